//! What happened, shown before the game goes on; and, when the device is handed over, what the others
//! did meanwhile, which is a [`Recap`].

use embedded_graphics::prelude::DrawTarget;
use engine::seat::Seat;

use super::Transition;
use super::parts::{below, buttons, label, only_for, sheet};
use super::recap::Recap;
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::Secrecy;
use crate::play::Play;
use crate::text::{Footer, Ui};
use crate::theme::Colour;
use crate::widgets::{Heading, NoPictures, Pages, Pill, Sheet};
use crate::world::World;

/// The most text that news take.
type Text = heapless::String<3072>;

/// Why there are news.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Something that everybody sees.
    Public,
    /// What a seat's own action brought.
    Own(Seat),
    /// The device is handed over to a seat: what it missed.
    Recap(Recap),
}

/// A screen of news.
#[derive(Clone, Debug)]
pub struct News {
    kind: Kind,
    pages: Pages,
    /// Where the text begins: below the pictures.
    top: i32,
    /// Which of the pages of its own is shown, and how far it has come since when.
    page: usize,
    frame: u8,
    since: Option<u64>,
    /// Is there such a page at all?
    moves: bool,
}

/// A page that moves stands still from this picture on.
pub const STILL: u8 = 3;
/// So many milliseconds lie between two pictures of a page that moves.
const FRAME_TIME: u64 = 140;

impl News {
    /// What the last decision brought; `None` if nothing of it is shown.
    pub fn of(play: &mut Play) -> Option<News> {
        if !play.game().has_news() {
            return None;
        }
        let own = play
            .turn()
            .filter(|seat| play.holder() == Some(*seat) && !play.game().news_are_for_all());
        let eyes = play.eyes(own.is_some());
        play.game_mut().sift_news(eyes);
        if own.is_none() {
            play.game_mut().all_are_told();
        }
        Some(News {
            kind: own.map_or(Kind::Public, Kind::Own),
            pages: Pages::default(),
            top: 0,
            page: 0,
            frame: 0,
            since: None,
            moves: false,
        })
    }

    /// A hand-over, with what the others did since the seat last did something; `None` if it missed nothing.
    pub fn recap(world: &World, seat: Seat) -> Option<News> {
        let play = world.play.as_ref()?;
        let since = play.game().missed_since(world, seat)?;
        Some(News::told(Recap::new(seat, since)))
    }

    /// Everything from a thing on, read by the seat whose turn it is when it wants to.
    pub fn review(seat: Seat, since: usize) -> News {
        News::told(Recap::review(seat, since))
    }

    fn told(recap: Recap) -> News {
        News {
            kind: Kind::Recap(recap),
            pages: Pages::default(),
            top: 0,
            page: 0,
            frame: 0,
            since: None,
            moves: false,
        }
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        matches!(self.kind, Kind::Own(_))
    }

    /// Time passes: a page that moves does. Says whether it did.
    pub fn tick(&mut self, now: u64, still: bool) -> bool {
        if !self.moves || self.frame >= STILL {
            return false;
        }
        let since = *self.since.get_or_insert(now);
        let frame = match still {
            true => STILL.into(),
            false => (now.saturating_sub(since) / FRAME_TIME).min(STILL.into()),
        };
        let moved = frame != u64::from(self.frame);
        self.frame = frame as u8;
        moved
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        if let Kind::Recap(recap) = &mut self.kind {
            return recap.handle(command, world);
        }
        let spectacles = self.spectacles(world);
        if spectacles > 0 {
            return self.leaf(command, spectacles, world);
        }
        if self.pages.handle(command) {
            return Transition::Stay;
        }
        match command {
            Command::Ok if self.read_on(world) => Transition::Stay,
            Command::Ok if self.is_private() && is_open(world) => Transition::PutDown,
            Command::Ok => Transition::GoOn,
            Command::Help => {
                let play = world.play.as_ref();
                let topic = play.and_then(|play| play.game().news_topic());
                Transition::help(topic.unwrap_or(world.kind().info().round_topic))
            }
            _ => Transition::Stay,
        }
    }

    /// How many pages of its own it has.
    fn spectacles(&self, world: &World) -> usize {
        world.play.as_ref().map_or(0, |play| {
            let eyes = play.eyes(self.is_private());
            play.running().spectacles(world, eyes)
        })
    }

    /// From page to page.
    fn leaf(&mut self, command: Command, pages: usize, world: &World) -> Transition {
        let page = match command {
            Command::Ok | Command::Right | Command::Down => self.page + 1,
            Command::Left | Command::Up => self.page.saturating_sub(1),
            Command::Help => {
                let play = world.play.as_ref();
                let topic = play.map(|play| play.running().spectacle_topic(self.page));
                return topic.map_or(Transition::Stay, Transition::help);
            }
            _ => return Transition::Stay,
        };
        if page < pages {
            if page != self.page {
                (self.page, self.frame, self.since) = (page, 0, None);
            }
            Transition::Stay
        } else if command == Command::Ok {
            Transition::GoOn
        } else {
            Transition::Stay
        }
    }

    /// Draws the news: what has a picture as a picture, everything as sentences.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(play) = &world.play else {
            return Ok(());
        };
        if let Kind::Recap(recap) = &mut self.kind {
            return recap.draw(world, canvas);
        }
        let private = match self.kind {
            Kind::Own(seat) => Some(only_for(world, seat)),
            _ => None,
        };
        let heading = Heading {
            title: &play.game().news_title(world, play.eyes(self.is_private())),
            pill: match &private {
                Some(text) => Pill::Private(text),
                None => Pill::Public(label(world, Ui::Public)),
            },
        };
        let body = heading.draw(world.board, canvas)?;
        let eyes = play.eyes(self.is_private());
        self.moves = play.running().spectacles(world, eyes) > 0;
        if self.moves {
            let page = (self.page, self.frame);
            let running = play.running();
            running.draw_spectacle(world, eyes, page, body, canvas)?;
        } else {
            self.top = play.running().draw_news(world, eyes, body, canvas)? + 4;
            self.draw_text(world, play, canvas)?;
        }
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

    // Never inlined: the text is large, and what comes before and after it needs the stack too.
    #[inline(never)]
    fn draw_text<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        play: &Play,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let mut text = Text::new();
        self.write(world, play, &mut text);
        let sheet = self.sheet(world, &text);
        self.pages.draw_sheet(&sheet, canvas)
    }

    /// Goes on to what is below what is seen; says whether there was anything.
    #[inline(never)] // as above
    fn read_on(&mut self, world: &World) -> bool {
        let Some(play) = &world.play else {
            return false;
        };
        let mut text = Text::new();
        self.write(world, play, &mut text);
        let sheet = self.sheet(world, &text);
        self.pages.read_on(&sheet)
    }

    /// Writes the text where it stays: it is too large to be moved.
    fn write(&self, world: &World, play: &Play, text: &mut Text) {
        let eyes = play.eyes(self.is_private());
        // What does not fit is in the history.
        let _ = play.game().write_news(world, eyes, text);
    }

    fn sheet<'t>(&self, world: &World, text: &'t str) -> Sheet<'t, NoPictures> {
        let sheet = sheet(world, text, NoPictures);
        let area = below(Heading::body(world.board), self.top);
        Sheet { area, ..sheet }
    }
}

/// Is the turn played before everybody's eyes?
fn is_open(world: &World) -> bool {
    let play = world.play.as_ref();
    play.is_some_and(|play| play.secrecy() == Secrecy::Open)
}
