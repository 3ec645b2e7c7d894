//! The auditor of Artifact Stack's stories, continued: what an entry changes, and the end.

use serde_json::{Value, json};

use super::audit::{Auditor, keys};
use super::scores::Counter;
use crate::tests::reading::{Finding, fields, list, must, number, text, verdict};

fn take(from: Option<&mut Vec<&str>>, card: &str) -> Finding {
    let from = from.ok_or("nobody sits there")?;
    let place = from.iter().position(|other| *other == card);
    from.remove(place.ok_or_else(|| format!("{card} is not there"))?);
    Ok(())
}

impl<'j> Auditor<'j> {
    /// Digging, looking and hiring cost what is printed, and nothing else costs anything.
    pub fn price(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let action = &entry["action"];
        let place = text(&action["place"]);
        let price = match text(&action["name"]) {
            "take" => match self.covers(before, place).len() as i64 {
                0 => None,
                cards => {
                    let dug = &entry["events"][0];
                    must!(dug["event"] == "dug", "the dig is not told");
                    must!(dug["cards"] == cards, "{cards} cards lie on {place}");
                    Some(cards * self.printed("dig"))
                }
            },
            "look" => Some(self.printed("look")),
            "hire" => Some(self.printed("hire")),
            _ => None,
        };
        let paid = price.map_or(Value::Null, |silver| json!({ "silver": silver }));
        must!(entry["paid"] == paid, "it costs {paid}");
        let told = list(&entry["events"]).iter();
        let told = told.filter(|event| ["dug", "hired"].contains(&text(&event["event"])));
        for event in told {
            must!(Some(number(&event["silver"])) == price, "another price");
        }
        Ok(())
    }

    /// The odds are those of the cards that nobody has seen.
    pub fn chance(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let outcome = text(&entry["outcome"]);
        must!(
            number(&entry["odds"][outcome]) > 0,
            "{outcome} cannot come up"
        );
        let hidden = fields(&before["temple"]);
        let hidden = hidden.filter(|(_, there)| there["face"] == "down");
        let seen: Vec<&Value> = hidden
            .clone()
            .map(|(_, there)| &there["card"])
            .filter(|card| !card.is_null())
            .collect();
        let unseen = list(&before["unseen"]).iter();
        let (down, up): (Vec<&Value>, Vec<&Value>) =
            unseen.partition(|card| self.card(text(card))["face_down"] == true);
        let possible: Vec<&str> = match text(&before["phase"]["name"]) {
            "laying" => up.into_iter().map(text).collect(),
            "looking" | "uncovering" => {
                let unknown = down.iter().filter(|card| !seen.contains(card));
                unknown.map(|card| text(card)).collect()
            }
            "decks" => {
                let picked = list(&before["decks"]).len();
                must!(keys(&entry["odds"]).len() == 10 - picked, "the decks");
                return Ok(());
            }
            "start_player" => self.seats(),
            other => return Err(format!("chance in {other}")),
        };
        let mut odds: Vec<(&str, i64)> = possible.into_iter().map(|one| (one, 1)).collect();
        if before["phase"]["name"] == "laying" {
            let left = down.len() as i64 - hidden.count() as i64;
            odds.extend((left > 0).then_some(("face_down", left)));
        }
        let told = fields(&entry["odds"]);
        let mut told: Vec<(&str, i64)> =
            told.map(|(name, weight)| (name, number(weight))).collect();
        told.sort_unstable();
        odds.sort_unstable();
        must!(told == odds, "the odds are {odds:?}");
        Ok(())
    }

    /// Cards, helpers and silver move as the events say, and in no other way.
    pub fn moves(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let mut now = self.holdings(before);
        let mut temple = keys(&before["temple"]);
        if let Some(paid) = entry["paid"]["silver"].as_i64() {
            *now.silver.entry(text(&entry["seat"])).or_default() -= paid;
        }
        for event in list(&entry["events"]) {
            let seat = text(&event["seat"]);
            let to = text(&event["to"]);
            let card = text(&event["card"]);
            let silver = || number(&event["silver"]);
            match text(&event["event"]) {
                "laid" => {
                    temple.push(text(&event["place"]));
                    let there = &entry["state"]["temple"][text(&event["place"])];
                    must!(there["card"] == event["card"], "another card was laid");
                }
                "took" => {
                    let place = text(&event["place"]);
                    take(Some(&mut temple), place)?;
                    let there = &before["temple"][place];
                    let fits = match there["card"].as_str() {
                        Some(known) => known == card,
                        None => entry["outcome"] == card && there["face"] == "down",
                    };
                    must!(fits, "{card} did not lie at {place}");
                    let area = match self.at_once(card) {
                        Some(_) => &mut now.turned,
                        None => &mut now.open,
                    };
                    area.entry(seat).or_default().push(card);
                }
                "looked" => {
                    let there = &entry["state"]["temple"][text(&event["place"])];
                    must!(there["card"] == event["card"], "another card was seen");
                    let knows = list(&there["known_to"]).contains(&event["seat"]);
                    must!(knows, "{seat} does not know it");
                    must!(event["known_to"] == json!([seat]), "a look is private");
                }
                "turned_over" => {
                    for card in list(&event["cards"]).iter().map(text) {
                        take(now.open.get_mut(seat), card)?;
                        now.turned.entry(seat).or_default().push(card);
                    }
                }
                "stole" => {
                    take(now.open.get_mut(text(&event["from"])), card)?;
                    now.open.entry(seat).or_default().push(card);
                }
                "gave" => {
                    must!(self.others(seat)[0] == to, "{to} is not on the left");
                    take(now.open.get_mut(seat), card)?;
                    now.open.entry(to).or_default().push(card);
                }
                "removed" => {
                    take(now.open.get_mut(seat), card)?;
                    now.gone.push(card);
                }
                "hired" | "helper_came" => {
                    let helper = text(&event["helper"]);
                    let there = list(&before["helpers"]).contains(&event["helper"]);
                    must!(there, "{helper} is not there");
                    now.helpers.entry(seat).or_default().push(helper);
                }
                "silver_received" => *now.silver.entry(seat).or_default() += silver(),
                "silver_paid" => *now.silver.entry(seat).or_default() -= silver(),
                "silver_given" => {
                    *now.silver.entry(seat).or_default() -= silver();
                    *now.silver.entry(to).or_default() += silver();
                }
                _ => {}
            }
        }
        now.sort();
        let after = self.holdings(&entry["state"]);
        must!(now == after, "it should be {now:?}");
        temple.sort_unstable();
        let mut standing = keys(&entry["state"]["temple"]);
        standing.sort_unstable();
        must!(temple == standing, "the temple should be {temple:?}");
        let looked = list(&entry["events"]).iter();
        let looked = looked.filter(|event| event["event"] == "looked");
        let looked: Vec<&str> = looked.map(|event| text(&event["place"])).collect();
        for place in temple {
            let there = &before["temple"][place];
            let same = ["face", "card", "known_to"]
                .iter()
                .all(|field| there[*field] == entry["state"]["temple"][place][*field]);
            must!(
                there.is_null() || same || looked.contains(&place),
                "{place} is another card"
            );
        }
        Ok(())
    }

    /// Cards that are taken, and sets that are turned over, do what is printed.
    pub fn came_of_it(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let after = &entry["state"];
        let events = list(&entry["events"]);
        let cause = events
            .iter()
            .position(|event| ["took", "turned_over"].contains(&text(&event["event"])));
        let Some(cause) = cause else {
            let bonus = events.iter().any(|event| event["event"] == "more_actions");
            must!(!bonus, "actions out of nothing");
            return self.choices(before, entry);
        };
        let event = &events[cause];
        let seat = text(&event["seat"]);
        let (effect, count) = if event["event"] == "took" {
            self.at_once(text(&event["card"])).unwrap_or(("", 0))
        } else {
            let set = &event["set"];
            let deck = text(&set["deck"]);
            let cards = list(&event["cards"]);
            must!(set["size"] == cards.len(), "{} cards", cards.len());
            for card in cards {
                let printed = self.card(text(card));
                must!(printed["deck"] == deck, "{card} is no {deck}");
                let letter = &set["letter"];
                must!(letter.is_null() || printed["shows"] == *letter, "{card}");
            }
            let size = match cards.len() {
                2 => "two",
                3 => "three",
                _ => "",
            };
            let bonus = number(&self.setup["values"]["bonuses"][deck][size]);
            match deck {
                "coins" => ("take_silver", bonus),
                "weapons" => ("steal", bonus),
                "manuscripts" => ("more_actions", bonus),
                "jewels" => ("free_helpers", bonus),
                _ => {
                    let sets = list(&after["players"][seat]["sets"][deck]);
                    must!(sets.contains(&event["cards"]), "the set is not closed");
                    ("", 0)
                }
            }
        };
        let (due, phase) = self.effect(before, entry, seat, (effect, count));
        let told: Vec<Value> = events[cause + 1..].iter().map(without_known_to).collect();
        must!(told == due, "{effect} brings {due:?}");
        must!(after["phase"] == phase, "{effect} leads to {phase}");
        Ok(())
    }

    /// The events that follow an effect, and the phase.
    fn effect(
        &self,
        before: &'j Value,
        entry: &'j Value,
        seat: &str,
        (effect, count): (&str, i64),
    ) -> (Vec<Value>, Value) {
        let paid = entry["paid"]["silver"].as_i64().unwrap_or(0);
        let mut bank = number(&before["bank"]) + paid;
        let purse = |one: &str| number(&before["players"][one]["silver"]);
        let open = |one: &str| list(&before["players"][one]["open"]).len() as i64;
        let nothing = json!({"event": "no_effect", "seat": seat});
        let turn = json!({"name": "turn"});
        let choice = |phase: &str, there: i64| match count.min(there) {
            0 => (vec![nothing.clone()], turn.clone()),
            left => (Vec::new(), json!({"name": phase, "left": left})),
        };
        let mut receive = |one: &str| {
            let silver = count.min(bank);
            bank -= silver;
            json!({"event": "silver_received", "seat": one, "silver": silver})
        };
        match effect {
            "take_silver" => (vec![receive(seat)], turn),
            "others_take" => (self.others(seat).into_iter().map(receive).collect(), turn),
            "others_give" => {
                let give = |one: &str| {
                    let silver = count.min(purse(one));
                    json!({"event": "silver_given", "seat": one, "to": seat, "silver": silver})
                };
                (self.others(seat).into_iter().map(give).collect(), turn)
            }
            "pay" => {
                let silver = count.min(purse(seat) - paid);
                let event = json!({"event": "silver_paid", "seat": seat, "silver": silver});
                (vec![event], turn)
            }
            "more_actions" if keys(&entry["state"]["temple"]).is_empty() => (vec![nothing], turn),
            "more_actions" => {
                let event = json!({"event": "more_actions", "seat": seat, "actions": count});
                (vec![event], turn)
            }
            "free_helpers" => choice("free_helper", list(&before["helpers"]).len() as i64),
            "steal" => {
                let there = self.others(seat).into_iter().map(open).sum();
                choice("stealing", there)
            }
            "give_to_left" => choice("giving", open(seat)),
            "remove" => choice("removing", open(seat)),
            _ => (Vec::new(), turn),
        }
    }

    /// Each choice that an effect asks for is made once.
    fn choices(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let phase = text(&before["phase"]["name"]);
        let event = match phase {
            "stealing" => "stole",
            "free_helper" => "helper_came",
            "giving" => "gave",
            "removing" => "removed",
            _ => return Ok(()),
        };
        let events = list(&entry["events"]);
        let told = events.len() == 1 && events[0]["event"] == event;
        must!(told, "one card or helper at a time");
        let next = match number(&before["phase"]["left"]) {
            1 => json!({"name": "turn"}),
            left => json!({"name": phase, "left": left - 1}),
        };
        must!(entry["state"]["phase"] == next, "next comes {next}");
        Ok(())
    }

    /// One action a turn and those that are added; clockwise, then the other way round.
    pub fn order(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let after = &entry["state"];
        let events = list(&entry["events"]);
        let find = |name: &str| events.iter().find(|event| event["event"] == name);
        let seats = self.seats();
        let step = |seat: &Value, by: usize| {
            let own = seats.iter().position(|one| seat == one).unwrap_or(0);
            seats[(own + by) % seats.len()]
        };
        let back = seats.len() - 1;
        let empty = keys(&after["temple"]).is_empty();
        if let Some(begins) = find("round_begins") {
            must!(keys(&after["temple"]).len() == 26, "a temple has 26 cards");
            let start = &after["start_player"];
            let first = match after["round"] == 2 {
                true => step(start, back),
                false => text(start),
            };
            must!(begins["seat"] == first, "{first} begins");
            must!(after["turn"] == first, "it is {first}'s turn");
            must!(after["actions_left"] == 1, "one action a turn");
            return Ok(());
        }
        if find("turn_ended").is_some() {
            let over = empty && before["round"] == 2;
            must!(find("game_over").is_some() == over, "is it over?");
            must!((after["phase"]["name"] == "over") == over, "is it over?");
            if empty {
                must!(over || after["round"] == 2, "the second round comes next");
                return Ok(());
            }
            must!(after["round"] == before["round"], "the round is not over");
            let by = if before["round"] == 2 { back } else { 1 };
            let next = step(&before["turn"], by);
            must!(after["turn"] == next, "{next} comes next");
            must!(after["actions_left"] == 1, "one action a turn");
            return Ok(());
        }
        if find("begins").is_some() {
            return Ok(());
        }
        must!(before["turn"] == after["turn"], "the turn is not over");
        let action = text(&entry["action"]["name"]);
        let used = i64::from(["take", "hire"].contains(&action));
        let more = find("more_actions").map_or(0, |event| number(&event["actions"]));
        let left = match empty && after["phase"]["name"] != "laying" {
            true => 0,
            false => number(&before["actions_left"]) - used + more,
        };
        must!(after["actions_left"] == left, "{left} actions are left");
        Ok(())
    }

    pub fn scores(&self, last: &'j Value, end: &'j Value) -> Finding {
        must!(last["phase"]["name"] == "over", "the game is not over");
        let counter = Counter {
            setup: self.setup,
            state: last,
        };
        let mut ranks = Vec::new();
        for seat in self.seats() {
            let score = &end["scores"][seat];
            let sources = counter.sources(seat);
            let told = fields(&score["sources"]);
            let mut names: Vec<&str> = Vec::new();
            for (name, source) in told {
                let due = sources.get(name);
                let points = due.ok_or_else(|| format!("what is {name}?"))?;
                must!(
                    source["points"] == *points,
                    "{seat} has {points} for {name}"
                );
                names.push(name);
            }
            must!(names.len() == sources.len(), "sources are missing");
            let total: i64 = sources.values().sum();
            must!(score["total"] == total, "{seat} has {total} points");
            let silver = number(&last["players"][seat]["silver"]);
            ranks.push(([total, counter.artifact_count(seat), silver], seat));
        }
        verdict(["points", "artifacts", "silver"], ranks, end)
    }
}

fn without_known_to(event: &Value) -> Value {
    let mut event = event.clone();
    if let Value::Object(fields) = &mut event {
        fields.remove("known_to");
    }
    event
}
