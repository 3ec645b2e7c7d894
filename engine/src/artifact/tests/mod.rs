//! The rulebooks, sentence by sentence: one file for each section, one test for each rule.

mod actions;
mod archaeologists;
mod exhibition;
mod game_end;
mod hire;
mod income;
mod market;
mod passing;
mod position;
mod research;
mod roles;
mod round_end;
mod scoring;
mod setup;
mod ship;
mod special_artifacts;
