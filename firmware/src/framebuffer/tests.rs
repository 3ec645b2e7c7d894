//! A model of the display is sent what changed, and has to show what was sketched.

use std::boxed::Box;
use std::vec;
use std::vec::Vec;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use handheld::app::{App, Memory};
use handheld::board::{Board, Input};
use handheld::sketch::{BAND, Bands};
use handheld::theme::{self, Colour};
use proptest::prelude::*;
use simulator::entropy::Seeded;
use simulator::scenario::{Instruction, Scenario};
use simulator::screen::Screen;
use simulator::storage::MemoryStorage;

use super::wire::SENT;
use super::{Framebuffer, IN_WORD, Window, words};

/// One for each size of board.
type Square = Framebuffer<{ words(Board::SQUARE.width) }, { Board::SQUARE.height as usize }>;
type Wide = Framebuffer<{ words(Board::WIDE.width) }, { Board::WIDE.height as usize }>;
/// What the display is told, and shows.
struct Display {
    width: usize,
    pixels: Vec<u16>,
}

impl Display {
    /// Shows anything.
    fn new<const WORDS: usize, const HEIGHT: usize>(_: &Framebuffer<WORDS, HEIGHT>) -> Self {
        let width = Framebuffer::<WORDS, HEIGHT>::WIDTH;
        Self {
            width,
            pixels: vec![0xABCD; width * HEIGHT],
        }
    }

    /// Sends what changed, and says in which windows.
    fn update<const WORDS: usize, const HEIGHT: usize>(
        &mut self,
        frame: &mut Framebuffer<WORDS, HEIGHT>,
    ) -> Vec<Window> {
        let mut strip = [[[0; WORDS]; SENT]; BAND];
        let mut windows: Vec<Window> = Vec::new();
        let mut open = None;
        let mut update = frame.update();
        while let Some(pieces) = update.next(&mut strip) {
            let mut rest = strip.as_flattened().as_flattened();
            for piece in pieces {
                let (pixels, behind) = rest.split_at(piece.words);
                rest = behind;
                open = piece.window.or(open);
                let window = open.as_mut().unwrap();
                let rows = (piece.words / SENT * IN_WORD) as u16 / window.width;
                let sent = Window {
                    height: rows,
                    ..*window
                };
                self.receive(sent, bytemuck::cast_slice(pixels));
                match windows.last_mut().filter(|_| piece.window.is_none()) {
                    Some(last) => last.height += rows,
                    None => windows.push(sent),
                }
                *window = sent.below();
            }
        }
        windows
    }

    fn receive(&mut self, strip: Window, bytes: &[u8]) {
        let pairs = bytes.as_chunks::<3>().0.iter();
        let pairs = pairs.map(|[a, b, c]| u32::from_be_bytes([0, *a, *b, *c]));
        let mut colours = pairs.flat_map(|pair| [pair >> 12, pair & 0xFFF]);
        for y in 0..usize::from(strip.height) {
            let from = (usize::from(strip.top) + y) * self.width + usize::from(strip.left);
            for pixel in &mut self.pixels[from..from + usize::from(strip.width)] {
                *pixel = colours.next().unwrap() as u16;
            }
        }
    }

    fn assert_shows<const WORDS: usize, const HEIGHT: usize>(
        &self,
        frame: &Framebuffer<WORDS, HEIGHT>,
    ) {
        for (y, row) in self.pixels.chunks(self.width).enumerate() {
            let drawn = frame
                .row(y)
                .map(|number| theme::PALETTE_BITS[usize::from(number)]);
            assert!(drawn.eq(row.iter().copied()), "row {y} differs");
        }
    }
}

fn area(left: i32, top: i32, width: u32, height: u32) -> Rectangle {
    Rectangle::new(Point::new(left, top), Size::new(width, height))
}

/// Sketches areas, one over the other, on black.
fn paint<const WORDS: usize, const HEIGHT: usize>(
    frame: &mut Framebuffer<WORDS, HEIGHT>,
    areas: &[(Rectangle, Colour)],
) {
    let sketch = frame.sketch(Bands::ALL);
    sketch.fill(area(0, 0, 1000, 1000), theme::BLACK);
    for (area, colour) in areas {
        sketch.fill(*area, *colour);
    }
}

fn brass<const WORDS: usize, const HEIGHT: usize>(
    frame: &mut Framebuffer<WORDS, HEIGHT>,
    areas: &[Rectangle],
) {
    let areas: Vec<_> = areas.iter().map(|area| (*area, theme::ACCENT)).collect();
    paint(frame, &areas);
}

/// A frame and a display that agree.
fn settled<const WORDS: usize, const HEIGHT: usize>() -> (Box<Framebuffer<WORDS, HEIGHT>>, Display)
{
    let mut frame = Box::new(Framebuffer::new());
    let mut display = Display::new(&frame);
    paint(&mut frame, &[]);
    display.update(&mut frame);
    (frame, display)
}

/// A small one, higher than a band.
type Small = Framebuffer<3, 20>;

#[test]
fn the_framebuffers_are_as_large_as_their_boards() {
    assert_eq!(Square::WIDTH, usize::from(Board::SQUARE.width));
    assert_eq!(Square::HEIGHT, usize::from(Board::SQUARE.height));
    assert_eq!(Wide::WIDTH, usize::from(Board::WIDE.width));
    assert_eq!(Wide::HEIGHT, usize::from(Board::WIDE.height));
}

#[test]
fn at_first_everything_is_sent_in_one_window_and_then_nothing() {
    let mut frame = Small::new();
    let mut display = Display::new(&frame);
    brass(&mut frame, &[area(3, 3, 9, 9)]);
    assert!(frame.has_changed());
    assert_eq!(display.update(&mut frame).len(), 1);
    display.assert_shows(&frame);
    brass(&mut frame, &[area(3, 3, 9, 9)]);
    assert!(!frame.has_changed());
    assert_eq!(display.update(&mut frame), []);
}

#[test]
fn after_forgetting_everything_is_sent_again() {
    let (mut frame, _) = settled::<3, 20>();
    let mut other = Display::new(&frame);
    frame.forget_shown();
    other.update(&mut frame);
    other.assert_shows(&frame);
}

#[test]
fn what_is_drawn_in_the_dark_is_sent_when_it_is_lit() {
    let (mut frame, mut display) = settled::<3, 20>();
    brass(&mut frame, &[area(3, 3, 9, 9)]);
    frame.draw_unseen();
    assert!(frame.row(4).eq((0..24).map(|x| match x {
        3..12 => theme::ACCENT.number(),
        _ => theme::BLACK.number(),
    })));
    brass(&mut frame, &[area(3, 3, 9, 9)]);
    display.update(&mut frame);
    display.assert_shows(&frame);
}

#[test]
fn what_looks_alike_is_not_sent_though_it_is_drawn_otherwise() {
    let (mut frame, mut display) = settled::<3, 20>();
    brass(&mut frame, &[area(3, 3, 9, 9)]);
    display.update(&mut frame);
    brass(&mut frame, &[area(3, 3, 4, 9), area(7, 3, 5, 9)]);
    assert!(frame.has_changed());
    assert_eq!(display.update(&mut frame), []);
}

#[test]
fn a_change_is_sent_in_a_window_of_whole_words_just_round_it() {
    let (mut frame, mut display) = settled::<3, 20>();
    brass(&mut frame, &[area(5, 4, 8, 3)]);
    let window = Window {
        left: 0,
        top: 4,
        width: 16,
        height: 3,
    };
    assert_eq!(display.update(&mut frame), [window]);
}

#[test]
fn near_changes_share_a_window_and_far_ones_do_not() {
    let (mut frame, mut display) = settled::<30, 240>();
    let near = [area(10, 2, 20, 5), area(12, 8, 20, 5)];
    brass(&mut frame, &near);
    assert_eq!(display.update(&mut frame).len(), 1);
    let (mut frame, mut display) = settled::<30, 240>();
    let far = [area(10, 2, 20, 5), area(10, 90, 20, 5), area(200, 2, 20, 5)];
    brass(&mut frame, &far);
    assert_eq!(display.update(&mut frame).len(), 3);
    display.assert_shows(&frame);
}

#[test]
fn a_wide_row_does_not_make_a_tall_narrow_change_wide() {
    let (mut frame, mut display) = settled::<30, 240>();
    brass(&mut frame, &[area(0, 40, 240, 1), area(0, 41, 200, 99)]);
    let windows = display.update(&mut frame);
    let pixels = windows
        .iter()
        .map(|window| u32::from(window.width) * u32::from(window.height));
    assert_eq!(pixels.sum::<u32>(), 240 + 200 * 99);
}

#[test]
fn a_picture_that_is_too_much_for_a_sketch_is_drawn_in_parts() {
    let dots: Vec<_> = (0..120)
        .flat_map(|x| (0..10).map(move |y| area(x * 2, y * 24, 1, 3)))
        .collect();
    let (mut frame, mut display) = settled::<30, 240>();
    brass(&mut frame, &dots);
    assert!(frame.is_sketch_full());
    let mut part = Some(Bands::ALL);
    while let Some(bands) = part {
        let sketch = frame.sketch(bands);
        sketch.fill(area(0, 0, 240, 240), theme::BLACK);
        dots.iter()
            .for_each(|area| sketch.fill(*area, theme::ACCENT));
        part = match bands.first_half() {
            Some(half) if frame.is_sketch_full() => Some(half),
            _ => {
                display.update(&mut frame);
                bands.below()
            }
        };
    }
    assert!(!frame.is_sketch_full());
    display.assert_shows(&frame);
    let inked = (0..240).flat_map(|y| frame.row(y));
    let inked = inked.filter(|number| *number == theme::ACCENT.number());
    assert_eq!(inked.count(), dots.len() * 3);
}

#[test]
fn below_the_picture_there_are_no_rows() {
    assert_eq!(Small::new().row(20).count(), 0);
}

/// The tour visits every screen.
fn tour<const WORDS: usize, const HEIGHT: usize>(
    board: Board,
    mut frame: Box<Framebuffer<WORDS, HEIGHT>>,
) {
    const TOUR: &str = include_str!("../../../simulator/scenarios/tour.txt");
    let scenario = Scenario::parse(TOUR).unwrap();
    let entropy = Seeded::new(scenario.setup.seed.into());
    let mut app = App::new(
        Box::<Memory>::default(),
        board,
        MemoryStorage::default(),
        entropy,
        0,
    );
    let mut screen = Screen::new(board.size());
    let mut display = Display::new(&frame);
    for line in scenario.steps {
        let Instruction::Press(button, count) = line.step else {
            continue;
        };
        for _ in 0..count {
            app.handle(Input::Press(button), 0);
            app.draw(&mut screen).unwrap();
            let mut part = Some(Bands::ALL);
            while let Some(bands) = part {
                app.sketch(frame.sketch(bands));
                part = match bands.first_half() {
                    Some(half) if frame.is_sketch_full() => Some(half),
                    _ => {
                        display.update(&mut frame);
                        bands.below()
                    }
                };
            }
            let pixels = screen.pixels().iter().copied();
            let pixels = pixels.map(|colour| theme::PALETTE_BITS[usize::from(colour.number())]);
            assert!(pixels.eq(display.pixels.iter().copied()), "{line:?}");
        }
    }
}

#[test]
fn every_screen_of_the_app_is_shown_as_it_is_drawn_on_a_square_display() {
    tour(Board::SQUARE, Box::new(Square::new()));
}

#[test]
fn every_screen_of_the_app_is_shown_as_it_is_drawn_on_a_wide_display() {
    tour(Board::WIDE, Box::new(Wide::new()));
}

/// Areas in and around the small frame.
fn areas() -> impl Strategy<Value = Vec<(Rectangle, Colour)>> {
    let rectangle = (-6..30, -6..26, 0..32u32, 0..28u32);
    let one = (rectangle, 0..Colour::ALL.len()).prop_map(|((x, y, width, height), colour)| {
        (area(x, y, width, height), Colour::ALL[colour])
    });
    prop::collection::vec(one, 0..5)
}

proptest! {
    #[test]
    fn whatever_is_drawn_the_display_shows_it(
        pictures in prop::collection::vec(areas(), 1..6),
    ) {
        let (mut frame, mut display) = settled::<3, 20>();
        for picture in pictures {
            paint(&mut frame, &picture);
            display.update(&mut frame);
            display.assert_shows(&frame);
        }
    }

    #[test]
    fn an_area_is_filled_as_its_pixels_one_by_one(areas in areas()) {
        let mut frame = Small::new();
        paint(&mut frame, &areas);
        frame.draw_unseen();
        for y in 0..Small::HEIGHT {
            let expected = (0..Small::WIDTH).map(|x| {
                let point = Point::new(x as i32, y as i32);
                let over = areas.iter().rfind(|(area, _)| area.contains(point));
                over.map_or(theme::BLACK, |(_, colour)| *colour).number()
            });
            prop_assert!(frame.row(y).eq(expected));
        }
    }

    #[test]
    fn the_wildest_area_is_clipped(x: i32, y: i32, width: u32, height: u32) {
        let mut frame = Small::new();
        brass(&mut frame, &[area(x, y, width, height)]);
        frame.draw_unseen();
    }
}
