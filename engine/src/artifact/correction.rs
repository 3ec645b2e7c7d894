//! Mistakes at a real table put right: each is an entry of the log, and none makes or loses a
//! card, a marker or a hut.

use super::action::role;
use super::cards::Card;
use super::data::{Face, PerTrack, RESEARCH_TOP, Role, Site, Track};
use super::event::Event;
use super::refusal::Refusal;
use super::setup::Artifact;
use super::state::{Choosing, Phase, State};
use crate::bytes::{BytesError, Reader, Sink};
use crate::game::{Actor, Game, Witness};
use crate::seat::Seat;

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
}

impl Artifact {
    pub(super) fn put_right(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        if state.table.phase == Phase::Over || state.secret.choosing != Choosing::NOTHING {
            return Err(Refusal::NotNow);
        }
        let mut corrected = *state;
        let event = self.change(&mut corrected, correction)?;
        // What is asked for now must still make sense: a mat that is refilled has room, say.
        if self.find_flaw(&corrected).is_err() || self.is_stuck(&corrected) {
            return Err(Refusal::NotNow);
        }
        *state = corrected;
        witness.see(event);
        Ok(())
    }

    /// Has whoever is to act nothing left to do?
    fn is_stuck(&self, state: &State) -> bool {
        match self.actor(state) {
            Actor::Seat(seat) => self.legal(state, seat).is_empty(),
            _ => false,
        }
    }

    fn change(&self, state: &mut State, correction: Correction) -> Result<Event, Refusal> {
        match correction {
            Correction::Money { seat, coins } => {
                self.seated(seat)?;
                state.table.players[seat].money = coins;
            }
            Correction::Huts { seat, site, huts } => {
                self.correct_huts(state, seat, site, huts)?;
            }
            Correction::Markers {
                seat,
                track,
                markers,
            } => self.correct_markers(state, seat, track, markers)?,
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
                if !state.table.face_up.has(said) || !state.decks().has(is) {
                    return Err(Refusal::NotThere);
                }
                // The cursed card of a load has been taken before the others are chosen.
                let shipping = matches!(state.table.phase, Phase::Shipping { .. });
                if shipping && is.face == Face::Cursed {
                    return Err(Refusal::NotNow);
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
                let there = state.secret.hands[seat].has(said) && state.decks().has(is);
                if !there || is.face == Face::Cursed {
                    return Err(Refusal::NotThere);
                }
                state.secret.hands[seat].take(said);
                state.secret.hands[seat].add(is);
                return Ok(Event::HandCorrected { seat });
            }
        }
        Ok(Event::Corrected(correction))
    }

    /// The first huts are counted on: what goes wrong with them is taken back instead.
    fn after_first_huts(&self, state: &State) -> Result<(), Refusal> {
        match state.table.phase {
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
        self.after_first_huts(state)?;
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
        self.after_first_huts(state)?;
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

const MONEY: u8 = 0;
const HUTS: u8 = 1;
const MARKERS: u8 = 2;
const RESEARCH: u8 = 3;
const ROLE: u8 = 4;
const FACE_UP: u8 = 5;
const UNSEEN: u8 = 6;

impl Correction {
    pub(super) fn write(self, sink: &mut impl Sink) -> Result<(), BytesError> {
        match self {
            Correction::Money { seat, coins } => {
                sink.put(&[MONEY, seat as u8])?;
                sink.put(&coins.to_le_bytes())
            }
            Correction::Huts { seat, site, huts } => {
                sink.put(&[HUTS, seat as u8, site as u8, huts])
            }
            Correction::Markers {
                seat,
                track,
                markers,
            } => sink.put(&[MARKERS, seat as u8, track as u8, markers]),
            Correction::Research { seat, site, level } => {
                sink.put(&[RESEARCH, seat as u8, site as u8, level])
            }
            Correction::Role { seat, role } => {
                let number = match role {
                    Role::City(city) => city as u8,
                    Role::Archaeologist(archaeologist) => 4 + archaeologist as u8,
                };
                sink.put(&[ROLE, seat as u8, number])
            }
            Correction::FaceUp { site, said, is } => {
                sink.put(&[FACE_UP, site as u8, said as u8, is as u8])
            }
            Correction::Unseen {
                seat,
                site,
                said,
                is,
            } => sink.put(&[UNSEEN, seat as u8, site as u8, said as u8, is as u8]),
        }
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Correction, BytesError> {
        Ok(match reader.byte()? {
            MONEY => Correction::Money {
                seat: reader.member()?,
                coins: reader.u16()?,
            },
            HUTS => Correction::Huts {
                seat: reader.member()?,
                site: reader.member()?,
                huts: reader.byte()?,
            },
            MARKERS => Correction::Markers {
                seat: reader.member()?,
                track: reader.member()?,
                markers: reader.byte()?,
            },
            RESEARCH => Correction::Research {
                seat: reader.member()?,
                site: reader.member()?,
                level: reader.byte()?,
            },
            ROLE => Correction::Role {
                seat: reader.member()?,
                role: reader.known(role)?,
            },
            FACE_UP => Correction::FaceUp {
                site: reader.member()?,
                said: reader.member()?,
                is: reader.member()?,
            },
            UNSEEN => Correction::Unseen {
                seat: reader.member()?,
                site: reader.member()?,
                said: reader.member()?,
                is: reader.member()?,
            },
            _ => return Err(BytesError::Impossible),
        })
    }
}
