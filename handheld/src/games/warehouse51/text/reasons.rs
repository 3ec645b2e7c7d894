//! What a bot did something for, in one sentence: from what lies open alone.

use core::fmt::{Result, Write};

use bots::warehouse51::Reason;
use engine::each::Member;
use engine::warehouse51::{Colour, Effect, Neighbour};

use super::names::{colour as colour_name, colour_title, effect_word};
use crate::text::packed::{Packed, packed};
use crate::text::{Arg, Language, texts};

texts! {
    /// The wordings. The places are filled with what the reason is about.
    pub enum Because {
        NewColour: "The first relic in {0}.", "Das erste Relikt in {0}.", "De eerste relikwie in {0}.";
        LeadIn: "To take the lead in {0}.", "Für die Führung in {0}.", "Voor de leiding in {0}.";
        HoldsLead: "To stay ahead in {0}.", "Um in {0} vorn zu bleiben.", "Om voor te blijven in {0}.";
        SecondIn: "For the second place in {0}.", "Für den zweiten Platz in {0}.", "Voor de tweede plaats in {0}.";
        SetOfColours: "For a set of four colours.", "Für einen Satz aus vier Farben.", "Voor een set van vier kleuren.";
        ForEffect: "For its effect: {0}.", "Wegen der Wirkung: {0}.", "Om het effect: {0}.";
        Certificates: "A certificate protects a relic.", "Ein Zertifikat schützt ein Relikt.", "Een certificaat beschermt een relikwie.";
        GoldCounts: "Gold counts points at the end.", "Gold zählt am Ende Punkte.", "Goud telt aan het eind punten.";
        Cancels: "It can cancel a counterfeit.", "Es kann eine Fälschung aufheben.", "Hij kan een vervalsing opheffen.";
        Equals: "An equal bid leads then.", "Gleich viel zu bieten genügt dann.", "Evenveel bieden is dan genoeg.";
        GoldEachTime: "It brings gold with each relic bought.", "Es bringt Gold mit jedem Kauf.", "Hij brengt goud bij elke koop.";
        SeesStacks: "To see what lies on top of stacks.", "Um oben auf die Stapel zu sehen.", "Om boven op de stapels te kijken.";
        GoldAtOnce: "It brings gold from the bank.", "Es bringt Gold von der Bank.", "Hij brengt goud van de bank.";
        StopsCurses: "Curses do no harm then.", "Flüche schaden dann nicht.", "Vloeken doen dan geen kwaad.";
        WinsTies: "It wins when bids are level.", "Bei Gleichstand gewinnt es.", "Bij gelijke stand wint hij.";
        BuysBack: "Pawned relics come back cheaply.", "Verpfändetes kommt billig zurück.", "Verpand komt goedkoop terug.";
        AnyColour: "It counts for any colour.", "Es zählt für jede Farbe.", "Hij telt voor elke kleur.";
        Denies: "Or else {0} leads in {1}.", "Sonst führt {0} in {1}.", "Anders leidt {0} in {1}.";
        GoodPrice: "It is worth this price.", "Den Preis ist es wert.", "Die prijs is hij waard.";
        TooDear: "It is not worth more than {0} gold.", "Mehr als {0} Gold ist es nicht wert.", "Meer dan {0} goud is hij niet waard.";
        Cursed: "A curse lies on it.", "Es liegt ein Fluch darauf.", "Er rust een vloek op.";
        KeepsIngots: "The gold is kept for other relics.", "Das Gold bleibt für andere Relikte.", "Het goud blijft voor andere relikwieën.";
        WantsColour: "More in {0} would help.", "Mehr in {0} würde helfen.", "Meer in {0} zou helpen.";
        LacksColour: "Nothing in {0} is owned yet.", "In {0} fehlt noch alles.", "In {0} ontbreekt nog alles.";
        PoorerLeft: "The neighbour on the left has less gold.", "Links ist weniger Gold als rechts.", "Links is er minder goud dan rechts.";
        PoorerRight: "The neighbour on the right has less gold.", "Rechts ist weniger Gold als links.", "Rechts is er minder goud dan links.";
        NeedsIngots: "The gold is needed more.", "Das Gold ist jetzt wichtiger.", "Het goud is nu belangrijker.";
        ToKeep: "So that it counts at the end.", "Damit es am Ende zählt.", "Zodat hij aan het eind telt.";
        ToKnow: "To know what is a counterfeit.", "Um zu wissen, was gefälscht ist.", "Om te weten wat vervalst is.";
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
            tell(for_effect(effect), &[word])
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
        Reason::ToKeep(_) => tell(Because::ToKeep, &[]),
        Reason::ToKnow => tell(Because::ToKnow, &[]),
    }
}

/// What an effect is wanted for; those that are rarely wanted are named.
fn for_effect(effect: Effect) -> Because {
    match effect {
        Effect::CertificateOne | Effect::CertificateTwo => Because::Certificates,
        Effect::PointPerIngots => Because::GoldCounts,
        Effect::Examine => Because::ToKnow,
        Effect::Cancel => Because::Cancels,
        Effect::Equal => Because::Equals,
        Effect::IngotsPerWin => Because::GoldEachTime,
        Effect::LookAtStacks => Because::SeesStacks,
        Effect::FromBank => Because::GoldAtOnce,
        Effect::NoCurses => Because::StopsCurses,
        Effect::WinTies => Because::WinsTies,
        Effect::BuyBackFor => Because::BuysBack,
        Effect::AnyColour => Because::AnyColour,
        _ => Because::ForEffect,
    }
}
