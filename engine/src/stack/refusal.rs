//! Which rule stands against an action, in a form that a screen turns into a sentence.

use super::action::Action;
use super::cards::Card;
use super::data::Helper;
use super::setup::ArtifactStack;
use super::state::{CardSet, Phase, State, Table};
use super::temple::Place;
use crate::seat::Seat;

/// Why an action is not available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked for now.
    NotNow,
    /// The seat, deck or helper is not played with.
    NotInPlay,
    /// No action is left in this turn, or none because the temple is empty.
    NoActionLeft,
    /// A turn ends only after an action.
    MustActFirst,
    /// The card of this place is gone.
    NothingThere(Place),
    /// It costs more than there is.
    TooExpensive {
        /// What it costs.
        cost: u16,
        /// What there is.
        silver: u8,
    },
    /// The card lies face up: everybody sees it.
    LiesOpen(Place),
    /// The seat knows this card.
    AlreadySeen(Place),
    /// Somebody has this helper.
    HelperTaken(Helper),
    /// No set of this type has so many cards.
    NoSuchSet,
    /// There are not enough open cards for the set.
    TooFewOpen {
        /// How many fit.
        open: u8,
        /// How many it takes.
        needed: u8,
    },
    /// The card does not lie open where it would have to.
    NotOpen(Card),
    /// A turned card can neither be used nor stolen nor given.
    Turned(Card),
    /// Nobody steals from himself.
    OwnCard(Card),
    /// The card does not belong to the set.
    DoesNotFit(Card),
    /// The card is among those chosen.
    AlreadyChosen(Card),
    /// Another card on offer is the same in every respect.
    Alike(Card),
    /// There is not so much silver in the bank.
    NotInBank,
    /// The card cannot be the one: it is known to be elsewhere, or lies the other way.
    CannotBe(Card),
    /// Nobody has looked at the card of this place.
    NotSeen(Place),
    /// No card is left that could lie face down.
    NoneLeft,
}

impl ArtifactStack {
    /// Why an action is not among the legal ones.
    pub(super) fn explain(&self, state: &State, action: Action) -> Refusal {
        let table = &state.table;
        match (table.phase, action) {
            (Phase::Turn, _) => self.explain_turn(table, action),
            (Phase::TurningOver { set, picked }, Action::Choose(card)) => {
                self.explain_turned(table, set, picked, card)
            }
            (Phase::Stealing { .. }, Action::Choose(card)) => match table.owner(card) {
                Some(seat) if seat == table.seat => Refusal::OwnCard(card),
                Some(_) => Refusal::Alike(card),
                None => explain_not_open(table, card),
            },
            (Phase::Giving { .. } | Phase::Removing { .. }, Action::Choose(card)) => {
                if table.active().open.contains(card) {
                    Refusal::Alike(card)
                } else {
                    explain_not_open(table, card)
                }
            }
            (Phase::FreeHelper { .. }, Action::TakeHelper(helper)) => {
                self.explain_helper(table, helper)
            }
            _ => Refusal::NotNow,
        }
    }

    fn explain_turn(&self, table: &Table, action: Action) -> Refusal {
        // A look is no action, but it is for choosing what to take.
        let needs_action = matches!(action, Action::Take(_) | Action::Look(_) | Action::Hire(_));
        if needs_action && table.actions == 0 {
            return Refusal::NoActionLeft;
        }
        match action {
            Action::Choose(_) | Action::TakeHelper(_) => Refusal::NotNow,
            Action::Take(place) | Action::Look(place) if !table.temple.standing.contains(place) => {
                Refusal::NothingThere(place)
            }
            Action::Take(place) => self.too_expensive(table, self.dig_cost(&table.temple, place)),
            Action::Look(place) => {
                if !table.temple.down.contains(place) {
                    Refusal::LiesOpen(place)
                } else if table.temple.looked[table.seat].contains(place) {
                    Refusal::AlreadySeen(place)
                } else {
                    self.too_expensive(table, self.setup.values.look.into())
                }
            }
            Action::Hire(helper) => {
                if table.helpers.contains(helper) {
                    self.too_expensive(table, self.setup.values.hire.into())
                } else {
                    self.explain_helper(table, helper)
                }
            }
            Action::TurnOver(set) if !table.decks.contains(set.deck()) => Refusal::NotInPlay,
            Action::TurnOver(_) if !action.is_sound() => Refusal::NoSuchSet,
            Action::TurnOver(set) => Refusal::TooFewOpen {
                open: self.fitting(table.active(), set).count_ones() as u8,
                needed: set.size(),
            },
            Action::EndTurn => Refusal::MustActFirst,
        }
    }

    fn too_expensive(&self, table: &Table, cost: u16) -> Refusal {
        Refusal::TooExpensive {
            cost,
            silver: table.active().silver,
        }
    }

    fn explain_helper(&self, table: &Table, helper: Helper) -> Refusal {
        if self.helpers_of(table.decks).contains(helper) {
            Refusal::HelperTaken(helper)
        } else {
            Refusal::NotInPlay
        }
    }

    fn explain_turned(&self, table: &Table, set: CardSet, picked: u16, card: Card) -> Refusal {
        let bit = 1 << (card.number() - 1);
        if !table.active().open.contains(card) {
            explain_not_open(table, card)
        } else if card.deck() != set.deck() || self.fitting(table.active(), set) & bit == 0 {
            Refusal::DoesNotFit(card)
        } else if picked & bit != 0 {
            Refusal::AlreadyChosen(card)
        } else {
            Refusal::Alike(card)
        }
    }

    pub(super) fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if (seat as u8) < self.setup.players {
            Ok(())
        } else {
            Err(Refusal::NotInPlay)
        }
    }
}

fn explain_not_open(table: &Table, card: Card) -> Refusal {
    let turned = table
        .players
        .values()
        .iter()
        .any(|player| player.turned.contains(card));
    if turned {
        Refusal::Turned(card)
    } else {
        Refusal::NotOpen(card)
    }
}
