//! What happened, told in one short sentence that names who did it. Every event has a sentence of
//! its own; one without does not compile.

mod corrections;
mod digging;
mod museum;
mod round;

use core::fmt::{Result, Write};

use engine::artifact::{Artifact, Event, Paid};
use engine::seat::Seat;

use super::Thing;
use crate::text::{self, Arg, Language, Three, say, three};

/// Where a sentence goes, and in which words.
struct Teller<'a> {
    out: &'a mut dyn Write,
    language: Language,
    names: &'a [&'a str],
}

impl<'a> Teller<'a> {
    fn name(&self, seat: Seat) -> Arg<'a> {
        let colour = text::colour(seat as usize, self.language);
        Arg::Name(self.names.get(seat as usize).copied().unwrap_or(colour))
    }

    fn say(&mut self, texts: &'static Three, args: &[Arg<'_>]) -> Result {
        say(self.out, self.language, self.language.pick(texts), args)
    }

    /// What an action cost, as the end of its sentence.
    fn paid(&mut self, paid: Paid) -> Result {
        let coins = Arg::Number(paid.coins.into());
        match paid.marker {
            None => self.say(
                three!(": free of charge.", ": kostenlos.", ": gratis."),
                &[],
            ),
            Some(marker) if paid.joker => {
                let label = match marker.site() {
                    Some(site) => Arg::Thing(&Thing::Site(site)),
                    None => Arg::Thing(&Thing::Track(marker)),
                };
                self.say(
                    three!(
                        ": {0} {0|coin|coins} (joker: {1}).",
                        ": {0} {0|Münze|Münzen} (Joker: {1}).",
                        ": {0} {0|munt|munten} (joker: {1})."
                    ),
                    &[coins, label],
                )
            }
            Some(_) => self.say(
                three!(
                    ": {0} {0|coin|coins}.",
                    ": {0} {0|Münze|Münzen}.",
                    ": {0} {0|munt|munten}."
                ),
                &[coins],
            ),
        }
    }
}

/// The spaces of a research track are counted from 1 for people.
fn research_space(level: u8) -> Arg<'static> {
    Arg::Number(i32::from(level) + 1)
}

/// Tells an event in one sentence, or two short ones. The names are those of the seats, in order;
/// a seat without one goes by its colour. What an observer may not know has to be taken out of
/// the event before.
pub fn event(
    out: &mut dyn Write,
    language: Language,
    names: &[&str],
    game: &Artifact,
    event: &Event,
) -> Result {
    let mut teller = Teller {
        out,
        language,
        names,
    };
    match *event {
        Event::Begins { seat } => teller.begins(seat),
        Event::FirstHut { seat, site } => teller.first_hut(seat, site),
        Event::MarkerTaken { seat, track } => teller.marker_taken(seat, track),
        Event::MarkerExchanged { seat, give, take } => teller.marker_exchanged(seat, give, take),
        Event::NoMarker { seat } => teller.no_marker(seat),
        Event::Year { year } => teller.year(year),
        Event::Income { seat, base, bonus } => teller.income(seat, base, bonus),
        Event::Researched {
            seat,
            site,
            paid,
            level,
        } => teller.researched(seat, site, paid, level),
        Event::Hired {
            seat,
            site,
            huts,
            paid,
        } => teller.hired(seat, site, huts, paid),
        Event::TurnedUp { card } => teller.turned_up(card),
        Event::Drew { seat, site, card } => teller.drew(seat, site, card),
        Event::DrewCursed { seat, card } => teller.drew_cursed(seat, card),
        Event::Shipped {
            seat,
            site,
            paid,
            huts,
            cards,
        } => teller.shipped(seat, site, paid, huts, cards),
        Event::CardShipped { seat, card } => teller.card_shipped(seat, card),
        Event::CursedShipped { seat, card } => teller.cursed_shipped(seat, card),
        Event::Exhibited {
            seat,
            tile,
            shown: _,
            paid,
        } => teller.exhibited(seat, tile, paid, game),
        Event::BaseIncome { now } => teller.base_income(now),
        Event::Kept { seat, card } => teller.kept(seat, card),
        Event::StoodAlone { seat, card, paid } => teller.stood_alone(seat, card, paid),
        Event::Sold {
            seat,
            card,
            coins,
            pushed_out,
        } => teller.sold(seat, card, coins, pushed_out),
        Event::Bought { seat, card, coins } => teller.bought(seat, card, coins),
        Event::GoldSpent { seat, site, card } => teller.gold_spent(seat, site, card),
        Event::RoleTaken { seat, role } => teller.role_taken(seat, role),
        Event::Declined { seat } => teller.declined(seat),
        Event::TurnEnded { seat } => teller.turn_ended(seat),
        Event::Passed { seat } => teller.passed(seat),
        Event::LastRound { trigger } => teller.last_round(trigger),
        Event::RoundEnded { start } => teller.round_ended(start),
        Event::ManuscriptsShown { seat, count } => teller.manuscripts_shown(seat, count),
        Event::ManuscriptUsed { seat, site, level } => teller.manuscript_used(seat, site, level),
        Event::Corrected(correction) => teller.corrected(correction),
        Event::HandCorrected { seat } => teller.hand_corrected(seat),
        Event::HandTold { seat } => teller.hand_told(seat),
        Event::House => teller.house(),
        Event::GameOver => teller.game_over(),
    }
}
