//! Golden pictures of every screen, in both sizes and all three languages, in
//! `host-tests/pictures`: see [`host_tests::golden_pictures`] for what is kept as a picture and what
//! as a digest. After an intended change, `cargo xtask accept pictures` renews them.

use std::sync::LazyLock;

use crate::at_the_table::selected;
use crate::{solo_shots, stack_shots, table_shots, warehouse51_reveal};
use engine::artifact::Setup;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Colour, Phase};
use golden::Mode;
use handheld::board::{Board, Command};
use handheld::clock::Clock;
use handheld::crash::{self, Cause, Crash};
use handheld::games::artifact::own;
use handheld::games::artifact::text::Topic;
use handheld::games::{GameKind, HelpGroup};
use handheld::power::Power;
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::storage::{Slot, StorageError};
use handheld::text::{Language, Ui};
use host_tests::golden_pictures::{check, folder};
use host_tests::handheld_hands::{
    BOARDS, Hands, bare, deciding, device, entering, in_language, selecting, stored as stored_save,
    take_over,
};
use host_tests::handheld_positions::{
    Position, before_drawing, full, long_names, stored, stored_decision,
};
use host_tests::handheld_sales::{Sale, before_the_reveal, sale};
use simulator::device::Device;
use simulator::entropy::Pressed;
use simulator::picture::Picture;
use simulator::screen::Screen;
use simulator::storage::LockedStorage;

use Command::{Back, Down, Help, Menu, Ok as Yes, Right, Up};

/// Confetti lies still after so many milliseconds.
const FALLEN: u64 = 2000;

/// What a picture is taken of.
pub struct Shot {
    pub name: &'static str,
    /// The save that the device finds.
    game: Vec<u8>,
    /// The results that it finds.
    results: Vec<u8>,
    roster: Roster,
    /// Larger letters, more contrast.
    look: fn(&mut Settings),
    /// Does it begin in the own turn, and not in the main menu?
    in_turn: bool,
    commands: Vec<Command>,
    /// What leads there without a joystick, if it is something else.
    without_joystick: Option<Vec<Command>>,
    /// A part of a text that has to be there in English, so that the picture is what it is called.
    shows: &'static str,
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
            results: Vec::new(),
            roster: long_names(),
            look: |_| {},
            in_turn: false,
            commands,
            without_joystick: None,
            shows: "",
            wait: 0,
            locked: None,
            presses: 0,
        }
    }

    fn picture(&self, board: Board, language: Language) -> Picture {
        Picture::of(self.device(board, language).screen())
    }

    /// The device that shows it.
    pub fn device(&self, board: Board, language: Language) -> Device<LockedStorage, Pressed> {
        let mut settings = in_language(language);
        (self.look)(&mut settings);
        let mut storage = stored_save(&settings, &self.roster, &self.game);
        if settings.clock {
            *storage.bytes_mut(Slot::Clock) = times().write().to_vec();
        }
        storage.bytes_mut(Slot::Results).clone_from(&self.results);
        let storage = LockedStorage::new(storage, self.locked);
        let mut device = Device::new(board, storage, Pressed::new(self.presses, 1)).unwrap();
        if self.in_turn {
            take_over(&mut device, language);
        }
        let other = self.without_joystick.as_ref();
        let commands = other.filter(|_| !board.has_joystick);
        device.give_all(commands.unwrap_or(&self.commands));
        device.run(self.wait).unwrap();
        device
    }
}

/// What everybody has taken so far.
fn times() -> Clock {
    let mut clock = Clock::new();
    for (seat, seconds) in Seat::ALL.into_iter().zip([754, 61, 3725, 0, 299]) {
        clock.turn_of(Some(seat));
        clock.pass(seconds * 1000);
    }
    clock.turn_of(None);
    clock
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
        let shot = self.at(name, position, then);
        shot.in_turn = true;
        shot
    }

    /// In a game, at a further question of the own turn.
    fn choice(&mut self, name: &'static str, position: &Position, topic: Topic) -> &mut Shot {
        let commands = [selecting(position, topic).as_slice(), &[Yes]].concat();
        self.turn(name, position, &commands)
    }

    /// What a decision brings.
    fn news(&mut self, name: &'static str) {
        let (before, after) = stored_decision(name);
        let mut commands = deciding(&before, &after);
        let enter = entering(&before).len();
        if commands.len() > enter {
            self.turn(name, &before, &commands.split_off(enter));
        } else {
            self.at(name, &before, &commands);
        }
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

/// The menus before a game.
fn menus(shots: &mut Shots) {
    let start = Position::start(full(5), 1);
    shots.plain("menu", &[]);
    shots.at("menu-resume", &start, &[]);
    shots.plain("games", &[Yes]);
    shots.plain("coach", &[Down, Yes, Yes]);
    shots.plain("coach-large", &[Down, Yes, Yes]).look = large;
    shots.plain("setup", &[Yes, Yes]);
    shots.plain(
        "setup-options",
        &[Yes, Yes, Down, Down, Down, Down, Down, Down],
    );
    shots.plain("setup-table", &[Yes, Yes, Up, Yes]);
    shots.plain("setup-last", &[Yes, Yes, Up, Up]);
    let mut everything = vec![Yes, Yes, Down, Yes, Yes, Down, Down, Yes, Down, Yes];
    everything.extend([Down, Down, Yes]);
    shots.plain("setup-five", &everything);
    everything.extend([Down, Yes, Down, Yes]);
    shots.plain("setup-special", &everything);
    // People deal: the quick start turns up a card at each site, and they say which.
    let people = [Yes, Yes, Up, Up, Up, Yes];
    shots.plain("setup-dealer", &people);
    shots.plain(
        "turned-up",
        &[&people[..], &[Down, Down, Down, Yes]].concat(),
    );
    shots.at("give-up", &start, &[Down, Yes]);
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
    shots.plain("settings", &[Down, Down, Down, Yes]);
    shots.plain(
        "settings-middle",
        &[&[Down, Down, Down, Yes][..], &[Down].repeat(7)].concat(),
    );
    shots.plain("settings-last", &[Down, Down, Down, Yes, Up]);
    shots.plain("about", &[Down, Down, Down, Down, Yes]);
    shots.at("about-game", &start, &[Up, Up, Up, Up, Yes]);
    saves(shots, &start);
    chance(shots);
    shots.plain("menu-large", &[]).look = large;
    shots.plain("menu-contrast", &[]).look = contrast;
    shots
        .plain("settings-large", &[Down, Down, Down, Yes, Down, Down, Down])
        .look = large;
    shots.plain("setup-contrast", &[Yes, Yes, Down, Down]).look = contrast;
}

/// The device is bound before the cards are cut.
fn cutting(shots: &mut Shots) {
    // The row before the last one.
    let bound = [Yes, Yes, Up, Up, Up, Yes, Yes, Down, Down, Down, Yes];
    let after = |then: &[Command]| [&bound[..], then].concat();
    shots.plain("setup-cut", &bound[..7]);
    shots.plain("commitment", &bound).shows = "Note these words";
    shots.plain("commitment-large", &bound).look = large;
    shots.plain("commitment-contrast", &bound).look = contrast;
    // Without a joystick tens come first, then ones.
    let cut = shots.plain("cut", &after(&[Yes, Up, Right]));
    cut.without_joystick = Some(after(&[Yes, Up, Yes, Up]));
    cut.shows = "11";
    let second = shots.plain("cut-large", &after(&[Yes, Down, Yes]));
    second.without_joystick = Some(after(&[Yes, Down, Yes, Yes]));
    (second.look, second.shows) = (large, "cuts");
    let free = [Yes, Yes, Up, Yes, Down, Yes];
    let free = shots.plain("commitment-free", &free);
    free.shows = "or begin without";
}

/// Dice and cards for any other game.
fn lots(shots: &mut Shots) {
    // From the list, A draws, and right opens what can be set.
    let (list, deck) = ([Menu], [Menu, Right]);
    let after = |before: &[Command], then: &[Command]| [before, then].concat();
    shots.plain("lots", &list);
    shots.plain("lots-new", &deck);
    shots.plain("lots-cards", &after(&list, &[Yes; 8]));
    shots
        .plain("lots-cards-large", &after(&list, &[Yes; 8]))
        .look = large;
    shots.plain("lots-dial", &after(&deck, &[Down, Down, Yes, Up]));
    shots.plain("lots-empty", &after(&list, &[Yes; 52]));
    let dice = after(&list, &[Down, Right, Down, Yes, Up, Up, Up, Yes, Up]);
    shots.plain("lots-dice", &after(&dice, &[Yes]));
    shots
        .plain("lots-dice-contrast", &after(&dice, &[Yes]))
        .look = contrast;
    shots.plain("lots-before", &after(&list, &[Down, Right]));
    shots.plain("lots-coin", &after(&list, &[Menu]));
    let people = after(&list, &[Up, Right, Down, Yes, Up, Yes, Up]);
    shots.plain("lots-seats", &after(&people, &[Yes]));
    shots
        .plain("lots-seats-large", &after(&people, &[Yes]))
        .look = large;
}

fn values(shots: &mut Shots) {
    let list = [Yes, Yes, Up, Up, Yes];
    // It begins below what resets them all.
    let rows = |downs: usize| [&list[..], &[Up], &[Down].repeat(downs)].concat();
    shots.plain("values", &list);
    shots.plain("values-tracks", &rows(4));
    shots.plain("values-others", &rows(14));
    shots.plain("values-tiles", &[&list[..], &[Up, Up]].concat());
    let row = |downs: usize, then: &[Command]| [rows(downs).as_slice(), &[Yes], then].concat();
    shots.plain("value-row", &row(1, &[Down]));
    shots.plain("value-row-tile", &row(17, &[Yes]));
    shots.plain("value-row-copies", &row(13, &[Up]));
    shots.plain("value-row-prices", &row(10, &[]));
    shots.plain("value-row-wrong", &row(1, &[Down, Yes]));
    shots.plain("value-not-kept", &row(1, &[Down, Yes, Back]));
    shots.plain("setup-my-box", &row(10, &[Yes, Back, Back]));
    shots.plain("values-my-box", &row(10, &[Yes, Back, Up]));
    let stack = [Yes, Down, Down, Yes, Up, Up, Yes, Up, Up];
    shots.plain("stack-values", &stack);
    shots.plain("stack-value-helper", &[&stack[..], &[Yes]].concat());
    let curses = [&stack[..], &[Up].repeat(13), &[Yes, Down, Down]].concat();
    shots.plain("stack-value-curses", &curses);
    let wrong = row(1, &[Down, Yes, Back, Back]);
    shots.plain("setup-wrong", &[&wrong[..], &[Down, Down]].concat());
    let why = [&wrong[..], &[Down, Down, Yes]].concat();
    shots.plain("setup-wrong-why", &why);
}

fn help(shots: &mut Shots) {
    // Help, and of which game.
    let list = [Down, Down, Yes, Yes];
    shots.plain("help", &list);
    shots.plain("help-last", &[&list[..], &[Up]].concat());
    shots.plain("help-topics", &[&list[..], &[Yes]].concat());
    // The group, then the page in it.
    let page = |wanted: Topic| {
        let groups = GameKind::Artifact.info().help.iter();
        let place = |group: &HelpGroup| group.topics.iter().position(|one| *one == own(wanted));
        let found = groups
            .enumerate()
            .find_map(|(number, group)| Some((number, place(group)?)));
        let (group, place) = found.unwrap();
        let (groups, places) = ([Down].repeat(group), [Down].repeat(place));
        [&list[..], &groups, &[Yes], &places, &[Yes]].concat()
    };
    shots.plain("help-page", &page(Topic::Goal));
    shots.plain("help-page-pictures", &page(Topic::TurnInShort));
    shots.plain("help-page-signs", &page(Topic::SignsOfCards));
    shots.plain("help-page-tiles", &page(Topic::AllTiles));
    shots.plain("help-page-long", &page(Topic::Exhibition));
    shots.plain(
        "help-page-scrolled",
        &[page(Topic::Exhibition), [Down].repeat(9)].concat(),
    );
    shots.plain("help-page-large", &page(Topic::FirstHuts)).look = large;
    shots
        .plain("help-page-signs-large", &page(Topic::SignsOfTheBoard))
        .look = large;
    shots.plain("help-page-contrast", &page(Topic::Morley)).look = contrast;
    shots
        .plain("help-page-tiles-contrast", &page(Topic::AllTiles))
        .look = contrast;
}

/// Saves that cannot be read as a whole.
fn saves(shots: &mut Shots, start: &Position) {
    let mut cut = stored("turn").save(&long_names());
    cut.push(0xFA);
    shots.add("damaged", cut, &[]);
    let mut header = start.save(&long_names());
    header[20] ^= 1;
    shots.add("damaged-header", header.clone(), &[]);
    shots.add("damaged-header-give-up", header, &[Yes, Yes]);
    shots.add("foreign", b"something else".to_vec(), &[]);
    let mut newer = start.save(&long_names());
    newer[4] += 1;
    shots.add("newer", newer, &[]);
    let unreadable = Some(StorageError::Unreadable { whole: 0 });
    shots.plain("medium-unreadable", &[]).locked = unreadable;
    shots.plain("medium-unreadable-give-up", &[Yes, Yes]).locked = unreadable;
    shots.plain("medium-newer", &[]).locked = Some(StorageError::Newer);
}

/// The way from the main menu into a game, and there to an entry of its menu.
fn by_menu(game: &[u8], look: fn(&mut Settings), entry: Ui) -> Vec<Command> {
    let mut settings = in_language(Language::English);
    look(&mut settings);
    let mut app = bare(stored_save(&settings, &long_names(), game));
    let mut commands = vec![Yes, Menu];
    app.give_all(&commands);
    let title = entry.text(Language::English);
    while selected(&mut app).as_deref() != Some(title) {
        assert!(commands.len() < 30, "{title}: {:?}", app.read());
        app.give(Down);
        commands.push(Down);
    }
    commands.push(Yes);
    commands
}

/// The time of turns and players, for those who want it.
fn clock(shots: &mut Shots) {
    let clock: fn(&mut Settings) = |settings| settings.clock = true;
    let large: fn(&mut Settings) = |settings| (settings.clock, settings.large_text) = (true, true);
    let at_table = stored("turn-in-round-3").save_at_table(&long_names());
    let turn = stored("turn-in-round-4");
    let auction = sale(5, |sale| sale.table().phase == Phase::OpenAuction);
    let temple = stack_shots::shots().into_iter();
    let temple = temple.filter(|shot| shot.name == "stack-temple");
    let long = turn.save(&long_names());
    let shown = [
        ("clock-books", at_table.clone(), vec![Yes], clock),
        ("clock-recap", long.clone(), vec![Yes], clock),
        ("clock-turn", long.clone(), vec![Yes, Yes], clock),
        ("clock-turn-large", long.clone(), vec![Yes, Yes], large),
        (
            "clock-auction",
            auction.save(&long_names()),
            vec![Yes],
            clock,
        ),
    ];
    let temple = temple.map(|shot| {
        let [joystick, _] = shot.presses;
        ("clock-temple", shot.game, joystick, clock)
    });
    for (name, game, commands, look) in shown.into_iter().chain(temple) {
        let shot = shots.add(name, game, &commands);
        (shot.look, shot.wait) = (look, 38_000);
    }
    let to_times = by_menu(&at_table, clock, Ui::Clock);
    let times = shots.add("clock-times", at_table, &to_times);
    (times.look, times.shows) = (clock, "12:34");
    let over = stored("over-5");
    shots.at("clock-end", &over, &[Yes, Back, Yes]).look = clock;
    shots
        .plain("settings-clock", &[Down, Down, Down, Yes, Up, Up])
        .look = clock;
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
    shots.turn("second-hut", &stored("second-hut"), &[]);
    shots.turn("first-markers", &stored("first-markers"), &[]);

    let rich = stored("turn-rich");
    shots.turn("turn", &rich, &[]);
    shots.turn("turn-end", &rich, &[Up, Up]);
    shots.turn("turn-help", &rich, &[Help]);
    shots.choice("research", &rich, Topic::Research);
    shots.choice("hire", &rich, Topic::Hire);
    shots.choice("ship", &rich, Topic::Ship);
    let sets = stored("two-sets");
    shots.choice("exhibition", &sets, Topic::Exhibition);
    let lacking = [selecting(&sets, Topic::Exhibition), vec![Yes, Up, Yes]].concat();
    shots.turn("exhibition-why", &sets, &lacking);
    shots.choice("exhibition-set", &rich, Topic::Exhibition);
    shots.choice("sell", &rich, Topic::Sell);
    shots.choice("buy", &rich, Topic::Buy);
    shots.choice("joker", &rich, Topic::Joker);
    let poor = stored("turn-poor");
    shots.turn("turn-poor", &poor, &[Down]);
    shots.turn("turn-poor-why", &poor, &[Down, Yes]);
    one_and_two_actions(shots);
    sub_choices(shots);
    passing(shots);
    shots.turn("turn-large", &rich, &[]).look = large;
    shots.turn("turn-contrast", &rich, &[Down, Down]).look = contrast;
    let refilling = stored("refilling");
    shots.turn("refilling-large", &refilling, &[Down]).look = large;
    shots.turn("refilling-contrast", &refilling, &[Down]).look = contrast;
    shots.choice("ship-large", &rich, Topic::Ship).look = large;
    shots
        .choice("exhibition-large", &sets, Topic::Exhibition)
        .look = large;
}

fn one_and_two_actions(shots: &mut Shots) {
    let one = stored("turn-after-one");
    shots.turn("turn-after-one", &one, &[]);
    shots.turn("undone", &one, &[Menu, Down, Yes]);
    shots.turn("turn-after-two", &stored("turn-after-two"), &[]);
    shots.turn("turn-free", &stored("turn-free"), &[]);
}

fn sub_choices(shots: &mut Shots) {
    shots.turn("joker-for", &stored("joker-for"), &[]);
    shots.choice("gold", &stored("gold"), Topic::Gold);
    shots.choice("stand-alone", &stored("stand-alone"), Topic::StandAlone);
    let two = stored("hire-two");
    let hire_two = [selecting(&two, Topic::Hire), vec![Down]].concat();
    shots.turn("hire-two", &two, &hire_two);
    shots.turn("glance", &two, &[hire_two, vec![Yes]].concat());
    shots.turn("show-cards", &stored("show-cards"), &[]);
    shots.turn("keep", &stored("keep"), &[]);
    shots.turn("keep-second", &stored("keep-second"), &[]);
    let role = stored("role");
    shots.turn("role", &role, &[]);
    shots.turn("role-last", &role, &[Up, Up]);
    shots.turn("unseen-card", &stored(&before_drawing(0)), &[]);
    shots.turn("shipping", &stored("shipping"), &[]);
    shots.turn("manuscripts", &stored("manuscripts"), &[]);
}

fn passing(shots: &mut Shots) {
    let passed = stored("passed");
    shots.turn("passed", &passed, &[]);
    // Exchanging comes after the markers.
    let exchange = [Down, Down, Down, Down, Yes];
    shots.turn("passed-exchange", &passed, &exchange);
    let for_which = [&exchange[..], &[Yes]].concat();
    shots.turn("passed-exchange-for", &passed, &for_which);
    shots.turn("passed-full-mat", &stored("passed-full-mat"), &[Up]);
    shots.turn("refilling", &stored("refilling"), &[]);
}

/// What is looked at: the hand, the table, what happened.
fn views(shots: &mut Shots) {
    let (three, five) = (stored("late-3"), stored("late-5"));
    // Who decides in the open looks at the hand behind a curtain.
    let start = Position::start(Setup::base(3), 1);
    shots.at("curtain-first", &start, &[Yes, Right]);
    let refilling = stored("refilling");
    shots.turn("curtain", &refilling, &[Right]);
    shots.turn("curtain-contrast", &refilling, &[Right]).look = contrast;
    shots.at("meanwhile", &five, &[Yes]);
    shots.at("meanwhile-up", &five, &[Yes, Up, Up]);
    shots.at("meanwhile-older", &five, &[Yes, Yes]);
    shots.at("meanwhile-large", &five, &[Yes]).look = large;
    shots.at("meanwhile-contrast", &five, &[Yes]).look = contrast;
    shots.at("meanwhile-turn", &stored("turn-rich"), &[Yes]);
    shots.at("meanwhile-3", &three, &[Yes, Up]);
    for (names, position) in [
        (["table-3", "players-3", "tiles-3", "market-3"], &three),
        (["table-5", "players-5", "tiles-5", "market-5"], &five),
    ] {
        for (number, name) in names.into_iter().enumerate() {
            let pages = [&[Yes, Back][..], &[Up].repeat(number)].concat();
            shots.at(name, position, &pages);
        }
    }
    shots.at("player", &three, &[Yes, Back, Up, Down, Yes]);
    shots.at("player-scrolled", &three, &[Yes, Back, Up, Yes, Down, Down]);
    shots.at(
        "player-5",
        &five,
        &[Yes, Back, Up, Down, Down, Down, Down, Yes],
    );
    let base = stored("late-4-base");
    shots.at("market-4-base", &base, &[Yes, Back, Up, Up, Up]);
    shots.at("site", &three, &[Yes, Back, Yes]);
    shots.at("site-next", &three, &[Yes, Back, Down, Yes, Yes]);
    shots.at("site-5", &five, &[Yes, Back, Down, Yes]);
    shots.at("site-large", &five, &[Yes, Back, Down, Yes]).look = large;
    shots.at("table-contrast", &five, &[Yes, Back]).look = contrast;
    shots.at("table-large", &five, &[Yes, Back]).look = large;
    let in_pause = |downs: usize| [&[Yes, Menu][..], &[Down].repeat(downs), &[Yes]].concat();
    shots.at("pause", &five, &[Yes, Menu]);
    shots.at("pause-last", &five, &[Yes, Menu, Up, Up]);
    // Before the turn is taken up, undo is selected, the second entry.
    shots.at("standings", &five, &in_pause(3));
    shots.at("standings-next", &five, &[in_pause(3), vec![Yes]].concat());
    shots.at("history", &five, &in_pause(4));
    shots.at("history-before", &five, &[in_pause(4), vec![Yes]].concat());
    shots.at("history-empty", &start, &in_pause(5));
    shots.turn("undo-refused", &stored("turn-rich"), &[Menu, Down, Yes]);
    let full = super::full_log::full();
    shots.at("log-full", &full, &[Yes]);
    shots.at("log-full-large", &full, &[Yes]).look = large;
    shots.at("log-full-menu", &full, &[]);
    hands(shots);
}

fn hands(shots: &mut Shots) {
    let many = stored("hand-many");
    shots.turn("hand-empty", &stored("hand-empty"), &[Right]);
    shots.turn("hand-few", &stored("hand-few"), &[Right]);
    shots.turn("hand-many", &many, &[Right]);
    shots.turn("hand-many-last", &many, &[Right, Up]);
    shots.turn("hand-next-set", &many, &[Right, Down]);
    shots.turn("hand-base", &stored("late-4-base"), &[Right]);
    shots.turn("hand-large", &many, &[Right]).look = large;
    shots.turn("hand-contrast", &many, &[Right, Down]).look = contrast;
    let hidden = shots.turn("hidden-after-idling", &many, &[Right]);
    hidden.wait = 46_000;
}

/// What happened, and the end.
fn ends(shots: &mut Shots) {
    for name in [
        "news-drawn",
        "news-drawn-cursed",
        "news-shipped-cursed",
        "news-year",
        "news-last-round",
        "news-round-over",
        "news-manuscripts",
    ] {
        shots.news(name);
    }
    let complete = stored("over-5");
    shots.at("score-result", &complete, &[Yes]).wait = FALLEN;
    let large_result = shots.at("score-result-large", &complete, &[Yes]);
    (large_result.look, large_result.wait) = (large, FALLEN);
    let contrast_result = shots.at("score-result-contrast", &complete, &[Yes]);
    (contrast_result.look, contrast_result.wait) = (contrast, FALLEN);
    shots.at("score-chart", &complete, &[Yes, Back]);
    shots.at("score-ranking", &complete, &[Yes, Back, Yes]);
    shots
        .at("score-ranking-large", &complete, &[Yes, Back, Yes])
        .look = large;
    shots.at("score-what-now", &complete, &[Yes, Back, Yes, Yes]);
    shots.at("score-tiles", &complete, &[Yes; 2]);
    shots.at("score-stand-alone", &complete, &[Yes; 3]);
    shots.at("score-money", &complete, &[Yes; 4]);
    shots.at("score-research", &complete, &[Yes; 5]);
    let now = [Yes, Back, Yes, Yes];
    let history = [&now[..], &[Down, Yes]].concat();
    shots.at("score-history", &complete, &history);
    let result = [&now[..], &[Down, Down, Yes]].concat();
    shots.at("qr-result", &complete, &result);
    shots.at("qr-result-contrast", &complete, &result).look = contrast;
    let few = stored("over-3-base");
    shots.at("qr-result-3", &few, &result);
    let game = [&now[..], &[Down, Down, Down, Yes]].concat();
    shots.at("qr-game", &complete, &game);
    shots.at("qr-game-next", &complete, &[&game[..], &[Yes]].concat());
    shots.at("menu-over", &complete, &[]);
    shots.at("menu-results", &complete, &[Down, Down, Down]);
    shots.at("results", &complete, &[Down, Down, Down, Yes]);
    shots.at(
        "results-one",
        &complete,
        &[Down, Down, Down, Yes, Down, Yes],
    );
    shots.at("results-wins", &complete, &[Down, Down, Down, Yes, Yes]);
    shots.at("about-over", &complete, &[Up, Up, Up, Up, Yes]);
    shots.at("about-closed", &complete, &[Up, Up, Up, Up, Yes, Yes]);
    let base = stored("over-3-base");
    shots.at("score-base-result", &base, &[Yes]).wait = FALLEN;
    shots.at("score-base-money", &base, &[Yes; 3]);
    let tied = stored("over-tie");
    shots.at(
        "score-tie",
        &tied,
        &[&[Yes, Back, Yes][..], &[Down; 4]].concat(),
    );
    let tied = stored("over-tie-money");
    let to_the_tie = [&[Yes, Back, Yes][..], &[Down; 4]].concat();
    shots.at("score-tie-money", &tied, &to_the_tie);
}

/// From the first relic of the first player to one with a certificate, with a joystick and without: they
/// lie by colour.
fn to_the_certified(sale: &Sale) -> [Vec<Command>; 2] {
    let (table, values) = (sale.table(), sale.log.game().values());
    let relics = table.players[Seat::One].relics;
    let of = |colour| {
        let all = relics.iter();
        all.filter(move |relic| values.relics[*relic].colour == colour)
    };
    let mut all = Colour::ALL.into_iter().flat_map(of);
    let certified = table.certified.values();
    let number = all.position(|relic| certified.contains(&Some(relic)));
    [Right, Down].map(|command| vec![command; number.unwrap()])
}

/// Warehouse 51: its set-up, auctions, lists, what one knows, the table, the end, help.
fn sales(shots: &mut Shots) {
    let set_up = [Yes, Down, Yes];
    shots.plain("w51-setup", &set_up).shows = "Players";
    let relic = [&set_up[..], &[Up, Up, Yes], &[Down].repeat(6), &[Yes]].concat();
    shots.plain("w51-value-row", &relic).shows = "Holy Grail";
    let mut show = |name, sale: &Sale, commands: &[Command], shows| {
        let save = sale.save(&long_names());
        let mut shot = Shot::new(name, save, commands.to_vec());
        shot.shows = shows;
        shots.0.push(shot);
    };
    let start = Sale::start(5, 1);
    show("w51-stack", &start, &[Yes], "Which stack?");
    show("w51-looks", &start, &[Yes, Up, Yes], "Who looks?");
    show("w51-known", &start, &[Yes, Up, Yes, Yes, Yes], "Left, with");
    let of = |players, phase: Phase| sale(players, move |sale| sale.table().phase == phase);
    let bidding = sale(4, |sale| {
        let table = sale.table();
        let bidder = &table.players[table.seat];
        table.phase == Phase::OpenAuction && table.leader.is_some() && bidder.gold > 8
    });
    show("w51-auction", &bidding, &[Yes, Up, Up], "max 10");
    show("w51-auction-pass", &bidding, &[Yes, Down], "Pass");
    show("w51-relic", &bidding, &[Yes, Help], "goddess");
    show("w51-table", &bidding, &[Yes, Back], "Table");
    show(
        "w51-collection",
        &bidding,
        &[Yes, Back, Yes],
        "No relic yet",
    );
    // Relics in the pawnshop; at the end also one with a certificate.
    let pawned = sale(4, |sale| {
        let table = sale.table();
        let owner = &table.players[Seat::One];
        let is_late = matches!(table.phase, Phase::OpenAuction) && owner.relics.len() > 5;
        is_late && !owner.pawned.is_empty()
    });
    show(
        "w51-collection-pawned",
        &pawned,
        &[Yes, Back, Yes],
        ", pawned",
    );
    let certified = sale(4, |sale| {
        let table = sale.table();
        let relics = table.players[Seat::One].relics;
        let mut own = table.certified.values().iter().flatten();
        table.phase == Phase::Cancelling && own.any(|relic| relics.contains(*relic))
    });
    let moves = to_the_certified(&certified).map(|moves| [&[Yes, Back, Yes], &moves[..]].concat());
    let [commands, without_joystick] = moves;
    let mut chosen = Shot::new(
        "w51-collection-certified",
        certified.save(&long_names()),
        commands,
    );
    (chosen.without_joystick, chosen.shows) = (Some(without_joystick), ", certified");
    let shared = sale(4, |sale| {
        let over = sale.table().phase == Phase::Over;
        over && sale.log.standings().winners().count() > 1
    });
    show("w51-shared-ranking", &shared, &[Yes, Back, Yes], "Ranking");
    let poor = sale(5, |sale| {
        let table = sale.table();
        let may = !sale.log.game().pawnable(table, table.seat).is_empty();
        table.phase == Phase::OpenAuction && may
    });
    show("w51-auction-pawn", &poor, &[Yes, Down], "Pawn: +5");
    let look = [Yes, Down, Down];
    show("w51-auction-look", &poor, &look, "Counterfeits");
    let fist = sale(5, |sale| sale.table().locked.len() > 1);
    show("w51-fist", &fist, &[Yes, Yes], "Fist?");
    show("w51-fist-chosen", &fist, &[Yes, Yes, Yes], "max 12");
    let last = sale(3, |sale| sale.table().locked.len() == 2);
    show("w51-fists-open", &last, &[Yes, Yes, Yes, Yes], "Open fists");
    show("w51-paying", &of(4, Phase::Paying), &[Yes], "Whom to pay?");
    show(
        "w51-examining",
        &of(5, Phase::Examining),
        &[Yes, Yes],
        "Look where?",
    );
    show(
        "w51-announcing",
        &of(4, Phase::Announcing),
        &[Yes],
        "all hear it",
    );
    show(
        "w51-last-pawning",
        &of(5, Phase::LastPawning),
        &[Yes],
        "Pawn which?",
    );
    show(
        "w51-buying-back",
        &of(5, Phase::BuyingBack),
        &[Yes],
        "Buy back?",
    );
    show(
        "w51-cancelling",
        &of(4, Phase::Cancelling),
        &[Yes],
        "Cancel which?",
    );
    let over = of(4, Phase::Over);
    show("w51-ranking", &over, &[Yes, Back, Yes], "Ranking");
    show("w51-places", &over, &[Yes; 2], "Blue");
    let (end, to_the_reveal) = before_the_reveal(4);
    show("w51-certifying", &end, &[Yes], "Certify which?");
    let mut victory = Shot::new("w51-shared", shared.save(&long_names()), vec![Yes]);
    (victory.wait, victory.shows) = (FALLEN, " win");
    shots.0.push(victory);
    let revealed = [("w51-reveal", 0), ("w51-reveal-next", 1)].map(|(name, pages)| {
        let commands = [&to_the_reveal[..], &[Yes].repeat(pages)].concat();
        (name, end.clone(), commands, "FAKE")
    });
    shots.0.push(chosen);
    for (name, sale, commands, shows) in revealed.into_iter().chain(warehouse51_reveal::shots()) {
        let mut shot = Shot::new(name, sale.save(&long_names()), commands);
        (shot.wait, shot.shows) = (FALLEN, shows);
        shots.0.push(shot);
    }
    let large: fn(&mut Settings) = |settings| settings.large_text = true;
    let contrast: fn(&mut Settings) = |settings| settings.high_contrast = true;
    let bid = ([Yes, Up, Up], "max 10");
    let relics = ([Yes, Back, Yes], ", pawned");
    for (name, sale, (commands, shows), look) in [
        ("w51-auction-large", &bidding, bid, large),
        ("w51-auction-contrast", &bidding, bid, contrast),
        ("w51-collection-large", &pawned, relics, large),
        ("w51-collection-contrast", &pawned, relics, contrast),
    ] {
        let save = sale.save(&long_names());
        let mut shot = Shot::new(name, save, commands.to_vec());
        (shot.look, shot.shows) = (look, shows);
        shots.0.push(shot);
    }
}

pub static SHOTS: LazyLock<Vec<Shot>> = LazyLock::new(|| {
    let mut shots = Shots::default();
    menus(&mut shots);
    cutting(&mut shots);
    for (name, game, [commands, without_joystick], look, shows) in table_shots::shots() {
        let shot = shots.add(name, game, &commands);
        (shot.look, shot.shows) = (look, shows);
        shot.without_joystick = Some(without_joystick);
    }
    lots(&mut shots);
    clock(&mut shots);
    for (name, commands, without_joystick, look) in super::score_only_shots::shots() {
        let shot = shots.plain(name, &commands);
        (shot.without_joystick, shot.look) = (Some(without_joystick), look);
    }
    for (name, game, commands, wait, look) in super::bot_shots::shots() {
        let shot = shots.add(name, game, &commands);
        (shot.wait, shot.look) = (wait, look);
    }
    turns(&mut shots);
    views(&mut shots);
    ends(&mut shots);
    sales(&mut shots);
    for (name, commands) in solo_shots::shots() {
        shots.plain(name, &commands).results = solo_shots::kept();
    }
    let at_table = super::stack_table_shots::shots();
    let books = super::warehouse51_books_shots::shots();
    let found = super::stack_table_shots::found();
    for shot in stack_shots::shots().into_iter().chain(found) {
        let [joystick, buttons] = shot.presses;
        let own = shots.add(shot.name, shot.game, &joystick);
        (own.without_joystick, own.look, own.shows) = (Some(buttons), shot.look, shot.shows);
    }
    for (name, game, commands, look) in at_table.into_iter().chain(books) {
        shots.add(name, game, &commands).look = look;
    }
    for (name, game, commands, shows) in super::warehouse51_shots::shots() {
        shots.add(name, game, &commands).shows = shows;
    }
    shots.0
});

/// What a device shows that crashed.
fn crashes(board: Board, language: Language) -> Vec<(String, Picture)> {
    let crashes = [
        ("crash-panic", Cause::Panic, "auction.rs:1234", false),
        ("crash-fault", Cause::Fault, "10012A4C", false),
        ("crash-hang", Cause::Hang, "", false),
        ("crash-again", Cause::Panic, "exhibition.rs:77", true),
    ];
    let picture = |(name, cause, place, again): (&str, Cause, &str, bool)| {
        let crash = Crash {
            cause,
            place,
            code: 0x1A2B_3C4D,
            again,
        };
        let mut screen = Screen::new(board.size());
        crash::draw(&crash, board, language, &mut screen).unwrap();
        (name.to_owned(), Picture::of(&screen))
    };
    crashes.map(picture).to_vec()
}

/// Where power is shown in the menus.
fn power(board: Board, language: Language) -> Vec<(String, Picture)> {
    let game = Position::start(full(3), 0).save(&long_names());
    let states = [
        ("usb", Power::Usb),
        ("full", Power::Battery(100)),
        ("half", Power::Battery(45)),
        ("low", Power::Battery(9)),
    ];
    let mut pictures = Vec::new();
    for (name, power) in states {
        let mut device = device(board, &in_language(language), &long_names(), &game);
        device.app_mut().set_power(power, 0);
        // A warning passes.
        device.run(3000).unwrap();
        let of = |screen: &str| format!("power-{name}-{screen}");
        pictures.push((of("menu"), Picture::of(device.screen())));
        device.give_all(&[Yes, Menu]);
        pictures.push((of("pause"), Picture::of(device.screen())));
        device.power_cycle().unwrap();
        device.app_mut().set_power(power, 0);
        device.give_all(&[Down, Down, Down, Down, Down, Yes]);
        device.run(3000).unwrap();
        pictures.push((of("about"), Picture::of(device.screen())));
    }
    pictures
}

fn every_screen_looks_as_accepted(language: Language, board: Board) {
    let shots = SHOTS.iter();
    let mut pictures: Vec<(String, Picture)> = shots
        .map(|shot| (shot.name.to_owned(), shot.picture(board, language)))
        .collect();
    pictures.extend(crashes(board, language));
    pictures.extend(power(board, language));
    let complaints = check(
        &folder(),
        Mode::of_environment(),
        language,
        board,
        &pictures,
    );
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_picture_shows_what_it_says_that_it_shows() {
    let mut lacking = Vec::new();
    for shot in SHOTS.iter().filter(|shot| !shot.shows.is_empty()) {
        for board in BOARDS {
            let texts = shot.device(board, Language::English).texts();
            if !texts.iter().any(|text| text.contains(shot.shows)) {
                let (name, shows) = (shot.name, shot.shows);
                lacking.push(format!("{name} lacks {shows} on {board:?}: {texts:?}"));
            }
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

/// The books of a table have pictures of their own.
#[test]
fn every_picture_of_an_auction_game_says_what_it_shows() {
    let others = ["w51-books", "w51-put-right"];
    let is_own = |shot: &&Shot| shot.name.starts_with("w51-");
    let own = SHOTS.iter().filter(is_own);
    let own = own.filter(|shot| !others.iter().any(|other| shot.name.starts_with(other)));
    let silent = own.filter(|shot| shot.shows.is_empty());
    let silent: Vec<&str> = silent.map(|shot| shot.name).collect();
    assert!(silent.is_empty(), "{silent:?}");
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
