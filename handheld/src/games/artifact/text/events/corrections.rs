//! Told of corrections: what is at the table instead of what was said.

use core::fmt::Result;

use engine::artifact::{Correction, Face, Role, Site, Track};
use engine::seat::Seat;

use super::super::Thing;
use super::{Teller, research_space};
use crate::text::Arg;

impl Teller<'_> {
    pub(super) fn corrected(&mut self, correction: Correction) -> Result {
        match correction {
            Correction::Money { seat, coins } => self.money_corrected(seat, coins),
            Correction::Huts { seat, site, huts } => self.huts_corrected(seat, site, huts),
            Correction::Markers {
                seat,
                track,
                markers,
            } => self.markers_corrected(seat, track, markers),
            Correction::Research { seat, site, level } => {
                self.research_corrected(seat, site, level)
            }
            Correction::Role { seat, role } => self.role_corrected(seat, role),
            Correction::FaceUp { site, said, is } => self.face_up_corrected(site, said, is),
            Correction::Unseen {
                seat,
                site: _,
                said: _,
                is: _,
            } => self.hand_corrected(seat),
        }
    }

    fn money_corrected(&mut self, seat: Seat, coins: u16) -> Result {
        let args = [self.name(seat), Arg::Number(coins.into())];
        self.say(
            "Corrected: {0} has {1} {1|coin|coins}.",
            "Berichtigt: {0} hat {1} {1|Münze|Münzen}.",
            "Gecorrigeerd: {0} heeft {1} {1|munt|munten}.",
            &args,
        )
    }

    fn huts_corrected(&mut self, seat: Seat, site: Site, huts: u8) -> Result {
        let args = [
            self.name(seat),
            Arg::Number(huts.into()),
            Arg::Thing(&Thing::Place(site)),
        ];
        self.say(
            "Corrected: {0} has {1} {1|hut|huts} in {2}.",
            "Berichtigt: {0} hat {1} {1|Hütte|Hütten} in {2}.",
            "Gecorrigeerd: {0} heeft {1} {1|woning|woningen} in {2}.",
            &args,
        )
    }

    fn markers_corrected(&mut self, seat: Seat, track: Track, markers: u8) -> Result {
        let args = [
            self.name(seat),
            Arg::Thing(&Thing::Track(track)),
            Arg::Number(markers.into()),
        ];
        self.say(
            "Corrected: markers of {0} ({1}): {2}.",
            "Berichtigt: Steine von {0} ({1}): {2}.",
            "Gecorrigeerd: speelstukken van {0} ({1}): {2}.",
            &args,
        )
    }

    fn research_corrected(&mut self, seat: Seat, site: Site, level: u8) -> Result {
        let args = [
            self.name(seat),
            Arg::Thing(&Thing::Place(site)),
            research_space(level),
        ];
        self.say(
            "Corrected: {0}'s research in {1} is on space {2}.",
            "Berichtigt: Forschung von {0} in {1} auf Feld {2}.",
            "Gecorrigeerd: onderzoek van {0} in {1} op veld {2}.",
            &args,
        )
    }

    fn role_corrected(&mut self, seat: Seat, role: Role) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Role(role))];
        self.say(
            "Corrected: {0} has the role {1}.",
            "Berichtigt: {0} hat die Rolle {1}.",
            "Gecorrigeerd: {0} heeft de rol {1}.",
            &args,
        )
    }

    fn face_up_corrected(&mut self, site: Site, said: Face, is: Face) -> Result {
        self.say(
            "Corrected in {0}: {1}, not {2}.",
            "Berichtigt in {0}: {1}, nicht {2}.",
            "Gecorrigeerd in {0}: {1}, niet {2}.",
            &[
                Arg::Thing(&Thing::Place(site)),
                Arg::Thing(&Thing::Face(is)),
                Arg::Thing(&Thing::Face(said)),
            ],
        )
    }

    /// Which card it is stays with the hand's owner.
    pub(super) fn hand_corrected(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            "Corrected: a card in {0}'s hand.",
            "Berichtigt: eine Karte in der Hand von {0}.",
            "Gecorrigeerd: een kaart in de hand van {0}.",
            &[name],
        )
    }
}
