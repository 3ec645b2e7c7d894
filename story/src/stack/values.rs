//! Artifact Stack's printed values by their places in the set-up object, and why some cannot be
//! played with.

use engine::each::Member;
use engine::stack::{
    BonusValue, Card, CardValue, Deck, Effect, Face, Helper, HelperEffect, HelperValue, Letter,
    Monster, MonsterValues, PorcelainValues, SetupError, Values, ValuesError,
};

use super::json::{effect_name, helper_counts};
use super::names::{self, card, deck, helper, helper_words};
use crate::page::sentence;
use crate::values::{Misprint, Print, named, nth, number, switch, word};

/// What stands for nothing, as in the JSON.
const NOTHING: &str = "null";

impl Print for Values {
    fn print(&mut self, _: u8, name: &[&str], given: &str) -> Result<(), Misprint> {
        match *name {
            ["cards", one, ref field @ ..] => {
                let one = named(Card::all(), card, one)?;
                let cards = &mut self.cards[one.deck()];
                let place = usize::from(one.number()) - 1;
                let value = cards.get_mut(place).ok_or(Misprint::Unknown)?;
                print_card(value, field, given)
            }
            ["helpers", one, field] => {
                let one = named(Helper::ALL, helper, one)?;
                print_helper(&mut self.helpers[one], field, given)
            }
            ["values", "points", of] => {
                let of = named(Deck::ALL, deck, of)?;
                number(&mut self.points[of], given)
            }
            ["values", "statues", place] => number(nth(&mut self.statues, place)?, given),
            ["values", "bonuses", of, size] => number(bonus(self, of, size)?, given),
            ["values", "porcelain", field] => {
                number(of_porcelain(&mut self.porcelain, field)?, given)
            }
            ["values", "monsters", field] => number(of_monsters(&mut self.monsters, field)?, given),
            ["values", field] => match field {
                "silver" => number(&mut self.silver, given),
                "start_silver" => number(&mut self.start_silver, given),
                "dig" => number(&mut self.dig, given),
                "look" => number(&mut self.look, given),
                "hire" => number(&mut self.hire, given),
                "most_relics" => number(&mut self.most_relics, given),
                "fewest_relics" => number(&mut self.fewest_relics, given),
                "most_stars" => number(&mut self.most_stars, given),
                "silver_points" => number(&mut self.silver_points, given),
                _ => Err(Misprint::Unknown),
            },
            _ => Err(Misprint::Unknown),
        }
    }
}

fn bonus<'v>(values: &'v mut Values, of: &str, size: &str) -> Result<&'v mut u8, Misprint> {
    let BonusValue { two, three } = match of {
        "coins" => &mut values.coins,
        "weapons" => &mut values.weapons,
        "manuscripts" => &mut values.manuscripts,
        "jewels" => &mut values.jewels,
        _ => return Err(Misprint::Unknown),
    };
    match size {
        "two" => Ok(two),
        "three" => Ok(three),
        _ => Err(Misprint::Unknown),
    }
}

fn of_porcelain<'v>(values: &'v mut PorcelainValues, field: &str) -> Result<&'v mut i8, Misprint> {
    Ok(match field {
        "single" => &mut values.single,
        "pair" => &mut values.pair,
        "three" => &mut values.three,
        "mixed" => &mut values.mixed,
        _ => return Err(Misprint::Unknown),
    })
}

fn of_monsters<'v>(values: &'v mut MonsterValues, field: &str) -> Result<&'v mut i8, Misprint> {
    Ok(match field {
        "monster" => &mut values.monster,
        "cross" => &mut values.cross,
        "coffin" => &mut values.coffin,
        "vampire_cross" => &mut values.vampire_cross,
        "mummy_coffin" => &mut values.mummy_coffin,
        "trio" => &mut values.trio,
        _ => return Err(Misprint::Unknown),
    })
}

fn print_card(card: &mut CardValue, field: &[&str], given: &str) -> Result<(), Misprint> {
    match (field, card.face) {
        (["star"], _) => switch(&mut card.star, given),
        (["face_down"], _) => switch(&mut card.down, given),
        (["shows"], Face::Porcelain(_)) => {
            let letters = Letter::ALL.map(|one| (names::letter(one), Face::Porcelain(one)));
            word(&mut card.face, given, letters)
        }
        (["shows"], Face::Monster(_)) => {
            let monsters = Monster::ALL.map(|one| (names::monster(one), Face::Monster(one)));
            word(&mut card.face, given, monsters)
        }
        (["shows"], Face::Blessing(effect) | Face::Curse(effect)) => {
            let kinds = [
                ("blessing", Face::Blessing(effect)),
                ("curse", Face::Curse(effect)),
            ];
            word(&mut card.face, given, kinds)
        }
        (
            ["effect", field],
            Face::Blessing(effect) | Face::Curse(effect) | Face::Treasure(effect),
        ) => {
            let effect = print_effect(effect, field, given)?;
            card.face = match card.face {
                Face::Blessing(_) => Face::Blessing(effect),
                Face::Curse(_) => Face::Curse(effect),
                _ => Face::Treasure(effect),
            };
            Ok(())
        }
        _ => Err(Misprint::Unknown),
    }
}

/// Another effect, or the same with another number.
fn print_effect(effect: Effect, field: &str, given: &str) -> Result<Effect, Misprint> {
    let mut count = effect.number();
    let mut changed = effect;
    match field {
        "name" => word(&mut changed, given, effects(count))?,
        "number" => {
            number(&mut count, given)?;
            word(&mut changed, effect_name(effect), effects(count))?;
        }
        _ => return Err(Misprint::Unknown),
    }
    Ok(changed)
}

/// Every effect with a number.
fn effects(number: u8) -> [(&'static str, Effect); 9] {
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
    .map(|effect| (effect_name(effect), effect))
}

fn print_helper(value: &mut HelperValue, field: &str, given: &str) -> Result<(), Misprint> {
    let (counts, mut of, mut points) = helper_counts(value.effect);
    let effects = |of, points| {
        [
            HelperEffect::PerCard(points),
            HelperEffect::PerCurse(points),
            HelperEffect::LoneMonsters(points),
            HelperEffect::PerStars { stars: of, points },
            HelperEffect::PerType { cards: of, points },
        ]
        .map(|effect| (helper_counts(effect).0, effect))
    };
    match field {
        "deck" => {
            let decks = Deck::ALL.map(|one| (deck(one), Some(one)));
            word(
                &mut value.deck,
                given,
                decks.into_iter().chain([(NOTHING, None)]),
            )
        }
        "counts" => word(&mut value.effect, given, effects(of, points)),
        "points" => {
            number(&mut points, given)?;
            word(&mut value.effect, counts, effects(of, points))
        }
        // Only these two count several together.
        "of" if ["stars", "types"].contains(&counts) => {
            number(&mut of, given)?;
            word(&mut value.effect, counts, effects(of, points))
        }
        _ => Err(Misprint::Unknown),
    }
}

/// Why a set-up cannot be played, as a sentence.
pub fn why_not(error: SetupError) -> String {
    match error {
        SetupError::Decks(count) => {
            format!("--decks names {count} different decks: expected six")
        }
        SetupError::Values(error) => values_error(error),
        other => other.to_string(),
    }
}

fn values_error(error: ValuesError) -> String {
    match error {
        ValuesError::Face(one) => {
            format!(
                "{} shows something that belongs to another deck.",
                card(one)
            )
        }
        ValuesError::Effect(one) => {
            format!("The number of the effect of {} is 9 at most.", card(one))
        }
        ValuesError::Helper(one) => format!(
            "{} has to count something, and by a deck only with one.",
            sentence(helper_words(one))
        ),
        ValuesError::Silver(silver) => {
            format!("{silver} silver are more than 200, or fewer than four players begin with.")
        }
        ValuesError::Bonus(of) => format!("A bonus of {} is 9 at most.", deck(of)),
    }
}
