//! Artifact's lesson: the first year of a quick start for three, up to the first exhibition in the
//! second. Every action that comes up is explained before it is done for the first time.

use engine::artifact::{Action, Artifact, ArtifactType, Card, Face, Setup, Site, Tile, Track};
use engine::chance::Seed;
use engine::seat::Seat;

use super::text::{LESSON_TEXTS, LessonText};
use crate::lesson::{Lesson, Step, Words};

/// The lesson.
pub const LESSON: Lesson<Artifact> = Lesson {
    // Not whatever set-up a table begins with: the script is for this one.
    draft: || Setup {
        quick_start: true,
        ..Setup::base(3)
    },
    seed: Seed(*b"Pocket Museum teaches Artifact~O"),
    learner: Seat::One,
    steps: &STEPS,
    end: words(LessonText::End),
};

const fn take(seat: Seat, track: Track) -> Step<Action> {
    Step::then(seat, Action::TakeMarker(track))
}

const fn card(seat: Seat, site: Site, face: Face) -> Step<Action> {
    Step::then(seat, Action::Choose(Card::new(site, face)))
}

/// The tile for three weapons.
#[allow(clippy::panic)] // in a constant only, where the compiler sees that it is not reached
const THREE_WEAPONS: Tile = match Tile::of_type(ArtifactType::Weapons, 3) {
    Some(tile) => tile,
    None => panic!("every type has a tile for three"),
};

const fn words(text: LessonText) -> Words {
    Words::Packed(&LESSON_TEXTS, text as usize)
}

/// The script.
const STEPS: [Step<Action>; 35] = [
    Step::told(
        words(LessonText::FillTheMat),
        Seat::One,
        Action::TakeMarker(Track::Museum),
    ),
    take(Seat::One, Track::Museum),
    take(Seat::One, Track::Ship),
    take(Seat::One, Track::Ship),
    Step::told(
        words(LessonText::OthersFill),
        Seat::Two,
        Action::TakeMarker(Track::Ship),
    ),
    take(Seat::Two, Track::Museum),
    take(Seat::Two, Track::Museum),
    take(Seat::Two, Track::AmericanWorkers),
    take(Seat::Three, Track::Ship),
    take(Seat::Three, Track::MiddleEasternWorkers),
    take(Seat::Three, Track::MiddleEasternWorkers),
    take(Seat::Three, Track::MiddleEasternWorkers),
    Step::told(
        words(LessonText::Research),
        Seat::One,
        Action::Research(Site::MiddleEast),
    ),
    Step::told(
        words(LessonText::Hire),
        Seat::One,
        Action::Hire(Site::Africa),
    ),
    Step::told(words(LessonText::EndTurn), Seat::One, Action::EndTurn),
    Step::told(
        words(LessonText::OthersShip),
        Seat::Two,
        Action::Ship(Site::America),
    ),
    Step::then(Seat::Two, Action::EndTurn),
    Step::then(Seat::Three, Action::Ship(Site::MiddleEast)),
    card(Seat::Three, Site::MiddleEast, Face::Sculpture),
    Step::then(Seat::Three, Action::EndTurn),
    Step::told(
        words(LessonText::Ship),
        Seat::One,
        Action::Ship(Site::Africa),
    ),
    Step::told(words(LessonText::EndTurnEarly), Seat::One, Action::EndTurn),
    Step::told(words(LessonText::OthersPass), Seat::Two, Action::Pass),
    take(Seat::Two, Track::MiddleEasternWorkers),
    Step::then(Seat::Three, Action::Pass),
    take(Seat::Three, Track::Museum),
    Step::told(words(LessonText::Pass), Seat::One, Action::Pass),
    take(Seat::One, Track::Museum),
    Step::told(
        words(LessonText::Refill),
        Seat::One,
        Action::TakeMarker(Track::MiddleEasternWorkers),
    ),
    take(Seat::One, Track::AmericanWorkers),
    Step::told(
        words(LessonText::ShipAgain),
        Seat::One,
        Action::Ship(Site::MiddleEast),
    ),
    Step::told(
        words(LessonText::Exhibit),
        Seat::One,
        Action::Exhibit(THREE_WEAPONS),
    ),
    card(Seat::One, Site::Africa, Face::Weapons),
    card(Seat::One, Site::Africa, Face::Weapons),
    card(Seat::One, Site::MiddleEast, Face::Weapons),
];

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use engine::dealer::Seeded;
    use engine::game::Actor;
    use engine::record::Record;

    use super::*;
    use crate::games::GameUi;
    use crate::lesson::Stand;
    use crate::text::Language;
    use crate::text::check::{check_wordings, pictures};

    fn settled(record: &mut Record<Artifact>) {
        while record.actor() == Actor::Chance {
            record.deal(&mut Seeded(LESSON.seed)).unwrap();
        }
    }

    fn begun() -> Record<Artifact> {
        let mut record = Record::new(Artifact::new((LESSON.draft)()).unwrap());
        settled(&mut record);
        record
    }

    fn number(record: &Record<Artifact>) -> Option<usize> {
        match LESSON.stand(record.game(), LESSON.seed, record.state()) {
            Some(Stand::At(moment)) => Some(moment.number),
            _ => None,
        }
    }

    #[test]
    fn every_step_is_legal_in_turn_and_found_by_its_state() {
        let mut record = begun();
        for (place, step) in LESSON.steps.iter().enumerate() {
            assert_eq!(number(&record), Some(place));
            assert_eq!(record.actor(), Actor::Seat(step.seat), "{step:?}");
            record.decide(step.seat, step.action).unwrap();
            settled(&mut record);
        }
        assert_eq!(number(&record), Some(LESSON.steps.len()));
        let weapons = record.view(engine::game::Observer::Table).table;
        assert!(!weapons.tiles.contains(THREE_WEAPONS));
    }

    #[test]
    fn markers_may_be_taken_in_another_order_and_undo_leads_back() {
        let mut record = begun();
        let order = [Track::Ship, Track::Museum, Track::Ship, Track::Museum];
        for track in order {
            record.decide(Seat::One, Action::TakeMarker(track)).unwrap();
        }
        assert_eq!(number(&record), Some(4));
        let mut record = begun();
        let other = Action::TakeMarker(Track::AfricanWorkers);
        record.decide(Seat::One, other).unwrap();
        assert_eq!(number(&record), None);
        record.undo().unwrap();
        assert_eq!(number(&record), Some(0));
    }

    #[test]
    fn another_seed_is_no_lesson() {
        let record = begun();
        let stand = LESSON.stand(record.game(), Seed([7; 32]), record.state());
        assert!(stand.is_none());
    }

    #[test]
    fn each_first_action_is_explained() {
        let own_steps = LESSON
            .steps
            .iter()
            .filter(|step| step.seat == LESSON.learner);
        let mut known = Vec::new();
        for step in own_steps {
            let kind = core::mem::discriminant(&step.action);
            // The cards of a set are a part of showing it.
            let is_part = matches!(step.action, Action::Choose(_));
            assert!(known.contains(&kind) || is_part || step.words.is_some());
            known.push(kind);
        }
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
                assert!(Artifact::picture_size(name).is_some(), "{name}");
            }
        }
    }
}
