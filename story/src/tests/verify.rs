//! What people are told about a game's chance, from what they kept of it.

use engine::artifact::{Artifact, Setup};
use engine::chance::{Commitment, Cuts, Reveal, Secret};
use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::Record;
use engine::verify::context;
use handheld::play::{Dealing, LOG, Shell};
use handheld::save;
use handheld::screens::COMMITMENT_MARK;
use handheld::settings::Roster;

use crate::verify::{judge, judge_pasted};

fn opening() -> Reveal {
    Reveal {
        secret: Secret([3; 32]),
        cuts: Cuts::from_array([12, 98, 0]),
    }
}

/// The save of some steps of a game that was dealt from one opening and says that it was another.
fn kept(dealt: &Reveal, said: Option<Reveal>) -> (Vec<u8>, Box<Record<Artifact, LOG>>) {
    kept_after(40, dealt, said)
}

fn kept_after(
    steps: usize,
    dealt: &Reveal,
    said: Option<Reveal>,
) -> (Vec<u8>, Box<Record<Artifact, LOG>>) {
    let game = Artifact::new(Setup::base(3)).unwrap();
    let mut record: Box<Record<Artifact, LOG>> = Box::new(Record::new(game));
    let seed = dealt.secret.seed(&context(&game), &dealt.cuts);
    for _ in 0..steps {
        match record.actor() {
            Actor::Nobody => break,
            Actor::Chance => record.deal(&mut Seeded(seed)).unwrap(),
            Actor::Seat(seat) => {
                let action = record.legal(seat).nth(0).unwrap();
                record.decide(seat, action).map(|_| ()).unwrap()
            }
            Actor::Secret(_) => panic!("Artifact asks one seat at a time"),
        };
    }
    let shell = Shell {
        opening: said,
        ..Shell::new(Roster::default(), Dealing::Device(seed))
    };
    let header = save::header_of(&game, &shell).unwrap();
    ([header.as_slice(), record.entries()].concat(), record)
}

fn as_lines(save: &[u8]) -> String {
    save.chunks(64)
        .map(|row| {
            let digits: String = row.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("save {digits}\n")
        })
        .collect()
}

/// The text of the code that the device shows before the first card.
fn code(commitment: &Commitment) -> String {
    let digits: String = commitment.0.map(|byte| format!("{byte:02X}")).concat();
    format!("{COMMITMENT_MARK}{digits}")
}

fn words(commitment: &Commitment) -> String {
    [0, 1, 2, 3]
        .map(|place| commitment.word(place).as_str().to_owned())
        .join(" ")
}

#[test]
fn a_fair_game_is_called_fair_by_its_words_by_its_code_and_without_them() {
    let (save, record) = kept(&opening(), Some(opening()));
    let commitment = opening().secret.commit(&context(record.game()));
    let sentence = judge(&save, None).unwrap();
    assert!(sentence.contains(commitment.word(0).as_str()), "{sentence}");
    assert!(sentence.contains("12, 98, 0"), "{sentence}");
    assert!(sentence.contains("draws follow from them"), "{sentence}");
    let words = format!(
        "{} {}",
        commitment.word(0).as_str().to_uppercase(),
        commitment.word(1).as_str()
    );
    let sentence = judge(&save, Some(&words)).unwrap();
    assert!(sentence.contains("words that were noted"), "{sentence}");
    let pasted = format!("{}\n{}", code(&commitment), as_lines(&save));
    let sentence = judge(pasted.as_bytes(), None).unwrap();
    assert!(sentence.contains("bound to"), "{sentence}");
}

#[test]
fn words_on_a_line_of_their_own_are_compared_as_those_of_the_command_are() {
    let (save, record) = kept(&opening(), Some(opening()));
    let bound = words(&opening().secret.commit(&context(record.game())));
    let pasted = |line: &str| judge_pasted(&format!("{}{line}\n", as_lines(&save)));
    assert_eq!(
        pasted(&format!("Commitment: {bound}")),
        judge(&save, Some(&bound))
    );
    assert_eq!(pasted("commitment:"), judge(&save, None));
    assert!(pasted("commitment: lusab babad").is_err_and(|why| why.starts_with("Not fair")));
}

#[test]
fn other_words_another_code_and_other_cards_are_found_out() {
    let (save, record) = kept(&opening(), Some(opening()));
    let why = judge(&save, Some("lusab babad gutih tugad")).unwrap_err();
    assert!(why.starts_with("Not fair"), "{why}");
    let other = Secret([4; 32]).commit(&context(record.game()));
    let pasted = format!("{}\n{}", code(&other), as_lines(&save));
    let why = judge(pasted.as_bytes(), None).unwrap_err();
    assert!(why.starts_with("Not fair"), "{why}");
    let cheat = Reveal {
        cuts: Cuts::from_array([12, 98, 1]),
        ..opening()
    };
    let (save, _) = kept(&opening(), Some(cheat));
    let why = judge(&save, None).unwrap_err();
    assert!(why.starts_with("Not fair: at byte"), "{why}");
}

#[test]
fn a_game_without_an_opening_cannot_be_called_fair_and_damage_is_told() {
    let (save, _) = kept(&opening(), None);
    assert!(judge(&save, None).unwrap_err().contains("bound to nothing"));
    let (save, _) = kept(&opening(), Some(opening()));
    let damaged = [&save[..save.len() - 3], &[0xFF; 3]].concat();
    assert!(judge(&damaged, None).is_err());
    let pasted = format!("{COMMITMENT_MARK}12AB\n{}", as_lines(&save));
    assert!(
        judge(pasted.as_bytes(), None)
            .unwrap_err()
            .contains("damaged")
    );
}

#[test]
fn code_and_words_are_both_compared_when_both_are_given() {
    let (save, record) = kept(&opening(), Some(opening()));
    let bound = opening().secret.commit(&context(record.game()));
    let other = Secret([4; 32]).commit(&context(record.game()));
    let with_code = |code: &str| format!("{code}\n{}", as_lines(&save));
    let right = with_code(&code(&bound));
    let sentence = judge(right.as_bytes(), Some(&words(&bound))).unwrap();
    assert!(
        sentence.contains("bound to, and makes the words"),
        "{sentence}"
    );
    let why = judge(right.as_bytes(), Some(&words(&other))).unwrap_err();
    assert!(
        why.starts_with("Not fair") && why.contains("words"),
        "{why}"
    );
    let wrong = with_code(&code(&other));
    let why = judge(wrong.as_bytes(), Some(&words(&bound))).unwrap_err();
    assert!(why.starts_with("Not fair") && why.contains("code"), "{why}");
}

#[test]
fn a_second_commitment_that_says_otherwise_is_refused_and_the_same_twice_is_not() {
    let (save, record) = kept(&opening(), Some(opening()));
    let bound = code(&opening().secret.commit(&context(record.game())));
    let other = code(&Secret([4; 32]).commit(&context(record.game())));
    let rows = as_lines(&save);
    for pasted in [
        format!("{bound}\n{rows}{other}\n"),
        format!("{other}\n{bound}\n{rows}"),
    ] {
        let why = judge(pasted.as_bytes(), None).unwrap_err();
        assert!(why.contains("two commitments"), "{why}");
    }
    let twice = format!("{bound}\n{bound}\n{rows}");
    assert!(judge(twice.as_bytes(), None).is_ok());
    let damaged = format!("{bound}\n{COMMITMENT_MARK}12AB\n{rows}");
    let why = judge(damaged.as_bytes(), None).unwrap_err();
    assert!(why.contains("damaged"), "{why}");
}

#[test]
fn a_game_that_is_not_over_is_called_so_and_one_that_is_is_not() {
    let (save, record) = kept_after(4000, &opening(), Some(opening()));
    assert_eq!(record.actor(), Actor::Nobody);
    let sentence = judge(&save, None).unwrap();
    assert!(!sentence.contains("not over"), "{sentence}");
    let (running, _) = kept(&opening(), Some(opening()));
    let sentence = judge(&running, None).unwrap();
    assert!(sentence.contains("the game is not over"), "{sentence}");
    let truncated = &save[..save.len() - 1];
    let sentence = judge(truncated, None).unwrap();
    assert!(sentence.contains("the game is not over"), "{sentence}");
}

#[test]
fn a_commitment_is_read_however_a_scanner_gives_it() {
    let (save, record) = kept(&opening(), Some(opening()));
    let commitment = opening().secret.commit(&context(record.game()));
    let (text, rows) = (code(&commitment), as_lines(&save));
    let (front, back) = text.split_at(40);
    for given in [
        format!("\"{text}\""),
        format!("'{text}',QR_CODE"),
        text.to_lowercase(),
        format!("{front}\r\n{back}"),
        format!("\u{FEFF}{text}"),
        format!("Scanned 12:03 text={text} deadbeef"),
    ] {
        let pasted = format!("{given}\n{rows}");
        let sentence = judge(pasted.as_bytes(), None).unwrap();
        assert!(sentence.contains("was bound to"), "{given}: {sentence}");
    }
}
