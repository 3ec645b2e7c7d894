//! Porcelain: two or three of one letter, or one of each, make a set. What lies open at the end
//! counts in the best way; closed sets stay as they were formed.

use super::data::{Deck, LARGE_SET, Letter, SMALL_SET};
use super::setup::ArtifactStack;
use super::state::{Player, Table};
use super::values::PorcelainValues;
use crate::each::Each;

/// How many pieces of each service.
pub type Pieces = Each<Letter, u8, { Letter::COUNT }>;

impl PorcelainValues {
    /// The most that so many pieces are worth.
    ///
    /// ```
    /// use engine::stack::{Pieces, Values};
    /// let porcelain = Values::default().porcelain;
    /// assert_eq!(porcelain.best(Pieces::new([1, 1, 1])), 10);
    /// assert_eq!(porcelain.best(Pieces::new([3, 1, 1])), 14); // a mixed set and a pair
    /// ```
    pub fn best(&self, pieces: Pieces) -> i32 {
        let [a, b, c] = *pieces.values();
        (0..=a.min(b).min(c))
            .map(|mixed| {
                let rest = [a, b, c].map(|pieces| self.best_of_letter(pieces - mixed));
                i32::from(mixed) * i32::from(self.mixed) + rest.iter().sum::<i32>()
            })
            .max()
            .unwrap_or(0)
    }

    /// The most that pieces of one letter are worth.
    fn best_of_letter(&self, pieces: u8) -> i32 {
        let mut best = i32::MIN;
        for threes in 0..=pieces / LARGE_SET {
            let rest = pieces - threes * LARGE_SET;
            for pairs in 0..=rest / SMALL_SET {
                let singles = rest - pairs * SMALL_SET;
                let points = i32::from(threes) * i32::from(self.three)
                    + i32::from(pairs) * i32::from(self.pair)
                    + i32::from(singles) * i32::from(self.single);
                best = best.max(points);
            }
        }
        best
    }
}

impl ArtifactStack {
    /// What a player's porcelain is worth.
    pub(super) fn porcelain_points(&self, table: &Table, player: &Player) -> i32 {
        let values = &self.setup.values.porcelain;
        let closed: i32 = table
            .closed
            .of(Deck::Porcelain, player)
            .map(|set| match set.count_ones() as u8 {
                SMALL_SET => i32::from(values.pair),
                _ => i32::from(values.three),
            })
            .sum();
        let open = player.open.field(Deck::Porcelain);
        let pieces = Pieces::from_fn(|letter| (open & self.letters[letter]).count_ones() as u8);
        closed + values.best(pieces)
    }
}
