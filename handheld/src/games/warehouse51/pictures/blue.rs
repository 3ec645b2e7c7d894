//! Relics of the West: fantasy and literature.

use super::paint::*;
use crate::picture::drawing::Shape::*;
use crate::picture::{Picture, picture};

/// A sword in a stone.
pub static EXCALIBUR: Picture = picture![
    // The stone.
    Polygon(
        STEEL_DARK,
        "3,74 6,62 13,58 18,52 27,54 38,51 44,57 51,61 54,74"
    ),
    Polygon(STEEL, "7,66 7,62 14,59 19,53 27,55 37,52 31,59 22,60 13,64"),
    Polygon(DEEP, "30,73 34,66 42,63 46,59 50,62 53,73"),
    Line(INK, 1, "10,74 14,68 20,67 23,71"),
    Line(DEEP, 1, "22,60 24,64 34,66"),
    // The blade stands in it.
    Polygon(SHADOW, "20,57 28,53 37,57 28,60"),
    Block(LIGHT, "24,22 28,57"),
    Block(STEEL, "29,22 32,57"),
    Line(STEEL_DARK, 1, "28,26 28,52"),
    // Guard, grip and pommel.
    Polygon(GOLD, "9,19 47,19 49,22 46,25 10,25 7,22"),
    Line(GOLD_LIGHT, 1, "10,20 46,20"),
    Line(GOLD_DARK, 1, "11,25 45,25"),
    Mirrored(&[Ellipse(GOLD, "4,18 11,26"), Block(GOLD_DARK, "7,22 8,23")]),
    Block(GOLD_DARK, "25,9 31,18"),
    Line(GOLD, 1, "25,11 31,10"),
    Line(GOLD, 1, "25,14 31,13"),
    Line(GOLD, 1, "25,17 31,16"),
    Ellipse(GOLD, "22,1 34,12"),
    Ellipse(BLUE, "25,3 31,9"),
    Dots(LIGHT, "26,4", &["##", "#."]),
    Polygon(GOLD, "25,20 31,20 32,23 28,28 24,23"),
    Ellipse(RED, "26,20 30,24"),
    // It gleams.
    Dots(
        LIGHT,
        "40,31",
        &["..#..", "..#..", "#####", "..#..", "..#.."]
    ),
    Dots(GOLD_LIGHT, "12,38", &[".#.", "###", ".#."]),
];

/// A golden cup with rays about it.
pub static HOLY_GRAIL: Picture = picture![
    // Rays.
    Line(GOLD_LIGHT, 2, "28,1 28,8"),
    Mirrored(&[
        Line(GOLD_LIGHT, 2, "14,3 17,9"),
        Line(GOLD_LIGHT, 2, "3,9 8,14"),
        Line(GOLD, 1, "21,2 22,7"),
        Line(GOLD, 1, "8,5 12,10"),
    ]),
    // The bowl.
    Polygon(
        GOLD,
        "7,18 49,18 48,27 45,35 39,42 32,46 24,46 17,42 11,35 8,27"
    ),
    Polygon(
        GOLD_DARK,
        "43,20 49,18 48,27 45,35 39,42 32,46 28,46 36,41 41,33"
    ),
    Polygon(GOLD_LIGHT, "10,24 14,24 16,32 20,39 16,38 12,32"),
    Ellipse(GOLD_LIGHT, "6,13 50,23"),
    Ellipse(GOLD_DARK, "9,15 47,21"),
    Ellipse(RED, "11,17 45,21"),
    // Jewels on it.
    Ellipse(BLUE, "25,28 31,35"),
    Block(LIGHT, "26,29 27,31"),
    Ellipse(RED, "17,27 21,32"),
    Ellipse(GREEN, "35,27 39,32"),
    // Stem, knob and foot.
    Polygon(GOLD, "25,46 31,46 32,62 24,62"),
    Block(GOLD_DARK, "29,46 31,62"),
    Ellipse(GOLD, "20,50 36,57"),
    Ellipse(GOLD_DARK, "29,51 36,57"),
    Block(GOLD_LIGHT, "22,52 27,53"),
    Polygon(GOLD, "24,61 32,61 39,67 45,70 45,73 11,73 11,70 17,67"),
    Polygon(GOLD_DARK, "30,61 32,61 39,67 45,70 45,73 34,73 33,67"),
    Line(GOLD_LIGHT, 1, "13,70 30,70"),
];

/// A pair of boots that stride from star to star.
pub static SEVEN_LEAGUE_BOOTS: Picture = picture![
    // The boot behind.
    Polygon(GOLD_DARK, "27,8 42,8 42,28 49,31 54,36 54,41 26,41 26,30"),
    Line(ORANGE, 1, "39,15 39,28 46,31"),
    Block(STEEL, "26,42 54,44"),
    Block(STEEL, "26,42 34,47"),
    Polygon(GOLD, "24,2 45,2 46,13 40,11 35,14 30,11 23,13"),
    Line(GOLD_LIGHT, 2, "25,3 44,3"),
    Line(RED, 2, "27,33 42,29"),
    // The boot in front.
    Polygon(SHADOW, "4,24 27,24 27,50 36,54 41,60 41,74 3,74 3,52"),
    Polygon(RED, "7,26 24,26 24,52 34,56 39,62 39,68 6,68 6,54"),
    Checked(&[Polygon(GOLD_DARK, "7,26 12,26 11,50 9,58 11,68 6,68 6,54")]),
    Line(ORANGE, 2, "21,34 21,52 31,57"),
    Block(STEEL, "6,69 39,71"),
    Block(STEEL, "6,69 15,74"),
    // Its cuff, strap and buckle.
    Polygon(GOLD, "4,20 28,20 29,34 22,31 16,35 10,31 3,34"),
    Line(GOLD_LIGHT, 2, "5,21 27,21"),
    Line(GOLD_DARK, 1, "3,34 10,31 16,35 22,31 29,34"),
    Polygon(GOLD_DARK, "6,57 24,51 24,55 6,61"),
    Polygon(GOLD_LIGHT, "12,53 20,50 21,57 14,60"),
    Block(SHADOW, "15,54 18,56"),
    // Stars.
    Dots(
        GOLD_LIGHT,
        "8,5",
        &[
            "...#...", "...#...", "..###..", "#######", ".#####.", ".##.##.", "##...##"
        ]
    ),
    Dots(
        GOLD_LIGHT,
        "49,20",
        &["..#..", ".###.", "#####", ".###.", ".#.#."]
    ),
    Dots(
        GOLD_LIGHT,
        "46,60",
        &[
            "...#...", "...#...", "..###..", "#######", ".#####.", ".##.##.", "##...##"
        ]
    ),
    Dots(GOLD_LIGHT, "43,51", &[".#.", "###", ".#."]),
];

/// A red stone that glows in an alchemist's flask.
pub static PHILOSOPHERS_STONE: Picture = picture![
    // The flask.
    Ellipse(BLUE, "5,22 51,68"),
    Block(BLUE, "21,6 35,30"),
    Ellipse(INK, "8,25 48,65"),
    Block(INK, "24,6 32,30"),
    Block(STEEL, "18,2 38,6"),
    Block(LIGHT, "18,2 30,3"),
    // What is left of the brew.
    Polygon(DEEP, "10,53 46,53 41,60 34,64 22,64 15,60"),
    Line(STEEL_DARK, 1, "10,53 46,53"),
    // The stone and its glow.
    Mirrored(&[
        Line(ORANGE, 1, "19,34 16,31"),
        Line(ORANGE, 1, "14,45 10,45"),
        Line(ORANGE, 1, "23,30 22,27"),
    ]),
    Polygon(RED, "28,31 38,37 41,47 35,57 21,57 15,47 18,37"),
    Polygon(ORANGE, "28,31 18,37 15,47 24,44"),
    Polygon(GOLD_LIGHT, "28,31 24,44 18,37"),
    Polygon(ORANGE, "28,31 38,37 32,44 24,44"),
    Checked(&[Polygon(GOLD_DARK, "32,44 41,47 35,57 28,52")]),
    Dots(LIGHT, "21,36", &[".##", "###", "##."]),
    // Light on the glass.
    Line(LIGHT, 2, "11,40 14,33 19,28"),
    Block(LIGHT, "25,9 25,24"),
    // It stands on a ring.
    Polygon(GOLD, "14,66 42,66 47,74 9,74"),
    Block(GOLD_LIGHT, "15,66 41,67"),
    Polygon(GOLD_DARK, "34,68 43,68 47,74 36,74"),
    Polygon(GOLD_DARK, "28,68 32,73 24,73"),
];

/// A heavy book with a hammer on it.
pub static MALLEUS_MALEFICARUM: Picture = picture![
    // Pages, then the cover over them.
    Polygon(PARCHMENT, "12,68 49,68 53,64 53,10 49,10 49,66"),
    Polygon(PARCHMENT, "9,67 50,67 53,71 12,72"),
    Line(STEEL, 1, "13,70 52,70"),
    Line(STEEL, 1, "51,12 51,68"),
    Polygon(
        RED,
        "4,6 8,3 48,3 48,66 9,66 6,70 8,73 52,73 52,74 7,74 4,70"
    ),
    Block(GOLD_DARK, "4,6 9,68"),
    Line(SHADOW, 1, "10,4 10,66"),
    Block(GOLD, "4,14 9,16"),
    Block(GOLD, "4,33 9,35"),
    Block(GOLD, "4,52 9,54"),
    // Corners and frame.
    Polygon(GOLD, "38,3 48,3 48,13"),
    Polygon(GOLD, "48,56 48,66 38,66"),
    Polygon(GOLD, "11,3 20,3 11,12"),
    Polygon(GOLD, "11,57 20,66 11,66"),
    Line(GOLD, 1, "23,6 36,6"),
    Line(GOLD, 1, "23,63 36,63"),
    // The clasp.
    Block(GOLD, "44,36 54,42"),
    Block(GOLD_DARK, "48,38 50,40"),
    // The hammer.
    Line(SHADOW, 9, "31,25 19,56"),
    Line(GOLD, 6, "31,25 19,56"),
    Line(GOLD_LIGHT, 2, "29,27 18,55"),
    Line(GOLD_DARK, 1, "17,50 23,53"),
    Line(GOLD_DARK, 1, "19,46 25,49"),
    Polygon(SHADOW, "13,23 21,9 49,25 41,39"),
    Polygon(STEEL, "16,23 22,12 46,25 40,36"),
    Polygon(LIGHT, "19,17 22,12 46,25 44,29"),
    Polygon(STEEL_DARK, "16,23 18,20 42,33 40,36"),
    Line(STEEL_DARK, 2, "21,26 27,15"),
    Line(STEEL_DARK, 2, "35,34 41,23"),
];

/// A twisted horn on a cushion.
pub static UNICORN_HORN: Picture = picture![
    // The horn.
    Polygon(LIGHT, "28,1 35,58 21,58"),
    Polygon(STEEL, "28,6 35,58 29,58"),
    Inside(&[
        Line(STEEL_DARK, 1, "24,13 32,9"),
        Line(STEEL_DARK, 1, "23,20 34,15"),
        Line(STEEL_DARK, 1, "22,27 35,21"),
        Line(STEEL_DARK, 1, "21,34 36,27"),
        Line(STEEL_DARK, 1, "20,41 37,33"),
        Line(STEEL_DARK, 1, "19,48 37,39"),
        Line(STEEL_DARK, 1, "18,55 37,45"),
        Line(PURPLE, 1, "30,19 36,16"),
        Line(PURPLE, 1, "30,26 36,22"),
        Line(PURPLE, 1, "31,33 37,29"),
        Line(PURPLE, 1, "31,40 37,36"),
        Line(PURPLE, 1, "31,46 37,43"),
        Line(PURPLE, 1, "31,53 37,50"),
    ]),
    // The cushion.
    Polygon(
        BLUE,
        "4,60 13,56 28,58 44,56 53,60 51,67 53,74 40,72 28,74 16,72 4,74 6,67"
    ),
    Polygon(STEEL_DARK, "6,68 28,69 51,68 53,74 40,72 28,74 16,72 4,74"),
    Polygon(LIGHT, "9,61 14,59 18,61 14,63"),
    // A golden ring where it grew.
    Polygon(GOLD, "19,54 37,54 38,58 36,62 20,62 18,58"),
    Line(GOLD_LIGHT, 1, "20,55 36,55"),
    Line(GOLD_DARK, 2, "21,61 36,61"),
    Ellipse(RED, "26,56 30,60"),
    Mirrored(&[Ellipse(GOLD, "1,58 6,63"), Ellipse(GOLD, "1,70 6,74")]),
    // Magic.
    Dots(
        LIGHT,
        "9,20",
        &["..#..", "..#..", "#####", "..#..", "..#.."]
    ),
    Dots(PURPLE, "43,10", &[".#.", "###", ".#."]),
    Dots(PURPLE, "12,40", &[".#.", "###", ".#."]),
    Dots(
        LIGHT,
        "44,33",
        &["..#..", "..#..", "#####", "..#..", "..#.."]
    ),
];

/// A crossbow whose bolt has hit an apple.
pub static WILLIAM_TELLS_CROSSBOW: Picture = picture![
    // The stock.
    Polygon(GOLD_DARK, "24,24 32,24 33,56 37,74 27,74 24,58"),
    Block(GOLD, "24,24 26,56"),
    Block(SHADOW, "28,26 29,52"),
    // The trigger.
    Line(STEEL, 2, "25,57 19,62 18,68"),
    Ellipse(STEEL, "24,47 33,54"),
    // The string, drawn.
    Mirrored(&[Line(LIGHT, 1, "3,45 28,49")]),
    // The bow.
    Mirrored(&[
        Curve(STEEL_DARK, 7, "28,29 11,29 3,45"),
        Curve(STEEL, 4, "28,28 11,28 3,44"),
        Curve(LIGHT, 1, "28,27 12,27 5,39"),
    ]),
    Block(GOLD, "22,25 34,33"),
    Mirrored(&[
        Line(GOLD_DARK, 1, "22,25 27,33"),
        Line(GOLD_DARK, 1, "22,33 27,25")
    ]),
    // The apple.
    Ellipse(RED, "16,6 30,22"),
    Ellipse(RED, "26,6 40,22"),
    Polygon(RED, "20,18 36,18 32,23 24,23"),
    Ellipse(GOLD_DARK, "34,10 39,20"),
    Ellipse(RED, "31,8 37,20"),
    Line(GOLD_DARK, 2, "28,8 29,3"),
    Polygon(GREEN, "30,5 36,1 41,3 36,6"),
    Ellipse(ORANGE, "18,9 22,14"),
    // The bolt in it.
    Block(LIGHT, "27,17 29,48"),
    Block(SHADOW, "26,16 30,17"),
    Mirrored(&[Polygon(GREEN, "26,42 26,48 23,50 23,45")]),
];

/// A gilded mirror with a face in the glass.
pub static SNOW_WHITES_MIRROR: Picture = picture![
    // The foot.
    Polygon(GOLD, "26,56 30,56 31,66 40,70 43,74 13,74 16,70 25,66"),
    Polygon(GOLD_DARK, "29,58 30,58 31,66 40,70 43,74 33,74 29,68"),
    Line(GOLD_LIGHT, 1, "16,72 27,72"),
    // The frame.
    Ellipse(GOLD_DARK, "5,5 51,61"),
    Ellipse(GOLD, "5,4 51,58"),
    Ellipse(GOLD_DARK, "9,8 47,54"),
    Ellipse(GOLD_LIGHT, "10,9 46,53"),
    // A crown with a jewel on top, beads at the sides.
    Polygon(GOLD, "19,6 20,1 24,4 28,1 32,4 36,1 37,6 32,9 24,9"),
    Ellipse(RED, "26,3 30,7"),
    Mirrored(&[
        Ellipse(GOLD, "2,27 9,36"),
        Ellipse(RED, "4,29 7,33"),
        Ellipse(GOLD_LIGHT, "9,11 13,15"),
        Ellipse(GOLD_LIGHT, "9,47 13,51"),
    ]),
    // The glass.
    Ellipse(STEEL_DARK, "11,10 45,52"),
    Ellipse(BLUE, "12,11 44,50"),
    Inside(&[Line(LIGHT, 3, "13,30 30,12"), Line(LIGHT, 1, "14,35 35,13"),]),
    // The face.
    Ellipse(DEEP, "18,24 38,48"),
    Ellipse(STEEL, "19,23 37,46"),
    Polygon(LIGHT, "21,30 27,26 27,43 24,42 21,37"),
    Mirrored(&[
        Polygon(SHADOW, "21,32 23,30 26,32 23,34"),
        Line(DEEP, 1, "20,29 23,27 26,29"),
    ]),
    Line(STEEL_DARK, 1, "28,32 28,38"),
    Block(STEEL_DARK, "27,38 29,38"),
    Polygon(RED, "25,41 31,41 28,43"),
];
