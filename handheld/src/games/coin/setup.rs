//! Coin's set-up as rows: the rounds, and one group of printed values.

use core::fmt::{Result as Written, Write};

use engine::print::{AnyPrint, Print};
use engine::seat::Seat;

use super::own;
use super::rules::{Coin, SEATS, Setup};
use super::text::{Label, Topic, setup_error, values_error};
use super::values;
use crate::games::{HelpTopic, SetupRows, printed};
use crate::screens::parts::{label, right_word};
use crate::text::Language;
use crate::widgets::{Line, ListItem};
use crate::world::World;

/// How many rounds can be chosen.
const ROUNDS: [u8; 3] = [6, 12, 24];

impl SetupRows for Setup {
    fn players(&self) -> u8 {
        SEATS
    }

    fn change_players(&mut self, _: bool) {}

    fn players_detail(&self, language: Language) -> &'static str {
        Label::PlayersDetail.text(language)
    }

    fn has_start_player(&self) -> bool {
        false
    }

    fn start_player(&self) -> Option<Seat> {
        None
    }

    fn problem(&self, language: Language, out: &mut dyn Write) -> bool {
        let Err(error) = Coin::new(*self) else {
            return false;
        };
        // A sentence that is too long is cut by the list anyway.
        let _ = setup_error(out, language, error);
        true
    }

    fn options(&self) -> usize {
        1
    }

    fn scored_options(&self) -> u16 {
        0
    }

    fn option(&self, _: usize, world: &World) -> ListItem {
        let mut item = ListItem::titled(label(world, Label::Rounds))
            .detailed(label(world, Label::RoundsDetail));
        let mut rounds = Line::new();
        let _ = write!(rounds, "{}", self.rounds);
        item.right = right_word(&rounds);
        item
    }

    fn change_option(&mut self, _: usize, up: bool) {
        let place = ROUNDS.iter().position(|rounds| *rounds == self.rounds);
        let step = if up { 1 } else { ROUNDS.len() - 1 };
        let next = (place.unwrap_or(0) + step) % ROUNDS.len();
        self.rounds = ROUNDS.get(next).copied().unwrap_or(self.rounds);
    }

    fn option_topic(&self, _: usize) -> HelpTopic {
        own(Topic::Round)
    }

    fn group_topic(&self, _: usize) -> HelpTopic {
        own(Topic::Round)
    }

    fn groups(&self) -> usize {
        1
    }

    fn group_title(&self, _: usize, language: Language, out: &mut dyn Write) -> Written {
        out.write_str(Label::ValueGroup.text(language))
    }

    fn group_size(&self, _: usize) -> usize {
        values::COUNT
    }

    fn value_label(
        &self,
        _: usize,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        values::label(place, language, out)
    }

    fn value(&self, _: usize, place: usize, _: Language, out: &mut dyn Write) -> Written {
        write!(out, "{}", self.values.get(place))
    }

    fn change_value(&mut self, _: usize, place: usize, up: bool) {
        printed::step(&mut self.values, place, values::LIMITS, up);
    }

    fn printed(&self) -> &dyn AnyPrint {
        &self.values
    }

    fn printed_mut(&mut self) -> &mut dyn AnyPrint {
        &mut self.values
    }

    fn field(&self, _: usize, place: usize) -> Option<usize> {
        Some(place)
    }

    fn values_problem(&self, language: Language, out: &mut dyn Write) -> bool {
        let Err(error) = self.values.check() else {
            return false;
        };
        let _ = values_error(out, language, error);
        true
    }
}
