//! Vampires and mummies: a loss while they are alone, points when they are combined with a cross
//! or a coffin. They count in the best way at the end.

use super::cards::Cards;
use super::data::{Deck, Monster};
use super::setup::ArtifactStack;
use super::values::{Face, MonsterValues};
use crate::each::Each;

/// How many cards of each kind.
pub type Monsters = Each<Monster, u8, { Monster::COUNT }>;

/// Cards in combinations and alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonsterGroups {
    /// What all of it is worth.
    pub points: i32,
    /// Vampires with a cross each.
    pub crossed: u8,
    /// Mummies with a coffin each.
    pub buried: u8,
    /// Vampires with a mummy and a cross each.
    pub trios_with_cross: u8,
    /// Vampires with a mummy and a coffin each.
    pub trios_with_coffin: u8,
    /// What is in no combination.
    pub alone: Monsters,
}

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
        self.best_groups(cards).points
    }

    /// How these cards are combined to be worth the most.
    ///
    /// ```
    /// use engine::stack::{Monsters, Values};
    /// let groups = Values::default().monsters.best_groups(Monsters::new([2, 0, 1, 1]));
    /// assert_eq!((groups.crossed, groups.points), (1, 6)); // a pair 5, a vampire -1, a coffin 2
    /// assert_eq!(groups.alone, Monsters::new([1, 0, 0, 1]));
    /// ```
    pub fn best_groups(&self, cards: Monsters) -> MonsterGroups {
        let [vampires, mummies, crosses, coffins] = *cards.values();
        let mut best = self.groups(cards, [0; 4]);
        for crossed in 0..=vampires.min(crosses) {
            for buried in 0..=mummies.min(coffins) {
                let (crosses, coffins) = (crosses - crossed, coffins - buried);
                let most = (vampires - crossed).min(mummies - buried);
                // Each trio uses up a cross or a coffin: every split of them is tried.
                for with_cross in 0..=most.min(crosses) {
                    for with_coffin in 0..=(most - with_cross).min(coffins) {
                        let groups = self.groups(cards, [crossed, buried, with_cross, with_coffin]);
                        if groups.points > best.points {
                            best = groups;
                        }
                    }
                }
            }
        }
        best
    }

    /// The cards with so many combinations of each kind.
    fn groups(&self, cards: Monsters, combined: [u8; 4]) -> MonsterGroups {
        let [vampires, mummies, crosses, coffins] = *cards.values();
        let [crossed, buried, trios_with_cross, trios_with_coffin] = combined;
        let trios = trios_with_cross + trios_with_coffin;
        let alone = [
            vampires - crossed - trios,
            mummies - buried - trios,
            crosses - crossed - trios_with_cross,
            coffins - buried - trios_with_coffin,
        ];
        let worth = |count: u8, points: i8| i32::from(count) * i32::from(points);
        let [vampires, mummies, crosses, coffins] = alone;
        MonsterGroups {
            points: worth(crossed, self.vampire_cross)
                + worth(buried, self.mummy_coffin)
                + worth(trios, self.trio)
                + worth(vampires + mummies, self.monster)
                + worth(crosses, self.cross)
                + worth(coffins, self.coffin),
            crossed,
            buried,
            trios_with_cross,
            trios_with_coffin,
            alone: Monsters::new(alone),
        }
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
