//! The end, step by step: a last chance to pawn, buying back, certificates, counterfeits.

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Certificate, Effect, Event, Phase, Relic, RelicSet, Table, Warehouse51};

use super::names::{ingots, relic_words, relics_words};
use super::scores::carrier;
use crate::page::{Page, colour, list, players, sentence};
use crate::tale::Step;

/// How far the end has got.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Pawning,
    BuyingBack,
    Certificates,
    Counterfeits,
}

/// Tells the end.
pub struct Ending {
    game: Warehouse51,
    stage: Stage,
}

impl Ending {
    /// With nothing to say yet.
    pub fn new(game: &Warehouse51) -> Self {
        Ending {
            game: *game,
            stage: Stage::Pawning,
        }
    }

    /// The stacks are empty.
    pub fn begin(&mut self, step: &Step<Warehouse51>, page: &mut Page) {
        page.heading("The end");
        let table = step.after.table();
        page.paragraph(&format!(
            "The stacks are empty. Everything goes clockwise from {}, who won the last auction.",
            colour(table.last_winner)
        ));
        if table.phase == Phase::LastPawning {
            page.paragraph(&format!(
                "Before anything else, whoever has fewer than {} may pawn for the last time.",
                ingots(self.game.values().pawn_below)
            ));
        }
    }

    /// A relic is pawned after the last auction.
    pub fn pawned(&self, step: &Step<Warehouse51>, words: &str, seat: Seat, page: &mut Page) {
        let now = step.after.table().players[seat].gold;
        page.paragraph(&format!("{} {words} and has {now} now.", colour(seat)));
    }

    /// What happens at the end.
    pub fn event(&mut self, step: &Step<Warehouse51>, event: Event, page: &mut Page) {
        match event {
            Event::BoughtBack {
                seat,
                relic,
                ingots: price,
            } => {
                self.buying_back(step, page);
                let left = step.after.table().players[seat].gold;
                page.paragraph(&format!(
                    "{} buys {} back for {} and has {left} left.",
                    colour(seat),
                    relic_words(relic),
                    ingots(price)
                ));
            }
            Event::Certified {
                seat,
                relic,
                certificate,
            } => {
                self.certificates(step, page);
                page.paragraph(&format!(
                    "{} puts the certificate of {} on {}.",
                    colour(seat),
                    carrier(&self.game, certificate.carried_by()),
                    relic_words(relic)
                ));
            }
            Event::Declined { seat } => self.declined(step, seat, page),
            Event::CounterfeitsRevealed { .. } if self.stage < Stage::Counterfeits => {
                self.certificates(step, page);
                self.unused(step.after.table(), page);
                self.stage = Stage::Counterfeits;
                page.paragraph(&self.revealed(step));
            }
            Event::Protected { seat, relic } => page.paragraph(&format!(
                "The certificate on {} cancels the counterfeit: {} keeps it.",
                relic_words(relic),
                colour(seat)
            )),
            Event::Cancelled { seat, relic } => page.paragraph(&format!(
                "{} cancels the counterfeit of {} with {}.",
                colour(seat),
                relic_words(relic),
                carrier(&self.game, Effect::Cancel)
            )),
            Event::GameOver => self.over(step, page),
            _ => {}
        }
    }

    /// Pawning is over: buying back comes next.
    fn buying_back(&mut self, step: &Step<Warehouse51>, page: &mut Page) {
        if self.stage != Stage::Pawning {
            return;
        }
        self.stage = Stage::BuyingBack;
        let pawned: Vec<String> = in_pawnshop(step)
            .iter()
            .map(|(seat, relic)| format!("{} ({}'s)", relic_words(*relic), colour(*seat)))
            .collect();
        page.paragraph(&if pawned.is_empty() {
            "First, buying back: there is nothing in the pawnshop.".into()
        } else {
            format!("First, buying back. In the pawnshop: {}.", list(&pawned))
        });
    }

    /// Buying back is over: the certificates come next.
    fn certificates(&mut self, step: &Step<Warehouse51>, page: &mut Page) {
        self.buying_back(step, page);
        if self.stage != Stage::BuyingBack {
            return;
        }
        self.stage = Stage::Certificates;
        let before = step.before.table();
        let pawned = in_pawnshop(step);
        for seat in Seat::first(self.game.setup().players) {
            let left = step.after.table().players[seat].gold;
            let price = self.game.buy_back_price(before, seat);
            let own = pawned.iter().filter(|(whose, _)| *whose == seat);
            let bought_back = |relic: &Relic| {
                step.events.iter().any(
                    |event| matches!(event, Event::BoughtBack { relic: back, .. } if back == relic),
                )
            };
            let own = own.map(|(_, relic)| *relic);
            let own: RelicSet = own.filter(|relic| !bought_back(relic)).collect();
            if !own.is_empty() {
                let why = if left < price {
                    format!(": with {} there is no buying back", ingots(left))
                } else {
                    String::new()
                };
                page.paragraph(&format!(
                    "{} leaves {} in the pawnshop{why}.",
                    colour(seat),
                    relics_words(own)
                ));
            }
        }
        page.paragraph("Second, the certificates.");
    }

    fn declined(&mut self, step: &Step<Warehouse51>, seat: Seat, page: &mut Page) {
        let who = colour(seat);
        match step.before.table().phase {
            Phase::LastPawning => page.paragraph(&format!("{who} pawns no more.")),
            // What stays in the pawnshop is told when all have bought back what they want.
            Phase::BuyingBack => self.buying_back(step, page),
            Phase::Certifying { certificate } => {
                self.certificates(step, page);
                page.paragraph(&format!(
                    "{who} makes no use of the certificate of {}.",
                    carrier(&self.game, certificate.carried_by())
                ));
            }
            _ => page.paragraph(&format!(
                "{who} makes no use of {}.",
                carrier(&self.game, Effect::Cancel)
            )),
        }
    }

    /// The certificates that nobody can assign.
    fn unused(&self, table: &Table, page: &mut Page) {
        for certificate in Certificate::ALL {
            let effect = certificate.carried_by();
            let Some(relic) = self.game.values().carriers(effect).next() else {
                continue;
            };
            let name = relic_words(relic);
            match table.owner(relic) {
                None => page.paragraph(&format!("Nobody has {name} and its certificate.")),
                Some(seat) if table.players[seat].pawned.contains(relic) => {
                    page.paragraph(&format!(
                        "{} cannot use the certificate of {name}, which is in the pawnshop.",
                        colour(seat)
                    ));
                }
                Some(_) => {}
            }
        }
    }

    /// Every counterfeit, and whose relic it is against.
    fn revealed(&self, step: &Step<Warehouse51>) -> String {
        let owner = |relic: Relic| {
            let exposed = step.events.iter().find_map(|event| match *event {
                Event::Exposed {
                    seat, relic: fake, ..
                } if fake == relic => Some(seat),
                _ => None,
            });
            match step.after.table().owner(relic).or(exposed) {
                Some(seat) => format!("{} ({}'s)", relic_words(relic), colour(seat)),
                None => format!("{} (nobody's)", relic_words(relic)),
            }
        };
        let pairs: Vec<String> = step
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::CounterfeitsRevealed { between, relics } => {
                    let relics: Vec<String> = relics.iter().map(owner).collect();
                    Some(format!("between {} {}", players(between), list(&relics)))
                }
                _ => None,
            })
            .collect();
        format!("Third, the counterfeits: {}.", pairs.join(", "))
    }

    /// Why a relic against counterfeits is of no use, if it is not.
    fn useless(&self, table: &Table, exposed: RelicSet) -> Option<String> {
        let horn = self.game.values().carriers(Effect::Cancel).next()?;
        let name = sentence(relic_words(horn));
        if exposed.contains(horn) {
            return Some(format!("{name} is a counterfeit itself and cancels none."));
        }
        let seat = table.owner(horn)?;
        if table.players[seat].pawned.contains(horn) {
            return Some(format!("{name} is in the pawnshop and cancels none."));
        }
        exposed
            .is_empty()
            .then(|| format!("{name} has nothing left to cancel."))
    }

    /// Counterfeits leave the game.
    fn over(&self, step: &Step<Warehouse51>, page: &mut Page) {
        let table = step.after.table();
        let asked = matches!(step.before.table().phase, Phase::Cancelling);
        if let Some(why) = self.useless(table, table.exposed).filter(|_| !asked) {
            page.paragraph(&why);
        }
        let losses: Vec<String> = table
            .last_winner
            .clockwise(self.game.setup().players)
            .filter_map(|seat| {
                let lost = step.events.iter().filter_map(|event| match *event {
                    Event::Exposed {
                        seat: whose, relic, ..
                    } if whose == seat => Some(relic),
                    _ => None,
                });
                let lost: RelicSet = lost.collect();
                let words = format!("{} loses {}", colour(seat), relics_words(lost));
                (!lost.is_empty()).then_some(words)
            })
            .collect();
        page.paragraph(&if losses.is_empty() {
            "No relic has to leave.".into()
        } else {
            format!("So {}.", losses.join(", "))
        });
    }
}

/// What is pawned before anything is bought back in this step, and whose it is. What is exposed in
/// the same step has left the pawnshop already, so this is what was there before, and what came.
fn in_pawnshop(step: &Step<Warehouse51>) -> Vec<(Seat, Relic)> {
    let before = step.before.table().players.iter();
    let before =
        before.flat_map(|(seat, player)| player.pawned.iter().map(move |relic| (seat, relic)));
    let came = step.events.iter().filter_map(|event| match *event {
        Event::Pawned { seat, relic, .. } => Some((seat, relic)),
        _ => None,
    });
    before.chain(came).collect()
}
