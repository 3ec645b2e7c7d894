//! Artifact Stack's own icons: decks, helpers, monsters, and what is counted.

mod decks;
mod helpers;
mod monsters;

use engine::stack::{Deck, Helper, Monster};

use crate::icons::Icon;

pub use decks::*;
pub use helpers::*;
pub use monsters::*;

/// The icon of a deck.
pub const fn deck_icon(deck: Deck) -> &'static Icon {
    match deck {
        Deck::Statues => &STATUE,
        Deck::Coins => &ANCIENT_COIN,
        Deck::Weapons => &WEAPON,
        Deck::Manuscripts => &BOOK,
        Deck::Jewels => &NECKLACE,
        Deck::Relics => &ANKH,
        Deck::Porcelain => &PORCELAIN,
        Deck::VampireMummy => &MONSTER,
        Deck::CurseBlessing => &CURSE_AND_BLESSING,
        Deck::Treasure => &TREASURE,
    }
}

/// The icon of a helper.
pub const fn helper_icon(helper: Helper) -> &'static Icon {
    match helper {
        Helper::Sculptor => &SCULPTOR,
        Helper::Numismatist => &NUMISMATIST,
        Helper::Armourer => &ARMOURER,
        Helper::Scribe => &SCRIBE,
        Helper::Jeweller => &JEWELLER,
        Helper::Priest => &PRIEST,
        Helper::Butler => &BUTLER,
        Helper::MonsterHunter => &MONSTER_HUNTER,
        Helper::Exorcist => &EXORCIST,
        Helper::TreasureHunter => &TREASURE_HUNTER,
        Helper::Astronomer => &ASTRONOMER,
        Helper::Curator => &CURATOR,
    }
}

/// The icon of a card with a monster, or with what keeps it away.
pub const fn monster_icon(monster: Monster) -> &'static Icon {
    match monster {
        Monster::Vampire => &VAMPIRE,
        Monster::Mummy => &MUMMY,
        Monster::Cross => &GRAVE_CROSS,
        Monster::Coffin => &COFFIN,
    }
}

/// A helper: a person with a hat and a bow tie.
pub const HELPER: Icon = Icon::drawn([
    "....................",
    "......########......",
    ".....##########.....",
    ".....##########.....",
    "....................",
    "...##############...",
    "...##############...",
    "....................",
    "......########......",
    "......########......",
    ".......######.......",
    "....................",
    "..####...##...####..",
    ".######.####.######.",
    ".#####..####..#####.",
    ".#####.######.#####.",
    ".######.####.######.",
    ".##################.",
    ".##################.",
    "....................",
]);

/// Silver: two coins.
pub const SILVER: Icon = Icon::drawn([
    "....................",
    ".....####...........",
    "...########.........",
    "..##########........",
    "..##########........",
    ".############.......",
    ".#########..........",
    ".########..####.....",
    ".#######.########...",
    "..#####.##########..",
    "..####..##########..",
    "...###.####....####.",
    ".....#.####....####.",
    ".......####....####.",
    ".......####....####.",
    "........##########..",
    "........##########..",
    ".........########...",
    "...........####.....",
    "....................",
]);

/// A star.
pub const STAR: Icon = Icon::drawn([
    "....................",
    ".........##.........",
    ".........##.........",
    "........####........",
    "........####........",
    ".......######.......",
    ".......######.......",
    ".##################.",
    ".##################.",
    "..################..",
    "....############....",
    ".....##########.....",
    ".....##########.....",
    ".....##########.....",
    "....############....",
    "....############....",
    "....####....####....",
    "...####......####...",
    "...##..........##...",
    "....................",
]);

/// A pyramid under the sun.
pub const PYRAMID: Icon = Icon::drawn([
    "....................",
    "....................",
    "........#.......##..",
    ".......##.#....####.",
    ".......###.....####.",
    "......####.#....##..",
    "......####..........",
    ".....######.#.......",
    ".....######.........",
    "....#######.###.....",
    "....#######.........",
    "...#########.###....",
    "...#########........",
    "..##########.#####..",
    "..###########.......",
    ".############.#####.",
    "....................",
    ".##################.",
    ".##################.",
    "....................",
]);

/// All of them by name.
pub const ALL: &[(&str, &Icon)] = &[
    ("HELPER", &HELPER),
    ("SILVER", &SILVER),
    ("STAR", &STAR),
    ("PYRAMID", &PYRAMID),
    ("STATUE", &STATUE),
    ("ANCIENT_COIN", &ANCIENT_COIN),
    ("WEAPON", &WEAPON),
    ("BOOK", &BOOK),
    ("NECKLACE", &NECKLACE),
    ("ANKH", &ANKH),
    ("PORCELAIN", &PORCELAIN),
    ("MONSTER", &MONSTER),
    ("CURSE_AND_BLESSING", &CURSE_AND_BLESSING),
    ("TREASURE", &TREASURE),
    ("SCULPTOR", &SCULPTOR),
    ("NUMISMATIST", &NUMISMATIST),
    ("ARMOURER", &ARMOURER),
    ("SCRIBE", &SCRIBE),
    ("JEWELLER", &JEWELLER),
    ("PRIEST", &PRIEST),
    ("BUTLER", &BUTLER),
    ("MONSTER_HUNTER", &MONSTER_HUNTER),
    ("EXORCIST", &EXORCIST),
    ("TREASURE_HUNTER", &TREASURE_HUNTER),
    ("ASTRONOMER", &ASTRONOMER),
    ("CURATOR", &CURATOR),
    ("VAMPIRE", &VAMPIRE),
    ("MUMMY", &MUMMY),
    ("GRAVE_CROSS", &GRAVE_CROSS),
    ("COFFIN", &COFFIN),
];
