//! Golden pictures of every screen, in both sizes and all three languages, in
//! `host-tests/pictures/<language>-<board>`.
//!
//! A picture that is missing is written, and the test fails; so after a wanted change, delete the
//! folder `pictures` (or the pictures concerned) and run the tests twice: the first run writes,
//! the second accepts. Look at the pictures in between. A picture that differs is saved beside
//! the golden one as `*.actual.png`, and where it differs as `*.diff.png`.

use std::path::PathBuf;
use std::sync::LazyLock;

use engine::artifact::{Action, City, Event, Phase, Role, Setup};
use handheld::board::{Board, Command};
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::storage::StorageError;
use handheld::text::{Language, Topic};
use host_tests::handheld_hands::{Hands, deciding, entering, in_language, selecting, stored};
use host_tests::handheld_positions::{Position, can, full, long_names, seek, seek_move};
use simulator::device::Device;
use simulator::entropy::Pressed;
use simulator::picture::{Picture, compare_with_golden};
use simulator::scenario::{board_name, language_name};
use simulator::storage::LockedStorage;

use Command::{Back, Down, Help, Menu, Ok as Yes, Up};

/// What a picture is taken of.
struct Shot {
    name: &'static str,
    /// The save that the device finds.
    game: Vec<u8>,
    roster: Roster,
    /// Larger letters, more contrast.
    look: fn(&mut Settings),
    commands: Vec<Command>,
    /// Milliseconds to wait then.
    wait: u64,
    /// Why the medium cannot be read.
    locked: Option<StorageError>,
    /// So many presses are needed for chance.
    presses: u16,
}

impl Shot {
    fn new(name: &'static str, game: Vec<u8>, commands: Vec<Command>) -> Self {
        Shot {
            name,
            game,
            roster: long_names(),
            look: |_| {},
            commands,
            wait: 0,
            locked: None,
            presses: 0,
        }
    }

    fn picture(&self, board: Board, language: Language) -> Picture {
        let mut settings = in_language(language);
        (self.look)(&mut settings);
        let storage = LockedStorage::new(stored(&settings, &self.roster, &self.game), self.locked);
        let mut device = Device::new(board, storage, Pressed::new(self.presses, 1)).unwrap();
        device.give_all(&self.commands);
        device.run(self.wait).unwrap();
        Picture::of(device.screen())
    }
}

/// The list of pictures as it grows.
#[derive(Default)]
struct Shots(Vec<Shot>);

impl Shots {
    /// Without a game.
    fn plain(&mut self, name: &'static str, commands: &[Command]) -> &mut Shot {
        self.add(name, Vec::new(), commands)
    }

    /// In a game, from the main menu.
    fn at(&mut self, name: &'static str, position: &Position, commands: &[Command]) -> &mut Shot {
        self.add(name, position.save(&long_names()), commands)
    }

    /// In a game, from the own turn.
    fn turn(&mut self, name: &'static str, position: &Position, then: &[Command]) -> &mut Shot {
        let commands = [entering(position).as_slice(), then].concat();
        self.at(name, position, &commands)
    }

    /// In a game, at a further question of the own turn.
    fn choice(&mut self, name: &'static str, position: &Position, topic: Topic) -> &mut Shot {
        let commands = [selecting(position, topic).as_slice(), &[Yes]].concat();
        self.at(name, position, &commands)
    }

    /// What a decision brings.
    fn news(&mut self, name: &'static str, setup: Setup, wish: impl Fn(&[Event]) -> bool) {
        let (before, _, after) = seek_move(setup, |before, events, _| {
            let begins = matches!(
                before.phase(),
                Phase::FirstHuts { .. } | Phase::FirstMarkers
            );
            // An exchange asks three questions: too many to search through.
            let exchanged = |event: &Event| matches!(event, Event::MarkerExchanged { .. });
            wish(events) && !begins && !events.iter().any(exchanged)
        });
        let commands = deciding(&before, after.log.hash());
        self.at(name, &before, &commands);
    }

    fn add(&mut self, name: &'static str, game: Vec<u8>, commands: &[Command]) -> &mut Shot {
        assert!(self.0.iter().all(|shot| shot.name != name), "{name} twice");
        self.0.push(Shot::new(name, game, commands.to_vec()));
        self.0.last_mut().unwrap()
    }
}

fn large(settings: &mut Settings) {
    settings.large_text = true;
}

fn contrast(settings: &mut Settings) {
    settings.high_contrast = true;
}

fn hand_size(position: &Position) -> u8 {
    let table = position.log.state().table();
    position.log.state().hand(table.seat).len()
}

fn begins_turn(position: &Position) -> bool {
    let table = position.log.state().table();
    let choosing = position.log.state().choosing();
    position.phase() == Phase::Turn
        && position.turn().is_some()
        && table.actions_done == 0
        && choosing.joker.is_none()
        && choosing.tile.is_none()
}

/// A turn in which nearly everything can be done.
fn rich_turn() -> Position {
    seek(full(5), |position| {
        begins_turn(position)
            && hand_size(position) >= 6
            && position.log.state().table().market_size() == 3
            && can(position, |action| matches!(action, Action::Exhibit(_)))
            && can(position, |action| matches!(action, Action::Ship(_)))
            && can(position, |action| matches!(action, Action::Hire(_)))
            && can(position, |action| matches!(action, Action::Research(_)))
            && can(position, |action| matches!(action, Action::Sell(_)))
            && can(position, |action| matches!(action, Action::Buy(_)))
            && can(position, |action| matches!(action, Action::Joker(_)))
    })
}

/// The menus before a game.
fn menus(shots: &mut Shots) {
    let start = Position::start(full(5), 1);
    shots.plain("menu", &[]);
    shots.at("menu-resume", &start, &[]);
    shots.plain("games", &[Yes]);
    shots.plain("setup", &[Yes, Yes]);
    shots.plain(
        "setup-options",
        &[Yes, Yes, Down, Down, Down, Down, Down, Down],
    );
    shots.plain("setup-last", &[Yes, Yes, Up]);
    let mut everything = vec![Yes, Yes, Down, Yes, Yes, Down, Down, Yes, Down, Yes];
    everything.extend([Down, Yes, Down, Yes]);
    shots.plain("setup-five", &everything);
    shots.at("give-up", &start, &[Down, Yes, Yes, Yes]);
    shots.plain("names", &[Yes, Yes, Down, Yes, Yes, Down, Yes, Down]);
    let name = [Yes, Yes, Down, Down, Yes];
    shots.plain("name-full", &[&name[..], &[Yes]].concat());
    let mut fresh = [&name[..], &[Yes]].concat();
    shots.plain("name-empty", &fresh).roster = Roster::default();
    fresh.extend([Down, Yes, Yes, Down]);
    shots.plain("name-begun", &fresh).roster = Roster::default();
    let mut space = [&name[..], &[Yes]].concat();
    space.extend([Up, Up]);
    shots.plain("name-space", &space).roster = Roster::default();
    values(shots);
    help(shots);
    shots.plain("settings", &[Down, Down, Yes]);
    shots.plain(
        "settings-middle",
        &[&[Down, Down, Yes][..], &[Down].repeat(7)].concat(),
    );
    shots.plain("settings-last", &[Down, Down, Yes, Up]);
    shots.plain("about", &[Down, Down, Down, Yes]);
    shots.at("about-game", &start, &[Up, Yes]);
    saves(shots, &start);
    chance(shots);
    shots.plain("menu-large", &[]).look = large;
    shots.plain("menu-contrast", &[]).look = contrast;
    shots
        .plain("settings-large", &[Down, Down, Yes, Down, Down, Down])
        .look = large;
    shots.plain("setup-contrast", &[Yes, Yes, Down, Down]).look = contrast;
}

fn values(shots: &mut Shots) {
    let list = [Yes, Yes, Up, Yes];
    let rows = |downs: usize| [&list[..], &[Down].repeat(downs)].concat();
    shots.plain("values", &list);
    shots.plain("values-tracks", &rows(4));
    shots.plain("values-others", &rows(14));
    shots.plain("values-tiles", &[&list[..], &[Up]].concat());
    let row = |downs: usize, then: &[Command]| [rows(downs).as_slice(), &[Yes], then].concat();
    shots.plain("value-row", &row(1, &[Down]));
    shots.plain("value-row-tile", &row(17, &[Yes]));
    shots.plain("value-row-copies", &row(13, &[Up]));
    shots.plain("value-row-prices", &row(10, &[]));
    shots.plain("value-row-wrong", &row(1, &[Down, Yes]));
    let wrong = row(1, &[Down, Yes, Back, Back]);
    shots.plain("setup-wrong", &[&wrong[..], &[Down]].concat());
    shots.plain("setup-wrong-why", &[&wrong[..], &[Down, Yes]].concat());
}

fn help(shots: &mut Shots) {
    shots.plain("help", &[Down, Yes]);
    shots.plain("help-last", &[Down, Yes, Up]);
    shots.plain("help-page", &[Down, Yes, Yes]);
    let topic = |wanted: Topic| {
        Topic::ALL
            .iter()
            .position(|topic| *topic == wanted)
            .unwrap()
    };
    let page = |wanted: Topic| [&[Down, Yes][..], &[Down].repeat(topic(wanted)), &[Yes]].concat();
    shots.plain("help-page-long", &page(Topic::Exhibition));
    shots.plain(
        "help-page-scrolled",
        &[page(Topic::Exhibition), [Down].repeat(9)].concat(),
    );
    shots.plain("help-page-large", &page(Topic::FirstHuts)).look = large;
    shots.plain("help-page-contrast", &page(Topic::Morley)).look = contrast;
}

/// Saves that cannot be read as a whole.
fn saves(shots: &mut Shots, start: &Position) {
    let turn = seek(full(4), begins_turn);
    let mut cut = turn.save(&long_names());
    cut.push(0xFA);
    shots.add("damaged", cut, &[]);
    let mut header = start.save(&long_names());
    header[20] ^= 1;
    shots.add("damaged-header", header.clone(), &[]);
    shots.add("damaged-header-give-up", header, &[Yes, Yes, Yes, Yes]);
    shots.add("foreign", b"something else".to_vec(), &[]);
    let mut newer = start.save(&long_names());
    newer[4] += 1;
    shots.add("newer", newer, &[]);
    let unreadable = Some(StorageError::Unreadable { whole: 0 });
    shots.plain("medium-unreadable", &[]).locked = unreadable;
    shots
        .plain("medium-unreadable-give-up", &[Yes, Yes, Yes, Yes])
        .locked = unreadable;
    shots.plain("medium-newer", &[]).locked = Some(StorageError::Newer);
}

/// A device whose noise failed its test.
fn chance(shots: &mut Shots) {
    let begin = [Yes, Yes, Yes];
    shots.plain("chance", &begin).presses = 64;
    shots
        .plain("chance-last", &[&begin[..], &[Up]].concat())
        .presses = 2;
    let large_chance = shots.plain("chance-large", &begin);
    large_chance.presses = 64;
    large_chance.look = large;
    let contrast_chance = shots.plain("chance-contrast", &begin);
    contrast_chance.presses = 64;
    contrast_chance.look = contrast;
}

/// Everything that a player is asked.
fn turns(shots: &mut Shots) {
    let start = Position::start(full(5), 1);
    shots.turn("first-hut", &start, &[]);
    let second = seek(full(5), |position| {
        matches!(position.phase(), Phase::FirstHuts { placed: 7 })
    });
    shots.turn("second-hut", &second, &[]);
    let markers = |position: &Position| {
        let table = position.log.state().table();
        table.players[table.seat].markers()
    };
    let first = seek(full(3), |p| {
        p.phase() == Phase::FirstMarkers && markers(p) == 3
    });
    shots.turn("first-markers", &first, &[]);

    let rich = rich_turn();
    shots.turn("turn", &rich, &[]);
    shots.turn("turn-end", &rich, &[Up, Up]);
    shots.turn("turn-help", &rich, &[Help]);
    shots.choice("research", &rich, Topic::Research);
    shots.choice("hire", &rich, Topic::Hire);
    shots.choice("ship", &rich, Topic::Ship);
    shots.choice("exhibition", &rich, Topic::Exhibition);
    shots.choice("sell", &rich, Topic::Sell);
    shots.choice("buy", &rich, Topic::Buy);
    shots.choice("joker", &rich, Topic::Joker);
    let dear = seek(full(4), |position| {
        begins_turn(position)
            && markers(position) >= 2
            && hand_size(position) >= 1
            && !can(position, |action| !matches!(action, Action::Pass))
    });
    shots.turn("turn-poor", &dear, &[Down]);
    shots.turn("turn-poor-why", &dear, &[Down, Yes]);
    one_and_two_actions(shots);
    sub_choices(shots);
    passing(shots, &markers);
    shots.turn("turn-large", &rich, &[]).look = large;
    shots.turn("turn-contrast", &rich, &[Down, Down]).look = contrast;
    let mut large_exhibition = selecting(&rich, Topic::Exhibition);
    large_exhibition.push(Yes);
    shots.at("exhibition-large", &rich, &large_exhibition).look = large;
}

fn one_and_two_actions(shots: &mut Shots) {
    let done = |count: u8| {
        seek(full(5), move |position| {
            let table = position.log.state().table();
            position.phase() == Phase::Turn
                && table.actions_done == count
                && table.round > 1
                && position.log.can_undo()
                && position.log.state().choosing().joker.is_none()
                && position.log.state().choosing().tile.is_none()
        })
    };
    shots.turn("turn-after-one", &done(1), &[]);
    shots.turn("undone", &done(1), &[Menu, Down, Yes]);
    shots.turn("turn-after-two", &done(2), &[]);
    let free = seek(full(5), |position| {
        let table = position.log.state().table();
        begins_turn(position)
            && position
                .log
                .game()
                .has_free_action(&table.players[table.seat])
    });
    shots.turn("turn-free", &free, &[]);
}

fn sub_choices(shots: &mut Shots) {
    let joker = seek(full(5), |position| {
        position.log.state().choosing().joker.is_some()
            && position.log.state().choosing().tile.is_none()
    });
    shots.turn("joker-for", &joker, &[]);
    let gold = seek(full(4), |p| {
        can(p, |action| matches!(action, Action::Gold(..)))
    });
    shots.choice("gold", &gold, Topic::Gold);
    let alone = seek(full(4), |p| {
        begins_turn(p) && can(p, |a| matches!(a, Action::StandAlone(_)))
    });
    shots.choice("stand-alone", &alone, Topic::StandAlone);
    let two = seek(full(4), |p| {
        begins_turn(p) && can(p, |a| matches!(a, Action::HireTwo(_)))
    });
    let hire_two = [selecting(&two, Topic::Hire), vec![Down, Yes]].concat();
    shots.at("hire-two", &two, &hire_two);
    let show = seek(full(5), |position| {
        let choosing = position.log.state().choosing();
        choosing.tile.is_some() && choosing.cards.len() == 2 && hand_size(position) >= 7
    });
    shots.turn("show-cards", &show, &[]);
    let keep = |second: bool| {
        seek(
            full(5),
            move |position| matches!(position.phase(), Phase::Keeping { must, .. } if must != second),
        )
    };
    shots.turn("keep", &keep(false), &[]);
    shots.turn("keep-second", &keep(true), &[]);
    let role = seek(full(5), |position| {
        let table = position.log.state().table();
        let paris = table.players[table.seat].has(Role::City(City::Paris));
        position.phase() == Phase::ChoosingRole && paris
    });
    shots.turn("role", &role, &[]);
    shots.turn("role-last", &role, &[Up, Up]);
    let unseen = seek(full(5), |p| matches!(p.phase(), Phase::UnseenCard { .. }));
    shots.turn("unseen-card", &unseen, &[]);
    let shipping = seek(full(5), |p| {
        matches!(p.phase(), Phase::Shipping { left: 3.., .. })
    });
    shots.turn("shipping", &shipping, &[]);
    let manuscripts = seek(full(4), |p| p.phase() == Phase::Manuscripts);
    shots.turn("manuscripts", &manuscripts, &[]);
}

fn passing(shots: &mut Shots, markers: &dyn Fn(&Position) -> u8) {
    let passed = seek(full(5), |p| {
        p.phase() == Phase::PassedTurn && (1..5).contains(&markers(p))
    });
    shots.turn("passed", &passed, &[]);
    let enter = entering(&passed);
    let take = [enter.as_slice(), &[Yes]].concat();
    shots.at("passed-take", &passed, &take);
    shots.turn("passed-exchange", &passed, &[Down, Yes]);
    shots.turn("passed-exchange-for", &passed, &[Down, Yes, Yes]);
    let full_mat = seek(full(5), |p| {
        p.phase() == Phase::PassedTurn && markers(p) == 6
    });
    shots.turn("passed-full-mat", &full_mat, &[Up]);
    let refilling = seek(full(4), |p| {
        p.phase() == Phase::Refilling && markers(p) == 4
    });
    shots.turn("refilling", &refilling, &[]);
}

/// What is looked at: the hand, the table, what happened.
fn views(shots: &mut Shots) {
    let late = |setup: Setup| {
        seek(setup, |position| {
            let table = position.log.state().table();
            let shown = table.face_up.len() + 3 * table.market_size();
            begins_turn(position) && table.round >= 3 && shown >= 16
        })
    };
    let (three, five) = (late(full(3)), late(full(5)));
    shots.at("curtain", &five, &[Yes]);
    shots.at("curtain-first", &Position::start(Setup::base(3), 1), &[Yes]);
    shots.at("curtain-contrast", &five, &[Yes]).look = contrast;
    shots.at("meanwhile", &five, &[Yes, Yes]);
    shots.at(
        "meanwhile-scrolled",
        &five,
        &[&[Yes, Yes][..], &[Down].repeat(12)].concat(),
    );
    for (names, position) in [
        (["table-3", "market-3", "tiles-3", "players-3"], &three),
        (["table-5", "market-5", "tiles-5", "players-5"], &five),
    ] {
        for (number, name) in names.into_iter().enumerate() {
            let pages = [&[Yes, Back][..], &[Up].repeat(number)].concat();
            shots.at(name, position, &pages);
        }
    }
    shots.at("player", &three, &[Yes, Back, Down, Down, Yes]);
    shots.at(
        "player-scrolled",
        &three,
        &[Yes, Back, Down, Yes, Down, Down],
    );
    shots.at(
        "player-5",
        &five,
        &[Yes, Back, Down, Down, Down, Down, Down, Yes],
    );
    let base = late(Setup::base(4));
    shots.at("market-4-base", &base, &[Yes, Back, Up]);
    shots.at("table-contrast", &five, &[Yes, Back]).look = contrast;
    shots.at("table-large", &five, &[Yes, Back]).look = large;
    let in_pause = |downs: usize| [&[Yes, Menu][..], &[Down].repeat(downs), &[Yes]].concat();
    shots.at("pause", &five, &[Yes, Menu]);
    shots.at("pause-last", &five, &[Yes, Menu, Up]);
    shots.at("standings", &five, &in_pause(4));
    shots.at("standings-next", &five, &[in_pause(4), vec![Yes]].concat());
    shots.at("history", &five, &in_pause(5));
    shots.at("history-before", &five, &[in_pause(5), vec![Yes]].concat());
    shots.at(
        "history-empty",
        &Position::start(Setup::base(3), 1),
        &in_pause(5),
    );
    shots.at("undo-refused", &five, &in_pause(1));
    hands(shots);
}

fn hands(shots: &mut Shots) {
    let holding = |cards: std::ops::RangeInclusive<u8>| {
        seek(full(5), move |position| {
            let round = position.log.state().table().round;
            begins_turn(position) && round > 0 && cards.contains(&hand_size(position))
        })
    };
    let many = holding(11..=20);
    shots.turn("hand-empty", &holding(0..=0), &[Back]);
    shots.turn("hand-few", &holding(2..=3), &[Back]);
    shots.turn("hand-many", &many, &[Back]);
    shots.turn("hand-many-last", &many, &[Back, Up]);
    shots.turn("hand-large", &many, &[Back]).look = large;
    shots.turn("hand-contrast", &many, &[Back, Down]).look = contrast;
    let hidden = shots.turn("hidden-after-idling", &many, &[Back]);
    hidden.wait = 46_000;
}

/// What happened, and the end.
fn ends(shots: &mut Shots) {
    let has = |test: fn(&Event) -> bool| move |events: &[Event]| events.iter().any(test);
    let turned_up = |event: &&Event| matches!(event, Event::TurnedUp { .. });
    shots.news("news-turned-up", full(5), move |events| {
        events.iter().filter(turned_up).count() == 2
    });
    shots.news(
        "news-drawn",
        full(5),
        has(|event| matches!(event, Event::Drew { .. })),
    );
    shots.news(
        "news-drawn-cursed",
        full(5),
        has(|e| matches!(e, Event::DrewCursed { .. })),
    );
    shots.news(
        "news-shipped-cursed",
        full(5),
        has(|e| matches!(e, Event::CursedShipped { .. })),
    );
    shots.news(
        "news-year",
        full(5),
        has(|e| matches!(e, Event::Year { year: 1922 })),
    );
    shots.news(
        "news-last-round",
        full(4),
        has(|e| matches!(e, Event::LastRound { .. })),
    );
    shots.news(
        "news-round-over",
        full(5),
        has(|e| matches!(e, Event::RoundEnded { .. })),
    );
    shots.news(
        "news-manuscripts",
        full(4),
        has(|e| matches!(e, Event::ManuscriptsShown { .. })),
    );
    let over = |setup: Setup, decided: Option<u8>| {
        seek_move(setup, move |position, _, _| {
            let standings = position.log.standings();
            let mut decisions = standings.iter().filter_map(|standing| standing.decided_by);
            position.phase() == Phase::Over
                && decided.is_none_or(|wanted| decisions.any(|tier| tier == wanted))
        })
        .0
    };
    let complete = over(full(5), None);
    shots.at("score-tiles", &complete, &[Yes]);
    shots.at("score-stand-alone", &complete, &[Yes, Yes]);
    shots.at("score-money", &complete, &[Yes, Yes, Yes]);
    shots.at("score-research", &complete, &[Yes, Yes, Yes, Yes]);
    shots.at("score-places", &complete, &[Yes, Yes, Yes, Yes, Yes]);
    shots
        .at("score-places-large", &complete, &[Yes, Yes, Yes, Yes, Yes])
        .look = large;
    shots.at("score-history", &complete, &[Yes, Yes, Yes, Yes, Yes, Yes]);
    shots.at("menu-over", &complete, &[]);
    shots.at("about-over", &complete, &[Up, Yes]);
    let base = over(Setup::base(3), None);
    shots.at("score-base-money", &base, &[Yes, Yes]);
    let tied = over(full(5), Some(1));
    shots.at("score-tie", &tied, &[&[Yes; 5][..], &[Down; 4]].concat());
    let tied = over(full(5), Some(2));
    shots.at(
        "score-tie-money",
        &tied,
        &[&[Yes; 5][..], &[Down; 4]].concat(),
    );
}

static SHOTS: LazyLock<Vec<Shot>> = LazyLock::new(|| {
    let mut shots = Shots::default();
    menus(&mut shots);
    turns(&mut shots);
    views(&mut shots);
    ends(&mut shots);
    shots.0
});

fn every_screen_looks_as_accepted(language: Language, board: Board) {
    let name = format!("{}-{}", language_name(language), board_name(board));
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("pictures")
        .join(name);
    let failures: Vec<String> = SHOTS
        .iter()
        .filter_map(|shot| {
            let picture = shot.picture(board, language);
            let compared = compare_with_golden(&folder, shot.name, &picture);
            compared.err().map(|fault| fault.to_string())
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_english_screen_looks_as_accepted_on_the_square_board() {
    every_screen_looks_as_accepted(Language::English, Board::SQUARE);
}

#[test]
fn every_english_screen_looks_as_accepted_on_the_wide_board() {
    every_screen_looks_as_accepted(Language::English, Board::WIDE);
}

#[test]
fn every_german_screen_looks_as_accepted_on_the_square_board() {
    every_screen_looks_as_accepted(Language::German, Board::SQUARE);
}

#[test]
fn every_german_screen_looks_as_accepted_on_the_wide_board() {
    every_screen_looks_as_accepted(Language::German, Board::WIDE);
}

#[test]
fn every_dutch_screen_looks_as_accepted_on_the_square_board() {
    every_screen_looks_as_accepted(Language::Dutch, Board::SQUARE);
}

#[test]
fn every_dutch_screen_looks_as_accepted_on_the_wide_board() {
    every_screen_looks_as_accepted(Language::Dutch, Board::WIDE);
}

#[test]
fn the_saves_of_the_pictures_are_whole_unless_they_are_meant_not_to_be() {
    for shot in SHOTS.iter().filter(|shot| !shot.game.is_empty()) {
        let meant = ["damaged", "foreign", "newer"];
        let is_meant = meant.iter().any(|word| shot.name.starts_with(word));
        let loaded = save::load(&shot.game, &mut None);
        assert_eq!(loaded.is_err(), is_meant, "{}", shot.name);
    }
}
