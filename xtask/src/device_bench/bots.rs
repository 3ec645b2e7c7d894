//! How long bots think on the emulated Pico, and that they play there as they do here.

use bots::{Fingerprint, Opponent, Pool};
use engine::artifact::{self, Artifact, Expansions};
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};
use simulator::runner::Fault;

use super::aims::Report;
use crate::pico::{Emulated, Image, Start};

/// The number that the cards come from, as in the firmware that is measured.
const CARDS: u64 = 1;

/// Prints the figures of a firmware that lets bots play, and holds its games, with what bots of all levels decide in
/// them, against the same games here.
pub fn measure(bots: &Image, report: &mut Report) -> Result<(), Fault> {
    /// Longer than it takes.
    const SECONDS: u32 = 400;
    let expected = games()?;
    let mut pico = Emulated::with(bots)?;
    pico.power_on(Start::default())?;
    let mut games = Vec::new();
    for _ in 0..SECONDS {
        pico.run(1000)?;
        for message in pico.messages()? {
            if message.starts_with("device.") {
                report.line(&message);
            }
            if message.starts_with("bots of ") {
                games.push(message.clone());
            }
            if message != "bench done" {
                continue;
            }
            if games != expected {
                return Err(format!("here {expected:?}, on the Pico {games:?}").into());
            }
            return Ok(());
        }
    }
    Err("the bots are not done in time".into())
}

/// How the same games are played here.
fn games() -> Result<[String; 3], Fault> {
    let both = artifact::Setup {
        expansions: Expansions::BOTH,
        ..artifact::Setup::base(4)
    };
    let chance = stack::Setup {
        decks: stack::Decks::Chance,
        ..stack::Setup::base(4)
    };
    Ok([
        game("artifact", &Artifact::new(both)?)?,
        game("warehouse51", &Warehouse51::new(warehouse51::Setup::of(4))?)?,
        game("stack", &ArtifactStack::new(chance)?)?,
    ])
}

fn game<G: Opponent>(name: &str, game: &G) -> Result<String, Fault> {
    let mut pool = Pool::new();
    let print = Fingerprint::of(game, CARDS, |asked, level| {
        asked.think(G::plan(level), &mut pool, u32::MAX)
    });
    let print = print.ok_or("somebody does not know what to do")?;
    Ok(format!("bots of {name} play {:x}", print.number()))
}
