//! What an action is good for, from what lies open alone: no counterfeit that is not known to all
//! has a part in it.

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour, Effect, Neighbour, Phase, Relic, Table, Warehouse51};

/// What an action is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The first relic of a colour.
    NewColour(Colour),
    /// It would bring the lead in a colour.
    LeadIn(Colour),
    /// It completes a set of four colours.
    SetOfColours,
    /// What the relic does.
    ForEffect(Effect),
    /// There is no more to it than a good price.
    GoodPrice,
    /// The bids are too high already.
    TooDear,
    /// The ingots are kept for what comes.
    KeepsIngots,
    /// It picks from the stack of this colour, which it wants.
    WantsColour(Colour),
    /// It pays the one who stands worse.
    WeakerNeighbour(Neighbour),
    /// It needs ingots more than this relic.
    NeedsIngots(Relic),
    /// A relic that counts at the end.
    ToKeep(Relic),
}

pub(super) fn reason(
    game: &Warehouse51,
    table: &Table,
    seat: Seat,
    action: Action,
) -> Option<Reason> {
    Some(match action {
        // What is in a fist nobody knows yet.
        Action::Bid(_) if table.phase != Phase::OpenAuction => return None,
        Action::Bid(_) => wish(game, table, seat, table.relic?),
        Action::Pass if table.leader.is_some() => Reason::TooDear,
        Action::Pass => Reason::KeepsIngots,
        Action::Reveal(colour) => Reason::WantsColour(colour),
        Action::Pay(side) => Reason::WeakerNeighbour(side),
        Action::Pawn(relic) => Reason::NeedsIngots(relic),
        Action::BuyBack(relic) | Action::Certify(relic) | Action::Cancel(relic) => {
            Reason::ToKeep(relic)
        }
        Action::Examine(_) | Action::Decline => return None,
    })
}

/// What speaks for a relic.
fn wish(game: &Warehouse51, table: &Table, seat: Seat, relic: Relic) -> Reason {
    let printed = &game.values().relics[relic];
    let player = &table.players[seat];
    let total = |one: Seat, colour: Colour| game.colour_total(&table.players[one], colour);
    let own = total(seat, printed.colour);
    if own == 0 {
        let others = Colour::ALL.iter().filter(|one| **one != printed.colour);
        let complete = others.into_iter().all(|one| total(seat, *one) > 0);
        return if complete {
            Reason::SetOfColours
        } else {
            Reason::NewColour(printed.colour)
        };
    }
    let mut others = Seat::first(game.setup().players).filter(|one| *one != seat);
    let best = others.by_ref().map(|one| total(one, printed.colour)).max();
    let best = best.unwrap_or(0);
    if own <= best && own + printed.value > best {
        return Reason::LeadIn(printed.colour);
    }
    match printed.effect {
        Some(effect) if !player.relics.contains(relic) => Reason::ForEffect(effect),
        _ => Reason::GoodPrice,
    }
}
