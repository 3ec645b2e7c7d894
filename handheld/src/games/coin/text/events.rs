//! What happened, told in one short sentence.

use core::fmt::{Result, Write};

use super::names::Side;
use crate::games::coin::Scene;
use crate::games::coin::rules::{Correction, Event};
use crate::text::{Arg, say, texts};

texts! {
    /// The wordings. The places are filled with who, what and how much.
    pub enum Told {
        TurnedUp: "A card is turned up: this toss is worth {0}.", "Eine Karte kommt: Dieser Wurf zählt {0}.", "Er komt een kaart: deze worp telt {0}.";
        Called: "{0} has called.", "{0} hat angesagt.", "{0} heeft gekozen.";
        CalledSide: "{0} calls {1}.", "{0} sagt {1} an.", "{0} kiest {1}.";
        Raised: "{0} raises the toss for a coin.", "{0} erhöht den Wurf für eine Münze.", "{0} verhoogt de worp voor een munt.";
        Opened: "{0} called {1}, {2} called {3}.", "{0} sagte {1}, {2} sagte {3}.", "{0} koos {1}, {2} koos {3}.";
        Tossed: "The coin shows {0}.", "Die Münze zeigt {0}.", "De munt toont {0}.";
        Won: "{0} scores {1} {1|point|points}.", "{0} bekommt {1} {1|Punkt|Punkte}.", "{0} krijgt {1} {1|punt|punten}.";
        NobodyWon: "Nobody was right.", "Niemand lag richtig.", "Niemand had het goed.";
        Corrected: "Put right: {0} has {1} {1|coin|coins}.", "Berichtigt: {0} hat {1} {1|Münze|Münzen}.", "Hersteld: {0} heeft {1} {1|munt|munten}.";
        GameOver: "That was the last toss.", "Das war der letzte Wurf.", "Dat was de laatste worp.";
    }
}

/// Tells an event.
pub fn event(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let [one, two, ..] = scene.names();
    let name = |seat| Arg::Name(scene.name(seat));
    let mut tell = |told: Told, args: &[Arg<'_>]| say(out, language, told.text(language), args);
    match *event {
        Event::TurnedUp { worth } => {
            let points = scene.game().setup().values.worths[worth];
            tell(Told::TurnedUp, &[Arg::Number(points.into())])
        }
        Event::Called { seat, face: None } => tell(Told::Called, &[name(seat)]),
        Event::Called {
            seat,
            face: Some(face),
        } => tell(Told::CalledSide, &[name(seat), Arg::Thing(&Side(face))]),
        Event::Raised { seat } => tell(Told::Raised, &[name(seat)]),
        Event::Opened { first, second } => {
            let (first, second) = (Side(first), Side(second));
            let args = [
                Arg::Name(one),
                Arg::Thing(&first),
                Arg::Name(two),
                Arg::Thing(&second),
            ];
            tell(Told::Opened, &args)
        }
        Event::Tossed { face } => tell(Told::Tossed, &[Arg::Thing(&Side(face))]),
        Event::Won { seat, points } => tell(Told::Won, &[name(seat), Arg::Number(points.into())]),
        Event::NobodyWon => tell(Told::NobodyWon, &[]),
        Event::Corrected(Correction { seat, coins }) => {
            tell(Told::Corrected, &[name(seat), Arg::Number(coins.into())])
        }
        Event::GameOver => tell(Told::GameOver, &[]),
    }
}
