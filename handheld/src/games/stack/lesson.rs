//! Artifact Stack's lesson: a learner takes a card, digs one out and turns both over for silver, looks at a
//! hidden one and leaves it, takes another and hires a helper; each is explained before it is done.

use engine::chance::Seed;
use engine::seat::{Seat, StartPlayer};
use engine::stack::{
    Action, ArtifactStack, CardSet, Deck, DeckSet, Decks, Helper, Level, Place, Setup,
};

use super::text::{LESSON_TEXTS, LessonText};
use crate::lesson::{Lesson, Step, Words};

/// The lesson.
pub const LESSON: Lesson<ArtifactStack> = Lesson {
    draft,
    seed: Seed(*b"Pocket Museum teaches Stack #266"),
    learner: Seat::One,
    steps: &STEPS,
    end: words(LessonText::End),
};

/// Two play with decks that show a bit of everything.
fn draft() -> Setup {
    let decks = [
        Deck::Statues,
        Deck::Coins,
        Deck::Weapons,
        Deck::Manuscripts,
        Deck::Porcelain,
        Deck::CurseBlessing,
    ];
    Setup {
        decks: Decks::Chosen(decks.into_iter().fold(DeckSet::NONE, DeckSet::with)),
        start: StartPlayer::Seat(Seat::One),
        ..Setup::base(2)
    }
}

/// A place of the temple; the first of the top for one that there is not.
const fn at(level: Level, row: u8, column: u8) -> Place {
    match Place::at_row(level, row, column) {
        Some(place) => place,
        None => at(Level::Top, 0, 0),
    }
}

const FIRST_COIN: Place = const { at(Level::Top, 0, 2) };
const MANUSCRIPT: Place = const { at(Level::Middle, 0, 3) };
const SECOND_COIN: Place = const { at(Level::Middle, 0, 2) };
const CURSE: Place = const { at(Level::Base, 0, 4) };
const HIDDEN: Place = const { at(Level::Middle, 1, 3) };
const STATUE: Place = const { at(Level::Base, 0, 3) };
const PORCELAIN: Place = const { at(Level::Top, 0, 1) };

const fn words(text: LessonText) -> Words {
    Words::Packed(&LESSON_TEXTS, text as usize)
}

/// The script. Turns end by themselves where nothing is left to choose.
const STEPS: [Step<Action>; 16] = [
    Step::told(words(LessonText::Take), Seat::One, Action::Take(FIRST_COIN)),
    Step::then(Seat::One, Action::EndTurn),
    Step::told(
        words(LessonText::OthersTake),
        Seat::Two,
        Action::Take(MANUSCRIPT),
    ),
    Step::then(Seat::Two, Action::EndTurn),
    Step::told(words(LessonText::Dig), Seat::One, Action::Take(SECOND_COIN)),
    Step::told(
        words(LessonText::Bonus),
        Seat::One,
        Action::TurnOver(CardSet::Coins(2)),
    ),
    Step::then(Seat::One, Action::EndTurn),
    Step::told(
        words(LessonText::OthersCurse),
        Seat::Two,
        Action::Take(CURSE),
    ),
    Step::then(Seat::Two, Action::EndTurn),
    Step::told(words(LessonText::Look), Seat::One, Action::Look(HIDDEN)),
    Step::told(words(LessonText::Leave), Seat::One, Action::Take(STATUE)),
    Step::then(Seat::One, Action::EndTurn),
    Step::told(
        words(LessonText::OthersSets),
        Seat::Two,
        Action::Take(PORCELAIN),
    ),
    Step::then(Seat::Two, Action::EndTurn),
    Step::told(
        words(LessonText::Hire),
        Seat::One,
        Action::Hire(Helper::Numismatist),
    ),
    Step::then(Seat::One, Action::EndTurn),
];

#[cfg(test)]
mod tests {
    use engine::dealer::Seeded;
    use engine::game::{Actor, Observer};
    use engine::record::Record;
    use engine::stack::{Face, Phase};

    use super::*;
    use crate::games::GameUi;
    use crate::lesson::Stand;
    use crate::text::Language;
    use crate::text::check::{check_wordings, pictures};

    fn begun() -> Record<ArtifactStack> {
        let mut record = Record::new(ArtifactStack::new((LESSON.draft)()).unwrap());
        settle(&mut record);
        record
    }

    fn settle(record: &mut Record<ArtifactStack>) {
        while record.actor() == Actor::Chance {
            record.deal(&mut Seeded(LESSON.seed)).unwrap();
        }
    }

    fn number(record: &Record<ArtifactStack>) -> Option<usize> {
        match LESSON.stand(record.game(), LESSON.seed, record.state()) {
            Some(Stand::At(moment)) => Some(moment.number),
            _ => None,
        }
    }

    #[test]
    fn every_step_is_legal_in_turn_and_what_is_said_of_the_cards_is_true() {
        let mut record = begun();
        for (place, step) in LESSON.steps.iter().enumerate() {
            assert_eq!(number(&record), Some(place));
            assert_eq!(record.actor(), Actor::Seat(step.seat), "{step:?}");
            let table = *record.state().table();
            if let Action::Take(place) = step.action {
                let cost = record.game().dig_cost(&table.temple, place);
                assert_eq!(cost, u16::from(place == SECOND_COIN));
            }
            if step.action == Action::EndTurn {
                // Nobody is asked: the turn ends by itself, and no word of the coach is missed.
                assert_eq!(record.legal(step.seat).iter().count(), 1);
                assert!(step.words.is_none());
            }
            record.decide(step.seat, step.action).unwrap();
            settle(&mut record);
        }
        assert_eq!(number(&record), Some(LESSON.steps.len()));
        let table = *record.state().table();
        assert_eq!(table.phase, Phase::Turn);
        let [own, other] = [Seat::One, Seat::Two].map(|seat| table.players[seat]);
        assert_eq!((own.silver, own.turned.of(Deck::Coins)), (1, 2));
        assert_eq!(own.open.of(Deck::Statues), 1);
        assert!(own.helpers.contains(Helper::Numismatist));
        assert_eq!(other.turned.of(Deck::CurseBlessing), 1);
        let view = record.view(Observer::Seat(Seat::One));
        let hidden = view.card(HIDDEN).unwrap();
        let face = record.game().values().card(hidden).face;
        assert!(matches!(face, Face::Curse(_)), "{face:?}");
    }

    #[test]
    fn what_is_said_is_there_in_all_languages_with_the_same_pictures() {
        check_wordings(LessonText::ALL);
        for text in LessonText::ALL {
            let [english, german, dutch] =
                Language::ALL.map(|language| pictures(text.text(language)));
            assert_eq!(english, german);
            assert_eq!(english, dutch);
            for name in english {
                assert!(ArtifactStack::picture_size(name).is_some(), "{name}");
            }
        }
    }
}
