//! What happened, at a glance: over the next screen, until somebody presses anything. Cards that came to
//! light are seen without a press for it.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::canvas::Canvas;
use crate::play::Play;
use crate::theme::{self, Colour};
use crate::widgets::Pages;
use crate::world::World;

/// As much text as there is room for.
type Text = heapless::String<512>;

/// The room for sentences.
const SENTENCES: i32 = 62;
/// The room for pictures, if there are any.
const PICTURES: i32 = 64;

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
    let has_pictures = play.running().has_pictures();
    let height = SENTENCES + if has_pictures { PICTURES } else { 0 };
    let size = world.board.size();
    let top = size.height as i32 - theme::FOOTER - height - 4;
    let area = Rectangle::new(Point::new(4, top), Size::new(size.width - 8, height as u32));
    canvas.panel(area, theme::GROUND)?;
    canvas.ring(area, theme::ACCENT)?;
    let pictures = play.running().draw_news(area, canvas)?;
    let sentences = Rectangle::new(
        area.top_left + Point::new(4, pictures + 2),
        Size::new(area.size.width - 8, (height - pictures - 4) as u32),
    );
    draw_sentences(world, play, is_private, sentences, canvas)
}

fn draw_sentences<D: DrawTarget<Color = Colour>>(
    world: &World,
    play: &Play,
    is_private: bool,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut text = Text::new();
    // What does not fit is in the history.
    let _ = play
        .game()
        .write_news(world, play.eyes(is_private), &mut text);
    Pages::default().draw(area, &text, canvas)
}
