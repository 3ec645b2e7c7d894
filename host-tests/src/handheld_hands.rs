//! Hands on a device: commands instead of buttons, the same on every board; and searching for the
//! presses that lead somewhere.

// What cannot be pressed is a failed test: these functions are only ever called from tests.
#![allow(clippy::panic, clippy::expect_used)]

use handheld::app::{App, Memory, Piece, Request};
use handheld::board::{Board, Button, Command, Input};
use handheld::buttons;
use handheld::canvas::Spoken;
use handheld::games::artifact::text::Topic;
use handheld::settings::{self, Roster, Settings};
use handheld::storage::{Entropy, Slot, Storage};
use handheld::text::{Footer, Language, Ui};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::storage::MemoryStorage;

use crate::conformance::{Chance, below};
use crate::handheld_positions::Position;

/// The app as it is searched through: without a screen.
pub type BareApp = TestApp<MemoryStorage, Seeded>;

/// An app of a test, with memory of its own.
pub type TestApp<S, E> = App<Box<Memory>, S, E>;

/// Both boards.
pub const BOARDS: [Board; 2] = [Board::SQUARE, Board::WIDE];

/// The inputs that come of giving a command on a board, none if the board does not know it:
/// without a joystick there is no left, and right only where B hears that it is held. A button that is
/// held has been pressed before.
/// On a device that is held upside down, other contacts give it.
pub fn inputs(board: Board, is_rotated: bool, command: Command) -> Vec<Input> {
    let is_there = |button: &Button| board.has(*button);
    let means = |input| board.command(board.as_held(input, is_rotated)) == Some(command);
    let there = || buttons::ALL.into_iter().filter(is_there);
    let pressed = there().find(|button| means(Input::Press(*button)));
    let held = there().find(|button| means(Input::Hold(*button)));
    match (pressed, held) {
        (Some(button), _) if button.tells_release() => {
            vec![Input::Press(button), Input::Release(button)]
        }
        (Some(button), _) => vec![Input::Press(button)],
        (None, Some(button)) => vec![Input::Press(button), Input::Hold(button)],
        (None, None) => Vec::new(),
    }
}

/// Something that takes commands and can be read.
pub trait Hands {
    /// Gives one command; one that the board does not know does nothing.
    fn give(&mut self, command: Command);
    /// Every text on the screen.
    fn read(&mut self) -> Vec<String>;

    /// Gives commands one after the other.
    fn give_all(&mut self, commands: &[Command]) {
        for command in commands {
            self.give(*command);
        }
    }

    /// Does the screen say this, as a whole text?
    fn says(&mut self, text: &str) -> bool {
        self.read().iter().any(|one| one == text)
    }

    /// Is this the main menu?
    fn is_home(&mut self) -> bool {
        self.says("M U S E U M")
    }
}

impl<S: Storage, E: Entropy> Hands for TestApp<S, E> {
    fn give(&mut self, command: Command) {
        for input in inputs(self.world().board, self.rotated(), command) {
            self.handle(input, 0);
        }
    }

    fn read(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        self.read_screen(&mut |text| texts.push(text.to_owned()));
        texts
    }
}

impl<S: Storage, E: Entropy> Hands for Device<S, E> {
    fn give(&mut self, command: Command) {
        let now = self.now();
        for input in inputs(self.board(), self.app().rotated(), command) {
            self.app_mut().handle(input, now);
        }
        self.run(10).expect("nothing is drawn outside the screen");
    }

    fn read(&mut self) -> Vec<String> {
        self.texts()
    }
}

/// An app on a storage, without a screen.
pub fn bare(storage: MemoryStorage) -> BareApp {
    bare_on(Board::SQUARE, storage)
}

/// The same on any board.
pub fn bare_on(board: Board, storage: MemoryStorage) -> BareApp {
    App::new(Box::default(), board, storage, Seeded::new(1), 0)
}

/// These settings and this save.
pub fn stored(settings: &Settings, roster: &Roster, game: &[u8]) -> MemoryStorage {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Settings) = settings::write(settings, roster).to_vec();
    *storage.bytes_mut(Slot::Game) = game.to_vec();
    storage
}

/// A device with these settings and this save.
pub fn device(
    board: Board,
    settings: &Settings,
    roster: &Roster,
    game: &[u8],
) -> Device<MemoryStorage, Seeded> {
    let storage = stored(settings, roster, game);
    Device::new(board, storage, Seeded::new(1)).expect("nothing is drawn outside the screen")
}

/// The whole answer to a request over the serial port.
pub fn told<S: Storage, E: Entropy>(device: &Device<S, E>, request: Request) -> String {
    let mut answer = String::new();
    let mut piece = Piece::new();
    for number in 0.. {
        let more = device.app().answer(request, number, &mut piece);
        answer.push_str(&piece);
        if !more {
            break;
        }
    }
    answer
}

/// The same when a computer really asks: what has to be done before the answer is done.
pub fn asked<S: Storage, E: Entropy>(device: &mut Device<S, E>, request: Request) -> String {
    device.app_mut().asked(request);
    told(device, request)
}

/// The default settings in a language.
pub fn in_language(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

/// From the main menu through the curtain, past what happened meanwhile, to the own turn.
pub fn take_over(hands: &mut impl Hands, language: Language) -> Vec<Command> {
    let mut given = Vec::new();
    let footer = |footer: Footer| footer.text(language);
    for _ in 0..16 {
        let ready = hands.says(footer(Footer::DoIt)) || hands.says(footer(Footer::Why));
        if ready {
            break;
        }
        hands.give(Command::Ok);
        given.push(Command::Ok);
    }
    given
}

/// The commands that lead from the main menu to the own turn, on the square board in normal letters:
/// elsewhere another part of what happened meanwhile may fit the screen.
pub fn entering(position: &Position) -> Vec<Command> {
    take_over(&mut bare(position.storage()), Language::English)
}

/// The commands that lead from the beginning of the own turn to an entry of its list: the one that
/// help explains by this topic.
pub fn selecting(position: &Position, topic: Topic) -> Vec<Command> {
    let enter = entering(position);
    for downs in 0..24 {
        let commands = [Command::Down].repeat(downs);
        let mut app = bare(position.storage());
        app.give_all(&enter);
        app.give_all(&commands);
        app.give(Command::Help);
        if app.says(topic.text(Language::English)) {
            return commands;
        }
    }
    panic!("{topic:?} is not in the list");
}

/// The commands that lead from the main menu to a decision, known by the log after it; what follows
/// from it by itself may come after it. A decision that is forced follows from taking over.
pub fn deciding(position: &Position, after: &Position) -> Vec<Command> {
    let enter = entering(position);
    let is_there = |commands: &[Command]| {
        let mut app = bare(position.storage());
        app.give_all(commands);
        let play = app.world().play.as_ref().expect("the game of the position");
        play.game().entries().starts_with(after.log.entries())
    };
    let forced = (0..=enter.len()).find_map(|count| enter.get(..count).filter(|one| is_there(one)));
    if let Some(commands) = forced {
        return commands.to_vec();
    }
    let attempt = |commands: &[Command]| {
        let all = [enter.as_slice(), commands].concat();
        is_there(&all).then_some(all)
    };
    for downs in 0..30 {
        let first = [[Command::Down].repeat(downs), vec![Command::Ok]].concat();
        if let Some(commands) = attempt(&first) {
            return commands;
        }
    }
    for downs in 0..14 {
        for further in 0..26 {
            let first = [[Command::Down].repeat(downs), vec![Command::Ok]].concat();
            let second = [[Command::Down].repeat(further), vec![Command::Ok]].concat();
            if let Some(commands) = attempt(&[first, second].concat()) {
                return commands;
            }
        }
    }
    panic!("no presses lead to the decision");
}

/// Goes to the main menu from wherever the device is, as a person would: back and back again, and
/// if that only goes round in the game, by the menu inside it. Says whether that worked.
pub fn go_home<S: Storage, E: Entropy>(device: &mut Device<S, E>) -> bool {
    let language = device.app().world().language();
    for _ in 0..4 {
        // A name of ten letters is deleted letter by letter.
        for _ in 0..14 {
            if device.is_home() {
                return true;
            }
            device.give(Command::Back);
        }
        for _ in 0..2 {
            device.give(Command::Menu);
            if device.says(Ui::Pause.text(language)) {
                quit(device, language);
            }
        }
    }
    device.is_home()
}

/// Leaves a game by its menu, wherever that begins.
fn quit<S: Storage, E: Entropy>(device: &mut Device<S, E>, language: Language) {
    let title = Ui::SaveAndQuit.text(language);
    for _ in 0..20 {
        let (mut is_next, mut is_there) = (false, false);
        device.describe(&mut |spoken| match spoken {
            Spoken::Selected => is_next = true,
            Spoken::Text(text) => is_there |= core::mem::take(&mut is_next) && text == title,
            _ => {}
        });
        if is_there {
            break;
        }
        device.give(Command::Up);
    }
    device.give(Command::Ok);
}

/// What gets a game on, most of the time: for whoever plays without looking at the cards.
pub fn likely_command(hands: &mut impl Hands, language: Language, rng: &mut Chance) -> Command {
    let mut says = |footer: Footer| hands.says(footer.text(language));
    let luck = below(100, rng);
    if says(Footer::Ready) || says(Footer::Next) || says(Footer::Older) {
        Command::Ok
    } else if says(Footer::Why) {
        // A list may offer nothing at all.
        match luck {
            0..85 => Command::Down,
            _ => Command::Back,
        }
    } else if says(Footer::DoIt) {
        match luck {
            0..75 => Command::Ok,
            75..90 => Command::Down,
            _ => Command::Up,
        }
    } else if hands.is_home() {
        Command::Ok
    } else {
        Command::Back
    }
}
