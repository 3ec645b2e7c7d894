//! Everybody's books at the table, on one screen. Who keeps them enters what is called out there: left and
//! right choose the kind of entry, up and down how much or which, A enters it. Who would win then, and who
//! pays whom, stands there before it counts.
//!
//! Fists are opened on the table and entered one after the other, for all to see; or each is closed here in
//! private. What the neighbours alone know is read behind the curtain.

use engine::seat::{Seat, Seats};
use engine::warehouse51::{Action, Colour as Group, Counterfeits, Neighbour, Pair, Phase, Relic};

use super::super::text::Topic;
use super::super::{Scene, own, relic_topic};
use super::books_look;
use crate::board::Command;
use crate::canvas::Canvas;
use crate::play::Play;
use crate::screens::{Curtain, PutRight, Screen as AnyScreen, Transition};
use crate::theme::Colour;
use crate::widgets::LedgerCursor;
use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;

/// A fist is turned so far to the left and right.
const LEAP: u8 = 5;

/// The kinds of entries. Only those that the phase has are on the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Reveal,
    Bid,
    Pass,
    /// Fists that were opened on the table.
    Opened,
    /// Fists that are closed here, one after the other.
    Closed,
    Pay,
    Examine,
    BuyBack,
    Certify,
    Cancel,
    Decline,
    Pawn,
    /// The relic that is on sale: what it is and does.
    Relic,
    /// What one player alone may know.
    Look,
}

/// What A would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A player does this.
    Do(Seat, Action),
    /// The fists that were opened are entered.
    OpenFists,
    /// This player closes a fist in private; then the others do.
    CloseFist(Seat),
    /// A page is read.
    Page(Relic),
    /// A player reads behind the curtain what nobody else may.
    Look(Seat),
}

/// More than any kind has: a bid for every ingot.
pub type Entries = heapless::Vec<Entry, 96>;

/// More than any phase has.
pub type Kinds = heapless::Vec<Kind, 6>;

/// Fists that were opened, as far as they are entered.
#[derive(Clone, Debug, Default)]
pub struct Fists {
    entered: heapless::Vec<u8, { Seat::COUNT }>,
    /// How far the one that comes next is turned.
    dial: u8,
}

impl Fists {
    /// Whose fist is entered now.
    pub fn seat(&self, asked: Seats) -> Option<Seat> {
        asked.iter().nth(self.entered.len())
    }

    /// What was entered for a seat, or would be.
    pub fn of(&self, asked: Seats, seat: Seat) -> Option<u8> {
        let place = asked.iter().position(|one| one == seat)?;
        let entered = self.entered.get(place).copied();
        entered.or((place == self.entered.len()).then_some(self.dial))
    }

    /// Everything that would be entered, if this is the last.
    pub fn whole(&self, asked: Seats) -> Option<heapless::Vec<(Seat, Action), { Seat::COUNT }>> {
        let is_last = self.entered.len() + 1 == usize::from(asked.len());
        let bid = |seat| Some((seat, Action::Bid(self.of(asked, seat)?)));
        is_last.then(|| asked.iter().filter_map(bid).collect())
    }

    /// How many are entered.
    pub fn count(&self) -> usize {
        self.entered.len()
    }

    /// Turns it; it goes round.
    fn turn(&mut self, command: Command, most: u8) {
        self.dial = match command {
            Command::Up if self.dial == most => 0,
            Command::Up => self.dial + 1,
            Command::Down => self.dial.checked_sub(1).unwrap_or(most),
            Command::Right if self.dial == most => 0,
            Command::Right => self.dial.saturating_add(LEAP).min(most),
            _ => self.dial.saturating_sub(LEAP),
        };
    }
}

/// The books.
#[derive(Clone, Debug)]
pub struct Books {
    cursor: LedgerCursor<Kind>,
    fists: Option<Fists>,
}

/// The seats whose decision is waited for.
pub fn asked(scene: &Scene<'_>) -> Seats {
    let play = scene.world.play.as_ref();
    play.map_or(Seats::NONE, Play::asked)
}

/// The seats that people decide for: what bots do they enter themselves.
fn people(scene: &Scene<'_>) -> Seats {
    let play = scene.world.play.as_ref();
    play.map_or(Seats::NONE, Play::people)
}

/// What is asked for in a phase, and whether the phase may be got past by doing without.
fn asked_kinds(phase: Phase) -> &'static [Kind] {
    match phase {
        Phase::Revealing => &[Kind::Reveal],
        Phase::OpenAuction => &[Kind::Bid, Kind::Pass],
        Phase::Announcing => &[Kind::Bid],
        Phase::FistAuction => &[Kind::Opened, Kind::Closed],
        Phase::Paying => &[Kind::Pay],
        Phase::Examining => &[Kind::Examine],
        Phase::LastPawning => &[Kind::Pawn, Kind::Decline],
        Phase::BuyingBack => &[Kind::BuyBack, Kind::Decline],
        Phase::Certifying { .. } => &[Kind::Certify, Kind::Decline],
        Phase::Cancelling => &[Kind::Cancel, Kind::Decline],
        Phase::StartPlayer
        | Phase::LayingCounterfeits
        | Phase::LookingAtStacks
        | Phase::TurningUp { .. }
        | Phase::TellingCounterfeits
        | Phase::Over => &[],
    }
}

/// The kinds on the bar.
pub fn kinds(scene: &Scene<'_>) -> Kinds {
    let table = scene.table();
    let mut kinds: Kinds = asked_kinds(table.phase).iter().copied().collect();
    kinds.extend(table.relic.map(|_| Kind::Relic));
    kinds.extend((!table.phase.is_end()).then_some(Kind::Pawn));
    kinds.extend(has_secrets(scene).then_some(Kind::Look));
    kinds
}

/// Is there anything here that only some may know? Of what lies in the box the device knows nothing.
fn has_secrets(scene: &Scene<'_>) -> bool {
    let mut tops = scene.table().tops.values().iter();
    let dealt = scene.game().setup().counterfeits == Counterfeits::Dealt;
    dealt || tops.any(|top| !top.seats.is_empty())
}

/// What can be entered of a kind.
pub fn entries_of(scene: &Scene<'_>, kind: Kind) -> Entries {
    let Some(seat) = scene.decider() else {
        return Entries::new();
    };
    let (table, legal) = (scene.table(), scene.legal());
    let relics = |action: fn(Relic) -> Action| -> Entries {
        let own = Relic::ALL.into_iter().map(action);
        let legal = own.filter(|action| legal.contains(*action));
        legal.map(|action| Entry::Do(seat, action)).collect()
    };
    let only = |actions: &[Action]| -> Entries {
        let legal = actions.iter().filter(|action| legal.contains(**action));
        legal.map(|action| Entry::Do(seat, *action)).collect()
    };
    match kind {
        Kind::Reveal => only(&Group::ALL.map(Action::Reveal)),
        // Up is more.
        Kind::Bid => (0..=table.players[seat].gold)
            .rev()
            .map(Action::Bid)
            .filter(|bid| legal.contains(*bid))
            .map(|bid| Entry::Do(seat, bid))
            .collect(),
        Kind::Pass => only(&[Action::Pass]),
        Kind::Opened => [Entry::OpenFists].into_iter().collect(),
        Kind::Closed => [Entry::CloseFist(seat)].into_iter().collect(),
        Kind::Pay => only(&[Neighbour::Left, Neighbour::Right].map(Action::Pay)),
        Kind::Examine => only(&Pair::ALL.map(Action::Examine)),
        Kind::BuyBack => relics(Action::BuyBack),
        Kind::Certify => relics(Action::Certify),
        Kind::Cancel => relics(Action::Cancel),
        Kind::Decline => only(&[Action::Decline]),
        Kind::Pawn => pawns(scene, seat),
        Kind::Relic => table.relic.map(Entry::Page).into_iter().collect(),
        Kind::Look => people(scene).iter().map(Entry::Look).collect(),
    }
}

/// Whatever anybody may pawn now, asked or not: first who is asked.
fn pawns(scene: &Scene<'_>, first: Seat) -> Entries {
    let (game, table) = (scene.game(), scene.table());
    let pawns = |seat: Seat| {
        let relics = game.pawnable(table, seat);
        relics
            .iter()
            .map(move |relic| Entry::Do(seat, Action::Pawn(relic)))
    };
    let people = people(scene);
    let seats = first.clockwise(scene.seats());
    seats
        .filter(|seat| people.contains(*seat))
        .flat_map(pawns)
        .collect()
}

impl Books {
    /// At what is asked for.
    pub fn new(scene: &Scene<'_>) -> Self {
        let mut books = Self {
            cursor: LedgerCursor::at(Kind::Pawn),
            fists: None,
        };
        books.begin(scene);
        books
    }

    fn begin(&mut self, scene: &Scene<'_>) {
        let is_there = |kind: &Kind| !entries_of(scene, *kind).is_empty();
        let kind = kinds(scene).into_iter().find(is_there);
        self.fists = None;
        self.go_to(scene, kind.unwrap_or(Kind::Pawn));
    }

    /// To a kind; bids begin with the least.
    fn go_to(&mut self, scene: &Scene<'_>, kind: Kind) {
        self.cursor = LedgerCursor::at(kind);
        if kind == Kind::Bid {
            self.cursor.place = entries_of(scene, kind).len().saturating_sub(1);
        }
    }

    /// The kind that is chosen.
    pub fn kind(&self) -> Kind {
        self.cursor.kind
    }

    /// The fists that are being entered.
    pub fn fists(&self) -> Option<&Fists> {
        self.fists.as_ref()
    }

    /// What can be entered of the chosen kind, and which of it is chosen.
    pub fn entries(&self, scene: &Scene<'_>) -> (Entries, usize) {
        let entries = entries_of(scene, self.cursor.kind);
        let place = self.cursor.place.min(entries.len().saturating_sub(1));
        (entries, place)
    }

    /// What A would do.
    pub fn chosen(&self, scene: &Scene<'_>) -> Option<Entry> {
        let (entries, place) = self.entries(scene);
        entries.get(place).copied()
    }

    /// Whose turn it is in the books: of the fists, whose is entered.
    pub fn turn(&self, scene: &Scene<'_>) -> Option<Seat> {
        match &self.fists {
            Some(fists) => fists.seat(asked(scene)),
            None if scene.table().phase == Phase::FistAuction => None,
            None => scene.decider(),
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        // What was entered elsewhere may have changed what is asked for.
        if !kinds(scene).contains(&self.cursor.kind) {
            self.begin(scene);
        }
        match command {
            Command::Help => return Transition::open(PutRight::new(scene.world)),
            Command::Menu => return Transition::Stay,
            _ => {}
        }
        if self.fists.is_some() {
            return self.enter_fists(command, scene);
        }
        match command {
            Command::Left | Command::Right => {
                self.cursor.step(&kinds(scene), command == Command::Right);
                self.go_to(scene, self.cursor.kind);
            }
            Command::Up | Command::Down => self.choose(scene, command == Command::Down),
            Command::Ok => return self.enter(scene),
            _ => return Transition::Undo,
        }
        Transition::Stay
    }

    /// To the next entry of the kind. Without left and right, the next kind comes after the last: below
    /// the least bid is passing.
    fn choose(&mut self, scene: &Scene<'_>, down: bool) {
        let into_next_kind = !scene.world.board.has_joystick;
        self.cursor.choose(
            &kinds(scene),
            |kind| entries_of(scene, kind).len(),
            down,
            into_next_kind,
        );
    }

    fn enter(&mut self, scene: &Scene<'_>) -> Transition {
        let Some(entry) = self.chosen(scene) else {
            return Transition::help(own(topic(scene, self.cursor.kind)));
        };
        match entry {
            Entry::Do(seat, action) => decide(scene, seat, action),
            Entry::OpenFists => {
                self.fists = Some(Fists::default());
                Transition::Stay
            }
            Entry::CloseFist(seat) => Transition::Open(AnyScreen::Curtain(Curtain::new(seat))),
            Entry::Look(seat) => Transition::Open(AnyScreen::Curtain(Curtain::look(seat))),
            Entry::Page(relic) => Transition::help(relic_topic(relic)),
        }
    }

    /// One fist after the other; with the last one all are entered.
    fn enter_fists(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let asked = asked(scene);
        let turn = self.turn(scene);
        let (Some(fists), Some(seat)) = (&mut self.fists, turn) else {
            self.begin(scene);
            return Transition::Stay;
        };
        match command {
            Command::Ok => {
                if let Some(all) = fists.whole(asked) {
                    return Transition::decide(Scene::decide_for(all));
                }
                // There is room for everybody's.
                let _ = fists.entered.push(fists.dial);
                fists.dial = 0;
            }
            Command::Back => match fists.entered.pop() {
                Some(dial) => fists.dial = dial,
                None => self.fists = None,
            },
            _ => fists.turn(command, scene.table().players[seat].gold),
        }
        Transition::Stay
    }

    /// Draws the books.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        books_look::draw(self, scene, canvas)
    }
}

/// Enters what a player does. What it shows to that player alone, is shown behind the curtain.
fn decide(scene: &Scene<'_>, seat: Seat, action: Action) -> Transition {
    let decisions = Scene::decide_for([(seat, action)]);
    let is_shown = scene.game().setup().counterfeits == Counterfeits::Dealt;
    match (action, decisions) {
        (Action::Examine(_), Some(decisions)) if is_shown => {
            Transition::Open(AnyScreen::Curtain(Curtain::deciding(seat, decisions)))
        }
        (_, decisions) => Transition::decide(decisions),
    }
}

/// What explains a kind of which nothing can be entered.
fn topic(scene: &Scene<'_>, kind: Kind) -> Topic {
    match kind {
        Kind::Pawn => Topic::Pawnshop,
        _ => Topic::of_phase(&scene.table().phase),
    }
}
