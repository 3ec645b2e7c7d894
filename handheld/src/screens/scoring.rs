//! The end: points source by source, then the places and what decided a tie. The same table
//! serves for the standings during a game.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;

use super::parts::{Page, filled, label, right_word};
use super::{History, Screen, Transition};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::icons;
use crate::play::Play;
use crate::text::{Arg, Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{List, ListItem, Pill, seat_colour};
use crate::world::World;

/// Scoring step by step: the sources of points one after the other, then the places.
#[derive(Clone, Debug)]
pub struct Scoring {
    /// Which source; past the last of them, the places.
    step: usize,
    final_score: bool,
    list: List,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring {
            step: 0,
            final_score: true,
            list: List::default(),
        }
    }
}

fn sources(world: &World, play: &Play) -> usize {
    play.game().sources(world, play.eyes(false))
}

impl Scoring {
    /// If the game ended now.
    pub fn standings(world: &World) -> Self {
        let play = world.play.as_ref();
        Scoring {
            step: play.map_or(0, |play| sources(world, play)),
            final_score: false,
            list: List::default(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let Some(play) = &world.play else {
            return Transition::Home;
        };
        if self.list.handle(command, usize::from(play.game().seats())) {
            return Transition::Stay;
        }
        let places = sources(world, play);
        match command {
            Command::Ok | Command::Right if self.step < places => self.step += 1,
            Command::Ok | Command::Right if self.final_score => {
                return Transition::Open(Screen::History(History::new(world)));
            }
            Command::Ok | Command::Right => self.step = 0,
            Command::Left => self.step = self.step.saturating_sub(1),
            Command::Back if self.final_score => return Transition::Home,
            Command::Back => return Transition::Close,
            Command::Help if self.step < places => {
                let eyes = play.eyes(false);
                return Transition::help(play.game().source_topic(world, eyes, self.step));
            }
            Command::Help => return Transition::help(world.kind().info().scoring_topic),
            _ => {}
        }
        Transition::Stay
    }

    /// Draws the step.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        let (game, eyes, step) = (play.game(), play.eyes(false), self.step);
        let is_places = step >= sources(world, play);
        let title = match is_places {
            false => game.source_title(world, eyes, step),
            true if self.final_score => label(world, Ui::FinalScore),
            true => label(world, Ui::Standings),
        };
        let next = if is_places && self.final_score {
            Footer::Recap
        } else {
            Footer::Next
        };
        let page = Page {
            title,
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(next),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let mut item = |number: usize| {
            if is_places {
                return place_item(world, play, number);
            }
            let seat = Seat::at(number).unwrap_or(Seat::One);
            game.source_item(world, eyes, step, seat)
        };
        let rows = usize::from(game.seats());
        page.draw_list(world, &mut self.list, rows, &mut item, canvas)
    }
}

/// A place, and what decided it if the points did not.
fn place_item(world: &World, play: &Play, place: usize) -> ListItem {
    let standings = play.game().standings();
    let Some(standing) = standings.iter().nth(place) else {
        return ListItem::default();
    };
    let ahead = place
        .checked_sub(1)
        .and_then(|place| standings.iter().nth(place));
    let mut item = ListItem::default();
    let _ = write!(
        item.title,
        "{}. {}",
        standing.place,
        world.name(standing.seat)
    );
    let icon = if standing.place == 1 {
        &icons::CROWN
    } else {
        &icons::HUT
    };
    item.icon = Some((icon, seat_colour(world.colour(standing.seat))));
    let [points, ..] = standing.tiers;
    item.right = right_word(&filled(world, Ui::PointsShort, &[Arg::Number(points)]));
    item.detail = match (standing.decided_by, ahead) {
        (None, Some(_)) => filled(world, Ui::TieAllDetail, &[]),
        _ => {
            let game = play.game();
            game.place_detail(world, play.eyes(false), standing, ahead)
        }
    };
    item
}
