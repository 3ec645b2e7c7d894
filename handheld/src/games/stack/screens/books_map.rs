//! Where the cursor of the books can be: the three levels of the temple side by side, and below the top
//! what is no card. It stops only where something can be entered. With a joystick the grid is round in
//! both directions; without one the cheapest cards come first, and backwards what is no card.

use engine::each::Member;
use engine::sort::sort_few;
use engine::stack::{Action, Level, Place};

use super::super::Scene;
use super::spots;
use crate::board::Command;

/// A place of the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A card of the temple.
    Card(Place),
    /// A helper to hire.
    Hire,
    /// A set to turn over.
    Bonus,
    /// The end of the turn.
    End,
}

/// The same on the screen of a turn.
impl From<Spot> for spots::Spot {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Card(place) => spots::Spot::Card(place),
            Spot::Hire => spots::Spot::Helpers,
            Spot::Bonus => spots::Spot::Bonus,
            Spot::End => spots::Spot::End,
        }
    }
}

/// What is no card, as it stands below the top.
pub const BESIDE: [Spot; 3] = [Spot::Hire, Spot::Bonus, Spot::End];
/// How many columns all three levels have together.
pub const COLUMNS: i32 = 12;
/// Without a joystick, B held leaps so far.
pub const LEAP: usize = 5;
/// How many rows the largest has.
pub const ROWS: i32 = 3;

/// A row and a column of the grid.
pub fn position(spot: Spot) -> (i32, i32) {
    match spot {
        Spot::Card(place) => {
            let first = match place.level() {
                Level::Base => 0,
                Level::Middle => 5,
                Level::Top => 9,
            };
            (place.row().into(), first + i32::from(place.column()))
        }
        Spot::Hire => (1, 9),
        Spot::Bonus => (1, 10),
        Spot::End => (1, 11),
    }
}

/// What digging a card costs.
pub fn cost(scene: &Scene<'_>, place: Place) -> u16 {
    scene.game().dig_cost(&scene.table().temple, place)
}

/// The cards that something can be entered at: the cheapest first.
fn cards(scene: &Scene<'_>) -> heapless::Vec<Place, 26> {
    let legal = scene.legal();
    let can = |place: &Place| {
        legal.contains(Action::Take(*place)) || legal.contains(Action::Look(*place))
    };
    let level = |place: Place| match place.level() {
        Level::Top => 0_u8,
        Level::Middle => 1,
        Level::Base => 2,
    };
    let cards = Place::ALL.into_iter().filter(can);
    let cards = cards.map(|place| (cost(scene, place), level(place), place));
    let mut cards: heapless::Vec<(u16, u8, Place), 26> = cards.collect();
    sort_few(&mut cards, |(cost, level, place)| {
        (*cost, *level, place.place())
    });
    cards.into_iter().map(|(_, _, place)| place).collect()
}

/// Everything that the cursor stops at: without a joystick, in this order.
fn spots(scene: &Scene<'_>) -> heapless::Vec<Spot, 32> {
    let cards = cards(scene).into_iter().map(Spot::Card);
    // Going back from the first card, a bonus is what is wanted most often.
    let beside = [Spot::End, Spot::Hire, Spot::Bonus];
    let legal = scene.legal();
    // Without a set to turn over, or before an action, nobody has to pass by there.
    let beside = beside.into_iter().filter(|spot| match spot {
        Spot::Bonus => legal
            .iter()
            .any(|action| matches!(action, Action::TurnOver(_))),
        Spot::End => legal.contains(Action::EndTurn),
        // Hiring is an action too.
        _ => scene.table().actions > 0,
    });
    cards.chain(beside).collect()
}

/// Is there anything at a spot?
pub fn is_there(scene: &Scene<'_>, spot: Spot) -> bool {
    spots(scene).contains(&spot)
}

/// Where the cursor begins: at a bonus or the end if no action is left, or else at the free card that is
/// nearest to all free ones.
pub fn first(scene: &Scene<'_>) -> Spot {
    let legal = scene.legal();
    if scene.table().actions == 0 {
        let is_bonus = |action: Action| matches!(action, Action::TurnOver(_));
        return match legal.iter().any(is_bonus) {
            true => Spot::Bonus,
            false => Spot::End,
        };
    }
    let cards = cards(scene);
    if !scene.world.board.has_joystick {
        return cards.first().map_or(Spot::End, |place| Spot::Card(*place));
    }
    let free = || cards.iter().filter(|place| cost(scene, **place) == 0);
    let far = |place: &&Place| {
        let steps: i32 = free().map(|other| distance(**place, *other)).sum();
        // At a card that lies face down, B would be a look.
        let is_down = scene.table().temple.face_down().contains(**place);
        (steps, is_down)
    };
    let nearest = free().min_by_key(far).or(cards.first());
    nearest.map_or(Spot::End, |place| Spot::Card(*place))
}

/// About how many steps lie between two cards.
fn distance(one: Place, other: Place) -> i32 {
    let ((row, column), (to_row, to_column)) =
        (position(Spot::Card(one)), position(Spot::Card(other)));
    let across = (to_column - column).rem_euclid(COLUMNS);
    i32::from(row != to_row) + across.min(COLUMNS - across)
}

/// Where a command leads from a spot.
pub fn moved(scene: &Scene<'_>, from: Spot, command: Command) -> Option<Spot> {
    let all = spots(scene);
    if !scene.world.board.has_joystick {
        let at = all.iter().position(|spot| *spot == from)?;
        let count = all.len();
        return match command {
            Command::Down => all.get((at + 1) % count).copied(),
            Command::Up => all.get((at + count - 1) % count).copied(),
            Command::Right => all.get((at + LEAP) % count).copied(),
            _ => None,
        };
    }
    let (row, column) = position(from);
    let others = || all.iter().copied().filter(|spot| *spot != from);
    match command {
        Command::Left | Command::Right => {
            let way = if command == Command::Right { 1 } else { -1 };
            let ahead = |spot: &Spot| ((position(*spot).1 - column) * way).rem_euclid(COLUMNS);
            let along = others().filter(|spot| position(*spot).0 == row);
            let aside = others().filter(|spot| ahead(spot) > 0);
            along.min_by_key(ahead).or_else(|| aside.min_by_key(ahead))
        }
        Command::Up | Command::Down => {
            let way = if command == Command::Down { 1 } else { -1 };
            let key = |spot: &Spot| {
                let (y, x) = position(*spot);
                (((y - row) * way).rem_euclid(ROWS), (x - column).abs())
            };
            others().filter(|spot| key(spot).0 > 0).min_by_key(key)
        }
        _ => None,
    }
}
