//! What an action is good for, from what lies open alone: no card that only some have looked at has
//! a part in it.

use engine::seat::Seat;
use engine::stack::{
    Action, ArtifactStack, BONUS_DECKS, Card, CardSet, Deck, Helper, LARGE_SET, Phase, SMALL_SET,
    Table,
};

/// What an action is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There are more of this deck then.
    SetGrows {
        /// Of which.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// With it, cards of this deck can be turned over for a bonus.
    BonusReady(Deck),
    /// The first card of this deck.
    NewDeck(Deck),
    /// A star towards the most stars.
    StarMajority,
    /// What happens at once when this is taken.
    AtOnce(Deck),
    /// Whatever it is that lies face down there, it costs so much silver.
    Unknown(u8),
    /// To know before deciding.
    LooksFirst,
    /// What a helper brings.
    ForHelper(Helper),
    /// A helper who comes for nothing.
    FreeHelper(Helper),
    /// Silver for coins.
    ForSilver,
    /// Artifacts of others for weapons.
    ToSteal,
    /// More actions for manuscripts.
    MoreActions,
    /// Helpers for jewels.
    ForHelpers,
    /// Cards that nobody can steal any more.
    ToSecure(Deck),
    /// A card of this deck is missed least.
    HurtsLeast(Deck),
    /// The silver is kept.
    KeepsSilver,
}

pub(super) fn reason(
    game: &ArtifactStack,
    table: &Table,
    seat: Seat,
    action: Action,
) -> Option<Reason> {
    Some(match action {
        Action::Take(place) => match table.temple.face_up(place) {
            Some(card) => taken(game, table, seat, card),
            None => Reason::Unknown(game.dig_cost(&table.temple, place).min(99) as u8),
        },
        Action::Look(_) => Reason::LooksFirst,
        Action::Hire(helper) => Reason::ForHelper(helper),
        Action::TakeHelper(helper) => Reason::FreeHelper(helper),
        Action::TurnOver(set) => match set {
            CardSet::Coins(_) => Reason::ForSilver,
            CardSet::Weapons(_) => Reason::ToSteal,
            CardSet::Manuscripts(_) => Reason::MoreActions,
            CardSet::Jewels(_) => Reason::ForHelpers,
            CardSet::Statues(_) | CardSet::Porcelain(..) => Reason::ToSecure(set.deck()),
        },
        Action::Choose(card) => match table.phase {
            Phase::Stealing { .. } => taken(game, table, seat, card),
            Phase::Giving { .. } | Phase::Removing { .. } => Reason::HurtsLeast(card.deck()),
            _ => return None,
        },
        Action::EndTurn if table.actions > 0 => Reason::KeepsSilver,
        Action::EndTurn => return None,
    })
}

fn taken(game: &ArtifactStack, table: &Table, seat: Seat, card: Card) -> Reason {
    let value = game.values().card(card);
    let (player, deck) = (&table.players[seat], card.deck());
    let held = player.artifacts().of(deck);
    let open = player.open.of(deck) + 1;
    let has_bonus = BONUS_DECKS.contains(&deck);
    match value.face.at_once() {
        Some(_) => Reason::AtOnce(deck),
        None if has_bonus && (SMALL_SET..=LARGE_SET).contains(&open) => Reason::BonusReady(deck),
        None if held > 0 => Reason::SetGrows {
            deck,
            cards: held + 1,
        },
        None if value.star => Reason::StarMajority,
        None => Reason::NewDeck(deck),
    }
}
