//! Did the device deal what it was bound to before the cuts? Said in a sentence, from what people kept of a game.

use std::io::Read;

use data_encoding::HEXLOWER_PERMISSIVE;
use engine::chance::{Commitment, Reveal};
use engine::game::Game;
use engine::verify::{Fair, Unfair, context, verify};
use handheld::games::GameUi;
use handheld::save;
use handheld::screens::COMMITMENT_MARK;

use crate::replay::saved;
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
    let (opening, commitment, checked) =
        found.ok_or_else(|| "The save is damaged: its game cannot be played again.".to_owned())?;
    let Some(opening) = opening else {
        return Err("The device was bound to nothing in this game: people dealt it, it was a lesson, or an earlier version began it.".to_owned());
    };
    let fair = checked.map_err(unfair)?;
    if scanned.is_some_and(|scanned| scanned != commitment) {
        return Err("Not fair: the code that was scanned before the first card binds the device to another secret.".to_owned());
    }
    let bound = match (scanned, noted) {
        (Some(_), _) => "The secret is the one that the device was bound to".to_owned(),
        (None, Some(noted)) => compare_words(&commitment, noted)?,
        (None, None) => format!(
            "The secret makes the words {}: compare them with those before the first card",
            words(&commitment, 4)
        ),
    };
    Ok(format!("{bound}; {}; {}", cuts(&opening), dealt(fair)))
}

/// What a save says: what its seed was made of, the commitment to it, and whether the cards follow.
type Judged = (Option<Reveal>, Commitment, Result<Fair, Unfair>);
type Judge = fn(&[u8]) -> Option<Judged>;

fn judge_game<G: GameUi + Game>(save: &[u8]) -> Option<Judged> {
    let (record, shell) = save::record::<G>(save).ok()?;
    let Some(opening) = shell.opening else {
        return Some((
            None,
            Commitment([0; 32]),
            Ok(Fair {
                outcomes: 0,
                told: 0,
            }),
        ));
    };
    let commitment = opening.secret.commit(&context(record.game()));
    let checked = verify(record.game(), record.entries(), &commitment, &opening);
    Some((Some(opening), commitment, checked))
}

/// The commitment among what was pasted, if it is there.
fn scanned(given: &[u8]) -> Result<Option<Commitment>, String> {
    let text = String::from_utf8_lossy(given);
    let mut codes = text
        .split_whitespace()
        .filter_map(|word| word.strip_prefix(COMMITMENT_MARK));
    let Some(code) = codes.next() else {
        return Ok(None);
    };
    let bytes = HEXLOWER_PERMISSIVE.decode(code.as_bytes()).ok();
    let bytes: Option<[u8; 32]> = bytes.and_then(|bytes| bytes.try_into().ok());
    bytes
        .map(|bytes| Some(Commitment(bytes)))
        .ok_or_else(|| "The code of the commitment is damaged: scan it again.".to_owned())
}

fn words(commitment: &Commitment, count: usize) -> String {
    let words: Vec<String> = (0..count)
        .map(|place| commitment.word(place).as_str().to_owned())
        .collect();
    words.join(" ")
}

/// The words that were noted have to be the first ones of the commitment.
fn compare_words(commitment: &Commitment, noted: &str) -> Result<String, String> {
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
    Ok("The secret makes the words that were noted".to_owned())
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
        (0, _) => "the device dealt nothing.".to_owned(),
        (outcomes, 0) => format!("all {outcomes} draws follow from them."),
        (outcomes, told) => {
            format!("all {outcomes} draws of the device follow from them, and people said {told}.")
        }
    }
}

fn unfair(why: Unfair) -> String {
    match why {
        Unfair::Reveal(error) => format!("Not fair: {error}."),
        Unfair::Damaged(damage) => format!("The log cannot be played: {damage:?}."),
        Unfair::Dealt { at } => format!(
            "Not fair: at byte {at} of the log something else was dealt than secret and cuts demand."
        ),
    }
}
