//! Artifact Stack's printed values one by one, with their names.

use core::fmt::{self, Write};

use super::cards::Card;
use super::data::{CARDS_A_DECK, Deck, Helper, LARGE_SET, Letter, Monster, SMALL_SET};
use super::names;
use super::values::{CardValue, Effect, Face, HelperEffect, HelperValue, Values, ValuesError};
use crate::bytes::{BytesError, Reader, Sink};
use crate::each::Member;
use crate::print::{Print, Range};

/// One printed value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Something on a card.
    Card(Card, OfCard),
    /// Something on a helper's card.
    Helper(Helper, OfHelper),
    /// What each card of a deck is worth by itself.
    Points(Deck),
    /// What a set of so many statues is worth.
    Statues(u8),
    /// What two or three cards of a deck bring.
    Bonus(Deck, u8),
    /// Porcelain in no set.
    PorcelainSingle,
    /// Two pieces of one letter.
    PorcelainPair,
    /// Three pieces of one letter.
    PorcelainThree,
    /// One piece of each letter.
    PorcelainMixed,
    /// A vampire or a mummy alone.
    Monster,
    /// A cross alone.
    Cross,
    /// A coffin alone.
    Coffin,
    /// A vampire and a cross.
    VampireCross,
    /// A mummy and a coffin.
    MummyCoffin,
    /// A vampire, a mummy, and one cross or coffin.
    Trio,
    /// All silver there is.
    Silver,
    /// What each player begins with.
    StartSilver,
    /// What digging costs for each card on top.
    Dig,
    /// What looking at a face-down card costs.
    Look,
    /// What hiring a helper costs.
    Hire,
    /// For the most relics.
    MostRelics,
    /// For the fewest relics.
    FewestRelics,
    /// For the most stars.
    MostStars,
    /// For each silver.
    SilverPoints,
}

/// What a card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfCard {
    /// Does it bear a star?
    Star,
    /// Does it lie face down in the temple?
    FaceDown,
    /// A letter, a monster, or whether it is a curse.
    Shows,
    /// What it does.
    Effect,
    /// How much of it.
    Number,
}

impl OfCard {
    /// Everything that the cards of a deck say.
    pub const fn of_deck(deck: Deck) -> &'static [OfCard] {
        match deck {
            Deck::Porcelain | Deck::VampireMummy => {
                &[OfCard::Star, OfCard::FaceDown, OfCard::Shows]
            }
            Deck::CurseBlessing => &[
                OfCard::Star,
                OfCard::FaceDown,
                OfCard::Shows,
                OfCard::Effect,
                OfCard::Number,
            ],
            Deck::Treasure => &[
                OfCard::Star,
                OfCard::FaceDown,
                OfCard::Effect,
                OfCard::Number,
            ],
            _ => &[OfCard::Star, OfCard::FaceDown],
        }
    }
}

/// What a helper's card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfHelper {
    /// The deck without which the helper stays in the box.
    Deck,
    /// What is counted.
    Counts,
    /// So many of it together.
    Of,
    /// Points for these.
    Points,
}

impl OfHelper {
    /// Everything that a card says.
    pub const ALL: [OfHelper; 4] = [
        OfHelper::Deck,
        OfHelper::Counts,
        OfHelper::Of,
        OfHelper::Points,
    ];
}

/// The decks with a bonus.
pub const BONUS_DECKS: [Deck; 4] = [Deck::Coins, Deck::Weapons, Deck::Manuscripts, Deck::Jewels];

/// Those that there is one of.
const SINGLE: [Field; 19] = [
    Field::PorcelainSingle,
    Field::PorcelainPair,
    Field::PorcelainThree,
    Field::PorcelainMixed,
    Field::Monster,
    Field::Cross,
    Field::Coffin,
    Field::VampireCross,
    Field::MummyCoffin,
    Field::Trio,
    Field::Silver,
    Field::StartSilver,
    Field::Dig,
    Field::Look,
    Field::Hire,
    Field::MostRelics,
    Field::FewestRelics,
    Field::MostStars,
    Field::SilverPoints,
];

const LETTERS: Range = Range::Word {
    count: Letter::ALL.len(),
    word: |number| Letter::at(number).map_or("", names::letter),
};
const MONSTERS: Range = Range::Word {
    count: Monster::ALL.len(),
    word: |number| Monster::at(number).map_or("", names::monster),
};
const KINDS: Range = Range::Word {
    count: 2,
    word: |number| if number == 0 { "blessing" } else { "curse" },
};
const EFFECTS: Range = Range::Word {
    count: Effect::all(0).len(),
    word: |number| match Effect::all(0).get(number) {
        Some(effect) => names::effect(*effect),
        None => "",
    },
};
const COUNTS: Range = Range::Word {
    count: HelperEffect::all(1, 0).len(),
    word: |number| match HelperEffect::all(1, 0).get(number) {
        Some(effect) => names::counts(*effect),
        None => "",
    },
};
/// None, then each.
const DECKS: Range = Range::Word {
    count: Deck::ALL.len() + 1,
    word: |number| match number.checked_sub(1) {
        Some(number) => Deck::at(number).map_or("", names::deck),
        None => "none",
    },
};

impl CardValue {
    fn range(&self, what: OfCard) -> Option<Range> {
        match (what, self.face) {
            (OfCard::Star | OfCard::FaceDown, _) => Some(Range::SWITCH),
            (OfCard::Shows, Face::Porcelain(_)) => Some(LETTERS),
            (OfCard::Shows, Face::Monster(_)) => Some(MONSTERS),
            (OfCard::Shows, Face::Blessing(_) | Face::Curse(_)) => Some(KINDS),
            (OfCard::Shows, Face::Plain | Face::Treasure(_)) => None,
            (OfCard::Effect, face) => face.effect().map(|_| EFFECTS),
            (OfCard::Number, face) => face.effect().map(|_| Range::BYTE),
        }
    }

    fn get(&self, what: OfCard) -> i32 {
        let effect = self.face.effect();
        match what {
            OfCard::Star => self.star.into(),
            OfCard::FaceDown => self.down.into(),
            OfCard::Shows => match self.face {
                Face::Porcelain(letter) => letter.place() as i32,
                Face::Monster(monster) => monster.place() as i32,
                Face::Curse(_) => 1,
                Face::Plain | Face::Blessing(_) | Face::Treasure(_) => 0,
            },
            OfCard::Effect => {
                let all = Effect::all(effect.map_or(0, Effect::number));
                let place = all.iter().position(|one| Some(*one) == effect);
                place.unwrap_or(0) as i32
            }
            OfCard::Number => effect.map_or(0, Effect::number).into(),
        }
    }

    fn set(&mut self, what: OfCard, value: i32) {
        let Ok(number) = usize::try_from(value) else {
            return;
        };
        match (what, self.face) {
            (OfCard::Star, _) => self.star = number == 1,
            (OfCard::FaceDown, _) => self.down = number == 1,
            (OfCard::Shows, Face::Porcelain(old)) => {
                self.face = Face::Porcelain(Letter::at(number).unwrap_or(old));
            }
            (OfCard::Shows, Face::Monster(old)) => {
                self.face = Face::Monster(Monster::at(number).unwrap_or(old));
            }
            (OfCard::Shows, Face::Blessing(effect) | Face::Curse(effect)) => {
                self.face = match number {
                    0 => Face::Blessing(effect),
                    _ => Face::Curse(effect),
                };
            }
            (OfCard::Shows, Face::Plain | Face::Treasure(_)) => {}
            (OfCard::Effect, face) => {
                let count = face.effect().map_or(0, Effect::number);
                self.face = face.with_effect(Effect::all(count).get(number).copied());
            }
            (OfCard::Number, face) => {
                let place = self.get(OfCard::Effect) as usize;
                let count = u8::try_from(value).ok();
                let effect = count.and_then(|count| Effect::all(count).get(place).copied());
                self.face = face.with_effect(effect);
            }
        }
    }
}

impl Face {
    /// The same with another effect, if it has one.
    const fn with_effect(self, effect: Option<Effect>) -> Face {
        match (self, effect) {
            (Face::Blessing(_), Some(effect)) => Face::Blessing(effect),
            (Face::Curse(_), Some(effect)) => Face::Curse(effect),
            (Face::Treasure(_), Some(effect)) => Face::Treasure(effect),
            (face, _) => face,
        }
    }
}

impl HelperValue {
    fn range(&self, what: OfHelper) -> Option<Range> {
        match (what, self.effect) {
            (OfHelper::Deck, _) => Some(DECKS),
            (OfHelper::Counts, _) => Some(COUNTS),
            (OfHelper::Points, _) => Some(Range::SIGNED),
            // Only these two count several together.
            (OfHelper::Of, HelperEffect::PerStars { .. } | HelperEffect::PerType { .. }) => {
                Some(Range::BYTE)
            }
            (OfHelper::Of, _) => None,
        }
    }

    fn get(&self, what: OfHelper) -> i32 {
        match what {
            OfHelper::Deck => self.deck.map_or(0, |deck| deck.place() as i32 + 1),
            OfHelper::Counts => {
                let all = HelperEffect::all(self.effect.together(), self.effect.points());
                let place = all.iter().position(|one| *one == self.effect);
                place.unwrap_or(0) as i32
            }
            OfHelper::Of => self.effect.together().into(),
            OfHelper::Points => self.effect.points().into(),
        }
    }

    fn set(&mut self, what: OfHelper, value: i32) {
        let mut kind = self.get(OfHelper::Counts);
        let (mut together, mut points) = (self.effect.together(), self.effect.points());
        match what {
            OfHelper::Deck => match value.checked_sub(1).map(usize::try_from) {
                Some(Ok(place)) => self.deck = Deck::at(place).or(self.deck),
                _ => self.deck = None,
            },
            OfHelper::Counts => kind = value,
            OfHelper::Of => together = u8::try_from(value).unwrap_or(together),
            OfHelper::Points => points = i8::try_from(value).unwrap_or(points),
        }
        let all = HelperEffect::all(together, points);
        let effect = usize::try_from(kind).ok().and_then(|kind| all.get(kind));
        self.effect = effect.copied().unwrap_or(self.effect);
    }
}

/// A number, with or without a sign.
enum Spot<'v> {
    Byte(&'v mut u8),
    Signed(&'v mut i8),
}

impl Values {
    /// The card's value.
    fn card_mut(&mut self, card: Card) -> Option<&mut CardValue> {
        let place = usize::from(card.number()).checked_sub(1)?;
        self.cards[card.deck()].get_mut(place)
    }

    /// The number in a field that belongs to no card.
    fn spot(&mut self, field: Field) -> Option<Spot<'_>> {
        Some(match field {
            Field::Card(..) | Field::Helper(..) => return None,
            Field::Points(deck) => Spot::Signed(&mut self.points[deck]),
            Field::Statues(size) => Spot::Byte(self.statues.get_mut(usize::from(size))?),
            Field::Bonus(deck, size) => {
                let bonus = match deck {
                    Deck::Coins => &mut self.coins,
                    Deck::Weapons => &mut self.weapons,
                    Deck::Manuscripts => &mut self.manuscripts,
                    Deck::Jewels => &mut self.jewels,
                    _ => return None,
                };
                Spot::Byte(match size {
                    SMALL_SET => &mut bonus.two,
                    _ => &mut bonus.three,
                })
            }
            Field::PorcelainSingle => Spot::Signed(&mut self.porcelain.single),
            Field::PorcelainPair => Spot::Signed(&mut self.porcelain.pair),
            Field::PorcelainThree => Spot::Signed(&mut self.porcelain.three),
            Field::PorcelainMixed => Spot::Signed(&mut self.porcelain.mixed),
            Field::Monster => Spot::Signed(&mut self.monsters.monster),
            Field::Cross => Spot::Signed(&mut self.monsters.cross),
            Field::Coffin => Spot::Signed(&mut self.monsters.coffin),
            Field::VampireCross => Spot::Signed(&mut self.monsters.vampire_cross),
            Field::MummyCoffin => Spot::Signed(&mut self.monsters.mummy_coffin),
            Field::Trio => Spot::Signed(&mut self.monsters.trio),
            Field::Silver => Spot::Byte(&mut self.silver),
            Field::StartSilver => Spot::Byte(&mut self.start_silver),
            Field::Dig => Spot::Byte(&mut self.dig),
            Field::Look => Spot::Byte(&mut self.look),
            Field::Hire => Spot::Byte(&mut self.hire),
            Field::MostRelics => Spot::Signed(&mut self.most_relics),
            Field::FewestRelics => Spot::Signed(&mut self.fewest_relics),
            Field::MostStars => Spot::Signed(&mut self.most_stars),
            Field::SilverPoints => Spot::Signed(&mut self.silver_points),
        })
    }
}

fn write_single(field: Field, out: &mut dyn Write) -> fmt::Result {
    out.write_str(match field {
        Field::PorcelainSingle => "values/porcelain/single",
        Field::PorcelainPair => "values/porcelain/pair",
        Field::PorcelainThree => "values/porcelain/three",
        Field::PorcelainMixed => "values/porcelain/mixed",
        Field::Monster => "values/monsters/monster",
        Field::Cross => "values/monsters/cross",
        Field::Coffin => "values/monsters/coffin",
        Field::VampireCross => "values/monsters/vampire_cross",
        Field::MummyCoffin => "values/monsters/mummy_coffin",
        Field::Trio => "values/monsters/trio",
        Field::Silver => "values/silver",
        Field::StartSilver => "values/start_silver",
        Field::Dig => "values/dig",
        Field::Look => "values/look",
        Field::Hire => "values/hire",
        Field::MostRelics => "values/most_relics",
        Field::FewestRelics => "values/fewest_relics",
        Field::MostStars => "values/most_stars",
        Field::SilverPoints => "values/silver_points",
        Field::Card(..)
        | Field::Helper(..)
        | Field::Points(_)
        | Field::Statues(_)
        | Field::Bonus(..) => "",
    })
}

impl Print for Values {
    type Field = Field;
    type Error = ValuesError;

    fn fields() -> impl Iterator<Item = Field> {
        let cards = Card::all().flat_map(|card| {
            let rows = OfCard::of_deck(card.deck()).iter();
            rows.map(move |what| Field::Card(card, *what))
        });
        let helpers = Helper::ALL.into_iter().flat_map(|helper| {
            let rows = OfHelper::ALL.into_iter();
            rows.map(move |what| Field::Helper(helper, what))
        });
        let bonuses = BONUS_DECKS.into_iter();
        let bonuses =
            bonuses.flat_map(|deck| [SMALL_SET, LARGE_SET].map(|size| Field::Bonus(deck, size)));
        cards
            .chain(helpers)
            .chain(Deck::ALL.into_iter().map(Field::Points))
            .chain((0..=CARDS_A_DECK as u8).map(Field::Statues))
            .chain(bonuses)
            .chain(SINGLE)
    }

    fn name(field: Field, out: &mut dyn Write) -> fmt::Result {
        match field {
            Field::Card(card, what) => {
                let what = match what {
                    OfCard::Star => "star",
                    OfCard::FaceDown => "face_down",
                    OfCard::Shows => "shows",
                    OfCard::Effect => "effect/name",
                    OfCard::Number => "effect/number",
                };
                let (deck, number) = (names::deck(card.deck()), card.number());
                write!(out, "cards/{deck}.{number}/{what}")
            }
            Field::Helper(helper, what) => {
                let what = match what {
                    OfHelper::Deck => "deck",
                    OfHelper::Counts => "counts",
                    OfHelper::Of => "of",
                    OfHelper::Points => "points",
                };
                write!(out, "helpers/{}/{what}", names::helper(helper))
            }
            Field::Points(deck) => write!(out, "values/points/{}", names::deck(deck)),
            Field::Statues(size) => write!(out, "values/statues/{size}"),
            Field::Bonus(deck, size) => {
                let size = if size == SMALL_SET { "two" } else { "three" };
                write!(out, "values/bonuses/{}/{size}", names::deck(deck))
            }
            single => write_single(single, out),
        }
    }

    fn range(&self, field: Field) -> Option<Range> {
        match field {
            Field::Card(card, what) => self.card(card).range(what),
            Field::Helper(helper, what) => self.helpers[helper].range(what),
            _ => {
                let mut copy = *self;
                Some(match copy.spot(field)? {
                    Spot::Byte(_) => Range::BYTE,
                    Spot::Signed(_) => Range::SIGNED,
                })
            }
        }
    }

    fn get(&self, field: Field) -> i32 {
        match field {
            Field::Card(card, what) => self.card(card).get(what),
            Field::Helper(helper, what) => self.helpers[helper].get(what),
            _ => {
                let mut copy = *self;
                match copy.spot(field) {
                    Some(Spot::Byte(byte)) => i32::from(*byte),
                    Some(Spot::Signed(points)) => i32::from(*points),
                    None => 0,
                }
            }
        }
    }

    fn set(&mut self, field: Field, value: i32) {
        match field {
            Field::Card(card, what) => {
                if let Some(card) = self.card_mut(card) {
                    card.set(what, value);
                }
            }
            Field::Helper(helper, what) => self.helpers[helper].set(what, value),
            _ => match self.spot(field) {
                Some(Spot::Byte(byte)) => *byte = u8::try_from(value).unwrap_or(*byte),
                Some(Spot::Signed(points)) => *points = i8::try_from(value).unwrap_or(*points),
                None => {}
            },
        }
    }

    fn check(&self) -> Result<(), ValuesError> {
        Values::check(self)
    }

    fn put(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        self.write(sink)
    }

    fn take(reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        Values::read(reader)
    }
}
