//! Final scoring: cards by deck, helpers, silver, the awards for stars and relics; then the two
//! tie-breaks.

use super::cards::Cards;
use super::data::{Deck, Helper, PerDeck, PerHelper};
use super::setup::ArtifactStack;
use super::state::{Player, Table};
use super::values::{Effect, Face, HelperEffect, MonsterValues};
use crate::each::Member;
use crate::game::Tiers;
use crate::seat::Seat;

/// A player's points by where they come from, and what decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The cards of each deck, open and turned, in the best grouping.
    pub decks: PerDeck<i32>,
    /// What each helper brings.
    pub helpers: PerHelper<i32>,
    /// For the most relics, or against the fewest.
    pub relics: i32,
    /// For the most stars.
    pub stars: i32,
    /// Points for silver.
    pub silver_points: i32,
    /// How many cards bear a star.
    pub star_cards: u8,
    /// The first tie-break: artifact cards.
    pub artifacts: u8,
    /// The second tie-break.
    pub silver: u8,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> i32 {
        self.decks.values().iter().sum::<i32>()
            + self.helpers.values().iter().sum::<i32>()
            + self.relics
            + self.stars
            + self.silver_points
    }

    /// Points, then the two tie-breaks.
    pub fn tiers(&self) -> Tiers {
        [
            self.total(),
            i32::from(self.artifacts),
            i32::from(self.silver),
            0,
        ]
    }
}

impl ArtifactStack {
    /// What a player would score now.
    pub fn score(&self, table: &Table, seat: Seat) -> Score {
        let player = &table.players[seat];
        let artifacts = player.artifacts();
        let values = &self.setup.values;
        Score {
            decks: PerDeck::from_fn(|deck| self.deck_points(table, player, deck)),
            helpers: PerHelper::from_fn(|helper| {
                if player.helpers.contains(helper) {
                    self.helper_points(&artifacts, helper)
                } else {
                    0
                }
            }),
            relics: self.relic_award(table, seat),
            stars: self.star_award(table, seat),
            silver_points: i32::from(player.silver) * i32::from(values.silver_points),
            star_cards: self.star_cards(player),
            artifacts: artifacts.len(),
            silver: player.silver,
        }
    }

    fn deck_points(&self, table: &Table, player: &Player, deck: Deck) -> i32 {
        let artifacts = player.artifacts();
        let values = &self.setup.values;
        let each = i32::from(artifacts.of(deck)) * i32::from(values.points[deck]);
        let more = match deck {
            Deck::Statues => self.statue_points(table, player),
            Deck::Porcelain => self.porcelain_points(table, player),
            Deck::VampireMummy => values.monsters.best(self.monsters(&artifacts)),
            Deck::CurseBlessing | Deck::Treasure => self.printed_points(&artifacts, deck),
            _ => 0,
        };
        each + more
    }

    /// Each closed set of statues by its size; those that lie open are one more set.
    fn statue_points(&self, table: &Table, player: &Player) -> i32 {
        let worth = |statues: u32| {
            let points = self.setup.values.statues.get(statues as usize);
            i32::from(points.copied().unwrap_or(0))
        };
        let closed: i32 = table
            .closed
            .of(Deck::Statues, player)
            .map(|set| worth(set.count_ones()))
            .sum();
        closed + worth(player.open.field(Deck::Statues).count_ones())
    }

    /// The points that are printed on single cards.
    fn printed_points(&self, artifacts: &Cards, deck: Deck) -> i32 {
        artifacts
            .iter()
            .filter(|card| card.deck() == deck)
            .map(|card| match self.setup.values.card(card).face.effect() {
                Some(Effect::Points(points)) => i32::from(points),
                _ => 0,
            })
            .sum()
    }

    /// What a helper would bring with these artifacts.
    pub fn helper_points(&self, artifacts: &Cards, helper: Helper) -> i32 {
        let values = &self.setup.values;
        let value = &values.helpers[helper];
        match value.effect {
            HelperEffect::PerCard(points) => value
                .deck
                .map_or(0, |deck| i32::from(artifacts.of(deck)) * i32::from(points)),
            HelperEffect::PerCurse(points) => {
                let curses = artifacts
                    .iter()
                    .filter(|card| matches!(values.card(*card).face, Face::Curse(_)))
                    .count();
                curses as i32 * i32::from(points)
            }
            HelperEffect::LoneMonsters(monster) => {
                // What the helper brings is how much better the best grouping becomes.
                let monsters = self.monsters(artifacts);
                let hunted = MonsterValues {
                    monster,
                    ..values.monsters
                };
                hunted.best(monsters) - values.monsters.best(monsters)
            }
            HelperEffect::PerStars { stars, points } => {
                let counted = artifacts.and(&self.stars).len() / stars.max(1);
                i32::from(counted) * i32::from(points)
            }
            HelperEffect::PerType { cards, points } => {
                let types = Deck::ALL
                    .iter()
                    .filter(|deck| artifacts.of(**deck) >= cards)
                    .count();
                types as i32 * i32::from(points)
            }
        }
    }

    fn star_cards(&self, player: &Player) -> u8 {
        player.artifacts().and(&self.stars).len()
    }

    /// All who have the most stars get the award; who has none has not the most.
    fn star_award(&self, table: &Table, seat: Seat) -> i32 {
        let stars = |seat: Seat| self.star_cards(&table.players[seat]);
        let most = Seat::first(self.setup.players).map(stars).max();
        let own = stars(seat);
        if own > 0 && Some(own) == most {
            i32::from(self.setup.values.most_stars)
        } else {
            0
        }
    }

    /// All who have the most relics gain, all who have the fewest lose; none at all is fewest.
    /// Nothing happens if all have equally many, or if relics are not played with.
    fn relic_award(&self, table: &Table, seat: Seat) -> i32 {
        if !table.decks.contains(Deck::Relics) {
            return 0;
        }
        let relics = |seat: Seat| table.players[seat].artifacts().of(Deck::Relics);
        let most = Seat::first(self.setup.players).map(relics).max();
        let fewest = Seat::first(self.setup.players).map(relics).min();
        let own = Some(relics(seat));
        if most == fewest {
            0
        } else if own == most {
            i32::from(self.setup.values.most_relics)
        } else if own == fewest {
            i32::from(self.setup.values.fewest_relics)
        } else {
            0
        }
    }
}
