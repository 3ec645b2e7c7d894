//! A Pico that ran something else before: its files lie where the saves go. It begins quietly, as a
//! new one does. `used/make.py` made the pictures of those files, one pixel for one byte.

use simulator::picture::Picture;

use super::*;

const USED: [(&str, &[u8]); 4] = [
    (
        "MicroPython, almost empty",
        include_bytes!("used/micropython-almost-empty.png"),
    ),
    (
        "MicroPython, full",
        include_bytes!("used/micropython-full.png"),
    ),
    (
        "CircuitPython, almost empty",
        include_bytes!("used/circuitpython-almost-empty.png"),
    ),
    (
        "CircuitPython, full",
        include_bytes!("used/circuitpython-full.png"),
    ),
];

/// What such a Pico has in the region of the saves.
fn used(picture: &[u8]) -> FakeFlash {
    let picture = Picture::from_png(picture).expect("a picture");
    let bytes: Vec<u8> = picture.pixels().iter().map(|[byte, ..]| *byte).collect();
    assert_eq!(bytes.len(), 64 * SECTOR);
    assert!(bytes.iter().any(|byte| *byte != 0xFF));
    FakeFlash::holding(bytes)
}

/// Everything else that may be there: noise, and other fillings.
fn all_others() -> Vec<FakeFlash> {
    let length = SECTORS as usize * SECTOR;
    let mut others: Vec<_> = [0x00, 0x55, 0x7F, 0xFE]
        .map(|filling| FakeFlash::holding(vec![filling; length]))
        .into();
    let noise = (0..trials(40) as u64).map(|seed| FakeFlash::holding(Chance(seed).bytes(length)));
    others.extend(noise);
    let mut one_byte = blank();
    one_byte.bytes[20 * SECTOR + 100] = 0;
    others.push(one_byte);
    others
}

fn begins_quietly(flash: &FakeFlash) {
    let mut device = saves(flash.clone());
    assert_eq!(loaded(&mut device, Slot::Game), Ok(vec![]));
    assert_eq!(loaded(&mut device, Slot::Settings), Ok(vec![]));
    assert_eq!(device.load_seed().unwrap().boots, 0);
    assert_eq!(device.flash.bytes, flash.bytes, "reading changes nothing");
    device.keep_seed(&[1; 32]).unwrap();
    assert_eq!(loaded(&mut device, Slot::Game), Ok(vec![]));
    device.replace(Slot::Game, b"game").unwrap();
    device.append(Slot::Game, b" goes on").unwrap();
    while device.work_ahead() {}
    let mut again = saves(device.into_flash().clone());
    assert_eq!(loaded(&mut again, Slot::Game).unwrap(), b"game goes on");
    assert_eq!(again.load_seed().unwrap().boots, 1);
}

#[test]
fn files_of_another_program_are_no_reason_to_worry() {
    for (name, picture) in USED {
        let flash = used(picture);
        std::println!("{name}");
        begins_quietly(&flash);
        let mut device = saves(flash);
        device.load(Slot::Game, &mut [0; 8]).unwrap();
        let read = device.flash.read;
        assert!(read < 240_000, "{name}: {read} bytes read at a start");
    }
}

#[test]
fn neither_is_anything_else_that_is_not_ours() {
    for flash in all_others() {
        begins_quietly(&flash);
    }
}

#[test]
fn the_power_may_go_at_any_time_of_the_first_start() {
    let mut chance = Chance(1);
    for (name, picture) in USED {
        let flash = used(picture);
        let mut whole = saves(flash.clone());
        whole.keep_seed(&[1; 32]).unwrap();
        let steps = whole.into_flash().steps;
        for step in 0..steps {
            let mut cut = saves(flash.clone().cut_in(step, chance.number()));
            let _ = cut.keep_seed(&[1; 32]);
            let again = cut.into_flash().clone().aged(chance.number());
            let mut again = saves(again.cut_in(chance.below(steps), chance.number()));
            let _ = again.keep_seed(&[2; 32]);
            let mut last = saves(again.into_flash().clone());
            let game = loaded(&mut last, Slot::Game);
            assert_eq!(game, Ok(vec![]), "{name}, step {step}");
            last.keep_seed(&[3; 32]).unwrap();
            last.replace(Slot::Game, b"game").unwrap();
            let mut last = saves(last.into_flash().clone());
            assert_eq!(loaded(&mut last, Slot::Game).unwrap(), b"game");
        }
    }
}

#[test]
fn a_game_of_ours_among_other_files_is_found() {
    let (_, picture) = USED[1];
    let mut device = saves(blank());
    device.replace(Slot::Game, b"game").unwrap();
    let ours = device.into_flash();
    // Somebody ran the other program in between: it overwrote the label and more, but not the game.
    let mut mixed = used(picture);
    for sector in 9..SECTORS as usize {
        let at = sector * SECTOR..(sector + 1) * SECTOR;
        mixed.bytes[at.clone()].copy_from_slice(&ours.bytes[at]);
    }
    assert_eq!(
        loaded(&mut saves(mixed.clone()), Slot::Game).unwrap(),
        b"game"
    );
    // Nor its first sector: what is left tells that there was one.
    mixed.bytes[10 * SECTOR..11 * SECTOR].fill(0x33);
    let (found, is_all) = readable(&mut saves(mixed));
    assert_eq!((found.len(), is_all), (0, false));
}

#[test]
fn results_of_ours_are_a_trace_too_and_are_not_emptied_without_a_word() {
    let mut device = saves(blank());
    device.replace(Slot::Game, b"game").unwrap();
    device.replace(Slot::Results, b"somebody won").unwrap();
    let ours = device.into_flash();
    let (_, picture) = USED[1];
    for mut mixed in [used(picture), blank()] {
        let from = FIRST_SECTORS as usize * SECTOR;
        let to = SECTORS as usize * SECTOR;
        mixed.bytes[from..to].copy_from_slice(&ours.bytes[from..to]);
        let mut device = saves(mixed.clone());
        let game = loaded(&mut device, Slot::Game);
        assert_eq!(game, Err(StorageError::Unreadable { whole: 0 }));
        device.keep_seed(&[1; 32]).unwrap_err();
        device.replace(Slot::Game, b"new").unwrap_err();
        assert_eq!(device.flash.bytes, mixed.bytes, "left alone");
        // People agree to lose the game: the results are not what they lose.
        device.give_up(Slot::Game);
        device.replace(Slot::Game, b"new").unwrap();
        let mut again = saves(device.into_flash().clone());
        assert_eq!(loaded(&mut again, Slot::Game).unwrap(), b"new");
        assert_eq!(loaded(&mut again, Slot::Results).unwrap(), b"somebody won");
    }
}
