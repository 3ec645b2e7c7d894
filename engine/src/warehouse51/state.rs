//! Everything that changes while playing, in two parts: what lies open on the table, and what
//! only some may know. What is known to some carries a [`Visibility`].

use super::data::{Certificate, Colour, PerCertificate, PerColour, Relic, RelicSet};
use super::neighbours::{Pair, PerPair};
use crate::game::Observer;
use crate::seat::{PerSeat, Seat, Seats};

/// What is asked for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance picks who begins.
    StartPlayer,
    /// Chance lays the counterfeits between the players.
    LayingCounterfeits,
    /// Chance tells the revealer the top of a stack.
    LookingAtStacks,
    /// The revealer picks a stack.
    Revealing,
    /// Chance turns up the top of a stack.
    TurningUp {
        /// Which stack.
        colour: Colour,
    },
    /// Bids are called out in turn.
    OpenAuction,
    /// A bid has to be announced before the others close their fists.
    Announcing,
    /// Fists are closed, each in secret.
    FistAuction,
    /// The winner picks the neighbour to be paid.
    Paying,
    /// The buyer picks a pair whose counterfeits to look at.
    Examining,
    /// The auctions are over: a last chance to pawn.
    LastPawning,
    /// The end, 1: relics are bought back.
    BuyingBack,
    /// The end, 2: certificates are assigned.
    Certifying {
        /// Which.
        certificate: Certificate,
    },
    /// The end, 3: people say which counterfeits of the box lie between the players.
    TellingCounterfeits,
    /// The end, 3: a revealed counterfeit may be cancelled.
    Cancelling,
    /// The game is over.
    Over,
}

impl Phase {
    /// Is a relic up for auction?
    pub const fn is_auction(self) -> bool {
        matches!(
            self,
            Phase::OpenAuction | Phase::Announcing | Phase::FistAuction | Phase::Paying
        )
    }

    /// Are the auctions over?
    pub const fn is_end(self) -> bool {
        matches!(
            self,
            Phase::LastPawning
                | Phase::BuyingBack
                | Phase::Certifying { .. }
                | Phase::TellingCounterfeits
                | Phase::Cancelling
                | Phase::Over
        )
    }

    /// Is it chance's turn?
    pub const fn is_chance(self) -> bool {
        matches!(
            self,
            Phase::StartPlayer
                | Phase::LayingCounterfeits
                | Phase::LookingAtStacks
                | Phase::TurningUp { .. }
                | Phase::TellingCounterfeits
        )
    }
}

/// Who may know something that does not lie open from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visibility {
    /// The seats that looked at it.
    pub seats: Seats,
    /// Does it lie open for everybody?
    pub open: bool,
}

impl Visibility {
    /// Nobody has seen it.
    pub const HIDDEN: Visibility = Visibility {
        seats: Seats::NONE,
        open: false,
    };

    /// May an observer know it?
    ///
    /// ```
    /// use engine::game::Observer;
    /// use engine::seat::{Seat, Seats};
    /// use engine::warehouse51::Visibility;
    /// let peeked = Visibility { seats: Seats::only(Seat::Two), open: false };
    /// assert!(peeked.reaches(Observer::Seat(Seat::Two)));
    /// assert!(!peeked.reaches(Observer::Table));
    /// ```
    pub fn reaches(self, observer: Observer) -> bool {
        self.open
            || match observer {
                Observer::Seat(seat) => self.seats.contains(seat),
                Observer::Table => false,
                Observer::Everybody => true,
            }
    }
}

/// What everybody can see of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Ingots.
    pub gold: u8,
    /// All own relics, those in the pawnshop included.
    pub relics: RelicSet,
    /// The own relics that are in the pawnshop.
    pub pawned: RelicSet,
}

impl Player {
    /// The relics that are not in the pawnshop.
    #[inline]
    pub fn collection(&self) -> RelicSet {
        self.relics.minus(self.pawned)
    }
}

/// What lies open: it is the same for every observer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// What everybody can see of each player.
    pub players: PerSeat<Player>,
    /// Ingots in the bank.
    pub bank: u8,
    /// Ingots left in the box.
    pub boxed: u8,
    /// Pawn tiles that are free.
    pub pawn_tiles: u8,
    /// The relics that are face down in the stacks.
    pub stacks: RelicSet,
    /// The relics that left the game.
    pub gone: RelicSet,
    /// The relics that were found to be counterfeits at the end and not saved.
    pub exposed: RelicSet,
    /// Counterfeits laid between the players so far; if they are in the box, those that people
    /// have said.
    pub laid: u8,
    /// Who may know the counterfeits of each pair.
    pub pairs: PerPair<Visibility>,
    /// Who may know the top of each stack; nobody, as long as it could be any of its relics.
    pub tops: PerColour<Visibility>,
    /// The relic that is up for auction.
    pub relic: Option<Relic>,
    /// Who revealed it, or has to reveal the next one.
    pub revealer: Seat,
    /// Who won the last auction; before the first one, who begins.
    pub last_winner: Seat,
    /// Who is asked.
    pub seat: Seat,
    /// The last bid of each seat in this auction, as far as it was made known.
    pub bids: PerSeat<u8>,
    /// Who bids most.
    pub leader: Option<Seat>,
    /// Who bids no more in this auction: passed or barred.
    pub out: Seats,
    /// Who may not bid in this auction.
    pub barred: Seats,
    /// Who may not bid in the next auction.
    pub barred_next: Seats,
    /// Whose fist is closed.
    pub locked: Seats,
    /// Whose closed fist everybody knows, because it was announced.
    pub announced: Seats,
    /// The relic that each certificate was assigned to.
    pub certified: PerCertificate<Option<Relic>>,
    /// What is asked for.
    pub phase: Phase,
}

impl Table {
    /// The highest bid so far: 0 if there is none.
    #[inline]
    pub fn high_bid(&self) -> u8 {
        self.leader.map_or(0, |leader| self.bids[leader])
    }

    /// Who owns a relic.
    pub fn owner(&self, relic: Relic) -> Option<Seat> {
        self.players
            .iter()
            .find_map(|(seat, player)| player.relics.contains(relic).then_some(seat))
    }

    /// All relics that somebody owns.
    pub fn owned(&self) -> RelicSet {
        self.players
            .values()
            .iter()
            .fold(RelicSet::NONE, |all, player| all.or(player.relics))
    }

    /// The seats whose fist is closed and not known.
    pub fn hidden_fists(&self) -> impl Iterator<Item = Seat> + use<> {
        let announced = self.announced;
        let hidden = move |seat: &Seat| !announced.contains(*seat);
        self.locked.iter().filter(hidden)
    }

    /// Clears everything that belongs to one auction.
    pub(super) fn clear_auction(&mut self) {
        self.relic = None;
        self.bids = PerSeat::all(0);
        self.leader = None;
        self.out = Seats::NONE;
        self.barred = Seats::NONE;
        self.locked = Seats::NONE;
        self.announced = Seats::NONE;
    }
}

/// What only some may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Secret {
    /// The counterfeits between each pair of neighbours, as far as they are known here.
    pub pairs: PerPair<RelicSet>,
    /// The top of each stack, once somebody has looked at it.
    pub tops: PerColour<Option<Relic>>,
    /// What is in the closed fists.
    pub fists: PerSeat<u8>,
}

/// The whole state of a game of Warehouse 51.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) table: Table,
    pub(super) secret: Secret,
}

impl State {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The counterfeits between two neighbours, as far as they are known here.
    pub fn counterfeits(&self, pair: Pair) -> RelicSet {
        self.secret.pairs[pair]
    }

    /// All counterfeits between the players.
    pub fn laid_counterfeits(&self) -> RelicSet {
        self.secret
            .pairs
            .values()
            .iter()
            .fold(RelicSet::NONE, |all, pair| all.or(*pair))
    }
}
