//! Artifact Stack's printed values, in groups: every card of each deck, costs, bonuses, points,
//! awards, helpers.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::stack::{CardValue, Deck, Effect, Face, Helper, HelperEffect, Letter, Monster, Values};

use super::text::{Label, names};
use crate::text::{Arg, Language, say};

/// Values that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The nine cards of a deck.
    Deck(Deck),
    /// Silver, and what things cost.
    Costs,
    /// What two and three cards bring.
    Bonuses,
    /// Sets of statues.
    Statues,
    /// Sets of porcelain.
    Porcelain,
    /// Monsters alone and combined.
    Monsters,
    /// Relics, stars, silver.
    Awards,
    /// What each helper brings.
    Helpers,
}

/// How many groups there are.
pub const GROUPS: usize = Deck::COUNT + OTHERS.len();

/// Those besides the decks.
const OTHERS: [Group; 7] = [
    Group::Costs,
    Group::Bonuses,
    Group::Statues,
    Group::Porcelain,
    Group::Monsters,
    Group::Awards,
    Group::Helpers,
];

/// How many cards a deck has.
const CARDS: usize = 9;
/// The most that a number is set to: one beyond what makes sense, so that people learn where the end
/// is.
const MOST: u8 = 10;
/// The most silver that can be set.
const MOST_SILVER: u8 = 201;
/// The most points, and the fewest below zero.
const MOST_POINTS: i8 = 60;
const FEWEST_POINTS: i8 = -MOST_POINTS;

/// The decks with a bonus.
const BONUS_DECKS: [Deck; 4] = [Deck::Coins, Deck::Weapons, Deck::Manuscripts, Deck::Jewels];

/// The group with a number.
pub fn group(number: usize) -> Group {
    match number.checked_sub(OTHERS.len()).and_then(Deck::at) {
        Some(deck) => Group::Deck(deck),
        None => OTHERS.get(number).copied().unwrap_or(Group::Costs),
    }
}

/// What of a card a row is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Star,
    Down,
    Shows,
    Number,
}

/// The rows of a card of a deck.
const fn parts(deck: Deck) -> &'static [Part] {
    match deck {
        Deck::Porcelain | Deck::VampireMummy => &[Part::Star, Part::Down, Part::Shows],
        Deck::CurseBlessing | Deck::Treasure => {
            &[Part::Star, Part::Down, Part::Shows, Part::Number]
        }
        _ => &[Part::Star, Part::Down],
    }
}

/// A value as it is changed: a count, points, or a switch.
enum Entry<'v> {
    Count(&'v mut u8, u8),
    Points(&'v mut i8),
    Switch(&'v mut bool),
    Shows(Deck, &'v mut Face),
    Amount(&'v mut Face),
}

impl Group {
    /// What it is called.
    pub fn title(self, language: Language, out: &mut dyn Write) -> Written {
        let label = match self {
            Group::Deck(deck) => return out.write_str(names::deck(deck, language)),
            Group::Costs => Label::ValueCosts,
            Group::Bonuses => Label::ValueBonuses,
            Group::Statues => Label::ValueStatues,
            Group::Porcelain => Label::ValuePorcelain,
            Group::Monsters => Label::ValueMonsters,
            Group::Awards => Label::ValueAwards,
            Group::Helpers => Label::ValueHelpers,
        };
        out.write_str(label.text(language))
    }

    /// How many values it has.
    pub fn size(self) -> usize {
        match self {
            Group::Deck(deck) => 1 + CARDS * parts(deck).len(),
            Group::Costs => 5,
            Group::Bonuses => 2 * BONUS_DECKS.len(),
            Group::Statues => CARDS,
            Group::Porcelain => 4,
            Group::Monsters => 6,
            Group::Awards => 4,
            Group::Helpers => Helper::COUNT,
        }
    }

    /// The value at a place.
    fn entry(self, values: &mut Values, place: usize) -> Option<Entry<'_>> {
        Some(match self {
            Group::Deck(deck) => match place.checked_sub(1) {
                None => Entry::Points(&mut values.points[deck]),
                Some(place) => {
                    let parts = parts(deck);
                    let card = values.cards[deck].get_mut(place / parts.len())?;
                    card_entry(deck, *parts.get(place % parts.len())?, card)
                }
            },
            Group::Costs => match place {
                0 => Entry::Count(&mut values.silver, MOST_SILVER),
                1 => Entry::Count(&mut values.start_silver, MOST),
                2 => Entry::Count(&mut values.dig, MOST),
                3 => Entry::Count(&mut values.look, MOST),
                _ => Entry::Count(&mut values.hire, MOST),
            },
            Group::Bonuses => {
                let bonus = match BONUS_DECKS.get(place / 2)? {
                    Deck::Coins => &mut values.coins,
                    Deck::Weapons => &mut values.weapons,
                    Deck::Manuscripts => &mut values.manuscripts,
                    _ => &mut values.jewels,
                };
                let number = if place.is_multiple_of(2) {
                    &mut bonus.two
                } else {
                    &mut bonus.three
                };
                Entry::Count(number, MOST)
            }
            Group::Statues => Entry::Count(values.statues.get_mut(place + 1)?, 99),
            Group::Porcelain => Entry::Points(match place {
                0 => &mut values.porcelain.single,
                1 => &mut values.porcelain.pair,
                2 => &mut values.porcelain.three,
                _ => &mut values.porcelain.mixed,
            }),
            Group::Monsters => Entry::Points(match place {
                0 => &mut values.monsters.monster,
                1 => &mut values.monsters.cross,
                2 => &mut values.monsters.coffin,
                3 => &mut values.monsters.vampire_cross,
                4 => &mut values.monsters.mummy_coffin,
                _ => &mut values.monsters.trio,
            }),
            Group::Awards => Entry::Points(match place {
                0 => &mut values.most_relics,
                1 => &mut values.fewest_relics,
                2 => &mut values.most_stars,
                _ => &mut values.silver_points,
            }),
            Group::Helpers => {
                let helper = &mut values.helpers[Helper::at(place)?];
                Entry::Points(match &mut helper.effect {
                    HelperEffect::PerCard(points)
                    | HelperEffect::PerCurse(points)
                    | HelperEffect::LoneMonsters(points)
                    | HelperEffect::PerStars { points, .. }
                    | HelperEffect::PerType { points, .. } => points,
                })
            }
        })
    }

    /// Writes a value as a number or a word.
    pub fn value(
        self,
        values: &Values,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        let mut copy = *values;
        match self.entry(&mut copy, place) {
            Some(Entry::Count(number, _)) => write!(out, "{number}"),
            Some(Entry::Points(points)) => write!(out, "{points}"),
            Some(Entry::Switch(on)) => {
                let label = if *on { Label::ValueYes } else { Label::ValueNo };
                out.write_str(label.text(language))
            }
            Some(Entry::Shows(deck, face)) => shown(deck, *face, language, out),
            Some(Entry::Amount(face)) => write!(out, "{}", face.effect().map_or(0, Effect::number)),
            None => Ok(()),
        }
    }

    /// Changes a value to the next, or the one before.
    pub fn change(self, values: &mut Values, place: usize, up: bool) {
        match self.entry(values, place) {
            Some(Entry::Count(number, most)) => *number = next(*number, most, up),
            Some(Entry::Points(points)) => {
                *points = match (*points, up) {
                    (MOST_POINTS.., true) => FEWEST_POINTS,
                    (i8::MIN..=FEWEST_POINTS, false) => MOST_POINTS,
                    (points, true) => points + 1,
                    (points, false) => points - 1,
                };
            }
            Some(Entry::Switch(on)) => *on = !*on,
            Some(Entry::Shows(_, face)) => *face = next_face(*face, up),
            Some(Entry::Amount(face)) => {
                let number = face.effect().map_or(0, Effect::number);
                *face = with_number(*face, next(number, MOST, up));
            }
            None => {}
        }
    }

    /// What the value at a place is called.
    pub fn label(self, place: usize, language: Language, out: &mut dyn Write) -> Written {
        let plain = |label: Label, out: &mut dyn Write| out.write_str(label.text(language));
        match self {
            Group::Deck(deck) => {
                let Some(place) = place.checked_sub(1) else {
                    return plain(Label::ValuePointsEach, out);
                };
                let parts = parts(deck);
                let label = match parts.get(place % parts.len()) {
                    Some(Part::Star) | None => Label::ValueStar,
                    Some(Part::Down) => Label::ValueDown,
                    Some(Part::Number) => Label::ValueNumber,
                    Some(Part::Shows) => match deck {
                        Deck::Porcelain => Label::ValueLetter,
                        Deck::VampireMummy => Label::ValueMonster,
                        _ => Label::ValueEffect,
                    },
                };
                let number = Arg::Number((place / parts.len()) as i32 + 1);
                say(out, language, label.text(language), &[number])
            }
            Group::Bonuses => {
                let deck = BONUS_DECKS.get(place / 2).copied();
                let name = deck.map_or("", |deck| names::deck(deck, language));
                let label = if place.is_multiple_of(2) {
                    Label::ValueTwo
                } else {
                    Label::ValueThree
                };
                say(out, language, label.text(language), &[Arg::Text(name)])
            }
            Group::Statues => {
                let args = [Arg::Number(place as i32 + 1)];
                say(out, language, Label::ValueSetOf.text(language), &args)
            }
            Group::Helpers => {
                let name = Helper::at(place).map_or("", |helper| names::helper(helper, language));
                out.write_str(name)
            }
            Group::Costs | Group::Porcelain | Group::Monsters | Group::Awards => {
                plain(self.plain_label(place), out)
            }
        }
    }

    /// What a value is called that has a name of its own.
    const fn plain_label(self, place: usize) -> Label {
        match (self, place) {
            (Group::Costs, 0) => Label::ValueSilver,
            (Group::Costs, 1) => Label::ValueStart,
            (Group::Costs, 2) => Label::ValueDig,
            (Group::Costs, 3) => Label::ValueLook,
            (Group::Costs, _) => Label::ValueHire,
            (Group::Porcelain, 0) => Label::ValueSingle,
            (Group::Porcelain, 1) => Label::ValuePair,
            (Group::Porcelain, 2) => Label::ValueTriple,
            (Group::Porcelain, _) => Label::ValueMixed,
            (Group::Monsters, 0) => Label::ValueLone,
            (Group::Monsters, 1) => Label::ValueCross,
            (Group::Monsters, 2) => Label::ValueCoffin,
            (Group::Monsters, 3) => Label::ValueVampireCross,
            (Group::Monsters, 4) => Label::ValueMummyCoffin,
            (Group::Monsters, _) => Label::ValueTrio,
            (_, 0) => Label::ValueMostRelics,
            (_, 1) => Label::ValueFewestRelics,
            (_, 2) => Label::ValueMostStars,
            (_, _) => Label::ValueSilverPoints,
        }
    }
}

fn card_entry(deck: Deck, part: Part, card: &mut CardValue) -> Entry<'_> {
    match part {
        Part::Star => Entry::Switch(&mut card.star),
        Part::Down => Entry::Switch(&mut card.down),
        Part::Shows => Entry::Shows(deck, &mut card.face),
        Part::Number => Entry::Amount(&mut card.face),
    }
}

/// What a card shows, in a word or two.
fn shown(deck: Deck, face: Face, language: Language, out: &mut dyn Write) -> Written {
    match face {
        Face::Porcelain(letter) => out.write_str(names::letter(letter)),
        Face::Monster(_) => names::card_title(deck, face, language, out),
        Face::Plain => Ok(()),
        Face::Blessing(effect) | Face::Curse(effect) | Face::Treasure(effect) => {
            let sign = match face {
                Face::Curse(_) => "-",
                _ => "+",
            };
            write!(out, "{sign}{}", effect_word(effect, language))
        }
    }
}

/// An effect in a word, where there is little room.
const fn effect_word(effect: Effect, language: Language) -> &'static str {
    match effect {
        Effect::Points(_) => language.pick("points", "Punkte", "punten"),
        Effect::TakeSilver(_) => language.pick("silver", "Silber", "zilver"),
        Effect::MoreActions(_) => language.pick("action", "Aktion", "actie"),
        Effect::FreeHelpers(_) => language.pick("helper", "Gehilfe", "helper"),
        Effect::OthersGive(_) => language.pick("all give", "alle geben", "allen geven"),
        Effect::Pay(_) => language.pick("pay", "zahlen", "betalen"),
        Effect::GiveToLeft(_) => language.pick("give", "abgeben", "weggeven"),
        Effect::Remove(_) => language.pick("lose", "verlieren", "verliezen"),
        Effect::OthersTake(_) => language.pick("all take", "alle nehmen", "allen nemen"),
    }
}

/// The next number, or the one before, and round again.
const fn next(number: u8, most: u8, up: bool) -> u8 {
    match (number, up) {
        (number, true) if number >= most => 0,
        (0, false) => most,
        (number, true) => number + 1,
        (number, false) => number - 1,
    }
}

/// Every effect, with a number.
const fn effects(number: u8) -> [Effect; 9] {
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

fn with_number(face: Face, number: u8) -> Face {
    let place = |effect: Effect| {
        effects(effect.number())
            .iter()
            .position(|one| *one == effect)
    };
    let of = |effect: Effect| {
        let there = place(effect).and_then(|place| effects(number).get(place).copied());
        there.unwrap_or(effect)
    };
    match face {
        Face::Blessing(effect) => Face::Blessing(of(effect)),
        Face::Curse(effect) => Face::Curse(of(effect)),
        Face::Treasure(effect) => Face::Treasure(of(effect)),
        other => other,
    }
}

/// The next thing that a card of the same deck can show: a letter, a monster, an effect; after the
/// last effect of a blessing come curses, and the other way round.
fn next_face(face: Face, up: bool) -> Face {
    let step = |place: usize, count: usize| (place + if up { 1 } else { count - 1 }) % count;
    match face {
        Face::Plain => face,
        Face::Porcelain(letter) => {
            let next = Letter::at(step(letter.place(), Letter::COUNT));
            Face::Porcelain(next.unwrap_or(letter))
        }
        Face::Monster(monster) => {
            let next = Monster::at(step(monster.place(), Monster::COUNT));
            Face::Monster(next.unwrap_or(monster))
        }
        Face::Treasure(effect) => {
            let all = effects(effect.number());
            let place = all.iter().position(|one| *one == effect).unwrap_or(0);
            let next = all.get(step(place, all.len())).copied();
            Face::Treasure(next.unwrap_or(effect))
        }
        Face::Blessing(effect) | Face::Curse(effect) => {
            let all = effects(effect.number());
            let place = all.iter().position(|one| *one == effect).unwrap_or(0);
            let is_curse = matches!(face, Face::Curse(_));
            let place = if is_curse { place + all.len() } else { place };
            let next = step(place, all.len() * 2);
            let effect = all.get(next % all.len()).copied().unwrap_or(effect);
            if next < all.len() {
                Face::Blessing(effect)
            } else {
                Face::Curse(effect)
            }
        }
    }
}
