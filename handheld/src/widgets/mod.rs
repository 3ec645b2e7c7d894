//! The small set of parts that every screen is made of.

mod bar;
mod bars;
mod battery;
mod celebration;
mod chart;
mod chips;
mod grid;
mod heading;
mod list;
mod pages;
mod pictograms;
mod price;
mod qr;
mod ribbon;
mod story;
mod strip;
mod toast;

pub use bars::{Bar, BarRow, SOURCES, legend, name_width};
pub use battery::battery;
pub(crate) use celebration::draw_rays;
pub use celebration::{Celebration, FRAMES};
pub use chart::{Chart, Curve, Series};
pub(crate) use chart::{draw_line, draw_mark};
pub use chips::{Chip, PLATE, chips, hut_count, small_hut};
pub use grid::{Cell, cell};
pub use heading::{Does, Heading, Pill, Way, footer, footer_places, pill_room, seat_colour};
pub use list::{Line, List, ListItem, Right, row_ground, tall};
pub use pages::{NoPictures, Pages, Pictures, Sheet};
pub use pictograms::{Part, Picture, PictureRow, RowMaker, RowTitle, Whose};
pub use price::{Change, Inks, Price, coin};
pub(crate) use qr::draw_modules;
pub use qr::{QR_PAGE, qr};
pub use ribbon::Ribbon;
pub use story::{InWords, Reader, RowText, Stage, Story, Teller};
pub use strip::{Place, STRIP, Strip, places};
pub use toast::toast;
