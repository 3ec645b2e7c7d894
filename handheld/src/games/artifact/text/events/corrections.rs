//! Told of corrections: what is at the table instead of what was said.

use core::fmt::Result;

use engine::artifact::{Card, CardPlace, Correction, Face, Role, Site, Tile, Track};
use engine::seat::Seat;

use super::super::Thing;
use super::{Teller, research_space};
use crate::text::{Arg, three};

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
            Correction::Told { seat, .. } => self.hand_told(seat),
            Correction::Card { card, to, .. } => self.card_corrected(card, to),
            Correction::Tile { tile, owner } => self.tile_corrected(tile, owner),
            Correction::StandAlone { seat, count } => self.stand_alone_corrected(seat, count),
            Correction::NoRole { seat, role } => self.no_role_corrected(seat, role),
            Correction::Start { seat } => self.start_corrected(seat),
            Correction::Round { round } => self.round_corrected(round),
            Correction::Passed { seat, passed } => self.passed_corrected(seat, passed),
            Correction::Turn { seat } => self.turn_corrected(seat),
            Correction::Actions { done } => self.actions_corrected(done),
        }
    }

    /// What the rules forbid but the table did.
    pub(super) fn house(&mut self) -> Result {
        self.say(
            three!(
                "A house rule decides.",
                "Eine Hausregel entscheidet.",
                "Een huisregel beslist."
            ),
            &[],
        )
    }

    /// Which card it is stays with the hand's owner.
    pub(super) fn hand_told(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            three!(
                "{0} has said which card was drawn unseen.",
                "{0} hat gesagt, welche Karte es war.",
                "{0} heeft gezegd welke kaart het was."
            ),
            &[name],
        )
    }

    fn card_corrected(&mut self, card: Card, to: CardPlace) -> Result {
        let thing = Arg::Thing(&Thing::Card(card));
        match to {
            CardPlace::Deck => self.say(
                three!(
                    "Corrected: {0} is in the deck.",
                    "Berichtigt: {0} ist im Stapel.",
                    "Gecorrigeerd: {0} zit in de stapel."
                ),
                &[thing],
            ),
            CardPlace::Site => self.say(
                three!(
                    "Corrected: {0} lies at its site.",
                    "Berichtigt: {0} liegt an der Stätte.",
                    "Gecorrigeerd: {0} ligt bij de vindplaats."
                ),
                &[thing],
            ),
            CardPlace::Market => self.say(
                three!(
                    "Corrected: {0} is on the market.",
                    "Berichtigt: {0} ist auf dem Markt.",
                    "Gecorrigeerd: {0} ligt op de markt."
                ),
                &[thing],
            ),
            CardPlace::Gone => self.say(
                three!(
                    "Corrected: {0} is out of the game.",
                    "Berichtigt: {0} ist aus dem Spiel.",
                    "Gecorrigeerd: {0} is uit het spel."
                ),
                &[thing],
            ),
            CardPlace::Hand(seat) => {
                let name = self.name(seat);
                self.say(
                    three!(
                        "Corrected: {1} has {0} in hand.",
                        "Berichtigt: {1} hat {0} auf der Hand.",
                        "Gecorrigeerd: {1} heeft {0} in de hand."
                    ),
                    &[thing, name],
                )
            }
        }
    }

    fn tile_corrected(&mut self, tile: Tile, owner: Option<Seat>) -> Result {
        let thing = Arg::Thing(&Thing::Tile(tile));
        match owner {
            Some(seat) => {
                let name = self.name(seat);
                self.say(
                    three!(
                        "Corrected: {1} has the tile {0}.",
                        "Berichtigt: {1} hat das Plättchen {0}.",
                        "Gecorrigeerd: {1} heeft de tegel {0}."
                    ),
                    &[thing, name],
                )
            }
            None => self.say(
                three!(
                    "Corrected: nobody has the tile {0}.",
                    "Berichtigt: Niemand hat das Plättchen {0}.",
                    "Gecorrigeerd: niemand heeft de tegel {0}."
                ),
                &[thing],
            ),
        }
    }

    fn stand_alone_corrected(&mut self, seat: Seat, count: u8) -> Result {
        let args = [self.name(seat), Arg::Number(count.into())];
        self.say(
            three!(
                "Corrected: stand-alone exhibitions of {0}: {1}.",
                "Berichtigt: Einzelausstellungen von {0}: {1}.",
                "Gecorrigeerd: losse tentoonstellingen van {0}: {1}."
            ),
            &args,
        )
    }

    fn no_role_corrected(&mut self, seat: Seat, role: Role) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Role(role))];
        self.say(
            three!(
                "Corrected: {0} does not have the role {1}.",
                "Berichtigt: {0} hat die Rolle {1} nicht.",
                "Gecorrigeerd: {0} heeft de rol {1} niet."
            ),
            &args,
        )
    }

    fn start_corrected(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            three!(
                "Corrected: {0} is the start player.",
                "Berichtigt: {0} hat den Startspielerstein.",
                "Gecorrigeerd: {0} is startspeler."
            ),
            &[name],
        )
    }

    fn round_corrected(&mut self, round: u8) -> Result {
        self.say(
            three!(
                "Corrected: it is round {0}.",
                "Berichtigt: Es ist Runde {0}.",
                "Gecorrigeerd: het is ronde {0}."
            ),
            &[Arg::Number(i32::from(round) + 1)],
        )
    }

    fn passed_corrected(&mut self, seat: Seat, passed: bool) -> Result {
        let name = self.name(seat);
        if passed {
            self.say(
                three!(
                    "Corrected: {0} has passed.",
                    "Berichtigt: {0} hat gepasst.",
                    "Gecorrigeerd: {0} heeft gepast."
                ),
                &[name],
            )
        } else {
            self.say(
                three!(
                    "Corrected: {0} has not passed.",
                    "Berichtigt: {0} hat nicht gepasst.",
                    "Gecorrigeerd: {0} heeft niet gepast."
                ),
                &[name],
            )
        }
    }

    fn turn_corrected(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            three!(
                "Corrected: it is {0}'s turn.",
                "Berichtigt: {0} ist am Zug.",
                "Gecorrigeerd: {0} is aan de beurt."
            ),
            &[name],
        )
    }

    fn actions_corrected(&mut self, done: u8) -> Result {
        self.say(
            three!(
                "Corrected: {0} {0|action|actions} done in this turn.",
                "Berichtigt: {0} {0|Aktion|Aktionen} in diesem Zug getan.",
                "Gecorrigeerd: {0} {0|actie|acties} gedaan in deze beurt."
            ),
            &[Arg::Number(done.into())],
        )
    }

    fn money_corrected(&mut self, seat: Seat, coins: u16) -> Result {
        let args = [self.name(seat), Arg::Number(coins.into())];
        self.say(
            three!(
                "Corrected: {0} has {1} {1|coin|coins}.",
                "Berichtigt: {0} hat {1} {1|Münze|Münzen}.",
                "Gecorrigeerd: {0} heeft {1} {1|munt|munten}."
            ),
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
            three!(
                "Corrected: {0} has {1} {1|hut|huts} in {2}.",
                "Berichtigt: {0} hat {1} {1|Hütte|Hütten} in {2}.",
                "Gecorrigeerd: {0} heeft {1} {1|woning|woningen} in {2}."
            ),
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
            three!(
                "Corrected: markers of {0} ({1}): {2}.",
                "Berichtigt: Steine von {0} ({1}): {2}.",
                "Gecorrigeerd: speelstukken van {0} ({1}): {2}."
            ),
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
            three!(
                "Corrected: {0}'s research in {1} is on space {2}.",
                "Berichtigt: Forschung von {0} in {1} auf Feld {2}.",
                "Gecorrigeerd: onderzoek van {0} in {1} op veld {2}."
            ),
            &args,
        )
    }

    fn role_corrected(&mut self, seat: Seat, role: Role) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Role(role))];
        self.say(
            three!(
                "Corrected: {0} has the role {1}.",
                "Berichtigt: {0} hat die Rolle {1}.",
                "Gecorrigeerd: {0} heeft de rol {1}."
            ),
            &args,
        )
    }

    fn face_up_corrected(&mut self, site: Site, said: Face, is: Face) -> Result {
        self.say(
            three!(
                "Corrected in {0}: {1}, not {2}.",
                "Berichtigt in {0}: {1}, nicht {2}.",
                "Gecorrigeerd in {0}: {1}, niet {2}."
            ),
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
            three!(
                "Corrected: a card in {0}'s hand.",
                "Berichtigt: eine Karte in der Hand von {0}.",
                "Gecorrigeerd: een kaart in de hand van {0}."
            ),
            &[name],
        )
    }
}
