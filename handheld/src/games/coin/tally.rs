//! The end of a game of Coin as people enter it: coins and points from tosses.

use engine::game::{Game, Observer, Tiers};
use engine::seat::Seat;

use super::own;
use super::rules::{Coin, View};
use super::text::{Label, Topic};
use crate::games::HelpTopic;
use crate::icons;
use crate::screens::parts::label;
use crate::tally::{EndRows, Entry};
use crate::theme;
use crate::widgets::ListItem;
use crate::world::World;

/// The most points that can be entered.
const MOST: u16 = 99;

impl EndRows for Coin {
    fn bare_table(&self) -> View {
        let mut end = self.view(&self.start(), Observer::Table);
        for seat in Seat::first(self.seats()) {
            end.table.players[seat] = Default::default();
        }
        end
    }

    fn end_rows(&self) -> usize {
        2
    }

    fn end_entry(&self, end: &View, seat: Seat, row: usize) -> Entry {
        let player = end.table.players[seat];
        match row {
            0 => Entry::up_to(MOST, player.points),
            _ => Entry::up_to(MOST, player.coins),
        }
    }

    fn enter(&self, end: &mut View, seat: Seat, row: usize, number: u16) {
        let player = &mut end.table.players[seat];
        match row {
            0 => player.points = number,
            _ => player.coins = number as u8,
        }
    }

    fn end_item(&self, _: &View, _: Seat, row: usize, world: &World) -> ListItem {
        let (title, icon) = match row {
            0 => (Label::SourceTosses, &icons::POINTS),
            _ => (Label::SourceCoins, &icons::COIN),
        };
        let mut item = ListItem::titled(label(world, title));
        item.icon = Some((icon, theme::ACCENT));
        item
    }

    fn end_topic(&self, _: usize) -> HelpTopic {
        own(Topic::Scoring)
    }

    fn end_tiers(&self, end: &View, seat: Seat) -> Tiers {
        self.tiers_at(&end.table, seat)
    }
}
