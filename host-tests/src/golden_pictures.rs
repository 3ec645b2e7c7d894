//! The golden pictures of the handheld's screens, in `pictures/`. Every screen is compared in every
//! language on every board; as pictures that a person can look at, one of each board is kept:
//! `pictures/<language>-<board>/<name>.png`. Of all others only a digest of their pixels is, in
//! `pictures/digests.txt`, one line a picture, sorted.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use golden::Mode;
use handheld::board::Board;
use handheld::text::Language;
use sha2::{Digest, Sha256};
use simulator::picture::{Picture, compare_with_golden, save};
use simulator::scenario::{board_name, language_name};

use crate::handheld_hands::BOARDS;

/// What is kept as pictures.
const KEPT_WHOLE: [(Language, Board); 2] = [
    (Language::English, Board::SQUARE),
    (Language::German, Board::WIDE),
];
/// The file of digests.
const DIGESTS: &str = "digests.txt";
/// So many bytes of a digest are kept.
const DIGEST_BYTES: usize = 16;

/// Tests run side by side, and share the file of digests.
static DIGESTS_FILE: Mutex<()> = Mutex::new(());

/// Where golden pictures are.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures")
}

/// Compares all pictures of a language on a board with the golden ones: says which differ, which
/// are not there yet and which nothing makes any more; or puts that right.
pub fn check(
    folder: &Path,
    mode: Mode,
    language: Language,
    board: Board,
    pictures: &[(String, Picture)],
) -> Vec<String> {
    let kind = kind(language, board);
    let kept_whole = KEPT_WHOLE.contains(&(language, board));
    let mut complaints = if kept_whole {
        check_whole(&folder.join(&kind), mode, pictures)
    } else {
        check_digests(folder, mode, &kind, pictures)
    };
    let is_wanted = |wanted: &str| kept_whole && pictures.iter().any(|(name, _)| name == wanted);
    let others = mode.check_no_others(&folder.join(&kind), "png", is_wanted);
    complaints.extend(others.err());
    complaints
}

/// How pictures of a language on a board are called.
fn kind(language: Language, board: Board) -> String {
    format!("{}-{}", language_name(language), board_name(board))
}

fn check_whole(folder: &Path, mode: Mode, pictures: &[(String, Picture)]) -> Vec<String> {
    let check = |(name, picture): &(String, Picture)| {
        let compared = match mode {
            Mode::Accept => accept(folder, name, picture),
            Mode::Compare => {
                compare_with_golden(folder, name, picture).map_err(|fault| fault.to_string())
            }
        };
        compared.err()
    };
    pictures.iter().filter_map(check).collect()
}

/// Keeps a picture, if it is not there pixel by pixel.
fn accept(folder: &Path, name: &str, picture: &Picture) -> Result<(), String> {
    let path = folder.join(format!("{name}.png"));
    let kept = golden::read_if_there(&path)?;
    let is_kept = kept
        .and_then(|bytes| Picture::from_png(&bytes).ok())
        .is_some_and(|kept| kept == *picture);
    if !is_kept {
        save(picture, &path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    golden::remove_if_there(&golden::actual(&path))?;
    golden::remove_if_there(&path.with_extension("diff.png"))
}

fn check_digests(
    folder: &Path,
    mode: Mode,
    kind: &str,
    pictures: &[(String, Picture)],
) -> Vec<String> {
    let _alone = DIGESTS_FILE.lock();
    let path = folder.join(DIGESTS);
    let text = match golden::read_if_there(&path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes.unwrap_or_default()).into_owned(),
        Err(complaint) => return vec![complaint],
    };
    let mut digests = Digests::parse(&text);
    let of_kind = |name: &str| format!("{kind}/{name}");
    let mut complaints = Vec::new();
    if mode == Mode::Accept {
        digests.forget(kind);
        for (name, picture) in pictures {
            digests.0.insert(of_kind(name), digest(picture));
        }
        complaints.extend(mode.check(&path, digests.to_text().as_bytes()).err());
    } else if digests.to_text() != text {
        let path = path.display();
        complaints.push(format!("{path} is not one line a picture, sorted"));
    }
    for (name, picture) in pictures {
        let kept = digests.0.remove(&of_kind(name));
        let actual = folder.join(of_kind(name)).with_extension("actual.png");
        complaints.extend(compare_with_digest(kept, picture, &actual).err());
    }
    let stale = digests.stale(kind);
    complaints.extend(stale.map(|name| format!("{}: nothing makes {name}", path.display())));
    complaints
}

/// A picture that differs from what the digest was made of is saved for somebody to look at.
fn compare_with_digest(
    kept: Option<String>,
    picture: &Picture,
    actual: &Path,
) -> Result<(), String> {
    let what = match kept {
        Some(kept) if kept == digest(picture) => return golden::remove_if_there(actual),
        Some(_) => "is not as it was",
        None => "is not there yet",
    };
    save(picture, actual).map_err(|error| format!("{}: {error}", actual.display()))?;
    let actual = actual.display();
    Err(format!(
        "the picture {what}: look at {actual}, then `cargo xtask accept pictures`"
    ))
}

/// Of size and pixels, in hexadecimal digits.
fn digest(picture: &Picture) -> String {
    let mut sha = Sha256::new();
    sha.update(picture.width().to_le_bytes());
    sha.update(picture.height().to_le_bytes());
    sha.update(picture.pixels().as_flattened());
    let bytes = sha.finalize();
    let kept = bytes.iter().take(DIGEST_BYTES);
    kept.map(|byte| format!("{byte:02x}")).collect()
}

/// The digests of pictures, by kind and name.
struct Digests(BTreeMap<String, String>);

impl Digests {
    fn parse(text: &str) -> Self {
        let pairs = text.lines().filter_map(|line| line.split_once(' '));
        Digests(
            pairs
                .map(|(name, digest)| (name.to_owned(), digest.to_owned()))
                .collect(),
        )
    }

    fn to_text(&self) -> String {
        let lines = self.0.iter();
        lines
            .map(|(name, digest)| format!("{name} {digest}\n"))
            .collect()
    }

    /// Forgets what is of a kind, or of none that is kept like this.
    fn forget(&mut self, kind: &str) {
        let stale: Vec<String> = self.stale(kind).cloned().collect();
        for name in stale {
            self.0.remove(&name);
        }
    }

    /// What is left of a kind, and what is of none that is kept like this.
    fn stale(&self, kind: &str) -> impl Iterator<Item = &String> {
        self.0.keys().filter(move |name| {
            let its_kind = name.split_once('/').map(|(kind, _)| kind);
            its_kind == Some(kind) || !its_kind.is_some_and(is_kept_as_digest)
        })
    }
}

fn is_kept_as_digest(name: &str) -> bool {
    let of_language = |language| BOARDS.map(|board| (language, board));
    let mut all = Language::ALL.into_iter().flat_map(of_language);
    all.any(|(language, board)| {
        kind(language, board) == name && !KEPT_WHOLE.contains(&(language, board))
    })
}
