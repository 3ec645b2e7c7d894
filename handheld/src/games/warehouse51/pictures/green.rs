//! Relics of Europe's mythologies.

use super::paint::*;
use crate::picture::drawing::Shape::*;
use crate::picture::{Picture, picture};

/// A short hammer among lightning.
pub static MJOLLNIR: Picture = picture![
    // The handle with its strap.
    Block(GOLD_DARK, "24,28 32,64"),
    Block(GOLD, "24,28 26,64"),
    Line(SHADOW, 1, "24,42 32,38"),
    Line(SHADOW, 1, "24,48 32,44"),
    Line(SHADOW, 1, "24,54 32,50"),
    Line(SHADOW, 1, "24,60 32,56"),
    Polygon(GOLD, "22,62 34,62 36,67 32,70 24,70 20,67"),
    Line(GOLD, 2, "28,70 23,72 25,74 31,74 33,72 28,70"),
    // The head.
    Polygon(STEEL_DARK, "8,5 48,5 54,11 54,27 48,34 8,34 2,27 2,11"),
    Polygon(STEEL, "9,5 47,5 44,11 12,11"),
    Polygon(STEEL, "2,11 8,6 11,11 11,27 8,33 2,27"),
    Polygon(LIGHT, "9,5 47,5 45,8 11,8"),
    Polygon(STEEL, "12,12 44,12 44,27 12,27"),
    Checked(&[Polygon(DEEP, "45,11 48,7 53,11 53,27 48,32 45,27")]),
    Checked(&[Polygon(DEEP, "13,29 43,29 46,33 10,33")]),
    // Knots on it.
    Line(STEEL_DARK, 2, "16,24 22,15 28,24 34,15 40,24"),
    Line(DEEP, 2, "16,15 22,24 28,15 34,24 40,15"),
    Mirrored(&[Polygon(
        GOLD_LIGHT,
        "11,38 5,49 9,49 4,62 17,46 12,46 16,38"
    ),]),
];

/// The skin of a golden ram on a branch.
pub static GOLDEN_FLEECE: Picture = picture![
    // The branch.
    Line(GOLD_DARK, 5, "2,12 20,6 38,8 54,4"),
    Line(ORANGE, 1, "3,11 20,5 38,7 53,3"),
    Polygon(GREEN, "3,3 10,2 12,7 5,7"),
    Polygon(GREEN, "46,10 53,9 54,14 49,16"),
    Polygon(GREEN, "40,1 46,1 46,4 41,5"),
    // Four legs.
    Mirrored(&[
        Line(GOLD, 7, "14,36 5,43"),
        Line(GOLD_DARK, 4, "4,44 4,48"),
        Line(GOLD, 7, "15,60 9,67"),
        Line(GOLD_DARK, 4, "8,68 8,72"),
    ]),
    // The skin, woolly at its edge.
    Block(GOLD, "16,14 40,68"),
    Mirrored(&[
        Ellipse(GOLD, "13,12 24,23"),
        Ellipse(GOLD, "10,20 21,31"),
        Ellipse(GOLD, "11,28 22,39"),
        Ellipse(GOLD, "9,35 20,46"),
        Ellipse(GOLD, "11,43 22,54"),
        Ellipse(GOLD, "9,50 20,61"),
        Ellipse(GOLD, "11,57 22,68"),
        Ellipse(GOLD, "16,62 27,73"),
        Ellipse(GOLD, "23,63 33,74"),
        // Its curls.
        Dots(GOLD_LIGHT, "13,39", &[".####."]),
        Dots(
            GOLD_DARK,
            "13,40",
            &[".####..", "#....#.", "#.##.#.", "#.#..#.", ".#..#.."]
        ),
        Dots(GOLD_LIGHT, "21,45", &[".####."]),
        Dots(
            GOLD_DARK,
            "21,46",
            &[".####..", "#....#.", "#.##.#.", "#.#..#.", ".#..#.."]
        ),
        Dots(GOLD_LIGHT, "12,51", &[".####."]),
        Dots(
            GOLD_DARK,
            "12,52",
            &[".####..", "#....#.", "#.##.#.", "#.#..#.", ".#..#.."]
        ),
        Dots(GOLD_LIGHT, "20,57", &[".####."]),
        Dots(
            GOLD_DARK,
            "20,58",
            &[".####..", "#....#.", "#.##.#.", "#.#..#.", ".#..#.."]
        ),
        Dots(GOLD_LIGHT, "15,63", &[".####."]),
        Dots(
            GOLD_DARK,
            "15,64",
            &[".####..", "#....#.", "#.##.#.", "#.#..#.", ".#..#.."]
        ),
    ]),
    Dots(GOLD_LIGHT, "38,22", &[".####."]),
    Dots(
        GOLD_DARK,
        "38,23",
        &[".####..", "#....#.", "#.##.#.", "#.#..#.", ".#..#.."]
    ),
    Dots(GOLD_LIGHT, "37,31", &[".####."]),
    Dots(
        GOLD_DARK,
        "37,32",
        &[".####..", "#....#.", "#.##.#.", "#.#..#.", ".#..#.."]
    ),
    // The head hangs to the left.
    Polygon(
        GOLD_DARK,
        "16,14 26,12 30,24 26,36 17,42 9,42 5,38 6,34 12,28"
    ),
    Polygon(
        GOLD_LIGHT,
        "18,15 26,14 28,24 24,33 16,39 10,40 7,38 8,35 14,29"
    ),
    Block(SHADOW, "17,24 19,26"),
    Line(GOLD_DARK, 1, "7,38 12,37"),
    Dots(SHADOW, "7,35", &["##"]),
    // Its horn.
    Ellipse(GOLD_DARK, "18,10 38,32"),
    Ellipse(LIGHT, "19,11 37,31"),
    Line(
        GOLD_DARK,
        2,
        "22,27 20,22 24,16 31,16 33,21 31,26 27,26 26,22 29,21"
    ),
    Line(STEEL, 1, "21,15 23,18"),
    Line(STEEL, 1, "28,11 28,15"),
    Line(STEEL, 1, "35,15 32,17"),
    Line(STEEL, 1, "37,22 34,22"),
    Line(STEEL, 1, "34,28 32,26"),
    Line(STEEL, 1, "28,31 28,28"),
];

/// An open box that evils escape from.
pub static PANDORAS_BOX: Picture = picture![
    // The lid, thrown back.
    Polygon(GOLD_DARK, "9,40 13,26 47,26 51,40"),
    Polygon(ORANGE, "12,38 15,29 45,29 48,38"),
    Polygon(SHADOW, "14,38 17,31 43,31 46,38"),
    // Smoke.
    Ellipse(PURPLE, "15,32 41,46"),
    Ellipse(PURPLE, "22,20 44,40"),
    Ellipse(PURPLE, "12,14 34,34"),
    Ellipse(PURPLE, "24,4 46,24"),
    Ellipse(PURPLE, "18,2 30,14"),
    Curve(DEEP, 2, "20,38 32,36 34,28"),
    Curve(DEEP, 2, "16,30 14,22 22,21"),
    Line(DEEP, 2, "25,20 28,22 31,20"),
    Curve(DEEP, 2, "42,18 40,8 31,10"),
    // Eyes in it.
    Mirrored(&[Polygon(GOLD_LIGHT, "22,12 26,14 26,16 23,16")]),
    Dots(SHADOW, "25,15", &["#.....#"]),
    // Bats fly.
    Dots(
        STEEL,
        "2,8",
        &[
            "#...#...#",
            "##.###.##",
            "#########",
            ".##.#.##.",
            ".#.....#."
        ]
    ),
    Dots(
        STEEL,
        "46,27",
        &[
            "#...#...#",
            "##.###.##",
            "#########",
            ".##.#.##.",
            ".#.....#."
        ]
    ),
    Dots(STEEL, "2,25", &["#..#..#", "#######", ".##.##."]),
    // The box.
    Polygon(GOLD_DARK, "6,42 50,42 48,73 8,73"),
    Polygon(ORANGE, "9,49 47,49 46,70 10,70"),
    Block(GOLD, "4,40 52,46"),
    Line(GOLD_LIGHT, 1, "4,40 52,40"),
    Block(GOLD_DARK, "11,47 13,72"),
    Block(GOLD_DARK, "43,47 45,72"),
    Block(GOLD_DARK, "6,70 50,74"),
    Line(GOLD, 1, "6,70 50,70"),
    Ellipse(GOLD, "21,48 35,65"),
    Ellipse(GOLD_DARK, "23,50 33,63"),
    Ellipse(GOLD_LIGHT, "25,52 31,57"),
    Polygon(GOLD_LIGHT, "27,56 29,56 31,62 25,62"),
];

/// A horn full of fruit.
pub static CORNUCOPIA: Picture = picture![
    // The horn, thicker and thicker.
    Curve(GOLD, 5, "40,7 31,1 23,5"),
    Curve(GOLD, 9, "23,6 10,10 10,24"),
    Curve(GOLD, 14, "12,18 8,30 18,42"),
    Polygon(GOLD, "4,24 20,18 32,28 42,34 22,60 10,46 5,36"),
    Curve(GOLD_DARK, 2, "13,14 14,18 19,19"),
    Curve(GOLD_DARK, 2, "5,23 12,23 19,27"),
    Curve(GOLD_DARK, 2, "5,35 14,33 25,29"),
    Curve(GOLD_DARK, 2, "10,46 18,38 31,34"),
    Curve(GOLD_DARK, 2, "24,5 27,7 26,9"),
    Curve(GOLD_LIGHT, 2, "23,6 13,9 10,20"),
    Line(GOLD_LIGHT, 2, "8,26 9,31"),
    // Its mouth.
    Line(GOLD_LIGHT, 6, "19,62 44,34"),
    Line(GOLD_DARK, 2, "23,62 46,36"),
    // What it pours out.
    Polygon(GREEN, "40,40 53,36 54,45 46,50"),
    Polygon(GREEN, "20,62 12,68 14,74 22,72"),
    Ellipse(RED, "38,42 53,57"),
    Ellipse(ORANGE, "41,45 44,48"),
    Line(GOLD_DARK, 1, "46,42 47,39"),
    Ellipse(GREEN, "25,46 38,62"),
    Ellipse(LIGHT, "28,49 30,52"),
    Ellipse(GOLD_LIGHT, "17,60 31,74"),
    Ellipse(LIGHT, "20,63 22,65"),
    Ellipse(ORANGE, "42,59 55,72"),
    Ellipse(GOLD_LIGHT, "45,61 47,63"),
    // Grapes, each before the other.
    Ellipse(DEEP, "29,53 38,62"),
    Ellipse(PURPLE, "30,54 37,61"),
    Ellipse(DEEP, "36,54 45,63"),
    Ellipse(PURPLE, "37,55 44,62"),
    Ellipse(DEEP, "26,60 35,69"),
    Ellipse(PURPLE, "27,61 34,68"),
    Ellipse(DEEP, "33,60 42,69"),
    Ellipse(PURPLE, "34,61 41,68"),
    Ellipse(DEEP, "30,66 39,74"),
    Ellipse(PURPLE, "31,67 38,73"),
    Dots(LIGHT, "32,56", &["##"]),
    Dots(LIGHT, "39,57", &["##"]),
    Dots(LIGHT, "29,63", &["##"]),
    Dots(LIGHT, "36,63", &["##"]),
    Dots(LIGHT, "33,69", &["##"]),
];

/// A shirt with a centaur's blood on it.
pub static SHIRT_OF_NESSUS: Picture = picture![
    // Sleeves and body.
    Polygon(
        PARCHMENT,
        "18,6 38,6 47,10 55,30 45,35 41,27 42,66 14,66 15,27 11,35 1,30 9,10"
    ),
    Polygon(STEEL, "36,30 41,24 42,66 36,66"),
    Mirrored(&[Line(STEEL, 1, "15,27 17,17"), Line(GOLD, 3, "4,29 11,33"),]),
    Line(STEEL, 1, "22,40 21,58"),
    // The neck.
    Ellipse(GOLD, "19,2 37,15"),
    Ellipse(SHADOW, "21,2 35,12"),
    Block(NOTHING, "19,1 37,4"),
    Block(GOLD, "27,13 29,21"),
    // The hem.
    Block(GOLD, "14,64 42,72"),
    Line(
        RED,
        1,
        "15,70 15,66 19,66 19,70 23,70 23,66 27,66 27,70 31,70 31,66 35,66 35,70 39,70 39,66 41,66"
    ),
    // The blood, and poison that drips from it.
    Polygon(
        RED,
        "24,26 32,23 38,28 37,36 40,42 34,48 29,44 22,46 18,39 22,34"
    ),
    Line(RED, 3, "24,44 24,53"),
    Line(RED, 3, "34,46 34,60"),
    Ellipse(RED, "16,52 20,57"),
    Ellipse(RED, "8,17 13,24"),
    Polygon(PURPLE, "26,31 32,29 34,34 30,40 25,37"),
    Ellipse(GREEN, "32,60 36,65"),
    Line(GREEN, 2, "24,54 24,57"),
];

/// A golden ring with runes and a red stone, over the waves of the Rhine.
pub static RING_OF_THE_NIBELUNG: Picture = picture![
    // The band, and its inner side.
    Ellipse(GOLD, "6,15 50,62"),
    Checked(&[Polygon(
        GOLD_DARK,
        "43,22 47,27 49,36 48,46 45,53 38,59 32,61 40,52 43,44 44,34"
    )]),
    Ellipse(GOLD_DARK, "13,21 43,55"),
    Ellipse(ORANGE, "15,21 43,55"),
    Ellipse(GOLD_DARK, "15,24 41,53"),
    Ellipse(NOTHING, "17,25 41,53"),
    Curve(GOLD_LIGHT, 2, "9,42 8,24 22,18"),
    Curve(LIGHT, 1, "10,36 11,26 20,20"),
    // Runes that glow.
    Dots(RED, "9,43", &["#.#", "##.", "#.#", "##.", "#.."]),
    Dots(RED, "15,51", &["#.#", "###", "###", "#.#"]),
    Dots(RED, "22,56", &["..#..", ".#.#.", "..#..", ".#.#."]),
    Dots(RED, "31,56", &["#.#", "###", "#.#", "#.#"]),
    Dots(RED, "38,51", &["##.", "#.#", "##.", "#.#"]),
    Dots(RED, "45,42", &["#.#", "#.#", ".#.", ".#."]),
    // The stone in its setting.
    Polygon(GOLD_DARK, "18,13 38,13 35,23 21,23"),
    Polygon(GOLD, "18,13 33,13 31,22 22,22"),
    Polygon(RED, "21,3 35,3 41,10 28,20 15,10"),
    Polygon(ORANGE, "21,3 28,3 24,10 15,10"),
    Polygon(LIGHT, "22,4 27,4 24,9 19,9"),
    Checked(&[Polygon(GOLD_DARK, "32,10 41,10 28,20")]),
    Line(SHADOW, 1, "15,10 41,10"),
    Line(SHADOW, 1, "24,10 28,19 32,10 28,4"),
    Mirrored(&[
        Line(GOLD_LIGHT, 2, "17,14 20,18"),
        Line(GOLD_LIGHT, 1, "7,3 11,7"),
        Line(GOLD_LIGHT, 1, "3,12 8,13")
    ]),
    // The river.
    Curve(BLUE, 3, "2,68 8,62 15,68"),
    Curve(BLUE, 3, "15,68 22,72 28,68"),
    Curve(BLUE, 3, "28,68 35,62 41,68"),
    Curve(BLUE, 3, "41,68 48,72 54,68"),
    Line(STEEL_DARK, 2, "9,73 24,73"),
    Line(STEEL_DARK, 2, "33,73 46,73"),
];

/// A mortar that flies, with pestle and broom.
pub static BABA_YAGAS_MORTAR: Picture = picture![
    // The broom.
    Line(GOLD, 3, "24,36 12,18"),
    Polygon(GOLD_DARK, "2,6 12,1 18,17 10,21"),
    Line(GOLD, 1, "5,7 12,17"),
    Line(GOLD, 1, "9,4 14,16"),
    Line(RED, 2, "9,19 17,15"),
    // The pestle.
    Line(STEEL_DARK, 6, "44,10 33,38"),
    Line(STEEL, 3, "43,10 32,38"),
    Ellipse(STEEL, "38,2 50,15"),
    Ellipse(LIGHT, "40,4 44,8"),
    // The bowl.
    Ellipse(GOLD, "5,26 51,40"),
    Ellipse(SHADOW, "9,29 47,38"),
    Line(STEEL, 3, "36,28 33,36"),
    Line(GOLD, 3, "22,32 24,36"),
    Polygon(
        GOLD_DARK,
        "5,33 9,36 19,39 28,40 37,39 47,36 51,33 48,50 42,60 38,64 18,64 14,60 8,50"
    ),
    Polygon(ORANGE, "7,38 19,42 20,62 15,60 9,50"),
    Curve(GOLD, 2, "6,35 28,45 50,35"),
    Curve(GOLD, 2, "9,52 28,60 47,52"),
    Block(GOLD_DARK, "14,63 42,67"),
    Line(GOLD, 1, "15,65 41,65"),
    // A skull on it.
    Ellipse(LIGHT, "22,44 34,54"),
    Block(LIGHT, "25,52 31,57"),
    Dots(SHADOW, "24,48", &["###...###", "###...###", ".#.....#."]),
    Dots(SHADOW, "26,54", &["..#..", ".....", "#.#.#", "#.#.#"]),
    // The wind of its flight.
    Line(STEEL, 1, "3,70 22,70"),
    Line(STEEL, 1, "30,72 52,72"),
    Line(STEEL_DARK, 1, "10,74 26,74"),
    Line(STEEL_DARK, 1, "46,69 54,69"),
];
