//! Which rule stands against an action, in a form that a screen turns into a sentence.

use super::action::Action;
use super::cards::Card;
use super::data::{ACTIONS_A_TURN, Archaeologist, Face, Role, Site, Tile, Track};
use super::market::is_market;
use super::setup::Artifact;
use super::state::{Phase, State};

/// Why an action is not available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked for now.
    NotNow,
    /// The site, seat, role or expansion is not played with.
    NotInPlay,
    /// Both actions of this turn are done.
    TwoActionsDone,
    /// A turn ends only after an action; otherwise it is passing.
    NothingDone,
    /// Who has acted in a turn cannot pass in it.
    AlreadyActed,
    /// No marker of this track is on the mat.
    NoMarker(Track),
    /// No marker of this track is on the board.
    NoneOnBoard(Track),
    /// The mat is full.
    MatFull,
    /// It costs more than there is.
    TooExpensive {
        /// What it costs.
        cost: u16,
        /// What there is.
        money: u16,
    },
    /// No hut is left to place.
    NoHutInReserve,
    /// Research is for sites without an own hut.
    HutThere(Site),
    /// Hiring and shipping are for sites with an own hut.
    NoHutThere(Site),
    /// Somebody has this tile.
    TileTaken(Tile),
    /// The hand does not hold what the tile wants.
    SetNotInHand(Tile),
    /// The card is not where it would have to be.
    NotThere,
    /// The card does not fit beside those chosen.
    DoesNotFit(Card),
    /// Fragments stay under the tile.
    FragmentsAreNotKept,
    /// A joker does not open the black market.
    NoJokerOnMarket,
    /// The free action does not open the black market.
    NoFreeMarket,
    /// A joker stands for another marker than itself.
    JokerForItself,
    /// There is nothing that a joker could be used for.
    NothingForJoker,
    /// Nothing is on that space of the market.
    MarketSpaceEmpty,
    /// No space of the market is free.
    MarketFull,
    /// The role that allows it is not held.
    WithoutRole(Role),
    /// The role is held already.
    RoleHeld,
    /// A marker is exchanged for another one.
    SameMarker,
    /// The first card must be kept.
    MustKeep,
    /// The research marker is at the top.
    AtTheTop(Site),
}

impl Artifact {
    /// Why an action is not among the legal ones.
    pub(super) fn explain(&self, state: &State, action: Action) -> Refusal {
        match (state.table.phase, action) {
            (Phase::Turn, _) if state.secret.choosing.tile.is_some() => {
                self.explain_shown(state, action)
            }
            (Phase::Turn, _) => self.explain_turn(state, action),
            (Phase::FirstHuts { .. }, Action::PlaceHut(_)) => Refusal::NotInPlay,
            (Phase::Shipping { .. }, Action::Choose(_)) => Refusal::NotThere,
            (Phase::Keeping { shown, .. }, Action::Choose(card)) => {
                if card.face == Face::Fragments && shown.has(card) {
                    Refusal::FragmentsAreNotKept
                } else {
                    Refusal::NotThere
                }
            }
            (Phase::Keeping { .. }, Action::Decline) => Refusal::MustKeep,
            (Phase::ChoosingRole, Action::TakeRole(role)) if !self.on_offer(role) => {
                Refusal::NotInPlay
            }
            (Phase::ChoosingRole, Action::TakeRole(_)) => Refusal::RoleHeld,
            (Phase::Manuscripts, Action::Manuscript(site)) => {
                if self.in_play(site) {
                    Refusal::AtTheTop(site)
                } else {
                    Refusal::NotInPlay
                }
            }
            (
                Phase::FirstMarkers | Phase::PassedTurn | Phase::Refilling,
                Action::TakeMarker(track),
            ) => self.explain_take(state, track),
            (Phase::PassedTurn, Action::Exchange { give, take }) => {
                if give == take {
                    Refusal::SameMarker
                } else if state.table.players[state.table.seat].mat[give] == 0 {
                    Refusal::NoMarker(give)
                } else {
                    Refusal::NoneOnBoard(take)
                }
            }
            _ => Refusal::NotNow,
        }
    }

    fn explain_take(&self, state: &State, track: Track) -> Refusal {
        let player = &state.table.players[state.table.seat];
        if player.markers() >= self.setup.values.mat {
            Refusal::MatFull
        } else {
            Refusal::NoneOnBoard(track)
        }
    }

    fn explain_shown(&self, state: &State, action: Action) -> Refusal {
        let Action::Choose(card) = action else {
            return Refusal::NotNow;
        };
        let left = state
            .hand(state.table.seat)
            .minus(&state.secret.choosing.cards);
        if left.has(card) {
            Refusal::DoesNotFit(card)
        } else {
            Refusal::NotThere
        }
    }

    fn explain_turn(&self, state: &State, action: Action) -> Refusal {
        let table = &state.table;
        let track = match action {
            Action::Research(_) | Action::StandAlone(_) | Action::Exhibit(_) => Track::Museum,
            Action::Hire(site) | Action::HireTwo(site) => site.workers(),
            Action::Ship(_) | Action::Sell(_) | Action::Buy(_) => Track::Ship,
            Action::Joker(track) => track,
            Action::EndTurn if state.secret.choosing.joker.is_none() => {
                return Refusal::NothingDone;
            }
            Action::Pass if table.actions_done > 0 => return Refusal::AlreadyActed,
            Action::Gold(site, _) if state.secret.choosing.joker.is_none() => {
                let gold = Card::new(site, Face::Gold);
                return if state.hand(table.seat).has(gold) {
                    Refusal::MarketSpaceEmpty
                } else {
                    Refusal::NotThere
                };
            }
            _ => return Refusal::NotNow,
        };
        if table.actions_done >= ACTIONS_A_TURN {
            return Refusal::TwoActionsDone;
        }
        self.explain_opening(state, action)
            .unwrap_or_else(|| self.explain_payment(state, action, track))
    }

    /// What board and hand say against it.
    fn explain_opening(&self, state: &State, action: Action) -> Option<Refusal> {
        let table = &state.table;
        let player = &table.players[table.seat];
        let hand = state.hand(table.seat);
        let no_huts = |least: u8| (player.reserve < least).then_some(Refusal::NoHutInReserve);
        match action {
            Action::Research(site)
            | Action::Hire(site)
            | Action::HireTwo(site)
            | Action::Ship(site)
                if !self.in_play(site) =>
            {
                Some(Refusal::NotInPlay)
            }
            Action::Research(site) if player.huts[site] > 0 => Some(Refusal::HutThere(site)),
            Action::Research(_) => no_huts(1),
            Action::Hire(site) | Action::HireTwo(site) | Action::Ship(site)
                if player.huts[site] == 0 =>
            {
                Some(Refusal::NoHutThere(site))
            }
            Action::Hire(_) => no_huts(1),
            Action::HireTwo(_) => {
                let morley = Role::Archaeologist(Archaeologist::Morley);
                if player.has(morley) {
                    no_huts(2)
                } else {
                    Some(Refusal::WithoutRole(morley))
                }
            }
            Action::StandAlone(site) => {
                (!hand.has(Card::new(site, Face::StandAlone))).then_some(Refusal::NotThere)
            }
            Action::Sell(card) => (!hand.has(card)).then_some(Refusal::NotThere),
            Action::Buy(space) => table.market[space]
                .is_none()
                .then_some(Refusal::MarketSpaceEmpty),
            Action::Exhibit(tile) => {
                if !self.tiles().contains(tile) {
                    Some(Refusal::NotInPlay)
                } else if !table.tiles.contains(tile) {
                    Some(Refusal::TileTaken(tile))
                } else if !self.formable(&hand, player).contains(tile) {
                    Some(Refusal::SetNotInHand(tile))
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    /// What the mat and the purse say against it.
    fn explain_payment(&self, state: &State, action: Action, track: Track) -> Refusal {
        let table = &state.table;
        let player = &table.players[table.seat];
        let times = if matches!(action, Action::HireTwo(_)) {
            2
        } else {
            1
        };
        let joker = u16::from(self.setup.values.joker);
        let too_expensive = |cost: u16| Refusal::TooExpensive {
            cost,
            money: player.money,
        };
        match (action, state.secret.choosing.joker) {
            (Action::Joker(_), Some(_)) => Refusal::NotNow,
            (_, Some(_)) if is_market(action) => Refusal::NoJokerOnMarket,
            (_, Some(marker)) if marker == track => Refusal::JokerForItself,
            (_, Some(_)) => too_expensive(joker * times),
            (_, None) if is_market(action) && self.has_free_action(player) => Refusal::NoFreeMarket,
            (_, None) if player.mat[track] == 0 => Refusal::NoMarker(track),
            (Action::Joker(_), None) if player.money < joker => too_expensive(joker),
            (Action::Joker(_), None) => Refusal::NothingForJoker,
            (Action::Buy(_), None) => too_expensive(u16::from(self.market_price(table))),
            (_, None) => too_expensive(u16::from(self.cost(table, track)) * times),
        }
    }
}
