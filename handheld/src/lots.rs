//! Lots, for any game there is: cards by number, dice, a coin, who begins and who sits where. What was
//! drawn follows from a seed and from how often was drawn, so a deck that lies on the table is still
//! there after a power cut.

use engine::bytes::{BytesError, Reader, Sink};
use engine::chance::{Seed, Stream};

const CARDS: Stream = Stream(*b"lots cards--");
const DICE: Stream = Stream(*b"lots dice---");
const COIN: Stream = Stream(*b"lots coin---");
const SEATS: Stream = Stream(*b"lots seats--");

/// The most dice that are thrown at once.
pub const MOST_DICE: u8 = 6;
/// The most people who can be seated.
pub const MOST_PEOPLE: u8 = 5;
/// How many draws of a deck are remembered.
const REMEMBERED: usize = 6;

/// Something that can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lot {
    /// Cards by number.
    Cards,
    /// Dice.
    Dice,
    /// A coin.
    Coin,
    /// Who begins, and who sits where.
    Seats,
}

impl Lot {
    /// All of them.
    pub const ALL: [Lot; 4] = [Lot::Cards, Lot::Dice, Lot::Coin, Lot::Seats];

    fn from_number(number: u8) -> Option<Lot> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

/// A number that people set, with its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dial {
    /// How many cards a deck has.
    Cards,
    /// How many dice are thrown.
    Dice,
    /// How many sides they have.
    Sides,
    /// How many people there are.
    People,
}

impl Dial {
    /// The least and the most.
    pub const fn limits(self) -> (u8, u8) {
        match self {
            Dial::Cards => (2, 120),
            Dial::Dice => (1, MOST_DICE),
            Dial::Sides => (2, 100),
            Dial::People => (2, MOST_PEOPLE),
        }
    }

    const ALL: [Dial; 4] = [Dial::Cards, Dial::Dice, Dial::Sides, Dial::People];
}

/// The deck: cards from 1 on, drawn one by one.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Deck {
    /// How many cards were drawn since it was shuffled.
    drawn: u16,
    /// The cards that are not in it: a bit each.
    gone: u128,
    /// The last cards, the newest last.
    last: heapless::Vec<u8, REMEMBERED>,
}

impl Deck {
    const SHUFFLED: Deck = Deck {
        drawn: 0,
        gone: 0,
        last: heapless::Vec::new(),
    };

    fn left(&self, size: u8) -> u8 {
        size.saturating_sub(self.gone.count_ones() as u8)
    }

    /// The next card; `None` if there is none.
    fn draw(&mut self, seed: &Seed, first: u32, size: u8, put_back: bool) -> Option<u8> {
        let left = self.left(size);
        if left == 0 {
            return None;
        }
        let number = seed.draw(CARDS, first.wrapping_add(self.drawn.into()), left.into());
        let is_there = |card: &u8| self.gone >> card & 1 == 0;
        let card = (0..size).filter(is_there).nth(number.into())?;
        if !put_back {
            self.gone |= 1 << card;
        }
        self.drawn = self.drawn.wrapping_add(1);
        if self.last.is_full() {
            self.last.remove(0);
        }
        let _ = self.last.push(card + 1);
        Some(card + 1)
    }
}

/// What is drawn from, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lots {
    /// What was drawn last.
    lot: Lot,
    /// Where chance comes from; `None` before the first draw.
    seed: Option<Seed>,
    /// How many cards were drawn before the deck was last shuffled.
    before: u32,
    /// How often something else than a card was drawn.
    thrown: u32,
    dials: [u8; 4],
    put_back: bool,
    deck: Deck,
}

impl Default for Lots {
    fn default() -> Self {
        Self {
            lot: Lot::Cards,
            seed: None,
            before: 0,
            thrown: 0,
            dials: [52, 2, 6, 4],
            put_back: false,
            deck: Deck::SHUFFLED,
        }
    }
}

/// The most bytes that lots are kept in.
pub const BYTES: usize = 1 + 1 + 32 + 4 + 2 + 4 + 4 + 1 + 1;

const VERSION: u8 = 1;

impl Lots {
    /// What was drawn last.
    pub fn lot(&self) -> Lot {
        self.lot
    }

    /// Is there chance to draw from?
    pub fn has_seed(&self) -> bool {
        self.seed.is_some()
    }

    /// From here on chance comes from this seed. A deck that was drawn from is shuffled.
    pub fn begin(&mut self, seed: Seed) {
        (self.seed, self.before, self.thrown) = (Some(seed), 0, 0);
        self.deck = Deck::SHUFFLED;
    }

    /// A number that people set.
    pub fn dial(&self, dial: Dial) -> u8 {
        let [cards, dice, sides, people] = self.dials;
        match dial {
            Dial::Cards => cards,
            Dial::Dice => dice,
            Dial::Sides => sides,
            Dial::People => people,
        }
    }

    /// Turns a dial up or down, round its limits. Another deck is a shuffled one.
    pub fn turn(&mut self, dial: Dial, by: i8) {
        let (least, most) = dial.limits();
        let span = i16::from(most - least) + 1;
        let place = i16::from(self.dial(dial) - least) + i16::from(by);
        let value = least + place.rem_euclid(span) as u8;
        let mut dials = Dial::ALL.into_iter().zip(&mut self.dials);
        if let Some((_, place)) = dials.find(|(other, _)| *other == dial) {
            *place = value;
        }
        if dial == Dial::Cards {
            self.shuffle();
        }
    }

    /// Are cards put back after they were drawn?
    pub fn puts_back(&self) -> bool {
        self.put_back
    }

    /// Cards are put back from here on, or no longer. The deck is shuffled.
    pub fn toggle_putting_back(&mut self) {
        self.put_back = !self.put_back;
        self.shuffle();
    }

    /// All cards go back into the deck.
    pub fn shuffle(&mut self) {
        self.before = self.before.wrapping_add(self.deck.drawn.into());
        self.deck = Deck::SHUFFLED;
    }

    /// How many cards are left in the deck.
    pub fn cards_left(&self) -> u8 {
        self.deck.left(self.dial(Dial::Cards))
    }

    /// Are some of the cards drawn, but not all of them? Such a deck is in use.
    pub fn is_half_drawn(&self) -> bool {
        (1..self.dial(Dial::Cards)).contains(&self.cards_left())
    }

    /// The last cards that were drawn, the newest last.
    pub fn last_cards(&self) -> &[u8] {
        &self.deck.last
    }

    /// Can it be drawn? A deck may be empty.
    pub fn can_draw(&self, lot: Lot) -> bool {
        lot != Lot::Cards || self.cards_left() > 0
    }

    /// Draws once more; says whether it could, which takes a seed.
    pub fn draw(&mut self, lot: Lot) -> bool {
        let Some(seed) = &self.seed else {
            return false;
        };
        self.lot = lot;
        if lot == Lot::Cards {
            let [size, ..] = self.dials;
            let (before, put_back) = (self.before, self.put_back);
            return self.deck.draw(seed, before, size, put_back).is_some();
        }
        self.thrown = self.thrown.wrapping_add(1);
        true
    }

    /// What the dice show that were thrown last.
    pub fn dice(&self) -> heapless::Vec<u8, { MOST_DICE as usize }> {
        let first = self.thrown.wrapping_mul(MOST_DICE.into());
        let sides = self.dial(Dial::Sides);
        let throw = |die: u8| {
            let seed = self.seed.as_ref()?;
            Some(seed.draw(DICE, first.wrapping_add(die.into()), sides.into()) as u8 + 1)
        };
        (0..self.dial(Dial::Dice)).filter_map(throw).collect()
    }

    /// Did the coin that was tossed last fall on heads?
    pub fn is_heads(&self) -> bool {
        let seed = self.seed.as_ref();
        seed.is_some_and(|seed| seed.draw(COIN, self.thrown, 2) == 0)
    }

    /// The people in the order that was drawn last, clockwise, from 0 on: the first one begins.
    pub fn order(&self) -> heapless::Vec<u8, { MOST_PEOPLE as usize }> {
        let mut rest: heapless::Vec<u8, { MOST_PEOPLE as usize }> =
            (0..self.dial(Dial::People)).collect();
        let first = self.thrown.wrapping_mul(MOST_PEOPLE.into());
        let mut order = heapless::Vec::new();
        let Some(seed) = &self.seed else {
            return order;
        };
        while !rest.is_empty() {
            let draw = first.wrapping_add(order.len() as u32);
            let place = seed.draw(SEATS, draw, rest.len() as u16);
            // The place is among the rest, and there is room for all.
            let _ = order.push(rest.remove(place.into()));
        }
        order
    }

    /// As bytes: the seed, and how often was drawn since. Everything else follows from them.
    pub fn write(&self) -> heapless::Vec<u8, BYTES> {
        let mut bytes = heapless::Vec::new();
        // The room is measured for it.
        let _ = self.put(&mut bytes);
        bytes
    }

    fn put(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        sink.put(&[VERSION, u8::from(self.seed.is_some())])?;
        if let Some(seed) = &self.seed {
            sink.put(&seed.0)?;
        }
        sink.put(&self.before.to_le_bytes())?;
        sink.put(&self.deck.drawn.to_le_bytes())?;
        sink.put(&self.thrown.to_le_bytes())?;
        sink.put(&self.dials)?;
        sink.put(&[u8::from(self.put_back), self.lot as u8])
    }

    /// What [`Lots::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Lots, BytesError> {
        let mut reader = Reader::new(bytes);
        reader.known(|version| (version == VERSION).then_some(()))?;
        let seed = match reader.below(2)? {
            0 => None,
            _ => Some(Seed(reader.array()?)),
        };
        let before = u32::from_le_bytes(reader.array()?);
        let drawn = reader.u16()?;
        let thrown = u32::from_le_bytes(reader.array()?);
        let dials = reader.array()?;
        let put_back = reader.below(2)? == 1;
        let lot = reader.known(Lot::from_number)?;
        reader.end()?;
        let mut lots = Lots {
            lot,
            seed,
            before,
            thrown,
            dials,
            put_back,
            deck: Deck::SHUFFLED,
        };
        let fits = |dial: Dial| {
            let (least, most) = dial.limits();
            (least..=most).contains(&lots.dial(dial))
        };
        if !Dial::ALL.into_iter().all(fits) {
            return Err(BytesError::Impossible);
        }
        lots.draw_again(drawn)?;
        lots.lot = lot;
        Ok(lots)
    }

    /// The deck as so many draws leave it. With cards put back, only the last ones matter.
    fn draw_again(&mut self, drawn: u16) -> Result<(), BytesError> {
        if self.put_back {
            self.deck.drawn = drawn.saturating_sub(REMEMBERED as u16);
        }
        while self.deck.drawn < drawn {
            if !self.draw(Lot::Cards) {
                return Err(BytesError::Impossible);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lots() -> Lots {
        let mut lots = Lots::default();
        lots.begin(Seed([5; 32]));
        lots
    }

    #[test]
    fn nothing_is_drawn_without_a_seed() {
        let mut lots = Lots::default();
        assert!(Lot::ALL.into_iter().all(|lot| !lots.draw(lot)));
        assert!(lots.dice().is_empty() && lots.order().is_empty());
    }

    #[test]
    fn every_card_comes_once_and_then_the_deck_is_empty() {
        let mut lots = lots();
        for size in [2, 27, 120] {
            while lots.dial(Dial::Cards) != size {
                lots.turn(Dial::Cards, 1);
            }
            let mut seen = std::collections::BTreeSet::new();
            for left in (0..size).rev() {
                assert!(lots.draw(Lot::Cards));
                assert_eq!(lots.cards_left(), left);
                assert!(seen.insert(*lots.last_cards().last().unwrap()));
            }
            assert_eq!(seen, (1..=size).collect());
            assert!(!lots.can_draw(Lot::Cards) && !lots.draw(Lot::Cards));
            lots.shuffle();
            assert_eq!(lots.cards_left(), size);
        }
    }

    #[test]
    fn a_card_that_is_put_back_may_come_again() {
        let mut lots = lots();
        lots.toggle_putting_back();
        let mut counts = [0u32; 52];
        for _ in 0..5200 {
            assert!(lots.draw(Lot::Cards));
            counts[usize::from(*lots.last_cards().last().unwrap()) - 1] += 1;
        }
        assert_eq!(lots.cards_left(), 52);
        assert!(
            counts.iter().all(|count| (50..=160).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn a_shuffled_deck_comes_in_another_order() {
        let mut lots = lots();
        let mut order = || {
            let drawn: std::vec::Vec<u8> = (0..52)
                .map(|_| {
                    lots.draw(Lot::Cards);
                    *lots.last_cards().last().unwrap()
                })
                .collect();
            lots.shuffle();
            drawn
        };
        assert_ne!(order(), order());
    }

    #[test]
    fn dice_have_as_many_sides_as_they_were_given() {
        let mut lots = lots();
        for sides in [2, 6, 20, 100] {
            while lots.dial(Dial::Sides) != sides {
                lots.turn(Dial::Sides, 1);
            }
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..2000 {
                assert!(lots.draw(Lot::Dice));
                assert_eq!(lots.dice().len(), 2);
                seen.extend(lots.dice());
            }
            assert_eq!(seen, (1..=sides).collect());
        }
    }

    #[test]
    fn a_coin_falls_on_either_side_about_as_often() {
        let mut lots = lots();
        let heads = (0..4000).filter(|_| {
            lots.draw(Lot::Coin);
            lots.is_heads()
        });
        assert!((1900..=2100).contains(&heads.count()));
    }

    #[test]
    fn everybody_has_a_seat_and_all_orders_come() {
        let mut lots = lots();
        lots.turn(Dial::People, -1);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            lots.draw(Lot::Seats);
            let order = lots.order();
            let mut sorted = order.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2]);
            seen.insert(order.to_vec());
        }
        assert_eq!(seen.len(), 6);
    }

    #[test]
    fn dials_go_round_their_limits() {
        let mut lots = lots();
        for dial in Dial::ALL {
            let (least, most) = dial.limits();
            while lots.dial(dial) != most {
                lots.turn(dial, 1);
            }
            lots.turn(dial, 1);
            assert_eq!(lots.dial(dial), least);
            lots.turn(dial, -1);
            assert_eq!(lots.dial(dial), most);
        }
    }

    #[test]
    fn what_was_drawn_is_there_again_after_a_power_cut() {
        for put_back in [false, true] {
            let mut lots = lots();
            if put_back {
                lots.toggle_putting_back();
            }
            for lot in Lot::ALL.into_iter().cycle().take(90) {
                lots.draw(lot);
                assert_eq!(Lots::read(&lots.write()), Ok(lots.clone()));
            }
        }
        let new = Lots::default();
        assert_eq!(Lots::read(&new.write()), Ok(new));
    }

    #[test]
    fn bytes_that_cannot_be_are_refused() {
        let mut lots = lots();
        lots.draw(Lot::Cards);
        let bytes = lots.write();
        for length in 0..bytes.len() {
            assert!(Lots::read(&bytes[..length]).is_err());
        }
        let mut too_many = bytes.clone();
        // More cards were drawn than there are.
        too_many[38] = 53;
        assert_eq!(Lots::read(&too_many), Err(BytesError::Impossible));
        let mut no_such_deck = bytes.clone();
        no_such_deck[44] = 121;
        assert_eq!(Lots::read(&no_such_deck), Err(BytesError::Impossible));
    }
}
