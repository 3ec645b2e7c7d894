//! The small decisions of a game, the outcomes of chance, and their codes in the log. A choice
//! of several parts (a joker, a set of cards) is a sequence of them.

use super::cards::Card;
use super::data::{
    Archaeologist, City, Face, MARKET_SPACES, Role, Site, TILES, Tile, TileSet, Track,
};
use crate::actions::{ActionSet, Coded};
use crate::each::Member;
use crate::members;
use crate::seat::Seat;

members! {
    /// A space of the black market, the oldest card first.
    pub enum Space {
        /// The leftmost card: the next to be pushed out.
        Left,
        /// The card in the middle.
        Middle,
        /// The rightmost card: the last that was sold, when all spaces are taken.
        Right,
    }
}

/// One decision. It fills a word, so that it is looked up and handed over as one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// Research at a site where one has no hut.
    Research(Site),
    /// Hire workers at a site where one has a hut.
    Hire(Site),
    /// Hire with Morley: two huts.
    HireTwo(Site),
    /// Ship from a site.
    Ship(Site),
    /// Produce the stand-alone exhibition of a site's card.
    StandAlone(Site),
    /// Buy a card of the black market.
    Buy(Space),
    /// Use this marker as a joker for the action that is chosen next.
    Joker(Track),
    /// Pass.
    Pass,
    /// End the turn after an action.
    EndTurn,
    /// Produce the exhibition of a tile; its cards are chosen next.
    Exhibit(Tile),
    /// Before the first round: place a hut.
    PlaceHut(Site),
    /// After passing: take no marker and exchange none.
    NoMarker,
    /// Do without what a role would allow.
    Decline,
    /// Draw the unseen card that a role allows.
    DrawUnseen,
    /// Sell a card.
    Sell(Card),
    /// Discard the gold of a site for a card of the black market.
    Gold(Site, Space),
    /// Choose a card: to ship, to show, or to keep.
    Choose(Card),
    /// Give one marker back and take another.
    Exchange {
        /// From the own mat.
        give: Track,
        /// From the board.
        take: Track,
    },
    /// Take up a role.
    TakeRole(Role),
    /// At the end: move a research marker by a manuscript.
    Manuscript(Site),
    /// Take a marker from the board.
    TakeMarker(Track),
}

// The codes are in the log for ever. Families lie inside one word of 32 codes, so that they
// enter a set of actions at one stroke.
pub(super) const RESEARCH: u8 = 0;
pub(super) const HIRE: u8 = 4;
pub(super) const HIRE_TWO: u8 = 8;
pub(super) const SHIP: u8 = 12;
pub(super) const STAND_ALONE: u8 = 16;
const BUY: u8 = 20;
const JOKER: u8 = 23;
const PASS: u8 = 29;
const END_TURN: u8 = 30;
const EXHIBIT: u8 = 32;
const PLACE_HUT: u8 = 57;
const NO_MARKER: u8 = 61;
const DECLINE: u8 = 62;
const DRAW_UNSEEN: u8 = 63;
/// Of the sixteen codes for each site from here on, the first ten are the faces that are sold.
const SELL: u8 = 64;
/// Of the same sixteen codes, these are for the gold of that site, by market space.
const GOLD: u8 = 74;
/// Of the sixteen codes for each site from here on, the first ten are the faces that are chosen.
const CHOOSE: u8 = 128;
/// The exchanges, by the marker that is given: in what the chosen faces leave free.
const EXCHANGE: [u8; 6] = [138, 154, 170, 186, 210, 216];
const ROLE: u8 = 192;
const MANUSCRIPT: u8 = 200;
const TAKE_MARKER: u8 = 204;
/// How many codes lie between those of one site and those of the next.
const SITE_STRIDE: u8 = 16;

const fn card_code(first: u8, card: Card) -> u8 {
    first + card.site as u8 * SITE_STRIDE + card.face as u8
}

const fn role_number(role: Role) -> u8 {
    match role {
        Role::City(city) => city as u8,
        Role::Archaeologist(archaeologist) => 4 + archaeologist as u8,
    }
}

/// The role with a number below eight: the cities first.
pub(super) fn role(number: u8) -> Option<Role> {
    match City::at(number as usize) {
        Some(city) => Some(Role::City(city)),
        None => Archaeologist::at((number as usize).checked_sub(4)?).map(Role::Archaeologist),
    }
}

/// What each code stands for: looked up rather than worked out, since play does little else.
static DECODED: [Option<Action>; 256] = decoded();

// Every place here is a code, and no code is beyond the table; the compiler has checked it.
#[allow(clippy::indexing_slicing)]
const fn decoded() -> [Option<Action>; 256] {
    let mut table = [None; 256];
    let mut number = 0;
    while number < Site::ALL.len() {
        let site = Site::ALL[number];
        table[RESEARCH as usize + number] = Some(Action::Research(site));
        table[HIRE as usize + number] = Some(Action::Hire(site));
        table[HIRE_TWO as usize + number] = Some(Action::HireTwo(site));
        table[SHIP as usize + number] = Some(Action::Ship(site));
        table[STAND_ALONE as usize + number] = Some(Action::StandAlone(site));
        table[PLACE_HUT as usize + number] = Some(Action::PlaceHut(site));
        table[MANUSCRIPT as usize + number] = Some(Action::Manuscript(site));
        table[ROLE as usize + number] = Some(Action::TakeRole(Role::City(City::ALL[number])));
        let archaeologist = Role::Archaeologist(Archaeologist::ALL[number]);
        table[ROLE as usize + 4 + number] = Some(Action::TakeRole(archaeologist));
        let mut place = 0;
        while place < Face::ALL.len() {
            let card = Card::new(site, Face::ALL[place]);
            table[card_code(SELL, card) as usize] = Some(Action::Sell(card));
            table[card_code(CHOOSE, card) as usize] = Some(Action::Choose(card));
            place += 1;
        }
        place = 0;
        while place < MARKET_SPACES {
            let code = GOLD as usize + number * SITE_STRIDE as usize + place;
            table[code] = Some(Action::Gold(site, Space::ALL[place]));
            place += 1;
        }
        number += 1;
    }
    number = 0;
    while number < MARKET_SPACES {
        table[BUY as usize + number] = Some(Action::Buy(Space::ALL[number]));
        number += 1;
    }
    number = 0;
    while number < TILES {
        table[EXHIBIT as usize + number] = Some(Action::Exhibit(Tile::ALL[number]));
        number += 1;
    }
    number = 0;
    while number < Track::ALL.len() {
        let track = Track::ALL[number];
        table[JOKER as usize + number] = Some(Action::Joker(track));
        table[TAKE_MARKER as usize + number] = Some(Action::TakeMarker(track));
        let mut other = 0;
        while other < Track::ALL.len() {
            if other != number {
                table[EXCHANGE[number] as usize + other] = Some(Action::Exchange {
                    give: track,
                    take: Track::ALL[other],
                });
            }
            other += 1;
        }
        number += 1;
    }
    table[PASS as usize] = Some(Action::Pass);
    table[END_TURN as usize] = Some(Action::EndTurn);
    table[NO_MARKER as usize] = Some(Action::NoMarker);
    table[DECLINE as usize] = Some(Action::Decline);
    table[DRAW_UNSEEN as usize] = Some(Action::DrawUnseen);
    table
}

impl Coded for Action {
    #[inline]
    fn code(self) -> u8 {
        match self {
            Action::Research(site) => RESEARCH + site as u8,
            Action::Hire(site) => HIRE + site as u8,
            Action::HireTwo(site) => HIRE_TWO + site as u8,
            Action::Ship(site) => SHIP + site as u8,
            Action::StandAlone(site) => STAND_ALONE + site as u8,
            Action::Buy(space) => BUY + space as u8,
            Action::Joker(track) => JOKER + track as u8,
            Action::Pass => PASS,
            Action::EndTurn => END_TURN,
            Action::Exhibit(tile) => EXHIBIT + tile.number(),
            Action::PlaceHut(site) => PLACE_HUT + site as u8,
            Action::NoMarker => NO_MARKER,
            Action::Decline => DECLINE,
            Action::DrawUnseen => DRAW_UNSEEN,
            Action::Sell(card) => card_code(SELL, card),
            Action::Gold(site, space) => GOLD + site as u8 * SITE_STRIDE + space as u8,
            Action::Choose(card) => card_code(CHOOSE, card),
            Action::Exchange { give, take } => {
                EXCHANGE.get(give as usize).copied().unwrap_or(0) + take as u8
            }
            Action::TakeRole(role) => ROLE + role_number(role),
            Action::Manuscript(site) => MANUSCRIPT + site as u8,
            Action::TakeMarker(track) => TAKE_MARKER + track as u8,
        }
    }

    #[inline]
    fn from_code(code: u8) -> Option<Self> {
        DECODED.get(code as usize).copied().flatten()
    }
}

/// Adding whole families of actions.
pub(super) trait Families {
    /// The same action for each site whose bit is set.
    fn sites(&mut self, action: fn(Site) -> Action, sites: u32);
    /// Actions at sites, as the bits that their codes have.
    fn at_sites(&mut self, actions: u32);
    /// The same action for each track whose bit is set.
    fn tracks(&mut self, action: fn(Track) -> Action, tracks: u32);
    /// An exhibition for each tile.
    fn exhibits(&mut self, tiles: TileSet);
    /// The same action for each face of a site whose bit is set.
    fn faces(&mut self, action: fn(Card) -> Action, site: Site, faces: u32);
    /// Giving one marker for each of the tracks whose bit is set.
    fn exchanges(&mut self, give: Track, takes: u32);
    /// Buying the first `count` cards of the market.
    fn buys(&mut self, count: u8);
    /// A site's gold for each of the first `count` cards of the market.
    fn golds(&mut self, site: Site, count: u8);
    /// All roles whose bit is set, the cities first.
    fn roles(&mut self, roles: u32);
}

const fn first(count: u8) -> u32 {
    (1 << count) - 1
}

impl Families for ActionSet<Action> {
    #[inline(always)]
    fn sites(&mut self, action: fn(Site) -> Action, sites: u32) {
        self.insert_family(action(Site::Africa).code(), sites);
    }

    #[inline(always)]
    fn at_sites(&mut self, actions: u32) {
        self.insert_family(RESEARCH, actions);
    }

    #[inline(always)]
    fn tracks(&mut self, action: fn(Track) -> Action, tracks: u32) {
        self.insert_family(action(Track::Museum).code(), tracks);
    }

    #[inline(always)]
    fn exhibits(&mut self, tiles: TileSet) {
        self.insert_family(EXHIBIT, tiles.bits());
    }

    #[inline(always)]
    fn faces(&mut self, action: fn(Card) -> Action, site: Site, faces: u32) {
        let first = action(Card::new(site, Face::Architecture)).code();
        self.insert_family(first, faces);
    }

    #[inline(always)]
    fn exchanges(&mut self, give: Track, takes: u32) {
        let takes = takes & !(1 << give as u8);
        // The code of giving and taking the same marker stands for nothing, but says where the
        // family begins.
        let first = EXCHANGE.get(give as usize).copied().unwrap_or(0);
        self.insert_family(first, takes);
    }

    #[inline(always)]
    fn buys(&mut self, count: u8) {
        self.insert_family(BUY, first(count));
    }

    #[inline(always)]
    fn golds(&mut self, site: Site, count: u8) {
        self.insert_family(GOLD + site as u8 * SITE_STRIDE, first(count));
    }

    #[inline(always)]
    fn roles(&mut self, roles: u32) {
        self.insert_family(ROLE, roles);
    }
}

// Every family must lie in one word of 32 codes.
const _: () = {
    assert!(RESEARCH == 0 && STAND_ALONE < 32);
    assert!(EXHIBIT / 32 == (EXHIBIT + TILES as u8 - 1) / 32);
    assert!(SELL.is_multiple_of(32) && CHOOSE.is_multiple_of(32) && 32 % SITE_STRIDE == 0);
    assert!(GOLD - SELL + MARKET_SPACES as u8 <= SITE_STRIDE);
    assert!(JOKER / 32 == (JOKER + 5) / 32 && TAKE_MARKER / 32 == (TAKE_MARKER + 5) / 32);
    assert!(EXCHANGE[4] / 32 == (EXCHANGE[5] + 5) / 32);
};

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This card came from its site's deck.
    Card(Card),
    /// This seat begins.
    Start(Seat),
    /// A card was drawn unseen, and its owner keeps to himself which it is. Only people say so.
    Untold,
}

const START: u8 = 40;
const UNTOLD: u8 = 45;

impl Coded for Outcome {
    fn code(self) -> u8 {
        match self {
            Outcome::Card(card) => card.site as u8 * 10 + card.face as u8,
            Outcome::Start(seat) => START + seat as u8,
            Outcome::Untold => UNTOLD,
        }
    }

    fn from_code(code: u8) -> Option<Self> {
        if code == UNTOLD {
            return Some(Outcome::Untold);
        }
        if code >= START {
            return Seat::at((code - START) as usize).map(Outcome::Start);
        }
        let site = Site::at((code / 10) as usize)?;
        let face = Face::at((code % 10) as usize)?;
        Some(Outcome::Card(Card { site, face }))
    }
}
