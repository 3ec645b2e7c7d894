//! Whole games between seats that decide with sense and seats that leave it to chance.

use bots::{Opponent, Sensible, decide};
use engine::actions::ActionSet;
use engine::game::{Actor, Game, Observer, Unwatched};
use engine::seat::{Seat, Seats};
use engine::standings::Standings;
use rand_xoshiro::Xoroshiro64StarStar;
use rand_xoshiro::rand_core::SeedableRng;

/// Numbers of chance.
pub fn chance(seed: u64) -> Xoroshiro64StarStar {
    Xoroshiro64StarStar::seed_from_u64(seed)
}

/// What a seat had to decide.
pub struct Asked<'g, G: Game> {
    pub game: &'g G,
    pub state: &'g G::State,
    pub seat: Seat,
    pub view: G::View,
    pub legal: ActionSet<G::Action>,
    pub decided: G::Action,
}

/// Plays to the end and shows every decision of the seats that have sense; the others decide by
/// chance alone. Gives the last state.
pub fn play<G: Sensible>(
    game: &G,
    sensible: Seats,
    seed: u64,
    mut look: impl FnMut(&Asked<'_, G>),
) -> G::State {
    let mut rng = chance(seed);
    let mut state = game.start();
    loop {
        let seat = match game.actor(&state) {
            Actor::Nobody => return state,
            Actor::Chance => {
                game.roll(&mut state, &mut rng);
                continue;
            }
            Actor::Seat(seat) => seat,
            Actor::Secret(seats) => seats.iter().next().expect("somebody is asked"),
        };
        let legal = game.legal(&state, seat);
        let decided = if sensible.contains(seat) {
            let view = game.view(&state, Observer::Seat(seat));
            let decided = decide(game, seat, &view, &legal, &mut rng).expect("a choice");
            look(&Asked {
                game,
                state: &state,
                seat,
                view,
                legal,
                decided,
            });
            decided
        } else {
            legal.choose(&mut rng).expect("a choice")
        };
        game.apply(&mut state, seat, decided, &mut Unwatched)
            .expect("what is decided is legal");
    }
}

/// Plays games of seats that all have sense, and shows every decision.
pub fn play_all<G: Sensible>(games: &[G], seeds: u64, mut look: impl FnMut(&Asked<'_, G>)) {
    for game in games {
        for seed in 0..seeds {
            play(game, Seats::first(game.seats()), seed, &mut look);
        }
    }
}

/// The state at a decision, by its number.
pub fn nth_decision<G: Sensible>(game: &G, seed: u64, number: usize) -> (G::State, Seat) {
    let mut decisions = Vec::new();
    play(game, Seats::first(game.seats()), seed, |asked| {
        decisions.push((*asked.state, asked.seat));
    });
    decisions[number]
}

/// Everything that is decided is among what is legal.
pub fn only_legal<G: Sensible>(games: &[G], seeds: u64) {
    let mut decisions = 0;
    play_all(games, seeds, |asked| {
        assert!(
            asked.legal.contains(asked.decided),
            "{:?} is not legal",
            asked.decided
        );
        let why_not = asked.game.why_not(asked.state, asked.seat, asked.decided);
        assert_eq!(why_not, None);
        decisions += 1;
    });
    assert!(decisions > 1_000, "only {decisions} decisions");
}

/// A seat decides the same in a state that differs only in what is hidden from it. Fails if there
/// were too few such twins to show anything.
pub fn twins_decide_alike<G: Sensible>(games: &[G], seeds: u64, least: usize) {
    let mut twins = 0;
    let mut rng = chance(77);
    play_all(games, seeds, |asked| {
        let twin = asked.game.sample(&asked.view, &mut rng);
        if twin == *asked.state {
            return;
        }
        twins += 1;
        let [one, other] = [*asked.state, twin].map(|state| {
            let view = asked.game.view(&state, Observer::Seat(asked.seat));
            let legal = asked.game.legal(&state, asked.seat);
            // More than one number: a decision that differs must not hide behind chance.
            [1, 2, 3, 4]
                .map(|seed| decide(asked.game, asked.seat, &view, &legal, &mut chance(seed)))
        });
        assert_eq!(one, other, "{:?} knows too much", asked.seat);
    });
    assert!(twins > least, "only {twins} twins");
}

/// What is said of an action is known to whoever looks on: they would say the same, and of two actions
/// that they cannot tell apart they hear the same. Fails if too little is said to show anything.
pub fn reasons_tell_no_secret<G: Opponent<View: PartialEq>>(games: &[G], seeds: u64, least: usize) {
    let mut said = 0;
    play_all(games, seeds, |asked| {
        let (game, seat) = (asked.game, asked.seat);
        let open = game.view(asked.state, Observer::Table);
        let mut heard = Vec::new();
        for action in asked.legal.iter() {
            let reason = game.reason(G::table(&asked.view), seat, action);
            assert_eq!(game.reason(G::table(&open), seat, action), reason);
            said += usize::from(reason.is_some() && action == asked.decided);
            let mut then = *asked.state;
            game.act(&mut then, seat, action, &mut Unwatched);
            let seen = game.view(&then, Observer::Table);
            for (other, other_seen, other_reason) in &heard {
                if seen == *other_seen {
                    assert_eq!(reason, *other_reason, "{action:?} or {other:?}");
                }
            }
            heard.push((action, seen, reason));
        }
    });
    assert!(said > least, "only {said} reasons");
}

/// One seat with sense among seats that leave everything to chance wins at least twice as often as
/// one of them would.
pub fn sense_beats_chance<G: Sensible>(game: &G) {
    const GAMES: u64 = 100;
    let won = (0..GAMES).filter(|seed| {
        // Every seat in turn, so that the order of play does not matter.
        let sensible = Seat::first(game.seats())
            .nth(*seed as usize % usize::from(game.seats()))
            .expect("a seat");
        let last = play(game, Seats::only(sensible), *seed, |_| {});
        Standings::of(game, &last)
            .winners()
            .any(|seat| seat == sensible)
    });
    let won = won.count() as u64;
    let fair = GAMES / u64::from(game.seats());
    assert!(won >= 2 * fair, "{won} of {GAMES}, where {fair} are fair");
}
