//! The handheld app as a person meets it: pictures, whole games, mashed buttons, secrets, storage,
//! undo, settings, what a device shows and tells beyond them.

// Helpers of tests may fail loudly, like the tests themselves.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used
)]

mod advice;
mod advice_twins;
mod again;
mod at_the_table;
mod bot_news;
mod bot_shots;
mod bot_twins;
mod bots;
mod buttons;
mod chance;
mod clock;
mod cutting;
mod device;
mod ending;
mod full_log;
mod games;
mod golden_pictures;
mod lesson;
mod light;
mod lots;
mod masher;
mod my_box;
mod picture_codes;
mod pictures;
mod positions;
mod put_right;
mod recap;
mod results;
mod score_only;
mod score_only_shots;
mod secrets;
mod serial;
mod settings;
mod sight;
mod solo_shots;
mod stack;
mod stack_books;
mod stack_lesson;
mod stack_shots;
mod stack_table_shots;
mod storage;
mod table_presses;
mod table_shots;
mod taking_home;
mod undo;
mod warehouse51;
mod warehouse51_books;
mod warehouse51_books_shots;
mod warehouse51_knowing;
mod warehouse51_reveal;
mod warehouse51_shots;
mod warehouse51_telling;
