//! Warehouse 51's set-up as rows: how many play, who begins, and where the counterfeits are known. The printed values are in `values`.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::print::AnyPrint;
use engine::seat::{Seat, StartPlayer};
use engine::warehouse51::{Counterfeits, Setup, Values, Warehouse51};

use super::text::{Label, Topic, setup_error, values_error};
use super::values;
use super::{help_values, own};
use crate::games::{HelpTopic, SetupRows, printed};
use crate::screens::parts::label;
use crate::screens::start_item;
use crate::text::Language;
use crate::widgets::ListItem;
use crate::world::World;

/// The row that says who begins; after it comes what only a table with the box is asked.
const START: usize = 0;

impl SetupRows for Setup {
    fn players(&self) -> u8 {
        self.players
    }

    fn change_players(&mut self, up: bool) {
        self.players = match (self.players, up) {
            (3, true) | (5, false) => 4,
            (4, true) | (3, false) => 5,
            _ => 3,
        };
        if let StartPlayer::Seat(seat) = self.start
            && seat as u8 >= self.players
        {
            self.start = StartPlayer::Seat(Seat::One);
        }
    }

    fn players_detail(&self, language: Language) -> &'static str {
        Label::PlayersDetail.text(language)
    }

    fn start_player(&self) -> Option<Seat> {
        match self.start {
            StartPlayer::Seat(seat) => Some(seat),
            StartPlayer::Chance => None,
        }
    }

    fn problem(&self, language: Language, out: &mut dyn Write) -> bool {
        let Err(error) = Warehouse51::new(*self) else {
            return false;
        };
        // A sentence that is too long is cut by the list anyway.
        let _ = setup_error(out, language, &error);
        true
    }

    fn options(&self) -> usize {
        1
    }

    /// Whoever began, what lies before people counts alike.
    fn scored_options(&self) -> u16 {
        0
    }

    fn box_options(&self) -> usize {
        1
    }

    fn put_box_away(&mut self) {
        self.counterfeits = Counterfeits::Dealt;
    }

    fn option(&self, row: usize, world: &World) -> ListItem {
        match row {
            START => start_item(world),
            _ => counterfeits_item(self.counterfeits, world),
        }
    }

    fn change_option(&mut self, row: usize, up: bool) {
        match row {
            START => self.start = next_start(self, up),
            _ => {
                self.counterfeits = match self.counterfeits {
                    Counterfeits::Dealt => Counterfeits::InTheBox,
                    Counterfeits::InTheBox => Counterfeits::Dealt,
                }
            }
        }
    }

    fn option_topic(&self, row: usize) -> HelpTopic {
        own(match row {
            START => Topic::Setup,
            _ => Topic::Books,
        })
    }

    fn group_topic(&self, group: usize) -> HelpTopic {
        own(Topic::of_values(values::group(group)))
    }

    fn help_value(&self, name: &str, _: Language, _: &mut dyn Write) -> Option<i32> {
        help_values::number(&self.values, name)
    }

    fn groups(&self) -> usize {
        values::GROUPS
    }

    fn group_title(&self, group: usize, language: Language, out: &mut dyn Write) -> Written {
        values::group(group).title(language, out)
    }

    fn group_size(&self, group: usize) -> usize {
        values::group(group).size()
    }

    fn value_label(
        &self,
        group: usize,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        values::group(group).label(place, language, out)
    }

    fn value(
        &self,
        group: usize,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        values::group(group).write(&self.values, place, language, out)
    }

    fn change_value(&mut self, group: usize, place: usize, up: bool) {
        if let Some(field) = values::group(group).field(place) {
            printed::step(&mut self.values, field, values::LIMITS, up);
        }
    }

    fn printed(&self) -> &dyn AnyPrint {
        &self.values
    }

    fn printed_mut(&mut self) -> &mut dyn AnyPrint {
        &mut self.values
    }

    fn field(&self, group: usize, place: usize) -> Option<usize> {
        let field = values::group(group).field(place)?;
        printed::number_of::<Values>(field)
    }

    fn values_problem(&self, language: Language, out: &mut dyn Write) -> bool {
        let Err(error) = self.values.check() else {
            return false;
        };
        let _ = values_error(out, language, &error);
        true
    }
}

/// Where the counterfeits are known: here, or on cardboard that stays covered until the end.
fn counterfeits_item(counterfeits: Counterfeits, world: &World) -> ListItem {
    let detail = match counterfeits {
        Counterfeits::Dealt => Label::CounterfeitsHereDetail,
        Counterfeits::InTheBox => Label::CounterfeitsBoxDetail,
    };
    ListItem::titled(label(world, Label::Counterfeits)).detailed(label(world, detail))
}

/// Chance, then every seat, and round again.
fn next_start(setup: &Setup, up: bool) -> StartPlayer {
    let count = usize::from(setup.players) + 1;
    let place = match setup.start {
        StartPlayer::Chance => 0,
        StartPlayer::Seat(seat) => seat.place() + 1,
    };
    let next = if up { place + 1 } else { place + count - 1 } % count;
    match next.checked_sub(1).and_then(Seat::at) {
        Some(seat) => StartPlayer::Seat(seat),
        None => StartPlayer::Chance,
    }
}
