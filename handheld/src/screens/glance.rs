//! What happened, at a glance: over the next screen, until somebody presses anything. Cards that came to
//! light are seen without a press for it.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::Canvas;
use crate::theme::{self, Colour};
use crate::widgets::Pages;
use crate::world::World;

/// As much text as there is room for.
type Text = heapless::String<512>;

/// The most lines of text, and beside pictures.
const LINES: usize = 8;
const LINES_BELOW: usize = 4;
/// The room for pictures, if there are any.
const PICTURES: i32 = 56;

/// Draws what happened above the footer.
// Never inlined: only the screen below it and this share the stack, one after the other.
#[inline(never)]
pub fn glance<D: DrawTarget<Color = Colour>>(
    world: &World,
    is_private: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let Some(play) = &world.play else {
        return Ok(());
    };
    let mut text = Text::new();
    // What does not fit is in the history.
    let _ = play
        .game()
        .write_news(world, play.eyes(is_private), &mut text);
    if text.is_empty() {
        return Ok(());
    }
    let size = world.board.size();
    let width = size.width - 8;
    let (pictures, lines) = match play.running().has_pictures() {
        true => (PICTURES, LINES_BELOW),
        false => (0, LINES),
    };
    let sentences = Pages::height(text.trim_end(), width, lines, canvas.look);
    let height = pictures + sentences + 6;
    let corner = Point::new(4, size.height as i32 - theme::FOOTER - height - 4);
    let area = Rectangle::new(corner, Size::new(width, height as u32));
    canvas.panel(area, theme::GROUND)?;
    canvas.ring(area, theme::ACCENT)?;
    let eyes = play.eyes(is_private);
    play.running().draw_news(world, eyes, area, canvas)?;
    let below = Rectangle::new(
        corner + Point::new(0, pictures + 2),
        Size::new(width, sentences as u32),
    );
    Pages::default().draw(below, text.trim_end(), canvas)
}
