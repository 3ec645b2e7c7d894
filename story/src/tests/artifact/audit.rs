//! An auditor of Artifact's stories. It reads nothing but the JSON, and recomputes what the rules
//! demand: money, cards, huts, markers, costs, digs, loads, incomes, turns, scores.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::tests::reading::{
    Audit, Finding, NONE, fields, list, must, number, text, verdict, walk,
};

/// Checks a whole story.
pub fn audit(objects: &[Value]) -> Finding {
    let setup = objects.first().unwrap_or(&Value::Null);
    let removed = number(&setup["values"]["removed"]);
    for (track, printed) in fields(&setup["tracks"]) {
        let markers = list(&printed["spaces"]).len() as i64 - removed;
        must!(
            printed["markers"] == markers,
            "{track} has {markers} markers"
        );
    }
    for (card, count) in fields(&setup["cards"]) {
        let copies = &setup["values"]["copies"][face_of(card)];
        must!(count == copies, "there are {copies} of {card}");
    }
    walk(objects, |setup| Auditor { setup })
}

fn sum(object: &Value) -> i64 {
    let values = fields(object);
    values.map(|(_, value)| number(value)).sum()
}

/// The number at a place of an array.
fn at(array: &Value, place: i64) -> i64 {
    usize::try_from(place).map_or(NONE, |place| number(&array[place]))
}

fn site_of(card: &str) -> &str {
    card.split('.').next().unwrap_or("")
}

fn face_of(card: &str) -> &str {
    card.split('.').nth(1).unwrap_or("")
}

struct Auditor<'j> {
    setup: &'j Value,
}

impl<'j> Audit<'j> for Auditor<'j> {
    fn state(&self, state: &'j Value) -> Finding {
        self.cards(state)?;
        self.markers(state)?;
        self.tiles(state)?;
        for seat in self.seats() {
            let player = &state["players"][seat];
            let huts = sum(&player["huts"]) + number(&player["huts_in_reserve"]);
            must!(huts == self.printed("huts"), "{seat} has {huts} huts");
            must!(
                sum(&player["mat"]) <= self.printed("mat"),
                "{seat}'s mat overflows"
            );
            must!(number(&player["money"]) >= 0, "{seat} is in debt");
        }
        must!(number(&state["actions_done"]) <= 2, "more than two actions");
        let year = self.printed("first_year") + number(&state["round"]) - 1;
        must!(state["year"] == year, "the year is not {year}");
        self.last_round(state)
    }

    fn entry(&self, before: &'j Value, entry: &'j Value) -> Finding {
        let after = &entry["state"];
        self.state(after)?;
        match text(&entry["kind"]) {
            "decision" => {
                must!(
                    before["asked"][0] == entry["seat"],
                    "nobody asked {}",
                    entry["seat"]
                );
                must!(before["turn"] == entry["seat"], "it is not their turn");
                let legal = list(&entry["legal"]);
                must!(
                    legal.contains(&entry["action"]),
                    "{} is not legal",
                    entry["action"]
                );
            }
            "chance" => self.chance(before, entry)?,
            other => return Err(format!("what is {other}?")),
        }
        self.money(before, entry)?;
        for event in list(&entry["events"]) {
            self.event(before, entry, event)
                .map_err(|finding| format!("{}: {finding}", event["event"]))?;
        }
        self.order(before, entry)
    }

    fn end(&self, last: &'j Value, end: &'j Value) -> Finding {
        must!(last["phase"]["name"] == "over", "the game is not over");
        must!(end["ended_by"] == last["last_round"], "another end");
        let mut ranks = Vec::new();
        for seat in self.seats() {
            let player = &last["players"][seat];
            must!(player["passed"] == true, "{seat} has not passed");
            let money = number(&player["money"]);
            let mut total =
                self.worth(player, "points") + money / self.printed("coins_for_a_point");
            if self.research_played() {
                let levels = fields(&player["research"]);
                let mut levels: Vec<i64> = levels.map(|(_, level)| number(level)).collect();
                levels.sort_unstable();
                let counts = usize::from(levels.len() > 3);
                total += at(&self.setup["values"]["research"], levels[counts]);
            }
            let score = &end["scores"][seat];
            must!(score["total"] == total, "{seat} has {total} points");
            let sources = fields(&score["sources"]);
            let sources: i64 = sources.map(|(_, source)| number(&source["points"])).sum();
            must!(sources == total, "{seat}'s sources make {sources}");
            let exhibitions = list(&player["tiles"]).len() as i64 + number(&player["stand_alone"]);
            ranks.push(([total, exhibitions, money], seat));
        }
        verdict(["points", "exhibitions", "money"], ranks, end)
    }
}

impl<'j> Auditor<'j> {
    fn seats(&self) -> impl Iterator<Item = &'j str> + Clone {
        list(&self.setup["players"]).iter().map(text)
    }

    fn sites(&self) -> impl Iterator<Item = &'j str> {
        list(&self.setup["sites"]).iter().map(text)
    }

    fn printed(&self, name: &str) -> i64 {
        number(&self.setup["values"][name])
    }

    fn research_played(&self) -> bool {
        self.setup["options"]["expansions"]["research"] == true
    }

    fn cards(&self, state: &Value) -> Finding {
        let mut piles = vec![&state["market"], &state["gone"], &state["phase"]["shown"]];
        piles.extend(self.sites().map(|site| &state["decks"][site]));
        piles.extend(self.sites().map(|site| &state["face_up"][site]));
        piles.extend(
            self.seats()
                .map(|seat| &state["players"][seat]["hand_known"]),
        );
        piles.extend(
            self.seats()
                .map(|seat| &state["players"][seat]["hand_unseen"]),
        );
        let mut counts: BTreeMap<&str, i64> = BTreeMap::new();
        for card in piles.into_iter().flat_map(list) {
            *counts.entry(text(card)).or_default() += 1;
        }
        let printed = self.setup["cards"].as_object();
        let printed = printed.into_iter().flatten();
        let printed: BTreeMap<&str, i64> = printed
            .map(|(card, count)| (card.as_str(), number(count)))
            .collect();
        must!(counts == printed, "the cards are {counts:?}");
        Ok(())
    }

    fn markers(&self, state: &Value) -> Finding {
        for (track, printed) in fields(&self.setup["tracks"]) {
            let board = number(&state["tracks"][track]["markers"]);
            let mats = self
                .seats()
                .map(|seat| number(&state["players"][seat]["mat"][track]));
            let markers = board + mats.sum::<i64>();
            must!(
                printed["markers"] == markers,
                "{track} has {markers} markers"
            );
            let next = &state["tracks"][track]["next_cost"];
            if board < markers {
                let cost = at(&printed["spaces"], board);
                must!(*next == cost, "the next marker of {track} covers {cost}");
            } else {
                must!(next.is_null(), "{track} has no free space");
            }
        }
        Ok(())
    }

    fn on_income_track(&self, tile: &Value) -> bool {
        self.setup["tiles"][text(tile)]["on_income_track"] == true
    }

    fn tiles(&self, state: &Value) -> Finding {
        let owned = self
            .seats()
            .flat_map(|seat| list(&state["players"][seat]["tiles"]));
        let mut tiles: Vec<&str> = owned.chain(list(&state["tiles"])).map(text).collect();
        tiles.sort_unstable();
        let mut printed: Vec<&str> = self.setup["tiles"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(tile, _)| tile.as_str())
            .collect();
        printed.sort_unstable();
        must!(tiles == printed, "the tiles are {tiles:?}");
        let left = list(&state["tiles"]).iter();
        let left = left.filter(|tile| self.on_income_track(tile)).count();
        let income = list(&self.setup["values"]["income"]);
        let base = income.iter().rev().nth(left).map_or(NONE, number);
        must!(
            state["base_income"] == base,
            "the base income is not {base}"
        );
        for seat in self.seats() {
            let bonus = self.bonus(&state["players"][seat]);
            must!(
                state["players"][seat]["bonus_income"] == bonus,
                "{seat} earns {bonus}"
            );
        }
        Ok(())
    }

    fn worth(&self, player: &Value, what: &str) -> i64 {
        let tiles = list(&player["tiles"]).iter();
        let tiles = tiles.map(|tile| number(&self.setup["tiles"][text(tile)][what]));
        let alone = number(&self.setup["values"]["stand_alone"][what]);
        tiles.sum::<i64>() + number(&player["stand_alone"]) * alone
    }

    fn bonus(&self, player: &Value) -> i64 {
        self.worth(player, "income")
    }

    /// The round is the last exactly if one of the four conditions is met.
    fn last_round(&self, state: &Value) -> Finding {
        let deck = self
            .sites()
            .any(|site| list(&state["decks"][site]).is_empty());
        let left = list(&state["tiles"]);
        let income = !left.iter().any(|tile| self.on_income_track(tile));
        let types = [
            "architecture",
            "sculpture",
            "pottery",
            "jewellery",
            "weapons",
        ];
        let gone = types
            .iter()
            .filter(|kind| !left.iter().any(|tile| site_of(text(tile)) == **kind));
        let year = number(&state["round"]) == self.printed("rounds");
        let last = deck || income || gone.count() >= 2 || year;
        must!(state["last_round"].is_null() != last, "last round or not?");
        Ok(())
    }

    fn chance(&self, before: &Value, entry: &Value) -> Finding {
        must!(before["asked"][0] == "chance", "chance was not asked");
        let outcome = text(&entry["outcome"]);
        must!(
            number(&entry["odds"][outcome]) > 0,
            "{outcome} cannot come up"
        );
        if before["phase"]["name"] == "start_player" {
            return Ok(());
        }
        let deck = list(&before["decks"][site_of(outcome)]);
        must!(
            sum(&entry["odds"]) == deck.len() as i64,
            "the odds are not the deck"
        );
        for (card, weight) in fields(&entry["odds"]) {
            let count = deck.iter().filter(|other| text(other) == card).count();
            must!(*weight == count, "{card} is {count} times in the deck");
        }
        Ok(())
    }

    /// Everybody's money changes by what was paid, earned and received, and by nothing else.
    fn money(&self, before: &Value, entry: &Value) -> Finding {
        for seat in self.seats() {
            let mut money = number(&before["players"][seat]["money"]);
            if entry["seat"] == seat && !entry["paid"].is_null() {
                money -= number(&entry["paid"]["coins"]);
            }
            for event in list(&entry["events"])
                .iter()
                .filter(|event| event["seat"] == seat)
            {
                money += match text(&event["event"]) {
                    "income" => number(&event["base"]) + number(&event["bonus"]),
                    "sold" => number(&event["coins"]),
                    _ => 0,
                };
            }
            let now = &entry["state"]["players"][seat]["money"];
            must!(*now == money, "{seat} should have {money} coins, not {now}");
        }
        Ok(())
    }

    /// An action costs the number that its marker covers, or what a joker costs.
    fn cost(&self, before: &Value, entry: &Value, track: &str, times: i64) -> Finding {
        let paid = &entry["paid"];
        let player = &before["players"][text(&entry["seat"])];
        if paid["marker"].is_null() {
            must!(paid["coins"] == 0, "a free action costs something");
            must!(
                player["archaeologist"] == "andersson",
                "a free action without Andersson"
            );
            must!(
                sum(&player["mat"]) == 0,
                "a free action before the last marker"
            );
            must!(player["free_action_used"] == false, "a second free action");
            return Ok(());
        }
        let marker = text(&paid["marker"]);
        must!(
            number(&player["mat"][marker]) > 0,
            "{marker} is not on the mat"
        );
        let board = number(&before["tracks"][marker]["markers"]);
        let board_now = number(&entry["state"]["tracks"][marker]["markers"]);
        must!(
            board_now == board + 1,
            "{marker} did not go back to the board"
        );
        let price = if paid["joker"] == true {
            must!(
                before["choosing"]["joker"] == marker,
                "the joker was another marker"
            );
            must!(marker != track, "a joker stands for another marker");
            self.printed("joker")
        } else {
            must!(marker == track, "{marker} does not belong to this action");
            at(&self.setup["tracks"][track]["spaces"], board)
        };
        must!(paid["coins"] == price * times, "it costs {}", price * times);
        Ok(())
    }

    fn market_price(&self, before: &Value) -> i64 {
        let ships = number(&before["tracks"]["ship"]["markers"]);
        at(&self.setup["values"]["market_coins"], ships)
    }

    fn event(&self, before: &Value, entry: &Value, event: &Value) -> Finding {
        let after = &entry["state"];
        let seat = text(&event["seat"]);
        let site = text(&event["site"]);
        let was = &before["players"][seat];
        let is = &after["players"][seat];
        match text(&event["event"]) {
            "first_hut" => self.dig(before, after, site, 1),
            "researched" => {
                self.cost(before, entry, "museum", 1)?;
                must!(was["huts"][site] == 0, "there is a hut in {site} already");
                must!(is["huts"][site] == 1, "there is no hut in {site}");
                self.research_marker(was, event)?;
                self.dig(before, after, site, 1)
            }
            "hired" => {
                let huts = number(&event["huts"]);
                let morley = was["archaeologist"] == "morley";
                must!(huts == 1 || huts == 2 && morley, "{huts} huts");
                let own = number(&was["huts"][site]);
                must!(own > 0, "there is no hut in {site}");
                must!(is["huts"][site] == own + huts, "the huts did not come");
                self.cost(before, entry, workers(site), huts)?;
                self.dig(before, after, site, huts)
            }
            "shipped" => {
                self.cost(before, entry, "ship", 1)?;
                self.load(before, entry, event)
            }
            "exhibited" => {
                self.cost(before, entry, "museum", 1)?;
                self.exhibition(before, event)
            }
            "stood_alone" => self.cost(before, entry, "museum", 1),
            "sold" => self.sale(before, after, event),
            "bought" => {
                let price = self.market_price(before);
                must!(event["coins"] == price, "it costs {price}");
                must!(
                    list(&before["market"]).contains(&event["card"]),
                    "not on the market"
                );
                self.ship_used(before, after)
            }
            "gold_spent" => {
                must!(was["passed"] == false, "gold after passing");
                must!(
                    list(&before["market"]).contains(&event["card"]),
                    "not on the market"
                );
                must!(
                    list(&after["gone"]).contains(&event["gold"]),
                    "the gold is still there"
                );
                Ok(())
            }
            "drew" | "drew_cursed" => {
                let role = was["city"] == "london" || was["archaeologist"] == "judd";
                must!(role, "nobody lets {seat} draw");
                let all = event["event"] == "drew_cursed";
                let known = if all { "all" } else { seat };
                let to = &event["known_to"];
                must!(*to == known || to[0] == known, "who knows the card?");
                Ok(())
            }
            "kept" => {
                must!(
                    face_of(text(&event["card"])) != "fragments",
                    "fragments are kept"
                );
                Ok(())
            }
            "income" => {
                must!(event["base"] == after["base_income"], "another base income");
                must!(event["bonus"] == self.bonus(is), "another bonus");
                Ok(())
            }
            "marker_taken" => {
                let refilling = before["phase"]["name"] != "passed_turn";
                must!(refilling || was["passed"] == true, "{seat} has not passed");
                must!(
                    before["last_round"].is_null(),
                    "nobody takes markers any more"
                );
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Each hut turns up a card, but not the first at a site, and not from an empty deck.
    fn dig(&self, before: &Value, after: &Value, site: &str, huts: i64) -> Finding {
        if self.setup["options"]["quick_start"] == true && before["phase"]["name"] != "turn" {
            return Ok(());
        }
        let players = fields(&before["players"]);
        let there: i64 = players
            .map(|(_, player)| number(&player["huts"][site]))
            .sum();
        let due = huts - i64::from(there == 0);
        let due = due.min(list(&before["decks"][site]).len() as i64);
        must!(
            after["owed"][site] == due,
            "{due} cards are to be turned up"
        );
        Ok(())
    }

    fn research_marker(&self, was: &Value, event: &Value) -> Finding {
        if !self.research_played() {
            must!(event["level"].is_null(), "there are no research tracks");
            return Ok(());
        }
        let steps = if was["archaeologist"] == "carter" {
            2
        } else {
            1
        };
        let top = list(&self.setup["values"]["research"]).len() as i64 - 1;
        let level = number(&was["research"][text(&event["site"])]) + steps;
        must!(
            event["level"] == level.min(top),
            "the research marker is elsewhere"
        );
        Ok(())
    }

    fn load(&self, before: &Value, entry: &Value, event: &Value) -> Finding {
        let (seat, site) = (text(&event["seat"]), text(&event["site"]));
        let huts = number(&before["players"][seat]["huts"][site]);
        must!(huts > 0 && event["huts"] == huts, "the huts are {huts}");
        let players = fields(&before["players"]);
        let all: i64 = players
            .map(|(_, player)| number(&player["huts"][site]))
            .sum();
        let face_up = list(&before["face_up"][site]);
        let load = (huts - i64::from(huts == all)).min(face_up.len() as i64);
        must!(event["cards"] == load, "the load is {load}");
        must!(
            entry["state"]["players"][seat]["huts"][site] == 0,
            "huts stayed"
        );
        let cursed = face_up
            .iter()
            .filter(|card| face_of(text(card)) == "cursed");
        let first = (cursed.count() as i64).min(load);
        let gone = list(&entry["events"]).iter();
        let gone = gone.filter(|event| event["event"] == "cursed_shipped");
        must!(gone.count() as i64 == first, "cursed cards go first");
        Ok(())
    }

    fn exhibition(&self, before: &Value, event: &Value) -> Finding {
        let tile = text(&event["tile"]);
        must!(
            list(&before["tiles"]).contains(&event["tile"]),
            "{tile} is not there"
        );
        let wants = &self.setup["tiles"][tile]["wants"];
        let shown: Vec<&str> = list(&event["shown"]).iter().map(text).collect();
        let of_sites = wants["site"].is_string() || wants["different"] == "sites";
        let count = of_sites && self.setup["options"]["special"] == "of_their_site";
        let barred = |card: &&str| match face_of(card) {
            "stand_alone" | "gold" | "manuscript" => !count,
            face => face == "cursed",
        };
        must!(!shown.iter().any(barred), "special cards");
        let wild = self.setup["options"]["fragments"] == "wild";
        let fragments = |card: &&&str| face_of(card) == "fragments";
        let free = shown.iter().filter(fragments).count();
        let distinct = |of: fn(&str) -> &str, without: bool| {
            let mut all: Vec<&str> = shown
                .iter()
                .filter(|card| !without || face_of(card) != "fragments")
                .map(|card| of(card))
                .collect();
            all.sort_unstable();
            all.dedup();
            all.len()
        };
        let fitting = if let Some(kind) = wants["type"].as_str() {
            shown.iter().filter(|card| face_of(card) == kind).count() + free
        } else if let Some(site) = wants["site"].as_str() {
            let fits = |card: &&&str| site_of(card) == site || wild && fragments(card);
            shown.iter().filter(fits).count()
        } else if wants["different"] == "types" {
            distinct(face_of, true) + free
        } else if wild {
            distinct(site_of, true) + free
        } else {
            distinct(site_of, false)
        };
        let new_york = before["players"][text(&event["seat"])]["city"] == "new_york";
        must!(
            wants["cards"] == shown.len(),
            "{} cards are shown",
            shown.len()
        );
        let enough = fitting + usize::from(new_york) >= shown.len();
        must!(enough, "{shown:?} are not what {tile} wants");
        Ok(())
    }

    fn sale(&self, before: &Value, after: &Value, event: &Value) -> Finding {
        let berlin = before["players"][text(&event["seat"])]["city"] == "berlin";
        let extra = if berlin { self.printed("berlin") } else { 0 };
        let price = self.market_price(before) + extra;
        must!(event["coins"] == price, "it brings {price}");
        let mut market = list(&before["market"]).to_vec();
        if market.len() == 3 {
            must!(
                event["pushed_out"] == market.remove(0),
                "the oldest card leaves"
            );
        }
        market.push(event["card"].clone());
        must!(
            list(&after["market"]) == market,
            "the market is not {market:?}"
        );
        self.ship_used(before, after)
    }

    fn ship_used(&self, before: &Value, after: &Value) -> Finding {
        let ships = |state: &Value| number(&state["tracks"]["ship"]["markers"]);
        must!(ships(after) == ships(before) + 1, "no ship went back");
        must!(
            before["choosing"]["joker"].is_null(),
            "a joker on the black market"
        );
        Ok(())
    }

    /// Turns go clockwise; in the last round past those who have passed.
    fn order(&self, before: &Value, entry: &Value) -> Finding {
        let after = &entry["state"];
        let (was, is) = (text(&before["turn"]), text(&after["turn"]));
        let phases = ["turn", "passed_turn"];
        let turns = phases.contains(&text(&before["phase"]["name"]))
            && phases.contains(&text(&after["phase"]["name"]));
        if was == is || !turns || before["round"] != after["round"] {
            return Ok(());
        }
        let skipped = |seat: &&str| {
            !after["last_round"].is_null() && after["players"][*seat]["passed"] == true
        };
        let mut clockwise = self.seats().cycle().skip_while(|seat| *seat != was).skip(1);
        let next = clockwise.find(|seat| !skipped(seat));
        must!(next == Some(is), "after {was} comes {next:?}, not {is}");
        Ok(())
    }
}

fn workers(site: &str) -> &'static str {
    match site {
        "africa" => "african_workers",
        "asia" => "asian_workers",
        "america" => "american_workers",
        "middle_east" => "middle_eastern_workers",
        _ => "",
    }
}
