//! A tour of Warehouse 51 as a scenario file: a game in which everything comes up that people are ever
//! asked for, played on purpose, and on its first visit to each place a look at all that can be seen from
//! there. The lesson, help and printed values come before it, the scores after it.

// A tour that does not find its way is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use std::collections::BTreeSet;

use engine::bytes::Reader;
use engine::log::{Entry, read_entry};
use engine::record::Record;
use engine::seat::StartPlayer;
use engine::warehouse51::{Phase, Setup, Table, Warehouse51};
use handheld::app::App;
use handheld::board::{Board, Command, Input};
use handheld::canvas::Spoken;
use handheld::games::Draft;
use handheld::games::warehouse51::text::Label;
use handheld::play::Dealing;
use handheld::text::{Footer, Language, Ui};
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use crate::conformance::chance;
use crate::handheld_hands::{BareApp, Hands, inputs};
use crate::handheld_sales::Sale;
use crate::handheld_scenarios::Script;

use Command::{Back, Down, Help, Left, Menu, Ok as Yes, Right, Up};

/// How many play it.
const PLAYERS: u8 = 4;
/// Where its chance starts.
const SEED: u64 = 51;
/// More games than have to be played until one has everything.
const GAMES: u64 = 3_000;
/// More entries than a list has, and more than a bid is ever raised by here.
const FAR: usize = 32;
/// More screens than lie between two decisions.
const SCREENS: usize = 40;

/// What has to come up in the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Wanted {
    Announcing,
    Fists,
    Paying,
    Examining,
    Tops,
    Pawned,
    LastPawning,
    BuyingBack,
    Certifying,
    Cancelling,
}

const WANTED: usize = 10;

/// What comes up in a state of a game.
fn wanted(table: &Table) -> Vec<Wanted> {
    let mut found = Vec::new();
    found.extend(match table.phase {
        Phase::Announcing => Some(Wanted::Announcing),
        Phase::FistAuction => Some(Wanted::Fists),
        Phase::Paying => Some(Wanted::Paying),
        Phase::Examining => Some(Wanted::Examining),
        Phase::LastPawning => Some(Wanted::LastPawning),
        Phase::BuyingBack => Some(Wanted::BuyingBack),
        Phase::Certifying { .. } => Some(Wanted::Certifying),
        Phase::Cancelling => Some(Wanted::Cancelling),
        _ => None,
    });
    let mut players = table.players.values().iter();
    if !table.phase.is_end() && players.any(|player| !player.pawned.is_empty()) {
        found.push(Wanted::Pawned);
    }
    if table.tops.values().iter().any(|top| !top.seats.is_empty()) {
        found.push(Wanted::Tops);
    }
    found
}

/// A game that begins as this one does and has everything.
fn whole_game(begun: &Sale) -> Sale {
    let found = (0..GAMES).find_map(|number| {
        let mut rng = chance(number);
        let mut sale = begun.clone();
        let mut seen = BTreeSet::new();
        loop {
            seen.extend(wanted(sale.table()));
            if !sale.go_on(&mut rng) {
                break;
            }
        }
        (seen.len() == WANTED).then_some(sale)
    });
    found.expect("a game in which everything comes up")
}

/// Writes the tour down.
pub fn warehouse51() -> String {
    let mut tourist = Tourist::new();
    tourist.lesson();
    tourist.set_up();
    let plan = whole_game(&tourist.begun());
    tourist.play(&plan);
    tourist.scores();
    tourist.script.into_text()
}

/// Somebody who writes down what they press.
struct Tourist {
    app: BareApp,
    script: Script,
    /// Where the tour was already.
    visited: BTreeSet<&'static str>,
}

impl Tourist {
    fn new() -> Self {
        let mut script = Script::default();
        for line in [
            "# A walk through every screen of Warehouse 51: what drawing is measured by.",
            "# Written down by host-tests: `cargo xtask accept scenarios` renews it.",
            "board square",
            "language en",
            &format!("seed {SEED}"),
        ] {
            script.line(line);
        }
        Self {
            app: App::new(
                Box::default(),
                Board::SQUARE,
                MemoryStorage::default(),
                Seeded::new(SEED),
                0,
            ),
            script,
            visited: BTreeSet::new(),
        }
    }

    fn note(&mut self, note: &str) {
        self.script.line(&format!("# {note}"));
    }

    fn give(&mut self, command: Command) {
        for input in inputs(Board::SQUARE, false, command) {
            if let Input::Press(button) = input {
                self.script.press(button);
            }
        }
        self.app.give(command);
    }

    fn give_all(&mut self, commands: &[Command]) {
        commands.iter().for_each(|command| self.give(*command));
    }

    fn says(&mut self, text: &str) -> bool {
        self.app.says(text)
    }

    /// Goes down until the entry with this title is selected.
    fn select(&mut self, title: &str) {
        for _ in 0..FAR {
            if is_selected(&mut self.app, title) {
                return;
            }
            self.give(Down);
        }
        panic!("{title} is not there: {:?}", self.app.read());
    }

    fn choose(&mut self, title: &str) {
        self.select(title);
        self.give(Yes);
    }

    /// The same press until this is on the screen.
    fn press_until(&mut self, command: Command, text: &str) {
        for _ in 0..SCREENS {
            if self.says(text) {
                return;
            }
            self.give(command);
        }
        panic!("no way to {text}: {:?}", self.app.read());
    }

    /// To the menu inside a game; what is only told may be in between.
    fn pause(&mut self) {
        for _ in 0..SCREENS {
            self.give(Menu);
            if self.says(Ui::Pause.text(Language::English)) {
                return;
            }
            self.give(Yes);
        }
        panic!("no menu: {:?}", self.app.read());
    }

    /// The first steps of the lesson, and home.
    fn lesson(&mut self) {
        self.note("the lesson");
        self.choose(Ui::LearnGame.text(Language::English));
        self.choose(Label::Title.text(Language::English));
        self.give_all(&[Yes, Yes, Yes, Yes, Yes]);
        self.pause();
        self.choose(Ui::SaveAndQuit.text(Language::English));
    }

    /// Help, every row of the set-up, printed values; then a game of four begins.
    fn set_up(&mut self) {
        self.note("help");
        self.give_all(&[
            Help, Yes, Down, Yes, Yes, Back, Back, Down, Down, Yes, Down, Yes,
        ]);
        self.press_until(Back, "M U S E U M");
        self.note("the set-up");
        self.choose(Ui::NewGame.text(Language::English));
        self.choose(Ui::GiveUp.text(Language::English));
        self.choose(Label::Title.text(Language::English));
        self.give_all(&[
            Down, Yes, Down, Yes, Back, Down, Right, Left, Down, Down, Yes,
        ]);
        // Points for places, then a relic.
        self.give_all(&[Yes, Right, Left, Help, Back, Back]);
        self.give_all(&[Down, Down, Down, Down, Down, Down, Yes]);
        self.give_all(&[
            Down, Down, Down, Down, Down, Down, Help, Yes, Back, Back, Back,
        ]);
        self.press_until(Up, Footer::Begin.text(Language::English));
        self.give(Yes);
    }

    /// The game as it begins, with the cards that the device will deal.
    fn begun(&self) -> Sale {
        let setup = Setup {
            start: StartPlayer::Chance,
            ..Setup::of(PLAYERS)
        };
        let Draft::Warehouse51(chosen) = self.app.world().draft else {
            panic!("the set-up of another game");
        };
        assert_eq!(chosen, setup, "what was tried out is put back");
        let game = Warehouse51::new(setup).expect("a set-up that can be played");
        let mut log = Record::new(game);
        let play = self.app.world().play.as_ref().expect("a game is under way");
        log.replay(play.game().entries())
            .expect("the app's own log");
        let Dealing::Device(seed) = *play.dealing() else {
            panic!("people deal");
        };
        Sale { log, seed }
    }

    /// Plays the game that is planned, and looks round on the way.
    fn play(&mut self, plan: &Sale) {
        self.note("the game");
        let goal = steps(plan.log.entries());
        let mut table = *self.begun().table();
        while !matches!(table.phase, Phase::Over) {
            self.come_to_the_choice();
            table = *self.begun().table();
            if table.phase == Phase::Over {
                break;
            }
            self.look_round(&table);
            let way = self.way_on(&goal);
            self.give_all(&way);
            table = *self.begun().table();
        }
    }

    /// Past the hand-over and what is told, to where something can be chosen.
    fn come_to_the_choice(&mut self) {
        for _ in 0..SCREENS {
            if is_choice(&mut self.app) || self.says(Ui::FinalScore.text(Language::English)) {
                return;
            }
            self.give(Yes);
        }
        panic!("no way to the choice: {:?}", self.app.read());
    }

    /// The presses that lead to what is decided next.
    fn way_on(&self, goal: &[Entry<'_>]) -> Vec<Command> {
        let now = entries(&self.app).len();
        let leads_on = |commands: &[Command]| {
            let mut app = self.app.clone();
            app.give_all(commands);
            let there = entries(&app);
            there.len() > now && goal.starts_with(&there)
        };
        let far = |direction| (0..FAR).map(move |steps| [direction].repeat(steps));
        let first = || far(Down).chain(far(Up).skip(1));
        let mut direct = first().map(|steps| [steps, vec![Yes]].concat());
        if let Some(way) = direct.find(|way| leads_on(way)) {
            return way;
        }
        // A fist brings its dial up first; the pawnshop asks which relic.
        let mut inside = first().take(FAR).flat_map(|outer| {
            let outer = [outer, vec![Yes]].concat();
            first().map(move |inner| [outer.clone(), inner, vec![Yes]].concat())
        });
        let way = inside.find(|way| leads_on(way));
        way.unwrap_or_else(|| {
            let wanted = goal.get(now..).unwrap_or_default();
            let screen = self.app.clone().read();
            panic!("no way on to {wanted:?}: {screen:?}")
        })
    }

    /// What can be seen from here and was not seen yet.
    fn look_round(&mut self, table: &Table) {
        let is_open = table.phase == Phase::OpenAuction;
        let own = table.players[table.seat];
        let (name, detour): (&'static str, &[Command]) = match table.phase {
            Phase::Revealing => ("a choice of stacks", &[Down, Help, Yes, Back]),
            Phase::OpenAuction => ("an auction", &[Up, Right, Left, Help, Yes, Back, Down]),
            Phase::FistAuction => ("a fist", &[Yes, Up, Help, Back, Back, Back]),
            Phase::Announcing => ("a fist that is announced", &[Up, Help, Back]),
            Phase::Paying => ("whom to pay", &[Down, Help, Back]),
            Phase::Examining => ("where to look", &[Down, Help, Back]),
            Phase::LastPawning => ("the last pawning", &[Help, Back, Back, Back]),
            Phase::BuyingBack => ("buying back", &[Help, Back]),
            Phase::Certifying { .. } => ("certificates", &[Down, Help, Back]),
            Phase::Cancelling => ("the horn", &[Down, Help, Back]),
            _ => return,
        };
        self.visit(name, detour);
        if table.phase == Phase::Revealing && self.visit("who looks", &[]) {
            self.choose(Label::LookFirst.text(Language::English));
            self.give_all(&[Down, Yes, Yes, Down, Help, Back, Back]);
        }
        let tops = table.tops.values();
        let has_seen = tops.iter().any(|top| top.seats.contains(table.seat));
        if table.phase == Phase::Revealing && has_seen && self.visit("tops of stacks", &[]) {
            let name = self.app.world().name(table.seat).to_owned();
            self.choose(Label::LookFirst.text(Language::English));
            self.choose(&name);
            self.press_until(Yes, Label::Counterfeits.text(Language::English));
            self.give_all(&[Down, Down, Back]);
            self.come_to_the_choice();
        }
        if is_open && self.visit("the menu inside a game", &[Menu]) {
            self.choose(Ui::Standings.text(Language::English));
            self.give_all(&[Yes, Yes, Yes, Back]);
            self.choose(Ui::History.text(Language::English));
            self.give_all(&[Yes, Back, Back]);
        }
        let looked = Label::Counterfeits.text(Language::English);
        if is_open && self.visit("the own counterfeits", &[]) {
            self.press_until(Down, looked);
            self.give_all(&[Yes, Yes, Back]);
        }
        if is_open && own.relics.len() > 3 {
            self.visit(
                "a table with relics",
                &[Back, Yes, Down, Down, Help, Back, Back, Back],
            );
        }
        let out_of_turn = Ui::OutOfTurn.text(Language::English);
        if is_open && !self.visited.contains("out of turn") {
            let mut paused = self.app.clone();
            paused.give(Menu);
            if paused.says(out_of_turn) && self.visit("out of turn", &[Menu]) {
                self.choose(out_of_turn);
                self.give_all(&[Yes, Yes, Help, Back, Back]);
                self.come_to_the_choice();
            }
        }
        assert!(is_choice(&mut self.app), "lost: {:?}", self.app.read());
    }

    /// Says whether this is new, and presses what shows it.
    fn visit(&mut self, name: &'static str, detour: &[Command]) -> bool {
        let is_new = self.visited.insert(name);
        if is_new {
            self.note(name);
            self.give_all(detour);
        }
        is_new
    }

    /// Every page of the scores, and the same once more by its sources.
    fn scores(&mut self) {
        self.note("the scores");
        let last = Ui::FinalScore.text(Language::English);
        for _ in 0..SCREENS {
            if self.says(last) {
                break;
            }
            self.give(Yes);
        }
        assert!(self.says(last), "{:?}", self.app.read());
        self.script.line(&format!("expect text \"{last}\""));
        let now = Ui::Again.text(Language::English);
        self.press_until(Yes, now);
        self.press_until(Back, last);
        self.give(Back);
        self.press_until(Yes, now);
        self.note("what left the game");
        self.pause();
        self.choose(Ui::Table.text(Language::English));
        self.choose(Label::Gone.text(Language::English));
        self.give_all(&[Down, Help, Back, Back, Back]);
        let hash = self.app.state_hash().expect("a game that is over");
        self.script.line("power-cycle");
        self.script.line(&format!("expect hash {hash:016x}"));
    }
}

fn entries(app: &BareApp) -> Vec<Entry<'_>> {
    let play = app.world().play.as_ref().expect("a game is under way");
    steps(play.game().entries())
}

/// What was decided and what chance did, without what a log notes besides.
fn steps(bytes: &[u8]) -> Vec<Entry<'_>> {
    let mut reader = Reader::new(bytes);
    let mut steps = Vec::new();
    while reader.left() > 0 {
        let entry = read_entry(&mut reader).expect("an entry of the log");
        if !matches!(entry, Entry::Checkpoint(_)) {
            steps.push(entry);
        }
    }
    steps
}

/// Can something be decided on this screen?
fn is_choice(app: &mut BareApp) -> bool {
    let says = |app: &mut BareApp, footer: Footer| app.says(footer.text(Language::English));
    says(app, Footer::DoIt) || says(app, Footer::Why)
}

/// Has the entry that is selected this title? A number on its right is read before it.
fn is_selected(app: &mut BareApp, title: &str) -> bool {
    let (mut is_next, mut found) = (false, false);
    app.describe_screen(&mut |spoken| match spoken {
        Spoken::Selected => is_next = true,
        Spoken::Text(text) if is_next => {
            is_next = text.starts_with(|letter: char| letter.is_ascii_digit());
            found |= text == title;
        }
        _ => {}
    });
    found
}
