//! What a player owns, according to the JSON.

use serde_json::Value;

use crate::tests::reading::{fields, list, number, text};

pub fn has(array: &Value, name: &str) -> bool {
    list(array).iter().any(|one| one == name)
}

/// Does somebody know all of it?
pub fn knows(known_to: &Value, seat: &str) -> bool {
    known_to == "all" || has(known_to, seat)
}

/// The set-up, which everything is checked against.
#[derive(Clone, Copy)]
pub struct Auditor<'j> {
    pub setup: &'j Value,
}

impl<'j> Auditor<'j> {
    pub fn seats(&self) -> impl Iterator<Item = &'j str> + Clone {
        list(&self.setup["players"]).iter().map(text)
    }

    /// All seats, clockwise from one of them.
    pub fn clockwise(&self, from: &str) -> Vec<&'j str> {
        let count = self.seats().count();
        let cycle = self.seats().cycle();
        cycle.skip_while(|seat| *seat != from).take(count).collect()
    }

    pub fn left(&self, seat: &str) -> &'j str {
        self.clockwise(seat)[1]
    }

    pub fn right(&self, seat: &str) -> &'j str {
        self.clockwise(seat).last().copied().unwrap_or("")
    }

    pub fn printed(&self, name: &str) -> i64 {
        number(&self.setup["values"][name])
    }

    pub fn relic(&self, name: &str) -> &'j Value {
        &self.setup["relics"][name]
    }

    pub fn relics(&self) -> impl Iterator<Item = (&'j str, &'j Value)> {
        fields(&self.setup["relics"])
    }

    /// The relic that a player has an effect by: a blessing that is not pawned, or a curse, pawned
    /// or not, that no blessing keeps off.
    pub fn source(&self, state: &Value, seat: &str, effect: &str) -> Option<&'j str> {
        let player = &state["players"][seat];
        let owned = |name: &str| {
            has(&player["relics"], name)
                || self.relic(name)["mark"] == "cursed" && has(&player["pawned"], name)
        };
        let mut carriers = self.relics().filter(|(_, row)| row["effect"] == effect);
        let (name, row) = carriers.find(|(name, _)| owned(name))?;
        let off = row["mark"] == "cursed" && self.source(state, seat, "no_curses").is_some();
        (!off).then_some(name)
    }

    pub fn active(&self, state: &Value, seat: &str, effect: &str) -> bool {
        self.source(state, seat, effect).is_some()
    }

    /// All counterfeits that lie between the players.
    pub fn counterfeits<'v>(&self, state: &'v Value) -> Vec<&'v str> {
        let pairs = list(&state["counterfeits"]).iter();
        pairs
            .flat_map(|pair| list(&pair["relics"]))
            .map(text)
            .collect()
    }
}
