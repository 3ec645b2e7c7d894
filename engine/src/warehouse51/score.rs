//! Scoring: the two best collections of each colour, sets of four colours, ingots; and every rule
//! for ties.

use super::data::{Colour, Effect, PerColour};
use super::setup::Warehouse51;
use super::state::{Player, Table};
use crate::each::Member;
use crate::game::Tiers;
use crate::seat::Seat;

/// What becomes of a player's ties.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(i8)]
pub enum Tie {
    /// Lost.
    Loses = -1,
    /// Neither won nor lost by a relic, or both at once.
    Level = 0,
    /// Won.
    Wins = 1,
}

/// How a player stands in one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// The values of the relics together.
    pub total: u8,
    /// From 1; those who share a place have the number of the first of them. 0 for a total of 0.
    pub place: u8,
    /// How many share this place after all tie-breaks, the player included.
    pub sharing: u8,
    /// Did a relic that wins or loses ties part the player from an equal total?
    pub parted: bool,
    /// Points.
    pub points: u8,
}

/// A player's points by where they come from, and what decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Each colour.
    pub colours: PerColour<Placing>,
    /// Complete sets of four colours.
    pub sets: u8,
    /// Their points.
    pub set_points: u16,
    /// Ingots left.
    pub ingots: u8,
    /// How many of them give a point; `None` if a curse lets them give none.
    pub ingots_for_a_point: Option<u8>,
    /// Their points.
    pub ingot_points: u16,
    /// What becomes of ties, also for the victory.
    pub tie: Tie,
}

impl Score {
    /// Points for places in all colours.
    pub fn colour_points(&self) -> u16 {
        let placings = self.colours.values().iter();
        placings.map(|placing| u16::from(placing.points)).sum()
    }

    /// All points together.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::seat::Seat;
    /// use engine::warehouse51::{Setup, Warehouse51};
    ///
    /// let game = Warehouse51::new(Setup::of(3))?;
    /// let score = game.score(game.start().table(), Seat::One);
    /// // Ten ingots, and nothing else yet.
    /// assert_eq!((score.ingot_points, score.total()), (2, 2));
    /// # Ok::<(), engine::warehouse51::SetupError>(())
    /// ```
    pub fn total(&self) -> u16 {
        self.colour_points() + self.set_points + self.ingot_points
    }

    /// Points, then the relics that win and lose ties. Who is level in both shares the victory.
    pub fn tiers(&self) -> Tiers {
        [i32::from(self.total()), self.tie as i32, 0, 0]
    }
}

impl Warehouse51 {
    /// What a player would score now. Counterfeits count only once they are revealed.
    pub fn score(&self, table: &Table, seat: Seat) -> Score {
        let player = &table.players[seat];
        let sets = self.complete_sets(player);
        let ingots_for_a_point = self.ingots_for_a_point(player);
        let ingot_points = ingots_for_a_point.map_or(0, |ingots| player.gold / ingots.max(1));
        Score {
            colours: PerColour::from_fn(|colour| self.placing(table, seat, colour)),
            sets,
            set_points: u16::from(sets) * u16::from(self.setup.values.set_points),
            ingots: player.gold,
            ingots_for_a_point,
            ingot_points: u16::from(ingot_points),
            tie: self.tie(player),
        }
    }

    /// The total value of a colour in a collection. What is in the pawnshop does not count.
    pub fn colour_total(&self, player: &Player, colour: Colour) -> u8 {
        let relics = player.collection().and(self.colours[colour]);
        relics
            .iter()
            .map(|relic| self.setup.values.relics[relic].value)
            .sum()
    }

    /// Winning and losing every tie cancel out.
    fn tie(&self, player: &Player) -> Tie {
        let wins = !self.sources(player, Effect::WinTies).is_empty();
        let loses = !self.sources(player, Effect::LoseTies).is_empty();
        match (wins, loses) {
            (true, false) => Tie::Wins,
            (false, true) => Tie::Loses,
            _ => Tie::Level,
        }
    }

    /// Two who share a place get the points of the lower one of the two they take up; three or
    /// more get nothing. Ties use up as many places as there are players in them.
    fn placing(&self, table: &Table, seat: Seat, colour: Colour) -> Placing {
        let rank = |seat: Seat| {
            let player = &table.players[seat];
            (self.colour_total(player, colour), self.tie(player))
        };
        let (total, tie) = rank(seat);
        if total == 0 {
            return Placing {
                total,
                place: 0,
                sharing: 0,
                parted: false,
                points: 0,
            };
        }
        let (mut place, mut sharing, mut parted) = (1, 0, false);
        for other in Seat::first(self.setup.players).map(rank) {
            place += u8::from(other > (total, tie));
            sharing += u8::from(other == (total, tie));
            parted |= other.0 == total && other.1 != tie;
        }
        let lower = place + sharing - 1;
        let points = match (sharing, lower) {
            (1 | 2, 1..) => self.place_points(colour, lower),
            _ => 0,
        };
        Placing {
            total,
            place,
            sharing,
            parted,
            points,
        }
    }

    fn place_points(&self, colour: Colour, place: u8) -> u8 {
        let places = &self.setup.values.places[colour];
        let points = (place as usize)
            .checked_sub(1)
            .and_then(|index| places.get(index));
        points.copied().unwrap_or(0)
    }

    /// Sets of four colours. A relic of any colour goes where it helps most.
    fn complete_sets(&self, player: &Player) -> u8 {
        let held = player.collection();
        let mut wild = self.sources(player, Effect::AnyColour).len();
        let plain = held.minus(self.sources(player, Effect::AnyColour));
        let mut counts = Colour::ALL.map(|colour| plain.and(self.colours[colour]).len());
        while wild > 0 {
            if let Some(fewest) = counts.iter_mut().min() {
                *fewest += 1;
            }
            wild -= 1;
        }
        counts.into_iter().min().unwrap_or(0)
    }

    /// How many ingots give a point. A curse that takes the points away beats a blessing that
    /// makes them cheaper.
    fn ingots_for_a_point(&self, player: &Player) -> Option<u8> {
        if !self.sources(player, Effect::NoIngotPoints).is_empty() {
            return None;
        }
        let cheapest = self.amounts(player, Effect::PointPerIngots).min();
        Some(cheapest.unwrap_or(self.setup.values.ingots_for_a_point))
    }
}
