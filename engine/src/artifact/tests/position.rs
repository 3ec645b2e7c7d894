//! Positions to test a rule in: everything is accounted for, whatever is set. The cards that are
//! named come from the decks; huts that dig and were given no cards get the first of the deck.

use std::vec::Vec;

pub(super) use super::play::Play;
pub(super) use crate::artifact::{
    Action, Archaeologist, Artifact, ArtifactType, Card, City, EndTrigger, Event, Expansions, Face,
    FragmentRule, Phase, Pile, Player, Refusal, Role, Rules, Setup, Site, Space, SpecialRule,
    StartPlayer, State, Table, Tile, TileSet, Track,
};
pub(super) use crate::each::Member;
pub(super) use crate::game::{Actor, Barrier, Game, Refused};
pub(super) use crate::seat::Seat;
pub(super) use crate::seat::Seat::{Five, Four, One, Three, Two};

/// The role markers by name.
pub(super) const PARIS: Role = Role::City(City::Paris);
pub(super) const LONDON: Role = Role::City(City::London);
pub(super) const BERLIN: Role = Role::City(City::Berlin);
pub(super) const NEW_YORK: Role = Role::City(City::NewYork);
pub(super) const ANDERSSON: Role = Role::Archaeologist(Archaeologist::Andersson);
pub(super) const CARTER: Role = Role::Archaeologist(Archaeologist::Carter);
pub(super) const JUDD: Role = Role::Archaeologist(Archaeologist::Judd);
pub(super) const MORLEY: Role = Role::Archaeologist(Archaeologist::Morley);

/// Expansion I alone.
pub(super) fn with_research(players: u8) -> Setup {
    Setup {
        expansions: Expansions {
            research: true,
            roles: false,
        },
        ..Setup::base(players)
    }
}

/// Expansion II alone.
pub(super) fn with_roles(players: u8) -> Setup {
    Setup {
        expansions: Expansions {
            research: false,
            roles: true,
        },
        ..Setup::base(players)
    }
}

/// The complete game.
pub(super) fn complete(players: u8) -> Setup {
    Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(players)
    }
}

/// The same set-up by the first rules.
pub(super) fn by_first_rules(setup: Setup) -> Setup {
    Setup {
        rules: Rules::First,
        ..setup
    }
}

/// The complete game, with the option that special artifacts count.
pub(super) fn special_count(players: u8) -> Setup {
    Setup {
        special: SpecialRule::OfTheirSite,
        ..complete(players)
    }
}

/// A card.
pub(super) fn card(site: Site, face: Face) -> Card {
    Card::new(site, face)
}

/// Cards of one site.
pub(super) fn cards(site: Site, faces: &[Face]) -> Vec<Card> {
    faces.iter().map(|face| Card::new(site, *face)).collect()
}

/// One card of a face from each of the sites.
pub(super) fn each(face: Face, sites: &[Site]) -> Vec<Card> {
    sites.iter().map(|site| Card::new(*site, face)).collect()
}

/// The tile for artifacts of a type.
pub(super) fn of_type(kind: ArtifactType, size: u8) -> Tile {
    Tile::of_type(kind, size).unwrap()
}

/// The tile for artifacts from a site.
pub(super) fn from_site(site: Site, size: u8) -> Tile {
    Tile::from_site(site, size).unwrap()
}

/// A pile of these cards.
pub(super) fn pile(cards: &[Card]) -> Pile {
    cards.iter().copied().collect()
}

/// A position that is being put together.
pub(super) struct Position {
    game: Artifact,
    state: State,
    pinned: Vec<Track>,
    set_up_cards: Vec<Site>,
}

impl Position {
    /// The first seat's turn in 1920. No hut stands anywhere; everybody has 20 coins and one
    /// marker of each track, so that the next one of any covers a 3. At three players a second
    /// museum makes up for the track that is left out.
    pub fn new(setup: Setup) -> Position {
        let game = Artifact::new(setup).unwrap();
        let mut state = Artifact::new(Setup {
            quick_start: false,
            ..setup
        })
        .unwrap()
        .start();
        state.table.phase = Phase::Turn;
        for seat in Seat::first(setup.players) {
            state.table.players[seat].money = 20;
            for track in Track::ALL {
                let left_out = game.markers(track) == 0;
                let track = if left_out { Track::Museum } else { track };
                state.table.take_marker(seat, track);
            }
        }
        Position {
            game,
            state,
            pinned: Vec::new(),
            set_up_cards: Vec::new(),
        }
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.table.players[seat]
    }

    fn draw(&mut self, card: Card) {
        assert!(self.state.decks().has(card), "{card:?} is not in its deck");
        self.state.table.unseen.take(card);
        self.state.table.deck[card.site] -= 1;
    }

    /// A player's money.
    pub fn money(mut self, seat: Seat, coins: u16) -> Self {
        self.player(seat).money = coins;
        self
    }

    /// Cards in hand that everybody saw going there.
    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        for card in cards {
            self.draw(*card);
            self.player(seat).known.add(*card);
        }
        self
    }

    /// Cards in hand that were drawn unseen.
    pub fn unseen(mut self, seat: Seat, cards: &[Card]) -> Self {
        for card in cards {
            assert!(self.state.decks().has(*card), "{card:?} is not in its deck");
            self.state.table.deck[card.site] -= 1;
            self.state.secret.hands[seat].add(*card);
            self.player(seat).unseen[card.site] += 1;
        }
        self
    }

    /// A player's huts at a site.
    pub fn huts(mut self, seat: Seat, site: Site, huts: u8) -> Self {
        let player = self.player(seat);
        player.reserve = player.reserve + player.huts[site] - huts;
        player.huts[site] = huts;
        self
    }

    /// The cards next to a site.
    pub fn face_up(mut self, site: Site, faces: &[Face]) -> Self {
        for face in faces {
            self.draw(Card::new(site, *face));
            self.state.table.face_up.add(Card::new(site, *face));
        }
        self.set_up_cards.push(site);
        self
    }

    /// A player's markers, in the order of the tracks; the board makes up for it.
    pub fn mat(mut self, seat: Seat, markers: [u8; 6]) -> Self {
        for (track, count) in Track::ALL.into_iter().zip(markers) {
            self.set_markers(seat, track, count);
        }
        self
    }

    fn set_markers(&mut self, seat: Seat, track: Track, count: u8) {
        let board = self.state.table.board[track] + self.player(seat).mat[track];
        self.player(seat).mat[track] = count;
        self.state.table.board[track] = board.checked_sub(count).expect("enough markers");
    }

    /// So many markers of a track on the other seats' mats that the next one covers a number.
    pub fn covering(mut self, track: Track, number: u8) -> Self {
        let numbers = self.game.values().tracks[track];
        let space = numbers.iter().position(|n| *n == number).unwrap() as u8;
        self.pinned.push(track);
        let turn = self.state.table.seat;
        for seat in turn.clockwise(self.game.seats()).skip(1) {
            self.set_markers(seat, track, 0);
        }
        let mut others = self.state.table.board[track].checked_sub(space).unwrap();
        for seat in turn.clockwise(self.game.seats()).skip(1) {
            let count = others.min(self.game.values().mat);
            self.set_markers(seat, track, count);
            others -= count;
            self.make_room(seat);
        }
        assert_eq!(others, 0, "the mats have no room for so many markers");
        self
    }

    fn make_room(&mut self, seat: Seat) {
        for track in Track::ALL {
            if !self.pinned.contains(&track) && self.player(seat).markers() > self.game.values().mat
            {
                self.set_markers(seat, track, 0);
            }
        }
    }

    /// The black market, the oldest card first.
    pub fn market(mut self, cards: &[Card]) -> Self {
        for (space, card) in Space::ALL.into_iter().zip(cards) {
            self.draw(*card);
            self.state.table.market[space] = Some(*card);
        }
        self
    }

    /// A player's role.
    pub fn role(mut self, seat: Seat, role: Role) -> Self {
        self.player(seat).assume(role);
        self
    }

    /// A player's research markers: Africa, Asia, America, Middle East.
    pub fn research(mut self, seat: Seat, levels: [u8; 4]) -> Self {
        self.player(seat).research = crate::artifact::PerSite::new(levels);
        self
    }

    /// A tile that a player has. The cards under it are not looked for.
    pub fn tile(mut self, seat: Seat, tile: Tile) -> Self {
        self.state.table.tiles = self.state.table.tiles.without(tile);
        let player = self.player(seat);
        player.tiles = player.tiles.with(tile);
        self
    }

    /// Several tiles.
    pub fn tiles(self, seat: Seat, tiles: impl IntoIterator<Item = Tile>) -> Self {
        tiles
            .into_iter()
            .fold(self, |position, tile| position.tile(seat, tile))
    }

    /// Stand-alone exhibitions of a player.
    pub fn stand_alone(mut self, seat: Seat, site: Site, count: u8) -> Self {
        for _ in 0..count {
            self.draw(Card::new(site, Face::StandAlone));
            self.state.table.gone.add(Card::new(site, Face::StandAlone));
        }
        self.player(seat).stand_alone += count;
        self
    }

    /// What is left in a deck; all else of it has left the game.
    pub fn deck(mut self, site: Site, left: &[Face]) -> Self {
        let mut stay: Pile = left.iter().map(|face| Card::new(site, *face)).collect();
        let decks = self.state.decks();
        for (card, count) in decks.iter().filter(|(card, _)| card.site == site) {
            for _ in 0..count {
                if !stay.take(card) {
                    self.draw(card);
                    self.state.table.gone.add(card);
                }
            }
        }
        assert!(stay.is_empty(), "{stay:?} is not in the deck");
        self
    }

    /// The year on the track.
    pub fn year(mut self, year: u16) -> Self {
        self.state.table.round = (year - self.game.values().first_year) as u8;
        if self.state.table.round + 1 == self.game.values().rounds {
            self.state.table.last_round = Some(EndTrigger::LastYear);
        }
        self
    }

    /// A player who has passed.
    pub fn passed(mut self, seat: Seat) -> Self {
        self.player(seat).passed = true;
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.state.table.seat = seat;
        self
    }

    /// Who has the start-player marker.
    pub fn start(mut self, seat: Seat) -> Self {
        self.state.table.start = seat;
        self
    }

    /// How many actions of this turn are done.
    pub fn done(mut self, actions: u8) -> Self {
        self.state.table.actions_done = actions;
        self
    }

    /// A position that has come to the end of the game knows it.
    fn last_round_if_due(&mut self) {
        let table = &mut self.state.table;
        let empty = Site::ALL
            .into_iter()
            .find(|site| self.game.in_play(*site) && table.deck[*site] == 0);
        if let Some(site) = empty {
            table.last_round.get_or_insert(EndTrigger::DeckEmpty(site));
        }
        if table.tiles.and(TileSet::INCOME_TRACK).is_empty() {
            table.last_round.get_or_insert(EndTrigger::IncomeTrackEmpty);
        }
    }

    /// To be played. Everything has to be accounted for.
    pub fn ready(mut self) -> Play {
        for site in Site::ALL {
            let missing = self.state.table.huts(site).saturating_sub(1);
            if self.set_up_cards.contains(&site) {
                continue;
            }
            for _ in 0..missing {
                let Some(card) = self.state.decks().nth_of_site(site, 0) else {
                    break;
                };
                self.draw(card);
                self.state.table.face_up.add(card);
            }
        }
        self.last_round_if_due();
        let play = Play {
            game: self.game,
            state: self.state,
            events: Vec::new(),
        };
        play.check();
        play
    }
}
