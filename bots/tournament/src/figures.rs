//! What the games of a tournament say: how strong everybody is, and how balanced the games are.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use engine::each::Member;
use serde_json::{Value, json};

use crate::Failure;
use crate::contest::{Contender, Pairing, Played, Which};
use crate::page;
use crate::plot;
use crate::results::Results;

const FOLDER: &str = "docs/bots";

/// A number that was measured, and how far off it may be: with 95 % in so much either way.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Measured {
    pub mean: f64,
    pub margin: f64,
    /// How far what was measured lies apart: the standard deviation.
    pub spread: f64,
    pub count: usize,
}

impl Measured {
    pub fn of(values: impl Iterator<Item = f64>) -> Measured {
        let values: Vec<f64> = values.collect();
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let spread = (squares / (count - 1.0).max(1.0)).sqrt();
        Measured {
            mean,
            margin: 1.96 * spread / count.max(1.0).sqrt(),
            spread,
            count: values.len(),
        }
    }
}

/// How one contender does among others.
pub struct Strength {
    pub which: Which,
    pub players: u8,
    pub pairing: Pairing,
    /// In fair shares: 1 is as often as each of the others would win among equals.
    pub share: f64,
    /// Where the share lies with 95 %.
    pub interval: (f64, f64),
    pub games: usize,
}

impl Strength {
    fn of(which: Which, players: u8, pairing: Pairing, games: &[&Played]) -> Strength {
        let seats = f64::from(players);
        let won = games
            .iter()
            .filter_map(|one| share(one, one.game.seat() as u8));
        let won = won.sum::<f64>() / seats;
        let (low, high) = wilson(won, games.len() as f64);
        Strength {
            which,
            players,
            pairing,
            share: won / games.len().max(1) as f64 * seats,
            interval: (low * seats, high * seats),
            games: games.len(),
        }
    }
}

/// Wilson's interval of 95 % for a part: it says something also when all or nothing was won.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let games = games.max(1.0);
    let part = won / games;
    let middle = part + Z * Z / (2.0 * games);
    let off = Z * (part * (1.0 - part) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    (
        ((middle - off) / whole).max(0.0),
        ((middle + off) / whole).min(1.0),
    )
}

/// How one game is balanced, among equals who play with knowledge.
pub struct Balance {
    pub which: Which,
    pub players: u8,
    pub games: usize,
    points: Measured,
    winner: Measured,
    margin: Measured,
    length: Measured,
    decisions: Measured,
    first_seat: Measured,
    pub ends: BTreeMap<String, f64>,
    pub sources: BTreeMap<String, Measured>,
    pub pieces: BTreeMap<String, Piece>,
}

/// How often something is had or used, and how those who did fared.
pub struct Piece {
    /// Times in a game.
    pub a_game: f64,
    /// How often they won, in fair shares.
    pub share: Measured,
    /// Their points above the average of their game.
    pub ahead: Measured,
}

/// All of it.
pub struct Figures {
    pub seed: u64,
    pub strengths: Vec<Strength>,
    pub balances: Vec<Balance>,
}

impl Figures {
    pub fn of(results: &Results, seed: u64) -> Figures {
        let games: Vec<&Played> = results.games().iter().collect();
        let games: Vec<&Played> = games
            .into_iter()
            .filter(|one| one.game.seed == seed)
            .collect();
        let mut figures = Figures {
            seed,
            strengths: Vec::new(),
            balances: Vec::new(),
        };
        for which in Which::ALL {
            for players in which.players() {
                let here = |one: &&Played| one.game.which == which && one.game.players == players;
                let here: Vec<&Played> = games.iter().copied().filter(here).collect();
                for pairing in Pairing::all() {
                    let pair: Vec<&Played> = of_pairing(&here, pairing);
                    if !pair.is_empty() {
                        let strength = Strength::of(which, players, pairing, &pair);
                        figures.strengths.push(strength);
                    }
                }
                let even: Vec<&Played> = here.into_iter().filter(|one| is_even(one)).collect();
                if !even.is_empty() {
                    figures.balances.push(Balance::of(which, players, &even));
                }
            }
        }
        figures
    }

    /// One figure a line: name value unit.
    pub fn lines(&self) -> String {
        let mut lines = String::new();
        for one in &self.strengths {
            let name = format!(
                "{}.{}p.{}",
                one.which.name(),
                one.players,
                one.pairing.name()
            );
            // Writing to a string cannot fail.
            let mut line = |figure: &str, value: f64| {
                let _ = writeln!(lines, "tournament.{name}.{figure} {value:.2} fair_shares");
            };
            line("share", one.share);
            line("low", one.interval.0);
            line("high", one.interval.1);
            let _ = writeln!(lines, "tournament.{name}.games {} games", one.games);
        }
        for one in &self.balances {
            let name = format!("balance.{}.{}p", one.which.name(), one.players);
            for (figure, measured, unit) in one.figures() {
                let _ = writeln!(lines, "{name}.{figure} {:.2} {unit}", measured.mean);
            }
            let _ = writeln!(lines, "{name}.spread {:.2} points", one.points.spread);
            for (end, share) in &one.ends {
                let _ = writeln!(
                    lines,
                    "{name}.end.{} {:.1} percent",
                    dashed(end),
                    share * 100.0
                );
            }
            for (source, points) in &one.sources {
                let _ = writeln!(
                    lines,
                    "{name}.points.{} {:.2} points",
                    dashed(source),
                    points.mean
                );
            }
        }
        lines
    }

    /// Table, figures and plots.
    pub fn write(&self) -> Result<(), Failure> {
        fs::create_dir_all(FOLDER)?;
        fs::write(format!("{FOLDER}/README.md"), page::strength(self))?;
        fs::write(format!("{FOLDER}/balance.md"), page::balance(self))?;
        let text = serde_json::to_string_pretty(&self.json())
            .map_err(|error| Failure::Failed(error.to_string()))?;
        fs::write(format!("{FOLDER}/tournament.json"), text + "\n")?;
        for which in Which::ALL {
            let here: Vec<&Strength> = self
                .strengths
                .iter()
                .filter(|one| one.which == which)
                .collect();
            if !here.is_empty() {
                let file = format!("{FOLDER}/{}.svg", which.name());
                plot::plot(&file, which.title(), &here).map_err(Failure::Failed)?;
            }
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let measured = |one: &Measured| json!({"mean": rounded(one.mean), "margin": rounded(one.margin), "spread": rounded(one.spread), "games": one.count});
        let strengths = self.strengths.iter().map(|one| {
            json!({
                "game": one.which.name(),
                "players": one.players,
                "pair": one.pairing.name(),
                "share": rounded(one.share),
                "interval": [rounded(one.interval.0), rounded(one.interval.1)],
                "games": one.games,
            })
        });
        let balances = self.balances.iter().map(|one| {
            let figures = one
                .figures()
                .map(|(name, value, _)| (name.to_string(), measured(&value)));
            let figures: serde_json::Map<String, Value> = figures.into_iter().collect();
            let ends: BTreeMap<&String, f64> = one
                .ends
                .iter()
                .map(|(end, share)| (end, rounded(*share)))
                .collect();
            let sources: BTreeMap<&String, Value> = one
                .sources
                .iter()
                .map(|(source, points)| (source, measured(points)))
                .collect();
            let pieces: BTreeMap<&String, Value> = one
                .pieces
                .iter()
                .map(|(name, piece)| {
                    let value = json!({
                        "a_game": rounded(piece.a_game),
                        "share": measured(&piece.share),
                        "ahead": measured(&piece.ahead),
                    });
                    (name, value)
                })
                .collect();
            json!({
                "game": one.which.name(),
                "players": one.players,
                "games": one.games,
                "figures": figures,
                "ends": ends,
                "points": sources,
                "pieces": pieces,
            })
        });
        json!({
            "seed": self.seed,
            "strength": strengths.collect::<Vec<_>>(),
            "balance": balances.collect::<Vec<_>>(),
        })
    }
}

impl Balance {
    fn of(which: Which, players: u8, games: &[&Played]) -> Balance {
        let all = |value: fn(&Played) -> f64| Measured::of(games.iter().map(|one| value(one)));
        let points = games
            .iter()
            .flat_map(|one| one.points.iter().map(|one| f64::from(*one)));
        let mut ends: BTreeMap<String, f64> = BTreeMap::new();
        let mut sources: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        let mut pieces: BTreeMap<String, Vec<(f64, f64)>> = BTreeMap::new();
        for one in games {
            *ends.entry(one.told.end.clone()).or_default() += 1.0 / games.len() as f64;
            for (source, points) in &one.told.sources {
                let points = points.iter().map(|one| f64::from(*one));
                sources.entry(source.clone()).or_default().extend(points);
            }
            let average = one.points.iter().sum::<i32>() as f64 / one.points.len().max(1) as f64;
            let pieces_of_some = one
                .told
                .pieces
                .iter()
                .filter(|(piece, _)| !is_of_all(piece));
            for (piece, seats) in pieces_of_some {
                let fared = seats.iter().filter_map(|seat| {
                    let points = f64::from(*one.points.get(usize::from(*seat))?);
                    Some((share(one, *seat)?, points - average))
                });
                pieces.entry(piece.clone()).or_default().extend(fared);
            }
        }
        let measured =
            |(source, points): (String, Vec<f64>)| (source, Measured::of(points.into_iter()));
        let piece = |(name, fared): (String, Vec<(f64, f64)>)| {
            let piece = Piece {
                a_game: fared.len() as f64 / games.len() as f64,
                share: Measured::of(fared.iter().map(|one| one.0)),
                ahead: Measured::of(fared.iter().map(|one| one.1)),
            };
            (name, piece)
        };
        Balance {
            which,
            players,
            games: games.len(),
            points: Measured::of(points),
            winner: all(|one| f64::from(place(one, 0))),
            margin: all(|one| f64::from(place(one, 0) - place(one, 1))),
            length: all(|one| one.told.length.into()),
            decisions: all(|one| one.decisions.into()),
            first_seat: Measured::of(games.iter().filter_map(|one| share(one, 0))),
            ends,
            sources: sources.into_iter().map(measured).collect(),
            pieces: pieces.into_iter().map(piece).collect(),
        }
    }

    pub fn figures(&self) -> [(&'static str, Measured, &'static str); 6] {
        [
            ("points", self.points, "points"),
            ("winner", self.winner, "points"),
            ("lead", self.margin, "points"),
            ("length", self.length, self.unit()),
            ("decisions", self.decisions, "decisions"),
            ("first-seat", self.first_seat, "fair_shares"),
        ]
    }

    fn unit(&self) -> &'static str {
        match self.which {
            Which::Artifact => "years",
            Which::Warehouse51 => "relics",
            Which::Stack => "cards",
        }
    }
}

/// Does everybody have it by the rules, so that it says nothing? Files of games that were played earlier name the decks.
fn is_of_all(piece: &str) -> bool {
    piece.starts_with("deck ")
}

fn of_pairing<'g>(games: &[&'g Played], pairing: Pairing) -> Vec<&'g Played> {
    games
        .iter()
        .copied()
        .filter(|one| one.game.pairing == pairing)
        .collect()
}

/// What a seat won, in fair shares.
fn share(game: &Played, seat: u8) -> Option<f64> {
    Some(game.won.get(usize::from(seat))? * f64::from(game.game.players))
}

/// Are all at the table equals who know the game? Among others, what is measured is who had something.
fn is_even(game: &Played) -> bool {
    let Pairing { one, among } = game.game.pairing;
    one == among && !matches!(one, Contender::Random | Contender::Plain)
}

/// The points of a place, from 0.
fn place(game: &Played, place: usize) -> i32 {
    let mut points = game.points.clone();
    points.sort_unstable_by(|a, b| b.cmp(a));
    points.get(place).copied().unwrap_or(0)
}

fn dashed(text: &str) -> String {
    text.replace(' ', "-")
}

fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Match;
    use crate::facts::Told;

    #[test]
    fn a_mean_has_a_margin_that_shrinks_with_the_number_of_games() {
        let few = Measured::of([0.0, 4.0, 0.0, 0.0].into_iter());
        assert_eq!((few.mean, few.count), (1.0, 4));
        let many = Measured::of([0.0, 4.0, 0.0, 0.0].into_iter().cycle().take(400));
        assert_eq!(many.mean, 1.0);
        assert!((few.margin - 1.96).abs() < 0.01, "{few:?}");
        assert!(many.margin < few.margin / 9.0, "{many:?}");
    }

    #[test]
    fn the_spread_is_that_of_the_scores_however_many_there_are() {
        let few = Measured::of([10.0, 20.0, 30.0].into_iter());
        assert_eq!((few.mean, few.spread), (20.0, 10.0));
        let many = Measured::of([10.0, 20.0, 30.0].into_iter().cycle().take(3000));
        assert!((many.spread - 8.17).abs() < 0.01, "{many:?}");
        assert_eq!(Measured::of([7.0; 9].into_iter()).spread, 0.0);
    }

    #[test]
    fn what_everybody_has_is_left_out_and_the_spread_is_told() {
        let told = Told {
            pieces: [("deck Porcelain", 0), ("helper Guide", 1)]
                .map(|(piece, seat)| (piece.into(), vec![seat]))
                .into(),
            ..Told::default()
        };
        let pairing = Pairing::all()[0];
        let game = Match {
            which: Which::Stack,
            players: 2,
            pairing,
            number: 0,
            seed: 1,
        };
        let played = Played {
            game,
            points: vec![10, 30],
            won: vec![0.0, 1.0],
            decisions: 9,
            told,
        };
        let balance = Balance::of(Which::Stack, 2, &[&played]);
        let pieces: Vec<&String> = balance.pieces.keys().collect();
        assert_eq!(pieces, ["helper Guide"]);
        let figures = Figures {
            seed: 1,
            strengths: Vec::new(),
            balances: vec![balance],
        };
        assert!(
            figures
                .lines()
                .contains("balance.stack.2p.spread 14.14 points")
        );
        assert!(page::balance(&figures).contains("| points | 20.00"));
    }

    /// A game of two, won by the first.
    fn of_two(one: Contender, among: Contender, number: u32) -> Played {
        let game = Match {
            which: Which::Stack,
            players: 2,
            pairing: Pairing { one, among },
            number,
            seed: 1,
        };
        Played {
            game,
            points: vec![30, 10],
            won: vec![1.0, 0.0],
            decisions: 9,
            told: Told::default(),
        }
    }

    #[test]
    fn the_line_of_a_pair_names_game_players_and_levels() {
        let mut results = Results::default();
        let games = (0..8).map(|number| of_two(Contender::Hard, Contender::Medium, number));
        results.add(games);
        let lines = Figures::of(&results, 1).lines();
        let expected = [
            "tournament.stack.2p.hard-among-medium.share 1.00 fair_shares",
            "tournament.stack.2p.hard-among-medium.low 0.43 fair_shares",
            "tournament.stack.2p.hard-among-medium.high 1.57 fair_shares",
            "tournament.stack.2p.hard-among-medium.games 8 games",
        ];
        assert_eq!(lines.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn balance_is_that_of_games_among_equals_who_know_the_game() {
        let mut results = Results::default();
        results.add([
            of_two(Contender::Hard, Contender::Hard, 0),
            of_two(Contender::Hard, Contender::Medium, 0),
            of_two(Contender::Random, Contender::Random, 0),
        ]);
        let figures = Figures::of(&results, 1);
        let games: Vec<usize> = figures.balances.iter().map(|one| one.games).collect();
        assert_eq!(games, [1]);
        // Equals say nothing of strength.
        let pairs: Vec<String> = figures
            .strengths
            .iter()
            .map(|one| one.pairing.name())
            .collect();
        assert_eq!(pairs, ["hard-among-medium"]);
    }

    #[test]
    fn an_interval_says_something_also_when_all_was_won() {
        let (low, high) = wilson(9.0, 9.0);
        assert!((0.6..0.8).contains(&low) && high == 1.0, "{low} to {high}");
        let (low, high) = wilson(50.0, 100.0);
        assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001);
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(Figures::of(&Results::default(), 1).lines(), "");
        assert_eq!(Measured::of(std::iter::empty()).mean, 0.0);
    }
}
