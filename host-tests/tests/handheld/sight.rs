//! What a player of Artifact sees while deciding: what is owned, what it costs, what is left, and every
//! choice without scrolling where the screen promises that.

use engine::artifact::{Site, Track};
use engine::each::Member;
use handheld::board::Command::{Back, Down, Ok as Yes, Up};
use handheld::games::artifact::text::{Topic, names};
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BOARDS, Hands, device, entering, in_language, selecting};
use host_tests::handheld_positions::{Position, long_names, stored};

/// What a screen says after some commands, in every language, size and type size.
fn on_every_screen(
    position: &Position,
    commands: &[handheld::board::Command],
    check: impl Fn(Language, &[String]),
) {
    for language in Language::ALL {
        for board in BOARDS {
            for large_text in [false, true] {
                let mut settings = in_language(language);
                settings.large_text = large_text;
                let game = position.save(&long_names());
                let mut device = device(board, &settings, &long_names(), &game);
                device.give_all(commands);
                check(language, &device.read());
            }
        }
    }
}

fn says(texts: &[String], wanted: &str) -> bool {
    texts.iter().any(|text| text == wanted)
}

#[test]
fn a_turn_shows_money_markers_year_and_round_and_what_is_left_after_a_price() {
    let rich = stored("turn-rich");
    on_every_screen(&rich, &entering(&rich), |language, texts| {
        assert!(says(texts, "14"), "{language:?}: {texts:?}");
        assert!(texts.iter().any(|text| text.contains("1926")), "{texts:?}");
        // Research costs 2 of the 14.
        assert!(says(texts, "2") && says(texts, "12"), "{texts:?}");
    });
}

#[test]
fn all_markers_are_seen_at_once_with_what_they_cost() {
    let refilling = stored("refilling");
    on_every_screen(&refilling, &entering(&refilling), |language, texts| {
        for track in Track::ALL {
            assert!(says(texts, names::track(track, language)), "{texts:?}");
        }
        assert!(says(texts, Ui::Undo.text(language)), "{texts:?}");
    });
}

#[test]
fn all_sites_are_seen_at_once_where_one_is_chosen() {
    let rich = stored("turn-rich");
    for topic in [Topic::Research, Topic::Hire, Topic::Ship] {
        let commands = [selecting(&rich, topic), vec![Yes]].concat();
        on_every_screen(&rich, &commands, |language, texts| {
            for site in Site::ALL {
                let name = names::site_medium(site, language);
                assert!(says(texts, name), "{topic:?}: {texts:?}");
            }
        });
    }
}

#[test]
fn stepping_through_the_sets_of_a_hand_comes_round() {
    let many = stored("hand-many");
    let hand = [entering(&many), vec![Back]].concat();
    on_every_screen(&many, &hand, |language, texts| {
        assert!(says(texts, Footer::Sets.text(language)), "{texts:?}");
        assert!(says(texts, "1/16"), "{texts:?}");
    });
    let round = [hand.clone(), vec![Yes; 16]].concat();
    on_every_screen(&many, &round, |_, texts| assert!(says(texts, "1/16")));
    let back = [hand, vec![Down, Up, Up]].concat();
    on_every_screen(&many, &back, |_, texts| assert!(says(texts, "16/16")));
}

#[test]
fn why_says_what_is_lacking_before_the_rule() {
    let rich = stored("turn-rich");
    let why = [selecting(&rich, Topic::Exhibition), vec![Yes, Down, Yes]].concat();
    on_every_screen(&rich, &why, |language, texts| {
        if language == Language::English {
            let place = |start: &str| texts.iter().position(|text| text.starts_with(start));
            let (lack, rule) = (place("3 architecture missing."), place("Each of the"));
            assert!(lack.is_some() && lack < rule, "{texts:?}");
        }
    });
}

#[test]
fn the_table_leads_to_a_page_for_each_site() {
    let five = stored("late-5");
    for (number, site) in Site::ALL.into_iter().enumerate() {
        let page = [vec![Yes, Back], vec![Down; number], vec![Yes]].concat();
        on_every_screen(&five, &page, |language, texts| {
            assert_eq!(
                texts.first().map(String::as_str),
                Some(Ui::Public.text(language))
            );
            assert!(says(texts, names::site(site, language)), "{texts:?}");
        });
    }
}
