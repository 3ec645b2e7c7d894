//! Common sense, not skill: how likely a player who does not think ahead is to do a thing. What
//! brings points now counts for most; then what may bring some later. The numbers are weights for
//! chance, and nothing but taste stands behind them.

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{
    Action, ArtifactStack, Card, CardSet, Cards, Deck, Effect, Face, Helper, HelperEffect,
    LARGE_SET, Letter, Monster, Phase, Place, Player, Table, View,
};

use crate::{Sensible, Weigh};

impl Sensible for ArtifactStack {
    type Mind<'v> = Mind<'v>;

    fn mind<'v>(&'v self, seat: Seat, view: &'v View) -> Mind<'v> {
        Mind::new(self, seat, view)
    }
}

impl Weigh<Action> for Mind<'_> {
    fn weigh(&self, action: Action) -> u32 {
        weight(self, action)
    }
}

fn weight(mind: &Mind<'_>, action: Action) -> u32 {
    match action {
        Action::Take(place) => mind.take(place),
        Action::Look(place) => mind.look(place),
        Action::Hire(helper) => mind.hire(helper),
        Action::TakeHelper(helper) => 1 + liking(mind.helper(helper) + 2),
        Action::TurnOver(set) => mind.turn_over(set),
        Action::Choose(card) => mind.choose(card),
        // It ends the turn for certain when nothing else has sense.
        Action::EndTurn if mind.table.actions > 0 => 1,
        Action::EndTurn => 400,
    }
}

/// The value of a thing, in quarters of a point, as a weight: what is worth twice as much is eight
/// times as likely.
fn liking(quarters: i32) -> u32 {
    let quarters = quarters.clamp(0, 60) as u32;
    quarters * quarters * quarters
}

/// A silver is a point at the end, but it may bring more until then.
const SILVER: i32 = 5;
const POINT: i32 = 4;

/// What a seat makes of what it sees.
pub struct Mind<'v> {
    game: &'v ArtifactStack,
    view: &'v View,
    table: &'v Table,
    seat: Seat,
    player: &'v Player,
}

impl<'v> Mind<'v> {
    fn new(game: &'v ArtifactStack, seat: Seat, view: &'v View) -> Self {
        let table = &view.table;
        Mind {
            game,
            view,
            table,
            seat,
            player: &table.players[seat],
        }
    }

    /// How many cards can still be taken, by all together.
    fn to_come(&self) -> i32 {
        let later = if self.table.second {
            0
        } else {
            Place::ALL.len() as i32
        };
        later + i32::from(self.table.temple.standing().len())
    }

    /// Less, the closer the end is.
    fn fading(&self, quarters: i32) -> i32 {
        match self.to_come() {
            0..=4 => 0,
            5..=12 => quarters / 2,
            _ => quarters,
        }
    }

    /// The points for artifacts and helpers, in quarters. The awards for stars and relics may
    /// still change hands.
    fn points(&self, player: Player) -> i32 {
        let mut table = *self.table;
        table.players[self.seat] = player;
        let score = self.game.score(&table, self.seat);
        let awards = score.stars + score.relics;
        let others = score.total() - score.silver_points - awards;
        let sure = match self.to_come() {
            0..=8 => POINT,
            9..=26 => POINT / 2,
            _ => POINT / 4,
        };
        others * POINT + awards * sure
    }

    fn gain(&self, change: impl FnOnce(&mut Player)) -> i32 {
        let mut player = *self.player;
        change(&mut player);
        self.points(player) - self.points(*self.player)
    }

    /// What a card is worth: points now, and what may come of it.
    fn card(&self, card: Card) -> i32 {
        let value = self.game.values().card(card);
        let star = i32::from(value.star);
        if let Some(effect) = value.face.at_once() {
            let silver = |silver: u8| i32::from(silver) * SILVER;
            return star
                + match effect {
                    Effect::TakeSilver(count) => silver(count),
                    Effect::MoreActions(_) => 8,
                    Effect::FreeHelpers(_) => 4 + self.best_helper(),
                    Effect::OthersGive(count) => silver(count) * 2,
                    Effect::Pay(count) => -silver(count),
                    Effect::GiveToLeft(_) | Effect::Remove(_) => -8,
                    _ => -6,
                };
        }
        let now = self.gain(|player| player.open.insert(card));
        now + star + self.fading(self.promise(card))
    }

    /// What a card may bring later.
    fn promise(&self, card: Card) -> i32 {
        let open = i32::from(self.player.open.of(card.deck()));
        let by_number = |one, two, three| match open {
            0 => one,
            1 => two,
            2 => three,
            _ => 1,
        };
        match self.game.values().card(card).face {
            Face::Plain => match card.deck() {
                Deck::Statues => 3 + open,
                Deck::Coins => by_number(1, 4, 4),
                Deck::Weapons => by_number(3, 7, 7),
                Deck::Manuscripts => by_number(3, 7, 7),
                Deck::Jewels => by_number(3, 3 + self.best_helper(), 6),
                _ => 3,
            },
            Face::Porcelain(letter) => self.service(letter),
            Face::Monster(Monster::Cross) => 6,
            Face::Monster(_) => 2,
            _ => 0,
        }
    }

    /// Porcelain promises more when it is closer to a set.
    fn service(&self, letter: Letter) -> i32 {
        let open = self.player.open.field(Deck::Porcelain);
        let has = |letter| open & self.game.pieces(letter) != 0;
        let letters = Letter::ALL.into_iter().filter(|one| has(*one)).count() as i32;
        if has(letter) { 2 } else { 3 + 3 * letters }
    }

    /// What a card that nobody knows is worth: a guess.
    fn hidden(&self) -> i32 {
        let risky = [Deck::CurseBlessing, Deck::VampireMummy];
        let risky = risky
            .iter()
            .filter(|deck| self.table.decks.contains(**deck));
        8 - 2 * risky.count() as i32
    }

    fn worth(&self, place: Place) -> i32 {
        match self.view.card(place) {
            Some(card) => self.card(card),
            None => self.hidden(),
        }
    }

    fn cost(&self, place: Place) -> i32 {
        i32::from(self.game.dig_cost(&self.table.temple, place))
    }

    fn take(&self, place: Place) -> u32 {
        let cost = self.cost(place);
        let free = u32::from(cost == 0);
        free + liking(self.worth(place) - cost * SILVER)
    }

    /// Now and then, if it costs little to take the card then.
    fn look(&self, place: Place) -> u32 {
        // There is hardly a choice left.
        if self.table.temple.standing().len() < 3 {
            return 0;
        }
        match (self.cost(place), self.player.silver) {
            (0, 1) => 100,
            (0, 2) => 300,
            (0, 3..) => 600,
            (1, 2) => 100,
            (1, 3..) => 300,
            (2, 5..) => 100,
            _ => 0,
        }
    }

    /// What a helper is worth: points now, and those that are likely to come.
    fn helper(&self, helper: Helper) -> i32 {
        let now = self.gain(|player| player.helpers = player.helpers.with(helper));
        let value = self.game.values().helpers[helper];
        let artifacts = self.player.artifacts();
        let begun = match (value.effect, value.deck) {
            (HelperEffect::PerCard(_), Some(deck)) => i32::from(artifacts.of(deck)),
            (HelperEffect::PerStars { .. } | HelperEffect::PerType { .. }, _) => 3,
            _ => 1,
        };
        now + self.fading(begun.min(3) * 2)
    }

    fn best_helper(&self) -> i32 {
        let best = self.table.helpers.iter().map(|one| self.helper(one)).max();
        best.unwrap_or(0).max(0)
    }

    fn hire(&self, helper: Helper) -> u32 {
        liking(self.helper(helper) - i32::from(self.game.values().hire) * SILVER)
    }

    /// Is it time to use what there is? Soon nobody can.
    fn late(&self) -> bool {
        let round = i32::from(self.game.setup().players) * 2;
        self.table.second && i32::from(self.table.temple.standing().len()) < round
    }

    /// A bonus with two cards, when a third may still come, rather waits. Before the action there
    /// is no hurry.
    fn turn_over(&self, set: CardSet) -> u32 {
        let open = self.player.open.of(set.deck());
        let all = set.size() == open.min(3);
        let ready = all && (set.size() > 2 || self.late());
        let bonus = match (ready, all) {
            (true, _) => 3000,
            (false, true) => 250,
            (false, false) => 5,
        };
        let standing = i32::from(self.table.temple.standing().len());
        match set {
            CardSet::Coins(_) => bonus,
            CardSet::Weapons(size) => match self.loot(size) {
                0..=3 if !self.late() => 0,
                4..=11 => bonus / 2,
                _ => bonus,
            },
            CardSet::Manuscripts(size) if standing >= i32::from(size) => bonus * 2,
            CardSet::Manuscripts(_) => 0,
            CardSet::Jewels(_) if self.table.helpers.is_empty() => 0,
            CardSet::Jewels(_) if self.best_helper() >= 4 || self.late() => bonus,
            CardSet::Jewels(_) => bonus / 8,
            CardSet::Statues(size) => match self.harm(set) {
                0 if size > 2 && size == open && self.thieves() => 60 * u32::from(size),
                _ => 0,
            },
            CardSet::Porcelain(_, size) => match self.harm(set) {
                0 if size > 2 && self.thieves() => 300,
                0 if self.thieves() => 30,
                _ => 0,
            },
        }
    }

    /// The points that closing a set would cost.
    fn harm(&self, set: CardSet) -> i32 {
        let total = |table| self.game.score(table, self.seat).total();
        total(self.table) - total(&self.game.turned(self.table, set))
    }

    /// Does anybody else have weapons to steal with?
    fn thieves(&self) -> bool {
        let mut others = Seat::first(self.game.setup().players).filter(|one| *one != self.seat);
        others.any(|one| self.table.players[one].open.of(Deck::Weapons) > 1)
    }

    /// What the best open cards of others are worth, for the thief.
    fn loot(&self, count: u8) -> i32 {
        let others = Seat::first(self.game.setup().players).filter(|one| *one != self.seat);
        let cards = others.flat_map(|one| self.table.players[one].open.iter());
        // The best first.
        let mut best = [None; LARGE_SET as usize];
        for card in cards {
            let mut left = Some(self.card(card));
            for place in &mut best {
                if left > *place {
                    core::mem::swap(place, &mut left);
                }
            }
        }
        best.into_iter().flatten().take(count.into()).sum()
    }

    fn choose(&self, card: Card) -> u32 {
        match self.table.phase {
            // It hurts the owner besides.
            Phase::Stealing { .. } => 1 + liking(self.card(card) + self.hurts(card)),
            Phase::Giving { .. } | Phase::Removing { .. } => 1 + liking(30 - self.loss(card)) / 8,
            // Stars are safe when they are turned over.
            _ => 1 + 3 * u32::from(self.game.values().card(card).star),
        }
    }

    fn hurts(&self, card: Card) -> i32 {
        let Some(owner) = self.table.owner(card) else {
            return 0;
        };
        let mut table = *self.table;
        table.players[owner].open.remove(card);
        let total = |table| self.game.score(table, owner).total();
        (total(self.table) - total(&table)).max(0)
    }

    /// What a player loses with a card of the own ones.
    fn loss(&self, card: Card) -> i32 {
        let alike: Cards = self.player.open.and(&Cards::of_deck(card.deck()));
        let gain = self.gain(|player| {
            player.open.remove(card);
        });
        self.fading(i32::from(alike.len()) * 2) - gain
    }
}
