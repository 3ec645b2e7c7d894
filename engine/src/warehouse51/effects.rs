//! Blessings and curses: which of a player's relics have their effect now, and what happens at
//! once when a relic is bought.

use super::data::{Effect, Relic, RelicSet, Timing};
use super::event::Event;
use super::neighbours::{Neighbour, Pair};
use super::setup::Warehouse51;
use super::state::{Phase, Player, State, Table};
use crate::game::{Barrier, Witness};
use crate::seat::Seat;

impl Warehouse51 {
    /// The relics whose effect a player has now. In the pawnshop a curse stays and a blessing is
    /// off; curses are off as long as a blessing against them is on.
    ///
    /// ```
    /// use engine::warehouse51::{Player, Relic, RelicSet, Setup, Warehouse51};
    ///
    /// let game = Warehouse51::new(Setup::of(3))?;
    /// let harp = RelicSet::only(Relic::DavidsHarp);
    /// let relics = harp.with(Relic::RingOfTheNibelung);
    /// let mut player = Player { gold: 3, relics, pawned: RelicSet::NONE };
    /// assert_eq!(game.active(&player), harp);
    /// player.pawned = harp;
    /// assert_eq!(game.active(&player), RelicSet::only(Relic::RingOfTheNibelung));
    /// # Ok::<(), engine::warehouse51::SetupError>(())
    /// ```
    #[inline]
    pub fn active(&self, player: &Player) -> RelicSet {
        let held = player.collection();
        let blessings = held.and(self.blessed);
        if held.and(self.carriers[Effect::NoCurses]).is_empty() {
            blessings.or(player.relics.and(self.cursed))
        } else {
            blessings
        }
    }

    /// The relics that give a player an effect now.
    #[inline]
    pub(super) fn sources(&self, player: &Player, effect: Effect) -> RelicSet {
        let carried = player.relics.and(self.carriers[effect]);
        if carried.is_empty() {
            return carried;
        }
        carried.and(self.active(player))
    }

    /// Does a player have an effect now?
    #[inline]
    pub fn has(&self, table: &Table, seat: Seat, effect: Effect) -> bool {
        !self.sources(&table.players[seat], effect).is_empty()
    }

    /// The amounts that a player's relics give for an effect.
    pub(super) fn amounts(&self, player: &Player, effect: Effect) -> impl Iterator<Item = u8> {
        self.sources(player, effect)
            .iter()
            .map(|relic| self.setup.values.relics[relic].amount)
    }

    /// What happens once, when a relic is bought. Impossible effects are skipped, and so are
    /// curses that a blessing keeps off.
    pub(super) fn instant_effect(
        &self,
        state: &mut State,
        seat: Seat,
        relic: Relic,
        witness: &mut impl Witness<Event>,
    ) -> Instant {
        let printed = &self.setup.values.relics[relic];
        let Some(effect) = printed.effect else {
            return Instant::Done;
        };
        if effect.timing() != Timing::Instant {
            return Instant::Done;
        }
        let took_place = if self.active(&state.table.players[seat]).contains(relic) {
            self.carry_out(state, seat, relic, effect, printed.amount, witness)
        } else {
            None
        };
        took_place.unwrap_or_else(|| {
            witness.see(Event::NoEffect { seat, relic });
            Instant::Done
        })
    }

    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        relic: Relic,
        effect: Effect,
        amount: u8,
        witness: &mut impl Witness<Event>,
    ) -> Option<Instant> {
        match effect {
            Effect::FromBank => {
                let ingots = from_bank(&mut state.table, seat, amount)?;
                witness.see(Event::FromBank {
                    seat,
                    relic,
                    ingots,
                });
            }
            Effect::LosePart => {
                let ingots = self.lose_part(&mut state.table, seat, amount)?;
                witness.see(Event::ToBank {
                    seat,
                    relic,
                    ingots,
                });
            }
            // After the last auction there is no next one to be kept from.
            Effect::NoNextBid if state.table.stacks.is_empty() => return None,
            Effect::NoNextBid => {
                state.table.barred_next = state.table.barred_next.with(seat);
                witness.see(Event::BarredNext { seat, relic });
            }
            Effect::Show => return self.show_counterfeits(state, seat, witness),
            Effect::Examine => {
                return self
                    .unknown_pairs(&state.table, seat)
                    .next()
                    .map(|_| Instant::Examine);
            }
            _ => {}
        }
        Some(Instant::Done)
    }

    /// One part in `parts` of the ingots that are left after paying, rounded down.
    fn lose_part(&self, table: &mut Table, seat: Seat, parts: u8) -> Option<u8> {
        let gold = &mut table.players[seat].gold;
        let ingots = gold.checked_div(parts).filter(|ingots| *ingots > 0)?;
        *gold -= ingots;
        table.bank += ingots;
        Some(ingots)
    }

    /// The counterfeits on both sides lie open from now on.
    fn show_counterfeits(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut impl Witness<Event>,
    ) -> Option<Instant> {
        let players = self.setup.players;
        let mut shown = None;
        for side in [Neighbour::Left, Neighbour::Right] {
            let pair = Pair::beside(seat, side, players);
            let relics = state.secret.pairs[pair];
            if state.table.pairs[pair].open || self.between == 0 {
                continue;
            }
            state.table.pairs[pair].open = true;
            shown = Some(Instant::Shown);
            let between = pair.seats(players);
            witness.see(match self.is_told(&state.table, pair) {
                true => Event::Shown { between, relics },
                false => Event::ShownInTheBox { between },
            });
        }
        shown
    }

    /// The pairs whose counterfeits a seat does not know.
    pub(super) fn unknown_pairs(&self, table: &Table, seat: Seat) -> impl Iterator<Item = Pair> {
        let known = table.pairs;
        Pair::all(self.setup.players).filter(move |pair| {
            let one = known[*pair];
            self.between > 0 && !one.open && !one.seats.contains(seat)
        })
    }

    /// Looking at a pair that one knows already is not offered: the effect is there to tell
    /// something new.
    pub(super) fn examine(
        &self,
        state: &mut State,
        pair: Pair,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let seat = state.table.seat;
        let visibility = &mut state.table.pairs[pair];
        visibility.seats = visibility.seats.with(seat);
        let between = pair.seats(self.setup.players);
        witness.see(match self.is_told(&state.table, pair) {
            true => Event::Examined {
                seat,
                between,
                relics: Some(state.secret.pairs[pair]),
            },
            false => Event::ExaminedInTheBox { seat, between },
        });
        self.begin_auction(state, witness);
        Barrier::Reveal
    }

    /// Ingots after an auction that was won with relics bought earlier.
    pub(super) fn ingots_for_winning(
        &self,
        state: &mut State,
        seat: Seat,
        relics: RelicSet,
        witness: &mut impl Witness<Event>,
    ) {
        for relic in relics.iter() {
            let amount = self.setup.values.relics[relic].amount;
            if let Some(ingots) = from_bank(&mut state.table, seat, amount) {
                witness.see(Event::FromBank {
                    seat,
                    relic,
                    ingots,
                });
            }
        }
    }

    /// After an instant effect: the buyer looks at a pair, or the next auction begins.
    pub(super) fn after_effect(
        &self,
        state: &mut State,
        instant: Instant,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        match instant {
            Instant::Examine => {
                state.table.clear_auction();
                state.table.seat = state.table.last_winner;
                state.table.phase = Phase::Examining;
                Barrier::None
            }
            Instant::Shown => {
                self.begin_auction(state, witness);
                Barrier::Reveal
            }
            Instant::Done => self.begin_auction(state, witness),
        }
    }
}

/// What an instant effect leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Instant {
    /// Nothing more.
    Done,
    /// Something hidden was shown.
    Shown,
    /// The buyer has to pick a pair.
    Examine,
}

/// The bank pays what it has, up to an amount: nothing at all is no payment.
fn from_bank(table: &mut Table, seat: Seat, amount: u8) -> Option<u8> {
    let ingots = amount.min(table.bank);
    if ingots == 0 {
        return None;
    }
    table.bank -= ingots;
    table.players[seat].gold += ingots;
    Some(ingots)
}
