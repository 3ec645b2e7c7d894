//! Everything that changes while playing, in two parts: what lies open on the table, and what
//! somebody has to know alone.

use super::action::Space;
use super::cards::{Card, Pile};
use super::data::{
    Archaeologist, City, Face, MARKET_SPACES, PerSite, PerTrack, Role, Site, Tile, TileSet, Track,
};
use super::ending::EndTrigger;
use crate::each::{Each, Member};
use crate::seat::{PerSeat, Seat, Seats};

/// What is asked for now, apart from chance, which always comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance picks who begins.
    StartPlayer,
    /// Before the first round: huts, two rounds of one each.
    FirstHuts {
        /// How many have been placed by all together.
        placed: u8,
    },
    /// Before the first round: a player fills up the mat.
    FirstMarkers,
    /// A turn of one or two actions, or passing.
    Turn,
    /// Cards of a site are chosen for shipping.
    Shipping {
        /// From where.
        site: Site,
        /// How many more.
        left: u8,
    },
    /// Judd or London: draw an unseen card, or not.
    UnseenCard {
        /// From this site's deck.
        site: Site,
    },
    /// An exhibition was shown: which cards go back to the hand?
    Keeping {
        /// The cards that lie open.
        shown: Pile,
        /// How many more may be kept.
        left: u8,
        /// Must the next one be kept? The first must, a second by the role of Paris may.
        must: bool,
    },
    /// An exhibition was produced: which role?
    ChoosingRole,
    /// Passed: take a marker, exchange one, or neither.
    PassedTurn,
    /// The end of the round: back to a full mat.
    Refilling,
    /// The end of the game: manuscripts move research markers.
    Manuscripts,
    /// The game is over.
    Over,
}

/// What everybody can see of one player.
///
/// The order of the fields is that in memory: small counters come first, where short instructions
/// of a small machine reach them, and markers and huts begin at a whole word, to be read at one
/// stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Player {
    /// Action markers on the mat.
    pub mat: PerTrack<u8>,
    /// Coins.
    pub money: u16,
    /// Huts at each site.
    pub huts: PerSite<u8>,
    /// Huts not placed.
    pub reserve: u8,
    /// The city role.
    pub city: Option<City>,
    /// The archaeologist role.
    pub archaeologist: Option<Archaeologist>,
    /// Passed in this round?
    pub passed: bool,
    /// Research markers, counted from the lowest space.
    pub research: PerSite<u8>,
    /// How many cards of each site were drawn unseen and are in hand still.
    pub unseen: PerSite<u8>,
    /// Andersson's free action of this round was used.
    pub free_action_used: bool,
    /// Stand-alone exhibitions.
    pub stand_alone: u8,
    /// Manuscripts that moved a research marker at the end.
    pub manuscripts_used: u8,
    /// Exhibitions.
    pub tiles: TileSet,
    /// The cards in hand that everybody saw going there.
    pub known: Pile,
}

impl Player {
    /// How many cards are in hand.
    pub fn hand_size(&self) -> u8 {
        self.known.len() + self.unseen.values().iter().sum::<u8>()
    }

    /// How many markers are on the mat.
    #[inline]
    pub fn markers(&self) -> u8 {
        sum_of_six(*self.mat.values())
    }

    /// Money comes in. Only a correction can bring anybody near the end of the counter, where
    /// it stops.
    #[inline]
    pub(super) fn earn(&mut self, coins: u16) {
        self.money = self.money.saturating_add(coins);
    }

    /// Exhibitions of both kinds, as the tie-break counts them.
    pub fn exhibitions(&self) -> u8 {
        self.tiles.len() + self.stand_alone
    }

    /// Does the player hold this role?
    pub fn has(&self, role: Role) -> bool {
        match role {
            Role::City(city) => self.city == Some(city),
            Role::Archaeologist(one) => self.archaeologist == Some(one),
        }
    }
}

/// What lies open: it is the same for every observer. Its fields are in the order of memory, for
/// the same reason as those of [`Player`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Table {
    /// The markers on each track.
    pub board: PerTrack<u8>,
    /// Whose turn it is.
    pub seat: Seat,
    /// How many actions of this turn are done. In a turn after passing there are none; the first
    /// rules let the number of the player before stand there.
    pub actions_done: u8,
    /// Cards that have still to be turned up at each site.
    pub owed: PerSite<u8>,
    /// How many cards each deck has left.
    pub deck: PerSite<u8>,
    /// The black market, the oldest card first, without gaps.
    pub market: Each<Space, Option<Card>, MARKET_SPACES>,
    /// The site from which the seat whose turn it is draws an unseen card.
    pub drawing: Option<Site>,
    /// Why this is the last round, if it is.
    pub last_round: Option<EndTrigger>,
    /// What is asked for.
    pub phase: Phase,
    /// The round, from 0.
    pub round: u8,
    /// Who has the start-player marker.
    pub start: Seat,
    /// The tiles that can still be taken.
    pub tiles: TileSet,
    /// The cards next to the sites.
    pub face_up: Pile,
    /// The cards that nobody saw openly yet: the decks, and what was drawn unseen.
    pub unseen: Pile,
    /// The cards that are out: under exhibitions, stand-alone ones that were exhibited, manuscripts
    /// that were used, discarded gold, what was pushed off the market, cursed cards.
    pub gone: Pile,
    /// What everybody can see of each player.
    pub players: PerSeat<Player>,
}

impl Table {
    /// How many cards are on the black market.
    #[inline]
    pub fn market_size(&self) -> u8 {
        self.market.values().iter().flatten().count() as u8
    }

    /// Huts of all players at a site.
    #[inline]
    pub fn huts(&self, site: Site) -> u8 {
        self.players
            .values()
            .iter()
            .map(|player| player.huts[site])
            .sum()
    }

    /// A marker goes from the board, from its lowest number, to a mat.
    #[inline]
    pub(super) fn take_marker(&mut self, seat: Seat, track: Track) {
        self.board[track] -= 1;
        self.players[seat].mat[track] += 1;
    }

    /// A marker goes from a mat to the board, where it covers the highest free number.
    #[inline]
    pub(super) fn return_marker(&mut self, seat: Seat, track: Track) {
        self.board[track] += 1;
        self.players[seat].mat[track] -= 1;
    }

    /// Is there a marker on the board?
    #[inline]
    pub(super) fn has_markers(&self) -> bool {
        let [a, b, c, d, e, f] = *self.board.values();
        u32::from_le_bytes([a, b, c, d]) != 0 || u16::from_le_bytes([e, f]) != 0
    }

    /// Tracks that have a marker on the board, one bit for each.
    #[inline]
    pub(super) fn tracks_with_markers(&self) -> u32 {
        some_of_six(*self.board.values())
    }
}

/// One bit for each of four numbers that is not zero. They are below 128.
#[inline(always)]
pub(super) fn some_of_four(numbers: [u8; 4]) -> u32 {
    // Each byte's top bit says whether it is more than zero; the product gathers those bits.
    let more = (u32::from_le_bytes(numbers) + 0x7F7F_7F7F) >> 7 & 0x0101_0101;
    more.wrapping_mul(0x0102_0408) >> 24
}

/// One bit for each of six numbers that is not zero. They are below 128.
#[inline(always)]
pub(super) fn some_of_six([a, b, c, d, e, f]: [u8; 6]) -> u32 {
    some_of_four([a, b, c, d]) | some_of_four([e, f, 0, 0]) << 4
}

/// The sum of six numbers, which is below 256.
#[inline(always)]
pub(super) fn sum_of_six([a, b, c, d, e, f]: [u8; 6]) -> u8 {
    // The product adds up all four bytes in the topmost.
    let sum = u32::from_le_bytes([a, b, c, d]).wrapping_mul(0x0101_0101) >> 24;
    sum as u8 + e + f
}

/// A choice that is not yet made known: it becomes public when it is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choosing {
    /// The marker that will serve as a joker.
    pub joker: Option<Track>,
    /// The exhibition that is put together.
    pub tile: Option<Tile>,
    /// The cards chosen for it so far: they are still in the hand.
    pub cards: Pile,
}

impl Choosing {
    /// Nothing was chosen yet.
    pub const NOTHING: Choosing = Choosing {
        joker: None,
        tile: None,
        cards: Pile::EMPTY,
    };
}

/// What somebody knows alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Secret {
    /// The cards of each hand that were drawn unseen, as far as their owners have said which.
    pub hands: PerSeat<Pile>,
    /// What the seat whose turn it is has in mind.
    pub choosing: Choosing,
}

/// The whole state of a game of Artifact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct State {
    pub(super) table: Table,
    pub(super) secret: Secret,
}

impl State {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// All cards in a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Pile {
        self.table.players[seat]
            .known
            .plus(&self.secret.hands[seat])
    }

    /// The sites whose card of a face is in a hand, one bit for each.
    #[inline]
    pub(super) fn sites_in_hand(&self, seat: Seat, face: Face) -> u32 {
        let known = self.table.players[seat].known.sites_with(face);
        known | self.secret.hands[seat].sites_with(face)
    }

    /// What is left in the decks, and what was drawn unseen without anybody having said which.
    pub fn decks(&self) -> Pile {
        self.secret
            .hands
            .values()
            .iter()
            .fold(self.table.unseen, |decks, hand| decks.minus(hand))
    }

    /// The card of a site's deck that a random word falls on when they are counted through. Those that somebody
    /// has in hand and has not told count as well: they can be any.
    #[inline]
    pub(super) fn any_of_deck(&self, site: Site, word: u32) -> Option<Card> {
        let hands = self.secret.hands.values().iter();
        let deck = hands.fold(self.table.unseen.word(site), |deck, hand| {
            deck.wrapping_sub(hand.word(site))
        });
        Card::any_of(site, deck, word)
    }

    /// How many cards of a site are in hands, and their owners have not said which.
    pub fn untold(&self, site: Site) -> u8 {
        let each = Seat::ALL.map(|seat| self.untold_of(seat, site));
        each.into_iter().fold(0, u8::saturating_add)
    }

    /// How many cards of a site a seat has in hand without having said which.
    pub fn untold_of(&self, seat: Seat, site: Site) -> u8 {
        let drawn = self.table.players[seat].unseen[site];
        if drawn == 0 {
            return 0;
        }
        drawn.saturating_sub(self.secret.hands[seat].of_site(site))
    }

    /// How many of a card its deck has left.
    pub(super) fn left_in_deck(&self, card: Card) -> u8 {
        let hands = self.secret.hands.values().iter();
        let drawn: u8 = hands.map(|hand| hand.count(card)).sum();
        self.table.unseen.count(card).saturating_sub(drawn)
    }

    /// Can a seat have drawn this card unseen, by what it knows itself?
    pub(super) fn may_have_drawn(&self, seat: Seat, card: Card) -> bool {
        let own = self.secret.hands[seat].count(card);
        card.face != Face::Cursed && self.table.unseen.count(card) > own
    }

    /// The last of a card is elsewhere than in the hand that was thought to have it: which card is
    /// there was not told then.
    pub(super) fn forget(&mut self, card: Card) {
        if self.left_in_deck(card) == 0 {
            self.swap_unseen(card, None, Seats::NONE);
        }
    }

    /// The last of a card was thought to be in a hand, unseen; it was taken for another, if that
    /// can be in a hand.
    pub(super) fn swap_unseen(&mut self, card: Card, other: Option<Card>, but: Seats) {
        let mut seats = Seat::ALL.into_iter();
        let holds = |seat: &Seat| !but.contains(*seat) && self.secret.hands[*seat].has(card);
        if let Some(seat) = seats.find(holds) {
            let hand = &mut self.secret.hands[seat];
            hand.take(card);
            if let Some(other) = other.filter(|other| other.face != Face::Cursed) {
                hand.add(other);
            }
        }
    }

    /// What the seat whose turn it is has in mind.
    pub fn choosing(&self) -> &Choosing {
        &self.secret.choosing
    }

    /// Takes a card from a hand into the open, and says whether it had been unseen. A card that
    /// everybody saw going there goes first: nobody else can tell the difference.
    #[inline]
    pub(super) fn play_card(&mut self, seat: Seat, card: Card) -> bool {
        let player = &mut self.table.players[seat];
        if player.known.take(card) {
            return false;
        }
        self.secret.hands[seat].take(card);
        player.unseen[card.site] -= 1;
        self.table.unseen.take(card);
        true
    }

    /// Takes a whole set of cards from a hand into the open, and says whether any was unseen.
    pub(super) fn play_cards(&mut self, seat: Seat, cards: Pile) -> bool {
        let mut revealed = false;
        for (card, count) in cards.iter() {
            for _ in 0..count {
                revealed |= self.play_card(seat, card);
            }
        }
        revealed
    }
}
