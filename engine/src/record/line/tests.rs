//! The line against a plain list of all that counts, and how much of it is played again.

use super::*;
use rand_xoshiro::Xoshiro128PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use std::vec::Vec;

const LOG: usize = 4096;

/// An entry of these tests: what it does to the state, whether it is chance's, what stands behind it. As
/// many things happen as its value's last digit says.
#[derive(Clone, Copy)]
struct Entry {
    value: u16,
    chance: bool,
    barrier: Barrier,
}

impl Entry {
    fn played(self) -> Played {
        Played {
            barrier: self.barrier,
            events: usize::from(self.value % 10),
        }
    }
}

/// A state that remembers everything that led to it.
fn after(state: u64, value: u16) -> u64 {
    (state ^ u64::from(value)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// A line, the plain list that it has to agree with, and the log they were made from.
struct Compared {
    line: Line<u64, LOG>,
    plain: Vec<Entry>,
    log: Vec<Entry>,
    /// How many bytes a log of all this has: an undo is one, and every entry.
    bytes: usize,
    /// How many entries were played, once or again.
    plays: usize,
}

impl Compared {
    fn new() -> Self {
        Self {
            line: Line::new(1),
            plain: Vec::new(),
            log: Vec::new(),
            bytes: 0,
            plays: 0,
        }
    }

    fn is_full(&self) -> bool {
        self.bytes >= LOG
    }

    fn play(&mut self, played: Entry) {
        if self.is_full() {
            return;
        }
        let place = EntryPlace::new(
            self.log.len() as u16,
            played.chance.then_some(Deals::Device),
        );
        self.line.now.state = after(self.line.now.state, played.value);
        self.line.count(place, played.played());
        self.log.push(played);
        self.plain.push(played);
        self.bytes += 1;
        self.plays += 1;
    }

    /// A decision that reveals something, so that no state at a barrier helps.
    fn decide(&mut self) {
        self.play(Entry {
            value: self.log.len() as u16,
            chance: false,
            barrier: Barrier::Reveal,
        });
    }

    fn turn_up(&mut self, cards: usize) {
        for _ in 0..cards {
            self.play(Entry {
                value: self.log.len() as u16,
                chance: true,
                barrier: Barrier::Reveal,
            });
        }
    }

    /// So many undos in a row, as a log is replayed.
    fn take_back(&mut self, undos: usize) {
        for _ in 0..undos {
            if self.is_full() || !self.line.has_decision() {
                break;
            }
            while self.plain.pop().is_some_and(|played| played.chance) {}
            self.line.take_back();
            self.bytes += 1;
        }
        self.line.rewind(1);
        while let Some(place) = self.line.to_play() {
            let played = self.log[usize::from(place.at())];
            self.line.now.state = after(self.line.now.state, played.value);
            self.line.played_again(played.played());
            self.plays += 1;
        }
    }

    fn agree(&self) {
        let state = self
            .plain
            .iter()
            .fold(1, |s, played| after(s, played.value));
        assert_eq!(self.line.now.state, state);
        assert_eq!(self.line.now.at, self.plain.len());
        for point in self.line.points() {
            let before = &self.plain[..point.at];
            let events = before.iter().map(|entry| entry.played().events).sum();
            assert_eq!(point.events, events);
        }
        let barrier = self
            .plain
            .iter()
            .rposition(|played| played.barrier != Barrier::None);
        assert_eq!(self.line.now.barrier_at, barrier.map_or(0, |at| at + 1));
        let what = barrier.map_or(Barrier::None, |at| self.plain[at].barrier);
        assert_eq!(self.line.now.barrier, what);
        let milestones: Vec<usize> = self.line.milestones.iter().map(|point| point.at).collect();
        assert!(milestones.is_sorted_by(|a, b| a < b), "{milestones:?}");
    }
}

#[test]
fn the_line_stands_where_a_plain_list_does() {
    let mut rng = Xoshiro128PlusPlus::seed_from_u64(16);
    let mut below = |n: u32| rng.next_u32() % n;
    for game in 0..60 {
        let mut both = Compared::new();
        while !both.is_full() {
            if below(8) < game % 6 {
                let undos = 1 + below(1 << (game % 7)) as usize;
                match below(2) {
                    0 => both.take_back(undos),
                    _ => (0..undos).for_each(|_| both.take_back(1)),
                }
            } else {
                let barriers = [Barrier::None, Barrier::Reveal, Barrier::HandOver];
                both.play(Entry {
                    value: below(1000) as u16,
                    chance: below(3) == 0,
                    barrier: barriers[below(3) as usize],
                });
            }
            both.agree();
        }
    }
}

/// The mixes that were the worst: names and what is repeated until the log is full.
type Mix = (&'static str, usize, fn(&mut Compared, usize));

#[test]
fn whatever_is_in_a_log_few_entries_are_played_again() {
    let mixes: [Mix; 9] = [
        ("one decision taken back for ever", 700, |both, _| {
            both.decide();
            both.take_back(1);
        }),
        (
            "back step by step, forward half as much",
            1300,
            |both, _| {
                both.decide();
                both.take_back(1);
                both.take_back(1);
            },
        ),
        ("all the way back", 2048, |both, _| both.take_back(2048)),
        ("back and forth over the whole line", 0, |both, turn| {
            let steps = 100 + turn * 37 % 400;
            (0..steps).for_each(|_| both.decide());
            both.take_back(steps);
        }),
        ("further and further back", 600, |both, turn| {
            both.take_back(turn + 1);
            (0..turn + 1).for_each(|_| both.decide());
        }),
        ("seven forward, one back", 0, |both, _| {
            (0..7).for_each(|_| both.decide());
            both.take_back(1);
        }),
        ("a decision that turns many cards up", 600, |both, _| {
            both.decide();
            both.turn_up(12);
            both.take_back(1);
        }),
        ("two such decisions", 600, |both, _| {
            for _ in 0..2 {
                both.decide();
                both.turn_up(20);
            }
            both.take_back(2);
        }),
        ("down in leaps, up in steps", 900, |both, turn| {
            both.take_back(1 + turn * 31 % 64);
            both.decide();
            both.turn_up(turn * 17 % 40);
        }),
    ];
    for (name, before, again) in mixes {
        let mut both = Compared::new();
        (0..before).for_each(|_| both.decide());
        for turn in 0.. {
            again(&mut both, turn);
            if both.is_full() {
                break;
            }
        }
        both.agree();
        let plays = both.plays;
        assert!(plays <= 2 * LOG, "{name}: {plays} plays");
    }
}

#[test]
fn random_logs_are_played_little_more_than_once() {
    let mut rng = Xoshiro128PlusPlus::seed_from_u64(17);
    let mut below = |n: u32| (rng.next_u32() % n) as usize;
    let mut most = 0;
    for _ in 0..2000 {
        let mut both = Compared::new();
        let (down, up, cards) = (1 + below(40), 1 + below(40), below(20));
        (0..below(2500)).for_each(|_| both.decide());
        while !both.is_full() {
            both.take_back(below(down as u32 + 1));
            for _ in 0..below(up as u32 + 1) {
                both.decide();
                both.turn_up(below(cards as u32 + 1));
            }
        }
        both.agree();
        most = most.max(both.plays);
    }
    assert!(most <= 2 * LOG, "{most} plays");
}
