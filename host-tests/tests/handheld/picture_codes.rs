//! A phone reads every code among the golden pictures: in the files that are kept, and in those that are drawn here
//! because only their digests are.

use engine::chance::Commitment;
use handheld::board::Board;
use handheld::screens::COMMITMENT_MARK;
use handheld::take_home;
use handheld::text::Language;
use host_tests::golden_pictures::folder;
use host_tests::handheld_hands::{BOARDS, Hands};
use host_tests::phone::scan;
use simulator::picture::Picture;
use simulator::scenario::{board_name, language_name};

use crate::pictures::{SHOTS, Shot};

fn shots() -> impl Iterator<Item = &'static Shot> {
    let has_code =
        |shot: &&Shot| shot.name.starts_with("qr-") || shot.name.starts_with("commitment");
    SHOTS.iter().filter(has_code)
}

/// The only code of a picture.
fn only_code(picture: &Picture, what: &str) -> String {
    let codes = scan(picture);
    assert_eq!(codes.len(), 1, "{what}");
    codes.into_iter().next().unwrap()
}

/// Holds what a phone reads against what the app says.
fn assert_is_said(shot: &Shot, board: Board, language: Language) -> String {
    let what = format!("{} on {board:?} in {language:?}", shot.name);
    let mut device = shot.device(board, language);
    let read = only_code(&Picture::of(device.screen()), &what);
    if let Some(digits) = read.strip_prefix(COMMITMENT_MARK) {
        let bytes: Vec<u8> = (0..digits.len() / 2)
            .map(|place| u8::from_str_radix(&digits[place * 2..place * 2 + 2], 16).unwrap())
            .collect();
        let commitment = Commitment(bytes.try_into().unwrap());
        let is_said = |place: usize| device.says(commitment.word(place).as_str());
        assert!((0..4).all(is_said), "{what}");
        return read;
    }
    let world = device.app().world();
    let play = world.play.as_ref().unwrap();
    let mut said = String::new();
    match shot.name {
        "qr-game" => take_home::write_piece(play, 0, &mut said).unwrap(),
        "qr-game-next" => take_home::write_piece(play, 1, &mut said).unwrap(),
        _ => take_home::write_link(world, play, &mut said).unwrap(),
    }
    assert_eq!(read, said, "{what}");
    read
}

#[test]
fn a_phone_reads_every_code_among_the_pictures() {
    let mut kept = 0;
    for (language, board) in Language::ALL
        .into_iter()
        .flat_map(|language| BOARDS.map(|board| (language, board)))
    {
        let kind = format!("{}-{}", language_name(language), board_name(board));
        for shot in shots() {
            let said = assert_is_said(shot, board, language);
            let path = folder().join(&kind).join(shot.name).with_extension("png");
            if let Ok(bytes) = std::fs::read(&path) {
                let what = path.display().to_string();
                assert_eq!(only_code(&Picture::from_png(&bytes).unwrap(), &what), said);
                kept += 1;
            }
        }
    }
    assert_eq!(kept, shots().count() * 2, "as pictures, one of each board");
}
