//! What things are called: in the JSON, and in sentences.

use engine::each::Member;
use engine::warehouse51::{
    AuctionKind, Certificate, Colour, Effect, Mark, Printed, Relic, RelicSet, Timing,
};

use crate::page::{counted, list};

/// The relics in their order: number, name in the JSON, name in a sentence.
const RELICS: [(&str, &str, &str); 26] = [
    ("B1", "excalibur", "Excalibur"),
    ("B2", "holy_grail", "the Holy Grail"),
    ("B3", "seven_league_boots", "the Seven-League Boots"),
    ("B4", "philosophers_stone", "the Philosopher's Stone"),
    ("B5", "malleus_maleficarum", "the Malleus Maleficarum"),
    ("B6", "unicorn_horn", "the Unicorn Horn"),
    ("B7", "william_tells_crossbow", "William Tell's Crossbow"),
    ("B8", "snow_whites_mirror", "Snow White's Mirror"),
    ("G1", "mjollnir", "Mjöllnir"),
    ("G2", "golden_fleece", "the Golden Fleece"),
    ("G3", "pandoras_box", "Pandora's Box"),
    ("G4", "cornucopia", "the Cornucopia"),
    ("G5", "shirt_of_nessus", "the Shirt of Nessus"),
    ("G6", "ring_of_the_nibelung", "the Ring of the Nibelung"),
    ("G7", "baba_yagas_mortar", "Baba Yaga's Mortar"),
    ("Y1", "aladdins_lamp", "Aladdin's Lamp"),
    ("Y2", "flying_carpet", "the Flying Carpet"),
    ("Y3", "ark_of_the_covenant", "the Ark of the Covenant"),
    ("Y4", "davids_harp", "David's Harp"),
    ("Y5", "goliaths_sword", "Goliath's Sword"),
    ("Y6", "book_of_thoth", "the Book of Thoth"),
    ("R1", "yata_no_kagami", "Yata no Kagami"),
    ("R2", "amenonuhoko", "Amenonuhoko"),
    ("R3", "peaches_of_immortality", "the Peaches of Immortality"),
    ("R4", "tamatebako", "Tamatebako"),
    ("R5", "cintamani_jewel", "the Cintamani Jewel"),
];

fn row(relic: Relic) -> (&'static str, &'static str, &'static str) {
    RELICS.get(relic.place()).copied().unwrap_or_default()
}

/// A relic's number in the lists.
pub fn id(relic: Relic) -> &'static str {
    row(relic).0
}

/// A relic in the JSON.
pub fn relic(relic: Relic) -> &'static str {
    row(relic).1
}

/// A relic in a sentence.
pub fn relic_words(relic: Relic) -> &'static str {
    row(relic).2
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

/// A colour, and its stack.
pub fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::Red => "red",
    }
}

/// A mark.
pub fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Neutral => "neutral",
        Mark::Blessed => "blessed",
        Mark::Cursed => "cursed",
    }
}

/// A kind of auction.
pub fn auction(kind: AuctionKind) -> &'static str {
    match kind {
        AuctionKind::Open => "open",
        AuctionKind::Fist => "fist",
    }
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

/// An effect in the JSON.
pub fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::CertificateOne => "certificate_one",
        Effect::CertificateTwo => "certificate_two",
        Effect::RevealEvery => "reveal_every",
        Effect::PointPerIngots => "point_per_ingots",
        Effect::Examine => "examine",
        Effect::Cancel => "cancel",
        Effect::Announce => "announce",
        Effect::Equal => "equal",
        Effect::LosePart => "lose_part",
        Effect::IngotsPerWin => "ingots_per_win",
        Effect::LoseTies => "lose_ties",
        Effect::NoIngotPoints => "no_ingot_points",
        Effect::LookAtStacks => "look_at_stacks",
        Effect::FromBank => "from_bank",
        Effect::PayRight => "pay_right",
        Effect::NoCurses => "no_curses",
        Effect::Show => "show",
        Effect::WinTies => "win_ties",
        Effect::BuyBackFor => "buy_back_for",
        Effect::NoNextBid => "no_next_bid",
        Effect::AnyColour => "any_colour",
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
