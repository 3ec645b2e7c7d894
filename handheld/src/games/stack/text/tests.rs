//! Nothing that Artifact Stack says is missing, too long or beyond the fonts.

use std::string::String;

use engine::each::Member;
use engine::print::{Print, Range};
use engine::stack::{Card, CardSet, Deck, Helper, Letter, Refusal, Values};

use super::errors::Problem;
use super::events::Told;
use super::help::{HELP, PAGES, written as page};
use super::names::{Brings, Does, InShort, Thing};
use super::reasons::{Because, REASONS};
use super::refusals::Reason;
use super::*;
use crate::games::stack::help_pictures::HelpPicture;
use crate::games::stack::help_values;
use crate::games::{HelpTopic, stack::own};
use crate::text::check::*;
use crate::text::{Arg, Language, Named};

#[test]
fn every_wording_is_there_with_the_same_places_in_all_languages() {
    check_wordings(Label::ALL);
    check_wordings(Topic::ALL);
    check_wordings(Told::ALL);
    check_wordings(Reason::ALL);
    check_wordings(Problem::ALL);
    check_wordings(Brings::ALL);
    check_wordings(Does::ALL);
    check_wordings(InShort::ALL);
    check_wordings(Because::ALL);
    check_wordings(proposals::Do::ALL);
    check_wordings(proposals::Pieces::ALL);
}

#[test]
fn words_of_the_screens_fit_their_lines() {
    check_labels(Label::ALL, |name| name.starts_with("Choose"));
    check_labels(Does::ALL, |_| false);
}

#[test]
fn the_words_of_all_sources_fit_one_line() {
    let words = [
        Label::SourceSetsShort,
        Label::SourceCardsShort,
        Label::SourceAwardsShort,
        Label::SourceHelpersShort,
        Label::SourceSilverShort,
    ];
    for language in Language::ALL {
        // Each has a sample before it, and a little room behind.
        let one = |word: &Label| crate::theme::FOOTNOTE.width_of(word.text(language)) + 12;
        let long: i32 = words.iter().map(one).sum();
        let gaps = 2 * (words.len() as i32 - 1);
        assert!(
            long + gaps <= 240 - 2 * crate::theme::MARGIN,
            "{language:?}: {long}"
        );
    }
}

#[test]
fn what_stands_in_lists_fits_in_pixels() {
    let values = Values::default();
    for language in Language::ALL {
        for deck in Deck::ALL {
            let text = names::deck(deck, language);
            assert!(width(text, &entry_font()) <= BESIDE_ICON, "{text}");
            let mut text = String::new();
            names::in_short(deck, &values, language, &mut text).unwrap();
            check_sentence(&text);
            assert!(width(&text, &detail_font()) <= BESIDE_ICON, "{text}");
        }
        for helper in Helper::ALL {
            let text = names::helper(helper, language);
            // A long name gives way in size.
            assert!(width(text, &detail_font()) <= BESIDE_PRICE, "{text}");
            let mut text = String::new();
            let value = values.helpers[helper];
            names::brings(value.deck, value.effect, language, &mut text).unwrap();
            check_sentence(&text);
            assert!(width(&text, &detail_font()) <= BESIDE_ICON, "{text}");
        }
        let refusal_of = |rule: Refusal| {
            let mut text = String::new();
            refusal(rule, language, &mut text).unwrap();
            text
        };
        let expensive = Refusal::TooExpensive {
            cost: 5,
            silver: 12,
        };
        let few = Refusal::TooFewOpen { open: 1, needed: 2 };
        for rule in [expensive, few, Refusal::NotNow, Refusal::NotInBank] {
            let text = refusal_of(rule);
            assert!(width(&text, &detail_font()) <= BESIDE_ICON, "{text}");
        }
        for reason in Reason::ALL {
            let text = said(language, reason.text(language), &[Arg::Number(12); 2]);
            assert!(width(&text, &detail_font()) <= BESIDE_ICON, "{text}");
        }
    }
}

#[test]
fn every_help_page_is_short_and_has_its_pictures() {
    for language in Language::ALL {
        for topic in Topic::ALL {
            let text = page(*topic, language);
            let filled = filled_page(text, &blank(&Values::default(), language));
            check_page(topic.text(language), &filled, 1);
            for name in pictures(text) {
                assert!(HelpPicture::named(name).is_some(), "{name}");
            }
        }
    }
}

/// What stands in the places of a page.
fn blank(
    values: &Values,
    language: Language,
) -> impl Fn(&str, &mut dyn core::fmt::Write) -> Option<i32> {
    move |name, out| help_values::fill(values, name, language, out)
}

#[test]
fn no_page_says_a_number_that_a_box_may_have_otherwise() {
    // Sets of 2 or 3, and how many temples, levels and cards there are.
    let constants = ["2", "3"];
    for language in Language::ALL {
        for topic in Topic::ALL {
            let of_sets = [Topic::TurnInShort, Topic::Bonus];
            let has_sets = of_sets.contains(topic)
                || blanks(page(*topic, language))
                    .iter()
                    .any(|name| name.ends_with('2'));
            let constants = if has_sets { &constants[..] } else { &[] };
            check_constants(topic.text(language), page(*topic, language), constants);
        }
    }
}

/// A box in which every number is another one.
fn other_box() -> Values {
    let mut values = Values::default();
    for field in Values::fields() {
        let number = values.get(field);
        let is_word = matches!(values.range(field), Some(Range::Word { .. }) | None);
        if !is_word {
            values.set(field, number + 1);
        }
    }
    values
}

#[test]
fn a_page_with_numbers_tells_what_is_printed_in_ones_own_box() {
    let (usual, other) = (Values::default(), other_box());
    for language in Language::ALL {
        for topic in Topic::ALL {
            let written = page(*topic, language);
            let told = |values| filled_page(written, &blank(values, language));
            let (before, after) = (told(&usual), told(&other));
            assert!(!before.contains(['{', '}', '|']), "{before}");
            assert_eq!(before != after, !blanks(written).is_empty(), "{after}");
            for name in blanks(written) {
                let alone = std::format!("{{{name}}}");
                let of = |values| filled_page(&alone, &blank(values, language));
                assert_ne!(of(&usual), of(&other), "{topic:?}: {name}");
                assert!(!of(&usual).is_empty(), "{topic:?}: {name}");
            }
        }
    }
}

#[test]
fn a_page_has_the_same_numbers_in_all_languages() {
    for topic in Topic::ALL {
        let [english, german, dutch] = Language::ALL.map(|language| blanks(page(*topic, language)));
        assert_eq!(english, german, "{topic:?}");
        assert_eq!(english, dutch, "{topic:?}");
    }
}

#[test]
fn the_same_pictures_are_on_a_page_in_all_languages() {
    for topic in Topic::ALL {
        let [english, german, dutch] =
            Language::ALL.map(|language| pictures(page(*topic, language)));
        assert_eq!(english, german, "{topic:?}");
        assert_eq!(english, dutch, "{topic:?}");
    }
}

#[test]
fn every_page_is_in_one_group_of_at_most_eight() {
    for topic in Topic::ALL {
        let count = HELP
            .iter()
            .flat_map(|group| group.topics)
            .filter(|one| **one == own(*topic))
            .count();
        assert_eq!(count, 1, "{topic:?}");
    }
    for group in &HELP {
        assert!(group.topics.len() <= 8);
        let own_pages = group.topics.iter();
        assert!(
            own_pages.count() > 0 || matches!(group.topics.first(), Some(HelpTopic::Shared(_)))
        );
    }
}

#[test]
fn every_sentence_is_whole() {
    let values = Values::default();
    for language in Language::ALL {
        for card in Card::all() {
            let thing = Thing::Card(card.deck(), values.card(card).face);
            let mut name = String::new();
            thing.write(language, &mut name).unwrap();
            check_sentence(&name);
            let args = [Arg::Name("Anna"), Arg::Thing(&thing), Arg::Name("Ben")];
            check_sentence(&said(language, Told::Stole.text(language), &args));
        }
        for set in [CardSet::Statues(3), CardSet::Porcelain(Letter::B, 2)] {
            let args = [Arg::Name("Anna"), Arg::Thing(&Thing::Set(set))];
            check_sentence(&said(language, Told::TurnedOver.text(language), &args));
        }
        for told in Told::ALL {
            let args = [Arg::Name("Anna"), Arg::Number(1), Arg::Name("Ben")];
            check_sentence(&said(language, told.text(language), &args));
        }
    }
}

#[test]
fn a_page_has_the_number_of_its_topic() {
    for topic in Topic::ALL {
        assert_eq!(help::numbered(*topic as u8), *topic);
    }
}

#[test]
fn what_a_bot_says_fits_below_what_it_did() {
    use bots::stack::Reason as Why;
    use engine::stack::{ArtifactStack, Setup};
    let game = ArtifactStack::new(Setup::base(4)).unwrap();
    let of_deck = |deck| {
        [
            Why::SetGrows { deck, cards: 9 },
            Why::BonusReady(deck),
            Why::NewDeck(deck),
            Why::AtOnce(deck),
            Why::ToSecure(deck),
            Why::HurtsLeast(deck),
        ]
    };
    let of_helper = |helper| [Why::ForHelper(helper), Why::FreeHelper(helper)];
    let plain = [
        Why::StarMajority,
        Why::Unknown(0),
        Why::Unknown(13),
        Why::LooksFirst,
        Why::ForSilver,
        Why::ToSteal,
        Why::MoreActions,
        Why::ForHelpers,
        Why::KeepsSilver,
    ];
    let all = Deck::ALL.into_iter().flat_map(of_deck).chain(plain);
    for why in all.chain(Helper::ALL.into_iter().flat_map(of_helper)) {
        for language in Language::ALL {
            let mut text = String::new();
            reason(&mut text, language, &game, &why).unwrap();
            check_reason(&text);
        }
    }
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
    check_packed(&REASONS, Because::ALL, Because::text);
    check_packed(
        &proposals::PROPOSALS,
        proposals::Do::ALL,
        proposals::Do::text,
    );
}
