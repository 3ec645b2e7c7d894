//! How long bots think on the emulated Pico, and that they play there as they do here.

use bots::{Level, Opponent, Pool, whole_game};
use engine::artifact::{self, Artifact, Expansions};
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};
use simulator::runner::Fault;

use super::aims::Report;
use crate::pico::{Emulated, Image, Start};

/// The number that the cards come from, as in the firmware that is measured.
const CARDS: u64 = 1;

/// Prints the figures of a firmware that lets bots play, and holds the ends of its games against
/// those of the same games here.
pub fn measure(bots: &Image, report: &mut Report) -> Result<(), Fault> {
    /// Longer than it takes.
    const SECONDS: u32 = 400;
    let expected = ends()?;
    let mut pico = Emulated::with(bots)?;
    pico.power_on(Start::default())?;
    let mut ends = Vec::new();
    for _ in 0..SECONDS {
        pico.run(1000)?;
        for message in pico.messages()? {
            if message.starts_with("device.") {
                report.line(&message);
            }
            if message.starts_with("bots of ") {
                ends.push(message.clone());
            }
            if message == "bench done" && ends == expected {
                return Ok(());
            }
            if message == "bench done" {
                return Err(format!("here {expected:?}, on the Pico {ends:?}").into());
            }
        }
    }
    Err("the bots are not done in time".into())
}

/// How the same games end here.
fn ends() -> Result<[String; 3], Fault> {
    let both = artifact::Setup {
        expansions: Expansions::BOTH,
        ..artifact::Setup::base(4)
    };
    let chance = stack::Setup {
        decks: stack::Decks::Chance,
        ..stack::Setup::base(4)
    };
    Ok([
        end("artifact", &Artifact::new(both)?)?,
        end("warehouse51", &Warehouse51::new(warehouse51::Setup::of(4))?)?,
        end("stack", &ArtifactStack::new(chance)?)?,
    ])
}

fn end<G: Opponent>(name: &str, game: &G) -> Result<String, Fault> {
    let mut pool = Pool::new();
    let plan = G::plan(Level::Medium);
    let last = whole_game(game, CARDS, |asked| asked.think(plan, &mut pool, u32::MAX));
    let last = last.ok_or("somebody does not know what to do")?;
    Ok(format!("bots of {name} end with {:x}", game.hash(&last)))
}
