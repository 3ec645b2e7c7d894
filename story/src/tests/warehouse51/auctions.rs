//! The auditor in an auction: who reveals, who bids next, fists, prices, effects, pawning.

use serde_json::Value;

use super::values::{Auditor, has};
use crate::tests::reading::{Finding, fields, list, must, number, text};

impl Auditor<'_> {
    /// The highest bid that was called out.
    pub fn highest(&self, state: &Value) -> i64 {
        let bids = fields(&state["auction"]["bids"]);
        bids.map(|(_, bid)| number(bid)).max().unwrap_or(0)
    }

    pub fn least(&self, before: &Value, seat: &str) -> i64 {
        let highest = self.highest(before);
        let equal = highest > 0 && self.active(before, seat, "equal");
        highest + i64::from(!equal)
    }

    /// The winner of the last auction reveals, or whoever has the boots.
    fn revealer(&self, state: &Value) -> String {
        let boots = self
            .seats()
            .find(|seat| self.active(state, seat, "reveal_every"));
        boots.unwrap_or(text(&state["last_winner"])).into()
    }

    pub fn revealed(&self, before: &Value, after: &Value, event: &Value) -> Finding {
        let relic = text(&event["relic"]);
        must!(
            event["seat"] == self.revealer(before).as_str(),
            "somebody else reveals"
        );
        let stack = text(&self.relic(relic)["colour"]);
        must!(has(&before["stacks"][stack], relic), "it is in no stack");
        let top = &before["known_tops"][stack];
        must!(top.is_null() || top["relic"] == relic, "the top is {top}");
        // Who is barred from this auction was barred from the next one before. If all are, the
        // relic is gone by now.
        if after["auction"]["relic"] == relic {
            must!(
                after["auction"]["barred"] == before["barred_next"],
                "who is barred?"
            );
            must!(
                after["auction"]["kind"] == self.relic(relic)["auction"],
                "what kind?"
            );
        }
        Ok(())
    }

    /// The fists are those that were closed; the highest wins, among equals the first clockwise
    /// from the revealer. No relic breaks such a tie.
    pub fn fists(&self, before: &Value, entry: &Value, event: &Value) -> Finding {
        let auction = &before["auction"];
        let bids = &event["bids"];
        for seat in self.seats() {
            let own = entry["seat"] == seat && entry["action"]["name"] == "bid";
            let bid = match () {
                () if has(&auction["barred"], seat) => &Value::Null,
                () if own => &entry["action"]["ingots"],
                () if has(&auction["announced"], seat) => &auction["bids"][seat],
                () => &auction["fists"][seat],
            };
            must!(bids[seat] == *bid, "{seat} had {bid} in the fist");
        }
        let highest = fields(bids).map(|(_, bid)| number(bid)).max().unwrap_or(0);
        let level = self.clockwise(text(&before["revealer"])).into_iter();
        let level: Vec<&str> = level.filter(|seat| bids[*seat] == highest).collect();
        must!(event["level"] == level.len(), "{level:?} are level");
        must!(event["by_relic"] == false, "a relic broke the tie");
        let Some(winner) = level.first().filter(|_| highest > 0) else {
            return self.follows(entry, "nobody_bid", "");
        };
        if entry["state"]["phase"]["name"] == "paying" {
            must!(
                entry["state"]["auction"]["leader"] == *winner,
                "{winner} leads"
            );
            return Ok(());
        }
        must!(entry["paid"]["ingots"] == highest, "the price is {highest}");
        self.follows(entry, "won", winner)
    }

    fn follows(&self, entry: &Value, name: &str, seat: &str) -> Finding {
        let mut events = list(&entry["events"]).iter();
        let there = events
            .any(|event| event["event"] == name && (seat.is_empty() || event["seat"] == seat));
        must!(there, "no {name} of {seat}");
        Ok(())
    }

    /// The highest bid wins; its price goes to the left, or to the right with the carpet.
    pub fn won(&self, before: &Value, entry: &Value, event: &Value) -> Finding {
        let (seat, after) = (text(&event["seat"]), &entry["state"]);
        let auction = &before["auction"];
        must!(
            auction["relic"] == event["relic"],
            "another relic was on offer"
        );
        if entry["action"]["name"] == "bid" && auction["kind"] == "open" {
            // All others had passed before: the first bid is the last.
            must!(entry["seat"] == seat, "{} bid", entry["seat"]);
            must!(
                event["ingots"] == entry["action"]["ingots"],
                "another price"
            );
        } else if auction["kind"] == "open" || before["phase"]["name"] == "paying" {
            must!(auction["leader"] == seat, "{} leads", auction["leader"]);
            must!(event["ingots"] == self.highest(before), "another price");
        }
        if auction["kind"] == "open" {
            let last = if entry["action"]["name"] == "pass" {
                text(&entry["seat"])
            } else {
                ""
            };
            let out = |other: &str| {
                has(&auction["passed"], other) || has(&auction["barred"], other) || other == last
            };
            must!(
                self.seats().all(|other| other == seat || out(other)),
                "not all have passed"
            );
        }
        let right = entry["action"]["side"] == "right";
        let carpet = self.active(before, seat, "pay_right");
        must!(!right || carpet, "{seat} may not pay to the right");
        // Who pawned the carpet after winning is asked still, though there is no choice left.
        let asked = entry["action"]["name"] == "pay";
        must!(asked || !carpet, "the carpet gives a choice");
        if asked {
            let sides = list(&entry["legal"]).iter();
            let sides = sides.filter(|action| action["name"] == "pay").count();
            must!(sides == 1 + usize::from(carpet), "{sides} ways to pay");
        }
        let to = if right {
            self.right(seat)
        } else {
            self.left(seat)
        };
        must!(event["to"] == to, "{to} is to be paid");
        must!(after["last_winner"] == seat, "who won?");
        let relic = text(&event["relic"]);
        let lost = list(&entry["events"]).iter();
        let mut lost = lost.filter(|one| one["event"] == "exposed");
        let gone = lost.any(|one| one["relic"] == relic);
        must!(
            gone || has(&after["players"][seat]["relics"], relic),
            "{seat} has it not"
        );
        self.instant(before, entry, relic)
    }

    /// What has to happen at once does.
    fn instant(&self, before: &Value, entry: &Value, relic: &str) -> Finding {
        let row = self.relic(relic);
        if row["timing"] != "instant" {
            return Ok(());
        }
        let told = |name: &str, whose: bool| {
            let mut events = list(&entry["events"]).iter();
            events.any(|one| one["event"] == name && (!whose || one["relic"] == relic))
        };
        let happened = match text(&row["effect"]) {
            "from_bank" => told("from_bank", true),
            "lose_part" => told("to_bank", true),
            "no_next_bid" => told("barred_next", true),
            "show" => told("shown", false),
            _ => entry["state"]["phase"]["name"] == "examining",
        };
        must!(
            happened != told("no_effect", true),
            "{relic}: effect or not?"
        );
        if row["effect"] == "no_next_bid" {
            let off = row["mark"] == "cursed"
                && self.active(before, text(&entry["paid"]["from"]), "no_curses");
            let due = !off && self.relics_left(before);
            must!(happened == due, "{relic}: barred from an auction or not?");
        }
        Ok(())
    }

    /// Is there another auction after this one?
    fn relics_left(&self, state: &Value) -> bool {
        fields(&state["stacks"]).any(|(_, stack)| !list(stack).is_empty())
    }

    /// May this seat pawn, asked or not? What chance is asked for comes first.
    fn may_pawn(&self, state: &Value, seat: &str) -> bool {
        let player = &state["players"][seat];
        let auction = &state["auction"];
        let closed = !auction["fists"][seat].is_null() || has(&auction["announced"], seat);
        number(&player["ingots"]) < self.printed("pawn_below")
            && !list(&player["relics"]).is_empty()
            && number(&state["pawn_tiles"]) > 0
            && number(&state["bank"]) >= self.printed("pawn_pays")
            && !closed
    }

    /// May this seat pawn when an entry has ended the auctions, or the turn of another to pawn? By
    /// its last state the counterfeits may have left already, and their tiles be free again.
    fn may_pawn_at_the_end(&self, before: &Value, entry: &Value, seat: &str) -> bool {
        let events = |name: &'static str| {
            let events = list(&entry["events"]).iter();
            events.filter(move |event| event["event"] == name)
        };
        let own = |event: &&Value| event["seat"] == seat;
        let relics =
            list(&before["players"][seat]["relics"]).len() + events("won").filter(own).count();
        let after = &entry["state"];
        number(&after["players"][seat]["ingots"]) < self.printed("pawn_below")
            && relics > events("pawned").filter(own).count()
            && number(&before["pawn_tiles"]) > events("pawned").count() as i64
            && number(&after["bank"]) >= self.printed("pawn_pays")
    }

    /// What can be pawned: everything or nothing, and after the auctions only when it is one's
    /// turn to. Who is not asked can do nothing else.
    pub fn legal_pawns(&self, before: &Value, entry: &Value) -> Finding {
        let seat = text(&entry["seat"]);
        let asked = has(&before["asked"], seat);
        let phase = text(&before["phase"]["name"]);
        let open = match phase {
            "buying_back" | "certifying" | "cancelling" | "over" => false,
            "last_pawning" => asked,
            _ => true,
        };
        let legal = list(&entry["legal"]).iter();
        let (pawns, others): (Vec<&Value>, Vec<&Value>) =
            legal.partition(|action| action["name"] == "pawn");
        let pawns: Vec<&str> = pawns.iter().map(|action| text(&action["relic"])).collect();
        let relics = list(&before["players"][seat]["relics"]).iter().map(text);
        let due: Vec<&str> = relics
            .filter(|_| open && self.may_pawn(before, seat))
            .collect();
        must!(pawns == due, "{due:?} can be pawned");
        must!(asked != others.is_empty(), "{seat} can do {others:?}");
        let declining = phase == "last_pawning";
        must!(
            !declining || others.iter().all(|action| action["name"] == "decline"),
            "there is nothing else to do"
        );
        Ok(())
    }

    /// After the last auction everybody who can pawn is asked once, from the last winner on.
    pub fn last_pawning(&self, before: &Value, entry: &Value) -> Finding {
        let after = &entry["state"];
        let phase = |state: &Value| text(&state["phase"]["name"]) == "last_pawning";
        let begins = list(&entry["events"])
            .iter()
            .any(|event| event["event"] == "auctions_over");
        if !begins && !phase(before) {
            must!(!phase(after), "nobody pawns now");
            return Ok(());
        }
        let mut due = self.clockwise(text(&after["last_winner"]));
        if phase(before) {
            let declined = entry["action"]["name"] == "decline";
            let seat = text(&entry["seat"]);
            let turn = due.iter().position(|one| *one == seat).unwrap_or(0);
            due.drain(..turn + usize::from(declined));
        }
        let next = due
            .into_iter()
            .find(|seat| self.may_pawn_at_the_end(before, entry, seat));
        match next {
            Some(seat) => {
                must!(phase(after), "{seat} may still pawn");
                must!(after["asked"][0] == seat, "{seat} is asked");
            }
            None => must!(!phase(after), "nobody can pawn"),
        }
        Ok(())
    }

    pub fn pawned(&self, before: &Value, after: &Value, event: &Value) -> Finding {
        let (seat, relic) = (text(&event["seat"]), text(&event["relic"]));
        let was = &before["players"][seat];
        must!(self.may_pawn(before, seat), "{seat} may not pawn");
        must!(event["ingots"] == self.printed("pawn_pays"), "another sum");
        must!(has(&was["relics"], relic), "it is not there");
        let gone = has(&after["gone"], relic) && after["phase"]["name"] == "over";
        must!(
            gone || has(&after["players"][seat]["pawned"], relic),
            "it is not pawned"
        );
        // Whoever was asked is asked still, unless the relic gave the choice of a stack away.
        let phase = text(&before["phase"]["name"]);
        must!(
            ["last_pawning", "revealing"].contains(&phase) || after["asked"] == before["asked"],
            "somebody else is asked"
        );
        Ok(())
    }

    /// Bids go clockwise from the revealer's left; who reveals is settled by the rules.
    pub fn next(&self, before: &Value, entry: &Value) -> Finding {
        let after = &entry["state"];
        let fists = ["fist_auction", "announcing"];
        let closing = |state: &Value| fists.contains(&text(&state["phase"]["name"]));
        if closing(before) && !closing(after) {
            self.follows(entry, "fists_opened", "")?;
        }
        match text(&after["phase"]["name"]) {
            "revealing" => {
                let revealer = self.revealer(after);
                must!(after["revealer"] == revealer.as_str(), "{revealer} reveals");
                must!(
                    after["asked"][0] == revealer.as_str(),
                    "{revealer} is asked"
                );
            }
            "open_auction" => {
                let new = before["auction"]["relic"] != after["auction"]["relic"];
                if entry["action"]["name"] == "pawn" {
                    return Ok(());
                }
                let from = text(if new {
                    &after["revealer"]
                } else {
                    &entry["seat"]
                });
                let auction = &after["auction"];
                let out =
                    |seat: &str| has(&auction["passed"], seat) || has(&auction["barred"], seat);
                let clockwise = self.clockwise(from).into_iter();
                let next = clockwise.cycle().skip(1).find(|seat| !out(seat));
                must!(after["asked"][0] == next.unwrap_or(""), "{next:?} is next");
                let leader = &auction["leader"];
                must!(
                    leader.is_null() || *leader != next.unwrap_or(""),
                    "it is won"
                );
            }
            _ => {}
        }
        Ok(())
    }
}
