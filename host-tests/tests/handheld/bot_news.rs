//! What happens while bots play is read by the people they play with: every sentence of it on some screen, before
//! anybody has to decide again.

use std::collections::BTreeSet;

use bots::Level;
use engine::artifact::{Artifact, Setup as ArtifactSetup};
use engine::game::Observer;
use engine::record::Record;
use engine::seat::Seat;
use engine::stack::ArtifactStack;
use engine::warehouse51::{Event as SaleEvent, Setup as SaleSetup, Warehouse51};
use handheld::board::{Board, Command};
use handheld::control::Pace;
use handheld::games::{GameUi, Interest, Secrecy};
use handheld::settings::{Roster, Settings};
use handheld::text::{BotText, Footer, Language, Ui};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{Hands, device, likely_command};
use host_tests::handheld_stack;

use super::at_the_table::pause;
use super::bots::{Handheld, alone, entries, play, save_of, think_on};

use Command::{Back, Down, Left, Menu, Ok as Yes};

/// More commands than are given anywhere.
const MANY: usize = 2_000;

/// What was read since somebody last decided, line by line.
#[derive(Default)]
struct Lines(BTreeSet<String>);

impl Lines {
    fn read(&mut self, device: &mut Handheld) {
        self.0.extend(device.texts());
    }

    /// Was a sentence read, broken into lines in any way?
    fn have(&self, sentence: &str) -> bool {
        // A bold line has no full stop.
        let sentence = sentence.trim().trim_start_matches('.').trim();
        sentence.is_empty()
            || self.0.iter().any(|line| {
                let rest = sentence.strip_prefix(line.trim());
                let is_whole = line.trim().len() > 3 || line.trim() == sentence;
                is_whole && rest.is_some_and(|rest| self.have(rest))
            })
    }
}

/// What has happened that is worth a glance and looks the same to everybody and to the first seat, by its number.
fn worth_a_glance<G: GameUi>(game: &G, log: &[u8], since: usize) -> Vec<(usize, G::Event)> {
    let mut record: Record<G, 4096> = Record::new(*game);
    record.replay(log).unwrap();
    let seen_by = |observer: Observer| {
        let mut events = Vec::new();
        let part = since..record.event_count();
        record.history_of(observer, part, &mut |number, event| {
            events.push((number, event));
        });
        events
    };
    let own = seen_by(Observer::Seat(Seat::One));
    let all = seen_by(Observer::Table).into_iter().zip(own);
    let is_alike = |one: &(usize, G::Event), other: &(usize, G::Event)| {
        format!("{one:?}") == format!("{other:?}")
    };
    all.filter(|(seen, own)| is_alike(seen, own) && G::interest(&seen.1) >= Interest::Glanced)
        .map(|(seen, _)| seen)
        .collect()
}

/// The sentence of something that happened.
fn sentence(device: &Handheld, number: usize) -> String {
    let play = play(device);
    let mut told = String::new();
    let world = device.app().world();
    let eyes = play.eyes(false);
    play.game()
        .history(world, eyes, number..number + 1, &mut |_, _, sentence| {
            told.push_str(sentence);
        });
    told
}

/// Lets bots think until something stands on the screen.
fn think(device: &mut Handheld, lines: &mut Lines) {
    loop {
        lines.read(device);
        if !device.app_mut().think(1_000) {
            break;
        }
    }
    lines.read(device);
}

/// What gets a game on, at a table too.
fn command(device: &mut Handheld, rng: &mut Chance) -> Command {
    let says = |device: &mut Handheld, footer: Footer| device.says(footer.text(Language::English));
    if says(device, Footer::Done) {
        return Yes;
    }
    match says(device, Footer::Enter) {
        true if below(3, rng) == 0 => Down,
        true => Yes,
        false => likely_command(device, Language::English, rng),
    }
}

/// Plays a game by chance, and holds what happened against what was read whenever people decide. Says what it was.
fn follow<G: GameUi>(game: &G, mut device: Handheld, seed: u64) -> Vec<G::Event> {
    let mut rng = chance(seed);
    device.give(Yes);
    let mut lines = Lines::default();
    let mut told = play(&device).game().event_count();
    let mut read = Vec::new();
    for _ in 0..MANY {
        think(&mut device, &mut lines);
        if play(&device).is_over() {
            break;
        }
        let (before, count) = (entries(&device), play(&device).game().event_count());
        let is_asked = play(&device).bot().is_none();
        let command = command(&mut device, &mut rng);
        device.give(command);
        if is_asked && entries(&device).len() > before.len() {
            for (number, event) in worth_a_glance(game, &before, told) {
                let sentence = sentence(&device, number);
                assert!(
                    lines.have(&sentence),
                    "{sentence} was not read before {:?}",
                    device.texts()
                );
                read.push(event);
            }
            (told, lines) = (count, Lines::default());
        }
    }
    read
}

/// A device with one of the three games, one person and bots.
fn against_bots(game: usize, seed: u8, pace: Pace) -> Handheld {
    let save = save_of(game, &alone(Level::Medium), seed);
    let settings = Settings {
        pace,
        ..Settings::default()
    };
    device(Board::SQUARE, &settings, &Roster::default(), &save)
}

fn sale() -> Warehouse51 {
    Warehouse51::new(SaleSetup::of(4)).unwrap()
}

#[test]
fn who_plays_alone_reads_everything_worth_a_glance_before_deciding_again() {
    let (mut artifact, mut sales, mut stack) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 1..4 {
        let expedition = Artifact::new(ArtifactSetup::base(3)).unwrap();
        let temple = ArtifactStack::new(handheld_stack::setup(3)).unwrap();
        let begun = |game| against_bots(game, seed, Pace::Brisk);
        artifact.extend(follow(&expedition, begun(0), seed.into()));
        sales.extend(follow(&sale(), begun(1), seed.into()));
        stack.extend(follow(&temple, begun(2), seed.into()));
        let begun = |game| against_bots(game, seed, Pace::Instant);
        // In Artifact, who takes the device reads in pictures what was missed.
        sales.extend(follow(&sale(), begun(1), seed.into()));
        stack.extend(follow(&temple, begun(2), seed.into()));
    }
    let has = |test: fn(&SaleEvent) -> bool| sales.iter().any(test);
    assert!(has(|event| matches!(event, SaleEvent::Won { .. })));
    assert!(has(|event| matches!(event, SaleEvent::FromBank { .. })));
    assert!(has(|event| matches!(event, SaleEvent::ToBank { .. })));
    let counts = [artifact.len(), sales.len(), stack.len()];
    assert!(counts.iter().all(|count| *count > 30), "{counts:?}");
}

#[test]
fn at_the_table_bots_say_everything_that_is_to_be_done() {
    let mut sales = 0;
    for seed in 1..12 {
        let mut device = against_bots(1, seed, Pace::Brisk);
        device.give_all(&[Yes, Menu, Back]);
        pause(device.app_mut(), Ui::AtTheTable);
        let read = follow(&sale(), device, seed.into());
        let won = |event: &&SaleEvent| matches!(event, SaleEvent::Won { .. });
        sales += read.iter().filter(won).count();
    }
    assert!(sales > 5, "{sales}");
}

#[test]
fn a_slow_bots_bid_stands_with_its_sentence_and_its_reason() {
    let mut bids = 0;
    for seed in 1..6 {
        let mut device = against_bots(1, seed, Pace::Slow);
        let mut rng = chance(seed.into());
        device.give(Yes);
        for _ in 0..120 {
            let mut lines = Lines::default();
            think(&mut device, &mut lines);
            let log = entries(&device);
            let last = last_event(&log);
            let is_bots = device.says(BotText::Decided.text(Language::English));
            if let (Some(SaleEvent::Bid { seat, .. }), true) = (last, is_bots) {
                bids += 1;
                let mut now = Lines::default();
                now.read(&mut device);
                let number = play(&device).game().event_count() - 1;
                let bid = sentence(&device, number);
                assert!(now.have(&bid), "{bid}: {:?}", device.texts());
                // Below the sentence stands another one: what the bid is good for.
                let texts = device.texts();
                let spoken = bid.trim().trim_end_matches('.');
                let at = texts.iter().rposition(|text| spoken.ends_with(text.trim()));
                let reason = texts.get(at.unwrap() + 1).unwrap();
                assert!(reason.contains(' '), "{texts:?}");
                assert_ne!(seat, Seat::One);
                device.run(3_000).unwrap();
                assert_eq!(entries(&device), log, "it stands");
            }
            let command = command(&mut device, &mut rng);
            device.give(command);
        }
    }
    assert!(bids > 5, "{bids}");
}

/// What happened last.
fn last_event(log: &[u8]) -> Option<SaleEvent> {
    let mut record: Record<Warehouse51, 4096> = Record::new(sale());
    record.replay(log).unwrap();
    let mut last = None;
    record.history(Observer::Table, &mut |event: SaleEvent| last = Some(event));
    last
}

/// Is this what somebody is told who takes up a turn?
fn is_recap(device: &mut Handheld) -> bool {
    let is_own = play(device).turn() == Some(Seat::One) && play(device).holder().is_none();
    let is_secret = play(device).secrecy() == Secrecy::Choices;
    is_own && is_secret && device.says(Footer::Ready.text(Language::English))
}

#[test]
fn bots_think_while_a_person_reads_what_was_missed() {
    let mut thought = 0;
    for seed in 0..40 {
        // In a fist auction everybody decides at the same time.
        let save = save_of(1, &alone(Level::Hard), seed);
        let settings = Settings {
            pace: Pace::Instant,
            ..Settings::default()
        };
        let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
        let mut rng = chance(seed.into());
        device.app_mut().give(Yes);
        for _ in 0..300 {
            if is_recap(&mut device) && play(&device).bot().is_some() {
                break;
            }
            let is_bots = play(&device).bot().is_some();
            let command = match is_bots {
                // It is let think for a moment, and nobody waits for more.
                true => {
                    device.app_mut().think(100);
                    Yes
                }
                false => likely_command(&mut device, Language::English, &mut rng),
            };
            device.app_mut().give(command);
        }
        if !is_recap(&mut device) || play(&device).bot().is_none() {
            continue;
        }
        thought += 1;
        let before = device.texts();
        think_on(&mut device, 200);
        assert_eq!(device.texts(), before, "what is read stays");
    }
    assert!(thought > 2, "{thought}");
}

#[test]
fn advice_asked_for_when_a_fist_is_handed_over_is_read_in_the_turn() {
    let mut asked = 0;
    for seed in 0..30 {
        let mut device = against_bots(1, seed, Pace::Instant);
        let mut rng = chance(seed.into());
        device.give(Yes);
        for _ in 0..200 {
            think(&mut device, &mut Lines::default());
            let is_asked = play(&device).bot().is_none() && !play(&device).is_over();
            if is_recap(&mut device) && is_asked {
                break;
            }
            let command = command(&mut device, &mut rng);
            device.give(command);
        }
        if !is_recap(&mut device) {
            continue;
        }
        asked += 1;
        pause(device.app_mut(), Ui::Hint);
        device.give(Yes);
        let told = device.texts();
        assert!(
            device.says(Footer::DoIt.text(Language::English)),
            "{told:?}"
        );
        // The words go with the next press.
        device.give_all(&[Left, Back]);
        let without = device.texts();
        let words = told.iter().filter(|text| !without.contains(text));
        assert!(words.count() > 0, "{told:?}");
    }
    assert!(asked > 2, "{asked}");
}

/// Is what happened on a screen of its own, to be read before the game goes on?
fn is_news(device: &mut Handheld) -> bool {
    device.says(Footer::Next.text(Language::English)) && !is_deed(device)
}

/// Does what a bot has just done stand on the screen?
fn is_deed(device: &mut Handheld) -> bool {
    device.says(BotText::Decided.text(Language::English))
}

/// Where this is on the screen and a hard bot comes next, that has thought to the end behind it: it decides at once.
/// Says how often that was so in a game.
fn thinks_behind(game: usize, seed: u8, is_read: fn(&mut Handheld) -> bool) -> usize {
    let save = save_of(game, &alone(Level::Hard), seed);
    let settings = Settings {
        pace: Pace::Slow,
        ..Settings::default()
    };
    let mut device = device(Board::SQUARE, &settings, &Roster::default(), &save);
    let mut rng = chance(seed.into());
    let mut thought = 0;
    device.app_mut().give(Yes);
    for _ in 0..300 {
        if play(&device).is_over() || thought == 3 {
            break;
        }
        if play(&device).bot().is_some() && is_read(&mut device) {
            let (before, texts) = (entries(&device), device.texts());
            for _ in 0..2_000 {
                device.app_mut().think(100);
            }
            assert_eq!(entries(&device), before, "nothing happens unseen");
            assert_eq!(device.texts(), texts, "what is read stays");
            // What does not fit one page is read on.
            for _ in 0..8 {
                device.app_mut().give(Yes);
                if !is_read(&mut device) {
                    break;
                }
            }
            // A few engine calls are not enough to think about anything.
            for _ in 0..4 {
                device.app_mut().think(1);
            }
            let has_decided = entries(&device).len() > before.len();
            let waits = play(&device).bot().is_some();
            assert!(has_decided || !waits, "{:?}", device.texts());
            thought += usize::from(entries(&device).len() > before.len());
            continue;
        }
        // Nobody waits for a bot longer than a moment.
        let is_bots = play(&device).bot().is_some();
        if is_bots {
            device.app_mut().think(100);
        }
        let command = match is_bots {
            true => Yes,
            false => likely_command(&mut device, Language::English, &mut rng),
        };
        device.app_mut().give(command);
    }
    thought
}

#[test]
fn bots_think_on_while_somebody_reads_what_another_did() {
    for game in [0, 2] {
        let thought: usize = (0..3).map(|seed| thinks_behind(game, seed, is_deed)).sum();
        assert!(thought > 2, "game {game}: {thought}");
    }
}

#[test]
fn bots_think_on_while_somebody_reads_the_news_of_the_own_turn() {
    for game in [0, 2] {
        let thought: usize = (0..6).map(|seed| thinks_behind(game, seed, is_news)).sum();
        assert!(thought > 0, "game {game}: {thought}");
    }
}
