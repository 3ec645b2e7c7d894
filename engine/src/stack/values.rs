//! What is printed on cards and in the rulebook, as one value that the owner of a real box can
//! replace. What no source gives is marked "assumed".

use super::cards::Card;
use super::data::{
    CARDS_A_DECK, Deck, Helper, LARGE_SET, Letter, Monster, PLAYERS, PerDeck, PerHelper, SMALL_SET,
};

/// What a curse, a blessing or a treasure does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// So many points at the end. The only effect that is not carried out at once.
    Points(u8),
    /// Take so much silver from the bank.
    TakeSilver(u8),
    /// So many more actions in this turn.
    MoreActions(u8),
    /// So many helpers for nothing.
    FreeHelpers(u8),
    /// Each other player gives so much silver.
    OthersGive(u8),
    /// Pay so much silver to the bank.
    Pay(u8),
    /// Give so many open artifacts to the player on the left.
    GiveToLeft(u8),
    /// So many open artifacts leave the game.
    Remove(u8),
    /// Each other player takes so much silver from the bank.
    OthersTake(u8),
}

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Nothing that sets it apart from the other cards of its deck.
    Plain,
    /// A piece of a service.
    Porcelain(Letter),
    /// A monster, or what belongs with one.
    Monster(Monster),
    /// A blessing.
    Blessing(Effect),
    /// A curse.
    Curse(Effect),
    /// A treasure.
    Treasure(Effect),
}

impl Face {
    /// What a curse, a blessing or a treasure does.
    #[inline]
    pub const fn effect(self) -> Option<Effect> {
        match self {
            Face::Blessing(effect) | Face::Curse(effect) | Face::Treasure(effect) => Some(effect),
            Face::Plain | Face::Porcelain(_) | Face::Monster(_) => None,
        }
    }

    /// The effect that is carried out as soon as the card is taken.
    #[inline]
    pub const fn at_once(self) -> Option<Effect> {
        match self.effect() {
            Some(Effect::Points(_)) | None => None,
            effect => effect,
        }
    }
}

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardValue {
    /// Does it bear a star?
    pub star: bool,
    /// Does it lie face down in the temple?
    pub down: bool,
    /// What it shows.
    pub face: Face,
}

/// What a helper brings at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelperEffect {
    /// Points for each own card of the helper's deck.
    PerCard(i8),
    /// Points for each own curse.
    PerCurse(i8),
    /// A monster without its counterpart is worth this.
    LoneMonsters(i8),
    /// Points for each so many stars.
    PerStars {
        /// How many stars.
        stars: u8,
        /// What they bring.
        points: i8,
    },
    /// Points for each type of which there are enough.
    PerType {
        /// How many cards are enough.
        cards: u8,
        /// What they bring.
        points: i8,
    },
}

/// One helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelperValue {
    /// The deck without which the helper stays in the box.
    pub deck: Option<Deck>,
    /// What the helper brings.
    pub effect: HelperEffect,
}

/// What a bonus brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusValue {
    /// With two cards.
    pub two: u8,
    /// With three cards.
    pub three: u8,
}

impl BonusValue {
    /// What a set of this size brings.
    #[inline]
    pub const fn of(self, size: u8) -> u8 {
        match size {
            SMALL_SET => self.two,
            LARGE_SET => self.three,
            _ => 0,
        }
    }
}

/// What porcelain is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PorcelainValues {
    /// A card in no set.
    pub single: i8,
    /// Two of one letter.
    pub pair: i8,
    /// Three of one letter.
    pub three: i8,
    /// One of each letter.
    pub mixed: i8,
}

/// What monsters are worth, alone and combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonsterValues {
    /// A vampire or a mummy alone.
    pub monster: i8,
    /// A cross alone.
    pub cross: i8,
    /// A coffin alone.
    pub coffin: i8,
    /// A vampire and a cross.
    pub vampire_cross: i8,
    /// A mummy and a coffin.
    pub mummy_coffin: i8,
    /// A vampire, a mummy, and one cross or coffin.
    pub trio: i8,
}

/// Everything that is printed.
///
/// ```
/// use engine::stack::{ArtifactStack, Setup, Values, ValuesError};
/// let mut setup = Setup::base(2);
/// setup.values.hire = 2; // in this box, helpers cost more
/// assert!(ArtifactStack::new(setup).is_ok());
/// setup.values.silver = 3;
/// assert_eq!(setup.values.check(), Err(ValuesError::Silver(3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    /// Every card. Assumed: stars, which lie face down, what curses, blessings and treasures say.
    pub cards: PerDeck<[CardValue; CARDS_A_DECK]>,
    /// Every helper. Assumed, but for their number.
    pub helpers: PerHelper<HelperValue>,
    /// All silver there is. Printed.
    pub silver: u8,
    /// What each player begins with. Printed.
    pub start_silver: u8,
    /// What digging costs for each card on top. Printed.
    pub dig: u8,
    /// What looking at a face-down card costs. Printed.
    pub look: u8,
    /// What hiring a helper costs. Printed.
    pub hire: u8,
    /// What each card of a deck is worth by itself, besides sets, combinations and what is
    /// printed on single cards. Printed.
    pub points: PerDeck<i8>,
    /// What a set of so many statues is worth. Printed up to three, and how it goes on.
    pub statues: [u8; CARDS_A_DECK + 1],
    /// Silver for coins. Printed.
    pub coins: BonusValue,
    /// Cards stolen with weapons. Printed.
    pub weapons: BonusValue,
    /// Actions for manuscripts. Printed.
    pub manuscripts: BonusValue,
    /// Helpers for jewels. Printed.
    pub jewels: BonusValue,
    /// Porcelain. Printed.
    pub porcelain: PorcelainValues,
    /// Vampires and mummies. Printed.
    pub monsters: MonsterValues,
    /// For the most relics. Printed.
    pub most_relics: i8,
    /// For the fewest relics. Printed.
    pub fewest_relics: i8,
    /// For the most stars. Printed.
    pub most_stars: i8,
    /// For each silver. Printed.
    pub silver_points: i8,
}

/// Why printed values cannot be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValuesError {
    /// The card shows something that belongs to another deck.
    Face(Card),
    /// The card's number is beyond what an effect can do.
    Effect(Card),
    /// The helper counts by nothing at all, or by a deck without having one.
    Helper(Helper),
    /// There is not enough silver for four players to begin with, or more than can be counted.
    Silver(u8),
    /// A bonus of this deck is beyond what a game has.
    Bonus(Deck),
}

/// The highest number of an effect or a bonus.
const MOST: u8 = 9;
/// The most silver: purses are counted in bytes.
const MOST_SILVER: u8 = 200;

/// Of a card that lies face up in a temple.
const UP: bool = false;
/// Of a card that lies face down in a temple.
const DOWN: bool = true;

const fn card(star: bool, down: bool, face: Face) -> CardValue {
    CardValue { star, down, face }
}

/// Nine cards that differ in stars and in how they lie; the same in six decks, and with letters
/// in the porcelain.
const fn nine(faces: [Face; CARDS_A_DECK]) -> [CardValue; CARDS_A_DECK] {
    let [a, b, c, d, e, f, g, h, i] = faces;
    [
        card(true, UP, a),
        card(true, UP, b),
        card(true, DOWN, c),
        card(false, DOWN, d),
        card(false, DOWN, e),
        card(false, UP, f),
        card(false, UP, g),
        card(false, UP, h),
        card(false, UP, i),
    ]
}

const fn porcelain() -> [CardValue; CARDS_A_DECK] {
    let [a, b, c] = [
        Face::Porcelain(Letter::A),
        Face::Porcelain(Letter::B),
        Face::Porcelain(Letter::C),
    ];
    nine([a, b, c, a, b, c, a, b, c])
}

const fn vampires_and_mummies() -> [CardValue; CARDS_A_DECK] {
    let [vampire, mummy, cross, coffin] = [
        Face::Monster(Monster::Vampire),
        Face::Monster(Monster::Mummy),
        Face::Monster(Monster::Cross),
        Face::Monster(Monster::Coffin),
    ];
    [
        card(true, DOWN, vampire),
        card(false, DOWN, vampire),
        card(false, DOWN, vampire),
        card(true, DOWN, mummy),
        card(false, DOWN, mummy),
        card(true, UP, cross),
        card(false, UP, cross),
        card(false, UP, coffin),
        card(false, UP, coffin),
    ]
}

const fn curses_and_blessings() -> [CardValue; CARDS_A_DECK] {
    [
        card(false, DOWN, Face::Blessing(Effect::TakeSilver(2))),
        card(false, DOWN, Face::Blessing(Effect::MoreActions(1))),
        card(false, DOWN, Face::Blessing(Effect::FreeHelpers(1))),
        card(false, DOWN, Face::Blessing(Effect::OthersGive(1))),
        card(true, DOWN, Face::Curse(Effect::Pay(1))),
        card(false, DOWN, Face::Curse(Effect::Pay(2))),
        card(true, DOWN, Face::Curse(Effect::GiveToLeft(1))),
        card(true, DOWN, Face::Curse(Effect::Remove(1))),
        card(false, DOWN, Face::Curse(Effect::OthersTake(1))),
    ]
}

const fn treasures() -> [CardValue; CARDS_A_DECK] {
    [
        card(true, DOWN, Face::Treasure(Effect::Points(2))),
        card(false, UP, Face::Treasure(Effect::Points(3))),
        card(false, DOWN, Face::Treasure(Effect::Points(3))),
        card(false, UP, Face::Treasure(Effect::Points(4))),
        card(false, DOWN, Face::Treasure(Effect::Points(5))),
        card(true, DOWN, Face::Treasure(Effect::TakeSilver(2))),
        card(false, UP, Face::Treasure(Effect::TakeSilver(3))),
        card(false, DOWN, Face::Treasure(Effect::MoreActions(1))),
        card(true, UP, Face::Treasure(Effect::FreeHelpers(1))),
    ]
}

fn helper(helper: Helper) -> HelperValue {
    let per_card = |deck| HelperValue {
        deck: Some(deck),
        effect: HelperEffect::PerCard(1),
    };
    match helper {
        Helper::Sculptor => per_card(Deck::Statues),
        Helper::Numismatist => per_card(Deck::Coins),
        Helper::Armourer => per_card(Deck::Weapons),
        Helper::Scribe => per_card(Deck::Manuscripts),
        Helper::Jeweller => per_card(Deck::Jewels),
        Helper::Priest => per_card(Deck::Relics),
        Helper::Butler => per_card(Deck::Porcelain),
        Helper::TreasureHunter => per_card(Deck::Treasure),
        Helper::Exorcist => HelperValue {
            deck: Some(Deck::CurseBlessing),
            effect: HelperEffect::PerCurse(2),
        },
        Helper::MonsterHunter => HelperValue {
            deck: Some(Deck::VampireMummy),
            effect: HelperEffect::LoneMonsters(1),
        },
        Helper::Astronomer => HelperValue {
            deck: None,
            effect: HelperEffect::PerStars {
                stars: 2,
                points: 1,
            },
        },
        Helper::Curator => HelperValue {
            deck: None,
            effect: HelperEffect::PerType {
                cards: 3,
                points: 1,
            },
        },
    }
}

impl Default for Values {
    fn default() -> Self {
        let bonus = BonusValue { two: 1, three: 2 };
        Values {
            cards: PerDeck::from_fn(|deck| match deck {
                Deck::Porcelain => porcelain(),
                Deck::VampireMummy => vampires_and_mummies(),
                Deck::CurseBlessing => curses_and_blessings(),
                Deck::Treasure => treasures(),
                _ => nine([Face::Plain; CARDS_A_DECK]),
            }),
            helpers: PerHelper::from_fn(helper),
            silver: 40,
            start_silver: 2,
            dig: 1,
            look: 1,
            hire: 1,
            points: PerDeck::new([0, 2, 1, 1, 1, 1, 0, 0, 0, 0]),
            statues: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45],
            coins: bonus,
            weapons: bonus,
            manuscripts: bonus,
            jewels: bonus,
            porcelain: PorcelainValues {
                single: 1,
                pair: 4,
                three: 8,
                mixed: 10,
            },
            monsters: MonsterValues {
                monster: -1,
                cross: -1,
                coffin: 2,
                vampire_cross: 5,
                mummy_coffin: 5,
                trio: 4,
            },
            most_relics: 3,
            fewest_relics: -3,
            most_stars: 3,
            silver_points: 1,
        }
    }
}

impl Values {
    /// What is printed on a card.
    #[inline]
    pub fn card(&self, card: Card) -> CardValue {
        let number = card.number() as usize - 1;
        self.cards[card.deck()]
            .get(number)
            .copied()
            // A card's number is never beyond its deck.
            .unwrap_or(CardValue {
                star: false,
                down: false,
                face: Face::Plain,
            })
    }

    /// Can a game be played with these?
    pub fn check(&self) -> Result<(), ValuesError> {
        for card in Card::all() {
            let face = self.card(card).face;
            let fits = match card.deck() {
                Deck::Porcelain => matches!(face, Face::Porcelain(_)),
                Deck::VampireMummy => matches!(face, Face::Monster(_)),
                Deck::CurseBlessing => matches!(face, Face::Curse(_) | Face::Blessing(_)),
                Deck::Treasure => matches!(face, Face::Treasure(_)),
                _ => face == Face::Plain,
            };
            if !fits {
                return Err(ValuesError::Face(card));
            }
            if face.effect().is_some_and(|effect| effect.number() > MOST) {
                return Err(ValuesError::Effect(card));
            }
        }
        self.check_helpers()?;
        self.check_silver()?;
        for (deck, bonus) in [
            (Deck::Coins, self.coins),
            (Deck::Weapons, self.weapons),
            (Deck::Manuscripts, self.manuscripts),
            (Deck::Jewels, self.jewels),
        ] {
            if bonus.two > MOST || bonus.three > MOST {
                return Err(ValuesError::Bonus(deck));
            }
        }
        Ok(())
    }

    fn check_helpers(&self) -> Result<(), ValuesError> {
        for (helper, value) in self.helpers.iter() {
            let sound = match value.effect {
                HelperEffect::PerCard(_) => value.deck.is_some(),
                HelperEffect::PerCurse(_) | HelperEffect::LoneMonsters(_) => true,
                HelperEffect::PerStars { stars, .. } => stars > 0,
                HelperEffect::PerType { cards, .. } => cards > 0,
            };
            if !sound {
                return Err(ValuesError::Helper(helper));
            }
        }
        Ok(())
    }

    fn check_silver(&self) -> Result<(), ValuesError> {
        let begin = u16::from(self.start_silver) * u16::from(*PLAYERS.end());
        if self.silver > MOST_SILVER || begin > u16::from(self.silver) {
            return Err(ValuesError::Silver(self.silver));
        }
        Ok(())
    }
}

impl Effect {
    /// Every effect with a number.
    pub const fn all(number: u8) -> [Effect; 9] {
        [
            Effect::Points(number),
            Effect::TakeSilver(number),
            Effect::MoreActions(number),
            Effect::FreeHelpers(number),
            Effect::OthersGive(number),
            Effect::Pay(number),
            Effect::GiveToLeft(number),
            Effect::Remove(number),
            Effect::OthersTake(number),
        ]
    }

    /// How much of it.
    pub const fn number(self) -> u8 {
        match self {
            Effect::Points(number)
            | Effect::TakeSilver(number)
            | Effect::MoreActions(number)
            | Effect::FreeHelpers(number)
            | Effect::OthersGive(number)
            | Effect::Pay(number)
            | Effect::GiveToLeft(number)
            | Effect::Remove(number)
            | Effect::OthersTake(number) => number,
        }
    }
}

impl HelperEffect {
    /// Every effect: so many together, where that is said, bring points.
    pub const fn all(together: u8, points: i8) -> [HelperEffect; 5] {
        [
            HelperEffect::PerCard(points),
            HelperEffect::PerCurse(points),
            HelperEffect::LoneMonsters(points),
            HelperEffect::PerStars {
                stars: together,
                points,
            },
            HelperEffect::PerType {
                cards: together,
                points,
            },
        ]
    }

    /// How many bring points together: one, unless it says otherwise.
    pub const fn together(self) -> u8 {
        match self {
            HelperEffect::PerCard(_)
            | HelperEffect::PerCurse(_)
            | HelperEffect::LoneMonsters(_) => 1,
            HelperEffect::PerStars { stars, .. } => stars,
            HelperEffect::PerType { cards, .. } => cards,
        }
    }

    /// What they bring.
    pub const fn points(self) -> i8 {
        match self {
            HelperEffect::PerCard(points)
            | HelperEffect::PerCurse(points)
            | HelperEffect::LoneMonsters(points)
            | HelperEffect::PerStars { points, .. }
            | HelperEffect::PerType { points, .. } => points,
        }
    }
}
