//! The clock: off unless somebody wants it; on, it runs for whose turn it is, in all three games, and a power
//! cut costs no more than the turn that runs.

use engine::actions::Coded;
use engine::bytes::Reader;
use engine::chance::Seed;
use engine::each::Member;
use engine::game::Actor;
use engine::log::{Entry, read_entry};
use engine::record::Record;
use engine::seat::{Seat, StartPlayer};
use engine::stack::ArtifactStack;
use engine::warehouse51::Warehouse51;
use handheld::board::{Board, Command};
use handheld::clock::Clock;
use handheld::games::GameUi;
use handheld::play::{Dealing, LOG, Play, Shell, Venue};
use handheld::save;
use handheld::settings::{Name, Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Language, Ui};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{BareApp, Hands, bare, device, inputs, stored as storing};
use host_tests::handheld_positions::{full, long_names, stored};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use crate::at_the_table::selected;
use crate::taking_home::{Hand, choose, code, told};

use Command::{Back, Down, Menu, Ok as Yes, Right};

const ENGLISH: Language = Language::English;

fn timed() -> Settings {
    Settings {
        clock: true,
        ..Settings::default()
    }
}

/// Hands that take their time.
struct Slow {
    app: BareApp,
    now: u64,
}

impl Slow {
    fn at(storage: MemoryStorage) -> Self {
        Slow {
            app: bare(storage),
            now: 0,
        }
    }

    /// Waits, and looks at the screen every now and then, as a device does.
    fn wait(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds / 50 {
            self.now += 50;
            self.app.tick(self.now);
        }
    }

    fn give(&mut self, command: Command) {
        for input in inputs(Board::SQUARE, false, command) {
            self.app.handle(input, self.now);
        }
    }

    fn says(&mut self, text: &str) -> bool {
        self.app.read().iter().any(|one| one == text)
    }

    /// By the menu inside the game.
    fn go_home(&mut self) {
        self.give(Menu);
        let quit = Ui::SaveAndQuit.text(ENGLISH);
        for _ in 0..20 {
            if selected(&mut self.app).as_deref() == Some(quit) {
                self.give(Yes);
            }
            if self.app.is_home() {
                return;
            }
            self.give(Down);
        }
        panic!("no way home: {:?}", self.app.read());
    }

    fn clock(&self) -> Clock {
        self.app.world().clock
    }

    fn play(&self) -> &Play {
        self.app.world().play.as_ref().unwrap()
    }

    fn seconds(&self, seat: Seat) -> u32 {
        self.clock().of(seat).seconds()
    }
}

/// The books of a table, with or without a clock.
fn books(settings: &Settings) -> Slow {
    let game = stored("turn-in-round-3").save_at_table(&Roster::default());
    let mut slow = Slow::at(storing(settings, &Roster::default(), &game));
    slow.give(Yes);
    slow
}

#[test]
fn without_being_wanted_it_draws_nothing_and_stores_nothing() {
    let mut slow = books(&Settings::default());
    slow.app.read();
    slow.app
        .draw(&mut simulator::screen::Screen::new(Board::SQUARE.size()))
        .unwrap();
    slow.wait(5000);
    assert!(!slow.app.needs_drawing());
    for _ in 0..200 {
        slow.give(Yes);
        slow.wait(100);
    }
    assert!(slow.clock().is_new());
    let storage = slow.app.into_storage();
    assert!(storage.bytes(Slot::Clock).is_empty());
}

#[test]
fn the_header_says_what_the_turn_took_second_by_second() {
    let mut slow = books(&timed());
    let seat = slow.play().turn().unwrap();
    assert!(slow.says("0:00"), "{:?}", slow.app.read());
    let mut screen = simulator::screen::Screen::new(Board::SQUARE.size());
    slow.app.draw(&mut screen).unwrap();
    let mut drawn = 0;
    for _ in 0..(34 * 20) {
        slow.wait(50);
        if slow.app.needs_drawing() {
            drawn += 1;
            slow.app.draw(&mut screen).unwrap();
        }
    }
    assert_eq!(drawn, 34, "once a second");
    assert!(slow.says("0:34"));
    assert_eq!(slow.seconds(seat), 34);
}

#[test]
fn from_one_second_to_the_next_only_digits_are_drawn_anew() {
    let game = stored("turn-in-round-3").save_at_table(&long_names());
    for board in [Board::SQUARE, Board::WIDE] {
        let mut device = device(board, &timed(), &long_names(), &game);
        device.give(Yes);
        device.run(1000).unwrap();
        for _ in 0..12 {
            let before = Picture::of(device.screen());
            device.run(1000).unwrap();
            let after = Picture::of(device.screen());
            let rows = before.width() as usize;
            let pixels = before.pixels().iter().zip(after.pixels()).enumerate();
            let different = pixels.filter(|(_, (before, after))| before != after);
            let places: Vec<usize> = different.map(|(place, _)| place).collect();
            let changed = places.len();
            assert!(
                places.iter().all(|place| place / rows < 24),
                "in the header alone"
            );
            assert!((1..200).contains(&changed), "{changed} pixels");
        }
    }
}

#[test]
fn it_stands_still_in_the_menu_and_in_the_dark_and_at_home() {
    let mut slow = books(&timed());
    let seat = slow.play().turn().unwrap();
    slow.wait(3000);
    slow.give(Menu);
    slow.wait(20_000);
    assert_eq!(slow.seconds(seat), 3);
    // What is opened from the menu is part of the pause: everybody's times, say.
    let clock = Ui::Clock.text(ENGLISH);
    for _ in 0..20 {
        if selected(&mut slow.app).as_deref() == Some(clock) {
            break;
        }
        slow.give(Down);
    }
    slow.give(Yes);
    slow.wait(20_000);
    assert!(
        slow.says("0:03") && slow.says("This turn: 0:03"),
        "{:?}",
        slow.app.read()
    );
    slow.give(Back);
    slow.give(Back);
    slow.wait(2000);
    assert_eq!(slow.seconds(seat), 5);
    // The screen goes dark after ten minutes; nobody plays after that.
    slow.wait(3_600_000);
    assert_eq!(slow.seconds(seat), 5 + 600 - 2);
    // The press that wakes it does nothing else.
    slow.give(Menu);
    slow.go_home();
    let before = slow.seconds(seat);
    slow.wait(60_000);
    assert_eq!(slow.seconds(seat), before);
    slow.give(Yes);
    slow.wait(1000);
    assert_eq!(slow.seconds(seat), before + 1);
}

/// A press that gets a game on, more or less.
fn some_press(rng: &mut Chance) -> Command {
    match below(100, rng) {
        0..60 => Yes,
        60..75 => Down,
        75..87 => Right,
        87..94 => Back,
        _ => Command::Up,
    }
}

/// Does something until it is somebody else's turn.
fn end_turn(slow: &mut Slow) {
    let before = slow.play().turn();
    let mut rng = chance(5);
    for _ in 0..2000 {
        let now = slow.play().turn();
        if now.is_some() && now != before {
            return;
        }
        slow.give(some_press(&mut rng));
    }
    panic!("the turn does not end: {:?}", slow.app.read());
}

#[test]
fn a_power_cut_costs_no_more_than_the_turn_that_runs() {
    let mut slow = books(&timed());
    let first = slow.play().turn().unwrap();
    slow.wait(42_000);
    end_turn(&mut slow);
    let second = slow.play().turn().unwrap();
    slow.wait(7000);
    assert_eq!((slow.seconds(first), slow.seconds(second)), (42, 7));
    let mut again = Slow::at(slow.app.into_storage());
    assert_eq!((again.seconds(first), again.seconds(second)), (42, 0));
    again.give(Yes);
    again.wait(1000);
    assert_eq!((again.seconds(first), again.seconds(second)), (42, 1));
    // A damaged record costs the times and nothing else.
    let hash = again.app.state_hash();
    let mut storage = again.app.into_storage();
    storage.bytes_mut(Slot::Clock).truncate(9);
    let damaged = Slow::at(storage);
    assert!(damaged.clock().is_new());
    assert_eq!(damaged.app.state_hash(), hash);
}

#[test]
fn another_game_begins_with_no_time_taken() {
    let mut slow = books(&timed());
    slow.wait(9000);
    end_turn(&mut slow);
    assert!(!slow.clock().is_new());
    slow.go_home();
    // A new game, though one is under way, as it is set up.
    for press in [Down, Yes, Down, Yes, Yes, Yes] {
        slow.give(press);
    }
    assert_eq!(slow.clock().all().seconds(), 0);
    let bytes = slow.app.into_storage().bytes(Slot::Clock).to_vec();
    assert_eq!(Clock::read(&bytes), Ok(Clock::new()));
}

/// Names that have room beside a time.
fn named() -> Roster {
    let names = ["Anna", "Bob", "Zoë", "Dora", "Emil"];
    Roster {
        names: names.map(|name| Name::try_from(name).unwrap()),
        ..Roster::default()
    }
}

/// Plays a whole game by chance; every press takes a while. Gives the times that a second clock took.
fn play_all<G: GameUi>(game: &G, venue: Venue, seed: u64) -> (Slow, [u64; 5]) {
    let dealing = match venue {
        Venue::Here => Dealing::Device(Seed([3; 32])),
        Venue::Table => Dealing::People,
    };
    let shell = Shell {
        venue,
        ..Shell::new(named(), dealing)
    };
    let header = save::header_of(game, &shell).unwrap();
    let mut slow = Slow::at(storing(&timed(), &named(), &header));
    let (mut rng, mut own, mut whose) = (chance(seed), [0; 5], None);
    slow.give(Yes);
    for _ in 0..60_000 {
        if slow.play().is_over() {
            return (slow, own);
        }
        whose = slow.play().turn().or(whose);
        let takes = 50 * (1 + below(30, &mut rng) as u64);
        let is_home = slow.app.is_home();
        if let (Some(seat), false) = (whose, is_home) {
            own[seat.place()] += takes;
        }
        slow.wait(takes);
        slow.give(if is_home { Yes } else { some_press(&mut rng) });
    }
    panic!("the game does not end: {:?}", slow.app.read());
}

fn assert_times<G: GameUi>(game: &G, seed: u64) {
    for venue in [Venue::Here, Venue::Table] {
        let (mut slow, own) = play_all(game, venue, seed);
        for seat in Seat::ALL {
            let (took, expected) = (slow.seconds(seat), own[seat.place()] / 1000);
            assert_eq!(u64::from(took), expected, "{venue:?} {seat:?}");
        }
        // The end tells everybody's time, from the storage too.
        let mut again = Slow::at(slow.app.clone().into_storage());
        assert_eq!(again.clock().all(), slow.clock().all());
        for slow in [&mut slow, &mut again] {
            let winner = slow.play().game().standings().winners().next().unwrap();
            let time = slow.clock().of(winner).to_string();
            let mut texts = Vec::new();
            for _ in 0..16 {
                texts.extend(slow.app.read());
                slow.give(Yes);
            }
            assert!(
                texts.iter().any(|text| text.ends_with(&time)),
                "{time}: {texts:?}"
            );
        }
    }
}

#[test]
fn every_second_of_artifact_is_somebodys() {
    let game = engine::artifact::Artifact::new(full(4)).unwrap();
    assert_times(&game, 1);
}

#[test]
fn every_second_of_warehouse_51_is_somebodys() {
    let setup = engine::warehouse51::Setup::of(4);
    assert_times(&Warehouse51::new(setup).unwrap(), 2);
}

#[test]
fn every_second_of_artifact_stack_is_somebodys() {
    let setup = host_tests::handheld_stack::setup(3);
    assert_times(&ArtifactStack::new(setup).unwrap(), 3);
}

/// Whom chance chose to begin, as the log has it.
fn begun<G: GameUi>(save: &[u8], start: impl Fn(G::Outcome) -> Option<Seat>) -> Option<Seat> {
    let (record, _) = save::record::<G>(save).unwrap();
    let mut again: Record<G, LOG> = Record::new(*record.game());
    let mut reader = Reader::new(record.entries());
    while reader.left() > 0 {
        let entry = read_entry(&mut reader).unwrap();
        if let (Entry::Next(code), Actor::Chance) = (entry, again.actor())
            && let Some(seat) = G::Outcome::from_code(code).and_then(&start)
        {
            return Some(seat);
        }
        again.follow(entry).unwrap();
    }
    None
}

/// The link of a game that was played with the clock on says what log and rules say; gives who began.
fn assert_link<G: GameUi>(
    game: &G,
    seed: u64,
    start: impl Fn(G::Outcome) -> Option<Seat>,
) -> Option<Seat> {
    let (slow, own) = play_all(game, Venue::Here, seed);
    let storage = slow.app.into_storage();
    let began = begun::<G>(storage.bytes(Slot::Game), start);
    let (record, shell) = save::record::<G>(storage.bytes(Slot::Game)).unwrap();
    let mut device: Hand = Device::new(Board::SQUARE, storage, Seeded::new(1)).unwrap();
    choose(&mut device, Ui::ResultCode);
    let told = told(&code(&device));
    assert_eq!(told["game"]["name"], (G::INFO.title)(ENGLISH));
    assert_eq!(told["game"]["sourceGameId"], G::INFO.key);
    let minutes = (own.iter().sum::<u64>() + 30_000) / 60_000;
    assert!(minutes > 0);
    assert_eq!(told["durationMin"], minutes);
    let players = told["players"].as_array().unwrap();
    assert_eq!(players.len(), usize::from(record.game().seats()));
    let mut winners = 0;
    for standing in record.standings().iter() {
        let (seat, player) = (standing.seat, &players[standing.seat.place()]);
        let name = shell.roster.names[seat.place()].as_str();
        assert_eq!(player["name"], name);
        assert_eq!(player["score"], standing.tiers[0]);
        assert_eq!(player["winner"], standing.place == 1);
        assert_eq!(player["startPlayer"], began == Some(seat));
        winners += usize::from(player["winner"] == true);
    }
    assert!(winners > 0);
    began
}

#[test]
fn the_link_of_every_game_has_names_points_winner_start_player_and_how_long_it_took() {
    let mut began = Vec::new();
    for seed in [1, 2] {
        let artifact = engine::artifact::Setup {
            start: StartPlayer::Chance,
            ..full(3)
        };
        let artifact = engine::artifact::Artifact::new(artifact).unwrap();
        began.push(assert_link(&artifact, seed, |outcome| match outcome {
            engine::artifact::Outcome::Start(seat) => Some(seat),
            _ => None,
        }));
        let sale = engine::warehouse51::Setup {
            start: StartPlayer::Chance,
            ..engine::warehouse51::Setup::of(3)
        };
        let sale = Warehouse51::new(sale).unwrap();
        began.push(assert_link(&sale, seed, |outcome| match outcome {
            engine::warehouse51::Outcome::Start(seat) => Some(seat),
            _ => None,
        }));
        let stack = engine::stack::Setup {
            start: StartPlayer::Chance,
            ..host_tests::handheld_stack::setup(3)
        };
        let stack = ArtifactStack::new(stack).unwrap();
        began.push(assert_link(&stack, seed, |outcome| match outcome {
            engine::stack::Outcome::Start(seat) => Some(seat),
            _ => None,
        }));
    }
    assert!(began.iter().all(Option::is_some), "chance chose: {began:?}");
    assert!(began.iter().any(|seat| *seat != Some(Seat::One)));
}
