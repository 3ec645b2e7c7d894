//! The syllables of German, in the order of their bytes. Found by `cargo xtask syllables`.

use crate::text::{Row, row};

/// One for each byte.
#[rustfmt::skip]
pub const SYLLABLES: Row = row![
    "\n", " ", "!", "\"", "+", ",", ", ", ", und ", "-", ".", ".\n[", ". ", ". Die ", "0", "1", "2",
    "3", "4", "5", "6", "7", "8", "9", ":", ": ", ";", "A", "Aktion", "Ausstell", "B", "C", "D",
    "Das ", "Der ", "Die ", "E", "Ein ", "Eine ", "F", "Fund", "G", "Gehilf", "H", "I", "J", "K",
    "Karte ", "Karten ", "L", "M", "Münz", "N", "O", "P", "Plättch", "Punkte ", "Q", "R", "Relik",
    "S", "Sch", "Sie ", "Silber ", "Spiel", "Spiel ", "St", "T", "U", "V", "W", "Wer ", "X", "Y",
    "Z", "Zahl", "[", "[card:", "[relic:", "]", "] ", "] A", "a", "ab", "ach", "al", "alle ", "an",
    "an ", "and ", "ander", "ar", "as", "at", "auch ", "auf", "auf ", "aus ", "b", "be", "ben ",
    "ber", "blei", "brauch", "brin", "c", "ch", "d", "dann ", "dar", "das ", "das G", "de", "de ",
    "deck", "dem ", "den ", "der ", "des ", "die ", "dies", "dort ", "dreh", "e", "e ", "ei",
    "eigen", "ein", "ein ", "eine", "eine ", "einen ", "einer ", "el", "en", "en ", "en und ",
    "en, ", "en. ", "er", "er ", "es ", "f", "ffen", "für ", "g", "ge", "geht ", "gen", "gen ",
    "gesch", "gibt ", "gt ", "h", "ha", "he", "i", "ie", "in", "in ", "ist", "ist ", "j", "je", "k",
    "kann ", "kauf", "komm", "kommen ", "l", "le", "leich", "lie", "lässt ", "m", "m ", "m Ende ",
    "mehr ", "mit ", "n", "n ", "nach ", "ne", "nicht", "nicht ", "nichts ", "nimmt ", "o", "och ",
    "oder ", "on", "or", "p", "q", "r", "r ", "re", "rei", "ri", "s", "s ", "sch", "schung", "se",
    "sich ", "sie ", "sind ", "st", "st ", "ste", "ste ", "steh", "sten ", "t", "t ", "t, ", "t. ",
    "te", "te ", "te, ", "ten ", "ter ", "u", "uch", "um", "und", "und ", "ung", "ung ", "us",
    "useum", "v", "ver", "verdeck", "von ", "w", "was ", "weiter", "werden ", "wird ", "wähl", "x",
    "y", "z", "zei", "zurück", "zwei ", "zähl", "zählt ", "{", "|", "}", "Ü", "ß", "ä", "ö", "ü",
];
