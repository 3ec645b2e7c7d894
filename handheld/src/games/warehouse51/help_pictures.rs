//! The pictures of Warehouse 51's help pages, by the names that stand for them there: signs, the facts of a
//! relic as they are in force, the points for places.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::warehouse51::{Colour as Group, Relic, Values};

use super::screens::draw_facts;
use super::{icons, look};
use crate::canvas::{Align, Canvas};
use crate::games::Draft;
use crate::icons::{self as common, Icon};
use crate::theme::{self, Colour};
use crate::world::World;

/// A picture.
#[derive(Clone, Copy, Debug)]
pub enum HelpPicture {
    /// A sign.
    Sign(&'static Icon, Colour),
    /// What a relic is: card, value, mark, effect.
    Facts(Relic),
    /// The points for the first and second place in each colour.
    Places,
}

/// The names of the relics, in their order.
const RELICS: [&str; Relic::COUNT] = [
    "excalibur",
    "grail",
    "boots",
    "stone",
    "malleus",
    "horn",
    "crossbow",
    "mirror",
    "hammer",
    "fleece",
    "pandora",
    "cornucopia",
    "shirt",
    "ring",
    "mortar",
    "lamp",
    "carpet",
    "ark",
    "harp",
    "sword",
    "thoth",
    "yata",
    "spear",
    "peaches",
    "tamatebako",
    "jewel",
];

impl HelpPicture {
    /// The picture that a name stands for. A relic comes after a colon.
    pub fn named(name: &str) -> Option<HelpPicture> {
        if let Some(relic) = name.strip_prefix("relic:") {
            let place = RELICS.iter().position(|one| *one == relic)?;
            return Relic::at(place).map(HelpPicture::Facts);
        }
        let group = |group: Group| (look::group_icon(group), look::group_colour(group));
        let (icon, colour) = match name {
            "places" => return Some(HelpPicture::Places),
            "blue" => group(Group::Blue),
            "green" => group(Group::Green),
            "yellow" => group(Group::Yellow),
            "red" => group(Group::Red),
            "stack" => (&icons::RELIC, theme::TEXT),
            "gavel" => (&icons::GAVEL, theme::TEXT),
            "fist" => (&icons::FIST, theme::TEXT),
            "bank" => (&icons::BANK, theme::ACCENT),
            "gold" => (&icons::INGOT, theme::ACCENT),
            "pawn" => (&icons::PAWN, theme::TEXT),
            "blessing" => (&icons::BLESSING, theme::TEXT),
            "curse" => (&icons::CURSE, theme::MARK_RED),
            "certificate" => (&icons::CERTIFICATE, theme::ACCENT),
            "mask" => (&icons::MASK, theme::TEXT),
            "crown" => (&common::CROWN, theme::ACCENT),
            _ => return None,
        };
        Some(HelpPicture::Sign(icon, colour))
    }

    /// How large it is.
    pub fn size(self) -> Size {
        match self {
            HelpPicture::Sign(..) => Size::new_equal(Icon::SIZE),
            HelpPicture::Facts(_) => Size::new(216, 100),
            HelpPicture::Places => Size::new(208, 46),
        }
    }

    /// Draws it with its top left corner at a point.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        self,
        at: Point,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self {
            HelpPicture::Sign(icon, colour) => canvas.icon(icon, at, colour),
            HelpPicture::Facts(relic) => {
                let area = Rectangle::new(at + Point::new(0, 2), Size::new(216, 94));
                draw_facts(world.language(), &values(world), relic, area, canvas).map(|_| ())
            }
            HelpPicture::Places => places(&values(world), at, canvas),
        }
    }
}

/// What is printed: in the game that runs, or else in the set-up that is being put together.
fn values(world: &World) -> Values {
    let running = world
        .play
        .as_ref()
        .map(|play| play.running().set_up_again());
    match running.unwrap_or(world.draft) {
        Draft::Warehouse51(setup) => setup.values,
        _ => Values::default(),
    }
}

/// The points for places: a shape for each colour, first and second below it.
fn places<D: DrawTarget<Color = Colour>>(
    values: &Values,
    mut at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    for group in Group::ALL {
        canvas.icon(look::group_icon(group), at, look::group_colour(group))?;
        for (row, points) in values.places[group].into_iter().enumerate() {
            let mut text: heapless::String<8> = heapless::String::new();
            // Two digits at most.
            let _ = write!(text, "{}. {points}", row + 1);
            let from = at + Point::new(24, 14 + row as i32 * 18);
            canvas.text(&text, from, &theme::KEY, theme::TEXT, Align::Left)?;
        }
        at.x += 52;
    }
    Ok(())
}
