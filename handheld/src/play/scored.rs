//! What the shared screens ask about points: of a game that runs, or of an end that was entered.

use core::fmt::{Result as Written, Write};

use engine::seat::Seat;
use engine::standings::{Standing, Standings};

use super::{Eyes, Scene, Session};
use crate::games::{GameUi, HelpTopic, PictureReader};
use crate::widgets::{ListItem, Picture};
use crate::world::World;

/// What gives a scene to score.
pub trait Staged {
    /// Which game.
    type Game: GameUi;

    /// The game as the eyes on the screen see it.
    fn scene<'w>(&'w self, world: &'w World, eyes: Eyes) -> Scene<'w, Self::Game>;

    /// Who is ahead.
    fn stand(&self) -> Standings;
}

impl<G: GameUi> Staged for Session<G> {
    type Game = G;

    fn scene<'w>(&'w self, world: &'w World, eyes: Eyes) -> Scene<'w, G> {
        Scene::new(self, world, eyes)
    }

    fn stand(&self) -> Standings {
        self.record.standings()
    }
}

/// What the shared screens ask about the points of any game.
pub trait Scored {
    /// Who is ahead.
    fn standings(&self) -> Standings;

    /// How many sources points come from.
    fn sources(&self, world: &World, eyes: Eyes) -> usize;

    /// What a source is called.
    fn source_title(&self, world: &World, eyes: Eyes, source: usize) -> &'static str;

    /// What a source is called where there is little room.
    fn source_word(&self, world: &World, eyes: Eyes, source: usize) -> &'static str;

    /// The page that explains a source.
    fn source_topic(&self, world: &World, eyes: Eyes, source: usize) -> HelpTopic;

    /// The points of a seat from a source.
    fn source_points(&self, world: &World, eyes: Eyes, source: usize, seat: Seat) -> i32;

    /// The points of a seat from a source, with what they rest on.
    fn source_item(&self, world: &World, eyes: Eyes, source: usize, seat: Seat) -> ListItem;

    /// The same in sentences, if the game has any.
    fn source_in_words(
        &self,
        world: &World,
        eyes: Eyes,
        whose: (usize, Seat),
        out: &mut dyn Write,
    ) -> Written;

    /// Is what points rest on told in pictures?
    fn sources_are_pictured(&self) -> bool;

    /// What the points of a seat from a source rest on, in pictures and in words.
    fn source_pictures(
        &self,
        world: &World,
        eyes: Eyes,
        of: (usize, Seat),
        reader: PictureReader<'_>,
    );

    /// What a seat has gathered, in words.
    fn gathered_in_words(
        &self,
        world: &World,
        eyes: Eyes,
        standing: &Standing,
        out: &mut dyn Write,
    ) -> Written;

    /// How much room what is drawn of it has to have.
    fn gathered_tall(&self) -> i32;

    /// What a seat has gathered, in pictures.
    fn gathered(&self, world: &World, eyes: Eyes, seat: Seat, reader: &mut dyn FnMut(&Picture));

    /// Says in a sentence why of two seats with equal points one is ahead.
    fn tie(
        &self,
        world: &World,
        eyes: Eyes,
        between: (&Standing, &Standing),
        out: &mut dyn Write,
    ) -> Written;
}

impl<S: Staged> Scored for S {
    fn standings(&self) -> Standings {
        self.stand()
    }

    fn sources(&self, world: &World, eyes: Eyes) -> usize {
        S::Game::sources(&self.scene(world, eyes))
    }

    fn source_title(&self, world: &World, eyes: Eyes, source: usize) -> &'static str {
        S::Game::source_title(&self.scene(world, eyes), source)
    }

    fn source_word(&self, world: &World, eyes: Eyes, source: usize) -> &'static str {
        S::Game::source_word(&self.scene(world, eyes), source)
    }

    fn source_topic(&self, world: &World, eyes: Eyes, source: usize) -> HelpTopic {
        S::Game::source_topic(&self.scene(world, eyes), source)
    }

    fn source_points(&self, world: &World, eyes: Eyes, source: usize, seat: Seat) -> i32 {
        S::Game::source_points(&self.scene(world, eyes), source, seat)
    }

    fn source_item(&self, world: &World, eyes: Eyes, source: usize, seat: Seat) -> ListItem {
        S::Game::source_item(&self.scene(world, eyes), source, seat)
    }

    fn source_in_words(
        &self,
        world: &World,
        eyes: Eyes,
        (source, seat): (usize, Seat),
        out: &mut dyn Write,
    ) -> Written {
        S::Game::source_in_words(&self.scene(world, eyes), source, seat, out)
    }

    fn sources_are_pictured(&self) -> bool {
        S::Game::SOURCES_ARE_PICTURED
    }

    fn source_pictures(
        &self,
        world: &World,
        eyes: Eyes,
        (source, seat): (usize, Seat),
        reader: PictureReader<'_>,
    ) {
        S::Game::source_pictures(&self.scene(world, eyes), source, seat, reader);
    }

    fn gathered_in_words(
        &self,
        world: &World,
        eyes: Eyes,
        standing: &Standing,
        out: &mut dyn Write,
    ) -> Written {
        S::Game::gathered_in_words(&self.scene(world, eyes), standing, out)
    }

    fn gathered_tall(&self) -> i32 {
        S::Game::GATHERED_TALL
    }

    fn gathered(&self, world: &World, eyes: Eyes, seat: Seat, reader: &mut dyn FnMut(&Picture)) {
        S::Game::gathered(&self.scene(world, eyes), seat, reader);
    }

    fn tie(
        &self,
        world: &World,
        eyes: Eyes,
        between: (&Standing, &Standing),
        out: &mut dyn Write,
    ) -> Written {
        S::Game::tie(&self.scene(world, eyes), between, out)
    }
}

/// Points that are on the screen, and through whose eyes.
#[derive(Clone, Copy)]
pub struct Points<'w> {
    /// Of a game that runs, or of an end that was entered.
    pub scored: &'w dyn Scored,
    /// Who looks.
    pub eyes: Eyes,
}

impl<'w> Points<'w> {
    /// As everybody sees them.
    pub fn open(scored: &'w dyn Scored) -> Self {
        Points {
            scored,
            eyes: Eyes::TABLE,
        }
    }

    /// How many play.
    pub fn seats(self) -> usize {
        self.scored.standings().iter().count()
    }
}
