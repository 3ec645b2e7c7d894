//! Whole games written down as scenario files: buttons are pressed by a seeded generator, A more
//! than anything else, until the scores are there.

// A game that does not end is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used)]

use engine::artifact::Expansions;
use handheld::board::{Board, Button};
use handheld::buttons;
use handheld::games::{Draft, GameKind};
use handheld::storage::{Entropy, Storage};
use handheld::text::{Footer, Language, Ui};
use simulator::device::Device;
use simulator::scenario::{Beginning, board_name, language_name};

use crate::conformance::{Chance, below, chance};
use crate::handheld_hands::Hands;

/// More presses than any game takes.
const TOO_LONG: usize = 8000;
/// So many presses lie between two expectations.
const EXPECT_EVERY: usize = 100;
/// One press in so many is the power switch.
const CUT_EVERY: usize = 300;

/// A game, and how it is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// Artifact.
    Artifact {
        /// With which expansions.
        expansions: Expansions,
        /// Are the first huts set, and not placed by the players?
        quick_start: bool,
    },
    /// Warehouse 51.
    Warehouse51,
    /// Artifact Stack, with decks by chance.
    Stack,
}

impl Played {
    fn kind(self) -> GameKind {
        match self {
            Played::Artifact { .. } => GameKind::Artifact,
            Played::Warehouse51 => GameKind::Warehouse51,
            Played::Stack => GameKind::Stack,
        }
    }
}

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The device.
    pub board: Board,
    /// Its language.
    pub language: Language,
    /// As many as the game is for.
    pub players: u8,
    /// Which game.
    pub game: Played,
    /// For the cards and for the presses.
    pub seed: u32,
}

/// The expansions, as they stand in the name of a file and in a sentence.
fn about(expansions: Expansions) -> (&'static str, &'static str) {
    match (expansions.research, expansions.roles) {
        (false, false) => ("base", "the base game"),
        (true, false) => ("expansion-1", "expansion I"),
        (false, true) => ("expansion-2", "expansion II"),
        (true, true) => ("both-expansions", "both expansions"),
    }
}

impl Plan {
    /// The name of its file.
    pub fn name(&self) -> String {
        let players = self.players;
        match self.game {
            Played::Artifact { expansions, .. } => {
                let (expansions, _) = about(expansions);
                format!("{players}-players-{expansions}")
            }
            game => format!("{}-{players}-players", game.kind().info().key),
        }
    }

    /// Plays a whole game and writes down what was pressed.
    pub fn write_down(&self) -> String {
        let setup = Beginning {
            board: self.board,
            language: Some(self.language),
            seed: self.seed,
        };
        let device = Device::for_scenario(&setup).expect("nothing is drawn outside the screen");
        let mut writer = Writer {
            device,
            language: self.language,
            rng: chance(self.seed.into()),
            script: Script::default(),
        };
        writer.head(self);
        writer.set_up(self);
        writer.play();
        writer.end();
        writer.script.into_text()
    }
}

/// The lines of a scenario, one after the other; the same button several times is one line.
#[derive(Clone, Debug, Default)]
pub struct Script {
    text: String,
    /// The button pressed last, and how often.
    last: Option<(Button, u32)>,
}

impl Script {
    /// Another line.
    pub fn line(&mut self, line: &str) {
        self.end_presses();
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A button is pressed.
    pub fn press(&mut self, button: Button) {
        match &mut self.last {
            Some((last, times)) if *last == button => *times += 1,
            _ => {
                self.end_presses();
                self.last = Some((button, 1));
            }
        }
    }

    fn end_presses(&mut self) {
        let Some((button, times)) = self.last.take() else {
            return;
        };
        let name = buttons::name(button);
        let line = match times {
            1 => format!("press {name}\n"),
            _ => format!("press {name} x{times}\n"),
        };
        self.text.push_str(&line);
    }

    /// All of it.
    pub fn into_text(mut self) -> String {
        self.end_presses();
        self.text
    }
}

struct Writer<S: Storage, E: Entropy> {
    device: Device<S, E>,
    language: Language,
    rng: Chance,
    script: Script,
}

impl<S: Storage, E: Entropy> Writer<S, E> {
    fn head(&mut self, plan: &Plan) {
        let players = plan.players;
        let game = match plan.game {
            Played::Artifact { expansions, .. } => {
                let (_, with) = about(expansions);
                format!("{players} players with {with}")
            }
            game => {
                let title = game.kind().info().title;
                format!("{}, {players} players", title(Language::English))
            }
        };
        self.line(&format!(
            "# A whole game of {game}, from power on to the scores."
        ));
        self.line("# Written down by host-tests: `cargo xtask accept scenarios` renews it.");
        self.line(&format!("board {}", board_name(plan.board)));
        self.line(&format!("language {}", language_name(plan.language)));
        self.line(&format!("seed {}", plan.seed));
        self.line("expect hash none");
    }

    fn line(&mut self, line: &str) {
        self.script.line(line);
    }

    fn press(&mut self, button: Button) {
        self.device
            .press(button)
            .expect("nothing is drawn outside the screen");
        self.script.press(button);
    }

    fn down(&mut self) {
        let button = if self.device.board().has_joystick {
            Button::Down
        } else {
            Button::Y
        };
        self.press(button);
    }

    fn up(&mut self) {
        let button = if self.device.board().has_joystick {
            Button::Up
        } else {
            Button::X
        };
        self.press(button);
    }

    /// Through the menus: game, players, options, begin.
    fn set_up(&mut self, plan: &Plan) {
        self.press(Button::A);
        let before = GameKind::OFFERED.iter();
        let before = before.take_while(|kind| **kind != plan.game.kind());
        for _ in before {
            self.down();
        }
        self.press(Button::A);
        assert_eq!(self.device.app().world().kind(), plan.game.kind());
        self.down();
        while self.device.app().world().draft.rows().players() != plan.players {
            self.press(Button::A);
        }
        if let Played::Artifact {
            expansions,
            quick_start,
        } = plan.game
        {
            self.choose_expansions(expansions, quick_start);
        }
        while !self.says(Footer::Begin) {
            self.up();
        }
        self.press(Button::A);
        self.expect_state();
    }

    fn choose_expansions(&mut self, expansions: Expansions, quick_start: bool) {
        // Names, then the expansions and the quick start.
        self.down();
        self.down();
        if expansions.research {
            self.press(Button::A);
        }
        self.down();
        if expansions.roles {
            self.press(Button::A);
        }
        self.down();
        if !quick_start {
            self.press(Button::A);
        }
        let Draft::Artifact(setup) = &self.device.app().world().draft else {
            panic!("the set-up of another game");
        };
        assert_eq!(setup.expansions, expansions);
        assert_eq!(setup.quick_start, quick_start);
    }

    fn says(&mut self, footer: Footer) -> bool {
        let word = footer.text(self.language);
        self.device.says(word)
    }

    fn expect_state(&mut self) {
        let hash = self.device.app().state_hash();
        let hash = hash.map_or("none".to_owned(), |hash| format!("{hash:016x}"));
        let turn = self.device.app().whose_turn();
        let turn = turn.map_or("none".to_owned(), |seat| (seat as u8 + 1).to_string());
        self.line(&format!("expect turn {turn}"));
        self.line(&format!("expect hash {hash}"));
    }

    fn is_over(&self) -> bool {
        let play = &self.device.app().world().play;
        play.as_ref().is_some_and(|play| play.is_over())
    }

    fn play(&mut self) {
        for number in 1..TOO_LONG {
            if self.is_over() {
                return;
            }
            if number % EXPECT_EVERY == 0 {
                self.expect_state();
            }
            if below(CUT_EVERY, &mut self.rng) == 0 {
                self.device
                    .power_cycle()
                    .expect("nothing is drawn outside the screen");
                self.line("power-cycle");
            } else {
                self.press_something();
            }
        }
        panic!("the game does not end");
    }

    /// What gets the game on, most of the time.
    fn press_something(&mut self) {
        let luck = below(100, &mut self.rng);
        let goes_on = [Footer::Ready, Footer::Next, Footer::Older];
        if self.device.is_home() || goes_on.into_iter().any(|footer| self.says(footer)) {
            match luck {
                0..95 => self.press(Button::A),
                _ => self.press(Button::B),
            }
        } else if self.says(Footer::Why) {
            match luck {
                0..90 => self.down(),
                90..95 => self.press(Button::A),
                _ => self.press(Button::B),
            }
        } else if self.says(Footer::DoIt) {
            match luck {
                0..60 => self.press(Button::A),
                60..85 => self.down(),
                85..95 => self.up(),
                _ => self.press(Button::B),
            }
        } else {
            match luck {
                0..85 => self.press(Button::B),
                85..95 => self.down(),
                _ => self.press(Button::A),
            }
        }
    }

    /// Past the last news and step by step through the scores.
    fn end(&mut self) {
        let last = Ui::FinalScore.text(self.language);
        for _ in 0..20 {
            if self.device.says(last) {
                break;
            }
            self.press(Button::A);
        }
        self.line(&format!("expect text \"{last}\""));
        let world = self.device.app().world();
        let play = world.play.as_ref().expect("the game that was played");
        let winners = play.game().standings();
        let names: Vec<String> = winners
            .winners()
            .map(|seat| world.name(seat).to_owned())
            .collect();
        for text in self.device.texts() {
            if names.iter().any(|name| text.contains(name)) {
                self.line(&format!("expect text \"{text}\""));
            }
        }
        self.expect_state();
        self.line("power-cycle");
        self.expect_state();
    }
}
