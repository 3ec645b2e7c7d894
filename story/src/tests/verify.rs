//! What people are told about a game's chance, from what they kept of it.

use engine::artifact::{Artifact, Setup};
use engine::chance::{Cuts, Reveal, Secret};
use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::Record;
use engine::verify::context;
use handheld::play::{Dealing, LOG, Shell};
use handheld::save;
use handheld::screens::COMMITMENT_MARK;
use handheld::settings::Roster;

use crate::verify::judge;

fn opening() -> Reveal {
    Reveal {
        secret: Secret([3; 32]),
        cuts: Cuts::from_array([12, 98, 0]),
    }
}

/// The save of some steps of a game that was dealt from one opening and says that it was another.
fn kept(dealt: &Reveal, said: Option<Reveal>) -> (Vec<u8>, Box<Record<Artifact, LOG>>) {
    let game = Artifact::new(Setup::base(3)).unwrap();
    let mut record: Box<Record<Artifact, LOG>> = Box::new(Record::new(game));
    let seed = dealt.secret.seed(&context(&game), &dealt.cuts);
    for _ in 0..40 {
        match record.actor() {
            Actor::Chance => record.deal(&mut Seeded(seed)).unwrap(),
            Actor::Seat(seat) => {
                let action = record.legal(seat).nth(0).unwrap();
                record.decide(seat, action).map(|_| ()).unwrap()
            }
            Actor::Secret(_) | Actor::Nobody => panic!("Artifact asks one seat at a time"),
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
    let hex: String = commitment
        .0
        .iter()
        .map(|byte| format!("{byte:02X}"))
        .collect();
    let pasted = format!("{COMMITMENT_MARK}{hex}\n{}", as_lines(&save));
    let sentence = judge(pasted.as_bytes(), None).unwrap();
    assert!(sentence.contains("bound to"), "{sentence}");
}

#[test]
fn other_words_another_code_and_other_cards_are_found_out() {
    let (save, record) = kept(&opening(), Some(opening()));
    let why = judge(&save, Some("lusab babad gutih tugad")).unwrap_err();
    assert!(why.starts_with("Not fair"), "{why}");
    let other = Secret([4; 32]).commit(&context(record.game()));
    let hex: String = other.0.iter().map(|byte| format!("{byte:02X}")).collect();
    let pasted = format!("{COMMITMENT_MARK}{hex}\n{}", as_lines(&save));
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
