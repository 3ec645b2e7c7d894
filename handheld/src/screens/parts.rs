//! What several screens share: a line of words, a list in its frame, the footer of a board.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use crate::canvas::Canvas;
use crate::text::{Arg, Footer, Ui, say};
use crate::theme::Colour;
use crate::widgets::{Entry, Frame, List, Pages, Pill, Row, footer, tall};
use crate::world::World;

/// A text with its places filled in.
pub fn words(world: &World, text: Ui, args: &[Arg<'_>]) -> Row {
    let mut row = Row::new();
    // What does not fit is cut: the list cuts it anyway.
    let _ = say(
        &mut row,
        world.language(),
        text.text(world.language()),
        args,
    );
    row
}

/// A text without places.
pub fn word(world: &World, text: Ui) -> &'static str {
    text.text(world.language())
}

/// What the four buttons do. Without a joystick, X and Y move; help and menu are held.
pub fn buttons<D: DrawTarget<Color = Colour>>(
    world: &World,
    words: [Option<Footer>; 4],
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let text = |word: Option<Footer>| word.map_or("", |word| word.text(world.language()));
    let [a, b, x, y] = words;
    if world.board.has_joystick {
        return footer(world.board, [text(a), text(b), text(x), text(y)], canvas);
    }
    // Moving by a press, and what holding does after a slash.
    let both = |press: Footer, held: &str| {
        let mut word: heapless::String<32> = heapless::String::new();
        let _ = word.push_str(text(Some(press)));
        if !held.is_empty() {
            let _ = word.push('/');
            let _ = word.push_str(held);
        }
        word
    };
    let up = both(Footer::Up, text(x));
    let down = both(Footer::Down, text(y));
    footer(world.board, [text(a), text(b), &up, &down], canvas)
}

/// The pill of a screen that only one player may see.
pub fn only_for(world: &World, seat: Seat) -> Row {
    let mut name: heapless::String<48> = heapless::String::new();
    for letter in world.name(seat).chars().flat_map(char::to_uppercase) {
        let _ = name.push(letter);
    }
    words(world, Ui::OnlyFor, &[Arg::Text(&name)])
}

/// A screen that is a list: its frame, a line of facts if there is one, its entries.
pub struct ListScreen<'t> {
    /// The title.
    pub title: &'t str,
    /// Who may look.
    pub pill: Pill<'t>,
    /// What the buttons do.
    pub buttons: [Option<Footer>; 4],
}

impl ListScreen<'_> {
    /// Draws it.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        list: &mut List,
        count: usize,
        entry: impl FnMut(usize) -> Entry,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let frame = Frame {
            title: self.title,
            pill: self.pill,
        };
        let body = frame.draw(world.board, canvas)?;
        list.draw(below(body, 3), count, entry, canvas)?;
        buttons(world, self.buttons, canvas)
    }
}

/// The part of an area that begins some lines further down.
pub fn below(area: Rectangle, lines: i32) -> Rectangle {
    Rectangle::new(
        area.top_left + Point::new(0, lines),
        Size::new(
            area.size.width,
            area.size.height.saturating_sub(lines as u32),
        ),
    )
}

/// A question: a message and the answers below it.
pub fn question<D: DrawTarget<Color = Colour>>(
    world: &World,
    title: &str,
    message: &str,
    list: &mut List,
    answers: &[&str],
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let frame = Frame {
        title,
        pill: Pill::None,
    };
    let body = frame.draw(world.board, canvas)?;
    let rows = answers.len() as i32 * tall(canvas.look) + 2;
    let text = Rectangle::new(
        body.top_left + Point::new(0, 4),
        Size::new(body.size.width, (body.size.height as i32 - rows - 6) as u32),
    );
    Pages::default().draw(text, message, canvas)?;
    let area = below(body, body.size.height as i32 - rows);
    let entry = |number: usize| Entry::titled(answers.get(number).copied().unwrap_or(""));
    list.draw(area, answers.len(), entry, canvas)?;
    buttons(
        world,
        [Some(Footer::Choose), Some(Footer::Back), None, None],
        canvas,
    )
}
