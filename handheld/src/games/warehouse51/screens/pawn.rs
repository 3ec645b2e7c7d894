//! Which relic goes to the pawnshop? Each shows what it brings, and what is owned then.

use embedded_graphics::prelude::DrawTarget;
use engine::warehouse51::{Action, Warehouse51};

use super::super::text::{Label, Topic};
use super::super::turn::{Choice, Level};
use super::super::{Scene, lists, own, relic_topic};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::screens::Transition;
use crate::screens::act::{Choices, ListTurn, is_advised};
use crate::screens::parts::{Page, label, only_for};
use crate::text::Footer;
use crate::theme::Colour;
use crate::widgets::{List, Pill};

/// Pawning in the middle of an auction.
#[derive(Clone, Debug)]
pub struct Pawn {
    list: List,
    is_public: bool,
}

fn relics(scene: &Scene<'_>) -> Choices<Choice> {
    Warehouse51::choices(scene, Level::Pawn)
}

impl Pawn {
    /// Before everybody or in private; at what was advised.
    pub fn new(is_public: bool, scene: &Scene<'_>) -> Self {
        let relics = relics(scene);
        let mut all = relics.iter();
        let advised = all.position(|choice| is_advised(scene, *choice));
        Pawn {
            list: List::at(advised.unwrap_or(0)),
            is_public,
        }
    }

    /// Does everybody look on?
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let relics = relics(scene);
        if self.list.handle(command, relics.len()) {
            return Transition::Stay;
        }
        let chosen = relics.get(self.list.selected).copied();
        match (command, chosen) {
            (Command::Back, _) => Transition::Close,
            (Command::Ok, Some(choice)) if Warehouse51::is_available(scene, choice) => match choice
            {
                Choice::Do(action) => Transition::decide(scene.decide([action])),
                _ => Transition::Stay,
            },
            (Command::Ok, Some(_)) => Transition::help(own(Topic::Pawnshop)),
            (Command::Help, Some(Choice::Do(Action::Pawn(relic)))) => {
                Transition::help(relic_topic(relic))
            }
            _ => Transition::Stay,
        }
    }

    /// Draws the relics.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let relics = relics(scene);
        let only = scene.seat().map(|seat| only_for(scene.world, seat));
        let page = Page {
            title: label(scene.world, Label::ChoosePawn),
            pill: match (&only, scene.decider()) {
                (Some(only), _) => Pill::Private(only),
                (None, Some(seat)) => Pill::Turn(scene.name(seat), scene.seat_colour(seat)),
                (None, None) => Pill::None,
            },
            buttons: [
                Some(Footer::DoIt),
                Some(Footer::Back),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let body = page.draw_frame(scene.world, canvas)?;
        lists::draw(scene, Level::Pawn, &relics, &mut self.list, body, canvas)
    }
}
