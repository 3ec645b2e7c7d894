//! How things of Warehouse 51 look: the shape and the colour of a group, the sign of a blessing and of a
//! curse, a relic as a card.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::warehouse51::{AuctionKind, Colour as Group, Mark, Relic, RelicSet, Values};

use super::icons;
use super::pictures::picture;
use crate::canvas::{Align, Canvas};
use crate::icons::Icon;
use crate::picture::{Condition, Scale};
use crate::theme::{self, Colour};

/// The colour of a group of relics.
pub const fn group_colour(group: Group) -> Colour {
    match group {
        Group::Blue => theme::MARK_BLUE,
        Group::Green => theme::MARK_GREEN,
        Group::Yellow => theme::MARK_YELLOW,
        Group::Red => theme::MARK_RED,
    }
}

/// The shape of a group: it tells what its colour does.
pub const fn group_icon(group: Group) -> &'static Icon {
    match group {
        Group::Blue => &icons::GEM_GROUP,
        Group::Green => &icons::SHIELD_GROUP,
        Group::Yellow => &icons::SUN_GROUP,
        Group::Red => &icons::PAGODA_GROUP,
    }
}

/// The sign of a mark; a neutral relic has none.
pub const fn mark_icon(mark: Mark) -> Option<(&'static Icon, Colour)> {
    match mark {
        Mark::Neutral => None,
        Mark::Blessed => Some((&icons::BLESSING, theme::TEXT)),
        Mark::Cursed => Some((&icons::CURSE, theme::MARK_RED)),
    }
}

/// The sign of an auction.
pub const fn auction_icon(kind: AuctionKind) -> &'static Icon {
    match kind {
        AuctionKind::Open => &icons::GAVEL,
        AuctionKind::Fist => &icons::FIST,
    }
}

/// How a relic stands in a list: the shape of its group.
pub fn relic_icon(values: &Values, relic: Relic) -> (&'static Icon, Colour) {
    let group = values.relics[relic].colour;
    (group_icon(group), group_colour(group))
}

/// How large the card of a relic is.
pub const CARD: Size = Size::new(72, 94);

/// Draws the picture of a relic with its top left corner at a point.
pub fn relic_picture<D: DrawTarget<Color = Colour>>(
    relic: Relic,
    genuine: bool,
    scale: Scale,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.fill(Rectangle::new(at, scale.size()), theme::SHADE)?;
    let condition = match genuine {
        true => Condition::Genuine,
        false => Condition::Fake,
    };
    canvas.picture(picture(relic), at, scale, condition)
}

/// Draws the card of a relic: its picture on parchment, a band in the colour of its group with the
/// group's shape in its corners.
#[inline(never)] // so that no screen takes room on the stack for another
pub fn relic_card<D: DrawTarget<Color = Colour>>(
    values: &Values,
    relic: Relic,
    genuine: bool,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.panel(Rectangle::new(at, CARD), theme::TEXT)?;
    let group = values.relics[relic].colour;
    let colour = if genuine {
        group_colour(group)
    } else {
        theme::DIM
    };
    let band = Rectangle::new(at + Point::new(2, 3), Size::new(CARD.width - 4, 10));
    canvas.fill(band, colour)?;
    let at = at + Point::new(8, 15);
    relic_picture(relic, genuine, Scale::Full, at, canvas)
}

/// Draws relics side by side at half their size, by colour, cracked where they are exposed; many of
/// them lie over one another.
#[inline(never)] // as above
pub fn relics_in_a_row<D: DrawTarget<Color = Colour>>(
    values: &Values,
    (relics, exposed): (RelicSet, RelicSet),
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let wide = Scale::Half.size().width as i32;
    let gaps = i32::from(relics.len()).max(2) - 1;
    let step = ((area.size.width as i32 - wide) / gaps).min(wide + 2);
    let of = |group: Group| {
        let relics = relics.iter();
        relics.filter(move |relic| values.relics[*relic].colour == group)
    };
    let mut at = area.top_left;
    for relic in Group::ALL.into_iter().flat_map(of) {
        relic_picture(relic, !exposed.contains(relic), Scale::Half, at, canvas)?;
        at.x += step;
    }
    Ok(())
}

/// Draws the shape of a group with a number in it; an empty one where nothing counts.
pub fn small_value<D: DrawTarget<Color = Colour>>(
    group: Group,
    value: u8,
    counts: bool,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (colour, ink) = match counts {
        true => (group_colour(group), theme::GROUND),
        false => (theme::LINE, theme::TEXT),
    };
    canvas.icon(group_icon(group), at, colour)?;
    let mut text: heapless::String<4> = heapless::String::new();
    // A number of relics or of points has two digits at most.
    let _ = write!(text, "{value}");
    let drop = match group {
        Group::Red => 16,
        _ => 14,
    };
    canvas.text(
        &text,
        at + Point::new(10, drop),
        &theme::KEY,
        ink,
        Align::Centre,
    )
}

/// Draws the shape of a group at double size with a value in it.
pub fn value_in_shape<D: DrawTarget<Color = Colour>>(
    group: Group,
    value: u8,
    at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.big_icon(group_icon(group), at, group_colour(group))?;
    let mut text: heapless::String<4> = heapless::String::new();
    // A value has one digit, or two.
    let _ = write!(text, "{value}");
    let drop = match group {
        Group::Red => 31,
        _ => 28,
    };
    let middle = at + Point::new(20, drop);
    canvas.text(&text, middle, &theme::TITLE, theme::GROUND, Align::Centre)
}
