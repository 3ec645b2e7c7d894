//! Why something cannot be done: first what is lacking here, then the rule.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::artifact::Refusal;

use super::super::choices::{self, Choice};
use super::super::strip::own_seat;
use super::super::text::{lack_in_full, refusal};
use super::super::{Scene, entries};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::screens::Transition;
use crate::screens::parts::{Page, label, only_for};
use crate::text::{Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Line, Pages, Pill, seat_colour};

/// Why a choice is not available.
#[derive(Clone, Debug)]
pub struct WhyPage {
    choice: Choice,
    /// Does everybody look on?
    is_public: bool,
    pages: Pages,
}

/// Room for a reason and a help page in any language.
type Text = heapless::String<1024>;

impl WhyPage {
    /// Of a choice, where everybody looks on or only one does.
    pub fn new(choice: Choice, is_public: bool) -> Self {
        Self {
            choice,
            is_public,
            pages: Pages::default(),
        }
    }

    /// Does everybody look on?
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command) -> Transition {
        if self.pages.handle(command) {
            return Transition::Stay;
        }
        match command {
            Command::Back | Command::Ok | Command::Left => Transition::Close,
            Command::Help => Transition::help(choices::topic(self.choice)),
            _ => Transition::Stay,
        }
    }

    /// Draws the reason and the rule.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let seat = own_seat(scene);
        let only = only_for(scene.world, seat);
        let page = Page {
            title: label(scene.world, Ui::WhyNot),
            pill: match self.is_public {
                true => Pill::Turn(scene.name(seat), seat_colour(scene.world.colour(seat))),
                false => Pill::Private(&only),
            },
            buttons: [None, Some(Footer::Back), Some(Footer::Help), None],
        };
        let text = text(scene, self.choice);
        page.draw_text(scene.world, &mut self.pages, &text, canvas)
    }
}

/// What was chosen, what stands against it here, and the rule.
#[inline(never)] // so that a page takes no room on the stack while it is drawn
fn text(scene: &Scene<'_>, choice: Choice) -> Text {
    let mut text = Text::new();
    let entry = entries::entry(scene, choice);
    // All of it together is shorter than the room.
    let _ = writeln!(text, "{}", entry.title);
    let _ = reason(scene, choice, &entry.detail, &mut text);
    let rule = choices::topic(choice).page(scene.world);
    let _ = write!(text, "\n\n{rule}");
    text
}

fn reason(scene: &Scene<'_>, choice: Choice, detail: &Line, out: &mut Text) -> core::fmt::Result {
    match entries::reason(scene, choice) {
        Some(Refusal::SetNotInHand(tile)) => {
            lack_in_full(out, scene.language(), entries::lack_of(scene, tile))
        }
        Some(rule) => {
            refusal(out, scene.language(), &rule)?;
            out.write_char('.')
        }
        None => write!(out, "{detail}."),
    }
}
