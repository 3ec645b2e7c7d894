//! Artifact Stack in JSON: what was agreed on, what is printed, decisions, events. The state is in
//! `state`. Every field is described in `docs/story-json.md`.

use engine::each::Member;
use engine::stack::names::{counts, effect as effect_name};
use engine::stack::{
    Action, ArtifactStack, BonusValue, Card, CardSet, Deck, Decks, DigRule, Effect, Event, Face,
    Helper, Place, Setup, StartPlayer,
};
use serde_json::{Value, json};

use super::names::{card, cards, deck, helper, letter, level, monster, place};
use crate::json::{object, seat};

/// What was agreed on.
pub fn options(setup: &Setup) -> Value {
    json!({
        "decks": match setup.decks {
            Decks::Chosen(chosen) => json!(chosen.iter().map(deck).collect::<Vec<_>>()),
            Decks::Chance => json!("chance"),
        },
        "start": match setup.start {
            StartPlayer::Seat(one) => seat(one),
            StartPlayer::Chance => "chance".into(),
        },
        "dig": match setup.dig {
            DigRule::AnyLevel => "overlap",
            DigRule::Contact => "contact",
        },
    })
}

/// The printed values, and what is in the box.
pub fn values(game: &ArtifactStack) -> Vec<(&'static str, Value)> {
    let values = game.values();
    let bonus = |bonus: BonusValue| json!({"two": bonus.two, "three": bonus.three});
    let points = values.points.iter();
    let printed = json!({
        "silver": values.silver,
        "start_silver": values.start_silver,
        "dig": values.dig,
        "look": values.look,
        "hire": values.hire,
        "points": object(points.map(|(one, points)| (deck(one), json!(points)))),
        "statues": values.statues,
        "bonuses": {
            "coins": bonus(values.coins),
            "weapons": bonus(values.weapons),
            "manuscripts": bonus(values.manuscripts),
            "jewels": bonus(values.jewels),
        },
        "porcelain": {
            "single": values.porcelain.single,
            "pair": values.porcelain.pair,
            "three": values.porcelain.three,
            "mixed": values.porcelain.mixed,
        },
        "monsters": {
            "monster": values.monsters.monster,
            "cross": values.monsters.cross,
            "coffin": values.monsters.coffin,
            "vampire_cross": values.monsters.vampire_cross,
            "mummy_coffin": values.monsters.mummy_coffin,
            "trio": values.monsters.trio,
        },
        "most_relics": values.most_relics,
        "fewest_relics": values.fewest_relics,
        "most_stars": values.most_stars,
        "silver_points": values.silver_points,
    });
    let all_cards = Card::all().map(|one| (card(one), printed_card(game, one)));
    let helpers = Helper::ALL.map(|one| (helper(one), printed_helper(game, one)));
    let places = Place::ALL.map(|one| {
        let (row, column) = (one.row() + 1, one.column() + 1);
        let fields = json!({"level": level(one.level()), "row": row, "column": column});
        (place(one), fields)
    });
    vec![
        ("values", printed),
        ("cards", object(all_cards)),
        ("helpers", object(helpers)),
        ("places", object(places)),
    ]
}

fn printed_card(game: &ArtifactStack, one: Card) -> Value {
    let value = game.values().card(one);
    let shows = match value.face {
        Face::Plain => None,
        Face::Porcelain(of) => Some(letter(of)),
        Face::Monster(of) => Some(monster(of)),
        Face::Blessing(_) => Some("blessing"),
        Face::Curse(_) => Some("curse"),
        Face::Treasure(_) => Some("treasure"),
    };
    json!({
        "deck": deck(one.deck()),
        "star": value.star,
        "face_down": value.down,
        "shows": shows,
        "effect": value.face.effect().map(effect),
    })
}

fn effect(effect: Effect) -> Value {
    json!({"name": effect_name(effect), "number": effect.number()})
}

fn printed_helper(game: &ArtifactStack, one: Helper) -> Value {
    let value = game.values().helpers[one];
    json!({
        "deck": value.deck.map(deck),
        "counts": counts(value.effect),
        "of": value.effect.together(),
        "points": value.effect.points(),
    })
}

/// Cards that are turned over together: fields of a decision, an event or a phase.
pub fn set(set: CardSet) -> Value {
    let of = match set {
        CardSet::Porcelain(of, _) => Some(letter(of)),
        _ => None,
    };
    json!({"deck": deck(set.deck()), "size": set.size(), "letter": of})
}

/// A decision.
pub fn action(action: Action) -> Value {
    match action {
        Action::Take(from) => json!({"name": "take", "place": place(from)}),
        Action::Look(at) => json!({"name": "look", "place": place(at)}),
        Action::Hire(one) => json!({"name": "hire", "helper": helper(one)}),
        Action::TakeHelper(one) => json!({"name": "take_helper", "helper": helper(one)}),
        Action::TurnOver(of) => json!({"name": "turn_over", "set": set(of)}),
        Action::Choose(one) => json!({"name": "choose", "card": card(one)}),
        Action::EndTurn => json!({"name": "end_turn"}),
    }
}

/// So much silver.
pub fn paid(silver: u8) -> Value {
    json!({ "silver": silver })
}

/// What was paid for digging or hiring.
pub fn paid_in(events: &[Event]) -> Value {
    let payment = events.iter().find_map(|event| match *event {
        Event::Dug { silver, .. } | Event::Hired { silver, .. } => Some(paid(silver)),
        _ => None,
    });
    payment.unwrap_or(Value::Null)
}

/// Something that happened.
pub fn event(event: Event) -> Value {
    match event {
        Event::DeckPicked { deck: one } => json!({"event": "deck_picked", "deck": deck(one)}),
        Event::Begins { seat: one } => json!({"event": "begins", "seat": seat(one)}),
        Event::Laid {
            place: at,
            card: laid,
        } => json!({"event": "laid", "place": place(at), "card": laid.map(card)}),
        Event::RoundBegins { second, seat: one } => json!({
            "event": "round_begins",
            "round": if second { 2 } else { 1 },
            "seat": seat(one),
        }),
        Event::Dug {
            seat: one,
            place: at,
            cards,
            silver,
        } => json!({
            "event": "dug",
            "seat": seat(one),
            "place": place(at),
            "cards": cards,
            "silver": silver,
        }),
        Event::Took {
            seat: one,
            place: from,
            card: taken,
        } => json!({
            "event": "took",
            "seat": seat(one),
            "place": place(from),
            "card": card(taken),
        }),
        Event::Looked {
            seat: one,
            place: at,
            silver,
            card: seen,
        } => json!({
            "event": "looked",
            "seat": seat(one),
            "place": place(at),
            "silver": silver,
            "card": seen.map(card),
        }),
        Event::Hired {
            seat: one,
            helper: hired,
            silver,
        } => json!({
            "event": "hired",
            "seat": seat(one),
            "helper": helper(hired),
            "silver": silver,
        }),
        Event::HelperCame {
            seat: one,
            helper: came,
        } => json!({"event": "helper_came", "seat": seat(one), "helper": helper(came)}),
        Event::TurnedOver {
            seat: one,
            set: of,
            cards: turned,
        } => json!({
            "event": "turned_over",
            "seat": seat(one),
            "set": set(of),
            "cards": cards(&turned),
        }),
        other => silver_or_card(other),
    }
}

/// What curses, blessings, treasures and bonuses do, and what ends something.
fn silver_or_card(event: Event) -> Value {
    match event {
        Event::SilverReceived { seat: one, silver } => {
            json!({"event": "silver_received", "seat": seat(one), "silver": silver})
        }
        Event::SilverPaid { seat: one, silver } => {
            json!({"event": "silver_paid", "seat": seat(one), "silver": silver})
        }
        Event::SilverGiven { from, to, silver } => json!({
            "event": "silver_given",
            "seat": seat(from),
            "to": seat(to),
            "silver": silver,
        }),
        Event::MoreActions { seat: one, actions } => {
            json!({"event": "more_actions", "seat": seat(one), "actions": actions})
        }
        Event::Stole {
            seat: one,
            from,
            card: stolen,
        } => json!({
            "event": "stole",
            "seat": seat(one),
            "from": seat(from),
            "card": card(stolen),
        }),
        Event::Gave {
            seat: one,
            to,
            card: given,
        } => json!({
            "event": "gave",
            "seat": seat(one),
            "to": seat(to),
            "card": card(given),
        }),
        Event::Removed {
            seat: one,
            card: removed,
        } => json!({"event": "removed", "seat": seat(one), "card": card(removed)}),
        Event::NoEffect { seat: one } => json!({"event": "no_effect", "seat": seat(one)}),
        Event::TurnEnded { seat: one } => json!({"event": "turn_ended", "seat": seat(one)}),
        Event::GameOver => json!({"event": "game_over"}),
        // Nobody makes mistakes in a story, so these are never told.
        other => json!({"event": "corrected", "correction": format!("{other:?}")}),
    }
}

/// The decks that have sets which count at the end as they were closed.
pub const CLOSING: [Deck; 2] = [Deck::Statues, Deck::Porcelain];
