//! Nothing that is told is lost, the newest comes first, and earlier rows are read before anybody leaves.

use std::collections::BTreeSet;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use engine::each::Member;
use engine::seat::Seat;

use super::*;
use crate::canvas::Spoken;
use crate::icons;
use crate::ink::Ink;
use crate::widgets::{Part, Whose};

/// How many rows are told.
const ROWS: usize = 11;
/// How many words each row has.
const WORDS: usize = 30;

fn tell(from: usize, reader: Reader<'_>) {
    for row in from..ROWS {
        let seat = Seat::ALL[row % 5];
        let icon = Part::Icon(&icons::HUT, theme::TEXT);
        let picture = Picture::new(Whose::Seat(seat), &[icon]);
        reader(row, &picture, &|out: &mut dyn Write| {
            (0..WORDS).try_for_each(|word| write!(out, "row{row}word{word} "))
        });
    }
}

/// Every text on the screen.
fn seen(story: &mut Story, stage: &Stage) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut reader = |spoken: Spoken<'_>| {
        if let Spoken::Text(text) = spoken {
            texts.extend(text.split(' ').map(ToString::to_string));
        }
    };
    let mut ink = Ink::default();
    let mut canvas = Canvas::read_out(&mut ink, stage.look, &mut reader);
    let mut title = |number: usize, _: &PictureRow| {
        RowText::new(&format!("title{number}"), (&icons::HUT, theme::TEXT))
    };
    story.draw(stage, &tell, &mut title, &mut canvas).unwrap();
    texts
}

fn titles(texts: &[String]) -> Vec<usize> {
    let number = |text: &String| text.strip_prefix("title").and_then(|n| n.parse().ok());
    texts.iter().filter_map(number).collect()
}

fn stages() -> Vec<Stage> {
    let look = |large_text| Look {
        large_text,
        ..Look::default()
    };
    let boards = [Board::SQUARE, Board::WIDE];
    let all = boards.map(|board| [false, true].map(|large| Stage::new(board, look(large))));
    all.into_iter().flatten().collect()
}

#[test]
fn the_newest_row_is_chosen_first_and_said_from_its_beginning() {
    for stage in stages() {
        let mut story = Story::from_the_end();
        let texts = seen(&mut story, &stage);
        assert_eq!(titles(&texts).last(), Some(&(ROWS - 1)));
        assert!(texts.contains(&format!("row{}word0", ROWS - 1)));
    }
}

#[test]
fn reading_on_shows_every_row_before_it_is_over() {
    for stage in stages() {
        let mut story = Story::from_the_end();
        let mut shown: BTreeSet<usize> = titles(&seen(&mut story, &stage)).into_iter().collect();
        while story.read_back(&stage, &tell) {
            shown.extend(titles(&seen(&mut story, &stage)));
        }
        assert_eq!(shown.len(), ROWS);
        assert!(!story.has_unread());
    }
}

#[test]
fn reading_on_needs_no_drawing_in_between() {
    for stage in stages() {
        let mut story = Story::from_the_end();
        let pages = (0..ROWS)
            .take_while(|_| story.read_back(&stage, &tell))
            .count();
        assert_eq!(pages, ROWS.div_ceil(stage.rows()) - 1);
    }
}

#[test]
fn up_and_down_lead_through_all_words_of_all_rows() {
    for stage in stages() {
        let mut story = Story::from_the_end();
        let mut read: BTreeSet<String> = BTreeSet::new();
        for _ in 0..ROWS * WORDS {
            assert!(story.handle(Command::Up, &stage, &tell));
        }
        for _ in 0..ROWS * WORDS {
            read.extend(seen(&mut story, &stage));
            assert!(story.handle(Command::Down, &stage, &tell));
        }
        for row in 0..ROWS {
            for word in 0..WORDS {
                assert!(
                    read.contains(&format!("row{row}word{word}")),
                    "{row} {word}"
                );
            }
        }
    }
}

#[test]
fn other_commands_are_not_for_the_story() {
    for command in [Command::Ok, Command::Back, Command::Left, Command::Help] {
        let stage = stages()[0];
        assert!(!Story::from_the_start().handle(command, &stage, &tell));
    }
}

#[test]
fn the_chosen_row_knows_which_things_it_tells() {
    for stage in stages() {
        let mut story = Story::from_the_end();
        assert_eq!(story.chosen_things(&stage, &tell), ROWS - 1..ROWS);
        while story.chosen > 2 {
            story.handle(Command::Up, &stage, &tell);
        }
        assert_eq!(story.chosen_things(&stage, &tell), 2..3);
    }
}
