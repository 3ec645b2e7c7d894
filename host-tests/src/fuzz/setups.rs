//! Set-ups: the number of a game, and its set-up in bytes. One that is accepted is written as it was
//! and can be played to its end.

use engine::artifact::Artifact;
use engine::bytes::Reader;
use engine::game::Game;
use engine::stack::ArtifactStack;
use engine::warehouse51::Warehouse51;

use super::logs;
use super::mutate::tweak;
use super::target::{Became, Target};
use crate::play::{Chance, Tested, chance, play_out, setup_bytes};

/// The reading of set-ups.
pub const TARGET: Target = Target {
    name: "setups",
    seeds,
    reshape: |input, other, rng| reshape(input, other, rng),
    seal: |_| (),
    attempt,
};

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = logs::recorded()
        .iter()
        .filter_map(|record| setup_in(record))
        .collect();
    seeds.sort();
    seeds.dedup();
    seeds
}

/// The set-up of a record, behind the number of its game.
fn setup_in(record: &[u8]) -> Option<Vec<u8>> {
    let (game, setup) = (*record.get(logs::GAME)?, record.get(logs::SETUP..)?);
    let bytes = match game {
        Artifact::ID => setup_bytes(&read::<Artifact>(setup)?.0),
        Warehouse51::ID => setup_bytes(&read::<Warehouse51>(setup)?.0),
        _ => setup_bytes(&read::<ArtifactStack>(setup)?.0),
    };
    Some([vec![game], bytes].concat())
}

/// The game stays what it was.
fn reshape(input: &mut [u8], other: &[u8], rng: &mut Chance) {
    if let (Some((game, setup)), Some((others, other))) =
        (input.split_first_mut(), other.split_first())
    {
        tweak(setup, if game == others { other } else { &[] }, rng);
    }
}

/// The set-up at the beginning of some bytes, and how many they are.
fn read<G: Tested>(bytes: &[u8]) -> Option<(G, usize)> {
    let mut reader = Reader::new(bytes);
    let game = G::read_setup(G::RULES, &mut reader).ok()?;
    Some((game, bytes.len() - reader.left()))
}

fn attempt(input: &[u8]) -> Became {
    let Some((game, setup)) = input.split_first() else {
        return Became::refused(0);
    };
    match *game {
        Artifact::ID => tried::<Artifact>(setup),
        Warehouse51::ID => tried::<Warehouse51>(setup),
        ArtifactStack::ID => tried::<ArtifactStack>(setup),
        _ => Became::refused(0),
    }
}

fn tried<G: Tested>(bytes: &[u8]) -> Became {
    let Some((game, length)) = read::<G>(bytes) else {
        return Became::refused((G::ID, bytes.len() / 8));
    };
    let setup = bytes.get(..length).unwrap_or_default();
    assert!(setup_bytes(&game) == setup, "it is written otherwise");
    assert!(length <= G::SETUP_BYTES, "{length} bytes");
    let mut state = game.start();
    play_out(&game, &mut state, &mut chance(0));
    Became::accepted((
        G::ID,
        game.seats(),
        setup.iter().position(|byte| *byte > 40),
    ))
}
