//! What every text has to keep, in all languages and of every game: nothing is missing, nothing is too
//! long, nothing is beyond the fonts.

use core::fmt::{Debug, Write};
use std::collections::BTreeSet;
use std::format;
use std::string::String;
use std::vec::Vec;

use embedded_graphics::geometry::Point;
use u8g2_fonts::types::VerticalPosition;
use u8g2_fonts::{FontRenderer, fonts};

use super::blanks::{Blank, Filling};
use super::packed::{Packed, PageText};
use super::{Arg, Language, Wording, say};
use crate::canvas::first_line;
use crate::font;
use crate::theme;

/// The most letters of a title, a label, an entry.
pub const TITLE: usize = 24;
/// The most letters of the line below an entry.
pub const DETAIL: usize = 36;
/// The most letters of a message.
pub const MESSAGE: usize = 140;

/// What a list of a screen 240 pixels wide leaves for words beside an icon.
pub const BESIDE_ICON: i32 = 181;
/// What a price of one digit with two digits left leaves of that.
pub const BESIDE_PRICE: i32 = 118;
/// What a private screen's pill leaves for its title.
pub const BESIDE_PILL: i32 = 135;
/// What a quarter of the footer leaves for a word.
pub const BESIDE_KEY: i32 = 43;

/// What the margins of a panel leave for a sentence.
pub const IN_PANEL: i32 = 204;

/// The font of what buttons do.
pub fn key_font() -> FontRenderer {
    FontRenderer::new::<fonts::u8g2_font_helvR08_tf>()
}

/// The font of details.
pub fn detail_font() -> FontRenderer {
    FontRenderer::new::<fonts::u8g2_font_helvR10_tf>()
}

/// The font of entries.
pub fn entry_font() -> FontRenderer {
    FontRenderer::new::<fonts::u8g2_font_helvB12_tf>()
}

/// A text with its places filled.
pub fn said(language: Language, text: &str, args: &[Arg<'_>]) -> String {
    let mut out = String::new();
    say(&mut out, language, text, args).unwrap();
    out
}

/// How many letters.
pub fn length(text: &str) -> usize {
    text.chars().count()
}

/// How many pixels.
pub fn width(text: &str, font: &FontRenderer) -> i32 {
    font.get_rendered_dimensions(text, Point::zero(), VerticalPosition::Baseline)
        .unwrap()
        .advance
        .x
}

/// There is something, and the fonts have all of it.
pub fn check_characters(text: &str) {
    assert!(!text.trim().is_empty());
    assert_eq!(text, text.trim_end());
    let strange = text
        .chars()
        .find(|letter| *letter != '\n' && !font::has(*letter));
    assert_eq!(strange, None, "{text}");
}

/// All places are filled, and nothing is twice that should be once.
pub fn check_sentence(text: &str) {
    check_characters(text);
    assert!(!text.contains(['{', '}', '|']), "{text}");
    assert!(!text.contains("  ") && !text.contains(".."), "{text}");
}

/// The numbers of the places in a text.
fn places(text: &str) -> BTreeSet<String> {
    text.split('{')
        .skip(1)
        .map(|place| place.split(['}', '|']).next().unwrap().into())
        .collect()
}

/// Every wording is there with the same places in all languages.
pub fn check_wordings<W: Wording + Debug>(all: &[W]) {
    for wording in all {
        let texts = Language::ALL.map(|language| wording.text(language));
        for text in texts {
            check_characters(text);
            assert_eq!(text.matches('{').count(), text.matches('}').count());
            for place in places(text) {
                assert!(place.parse::<usize>().unwrap() < 4, "{wording:?}");
            }
        }
        let [english, german, dutch] = texts.map(places);
        assert_eq!(english, german, "{wording:?}");
        assert_eq!(english, dutch, "{wording:?}");
    }
}

fn is_detail(name: &str) -> bool {
    // What cannot be undone stands below an entry too.
    name == "UndoNothing" || name.ends_with("Detail")
}

/// Labels fit their lines, counted in letters and in pixels. A name that ends in `Detail` is a line
/// below an entry, one that ends in `Message` is wrapped; a question stands beside a private pill.
pub fn check_labels<W: Wording + Debug>(all: &[W], is_question: fn(&str) -> bool) {
    for language in Language::ALL {
        for label in all {
            let name = format!("{label:?}");
            let named = said(language, label.text(language), &[Arg::Text("Anna"); 4]);
            let most = match &name {
                name if is_detail(name) => DETAIL,
                name if name.ends_with("Message") => MESSAGE,
                _ => TITLE,
            };
            assert!(length(&named) <= most, "{name}: {named} {}", length(&named));
            if name.ends_with("Message") {
                continue;
            }
            let counted = said(language, label.text(language), &[Arg::Number(12); 4]);
            let font = if is_detail(&name) {
                detail_font()
            } else {
                entry_font()
            };
            let wide = width(&counted, &font);
            assert!(wide <= BESIDE_ICON, "{name}: {counted} {wide}");
            if is_question(&name) {
                // A long title gives way in size.
                let wide = width(&counted, &detail_font());
                assert!(wide <= BESIDE_PILL, "{name}: {counted} {wide}");
            }
        }
    }
}

/// What a bot says fits below what it did: two lines, and three in large letters.
pub fn check_reason(text: &str) {
    check_sentence(text);
    assert!(text.ends_with('.'), "{text}");
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{text}");
    for (font, most) in [(&theme::DETAIL, 2), (&theme::DETAIL_LARGE, 3)] {
        let mut lines = 0;
        let mut rest = text;
        while !rest.is_empty() {
            rest = first_line(rest, IN_PANEL, font).1;
            lines += 1;
        }
        assert!(lines <= most, "{lines} lines: {text}");
    }
}

/// A help page is a few short sentences under a short title. A paragraph that begins with a picture
/// explains it.
pub fn check_page(title: &str, page: &str, least: usize) {
    assert!(length(title) <= TITLE, "{title}");
    let is_picture = |word: &str| word.starts_with('[') && word.ends_with(']');
    for paragraph in page.lines() {
        check_sentence(paragraph);
        let pictures_alone = paragraph.split(' ').all(is_picture);
        assert!(pictures_alone || paragraph.ends_with(['.', ':']), "{title}");
    }
    let sentences = page.matches(". ").count() + page.matches(".\n").count() + 1;
    let most = if page.starts_with('[') { 14 } else { 8 };
    assert!((least..=most).contains(&sentences), "{title}: {sentences}");
    assert!(length(page) <= 600, "{title}: {}", length(page));
}

/// A page with its places filled.
pub fn filled_page(text: &str, blank: Blank<'_>) -> PageText {
    let mut page = PageText::new();
    Filling::new(&mut page, blank).write_str(text).unwrap();
    page
}

/// Numbers that people can change stand in no page as they usually are: every digit that is not filled in is one of
/// those that no box has otherwise.
pub fn check_constants(title: &str, page: &str, constants: &[&str]) {
    let nothing = |_: &str, _: &mut dyn Write| None;
    let bare = filled_page(page, &nothing);
    let numbers = bare.split(|letter: char| !letter.is_ascii_digit());
    for number in numbers.filter(|number| !number.is_empty()) {
        assert!(constants.contains(&number), "{title}: {number} in {page}");
    }
}

/// The names of the places in a page.
pub fn blanks(page: &str) -> BTreeSet<String> {
    page.split('{')
        .skip(1)
        .map(|place| place.split(['}', '|']).next().unwrap().into())
        .collect()
}

/// Packed texts are unpacked as they are written, and packing them is worth it.
pub fn check_packed<T: Copy + Debug>(
    packed: &Packed,
    all: &[T],
    written: fn(T, Language) -> &'static str,
) {
    for (language, row) in Language::ALL.into_iter().zip(packed.languages) {
        let mut length = 0;
        for (number, one) in all.iter().enumerate() {
            let text = written(*one, language);
            assert_eq!(packed.page(number, language), text, "{one:?}");
            length += text.len();
        }
        let bytes = row.bytes.len();
        assert!(bytes * 3 <= length * 2, "{language:?}: {bytes} of {length}");
        assert_eq!(packed.page(all.len(), language), "");
    }
}

/// The names of the pictures in a text.
pub fn pictures(text: &str) -> Vec<&str> {
    let names = text.split('[').skip(1);
    names
        .filter_map(|rest| rest.split_once(']'))
        .map(|(name, _)| name)
        .collect()
}
