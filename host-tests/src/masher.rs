//! A button masher: whatever is pressed in whichever game, nothing panics, nothing is drawn outside the
//! screen, a switch off and on loses nothing, and from wherever that leads the main menu is a few sensible
//! presses away.
//!
//! It goes in rounds. The number of a round says what is mashed: the game, the board, the language, how
//! the device is set, and every press. So a round that failed is played again by its number.

// A position that cannot be saved is a failed test: these functions are only ever called from tests.
#![allow(clippy::indexing_slicing)]

use engine::artifact::{Expansions, Setup};
use engine::dealer::Deals;
use handheld::board::{Board, Button};
use handheld::buttons;
use handheld::control::{Control, Pace};
use handheld::settings::{Roster, Settings};
use handheld::text::Language;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::screen::OutsideScreen;
use simulator::storage::MemoryStorage;

use crate::conformance::{Chance, below, chance};
use crate::handheld_hands::{BOARDS, device, go_home};
use crate::handheld_positions::{anywhere, at_table, full, long_names};
use crate::handheld_sales::Sale;
use crate::handheld_stack;

/// So many buttons are pressed in a round.
pub const ROUND: usize = 400;
/// After so many rounds every beginning was mashed on every board in every language.
pub const KINDS: u64 = (BEGINNINGS * BOARDS.len() * Language::ALL.len()) as u64;

/// So many presses lie between two ways home.
const HOME_EVERY: usize = 60;
/// No game, three in the middle of which it begins, and these at a table with either dealer.
const BEGINNINGS: usize = 1 + 2 * GAMES;
const GAMES: usize = 3;

type Handheld = Device<MemoryStorage, Seeded>;

/// What a round is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Kind {
    beginning: usize,
    board: Board,
    language: Language,
}

impl Kind {
    fn of(round: u64) -> Kind {
        let number = (round % KINDS) as usize;
        let (board, rest) = (number % BOARDS.len(), number / BOARDS.len());
        let (language, beginning) = (rest % Language::ALL.len(), rest / Language::ALL.len());
        Kind {
            beginning,
            board: BOARDS[board],
            language: Language::ALL[language],
        }
    }
}

/// Settings as nobody would choose them.
fn any_settings(language: Language, rng: &mut Chance) -> Settings {
    let pace = Pace::ALL[below(Pace::ALL.len(), rng)];
    let mut coin = || below(2, rng) == 0;
    Settings {
        language,
        large_text: coin(),
        high_contrast: coin(),
        friendly_undo: coin(),
        rotated: coin(),
        clock: coin(),
        pace,
        ..Settings::default()
    }
}

/// People, or bots in some seats.
fn any_players(rng: &mut Chance) -> Roster {
    let mut roster = long_names();
    if below(2, rng) == 0 {
        let control = |_| Control::from_code(below(Control::COUNT.into(), rng) as u8);
        roster.controls = [0; 5].map(control).map(Option::unwrap_or_default);
    }
    roster
}

/// A game somewhere between its beginning and its end.
fn any_save(beginning: usize, rng: &mut Chance) -> Vec<u8> {
    let names = any_players(rng);
    match beginning {
        1 => {
            let setup = Setup {
                expansions: Expansions {
                    research: below(2, rng) == 0,
                    roles: below(2, rng) == 0,
                },
                quick_start: below(3, rng) == 0,
                ..full(3 + below(3, rng) as u8)
            };
            let wanted = below(500, rng);
            anywhere(setup, below(50, rng) * 3 + wanted).save(&names)
        }
        2 => {
            let (players, seed) = (3 + below(3, rng) as u8, below(256, rng) as u8);
            Sale::anywhere(players, below(260, rng), seed).save(&names)
        }
        3 => {
            let setup = handheld_stack::setup(2 + below(3, rng) as u8);
            let seed = below(1000, rng) as u64;
            handheld_stack::anywhere(setup, below(200, rng), seed).save(&names)
        }
        _ => Vec::new(),
    }
}

/// Plays a round; what went wrong is a sentence.
pub fn round(number: u64) -> Result<(), String> {
    let mut rng = chance(number);
    let kind = Kind::of(number);
    let settings = any_settings(kind.language, &mut rng);
    let save = match kind.beginning.checked_sub(GAMES) {
        None | Some(0) => any_save(kind.beginning, &mut rng),
        Some(game) => {
            let dealers = [Deals::Device, Deals::People];
            at_table(&any_save(game, &mut rng), dealers[below(2, &mut rng)])
        }
    };
    let mut device = device(kind.board, &settings, &long_names(), &save);
    for press in 1..=ROUND {
        something_else(&mut device, &mut rng)?;
        let button = buttons::ALL[below(buttons::ALL.len(), &mut rng)];
        let done = match below(96, &mut rng) {
            0..7 => device.hold(button, 700),
            7..11 => device.hold(button, 1500),
            11..42 => device.press(Button::A),
            _ => device.press(button),
        };
        inside(done, &mut device)?;
        if press % HOME_EVERY == 0 {
            let before = device.texts();
            // A screen that went off wakes first.
            if !go_home(&mut device) {
                let there = device.texts();
                return Err(format!("no way home from {before:?}, but to {there:?}"));
            }
        }
    }
    Ok(())
}

/// Now and then nobody presses anything for a while, or the device is switched off and on.
fn something_else(device: &mut Handheld, rng: &mut Chance) -> Result<(), String> {
    match below(100, rng) {
        0 => inside(device.run(46_000), device),
        1 => inside(device.run(130_000), device),
        2 if below(4, rng) == 0 => inside(device.run(660_000), device),
        2 | 3 => {
            let (before, shown) = (device.app().state_hash(), device.texts());
            inside(device.power_cycle(), device)?;
            if device.app().state_hash() == before {
                Ok(())
            } else {
                Err(format!("switched off at {shown:?}, another game came back"))
            }
        }
        _ => Ok(()),
    }
}

fn inside(done: Result<(), OutsideScreen>, device: &mut Handheld) -> Result<(), String> {
    done.map_err(|outside| format!("{outside}: {:?}", device.texts()))
}
