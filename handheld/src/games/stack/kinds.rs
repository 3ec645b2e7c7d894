//! Cards that nobody could tell apart: where people say which card it is, one of each kind is enough.

use engine::stack::{Card, Cards};

use super::Scene;

/// One of each kind of card: those that look alike stand for each other.
pub fn distinct<'w>(scene: &Scene<'w>, cards: &Cards) -> impl Iterator<Item = Card> + use<'w> {
    let cards = *cards;
    let scene = scene.game();
    cards.iter().filter(move |card| {
        cards.iter().find(|other| is_alike(scene, *card, *other)) == Some(*card)
    })
}

/// How many of some cards look like one of them.
pub fn alike(scene: &Scene<'_>, cards: &Cards, card: Card) -> usize {
    let game = scene.game();
    cards
        .iter()
        .filter(|other| is_alike(game, card, *other))
        .count()
}

fn is_alike(game: &engine::stack::ArtifactStack, one: Card, other: Card) -> bool {
    let values = game.values();
    one.deck() == other.deck() && values.card(one) == values.card(other)
}
