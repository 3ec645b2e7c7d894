//! Told of the sites: huts, cards dug up, ships.

use core::fmt::Result;

use engine::artifact::{Card, Paid, Site};
use engine::seat::Seat;

use super::super::Thing;
use super::{Teller, research_space};
use crate::text::{Arg, three};

impl Teller<'_> {
    pub(super) fn first_hut(&mut self, seat: Seat, site: Site) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Place(site))];
        self.say(
            three!(
                "{0} places a hut in {1} and takes a worker.",
                "{0} stellt in {1} eine Hütte auf und nimmt einen Arbeiter.",
                "{0} plaatst een woning in {1} en pakt een arbeider."
            ),
            &args,
        )
    }

    pub(super) fn researched(
        &mut self,
        seat: Seat,
        site: Site,
        paid: Paid,
        level: Option<u8>,
    ) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Place(site))];
        self.say(
            three!(
                "{0} researches in {1}",
                "{0} forscht in {1}",
                "{0} doet onderzoek in {1}"
            ),
            &args,
        )?;
        self.paid(paid)?;
        match level {
            Some(level) => self.say(
                three!(
                    " Research space {0}.",
                    " Forschungsfeld {0}.",
                    " Onderzoeksveld {0}."
                ),
                &[research_space(level)],
            ),
            None => Ok(()),
        }
    }

    pub(super) fn hired(&mut self, seat: Seat, site: Site, huts: u8, paid: Paid) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Place(site))];
        if huts > 1 {
            self.say(
                three!(
                    "{0} hires in {1}, two huts",
                    "{0} heuert in {1} Arbeiter an, zwei Hütten",
                    "{0} neemt arbeiders aan in {1}, twee woningen"
                ),
                &args,
            )?;
        } else {
            self.say(
                three!(
                    "{0} hires in {1}",
                    "{0} heuert in {1} Arbeiter an",
                    "{0} neemt arbeiders aan in {1}"
                ),
                &args,
            )?;
        }
        self.paid(paid)
    }

    pub(super) fn turned_up(&mut self, card: Card) -> Result {
        self.say(
            three!(
                "Found in {0}: {1}.",
                "Gefunden in {0}: {1}.",
                "Gevonden in {0}: {1}."
            ),
            &[
                Arg::Thing(&Thing::Place(card.site)),
                Arg::Thing(&Thing::Face(card.face)),
            ],
        )
    }

    /// Those who may not know the card learn only where it comes from.
    pub(super) fn drew(&mut self, seat: Seat, site: Site, card: Option<Card>) -> Result {
        match card {
            Some(card) => {
                let args = [self.name(seat), Arg::Thing(&Thing::Card(card))];
                self.say(
                    three!(
                        "{0} draws unseen: {1}.",
                        "{0} zieht verdeckt: {1}.",
                        "{0} trekt geheim: {1}."
                    ),
                    &args,
                )
            }
            None => {
                let args = [self.name(seat), Arg::Thing(&Thing::Place(site))];
                self.say(
                    three!(
                        "{0} draws an unseen card from {1}.",
                        "{0} zieht eine verdeckte Karte aus {1}.",
                        "{0} trekt een geheime kaart uit {1}."
                    ),
                    &args,
                )
            }
        }
    }

    pub(super) fn drew_cursed(&mut self, seat: Seat, card: Card) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Card(card))];
        self.say(
            three!(
                "{0} draws {1}. It leaves the game.",
                "{0} zieht {1}. Es verlässt das Spiel.",
                "{0} trekt {1}. Het gaat uit het spel."
            ),
            &args,
        )
    }

    pub(super) fn shipped(
        &mut self,
        seat: Seat,
        site: Site,
        paid: Paid,
        huts: u8,
        cards: u8,
    ) -> Result {
        let args = [
            self.name(seat),
            Arg::Number(cards.into()),
            Arg::Thing(&Thing::Place(site)),
        ];
        self.say(
            three!(
                "{0} ships {1} {1|card|cards} from {2}",
                "{0} verschifft {1} {1|Karte|Karten} aus {2}",
                "{0} verscheept {1} {1|kaart|kaarten} uit {2}"
            ),
            &args,
        )?;
        self.paid(paid)?;
        self.say(
            three!(
                " Huts back: {0}.",
                " Hütten zurück: {0}.",
                " Woningen terug: {0}."
            ),
            &[Arg::Number(huts.into())],
        )
    }

    pub(super) fn card_shipped(&mut self, seat: Seat, card: Card) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Card(card))];
        self.say(
            three!("{0} takes {1}.", "{0} nimmt {1}.", "{0} neemt {1}."),
            &args,
        )
    }

    pub(super) fn cursed_shipped(&mut self, seat: Seat, card: Card) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Card(card))];
        self.say(
            three!(
                "{0} ships {1}. It leaves the game.",
                "{0} verschifft {1}. Es verlässt das Spiel.",
                "{0} verscheept {1}. Het gaat uit het spel."
            ),
            &args,
        )
    }
}
