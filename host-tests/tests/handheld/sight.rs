//! What a player of Artifact sees while deciding: what is owned, what it costs, what is left, and every
//! choice without scrolling where the screen promises that.

use engine::artifact::{Site, Track};
use engine::each::Member;
use handheld::board::Command;
use handheld::games::artifact::text::{Topic, names};
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BOARDS, Hands, device, in_language, selecting, take_over};
use host_tests::handheld_positions::{Position, long_names, stored};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Ok as Yes, Right, Up};

/// What a screen says after some commands, in every language, size and type size.
fn on_every_screen(position: &Position, commands: &[Command], check: impl Fn(Language, &[String])) {
    on_every_device(position, |language, mut device| {
        device.give_all(commands);
        check(language, &device.read());
    });
}

/// The same after some commands in the own turn. How often A leads there depends on how much of the
/// recap fits the screen.
fn in_every_turn(position: &Position, commands: &[Command], check: impl Fn(Language, &[String])) {
    on_every_device(position, |language, mut device| {
        take_over(&mut device, language);
        device.give_all(commands);
        check(language, &device.read());
    });
}

fn on_every_device(position: &Position, check: impl Fn(Language, Device<MemoryStorage, Seeded>)) {
    for language in Language::ALL {
        for board in BOARDS {
            for large_text in [false, true] {
                let mut settings = in_language(language);
                settings.large_text = large_text;
                let game = position.save(&long_names());
                check(language, device(board, &settings, &long_names(), &game));
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
    in_every_turn(&rich, &[], |language, texts| {
        assert!(says(texts, "14"), "{language:?}: {texts:?}");
        assert!(texts.iter().any(|text| text.contains("1926")), "{texts:?}");
        // Research costs 2 of the 14.
        assert!(says(texts, "2") && says(texts, "12"), "{texts:?}");
    });
}

#[test]
fn all_markers_are_seen_at_once_with_what_they_cost() {
    let refilling = stored("refilling");
    in_every_turn(&refilling, &[], |language, texts| {
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
        in_every_turn(&rich, &commands, |language, texts| {
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
    let hand = vec![Right];
    in_every_turn(&many, &hand, |language, texts| {
        assert!(says(texts, Footer::Sets.text(language)), "{texts:?}");
        assert!(says(texts, "1/16"), "{texts:?}");
    });
    let round = [hand.clone(), vec![Yes; 16]].concat();
    in_every_turn(&many, &round, |_, texts| assert!(says(texts, "1/16")));
    let back = [hand, vec![Down, Up, Up]].concat();
    in_every_turn(&many, &back, |_, texts| assert!(says(texts, "16/16")));
}

#[test]
fn why_says_what_is_lacking_before_the_rule() {
    let sets = stored("two-sets");
    let why = [selecting(&sets, Topic::Exhibition), vec![Yes, Up, Yes]].concat();
    in_every_turn(&sets, &why, |language, texts| {
        if language == Language::English {
            let place = |start: &str| texts.iter().position(|text| text.starts_with(start));
            let (lack, rule) = (place("1 more site missing."), place("This tile asks for"));
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
