//! Games that must replay for ever, in `games/`: a record `<name>.pm` and beside it `<name>.txt`,
//! which says how it ended.
//!
//! To add one, put its record there, or its recipe into the game's test file, and run `cargo xtask
//! accept games`: it plays what has a recipe and no record, or none that replays under the rules of
//! today, and writes how games end. Read the texts, and commit both files if they are right. After a
//! change of the rules, a few games move to a folder of their own, `games/rules-<version>`.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used)]

use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::Record;
use engine::seat::Seat;
use golden::Mode;

use crate::play::{
    Chance, Long, TOO_LONG, Tested, below, chance, dealers_seed, next_seat, written,
};

fn folder_of_rules(version: u8) -> PathBuf {
    folder().join(format!("rules-{version}"))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games")
}

/// A game to be kept, as it is played when there is no record of it that replays.
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

/// Replays every record whose name begins with `prefix`. Fails if one ends otherwise than its text
/// says, or if one of the recipes has no record.
pub fn recorded_games_end_as_they_did<G: Tested>(
    prefix: &str,
    recipes: &[Recipe<G>],
    sense: &Sense<G>,
    describe: impl Fn(&Long<G>) -> String,
) {
    let mode = Mode::of_environment();
    let mut complaints = Vec::new();
    for recipe in recipes {
        complaints.extend(check_record(recipe, sense, mode).err());
    }
    complaints.extend(replay_all(&folder(), prefix, describe));
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// Replays the games that were kept of one version of the rules: they end as they did, and by the
/// rules they were begun with.
pub fn games_of_rules_end_as_they_did<G: Tested>(
    version: u8,
    prefix: &str,
    describe: impl Fn(&Long<G>) -> String,
) {
    let folder = folder_of_rules(version);
    let count = records(&folder, prefix).len();
    assert!(count > 1, "{count} games of rules {version}");
    let complaints = replay_all(&folder, prefix, |record: &Long<G>| {
        assert_eq!(record.game().rules(), version);
        describe(record)
    });
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// What is wrong with the records of a folder whose names begin with `prefix`.
fn replay_all<G: Tested>(
    folder: &Path,
    prefix: &str,
    describe: impl Fn(&Long<G>) -> String,
) -> Vec<String> {
    let mode = Mode::of_environment();
    let paths = records(folder, prefix);
    let mut complaints = Vec::new();
    for path in &paths {
        complaints.extend(replay(path, &describe, mode).err());
    }
    complaints.extend(check_no_other_texts(folder, prefix, &paths, mode).err());
    complaints
}

/// The records of a folder whose names begin with `prefix`.
fn records(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let mut paths = golden::files(folder, "pm").expect("the folder of the games");
    paths.retain(|path| name(path).starts_with(prefix));
    paths
}

fn name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// A recipe without a record that replays is a complaint, or is played.
fn check_record<G: Tested>(recipe: &Recipe<G>, sense: &Sense<G>, mode: Mode) -> Result<(), String> {
    let name = &recipe.name;
    let path = folder().join(name).with_extension("pm");
    let bytes = golden::read_if_there(&path)?;
    let rules = recipe.game.rules();
    let replays = |bytes: &[u8]| {
        let record = Long::<G>::read(bytes);
        record.is_ok_and(|it| it.game().rules() == rules && written(&it) == bytes)
    };
    match (bytes, mode) {
        (None, Mode::Compare) => Err(format!(
            "{name} was never recorded: have it played by `cargo xtask accept games`"
        )),
        // Whether a record replays is seen when all are replayed.
        (Some(_), Mode::Compare) => Ok(()),
        (Some(bytes), Mode::Accept) if replays(&bytes) => Ok(()),
        (_, Mode::Accept) => {
            let record = sense.play(recipe);
            assert_eq!(record.actor(), Actor::Nobody, "{name} is not over");
            golden::write(&path, &written(&record))
        }
    }
}

/// Replays a record and compares how it ends with its text.
fn replay<G: Tested>(
    path: &Path,
    describe: impl Fn(&Long<G>) -> String,
    mode: Mode,
) -> Result<(), String> {
    let name = name(path);
    let bytes = golden::read_if_there(path)?.unwrap_or_default();
    let record: Long<G> =
        Record::read(&bytes).map_err(|damage| format!("{name} does not replay: {damage:?}"))?;
    if written(&record) != bytes {
        return Err(format!("{name} is not written as it was"));
    }
    let found = describe(&record);
    mode.check(&path.with_extension("txt"), found.as_bytes())
        .map_err(|complaint| format!("{complaint}\n{name} ends like this now:\n{found}"))
}

/// A text without a record tells of nothing.
fn check_no_other_texts(
    folder: &Path,
    prefix: &str,
    records: &[PathBuf],
    mode: Mode,
) -> Result<(), String> {
    let is_wanted =
        |text: &str| !text.starts_with(prefix) || records.iter().any(|record| name(record) == text);
    mode.check_no_others(folder, "txt", is_wanted)
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
