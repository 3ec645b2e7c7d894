//! One site, as everybody sees it: its deck and next costs, everybody's huts, every card that lies there by
//! name. Left and right go round the sites.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Site, Track};
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;

use super::super::look::{face_up_chips, site_colour, site_icon, track_colour, track_icon};
use super::super::text::{Label, Topic, names};
use super::super::{Scene, own};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::parts::{Page, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Pill, chips, seat_colour};

/// One site.
#[derive(Clone, Debug)]
pub struct SitePage {
    site: Site,
}

/// The height of a row of costs, of huts, of cards.
const COSTS: i32 = 28;
const HUTS: i32 = 22;
const CARDS: i32 = 25;

impl SitePage {
    /// Of a site.
    pub fn new(site: Site) -> Self {
        Self { site }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        match command {
            Command::Right | Command::Down | Command::Ok => self.step(scene, 1),
            Command::Left | Command::Up => self.step(scene, Site::COUNT - 1),
            Command::Back => return Transition::Close,
            Command::Help => return Transition::help(own(Topic::Hire)),
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// To the next site in play.
    fn step(&mut self, scene: &Scene<'_>, by: usize) {
        for _ in 0..Site::COUNT {
            let next = Site::at((self.site.place() + by) % Site::COUNT);
            self.site = next.unwrap_or(self.site);
            if scene.game().in_play(self.site) {
                return;
            }
        }
    }

    /// Draws the site.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: names::site(self.site, scene.language()),
            pill: Pill::Public(label(scene.world, Ui::Public)),
            buttons: [
                Some(Footer::Next),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
        };
        let body = page.draw_frame(scene.world, canvas)?;
        let mut top = body.top_left.y + 4;
        self.draw_deck_and_costs(scene, top, canvas)?;
        top += COSTS + 4;
        let players = i32::from(scene.game().seats());
        self.draw_huts(scene, top, canvas)?;
        top += (players + 1) / 2 * HUTS + 4;
        let bottom = body.top_left.y + body.size.height as i32;
        self.draw_cards(scene, top, bottom, canvas)
    }

    /// What is left in the deck; what research, hiring and shipping cost here.
    fn draw_deck_and_costs<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        top: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = scene.world.board.size().width as i32;
        let table = scene.table();
        canvas.icon(
            site_icon(self.site),
            Point::new(theme::MARGIN + 2, top + 4),
            site_colour(self.site),
        )?;
        let deck = Arg::Number(table.deck[self.site].into());
        let text = filled(scene.world, Label::DeckShort, &[deck]);
        let at = Point::new(theme::MARGIN + 28, top + 19);
        canvas.text(&text, at, canvas.look.detail(), theme::TEXT, Align::Left)?;
        let mut left = width - theme::MARGIN - 3 * 46 + 2;
        for track in [Track::Museum, self.site.workers(), Track::Ship] {
            let plate = Rectangle::new(Point::new(left, top), Size::new(44, COSTS as u32));
            canvas.panel(plate, theme::PANEL)?;
            let icon = Point::new(left + 3, top + 4);
            canvas.icon(track_icon(track), icon, track_colour(track))?;
            let mut cost: heapless::String<4> = heapless::String::new();
            // A printed number fits.
            let _ = write!(cost, "{}", scene.game().cost(table, track));
            let at = Point::new(left + 33, top + 20);
            canvas.text(&cost, at, &theme::NUMBER, theme::ACCENT, Align::Centre)?;
            left += 46;
        }
        Ok(())
    }

    /// Everybody's huts there, in two columns.
    fn draw_huts<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        top: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let column = (scene.world.board.size().width as i32 - theme::MARGIN * 2) / 2;
        for (number, seat) in (0..).zip(Seat::first(scene.game().seats())) {
            let huts = scene.table().players[seat].huts[self.site];
            let left = theme::MARGIN + number % 2 * column;
            let y = top + number / 2 * HUTS;
            let colour = seat_colour(scene.world.colour(seat));
            canvas.icon(&common::HUT, Point::new(left + 2, y), colour)?;
            let ink = if huts > 0 { theme::TEXT } else { theme::DIM };
            let mut count: heapless::String<4> = heapless::String::new();
            // Two digits fit.
            let _ = write!(count, "{huts}");
            let at = Point::new(left + 38, y + 17);
            canvas.text(&count, at, &theme::NUMBER, ink, Align::Right)?;
            let at = Point::new(left + 44, y + 16);
            let room = column - 48;
            canvas.text_within(scene.name(seat), at, room, &theme::DETAIL, ink)?;
        }
        Ok(())
    }

    /// The cards that lie there: by name in two columns if there is room, or else in a row.
    fn draw_cards<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        top: i32,
        bottom: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = scene.world.board.size().width as i32;
        let table = scene.table();
        let all = face_up_chips(table, self.site);
        let left = theme::MARGIN + 2;
        if all.is_empty() {
            let text = label(scene.world, Label::NoCardsUp);
            let at = Point::new(left, top + 18);
            return canvas.text(text, at, canvas.look.detail(), theme::DIM, Align::Left);
        }
        let rows = (all.len() as i32 + 1) / 2;
        if rows * CARDS > bottom - top {
            let at = Point::new(left, top + 4);
            return chips(&all, at, width - left * 2, canvas);
        }
        let kinds = table
            .face_up
            .iter()
            .filter(|(card, _)| card.site == self.site);
        let column = (width - theme::MARGIN * 2) / 2;
        for (number, (chip, (card, _))) in (0..).zip(all.iter().zip(kinds)) {
            let at = Point::new(left + number % 2 * column, top + number / 2 * CARDS);
            chip.draw(at, canvas)?;
            let indent = chip.width() + 5;
            let name = names::face_title(card.face, scene.language());
            let room = column - indent - 4;
            let at = at + Point::new(indent, 15);
            canvas.text_within(name, at, room, &theme::DETAIL, theme::TEXT)?;
        }
        Ok(())
    }
}
