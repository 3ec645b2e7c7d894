//! All drawings of a game on one sheet: in colour above, without colour below.

use embedded_graphics::pixelcolor::{Gray8, Rgb565};
use embedded_graphics::prelude::*;
use engine::each::Member;
use engine::stack::{Deck, Helper, Monster};
use engine::warehouse51::Relic;
use handheld::canvas::{Canvas, Look};
use handheld::company::{self, Character};
use handheld::games::stack::icons;
use handheld::games::warehouse51::pictures;
use handheld::icons::Icon;
use handheld::picture::{Condition, Scale};
use handheld::theme;
use simulator::picture::Picture;
use simulator::screen::{OutsideScreen, Screen};

/// Between two drawings.
const GAP: u32 = 4;

/// Every relic: large, and small beside it, genuine above and fake below.
pub fn relics() -> Result<Picture, OutsideScreen> {
    const COLUMNS: u32 = 7;
    let (large, small) = (Scale::Full.size(), Scale::Half.size());
    let cell = large + Size::new(small.width + 2 * GAP, GAP);
    let mut sheet = empty(COLUMNS, (Relic::COUNT as u32).div_ceil(COLUMNS), cell);
    let mut canvas = Canvas::new(&mut sheet, Look::default());
    for (place, relic) in (0..).zip(Relic::ALL) {
        let picture = pictures::picture(relic);
        let at = corner(place, COLUMNS, cell);
        let beside = at + Size::new(large.width + GAP, 0);
        let below = beside + Size::new(0, small.height);
        canvas.picture(picture, at, Scale::Full, Condition::Genuine)?;
        canvas.picture(picture, beside, Scale::Half, Condition::Genuine)?;
        canvas.picture(picture, below, Scale::Half, Condition::Fake)?;
    }
    Ok(in_colour_and_grey(&sheet))
}

/// Icons of Artifact Stack: decks, helpers, monsters, and the others; large, and small below.
pub fn stack_icons() -> Result<Picture, OutsideScreen> {
    const COLUMNS: u32 = 12;
    let counted = [
        &icons::SILVER,
        &icons::STAR,
        &icons::HELPER,
        &icons::PYRAMID,
    ];
    let rows: [Vec<&Icon>; 3] = [
        Deck::ALL.map(icons::deck_icon).to_vec(),
        Helper::ALL.map(icons::helper_icon).to_vec(),
        [Monster::ALL.map(icons::monster_icon), counted].concat(),
    ];
    let cell = Size::new(2 * Icon::SIZE + GAP, 3 * Icon::SIZE + GAP);
    let mut sheet = empty(COLUMNS, rows.len() as u32, cell);
    let mut canvas = Canvas::new(&mut sheet, Look::default());
    for (row, icons) in (0..).zip(rows) {
        for (column, icon) in (0..).zip(icons) {
            let at = corner(row * COLUMNS + column, COLUMNS, cell);
            canvas.big_icon(icon, at, theme::TEXT)?;
            let below = at + Size::new(Icon::SIZE / 2, 2 * Icon::SIZE);
            canvas.icon(icon, below, theme::ACCENT)?;
        }
    }
    Ok(in_colour_and_grey(&sheet))
}

/// The bots' portraits, a row for each level: large, and small beside them.
pub fn company() -> Result<Picture, OutsideScreen> {
    const LARGE: u8 = 3;
    let [large, small] = [LARGE, 1].map(Character::portrait_size);
    let cell = large + Size::new(small.width + 3 * GAP, GAP);
    let columns = company::EACH as u32;
    let rows = Character::all().count() as u32 / columns;
    let mut sheet = empty(columns, rows, cell);
    let mut canvas = Canvas::new(&mut sheet, Look::default());
    for (place, character) in (0..).zip(Character::all()) {
        let at = corner(place, columns, cell);
        character.draw_portrait(at, LARGE, &mut canvas)?;
        character.draw_portrait(at + Size::new(large.width + GAP, 0), 1, &mut canvas)?;
    }
    Ok(in_colour_and_grey(&sheet))
}

/// A sheet of cells, as dark as a screen is.
fn empty(columns: u32, rows: u32, cell: Size) -> Screen {
    let size = Size::new(columns * cell.width, rows * cell.height) + Size::new_equal(GAP);
    let mut sheet = Screen::new(size);
    // A screen is not outside of itself.
    let _ = sheet.clear(theme::GROUND);
    sheet
}

/// Where a cell begins.
fn corner(place: u32, columns: u32, cell: Size) -> Point {
    let (column, row) = (place % columns, place / columns);
    Point::zero() + Size::new(column * cell.width + GAP, row * cell.height + GAP)
}

/// A sheet as it is, and below it as those see it who see no colours.
fn in_colour_and_grey(sheet: &Screen) -> Picture {
    let colours = sheet.pixels().iter().copied().map(Rgb565::from);
    let greys = colours
        .clone()
        .map(|colour| Rgb565::from(Gray8::from(colour)));
    let pixels: Vec<Rgb565> = colours.chain(greys).collect();
    let size = sheet.size();
    Picture::of_pixels(size.width, 2 * size.height, &pixels)
}
