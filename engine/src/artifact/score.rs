//! Scoring: exhibitions, money, and with expansion I stand-alone exhibitions, research and the
//! manuscripts that help it.

use super::cards::Card;
use super::data::{Face, PerSite, RESEARCH_TOP, Site, TileSet};
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, State, Table};
use crate::each::Member;
use crate::game::{Barrier, Tiers, Witness};
use crate::seat::Seat;
use crate::sort::sort_few;

/// A player's points by where they come from, and what decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The exhibitions.
    pub tiles: TileSet,
    /// Their points.
    pub tile_points: u16,
    /// Points of stand-alone exhibitions.
    pub stand_alone_points: u16,
    /// Points for money.
    pub money_points: u16,
    /// The research marker that counts: at three players the lowest, otherwise the second
    /// lowest.
    pub research_level: u8,
    /// Its points.
    pub research_points: u16,
    /// Manuscripts that moved a research marker.
    pub manuscripts: u8,
    /// The first tie-break: exhibitions of both kinds.
    pub exhibitions: u8,
    /// The second tie-break.
    pub money: u16,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> u16 {
        [
            self.stand_alone_points,
            self.money_points,
            self.research_points,
        ]
        .into_iter()
        .fold(self.tile_points, u16::saturating_add)
    }

    /// Points, then the two tie-breaks.
    pub fn tiers(&self) -> Tiers {
        [
            i32::from(self.total()),
            i32::from(self.exhibitions),
            i32::from(self.money),
            0,
        ]
    }
}

impl Artifact {
    /// What a player would score now. Manuscripts that nobody saw count only once they are shown.
    pub fn score(&self, table: &Table, seat: Seat) -> Score {
        let player = &table.players[seat];
        let values = &self.setup.values;
        let tile_points = player
            .tiles
            .iter()
            .map(|tile| u16::from(values.tiles[tile].points))
            .sum();
        let research_level = self.research_level(&player.research);
        let research_points = if self.setup.expansions.research {
            values
                .research
                .get(research_level as usize)
                .copied()
                .unwrap_or(0)
        } else {
            0
        };
        Score {
            tiles: player.tiles,
            tile_points,
            stand_alone_points: u16::from(player.stand_alone)
                * u16::from(values.stand_alone.points),
            money_points: player.money / u16::from(values.coins_for_a_point.max(1)),
            research_level,
            research_points: u16::from(research_points),
            manuscripts: player.manuscripts_used,
            exhibitions: player.exhibitions(),
            money: player.money,
        }
    }

    /// The marker that counts: three tracks, the lowest; four tracks, the second lowest.
    fn research_level(&self, research: &PerSite<u8>) -> u8 {
        let mut levels = *research.values();
        sort_few(&mut levels, |level| *level);
        // With one site left out, its marker stays on the lowest space and comes first.
        let [_, counts, ..] = levels;
        counts
    }

    /// The best place for one manuscript: the marker that counts most often, the lowest that is
    /// not left behind.
    pub fn best_manuscript_site(&self, table: &Table, seat: Seat) -> Option<Site> {
        let research = &table.players[seat].research;
        let manuscripts = table.players[seat].known.faces().count(Face::Manuscript);
        Site::ALL
            .into_iter()
            .filter(|site| self.in_play(*site) && research[*site] < RESEARCH_TOP)
            .max_by_key(|site| {
                let mut moved = *research;
                moved[*site] += 1;
                let reach = self.reach(&moved, manuscripts.saturating_sub(1));
                (reach, core::cmp::Reverse(*site as u8))
            })
    }

    /// The highest level that counts after `moves` more moves of the best markers: all but the
    /// lowest have to get there.
    fn reach(&self, research: &PerSite<u8>, moves: u8) -> u8 {
        let mut levels = *research.values();
        sort_few(&mut levels, |level| *level);
        let [_, counting @ ..] = levels;
        (0..=RESEARCH_TOP)
            .rev()
            .find(|level| {
                let missing = counting.iter().map(|one| level.saturating_sub(*one));
                missing.sum::<u8>() <= moves
            })
            .unwrap_or(0)
    }

    /// The end has come: all manuscripts are shown.
    pub(super) fn show_manuscripts(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        for seat in state.table.start.clockwise(self.setup.players) {
            for site in Site::ALL {
                let card = Card::new(site, Face::Manuscript);
                while state.secret.hands[seat].take(card) {
                    state.table.unseen.take(card);
                    state.table.players[seat].unseen[site] -= 1;
                    state.table.players[seat].known.add(card);
                }
            }
            let count = state.table.players[seat]
                .known
                .faces()
                .count(Face::Manuscript);
            if count > 0 {
                witness.see(Event::ManuscriptsShown { seat, count });
            }
        }
    }

    /// The first seat from this one on, up to the start player's right, with a manuscript to use.
    pub(super) fn next_manuscript(&self, state: &mut State, from: Seat) -> bool {
        let mut seat = from;
        loop {
            if self.manuscript_sites(&state.table, seat) != 0 {
                state.table.seat = seat;
                state.table.phase = Phase::Manuscripts;
                return true;
            }
            seat = seat.next(self.setup.players);
            if seat == state.table.start {
                return false;
            }
        }
    }

    /// The sites where a manuscript can move a marker, if the player has one.
    pub(super) fn manuscript_sites(&self, table: &Table, seat: Seat) -> u32 {
        let player = &table.players[seat];
        if player.known.faces().count(Face::Manuscript) == 0 {
            return 0;
        }
        Site::ALL
            .into_iter()
            .filter(|site| self.in_play(*site) && player.research[*site] < RESEARCH_TOP)
            .fold(0, |sites, site| sites | 1 << site as u8)
    }

    /// A manuscript is used up for one space. Carter does not double it.
    pub(super) fn use_manuscript(
        &self,
        state: &mut State,
        site: Site,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let used = Site::ALL
            .into_iter()
            .map(|site| Card::new(site, Face::Manuscript))
            .find(|card| state.table.players[seat].known.take(*card));
        if let Some(card) = used {
            state.table.gone.add(card);
        }
        state.table.players[seat].manuscripts_used += 1;
        state.table.players[seat].research[site] += 1;
        let level = state.table.players[seat].research[site];
        witness.see(Event::ManuscriptUsed { seat, site, level });
        if !self.next_manuscript(state, seat) {
            self.game_over(state, witness);
            return Barrier::HandOver;
        }
        if state.table.seat == seat {
            Barrier::None
        } else {
            Barrier::HandOver
        }
    }
}
