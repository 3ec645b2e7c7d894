//! Warehouse 51's lesson: two open auctions and one with fists. The learner buys, lets a counterfeit go,
//! and closes a fist; each is explained before it is done for the first time.

use engine::chance::Seed;
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour, Setup, Warehouse51};

use super::text::{LESSON_TEXTS, LessonText};
use crate::lesson::{Lesson, Step, Words};

/// The lesson.
pub const LESSON: Lesson<Warehouse51> = Lesson {
    draft: || Setup::of(3),
    seed: Seed(*b"Pocket Museum teaches Warehouse~"),
    learner: Seat::One,
    steps: &STEPS,
    end: words(LessonText::End),
};

const fn words(text: LessonText) -> Words {
    Words::Packed(&LESSON_TEXTS, text as usize)
}

/// The script.
const STEPS: [Step<Action>; 14] = [
    Step::told(
        words(LessonText::FirstStack),
        Seat::One,
        Action::Reveal(Colour::Blue),
    ),
    Step::told(words(LessonText::OthersBid), Seat::Two, Action::Bid(1)),
    Step::then(Seat::Three, Action::Bid(2)),
    Step::told(words(LessonText::Bid), Seat::One, Action::Bid(3)),
    Step::told(words(LessonText::OthersPass), Seat::Two, Action::Pass),
    Step::then(Seat::Three, Action::Pass),
    Step::told(
        words(LessonText::SecondStack),
        Seat::One,
        Action::Reveal(Colour::Yellow),
    ),
    Step::told(words(LessonText::OthersWant), Seat::Two, Action::Bid(2)),
    Step::then(Seat::Three, Action::Pass),
    Step::told(words(LessonText::Pass), Seat::One, Action::Pass),
    Step::told(
        words(LessonText::OthersReveal),
        Seat::Two,
        Action::Reveal(Colour::Blue),
    ),
    Step::told(words(LessonText::Fist), Seat::One, Action::Bid(4)),
    Step::told(words(LessonText::OthersClose), Seat::Two, Action::Bid(2)),
    Step::then(Seat::Three, Action::Bid(3)),
];

#[cfg(test)]
mod tests {
    use engine::dealer::Seeded;
    use engine::game::Actor;
    use engine::record::Record;
    use engine::warehouse51::Relic;

    use super::*;
    use crate::games::GameUi;
    use crate::lesson::Stand;
    use crate::text::Language;
    use crate::text::check::{check_wordings, pictures};

    fn settled(record: &mut Record<Warehouse51>) {
        while record.actor() == Actor::Chance {
            record.deal(&mut Seeded(LESSON.seed)).unwrap();
        }
    }

    fn number(record: &Record<Warehouse51>) -> Option<usize> {
        match LESSON.stand(record.game(), LESSON.seed, record.state()) {
            Some(Stand::At(moment)) => Some(moment.number),
            _ => None,
        }
    }

    #[test]
    fn every_step_is_legal_in_turn_and_found_by_its_state() {
        let mut record = Record::new(Warehouse51::new((LESSON.draft)()).unwrap());
        settled(&mut record);
        for (place, step) in LESSON.steps.iter().enumerate() {
            assert_eq!(number(&record), Some(place));
            match record.actor() {
                Actor::Secret(seats) => assert!(seats.contains(step.seat)),
                actor => assert_eq!(actor, Actor::Seat(step.seat), "{step:?}"),
            }
            record.decide(step.seat, step.action).unwrap();
            settled(&mut record);
        }
        assert_eq!(number(&record), Some(LESSON.steps.len()));
        let table = *record.state().table();
        let own = table.players[LESSON.learner];
        assert!(own.relics.contains(Relic::HolyGrail) && own.relics.contains(Relic::Excalibur));
        assert_eq!(own.gold, 3);
        assert_eq!(table.owner(Relic::AladdinsLamp), Some(Seat::Two));
        let false_lamp = record.state().laid_counterfeits();
        assert!(false_lamp.contains(Relic::AladdinsLamp));
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
                assert!(Warehouse51::picture_size(name).is_some(), "{name}");
            }
        }
    }
}
