//! An auditor of Warehouse 51's stories. It reads nothing but the JSON, and recomputes what the
//! rules demand of ingots, relics and secrets; `auctions` and `ending` do so for the rest.

use serde_json::Value;

use super::values::{Auditor, has, knows};
use crate::tests::reading::{Audit, Finding, fields, list, must, number, text, walk};

/// Checks a whole story.
pub fn audit(objects: &[Value]) -> Finding {
    walk(objects, |setup| Auditor { setup })
}

impl<'j> Audit<'j> for Auditor<'j> {
    fn state(&self, state: &'j Value) -> Finding {
        let purses = self
            .seats()
            .map(|seat| number(&state["players"][seat]["ingots"]));
        let poor = purses.clone().any(|purse| purse < 0);
        let ingots = purses.sum::<i64>() + number(&state["bank"]) + number(&state["box"]);
        must!(!poor && ingots == self.printed("ingots"), "{ingots} ingots");
        let pawned = self
            .seats()
            .map(|seat| list(&state["players"][seat]["pawned"]).len() as i64);
        let tiles = number(&state["pawn_tiles"]) + pawned.sum::<i64>();
        must!(tiles == self.printed("pawn_tiles"), "{tiles} pawn tiles");
        self.relics_once(state)?;
        for (stack, top) in fields(&state["known_tops"]) {
            let there = has(&state["stacks"][stack], text(&top["relic"]));
            must!(top.is_null() || there, "a top that is in no stack");
        }
        self.leader(state)?;
        self.pairs(state)
    }

    fn entry(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let after = &entry["state"];
        self.state(after)?;
        match text(&entry["kind"]) {
            "decision" => {
                let asked = has(&before["asked"], text(&entry["seat"]));
                let pawns = entry["action"]["name"] == "pawn";
                must!(asked || pawns, "nobody asked {}", entry["seat"]);
                let legal = list(&entry["legal"]);
                must!(
                    legal.contains(&entry["action"]),
                    "{} is illegal",
                    entry["action"]
                );
                if asked {
                    self.legal_bids(before, entry)?;
                }
                self.legal_pawns(before, entry)?;
            }
            "chance" => self.chance(before, entry)?,
            other => return Err(format!("what is {other}?")),
        }
        self.ingots(before, entry)?;
        for event in list(&entry["events"]) {
            self.event(before, entry, event)
                .map_err(|finding| format!("{}: {finding}", event["event"]))?;
        }
        self.decided_first(entry)?;
        self.next(before, entry)?;
        self.last_pawning(before, entry)?;
        self.ending_step(before, entry)
    }

    fn end(&self, last: &'j Value, end: &'j Value) -> Finding {
        self.scores(last, end)
    }
}

impl Auditor<'_> {
    /// Who leads an open auction has bid most.
    fn leader(&self, state: &Value) -> Finding {
        let auction = &state["auction"];
        let highest = self.highest(state);
        if auction["kind"] == "open" || state["phase"]["name"] == "paying" {
            let leader = &auction["leader"];
            let leads = auction["bids"][text(leader)] == highest;
            must!(
                if highest > 0 { leads } else { leader.is_null() },
                "{leader} leads"
            );
        }
        Ok(())
    }

    /// Every relic is in one place.
    fn relics_once(&self, state: &Value) -> Finding {
        let mut piles = vec![&state["gone"]];
        piles.extend(fields(&state["stacks"]).map(|(_, stack)| stack));
        for seat in self.seats() {
            let player = &state["players"][seat];
            piles.extend([&player["relics"], &player["pawned"]]);
            for relic in list(&player["certified"]) {
                let owned = has(&player["relics"], text(relic));
                must!(
                    owned || has(&player["pawned"], text(relic)),
                    "{relic} is not owned"
                );
            }
        }
        let mut relics: Vec<&str> = piles.into_iter().flat_map(list).map(text).collect();
        relics.extend(state["auction"]["relic"].as_str());
        relics.sort_unstable();
        let mut printed: Vec<&str> = self.relics().map(|(name, _)| name).collect();
        printed.sort_unstable();
        must!(relics == printed, "the relics are {relics:?}");
        Ok(())
    }

    /// Counterfeits lie between neighbours, who know them.
    fn pairs(&self, state: &Value) -> Finding {
        let laying = ["start_player", "laying_counterfeits"];
        let complete = !laying.contains(&text(&state["phase"]["name"]));
        let pairs = list(&state["counterfeits"]);
        must!(pairs.len() == self.seats().count(), "{} pairs", pairs.len());
        for (pair, seat) in pairs.iter().zip(self.seats()) {
            let between = [seat, self.left(seat)];
            must!(
                pair["between"] == Value::from(between.to_vec()),
                "no neighbours"
            );
            let known = between.iter().all(|seat| knows(&pair["known_to"], seat));
            must!(known, "{between:?} do not know what lies between them");
            let count = list(&pair["relics"]).len() as i64;
            let full = count == self.printed("between");
            must!(full || !complete, "{count} counterfeits");
        }
        let mut all = self.counterfeits(state);
        let cards = all
            .iter()
            .all(|one| self.relic(one)["counterfeit_card"] == true);
        must!(cards, "a counterfeit that does not exist");
        all.sort_unstable();
        must!(
            all.windows(2).all(|two| two[0] != two[1]),
            "one is there twice"
        );
        Ok(())
    }

    /// Nothing below the least bid and nothing above the purse could be bid; all between could.
    fn legal_bids(&self, before: &Value, entry: &Value) -> Finding {
        let seat = text(&entry["seat"]);
        let legal = list(&entry["legal"]).iter();
        let legal = legal.filter(|action| action["name"] == "bid");
        let bids: Vec<i64> = legal.map(|action| number(&action["ingots"])).collect();
        let least = match text(&before["phase"]["name"]) {
            "open_auction" => self.least(before, seat),
            "announcing" | "fist_auction" => 0,
            _ => return Ok(()),
        };
        let purse = number(&before["players"][seat]["ingots"]);
        must!(
            bids.iter().copied().eq(least..=purse),
            "the bids are {bids:?}"
        );
        Ok(())
    }

    fn chance(&self, before: &Value, entry: &Value) -> Finding {
        must!(before["asked"][0] == "chance", "chance was not asked");
        let stack = |name: &str| list(&before["stacks"][name]).iter().map(text).collect();
        let left: Vec<&str> = match text(&before["phase"]["name"]) {
            "start_player" => self.seats().collect(),
            "laying_counterfeits" => {
                let laid = self.counterfeits(before);
                let cards = self
                    .relics()
                    .filter(|(_, row)| row["counterfeit_card"] == true);
                let cards = cards.map(|(name, _)| name);
                cards.filter(|name| !laid.contains(name)).collect()
            }
            "turning_up" => stack(text(&before["phase"]["stack"])),
            _ => stack(text(&self.relic(text(&entry["outcome"]))["colour"])),
        };
        must!(left.contains(&text(&entry["outcome"])), "it cannot come up");
        let odds: Vec<&str> = fields(&entry["odds"]).map(|(name, _)| name).collect();
        must!(odds == left, "the odds are not what is left");
        must!(
            fields(&entry["odds"]).all(|(_, odds)| *odds == 1),
            "uneven odds"
        );
        must!(entry["paid"].is_null(), "chance pays");
        Ok(())
    }

    /// Ingots move by the events, and by nothing else.
    fn ingots(&self, before: &Value, entry: &Value) -> Finding {
        let after = &entry["state"];
        let mut bank = number(&before["bank"]);
        let mut purses: Vec<(&str, i64)> = self
            .seats()
            .map(|seat| (seat, number(&before["players"][seat]["ingots"])))
            .collect();
        for event in list(&entry["events"]) {
            let ingots = number(&event["ingots"]);
            if event["event"] == "from_bank" {
                let most = number(&self.relic(text(&event["relic"]))["amount"]).min(bank);
                must!(ingots == most, "the bank pays {most}");
            }
            let (change, banked) = match text(&event["event"]) {
                "won" => (-ingots, 0),
                "from_bank" | "pawned" => (ingots, -ingots),
                "to_bank" | "bought_back" => (-ingots, ingots),
                _ => continue,
            };
            bank += banked;
            must!(bank >= 0, "the bank pays what it has not");
            for (seat, purse) in &mut purses {
                *purse += if event["seat"] == *seat { change } else { 0 };
                let paid = event["event"] == "won" && event["to"] == *seat;
                *purse += if paid { ingots } else { 0 };
            }
        }
        must!(after["bank"] == bank, "the bank has {bank}");
        for (seat, purse) in purses {
            must!(
                after["players"][seat]["ingots"] == purse,
                "{seat} has {purse}"
            );
        }
        let price = list(&entry["events"]).iter();
        let mut price = price.filter(|one| one["event"] == "won" || one["event"] == "bought_back");
        let paid = &entry["paid"];
        let Some(event) = price.next() else {
            must!(paid.is_null(), "nothing was paid");
            return Ok(());
        };
        let to = if event["to"].is_null() {
            "bank"
        } else {
            text(&event["to"])
        };
        must!(
            paid["from"] == event["seat"] && paid["to"] == to,
            "others paid"
        );
        must!(
            paid["ingots"] == event["ingots"],
            "{} were paid",
            event["ingots"]
        );
        Ok(())
    }

    fn event(&self, before: &Value, entry: &Value, event: &Value) -> Finding {
        let after = &entry["state"];
        let seat = text(&event["seat"]);
        let relic = text(&event["relic"]);
        let was = &before["players"][seat];
        let known = &event["known_to"];
        match text(&event["event"]) {
            "counterfeit_laid" => {
                let right = |seat: &str| has(known, seat) == has(&event["between"], seat);
                must!(self.seats().all(right), "who knows it?");
            }
            "top_seen" => {
                must!(*known == Value::from(vec![seat]), "who knows the top?");
                must!(self.active(after, seat, "look_at_stacks"), "no mortar");
                let top = &after["known_tops"][text(&event["stack"])];
                must!(
                    top["relic"] == relic && knows(&top["known_to"], seat),
                    "{top}"
                );
            }
            "revealed" => self.revealed(before, after, event)?,
            "bid" => {
                let (bid, least) = (number(&event["ingots"]), self.least(before, seat));
                must!(
                    bid >= least && bid <= number(&was["ingots"]),
                    "at least {least}"
                );
                let equalled = bid == self.highest(before);
                must!(event["equalled"] == equalled, "raised or equalled?");
                let leader = &after["auction"]["leader"];
                must!(leader.is_null() || *leader == seat, "{leader} leads");
                let auction = &before["auction"];
                let out = has(&auction["passed"], seat) || has(&auction["barred"], seat);
                must!(!out, "{seat} bids no more");
            }
            "announced" => {
                must!(self.active(before, seat, "announce"), "nobody has to");
                must!(*known == "all", "announced to few");
            }
            "fist_closed" => {
                must!(*known == Value::from(vec![seat]), "who knows the fist?");
                let bid = number(&event["ingots"]);
                must!((0..=number(&was["ingots"])).contains(&bid), "too much");
            }
            "fists_opened" => self.fists(before, entry, event)?,
            "nobody_bid" => {
                must!(self.highest(before) == 0, "somebody bid");
                must!(has(&after["gone"], relic), "it is still there");
                must!(before["last_winner"] == after["last_winner"], "who won?");
            }
            "won" => self.won(before, entry, event)?,
            "from_bank" => {
                let bought = list(&entry["events"]).iter();
                let mut bought = bought.filter(|one| one["event"] == "won");
                let now = bought.any(|one| one["relic"] == relic);
                let effect = if now { "from_bank" } else { "ingots_per_win" };
                must!(
                    self.relic(relic)["effect"] == effect,
                    "{relic} brings nothing"
                );
                must!(
                    now || self.active(before, seat, effect),
                    "{relic} is not theirs"
                );
            }
            "to_bank" => {
                let price = number(&entry["paid"]["ingots"]);
                let half = (number(&was["ingots"]) - price) / number(&self.relic(relic)["amount"]);
                must!(event["ingots"] == half && half > 0, "it costs {half}");
            }
            "barred_next" => must!(has(&after["barred_next"], seat), "not barred"),
            "examined" => {
                must!(*known == Value::from(vec![seat]), "who saw it?");
                let pair = list(&after["counterfeits"]).iter();
                let mut pair = pair.filter(|pair| pair["between"] == event["between"]);
                let seen = pair.any(|pair| knows(&pair["known_to"], seat));
                must!(seen && !has(&event["between"], seat), "it was known");
            }
            "pawned" => self.pawned(before, after, event)?,
            _ => {}
        }
        Ok(())
    }

    /// What was decided happens first.
    fn decided_first(&self, entry: &Value) -> Finding {
        let events: &[&str] = match text(&entry["action"]["name"]) {
            "bid" => &["bid", "announced", "fist_closed"],
            "pass" => &["passed"],
            "pawn" => &["pawned"],
            "pay" => &["won"],
            "buy_back" => &["bought_back"],
            "examine" => &["examined"],
            "certify" => &["certified"],
            "cancel" => &["cancelled"],
            "decline" => &["declined"],
            _ => return Ok(()),
        };
        let first = &entry["events"][0];
        must!(
            events.contains(&text(&first["event"])),
            "{first} comes first"
        );
        for name in ["ingots", "relic"] {
            let said = &entry["action"][name];
            must!(said.is_null() || first[name] == *said, "another {name}");
        }
        Ok(())
    }
}
