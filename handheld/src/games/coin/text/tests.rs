//! Nothing that Coin says is missing, too long or beyond the fonts.

use engine::each::Member;

use super::errors::Problem;
use super::events::Told;
use super::help::{PAGES, written as page};
use super::refusals::Reason;
use super::*;
use crate::games::coin::rules::Face;
use crate::text::check::*;
use crate::text::{Arg, Language};

#[test]
fn every_wording_is_there_with_the_same_places_in_all_languages() {
    check_wordings(Label::ALL);
    check_wordings(Topic::ALL);
    check_wordings(Told::ALL);
    check_wordings(Reason::ALL);
    check_wordings(Problem::ALL);
}

#[test]
fn words_of_the_screens_fit_their_lines() {
    check_labels(Label::ALL, |name| name.starts_with("Choose"));
}

#[test]
fn what_stands_in_lists_fits_in_pixels() {
    for language in Language::ALL {
        for reason in Reason::ALL {
            let text = reason.text(language);
            let wide = width(text, &detail_font());
            assert!(wide <= BESIDE_ICON, "{text} {wide}");
        }
        for face in Face::ALL {
            let text = names::face(face, language);
            assert!(width(text, &entry_font()) <= BESIDE_ICON, "{text}");
        }
    }
}

#[test]
fn every_help_page_is_short() {
    for language in Language::ALL {
        for topic in Topic::ALL {
            check_page(topic.text(language), page(*topic, language), 2);
        }
    }
}

#[test]
fn every_sentence_is_whole() {
    for language in Language::ALL {
        for told in Told::ALL {
            let side = names::Side(Face::Tails);
            let args = [
                Arg::Name("Anna"),
                Arg::Thing(&side),
                Arg::Name("Ben"),
                Arg::Thing(&side),
            ];
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
fn every_help_page_is_unpacked_as_it_is_written() {
    check_packed(&PAGES, Topic::ALL, page);
}
