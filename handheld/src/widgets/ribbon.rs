//! What happened, in one line of pictograms: the hut of whoever did something, and what it was. Where
//! there is not enough room, the newest is seen, and three dots stand for the rest.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use super::pictograms::{Part, Picture, TALL, Whose, draw_part, wide};
use crate::canvas::Canvas;
use crate::icons;
use crate::theme::{self, Colour};

/// The most pictograms that fit any line.
const PIECES: usize = 24;
/// Between one player and the next.
const BETWEEN: i32 = 5;
/// Between two pictograms where there is room.
const LOOSE: i32 = 2;
/// Where there is none: icons have an edge of their own.
const TIGHT: i32 = -1;
/// What the dots for what does not fit take.
const DOTS: i32 = 14;

/// A line of pictograms.
#[derive(Debug, Default)]
pub struct Ribbon {
    pieces: heapless::Deque<(Part, bool), PIECES>,
    /// Whose pictogram was the last.
    last: Option<Whose>,
    /// Were there more than are kept?
    more: bool,
}

impl Ribbon {
    /// How high it is.
    pub const TALL: i32 = TALL + 1;

    /// Adds what happened; each seat is shown by a hut of its colour.
    pub fn add(&mut self, picture: &Picture, colour: impl Fn(Seat) -> Colour) {
        let is_same = picture.whose == Whose::Before || self.last == Some(picture.whose);
        if !is_same {
            self.last = Some(picture.whose);
            if let Whose::Seat(seat) = picture.whose {
                self.push((Part::Icon(&icons::HUT, colour(seat)), true));
            }
        }
        for part in picture.parts() {
            self.push((*part, false));
        }
        if picture.coins != 0 {
            self.push((Part::Change(picture.coins), false));
        }
    }

    fn push(&mut self, piece: (Part, bool)) {
        if self.pieces.is_full() {
            self.pieces.pop_front();
            self.more = true;
        }
        // There is room now.
        let _ = self.pieces.push_back(piece);
    }

    /// Draws as much of it as fits, the newest at the end.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let room = area.size.width as i32;
        let gap = match self.width(LOOSE) <= room {
            true => LOOSE,
            false => TIGHT,
        };
        let mut width = self.width(gap);
        let mut pieces = self.pieces.iter();
        let cut = self.more || width > room;
        while cut
            && width > room - DOTS
            && let Some(piece) = pieces.next()
        {
            width -= taken(piece, gap);
        }
        let mut at = area.top_left;
        if cut {
            for dot in 0..3 {
                let place = at + Point::new(1 + dot * 4, 10);
                canvas.fill(Rectangle::new(place, Size::new(2, 2)), theme::DIM)?;
            }
            at.x += DOTS;
        }
        for piece @ (part, begins) in pieces {
            let before = if *begins { BETWEEN } else { 0 };
            draw_part(*part, at + Point::new(before, 0), canvas)?;
            at.x += taken(piece, gap);
        }
        Ok(())
    }

    /// How wide all of it is at some distance.
    fn width(&self, gap: i32) -> i32 {
        self.pieces.iter().map(|piece| taken(piece, gap)).sum()
    }
}

/// What a pictogram takes at some distance; more if somebody's row begins with it.
fn taken((part, begins): &(Part, bool), gap: i32) -> i32 {
    wide(*part) + gap + if *begins { BETWEEN } else { 0 }
}
