//! The small set of parts that every screen is made of.

mod bar;
mod battery;
mod card;
mod frame;
mod list;
mod pages;
mod toast;

pub use battery::battery;
pub use card::{
    card, card_size, face_icon, site_colour, site_icon, tile_icon, track_colour, track_icon,
};
pub use frame::{Frame, Pill, footer, seat_colour};
pub use list::{Entry, List, Right, Row, tall};
pub use pages::Pages;
pub use toast::toast;
