//! Damage inside the log, in the flash itself: it is told, nothing is written to it before people agree, and what
//! they choose holds.

use std::ops::Range;

use handheld::board::Button;
use handheld::storage::{Slot, StorageError};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::runner::{Driven, Fault};
use simulator::storage::{LockedStorage, MemoryStorage};

use super::start::scrambled;
use super::{Test, check, check_stack};
use crate::pico::{Emulated, Image, Pair, saves};

const SECTOR: usize = 4096;
/// What is programmed at a stroke.
const PAGE: usize = 256;
/// The header of an item in the log.
const HEADER: usize = 8;
/// The sectors with the game.
const GAME: Range<usize> = 9 * SECTOR..41 * SECTOR;

/// The tests of this module.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    tests.extend(Test::both(
        "a log with an erased place is left alone until people agree",
        erased_place,
    ));
    tests.extend(Test::both(
        "a log that ends in noise is left alone until people agree",
        noise_at_its_end,
    ));
    tests
}

/// A decision in the log.
struct Item {
    /// Where it begins among the saves.
    at: usize,
    /// How much of the game is before it.
    before: usize,
}

/// A game in flash, and its decisions.
struct Played {
    region: Vec<u8>,
    game: Vec<u8>,
    items: Vec<Item>,
}

fn played(image: &Image) -> Result<Played, Fault> {
    /// Enough for a log of more than a page.
    const PRESSES: usize = 60;
    let mut pair = Pair::fresh(image, 7)?;
    // To the first decision.
    for _ in 0..3 {
        pair.press(Button::A)?;
    }
    let mut region = saves::read(&mut pair.pico)?;
    let mut game = saves::game_in(&mut region.clone())?;
    let mut items = Vec::new();
    for _ in 0..PRESSES {
        pair.pico.press(Button::A)?;
        let now = saves::read(&mut pair.pico)?;
        let longer = saves::game_in(&mut now.clone())?;
        if longer.len() > game.len() {
            let at = first_written(&region, &now).ok_or("nothing was written")?;
            let before = game.len();
            items.push(Item { at, before });
        }
        (region, game) = (now, longer);
    }
    Ok(Played {
        region,
        game,
        items,
    })
}

/// Where the first thing is that was blank before. The marks of a sector, its first word and its last, do not count.
fn first_written(before: &[u8], now: &[u8]) -> Option<usize> {
    const WORD: usize = 4;
    GAME.step_by(WORD).find(|at| {
        let is_mark = [0, SECTOR - WORD].contains(&(at % SECTOR));
        let [was, is] = [before, now].map(|bytes| bytes.get(*at..at + WORD));
        !is_mark && was == Some(&[0xFF; WORD]) && is != was
    })
}

/// A decision in the middle of the log has lost its header, as by cells that read as blank.
fn erased_place(image: &Image) -> Result<(), Fault> {
    let played = played(image)?;
    let item = played.items.get(played.items.len() / 2);
    let item = item.ok_or("nothing is decided in this test")?;
    damaged(image, &played, item.before, |region| {
        let header = region.get_mut(item.at..item.at + HEADER);
        header.into_iter().for_each(|header| header.fill(0xFF));
    })
}

/// The last page of the log is noise.
fn noise_at_its_end(image: &Image) -> Result<(), Fault> {
    let played = played(image)?;
    let last = played.items.last().ok_or("nothing is decided")?;
    let page = last.at - last.at % PAGE;
    // The first of which a part is in it.
    let ends = played.items.iter().skip(1).map(|item| item.at);
    let ends = ends.chain([usize::MAX]);
    let mut items = played.items.iter().zip(ends);
    let (lost, _) = items.find(|(_, end)| *end > page).ok_or("no page")?;
    check(
        lost.before > played.items.first().map_or(0, |item| item.before),
        "the log is shorter than a page",
    )?;
    damaged(image, &played, lost.before, |region| {
        let room = region.iter_mut().skip(page).take(PAGE);
        room.zip(scrambled(PAGE, 1))
            .for_each(|(byte, noise)| *byte = noise);
    })
}

/// The saves but for the ring of small values: each start keeps a seed there.
fn but_values(region: &[u8]) -> Option<(&[u8], &[u8])> {
    Some((region.get(..SECTOR)?, region.get(GAME.start..)?))
}

/// Checks that a device with such damage says so and leaves it alone, switched off and on, until people go on from
/// where it is whole; and that they then go on from there, switched off and on.
fn damaged(
    image: &Image,
    played: &Played,
    whole: usize,
    damage: impl FnOnce(&mut Vec<u8>),
) -> Result<(), Fault> {
    let mut region = played.region.clone();
    damage(&mut region);
    let mut pico = Emulated::with(image)?;
    saves::write(&mut pico, &region)?;
    let mut stored = MemoryStorage::default();
    *stored.bytes_mut(Slot::Game) = played.game.clone();
    let storage = LockedStorage::new(stored, Some(StorageError::Unreadable { whole }));
    // What the Pico finds whole, the host is told of.
    let part = played.game.get(..whole).ok_or("more is whole than is")?;
    let host = Device::new(image.model.board(), storage, Seeded::new(0))?;
    let mut pair = Pair::of(pico, host, 0)?;
    let told = pair.host.texts().join(" ");
    check(told.contains("cannot be read"), format!("it says {told}"))?;
    pair.wait(5000)?;
    // Left as it is, from the menu; then after another start.
    pair.press(Button::B)?;
    pair.wait(5000)?;
    pair.power_cycle()?;
    let left = saves::read(&mut pair.pico)?;
    check(
        but_values(&left) == but_values(&region),
        "something is written before anybody agreed",
    )?;
    pair.press(Button::A)?;
    let kept = pair.saved_game()?;
    check(kept.starts_with(part), "the whole part is not kept")?;
    let on_host = pair.host.storage();
    check(
        kept == on_host.kept().bytes(Slot::Game),
        "it goes on with another part than the host",
    )?;
    pair.power_cycle()?;
    check(pair.saved_game()? == kept, "what was chosen does not hold")?;
    for _ in 0..3 {
        pair.press(Button::A)?;
    }
    check(pair.saved_game()?.len() > kept.len(), "it does not go on")?;
    check_stack(&mut pair.pico)
}
