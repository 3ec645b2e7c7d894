//! The small set of parts that every screen is made of.

mod bar;
mod battery;
mod heading;
mod list;
mod pages;
mod toast;

pub use battery::battery;
pub use heading::{Heading, Pill, footer, places, seat_colour};
pub use list::{Line, List, ListItem, Right, tall};
pub use pages::Pages;
pub use toast::toast;
