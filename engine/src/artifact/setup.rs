//! The set-up: how many play, with what, and what happens before the first round.

use super::cards::{Card, Pile};
use super::data::{
    FIRST_HUTS, Face, PerSite, PerTrack, QUICK_START_CARDS, SPACES, Site, TileSet, Track,
};
use super::event::Event;
use super::rules::Rules;
use super::state::{Choosing, Phase, Player, Secret, State, Table};
use super::values::{Values, ValuesError};
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::each::{Each, Member};
use crate::game::{Barrier, Witness};
use crate::seat::{PerSeat, Seat, StartPlayer};

/// Which expansions are played with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Expansions {
    /// I: research tracks and special artifacts.
    pub research: bool,
    /// II: cities and archaeologists.
    pub roles: bool,
}

impl Expansions {
    /// The complete game.
    pub const BOTH: Expansions = Expansions {
        research: true,
        roles: true,
    };
}

/// What fragments may stand for: the rulebooks differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FragmentRule {
    /// Any type of their own site (English and Dutch).
    OwnSite,
    /// Any type of any site (German).
    Wild,
}

/// What gold, manuscripts and stand-alone cards are in a set: the rulebooks bar the cursed card
/// alone by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecialRule {
    /// Nothing: they have uses of their own.
    Apart,
    /// Cards of their site, without a type: they count in the tiles of a site and of different
    /// sites.
    OfTheirSite,
}

/// What the players agree on before they begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules that are played by.
    pub rules: Rules,
    /// Three to five.
    pub players: u8,
    /// Which expansions.
    pub expansions: Expansions,
    /// The first huts by the rulebook's table instead of by choice.
    pub quick_start: bool,
    /// At three players: the site that is not played with.
    pub left_out: Option<Site>,
    /// Who begins.
    pub start: StartPlayer,
    /// What fragments may stand for.
    pub fragments: FragmentRule,
    /// What special artifacts are in a set. The first rules know [`SpecialRule::Apart`] alone.
    pub special: SpecialRule,
    /// The printed numbers.
    pub values: Values,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is for three to five.
    Players(u8),
    /// At three players one site is left out; at four and five none is.
    LeftOut(Option<Site>),
    /// The table for three players digs at this site, so it cannot be the one left out.
    QuickStartNeeds(Site),
    /// Nobody sits there.
    Start(Seat),
    /// By the first rules special artifacts count in no set.
    SpecialArtifacts,
    /// The printed values make no sense.
    Values(ValuesError),
}

impl core::fmt::Display for SetupError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for SetupError {}

/// What may be agreed on about sets, one bit each in a byte of the set-up. A set-up of the first
/// rules with the second bit cannot be played.
const WILD_FRAGMENTS: u8 = 0b01;
const SPECIAL_COUNT: u8 = 0b10;

impl Setup {
    /// The base game by the newest rules, the huts by choice, the first seat begins.
    ///
    /// ```
    /// use engine::artifact::{Artifact, Expansions, Setup};
    /// let setup = Setup { expansions: Expansions::BOTH, ..Setup::base(5) };
    /// assert!(Artifact::new(setup).is_ok());
    /// assert!(Artifact::new(Setup::base(6)).is_err());
    /// ```
    pub fn base(players: u8) -> Setup {
        Setup {
            rules: Rules::NEWEST,
            players,
            expansions: Expansions::default(),
            quick_start: false,
            left_out: (players == 3).then_some(Site::Asia),
            start: StartPlayer::Seat(Seat::One),
            fragments: FragmentRule::OwnSite,
            special: SpecialRule::Apart,
            values: Values::default(),
        }
    }

    fn check(&self) -> Result<(), SetupError> {
        if !(3..=5).contains(&self.players) {
            return Err(SetupError::Players(self.players));
        }
        if (self.players == 3) != self.left_out.is_some() {
            return Err(SetupError::LeftOut(self.left_out));
        }
        if let (true, Some(site)) = (self.quick_start, self.left_out)
            && site != Site::Asia
        {
            return Err(SetupError::QuickStartNeeds(site));
        }
        if let StartPlayer::Seat(seat) = self.start
            && seat as u8 >= self.players
        {
            return Err(SetupError::Start(seat));
        }
        if self.special != SpecialRule::Apart && !self.rules.special_artifacts_may_count() {
            return Err(SetupError::SpecialArtifacts);
        }
        self.values.check().map_err(SetupError::Values)
    }

    pub(super) fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        let mut sets = 0;
        if self.fragments == FragmentRule::Wild {
            sets |= WILD_FRAGMENTS;
        }
        if self.special == SpecialRule::OfTheirSite {
            sets |= SPECIAL_COUNT;
        }
        sink.put(&[
            self.players,
            u8::from(self.expansions.research),
            u8::from(self.expansions.roles),
            u8::from(self.quick_start),
            member_byte(self.left_out),
            self.start.byte(),
            sets,
        ])?;
        self.values.write(sink)
    }

    pub(super) fn read(rules: Rules, reader: &mut Reader<'_>) -> Result<Setup, BytesError> {
        let mut setup = Setup {
            rules,
            players: reader.byte()?,
            expansions: Expansions {
                research: reader.below(2)? == 1,
                roles: reader.below(2)? == 1,
            },
            quick_start: reader.below(2)? == 1,
            left_out: reader.maybe_member()?,
            start: StartPlayer::read(reader)?,
            fragments: FragmentRule::OwnSite,
            special: SpecialRule::Apart,
            values: Values::default(),
        };
        let sets = reader.below((WILD_FRAGMENTS | SPECIAL_COUNT) + 1)?;
        if sets & WILD_FRAGMENTS != 0 {
            setup.fragments = FragmentRule::Wild;
        }
        if sets & SPECIAL_COUNT != 0 {
            setup.special = SpecialRule::OfTheirSite;
        }
        setup.values = Values::read(reader)?;
        Ok(setup)
    }
}

/// The quick-start table for three: two sites for each player, the start player first.
const QUICK_THREE: [[Site; 2]; 3] = [
    [Site::Africa, Site::America],
    [Site::America, Site::MiddleEast],
    [Site::MiddleEast, Site::Africa],
];
/// The quick-start table for four.
const QUICK_FOUR: [[Site; 2]; 4] = [
    [Site::Africa, Site::Asia],
    [Site::America, Site::Africa],
    [Site::MiddleEast, Site::America],
    [Site::Asia, Site::MiddleEast],
];
/// The quick-start table for five.
const QUICK_FIVE: [[Site; 2]; 5] = [
    [Site::Africa, Site::America],
    [Site::America, Site::Asia],
    [Site::MiddleEast, Site::Asia],
    [Site::Asia, Site::Africa],
    [Site::MiddleEast, Site::America],
];

/// Artifact as it is played at one table: a set-up that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Artifact {
    pub(super) setup: Setup,
    /// All cards in play: what never changes is counted once.
    pub(super) all_cards: Pile,
    /// One bit for each site that is played with.
    pub(super) sites: u32,
}

impl Artifact {
    /// A game of this set-up, or why it cannot be played.
    pub fn new(setup: Setup) -> Result<Artifact, SetupError> {
        setup.check()?;
        let in_play = |site: &Site| setup.left_out != Some(*site);
        let mut all_cards = Pile::EMPTY;
        let mut sites = 0;
        for site in Site::ALL.into_iter().filter(in_play) {
            sites |= 1 << site as u8;
            for face in Face::ALL {
                if setup.expansions.research || !face.is_special() {
                    for _ in 0..setup.values.copies[face] {
                        all_cards.add(Card { site, face });
                    }
                }
            }
        }
        Ok(Artifact {
            setup,
            all_cards,
            sites,
        })
    }

    /// What the players agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The printed numbers.
    pub fn values(&self) -> &Values {
        &self.setup.values
    }

    /// Is the site played with?
    #[inline]
    pub fn in_play(&self, site: Site) -> bool {
        self.sites >> site as u8 & 1 == 1
    }

    /// How many markers belong to a track.
    pub fn markers(&self, track: Track) -> u8 {
        if track.site().is_some_and(|site| !self.in_play(site)) {
            return 0;
        }
        let [three, four] = self.setup.values.removed;
        SPACES as u8
            - match self.setup.players {
                3 => three,
                4 => four,
                _ => 0,
            }
    }

    /// The tiles that are played with.
    pub fn tiles(&self) -> TileSet {
        match self.setup.left_out {
            Some(site) => TileSet::ALL.minus(TileSet::of_site(site)),
            None => TileSet::ALL,
        }
    }

    pub(super) fn first_state(&self) -> State {
        let nobody = Player {
            money: u16::from(self.setup.values.money),
            mat: PerTrack::all(0),
            huts: PerSite::all(0),
            reserve: self.setup.values.huts,
            research: PerSite::all(0),
            city: None,
            archaeologist: None,
            passed: false,
            free_action_used: false,
            tiles: TileSet::NONE,
            stand_alone: 0,
            manuscripts_used: 0,
            known: Pile::EMPTY,
            unseen: PerSite::all(0),
        };
        let (start, phase) = match self.setup.start {
            StartPlayer::Seat(seat) => (seat, Phase::FirstHuts { placed: 0 }),
            StartPlayer::Chance => (Seat::One, Phase::StartPlayer),
        };
        let mut state = State {
            table: Table {
                players: PerSeat::all(nobody),
                face_up: Pile::EMPTY,
                unseen: self.all_cards,
                gone: Pile::EMPTY,
                deck: PerSite::from_fn(|site| self.all_cards.of_site(site)),
                market: Each::all(None),
                board: PerTrack::from_fn(|track| self.markers(track)),
                tiles: self.tiles(),
                round: 0,
                start,
                last_round: None,
                seat: start,
                phase,
                actions_done: 0,
                owed: PerSite::all(0),
                drawing: None,
            },
            secret: Secret {
                hands: PerSeat::all(Pile::EMPTY),
                choosing: Choosing::NOTHING,
            },
        };
        if self.setup.quick_start && phase != Phase::StartPlayer {
            self.quick_start(&mut state, &mut crate::game::Unwatched);
        }
        state
    }

    /// Chance has picked the start player.
    pub(super) fn begin_with(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut impl Witness<Event>,
    ) {
        state.table.start = seat;
        state.table.seat = seat;
        state.table.phase = Phase::FirstHuts { placed: 0 };
        witness.see(Event::Begins { seat });
        if self.setup.quick_start {
            self.quick_start(state, witness);
        }
    }

    /// Places everybody's two huts by the table, and turns up a card at each site.
    fn quick_start(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let table: &[[Site; 2]] = match self.setup.players {
            3 => &QUICK_THREE,
            4 => &QUICK_FOUR,
            _ => &QUICK_FIVE,
        };
        for round in 0..FIRST_HUTS as usize {
            let seats = state.table.start.clockwise(self.setup.players);
            for (seat, sites) in seats.zip(table) {
                if let Some(site) = sites.get(round) {
                    self.place_first_hut(state, seat, *site, witness);
                }
            }
        }
        if self.setup.rules.quick_start_turns_up_one_card() {
            for site in Site::ALL {
                state.table.owed[site] = QUICK_START_CARDS.min(state.table.deck[site]);
            }
        }
        self.first_markers(state, witness);
    }

    fn place_first_hut(
        &self,
        state: &mut State,
        seat: Seat,
        site: Site,
        witness: &mut impl Witness<Event>,
    ) {
        witness.see(Event::FirstHut { seat, site });
        self.place_huts(state, seat, site, 1);
        state.table.take_marker(seat, site.workers());
    }

    pub(super) fn first_hut(
        &self,
        state: &mut State,
        site: Site,
        placed: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        self.place_first_hut(state, seat, site, witness);
        state.table.seat = seat.next(self.setup.players);
        let placed = placed + 1;
        if placed == FIRST_HUTS * self.setup.players {
            self.first_markers(state, witness);
        } else {
            state.table.phase = Phase::FirstHuts { placed };
        }
        Barrier::HandOver
    }

    /// A whole player at a time: the markers that fill up the mat.
    fn first_markers(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        if !self.fill_from_start(state, Phase::FirstMarkers) {
            self.begin_round(state, witness);
        }
    }

    pub(super) fn first_marker(
        &self,
        state: &mut State,
        track: Track,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        state.table.take_marker(seat, track);
        witness.see(Event::MarkerTaken { seat, track });
        if self.wants_marker(&state.table, seat) {
            return Barrier::None;
        }
        if !self.fill_next(state, Phase::FirstMarkers) {
            self.begin_round(state, witness);
        }
        Barrier::HandOver
    }
}
