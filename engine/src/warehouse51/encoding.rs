//! States as bytes: the same bytes for equal states on every machine, and none that make a panic.

use super::data::{Certificate, Colour, RelicSet};
use super::neighbours::Pair;
use super::state::{Phase, Player, State, Visibility};
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::each::Member;
use crate::seat::{Seat, Seats};

/// The bit of a visibility that says it lies open; the seats are below it.
const OPEN: u8 = 0x80;

/// Writes everything that can differ between two states of one set-up.
pub(super) fn write_state(
    players: u8,
    state: &State,
    sink: &mut impl Sink,
) -> Result<(), BytesError> {
    let table = &state.table;
    for seat in Seat::first(players) {
        let player = &table.players[seat];
        sink.put(&[player.gold, table.bids[seat], state.secret.fists[seat]])?;
        write_relics(player.relics, sink)?;
        write_relics(player.pawned, sink)?;
    }
    for pair in Pair::all(players) {
        write_relics(state.secret.pairs[pair], sink)?;
        sink.put(&[visibility_byte(table.pairs[pair])])?;
    }
    for colour in Colour::ALL {
        let top = state.secret.tops[colour];
        sink.put(&[member_byte(top), visibility_byte(table.tops[colour])])?;
    }
    for relics in [table.stacks, table.gone, table.exposed] {
        write_relics(relics, sink)?;
    }
    sink.put(&[table.bank, table.boxed, table.pawn_tiles, table.laid])?;
    sink.put(&[member_byte(table.relic), table.revealer as u8])?;
    sink.put(&[table.last_winner as u8, table.seat as u8])?;
    sink.put(&[member_byte(table.leader)])?;
    for seats in [
        table.out,
        table.barred,
        table.barred_next,
        table.locked,
        table.announced,
    ] {
        sink.put(&[seats.bits()])?;
    }
    for certified in table.certified.values() {
        sink.put(&[member_byte(*certified)])?;
    }
    write_phase(table.phase, sink)
}

/// Reads what [`write_state`] wrote, on top of the first state of the same set-up.
pub(super) fn read_state(
    first: &State,
    players: u8,
    reader: &mut Reader<'_>,
) -> Result<State, BytesError> {
    let mut state = *first;
    let State { table, secret } = &mut state;
    for seat in Seat::first(players) {
        let [gold, bid, fist] = reader.array()?;
        table.bids[seat] = bid;
        secret.fists[seat] = fist;
        table.players[seat] = Player {
            gold,
            relics: read_relics(reader)?,
            pawned: read_relics(reader)?,
        };
    }
    for pair in Pair::all(players) {
        secret.pairs[pair] = read_relics(reader)?;
        table.pairs[pair] = reader.known(visibility)?;
    }
    for colour in Colour::ALL {
        secret.tops[colour] = reader.maybe_member()?;
        table.tops[colour] = reader.known(visibility)?;
    }
    table.stacks = read_relics(reader)?;
    table.gone = read_relics(reader)?;
    table.exposed = read_relics(reader)?;
    [table.bank, table.boxed, table.pawn_tiles, table.laid] = reader.array()?;
    table.relic = reader.maybe_member()?;
    table.revealer = reader.member()?;
    table.last_winner = reader.member()?;
    table.seat = reader.member()?;
    table.leader = reader.maybe_member()?;
    table.out = reader.known(Seats::from_bits)?;
    table.barred = reader.known(Seats::from_bits)?;
    table.barred_next = reader.known(Seats::from_bits)?;
    table.locked = reader.known(Seats::from_bits)?;
    table.announced = reader.known(Seats::from_bits)?;
    for certificate in Certificate::ALL {
        table.certified[certificate] = reader.maybe_member()?;
    }
    table.phase = read_phase(reader)?;
    Ok(state)
}

fn write_relics(relics: RelicSet, sink: &mut impl Sink) -> Result<(), BytesError> {
    sink.put(&relics.bits().to_le_bytes())
}

fn read_relics(reader: &mut Reader<'_>) -> Result<RelicSet, BytesError> {
    RelicSet::from_bits(reader.u32()?).ok_or(BytesError::Impossible)
}

fn visibility_byte(visibility: Visibility) -> u8 {
    visibility.seats.bits() | if visibility.open { OPEN } else { 0 }
}

fn visibility(byte: u8) -> Option<Visibility> {
    Some(Visibility {
        seats: Seats::from_bits(byte & !OPEN)?,
        open: byte & OPEN != 0,
    })
}

fn write_phase(phase: Phase, sink: &mut impl Sink) -> Result<(), BytesError> {
    let (number, detail) = match phase {
        Phase::StartPlayer => (0, 0),
        Phase::LayingCounterfeits => (1, 0),
        Phase::LookingAtStacks => (2, 0),
        Phase::Revealing => (3, 0),
        Phase::TurningUp { colour } => (4, colour as u8),
        Phase::OpenAuction => (5, 0),
        Phase::Announcing => (6, 0),
        Phase::FistAuction => (7, 0),
        Phase::Paying => (8, 0),
        Phase::Examining => (9, 0),
        Phase::BuyingBack => (10, 0),
        Phase::Certifying { certificate } => (11, certificate as u8),
        Phase::Cancelling => (12, 0),
        Phase::Over => (13, 0),
        Phase::LastPawning => (14, 0),
        Phase::TellingCounterfeits => (15, 0),
    };
    sink.put(&[number, detail])
}

fn read_phase(reader: &mut Reader<'_>) -> Result<Phase, BytesError> {
    let [number, detail] = reader.array()?;
    let phase = match (number, detail) {
        (0, 0) => Some(Phase::StartPlayer),
        (1, 0) => Some(Phase::LayingCounterfeits),
        (2, 0) => Some(Phase::LookingAtStacks),
        (3, 0) => Some(Phase::Revealing),
        (4, colour) => Colour::at(colour as usize).map(|colour| Phase::TurningUp { colour }),
        (5, 0) => Some(Phase::OpenAuction),
        (6, 0) => Some(Phase::Announcing),
        (7, 0) => Some(Phase::FistAuction),
        (8, 0) => Some(Phase::Paying),
        (9, 0) => Some(Phase::Examining),
        (10, 0) => Some(Phase::BuyingBack),
        (11, one) => {
            let certificate = Certificate::at(one as usize);
            certificate.map(|certificate| Phase::Certifying { certificate })
        }
        (12, 0) => Some(Phase::Cancelling),
        (13, 0) => Some(Phase::Over),
        (14, 0) => Some(Phase::LastPawning),
        (15, 0) => Some(Phase::TellingCounterfeits),
        _ => None,
    };
    phase.ok_or(BytesError::Impossible)
}
