//! How a side of the coin and a card look.

use super::rules::Face;
use crate::icons::{self, Icon};

/// The picture of a side: a crown for heads, a medal with a number for tails.
pub fn face_icon(face: Face) -> &'static Icon {
    match face {
        Face::Heads => &icons::CROWN,
        Face::Tails => &icons::POINTS,
    }
}
