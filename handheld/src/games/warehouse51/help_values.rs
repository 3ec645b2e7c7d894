//! What stands in the places of Warehouse 51's help pages: numbers as they are printed in the box that is played
//! with.

use engine::warehouse51::Values;

/// The number that a name stands for.
pub fn number(values: &Values, name: &str) -> Option<i32> {
    let [three, four, five] = values.between;
    let number = match name {
        "purse" => values.purse,
        "bank" => values.bank,
        "three" => three,
        "four" => four,
        "five" => five,
        "below" => values.pawn_below,
        "pays" => values.pawn_pays,
        "buyback" => values.buy_back,
        "set" => values.set_points,
        "gold" => values.ingots_for_a_point,
        _ => return None,
    };
    Some(number.into())
}
