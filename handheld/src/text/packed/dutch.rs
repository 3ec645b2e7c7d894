//! The syllables of Dutch, in the order of their bytes. Found by `cargo xtask syllables`.

use crate::text::{Row, row};

/// One for each byte.
#[rustfmt::skip]
pub const SYLLABLES: Row = row![
    "\n", " ", " en ", " voor ", "!", "+", ",", ", ", ", dan ", ", en ", "-", ".", ".\n[", ". ",
    ". De ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ":", ": ", ";", "A", "B", "C", "D",
    "De ", "E", "Een ", "G", "H", "Het ", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S",
    "T", "U", "V", "W", "Wie ", "X", "Y", "Z", "[", "[card:", "[relic:", "]", "] ", "a", "aan ",
    "aar", "act", "al", "al ", "all", "als ", "an", "an het eind ", "ander", "artef", "at ", "b",
    "be", "beurt ", "bij ", "blij", "bo", "c", "d", "d ", "d. ", "daar ", "dan ", "dat ", "de",
    "de ", "den ", "der", "der ", "dereen ", "die ", "draai", "e", "e ", "een ", "een kaart ",
    "eerste ", "eigen ", "el", "el ", "elk ", "elke ", "en", "en ", "en en ", "en, ", "en.\n[",
    "en. ", "er", "er ", "f", "g", "gaat ", "ge", "geen ", "gelij", "gen ", "geslo", "gt ", "h",
    "he", "heeft, ", "helper", "het ", "het eind ", "i", "ie", "ie ", "ier ", "ies ", "ij", "in",
    "in ", "in de ", "in het ", "ing", "ing ", "ingen ", "inkom", "is ", "j", "je ", "k", "k ",
    "kaar", "kaart ", "kaarten ", "kan ", "ken", "ken ", "ko", "kost ", "kt ", "l", "laat", "le",
    "liggen ", "m", "ma", "maar ", "mag ", "me", "mee", "meer ", "met ", "n", "n ", "naar ", "nie",
    "niet ", "niets", "niets ", "o", "oe", "of ", "om", "on", "onder", "onder ", "op ", "open ",
    "opgrav", "opgraving ", "or", "p", "pa", "punten ", "q", "r", "raa", "re", "relik", "rij", "s",
    "s ", "s en ", "sch", "se", "speelstuk", "spel ", "speler", "st", "st ", "ste ", "t", "t ",
    "t de ", "t het ", "t, ", "t. ", "te", "te ", "temp", "ten ", "ten, ", "tentoonstell", "terug",
    "twee ", "u", "ui", "uit de ", "uscrip", "v", "van ", "van de ", "ven ", "ver", "verv",
    "volgen", "voor ", "w", "waar", "wat ", "we", "wie ", "won", "worden ", "wordt ", "x", "y", "z",
    "ze", "ze ", "zijn ", "zilver ", "{", "|", "}", "é", "één ", "ë", "ó",
];
