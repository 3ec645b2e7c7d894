//! The pictures of Artifact Stack's help pages, by the names that stand for them there: signs of
//! decks, helpers and screens, and cards.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::stack::{CardValue, Deck, Face, Helper, Values};

use super::text::{Label, names};
use super::{icons, look};
use crate::canvas::{Align, Canvas};
use crate::games::Draft;
use crate::icons::{self as common, Icon};
use crate::screens::parts::filled;
use crate::text::Arg;
use crate::theme::{self, Colour};
use crate::world::World;

/// A picture.
#[derive(Clone, Copy, Debug)]
pub enum HelpPicture {
    /// A sign.
    Sign(&'static Icon, Colour),
    /// A card of a deck.
    Card(Deck),
    /// All cards of a deck as they are printed.
    Deck(Deck),
}

/// How many cards a deck has.
const CARDS: usize = 9;
/// From one card of a whole deck to the next.
const CELL: u32 = 24;

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

pub(super) fn deck_named(name: &str) -> Option<Deck> {
    Deck::at(DECKS.iter().position(|one| *one == name)?)
}

pub(super) fn helper_named(name: &str) -> Option<Helper> {
    Helper::at(HELPERS.iter().position(|one| *one == name)?)
}

impl HelpPicture {
    /// The picture that a name stands for. What belongs to something comes after a colon.
    pub fn named(name: &str) -> Option<HelpPicture> {
        if let Some(("card", deck)) = name.split_once(':') {
            return deck_named(deck).map(HelpPicture::Card);
        }
        if let Some(("deck", deck)) = name.split_once(':') {
            return deck_named(deck).map(HelpPicture::Deck);
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
            HelpPicture::Deck(_) => Size::new(CARDS as u32 * CELL, 62),
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
            HelpPicture::Card(deck) => look::card(deck, at, canvas),
            HelpPicture::Deck(deck) => whole_deck(deck, at, world, canvas),
        }
    }
}

/// What is printed: in the game that runs, or else in the set-up that is being put together.
#[inline(never)] // a set-up is large: it is on the stack only here
fn printed(world: &World, deck: Deck) -> [CardValue; CARDS] {
    let play = world.play.as_ref().filter(|_| world.entered.is_none());
    let running = play.map(|play| play.running().set_up_again());
    match running.unwrap_or(world.draft) {
        Draft::Stack(setup) => setup.values.cards[deck],
        _ => Values::default().cards[deck],
    }
}

/// All cards of a deck side by side, those that lie face down in the temple as their backs are, each star; and how
/// many there are of all that.
fn whole_deck<D: DrawTarget<Color = Colour>>(
    deck: Deck,
    at: Point,
    world: &World,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let cards = printed(world, deck);
    let mut corner = at + Point::new(0, 5);
    for card in &cards {
        let (paper, ink) = match card.down {
            true => (theme::LINE, theme::TEXT),
            false => (theme::TEXT, theme::GROUND),
        };
        canvas.panel(Rectangle::new(corner, Size::new(CELL - 2, 34)), paper)?;
        let middle = corner + Point::new(11, 0);
        match card.face {
            Face::Porcelain(letter) => {
                let letter = names::letter(letter);
                let at = middle + Point::new(0, 27);
                canvas.text(letter, at, &theme::ENTRY, ink, Align::Centre)?;
            }
            face => {
                let icon = look::face_icon(deck, face);
                canvas.icon(icon, corner + Point::new(1, 12), ink)?;
            }
        }
        if card.star {
            let star = if card.down {
                theme::ACCENT
            } else {
                theme::UMBER
            };
            look::small_star(middle + Point::new(-5, 2), star, canvas)?;
        }
        corner.x += CELL as i32;
    }
    let count = |is: fn(&CardValue) -> bool| {
        let of = cards.iter().filter(|card| is(card)).count();
        [Arg::Number(of as i32)]
    };
    let mut line = filled(world, Label::CardsDetail, &count(|_| true));
    let stars = filled(world, Label::StarsDetail, &count(|card| card.star));
    let down = filled(world, Label::DownDetail, &count(|card| card.down));
    // All three are shorter than a line.
    let _ = write!(line, ", {stars}, {down}");
    let at = at + Point::new(0, 56);
    canvas.text(&line, at, &theme::DETAIL, theme::TEXT, Align::Left)
}
