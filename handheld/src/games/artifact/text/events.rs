//! What happened, told in one short sentence that names who did it.

use core::fmt::{Result, Write};

use engine::artifact::{Artifact, Correction, Event, Paid, Tile, Track};
use engine::seat::Seat;

use super::Thing;
use crate::text::{self, Arg, Language, say};

/// Where a sentence goes, and in which words.
struct Teller<'a> {
    out: &'a mut dyn Write,
    language: Language,
    names: &'a [&'a str],
}

impl<'a> Teller<'a> {
    fn name(&self, seat: Seat) -> Arg<'a> {
        let colour = text::colour(seat as usize, self.language);
        Arg::Name(self.names.get(seat as usize).copied().unwrap_or(colour))
    }

    fn say(
        &mut self,
        english: &'static str,
        german: &'static str,
        dutch: &'static str,
        args: &[Arg<'_>],
    ) -> Result {
        let text = self.language.pick(english, german, dutch);
        say(self.out, self.language, text, args)
    }

    /// What an action cost, as the end of its sentence.
    fn paid(&mut self, paid: Paid) -> Result {
        let coins = Arg::Number(paid.coins.into());
        match paid.marker {
            None => self.say(": free of charge.", ": kostenlos.", ": gratis.", &[]),
            Some(marker) if paid.joker => {
                let label = match marker.site() {
                    Some(site) => Arg::Thing(&Thing::Site(site)),
                    None => Arg::Thing(&Thing::Track(marker)),
                };
                self.say(
                    ": {0} {0|coin|coins} (joker: {1}).",
                    ": {0} {0|Münze|Münzen} (Joker: {1}).",
                    ": {0} {0|munt|munten} (joker: {1}).",
                    &[coins, label],
                )
            }
            Some(_) => self.say(
                ": {0} {0|coin|coins}.",
                ": {0} {0|Münze|Münzen}.",
                ": {0} {0|munt|munten}.",
                &[coins],
            ),
        }
    }

    fn took_marker(&mut self, seat: Seat, track: Track) -> Result {
        let args = [self.name(seat), Arg::Thing(&Thing::Marker(track))];
        self.say("{0} takes {1}.", "{0} nimmt {1}.", "{0} pakt {1}.", &args)
    }

    fn exhibited(&mut self, seat: Seat, tile: Tile, paid: Paid, game: &Artifact) -> Result {
        let value = game.values().tiles[tile];
        let args = [self.name(seat), Arg::Thing(&Thing::Tile(tile))];
        self.say(
            "{0} exhibits {1}",
            "{0} stellt {1} aus",
            "{0} exposeert {1}",
            &args,
        )?;
        self.paid(paid)?;
        self.say(
            " {0} {0|point|points}, income +{1}.",
            " {0} {0|Punkt|Punkte}, Einkommen +{1}.",
            " {0} {0|punt|punten}, inkomen +{1}.",
            &[
                Arg::Number(value.points.into()),
                Arg::Number(value.income.into()),
            ],
        )
    }

    fn hand_corrected(&mut self, seat: Seat) -> Result {
        let name = self.name(seat);
        self.say(
            "Corrected: a card in {0}'s hand.",
            "Berichtigt: eine Karte in der Hand von {0}.",
            "Gecorrigeerd: een kaart in de hand van {0}.",
            &[name],
        )
    }

    fn corrected(&mut self, correction: Correction) -> Result {
        match correction {
            Correction::Money { seat, coins } => {
                let args = [self.name(seat), Arg::Number(coins.into())];
                self.say(
                    "Corrected: {0} has {1} {1|coin|coins}.",
                    "Berichtigt: {0} hat {1} {1|Münze|Münzen}.",
                    "Gecorrigeerd: {0} heeft {1} {1|munt|munten}.",
                    &args,
                )
            }
            Correction::Huts { seat, site, huts } => {
                let args = [self.name(seat), Arg::Number(huts.into()), Arg::Thing(&Thing::Place(site))];
                self.say(
                    "Corrected: {0} has {1} {1|hut|huts} in {2}.",
                    "Berichtigt: {0} hat {1} {1|Hütte|Hütten} in {2}.",
                    "Gecorrigeerd: {0} heeft {1} {1|woning|woningen} in {2}.",
                    &args,
                )
            }
            Correction::Markers {
                seat,
                track,
                markers,
            } => {
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
            Correction::Research { seat, site, level } => {
                let args = [self.name(seat), Arg::Thing(&Thing::Place(site)), research_space(level)];
                self.say(
                    "Corrected: {0}'s research in {1} is on space {2}.",
                    "Berichtigt: Forschung von {0} in {1} auf Feld {2}.",
                    "Gecorrigeerd: onderzoek van {0} in {1} op veld {2}.",
                    &args,
                )
            }
            Correction::Role { seat, role } => {
                let args = [self.name(seat), Arg::Thing(&Thing::Role(role))];
                self.say(
                    "Corrected: {0} has the role {1}.",
                    "Berichtigt: {0} hat die Rolle {1}.",
                    "Gecorrigeerd: {0} heeft de rol {1}.",
                    &args,
                )
            }
            Correction::FaceUp { site, said, is } => self.say(
                "Corrected in {0}: {1}, not {2}.",
                "Berichtigt in {0}: {1}, nicht {2}.",
                "Gecorrigeerd in {0}: {1}, niet {2}.",
                &[Arg::Thing(&Thing::Place(site)), Arg::Thing(&Thing::Face(is)), Arg::Thing(&Thing::Face(said))],
            ),
            Correction::Unseen { seat, .. } => self.hand_corrected(seat),
        }
    }
}

/// The spaces of a research track are counted from 1 for people.
fn research_space(level: u8) -> Arg<'static> {
    Arg::Number(i32::from(level) + 1)
}

/// Tells an event in one sentence, or two short ones. The names are those of the seats, in order;
/// a seat without one goes by its colour. What an observer may not know has to be taken out of
/// the event before.
pub fn event(
    out: &mut dyn Write,
    language: Language,
    names: &[&str],
    game: &Artifact,
    event: &Event,
) -> Result {
    let mut teller = Teller {
        out,
        language,
        names,
    };
    match *event {
        Event::FirstHut { .. }
        | Event::Researched { .. }
        | Event::Hired { .. }
        | Event::TurnedUp { .. }
        | Event::Drew { .. }
        | Event::DrewCursed { .. }
        | Event::Shipped { .. }
        | Event::CardShipped { .. }
        | Event::CursedShipped { .. } => digging(&mut teller, event),
        Event::Exhibited {
            seat, tile, paid, ..
        } => teller.exhibited(seat, tile, paid, game),
        Event::BaseIncome { .. }
        | Event::Kept { .. }
        | Event::StoodAlone { .. }
        | Event::Sold { .. }
        | Event::Bought { .. }
        | Event::GoldSpent { .. }
        | Event::RoleTaken { .. }
        | Event::Declined { .. } => museum(&mut teller, event),
        Event::Begins { .. }
        | Event::MarkerTaken { .. }
        | Event::MarkerExchanged { .. }
        | Event::NoMarker { .. }
        | Event::Year { .. }
        | Event::Income { .. }
        | Event::TurnEnded { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. }
        | Event::RoundEnded { .. }
        | Event::ManuscriptsShown { .. }
        | Event::ManuscriptUsed { .. }
        | Event::Corrected(_)
        | Event::HandCorrected { .. }
        | Event::GameOver => round(&mut teller, event),
    }
}

/// Huts, cards dug up, ships.
fn digging(teller: &mut Teller<'_>, event: &Event) -> Result {
    match *event {
        Event::FirstHut { seat, site } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Place(site))];
            teller.say(
                "{0} places a hut in {1} and takes a worker.",
                "{0} stellt eine Hütte nach {1} und nimmt einen Arbeiter.",
                "{0} plaatst een woning in {1} en pakt een arbeider.",
                &args,
            )
        }
        Event::Researched {
            seat,
            site,
            paid,
            level,
        } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Place(site))];
            teller.say(
                "{0} researches in {1}",
                "{0} forscht in {1}",
                "{0} doet onderzoek in {1}",
                &args,
            )?;
            teller.paid(paid)?;
            match level {
                Some(level) => teller.say(
                    " Research space {0}.",
                    " Forschungsfeld {0}.",
                    " Onderzoeksveld {0}.",
                    &[research_space(level)],
                ),
                None => Ok(()),
            }
        }
        Event::Hired {
            seat,
            site,
            huts,
            paid,
        } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Place(site))];
            if huts > 1 {
                teller.say(
                    "{0} hires in {1}, two huts",
                    "{0} heuert in {1} Arbeiter an, zwei Hütten",
                    "{0} neemt arbeiders aan in {1}, twee woningen",
                    &args,
                )?;
            } else {
                teller.say(
                    "{0} hires in {1}",
                    "{0} heuert in {1} Arbeiter an",
                    "{0} neemt arbeiders aan in {1}",
                    &args,
                )?;
            }
            teller.paid(paid)
        }
        Event::TurnedUp { card } => teller.say(
            "Found in {0}: {1}.",
            "Gefunden in {0}: {1}.",
            "Gevonden in {0}: {1}.",
            &[Arg::Thing(&Thing::Place(card.site)), Arg::Thing(&Thing::Face(card.face))],
        ),
        Event::Drew {
            seat,
            card: Some(card),
            ..
        } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Card(card))];
            teller.say(
                "{0} draws unseen: {1}.",
                "{0} zieht verdeckt: {1}.",
                "{0} trekt verborgen: {1}.",
                &args,
            )
        }
        Event::Drew {
            seat,
            site,
            card: None,
        } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Place(site))];
            teller.say(
                "{0} draws an unseen card from {1}.",
                "{0} zieht eine verdeckte Karte aus {1}.",
                "{0} trekt een verborgen kaart uit {1}.",
                &args,
            )
        }
        Event::DrewCursed { seat, card } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Card(card))];
            teller.say(
                "{0} draws {1}. It leaves the game.",
                "{0} zieht {1}. Es verlässt das Spiel.",
                "{0} trekt {1}. Het gaat uit het spel.",
                &args,
            )
        }
        Event::Shipped {
            seat,
            site,
            paid,
            huts,
            cards,
        } => {
            let args = [
                teller.name(seat),
                Arg::Number(cards.into()),
                Arg::Thing(&Thing::Place(site)),
            ];
            teller.say(
                "{0} ships {1} {1|card|cards} from {2}",
                "{0} verschifft {1} {1|Karte|Karten} aus {2}",
                "{0} verscheept {1} {1|kaart|kaarten} uit {2}",
                &args,
            )?;
            teller.paid(paid)?;
            teller.say(
                " Huts back: {0}.",
                " Hütten zurück: {0}.",
                " Woningen terug: {0}.",
                &[Arg::Number(huts.into())],
            )
        }
        Event::CardShipped { seat, card } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Card(card))];
            teller.say("{0} takes {1}.", "{0} nimmt {1}.", "{0} neemt {1}.", &args)
        }
        Event::CursedShipped { seat, card } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Card(card))];
            teller.say(
                "{0} ships {1}. It leaves the game.",
                "{0} verschifft {1}. Es verlässt das Spiel.",
                "{0} verscheept {1}. Het gaat uit het spel.",
                &args,
            )
        }
        _ => Ok(()),
    }
}

/// Exhibitions, the black market, roles.
fn museum(teller: &mut Teller<'_>, event: &Event) -> Result {
    match *event {
        Event::BaseIncome { now } => teller.say(
            "The base income is {0} now.",
            "Das Grundeinkommen ist jetzt {0}.",
            "Het basisinkomen is nu {0}.",
            &[Arg::Number(now.into())],
        ),
        Event::Kept { seat, card } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Card(card))];
            teller.say("{0} keeps {1}.", "{0} behält {1}.", "{0} houdt {1}.", &args)
        }
        Event::StoodAlone { seat, card, paid } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Card(card))];
            teller.say(
                "{0} exhibits {1}",
                "{0} zeigt {1}",
                "{0} exposeert {1}",
                &args,
            )?;
            teller.paid(paid)
        }
        Event::Sold {
            seat,
            card,
            coins,
            pushed_out,
        } => {
            let args = [
                teller.name(seat),
                Arg::Thing(&Thing::Card(card)),
                Arg::Number(coins.into()),
            ];
            teller.say(
                "{0} sells {1} for {2} {2|coin|coins}.",
                "{0} verkauft {1} für {2} {2|Münze|Münzen}.",
                "{0} verkoopt {1} voor {2} {2|munt|munten}.",
                &args,
            )?;
            match pushed_out {
                Some(gone) => teller.say(
                    " Out: {0}.",
                    " Fort: {0}.",
                    " Weg: {0}.",
                    &[Arg::Thing(&Thing::Card(gone))],
                ),
                None => Ok(()),
            }
        }
        Event::Bought { seat, card, coins } => {
            let args = [
                teller.name(seat),
                Arg::Thing(&Thing::Card(card)),
                Arg::Number(coins.into()),
            ];
            teller.say(
                "{0} buys {1} for {2} {2|coin|coins}.",
                "{0} kauft {1} für {2} {2|Münze|Münzen}.",
                "{0} koopt {1} voor {2} {2|munt|munten}.",
                &args,
            )
        }
        Event::GoldSpent { seat, site, card } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Place(site)), Arg::Thing(&Thing::Card(card))];
            teller.say(
                "{0} gives gold from {1} for {2}.",
                "{0} gibt Gold aus {1} für {2}.",
                "{0} geeft goud uit {1} voor {2}.",
                &args,
            )
        }
        Event::RoleTaken { seat, role } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Role(role))];
            teller.say(
                "{0} takes up a role: {1}.",
                "{0} wählt die Rolle {1}.",
                "{0} kiest de rol {1}.",
                &args,
            )
        }
        Event::Declined { seat } => {
            let name = teller.name(seat);
            teller.say(
                "{0} leaves a role unused.",
                "{0} nutzt eine Rolle nicht.",
                "{0} laat een rol ongebruikt.",
                &[name],
            )
        }
        _ => Ok(()),
    }
}

/// Markers, income, passing, the year, the end, corrections.
fn round(teller: &mut Teller<'_>, event: &Event) -> Result {
    match *event {
        Event::Begins { seat } => {
            let name = teller.name(seat);
            teller.say(
                "Chance picks {0} to begin.",
                "Der Zufall lässt {0} beginnen.",
                "Het toeval laat {0} beginnen.",
                &[name],
            )
        }
        Event::MarkerTaken { seat, track } => teller.took_marker(seat, track),
        Event::MarkerExchanged { seat, give, take } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Marker(give)), Arg::Thing(&Thing::Marker(take))];
            teller.say(
                "{0} exchanges {1} for {2}.",
                "{0} tauscht {1} gegen {2}.",
                "{0} ruilt {1} voor {2}.",
                &args,
            )
        }
        Event::NoMarker { seat } => {
            let name = teller.name(seat);
            teller.say(
                "{0} takes no marker.",
                "{0} nimmt keinen Stein.",
                "{0} pakt geen speelstuk.",
                &[name],
            )
        }
        Event::Year { year } => teller.say(
            "The year {0} begins.",
            "Das Jahr {0} beginnt.",
            "Het jaar {0} begint.",
            &[Arg::Number(year.into())],
        ),
        Event::Income { seat, base, bonus } => {
            let args = [
                teller.name(seat),
                Arg::Number(i32::from(base) + i32::from(bonus)),
                Arg::Number(base.into()),
                Arg::Number(bonus.into()),
            ];
            if bonus == 0 {
                return teller.say(
                    "{0} receives {1} {1|coin|coins}.",
                    "{0} erhält {1} {1|Münze|Münzen}.",
                    "{0} ontvangt {1} {1|munt|munten}.",
                    &args,
                );
            }
            teller.say(
                "{0} receives {1} {1|coin|coins} ({2}+{3}).",
                "{0} erhält {1} {1|Münze|Münzen} ({2}+{3}).",
                "{0} ontvangt {1} {1|munt|munten} ({2}+{3}).",
                &args,
            )
        }
        Event::TurnEnded { seat } => {
            let name = teller.name(seat);
            teller.say(
                "{0} ends the turn.",
                "{0} beendet den Zug.",
                "{0} beëindigt de beurt.",
                &[name],
            )
        }
        Event::Passed { seat } => {
            let name = teller.name(seat);
            teller.say("{0} passes.", "{0} passt.", "{0} past.", &[name])
        }
        Event::LastRound { trigger } => teller.say(
            "Last round! {0}",
            "Letzte Runde! {0}",
            "Laatste ronde! {0}",
            &[Arg::Thing(&Thing::Trigger(trigger))],
        ),
        Event::RoundEnded { start } => {
            let name = teller.name(start);
            teller.say(
                "The round is over. {0} begins the next one.",
                "Die Runde ist vorbei. {0} beginnt die nächste.",
                "De ronde is voorbij. {0} begint de volgende.",
                &[name],
            )
        }
        Event::ManuscriptsShown { seat, count } => {
            let args = [teller.name(seat), Arg::Number(count.into())];
            teller.say(
                "{0} shows {1} {1|manuscript|manuscripts}.",
                "{0} zeigt {1} {1|Manuskript|Manuskripte}.",
                "{0} toont {1} {1|manuscript|manuscripten}.",
                &args,
            )
        }
        Event::ManuscriptUsed { seat, site, level } => {
            let args = [teller.name(seat), Arg::Thing(&Thing::Place(site)), research_space(level)];
            teller.say(
                "{0} uses a manuscript: research in {1} on space {2}.",
                "{0} nutzt ein Manuskript: Forschung in {1} auf Feld {2}.",
                "{0} gebruikt een manuscript: onderzoek in {1} op veld {2}.",
                &args,
            )
        }
        Event::Corrected(correction) => teller.corrected(correction),
        Event::HandCorrected { seat } => teller.hand_corrected(seat),
        Event::GameOver => teller.say(
            "The game is over.",
            "Das Spiel ist zu Ende.",
            "Het spel is afgelopen.",
            &[],
        ),
        _ => Ok(()),
    }
}
