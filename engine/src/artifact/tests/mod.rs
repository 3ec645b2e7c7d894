//! The rulebooks, sentence by sentence: one file for each section, one test for each rule.

mod actions;
mod archaeologists;
mod corrections;
mod exhibition;
mod game_end;
mod hire;
mod income;
mod market;
mod passing;
mod play;
mod position;
mod refusals;
mod research;
mod roles;
mod round_end;
mod scoring;
mod sets;
mod setup;
mod ship;
mod special_artifacts;
mod untold;
mod values;
mod whole_games;
