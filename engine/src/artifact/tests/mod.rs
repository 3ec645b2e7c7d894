//! The rulebooks, sentence by sentence: one file for each section, one test for each rule.

mod actions;
mod exhibition;
mod game_end;
mod hire;
mod income;
mod market;
mod passing;
mod position;
mod research;
mod round_end;
mod scoring;
mod setup;
mod ship;
