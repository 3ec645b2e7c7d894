//! Mistakes at a real table put right: each is an entry of the log, and none makes or loses an
//! ingot, a relic or a tile.

use super::data::{Certificate, Relic, RelicSet};
use super::event::Event;
use super::neighbours::{Neighbour, Pair};
use super::refusal::Refusal;
use super::setup::Warehouse51;
use super::state::{Phase, State, Table};
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::game::{Authority, Unwatched, Witness};
use crate::seat::{PerSeat, Seat, Seats};

/// What really is, where the device had it otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Correction {
    /// A player's ingots; the bank makes up for it.
    Gold {
        /// Whose.
        seat: Seat,
        /// How many there are.
        ingots: u8,
    },
    /// The bank's ingots; the box makes up for it.
    Bank {
        /// How many there are.
        ingots: u8,
    },
    /// A relic that was auctioned belongs to somebody else, or left the game. It is not pawned
    /// then.
    Owner {
        /// Which.
        relic: Relic,
        /// Whose it is.
        owner: Option<Seat>,
    },
    /// A relic is, or is not, in the pawnshop. Ingots are corrected apart from it.
    Pawned {
        /// Which.
        relic: Relic,
        /// Is it there?
        pawned: bool,
    },
    /// Another relic of the same stack was revealed than was said. Its auction begins anew.
    Revealed {
        /// Which it is.
        is: Relic,
    },
    /// Somebody else won the last auction, and so picks the stack.
    LastWinner {
        /// Who.
        seat: Seat,
    },
    /// A counterfeit is another than was said. If that one was thought to lie between two others,
    /// the two were taken for each other: what is refused would tell of what lies there.
    Counterfeit {
        /// On the left of whom it lies.
        left_of: Seat,
        /// What was said.
        said: Relic,
        /// What it is.
        is: Relic,
    },
    /// Somebody else leads an open auction, or with another bid. Whoever was thought to bid more
    /// has not.
    HighBid {
        /// Who.
        seat: Seat,
        /// How much; nothing if nobody has bid yet.
        ingots: u8,
    },
    /// A player has, or has not, passed in an open auction.
    Passed {
        /// Who.
        seat: Seat,
        /// Is he out?
        passed: bool,
    },
    /// Somebody else is to bid in an open auction.
    Turn {
        /// Who.
        seat: Seat,
    },
    /// A player may, or may not, bid in the next auction.
    BarredNext {
        /// Who.
        seat: Seat,
        /// Is he kept from it?
        barred: bool,
    },
    /// A certificate was assigned to another relic, or to none.
    Certified {
        /// Which certificate.
        certificate: Certificate,
        /// To which relic.
        relic: Option<Relic>,
    },
    /// A relic that was auctioned is another of its stack than was said: that one is where it was
    /// thought to be, pawned or not, and the one that was said is still in the stack. What it did
    /// when it was bought is put right apart from it.
    Taken {
        /// What was said.
        said: Relic,
        /// What it is.
        is: Relic,
    },
}

impl Warehouse51 {
    pub(super) fn put_right(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        let phase = state.table.phase;
        // Closed fists must stay covered, and must not be guessed at by what is refused.
        if phase.is_chance() || phase == Phase::Over || !state.table.locked.is_empty() {
            return Err(Refusal::NotNow);
        }
        self.change(state, correction, Authority::Rules, witness)
    }

    /// What the table did in spite of the rules. It is tried out first: what the game goes on with
    /// has to be sound.
    pub(super) fn put_right_by_house(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        if !state.table.locked.is_empty() {
            return Err(Refusal::NotNow);
        }
        let mut tried = *state;
        self.change(&mut tried, correction, Authority::House, &mut Unwatched)?;
        if self.find_flaw(&tried).is_err() {
            return Err(Refusal::NotNow);
        }
        witness.see(Event::House);
        self.change(state, correction, Authority::House, witness)
    }

    fn change(
        &self,
        state: &mut State,
        correction: Correction,
        by: Authority,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        let phase = state.table.phase;
        match correction {
            Correction::Gold { seat, ingots } => self.correct_gold(state, seat, ingots)?,
            Correction::Bank { ingots } => self.correct_bank(&mut state.table, ingots)?,
            Correction::Owner { relic, owner } => self.correct_owner(state, relic, owner, by)?,
            Correction::Pawned { relic, pawned } => {
                self.correct_pawned(state, relic, pawned, by)?;
            }
            Correction::Taken { said, is } => self.correct_taken(state, said, is, by)?,
            Correction::LastWinner { seat } => {
                self.seated(seat)?;
                if by == Authority::Rules && phase.is_end() {
                    return Err(Refusal::NotNow);
                }
                state.table.last_winner = seat;
            }
            Correction::BarredNext { seat, barred } => {
                self.seated(seat)?;
                let table = &mut state.table;
                if table.stacks.is_empty() {
                    return Err(Refusal::NotNow);
                }
                if table.barred_next.contains(seat) == barred {
                    return Err(Refusal::AsItIs);
                }
                table.barred_next = set(table.barred_next, seat, barred);
            }
            Correction::Certified { certificate, relic } => {
                self.correct_certified(&mut state.table, certificate, relic)?;
            }
            Correction::Revealed { is } => {
                self.check_revealed(state, is)?;
                witness.see(Event::Corrected(correction));
                self.correct_revealed(state, is, witness);
                return Ok(());
            }
            Correction::Counterfeit { left_of, said, is } => {
                let between = self.correct_counterfeit(state, left_of, said, is)?;
                witness.see(Event::CounterfeitCorrected { between });
                return Ok(());
            }
            Correction::HighBid { .. } | Correction::Passed { .. } | Correction::Turn { .. } => {
                self.correct_auction(&mut state.table, correction, by)?;
                witness.see(Event::Corrected(correction));
                self.go_on_bidding(state, witness);
                return Ok(());
            }
        }
        witness.see(Event::Corrected(correction));
        if phase == Phase::Revealing {
            // Somebody else may be the one to reveal now, or may look at the stacks.
            self.begin_auction(state, witness);
        }
        // Whoever is asked to pawn may not be able to any more.
        self.go_on_pawning(state, witness);
        Ok(())
    }

    /// Who leads an open auction, who is out of it and whose turn it is. A curse that keeps
    /// somebody from bidding is a rule, which the table may set aside.
    fn correct_auction(
        &self,
        table: &mut Table,
        correction: Correction,
        by: Authority,
    ) -> Result<(), Refusal> {
        if table.phase != Phase::OpenAuction {
            return Err(Refusal::NotNow);
        }
        let (Correction::HighBid { seat, .. }
        | Correction::Passed { seat, .. }
        | Correction::Turn { seat }) = correction
        else {
            return Err(Refusal::NotNow);
        };
        self.seated(seat)?;
        if by == Authority::Rules && table.barred.contains(seat) {
            return Err(Refusal::MayNotBid);
        }
        let bid = table.high_bid();
        match correction {
            Correction::HighBid { ingots, .. } => {
                let held = table.players[seat].gold;
                if ingots > held {
                    return Err(Refusal::MoreThanHeld { held });
                }
                let lower = |bid: u8| if bid < ingots { bid } else { 0 };
                table.bids = PerSeat::from_fn(|other| lower(table.bids[other]));
                table.bids[seat] = ingots;
                table.leader = Some(seat).filter(|_| ingots > 0);
                bring_in(table, seat);
            }
            Correction::Passed { passed: true, .. } => {
                if table.leader == Some(seat) {
                    return Err(Refusal::BidStands { bid });
                }
                if table.out.contains(seat) {
                    return Err(Refusal::AsItIs);
                }
                table.out = table.out.with(seat);
            }
            Correction::Passed { .. } => {
                if !table.out.contains(seat) {
                    return Err(Refusal::AsItIs);
                }
                bring_in(table, seat);
            }
            _ => {
                if table.leader == Some(seat) {
                    return Err(Refusal::BidStands { bid });
                }
                bring_in(table, seat);
                table.seat = seat;
            }
        }
        Ok(())
    }

    fn correct_certified(
        &self,
        table: &mut Table,
        certificate: Certificate,
        relic: Option<Relic>,
    ) -> Result<(), Refusal> {
        if !matches!(table.phase, Phase::Certifying { .. }) {
            return Err(Refusal::NotNow);
        }
        if let Some(relic) = relic {
            table.owner(relic).ok_or(Refusal::NotThere)?;
            if table.certified.values().contains(&Some(relic)) {
                return Err(Refusal::HasCertificate(relic));
            }
        }
        if table.certified[certificate] == relic {
            return Err(Refusal::AsItIs);
        }
        table.certified[certificate] = relic;
        Ok(())
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if (seat as u8) < self.setup.players {
            Ok(())
        } else {
            Err(Refusal::NotInPlay)
        }
    }

    fn correct_bank(&self, table: &mut Table, ingots: u8) -> Result<(), Refusal> {
        let all = self.setup.values.ingots;
        if ingots > all {
            return Err(Refusal::BeyondAllGold { ingots: all });
        }
        let left = table.boxed + table.bank;
        table.boxed = left
            .checked_sub(ingots)
            .ok_or(Refusal::BeyondTheBox { left })?;
        table.bank = ingots;
        Ok(())
    }

    fn correct_gold(&self, state: &mut State, seat: Seat, ingots: u8) -> Result<(), Refusal> {
        self.seated(seat)?;
        let table = &mut state.table;
        let bid = table.high_bid();
        if table.leader == Some(seat) && ingots < bid {
            return Err(Refusal::BidStands { bid });
        }
        if table.phase == Phase::BuyingBack && table.seat == seat {
            let price = self.buy_back_price(table, seat);
            if ingots < price {
                return Err(Refusal::NotNow);
            }
        }
        let both = table.bank + table.players[seat].gold;
        table.bank = both
            .checked_sub(ingots)
            .ok_or(Refusal::BankShort { bank: table.bank })?;
        table.players[seat].gold = ingots;
        Ok(())
    }

    /// By the rules, relics move between players only before the end begins: certificates and
    /// buy-backs rest on who owns what.
    fn correct_owner(
        &self,
        state: &mut State,
        relic: Relic,
        owner: Option<Seat>,
        by: Authority,
    ) -> Result<(), Refusal> {
        let table = &mut state.table;
        if by == Authority::Rules && (table.phase.is_end() || table.phase == Phase::Paying) {
            return Err(Refusal::NotNow);
        }
        if let Some(seat) = owner {
            self.seated(seat)?;
        }
        let now = table.owner(relic);
        if now.is_none() && !table.gone.contains(relic) {
            return Err(Refusal::NotThere);
        }
        table.gone = table.gone.without(relic);
        if let Some(seat) = now {
            let player = &mut table.players[seat];
            table.pawn_tiles += u8::from(player.pawned.contains(relic));
            player.relics = player.relics.without(relic);
            player.pawned = player.pawned.without(relic);
        }
        match owner {
            Some(seat) => {
                table.players[seat].relics = table.players[seat].relics.with(relic);
                // After the end, what the table gives back was no counterfeit after all.
                if table.phase == Phase::Over {
                    table.exposed = table.exposed.without(relic);
                }
            }
            None => table.gone = table.gone.with(relic),
        }
        Ok(())
    }

    /// Where somebody thought to have seen the real one on top of the stack, the two were taken for
    /// each other: what is refused would tell of what lies there.
    fn correct_taken(
        &self,
        state: &mut State,
        said: Relic,
        is: Relic,
        by: Authority,
    ) -> Result<(), Refusal> {
        let table = &mut state.table;
        if by == Authority::Rules && table.phase == Phase::Paying {
            return Err(Refusal::NotNow);
        }
        let owner = table.owner(said);
        let colour = self.setup.values.relics[said].colour;
        let is_there = owner.is_some() || table.gone.contains(said);
        if !is_there || !self.stack(table, colour).contains(is) {
            return Err(Refusal::NotThere);
        }
        table.stacks = table.stacks.without(is).with(said);
        match owner {
            Some(seat) => {
                let player = &mut table.players[seat];
                player.relics = player.relics.without(said).with(is);
                if player.pawned.contains(said) {
                    player.pawned = player.pawned.without(said).with(is);
                }
            }
            None => table.gone = table.gone.without(said).with(is),
        }
        let top = &mut state.secret.tops[colour];
        if *top == Some(is) {
            *top = Some(said);
        }
        Ok(())
    }

    fn correct_pawned(
        &self,
        state: &mut State,
        relic: Relic,
        pawned: bool,
        by: Authority,
    ) -> Result<(), Refusal> {
        let table = &mut state.table;
        if by == Authority::Rules && (table.phase.is_end() || table.phase == Phase::Paying) {
            return Err(Refusal::NotNow);
        }
        let seat = table.owner(relic).ok_or(Refusal::NotThere)?;
        let player = &mut table.players[seat];
        match (player.pawned.contains(relic), pawned) {
            (false, true) => {
                table.pawn_tiles = table.pawn_tiles.checked_sub(1).ok_or(Refusal::NoPawnTile)?;
                player.pawned = player.pawned.with(relic);
            }
            (true, false) => {
                table.pawn_tiles += 1;
                player.pawned = player.pawned.without(relic);
            }
            _ => return Err(Refusal::AsItIs),
        }
        Ok(())
    }

    fn check_revealed(&self, state: &State, is: Relic) -> Result<(), Refusal> {
        let table = &state.table;
        let (true, Some(said)) = (table.phase.is_auction(), table.relic) else {
            return Err(Refusal::NotNow);
        };
        let colour = self.setup.values.relics[said].colour;
        if self.stack(table, colour).contains(is) {
            Ok(())
        } else {
            Err(Refusal::NotThere)
        }
    }

    fn correct_revealed(&self, state: &mut State, is: Relic, witness: &mut impl Witness<Event>) {
        let table = &mut state.table;
        let said = table.relic.map_or(RelicSet::NONE, RelicSet::only);
        table.stacks = table.stacks.or(said).without(is);
        table.bids = PerSeat::all(0);
        table.leader = None;
        self.open_auction(state, is, witness);
    }

    fn correct_counterfeit(
        &self,
        state: &mut State,
        left_of: Seat,
        said: Relic,
        is: Relic,
    ) -> Result<[Seat; 2], Refusal> {
        self.seated(left_of)?;
        let players = self.setup.players;
        let pair = Pair::beside(left_of, Neighbour::Left, players);
        if state.table.phase == Phase::Cancelling {
            return Err(Refusal::NotNow);
        }
        let pairs = &mut state.secret.pairs;
        let here = pairs[pair];
        if !here.contains(said) || here.contains(is) || !self.counterfeits.contains(is) {
            return Err(Refusal::NotThere);
        }
        if let Some(other) = Pair::all(players).find(|other| pairs[*other].contains(is)) {
            pairs[other] = pairs[other].without(is).with(said);
        }
        pairs[pair] = here.without(said).with(is);
        Ok(pair.seats(players))
    }
}

/// With or without a seat.
fn set(seats: Seats, seat: Seat, is_in: bool) -> Seats {
    if is_in {
        seats.with(seat)
    } else {
        seats.without(seat)
    }
}

/// A player bids again, whatever kept him from it.
fn bring_in(table: &mut Table, seat: Seat) {
    table.out = table.out.without(seat);
    table.barred = table.barred.without(seat);
}

const GOLD: u8 = 0;
const BANK: u8 = 1;
const OWNER: u8 = 2;
const PAWNED: u8 = 3;
const REVEALED: u8 = 4;
const LAST_WINNER: u8 = 5;
const COUNTERFEIT: u8 = 6;
const HIGH_BID: u8 = 7;
const PASSED: u8 = 8;
const TURN: u8 = 9;
const BARRED_NEXT: u8 = 10;
const CERTIFIED: u8 = 11;
const TAKEN: u8 = 12;

impl Correction {
    pub(super) fn write(self, sink: &mut impl Sink) -> Result<(), BytesError> {
        match self {
            Correction::Gold { seat, ingots } => sink.put(&[GOLD, seat as u8, ingots]),
            Correction::Bank { ingots } => sink.put(&[BANK, ingots]),
            Correction::Owner { relic, owner } => {
                let owner = member_byte(owner);
                sink.put(&[OWNER, relic as u8, owner])
            }
            Correction::Pawned { relic, pawned } => {
                sink.put(&[PAWNED, relic as u8, u8::from(pawned)])
            }
            Correction::Revealed { is } => sink.put(&[REVEALED, is as u8]),
            Correction::LastWinner { seat } => sink.put(&[LAST_WINNER, seat as u8]),
            Correction::Counterfeit { left_of, said, is } => {
                sink.put(&[COUNTERFEIT, left_of as u8, said as u8, is as u8])
            }
            Correction::HighBid { seat, ingots } => sink.put(&[HIGH_BID, seat as u8, ingots]),
            Correction::Passed { seat, passed } => {
                sink.put(&[PASSED, seat as u8, u8::from(passed)])
            }
            Correction::Turn { seat } => sink.put(&[TURN, seat as u8]),
            Correction::BarredNext { seat, barred } => {
                sink.put(&[BARRED_NEXT, seat as u8, u8::from(barred)])
            }
            Correction::Certified { certificate, relic } => {
                sink.put(&[CERTIFIED, certificate as u8, member_byte(relic)])
            }
            Correction::Taken { said, is } => sink.put(&[TAKEN, said as u8, is as u8]),
        }
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Correction, BytesError> {
        Ok(match reader.byte()? {
            GOLD => Correction::Gold {
                seat: reader.member()?,
                ingots: reader.byte()?,
            },
            BANK => Correction::Bank {
                ingots: reader.byte()?,
            },
            OWNER => Correction::Owner {
                relic: reader.member()?,
                owner: reader.maybe_member()?,
            },
            PAWNED => Correction::Pawned {
                relic: reader.member()?,
                pawned: reader.below(2)? == 1,
            },
            REVEALED => Correction::Revealed {
                is: reader.member()?,
            },
            LAST_WINNER => Correction::LastWinner {
                seat: reader.member()?,
            },
            COUNTERFEIT => Correction::Counterfeit {
                left_of: reader.member()?,
                said: reader.member()?,
                is: reader.member()?,
            },
            HIGH_BID => Correction::HighBid {
                seat: reader.member()?,
                ingots: reader.byte()?,
            },
            PASSED => Correction::Passed {
                seat: reader.member()?,
                passed: reader.below(2)? == 1,
            },
            TURN => Correction::Turn {
                seat: reader.member()?,
            },
            BARRED_NEXT => Correction::BarredNext {
                seat: reader.member()?,
                barred: reader.below(2)? == 1,
            },
            CERTIFIED => Correction::Certified {
                certificate: reader.member()?,
                relic: reader.maybe_member()?,
            },
            TAKEN => Correction::Taken {
                said: reader.member()?,
                is: reader.member()?,
            },
            _ => return Err(BytesError::Impossible),
        })
    }
}
