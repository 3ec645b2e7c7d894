//! Artifact's set-up as rows: expansions, quick start, the site that is left out, who begins, what
//! fragments stand for. The printed values are in `values`.

use core::fmt::{Result as Written, Write};

use engine::artifact::{Artifact, FragmentRule, Setup, Site, SpecialRule, StartPlayer, Values};
use engine::each::Member;
use engine::print::{AnyPrint, Print};
use engine::seat::Seat;

use super::own;
use super::text::{Label, Topic, names, setup_error, values_error};
use super::values;
use crate::games::{HelpTopic, SetupRows, printed};
use crate::screens::parts::{label, right_word};
use crate::screens::start_item;
use crate::text::Language;
use crate::widgets::{ListItem, Right};
use crate::world::World;

/// An option of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    ExpansionOne,
    ExpansionTwo,
    QuickStart,
    LeftOut,
    Start,
    Fragments,
    Special,
}

const ROWS: [Row; 7] = [
    Row::ExpansionOne,
    Row::ExpansionTwo,
    Row::QuickStart,
    Row::LeftOut,
    Row::Start,
    Row::Fragments,
    Row::Special,
];

/// The rows that matter with this set-up.
fn rows(setup: &Setup) -> impl Iterator<Item = Row> {
    ROWS.into_iter().filter(|row| match row {
        Row::LeftOut => setup.players == 3 && !setup.quick_start,
        Row::Fragments | Row::Special => setup.expansions.research,
        _ => true,
    })
}

impl SetupRows for Setup {
    fn players(&self) -> u8 {
        self.players
    }

    fn change_players(&mut self, up: bool) {
        let players = match (self.players, up) {
            (3, true) | (5, false) => 4,
            (4, true) | (3, false) => 5,
            _ => 3,
        };
        set_players(self, players);
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
        let Err(error) = Artifact::new(*self) else {
            return false;
        };
        // A sentence that is too long is cut by the list anyway.
        let _ = setup_error(out, language, &error);
        true
    }

    fn options(&self) -> usize {
        rows(self).count()
    }

    /// What tiles and research there is to be scored: expansion I, and which site was left out.
    fn scored_options(&self) -> u16 {
        let matters = |row: &Row| match row {
            Row::ExpansionOne | Row::LeftOut => true,
            // It leaves out a site that cannot be chosen otherwise.
            Row::QuickStart => self.players == 3 && self.quick_start,
            Row::ExpansionTwo | Row::Start | Row::Fragments | Row::Special => false,
        };
        let numbered = rows(self).enumerate().filter(|(_, row)| matters(row));
        numbered.fold(0, |bits, (number, _)| bits | 1 << number)
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

    fn value(&self, group: usize, place: usize, _: Language, out: &mut dyn Write) -> Written {
        match values::group(group).field(place) {
            Some(field) => write!(out, "{}", self.values.get(field)),
            None => Ok(()),
        }
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
        Row::ExpansionOne => setup.expansions.research = !setup.expansions.research,
        Row::ExpansionTwo => setup.expansions.roles = !setup.expansions.roles,
        Row::QuickStart => {
            setup.quick_start = !setup.quick_start;
            set_players(setup, setup.players);
        }
        Row::LeftOut => {
            let place = setup.left_out.map_or(0, Member::place);
            let next = if up { place + 1 } else { place + 3 } % 4;
            setup.left_out = Site::at(next);
        }
        Row::Start => setup.start = next_start(setup, up),
        Row::Fragments => {
            setup.fragments = match setup.fragments {
                FragmentRule::OwnSite => FragmentRule::Wild,
                FragmentRule::Wild => FragmentRule::OwnSite,
            };
        }
        Row::Special => {
            setup.special = match setup.special {
                SpecialRule::Apart => SpecialRule::OfTheirSite,
                SpecialRule::OfTheirSite => SpecialRule::Apart,
            };
        }
    }
}

/// A number of players, with the site that is left out and a start player that sits there.
fn set_players(setup: &mut Setup, players: u8) {
    setup.players = players;
    setup.left_out = match (players, setup.quick_start) {
        (3, true) => Some(Site::Asia),
        (3, false) => setup.left_out.or(Some(Site::Asia)),
        _ => None,
    };
    if let StartPlayer::Seat(seat) = setup.start
        && seat as u8 >= players
    {
        setup.start = StartPlayer::Seat(Seat::One);
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
    let mut item = match row {
        Row::ExpansionOne => titled(Label::ExpansionOne, Label::ExpansionOneDetail),
        Row::ExpansionTwo => titled(Label::ExpansionTwo, Label::ExpansionTwoDetail),
        Row::QuickStart if setup.quick_start => titled(Label::QuickStart, Label::QuickStartDetail),
        Row::QuickStart => titled(Label::QuickStart, Label::QuickStartOffDetail),
        Row::LeftOut => titled(Label::LeftOutSite, Label::LeftOutSiteDetail),
        Row::Start => return start_item(world),
        Row::Fragments => match setup.fragments {
            FragmentRule::OwnSite => titled(Label::FragmentsRule, Label::FragmentsOwnSiteDetail),
            FragmentRule::Wild => titled(Label::FragmentsRule, Label::FragmentsWildDetail),
        },
        Row::Special => match setup.special {
            SpecialRule::Apart => titled(Label::SpecialRule, Label::SpecialApartDetail),
            SpecialRule::OfTheirSite => titled(Label::SpecialRule, Label::SpecialOfSiteDetail),
        },
    };
    item.right = match row {
        Row::ExpansionOne => Right::Switch(setup.expansions.research),
        Row::ExpansionTwo => Right::Switch(setup.expansions.roles),
        Row::QuickStart => Right::Switch(setup.quick_start),
        Row::LeftOut => setup
            .left_out
            .map(|site| names::site_short(site, world.language()))
            .map_or(Right::Nothing, right_word),
        Row::Start | Row::Fragments | Row::Special => Right::Nothing,
    };
    item
}
