//! What an action is good for, from what lies open alone: no counterfeit that is not known to all
//! has a part in it.

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{
    Action, Colour, Effect, Mark, Neighbour, Phase, Relic, Table, Warehouse51,
};

/// What an action is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The first relic of a colour.
    NewColour(Colour),
    /// It would bring the lead in a colour.
    LeadIn(Colour),
    /// It makes the lead in a colour larger.
    HoldsLead(Colour),
    /// It would bring the second place in a colour.
    SecondIn(Colour),
    /// It completes a set of four colours.
    SetOfColours,
    /// What the relic does.
    ForEffect(Effect),
    /// Somebody else would come to lead in a colour with it.
    Denies {
        /// Who.
        other: Seat,
        /// In which colour.
        colour: Colour,
    },
    /// There is no more to it than a good price.
    GoodPrice,
    /// More than so many ingots are bid already, or would have to be.
    TooDear(u8),
    /// A curse lies on the relic.
    Cursed,
    /// The ingots are kept for what comes.
    KeepsIngots,
    /// It picks from the stack of this colour, of which it has some.
    WantsColour(Colour),
    /// It picks from the stack of this colour, of which it has nothing.
    LacksColour(Colour),
    /// This neighbour has fewer ingots than the other one.
    PoorerNeighbour(Neighbour),
    /// It needs ingots more than this relic.
    NeedsIngots(Relic),
    /// A relic that is to count at the end.
    ToKeep(Relic),
    /// To know which relics are counterfeits.
    ToKnow,
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
        Action::Pass => no_bid(game, table),
        Action::Reveal(colour) if game.colour_total(&table.players[seat], colour) == 0 => {
            Reason::LacksColour(colour)
        }
        Action::Reveal(colour) => Reason::WantsColour(colour),
        Action::Pay(side) => {
            let players = game.setup().players;
            let gold = |side: Neighbour| table.players[side.of(seat, players)].gold;
            let other = match side {
                Neighbour::Left => Neighbour::Right,
                Neighbour::Right => Neighbour::Left,
            };
            // More is not for everybody to know.
            if gold(side) >= gold(other) {
                return None;
            }
            Reason::PoorerNeighbour(side)
        }
        Action::Pawn(relic) => Reason::NeedsIngots(relic),
        Action::BuyBack(relic) | Action::Certify(relic) | Action::Cancel(relic) => {
            Reason::ToKeep(relic)
        }
        Action::Examine(_) => Reason::ToKnow,
        Action::Decline => return None,
    })
}

/// The same for the seat that does it, which knows what it closes its fist on.
pub(super) fn own_reason(
    game: &Warehouse51,
    table: &Table,
    seat: Seat,
    action: Action,
) -> Option<Reason> {
    match action {
        Action::Bid(0) => Some(no_bid(game, table)),
        Action::Bid(_) => Some(wish(game, table, seat, table.relic?)),
        _ => reason(game, table, seat, action),
    }
}

/// What speaks against a relic.
fn no_bid(game: &Warehouse51, table: &Table) -> Reason {
    let mark = table.relic.map(|relic| game.values().relics[relic].mark);
    match table.leader {
        _ if mark == Some(Mark::Cursed) => Reason::Cursed,
        Some(leader) => Reason::TooDear(table.bids[leader]),
        None => Reason::KeepsIngots,
    }
}

/// What speaks for a relic.
fn wish(game: &Warehouse51, table: &Table, seat: Seat, relic: Relic) -> Reason {
    let printed = &game.values().relics[relic];
    let colour = printed.colour;
    let total = |one: Seat, colour: Colour| game.colour_total(&table.players[one], colour);
    let own = total(seat, colour);
    if own == 0 {
        let others = Colour::ALL.iter().filter(|one| **one != colour);
        let complete = others.into_iter().all(|one| total(seat, *one) > 0);
        return if complete {
            Reason::SetOfColours
        } else {
            Reason::NewColour(colour)
        };
    }
    let others = || Seat::first(game.setup().players).filter(|one| *one != seat);
    let ahead = |of: u8| others().filter(|one| total(*one, colour) >= of).count();
    let (before, after) = (ahead(own), ahead(own + printed.value));
    match (before, after) {
        (1.., 0) => return Reason::LeadIn(colour),
        (2.., 1) => return Reason::SecondIn(colour),
        _ => {}
    }
    if let Some(effect) = printed.effect.filter(|_| printed.mark != Mark::Cursed) {
        return Reason::ForEffect(effect);
    }
    if before == 0 {
        return Reason::HoldsLead(colour);
    }
    let most = others().map(|one| total(one, colour)).max();
    let near = |one: &Seat| {
        let (now, then) = (total(*one, colour), total(*one, colour) + printed.value);
        Some(now) < most && Some(then) > most && table.players[*one].gold > 0
    };
    match others().find(near) {
        Some(other) => Reason::Denies { other, colour },
        None => Reason::GoodPrice,
    }
}
