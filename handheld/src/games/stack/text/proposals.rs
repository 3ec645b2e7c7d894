//! What somebody is advised to do, said to whoever decides.

use core::fmt::{Result, Write};

use engine::stack::{Action, Card, Event, Level, Phase};

use super::names::Thing;
use crate::games::stack::Scene;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, say, texts};

texts! {
    /// The wordings. The places are filled with what it is done with.
    pub enum Do {
        Take: "Take {0}", "Aus dem Tempel {0} nehmen", "Uit de tempel {0} pakken";
        TakeHidden: "Take the hidden card", "Die verdeckte Karte nehmen", "De gesloten kaart pakken";
        Look: "Look at the hidden card", "Die verdeckte Karte ansehen", "De gesloten kaart bekijken";
        Hire: "Hire the {0}", "Anheuern: {0}", "Aannemen: {0}";
        TakeHelper: "Take the {0} for nothing", "Umsonst nehmen: {0}", "Gratis nemen: {0}";
        TurnOver: "Turn over {0}", "Umdrehen: {0}", "Omdraaien: {0}";
        Steal: "Steal {0}", "Stehlen: {0}", "Stelen: {0}";
        Give: "Give {0}", "Abgeben: {0}", "Weggeven: {0}";
        Remove: "Give up {0}", "Verlieren: {0}", "Wegdoen: {0}";
        Choose: "Choose {0}", "Wählen: {0}", "Kiezen: {0}";
        EndTurn: "End the turn", "Den Zug beenden", "De beurt beëindigen";
    }
}

/// The same, by their numbers.
pub(super) static PROPOSALS: Packed = packed!(Do, Do::text);

/// Says it in a few words.
pub fn propose(scene: &Scene<'_>, action: Action, out: &mut dyn Write) -> Result {
    let card = |card: Card| Thing::Card(card.deck(), scene.game().values().card(card).face);
    let (text, thing) = match action {
        Action::Take(place) => match scene.view().card(place) {
            Some(known) => (Do::Take, Some(card(known))),
            None => (Do::TakeHidden, None),
        },
        Action::Look(_) => (Do::Look, None),
        Action::Hire(helper) => (Do::Hire, Some(Thing::Helper(helper))),
        Action::TakeHelper(helper) => (Do::TakeHelper, Some(Thing::Helper(helper))),
        Action::TurnOver(set) => (Do::TurnOver, Some(Thing::Set(set))),
        Action::Choose(chosen) => {
            let text = match scene.table().phase {
                Phase::Stealing { .. } => Do::Steal,
                Phase::Giving { .. } => Do::Give,
                Phase::Removing { .. } => Do::Remove,
                _ => Do::Choose,
            };
            (text, Some(card(chosen)))
        }
        Action::EndTurn => (Do::EndTurn, None),
    };
    let arg = thing
        .as_ref()
        .map_or(Arg::Text(""), |thing| Arg::Thing(thing));
    PROPOSALS.say(text as usize, scene.language(), &[arg], out)
}

texts! {
    /// Where something is that somebody is to take who is not there.
    pub enum Pieces {
        Place: "Row {0} of the temple, card {1} from the left.", "Reihe {0} im Tempel, Karte {1} von links.", "Rij {0} van de tempel, kaart {1} van links.";
        Pay: "To the bank: {0} silver.", "An die Bank: {0} Silber.", "Naar de bank: {0} zilver.";
        Helper: "Lay the helper before it. To the bank: {0} silver.", "Lege den Gehilfen vor ihm aus. An die Bank: {0} Silber.", "Leg de helper voor hem neer. Naar de bank: {0} zilver.";
        Over: "Turn these cards over before it.", "Drehe diese Karten vor ihm um.", "Draai die kaarten voor hem om.";
    }
}

/// Says where the card lies, by the rows of the temple from its top, and what is paid.
pub fn instruct(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let mut between = "";
    let mut tell = |text: Pieces, args: &[Arg<'_>]| {
        out.write_str(core::mem::replace(&mut between, " "))?;
        say(out, language, text.text(language), args)
    };
    let place = match *event {
        Event::Dug { place, .. } | Event::Took { place, .. } | Event::Looked { place, .. } => {
            Some(place)
        }
        _ => None,
    };
    if let Some(place) = place {
        let above = match place.level() {
            Level::Top => 0,
            Level::Middle => 1,
            Level::Base => 3,
        };
        let row = above + i32::from(place.row()) + 1;
        let card = i32::from(place.column()) + 1;
        tell(Pieces::Place, &[Arg::Number(row), Arg::Number(card)])?;
    }
    match *event {
        Event::Dug { silver, .. } | Event::Looked { silver, .. } if silver > 0 => {
            tell(Pieces::Pay, &[Arg::Number(silver.into())])
        }
        Event::Hired { silver, .. } => tell(Pieces::Helper, &[Arg::Number(silver.into())]),
        Event::TurnedOver { .. } => tell(Pieces::Over, &[]),
        _ => Ok(()),
    }
}
