//! What happened, in terms that a screen turns into a sentence: who did what, what it cost, what
//! was revealed to whom.

use super::correction::Correction;
use super::data::{Certificate, Colour, Relic, RelicSet};
use crate::game::{Happening, Observer};
use crate::seat::{PerSeat, Seat, Seats};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance picked the start player.
    Begins {
        /// Who begins.
        seat: Seat,
    },
    /// A counterfeit was laid between two neighbours, who looked at it.
    CounterfeitLaid {
        /// Between whom.
        between: [Seat; 2],
        /// Of which relic, for those who may know.
        relic: Option<Relic>,
    },
    /// The revealer looked at the top of a stack.
    TopSeen {
        /// Who looked.
        seat: Seat,
        /// At which stack.
        colour: Colour,
        /// What was there, for those who may know.
        relic: Option<Relic>,
    },
    /// A relic was revealed for auction.
    Revealed {
        /// By whom.
        seat: Seat,
        /// Which.
        relic: Relic,
    },
    /// A curse keeps a player from bidding in this auction.
    MayNotBid {
        /// Whom.
        seat: Seat,
    },
    /// A bid was called out.
    Bid {
        /// By whom.
        seat: Seat,
        /// How much.
        ingots: u8,
        /// Did it take the lead by equalling the highest bid?
        equalled: bool,
    },
    /// A player passed for good.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A bid was announced before the fists were closed.
    Announced {
        /// By whom.
        seat: Seat,
        /// How much.
        ingots: u8,
    },
    /// A fist was closed.
    FistClosed {
        /// Whose.
        seat: Seat,
        /// What is in it, for those who may know.
        ingots: Option<u8>,
    },
    /// All fists were opened.
    FistsOpened {
        /// What was in them.
        bids: PerSeat<u8>,
        /// Who had one.
        seats: Seats,
        /// From whom on ties are broken clockwise.
        revealer: Seat,
        /// How many share the highest bid.
        level: u8,
        /// Did a relic break the tie for its owner? By the first rules alone.
        by_relic: bool,
    },
    /// Nobody bid: the relic left the game.
    NobodyBid {
        /// Which.
        relic: Relic,
    },
    /// An auction was won and paid.
    Won {
        /// By whom.
        seat: Seat,
        /// Which relic.
        relic: Relic,
        /// The price.
        ingots: u8,
        /// Who was paid.
        to: Seat,
    },
    /// A relic brought ingots from the bank.
    FromBank {
        /// To whom.
        seat: Seat,
        /// Which relic.
        relic: Relic,
        /// How many.
        ingots: u8,
    },
    /// A relic took ingots to the bank.
    ToBank {
        /// From whom.
        seat: Seat,
        /// Which relic.
        relic: Relic,
        /// How many.
        ingots: u8,
    },
    /// A relic shuts its buyer out of the next auction.
    BarredNext {
        /// Whom.
        seat: Seat,
        /// Which relic.
        relic: Relic,
    },
    /// A relic made its buyer show counterfeits to everyone.
    Shown {
        /// Between whom they lie.
        between: [Seat; 2],
        /// What they are.
        relics: RelicSet,
    },
    /// A player looked at the counterfeits of others.
    Examined {
        /// Who looked.
        seat: Seat,
        /// Between whom they lie.
        between: [Seat; 2],
        /// What they are, for those who may know.
        relics: Option<RelicSet>,
    },
    /// A relic made its buyer show counterfeits to everyone: they lie open at the table, and nobody
    /// said which they are.
    ShownInTheBox {
        /// Between whom they lie.
        between: [Seat; 2],
    },
    /// A player looked at the counterfeits of others at the table, and nobody said which they are.
    ExaminedInTheBox {
        /// Who looked.
        seat: Seat,
        /// Between whom they lie.
        between: [Seat; 2],
    },
    /// An effect could not be carried out, or a blessing kept it off.
    NoEffect {
        /// Whose relic.
        seat: Seat,
        /// Which.
        relic: Relic,
    },
    /// A relic went to the pawnshop.
    Pawned {
        /// Whose.
        seat: Seat,
        /// Which.
        relic: Relic,
        /// What was paid for it.
        ingots: u8,
    },
    /// The last relic was auctioned: the end begins.
    AuctionsOver,
    /// A relic was bought back.
    BoughtBack {
        /// By whom.
        seat: Seat,
        /// Which.
        relic: Relic,
        /// For how many ingots.
        ingots: u8,
    },
    /// A certificate was assigned.
    Certified {
        /// By whom.
        seat: Seat,
        /// To which relic.
        relic: Relic,
        /// Which certificate.
        certificate: Certificate,
    },
    /// A player did without.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// The counterfeits between two neighbours were revealed at the end.
    CounterfeitsRevealed {
        /// Between whom.
        between: [Seat; 2],
        /// What they are.
        relics: RelicSet,
    },
    /// A certificate cancelled a counterfeit.
    Protected {
        /// Whose relic.
        seat: Seat,
        /// Which.
        relic: Relic,
    },
    /// A player cancelled a counterfeit.
    Cancelled {
        /// Who.
        seat: Seat,
        /// Of which relic.
        relic: Relic,
    },
    /// A relic was a counterfeit and left the game.
    Exposed {
        /// Whose.
        seat: Seat,
        /// Which.
        relic: Relic,
        /// Was it in the pawnshop, where it did not count?
        pawned: bool,
    },
    /// A mistake at the table was put right.
    Corrected(Correction),
    /// A mistake in a counterfeit was put right. Which, only those know who may look at it.
    CounterfeitCorrected {
        /// Between whom it lies.
        between: [Seat; 2],
    },
    /// What follows was entered though the rules forbid it, because the table did it.
    House,
    /// The game is over.
    GameOver,
}

impl Happening for Event {
    fn seen_by(self, observer: Observer) -> Self {
        match self {
            Event::CounterfeitLaid { between, .. }
                if !between.iter().any(|seat| observer.shares(*seat)) =>
            {
                Event::CounterfeitLaid {
                    between,
                    relic: None,
                }
            }
            Event::TopSeen { seat, colour, .. } if !observer.shares(seat) => Event::TopSeen {
                seat,
                colour,
                relic: None,
            },
            Event::FistClosed { seat, .. } if !observer.shares(seat) => {
                Event::FistClosed { seat, ingots: None }
            }
            Event::Examined { seat, between, .. } if !observer.shares(seat) => Event::Examined {
                seat,
                between,
                relics: None,
            },
            event => event,
        }
    }

    fn by(&self) -> Option<Seat> {
        match self {
            Event::TopSeen { seat, .. }
            | Event::Revealed { seat, .. }
            | Event::Bid { seat, .. }
            | Event::Passed { seat }
            | Event::Announced { seat, .. }
            | Event::FistClosed { seat, .. }
            | Event::Won { seat, .. }
            | Event::Examined { seat, .. }
            | Event::ExaminedInTheBox { seat, .. }
            | Event::Pawned { seat, .. }
            | Event::BoughtBack { seat, .. }
            | Event::Certified { seat, .. }
            | Event::Declined { seat }
            | Event::Cancelled { seat, .. } => Some(*seat),
            Event::Begins { .. }
            | Event::CounterfeitLaid { .. }
            | Event::MayNotBid { .. }
            | Event::FistsOpened { .. }
            | Event::NobodyBid { .. }
            | Event::FromBank { .. }
            | Event::ToBank { .. }
            | Event::BarredNext { .. }
            | Event::Shown { .. }
            | Event::ShownInTheBox { .. }
            | Event::NoEffect { .. }
            | Event::AuctionsOver
            | Event::CounterfeitsRevealed { .. }
            | Event::Protected { .. }
            | Event::Exposed { .. }
            | Event::Corrected(_)
            | Event::CounterfeitCorrected { .. }
            | Event::House
            | Event::GameOver => None,
        }
    }
}
