//! Artifact Stack's set-up as rows: which six decks, the two readings of what digging costs, who
//! begins. The printed values are in `values`.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::print::AnyPrint;
use engine::seat::Seat;
use engine::stack::{ArtifactStack, Deck, DeckSet, Decks, DigRule, Setup, StartPlayer, Values};

use super::look::deck_icon;
use super::text::{Label, Topic, names, setup_error, values_error};
use super::{help_values, own, values};
use crate::games::{HelpTopic, SetupRows, printed};
use crate::screens::parts::{filled, label, right_word};
use crate::screens::start_item;
use crate::text::{Arg, Language};
use crate::theme;
use crate::widgets::{ListItem, Right};
use crate::world::World;

/// How many decks are played with.
const WANTED: u8 = 6;

/// An option of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// By hand, or by chance?
    Decks,
    /// Is this one in?
    Deck(Deck),
    /// What digging costs.
    Dig,
    /// Who begins.
    Start,
}

/// The rows that matter with this set-up.
fn rows(setup: &Setup) -> impl Iterator<Item = Row> + use<> {
    let by_hand = matches!(setup.decks, Decks::Chosen(_));
    let decks = Deck::ALL
        .into_iter()
        .filter(move |_| by_hand)
        .map(Row::Deck);
    [Row::Start, Row::Dig, Row::Decks].into_iter().chain(decks)
}

impl SetupRows for Setup {
    fn players(&self) -> u8 {
        self.players
    }

    fn change_players(&mut self, up: bool) {
        self.players = match (self.players, up) {
            (2, true) | (4, false) => 3,
            (3, true) | (2, false) => 4,
            _ => 2,
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
        let Err(error) = ArtifactStack::new(*self) else {
            return false;
        };
        // A sentence that is too long is cut by the list anyway.
        let _ = setup_error(out, language, &error);
        true
    }

    fn options(&self) -> usize {
        rows(self).count()
    }

    /// Which decks there were.
    fn scored_options(&self) -> u16 {
        let numbered = rows(self).enumerate();
        let decks = numbered.filter(|(_, row)| matches!(row, Row::Decks | Row::Deck(_)));
        decks.fold(0, |bits, (number, _)| bits | 1 << number)
    }

    fn option(&self, row: usize, world: &World) -> ListItem {
        match rows(self).nth(row) {
            Some(row) => item(self, row, world),
            None => ListItem::default(),
        }
    }

    fn change_option(&mut self, row: usize, up: bool) {
        let row = rows(self).nth(row);
        if let Some(row) = row {
            change(self, row, up);
        }
    }

    fn option_topic(&self, row: usize) -> HelpTopic {
        own(rows(self).nth(row).map_or(Topic::Setup, Topic::of_option))
    }

    fn group_topic(&self, group: usize) -> HelpTopic {
        own(Topic::of_values(values::group(group)))
    }

    fn help_value(&self, name: &str, language: Language, out: &mut dyn Write) -> Option<i32> {
        help_values::fill(&self.values, name, language, out)
    }

    fn groups(&self) -> usize {
        values::GROUPS
    }

    fn group_title(&self, group: usize, language: Language, out: &mut dyn Write) -> Written {
        values::group(group).title(language, out)
    }

    fn group_detail(&self, group: usize, language: Language, out: &mut dyn Write) -> Written {
        values::group(group).detail(&self.values, language, out)
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
        values::group(group).value(&self.values, place, language, out)
    }

    fn change_value(&mut self, group: usize, place: usize, up: bool) {
        if let Some(field) = values::group(group).field(place) {
            printed::step(&mut self.values, field, values::limits(field), up);
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

/// The next or the previous value of an option.
fn change(setup: &mut Setup, row: Row, up: bool) {
    match row {
        Row::Decks => {
            setup.decks = match setup.decks {
                Decks::Chosen(_) => Decks::Chance,
                Decks::Chance => Setup::base(setup.players).decks,
            };
        }
        Row::Deck(deck) => {
            if let Decks::Chosen(decks) = setup.decks {
                setup.decks = Decks::Chosen(switched(decks, deck));
            }
        }
        Row::Dig => {
            setup.dig = match setup.dig {
                DigRule::AnyLevel => DigRule::Contact,
                DigRule::Contact => DigRule::AnyLevel,
            };
        }
        Row::Start => setup.start = next_start(setup, up),
    }
}

/// With the deck, or without it.
fn switched(decks: DeckSet, deck: Deck) -> DeckSet {
    if decks.contains(deck) {
        decks.without(deck)
    } else {
        decks.with(deck)
    }
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

fn item(setup: &Setup, row: Row, world: &World) -> ListItem {
    let titled = |title: Label, detail: Label| {
        ListItem::titled(label(world, title)).detailed(label(world, detail))
    };
    match row {
        Row::Start => start_item(world),
        Row::Decks => {
            let mut item = ListItem::titled(label(world, Label::DeckChoice));
            match setup.decks {
                Decks::Chance => {
                    item = item.detailed(label(world, Label::DeckChoiceChanceDetail));
                    item.right = right_word(label(world, crate::text::Ui::ByChance));
                }
                Decks::Chosen(decks) => {
                    let args = [Arg::Number(decks.len().into()), Arg::Number(WANTED.into())];
                    item.detail = filled(world, Label::DeckChoiceHandDetail, &args);
                    item.right = right_word(label(world, Label::ByHand));
                }
            }
            item
        }
        Row::Deck(deck) => {
            let mut item = ListItem::titled(names::deck(deck, world.language()));
            item.icon = Some((deck_icon(deck), theme::TEXT));
            // It is shorter than a line.
            let _ = names::in_short(deck, &setup.values, world.language(), &mut item.detail);
            let is_in = matches!(setup.decks, Decks::Chosen(decks) if decks.contains(deck));
            item.right = Right::Switch(is_in);
            item
        }
        Row::Dig => {
            let (detail, word) = match setup.dig {
                DigRule::AnyLevel => (Label::DigAnyLevelDetail, Label::AnyLevel),
                DigRule::Contact => (Label::DigContactDetail, Label::Contact),
            };
            let mut item = titled(Label::DigRule, detail);
            item.right = right_word(label(world, word));
            item
        }
    }
}
