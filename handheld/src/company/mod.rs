//! The company one has: who sits where a bot plays. Each has a name, which is the same in every language,
//! a face of few pixels, and a level, which is seen on the plate of the portrait: one stud, two or three.

mod face;
mod faces;
#[cfg(test)]
mod tests;

pub use face::Face;

use bots::Level;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;

use crate::canvas::Canvas;
use crate::icons::{self, Icon};
use crate::text::{Language, three};
use crate::theme::{self, Colour};

/// So many characters each level has: one for every seat.
pub const EACH: usize = 5;

/// Somebody who plays where nobody sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    level: Level,
    /// Below [`EACH`].
    number: usize,
}

/// The frame of a portrait, at scale 1.
const FRAME: u32 = 1;
/// The plate below it: its height, that of a stud, and from one stud to the next.
const PLATE: u32 = 4;
const STUD: u32 = 2;
const STEP: u32 = 4;

impl Character {
    /// Who plays at a place at a level: those of one table and level are all others. Counted on, they
    /// begin again.
    pub const fn of(place: usize, level: Level) -> Character {
        Character {
            level,
            number: place % EACH,
        }
    }

    /// Everybody, the weakest first.
    pub fn all() -> impl Iterator<Item = Character> {
        Level::ALL
            .into_iter()
            .flat_map(|level| (0..EACH).map(move |place| Character::of(place, level)))
    }

    /// How well this one plays.
    pub const fn level(self) -> Level {
        self.level
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        self.both().0
    }

    /// The face.
    pub const fn face(self) -> &'static Face {
        self.both().1
    }

    const fn both(self) -> (&'static str, &'static Face) {
        match (self.level, self.number) {
            (Level::Easy, 0) => ("Pip", &faces::PIP),
            (Level::Easy, 1) => ("Tilda", &faces::TILDA),
            (Level::Easy, 2) => ("Otto", &faces::OTTO),
            (Level::Easy, 3) => ("Nell", &faces::NELL),
            (Level::Easy, _) => ("Finn", &faces::FINN),
            (Level::Medium, 0) => ("Hugo", &faces::HUGO),
            (Level::Medium, 1) => ("Wilma", &faces::WILMA),
            (Level::Medium, 2) => ("Ruben", &faces::RUBEN),
            (Level::Medium, 3) => ("Flora", &faces::FLORA),
            (Level::Medium, _) => ("Edgar", &faces::EDGAR),
            (Level::Hard, 0) => ("Howard", &faces::HOWARD),
            (Level::Hard, 1) => ("Agatha", &faces::AGATHA),
            (Level::Hard, 2) => ("Leopold", &faces::LEOPOLD),
            (Level::Hard, 3) => ("Odette", &faces::ODETTE),
            (Level::Hard, _) => ("Magnus", &faces::MAGNUS),
        }
    }

    /// How large a portrait is at a scale.
    pub const fn portrait_size(scale: u8) -> Size {
        let scale = scale as u32;
        Size::new(
            (Face::SIZE.width + 2 * FRAME) * scale,
            (Face::SIZE.height + 2 * FRAME + PLATE) * scale,
        )
    }

    /// Draws the face alone, with its top left corner at a point, every pixel `scale` x `scale`.
    pub fn draw_face<D: DrawTarget<Color = Colour>>(
        self,
        at: Point,
        scale: u8,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        canvas.face(self.face(), at, scale)
    }

    /// Draws the portrait: the face in a frame, and below it a plate with a stud for each step of the
    /// level.
    pub fn draw_portrait<D: DrawTarget<Color = Colour>>(
        self,
        at: Point,
        scale: u8,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let unit = u32::from(scale);
        let inside = at + Size::new_equal(FRAME * unit);
        canvas.fill(
            Rectangle::new(at, Self::portrait_size(scale)),
            theme::ACCENT,
        )?;
        canvas.fill(Rectangle::new(inside, Face::SIZE * unit), theme::PANEL)?;
        self.draw_face(inside, scale, canvas)?;
        let plate = inside + Size::new(0, Face::SIZE.height * unit);
        let size = Size::new(Face::SIZE.width, PLATE);
        canvas.fill(Rectangle::new(plate, size * unit), theme::SHADE)?;
        // In the middle of the plate.
        let steps = Level::COUNT as u32;
        let wide = STEP * (steps - 1) + STUD;
        let first = Size::new((Face::SIZE.width - wide) / 2, (PLATE - STUD) / 2);
        for step in 0..steps {
            let place = plate + (first + Size::new(step * STEP, 0)) * unit;
            let reached = step <= self.level.place() as u32;
            let colour = if reached { theme::ACCENT } else { theme::LINE };
            canvas.fill(Rectangle::new(place, Size::new_equal(STUD) * unit), colour)?;
        }
        Ok(())
    }
}

/// The sign of a level in a list: as many studs as its characters have on their plate.
pub const fn level_icon(level: Level) -> &'static Icon {
    match level {
        Level::Easy => &icons::ONE_STUD,
        Level::Medium => &icons::TWO_STUDS,
        Level::Hard => &icons::THREE_STUDS,
    }
}

/// What a level is called, within a sentence.
pub const fn level_name(level: Level, language: Language) -> &'static str {
    match level {
        Level::Easy => language.pick(three!("easy", "leicht", "makkelijk")),
        Level::Medium => language.pick(three!("medium", "mittel", "gemiddeld")),
        Level::Hard => language.pick(three!("hard", "schwer", "moeilijk")),
    }
}
