//! What the device's figures are meant to be: the README's tables name the same aims.

use handheld::board::Board;

/// A bound of a figure.
#[derive(Clone, Copy, Debug)]
enum Aim {
    AtMost(f64),
    AtLeast(f64),
    /// Not measured on this board.
    None,
}

use Aim::{AtLeast, AtMost};

/// Figures with their aims at 240x240 and at 320x240: milliseconds, bytes, decisions a second.
const AIMS: [(&str, Aim, Aim); 24] = [
    ("boot", AtMost(800.0), AtMost(800.0)),
    ("press.median", AtMost(16.0), AtMost(16.0)),
    ("press.worst", AtMost(35.0), AtMost(35.0)),
    // An erase of 45 milliseconds, with the boot ROM's part in it, and then as any other.
    ("press.into_erase", AtMost(80.5), AtMost(80.5)),
    ("press.thinking.worst", AtMost(35.0), AtMost(35.0)),
    // With a fingerprint of the state, which the log has from time to time.
    ("apply.worst", AtMost(1.5), AtMost(1.5)),
    ("resume", AtMost(300.0), AtMost(300.0)),
    ("save.median", AtMost(5.0), AtMost(5.0)),
    ("stack", AtMost(20_480.0), AtMost(20_480.0)),
    ("flash", AtMost(1_153_433.0), AtMost(1_153_433.0)),
    ("ram.spare", AtLeast(92_160.0), AtLeast(71_680.0)),
    ("artifact.decisions", AtLeast(150_000.0), Aim::None),
    ("bot.artifact.easy.worst", AtMost(30.0), Aim::None),
    ("bot.artifact.medium.worst", AtMost(30.0), Aim::None),
    ("bot.artifact.hard.mean", AtMost(1_500.0), Aim::None),
    ("bot.artifact.hard.worst", AtMost(3_000.0), Aim::None),
    ("bot.warehouse51.easy.worst", AtMost(30.0), Aim::None),
    ("bot.warehouse51.medium.worst", AtMost(30.0), Aim::None),
    ("bot.warehouse51.hard.mean", AtMost(1_500.0), Aim::None),
    ("bot.warehouse51.hard.worst", AtMost(3_000.0), Aim::None),
    ("bot.stack.easy.worst", AtMost(30.0), Aim::None),
    ("bot.stack.medium.worst", AtMost(30.0), Aim::None),
    ("bot.stack.hard.mean", AtMost(1_500.0), Aim::None),
    ("bot.stack.hard.worst", AtMost(3_000.0), Aim::None),
];

impl Aim {
    /// What is wrong with a number.
    fn missed_by(self, number: f64) -> Option<String> {
        match self {
            AtMost(most) if number > most => Some(format!("at most {most}")),
            AtLeast(least) if number < least => Some(format!("at least {least}")),
            _ => None,
        }
    }
}

/// What the figures of a board begin with.
pub fn prefix(board: Board) -> &'static str {
    if board == Board::WIDE {
        "device.wide"
    } else {
        "device"
    }
}

/// Prints figures, one a line, and remembers which miss their aim.
#[derive(Default)]
pub struct Report {
    missed: Vec<String>,
}

impl Report {
    /// Prints a line: name, number, unit.
    pub fn line(&mut self, line: &str) {
        println!("{line}");
        self.missed.extend(missed(line));
    }

    /// Fails if an aim was missed.
    pub fn verdict(self) -> Result<(), String> {
        if self.missed.is_empty() {
            return Ok(());
        }
        Err(format!("aims are missed:\n{}", self.missed.join("\n")))
    }
}

/// A line with its aim, if it is missed. The number counts as it is printed.
fn missed(line: &str) -> Option<String> {
    let mut words = line.split(' ');
    let name = words.next()?;
    let number: f64 = words.next()?.parse().ok()?;
    let of = |board| name.strip_prefix(prefix(board))?.strip_prefix('.');
    let (square, wide) = (of(Board::SQUARE), of(Board::WIDE));
    let aim = AIMS.iter().find_map(|(figure, at_square, at_wide)| {
        if wide == Some(figure) {
            Some(*at_wide)
        } else {
            (square == Some(figure)).then_some(*at_square)
        }
    });
    let aim = aim?.missed_by(number)?;
    Some(format!("{line}: {aim}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_that_is_what_it_may_be_at_worst_is_no_failure() {
        for line in [
            "device.press.worst 35.0 milliseconds",
            "device.wide.ram.spare 71680 bytes",
            "device.artifact.decisions 150000 decisions",
            "device.artifact.press.worst 36.0 milliseconds",
        ] {
            assert_eq!(missed(line), None, "{line}");
        }
    }

    #[test]
    fn each_board_has_aims_of_its_own() {
        for line in [
            "device.wide.press.worst 35.1 milliseconds",
            "device.ram.spare 92159 bytes",
            "device.wide.ram.spare 71679 bytes",
            "device.artifact.decisions 149999 decisions",
            "device.bot.stack.hard.worst 3000.1 milliseconds",
        ] {
            assert!(missed(line).is_some(), "{line}");
        }
        assert_eq!(missed("device.wide.ram.spare 80000 bytes"), None);
    }

    #[test]
    fn what_is_missed_is_told_at_the_end() {
        let mut report = Report::default();
        report.line("device.boot 637.0 milliseconds");
        report.line("device.boot 900.0 milliseconds");
        let told = "aims are missed:\ndevice.boot 900.0 milliseconds: at most 800";
        assert_eq!(report.verdict(), Err(told.into()));
        assert_eq!(Report::default().verdict(), Ok(()));
    }
}
