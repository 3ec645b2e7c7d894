//! End of the game: the four triggers. They are checked at once; the round is played out.

use super::data::{ArtifactType, Site, TileSet};
use super::event::Event;
use super::setup::Artifact;
use super::state::{Phase, State, Table};
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

impl EndTrigger {
    /// Every reason for a last round.
    pub(super) fn all() -> impl Iterator<Item = EndTrigger> {
        let others = [
            EndTrigger::IncomeTrackEmpty,
            EndTrigger::TwoTypesTaken,
            EndTrigger::LastYear,
        ];
        let decks = Site::ALL.into_iter().map(EndTrigger::DeckEmpty);
        others.into_iter().chain(decks)
    }
}

impl Artifact {
    /// A tile was taken: is it the end?
    pub(super) fn check_tiles(&self, state: &mut State, witness: &mut impl Witness<Event>) {
        if self.income_track_empty(&state.table) {
            self.last_round(state, EndTrigger::IncomeTrackEmpty, witness);
        }
        if self.two_types_taken(&state.table) {
            self.last_round(state, EndTrigger::TwoTypesTaken, witness);
        }
    }

    pub(super) fn income_track_empty(&self, table: &Table) -> bool {
        table.tiles.and(TileSet::INCOME_TRACK).is_empty()
    }

    pub(super) fn two_types_taken(&self, table: &Table) -> bool {
        let taken = |kind: &&ArtifactType| table.tiles.and(TileSet::of_type(**kind)).is_empty();
        ArtifactType::ALL.iter().filter(taken).count() >= 2
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
