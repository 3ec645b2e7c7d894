//! Where the cursor can be on the temple: every card that stands, and beside the middle level what is
//! no card. With a joystick it moves as the eye expects; without one it goes through all of them in the
//! order of reading.

use engine::each::Member;
use engine::stack::{Level, Place, Table};

use crate::board::Command;

/// A place of the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A card of the temple.
    Card(Place),
    /// The helpers.
    Helpers,
    /// Bonuses and sets to be secured.
    Bonus,
    /// Everybody's area.
    Areas,
    /// The end of the turn.
    End,
}

/// What is no card, in the order of reading.
const BESIDE: [Spot; 4] = [Spot::Helpers, Spot::Bonus, Spot::Areas, Spot::End];

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
        Spot::Helpers => (1, -1),
        Spot::Areas => (2, -1),
        Spot::Bonus => (1, 9),
        Spot::End => (2, 9),
    }
}

/// All cards that stand, from the top, in the order of reading.
pub fn cards(table: &Table) -> impl Iterator<Item = Place> + use<> {
    let standing = table.temple.standing();
    [Level::Top, Level::Middle, Level::Base]
        .into_iter()
        .flat_map(|level| {
            Place::ALL
                .into_iter()
                .filter(move |place| place.level() == level)
        })
        .filter(move |place| standing.contains(*place))
}

/// All spots in the order of reading: only the cards where nothing is decided, and no cards where no
/// action is left for them.
fn spots(table: &Table, decides: bool) -> impl Iterator<Item = Spot> + use<> {
    let beside = BESIDE.into_iter().filter(move |_| decides);
    let with_cards = has_cards(table, decides);
    let cards = cards(table).filter(move |_| with_cards);
    cards.map(Spot::Card).chain(beside)
}

/// Can the cursor be on cards?
fn has_cards(table: &Table, decides: bool) -> bool {
    !decides || table.actions > 0
}

/// Is there anything at a spot?
pub fn is_there(spot: Spot, table: &Table, decides: bool) -> bool {
    match spot {
        Spot::Card(place) => has_cards(table, decides) && table.temple.standing().contains(place),
        _ => decides,
    }
}

/// Where a command leads from a spot.
pub fn moved(
    from: Spot,
    command: Command,
    table: &Table,
    decides: bool,
    has_joystick: bool,
) -> Option<Spot> {
    if !has_joystick {
        return stepped(from, command, table, decides);
    }
    let here = position(from);
    let all = || spots(table, decides).filter(|spot| *spot != from);
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

/// The next spot or the one before, and round again; right leads to the next row.
fn stepped(from: Spot, command: Command, table: &Table, decides: bool) -> Option<Spot> {
    let all = || spots(table, decides);
    let count = all().count();
    let at = all().position(|spot| spot == from)?;
    match command {
        Command::Down => all().nth((at + 1) % count),
        Command::Up => all().nth((at + count - 1) % count),
        Command::Right => {
            let (row, _) = position(from);
            let is_card = |spot: &Spot| matches!(spot, Spot::Card(_));
            let further = all().skip(at).find(|spot| match is_card(&from) {
                true => position(*spot).0 != row || !is_card(spot),
                false => false,
            });
            further.or_else(|| all().next())
        }
        _ => None,
    }
}
