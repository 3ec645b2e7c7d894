//! What an observer sees and is told does not depend on what is hidden from them: two games that
//! differ in nothing else look the same to them, step by step, until the difference is revealed.

// A promise that is broken is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use std::collections::BTreeMap;
use std::fmt::Debug;

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::game::{Actor, Game, Happening, Observer, Unwatched};
use engine::log::{Entry, read_entry};
use engine::record::Record;
use engine::seat::Seat;

use crate::play::{Chance, Long, Tested, boundaries, chance, played, step};
use crate::statistics::plausible;

/// What a game says about its own secrets.
pub struct Secrecy<G: Game> {
    /// Is what is hidden in these two states of the kind that stays hidden until an event says
    /// otherwise? A choice that somebody has in mind is not: the next decision may show it.
    pub comparable: fn(&G::State, &G::State) -> bool,
    /// May this event tell this observer, by the rules, what was hidden from them before?
    pub reveals: fn(&G::Event, Observer) -> bool,
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

/// Compares twins in many games. Fails if there were too few to show anything.
pub fn enough<G: Tested>(
    games: &[G],
    seeds: u64,
    least: Compared,
    compare: impl Fn(&G, u64) -> Compared,
) {
    let mut compared = Compared::default();
    for game in games {
        for seed in 0..seeds {
            compared += compare(game, seed);
        }
    }
    assert!(compared.twins > least.twins, "{compared:?}");
    assert!(compared.steps > least.steps, "{compared:?}");
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::first(seats)
        .map(Observer::Seat)
        .chain([Observer::Table])
}

/// All seats but these, and the table.
pub fn all_but<G: Game>(game: &G, knowing: &[Seat]) -> Vec<Observer> {
    let known = |observer: &Observer| knowing.iter().any(|seat| observer.shares(*seat));
    observers(game.seats())
        .filter(|observer| !known(observer))
        .collect()
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
            if !game.odds(state)?.allows(outcome) {
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

/// Is an observer told something else of two twins' events? That must be where the rules reveal
/// what was hidden.
fn learns<G: Tested>(
    secrecy: &Secrecy<G>,
    (events, others): (&[G::Event], &[G::Event]),
    observer: Observer,
    at: usize,
) -> bool {
    let (one, twin) = (told::<G>(events, observer), told::<G>(others, observer));
    if one == twin {
        return false;
    }
    let alike = one.iter().zip(&twin).take_while(|(a, b)| a == b).count();
    let revealed = |events: &[G::Event]| {
        let event = events.get(alike);
        event.is_some_and(|event| (secrecy.reveals)(event, observer))
    };
    assert!(
        revealed(events) || revealed(others),
        "{observer:?} is told at byte {at} what they may not know: {one:?}, {twin:?}"
    );
    true
}

/// How far twins went together, and for whom they still look alike.
struct Walk {
    steps: usize,
    watching: Vec<Observer>,
}

/// Takes both states the same way as long as that is possible, and compares what the observers
/// see and are told at each step. To whom the difference is revealed stops watching.
fn walk_together<G: Tested>(
    game: &G,
    secrecy: &Secrecy<G>,
    (mut one, mut twin): (G::State, G::State),
    entries: &[(usize, Entry<'_>)],
    mut watching: Vec<Observer>,
) -> Walk {
    let mut steps = 0;
    for (at, entry) in entries {
        let events = follow(game, &mut one, *entry).expect("the first twin's own log");
        let Some(others) = follow(game, &mut twin, *entry) else {
            break;
        };
        let both = (events.as_slice(), others.as_slice());
        let unaware = |observer: &Observer| !learns(secrecy, both, *observer, *at);
        if !watching.iter().any(unaware) {
            break;
        }
        watching.retain(unaware);
        for observer in &watching {
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
        steps += 1;
        if one == twin {
            break;
        }
    }
    Walk { steps, watching }
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
            let watching = vec![observer, Observer::Table];
            let walk = walk_together(game, secrecy, both, &entries[number..], watching);
            compared.twins += 1;
            compared.steps += walk.steps;
        }
        follow(game, &mut state, *entry).expect("the record's own log");
    }
    compared
}

/// What else could have been, where it may look the same to somebody: another outcome of chance,
/// or another answer of a seat that decides in secret.
fn alternatives<G: Tested>(
    game: &G,
    state: &G::State,
    entry: Entry<'_>,
) -> Vec<(Entry<'static>, G::State, Vec<G::Event>)> {
    let entries: Vec<Entry<'static>> = match (game.actor(state), entry) {
        (Actor::Chance, Entry::Next(code)) => {
            let odds = game.odds(state).expect("odds when chance acts");
            let others = odds.iter().map(|(outcome, _)| outcome.code());
            let others = others.filter(|other| *other != code);
            others.map(Entry::Next).collect()
        }
        (Actor::Secret(_), Entry::By(seat, code)) => {
            let others = game.legal(state, seat).iter().map(Coded::code);
            let others = others.filter(|other| *other != code);
            others.map(|other| Entry::By(seat, other)).collect()
        }
        _ => Vec::new(),
    };
    let followed = entries.into_iter().map(|other| {
        let mut twin = *state;
        let events = follow(game, &mut twin, other).expect("listed");
        (other, twin, events)
    });
    followed.collect()
}

/// Twins from another card or another secret answer: wherever it looks the same to an observer as
/// what really was, the record with the other one tells them the same story.
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
        for (other, twin, others) in alternatives(game, &before, *entry) {
            // Whoever cannot see which card it was is not told either, unless it is revealed.
            let watching: Vec<Observer> = observers(game.seats())
                .filter(|observer| game.view(&state, *observer) == game.view(&twin, *observer))
                .filter(|observer| !learns(secrecy, (&events, &others), *observer, *at))
                .collect();
            if watching.is_empty() {
                continue;
            }
            let both = (state, twin);
            let rest = &entries[number + 1..];
            let walk = walk_together(game, secrecy, both, rest, watching);
            compared.twins += 1;
            compared.steps += walk.steps;
            stories_are_the_same(&record, *at, other, &walk);
        }
    }
    compared
}

/// The same twins as records: their histories, from the beginning to where they part.
fn stories_are_the_same<G: Tested>(record: &Record<G>, at: usize, other: Entry<'_>, walk: &Walk) {
    let game = record.game();
    let mut one: Long<G> = Record::new(game.clone());
    one.replay(&record.entries()[..at])
        .expect("a prefix of a log");
    let mut twin = one.clone();
    twin.follow(other).expect("something that could have been");
    let entries = entries_of(record);
    let rest = entries.iter().filter(|(place, _)| *place >= at);
    for (number, (_, entry)) in rest.take(walk.steps + 1).enumerate() {
        one.follow(*entry).expect("the record's own log");
        if number > 0 {
            twin.follow(*entry).expect("the twins went together so far");
        }
    }
    for observer in &walk.watching {
        assert_eq!(history(&one, *observer), history(&twin, *observer));
        assert_eq!(one.view(*observer), twin.view(*observer));
    }
    assert_ne!(
        history(&one, Observer::Everybody),
        history(&twin, Observer::Everybody),
        "the twins differ"
    );
}

/// Carries out what people say came up, as a record does; `None` if they may not say it.
fn say<G: Tested>(game: &G, state: &G::State, said: G::Outcome) -> Option<G::State> {
    let mut after = *state;
    if game.weight(state, said) == 0 {
        if !game.sayable(state, Observer::Table)?.allows(said) {
            return None;
        }
        game.give_way(&mut after, said);
    }
    game.deal(&mut after, said, &mut Unwatched);
    Some(after)
}

/// With the real box: what is offered to an observer as what may have come up, with how often, and what
/// comes of it does not depend on what is hidden from them. Nothing of it is refused, though it may
/// contradict a secret, and the game stays sound.
pub fn what_people_may_say_tells_nothing<G: Tested>(
    game: &G,
    comparable: fn(&G::State, &G::State) -> bool,
    seed: u64,
) -> Compared {
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    let mut compared = Compared::default();
    loop {
        let state = *record.state();
        if game.actor(&state) == Actor::Chance {
            for observer in observers(game.seats()) {
                let twin = game.sample(&game.view(&state, observer), &mut rng);
                if twin == state || !comparable(&state, &twin) {
                    continue;
                }
                let [all, others] = [state, twin].map(|state| {
                    let odds = game.sayable(&state, observer).expect("odds");
                    let unsaid = odds.unsaid().map(|outcome| (outcome, 0));
                    odds.iter().chain(unsaid).collect::<Vec<_>>()
                });
                assert_eq!(all, others, "{observer:?} is offered something else");
                compared.twins += 1;
                for (said, _) in all {
                    let [one, two] = [state, twin].map(|state| {
                        let after = say(game, &state, said);
                        let after = after.unwrap_or_else(|| panic!("{said:?} is refused"));
                        assert_eq!(game.check(&after), Ok(()), "{said:?}");
                        after
                    });
                    assert_eq!(game.view(&one, observer), game.view(&two, observer));
                    compared.steps += 1;
                }
            }
        }
        if !step(&mut record, &mut rng) {
            return compared;
        }
    }
}

/// What is put right is taken or refused alike, and looks alike then, whatever is hidden from who puts it
/// right. `by` says who may enter a correction.
pub fn what_is_put_right_tells_nothing<G: Tested>(
    game: &G,
    secrecy: &Secrecy<G>,
    correction: impl Fn(&G, &mut Chance) -> G::Correction,
    by: fn(&G, &G::State, &G::Correction, Observer) -> bool,
    seed: u64,
) -> Compared {
    let mut rng = chance(seed);
    let mut record: Record<G> = Record::new(game.clone());
    let mut compared = Compared::default();
    loop {
        let state = *record.state();
        for observer in observers(game.seats()) {
            let twin = game.sample(&game.view(&state, observer), &mut rng);
            if twin == state || !(secrecy.comparable)(&state, &twin) {
                continue;
            }
            compared.twins += 1;
            for number in 0..24 {
                let correction = correction(game, &mut rng);
                if !by(game, &state, &correction, observer) {
                    continue;
                }
                let [one, two] = [state, twin].map(|state| {
                    let (mut after, mut events) = (state, Vec::new());
                    let mut witness = |event: G::Event| events.push(event);
                    let done = match number % 2 {
                        0 => game.correct(&mut after, correction, &mut witness),
                        _ => game.correct_by_house(&mut after, correction, &mut witness),
                    };
                    assert_eq!(game.check(&after), Ok(()), "{correction:?}");
                    (done, events, game.view(&after, observer))
                });
                assert_eq!(one.0, two.0, "{observer:?}: {correction:?}");
                // An auction that ends by it may show something by its rules.
                if !learns(secrecy, (&one.1, &two.1), observer, 0) {
                    assert_eq!(one.2, two.2, "{observer:?}: {correction:?}");
                }
                compared.steps += usize::from(one.0.is_ok());
            }
        }
        if !step(&mut record, &mut rng) {
            return compared;
        }
    }
}

/// Every state that chance may lead to from here.
pub fn outcomes_of<G: Tested>(game: &G, state: &G::State) -> Vec<G::State> {
    let odds = game.odds(state).expect("odds when chance acts");
    let after = odds.iter().map(|(outcome, _)| {
        let mut after = *state;
        game.deal(&mut after, outcome, &mut Unwatched);
        after
    });
    after.collect()
}

/// The observers to whom all these states look the same, though they differ.
pub fn looking_alike<G: Tested>(game: &G, states: &[G::State]) -> Vec<Observer> {
    assert!(states.len() > 1 && states.windows(2).all(|two| two[0] != two[1]));
    observers(game.seats())
        .filter(|observer| {
            let views = states.iter().map(|state| game.view(state, *observer));
            let views: Vec<G::View> = views.collect();
            views.windows(2).all(|two| two[0] == two[1])
        })
        .collect()
}

/// Samples of what an observer does not know fall as often as they should on whatever `key` looks
/// at, and on nothing else. The expected shares add up to 1.
pub fn samples_fall_as_expected<G: Tested, K: Ord + Debug>(
    game: &G,
    view: &G::View,
    rng: &mut Chance,
    key: impl Fn(&G::State) -> K,
    expected: impl IntoIterator<Item = (K, f64)>,
) {
    const SAMPLES: usize = 30_000;
    let mut counts: BTreeMap<K, u64> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let sample = game.sample(view, rng);
        *counts.entry(key(&sample)).or_default() += 1;
    }
    let pairs: Vec<(u64, f64)> = expected
        .into_iter()
        .map(|(key, share)| (counts.remove(&key).unwrap_or(0), share))
        .collect();
    let whole: f64 = pairs.iter().map(|(_, share)| share).sum();
    assert!((whole - 1.0).abs() < 1e-9, "the shares add up to {whole}");
    assert!(counts.is_empty(), "{counts:?} cannot be");
    assert!(plausible(&pairs), "{pairs:?}");
}

/// What two draws from a pool bring, one after the other without putting the first back. Each
/// kind is in the pool as often as its number says.
pub fn two_of<T: Copy + PartialEq>(pool: &[(T, u8)]) -> Vec<((T, T), f64)> {
    let total: f64 = pool.iter().map(|(_, count)| f64::from(*count)).sum();
    let mut pairs = Vec::new();
    for (first, count) in pool {
        for (second, others) in pool {
            let left = others - u8::from(first == second);
            let share = f64::from(*count) / total * f64::from(left) / (total - 1.0);
            pairs.push(((*first, *second), share));
        }
    }
    pairs
}

/// One of each kind, all alike: their shares.
pub fn evenly<T>(kinds: impl IntoIterator<Item = T>) -> Vec<(T, f64)> {
    let kinds: Vec<T> = kinds.into_iter().collect();
    let share = 1.0 / kinds.len() as f64;
    kinds.into_iter().map(|kind| (kind, share)).collect()
}

/// Plays until a state is as wished, game after game.
pub fn find_state<G: Tested>(
    game: &G,
    rng: &mut Chance,
    mut wished: impl FnMut(&G::State) -> bool,
) -> G::State {
    for _ in 0..2_000 {
        let mut record: Record<G> = Record::new(game.clone());
        loop {
            if wished(record.state()) {
                return *record.state();
            }
            if !step(&mut record, rng) {
                break;
            }
        }
    }
    panic!("no such state in 2,000 games");
}
