//! The end of a game of Warehouse 51 as people enter it: gold, and every relic that was no counterfeit,
//! in the collection or in the pawnshop, where a curse still counts.

use core::fmt::Write;

use engine::each::Member;
use engine::game::{Game, Observer, Tiers};
use engine::seat::Seat;
use engine::warehouse51::{Relic, RelicSet, View, Warehouse51};

use super::look::relic_icon;
use super::text::{Label, Topic, names};
use super::{icons, own, relic_topic};
use crate::games::HelpTopic;
use crate::screens::parts::{filled, label, right_word};
use crate::tally::{EndRows, Entry};
use crate::text::{Arg, ScoreText};
use crate::theme;
use crate::widgets::{Line, ListItem, Right};
use crate::world::World;

/// The numbers of a relic: not the player's, in the collection, in the pawnshop.
const COLLECTED: u16 = 1;
const PAWNED: u16 = 2;

/// The relic of a row; the first row is the gold.
fn relic(row: usize) -> Option<Relic> {
    row.checked_sub(1).and_then(Relic::at)
}

impl EndRows for Warehouse51 {
    fn bare_table(&self) -> View {
        let mut end = self.view(&self.start(), Observer::Table);
        for seat in Seat::ALL {
            end.table.players[seat].gold = 0;
        }
        end
    }

    fn end_rows(&self) -> usize {
        Relic::COUNT + 1
    }

    fn end_entry(&self, end: &View, seat: Seat, row: usize) -> Entry {
        let player = &end.table.players[seat];
        let Some(relic) = relic(row) else {
            let all = end.table.players.values().iter().map(|player| player.gold);
            let taken = all.fold(0, u8::saturating_add);
            let left = self.values().ingots.saturating_sub(taken);
            return Entry::up_to(left.saturating_add(player.gold), player.gold);
        };
        let number = match (player.relics.contains(relic), player.pawned.contains(relic)) {
            (true, true) => PAWNED,
            (true, false) => COLLECTED,
            (false, _) => 0,
        };
        Entry::up_to(PAWNED, number)
    }

    fn is_seldom_two(&self, row: usize) -> bool {
        relic(row).is_some()
    }

    fn is_elsewhere(&self, end: &View, seat: Seat, row: usize) -> bool {
        let owner = relic(row).and_then(|relic| end.table.owner(relic));
        owner.is_some_and(|owner| owner != seat)
    }

    /// A relic that another player was said to have changes hands.
    fn enter(&self, end: &mut View, seat: Seat, row: usize, number: u16) {
        let players = &mut end.table.players;
        let Some(relic) = relic(row) else {
            players[seat].gold = number as u8;
            return;
        };
        for seat in Seat::ALL {
            players[seat].relics = players[seat].relics.without(relic);
            players[seat].pawned = players[seat].pawned.without(relic);
        }
        let player = &mut players[seat];
        if number > 0 {
            player.relics = player.relics.with(relic);
        }
        if number == PAWNED {
            player.pawned = player.pawned.or(RelicSet::only(relic));
        }
    }

    fn end_item(&self, end: &View, seat: Seat, row: usize, world: &World) -> ListItem {
        let Some(relic) = relic(row) else {
            let mut item = ListItem::titled(label(world, Label::SourceGold));
            item.icon = Some((&icons::INGOT, theme::ACCENT));
            return item;
        };
        let mut item = ListItem::titled(names::relic(relic, world.language()));
        item.icon = Some(relic_icon(self.values(), relic));
        item.detail = match end.table.owner(relic) {
            Some(owner) if owner != seat => {
                let name = [Arg::Name(world.name(owner))];
                filled(world, ScoreText::WithDetail, &name)
            }
            _ => {
                let value = self.values().relics[relic].value;
                value_detail(world, value)
            }
        };
        item.right = match self.end_entry(end, seat, row).number {
            PAWNED => right_word(label(world, Label::Pawned)),
            number => Right::Switch(number == COLLECTED),
        };
        item
    }

    fn end_topic(&self, row: usize) -> HelpTopic {
        relic(row).map_or(own(Topic::Scoring), relic_topic)
    }

    fn end_tiers(&self, end: &View, seat: Seat) -> Tiers {
        self.score(&end.table, seat).tiers()
    }
}

/// What a relic is worth in its colour.
fn value_detail(world: &World, value: u8) -> Line {
    let mut line = Line::new();
    // A word and a number are shorter than a line.
    let _ = write!(line, "{} {value}", label(world, Label::ValueWorth));
    line
}
