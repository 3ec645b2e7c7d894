//! Every position that is kept in `positions/`, and what it has to show.

use engine::artifact::{Action, City, Event, Phase, Role, Setup};

use super::stored::{Golden, Shows};
use super::{Position, can, count, full};

/// How many positions there are in which a card may be drawn unseen.
pub const BEFORE_DRAWING: usize = 12;

/// All of them.
pub fn catalogue() -> Vec<Golden> {
    let mut all = Vec::new();
    for (name, setup, shows) in turns().into_iter().chain(ends()) {
        all.push(golden(name, setup, Shows::Position(shows)));
    }
    for (name, setup, shows) in news().into_iter().chain(undos()) {
        all.push(golden(name, setup, Shows::Decision(shows)));
    }
    all.extend((0..BEFORE_DRAWING).map(|number| Golden {
        passed_over: number,
        ..golden(
            &before_drawing(number),
            full(5),
            Shows::Position(may_draw_unseen),
        )
    }));
    all
}

/// The name of a position in which a card may be drawn unseen.
pub fn before_drawing(number: usize) -> String {
    format!("before-drawing-{number}")
}

fn golden(name: &str, setup: Setup, shows: Shows) -> Golden {
    Golden {
        name: name.to_owned(),
        setup,
        shows,
        passed_over: 0,
    }
}

type InPosition = (&'static str, Setup, fn(&Position) -> bool);
type OfDecision = (
    &'static str,
    Setup,
    fn(&Position, &[Event], &Position) -> bool,
);

/// Everything that a player is asked.
fn turns() -> Vec<InPosition> {
    let mut all: Vec<InPosition> = vec![
        ("second-hut", full(5), |p| {
            matches!(p.phase(), Phase::FirstHuts { placed: 7 })
        }),
        ("first-markers", full(3), |p| {
            p.phase() == Phase::FirstMarkers && markers(p) == 3
        }),
        ("turn", full(4), begins_turn),
        ("turn-rich", full(5), is_rich_turn),
        ("turn-poor", full(4), |p| {
            begins_turn(p)
                && markers(p) >= 2
                && hand_size(p) >= 1
                && !can(p, |action| action != Action::Pass)
        }),
        ("turn-after-one", full(5), |p| has_done(p, 1)),
        ("turn-after-two", full(5), |p| has_done(p, 2)),
        ("turn-free", full(5), |p| {
            let table = p.log.state().table();
            begins_turn(p) && p.log.game().has_free_action(&table.players[table.seat])
        }),
        ("turn-with-cards", full(4), |p| {
            p.phase() == Phase::Turn && round(p) > 1 && hand_size(p) > 3
        }),
        ("turn-in-round-3", full(4), |p| {
            p.phase() == Phase::Turn && round(p) == 3
        }),
        ("turn-in-round-4", full(3), |p| {
            p.phase() == Phase::Turn && round(p) == 4
        }),
        ("turn-to-undo", full(4), |p| {
            let done = p.log.state().table().actions_done;
            p.phase() == Phase::Turn && done == 1 && p.log.can_undo()
        }),
    ];
    all.extend(further_questions());
    all.extend(passing());
    all.extend(views());
    all
}

fn further_questions() -> Vec<InPosition> {
    vec![
        ("joker-for", full(5), |p| {
            let choosing = p.log.state().choosing();
            choosing.joker.is_some() && choosing.tile.is_none()
        }),
        ("gold", full(4), |p| {
            can(p, |action| matches!(action, Action::Gold(..)))
        }),
        ("stand-alone", full(4), |p| {
            begins_turn(p) && can(p, |action| matches!(action, Action::StandAlone(_)))
        }),
        ("hire-two", full(4), |p| {
            begins_turn(p) && can(p, |action| matches!(action, Action::HireTwo(_)))
        }),
        ("show-cards", full(5), |p| {
            let choosing = p.log.state().choosing();
            choosing.tile.is_some() && choosing.cards.len() == 2 && hand_size(p) >= 7
        }),
        ("two-sets", full(5), |p| {
            let tiles = count(p, |action| matches!(action, Action::Exhibit(_)));
            begins_turn(p) && tiles >= 2
        }),
        ("keep", full(5), |p| {
            matches!(p.phase(), Phase::Keeping { must: true, .. })
        }),
        ("keep-second", full(5), |p| {
            matches!(p.phase(), Phase::Keeping { must: false, .. })
        }),
        ("role", full(5), |p| {
            let table = p.log.state().table();
            let has_paris = table.players[table.seat].has(Role::City(City::Paris));
            p.phase() == Phase::ChoosingRole && has_paris
        }),
        ("shipping", full(5), |p| {
            matches!(p.phase(), Phase::Shipping { left: 3.., .. })
        }),
        ("manuscripts", full(4), |p| p.phase() == Phase::Manuscripts),
    ]
}

fn passing() -> Vec<InPosition> {
    vec![
        ("passed", full(5), |p| {
            p.phase() == Phase::PassedTurn && (1..5).contains(&markers(p))
        }),
        ("passed-full-mat", full(5), |p| {
            p.phase() == Phase::PassedTurn && markers(p) == 6
        }),
        ("refilling", full(4), |p| {
            p.phase() == Phase::Refilling && markers(p) == 4
        }),
    ]
}

/// What is looked at: the table and the hand.
fn views() -> Vec<InPosition> {
    vec![
        ("late-3", full(3), is_late),
        ("late-5", full(5), is_late),
        ("late-4-base", Setup::base(4), is_late),
        ("hand-empty", full(5), |p| begins_holding(p, 0, 0)),
        ("hand-few", full(5), |p| begins_holding(p, 2, 3)),
        ("hand-many", full(5), |p| begins_holding(p, 11, 20)),
    ]
}

fn ends() -> Vec<InPosition> {
    vec![
        ("over-5", full(5), |p| {
            p.phase() == Phase::Over && p.log.standings().iter().count() == 5
        }),
        ("over-3-base", Setup::base(3), |p| p.phase() == Phase::Over),
        ("over-tie", full(5), |p| is_over_decided_by(p, 1)),
        ("over-tie-money", full(5), |p| is_over_decided_by(p, 2)),
    ]
}

/// What a decision brings.
fn news() -> Vec<OfDecision> {
    vec![
        ("news-drawn", full(5), |before, events, _| {
            is_telling(before, events) && events.iter().any(drew)
        }),
        ("news-drawn-cursed", full(5), |before, events, _| {
            let drew_cursed = |event: &Event| matches!(event, Event::DrewCursed { .. });
            is_telling(before, events) && events.iter().any(drew_cursed)
        }),
        ("news-shipped-cursed", full(5), |before, events, _| {
            let shipped = |event: &Event| matches!(event, Event::CursedShipped { .. });
            is_telling(before, events) && events.iter().any(shipped)
        }),
        ("news-year", full(5), |before, events, _| {
            let year = |event: &Event| matches!(event, Event::Year { year: 1922 });
            is_telling(before, events) && events.iter().any(year)
        }),
        ("news-last-round", full(4), |before, events, _| {
            let last = |event: &Event| matches!(event, Event::LastRound { .. });
            is_telling(before, events) && events.iter().any(last)
        }),
        ("news-round-over", full(5), |before, events, _| {
            let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
            is_telling(before, events) && events.iter().any(ended)
        }),
        ("news-manuscripts", full(4), |before, events, _| {
            let shown = |event: &Event| matches!(event, Event::ManuscriptsShown { .. });
            is_telling(before, events) && events.iter().any(shown)
        }),
    ]
}

/// Decisions that can be taken back, or cannot.
fn undos() -> Vec<OfDecision> {
    vec![
        ("undo-nothing-revealed", full(4), |before, events, after| {
            is_in_a_round(before, events)
                && before.phase() == Phase::Turn
                && !events.iter().any(turned_up)
                && after.log.can_undo()
                && after.turn() == before.turn()
        }),
        ("undo-second-action", full(4), |before, _, after| {
            let done = |position: &Position| position.log.state().table().actions_done;
            round(after) > 0
                && done(before) == 1
                && done(after) == 2
                && after.phase() == Phase::Turn
                && before.log.can_undo()
                && after.log.can_undo()
        }),
        ("undo-turned-up", full(4), |before, events, _| {
            is_in_a_round(before, events)
                && before.phase() == Phase::Turn
                && events.iter().any(turned_up)
        }),
        ("undo-drawn", full(5), |before, events, _| {
            is_in_a_round(before, events) && events.iter().any(drew)
        }),
        ("undo-choice-of-tile", full(4), |before, _, after| {
            let choosing = |position: &Position| position.log.state().choosing().tile;
            choosing(before).is_none()
                && choosing(after).is_some()
                && before.log.state().choosing().joker.is_none()
        }),
    ]
}

fn round(position: &Position) -> u8 {
    position.log.state().table().round
}

fn markers(position: &Position) -> u8 {
    let table = position.log.state().table();
    table.players[table.seat].markers()
}

fn hand_size(position: &Position) -> u8 {
    let table = position.log.state().table();
    position.log.state().hand(table.seat).len()
}

fn begins_turn(position: &Position) -> bool {
    let table = position.log.state().table();
    let choosing = position.log.state().choosing();
    position.phase() == Phase::Turn
        && position.turn().is_some()
        && table.actions_done == 0
        && choosing.joker.is_none()
        && choosing.tile.is_none()
}

fn begins_holding(position: &Position, least: u8, most: u8) -> bool {
    begins_turn(position) && round(position) > 0 && (least..=most).contains(&hand_size(position))
}

/// A turn in which nearly everything can be done.
fn is_rich_turn(position: &Position) -> bool {
    begins_turn(position)
        && hand_size(position) >= 6
        && position.log.state().table().market_size() == 3
        && can(position, |action| matches!(action, Action::Exhibit(_)))
        && can(position, |action| matches!(action, Action::Ship(_)))
        && can(position, |action| matches!(action, Action::Hire(_)))
        && can(position, |action| matches!(action, Action::Research(_)))
        && can(position, |action| matches!(action, Action::Sell(_)))
        && can(position, |action| matches!(action, Action::Buy(_)))
        && can(position, |action| matches!(action, Action::Joker(_)))
}

/// So many actions of a turn are done, and no choice is under way.
fn has_done(position: &Position, actions: u8) -> bool {
    let choosing = position.log.state().choosing();
    position.phase() == Phase::Turn
        && position.log.state().table().actions_done == actions
        && round(position) > 1
        && position.log.can_undo()
        && choosing.joker.is_none()
        && choosing.tile.is_none()
}

/// Much lies on the table.
fn is_late(position: &Position) -> bool {
    let table = position.log.state().table();
    let shown = table.face_up.len() + 3 * table.market_size();
    begins_turn(position) && table.round >= 3 && shown >= 16
}

fn may_draw_unseen(position: &Position) -> bool {
    matches!(position.phase(), Phase::UnseenCard { .. })
}

/// Somebody's place was decided by this tier of the standings.
fn is_over_decided_by(position: &Position, wanted: u8) -> bool {
    let standings = position.log.standings();
    let mut decisions = standings.iter().filter_map(|standing| standing.decided_by);
    position.phase() == Phase::Over && decisions.any(|tier| tier == wanted)
}

fn turned_up(event: &Event) -> bool {
    matches!(event, Event::TurnedUp { .. })
}

fn drew(event: &Event) -> bool {
    matches!(event, Event::Drew { .. })
}

/// An exchange asks three questions: its presses are too many to search through.
fn has_exchanged(events: &[Event]) -> bool {
    let exchanged = |event: &Event| matches!(event, Event::MarkerExchanged { .. });
    events.iter().any(exchanged)
}

/// A decision after the set-up, which a few presses lead to.
fn is_telling(before: &Position, events: &[Event]) -> bool {
    let is_beginning = matches!(
        before.phase(),
        Phase::FirstHuts { .. } | Phase::FirstMarkers
    );
    !is_beginning && !has_exchanged(events)
}

/// A decision of a round that something happens by, and a few presses lead to.
fn is_in_a_round(before: &Position, events: &[Event]) -> bool {
    round(before) > 0 && !events.is_empty() && !has_exchanged(events)
}
