//! IV. Produce an exhibition: a tile, exactly its set of cards, one of them kept.
//!
//! Ordinary artifacts and fragments count in a set; the other special cards have uses of their
//! own, unless it was agreed on that they count as cards of their sites. Sets grow card by card in any order. A card is welcome as long as the cards so far can
//! still be told apart as the tile wants them, with one in excess for New York; such sets can
//! always be completed if the hand holds one at all.

use super::action::{Action, Families};
use super::cards::{self, Card, Faces, Pile};
use super::data::{ArtifactType, City, Face, PerSite, Site, Tile, TileSet, Track, Wants};
use super::event::Event;
use super::market::reveal;
use super::setup::{Artifact, FragmentRule, Setup, SpecialRule};
use super::state::{Phase, Player, State};
use crate::actions::ActionSet;
use crate::each::Member;
use crate::game::{Barrier, Witness};

/// The faces that count in every set.
const USABLE: u32 = TYPES | FRAGMENTS;
/// The faces of the five ordinary types.
const TYPES: u32 = 0b1_1111;
/// The face of fragments.
const FRAGMENTS: u32 = 1 << Face::Fragments as u8;
/// The faces that count in sets of sites, if they do.
const SPECIAL: u32 =
    1 << Face::Gold as u8 | 1 << Face::Manuscript as u8 | 1 << Face::StandAlone as u8;

/// How many cards of a hand stand for what each tile wants.
pub(super) struct Holdings<'a> {
    cards: &'a Pile,
    faces: Faces,
    fragments: u8,
    /// The cards that count in sets of sites and have no type.
    special: u8,
    /// The fields of a site's word that stand for this site alone.
    of_one_site: u32,
    /// The cards that stand for any site.
    of_any_site: u8,
}

impl Holdings<'_> {
    #[inline(always)]
    pub(super) fn of<'c>(cards: &'c Pile, setup: &Setup) -> Holdings<'c> {
        let faces = cards.faces();
        let fragments = faces.count(Face::Fragments);
        let (mut of_one_site, of_any_site) = match setup.fragments {
            FragmentRule::Wild => (cards::ORDINARY, fragments),
            FragmentRule::OwnSite => (cards::ORDINARY | cards::FRAGMENTS, 0),
        };
        let special = special_in_sets(faces, setup.special);
        if special > 0 {
            of_one_site |= cards::SPECIAL;
        }
        Holdings {
            cards,
            faces,
            fragments,
            special,
            of_one_site,
            of_any_site,
        }
    }

    /// All cards that count in a set of types.
    #[inline(always)]
    fn in_types(&self) -> u8 {
        self.faces.ordinary() + self.fragments
    }

    /// All cards that count in a set of sites.
    #[inline(always)]
    fn in_sites(&self) -> u8 {
        self.in_types() + self.special
    }

    /// Cards that are of a type or stand for it.
    #[inline(always)]
    fn of_type(&self, kind: ArtifactType) -> u8 {
        self.faces.count(Face::of(kind)) + self.fragments
    }

    /// Cards that are from a site or stand for it.
    #[inline(always)]
    fn of_site(&self, site: Site) -> u8 {
        self.cards.count_in(site, self.of_one_site) + self.of_any_site
    }

    /// The first tile of each site with at least so many cards.
    #[inline(always)]
    fn site_tiles(&self, at_least: u8) -> u32 {
        let mut bits = 0;
        for site in Site::ALL {
            if self.of_site(site) >= at_least {
                bits |= TileSet::of_site(site).bits();
            }
        }
        bits & TileSet::FOUR_FROM_SITES.bits()
    }

    /// Sites that can be told apart.
    #[inline(always)]
    fn different_sites(&self) -> u8 {
        self.cards.sites_in(self.of_one_site) + self.of_any_site
    }

    /// Types that can be told apart.
    #[inline(always)]
    fn different_types(&self) -> u8 {
        self.faces.types_with(1).count_ones() as u8 + self.fragments
    }

    /// Is a card from a site there that stands for this site alone?
    pub(super) fn has_site(&self, site: Site) -> bool {
        self.cards.count_in(site, self.of_one_site) > 0
    }

    /// Is there an artifact of a type?
    pub(super) fn has_type(&self, kind: ArtifactType) -> bool {
        self.faces.count(Face::of(kind)) > 0
    }

    /// How many of the cards count in a tile's set at all.
    #[inline(always)]
    pub(super) fn usable(&self, wants: Wants) -> u8 {
        if is_of_sites(wants) {
            self.in_sites()
        } else {
            self.in_types()
        }
    }

    /// How many of the cards fit what a tile wants, without help from New York.
    pub(super) fn fitting(&self, wants: Wants) -> u8 {
        match wants {
            Wants::OfType(kind, _) => self.of_type(kind),
            Wants::FromSite(site, _) => self.of_site(site),
            Wants::DifferentSites => self.different_sites(),
            Wants::DifferentTypes => self.different_types(),
        }
    }

    /// With the card that New York lets stand for anything, if there is one to spare.
    #[inline(always)]
    fn with_joker(&self, wants: Wants, player: &Player) -> u8 {
        (self.fitting(wants) + jokers(player)).min(self.usable(wants))
    }
}

/// How many of these cards count in sets of sites though they have no type.
#[inline(always)]
fn special_in_sets(faces: Faces, rule: SpecialRule) -> u8 {
    match rule {
        SpecialRule::Apart => 0,
        SpecialRule::OfTheirSite => {
            let count = |face| faces.count(face);
            count(Face::Gold) + count(Face::Manuscript) + count(Face::StandAlone)
        }
    }
}

/// Does a tile want sites rather than types?
fn is_of_sites(wants: Wants) -> bool {
    matches!(wants, Wants::FromSite(..) | Wants::DifferentSites)
}

/// How many cards of a set may be any: one by the role of New York.
#[inline(always)]
pub(super) fn jokers(player: &Player) -> u8 {
    u8::from(player.city == Some(City::NewYork))
}

impl Artifact {
    /// The tiles whose sets a hand holds, taken or not.
    #[inline(always)]
    pub(super) fn formable(&self, hand: &Pile, player: &Player) -> TileSet {
        let holdings = Holdings::of(hand, &self.setup);
        let (in_types, in_sites) = (holdings.in_types(), holdings.in_sites());
        if in_sites < 3 {
            return TileSet::NONE;
        }
        let jokers = jokers(player);
        let fitting = |size: u8| size - jokers;
        let of_type = |size| {
            let ordinary = fitting(size).saturating_sub(holdings.fragments);
            holdings.faces.types_with(ordinary) << (size - 3)
        };
        let mut bits = 0;
        if holdings.different_sites() >= fitting(3) {
            bits |= 1 << Tile::DIFFERENT_SITES.number();
        }
        if in_sites >= 4 {
            bits |= holdings.site_tiles(fitting(4));
        }
        if in_sites >= 5 {
            bits |= holdings.site_tiles(fitting(5)) << 1;
        }
        if in_types >= 3 {
            bits |= of_type(3);
        }
        if in_types >= 4 {
            bits |= of_type(4);
        }
        if in_types >= 5 {
            bits |= of_type(5);
            if holdings.different_types() >= fitting(5) {
                bits |= 1 << Tile::DIFFERENT_TYPES.number();
            }
        }
        TileSet::from_bits(bits).unwrap_or(TileSet::NONE)
    }

    /// The tiles that a player could take with the cards in hand, costs aside.
    pub fn exhibitions_in_hand(&self, hand: &Pile, player: &Player) -> TileSet {
        self.formable(hand, player)
    }

    /// How many cards a hand misses for a tile's set.
    pub fn missing_for(&self, hand: &Pile, player: &Player, tile: Tile) -> u8 {
        let held = Holdings::of(hand, &self.setup).with_joker(tile.wants(), player);
        tile.wants().size().saturating_sub(held)
    }

    pub(super) fn choose_tile(&self, state: &mut State, tile: Tile) -> Barrier {
        state.secret.choosing.tile = Some(tile);
        Barrier::None
    }

    /// The cards that can join those chosen so far.
    pub(super) fn show_legal(&self, state: &State, tile: Tile, set: &mut ActionSet<Action>) {
        let chosen = &state.secret.choosing.cards;
        let seat = state.table.seat;
        let left = state.hand(seat).minus(chosen);
        let player = &state.table.players[seat];
        let welcome = self.welcome_faces(tile.wants(), player, chosen);
        for site in Site::ALL {
            let faces = left.faces_of_site(site) & welcome[site];
            set.faces(Action::Choose, site, faces);
        }
    }

    /// The faces of each site that can join the cards chosen so far: those that fit, or any if New
    /// York's role has not been used for one yet.
    fn welcome_faces(&self, wants: Wants, player: &Player, chosen: &Pile) -> PerSite<u32> {
        let holdings = Holdings::of(chosen, &self.setup);
        let joker_free = jokers(player) > 0 && chosen.len() == holdings.fitting(wants);
        PerSite::from_fn(|site| {
            if joker_free {
                self.usable_faces(wants)
            } else {
                self.fitting_faces(wants, site, &holdings)
            }
        })
    }

    /// The cards of a hand that make a tile's set, if there is but one such set: nothing has to be
    /// asked then. With New York's role some of these are not found; asking is never wrong.
    pub fn only_set(&self, hand: &Pile, player: &Player, tile: Tile) -> Option<Pile> {
        if !self.formable(hand, player).contains(tile) {
            return None;
        }
        let wants = tile.wants();
        let mut chosen = Pile::EMPTY;
        while chosen.len() < wants.size() {
            let fitting = self.fitting_beside(&chosen, hand, player, wants);
            let mut cards = fitting.iter();
            let first = cards.next()?.0;
            // What fits later fits now: if no more cards fit than are needed, the set is all of them.
            if fitting.len() == wants.size() - chosen.len() {
                return Some(chosen.plus(&fitting));
            }
            if cards.next().is_some() {
                return None;
            }
            chosen.add(first);
        }
        Some(chosen)
    }

    /// The cards of a hand that can join those chosen so far. Where all have to be different, one of
    /// several equal cards is as good as the other.
    fn fitting_beside(&self, chosen: &Pile, hand: &Pile, player: &Player, wants: Wants) -> Pile {
        let all_differ = matches!(wants, Wants::DifferentSites | Wants::DifferentTypes);
        let once = all_differ && jokers(player) == 0;
        let welcome = self.welcome_faces(wants, player, chosen);
        let mut fitting = Pile::EMPTY;
        for (card, count) in hand.minus(chosen).iter() {
            let is_welcome = welcome[card.site] >> card.face as u8 & 1 == 1;
            let as_good = once && card.face != Face::Fragments;
            for _ in 0..if as_good { count.min(1) } else { count } {
                if is_welcome {
                    fitting.add(card);
                }
            }
        }
        fitting
    }

    /// The faces that count in a tile's sets.
    fn usable_faces(&self, wants: Wants) -> u32 {
        match self.setup.special {
            SpecialRule::OfTheirSite if is_of_sites(wants) => USABLE | SPECIAL,
            SpecialRule::OfTheirSite | SpecialRule::Apart => USABLE,
        }
    }

    /// How many of these cards count in sets of sites though they have no type.
    pub(super) fn special_in_sets(&self, faces: Faces) -> u8 {
        special_in_sets(faces, self.setup.special)
    }

    /// The faces of a site that fit beside the cards chosen so far.
    fn fitting_faces(&self, wants: Wants, site: Site, chosen: &Holdings<'_>) -> u32 {
        match wants {
            Wants::OfType(kind, _) => 1 << Face::of(kind) as u8 | FRAGMENTS,
            Wants::FromSite(wanted, _) if wanted == site => self.usable_faces(wants),
            Wants::DifferentSites if chosen.cards.count_in(site, chosen.of_one_site) == 0 => {
                self.usable_faces(wants)
            }
            Wants::FromSite(..) | Wants::DifferentSites => match self.setup.fragments {
                FragmentRule::Wild => FRAGMENTS,
                FragmentRule::OwnSite => 0,
            },
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
        let fitting = Holdings::of(chosen, &self.setup).with_joker(tile.wants(), player);
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
        state.table.tiles = state.table.tiles.without(tile);
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

    pub(super) fn keeping_legal(&self, shown: &Pile, must: bool, set: &mut ActionSet<Action>) {
        // What lies there counted in the set, so only fragments are not taken back.
        for site in Site::ALL {
            set.faces(Action::Choose, site, shown.faces_of_site(site) & !FRAGMENTS);
        }
        if !must {
            set.insert(Action::Decline);
        }
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
