//! What the others did: all of it is told in pictures and in words, to everybody who missed it, and A
//! leaves it only after everything was on the screen.

use engine::artifact::{Artifact, Event};
use engine::game::{Happening, Observer};
use handheld::board::{Board, Command};
use handheld::games::artifact::text::{self, Label};
use handheld::settings::{Name, Roster};
use handheld::text::{Footer, Language, Ui};
use host_tests::conformance::{below, chance};
use host_tests::handheld_hands::{Hands, deciding, device, in_language};
use host_tests::handheld_positions::{Position, full, stored_decision};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use Command::{Down, Ok as Yes, Up};

const NAMES: [&str; 5] = ["Ada", "Bruno", "Clara", "Dora", "Emil"];
/// More presses than lead through any recap.
const ENOUGH: usize = 200;

fn roster() -> Roster {
    Roster {
        names: NAMES.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    }
}

/// Positions of a game played by chance in which the device has just changed hands.
fn hand_overs(players: u8, seed: u64) -> Vec<Position> {
    let mut rng = chance(seed);
    let mut position = Position::start(full(players), seed);
    let mut all = Vec::new();
    let mut before = None;
    while let Some(seat) = position.turn() {
        if before.is_some_and(|before| before != seat) {
            all.push(position.clone());
        }
        before = Some(seat);
        let legal = position.log.legal(seat);
        let number = below(legal.len(), &mut rng);
        let action = legal.iter().nth(number).unwrap();
        position.decide(action);
    }
    all
}

/// What a seat missed, as sentences.
fn missed(position: &Position, language: Language) -> Vec<String> {
    let seat = position.turn().unwrap();
    let mut told = Vec::new();
    let game: &Artifact = position.log.game();
    let mut others = false;
    let mut witness = |event: Event| {
        if event.by() == Some(seat) {
            // Who decided in the open had not been told before what the others did.
            if !is_in_the_open(&event) {
                told.clear();
            }
            others = false;
            return;
        }
        if matches!(event, Event::TurnEnded { .. } | Event::NoMarker { .. }) {
            return;
        }
        // What follows from one's own action has been told by then.
        others |= event.by().is_some()
            || !matches!(event, Event::TurnedUp { .. } | Event::BaseIncome { .. });
        if others {
            let mut sentence = String::new();
            text::event(&mut sentence, language, &NAMES, game, &event).unwrap();
            told.push(sentence);
        }
    };
    position.log.history(Observer::Table, &mut witness);
    told
}

fn is_in_the_open(event: &Event) -> bool {
    matches!(
        event,
        Event::FirstHut { .. }
            | Event::MarkerTaken { .. }
            | Event::MarkerExchanged { .. }
            | Event::NoMarker { .. }
    )
}

type Handheld = Device<MemoryStorage, Seeded>;

/// A device that is handed over, unless what is decided now is decided in the open.
fn hand_over(position: &Position, board: Board, language: Language) -> Option<Handheld> {
    let save = position.save(&roster());
    let mut device = device(board, &in_language(language), &roster(), &save);
    device.give(Yes);
    let goes_on = [Footer::Ready, Footer::Older];
    let is_handed_over = goes_on.map(|footer| device.says(footer.text(language)));
    is_handed_over.contains(&true).then_some(device)
}

/// Does it tell what the others did, and not only whose turn it is?
fn is_recap(device: &mut Handheld, language: Language) -> bool {
    let is_public = device.says(Ui::Public.text(language));
    is_public && !device.says(Ui::PressWhenReadyDetail.text(language))
}

/// A device that is handed over with what the others did, if they did anything.
fn recap(position: &Position, board: Board, language: Language) -> Option<Handheld> {
    let mut device = hand_over(position, board, language)?;
    is_recap(&mut device, language).then_some(device)
}

/// The lines of the strip: what is on the screen besides title, names, pictograms and buttons.
fn strip(device: &mut Handheld, language: Language) -> Vec<String> {
    let mut texts = device.texts();
    // The buttons come last.
    let buttons = texts.iter().rposition(|text| text == "A").unwrap();
    texts.truncate(buttons);
    let turn = device.app().whose_turn().unwrap();
    let title = Ui::TurnOf
        .text(language)
        .replace("{0}", NAMES[turn as usize]);
    let others = [
        title.as_str(),
        Ui::Public.text(language),
        Ui::Newest.text(language),
        Ui::Everybody.text(language),
        Label::Passed.text(language),
        Label::None.text(language),
    ];
    texts.retain(|text| {
        let is_number = text
            .trim_start_matches(['+', '-', 'x'])
            .parse::<u16>()
            .is_ok();
        !is_number && !NAMES.contains(&text.as_str()) && !others.contains(&text.as_str())
    });
    texts
}

/// All words of a recap, from the oldest to the newest.
fn words(device: &mut Handheld, language: Language) -> String {
    device.give_all(&[Up].repeat(ENOUGH));
    let mut lines = Vec::new();
    for _ in 0..ENOUGH {
        let before = Picture::of(device.screen());
        lines.extend(strip(device, language));
        device.give(Down);
        if before.count_different(&Picture::of(device.screen())) == 0 {
            break;
        }
    }
    lines.join(" ")
}

fn everything_is_told(board: Board, language: Language, seed: u64) {
    let mut recaps = 0;
    for position in hand_overs(5, seed) {
        let Some(mut device) = recap(&position, board, language) else {
            continue;
        };
        recaps += 1;
        let told = words(&mut device, language);
        let mut rest = told.as_str();
        for sentence in missed(&position, language) {
            let Some((_, after)) = rest.split_once(&sentence) else {
                panic!("\"{sentence}\" is not told in its place: {told}");
            };
            rest = after;
        }
        assert!(rest.trim().is_empty(), "{rest}");
    }
    assert!(recaps > 20, "{recaps}");
}

#[test]
fn everything_that_five_players_missed_is_told_in_words_on_the_square_board() {
    everything_is_told(Board::SQUARE, Language::English, 3);
}

#[test]
fn everything_that_five_players_missed_is_told_in_words_on_the_wide_board() {
    everything_is_told(Board::WIDE, Language::German, 4);
}

#[test]
fn a_reads_on_first_and_leaves_last() {
    let older = Footer::Older.text(Language::English);
    let mut longest = 0;
    for position in hand_overs(5, 3) {
        let Some(mut device) = recap(&position, Board::SQUARE, Language::English) else {
            continue;
        };
        let mut pages = 1;
        while device.says(older) {
            device.give(Yes);
            assert!(is_recap(&mut device, Language::English));
            pages += 1;
        }
        device.give(Yes);
        assert!(!device.app().is_public(), "the own turn");
        longest = longest.max(pages);
    }
    assert!(longest > 1, "some recaps are longer than a page");
}

#[test]
fn the_newest_is_on_the_first_page() {
    for position in hand_overs(5, 5) {
        if let Some(mut device) = recap(&position, Board::SQUARE, Language::Dutch) {
            assert!(device.says(Ui::Newest.text(Language::Dutch)));
        }
    }
}

#[test]
fn whoever_has_just_passed_and_taken_a_marker_is_in_the_recap() {
    let language = Language::English;
    let mut taken = 0;
    for position in hand_overs(4, 6) {
        let sentences = missed(&position, language);
        let marker = sentences.iter().any(|one| one.contains(" takes a ship"));
        let device = hand_over(&position, Board::SQUARE, language);
        if let (true, Some(mut device)) = (marker, device) {
            taken += 1;
            assert!(is_recap(&mut device, language));
        }
    }
    assert!(taken > 0);
}

#[test]
fn a_marker_that_was_taken_just_before_everybody_read_of_the_new_year_is_in_the_recap() {
    let language = Language::English;
    let (before, after) = stored_decision("news-year");
    let save = before.save(&roster());
    let mut device = device(Board::SQUARE, &in_language(language), &roster(), &save);
    device.give_all(&deciding(&before, &after));
    assert!(device.says("The year 1922 begins."), "{:?}", device.texts());
    device.give(Yes);
    assert!(is_recap(&mut device, language), "{:?}", device.texts());
    let taken = missed(&after, language);
    let taker = NAMES[before.turn().unwrap() as usize];
    let is_last_taken = |one: &&String| one.starts_with(&format!("{taker} takes a"));
    let last = taken.iter().rfind(is_last_taken).unwrap();
    let told = words(&mut device, language);
    assert!(
        told.ends_with(last.as_str()),
        "{last} is not at the end of: {told}"
    );
}
