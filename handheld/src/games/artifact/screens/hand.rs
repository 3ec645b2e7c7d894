//! The own hand, sorted by site and face, and which exhibitions it could make now or is close to.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Card, Tile};

use super::super::look::{card, card_size};
use super::super::text::{Label, Topic, names};
use super::super::{Scene, own};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::parts::{buttons, filled, label, only_for};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Line, Pill};
use crate::world::World;

/// The hand of the seat that has the device.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    selected: usize,
}

/// More cards than a hand ever has.
type Cards = heapless::Vec<Card, 64>;

fn cards(scene: &Scene<'_>) -> Cards {
    let mut cards = Cards::new();
    for (card, count) in scene.hand().iter() {
        for _ in 0..count {
            let _ = cards.push(card);
        }
    }
    cards
}

impl Hand {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let count = cards(scene).len();
        match command {
            Command::Right | Command::Down if count > 0 => {
                self.selected = (self.selected + 1) % count;
            }
            Command::Left | Command::Up if count > 0 => {
                self.selected = (self.selected + count - 1) % count;
            }
            Command::Back | Command::Ok => return Transition::Close,
            Command::Help => {
                let card = cards(scene).get(self.selected).copied();
                let topic = card.map_or(Topic::Exhibition, |card| Topic::of_face(card.face));
                return Transition::help(own(topic));
            }
            _ => {}
        }
        Transition::Stay
    }

    /// Draws the cards and what they could be shown for.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let table = scene.table();
        let seat = table.seat;
        let title = filled(
            scene.world,
            Label::HandOf,
            &[Arg::Name(scene.world.name(seat))],
        );
        let pill = only_for(scene.world, seat);
        let frame = Heading {
            title: &title,
            pill: Pill::Private(&pill),
        };
        let body = frame.draw(scene.world.board, canvas)?;
        let cards = cards(scene);
        let mut money: heapless::String<8> = heapless::String::new();
        let _ = write!(money, "{}", table.players[seat].money);
        canvas.icon(
            &common::COIN,
            Point::new(6, body.top_left.y + 3),
            theme::ACCENT,
        )?;
        let at = Point::new(30, body.top_left.y + 19);
        canvas.text(&money, at, &theme::NUMBER, theme::TEXT, Align::Left)?;
        let right = body.size.width as i32 - 8;
        let mut count = filled(
            scene.world,
            Label::CardCount,
            &[Arg::Number(cards.len() as i32)],
        );
        if cards.len() > 1 {
            count.clear();
            let args = [
                Arg::Number(self.selected.min(cards.len() - 1) as i32 + 1),
                Arg::Number(cards.len() as i32),
            ];
            count = filled(scene.world, Ui::OfCount, &args);
        }
        let at = Point::new(right, body.top_left.y + 18);
        canvas.text(&count, at, &theme::DETAIL, theme::DIM, Align::Right)?;
        self.draw_cards(scene.world, &cards, canvas)?;
        self.draw_reach(scene, canvas)?;
        buttons(
            scene.world,
            [
                Some(Footer::Back),
                Some(Footer::Hide),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
            canvas,
        )
    }

    /// One row of cards, the selected one among them; its name below.
    fn draw_cards<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        cards: &Cards,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = world.board.size().width as i32;
        if cards.is_empty() {
            let at = Point::new(width / 2, 80);
            let text = label(world, Label::HandEmpty);
            return canvas.text(text, at, &theme::ENTRY, theme::DIM, Align::Centre);
        }
        self.selected = self.selected.min(cards.len() - 1);
        let step = card_size().width as i32 + 8;
        let visible = ((width - 12) / step) as usize;
        let first = self.selected.saturating_sub(visible - 1);
        let mut at = Point::new(10, 58);
        for (number, one) in cards.iter().enumerate().skip(first).take(visible) {
            card(*one, at, number == self.selected, canvas)?;
            at.x += step;
        }
        let mut name = Line::new();
        if let Some(one) = cards.get(self.selected) {
            let _ = names::card(&mut name, world.language(), *one);
        }
        let at = Point::new(10, 117);
        canvas.text_within(&name, at, width - 20, &theme::DETAIL, theme::TEXT)
    }

    /// The tiles within reach; then those that one or two cards are missing for.
    fn draw_reach<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let size = scene.world.board.size();
        let panel = Rectangle::new(
            Point::new(theme::MARGIN, 124),
            Size::new(size.width - 12, 92),
        );
        canvas.panel(panel, theme::PANEL)?;
        let tiles = tiles_by_need(scene);
        let ready = tiles.first().is_some_and(|(missing, _)| *missing == 0);
        let title = if ready {
            Label::CouldShow
        } else {
            Label::CouldShowNothing
        };
        let at = Point::new(14, 140);
        canvas.text(
            label(scene.world, title),
            at,
            &theme::ENTRY,
            theme::ACCENT,
            Align::Left,
        )?;
        let mut y = 158;
        for (missing, tile) in tiles.iter().take(4) {
            self.draw_tile(scene, *tile, *missing, y, canvas)?;
            y += 17;
        }
        Ok(())
    }

    fn draw_tile<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        tile: Tile,
        missing: u8,
        y: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let width = scene.world.board.size().width as i32;
        let mut name = Line::new();
        let _ = names::tile(&mut name, scene.world.language(), tile);
        let value = scene.game().values().tiles[tile];
        let mut right: heapless::String<40> = heapless::String::new();
        let ink = if missing == 0 {
            let points = filled(
                scene.world,
                Ui::PointsShort,
                &[Arg::Number(value.points.into())],
            );
            let _ = write!(right, "{points} +{}", value.income);
            theme::TEXT
        } else {
            let text = filled(scene.world, Label::Missing, &[Arg::Number(missing.into())]);
            let _ = right.push_str(&text);
            theme::DIM
        };
        canvas.text_within(&name, Point::new(14, y), width - 110, &theme::DETAIL, ink)?;
        let at = Point::new(width - 14, y);
        canvas.text(&right, at, &theme::DETAIL, ink, Align::Right)
    }
}

/// Tiles still there by how many cards they miss, the most valuable first; none that miss more
/// than two.
fn tiles_by_need(scene: &Scene<'_>) -> heapless::Vec<(u8, Tile), 25> {
    let table = scene.table();
    let player = &table.players[table.seat];
    let hand = scene.hand();
    let mut tiles: heapless::Vec<(u8, Tile), 25> = table
        .tiles
        .iter()
        .map(|tile| (scene.game().missing_for(&hand, player, tile), tile))
        .filter(|(missing, _)| *missing <= 2)
        .collect();
    let points = |tile: Tile| scene.game().values().tiles[tile].points;
    tiles.sort_unstable_by_key(|(missing, tile)| (*missing, u8::MAX - points(*tile), *tile));
    tiles
}
