//! Did the device deal what it was bound to before the cuts? Said in a sentence, from what people kept of a game.

use std::io::Read;

use data_encoding::HEXLOWER_PERMISSIVE;
use engine::chance::{Commitment, Reveal};
use engine::game::{Actor, Game};
use engine::verify::{Fair, Unfair, context, verify};
use handheld::games::GameUi;
use handheld::save;
use handheld::screens::COMMITMENT_MARK;

use crate::codes::codes;
use crate::replay::{broken, damaged, saved};
use crate::{Failure, output};

const HELP: &str = "\
cargo xtask verify [FILE]

Says whether a device dealt what it was bound to: from FILE or from what is pasted, which is the texts of a game's QR
codes in any order, the lines that `log` tells over the serial port, or a save as the device keeps it. The text of the
commitment's code may stand among them.

  --commitment WORDS    the words that were noted before the first card
";

/// Does what the command line says, on the standard output. What is not fair is a failure.
pub fn run(mut parser: lexopt::Parser) -> Result<(), Failure> {
    use lexopt::Arg::{Long, Short, Value};
    let (mut noted, mut file) = (None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("help") | Short('h') => {
                return output::write_out(|out| Ok(out.write_all(HELP.as_bytes())?));
            }
            Long("commitment") => noted = Some(parser.value()?.to_string_lossy().into_owned()),
            Value(path) if file.is_none() => file = Some(path),
            other => return Err(other.unexpected().into()),
        }
    }
    let given = match file {
        Some(path) => std::fs::read(&path)
            .map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))?,
        None => {
            let mut pasted = Vec::new();
            std::io::stdin().read_to_end(&mut pasted)?;
            pasted
        }
    };
    let sentence = judge(&given, noted.as_deref()).map_err(Failure::Failed)?;
    output::write_out(|out| Ok(writeln!(out, "{sentence}")?))
}

/// Says in a sentence that a game is fair, or as an error why it cannot be called so.
///
/// ```
/// let nothing = story::verify::judge(b"something else", None);
/// assert!(nothing.is_err_and(|why| why.contains("no game")));
/// ```
pub fn judge(given: &[u8], noted: Option<&str>) -> Result<String, String> {
    let save = saved(given).map_err(|failure| {
        let (Failure::Usage(why) | Failure::Failed(why)) = failure;
        why
    })?;
    let scanned = scanned(given)?;
    let judges: [Judge; 3] = [
        judge_game::<engine::artifact::Artifact>,
        judge_game::<engine::warehouse51::Warehouse51>,
        judge_game::<engine::stack::ArtifactStack>,
    ];
    let found = judges.into_iter().find_map(|judge| judge(&save));
    let judged = found.ok_or_else(|| unreadable(&save))?;
    let Some(opened) = judged.opened else {
        return Err("The device was bound to nothing in this game: people dealt it, it was a lesson, or an earlier version began it.".to_owned());
    };
    let fair = opened.checked.map_err(unfair)?;
    let bound = bound(&opened.commitment, scanned.as_ref(), noted)?;
    let ending = match judged.is_over {
        true => "",
        false => "; the game is not over, so nothing is said about the rest of it",
    };
    let (cuts, dealt) = (cuts(&opened.opening), dealt(fair));
    Ok(format!("{bound}; {cuts}; {dealt}{ending}."))
}

/// What stands before the words that were noted, in a text that is pasted in one piece.
pub const NOTED_MARK: &str = "commitment:";

/// The same of a text in which the words that were noted may stand on a line of their own, behind [`NOTED_MARK`].
///
/// ```
/// let nothing = story::verify::judge_pasted("commitment: lusab babad\nsomething else");
/// assert!(nothing.is_err_and(|why| why.contains("no game")));
/// ```
pub fn judge_pasted(text: &str) -> Result<String, String> {
    let (mut kept, mut noted) = (String::new(), String::new());
    for line in text.lines() {
        match words_of(line) {
            Some(words) => noted.extend([words, " "]),
            None => kept.extend([line, "\n"]),
        }
    }
    let noted = Some(noted.trim()).filter(|noted| !noted.is_empty());
    judge(kept.as_bytes(), noted)
}

/// The words on a line, if it is one of words.
fn words_of(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let (mark, words) = line.split_at_checked(NOTED_MARK.len())?;
    mark.eq_ignore_ascii_case(NOTED_MARK).then_some(words)
}

/// Compares the commitment with everything that was kept of it before the first card.
fn bound(
    commitment: &Commitment,
    scanned: Option<&Commitment>,
    noted: Option<&str>,
) -> Result<String, String> {
    if scanned.is_some_and(|scanned| scanned != commitment) {
        return Err("Not fair: the code that was scanned before the first card binds the device to another secret.".to_owned());
    }
    if let Some(noted) = noted {
        compare_words(commitment, noted)?;
    }
    Ok(match (scanned, noted) {
        (Some(_), Some(_)) => {
            "The secret is the one that the device was bound to, and makes the words that were noted".to_owned()
        }
        (Some(_), None) => "The secret is the one that the device was bound to".to_owned(),
        (None, Some(_)) => "The secret makes the words that were noted".to_owned(),
        (None, None) => format!(
            "The secret makes the words {}: compare them with those before the first card",
            words(commitment, 4)
        ),
    })
}

/// What a save says.
struct Judged {
    /// Of a game whose cards the device was bound to before the first one.
    opened: Option<Opened>,
    /// Games that run, and the beginnings of games, may be judged too.
    is_over: bool,
}

/// What the seed was made of, the commitment to it, and whether the cards follow.
struct Opened {
    opening: Reveal,
    commitment: Commitment,
    checked: Result<Fair, Unfair>,
}

type Judge = fn(&[u8]) -> Option<Judged>;

fn judge_game<G: GameUi + Game>(save: &[u8]) -> Option<Judged> {
    let (record, shell) = save::record::<G>(save).ok()?;
    let opened = shell.opening.map(|opening| {
        let commitment = opening.secret.commit(&context(record.game()));
        let checked = verify(record.game(), record.entries(), &commitment, &opening);
        Opened {
            opening,
            commitment,
            checked,
        }
    });
    Some(Judged {
        opened,
        is_over: record.actor() == Actor::Nobody,
    })
}

/// Why no game takes a save.
fn unreadable(save: &[u8]) -> String {
    let mut play = None;
    let why = save::load(save, &mut play).err();
    let why = why.map_or("its game cannot be played again".to_owned(), damaged);
    format!("Nothing can be checked: {why}.")
}

/// The commitment among what was pasted, if it is there.
fn scanned(given: &[u8]) -> Result<Option<Commitment>, String> {
    let text = String::from_utf8_lossy(given);
    let mut found: Option<Commitment> = None;
    for code in codes(&text, COMMITMENT_MARK, commitment_of) {
        let code =
            code.ok_or_else(|| "The code of the commitment is damaged: scan it again.".to_owned())?;
        if found.is_some_and(|other| other != code) {
            return Err("There are codes of two commitments, and a device is bound by one: leave out the one of another game.".to_owned());
        }
        found = Some(code);
    }
    Ok(found)
}

fn commitment_of(digits: &str) -> Option<Commitment> {
    let bytes = HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?;
    Some(Commitment(bytes.try_into().ok()?))
}

fn words(commitment: &Commitment, count: usize) -> String {
    let words: Vec<String> = (0..count)
        .map(|place| commitment.word(place).as_str().to_owned())
        .collect();
    words.join(" ")
}

/// The words that were noted have to be the first ones of the commitment.
fn compare_words(commitment: &Commitment, noted: &str) -> Result<(), String> {
    let noted: Vec<String> = noted
        .split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    if noted.is_empty() || noted.len() > Commitment::WORDS {
        return Err("The words of a commitment are one to sixteen.".to_owned());
    }
    if noted.join(" ") != words(commitment, noted.len()) {
        return Err(format!(
            "Not fair: the device was bound by other words; its secret makes {}.",
            words(commitment, noted.len())
        ));
    }
    Ok(())
}

fn cuts(opening: &Reveal) -> String {
    if opening.cuts.is_empty() {
        return "nobody cut".to_owned();
    }
    let numbers: Vec<String> = opening.cuts.iter().map(u16::to_string).collect();
    format!("the cuts were {}", numbers.join(", "))
}

fn dealt(Fair { outcomes, told }: Fair) -> String {
    match (outcomes, told) {
        (0, _) => "the device dealt nothing".to_owned(),
        (outcomes, 0) => format!("all {outcomes} draws follow from them"),
        (outcomes, told) => {
            format!("all {outcomes} draws of the device follow from them, and people said {told}")
        }
    }
}

fn unfair(why: Unfair) -> String {
    match why {
        Unfair::Reveal(error) => format!("Not fair: {error}."),
        Unfair::Damaged(damage) => {
            format!("The log cannot be played to its end: {}.", broken(damage))
        }
        Unfair::Dealt { at } => format!(
            "Not fair: at byte {at} of the log something else was dealt than secret and cuts demand."
        ),
    }
}
