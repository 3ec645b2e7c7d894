//! How imagined games are played on: by weights that are quick to work out.

use engine::artifact::{
    Action, Artifact, Card, Face, Phase, Pile, Player, Site, State, Table, Track, Wants,
};
use engine::seat::Seat;

/// A seat in an imagined game.
pub(super) struct Playing<'s> {
    game: &'s Artifact,
    state: &'s State,
    table: &'s Table,
    seat: Seat,
    player: &'s Player,
}

impl<'s> Playing<'s> {
    pub fn new(game: &'s Artifact, state: &'s State, seat: Seat) -> Self {
        let table = state.table();
        Self {
            game,
            state,
            table,
            seat,
            player: &table.players[seat],
        }
    }

    pub fn weigh(&self, action: Action) -> u32 {
        match action {
            Action::Exhibit(tile) => 4000 + 500 * u32::from(self.game.values().tiles[tile].points),
            Action::StandAlone(_) => 2000,
            Action::Ship(site) => self.ship(site),
            Action::Hire(site) => self.hire(site),
            Action::HireTwo(site) => self.hire(site) * 2,
            Action::Research(site) => self.research(site),
            Action::Sell(card) => self.sell(card),
            Action::Buy(_) => 6,
            Action::Gold(..) => 12,
            Action::Joker(_) => self.joker(),
            Action::Pass => 6,
            Action::EndTurn => 12,
            Action::PlaceHut(site) => 3 + u32::from(self.player.huts[site] == 0) * 5,
            Action::TakeMarker(track) => self.marker(track),
            Action::Exchange { .. } => 1,
            Action::NoMarker => 4,
            Action::DrawUnseen => 40,
            Action::Decline => 1,
            Action::TakeRole(_) => 10,
            Action::Manuscript(_) => 10,
            Action::Choose(card) => self.choose(card),
        }
    }

    fn last_round(&self) -> bool {
        self.table.last_round.is_some()
    }

    fn ship(&self, site: Site) -> u32 {
        match self.game.ship_load(self.table, self.seat, site) {
            0 => 0,
            1 => 20,
            load => 200 * u32::from(load - 1),
        }
    }

    /// Digging is of use as long as a ship may come.
    fn dig(&self, site: Site, weight: u32, track: Track) -> u32 {
        if self.table.deck[site] == 0 {
            return 0;
        }
        if self.last_round() && self.player.mat[Track::Ship] == 0 {
            return 2;
        }
        weight * u32::from(8u8.saturating_sub(self.game.cost(self.table, track)))
    }

    fn hire(&self, site: Site) -> u32 {
        let weight = match self.player.huts[site] {
            0..=3 => 24,
            4 => 8,
            _ => 2,
        };
        self.dig(site, weight, site.workers())
    }

    fn research(&self, site: Site) -> u32 {
        let track = u32::from(self.game.setup().expansions.research) * 6;
        self.dig(site, 12 + track, Track::Museum)
    }

    fn sell(&self, card: Card) -> u32 {
        let fits = self.fits(card);
        match self.player.money {
            _ if fits > 3 => 1,
            0..=4 => 30,
            _ if self.last_round() => 40,
            _ => 6,
        }
    }

    fn joker(&self) -> u32 {
        match self.player.money {
            0..=9 => 1,
            _ => 6,
        }
    }

    fn marker(&self, track: Track) -> u32 {
        let held = u32::from(self.player.mat[track]);
        let wish = match track.site() {
            None => 60,
            Some(site) if self.player.huts[site] > 0 => 40,
            Some(_) => 10,
        };
        wish / (1 + held * held)
    }

    /// How well a card goes with the hand.
    fn fits(&self, card: Card) -> u32 {
        let hand = self.state.hand(self.seat);
        fit(&hand, card)
    }

    fn choose(&self, card: Card) -> u32 {
        match (self.table.phase, self.state.choosing().tile) {
            (Phase::Keeping { .. }, _) => 1 + self.fits(card).pow(2),
            (_, Some(tile)) => match (card.face, tile.wants()) {
                (Face::Fragments, _) => 1,
                (_, Wants::OfType(kind, _)) if card.face != Face::of(kind) => 1,
                _ => 20,
            },
            _ => 1 + self.fits(card).pow(2),
        }
    }
}

/// How many cards of the same type a pile has, counted twice, and of the same site.
fn fit(pile: &Pile, card: Card) -> u32 {
    match card.face {
        Face::Fragments | Face::StandAlone => 8,
        Face::Gold | Face::Manuscript => 3,
        Face::Cursed => 0,
        face => {
            let sites = [Site::Africa, Site::Asia, Site::America, Site::MiddleEast];
            let alike = sites.map(|site| pile.count(Card::new(site, face)));
            let alike: u8 = alike.iter().sum();
            u32::from(alike) * 2 + u32::from(pile.of_site(card.site))
        }
    }
}
