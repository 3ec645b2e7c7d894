//! The small set of parts that every screen is made of.

mod bar;
mod battery;
mod chips;
mod grid;
mod heading;
mod list;
mod pages;
mod price;
mod strip;
mod toast;

pub use battery::battery;
pub use chips::{Chip, PLATE, chips, hut_count, small_hut};
pub use grid::{Cell, cell};
pub use heading::{Heading, Pill, footer, pill_room, seat_colour};
pub use list::{Line, List, ListItem, Right, row_ground, tall};
pub use pages::Pages;
pub use price::{Change, Inks, Price, coin};
pub use strip::{Place, STRIP, Strip, places};
pub use toast::toast;
