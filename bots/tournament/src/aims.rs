//! What the bots shall reach, and what came of it.

use crate::contest::{Contender, Pairing, Which};
use crate::figures::{Figures, Strength};

engine::members! {
    /// Something to be reached.
    pub enum Aim {
        /// Medium wins twice its fair share among Easy.
        MediumAmongEasy,
        /// Hard wins one and a half times its fair share among Medium.
        HardAmongMedium,
        /// Hard wins 95 % of its games among three who leave all to chance.
        HardAmongRandom,
        /// Hard wins more than its fair share among those who play imagined games by chance, with
        /// as many engine calls.
        HardAmongPlain,
        /// Hard keeps half of what Master wins above a fair share among Medium.
        HalfOfMaster,
    }
}

/// What came of an aim with a number of players.
pub struct Outcome {
    pub players: u8,
    /// What was measured, as the reader is told.
    pub measured: String,
    pub verdict: Verdict,
}

/// Is an aim reached?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The whole interval is above it.
    Reached,
    /// What was measured is above it, the interval reaches below.
    Likely,
    /// What was measured is below it, the interval reaches above.
    Unlikely,
    /// The whole interval is below it.
    Missed,
    /// Nobody knows before Master plays.
    Open,
    /// There is nothing above winning every game.
    Impossible,
}

impl Verdict {
    pub const fn words(self) -> &'static str {
        match self {
            Verdict::Reached => "**reached**",
            Verdict::Likely => "likely reached",
            Verdict::Unlikely => "likely not reached",
            Verdict::Missed => "**not reached**",
            Verdict::Open => "open: Master has not played",
            Verdict::Impossible => "2 would be every game",
        }
    }

    fn of(measured: f64, interval: (f64, f64), aim: f64) -> Verdict {
        match () {
            () if interval.0 >= aim => Verdict::Reached,
            () if measured >= aim => Verdict::Likely,
            () if interval.1 >= aim => Verdict::Unlikely,
            () => Verdict::Missed,
        }
    }
}

impl Aim {
    pub const fn words(self) -> &'static str {
        match self {
            Aim::MediumAmongEasy => "Medium among Easy: 2 fair shares",
            Aim::HardAmongMedium => "Hard among Medium: 1.5 fair shares",
            Aim::HardAmongRandom => "Hard among three random: 95 %",
            Aim::HardAmongPlain => "Hard among plain: more than 1 fair share",
            Aim::HalfOfMaster => "Hard keeps half of Master's surplus",
        }
    }

    /// What came of it in a game, for each number of players that was played.
    pub fn outcomes(self, figures: &Figures, which: Which) -> Vec<Outcome> {
        let outcome = |players: u8| {
            let find = |one, among| {
                let pairing = Pairing { one, among };
                figures.strengths.iter().find(|strength| {
                    let here = (strength.which, strength.players) == (which, players);
                    here && strength.pairing == pairing
                })
            };
            let hard = find(Contender::Hard, Contender::Medium);
            match self {
                Aim::MediumAmongEasy => {
                    let mut outcome = shares(find(Contender::Medium, Contender::Easy)?, 2.0);
                    if let Some(master) = find(Contender::Master, Contender::Easy)
                        && outcome.verdict == Verdict::Impossible
                    {
                        outcome.measured += &format!("; Master {}", told(master));
                    }
                    outcome
                }
                Aim::HardAmongMedium => shares(hard?, 1.5),
                Aim::HardAmongRandom if players != 4 => return None,
                Aim::HardAmongRandom => won(find(Contender::Hard, Contender::Random)?, 0.95),
                Aim::HardAmongPlain => shares(find(Contender::Hard, Contender::Plain)?, 1.0),
                Aim::HalfOfMaster => kept(hard?, find(Contender::Master, Contender::Medium)),
            }
            .into()
        };
        which.players().filter_map(outcome).collect()
    }
}

fn shares(one: &Strength, aim: f64) -> Outcome {
    let verdict = match Verdict::of(one.share, one.interval, aim) {
        _ if aim >= f64::from(one.players) && one.share < aim => Verdict::Impossible,
        verdict => verdict,
    };
    Outcome {
        players: one.players,
        measured: told(one),
        verdict,
    }
}

/// A share with its interval and how often it was played for.
fn told(one: &Strength) -> String {
    format!(
        "{:.2} ({:.2} to {:.2}), {} games",
        one.share, one.interval.0, one.interval.1, one.games
    )
}

fn won(one: &Strength, aim: f64) -> Outcome {
    let part = |share: f64| share / f64::from(one.players);
    let (low, high) = (part(one.interval.0), part(one.interval.1));
    Outcome {
        players: one.players,
        measured: format!(
            "{:.1} % ({:.1} to {:.1}), {} games",
            100.0 * part(one.share),
            100.0 * low,
            100.0 * high,
            one.games
        ),
        verdict: Verdict::of(part(one.share), (low, high), aim),
    }
}

/// Master cannot win more than every game: where Hard keeps half of that, no game of Master is
/// needed to know.
fn kept(hard: &Strength, master: Option<&Strength>) -> Outcome {
    let players = hard.players;
    let all = f64::from(players) - 1.0;
    let surplus = hard.share - 1.0;
    let sure = (hard.interval.0 - 1.0) / all;
    let (measured, verdict) = match master {
        Some(master) => {
            let above = surplus - (master.share - 1.0) / 2.0;
            let half = |one: &Strength| (one.interval.1 - one.interval.0) / 2.0;
            let margin = half(hard).hypot(half(master) / 2.0);
            let verdict = Verdict::of(above, (above - margin, above + margin), 0.0);
            let measured = format!(
                "{:.0} %: {:.2} of {:.2} ({:.2} to {:.2}), {} games",
                100.0 * surplus / (master.share - 1.0),
                surplus,
                master.share - 1.0,
                master.interval.0 - 1.0,
                master.interval.1 - 1.0,
                master.games
            );
            (measured, verdict)
        }
        None => {
            let most = 100.0 * surplus / all;
            let measured = format!("at least {most:.0} %: {surplus:.2} of at most {all:.0}");
            (measured, Verdict::Open)
        }
    };
    Outcome {
        players,
        measured,
        verdict: if sure >= 0.5 {
            Verdict::Reached
        } else {
            verdict
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(share: f64, interval: (f64, f64), players: u8) -> Strength {
        Strength {
            which: Which::Stack,
            players,
            pairing: Pairing {
                one: Contender::Hard,
                among: Contender::Medium,
            },
            share,
            interval,
            games: 100,
        }
    }

    #[test]
    fn an_aim_is_reached_when_the_whole_interval_is_above_it() {
        let verdict = |share, low, high| shares(&strength(share, (low, high), 4), 1.5).verdict;
        assert_eq!(verdict(1.9, 1.6, 2.2), Verdict::Reached);
        assert_eq!(verdict(1.6, 1.3, 1.9), Verdict::Likely);
        assert_eq!(verdict(1.4, 1.1, 1.7), Verdict::Unlikely);
        assert_eq!(verdict(1.2, 1.1, 1.3), Verdict::Missed);
        let two = strength(1.7, (1.6, 1.8), 2);
        assert_eq!(shares(&two, 2.0).verdict, Verdict::Impossible);
    }

    #[test]
    fn half_of_everything_is_half_of_what_master_wins() {
        let hard = strength(3.0, (2.6, 3.2), 4);
        assert_eq!(kept(&hard, None).verdict, Verdict::Reached);
        let hard = strength(2.0, (1.8, 2.2), 4);
        assert_eq!(kept(&hard, None).verdict, Verdict::Open);
        let weak = strength(2.2, (2.0, 2.4), 4);
        assert_eq!(kept(&hard, Some(&weak)).verdict, Verdict::Reached);
        let strong = strength(3.8, (3.6, 3.9), 4);
        assert_eq!(kept(&hard, Some(&strong)).verdict, Verdict::Missed);
    }
}
