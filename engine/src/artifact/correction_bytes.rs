//! Corrections as bytes: the numbers are in the log for ever.

use super::action::role;
use super::cards::Card;
use super::correction::{CardPlace, Correction};
use super::data::Role;
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::each::Member;
use crate::seat::Seat;

const MONEY: u8 = 0;
const HUTS: u8 = 1;
const MARKERS: u8 = 2;
const RESEARCH: u8 = 3;
const ROLE: u8 = 4;
const FACE_UP: u8 = 5;
const UNSEEN: u8 = 6;
const TOLD: u8 = 7;
const CARD: u8 = 8;
const TILE: u8 = 9;
const STAND_ALONE: u8 = 10;
const NO_ROLE: u8 = 11;
const START: u8 = 12;
const ROUND: u8 = 13;
const PASSED: u8 = 14;
const TURN: u8 = 15;
const ACTIONS: u8 = 16;

impl CardPlace {
    /// Every place.
    const ALL: [CardPlace; 9] = {
        let [a, b, c, d, e] = Seat::ALL;
        [
            CardPlace::Deck,
            CardPlace::Site,
            CardPlace::Market,
            CardPlace::Gone,
            CardPlace::Hand(a),
            CardPlace::Hand(b),
            CardPlace::Hand(c),
            CardPlace::Hand(d),
            CardPlace::Hand(e),
        ]
    };

    fn byte(self) -> u8 {
        match self {
            CardPlace::Deck => 0,
            CardPlace::Site => 1,
            CardPlace::Market => 2,
            CardPlace::Gone => 3,
            CardPlace::Hand(seat) => 4 + seat as u8,
        }
    }

    fn of_byte(byte: u8) -> Option<CardPlace> {
        CardPlace::ALL.get(usize::from(byte)).copied()
    }
}

fn role_byte(role: Role) -> u8 {
    match role {
        Role::City(city) => city as u8,
        Role::Archaeologist(archaeologist) => 4 + archaeologist as u8,
    }
}

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
            Correction::Role { seat, role } => sink.put(&[ROLE, seat as u8, role_byte(role)]),
            Correction::FaceUp { site, said, is } => {
                sink.put(&[FACE_UP, site as u8, said as u8, is as u8])
            }
            Correction::Unseen {
                seat,
                site,
                said,
                is,
            } => sink.put(&[UNSEEN, seat as u8, site as u8, said as u8, is as u8]),
            Correction::Told { seat, site, is } => {
                sink.put(&[TOLD, seat as u8, site as u8, is as u8])
            }
            Correction::Card { card, from, to } => sink.put(&[
                CARD,
                card.site as u8,
                card.face as u8,
                from.byte(),
                to.byte(),
            ]),
            Correction::Tile { tile, owner } => {
                sink.put(&[TILE, tile.place() as u8, member_byte(owner)])
            }
            Correction::StandAlone { seat, count } => sink.put(&[STAND_ALONE, seat as u8, count]),
            Correction::NoRole { seat, role } => sink.put(&[NO_ROLE, seat as u8, role_byte(role)]),
            Correction::Start { seat } => sink.put(&[START, seat as u8]),
            Correction::Round { round } => sink.put(&[ROUND, round]),
            Correction::Passed { seat, passed } => {
                sink.put(&[PASSED, seat as u8, u8::from(passed)])
            }
            Correction::Turn { seat } => sink.put(&[TURN, seat as u8]),
            Correction::Actions { done } => sink.put(&[ACTIONS, done]),
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
            TOLD => Correction::Told {
                seat: reader.member()?,
                site: reader.member()?,
                is: reader.member()?,
            },
            CARD => Correction::Card {
                card: Card::new(reader.member()?, reader.member()?),
                from: reader.known(CardPlace::of_byte)?,
                to: reader.known(CardPlace::of_byte)?,
            },
            TILE => Correction::Tile {
                tile: reader.member()?,
                owner: reader.maybe_member()?,
            },
            STAND_ALONE => Correction::StandAlone {
                seat: reader.member()?,
                count: reader.byte()?,
            },
            NO_ROLE => Correction::NoRole {
                seat: reader.member()?,
                role: reader.known(role)?,
            },
            START => Correction::Start {
                seat: reader.member()?,
            },
            ROUND => Correction::Round {
                round: reader.byte()?,
            },
            PASSED => Correction::Passed {
                seat: reader.member()?,
                passed: reader.below(2)? == 1,
            },
            TURN => Correction::Turn {
                seat: reader.member()?,
            },
            ACTIONS => Correction::Actions {
                done: reader.byte()?,
            },
            _ => return Err(BytesError::Impossible),
        })
    }
}
