//! What a player owns, on every screen of an own turn: coins, markers on the places of the mat, year and
//! round. All of it is open to everybody.

use engine::artifact::{Action, Track};
use engine::seat::Seat;

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;

use super::Scene;
use super::choices::{self, Choice, Family, Level};
use super::look::{track_colour, track_icon};
use super::text::Label;
use crate::canvas::Canvas;
use crate::screens::parts::filled;
use crate::text::Arg;
use crate::theme::Colour;
use crate::widgets::{Line, Place, Strip};

/// The places of a mat: no box has more.
pub type Places = heapless::Vec<Place, 6>;

/// The seat that an own screen is about: who looks, or else whose turn it is.
pub fn own_seat(scene: &Scene<'_>) -> Seat {
    scene.seat().unwrap_or(scene.table().seat)
}

/// A seat's markers on the places of its mat. One marker of a track can be ringed.
pub fn mat(scene: &Scene<'_>, seat: Seat, ringed: Option<Track>) -> Places {
    let mut places = Places::new();
    let held = &scene.table().players[seat].mat;
    for (track, count) in held.iter() {
        for number in 0..*count {
            let place = Place {
                piece: Some((track_icon(track), track_colour(track))),
                ringed: ringed == Some(track) && number + 1 == *count,
            };
            // A mat has no more markers than places.
            let _ = places.push(place);
        }
    }
    while places.len() < usize::from(scene.game().values().mat) {
        if places.push(Place::default()).is_err() {
            break;
        }
    }
    places
}

/// Draws the strip at the top of an area, with the marker that a choice would use in a ring.
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    choice: Option<Choice>,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let seat = own_seat(scene);
    let marker = choice.and_then(|choice| marker_for(scene, choice));
    let year = Arg::Number(scene.game().year(table).into());
    let round = Arg::Number(i32::from(table.round) + 1);
    let is_wide = area.size.width > 300;
    let (above, below) = if is_wide {
        let words = filled(scene.world, Label::YearAndRound, &[year, round]);
        (words, Line::new())
    } else {
        let year = filled(scene.world, Label::YearShort, &[year]);
        (year, filled(scene.world, Label::RoundShort, &[round]))
    };
    let strip = Strip {
        coins: table.players[seat].money,
        places: &mat(scene, seat, marker),
        words: [&above, &below],
    };
    strip.draw(area, canvas)
}

/// The marker that a choice would use up, as far as it is settled.
pub fn marker_for(scene: &Scene<'_>, choice: Choice) -> Option<Track> {
    let track = match choice {
        Choice::Do(action) => track_of(action),
        Choice::Open(family) => track_of_family(scene, family),
        Choice::Give(track) => return Some(track),
        Choice::Show(_) | Choice::Shown(..) => Some(Track::Museum),
        Choice::Undo => None,
    }?;
    let joker = scene.choosing().joker;
    let pays = !matches!(choice, Choice::Do(Action::Joker(_)));
    let marker = joker.filter(|_| pays).unwrap_or(track);
    (scene.table().players[own_seat(scene)].mat[marker] > 0).then_some(marker)
}

/// The track whose marker an action uses.
fn track_of(action: Action) -> Option<Track> {
    match action {
        Action::Research(_) | Action::Exhibit(_) | Action::StandAlone(_) => Some(Track::Museum),
        Action::Ship(_) | Action::Sell(_) | Action::Buy(_) => Some(Track::Ship),
        Action::Hire(site) | Action::HireTwo(site) => Some(site.workers()),
        Action::Joker(track) => Some(track),
        _ => None,
    }
}

/// The track that all members of a kind of action which can be done have in common.
fn track_of_family(scene: &Scene<'_>, family: Family) -> Option<Track> {
    let members = choices::choices(scene, Level::Of(family));
    let mut tracks = members
        .iter()
        .filter(|member| choices::available(scene, **member))
        .map(|member| match member {
            Choice::Do(action) => track_of(*action),
            _ => None,
        });
    let first = tracks.next()?;
    tracks.all(|track| track == first).then_some(first)?
}
