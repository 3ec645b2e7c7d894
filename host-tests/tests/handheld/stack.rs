//! Artifact Stack on the device: whole games by presses, and what one player has looked at is on no
//! screen that another may see.

use std::collections::BTreeSet;

use engine::dealer::Told;
use engine::seat::Seat;
use engine::stack::{Action, ArtifactStack, Outcome, Phase};
use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::games::GameKind;
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::conformance::{below, chance};
use host_tests::handheld_hands::{BOARDS, Hands, device, likely_command, take_over, told};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_stack::{StackPosition, anywhere, seek, setup};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use super::warehouse51::tour_of_the_pause;

use Command::{Back, Down, Help, Left, Menu, Ok as Yes, Right, Up};

type Handheld = Device<MemoryStorage, Seeded>;

/// More presses than any game takes.
const TOO_LONG: usize = 6000;

fn in_language(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

#[test]
fn whole_games_are_played_by_presses() {
    for board in BOARDS {
        for players in 2..=4 {
            let language = Language::ALL[usize::from(players) - 2];
            let settings = in_language(language);
            let save = StackPosition::start(setup(players), players.into()).save(&long_names());
            let mut device = device(board, &settings, &long_names(), &save);
            let mut rng = chance(players.into());
            let is_over = |device: &Handheld| {
                let play = device.app().world().play.as_ref();
                play.is_some_and(|play| play.is_over())
            };
            let mut presses = 0;
            while !is_over(&device) {
                presses += 1;
                assert!(presses < TOO_LONG, "{:?}", device.texts());
                let command = likely_command(&mut device, language, &mut rng);
                device.give(command);
            }
            for _ in 0..12 {
                if device.says(Ui::FinalScore.text(language)) {
                    break;
                }
                device.give(Yes);
            }
            assert!(device.says(Ui::FinalScore.text(language)));
        }
    }
}

#[test]
fn it_is_begun_from_the_list_of_games_and_resumed_after_a_power_cut() {
    let mut device = device(BOARDS[0], &Settings::default(), &long_names(), &[]);
    device.give_all(&[Yes, Down, Down, Yes, Yes]);
    let kind = |device: &Handheld| device.app().world().kind();
    assert_eq!(kind(&device), GameKind::Stack);
    let length = entries(&device);
    assert!(length > 26, "{:?}", device.texts());
    device.power_cycle().unwrap();
    assert_eq!((kind(&device), entries(&device)), (GameKind::Stack, length));
}

/// Two games that differ in a hidden card, which one seat has looked at.
fn twins(seed: u64) -> [StackPosition; 2] {
    twins_of(seed, |cards| [cards[0], *cards.last().unwrap()])
}

/// The same, with cards of two decks that are next to each other: most of what chance brings later is the same too.
fn twins_that_stay_alike(seed: u64) -> [StackPosition; 2] {
    twins_of(seed, |cards| {
        let deck = |outcome: Outcome| match outcome {
            Outcome::Card(card) => Some(card.deck()),
            _ => None,
        };
        let others = |pair: &&[Outcome]| deck(pair[0]) != deck(pair[1]);
        let pairs: Vec<&[Outcome]> = cards.windows(2).filter(others).collect();
        let pair = pairs[seed as usize % pairs.len()];
        [pair[0], pair[1]]
    })
}

fn twins_of(seed: u64, pick: impl Fn(&[Outcome]) -> [Outcome; 2]) -> [StackPosition; 2] {
    // Nobody has looked there yet.
    let looks = |position: &StackPosition| -> Vec<Action> {
        let looked = position.log.state().table().temple.looked_at();
        let legal = position.turn().map(|seat| position.log.legal(seat));
        let legal = legal.unwrap_or_default();
        let is_new =
            |action: &Action| matches!(action, Action::Look(place) if !looked.contains(*place));
        legal.iter().filter(is_new).collect()
    };
    let before = seek(setup(3), |position| {
        position.log.entries().len() as u64 > 40 + seed * 3 && !looks(position).is_empty()
    });
    let seat = before.turn().unwrap();
    let looks = looks(&before);
    let look = looks[seed as usize % looks.len()];
    let mut twins = [before.clone(), before];
    for twin in &mut twins {
        twin.log.decide(seat, look).unwrap();
        assert!(matches!(twin.phase(), Phase::Looking(_)));
    }
    let odds = twins[0].log.odds().unwrap();
    let cards: Vec<Outcome> = odds.iter().map(|(outcome, _)| outcome).collect();
    let different = pick(&cards);
    for (twin, card) in twins.iter_mut().zip(different) {
        twin.log.deal(&mut Told(|_: &_| Some(card))).unwrap();
    }
    assert_eq!(twins[0].log.state().table(), twins[1].log.state().table());
    assert_ne!(twins[0].log.hash(), twins[1].log.hash());
    twins
}

/// What lies open in the game of a device.
pub fn open(device: &Handheld) -> String {
    let save = device.storage().bytes(Slot::Game).to_vec();
    let (record, _) = save::record::<ArtifactStack>(&save).unwrap();
    format!("{:?}", record.state().table())
}

/// The same on devices, played by others; and who looked.
pub fn twins_played_by(
    seed: u64,
    board: Board,
    settings: &Settings,
    roster: impl Fn(Seat) -> Roster,
) -> (Seat, [Handheld; 2]) {
    let twins = twins(seed);
    let owner = twins[0].turn().unwrap();
    let roster = roster(owner);
    let devices = twins.map(|twin| device(board, settings, &roster, &twin.save(&roster)));
    (owner, devices)
}

fn devices(twins: &[StackPosition; 2], board: usize, settings: &Settings) -> [Handheld; 2] {
    twins.each_ref().map(|twin| {
        let save = twin.save(&long_names());
        device(BOARDS[board], settings, &long_names(), &save)
    })
}

fn pictures(devices: &[Handheld; 2]) -> [Picture; 2] {
    devices
        .each_ref()
        .map(|device| Picture::of(device.screen()))
}

fn entries(device: &Handheld) -> usize {
    let play = device.app().world().play.as_ref();
    play.map_or(0, |play| play.game().entries().len())
}

/// Everything on the screen in one line.
fn said(device: &mut Handheld) -> String {
    device.texts().join(" ")
}

/// Moves the cursor about until the screen says something.
fn find(device: &mut Handheld, text: &str) {
    let mut rng = chance(1);
    for _ in 0..800 {
        if said(device).contains(text) {
            return;
        }
        device.give([Up, Down, Left, Right][below(4, &mut rng)]);
    }
    panic!("{text} is not found: {}", said(device));
}

#[test]
fn what_somebody_has_looked_at_is_on_no_screen_for_everybody() {
    for seed in 0..4 {
        let twins = twins(seed);
        for board in 0..BOARDS.len() {
            let fresh = || {
                let mut devices = devices(&twins, board, &Settings::default());
                for device in &mut devices {
                    take_over(device, Language::English);
                }
                devices
            };
            let mut devices = fresh();
            let mut rng = chance(seed);
            let length = entries(&devices[0]);
            for step in 0..250 {
                let [one, two] = pictures(&devices);
                assert!(one == two, "{:?}", devices[0].texts());
                if step % 25 == 0 {
                    let [one, two] = devices.each_ref().map(|device| told(device, Request::Log));
                    let is_running = one.contains("running\n");
                    assert!(is_running && one == two, "over the serial port: {one}");
                }
                let all = [Up, Down, Left, Right, Yes, Back, Help, Menu];
                let command = all[below(all.len(), &mut rng)];
                let lifts =
                    command == Yes && devices[0].says(Footer::Ready.text(Language::English));
                if lifts {
                    continue;
                }
                for device in &mut devices {
                    device.give(command);
                }
                if entries(&devices[0]) != length || devices[0].is_home() {
                    // What is taken comes into the open: the walk begins again before it.
                    devices = fresh();
                }
            }
        }
    }
}

/// Walks through both games by the same presses, past decisions, until the card is taken or something else comes up;
/// tells of every screen that is not for whoever has looked.
fn walk_as_one(seed: u64, board: usize, mut tell: impl FnMut(&[String])) {
    let mut rng = chance(seed);
    let twins = twins_that_stay_alike(seed);
    let knows = twins[0].turn().unwrap();
    let mut devices = devices(&twins, board, &Settings::default());
    let holder = |device: &Handheld| {
        let play = device.app().world().play.as_ref();
        play.and_then(|play| play.holder())
    };
    let is_over = |device: &Handheld| {
        let play = device.app().world().play.as_ref();
        play.is_none_or(|play| play.is_over())
    };
    for number in 0..1500 {
        let any = [Help, Menu, Back, Left, Right, Up, Down, Yes];
        let command = match below(5, &mut rng) {
            // Two cards have pages of different length: who knows them would get out of step.
            0 if holder(&devices[0]) == Some(knows) => Back,
            0 => any[below(any.len(), &mut rng)],
            _ => likely_command(&mut devices[0], Language::English, &mut rng),
        };
        devices.iter_mut().for_each(|device| device.give(command));
        if number % 150 == 75 {
            // Nobody happens to choose these.
            tour_of_the_pause(&mut devices, &mut tell);
        }
        let [one, two] = &devices;
        if is_over(one) || open(one) != open(two) || holder(one) != holder(two) {
            return;
        }
        if holder(one) != Some(knows) {
            let texts = devices[0].texts();
            let [one, two] = pictures(&devices);
            assert!(one == two, "{texts:?}");
            if number % 40 == 0 {
                let [one, two] = devices.each_ref().map(|device| told(device, Request::Log));
                assert_eq!(one, two, "over the serial port");
            }
            tell(&texts);
        }
    }
}

/// What is written on each screen that everybody may see while a card lies hidden. (Before the second temple, and at
/// the end, none does.)
const STACK_PUBLIC: [&str; 21] = [
    "M U S E U M",
    "Temple ",
    "Which helper?",
    "Free helper",
    "Which bonus?",
    "Steal: ",
    "Give to ",
    "Which one goes?",
    "Which one to turn?",
    "Since your last turn",
    "'s area",
    "Unseen",
    "Pause",
    "Standings",
    "History",
    "Help",
    "ready",
    "Who plays",
    "Settings",
    "Advice",
    "seen by ",
];

#[test]
fn every_screen_for_everybody_is_the_same_whatever_somebody_has_looked_at() {
    let (mut read, mut compared) = (String::new(), 0);
    for seed in 0..40 {
        walk_as_one(seed, seed as usize % BOARDS.len(), |texts| {
            compared += 1;
            read += &texts.join("|");
            read.push('\n');
        });
    }
    assert!(compared > 2000, "{compared}");
    let missing: Vec<&str> = STACK_PUBLIC
        .into_iter()
        .filter(|screen| !read.contains(screen))
        .collect();
    assert!(missing.is_empty(), "never compared: {missing:?}");
}

#[test]
fn who_has_looked_sees_the_card_again_behind_a_curtain_and_puts_it_down() {
    let twins = twins(1);
    let settings = Settings::default();
    for board in 0..BOARDS.len() {
        let mut devices = devices(&twins, board, &settings);
        for device in &mut devices {
            take_over(device, Language::English);
            find(device, "B: look again");
            device.give_all(&[Back, Yes]);
            assert!(device.says("What you know"));
        }
        let [one, two] = pictures(&devices);
        assert!(one != two, "the card that was looked at is not seen");
        for device in &mut devices {
            device.give(Back);
        }
        let [one, two] = pictures(&devices);
        assert!(one == two, "what was seen is not put down");
    }
}

#[test]
fn a_look_is_paid_for_seen_alone_and_the_turn_goes_on_where_it_was() {
    let before = anywhere(setup(2), 0, 3);
    let save = before.save(&long_names());
    for board in BOARDS {
        let mut device = device(board, &Settings::default(), &long_names(), &save);
        take_over(&mut device, Language::English);
        find(&mut device, "B: look, 1 silver");
        device.give(Back);
        assert!(device.says(Footer::Ready.text(Language::English)));
        device.give(Yes);
        let only = device.texts();
        assert!(only.iter().any(|text| text.contains("ONLY")), "{only:?}");
        device.give(Yes);
        let words = said(&mut device);
        assert!(words.contains("B: look again"), "{words}");
        let play = device.app().world().play.as_ref().unwrap();
        assert_eq!(play.holder(), None);
    }
}

#[test]
fn the_ranking_names_every_place_once_however_much_was_gathered() {
    let over = anywhere(setup(4), 3000, 5);
    for board in BOARDS {
        let save = over.save(&long_names());
        let mut device = device(board, &Settings::default(), &long_names(), &save);
        device.give_all(&[Yes, Command::Back, Yes]);
        let mut seen = BTreeSet::new();
        for _ in 0..48 {
            let texts = device.texts();
            let is_place =
                |text: &&String| text.get(1..).is_some_and(|text| text.starts_with(". "));
            let places: Vec<&String> = texts.iter().filter(is_place).collect();
            let once: BTreeSet<&String> = places.iter().copied().collect();
            assert_eq!(once.len(), places.len(), "{places:?}");
            seen.extend(places.into_iter().cloned());
            device.give(Down);
        }
        assert_eq!(seen.len(), 4, "{seen:?}");
    }
}

#[test]
fn the_printed_values_of_helpers_are_told_in_words() {
    let mut device = device(BOARDS[0], &Settings::default(), &long_names(), &[]);
    device.give_all(&[Yes, Down, Down, Yes, Up, Up, Yes, Up, Up]);
    assert!(
        device.says("+1 per type with 3 cards"),
        "{:?}",
        device.texts()
    );
}
