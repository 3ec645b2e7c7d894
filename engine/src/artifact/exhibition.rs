//! IV. Produce an exhibition: a tile, exactly its set of cards, one of them kept.
//!
//! Ordinary artifacts and fragments count in a set; the other special cards have uses of their
//! own. Sets grow card by card in any order. A card is welcome as long as the cards so far can
//! still be told apart as the tile wants them, with one in excess for New York; such sets can
//! always be completed if the hand holds one at all.

use super::action::{Action, Families};
use super::cards::{Card, Faces, Pile};
use super::data::{ArtifactType, City, Face, Role, Site, Tile, TileSet, Track, Wants};
use super::event::Event;
use super::market::reveal;
use super::setup::{Artifact, FragmentRule};
use super::state::{Phase, Player, State};
use crate::actions::ActionSet;
use crate::each::Member;
use crate::game::{Barrier, Witness};

/// The faces that count in a set.
const USABLE: u32 = TYPES | FRAGMENTS;
const TYPES: u32 = 0b1_1111;
const FRAGMENTS: u32 = 1 << Face::Fragments as u8;

/// How many cards of a hand stand for what each tile wants.
struct Holdings {
    faces: Faces,
    fragments: u8,
    /// Ordinary artifacts of each site, and its fragments.
    sites: [(u8, u8); 4],
    usable: u8,
    wild: bool,
}

impl Holdings {
    #[inline(always)]
    fn of(cards: &Pile, rule: FragmentRule) -> Holdings {
        let faces = cards.faces();
        let sites = Site::ALL.map(|site| {
            let fragments = cards.count(Card::new(site, Face::Fragments));
            (cards.ordinary_of_site(site), fragments)
        });
        let fragments = faces.count(Face::Fragments);
        let ordinary: u8 = sites.iter().map(|(ordinary, _)| ordinary).sum();
        Holdings {
            faces,
            fragments,
            sites,
            usable: ordinary + fragments,
            wild: rule == FragmentRule::Wild,
        }
    }

    /// Cards that are of a type or stand for it.
    #[inline(always)]
    fn of_type(&self, kind: ArtifactType) -> u8 {
        self.faces.count(Face::of(kind)) + self.fragments
    }

    /// Cards that are from a site or stand for it.
    #[inline(always)]
    fn of_site(&self, (ordinary, fragments): (u8, u8)) -> u8 {
        ordinary + if self.wild { self.fragments } else { fragments }
    }

    /// Sites that can be told apart.
    #[inline(always)]
    fn different_sites(&self) -> u8 {
        if self.wild {
            let sites = self.sites.iter().filter(|(ordinary, _)| *ordinary > 0);
            sites.count() as u8 + self.fragments
        } else {
            let both = |(ordinary, fragments): &&(u8, u8)| ordinary + fragments > 0;
            self.sites.iter().filter(both).count() as u8
        }
    }

    /// Types that can be told apart.
    #[inline(always)]
    fn different_types(&self) -> u8 {
        let held = |kind: &&ArtifactType| self.faces.count(Face::of(**kind)) > 0;
        ArtifactType::ALL.iter().filter(held).count() as u8 + self.fragments
    }

    /// How many of the cards fit what a tile wants, without help from New York.
    fn fitting(&self, wants: Wants) -> u8 {
        match wants {
            Wants::OfType(kind, _) => self.of_type(kind),
            Wants::FromSite(site, _) => self
                .sites
                .get(site.place())
                .map_or(0, |both| self.of_site(*both)),
            Wants::DifferentSites => self.different_sites(),
            Wants::DifferentTypes => self.different_types(),
        }
    }

    /// With the card that New York lets stand for anything, if there is one to spare.
    #[inline(always)]
    fn with_joker(&self, fitting: u8, new_york: bool) -> u8 {
        fitting + u8::from(new_york && self.usable > fitting)
    }
}

impl Artifact {
    /// The tiles whose sets a hand holds, taken or not.
    #[inline]
    pub(super) fn formable(&self, hand: &Pile, player: &Player) -> TileSet {
        if hand.len() < 3 {
            return TileSet::NONE;
        }
        let holdings = Holdings::of(hand, self.setup.fragments);
        let new_york = player.city == Some(City::NewYork);
        let mut bits = 0;
        for (number, kind) in ArtifactType::ALL.into_iter().enumerate() {
            let count = holdings.with_joker(holdings.of_type(kind), new_york);
            // One bit each for three, four and five cards.
            bits |= (0b111 >> 5u8.saturating_sub(count).min(3)) << (number * 3);
        }
        for (number, both) in holdings.sites.into_iter().enumerate() {
            let count = holdings.with_joker(holdings.of_site(both), new_york);
            // One bit each for four and five cards.
            bits |= (0b11 >> 5u8.saturating_sub(count).min(2)) << (15 + number * 2);
        }
        let sites = holdings.with_joker(holdings.different_sites(), new_york);
        bits |= u32::from(sites >= 3) << Tile::DIFFERENT_SITES.number();
        let types = holdings.with_joker(holdings.different_types(), new_york);
        bits |= u32::from(types >= 5) << Tile::DIFFERENT_TYPES.number();
        TileSet::from_bits(bits).unwrap_or(TileSet::NONE)
    }

    /// The tiles that a player could take with the cards in hand, costs aside.
    pub fn exhibitions_in_hand(&self, hand: &Pile, player: &Player) -> TileSet {
        self.formable(hand, player)
    }

    /// How many cards a hand misses for a tile's set.
    pub fn missing_for(&self, hand: &Pile, player: &Player, tile: Tile) -> u8 {
        let holdings = Holdings::of(hand, self.setup.fragments);
        let new_york = player.city == Some(City::NewYork);
        let held = holdings.with_joker(holdings.fitting(tile.wants()), new_york);
        tile.wants().size().saturating_sub(held)
    }

    pub(super) fn choose_tile(&self, state: &mut State, tile: Tile) -> Barrier {
        state.secret.choosing.tile = Some(tile);
        Barrier::None
    }

    /// The cards that can join those chosen so far.
    pub(super) fn show_legal(&self, state: &State, tile: Tile) -> ActionSet<Action> {
        let chosen = &state.secret.choosing.cards;
        let seat = state.table.seat;
        let left = state.hand(seat).minus(chosen);
        let new_york = state.table.players[seat].has(Role::City(City::NewYork));
        let holdings = Holdings::of(chosen, self.setup.fragments);
        let fitting = holdings.fitting(tile.wants());
        let joker_free = new_york && chosen.len() == fitting;
        let mut set = ActionSet::default();
        for site in Site::ALL {
            let welcome = if joker_free {
                USABLE
            } else {
                self.fitting_faces(tile.wants(), site, &holdings)
            };
            set.faces(Action::Choose, site, left.faces_of_site(site) & welcome);
        }
        set
    }

    /// The faces of a site that fit beside the cards chosen so far.
    fn fitting_faces(&self, wants: Wants, site: Site, chosen: &Holdings) -> u32 {
        match wants {
            Wants::OfType(kind, _) => 1 << Face::of(kind) as u8 | FRAGMENTS,
            Wants::FromSite(wanted, _) if wanted == site => USABLE,
            Wants::FromSite(..) if chosen.wild => FRAGMENTS,
            Wants::FromSite(..) => 0,
            Wants::DifferentSites => {
                let both = chosen.sites.get(site.place()).copied().unwrap_or_default();
                match (both, chosen.wild) {
                    ((0, _), true) | ((0, 0), false) => USABLE,
                    (_, true) => FRAGMENTS,
                    (_, false) => 0,
                }
            }
            Wants::DifferentTypes => ArtifactType::ALL
                .into_iter()
                .map(Face::of)
                .filter(|face| chosen.faces.count(*face) == 0)
                .fold(FRAGMENTS, |faces, face| faces | 1 << face as u8),
        }
    }

    /// Can the tile be paid for, and the cards chosen so far be completed to its set?
    pub(super) fn show_is_sound(&self, state: &State, tile: Tile) -> bool {
        let seat = state.table.seat;
        let player = &state.table.players[seat];
        let paid = match state.secret.choosing.joker {
            Some(marker) => marker != Track::Museum,
            None if player.markers() == 0 => self.has_free_action(player),
            None => {
                let cost = u16::from(self.cost(&state.table, Track::Museum));
                player.mat[Track::Museum] > 0 && player.money >= cost
            }
        };
        let chosen = &state.secret.choosing.cards;
        let holdings = Holdings::of(chosen, self.setup.fragments);
        let fitting = holdings.fitting(tile.wants());
        let fitting = holdings.with_joker(fitting, player.city == Some(City::NewYork));
        let possible = self.formable(&state.hand(seat), player);
        paid && state.table.tiles.and(possible).contains(tile)
            && chosen.len() < tile.wants().size()
            && chosen.len() == fitting
    }

    pub(super) fn choose_shown(
        &self,
        state: &mut State,
        tile: Tile,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        state.secret.choosing.cards.add(card);
        if state.secret.choosing.cards.len() < tile.wants().size() {
            return Barrier::None;
        }
        self.produce(state, tile, witness)
    }

    /// The set is complete: pay, show it, take the tile.
    fn produce(&self, state: &mut State, tile: Tile, witness: &mut impl Witness<Event>) -> Barrier {
        let seat = state.table.seat;
        let shown = state.secret.choosing.cards;
        let paid = self.pay(state, Track::Museum, 1);
        let revealed = state.play_cards(seat, shown);
        let base = self.base_income(&state.table);
        state.table.tiles = state.table.tiles.without(TileSet::NONE.with(tile));
        let player = &mut state.table.players[seat];
        player.tiles = player.tiles.with(tile);
        let keep = if player.city == Some(City::Paris) {
            2
        } else {
            1
        };
        witness.see(Event::Exhibited {
            seat,
            tile,
            shown,
            paid,
        });
        let now = self.base_income(&state.table);
        if now != base {
            witness.see(Event::BaseIncome { now });
        }
        self.check_tiles(state, witness);
        self.go_on_keeping(state, shown, keep, true);
        reveal(revealed)
    }

    /// Cards go back to the hand as long as there are any that may: fragments never do.
    fn go_on_keeping(&self, state: &mut State, shown: Pile, left: u8, must: bool) -> Barrier {
        let fragments = shown.faces().count(Face::Fragments);
        if left > 0 && shown.len() > fragments {
            state.table.phase = Phase::Keeping { shown, left, must };
            return Barrier::None;
        }
        state.table.gone = state.table.gone.plus(&shown);
        self.finish_exhibition(state)
    }

    pub(super) fn keeping_legal(&self, shown: &Pile, must: bool) -> ActionSet<Action> {
        let mut set = ActionSet::default();
        for site in Site::ALL {
            set.faces(Action::Choose, site, shown.faces_of_site(site) & TYPES);
        }
        if !must {
            set.insert(Action::Decline);
        }
        set
    }

    pub(super) fn choose_kept(
        &self,
        state: &mut State,
        mut shown: Pile,
        left: u8,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        shown.take(card);
        state.table.players[seat].known.add(card);
        witness.see(Event::Kept { seat, card });
        self.go_on_keeping(state, shown, left - 1, false)
    }

    pub(super) fn keep_no_more(
        &self,
        state: &mut State,
        shown: Pile,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        witness.see(Event::Declined {
            seat: state.table.seat,
        });
        self.go_on_keeping(state, shown, 0, false)
    }

    /// A special artifact that is an exhibition by itself.
    pub(super) fn stand_alone(
        &self,
        state: &mut State,
        site: Site,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let card = Card::new(site, Face::StandAlone);
        let paid = self.pay(state, Track::Museum, 1);
        let revealed = state.play_card(seat, card);
        state.table.gone.add(card);
        state.table.players[seat].stand_alone += 1;
        witness.see(Event::StoodAlone { seat, card, paid });
        self.finish_exhibition(state);
        reveal(revealed)
    }
}
