//! What happened: cards that came to light, income, the end of a round, the last round; and, when
//! a player gets the device, what the others did meanwhile.

use embedded_graphics::prelude::*;
use engine::artifact::{Card, Event, Face};
use engine::game::Observer;
use engine::seat::Seat;

use super::parts::{below, buttons, only_for, word, words};
use super::{HelpPage, Screen, Step};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::text::{Arg, Footer, Topic, Ui, event, names};
use crate::theme::{self, Colour};
use crate::widgets::{Frame, Pages, Pill, card, card_size};
use crate::world::{NEWS, Play, World};

/// The most text that news take.
type Text = heapless::String<3072>;

/// Why there are news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Something that everybody sees: income, a year, the last round.
    Public,
    /// What a seat's own action brought.
    Own(Seat),
    /// What a seat missed.
    Recap(Seat),
}

/// A screen of news.
#[derive(Clone, Debug)]
pub struct News {
    kind: Kind,
    pages: Pages,
}

impl News {
    /// Did anything happen that should be shown before the game goes on?
    pub fn is_worth_telling(play: &Play) -> bool {
        play.news.iter().any(|event| {
            matches!(
                event,
                Event::TurnedUp { .. }
                    | Event::Drew { .. }
                    | Event::DrewCursed { .. }
                    | Event::CursedShipped { .. }
                    | Event::Year { .. }
                    | Event::LastRound { .. }
                    | Event::RoundEnded { .. }
                    | Event::ManuscriptsShown { .. }
                    | Event::Begins { .. }
            )
        })
    }

    /// What the last decision brought.
    pub fn of(play: &mut Play) -> News {
        play.news.retain(is_news);
        // A new year or the end of a round concerns everybody.
        let everybody =
            |event: &Event| matches!(event, Event::Year { .. } | Event::RoundEnded { .. });
        let own = play
            .turn()
            .filter(|seat| play.open_for == Some(*seat) && !play.news.iter().any(everybody));
        News {
            kind: own.map_or(Kind::Public, Kind::Own),
            pages: Pages::default(),
        }
    }

    /// What happened since a seat last did something; `None` if nothing did.
    pub fn recap(play: &mut Play, seat: Seat) -> Option<News> {
        let mut events: heapless::Vec<Event, NEWS> = heapless::Vec::new();
        play.record.history(Observer::Table, &mut |event: Event| {
            if actor(&event) == Some(seat) {
                events.clear();
            } else if !is_noise(&event) {
                if events.is_full() {
                    events.remove(0);
                }
                let _ = events.push(event);
            }
        });
        if events.is_empty() {
            return None;
        }
        play.news = events;
        Some(News {
            kind: Kind::Recap(seat),
            pages: Pages::default(),
        })
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        matches!(self.kind, Kind::Own(_))
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, _world: &mut World) -> Step {
        if self.pages.handle(command) {
            return Step::Stay;
        }
        match command {
            Command::Ok | Command::Back => Step::GoOn,
            Command::Help => Step::Open(Screen::HelpPage(HelpPage::new(Topic::Round))),
            _ => Step::Stay,
        }
    }

    /// Draws the news: cards as cards, the rest as sentences.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let title = self.title(world);
        let private = match self.kind {
            Kind::Own(seat) => Some(only_for(world, seat)),
            _ => None,
        };
        let pill = match &private {
            Some(text) => Pill::Private(text),
            None => Pill::Public(word(world, Ui::Public)),
        };
        let frame = Frame {
            title: &title,
            pill,
        };
        let body = frame.draw(world.board, canvas)?;
        let cards = self.cards(events(world));
        let mut top = 4;
        if !cards.is_empty() {
            let step = card_size().width as i32 + 8;
            let mut at = Point::new(theme::MARGIN + 4, body.top_left.y + 10);
            for one in &cards {
                card(*one, at, false, canvas)?;
                at.x += step;
            }
            top = card_size().height as i32 + 18;
        }
        let text = self.text(world);
        self.pages.draw(below(body, top), &text, canvas)?;
        buttons(
            world,
            [
                Some(Footer::Next),
                None,
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
            canvas,
        )
    }

    fn title(&self, world: &World) -> crate::widgets::Row {
        if let Kind::Recap(_) = self.kind {
            return words(world, Ui::Recap, &[]);
        }
        let events = events(world);
        let has = |test: fn(&Event) -> bool| events.iter().any(test);
        if has(|event| matches!(event, Event::LastRound { .. })) {
            return words(world, Ui::LastRound, &[]);
        }
        for event in events {
            if let Event::Year { year } = event {
                let round = world
                    .play
                    .as_ref()
                    .map_or(0, |play| i32::from(play.table().round) + 1);
                let args = [Arg::Number(i32::from(*year)), Arg::Number(round)];
                return words(world, Ui::YearAndRound, &args);
            }
        }
        if has(|event| matches!(event, Event::RoundEnded { .. })) {
            return words(world, Ui::RoundOver, &[]);
        }
        if has(|event| matches!(event, Event::ManuscriptsShown { .. })) {
            return words(world, Ui::GameOver, &[]);
        }
        if has(|event| matches!(event, Event::Drew { .. })) {
            return words(world, Ui::DrawUnseen, &[]);
        }
        let cursed = |event: &Event| {
            matches!(
                event,
                Event::DrewCursed { .. } | Event::CursedShipped { .. }
            )
        };
        if has(cursed) {
            let mut row = crate::widgets::Row::new();
            let _ = row.push_str(names::face_title(Face::Cursed, world.language()));
            return row;
        }
        words(world, Ui::FaceUp, &[])
    }

    /// The cards that came to light, as many as fit a row.
    fn cards(&self, events: &[Event]) -> heapless::Vec<Card, 6> {
        if let Kind::Recap(_) = self.kind {
            return heapless::Vec::new();
        }
        events
            .iter()
            .filter_map(|event| match event {
                Event::TurnedUp { card }
                | Event::DrewCursed { card, .. }
                | Event::CursedShipped { card, .. } => Some(*card),
                Event::Drew { card, .. } => *card,
                _ => None,
            })
            .take(6)
            .collect()
    }

    fn text(&self, world: &World) -> Text {
        let mut text = Text::new();
        let Some(play) = &world.play else {
            return text;
        };
        for one in &play.news {
            // What does not fit is in the history.
            let _ = event(
                &mut text,
                world.language(),
                &world.names(),
                play.game(),
                one,
            );
            let _ = text.push('\n');
        }
        if play
            .news
            .iter()
            .any(|event| matches!(event, Event::LastRound { .. }))
        {
            let _ = text.push_str(word(world, Ui::LastRoundMessage));
        }
        text
    }
}

/// What there is to tell.
fn events(world: &World) -> &[Event] {
    world.play.as_ref().map_or(&[], |play| &play.news)
}

/// Events that the table shows anyway: nobody needs them told.
fn is_noise(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnEnded { .. }
            | Event::MarkerTaken { .. }
            | Event::MarkerExchanged { .. }
            | Event::NoMarker { .. }
    )
}

/// What is told right after an own decision: not the decision itself.
fn is_news(event: &Event) -> bool {
    !is_noise(event) && !matches!(event, Event::FirstHut { .. })
}

/// Who did it.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::FirstHut { seat, .. }
        | Event::MarkerTaken { seat, .. }
        | Event::MarkerExchanged { seat, .. }
        | Event::NoMarker { seat }
        | Event::Researched { seat, .. }
        | Event::Hired { seat, .. }
        | Event::Drew { seat, .. }
        | Event::DrewCursed { seat, .. }
        | Event::Shipped { seat, .. }
        | Event::CardShipped { seat, .. }
        | Event::CursedShipped { seat, .. }
        | Event::Exhibited { seat, .. }
        | Event::Kept { seat, .. }
        | Event::StoodAlone { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Bought { seat, .. }
        | Event::GoldSpent { seat, .. }
        | Event::RoleTaken { seat, .. }
        | Event::Declined { seat }
        | Event::TurnEnded { seat }
        | Event::Passed { seat } => Some(*seat),
        _ => None,
    }
}
