//! Where the cursor can be on the temple: every card that stands, what happened above it, and beside the
//! middle level what is no card. With a joystick it moves as the eye expects; without one it goes through
//! all of them, the cards that cost nothing first, and backwards to what is no card.

use engine::each::Member;
use engine::sort::sort_few;
use engine::stack::{Action, Level, Place};

use super::super::Scene;
use crate::board::Command;

/// A place of the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A card of the temple.
    Card(Place),
    /// What happened since the last turn.
    Story,
    /// The helpers.
    Helpers,
    /// Bonuses and sets to be secured.
    Bonus,
    /// Everybody's area.
    Areas,
    /// The end of the turn.
    End,
}

impl Spot {
    /// Where an action is chosen, or what leads there.
    fn of(action: Action) -> Option<Spot> {
        match action {
            Action::Take(place) | Action::Look(place) => Some(Spot::Card(place)),
            Action::Hire(_) => Some(Spot::Helpers),
            Action::TurnOver(_) => Some(Spot::Bonus),
            Action::EndTurn => Some(Spot::End),
            _ => None,
        }
    }

    /// Where that is which was advised.
    pub fn advised(scene: &Scene<'_>) -> Option<Spot> {
        scene.advised().and_then(Spot::of)
    }
}

/// What is no card. One step back from the first card is what is wanted most often.
const BESIDE: [Spot; 5] = [
    Spot::Story,
    Spot::Areas,
    Spot::End,
    Spot::Helpers,
    Spot::Bonus,
];

/// What the cursor can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Is there more to choose than cards?
    pub decides: bool,
    /// Did anything happen that can be read?
    pub story: bool,
}

/// A row of the step pyramid, from the top, and a column in half cards. The base begins at 0.
pub fn position(spot: Spot) -> (i32, i32) {
    match spot {
        Spot::Card(place) => {
            let column = i32::from(place.column()) * 2;
            let row = i32::from(place.row());
            match place.level() {
                Level::Top => (0, column + 2),
                Level::Middle => (1 + row, column + 1),
                Level::Base => (3 + row, column),
            }
        }
        Spot::Story => (-1, 4),
        Spot::Helpers => (1, -1),
        Spot::Areas => (2, -1),
        Spot::Bonus => (1, 9),
        Spot::End => (2, 9),
    }
}

/// All cards that stand, from the top, in the order of reading.
pub fn cards(scene: &Scene<'_>) -> impl Iterator<Item = Place> + use<> {
    let standing = scene.table().temple.standing();
    [Level::Top, Level::Middle, Level::Base]
        .into_iter()
        .flat_map(|level| {
            Place::ALL
                .into_iter()
                .filter(move |place| place.level() == level)
        })
        .filter(move |place| standing.contains(*place))
}

/// Does a card cost nothing?
pub fn is_free(scene: &Scene<'_>, place: Place) -> bool {
    scene.game().dig_cost(&scene.table().temple, place) == 0
}

/// All spots: the cards that cost nothing, the others, what is no card. Only the cards where nothing is
/// decided, and neither cards nor helpers where no action is left for them.
fn spots<'s>(scene: &'s Scene<'_>, reach: Reach) -> impl Iterator<Item = Spot> + 's {
    let of = move |free: bool| {
        cards(scene).filter(move |place| has_cards(scene, reach) && is_free(scene, *place) == free)
    };
    let beside = BESIDE
        .into_iter()
        .filter(move |spot| is_beside(*spot, scene, reach));
    of(true).chain(of(false)).map(Spot::Card).chain(beside)
}

/// The same, the cheapest cards first.
fn by_cost(scene: &Scene<'_>, reach: Reach) -> heapless::Vec<Spot, 32> {
    let temple = &scene.table().temple;
    let cost = |spot| match spot {
        Spot::Card(place) => scene.game().dig_cost(temple, place),
        _ => u16::MAX,
    };
    let all = spots(scene, reach).map(|spot| (cost(spot), spot));
    let mut all: heapless::Vec<(u16, Spot), 32> = all.collect();
    sort_few(&mut all, |(cost, _)| *cost);
    all.into_iter().map(|(_, spot)| spot).collect()
}

fn is_beside(spot: Spot, scene: &Scene<'_>, reach: Reach) -> bool {
    reach.decides
        && match spot {
            Spot::Story => reach.story,
            // Hiring is an action too.
            Spot::Helpers => scene.table().actions > 0,
            _ => true,
        }
}

/// Can the cursor be on cards?
fn has_cards(scene: &Scene<'_>, reach: Reach) -> bool {
    !reach.decides || scene.table().actions > 0
}

/// Is there anything at a spot?
pub fn is_there(spot: Spot, scene: &Scene<'_>, reach: Reach) -> bool {
    match spot {
        Spot::Card(place) => {
            has_cards(scene, reach) && scene.table().temple.standing().contains(place)
        }
        _ => is_beside(spot, scene, reach),
    }
}

/// Where a command leads from a spot.
pub fn moved(from: Spot, command: Command, scene: &Scene<'_>, reach: Reach) -> Option<Spot> {
    if !scene.world.board.has_joystick {
        return stepped(from, command, scene, reach);
    }
    let here = position(from);
    let all = || spots(scene, reach).filter(|spot| *spot != from);
    let nearest = |key: &dyn Fn((i32, i32)) -> Option<i32>| {
        all()
            .filter_map(|spot| key(position(spot)).map(|far| (far, spot)))
            .min_by_key(|(far, _)| *far)
            .map(|(_, spot)| spot)
    };
    let (row, column) = here;
    match command {
        Command::Left | Command::Right => {
            let way = if command == Command::Right { 1 } else { -1 };
            // Along the row; past its end, to the nearest thing further out on that side.
            let along = nearest(&|(y, x)| {
                let ahead = (x - column) * way;
                (y == row && ahead > 0).then_some(ahead)
            });
            along.or_else(|| {
                nearest(&|(y, x)| {
                    let ahead = (x - column) * way;
                    (ahead > 0).then_some((y - row).abs() * 32 + ahead)
                })
            })
        }
        Command::Up | Command::Down => {
            let way = if command == Command::Down { 1 } else { -1 };
            let next = nearest(&|(y, x)| {
                let ahead = (y - row) * way;
                (ahead > 0).then_some(ahead * 64 + (x - column).abs())
            });
            // Past the last row it goes on at the other end.
            next.or_else(|| {
                nearest(&|(y, x)| (y != row).then_some((y * way) * 64 + (x - column).abs()))
            })
        }
        _ => None,
    }
}

/// The next spot or the one before, and round again; right leads to the row below, straight down, and
/// from the last row or from what is no card to the first.
fn stepped(from: Spot, command: Command, scene: &Scene<'_>, reach: Reach) -> Option<Spot> {
    let spots = by_cost(scene, reach);
    let all = || spots.iter().copied();
    let count = spots.len();
    let at = all().position(|spot| spot == from)?;
    match command {
        Command::Down => all().nth((at + 1) % count),
        Command::Up => all().nth((at + count - 1) % count),
        Command::Right => {
            let is_card = |spot: &Spot| matches!(spot, Spot::Card(_));
            let (row, column) = position(from);
            let below = |spot: &Spot| is_card(spot) && is_card(&from) && position(*spot).0 > row;
            let nearest = all().filter(below).min_by_key(|spot| {
                let (y, x) = position(*spot);
                (y, (x - column).abs())
            });
            nearest.or_else(|| all().next())
        }
        _ => None,
    }
}
