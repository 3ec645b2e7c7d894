//! Nothing that Artifact says is missing, too long or beyond the fonts.

mod examples;
mod topics;

use std::collections::BTreeSet;
use std::string::String;
use std::{format, vec};

use engine::artifact::{
    Archaeologist, Artifact, ArtifactType, Card, Correction, Event, Face, Lack, Paid, Pile, Setup,
    SetupError, Site, SiteSet, Space, Tile, Track, TypeSet, ValuesError, Wanted,
};
use engine::each::Member;
use engine::seat::Seat;

use self::examples::{all_events, all_refusals, roles};
use super::errors::{PROBLEMS, Problem};
use super::help::{PAGES, written as page};
use super::lacks::Lacking;
use super::reasons::Because;
use super::refusals::{Limit, REFUSALS, Reason};
use super::*;
use crate::text::check::*;
use crate::text::{Arg, Language};

#[test]
fn every_wording_is_there_with_the_same_places_in_all_languages() {
    check_wordings(Label::ALL);
    check_wordings(Topic::ALL);
    check_wordings(Reason::ALL);
    check_wordings(Lacking::ALL);
    check_wordings(Problem::ALL);
    check_wordings(Because::ALL);
    check_wordings(proposals::Do::ALL);
    check_wordings(proposals::Pieces::ALL);
    check_wordings(Limit::ALL);
}

#[test]
fn words_of_the_screens_fit_their_lines() {
    let is_question = |name: &str| {
        name.starts_with("Choose") || ["ActionOf", "FillMat", "GiveMarker"].contains(&name)
    };
    check_labels(Label::ALL, is_question);
}

#[test]
fn what_stands_in_lists_fits_in_pixels() {
    let detail = detail_font();
    for language in Language::ALL {
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
        // A cursed card is never sold or bought.
        for face in Face::ALL.into_iter().filter(|face| *face != Face::Cursed) {
            let text = names::face_title(face, language);
            // A long title gives way in size.
            assert!(crate::theme::KEY.width_of(text) <= BESIDE_PRICE, "{text}");
        }
    }
}

#[test]
fn things_of_the_game_are_named_in_the_language_of_the_text() {
    let pottery = Card::new(Site::MiddleEast, Face::Pottery);
    let tile = Tile::from_site(Site::MiddleEast, 4).unwrap();
    let args = [
        Arg::Thing(&Thing::Card(pottery)),
        Arg::Thing(&Thing::Tile(tile)),
        Arg::Number(7),
    ];
    let text = "{0}, {1}, {2}";
    assert_eq!(
        said(Language::English, text, &args),
        "pottery from the Middle East, 4 from the Middle East, 7"
    );
    assert_eq!(
        said(Language::German, text, &args),
        "Keramik aus Nahost, 4 aus Nahost, 7"
    );
    assert_eq!(
        said(Language::Dutch, text, &args),
        "aardewerk uit het Midden-Oosten, 4 uit het Midden-Oosten, 7"
    );
}

#[test]
fn names_fit_their_places() {
    for language in Language::ALL {
        for site in Site::ALL {
            check_characters(names::place(site, language));
            assert!(length(names::site(site, language)) <= 13);
            assert!(length(names::site_short(site, language)) <= 5);
        }
        for track in Track::ALL {
            check_characters(names::marker(track, language));
            assert!(length(names::track(track, language)) <= TITLE);
            assert!(length(names::track_short(track, language)) <= 6);
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
    }
}

#[test]
fn tiles_fit_a_title() {
    for language in Language::ALL {
        for tile in Tile::ALL {
            check_sentence(&said(language, "{0}", &[Arg::Thing(&Thing::Tile(tile))]));
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
            .map(|card| said(language, "{0}", &[Arg::Thing(&Thing::Card(card))]))
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
        }
    }
}

#[test]
fn every_refusal_is_a_sentence_where_there_is_room_for_one() {
    let values = Setup::base(4).values;
    for language in Language::ALL {
        for why in all_refusals() {
            let mut out = String::new();
            refusal_in_full(&mut out, language, &values, &why).unwrap();
            check_sentence(&out);
            // What was entered stands before it, in the same line.
            assert!(out.ends_with('.') && length(&out) <= 80, "{out}");
        }
    }
}

/// Everything that a hand may lack.
fn all_lacks() -> impl Iterator<Item = Lack> {
    let types: TypeSet = ArtifactType::ALL.into_iter().collect();
    let sites: SiteSet = Site::ALL.into_iter().collect();
    let pairs = |count: u8| {
        let types = ArtifactType::ALL.map(|kind| Wanted::OfType(kind, count));
        let sites = Site::ALL.map(|site| Wanted::FromSite(site, count));
        let pottery = ArtifactType::Pottery;
        let two: TypeSet = [pottery, ArtifactType::Architecture].into_iter().collect();
        let far: SiteSet = [Site::MiddleEast, Site::America].into_iter().collect();
        let mixed = [
            Wanted::Types(TypeSet::only(pottery), count.min(1)),
            Wanted::Types(two, count.min(2)),
            Wanted::Sites(far, count.min(2)),
        ];
        types.into_iter().chain(sites).chain(mixed)
    };
    let mixed = [Wanted::Types(types, 4), Wanted::Sites(sites, 2)];
    let wanted = (0..=5).flat_map(pairs).chain(mixed);
    wanted
        .flat_map(|wanted| [0, 1].map(|any| Lack { wanted, any }))
        .filter(|lack| lack.count() > 0 && lack.count() <= 5)
}

#[test]
fn what_a_hand_lacks_fits_a_line_and_is_a_sentence_on_a_page() {
    let detail = detail_font();
    for language in Language::ALL {
        for lacking in all_lacks() {
            let (mut short, mut long) = (String::new(), String::new());
            lack(&mut short, language, lacking).unwrap();
            check_sentence(&short);
            assert!(width(&short, &detail) <= BESIDE_ICON, "{short}");
            lack_in_full(&mut long, language, lacking).unwrap();
            check_sentence(&long);
            assert!(long.ends_with('.') && length(&long) <= MESSAGE, "{long}");
        }
    }
}

#[test]
fn what_a_hand_lacks_is_named() {
    let told = |language, wanted, any| {
        let mut text = String::new();
        lack(&mut text, language, Lack { wanted, any }).unwrap();
        text
    };
    let gem = Wanted::OfType(ArtifactType::Jewellery, 1);
    assert_eq!(told(Language::English, gem, 0), "1 jewellery missing");
    assert_eq!(told(Language::German, gem, 0), "1x Schmuck fehlt");
    assert_eq!(told(Language::Dutch, gem, 0), "nog 1x sieraden nodig");
    let asia = Wanted::FromSite(Site::Asia, 2);
    assert_eq!(told(Language::English, asia, 1), "3 more cards missing");
    assert_eq!(told(Language::German, asia, 0), "2 aus Asien fehlen");
    let last = Wanted::Types(TypeSet::only(ArtifactType::Pottery), 1);
    assert_eq!(told(Language::English, last, 0), "1 pottery missing");
    let two: TypeSet = [ArtifactType::Pottery, ArtifactType::Weapons]
        .into_iter()
        .collect();
    let either = Wanted::Types(two, 1);
    assert_eq!(told(Language::English, either, 0), "1 more type missing");
    let mut full = String::new();
    let lacking = Lack {
        wanted: either,
        any: 0,
    };
    lack_in_full(&mut full, Language::English, lacking).unwrap();
    assert_eq!(full, "1 more type missing. Possible: pottery or weapons.");
}

#[test]
fn the_sentence_about_a_marker_fits_its_line() {
    let detail = detail_font();
    for language in Language::ALL {
        for track in Track::ALL {
            let args = [
                Arg::Text(names::next_action(track, language)),
                Arg::Number(5),
                Arg::Number(5),
            ];
            for label in [Label::NextChangesDetail, Label::NextStaysDetail] {
                let text = said(language, label.text(language), &args);
                let wide = width(&text, &detail);
                assert!(wide <= 226, "{text} {wide}");
            }
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
            let least = if *topic == Topic::Berlin { 1 } else { 2 };
            check_page(topic.text(language), page(*topic, language), least);
        }
    }
}

#[test]
fn what_a_bot_says_fits_below_what_it_did() {
    use bots::artifact::Reason as Why;
    let game = Artifact::new(Setup::base(5)).unwrap();
    let of_tile = |tile| {
        [
            Why::ForTile(tile),
            Why::Completes(tile),
            Why::OneShortOf(tile),
        ]
    };
    let of_site = |site| {
        [
            Why::StandAlone(site),
            Why::FullShip { site, cards: 1 },
            Why::FullShip { site, cards: 4 },
            Why::BeforeOther {
                site,
                other: Seat::Three,
            },
            Why::Dig(site),
            Why::Foothold(site),
            Why::Research(site),
        ]
    };
    let of_track = |track| [Why::CheapMarker { track, cost: 2 }, Why::MarkerFor(track)];
    let plain = [
        Why::Income(6),
        Why::AsJoker,
        Why::FreeCard,
        Why::NoMarkerWanted,
        Why::KeepsCoins,
        Why::LastYear,
    ];
    let all = Tile::ALL.into_iter().flat_map(of_tile).chain(plain);
    let all = all.chain(Site::ALL.into_iter().flat_map(of_site));
    let all = all.chain(Track::ALL.into_iter().flat_map(of_track));
    for why in all.chain(roles().into_iter().map(Why::ForRole)) {
        for language in Language::ALL {
            let mut text = String::new();
            reason(&mut text, language, (&game, ["Wwwwwwwwww"; 5]), &why).unwrap();
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
    check_packed(&PROBLEMS, Problem::ALL, Problem::text);
    check_packed(
        &proposals::PROPOSALS,
        proposals::Do::ALL,
        proposals::Do::text,
    );
    check_packed(&REFUSALS, Reason::ALL, Reason::text);
}
