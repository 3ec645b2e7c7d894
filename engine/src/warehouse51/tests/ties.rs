//! Wertung, Gleichstände: every case that can come up in one colour.

use super::*;

/// One blue relic for each player, worth what the case says.
const BLUE: [Relic; 5] = [
    Excalibur,
    HolyGrail,
    SevenLeagueBoots,
    WilliamTellsCrossbow,
    UnicornHorn,
];

struct Case {
    totals: [u8; 5],
    yata: Option<Seat>,
    nessus: Option<Seat>,
    points: [u8; 5],
}

const fn level(totals: [u8; 5], points: [u8; 5]) -> Case {
    Case {
        totals,
        yata: None,
        nessus: None,
        points,
    }
}

const fn yata(seat: Seat, totals: [u8; 5], points: [u8; 5]) -> Case {
    Case {
        yata: Some(seat),
        ..level(totals, points)
    }
}

const fn nessus(seat: Seat, totals: [u8; 5], points: [u8; 5]) -> Case {
    Case {
        nessus: Some(seat),
        ..level(totals, points)
    }
}

const fn both(wins: Seat, loses: Seat, totals: [u8; 5], points: [u8; 5]) -> Case {
    Case {
        nessus: Some(loses),
        ..yata(wins, totals, points)
    }
}

/// First place 8, second place 6.
const CASES: [Case; 35] = [
    // Nobody level.
    level([5, 4, 3, 2, 1], [8, 6, 0, 0, 0]),
    level([0, 0, 3, 0, 0], [0, 0, 8, 0, 0]),
    level([0, 2, 3, 0, 0], [0, 6, 8, 0, 0]),
    level([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
    // Two level: the points of the lower place, and both places are used up.
    level([5, 5, 3, 0, 0], [6, 6, 0, 0, 0]),
    level([5, 5, 0, 0, 0], [6, 6, 0, 0, 0]),
    level([5, 4, 4, 1, 0], [8, 0, 0, 0, 0]),
    level([5, 5, 4, 4, 0], [6, 6, 0, 0, 0]),
    // Three and more level: nothing, and the places are used up.
    level([5, 5, 5, 3, 0], [0, 0, 0, 0, 0]),
    level([5, 4, 4, 4, 1], [8, 0, 0, 0, 0]),
    level([5, 5, 5, 5, 1], [0, 0, 0, 0, 0]),
    level([5, 4, 4, 4, 4], [8, 0, 0, 0, 0]),
    level([5, 5, 5, 5, 5], [0, 0, 0, 0, 0]),
    // The mirror wins.
    yata(One, [5, 5, 3, 0, 0], [8, 6, 0, 0, 0]),
    yata(Two, [5, 5, 3, 0, 0], [6, 8, 0, 0, 0]),
    yata(Two, [5, 4, 4, 1, 0], [8, 6, 0, 0, 0]),
    yata(One, [5, 5, 5, 3, 0], [8, 0, 0, 0, 0]),
    yata(Three, [5, 4, 4, 4, 0], [8, 0, 6, 0, 0]),
    yata(Five, [5, 5, 5, 5, 5], [0, 0, 0, 0, 8]),
    yata(Three, [5, 5, 3, 0, 0], [6, 6, 0, 0, 0]),
    yata(One, [4, 5, 0, 0, 0], [6, 8, 0, 0, 0]),
    yata(One, [0, 0, 3, 0, 0], [0, 0, 8, 0, 0]),
    // The shirt loses.
    nessus(One, [5, 5, 3, 0, 0], [6, 8, 0, 0, 0]),
    nessus(One, [5, 5, 5, 3, 0], [0, 6, 6, 0, 0]),
    nessus(One, [5, 5, 5, 5, 0], [0, 0, 0, 0, 0]),
    nessus(Two, [5, 4, 4, 1, 0], [8, 0, 6, 0, 0]),
    nessus(Two, [5, 4, 4, 4, 0], [8, 0, 0, 0, 0]),
    nessus(Three, [5, 5, 3, 0, 0], [6, 6, 0, 0, 0]),
    // Mirror and shirt on two players.
    both(One, Two, [5, 5, 3, 0, 0], [8, 6, 0, 0, 0]),
    both(One, Two, [5, 5, 5, 0, 0], [8, 0, 6, 0, 0]),
    both(One, Two, [5, 5, 5, 5, 0], [8, 0, 0, 0, 0]),
    both(Three, Two, [5, 4, 4, 1, 0], [8, 0, 6, 0, 0]),
    // Mirror and shirt on one player cancel out.
    both(One, One, [5, 5, 3, 0, 0], [6, 6, 0, 0, 0]),
    both(One, One, [5, 5, 5, 0, 0], [0, 0, 0, 0, 0]),
    both(Two, Two, [5, 4, 4, 0, 0], [8, 0, 0, 0, 0]),
];

fn position(case: &Case) -> At {
    let mut plan = players(5).left(&[]).values(|values| {
        for (relic, total) in BLUE.into_iter().zip(case.totals) {
            values.relics[relic].value = total.max(1);
        }
    });
    for ((seat, relic), total) in Seat::ALL.into_iter().zip(BLUE).zip(case.totals) {
        if total > 0 {
            plan = plan.owns(seat, &[relic]);
        }
    }
    if let Some(seat) = case.yata {
        plan = plan.owns(seat, &[YataNoKagami]);
    }
    if let Some(seat) = case.nessus {
        plan = plan.owns(seat, &[ShirtOfNessus]);
    }
    let mut at = plan.ready();
    at.finish();
    at
}

/// Wertung, Gleichstände.
#[test]
fn every_tie_is_scored_as_the_rules_say() {
    for case in &CASES {
        let at = position(case);
        let points = Seat::ALL.map(|seat| at.score(seat).colours[Colour::Blue].points);
        assert_eq!(
            points, case.points,
            "{:?} yata {:?} nessus {:?}",
            case.totals, case.yata, case.nessus
        );
    }
}

/// Wertung, Gleichstände: no tie ever gives more than the two places are worth.
#[test]
fn ties_never_give_more_than_the_places_are_worth() {
    for case in &CASES {
        let points: u8 = case.points.iter().sum();
        assert!(points <= 14);
    }
}

/// Wertung, Beispiel: two level for the first place in green get five points each.
#[test]
fn two_first_places_in_green_get_five_points_each() {
    let mut at = players(3)
        .left(&[])
        .owns(One, &[GoldenFleece])
        .owns(Two, &[PandorasBox])
        .ready();
    at.finish();
    for seat in [One, Two] {
        let green = at.score(seat).colours[Colour::Green];
        assert_eq!((green.place, green.sharing, green.points), (1, 2, 5));
        assert!(!green.parted);
    }
}

/// Wertung, Beispiel: two level for the second place get nothing.
#[test]
fn two_second_places_get_nothing() {
    let mut at = players(3)
        .left(&[])
        .owns(One, &[GoldenFleece])
        .owns(Two, &[Cornucopia])
        .owns(Three, &[BabaYagasMortar])
        .ready();
    at.finish();
    let points = Seat::first(3).map(|seat| at.score(seat).colours[Colour::Green].points);
    assert!(points.eq([7, 0, 0]));
}

/// Wertung: the breakdown says that a relic parted equal totals.
#[test]
fn the_breakdown_tells_where_a_relic_parted_a_tie() {
    let mut at = players(3)
        .left(&[])
        .owns(One, &[GoldenFleece])
        .owns(Two, &[PandorasBox, YataNoKagami])
        .ready();
    at.finish();
    let (one, two) = (at.score(One), at.score(Two));
    let green = |score: &Score| score.colours[Colour::Green];
    assert!(green(&one).parted && green(&two).parted);
    assert_eq!((green(&one).place, green(&two).place), (2, 1));
    assert_eq!((one.tie, two.tie), (Tie::Level, Tie::Wins));
}
