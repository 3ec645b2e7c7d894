//! The strengths of one game as a picture: a line for each pairing, a mark for each number of
//! players, with its interval.

use plotters::prelude::*;

use crate::contest::Pairing;
use crate::figures::Strength;

const WIDTH: u32 = 860;
const ROW: u32 = 24;
/// What one among equals wins, and what is aimed at.
const MARKS: [f64; 3] = [1.0, 1.5, 2.0];
const GREY: RGBColor = RGBColor(0xC8, 0xC8, 0xC8);
/// One for each number of players, from two on.
const COLOURS: [RGBColor; 4] = [
    RGBColor(0xB0, 0x4A, 0x2F),
    RGBColor(0x2F, 0x6E, 0x8F),
    RGBColor(0x4E, 0x7A, 0x3A),
    RGBColor(0x7A, 0x4E, 0x8F),
];

/// Draws the strengths into a file.
pub fn plot(file: &str, name: &str, strengths: &[&Strength]) -> Result<(), String> {
    draw(file, name, strengths).map_err(|error| format!("{file}: {error}"))
}

fn draw(file: &str, name: &str, strengths: &[&Strength]) -> Result<(), Box<dyn std::error::Error>> {
    let mut pairings: Vec<Pairing> = strengths.iter().map(|one| one.pairing).collect();
    pairings.sort();
    pairings.dedup();
    let rows = pairings.len() as u32;
    let ends = strengths.iter().map(|one| one.interval.1);
    let most = ends.fold(2.2, f64::max);
    let area = SVGBackend::new(file, (WIDTH, ROW * (rows + 5))).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(
            format!("{name}: what one wins among others"),
            ("sans-serif", 16),
        )
        .margin(8)
        .x_label_area_size(40)
        .y_label_area_size(150)
        .build_cartesian_2d(0.0..most * 1.05, 0.0..f64::from(rows) + 1.0)?;
    let mut mesh = chart.configure_mesh();
    mesh.disable_mesh()
        .y_labels(0)
        .x_desc("fair shares: 1 is as often as among equals")
        .draw()?;
    for share in MARKS {
        let line = [(share, 0.0), (share, f64::from(rows))];
        chart.draw_series([PathElement::new(line, GREY)])?;
    }
    let middle = |row: usize| f64::from(rows) - row as f64 - 0.5;
    for (row, pairing) in pairings.iter().enumerate() {
        let name = Text::new(pairing.name(), (-150, -6), ("sans-serif", 12));
        chart.draw_series([EmptyElement::at((0.0, middle(row))) + name])?;
    }
    let mut players: Vec<u8> = strengths.iter().map(|one| one.players).collect();
    players.sort_unstable();
    players.dedup();
    for (place, players) in players.iter().enumerate() {
        let mark = Circle::new((0, 0), 3, colour(*players).filled());
        let text = format!("{players} players");
        let text = Text::new(text, (8, -6), ("sans-serif", 12));
        let at = (most * (0.05 + place as f64 * 0.15), f64::from(rows) + 0.5);
        chart.draw_series([EmptyElement::at(at) + mark + text])?;
    }
    for one in strengths {
        let Some(row) = pairings.iter().position(|pairing| *pairing == one.pairing) else {
            continue;
        };
        let place = middle(row) - (f64::from(one.players) - 3.5) * 0.2;
        let (low, high) = one.interval;
        let interval = [(low, place), (high, place)];
        let colour = colour(one.players);
        chart.draw_series([PathElement::new(interval, colour)])?;
        chart.draw_series([Circle::new((one.share, place), 3, colour.filled())])?;
    }
    area.present()?;
    Ok(())
}

fn colour(players: u8) -> RGBColor {
    let place = usize::from(players.saturating_sub(2));
    COLOURS.get(place).copied().unwrap_or(BLACK)
}
