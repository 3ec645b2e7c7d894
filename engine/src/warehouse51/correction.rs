//! Mistakes at a real table put right: each is an entry of the log, and none makes or loses an
//! ingot, a relic or a tile.

use super::data::{Relic, RelicSet};
use super::event::Event;
use super::neighbours::{Neighbour, Pair};
use super::refusal::Refusal;
use super::setup::Warehouse51;
use super::state::{Phase, State};
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::game::Witness;
use crate::seat::{PerSeat, Seat};

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
    /// A counterfeit is another than was said.
    Counterfeit {
        /// On the left of whom it lies.
        left_of: Seat,
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
        match correction {
            Correction::Gold { seat, ingots } => self.correct_gold(state, seat, ingots)?,
            Correction::Bank { ingots } => {
                let table = &mut state.table;
                table.boxed = (table.boxed + table.bank)
                    .checked_sub(ingots)
                    .ok_or(Refusal::NotThere)?;
                table.bank = ingots;
            }
            Correction::Owner { relic, owner } => self.correct_owner(state, relic, owner)?,
            Correction::Pawned { relic, pawned } => self.correct_pawned(state, relic, pawned)?,
            Correction::LastWinner { seat } => {
                self.seated(seat)?;
                if phase.is_end() {
                    return Err(Refusal::NotNow);
                }
                state.table.last_winner = seat;
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

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if (seat as u8) < self.setup.players {
            Ok(())
        } else {
            Err(Refusal::NotInPlay)
        }
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

    /// Relics move between players only before the end begins: certificates and buy-backs rest
    /// on who owns what.
    fn correct_owner(
        &self,
        state: &mut State,
        relic: Relic,
        owner: Option<Seat>,
    ) -> Result<(), Refusal> {
        let table = &mut state.table;
        if table.phase.is_end() || table.phase == Phase::Paying {
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
            Some(seat) => table.players[seat].relics = table.players[seat].relics.with(relic),
            None => table.gone = table.gone.with(relic),
        }
        Ok(())
    }

    fn correct_pawned(&self, state: &mut State, relic: Relic, pawned: bool) -> Result<(), Refusal> {
        let table = &mut state.table;
        if table.phase.is_end() || table.phase == Phase::Paying {
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
            _ => return Err(Refusal::NotThere),
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
        let free = self.counterfeits.minus(state.laid_counterfeits());
        if !state.secret.pairs[pair].contains(said) || !free.contains(is) {
            return Err(Refusal::NotThere);
        }
        state.secret.pairs[pair] = state.secret.pairs[pair].without(said).with(is);
        Ok(pair.seats(players))
    }
}

const GOLD: u8 = 0;
const BANK: u8 = 1;
const OWNER: u8 = 2;
const PAWNED: u8 = 3;
const REVEALED: u8 = 4;
const LAST_WINNER: u8 = 5;
const COUNTERFEIT: u8 = 6;
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
            _ => return Err(BytesError::Impossible),
        })
    }
}
