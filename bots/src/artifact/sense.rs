//! Common sense, not skill: how likely a player who does not think ahead is to do a thing. The
//! numbers are weights for chance, and nothing but taste stands behind them: an exhibition before
//! everything, ships when there is something to ship, no coins thrown away.

use engine::artifact::{
    Action, Artifact, Card, Choosing, Face, Insight, Phase, Pile, Player, Site, Table, Tile,
    TileSet, Track, View, Wants,
};
use engine::each::Member;
use engine::seat::Seat;

use crate::{Sensible, Weigh};

impl Sensible for Artifact {
    type Mind<'v> = Mind<'v>;

    fn mind<'v>(&'v self, seat: Seat, view: &'v View) -> Mind<'v> {
        Mind::new(self, seat, view)
    }
}

impl Weigh<Action> for Mind<'_> {
    fn weigh(&self, action: Action) -> u32 {
        // Passing is what is left when nothing else makes sense.
        match action {
            Action::Pass => 1,
            other => 8 * weight(self, other),
        }
    }
}

fn weight(mind: &Mind<'_>, action: Action) -> u32 {
    match action {
        Action::Research(site) => mind.dear(mind.research(site), Track::Museum),
        Action::Hire(site) => mind.dear(mind.hire(site), site.workers()),
        Action::HireTwo(site) => mind.dear(mind.hire(site), site.workers()) * 2 / 3,
        Action::Ship(site) => mind.ship(site),
        Action::StandAlone(_) => 150,
        Action::Exhibit(tile) => 300 + 100 * u32::from(mind.game.values().tiles[tile].points),
        Action::Sell(card) => mind.sell(card),
        Action::Buy(space) => mind.table.market[space].map_or(0, |card| mind.buy(card)),
        Action::Gold(_, space) => mind.table.market[space].map_or(0, |card| mind.gold(card)),
        Action::Joker(marker) => mind.joker(marker),
        Action::Pass => 0,
        Action::EndTurn => 12,
        Action::PlaceHut(site) => 3 + u32::from(mind.player.huts[site] == 0) * 5,
        Action::TakeMarker(track) => mind.marker(track),
        Action::Exchange { give, take } => mind.exchange(give, take),
        Action::NoMarker if mind.player.markers() < mind.game.values().mat => 1,
        Action::NoMarker => 6,
        Action::DrawUnseen => 30,
        Action::Decline => 1,
        Action::TakeRole(_) => 10,
        Action::Manuscript(site) if mind.best_manuscript(site) => 30,
        Action::Manuscript(_) => 1,
        Action::Choose(card) => mind.choose(card),
    }
}

/// What a seat makes of what it sees.
pub struct Mind<'v> {
    game: &'v Artifact,
    table: &'v Table,
    seat: Seat,
    player: &'v Player,
    hand: Pile,
    /// What this seat is about to do, and nobody else knows.
    choosing: Choosing,
    /// The exhibitions that could be produced with the hand.
    ready: TileSet,
}

impl<'v> Mind<'v> {
    fn new(game: &'v Artifact, seat: Seat, view: &'v View) -> Self {
        let table = &view.table;
        let player = &table.players[seat];
        let (hand, _) = view.hand(seat);
        Mind {
            game,
            table,
            seat,
            player,
            hand,
            choosing: match view.insight {
                Insight::Own { choosing, .. } | Insight::All { choosing, .. } => choosing,
                Insight::Open => Choosing::NOTHING,
            },
            ready: game.exhibitions_in_hand(&hand, player).and(table.tiles),
        }
    }

    fn last_round(&self) -> bool {
        self.table.last_round.is_some()
    }

    /// The exhibitions that the hand would allow with one more card, and does not now.
    fn completes(&self, card: Card) -> bool {
        let more = self.hand.plus(&[card].into_iter().collect());
        let ready = self.game.exhibitions_in_hand(&more, self.player);
        !ready.and(self.table.tiles).minus(self.ready).is_empty()
    }

    /// How well a card goes with others.
    fn appeal(&self, card: Card, others: &Pile) -> u32 {
        match card.face {
            Face::StandAlone => return 25,
            Face::Fragments => return 40,
            Face::Gold | Face::Manuscript => return 8,
            Face::Cursed => return 0,
            _ => {}
        }
        let same = |other: Card| {
            u32::from(other.face == card.face) * 3 + u32::from(other.site == card.site)
        };
        let fit: u32 = others
            .iter()
            .map(|(other, count)| u32::from(count) * same(other))
            .sum();
        1 + fit * fit / 2
    }

    /// Less, the more it costs.
    fn dear(&self, weight: u32, track: Track) -> u32 {
        let cost = u32::from(self.game.cost(self.table, track));
        weight * 9u32.saturating_sub(cost) / 6
    }

    /// How much use there is in digging: none in an empty site, and little when the round is the
    /// last and no ship will come.
    fn dig(&self, site: Site, weight: u32) -> u32 {
        if self.table.deck[site] == 0 {
            0
        } else if self.last_round() && self.player.mat[Track::Ship] == 0 {
            weight / 8
        } else {
            weight
        }
    }

    fn research(&self, site: Site) -> u32 {
        let level = self.player.research[site];
        let top = usize::from(level) + 1 == self.game.values().research.len();
        let reward = self.game.setup().expansions.research && !top;
        // A museum is kept for an exhibition that only waits for money.
        let kept = self.player.mat[Track::Museum] == 1 && !self.ready.is_empty();
        let weight = self.dig(site, 24) + if reward { 14 } else { 0 };
        if kept { weight / 10 } else { weight }
    }

    fn hire(&self, site: Site) -> u32 {
        let crowd = match self.player.huts[site] {
            0..=3 => 36,
            4 => 15,
            _ => 4,
        };
        self.dig(site, crowd)
    }

    fn ship(&self, site: Site) -> u32 {
        let load = self.game.ship_load(self.table, self.seat, site);
        let cursed = self.table.face_up.count(Card::new(site, Face::Cursed));
        let useful = u32::from(load.saturating_sub(cursed));
        let weight = match useful {
            0 => 0,
            1 => 10,
            2 => 60,
            _ => 40 * useful,
        };
        self.dear(weight, Track::Ship)
    }

    fn sell(&self, card: Card) -> u32 {
        let rest = self.hand.minus(&[card].into_iter().collect());
        let after = self.game.exhibitions_in_hand(&rest, self.player);
        let needed = !self.ready.minus(after).is_empty();
        let appeal = self.appeal(card, &rest);
        let shown = card.face == Face::StandAlone && self.player.mat[Track::Museum] > 0;
        match (needed || shown, self.player.money) {
            (true, _) => 0,
            (_, 0..=3) => 30 / (1 + appeal),
            (_, 4..=7) => 10 / (1 + appeal),
            _ if self.last_round() => 12 / (1 + appeal / 8),
            _ => 2 / (1 + appeal),
        }
    }

    fn buy(&self, card: Card) -> u32 {
        let museum = self.player.mat[Track::Museum] > 0;
        match self.completes(card) {
            true if museum => 150,
            true => 20,
            false if self.last_round() => 0,
            false => self.appeal(card, &self.hand).min(20) / 4,
        }
    }

    fn gold(&self, card: Card) -> u32 {
        if self.completes(card) {
            return 200;
        }
        self.appeal(card, &self.hand).min(20) / 3
    }

    /// Worth it for an exhibition, or for a full ship.
    fn joker(&self, marker: Track) -> u32 {
        let without = |track| self.player.mat[track] == 0 && marker != track;
        let worth = if without(Track::Museum) && !self.ready.is_empty() {
            200
        } else if without(Track::Ship) && Site::ALL.iter().any(|site| self.ship(*site) > 100) {
            25
        } else if self.player.money > 12 {
            2
        } else {
            0
        };
        // A marker that is of no use itself is the first to go.
        let idle = marker
            .site()
            .is_some_and(|site| self.player.huts[site] == 0);
        if idle { worth * 2 } else { worth }
    }

    /// Museums and ships, and workers where there are huts: of each a few.
    fn marker(&self, track: Track) -> u32 {
        let held = u32::from(self.player.mat[track]);
        let wish = match track.site() {
            None => 60,
            Some(site) if self.player.huts[site] > 0 => 40,
            Some(_) => 10,
        };
        wish / (1 + held * held)
    }

    fn exchange(&self, give: Track, take: Track) -> u32 {
        let missing = take.site().is_none() && self.player.mat[take] == 0;
        let spare = self.player.mat[give] > 1 || give.site().is_some();
        u32::from(missing && spare) * 4
    }

    fn best_manuscript(&self, site: Site) -> bool {
        self.game.best_manuscript_site(self.table, self.seat) == Some(site)
    }

    fn choose(&self, card: Card) -> u32 {
        match (&self.table.phase, self.choosing.tile) {
            (Phase::Keeping { .. }, _) => 1 + self.appeal(card, &self.hand),
            (_, Some(tile)) => self.show(card, tile),
            _ if self.completes(card) => 200,
            _ => 1 + self.appeal(card, &self.hand),
        }
    }

    /// What fits by itself rather than what has to stand for something else.
    fn show(&self, card: Card, tile: Tile) -> u32 {
        let fits = match tile.wants() {
            Wants::OfType(kind, _) => card.face == Face::of(kind),
            Wants::FromSite(site, _) => card.site == site,
            Wants::DifferentSites | Wants::DifferentTypes => {
                let same = |other: Card| match tile.wants() {
                    Wants::DifferentSites => other.site == card.site,
                    _ => other.face == card.face,
                };
                !self.choosing.cards.iter().any(|(one, _)| same(one))
            }
        };
        match (card.face, fits) {
            (Face::Fragments, _) => 2,
            (_, true) => 40,
            (_, false) => 1,
        }
    }
}
