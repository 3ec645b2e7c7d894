//! States as bytes: small, stable, and nonsense is rejected without a panic.

use super::*;
use crate::bytes::Reader;
use crate::game::Unwatched;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

type Bytes = heapless::Vec<u8, 512>;

fn bytes(at: &At) -> Bytes {
    let mut bytes = Bytes::new();
    at.game
        .write_state(&at.state, &mut bytes)
        .expect("a state fits");
    bytes
}

/// The state is one small plain value.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512);
    assert!(bytes(&players(5).ready()).len() <= 256);
}

/// The set-up says how many bytes it takes.
#[test]
fn a_setup_fits_its_bytes() {
    let game = Warehouse51::new(Setup::of(5)).expect("playable");
    let mut bytes = Bytes::new();
    game.write_setup(&mut bytes).expect("it fits");
    assert!(bytes.len() <= Warehouse51::SETUP_BYTES);
    for cut in 0..bytes.len() {
        let part = &bytes[..cut];
        assert!(Warehouse51::read_setup(game.rules(), &mut Reader::new(part)).is_err());
    }
}

/// Changed bytes are either another sound state that can be played on, or rejected.
#[test]
fn damaged_bytes_never_make_a_state_that_cannot_be_played() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut below = |n: usize| (rng.next_u64() % n as u64) as usize;
    let mut accepted = 0;
    for round in 0..3_000 {
        let count = 3 + (round % 3) as u8;
        let game = Warehouse51::new(Setup::of(count)).expect("playable");
        let mut state = game.start();
        play(&game, &mut state, below(220), &mut below);
        let mut bytes = bytes(&At {
            game,
            state,
            seen: Vec::new(),
        });
        for _ in 0..=below(3) {
            let at = below(bytes.len());
            bytes[at] = below(256) as u8;
        }
        if let Ok(mut state) = game.read_state(&mut Reader::new(&bytes)) {
            accepted += 1;
            play(&game, &mut state, 2_000, &mut below);
            assert_eq!(game.actor(&state), Actor::Nobody);
        }
    }
    assert!(accepted > 0);
}

/// Bytes that end too early are rejected.
#[test]
fn truncated_bytes_are_rejected() {
    let at = players(4).ready();
    let whole = bytes(&at);
    for cut in 0..whole.len() {
        let mut reader = Reader::new(&whole[..cut]);
        assert!(at.game.read_state(&mut reader).is_err());
    }
}

/// Plays by chance for at most so many steps, every state checked.
pub(super) fn play(
    game: &Warehouse51,
    state: &mut State,
    steps: usize,
    below: &mut impl FnMut(usize) -> usize,
) {
    for _ in 0..steps {
        let seat = match game.actor(state) {
            Actor::Nobody => return,
            Actor::Chance => {
                let odds = game.odds(state).expect("chance's turn");
                let outcome = odds.pick(below(odds.total().into()) as u16);
                game.deal(state, outcome.expect("an outcome"), &mut Unwatched);
                continue;
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next().expect("somebody is asked"),
        };
        let legal = game.legal(state, seat);
        let action = legal.nth(below(legal.len())).expect("something is legal");
        game.apply(state, seat, action, &mut Unwatched)
            .expect("what is legal is carried out");
        assert_eq!(game.check(state), Ok(()));
    }
}

/// Both rules have the same bytes for a set-up, which is read by the rules that it was kept with.
#[test]
fn a_set_up_reads_back_by_its_own_rules() {
    for rules in [Rules::First, Rules::Second] {
        let setup = Setup {
            rules,
            ..Setup::of(4)
        };
        let game = Warehouse51::new(setup).expect("a set-up that can be played");
        let mut bytes: heapless::Vec<u8, 256> = heapless::Vec::new();
        game.write_setup(&mut bytes).expect("it fits");
        let read = |rules| Warehouse51::read_setup(rules, &mut Reader::new(&bytes));
        assert_eq!(read(game.rules()), Ok(game));
        assert!(read(0).is_err() && read(3).is_err());
    }
}
