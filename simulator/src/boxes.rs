//! My box on a computer: the text of it is read from a file, and its values are laid out for a form.

use engine::print::Range;
use handheld::boxes::{self, Bytes, Taking};
use handheld::games::{Draft, GameKind};
use handheld::storage::{Slot, Storage, StorageError};
use handheld::text::Language;
use serde_json::{Value, json};

/// Reads a text with boxes; what is wrong with it is told, a line each.
pub fn read(
    text: &str,
    games: &[GameKind],
    language: Language,
) -> Result<Vec<(GameKind, Bytes)>, Vec<String>> {
    let mut taking = Taking::new();
    let mut wrong = String::new();
    for line in text.lines() {
        taking.line(Some(line), games, language, &mut wrong);
    }
    taking.end(language, &mut wrong);
    match taking.wrong() {
        0 => Ok(taking.boxes().to_vec()),
        _ => Err(wrong.lines().map(str::to_owned).collect()),
    }
}

/// Stores boxes.
pub fn store(boxes: &[(GameKind, Bytes)], storage: &mut impl Storage) -> Result<(), StorageError> {
    let mut boxes = boxes.iter();
    boxes.try_for_each(|(kind, bytes)| storage.replace(Slot::Box(*kind), bytes))
}

/// The set-up of a game with the box that is stored, or the values supplied.
pub fn load(kind: GameKind, storage: &mut impl Storage) -> Draft {
    let mut draft = kind.draft();
    let mut bytes = [0; boxes::BYTES];
    let count = storage.load(Slot::Box(kind), &mut bytes).unwrap_or(0);
    // What cannot be read is as supplied.
    let _ = boxes::read(bytes.get(..count).unwrap_or(&[]), &mut draft);
    draft
}

/// The text of a box.
pub fn text(draft: &Draft) -> String {
    let mut text = String::new();
    for piece in 0..boxes::pieces(draft) {
        // A string has room for anything.
        let _ = boxes::write_text(draft, piece, &mut text);
    }
    text
}

/// Every value of a box with its name and what can stand there, in groups, for a form.
pub fn form(draft: &Draft, language: Language) -> Value {
    let info = draft.kind().info();
    let groups = (0..draft.rows().groups()).map(|group| {
        let size = draft.rows().group_size(group);
        let values = (0..size).filter_map(|place| field(draft, (group, place), language));
        json!({
            "title": written(|out| draft.rows().group_title(group, language, out)),
            "values": values.collect::<Vec<_>>(),
        })
    });
    json!({
        "key": info.key,
        "title": (info.title)(language),
        "groups": groups.collect::<Vec<_>>(),
        "text": text(draft),
    })
}

fn field(draft: &Draft, (group, place): (usize, usize), language: Language) -> Option<Value> {
    let rows = draft.rows();
    let number = rows.field(group, place)?;
    let printed = rows.printed();
    let supplied = printed.supplied_in(number);
    // What is not printed beside the rest is offered as supplied: beside something else it is.
    let (range, value) = match printed.range_of(number) {
        Some(range) => (range, printed.number_in(number)),
        None => (Range::BYTE, supplied),
    };
    let raw = |value: i32| written(|out| range.write(value, out));
    let (limits, words) = match range {
        Range::Number { least, most } => (Some((least, most)), None),
        Range::Word { count, .. } => {
            let word = |value: usize| {
                let mut other = *draft;
                other.rows_mut().printed_mut().put_in(number, value as i32);
                let said = written(|out| other.rows().value(group, place, language, out));
                json!({ "word": raw(value as i32), "said": said })
            };
            (None, Some((0..count).map(word).collect::<Vec<_>>()))
        }
    };
    Some(json!({
        "name": written(|out| printed.write_name(number, out)),
        "label": written(|out| rows.value_label(group, place, language, out)),
        "value": raw(value),
        "supplied": raw(supplied),
        "least": limits.map(|(least, _)| least),
        "most": limits.map(|(_, most)| most),
        "words": words,
    }))
}

/// What is written as a string.
fn written(write: impl FnOnce(&mut String) -> std::fmt::Result) -> String {
    let mut text = String::new();
    // A string has room for anything.
    let _ = write(&mut text);
    text
}
