//! Games that must replay for ever, in `games/`: a record `<name>.pm` and beside it `<name>.txt`,
//! which says how it ended.
//!
//! To add one, put its record there, or its recipe into the game's test file. What is missing is
//! written by the test, which then fails: read the text, and commit both files if it is right.
//! After a change of the rules, a few games move to a folder of their own, `games/rules-<version>`,
//! and the others are deleted and recorded anew.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used)]

use std::fmt::Write;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::Record;
use engine::seat::Seat;

use crate::play::{
    Chance, Long, TOO_LONG, Tested, below, chance, dealers_seed, next_seat, written,
};

fn folder_of_rules(version: u8) -> PathBuf {
    folder().join(format!("rules-{version}"))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games")
}

/// A game to be kept, as it is played when its record is not there yet.
pub struct Recipe<G> {
    /// The name of its files.
    pub name: String,
    /// The set-up.
    pub game: G,
    /// Where cards and whims come from.
    pub seed: u64,
    /// Are decisions taken back and numbers put right on the way?
    pub mistakes: bool,
}

/// Recipes for every number of players: each has a name, a game, and with or without mistakes.
pub fn recipes<G: Tested, const GAMES: usize>(
    prefix: &str,
    players: RangeInclusive<u8>,
    seed: u64,
    games: impl Fn(u8) -> [(&'static str, G, bool); GAMES],
) -> Vec<Recipe<G>> {
    let mut recipes = Vec::new();
    for (players, first) in players.zip((seed..).step_by(10)) {
        for ((name, game, mistakes), seed) in games(players).into_iter().zip(first..) {
            recipes.push(Recipe {
                name: format!("{prefix}{players}-{name}"),
                game,
                seed,
                mistakes,
            });
        }
    }
    recipes
}

/// How somebody with some sense plays a game.
pub struct Sense<G: Tested> {
    /// How much an action is worth to a seat.
    pub worth: fn(&Long<G>, Seat, G::Action) -> u8,
    /// What may have to be put right.
    pub correction: fn(&G, &mut Chance) -> G::Correction,
}

impl<G: Tested> Sense<G> {
    /// One of the best actions, and now and then anything at all.
    fn choose(&self, record: &Long<G>, seat: Seat, rng: &mut Chance) -> G::Action {
        let legal: Vec<G::Action> = record.legal(seat).iter().collect();
        let worth = |action: &G::Action| (self.worth)(record, seat, *action);
        let best = legal.iter().map(worth).max().unwrap_or(0);
        let adventurous = below(8, rng) == 0;
        let choices: Vec<G::Action> = legal
            .into_iter()
            .filter(|action| adventurous || worth(action) == best)
            .collect();
        let choice = choices.get(below(choices.len(), rng));
        *choice.expect("a seat that acts has a choice")
    }

    fn play(&self, recipe: &Recipe<G>) -> Long<G> {
        let mut rng = chance(recipe.seed);
        let mut dealer = Seeded(dealers_seed(recipe.seed));
        let mut record: Long<G> = Record::new(recipe.game.clone());
        for _ in 0..TOO_LONG {
            if recipe.mistakes {
                let result = match below(20, &mut rng) {
                    0 => record.undo(),
                    1 => record.undo_past_barrier(),
                    2 => record.correct((self.correction)(&recipe.game, &mut rng)),
                    _ => Ok(()),
                };
                // What is refused is not in the log: the game goes on.
                result.unwrap_or_default();
            }
            if record.actor() == Actor::Chance {
                record.deal(&mut dealer).expect("a dealer deals");
                continue;
            }
            let Some(seat) = next_seat(record.game(), record.state(), &mut rng) else {
                return record;
            };
            let action = self.choose(&record, seat, &mut rng);
            record.decide(seat, action).expect("a legal action");
        }
        panic!("{} does not end", recipe.name);
    }
}

/// Plays and writes what is not there yet, then replays every record whose name begins with
/// `prefix`. Fails if one ends otherwise than its text says, or was not there before.
pub fn recorded_games_end_as_they_did<G: Tested>(
    prefix: &str,
    recipes: &[Recipe<G>],
    sense: &Sense<G>,
    describe: impl Fn(&Long<G>) -> String,
) {
    let written: Vec<&str> = recipes
        .iter()
        .filter(|recipe| record_if_missing(&recipe.name, || sense.play(recipe)))
        .map(|recipe| recipe.name.as_str())
        .collect();
    let replayed = replay_all(&folder(), prefix, describe);
    assert!(replayed >= recipes.len(), "{replayed} of {}", recipes.len());
    assert!(
        written.is_empty(),
        "written for the first time: {written:?}"
    );
}

/// Replays the games that were kept of one version of the rules: they end as they did, and by the
/// rules they were begun with.
pub fn games_of_rules_end_as_they_did<G: Tested>(
    version: u8,
    prefix: &str,
    describe: impl Fn(&Long<G>) -> String,
) {
    let replayed = replay_all(&folder_of_rules(version), prefix, |record: &Long<G>| {
        assert_eq!(record.game().rules(), version);
        describe(record)
    });
    assert!(replayed > 1, "{replayed} games of rules {version}");
}

/// Writes a record that is not there yet. Says whether it had to.
fn record_if_missing<G: Tested>(name: &str, recipe: impl FnOnce() -> Long<G>) -> bool {
    let path = folder().join(name).with_extension("pm");
    if path.exists() {
        return false;
    }
    let record = recipe();
    assert_eq!(record.actor(), Actor::Nobody, "{name} is not over");
    fs::create_dir_all(folder()).expect("a folder for the games");
    fs::write(path, written(&record)).expect("a record is written");
    true
}

/// Replays every record of a folder whose name begins with `prefix`, and compares how it ends with
/// its text. Fails if one differs or had no text yet.
fn replay_all<G: Tested>(
    folder: &Path,
    prefix: &str,
    describe: impl Fn(&Long<G>) -> String,
) -> usize {
    let files = fs::read_dir(folder).expect("the folder of the games");
    let mut names: Vec<PathBuf> = files
        .map(|file| file.expect("a file of the folder").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "pm"))
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with(prefix))
        })
        .collect();
    names.sort();
    let mut complaints = String::new();
    for path in &names {
        if let Err(complaint) = replay(path, &describe) {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            writeln!(complaints, "{name}: {complaint}").expect("a string grows");
        }
    }
    assert!(complaints.is_empty(), "\n{complaints}");
    names.len()
}

fn replay<G: Tested>(path: &Path, describe: impl Fn(&Long<G>) -> String) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    let record: Long<G> = Record::read(&bytes).map_err(|damage| format!("{damage:?}"))?;
    if written(&record) != bytes {
        return Err("it is not written as it was".to_owned());
    }
    let found = describe(&record);
    let text = path.with_extension("txt");
    match fs::read_to_string(&text) {
        Ok(expected) if expected == found => Ok(()),
        Ok(expected) => Err(format!("expected\n{expected}\nfound\n{found}")),
        Err(_) => {
            fs::write(&text, found).map_err(|error| error.to_string())?;
            Err("it had no text yet; one was written".to_owned())
        }
    }
}

/// The lines that every game has: seats with their tiers, who won, what decided, and the hash.
pub fn standings_text<G: Tested>(record: &Long<G>) -> String {
    let mut text = String::new();
    let standings = record.standings();
    for standing in standings.iter() {
        let decided = match standing.decided_by {
            Some(tier) => format!("decided by tier {tier}"),
            None if standing.place == 1 => "wins".to_owned(),
            None => "level with the one before".to_owned(),
        };
        let line = format!(
            "place {}: seat {:?}, tiers {:?}, {decided}",
            standing.place, standing.seat, standing.tiers
        );
        writeln!(text, "{line}").expect("a string grows");
    }
    let winners: Vec<String> = standings
        .winners()
        .map(|seat| format!("{seat:?}"))
        .collect();
    writeln!(text, "won by: {}", winners.join(", ")).expect("a string grows");
    let decided = standings
        .decided_by()
        .map_or("nothing".to_owned(), |tier| format!("tier {tier}"));
    writeln!(text, "decided by: {decided}").expect("a string grows");
    writeln!(text, "entries: {} bytes", record.entries().len()).expect("a string grows");
    writeln!(text, "hash: {:016x}", record.hash()).expect("a string grows");
    text
}
