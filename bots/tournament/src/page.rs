//! The pages that people read: what was aimed at and what was reached, everybody among everybody,
//! and the balance of the games.

use std::fmt::Write;

use engine::each::Member;

use crate::aims::Aim;
use crate::contest::{Contender, Which};
use crate::figures::{Balance, Figures, Strength};

/// The page about the bots.
pub fn strength(figures: &Figures) -> String {
    let mut page = String::from(PREFACE);
    aims(figures, &mut page);
    for which in Which::ALL {
        let here = figures.strengths.iter().filter(|one| one.which == which);
        let here: Vec<&Strength> = here.collect();
        if here.is_empty() {
            continue;
        }
        let name = which.name();
        // Writing to a string cannot fail.
        let _ = write!(
            page,
            "\n## {}\n\n![Strength of the bots in {name}]({name}.svg)\n",
            which.title()
        );
        for players in which.players() {
            everybody(&here, players, &mut page);
        }
    }
    let _ = write!(
        page,
        "\n## Again\n\nThese are the games of `cargo xtask tournament --seed {}`; with `--pair`, `--players` and `--games` \
         any\nrow can be played alone, and `--write` writes this page.\n",
        figures.seed
    );
    page
}

/// The page about the games.
pub fn balance(figures: &Figures) -> String {
    let mut page = String::from(BALANCE_PREFACE);
    for which in Which::ALL {
        let here = || figures.balances.iter().filter(|one| one.which == which);
        if here().next().is_some() {
            let _ = writeln!(page, "\n## {}", which.title());
        }
        here().for_each(|one| one.page(&mut page));
    }
    page
}

const PREFACE: &str = "# How strong the bots are

Written by `cargo xtask tournament --write`; the same figures for programs are in [tournament.json](tournament.json),
the balance of the games is in [balance.md](balance.md).

One contender sits among others who are all of another kind, in every seat in turn with the same cards. A fair share is
what each would win among equals: 1 of 4 games at four players, so that 4 fair shares are all games. Intervals are those of
95 %. Easy, Medium and Hard are the levels that people play against; the others are yardsticks: `random` leaves everything
to chance, `plain` plays imagined games by chance with the engine calls of Hard, `master` is Hard with a hundred times the
engine calls.

## Aims

Reached: the whole interval is above the aim. Likely reached: what was measured is, but the interval reaches below. Of two
players nobody can win more than 2 fair shares, which are all games. What Hard keeps is its own surplus over a fair share
among Medium as a part of Master's; where it is at least half of winning every game, Master need not play.
";

const BALANCE_PREFACE: &str = "# How balanced the games are

Written by `cargo xtask tournament --write` from games in which every seat was a hard bot's: among players of different
strength, it would be measured who they are. ± is the interval of 95 %, the spread a standard deviation: how far single
seats or games lie apart. What those who had or used something won is no proof that it made them win: who is ahead can
afford more.
";

fn aims(figures: &Figures, page: &mut String) {
    for which in Which::ALL {
        let mut rows = String::new();
        for aim in Aim::ALL {
            for outcome in aim.outcomes(figures, which) {
                let _ = writeln!(
                    rows,
                    "| {} | {} | {} | {} |",
                    aim.words(),
                    outcome.players,
                    outcome.measured,
                    outcome.verdict.words()
                );
            }
        }
        if !rows.is_empty() {
            let _ = write!(
                page,
                "\n### {}\n\n| aim | players | measured | |\n|---|---|---|---|\n{rows}",
                which.title()
            );
        }
    }
}

/// A table of everybody among everybody.
fn everybody(strengths: &[&Strength], players: u8, page: &mut String) {
    let find = |one: Contender, among: Contender| {
        strengths.iter().find(|strength| {
            strength.players == players
                && (strength.pairing.one, strength.pairing.among) == (one, among)
        })
    };
    let plays = |one: &Contender| {
        Contender::ALL
            .into_iter()
            .any(|among| find(*one, among).is_some())
    };
    let plays_among = |among: &Contender| {
        Contender::ALL
            .into_iter()
            .any(|one| find(one, *among).is_some())
    };
    let ones: Vec<Contender> = Contender::ALL.into_iter().filter(plays).collect();
    let among: Vec<Contender> = Contender::ALL.into_iter().filter(plays_among).collect();
    if ones.is_empty() {
        return;
    }
    let names: Vec<&str> = among.iter().map(|one| one.name()).collect();
    let _ = write!(
        page,
        "\n### {} players: fair shares of one (down) among others (across), interval, games\n\n| | {} |\n|---|{}\n",
        players,
        names.join(" | "),
        "---|".repeat(names.len())
    );
    for one in ones {
        let _ = write!(page, "| {} |", one.name());
        for among in &among {
            let _ = match find(one, *among) {
                Some(strength) => write!(
                    page,
                    " {:.2} ({:.2}-{:.2}), {} |",
                    strength.share, strength.interval.0, strength.interval.1, strength.games
                ),
                None => write!(page, " |"),
            };
        }
        page.push('\n');
    }
}

impl Balance {
    fn page(&self, page: &mut String) {
        let _ = write!(
            page,
            "\n### {} players, {} games\n\n| figure | value | spread |\n|---|---|---|\n",
            self.players, self.games
        );
        for (name, value, unit) in self.figures() {
            let _ = writeln!(
                page,
                "| {name} | {:.2} ± {:.2} {unit} | {:.2} |",
                value.mean, value.margin, value.spread
            );
        }
        for (end, share) in &self.ends {
            let _ = writeln!(page, "| end: {end} | {:.1} % | |", share * 100.0);
        }
        for (source, points) in &self.sources {
            let _ = writeln!(
                page,
                "| points of a seat by {source} | {:.2} | {:.2} |",
                points.mean, points.spread
            );
        }
        page.push_str("\n| used | times a game | fair shares of those who did | their points above the table |\n|---|---|---|---|\n");
        for (name, piece) in &self.pieces {
            let _ = writeln!(
                page,
                "| {name} | {:.2} | {:.2} ± {:.2} | {:+.1} ± {:.1} |",
                piece.a_game,
                piece.share.mean,
                piece.share.margin,
                piece.ahead.mean,
                piece.ahead.margin,
            );
        }
    }
}
