//! Nothing that Warehouse 51 says is missing, too long or beyond the fonts.

use std::string::String;

use engine::each::Member;
use engine::print::{Print, Range};
use engine::seat::Seat;
use engine::warehouse51::{Colour, Effect, Mark, Refusal, Relic, SetupError, Values, ValuesError};

use super::errors::{PROBLEMS, Problem};
use super::events::{TOLD, Told};
use super::help::{HELP, PAGES, written as page};
use super::names::Does;
use super::reasons::{Because, REASONS};
use super::refusals::{REFUSALS, Reason};
use super::*;
use crate::games::warehouse51::help_values;
use crate::games::{GameUi, HelpTopic};
use crate::text::check::*;
use crate::text::{Arg, Language};

#[test]
fn every_wording_is_there_with_the_same_places_in_all_languages() {
    check_wordings(Label::ALL);
    check_wordings(Topic::ALL);
    check_wordings(Told::ALL);
    check_wordings(Reason::ALL);
    check_wordings(Problem::ALL);
    check_wordings(Does::ALL);
    check_wordings(Because::ALL);
    check_wordings(proposals::Do::ALL);
    check_wordings(proposals::Pieces::ALL);
}

#[test]
fn words_of_the_screens_fit_their_lines() {
    check_labels(Label::ALL, |name| name.starts_with("Choose"));
}

#[test]
fn what_stands_in_lists_fits_in_pixels() {
    for language in Language::ALL {
        for reason in Reason::ALL {
            let text = said(language, reason.text(language), &[Arg::Number(12)]);
            let wide = width(&text, &detail_font());
            assert!(wide <= BESIDE_ICON, "{text} {wide}");
        }
        for relic in Relic::ALL {
            let text = names::relic(relic, language);
            // A long title gives way in size.
            let wide = crate::theme::KEY.width_of(text);
            assert!(
                length(text) <= TITLE && wide <= BESIDE_ICON,
                "{text} {wide}"
            );
        }
        for effect in Effect::ALL {
            // A word at the right of a row has room for sixteen bytes.
            let word = names::effect_word(effect, language);
            assert!(word.len() <= 16, "{word}");
        }
        for colour in Colour::ALL {
            for mark in Mark::ALL {
                let args = [
                    Arg::Number(3),
                    Arg::Text(names::colour(colour, language)),
                    Arg::Text(names::mark(mark, language)),
                ];
                let text = said(language, Label::RelicDetail.text(language), &args);
                assert!(width(&text, &detail_font()) <= BESIDE_ICON, "{text}");
            }
        }
    }
}

#[test]
fn every_refusal_and_every_error_is_a_whole_sentence_or_line() {
    let relic = Relic::PeachesOfImmortality;
    let colour = Colour::Yellow;
    let refusals = [
        Refusal::StackEmpty(colour),
        Refusal::TooLow { least: 12 },
        Refusal::NotOwned(relic),
        Refusal::Without(Effect::PayRight),
        Refusal::BankShort { bank: 3 },
        Refusal::BeyondAllGold { ingots: 70 },
        Refusal::BeyondTheBox { left: 40 },
    ];
    let errors = [
        ValuesError::Ingots(90),
        ValuesError::Value(relic),
        ValuesError::NeutralEffect(relic),
        ValuesError::Amount(relic),
        ValuesError::NoRelics(colour),
        ValuesError::Counterfeits(5),
        ValuesError::PawnTiles(30),
        ValuesError::Pawnshop,
        ValuesError::Places(colour),
        ValuesError::SetPoints(100),
        ValuesError::IngotsForAPoint,
    ];
    for language in Language::ALL {
        for one in refusals {
            let mut text = String::new();
            refusal(&mut text, language, &one).unwrap();
            check_sentence(&text);
        }
        let setup = [SetupError::Players(2), SetupError::Start(Seat::Five)];
        for error in setup
            .into_iter()
            .chain(errors.into_iter().map(SetupError::Values))
        {
            let mut text = String::new();
            setup_error(&mut text, language, &error).unwrap();
            check_sentence(&text);
        }
    }
}

#[test]
fn every_sentence_is_whole_and_fits_the_room_for_one() {
    let relic = Thing::Object(Relic::PeachesOfImmortality);
    for language in Language::ALL {
        for told in Told::ALL {
            let args = [
                Arg::Name("WWWWWWWWWW"),
                Arg::Thing(&relic),
                Arg::Thing(&relic),
                Arg::Name("MmMmMmMmMm"),
            ];
            let text = said(language, told.text(language), &args);
            check_sentence(&text);
            assert!(text.len() <= 256, "{text}");
        }
        for effect in Effect::ALL.map(Some).into_iter().chain([None]) {
            let mut text = String::new();
            names::effect(&mut text, language, effect, 5).unwrap();
            check_sentence(&text);
        }
    }
}

#[test]
fn every_help_page_is_short_and_its_pictures_are_there() {
    for topic in Topic::ALL {
        let [english, german, dutch] = Language::ALL.map(|language| {
            let filled = filled_page(page(*topic, language), &blank(&Values::default()));
            check_page(topic.text(language), &filled, 2);
            pictures(page(*topic, language))
        });
        assert_eq!(english, german, "{topic:?}");
        assert_eq!(english, dutch, "{topic:?}");
        for name in english {
            let size = engine::warehouse51::Warehouse51::picture_size(name);
            assert!(size.is_some(), "{name}");
        }
    }
}

/// What stands in the places of a page.
fn blank(values: &Values) -> impl Fn(&str, &mut dyn core::fmt::Write) -> Option<i32> {
    move |name, _| help_values::number(values, name)
}

#[test]
fn no_page_says_a_number_that_a_box_may_have_otherwise() {
    for language in Language::ALL {
        for topic in Topic::ALL {
            let constants: &[&str] = match topic {
                // So many relics there are.
                Topic::Setup => &["26"],
                // A bid is at least one.
                Topic::OpenAuction => &["1"],
                _ => &[],
            };
            check_constants(topic.text(language), page(*topic, language), constants);
        }
    }
}

#[test]
fn a_page_with_numbers_tells_what_is_printed_in_ones_own_box() {
    let usual = Values::default();
    let mut other = usual;
    for field in Values::fields() {
        if let Some(Range::Number { .. }) = other.range(field) {
            other.set(field, other.get(field) + 1);
        }
    }
    for topic in Topic::ALL {
        let names = Language::ALL.map(|language| blanks(page(*topic, language)));
        assert!(names.iter().all(|one| *one == names[0]), "{topic:?}");
        for name in &names[0] {
            let number = |values| help_values::number(values, name).unwrap();
            assert_eq!(number(&usual) + 1, number(&other), "{topic:?}: {name}");
        }
    }
}

#[test]
fn every_topic_is_in_one_group_of_at_most_eight() {
    for group in &HELP {
        assert!(group.topics.len() <= 8);
    }
    for topic in Topic::ALL {
        let own = super::super::own(*topic);
        let is_it = |one: &&HelpTopic| **one == own;
        let all = HELP.iter().flat_map(|group| group.topics);
        assert_eq!(all.filter(is_it).count(), 1, "{topic:?}");
        assert_eq!(help::numbered(*topic as u8), *topic);
    }
}

#[test]
fn the_page_of_a_relic_has_its_name() {
    for language in Language::ALL {
        for relic in Relic::ALL {
            let title = Topic::of_relic(relic).text(language);
            assert_eq!(title, names::relic(relic, language));
        }
    }
}

#[test]
fn what_a_bot_says_fits_below_what_it_did() {
    use bots::warehouse51::Reason as Why;
    use engine::warehouse51::Neighbour;
    let names = ["Wwwwwwwwww"; 5];
    let coloured = |colour| {
        [
            Why::NewColour(colour),
            Why::LeadIn(colour),
            Why::HoldsLead(colour),
            Why::SecondIn(colour),
            Why::WantsColour(colour),
            Why::LacksColour(colour),
            Why::Denies {
                other: Seat::Two,
                colour,
            },
        ]
    };
    let plain = [
        Why::SetOfColours,
        Why::GoodPrice,
        Why::TooDear(70),
        Why::Cursed,
        Why::KeepsIngots,
        Why::ToKnow,
        Why::PoorerNeighbour(Neighbour::Left),
        Why::PoorerNeighbour(Neighbour::Right),
    ];
    let effects = Effect::ALL.into_iter().map(Why::ForEffect);
    let relics = Relic::ALL
        .into_iter()
        .flat_map(|relic| [Why::NeedsIngots(relic), Why::ToKeep(relic)]);
    let all = Colour::ALL.into_iter().flat_map(coloured);
    for why in all.chain(plain).chain(effects).chain(relics) {
        for language in Language::ALL {
            let mut text = String::new();
            reason(&mut text, language, names, &why).unwrap();
            check_reason(&text);
        }
    }
}

#[test]
fn a_bot_calls_a_colour_as_each_language_does() {
    use bots::warehouse51::Reason as Why;
    let told = |language| {
        let mut text = String::new();
        reason(&mut text, language, [""; 5], &Why::NewColour(Colour::Red)).unwrap();
        text
    };
    assert!(told(Language::English).ends_with("in red."));
    assert!(told(Language::German).ends_with("in Rot."));
    assert!(told(Language::Dutch).ends_with("in rood."));
}

#[test]
fn every_help_page_is_unpacked_as_it_is_written() {
    check_packed(&PAGES, Topic::ALL, page);
}

#[test]
fn every_word_of_the_lesson_is_unpacked_as_it_is_written() {
    check_packed(&LESSON_TEXTS, LessonText::ALL, LessonText::text);
}

#[test]
fn every_sentence_is_unpacked_as_it_is_written() {
    check_packed(&TOLD, Told::ALL, Told::text);
    check_packed(&REASONS, Because::ALL, Because::text);
    check_packed(
        &proposals::PROPOSALS,
        proposals::Do::ALL,
        proposals::Do::text,
    );
    check_packed(&PROBLEMS, Problem::ALL, Problem::text);
    check_packed(&REFUSALS, Reason::ALL, Reason::text);
}
