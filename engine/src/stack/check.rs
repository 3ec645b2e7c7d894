//! Are all cards, helpers and silver accounted for, and can this state be at all?

use super::cards::Cards;
use super::data::{CARDS_A_DECK, DECKS_IN_PLAY, Deck, HelperSet, LARGE_SET, SMALL_SET};
use super::setup::{ArtifactStack, Decks};
use super::state::{CardSet, Phase, State, Table};
use super::temple::{PLACES, Place, Places};
use crate::each::Member;
use crate::seat::{Seat, StartPlayer};

/// What is wrong with a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A card is in two places, in none, or not played with.
    Cards,
    /// So many cards cannot be left.
    Unlaid,
    /// Silver was made or lost.
    Silver,
    /// Helpers were made or lost.
    Helpers,
    /// A place of the temple does not hold what it should.
    Temple(Place),
    /// A seat knows a card that it cannot know, or not one that it should.
    Looked(Place),
    /// Cards lie open that should be turned, or the other way.
    Turned(Seat),
    /// Closed sets do not fit the turned cards.
    Closed(Deck),
    /// Something belongs to a seat or a deck that is not played with.
    NotInPlay,
    /// What is asked for cannot be asked for now.
    Phase,
}

/// Adds cards that must not be there yet.
fn claim(all: &mut Cards, cards: &Cards) -> Result<(), Flaw> {
    if !all.and(cards).is_empty() {
        return Err(Flaw::Cards);
    }
    *all = all.plus(cards);
    Ok(())
}

impl ArtifactStack {
    pub(super) fn find_flaw(&self, state: &State) -> Result<(), Flaw> {
        self.check_temple(state)?;
        self.check_cards(&state.table)?;
        self.check_silver(&state.table)?;
        self.check_helpers(&state.table)?;
        self.check_turned(&state.table)?;
        self.check_closed(&state.table, Deck::Statues)?;
        self.check_closed(&state.table, Deck::Porcelain)?;
        self.check_seats(&state.table)?;
        self.check_phase(state)
    }

    fn check_temple(&self, state: &State) -> Result<(), Flaw> {
        let temple = &state.table.temple;
        let looked_at = temple.looked_at();
        let mut known = Cards::NONE;
        for place in Place::ALL {
            let down = temple.down.contains(place);
            let face_up = temple.cards.at(place);
            let fits = match face_up {
                Some(card) => temple.standing.contains(place) && !down && !self.down.contains(card),
                None => temple.standing.contains(place) == down,
            };
            if !fits {
                return Err(Flaw::Temple(place));
            }
            match state.secret.cards.at(place) {
                Some(card) => {
                    let possible = self.down.contains(card) && state.table.unseen.contains(card);
                    if !down || !looked_at.contains(place) || !possible || known.contains(card) {
                        return Err(Flaw::Looked(place));
                    }
                    known.insert(card);
                }
                None if looked_at.contains(place) != state.secret.cards.is_untold(place) => {
                    return Err(Flaw::Looked(place));
                }
                None => {}
            }
        }
        Ok(())
    }

    fn check_cards(&self, table: &Table) -> Result<(), Flaw> {
        let mut all = table.unseen;
        claim(&mut all, &table.gone)?;
        for player in table.players.values() {
            claim(&mut all, &player.open)?;
            claim(&mut all, &player.turned)?;
        }
        for card in Place::ALL
            .iter()
            .filter_map(|place| table.temple.face_up(*place))
        {
            if all.contains(card) {
                return Err(Flaw::Cards);
            }
            all.insert(card);
        }
        if all != Cards::of_decks(table.decks) {
            return Err(Flaw::Cards);
        }
        let face_down = table.unseen.and(&self.down).len();
        let lying_down = table.temple.down.len();
        let laid_now = match table.phase {
            Phase::Decks | Phase::StartPlayer => 0,
            Phase::Laying => table.temple.standing.len(),
            _ => PLACES as u8,
        };
        let laid = laid_now + if table.second { PLACES as u8 } else { 0 };
        let in_play = table.decks.len() * CARDS_A_DECK as u8;
        if face_down < lying_down || table.unseen.len() - lying_down + laid != in_play {
            return Err(Flaw::Unlaid);
        }
        Ok(())
    }

    fn check_silver(&self, table: &Table) -> Result<(), Flaw> {
        let silver = table
            .players
            .values()
            .iter()
            .fold(u16::from(table.bank), |sum, player| {
                sum + u16::from(player.silver)
            });
        if silver == u16::from(self.setup.values.silver) {
            Ok(())
        } else {
            Err(Flaw::Silver)
        }
    }

    fn check_helpers(&self, table: &Table) -> Result<(), Flaw> {
        let mut all = table.helpers.bits();
        for player in table.players.values() {
            if all & player.helpers.bits() != 0 {
                return Err(Flaw::Helpers);
            }
            all |= player.helpers.bits();
        }
        if HelperSet::from_bits(all) == Some(self.helpers_of(table.decks)) {
            Ok(())
        } else {
            Err(Flaw::Helpers)
        }
    }

    /// Cards that are carried out at once are never open. Others are turned in sets only: relics,
    /// monsters and treasures never, and no single card.
    fn check_turned(&self, table: &Table) -> Result<(), Flaw> {
        for (seat, player) in table.players.iter() {
            let in_sets = player.turned.minus(&self.at_once);
            let sound = Deck::ALL.iter().all(|deck| match deck {
                Deck::Statues | Deck::Porcelain => true,
                Deck::Coins | Deck::Weapons | Deck::Manuscripts | Deck::Jewels => {
                    in_sets.of(*deck) != 1
                }
                _ => in_sets.of(*deck) == 0,
            });
            if !sound || !player.open.and(&self.at_once).is_empty() {
                return Err(Flaw::Turned(seat));
            }
        }
        Ok(())
    }

    /// Each closed set is one player's, and each turned card of the deck is in one.
    fn check_closed(&self, table: &Table, deck: Deck) -> Result<(), Flaw> {
        let sets = match deck {
            Deck::Statues => table.closed.statues,
            _ => table.closed.porcelain,
        };
        let mut in_sets = 0;
        let mut gap = false;
        for set in sets {
            let owned = table
                .players
                .values()
                .iter()
                .any(|player| set & !player.turned.field(deck) == 0);
            let one_letter = self
                .letters
                .values()
                .iter()
                .any(|pieces| set & !pieces == 0);
            let sound = match (set.count_ones() as u8, deck) {
                (0, _) => true,
                (SMALL_SET..=LARGE_SET, Deck::Porcelain) => one_letter,
                (SMALL_SET.., Deck::Statues) => true,
                _ => false,
            };
            if !sound || !owned || in_sets & set != 0 || gap && set != 0 {
                return Err(Flaw::Closed(deck));
            }
            gap |= set == 0;
            in_sets |= set;
        }
        let turned = table
            .players
            .values()
            .iter()
            .fold(0, |turned, player| turned | player.turned.field(deck));
        if in_sets == turned {
            Ok(())
        } else {
            Err(Flaw::Closed(deck))
        }
    }

    fn check_seats(&self, table: &Table) -> Result<(), Flaw> {
        for seat in Seat::ALL {
            let player = &table.players[seat];
            let nothing = player.silver == 0
                && player.helpers.is_empty()
                && player.artifacts().is_empty()
                && table.temple.looked[seat].is_empty();
            if seat as u8 >= self.setup.players && !nothing {
                return Err(Flaw::NotInPlay);
            }
            if !table.temple.looked[seat]
                .minus(table.temple.down)
                .is_empty()
            {
                return Err(Flaw::NotInPlay);
            }
        }
        let present = |seat: Seat| (seat as u8) < self.setup.players;
        let agreed = match self.setup.start {
            StartPlayer::Seat(seat) => table.start == seat,
            StartPlayer::Chance => true,
        };
        if present(table.seat) && present(table.start) && agreed {
            Ok(())
        } else {
            Err(Flaw::NotInPlay)
        }
    }

    fn check_phase(&self, state: &State) -> Result<(), Flaw> {
        let table = &state.table;
        let decks = match (self.setup.decks, table.phase) {
            (Decks::Chance, Phase::Decks) => table.decks.len() < DECKS_IN_PLAY,
            (_, Phase::Decks) => false,
            (Decks::Chance, _) => table.decks.len() == DECKS_IN_PLAY,
            (Decks::Chosen(decks), _) => table.decks == decks,
        };
        let before_play = matches!(
            table.phase,
            Phase::Decks | Phase::StartPlayer | Phase::Laying
        ) && !table.second;
        let sound = match table.phase {
            _ if before_play && !self.untouched(table) => false,
            Phase::Decks => !table.second && table.temple.standing.is_empty(),
            Phase::StartPlayer => {
                self.setup.start == StartPlayer::Chance
                    && !table.second
                    && table.temple.standing.is_empty()
            }
            Phase::Laying => {
                let laid = table.temple.standing.len();
                let first = Places::from_bits((1 << laid) - 1);
                (laid as usize) < PLACES
                    && Some(table.temple.standing) == first
                    && table.temple.looked_at().is_empty()
            }
            Phase::Over => table.second && table.temple.standing.is_empty(),
            phase => self.check_turn(state, phase),
        };
        if decks && sound {
            Ok(())
        } else {
            Err(Flaw::Phase)
        }
    }

    /// Before the first temple stands, everybody has what they begin with.
    fn untouched(&self, table: &Table) -> bool {
        Seat::first(self.setup.players).all(|seat| {
            let player = &table.players[seat];
            player.silver == self.setup.values.start_silver && player.helpers.is_empty()
        })
    }

    /// The phases of a turn.
    fn check_turn(&self, state: &State, phase: Phase) -> bool {
        let table = &state.table;
        let player = table.active();
        let temple = &table.temple;
        // There is an action to do unless one was done, and none on an empty temple.
        let actions = (table.acted || table.actions > 0)
            && (table.actions == 0 || !temple.standing.is_empty());
        let unknown = |place| temple.down.contains(place) && state.secret.cards.at(place).is_none();
        let open_elsewhere: u16 = Seat::ALL
            .iter()
            .filter(|seat| **seat != table.seat)
            .map(|seat| u16::from(table.players[*seat].open.len()))
            .sum();
        actions
            && match phase {
                Phase::Looking(place) => {
                    let new = !temple.looked[table.seat].contains(place);
                    unknown(place) && new && table.actions > 0
                }
                Phase::Uncovering(place) => unknown(place) && table.acted,
                Phase::TurningOver { set, picked } => {
                    let fitting = self.fitting(player, set);
                    let size = u32::from(set.size());
                    sound_size(set)
                        && picked & !fitting == 0
                        && picked.count_ones() < size
                        && fitting.count_ones() >= size
                }
                Phase::Stealing { left } => left > 0 && u16::from(left) <= open_elsewhere,
                Phase::FreeHelper { left } => left > 0 && left <= table.helpers.len(),
                Phase::Giving { left } | Phase::Removing { left } => {
                    left > 0 && left <= player.open.len() && table.acted
                }
                _ => true,
            }
    }
}

fn sound_size(set: CardSet) -> bool {
    match set {
        CardSet::Statues(size) => size >= SMALL_SET && size as usize <= CARDS_A_DECK,
        _ => (SMALL_SET..=LARGE_SET).contains(&set.size()),
    }
}
