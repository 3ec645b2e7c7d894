//! What Artifact says in English, German and Dutch: labels, names of things, what happened, why
//! something cannot be, help pages.

// Whatever the engine adds has to get words of its own: no match here may end in "anything else".
#![warn(clippy::match_wildcard_for_single_variants)]
#![warn(clippy::wildcard_enum_match_arm)]

pub mod errors;
pub mod events;
pub mod help;
pub mod labels;
pub mod lacks;
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
pub use lacks::{lack, lack_in_full};
pub use lesson::{LESSON_TEXTS, LessonText};
pub use names::Thing;
pub use proposals::{instruct, propose};
pub use reasons::reason;
pub use refusals::{refusal, refusal_in_full};
