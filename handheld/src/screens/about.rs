//! About: version, and what proves that nobody meddled with chance. The seed of a game is told
//! only when it is over.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;

use super::Step;
use super::parts::{below, buttons, word, words};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::power::Power;
use crate::text::{Arg, Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Frame, Pages, Pill};
use crate::world::World;

/// About this device.
#[derive(Clone, Debug, Default)]
pub struct About {
    pages: Pages,
}

impl About {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        if self.pages.handle(command) {
            return Step::Stay;
        }
        match command {
            Command::Back | Command::Ok => Step::Close,
            _ => Step::Stay,
        }
    }

    /// Draws the facts.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let frame = Frame {
            title: word(world, Ui::About),
            pill: Pill::None,
        };
        let body = frame.draw(world.board, canvas)?;
        self.pages.draw(below(body, 4), &text(world), canvas)?;
        buttons(world, [None, Some(Footer::Back), None, None], canvas)
    }
}

fn text(world: &World) -> heapless::String<768> {
    let mut text = heapless::String::new();
    let version = words(world, Ui::Version, &[Arg::Text(env!("CARGO_PKG_VERSION"))]);
    // All of it together is far shorter than its room.
    let _ = writeln!(text, "{version}");
    match world.power {
        Power::Unknown => {}
        Power::Usb => {
            let _ = writeln!(text, "{}", word(world, Ui::PoweredByUsb));
        }
        Power::Battery(percent) => {
            let left = words(world, Ui::Battery, &[Arg::Number(percent.into())]);
            let _ = writeln!(text, "{left}");
        }
    }
    let _ = writeln!(text, "{}", word(world, Ui::AboutMessage));
    if let Some(play) = &world.play {
        if play.is_over() {
            // Before the end the hash would tell a computer which cards are hidden.
            let hash = play.record.hash();
            let _ = writeln!(text, "{}: {hash:016x}", word(world, Ui::Hash));
            let _ = write!(text, "{}: ", word(world, Ui::Seed));
            for byte in play.seed.0 {
                let _ = write!(text, "{byte:02x}");
            }
        } else {
            let hidden = word(world, Ui::SeedHiddenDetail);
            let _ = write!(text, "{}: {hidden}", word(world, Ui::Seed));
        }
    }
    text
}
