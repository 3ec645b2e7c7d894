//! Shapes become the pixels that one expects, and pictures paint them.

use std::string::String;
use std::vec::Vec;

use super::drawing::Shape::*;
use super::sheet::Sheet;
use super::*;
use crate::theme::{ACCENT, DIM, LINE, MARK_RED, SHADE, TEXT};

/// The upper left corner of a picture as text: a letter for each colour.
fn corner(picture: &Picture, scale: Scale, width: u32, height: u32) -> Vec<String> {
    let sheet = Sheet::of(picture, scale, Condition::Genuine);
    let letter = |colour| match colour {
        None => '.',
        Some(ACCENT) => 'a',
        Some(MARK_RED) => 'r',
        Some(_) => '?',
    };
    let row = |y| (0..width).map(|x| letter(sheet.at(x, y))).collect();
    (0..height).map(row).collect()
}

#[test]
fn corners_of_blocks_polygons_and_lines_belong_to_them() {
    static SHAPES: Picture = picture![
        Block(ACCENT, "0,0 2,1"),
        Polygon(ACCENT, "4,0 8,0 4,4"),
        Line(ACCENT, 1, "0,3 2,5"),
    ];
    let expected = [
        "aaa.aaaaa",
        "aaa.aaaa.",
        "....aaa..",
        "a...aa...",
        ".a..a....",
        "..a......",
    ];
    assert_eq!(corner(&SHAPES, Scale::Full, 9, 6), expected);
}

#[test]
fn ellipses_are_round_and_thick_lines_have_their_thickness() {
    static SHAPES: Picture = picture![Ellipse(ACCENT, "0,0 4,4"), Line(ACCENT, 3, "8,2 11,2")];
    let expected = [
        ".aaa.........",
        "aaaaa..aaaaaa",
        "aaaaa..aaaaaa",
        "aaaaa..aaaaaa",
        ".aaa.........",
    ];
    assert_eq!(corner(&SHAPES, Scale::Full, 13, 5), expected);
}

#[test]
fn a_curve_begins_and_ends_at_its_places_and_bends_between() {
    static CURVE: Picture = picture![Curve(ACCENT, 1, "0,0 4,8 8,0")];
    let rows = corner(&CURVE, Scale::Full, 9, 6);
    assert_eq!(rows[0], "a.......a");
    assert_eq!(&rows[4][4..5], "a");
    assert_eq!(rows[5], ".........");
}

#[test]
fn what_is_inside_or_checked_or_cut_out_is_so() {
    static SHAPES: Picture = picture![
        Block(ACCENT, "0,0 3,2"),
        Inside(&[Block(MARK_RED, "2,1 5,1")]),
        Checked(&[Block(MARK_RED, "0,2 3,3")]),
        Block(NOTHING, "1,0 1,0"),
        Dots(MARK_RED, "5,2", &["#.#", ".#."]),
    ];
    let expected = ["a.aa....", "aarr....", "rara.r.r", ".r.r..r."];
    assert_eq!(corner(&SHAPES, Scale::Full, 8, 4), expected);
}

#[test]
fn what_is_mirrored_is_at_both_sides() {
    static SHAPES: Picture = picture![Mirrored(&[Block(ACCENT, "1,0 3,75")])];
    let sheet = Sheet::of(&SHAPES, Scale::Full, Condition::Genuine);
    for x in 0..Picture::WIDTH {
        let expected = (1..=3).contains(&x) || (53..=55).contains(&x);
        assert_eq!(sheet.at(x, 40).is_some(), expected, "{x}");
    }
}

#[test]
fn at_half_scale_most_of_four_pixels_decide() {
    static SHAPES: Picture = picture![
        Block(ACCENT, "0,0 1,1"),
        Block(ACCENT, "2,0 2,1"),
        Block(MARK_RED, "3,1 3,1"),
        Dots(MARK_RED, "4,0", &["#"]),
        Block(ACCENT, "56,74 56,75"),
    ];
    assert_eq!(corner(&SHAPES, Scale::Half, 4, 2), ["aa..", "...."]);
    let sheet = Sheet::of(&SHAPES, Scale::Half, Condition::Genuine);
    assert_eq!(sheet.at(28, 37), Some(ACCENT));
}

#[test]
fn a_long_run_is_painted_whole() {
    static FULL: Picture = picture![Block(ACCENT, "0,0 56,75")];
    let sheet = Sheet::of(&FULL, Scale::Full, Condition::Genuine);
    assert!(sheet.pixels().all(|pixel| pixel == Some(ACCENT)));
    assert_eq!(FULL.bytes(), 4 * 76);
}

#[test]
fn a_fake_is_grey_and_cracked_where_something_was_drawn() {
    static HALF: Picture = picture![Block(MARK_RED, "0,0 56,37"), Block(ACCENT, "0,38 56,60")];
    let genuine = Sheet::of(&HALF, Scale::Full, Condition::Genuine);
    let fake = Sheet::of(&HALF, Scale::Full, Condition::Fake);
    let pairs = genuine.pixels().zip(fake.pixels());
    for (genuine, fake) in pairs {
        match genuine {
            None => assert_eq!(fake, None),
            Some(MARK_RED) => assert!([LINE, SHADE, TEXT].map(Some).contains(&fake)),
            _ => assert!([DIM, SHADE, TEXT].map(Some).contains(&fake)),
        }
    }
    let cracks = fake.pixels().filter(|pixel| *pixel == Some(SHADE)).count();
    assert!(cracks > 150, "{cracks}");
}
