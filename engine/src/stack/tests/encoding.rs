//! States as bytes: whatever the bytes say, reading them does not panic, and what reads as a
//! state can be played to its end.

use rand_core::Rng;

use super::*;
use crate::bytes::Reader;

type Bytes = heapless::Vec<u8, 512>;

fn some_state(seed: u64) -> (ArtifactStack, State) {
    let mut rng = rng(seed);
    let mut setup = Setup::base(2 + (seed % 3) as u8);
    setup.decks = Decks::Chance;
    setup.start = crate::stack::StartPlayer::Chance;
    let game = ArtifactStack::new(setup).expect("a set-up that can be played");
    let mut state = game.start();
    let mut steps = rng.next_u32() % 220;
    play_randomly(&game, &mut state, &mut rng, |_| {
        steps = steps.saturating_sub(1);
        steps == 0
    });
    (game, state)
}

fn written(game: &ArtifactStack, state: &State) -> Bytes {
    let mut bytes = Bytes::new();
    game.write_state(state, &mut bytes).expect("it fits");
    bytes
}

/// A state is a plain value of at most 512 bytes, and so are its bytes.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512);
    let (game, state) = some_state(1);
    assert!(written(&game, &state).len() <= 512);
}

/// Damaged bytes are refused, or read as a state that is sound and can be played to its end.
#[test]
fn damaged_states_are_refused_or_can_be_played() {
    let mut read = 0;
    for seed in 0..4000 {
        let (game, state) = some_state(seed % 300);
        let mut rng = rng(seed);
        let mut bytes = written(&game, &state);
        for _ in 0..=rng.next_u32() % 3 {
            let at = rng.next_u32() as usize % bytes.len();
            bytes[at] = match rng.next_u32() % 3 {
                0 => rng.next_u32() as u8,
                1 => bytes[at] ^ (1 << (rng.next_u32() % 8)),
                _ => bytes[at].wrapping_add(1),
            };
        }
        let Ok(mut state) = game.read_state(&mut Reader::new(&bytes)) else {
            continue;
        };
        read += 1;
        play_randomly(&game, &mut state, &mut rng, |state| {
            assert_eq!(game.check(state), Ok(()));
            false
        });
        assert_eq!(state.table.phase, Phase::Over);
    }
    assert!(read > 0, "some damage goes unnoticed");
    assert!(read < 1000, "most damage is noticed: {read} were read");
}

/// Bytes that end too early are refused.
#[test]
fn truncated_states_are_refused() {
    let (game, state) = some_state(5);
    let bytes = written(&game, &state);
    for length in 0..bytes.len() {
        let part = bytes.get(..length).expect("shorter");
        assert!(game.read_state(&mut Reader::new(part)).is_err());
    }
}

/// Noise is no state and no set-up.
#[test]
fn noise_is_refused() {
    let mut rng = rng(9);
    let (game, _) = some_state(6);
    for _ in 0..2000 {
        let mut noise = [0; 400];
        rng.fill_bytes(&mut noise);
        assert!(game.read_state(&mut Reader::new(&noise)).is_err());
        assert!(ArtifactStack::read_setup(1, &mut Reader::new(&noise)).is_err());
    }
}

/// Preparation: a player who has a helper before the first temple stands is no state.
#[test]
fn nobody_has_a_helper_before_the_first_temple_stands() {
    let setup = Setup {
        decks: Decks::Chance,
        ..Setup::base(2)
    };
    let game = ArtifactStack::new(setup).expect("a set-up that can be played");
    let mut state = game.start();
    assert_eq!(game.check(&state), Ok(()));
    let table = &mut state.table;
    table.helpers = table.helpers.without(Helper::Curator);
    let player = &mut table.players[Seat::One];
    player.helpers = player.helpers.with(Helper::Curator);
    assert_eq!(game.check(&state), Err(crate::stack::Flaw::Phase));
}
