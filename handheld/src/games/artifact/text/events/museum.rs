//! Told of the museum: exhibitions, the black market, roles.

use core::fmt::Result;

use engine::artifact::{Artifact, Card, Paid, Role, Site, Tile};
use engine::seat::Seat;

use super::super::Thing;
use super::Teller;
use crate::text::{Arg, three};

impl Teller<'_> {
    pub(super) fn exhibited(
        &mut self,
        seat: Seat,
        tile: Tile,
        paid: Paid,
        game: &Artifact,
    ) -> Result {
        let value = game.values().tiles[tile];
        let args = [self.name(seat), Arg::Thing(&Thing::Tile(tile))];
        self.say(
            three!("{0} exhibits {1}", "{0} stellt {1} aus", "{0} toont {1}"),
            &args,
        )?;
        self.paid(paid)?;
        self.say(
            three!(
                " {0} {0|point|points}, income +{1}.",
                " {0} {0|Punkt|Punkte}, Einkommen +{1}.",
                " {0} {0|punt|punten}, inkomsten +{1}."
            ),
            &[
                Arg::Number(value.points.into()),
                Arg::Number(value.income.into()),
            ],
        )
    }

    pub(super) fn base_income(&mut self, now: u8) -> Result {
        self.say(
            three!(
                "The base income is {0} now.",
                "Das Grundeinkommen ist jetzt {0}.",
                "Het basisinkomen is nu {0}."
            ),
            &[Arg::Number(now.into())],
        )
    }

    pub(super) fn kept(&mut self, seat: Seat, card: Card) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Card(card))];
        self.say(
            three!("{0} keeps {1}.", "{0} behält {1}.", "{0} houdt {1}."),
            &args,
        )
    }

    pub(super) fn stood_alone(&mut self, seat: Seat, card: Card, paid: Paid) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Card(card))];
        self.say(
            three!("{0} exhibits {1}", "{0} zeigt {1}", "{0} toont {1}"),
            &args,
        )?;
        self.paid(paid)
    }

    pub(super) fn sold(
        &mut self,
        seat: Seat,
        card: Card,
        coins: u8,
        pushed_out: Option<Card>,
    ) -> Result {
        let args = [
            self.name(seat),
            Arg::Thing(&Thing::Card(card)),
            Arg::Number(coins.into()),
        ];
        self.say(
            three!(
                "{0} sells {1} for {2} {2|coin|coins}.",
                "{0} verkauft {1} für {2} {2|Münze|Münzen}.",
                "{0} verkoopt {1} voor {2} {2|munt|munten}."
            ),
            &args,
        )?;
        match pushed_out {
            Some(gone) => self.say(
                three!(" Removed: {0}.", " Entfernt: {0}.", " Weg: {0}."),
                &[Arg::Thing(&Thing::Card(gone))],
            ),
            None => Ok(()),
        }
    }

    pub(super) fn bought(&mut self, seat: Seat, card: Card, coins: u8) -> Result {
        let args = [
            self.name(seat),
            Arg::Thing(&Thing::Card(card)),
            Arg::Number(coins.into()),
        ];
        self.say(
            three!(
                "{0} buys {1} for {2} {2|coin|coins}.",
                "{0} kauft {1} für {2} {2|Münze|Münzen}.",
                "{0} koopt {1} voor {2} {2|munt|munten}."
            ),
            &args,
        )
    }

    pub(super) fn gold_spent(&mut self, seat: Seat, site: Site, card: Card) -> Result {
        let args = [
            self.name(seat),
            Arg::Thing(&Thing::Place(site)),
            Arg::Thing(&Thing::Card(card)),
        ];
        self.say(
            three!(
                "{0} gives gold from {1} for {2}.",
                "{0} gibt Gold aus {1} für {2}.",
                "{0} geeft goud uit {1} voor {2}."
            ),
            &args,
        )
    }

    pub(super) fn role_taken(&mut self, seat: Seat, role: Role) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Role(role))];
        self.say(
            three!(
                "{0} takes up a role: {1}.",
                "{0} wählt die Rolle {1}.",
                "{0} kiest de rol {1}."
            ),
            &args,
        )
    }

    pub(super) fn declined(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            three!(
                "{0} leaves a role unused.",
                "{0} nutzt eine Rolle nicht.",
                "{0} laat een rol ongebruikt."
            ),
            &[name],
        )
    }
}
