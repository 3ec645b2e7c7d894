//! All pictures together: each relic has one, no two look alike, with or without colour.

use std::vec::Vec;

use embedded_graphics::pixelcolor::{Rgb565, RgbColor};
use engine::each::Member;

use super::*;
use crate::picture::sheet::Sheet;
use crate::picture::{Condition, Scale};
use crate::theme::{self, Colour};

/// How bright a pixel is, from 0 to 255, by the weights of television; what is behind is black.
fn brightness(colour: Option<Colour>) -> u32 {
    let shown = colour.map_or(Rgb565::BLACK, Rgb565::from);
    let (red, green, blue) = (shown.r(), shown.g(), shown.b());
    (u32::from(red) * 8 * 299 + u32::from(green) * 4 * 587 + u32::from(blue) * 8 * 114) / 1000
}

/// A relic's picture without colour.
fn grey(relic: Relic, scale: Scale, condition: Condition) -> Vec<u32> {
    let sheet = Sheet::of(picture(relic), scale, condition);
    sheet.pixels().map(brightness).collect()
}

/// By how much two pictures differ a pixel, on average.
fn difference(one: &[u32], other: &[u32]) -> u32 {
    let pairs = one.iter().zip(other);
    pairs.map(|(one, other)| one.abs_diff(*other)).sum::<u32>() / one.len() as u32
}

#[test]
fn any_two_relics_can_be_told_apart_without_colour() {
    for scale in [Scale::Full, Scale::Half] {
        for condition in [Condition::Genuine, Condition::Fake] {
            let greys = Relic::ALL.map(|relic| grey(relic, scale, condition));
            for (place, one) in greys.iter().enumerate() {
                for (other_place, other) in greys.iter().enumerate().take(place) {
                    let pair = (Relic::ALL[place], Relic::ALL[other_place]);
                    let difference = difference(one, other);
                    assert!(difference >= 30, "{pair:?} at {scale:?}: {difference}");
                }
            }
        }
    }
}

#[test]
fn a_fake_is_told_from_the_genuine_relic_without_colour() {
    for relic in Relic::ALL {
        for scale in [Scale::Full, Scale::Half] {
            let sheet = Sheet::of(picture(relic), scale, Condition::Genuine);
            let ink = sheet.pixels().flatten().count();
            let genuine = grey(relic, scale, Condition::Genuine);
            let fake = grey(relic, scale, Condition::Fake);
            let changed = genuine.iter().zip(&fake);
            let changed = changed.filter(|(one, other)| one.abs_diff(**other) >= 40);
            let changed = changed.count();
            assert!(changed * 10 >= ink, "{relic:?}: {changed} of {ink}");
        }
    }
}

#[test]
fn a_relic_fills_its_box_and_leaves_room_about_itself() {
    for relic in Relic::ALL {
        let sheet = Sheet::of(picture(relic), Scale::Full, Condition::Genuine);
        let ink = sheet.pixels().flatten().count();
        assert!(ink >= 1000, "{relic:?} has only {ink} pixels");
        let (width, height) = sheet.extent();
        assert!(
            width >= 46 && height >= 68,
            "{relic:?}: {width} by {height}"
        );
    }
}

#[test]
fn all_pictures_together_take_less_than_32_kilobytes() {
    let bytes: usize = Relic::ALL.iter().map(|relic| picture(*relic).bytes()).sum();
    assert!(bytes < 32 * 1024, "{bytes}");
}

#[test]
fn no_relic_has_the_colour_of_secrets() {
    for relic in Relic::ALL {
        let sheet = Sheet::of(picture(relic), Scale::Full, Condition::Genuine);
        assert!(
            sheet
                .pixels()
                .flatten()
                .all(|colour| colour != theme::SECRET)
        );
    }
}
