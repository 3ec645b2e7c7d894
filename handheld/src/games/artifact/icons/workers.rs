//! Worker markers: each has its site's shape with a pickaxe cut out, so that they are told apart
//! without their colours too.

use super::{DIAMOND, SQUARE, TRIANGLE};
use crate::icons::{CIRCLE, Icon};

/// A pickaxe, to be cut out of a site's shape.
const PICK: Icon = Icon::drawn([
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "......########......",
    ".....##########.....",
    "....##..####..##....",
    "....#....##....#....",
    ".........##.........",
    ".........##.........",
    ".........##.........",
    ".........##.........",
    ".........##.........",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
]);

/// A smaller pickaxe further down, for a shape that is narrow on top.
const LOW_PICK: Icon = Icon::drawn([
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "....................",
    "........####........",
    ".......######.......",
    "......##.##.##......",
    "......#..##..#......",
    ".........##.........",
    ".........##.........",
    ".........##.........",
    ".........##.........",
    "....................",
    "....................",
    "....................",
]);

/// A worker marker of Africa: the site's shape with a pickaxe.
pub const WORKER_AFRICA: Icon = CIRCLE.without(&PICK);
/// A worker marker of Asia.
pub const WORKER_ASIA: Icon = SQUARE.without(&PICK);
/// A worker marker of America.
pub const WORKER_AMERICA: Icon = TRIANGLE.without(&LOW_PICK);
/// A worker marker of the Middle East.
pub const WORKER_MIDDLE_EAST: Icon = DIAMOND.without(&PICK);
