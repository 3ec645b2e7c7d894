//! Drawing in the theme's terms on any display: text that is measured and cut to fit, panels,
//! icons.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{Circle, PrimitiveStyle, Rectangle, RoundedRectangle};
use engine::artifact::Site;
use u8g2_fonts::FontRenderer;
use u8g2_fonts::types::{FontColor, HorizontalAlignment, VerticalPosition};

use crate::icons::Icon;
use crate::settings::Settings;
use crate::theme;

/// Where a text lies relative to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// The point is its left end.
    Left,
    /// The point is its middle.
    Centre,
    /// The point is its right end.
    Right,
}

/// How people like it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// Black and white with strong colours.
    pub high_contrast: bool,
    /// Larger letters where running text is.
    pub large_text: bool,
}

impl Look {
    /// As the settings say.
    pub fn of(settings: &Settings) -> Look {
        Look {
            high_contrast: settings.high_contrast,
            large_text: settings.large_text,
        }
    }

    /// The colour that stands for one of the theme's.
    fn tone(self, colour: Rgb565) -> Rgb565 {
        if !self.high_contrast {
            return colour;
        }
        match colour {
            theme::GROUND | theme::PANEL => theme::BLACK,
            theme::PARCHMENT | theme::DIM => theme::WHITE,
            colour => colour,
        }
    }

    /// The font of details and running text.
    pub fn detail(self) -> &'static FontRenderer {
        if self.large_text {
            &theme::DETAIL_LARGE
        } else {
            &theme::DETAIL
        }
    }

    /// The font of entries.
    pub fn entry(self) -> &'static FontRenderer {
        if self.large_text {
            &theme::TITLE
        } else {
            &theme::ENTRY
        }
    }
}

/// A display with the theme's tools. Errors are the display's own.
pub struct Canvas<'d, D> {
    display: &'d mut D,
    /// How it should look.
    pub look: Look,
    reader: Option<&'d mut dyn FnMut(&str)>,
}

impl<'d, D: DrawTarget<Color = Rgb565>> Canvas<'d, D> {
    /// Draws on a display.
    pub fn new(display: &'d mut D, look: Look) -> Self {
        Self {
            display,
            look,
            reader: None,
        }
    }

    /// Draws on a display, and reads every text out as it is written.
    pub fn read_out(display: &'d mut D, look: Look, reader: &'d mut dyn FnMut(&str)) -> Self {
        Self {
            display,
            look,
            reader: Some(reader),
        }
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, area: Rectangle, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        self.display.fill_solid(&area, colour)
    }

    /// Fills a panel with round corners.
    pub fn panel(&mut self, area: Rectangle, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        RoundedRectangle::with_equal_corners(area, Size::new_equal(5))
            .into_styled(PrimitiveStyle::with_fill(colour))
            .draw(self.display)
    }

    /// Draws a ring with round corners.
    pub fn ring(&mut self, area: Rectangle, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        RoundedRectangle::with_equal_corners(area, Size::new_equal(5))
            .into_styled(PrimitiveStyle::with_stroke(colour, 2))
            .draw(self.display)
    }

    /// Draws a thin frame.
    pub fn outline(&mut self, area: Rectangle, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        area.into_styled(PrimitiveStyle::with_stroke(colour, 1))
            .draw(self.display)
    }

    /// Fills a disc.
    pub fn disc(&mut self, area: Rectangle, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        Circle::new(area.top_left, area.size.width)
            .into_styled(PrimitiveStyle::with_fill(colour))
            .draw(self.display)
    }

    /// The shape of a site, seven pixels high.
    pub fn small_shape(&mut self, site: Site, at: Point, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        for y in 0..7i32 {
            let (left, right) = match site {
                Site::Asia => (0, 7),
                Site::America => (3 - y / 2, 4 + y / 2),
                Site::MiddleEast => ((3 - y).abs(), 7 - (3 - y).abs()),
                Site::Africa => match y {
                    0 | 6 => (2, 5),
                    1 | 5 => (1, 6),
                    _ => (0, 7),
                },
            };
            let run = Rectangle::new(
                at + Point::new(left, y),
                Size::new((right - left) as u32, 1),
            );
            self.display.fill_solid(&run, colour)?;
        }
        Ok(())
    }

    /// Draws an icon with its top left corner at a point.
    pub fn icon(&mut self, icon: &Icon, at: Point, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        icon.draw(self.display, at, colour, 1)
    }

    /// Draws an icon twice as large.
    pub fn big_icon(&mut self, icon: &Icon, at: Point, colour: Rgb565) -> Result<(), D::Error> {
        let colour = self.look.tone(colour);
        icon.draw(self.display, at, colour, 2)
    }

    /// Writes a text in one line, its baseline at the point.
    pub fn text(
        &mut self,
        text: &str,
        at: Point,
        font: &FontRenderer,
        colour: Rgb565,
        align: Align,
    ) -> Result<(), D::Error> {
        if let Some(reader) = &mut self.reader {
            reader(text);
        }
        let align = match align {
            Align::Left => HorizontalAlignment::Left,
            Align::Centre => HorizontalAlignment::Center,
            Align::Right => HorizontalAlignment::Right,
        };
        let drawn = font.render_aligned(
            text,
            at,
            VerticalPosition::Baseline,
            align,
            FontColor::Transparent(self.look.tone(colour)),
            self.display,
        );
        match drawn {
            Err(u8g2_fonts::Error::DisplayError(error)) => Err(error),
            // A character without a glyph is left out: player names are the only free text.
            _ => Ok(()),
        }
    }

    /// Writes as much of a text as fits a width.
    pub fn text_within(
        &mut self,
        text: &str,
        at: Point,
        width: i32,
        font: &FontRenderer,
        colour: Rgb565,
    ) -> Result<(), D::Error> {
        let (part, cut) = fit(text, width, font);
        self.text(part, at, font, colour, Align::Left)?;
        if cut {
            let end = at + Point::new(width_of(part, font), 0);
            self.text("..", end, font, colour, Align::Left)?;
        }
        Ok(())
    }
}

/// How wide a text is.
pub fn width_of(text: &str, font: &FontRenderer) -> i32 {
    font.get_rendered_dimensions(text, Point::zero(), VerticalPosition::Baseline)
        .map_or(0, |dimensions| dimensions.advance.x)
}

/// The part of a text that fits a width with two dots behind it, if the whole does not.
pub fn fit<'t>(text: &'t str, width: i32, font: &FontRenderer) -> (&'t str, bool) {
    if width_of(text, font) <= width {
        return (text, false);
    }
    let room = width - width_of("..", font);
    let mut end = 0;
    for (at, character) in text.char_indices() {
        let next = at + character.len_utf8();
        match text.get(..next) {
            Some(part) if width_of(part, font) <= room => end = next,
            _ => break,
        }
    }
    (text.get(..end).unwrap_or(""), true)
}

/// Cuts off the first line of a text that fits a width, at a space where there is one.
pub fn first_line<'t>(text: &'t str, width: i32, font: &FontRenderer) -> (&'t str, &'t str) {
    let mut end = 0;
    for (at, character) in text.char_indices() {
        let next = at + character.len_utf8();
        let breaks = matches!(character, ' ' | '\n');
        if !breaks && next != text.len() {
            continue;
        }
        let upto = if breaks { at } else { next };
        match text.get(..upto) {
            Some(part) if width_of(part, font) <= width => end = next,
            _ => break,
        }
        if character == '\n' {
            break;
        }
    }
    if end == 0 {
        // One word that is wider than the line.
        let (part, _) = fit(text, width, font);
        end = if part.is_empty() {
            text.len()
        } else {
            part.len()
        };
    }
    let line = text.get(..end).unwrap_or("").trim_end();
    (line, text.get(end..).unwrap_or(""))
}
