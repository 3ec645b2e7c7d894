//! What lies before each player at the end of a game that nobody kept books of, in numbered rows. It
//! is entered straight into a table, which the engine then scores as any other: nothing here knows
//! what anything is worth.

use core::fmt::Debug;

use engine::game::{Game, Tiers};
use engine::seat::Seat;
use engine::standings::Standings;

use crate::games::{GameUi, HelpTopic};
use crate::play::{Eyes, Scene, Scored, Staged};
use crate::screens::parts::label;
use crate::text::ScoreText;
use crate::widgets::ListItem;
use crate::world::World;

/// A number that is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it is now.
    pub number: u16,
    /// The least it can be.
    pub least: u16,
    /// The most it can be, with what the others have.
    pub most: u16,
}

impl Entry {
    /// A number from zero on.
    pub fn up_to(most: impl Into<u16>, number: impl Into<u16>) -> Entry {
        let (most, number) = (most.into(), number.into());
        Entry {
            number,
            least: 0,
            most: most.max(number),
        }
    }

    /// Is it worth a step of ten?
    pub fn is_large(self) -> bool {
        self.most >= 20
    }

    /// The number after a step. Small ones go round; large ones stop at their ends.
    pub fn after(self, step: i16) -> u16 {
        let next = i32::from(self.number) + i32::from(step);
        let (least, most) = (i32::from(self.least), i32::from(self.most));
        let next = match self.is_large() {
            true => next.clamp(least, most),
            false if next > most => least,
            false if next < least => most,
            false => next,
        };
        u16::try_from(next).unwrap_or(self.least)
    }

    /// The number after a step on a dial that goes round: a step back leads to where it was.
    pub fn turned(self, step: i16) -> u16 {
        let count = i32::from(self.most - self.least) + 1;
        let from = i32::from(self.number) - i32::from(self.least);
        let next = (from + i32::from(step)).rem_euclid(count);
        u16::try_from(next).map_or(self.least, |next| self.least + next)
    }
}

/// A game whose end can be entered: rows of numbers, the same for each player.
pub trait EndRows: Game {
    /// The table with nothing before anybody.
    fn bare_table(&self) -> Self::View;

    /// How many rows there are.
    fn end_rows(&self) -> usize;

    /// The number in a row.
    fn end_entry(&self, end: &Self::View, seat: Seat, row: usize) -> Entry;

    /// Does nobody have two of what a row counts, or hardly anybody? Then the next row follows on one.
    fn is_seldom_two(&self, _row: usize) -> bool {
        false
    }

    /// Do others have all of it? Such a row is passed by.
    fn is_elsewhere(&self, _end: &Self::View, _seat: Seat, _row: usize) -> bool {
        false
    }

    /// Enters a number: one that [`EndRows::end_entry`] allows.
    fn enter(&self, end: &mut Self::View, seat: Seat, row: usize, number: u16);

    /// What a row is called. What stands at its right is the number, unless the row says something
    /// else.
    fn end_item(&self, end: &Self::View, seat: Seat, row: usize, world: &World) -> ListItem;

    /// The page that explains a row.
    fn end_topic(&self, row: usize) -> HelpTopic;

    /// How far a seat has come, by the engine.
    fn end_tiers(&self, end: &Self::View, seat: Seat) -> Tiers;
}

/// The row of something that others have all of says so.
pub fn all_taken(item: &mut ListItem, world: &World) {
    item.detail.clear();
    // A label is shorter than a line.
    let _ = item
        .detail
        .push_str(label(world, ScoreText::AllTakenDetail));
}

/// The end of a game as people enter it.
#[derive(Clone, Debug)]
pub struct Tally<G: GameUi> {
    game: G,
    end: G::View,
}

impl<G: GameUi> Tally<G> {
    /// With nothing before anybody. Inlined, so that it is made where it stays.
    #[inline(always)]
    pub fn new(game: G) -> Self {
        let end = game.bare_table();
        Self { game, end }
    }

    /// The table as it was entered.
    pub fn end(&self) -> &G::View {
        &self.end
    }
}

impl<G: GameUi> Staged for Tally<G> {
    type Game = G;

    fn scene<'w>(&'w self, world: &'w World, _: Eyes) -> Scene<'w, G> {
        Scene::of_end(&self.game, self.end, world)
    }

    fn stand(&self) -> Standings {
        let tiers = |seat| (seat, self.game.end_tiers(&self.end, seat));
        Standings::ranked(Seat::first(self.game.seats()).map(tiers))
    }
}

/// What the shared screens ask any tally.
pub trait AnyTally: Scored {
    /// How many rows there are.
    fn rows(&self) -> usize;

    /// The number in a row.
    fn entry(&self, seat: Seat, row: usize) -> Entry;

    /// Does the next row follow on one of what a row counts?
    fn is_seldom_two(&self, row: usize) -> bool;

    /// Do others have all of it?
    fn is_elsewhere(&self, seat: Seat, row: usize) -> bool;

    /// Changes the number in a row by a step, as far as it goes.
    fn change(&mut self, seat: Seat, row: usize, step: i16);

    /// Turns the number in a row by a step, round its ends.
    fn turn(&mut self, seat: Seat, row: usize, step: i16);

    /// What a row is called.
    fn item(&self, seat: Seat, row: usize, world: &World) -> ListItem;

    /// The page that explains a row.
    fn topic(&self, row: usize) -> HelpTopic;

    /// The points of a seat by what was entered so far.
    fn total(&self, seat: Seat) -> i32;
}

impl<G: GameUi> AnyTally for Tally<G> {
    fn rows(&self) -> usize {
        self.game.end_rows()
    }

    fn entry(&self, seat: Seat, row: usize) -> Entry {
        self.game.end_entry(&self.end, seat, row)
    }

    fn is_seldom_two(&self, row: usize) -> bool {
        self.game.is_seldom_two(row)
    }

    fn is_elsewhere(&self, seat: Seat, row: usize) -> bool {
        self.game.is_elsewhere(&self.end, seat, row)
    }

    fn change(&mut self, seat: Seat, row: usize, step: i16) {
        let entry = self.entry(seat, row);
        let number = entry.after(step);
        if number != entry.number {
            self.game.enter(&mut self.end, seat, row, number);
        }
    }

    fn turn(&mut self, seat: Seat, row: usize, step: i16) {
        let number = self.entry(seat, row).turned(step);
        self.game.enter(&mut self.end, seat, row, number);
    }

    fn item(&self, seat: Seat, row: usize, world: &World) -> ListItem {
        self.game.end_item(&self.end, seat, row, world)
    }

    fn topic(&self, row: usize) -> HelpTopic {
        self.game.end_topic(row)
    }

    fn total(&self, seat: Seat) -> i32 {
        let [points, ..] = self.game.end_tiers(&self.end, seat);
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_number_goes_round_its_ends() {
        let entry = Entry::up_to(2_u8, 2_u8);
        assert_eq!((entry.after(1), entry.after(-1)), (0, 1));
        assert_eq!(Entry::up_to(2_u8, 0_u8).after(-1), 2);
        let from_one = Entry {
            number: 5,
            least: 1,
            most: 5,
        };
        assert_eq!(from_one.after(1), 1);
    }

    #[test]
    fn a_large_number_stops_at_its_ends() {
        let entry = Entry::up_to(70_u8, 65_u8);
        assert_eq!((entry.after(10), entry.after(-10)), (70, 55));
        assert_eq!(Entry::up_to(70_u8, 3_u8).after(-10), 0);
    }

    #[test]
    fn a_step_back_on_a_dial_leads_to_where_it_was() {
        for number in 0..=70_u16 {
            for step in [1, 10] {
                let entry = Entry::up_to(70_u8, number);
                let there = Entry::up_to(70_u8, entry.turned(step));
                assert_eq!(there.turned(-step), number);
                let there = Entry::up_to(70_u8, entry.turned(-step));
                assert_eq!(there.turned(step), number);
            }
        }
    }

    #[test]
    fn what_is_there_already_can_always_be() {
        assert_eq!(Entry::up_to(1_u8, 3_u8).most, 3);
    }
}
