//! Common sense, not skill: what a relic is worth to a player who does not think ahead, in ingots,
//! and how likely that makes each decision. The numbers are weights for chance, and nothing but
//! taste stands behind them.

use engine::each::Member;
use engine::game::Observer;
use engine::seat::Seat;
use engine::warehouse51::{
    Action, AuctionKind, Colour, Effect, Neighbour, Pair, Phase, Player, Relic, RelicSet, Table,
    View, Warehouse51,
};

use crate::{Sensible, Weigh};

impl Sensible for Warehouse51 {
    type Mind<'v> = Mind<'v>;

    fn mind<'v>(&'v self, seat: Seat, view: &'v View) -> Mind<'v> {
        Mind::new(self, seat, view)
    }
}

impl Weigh<Action> for Mind<'_> {
    fn weigh(&self, action: Action) -> u32 {
        weight(self, action).max(0).unsigned_abs()
    }
}

fn weight(mind: &Mind<'_>, action: Action) -> i32 {
    match action {
        Action::Bid(ingots) => match mind.table.phase {
            Phase::OpenAuction => mind.call(ingots),
            _ => mind.fist(ingots),
        },
        Action::Pass => mind.pass(),
        Action::Pawn(relic) => mind.pawn(relic),
        Action::Reveal(colour) => mind.reveal(colour),
        Action::Pay(side) => mind.pay(side),
        Action::Examine(_) => 1,
        Action::BuyBack(relic) => 10 * mind.buy_back(relic).max(0),
        Action::Certify(relic) => mind.certify(relic),
        Action::Cancel(relic) => 10 * mind.gain_if_real(relic).max(0),
        Action::Decline => 1,
    }
}

/// What a seat makes of what it sees.
pub struct Mind<'v> {
    game: &'v Warehouse51,
    view: &'v View,
    table: &'v Table,
    seat: Seat,
    me: Player,
    /// The counterfeits that this seat knows of.
    fakes: RelicSet,
    /// The counterfeits that everybody knows of.
    shown: RelicSet,
}

impl<'v> Mind<'v> {
    fn new(game: &'v Warehouse51, seat: Seat, view: &'v View) -> Self {
        let table = &view.table;
        let shown = |pair: &Pair| table.pairs[*pair].reaches(Observer::Table);
        let shown = Pair::ALL.into_iter().filter(shown);
        Mind {
            game,
            view,
            table,
            seat,
            me: table.players[seat],
            fakes: view.known_counterfeits(),
            shown: shown
                .filter_map(|pair| view.pairs[pair])
                .fold(RelicSet::NONE, RelicSet::or),
        }
    }

    fn gold(&self) -> i32 {
        self.me.gold.into()
    }

    fn has(&self, effect: Effect) -> bool {
        self.game.has(self.table, self.seat, effect)
    }

    /// Relics still to come.
    fn left_to_sell(&self) -> i32 {
        self.table.stacks.len().into()
    }

    /// What a relic would bring if it were sold this moment, by what is printed on it alone.
    fn price(&self, relic: Relic) -> i32 {
        let printed = &self.game.values().relics[relic];
        let amount = i32::from(printed.amount);
        let base = match printed.value {
            1 => 2,
            2 => 3,
            more => 2 + i32::from(more),
        };
        let curses = self.has(Effect::NoCurses);
        let power = match printed.effect {
            None => 0,
            Some(Effect::CertificateOne | Effect::CertificateTwo | Effect::Cancel) => {
                let doubtful = !self.fakes.and(self.me.relics).is_empty();
                2 + i32::from(doubtful)
            }
            Some(Effect::FromBank) => amount.min(self.table.bank.into()) - 1,
            Some(Effect::IngotsPerWin) => amount * self.left_to_sell() / 8,
            Some(Effect::PointPerIngots) => self.gold() / 6,
            Some(Effect::AnyColour | Effect::Equal) => 2,
            Some(Effect::BuyBackFor) => 1 + i32::from(!self.me.pawned.is_empty()) * 2,
            Some(Effect::NoCurses) => i32::from(self.me.relics.len()) / 2,
            Some(
                Effect::LosePart
                | Effect::LoseTies
                | Effect::NoIngotPoints
                | Effect::Announce
                | Effect::Show
                | Effect::NoNextBid,
            ) if curses => 0,
            Some(Effect::LosePart) => -self.gold() / 3,
            Some(Effect::LoseTies | Effect::NoIngotPoints | Effect::NoNextBid) => -2,
            Some(_) if printed.value > 2 => -1,
            Some(_) => 1,
        };
        (base + power).max(1)
    }

    /// What a relic is worth to this player now.
    fn worth(&self, relic: Relic) -> i32 {
        if self.fakes.contains(relic) {
            return 0;
        }
        let colour = self.game.values().relics[relic].colour;
        let new = self.game.colour_total(&self.me, colour) == 0;
        let all = RelicSet::ALL.len();
        let gain = self.points_with(self.me.relics.with(relic), self.me.pawned) - self.points();
        let sold = i32::from(all) - self.left_to_sell();
        let worth = self.price(relic) + 2 * i32::from(new) + gain * sold / i32::from(all);
        // What is not spent by the end is worth next to nothing.
        match self.left_to_sell() {
            0..=3 => worth * 2,
            4..=8 => worth * 3 / 2,
            _ => worth,
        }
    }

    fn points(&self) -> i32 {
        self.points_with(self.me.relics, self.me.pawned)
    }

    /// The points with other relics, as far as this player knows what is real.
    fn points_with(&self, relics: RelicSet, pawned: RelicSet) -> i32 {
        self.points_without(relics, pawned, self.fakes)
    }

    fn points_without(&self, relics: RelicSet, pawned: RelicSet, fakes: RelicSet) -> i32 {
        let me = Player {
            relics,
            pawned,
            ..self.me
        };
        self.points_as(me, fakes)
    }

    fn points_as(&self, me: Player, fakes: RelicSet) -> i32 {
        let mut table = *self.table;
        table.players[self.seat] = me;
        for seat in Seat::ALL {
            let player = &mut table.players[seat];
            player.relics = player.relics.minus(fakes);
            player.pawned = player.pawned.minus(fakes);
        }
        self.game.score(&table, self.seat).total().into()
    }

    pub(super) fn on_offer(&self) -> i32 {
        self.table.relic.map_or(0, |relic| self.worth(relic))
    }

    fn least(&self) -> i32 {
        self.game.least_bid(self.table, self.seat).into()
    }

    /// Is what is on offer a counterfeit that everybody knows?
    fn notorious(&self) -> bool {
        self.table
            .relic
            .is_some_and(|relic| self.shown.contains(relic))
    }

    /// Have all others passed, without a bid of anybody?
    fn alone(&self) -> bool {
        let table = self.table;
        let mut others = Seat::first(self.game.setup().players).filter(|seat| *seat != self.seat);
        table.leader.is_none() && others.all(|seat| table.out.contains(seat))
    }

    /// A bid that is called out: a small raise rather than a leap, and nothing above the worth.
    /// A counterfeit may still be worth a bluff.
    fn call(&self, ingots: u8) -> i32 {
        let (bid, least) = (i32::from(ingots), self.least());
        let worth = self.on_offer();
        if worth == 0 {
            let bluff = bid == least && bid <= 2 && !self.notorious();
            return i32::from(bluff) * 4;
        }
        let opening = self.table.leader.is_none() && bid * 2 <= worth;
        match bid - least {
            _ if bid > worth || bid > least && self.alone() => 0,
            0 => 24,
            1 => 10,
            _ if opening => 6,
            2 => 3,
            3 => 1,
            _ => 0,
        }
    }

    fn pass(&self) -> i32 {
        let (least, worth) = (self.least(), self.on_offer());
        match () {
            () if worth == 0 => 24,
            () if least > worth => 20,
            () if least * 4 > worth * 3 => 14,
            () if least * 2 > worth => 5,
            () => 2,
        }
    }

    /// A closed fist: somewhere below the worth, but more than what was announced.
    fn fist(&self, ingots: u8) -> i32 {
        let (bid, worth) = (i32::from(ingots), self.on_offer().min(self.gold()));
        let table = self.table;
        let announced = table.announced.iter().map(|seat| table.bids[seat]).max();
        let announced = announced.map_or(0, i32::from);
        if worth == 0 || announced >= worth {
            return match bid {
                0 => 20,
                1 if announced == 0 && !self.notorious() => 3,
                _ => 0,
            };
        }
        if bid <= announced {
            return i32::from(bid == 0);
        }
        let target = (worth * 4 / 5).max(announced + 1);
        14 - 4 * (bid - target).abs()
    }

    /// Only for something that is worth it and too dear; the least useful relic, and best of all
    /// one that is a counterfeit anyway.
    fn pawn(&self, relic: Relic) -> i32 {
        let table = self.table;
        let Some(wanted) = table.relic else {
            return 10 * self.pawn_at_the_end(relic).max(0);
        };
        if table.phase == Phase::Paying {
            // Nothing is bought with it any more; but what is worth nothing may go.
            return i32::from(self.fakes.contains(relic));
        }
        let pays = i32::from(self.game.values().pawn_pays);
        let open = self.game.values().relics[wanted].auction == AuctionKind::Open;
        let least = if open { self.least() } else { self.gold() + 1 };
        let worth = self.on_offer();
        if worth < least || least <= self.gold() || least > self.gold() + pays {
            return 0;
        }
        if self.fakes.contains(relic) {
            return 60;
        }
        let lost = self.points() - self.points_with(self.me.relics, self.me.pawned.with(relic));
        let spare = worth - self.price(relic) - lost;
        spare.min(20) * 2
    }

    /// Points gained by pawning after the last auction. Before that, with nothing on offer, there
    /// is no hurry.
    fn pawn_at_the_end(&self, relic: Relic) -> i32 {
        if self.table.phase != Phase::LastPawning {
            return 0;
        }
        let after = Player {
            gold: self.me.gold + self.game.values().pawn_pays,
            pawned: self.me.pawned.with(relic),
            ..self.me
        };
        self.points_as(after, self.fakes) - self.points()
    }

    fn reveal(&self, colour: Colour) -> i32 {
        match self.view.tops[colour] {
            Some(relic) => 2 + 2 * self.worth(relic).min(self.gold()),
            None => 4 + i32::from(self.game.stack(self.table, colour).len()),
        }
    }

    /// The neighbour who is less of a danger.
    fn pay(&self, side: Neighbour) -> i32 {
        let players = self.game.setup().players;
        let strength = |side: Neighbour| {
            let seat = side.of(self.seat, players);
            let score = self.game.score(self.table, seat);
            i32::from(score.total()) + i32::from(self.table.players[seat].gold) / 3
        };
        let other = match side {
            Neighbour::Left => Neighbour::Right,
            Neighbour::Right => Neighbour::Left,
        };
        4 + (strength(other) - strength(side)).clamp(-4, 16)
    }

    /// Points gained for the ingots.
    fn buy_back(&self, relic: Relic) -> i32 {
        let price = self.game.buy_back_price(self.table, self.seat);
        let after = Player {
            gold: self.me.gold.saturating_sub(price),
            pawned: self.me.pawned.without(relic),
            ..self.me
        };
        self.points_as(after, self.fakes) - self.points()
    }

    /// The points that hang on a relic being real.
    fn gain_if_real(&self, relic: Relic) -> i32 {
        let (relics, pawned) = (self.me.relics, self.me.pawned);
        let without = self.points_without(relics, pawned, self.fakes.with(relic));
        self.points_without(relics, pawned, self.fakes.without(relic)) - without
    }

    /// A counterfeit that would be missed; else whatever would be missed most, in case it is one.
    fn certify(&self, relic: Relic) -> i32 {
        let gain = self.gain_if_real(relic).max(0);
        if self.fakes.contains(relic) {
            return 100 * gain;
        }
        let printed = self.game.values().relics[relic].counterfeit;
        i32::from(printed) * (1 + 3 * gain)
    }
}
