//! How many presses it takes at the table to enter anything of Artifact, on either board: whatever stands in
//! the books is tried by every way that leads straight to it. `docs/at-the-table.md` says the most.

use std::collections::HashMap;

use engine::actions::Coded;
use engine::artifact::{Action, Artifact, Expansions, Phase, Track};
use engine::bytes::Reader;
use engine::each::Member;
use engine::game::{Actor, Observer};
use engine::log::{Entry, read_entry};
use engine::record::Record;
use handheld::board::{Board, Command};
use handheld::games::GameUi;
use handheld::games::artifact::text::{Label, names};
use handheld::play::LOG;
use handheld::settings::Roster;
use handheld::storage::Slot;
use handheld::text::{Footer, Language, Ui};
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare};
use host_tests::handheld_positions::{catalogue, full, stored};
use simulator::storage::MemoryStorage;

use super::at_the_table::{bare_again_on, dealings, enter_all, is_books, play, save_of, says};

use Command::{Down, Left, Ok as Yes, Right, Up};

/// More steps than lead anywhere.
const FAR: usize = 9;

/// What the books tell apart when presses are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    /// Research, hiring and shipping.
    AtASite,
    /// Passing, and the end of a turn.
    End,
    TwoHuts,
    /// Up to the cards of its set, where the hand has more than one.
    Exhibition,
    StandAlone,
    /// Buying, selling, and gold.
    Market,
    /// Up to what it is used for.
    Joker,
    /// With what it is used for.
    WithJoker,
    /// A marker that is taken, or none.
    Marker,
    Exchange,
    /// A first hut, a card that is shipped, drawn or kept, a role, a manuscript.
    Besides,
}

use Kind::{
    AtASite, Besides, End, Exchange, Exhibition, Joker, Marker, Market, StandAlone, TwoHuts,
    WithJoker,
};

/// The most presses of each kind: with a joystick, and with four buttons. The documents say the same.
const MOST: [(Kind, [usize; 2]); 11] = [
    (AtASite, [4, 4]),
    (End, [4, 4]),
    (TwoHuts, [3, 3]),
    (Exhibition, [5, 5]),
    (StandAlone, [4, 3]),
    (Market, [7, 9]),
    (Joker, [6, 8]),
    (WithJoker, [12, 12]),
    (Marker, [3, 3]),
    (Exchange, [7, 8]),
    (Besides, [3, 3]),
];

fn kind_of(action: Action) -> Kind {
    match action {
        Action::Research(_) | Action::Hire(_) | Action::Ship(_) => AtASite,
        Action::Pass | Action::EndTurn => End,
        Action::HireTwo(_) => TwoHuts,
        Action::Exhibit(_) => Exhibition,
        Action::StandAlone(_) => StandAlone,
        Action::Buy(_) | Action::Sell(_) | Action::Gold(..) => Market,
        Action::Joker(_) => Joker,
        Action::TakeMarker(_) | Action::NoMarker => Marker,
        Action::Exchange { .. } => Exchange,
        _ => Besides,
    }
}

/// What was entered, with the fewest presses for it.
type Fewest = HashMap<Vec<Action>, usize>;

/// Everything that steps one way, steps another and A enter; what has to be put together is gone on with.
fn fewest(board: Board, start: &BareApp, depth: usize) -> Fewest {
    let ways: &[(Command, Command)] = match board.has_joystick {
        true => &[(Left, Up), (Left, Down), (Right, Up), (Right, Down)],
        // X, Y, and B held.
        false => &[(Up, Right), (Up, Down), (Down, Right)],
    };
    let length = play(start).game().entries().len();
    let mut found = Fewest::new();
    for (along, among) in ways {
        let mut first = start.clone();
        let begins = first.read();
        for across in 0..FAR {
            let mut app = first.clone();
            let closes = app.read();
            if across > 0 && closes == begins {
                break;
            }
            for down in 0..FAR {
                if down > 0 && app.read() == closes {
                    break;
                }
                enter(board, &app, (length, across + down + 1, depth), &mut found);
                app.give(*among);
            }
            first.give(*along);
        }
    }
    found
}

/// A is pressed, and what it enters is noted.
fn enter(
    board: Board,
    app: &BareApp,
    (length, presses, depth): (usize, usize, usize),
    found: &mut Fewest,
) {
    let mut note = |actions: Vec<Action>, presses: usize| {
        let least = found.entry(actions).or_insert(presses);
        *least = presses.min(*least);
    };
    let mut after = app.clone();
    after.give(Yes);
    let mut entries = Reader::new(&play(&after).game().entries()[length..]);
    let mut entered = Vec::new();
    while entries.left() > 0 {
        match read_entry(&mut entries).unwrap() {
            Entry::Next(code) => entered.extend(Action::from_code(code)),
            _ => break,
        }
    }
    if let Some(action) = entered.first() {
        return note(vec![*action], presses);
    }
    if !after.says(Ui::TableTag.text(Language::English)) || !says(&mut after, Footer::Enter) {
        return;
    }
    let begun = begun(&mut app.clone(), &mut after);
    if let Some(begun) = begun {
        note(vec![begun], presses);
    }
    let goes_on = match begun {
        Some(Action::Joker(_)) => depth > 0 && !found.keys().any(|actions| actions.len() > 1),
        Some(_) => false,
        // An exchange.
        None => depth > 0 && after.read() != app.clone().read(),
    };
    if goes_on {
        let then = fewest(board, &after, if begun.is_some() { 0 } else { depth - 1 });
        for (actions, more) in then {
            let actions = begun.into_iter().chain(actions).collect();
            let least = found.entry(actions).or_insert(presses + more);
            *least = (presses + more).min(*least);
        }
    }
}

/// A joker or a set that waits for more.
fn begun(before: &mut BareApp, after: &mut BareApp) -> Option<Action> {
    let (chosen, texts) = (before.read(), after.read());
    let joker = Label::Joker.text(Language::English);
    for track in Track::ALL {
        let marker = format!("{joker}: {}", names::track(track, Language::English));
        if texts.contains(&marker) && !chosen.contains(&marker) {
            return Some(Action::Joker(track));
        }
    }
    if !texts.iter().any(|text| text.starts_with("Show 1/")) {
        return None;
    }
    let tiles = engine::artifact::Tile::ALL.into_iter().filter(|tile| {
        let mut name = String::new();
        names::tile(&mut name, Language::English, *tile).unwrap();
        chosen.contains(&name)
    });
    tiles.map(Action::Exhibit).next()
}

/// The most presses that anything of a kind took, on one board.
type Worst = HashMap<Kind, (usize, Vec<Action>)>;

/// Counts what can be entered now, and makes sure that it is there.
fn count(board: Board, app: &BareApp, record: &Record<Artifact, LOG>, worst: &mut Worst) {
    let Actor::Seat(seat) = record.actor() else {
        return;
    };
    let found = fewest(board, app, 2);
    let view = record.view(Observer::Table);
    let is_known = |action: &Action| record.game().is_known_to_all(&view, *action);
    for action in record.legal(seat).iter().filter(is_known) {
        assert!(
            found.contains_key(&vec![action]),
            "{board:?}: {action:?} cannot be entered: {:?}",
            app.clone().read()
        );
    }
    for (actions, presses) in found {
        let kind = match actions.as_slice() {
            [one] => kind_of(*one),
            _ => WithJoker,
        };
        let most = worst.entry(kind).or_insert((0, Vec::new()));
        if presses > most.0 {
            *most = (presses, actions);
        }
    }
}

/// Base games and full ones. The first turn of a base game with three has been eleven presses.
fn tables() -> Vec<Artifact> {
    let base = engine::artifact::Setup {
        expansions: Expansions {
            research: false,
            roles: false,
        },
        ..full(3)
    };
    let setups = [full(3), full(4), full(5), base];
    setups.map(|setup| Artifact::new(setup).unwrap()).to_vec()
}

/// Counts at what is entered by chance: at the beginning, then and now, and wherever something rare is possible.
fn count_games(board: Board, worst: &mut Worst) {
    for (game, seed) in tables().into_iter().zip(11..) {
        let mut number = 0;
        let mut seen: HashMap<Kind, usize> = HashMap::new();
        enter_all(game, dealings()[0], seed, |app, before, shown| {
            // While something is put together, it goes on being counted from where it began.
            if !is_books(app) || !says(app, Footer::Undo) {
                return;
            }
            number += 1;
            let record = save_of(app);
            let seat = record.state().table().seat;
            let is_rare = record.legal(seat).iter().any(|action| {
                let count = seen.entry(kind_of(action)).or_default();
                *count += 1;
                *count < 3
            });
            // What goes on after an entry is the second action of a turn as often as not.
            let has_entered = record.entries().len() > before.entries().len();
            let is_second = has_entered && board.has_joystick;
            if shown.is_some() && !is_second {
                return;
            }
            if number % 97 != 0 && !is_rare {
                return;
            }
            match is_second {
                true => count(board, app, &record, worst),
                false => count(board, &bare_again_on(board, app), &record, worst),
            }
        });
    }
}

/// Counts at the positions that pictures are taken of.
fn count_positions(board: Board, worst: &mut Worst) {
    // Before a card is drawn unseen, all are alike.
    let others = catalogue()
        .into_iter()
        .filter(|one| !one.name.starts_with("before-drawing"));
    for position in others {
        let position = stored(&position.name);
        let mut storage = MemoryStorage::default();
        *storage.bytes_mut(Slot::Game) = position.save_at_table(&Roster::default());
        let mut app = bare(storage);
        app.give(Yes);
        if is_books(&mut app) && position.log.state().table().phase != Phase::Over {
            count(board, &bare_again_on(board, &app), &save_of(&app), worst);
        }
    }
}

#[test]
fn whatever_the_books_hold_is_entered_in_as_few_presses_as_the_documents_say() {
    let mut complaints = Vec::new();
    for (board, number) in BOARDS.into_iter().zip(0..) {
        let mut worst = Worst::new();
        count_positions(board, &mut worst);
        count_games(board, &mut worst);
        for (kind, most) in MOST {
            let (presses, actions) = worst.get(&kind).expect("all kinds are tried");
            println!("{board:?} {kind:?}: {presses} {actions:?}");
            if *presses > most[number] {
                complaints.push(format!("{board:?} {kind:?}: {presses} for {actions:?}"));
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
