//! Everything that everybody may know of one player.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::artifact::{Role, Site, Track};
use engine::each::Member;
use engine::seat::Seat;

use super::super::Scene;
use super::super::text::{Label, names};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::screens::Transition;
use crate::screens::parts::{Page, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Line, Pages, Pill};
use crate::world::World;

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
    pub fn handle(&mut self, command: Command) -> Transition {
        if self.pages.handle(command) {
            return Transition::Stay;
        }
        match command {
            Command::Back | Command::Ok | Command::Left => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// Draws the facts.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: scene.name(self.seat),
            pill: Pill::Public(label(scene.world, Ui::Public)),
            buttons: [None, Some(Footer::Back), None, None],
        };
        let text = facts(scene, self.seat);
        page.draw_text(scene.world, &mut self.pages, &text, canvas)
    }
}

/// Money, markers, huts, cards, roles, exhibitions: a line each.
fn facts(scene: &Scene<'_>, seat: Seat) -> Text {
    let language = scene.world.language();
    let table = scene.table();
    let player = &table.players[seat];
    let mut text = Text::new();
    // All lines together are shorter than the room.
    let count = |text: Label, number: i32| filled(scene.world, text, &[Arg::Number(number)]);
    let _ = writeln!(text, "{}", count(Label::Coins, player.money.into()));
    let income = i32::from(scene.game().bonus_income(table, seat));
    let _ = writeln!(
        text,
        "{}: {}",
        label(scene.world, Label::Income),
        count(Label::IncomeShort, income)
    );
    let markers = Track::ALL
        .into_iter()
        .map(|track| (names::track(track, language), player.mat[track]));
    list(&mut text, label(scene.world, Label::Markers), markers);
    let huts = Site::ALL
        .into_iter()
        .map(|site| (names::site(site, language), player.huts[site]));
    list(&mut text, label(scene.world, Label::Huts), huts);
    let _ = writeln!(text, "{}", count(Label::InReserve, player.reserve.into()));
    let _ = writeln!(
        text,
        "{}",
        count(Label::CardCount, player.hand_size().into())
    );
    roles(&mut text, scene.world, player.city.map(Role::City));
    roles(
        &mut text,
        scene.world,
        player.archaeologist.map(Role::Archaeologist),
    );
    exhibitions(&mut text, scene, seat);
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

fn exhibitions(text: &mut Text, scene: &Scene<'_>, seat: Seat) {
    let player = &scene.table().players[seat];
    let shown = i32::from(player.exhibitions());
    let _ = writeln!(
        text,
        "{}",
        filled(scene.world, Label::TilesCount, &[Arg::Number(shown)])
    );
    for tile in player.tiles.iter() {
        let mut name = Line::new();
        let _ = names::tile(&mut name, scene.world.language(), tile);
        let value = scene.game().values().tiles[tile];
        let points = filled(
            scene.world,
            Ui::PointsShort,
            &[Arg::Number(value.points.into())],
        );
        let _ = writeln!(text, "- {name}: {points} +{}", value.income);
    }
    if player.stand_alone > 0 {
        let name = label(scene.world, Label::StandAlone);
        let _ = writeln!(text, "- {name}: {}", player.stand_alone);
    }
}
