//! What one player knows alone is never on a screen that another may see: games that differ in
//! nothing but a hidden card give the same pictures. A private screen hides itself, and nothing
//! resumes into one.

use engine::actions::Coded;
use engine::artifact::{Action, Artifact, Event, Face, Outcome};
use engine::chance::Seed;
use engine::dealer::{Deals, Told};
use engine::game::Actor;
use engine::seat::Seat;
use handheld::app::Request;
use handheld::board::{Board, Command};
use handheld::save;
use handheld::settings::{Roster, Settings};
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{BOARDS, Hands, device, entering, in_language, take_over, told};
use host_tests::handheld_positions::{
    BEFORE_DRAWING, Log, Position, at_table, before_drawing, long_names, stored,
};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use Command::{Back, Down, Help, Left, Menu, Ok as Yes, Right, Up};

type Handheld = Device<MemoryStorage, Seeded>;

/// Two games that differ in one card, which its owner drew unseen.
struct Twins {
    games: [Position; 2],
    owner: Seat,
}

impl Twins {
    /// Draws different cards, and goes on for some decisions that are possible in both games and
    /// show no difference.
    fn new(seed: u64, decisions: usize) -> Twins {
        let mut rng = chance(seed);
        let before = stored(&before_drawing(below(BEFORE_DRAWING, &mut rng)));
        let owner = before.turn().unwrap();
        let mut twins = Twins {
            games: [before.clone(), before],
            owner,
        };
        let [one, two] = &mut twins.games;
        for position in [&mut *one, &mut *two] {
            position.log.decide(owner, Action::DrawUnseen).unwrap();
        }
        let odds = one.log.odds().unwrap();
        let cards: Vec<Outcome> = odds.iter().map(|(outcome, _)| outcome).collect();
        let may_be_hidden = |outcome: &&Outcome| matches!(outcome, Outcome::Card(card) if card.face != Face::Cursed);
        let hidden: Vec<Outcome> = cards.iter().filter(may_be_hidden).copied().collect();
        for (position, outcome) in [(one, hidden[0]), (two, *hidden.last().unwrap())] {
            position.log.deal(&mut Told(|_: &_| Some(outcome))).unwrap();
        }
        for _ in 0..decisions {
            twins.go_on(&mut rng);
        }
        assert_eq!(twins.tables()[0], twins.tables()[1]);
        assert_ne!(twins.games[0].log.hash(), twins.games[1].log.hash());
        twins
    }

    fn tables(&self) -> [engine::artifact::Table; 2] {
        [0, 1].map(|number| *self.games[number].log.state().table())
    }

    /// One decision that is possible in both, with the same cards turned up after it.
    fn go_on(&mut self, rng: &mut Chance) {
        let Some(seat) = self.games[0].turn() else {
            return;
        };
        let legal = self.games[0].log.legal(seat);
        let codes: Vec<Action> = (0..legal.len())
            .filter_map(|number| legal.nth(number))
            .collect();
        for _ in 0..60 {
            let action = codes[below(codes.len(), rng)];
            let next = self.games.each_ref().map(|position| {
                let mut log = position.log.clone();
                log.decide(seat, action).is_ok().then_some(log)
            });
            let [Some(mut one), Some(mut two)] = next else {
                continue;
            };
            // After the end everything lies open.
            if deal_alike(&mut one, &mut two)
                && one.actor() != Actor::Nobody
                && one.state().table() == two.state().table()
                && !is_hidden_draw(action)
            {
                self.games[0].log = one;
                self.games[1].log = two;
                return;
            }
        }
    }

    /// The same games, played with the real box.
    fn at_table(&self, board: Board, settings: &Settings) -> [Handheld; 2] {
        let names = long_names();
        self.games
            .each_ref()
            .map(|position| device(board, settings, &names, &position.save_at_table(&names)))
    }

    /// The same, and people deal from the box.
    fn with_the_box(&self, board: Board, settings: &Settings) -> [Handheld; 2] {
        let names = long_names();
        self.games.each_ref().map(|position| {
            let save = at_table(&position.save(&names), Deals::People);
            device(board, settings, &names, &save)
        })
    }

    fn devices(&self, board: Board, settings: &Settings) -> [Handheld; 2] {
        self.games.each_ref().map(|position| {
            device(
                board,
                settings,
                &long_names(),
                &position.save(&long_names()),
            )
        })
    }
}

/// What lies open in the game of a device.
pub fn open(device: &Handheld) -> String {
    let save = device.storage().bytes(Slot::Game).to_vec();
    let (record, _) = save::record::<Artifact>(&save).unwrap();
    format!("{:?}", record.state().table())
}

/// Games on devices that differ in one card, played by others; and whose card it is.
pub fn twins_played_by(
    seed: u64,
    board: Board,
    settings: &Settings,
    roster: impl Fn(Seat) -> Roster,
) -> (Seat, [Handheld; 2]) {
    let twins = Twins::new(seed, seed as usize);
    let roster = roster(twins.owner);
    let games = twins.games.each_ref();
    let devices = games.map(|game| device(board, settings, &roster, &game.save(&roster)));
    (twins.owner, devices)
}

fn is_hidden_draw(action: Action) -> bool {
    action == Action::DrawUnseen
}

/// Turns up the same cards in both games; says whether that was possible.
fn deal_alike(one: &mut Log, two: &mut Log) -> bool {
    while one.actor() == Actor::Chance {
        let (Some(odds), Some(others)) = (one.odds(), two.odds()) else {
            return false;
        };
        let both = odds.iter().find(|(outcome, _)| others.weight(*outcome) > 0);
        let Some((outcome, _)) = both else {
            return false;
        };
        for log in [&mut *one, &mut *two] {
            if log
                .deal(&mut Told(|_: &_| Outcome::from_code(outcome.code())))
                .is_err()
            {
                return false;
            }
        }
    }
    two.actor() != Actor::Chance
}

fn assert_alike(devices: &mut [Handheld; 2], what: &str) {
    let [one, two] = devices;
    let alike = one.screen() == two.screen();
    assert!(alike, "{what}: {:?} is not {:?}", one.texts(), two.texts());
    assert_eq!(one.texts(), two.texts(), "{what}");
}

fn give_both(devices: &mut [Handheld; 2], command: Command) {
    for device in devices {
        device.give(command);
    }
}

/// Commands from the main menu, by what they lead to.
fn public_screens() -> Vec<(&'static str, Vec<Command>)> {
    let pause = |downs: usize, then: &[Command]| {
        [&[Yes, Menu][..], &[Down].repeat(downs), &[Yes], then].concat()
    };
    vec![
        ("the main menu", vec![]),
        ("the curtain", vec![Yes]),
        ("the sites", vec![Yes, Back]),
        ("the players", vec![Yes, Back, Down]),
        ("a player", vec![Yes, Back, Down, Down, Yes]),
        ("another player", vec![Yes, Back, Down, Down, Down, Yes]),
        ("the tiles", vec![Yes, Back, Up, Up]),
        ("the market", vec![Yes, Back, Up]),
        ("the pause", vec![Yes, Menu]),
        // Where the last decision can be taken back, the second entry is selected first.
        ("the standings after undo", pause(3, &[])),
        ("the standings", pause(4, &[])),
        ("the history after undo", pause(4, &[])),
        ("the standings by tiles", pause(4, &[Yes])),
        (
            "the standings by stand-alone exhibitions",
            pause(4, &[Yes, Yes]),
        ),
        ("the standings by money", pause(4, &[Yes, Yes, Yes])),
        ("the standings by research", pause(4, &[Yes, Yes, Yes, Yes])),
        ("the history", pause(5, &[])),
        ("the history before", pause(5, &[Yes])),
        (
            "the history at first",
            pause(5, &[Yes, Yes, Yes, Down, Down]),
        ),
        ("help", vec![Down, Down, Down, Yes]),
        ("settings", vec![Down, Down, Down, Down, Yes]),
        ("about", vec![Up, Up, Up, Up, Yes]),
        ("undo refused", pause(1, &[])),
    ]
}

#[test]
fn public_screens_are_the_same_whatever_is_hidden() {
    for (seed, language) in (0..12).zip(Language::ALL.into_iter().cycle()) {
        let board = BOARDS[seed as usize % 2];
        let twins = Twins::new(seed, 3 + seed as usize * 4);
        for (what, commands) in public_screens() {
            let mut devices = twins.devices(board, &in_language(language));
            for command in commands {
                give_both(&mut devices, command);
            }
            assert_alike(&mut devices, what);
        }
    }
}

#[test]
fn the_books_of_a_table_are_the_same_whatever_is_hidden() {
    let mut kept = 0;
    for (seed, language) in (0..24).zip(Language::ALL.into_iter().cycle()) {
        let board = BOARDS[seed as usize % 2];
        let twins = Twins::new(seed, 2 + seed as usize * 3);
        let mut devices = twins.at_table(board, &in_language(language));
        give_both(&mut devices, Yes);
        assert_alike(&mut devices, "the books");
        if !devices[0].says(Footer::Fix.text(language)) {
            // What is asked between two actions is a list.
            continue;
        }
        kept += 1;
        // Every kind of action and every entry of it, and what would be put right.
        for _ in 0..9 {
            for _ in 0..7 {
                give_both(&mut devices, Down);
                assert_alike(&mut devices, "an entry of the books");
            }
            give_both(&mut devices, Right);
            assert_alike(&mut devices, "a kind of action");
        }
        for command in [
            Help, Yes, Down, Down, Yes, Back, Back, Back, Menu, Down, Down,
        ] {
            give_both(&mut devices, command);
            assert_alike(&mut devices, "beside the books");
        }
    }
    assert!(kept >= 5, "{kept} books");
}

/// From the own turn to the hand: where everybody looks on, behind a curtain.
fn look_at_hand(device: &mut Handheld) {
    device.give(Right);
    if device.says(Footer::Ready.text(Language::English)) {
        device.give(Yes);
    }
}

#[test]
fn the_serial_port_tells_the_same_whatever_is_hidden() {
    for seed in 0..12 {
        let twins = Twins::new(seed, 3 + seed as usize * 4);
        let mut devices = twins.devices(Board::SQUARE, &Settings::default());
        let [one, two] = devices.each_ref().map(|device| told(device, Request::Log));
        assert!(one.contains("running\n"), "{one}");
        assert_eq!(one, two);
        // Not even to the one who has it in hand.
        for device in &mut devices {
            take_over(device, Language::English);
            look_at_hand(device);
            assert!(!device.app().is_public());
        }
        let [one, two] = devices.each_ref().map(|device| told(device, Request::Log));
        assert_eq!(one, two);
    }
}

#[test]
fn a_private_screen_shows_its_owner_the_hidden_card_and_nobody_else() {
    for seed in 0..12 {
        let twins = Twins::new(seed, seed as usize * 5);
        let mut devices = twins.devices(Board::WIDE, &Settings::default());
        for device in &mut devices {
            take_over(device, Language::English);
            look_at_hand(device);
        }
        let [one, two] = &devices;
        let turn = one.app().whose_turn();
        assert_eq!(
            one.screen() == two.screen(),
            turn != Some(twins.owner),
            "{turn:?}"
        );
    }
}

/// May what is on the screen be compared: is it public, or private to somebody else than the
/// owner of the hidden card?
fn comparable(device: &mut Handheld, owner: Seat) -> bool {
    let world = device.app().world();
    let language = world.language();
    let is_open = world
        .play
        .as_ref()
        .is_some_and(|play| play.holder() == Some(owner));
    !is_open || device.says(Ui::Public.text(language)) || device.is_home()
}

/// Do the games still look alike from outside?
fn still_twins([one, two]: &[Handheld; 2]) -> bool {
    let record = |device: &Handheld| {
        let save = device.storage().bytes(Slot::Game).to_vec();
        save::record::<Artifact>(&save)
            .ok()
            .map(|(record, _)| record)
    };
    match (record(one), record(two)) {
        (Some(one), Some(two)) => {
            one.actor() != Actor::Nobody
                && one.state().table() == two.state().table()
                && one.state().choosing() == two.state().choosing()
                && one.can_undo() == two.can_undo()
        }
        _ => false,
    }
}

#[test]
fn whatever_is_pressed_no_picture_tells_of_a_card_hidden_from_who_looks() {
    press_whatever(0..60, 1500, Twins::devices);
}

/// With the real box too: in the books, and in what is put right.
#[test]
fn whatever_is_pressed_at_a_table_no_picture_tells_of_a_card_hidden_from_who_looks() {
    press_whatever(100..160, 800, Twins::at_table);
}

/// When people deal, what may have come up is offered and counted alike too.
#[test]
fn whatever_is_pressed_nothing_that_came_up_from_the_box_tells_of_a_hidden_card() {
    let asked = press_whatever(200..260, 800, Twins::with_the_box);
    assert!(asked > 20, "{asked} times it was asked what came up");
}

/// Says how often it was asked what came up.
fn press_whatever(
    seeds: std::ops::Range<u64>,
    least: usize,
    devices: fn(&Twins, Board, &Settings) -> [Handheld; 2],
) -> usize {
    let all = [Yes, Yes, Yes, Down, Down, Up, Back, Help, Menu, Left, Right];
    let (mut compared, mut asked) = (0, 0);
    for seed in seeds {
        let mut rng = chance(1000 + seed);
        let board = BOARDS[seed as usize % 2];
        let language = Language::ALL[seed as usize % 3];
        let twins = Twins::new(seed, below(40, &mut rng));
        let mut devices = devices(&twins, board, &in_language(language));
        for number in 0..120 {
            if below(40, &mut rng) == 0 {
                for device in &mut devices {
                    device.run(50_000).unwrap();
                }
            } else {
                give_both(&mut devices, all[below(all.len(), &mut rng)]);
            }
            if !still_twins(&devices) {
                break;
            }
            if comparable(&mut devices[0], twins.owner) {
                compared += 1;
                asked += usize::from(devices[0].says(Ui::TurnedUp.text(language)));
                assert_alike(&mut devices, &format!("seed {seed}, press {number}"));
            }
        }
    }
    assert!(compared > least, "only {compared} pictures were compared");
    asked
}

/// Does nobody have the device to themselves, and does the screen say so: that it is for all, or whose
/// turn it is?
fn lies_open(device: &mut Handheld) -> bool {
    let world = device.app().world();
    let holder = world.play.as_ref().and_then(|play| play.holder());
    let turn = device.app().whose_turn();
    let name = turn.map(|seat| world.name(seat).to_owned());
    let public = Ui::Public.text(world.language());
    let is_told = device.says(public) || name.is_some_and(|name| device.says(&name));
    is_told && holder.is_none() && device.app().is_public()
}

#[test]
fn a_decision_in_the_open_looks_the_same_whatever_is_hidden() {
    let mut compared = 0;
    for seed in 0..60 {
        let board = BOARDS[seed as usize % 2];
        let language = Language::ALL[seed as usize % 3];
        let twins = Twins::new(seed, 3 + seed as usize);
        let mut devices = twins.devices(board, &in_language(language));
        give_both(&mut devices, Yes);
        let is_open = devices[0].says(Footer::DoIt.text(language));
        if !is_open {
            continue;
        }
        compared += 1;
        assert!(lies_open(&mut devices[0]), "no curtain fell");
        let around = [
            Down, Down, Down, Down, Down, Down, Down, Help, Back, Back, Back, Menu,
        ];
        for command in around {
            assert_alike(&mut devices, &format!("seed {seed}"));
            give_both(&mut devices, command);
        }
        // The hand is behind a curtain.
        for command in [Back, Right] {
            give_both(&mut devices, command);
            assert_alike(&mut devices, &format!("the curtain, seed {seed}"));
        }
        assert!(devices[0].says(Footer::Ready.text(language)));
    }
    assert!(compared > 8, "only {compared} decisions in the open");
}

/// The same moment before a card is drawn unseen, with two seeds that bring different cards.
fn drawing_differently() -> [Position; 2] {
    let before = stored(&before_drawing(0));
    let drawn = |seed: u8| {
        let mut position = before.clone();
        position.seed = Seed([seed; 32]);
        let mut after = position.clone();
        let events = after.decide(Action::DrawUnseen);
        let card = events.into_iter().find_map(|event| match event {
            Event::Drew { card, .. } => card,
            _ => None,
        });
        card.map(|card| (position, card))
    };
    let mut both = (0..50).filter_map(drawn);
    let (one, card) = both.next().unwrap();
    let (two, _) = both.find(|(_, other)| *other != card).unwrap();
    [one, two]
}

/// The devices have just drawn their cards, and show them to their owner.
fn just_drawn(board: Board, language: Language) -> [Handheld; 2] {
    let mut devices = drawing_differently().map(|position| {
        let save = position.save(&long_names());
        let mut device = device(board, &in_language(language), &long_names(), &save);
        take_over(&mut device, language);
        device.give(Yes);
        device
    });
    let [one, two] = &mut devices;
    assert_ne!(one.texts(), two.texts(), "the card is shown to its owner");
    devices
}

#[test]
fn a_card_just_drawn_is_hidden_after_idle_time() {
    for language in Language::ALL {
        for board in BOARDS {
            let mut devices = just_drawn(board, language);
            for device in &mut devices {
                device.run(46_000).unwrap();
            }
            assert_alike(&mut devices, "after idling");
            // Nor is it told when somebody else looks at the table, or goes on.
            for command in [Back, Back, Menu, Back, Menu, Up, Yes, Yes] {
                give_both(&mut devices, command);
                assert_alike(&mut devices, "after idling, further on");
            }
        }
    }
}

#[test]
fn a_card_just_drawn_is_hidden_after_idle_time_below_other_screens_too() {
    for covering in [
        &[Help][..],
        &[Menu],
        &[Menu, Down, Down, Down, Yes],
        &[Menu, Down, Down, Yes, Yes],
    ] {
        let mut devices = just_drawn(Board::SQUARE, Language::English);
        for command in covering {
            give_both(&mut devices, *command);
        }
        for device in &mut devices {
            device.run(46_000).unwrap();
        }
        assert_alike(&mut devices, "after idling");
        give_both(&mut devices, Back);
        assert_alike(&mut devices, "back");
    }
}

#[test]
fn a_card_just_drawn_is_hidden_after_leaving_to_the_main_menu() {
    let mut devices = just_drawn(Board::SQUARE, Language::English);
    give_both(&mut devices, Menu);
    assert_alike(&mut devices, "the pause");
    for command in [Up, Yes, Yes] {
        give_both(&mut devices, command);
        assert_alike(&mut devices, "on the way out and in again");
    }
}

/// A turn with cards in hand.
fn own_turn() -> Position {
    stored("turn-with-cards")
}

#[test]
fn idle_time_brings_the_curtain_back_over_everything_private() {
    let position = own_turn();
    for board in BOARDS {
        let save = position.save(&long_names());
        let switched_on = || device(board, &Settings::default(), &long_names(), &save);
        let mut behind = switched_on();
        behind.give(Yes);
        let curtain = behind.screen().clone();
        let private: [&[Command]; 7] = [
            &[],
            &[Back],
            &[Help],
            &[Menu, Down, Down, Down, Yes],
            &[Menu],
            &[Back, Menu],
            &[Menu, Down, Down, Yes, Yes],
        ];
        for commands in private {
            let mut device = switched_on();
            device.give_all(&entering(&position));
            device.give_all(commands);
            assert_ne!(device.screen(), &curtain);
            device.run(44_000).unwrap();
            assert_ne!(device.screen(), &curtain, "too early after {commands:?}");
            device.run(2_000).unwrap();
            assert_eq!(device.screen(), &curtain, "after {commands:?}");
        }
    }
}

#[test]
fn a_press_keeps_a_private_screen_open() {
    let position = own_turn();
    let save = position.save(&long_names());
    let mut device = device(Board::SQUARE, &Settings::default(), &long_names(), &save);
    device.give_all(&entering(&position));
    look_at_hand(&mut device);
    for _ in 0..4 {
        device.run(30_000).unwrap();
        device.give(Down);
        assert!(!device.says(Ui::Public.text(Language::English)));
    }
}

#[test]
fn nothing_resumes_into_a_private_screen() {
    for seed in 0..8 {
        let mut rng = chance(seed);
        let position = own_turn();
        let board = BOARDS[seed as usize % 2];
        let save = position.save(&long_names());
        let mut device = device(board, &Settings::default(), &long_names(), &save);
        for _ in 0..25 {
            for _ in 0..below(9, &mut rng) {
                let commands = [Yes, Yes, Yes, Down, Back, Right];
                device.give(commands[below(commands.len(), &mut rng)]);
            }
            device.power_cycle().unwrap();
            assert!(device.is_home());
            let world = device.app().world();
            assert!(
                world
                    .play
                    .as_ref()
                    .is_none_or(|play| play.holder().is_none())
            );
            device.give(Yes);
            assert!(
                device.says(Ui::Public.text(Language::English)),
                "{:?}",
                device.texts()
            );
        }
    }
}

#[test]
fn a_turn_that_is_handed_over_closes_what_was_open() {
    let mut rng = chance(5);
    let position = own_turn();
    let save = position.save(&long_names());
    let mut device = device(Board::SQUARE, &Settings::default(), &long_names(), &save);
    let mut turn = device.app().whose_turn();
    let mut handed_over = 0;
    for _ in 0..400 {
        let command =
            host_tests::handheld_hands::likely_command(&mut device, Language::English, &mut rng);
        device.give(command);
        if device.app().whose_turn() != turn {
            turn = device.app().whose_turn();
            handed_over += 1;
            assert!(lies_open(&mut device), "{:?}", device.texts());
        }
    }
    assert!(handed_over > 20, "only {handed_over} turns");
}
