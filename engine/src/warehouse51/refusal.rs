//! Which rule stands against an action, in a form that a screen turns into a sentence.

use super::action::Action;
use super::data::{Colour, Effect, Relic};
use super::neighbours::{Neighbour, Pair};
use super::setup::Warehouse51;
use super::state::{Phase, Table};
use crate::each::Member;
use crate::game::{Actor, Game, Refused};
use crate::seat::Seat;

/// Why an action is not available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked for now.
    NotNow,
    /// The seat or pair is not played with.
    NotInPlay,
    /// The stack is empty.
    StackEmpty(Colour),
    /// A bid has to be at least this.
    TooLow {
        /// The least that would do.
        least: u8,
    },
    /// Nobody bids more than he holds.
    MoreThanHeld {
        /// What the player holds.
        held: u8,
    },
    /// Who has passed bids no more for this relic.
    PassedForGood,
    /// A curse keeps the player from bidding in this auction.
    MayNotBid,
    /// In a fist auction nobody passes: an empty fist is an answer.
    NoPassing,
    /// The fist is closed.
    FistClosed,
    /// The relic that allows it has no effect here or is not owned.
    Without(Effect),
    /// The player does not own the relic.
    NotOwned(Relic),
    /// The relic is in the pawnshop.
    Pawned(Relic),
    /// The relic is not in the pawnshop.
    NotPawned(Relic),
    /// The pawnshop serves only those who hold fewer ingots.
    HoldsEnough {
        /// What the player holds.
        held: u8,
    },
    /// All pawn tiles are in use.
    NoPawnTile,
    /// The bank cannot pay.
    BankShort {
        /// What it has.
        bank: u8,
    },
    /// The pawnshop is closed: the end of the game has begun.
    PawnshopClosed,
    /// The counterfeits of this pair are known to the player.
    PairKnown(Pair),
    /// The relic has a certificate.
    HasCertificate(Relic),
    /// No counterfeit card that could be cancelled lies against the relic.
    NotExposed(Relic),
    /// A player's bid stands and has to be covered.
    BidStands {
        /// How much it is.
        bid: u8,
    },
    /// The card is not where it would have to be.
    NotThere,
    /// It is so already: nothing would be put right.
    AsItIs,
    /// There is no more gold in the box than was printed.
    BeyondAllGold {
        /// How many ingots there are.
        ingots: u8,
    },
    /// The bank cannot have what players hold.
    BeyondTheBox {
        /// What the bank and the box have together.
        left: u8,
    },
}

impl Warehouse51 {
    /// Why an action is not among the legal ones of a seat.
    pub(super) fn refuse(
        &self,
        state: &super::State,
        seat: Seat,
        action: Action,
    ) -> Refused<Refusal> {
        let table = &state.table;
        let asked = match self.actor(state) {
            Actor::Nobody => return Refused::GameOver,
            Actor::Chance => return Refused::NotTheirTurn,
            Actor::Seat(asked) => asked == seat,
            Actor::Secret(seats) => seats.contains(seat),
        };
        if seat as u8 >= self.setup.players {
            return Refused::NotTheirTurn;
        }
        match action {
            Action::Pawn(_) if table.phase == Phase::LastPawning && !asked => Refused::NotTheirTurn,
            Action::Pawn(relic) => Refused::Rule(self.explain_pawn(table, seat, relic)),
            _ if asked => Refused::Rule(self.explain(table, seat, action)),
            Action::Bid(_) | Action::Pass => explain_waiting(table, seat),
            _ => Refused::NotTheirTurn,
        }
    }

    fn explain(&self, table: &Table, seat: Seat, action: Action) -> Refusal {
        let player = &table.players[seat];
        match (table.phase, action) {
            (Phase::Revealing, Action::Reveal(colour)) => Refusal::StackEmpty(colour),
            (Phase::OpenAuction | Phase::Announcing | Phase::FistAuction, Action::Bid(ingots)) => {
                if ingots > player.gold {
                    Refusal::MoreThanHeld { held: player.gold }
                } else {
                    Refusal::TooLow {
                        least: self.least_bid(table, seat),
                    }
                }
            }
            (Phase::Announcing | Phase::FistAuction, Action::Pass) => Refusal::NoPassing,
            (Phase::Paying, Action::Pay(Neighbour::Right)) => Refusal::Without(Effect::PayRight),
            (Phase::Examining, Action::Examine(pair)) => {
                if pair.place() < self.setup.players as usize {
                    Refusal::PairKnown(pair)
                } else {
                    Refusal::NotInPlay
                }
            }
            (Phase::BuyingBack, Action::BuyBack(relic)) => {
                if player.relics.contains(relic) {
                    Refusal::NotPawned(relic)
                } else {
                    Refusal::NotOwned(relic)
                }
            }
            (Phase::Certifying { .. }, Action::Certify(relic)) => {
                if !player.relics.contains(relic) {
                    Refusal::NotOwned(relic)
                } else if player.pawned.contains(relic) {
                    Refusal::Pawned(relic)
                } else {
                    Refusal::HasCertificate(relic)
                }
            }
            (Phase::Cancelling, Action::Cancel(relic)) => Refusal::NotExposed(relic),
            _ => Refusal::NotNow,
        }
    }
}

/// Why a seat that is not asked cannot bid.
fn explain_waiting(table: &Table, seat: Seat) -> Refused<Refusal> {
    if table.locked.contains(seat) {
        Refused::Rule(Refusal::FistClosed)
    } else if table.barred.contains(seat) {
        Refused::Rule(Refusal::MayNotBid)
    } else if table.out.contains(seat) {
        Refused::Rule(Refusal::PassedForGood)
    } else {
        Refused::NotTheirTurn
    }
}
