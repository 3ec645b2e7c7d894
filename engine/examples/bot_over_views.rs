//! A small bot that beats random play: `cargo run -p engine --example bot_over_views`.
//!
//! It is handed a view, not the state, so it cannot know a face-down card that its seat has not
//! looked at. For each action it imagines such cards, plays on at random, and takes what did best.

use std::error::Error;

use engine::actions::ActionSet;
use engine::game::{Actor, Game, Observer, Unwatched};
use engine::playout::{play_out, step};
use engine::seat::Seat;
use engine::stack::{ArtifactStack, Setup};
use engine::standings::Standings;
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How often each action is tried: a number of games, not a time, so that it plays alike on
/// every machine.
const TRIES: u32 = 20;

/// The action that leaves the seat furthest ahead of the best other.
fn choose<G: Game>(
    game: &G,
    seat: Seat,
    view: &G::View,
    legal: &ActionSet<G::Action>,
    rng: &mut impl Rng,
) -> Option<G::Action> {
    legal.iter().max_by_key(|action| {
        let lead = |_| {
            let mut state = game.sample(view, rng);
            game.act(&mut state, seat, *action, &mut Unwatched);
            play_out(game, &mut state, rng);
            let points = |seat| game.tiers(&state, seat).first().copied().unwrap_or(0);
            let others = Seat::first(game.seats()).filter(|other| *other != seat);
            points(seat) - others.map(points).max().unwrap_or(0)
        };
        (0..TRIES).map(lead).sum::<i32>()
    })
}

/// Plays a game with the bot on the first seat, and says whether it won.
fn bot_wins<G: Game>(game: &G, rng: &mut impl Rng) -> bool {
    let bot = Seat::One;
    let mut state = game.start();
    loop {
        let bots_turn = match game.actor(&state) {
            Actor::Nobody => return Standings::of(game, &state).winners().any(|one| one == bot),
            Actor::Seat(seat) => seat == bot,
            Actor::Secret(seats) => seats.contains(bot),
            Actor::Chance => false,
        };
        if !bots_turn {
            step(game, &mut state, rng);
            continue;
        }
        let view = game.view(&state, Observer::Seat(bot));
        if let Some(action) = choose(game, bot, &view, &game.legal(&state, bot), rng) {
            game.act(&mut state, bot, action, &mut Unwatched);
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let game = ArtifactStack::new(Setup::base(4))?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let wins = (0..20).filter(|_| bot_wins(&game, &mut rng)).count();
    println!("The bot won {wins} of 20 games against three who play at random.");
    Ok(())
}

#[test]
fn the_bot_wins_at_least_twice_its_share() {
    let game = ArtifactStack::new(Setup::base(4)).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let wins = (0..20).filter(|_| bot_wins(&game, &mut rng)).count();
    assert!(wins >= 10, "its share would be five of twenty, not {wins}");
}
