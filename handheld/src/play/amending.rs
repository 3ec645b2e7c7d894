//! What people put right at the table, as numbered things with numbered values: what every game can be
//! asked about it.

use core::fmt::Debug;

use engine::bytes::Reader;
use engine::log::CORRECTION_BYTES;
use engine::record::RecordError;
use engine::seat::Seat;

use super::{Eyes, NotDone, Scene, Session};
use crate::games::GameUi;
use crate::text::Language;
use crate::widgets::{Line, ListItem};
use crate::world::World;

/// Something that can be put right: a player's, or the table's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thing {
    /// Whose it is; `None` for the table's.
    pub owner: Option<Seat>,
    /// Which of theirs.
    pub number: usize,
}

/// A correction, as the log keeps it.
pub type Amended = heapless::Vec<u8, CORRECTION_BYTES>;

/// Why something was not put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAmended {
    /// A rule stands against it.
    Rule,
    /// It does not get into the log.
    Log(NotDone),
}

/// What any game can be asked about what can be put right in it.
pub trait Amending {
    /// How many things of a player, or of the table, can be put right.
    fn things(&self, world: &World, owner: Option<Seat>) -> usize;

    /// A thing, with how the device has it at the right.
    fn thing_item(&self, world: &World, thing: Thing) -> ListItem;

    /// How many values it can have.
    fn values_of(&self, world: &World, thing: Thing) -> usize;

    /// Which of them it has; `None` if it has none of them now.
    fn value_now(&self, world: &World, thing: Thing) -> Option<usize>;

    /// One of them.
    fn value_item(&self, world: &World, thing: Thing, value: usize) -> ListItem;

    /// That it really has this value, as the log keeps it.
    fn amendment(&self, world: &World, thing: Thing, value: usize) -> Option<Amended>;

    /// Puts it right; if a rule stands against it, says which, in a language. By the rule of the house
    /// goes what the rules of the game forbid.
    fn put_right(
        &mut self,
        amended: &Amended,
        by_house: bool,
        language: Language,
        why: &mut Line,
    ) -> Result<(), NotAmended>;
}

impl<G: GameUi> Session<G> {
    /// What those see who put something right: everybody, or who has the device alone.
    fn amended_by<'w>(&'w self, world: &'w World) -> Scene<'w, G> {
        let play = world.play.as_ref();
        self.scene(world, play.map_or(Eyes::TABLE, |play| play.eyes(true)))
    }
}

impl<G: GameUi> Amending for Session<G> {
    fn things(&self, world: &World, owner: Option<Seat>) -> usize {
        G::things(&self.amended_by(world), owner)
    }

    fn thing_item(&self, world: &World, thing: Thing) -> ListItem {
        G::thing_item(&self.amended_by(world), thing)
    }

    fn values_of(&self, world: &World, thing: Thing) -> usize {
        G::values_of(&self.amended_by(world), thing)
    }

    fn value_now(&self, world: &World, thing: Thing) -> Option<usize> {
        G::value_now(&self.amended_by(world), thing)
    }

    fn value_item(&self, world: &World, thing: Thing, value: usize) -> ListItem {
        G::value_item(&self.amended_by(world), thing, value)
    }

    fn amendment(&self, world: &World, thing: Thing, value: usize) -> Option<Amended> {
        let scene = self.amended_by(world);
        let mut bytes = Amended::new();
        G::write_correction(G::correction(&scene, thing, value)?, &mut bytes).ok()?;
        Some(bytes)
    }

    #[inline(never)] // a correction is tried on a state of its own: so much of the stack only then
    fn put_right(
        &mut self,
        amended: &Amended,
        by_house: bool,
        language: Language,
        why: &mut Line,
    ) -> Result<(), NotAmended> {
        self.news.clear();
        self.forced = None;
        let impossible = |_| NotAmended::Log(NotDone::Impossible);
        let correction = G::read_correction(&mut Reader::new(amended)).map_err(impossible)?;
        let done = match by_house {
            true => self.record.correct_by_house(correction),
            false => self.record.correct(correction),
        };
        done.map_err(|error| match error {
            RecordError::Correction(rule) => {
                // Every reason is measured to fit a line.
                let _ = G::refusal_in_full(self.record.game(), &rule, language, why);
                NotAmended::Rule
            }
            error => NotAmended::Log(error.into()),
        })
    }
}
