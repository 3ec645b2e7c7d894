//! What a good player does without thinking ahead: bids are raised by as little as possible, up to
//! a limit; the rest is common sense.

use engine::seat::Seat;
use engine::warehouse51::{Action, Phase, Table, View, Warehouse51};

use super::Mind;
use crate::{Sensible, Weigh};

/// A seat's judgement.
pub(super) struct Judgement<'v> {
    mind: Mind<'v>,
    table: &'v Table,
    least: i32,
    limit: i32,
}

impl<'v> Judgement<'v> {
    pub fn new(game: &'v Warehouse51, seat: Seat, view: &'v View) -> Self {
        let mind = game.mind(seat, view);
        let limit = mind.on_offer();
        Judgement {
            table: &view.table,
            least: game.least_bid(&view.table, seat).into(),
            limit,
            mind,
        }
    }

    fn call(&self, ingots: u8) -> u32 {
        match i32::from(ingots) - self.least {
            // Not what a good player does at once, but worth a thought.
            0 if i32::from(ingots) > self.limit => 1,
            _ if i32::from(ingots) > self.limit => 0,
            0 => 100,
            above @ 1..=3 => 20 - above.unsigned_abs(),
            _ => 0,
        }
    }
}

impl Weigh<Action> for Judgement<'_> {
    fn weigh(&self, action: Action) -> u32 {
        match (self.table.phase, action) {
            (Phase::OpenAuction, Action::Bid(ingots)) => self.call(ingots),
            (Phase::OpenAuction, Action::Pass) => 30,
            _ => self.mind.weigh(action),
        }
    }
}
