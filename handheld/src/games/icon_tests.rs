//! Icons of all games and of the menus together: none is empty, and any two can be told apart.

use std::vec::Vec;

use embedded_graphics::mock_display::MockDisplay;
use embedded_graphics::prelude::*;
use engine::each::Member;
use engine::stack::{Deck, Helper, Monster};

use super::artifact::icons::{PARIS, SQUARE, SWORD};
use super::{artifact, stack, warehouse51};
use crate::icons::{self, Icon};
use crate::theme;

fn every_icon() -> Vec<(&'static str, &'static Icon)> {
    let lists = [
        icons::ALL,
        artifact::icons::ALL,
        warehouse51::icons::ALL,
        stack::icons::ALL,
    ];
    lists.concat()
}

fn places() -> impl Iterator<Item = (u32, u32)> {
    (0..Icon::SIZE).flat_map(|y| (0..Icon::SIZE).map(move |x| (x, y)))
}

/// How many pixels of two icons differ.
fn distance(one: &Icon, other: &Icon) -> usize {
    places()
        .filter(|(x, y)| one.ink(*x, *y) != other.ink(*x, *y))
        .count()
}

#[test]
fn no_icon_is_empty_and_all_keep_a_margin() {
    for (name, icon) in every_icon() {
        let ink = places().filter(|(x, y)| icon.ink(*x, *y)).count();
        assert!(ink >= 40, "{name} has only {ink} pixels");
        for edge in 0..Icon::SIZE {
            for (x, y) in [(edge, 0), (edge, 19), (0, edge), (19, edge)] {
                assert!(!icon.ink(x, y), "{name} has ink in its margin at {x}, {y}");
            }
        }
    }
}

#[test]
fn any_two_icons_can_be_told_apart() {
    for (at, (name, icon)) in every_icon().iter().enumerate() {
        for (other_name, other) in &every_icon()[..at] {
            assert_ne!(name, other_name);
            let pixels = distance(icon, other);
            assert!(
                pixels >= 24,
                "{name} and {other_name} differ in only {pixels} pixels"
            );
        }
    }
}

#[test]
fn every_deck_helper_and_monster_has_an_icon_of_its_own() {
    use stack::icons::{deck_icon, helper_icon, monster_icon};
    let decks = Deck::ALL.into_iter().map(deck_icon);
    let helpers = Helper::ALL.into_iter().map(helper_icon);
    let monsters = Monster::ALL.into_iter().map(monster_icon);
    let all: Vec<&Icon> = decks.chain(helpers).chain(monsters).collect();
    for (at, icon) in all.iter().enumerate() {
        assert!(!all[..at].contains(icon));
        assert!(stack::icons::ALL.iter().any(|(_, known)| known == icon));
    }
}

#[test]
fn ink_is_where_the_drawing_has_it() {
    // The tip of the tower is two pixels wide, its feet reach the margin.
    assert!(PARIS.ink(9, 1) && PARIS.ink(10, 1) && !PARIS.ink(8, 1));
    assert!(PARIS.ink(1, 18) && PARIS.ink(18, 18) && !PARIS.ink(9, 18));
    // The sword points up and to the right.
    assert!(SWORD.ink(18, 1) && !SWORD.ink(1, 1));
    // Nothing outside.
    assert!(!SQUARE.ink(20, 10) && !SQUARE.ink(10, 20) && !SQUARE.ink(u32::MAX, u32::MAX));
}

/// Is there ink or, where an icon has one, the outline beside it?
fn is_painted(icon: &Icon, x: u32, y: u32) -> bool {
    let beside = || {
        let near = |at: u32| at.saturating_sub(1)..=at + 1;
        near(y).any(|y| near(x).any(|x| icon.ink(x, y)))
    };
    icon.ink(x, y) || icon.is_outlined() && x < Icon::SIZE && y < Icon::SIZE && beside()
}

#[test]
fn drawing_paints_the_ink_and_nothing_else() {
    for (name, icon) in every_icon() {
        for scale in 0..=3 {
            // The display of the tests panics when a pixel is drawn twice or outside.
            let mut display = MockDisplay::new();
            let corner = Point::new(3, 2);
            icon.draw(&mut display, corner, theme::ACCENT, scale)
                .unwrap();
            for y in 0..64 {
                for x in 0..64 {
                    let inside = scale > 0 && x >= 3 && y >= 2;
                    let ink = inside && is_painted(icon, (x - 3) / scale, (y - 2) / scale);
                    let drawn = display.get_pixel(Point::new(x as i32, y as i32));
                    assert_eq!(drawn.is_some(), ink, "{name} x{scale} at {x}, {y}");
                }
            }
        }
    }
}
