//! What somebody is advised to do, said to whoever decides.

use core::fmt::{Result, Write};

use engine::artifact::{Action, Event};

use super::Thing;
use crate::games::artifact::Scene;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, say, texts};

texts! {
    /// The wordings. The places are filled with what it is done with.
    pub enum Do {
        Research: "Research in {0}", "In {0} forschen", "Onderzoek doen in {0}";
        Hire: "Hire workers in {0}", "In {0} Arbeiter anheuern", "Arbeiders aannemen in {0}";
        HireTwo: "Hire in {0}, two huts", "In {0} anheuern, zwei Hütten", "Aannemen in {0}, twee woningen";
        Ship: "Ship from {0}", "Aus {0} verschiffen", "Verschepen uit {0}";
        StandAlone: "Exhibit a single piece from {0}", "Ein Einzelstück aus {0} ausstellen", "Een los stuk uit {0} tonen";
        Buy: "Buy {0}", "Auf dem Markt {0} kaufen", "Op de markt {0} kopen";
        Joker: "Use {0} as a joker", "Als Joker {0} nutzen", "Als joker {0} gebruiken";
        Pass: "Pass", "Passen", "Passen";
        EndTurn: "End the turn", "Den Zug beenden", "De beurt beëindigen";
        Exhibit: "Exhibit {0}", "Ausstellen: {0}", "Tonen: {0}";
        PlaceHut: "Place a hut in {0}", "In {0} eine Hütte aufstellen", "Een woning plaatsen in {0}";
        NoMarker: "Take no marker", "Keinen Stein nehmen", "Geen speelstuk pakken";
        Decline: "Do without it", "Darauf verzichten", "Ervan afzien";
        DrawUnseen: "Draw the unseen card", "Die verdeckte Karte ziehen", "De geheime kaart trekken";
        Sell: "Sell {0}", "Am Markt {0} verkaufen", "Op de markt {0} verkopen";
        Gold: "Use the gold for {0}", "Gold eintauschen: {0}", "Goud ruilen: {0}";
        Choose: "Choose {0}", "Wählen: {0}", "Kiezen: {0}";
        Exchange: "Exchange {0} for {1}", "Tauschen: {0} gegen {1}", "Ruilen: {0} voor {1}";
        TakeRole: "Take the role {0}", "Die Rolle {0} nehmen", "De rol {0} nemen";
        Manuscript: "Use a manuscript for {0}", "Ein Manuskript für {0} einsetzen", "Een manuscript inzetten voor {0}";
        TakeMarker: "Take {0}", "Vom Plan {0} nehmen", "Van het bord {0} pakken";
    }
}

/// The same, by their numbers.
pub(super) static PROPOSALS: Packed = packed!(Do, Do::text);

/// Says it in a few words.
pub fn propose(scene: &Scene<'_>, action: Action, out: &mut dyn Write) -> Result {
    let (text, things) = match action {
        Action::Research(site) => (Do::Research, [Some(Thing::Place(site)), None]),
        Action::Hire(site) => (Do::Hire, [Some(Thing::Place(site)), None]),
        Action::HireTwo(site) => (Do::HireTwo, [Some(Thing::Place(site)), None]),
        Action::Ship(site) => (Do::Ship, [Some(Thing::Place(site)), None]),
        Action::StandAlone(site) => (Do::StandAlone, [Some(Thing::Place(site)), None]),
        Action::Buy(space) => (
            Do::Buy,
            [scene.table().market[space].map(Thing::Card), None],
        ),
        Action::Joker(track) => (Do::Joker, [Some(Thing::Marker(track)), None]),
        Action::Pass => (Do::Pass, [None; 2]),
        Action::EndTurn => (Do::EndTurn, [None; 2]),
        Action::Exhibit(tile) => (Do::Exhibit, [Some(Thing::Tile(tile)), None]),
        Action::PlaceHut(site) => (Do::PlaceHut, [Some(Thing::Place(site)), None]),
        Action::NoMarker => (Do::NoMarker, [None; 2]),
        Action::Decline => (Do::Decline, [None; 2]),
        Action::DrawUnseen => (Do::DrawUnseen, [None; 2]),
        Action::Sell(card) => (Do::Sell, [Some(Thing::Card(card)), None]),
        Action::Gold(_, space) => (
            Do::Gold,
            [scene.table().market[space].map(Thing::Card), None],
        ),
        Action::Choose(card) => (Do::Choose, [Some(Thing::Card(card)), None]),
        Action::Exchange { give, take } => {
            let both = [give, take].map(|track| Some(Thing::Marker(track)));
            (Do::Exchange, both)
        }
        Action::TakeRole(role) => (Do::TakeRole, [Some(Thing::Role(role)), None]),
        Action::Manuscript(site) => (Do::Manuscript, [Some(Thing::Place(site)), None]),
        Action::TakeMarker(track) => (Do::TakeMarker, [Some(Thing::Marker(track)), None]),
    };
    let args = things.each_ref().map(|thing| {
        thing
            .as_ref()
            .map_or(Arg::Text(""), |thing| Arg::Thing(thing))
    });
    PROPOSALS.say(text as usize, scene.language(), &args, out)
}

texts! {
    /// What to do with the pieces of somebody who is not there.
    pub enum Pieces {
        MarkerBack: "Back to the board: {0}.", "Zurück auf den Plan: {0}.", "Terug op het bord: {0}.";
        Pay: "To the bank: {0} {0|coin|coins}.", "An die Bank: {0} {0|Münze|Münzen}.", "Naar de bank: {0} {0|munt|munten}.";
        Hut: "A hut to {0}.", "Eine Hütte nach {0}.", "Een woning naar {0}.";
        TwoHuts: "Two huts to {0}.", "Zwei Hütten nach {0}.", "Twee woningen naar {0}.";
        OntoMat: "From the board onto its mat.", "Vom Plan auf sein Tableau.", "Van het bord op zijn spelersbord.";
        Hand: "The cards go to its hand.", "Die Karten kommen auf seine Hand.", "De kaarten gaan naar zijn hand.";
        Tile: "Its tile and the cards go to it.", "Plättchen und Karten kommen zu ihm.", "Tegel en kaarten gaan naar hem.";
    }
}

/// Says what to do with the pieces: markers, coins, huts.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "of most that happens, no piece is moved for an absent player"
)]
pub fn instruct(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let mut between = "";
    let mut tell = |text: Pieces, args: &[Arg<'_>]| {
        out.write_str(core::mem::replace(&mut between, " "))?;
        say(out, language, text.text(language), args)
    };
    let paid = match *event {
        Event::Researched { paid, .. }
        | Event::Hired { paid, .. }
        | Event::Shipped { paid, .. }
        | Event::Exhibited { paid, .. }
        | Event::StoodAlone { paid, .. } => Some(paid),
        _ => None,
    };
    if let Some(track) = paid.and_then(|paid| paid.marker) {
        tell(Pieces::MarkerBack, &[Arg::Thing(&Thing::Track(track))])?;
    }
    if let Some(paid) = paid.filter(|paid| paid.coins > 0) {
        tell(Pieces::Pay, &[Arg::Number(paid.coins.into())])?;
    }
    match *event {
        Event::Hired {
            site, huts: 2.., ..
        } => tell(Pieces::TwoHuts, &[Arg::Thing(&Thing::Place(site))]),
        Event::Researched { site, .. } | Event::Hired { site, .. } => {
            tell(Pieces::Hut, &[Arg::Thing(&Thing::Place(site))])
        }
        Event::MarkerTaken { .. } => tell(Pieces::OntoMat, &[]),
        Event::Shipped { .. } => tell(Pieces::Hand, &[]),
        Event::Exhibited { .. } => tell(Pieces::Tile, &[]),
        _ => Ok(()),
    }
}
