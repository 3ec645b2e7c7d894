//! The words that all games share, and how places are filled.

use super::check::*;
use super::help::{PAGES, Topic, written as page};
use super::*;

#[test]
fn every_wording_is_there_with_the_same_places_in_all_languages() {
    check_wordings(Ui::ALL);
    check_wordings(Footer::ALL);
    check_wordings(Topic::ALL);
    check_wordings(BotText::ALL);
    check_wordings(LotText::ALL);
    check_wordings(ScoreText::ALL);
}

#[test]
fn places_are_filled_in_the_order_of_each_language() {
    let args = [Arg::Name("Anna"), Arg::Number(3)];
    assert_eq!(
        said(Language::English, "{0} pays {1}.", &args),
        "Anna pays 3."
    );
    assert_eq!(said(Language::German, "{1} von {0}", &args), "3 von Anna");
    assert_eq!(said(Language::Dutch, "geen", &args), "geen");
}

#[test]
fn the_number_decides_between_one_and_many() {
    let coins = |number| {
        said(
            Language::English,
            "{0} {0|coin|coins}",
            &[Arg::Number(number)],
        )
    };
    assert_eq!(coins(1), "1 coin");
    assert_eq!(coins(0), "0 coins");
    assert_eq!(coins(12), "12 coins");
}

#[test]
fn a_place_that_nothing_fits_stays_empty() {
    assert_eq!(said(Language::English, "a{3}b", &[]), "ab");
    assert_eq!(said(Language::English, "a{x}b", &[Arg::Number(1)]), "ab");
    assert_eq!(said(Language::English, "a{0", &[Arg::Number(1)]), "a0");
}

#[test]
fn a_full_line_is_an_error_and_nothing_worse() {
    let mut line = heapless::String::<4>::new();
    assert!(say(&mut line, Language::English, "{0} coins", &[Arg::Number(1)]).is_err());
}

#[test]
fn words_of_the_screens_fit_their_lines() {
    check_labels(BotText::ALL, |_| false);
    check_labels(ScoreText::ALL, |_| false);
    check_labels(Ui::ALL, |_| false);
    for language in Language::ALL {
        check_characters(language.own_name());
        for text in Footer::ALL {
            assert!(length(text.text(language)) <= 7, "{text:?}");
            let wide = width(text.text(language), &key_font());
            assert!(wide <= BESIDE_KEY, "{text:?}");
        }
        for number in 0..5 {
            assert!(length(colour(number, language)) <= 6);
        }
    }
}

#[test]
fn every_help_page_is_a_few_short_sentences() {
    for language in Language::ALL {
        for topic in Topic::ALL {
            check_page(topic.text(language), page(*topic, language), 2);
        }
    }
}

#[test]
fn every_help_page_is_unpacked_as_it_is_written() {
    check_packed(&PAGES, Topic::ALL, page);
}
