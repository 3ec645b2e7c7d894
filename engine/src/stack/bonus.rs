//! Trigger a bonus, or close a set: any time in the own turn, two or three open cards of a type
//! are turned over. Turned cards cannot be used or stolen any more.
//!
//! A bonus may be triggered even if nothing comes of it, to keep the cards from being stolen.
//! What it brings is not optional.

use super::action::{Action, Families};
use super::cards::{Card, Cards};
use super::data::{Deck, Letter};
use super::effects::next;
use super::event::Event;
use super::setup::ArtifactStack;
use super::state::{CardSet, Phase, Player, Secret, State, Table};
use super::temple::KnownCards;
use crate::actions::ActionSet;
use crate::each::Member;
use crate::game::{Barrier, Unwatched, Witness};
use crate::seat::Seat;

/// Two bits: are there enough for the small set, and for the large one?
#[inline(always)]
fn two_and_three(cards: u16) -> u32 {
    let without_one = cards & cards.wrapping_sub(1);
    let without_two = without_one & without_one.wrapping_sub(1);
    u32::from(without_one != 0) | u32::from(without_two != 0) << 1
}

impl ArtifactStack {
    /// The sets that a player could turn over. Porcelain is closed in sets of one letter only:
    /// one of each letter counts at the end, if the three still lie open.
    #[inline]
    pub(super) fn turn_over_legal(&self, player: &Player, set: &mut ActionSet<Action>) {
        let open = &player.open;
        let bonuses = two_and_three(open.field(Deck::Coins))
            | two_and_three(open.field(Deck::Weapons)) << 2
            | two_and_three(open.field(Deck::Manuscripts)) << 4
            | two_and_three(open.field(Deck::Jewels)) << 6;
        set.bonuses(bonuses);
        set.statues(open.of(Deck::Statues));
        let porcelain = open.field(Deck::Porcelain);
        if porcelain != 0 {
            let [a, b, c] = *self.letters.values();
            let sets = two_and_three(porcelain & a)
                | two_and_three(porcelain & b) << 2
                | two_and_three(porcelain & c) << 4;
            set.porcelain(sets);
        }
    }

    /// The open cards that a set can be made of.
    pub(super) fn fitting(&self, player: &Player, set: CardSet) -> u16 {
        let open = player.open.field(set.deck());
        match set {
            CardSet::Porcelain(letter, _) => open & self.letters[letter],
            _ => open,
        }
    }

    /// One of each kind of card: those that nobody could tell apart stand for each other.
    pub(super) fn distinct(&self, cards: &Cards) -> Cards {
        let mut distinct = Cards::NONE;
        for deck in Deck::ALL {
            let mut left = cards.field(deck);
            let mut chosen = 0;
            while left != 0 {
                chosen |= left & left.wrapping_neg();
                left = left & left.wrapping_sub(1) & !self.alike_to(deck, left);
            }
            if chosen != 0 {
                distinct = distinct.plus(&Cards::some_of(deck, chosen));
            }
        }
        distinct
    }

    /// Those of a deck that look like the first of some of its cards.
    fn alike_to(&self, deck: Deck, cards: u16) -> u16 {
        self.alike[deck]
            .get(cards.trailing_zeros() as usize)
            .copied()
            .unwrap_or(0)
    }

    /// Begins to turn a set over.
    pub(super) fn turn_over(
        &self,
        state: &mut State,
        set: CardSet,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        self.go_on_turning(state, set, 0, witness);
        Barrier::None
    }

    /// What lies open after the seat whose turn it is has begun to turn a set over. Nothing hidden
    /// takes part in it.
    pub fn turned(&self, table: &Table, set: CardSet) -> Table {
        let mut state = State {
            table: *table,
            secret: Secret {
                cards: KnownCards::NONE,
            },
        };
        self.turn_over(&mut state, set, &mut Unwatched);
        state.table
    }

    /// One more card of the set was chosen.
    pub(super) fn choose_turned(
        &self,
        state: &mut State,
        set: CardSet,
        picked: u16,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        self.go_on_turning(state, set, picked | 1 << (card.number() - 1), witness);
        Barrier::None
    }

    /// Asks for cards only as long as it makes a difference which.
    fn go_on_turning(
        &self,
        state: &mut State,
        set: CardSet,
        mut picked: u16,
        witness: &mut impl Witness<Event>,
    ) {
        let mut fitting = self.fitting(state.table.active(), set) & !picked;
        let left = u32::from(set.size()).saturating_sub(picked.count_ones());
        let all_alike = fitting & !self.alike_to(set.deck(), fitting) == 0;
        if left > 0 && fitting.count_ones() > left && !all_alike {
            state.table.phase = Phase::TurningOver { set, picked };
            return;
        }
        for _ in 0..left {
            picked |= fitting & fitting.wrapping_neg();
            fitting &= fitting.wrapping_sub(1);
        }
        self.turned_over(state, set, picked, witness);
    }

    pub(super) fn turning_legal(
        &self,
        table: &Table,
        set: CardSet,
        picked: u16,
        actions: &mut ActionSet<Action>,
    ) {
        let fitting = self.fitting(table.active(), set) & !picked;
        actions.chooses(&self.distinct(&Cards::some_of(set.deck(), fitting)));
    }

    /// The set is complete: it is turned over, and brings what it brings.
    fn turned_over(
        &self,
        state: &mut State,
        set: CardSet,
        picked: u16,
        witness: &mut impl Witness<Event>,
    ) {
        let values = &self.setup.values;
        let table = &mut state.table;
        let seat = table.seat;
        let cards = Cards::some_of(set.deck(), picked);
        let player = &mut table.players[seat];
        player.open = player.open.minus(&cards);
        player.turned = player.turned.plus(&cards);
        table.closed.add(set.deck(), picked);
        table.phase = Phase::Turn;
        witness.see(Event::TurnedOver { seat, set, cards });
        match set {
            CardSet::Statues(_) | CardSet::Porcelain(..) => {}
            CardSet::Coins(size) => self.receive_silver(table, values.coins.of(size), witness),
            CardSet::Weapons(size) => self.steal(state, values.weapons.of(size), witness),
            CardSet::Manuscripts(size) => {
                self.more_actions(table, values.manuscripts.of(size), witness);
            }
            CardSet::Jewels(size) => self.free_helpers(state, values.jewels.of(size), witness),
        }
    }

    /// Asks for as many open artifacts of others as there are, of one player or of several.
    fn steal(&self, state: &mut State, cards: u8, witness: &mut impl Witness<Event>) {
        let seat = state.table.seat;
        let there: u8 = Seat::first(self.setup.players)
            .filter(|other| *other != seat)
            .map(|other| state.table.players[other].open.len())
            .sum();
        let left = cards.min(there);
        if left > 0 {
            state.table.phase = Phase::Stealing { left };
        } else {
            witness.see(Event::NoEffect { seat });
        }
    }

    /// The open artifacts of all others, one of each kind from each of them.
    pub(super) fn stealing_legal(&self, table: &Table, set: &mut ActionSet<Action>) {
        for seat in Seat::first(self.setup.players) {
            if seat != table.seat {
                set.chooses(&self.distinct(&table.players[seat].open));
            }
        }
    }

    /// A stolen card lies open before the thief, where it may complete a set.
    pub(super) fn choose_stolen(
        &self,
        state: &mut State,
        card: Card,
        left: u8,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        let table = &mut state.table;
        let seat = table.seat;
        if let Some(from) = table.owner(card) {
            table.players[from].open.remove(card);
            table.players[seat].open.insert(card);
            witness.see(Event::Stole { seat, from, card });
        }
        table.phase = next(left, |left| Phase::Stealing { left });
        Barrier::None
    }

    /// The pieces of porcelain of a letter, a bit for each card of the deck.
    pub fn pieces(&self, letter: Letter) -> u16 {
        self.letters[letter]
    }
}
