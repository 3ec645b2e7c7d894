//! What things are called by programs: in files and in JSON, whatever the language.

use super::data::{AuctionKind, Colour, Effect, Mark, RELICS, Relic};
use crate::each::Member;

/// The relics in their order.
const NAMES: [&str; RELICS] = [
    "excalibur",
    "holy_grail",
    "seven_league_boots",
    "philosophers_stone",
    "malleus_maleficarum",
    "unicorn_horn",
    "william_tells_crossbow",
    "snow_whites_mirror",
    "mjollnir",
    "golden_fleece",
    "pandoras_box",
    "cornucopia",
    "shirt_of_nessus",
    "ring_of_the_nibelung",
    "baba_yagas_mortar",
    "aladdins_lamp",
    "flying_carpet",
    "ark_of_the_covenant",
    "davids_harp",
    "goliaths_sword",
    "book_of_thoth",
    "yata_no_kagami",
    "amenonuhoko",
    "peaches_of_immortality",
    "tamatebako",
    "cintamani_jewel",
];

/// A relic.
pub fn relic(relic: Relic) -> &'static str {
    NAMES.get(relic.place()).copied().unwrap_or_default()
}

/// A colour, and its stack.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::Red => "red",
    }
}

/// A mark.
pub const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Neutral => "neutral",
        Mark::Blessed => "blessed",
        Mark::Cursed => "cursed",
    }
}

/// A kind of auction.
pub const fn auction(kind: AuctionKind) -> &'static str {
    match kind {
        AuctionKind::Open => "open",
        AuctionKind::Fist => "fist",
    }
}

/// An effect.
pub const fn effect(effect: Effect) -> &'static str {
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
