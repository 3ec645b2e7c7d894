//! Nothing is missing, nothing is too long, nothing is beyond the fonts.

mod examples;

use std::collections::BTreeSet;
use std::string::String;
use std::{format, vec};

use embedded_graphics::geometry::Point;
use engine::artifact::{
    Action, Archaeologist, Artifact, ArtifactType, Card, Correction, Event, Face, Paid, Phase,
    Pile, Setup, SetupError, Site, Space, Tile, Track, ValuesError,
};
use engine::each::Member;
use engine::game::Refused;
use engine::seat::Seat;
use u8g2_fonts::types::VerticalPosition;
use u8g2_fonts::{FontRenderer, fonts};

use self::examples::{all_events, all_refusals, roles};
use super::errors::Problem;
use super::refusals::{Reason, refused};
use super::*;

const TITLE: usize = 24;
const DETAIL: usize = 36;
const MESSAGE: usize = 140;

fn said(language: Language, text: &str, args: &[Arg<'_>]) -> String {
    let mut out = String::new();
    say(&mut out, language, text, args).unwrap();
    out
}

fn length(text: &str) -> usize {
    text.chars().count()
}

fn check_characters(text: &str) {
    assert!(!text.trim().is_empty());
    assert_eq!(text, text.trim_end());
    let strange = text
        .chars()
        .find(|c| !matches!(c, ' '..='~' | '\u{a1}'..='\u{ff}'));
    assert_eq!(strange, None, "{text}");
}

fn check_sentence(text: &str) {
    check_characters(text);
    assert!(!text.contains(['{', '}', '|']), "{text}");
    assert!(!text.contains("  ") && !text.contains(".."), "{text}");
}

/// The numbers of the places in a text.
fn places(text: &str) -> BTreeSet<String> {
    text.split('{')
        .skip(1)
        .map(|place| place.split(['}', '|']).next().unwrap().into())
        .collect()
}

fn check_wording(name: &str, texts: [&str; 3]) {
    for text in texts {
        check_characters(text);
        assert_eq!(text.matches('{').count(), text.matches('}').count());
        for place in places(text) {
            assert!(place.parse::<usize>().unwrap() < 4, "{name}");
        }
    }
    let [english, german, dutch] = texts.map(places);
    assert_eq!(english, german, "{name}");
    assert_eq!(english, dutch, "{name}");
}

macro_rules! check_all {
    ($kind:ty) => {
        for text in <$kind>::ALL {
            let name = format!("{text:?}");
            check_wording(&name, Language::ALL.map(|language| text.text(language)));
        }
    };
}

#[test]
fn every_wording_is_there_with_the_same_places_in_all_languages() {
    check_all!(Ui);
    check_all!(Footer);
    check_all!(Topic);
    check_all!(Reason);
    check_all!(Problem);
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
fn things_of_the_game_are_named_in_the_language_of_the_text() {
    let pottery = Card::new(Site::MiddleEast, Face::Pottery);
    let tile = Tile::from_site(Site::MiddleEast, 4).unwrap();
    let args = [Arg::Card(pottery), Arg::Tile(tile), Arg::Ui(Ui::Free)];
    let text = "{0}, {1}, {2}";
    assert_eq!(
        said(Language::English, text, &args),
        "pottery from the Middle East, 4 from the Middle East, free"
    );
    assert_eq!(
        said(Language::German, text, &args),
        "Keramik aus Nahost, 4 aus Nahost, frei"
    );
    assert_eq!(
        said(Language::Dutch, text, &args),
        "aardewerk uit het Midden-Oosten, 4 uit het Midden-Oosten, gratis"
    );
}

#[test]
fn words_of_the_screens_fit_their_lines() {
    let example = [Arg::Text("Anna"); 4];
    for language in Language::ALL {
        for text in Ui::ALL {
            let name = format!("{text:?}");
            let most = match &name {
                name if name.ends_with("Detail") || name.starts_with("TieLost") => DETAIL,
                name if name.ends_with("Message") => MESSAGE,
                _ => TITLE,
            };
            let text = said(language, text.text(language), &example);
            assert!(length(&text) <= most, "{name}: {text} {}", length(&text));
        }
        for text in Footer::ALL {
            assert!(length(text.text(language)) <= 7, "{text:?}");
        }
        for topic in Topic::ALL {
            assert!(length(title(*topic, language)) <= TITLE, "{topic:?}");
        }
    }
}

fn width(text: &str, font: &FontRenderer) -> i32 {
    font.get_rendered_dimensions(text, Point::zero(), VerticalPosition::Baseline)
        .unwrap()
        .advance
        .x
}

/// What a list of a screen 240 pixels wide leaves for words beside an icon.
const BESIDE_ICON: i32 = 181;
/// What a private screen's pill leaves for its title.
const BESIDE_PILL: i32 = 135;
/// What a quarter of the footer leaves for a word.
const BESIDE_KEY: i32 = 43;

#[test]
fn words_of_the_screens_fit_in_pixels() {
    let key = FontRenderer::new::<fonts::u8g2_font_helvR08_tf>();
    let detail = FontRenderer::new::<fonts::u8g2_font_helvR10_tf>();
    let entry = FontRenderer::new::<fonts::u8g2_font_helvB12_tf>();
    let heading = FontRenderer::new::<fonts::u8g2_font_helvB14_tf>();
    for language in Language::ALL {
        for text in Footer::ALL {
            assert!(width(text.text(language), &key) <= BESIDE_KEY, "{text:?}");
        }
        for text in Ui::ALL {
            let name = format!("{text:?}");
            let text = said(language, text.text(language), &[Arg::Number(12); 4]);
            if name.ends_with("Message") {
                continue;
            }
            let font = if name.ends_with("Detail") || name.starts_with("TieLost") {
                &detail
            } else {
                &entry
            };
            let wide = width(&text, font);
            // What stands below a title is drawn like a detail.
            let below = name == "NobodyElseSees";
            assert!(below || wide <= BESIDE_ICON, "{name}: {text} {wide}");
            let public = name == "ChooseGame";
            if name.starts_with("Choose") && !public || name == "ActionOf" || name == "FillMat" {
                let wide = width(&text, &heading);
                assert!(wide <= BESIDE_PILL, "{name}: {text} {wide}");
            }
        }
        for why in all_refusals() {
            let mut text = String::new();
            refusal(&mut text, language, &why).unwrap();
            let wide = width(&text, &detail);
            assert!(wide <= BESIDE_ICON, "{text} {wide}");
        }
        for role in roles() {
            let text = names::role_detail(role, language);
            assert!(width(text, &detail) <= BESIDE_ICON, "{text}");
        }
        for card in Card::all() {
            let mut text = String::new();
            names::card_title(&mut text, language, card).unwrap();
            assert!(width(&text, &entry) <= BESIDE_ICON, "{text}");
        }
    }
}

#[test]
fn names_fit_their_places() {
    for language in Language::ALL {
        check_characters(language.own_name());
        for site in Site::ALL {
            check_characters(names::place(site, language));
            assert!(length(names::site(site, language)) <= 13);
            assert!(length(names::site_short(site, language)) <= 5);
        }
        for track in Track::ALL {
            check_characters(names::marker(track, language));
            assert!(length(names::track(track, language)) <= TITLE);
            assert!(length(names::track_short(track, language)) <= 5);
        }
        for kind in ArtifactType::ALL {
            assert!(length(names::kind(kind, language)) <= 12);
        }
        for face in Face::ALL {
            check_characters(names::face(face, language));
            assert!(length(names::face_title(face, language)) <= TITLE);
        }
        for role in roles() {
            check_characters(names::role(role, language));
            assert!(length(names::role_detail(role, language)) <= DETAIL);
        }
        for one in Archaeologist::ALL {
            assert!(length(names::archaeologist_full(one)) <= TITLE);
        }
        for space in Space::ALL {
            check_characters(names::space(space, language));
        }
        for colour in 0..names::COLOURS {
            assert!(length(names::colour(colour, language)) <= 6);
        }
    }
}

#[test]
fn cards_and_tiles_fit_a_title() {
    for language in Language::ALL {
        for card in Card::all() {
            let mut label = String::new();
            names::card_title(&mut label, language, card).unwrap();
            check_sentence(&label);
            assert!(length(&label) <= TITLE, "{label}");
        }
        for tile in Tile::ALL {
            check_sentence(&said(language, "{0}", &[Arg::Tile(tile)]));
            let mut label = String::new();
            names::tile(&mut label, language, tile).unwrap();
            check_sentence(&label);
            assert!(length(&label) <= TITLE, "{label}");
        }
    }
}

#[test]
fn no_two_things_have_the_same_name() {
    for language in Language::ALL {
        let cards: BTreeSet<String> = Card::all()
            .map(|card| said(language, "{0}", &[Arg::Card(card)]))
            .collect();
        assert_eq!(cards.len(), Card::all().count());
        let tiles: BTreeSet<String> = Tile::ALL
            .map(|tile| {
                let mut label = String::new();
                names::tile(&mut label, language, tile).unwrap();
                label
            })
            .into();
        assert_eq!(tiles.len(), Tile::ALL.len());
        let tracks: BTreeSet<&str> = Track::ALL
            .map(|track| names::track_short(track, language))
            .into();
        assert_eq!(tracks.len(), Track::ALL.len());
    }
}

fn told(language: Language, names: &[&str], happened: &Event) -> String {
    let game = Artifact::new(Setup::base(4)).unwrap();
    let mut out = String::new();
    event(&mut out, language, names, &game, happened).unwrap();
    out
}

#[test]
fn every_event_is_told_in_a_short_sentence() {
    for language in Language::ALL {
        for happened in all_events() {
            let sentence = told(language, &["Bernd", "Anna", "Cees", "Dora"], &happened);
            check_sentence(&sentence);
            assert!(sentence.ends_with('.'), "{sentence}");
            assert!(length(&sentence) <= 110, "{sentence} {}", length(&sentence));
            let debug = format!("{happened:?}");
            if debug.contains("seat: Two") || debug.contains("start: Two") {
                assert!(sentence.contains("Anna"), "{sentence}");
            }
        }
    }
}

#[test]
fn events_of_a_turn_read_well() {
    let names = ["Bernd", "Anna"];
    let seat = Seat::Two;
    let shipped = Event::Shipped {
        seat,
        site: Site::MiddleEast,
        paid: Paid {
            marker: Some(Track::AsianWorkers),
            joker: true,
            coins: 6,
        },
        huts: 2,
        cards: 1,
    };
    assert_eq!(
        told(Language::English, &names, &shipped),
        "Anna ships 1 card from the Middle East: 6 coins (joker: Asia). Huts back: 2."
    );
    assert_eq!(
        told(Language::German, &names, &shipped),
        "Anna verschifft 1 Karte aus Nahost: 6 Münzen (Joker: Asien). Hütten zurück: 2."
    );
    assert_eq!(
        told(Language::Dutch, &names, &shipped),
        "Anna verscheept 1 kaart uit het Midden-Oosten: 6 munten (joker: Azië). \
         Woningen terug: 2."
    );
    let shown = Event::Exhibited {
        seat,
        tile: Tile::from_site(Site::MiddleEast, 4).unwrap(),
        shown: Pile::EMPTY,
        paid: Paid {
            marker: Some(Track::Museum),
            joker: false,
            coins: 3,
        },
    };
    assert_eq!(
        told(Language::English, &names, &shown),
        "Anna exhibits 4 from the Middle East: 3 coins. 4 points, income +2."
    );
}

#[test]
fn a_card_that_is_not_for_these_eyes_is_not_named() {
    let hidden = Event::Drew {
        seat: Seat::One,
        site: Site::Africa,
        card: None,
    };
    for language in Language::ALL {
        let sentence = told(language, &["Anna"], &hidden);
        for face in Face::ALL {
            assert!(
                !sentence.contains(names::face(face, language)),
                "{sentence}"
            );
        }
    }
    let corrected = Event::Corrected(Correction::Unseen {
        seat: Seat::One,
        site: Site::Africa,
        said: Face::Pottery,
        is: Face::Weapons,
    });
    let other = Event::HandCorrected { seat: Seat::One };
    for language in Language::ALL {
        assert_eq!(
            told(language, &["Anna"], &corrected),
            told(language, &["Anna"], &other)
        );
    }
}

#[test]
fn a_seat_without_a_name_goes_by_its_colour() {
    let passed = Event::Passed { seat: Seat::Three };
    assert_eq!(told(Language::Dutch, &["Anna"], &passed), "Groen past.");
}

#[test]
fn every_refusal_fits_the_line_below_an_entry() {
    for language in Language::ALL {
        for why in all_refusals() {
            let mut out = String::new();
            refusal(&mut out, language, &why).unwrap();
            check_sentence(&out);
            assert!(length(&out) <= 34, "{out}");
            let mut same = String::new();
            refused(&mut same, language, &Refused::Rule(why)).unwrap();
            assert_eq!(out, same);
        }
        for why in [Refused::GameOver, Refused::NotTheirTurn] {
            let mut out = String::new();
            refused(&mut out, language, &why).unwrap();
            check_sentence(&out);
            assert!(length(&out) <= 34, "{out}");
        }
    }
}

#[test]
fn every_error_is_a_sentence() {
    let values = [
        ValuesError::TrackRises(Track::Ship),
        ValuesError::CoinsRise,
        ValuesError::IncomeRises,
        ValuesError::ResearchFalls,
        ValuesError::Huts(1),
        ValuesError::Mat(9),
        ValuesError::Copies(Face::Pottery, 0),
        ValuesError::Copies(Face::Gold, 8),
        ValuesError::Removed(3),
        ValuesError::Rounds(0),
        ValuesError::CoinsForAPoint,
        ValuesError::TooRich,
    ];
    let mut errors = vec![
        SetupError::Players(6),
        SetupError::LeftOut(None),
        SetupError::LeftOut(Some(Site::MiddleEast)),
        SetupError::QuickStartNeeds(Site::MiddleEast),
        SetupError::Start(Seat::Five),
        SetupError::SpecialArtifacts,
    ];
    errors.extend(values.map(SetupError::Values));
    for language in Language::ALL {
        for error in &errors {
            let mut out = String::new();
            setup_error(&mut out, language, error).unwrap();
            check_sentence(&out);
            assert!(out.ends_with('.') && length(&out) <= MESSAGE, "{out}");
        }
    }
}

#[test]
fn every_help_page_is_a_few_short_sentences() {
    for language in Language::ALL {
        for topic in Topic::ALL {
            let page = page(*topic, language);
            check_sentence(page);
            assert!(page.ends_with('.'), "{topic:?}");
            let sentences = page.matches(". ").count() + 1;
            let least = if *topic == Topic::Berlin { 1 } else { 2 };
            assert!((least..=8).contains(&sentences), "{topic:?}: {sentences}");
            assert!(length(page) <= 560, "{topic:?}: {}", length(page));
        }
    }
}

#[test]
fn everything_of_the_game_has_its_help_page() {
    let tile = Tile::of_type(ArtifactType::Pottery, 3).unwrap();
    assert_eq!(Topic::of_tile(tile), Topic::TypeTiles);
    assert_eq!(Topic::of_tile(Tile::DIFFERENT_SITES), Topic::DifferentSites);
    assert_eq!(Topic::of_tile(Tile::DIFFERENT_TYPES), Topic::DifferentTypes);
    assert_eq!(Topic::of_face(Face::Weapons), Topic::Artifacts);
    assert_eq!(Topic::of_action(Action::HireTwo(Site::Asia)), Topic::Morley);
    assert_eq!(Topic::of_phase(&Phase::Over), Topic::Scoring);
    for role in roles() {
        let topic = Topic::of_role(role);
        let name = names::role(role, Language::German);
        assert!(title(topic, Language::German).contains(name));
    }
}
