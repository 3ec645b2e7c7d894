//! What a bot did something for, in one sentence: from what lies open alone.

use core::fmt::{Result, Write};

use bots::artifact::Reason;
use engine::artifact::{Artifact, Track};
use engine::each::Member;

use super::Thing;
use super::names::role_detail;
use crate::text::{Arg, Language, say, texts};

texts! {
    /// The wordings. The places are filled with what the reason is about.
    pub enum Because {
        ForTile: "An exhibition: {0}, {1} {1|point|points}.", "Eine Ausstellung: {0}, {1} {1|Punkt|Punkte}.", "Een tentoonstelling: {0}, {1} {1|punt|punten}.";
        StandAlone: "A single piece from {0} is enough.", "Ein Einzelstück aus {0} genügt.", "Een los stuk uit {0} is genoeg.";
        Completes: "It completes a set: {0}.", "Damit ist ein Satz komplett: {0}.", "Daarmee is een set compleet: {0}.";
        OneShortOf: "One card short of a set then: {0}.", "Zum Satz fehlt dann nur eine Karte: {0}.", "Dan nog één kaart tot een set: {0}.";
        FullShip: "{1} {1|card comes|cards come} from {0} at once.", "{1} {1|Karte kommt|Karten kommen} auf einmal aus {0}.", "{1} {1|kaart komt|kaarten komen} tegelijk uit {0}.";
        BeforeOther: "Before {1} ships from {0}.", "Bevor {1} aus {0} verschifft.", "Voordat {1} uit {0} verscheept.";
        Dig: "To turn up a find for a later ship.", "Um einen Fund für später aufzudecken.", "Om een vondst voor later open te leggen.";
        Foothold: "A first hut there, for later ships.", "Eine erste Hütte dort, für spätere Schiffe.", "Een eerste woning daar, voor latere schepen.";
        Research: "The research in {0} moves on.", "Die Forschung in {0} kommt voran.", "Het onderzoek in {0} vordert.";
        Income: "It brings {0} {0|coin|coins}.", "Das bringt {0} {0|Münze|Münzen}.", "Dat levert {0} {0|munt|munten} op.";
        CheapMarker: "Its action will cost only {0} {0|coin|coins}.", "Seine Aktion kostet nur {0} {0|Münze|Münzen}.", "De actie ervan kost maar {0} {0|munt|munten}.";
        ForMuseum: "For research or an exhibition.", "Für eine Forschung oder Ausstellung.", "Voor onderzoek of een tentoonstelling.";
        ForShip: "For a ship or the market.", "Für ein Schiff oder den Markt.", "Voor een schip of de markt.";
        ForHut: "For a hut in {0}.", "Für eine Hütte in {0}.", "Voor een woning in {0}.";
        ForRole: "{0}.", "{0}.", "{0}.";
        AsJoker: "It stands in for another.", "Er ersetzt einen anderen.", "Het vervangt een ander.";
        FreeCard: "A card that costs nothing.", "Eine Karte, die nichts kostet.", "Een kaart die niets kost.";
        NoMarkerWanted: "No marker on the board is worth it.", "Kein Stein auf dem Plan lohnt sich.", "Geen speelstuk op het bord is het waard.";
        KeepsCoins: "Nothing left is worth its coins now.", "Nichts ist jetzt noch seine Münzen wert.", "Niets is nu nog zijn munten waard.";
        LastYear: "In the last round only points count.", "In der letzten Runde zählen nur noch Punkte.", "In de laatste ronde tellen alleen nog punten.";
    }
}

/// Writes what something was done for. `names` are those of the seats.
pub fn reason(
    out: &mut dyn Write,
    language: Language,
    (game, names): (&Artifact, [&str; 5]),
    reason: &Reason,
) -> Result {
    let mut tell =
        |because: Because, args: &[Arg<'_>]| say(out, language, because.text(language), args);
    let number = |number: u8| Arg::Number(number.into());
    match *reason {
        Reason::ForTile(tile) => {
            let points = game.values().tiles[tile].points;
            let args = [Arg::Thing(&Thing::Tile(tile)), number(points)];
            tell(Because::ForTile, &args)
        }
        Reason::StandAlone(site) => tell(Because::StandAlone, &[Arg::Thing(&Thing::Place(site))]),
        Reason::Completes(tile) => tell(Because::Completes, &[Arg::Thing(&Thing::Tile(tile))]),
        Reason::OneShortOf(tile) => tell(Because::OneShortOf, &[Arg::Thing(&Thing::Tile(tile))]),
        Reason::FullShip { site, cards } => {
            let args = [Arg::Thing(&Thing::Place(site)), number(cards)];
            tell(Because::FullShip, &args)
        }
        Reason::BeforeOther { site, other } => {
            let name = names.get(other.place()).copied().unwrap_or_default();
            let args = [Arg::Thing(&Thing::Place(site)), Arg::Name(name)];
            tell(Because::BeforeOther, &args)
        }
        Reason::Dig(_) => tell(Because::Dig, &[]),
        Reason::Foothold(_) => tell(Because::Foothold, &[]),
        Reason::Research(site) => tell(Because::Research, &[Arg::Thing(&Thing::Place(site))]),
        Reason::Income(coins) => tell(Because::Income, &[number(coins)]),
        Reason::CheapMarker { track: _, cost } => tell(Because::CheapMarker, &[number(cost)]),
        Reason::MarkerFor(track) => match (track, track.site()) {
            (_, Some(site)) => tell(Because::ForHut, &[Arg::Thing(&Thing::Place(site))]),
            (Track::Ship, None) => tell(Because::ForShip, &[]),
            (_, None) => tell(Because::ForMuseum, &[]),
        },
        Reason::ForRole(role) => {
            let allows = Arg::Text(role_detail(role, language));
            tell(Because::ForRole, &[allows])
        }
        Reason::AsJoker => tell(Because::AsJoker, &[]),
        Reason::FreeCard => tell(Because::FreeCard, &[]),
        Reason::NoMarkerWanted => tell(Because::NoMarkerWanted, &[]),
        Reason::KeepsCoins => tell(Because::KeepsCoins, &[]),
        Reason::LastYear => tell(Because::LastYear, &[]),
    }
}
