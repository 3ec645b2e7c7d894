//! What was confirmed is there after a power cut, whenever it comes; what cannot be stored is said
//! and has not happened; what cannot be read is said, and left alone until somebody decides.

use bots::Level;
use engine::artifact::Artifact;
use engine::chance::{Cuts, Reveal, Secret, Seed};
use engine::dealer::Deals;
use engine::game::Game;
use engine::record::Record;
use engine::seat::Seat;
use engine::verify::context;
use handheld::app::App;
use handheld::board::{Board, Command};
use handheld::control::{Control, Pace, Swaps};
use handheld::play::{Dealing, Header, Hints, Play, Shell, Venue};
use handheld::save::{self, SaveError};
use handheld::settings::{Roster, Settings, write_roster};
use handheld::storage::{Slot, Storage, StorageError};
use handheld::text::{BotText, Footer, Language, Ui};
use host_tests::conformance::{Chance, below, chance};
use host_tests::handheld_hands::{BareApp, Hands, TestApp, bare, likely_command};
use host_tests::handheld_positions::{Position, at_table, full, long_names, stored};
use host_tests::handheld_sales::Sale;
use host_tests::handheld_stack;
use sha2::{Digest, Sha256};
use simulator::device::Kept;
use simulator::entropy::Seeded;
use simulator::storage::{CutStorage, LockedStorage, MemoryStorage, Moment};

use super::at_the_table::{pause, selected};
use Command::{Back, Down, Ok as Yes, Right, Up};

/// Where a save says which game it is.
const GAME_AT: usize = 7;
/// Where a save says which rules it is played by.
const RULES_AT: usize = 8;

/// A storage that fails at one write and works on after it.
struct Stumbling {
    kept: MemoryStorage,
    writes: usize,
    stumbles_at: usize,
    error: StorageError,
    /// What could not be appended cannot be stored elsewhere either.
    nowhere: bool,
    has_stumbled: bool,
}

impl Stumbling {
    fn new(kept: MemoryStorage, stumbles_at: usize, error: StorageError) -> Self {
        Stumbling {
            kept,
            writes: 0,
            stumbles_at,
            error,
            nowhere: true,
            has_stumbled: false,
        }
    }

    fn step(&mut self) -> Result<(), StorageError> {
        self.writes += 1;
        if self.writes - 1 == self.stumbles_at {
            return Err(self.error);
        }
        Ok(())
    }
}

impl Storage for Stumbling {
    fn load(&mut self, slot: Slot, buffer: &mut [u8]) -> Result<usize, StorageError> {
        self.kept.load(slot, buffer)
    }

    fn replace(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        if core::mem::take(&mut self.has_stumbled) && self.nowhere {
            return Err(self.error);
        }
        self.step()?;
        self.kept.replace(slot, bytes)
    }

    fn append(&mut self, slot: Slot, bytes: &[u8]) -> Result<(), StorageError> {
        self.has_stumbled = self.error == StorageError::Full;
        self.step()?;
        self.has_stumbled = false;
        self.kept.append(slot, bytes)
    }

    fn give_up(&mut self, slot: Slot) {
        self.kept.give_up(slot);
    }
}

fn switched_on<S: Storage>(storage: S) -> TestApp<S, Seeded> {
    App::new(Box::default(), Board::SQUARE, storage, Seeded::new(1), 0)
}

/// A press, and all that bots do then. What comes of it is seen before the next one.
fn give<S: Storage>(app: &mut TestApp<S, Seeded>, command: Command) {
    app.give(command);
    while app.think(1_000) {}
    app.read();
}

/// A piece of play: where it begins, what is pressed, and the game's hash after each press.
pub(super) struct Session {
    begins: MemoryStorage,
    commands: Vec<Command>,
    hashes: Vec<Option<u64>>,
    writes: usize,
}

impl Session {
    /// Plays on from a storage, after some presses that are given.
    pub(super) fn play(begins: MemoryStorage, first: &[Command], count: usize, seed: u64) -> Self {
        let mut rng = chance(seed);
        let mut given = first.iter();
        Session::by(begins, count, |app| match given.next() {
            Some(command) => *command,
            None => likely_command(app, Language::English, &mut rng),
        })
    }

    /// Plays on by so many presses, whatever is pressed next.
    fn by(
        begins: MemoryStorage,
        count: usize,
        mut next: impl FnMut(&mut TestApp<Kept<CutStorage>, Seeded>) -> Command,
    ) -> Self {
        let held = Kept::new(CutStorage::new(begins.clone()));
        let mut app = switched_on(held.clone());
        let mut session = Session {
            begins,
            commands: Vec::new(),
            hashes: Vec::new(),
            writes: 0,
        };
        for _ in 0..count {
            let command = next(&mut app);
            give(&mut app, command);
            session.commands.push(command);
            session.hashes.push(app.state_hash());
        }
        session.writes = held.0.borrow().writes();
        session
    }

    /// Could a game that was played on stand there, because it did later on?
    fn comes_to(&self, number: usize, hash: Option<u64>) -> bool {
        self.hashes[number..].contains(&hash)
    }

    /// The hash before a press.
    fn before(&self, number: usize) -> Option<u64> {
        match number.checked_sub(1) {
            Some(last) => self.hashes[last],
            None => bare(self.begins.clone()).state_hash(),
        }
    }
}

/// From power on: a new game of three, who begins is left to chance.
fn from_power_on() -> Session {
    let start_by_chance = [Yes, Yes, Up, Up, Up, Up, Command::Left];
    let huts_by_choice = [Up, Yes];
    let begin = [Up, Up, Up, Up, Up, Yes];
    let first = [&start_by_chance[..], &huts_by_choice, &begin].concat();
    let session = Session::play(MemoryStorage::default(), &first, 150, 1);
    assert!(
        session.hashes[first.len() - 1].is_some(),
        "the game has begun"
    );
    session
}

/// In the middle of a game with everything in it.
fn from_the_middle() -> Session {
    Session::play(stored("turn-in-round-3").storage(), &[], 150, 2)
}

/// Plays the part that is whole, if the save is damaged.
fn salvage_if_asked<S: Storage>(app: &mut TestApp<S, Seeded>) -> bool {
    let asked = app.says(Ui::GoOnFromThere.text(Language::English));
    if asked {
        app.give(Yes);
    }
    asked
}

/// Cuts the power in the course of each write and switches on again.
pub(super) fn nothing_confirmed_is_lost(session: &Session) {
    assert!(session.writes > 20, "there is something to cut");
    for write in 0..session.writes {
        for moment in [Moment::Before, Moment::Within, Moment::After] {
            let cut = CutStorage::new(session.begins.clone()).cut_after_writes(write, moment);
            let held = Kept::new(cut);
            let mut app = switched_on(held.clone());
            let mut commands = session.commands.iter().enumerate();
            let number = commands.find_map(|(number, command)| {
                give(&mut app, *command);
                held.0.borrow().is_off().then_some(number)
            });
            let number = number.expect("the power went");
            let after_cut = held.0.borrow().clone();
            let mut app = switched_on(after_cut);
            salvage_if_asked(&mut app);
            let mut found = app.state_hash();
            let (before, after) = (session.before(number), session.hashes[number]);
            if ![before, after].contains(&found) {
                // Going on does what has to be done after what was decided, and bots decide as they did.
                give(&mut app, Yes);
                found = app.state_hash();
            }
            if ![before, after].contains(&found) && !session.comes_to(number, found) {
                // Of what was entered at once a part may be there: it is taken back at once too.
                pause(&mut app, Ui::Undo);
                found = app.state_hash();
            }
            assert!(
                found == before || session.comes_to(number, found),
                "write {write} cut {moment:?} at press {number}: {found:x?} is neither {before:x?} nor {after:x?}"
            );
            if found.is_some() {
                // People who deal say what came up before anybody's turn goes on.
                let is_asked_for = |play: &Play| play.is_over() || play.dealer() == Dealing::People;
                let turn = app.whose_turn();
                assert!(
                    turn.is_some() || app.world().play.as_ref().is_some_and(is_asked_for),
                    "write {write} cut {moment:?}: nobody's turn"
                );
            }
        }
    }
}

#[test]
fn whenever_the_power_goes_after_power_on_nothing_confirmed_is_lost() {
    nothing_confirmed_is_lost(&from_power_on());
}

#[test]
fn whenever_the_power_goes_in_the_middle_of_a_game_nothing_confirmed_is_lost() {
    nothing_confirmed_is_lost(&from_the_middle());
}

#[test]
fn whenever_the_power_goes_in_the_other_games_nothing_confirmed_is_lost() {
    let names = long_names();
    let sale = Sale::anywhere(4, 40, 7).save(&names);
    let temple = handheld_stack::anywhere(handheld_stack::setup(3), 30, 7).save(&names);
    for (seed, save) in (1..).zip([sale, temple]) {
        let session = Session::play(with_save(&save), &[], 120, seed);
        nothing_confirmed_is_lost(&session);
    }
}

/// What leads to the next thing that is wished for from the menu, now and then in the own turn; or on with the game.
fn wish_or_go_on<S: Storage>(
    app: &mut TestApp<S, Seeded>,
    wishes: &mut Vec<Ui>,
    rng: &mut Chance,
) -> Command {
    let english = |text: Ui| text.text(Language::English);
    if app.says(english(Ui::Pause)) {
        return match wishes.last().copied() {
            Some(wish) if selected(app).as_deref() == Some(english(wish)) => {
                wishes.pop();
                Yes
            }
            Some(_) => Down,
            None => Back,
        };
    }
    if app.says(BotText::MediumAdviceDetail.text(Language::English)) {
        return Yes;
    }
    if app.says(english(Ui::Seats)) {
        // The seat is changed once, and then left.
        let is_bot = app.says(BotText::Easy.text(Language::English));
        return if is_bot && below(2, rng) == 0 {
            Right
        } else {
            Back
        };
    }
    let is_choice = app.says(Footer::DoIt.text(Language::English));
    if is_choice && !wishes.is_empty() && below(2, rng) == 0 {
        return Command::Menu;
    }
    likely_command(app, Language::English, rng)
}

/// In every game with bots in some seats, or in all but one, with advice, seats that change hands and undo.
#[test]
fn whenever_the_power_goes_in_a_game_with_bots_nothing_confirmed_is_lost() {
    let settings = Settings {
        pace: Pace::Instant,
        friendly_undo: true,
        ..Settings::default()
    };
    let [person, easy, medium] = [
        Control::Person,
        Control::Bot(Level::Easy),
        Control::Bot(Level::Medium),
    ];
    for (seed, controls) in (1..).zip([
        [person, medium, easy, medium, easy],
        [person, medium, person, easy, medium],
    ]) {
        let roster = Roster {
            controls,
            ..long_names()
        };
        for game in 0..3 {
            let save = super::bots::save_of(game, &roster, 20 + seed as u8);
            let begins = host_tests::handheld_hands::stored(&settings, &roster, &save);
            let mut wishes = vec![Ui::Hint, Ui::Undo, Ui::Seats, Ui::Hint];
            let mut rng = chance(seed);
            let session = Session::by(begins, 160, |app| wish_or_go_on(app, &mut wishes, &mut rng));
            assert!(wishes.is_empty(), "all was done: {wishes:?}");
            nothing_confirmed_is_lost(&session);
        }
    }
}

/// With the real box, whoever deals: what is entered, told and put right.
#[test]
fn whenever_the_power_goes_at_a_table_nothing_confirmed_is_lost() {
    let names = long_names();
    let saves = [
        stored("turn-in-round-3").save(&names),
        Sale::anywhere(4, 40, 7).save(&names),
        handheld_stack::anywhere(handheld_stack::setup(3), 30, 7).save(&names),
    ];
    for (seed, save) in (1..).zip(&saves) {
        for deals in [Deals::Device, Deals::People] {
            let save = at_table(save, deals);
            let mut rng = chance(seed);
            let some = [Yes, Yes, Yes, Yes, Yes, Yes, Down, Down, Right, Back, Back];
            let presses: Vec<Command> = (0..400)
                .map(|_| some[below(some.len(), &mut rng)])
                .collect();
            let first = [&[Yes][..], &presses].concat();
            let session = Session::play(with_save(&save), &first, first.len(), seed);
            nothing_confirmed_is_lost(&session);
        }
    }
}

/// Back and forth between the device and the table, with entries in between.
fn switching() -> Session {
    let switch = [Command::Menu, Up, Up, Up, Yes];
    let at_table = [Command::Menu, Up, Up, Up, Up, Up, Yes];
    let enter = [Yes, Yes, Yes, Yes, Yes, Yes];
    let first = [
        &[Yes][..],
        &switch,
        &enter,
        &at_table,
        &enter,
        &switch,
        &enter,
    ]
    .concat();
    let session = Session::play(stored("turn-in-round-3").storage(), &first, 90, 3);
    assert!(session.writes > 5, "it was switched and played");
    session
}

#[test]
fn whenever_the_power_goes_while_a_game_changes_between_device_and_table_nothing_is_lost() {
    nothing_confirmed_is_lost(&switching());
}

/// Lets each write fail once; says so, loses nothing, and the same press works then.
fn a_failed_write_is_said_and_can_be_tried_again(session: &Session, error: StorageError) {
    let message = match error {
        StorageError::Full => Ui::StorageFull,
        StorageError::Broken => Ui::StorageBroken,
        StorageError::Unreadable { .. } | StorageError::Newer => Ui::NotStored,
    };
    for write in 0..session.writes {
        let held = Kept::new(Stumbling::new(session.begins.clone(), write, error));
        let mut app = switched_on(held.clone());
        let mut commands = session.commands.iter().enumerate();
        let number = commands.find_map(|(number, command)| {
            app.give(*command);
            (held.0.borrow().writes > write).then_some(number)
        });
        let number = number.expect("the write was tried");
        let said = app.read().join(" ");
        assert!(
            said.contains(message.text(Language::English)),
            "write {write} at press {number} failed, but the screen says {said}"
        );
        let (before, after) = (session.before(number), session.hashes[number]);
        if app.state_hash() == before && before != after {
            app.give(session.commands[number]);
        }
        if ![before, after].contains(&app.state_hash()) {
            // What has to be done could not be stored: it is asked for, the only thing there is.
            app.give(Yes);
        }
        assert_eq!(
            app.state_hash(),
            after,
            "write {write}: the second try works"
        );
        // Whatever was not stored has not happened, or happens again by itself.
        let kept = held.0.borrow().kept.clone();
        assert_eq!(bare(kept).state_hash(), after, "write {write}: it is there");
    }
}

#[test]
fn a_write_that_fails_is_said_and_the_same_press_works_then() {
    a_failed_write_is_said_and_can_be_tried_again(&from_power_on(), StorageError::Broken);
    a_failed_write_is_said_and_can_be_tried_again(&from_the_middle(), StorageError::Full);
}

#[test]
fn a_game_without_room_where_it_lies_goes_on_elsewhere() {
    let session = from_the_middle();
    let mut appended = 0;
    for write in 0..session.writes {
        let mut storage = Stumbling::new(session.begins.clone(), write, StorageError::Full);
        storage.nowhere = false;
        let held = Kept::new(storage);
        let mut app = switched_on(held.clone());
        for (command, hash) in session.commands.iter().zip(&session.hashes) {
            give(&mut app, *command);
            assert_eq!(app.state_hash(), *hash, "write {write}");
            assert!(!app.says(Ui::StorageFull.text(Language::English)));
        }
        appended += usize::from(held.0.borrow().writes > session.writes);
        let kept = held.0.borrow().kept.clone();
        assert_eq!(bare(kept).state_hash(), app.state_hash(), "write {write}");
    }
    assert!(appended > 1, "something was stored elsewhere");
}

#[test]
fn a_new_game_that_cannot_be_stored_leaves_the_one_before_as_it_was() {
    // New game: that one is given up, yes; Artifact; begin.
    let again = [Down, Yes, Down, Yes, Yes, Yes];
    for is_left_alone in [false, true] {
        let position = stored("turn-to-undo");
        let save = position.save(&long_names());
        let storage = Stumbling::new(with_save(&save), 0, StorageError::Broken);
        let held = Kept::new(storage);
        let (mut app, before) = if is_left_alone {
            let held = held.clone();
            let app = App::without_game(Box::default(), Board::SQUARE, held, Seeded::new(1), 0);
            (app, None)
        } else {
            (switched_on(held.clone()), Some(position.log.hash()))
        };
        let presses = match is_left_alone {
            true => [&[Yes][..], &again[1..]].concat(),
            false => again.to_vec(),
        };
        app.give_all(&presses);
        assert!(
            app.says(Ui::StorageBroken.text(Language::English)),
            "{is_left_alone}: {:?}",
            app.read()
        );
        assert_eq!(app.state_hash(), before);
        assert_eq!(held.0.borrow().kept.bytes(Slot::Game), save);
    }
}

#[test]
fn an_undo_that_cannot_be_stored_has_not_happened() {
    let position = stored("turn-to-undo");
    let held = Kept::new(Stumbling::new(position.storage(), 0, StorageError::Broken));
    let mut app = switched_on(held);
    app.give_all(&[Yes, Command::Menu, Yes]);
    assert_eq!(app.state_hash(), Some(position.log.hash()));
    assert!(app.says(Ui::StorageBroken.text(Language::English)));
    app.give_all(&[Yes]);
    assert_ne!(
        app.state_hash(),
        Some(position.log.hash()),
        "the second try works"
    );
}

/// A save in the middle of a game, and where its entries begin.
fn save_and_header() -> (Position, Vec<u8>, usize) {
    let position = stored("turn-in-round-4");
    let bytes = position.save(&long_names());
    let header = bytes.len() - position.log.entries().len();
    (position, bytes, header)
}

fn with_save(bytes: &[u8]) -> MemoryStorage {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = bytes.to_vec();
    storage
}

/// What a device says that finds this save.
#[derive(PartialEq, Eq, Debug)]
enum Finding {
    Plays,
    Damaged,
    Foreign,
}

fn finding(app: &mut BareApp) -> Finding {
    let says = |app: &mut BareApp, text: Ui| app.says(text.text(Language::English));
    if says(app, Ui::DamagedSave) {
        Finding::Damaged
    } else if says(app, Ui::ForeignSave) {
        Finding::Foreign
    } else {
        assert!(app.is_home());
        Finding::Plays
    }
}

#[test]
fn a_damaged_header_is_always_noticed_and_left_alone() {
    let (_, bytes, header) = save_and_header();
    for at in 0..header {
        for bit in [0, 3, 7] {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            let mut app = bare(with_save(&damaged));
            assert_ne!(finding(&mut app), Finding::Plays, "byte {at}, bit {bit}");
            assert!(!app.says(Ui::GoOnFromThere.text(Language::English)));
            app.give(Yes);
            assert!(app.is_home());
            let kept = app.into_storage();
            assert_eq!(kept.bytes(Slot::Game), damaged, "byte {at}, bit {bit}");
        }
    }
}

#[test]
fn a_damaged_log_is_noticed_or_leads_to_a_game_that_can_be() {
    let (_, bytes, header) = save_and_header();
    let mut noticed = 0;
    for at in header..bytes.len() {
        for bit in [0, 4, 7] {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            let mut app = bare(with_save(&damaged));
            match finding(&mut app) {
                Finding::Plays => {}
                Finding::Foreign => panic!("byte {at}, bit {bit}: it is ours"),
                Finding::Damaged => {
                    noticed += 1;
                    assert!(salvage_if_asked(&mut app), "byte {at}, bit {bit}");
                    assert!(app.is_home());
                    let hash = app.state_hash();
                    assert!(hash.is_some(), "byte {at}, bit {bit}");
                    let again = bare(app.into_storage());
                    assert_eq!(again.state_hash(), hash, "byte {at}, bit {bit}");
                }
            }
        }
    }
    let tried = (bytes.len() - header) * 3;
    assert!(
        noticed * 10 > tried * 9,
        "only {noticed} of {tried} damages were noticed"
    );
}

#[test]
fn a_save_that_is_cut_off_plays_as_far_as_it_goes() {
    let (_, bytes, header) = save_and_header();
    for length in 1..bytes.len() {
        let mut app = bare(with_save(&bytes[..length]));
        let found = finding(&mut app);
        if length < header {
            assert_ne!(found, Finding::Plays, "cut to {length} bytes");
            continue;
        }
        if found == Finding::Damaged {
            assert!(salvage_if_asked(&mut app), "cut to {length} bytes");
        }
        let play = app.world().play.as_ref().expect("a game");
        let whole = play.game().entries();
        let kept = &bytes[header..length];
        assert!(
            kept.starts_with(whole) || whole.starts_with(kept),
            "cut to {length} bytes"
        );
        assert!(
            whole.len() + 5 > kept.len(),
            "cut to {length} bytes, only {} kept",
            whole.len()
        );
    }
}

#[test]
fn what_comes_after_a_save_of_nonsense_is_not_taken_for_play() {
    let (position, bytes, _) = save_and_header();
    let longer = [bytes.as_slice(), &[0xFF; 40]].concat();
    let mut app = bare(with_save(&longer));
    assert_eq!(finding(&mut app), Finding::Damaged);
    assert!(salvage_if_asked(&mut app));
    assert_eq!(app.state_hash(), Some(position.log.hash()));
}

#[test]
fn random_bytes_are_never_more_than_a_foreign_save() {
    let mut rng = chance(1);
    for length in 1..400 {
        let bytes: Vec<u8> = (0..length).map(|_| below(256, &mut rng) as u8).collect();
        let mut app = bare(with_save(&bytes));
        assert_ne!(finding(&mut app), Finding::Plays);
        assert_eq!(app.state_hash(), None);
    }
    let enormous = vec![b'P'; save::BYTES * 3];
    assert_eq!(finding(&mut bare(with_save(&enormous))), Finding::Foreign);
}

#[test]
fn a_damaged_save_is_not_replaced_before_somebody_says_so_twice() {
    let (_, mut bytes, header) = save_and_header();
    bytes.truncate(header);
    bytes.push(0xFF);
    let mut app = bare(with_save(&bytes));
    assert_eq!(finding(&mut app), Finding::Damaged);
    // Leave it, new game: that asks; no.
    app.give_all(&[Back, Yes]);
    assert!(app.says(Ui::GiveUpTitle.text(Language::English)));
    app.give(Yes);
    assert!(app.is_home());
    assert_eq!(app.state_hash(), None);
    // Again, and yes, Artifact, begin.
    app.give_all(&[Yes, Down, Yes, Yes, Yes]);
    assert!(app.state_hash().is_some());
    let kept = app.into_storage();
    assert_eq!(save::load(kept.bytes(Slot::Game), &mut None), Ok(()));
}

/// A game that was begun by the first rules, and the header of its save.
fn begun_by_the_first_rules() -> (Record<Artifact>, Vec<u8>) {
    let record = include_bytes!("../../games/rules-1/artifact-5-both-quick.pm");
    let record: Record<Artifact> = Record::read(record).unwrap();
    let shell = Shell::new(long_names(), Dealing::Device(Seed([7; 32])));
    let header = save::header_of(record.game(), &shell).unwrap().to_vec();
    (record, header)
}

/// A header with the checksum that it should have.
fn summed(mut header: Vec<u8>) -> Vec<u8> {
    let end = header.len() - 4;
    let sum: [u8; 32] = Sha256::digest(&header[..end]).into();
    header[end..].copy_from_slice(&sum[..4]);
    header
}

#[test]
fn a_save_of_the_first_rules_is_gone_on_with_by_them() {
    let (record, header) = begun_by_the_first_rules();
    assert_eq!(header[RULES_AT], 1);
    let bytes = [header.as_slice(), record.entries()].concat();
    let mut play = None;
    assert_eq!(save::load(&bytes, &mut play), Ok(()));
    let play = play.unwrap();
    assert_eq!(
        (play.game().rules(), play.game().hash()),
        (1, record.hash())
    );
    // What is written again still says so.
    assert_eq!(save::header(&play).as_slice(), header);
    assert_eq!(bare(with_save(&bytes)).state_hash(), Some(record.hash()));
}

/// What stands between set-up and names: how many bytes, where it is played, who decides, hints, whether seats changed
/// hands.
const FIELDS: usize = 1 + 1 + 5 + 5 + 5 + 1;

/// The header of another version, with this between set-up and names.
fn of_version(version: u8, header: &[u8], fields: &[u8]) -> Vec<u8> {
    let mut names = Header::new();
    write_roster(&long_names(), &mut names).unwrap();
    let names_at = header.len() - 4 - names.len();
    let mut other = [&header[..names_at - FIELDS], fields, &header[names_at..]].concat();
    other[4] = version;
    let length = other.len() as u16;
    other[5..7].copy_from_slice(&length.to_le_bytes());
    summed(other)
}

/// The header as the second version had it: nothing stood between set-up and names.
fn of_the_second_version(header: &[u8]) -> Vec<u8> {
    of_version(2, header, &[])
}

#[test]
fn in_a_save_of_the_third_version_only_people_play() {
    let (record, header) = begun_by_the_first_rules();
    for (fields, venue) in [
        (&[0][..], Venue::Here),
        (&[1, 0], Venue::Here),
        (&[1, 1], Venue::Table),
    ] {
        let third = of_version(3, &header, fields);
        let bytes = [third.as_slice(), record.entries()].concat();
        let mut play = None;
        assert_eq!(save::load(&bytes, &mut play), Ok(()));
        let play = play.unwrap();
        assert_eq!(play.game().hash(), record.hash());
        assert_eq!(play.shell().venue, venue);
        assert_eq!(play.roster(), &long_names());
        assert_eq!(play.shell().hints, [Hints::NONE; 5]);
    }
}

#[test]
fn a_save_keeps_who_decides_and_how_often_somebody_asked_what_to_do() {
    let (record, _) = begun_by_the_first_rules();
    let mut roster = long_names();
    for (seat, control) in [
        (Seat::Two, Control::Bot(Level::Hard)),
        (Seat::Four, Control::Bot(Level::Easy)),
    ] {
        roster.set_control(seat, control);
    }
    let shell = Shell {
        hints: [
            Hints { medium: 1, hard: 3 },
            Hints::NONE,
            Hints::NONE,
            Hints::NONE,
            Hints {
                medium: 7,
                hard: 255,
            },
        ],
        swaps: Swaps::Bots(Level::Medium),
        ..Shell::new(roster, Dealing::Device(Seed([7; 32])))
    };
    let header = save::header_of(record.game(), &shell).unwrap();
    let mut play = None;
    assert_eq!(save::load(&header, &mut play), Ok(()));
    assert_eq!(play.unwrap().shell(), &shell);
    // The fourth version knew a hard bot's advice alone.
    let fourth = of_version(4, &header, &[11, 0, 0, 3, 0, 1, 0, 3, 0, 0, 0, 255]);
    let mut play = None;
    assert_eq!(save::load(&fourth, &mut play), Ok(()));
    let play = play.unwrap();
    assert_eq!(play.roster(), &shell.roster);
    let hard = play.shell().hints.map(|hints| (hints.medium, hints.hard));
    assert_eq!(hard, [(0, 3), (0, 0), (0, 0), (0, 0), (0, 255)]);
    // The fifth did not know whether seats changed hands.
    let fields = [16, 0, 0, 3, 0, 1, 0, 3, 0, 0, 0, 255, 1, 0, 0, 0, 7];
    let fifth = of_version(5, &header, &fields);
    let mut play = None;
    assert_eq!(save::load(&fifth, &mut play), Ok(()));
    let play = play.unwrap();
    assert_eq!(play.shell().hints, shell.hints);
    assert_eq!(play.shell().swaps, Swaps::None);
    for (place, byte) in [(4, 9), (FIELDS - 1, 5)] {
        let mut tomorrow = [0; FIELDS];
        tomorrow[0] = 17;
        tomorrow[place] = byte;
        let of_tomorrow = of_version(6, &header, &tomorrow);
        assert_eq!(save::load(&of_tomorrow, &mut None), Err(SaveError::Header));
    }
}

#[test]
fn a_save_of_the_second_version_is_read() {
    let (record, header) = begun_by_the_first_rules();
    let second = of_the_second_version(&header);
    let bytes = [second.as_slice(), record.entries()].concat();
    let mut play = None;
    assert_eq!(save::load(&bytes, &mut play), Ok(()));
    let play = play.unwrap();
    assert_eq!(play.game().hash(), record.hash());
    assert_eq!(play.roster(), &long_names());
    assert_eq!(*play.dealing(), Dealing::Device(Seed([7; 32])));
    assert_eq!(play.shell().opening, None);
    // What is written again is of this version.
    assert_eq!(save::header(&play).as_slice(), header);
}

#[test]
fn a_game_keeps_what_its_seed_was_made_of() {
    let record: Record<Artifact> = begun_by_the_first_rules().0;
    let opening = Reveal {
        secret: Secret([9; 32]),
        cuts: Cuts::from_array([12, 900, 0]),
    };
    let seed = opening.secret.seed(&context(record.game()), &opening.cuts);
    let shell = Shell {
        opening: Some(opening.clone()),
        ..Shell::new(long_names(), Dealing::Device(seed))
    };
    let header = save::header_of(record.game(), &shell).unwrap();
    // The seed is in no second place.
    assert!(!header.windows(32).any(|bytes| bytes == seed.0));
    let mut play = None;
    assert_eq!(save::load(&header, &mut play), Ok(()));
    let play = play.unwrap();
    assert_eq!(*play.dealing(), Dealing::Device(seed));
    assert_eq!(play.shell().opening, Some(opening));
}

#[test]
fn a_save_of_the_first_version_is_read() {
    let (record, header) = begun_by_the_first_rules();
    let header = of_the_second_version(&header);
    // It had no length, and nothing about who deals.
    let first = [&header[..4], &[1], &header[7..9], &header[10..]].concat();
    let bytes = [summed(first.clone()).as_slice(), record.entries()].concat();
    let mut play = None;
    assert_eq!(save::load(&bytes, &mut play), Ok(()));
    let play = play.unwrap();
    assert_eq!(play.game().hash(), record.hash());
    assert_eq!(play.roster(), &long_names());
    assert_eq!(*play.dealing(), Dealing::Device(Seed([7; 32])));
    let damaged = [first.as_slice(), record.entries()].concat();
    assert_eq!(save::load(&damaged, &mut None), Err(SaveError::Header));
}

#[test]
fn a_save_of_another_game_or_other_rules_is_told_as_that_and_not_as_damage() {
    let (record, header) = begun_by_the_first_rules();
    let with = |at: usize, byte: u8| {
        let mut header = header.clone();
        header[at] = byte;
        let bytes = [summed(header).as_slice(), record.entries()].concat();
        save::load(&bytes, &mut None)
    };
    assert_eq!(with(RULES_AT, 1), Ok(()));
    assert_eq!(with(RULES_AT, 0), Err(SaveError::OtherRules(0)));
    let newer = Artifact::RULES + 1;
    assert_eq!(with(RULES_AT, newer), Err(SaveError::OtherRules(newer)));
    assert_eq!(with(GAME_AT, 99), Err(SaveError::OtherGame(99)));
    // The quick start for five turned up other cards by the first rules.
    assert!(matches!(with(RULES_AT, 2), Err(SaveError::Entries { .. })));
    // Without the right checksum it is damage, whatever it says.
    let mut damaged = header.clone();
    damaged[GAME_AT] = 99;
    assert_eq!(save::load(&damaged, &mut None), Err(SaveError::Header));
}

#[test]
fn a_save_of_a_newer_version_stays_as_it_is() {
    let (_, mut newer, _) = save_and_header();
    newer[4] += 1;
    assert_eq!(save::load(&newer, &mut None), Err(SaveError::Newer));
    let mut storage = with_save(&newer);
    for _ in 0..3 {
        let mut app = bare(storage);
        assert_eq!(finding(&mut app), Finding::Foreign);
        // Leave it, look at help, change a setting, nearly begin a game.
        app.give_all(&[Yes, Down, Yes, Back, Down, Yes, Down, Yes, Back]);
        app.give_all(&[Up, Up, Yes, Yes, Yes, Yes, Back, Back]);
        storage = app.into_storage();
        assert_eq!(storage.bytes(Slot::Game), newer);
    }
}

#[test]
fn a_running_game_is_not_replaced_before_somebody_says_so_twice() {
    let position = Position::start(full(3), 1);
    let mut app = bare(position.storage());
    app.give_all(&[Down, Yes]);
    assert!(app.says(Ui::GiveUpTitle.text(Language::English)));
    // No; then yes, and back from the set-up.
    app.give(Back);
    app.give_all(&[Yes, Down, Yes, Yes, Back, Back]);
    assert!(app.is_home());
    assert_eq!(app.state_hash(), Some(position.log.hash()));
    let storage = app.into_storage();
    assert_eq!(storage.bytes(Slot::Game), position.save(&long_names()));
    let mut app = bare(storage);
    app.give_all(&[Down, Yes, Down, Yes, Yes, Yes]);
    assert_ne!(app.state_hash(), Some(position.log.hash()));
}

#[test]
fn whenever_the_power_goes_while_a_damaged_save_is_put_right_its_whole_part_is_there() {
    let (position, mut bytes, _) = save_and_header();
    bytes.push(0xFF);
    for write in 0..4 {
        for moment in [Moment::Before, Moment::Within, Moment::After] {
            let cut = CutStorage::new(with_save(&bytes)).cut_after_writes(write, moment);
            let held = Kept::new(cut);
            let mut app = switched_on(held.clone());
            assert!(salvage_if_asked(&mut app));
            let after_cut = held.0.borrow().clone();
            let mut app = switched_on(after_cut);
            salvage_if_asked(&mut app);
            assert_eq!(
                app.state_hash(),
                Some(position.log.hash()),
                "write {write} {moment:?}"
            );
        }
    }
}

#[test]
fn a_damaged_save_that_cannot_be_put_right_is_still_as_it_was() {
    let (position, mut bytes, _) = save_and_header();
    bytes.push(0xFF);
    let held = Kept::new(Stumbling::new(with_save(&bytes), 0, StorageError::Full));
    let mut app = switched_on(held.clone());
    assert!(salvage_if_asked(&mut app));
    assert!(
        app.says(Ui::StorageFull.text(Language::English)),
        "{:?}",
        app.read()
    );
    assert_eq!(held.0.borrow().kept.bytes(Slot::Game), bytes);
    // Whatever is pressed now, the whole part stays.
    let mut rng = chance(3);
    for _ in 0..40 {
        let command = likely_command(&mut app, Language::English, &mut rng);
        app.give(command);
        let kept = held.0.borrow().kept.clone();
        let mut again = bare(kept);
        salvage_if_asked(&mut again);
        let play = again.world().play.as_ref().expect("a game");
        assert!(play.game().entries().starts_with(position.log.entries()));
    }
}

/// A medium that cannot be read is said, left alone, and given up when somebody says so twice.
fn is_left_alone_until_given_up(error: StorageError, title: Ui, message: Ui) {
    let english = |text: Ui| text.text(Language::English);
    let locked = LockedStorage::new(with_save(b"what nobody can read"), Some(error));
    let held = Kept::new(locked);
    let mut app = switched_on(held.clone());
    assert!(app.says(english(title)));
    let said = app.read().join(" ");
    assert!(said.contains(english(message)), "{said}");
    assert!(!app.says(english(Ui::GoOnFromThere)));
    app.give(Yes);
    assert!(app.is_home());
    // New game: that asks; no.
    app.give(Yes);
    assert!(app.says(english(Ui::GiveUpTitle)));
    let said = app.read().join(" ");
    assert!(said.contains(english(Ui::LostStorageMessage)), "{said}");
    app.give(Yes);
    assert_eq!(app.state_hash(), None);
    let kept = held.0.borrow().kept().clone();
    assert_eq!(kept.bytes(Slot::Game), b"what nobody can read");
    // Again, and yes, Artifact, begin.
    app.give_all(&[Yes, Down, Yes, Yes, Yes]);
    let mut rng = chance(4);
    for _ in 0..20 {
        let command = likely_command(&mut app, Language::English, &mut rng);
        app.give(command);
    }
    let kept = held.0.borrow().kept().clone();
    assert!(app.state_hash().is_some());
    assert_eq!(bare(kept).state_hash(), app.state_hash());
}

#[test]
fn a_medium_that_cannot_be_read_is_left_alone_until_it_is_given_up() {
    is_left_alone_until_given_up(
        StorageError::Unreadable { whole: 0 },
        Ui::UnreadableStorage,
        Ui::UnreadableStorageMessage,
    );
    // What is whole of it is no save.
    is_left_alone_until_given_up(
        StorageError::Unreadable { whole: 4 },
        Ui::UnreadableStorage,
        Ui::UnreadableStorageMessage,
    );
}

#[test]
fn a_medium_of_a_newer_version_is_left_alone_until_it_is_given_up() {
    is_left_alone_until_given_up(
        StorageError::Newer,
        Ui::NewerStorage,
        Ui::NewerStorageMessage,
    );
}

#[test]
fn a_medium_that_can_be_read_in_part_plays_as_far_as_it_goes() {
    let (_, bytes, header) = save_and_header();
    for whole in 1..bytes.len() {
        let error = StorageError::Unreadable { whole };
        let held = Kept::new(LockedStorage::new(with_save(&bytes), Some(error)));
        let mut app = switched_on(held.clone());
        assert_eq!(app.state_hash(), None, "{whole} bytes: nobody agreed yet");
        assert_eq!(salvage_if_asked(&mut app), whole >= header, "{whole}");
        let kept = held.0.borrow().kept().clone();
        if whole < header {
            assert_eq!(kept.bytes(Slot::Game), bytes, "{whole} bytes");
            continue;
        }
        let play = app.world().play.as_ref().expect("a game");
        let entries = &bytes[header..whole];
        let played = play.game().entries();
        assert!(entries.starts_with(played) || played.starts_with(entries));
        assert!(played.len() + 5 > entries.len(), "{whole} bytes");
        assert_eq!(bare(kept).state_hash(), app.state_hash(), "{whole} bytes");
    }
}

#[test]
fn settings_that_cannot_be_stored_are_said() {
    let held = Kept::new(Stumbling::new(
        MemoryStorage::default(),
        0,
        StorageError::Newer,
    ));
    let mut app = switched_on(held);
    // Settings, how bright, another value.
    app.give_all(&[Down, Down, Down, Yes, Down, Yes]);
    assert!(app.says(Ui::NotStored.text(Language::English)));
}

#[test]
fn a_device_whose_storage_is_broken_says_so_and_can_still_be_used() {
    struct Broken;
    impl Storage for Broken {
        fn load(&mut self, _: Slot, _: &mut [u8]) -> Result<usize, StorageError> {
            Err(StorageError::Broken)
        }
        fn replace(&mut self, _: Slot, _: &[u8]) -> Result<(), StorageError> {
            Err(StorageError::Broken)
        }
        fn append(&mut self, _: Slot, _: &[u8]) -> Result<(), StorageError> {
            Err(StorageError::Broken)
        }
        fn give_up(&mut self, _: Slot) {}
    }
    let mut app = switched_on(Broken);
    assert!(app.says(Ui::StorageBroken.text(Language::English)));
    app.give_all(&[Yes, Yes, Yes]);
    assert!(app.says(Ui::StorageBroken.text(Language::English)));
    assert_eq!(app.state_hash(), None);
    app.give_all(&[Back, Back]);
    assert!(app.is_home());
    assert_eq!(app.world().roster, Roster::default());
}
