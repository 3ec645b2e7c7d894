//! What happened, told in one short sentence.

use core::fmt::{Result, Write};

use engine::seat::Seat;
use engine::stack::{Card, Correction, Event};

use super::super::Scene;
use super::names::Thing;
use crate::text::{Arg, say, texts};

texts! {
    /// The wordings. The places are filled with who, what and how much.
    pub enum Told {
        DeckPicked: "{0} come into play.", "Mit dabei: {0}.", "In het spel: {0}.";
        Begins: "{0} begins.", "{0} beginnt.", "{0} begint.";
        LaidDown: "A card is laid face down.", "Eine Karte wird verdeckt gelegt.", "Er komt een kaart gesloten te liggen.";
        Laid: "Laid out: {0}.", "Ausgelegt wird {0}.", "Neergelegd: {0}.";
        FirstTemple: "The first temple is built. {0} begins.", "Der erste Tempel steht. {0} beginnt.", "De eerste tempel staat. {0} begint.";
        SecondTemple: "The second temple is built. {0} begins.", "Der zweite Tempel steht. {0} beginnt.", "De tweede tempel staat. {0} begint.";
        Dug: "{0} digs for {1} silver.", "{0} gräbt für {1} Silber.", "{0} graaft voor {1} zilver.";
        Took: "{0} takes {1}.", "{0} nimmt {1}.", "{0} pakt {1}.";
        Looked: "{0} looks at a hidden card.", "{0} sieht sich eine verdeckte Karte an.", "{0} bekijkt een gesloten kaart.";
        LookedAt: "{0} sees {1}.", "{0} sieht {1}.", "{0} ziet {1}.";
        Hired: "{0} hires the {1}.", "{0} heuert einen Gehilfen an: {1}.", "{0} neemt een helper aan: {1}.";
        HelperCame: "{0} gets the {1} for nothing.", "{0} bekommt umsonst einen Gehilfen: {1}.", "{0} krijgt gratis een helper: {1}.";
        TurnedOver: "{0} turns over {1}.", "{0} dreht {1} um.", "{0} draait {1} om.";
        SilverReceived: "{0} takes {1} silver.", "{0} nimmt {1} Silber.", "{0} neemt {1} zilver.";
        SilverPaid: "{0} pays {1} silver.", "{0} zahlt {1} Silber.", "{0} betaalt {1} zilver.";
        SilverGiven: "{0} gives {1} {2} silver.", "{0} gibt {1} {2} Silber.", "{0} geeft {1} {2} zilver.";
        MoreActions: "{0} has {1} more {1|action|actions}.", "{0} hat {1} {1|Aktion|Aktionen} mehr.", "{0} heeft {1} {1|actie|acties} extra.";
        Stole: "{0} steals {1} from {2}.", "{0} stiehlt {1} von {2}.", "{0} steelt {1} van {2}.";
        Gave: "{0} gives {1} to {2}.", "{0} gibt {1} an {2}.", "{0} geeft {1} aan {2}.";
        Removed: "{0} loses {1} for good.", "{0} verliert {1} für immer.", "{0} verliest {1} voorgoed.";
        NoEffect: "Nothing comes of it for {0}.", "Das bleibt für {0} ohne Wirkung.", "Voor {0} heeft het geen effect.";
        TurnEnded: "{0} is done.", "{0} ist fertig.", "{0} is klaar.";
        SilverCorrected: "Put right: {0} has {1} silver.", "Berichtigt: {0} hat {1} Silber.", "Hersteld: {0} heeft {1} zilver.";
        HelperCorrected: "Put right: {0} is with {1}.", "Berichtigt: {0} ist bei {1}.", "Hersteld: {0} is bij {1}.";
        HelperFreed: "Put right: {0} is free.", "Berichtigt: {0} ist frei.", "Hersteld: {0} is vrij.";
        OwnerCorrected: "Put right: {1} has {0}.", "Berichtigt: {1} hat {0}.", "Hersteld: {1} heeft {0}.";
        CardCorrected: "Put right: it is {0}.", "Berichtigt: Es ist {0}.", "Hersteld: het is {0}.";
        FaceDownCorrected: "Put right: a card lies face down.", "Berichtigt: Eine Karte liegt verdeckt.", "Hersteld: een kaart ligt gesloten.";
        LookCorrected: "Put right: a hidden card is another one.", "Berichtigt: Eine verdeckte Karte ist eine andere.", "Hersteld: een gesloten kaart is een andere.";
        TurnedCorrected: "Put right: turned over are {1} of {0}.", "Berichtigt: Umgedreht sind {1} von: {0}.", "Hersteld: omgedraaid zijn {1} van: {0}.";
        OpenCorrected: "Put right: open are {1} of {0}.", "Berichtigt: Offen sind {1} von: {0}.", "Hersteld: open zijn {1} van: {0}.";
        GoneCorrected: "Put right: {0} left the game.", "Berichtigt: {0} ist ausgeschieden.", "Hersteld: {0} is uit het spel.";
        TurnCorrected: "Put right: it is {0}'s turn.", "Berichtigt: {0} ist am Zug.", "Hersteld: {0} is aan de beurt.";
        ActionsCorrected: "Put right: {0} {0|action|actions} left.", "Berichtigt: noch {0} {0|Aktion|Aktionen}.", "Hersteld: nog {0} {0|actie|acties}.";
        House: "A house rule decides.", "Eine Hausregel entscheidet.", "Een huisregel beslist.";
        GameOver: "The last card is taken.", "Die letzte Karte ist genommen.", "De laatste kaart is gepakt.";
    }
}

/// Tells an event.
pub fn event(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let name = |seat: Seat| Arg::Name(scene.name(seat));
    let number = |number: u8| Arg::Number(number.into());
    let thing = |card: Card| Thing::Card(card.deck(), scene.game().values().card(card).face);
    let mut tell = |told: Told, args: &[Arg<'_>]| say(out, language, told.text(language), args);
    match *event {
        Event::DeckPicked { deck } => tell(Told::DeckPicked, &[Arg::Thing(&Thing::Deck(deck))]),
        Event::Begins { seat } => tell(Told::Begins, &[name(seat)]),
        Event::Laid { card: None, .. } => tell(Told::LaidDown, &[]),
        Event::Laid {
            card: Some(card), ..
        } => tell(Told::Laid, &[Arg::Thing(&thing(card))]),
        Event::RoundBegins { second, seat } => {
            let told = if second {
                Told::SecondTemple
            } else {
                Told::FirstTemple
            };
            tell(told, &[name(seat)])
        }
        Event::Dug { seat, silver, .. } => tell(Told::Dug, &[name(seat), number(silver)]),
        Event::Took { seat, card, .. } => tell(Told::Took, &[name(seat), Arg::Thing(&thing(card))]),
        Event::Looked {
            seat, card: None, ..
        } => tell(Told::Looked, &[name(seat)]),
        Event::Looked {
            seat,
            card: Some(card),
            ..
        } => tell(Told::LookedAt, &[name(seat), Arg::Thing(&thing(card))]),
        Event::Hired { seat, helper, .. } => tell(
            Told::Hired,
            &[name(seat), Arg::Thing(&Thing::Helper(helper))],
        ),
        Event::HelperCame { seat, helper } => tell(
            Told::HelperCame,
            &[name(seat), Arg::Thing(&Thing::Helper(helper))],
        ),
        Event::TurnedOver { seat, set, .. } => tell(
            Told::TurnedOver,
            &[name(seat), Arg::Thing(&Thing::Set(set))],
        ),
        Event::SilverReceived { seat, silver } => {
            tell(Told::SilverReceived, &[name(seat), number(silver)])
        }
        Event::SilverPaid { seat, silver } => tell(Told::SilverPaid, &[name(seat), number(silver)]),
        Event::SilverGiven { from, to, silver } => {
            tell(Told::SilverGiven, &[name(from), name(to), number(silver)])
        }
        Event::MoreActions { seat, actions } => {
            tell(Told::MoreActions, &[name(seat), number(actions)])
        }
        Event::Stole { seat, from, card } => tell(
            Told::Stole,
            &[name(seat), Arg::Thing(&thing(card)), name(from)],
        ),
        Event::Gave { seat, to, card } => tell(
            Told::Gave,
            &[name(seat), Arg::Thing(&thing(card)), name(to)],
        ),
        Event::Removed { seat, card } => {
            tell(Told::Removed, &[name(seat), Arg::Thing(&thing(card))])
        }
        Event::NoEffect { seat } => tell(Told::NoEffect, &[name(seat)]),
        Event::TurnEnded { seat } => tell(Told::TurnEnded, &[name(seat)]),
        Event::House => tell(Told::House, &[]),
        Event::Corrected(correction) => corrected(scene, correction, out),
        Event::LookCorrected { .. } => tell(Told::LookCorrected, &[]),
        Event::GameOver => tell(Told::GameOver, &[]),
    }
}

/// Tells what was put right.
fn corrected(scene: &Scene<'_>, correction: Correction, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let name = |seat: Seat| Arg::Name(scene.name(seat));
    let thing = |card: Card| Thing::Card(card.deck(), scene.game().values().card(card).face);
    let mut tell = |told: Told, args: &[Arg<'_>]| say(out, language, told.text(language), args);
    match correction {
        Correction::Silver { seat, silver } => tell(
            Told::SilverCorrected,
            &[name(seat), Arg::Number(silver.into())],
        ),
        Correction::Helper {
            helper,
            seat: Some(seat),
        } => tell(
            Told::HelperCorrected,
            &[Arg::Thing(&Thing::Helper(helper)), name(seat)],
        ),
        Correction::Helper { helper, seat: None } => {
            tell(Told::HelperFreed, &[Arg::Thing(&Thing::Helper(helper))])
        }
        Correction::Owner { card, seat } => tell(
            Told::OwnerCorrected,
            &[Arg::Thing(&thing(card)), name(seat)],
        ),
        Correction::FaceUp { is, .. } | Correction::Taken { is, .. } => {
            tell(Told::CardCorrected, &[Arg::Thing(&thing(is))])
        }
        Correction::FaceDown { .. } => tell(Told::FaceDownCorrected, &[]),
        Correction::Looked { .. } => tell(Told::LookCorrected, &[]),
        Correction::Turned {
            deck,
            cards,
            turned,
        } => {
            let told = match turned {
                true => Told::TurnedCorrected,
                false => Told::OpenCorrected,
            };
            let count = Arg::Number(cards.count_ones() as i32);
            tell(told, &[Arg::Thing(&Thing::Deck(deck)), count])
        }
        Correction::Removed { card } => tell(Told::GoneCorrected, &[Arg::Thing(&thing(card))]),
        Correction::Turn { seat } => tell(Told::TurnCorrected, &[name(seat)]),
        Correction::Actions { actions } => {
            tell(Told::ActionsCorrected, &[Arg::Number(actions.into())])
        }
    }
}
