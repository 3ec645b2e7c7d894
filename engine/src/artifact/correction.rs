//! Mistakes at a real table put right: each is an entry of the log, and none makes or loses a
//! card, a marker or a hut. What is refused tells nothing of what somebody holds unseen: if a card
//! is said to be elsewhere, it gives way.

use super::action::Space;
use super::cards::Card;
use super::data::{Face, PerSite, PerTrack, RESEARCH_TOP, Role, Site, Tile, Track};
use super::ending::EndTrigger;
use super::event::Event;
use super::market::{put_rightmost, take_from_market};
use super::refusal::Refusal;
use super::setup::Artifact;
use super::state::{Choosing, Phase, State, Table};
use crate::each::Member;
use crate::game::{Actor, Authority, Game, Witness};
use crate::seat::{Seat, Seats};

/// What really is, where the device had it otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Correction {
    /// A player's money.
    Money {
        /// Whose.
        seat: Seat,
        /// How much it is.
        coins: u16,
    },
    /// A player's huts at a site; the reserve makes up for it.
    Huts {
        /// Whose.
        seat: Seat,
        /// Where.
        site: Site,
        /// How many there are.
        huts: u8,
    },
    /// A player's markers of one track; the board makes up for it.
    Markers {
        /// Whose.
        seat: Seat,
        /// Which.
        track: Track,
        /// How many there are.
        markers: u8,
    },
    /// A player's research marker.
    Research {
        /// Whose.
        seat: Seat,
        /// At which site.
        site: Site,
        /// On which space it is.
        level: u8,
    },
    /// A player's role.
    Role {
        /// Whose.
        seat: Seat,
        /// Which it is.
        role: Role,
    },
    /// A card next to a site is another than was said.
    FaceUp {
        /// Which site.
        site: Site,
        /// What was said.
        said: Face,
        /// What it is.
        is: Face,
    },
    /// An unseen card in a hand is another than was said.
    Unseen {
        /// In whose hand.
        seat: Seat,
        /// From which site.
        site: Site,
        /// What was said.
        said: Face,
        /// What it is.
        is: Face,
    },
    /// A player says which card it is that he drew unseen and had kept to himself.
    Told {
        /// Who.
        seat: Seat,
        /// From which site.
        site: Site,
        /// What it is.
        is: Face,
    },
    /// An open card is somewhere else.
    Card {
        /// Which.
        card: Card,
        /// Where it was said to be.
        from: CardPlace,
        /// Where it is.
        to: CardPlace,
    },
    /// Who has an exhibition tile.
    Tile {
        /// Which.
        tile: Tile,
        /// This player, or nobody yet.
        owner: Option<Seat>,
    },
    /// A player's stand-alone exhibitions.
    StandAlone {
        /// Whose.
        seat: Seat,
        /// How many there are.
        count: u8,
    },
    /// A player does not hold this role.
    NoRole {
        /// Who.
        seat: Seat,
        /// Which role.
        role: Role,
    },
    /// Who has the start-player marker.
    Start {
        /// Who.
        seat: Seat,
    },
    /// Which round it is.
    Round {
        /// Counted from 0.
        round: u8,
    },
    /// A player has, or has not, passed in this round.
    Passed {
        /// Who.
        seat: Seat,
        /// Has he?
        passed: bool,
    },
    /// It is somebody else's turn, which begins anew.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// The actions done in this turn.
    Actions {
        /// How many.
        done: u8,
    },
}

/// Where a card can lie openly, or be out of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardPlace {
    /// In its site's deck.
    Deck,
    /// Next to its site.
    Site,
    /// On the black market.
    Market,
    /// Out of the game.
    Gone,
    /// In a hand, where everybody saw it going.
    Hand(Seat),
}

impl Artifact {
    pub(super) fn put_right(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        if state.table.phase == Phase::Over {
            return Err(Refusal::NotNow);
        }
        self.try_change(state, correction, Authority::Rules, witness)
    }

    /// What the table did in spite of the rules, also before the first round or after the end.
    pub(super) fn put_right_by_house(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.try_change(state, correction, Authority::House, witness)
    }

    fn try_change(
        &self,
        state: &mut State,
        correction: Correction,
        by: Authority,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        // What somebody has in mind must stay covered.
        if state.secret.choosing != Choosing::NOTHING {
            return Err(Refusal::NotNow);
        }
        let mut corrected = *state;
        let event = self.change(&mut corrected, correction, by)?;
        self.find_last_round(&mut corrected.table);
        // What is asked for now must still make sense: a mat that is refilled has room, say.
        if self.find_flaw(&corrected).is_err() || self.is_stuck(&corrected) {
            return Err(Refusal::NotNow);
        }
        let last_round = corrected.table.last_round;
        let is_new = state.table.last_round != last_round;
        *state = corrected;
        if by == Authority::House {
            witness.see(Event::House);
        }
        witness.see(event);
        if let Some(trigger) = last_round.filter(|_| is_new) {
            witness.see(Event::LastRound { trigger });
        }
        Ok(())
    }

    /// It is the last round exactly if there is a reason for it; one that still holds stands.
    fn find_last_round(&self, table: &mut Table) {
        let mut triggers = table.last_round.into_iter().chain(EndTrigger::all());
        table.last_round = triggers.find(|trigger| self.holds(table, *trigger));
    }

    /// Has whoever is to act nothing left to do?
    fn is_stuck(&self, state: &State) -> bool {
        match self.actor(state) {
            Actor::Seat(seat) => self.legal(state, seat).is_empty(),
            _ => false,
        }
    }

    fn change(
        &self,
        state: &mut State,
        correction: Correction,
        by: Authority,
    ) -> Result<Event, Refusal> {
        match correction {
            Correction::Money { seat, coins } => {
                self.seated(seat)?;
                state.table.players[seat].money = coins;
            }
            Correction::Huts { seat, site, huts } => {
                self.after_first_huts(state, by)?;
                self.correct_huts(state, seat, site, huts)?;
            }
            Correction::Markers {
                seat,
                track,
                markers,
            } => {
                self.after_first_huts(state, by)?;
                self.correct_markers(state, seat, track, markers)?;
            }
            Correction::Research { seat, site, level } => {
                self.seated(seat)?;
                if !self.setup.expansions.research || !self.in_play(site) || level > RESEARCH_TOP {
                    return Err(Refusal::NotInPlay);
                }
                state.table.players[seat].research[site] = level;
            }
            Correction::Role { seat, role } => {
                self.seated(seat)?;
                if !self.setup.expansions.roles || !self.on_offer(role) {
                    return Err(Refusal::NotInPlay);
                }
                state.table.players[seat].assume(role);
            }
            Correction::FaceUp { site, said, is } => {
                let (said, is) = (Card::new(site, said), Card::new(site, is));
                if !state.table.face_up.has(said) || !state.table.unseen.has(is) {
                    return Err(Refusal::NotThere);
                }
                // The cursed card of a load has been taken before the others are chosen.
                let shipping = matches!(state.table.phase, Phase::Shipping { .. });
                if shipping && is.face == Face::Cursed {
                    return Err(Refusal::NotNow);
                }
                if state.left_in_deck(is) == 0 {
                    state.swap_unseen(is, Some(said), Seats::NONE);
                }
                state.table.face_up.take(said);
                state.table.unseen.take(is);
                state.table.face_up.add(is);
                state.table.unseen.add(said);
            }
            Correction::Unseen {
                seat,
                site,
                said,
                is,
            } => {
                let (said, is) = (Card::new(site, said), Card::new(site, is));
                let there = state.secret.hands[seat].has(said) && state.may_have_drawn(seat, is);
                if !there {
                    return Err(Refusal::NotThere);
                }
                if state.left_in_deck(is) == 0 {
                    state.swap_unseen(is, Some(said), Seats::only(seat));
                }
                state.secret.hands[seat].take(said);
                state.secret.hands[seat].add(is);
                return Ok(Event::HandCorrected { seat });
            }
            Correction::Told { seat, site, is } => {
                self.seated(seat)?;
                let is = Card::new(site, is);
                if state.untold_of(seat, site) == 0 || !state.may_have_drawn(seat, is) {
                    return Err(Refusal::NotThere);
                }
                if state.left_in_deck(is) == 0 {
                    state.swap_unseen(is, None, Seats::only(seat));
                }
                state.secret.hands[seat].add(is);
                return Ok(Event::HandTold { seat });
            }
            Correction::Card { card, from, to } => {
                for place in [from, to] {
                    if let CardPlace::Hand(seat) = place {
                        self.seated(seat)?;
                    }
                }
                take_card(state, card, from)?;
                put_card(&mut state.table, card, to)?;
            }
            Correction::Tile { tile, owner } => self.correct_tile(state, tile, owner)?,
            Correction::StandAlone { seat, count } => {
                self.seated(seat)?;
                state.table.players[seat].stand_alone = count;
            }
            Correction::NoRole { seat, role } => {
                self.seated(seat)?;
                let player = &mut state.table.players[seat];
                if !player.has(role) {
                    return Err(Refusal::NotThere);
                }
                match role {
                    Role::City(_) => player.city = None,
                    Role::Archaeologist(_) => player.archaeologist = None,
                }
            }
            Correction::Start { seat } => {
                self.seated(seat)?;
                self.after_first_huts(state, Authority::Rules)?;
                state.table.start = seat;
            }
            Correction::Round { round } => {
                self.after_first_huts(state, Authority::Rules)?;
                if round >= self.setup.values.rounds {
                    return Err(Refusal::NotInPlay);
                }
                state.table.round = round;
            }
            Correction::Passed { seat, passed } => {
                self.seated(seat)?;
                state.table.players[seat].passed = passed;
            }
            Correction::Turn { seat } => self.correct_turn(&mut state.table, seat)?,
            Correction::Actions { done } => {
                if state.table.phase != Phase::Turn || state.table.players[state.table.seat].passed
                {
                    return Err(Refusal::NotNow);
                }
                state.table.actions_done = done;
            }
        }
        Ok(Event::Corrected(correction))
    }

    fn correct_tile(
        &self,
        state: &mut State,
        tile: Tile,
        owner: Option<Seat>,
    ) -> Result<(), Refusal> {
        if let Some(seat) = owner {
            self.seated(seat)?;
        }
        if !self.tiles().contains(tile) {
            return Err(Refusal::NotInPlay);
        }
        let table = &mut state.table;
        table.tiles = table.tiles.without(tile);
        for seat in Seat::ALL {
            let player = &mut table.players[seat];
            player.tiles = player.tiles.without(tile);
        }
        let tiles = match owner {
            Some(seat) => &mut table.players[seat].tiles,
            None => &mut table.tiles,
        };
        *tiles = tiles.with(tile);
        Ok(())
    }

    /// Cards that have to come up come first.
    fn correct_turn(&self, table: &mut Table, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        let in_a_round = matches!(table.phase, Phase::Turn | Phase::PassedTurn);
        if !in_a_round || table.owed != PerSite::all(0) || table.drawing.is_some() {
            return Err(Refusal::NotNow);
        }
        table.seat = seat;
        table.actions_done = 0;
        table.phase = match table.players[seat].passed {
            true => Phase::PassedTurn,
            false => Phase::Turn,
        };
        Ok(())
    }

    /// The first huts are counted on: what goes wrong with them is taken back instead.
    fn after_first_huts(&self, state: &State, by: Authority) -> Result<(), Refusal> {
        match state.table.phase {
            _ if by == Authority::House => Ok(()),
            Phase::StartPlayer | Phase::FirstHuts { .. } => Err(Refusal::NotNow),
            _ => Ok(()),
        }
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if (seat as u8) < self.setup.players {
            Ok(())
        } else {
            Err(Refusal::NotInPlay)
        }
    }

    fn correct_huts(
        &self,
        state: &mut State,
        seat: Seat,
        site: Site,
        huts: u8,
    ) -> Result<(), Refusal> {
        self.seated(seat)?;
        if !self.in_play(site) {
            return Err(Refusal::NotInPlay);
        }
        let player = &mut state.table.players[seat];
        let own = player.reserve + player.huts[site];
        player.reserve = own.checked_sub(huts).ok_or(Refusal::NoHutInReserve)?;
        player.huts[site] = huts;
        Ok(())
    }

    fn correct_markers(
        &self,
        state: &mut State,
        seat: Seat,
        track: Track,
        markers: u8,
    ) -> Result<(), Refusal> {
        self.seated(seat)?;
        let table = &mut state.table;
        let both = table.board[track] + table.players[seat].mat[track];
        let mut mat: PerTrack<u8> = table.players[seat].mat;
        mat[track] = markers;
        let total: u16 = mat.values().iter().map(|count| u16::from(*count)).sum();
        if total > u16::from(self.setup.values.mat) {
            return Err(Refusal::MatFull);
        }
        table.board[track] = both
            .checked_sub(markers)
            .ok_or(Refusal::NoneOnBoard(track))?;
        table.players[seat].mat = mat;
        Ok(())
    }
}

/// A card leaves where it was said to be. From a hand it is one that everybody saw going there: the
/// others are nobody's business.
fn take_card(state: &mut State, card: Card, from: CardPlace) -> Result<(), Refusal> {
    if from == CardPlace::Deck {
        state.forget(card);
    }
    let table = &mut state.table;
    let taken = match from {
        CardPlace::Deck => {
            let left = table.deck[card.site] > table.owed[card.site];
            let taken = left && table.unseen.take(card);
            table.deck[card.site] -= u8::from(taken);
            taken
        }
        CardPlace::Site => table.face_up.take(card),
        CardPlace::Market => {
            let on_market = |space: &Space| table.market[*space] == Some(card);
            let space = Space::ALL.into_iter().find(on_market);
            space
                .and_then(|space| take_from_market(table, space))
                .is_some()
        }
        CardPlace::Gone => table.gone.take(card),
        CardPlace::Hand(seat) => table.players[seat].known.take(card),
    };
    if taken {
        Ok(())
    } else {
        Err(Refusal::NotThere)
    }
}

fn put_card(table: &mut Table, card: Card, to: CardPlace) -> Result<(), Refusal> {
    match to {
        CardPlace::Deck => {
            table.unseen.add(card);
            table.deck[card.site] += 1;
        }
        CardPlace::Site => table.face_up.add(card),
        CardPlace::Market if table.market[Space::Right].is_some() => {
            return Err(Refusal::MarketFull);
        }
        CardPlace::Market => put_rightmost(table, card),
        CardPlace::Gone => table.gone.add(card),
        CardPlace::Hand(seat) => table.players[seat].known.add(card),
    }
    Ok(())
}
