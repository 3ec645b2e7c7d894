//! Everything that everybody may know of one player.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::artifact::{Role, Site, Track};
use engine::each::Member;
use engine::seat::Seat;

use super::Step;
use super::parts::{below, buttons, word, words};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Arg, Footer, Ui, names};
use crate::theme::Colour;
use crate::widgets::{Frame, Pages, Pill, Row};
use crate::world::{Play, World};

/// One player's open state.
#[derive(Clone, Debug)]
pub struct PlayerPage {
    seat: Seat,
    pages: Pages,
}

/// Room for all of it in any language.
type Text = heapless::String<1536>;

impl PlayerPage {
    /// Of a seat.
    pub fn new(seat: Seat) -> Self {
        Self {
            seat,
            pages: Pages::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        if self.pages.handle(command) {
            return Step::Stay;
        }
        match command {
            Command::Back | Command::Ok | Command::Left => Step::Close,
            _ => Step::Stay,
        }
    }

    /// Draws the facts.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let frame = Frame {
            title: world.name(self.seat),
            pill: Pill::Public(word(world, Ui::Public)),
        };
        let body = frame.draw(world.board, canvas)?;
        let text = match &world.play {
            Some(play) => facts(world, play, self.seat),
            None => Text::new(),
        };
        self.pages.draw(below(body, 4), &text, canvas)?;
        buttons(world, [None, Some(Footer::Back), None, None], canvas)
    }
}

/// Money, markers, huts, cards, roles, exhibitions: a line each.
fn facts(world: &World, play: &Play, seat: Seat) -> Text {
    let language = world.language();
    let table = play.table();
    let player = &table.players[seat];
    let mut text = Text::new();
    // All lines together are shorter than the room.
    let count = |ui: Ui, number: i32| words(world, ui, &[Arg::Number(number)]);
    let _ = writeln!(text, "{}", count(Ui::Coins, player.money.into()));
    let income = i32::from(play.game().bonus_income(table, seat));
    let _ = writeln!(
        text,
        "{}: {}",
        word(world, Ui::Income),
        count(Ui::IncomeShort, income)
    );
    let markers = Track::ALL
        .into_iter()
        .map(|track| (names::track(track, language), player.mat[track]));
    list(&mut text, word(world, Ui::Markers), markers);
    let huts = Site::ALL
        .into_iter()
        .map(|site| (names::site(site, language), player.huts[site]));
    list(&mut text, word(world, Ui::Huts), huts);
    let _ = writeln!(text, "{}", count(Ui::InReserve, player.reserve.into()));
    let _ = writeln!(text, "{}", count(Ui::CardCount, player.hand_size().into()));
    roles(&mut text, world, player.city.map(Role::City));
    roles(
        &mut text,
        world,
        player.archaeologist.map(Role::Archaeologist),
    );
    exhibitions(&mut text, world, play, seat);
    text
}

/// What there is some of, with how many.
fn list<'n>(text: &mut Text, title: &str, counts: impl Iterator<Item = (&'n str, u8)>) {
    let _ = write!(text, "{title}: ");
    let mut first = true;
    for (name, count) in counts.filter(|(_, count)| *count > 0) {
        let comma = if first { "" } else { ", " };
        let _ = write!(text, "{comma}{count} {name}");
        first = false;
    }
    let _ = writeln!(text, "{}", if first { "0" } else { "" });
}

fn roles(text: &mut Text, world: &World, role: Option<Role>) {
    if let Some(role) = role {
        let name = names::role(role, world.language());
        let detail = names::role_detail(role, world.language());
        let _ = writeln!(text, "{name}: {detail}");
    }
}

fn exhibitions(text: &mut Text, world: &World, play: &Play, seat: Seat) {
    let player = &play.table().players[seat];
    let shown = i32::from(player.exhibitions());
    let _ = writeln!(
        text,
        "{}",
        words(world, Ui::TilesCount, &[Arg::Number(shown)])
    );
    for tile in player.tiles.iter() {
        let mut name = Row::new();
        let _ = names::tile(&mut name, world.language(), tile);
        let value = play.game().values().tiles[tile];
        let points = words(world, Ui::PointsShort, &[Arg::Number(value.points.into())]);
        let _ = writeln!(text, "- {name}: {points} +{}", value.income);
    }
    if player.stand_alone > 0 {
        let name = word(world, Ui::StandAlone);
        let _ = writeln!(text, "- {name}: {}", player.stand_alone);
    }
}
