//! The set-up: how many play, with which six decks, who begins, and what is printed.

use super::cards::{Card, Cards};
use super::data::{
    CARDS_A_DECK, DECKS_IN_PLAY, Deck, DeckSet, Helper, HelperSet, Letter, PLAYERS, PerDeck,
};
use super::event::Event;
use super::state::{Closed, Phase, Player, Secret, State, Table};
use super::temple::{KnownCards, Temple};
use super::values::{Face, Values, ValuesError};
use crate::bytes::{BytesError, Reader, Sink};
use crate::each::{Each, Member};
use crate::game::Witness;
use crate::seat::{PerSeat, Seat, StartPlayer};

/// Which decks are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decks {
    /// These six.
    Chosen(DeckSet),
    /// Six that chance picks.
    Chance,
}

/// Which cards on top of another have to be paid for: the rulebook can be read both ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DigRule {
    /// All that overlap it, on any level.
    AnyLevel,
    /// Only those in direct contact with it.
    Contact,
}

/// What the players agree on before they begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Which decks.
    pub decks: Decks,
    /// Who begins.
    pub start: StartPlayer,
    /// What digging costs.
    pub dig: DigRule,
    /// What is printed.
    pub values: Values,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is for two to four.
    Players(u8),
    /// So many decks were chosen; it has to be six.
    Decks(u8),
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

impl Setup {
    /// The first six decks of the list, chance picks who begins, digging costs for every level.
    ///
    /// ```
    /// use engine::stack::{ArtifactStack, Decks, Setup};
    /// let setup = Setup { decks: Decks::Chance, ..Setup::base(4) };
    /// assert!(ArtifactStack::new(setup).is_ok());
    /// assert!(ArtifactStack::new(Setup::base(5)).is_err());
    /// ```
    pub fn base(players: u8) -> Setup {
        let first_six = Deck::ALL
            .into_iter()
            .take(DECKS_IN_PLAY as usize)
            .fold(DeckSet::NONE, DeckSet::with);
        Setup {
            players,
            decks: Decks::Chosen(first_six),
            start: StartPlayer::Chance,
            dig: DigRule::AnyLevel,
            values: Values::default(),
        }
    }

    fn check(&self) -> Result<(), SetupError> {
        if !PLAYERS.contains(&self.players) {
            return Err(SetupError::Players(self.players));
        }
        if let Decks::Chosen(decks) = self.decks
            && decks.len() != DECKS_IN_PLAY
        {
            return Err(SetupError::Decks(decks.len()));
        }
        if let StartPlayer::Seat(seat) = self.start
            && seat as u8 >= self.players
        {
            return Err(SetupError::Start(seat));
        }
        self.values.check().map_err(SetupError::Values)
    }

    pub(super) fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        let decks = match self.decks {
            Decks::Chosen(decks) => decks.bits(),
            Decks::Chance => 0,
        };
        sink.put(&[self.players])?;
        sink.put(&decks.to_le_bytes())?;
        sink.put(&[self.start.byte(), u8::from(self.dig == DigRule::Contact)])?;
        self.values.write(sink)
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Setup, BytesError> {
        Ok(Setup {
            players: reader.byte()?,
            decks: match reader.u16()? {
                0 => Decks::Chance,
                bits => Decks::Chosen(DeckSet::from_bits(bits).ok_or(BytesError::Impossible)?),
            },
            start: StartPlayer::read(reader)?,
            dig: if reader.below(2)? == 1 {
                DigRule::Contact
            } else {
                DigRule::AnyLevel
            },
            values: Values::read(reader)?,
        })
    }
}

/// Artifact Stack as it is played at one table: a set-up that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArtifactStack {
    pub(super) setup: Setup,
    /// The cards that lie face down in a temple: what never changes is worked out once.
    pub(super) down: Cards,
    /// The cards with a star.
    pub(super) stars: Cards,
    /// The cards that are carried out, and turned over, when they are taken.
    pub(super) at_once: Cards,
    /// For each card those of its deck that nobody could tell from it once it is taken.
    pub(super) alike: PerDeck<[u16; CARDS_A_DECK]>,
    /// The pieces of each service.
    pub(super) letters: Each<Letter, u16, { Letter::COUNT }>,
}

impl ArtifactStack {
    /// A game of this set-up, or why it cannot be played.
    pub fn new(setup: Setup) -> Result<ArtifactStack, SetupError> {
        setup.check()?;
        let mut game = ArtifactStack {
            setup,
            down: Cards::NONE,
            stars: Cards::NONE,
            at_once: Cards::NONE,
            alike: PerDeck::all([0; CARDS_A_DECK]),
            letters: Each::all(0),
        };
        for card in Card::all() {
            game.note_card(card);
        }
        Ok(game)
    }

    fn note_card(&mut self, card: Card) {
        let value = self.setup.values.card(card);
        if value.down {
            self.down.insert(card);
        }
        if value.star {
            self.stars.insert(card);
        }
        if value.face.at_once().is_some() {
            self.at_once.insert(card);
        }
        let number = card.number() as usize - 1;
        if let Face::Porcelain(letter) = value.face {
            self.letters[letter] |= 1 << number;
        }
        let deck = &self.setup.values.cards[card.deck()];
        let alike = deck
            .iter()
            .enumerate()
            .filter(|(_, other)| other.star == value.star && other.face == value.face)
            .fold(0, |bits, (other, _)| bits | 1 << other);
        if let Some(entry) = self.alike[card.deck()].get_mut(number) {
            *entry = alike;
        }
    }

    /// What the players agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is printed.
    pub fn values(&self) -> &Values {
        &self.setup.values
    }

    /// The helpers that lie beside the temple at the beginning: those of decks that are not
    /// played with stay in the box.
    pub fn helpers_of(&self, decks: DeckSet) -> HelperSet {
        Helper::ALL
            .into_iter()
            .filter(|helper| {
                self.setup.values.helpers[*helper]
                    .deck
                    .is_none_or(|deck| decks.contains(deck))
            })
            .fold(HelperSet::NONE, HelperSet::with)
    }

    pub(super) fn first_state(&self) -> State {
        let nobody = Player {
            silver: 0,
            helpers: HelperSet::NONE,
            open: Cards::NONE,
            turned: Cards::NONE,
        };
        let values = &self.setup.values;
        let mut players = PerSeat::all(nobody);
        for seat in Seat::first(self.setup.players) {
            players[seat].silver = values.start_silver;
        }
        let (start, phase) = match self.setup.start {
            StartPlayer::Seat(seat) => (seat, Phase::Laying),
            StartPlayer::Chance => (Seat::One, Phase::StartPlayer),
        };
        let (decks, phase) = match self.setup.decks {
            Decks::Chosen(decks) => (decks, phase),
            Decks::Chance => (DeckSet::NONE, Phase::Decks),
        };
        State {
            table: Table {
                players,
                unseen: Cards::of_decks(decks),
                gone: Cards::NONE,
                temple: Temple::EMPTY,
                closed: Closed::NOTHING,
                decks,
                helpers: self.helpers_of(decks),
                bank: values.silver - values.start_silver * self.setup.players,
                second: false,
                start,
                seat: start,
                phase,
                actions: 0,
                acted: false,
            },
            secret: Secret {
                cards: KnownCards::NONE,
            },
        }
    }

    /// Chance has picked a deck.
    pub(super) fn play_with(
        &self,
        state: &mut State,
        deck: Deck,
        witness: &mut impl Witness<Event>,
    ) {
        let table = &mut state.table;
        table.decks = table.decks.with(deck);
        table.unseen = Cards::of_decks(table.decks);
        table.helpers = self.helpers_of(table.decks);
        witness.see(Event::DeckPicked { deck });
        if table.decks.len() == DECKS_IN_PLAY {
            table.phase = match self.setup.start {
                StartPlayer::Seat(_) => Phase::Laying,
                StartPlayer::Chance => Phase::StartPlayer,
            };
        }
    }

    /// Chance has picked the start player.
    pub(super) fn begin_with(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut impl Witness<Event>,
    ) {
        state.table.start = seat;
        state.table.seat = seat;
        state.table.phase = Phase::Laying;
        witness.see(Event::Begins { seat });
    }
}
