//! Warehouse 51 in JSON. Every field is described in `docs/story-json.md`.

use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::{Seat, Seats};
use engine::warehouse51::{
    Action, Colour, Event, Neighbour, Pair, PerColour, Phase, Printed, Relic, RelicSet, Setup,
    StartPlayer, State, Table, View, Visibility, Warehouse51,
};
use serde_json::{Value, json};

use super::names::{self, certificate, colour, relic, relics};
use crate::json::{object, seat};

/// What was agreed on.
pub fn options(setup: &Setup) -> Value {
    json!({
        "start": match setup.start {
            StartPlayer::Seat(one) => seat(one),
            StartPlayer::Chance => "chance".into(),
        },
    })
}

/// The printed values, and the relics.
pub fn values(game: &Warehouse51) -> Vec<(&'static str, Value)> {
    let values = game.values();
    let [three, four, five] = values.between;
    let printed = json!({
        "ingots": values.ingots,
        "purse": values.purse,
        "bank": values.bank,
        "between": match game.setup().players {
            3 => three,
            4 => four,
            _ => five,
        },
        "pawn_tiles": values.pawn_tiles,
        "pawn_below": values.pawn_below,
        "pawn_pays": values.pawn_pays,
        "buy_back": values.buy_back,
        "places": per_colour(&values.places, |places| json!(places)),
        "set_points": values.set_points,
        "ingots_for_a_point": values.ingots_for_a_point,
    });
    let rows = values.relics.iter();
    let rows = rows.map(|(one, printed)| (relic(one), relic_row(one, printed)));
    vec![("values", printed), ("relics", object(rows))]
}

fn per_colour<T>(each: &PerColour<T>, value: impl Fn(&T) -> Value) -> Value {
    object(each.iter().map(|(one, item)| (colour(one), value(item))))
}

fn relic_row(one: Relic, printed: &Printed) -> Value {
    let amount = printed.effect.filter(|effect| effect.has_amount());
    json!({
        "id": names::id(one),
        "colour": colour(printed.colour),
        "value": printed.value,
        "mark": names::mark(printed.mark),
        "auction": names::auction(printed.auction),
        "effect": printed.effect.map(names::effect),
        "timing": printed.effect.map(|effect| names::timing(effect.timing())),
        "amount": amount.map(|_| printed.amount),
        "counterfeit_card": printed.counterfeit,
    })
}

/// A decision.
pub fn action(action: Action) -> Value {
    match action {
        Action::Bid(ingots) => json!({"name": "bid", "ingots": ingots}),
        Action::Pass => json!({"name": "pass"}),
        Action::Pawn(one) => json!({"name": "pawn", "relic": relic(one)}),
        Action::Reveal(stack) => json!({"name": "reveal", "stack": colour(stack)}),
        Action::Decline => json!({"name": "decline"}),
        Action::BuyBack(one) => json!({"name": "buy_back", "relic": relic(one)}),
        Action::Examine(pair) => {
            json!({"name": "examine", "left_of": Seat::at(pair.place()).map(seat)})
        }
        Action::Certify(one) => json!({"name": "certify", "relic": relic(one)}),
        Action::Pay(Neighbour::Left) => json!({"name": "pay", "side": "left"}),
        Action::Pay(Neighbour::Right) => json!({"name": "pay", "side": "right"}),
        Action::Cancel(one) => json!({"name": "cancel", "relic": relic(one)}),
    }
}

/// What was paid in a step: a price, or a buy-back. No step has two payments.
pub fn paid_in(events: &[Event]) -> Value {
    let payment = events.iter().find_map(|event| match *event {
        Event::Won {
            seat: from,
            ingots,
            to,
            ..
        } => Some(json!({"from": seat(from), "ingots": ingots, "to": seat(to)})),
        Event::BoughtBack {
            seat: from, ingots, ..
        } => Some(json!({"from": seat(from), "ingots": ingots, "to": "bank"})),
        _ => None,
    });
    payment.unwrap_or(Value::Null)
}

/// An event of a seat.
fn of_seat(event: &str, one: Seat) -> Value {
    json!({"event": event, "seat": seat(one)})
}

/// An event of a seat and a relic.
fn of_relic(event: &str, one: Seat, which: Relic) -> Value {
    json!({"event": event, "seat": seat(one), "relic": relic(which)})
}

/// An event of a seat and ingots for, from or by a relic.
fn of_ingots(event: &str, one: Seat, which: Relic, ingots: u8) -> Value {
    json!({"event": event, "seat": seat(one), "relic": relic(which), "ingots": ingots})
}

/// Something that happened.
pub fn event(event: Event) -> Value {
    match event {
        Event::Begins { seat: one } => of_seat("begins", one),
        Event::CounterfeitLaid {
            between,
            relic: one,
        } => json!({
            "event": "counterfeit_laid",
            "between": between.map(seat),
            "relic": one.map(relic),
        }),
        Event::TopSeen {
            seat: one,
            colour: stack,
            relic: top,
        } => json!({
            "event": "top_seen",
            "seat": seat(one),
            "stack": colour(stack),
            "relic": top.map(relic),
        }),
        Event::Revealed { seat: one, relic } => of_relic("revealed", one, relic),
        Event::MayNotBid { seat: one } => of_seat("may_not_bid", one),
        Event::Bid {
            seat: one,
            ingots,
            equalled,
        } => json!({
            "event": "bid",
            "seat": seat(one),
            "ingots": ingots,
            "equalled": equalled,
        }),
        Event::Passed { seat: one } => of_seat("passed", one),
        Event::Announced { seat: one, ingots } => {
            json!({"event": "announced", "seat": seat(one), "ingots": ingots})
        }
        Event::FistClosed { seat: one, ingots } => {
            json!({"event": "fist_closed", "seat": seat(one), "ingots": ingots})
        }
        Event::FistsOpened {
            bids,
            seats,
            level,
            by_relic,
            ..
        } => json!({
            "event": "fists_opened",
            "bids": object(seats.iter().map(|one| (seat(one), json!(bids[one])))),
            "level": level,
            "by_relic": by_relic,
        }),
        Event::NobodyBid { relic: one } => json!({"event": "nobody_bid", "relic": relic(one)}),
        Event::Won {
            seat: one,
            relic: which,
            ingots,
            to,
        } => json!({
            "event": "won",
            "seat": seat(one),
            "relic": relic(which),
            "ingots": ingots,
            "to": seat(to),
        }),
        Event::FromBank {
            seat: one,
            relic,
            ingots,
        } => of_ingots("from_bank", one, relic, ingots),
        Event::ToBank {
            seat: one,
            relic,
            ingots,
        } => of_ingots("to_bank", one, relic, ingots),
        Event::BarredNext { seat: one, relic } => of_relic("barred_next", one, relic),
        Event::Shown {
            between,
            relics: those,
        } => json!({
            "event": "shown",
            "between": between.map(seat),
            "relics": relics(those),
        }),
        Event::Examined {
            seat: one,
            between,
            relics: those,
        } => json!({
            "event": "examined",
            "seat": seat(one),
            "between": between.map(seat),
            "relics": those.map(relics),
        }),
        Event::NoEffect { seat: one, relic } => of_relic("no_effect", one, relic),
        Event::Pawned {
            seat: one,
            relic,
            ingots,
        } => of_ingots("pawned", one, relic, ingots),
        other => ending_event(other),
    }
}

/// What happens at the end.
fn ending_event(event: Event) -> Value {
    match event {
        Event::BoughtBack {
            seat: one,
            relic,
            ingots,
        } => of_ingots("bought_back", one, relic, ingots),
        Event::Certified {
            seat: one,
            relic: which,
            certificate: given,
        } => json!({
            "event": "certified",
            "seat": seat(one),
            "relic": relic(which),
            "certificate": certificate(given),
        }),
        Event::Declined { seat: one } => of_seat("declined", one),
        Event::CounterfeitsRevealed {
            between,
            relics: those,
        } => json!({
            "event": "counterfeits_revealed",
            "between": between.map(seat),
            "relics": relics(those),
        }),
        Event::Protected { seat: one, relic } => of_relic("protected", one, relic),
        Event::Cancelled { seat: one, relic } => of_relic("cancelled", one, relic),
        Event::Exposed {
            seat: one, relic, ..
        } => of_relic("exposed", one, relic),
        Event::AuctionsOver => json!({"event": "auctions_over"}),
        Event::GameOver => json!({"event": "game_over"}),
        // Nobody makes mistakes in a story, so what is left is never told.
        other => json!({"event": "corrected", "correction": format!("{other:?}")}),
    }
}

fn phase(phase: Phase) -> Value {
    match phase {
        Phase::StartPlayer => json!({"name": "start_player"}),
        Phase::LayingCounterfeits => json!({"name": "laying_counterfeits"}),
        Phase::LookingAtStacks => json!({"name": "looking_at_stacks"}),
        Phase::Revealing => json!({"name": "revealing"}),
        Phase::TurningUp { colour: stack } => {
            json!({"name": "turning_up", "stack": colour(stack)})
        }
        Phase::OpenAuction => json!({"name": "open_auction"}),
        Phase::Announcing => json!({"name": "announcing"}),
        Phase::FistAuction => json!({"name": "fist_auction"}),
        Phase::Paying => json!({"name": "paying"}),
        Phase::Examining => json!({"name": "examining"}),
        Phase::LastPawning => json!({"name": "last_pawning"}),
        Phase::BuyingBack => json!({"name": "buying_back"}),
        Phase::Certifying { certificate: given } => {
            json!({"name": "certifying", "certificate": certificate(given)})
        }
        Phase::TellingCounterfeits => json!({"name": "telling_counterfeits"}),
        Phase::Cancelling => json!({"name": "cancelling"}),
        Phase::Over => json!({"name": "over"}),
    }
}

/// Everything, secrets included.
pub fn state(game: &Warehouse51, state: &State) -> Value {
    let players = game.setup().players;
    let table = state.table();
    let view = game.view(state, Observer::Everybody);
    let each = Seat::first(players).map(|one| (seat(one), player(table, one)));
    let stacks = Colour::ALL.map(|one| (colour(one), json!(relics(game.stack(table, one)))));
    let tops = Colour::ALL.map(|one| (colour(one), top(players, &view, one)));
    let pairs: Vec<Value> = Pair::all(players)
        .map(|pair| {
            json!({
                "between": pair.seats(players).map(seat),
                "relics": relics(state.counterfeits(pair)),
                "known_to": known_to(players, table.pairs[pair]),
            })
        })
        .collect();
    let given = table.certified.iter();
    let certificates = given.map(|(one, to)| (certificate(one), json!(to.map(relic))));
    json!({
        "phase": phase(table.phase),
        "revealer": seat(table.revealer),
        "last_winner": seat(table.last_winner),
        "players": object(each),
        "bank": table.bank,
        "box": table.boxed,
        "pawn_tiles": table.pawn_tiles,
        "stacks": object(stacks),
        "known_tops": object(tops),
        "gone": relics(table.gone),
        "counterfeits": pairs,
        "auction": auction(game, &view),
        "barred_next": seats(table.barred_next),
        "certificates": object(certificates),
        "exposed": relics(table.exposed),
    })
}

fn player(table: &Table, one: Seat) -> Value {
    let player = &table.players[one];
    let given: RelicSet = table.certified.values().iter().flatten().copied().collect();
    json!({
        "ingots": player.gold,
        "relics": relics(player.collection()),
        "pawned": relics(player.pawned),
        "certified": relics(player.relics.and(given)),
    })
}

fn seats(those: Seats) -> Vec<String> {
    those.iter().map(seat).collect()
}

fn known_to(players: u8, visibility: Visibility) -> Value {
    if visibility.open || visibility.seats == Seats::first(players) {
        json!("all")
    } else {
        json!(seats(visibility.seats))
    }
}

fn top(players: u8, view: &View, stack: Colour) -> Value {
    view.tops[stack].map_or(
        Value::Null,
        |one| json!({"relic": relic(one), "known_to": known_to(players, view.table.tops[stack])}),
    )
}

/// The auction that is under way.
fn auction(game: &Warehouse51, view: &View) -> Value {
    let table = &view.table;
    let Some(one) = table.relic else {
        return Value::Null;
    };
    let players = || Seat::first(game.setup().players);
    let bids = players().filter(|one| table.bids[*one] > 0 || table.announced.contains(*one));
    let fists = players().filter_map(|one| Some((seat(one), json!(view.fists[one]?))));
    let passed = players().filter(|one| table.out.contains(*one) && !table.barred.contains(*one));
    json!({
        "relic": relic(one),
        "kind": names::auction(game.values().relics[one].auction),
        "bids": object(bids.map(|one| (seat(one), json!(table.bids[one])))),
        "leader": table.leader.map(seat),
        "passed": passed.map(seat).collect::<Vec<_>>(),
        "barred": seats(table.barred),
        "announced": seats(table.announced),
        "fists": object(fists),
    })
}

/// How the game ended.
pub fn end() -> Value {
    json!({"reason": "stacks_empty"})
}

/// How many relics of each colour a collection has.
pub fn counts(game: &Warehouse51, relics: RelicSet) -> PerColour<u8> {
    PerColour::from_fn(|colour| {
        let here = relics.iter();
        let here = here.filter(|one| game.values().relics[*one].colour == colour);
        here.count() as u8
    })
}

/// Relics of each colour, by name of the colour.
pub fn counts_json(game: &Warehouse51, relics: RelicSet) -> Value {
    per_colour(&counts(game, relics), |count| json!(count))
}
