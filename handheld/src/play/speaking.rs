//! What a bot says of itself on its own page, and what it advises: the deed or the proposal first, then what it is
//! for. Only what the eyes on the screen may know has a part in it.

use core::fmt::{Result as Written, Write};

use engine::seat::Seat;

use super::minded::Told;
use super::{Eyes, Session};
use crate::games::{GameUi, Owned};
use crate::widgets::Picture;
use crate::world::World;

/// What the shared screens ask any game about what its bots have to say.
pub trait Speaking {
    /// Says to whoever sees the mark of it what the advised decision is, in a few words.
    fn write_proposal(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written;

    /// Says to the same what it would be good for.
    fn write_purpose(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written;

    /// What a bot has just done, without the full stop of the sentence; nothing if people have to be told of something
    /// else first.
    fn write_deed(&self, world: &World, out: &mut dyn Write) -> Written;

    /// What it did that for, and what came of it; at the table first of all what its pieces have to do with it.
    fn write_rest(&self, world: &World, out: &mut dyn Write) -> Written;

    /// What a bot has just done, in pictures.
    fn deed_picture(&self, world: &World) -> Option<Picture>;

    /// What a seat owns that everybody sees.
    fn owned(&self, world: &World, seat: Seat) -> Owned;
}

impl<G: GameUi> Session<G> {
    /// Looks at what a bot has just done, if that is told first.
    fn look_at_deed(&self, look: &mut dyn FnMut(&G::Event)) {
        if !self.is_bots {
            return;
        }
        let mut is_first = true;
        self.told_of_bot(&mut |told, event| {
            if core::mem::take(&mut is_first) && told == Told::Deed {
                look(event);
            }
        });
    }

    fn begins_with_deed(&self) -> bool {
        let mut begins = false;
        self.look_at_deed(&mut |_| begins = true);
        begins
    }
}

impl<G: GameUi> Speaking for Session<G> {
    fn write_proposal(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written {
        let scene = self.scene(world, eyes);
        match scene.advised() {
            Some(action) => G::propose(&scene, action, out),
            None => Ok(()),
        }
    }

    fn write_purpose(&self, world: &World, eyes: Eyes, out: &mut dyn Write) -> Written {
        self.scene(world, eyes).write_reason(out)
    }

    #[inline(never)] // the sentence takes room on the stack only then
    fn write_deed(&self, world: &World, out: &mut dyn Write) -> Written {
        let scene = self.scene(world, Eyes::TABLE);
        let mut sentence: heapless::String<256> = heapless::String::new();
        self.look_at_deed(&mut |event| {
            // A sentence is shorter.
            let _ = G::tell(&scene, event, &mut sentence);
        });
        out.write_str(first_sentence(&sentence).0)
    }

    fn write_rest(&self, world: &World, out: &mut dyn Write) -> Written {
        if !self.begins_with_deed() {
            return super::Minded::write_deeds(self, world, out);
        }
        let scene = self.scene(world, Eyes::TABLE);
        let (is_at_table, mut written) = (scene.is_at_table(), Ok(()));
        let mut separator = "";
        self.told_of_bot(&mut |told, event| {
            let mut write = || {
                if told == Told::Besides {
                    out.write_str(core::mem::replace(&mut separator, "\n"))?;
                    return G::tell(&scene, event, out);
                }
                let mut more: heapless::String<256> = heapless::String::new();
                // It is shorter.
                let _ = G::tell(&scene, event, &mut more);
                let mut line: heapless::String<192> = heapless::String::new();
                if is_at_table {
                    let _ = G::instruct(&scene, event, &mut line);
                }
                for part in [first_sentence(&more).1, &line] {
                    if !part.is_empty() {
                        out.write_str(core::mem::replace(&mut separator, "\n"))?;
                        out.write_str(part)?;
                    }
                }
                if let Some(why) = &self.why {
                    out.write_str(core::mem::replace(&mut separator, "\n"))?;
                    G::because(&scene, why, out)?;
                }
                Ok(())
            };
            if written.is_ok() {
                written = write();
            }
        });
        written
    }

    fn deed_picture(&self, world: &World) -> Option<Picture> {
        let scene = self.scene(world, Eyes::TABLE);
        let mut picture = None;
        self.look_at_deed(&mut |event| picture = Some(G::picture(&scene, event)));
        picture
    }

    fn owned(&self, world: &World, seat: Seat) -> Owned {
        G::owned(&self.scene(world, Eyes::TABLE), seat)
    }
}

/// The first of two short sentences without its full stop, and the other.
fn first_sentence(told: &str) -> (&str, &str) {
    let (first, other) = told.split_once(". ").unwrap_or((told, ""));
    (first.trim_end_matches('.'), other)
}
