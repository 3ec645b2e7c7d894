//! How long the handheld takes from a press to a finished picture, on this computer: over the
//! tour, which visits every screen.

use std::time::Instant;

use handheld::app::{App, Memory};
use handheld::board::{Board, Input};
use simulator::entropy::Seeded;
use simulator::scenario::{Instruction, Scenario};
use simulator::screen::Screen;
use simulator::storage::MemoryStorage;

const TOUR: &str = include_str!("../../simulator/scenarios/tour.txt");

/// Prints the median and the worst time.
pub fn bench() -> Result<(), String> {
    let scenario = Scenario::parse(TOUR).map_err(|error| error.to_string())?;
    let board = Board::SQUARE;
    let entropy = Seeded::new(scenario.setup.seed.into());
    let mut app = App::new(
        Box::<Memory>::default(),
        board,
        MemoryStorage::default(),
        entropy,
        0,
    );
    let mut screen = Screen::new(board.size());
    let mut now = 0;
    let mut times = Vec::new();
    for line in &scenario.steps {
        let Instruction::Press(button, count) = &line.step else {
            continue;
        };
        for _ in 0..*count {
            now += 200;
            let begun = Instant::now();
            app.handle(Input::Press(*button), now);
            app.draw(&mut screen).map_err(|error| error.to_string())?;
            times.push(begun.elapsed());
        }
    }
    times.sort_unstable();
    let microseconds = |place: usize| {
        times
            .get(place)
            .map_or(0.0, |time| time.as_secs_f64() * 1e6)
    };
    println!(
        "handheld.draw.median {:.0} microseconds",
        microseconds(times.len() / 2)
    );
    println!(
        "handheld.draw.worst {:.0} microseconds",
        microseconds(times.len() - 1)
    );
    Ok(())
}
