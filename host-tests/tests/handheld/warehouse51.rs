//! Warehouse 51 by presses: whole games of three, four and five players on both boards, from the first
//! stack to the scores; what one player knows is on no screen of another.

use engine::chance::Seed;
use engine::dealer::{Seeded as SeededDealer, Told};
use engine::game::Actor;
use engine::record::Record;
use engine::seat::Seat;
use engine::warehouse51::{
    Action, Colour, Neighbour, Outcome, Pair, Phase, Relic, Setup, Table, Visibility, Warehouse51,
};
use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::games::warehouse51::lesson::LESSON;
use handheld::games::warehouse51::text::Label;
use handheld::play::{Dealing, LOG, Shell};
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::text::{Footer, Language, Ui};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{
    BOARDS, BareApp, Hands, bare, device, go_home, in_language, told,
};
use host_tests::handheld_positions::long_names;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::storage::MemoryStorage;

use super::at_the_table::pause;

type Handheld = Device<MemoryStorage, Seeded>;
pub type Log = Record<Warehouse51, LOG>;

/// More commands than any game takes.
const TOO_LONG: usize = 6000;

/// The save of a log.
fn saved(log: &Log, seed: u8) -> Vec<u8> {
    saved_for(log, &long_names(), seed)
}

/// The same, played by others.
fn saved_for(log: &Log, roster: &Roster, seed: u8) -> Vec<u8> {
    let shell = Shell::new(roster.clone(), Dealing::Device(Seed([seed; 32])));
    let header = save::header_of(log.game(), &shell).unwrap();
    [header.as_slice(), log.entries()].concat()
}

/// A device on which a game begins.
fn begun(players: u8, seed: u8, board: Board, settings: &Settings) -> Handheld {
    let game = Warehouse51::new(Setup::of(players)).unwrap();
    device(
        board,
        settings,
        &long_names(),
        &saved(&Log::new(game), seed),
    )
}

/// What gets an auction on: bids low, passes, closes fists, takes what a list offers.
fn command(device: &mut Handheld, language: Language, rng: &mut Chance) -> Command {
    let says = |device: &mut Handheld, footer: Footer| device.says(footer.text(language));
    if device.is_home() || !says(device, Footer::DoIt) {
        return match below(12, rng) {
            0 => Command::Back,
            1 => Command::Down,
            _ => Command::Ok,
        };
    }
    match below(10, rng) {
        0..5 => Command::Ok,
        5..8 => Command::Down,
        8 => Command::Up,
        _ => Command::Right,
    }
}

/// Presses until the game is over; says how many presses that took.
fn play(device: &mut Handheld, language: Language, rng: &mut Chance) -> usize {
    for presses in 0..TOO_LONG {
        let over = |device: &Handheld| {
            let play = device.app().world().play.as_ref();
            play.is_some_and(handheld::play::Play::is_over)
        };
        if over(device) {
            return presses;
        }
        let command = command(device, language, rng);
        device.give(command);
    }
    panic!("the game does not end: {:?}", device.texts());
}

#[test]
fn whole_games_are_played_by_presses_on_both_boards() {
    let mut seed = 0;
    for players in 3..=5 {
        for board in BOARDS {
            let language = Language::ALL[usize::from(seed % 3)];
            let mut device = begun(players, seed, board, &in_language(language));
            let mut rng = chance(seed.into());
            play(&mut device, language, &mut rng);
            for _ in 0..30 {
                device.give(Command::Ok);
            }
            assert!(go_home(&mut device));
            seed += 1;
        }
    }
}

#[test]
fn people_may_deal_from_a_real_box_and_a_counterfeit_is_told_in_private() {
    let game = Warehouse51::new(Setup::of(3)).unwrap();
    let shell = Shell::new(long_names(), Dealing::People);
    let save = save::header_of(&game, &shell).unwrap().to_vec();
    let mut device = device(Board::SQUARE, &Settings::default(), &long_names(), &save);
    let asks = Ui::TurnedUp.text(Language::English);
    device.give(Command::Ok);
    assert!(!device.says(asks), "not before everybody");
    device.give(Command::Ok);
    assert!(device.says(asks), "{:?}", device.texts());
    let mut rng = chance(5);
    play(&mut device, Language::English, &mut rng);
}

/// The counterfeits that are laid after the first: the same in both games.
const OTHERS: [Relic; 6] = [
    Relic::GoldenFleece,
    Relic::Cornucopia,
    Relic::AladdinsLamp,
    Relic::DavidsHarp,
    Relic::Tamatebako,
    Relic::UnicornHorn,
];

/// A game of four in which the counterfeit between the first two players is this one.
pub(super) fn laid(first: Relic) -> Log {
    let mut log = Log::new(Warehouse51::new(Setup::of(4)).unwrap());
    let mut number = 0;
    while log.state().table().phase == Phase::LayingCounterfeits {
        let relic = match number {
            0 => first,
            later => OTHERS[later - 1],
        };
        let dealt = log.deal(&mut Told(|_: &_| Some(Outcome::Counterfeit(relic))));
        dealt.unwrap();
        number += 1;
    }
    log
}

/// Two devices with games that differ in one counterfeit and in nothing else.
fn twins(board: Board) -> [Handheld; 2] {
    twins_played_by(board, &long_names(), &Settings::default())
}

/// The same, played by others.
pub fn twins_played_by(board: Board, roster: &Roster, settings: &Settings) -> [Handheld; 2] {
    [Relic::Excalibur, Relic::Mjollnir].map(|first| {
        let log = laid(first);
        let shell = Shell::new(roster.clone(), Dealing::Device(Seed([9; 32])));
        let header = save::header_of(log.game(), &shell).unwrap();
        let save = [header.as_slice(), log.entries()].concat();
        device(board, settings, roster, &save)
    })
}

fn pixels_that_differ([one, two]: &[Handheld; 2]) -> usize {
    Picture::of(one.screen()).count_different(&Picture::of(two.screen()))
}

/// Does a seat look that may know the counterfeit?
pub(super) fn knows(device: &Handheld) -> bool {
    let play = device.app().world().play.as_ref();
    let holder = play.and_then(|play| play.holder());
    matches!(holder, Some(Seat::One | Seat::Two))
}

/// What lies open in the game of a device, as its log has it; nothing if another game was begun.
fn table_of(device: &Handheld) -> Option<Table> {
    let play = device.app().world().play.as_ref()?;
    let mut log = Log::new(Warehouse51::new(Setup::of(4)).unwrap());
    log.replay(play.game().entries()).ok()?;
    Some(*log.state().table())
}

/// The same to be compared.
pub fn open(device: &Handheld) -> String {
    format!("{:?}", table_of(device))
}

/// Has nobody learned of the counterfeit by the rules? A bot that knows it shows so by what it does.
pub(super) fn is_hidden(device: &Handheld) -> bool {
    let play = device.app().world().play.as_ref();
    let is_person = |seat| play.is_some_and(|play| play.control(seat).is_person());
    if ![Seat::One, Seat::Two].into_iter().all(is_person) {
        return false;
    }
    let pair = Pair::beside(Seat::One, Neighbour::Left, 4);
    let hidden = Visibility {
        seats: pair.both(4),
        open: false,
    };
    table_of(device).is_some_and(|table| table.pairs[pair] == hidden)
}

/// Walks through both games by the same presses; tells of every screen that nobody sees who may know.
fn walk_as_one(seed: u64, board: Board, mut tell: impl FnMut(&[String])) {
    let mut rng = chance(seed);
    let mut devices = twins(board);
    for number in 0..2500 {
        let any = [Command::Help, Command::Menu, Command::Back, Command::Left];
        let command = match below(8, &mut rng) {
            0 => match any[below(any.len(), &mut rng)] {
                // Two relics have pages of different length: who knows them would get out of step.
                Command::Help if knows(&devices[0]) => Command::Back,
                command => command,
            },
            _ => command(&mut devices[0], Language::English, &mut rng),
        };
        devices.iter_mut().for_each(|device| device.give(command));
        if number % 150 == 75 {
            // Nobody happens to choose these.
            tour_of_the_pause(&mut devices, &mut tell);
        }
        if !is_hidden(&devices[0]) {
            return;
        }
        // Who knows may have read another page in private: the same presses mean something else from there on.
        if knows(&devices[0]) != knows(&devices[1]) {
            return;
        }
        if !knows(&devices[0]) {
            let texts = devices[0].texts();
            assert_eq!(pixels_that_differ(&devices), 0, "{texts:?}");
            if number % 40 == 0 {
                let [one, two] = devices.each_ref().map(|device| told(device, Request::Log));
                assert_eq!(one, two, "over the serial port");
            }
            tell(&texts);
        }
    }
}

/// Looks at screens for everybody that the menu of a game leads to, and back again.
pub(super) fn tour_of_the_pause(devices: &mut [Handheld; 2], tell: &mut impl FnMut(&[String])) {
    for ui in [Ui::Seats, Ui::Hint] {
        let is_open = |device: &mut Handheld| {
            let play = device.app().world().play.as_ref();
            let is_held = play.is_none_or(|play| play.holder().is_some());
            let mut says = |footer: Footer| device.says(footer.text(Language::English));
            !is_held && says(Footer::DoIt) && says(Footer::Menu)
        };
        if !is_open(&mut devices[0]) {
            return;
        }
        for device in &mut *devices {
            pause(device.app_mut(), ui);
            device.run(10).unwrap();
        }
        let texts = devices[0].texts();
        assert_eq!(pixels_that_differ(devices), 0, "{texts:?}");
        tell(&texts);
        for device in &mut *devices {
            device.give_all(&[Command::Back, Command::Back]);
        }
    }
}

/// What is written on each screen that everybody may see before the counterfeits come to light.
const PUBLIC: [&str; 24] = [
    "M U S E U M",
    "Which stack?",
    "Who looks?",
    "Auction ",
    "Fist ",
    " buys ",
    "Open fists",
    "Whom to pay?",
    "Pawn which?",
    "Table",
    "'s relics",
    "Pause",
    "Standings",
    "History",
    "Buy back?",
    "Certify which?",
    "ready",
    "Help",
    "No bid",
    "The end begins",
    "Look where?",
    "'s turn",
    "Advice",
    "Who plays",
];

#[test]
fn screens_are_the_same_whatever_lies_between_two_others() {
    let mut read = String::new();
    let mut compared = 0;
    for (seed, board) in (40..52).zip(BOARDS.into_iter().cycle()) {
        walk_as_one(seed, board, |texts| {
            compared += 1;
            read += &texts.join("|");
            read.push('\n');
        });
    }
    assert!(compared > 2000, "{compared}");
    let missing: Vec<&str> = PUBLIC
        .into_iter()
        .filter(|screen| !read.contains(screen))
        .collect();
    assert!(missing.is_empty(), "never compared: {missing:?}");
}

/// Games that differ in what one seat knows, and how long that is so.
pub struct Twins {
    pub logs: [Log; 2],
    knows: Seat,
    is_hidden: fn(&Table) -> bool,
}

impl Twins {
    /// On devices, played by these.
    pub fn played_by(&self, board: Board, roster: &Roster, settings: &Settings) -> [Handheld; 2] {
        self.logs.each_ref().map(|log| {
            let save = saved_for(log, roster, 9);
            device(board, settings, roster, &save)
        })
    }
}

/// The first seat has closed its fist, on something else in each.
pub fn with_other_fists() -> Twins {
    let logs = [2, 7].map(|ingots| {
        let mut log = laid(Relic::Mjollnir);
        log.decide(Seat::One, Action::Reveal(Colour::Blue)).unwrap();
        let sword = Outcome::Relic(Relic::Excalibur);
        log.deal(&mut Told(|_: &_| Some(sword))).unwrap();
        log.decide(Seat::One, Action::Bid(ingots)).unwrap();
        log
    });
    Twins {
        logs,
        knows: Seat::One,
        is_hidden: |table| table.phase == Phase::FistAuction,
    }
}

fn turn_up(log: &mut Log, relic: Relic) {
    let dealt = log.deal(&mut Told(|_: &_| Some(Outcome::Relic(relic))));
    dealt.unwrap();
}

/// The first seat has won the mortar, and is about to see the tops of the stacks.
fn about_to_look_at_stacks() -> Log {
    let mut log = laid(Relic::Mjollnir);
    log.decide(Seat::One, Action::Reveal(Colour::Green))
        .unwrap();
    turn_up(&mut log, Relic::BabaYagasMortar);
    for seat in [Seat::Two, Seat::Three, Seat::Four] {
        log.decide(seat, Action::Pass).unwrap();
    }
    log.decide(Seat::One, Action::Bid(1)).unwrap();
    log
}

/// The first seat has seen the tops of the stacks, of which the blue one differs, and revealed another.
fn with_other_tops() -> Twins {
    let logs = [Relic::Excalibur, Relic::HolyGrail].map(|blue| {
        let mut log = about_to_look_at_stacks();
        let tops = [
            blue,
            Relic::GoldenFleece,
            Relic::AladdinsLamp,
            Relic::Tamatebako,
        ];
        for relic in tops {
            turn_up(&mut log, relic);
        }
        log.decide(Seat::One, Action::Reveal(Colour::Red)).unwrap();
        log
    });
    Twins {
        logs,
        knows: Seat::One,
        is_hidden: |table| table.tops[Colour::Blue].seats.contains(Seat::One),
    }
}

/// The same, but all tops that are left differ, and the second seat has bought what was revealed and reveals next.
pub fn before_revealing_other_tops() -> Twins {
    let tamatebako = Outcome::Relic(Relic::Tamatebako);
    let logs = [false, true].map(|takes_last| {
        let mut log = about_to_look_at_stacks();
        while log.actor() == Actor::Chance {
            let odds = log.odds().unwrap();
            let mut tops = odds.iter().map(|(outcome, _)| outcome);
            let top = match (odds.weight(tamatebako), takes_last) {
                (0, false) => tops.next().unwrap(),
                (0, true) => tops.last().unwrap(),
                _ => tamatebako,
            };
            log.deal(&mut Told(|_: &_| Some(top))).unwrap();
        }
        log.decide(Seat::One, Action::Reveal(Colour::Red)).unwrap();
        while log.state().table().phase != Phase::Revealing {
            let Actor::Seat(seat) = log.actor() else {
                panic!("somebody's turn");
            };
            let legal = log.legal(seat);
            let wanted = legal.iter().find(|action| match action {
                Action::Bid(1..) => seat == Seat::Two,
                Action::Pass => seat != Seat::Two,
                _ => false,
            });
            log.decide(seat, wanted.or(legal.first()).unwrap()).unwrap();
        }
        assert_eq!(log.actor(), Actor::Seat(Seat::Two));
        log
    });
    Twins {
        logs,
        knows: Seat::One,
        is_hidden: |table| table.tops[Colour::Blue].seats.contains(Seat::One),
    }
}

/// Walks through both games by the same presses; gives how many screens were the same.
fn walk_twins(twins: &Twins, seed: u64, board: Board) -> usize {
    let mut rng = chance(seed);
    let [one, two] = &twins.logs;
    let mut devices = [one, two].map(|log| {
        let save = saved(log, 9);
        device(board, &Settings::default(), &long_names(), &save)
    });
    let holds = |device: &Handheld| {
        let play = device.app().world().play.as_ref();
        play.and_then(|play| play.holder()) == Some(twins.knows)
    };
    let mut compared = 0;
    for _ in 0..400 {
        let any = [Command::Help, Command::Menu, Command::Back, Command::Left];
        let command = match below(6, &mut rng) {
            // Two relics have pages of different length: who knows them would get out of step.
            0 if holds(&devices[0]) => Command::Back,
            0 => any[below(any.len(), &mut rng)],
            _ => command(&mut devices[0], Language::English, &mut rng),
        };
        devices.iter_mut().for_each(|device| device.give(command));
        let hidden =
            |device: &Handheld| table_of(device).is_some_and(|table| (twins.is_hidden)(&table));
        if !devices.iter().all(hidden) || holds(&devices[0]) != holds(&devices[1]) {
            break;
        }
        if !holds(&devices[0]) {
            let texts = devices[0].texts();
            assert_eq!(pixels_that_differ(&devices), 0, "{texts:?}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn screens_are_the_same_whatever_is_in_the_fist_of_somebody_else() {
    let twins = with_other_fists();
    let walks = (60..76).zip(BOARDS.into_iter().cycle());
    let compared: usize = walks
        .map(|(seed, board)| walk_twins(&twins, seed, board))
        .sum();
    assert!(compared > 150, "{compared}");
}

#[test]
fn screens_are_the_same_whatever_somebody_else_saw_on_top_of_a_stack() {
    let twins = with_other_tops();
    let walks = (80..96).zip(BOARDS.into_iter().cycle());
    let compared: usize = walks
        .map(|(seed, board)| walk_twins(&twins, seed, board))
        .sum();
    assert!(compared > 150, "{compared}");
}

/// From the main menu to what a seat knows, past the curtain.
fn look_as(device: &mut Handheld, seat: usize) {
    device.give_all(&[Command::Ok, Command::Back]);
    device.give_all(&vec![Command::Down; seat]);
    device.give_all(&[Command::Ok, Command::Ok, Command::Ok]);
}

#[test]
fn at_any_time_a_player_reads_the_counterfeits_on_both_sides_and_nobody_else_does() {
    for board in BOARDS {
        for (seat, sees) in [(0, true), (1, true), (2, false), (3, false)] {
            let mut devices = twins(board);
            for device in &mut devices {
                look_as(device, seat);
                let title = Label::Counterfeits.text(Language::English);
                assert!(device.says(title), "{:?}", device.texts());
            }
            assert_eq!(pixels_that_differ(&devices) > 0, sees, "{seat}");
            for device in &mut devices {
                device.give(Command::Back);
                let title = Label::ChooseStack.text(Language::English);
                assert!(device.says(title), "{:?}", device.texts());
            }
            assert_eq!(pixels_that_differ(&devices), 0);
        }
    }
}

#[test]
fn idle_time_hides_what_one_player_reads() {
    let mut device = begun(4, 3, Board::SQUARE, &Settings::default());
    look_as(&mut device, 2);
    let title = Label::Counterfeits.text(Language::English);
    assert!(device.says(title));
    device.run(200_000).unwrap();
    assert!(!device.says(title), "{:?}", device.texts());
}

/// What a fist's screens are called, one after the other, from the curtain on, for a bid.
fn fist_screens(turns: usize) -> Vec<String> {
    let mut log = laid(Relic::Excalibur);
    log.decide(Seat::One, Action::Reveal(Colour::Blue)).unwrap();
    let sword = Outcome::Relic(Relic::Excalibur);
    log.deal(&mut Told(|_: &_| Some(sword))).unwrap();
    let mut device = device(
        Board::SQUARE,
        &Settings::default(),
        &long_names(),
        &saved(&log, 1),
    );
    let mut titles = Vec::new();
    let mut note = |device: &mut Handheld| titles.push(device.texts()[1].clone());
    // Resume, lift the curtain, bring up the dial, turn it, close the fist.
    device.give_all(&[Command::Ok, Command::Ok, Command::Ok]);
    note(&mut device);
    device.give_all(&vec![Command::Up; turns]);
    note(&mut device);
    device.give(Command::Ok);
    note(&mut device);
    titles
}

#[test]
fn a_fist_shows_the_same_screens_whatever_is_in_it() {
    let titles = fist_screens(0);
    for turns in 1..12 {
        assert_eq!(fist_screens(turns), titles);
    }
}

/// On by A past what is only told, until something can be chosen; gives what was read on the way.
fn to_the_choice(app: &mut BareApp) -> String {
    let mut read = String::new();
    for _ in 0..14 {
        read += &app.read().join(" ");
        if app.says(Footer::DoIt.text(Language::English)) {
            return read;
        }
        app.give(Command::Ok);
    }
    panic!("nothing to choose: {:?}", app.read());
}

#[test]
fn the_lesson_is_played_through_by_presses() {
    use Command::{Down, Ok as Yes};
    let mut app = bare(MemoryStorage::default());
    // Learn, and the second game.
    app.give_all(&[Down, Yes, Down, Yes]);
    let presses: [(&str, &[Command]); 5] = [
        ("Choose Blue", &[Yes]),
        ("Bid 3", &[Yes]),
        ("Choose Yellow", &[Down, Down, Yes]),
        ("So pass", &[Down, Yes]),
        ("close the fist", &[Yes, Down, Yes]),
    ];
    for (words, commands) in presses {
        let read = to_the_choice(&mut app);
        let said = |text: &str| read.replace('\n', " ").contains(text);
        assert!(words.split(' ').all(said), "{words}: {read}");
        app.give_all(commands);
    }
    let read = to_the_choice(&mut app);
    assert!(read.contains("Excalibur!"), "{read}");
    let game = Warehouse51::new((LESSON.draft)()).unwrap();
    let mut log = Log::new(game);
    let settle = |log: &mut Log| {
        while log.actor() == Actor::Chance {
            log.deal(&mut SeededDealer(LESSON.seed)).unwrap();
        }
    };
    settle(&mut log);
    for step in LESSON.steps {
        log.decide(step.seat, step.action).unwrap();
        settle(&mut log);
    }
    assert_eq!(app.state_hash(), Some(log.hash()));
}
