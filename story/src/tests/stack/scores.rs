//! What a player has at the end of Artifact Stack, counted from the JSON alone.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::tests::reading::{list, number, text};

/// A count of the points, source by source.
pub struct Counter<'j> {
    pub setup: &'j Value,
    pub state: &'j Value,
}

impl<'j> Counter<'j> {
    fn seats(&self) -> impl Iterator<Item = &'j str> + use<'j> {
        list(&self.setup["players"]).iter().map(text)
    }

    fn value(&self, name: &str) -> &'j Value {
        &self.setup["values"][name]
    }

    /// The names of a player's artifacts, open and turned.
    fn artifacts(&self, seat: &str) -> impl Iterator<Item = &'j str> + use<'j> {
        let player = &self.state["players"][seat];
        let cards = list(&player["open"]).iter().chain(list(&player["turned"]));
        cards.map(text)
    }

    fn printed(&self, card: &str) -> &'j Value {
        &self.setup["cards"][card]
    }

    fn of_deck(&self, seat: &str, deck: &str) -> Vec<&'j str> {
        let artifacts = self.artifacts(seat);
        artifacts
            .filter(|card| self.printed(card)["deck"] == deck)
            .collect()
    }

    pub fn stars(&self, seat: &str) -> i64 {
        let artifacts = self.artifacts(seat);
        artifacts
            .filter(|card| self.printed(card)["star"] == true)
            .count() as i64
    }

    pub fn artifact_count(&self, seat: &str) -> i64 {
        self.artifacts(seat).count() as i64
    }

    /// Points by source.
    pub fn sources(&self, seat: &str) -> BTreeMap<String, i64> {
        let mut sources = BTreeMap::new();
        let decks: Vec<&str> = list(&self.state["decks"]).iter().map(text).collect();
        for deck in &decks {
            sources.insert((*deck).into(), self.deck(seat, deck));
        }
        if decks.contains(&"relics") {
            sources.insert("relic_award".into(), self.relic_award(seat));
        }
        let helpers = self.state["players"][seat]["helpers"].as_object();
        let helpers = helpers.into_iter().flatten();
        let helpers = helpers.map(|(helper, _)| self.helper(seat, helper)).sum();
        sources.insert("helpers".into(), helpers);
        sources.insert("star_award".into(), self.star_award(seat));
        let silver = number(&self.state["players"][seat]["silver"]);
        sources.insert(
            "silver".into(),
            silver * number(self.value("silver_points")),
        );
        sources
    }

    fn deck(&self, seat: &str, deck: &str) -> i64 {
        let cards = self.of_deck(seat, deck);
        let each = number(&self.value("points")[deck]) * cards.len() as i64;
        let player = &self.state["players"][seat];
        let sets = list(&player["sets"][deck]).iter().map(list);
        let open = || {
            let open = list(&player["open"]).iter().map(text);
            open.filter(|card| self.printed(card)["deck"] == deck)
        };
        each + match deck {
            "statues" => {
                let sizes = sets.map(<[Value]>::len).chain([open().count()]);
                sizes.map(|size| number(&self.value("statues")[size])).sum()
            }
            "porcelain" => {
                let closed: i64 = sets.map(|set| self.service(set)).sum();
                let letter = |letter: &str| {
                    let cards = open().filter(|card| self.printed(card)["shows"] == letter);
                    cards.count() as i64
                };
                closed + self.porcelain([letter("a"), letter("b"), letter("c")])
            }
            "vampire_mummy" => {
                let monster = number(&self.value("monsters")["monster"]);
                self.monsters(self.kinds(&cards), monster)
            }
            "treasure" => {
                let effects = cards.iter().map(|card| &self.printed(card)["effect"]);
                let worth = effects.filter(|effect| effect["name"] == "points");
                worth.map(|effect| number(&effect["number"])).sum()
            }
            _ => 0,
        }
    }

    fn service(&self, set: &[Value]) -> i64 {
        let first = &self.printed(text(&set[0]))["shows"];
        let same = set
            .iter()
            .all(|card| &self.printed(text(card))["shows"] == first);
        let values = self.value("porcelain");
        match (same, set.len()) {
            (true, 2) => number(&values["pair"]),
            (true, 3) => number(&values["three"]),
            _ => i64::MIN / 8,
        }
    }

    /// The best of all ways to group pieces: by trying each.
    fn porcelain(&self, pieces: [i64; 3]) -> i64 {
        let values = self.value("porcelain");
        let ways = [
            ([1, 0, 0], "single"),
            ([0, 1, 0], "single"),
            ([0, 0, 1], "single"),
            ([2, 0, 0], "pair"),
            ([0, 2, 0], "pair"),
            ([0, 0, 2], "pair"),
            ([3, 0, 0], "three"),
            ([0, 3, 0], "three"),
            ([0, 0, 3], "three"),
            ([1, 1, 1], "mixed"),
        ];
        let ways = ways.map(|(uses, name)| (uses, number(&values[name])));
        best(pieces, &ways)
    }

    /// How many vampires, mummies, crosses and coffins.
    fn kinds(&self, cards: &[&str]) -> [i64; 4] {
        ["vampire", "mummy", "cross", "coffin"].map(|kind| {
            let cards = cards
                .iter()
                .filter(|card| self.printed(card)["shows"] == kind);
            cards.count() as i64
        })
    }

    /// The best of all ways to combine monsters: by trying each.
    fn monsters(&self, cards: [i64; 4], alone: i64) -> i64 {
        let values = self.value("monsters");
        let worth = |name: &str| number(&values[name]);
        let ways = [
            ([1, 0, 0, 0], alone),
            ([0, 1, 0, 0], alone),
            ([0, 0, 1, 0], worth("cross")),
            ([0, 0, 0, 1], worth("coffin")),
            ([1, 0, 1, 0], worth("vampire_cross")),
            ([0, 1, 0, 1], worth("mummy_coffin")),
            ([1, 1, 1, 0], worth("trio")),
            ([1, 1, 0, 1], worth("trio")),
        ];
        best(cards, &ways)
    }

    pub fn helper(&self, seat: &str, helper: &str) -> i64 {
        let printed = &self.setup["helpers"][helper];
        let of = number(&printed["of"]);
        let points = number(&printed["points"]);
        let times = match text(&printed["counts"]) {
            "cards" => self.of_deck(seat, text(&printed["deck"])).len() as i64,
            "curses" => {
                let artifacts = self.artifacts(seat);
                let curses = artifacts.filter(|card| self.printed(card)["shows"] == "curse");
                curses.count() as i64
            }
            "lone_monsters" => {
                let cards = self.kinds(&self.of_deck(seat, "vampire_mummy"));
                let alone = number(&self.value("monsters")["monster"]);
                return self.monsters(cards, points) - self.monsters(cards, alone);
            }
            "stars" => self.stars(seat) / of,
            "types" => {
                let decks = list(&self.state["decks"]).iter().map(text);
                let many = decks.filter(|deck| self.of_deck(seat, deck).len() as i64 >= of);
                many.count() as i64
            }
            _ => i64::MIN / 8,
        };
        times * points
    }

    fn star_award(&self, seat: &str) -> i64 {
        let most = self.seats().map(|one| self.stars(one)).max();
        let own = self.stars(seat);
        match own > 0 && Some(own) == most {
            true => number(self.value("most_stars")),
            false => 0,
        }
    }

    fn relic_award(&self, seat: &str) -> i64 {
        let relics = |one: &str| self.of_deck(one, "relics").len();
        let all: Vec<usize> = self.seats().map(relics).collect();
        let (own, most, fewest) = (relics(seat), all.iter().max(), all.iter().min());
        match () {
            () if most == fewest => 0,
            () if Some(&own) == most => number(self.value("most_relics")),
            () if Some(&own) == fewest => number(self.value("fewest_relics")),
            () => 0,
        }
    }
}

/// The most that cards of several kinds are worth, if each way uses so many of each kind.
fn best<const N: usize>(cards: [i64; N], ways: &[([i64; N], i64)]) -> i64 {
    // Which of the first kind go where is decided first, so that no grouping is tried twice.
    let Some(first) = cards.iter().position(|count| *count > 0) else {
        return 0;
    };
    let mut most = i64::MIN / 8;
    for (uses, worth) in ways.iter().filter(|(uses, _)| uses[first] > 0) {
        let mut left = cards;
        for (count, used) in left.iter_mut().zip(uses) {
            *count -= used;
        }
        if left.iter().all(|count| *count >= 0) {
            most = most.max(worth + best(left, ways));
        }
    }
    most
}
