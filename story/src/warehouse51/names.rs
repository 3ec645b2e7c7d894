//! What things are called: in the JSON, and in sentences.

use engine::each::Member;
pub use engine::warehouse51::names::{auction, colour, effect, mark, relic};
use engine::warehouse51::{Certificate, Effect, Printed, Relic, RelicSet, Timing};

use crate::page::{counted, list};

/// The relics in their order: number, name in a sentence.
const RELICS: [(&str, &str); 26] = [
    ("B1", "Excalibur"),
    ("B2", "the Holy Grail"),
    ("B3", "the Seven-League Boots"),
    ("B4", "the Philosopher's Stone"),
    ("B5", "the Malleus Maleficarum"),
    ("B6", "the Unicorn Horn"),
    ("B7", "William Tell's Crossbow"),
    ("B8", "Snow White's Mirror"),
    ("G1", "Mjöllnir"),
    ("G2", "the Golden Fleece"),
    ("G3", "Pandora's Box"),
    ("G4", "the Cornucopia"),
    ("G5", "the Shirt of Nessus"),
    ("G6", "the Ring of the Nibelung"),
    ("G7", "Baba Yaga's Mortar"),
    ("Y1", "Aladdin's Lamp"),
    ("Y2", "the Flying Carpet"),
    ("Y3", "the Ark of the Covenant"),
    ("Y4", "David's Harp"),
    ("Y5", "Goliath's Sword"),
    ("Y6", "the Book of Thoth"),
    ("R1", "Yata no Kagami"),
    ("R2", "Amenonuhoko"),
    ("R3", "the Peaches of Immortality"),
    ("R4", "Tamatebako"),
    ("R5", "the Cintamani Jewel"),
];

fn row(relic: Relic) -> (&'static str, &'static str) {
    RELICS.get(relic.place()).copied().unwrap_or_default()
}

/// A relic's number in the lists.
pub fn id(relic: Relic) -> &'static str {
    row(relic).0
}

/// A relic in a sentence.
pub fn relic_words(relic: Relic) -> &'static str {
    row(relic).1
}

/// Relics in the JSON.
pub fn relics(relics: RelicSet) -> Vec<&'static str> {
    relics.iter().map(relic).collect()
}

/// Relics in a sentence.
pub fn relics_words(relics: RelicSet) -> String {
    let words: Vec<String> = relics.iter().map(|one| relic_words(one).into()).collect();
    list(&words)
}

/// When an effect counts.
pub fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Instant => "instant",
        Timing::Permanent => "permanent",
        Timing::End => "end",
        Timing::Scoring => "scoring",
    }
}

/// A certificate.
pub fn certificate(certificate: Certificate) -> &'static str {
    match certificate {
        Certificate::One => "one",
        Certificate::Two => "two",
    }
}

/// An effect in brief.
fn effect_words(effect: Effect, amount: u8) -> String {
    match effect {
        Effect::CertificateOne | Effect::CertificateTwo => {
            "a certificate for any own relic at the end".into()
        }
        Effect::RevealEvery => "the owner reveals every auction".into(),
        Effect::PointPerIngots => format!("a point for every {} at the end", ingots(amount)),
        Effect::Examine => "a look at the counterfeits of two neighbours".into(),
        Effect::Cancel => "cancels a counterfeit at the end".into(),
        Effect::Announce => "the owner has to announce what is in the fist".into(),
        Effect::Equal => "the owner takes the lead by equalling the highest bid".into(),
        Effect::LosePart if amount == 2 => "half the buyer's ingots go to the bank".into(),
        Effect::LosePart => format!("one in {amount} of the buyer's ingots goes to the bank"),
        Effect::IngotsPerWin => {
            let ingots = ingots(amount);
            format!("{ingots} from the bank for every later auction won")
        }
        Effect::LoseTies => "the owner loses every tie".into(),
        Effect::NoIngotPoints => "the owner's ingots give no points".into(),
        Effect::LookAtStacks => "the owner looks at the stacks before revealing".into(),
        Effect::FromBank => format!("up to {} from the bank", ingots(amount)),
        Effect::PayRight => "the owner may pay to the right".into(),
        Effect::NoCurses => "keeps the owner's curses off".into(),
        Effect::Show => "the buyer shows the counterfeits on both sides".into(),
        Effect::WinTies => "the owner wins every tie".into(),
        Effect::BuyBackFor => format!("the owner buys back for {}", ingots(amount)),
        Effect::NoNextBid => "the buyer does not bid in the next auction".into(),
        Effect::AnyColour => "stands for any colour in a set".into(),
    }
}

/// Mark and effect in brief.
pub fn power_words(printed: &Printed) -> String {
    match printed.effect {
        Some(effect) => {
            let effect = effect_words(effect, printed.amount);
            format!("{}: {effect}", mark(printed.mark))
        }
        None => mark(printed.mark).into(),
    }
}

/// "1 ingot", "2 ingots".
pub fn ingots(number: u8) -> String {
    counted(number.into(), ("ingot", "ingots"))
}

/// "1 point", "2 points".
pub fn points(number: impl Into<i32>) -> String {
    counted(number.into(), ("point", "points"))
}
