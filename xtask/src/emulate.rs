//! `cargo xtask emulate`: the simulator's page with the real firmware behind it.

use handheld::board::{Board, Button};
use handheld::canvas::Spoken;
use simulator::runner::Fault;
use simulator::server::{Light, Look, PORTS, Server, Stage, Staged};

use crate::Failure;
use crate::pico::{Emulated, Image, Model, Start, image, need_node, saves};

/// The firmware runs at about a third of its speed while it works: no more than so many
/// milliseconds are caught up at once, so that the page stays quick.
const MOST_AT_ONCE: u64 = 40;

/// Shows the page, for ever.
pub fn emulate(mut parser: lexopt::Parser) -> Result<(), Failure> {
    let mut board = Board::SQUARE;
    while let Some(argument) = parser.next()? {
        match argument {
            lexopt::Arg::Value(name) if name == "square" => board = Board::SQUARE,
            lexopt::Arg::Value(name) if name == "wide" => board = Board::WIDE,
            other => return Err(other.unexpected().into()),
        }
    }
    show(board).map_err(Failure::Failed)
}

fn show(board: Board) -> Result<(), String> {
    need_node()?;
    let images = Model::SIMULATED.map(image);
    let [square, wide] = images;
    let images = [square?, wide?];
    let server = Server::bind("cargo xtask emulate", PORTS, |port| {
        println!("Port {port} is busy, trying the next.")
    })
    .map_err(|error| error.to_string())?;
    println!("Pocket Museum on an emulated Pico is on {}", server.url());
    let stage =
        Stage::start(move || Page::new(images, board)).map_err(|error| error.to_string())?;
    server.serve(stage).map_err(|error| error.to_string())
}

/// The emulated Pico on the page.
struct Page {
    images: [Image; 2],
    board: Board,
    pico: Emulated,
    /// The page's clock when it last ran, in milliseconds.
    seen: u64,
    /// The Pico's own, which may be slower.
    ran: u64,
}

impl Page {
    fn new(images: [Image; 2], board: Board) -> Result<Self, Fault> {
        let pico = Emulated::with(of(&images, board))?;
        let mut page = Self {
            images,
            board,
            pico,
            seen: 0,
            ran: 0,
        };
        page.switch_on()?;
        Ok(page)
    }

    fn switch_on(&mut self) -> Result<(), Fault> {
        (self.seen, self.ran) = (0, 0);
        // Chance like that of a real oscillator, other each time.
        let noise_seed = std::process::id() ^ std::time::UNIX_EPOCH.elapsed()?.subsec_nanos();
        self.pico.power_on(Start {
            noise_seed,
            ..Start::default()
        })
    }
}

fn of(images: &[Image; 2], board: Board) -> &Image {
    let [square, wide] = images;
    if board == Board::WIDE { wide } else { square }
}

impl Staged for Page {
    fn board(&self) -> Board {
        self.board
    }

    fn now(&self) -> u64 {
        self.ran
    }

    fn push(&mut self, button: Button) -> Result<(), Fault> {
        if self.board.has(button) {
            self.pico.button(button, true)?;
        }
        Ok(())
    }

    fn release(&mut self, button: Button) -> Result<(), Fault> {
        if self.board.has(button) {
            self.pico.button(button, false)?;
        }
        Ok(())
    }

    fn change_board(&mut self, board: Board) -> Result<(), Fault> {
        let kept = saves::read(&mut self.pico)?;
        self.board = board;
        self.pico = Emulated::with(of(&self.images, board))?;
        saves::write(&mut self.pico, &kept)?;
        self.switch_on()
    }

    fn power_cycle(&mut self) -> Result<(), Fault> {
        self.pico.power_off()?;
        self.switch_on()
    }

    fn advance_to(&mut self, now: u64) -> Result<(), Fault> {
        let passed = now.saturating_sub(self.seen).min(MOST_AT_ONCE);
        self.seen = now;
        self.ran += passed;
        self.pico.run(passed as u32)?;
        Ok(())
    }

    fn look(&mut self) -> Result<Look, Fault> {
        let (picture, backlight) = self.pico.screen()?;
        Ok(Look {
            board: self.board,
            // The display turns the picture itself.
            rotated: false,
            backlight,
            light: if backlight == 0 {
                Light::Off
            } else {
                Light::On
            },
            language: None,
            is_writing: false,
            picture,
        })
    }

    fn describe(&mut self, reader: &mut dyn FnMut(Spoken<'_>)) {
        reader(Spoken::Text("The screen of the emulated Pico"));
    }
}
