//! Noise, damaged sectors, flipped bits, other layouts: said, and left alone.

use super::*;
use crate::saves::Label;
use handheld::games::GameKind;

/// A device after some games, what its game is, and where its pieces end.
fn played() -> (FakeFlash, Vec<u8>, Vec<usize>) {
    let mut chance = Chance(1);
    let mut saves = saves(blank());
    for _ in 0..45 {
        saves.replace(Slot::Game, &chance.bytes(100)).unwrap();
        saves.replace(Slot::Settings, &chance.bytes(226)).unwrap();
    }
    let mut game = chance.bytes(600);
    saves.replace(Slot::Game, &game).unwrap();
    let mut ends = vec![0, crate::saves::ring::PIECE, game.len()];
    for _ in 0..800 {
        let moves = chance.bytes(4);
        saves.append(Slot::Game, &moves).unwrap();
        game.extend(moves);
        ends.push(game.len());
    }
    saves.replace(Slot::Settings, b"settings").unwrap();
    (saves.into_flash().clone(), game, ends)
}

/// A medium that cannot be read is not touched; after people agreed, it works again.
fn is_left_alone_until_given_up(flash: &FakeFlash, expected: StorageError) {
    let mut saves = saves(flash.clone());
    let before = saves.flash.bytes.clone();
    let error = saves.load(Slot::Game, &mut [0; 100]).unwrap_err();
    let is_expected = match expected {
        StorageError::Unreadable { .. } => matches!(error, StorageError::Unreadable { .. }),
        _ => error == expected,
    };
    assert!(is_expected, "{error:?}");
    saves.append(Slot::Game, b"more").unwrap_err();
    saves.replace(Slot::Game, b"new").unwrap_err();
    assert_eq!(saves.flash.bytes, before, "left alone");
    saves.give_up(Slot::Game);
    assert_eq!(saves.flash.bytes, before, "still");
    saves.replace(Slot::Game, b"new").unwrap();
    saves.append(Slot::Game, b" game").unwrap();
    assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), b"new game");
    saves.replace(Slot::Settings, b"loud").unwrap();
    let mut again = super::saves(saves.into_flash().clone());
    assert_eq!(loaded(&mut again, Slot::Game).unwrap(), b"new game");
    assert_eq!(loaded(&mut again, Slot::Settings).unwrap(), b"loud");
}

/// A region of something else, with a trace of ours somewhere.
fn with_a_trace(mut bytes: Vec<u8>, chance: &mut Chance) -> FakeFlash {
    let (played, ..) = played();
    let traces = [0..6, SECTOR..SECTOR + 64, 20 * SECTOR..20 * SECTOR + 64];
    let trace = traces[chance.below(traces.len())].clone();
    bytes[trace.clone()].copy_from_slice(&played.bytes[trace]);
    if bytes[7] == !bytes[6] {
        // By chance, it would say of itself that it is of a newer layout.
        bytes[7] ^= 1;
    }
    FakeFlash::holding(bytes)
}

#[test]
fn noise_with_a_trace_of_ours_is_reported_and_left_alone() {
    for seed in 0..trials(60) as u64 {
        let mut chance = Chance(seed);
        let noise = chance.bytes(SECTORS as usize * SECTOR);
        let flash = with_a_trace(noise, &mut chance);
        let before = flash.bytes.clone();
        let mut saves = saves(flash.clone());
        assert!(saves.replace(Slot::Settings, b"loud").is_err());
        assert!(saves.keep_seed(&[1; 32]).is_err());
        while saves.work_ahead() {}
        assert_eq!(saves.flash.bytes, before);
        is_left_alone_until_given_up(&flash, StorageError::Unreadable { whole: 0 });
    }
}

#[test]
fn other_fillings_with_a_trace_of_ours_are_left_alone_too() {
    for filling in [0x00, 0x55, 0x7F, 0xFE] {
        let bytes = vec![filling; SECTORS as usize * SECTOR];
        let flash = with_a_trace(bytes, &mut Chance(filling.into()));
        is_left_alone_until_given_up(&flash, StorageError::Unreadable { whole: 0 });
    }
}

#[test]
fn half_of_a_region_of_noise_is_never_taken_for_a_game() {
    let (played, game, _) = played();
    for seed in 0..trials(200) as u64 {
        let mut chance = Chance(seed);
        let mut flash = played.clone();
        for sector in 0..SECTORS as usize {
            if chance.below(2) == 0 {
                let noise = chance.bytes(SECTOR);
                flash.bytes[sector * SECTOR..][..SECTOR].copy_from_slice(&noise);
            }
        }
        let mut saves = saves(flash);
        let (found, is_all) = readable(&mut saves);
        assert!(game.starts_with(&found), "seed {seed}");
        assert!(!is_all || found == game, "seed {seed}");
        let _ = loaded(&mut saves, Slot::Settings);
        assert_eq!(saves.flash.steps, 0);
    }
}

#[test]
fn damage_to_a_box_costs_that_box_alone() {
    let mine = Slot::Box(GameKind::Warehouse51);
    let other = Slot::Box(GameKind::Stack);
    let printed = b"what is printed in my box of Warehouse 51";
    let mut first = saves(blank());
    first.replace(Slot::Game, b"game").unwrap();
    first.replace(Slot::Settings, b"settings").unwrap();
    first.replace(other, b"other box").unwrap();
    first.replace(mine, printed).unwrap();
    first.keep_seed(&[3; 32]).unwrap();
    let flash = first.into_flash().clone();
    let windows = flash.bytes.windows(printed.len());
    let at = windows.into_iter().position(|bytes| bytes == printed);
    let at = at.expect("it is there byte for byte");
    for byte in at..at + printed.len() {
        let mut damaged = flash.clone();
        damaged.bytes[byte] ^= 0x10;
        let mut saves = saves(damaged);
        let found = loaded(&mut saves, mine);
        assert!(matches!(found.as_deref(), Ok(b"")), "{found:?}");
        assert_eq!(loaded(&mut saves, other).unwrap(), b"other box");
        assert_eq!(loaded(&mut saves, Slot::Settings).unwrap(), b"settings");
        assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), b"game");
        assert_eq!(saves.load_seed().unwrap().bytes, [3; 32]);
        // It can be entered again, and nothing else goes by that.
        saves.replace(mine, b"once more").unwrap();
        let mut again = super::saves(saves.into_flash().clone());
        assert_eq!(loaded(&mut again, mine).unwrap(), b"once more");
        assert_eq!(loaded(&mut again, other).unwrap(), b"other box");
        assert_eq!(loaded(&mut again, Slot::Settings).unwrap(), b"settings");
    }
}

#[test]
fn noise_in_one_sector_costs_what_is_in_it_and_is_said() {
    let (played, game, _) = played();
    let mut unreadable = 0;
    for sector in 0..SECTORS as usize {
        for seed in 0..trials(6) as u64 {
            let mut flash = played.clone();
            let noise = Chance(seed).bytes(SECTOR);
            flash.bytes[sector * SECTOR..][..SECTOR].copy_from_slice(&noise);
            let mut saves = saves(flash);
            let (found, is_all) = readable(&mut saves);
            assert!(game.starts_with(&found), "sector {sector}, seed {seed}");
            assert_eq!(is_all, found == game, "sector {sector}, seed {seed}");
            unreadable += usize::from(!is_all);
            // Settings are the last, older ones, or unreadable; then they are repaired.
            let settings = loaded(&mut saves, Slot::Settings);
            assert!((1..=8).contains(&sector) || settings.unwrap() == b"settings");
            saves.replace(Slot::Settings, b"repaired").unwrap();
            assert_eq!(loaded(&mut saves, Slot::Settings).unwrap(), b"repaired");
            if is_all {
                saves.append(Slot::Game, b"more").unwrap();
            } else {
                assert!(saves.append(Slot::Game, b"more").is_err());
                saves.give_up(Slot::Game);
                saves.replace(Slot::Game, &found).unwrap();
                saves.append(Slot::Game, b"more").unwrap();
            }
            let expected = [found.as_slice(), b"more"].concat();
            let mut again = super::saves(saves.into_flash().clone());
            assert_eq!(loaded(&mut again, Slot::Game).unwrap(), expected);
        }
    }
    assert_eq!(unreadable, 4 * trials(6), "the game lies in four sectors");
}

#[test]
fn a_flipped_bit_is_noticed_or_does_no_harm() {
    let (played, game, ends) = played();
    let mut chance = Chance(2);
    let mut noticed = 0;
    for number in 0..trials(3000) {
        let mut flash = played.clone();
        let at = chance.below(SECTORS as usize * SECTOR);
        flash.bytes[at] ^= 1 << (number % 8);
        let mut saves = saves(flash);
        let (found, is_all) = readable(&mut saves);
        assert!(game.starts_with(&found), "byte {at}");
        assert!(ends.contains(&found.len()), "byte {at}");
        // That of the last append cannot be told from one that was cut short.
        assert!(!is_all || found.len() + 4 >= game.len(), "byte {at}");
        assert_eq!(saves.flash.steps, 0, "byte {at}");
        noticed += usize::from(!is_all);
        saves.replace(Slot::Settings, b"loud").unwrap();
        if is_all {
            saves.append(Slot::Game, b"more").unwrap();
            let expected = [found.as_slice(), b"more"].concat();
            let mut again = super::saves(saves.into_flash().clone());
            assert_eq!(loaded(&mut again, Slot::Game).unwrap(), expected);
        }
    }
    assert!(noticed > 0);
}

#[test]
fn a_game_whose_newest_sectors_are_lost_is_not_the_one_before() {
    let mut saves = saves(blank());
    saves.replace(Slot::Game, b"old game").unwrap();
    saves.replace(Slot::Game, b"new game").unwrap();
    let flash = saves.into_flash();
    for sector in 9..SECTORS as usize {
        let mut flash = flash.clone();
        flash.bytes[sector * SECTOR..][..SECTOR].fill(0xFF);
        let (found, is_all) = readable(&mut super::saves(flash));
        let expected: (&[u8], bool) = if sector == 11 {
            (b"", false)
        } else {
            (b"new game", true)
        };
        assert_eq!((found.as_slice(), is_all), expected, "sector {sector}");
    }
}

#[test]
fn a_newer_layout_is_left_alone() {
    let (mut flash, ..) = played();
    flash.bytes[6] += 1;
    flash.bytes[7] = !flash.bytes[6];
    let mut saves = saves(flash.clone());
    let newer = Err(StorageError::Newer);
    assert_eq!(saves.replace(Slot::Settings, b"loud"), newer);
    assert_eq!(saves.keep_seed(&[1; 32]), newer);
    assert_eq!(loaded(&mut saves, Slot::Settings), Err(StorageError::Newer));
    assert_eq!(saves.flash.bytes, flash.bytes);
    is_left_alone_until_given_up(&flash, StorageError::Newer);
}

#[test]
fn a_damaged_label_costs_nothing() {
    let (played, game, _) = played();
    let places = [0..1, 6..7, 7..8, 8..9, 8..12, 0..4, 0..8, 0..12, 0..SECTOR];
    for (at, byte) in places
        .into_iter()
        .flat_map(|at| [(at.clone(), 0), (at.clone(), 0xFF), (at, 0x5A)])
    {
        let mut flash = played.clone();
        flash.bytes[at].fill(byte);
        let mut saves = saves(flash);
        assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), game);
        saves.replace(Slot::Settings, b"loud").unwrap();
        saves.append(Slot::Game, b"more").unwrap();
        // As soon as nobody presses anything, it is as if nothing had happened.
        while saves.work_ahead() {}
        saves.replace(Slot::Results, b"won").unwrap();
        let mut again = super::saves(saves.into_flash().clone());
        assert_eq!(again.label(), Ok(Label::Ready));
        assert_eq!(loaded(&mut again, Slot::Results).unwrap(), b"won");
    }
}

#[test]
fn a_flipped_bit_in_the_label_is_put_right_without_an_erase_if_it_can_be() {
    let (played, game, _) = played();
    for bit in 0..12 * 8 {
        let mut flash = played.clone();
        let was_set = flash.bytes[bit / 8] & 1 << (bit % 8) != 0;
        flash.bytes[bit / 8] ^= 1 << (bit % 8);
        let mut device = saves(flash.clone());
        assert_eq!(loaded(&mut device, Slot::Game).unwrap(), game);
        let was_ready = device.label() == Ok(Label::Ready);
        while device.work_ahead() {}
        let erases = device.flash.erases[0];
        assert_eq!(erases, u32::from(was_set && !was_ready), "bit {bit}");
        assert_eq!(saves(device.into_flash().clone()).label(), Ok(Label::Ready));
    }
}

#[test]
fn cuts_while_the_label_is_mended_cost_nothing() {
    let (played, game, _) = played();
    for (at, byte) in [(0..8, 0), (0..8, 0x5A), (3..4, 0xFF), (8..12, 0xFF)] {
        let mut flash = played.clone();
        flash.bytes[at].fill(byte);
        let idle = |flash: FakeFlash| {
            let mut device = saves(flash);
            assert_eq!(loaded(&mut device, Slot::Game).unwrap(), game);
            // Only the label.
            device.work_ahead();
            device.into_flash()
        };
        let steps = idle(flash.clone()).steps;
        assert!(steps > 0);
        for step in 0..steps {
            let cut = idle(flash.clone().cut_in(step, step as u64)).clone();
            let again = idle(cut.aged(step as u64)).clone();
            let mut later = saves(again.aged(step as u64));
            assert_eq!(loaded(&mut later, Slot::Game).unwrap(), game);
            assert_eq!(later.label(), Ok(Label::Ready), "step {step}");
            later.replace(Slot::Results, b"won").unwrap();
        }
    }
}

#[test]
fn a_cut_after_people_agreed_leaves_no_region_that_is_never_ours_again() {
    let mut first = saves(blank());
    first.replace(Slot::Game, b"game").unwrap();
    let mut flash = first.into_flash();
    flash.bytes[0..8].fill(0);
    flash.bytes[10 * SECTOR + 40] ^= 0x10;
    let agreed = |flash: FakeFlash| {
        let mut device = saves(flash);
        device.give_up(Slot::Game);
        let _ = device.replace(Slot::Game, b"new game");
        device.into_flash()
    };
    for step in 0..agreed(flash.clone()).steps {
        let cut = agreed(flash.clone().cut_in(step, step as u64)).clone();
        let mut device = saves(cut);
        let (found, is_all) = readable(&mut device);
        if is_all {
            assert_eq!(found, b"new game");
            while device.work_ahead() {}
            device.replace(Slot::Results, b"won").unwrap();
        }
    }
}

/// A short game, and the place of the sector that it lies in.
fn in_one_sector() -> (FakeFlash, Vec<u8>, usize) {
    let mut chance = Chance(7);
    let mut device = saves(blank());
    device.replace(Slot::Game, b"the game before").unwrap();
    let mut game = chance.bytes(200);
    device.replace(Slot::Game, &game).unwrap();
    for _ in 0..50 {
        let moves = chance.bytes(3);
        device.append(Slot::Game, &moves).unwrap();
        game.extend(moves);
    }
    (device.into_flash(), game, 11)
}

#[test]
fn damage_to_one_end_of_a_sector_leaves_all_that_is_whole() {
    let (flash, game, sector) = in_one_sector();
    let mut chance = Chance(1);
    for number in 0..trials(400) {
        let at = [sector * SECTOR, (sector + 1) * SECTOR - 4][number % 2];
        let mut damaged = flash.clone();
        for byte in &mut damaged.bytes[at..at + 4] {
            *byte = if number < 2 { 0 } else { chance.number() as u8 };
        }
        let mut device = saves(damaged.clone());
        let (found, is_all) = readable(&mut device);
        assert_eq!(found, game, "number {number}");
        if is_all {
            continue;
        }
        // Nor is it lost if the power goes while it is stored again.
        device.give_up(Slot::Game);
        device.replace(Slot::Game, &game).unwrap();
        let steps = device.into_flash().steps;
        for _ in 0..8 {
            let step = chance.below(steps);
            let mut device = saves(damaged.clone().cut_in(step, chance.number()));
            device.give_up(Slot::Game);
            let _ = device.replace(Slot::Game, &game);
            let again = readable(&mut saves(device.into_flash().clone()));
            assert_eq!(again.0, game, "number {number}, step {step}");
        }
    }
}

/// Whatever hits the end of the old sector and the head of the new one, even if nothing is left there.
#[test]
fn damage_from_one_sector_to_the_next_never_brings_back_the_game_before() {
    let (flash, game, sector) = in_one_sector();
    let mut chance = Chance(3);
    let start = sector * SECTOR;
    for number in 0..trials(2000) {
        let from = start - 1 - chance.below(8);
        let to = start + [12, 40, 600, 4080][number % 4] + chance.below(20);
        let mut flash = flash.clone();
        let kind = chance.below(3);
        for byte in &mut flash.bytes[from..to] {
            *byte = [0, 0xFF, chance.number() as u8][kind];
        }
        let (found, is_all) = readable(&mut saves(flash));
        assert!(game.starts_with(&found), "{from}..{to} of kind {kind}");
        assert!(!is_all, "{from}..{to} of kind {kind}");
    }
}

#[test]
fn a_flash_that_does_not_work_is_said() {
    let (flash, ..) = played();
    let mut saves = saves(flash.cut_in(0, 0));
    let broken = Err(StorageError::Broken);
    assert_eq!(saves.append(Slot::Game, b"more"), broken);
    assert_eq!(saves.replace(Slot::Game, b"new"), broken);
    assert_eq!(saves.replace(Slot::Settings, b"loud"), broken);
    assert_eq!(loaded(&mut saves, Slot::Game), Err(StorageError::Broken));
}

#[test]
fn a_region_without_notes_at_the_beginning_of_sectors_is_read_as_before() {
    let (mut flash, game, _) = played();
    for sector in flash.bytes.chunks_mut(SECTOR).skip(1) {
        sector[..4].fill(0xFF);
    }
    let mut device = saves(flash);
    assert_eq!(loaded(&mut device, Slot::Game).unwrap(), game);
    assert_eq!(loaded(&mut device, Slot::Settings).unwrap(), b"settings");
    while device.work_ahead() {}
    device.append(Slot::Game, b"more").unwrap();
    device.replace(Slot::Settings, b"loud").unwrap();
    let mut again = saves(device.into_flash().clone());
    let more = [game.as_slice(), b"more"].concat();
    assert_eq!(loaded(&mut again, Slot::Game).unwrap(), more);
    assert_eq!(loaded(&mut again, Slot::Settings).unwrap(), b"loud");
}

#[test]
fn noise_where_results_go_is_no_result_and_does_not_stop_the_first_one() {
    let mut first = saves(blank());
    first.replace(Slot::Game, b"game").unwrap();
    first.replace(Slot::Settings, b"settings").unwrap();
    let mut flash = first.into_flash().clone();
    let mut chance = Chance(11);
    let from = FIRST_SECTORS as usize * SECTOR;
    let noise = chance.bytes(flash.bytes.len() - from);
    flash.bytes[from..].copy_from_slice(&noise);
    let mut saves = saves(flash);
    assert_eq!(loaded(&mut saves, Slot::Results).unwrap(), b"");
    assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), b"game");
    saves.replace(Slot::Results, b"somebody won").unwrap();
    assert_eq!(loaded(&mut saves, Slot::Results).unwrap(), b"somebody won");
    assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), b"game");
    assert_eq!(loaded(&mut saves, Slot::Settings).unwrap(), b"settings");
}

#[test]
fn damage_to_results_costs_nothing_but_them() {
    let mut first = saves(blank());
    first.replace(Slot::Game, b"game").unwrap();
    first.replace(Slot::Results, &[7; 900]).unwrap();
    let flash = first.into_flash().clone();
    let from = FIRST_SECTORS as usize * SECTOR;
    for at in (from..from + SECTOR).step_by(37) {
        let mut damaged = flash.clone();
        damaged.bytes[at] ^= 0xFF;
        let mut saves = saves(damaged);
        let found = loaded(&mut saves, Slot::Results).unwrap();
        assert!(found.is_empty() || found == [7; 900], "{at}");
        assert_eq!(loaded(&mut saves, Slot::Game).unwrap(), b"game");
        saves.replace(Slot::Results, b"anew").unwrap();
        assert_eq!(loaded(&mut saves, Slot::Results).unwrap(), b"anew");
    }
}
