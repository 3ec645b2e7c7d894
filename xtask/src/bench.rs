//! `cargo xtask bench`: one line for each figure, `name value unit`.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use engine::artifact::{Artifact, Expansions, Setup};
use engine::game::{Actor, Game, Observer};
use engine::playout::{play_out, step};
use engine::record::Record;
use engine::seat::Seat;
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro64StarStar;

/// How long each speed is measured.
const MEASURED: Duration = Duration::from_millis(1500);

/// The best of this many measurements counts: what else the machine does only slows down.
const REPEATS: u32 = 3;

/// Prints all figures. They are those of the profile of what is flashed: a build that checks itself
/// has another one made and lets that measure.
pub fn bench() -> Result<(), String> {
    if cfg!(debug_assertions) {
        return in_release();
    }
    figures_of_all()
}

/// Nothing but figures is printed.
fn in_release() -> Result<(), String> {
    let status = Command::new("cargo")
        .args(["xtask-release", "bench"])
        .status()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err("the release build does not measure".into())
    }
}

fn figures_of_all() -> Result<(), String> {
    let both = |players| Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(players)
    };
    for (name, setup) in [
        ("artifact", both(4)),
        ("artifact.3p", both(3)),
        ("artifact.5p", both(5)),
        ("artifact.base", Setup::base(4)),
    ] {
        let game = Artifact::new(setup).map_err(|error| error.to_string())?;
        figures(name, &game);
    }
    let setup = warehouse51::Setup::of(4);
    let game = Warehouse51::new(setup).map_err(|error| error.to_string())?;
    figures("warehouse51", &game);
    for (name, players) in [("stack", 4), ("stack.3p", 3), ("stack.2p", 2)] {
        // Chance picks decks and start player, so that all decks are measured.
        let setup = stack::Setup {
            decks: stack::Decks::Chance,
            start: stack::StartPlayer::Chance,
            ..stack::Setup::base(players)
        };
        let game = ArtifactStack::new(setup).map_err(|error| error.to_string())?;
        figures(name, &game);
    }
    crate::handheld_bench::bench()
}

fn figures<G: Game + Clone>(name: &str, game: &G) {
    let (decisions, games) = speed(game);
    println!("{name}.decisions {decisions:.0} per_second");
    println!("{name}.games {games:.0} per_second");
    println!("{name}.playouts {:.0} per_second", playouts(game));
    println!("{name}.state {} bytes", size_of::<G::State>());
    let logs = logs(game, 300);
    println!("{name}.actions {} most_legal", logs.most_actions);
    println!("{name}.log {} bytes", logs.longest);
    println!(
        "{name}.replay {:.1} microseconds",
        replay(game, &logs.record)
    );
}

/// Random decisions and whole games in a second, on one core.
fn speed<G: Game>(game: &G) -> (f64, f64) {
    let mut rng = Xoroshiro64StarStar::seed_from_u64(1);
    let mut best = (0.0f64, 0.0f64);
    for _ in 0..REPEATS {
        let begun = Instant::now();
        let (mut decisions, mut games) = (0u32, 0u32);
        while begun.elapsed() < MEASURED {
            let mut state = game.start();
            decisions += play_out(game, &mut state, &mut rng);
            black_box(&state);
            games += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        best.0 = best.0.max(f64::from(decisions) / seconds);
        best.1 = best.1.max(f64::from(games) / seconds);
    }
    best
}

/// A bot's unit of work: imagine the hidden rest, play to the end. From the middle of a game.
fn playouts<G: Game>(game: &G) -> f64 {
    let mut rng = Xoroshiro64StarStar::seed_from_u64(2);
    let mut state = game.start();
    let length = play_out(game, &mut { state }, &mut rng);
    for _ in 0..length / 2 {
        step(game, &mut state, &mut rng);
    }
    let observer = match game.actor(&state) {
        Actor::Seat(seat) => Observer::Seat(seat),
        _ => Observer::Seat(Seat::One),
    };
    let view = game.view(&state, observer);
    let mut best = 0.0f64;
    for _ in 0..REPEATS {
        let begun = Instant::now();
        let mut count = 0;
        while begun.elapsed() < MEASURED {
            let mut twin = game.sample(&view, &mut rng);
            play_out(game, &mut twin, &mut rng);
            black_box(&twin);
            count += 1;
        }
        best = best.max(f64::from(count) / begun.elapsed().as_secs_f64());
    }
    best
}

struct Logs<G: Game> {
    most_actions: usize,
    longest: usize,
    record: Record<G>,
}

/// Records of many random games: the most legal actions, and the longest log.
fn logs<G: Game + Clone>(game: &G, games: u64) -> Logs<G> {
    let mut logs = Logs {
        most_actions: 0,
        longest: 0,
        record: Record::new(game.clone()),
    };
    for seed in 0..games {
        let mut rng = Xoroshiro64StarStar::seed_from_u64(seed);
        let mut record: Record<G> = Record::new(game.clone());
        while record_step(&mut record, &mut rng, &mut logs.most_actions) {}
        if record.entries().len() > logs.longest {
            logs.longest = record.entries().len();
            logs.record = record;
        }
    }
    logs
}

fn record_step<G: Game>(
    record: &mut Record<G>,
    rng: &mut Xoroshiro64StarStar,
    most_actions: &mut usize,
) -> bool {
    let seat = match record.actor() {
        Actor::Nobody => return false,
        Actor::Chance => {
            let mut dealer =
                engine::dealer::Sampler(Xoroshiro64StarStar::seed_from_u64(rng.next_u64()));
            return record.deal(&mut dealer).is_ok();
        }
        Actor::Seat(seat) => seat,
        Actor::Secret(seats) => match seats.iter().next() {
            Some(seat) => seat,
            None => return false,
        },
    };
    let legal = record.legal(seat);
    *most_actions = legal.len().max(*most_actions);
    legal
        .choose(rng)
        .is_some_and(|action| record.decide(seat, action).is_ok())
}

/// The time to play a whole log again.
fn replay<G: Game + Clone>(game: &G, record: &Record<G>) -> f64 {
    let begun = Instant::now();
    let mut count = 0;
    while begun.elapsed() < MEASURED {
        let mut again: Record<G> = Record::new(game.clone());
        if again.replay(record.entries()).is_err() {
            return f64::NAN;
        }
        black_box(again.hash());
        count += 1;
    }
    begun.elapsed().as_secs_f64() * 1e6 / f64::from(count)
}
