//! What happened, in terms that a screen turns into a sentence: who did what, what it cost, what
//! was revealed to whom.

use super::cards::{Card, Pile};
use super::correction::Correction;
use super::data::{Role, Site, Tile, Track};
use super::ending::EndTrigger;
use crate::game::{Happening, Observer};
use crate::seat::Seat;

/// How an action was paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paid {
    /// The marker that went back to the board; none for Andersson's free action.
    pub marker: Option<Track>,
    /// Did it serve as a joker?
    pub joker: bool,
    /// Coins.
    pub coins: u16,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance picked the start player.
    Begins {
        /// Who begins.
        seat: Seat,
    },
    /// A hut of the set-up was placed, and a marker of its site taken.
    FirstHut {
        /// Whose.
        seat: Seat,
        /// Where.
        site: Site,
    },
    /// A marker was taken from the board.
    MarkerTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        track: Track,
    },
    /// A marker was exchanged.
    MarkerExchanged {
        /// By whom.
        seat: Seat,
        /// Given back.
        give: Track,
        /// Taken.
        take: Track,
    },
    /// After passing, no marker was taken.
    NoMarker {
        /// By whom.
        seat: Seat,
    },
    /// A year began.
    Year {
        /// Which.
        year: u16,
    },
    /// A player's income.
    Income {
        /// Whose.
        seat: Seat,
        /// The base income.
        base: u8,
        /// From exhibitions.
        bonus: u16,
    },
    /// Research: a hut at a new site.
    Researched {
        /// Who.
        seat: Seat,
        /// Where.
        site: Site,
        /// For what.
        paid: Paid,
        /// The space that the research marker reached, with expansion I.
        level: Option<u8>,
    },
    /// Workers were hired.
    Hired {
        /// Who.
        seat: Seat,
        /// Where.
        site: Site,
        /// One hut, or two with Morley.
        huts: u8,
        /// For what.
        paid: Paid,
    },
    /// A card was turned up next to its site.
    TurnedUp {
        /// Which.
        card: Card,
    },
    /// An unseen card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// From this site's deck.
        site: Site,
        /// Which card, for those who may know; nothing if nobody said it.
        card: Option<Card>,
    },
    /// The unseen card was cursed: it was shown and removed.
    DrewCursed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A ship was sent. The huts went home.
    Shipped {
        /// Who.
        seat: Seat,
        /// From where.
        site: Site,
        /// For what.
        paid: Paid,
        /// How many huts went home.
        huts: u8,
        /// How many cards may be taken.
        cards: u8,
    },
    /// A card of the ship's load.
    CardShipped {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The load's cursed card, which left the game.
    CursedShipped {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An exhibition was produced.
    Exhibited {
        /// By whom.
        seat: Seat,
        /// Which tile.
        tile: Tile,
        /// The cards shown.
        shown: Pile,
        /// For what.
        paid: Paid,
    },
    /// The base income changed.
    BaseIncome {
        /// What it is now.
        now: u8,
    },
    /// A shown card went back to the hand.
    Kept {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A stand-alone exhibition was produced.
    StoodAlone {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: Card,
        /// For what.
        paid: Paid,
    },
    /// A card was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Coins received.
        coins: u8,
        /// The card that was pushed off the market.
        pushed_out: Option<Card>,
    },
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Coins paid.
        coins: u8,
    },
    /// Gold was discarded for a card of the market.
    GoldSpent {
        /// By whom.
        seat: Seat,
        /// The gold's site.
        site: Site,
        /// The card taken.
        card: Card,
    },
    /// A role was taken up.
    RoleTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        role: Role,
    },
    /// A player did without what a role allows.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// From here on it is the last round.
    LastRound {
        /// Why.
        trigger: EndTrigger,
    },
    /// The round ended, and the start-player marker changed hands.
    RoundEnded {
        /// Who begins the next one.
        start: Seat,
    },
    /// Manuscripts were shown before scoring.
    ManuscriptsShown {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A manuscript moved a research marker.
    ManuscriptUsed {
        /// Whose.
        seat: Seat,
        /// At which site.
        site: Site,
        /// The space it reached.
        level: u8,
    },
    /// What follows was entered though the rules forbid it, because the table did it.
    House,
    /// A player said which card it is that he drew unseen. Only he knows it still.
    HandTold {
        /// Who.
        seat: Seat,
    },
    /// A mistake at the table was put right.
    Corrected(Correction),
    /// A mistake in an unseen card was put right. Which, only its owner knows.
    HandCorrected {
        /// Whose card.
        seat: Seat,
    },
    /// The game is over.
    GameOver,
}

impl Happening for Event {
    fn seen_by(self, observer: Observer) -> Self {
        match self {
            Event::Drew { seat, site, .. } if !observer.shares(seat) => Event::Drew {
                seat,
                site,
                card: None,
            },
            event => event,
        }
    }

    fn by(&self) -> Option<Seat> {
        match self {
            Event::FirstHut { seat, .. }
            | Event::MarkerTaken { seat, .. }
            | Event::MarkerExchanged { seat, .. }
            | Event::NoMarker { seat }
            | Event::Researched { seat, .. }
            | Event::Hired { seat, .. }
            | Event::Drew { seat, .. }
            | Event::DrewCursed { seat, .. }
            | Event::Shipped { seat, .. }
            | Event::CardShipped { seat, .. }
            | Event::CursedShipped { seat, .. }
            | Event::Exhibited { seat, .. }
            | Event::Kept { seat, .. }
            | Event::StoodAlone { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Bought { seat, .. }
            | Event::GoldSpent { seat, .. }
            | Event::RoleTaken { seat, .. }
            | Event::Declined { seat }
            | Event::TurnEnded { seat }
            | Event::Passed { seat } => Some(*seat),
            Event::Begins { .. }
            | Event::Year { .. }
            | Event::Income { .. }
            | Event::TurnedUp { .. }
            | Event::BaseIncome { .. }
            | Event::LastRound { .. }
            | Event::RoundEnded { .. }
            | Event::ManuscriptsShown { .. }
            | Event::ManuscriptUsed { .. }
            | Event::House
            | Event::HandTold { .. }
            | Event::Corrected(_)
            | Event::HandCorrected { .. }
            | Event::GameOver => None,
        }
    }
}
