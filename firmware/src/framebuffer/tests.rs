//! A model of the display is sent what changed, and has to show what was drawn.

use std::boxed::Box;
use std::vec;
use std::vec::Vec;

use embedded_graphics::geometry::{OriginDimensions, Point, Size};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use handheld::app::{App, Memory};
use handheld::board::{Board, Input};
use handheld::theme::{self, Colour};
use proptest::prelude::*;
use simulator::entropy::Seeded;
use simulator::scenario::{Instruction, Scenario};
use simulator::screen::Screen;
use simulator::storage::MemoryStorage;

use super::{Framebuffer, Window, words};

/// One for each size of board.
type Square = Framebuffer<{ words(Board::SQUARE.width) }, { Board::SQUARE.height as usize }>;
type Wide = Framebuffer<{ words(Board::WIDE.width) }, { Board::WIDE.height as usize }>;
/// A small one, for drawing much on.
type Small = Framebuffer<3, 20>;

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

    /// Sends what changed, through a buffer of so many bytes, and says in which windows.
    fn update<const WORDS: usize, const HEIGHT: usize>(
        &mut self,
        frame: &mut Framebuffer<WORDS, HEIGHT>,
        bytes: usize,
    ) -> Vec<Window> {
        let mut buffer = vec![0; bytes];
        let windows: Vec<Window> = frame.changes().collect();
        for window in &windows {
            let mut rows = 0;
            for strip in window.strips(bytes) {
                assert_eq!(strip.top, window.top + rows);
                rows += strip.height;
                let sent = frame.pixels(strip, &mut buffer);
                assert_eq!(sent.len(), usize::from(strip.width * strip.height) * 2);
                self.receive(strip, sent);
            }
            assert_eq!(rows, window.height);
        }
        frame.sent();
        windows
    }

    fn receive(&mut self, strip: Window, bytes: &[u8]) {
        let mut colours = bytes.as_chunks::<2>().0.iter();
        for y in 0..usize::from(strip.height) {
            let from = (usize::from(strip.top) + y) * self.width + usize::from(strip.left);
            for pixel in &mut self.pixels[from..from + usize::from(strip.width)] {
                *pixel = u16::from_be_bytes(*colours.next().unwrap());
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
                .map(|number| theme::PALETTE[usize::from(number)].into_storage());
            assert!(drawn.eq(row.iter().copied()), "row {y} differs");
        }
    }
}

fn area(left: i32, top: i32, width: u32, height: u32) -> Rectangle {
    Rectangle::new(Point::new(left, top), Size::new(width, height))
}

fn brass(frame: &mut Small, area: Rectangle) {
    frame.fill_solid(&area, theme::ACCENT).unwrap();
}

/// A frame and a display that agree.
fn settled() -> (Small, Display) {
    let mut frame = Small::new();
    let mut display = Display::new(&frame);
    display.update(&mut frame, 48);
    (frame, display)
}

#[test]
fn the_framebuffers_are_as_large_as_their_boards() {
    assert_eq!(Square::new().size(), Board::SQUARE.size());
    assert_eq!(Wide::new().size(), Board::WIDE.size());
}

#[test]
fn at_first_everything_is_sent_and_then_nothing() {
    let mut frame = Small::new();
    let mut display = Display::new(&frame);
    let windows = display.update(&mut frame, 1000);
    assert_eq!(windows.len(), 1);
    display.assert_shows(&frame);
    assert_eq!(display.update(&mut frame, 1000), []);
}

#[test]
fn after_forgetting_everything_is_sent_again() {
    let (mut frame, _) = settled();
    let mut other = Display::new(&frame);
    frame.forget_shown();
    other.update(&mut frame, 48);
    other.assert_shows(&frame);
}

#[test]
fn what_is_drawn_alike_again_is_not_sent() {
    let (mut frame, mut display) = settled();
    brass(&mut frame, area(3, 3, 9, 9));
    display.update(&mut frame, 48);
    brass(&mut frame, area(0, 0, 24, 20));
    frame.fill_solid(&area(0, 0, 24, 20), theme::BLACK).unwrap();
    brass(&mut frame, area(3, 3, 9, 9));
    assert_eq!(frame.changes().count(), 0);
}

#[test]
fn a_change_is_sent_in_a_window_of_even_columns_just_round_it() {
    let (mut frame, _) = settled();
    brass(&mut frame, area(5, 4, 8, 3));
    let window = Window {
        left: 4,
        top: 4,
        width: 10,
        height: 3,
    };
    assert_eq!(frame.changes().collect::<Vec<_>>(), [window]);
}

#[test]
fn near_changes_share_a_window_and_far_ones_do_not() {
    let mut frame = Box::new(Square::new());
    frame.sent();
    frame
        .fill_solid(&area(10, 10, 20, 5), theme::ACCENT)
        .unwrap();
    frame
        .fill_solid(&area(12, 16, 20, 5), theme::ACCENT)
        .unwrap();
    assert_eq!(frame.changes().count(), 1);
    frame
        .fill_solid(&area(10, 90, 20, 5), theme::ACCENT)
        .unwrap();
    assert_eq!(frame.changes().count(), 2);
}

#[test]
fn a_wide_row_does_not_make_a_tall_narrow_change_wide() {
    let mut frame = Box::new(Square::new());
    frame.sent();
    frame.fill_solid(&area(0, 40, 240, 1), theme::LINE).unwrap();
    frame
        .fill_solid(&area(0, 41, 200, 99), theme::LINE)
        .unwrap();
    let pixels: u32 = frame
        .changes()
        .map(|window| u32::from(window.width) * u32::from(window.height))
        .sum();
    assert_eq!(pixels, 240 + 200 * 99);
}

#[test]
fn a_buffer_too_small_for_a_row_gets_nothing() {
    let frame = Small::new();
    let window = frame.changes().next().unwrap();
    assert!(frame.pixels(window, &mut [0; 47]).is_empty());
    assert_eq!(window.strips(0).count(), 20);
}

#[test]
fn a_window_outside_has_no_pixels() {
    let window = Window {
        left: 400,
        top: 90,
        width: 2,
        height: 2,
    };
    assert!(Small::new().pixels(window, &mut [0; 48]).is_empty());
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
            app.draw(frame.as_mut()).unwrap();
            display.update(&mut frame, 4800);
            let pixels = screen.pixels().iter().copied();
            let pixels = pixels.map(|colour| Rgb565::from(colour).into_storage());
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
        bytes in 48..200usize,
    ) {
        let (mut frame, mut display) = settled();
        for picture in pictures {
            for (area, colour) in picture {
                frame.fill_solid(&area, colour).unwrap();
            }
            display.update(&mut frame, bytes);
            display.assert_shows(&frame);
        }
    }

    #[test]
    fn an_area_is_filled_as_its_pixels_one_by_one(areas in areas()) {
        let (mut filled, mut dotted) = (Small::new(), Small::new());
        for (area, colour) in areas {
            filled.fill_solid(&area, colour).unwrap();
            dotted.draw_iter(area.points().map(|point| Pixel(point, colour))).unwrap();
        }
        for y in 0..Small::HEIGHT {
            prop_assert!(filled.row(y).eq(dotted.row(y)));
        }
    }

    #[test]
    fn the_wildest_area_is_clipped(
        x: i32, y: i32, width: u32, height: u32,
    ) {
        let mut frame = Small::new();
        brass(&mut frame, area(x, y, width, height));
        frame.draw_iter([Pixel(Point::new(x, y), theme::ACCENT)]).unwrap();
    }
}
