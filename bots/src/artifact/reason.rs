//! What an action is good for, from what lies open alone: cards that a player drew unseen are not
//! in it.

use core::cmp::Reverse;

use engine::artifact::{Action, Artifact, Card, Phase, Pile, Role, Site, Table, Tile, Track};
use engine::seat::Seat;

/// What an action is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It belongs to the exhibition of this tile.
    ForTile(Tile),
    /// It produces the stand-alone exhibition of this site.
    StandAlone(Site),
    /// With it, the cards for this tile are together.
    Completes(Tile),
    /// With it, the cards for this tile are together but for one.
    OneShortOf(Tile),
    /// So many cards come from a site at once.
    FullShip {
        /// From where.
        site: Site,
        /// How many.
        cards: u8,
    },
    /// Somebody else could ship the cards of a site.
    BeforeOther {
        /// Where.
        site: Site,
        /// Who else has huts there.
        other: Seat,
    },
    /// A card is turned up at this site, for a later ship.
    Dig(Site),
    /// The first hut of all at this site: it digs nothing, and a ship can come.
    Foothold(Site),
    /// The research marker of this site moves.
    Research(Site),
    /// It brings so many coins.
    Income(u8),
    /// A marker of this track is cheap to use: it costs so much.
    CheapMarker {
        /// Of which track.
        track: Track,
        /// The number that it will cover.
        cost: u8,
    },
    /// A marker of this track is wanted for what comes next.
    MarkerFor(Track),
    /// What this role allows.
    ForRole(Role),
    /// A marker serves as one of another track.
    AsJoker,
    /// A card that costs nothing.
    FreeCard,
    /// No marker on the board is worth taking.
    NoMarkerWanted,
    /// Nothing that is left is worth its coins.
    KeepsCoins,
    /// It is the last round: only what counts at once is done.
    LastYear,
}

/// At most so many coins are little for a marker.
const CHEAP: u8 = 2;

pub(super) fn reason(game: &Artifact, table: &Table, seat: Seat, action: Action) -> Option<Reason> {
    let known = table.players[seat].known;
    let nearest = |more: Pile| nearest(game, table, seat, &known, &known.plus(&more));
    Some(match action {
        Action::StandAlone(site) => Reason::StandAlone(site),
        Action::Ship(site) => {
            let cards = game.ship_load(table, seat, site);
            let all = cards == table.face_up.of_site(site);
            let load = if all {
                of_site(&table.face_up, site)
            } else {
                Pile::EMPTY
            };
            nearest(load).unwrap_or_else(|| match rival(game, table, seat, site) {
                Some(other) => Reason::BeforeOther { site, other },
                None => Reason::FullShip { site, cards },
            })
        }
        Action::Buy(space) => nearest(only(table.market[space]?))?,
        Action::Gold(_, space) => nearest(only(table.market[space]?))?,
        Action::Choose(card) => match table.phase {
            Phase::Shipping { .. } => nearest(only(card))?,
            Phase::Keeping { shown, .. } => match nearest(only(card)) {
                Some(reason) => reason,
                None => Reason::ForTile(exhibited(game, table, seat, &shown)?),
            },
            // What is shown is known when it is complete, not before.
            _ => return None,
        },
        Action::Research(site) if game.setup().expansions.research => Reason::Research(site),
        Action::Research(site)
        | Action::Hire(site)
        | Action::HireTwo(site)
        | Action::PlaceHut(site) => match table.huts(site) {
            0 => Reason::Foothold(site),
            _ => Reason::Dig(site),
        },
        Action::Sell(_) => Reason::Income(game.sale_price(table, seat)),
        Action::TakeMarker(track) | Action::Exchange { take: track, .. } => {
            marker(game, table, track)
        }
        Action::Pass | Action::EndTurn if table.last_round.is_some() => Reason::LastYear,
        Action::Pass | Action::EndTurn => Reason::KeepsCoins,
        Action::DrawUnseen => Reason::FreeCard,
        Action::NoMarker => Reason::NoMarkerWanted,
        Action::TakeRole(role) => Reason::ForRole(role),
        Action::Manuscript(site) => Reason::Research(site),
        // Which tile it is for, nobody else knows before the set is complete.
        // Nor that a marker is to be a joker before it pays for something.
        Action::Exhibit(_) | Action::Joker(_) | Action::Decline => return None,
    })
}

/// The same for the seat that does it, which knows which tile it shows its cards for, and what its joker is.
pub(super) fn own_reason(
    game: &Artifact,
    table: &Table,
    seat: Seat,
    action: Action,
) -> Option<Reason> {
    match action {
        Action::Exhibit(tile) => Some(Reason::ForTile(tile)),
        Action::Joker(_) => Some(Reason::AsJoker),
        _ => reason(game, table, seat, action),
    }
}

fn only(card: Card) -> Pile {
    [card].into_iter().collect()
}

fn of_site(pile: &Pile, site: Site) -> Pile {
    let cards = pile.iter().filter(|(card, _)| card.site == site);
    cards
        .flat_map(|(card, count)| core::iter::repeat_n(card, count.into()))
        .collect()
}

/// Who else could ship from a site: of those the one with most huts there, the next clockwise first.
fn rival(game: &Artifact, table: &Table, seat: Seat, site: Site) -> Option<Seat> {
    let others = seat.clockwise(game.setup().players).skip(1);
    let there = others.filter(|other| table.players[*other].huts[site] > 0);
    there.min_by_key(|other| Reverse(table.players[*other].huts[site]))
}

/// The tile that cards were shown for: of an exhibition of the seat, and exactly its set.
fn exhibited(game: &Artifact, table: &Table, seat: Seat, shown: &Pile) -> Option<Tile> {
    let player = &table.players[seat];
    let size = |tile: &Tile| tile.wants().size() == shown.len();
    let mut tiles = player.tiles.iter().filter(size);
    tiles.find(|tile| game.missing_for(shown, player, *tile) == 0)
}

fn marker(game: &Artifact, table: &Table, track: Track) -> Reason {
    // When it is back on the board, it covers the number that is lowest now.
    let cost = game.cost_beside(track, table.board[track].saturating_sub(1));
    if cost <= CHEAP {
        Reason::CheapMarker { track, cost }
    } else {
        Reason::MarkerFor(track)
    }
}

/// The dearest tile that more cards bring within reach: complete before one short.
fn nearest(
    game: &Artifact,
    table: &Table,
    seat: Seat,
    before: &Pile,
    after: &Pile,
) -> Option<Reason> {
    let player = &table.players[seat];
    let lacks = |hand: &Pile, tile: Tile| game.missing_for(hand, player, tile);
    let reached = |most: u8| {
        let closer = |tile: &Tile| lacks(after, *tile) < lacks(before, *tile);
        let tiles = table.tiles.iter().filter(closer);
        tiles
            .filter(|tile| lacks(after, *tile) == most)
            .max_by_key(|tile| game.values().tiles[*tile].points)
    };
    reached(0)
        .map(Reason::Completes)
        .or_else(|| reached(1).map(Reason::OneShortOf))
}
