//! What a computer can ask the device for over its serial port: what the app answers, and what takes
//! more than the app, such as its picture.

use handheld::app::{self, Piece};

/// What a computer can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// What can be asked for.
    Help,
    /// Something that the app answers.
    App(app::Request),
    /// What is on the screen.
    Screenshot,
    /// Something for the first contact with a board.
    BringUp(BringUp),
}

/// What can be asked for while a board is brought up, and not while somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BringUp {
    /// How every pin is set, and its level.
    Pins,
    /// Raw bits of the oscillator.
    Noise,
    /// How many full frames were shown, and in what time.
    Frames,
    /// How long words of flash take that are not in its cache.
    Flash,
    /// Overflow the stack on purpose.
    Overflow,
}

impl BringUp {
    /// All of them.
    pub const ALL: [BringUp; 5] = [
        BringUp::Pins,
        BringUp::Noise,
        BringUp::Frames,
        BringUp::Flash,
        BringUp::Overflow,
    ];

    /// How it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            BringUp::Pins => "pins",
            BringUp::Noise => "noise",
            BringUp::Frames => "frames",
            BringUp::Flash => "flash",
            BringUp::Overflow => "overflow",
        }
    }
}

const HELP: &str = "help";
const SCREENSHOT: &str = "screenshot";

impl Request {
    /// Reads a line.
    ///
    /// ```
    /// use firmware::requests::Request;
    /// use handheld::app;
    /// assert_eq!(Request::parse(" screenshot\r"), Some(Request::Screenshot));
    /// assert_eq!(Request::parse("log"), Some(Request::App(app::Request::Log)));
    /// assert_eq!(Request::parse("seed"), None);
    /// ```
    pub fn parse(line: &str) -> Option<Request> {
        match line.trim() {
            HELP => Some(Request::Help),
            SCREENSHOT => Some(Request::Screenshot),
            line => app::Request::parse(line)
                .map(Request::App)
                .or_else(|| bring_up(line)),
        }
    }
}

/// A line of a text that a computer sends: `None` if it is too long or no text, unless it is a
/// remark.
pub fn text_line(bytes: &[u8], is_too_long: bool) -> Option<&str> {
    let is_remark = bytes.trim_ascii_start().starts_with(b"#");
    match core::str::from_utf8(bytes) {
        _ if is_remark => Some(""),
        Ok(text) if !is_too_long => Some(text),
        _ => None,
    }
}

fn bring_up(line: &str) -> Option<Request> {
    let mut all = BringUp::ALL.into_iter();
    all.find(|request| request.name() == line)
        .map(Request::BringUp)
}

/// Writes the answer to [`Request::Help`]: every request, a line each, and `ok`.
pub fn help(piece: &mut Piece) {
    piece.clear();
    let of_app = app::Request::ALL.map(app::Request::name);
    let of_board = BringUp::ALL.map(BringUp::name);
    let names = [HELP]
        .into_iter()
        .chain(of_app)
        .chain([SCREENSHOT])
        .chain(of_board);
    for line in names.chain(["ok"]) {
        // A few words are far shorter than a piece.
        let _ = piece.push_str(line);
        let _ = piece.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_lists_what_can_be_asked_for_and_nothing_else() {
        let mut piece = Piece::new();
        help(&mut piece);
        let lines = "help\nversion\nsettings\nlog\nresults\nbox\ntake box\nscreenshot\npins\nnoise\nframes\nflash\noverflow\nok\n";
        assert_eq!(piece, lines);
        let requests = piece.lines().filter(|line| *line != "ok");
        for line in requests {
            assert!(Request::parse(line).is_some(), "{line}");
        }
    }

    #[test]
    fn a_remark_may_be_of_any_length_and_kind_but_other_lines_may_not() {
        assert_eq!(
            text_line(b"values/joker = 6", false),
            Some("values/joker = 6")
        );
        assert_eq!(text_line(b"  # caf\xC3", true), Some(""));
        assert_eq!(text_line(b"values/joker = 6", true), None);
        assert_eq!(text_line(b"caf\xC3", false), None);
        assert_eq!(text_line(b"", false), Some(""));
    }

    #[test]
    fn the_app_knows_nothing_of_pictures() {
        assert_eq!(app::Request::parse(SCREENSHOT), None);
    }
}
