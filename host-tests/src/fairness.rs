//! Commit, cut, reveal: an honest game is called fair, and every way to cheat is found where it
//! happened.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::chance::{Commitment, Cuts, Reveal, RevealError, Secret};
use engine::dealer::{Deals, Seeded};
use engine::game::Actor;
use engine::log::{Entry, read_entry};
use engine::record::Record;
use engine::verify::{Fair, Unfair, context, verify};

use crate::play::{Bytes, Long, TOO_LONG, Tested, below, boundaries, chance, other, step_dealt};

/// A game that was dealt as promised, with what the device shows before and after it.
pub struct Honest<G: Tested> {
    /// The game and its log, undos included.
    pub record: Record<G>,
    /// Shown before the cuts.
    pub commitment: Commitment,
    /// Shown after the game.
    pub reveal: Reveal,
}

/// Commits, cuts, plays and takes a few decisions back.
pub fn honest<G: Tested>(game: &G, seed: u64) -> Honest<G> {
    dealt_by_turns(game, seed, 0)
}

/// The same, while the dealer changes once in so many steps; never for 0.
fn dealt_by_turns<G: Tested>(game: &G, seed: u64, dealers: usize) -> Honest<G> {
    let mut rng = chance(seed);
    let secret = Secret(std::array::from_fn(|_| below(256, &mut rng) as u8));
    let context = context(game);
    let commitment = secret.commit(&context);
    let mut cuts = Cuts::new();
    for _ in 0..game.seats() {
        cuts.push(below(1000, &mut rng) as u16)
            .expect("a cut for each seat");
    }
    let mut dealer = Seeded(secret.seed(&context, &cuts));
    let mut record = Record::new(game.clone());
    for number in 0..TOO_LONG {
        if dealers > 0 && below(dealers, &mut rng) == 0 {
            let _ = record.change_dealer(other(record.dealer()));
        }
        if !step_dealt(&mut record, &mut dealer, &mut rng) {
            break;
        }
        if number.is_multiple_of(9) && record.actor() != Actor::Chance {
            let _ = record.undo_past_barrier();
        }
    }
    Honest {
        record,
        commitment,
        reveal: Reveal { secret, cuts },
    }
}

impl<G: Tested> Honest<G> {
    fn verify(&self, entries: &[u8]) -> Result<Fair, Unfair> {
        let game = self.record.game();
        verify(game, entries, &self.commitment, &self.reveal)
    }

    /// Where the device dealt, what, and whether it was taken back later.
    fn outcomes(&self) -> Vec<(usize, u8)> {
        self.outcomes_by(Deals::Device)
    }

    fn outcomes_by(&self, dealer: Deals) -> Vec<(usize, u8)> {
        let mut growing: Long<G> = Record::new(self.record.game().clone());
        let entries = self.record.entries();
        let mut outcomes = Vec::new();
        for window in boundaries(entries).windows(2) {
            let entry = read_entry(&mut Reader::new(&entries[window[0]..])).expect("whole");
            if let (Some(odds), Entry::Next(code)) = (growing.odds(), entry) {
                let by = match odds.is_for_people() {
                    true => Deals::People,
                    false => growing.dealer(),
                };
                if by == dealer {
                    outcomes.push((window[0], code));
                }
            }
            growing.follow(entry).expect("each entry follows");
        }
        outcomes
    }
}

/// However often the device and people take turns in dealing: what the device dealt is checked, what
/// people said is only counted, and a log without what was taken back says the same.
pub fn what_people_said_is_told_apart_from_what_the_device_dealt<G: Tested>(game: &G, seed: u64) {
    let honest = dealt_by_turns(game, seed, 8);
    let entries = honest.record.entries();
    let (dealt, said) = (honest.outcomes(), honest.outcomes_by(Deals::People));
    let fair = Fair {
        outcomes: dealt.len() as u16,
        told: said.len() as u16,
    };
    assert!(fair.outcomes > 5 && fair.told > 5, "{fair:?}");
    assert_eq!(honest.verify(entries), Ok(fair));
    for (at, code) in dealt {
        let mut before: Long<G> = Record::new(game.clone());
        before.replay(&entries[..at]).expect("a prefix of a log");
        let odds = before.odds().expect("chance acts here");
        let mut others = odds.iter().map(|(other, _)| other).chain(odds.unsaid());
        if let Some(other) = others.find(|other| other.code() != code) {
            let mut swapped = entries.to_vec();
            swapped[at] = other.code();
            assert_eq!(honest.verify(&swapped), Err(Unfair::Dealt { at }));
        }
    }
    let mut short = Bytes::default();
    honest.record.write_compacted(&mut short).expect("room");
    let kept = honest.verify(&short).expect("what counts is fair too");
    assert!(kept.outcomes <= fair.outcomes && kept.told <= fair.told && kept.told > 0);
}

/// An honest game is fair, and so is every part of it from the beginning.
pub fn an_honest_game_is_fair<G: Tested>(game: &G, seed: u64) {
    let honest = honest(game, seed);
    let outcomes = honest.outcomes();
    let fair = Fair {
        outcomes: outcomes.len() as u16,
        told: 0,
    };
    assert_eq!(honest.verify(honest.record.entries()), Ok(fair));
    for (number, (at, _)) in outcomes.iter().enumerate() {
        let fair = Fair {
            outcomes: number as u16,
            told: 0,
        };
        assert_eq!(honest.verify(&honest.record.entries()[..*at]), Ok(fair));
    }
}

/// Another card than the seed demands is found where it was dealt, even if it was taken back.
pub fn another_card_is_found_where_it_was_dealt<G: Tested>(game: &G, seed: u64) {
    let honest = honest(game, seed);
    let entries = honest.record.entries();
    let mut undone = 0;
    for (at, code) in honest.outcomes() {
        let mut before: Long<G> = Record::new(game.clone());
        before.replay(&entries[..at]).expect("a prefix of a log");
        let odds = before.odds().expect("chance acts here");
        for (other, _) in odds.iter().filter(|(other, _)| other.code() != code) {
            let mut swapped = entries.to_vec();
            swapped[at] = other.code();
            assert_eq!(honest.verify(&swapped), Err(Unfair::Dealt { at }));
        }
        let next = read_entry(&mut Reader::new(&entries[at + 1..]));
        undone += usize::from(next == Ok(Entry::Undo));
    }
    assert!(undone > 0, "no card was taken back: that was not tried");
}

/// Another secret, other cuts or another set-up do not go with the commitment and the cards.
pub fn another_secret_cut_or_set_up_is_found<G: Tested>(
    game: &G,
    seed: u64,
    otherwise: impl Fn(&G) -> G,
) {
    let honest = honest(game, seed);
    let entries = honest.record.entries();
    let first = honest.outcomes()[0].0;

    let mut secret = honest.reveal.clone();
    secret.secret.0[7] ^= 1;
    assert_eq!(
        verify(game, entries, &honest.commitment, &secret),
        Err(Unfair::Reveal(RevealError::Commitment))
    );
    for cut in 0..honest.reveal.cuts.len() {
        let mut cuts = honest.reveal.clone();
        cuts.cuts[cut] ^= 1;
        // With other cuts the seed is another: some card does not fit any more.
        let found = verify(game, entries, &honest.commitment, &cuts);
        assert!(
            matches!(found, Err(Unfair::Dealt { at }) if at >= first),
            "{found:?}"
        );
    }
    assert_eq!(
        verify(
            &otherwise(game),
            entries,
            &honest.commitment,
            &honest.reveal
        ),
        Err(Unfair::Reveal(RevealError::Commitment))
    );
    let mut commitment = honest.commitment;
    commitment.0[31] ^= 0x80;
    assert_eq!(
        verify(game, entries, &commitment, &honest.reveal),
        Err(Unfair::Reveal(RevealError::Commitment))
    );
}

/// A log that cannot be played is not called fair either.
pub fn a_damaged_log_is_not_fair<G: Tested>(game: &G, seed: u64) {
    let honest = honest(game, seed);
    let mut entries = honest.record.entries().to_vec();
    entries.push(0xFF);
    let found = honest.verify(&entries);
    assert!(matches!(found, Err(Unfair::Damaged(_))), "{found:?}");
}
