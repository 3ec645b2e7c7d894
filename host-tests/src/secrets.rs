//! What an observer sees and is told does not depend on what is hidden from them: two games that
//! differ in nothing else look the same to them, step by step, until the difference is revealed.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::game::{Actor, Game, Happening, Observer};
use engine::log::{Entry, read_entry};
use engine::record::Record;
use engine::seat::Seat;

use crate::play::{Chance, Long, Tested, boundaries, chance, played, step};

/// What a game says about its own secrets.
pub struct Secrecy<G: Game> {
    /// Is what is hidden in these two states of the kind that stays hidden until an event says
    /// otherwise? A choice that somebody has in mind is not: the next decision may show it.
    pub comparable: fn(&G::State, &G::State) -> bool,
    /// Does this event reveal by the rules what was hidden before?
    pub reveals: fn(&G::Event) -> bool,
}

/// How much was compared: a test that finds nothing hidden has shown nothing.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Pairs of games that differed in something hidden.
    pub twins: usize,
    /// Steps that both took.
    pub steps: usize,
}

impl std::ops::AddAssign for Compared {
    fn add_assign(&mut self, other: Self) {
        self.twins += other.twins;
        self.steps += other.steps;
    }
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::first(seats)
        .map(Observer::Seat)
        .chain([Observer::Table])
}

/// What an observer is told by one entry.
fn told<G: Game>(events: &[G::Event], observer: Observer) -> Vec<String> {
    events
        .iter()
        .map(|event| format!("{:?}", event.seen_by(observer)))
        .collect()
}

/// Everything an observer was told so far.
pub fn history<G: Game, const LOG: usize>(
    record: &Record<G, LOG>,
    observer: Observer,
) -> Vec<String> {
    let mut all = Vec::new();
    record.history(observer, &mut |event: G::Event| {
        all.push(format!("{event:?}"));
    });
    all
}

/// Plays a code of the log on a bare state; `None` if it is not possible there.
fn follow<G: Tested>(game: &G, state: &mut G::State, entry: Entry<'_>) -> Option<Vec<G::Event>> {
    let mut events = Vec::new();
    let mut witness = |event| events.push(event);
    match (entry, game.actor(state)) {
        (Entry::Next(code), Actor::Chance) => {
            let outcome = G::Outcome::from_code(code)?;
            if game.odds(state)?.weight(outcome) == 0 {
                return None;
            }
            game.deal(state, outcome, &mut witness);
        }
        (Entry::Next(code), Actor::Seat(seat)) | (Entry::By(seat, code), _) => {
            let action = G::Action::from_code(code)?;
            game.apply(state, seat, action, &mut witness).ok()?;
        }
        _ => return None,
    }
    Some(events)
}

fn entries_of<G: Tested>(record: &Record<G>) -> Vec<(usize, Entry<'_>)> {
    boundaries(record.entries())
        .windows(2)
        .filter_map(|window| {
            let entry = read_entry(&mut Reader::new(&record.entries()[window[0]..])).ok()?;
            // The twins' hashes differ, and nobody is told of a hash.
            (!matches!(entry, Entry::Checkpoint(_))).then_some((window[0], entry))
        })
        .collect()
}

/// Takes both states the same way as long as that is possible, and compares what the observer
/// sees and is told at each step.
fn walk_together<G: Tested>(
    game: &G,
    secrecy: &Secrecy<G>,
    (mut one, mut twin): (G::State, G::State),
    entries: &[(usize, Entry<'_>)],
    watching: &[Observer],
) -> usize {
    let mut steps = 0;
    for (at, entry) in entries {
        let events = follow(game, &mut one, *entry).expect("the first twin's own log");
        let Some(others) = follow(game, &mut twin, *entry) else {
            break;
        };
        if events.iter().chain(&others).any(secrecy.reveals) {
            break;
        }
        for observer in watching {
            assert_eq!(
                told::<G>(&events, *observer),
                told::<G>(&others, *observer),
                "{observer:?} is told at byte {at} what they may not know"
            );
            assert_eq!(
                game.view(&one, *observer),
                game.view(&twin, *observer),
                "{observer:?} sees at byte {at} what they may not know"
            );
        }
        assert_eq!(
            game.actor(&one),
            game.actor(&twin),
            "whose turn it is, is open"
        );
        if one == twin {
            break;
        }
        steps += 1;
    }
    steps
}

/// Twins from a sample: at every state, for every observer, another state that looks the same to
/// them goes the same way as the game did.
pub fn samples_go_on_looking_alike<G: Tested>(
    game: &G,
    secrecy: &Secrecy<G>,
    seed: u64,
) -> Compared {
    let record = played(game, seed);
    let entries = entries_of(&record);
    let mut rng = chance(seed);
    let mut state = game.start();
    let mut compared = Compared::default();
    for (number, (_, entry)) in entries.iter().enumerate() {
        for observer in observers(game.seats()) {
            let twin = game.sample(&game.view(&state, observer), &mut rng);
            if twin == state || !(secrecy.comparable)(&state, &twin) {
                continue;
            }
            let both = (state, twin);
            let watching = [observer, Observer::Table];
            compared.twins += 1;
            compared.steps += walk_together(game, secrecy, both, &entries[number..], &watching);
        }
        follow(game, &mut state, *entry).expect("the record's own log");
    }
    compared
}

/// Twins from another card: wherever chance dealt something that looks the same to an observer
/// as another card would have, the record with the other card tells them the same story.
pub fn another_hidden_card_tells_the_same_story<G: Tested>(
    game: &G,
    secrecy: &Secrecy<G>,
    seed: u64,
) -> Compared {
    let record = played(game, seed);
    let entries = entries_of(&record);
    let mut state = game.start();
    let mut compared = Compared::default();
    for (number, (at, entry)) in entries.iter().enumerate() {
        let before = state;
        let events = follow(game, &mut state, *entry).expect("the record's own log");
        let (Actor::Chance, Entry::Next(code)) = (game.actor(&before), *entry) else {
            continue;
        };
        let odds = game.odds(&before).expect("odds when chance acts");
        for (outcome, _) in odds.iter().filter(|(outcome, _)| outcome.code() != code) {
            let mut twin = before;
            let other = Entry::Next(outcome.code());
            let others = follow(game, &mut twin, other).expect("a listed outcome");
            let watching: Vec<Observer> = observers(game.seats())
                .filter(|observer| game.view(&state, *observer) == game.view(&twin, *observer))
                .collect();
            if watching.is_empty() {
                continue;
            }
            // Whoever cannot see which card it was is not told either.
            for observer in &watching {
                assert_eq!(told::<G>(&events, *observer), told::<G>(&others, *observer));
            }
            let both = (state, twin);
            let rest = &entries[number + 1..];
            let steps = walk_together(game, secrecy, both, rest, &watching);
            compared.twins += 1;
            compared.steps += steps;
            stories_are_the_same(&record, *at, outcome.code(), steps, &watching);
        }
    }
    compared
}

/// The same twins as records: their histories, from the beginning to where they part.
fn stories_are_the_same<G: Tested>(
    record: &Record<G>,
    at: usize,
    code: u8,
    steps: usize,
    watching: &[Observer],
) {
    let game = record.game();
    let mut one: Long<G> = Record::new(game.clone());
    one.replay(&record.entries()[..at])
        .expect("a prefix of a log");
    let mut twin = one.clone();
    twin.follow(Entry::Next(code)).expect("a listed outcome");
    let entries = entries_of(record);
    let rest = entries.iter().filter(|(place, _)| *place >= at);
    for (number, (_, entry)) in rest.take(steps + 1).enumerate() {
        one.follow(*entry).expect("the record's own log");
        if number > 0 {
            twin.follow(*entry).expect("the twins went together so far");
        }
    }
    for observer in watching {
        assert_eq!(history(&one, *observer), history(&twin, *observer));
        assert_eq!(one.view(*observer), twin.view(*observer));
    }
    assert_ne!(
        history(&one, Observer::Everybody),
        history(&twin, Observer::Everybody),
        "the twins differ"
    );
}

/// Plays until a state is as wished, game after game.
pub fn find_state<G: Tested>(
    game: &G,
    rng: &mut Chance,
    mut wished: impl FnMut(&G::State) -> bool,
) -> G::State {
    for _ in 0..2_000 {
        let mut record: Record<G> = Record::new(game.clone());
        while step(&mut record, rng) {
            if wished(record.state()) {
                return *record.state();
            }
        }
    }
    panic!("no such state in 2,000 games");
}
