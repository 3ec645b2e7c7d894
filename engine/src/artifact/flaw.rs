//! Which states can be: cards, markers, huts and tiles are all there, and what is asked for fits
//! what lies on the table. A state that was read from bytes is played on only if nothing is wrong
//! with it here.

use super::cards::{Card, Pile};
use super::data::{
    ACTIONS_A_TURN, FIRST_HUTS, Face, PerSite, RESEARCH_TOP, Role, Site, TileSet, Track,
};
use super::ending::EndTrigger;
use super::setup::Artifact;
use super::state::{Choosing, Phase, Player, State, Table};
use crate::actions::ActionSet;
use crate::each::Member;
use crate::seat::{Seat, StartPlayer};

/// What is wrong with a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Cards were made or lost.
    Cards,
    /// A deck's size does not fit what is left in it.
    Deck(Site),
    /// A hand's unseen cards do not fit their number.
    Hand(Seat),
    /// Markers were made or lost.
    Markers(Track),
    /// A mat holds too many markers.
    Mat(Seat),
    /// Huts were made or lost.
    Huts(Seat),
    /// Tiles were made or lost.
    Tiles,
    /// The market has a gap.
    Market,
    /// A research marker left its track.
    Research(Seat),
    /// A cursed card where none can be.
    Cursed,
    /// Something was done with a special card that is still about.
    Special,
    /// What is chosen is not in the hand, or nothing can be chosen in this phase.
    Choosing,
    /// Something belongs to an expansion or a seat that is not played with.
    NotInPlay,
    /// The phase, the round or the debts of chance cannot be.
    Phase,
}

impl Artifact {
    pub(super) fn find_flaw(&self, state: &State) -> Result<(), Flaw> {
        self.check_cards(state)?;
        self.check_players(state)?;
        self.check_board(state)?;
        self.check_phase(state)
    }

    fn check_cards(&self, state: &State) -> Result<(), Flaw> {
        let table = &state.table;
        let shown = match table.phase {
            Phase::Keeping { shown, .. } => shown,
            _ => Pile::EMPTY,
        };
        for card in Card::all() {
            let market = table.market.values().iter().flatten();
            let in_market = market.filter(|one| **one == card).count() as u32;
            let known: u32 = Seat::ALL
                .iter()
                .map(|seat| u32::from(table.players[*seat].known.count(card)))
                .sum();
            let counted = u32::from(table.unseen.count(card))
                + u32::from(table.face_up.count(card))
                + u32::from(table.gone.count(card))
                + u32::from(shown.count(card))
                + in_market
                + known;
            if counted != u32::from(self.all_cards.count(card)) {
                return Err(Flaw::Cards);
            }
            let drawn: u32 = Seat::ALL
                .iter()
                .map(|seat| u32::from(state.secret.hands[*seat].count(card)))
                .sum();
            if drawn > u32::from(table.unseen.count(card)) {
                return Err(Flaw::Cards);
            }
            if card.face == Face::Cursed && (known > 0 || drawn > 0 || in_market > 0) {
                return Err(Flaw::Cursed);
            }
        }
        let decks = state.decks();
        for site in Site::ALL {
            if Some(decks.of_site(site)) != table.deck[site].checked_add(state.untold(site)) {
                return Err(Flaw::Deck(site));
            }
            if table.owed[site] > table.deck[site] {
                return Err(Flaw::Phase);
            }
        }
        let used = |each: fn(&Player) -> u8| -> u16 {
            let players = table.players.values().iter();
            players.map(|player| u16::from(each(player))).sum()
        };
        let gone = table.gone.faces();
        if used(|player| player.stand_alone) > u16::from(gone.count(Face::StandAlone))
            || used(|player| player.manuscripts_used) > u16::from(gone.count(Face::Manuscript))
        {
            return Err(Flaw::Special);
        }
        if table
            .market
            .values()
            .windows(2)
            .any(|two| matches!(two, [None, Some(_)]))
        {
            return Err(Flaw::Market);
        }
        Ok(())
    }

    fn check_players(&self, state: &State) -> Result<(), Flaw> {
        for (seat, player) in state.table.players.iter() {
            let hand = &state.secret.hands[seat];
            if Site::ALL
                .iter()
                .any(|site| hand.of_site(*site) > player.unseen[*site])
            {
                return Err(Flaw::Hand(seat));
            }
            let huts: u16 = player
                .huts
                .values()
                .iter()
                .map(|huts| u16::from(*huts))
                .sum();
            if huts + u16::from(player.reserve) != u16::from(self.setup.values.huts) {
                return Err(Flaw::Huts(seat));
            }
            let mat: u16 = player
                .mat
                .values()
                .iter()
                .map(|count| u16::from(*count))
                .sum();
            if mat > u16::from(self.setup.values.mat) {
                return Err(Flaw::Mat(seat));
            }
            if player
                .research
                .values()
                .iter()
                .any(|level| *level > RESEARCH_TOP)
            {
                return Err(Flaw::Research(seat));
            }
            let roles = player.city.is_some()
                || player.archaeologist.is_some()
                || player.free_action_used
                || player.unseen != PerSite::all(0);
            let research = Site::ALL.iter().any(|site| {
                player.research[*site] > 0
                    && !(self.setup.expansions.research && self.in_play(*site))
            });
            let absent = seat as u8 >= self.setup.players
                && (huts > 0 || mat > 0 || player.hand_size() > 0 || !player.tiles.is_empty());
            let not_on_offer = player
                .archaeologist
                .is_some_and(|one| !self.on_offer(Role::Archaeologist(one)));
            if roles && !self.setup.expansions.roles || research || absent || not_on_offer {
                return Err(Flaw::NotInPlay);
            }
        }
        Ok(())
    }

    fn check_board(&self, state: &State) -> Result<(), Flaw> {
        let table = &state.table;
        for track in Track::ALL {
            let markers = Seat::ALL
                .iter()
                .fold(u16::from(table.board[track]), |sum, seat| {
                    sum + u16::from(table.players[*seat].mat[track])
                });
            if markers != u16::from(self.markers(track)) {
                return Err(Flaw::Markers(track));
            }
        }
        let mut tiles = table.tiles;
        for player in table.players.values() {
            if !tiles.and(player.tiles).is_empty() {
                return Err(Flaw::Tiles);
            }
            tiles = player.tiles.iter().fold(tiles, TileSet::with);
        }
        if tiles != self.tiles() {
            return Err(Flaw::Tiles);
        }
        for site in Site::ALL {
            if !self.in_play(site) && (table.huts(site) > 0 || table.owed[site] > 0) {
                return Err(Flaw::NotInPlay);
            }
        }
        Ok(())
    }

    /// What the phase says must fit what lies on the table, so that whoever has to act has
    /// something to do, and nothing runs below zero on the way to the end.
    fn check_phase(&self, state: &State) -> Result<(), Flaw> {
        let table = &state.table;
        let seats = [table.seat, table.start];
        let absent = seats.iter().any(|seat| *seat as u8 >= self.setup.players);
        if absent || table.round >= self.setup.values.rounds {
            return Err(Flaw::Phase);
        }
        if !self.choosing_is_sound(state) {
            return Err(Flaw::Choosing);
        }
        if self.debts_are_sound(state) && self.last_round_is_sound(table) && self.fits_phase(state)
        {
            Ok(())
        } else {
            Err(Flaw::Phase)
        }
    }

    /// A choice is in the making only in a turn, out of the hand, and the player can pay for it.
    fn choosing_is_sound(&self, state: &State) -> bool {
        let table = &state.table;
        let choosing = &state.secret.choosing;
        if *choosing == Choosing::NOTHING {
            return true;
        }
        let player = &table.players[table.seat];
        let in_a_turn = table.phase == Phase::Turn
            && table.actions_done < ACTIONS_A_TURN
            && self.due_site(state).is_none();
        let joker = choosing.joker.is_none_or(|track| {
            player.mat[track] > 0 && player.money >= u16::from(self.setup.values.joker)
        });
        if !in_a_turn || !joker || !state.hand(table.seat).includes(&choosing.cards) {
            return false;
        }
        match choosing.tile {
            Some(tile) => self.show_is_sound(state, tile),
            None => {
                let mut set = ActionSet::default();
                self.turn_legal(state, &mut set);
                choosing.cards.is_empty() && !set.is_empty()
            }
        }
    }

    /// Cards that have to come up are in their decks, and come up before anything else is asked.
    fn debts_are_sound(&self, state: &State) -> bool {
        let table = &state.table;
        let digging = matches!(
            table.phase,
            Phase::FirstHuts { .. } | Phase::FirstMarkers | Phase::Turn | Phase::UnseenCard { .. }
        );
        let owed = table.owed != PerSite::all(0);
        let drawing = table.drawing.is_none_or(|site| {
            self.setup.expansions.roles
                && table.phase == Phase::Turn
                && table.deck[site] > table.owed[site]
        });
        (digging || !owed) && drawing
    }

    /// It is the last round exactly if one of the reasons for it has come about.
    fn last_round_is_sound(&self, table: &Table) -> bool {
        match table.last_round {
            Some(trigger) => self.holds(table, trigger),
            None => !EndTrigger::all().any(|trigger| self.holds(table, trigger)),
        }
    }

    /// Has a reason for the last round come about?
    pub(super) fn holds(&self, table: &Table, trigger: EndTrigger) -> bool {
        match trigger {
            EndTrigger::IncomeTrackEmpty => self.income_track_empty(table),
            EndTrigger::TwoTypesTaken => self.two_types_taken(table),
            EndTrigger::DeckEmpty(site) => self.in_play(site) && table.deck[site] == 0,
            EndTrigger::LastYear => {
                let played = !matches!(
                    table.phase,
                    Phase::StartPlayer | Phase::FirstHuts { .. } | Phase::FirstMarkers
                );
                played && table.round + 1 == self.setup.values.rounds
            }
        }
    }

    fn fits_phase(&self, state: &State) -> bool {
        let table = &state.table;
        let player = &table.players[table.seat];
        let all_passed = Seat::first(self.setup.players).all(|seat| table.players[seat].passed);
        let acting = !player.passed && table.actions_done < ACTIONS_A_TURN;
        let no_actions =
            table.actions_done == 0 || !self.setup.rules.passed_turns_count_no_actions();
        match table.phase {
            Phase::StartPlayer => {
                self.setup.start == StartPlayer::Chance && self.first_huts_are_sound(table, 0)
            }
            Phase::FirstHuts { placed } => {
                let players = self.setup.players;
                let mut order = table.start.clockwise(players);
                !self.setup.quick_start
                    && placed < FIRST_HUTS * players
                    && order.nth((placed % players) as usize) == Some(table.seat)
                    && self.first_huts_are_sound(table, placed)
            }
            Phase::FirstMarkers => {
                self.nothing_was_played(table) && self.wants_marker(table, table.seat)
            }
            Phase::Turn => !player.passed && table.actions_done <= ACTIONS_A_TURN,
            Phase::Shipping { site, left } => {
                let cursed = Card::new(site, Face::Cursed);
                acting
                    && left > 0
                    && left < table.face_up.of_site(site)
                    && !table.face_up.has(cursed)
            }
            Phase::UnseenCard { site } => {
                acting && self.setup.expansions.roles && table.deck[site] > table.owed[site]
            }
            Phase::Keeping { shown, left, .. } => acting && left > 0 && self.can_be_kept(&shown),
            Phase::ChoosingRole => acting && self.setup.expansions.roles,
            Phase::PassedTurn => player.passed && no_actions && table.last_round.is_none(),
            Phase::Refilling => {
                all_passed
                    && no_actions
                    && table.last_round.is_none()
                    && self.wants_marker(table, table.seat)
            }
            Phase::Manuscripts => {
                all_passed
                    && no_actions
                    && table.last_round.is_some()
                    && self.manuscript_sites(table, table.seat) != 0
            }
            Phase::Over => all_passed && no_actions && table.last_round.is_some(),
        }
    }

    /// Before the first round there are huts, markers and the cards dug up by them.
    fn nothing_was_played(&self, table: &Table) -> bool {
        let fresh = |player: &Player| {
            player.hand_size() == 0
                && !player.passed
                && !player.free_action_used
                && player.tiles.is_empty()
        };
        table.round == 0
            && table.actions_done == 0
            && table.gone.is_empty()
            && table.market_size() == 0
            && table.players.values().iter().all(fresh)
    }

    /// Each of the first huts stands with its marker, in the order of play.
    fn first_huts_are_sound(&self, table: &Table, placed: u8) -> bool {
        let players = self.setup.players;
        let order = table.start.clockwise(players);
        self.nothing_was_played(table)
            && order.zip(0..players).all(|(seat, place)| {
                let player = &table.players[seat];
                let huts = (placed + players - 1 - place) / players;
                player.huts.values().iter().sum::<u8>() == huts
                    && player.markers() == huts
                    && Site::ALL
                        .iter()
                        .all(|site| player.mat[site.workers()] == player.huts[*site])
            })
    }

    /// Fragments stay under the tile; the other cards that count in a set may be kept.
    fn can_be_kept(&self, shown: &Pile) -> bool {
        let faces = shown.faces();
        let kept = faces.ordinary() + self.special_in_sets(faces);
        kept > 0 && kept + faces.count(Face::Fragments) == shown.len()
    }
}
