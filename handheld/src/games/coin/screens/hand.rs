//! What a seat has, and what it has called: a secret until all have.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;

use super::super::text::{Label, Topic, names};
use super::super::{Scene, own};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::screens::Transition;
use crate::screens::parts::{Page, filled, only_for};
use crate::text::{Arg, Footer};
use crate::theme::Colour;
use crate::widgets::{Line, Pages, Pill};

/// The coins and the call of the seat that has the device.
#[derive(Clone, Debug)]
pub struct Hand;

impl Hand {
    /// Answers a command.
    pub fn handle(&mut self, command: Command) -> Transition {
        match command {
            Command::Back | Command::Ok => Transition::Close,
            Command::Help => Transition::help(own(Topic::Round)),
            _ => Transition::Stay,
        }
    }

    /// Draws both.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(seat) = scene.seat() else {
            return Ok(());
        };
        let title = filled(scene.world, Label::HandOf, &[Arg::Name(scene.name(seat))]);
        let pill = only_for(scene.world, seat);
        let page = Page {
            title: &title,
            pill: Pill::Private(&pill),
            buttons: [
                Some(Footer::Back),
                Some(Footer::Hide),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let coins = scene.table().players[seat].coins;
        let mut text = filled(scene.world, Label::Coins, &[Arg::Number(coins.into())]);
        // Both lines together are shorter than the room.
        let _ = write!(text, "\n{}", call(scene, scene.view().calls[seat]));
        page.draw_text(scene.world, &mut Pages::default(), &text, canvas)
    }
}

fn call(scene: &Scene<'_>, call: Option<crate::games::coin::rules::Face>) -> Line {
    match call {
        Some(face) => {
            let name = names::face(face, scene.language());
            filled(scene.world, Label::OwnCall, &[Arg::Text(name)])
        }
        None => filled(scene.world, Label::NoCall, &[]),
    }
}
