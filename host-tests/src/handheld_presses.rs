//! How many presses a turn takes. Whole games are played on an app by hands that know what they want:
//! a decision is made by chance, the better ones more often, and then the shortest way to it is looked
//! for that somebody finds who reads the screen: up or down to an entry, A, and so on inside it.
//!
//! A turn is counted from the moment that the device is handed over, or that the screen says whose
//! turn it is, until it is somebody else's; everything that is pressed away in between is counted with
//! it. Each game says which kinds of turns it has ([`Counted`]).

// Hands that do not find their way are a failed test, and a figure that nobody may trust.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use std::collections::BTreeMap;

use engine::actions::Coded;
use engine::artifact::{Action, Expansions, Setup};
use engine::bytes::Reader;
use engine::chance::Seed;
use engine::game::Actor;
use engine::log::{Entry, read_entry};
use engine::record::Record;
use engine::seat::Seat;
use engine::stack;
use engine::warehouse51;
use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::games::GameUi;
use handheld::play::{Dealing, LOG, Play, Shell};
use handheld::save;
use handheld::settings::Roster;
use handheld::storage::Slot;
use handheld::text::{Footer, Language};
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use crate::conformance::{Chance, below, chance};
use crate::handheld_hands::{BareApp, Hands};
use crate::handheld_stack;

pub use engine::artifact::Artifact;
pub use engine::stack::ArtifactStack;
pub use engine::warehouse51::Warehouse51;

use Command::{Back, Down, Left, Menu, Ok as Yes, Right, Up};

/// More decisions than any game takes.
const TOO_LONG: usize = 5000;
/// More screens than lie between two decisions.
const SCREENS: usize = 12;
/// More entries than anybody passes by in one direction.
const FAR: usize = 16;
/// How many questions a choice has inside.
const QUESTIONS: usize = 3;

/// A looking at the table and back, from the own turn.
const TABLE: &str = "table";
/// Taking back what has just been done, in the same turn.
const UNDO: &str = "undo";
/// Deciding in secret, where several do.
const SECRET: &str = "secret";
/// More leaps than anybody makes on a dial.
const LEAPS: usize = 15;

/// A game whose presses are counted.
pub trait Counted: GameUi {
    /// How far people go to the left and right where a turn is no list but a picture.
    const SIDEWAYS: usize = 0;

    /// The set-ups that are played.
    fn set_ups() -> Vec<Self>;

    /// How much a sensible player likes a decision; the least if it is 0.
    fn liking(record: &Record<Self, LOG>, action: Self::Action) -> usize;

    /// Is a turn over with this decision, also if the same seat goes on?
    fn ends_turn(action: Self::Action) -> bool;

    /// The kind of a turn, by what was decided in it, if that kind is counted.
    fn kind(turn: &[Self::Action]) -> Option<&'static str>;

    /// What is written on the table, in English, and on no other screen.
    fn is_table(texts: &[String]) -> bool;

    /// Is something chosen on a dial, where left and right go further than up and down?
    fn has_dial() -> bool {
        false
    }
}

/// The presses of each kind of turn, by board.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    game: &'static str,
    of: BTreeMap<(&'static str, &'static str), Vec<usize>>,
}

impl Counts {
    /// Counts the presses of a game on both boards.
    pub fn of<G: Counted>() -> Counts {
        let mut counts = Counts {
            game: G::INFO.key,
            ..Counts::default()
        };
        for (name, board) in [("square", Board::SQUARE), ("wide", Board::WIDE)] {
            for (seed, game) in (1..).zip(G::set_ups()) {
                Sitting::new(game, board, seed).play(|kind, presses| {
                    counts.of.entry((name, kind)).or_default().push(presses);
                });
            }
        }
        counts.of.values_mut().for_each(|presses| presses.sort());
        counts
    }

    /// The middle one and the most of a kind on a board, if it came up.
    pub fn median_and_worst(&self, board: &str, kind: &str) -> Option<(usize, usize)> {
        let mut all = self.of.iter();
        let (_, presses) = all.find(|((on, of), _)| *on == board && *of == kind)?;
        Some((presses[presses.len() / 2], *presses.last()?))
    }

    /// One figure a line: name, value, unit.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (board, kind) in self.of.keys() {
            if let Some((median, worst)) = self.median_and_worst(board, kind) {
                let name = format!("presses.{}.{board}.{kind}", self.game);
                lines.push(format!("{name}.median {median} presses"));
                lines.push(format!("{name}.worst {worst} presses"));
            }
        }
        lines
    }
}

/// A game, and the hands that play it.
struct Sitting<G: Counted> {
    app: BareApp,
    rng: Chance,
    record: Record<G, LOG>,
    /// What was decided in this turn, by whom, and how much was pressed for it.
    turn: Vec<G::Action>,
    presses: usize,
}

impl<G: Counted> Sitting<G> {
    fn new(game: G, board: Board, seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let shell = Shell::new(Roster::default(), Dealing::Device(Seed(bytes)));
        let header = save::header_of(&game, &shell).expect("a set-up fits a header");
        let mut storage = MemoryStorage::default();
        *storage.bytes_mut(Slot::Game) = header.to_vec();
        let mut app = App::new(Box::default(), board, storage, Seeded::new(1), 0);
        app.give(Yes);
        Self {
            app,
            rng: chance(seed),
            record: Record::new(game),
            turn: Vec::new(),
            presses: 0,
        }
    }

    /// Plays to the end and tells of each turn.
    fn play(mut self, mut tell: impl FnMut(&'static str, usize)) {
        for _ in 0..TOO_LONG {
            self.read_log(&mut tell);
            if matches!(self.record.actor(), Actor::Nobody | Actor::Chance) {
                return;
            }
            self.come_to_the_choice();
            let Some(seat) = self.app_play().turn() else {
                return;
            };
            if self.app_play().holder().is_some() {
                tell(TABLE, self.table_and_back());
            }
            if !self.turn.is_empty() && self.app_play().can_undo(false) {
                tell(UNDO, self.back_by_one());
            }
            let action = self.wish(seat);
            self.reach(seat, action);
        }
        panic!("the game does not end");
    }

    fn app_play(&self) -> &Play {
        let play = self.app.world().play.as_ref();
        play.expect("a game is under way")
    }

    /// Brings the record to where the app's is, and tells of turns that are over.
    fn read_log(&mut self, tell: &mut impl FnMut(&'static str, usize)) {
        let entries = self.app_play().game().entries().to_vec();
        let known = self.record.entries().len();
        let mut reader = Reader::new(&entries[known..]);
        while reader.left() > 0 {
            let entry = read_entry(&mut reader).expect("an entry of the log");
            let actor = self.record.actor();
            self.record.follow(entry).expect("the app played it");
            if let (Entry::By(..), Actor::Secret(_)) = (entry, actor) {
                if self.presses > 0 {
                    tell(SECRET, self.presses);
                }
                self.presses = 0;
            } else if let (Entry::Next(code), Actor::Seat(_)) = (entry, actor) {
                let action = G::Action::from_code(code).expect("a code of the log");
                self.turn.push(action);
                let goes_on = [actor, Actor::Chance].contains(&self.record.actor());
                if G::ends_turn(action) || !goes_on {
                    self.end_turn(tell);
                }
            }
        }
    }

    /// What nobody pressed anything for is no turn that is counted.
    fn end_turn(&mut self, tell: &mut impl FnMut(&'static str, usize)) {
        let kind = G::kind(&self.turn).filter(|_| self.presses > 0);
        if let Some(kind) = kind {
            tell(kind, self.presses);
        }
        self.turn.clear();
        self.presses = 0;
    }

    /// Past the hand-over and what is told, to where something can be chosen.
    fn come_to_the_choice(&mut self) {
        for _ in 0..SCREENS {
            if is_choice(&mut self.app) {
                return;
            }
            self.app.give(Yes);
            self.presses += 1;
        }
        panic!("no way to the choice: {:?}", self.app.read());
    }

    /// A decision, the better ones more often.
    fn wish(&mut self, seat: Seat) -> G::Action {
        let legal = self.record.legal(seat);
        let actions: Vec<G::Action> = (0..legal.len()).filter_map(|n| legal.nth(n)).collect();
        let likings: Vec<usize> = actions
            .iter()
            .map(|action| G::liking(&self.record, *action))
            .collect();
        let total: usize = likings.iter().sum();
        if total == 0 {
            return actions[below(actions.len(), &mut self.rng)];
        }
        let mut number = below(total, &mut self.rng);
        for (action, liking) in actions.iter().zip(likings) {
            if number < liking {
                return *action;
            }
            number -= liking;
        }
        panic!("the number is below the sum");
    }

    /// Decides so by the shortest way there is.
    fn reach(&mut self, seat: Seat, action: G::Action) {
        let length = self.record.entries().len();
        let is_there = |app: &BareApp| {
            let play = app.world().play.as_ref().expect("a game is under way");
            let new = &play.game().entries()[length..];
            let first = read_entry(&mut Reader::new(new));
            let code = action.code();
            [Ok(Entry::Next(code)), Ok(Entry::By(seat, code))].contains(&first)
        };
        let found = (1..=QUESTIONS)
            .find_map(|depth| shortest(&self.app, depth, G::SIDEWAYS, &is_there))
            .into_iter()
            .chain(self.by_leaps(&is_there))
            .min_by_key(|(_, presses)| *presses);
        let Some((app, presses)) = found else {
            panic!("no presses lead to {action:?}: {:?}", self.app.read());
        };
        self.app = app;
        self.presses += presses;
    }

    /// The same on a dial: some leaps in one direction first.
    fn by_leaps(&self, is_goal: &dyn Fn(&BareApp) -> bool) -> Option<(BareApp, usize)> {
        if !G::has_dial() {
            return None;
        }
        let mut best: Option<(BareApp, usize)> = None;
        for direction in [Left, Right] {
            let mut there = self.app.clone();
            for leaps in 1..LEAPS {
                there.give(direction);
                if !is_choice(&mut there) {
                    break;
                }
                let found = shortest(&there, 1, G::SIDEWAYS, is_goal);
                let limit = best.as_ref().map_or(usize::MAX, |(_, presses)| *presses);
                if let Some((app, presses)) = found
                    && leaps + presses < limit
                {
                    best = Some((app, leaps + presses));
                }
            }
        }
        best
    }

    /// The presses to look at the table and be back.
    fn table_and_back(&self) -> usize {
        let ways: [&[Command]; 3] = [&[Left], &[Back], &[Menu, Down, Down, Down, Yes]];
        for way in ways {
            let mut app = self.app.clone();
            app.give_all(way);
            if is_choice(&mut app) || !G::is_table(&app.read()) {
                continue;
            }
            for back in 1..=SCREENS {
                app.give(Back);
                if is_choice(&mut app) {
                    return way.len() + back;
                }
            }
        }
        panic!(
            "no way to the table and back: {:?}",
            self.app.clone().read()
        );
    }

    /// The presses to take back what was done last.
    fn back_by_one(&self) -> usize {
        let length = self.record.entries().len();
        let is_undone = |app: &BareApp| {
            let play = app.world().play.as_ref().expect("a game is under way");
            let new = &play.game().entries()[length..];
            read_entry(&mut Reader::new(new)) == Ok(Entry::Undo)
        };
        let by_the_list = shortest(&self.app, 1, 0, &is_undone);
        let mut paused = self.app.clone();
        paused.give(Menu);
        let by_the_menu = shortest(&paused, 1, 0, &is_undone);
        let found = [
            by_the_list,
            by_the_menu.map(|(app, presses)| (app, presses + 1)),
        ];
        let presses = found.into_iter().flatten().map(|(_, presses)| presses);
        presses
            .min()
            .expect("what can be undone is undone by some way")
    }
}

/// Can something be chosen on this screen?
fn is_choice(app: &mut BareApp) -> bool {
    let texts = app.read();
    let says = |footer: Footer| {
        texts
            .iter()
            .any(|text| text == footer.text(Language::English))
    };
    says(Footer::DoIt) || says(Footer::Why)
}

/// The fewest presses that lead to a goal through so many lists, one inside the other, and what the app
/// is then. Where a turn is a picture, also to the left and right, and by B and a curtain.
fn shortest(
    app: &BareApp,
    lists: usize,
    sideways: usize,
    is_goal: &dyn Fn(&BareApp) -> bool,
) -> Option<(BareApp, usize)> {
    let mut best: Option<(BareApp, usize)> = None;
    for direction in [Down, Up] {
        let mut there = app.clone();
        for steps in 0..FAR {
            for side in [Right, Left] {
                let mut aside = there.clone();
                for more in 0..=sideways {
                    let limit = best.as_ref().map_or(usize::MAX, |(_, presses)| *presses);
                    if steps + more + lists >= limit {
                        break;
                    }
                    let found = chosen(app, &aside, lists, sideways, is_goal);
                    if let Some((app, further)) = found
                        && steps + more + further < limit
                    {
                        best = Some((app, steps + more + further));
                    }
                    aside.give(side);
                }
            }
            there.give(direction);
        }
    }
    best
}

/// What choosing leads to, if it is the goal or on the way to it, and the presses for it.
fn chosen(
    from: &BareApp,
    there: &BareApp,
    lists: usize,
    sideways: usize,
    is_goal: &dyn Fn(&BareApp) -> bool,
) -> Option<(BareApp, usize)> {
    let mut chosen = there.clone();
    chosen.give(Yes);
    if lists > 1 {
        return match has_decided(from, &chosen) {
            true => None,
            false => {
                let inside = shortest(&chosen, lists - 1, 0, is_goal);
                inside.map(|(app, further)| (app, further + 1))
            }
        };
    }
    if is_goal(&chosen) {
        return Some((chosen, 1));
    }
    if sideways > 0 {
        let mut looked = there.clone();
        looked.give_all(&[Back, Yes]);
        return is_goal(&looked).then_some((looked, 2));
    }
    None
}

fn has_decided(before: &BareApp, after: &BareApp) -> bool {
    let length = |app: &BareApp| {
        let play = app.world().play.as_ref();
        play.map(|play| play.game().entries().len())
    };
    length(before) != length(after)
}

impl Counted for Artifact {
    fn set_ups() -> Vec<Self> {
        let of_players = |players| {
            [Setup::base(players).expansions, Expansions::BOTH].map(|expansions| Setup {
                expansions,
                ..Setup::base(players)
            })
        };
        let setups = (3..=5).flat_map(of_players);
        setups
            .map(|setup| Artifact::new(setup).expect("a set-up that can be played"))
            .collect()
    }

    /// Exhibitions before ships, full ships before empty ones, what is missing on the mat before what
    /// is there; a joker, an exchange or an early end only if there is nothing better.
    fn liking(record: &Record<Self, LOG>, action: Action) -> usize {
        let table = record.state().table();
        match action {
            Action::Exhibit(_) => 100,
            Action::StandAlone(_) => 60,
            Action::Ship(site) => match record.game().ship_load(table, table.seat, site) {
                0 | 1 => 1,
                load => 10 * usize::from(load),
            },
            Action::Hire(_) | Action::HireTwo(_) => 8,
            Action::Research(_) => 6,
            Action::Buy(_) => 2,
            Action::Sell(_) | Action::Gold(..) | Action::Decline => 1,
            Action::Pass | Action::EndTurn | Action::NoMarker => 1,
            Action::TakeMarker(track) if table.players[table.seat].mat[track] == 0 => 4,
            Action::Joker(_) | Action::Exchange { .. } => 0,
            _ => 3,
        }
    }

    fn ends_turn(action: Action) -> bool {
        matches!(
            action,
            Action::EndTurn
                | Action::PlaceHut(_)
                | Action::TakeMarker(_)
                | Action::Exchange { .. }
                | Action::NoMarker
        )
    }

    fn kind(turn: &[Action]) -> Option<&'static str> {
        let is_action = |action: &&Action| {
            matches!(
                action,
                Action::Research(_)
                    | Action::Hire(_)
                    | Action::HireTwo(_)
                    | Action::Ship(_)
                    | Action::Exhibit(_)
                    | Action::StandAlone(_)
                    | Action::Sell(_)
                    | Action::Buy(_)
            )
        };
        if turn.contains(&Action::Pass) {
            return Some("pass");
        }
        (turn.iter().filter(is_action).count() == 2).then_some("two-actions")
    }

    fn is_table(texts: &[String]) -> bool {
        texts.iter().any(|text| text.contains("Round "))
    }
}

impl Counted for Warehouse51 {
    fn set_ups() -> Vec<Self> {
        (3..=5)
            .map(|players| Warehouse51::new(warehouse51::Setup::of(players)))
            .map(|game| game.expect("a set-up that can be played"))
            .collect()
    }

    /// The least bid before higher ones, up to what a relic is worth to most; little in the fist.
    fn liking(record: &Record<Self, LOG>, action: warehouse51::Action) -> usize {
        use warehouse51::Action;
        match action {
            Action::Bid(bid) => match bid.saturating_sub(record.state().table().high_bid()) {
                0 | 1 => 30,
                2..6 => 8,
                6..10 => 2,
                _ => 0,
            },
            Action::Pass => 40,
            Action::Pawn(_) => 1,
            Action::Decline => 3,
            _ => 10,
        }
    }

    fn ends_turn(action: warehouse51::Action) -> bool {
        // Whoever wins goes on with the next stack: that is another decision.
        !matches!(action, warehouse51::Action::Pawn(_))
    }

    fn kind(turn: &[warehouse51::Action]) -> Option<&'static str> {
        use warehouse51::Action;
        Some(match turn {
            [Action::Bid(_)] => "bid",
            [Action::Pass] => "pass",
            [Action::Reveal(_)] => "stack",
            [Action::BuyBack(_) | Action::Certify(_) | Action::Cancel(_) | Action::Decline] => {
                "end"
            }
            _ => return None,
        })
    }

    fn is_table(texts: &[String]) -> bool {
        texts.iter().any(|text| text == "Stacks")
    }

    fn has_dial() -> bool {
        true
    }
}

impl Counted for ArtifactStack {
    const SIDEWAYS: usize = 5;

    fn set_ups() -> Vec<Self> {
        let games = (2..=4).map(|players| ArtifactStack::new(handheld_stack::setup(players)));
        games
            .map(|game| game.expect("a set-up that can be played"))
            .collect()
    }

    /// Who looks at a card does so because it can be taken afterwards, and takes it more often than not.
    fn liking(record: &Record<Self, LOG>, action: stack::Action) -> usize {
        let table = record.state().table();
        let cost = |place| record.game().dig_cost(&table.temple, place);
        let silver = u16::from(table.players[table.seat].silver);
        let has_seen = |place| table.temple.looked_at_by(table.seat).contains(place);
        match action {
            stack::Action::Look(place) if cost(place) < silver => 3,
            stack::Action::Look(_) => 0,
            stack::Action::Take(place) if has_seen(place) => 120,
            action => handheld_stack::liking(record, action),
        }
    }

    fn ends_turn(action: stack::Action) -> bool {
        action == stack::Action::EndTurn
    }

    fn kind(turn: &[stack::Action]) -> Option<&'static str> {
        let has = |test: fn(&stack::Action) -> bool| turn.iter().any(test);
        let is_look = |action: &&stack::Action| matches!(action, stack::Action::Look(_));
        let looks = turn.iter().filter(is_look).count();
        if has(|action| matches!(action, stack::Action::TurnOver(_))) {
            Some("bonus")
        } else if looks > 0 {
            (looks == 1).then_some("look")
        } else if has(|action| matches!(action, stack::Action::Hire(_))) {
            Some("hire")
        } else if has(|action| matches!(action, stack::Action::Take(_))) {
            Some("take")
        } else {
            None
        }
    }

    fn is_table(texts: &[String]) -> bool {
        texts.iter().any(|text| text.starts_with("Temple "))
    }
}
