//! What happened, told in one sentence or two short ones.

use core::fmt::{Result, Write};

use engine::seat::Seat;
use engine::warehouse51::{AuctionKind, Correction, Event, RelicSet};

use super::{Label, Thing, names};
use crate::games::warehouse51::Scene;
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, Named, texts};

texts! {
    /// The wordings. The places are filled with who, what and how much.
    pub enum Told {
        Begins: "{0} begins.", "{0} fängt an.", "{0} begint.";
        CounterfeitLaid: "A counterfeit lies between {0} and {1}.", "Eine Fälschung liegt zwischen {0} und {1}.", "Er ligt een vervalsing tussen {0} en {1}.";
        CounterfeitKnown: "A counterfeit lies between {0} and {1}: {2}.", "Eine Fälschung liegt zwischen {0} und {1}: {2}.", "Er ligt een vervalsing tussen {0} en {1}: {2}.";
        TopSeen: "{0} looks at the top of the {1} stack.", "{0} sieht sich den Stapel {1} von oben an.", "{0} kijkt wat boven op de stapel {1} ligt.";
        TopKnown: "On top of the {1} stack {0} sees: {2}.", "Oben auf dem Stapel {1} sieht {0}: {2}.", "Boven op de stapel {1} ziet {0}: {2}.";
        Revealed: "{0} reveals {1}: open auction.", "{0} deckt {1} auf: offene Auktion.", "{0} onthult {1}: open veiling.";
        RevealedFist: "{0} reveals {1}: fist auction.", "{0} deckt {1} auf: Faustauktion.", "{0} onthult {1}: vuistveiling.";
        MayNotBid: "A curse keeps {0} from bidding this time.", "Ein Fluch: {0} bietet diesmal nicht mit.", "Een vloek: {0} biedt deze keer niet mee.";
        MayNotBidBy: "{0} may not bid this time: {1}.", "{0} bietet diesmal nicht mit: {1}.", "{0} biedt deze keer niet mee: {1}.";
        Bid: "{0} bids {1}.", "{0} bietet {1}.", "{0} biedt {1}.";
        Equalled: "{0} bids {1} too and leads.", "{0} bietet auch {1} und führt.", "{0} biedt ook {1} en leidt.";
        Passed: "{0} passes.", "{0} passt.", "{0} past.";
        Announced: "{0} announces a fist of {1}.", "{0} sagt eine Faust von {1} an.", "{0} kondigt een vuist van {1} aan.";
        FistClosed: "{0} has closed the fist.", "{0} hat die Faust geschlossen.", "{0} heeft de vuist gesloten.";
        FistKnown: "{0} closes the fist on {1}.", "{0} schließt die Faust um {1}.", "{0} sluit de vuist om {1}.";
        FistsOpened: "The fists open.", "Die Fäuste öffnen sich.", "De vuisten gaan open.";
        FistsLevel: "The fists open: {0} are level. First clockwise from {1} wins.", "Die Fäuste öffnen sich: {0} sind gleichauf. Ab {1} im Uhrzeigersinn gewinnt der Erste.", "De vuisten gaan open: {0} staan gelijk. Vanaf {1} wint de eerste met de klok mee.";
        FistsByRelic: "The fists open: {0} are level. A relic decides.", "Die Fäuste öffnen sich: {0} sind gleichauf. Ein Relikt entscheidet.", "De vuisten gaan open: {0} staan gelijk. Een relikwie beslist.";
        NobodyBid: "Nobody bids: {0} leaves the game.", "Niemand bietet: {0} scheidet aus.", "Niemand biedt: {0} verlaat het spel.";
        Won: "{0} buys {1} for {2} and pays {3}.", "{0} kauft {1} für {2} und zahlt an {3}.", "{0} koopt {1} voor {2} en betaalt {3}.";
        FromBank: "{0} gets {1} gold from the bank: {2}.", "{0} erhält {1} Gold von der Bank: {2}.", "{0} krijgt {1} goud van de bank: {2}.";
        ToBank: "{0} loses {1} gold to the bank: {2}.", "{0} verliert {1} Gold an die Bank: {2}.", "{0} verliest {1} goud aan de bank: {2}.";
        BarredNext: "{0} may not bid in the next auction: {1}.", "{0} bietet in der nächsten Auktion nicht mit: {1}.", "{0} biedt in de volgende veiling niet mee: {1}.";
        Shown: "Open for all, between {0} and {1}: {2}.", "Offen für alle, zwischen {0} und {1}: {2}.", "Open voor allen, tussen {0} en {1}: {2}.";
        Examined: "{0} has looked at the counterfeits between {1} and {2}.", "{0} hat die Fälschungen zwischen {1} und {2} gesehen.", "{0} heeft de vervalsingen tussen {1} en {2} gezien.";
        ExaminedKnown: "Between {1} and {2}, {0} sees: {3}.", "Zwischen {1} und {2} sieht {0}: {3}.", "Tussen {1} en {2} ziet {0}: {3}.";
        ShownInTheBox: "Lay open for all what lies between {0} and {1}.", "Legt für alle offen, was zwischen {0} und {1} liegt.", "Leg voor allen open wat tussen {0} en {1} ligt.";
        ExaminedInTheBox: "{0} looks at the cards between {1} and {2} on the table.", "{0} sieht sich auf dem Tisch die Karten zwischen {1} und {2} an.", "{0} bekijkt op tafel de kaarten tussen {1} en {2}.";
        NoEffect: "No effect for {0}: {1}.", "Ohne Wirkung für {0}: {1}.", "Geen effect voor {0}: {1}.";
        Pawned: "{0} pawns {1} for {2} gold.", "{0} verpfändet {1} für {2} Gold.", "{0} verpandt {1} voor {2} goud.";
        AuctionsOver: "The last relic is sold: the auctions are over.", "Das letzte Relikt ist weg: Die Auktionen sind vorbei.", "De laatste relikwie is weg: de veilingen zijn voorbij.";
        BoughtBack: "{0} buys back {1} for {2} gold.", "{0} löst {1} für {2} Gold aus.", "{0} koopt {1} terug voor {2} goud.";
        Certified: "{0} certifies {1}.", "{0} gibt ein Zertifikat für {1}.", "{0} geeft {1} een certificaat.";
        Declined: "{0} does without.", "{0} verzichtet.", "{0} ziet ervan af.";
        Revealing: "Between {0} and {1} lay: {2}.", "Zwischen {0} und {1} lag: {2}.", "Tussen {0} en {1} lag: {2}.";
        Protected: "A certificate saves {1} for {0}.", "Ein Zertifikat rettet {1} für {0}.", "Een certificaat redt {1} voor {0}.";
        Cancelled: "{0} cancels the counterfeit of {1}.", "{0} hebt die Fälschung auf: {1}.", "{0} heft de vervalsing op: {1}.";
        Exposed: "{0} loses {1}: a counterfeit.", "{0} verliert {1}: eine Fälschung.", "{0} verliest {1}: een vervalsing.";
        CorrectedGold: "Put right: {0} has {1} gold.", "Berichtigt: {0} hat {1} Gold.", "Hersteld: {0} heeft {1} goud.";
        CorrectedBank: "Put right: the bank has {0} gold.", "Berichtigt: Die Bank hat {0} Gold.", "Hersteld: de bank heeft {0} goud.";
        CorrectedOwner: "Put right: {0} owns {1}.", "Berichtigt: {0} besitzt {1}.", "Hersteld: {0} bezit {1}.";
        CorrectedGone: "Put right: {0} left the game.", "Berichtigt: {0} ist ausgeschieden.", "Hersteld: {0} is uit het spel.";
        CorrectedPawned: "Put right: pawned is {0}.", "Berichtigt: verpfändet ist {0}.", "Hersteld: verpand is {0}.";
        CorrectedNotPawned: "Put right: not pawned is {0}.", "Berichtigt: nicht verpfändet ist {0}.", "Hersteld: niet verpand is {0}.";
        CorrectedRevealed: "Put right: {0} was revealed.", "Berichtigt: Aufgedeckt ist {0}.", "Hersteld: onthuld is {0}.";
        CorrectedTaken: "Put right: {0} is really {1}.", "Berichtigt: {0} ist in Wahrheit {1}.", "Hersteld: {0} is in werkelijkheid {1}.";
        CorrectedWinner: "Put right: {0} won the last auction.", "Berichtigt: {0} gewann die letzte Auktion.", "Hersteld: {0} won de laatste veiling.";
        CorrectedBid: "Put right: {0} leads with {1}.", "Berichtigt: {0} führt mit {1}.", "Hersteld: {0} leidt met {1}.";
        CorrectedNoBid: "Put right: nobody has bid yet.", "Berichtigt: Noch niemand hat geboten.", "Hersteld: nog niemand heeft geboden.";
        CorrectedPassed: "Put right: {0} has passed.", "Berichtigt: {0} hat gepasst.", "Hersteld: {0} heeft gepast.";
        CorrectedIn: "Put right: {0} still bids.", "Berichtigt: {0} bietet noch mit.", "Hersteld: {0} biedt nog mee.";
        CorrectedTurn: "Put right: it is {0}'s bid.", "Berichtigt: Das Gebot ist bei {0}.", "Hersteld: {0} is aan bod.";
        CorrectedBarred: "Put right: {0} may not bid in the next auction.", "Berichtigt: {0} bietet in der nächsten Auktion nicht mit.", "Hersteld: {0} biedt in de volgende veiling niet mee.";
        CorrectedNotBarred: "Put right: {0} may bid in the next auction.", "Berichtigt: {0} bietet in der nächsten Auktion mit.", "Hersteld: {0} biedt in de volgende veiling mee.";
        CorrectedCertified: "Put right: the certificate is for {0}.", "Berichtigt: Das Zertifikat gilt {0}.", "Hersteld: het certificaat is voor {0}.";
        CorrectedNoCertificate: "Put right: the certificate is unused.", "Berichtigt: Das Zertifikat ist unbenutzt.", "Hersteld: het certificaat is ongebruikt.";
        House: "A house rule decides.", "Eine Hausregel entscheidet.", "Een huisregel beslist.";
        CounterfeitCorrected: "Put right: a counterfeit between {0} and {1}.", "Berichtigt: eine Fälschung zwischen {0} und {1}.", "Hersteld: een vervalsing tussen {0} en {1}.";
        GameOver: "All counterfeits are known. Now it is scored.", "Alle Fälschungen sind bekannt. Jetzt wird gewertet.", "Alle vervalsingen zijn bekend. Nu wordt er geteld.";
    }
}

/// The same, by their numbers.
pub(super) static TOLD: Packed = packed!(Told, Told::text);

/// Several relics, one after the other.
#[derive(Clone, Copy, Debug)]
struct Relics(RelicSet);

impl Named for Relics {
    fn write(&self, language: Language, out: &mut dyn Write) -> Result {
        for (number, relic) in self.0.iter().enumerate() {
            if number > 0 {
                out.write_str(", ")?;
            }
            out.write_str(names::relic(relic, language))?;
        }
        if self.0.is_empty() {
            out.write_str(Label::NoneOfThem.text(language))?;
        }
        Ok(())
    }
}

/// Tells an event.
#[inline(never)] // so that no screen takes room on the stack for it
pub fn event(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let name = |seat: Seat| Arg::Name(scene.name(seat));
    let number = |number: u8| Arg::Number(number.into());
    let mut tell = |told: Told, args: &[Arg<'_>]| TOLD.say(told as usize, language, args, out);
    match *event {
        Event::Begins { seat } => tell(Told::Begins, &[name(seat)]),
        Event::CounterfeitLaid {
            between: [one, two],
            relic,
        } => match relic {
            Some(relic) => {
                let thing = Thing::Relic(relic);
                let args = [name(one), name(two), Arg::Thing(&thing)];
                tell(Told::CounterfeitKnown, &args)
            }
            None => tell(Told::CounterfeitLaid, &[name(one), name(two)]),
        },
        Event::TopSeen {
            seat,
            colour,
            relic,
        } => {
            let stack = Thing::Colour(colour);
            match relic.map(Thing::Relic) {
                Some(relic) => {
                    let args = [name(seat), Arg::Thing(&stack), Arg::Thing(&relic)];
                    tell(Told::TopKnown, &args)
                }
                None => tell(Told::TopSeen, &[name(seat), Arg::Thing(&stack)]),
            }
        }
        Event::Revealed { seat, relic } => {
            let told = match scene.game().values().relics[relic].auction {
                AuctionKind::Open => Told::Revealed,
                AuctionKind::Fist => Told::RevealedFist,
            };
            tell(told, &[name(seat), Arg::Thing(&Thing::Object(relic))])
        }
        Event::MayNotBid { seat } => match scene.barring(seat).map(Thing::Relic) {
            Some(relic) => tell(Told::MayNotBidBy, &[name(seat), Arg::Thing(&relic)]),
            None => tell(Told::MayNotBid, &[name(seat)]),
        },
        Event::Bid {
            seat,
            ingots,
            equalled,
        } => {
            let told = if equalled { Told::Equalled } else { Told::Bid };
            tell(told, &[name(seat), number(ingots)])
        }
        Event::Passed { seat } => tell(Told::Passed, &[name(seat)]),
        Event::Announced { seat, ingots } => tell(Told::Announced, &[name(seat), number(ingots)]),
        Event::FistClosed { seat, ingots } => match ingots {
            Some(ingots) => tell(Told::FistKnown, &[name(seat), number(ingots)]),
            None => tell(Told::FistClosed, &[name(seat)]),
        },
        _ => bought(scene, event, out),
    }
}

/// What follows a bid: fists, payment, effects, the pawnshop.
fn bought(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let name = |seat: Seat| Arg::Name(scene.name(seat));
    let number = |number: u8| Arg::Number(number.into());
    let mut tell = |told: Told, args: &[Arg<'_>]| TOLD.say(told as usize, language, args, out);
    match *event {
        Event::FistsOpened {
            bids,
            seats,
            revealer,
            level,
            by_relic,
        } => {
            let highest = seats.iter().map(|seat| bids[seat]).max();
            if level < 2 || highest == Some(0) {
                tell(Told::FistsOpened, &[])
            } else if by_relic {
                tell(Told::FistsByRelic, &[number(level)])
            } else {
                tell(Told::FistsLevel, &[number(level), name(revealer)])
            }
        }
        Event::NobodyBid { relic } => tell(Told::NobodyBid, &[Arg::Thing(&Thing::Relic(relic))]),
        Event::Won {
            seat,
            relic,
            ingots,
            to,
        } => {
            let thing = Thing::Object(relic);
            let args = [name(seat), Arg::Thing(&thing), number(ingots), name(to)];
            tell(Told::Won, &args)
        }
        Event::FromBank {
            seat,
            relic,
            ingots,
        } => {
            let thing = Thing::Relic(relic);
            tell(
                Told::FromBank,
                &[name(seat), number(ingots), Arg::Thing(&thing)],
            )
        }
        Event::ToBank {
            seat,
            relic,
            ingots,
        } => {
            let thing = Thing::Relic(relic);
            tell(
                Told::ToBank,
                &[name(seat), number(ingots), Arg::Thing(&thing)],
            )
        }
        Event::BarredNext { seat, relic } => tell(
            Told::BarredNext,
            &[name(seat), Arg::Thing(&Thing::Relic(relic))],
        ),
        Event::Shown {
            between: [one, two],
            relics,
        } => tell(
            Told::Shown,
            &[name(one), name(two), Arg::Thing(&Relics(relics))],
        ),
        Event::Examined {
            seat,
            between: [one, two],
            relics,
        } => match relics.map(Relics) {
            Some(relics) => {
                let args = [name(seat), name(one), name(two), Arg::Thing(&relics)];
                tell(Told::ExaminedKnown, &args)
            }
            None => tell(Told::Examined, &[name(seat), name(one), name(two)]),
        },
        Event::ShownInTheBox {
            between: [one, two],
        } => tell(Told::ShownInTheBox, &[name(one), name(two)]),
        Event::ExaminedInTheBox {
            seat,
            between: [one, two],
        } => tell(Told::ExaminedInTheBox, &[name(seat), name(one), name(two)]),
        Event::NoEffect { seat, relic } => tell(
            Told::NoEffect,
            &[name(seat), Arg::Thing(&Thing::Relic(relic))],
        ),
        Event::Pawned {
            seat,
            relic,
            ingots,
        } => {
            let thing = Thing::Object(relic);
            tell(
                Told::Pawned,
                &[name(seat), Arg::Thing(&thing), number(ingots)],
            )
        }
        _ => at_the_end(scene, event, out),
    }
}

/// What belongs to the end, and mistakes that were put right.
fn at_the_end(scene: &Scene<'_>, event: &Event, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let name = |seat: Seat| Arg::Name(scene.name(seat));
    let mut tell = |told: Told, args: &[Arg<'_>]| TOLD.say(told as usize, language, args, out);
    match *event {
        Event::AuctionsOver => tell(Told::AuctionsOver, &[]),
        Event::BoughtBack {
            seat,
            relic,
            ingots,
        } => {
            let thing = Thing::Object(relic);
            let args = [name(seat), Arg::Thing(&thing), Arg::Number(ingots.into())];
            tell(Told::BoughtBack, &args)
        }
        Event::Certified { seat, relic, .. } => tell(
            Told::Certified,
            &[name(seat), Arg::Thing(&Thing::Object(relic))],
        ),
        Event::Declined { seat } => tell(Told::Declined, &[name(seat)]),
        Event::CounterfeitsRevealed {
            between: [one, two],
            relics,
        } => tell(
            Told::Revealing,
            &[name(one), name(two), Arg::Thing(&Relics(relics))],
        ),
        Event::Protected { seat, relic } => tell(
            Told::Protected,
            &[name(seat), Arg::Thing(&Thing::Object(relic))],
        ),
        Event::Cancelled { seat, relic } => tell(
            Told::Cancelled,
            &[name(seat), Arg::Thing(&Thing::Relic(relic))],
        ),
        Event::Exposed { seat, relic, .. } => tell(
            Told::Exposed,
            &[name(seat), Arg::Thing(&Thing::Object(relic))],
        ),
        Event::Corrected(correction) => corrected(scene, correction, out),
        Event::CounterfeitCorrected {
            between: [one, two],
        } => tell(Told::CounterfeitCorrected, &[name(one), name(two)]),
        Event::House => tell(Told::House, &[]),
        _ => tell(Told::GameOver, &[]),
    }
}

fn corrected(scene: &Scene<'_>, correction: Correction, out: &mut dyn Write) -> Result {
    let language = scene.language();
    let name = |seat: Seat| Arg::Name(scene.name(seat));
    let number = |number: u8| Arg::Number(number.into());
    let mut tell = |told: Told, args: &[Arg<'_>]| TOLD.say(told as usize, language, args, out);
    match correction {
        Correction::Gold { seat, ingots } => {
            tell(Told::CorrectedGold, &[name(seat), number(ingots)])
        }
        Correction::Bank { ingots } => tell(Told::CorrectedBank, &[number(ingots)]),
        Correction::Owner { relic, owner } => match owner {
            Some(seat) => tell(
                Told::CorrectedOwner,
                &[name(seat), Arg::Thing(&Thing::Object(relic))],
            ),
            None => tell(Told::CorrectedGone, &[Arg::Thing(&Thing::Relic(relic))]),
        },
        Correction::Pawned { relic, pawned } => {
            let told = match pawned {
                true => Told::CorrectedPawned,
                false => Told::CorrectedNotPawned,
            };
            tell(told, &[Arg::Thing(&Thing::Relic(relic))])
        }
        Correction::Revealed { is } => {
            tell(Told::CorrectedRevealed, &[Arg::Thing(&Thing::Relic(is))])
        }
        Correction::Taken { said, is } => {
            let (said, is) = (Thing::Relic(said), Thing::Relic(is));
            tell(Told::CorrectedTaken, &[Arg::Thing(&said), Arg::Thing(&is)])
        }
        Correction::LastWinner { seat } => tell(Told::CorrectedWinner, &[name(seat)]),
        Correction::HighBid { ingots: 0, .. } => tell(Told::CorrectedNoBid, &[]),
        Correction::HighBid { seat, ingots } => {
            tell(Told::CorrectedBid, &[name(seat), number(ingots)])
        }
        Correction::Passed { seat, passed: true } => tell(Told::CorrectedPassed, &[name(seat)]),
        Correction::Passed { seat, .. } => tell(Told::CorrectedIn, &[name(seat)]),
        Correction::Turn { seat } => tell(Told::CorrectedTurn, &[name(seat)]),
        Correction::BarredNext { seat, barred: true } => tell(Told::CorrectedBarred, &[name(seat)]),
        Correction::BarredNext { seat, .. } => tell(Told::CorrectedNotBarred, &[name(seat)]),
        Correction::Certified {
            relic: Some(relic), ..
        } => tell(
            Told::CorrectedCertified,
            &[Arg::Thing(&Thing::Object(relic))],
        ),
        Correction::Certified { .. } => tell(Told::CorrectedNoCertificate, &[]),
        Correction::Counterfeit { left_of, .. } => {
            let next = left_of.next(scene.seats());
            tell(Told::CounterfeitCorrected, &[name(left_of), name(next)])
        }
    }
}
