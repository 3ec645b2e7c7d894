//! About: version, and what proves that nobody meddled with chance. The seed of a game is told
//! only when it is over and nothing can be taken back any more.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::chance::{Commitment, Reveal};

use super::parts::{Page, filled, label};
use super::{Screen, Transition, Update};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::play::{Dealing, Play};
use crate::power::Power;
use crate::text::{Arg, Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Pages, Pill};
use crate::world::World;

/// About this device.
#[derive(Clone, Debug, Default)]
pub struct About {
    pages: Pages,
}

impl About {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.pages.handle(command) {
            return Transition::Stay;
        }
        match command {
            Command::Ok if can_close(world) => Transition::CloseGame,
            Command::Ok => Transition::Open(Screen::Update(Update::default())),
            Command::Back => Transition::Close,
            _ => Transition::Stay,
        }
    }

    /// Draws the facts.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::About),
            pill: Pill::None,
            buttons: [
                Some(if can_close(world) {
                    Footer::Seed
                } else {
                    Footer::Update
                }),
                Some(Footer::Back),
                None,
                None,
            ],
        };
        page.draw_text(world, &mut self.pages, &text(world), canvas)
    }
}

/// Would the seed be told if the game were closed?
fn can_close(world: &World) -> bool {
    world.play.as_ref().is_some_and(|play| {
        let is_dealt_here = matches!(play.dealing(), Dealing::Device(_));
        is_dealt_here && play.is_over() && !play.game().is_closed()
    })
}

/// Room for all of it in any language.
type Text = heapless::String<1024>;

fn text(world: &World) -> Text {
    let mut text = heapless::String::new();
    let version = filled(world, Ui::Version, &[Arg::Text(env!("CARGO_PKG_VERSION"))]);
    // All of it together is far shorter than its room.
    let _ = writeln!(text, "{version}");
    match world.power {
        Power::Unmeasured => {}
        Power::Unknown => {
            let _ = writeln!(text, "{}", label(world, Ui::BatteryUnknown));
        }
        Power::Usb => {
            let _ = writeln!(text, "{}", label(world, Ui::PoweredByUsb));
        }
        Power::Battery(percent) => {
            let left = filled(world, Ui::Battery, &[Arg::Number(percent.into())]);
            let _ = writeln!(text, "{left}");
        }
    }
    // What a table may want to write down comes before what is always the same.
    if let Some(play) = &world.play {
        write_proof(&mut text, world, play);
    }
    for kind in world.offered {
        let _ = writeln!(text, "{}", (kind.info().credits)(world.language()));
    }
    text.truncate(text.trim_end().len());
    text
}

/// What proves that nobody meddled with chance.
fn write_proof(text: &mut Text, world: &World, play: &Play) {
    let Dealing::Device(seed) = play.dealing() else {
        return;
    };
    if let Some(commitment) = play.commitment() {
        let _ = write!(text, "{}:", label(world, Ui::CommitmentWords));
        for place in 0..Commitment::WORDS {
            let _ = write!(text, " {}", commitment.word(place).as_str());
        }
        let _ = writeln!(text);
    }
    if !play.game().is_closed() {
        let hidden = label(
            world,
            match play.is_over() {
                true => Ui::SeedOpenMessage,
                false => Ui::SeedHiddenDetail,
            },
        );
        let _ = writeln!(text, "{}: {hidden}", label(world, Ui::Seed));
        return;
    }
    // Before the end the hash would tell a computer which cards are hidden.
    let hash = play.game().hash();
    let _ = writeln!(text, "{}: {hash:016x}", label(world, Ui::Hash));
    let _ = write!(text, "{}: ", label(world, Ui::Seed));
    for byte in seed.0 {
        let _ = write!(text, "{byte:02x}");
    }
    let _ = writeln!(text);
    if let Some(opening) = &play.shell().opening {
        write_opening(text, world, opening);
    }
}

/// What the seed was made of.
fn write_opening(text: &mut Text, world: &World, opening: &Reveal) {
    let _ = write!(text, "{}: ", label(world, Ui::SecretBytes));
    for byte in opening.secret.0 {
        let _ = write!(text, "{byte:02x}");
    }
    let _ = writeln!(text);
    if opening.cuts.is_empty() {
        return;
    }
    let _ = write!(text, "{}:", label(world, Ui::CutsMade));
    for cut in &opening.cuts {
        let _ = write!(text, " {cut}");
    }
    let _ = writeln!(text);
}
