//! A short run of each fuzz target, the same each time; `cargo xtask fuzz` goes on where it ends.

// Helpers of tests may fail loudly, like the tests themselves.
#![allow(clippy::expect_used, clippy::panic)]

use host_tests::fuzz::{Campaign, all, attempt, kept};

/// So many inputs of a target; so many of them have to be accepted, for what is refused at once is
/// soon tried.
fn a_short_run(name: &str, inputs: usize, at_least: usize) {
    let target = all().into_iter().find(|target| target.name == name);
    let target = target.expect("a target of that name");
    let mut campaign = Campaign::new(target, 1).unwrap_or_else(|failure| panic!("{failure:?}"));
    for number in 0..inputs {
        if let Err(failure) = campaign.step() {
            panic!("input {number}: {failure:?}");
        }
    }
    let (accepted, seen) = (campaign.accepted(), campaign.seen());
    println!("{name}: {accepted} of {inputs} accepted, {seen} different");
    assert!(accepted >= at_least, "only {accepted} were accepted");
    assert!(accepted < inputs, "nothing was refused");
}

#[test]
fn whatever_a_log_holds_it_is_refused_or_can_be_played() {
    a_short_run("logs", 3000, 300);
}

#[test]
fn whatever_a_set_up_holds_it_is_refused_or_can_be_played() {
    a_short_run("setups", 3000, 300);
}

#[test]
fn whatever_a_save_holds_the_device_starts_and_spoils_nothing() {
    a_short_run("saves", 1000, 50);
}

#[test]
fn whatever_settings_hold_the_device_starts_and_spoils_nothing() {
    a_short_run("settings", 500, 50);
}

#[test]
fn whatever_a_computer_sends_it_is_answered_in_whole_lines() {
    a_short_run("requests", 1000, 100);
}

#[test]
fn whatever_a_box_holds_it_is_refused_or_can_be_played_with() {
    a_short_run("boxes", 3000, 300);
}

#[test]
fn every_input_that_once_failed_passes() {
    for (target, input) in kept().expect("the folder can be read") {
        let tried = attempt(target, &input);
        assert!(tried.is_ok(), "{}: {tried:?}", target.name);
    }
}
