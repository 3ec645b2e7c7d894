//! Games that were played, as lines of JSON in a file.

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
}

impl Results {
    /// Reads a file; one that is not there yet is empty.
    pub fn read(file: &Path) -> Result<Results, Failure> {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Results::default()),
            Err(error) => return Err(Failure::Failed(format!("{}: {error}", file.display()))),
        };
        let mut results = Results::default();
        for (number, line) in text.lines().enumerate() {
            // The last line of a file that was interrupted may be half a game: it is played again.
            let whole = serde_json::from_str(line).ok();
            match whole.as_ref().and_then(read_game) {
                Some(game) => results.games.push(game),
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

    /// Adds a game, also to the file.
    pub fn keep(&mut self, file: &Path, game: Played) -> Result<(), Failure> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut end = OpenOptions::new().create(true).append(true).open(file)?;
        writeln!(end, "{}", write_game(&game))?;
        self.games.push(game);
        Ok(())
    }

    /// Adds the games of other results; the same game only once.
    pub fn add(&mut self, others: Results) {
        for game in others.games {
            if self.games.iter().all(|one| one.game != game.game) {
                self.games.push(game);
            }
        }
    }

    pub fn games(&self) -> &[Played] {
        &self.games
    }

    pub fn matches(&self) -> impl Iterator<Item = Match> {
        self.games.iter().map(|played| played.game)
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
        assert_eq!(results.matches().collect::<Vec<_>>(), [game]);
        Results::mend(&file).unwrap();
        let other = Match { number: 1, ..game };
        let mut results = Results::read(&file).unwrap();
        results.keep(&file, contest::play(&other).unwrap()).unwrap();
        let results = Results::read(&file).unwrap();
        assert_eq!(results.matches().collect::<Vec<_>>(), [game, other]);
        fs::write(&file, format!("{half}\n{whole}\n")).unwrap();
        assert!(
            Results::read(&file).is_err(),
            "a damaged file is not taken for a short one"
        );
        fs::remove_file(&file).unwrap();
    }
}
