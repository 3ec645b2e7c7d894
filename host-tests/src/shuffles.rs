//! Is every card of a deck equally often in every place? And the two ways to deal that everybody writes first, for
//! which it is not: a check that does not find them out would find nothing.

/// What was counted may lie so many standard deviations from what is expected.
pub const FAIR: f64 = 3.5;
/// A bad deck lies much further off.
pub const FOUND_OUT: f64 = 15.0;

/// How often each card came in each place.
pub struct Places {
    /// How many there are of each card.
    copies: Vec<u32>,
    hits: Vec<Vec<u32>>,
    decks: u32,
}

impl Places {
    /// Nothing was counted. A deck has so many of each card, and so many places of it are looked at.
    pub fn of(copies: &[u32], places: usize) -> Self {
        Self {
            copies: copies.to_vec(),
            hits: vec![vec![0; copies.len()]; places],
            decks: 0,
        }
    }

    /// Counts a deck, card by card as they came.
    pub fn count(&mut self, cards: impl IntoIterator<Item = usize>) {
        self.decks += 1;
        for (hits, card) in self.hits.iter_mut().zip(cards) {
            if let Some(hits) = hits.get_mut(card) {
                *hits += 1;
            }
        }
    }

    /// How many standard deviations the sum over places and cards of the squared errors, each by what is expected,
    /// lies above what it is for a fair deck.
    ///
    /// A card that came early does not come late: of a deck of n cards two places hang together by -1 / (n - 1), so
    /// of k places k - 1 combinations vary n / (n - 1) as much as they would alone, and one (n - k) / (n - 1).
    pub fn deviation(&self) -> f64 {
        let size = f64::from(self.copies.iter().sum::<u32>());
        let mut sum = 0.0;
        for hits in &self.hits {
            for (hit, copies) in hits.iter().zip(&self.copies) {
                let expected = f64::from(self.decks) * f64::from(*copies) / size;
                sum += (f64::from(*hit) - expected).powi(2) / expected;
            }
        }
        let kinds = self.copies.len() as f64 - 1.0;
        let places = self.hits.len() as f64;
        let (most, last) = (size / (size - 1.0), (size - places) / (size - 1.0));
        let variance = 2.0 * kinds * ((places - 1.0) * most.powi(2) + last.powi(2));
        (sum - places * kinds) / variance.sqrt()
    }
}

/// The range everybody writes first, with the five bits that a careless driver might give: low numbers come more
/// often. With sixteen bits the error is too small to be seen in any sample; the engine's own tests count that out.
pub fn modulo(n: u16, mut next: impl FnMut() -> u16) -> u16 {
    (next() >> 11) % n.max(1)
}

/// The shuffle everybody writes first: n^n equally likely ways cannot be n! equally likely orders.
pub fn naive_swaps<T>(cards: &mut [T], mut next: impl FnMut() -> u16) {
    let count = cards.len() as u16;
    for place in 0..cards.len() {
        let other = engine::chance::below(count, &mut next);
        cards.swap(place, other.into());
    }
}
