//! Cards that nobody could tell apart: where people say which card it is, one of each kind is enough.

use engine::stack::{Card, Cards};

use super::{ArtifactStack, Scene};

/// One of each kind of card: those that look alike stand for each other.
pub fn distinct<'w>(scene: &Scene<'w>, cards: &Cards) -> impl Iterator<Item = Card> + use<'w> {
    let cards = *cards;
    let game = scene.game();
    let is_first = move |card: &Card| like(game, &cards, *card).next() == Some(*card);
    cards.iter().filter(is_first)
}

/// How many of some cards look like one of them.
pub fn alike(scene: &Scene<'_>, cards: &Cards, card: Card) -> usize {
    like(scene.game(), cards, card).count()
}

/// Those of some cards that look like one. Only cards of its deck can, so no others are asked.
pub fn like<'g>(
    game: &'g ArtifactStack,
    cards: &Cards,
    card: Card,
) -> impl Iterator<Item = Card> + use<'g> {
    let values = game.values();
    let value = values.card(card);
    let of_deck = cards.and(&Cards::of_deck(card.deck()));
    let is_like = move |other: &Card| values.card(*other) == value;
    of_deck.iter().filter(is_like)
}
