//! What stands in the places of Artifact Stack's help pages: numbers as they are printed in the box that is
//! played with, and what a helper brings, in words.

use core::fmt::Write;

use engine::stack::{Deck, LARGE_SET, SMALL_SET, Values};

use super::help_pictures::{deck_named, helper_named};
use super::text::names;
use crate::text::{Language, capital};

/// So many cards lie on one in the middle of the base.
const MOST_ABOVE: u8 = 5;

/// The number that a name stands for; what is no number is written.
pub fn fill(values: &Values, name: &str, language: Language, out: &mut dyn Write) -> Option<i32> {
    if let Some(helper) = helper_named(name) {
        let printed = &values.helpers[helper];
        let mut text: heapless::String<64> = heapless::String::new();
        // It fits a line of a list, which is shorter.
        let _ = names::brings(printed.deck, printed.effect, language, &mut text);
        let mut letters = text.chars();
        for letter in letters.next().into_iter().flat_map(capital) {
            let _ = out.write_char(letter);
        }
        let _ = out.write_str(letters.as_str());
        return None;
    }
    number(values, name).or_else(|| of_deck(values, name))
}

fn number(values: &Values, name: &str) -> Option<i32> {
    let (porcelain, monsters) = (&values.porcelain, &values.monsters);
    Some(match name {
        "start" => values.start_silver.into(),
        "dig" => values.dig.into(),
        // A card in the middle of the base.
        "dig5" => i32::from(values.dig) * i32::from(MOST_ABOVE),
        "look" => values.look.into(),
        "hire" => values.hire.into(),
        "single" => porcelain.single.into(),
        "pair" => porcelain.pair.into(),
        "triple" => porcelain.three.into(),
        "mixed" => porcelain.mixed.into(),
        "alone" => monsters.monster.into(),
        "cross" => monsters.cross.into(),
        "coffin" => monsters.coffin.into(),
        "vampirecross" => monsters.vampire_cross.into(),
        "mummycoffin" => monsters.mummy_coffin.into(),
        "trio" => monsters.trio.into(),
        "mostrelics" => values.most_relics.into(),
        "fewestrelics" => values.fewest_relics.into(),
        "moststars" => values.most_stars.into(),
        "silverpoint" => values.silver_points.into(),
        _ => return None,
    })
}

/// What a card of a deck is worth, `coin`, and what a set of so many brings, `coin2`.
fn of_deck(values: &Values, name: &str) -> Option<i32> {
    if let Some(deck) = deck_named(name) {
        return Some(values.points[deck].into());
    }
    let (name, size) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let size: u8 = size.parse().ok()?;
    let deck = deck_named(name)?;
    if deck == Deck::Statues {
        return values
            .statues
            .get(usize::from(size))
            .copied()
            .map(i32::from);
    }
    let bonus = match deck {
        Deck::Coins => &values.coins,
        Deck::Weapons => &values.weapons,
        Deck::Manuscripts => &values.manuscripts,
        Deck::Jewels => &values.jewels,
        _ => return None,
    };
    (SMALL_SET..=LARGE_SET)
        .contains(&size)
        .then(|| bonus.of(size).into())
}
