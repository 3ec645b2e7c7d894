//! Warehouse 51's printed values by their places in the set-up object, and why some cannot be played
//! with.

use engine::each::Member;
use engine::warehouse51::{
    AuctionKind, Colour, Effect, Mark, Printed, Relic, SetupError, Values, ValuesError,
};

use super::names::{self, certificate, colour, relic_words};
use crate::page::sentence;
use crate::values::{Misprint, Print, named, nth, number, switch, word};

/// What stands for nothing, as in the JSON.
const NOTHING: &str = "null";

impl Print for Values {
    fn print(&mut self, players: u8, name: &[&str], given: &str) -> Result<(), Misprint> {
        match *name {
            ["relics", relic, field] => {
                let relic = named(Relic::ALL, names::relic, relic)?;
                print_relic(&mut self.relics[relic], field, given)
            }
            ["values", "places", of, place] => {
                let of = named(Colour::ALL, colour, of)?;
                number(nth(&mut self.places[of], place)?, given)
            }
            ["values", field] => number(of_box(self, players, field)?, given),
            _ => Err(Misprint::Unknown),
        }
    }
}

fn of_box<'v>(values: &'v mut Values, players: u8, field: &str) -> Result<&'v mut u8, Misprint> {
    let [three, four, five] = &mut values.between;
    Ok(match (field, players) {
        ("ingots", _) => &mut values.ingots,
        ("purse", _) => &mut values.purse,
        ("bank", _) => &mut values.bank,
        ("between", 3) => three,
        ("between", 4) => four,
        ("between", _) => five,
        ("pawn_tiles", _) => &mut values.pawn_tiles,
        ("pawn_below", _) => &mut values.pawn_below,
        ("pawn_pays", _) => &mut values.pawn_pays,
        ("buy_back", _) => &mut values.buy_back,
        ("set_points", _) => &mut values.set_points,
        ("ingots_for_a_point", _) => &mut values.ingots_for_a_point,
        _ => return Err(Misprint::Unknown),
    })
}

fn print_relic(relic: &mut Printed, field: &str, given: &str) -> Result<(), Misprint> {
    match field {
        "colour" => word(
            &mut relic.colour,
            given,
            Colour::ALL.map(|one| (colour(one), one)),
        ),
        "value" => number(&mut relic.value, given),
        "mark" => {
            let marks = [Mark::Neutral, Mark::Blessed, Mark::Cursed];
            word(
                &mut relic.mark,
                given,
                marks.map(|one| (names::mark(one), one)),
            )
        }
        "auction" => {
            let kinds = [AuctionKind::Open, AuctionKind::Fist];
            word(
                &mut relic.auction,
                given,
                kinds.map(|one| (names::auction(one), one)),
            )
        }
        "effect" => {
            let effects = Effect::ALL.map(|one| (names::effect(one), Some(one)));
            word(
                &mut relic.effect,
                given,
                effects.into_iter().chain([(NOTHING, None)]),
            )
        }
        "amount" if given == NOTHING => {
            relic.amount = 0;
            Ok(())
        }
        "amount" => number(&mut relic.amount, given),
        "counterfeit_card" => switch(&mut relic.counterfeit, given),
        _ => Err(Misprint::Unknown),
    }
}

/// Why a set-up cannot be played, as a sentence.
pub fn why_not(error: SetupError) -> String {
    match error {
        SetupError::Players(players) => format!("The game is for three to five, not {players}."),
        SetupError::Start(_) => "Nobody sits where the game is to begin.".into(),
        SetupError::Values(error) => values_error(error),
    }
}

fn values_error(error: ValuesError) -> String {
    let name = |relic: Relic| sentence(relic_words(relic));
    match error {
        ValuesError::Ingots(ingots) => format!(
            "{ingots} ingots are more than can be bid, or fewer than five players and the bank \
             begin with."
        ),
        ValuesError::Value(relic) => {
            format!("{} has to be worth 1 to 9.", name(relic))
        }
        ValuesError::NeutralEffect(relic) => {
            format!("{} has an effect, so it is blessed or cursed.", name(relic))
        }
        ValuesError::Amount(relic) => format!(
            "{} needs an amount exactly if its effect has one, and no more than there are ingots.",
            name(relic)
        ),
        ValuesError::CertificateTwice(one) => {
            format!("Two relics carry certificate {}.", certificate(one))
        }
        ValuesError::NoRelics(of) => format!("No relic is {}.", colour(of)),
        ValuesError::Counterfeits(players) => {
            format!("There are not enough counterfeit cards for {players} players.")
        }
        ValuesError::PawnTiles(tiles) => format!("{tiles} pawn tiles are more than the relics."),
        ValuesError::Pawnshop => "The pawnshop's sums are more than there can be ingots.".into(),
        ValuesError::Places(of) => format!(
            "The second {} place is worth more than the first, or one more than 99 points.",
            colour(of)
        ),
        ValuesError::SetPoints(points) => {
            format!("A set is worth 99 points at most, not {points}.")
        }
        ValuesError::IngotsForAPoint => "A point needs at least one ingot.".into(),
    }
}
