//! What several screens share: labels and sentences in the language of the device, a list or a text
//! in its frame, the footer of a board.

use core::fmt::Write;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;

use crate::canvas::{Canvas, Look, fitted, width_of};
use crate::text::{Arg, Footer, Language, Ui, Wording, capital, say};
use crate::theme::{self, Colour};
use crate::widgets::{
    Does, Heading, Line, List, ListItem, Pages, Pictures, Pill, Right, Sheet, Way, footer,
    pill_room, tall,
};
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

/// Names in a row: "Ada & Bruno & Clara".
pub fn together<'n>(world: &World, names: impl Iterator<Item = &'n str>) -> Line {
    let mut line = Line::new();
    for name in names {
        if line.is_empty() {
            // A name is shorter than a line.
            let _ = line.push_str(name);
        } else {
            line = filled(world, Ui::And, &[Arg::Text(&line), Arg::Name(name)]);
        }
    }
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
    buttons_and_hold(world, words, None, canvas)
}

/// The same where B is held, without a joystick, for what its right is good for with one.
pub fn buttons_and_hold<D: DrawTarget<Color = Colour>>(
    world: &World,
    words: [Option<Footer>; 4],
    right: Option<Footer>,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    buttons_going(world, words, (Way::Up, right), canvas)
}

/// The same where X, without a joystick, moves otherwise than up.
pub fn buttons_going<D: DrawTarget<Color = Colour>>(
    world: &World,
    [a, b, x, y]: [Option<Footer>; 4],
    (upper, right): (Way, Option<Footer>),
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let text = |word: Option<Footer>| word.map_or("", |word| label(world, word));
    if world.board.has_joystick {
        return footer(
            world.board,
            [a, b, x, y].map(|word| text(word).into()),
            canvas,
        );
    }
    let language = world.language();
    let b = press_and_hold(language, text(b), text(right));
    let [up, down] = [x, y].map(|held| press_and_hold(language, "", text(held)));
    let up = Does {
        way: Some(upper),
        word: &up,
    };
    let down = Does {
        way: Some(Way::Down),
        word: &down,
    };
    // Upside down, Y is the upper one.
    let [x, y] = match world.settings.rotated {
        false => [up, down],
        true => [down, up],
    };
    footer(
        world.board,
        [text(a).into(), b.as_str().into(), x, y],
        canvas,
    )
}

/// What a press does, and what holding the button does, if anything.
fn press_and_hold(language: Language, press: &str, held: &str) -> heapless::String<48> {
    let mut words = heapless::String::new();
    let _ = words.push_str(press);
    if !held.is_empty() {
        let comma = if press.is_empty() { "" } else { ", " };
        // Shorter than the room in every language.
        let _ = write!(words, "{comma}{} {held}", Footer::Hold.text(language));
    }
    words
}

/// The pill of a screen that only one player may see. A long name is cut, never the word that says so.
pub fn only_for(world: &World, seat: Seat) -> Line {
    let mut name: heapless::String<48> = heapless::String::new();
    for letter in world.name(seat).chars().flat_map(capital) {
        let _ = name.push(letter);
    }
    let word = filled(world, Ui::OnlyFor, &[Arg::Text("")]);
    let room = pill_room(world.board.size().width as i32) - width_of(&word, &theme::FOOTNOTE);
    let name: heapless::String<48> = fitted(&name, room, &theme::FOOTNOTE);
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
            // Two lines of text.
            let height = if canvas.look.large_text { 46 } else { 40 };
            let area = Rectangle::new(body.top_left, Size::new(body.size.width, height));
            Pages::default().draw(area, remark, canvas)?;
            top = height as i32 + 2;
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

    /// Draws what is round the body, and gives the body's area.
    pub fn draw_frame<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<Rectangle, D::Error> {
        let body = self.heading().draw(world.board, canvas)?;
        buttons(world, self.buttons, canvas)?;
        Ok(body)
    }

    /// Draws a page with running text and pictures on it.
    pub fn draw_sheet<D: DrawTarget<Color = Colour>, P: Pictures>(
        &self,
        world: &World,
        pages: &mut Pages,
        sheet: &Sheet<'_, P>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        self.heading().draw(world.board, canvas)?;
        pages.draw_sheet(sheet, canvas)?;
        buttons(world, self.buttons, canvas)
    }

    /// The title and who may look.
    pub fn heading(&self) -> Heading<'_> {
        Heading {
            title: self.title,
            pill: self.pill,
        }
    }
}

/// A text with pictures, as it fills the body of a screen.
pub fn sheet<'t, P: Pictures>(world: &World, text: &'t str, pictures: P) -> Sheet<'t, P> {
    Sheet {
        text,
        pictures,
        area: below(Heading::body(world.board), 4),
        look: Look::of(&world.settings),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::canvas::width_of;
    use crate::widgets::footer_places;

    #[test]
    fn what_is_held_fits_the_footer_of_a_board_without_a_joystick() {
        let [_, (_, b), (_, x), (_, y)] = footer_places(Board::WIDE);
        let held = [
            (b, Some(Footer::Table), Footer::Hand),
            // Beside what is held, some room is left to the next button.
            (b - 2, Some(Footer::Table), Footer::Look),
            (b, Some(Footer::Undo), Footer::Above),
            (b, Some(Footer::Undo), Footer::Kind),
            (b, Some(Footer::Undo), Footer::Far),
            (b, Some(Footer::Back), Footer::Far),
            (b, Some(Footer::Undo), Footer::Five),
            (b, Some(Footer::Back), Footer::More),
            (x - Way::WIDTH, None, Footer::Help),
            (x - Way::WIDTH, None, Footer::Fix),
            (y - Way::WIDTH, None, Footer::Menu),
            (y - Way::WIDTH, None, Footer::Resume),
            (y - Way::WIDTH, None, Footer::Begin),
            (y - Way::WIDTH, None, Footer::Chance),
            (y - Way::WIDTH, None, Footer::Coin),
        ];
        for language in Language::ALL {
            for (room, press, hold) in held {
                let press = press.map_or("", |press| press.text(language));
                let words = press_and_hold(language, press, hold.text(language));
                let width = width_of(&words, &theme::FOOTNOTE);
                assert!(width <= room, "{words}: {width} of {room}");
            }
        }
    }

    #[test]
    fn no_word_touches_the_next_button() {
        const DISC: i32 = 14;
        const LEAST: i32 = 2;
        for board in [Board::SQUARE, Board::WIDE] {
            let places = footer_places(board);
            let width = i32::from(board.width);
            for (number, (left, room)) in places.into_iter().enumerate() {
                let word = left + DISC + 1;
                let next = places.get(number + 1).map(|(next, _)| *next);
                let end = next.map_or(width, |next| next - 1 - LEAST);
                assert!(word + room <= end, "{number} on {board:?}");
            }
        }
    }

    #[test]
    fn what_a_press_does_fits_its_place_in_the_footer() {
        for board in [Board::SQUARE, Board::WIDE] {
            let [(_, a), ..] = footer_places(board);
            for (word, language) in Footer::ALL
                .iter()
                .flat_map(|word| Language::ALL.map(|l| (word, l)))
            {
                let text = word.text(language);
                assert!(width_of(text, &theme::FOOTNOTE) <= a, "{text} of {a}");
            }
        }
    }
}
