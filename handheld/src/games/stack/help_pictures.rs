//! The pictures of Artifact Stack's help pages, by the names that stand for them there: signs of
//! decks, helpers and screens, and cards.

use embedded_graphics::prelude::*;
use engine::each::Member;
use engine::stack::{Deck, Helper};

use super::{icons, look};
use crate::canvas::Canvas;
use crate::icons::{self as common, Icon};
use crate::theme::{self, Colour};

/// A picture.
#[derive(Clone, Copy, Debug)]
pub enum HelpPicture {
    /// A sign.
    Sign(&'static Icon, Colour),
    /// A card of a deck.
    Card(Deck),
}

/// The names of the decks, in their order.
const DECKS: [&str; Deck::COUNT] = [
    "statue",
    "coin",
    "weapon",
    "manuscript",
    "jewel",
    "relic",
    "porcelain",
    "monster",
    "curse",
    "treasure",
];

/// The names of the helpers, in their order.
const HELPERS: [&str; Helper::COUNT] = [
    "sculptor",
    "numismatist",
    "armourer",
    "scribe",
    "jeweller",
    "priest",
    "butler",
    "monsterhunter",
    "exorcist",
    "treasurehunter",
    "astronomer",
    "curator",
];

fn deck_named(name: &str) -> Option<Deck> {
    Deck::at(DECKS.iter().position(|one| *one == name)?)
}

fn helper_named(name: &str) -> Option<Helper> {
    Helper::at(HELPERS.iter().position(|one| *one == name)?)
}

impl HelpPicture {
    /// The picture that a name stands for. What belongs to something comes after a colon.
    pub fn named(name: &str) -> Option<HelpPicture> {
        if let Some(("card", deck)) = name.split_once(':') {
            return deck_named(deck).map(HelpPicture::Card);
        }
        if let Some(deck) = deck_named(name) {
            return Some(HelpPicture::Sign(look::deck_icon(deck), theme::TEXT));
        }
        if let Some(helper) = helper_named(name) {
            return Some(HelpPicture::Sign(look::helper_icon(helper), theme::TEXT));
        }
        let (icon, colour) = match name {
            "temple" => (&icons::PYRAMID, theme::TEXT),
            "silver" => (&icons::SILVER, theme::ACCENT),
            "star" => (&icons::STAR, theme::ACCENT),
            "helper" => (&icons::HELPER, theme::TEXT),
            "points" => (&common::POINTS, theme::ACCENT),
            "lock" => (&common::LOCK, theme::TEXT),
            "eye" => (&common::EYE, theme::TEXT),
            "hidden" => (&common::EYE_CLOSED, theme::TEXT),
            "check" => (&common::CHECK, theme::ACCENT),
            "end" => (&common::HAND_OVER, theme::TEXT),
            "areas" => (&common::PEOPLE, theme::TEXT),
            _ => return None,
        };
        Some(HelpPicture::Sign(icon, colour))
    }

    /// How large it is.
    pub fn size(self) -> Size {
        match self {
            HelpPicture::Sign(..) => Size::new_equal(Icon::SIZE),
            HelpPicture::Card(_) => look::card_size(),
        }
    }

    /// Draws it with its top left corner at a point.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        self,
        at: Point,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match self {
            HelpPicture::Sign(icon, colour) => canvas.icon(icon, at, colour),
            HelpPicture::Card(deck) => look::card(deck, at, canvas),
        }
    }
}
