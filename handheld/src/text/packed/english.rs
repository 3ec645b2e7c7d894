//! The syllables of English, in the order of their bytes. Found by `cargo xtask syllables`.

use crate::text::{Row, row};

/// One for each byte.
#[rustfmt::skip]
pub const SYLLABLES: Row = row![
    "\n", " ", " the ", "!", "'", "+", ",", ", ", ", and ", "-", ".", ".\n[", ". ", ". A ", ". It ",
    ". The ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ":", ": ", ";", "A", "B", "C", "D",
    "E", "Each ", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "The ",
    "U", "V", "W", "X", "Y", "[", "[relic:", "]", "] ", "] The ", "a", "a ", "ack", "action", "al",
    "all ", "an", "an ", "and ", "any ", "ar", "are ", "artifac", "as", "as ", "at ", "at the ",
    "at the end ", "ays ", "b", "back ", "be", "bo", "body ", "by ", "c", "can be ", "card",
    "card ", "card:", "cards ", "ch", "co", "coin", "coun", "curse", "d", "d ", "d, ", "d. ", "de",
    "ds ", "e", "e ", "e, ", "e. ", "ea", "each ", "eapon", "ed ", "el", "en", "en ", "er", "er ",
    "ers ", "es ", "every", "every ", "exhibi", "f", "first ", "for ", "from ", "from the ",
    "fter ", "g", "game ", "goes ", "h", "has ", "have ", "help", "i", "ic", "in", "in ", "in the ",
    "incom", "ing", "ing ", "ings ", "is ", "it", "it ", "it is ", "its ", "j", "k", "l", "la",
    "le", "le ", "left ", "les", "lie ", "lies ", "lo", "ly ", "m", "marker", "marker ", "may ",
    "more ", "n", "ne", "no", "not ", "nothing ", "numb", "o", "o ", "oever ", "of ", "of the ",
    "old ", "on", "on ", "on the ", "one ", "oose ", "open ", "or", "or ", "other ", "ou", "out ",
    "own ", "p", "play", "player ", "point", "points ", "q", "r", "re", "relic", "roun", "s", "s ",
    "s are ", "s, ", "s. ", "se", "ship", "silver", "silver ", "sit", "st", "st ", "star", "t",
    "t ", "t the ", "takes ", "temple", "ter", "terfe", "th", "that ", "the ", "their ", "them ",
    "then ", "ther", "they ", "three ", "ti", "tion", "to ", "to the ", "ts ", "turn", "turn ",
    "turned ", "two ", "u", "ur", "uscri", "useum", "v", "ver", "ver ", "ves ", "w", "wh", "what ",
    "with ", "x", "y", "you ", "z", "{", "|", "}",
];
