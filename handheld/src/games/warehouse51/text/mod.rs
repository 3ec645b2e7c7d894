//! What Warehouse 51 says in English, German and Dutch: labels, names, what happened, why something
//! cannot be, help pages.

pub mod errors;
pub mod events;
pub mod help;
pub mod labels;
pub mod lesson;
pub mod names;
pub mod proposals;
pub mod reasons;
pub mod refusals;

#[cfg(test)]
mod tests;

pub use errors::{setup_error, values_error};
pub use events::event;
pub use help::Topic;
pub use labels::Label;
pub use lesson::{LESSON_TEXTS, LessonText};
pub use names::Thing;
pub use proposals::{instruct, propose};
pub use reasons::reason;
pub use refusals::refusal;
