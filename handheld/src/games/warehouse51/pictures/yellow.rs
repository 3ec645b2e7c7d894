//! Relics of the Near and Middle East.

use super::paint::*;
use crate::picture::drawing::Shape::*;
use crate::picture::{Picture, picture};

/// An oil lamp and its spirit.
pub static ALADDINS_LAMP: Picture = picture![
    // The spirit rises from the spout.
    Curve(BLUE, 3, "6,41 1,33 9,30"),
    Curve(BLUE, 5, "9,30 22,34 30,27"),
    Curve(BLUE, 9, "28,28 34,26 34,20"),
    Polygon(
        BLUE,
        "21,15 26,12 44,12 49,15 48,22 42,21 40,27 30,27 28,21 22,22"
    ),
    Curve(STEEL_DARK, 1, "23,19 35,25 47,19"),
    Line(LIGHT, 2, "24,21 45,18"),
    Line(STEEL_DARK, 1, "24,23 46,21"),
    Ellipse(BLUE, "29,2 41,14"),
    Block(STEEL_DARK, "33,13 37,14"),
    Line(BLUE, 3, "36,4 40,1"),
    Block(GOLD, "31,4 39,4"),
    Polygon(SHADOW, "31,7 34,8 31,9"),
    Polygon(SHADOW, "39,7 36,8 39,9"),
    Line(LIGHT, 1, "33,11 37,11"),
    // The handle.
    Ellipse(GOLD, "38,37 55,57"),
    Ellipse(NOTHING, "42,41 51,53"),
    // Spout and belly.
    Polygon(GOLD, "3,43 8,41 13,47 22,48 22,60 13,56 7,49"),
    Ellipse(GOLD, "12,43 46,65"),
    Polygon(GOLD_DARK, "14,58 44,58 38,64 20,64"),
    Ellipse(GOLD_LIGHT, "17,47 27,52"),
    Ellipse(GOLD_DARK, "4,41 9,43"),
    Line(GOLD_DARK, 1, "13,53 45,53"),
    Mirrored(&[Polygon(RED, "21,54 24,57 21,60 18,57")]),
    Polygon(RED, "28,54 31,57 28,60 25,57"),
    // The lid.
    Polygon(GOLD, "20,43 24,38 34,38 38,43 36,45 22,45"),
    Polygon(GOLD_DARK, "31,38 34,38 38,43 36,45 32,45"),
    Ellipse(GOLD_LIGHT, "26,33 32,38"),
    // The foot.
    Polygon(GOLD_DARK, "24,64 34,64 33,68 25,68"),
    Polygon(GOLD, "25,67 33,67 42,72 42,74 16,74 16,72"),
    Line(GOLD_LIGHT, 1, "19,72 32,72"),
];

/// A carpet in the night sky.
pub static FLYING_CARPET: Picture = picture![
    // Moon and stars.
    Ellipse(GOLD_LIGHT, "36,2 52,18"),
    Ellipse(NOTHING, "31,1 47,15"),
    Dots(
        LIGHT,
        "10,6",
        &["..#..", "..#..", "#####", "..#..", "..#.."]
    ),
    Dots(LIGHT, "24,14", &[".#.", "###", ".#."]),
    Dots(LIGHT, "4,20", &["#"]),
    Dots(LIGHT, "50,25", &["#"]),
    // The carpet, waving.
    Polygon(
        RED,
        "15,27 22,24 29,26 36,29 43,28 51,24 44,48 38,54 31,55 23,52 15,51 6,56"
    ),
    Polygon(
        GOLD,
        "18,29 23,27 29,29 36,32 42,31 47,28 42,46 37,51 31,52 23,49 16,48 10,51"
    ),
    Polygon(
        BLUE,
        "20,31 24,29 29,31 36,34 41,33 44,32 39,45 36,48 31,49 24,46 17,45 14,47"
    ),
    Polygon(RED, "29,33 35,40 29,47 22,39"),
    Polygon(GOLD_LIGHT, "29,37 32,40 29,43 26,40"),
    Dots(LIGHT, "20,34", &[".#.", "###", ".#."]),
    Dots(LIGHT, "36,40", &[".#.", "###", ".#."]),
    Line(GOLD_DARK, 1, "6,57 15,52 23,53 31,56 38,55 44,49"),
    // Tassels.
    Line(GOLD_LIGHT, 1, "6,57 3,61"),
    Line(GOLD_LIGHT, 1, "10,55 8,60"),
    Line(GOLD_LIGHT, 1, "15,53 13,58"),
    Line(GOLD_LIGHT, 1, "20,53 19,58"),
    Line(GOLD_LIGHT, 1, "25,54 24,59"),
    Line(GOLD_LIGHT, 1, "30,56 29,61"),
    Line(GOLD_LIGHT, 1, "35,56 35,61"),
    Line(GOLD_LIGHT, 1, "40,54 41,59"),
    Line(GOLD_LIGHT, 1, "44,50 47,54"),
    // Clouds below.
    Ellipse(STEEL, "3,67 17,74"),
    Ellipse(LIGHT, "10,64 26,74"),
    Ellipse(STEEL, "20,68 34,74"),
    Ellipse(STEEL_DARK, "38,64 54,72"),
    Ellipse(STEEL, "34,67 44,73"),
];

/// A gilded chest; two cherubim spread their wings over it.
pub static ARK_OF_THE_COVENANT: Picture = picture![
    // Glory between the wings.
    Ellipse(GOLD_LIGHT, "24,6 32,14"),
    Line(LIGHT, 1, "28,1 28,4"),
    Mirrored(&[Line(LIGHT, 1, "20,3 23,6"), Line(LIGHT, 1, "24,17 26,15")]),
    // The cherubim.
    Mirrored(&[
        Polygon(GOLD, "8,40 9,30 14,26 19,30 20,40"),
        Ellipse(GOLD_LIGHT, "11,18 18,26"),
        Ellipse(LIGHT, "10,14 19,17"),
        Ellipse(NOTHING, "12,15 17,16"),
        Polygon(
            LIGHT,
            "9,30 5,22 7,12 14,5 21,8 26,17 26,20 20,15 14,14 11,20 14,28"
        ),
        Line(STEEL, 1, "8,24 9,15 14,9 20,12"),
        Line(GOLD_LIGHT, 2, "17,29 24,27"),
        Line(GOLD_DARK, 1, "13,32 13,40"),
        Line(GOLD_DARK, 1, "17,32 17,40"),
    ]),
    // Lid and chest.
    Block(GOLD_LIGHT, "4,39 52,41"),
    Block(GOLD, "4,42 52,45"),
    Block(GOLD_DARK, "6,46 50,47"),
    Block(GOLD, "6,48 50,66"),
    Block(GOLD_DARK, "44,48 50,66"),
    Mirrored(&[
        Block(GOLD_DARK, "10,50 17,60"),
        Block(ORANGE, "11,51 16,59")
    ]),
    Block(GOLD_DARK, "21,50 35,60"),
    Block(ORANGE, "22,51 34,59"),
    // The tablets on it.
    Polygon(LIGHT, "24,58 24,53 25,52 27,52 27,58"),
    Polygon(LIGHT, "29,58 29,52 31,52 32,53 32,58"),
    // Poles in rings.
    Block(SHADOW, "1,61 55,65"),
    Block(GOLD_LIGHT, "1,61 55,62"),
    Block(GOLD_DARK, "1,63 55,64"),
    Mirrored(&[
        Ellipse(GOLD, "7,59 13,67"),
        Ellipse(GOLD_DARK, "9,61 11,65")
    ]),
    Block(GOLD, "4,67 52,70"),
    Line(GOLD_DARK, 1, "4,70 52,70"),
    Mirrored(&[Block(GOLD, "5,71 11,74")]),
];

/// A harp.
pub static DAVIDS_HARP: Picture = picture![
    // Strings.
    Line(LIGHT, 1, "15,15 15,62"),
    Line(LIGHT, 1, "19,16 19,59"),
    Line(LIGHT, 1, "23,18 23,55"),
    Line(LIGHT, 1, "27,19 27,51"),
    Line(LIGHT, 1, "31,19 31,47"),
    Line(LIGHT, 1, "35,17 35,43"),
    Line(LIGHT, 1, "39,15 39,39"),
    Line(LIGHT, 1, "43,13 43,35"),
    // The column.
    Block(GOLD, "7,10 12,68"),
    Block(GOLD_LIGHT, "7,10 8,68"),
    Block(GOLD_DARK, "11,12 12,68"),
    Line(GOLD_DARK, 1, "7,24 12,22"),
    Line(GOLD_DARK, 1, "7,36 12,34"),
    Line(GOLD_DARK, 1, "7,48 12,46"),
    // The soundboard.
    Polygon(GOLD_DARK, "50,20 54,24 19,72 9,72 9,66 16,65"),
    Polygon(ORANGE, "50,20 52,22 17,69 11,69 16,65"),
    // The neck, with a curl at each end.
    Curve(GOLD, 6, "10,12 20,4 30,13"),
    Curve(GOLD, 6, "30,13 40,18 49,9"),
    Line(GOLD, 5, "49,9 50,20"),
    Curve(GOLD_LIGHT, 2, "11,9 20,3 29,10"),
    Curve(GOLD_LIGHT, 1, "31,12 40,15 48,7"),
    Ellipse(GOLD, "43,2 54,13"),
    Ellipse(GOLD_DARK, "46,5 51,10"),
    Ellipse(GOLD_LIGHT, "48,6 50,8"),
    Ellipse(GOLD, "2,4 14,16"),
    Ellipse(GOLD_DARK, "5,7 11,13"),
    Ellipse(GOLD_LIGHT, "7,8 9,10"),
    // The foot and a star.
    Polygon(GOLD, "4,68 24,68 28,74 2,74"),
    Line(GOLD_LIGHT, 1, "5,69 23,69"),
    Line(BLUE, 2, "45,56 39,66 51,66 45,56"),
    Line(BLUE, 2, "45,70 39,60 51,60 45,70"),
];

/// A giant's bronze blade, and the sling that beat him.
pub static GOLIATHS_SWORD: Picture = picture![
    // The blade: as broad as a hand is long.
    Polygon(ORANGE, "12,43 36,9 54,1 53,21 29,55"),
    Polygon(GOLD_LIGHT, "12,43 36,9 54,1 21,49"),
    Line(LIGHT, 1, "12,43 36,9 53,2"),
    Polygon(GOLD_DARK, "19,49 46,10 49,9 48,13 23,51"),
    // Chipped in many fights.
    Polygon(NOTHING, "22,28 26,29 25,24"),
    Polygon(NOTHING, "45,33 41,34 47,30"),
    Polygon(NOTHING, "36,45 34,44 38,42"),
    // Grip and pommel.
    Line(GOLD_DARK, 9, "20,51 11,64"),
    Line(RED, 6, "20,51 11,64"),
    Line(GOLD, 1, "13,56 18,60"),
    Line(GOLD, 1, "10,60 15,64"),
    Ellipse(GOLD, "2,62 14,74"),
    Ellipse(GOLD_DARK, "5,65 11,71"),
    // The guard.
    Line(GOLD_DARK, 8, "7,41 34,60"),
    Line(GOLD, 6, "7,41 34,60"),
    Line(GOLD_LIGHT, 2, "7,39 34,58"),
    // Sling and stones.
    Curve(STEEL, 1, "36,68 44,48 54,56"),
    Curve(STEEL, 1, "41,70 54,68 54,57"),
    Polygon(GOLD_DARK, "33,67 43,66 42,72 35,73"),
    Ellipse(LIGHT, "34,64 41,71"),
    Ellipse(STEEL, "23,69 29,74"),
    Ellipse(STEEL, "47,69 53,74"),
];

/// A papyrus with an ibis on it.
pub static BOOK_OF_THOTH: Picture = picture![
    // The sheet between its rolls.
    Block(PARCHMENT, "8,9 48,67"),
    Block(STEEL, "45,9 48,67"),
    Block(STEEL, "8,10 48,12"),
    Line(GOLD, 1, "11,15 43,15"),
    Line(GOLD, 1, "11,61 43,61"),
    // The ibis.
    Ellipse(INK, "15,36 34,49"),
    Polygon(INK, "15,40 11,49 20,48"),
    Curve(INK, 4, "31,41 39,37 33,29"),
    Ellipse(INK, "28,24 36,31"),
    Curve(INK, 2, "35,27 42,28 42,39"),
    Line(INK, 2, "22,48 22,57"),
    Line(INK, 2, "28,48 28,57"),
    Line(INK, 1, "22,58 26,58"),
    Line(INK, 1, "28,58 32,58"),
    Curve(BLUE, 2, "17,42 24,38 30,43"),
    Block(LIGHT, "32,27 33,27"),
    // Moon over its head.
    Ellipse(ORANGE, "28,16 36,23"),
    Curve(INK, 1, "26,19 32,27 38,19"),
    // Signs: ankh, eye, water.
    Ellipse(RED, "14,18 20,24"),
    Ellipse(PARCHMENT, "16,20 18,22"),
    Block(RED, "13,26 21,27"),
    Block(RED, "16,24 18,33"),
    Dots(
        BLUE,
        "36,44",
        &[
            "..#...#", ".#.#.#.", "#...#..", ".......", "..#...#", ".#.#.#.", "#...#.."
        ]
    ),
    Dots(
        RED,
        "36,53",
        &["..###..", ".#.#.#.", "#.###.#", ".#.#.#.", "..###.."]
    ),
    // The rolls.
    Block(GOLD_DARK, "3,4 53,8"),
    Block(GOLD, "5,2 51,9"),
    Block(GOLD_LIGHT, "5,3 51,4"),
    Block(GOLD_DARK, "5,8 51,9"),
    Block(GOLD_DARK, "3,69 53,73"),
    Block(GOLD, "5,66 51,74"),
    Block(GOLD_LIGHT, "5,67 51,68"),
    Block(GOLD_DARK, "5,73 51,74"),
    Mirrored(&[
        Block(BLUE, "8,2 10,9"),
        Block(BLUE, "8,66 10,74"),
        Ellipse(GOLD_LIGHT, "1,3 5,8"),
        Ellipse(GOLD_LIGHT, "1,68 5,73")
    ]),
];
