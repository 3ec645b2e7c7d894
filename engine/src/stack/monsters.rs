//! Vampires and mummies: a loss while they are alone, points when they are combined with a cross
//! or a coffin. They count in the best way at the end.

use super::cards::Cards;
use super::data::{Deck, Monster};
use super::setup::ArtifactStack;
use super::values::{Face, MonsterValues};
use crate::each::Each;

/// How many cards of each kind.
pub type Monsters = Each<Monster, u8, { Monster::COUNT }>;

impl MonsterValues {
    /// The most that these cards are worth.
    ///
    /// ```
    /// use engine::stack::{Monsters, Values};
    /// let values = Values::default().monsters;
    /// assert_eq!(values.best(Monsters::new([1, 0, 1, 0])), 5); // a vampire and a cross
    /// assert_eq!(values.best(Monsters::new([1, 1, 0, 1])), 4); // both monsters, one coffin
    /// ```
    pub fn best(&self, cards: Monsters) -> i32 {
        let [vampires, mummies, crosses, coffins] = *cards.values();
        let mut best = i32::MIN;
        for crossed in 0..=vampires.min(crosses) {
            for buried in 0..=mummies.min(coffins) {
                let left = [
                    vampires - crossed,
                    mummies - buried,
                    crosses - crossed,
                    coffins - buried,
                ];
                let pairs = i32::from(crossed) * i32::from(self.vampire_cross)
                    + i32::from(buried) * i32::from(self.mummy_coffin);
                best = best.max(pairs + self.best_trios(left));
            }
        }
        best
    }

    /// The most that cards are worth if they are not paired: in threes, or alone.
    fn best_trios(&self, left: [u8; 4]) -> i32 {
        let [vampires, mummies, crosses, coffins] = left;
        let most = vampires.min(mummies).min(crosses + coffins);
        let mut best = i32::MIN;
        for trios in 0..=most {
            // Each trio uses up a cross or a coffin: every split of them is tried.
            for with_cross in trios.saturating_sub(coffins)..=trios.min(crosses) {
                let with_coffin = trios - with_cross;
                let alone = vampires + mummies - 2 * trios;
                let points = i32::from(trios) * i32::from(self.trio)
                    + i32::from(alone) * i32::from(self.monster)
                    + i32::from(crosses - with_cross) * i32::from(self.cross)
                    + i32::from(coffins - with_coffin) * i32::from(self.coffin);
                best = best.max(points);
            }
        }
        best
    }
}

impl ArtifactStack {
    /// How many of each kind a player has.
    pub fn monsters(&self, artifacts: &Cards) -> Monsters {
        let mut monsters = Monsters::all(0);
        let cards = Cards::some_of(Deck::VampireMummy, artifacts.field(Deck::VampireMummy));
        for card in cards.iter() {
            if let Face::Monster(monster) = self.setup.values.card(card).face {
                monsters[monster] += 1;
            }
        }
        monsters
    }
}
