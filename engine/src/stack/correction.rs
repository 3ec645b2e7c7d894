//! Mistakes at a real table put right: each is an entry of the log, and none makes or loses a
//! card, a helper or silver. They are put right between the small decisions of a turn.

use super::cards::Card;
use super::data::Helper;
use super::event::Event;
use super::refusal::Refusal;
use super::setup::ArtifactStack;
use super::state::{Phase, State};
use super::temple::Place;
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::each::Member;
use crate::game::Witness;
use crate::seat::Seat;

/// What really is, where the device had it otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Correction {
    /// A player's silver; the bank makes up for it.
    Silver {
        /// Whose.
        seat: Seat,
        /// How much it is.
        silver: u8,
    },
    /// Where a helper is.
    Helper {
        /// Which.
        helper: Helper,
        /// With this player, or beside the temple.
        seat: Option<Seat>,
    },
    /// Before whom an open artifact lies.
    Owner {
        /// Which.
        card: Card,
        /// Before this player.
        seat: Seat,
    },
    /// A face-up card of the temple is another than was said.
    FaceUp {
        /// Where.
        place: Place,
        /// What it is.
        is: Card,
    },
    /// A face-down card that somebody has looked at is another than was said.
    Looked {
        /// Where.
        place: Place,
        /// What it is.
        is: Card,
    },
    /// An open artifact is another than was said when it was taken. Not for cards that are
    /// carried out at once.
    Taken {
        /// What was said.
        said: Card,
        /// What it is.
        is: Card,
    },
}

impl ArtifactStack {
    pub(super) fn put_right(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        if state.table.phase != Phase::Turn {
            return Err(Refusal::NotNow);
        }
        match correction {
            Correction::Silver { seat, silver } => self.correct_silver(state, seat, silver)?,
            Correction::Helper { helper, seat } => self.correct_helper(state, helper, seat)?,
            Correction::Owner { card, seat } => {
                self.seated(seat)?;
                let from = state.table.owner(card).ok_or(Refusal::NotOpen(card))?;
                state.table.players[from].open.remove(card);
                state.table.players[seat].open.insert(card);
            }
            Correction::FaceUp { place, is } => self.correct_face_up(state, place, is)?,
            Correction::Looked { place, is } => {
                if !state.table.temple.looked_at().contains(place) {
                    return Err(Refusal::NotSeen(place));
                }
                if !self.possible_face_down(state).contains(is) {
                    return Err(Refusal::CannotBe(is));
                }
                state.secret.cards.put(place, is);
                witness.see(Event::LookCorrected { place });
                return Ok(());
            }
            Correction::Taken { said, is } => self.correct_taken(state, said, is)?,
        }
        witness.see(Event::Corrected(correction));
        Ok(())
    }

    fn correct_silver(&self, state: &mut State, seat: Seat, silver: u8) -> Result<(), Refusal> {
        self.seated(seat)?;
        let table = &mut state.table;
        let both = u16::from(table.bank) + u16::from(table.players[seat].silver);
        let bank = both.checked_sub(silver.into()).ok_or(Refusal::NotInBank)?;
        table.bank = u8::try_from(bank).map_err(|_| Refusal::NotInBank)?;
        table.players[seat].silver = silver;
        Ok(())
    }

    fn correct_helper(
        &self,
        state: &mut State,
        helper: Helper,
        seat: Option<Seat>,
    ) -> Result<(), Refusal> {
        if let Some(seat) = seat {
            self.seated(seat)?;
        }
        let table = &mut state.table;
        if !self.helpers_of(table.decks).contains(helper) {
            return Err(Refusal::NotInPlay);
        }
        table.helpers = table.helpers.without(helper);
        for other in Seat::ALL {
            let player = &mut table.players[other];
            player.helpers = player.helpers.without(helper);
        }
        let now = match seat {
            Some(seat) => &mut table.players[seat].helpers,
            None => &mut table.helpers,
        };
        *now = now.with(helper);
        Ok(())
    }

    fn correct_face_up(&self, state: &mut State, place: Place, is: Card) -> Result<(), Refusal> {
        let table = &mut state.table;
        let said = table
            .temple
            .face_up(place)
            .ok_or(Refusal::NothingThere(place))?;
        if self.down.contains(is) || !table.unseen.remove(is) {
            return Err(Refusal::CannotBe(is));
        }
        table.unseen.insert(said);
        table.temple.cards.put(place, is);
        Ok(())
    }

    fn correct_taken(&self, state: &mut State, said: Card, is: Card) -> Result<(), Refusal> {
        let owner = state.table.owner(said).ok_or(Refusal::NotOpen(said))?;
        let same_way = self.down.contains(said) == self.down.contains(is);
        let possible = state.table.unseen.minus(&state.looked_at()).contains(is);
        if !same_way || !possible || self.at_once.contains(is) {
            return Err(Refusal::CannotBe(is));
        }
        let table = &mut state.table;
        table.unseen.remove(is);
        table.unseen.insert(said);
        table.players[owner].open.remove(said);
        table.players[owner].open.insert(is);
        Ok(())
    }
}

const SILVER: u8 = 0;
const HELPER: u8 = 1;
const OWNER: u8 = 2;
const FACE_UP: u8 = 3;
const LOOKED: u8 = 4;
const TAKEN: u8 = 5;
impl Correction {
    pub(super) fn write(self, sink: &mut impl Sink) -> Result<(), BytesError> {
        match self {
            Correction::Silver { seat, silver } => sink.put(&[SILVER, seat as u8, silver]),
            Correction::Helper { helper, seat } => {
                let seat = member_byte(seat);
                sink.put(&[HELPER, helper as u8, seat])
            }
            Correction::Owner { card, seat } => sink.put(&[OWNER, card.code(), seat as u8]),
            Correction::FaceUp { place, is } => sink.put(&[FACE_UP, place.number(), is.code()]),
            Correction::Looked { place, is } => sink.put(&[LOOKED, place.number(), is.code()]),
            Correction::Taken { said, is } => sink.put(&[TAKEN, said.code(), is.code()]),
        }
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Correction, BytesError> {
        let seat = |byte: u8| Seat::at(byte as usize);
        Ok(match reader.byte()? {
            SILVER => Correction::Silver {
                seat: reader.known(seat)?,
                silver: reader.byte()?,
            },
            HELPER => Correction::Helper {
                helper: reader.member()?,
                seat: reader.maybe_member()?,
            },
            OWNER => Correction::Owner {
                card: reader.known(Card::from_code)?,
                seat: reader.known(seat)?,
            },
            FACE_UP => Correction::FaceUp {
                place: reader.known(Place::from_number)?,
                is: reader.known(Card::from_code)?,
            },
            LOOKED => Correction::Looked {
                place: reader.known(Place::from_number)?,
                is: reader.known(Card::from_code)?,
            },
            TAKEN => Correction::Taken {
                said: reader.known(Card::from_code)?,
                is: reader.known(Card::from_code)?,
            },
            _ => return Err(BytesError::Impossible),
        })
    }
}
