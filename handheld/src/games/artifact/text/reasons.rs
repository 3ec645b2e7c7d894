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
        Completes: "With it a set is complete: {0}.", "Damit ist ein Satz komplett: {0}.", "Daarmee is een set compleet: {0}.";
        OneShortOf: "Then one card short of a set: {0}.", "Dann fehlt nur noch eine Karte: {0}.", "Dan ontbreekt nog één kaart: {0}.";
        FullShip: "{1} {1|card comes|cards come} from {0} at once.", "{1} {1|Karte kommt|Karten kommen} auf einmal aus {0}.", "{1} {1|kaart komt|kaarten komen} tegelijk uit {0}.";
        BeforeOther: "Else {1} could ship from {0}.", "Sonst könnte {1} aus {0} verschiffen.", "Anders is {1} eerder in {0}.";
        Dig: "A find in {0} is turned up, to ship later.", "Ein Fund in {0} wird aufgedeckt, für später.", "Een vondst in {0}, voor later.";
        Foothold: "A first hut in {0}, to ship later.", "Eine erste Hütte in {0}, für später.", "Een eerste woning in {0}, voor later.";
        Research: "The research in {0} moves on.", "Die Forschung in {0} kommt voran.", "Het onderzoek in {0} vordert.";
        Income: "It brings {0} {0|coin|coins}.", "Das bringt {0} {0|Münze|Münzen}.", "Dat levert {0} {0|munt|munten} op.";
        CheapMarker: "Its action will cost only {0} {0|coin|coins}.", "Seine Aktion kostet nur {0} {0|Münze|Münzen}.", "De actie ervan kost maar {0} {0|munt|munten}.";
        ForMuseum: "It is for research or an exhibition.", "Für eine Forschung oder eine Ausstellung.", "Voor onderzoek of een tentoonstelling.";
        ForShip: "It is for a ship or the market.", "Für ein Schiff oder den Markt.", "Voor een schip of de markt.";
        ForHut: "It is for a hut in {0}.", "Für eine Hütte in {0}.", "Voor een woning in {0}.";
        ForRole: "{0}. {1}.", "{0}. {1}.", "{0}. {1}.";
        KeepsCoins: "Nothing that is left is worth its coins now.", "Nichts ist jetzt noch seine Münzen wert.", "Niets is nu nog zijn munten waard.";
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
        Reason::Dig(site) => tell(Because::Dig, &[Arg::Thing(&Thing::Place(site))]),
        Reason::Foothold(site) => tell(Because::Foothold, &[Arg::Thing(&Thing::Place(site))]),
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
            tell(Because::ForRole, &[Arg::Thing(&Thing::Role(role)), allows])
        }
        Reason::KeepsCoins => tell(Because::KeepsCoins, &[]),
        Reason::LastYear => tell(Because::LastYear, &[]),
    }
}
