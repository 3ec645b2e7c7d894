//! Mistakes at a real table put right: each is an entry of the log, and none makes or loses a
//! card, a helper or silver. They are put right between the small decisions of a turn. What is
//! refused tells nothing of what somebody has seen alone: if a card is said to lie elsewhere, the two
//! were taken for each other.

use super::cards::{Card, Cards};
use super::data::{ACTIONS_A_TURN, Deck, Helper};
use super::event::Event;
use super::refusal::Refusal;
use super::setup::ArtifactStack;
use super::state::{Phase, Player, State, Table};
use super::temple::Place;
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::each::Member;
use crate::game::{Actor, Authority, Game, Witness};
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
    /// A card of the temple that lies face up is another than was said, or was said to lie face
    /// down.
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
    /// Cards of one deck before one player are, or are not, turned over: for statues and porcelain
    /// one closed set.
    Turned {
        /// Of which deck.
        deck: Deck,
        /// A bit for each card.
        cards: u16,
        /// Are they turned over?
        turned: bool,
    },
    /// An open artifact left the game.
    Removed {
        /// Which.
        card: Card,
    },
    /// A card of the temple lies face down that was said to lie face up.
    FaceDown {
        /// Where.
        place: Place,
    },
    /// It is somebody else's turn, which begins anew.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// The actions left in this turn.
    Actions {
        /// How many.
        actions: u8,
    },
}

impl ArtifactStack {
    pub(super) fn put_right(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        let is_now = match state.table.phase {
            Phase::Turn => true,
            Phase::Laying => matches!(
                correction,
                Correction::FaceUp { .. } | Correction::FaceDown { .. }
            ),
            _ => false,
        };
        if !is_now {
            return Err(Refusal::NotNow);
        }
        self.change(state, correction, Authority::Rules, witness)
    }

    /// What the table did in spite of the rules, also in the middle of something or after the end.
    pub(super) fn put_right_by_house(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.change(state, correction, Authority::House, witness)
    }

    /// It is tried out first: what the game goes on with has to be sound.
    fn change(
        &self,
        state: &mut State,
        correction: Correction,
        by: Authority,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        let mut corrected = *state;
        self.alter(&mut corrected, correction)?;
        if self.find_flaw(&corrected).is_err() || self.is_stuck(&corrected) {
            return Err(Refusal::NotNow);
        }
        *state = corrected;
        if by == Authority::House {
            witness.see(Event::House);
        }
        witness.see(match correction {
            Correction::Looked { place, .. } => Event::LookCorrected { place },
            correction => Event::Corrected(correction),
        });
        Ok(())
    }

    /// Has whoever is to act nothing left to do?
    fn is_stuck(&self, state: &State) -> bool {
        match self.actor(state) {
            Actor::Seat(seat) => self.legal(state, seat).is_empty(),
            _ => false,
        }
    }

    fn alter(&self, state: &mut State, correction: Correction) -> Result<(), Refusal> {
        match correction {
            Correction::Silver { seat, silver } => self.correct_silver(state, seat, silver)?,
            Correction::Helper { helper, seat } => self.correct_helper(state, helper, seat)?,
            Correction::Owner { card, seat } => {
                self.seated(seat)?;
                take_open(&mut state.table, card)?;
                state.table.players[seat].open.insert(card);
            }
            Correction::Removed { card } => {
                state.table.owner(card).ok_or(Refusal::NotOpen(card))?;
                take_open(&mut state.table, card)?;
                state.table.gone.insert(card);
            }
            Correction::Turned {
                deck,
                cards,
                turned: true,
            } => turn_over(&mut state.table, deck, cards)?,
            Correction::Turned { deck, cards, .. } => turn_back(&mut state.table, deck, cards)?,
            Correction::Turn { seat } => {
                self.seated(seat)?;
                if state.table.phase != Phase::Turn || state.table.temple.standing().is_empty() {
                    return Err(Refusal::NotNow);
                }
                state.table.seat = seat;
                state.table.actions = ACTIONS_A_TURN;
                state.table.acted = false;
            }
            Correction::Actions { actions } => {
                if state.table.phase != Phase::Turn {
                    return Err(Refusal::NotNow);
                }
                state.table.actions = actions;
                state.table.acted |= actions == 0;
            }
            Correction::FaceUp { place, is } => self.correct_face_up(state, place, is)?,
            Correction::FaceDown { place } => self.correct_face_down(&mut state.table, place)?,
            Correction::Looked { place, is } => {
                if !state.table.temple.looked_at().contains(place) {
                    return Err(Refusal::NotSeen(place));
                }
                let possible = state.table.unseen.and(&self.down).contains(is);
                if !possible || state.secret.cards.at(place) == Some(is) {
                    return Err(Refusal::CannotBe(is));
                }
                // What somebody has seen elsewhere was taken for this one.
                match state.seen_at(is) {
                    Some(other) => state.secret.cards.swap(place, other),
                    None => state.secret.cards.put(place, is),
                }
            }
            Correction::Taken { said, is } => self.correct_taken(state, said, is)?,
        }
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
        if !table.temple.standing.contains(place) {
            return Err(Refusal::NothingThere(place));
        }
        if self.down.contains(is) || !table.unseen.remove(is) {
            return Err(Refusal::CannotBe(is));
        }
        match table.temple.face_up(place) {
            Some(said) => table.unseen.insert(said),
            None => {
                // Whatever somebody has seen there was another card.
                table.temple.clear(place);
                table.temple.standing = table.temple.standing.with(place);
                state.secret.cards.take(place);
            }
        }
        table.temple.cards.put(place, is);
        Ok(())
    }

    fn correct_face_down(&self, table: &mut Table, place: Place) -> Result<(), Refusal> {
        let said = table.temple.face_up(place);
        let said = said.ok_or(Refusal::NothingThere(place))?;
        if self.face_down_left(table) == 0 {
            return Err(Refusal::NoneLeft);
        }
        table.unseen.insert(said);
        table.temple.cards.take(place);
        table.temple.down = table.temple.down.with(place);
        Ok(())
    }

    fn correct_taken(&self, state: &mut State, said: Card, is: Card) -> Result<(), Refusal> {
        let owner = state.table.owner(said).ok_or(Refusal::NotOpen(said))?;
        let same_way = self.down.contains(said) == self.down.contains(is);
        let possible = state.table.unseen.contains(is);
        if !same_way || !possible || self.at_once.contains(is) {
            return Err(Refusal::CannotBe(is));
        }
        // What somebody has seen elsewhere was taken for this one.
        if let Some(place) = state.seen_at(is) {
            state.secret.cards.put(place, said);
        }
        let table = &mut state.table;
        table.unseen.remove(is);
        table.unseen.insert(said);
        table.players[owner].open.remove(said);
        table.players[owner].open.insert(is);
        Ok(())
    }
}

/// An open artifact is taken from its owner, or one that left the game comes back.
fn take_open(table: &mut Table, card: Card) -> Result<(), Refusal> {
    match table.owner(card) {
        Some(from) => {
            table.players[from].open.remove(card);
            Ok(())
        }
        None if table.gone.remove(card) => Ok(()),
        None => Err(Refusal::NotOpen(card)),
    }
}

/// The cards of a deck that the bits stand for, if one player has all of them where they should be.
fn owner_of(
    table: &Table,
    deck: Deck,
    cards: u16,
    held: impl Fn(&Player) -> &Cards,
) -> Result<Seat, Refusal> {
    let has_all = |seat: &Seat| cards & !held(&table.players[*seat]).field(deck) == 0;
    let owner = Seat::ALL.into_iter().find(has_all);
    owner.filter(|_| cards != 0).ok_or(Refusal::NoSuchSet)
}

fn turn_over(table: &mut Table, deck: Deck, cards: u16) -> Result<(), Refusal> {
    let owner = owner_of(table, deck, cards, |player| &player.open)?;
    let player = &mut table.players[owner];
    let those = Cards::some_of(deck, cards);
    player.open = player.open.minus(&those);
    player.turned = player.turned.plus(&those);
    table.closed.add(deck, cards);
    Ok(())
}

fn turn_back(table: &mut Table, deck: Deck, cards: u16) -> Result<(), Refusal> {
    let owner = owner_of(table, deck, cards, |player| &player.turned)?;
    if !table.closed.remove(deck, cards) {
        return Err(Refusal::NoSuchSet);
    }
    let player = &mut table.players[owner];
    let those = Cards::some_of(deck, cards);
    player.turned = player.turned.minus(&those);
    player.open = player.open.plus(&those);
    Ok(())
}

const SILVER: u8 = 0;
const HELPER: u8 = 1;
const OWNER: u8 = 2;
const FACE_UP: u8 = 3;
const LOOKED: u8 = 4;
const TAKEN: u8 = 5;
const TURNED: u8 = 6;
const REMOVED: u8 = 7;
const TURN: u8 = 8;
const ACTIONS: u8 = 9;
const FACE_DOWN: u8 = 10;

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
            Correction::Turned {
                deck,
                cards,
                turned,
            } => {
                let [low, high] = cards.to_le_bytes();
                sink.put(&[TURNED, deck as u8, low, high, u8::from(turned)])
            }
            Correction::Removed { card } => sink.put(&[REMOVED, card.code()]),
            Correction::Turn { seat } => sink.put(&[TURN, seat as u8]),
            Correction::Actions { actions } => sink.put(&[ACTIONS, actions]),
            Correction::FaceDown { place } => sink.put(&[FACE_DOWN, place.number()]),
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
            FACE_DOWN => Correction::FaceDown {
                place: reader.known(Place::from_number)?,
            },
            TAKEN => Correction::Taken {
                said: reader.known(Card::from_code)?,
                is: reader.known(Card::from_code)?,
            },
            TURNED => Correction::Turned {
                deck: reader.member()?,
                cards: reader.u16()?,
                turned: reader.below(2)? == 1,
            },
            REMOVED => Correction::Removed {
                card: reader.known(Card::from_code)?,
            },
            TURN => Correction::Turn {
                seat: reader.known(seat)?,
            },
            ACTIONS => Correction::Actions {
                actions: reader.byte()?,
            },
            _ => return Err(BytesError::Impossible),
        })
    }
}
