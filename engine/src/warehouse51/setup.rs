//! The set-up: how many play, who begins, and the counterfeits that are laid between neighbours
//! before the first auction.

use super::action::Outcome;
use super::data::{Mark, PerColour, PerEffect, RelicSet};
use super::event::Event;
use super::neighbours::{Pair, PerPair};
use super::rules::Rules;
use super::state::{Phase, Player, Secret, State, Table, Visibility};
use super::values::{Values, ValuesError};
use crate::bytes::{BytesError, Reader, Sink};
use crate::chance::Stream;
use crate::each::{Each, Member};
use crate::game::{Observer, Odds, Witness};
use crate::seat::{PerSeat, Seat, Seats, StartPlayer};

/// Where the counterfeits between neighbours are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counterfeits {
    /// Chance lays them before the first auction: who may look at them can do so here.
    #[default]
    Dealt,
    /// Cardboard lies between the neighbours, and nobody has said which. People look at it there,
    /// and say it when it is revealed.
    InTheBox,
}

/// What the players agree on before they begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules that are played by.
    pub rules: Rules,
    /// Three to five.
    pub players: u8,
    /// Who begins.
    pub start: StartPlayer,
    /// Where the counterfeits are known.
    pub counterfeits: Counterfeits,
    /// What is printed.
    pub values: Values,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is for three to five.
    Players(u8),
    /// Nobody sits there.
    Start(Seat),
    /// The printed values make no sense.
    Values(ValuesError),
}

impl core::fmt::Display for SetupError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for SetupError {}

/// The bit beside the number of players that says that the counterfeits are in the box. Set-ups
/// from before there was a choice do not have it.
const IN_THE_BOX: u8 = 0x80;

impl Setup {
    /// The game as printed, by the newest rules; the first seat begins.
    ///
    /// ```
    /// use engine::warehouse51::{Setup, Warehouse51};
    /// assert!(Warehouse51::new(Setup::of(5)).is_ok());
    /// assert!(Warehouse51::new(Setup::of(2)).is_err());
    /// ```
    pub fn of(players: u8) -> Setup {
        Setup {
            rules: Rules::NEWEST,
            players,
            start: StartPlayer::Seat(Seat::One),
            counterfeits: Counterfeits::Dealt,
            values: Values::default(),
        }
    }

    fn check(&self) -> Result<(), SetupError> {
        if !(3..=5).contains(&self.players) {
            return Err(SetupError::Players(self.players));
        }
        if let StartPlayer::Seat(seat) = self.start
            && seat as u8 >= self.players
        {
            return Err(SetupError::Start(seat));
        }
        self.values.check().map_err(SetupError::Values)
    }

    pub(super) fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        let counterfeits = match self.counterfeits {
            Counterfeits::Dealt => 0,
            Counterfeits::InTheBox => IN_THE_BOX,
        };
        sink.put(&[self.players | counterfeits, self.start.byte()])?;
        self.values.write(sink)
    }

    pub(super) fn read(rules: Rules, reader: &mut Reader<'_>) -> Result<Setup, BytesError> {
        let first = reader.byte()?;
        Ok(Setup {
            rules,
            players: first & !IN_THE_BOX,
            counterfeits: match first & IN_THE_BOX {
                0 => Counterfeits::Dealt,
                _ => Counterfeits::InTheBox,
            },
            start: StartPlayer::read(reader)?,
            values: Values::read(reader)?,
        })
    }
}

/// Warehouse 51 as it is played at one table: a set-up that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warehouse51 {
    pub(super) setup: Setup,
    /// The relics of each colour.
    pub(super) colours: PerColour<RelicSet>,
    pub(super) blessed: RelicSet,
    pub(super) cursed: RelicSet,
    /// The relics of which a counterfeit card exists.
    pub(super) counterfeits: RelicSet,
    /// The relics that have each effect.
    pub(super) carriers: PerEffect<RelicSet>,
    /// How many counterfeits lie between two neighbours.
    pub(super) between: u8,
}

impl Warehouse51 {
    /// A game of this set-up, or why it cannot be played.
    pub fn new(setup: Setup) -> Result<Warehouse51, SetupError> {
        setup.check()?;
        let cards = &setup.values.relics;
        let marked = |mark: Mark| {
            let those = cards.iter().filter(|(_, one)| one.mark == mark);
            those.map(|(relic, _)| relic).collect()
        };
        let [three, four, five] = setup.values.between;
        Ok(Warehouse51 {
            setup,
            colours: PerColour::from_fn(|colour| {
                let those = cards.iter().filter(|(_, one)| one.colour == colour);
                those.map(|(relic, _)| relic).collect()
            }),
            blessed: marked(Mark::Blessed),
            cursed: marked(Mark::Cursed),
            counterfeits: {
                let those = cards.iter().filter(|(_, one)| one.counterfeit);
                those.map(|(relic, _)| relic).collect()
            },
            carriers: PerEffect::from_fn(|effect| setup.values.carriers(effect).collect()),
            between: match setup.players {
                3 => three,
                4 => four,
                _ => five,
            },
        })
    }

    /// What the players agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is printed.
    pub fn values(&self) -> &Values {
        &self.setup.values
    }

    /// The relics of which a counterfeit card exists.
    pub fn counterfeit_cards(&self) -> RelicSet {
        self.counterfeits
    }

    pub(super) fn first_state(&self) -> State {
        let values = &self.setup.values;
        let players = self.setup.players;
        let player = |seat: Seat| Player {
            gold: if (seat as u8) < players {
                values.purse
            } else {
                0
            },
            relics: RelicSet::NONE,
            pawned: RelicSet::NONE,
        };
        let start = match self.setup.start {
            StartPlayer::Seat(seat) => seat,
            StartPlayer::Chance => Seat::One,
        };
        let mut state = State {
            table: Table {
                players: PerSeat::from_fn(player),
                bank: values.bank,
                boxed: values
                    .ingots
                    .saturating_sub(values.purse * players + values.bank),
                pawn_tiles: values.pawn_tiles,
                stacks: RelicSet::ALL,
                gone: RelicSet::NONE,
                exposed: RelicSet::NONE,
                laid: 0,
                pairs: PerPair::from_fn(|pair| Visibility {
                    seats: if pair.place() < players as usize {
                        pair.both(players)
                    } else {
                        Seats::NONE
                    },
                    open: false,
                }),
                tops: PerColour::all(Visibility::HIDDEN),
                relic: None,
                revealer: start,
                last_winner: start,
                seat: start,
                bids: PerSeat::all(0),
                leader: None,
                out: Seats::NONE,
                barred: Seats::NONE,
                barred_next: Seats::NONE,
                locked: Seats::NONE,
                announced: Seats::NONE,
                certified: Each::all(None),
                phase: Phase::StartPlayer,
            },
            secret: Secret {
                pairs: PerPair::all(RelicSet::NONE),
                tops: PerColour::all(None),
                fists: PerSeat::all(0),
            },
        };
        if self.setup.start != StartPlayer::Chance {
            self.lay_counterfeits(&mut state);
        }
        state
    }

    /// Chance has picked the start player.
    pub(super) fn begin_with(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut impl Witness<Event>,
    ) {
        let table = &mut state.table;
        (table.seat, table.revealer, table.last_winner) = (seat, seat, seat);
        witness.see(Event::Begins { seat });
        self.lay_counterfeits(state);
    }

    /// Counterfeits are laid until there are enough; then the first relic is revealed. Nobody says
    /// anything about those of the box before the end.
    fn lay_counterfeits(&self, state: &mut State) {
        let due = !self.in_the_box() && self.due_pair(&state.table).is_some();
        state.table.phase = if due {
            Phase::LayingCounterfeits
        } else {
            Phase::Revealing
        };
    }

    /// Does cardboard lie between the neighbours that people alone know?
    pub(super) fn in_the_box(&self) -> bool {
        self.setup.counterfeits == Counterfeits::InTheBox
    }

    /// Are the counterfeits between two neighbours known here, or is at least the first?
    pub(super) fn is_told(&self, table: &Table, pair: Pair) -> bool {
        !self.in_the_box() || self.laid_at(table, pair) > 0
    }

    /// Where the next counterfeit goes, if one has to be laid still.
    pub(super) fn due_pair(&self, table: &Table) -> Option<Pair> {
        let pair = table.laid.checked_div(self.between)?;
        Pair::all(self.setup.players).nth(pair as usize)
    }

    /// How many counterfeits lie between two neighbours so far.
    pub(super) fn laid_at(&self, table: &Table, pair: Pair) -> u8 {
        if pair.place() >= self.setup.players as usize {
            return 0;
        }
        let before = self.between * pair.place() as u8;
        table.laid.saturating_sub(before).min(self.between)
    }

    pub(super) fn counterfeit_odds(&self, state: &State) -> Odds<Outcome> {
        self.odds_of(state, self.counterfeits.minus(state.laid_counterfeits()))
    }

    /// What people may say lies between the two neighbours next: by what an observer knows, any that
    /// does not lie before its own eyes.
    pub(super) fn sayable_counterfeits(&self, state: &State, observer: Observer) -> Odds<Outcome> {
        let known = self.look(state, observer).known_counterfeits();
        self.odds_of(state, self.counterfeits.minus(known))
    }

    /// A counterfeit that was said to lie elsewhere lies here: there lies one that nobody has named
    /// yet.
    pub(super) fn move_counterfeit(&self, state: &mut State, relic: super::Relic) {
        let left = self.counterfeits.minus(state.laid_counterfeits());
        let pairs = &mut state.secret.pairs;
        let mut all = Pair::all(self.setup.players);
        if let (Some(pair), Some(other)) =
            (all.find(|pair| pairs[*pair].contains(relic)), left.nth(0))
        {
            pairs[pair] = pairs[pair].without(relic).with(other);
        }
    }

    fn odds_of(&self, state: &State, left: RelicSet) -> Odds<Outcome> {
        let odds = Odds::new(Stream(*b"warehouse cf"), u32::from(state.table.laid));
        let odds = odds.with_each(left.iter().map(Outcome::Counterfeit));
        if self.in_the_box() {
            odds.for_people()
        } else {
            odds
        }
    }

    /// A counterfeit is laid between two neighbours, who look at it; one of the box is turned up.
    pub(super) fn lay_counterfeit(
        &self,
        state: &mut State,
        relic: super::Relic,
        witness: &mut impl Witness<Event>,
    ) {
        if self.in_the_box() {
            return self.tell_counterfeit(state, relic, witness);
        }
        if let Some(pair) = self.due_pair(&state.table) {
            state.secret.pairs[pair] = state.secret.pairs[pair].with(relic);
            state.table.laid += 1;
            witness.see(Event::CounterfeitLaid {
                between: pair.seats(self.setup.players),
                relic: Some(relic),
            });
        }
        self.lay_counterfeits(state);
    }
}
