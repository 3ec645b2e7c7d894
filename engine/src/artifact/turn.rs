//! II. Actions: a turn is one or two actions, or passing. For each action a marker goes back to
//! its track and the number it covers is paid.

use super::action::{self, Action, Families};
use super::data::{ACTIONS_A_TURN, Archaeologist, Face, Site, TileSet, Track};
use super::event::{Event, Paid};
use super::setup::Artifact;
use super::state::{Choosing, Phase, Player, State, Table, some_of_four, some_of_six};
use crate::actions::ActionSet;
use crate::each::Member;
use crate::game::{Barrier, Witness};

/// What the board and the hand allow, whoever pays for it.
#[derive(Clone, Copy)]
struct Openings {
    /// Actions at sites: the bits that their codes have in a set of actions.
    at_sites: u32,
    tiles: TileSet,
}

/// The bit of the museum's track.
const MUSEUM: u32 = 1 << Track::Museum as u8;
/// The bit of the ship's track.
const SHIP: u32 = 1 << Track::Ship as u8;
/// Where the tracks of the four sites' workers begin.
const WORKERS: u8 = Track::AfricanWorkers as u8;

/// A bit for each site.
const SITES: u32 = 0b1111;
/// The actions at sites that a marker of the museum pays for.
const BY_MUSEUM: u32 = SITES << action::RESEARCH | SITES << action::STAND_ALONE;
/// The actions at sites that a marker of the ship pays for.
const BY_SHIP: u32 = SITES << action::SHIP;

impl Openings {
    /// The sites where workers can be hired.
    #[inline(always)]
    fn hire(&self) -> u32 {
        self.at_sites >> action::HIRE & SITES
    }

    /// The tracks whose markers could pay for something, if money were no object.
    #[inline(always)]
    fn tracks(&self) -> u32 {
        let museum = self.at_sites & BY_MUSEUM | self.tiles.bits();
        let ship = self.at_sites & BY_SHIP;
        (u32::from(museum != 0) * MUSEUM) | (u32::from(ship != 0) * SHIP) | self.hire() << WORKERS
    }

    /// The markers held that can stand for another: if only one track is wanted, its own
    /// markers are no jokers.
    #[inline(always)]
    fn jokers(&self, held: u32) -> u32 {
        let wanted = self.tracks();
        if wanted == 0 {
            0
        } else if wanted & (wanted - 1) == 0 {
            held & !wanted
        } else {
            held
        }
    }

    /// What markers of these tracks pay for.
    #[inline(always)]
    fn paid_by(&self, tracks: u32) -> Openings {
        let mut paid = Openings {
            at_sites: (self.hire() & tracks >> WORKERS) << action::HIRE,
            tiles: TileSet::NONE,
        };
        if tracks & MUSEUM != 0 {
            paid.at_sites |= self.at_sites & BY_MUSEUM;
            paid.tiles = self.tiles;
        }
        if tracks & SHIP != 0 {
            paid.at_sites |= self.at_sites & BY_SHIP;
        }
        paid
    }

    #[inline(always)]
    fn insert(&self, set: &mut ActionSet<Action>, hire_two: u32) {
        set.at_sites(self.at_sites | (self.hire() & hire_two) << action::HIRE_TWO);
        set.exhibits(self.tiles);
    }
}

impl Artifact {
    /// The number that the next marker of a track covers.
    #[inline]
    pub fn cost(&self, table: &Table, track: Track) -> u8 {
        self.cost_beside(track, table.board[track])
    }

    /// The number that the next marker of a track covers if so many are on it: fewer make it dearer.
    #[inline]
    pub fn cost_beside(&self, track: Track, markers: u8) -> u8 {
        self.setup.values.tracks[track]
            .get(usize::from(markers))
            .copied()
            .unwrap_or(0)
    }

    /// What an action of a track costs the seat whose turn it is: a joker's price if one was
    /// chosen, nothing for Andersson's free action, or else the number that is covered.
    pub fn price(&self, table: &Table, choosing: &Choosing, track: Track) -> u8 {
        if choosing.joker.is_some() {
            self.setup.values.joker
        } else if self.has_free_action(&table.players[table.seat]) {
            0
        } else {
            self.cost(table, track)
        }
    }

    /// What an action costs the seat whose turn it is, now; `None` for what has no price.
    pub fn price_of(&self, table: &Table, choosing: &Choosing, action: Action) -> Option<u16> {
        let price = |track: Track| u16::from(self.price(table, choosing, track));
        match action {
            Action::Research(_) | Action::Exhibit(_) | Action::StandAlone(_) => {
                Some(price(Track::Museum))
            }
            Action::Ship(_) => Some(price(Track::Ship)),
            Action::Hire(site) => Some(price(site.workers())),
            // Morley: twice the number that is covered.
            Action::HireTwo(site) => Some(price(site.workers()) * 2),
            Action::Buy(_) => Some(self.market_price(table).into()),
            _ => None,
        }
    }

    /// May the player do Andersson's free action: all markers used, not done yet this round?
    #[inline]
    pub fn has_free_action(&self, player: &Player) -> bool {
        free_action_left(player) && player.markers() == 0
    }

    /// Everything that could be done, except exhibitions if no museum marker or joker is there
    /// to pay for them.
    #[inline(always)]
    fn openings(&self, state: &State, museum: bool) -> Openings {
        let player = &state.table.players[state.table.seat];
        let own = some_of_four(*player.huts.values());
        let mut openings = Openings {
            at_sites: own << action::SHIP,
            tiles: TileSet::NONE,
        };
        if player.reserve > 0 {
            let others = self.sites & !own;
            openings.at_sites |= others << action::RESEARCH | own << action::HIRE;
        }
        if museum {
            let exhibitions = self.exhibitions(state);
            openings.at_sites |= exhibitions.at_sites;
            openings.tiles = exhibitions.tiles;
        }
        openings
    }

    /// The exhibitions that the hand allows.
    #[inline(never)]
    fn exhibitions(&self, state: &State) -> Openings {
        let seat = state.table.seat;
        let hand = state.hand(seat);
        let stand_alone = if self.setup.expansions.research {
            hand.sites_with(Face::StandAlone)
        } else {
            0
        };
        let tiles = self.formable(&hand, &state.table.players[seat]);
        Openings {
            at_sites: stand_alone << action::STAND_ALONE,
            tiles: tiles.and(state.table.tiles),
        }
    }

    #[inline]
    pub(super) fn turn_legal(&self, state: &State, set: &mut ActionSet<Action>) {
        let table = &state.table;
        let choosing = &state.secret.choosing;
        if let Some(tile) = choosing.tile {
            return self.show_legal(state, tile, set);
        }
        if let Some(joker) = choosing.joker {
            return self.joker_legal(state, joker, set);
        }
        let player = &table.players[table.seat];
        if table.actions_done < ACTIONS_A_TURN {
            let held = some_of_six(*player.mat.values());
            if held != 0 {
                self.paid_legal(state, held, set);
            } else if free_action_left(player) {
                // Andersson is one's only archaeologist: never two huts at once.
                self.openings(state, true).insert(set, 0);
            }
        }
        if self.setup.expansions.research {
            let market = table.market_size();
            if market > 0 {
                gold_legal(state, market, set);
            }
        }
        set.insert(if table.actions_done == 0 {
            Action::Pass
        } else {
            Action::EndTurn
        });
    }

    /// Actions with the marker that belongs to them, and the markers that can be jokers.
    #[inline]
    fn paid_legal(&self, state: &State, held: u32, set: &mut ActionSet<Action>) {
        let table = &state.table;
        let player = &table.players[table.seat];
        let payable = self.payable(table, held, player.money);
        let joker = player.money >= u16::from(self.setup.values.joker);
        let openings = self.openings(state, joker || payable & MUSEUM != 0);
        let mut two = two_huts(player);
        if two != 0 {
            two &= self.payable(table, payable, player.money / 2) >> WORKERS;
        }
        openings.paid_by(payable).insert(set, two);
        if joker {
            set.tracks(Action::Joker, openings.jokers(held));
        }
        if held & SHIP != 0 {
            self.market_legal(state, set);
        }
    }

    /// Those of the tracks whose next number is covered by the money.
    #[inline]
    fn payable(&self, table: &Table, tracks: u32, money: u16) -> u32 {
        let mut payable = tracks;
        for track in Track::ALL {
            let bit = 1 << track as u8;
            if tracks & bit != 0 && u16::from(self.cost(table, track)) > money {
                payable &= !bit;
            }
        }
        payable
    }

    /// What a joker can stand for: everything that its own track would not pay for.
    fn joker_legal(&self, state: &State, joker: Track, set: &mut ActionSet<Action>) {
        let player = &state.table.players[state.table.seat];
        let others = !(1 << joker as u8);
        let twice = u16::from(self.setup.values.joker) * 2;
        let two = if player.money >= twice {
            two_huts(player)
        } else {
            0
        };
        self.openings(state, true).paid_by(others).insert(set, two);
    }

    #[inline]
    fn market_legal(&self, state: &State, set: &mut ActionSet<Action>) {
        let table = &state.table;
        let hand = state.hand(table.seat);
        for site in Site::ALL {
            set.faces(Action::Sell, site, hand.faces_of_site(site));
        }
        let market = table.market_size();
        let price = u16::from(self.market_price(table));
        if market > 0 && table.players[table.seat].money >= price {
            set.buys(market);
        }
    }

    /// Pays for an action that belongs to `track`, `times` over: with the joker that was chosen,
    /// with a marker of that track, or not at all if it is Andersson's free action. With that, what
    /// was chosen in private is public.
    #[inline]
    pub(super) fn pay(&self, state: &mut State, track: Track, times: u8) -> Paid {
        let seat = state.table.seat;
        let joker = state.secret.choosing.joker;
        state.secret.choosing = Choosing::NOTHING;
        if joker.is_none() && state.table.players[seat].markers() == 0 {
            state.table.players[seat].free_action_used = true;
            return Paid {
                marker: None,
                joker: false,
                coins: 0,
            };
        }
        let (marker, price) = match joker {
            Some(marker) => (marker, self.setup.values.joker),
            None => (track, self.cost(&state.table, track)),
        };
        let coins = u16::from(price) * u16::from(times);
        state.table.return_marker(seat, marker);
        state.table.players[seat].money -= coins;
        Paid {
            marker: Some(marker),
            joker: joker.is_some(),
            coins,
        }
    }

    /// An action is complete.
    #[inline]
    pub(super) fn finish_action(&self, state: &mut State) -> Barrier {
        state.table.actions_done += 1;
        state.table.phase = Phase::Turn;
        Barrier::None
    }

    pub(super) fn end_turn(&self, state: &mut State, witness: &mut impl Witness<Event>) -> Barrier {
        witness.see(Event::TurnEnded {
            seat: state.table.seat,
        });
        self.next_turn(state, witness)
    }
}

/// Has Andersson's free action not been done yet this round?
#[inline]
fn free_action_left(player: &Player) -> bool {
    player.archaeologist == Some(Archaeologist::Andersson) && !player.free_action_used
}

/// The sites where Morley lets a player place two huts: any, if there are two.
#[inline]
fn two_huts(player: &Player) -> u32 {
    if player.archaeologist == Some(Archaeologist::Morley) && player.reserve > 1 {
        0b1111
    } else {
        0
    }
}

/// Gold can be spent for any card of the market.
fn gold_legal(state: &State, market: u8, set: &mut ActionSet<Action>) {
    let gold = state.sites_in_hand(state.table.seat, Face::Gold);
    for site in Site::ALL {
        if gold >> site as u8 & 1 == 1 {
            set.golds(site, market);
        }
    }
}
