//! Relics of the East.

use super::paint::*;
use crate::picture::drawing::Shape::*;
use crate::picture::{Picture, picture};

/// A round bronze mirror with eight petals on a stand.
pub static YATA_NO_KAGAMI: Picture = picture![
    // Petals.
    Ellipse(ORANGE, "21,1 35,15"),
    Ellipse(ORANGE, "21,43 35,57"),
    Mirrored(&[
        Ellipse(ORANGE, "0,22 14,36"),
        Ellipse(ORANGE, "6,7 20,21"),
        Ellipse(ORANGE, "6,37 20,51"),
    ]),
    Ellipse(ORANGE, "3,4 53,54"),
    Mirrored(&[
        Ellipse(GOLD_DARK, "10,11 13,14"),
        Ellipse(GOLD_DARK, "10,44 13,47"),
        Ellipse(GOLD_DARK, "4,27 7,31")
    ]),
    Ellipse(GOLD_DARK, "26,4 30,7"),
    Ellipse(GOLD_DARK, "26,51 30,54"),
    // The polished disc reflects the sun.
    Ellipse(GOLD_DARK, "9,10 47,48"),
    Ellipse(PARCHMENT, "11,12 45,46"),
    Ellipse(GOLD_LIGHT, "14,15 42,43"),
    Inside(&[Line(LIGHT, 5, "17,37 37,17"), Line(LIGHT, 2, "25,41 41,25")]),
    // The stand.
    Polygon(
        GOLD_DARK,
        "12,52 18,56 28,59 38,56 44,52 46,57 38,64 18,64 10,57"
    ),
    Polygon(RED, "7,66 49,66 53,74 44,74 42,70 14,70 12,74 3,74"),
    Polygon(GOLD_DARK, "20,62 36,62 38,66 18,66"),
    Line(ORANGE, 1, "8,66 48,66"),
    Ellipse(RED, "24,58 32,65"),
    Ellipse(GOLD, "26,60 30,63"),
];

/// A jewelled spear that stirs the sea.
pub static AMENONUHOKO: Picture = picture![
    // The sea and the first island.
    Ellipse(BLUE, "2,62 54,74"),
    Ellipse(STEEL_DARK, "4,64 34,73"),
    Ellipse(BLUE, "7,65 31,72"),
    Ellipse(STEEL_DARK, "10,66 27,71"),
    Line(LIGHT, 1, "38,71 49,69"),
    Polygon(GOLD_DARK, "35,66 51,66 49,68 37,68"),
    Polygon(GREEN, "36,66 40,60 44,62 47,60 50,66"),
    // The shaft.
    Line(RED, 5, "51,4 26,48"),
    Line(ORANGE, 1, "50,3 25,47"),
    Line(GOLD, 5, "53,3 49,6"),
    Line(GOLD, 3, "40,16 46,20"),
    Line(GOLD, 3, "34,26 40,30"),
    Line(GOLD, 3, "29,36 34,39"),
    // Strings of jewels.
    Curve(LIGHT, 1, "42,17 24,7 15,20"),
    Curve(LIGHT, 1, "38,28 51,29 51,46"),
    Ellipse(GREEN, "30,8 37,15"),
    Ellipse(BLUE, "22,8 28,14"),
    Ellipse(GREEN, "14,12 21,19"),
    Polygon(BLUE, "13,21 18,21 19,25 15,29 16,25"),
    Ellipse(GREEN, "41,25 48,32"),
    Ellipse(BLUE, "47,32 53,38"),
    Ellipse(GREEN, "47,39 54,46"),
    Polygon(BLUE, "48,48 53,48 54,52 50,56 51,52"),
    Dots(LIGHT, "32,9", &["##"]),
    Dots(LIGHT, "16,13", &["##"]),
    Dots(LIGHT, "43,26", &["##"]),
    Dots(LIGHT, "49,40", &["##"]),
    // The head points down.
    Polygon(STEEL, "23,45 18,44 11,38 12,46 19,51"),
    Polygon(STEEL, "30,50 33,54 42,57 34,60 27,56"),
    Polygon(STEEL, "22,45 30,50 29,56 14,70 17,52"),
    Polygon(LIGHT, "22,45 26,48 14,70 17,52"),
    Line(STEEL_DARK, 1, "25,50 16,66"),
    Line(STEEL_DARK, 1, "30,51 29,56 16,68"),
    Line(GOLD, 5, "21,44 31,50"),
    Line(GOLD_LIGHT, 1, "21,43 31,49"),
];

/// Three peaches on a twig.
pub static PEACHES_OF_IMMORTALITY: Picture = picture![
    // Twig and leaves.
    Line(GOLD_DARK, 4, "3,5 20,9 38,7 53,12"),
    Line(GOLD_DARK, 3, "28,9 28,40"),
    Line(GOLD_DARK, 3, "15,9 15,22"),
    Line(GOLD_DARK, 3, "42,9 42,22"),
    Polygon(GREEN, "20,10 30,1 44,2 38,9 28,13"),
    Line(SHADOW, 1, "24,9 39,4"),
    Polygon(GREEN, "16,8 10,1 2,1 4,11 11,15"),
    Line(SHADOW, 1, "5,3 12,11"),
    Polygon(GREEN, "42,11 50,14 55,22 54,27 46,22"),
    // The two above.
    Ellipse(ORANGE, "1,20 17,42"),
    Ellipse(ORANGE, "9,20 26,42"),
    Polygon(ORANGE, "3,36 24,36 14,46"),
    Ellipse(ORANGE, "30,20 46,42"),
    Ellipse(ORANGE, "39,20 55,42"),
    Polygon(ORANGE, "32,36 53,36 42,46"),
    Inside(&[
        Ellipse(RED, "2,33 22,49"),
        Checked(&[Ellipse(RED, "1,27 24,49")]),
        Ellipse(RED, "34,33 54,49"),
        Checked(&[Ellipse(RED, "32,27 55,49")]),
    ]),
    Ellipse(GOLD_LIGHT, "4,24 7,29"),
    Ellipse(GOLD_LIGHT, "48,24 51,29"),
    Curve(GOLD_DARK, 2, "14,21 20,31 14,43"),
    Curve(GOLD_DARK, 2, "42,21 36,31 42,43"),
    // The one below, before them.
    Ellipse(SHADOW, "11,38 31,68"),
    Ellipse(SHADOW, "25,38 45,68"),
    Polygon(SHADOW, "14,62 42,62 28,75"),
    Ellipse(ORANGE, "13,40 31,66"),
    Ellipse(ORANGE, "25,40 43,66"),
    Polygon(ORANGE, "15,60 41,60 28,73"),
    Ellipse(GOLD_LIGHT, "15,43 26,57"),
    Checked(&[Ellipse(ORANGE, "18,45 28,60")]),
    Polygon(RED, "30,58 42,52 41,60 28,73 22,67"),
    Checked(&[Polygon(RED, "30,48 42,46 42,58 28,72 18,64")]),
    Curve(GOLD_DARK, 2, "28,41 34,54 28,69"),
    Ellipse(LIGHT, "17,46 20,51"),
];

/// A lacquered box with a cord; its smoke makes old.
pub static TAMATEBAKO: Picture = picture![
    // Smoke from under the lid.
    Curve(STEEL, 7, "47,42 54,30 42,26"),
    Curve(STEEL, 8, "42,26 22,22 28,12"),
    Ellipse(STEEL, "22,2 42,15"),
    Ellipse(STEEL, "34,6 50,18"),
    Ellipse(STEEL, "12,5 28,16"),
    Curve(LIGHT, 3, "48,37 50,30 41,26"),
    Curve(LIGHT, 4, "41,26 20,22 26,12"),
    Ellipse(LIGHT, "21,2 39,11"),
    Ellipse(LIGHT, "12,5 24,12"),
    Curve(STEEL, 1, "44,15 42,8 36,11"),
    Curve(STEEL, 1, "30,12 36,9 31,6"),
    Curve(STEEL, 3, "8,42 2,36 8,30"),
    Curve(STEEL, 3, "8,30 12,25 7,20"),
    // The box.
    Block(RED, "6,50 50,70"),
    Checked(&[Block(GOLD_DARK, "42,50 50,70")]),
    Block(SHADOW, "6,48 50,51"),
    Block(GOLD, "5,68 51,70"),
    Mirrored(&[
        Block(GOLD, "5,70 13,74"),
        // Waves in gold lacquer.
        Dots(
            GOLD_LIGHT,
            "10,56",
            &[
                "...####...",
                ".##....##.",
                "#...##...#",
                "#.##..##.#",
                "#.#....#.#",
                "#.#.##.#.#",
                "#.#.##.#.#"
            ],
        ),
    ]),
    // The lid, a little lifted.
    Polygon(RED, "3,44 9,35 46,31 53,40 53,46 4,50"),
    Polygon(ORANGE, "11,36 45,32 48,35 10,39"),
    Polygon(GOLD, "3,44 53,40 53,46 4,50"),
    Line(GOLD_LIGHT, 1, "3,44 53,40"),
    // The cord and its bow.
    Block(PURPLE, "25,48 31,70"),
    Block(LIGHT, "26,48 27,70"),
    Polygon(PURPLE, "24,34 32,33 32,47 25,48"),
    Line(PURPLE, 3, "28,34 20,43 17,42"),
    Line(PURPLE, 3, "28,34 37,41 40,40"),
    Polygon(DEEP, "28,34 12,26 10,30 12,38 17,39"),
    Polygon(PURPLE, "28,33 14,26 11,30 13,36 17,37"),
    Polygon(DEEP, "28,33 43,24 46,28 45,35 40,37"),
    Polygon(PURPLE, "28,33 42,25 45,28 44,33 39,35"),
    Line(LIGHT, 1, "15,30 24,33"),
    Line(LIGHT, 1, "41,29 33,32"),
    Ellipse(DEEP, "23,28 33,38"),
    Ellipse(PURPLE, "24,29 32,37"),
    Ellipse(LIGHT, "26,31 28,33"),
];

/// A jewel in flames on a lotus.
pub static CINTAMANI_JEWEL: Picture = picture![
    // Flames.
    Polygon(
        RED,
        "28,0 33,9 38,6 38,14 46,12 44,20 53,24 48,30 54,38 47,42 48,52 28,58 8,52 9,42 2,38 8,30 3,24 12,20 10,12 18,14 18,6 23,9"
    ),
    Polygon(
        ORANGE,
        "28,6 33,14 37,12 37,19 43,18 42,25 48,29 44,34 48,40 42,44 42,50 28,54 14,50 14,44 8,40 12,34 8,29 14,25 13,18 19,19 19,12 23,14"
    ),
    Polygon(
        GOLD_LIGHT,
        "28,10 34,19 40,26 42,36 40,46 28,52 16,46 14,36 16,26 22,19"
    ),
    // The jewel.
    Polygon(
        STEEL_DARK,
        "28,14 33,22 39,30 40,39 36,46 28,49 20,46 16,39 17,30 23,22"
    ),
    Polygon(
        BLUE,
        "28,16 32,23 37,31 38,38 34,44 28,47 22,44 18,38 19,31 24,23"
    ),
    Line(STEEL_DARK, 1, "18,34 38,34"),
    Line(STEEL_DARK, 1, "19,39 37,39"),
    Line(STEEL_DARK, 1, "22,43 34,43"),
    Polygon(LIGHT, "26,23 28,20 27,31 22,33 22,29"),
    // The lotus.
    Mirrored(&[
        Polygon(PURPLE, "2,52 12,54 20,64 18,70 8,66"),
        Polygon(LIGHT, "10,50 20,56 25,66 22,70 14,64"),
        Line(PURPLE, 1, "12,53 22,67"),
    ]),
    Polygon(PURPLE, "28,50 35,58 34,68 28,72 22,68 21,58"),
    Polygon(LIGHT, "28,53 32,59 31,66 28,69 25,66 24,59"),
    Polygon(GREEN, "10,68 20,70 28,72 36,70 46,68 40,74 16,74"),
];
