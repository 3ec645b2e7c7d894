//! Artifact's printed values by their places in the set-up object.

use engine::artifact::{Face, Tile, TileValue, Track, Values};
use engine::each::Member;

use super::names;
use crate::values::{Misprint, Print, named, nth, number};

impl Print for Values {
    fn print(&mut self, players: u8, name: &[&str], given: &str) -> Result<(), Misprint> {
        let place = match *name {
            ["tracks", track, "spaces", place] => {
                let track = named(Track::ALL, names::track, track)?;
                nth(&mut self.tracks[track], place)?
            }
            ["tiles", tile, field] => {
                let tile = named(Tile::ALL, names::tile, tile)?;
                of_tile(&mut self.tiles[tile], field)?
            }
            ["values", "stand_alone", field] => of_tile(&mut self.stand_alone, field)?,
            ["values", "market_coins", place] => nth(&mut self.coins, place)?,
            ["values", "income", place] => nth(&mut self.income, place)?,
            ["values", "research", place] => nth(&mut self.research, place)?,
            ["values", "copies", face] => {
                let face = named(Face::ALL, names::face, face)?;
                &mut self.copies[face]
            }
            ["values", "first_year"] => return number(&mut self.first_year, given),
            ["values", field] => of_box(self, players, field)?,
            _ => return Err(Misprint::Unknown),
        };
        number(place, given)
    }
}

fn of_tile<'v>(value: &'v mut TileValue, field: &str) -> Result<&'v mut u8, Misprint> {
    match field {
        "points" => Ok(&mut value.points),
        "income" => Ok(&mut value.income),
        _ => Err(Misprint::Unknown),
    }
}

fn of_box<'v>(values: &'v mut Values, players: u8, field: &str) -> Result<&'v mut u8, Misprint> {
    let [three, four] = &mut values.removed;
    Ok(match (field, players) {
        ("joker", _) => &mut values.joker,
        ("coins_for_a_point", _) => &mut values.coins_for_a_point,
        ("berlin", _) => &mut values.berlin,
        ("huts", _) => &mut values.huts,
        ("mat", _) => &mut values.mat,
        ("money", _) => &mut values.money,
        ("rounds", _) => &mut values.rounds,
        ("removed", 3) => three,
        ("removed", 4) => four,
        _ => return Err(Misprint::Unknown),
    })
}
