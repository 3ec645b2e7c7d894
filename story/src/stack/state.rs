//! A state of Artifact Stack in JSON, secrets included.

use engine::game::{Game, Observer};
use engine::seat::Seat;
use engine::stack::{ArtifactStack, Deck, HelperSet, Phase, Place, Player, State, Table, View};
use serde_json::{Value, json};

use super::json::{CLOSING, set};
use super::names::{card, cards, deck, helper, helpers, level, place, some_of};
use crate::json::{object, seat};

/// Everything.
pub fn state(game: &ArtifactStack, state: &State) -> Value {
    let table = state.table();
    let view = game.view(state, Observer::Everybody);
    let players = Seat::first(game.setup().players);
    let players = players.map(|one| (seat(one), player(game, table, one)));
    let temple = table.temple.standing().iter();
    let temple = temple.map(|at| (place(at), standing(game, &view, at)));
    let hidden = table.temple.face_down().len();
    let left_over = table.unseen.len().saturating_sub(hidden);
    let certain = hidden == 0;
    json!({
        "round": if table.second { 2 } else { 1 },
        "direction": if table.second { "counter_clockwise" } else { "clockwise" },
        "phase": phase(table),
        "turn": seat(table.seat),
        "actions_left": table.actions,
        "acted": table.acted,
        "start_player": seat(table.start),
        "decks": table.decks.iter().map(deck).collect::<Vec<_>>(),
        "bank": table.bank,
        "helpers": helpers(table.helpers),
        "players": object(players),
        "temple": object(temple),
        "unseen": cards(&table.unseen),
        "left_over": {
            "count": left_over,
            "cards": certain.then(|| cards(&table.unseen)),
        },
        "gone": cards(&table.gone),
    })
}

fn phase(table: &Table) -> Value {
    match table.phase {
        Phase::Decks => json!({"name": "decks"}),
        Phase::StartPlayer => json!({"name": "start_player"}),
        Phase::Laying => json!({"name": "laying"}),
        Phase::Turn => json!({"name": "turn"}),
        Phase::Looking(at) => json!({"name": "looking", "place": place(at)}),
        Phase::Uncovering(at) => json!({"name": "uncovering", "place": place(at)}),
        Phase::TurningOver { set: of, picked } => json!({
            "name": "turning_over",
            "set": set(of),
            "picked": cards(&some_of(of.deck(), picked)),
        }),
        Phase::Stealing { left } => json!({"name": "stealing", "left": left}),
        Phase::FreeHelper { left } => json!({"name": "free_helper", "left": left}),
        Phase::Giving { left } => json!({"name": "giving", "left": left}),
        Phase::Removing { left } => json!({"name": "removing", "left": left}),
        Phase::Over => json!({"name": "over"}),
    }
}

/// A card that lies in the temple.
fn standing(game: &ArtifactStack, view: &View, at: Place) -> Value {
    let temple = &view.table.temple;
    let down = temple.face_down().contains(at);
    let known_to = if down {
        let players = Seat::first(game.setup().players);
        let looked = players.filter(|one| temple.looked_at_by(*one).contains(at));
        json!(looked.map(seat).collect::<Vec<_>>())
    } else {
        json!("all")
    };
    let covers = game.covering(temple, at).iter().map(place);
    json!({
        "level": level(at.level()),
        "face": if down { "down" } else { "up" },
        "card": view.card(at).map(card),
        "known_to": known_to,
        "covered_by": covers.collect::<Vec<_>>(),
        "cost": game.dig_cost(temple, at),
    })
}

fn player(game: &ArtifactStack, table: &Table, one: Seat) -> Value {
    let owner = &table.players[one];
    let Player {
        silver,
        helpers: hired,
        open,
        turned,
    } = owner;
    let closed = CLOSING.map(|of| (deck(of), json!(sets(table, owner, of))));
    let score = game.score(table, one);
    json!({
        "silver": silver,
        "open": cards(open),
        "turned": cards(turned),
        "sets": object(closed),
        "helpers": worth(game, owner, *hired),
        "stars": score.star_cards,
        "points": score.total(),
    })
}

/// What each helper would bring now.
fn worth(game: &ArtifactStack, owner: &Player, hired: HelperSet) -> Value {
    let artifacts = owner.artifacts();
    object(hired.iter().map(|one| {
        let points = game.helper_points(&artifacts, one);
        (helper(one), json!(points))
    }))
}

/// The closed sets of a player: each a list of cards.
pub fn sets(table: &Table, owner: &Player, of: Deck) -> Vec<Vec<String>> {
    let closed = table.closed.of(of, owner);
    closed.map(|bits| cards(&some_of(of, bits))).collect()
}
