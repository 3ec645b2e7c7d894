//! Warehouse 51 as a report: the counterfeits, the auctions, the end.

use engine::seat::Seat;
use engine::warehouse51::{
    Colour, Effect, Event, Mark, Phase, Relic, RelicSet, StartPlayer, State, Warehouse51,
};

use super::bidding::{Auction, no_effect};
use super::ending::Ending;
use super::names::{self, ingots, relic_words, relics_words};
use super::scores::carrier;
use crate::page::{Page, colour, number, players, sentence};
use crate::tale::Step;
use crate::tell::Narrate;

/// Who plays, and with what.
pub fn introduce(game: &Warehouse51, page: &mut Page) {
    let setup = game.setup();
    let values = game.values();
    let seats = Seat::first(setup.players);
    let relics = |mark: Mark| {
        let all = values.relics.values().iter();
        all.filter(|one| one.mark == mark).count()
    };
    page.paragraph(&format!(
        "{} collectors bid for the treasures of a bankrupt state: {}, in this order round the \
         table, each with the next one on the left. Everybody has {}, and the bank has {}.",
        sentence(&number(setup.players)),
        players(seats),
        ingots(values.purse),
        values.bank,
    ));
    page.paragraph(&format!(
        "There are {} relics in four stacks, blue, green, yellow and red: {} blessed, {} cursed, \
         {} neither. The price goes to the left neighbour.",
        RelicSet::ALL.len(),
        relics(Mark::Blessed),
        relics(Mark::Cursed),
        relics(Mark::Neutral),
    ));
    if let StartPlayer::Seat(seat) = setup.start {
        page.paragraph(&format!("{} is the youngest and begins.", colour(seat)));
    }
}

/// Holds back an auction until it is over.
pub struct Narrator<'g> {
    game: &'g Warehouse51,
    begun: bool,
    /// Counterfeits laid between two neighbours.
    laid: Option<([Seat; 2], RelicSet)>,
    /// How many auctions there were.
    auctions: u8,
    auction: Option<Auction>,
    /// What happened before the next relic is revealed: whole sentences.
    meanwhile: Vec<String>,
    /// What a seat saw on the stacks before revealing.
    looked: Option<(Seat, Vec<String>)>,
    ending: Ending,
}

impl Narrate<Warehouse51> for Narrator<'_> {
    fn step(&mut self, step: &Step<Warehouse51>, page: &mut Page) {
        if !self.begun {
            self.begun = true;
            page.heading("Set-up");
        }
        for event in &step.events {
            self.event(step, *event, page);
        }
        if matches!(step.before.table().phase, Phase::LayingCounterfeits)
            && !matches!(step.after.table().phase, Phase::LayingCounterfeits)
        {
            self.flush_laid(page);
            page.paragraph("The two who sit beside a counterfeit know it, and nobody else does.");
            page.heading("The auctions");
        }
    }

    fn finish(&mut self, page: &mut Page) {
        self.flush(page);
    }
}

impl<'g> Narrator<'g> {
    /// Somebody with nothing to say yet.
    pub fn new(game: &'g Warehouse51) -> Self {
        Narrator {
            game,
            begun: false,
            laid: None,
            auctions: 0,
            auction: None,
            meanwhile: Vec::new(),
            looked: None,
            ending: Ending::new(game),
        }
    }

    fn event(&mut self, step: &Step<Warehouse51>, event: Event, page: &mut Page) {
        match event {
            Event::Begins { seat } => {
                page.paragraph(&format!("Chance lets {} begin.", colour(seat)));
            }
            Event::CounterfeitLaid { between, relic } => self.laid(between, relic, page),
            Event::TopSeen {
                seat,
                colour,
                relic,
            } => self.top_seen(seat, colour, relic),
            Event::Revealed { seat, relic } => self.revealed(&step.after, seat, relic, page),
            Event::Pawned {
                seat,
                relic,
                ingots: brought,
            } => self.pawned(step, seat, relic, brought, page),
            Event::AuctionsOver => {
                self.flush(page);
                self.ending.begin(step, page);
            }
            Event::BoughtBack { .. }
            | Event::Certified { .. }
            | Event::Declined { .. }
            | Event::CounterfeitsRevealed { .. }
            | Event::Protected { .. }
            | Event::Cancelled { .. }
            | Event::Exposed { .. }
            | Event::GameOver => self.ending.event(step, event, page),
            // Nobody makes mistakes in a story.
            Event::House | Event::Corrected(_) | Event::CounterfeitCorrected { .. } => {}
            other => self.in_auction(step, other),
        }
    }

    fn laid(&mut self, between: [Seat; 2], relic: Option<Relic>, page: &mut Page) {
        if self.laid.is_some_and(|(other, _)| other != between) {
            self.flush_laid(page);
        }
        let (_, relics) = self.laid.get_or_insert((between, RelicSet::NONE));
        *relics = relic.map_or(*relics, |relic| relics.with(relic));
    }

    fn flush_laid(&mut self, page: &mut Page) {
        if let Some((between, relics)) = self.laid.take() {
            let cards = if relics.len() == 1 {
                "lies the counterfeit of"
            } else {
                "lie the counterfeits of"
            };
            page.paragraph(&format!(
                "Between {} {cards} {}.",
                players(between),
                relics_words(relics)
            ));
        }
    }

    fn top_seen(&mut self, seat: Seat, stack: Colour, relic: Option<Relic>) {
        if self
            .looked
            .as_ref()
            .is_some_and(|(other, _)| *other != seat)
        {
            self.flush_looked();
        }
        let (_, tops) = self.looked.get_or_insert((seat, Vec::new()));
        if let Some(relic) = relic {
            tops.push(format!("{} {}", names::colour(stack), relic_words(relic)));
        }
    }

    fn flush_looked(&mut self) {
        if let Some((seat, tops)) = self.looked.take() {
            self.meanwhile.push(format!(
                "{} looks at the stacks with {}: {}.",
                colour(seat),
                carrier(self.game, Effect::LookAtStacks),
                tops.join(", ")
            ));
        }
    }

    fn revealed(&mut self, after: &State, seat: Seat, relic: Relic, page: &mut Page) {
        self.flush_auction(page);
        self.flush_looked();
        for sentence in std::mem::take(&mut self.meanwhile) {
            page.paragraph(&sentence);
        }
        self.auctions += 1;
        self.auction = Some(Auction::new(self.game, after, seat, relic));
    }

    /// At any time: the sentence stands where it happened.
    fn pawned(
        &mut self,
        step: &Step<Warehouse51>,
        seat: Seat,
        relic: Relic,
        brought: u8,
        page: &mut Page,
    ) {
        let words = format!("pawns {} for {}", relic_words(relic), ingots(brought));
        let phase = step.before.table().phase;
        match (phase, &mut self.auction) {
            (Phase::LastPawning, _) => self.ending.pawned(step, &words, seat, page),
            (Phase::Paying | Phase::Examining, Some(auction)) => {
                auction.close(format!("{} {words}.", colour(seat)));
                auction.hold(self.game, &step.after);
            }
            (Phase::OpenAuction | Phase::Announcing | Phase::FistAuction, Some(auction)) => {
                auction.did(seat, &words);
                auction.hold(self.game, &step.after);
            }
            _ => {
                self.flush_looked();
                self.meanwhile.push(format!("{} {words}.", colour(seat)));
            }
        }
    }

    /// What belongs to the auction that is under way.
    fn in_auction(&mut self, step: &Step<Warehouse51>, event: Event) {
        let game = self.game;
        let Some(auction) = &mut self.auction else {
            return;
        };
        auction.hold(game, &step.after);
        match event {
            Event::MayNotBid { seat } => auction.open(format!(
                "{} may not bid, because of {}.",
                colour(seat),
                carrier(game, Effect::NoNextBid)
            )),
            Event::Bid {
                seat,
                ingots,
                equalled,
            } => {
                let first = step.before.table().leader.is_none();
                auction.bid(game, seat, ingots, first, equalled);
            }
            Event::Passed { seat } => auction.passed(seat),
            Event::Announced { seat, ingots } => {
                let mirror = carrier(game, Effect::Announce);
                auction.did(
                    seat,
                    &format!("has to announce {ingots} because of {mirror}"),
                );
            }
            Event::FistsOpened {
                bids,
                seats,
                revealer,
                by_relic,
                ..
            } => {
                auction.fists(game, revealer, (&bids, seats), by_relic);
            }
            Event::NobodyBid { .. } => {
                let again = step.after.table();
                let end = again.phase.is_end();
                let who = colour(again.revealer);
                auction.close(if end {
                    "Nobody bids, and it leaves the game.".into()
                } else {
                    format!("Nobody bids: it leaves the game, and {who} reveals again.")
                });
            }
            Event::Won {
                seat, ingots, to, ..
            } => auction.won(game, seat, ingots, to),
            other => {
                if let Some(sentence) = effect(game, &step.before, other) {
                    auction.close(sentence);
                }
            }
        }
    }

    fn flush_auction(&mut self, page: &mut Page) {
        if let Some(auction) = self.auction.take() {
            page.paragraph(&auction.tell(self.auctions));
        }
    }

    /// Says what was held back.
    fn flush(&mut self, page: &mut Page) {
        self.flush_laid(page);
        self.flush_auction(page);
        self.flush_looked();
        for sentence in std::mem::take(&mut self.meanwhile) {
            page.paragraph(&sentence);
        }
    }
}

/// What a relic does when it is bought, or for winning with it.
fn effect(game: &Warehouse51, before: &State, event: Event) -> Option<String> {
    Some(match event {
        Event::FromBank {
            seat,
            relic,
            ingots: brought,
        } => format!(
            "{} gets {} from the bank by {}.",
            colour(seat),
            ingots(brought),
            relic_words(relic)
        ),
        Event::ToBank {
            seat,
            relic,
            ingots: lost,
        } => format!(
            "{} loses {} to the bank by {}.",
            colour(seat),
            ingots(lost),
            relic_words(relic)
        ),
        Event::BarredNext { seat, .. } => {
            format!("{} may not bid in the next auction.", colour(seat))
        }
        Event::Shown { between, relics } => format!(
            "Everybody is shown what lies between {}: {}.",
            players(between),
            relics_words(relics)
        ),
        Event::Examined {
            seat,
            between,
            relics,
        } => {
            let relics = relics.map_or(String::new(), relics_words);
            let between = players(between);
            format!(
                "{} looks at what lies between {between}: {relics}.",
                colour(seat)
            )
        }
        Event::NoEffect { seat, relic } => no_effect(game, before, seat, relic),
        _ => return None,
    })
}
