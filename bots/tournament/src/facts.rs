//! What a finished game tells about its balance: how it ended, where points came from, what was
//! used and by whom.

use std::collections::BTreeMap;

use bots::Opponent;
use engine::artifact::{self, Artifact, EndTrigger, Wants};
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};

/// What a game tells.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told {
    /// What ended it.
    pub end: String,
    /// How long it was, in the game's own measure: years, auctions, cards taken.
    pub length: u32,
    /// Points of each seat by where they come from.
    pub sources: BTreeMap<String, Vec<i32>>,
    /// The seats that have each thing at the end, or used it: once for each time.
    pub pieces: BTreeMap<String, Vec<u8>>,
}

impl Told {
    /// A seat has or used something.
    pub fn add_use(&mut self, what: String, seat: Seat) {
        self.pieces.entry(what).or_default().push(seat as u8);
    }

    fn add_points(&mut self, source: &str, points: i32) {
        let points_so_far = self.sources.entry(source.into()).or_default();
        points_so_far.push(points);
    }
}

/// A game that tells.
pub trait Facts: Opponent {
    /// Something that is used up in an action, if it is to be counted.
    fn use_of(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<String>;

    /// What the last state tells.
    fn tell(&self, state: &Self::State, told: &mut Told);
}

impl Facts for Artifact {
    fn use_of(&self, _: &artifact::State, _: Seat, action: artifact::Action) -> Option<String> {
        match action {
            artifact::Action::TakeRole(artifact::Role::City(city)) => {
                Some(format!("role {city:?}"))
            }
            artifact::Action::TakeRole(artifact::Role::Archaeologist(one)) => {
                Some(format!("role {one:?}"))
            }
            artifact::Action::Sell(_) => Some("sale".into()),
            artifact::Action::Buy(_) => Some("purchase".into()),
            artifact::Action::Joker(_) => Some("joker".into()),
            artifact::Action::Ship(_) => Some("ship".into()),
            artifact::Action::Gold(..) => Some("gold".into()),
            _ => None,
        }
    }

    fn tell(&self, state: &artifact::State, told: &mut Told) {
        let table = state.table();
        told.end = match table.last_round {
            Some(EndTrigger::DeckEmpty(_)) => "a deck is empty".into(),
            Some(EndTrigger::IncomeTrackEmpty) => "the income track is empty".into(),
            Some(EndTrigger::TwoTypesTaken) => "two types are taken".into(),
            Some(EndTrigger::LastYear) => "the last year".into(),
            None => "nothing".into(),
        };
        told.length = u32::from(table.round) + 1;
        for seat in Seat::first(self.seats()) {
            let score = self.score(table, seat);
            told.add_points("tiles", score.tile_points.into());
            told.add_points("stand-alone", score.stand_alone_points.into());
            told.add_points("money", score.money_points.into());
            told.add_points("research", score.research_points.into());
            for tile in score.tiles.iter() {
                told.add_use(tile_name(tile), seat);
            }
        }
    }
}

fn tile_name(tile: artifact::Tile) -> String {
    match tile.wants() {
        Wants::OfType(kind, size) => format!("tile {kind:?} {size}"),
        Wants::FromSite(site, size) => format!("tile {site:?} {size}"),
        Wants::DifferentSites => "tile different sites".into(),
        Wants::DifferentTypes => "tile different types".into(),
    }
}

impl Facts for Warehouse51 {
    fn use_of(
        &self,
        _: &warehouse51::State,
        _: Seat,
        action: warehouse51::Action,
    ) -> Option<String> {
        match action {
            warehouse51::Action::Pawn(_) => Some("pawned".into()),
            warehouse51::Action::BuyBack(_) => Some("bought back".into()),
            warehouse51::Action::Certify(_) => Some("certified".into()),
            warehouse51::Action::Cancel(_) => Some("cancelled".into()),
            _ => None,
        }
    }

    fn tell(&self, state: &warehouse51::State, told: &mut Told) {
        let table = state.table();
        told.end = "the stacks are empty".into();
        told.length = warehouse51::Relic::ALL.len() as u32 - u32::from(table.gone.len());
        // Whose the counterfeits were is not known any more: they have left.
        for seat in Seat::first(self.seats()) {
            let score = self.score(table, seat);
            told.add_points("places", score.colour_points().into());
            told.add_points("sets", score.set_points.into());
            told.add_points("ingots", score.ingot_points.into());
            for relic in table.players[seat].relics.iter() {
                told.add_use(format!("relic {relic:?}"), seat);
            }
        }
    }
}

impl Facts for ArtifactStack {
    fn use_of(&self, _: &stack::State, _: Seat, action: stack::Action) -> Option<String> {
        match action {
            stack::Action::TurnOver(set) => Some(format!("bonus {:?} {}", set.deck(), set.size())),
            stack::Action::Look(_) => Some("look".into()),
            stack::Action::Hire(_) => Some("hired for silver".into()),
            _ => None,
        }
    }

    fn tell(&self, state: &stack::State, told: &mut Told) {
        let table = state.table();
        told.end = "the second temple is empty".into();
        let cards = |seat: Seat| u32::from(table.players[seat].artifacts().len());
        told.length = Seat::first(self.seats()).map(cards).sum();
        for seat in Seat::first(self.seats()) {
            let score = self.score(table, seat);
            told.add_points("cards", score.decks.values().iter().sum());
            told.add_points("helpers", score.helpers.values().iter().sum());
            told.add_points("relics", score.relics);
            told.add_points("stars", score.stars);
            told.add_points("silver", score.silver_points);
            for helper in table.players[seat].helpers.iter() {
                told.add_use(format!("helper {helper:?}"), seat);
            }
        }
    }
}
