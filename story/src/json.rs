//! The objects of a story in JSON: the set-up, one for each entry of the log, the end. Their
//! fields are described in `docs/story-json.md`; a change there or here raises [`FORMAT`].

use engine::each::Member;
use engine::game::{Actor, Game, Happening, Observer};
use engine::seat::Seat;
use engine::standings::Standings;
use serde_json::{Map, Value, json};

use crate::tale::{Entry, Origin, Step, Tale};
use crate::tell::Tell;
use crate::values;

/// The version of the format.
pub const FORMAT: u32 = 1;

/// The seats' names, and what `--start` calls them.
pub const SEATS: [&str; 5] = ["blue", "red", "green", "yellow", "purple"];

/// A seat's name.
pub fn seat(seat: Seat) -> String {
    SEATS
        .get(seat.place())
        .map_or_else(String::new, |name| (*name).into())
}

/// An object from fields.
pub fn object<K: Into<String>>(fields: impl IntoIterator<Item = (K, Value)>) -> Value {
    let fields = fields.into_iter().map(|(name, value)| (name.into(), value));
    Value::Object(fields.collect::<Map<_, _>>())
}

/// One value for each seat that is taken.
fn per_seat<G: Game>(game: &G, value: impl Fn(Seat) -> Value) -> Value {
    object(Seat::first(game.seats()).map(|one| (seat(one), value(one))))
}

/// Every object, in order.
pub fn objects<G: Tell>(tale: &Tale<G>) -> impl Iterator<Item = Value> + '_ {
    let steps = tale.steps.iter().enumerate();
    std::iter::once_with(|| set_up(tale))
        .chain(steps.map(|(number, step)| entry(&tale.game, number + 1, step)))
        .chain(tale.is_over().then(|| end(tale)))
}

fn set_up<G: Tell>(tale: &Tale<G>) -> Value {
    let game = &tale.game;
    let seats: Vec<String> = Seat::first(game.seats()).map(seat).collect();
    let (number, deal, decisions, names) = match &tale.origin {
        Origin::Invented { seeds, plain } => {
            let decisions = if *plain { "plain" } else { "sensible" };
            (Some(seeds.number), Some(seeds.deal()), decisions, None)
        }
        Origin::Played { names, seed } => (None, *seed, "played", Some(names)),
    };
    let hex =
        |seed: [u8; 32]| -> String { seed.iter().map(|byte| format!("{byte:02x}")).collect() };
    let mut fields = vec![
        ("kind", json!("setup")),
        ("format", json!(FORMAT)),
        ("game", json!(G::NAME)),
        ("rules_version", json!(game.rules())),
        ("seed", json!(number)),
        ("deal_seed", json!(deal.map(hex))),
        ("decisions", json!(decisions)),
        ("players", json!(seats)),
        ("options", game.options_json()),
    ];
    fields.extend(names.map(|names| ("names", json!(names))));
    let changed = values::changes(game).into_iter();
    let changed = changed.map(|change| (change.name, change.printed));
    fields.push(("changed", object(changed)));
    fields.extend(game.values_json());
    fields.push(("state", state(game, &tale.first)));
    object(fields)
}

fn entry<G: Tell>(game: &G, number: usize, step: &Step<G>) -> Value {
    let events: Vec<Value> = step.events.iter().map(|one| event(game, *one)).collect();
    let mut fields = match &step.entry {
        Entry::Decision {
            seat: one,
            action,
            legal,
            secret,
        } => {
            let legal: Vec<Value> = legal.iter().map(G::action_json).collect();
            vec![
                ("kind", json!("decision")),
                ("entry", json!(number)),
                ("seat", json!(seat(*one))),
                ("secret", json!(secret)),
                ("action", G::action_json(*action)),
                ("legal", json!(legal)),
            ]
        }
        Entry::Chance { outcome, odds } => {
            let weights = odds
                .iter()
                .map(|(one, weight)| (G::outcome_name(one), json!(weight)));
            vec![
                ("kind", json!("chance")),
                ("entry", json!(number)),
                ("outcome", json!(G::outcome_name(*outcome))),
                ("odds", object(weights)),
                ("stream", json!(String::from_utf8_lossy(&odds.stream.0))),
                ("draw", json!(odds.index)),
            ]
        }
        Entry::Correction { correction, house } => vec![
            ("kind", json!("correction")),
            ("entry", json!(number)),
            ("correction", json!(format!("{correction:?}"))),
            ("house", json!(house)),
        ],
    };
    fields.push(("paid", G::paid_in_step(step)));
    fields.push(("events", json!(events)));
    fields.push(("state", state(game, &step.after)));
    object(fields)
}

/// An event, and who knows all of it.
fn event<G: Tell>(game: &G, event: G::Event) -> Value {
    let mut whole = G::event_json(event);
    let knows = |observer| G::event_json(event.seen_by(observer)) == whole;
    let known_to = if knows(Observer::Table) {
        json!("all")
    } else {
        let seats = Seat::first(game.seats()).filter(|one| knows(Observer::Seat(*one)));
        json!(seats.map(seat).collect::<Vec<_>>())
    };
    if let Value::Object(fields) = &mut whole {
        fields.insert("known_to".into(), known_to);
    }
    whole
}

fn state<G: Tell>(game: &G, state: &G::State) -> Value {
    let asked: Vec<String> = match game.actor(state) {
        Actor::Seat(one) => vec![seat(one)],
        Actor::Secret(seats) => seats.iter().map(seat).collect(),
        Actor::Chance => vec!["chance".into()],
        Actor::Nobody => Vec::new(),
    };
    let mut whole = game.state_json(state);
    if let Value::Object(fields) = &mut whole {
        fields.insert("asked".into(), json!(asked));
        fields.insert("hash".into(), json!(format!("{:016x}", game.hash(state))));
    }
    whole
}

fn end<G: Tell>(tale: &Tale<G>) -> Value {
    let game = &tale.game;
    let last = tale.last();
    let standings = Standings::of(game, last);
    let scores = per_seat(game, |one| {
        let sources = game.sources(last, one);
        let total: i32 = sources.iter().map(|source| source.points).sum();
        let sources = sources.into_iter().map(|source| {
            (
                source.name,
                json!({"points": source.points, "from": source.from}),
            )
        });
        json!({"sources": object(sources), "total": total})
    });
    let places: Vec<Value> = standings
        .iter()
        .map(|standing| {
            let mut fields = vec![
                ("seat", json!(seat(standing.seat))),
                ("place", json!(standing.place)),
            ];
            let tiers = G::TIERS.iter().zip(standing.tiers);
            fields.extend(tiers.map(|(tier, value)| (tier.name, json!(value))));
            fields.push(("behind_by", json!(tier_name::<G>(standing.decided_by))));
            object(fields)
        })
        .collect();
    let winners: Vec<String> = standings.winners().map(seat).collect();
    json!({
        "kind": "end",
        "entries": tale.steps.len(),
        "ended_by": game.end_json(last),
        "scores": scores,
        "standings": places,
        "winners": winners,
        "tie_break": tie_break::<G>(&standings),
    })
}

fn tier_name<G: Tell>(tier: Option<u8>) -> Option<&'static str> {
    G::TIERS.get(usize::from(tier?)).map(|tier| tier.name)
}

/// What set the winner apart from others with as many points; `shared` if nothing did, and
/// nothing if nobody had as many.
fn tie_break<G: Tell>(standings: &Standings) -> Value {
    if standings.winners().count() > 1 {
        return json!("shared");
    }
    match standings.decided_by() {
        None | Some(0) => Value::Null,
        decided => json!(tier_name::<G>(decided)),
    }
}
