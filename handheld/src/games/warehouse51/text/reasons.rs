//! What a bot did something for, in one sentence: from what lies open alone.

use core::fmt::{Result, Write};

use bots::warehouse51::Reason;
use engine::each::Member;
use engine::warehouse51::{Colour, Neighbour};

use super::Thing;
use super::names::{colour as colour_name, colour_title, effect_word};
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, texts};

texts! {
    /// The wordings. The places are filled with what the reason is about.
    pub enum Because {
        NewColour: "A first relic in {0}.", "Das erste Relikt in der Farbe {0}.", "Een eerste relikwie in {0}.";
        LeadIn: "It would bring the lead in {0}.", "Es brächte die Führung in der Farbe {0}.", "Daarmee komt de leiding in {0}.";
        HoldsLead: "It makes the lead in {0} safer.", "Es macht die Führung in der Farbe {0} sicherer.", "Het maakt de leiding in {0} zekerder.";
        SecondIn: "It would bring the second place in {0}.", "Es brächte den zweiten Platz in der Farbe {0}.", "Daarmee komt de tweede plaats in {0}.";
        SetOfColours: "It would complete a set of four colours.", "Es machte einen Satz aus vier Farben komplett.", "Het zou een set van vier kleuren compleet maken.";
        ForEffect: "For what it does: {0}.", "Wegen seiner Wirkung: {0}.", "Om wat hij doet: {0}.";
        Denies: "With it {0} would come to lead in {1}.", "Damit käme {0} in Führung: {1}.", "Daarmee zou {0} gaan leiden in {1}.";
        GoodPrice: "For this price it is worth having.", "Zu diesem Preis lohnt es sich.", "Voor deze prijs is hij de moeite waard.";
        TooDear: "More than {0} gold is too much for it.", "Mehr als {0} Gold ist es nicht wert.", "Meer dan {0} goud is te veel ervoor.";
        Cursed: "A curse lies on it.", "Es liegt ein Fluch darauf.", "Er rust een vloek op.";
        KeepsIngots: "The gold is kept for other relics.", "Das Gold bleibt für andere Relikte.", "Het goud blijft voor andere relikwieën.";
        WantsColour: "More in {0} would help.", "Mehr in der Farbe {0} würde helfen.", "Meer in {0} zou helpen.";
        LacksColour: "Nothing in {0} is owned yet.", "In der Farbe {0} fehlt noch alles.", "In {0} ontbreekt nog alles.";
        PoorerLeft: "The neighbour on the left has less gold.", "Links ist weniger Gold als rechts.", "Links is er minder goud dan rechts.";
        PoorerRight: "The neighbour on the right has less gold.", "Rechts ist weniger Gold als links.", "Rechts is er minder goud dan links.";
        NeedsIngots: "The gold is needed more.", "Das Gold ist jetzt wichtiger.", "Het goud is nu belangrijker.";
        ToKeep: "It is to count at the end: {0}.", "Es soll am Ende zählen: {0}.", "Hij moet aan het eind tellen: {0}.";
    }
}

/// The same, by their numbers.
pub(super) static REASONS: Packed = packed!(Because, Because::text);

/// Writes what something was done for. `names` are those of the seats.
pub fn reason(
    out: &mut dyn Write,
    language: Language,
    names: [&str; 5],
    reason: &Reason,
) -> Result {
    let mut tell =
        |because: Because, args: &[Arg<'_>]| REASONS.say(because as usize, language, args, out);
    // German calls a colour by a noun there.
    let called = |colour: Colour| match language {
        Language::German => Arg::Text(colour_title(colour, language)),
        _ => Arg::Text(colour_name(colour, language)),
    };
    let mut about = |because: Because, colour: Colour| tell(because, &[called(colour)]);
    match *reason {
        Reason::NewColour(colour) => about(Because::NewColour, colour),
        Reason::LeadIn(colour) => about(Because::LeadIn, colour),
        Reason::HoldsLead(colour) => about(Because::HoldsLead, colour),
        Reason::SecondIn(colour) => about(Because::SecondIn, colour),
        Reason::WantsColour(colour) => about(Because::WantsColour, colour),
        Reason::LacksColour(colour) => about(Because::LacksColour, colour),
        Reason::SetOfColours => tell(Because::SetOfColours, &[]),
        Reason::ForEffect(effect) => {
            let word = Arg::Text(effect_word(effect, language));
            tell(Because::ForEffect, &[word])
        }
        Reason::Denies { other, colour } => {
            let name = names.get(other.place()).copied().unwrap_or_default();
            tell(Because::Denies, &[Arg::Name(name), called(colour)])
        }
        Reason::GoodPrice => tell(Because::GoodPrice, &[]),
        Reason::TooDear(bid) => tell(Because::TooDear, &[Arg::Number(bid.into())]),
        Reason::Cursed => tell(Because::Cursed, &[]),
        Reason::KeepsIngots => tell(Because::KeepsIngots, &[]),
        Reason::PoorerNeighbour(Neighbour::Left) => tell(Because::PoorerLeft, &[]),
        Reason::PoorerNeighbour(Neighbour::Right) => tell(Because::PoorerRight, &[]),
        Reason::NeedsIngots(_) => tell(Because::NeedsIngots, &[]),
        Reason::ToKeep(relic) => tell(Because::ToKeep, &[Arg::Thing(&Thing::Relic(relic))]),
    }
}
