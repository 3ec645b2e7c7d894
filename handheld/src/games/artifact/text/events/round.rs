//! Told of the round: markers, income, passing, the year, the end.

use core::fmt::Result;

use engine::artifact::{EndTrigger, Site, Track};
use engine::seat::Seat;

use super::super::Thing;
use super::{Teller, research_space};
use crate::text::{Arg, three};

impl Teller<'_> {
    pub(super) fn begins(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            three!(
                "Chance picks {0} to begin.",
                "Der Zufall lässt {0} beginnen.",
                "Het toeval laat {0} beginnen."
            ),
            &[name],
        )
    }

    pub(super) fn marker_taken(&mut self, seat: Seat, track: Track) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Marker(track))];
        self.say(
            three!("{0} takes {1}.", "{0} nimmt {1}.", "{0} pakt {1}."),
            &args,
        )
    }

    pub(super) fn marker_exchanged(&mut self, seat: Seat, give: Track, take: Track) -> Result {
        let args = [
            self.name(seat),
            Arg::Thing(&Thing::Marker(give)),
            Arg::Thing(&Thing::Marker(take)),
        ];
        self.say(
            three!(
                "{0} exchanges {1} for {2}.",
                "{0} tauscht {1} gegen {2}.",
                "{0} ruilt {1} voor {2}."
            ),
            &args,
        )
    }

    pub(super) fn no_marker(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            three!(
                "{0} takes no marker.",
                "{0} nimmt keinen Stein.",
                "{0} pakt geen speelstuk."
            ),
            &[name],
        )
    }

    pub(super) fn year(&mut self, year: u16) -> Result {
        self.say(
            three!(
                "The year {0} begins.",
                "Das Jahr {0} beginnt.",
                "Het jaar {0} begint."
            ),
            &[Arg::Number(year.into())],
        )
    }

    pub(super) fn income(&mut self, seat: Seat, base: u8, bonus: u16) -> Result {
        let args = [
            self.name(seat),
            Arg::Number(i32::from(base) + i32::from(bonus)),
            Arg::Number(base.into()),
            Arg::Number(bonus.into()),
        ];
        if bonus == 0 {
            return self.say(
                three!(
                    "{0} receives {1} {1|coin|coins}.",
                    "{0} erhält {1} {1|Münze|Münzen}.",
                    "{0} ontvangt {1} {1|munt|munten}."
                ),
                &args,
            );
        }
        self.say(
            three!(
                "{0} receives {1} {1|coin|coins} ({2}+{3}).",
                "{0} erhält {1} {1|Münze|Münzen} ({2}+{3}).",
                "{0} ontvangt {1} {1|munt|munten} ({2}+{3})."
            ),
            &args,
        )
    }

    pub(super) fn turn_ended(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            three!(
                "{0} ends the turn.",
                "{0} beendet den Zug.",
                "{0} beëindigt de beurt."
            ),
            &[name],
        )
    }

    pub(super) fn passed(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(three!("{0} passes.", "{0} passt.", "{0} past."), &[name])
    }

    pub(super) fn last_round(&mut self, trigger: EndTrigger) -> Result {
        self.say(
            three!("Last round! {0}", "Letzte Runde! {0}", "Laatste ronde! {0}"),
            &[Arg::Thing(&Thing::Trigger(trigger))],
        )
    }

    pub(super) fn round_ended(&mut self, start: Seat) -> Result {
        let name = self.name(start);
        self.say(
            three!(
                "The round is over. {0} begins the next one.",
                "Die Runde ist vorbei. {0} beginnt die nächste.",
                "De ronde is voorbij. {0} begint de volgende."
            ),
            &[name],
        )
    }

    pub(super) fn manuscripts_shown(&mut self, seat: Seat, count: u8) -> Result {
        let args = [self.name(seat), Arg::Number(count.into())];
        self.say(
            three!(
                "{0} shows {1} {1|manuscript|manuscripts}.",
                "{0} zeigt {1} {1|Manuskript|Manuskripte}.",
                "{0} toont {1} {1|manuscript|manuscripten}."
            ),
            &args,
        )
    }

    pub(super) fn manuscript_used(&mut self, seat: Seat, site: Site, level: u8) -> Result {
        let args = [
            self.name(seat),
            Arg::Thing(&Thing::Place(site)),
            research_space(level),
        ];
        self.say(
            three!(
                "{0} uses a manuscript: research in {1} on space {2}.",
                "{0} nutzt ein Manuskript: Forschung in {1} auf Feld {2}.",
                "{0} gebruikt een manuscript: onderzoek in {1} op veld {2}."
            ),
            &args,
        )
    }

    pub(super) fn game_over(&mut self) -> Result {
        self.say(
            three!(
                "The game is over.",
                "Das Spiel ist zu Ende.",
                "Het spel is afgelopen."
            ),
            &[],
        )
    }
}
