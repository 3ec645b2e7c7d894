//! The small set of parts that every screen is made of.

mod bar;
mod bars;
mod battery;
mod celebration;
mod chart;
mod heading;
mod list;
mod pages;
mod pictograms;
mod story;
mod toast;

pub use bars::{Bar, BarRow, SOURCES, legend, name_width};
pub use battery::battery;
pub use celebration::{Celebration, FRAMES};
pub use chart::{Chart, Curve, Series};
pub use heading::{Heading, Pill, footer, seat_colour};
pub use list::{Line, List, ListItem, Right, tall};
pub use pages::{Mark, Pages};
pub use pictograms::{Part, Picture, PictureRow, RowMaker, RowTitle, Whose};
pub use story::{InWords, Reader, RowText, Stage, Story, Teller};
pub use toast::toast;
