//! A game that people played, told from its save: as the device has it, as QR codes held it, or as the serial
//! port told it.

use std::collections::BTreeMap;
use std::io::{Read, Write};

use data_encoding::{BASE32_NOPAD, HEXLOWER_PERMISSIVE};
use engine::actions::Coded;
use engine::bytes::Reader;
use engine::game::{Actor, Game};
use engine::log::{Entry as Logged, read_entry};
use engine::record::{Damage, Record};
use engine::seat::{Seat, Seats};
use handheld::games::GameUi;
use handheld::play::{Dealing, Shell};
use handheld::save::{self, SaveError};
use handheld::take_home::{PREFIX, save_sum, sum};

use crate::codes::codes;
use crate::page::colour;
use crate::tale::{Entry, LOG, Origin, Step, Tale};
use crate::tell::Tell;
use crate::{Failure, json, output, text};

const HELP: &str = "\
cargo xtask replay [FILE]

Tells a game that people played, from FILE or from what is pasted: the texts of its QR codes in any order, the
lines that `log` tells over the serial port, or a save as the device keeps it.

  --json    one object a line, as `cargo xtask story --json` writes them
";

/// Does what the command line says, on the standard output.
pub fn run(mut parser: lexopt::Parser) -> Result<(), Failure> {
    use lexopt::Arg::{Long, Short, Value};
    let (mut json, mut file) = (false, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("help") | Short('h') => {
                return output::write_out(|out| Ok(out.write_all(HELP.as_bytes())?));
            }
            Long("json") => json = true,
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
    let save = saved(&given)?;
    output::write_out(|out| retell(&save, json, out))
}

fn failed(why: impl Into<String>) -> Failure {
    Failure::Failed(why.into())
}

/// The save in what somebody kept: the texts of codes, lines of the serial port, or the save itself.
pub fn saved(given: &[u8]) -> Result<Vec<u8>, Failure> {
    if given.starts_with(b"PMSV") {
        return Ok(given.to_vec());
    }
    let text = String::from_utf8_lossy(given);
    let pieces = codes(&text, &format!("{PREFIX}:"), piece);
    if !pieces.is_empty() {
        return joined(pieces);
    }
    let rows = text
        .trim_start_matches('\u{FEFF}')
        .lines()
        .filter_map(|line| line.trim().strip_prefix("save "));
    let digits: String = rows.map(str::trim).collect();
    if digits.is_empty() {
        return Err(failed(format!(
            "there is no game in it: neither a save, nor texts that begin with {PREFIX}:, nor lines that begin with save"
        )));
    }
    HEXLOWER_PERMISSIVE
        .decode(digits.as_bytes())
        .map_err(|error| failed(format!("the lines of the save are damaged: {error}")))
}

struct Piece {
    id: u32,
    number: usize,
    count: usize,
    bytes: Vec<u8>,
}

/// The piece in what stands behind [`PREFIX`].
fn piece(text: &str) -> Option<Piece> {
    let mut parts = text.split(':');
    let id = u32::from_str_radix(parts.next()?, 16).ok()?;
    let (number, count) = parts.next()?.split_once('/')?;
    let (number, count) = (number.parse().ok()?, count.parse().ok()?);
    let expected = u16::from_str_radix(parts.next()?, 16).ok()?;
    let bytes = BASE32_NOPAD.decode(parts.next()?.as_bytes()).ok()?;
    let is_whole = sum(&bytes) == expected && (1..=count).contains(&number);
    (is_whole && parts.next().is_none()).then_some(Piece {
        id,
        number,
        count,
        bytes,
    })
}

/// Puts the pieces of one game together, in whatever order they come and however often.
fn joined(given: Vec<Option<Piece>>) -> Result<Vec<u8>, Failure> {
    let mut pieces: BTreeMap<usize, Piece> = BTreeMap::new();
    for (place, one) in (1..).zip(given) {
        let one =
            one.ok_or_else(|| failed(format!("text {place} is damaged: scan its code again")))?;
        if let Some((_, other)) = pieces.first_key_value()
            && (other.id, other.count) != (one.id, one.count)
        {
            return Err(failed(format!(
                "text {place} is of another game than those before it"
            )));
        }
        pieces.insert(one.number, one);
    }
    let (id, count) = pieces
        .first_key_value()
        .map_or((0, 0), |(_, piece)| (piece.id, piece.count));
    let missing: Vec<String> = (1..=count)
        .filter(|number| !pieces.contains_key(number))
        .map(|number| number.to_string())
        .collect();
    if !missing.is_empty() {
        let missing = missing.join(", ");
        return Err(failed(format!(
            "of {count} codes these are missing: {missing}"
        )));
    }
    let save: Vec<u8> = pieces.into_values().flat_map(|piece| piece.bytes).collect();
    match save_sum(&save) == id {
        true => Ok(save),
        false => Err(failed(
            "the codes do not make a whole game: scan them again",
        )),
    }
}

/// Tells the game of a save.
pub fn retell(save: &[u8], json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let tellers: [Retell; 3] = [
        retell_game::<engine::artifact::Artifact>,
        retell_game::<engine::warehouse51::Warehouse51>,
        retell_game::<engine::stack::ArtifactStack>,
    ];
    for teller in tellers {
        if teller(save, json, out)? {
            return Ok(());
        }
    }
    let mut play = None;
    let why = save::load(save, &mut play).err();
    Err(failed(
        why.map_or("the save cannot be told".into(), damaged),
    ))
}

/// What is wrong with a save, as a person understands it.
pub(crate) fn damaged(error: SaveError) -> String {
    match error {
        SaveError::Foreign => "this is no save of a Pocket Museum".into(),
        SaveError::Newer | SaveError::NewerMedium => {
            "a newer version wrote this save: take that version to read it".into()
        }
        SaveError::OtherGame(_) => "this save is of a game that this version does not have".into(),
        SaveError::OtherRules(rules) => {
            format!("this game was played by rules {rules}, which this version does not have")
        }
        SaveError::Header => {
            "the beginning of the save is damaged: who played what cannot be read".into()
        }
        SaveError::Entries { whole, damage } => format!(
            "the save is damaged: the first {whole} bytes of its log can be played; behind them {}",
            broken(damage)
        ),
        SaveError::Skipped | SaveError::Medium => "the save cannot be read".into(),
    }
}

/// What comes behind the part of a log that can be played.
pub(crate) fn broken(damage: Damage) -> &'static str {
    match damage {
        Damage::Bytes(_) => "it breaks off",
        Damage::Entry => "comes something that cannot happen there",
        Damage::Checkpoint => "the game stands otherwise than it says",
        Damage::TooManyOutcomes => "comes a draw from more cards than there are",
        Damage::NotARecord
        | Damage::OtherFormat(_)
        | Damage::OtherGame(_)
        | Damage::OtherRules(_)
        | Damage::Checksum => "comes something of another kind",
    }
}

type Retell = fn(&[u8], bool, &mut dyn Write) -> Result<bool, Failure>;

/// Tells it if it is of this game and whole; says whether it is.
fn retell_game<G: Tell + GameUi>(
    save: &[u8],
    json: bool,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let Ok((record, shell)) = save::record::<G>(save) else {
        return Ok(false);
    };
    let tale = tale_of(&record, &shell)?;
    if json {
        for object in json::objects(&tale) {
            writeln!(out, "{object}")?;
        }
    } else {
        out.write_all(text::text(&tale).as_bytes())?;
    }
    Ok(true)
}

/// The game as a tale: what counts of its log, step by step.
fn tale_of<G: Tell, const N: usize>(
    record: &Record<G, N>,
    shell: &Shell,
) -> Result<Tale<G>, Failure> {
    let mut entries: heapless::Vec<u8, LOG> = heapless::Vec::new();
    record
        .write_compacted(&mut entries)
        .map_err(|error| failed(error.to_string()))?;
    let mut again: Box<Record<G, LOG>> = Box::new(Record::new(record.game().clone()));
    let first = *again.state();
    let mut steps = Vec::new();
    let mut reader = Reader::new(&entries);
    while reader.left() > 0 {
        let logged = read_entry(&mut reader).map_err(|error| failed(error.to_string()))?;
        let before = *again.state();
        let mut events = Vec::new();
        match follow(&mut again, logged, &mut events)? {
            None => {}
            Some(entry) => steps.push(Step {
                before,
                entry,
                events,
                after: *again.state(),
            }),
        }
    }
    let names = Seat::first(record.game().seats()).map(|seat| {
        let name = shell.roster.names.get(seat as usize);
        let name = name.filter(|name| !name.is_empty());
        name.map_or_else(|| colour(seat).into(), |name| name.to_string())
    });
    Ok(Tale {
        game: record.game().clone(),
        origin: Origin::Played {
            names: names.collect(),
            seed: match shell.dealing {
                Dealing::Device(seed) => Some(seed.0),
                Dealing::People => None,
            },
        },
        first,
        steps,
    })
}

/// Carries out an entry; says what it is, if it is something that happened.
fn follow<G: Game>(
    record: &mut Record<G, LOG>,
    logged: Logged<'_>,
    events: &mut Vec<G::Event>,
) -> Result<Option<Entry<G>>, Failure> {
    let unknown = || failed("the log has an entry that cannot be");
    let mut witness = |event| events.push(event);
    let asked = match record.actor() {
        Actor::Seat(seat) => Seats::only(seat),
        Actor::Secret(seats) => seats,
        Actor::Chance | Actor::Nobody => Seats::NONE,
    };
    let (seat, code) = match logged {
        Logged::Next(code) if record.actor() == Actor::Chance => {
            let outcome = G::Outcome::from_code(code).ok_or_else(unknown)?;
            let odds = record.odds().ok_or_else(unknown)?;
            let dealt = record.tell_watched(outcome, &mut witness);
            dealt.map_err(|error| failed(error.to_string()))?;
            return Ok(Some(Entry::Chance { outcome, odds }));
        }
        Logged::Next(code) => (asked.iter().next().ok_or_else(unknown)?, code),
        Logged::By(seat, code) => (seat, code),
        Logged::Correction(bytes) | Logged::House(bytes) => {
            let correction = G::read_correction(&mut Reader::new(bytes)).map_err(|_| unknown())?;
            record.follow(logged).map_err(|_| unknown())?;
            let house = matches!(logged, Logged::House(_));
            return Ok(Some(Entry::Correction { correction, house }));
        }
        other => {
            record.follow(other).map_err(|_| unknown())?;
            return Ok(None);
        }
    };
    let action = G::Action::from_code(code).ok_or_else(unknown)?;
    let (legal, secret) = (
        record.legal(seat),
        matches!(record.actor(), Actor::Secret(_)),
    );
    let decided = record.decide_watched(seat, action, &mut witness);
    decided.map_err(|error| failed(error.to_string()))?;
    Ok(Some(Entry::Decision {
        seat,
        action,
        legal,
        secret,
    }))
}
