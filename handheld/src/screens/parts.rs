//! What several screens share: labels and sentences in the language of the device, a list or a text
//! in its frame, the footer of a board.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use crate::canvas::Canvas;
use crate::text::{Arg, Footer, Ui, Wording, say};
use crate::theme::Colour;
use crate::widgets::{Heading, Line, List, ListItem, Pages, Pill, Right, footer, tall};
use crate::world::World;

/// What the buttons do on a list to choose from.
pub const CHOOSE: [Option<Footer>; 4] = [
    Some(Footer::Choose),
    Some(Footer::Back),
    Some(Footer::Help),
    None,
];

/// What the buttons do on a list of things to change.
pub const CHANGE: [Option<Footer>; 4] = [
    Some(Footer::Change),
    Some(Footer::Back),
    Some(Footer::Help),
    None,
];

/// A text with its places filled in.
pub fn filled(world: &World, text: impl Wording, args: &[Arg<'_>]) -> Line {
    let mut line = Line::new();
    let wording = text.text(world.language());
    // What does not fit is cut: the list cuts it anyway.
    let _ = say(&mut line, world.language(), wording, args);
    line
}

/// A text without places.
pub fn label(world: &World, text: impl Wording) -> &'static str {
    text.text(world.language())
}

/// A word at the right of an entry; a long one is cut.
pub fn right_word(text: &str) -> Right {
    let mut short = heapless::String::new();
    for letter in text.chars() {
        if short.push(letter).is_err() {
            break;
        }
    }
    Right::Word(short)
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
    // Upside down, Y is the upper one.
    let [x, y] = match world.settings.rotated {
        false => [&up, &down],
        true => [&down, &up],
    };
    footer(world.board, [text(a), text(b), x, y], canvas)
}

/// The pill of a screen that only one player may see.
pub fn only_for(world: &World, seat: Seat) -> Line {
    let mut name: heapless::String<48> = heapless::String::new();
    for letter in world.name(seat).chars().flat_map(char::to_uppercase) {
        let _ = name.push(letter);
    }
    filled(world, Ui::OnlyFor, &[Arg::Text(&name)])
}

/// What is round the body of most screens: title, who may look, what the buttons do.
pub struct Page<'t> {
    /// The title.
    pub title: &'t str,
    /// Who may look.
    pub pill: Pill<'t>,
    /// What the buttons do.
    pub buttons: [Option<Footer>; 4],
}

impl Page<'_> {
    /// Draws a page with a list on it.
    pub fn draw_list<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        list: &mut List,
        count: usize,
        item: &mut dyn FnMut(usize) -> ListItem,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        self.draw_list_below("", world, list, count, item, canvas)
    }

    /// Draws a page with a list on it, and a remark above the list if there is one.
    pub fn draw_list_below<D: DrawTarget<Color = Colour>>(
        &self,
        remark: &str,
        world: &World,
        list: &mut List,
        count: usize,
        item: &mut dyn FnMut(usize) -> ListItem,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let body = self.heading().draw(world.board, canvas)?;
        let mut top = 3;
        if !remark.is_empty() {
            let area = Rectangle::new(body.top_left, Size::new(body.size.width, 40));
            Pages::default().draw(area, remark, canvas)?;
            top = 42;
        }
        list.draw(below(body, top), count, item, canvas)?;
        buttons(world, self.buttons, canvas)
    }

    /// Draws a page with running text on it.
    pub fn draw_text<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        pages: &mut Pages,
        text: &str,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let body = self.heading().draw(world.board, canvas)?;
        pages.draw(below(body, 4), text, canvas)?;
        buttons(world, self.buttons, canvas)
    }

    fn heading(&self) -> Heading<'_> {
        Heading {
            title: self.title,
            pill: self.pill,
        }
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
    let frame = Heading {
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
    let mut item = |number: usize| ListItem::titled(answers.get(number).copied().unwrap_or(""));
    list.draw(area, answers.len(), &mut item, canvas)?;
    buttons(
        world,
        [Some(Footer::Choose), Some(Footer::Back), None, None],
        canvas,
    )
}
