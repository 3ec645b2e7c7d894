//! The handheld on a desktop: the app with a screen, buttons, storage, chance and a clock of the
//! host, on a web page or driven by a scenario file.
//!
//! # What it never does
//!
//! It holds no rule, no screen and no text of the app, and draws nothing itself: what a test or a
//! page sees is what [`handheld`] drew, pixel by pixel. Its clock does not run by itself; whoever
//! drives a [`device::Device`] moves it on, so that a scenario has the same result each time. The
//! page is served to this machine alone.
//!
//! # Where to start reading
//!
//! [`device`] is the whole device in memory. [`scenario`] is the format of scenario files and
//! [`runner`] runs them on any device, this one or the emulated Pico. [`picture`] compares with
//! golden pictures, [`storage`] keeps saves in files or loses its power on purpose, [`server`] is
//! the page. `simulator/scenarios/README.md` tells the format for people.
//!
//! # Example
//!
//! ```
//! use simulator::device::Device;
//! use simulator::picture::Folders;
//! use simulator::runner;
//! use simulator::scenario::Scenario;
//!
//! let scenario = Scenario::parse("board square\nseed 7\nexpect turn none\npress A")?;
//! let mut device = Device::for_scenario(&scenario.setup)?;
//! let mut folders = Folders { golden: "golden".into(), pictures: None };
//! assert!(runner::run(&scenario, &mut device, &mut folders).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod boxes;
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
