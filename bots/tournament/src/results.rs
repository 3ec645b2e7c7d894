//! Games that were played, as lines of JSON in a file.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use serde_json::{Value, json};

use crate::Failure;
use crate::contest::{Match, Pairing, Played, Which};
use crate::facts::Told;

/// All games that are known.
#[derive(Default)]
pub struct Results {
    games: Vec<Played>,
    /// Which they are.
    there: BTreeSet<Match>,
}

impl Results {
    /// Reads a file; one that is not there yet is empty.
    pub fn read_or_begin(file: &Path) -> Result<Results, Failure> {
        match file.try_exists() {
            Ok(false) => Ok(Results::default()),
            _ => Results::read(file),
        }
    }

    /// Reads a file.
    pub fn read(file: &Path) -> Result<Results, Failure> {
        let text = fs::read_to_string(file)
            .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
        let mut results = Results::default();
        for (number, line) in text.lines().enumerate() {
            // The last line of a file that was interrupted may be half a game: it is played again.
            let whole = serde_json::from_str(line).ok();
            match whole.as_ref().and_then(read_game) {
                Some(game) => results.add([game]),
                None if number + 1 == text.lines().count() => {}
                None => {
                    let name = file.display();
                    let message = format!("{name}: line {} is no game", number + 1);
                    return Err(Failure::Failed(message));
                }
            }
        }
        Ok(results)
    }

    /// Takes half a game off the end of a file that was interrupted: the next would be written
    /// behind it, and be lost with it.
    pub fn mend(file: &Path) -> Result<(), Failure> {
        let text = match fs::read(file) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            text => text?,
        };
        let whole = text.iter().rposition(|byte| *byte == b'\n');
        let whole = whole.map_or(0, |end| end + 1);
        if whole < text.len() {
            let file = OpenOptions::new().write(true).open(file)?;
            file.set_len(whole as u64)?;
        }
        Ok(())
    }

    /// Adds a game that is not among them yet, also to the file.
    pub fn keep(&mut self, file: &Path, game: Played) -> Result<(), Failure> {
        if !self.there.insert(game.game) {
            return Ok(());
        }
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut end = OpenOptions::new().create(true).append(true).open(file)?;
        writeln!(end, "{}", write_game(&game))?;
        self.games.push(game);
        Ok(())
    }

    /// Adds games; the same game only once.
    pub fn add(&mut self, others: impl IntoIterator<Item = Played>) {
        for game in others {
            if self.there.insert(game.game) {
                self.games.push(game);
            }
        }
    }

    /// Adds all games of another file, also to this one's.
    pub fn merge(&mut self, file: &Path, other: &Path) -> Result<(), Failure> {
        let others = Results::read(other)?;
        others
            .games
            .into_iter()
            .try_for_each(|game| self.keep(file, game))
    }

    pub fn games(&self) -> &[Played] {
        &self.games
    }

    /// Was it played?
    pub fn has(&self, game: &Match) -> bool {
        self.there.contains(game)
    }
}

fn write_game(played: &Played) -> Value {
    json!({
        "game": played.game.which.name(),
        "players": played.game.players,
        "pair": played.game.pairing.name(),
        "seed": played.game.seed,
        "number": played.game.number,
        "won": played.won,
        "points": played.points,
        "decisions": played.decisions,
        "end": played.told.end,
        "length": played.told.length,
        "sources": played.told.sources,
        "pieces": played.told.pieces,
    })
}

fn read_game(line: &Value) -> Option<Played> {
    let text = |name: &str| line.get(name)?.as_str();
    let number = |name: &str| line.get(name)?.as_u64();
    let list = |name: &str| line.get(name)?.as_array();
    let numbers = |value: &Value| -> Option<Vec<i64>> {
        value.as_array()?.iter().map(Value::as_i64).collect()
    };
    let told = |name: &str| line.get(name)?.as_object();
    let mut facts = Told {
        end: text("end")?.into(),
        length: number("length")? as u32,
        ..Told::default()
    };
    for (name, points) in told("sources")? {
        let points = numbers(points)?.into_iter().map(|one| one as i32).collect();
        facts.sources.insert(name.clone(), points);
    }
    for (name, seats) in told("pieces")? {
        let seats = numbers(seats)?.into_iter().map(|one| one as u8).collect();
        facts.pieces.insert(name.clone(), seats);
    }
    Some(Played {
        game: Match {
            which: Which::parse(text("game")?).ok()?,
            players: number("players")? as u8,
            pairing: Pairing::parse(text("pair")?).ok()?,
            seed: number("seed")?,
            number: number("number")? as u32,
        },
        won: list("won")?
            .iter()
            .map(Value::as_f64)
            .collect::<Option<_>>()?,
        points: numbers(line.get("points")?)?
            .into_iter()
            .map(|one| one as i32)
            .collect(),
        decisions: number("decisions")? as u32,
        told: facts,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{self, Contender};
    use engine::each::Member;

    fn matches(results: &Results) -> Vec<Match> {
        results.games().iter().map(|played| played.game).collect()
    }

    #[test]
    fn shards_are_merged_into_one_file_and_one_that_is_missing_is_told() {
        let named = |part: &str| {
            std::env::temp_dir().join(format!("tournament-{}-{part}.jsonl", std::process::id()))
        };
        let pairing = Pairing {
            one: Contender::Random,
            among: Contender::Easy,
        };
        let game = |number| Match {
            which: Which::Stack,
            players: 2,
            pairing,
            seed: 1,
            number,
        };
        let parts = [("one", [0, 2]), ("two", [1, 2])];
        for (part, numbers) in parts {
            let mut results = Results::default();
            for number in numbers {
                results
                    .keep(&named(part), contest::play(&game(number)).unwrap())
                    .unwrap();
            }
        }
        let all = named("all");
        let mut merged = Results::read_or_begin(&all).unwrap();
        for (part, _) in parts {
            merged.merge(&all, &named(part)).unwrap();
        }
        assert_eq!(matches(&merged), [game(0), game(2), game(1)]);
        assert_eq!(matches(&Results::read(&all).unwrap()), matches(&merged));
        assert!(merged.merge(&all, &named("three")).is_err());
        for part in ["one", "two", "all"] {
            fs::remove_file(named(part)).unwrap();
        }
    }

    #[test]
    fn a_game_comes_back_from_its_line() {
        for which in Which::ALL {
            let game = Match {
                which,
                players: 3,
                pairing: Pairing {
                    one: Contender::Easy,
                    among: Contender::Random,
                },
                seed: 7,
                number: 1,
            };
            let played = contest::play(&game).unwrap();
            assert_eq!(read_game(&write_game(&played)), Some(played.clone()));
            assert_eq!(contest::play(&game), Ok(played), "the same game again");
        }
    }

    #[test]
    fn half_a_game_at_the_end_of_a_file_is_played_again() {
        let file = std::env::temp_dir().join(format!("tournament-{}.jsonl", std::process::id()));
        let game = Match {
            which: Which::Stack,
            players: 2,
            pairing: Pairing {
                one: Contender::Random,
                among: Contender::Easy,
            },
            seed: 1,
            number: 0,
        };
        let whole = write_game(&contest::play(&game).unwrap()).to_string();
        let (half, _) = whole.split_at(whole.len() / 2);
        fs::write(&file, format!("{whole}\n{half}")).unwrap();
        let results = Results::read(&file).unwrap();
        assert_eq!(matches(&results), [game]);
        Results::mend(&file).unwrap();
        let other = Match { number: 1, ..game };
        let mut results = Results::read(&file).unwrap();
        results.keep(&file, contest::play(&other).unwrap()).unwrap();
        let results = Results::read(&file).unwrap();
        assert_eq!(matches(&results), [game, other]);
        fs::write(&file, format!("{half}\n{whole}\n")).unwrap();
        assert!(
            Results::read(&file).is_err(),
            "a damaged file is not taken for a short one"
        );
        fs::remove_file(&file).unwrap();
    }
}
