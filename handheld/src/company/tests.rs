//! Everybody can be told apart: by name, by face without colour, by level.

use std::collections::BTreeSet;
use std::vec::Vec;

use embedded_graphics::pixelcolor::{Gray8, Rgb565};

use super::*;
use crate::settings::NAME_LETTERS;
use crate::text::check::check_characters;

/// How bright each pixel is, as those see it who see no colours.
fn in_grey(face: &Face) -> Vec<i32> {
    let ground = theme::PANEL;
    let colours = face.pixels().map(|colour| colour.unwrap_or(ground));
    let greys = colours.map(|colour| Gray8::from(Rgb565::from(colour)));
    greys.map(|grey| i32::from(grey.luma())).collect()
}

#[test]
fn everybody_has_a_name_of_their_own_that_fits() {
    let names: BTreeSet<&str> = Character::all().map(Character::name).collect();
    assert_eq!(names.len(), EACH * Level::COUNT);
    for name in names {
        check_characters(name);
        assert!(name.chars().count() <= NAME_LETTERS);
    }
}

#[test]
fn any_two_faces_differ_without_colour() {
    let all: Vec<Character> = Character::all().collect();
    for (at, one) in all.iter().enumerate() {
        let grey = in_grey(one.face());
        for other in &all[..at] {
            let pairs = grey.iter().zip(in_grey(other.face()));
            // A quarter of the range is plainly another tone.
            let differ = pairs
                .filter(|(one, other)| (**one - other).abs() >= 64)
                .count();
            let (one, other) = (one.name(), other.name());
            assert!(differ >= 90, "{one} and {other}: only {differ} pixels");
        }
    }
}

#[test]
fn what_only_one_pair_of_eyes_may_see_has_a_colour_that_no_face_has() {
    for character in Character::all() {
        let mut pixels = character.face().pixels();
        assert!(!pixels.any(|pixel| pixel == Some(theme::SECRET)));
    }
}

#[test]
fn a_face_looks_straight_ahead_but_for_what_is_on_one_side() {
    let face = faces::HOWARD.pixels().collect::<Vec<_>>();
    let width = Face::SIZE.width as usize;
    for row in face.chunks(width) {
        let turned: Vec<_> = row.iter().rev().collect();
        assert!(row.iter().eq(turned));
    }
    let monocle = faces::EDGAR.pixels().collect::<Vec<_>>();
    let eyes: Vec<_> = monocle
        .chunks(width)
        .nth(15)
        .into_iter()
        .flatten()
        .collect();
    assert!(!eyes.iter().eq(eyes.iter().rev().collect::<Vec<_>>()));
}

#[test]
fn those_at_a_table_of_one_level_are_all_others() {
    for level in Level::ALL {
        let table: BTreeSet<&str> = (0..5)
            .map(|place| Character::of(place, level).name())
            .collect();
        assert_eq!(table.len(), 5);
        assert_eq!(Character::of(5, level), Character::of(0, level));
    }
}
