//! What one seat knows alone: the counterfeits on its left and right, what it was shown besides, and the
//! tops of stacks that it saw. It can be read again at any time, in private.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Colour as Group, Neighbour, Pair, Relic};

use super::super::text::{Label, Topic, names};
use super::super::{Scene, icons, look, own, relic_topic};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::Secrecy;
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::parts::{Page, filled, label, only_for};
use crate::text::{Arg, Footer};
use crate::theme::{self, Colour};
use crate::widgets::{Line, List, ListItem, Pages, Pill};

/// The most that anybody can know: every counterfeit, and the top of each stack.
const MOST: usize = Relic::COUNT + Group::COUNT;

/// What one seat knows.
#[derive(Clone, Debug, Default)]
pub struct Counterfeits {
    list: List,
}

/// Something that a seat knows.
#[derive(Clone, Copy)]
enum Known {
    Counterfeit(Pair, Relic),
    Top(Group, Relic),
}

impl Known {
    fn relic(self) -> Relic {
        match self {
            Known::Counterfeit(_, relic) | Known::Top(_, relic) => relic,
        }
    }
}

/// First what lies on the left and the right, then the rest.
fn known(scene: &Scene<'_>, seat: Seat) -> heapless::Vec<Known, MOST> {
    let players = scene.seats();
    let beside = [Neighbour::Left, Neighbour::Right].map(|side| Pair::beside(seat, side, players));
    let others = Pair::all(players).filter(|pair| !beside.contains(pair));
    let view = scene.view();
    let cards = beside.into_iter().chain(others).flat_map(|pair| {
        let relics = view.pairs[pair];
        relics
            .into_iter()
            .flat_map(move |relics| relics.iter().map(move |one| Known::Counterfeit(pair, one)))
    });
    let tops = Group::ALL
        .into_iter()
        .filter_map(|group| view.tops[group].map(|relic| Known::Top(group, relic)));
    cards.chain(tops).take(MOST).collect()
}

impl Counterfeits {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let Some(seat) = scene.seat() else {
            return Transition::HandBack;
        };
        let known = known(scene, seat);
        if self.list.handle(command, known.len()) {
            return Transition::Stay;
        }
        match command {
            Command::Back | Command::Ok => leave(scene, seat),
            Command::Help => {
                let one = known.get(self.list.selected);
                Transition::help(
                    one.map_or(own(Topic::Counterfeits), |one| relic_topic(one.relic())),
                )
            }
            _ => Transition::Stay,
        }
    }

    /// Draws it.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(seat) = scene.seat() else {
            return Ok(());
        };
        let pill = only_for(scene.world, seat);
        let page = Page {
            title: label(scene.world, Label::Counterfeits),
            pill: Pill::Private(&pill),
            buttons: [
                Some(Footer::Hide),
                None,
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let known = known(scene, seat);
        if known.is_empty() {
            // The box has them, or none is there at all.
            let text = label(scene.world, Label::InTheBoxMessage);
            return page.draw_text(scene.world, &mut Pages::default(), text, canvas);
        }
        let mut one = |number: usize| {
            let known = known.get(number);
            known.map_or_else(ListItem::default, |known| item(scene, seat, *known))
        };
        let count = known.len();
        page.draw_list(scene.world, &mut self.list, count, &mut one, canvas)
    }
}

/// Who decides in private goes on with that; anybody else hands the device back, and at the table whoever
/// can say aloud what they do.
fn leave(scene: &Scene<'_>, seat: Seat) -> Transition {
    let decides = scene.world.play.as_ref().is_some_and(|play| {
        let is_secret = play.secrecy() != Secrecy::Open && !scene.can_hand_back();
        is_secret && play.asked().contains(seat)
    });
    if decides {
        Transition::Close
    } else {
        Transition::HandBack
    }
}

fn item(scene: &Scene<'_>, seat: Seat, known: Known) -> ListItem {
    let language = scene.language();
    let relic = known.relic();
    let mut item = ListItem::titled(names::relic(relic, language));
    match known {
        Known::Counterfeit(pair, _) => {
            item.icon = Some((&icons::MASK, theme::ACCENT));
            item.detail = lies(scene, seat, pair);
            if let Some(owner) = scene.table().owner(relic) {
                item.icon = Some((&common::HUT, scene.seat_colour(owner)));
                let _ = write!(item.detail, " - {}", scene.name(owner));
            }
        }
        Known::Top(group, _) => {
            item.icon = Some((look::group_icon(group), look::group_colour(group)));
            let args = [Arg::Text(names::colour_title(group, language))];
            item.detail = filled(scene.world, Label::TopOf, &args);
        }
    }
    item
}

/// Where a counterfeit lies, seen from a seat.
fn lies(scene: &Scene<'_>, seat: Seat, pair: Pair) -> Line {
    let players = scene.seats();
    let name = |seat| Arg::Name(scene.name(seat));
    for (side, label) in [
        (Neighbour::Left, Label::OnYourLeft),
        (Neighbour::Right, Label::OnYourRight),
    ] {
        if Pair::beside(seat, side, players) == pair {
            return filled(scene.world, label, &[name(side.of(seat, players))]);
        }
    }
    let [one, two] = pair.seats(players);
    filled(scene.world, Label::BetweenOthers, &[name(one), name(two)])
}
