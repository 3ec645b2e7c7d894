//! The temple, where a turn is played: a step pyramid with what every card costs, or the plan as it
//! lies on a table, one press away; above it a line of pictures of what happened since the player's last
//! turn; below it, or beside it where there is room, a lens on what the cursor is at. Everybody looks on. What a seat has seen of hidden cards it sees here too, alone.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;
use engine::stack::{Action, Level, Place};

use super::super::text::{Label, Topic};
use super::super::{Scene, own};
use super::spots::{self, Reach, Spot};
use super::{Area, Choose, Screen, lens, plan, steps};
use crate::board::Command;
use crate::canvas::{Canvas, Spoken};
use crate::games::HelpTopic;
use crate::screens::parts::{buttons_and_hold, filled, label, only_for};
use crate::screens::{Curtain, News, Screen as AnyScreen, Transition};
use crate::text::{Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, InWords, Picture, Pill, Ribbon, seat_colour};

/// How high the lens below the temple is.
const LENS: i32 = 50;
/// How high the line of what happened is, with its edge.
const STORY: i32 = Ribbon::TALL;
/// How wide the temple is where the lens stands beside it.
const BESIDE: i32 = 233;

/// What the temple is looked at for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// A turn, before everybody's eyes.
    Turn,
    /// What one seat has seen, and nobody else.
    Known,
    /// Just to see what lies there.
    Table,
}

/// The temple.
#[derive(Clone, Debug)]
pub struct Temple {
    /// Where the cursor is; before the first look nowhere, or at what was advised.
    spot: Option<Spot>,
    /// As a plan, from above?
    is_plan: bool,
    purpose: Purpose,
    /// The number of the first thing that happened since the player's last turn, if there was any.
    since: Option<usize>,
}

impl Temple {
    /// A turn; for a seat that has the device to itself, what it has seen.
    pub fn turn(scene: &Scene<'_>) -> Self {
        let purpose = match scene.seat() {
            Some(_) => Purpose::Known,
            None => Purpose::Turn,
        };
        let since = match (purpose, &scene.world.play, scene.decider()) {
            (Purpose::Turn, Some(play), Some(seat)) => play.game().missed_since(scene.world, seat),
            _ => None,
        };
        Temple {
            since,
            spot: Spot::advised(scene),
            ..Temple::to_look_at(purpose)
        }
    }

    fn to_look_at(purpose: Purpose) -> Self {
        Temple {
            spot: None,
            is_plan: false,
            purpose,
            since: None,
        }
    }

    /// What a seat has seen.
    pub fn known() -> Self {
        Temple::to_look_at(Purpose::Known)
    }

    /// What lies there.
    pub fn table() -> Self {
        Temple::to_look_at(Purpose::Table)
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        self.purpose == Purpose::Known
    }

    /// Does the menu button pause the game here?
    pub fn can_pause(&self) -> bool {
        true
    }

    /// Are there other things to choose than cards?
    fn decides(&self) -> bool {
        self.purpose == Purpose::Turn && !self.is_plan
    }

    /// What the cursor can reach.
    fn reach(&self) -> Reach {
        Reach {
            decides: self.decides(),
            story: self.since.is_some(),
        }
    }

    /// Where the cursor is: what was there may be gone.
    fn spot(&self, scene: &Scene<'_>) -> Spot {
        match self.spot {
            Some(spot) if spots::is_there(spot, scene, self.reach()) => spot,
            _ => self.first(scene),
        }
    }

    /// Where the cursor begins: at a bonus or the end if there is no action left, at what the seat has
    /// seen if that is what is looked at, or else at the first card that costs nothing.
    fn first(&self, scene: &Scene<'_>) -> Spot {
        let table = scene.table();
        if self.decides() && table.actions == 0 {
            let is_bonus = |action: &Action| matches!(action, Action::TurnOver(_));
            return match scene.legal().iter().any(|action| is_bonus(&action)) {
                true => Spot::Bonus,
                false => Spot::End,
            };
        }
        let seen = |place: &Place| {
            scene.seat().is_some()
                && scene.view().card(*place).is_some()
                && table.temple.face_down().contains(*place)
        };
        let free = |place: &Place| spots::is_free(scene, *place);
        let open = |place: &Place| free(place) && scene.view().card(*place).is_some();
        let mut cards = spots::cards(scene);
        let card = spots::cards(scene)
            .find(seen)
            .or_else(|| spots::cards(scene).find(open))
            .or_else(|| spots::cards(scene).find(free))
            .or_else(|| cards.next());
        match card.or(Place::at_row(Level::Top, 0, 1)) {
            Some(place) => Spot::Card(place),
            None => Spot::End,
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let spot = self.spot(scene);
        if let Some(next) = spots::moved(spot, command, scene, self.reach()) {
            self.spot = Some(next);
            return Transition::Stay;
        }
        self.spot = Some(spot);
        match command {
            Command::Ok => self.choose(spot, scene),
            Command::Back => self.back(spot, scene),
            Command::Help => Transition::help(topic(spot, scene)),
            _ => Transition::Stay,
        }
    }

    fn choose(&mut self, spot: Spot, scene: &Scene<'_>) -> Transition {
        match self.purpose {
            Purpose::Turn if spot == Spot::Story => self.read_story(scene),
            Purpose::Turn => choose_in_turn(spot, scene),
            Purpose::Known => match look_action(spot, scene) {
                Some(look) => Transition::decide(scene.decide([look])),
                None => Transition::HandBack,
            },
            Purpose::Table => Transition::open(Screen::Area(Area::new(scene.table().seat, scene))),
        }
    }

    /// What happened since the last turn, in full.
    fn read_story(&self, scene: &Scene<'_>) -> Transition {
        match (self.since, scene.decider()) {
            (Some(since), Some(seat)) => {
                Transition::Open(AnyScreen::News(News::review(seat, since)))
            }
            _ => Transition::Stay,
        }
    }

    fn back(&mut self, spot: Spot, scene: &Scene<'_>) -> Transition {
        match self.purpose {
            Purpose::Known => Transition::HandBack,
            Purpose::Table => Transition::Close,
            Purpose::Turn if self.is_plan => {
                self.is_plan = false;
                Transition::Stay
            }
            Purpose::Turn if can_look(spot, scene) => look(spot, scene),
            Purpose::Turn => {
                self.is_plan = true;
                Transition::Stay
            }
        }
    }

    /// What the four buttons do.
    fn words(&self, spot: Spot, scene: &Scene<'_>) -> [Option<Footer>; 4] {
        let (help, menu) = (Some(Footer::Help), Some(Footer::Menu));
        match self.purpose {
            Purpose::Known => {
                let can_look = look_action(spot, scene).is_some();
                let ok = if can_look { Footer::Look } else { Footer::Hide };
                [Some(ok), Some(Footer::Hide), help, menu]
            }
            Purpose::Table => [Some(Footer::More), Some(Footer::Back), help, menu],
            Purpose::Turn => {
                let ok = if is_ready(spot, scene) {
                    Footer::DoIt
                } else {
                    Footer::Why
                };
                let back = if self.is_plan {
                    Footer::Steps
                } else if can_look(spot, scene) {
                    Footer::Look
                } else {
                    Footer::Plan
                };
                [Some(ok), Some(back), help, menu]
            }
        }
    }

    /// Draws the temple and the lens.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let spot = self.spot(scene);
        let body = self.draw_heading(scene, canvas)?;
        let line = if self.purpose == Purpose::Turn {
            STORY
        } else {
            0
        };
        let (stage, glass) = parts(body, line);
        if self.purpose == Purpose::Turn {
            let corner = Point::new(stage.top_left.x, body.top_left.y);
            let area = Rectangle::new(corner, Size::new(stage.size.width, line as u32));
            self.draw_story(scene, spot == Spot::Story, area, canvas)?;
        }
        let decides = self.decides();
        if self.is_plan {
            plan::draw(scene, spot, stage, canvas)?;
        } else {
            steps::draw(scene, spot, decides, stage, canvas)?;
        }
        lens::draw(scene, spot, glass, canvas)?;
        let row = self.decides().then_some(Footer::Row);
        buttons_and_hold(scene.world, self.words(spot, scene), row, canvas)
    }

    /// Draws what happened since the player's last turn, in pictures.
    #[inline(never)] // as above
    fn draw_story<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        selected: bool,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        canvas.fill(area, theme::SHADE)?;
        if let (Some(since), Some(play)) = (self.since, &scene.world.play) {
            let mut ribbon = Ribbon::default();
            let colour = |seat: Seat| seat_colour(scene.world.colour(seat));
            let mut read =
                |_: usize, picture: &Picture, _: InWords<'_>| ribbon.add(picture, colour);
            play.game().pictures(scene.world, None, since, &mut read);
            let room = Size::new(area.size.width - 8, area.size.height);
            ribbon.draw(
                Rectangle::new(area.top_left + Point::new(4, 0), room),
                canvas,
            )?;
        }
        if selected {
            canvas.ring(area.offset(-1), theme::ACCENT)?;
            canvas.speak(Spoken::Selected);
        }
        Ok(())
    }

    #[inline(never)] // as above
    fn draw_heading<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<Rectangle, D::Error> {
        let only = scene.seat().map(|seat| only_for(scene.world, seat));
        let title = match self.purpose {
            Purpose::Known => filled(scene.world, Label::WhatYouKnow, &[]),
            _ => filled(scene.world, Label::Temple, &[scene.temple_number()]),
        };
        let pill = match (&only, self.purpose, scene.decider()) {
            (Some(only), Purpose::Known, _) => Pill::Private(only),
            (_, Purpose::Turn, Some(seat)) => {
                Pill::Turn(scene.name(seat), seat_colour(scene.world.colour(seat)))
            }
            _ => Pill::Public(label(scene.world, Ui::Public)),
        };
        let heading = Heading {
            title: &title,
            pill,
        };
        heading.draw(scene.world.board, canvas)
    }
}

/// The room for the temple, below a line of some height, and for the lens: below it, or beside it where
/// the screen is wide.
fn parts(body: Rectangle, line: i32) -> (Rectangle, Rectangle) {
    let (width, height) = (body.size.width as i32, body.size.height as i32);
    let part = |x: i32, y: i32, wide: i32, tall: i32| {
        let corner = body.top_left + Point::new(x, y);
        Rectangle::new(corner, Size::new(wide as u32, tall as u32))
    };
    if width > 300 {
        (
            part(0, line, BESIDE, height - line),
            part(BESIDE + 1, 2, width - BESIDE - 4, height - 4),
        )
    } else {
        (
            part(0, line, width, height - line - LENS),
            part(4, height - LENS + 1, width - 8, LENS - 3),
        )
    }
}

/// Can the seat that decides look at a hidden card there, for silver or once more?
fn can_look(spot: Spot, scene: &Scene<'_>) -> bool {
    has_looked(spot, scene) || look_action(spot, scene).is_some()
}

/// Has the seat that decides looked at the card there before, and does the device know which it is?
fn has_looked(spot: Spot, scene: &Scene<'_>) -> bool {
    let looked = scene
        .decider()
        .map(|seat| scene.table().temple.looked_at_by(seat));
    match (spot, looked) {
        (Spot::Card(place), Some(looked)) => {
            looked.contains(place) && !scene.view().untold.contains(place)
        }
        _ => false,
    }
}

/// Looking at the card there, if that can be done.
fn look_action(spot: Spot, scene: &Scene<'_>) -> Option<Action> {
    match spot {
        Spot::Card(place) => {
            let look = Action::Look(place);
            scene.legal().contains(look).then_some(look)
        }
        _ => None,
    }
}

/// Behind a curtain: what the seat has seen, or a look that is paid for.
fn look(spot: Spot, scene: &Scene<'_>) -> Transition {
    let Some(seat) = scene.decider() else {
        return Transition::Stay;
    };
    if has_looked(spot, scene) {
        return Transition::Open(AnyScreen::Curtain(Curtain::look(seat)));
    }
    let look = look_action(spot, scene);
    match look.and_then(|look| scene.decide([look])) {
        Some(decisions) => Transition::Open(AnyScreen::Curtain(Curtain::deciding(seat, decisions))),
        None => Transition::Stay,
    }
}

/// Is there something to be done at a spot?
fn is_ready(spot: Spot, scene: &Scene<'_>) -> bool {
    match spot {
        Spot::Card(place) => scene.legal().contains(Action::Take(place)),
        Spot::Story | Spot::Helpers | Spot::Bonus | Spot::Areas => true,
        Spot::End => scene.legal().contains(Action::EndTurn),
    }
}

fn choose_in_turn(spot: Spot, scene: &Scene<'_>) -> Transition {
    let seat = scene.decider().unwrap_or(Seat::One);
    let action = match spot {
        Spot::Helpers => return Transition::open(Screen::Choose(Choose::hire(scene))),
        Spot::Bonus => return Transition::open(Screen::Choose(Choose::bonus(scene))),
        Spot::Areas => return Transition::open(Screen::Area(Area::new(seat, scene))),
        Spot::Card(place) => Action::Take(place),
        Spot::Story | Spot::End => Action::EndTurn,
    };
    if scene.legal().contains(action) {
        return Transition::decide(scene.decide([action]));
    }
    let has_actions = scene.table().actions > 0;
    Transition::help(own(match action {
        Action::Take(_) if has_actions => Topic::Dig,
        _ => Topic::EndOfTurn,
    }))
}

/// What explains the thing at a spot.
fn topic(spot: Spot, scene: &Scene<'_>) -> HelpTopic {
    own(match spot {
        Spot::Card(place) => match scene.view().card(place) {
            Some(card) => Topic::of_card(scene.game().values(), card),
            None => Topic::Look,
        },
        Spot::Story => Topic::Turn,
        Spot::Helpers => Topic::Hire,
        Spot::Bonus => Topic::Bonus,
        Spot::Areas => Topic::Turned,
        Spot::End => Topic::EndOfTurn,
    })
}
