//! The list: most screens are one. It scrolls, shows what an entry costs, and why an entry is not
//! available.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::board::Command;
use crate::canvas::{Align, Canvas, Look, Spoken, first_line, fitted, width_of};
use crate::font::Font;
use crate::icons::{self, Icon};
use crate::theme::{self, Colour};
use crate::widgets::bar::{Seen, scroll_bar};
use crate::widgets::mark::{FLAG, advice_mark};
use crate::widgets::price::{Change, Inks, Price};

/// A line of text of an entry.
pub type Line = heapless::String<192>;

/// What stands at the right of an entry.
#[derive(Clone, Debug, Default)]
pub enum Right {
    /// Nothing.
    #[default]
    Nothing,
    /// Coins.
    Coins(i32),
    /// Coins that are paid or earned, and what is left then.
    Price(Price),
    /// A price now, and what it will be then.
    Change(Change),
    /// A word or a value.
    Word(heapless::String<16>),
    /// Switched on or off.
    Switch(bool),
}

/// One entry of a list.
#[derive(Clone, Debug, Default)]
pub struct ListItem {
    /// In bold.
    pub title: Line,
    /// Below it, if there is anything to say.
    pub detail: Line,
    /// At the right.
    pub right: Right,
    /// At the left.
    pub icon: Option<(&'static Icon, Colour)>,
    /// Not available: drawn dim; the detail says why.
    pub dim: bool,
    /// What was advised, or what leads there; the detail says what for.
    pub marked: bool,
}

impl ListItem {
    /// With this title.
    pub fn titled(title: &str) -> ListItem {
        let mut entry = ListItem::default();
        // A title that does not fit is cut by the list anyway.
        let _ = entry.title.push_str(title);
        entry
    }

    /// With this detail.
    #[must_use]
    pub fn detailed(mut self, detail: &str) -> ListItem {
        let _ = self.detail.push_str(detail);
        self
    }
}

/// Where a list stands: which entry is selected, and which is the first on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct List {
    /// The selected entry.
    pub selected: usize,
    top: usize,
}

/// The height of an entry.
pub fn tall(look: Look) -> i32 {
    if look.large_text { 42 } else { 36 }
}

impl List {
    /// With this entry selected.
    pub fn at(selected: usize) -> List {
        List { selected, top: 0 }
    }

    /// Moves the selection, round the ends; says whether the command was for the list.
    pub fn handle(&mut self, command: Command, count: usize) -> bool {
        if count == 0 {
            return false;
        }
        match command {
            Command::Up => {
                self.selected = self.selected.checked_sub(1).unwrap_or(count - 1);
            }
            Command::Down => {
                self.selected += 1;
                if self.selected >= count {
                    self.selected = 0;
                }
            }
            _ => return false,
        }
        true
    }

    /// Draws the entries that fit, the selected one among them.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        area: Rectangle,
        count: usize,
        item: &mut dyn FnMut(usize) -> ListItem,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let tall = tall(canvas.look);
        self.draw_rows(
            area,
            tall,
            count,
            canvas,
            |number, place, chosen, canvas| item(number).draw(place, chosen, canvas),
        )
    }

    /// Draws rows of some height, as many as fit, the selected one among them. What is in a row is
    /// drawn by whoever calls: its number, its place, and whether it is selected are given.
    pub fn draw_rows<D: DrawTarget<Color = Colour>>(
        &mut self,
        area: Rectangle,
        tall: i32,
        count: usize,
        canvas: &mut Canvas<'_, D>,
        mut row: impl FnMut(usize, Rectangle, bool, &mut Canvas<'_, D>) -> Result<(), D::Error>,
    ) -> Result<(), D::Error> {
        let visible = (area.size.height as i32 / tall).max(1) as usize;
        self.selected = self.selected.min(count.saturating_sub(1));
        self.top = self
            .top
            .min(self.selected)
            .min(count.saturating_sub(visible));
        if self.selected >= self.top + visible {
            self.top = self.selected + 1 - visible;
        }
        let scrolls = count > visible;
        let width = area.size.width as i32 - theme::MARGIN * 2 - if scrolls { 7 } else { 0 };
        for (line, number) in (self.top..count.min(self.top + visible)).enumerate() {
            let top = area.top_left.y + line as i32 * tall + 1;
            let place = Rectangle::new(
                Point::new(area.top_left.x + theme::MARGIN, top),
                Size::new(width as u32, tall as u32 - 2),
            );
            row(number, place, number == self.selected, canvas)?;
        }
        if scrolls {
            let right = area.top_left.x + area.size.width as i32 - theme::MARGIN;
            let seen = Seen {
                top: self.top,
                visible,
                count,
            };
            let corner = Point::new(right - 3, area.top_left.y + 2);
            scroll_bar(&seen, corner, area.size.height as i32 - 4, canvas)?;
        }
        Ok(())
    }
}

/// What is behind a row, and its ink: chosen and available, chosen and not, and so on.
pub fn row_ground<D: DrawTarget<Color = Colour>>(
    place: Rectangle,
    selected: bool,
    dim: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<Inks, D::Error> {
    let chosen = selected && !dim;
    let inks = if chosen { Inks::CHOSEN } else { Inks::ON_PANEL };
    canvas.panel(place, inks.ground)?;
    if selected && dim {
        canvas.ring(place, theme::ACCENT)?;
    }
    if selected {
        canvas.speak(Spoken::Selected);
    }
    Ok(if dim {
        Inks {
            number: theme::DIM,
            dim: if selected { theme::TEXT } else { theme::DIM },
            ..inks
        }
    } else {
        inks
    })
}

impl ListItem {
    /// Draws it on a place.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        place: Rectangle,
        selected: bool,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let inks = row_ground(place, selected, self.dim, canvas)?;
        let middle = place.top_left.y + place.size.height as i32 / 2;
        let right = self.draw_right(place, middle, inks, canvas)?;
        let mut left = place.top_left.x + 6;
        // The title is worth more than that the flag is clear of the icon.
        let room = right - left - 28 - FLAG;
        if self.marked && width_of(&self.title, &theme::KEY) <= room {
            left += FLAG;
        }
        if let Some((icon, colour)) = self.icon {
            // The outline of a player's mark tells its colour from the brass.
            let colour = if selected && !self.dim && !icon.is_outlined() {
                theme::GROUND
            } else {
                colour
            };
            canvas.icon(icon, Point::new(left, middle - 10), colour)?;
            left += 26;
        }
        if self.marked {
            advice_mark(place, canvas)?;
        }
        let width = right - left - 2;
        let title = if width_of(&self.title, canvas.look.entry()) <= width {
            canvas.look.entry()
        } else {
            // A long title gives way in size before it does in letters.
            &theme::KEY
        };
        let alone = self.detail.is_empty();
        if self.marked && !alone && width_of(&self.detail, canvas.look.detail()) > width {
            return self.draw_reason(place, (left, width, title), inks, canvas);
        }
        canvas.is_advice_read |= self.marked && !alone;
        // Two lines fill a low row to its edges.
        let lift = if place.size.height < 34 { 2 } else { 3 };
        let at = Point::new(left, middle + if alone { 5 } else { -lift });
        canvas.text_within(&self.title, at, width, title, inks.number)?;
        if let Right::Switch(on) = self.right {
            canvas.speak(Spoken::Switch(on));
        }
        if self.dim {
            canvas.speak(Spoken::Unavailable);
        }
        if alone {
            return Ok(());
        }
        let drop = if canvas.look.large_text { 14 } else { 12 };
        let at = Point::new(left, middle + drop);
        let font = canvas.look.detail();
        canvas.text_within(&self.detail, at, width, font, inks.dim)
    }

    /// Draws the title and, below it, a reason that is longer than a line: small, and in two lines where the row is high
    /// enough.
    fn draw_reason<D: DrawTarget<Color = Colour>>(
        &self,
        place: Rectangle,
        (left, width, title): (i32, i32, &'static Font),
        inks: Inks,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let font = &theme::FOOTNOTE;
        let height = place.size.height as i32;
        let (one, two) = match height < 34 {
            true => (self.detail.as_str(), ""),
            false => first_line(&self.detail, width, font),
        };
        canvas.is_advice_read |= [one, two].iter().all(|line| width_of(line, font) <= width);
        let top = place.top_left.y + height / 2;
        let [first, second, third] = match two.is_empty() {
            true => [-2, 11, 11],
            false => [-5, 5, 14],
        };
        canvas.text_within(
            &self.title,
            Point::new(left, top + first),
            width,
            title,
            inks.number,
        )?;
        for (line, below) in [(one, second), (two, third)] {
            let at = Point::new(left, top + below);
            canvas.text_within(line, at, width, font, inks.dim)?;
        }
        Ok(())
    }

    /// Draws what stands at the right and says where it begins.
    fn draw_right<D: DrawTarget<Color = Colour>>(
        &self,
        place: Rectangle,
        middle: i32,
        inks: Inks,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<i32, D::Error> {
        let ink = inks.number;
        let right = place.top_left.x + place.size.width as i32 - 6;
        let mut word: heapless::String<16> = heapless::String::new();
        match &self.right {
            Right::Nothing => return Ok(right),
            Right::Switch(on) => {
                let icon = if *on { &icons::CHECK } else { &icons::CROSS };
                canvas.icon(icon, Point::new(right - 20, middle - 10), ink)?;
                return Ok(right - 22);
            }
            Right::Price(price) => {
                let end = Point::new(right, middle + 6);
                return Ok(price.draw(end, &theme::NUMBER, inks, canvas)? - 2);
            }
            Right::Change(change) => {
                let end = Point::new(right, middle + 6);
                return Ok(change.draw(end, &theme::NUMBER, inks, canvas)? - 2);
            }
            Right::Coins(coins) => {
                let _ = write!(word, "{coins}");
            }
            Right::Word(text) => {
                word = fitted(text, place.size.width as i32 / 2, &theme::NUMBER);
            }
        }
        let at = Point::new(right, middle + 6);
        canvas.text(&word, at, &theme::NUMBER, ink, Align::Right)?;
        let mut left = right - width_of(&word, &theme::NUMBER) - 4;
        if matches!(self.right, Right::Coins(_)) {
            left -= 20;
            canvas.icon(&icons::COIN, Point::new(left, middle - 10), ink)?;
        }
        Ok(left)
    }
}
