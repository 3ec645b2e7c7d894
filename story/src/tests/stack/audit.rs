//! An auditor of Artifact Stack's stories. It reads nothing but the JSON, and recomputes what the
//! rules demand: silver, cards, helpers, costs, legal actions, effects, bonuses, turns, scores.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::scores::Counter;
use crate::tests::reading::{Audit, Finding, fields, list, must, number, text, walk};

/// What lies on each place at the start: first the middle level, then the top.
const ABOVE: [(&str, &[&str], &[&str]); 26] = [
    ("a1", &["d1"], &[]),
    ("a2", &["d1", "d2"], &[]),
    ("a3", &["d2", "d3"], &[]),
    ("a4", &["d3", "d4"], &[]),
    ("a5", &["d4"], &[]),
    ("b1", &["d1", "e1"], &[]),
    ("b2", &["d1", "d2", "e1", "e2"], &["f1"]),
    ("b3", &["d2", "d3", "e2", "e3"], &["f2"]),
    ("b4", &["d3", "d4", "e3", "e4"], &["f3"]),
    ("b5", &["d4", "e4"], &[]),
    ("c1", &["e1"], &[]),
    ("c2", &["e1", "e2"], &[]),
    ("c3", &["e2", "e3"], &[]),
    ("c4", &["e3", "e4"], &[]),
    ("c5", &["e4"], &[]),
    ("d1", &[], &["f1"]),
    ("d2", &[], &["f1", "f2"]),
    ("d3", &[], &["f2", "f3"]),
    ("d4", &[], &["f3"]),
    ("e1", &[], &["f1"]),
    ("e2", &[], &["f1", "f2"]),
    ("e3", &[], &["f2", "f3"]),
    ("e4", &[], &["f3"]),
    ("f1", &[], &[]),
    ("f2", &[], &[]),
    ("f3", &[], &[]),
];

/// Checks a whole story.
pub fn audit(objects: &[Value]) -> Finding {
    let setup = objects.first().unwrap_or(&Value::Null);
    let printed = match &setup["changed"]["values/silver"] {
        Value::Null => &setup["values"]["silver"],
        printed => printed,
    };
    must!(*printed == 40, "there are 40 silver in the box");
    walk(objects, |setup| Auditor { setup })
}

pub fn keys(value: &Value) -> Vec<&str> {
    fields(value).map(|(name, _)| name).collect()
}

fn sorted<'j>(names: impl IntoIterator<Item = &'j str>) -> Vec<&'j str> {
    let mut names: Vec<&str> = names.into_iter().collect();
    names.sort_unstable();
    names
}

/// Where every card of the players, every helper and every silver is.
#[derive(PartialEq, Debug)]
pub struct Holdings<'j> {
    pub open: BTreeMap<&'j str, Vec<&'j str>>,
    pub turned: BTreeMap<&'j str, Vec<&'j str>>,
    pub helpers: BTreeMap<&'j str, Vec<&'j str>>,
    pub silver: BTreeMap<&'j str, i64>,
    pub gone: Vec<&'j str>,
}

impl Holdings<'_> {
    pub fn sort(&mut self) {
        for cards in self.open.values_mut().chain(self.turned.values_mut()) {
            cards.sort_unstable();
        }
        self.helpers
            .values_mut()
            .for_each(|all| all.sort_unstable());
        self.gone.sort_unstable();
    }
}

pub struct Auditor<'j> {
    pub setup: &'j Value,
}

impl<'j> Audit<'j> for Auditor<'j> {
    fn state(&self, state: &'j Value) -> Finding {
        let players = || self.seats().into_iter().map(|seat| &state["players"][seat]);
        let silver: i64 = players().map(|player| number(&player["silver"])).sum();
        let silver = silver + number(&state["bank"]);
        must!(
            silver == self.printed("silver"),
            "there are {silver} silver"
        );
        let rich = players().all(|player| number(&player["silver"]) >= 0);
        must!(rich, "somebody is in debt");
        let temple = fields(&state["temple"]);
        let up = temple.clone().filter(|(_, there)| there["face"] == "up");
        let mut cards: Vec<&str> = up.map(|(_, there)| text(&there["card"])).collect();
        for player in players() {
            cards.extend(list(&player["open"]).iter().map(text));
            cards.extend(list(&player["turned"]).iter().map(text));
        }
        cards.extend(list(&state["gone"]).iter().map(text));
        cards.extend(list(&state["unseen"]).iter().map(text));
        let decks = list(&state["decks"]);
        let all = keys(&self.setup["cards"]);
        let all = all
            .into_iter()
            .filter(|card| decks.contains(&self.card(card)["deck"]));
        must!(
            sorted(cards.clone()) == sorted(all),
            "the cards are {cards:?}"
        );
        let beside = list(&state["helpers"]).iter().map(text);
        let hired = players().flat_map(|player| keys(&player["helpers"]));
        let all = keys(&self.setup["helpers"]).into_iter().filter(|helper| {
            let deck = &self.setup["helpers"][*helper]["deck"];
            deck.is_null() || decks.contains(deck)
        });
        must!(sorted(beside.chain(hired)) == sorted(all), "the helpers");
        self.temple(state)?;
        self.points(state)
    }

    fn entry(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let after = &entry["state"];
        self.state(after)?;
        match text(&entry["kind"]) {
            "decision" => {
                must!(before["asked"][0] == entry["seat"], "nobody asked");
                must!(before["turn"] == entry["seat"], "it is not their turn");
                self.legal(before, entry)?;
                self.price(before, entry)?;
            }
            "chance" => {
                must!(before["asked"][0] == "chance", "chance was not asked");
                must!(entry["paid"].is_null(), "chance pays nothing");
                self.chance(before, entry)?;
            }
            other => return Err(format!("what is {other}?")),
        }
        self.moves(before, entry)?;
        self.came_of_it(before, entry)?;
        self.order(before, entry)
    }

    fn end(&self, last: &'j Value, end: &'j Value) -> Finding {
        self.scores(last, end)
    }
}

impl<'j> Auditor<'j> {
    pub fn seats(&self) -> Vec<&'j str> {
        list(&self.setup["players"]).iter().map(text).collect()
    }

    /// The other seats, clockwise.
    pub fn others(&self, seat: &str) -> Vec<&'j str> {
        let seats = self.seats();
        let own = seats.iter().position(|one| *one == seat).unwrap_or(0);
        (1..seats.len())
            .map(|step| seats[(own + step) % seats.len()])
            .collect()
    }

    pub fn printed(&self, name: &str) -> i64 {
        number(&self.setup["values"][name])
    }

    pub fn card(&self, card: &str) -> &'j Value {
        &self.setup["cards"][card]
    }

    /// The effect that a card has when it is taken.
    pub fn at_once(&self, card: &str) -> Option<(&'j str, i64)> {
        let effect = &self.card(card)["effect"];
        let name = effect["name"].as_str().filter(|name| *name != "points")?;
        Some((name, number(&effect["number"])))
    }

    /// The cards that have to be paid for, by the table above.
    pub fn covers(&self, state: &Value, place: &str) -> Vec<&'static str> {
        let there = |one: &&&str| !state["temple"][**one].is_null();
        let row = ABOVE.iter().find(|(below, ..)| *below == place);
        let (_, middle, top) = row.copied().unwrap_or(("", &[], &[]));
        let mut covers: Vec<&str> = middle.iter().filter(there).copied().collect();
        let contact = self.setup["options"]["dig"] == "contact";
        if !contact || covers.is_empty() {
            covers.extend(top.iter().filter(there));
        }
        covers
    }

    fn temple(&self, state: &'j Value) -> Finding {
        let mut hidden = 0;
        for (place, there) in fields(&state["temple"]) {
            let covers = self.covers(state, place);
            let cost = covers.len() as i64 * self.printed("dig");
            must!(there["cost"] == cost, "{place} costs {cost}");
            must!(
                there["covered_by"] == json!(covers),
                "on {place}: {covers:?}"
            );
            let level = &self.setup["places"][place]["level"];
            must!(there["level"] == *level, "{place} is in the {level}");
            let down = there["face"] == "down";
            hidden += i64::from(down);
            let known = !there["card"].is_null();
            if known {
                let printed = &self.card(text(&there["card"]))["face_down"];
                must!(*printed == down, "{place} lies the wrong way");
            }
            if down {
                let looked = !list(&there["known_to"]).is_empty();
                must!(looked == known, "who knows the card of {place}?");
                let unseen = list(&state["unseen"]).contains(&there["card"]);
                must!(!known || unseen, "{place} is elsewhere too");
            } else {
                must!(there["known_to"] == "all", "{place} lies open");
            }
        }
        let unseen = list(&state["unseen"]);
        let left = &state["left_over"];
        must!(
            left["count"] == unseen.len() as i64 - hidden,
            "the left-over cards"
        );
        let cards = match hidden {
            0 => state["unseen"].clone(),
            _ => Value::Null,
        };
        must!(left["cards"] == cards, "what are the left-over cards?");
        let laid = state["phase"]["name"] != "laying" && !keys(&state["temple"]).is_empty();
        let over = state["round"] == 2 && (laid || state["phase"]["name"] == "over");
        must!(!over || left["count"] == 2, "two cards are left over");
        Ok(())
    }

    fn points(&self, state: &'j Value) -> Finding {
        let setup = self.setup;
        let counter = Counter { setup, state };
        for seat in self.seats() {
            let player = &state["players"][seat];
            let stars = counter.stars(seat);
            must!(player["stars"] == stars, "{seat} has {stars} stars");
            let points: i64 = counter.sources(seat).values().sum();
            must!(player["points"] == points, "{seat} has {points} points");
            for (helper, worth) in fields(&player["helpers"]) {
                let points = counter.helper(seat, helper);
                must!(*worth == points, "{helper} brings {points}");
            }
            for (deck, sets) in fields(&player["sets"]) {
                let mut used: Vec<&Value> = list(sets).iter().flat_map(list).collect();
                let turned = |card: &&Value| list(&player["turned"]).contains(card);
                let own = |card: &&Value| self.card(text(card))["deck"] == *deck;
                must!(used.iter().all(|card| turned(card) && own(card)), "a set");
                let count = used.len();
                used.sort_by_key(|card| text(card));
                used.dedup();
                must!(used.len() == count, "a card in two sets");
                let two = list(sets).iter().all(|set| list(set).len() > 1);
                must!(two, "a set of one card");
            }
        }
        Ok(())
    }

    pub fn holdings(&self, state: &'j Value) -> Holdings<'j> {
        let per_seat = |of: &str| {
            let seats = self.seats().into_iter();
            let cards = |seat: &'j str| list(&state["players"][seat][of]).iter().map(text);
            seats.map(|seat| (seat, cards(seat).collect())).collect()
        };
        let players = |seat| &state["players"][seat];
        let seats = self.seats().into_iter();
        let mut holdings = Holdings {
            open: per_seat("open"),
            turned: per_seat("turned"),
            helpers: seats
                .clone()
                .map(|seat| (seat, keys(&players(seat)["helpers"])))
                .collect(),
            silver: seats
                .map(|seat| (seat, number(&players(seat)["silver"])))
                .collect(),
            gone: list(&state["gone"]).iter().map(text).collect(),
        };
        holdings.sort();
        holdings
    }

    /// What could be decided, recomputed.
    fn legal(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let told = list(&entry["legal"]);
        must!(told.contains(&entry["action"]), "it is not legal");
        let seat = text(&entry["seat"]);
        let player = &before["players"][seat];
        let mut legal = Vec::new();
        let cards = |of: &str| list(&player[of]).iter().map(text);
        match text(&before["phase"]["name"]) {
            "turn" => self.turn_legal(before, seat, &mut legal),
            "free_helper" => {
                let helpers = list(&before["helpers"]).iter();
                legal.extend(helpers.map(|one| json!({"name": "take_helper", "helper": one})));
            }
            // Of cards that look alike one stands for all, so only a part is listed.
            name => {
                let own = name != "stealing";
                let others = self.others(seat).into_iter();
                let others =
                    others.flat_map(|one| list(&before["players"][one]["open"]).iter().map(text));
                let fits: Vec<&str> = match own {
                    true => cards("open").collect(),
                    false => others.collect(),
                };
                let card = |action: &Value| fits.contains(&text(&action["card"]));
                must!(told.iter().all(card), "not all can be chosen");
                return Ok(());
            }
        }
        let names = |actions: &[Value]| {
            let mut names: Vec<String> = actions.iter().map(Value::to_string).collect();
            names.sort_unstable();
            names
        };
        must!(names(told) == names(&legal), "legal is {:?}", names(&legal));
        Ok(())
    }

    fn turn_legal(&self, before: &'j Value, seat: &str, legal: &mut Vec<Value>) {
        let player = &before["players"][seat];
        let silver = number(&player["silver"]);
        if number(&before["actions_left"]) > 0 {
            for (place, there) in fields(&before["temple"]) {
                let cost = self.covers(before, place).len() as i64 * self.printed("dig");
                if cost <= silver {
                    legal.push(json!({"name": "take", "place": place}));
                }
                let knows = list(&there["known_to"]).iter().any(|one| one == seat);
                if there["face"] == "down" && !knows && silver >= self.printed("look") {
                    legal.push(json!({"name": "look", "place": place}));
                }
            }
            if silver >= self.printed("hire") {
                let helpers = list(&before["helpers"]).iter();
                legal.extend(helpers.map(|one| json!({"name": "hire", "helper": one})));
            }
        }
        let open = |deck: &str, letter: Option<&str>| {
            let open = list(&player["open"]).iter().map(text);
            let fits = open.filter(|card| {
                let printed = self.card(card);
                printed["deck"] == deck && letter.is_none_or(|letter| printed["shows"] == letter)
            });
            fits.count()
        };
        let mut turn_over = |deck: &str, letter: Option<&str>, most: usize| {
            for size in 2..=open(deck, letter).min(most) {
                let set = json!({"deck": deck, "size": size, "letter": letter});
                legal.push(json!({"name": "turn_over", "set": set}));
            }
        };
        for deck in ["coins", "weapons", "manuscripts", "jewels"] {
            turn_over(deck, None, 3);
        }
        turn_over("statues", None, 9);
        for letter in ["a", "b", "c"] {
            turn_over("porcelain", Some(letter), 3);
        }
        if before["acted"] == true {
            legal.push(json!({"name": "end_turn"}));
        }
    }
}
