//! The handheld on a desktop: the app with a screen, storage, chance and a clock of the host, on a
//! web page or driven by a scenario file. It holds no rule, no screen and no text of the app.
#![forbid(unsafe_code)]

pub mod device;
pub mod entropy;
pub mod picture;
pub mod runner;
pub mod scenario;
pub mod screen;
pub mod server;
pub mod storage;

#[cfg(test)]
mod test_folder;
