//! What a game that runs has to tell of its past: in pictures what a player missed, and who had how many
//! points when. Everything is replayed from the record when it is asked for; nothing is kept.

use core::fmt::{Result as Written, Write};
use core::ops::Range;

use engine::each::Member;
use engine::game::{Happening, Observer};
use engine::seat::Seat;

use super::{Eyes, Session};
use crate::games::{GameUi, HelpTopic, Interest};
use crate::widgets::{Reader, Series, Whose};
use crate::world::World;

/// What the shared screens ask any game about its past.
pub trait Telling {
    /// The number of the first thing that a seat missed: what came after it last did something
    /// itself; `None` if there was nothing since but what was shown to all when it happened.
    fn missed_since(&self, world: &World, seat: Seat) -> Option<usize>;

    /// Tells in pictures what happened from a thing on, as everybody may know it, and how to say it in
    /// words; without what a seat did itself, if only what it missed is asked for.
    fn pictures(&self, world: &World, missed_by: Option<Seat>, since: usize, reader: Reader<'_>);

    /// What explains that which the news are about, if it is one thing.
    fn news_topic(&self) -> Option<HelpTopic>;

    /// What explains that which happened from one thing up to another, if it is one thing.
    fn topic_of(&self, eyes: Eyes, range: Range<usize>) -> Option<HelpTopic>;

    /// The points of all seats at the end of each chapter of the game, the one that runs included.
    fn series(&self) -> Series;

    /// What a chapter is called where there is little room.
    fn chapter_name(
        &self,
        world: &World,
        eyes: Eyes,
        chapter: usize,
        out: &mut dyn Write,
    ) -> Written;
}

impl<G: GameUi> Telling for Session<G> {
    fn missed_since(&self, world: &World, seat: Seat) -> Option<usize> {
        let scene = self.scene(world, Eyes::TABLE);
        let (mut since, mut missed) = (None, false);
        // It is not long ago: it is looked for from the end, and little is played again.
        for part in self.record.history_parts() {
            let mut missed_here = false;
            let mut look = |number: usize, event: G::Event| {
                if event.by() == Some(seat) {
                    if !G::is_aside(&event) {
                        (since, missed_here) = (Some(number + 1), false);
                    }
                } else if !missed_here && !self.is_told(number, &event) {
                    let is_news =
                        !matches!(G::interest(&event), Interest::Silent | Interest::ForAll);
                    missed_here = is_news && G::picture(&scene, &event).whose != Whose::Before;
                }
            };
            self.record.history_of(Observer::Table, part, &mut look);
            missed |= missed_here;
            if since.is_some() {
                break;
            }
        }
        missed.then_some(since.unwrap_or(0))
    }

    fn pictures(&self, world: &World, missed_by: Option<Seat>, since: usize, reader: Reader<'_>) {
        let scene = self.scene(world, Eyes::TABLE);
        let mut is_told = false;
        let mut tell = |number: usize, event: G::Event| {
            if !self.is_told(number, &event) && G::interest(&event) != Interest::Silent {
                let picture = G::picture(&scene, &event);
                // What follows from what is not told is not told either.
                if picture.whose != Whose::Before {
                    is_told = missed_by.is_none() || event.by() != missed_by;
                }
                if is_told {
                    reader(number, &picture, &|out: &mut dyn Write| {
                        G::tell(&scene, &event, out)
                    });
                }
            }
        };
        let part = since..self.record.event_count();
        self.record.history_of(Observer::Table, part, &mut tell);
    }

    fn news_topic(&self) -> Option<HelpTopic> {
        let mut topics = Topics::None;
        for event in self.news() {
            topics.add(self.record.game().event_topic(event));
        }
        topics.only()
    }

    fn topic_of(&self, eyes: Eyes, range: Range<usize>) -> Option<HelpTopic> {
        let mut topics = Topics::None;
        let mut look = |_: usize, event: G::Event| {
            topics.add(self.record.game().event_topic(&event));
        };
        self.record.history_of(eyes.observer, range, &mut look);
        topics.only()
    }

    fn series(&self) -> Series {
        let game = self.record.game();
        let mut series = Series::default();
        let mut note = |chapter: usize, state: &G::State| {
            let points = Seat::ALL.map(|seat| {
                let plays = (seat as u8) < game.seats();
                let [points, ..] = if plays {
                    game.tiers(state, seat)
                } else {
                    [0; 4]
                };
                points
            });
            series.note(chapter, points);
        };
        // Counting takes longer than playing: only the last state of a chapter is counted.
        let mut last: Option<(usize, G::State)> = None;
        self.record.retrace(&mut |state: &G::State| {
            let chapter = G::chapter(&game.view(state, Observer::Table));
            match &last {
                Some((before, ended)) if *before != chapter => note(*before, ended),
                _ => {}
            }
            last = Some((chapter, *state));
        });
        if let Some((chapter, ended)) = &last {
            note(*chapter, ended);
        }
        series
    }

    fn chapter_name(
        &self,
        world: &World,
        eyes: Eyes,
        chapter: usize,
        out: &mut dyn Write,
    ) -> Written {
        G::chapter_name(&self.scene(world, eyes), chapter, out)
    }
}

/// The pages that some events are explained by.
#[derive(Clone, Copy)]
enum Topics {
    None,
    One(HelpTopic),
    Several,
}

impl Topics {
    fn add(&mut self, topic: Option<HelpTopic>) {
        *self = match (*self, topic) {
            (before, None) => before,
            (Topics::None, Some(topic)) => Topics::One(topic),
            (Topics::One(before), Some(topic)) if before == topic => Topics::One(topic),
            _ => Topics::Several,
        };
    }

    /// The page, if it is the same for all of them.
    fn only(self) -> Option<HelpTopic> {
        match self {
            Topics::One(topic) => Some(topic),
            Topics::None | Topics::Several => None,
        }
    }
}
