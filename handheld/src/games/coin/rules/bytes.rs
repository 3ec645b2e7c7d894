//! Set-up and state of Coin as bytes: one encoding for each.

use engine::bytes::{BytesError, Reader, Sink};
use engine::each::{Each, Member};
use engine::seat::{PerSeat, Seat, Seats};

use super::{Face, Player, SEATS, Setup, State, Table, Worth};
use crate::games::coin::values::Values;
use engine::print::Print;

/// Where a code stands for nothing, or for a member counted from 1.
fn maybe<T: Member<N>, const N: usize>(reader: &mut Reader<'_>) -> Result<Option<T>, BytesError> {
    reader.known(|byte| match usize::from(byte).checked_sub(1) {
        None => Some(None),
        Some(place) => T::at(place).map(Some),
    })
}

fn code<T: Member<N>, const N: usize>(member: Option<T>) -> u8 {
    member.map_or(0, |member| member.place() as u8 + 1)
}

pub(super) fn write_setup(setup: &Setup, sink: &mut impl Sink) -> Result<(), BytesError> {
    sink.put(&[setup.rounds])?;
    setup.values.put(sink)
}

pub(super) fn read_setup(reader: &mut Reader<'_>) -> Result<Setup, BytesError> {
    let rounds = reader.byte()?;
    let values = Values::take(reader)?;
    Ok(Setup { rounds, values })
}

pub(super) fn write_state(state: &State, sink: &mut impl Sink) -> Result<(), BytesError> {
    let table = &state.table;
    sink.put(&[table.round])?;
    sink.put(table.deck.values())?;
    sink.put(&[code(table.card), table.raised.bits(), table.bank])?;
    for seat in Seat::first(SEATS) {
        let player = table.players[seat];
        sink.put(&[player.coins, player.right, code(state.calls[seat])])?;
        sink.put(&player.points.to_le_bytes())?;
    }
    Ok(())
}

pub(super) fn read_state(reader: &mut Reader<'_>) -> Result<State, BytesError> {
    let round = reader.byte()?;
    let deck: Each<Worth, u8, 3> = Each::new(reader.array()?);
    let card = maybe(reader)?;
    let raised = reader.known(Seats::from_bits)?;
    let bank = reader.byte()?;
    let mut players = PerSeat::all(Player::default());
    let mut calls: PerSeat<Option<Face>> = PerSeat::all(None);
    let mut called = Seats::NONE;
    for seat in Seat::first(SEATS) {
        let [coins, right] = reader.array()?;
        calls[seat] = maybe(reader)?;
        let points = reader.u16()?;
        players[seat] = Player {
            coins,
            points,
            right,
        };
        if calls[seat].is_some() {
            called = called.with(seat);
        }
    }
    let table = Table {
        round,
        deck,
        card,
        called,
        raised,
        bank,
        players,
    };
    Ok(State { table, calls })
}
