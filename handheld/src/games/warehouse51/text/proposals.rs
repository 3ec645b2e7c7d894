//! What somebody is advised to do, said to whoever decides.

use core::fmt::{Result, Write};

use engine::seat::Seat;
use engine::warehouse51::{Action, Event, Phase};

use super::Thing;
use crate::games::warehouse51::Scene;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, say, texts};

texts! {
    /// The wordings. The places are filled with what it is done with.
    pub enum Do {
        Bid: "Bid {0}", "{0} bieten", "{0} bieden";
        Announce: "Announce {0}", "{0} ansagen", "{0} aankondigen";
        Close: "Close the fist on {0}", "Die Faust um {0} schließen", "De vuist sluiten om {0}";
        CloseEmpty: "Close an empty fist", "Eine leere Faust schließen", "Een lege vuist sluiten";
        Pawn: "Pawn {0}", "Verpfänden: {0}", "Verpanden: {0}";
        Reveal: "Reveal from the {0} stack", "Vom Stapel {0} aufdecken", "Van de stapel {0} onthullen";
        Pass: "Pass", "Passen", "Passen";
        Decline: "Do without it", "Darauf verzichten", "Ervan afzien";
        BuyBack: "Buy back {0}", "Auslösen: {0}", "Terugkopen: {0}";
        Examine: "Look between {0} and {1}", "Nachsehen: zwischen {0} und {1}", "Kijken: tussen {0} en {1}";
        Certify: "Certify {0}", "Ein Zertifikat für {0}", "Een certificaat voor {0}";
        Pay: "Pay {0}", "An {0} zahlen", "Aan {0} betalen";
        Cancel: "Cancel the counterfeit: {0}", "Die Fälschung aufheben: {0}", "De vervalsing opheffen: {0}";
    }
}

/// The same, by their numbers.
pub(super) static PROPOSALS: Packed = packed!(Do, Do::text);

/// Says it in a few words.
pub fn propose(scene: &Scene<'_>, action: Action, out: &mut dyn Write) -> Result {
    let mut say =
        |text: Do, args: &[Arg<'_>]| PROPOSALS.say(text as usize, scene.language(), args, out);
    match action {
        Action::Bid(ingots) => {
            let text = match scene.table().phase {
                Phase::FistAuction if ingots == 0 => Do::CloseEmpty,
                Phase::FistAuction => Do::Close,
                Phase::Announcing => Do::Announce,
                _ => Do::Bid,
            };
            say(text, &[Arg::Number(ingots.into())])
        }
        Action::Pawn(relic) => say(Do::Pawn, &[Arg::Thing(&Thing::Relic(relic))]),
        Action::Reveal(colour) => say(Do::Reveal, &[Arg::Thing(&Thing::Colour(colour))]),
        Action::Pass => say(Do::Pass, &[]),
        Action::Decline => say(Do::Decline, &[]),
        Action::BuyBack(relic) => say(Do::BuyBack, &[Arg::Thing(&Thing::Relic(relic))]),
        Action::Examine(pair) => {
            let names = pair
                .seats(scene.seats())
                .map(|seat| Arg::Name(scene.name(seat)));
            say(Do::Examine, &names)
        }
        Action::Certify(relic) => say(Do::Certify, &[Arg::Thing(&Thing::Relic(relic))]),
        Action::Pay(side) => {
            let seat = scene.decider().map(|seat| side.of(seat, scene.seats()));
            let name = seat.map_or("", |seat| scene.name(seat));
            say(Do::Pay, &[Arg::Name(name)])
        }
        Action::Cancel(relic) => say(Do::Cancel, &[Arg::Thing(&Thing::Relic(relic))]),
    }
}

texts! {
    /// What to do for somebody who is not there.
    pub enum Pieces {
        Say: "Say so for it, so that all hear it.", "Sag es für ihn, so dass alle es hören.", "Zeg het voor hem, zodat iedereen het hoort.";
        TurnUp: "Turn the top relic of that stack up.", "Decke das oberste Relikt des Stapels auf.", "Draai de bovenste relikwie van de stapel om.";
        Hand: "The relic goes to {0}, the gold to {1}.", "Das Relikt kommt zu {0}, das Gold zu {1}.", "De relikwie gaat naar {0}, het goud naar {1}.";
        Pawnshop: "The relic goes to the pawnshop, the gold to {0}.", "Das Relikt kommt ins Pfandhaus, das Gold zu {0}.", "De relikwie gaat naar het pandhuis, het goud naar {0}.";
    }
}

/// Says what to do with the pieces, or to say.
pub fn instruct(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let name = |seat: Seat| Arg::Name(scene.name(seat));
    let mut tell = |text: Pieces, args: &[Arg<'_>]| say(out, language, text.text(language), args);
    match *event {
        Event::Bid { .. } | Event::Passed { .. } | Event::Announced { .. } => {
            tell(Pieces::Say, &[])
        }
        Event::Revealed { .. } => tell(Pieces::TurnUp, &[]),
        Event::Won { seat, to, .. } => tell(Pieces::Hand, &[name(seat), name(to)]),
        Event::Pawned { seat, .. } => tell(Pieces::Pawnshop, &[name(seat)]),
        _ => Ok(()),
    }
}
