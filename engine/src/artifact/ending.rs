//! End of the game: the four triggers. They are checked at once; the round is played out.

use super::data::{ArtifactType, Site, TileSet};
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, State};
use crate::each::Member;
use crate::game::Witness;

/// Why the round is the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndTrigger {
    /// The last tile was taken from the income track.
    IncomeTrackEmpty,
    /// All three tiles of two types were taken.
    TwoTypesTaken,
    /// The last card of a site was drawn.
    DeckEmpty(Site),
    /// It is the last year.
    LastYear,
}

impl Artifact {
    /// A tile was taken: is it the end?
    pub(super) fn check_tiles(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        let left = state.table.tiles;
        if left.and(TileSet::INCOME_TRACK).is_empty() {
            self.last_round(state, EndTrigger::IncomeTrackEmpty, witness);
        }
        let taken = ArtifactType::ALL
            .iter()
            .filter(|kind| left.and(TileSet::of_type(**kind)).is_empty())
            .count();
        if taken >= 2 {
            self.last_round(state, EndTrigger::TwoTypesTaken, witness);
        }
    }

    /// A card was drawn: was it the last?
    #[inline]
    pub(super) fn check_deck(
        &self,
        state: &mut State,
        site: Site,
        witness: &mut impl Witness<Event>,
    ) {
        if state.table.deck[site] == 0 {
            self.last_round(state, EndTrigger::DeckEmpty(site), witness);
        }
    }

    /// From this moment it is the last round. The first reason stands.
    pub(super) fn last_round(
        &self,
        state: &mut State,
        trigger: EndTrigger,
        witness: &mut impl Witness<Event>,
    ) {
        if state.table.last_round.is_none() {
            state.table.last_round = Some(trigger);
            witness.see(Event::LastRound { trigger });
        }
    }

    /// The last player of the last round has passed: scoring.
    pub(super) fn end_game(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        self.show_manuscripts(state, witness);
        if !self.next_manuscript(state, state.table.start) {
            self.game_over(state, witness);
        }
    }

    pub(super) fn game_over(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        state.table.phase = Phase::Over;
        witness.see(Event::GameOver);
    }
}
