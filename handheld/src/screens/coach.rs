//! The coach of a lesson: a few sentences before a step, with the game's pictures. What the others do,
//! it does for them.

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;

use super::Transition;
use super::help::pictured;
use super::parts::{Page, filled, label};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::lesson::{Moment, Words};
use crate::text::{Arg, Footer, Ui, say};
use crate::theme::Colour;
use crate::widgets::{Pages, Pill};
use crate::world::World;

/// Room for what is said, with every name in it.
type Said = heapless::String<768>;

/// A word of the coach.
#[derive(Clone, Debug)]
pub struct Coach {
    words: Words,
    /// Does the press that goes on do what the others do?
    demonstrates: bool,
    pages: Pages,
}

impl Coach {
    /// Before a step, if there is anything to say.
    pub fn before(moment: Moment) -> Option<Coach> {
        let demonstrates = moment.shown.is_some();
        moment.words.map(|words| Coach {
            words,
            demonstrates,
            pages: Pages::default(),
        })
    }

    /// When the learner's turn ended in another way than the script's.
    pub fn farewell() -> Coach {
        Coach {
            words: Words::Shared(Ui::LessonLeftMessage),
            demonstrates: false,
            pages: Pages::default(),
        }
    }

    fn said(&self, world: &World) -> Said {
        let mut said = Said::new();
        let language = world.language();
        let names = Seat::ALL.map(|seat| Arg::Name(world.name(seat)));
        // The longest text with the longest names has room.
        let _ = say(&mut said, language, &self.words.text(language), &names);
        said
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if self.pages.handle(command) {
            return Transition::Stay;
        }
        let said = self.said(world);
        let sheet = pictured(world, world.kind(), &said);
        match command {
            Command::Ok | Command::Right if self.pages.read_on(&sheet) => Transition::Stay,
            Command::Ok | Command::Right if self.demonstrates => Transition::Demonstrate,
            Command::Ok | Command::Right => Transition::Close,
            Command::Back if self.demonstrates => match &world.play {
                Some(play) => Transition::Open(play.running().table()),
                None => Transition::Home,
            },
            Command::Back => Transition::Close,
            Command::Menu => Transition::LeaveLesson,
            _ => Transition::Stay,
        }
    }

    /// Draws what is said.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let said = self.said(world);
        let sheet = pictured(world, world.kind(), &said);
        let ok = if self.pages.has_more(&sheet) {
            Footer::More
        } else if self.demonstrates {
            Footer::Next
        } else {
            Footer::Ready
        };
        let back = if self.demonstrates {
            Footer::Table
        } else {
            Footer::Back
        };
        let game = (world.kind().info().title)(world.language());
        let title = filled(world, Ui::Learn, &[Arg::Text(game)]);
        let page = Page {
            title: &title,
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [Some(ok), Some(back), None, Some(Footer::Leave)],
        };
        page.draw_sheet(world, &mut self.pages, &sheet, canvas)
    }
}
