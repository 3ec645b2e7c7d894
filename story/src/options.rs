//! The options of `cargo xtask story`. Those that only some games have are kept as they were
//! given, and the game takes its own.

use engine::each::Member;
use engine::seat::Seat;
use lexopt::ValueExt;

use crate::Failure;
use crate::json::SEATS;

/// What was asked for.
#[derive(Clone)]
pub struct Options {
    /// Which game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// What chance is seeded with.
    pub seed: u64,
    /// JSON instead of text?
    pub json: bool,
    /// Decisions without any sense?
    pub plain: bool,
    /// The options that not all games have, with their values.
    own: Vec<(&'static str, String)>,
}

/// What the command line turned out to be.
pub enum Parsed {
    /// A question.
    Help(String),
    /// A story.
    Story(Options),
}

struct Own {
    name: &'static str,
    /// What stands for its value in the help; nothing for a switch.
    value: Option<&'static str>,
    about: &'static str,
}

const OWN: &[Own] = &[
    Own {
        name: "expansions",
        value: Some("WHICH"),
        about: "artifact: none, research, roles or both (both)",
    },
    Own {
        name: "quick-start",
        value: None,
        about: "artifact: the first huts by the rulebook's table",
    },
    Own {
        name: "fragments",
        value: Some("RULE"),
        about: "artifact: own or wild (own)",
    },
    Own {
        name: "special-artifacts-count",
        value: None,
        about: "artifact: gold, manuscripts and stand-alone cards count in sets of sites",
    },
    Own {
        name: "left-out",
        value: Some("SITE"),
        about: "artifact, three players: africa, asia, america or middle_east (asia)",
    },
    Own {
        name: "decks",
        value: Some("LIST"),
        about: "stack: six of its decks with commas between them, or chance (chance)",
    },
    Own {
        name: "dig",
        value: Some("RULE"),
        about: "stack: overlap or contact (overlap)",
    },
    Own {
        name: "values",
        value: Some("LIST"),
        about: "other printed values, NAME=VALUE with commas between them: values/joker=7",
    },
    Own {
        name: "start",
        value: Some("SEAT"),
        about: "who begins: 1 to 5, a colour, or chance (1; stack: chance)",
    },
];

/// Reads the command line.
pub fn parse(mut parser: lexopt::Parser) -> Result<Parsed, Failure> {
    use lexopt::Arg::{Long, Short};
    let mut options = Options {
        game: "artifact".into(),
        players: 4,
        seed: 1,
        json: false,
        plain: false,
        own: Vec::new(),
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Long("help") | Short('h') => return Ok(Parsed::Help(help())),
            Long("json") => options.json = true,
            Long("plain") => options.plain = true,
            Long("game") => options.game = value(&mut parser)?,
            Long("players") => {
                let given = value(&mut parser)?;
                options.players = number(&given, "--players", "a number of players")?;
            }
            Long("seed") => {
                let given = value(&mut parser)?;
                let expected = "a whole number from 0 to 18446744073709551615";
                options.seed = number(&given, "--seed", expected)?;
            }
            Long(name) => match OWN.iter().find(|own| own.name == name) {
                Some(own) => {
                    let given = match own.value {
                        Some(_) => value(&mut parser)?,
                        None => String::new(),
                    };
                    options.own.push((own.name, given));
                }
                None => {
                    return Err(Failure::Usage(format!(
                        "unknown option --{name}: see cargo xtask story --help"
                    )));
                }
            },
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Parsed::Story(options))
}

fn value(parser: &mut lexopt::Parser) -> Result<String, Failure> {
    Ok(parser.value()?.string()?)
}

fn number<T: std::str::FromStr>(given: &str, option: &str, expected: &str) -> Result<T, Failure> {
    given
        .parse()
        .map_err(|_| Failure::Usage(format!("{option} is {given:?}: expected {expected}")))
}

impl Options {
    /// An option's value, if it was given. The last one counts.
    pub fn given(&self, name: &str) -> Option<&str> {
        let value = self.own.iter().rev().find(|(own, _)| *own == name);
        value.map(|(_, value)| value.as_str())
    }

    /// Takes an option's value, if it was given.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let value = self.given(name).map(str::to_owned);
        self.own.retain(|(own, _)| *own != name);
        value
    }

    /// Takes an option whose value is one of a few words, if it was given.
    pub fn take_word<T: Copy>(
        &mut self,
        name: &str,
        words: &[(&str, T)],
    ) -> Result<Option<T>, Failure> {
        let Some(given) = self.take(name) else {
            return Ok(None);
        };
        let known = words.iter().find(|(word, _)| *word == given);
        known.map(|(_, meaning)| Some(*meaning)).ok_or_else(|| {
            let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            Failure::Usage(format!(
                "--{name} is {given:?}: expected {}",
                words.join(", ")
            ))
        })
    }

    /// Takes who begins, in the game's own terms.
    pub fn take_start<S>(
        &mut self,
        seat: impl FnOnce(Seat) -> S,
        chance: S,
    ) -> Result<Option<S>, Failure> {
        let Some(given) = self.take("start") else {
            return Ok(None);
        };
        if given == "chance" {
            return Ok(Some(chance));
        }
        let colour = SEATS
            .iter()
            .position(|colour| colour.eq_ignore_ascii_case(&given));
        let place = match given.parse::<usize>() {
            Ok(number) => number.checked_sub(1),
            Err(_) => colour,
        };
        place
            .filter(|place| *place < usize::from(self.players))
            .and_then(Seat::at)
            .map(|place| Some(seat(place)))
            .ok_or_else(|| {
                Failure::Usage(format!(
                    "--start is {given:?}: expected chance, 1 to {}, or one of their colours",
                    self.players
                ))
            })
    }

    /// How many play, if the game can be played by as many.
    pub fn players_from(&self, game: &str, least: u8, most: u8) -> Result<u8, Failure> {
        if (least..=most).contains(&self.players) {
            return Ok(self.players);
        }
        Err(Failure::Usage(format!(
            "--players is {}: {game} is for {least} to {most}",
            self.players
        )))
    }

    /// What no game took is an option of another game.
    pub fn nothing_left(&self, game: &str) -> Result<(), Failure> {
        match self.own.first() {
            Some((name, _)) => Err(Failure::Usage(format!("--{name} is no option of {game}"))),
            None => Ok(()),
        }
    }
}

fn help() -> String {
    let games: Vec<&str> = crate::GAMES.iter().map(|teller| teller.name).collect();
    let mut text = String::from(
        "cargo xtask story [OPTIONS]\n\n\
         Plays a game and tells it. Chance decides what the players do, weighted by common sense.\n\n",
    );
    let games = format!("{} (artifact)", games.join(", "));
    let common = [
        ("game", Some("GAME"), games.as_str()),
        ("players", Some("N"), "how many play (4)"),
        ("seed", Some("N"), "another number, another game (1)"),
        ("json", None, "JSON Lines: see docs/story-json.md"),
        (
            "plain",
            None,
            "decisions by chance alone, without any sense",
        ),
    ];
    let own = OWN.iter().map(|own| (own.name, own.value, own.about));
    for (name, value, about) in common.into_iter().chain(own) {
        let option = match value {
            Some(value) => format!("--{name} {value}"),
            None => format!("--{name}"),
        };
        text += &format!("  {option:26}{about}\n");
    }
    text
}
