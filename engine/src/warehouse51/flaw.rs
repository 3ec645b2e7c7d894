//! Are all ingots, relics, counterfeits and tiles accounted for, and does the phase fit the rest?

use super::data::{Certificate, Colour, RelicSet};
use super::neighbours::Pair;
use super::setup::Warehouse51;
use super::state::{Phase, State, Table, Visibility};
use crate::each::Member;
use crate::seat::{PerSeat, Seat, Seats};

/// What is wrong with a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Ingots were made or lost.
    Ingots,
    /// A relic is in two places, or nowhere.
    Relics,
    /// A relic is in the pawnshop that its owner does not have.
    Pawned(Seat),
    /// Pawn tiles were made or lost.
    PawnTiles,
    /// Too few or too many counterfeits of a pair, or one that cannot be there.
    Counterfeits(Pair),
    /// Who knows what does not fit who sits where.
    Visibility,
    /// A stack's known top is not in it.
    Top(Colour),
    /// A bid of more than its player holds, or where none can be.
    Bid(Seat),
    /// A certificate where it cannot be.
    Certificate(Certificate),
    /// A seat that nobody has taken.
    NotInPlay,
    /// The phase does not fit the rest.
    Phase,
}

impl Warehouse51 {
    pub(super) fn find_flaw(&self, state: &State) -> Result<(), Flaw> {
        self.check_seats(&state.table)?;
        self.check_ingots(&state.table)?;
        self.check_relics(&state.table)?;
        self.check_counterfeits(state)?;
        self.check_tops(state)?;
        self.check_bids(state)?;
        self.check_end(&state.table)?;
        self.check_phase(&state.table)
    }

    fn check_seats(&self, table: &Table) -> Result<(), Flaw> {
        let players = self.setup.players;
        let taken = Seats::first(players).bits();
        let beyond = |seats: Seats| seats.bits() & !taken != 0;
        let sets = [
            table.out,
            table.barred,
            table.barred_next,
            table.locked,
            table.announced,
        ];
        let masks = table.pairs.values().iter().chain(table.tops.values());
        let seats = [table.revealer, table.last_winner, table.seat];
        let leader = table.leader.into_iter();
        if sets.into_iter().any(beyond)
            || masks.map(|one| one.seats).any(beyond)
            || seats
                .into_iter()
                .chain(leader)
                .any(|seat| seat as u8 >= players)
        {
            return Err(Flaw::NotInPlay);
        }
        for (seat, player) in table.players.iter() {
            let empty = player.gold == 0 && player.relics.is_empty();
            if seat as u8 >= players && !empty {
                return Err(Flaw::NotInPlay);
            }
        }
        Ok(())
    }

    fn check_ingots(&self, table: &Table) -> Result<(), Flaw> {
        let purses: u16 = table
            .players
            .values()
            .iter()
            .map(|player| u16::from(player.gold))
            .sum();
        if purses + u16::from(table.bank) + u16::from(table.boxed)
            != u16::from(self.setup.values.ingots)
        {
            return Err(Flaw::Ingots);
        }
        Ok(())
    }

    fn check_relics(&self, table: &Table) -> Result<(), Flaw> {
        let block = table.relic.map_or(RelicSet::NONE, RelicSet::only);
        let mut seen = RelicSet::NONE;
        let mut tiles = u16::from(table.pawn_tiles);
        let places = [table.stacks, table.gone, block];
        let collections = table.players.values().iter().map(|player| player.relics);
        for place in places.into_iter().chain(collections) {
            if !seen.and(place).is_empty() {
                return Err(Flaw::Relics);
            }
            seen = seen.or(place);
        }
        if seen != RelicSet::ALL {
            return Err(Flaw::Relics);
        }
        for (seat, player) in table.players.iter() {
            if !player.pawned.minus(player.relics).is_empty() {
                return Err(Flaw::Pawned(seat));
            }
            tiles += u16::from(player.pawned.len());
        }
        if tiles != u16::from(self.setup.values.pawn_tiles) {
            return Err(Flaw::PawnTiles);
        }
        Ok(())
    }

    /// As many counterfeits are known here as the phase lets it be.
    fn check_laid(&self, table: &Table) -> Result<(), Flaw> {
        let all = self.setup.players * self.between;
        let in_the_box = self.in_the_box();
        let fits = match table.phase {
            Phase::StartPlayer => table.laid == 0,
            Phase::LayingCounterfeits => !in_the_box && table.laid < all,
            Phase::TellingCounterfeits => in_the_box && table.laid < all,
            Phase::Cancelling | Phase::Over => table.laid == all,
            _ => table.laid == if in_the_box { 0 } else { all },
        };
        if fits { Ok(()) } else { Err(Flaw::Phase) }
    }

    fn check_counterfeits(&self, state: &State) -> Result<(), Flaw> {
        let players = self.setup.players;
        let table = &state.table;
        let before = matches!(table.phase, Phase::StartPlayer | Phase::LayingCounterfeits);
        self.check_laid(table)?;
        let mut seen = RelicSet::NONE;
        for pair in Pair::ALL {
            let relics = state.secret.pairs[pair];
            if relics.len() != self.laid_at(table, pair)
                || !relics.minus(self.counterfeits).is_empty()
                || !seen.and(relics).is_empty()
            {
                return Err(Flaw::Counterfeits(pair));
            }
            seen = seen.or(relics);
            let Visibility { seats, open } = table.pairs[pair];
            let fits = if pair.place() < players as usize {
                pair.both(players).iter().all(|seat| seats.contains(seat)) && !(open && before)
            } else {
                seats.is_empty() && !open
            };
            if !fits {
                return Err(Flaw::Visibility);
            }
        }
        Ok(())
    }

    fn check_tops(&self, state: &State) -> Result<(), Flaw> {
        for colour in Colour::ALL {
            let Visibility { seats, open } = state.table.tops[colour];
            let known = state.secret.tops[colour];
            let in_stack = known.is_none_or(|top| self.stack(&state.table, colour).contains(top));
            if known.is_some() == seats.is_empty() || open || !in_stack {
                return Err(Flaw::Top(colour));
            }
        }
        Ok(())
    }

    fn check_bids(&self, state: &State) -> Result<(), Flaw> {
        let table = &state.table;
        let hidden = |seat| table.locked.contains(seat) && !table.announced.contains(seat);
        for (seat, player) in table.players.iter() {
            let fist = state.secret.fists[seat];
            if fist > player.gold || (fist > 0 && !hidden(seat)) {
                return Err(Flaw::Bid(seat));
            }
            let most = match table.phase {
                Phase::OpenAuction | Phase::Paying if !table.barred.contains(seat) => {
                    table.high_bid()
                }
                Phase::Announcing | Phase::FistAuction if table.announced.contains(seat) => {
                    player.gold
                }
                _ => 0,
            };
            if table.bids[seat] > most {
                return Err(Flaw::Bid(seat));
            }
        }
        if let Some(leader) = table.leader {
            let covered = (1..=table.players[leader].gold).contains(&table.high_bid());
            if !covered || table.out.contains(leader) {
                return Err(Flaw::Bid(leader));
            }
        }
        Ok(())
    }

    fn check_end(&self, table: &Table) -> Result<(), Flaw> {
        let certified = table.certified.values();
        for (certificate, relic) in table.certified.iter() {
            let fits = relic.is_none_or(|relic| {
                table.phase.is_end()
                    && !matches!(table.phase, Phase::LastPawning | Phase::BuyingBack)
                    && table.owned().or(table.exposed).contains(relic)
            });
            if !fits {
                return Err(Flaw::Certificate(certificate));
            }
        }
        if matches!(certified, [Some(one), Some(two)] if one == two) {
            return Err(Flaw::Certificate(Certificate::Two));
        }
        let exposed_in = match table.phase {
            Phase::Cancelling => table.owned(),
            Phase::Over => table.gone,
            _ => RelicSet::NONE,
        };
        let revealed = matches!(
            table.phase,
            Phase::TellingCounterfeits | Phase::Cancelling | Phase::Over
        );
        let open = Pair::all(self.setup.players).all(|pair| table.pairs[pair].open);
        if !table.exposed.minus(exposed_in).is_empty() || revealed && !open {
            return Err(Flaw::Phase);
        }
        if table.phase.is_end() && !(table.stacks.is_empty() && table.barred_next.is_empty()) {
            return Err(Flaw::Phase);
        }
        Ok(())
    }

    fn check_phase(&self, table: &Table) -> Result<(), Flaw> {
        let no_fists = table.locked.is_empty() && table.announced.is_empty();
        let is_out = |seat| table.out.contains(seat);
        let includes = |all: Seats, part: Seats| part.bits() & !all.bits() == 0;
        let fists = table.leader.is_none()
            && includes(table.locked, table.announced)
            && table.locked.bits() & table.out.bits() == 0
            && table.out == table.barred;
        let fits = match table.phase {
            Phase::OpenAuction => {
                no_fists && !is_out(table.seat) && table.leader != Some(table.seat)
            }
            Phase::Announcing => {
                fists
                    && table.locked == table.announced
                    && self.open_fists(table).contains(table.seat)
            }
            Phase::FistAuction => {
                fists && !self.open_fists(table).is_empty() && table.seat == table.revealer
            }
            Phase::Paying => no_fists && table.leader == Some(table.seat),
            phase => {
                let fits = match phase {
                    Phase::Revealing => !table.stacks.is_empty(),
                    Phase::TurningUp { colour } => {
                        table.tops[colour] == Visibility::HIDDEN
                            && !self.stack(table, colour).is_empty()
                    }
                    Phase::LookingAtStacks => self.unseen_top(table).is_some(),
                    Phase::Examining => self.unknown_pairs(table, table.seat).next().is_some(),
                    Phase::LastPawning => {
                        self.setup.rules.pawnshop_outlasts_the_auctions()
                            && !self.pawnable(table, table.seat).is_empty()
                    }
                    Phase::BuyingBack => self.may_buy_back(table, table.seat),
                    _ => true,
                };
                fits && no_fists
                    && table.leader.is_none()
                    && table.bids == PerSeat::all(0)
                    && table.out.is_empty()
                    && table.barred.is_empty()
            }
        };
        let barred_are_out = includes(table.out, table.barred);
        if !fits || !barred_are_out || table.phase.is_auction() != table.relic.is_some() {
            return Err(Flaw::Phase);
        }
        Ok(())
    }
}
