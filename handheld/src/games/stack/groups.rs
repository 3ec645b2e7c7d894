//! How what somebody has counts best, in words and in pictures: sets of statues, services, monsters with
//! what keeps them at bay. Secured sets come first, as they were formed.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Deck, Letter, Monster, MonsterGroups, Pieces};

use super::Scene;
use super::icons::monster_icon;
use super::look::{deck_icon, helper_icon};
use super::text::names;
use crate::theme;
use crate::widgets::{Part, Picture, Whose};

/// The most pieces of one letter that make a set.
const LARGEST: u8 = 3;

/// Writes how the cards of a deck count best; nothing for a deck without sets.
pub fn write(scene: &Scene<'_>, seat: Seat, deck: Deck, out: &mut dyn Write) -> Written {
    let mut result = Ok(());
    let mut first = true;
    let mut add = |between: &str, write: &dyn Fn(&mut dyn Write) -> Written| {
        if result.is_ok() && !first {
            result = out.write_str(between);
        }
        if result.is_ok() {
            result = write(out);
        }
        first = false;
    };
    match deck {
        Deck::Statues => {
            statues(scene, seat, &mut |size| {
                add("+", &|out| write!(out, "{size}"))
            });
        }
        Deck::Porcelain => services(scene, seat, &mut |service| {
            add(" ", &|out| out.write_str(service));
        }),
        Deck::VampireMummy => combinations(scene, seat, &mut |monsters| {
            add(", ", &|out| write_combination(scene, monsters, out));
        }),
        _ => {}
    }
    result
}

/// What a seat has gathered: cards by deck in the sets that count, then helpers.
pub fn gathered(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&Picture)) {
    let player = &scene.table().players[seat];
    for deck in scene.table().decks.iter() {
        of_deck(scene, seat, deck, reader);
    }
    for helper in player.helpers.iter() {
        let helper = Part::Icon(helper_icon(helper), theme::ACCENT);
        reader(&Picture::new(Whose::Seat(seat), &[helper]));
    }
}

/// The cards of a deck that a seat has, in the sets that count.
pub fn of_deck(scene: &Scene<'_>, seat: Seat, deck: Deck, reader: &mut dyn FnMut(&Picture)) {
    let picture = |parts: &[Part]| Picture::new(Whose::Seat(seat), parts);
    let icon = deck_icon(deck);
    let count = scene.table().players[seat].artifacts().of(deck);
    match deck {
        _ if count == 0 => {}
        Deck::Statues => statues(scene, seat, &mut |size| {
            reader(&picture(&[Part::Plate(icon, theme::TEXT, size)]));
        }),
        Deck::Porcelain => {
            reader(&picture(&[Part::Icon(icon, theme::TEXT)]));
            services(scene, seat, &mut |service| {
                reader(&picture(&[Part::Word(service)]));
            });
        }
        Deck::VampireMummy => combinations(scene, seat, &mut |monsters| {
            let icons = monsters.iter().copied().map(monster_icon);
            let parts = icons.map(|icon| Part::Icon(icon, theme::TEXT));
            // A line parts one combination from the next.
            reader(&picture(&parts.collect::<heapless::Vec<Part, 4>>()).action(0));
        }),
        _ => reader(&picture(&[Part::Plate(icon, theme::TEXT, count)])),
    }
}

/// Sets of statues by their sizes.
fn statues(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(u8)) {
    let table = scene.table();
    let player = &table.players[seat];
    let open = player.open.field(Deck::Statues);
    let sets = table.closed.of(Deck::Statues, player).chain([open]);
    sets.filter(|set| *set != 0)
        .for_each(|set| reader(set.count_ones() as u8));
}

/// Sets of porcelain by their letters.
fn services(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&'static str)) {
    let game = scene.game();
    let table = scene.table();
    let player = &table.players[seat];
    for set in table.closed.of(Deck::Porcelain, player) {
        let of = |letter: &Letter| game.pieces(*letter) & set != 0;
        let letter = Letter::ALL.into_iter().find(of).unwrap_or(Letter::A);
        reader(names::service(letter, set.count_ones() as u8));
    }
    let open = player.open.field(Deck::Porcelain);
    let pieces = Pieces::from_fn(|letter| (open & game.pieces(letter)).count_ones() as u8);
    let mixed = best_mixed(scene, pieces);
    (0..mixed).for_each(|_| reader(names::MIXED_SERVICE));
    for letter in Letter::ALL {
        let mut left = pieces[letter] - mixed;
        while left > 0 {
            let size = left.min(LARGEST);
            reader(names::service(letter, size));
            left -= size;
        }
    }
}

/// How many sets of all three letters are best.
fn best_mixed(scene: &Scene<'_>, pieces: Pieces) -> u8 {
    let values = &scene.game().values().porcelain;
    let [a, b, c] = *pieces.values();
    let alone = |letter: Letter, mixed: u8| {
        let mut only = Pieces::all(0);
        only[letter] = pieces[letter] - mixed;
        values.best(only)
    };
    let worth = |mixed: u8| {
        let rest: i32 = Letter::ALL.iter().map(|letter| alone(*letter, mixed)).sum();
        i32::from(mixed) * i32::from(values.mixed) + rest
    };
    let mixed = (0..=a.min(b).min(c)).max_by_key(|mixed| worth(*mixed));
    mixed.unwrap_or(0)
}

/// Monsters with what keeps them at bay, then what is left over, card by card.
fn combinations(scene: &Scene<'_>, seat: Seat, reader: &mut dyn FnMut(&[Monster])) {
    use Monster::{Coffin, Cross, Mummy, Vampire};
    let monsters = scene
        .game()
        .monsters(&scene.table().players[seat].artifacts());
    let MonsterGroups {
        crossed,
        buried,
        trios_with_cross,
        trios_with_coffin,
        alone,
        ..
    } = scene.game().values().monsters.best_groups(monsters);
    let combined: [(u8, &[Monster]); 4] = [
        (crossed, &[Vampire, Cross]),
        (buried, &[Mummy, Coffin]),
        (trios_with_cross, &[Vampire, Mummy, Cross]),
        (trios_with_coffin, &[Vampire, Mummy, Coffin]),
    ];
    for (count, monsters) in combined {
        (0..count).for_each(|_| reader(monsters));
    }
    for (monster, count) in alone.iter() {
        (0..*count).for_each(|_| reader(&[monster]));
    }
}

/// "vampire+cross".
fn write_combination(scene: &Scene<'_>, monsters: &[Monster], out: &mut dyn Write) -> Written {
    let mut plus = "";
    for monster in monsters {
        write!(out, "{plus}{}", names::monster(*monster, scene.language()))?;
        plus = "+";
    }
    Ok(())
}
