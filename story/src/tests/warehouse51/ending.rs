//! The auditor at the end: buying back, certificates, counterfeits, points, places, ties.

use serde_json::Value;

use super::values::{Auditor, has};
use crate::tests::reading::{Finding, fields, list, must, number, text, verdict};

/// How a player stands in a colour.
type Rank = (i64, i64);

impl<'j> Auditor<'j> {
    /// What happens after the last auction.
    pub fn ending_step(&self, before: &Value, entry: &Value) -> Finding {
        for event in list(&entry["events"]) {
            let (seat, relic) = (text(&event["seat"]), text(&event["relic"]));
            let was = &before["players"][seat];
            match text(&event["event"]) {
                "auctions_over" => {
                    let mut stacks = fields(&entry["state"]["stacks"]);
                    must!(
                        stacks.all(|(_, stack)| list(stack).is_empty()),
                        "relics are left"
                    );
                }
                "bought_back" => {
                    let cheap = self.source(before, seat, "buy_back_for");
                    let cheap = cheap.map(|relic| number(&self.relic(relic)["amount"]));
                    let price = cheap.unwrap_or(self.printed("buy_back"));
                    must!(event["ingots"] == price, "{relic} costs {price}");
                    must!(has(&was["pawned"], relic), "{relic} is not pawned");
                }
                "certified" => {
                    let effect = format!("certificate_{}", text(&event["certificate"]));
                    must!(
                        self.active(before, seat, &effect),
                        "{seat} has no certificate"
                    );
                    must!(has(&was["relics"], relic), "{relic} is not {seat}'s");
                    must!(!has(&was["certified"], relic), "{relic} is certified");
                }
                "counterfeits_revealed" => {
                    let pairs = list(&before["counterfeits"]).iter();
                    let mut pairs = pairs.filter(|pair| pair["between"] == event["between"]);
                    must!(
                        pairs.any(|pair| pair["relics"] == event["relics"]),
                        "others lay there"
                    );
                }
                "cancelled" => {
                    let horn = self.source(before, seat, "cancel").unwrap_or("");
                    must!(!horn.is_empty(), "{seat} has no horn");
                    must!(!has(&before["exposed"], horn), "the horn is a counterfeit");
                    must!(has(&before["exposed"], relic), "{relic} is no counterfeit");
                }
                "game_over" => self.counterfeits_leave(before, entry)?,
                _ => {}
            }
        }
        self.exposed(before, entry)
    }

    /// What is exposed when the counterfeits are revealed: all that are owned and have no
    /// certificate. After that only the horn takes one of them off the list.
    fn exposed(&self, before: &Value, entry: &Value) -> Finding {
        let after = &entry["state"];
        let told = |name: &'static str| {
            let events = list(&entry["events"]).iter();
            events.filter(move |event| event["event"] == name)
        };
        let certified = fields(&after["certificates"]).map(|(_, relic)| text(relic));
        let certified: Vec<&str> = certified.collect();
        let mut due: Vec<&str> = list(&before["exposed"]).iter().map(text).collect();
        if told("counterfeits_revealed").next().is_some() {
            let owned = |relic: &str| {
                let has = |pile: &str| {
                    self.seats()
                        .any(|seat| has(&before["players"][seat][pile], relic))
                };
                has("relics") || has("pawned") || told("won").any(|event| event["relic"] == relic)
            };
            let fakes = self
                .counterfeits(after)
                .into_iter()
                .filter(|one| owned(one));
            let (saved, lost): (Vec<&str>, Vec<&str>) =
                fakes.partition(|relic| certified.contains(relic));
            let protected: Vec<&str> = told("protected").map(|one| text(&one["relic"])).collect();
            must!(protected.len() == saved.len(), "{saved:?} are certified");
            must!(saved.iter().all(|one| protected.contains(one)), "{saved:?}");
            due = lost;
        }
        due.retain(|relic| !told("cancelled").any(|event| event["relic"] == *relic));
        let now = list(&after["exposed"]);
        must!(now.len() == due.len(), "{due:?} are exposed");
        must!(due.iter().all(|one| has(&after["exposed"], one)), "{due:?}");
        Ok(())
    }

    /// Every counterfeit that is owned leaves, unless a certificate or the horn keeps it.
    fn counterfeits_leave(&self, before: &Value, entry: &Value) -> Finding {
        let after = &entry["state"];
        let told = |name: &str, relic: &str| {
            let mut events = list(&entry["events"]).iter();
            events.any(|event| event["event"] == name && event["relic"] == relic)
        };
        let certified = fields(&after["certificates"]).map(|(_, relic)| text(relic));
        let certified: Vec<&str> = certified.collect();
        for relic in self.counterfeits(after) {
            let owned = |state: &Value| {
                self.seats().any(|seat| {
                    let player = &state["players"][seat];
                    has(&player["relics"], relic) || has(&player["pawned"], relic)
                })
            };
            let had = owned(before) || told("won", relic);
            let kept = certified.contains(&relic) || told("cancelled", relic);
            // Certificates are checked when the counterfeits are revealed, which may be earlier.
            let kept = kept
                || had
                    && text(&before["phase"]["name"]) == "cancelling"
                    && !has(&before["exposed"], relic);
            must!(owned(after) == (had && kept), "{relic} is kept or not?");
            must!(
                told("exposed", relic) == (had && !kept),
                "{relic} is exposed or not?"
            );
            must!(
                !had || kept || has(&after["gone"], relic),
                "{relic} is not gone"
            );
        }
        for seat in self.seats() {
            let lost = list(&before["players"][seat]["relics"]).iter().map(text);
            let now = &after["players"][seat];
            let mut lost = lost.filter(|relic| !has(&now["relics"], relic));
            must!(
                lost.all(|relic| told("exposed", relic)),
                "{seat} loses too much"
            );
        }
        Ok(())
    }

    fn total(&self, state: &Value, seat: &str, colour: &str) -> i64 {
        let relics = list(&state["players"][seat]["relics"]).iter();
        let rows = relics.map(|relic| self.relic(text(relic)));
        let rows = rows.filter(|row| row["colour"] == colour);
        rows.map(|row| number(&row["value"])).sum()
    }

    /// 1 for who wins every tie, -1 for who loses every tie, 0 for others and for who does both.
    fn ties(&self, state: &Value, seat: &str) -> i64 {
        i64::from(self.active(state, seat, "win_ties"))
            - i64::from(self.active(state, seat, "lose_ties"))
    }

    /// The points of a place: alone the place's, two the lower one's, more nothing.
    fn place_points(&self, colour: &str, ranks: &[Rank], own: Rank) -> i64 {
        if own.0 == 0 {
            return 0;
        }
        let better = ranks.iter().filter(|rank| **rank > own).count();
        let level = ranks.iter().filter(|rank| **rank == own).count();
        let places = list(&self.setup["values"]["places"][colour]);
        let place = match level {
            1 => better,
            2 => better + 1,
            _ => return 0,
        };
        places.get(place).map_or(0, number)
    }

    fn sets(&self, state: &Value, seat: &str) -> i64 {
        let jewel = self.source(state, seat, "any_colour");
        let relics = list(&state["players"][seat]["relics"]).iter().map(text);
        let relics: Vec<&str> = relics.filter(|relic| Some(*relic) != jewel).collect();
        let complete = |wild: &str| {
            let colours = fields(&self.setup["values"]["places"]);
            let counts = colours.map(|(colour, _)| {
                let here = relics
                    .iter()
                    .filter(|one| self.relic(one)["colour"] == colour);
                here.count() + usize::from(colour == wild)
            });
            counts.min().unwrap_or(0) as i64
        };
        let colours = fields(&self.setup["values"]["places"]).map(|(colour, _)| colour);
        let with = colours.map(complete).max().unwrap_or(0);
        if jewel.is_some() { with } else { complete("") }
    }

    fn ingot_points(&self, state: &Value, seat: &str) -> i64 {
        if self.active(state, seat, "no_ingot_points") {
            return 0;
        }
        let stone = self.source(state, seat, "point_per_ingots");
        let stone = stone.map(|relic| number(&self.relic(relic)["amount"]));
        let each = stone.unwrap_or(self.printed("ingots_for_a_point"));
        number(&state["players"][seat]["ingots"]) / each
    }

    /// The points add up, and the best has won.
    pub fn scores(&self, last: &Value, end: &Value) -> Finding {
        must!(last["phase"]["name"] == "over", "the game is not over");
        must!(end["ended_by"]["reason"] == "stacks_empty", "another end");
        let mut ranks = Vec::new();
        for seat in self.seats() {
            let score = &end["scores"][seat];
            let mut points: Vec<(&str, i64)> = vec![
                ("sets", self.sets(last, seat) * self.printed("set_points")),
                ("ingots", self.ingot_points(last, seat)),
            ];
            for (colour, _) in fields(&self.setup["values"]["places"]) {
                let rank = |seat| (self.total(last, seat, colour), self.ties(last, seat));
                let ranks: Vec<Rank> = self.seats().map(rank).collect();
                let from = &score["sources"][colour]["from"];
                must!(
                    from["total"] == rank(seat).0,
                    "{seat} has {} in {colour}",
                    rank(seat).0
                );
                points.push((colour, self.place_points(colour, &ranks, rank(seat))));
            }
            for (source, due) in &points {
                let told = &score["sources"][*source]["points"];
                must!(told == due, "{seat} gets {due} for {source}, not {told}");
            }
            must!(
                fields(&score["sources"]).count() == points.len(),
                "other sources"
            );
            let total = points.iter().map(|(_, due)| due).sum();
            must!(score["total"] == total, "{seat} has {total} points");
            ranks.push(([total, self.ties(last, seat)], seat));
        }
        verdict(["points", "ties"], ranks, end)
    }
}
