//! What is stored is there afterwards, with little wear and little work.

use super::*;
use crate::saves::values::VALUE;
use crate::saves::{MemoryFlash, RegionError, sector};
use handheld::games::GameKind;

#[test]
fn what_was_never_stored_is_empty_and_asking_for_it_writes_nothing() {
    let mut saves = saves(blank());
    assert_eq!(loaded(&mut saves, Slot::Game), Ok(vec![]));
    assert_eq!(loaded(&mut saves, Slot::Settings), Ok(vec![]));
    assert_eq!(saves.load_seed().unwrap().boots, 0);
    assert_eq!(saves.into_flash().steps, 0);
}

#[test]
fn what_was_stored_is_there_after_a_power_cycle() {
    let mut first = saves(blank());
    first.replace(Slot::Settings, b"loud").unwrap();
    first.replace(Slot::Game, b"old game").unwrap();
    first.append(Slot::Game, b" and its moves").unwrap();
    first.replace(Slot::Game, b"start").unwrap();
    first.append(Slot::Game, b" one").unwrap();
    first.replace(Slot::Settings, b"low").unwrap();
    first.keep_seed(&[5; 32]).unwrap();
    first.append(Slot::Game, b" two").unwrap();
    let mut again = saves(first.into_flash().clone());
    assert_eq!(loaded(&mut again, Slot::Settings).unwrap(), b"low");
    assert_eq!(loaded(&mut again, Slot::Game).unwrap(), b"start one two");
    let seed = again.load_seed().unwrap();
    assert_eq!((seed.bytes, seed.boots), ([5; 32], 1));
}

#[test]
fn loading_writes_nothing() {
    let mut first = saves(blank());
    first.replace(Slot::Game, &[1; 300]).unwrap();
    let mut again = saves(first.into_flash().clone());
    for _ in 0..3 {
        assert_eq!(loaded(&mut again, Slot::Game).unwrap(), [1; 300]);
        assert_eq!(loaded(&mut again, Slot::Settings).unwrap(), b"");
    }
    assert_eq!(again.into_flash().steps, 0);
}

#[test]
fn a_game_longer_than_the_buffer_fills_it() {
    let mut saves = saves(blank());
    saves.replace(Slot::Game, b"123456").unwrap();
    let mut buffer = [0; 4];
    assert_eq!(saves.load(Slot::Game, &mut buffer), Ok(4));
    assert_eq!(&buffer, b"1234");
}

#[test]
fn a_content_of_any_length_comes_back() {
    let mut saves = saves(blank());
    let mut chance = Chance(1);
    for length in (0..600).chain([1021, 3000, 4096, 5120, 5121, 20_000]) {
        let game = chance.bytes(length);
        saves.replace(Slot::Game, &game).unwrap();
        assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), game);
    }
}

#[test]
fn the_end_of_a_boot_seed_counts_the_boots() {
    let mut flash = blank();
    for boot in 0..300u32 {
        let mut saves = saves(flash.clone());
        let seed = saves.load_seed().unwrap();
        assert_eq!(seed.boots, boot);
        let kept = [boot as u8; 32];
        saves.keep_seed(&kept).unwrap();
        assert_eq!(saves.load_seed().unwrap().bytes, kept);
        flash = saves.into_flash();
    }
}

#[test]
fn settings_and_seed_outlive_thousands_of_each_other() {
    let mut saves = saves(blank());
    saves.keep_seed(&[9; 32]).unwrap();
    for number in 0..2000u32 {
        let value = [number as u8; 226];
        saves.replace(Slot::Settings, &value).unwrap();
        assert_eq!(loaded(&mut saves, Slot::Settings).unwrap(), value);
    }
    assert_eq!(saves.load_seed().unwrap().bytes, [9; 32]);
    let wear = &saves.into_flash().erases[1..9];
    let (least, most) = (wear.iter().min().unwrap(), wear.iter().max().unwrap());
    assert!(most - least <= 1, "{wear:?}");
    assert!(*most < 20, "{wear:?}");
}

#[test]
fn the_boxes_of_all_games_outlive_thousands_of_settings_and_seeds() {
    let mut saves = saves(blank());
    let kinds = GameKind::OFFERED.iter().copied();
    for (number, kind) in kinds.clone().enumerate() {
        let printed = [number as u8; VALUE];
        saves.replace(Slot::Box(kind), &printed).unwrap();
    }
    for number in 0..1000u32 {
        let value = [number as u8; 226];
        saves.replace(Slot::Settings, &value).unwrap();
        saves.keep_seed(&[number as u8; 32]).unwrap();
    }
    let mut again = super::saves(saves.into_flash().clone());
    for (number, kind) in kinds.clone().enumerate() {
        let printed = [number as u8; VALUE];
        assert_eq!(loaded(&mut again, Slot::Box(kind)).unwrap(), printed);
    }
    // Back to the values supplied: nothing is kept.
    again.replace(Slot::Box(GameKind::Stack), &[]).unwrap();
    assert_eq!(loaded(&mut again, Slot::Box(GameKind::Stack)).unwrap(), b"");
    let worn = again.into_flash().erases.into_iter().max();
    assert!(worn < Some(200), "{worn:?}");
}

#[test]
fn a_box_that_is_too_long_is_refused_and_the_old_one_stays() {
    let mut saves = saves(blank());
    let slot = Slot::Box(GameKind::Artifact);
    saves.replace(slot, b"mine").unwrap();
    let refused = saves.replace(slot, &[1; VALUE + 1]);
    assert_eq!(refused, Err(StorageError::Full));
    assert_eq!(saves.append(slot, b"more"), Err(StorageError::Full));
    assert_eq!(loaded(&mut saves, slot).unwrap(), b"mine");
}

#[test]
fn a_thousand_games_wear_all_sectors_alike() {
    let mut flash = blank();
    let mut chance = Chance(2);
    let mut erases = vec![0; SECTORS as usize];
    for _ in 0..1000 {
        // Each on another evening, with the log of an ordinary game.
        let mut saves = saves(flash.clone());
        assert!(loaded(&mut saves, Slot::Game).is_ok());
        saves.replace(Slot::Game, &chance.bytes(240)).unwrap();
        for _ in 0..350 {
            let length = 1 + chance.below(3);
            let moves = chance.bytes(length);
            saves.append(Slot::Game, &moves).unwrap();
            if chance.below(50) == 0 {
                saves.work_ahead();
            }
        }
        flash = saves.into_flash();
        for (total, more) in erases.iter_mut().zip(&flash.erases) {
            *total += more;
        }
    }
    let games = &erases[9..FIRST_SECTORS as usize];
    let (least, most) = (games.iter().min().unwrap(), games.iter().max().unwrap());
    std::println!("erases of a sector by a thousand games: {least} to {most}");
    assert!(most - least <= 2, "{games:?}");
    // A sector is good for 100,000.
    assert!(*most <= 70, "{games:?}");
    assert_eq!(erases[0], 0, "the label stays");
}

#[test]
fn an_append_after_a_rest_programs_few_pages_and_erases_nothing() {
    let mut saves = saves(blank());
    for _ in 0..40 {
        saves.replace(Slot::Game, &[7; 240]).unwrap();
    }
    let mut chance = Chance(3);
    let mut most = 0;
    let mut reads = 0;
    for number in 0..1000 {
        while saves.work_ahead() {}
        let before = (saves.flash.programs, saves.flash.total_erases());
        let read = saves.flash.read;
        let moves = chance.bytes(1 + number % 6);
        saves.append(Slot::Game, &moves).unwrap();
        let programs = saves.flash.programs - before.0;
        assert_eq!(saves.flash.total_erases(), before.1);
        // When a sector is full, the next one gets its head and this one a mark.
        let full = programs > 4;
        assert!(!full || programs <= 8, "{programs}");
        if !full {
            most = most.max(programs);
            reads = reads.max(saves.flash.read - read);
        }
    }
    std::println!("an append: {most} programs, {reads} bytes read");
    assert!(most <= 3);
    assert!(reads <= 64);
}

#[test]
fn the_first_append_of_a_session_is_not_much_slower() {
    let mut first = saves(blank());
    first.replace(Slot::Game, &[7; 240]).unwrap();
    for _ in 0..230 {
        first.append(Slot::Game, &[1, 2]).unwrap();
    }
    let mut again = saves(first.into_flash().clone());
    loaded(&mut again, Slot::Game).unwrap();
    let before = (again.flash.programs, again.flash.read);
    again.append(Slot::Game, &[3, 4]).unwrap();
    let programs = again.flash.programs - before.0;
    let read = again.flash.read - before.1;
    std::println!("the first append of a session: {programs} programs, {read} bytes read");
    assert!(programs <= 4);
    assert!(read < 8000);
    assert_eq!(again.flash.total_erases(), 0);
}

/// Lets time pass in which nobody does anything; says how many sectors were erased in it.
fn rested(saves: &mut Saves<FakeFlash>) -> u32 {
    let before = saves.flash.total_erases();
    let mut erases = before;
    while saves.work_ahead() {
        let now = saves.flash.total_erases();
        assert!(now - erases <= 1, "one sector at a time");
        erases = now;
    }
    erases - before
}

#[test]
fn after_a_rest_neither_a_new_game_nor_a_full_sector_erases_anything() {
    let mut chance = Chance(6);
    let mut saves = saves(blank());
    saves.keep_seed(&[1; 32]).unwrap();
    for number in 0..200 {
        rested(&mut saves);
        let before = saves.flash.total_erases();
        match number % 4 {
            // The longest save there is.
            0 => saves.replace(Slot::Game, &chance.bytes(5120)).unwrap(),
            1 => saves.replace(Slot::Game, &chance.bytes(240)).unwrap(),
            2 => saves.append(Slot::Game, &chance.bytes(4000)).unwrap(),
            _ => saves.replace(Slot::Settings, &chance.bytes(226)).unwrap(),
        }
        assert_eq!(saves.flash.total_erases(), before, "number {number}");
    }
}

#[test]
fn a_new_game_without_a_rest_erases_one_sector() {
    let mut saves = saves(blank());
    for _ in 0..40 {
        saves.replace(Slot::Game, &[7; 240]).unwrap();
    }
    let before = saves.flash.total_erases();
    saves.replace(Slot::Game, &[7; 240]).unwrap();
    assert_eq!(saves.flash.total_erases(), before + 1);
}

#[test]
fn the_first_game_of_a_new_device_takes_no_more_steps_than_the_next() {
    let mut saves = saves(blank());
    saves.keep_seed(&[1; 32]).unwrap();
    let [first, second] = [1, 2].map(|number| {
        rested(&mut saves);
        let before = saves.flash.steps;
        saves.replace(Slot::Game, &[number; 240]).unwrap();
        saves.flash.steps - before
    });
    assert_eq!(first, second);
}

#[test]
fn resting_does_nothing_twice_and_wears_nothing_over_night() {
    let mut first = saves(blank());
    first.keep_seed(&[1; 32]).unwrap();
    first.replace(Slot::Game, &[7; 240]).unwrap();
    assert_eq!(rested(&mut first), 4, "two sectors of each ring");
    first.announce(Slot::Results);
    assert_eq!(rested(&mut first), 1, "one for a result that is due");
    for _ in 0..1000 {
        assert!(!first.work_ahead());
    }
    let mut flash = first.into_flash().clone();
    for _ in 0..20 {
        let mut again = saves(flash);
        loaded(&mut again, Slot::Game).unwrap();
        again.load_seed().unwrap();
        assert_eq!(rested(&mut again), 0);
        flash = again.into_flash().clone();
    }
}

#[test]
fn a_sector_that_cannot_be_erased_is_not_tried_for_ever() {
    let mut first = saves(blank());
    first.replace(Slot::Game, &[7; 240]).unwrap();
    let mut again = saves(first.into_flash().clone());
    loaded(&mut again, Slot::Game).unwrap();
    again.flash.is_worn_out = true;
    for _ in 0..100 {
        again.work_ahead();
    }
    assert_eq!(again.flash.total_erases(), 1);
}

#[test]
fn before_anything_was_read_resting_does_nothing() {
    let mut first = saves(blank());
    first.replace(Slot::Game, &[7; 240]).unwrap();
    let mut again = saves(first.into_flash().clone());
    assert!(!again.work_ahead());
    assert_eq!((again.flash.steps, again.flash.read), (0, 0));
}

#[test]
fn a_long_game_is_read_but_once() {
    let mut first = saves(blank());
    let mut chance = Chance(4);
    let mut game = chance.bytes(640);
    first.replace(Slot::Game, &game).unwrap();
    for number in 0..1000 {
        let moves = chance.bytes(1 + number % 6);
        first.append(Slot::Game, &moves).unwrap();
        game.extend(moves);
    }
    let mut again = saves(first.into_flash().clone());
    assert_eq!(loaded(&mut again, Slot::Game).unwrap(), game);
    let flash = again.into_flash();
    std::println!("a long game: {} bytes in {} reads", flash.read, flash.reads);
    assert!(flash.read < 30_000);
    assert!(flash.reads < 3000);
}

#[test]
fn a_full_ring_is_said_and_a_new_game_still_begins() {
    for next in [10, 5120] {
        let mut saves = saves(blank());
        let mut chance = Chance(5);
        // The ring is in the middle of its round.
        for _ in 0..50 {
            saves.replace(Slot::Game, &chance.bytes(100)).unwrap();
        }
        let mut game = chance.bytes(100);
        saves.replace(Slot::Game, &game).unwrap();
        let full = loop {
            let moves = chance.bytes(200);
            match saves.append(Slot::Game, &moves) {
                Ok(()) => game.extend(moves),
                Err(error) => break error,
            }
        };
        assert_eq!(full, StorageError::Full);
        assert!(game.len() > 100_000, "29 sectors of 32");
        let mut again = super::saves(saves.into_flash().clone());
        let mut buffer = vec![0; 32 * SECTOR];
        assert_eq!(again.load(Slot::Game, &mut buffer), Ok(game.len()));
        assert!(buffer.starts_with(&game));
        let new = chance.bytes(next);
        again.replace(Slot::Game, &new).unwrap();
        assert_eq!(loaded(&mut again, Slot::Game).unwrap(), new);
        again.append(Slot::Game, b"goes on").unwrap();
    }
}

#[test]
fn a_content_longer_than_the_ring_is_refused_and_the_old_one_stays() {
    let mut saves = saves(blank());
    saves.replace(Slot::Game, b"old").unwrap();
    let enormous = vec![1; 40 * SECTOR];
    assert_eq!(
        saves.replace(Slot::Game, &enormous),
        Err(StorageError::Full)
    );
    assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), b"old");
    saves.append(Slot::Game, b" goes on").unwrap();
    let mut again = super::saves(saves.into_flash().clone());
    assert_eq!(loaded(&mut again, Slot::Game).unwrap(), b"old goes on");
}

#[test]
fn saves_survive_a_new_firmware_image() {
    // A whole Pico, with the region at its end.
    let sectors = 512;
    let start = 0x1C_0000;
    let region = start..0x20_0000;
    let mut flash = FakeFlash::new(sectors);
    flash.bytes[..start as usize].copy_from_slice(&Chance(6).bytes(start as usize));
    let image = flash.bytes[..start as usize].to_vec();
    let mut first = Saves::new(flash, region.clone()).unwrap();
    first.replace(Slot::Game, b"game").unwrap();
    first.replace(Slot::Settings, b"settings").unwrap();
    let mut flash = first.into_flash();
    assert_eq!(
        &flash.bytes[..start as usize],
        image,
        "the image is as it was"
    );
    // An update writes the image and nothing else.
    flash.bytes[..start as usize].copy_from_slice(&Chance(7).bytes(start as usize));
    let mut again = Saves::new(flash.clone(), region).unwrap();
    assert_eq!(loaded(&mut again, Slot::Game).unwrap(), b"game");
    assert_eq!(loaded(&mut again, Slot::Settings).unwrap(), b"settings");
}

#[test]
fn a_copy_of_the_region_reads_like_the_flash() {
    let mut first = saves(blank());
    first.replace(Slot::Game, b"game").unwrap();
    let mut copy = first.into_flash().bytes;
    let region = 0..copy.len() as u32;
    let mut again = Saves::new(MemoryFlash::new(&mut copy), region).unwrap();
    let mut buffer = [0; 8];
    assert_eq!(again.load(Slot::Game, &mut buffer), Ok(4));
    assert_eq!(&buffer[..4], b"game");
}

#[test]
fn a_region_that_does_not_fit_is_refused() {
    let end = SECTORS * SECTOR as u32;
    let error = |region| Saves::new(blank(), region).err();
    assert_eq!(error(0..end), None);
    assert_eq!(error(1..end), Some(RegionError::Unaligned));
    assert_eq!(error(0..end - 1), Some(RegionError::TooSmall));
    assert_eq!(error(4096..end + 4096), Some(RegionError::TooSmall));
}

#[test]
fn the_header_of_an_item_announces_its_length() {
    for length in (4..=512).step_by(4) {
        let mut bytes = vec![0xFF; SECTOR];
        let mut flash = MemoryFlash::new(&mut bytes);
        let item = Chance(length as u64).bytes(length);
        sector::push(&mut flash, 0, &mut sector::unknown(), &item).unwrap();
        let header: [u8; 8] = bytes[4..12].try_into().unwrap();
        assert_eq!(sector::announced(&header), Some(length as u32));
        for bit in 32..64 {
            let mut flipped = header;
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(sector::announced(&flipped), None);
        }
    }
    assert_eq!(sector::announced(&[0xFF; 8]), None);
    assert_eq!(sector::announced(&[0; 8]), None);
}
