//! What pictures are taken of Artifact Stack at the table: laying out a temple with either dealer, the books,
//! what is chosen in them, a look, and putting right.

use engine::stack::{Action, Level, Phase, Place};
use handheld::board::Command;
use handheld::settings::Settings;
use host_tests::handheld_positions::long_names;
use host_tests::handheld_stack::{StackPosition, seek, setup};

use super::stack_shots::{StackShot, TempleShot, at_in};

use Command::{Down, Help, Ok as Yes, Right, Up};

fn shot(
    name: &'static str,
    position: &StackPosition,
    people_deal: bool,
    then: &[Command],
) -> StackShot {
    let game = position.save_at_table(&long_names(), people_deal);
    (name, game, [&[Yes], then].concat(), |_| {})
}

fn may(position: &StackPosition, wish: fn(Action) -> bool) -> bool {
    let legal = position.turn().map(|seat| position.log.legal(seat));
    legal.is_some_and(|legal| legal.iter().any(wish))
}

/// Somebody may take the hidden card on top, and look at it first.
fn before_a_look() -> StackPosition {
    let top = Place::at_row(Level::Top, 0, 0).unwrap();
    let mut position = seek(setup(2), |position| {
        let table = position.log.state().table();
        let legal = position.turn().map(|seat| position.log.legal(seat));
        let can_look = legal.is_some_and(|legal| legal.contains(Action::Look(top)));
        can_look && table.actions > 0
    });
    let seat = position.turn().unwrap();
    position.log.decide(seat, Action::Look(top)).unwrap();
    position
}

fn in_turn(players: u8, wish: fn(&StackPosition) -> bool) -> StackPosition {
    seek(setup(players), move |position| {
        position.phase() == Phase::Turn && wish(position)
    })
}

/// Where more than one bonus can be had, and a helper.
fn with_bonuses() -> StackPosition {
    in_turn(4, |position| {
        let sets = position.turn().map(|seat| {
            let legal = position.log.legal(seat);
            let is_set = |action: &Action| matches!(action, Action::TurnOver(_));
            legal.iter().filter(is_set).count()
        });
        sets > Some(1) && may(position, |action| matches!(action, Action::Hire(_)))
    })
}

/// Entries of the books that the cursor has to find.
pub fn found() -> Vec<TempleShot> {
    let early = in_turn(2, |position| {
        let table = position.log.state().table();
        table.temple.standing().len() < 22
            && table.players[table.seat].silver > 1
            && table.actions > 0
    });
    let bonus = with_bonuses();
    let books = |name, position: &StackPosition, spot: &'static str, then: &[Command], shows| {
        let game = position.save_at_table(&long_names(), false);
        let enter = [(); 2].map(|()| vec![Yes]);
        at_in(name, game, enter, (&[], spot), then, shows)
    };
    vec![
        books("stack-books-dig", &early, "Dig", &[], "Dig"),
        books("stack-books-bonus", &bonus, "Bonuses", &[Yes], "Bonus"),
        books("stack-books-hire", &bonus, "Helpers", &[Yes], "Hire"),
    ]
}

/// All others.
pub fn shots() -> Vec<StackShot> {
    let start = StackPosition::start(setup(4), 3);
    let late = in_turn(3, |position| {
        let table = position.log.state().table();
        table.second && table.temple.standing().len() < 14 && table.actions > 0
    });
    let bonus = with_bonuses();
    let stealing = seek(setup(4), |position| {
        matches!(position.phase(), Phase::Stealing { .. })
    });
    let uncovering = {
        let mut position = in_turn(3, |position| {
            let table = position.log.state().table();
            let hidden = table.temple.face_down();
            let free = |place: Place| position.log.game().dig_cost(&table.temple, place) == 0;
            table.actions > 0 && hidden.iter().any(free)
        });
        let table = position.log.state().table();
        let mut hidden = table.temple.face_down().iter();
        let place = hidden
            .find(|place| position.log.game().dig_cost(&table.temple, *place) == 0)
            .unwrap();
        let seat = position.turn().unwrap();
        position.log.decide(seat, Action::Take(place)).unwrap();
        position
    };
    let hidden = before_a_look();
    let lay_out = |cards: usize| [Yes].repeat(cards);
    let mut shots = vec![
        shot("stack-lay-out", &start, false, &lay_out(7)),
        shot("stack-lay-out-open", &start, false, &lay_out(6)),
        shot("stack-lay-out-top", &start, false, &lay_out(25)),
        shot(
            "stack-laid",
            &StackPosition::laying(setup(3), 5, 8),
            true,
            &[],
        ),
        shot(
            "stack-laid-card",
            &StackPosition::laying(setup(3), 5, 19),
            true,
            &[Right, Right, Down],
        ),
        shot("stack-told-taken", &uncovering, true, &[Right]),
        shot("stack-told-look", &hidden, true, &[]),
        shot("stack-told-look-alone", &hidden, true, &[Yes]),
        shot("stack-books", &late, false, &[]),
        shot("stack-books-four", &bonus, false, &[Up]),
        shot("stack-books-steal", &stealing, false, &[]),
        shot("stack-put-right", &late, false, &[Help, Yes]),
        shot(
            "stack-put-right-card",
            &late,
            false,
            &[Help, Yes, Down, Yes],
        ),
        shot(
            "stack-put-right-table",
            &late,
            false,
            &[Help, Up, Up, Up, Yes, Down],
        ),
        shot("stack-books-help", &late, false, &[Help, Help]),
    ];
    let large = |settings: &mut Settings| settings.large_text = true;
    let (_, game, commands, _) = shot("", &bonus, false, &[]);
    shots.push(("stack-books-large", game, commands, large));
    shots
}
