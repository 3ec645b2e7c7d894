//! Text for people: paragraphs wrapped at a width, and words that several games need.

use engine::each::Member;
use engine::seat::Seat;
use handheld::text::Language;

/// No line is longer, unless a single word is.
const WIDTH: usize = 96;

/// A space where no line ends.
const UNBROKEN: char = '\u{a0}';

/// The language of stories, where they have the handheld's words.
pub const ENGLISH: Language = Language::English;

/// A seat's player, by the colour of the pieces.
pub fn colour(seat: Seat) -> &'static str {
    handheld::text::colour(seat.place(), ENGLISH)
}

/// "Blue, Red and Green".
pub fn players(seats: impl IntoIterator<Item = Seat>) -> String {
    let seats: Vec<String> = seats.into_iter().map(|seat| colour(seat).into()).collect();
    list(&seats)
}

/// A page that grows downwards.
#[derive(Default)]
pub struct Page {
    text: String,
}

impl Page {
    /// What stands over everything.
    pub fn title(&mut self, text: &str) {
        self.underlined(text, '=');
    }

    /// What stands over a part, after a blank line.
    pub fn heading(&mut self, text: &str) {
        self.blank();
        self.underlined(text, '-');
    }

    fn underlined(&mut self, text: &str, line: char) {
        self.line(text);
        let rule: String = text.chars().map(|_| line).collect();
        self.line(&rule);
    }

    /// A paragraph. Further lines are set in, so that its beginning stands out.
    pub fn paragraph(&mut self, text: &str) {
        let mut line = String::new();
        for word in text.split(' ') {
            let used = line.chars().count() + 1 + word.chars().count();
            if used > WIDTH && !line.is_empty() {
                self.line(&line);
                line = " ".into();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
        self.line(&line);
    }

    /// A line, as long as it is.
    pub fn line(&mut self, line: &str) {
        self.text += &line.trim_end().replace(UNBROKEN, " ");
        self.text.push('\n');
    }

    /// A blank line.
    pub fn blank(&mut self) {
        self.line("");
    }

    /// All of it.
    pub fn into_text(self) -> String {
        self.text
    }
}

/// "a, b and c".
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// "1 coin", "2 coins".
pub fn counted(number: i32, (one, many): (&str, &str)) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// "2 coins".
pub fn coins(number: impl Into<i32>) -> String {
    counted(number.into(), ("coin", "coins"))
}

/// On one line, if it can be.
pub fn unbroken(words: &str) -> String {
    words.replace(' ', &UNBROKEN.to_string())
}

/// Small numbers as words.
pub fn number(number: u8) -> String {
    const WORDS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    match WORDS.get(usize::from(number)) {
        Some(word) => (*word).into(),
        None => number.to_string(),
    }
}

/// "a" or "an", as the next word demands.
pub fn with_article(words: &str) -> String {
    let vowel = words
        .chars()
        .next()
        .is_some_and(|first| "aeiouAEIOU".contains(first));
    format!("{} {words}", if vowel { "an" } else { "a" })
}

/// With a capital letter.
pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
