//! Golden pictures themselves: what is said of one that differs, is missing or is made by nothing,
//! whether it is kept as a picture or as a digest.

use std::fs;
use std::path::PathBuf;

use golden::Mode;
use handheld::board::Board;
use handheld::text::Language;
use host_tests::golden_pictures::check;
use simulator::picture::Picture;
use simulator::screen::Screen;

/// One kind that is kept as pictures, and one that is kept as digests.
const KINDS: [(Language, Board); 2] = [
    (Language::English, Board::SQUARE),
    (Language::Dutch, Board::WIDE),
];

/// A folder with golden pictures called `first` and `second` of both kinds.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("golden-pictures-{}-{name}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        for kind in KINDS {
            let complaints =
                folder.check(Mode::Accept, kind, &[("first", one()), ("second", two())]);
            assert_eq!(complaints, Vec::<String>::new());
        }
        folder
    }

    fn check(
        &self,
        mode: Mode,
        (language, board): (Language, Board),
        pictures: &[(&str, Picture)],
    ) -> Vec<String> {
        let owned = pictures.iter().cloned();
        let pictures: Vec<_> = owned.map(|(name, one)| (name.to_owned(), one)).collect();
        check(&self.0, mode, language, board, &pictures)
    }

    /// What is said of these pictures; after accepting them, nothing is.
    fn complaints_until_accepted(
        &self,
        kind: (Language, Board),
        pictures: &[(&str, Picture)],
    ) -> Vec<String> {
        let complaints = self.check(Mode::Compare, kind, pictures);
        let again = self.check(Mode::Compare, kind, pictures);
        assert_eq!(complaints, again, "a complaint stays one");
        for mode in [Mode::Accept, Mode::Compare] {
            assert_eq!(self.check(mode, kind, pictures), Vec::<String>::new());
        }
        complaints
    }

    fn digests(&self) -> String {
        fs::read_to_string(self.0.join("digests.txt")).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn one() -> Picture {
    Picture::of(&Screen::new(Board::SQUARE.size()))
}

fn two() -> Picture {
    Picture::of(&Screen::new(Board::WIDE.size()))
}

/// One complaint, about this picture; and that it lies there to be looked at.
fn assert_to_be_looked_at(complaints: &[String], picture: &str) {
    let [complaint] = complaints else {
        panic!("{complaints:?}");
    };
    assert!(complaint.contains(picture), "{complaint}");
}

#[test]
fn one_kind_is_kept_as_pictures_and_the_other_as_sorted_digests() {
    let folder = Folder::new("kinds");
    assert!(folder.0.join("en-square/first.png").exists());
    assert!(!folder.0.join("nl-wide").exists());
    let digests = folder.digests();
    let names: Vec<&str> = digests
        .lines()
        .map(|line| &line[..line.find(' ').unwrap()])
        .collect();
    assert_eq!(names, ["nl-wide/first", "nl-wide/second"]);
}

#[test]
fn a_picture_that_differs_is_complained_of_and_saved() {
    let folder = Folder::new("differs");
    for (kind, name) in KINDS.into_iter().zip(["en-square", "nl-wide"]) {
        let changed = [("first", two()), ("second", two())];
        let complaints = folder.check(Mode::Compare, kind, &changed);
        assert_to_be_looked_at(&complaints, &format!("{name}/first"));
        let actual = folder.0.join(name).join("first.actual.png");
        let saved = Picture::from_png(&fs::read(&actual).unwrap()).unwrap();
        assert!(saved == two());
        let complaints = folder.complaints_until_accepted(kind, &changed);
        assert_eq!(complaints.len(), 1);
        assert!(!actual.exists(), "there is nothing to look at any more");
    }
}

#[test]
fn a_picture_that_is_not_there_yet_is_complained_of_and_saved() {
    let folder = Folder::new("missing");
    for (kind, name) in KINDS.into_iter().zip(["en-square", "nl-wide"]) {
        let more = [("first", one()), ("second", two()), ("third", one())];
        let complaints = folder.check(Mode::Compare, kind, &more);
        assert_to_be_looked_at(&complaints, &format!("{name}/third.actual.png"));
        assert!(folder.0.join(name).join("third.actual.png").exists());
        folder.complaints_until_accepted(kind, &more);
    }
}

#[test]
fn a_picture_that_nothing_makes_is_complained_of_and_removed() {
    let folder = Folder::new("stale");
    for (kind, name) in KINDS
        .into_iter()
        .zip(["en-square/second", "nl-wide/second"])
    {
        let complaints = folder.complaints_until_accepted(kind, &[("first", one())]);
        assert_to_be_looked_at(&complaints, name);
    }
    assert!(!folder.0.join("en-square/second.png").exists());
    assert_eq!(folder.digests().lines().count(), 1);
}

#[test]
fn a_picture_of_a_kind_that_is_kept_as_digests_is_one_too_many() {
    let folder = Folder::new("too-many");
    let path = folder.0.join("nl-wide/first.png");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, one().to_png().unwrap()).unwrap();
    let pictures = [("first", one()), ("second", two())];
    let complaints = folder.complaints_until_accepted(KINDS[1], &pictures);
    assert_to_be_looked_at(&complaints, "nl-wide/first.png");
    assert!(!path.exists());
}

#[test]
fn digests_that_are_unsorted_or_of_no_kind_are_complained_of_and_put_right() {
    let folder = Folder::new("unsorted");
    let sorted = folder.digests();
    let reversed: Vec<&str> = sorted.lines().rev().collect();
    let pictures = [("first", one()), ("second", two())];
    for (spoilt, expected) in [
        (reversed.join("\n"), "one line a picture, sorted"),
        (
            format!("en-square/first 00\n{sorted}"),
            "nothing makes en-square/first",
        ),
        (
            format!("fr-wide/first 00\n{sorted}"),
            "nothing makes fr-wide/first",
        ),
    ] {
        fs::write(folder.0.join("digests.txt"), spoilt).unwrap();
        let complaints = folder.complaints_until_accepted(KINDS[1], &pictures);
        assert_to_be_looked_at(&complaints, expected);
        assert_eq!(folder.digests(), sorted);
    }
}
