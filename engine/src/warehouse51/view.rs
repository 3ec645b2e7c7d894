//! What an observer may see: everything that lies open, and of the rest what a [`Visibility`]
//! lets through. Bots and screens get nothing else.

use rand_core::Rng;

use super::data::{Colour, PerColour, Relic, RelicSet};
use super::neighbours::{Pair, PerPair};
use super::setup::Warehouse51;
use super::state::{Secret, State, Table, Visibility};
use crate::chance::below;
use crate::each::Member;
use crate::game::Observer;
use crate::seat::{PerSeat, Seat, Seats};

/// The game through an observer's eyes. A seat can look at it at any time, and with it at the
/// counterfeits on its left and right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// The counterfeits of the pairs that this observer may know. Those of the box are known to
    /// nobody here until people say them: then a seat looks at the cardboard.
    pub pairs: PerPair<Option<RelicSet>>,
    /// The tops of the stacks that this observer may know.
    pub tops: PerColour<Option<Relic>>,
    /// The closed fists that this observer may know: a seat's own.
    pub fists: PerSeat<Option<u8>>,
}

impl View {
    /// All counterfeits that this observer knows of.
    ///
    /// ```
    /// use engine::game::{Game, Observer};
    /// use engine::warehouse51::{Setup, Warehouse51};
    ///
    /// let game = Warehouse51::new(Setup::of(4))?;
    /// let view = game.view(&game.start(), Observer::Table);
    /// assert!(view.known_counterfeits().is_empty());
    /// # Ok::<(), engine::warehouse51::SetupError>(())
    /// ```
    pub fn known_counterfeits(&self) -> RelicSet {
        self.pairs
            .values()
            .iter()
            .flatten()
            .fold(RelicSet::NONE, |all, pair| all.or(*pair))
    }
}

impl Warehouse51 {
    pub(super) fn look(&self, state: &State, observer: Observer) -> View {
        let table = &state.table;
        let hidden = table
            .hidden_fists()
            .fold(Seats::NONE, |seats, seat| seats.with(seat));
        View {
            table: *table,
            pairs: PerPair::from_fn(|pair| {
                let known = table.pairs[pair].reaches(observer) && self.is_told(table, pair);
                known.then_some(state.secret.pairs[pair])
            }),
            tops: PerColour::from_fn(|colour| {
                let known = table.tops[colour].reaches(observer);
                state.secret.tops[colour].filter(|_| known)
            }),
            fists: PerSeat::from_fn(|seat| {
                let own = Visibility {
                    seats: Seats::only(seat),
                    open: false,
                };
                let known = hidden.contains(seat) && own.reaches(observer);
                known.then_some(state.secret.fists[seat])
            }),
        }
    }

    /// Lays the counterfeits, tops and fists that the observer does not know, each as likely as
    /// any other that is possible.
    pub(super) fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        let table = view.table;
        let mut number = |n: u8| below(u16::from(n), || rng.next_u32() as u16) as u8;
        let mut left = self.counterfeits.minus(view.known_counterfeits());
        let mut pairs = PerPair::all(RelicSet::NONE);
        for pair in Pair::ALL {
            if let Some(known) = view.pairs[pair] {
                pairs[pair] = known;
                continue;
            }
            for _ in 0..self.laid_at(&table, pair) {
                if let Some(relic) = left.nth(number(left.len())) {
                    left = left.without(relic);
                    pairs[pair] = pairs[pair].with(relic);
                }
            }
        }
        let mut tops = view.tops;
        for colour in Colour::ALL {
            if tops[colour].is_none() && table.tops[colour] != Visibility::HIDDEN {
                let stack = self.stack(&table, colour);
                tops[colour] = stack.nth(number(stack.len()));
            }
        }
        let mut fists = PerSeat::all(0);
        for seat in table.hidden_fists() {
            fists[seat] = match view.fists[seat] {
                Some(fist) => fist,
                None => number(self.purse(&table, seat) + 1),
            };
        }
        State {
            table,
            secret: Secret { pairs, tops, fists },
        }
    }

    /// The most that a seat can have in its fist.
    fn purse(&self, table: &Table, seat: Seat) -> u8 {
        table.players[seat].gold.min(self.setup.values.ingots)
    }
}
