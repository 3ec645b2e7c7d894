//! How Artifact's lists of choices look: what the player owns on top, then markers, sites with what lies
//! there, or plain entries.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::super::choices::Choice;
use super::super::{Scene, strip};
use super::{markers, site_row};
use crate::canvas::{Canvas, Look};
use crate::screens::act::{Choices, marked_item};
use crate::screens::parts::below;
use crate::theme::Colour;
use crate::widgets::{List, STRIP};

/// The height of an entry below the strip: five of them fit, or four in large letters.
fn tall(look: Look) -> i32 {
    if look.large_text { 40 } else { 32 }
}

/// Draws choices between header and footer.
pub fn draw_choices<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    choices: &Choices<Choice>,
    list: &mut List,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    if choices
        .first()
        .is_some_and(|first| markers::is_marker(*first))
    {
        return markers::draw(scene, choices, list, body, canvas);
    }
    let chosen = choices.get(list.selected).copied();
    strip::draw(scene, chosen, body, canvas)?;
    let area = below(body, STRIP + 1);
    let sites = choices
        .first()
        .is_some_and(|first| site_row::site_of(*first).is_some());
    let tall = if sites {
        site_row::TALL
    } else {
        tall(canvas.look)
    };
    list.draw_rows(
        area,
        tall,
        choices.len(),
        canvas,
        |number, place, selected, canvas| {
            let Some(choice) = choices.get(number).copied() else {
                return Ok(());
            };
            let entry = marked_item(scene, choice);
            match site_row::site_of(choice) {
                Some(site) => site_row::draw(scene, site, choice, &entry, place, selected, canvas),
                None => entry.draw(place, selected, canvas),
            }
        },
    )
}
