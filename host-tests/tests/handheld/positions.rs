//! The stored positions that other tests begin from: each is there, replays, and shows what it is
//! wanted for. With `ACCEPT_GOLDEN=1` those that do not are sought anew.

use std::fs;
use std::path::PathBuf;

use golden::Mode;
use host_tests::handheld_positions::{Golden, Shows, catalogue, folder};

#[test]
fn every_stored_position_shows_what_it_is_wanted_for() {
    let mode = Mode::of_environment();
    let wanted = catalogue();
    let mut complaints: Vec<String> = wanted
        .iter()
        .filter_map(|position| position.check(&folder(), mode).err())
        .collect();
    let is_wanted = |name: &str| wanted.iter().any(|position| position.name == name);
    complaints.extend(mode.check_no_others(&folder(), "txt", is_wanted).err());
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn no_two_positions_have_the_same_name() {
    let mut names: Vec<String> = catalogue().into_iter().map(|one| one.name).collect();
    names.sort();
    assert!(names.is_sorted_by(|one, next| one < next), "{names:?}");
}

fn first_of(shows: fn(&Shows) -> bool) -> Golden {
    let mut all = catalogue().into_iter();
    all.find(|position| shows(&position.shows)).unwrap()
}

fn complaint(position: &Golden) -> String {
    position.check(&folder(), Mode::Compare).unwrap_err()
}

#[test]
fn a_position_that_does_not_show_what_it_is_wanted_for_is_complained_of() {
    let fits = first_of(|shows| matches!(shows, Shows::Position(_)));
    let cases = [
        Shows::Position(|_| false),
        Shows::Decision(|_, _, _| true),
        Shows::Decision(|_, _, _| false),
    ];
    for shows in cases {
        let said = complaint(&Golden {
            shows,
            ..fits.clone()
        });
        assert!(said.contains("does not show"), "{said}");
    }
    let decision = first_of(|shows| matches!(shows, Shows::Decision(_)));
    let said = complaint(&Golden {
        shows: Shows::Decision(|_, _, _| false),
        ..decision
    });
    assert!(said.contains("does not show"), "{said}");
}

#[test]
fn a_position_of_another_set_up_is_complained_of() {
    let mut other = first_of(|shows| matches!(shows, Shows::Position(_)));
    other.setup.quick_start = !other.setup.quick_start;
    let said = complaint(&other);
    assert!(said.contains("another set-up"), "{said}");
}

#[test]
fn a_position_that_is_missing_is_complained_of() {
    let unknown = Golden {
        name: "never-stored".to_owned(),
        ..first_of(|_| true)
    };
    let said = complaint(&unknown);
    assert!(said.contains("never-stored.txt is missing"), "{said}");
}

/// A folder of its own for damaged files.
struct Spoilt(PathBuf);

impl Drop for Spoilt {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_position_that_is_damaged_is_complained_of_and_found_anew_by_accepting() {
    let position = first_of(|_| true);
    let file = format!("{}.txt", position.name);
    let whole = fs::read_to_string(folder().join(&file)).unwrap();
    let name = format!("spoilt-positions-{}", std::process::id());
    let spoilt = Spoilt(std::env::temp_dir().join(name));
    fs::create_dir_all(&spoilt.0).unwrap();
    let cases = [
        (whole.replacen("seed", "sead", 1), "in line 1"),
        (whole.replacen("seed 0", "seed ", 1), "in line 1"),
        (whole.replacen("seed 00", "seed ", 1), "no seed"),
        (whole.replacen("record ", "record 00", 1), "does not replay"),
    ];
    for (text, expected) in cases {
        fs::write(spoilt.0.join(&file), text).unwrap();
        let said = position.check(&spoilt.0, Mode::Compare).unwrap_err();
        assert!(said.contains(expected), "{said}");
    }
    position.check(&spoilt.0, Mode::Accept).unwrap();
    position.check(&spoilt.0, Mode::Compare).unwrap();
}
