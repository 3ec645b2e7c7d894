//! Artifact in JSON. Every field is described in `docs/story-json.md`.

use engine::artifact::{
    Action, Artifact, Card, EndTrigger, Event, Face, FragmentRule, Paid, PerSite, PerTrack, Phase,
    Pile, Player, Setup, Site, SpecialRule, StartPlayer, State, TileSet, Track, Wants,
};
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;
use serde_json::{Value, json};

use super::names::{self, card, cards, role, site, tile, track};
use crate::json::{object, seat};

/// What was agreed on.
pub fn options(setup: &Setup) -> Value {
    json!({
        "expansions": {
            "research": setup.expansions.research,
            "roles": setup.expansions.roles,
        },
        "quick_start": setup.quick_start,
        "left_out": setup.left_out.map(site),
        "start": match setup.start {
            StartPlayer::Seat(one) => seat(one),
            StartPlayer::Chance => "chance".into(),
        },
        "fragments": match setup.fragments {
            FragmentRule::OwnSite => "own",
            FragmentRule::Wild => "wild",
        },
        "special": match setup.special {
            SpecialRule::Apart => "apart",
            SpecialRule::OfTheirSite => "of_their_site",
        },
    })
}

/// The printed values, and what is in play.
pub fn values(game: &Artifact) -> Vec<(&'static str, Value)> {
    let values = game.values();
    let sites: Vec<&str> = sites(game).map(site).collect();
    let tracks = tracks(game).map(|one| {
        let spaces = json!(values.tracks[one]);
        let markers = json!(game.markers(one));
        (track(one), json!({"spaces": spaces, "markers": markers}))
    });
    let tiles = game.tiles().iter().map(|one| {
        let value = values.tiles[one];
        let fields = json!({
            "points": value.points,
            "income": value.income,
            "on_income_track": TileSet::INCOME_TRACK.contains(one),
            "wants": wants(one.wants()),
        });
        (tile(one), fields)
    });
    let decks = game.start().table().unseen;
    let decks = decks.iter().map(|(one, count)| (card(one), json!(count)));
    let [three, four] = values.removed;
    let printed = json!({
        "market_coins": values.coins,
        "income": values.income,
        "stand_alone": {
            "points": values.stand_alone.points,
            "income": values.stand_alone.income,
        },
        "research": values.research,
        "joker": values.joker,
        "coins_for_a_point": values.coins_for_a_point,
        "berlin": values.berlin,
        "huts": values.huts,
        "mat": values.mat,
        "money": values.money,
        "copies": object(values.copies.iter().map(|(one, count)| (names::face(one), json!(count)))),
        "removed": match game.setup().players {
            3 => three,
            4 => four,
            _ => 0,
        },
        "first_year": values.first_year,
        "rounds": values.rounds,
    });
    vec![
        ("sites", json!(sites)),
        ("values", printed),
        ("tracks", object(tracks)),
        ("tiles", object(tiles)),
        ("cards", object(decks)),
    ]
}

fn wants(wants: Wants) -> Value {
    let size = wants.size();
    match wants {
        Wants::OfType(kind, _) => json!({"type": names::face(Face::of(kind)), "cards": size}),
        Wants::FromSite(from, _) => json!({"site": site(from), "cards": size}),
        Wants::DifferentSites => json!({"different": "sites", "cards": size}),
        Wants::DifferentTypes => json!({"different": "types", "cards": size}),
    }
}

fn sites(game: &Artifact) -> impl Iterator<Item = Site> + '_ {
    Site::ALL.into_iter().filter(|one| game.in_play(*one))
}

fn tracks(game: &Artifact) -> impl Iterator<Item = Track> + '_ {
    let in_play = |one: &Track| one.site().is_none_or(|site| game.in_play(site));
    Track::ALL.into_iter().filter(in_play)
}

/// A decision.
pub fn action(action: Action) -> Value {
    match action {
        Action::Research(at) => json!({"name": "research", "site": site(at)}),
        Action::Hire(at) => json!({"name": "hire", "site": site(at), "huts": 1}),
        Action::HireTwo(at) => json!({"name": "hire", "site": site(at), "huts": 2}),
        Action::Ship(at) => json!({"name": "ship", "site": site(at)}),
        Action::StandAlone(at) => {
            let one = card(Card::new(at, Face::StandAlone));
            json!({"name": "stand_alone", "card": one})
        }
        Action::Buy(space) => json!({"name": "buy", "space": space.place()}),
        Action::Joker(marker) => json!({"name": "joker", "marker": track(marker)}),
        Action::Pass => json!({"name": "pass"}),
        Action::EndTurn => json!({"name": "end_turn"}),
        Action::Exhibit(one) => json!({"name": "exhibit", "tile": tile(one)}),
        Action::PlaceHut(at) => json!({"name": "place_hut", "site": site(at)}),
        Action::NoMarker => json!({"name": "no_marker"}),
        Action::Decline => json!({"name": "decline"}),
        Action::DrawUnseen => json!({"name": "draw_unseen"}),
        Action::Sell(one) => json!({"name": "sell", "card": card(one)}),
        Action::Gold(at, space) => {
            let one = card(Card::new(at, Face::Gold));
            json!({"name": "gold", "card": one, "space": space.place()})
        }
        Action::Choose(one) => json!({"name": "choose", "card": card(one)}),
        Action::Exchange { give, take } => {
            json!({"name": "exchange", "give": track(give), "take": track(take)})
        }
        Action::TakeRole(one) => json!({"name": "take_role", "role": role(one)}),
        Action::Manuscript(at) => json!({"name": "manuscript", "site": site(at)}),
        Action::TakeMarker(marker) => json!({"name": "take_marker", "marker": track(marker)}),
    }
}

fn paid(paid: Paid) -> Value {
    json!({
        "marker": paid.marker.map(track),
        "joker": paid.joker,
        "coins": paid.coins,
        "card": null,
    })
}

/// The ship that goes back for a sale or a purchase.
fn ship_for(coins: u8) -> Value {
    paid(Paid {
        marker: Some(Track::Ship),
        joker: false,
        coins: coins.into(),
    })
}

/// What was paid in a step. No step has two payments.
pub fn paid_in(events: &[Event]) -> Value {
    let payment = events.iter().find_map(|event| match *event {
        Event::Researched { paid: cost, .. }
        | Event::Hired { paid: cost, .. }
        | Event::Shipped { paid: cost, .. }
        | Event::Exhibited { paid: cost, .. }
        | Event::StoodAlone { paid: cost, .. } => Some(paid(cost)),
        Event::Sold { .. } => Some(ship_for(0)),
        Event::Bought { coins, .. } => Some(ship_for(coins)),
        Event::GoldSpent { site: at, .. } => Some(json!({
            "marker": null,
            "joker": false,
            "coins": 0,
            "card": card(Card::new(at, Face::Gold)),
        })),
        _ => None,
    });
    payment.unwrap_or(Value::Null)
}

/// Something that happened.
pub fn event(event: Event) -> Value {
    match event {
        Event::Begins { seat: one } => json!({"event": "begins", "seat": seat(one)}),
        Event::FirstHut {
            seat: one,
            site: at,
        } => {
            let marker = track(at.workers());
            json!({"event": "first_hut", "seat": seat(one), "site": site(at), "marker": marker})
        }
        Event::MarkerTaken {
            seat: one,
            track: marker,
        } => {
            json!({"event": "marker_taken", "seat": seat(one), "marker": track(marker)})
        }
        Event::MarkerExchanged {
            seat: one,
            give,
            take,
        } => json!({
            "event": "marker_exchanged",
            "seat": seat(one),
            "give": track(give),
            "take": track(take),
        }),
        Event::NoMarker { seat: one } => json!({"event": "no_marker", "seat": seat(one)}),
        Event::Year { year } => json!({"event": "year", "year": year}),
        Event::Income {
            seat: one,
            base,
            bonus,
        } => {
            json!({"event": "income", "seat": seat(one), "base": base, "bonus": bonus})
        }
        Event::Researched {
            seat: one,
            site: at,
            paid: cost,
            level,
        } => json!({
            "event": "researched",
            "seat": seat(one),
            "site": site(at),
            "paid": paid(cost),
            "level": level,
        }),
        Event::Hired {
            seat: one,
            site: at,
            huts,
            paid: cost,
        } => json!({
            "event": "hired",
            "seat": seat(one),
            "site": site(at),
            "huts": huts,
            "paid": paid(cost),
        }),
        Event::TurnedUp { card: one } => json!({"event": "turned_up", "card": card(one)}),
        Event::Drew {
            seat: one,
            site: at,
            card: drawn,
        } => json!({
            "event": "drew",
            "seat": seat(one),
            "site": site(at),
            "card": drawn.map(card),
        }),
        Event::DrewCursed {
            seat: one,
            card: drawn,
        } => {
            json!({"event": "drew_cursed", "seat": seat(one), "card": card(drawn)})
        }
        Event::Shipped {
            seat: one,
            site: at,
            paid: cost,
            huts,
            cards,
        } => json!({
            "event": "shipped",
            "seat": seat(one),
            "site": site(at),
            "paid": paid(cost),
            "huts": huts,
            "cards": cards,
        }),
        Event::CardShipped {
            seat: one,
            card: load,
        } => {
            json!({"event": "card_shipped", "seat": seat(one), "card": card(load)})
        }
        Event::CursedShipped {
            seat: one,
            card: load,
        } => {
            json!({"event": "cursed_shipped", "seat": seat(one), "card": card(load)})
        }
        Event::Exhibited {
            seat: one,
            tile: taken,
            shown,
            paid: cost,
        } => json!({
            "event": "exhibited",
            "seat": seat(one),
            "tile": tile(taken),
            "shown": cards(&shown),
            "paid": paid(cost),
        }),
        Event::BaseIncome { now } => json!({"event": "base_income", "now": now}),
        Event::Kept {
            seat: one,
            card: kept,
        } => {
            json!({"event": "kept", "seat": seat(one), "card": card(kept)})
        }
        Event::StoodAlone {
            seat: one,
            card: shown,
            paid: cost,
        } => json!({
            "event": "stood_alone",
            "seat": seat(one),
            "card": card(shown),
            "paid": paid(cost),
        }),
        Event::Sold {
            seat: one,
            card: sold,
            coins,
            pushed_out,
        } => json!({
            "event": "sold",
            "seat": seat(one),
            "card": card(sold),
            "coins": coins,
            "pushed_out": pushed_out.map(card),
        }),
        Event::Bought {
            seat: one,
            card: bought,
            coins,
        } => json!({
            "event": "bought",
            "seat": seat(one),
            "card": card(bought),
            "coins": coins,
        }),
        Event::GoldSpent {
            seat: one,
            site: at,
            card: taken,
        } => json!({
            "event": "gold_spent",
            "seat": seat(one),
            "gold": card(Card::new(at, Face::Gold)),
            "card": card(taken),
        }),
        Event::RoleTaken {
            seat: one,
            role: taken,
        } => {
            json!({"event": "role_taken", "seat": seat(one), "role": role(taken)})
        }
        Event::Declined { seat: one } => json!({"event": "declined", "seat": seat(one)}),
        Event::TurnEnded { seat: one } => json!({"event": "turn_ended", "seat": seat(one)}),
        Event::Passed { seat: one } => json!({"event": "passed", "seat": seat(one)}),
        Event::LastRound { trigger } => {
            json!({"event": "last_round", "trigger": last_round(Some(trigger))})
        }
        Event::RoundEnded { start } => json!({"event": "round_ended", "start": seat(start)}),
        Event::ManuscriptsShown { seat: one, count } => {
            json!({"event": "manuscripts_shown", "seat": seat(one), "count": count})
        }
        Event::ManuscriptUsed {
            seat: one,
            site: at,
            level,
        } => json!({
            "event": "manuscript_used",
            "seat": seat(one),
            "site": site(at),
            "level": level,
        }),
        // Nobody makes mistakes in a story, so these are never told.
        Event::House => json!({"event": "house"}),
        Event::HandTold { seat: one } => json!({"event": "hand_told", "seat": seat(one)}),
        Event::Corrected(correction) => {
            json!({"event": "corrected", "correction": format!("{correction:?}")})
        }
        Event::HandCorrected { seat: one } => {
            json!({"event": "hand_corrected", "seat": seat(one)})
        }
        Event::GameOver => json!({"event": "game_over"}),
    }
}

/// Why the round is the last, if it is.
pub fn last_round(trigger: Option<EndTrigger>) -> Value {
    match trigger {
        None => Value::Null,
        Some(EndTrigger::IncomeTrackEmpty) => json!({"reason": "income_track_empty"}),
        Some(EndTrigger::TwoTypesTaken) => json!({"reason": "two_types_taken"}),
        Some(EndTrigger::DeckEmpty(at)) => json!({"reason": "deck_empty", "site": site(at)}),
        Some(EndTrigger::LastYear) => json!({"reason": "last_year"}),
    }
}

fn phase(phase: &Phase) -> Value {
    match phase {
        Phase::StartPlayer => json!({"name": "start_player"}),
        Phase::FirstHuts { placed } => json!({"name": "first_huts", "placed": placed}),
        Phase::FirstMarkers => json!({"name": "first_markers"}),
        Phase::Turn => json!({"name": "turn"}),
        Phase::Shipping { site: at, left } => {
            json!({"name": "shipping", "site": site(*at), "left": left})
        }
        Phase::UnseenCard { site: at } => json!({"name": "unseen_card", "site": site(*at)}),
        Phase::Keeping { shown, left, must } => {
            json!({"name": "keeping", "shown": cards(shown), "left": left, "must": must})
        }
        Phase::ChoosingRole => json!({"name": "choosing_role"}),
        Phase::PassedTurn => json!({"name": "passed_turn"}),
        Phase::Refilling => json!({"name": "refilling"}),
        Phase::Manuscripts => json!({"name": "manuscripts"}),
        Phase::Over => json!({"name": "over"}),
    }
}

/// Everything, secrets included.
pub fn state(game: &Artifact, state: &State) -> Value {
    let table = state.table();
    let choosing = state.choosing();
    let decks = state.decks();
    let of_site = |pile: &Pile, at: Site| -> Vec<String> {
        let here: Pile = pile
            .iter()
            .filter(|(one, _)| one.site == at)
            .flat_map(|(one, count)| std::iter::repeat_n(one, count.into()))
            .collect();
        cards(&here)
    };
    let players =
        Seat::first(game.setup().players).map(|one| (seat(one), player(game, state, one)));
    let tracks = tracks(game).map(|one| {
        let free = table.board[one] < game.markers(one);
        let next_cost = free.then(|| game.cost(table, one));
        (
            track(one),
            json!({"markers": table.board[one], "next_cost": next_cost}),
        )
    });
    let ship_free = table.board[Track::Ship] < game.markers(Track::Ship);
    let tiles: Vec<String> = table.tiles.iter().map(tile).collect();
    let market: Vec<String> = table
        .market
        .values()
        .iter()
        .flatten()
        .map(|one| card(*one))
        .collect();
    json!({
        "year": game.year(table),
        "round": table.round + 1,
        "phase": phase(&table.phase),
        "turn": seat(table.seat),
        "actions_done": table.actions_done,
        "start_player": seat(table.start),
        "last_round": last_round(table.last_round),
        "players": object(players),
        "decks": object(sites(game).map(|at| (site(at), json!(of_site(&decks, at))))),
        "face_up": object(sites(game).map(|at| (site(at), json!(of_site(&table.face_up, at))))),
        "market": market,
        "market_price": ship_free.then(|| game.market_price(table)),
        "gone": cards(&table.gone),
        "tracks": object(tracks),
        "tiles": tiles,
        "base_income": game.base_income(table),
        "choosing": {
            "joker": choosing.joker.map(track),
            "tile": choosing.tile.map(tile),
            "cards": cards(&choosing.cards),
        },
        "owed": object(sites(game).map(|at| (site(at), json!(table.owed[at])))),
        "drawing": table.drawing.map(site),
    })
}

fn player(game: &Artifact, state: &State, one: Seat) -> Value {
    let table = state.table();
    let Player {
        money,
        mat,
        huts,
        reserve,
        research,
        city,
        archaeologist,
        passed,
        free_action_used,
        tiles,
        stand_alone,
        manuscripts_used,
        known,
        unseen: _,
    } = &table.players[one];
    let unseen = state.hand(one).minus(known);
    let per_site = |of: &PerSite<u8>| object(sites(game).map(|at| (site(at), json!(of[at]))));
    let per_track = |of: &PerTrack<u8>| object(tracks(game).map(|at| (track(at), json!(of[at]))));
    let owned: Vec<String> = tiles.iter().map(tile).collect();
    json!({
        "money": money,
        "hand_known": cards(known),
        "hand_unseen": cards(&unseen),
        "mat": per_track(mat),
        "huts": per_site(huts),
        "huts_in_reserve": reserve,
        "research": per_site(research),
        "city": city.map(names::city),
        "archaeologist": archaeologist.map(names::archaeologist),
        "passed": passed,
        "free_action_used": free_action_used,
        "tiles": owned,
        "stand_alone": stand_alone,
        "bonus_income": game.bonus_income(table, one),
        "manuscripts_used": manuscripts_used,
    })
}
