//! Base Game: Overview of the Actions, IV. Produce an exhibition.

use super::position::*;

const FOUR: [Face; 4] = [
    Face::Architecture,
    Face::Sculpture,
    Face::Pottery,
    Face::Pottery,
];
const THREE_SITES: [Site; 3] = [Site::Africa, Site::America, Site::MiddleEast];
const ALL_TYPES: [Face; 5] = [
    Face::Architecture,
    Face::Sculpture,
    Face::Pottery,
    Face::Jewellery,
    Face::Weapons,
];

/// The tiles that the seat whose turn it is may choose.
fn offered(play: &Play) -> TileSet {
    play.legal()
        .into_iter()
        .fold(TileSet::NONE, |set, action| match action {
            Action::Exhibit(tile) => set.with(tile),
            _ => set,
        })
}

fn holding(cards: &[Card]) -> Position {
    Position::new(Setup::base(4)).hand(One, cards)
}

/// Base Game: IV. Produce an exhibition, Example: 4 from the Middle East.
#[test]
fn blue_shows_four_cards_from_the_middle_east() {
    let shown = cards(Site::MiddleEast, &FOUR);
    let tile = from_site(Site::MiddleEast, 4);
    let mut play = holding(&shown).covering(Track::Museum, 3).ready();
    assert_eq!(play.game.base_income(play.table()), 8);
    play.act(Action::Exhibit(tile)).choose(&shown);
    assert_eq!(play.money(One), 17);
    assert_eq!(play.player(One).mat[Track::Museum], 0);
    assert_eq!(play.game.base_income(play.table()), 7);
    assert!(play.saw(Event::BaseIncome { now: 7 }));
    play.choose(&shown[1..2]);
    assert_eq!(play.hand(One), pile(&shown[1..2]));
    assert!(play.player(One).tiles.contains(tile));
    assert_eq!(play.game.bonus_income(play.table(), One), 2);
    assert_eq!(play.table().gone.len(), 3);
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
}

/// Base Game: IV. Produce an exhibition, Example (German): 3 architecture for 2 coins.
#[test]
fn three_pieces_of_architecture_are_shown_for_two_coins_and_one_is_kept() {
    let shown = each(Face::Architecture, &THREE_SITES);
    let tile = of_type(ArtifactType::Architecture, 3);
    let mut play = holding(&shown).covering(Track::Museum, 2).ready();
    play.act(Action::Exhibit(tile)).choose(&shown);
    assert_eq!(play.money(One), 18);
    play.choose(&shown[2..]);
    assert_eq!(play.hand(One), pile(&shown[2..]));
    assert_eq!(play.table().gone, pile(&shown[..2]));
    assert!(play.player(One).tiles.contains(tile));
    assert!(!play.table().tiles.contains(tile));
}

/// Base Game: IV. Produce an exhibition, Note: 4 or 5 from the same site.
#[test]
fn a_site_tile_wants_four_or_five_artifacts_from_its_site() {
    let mut faces = FOUR.to_vec();
    let tiles = TileSet::of_site(Site::Asia);
    let play = holding(&cards(Site::Asia, &faces[..3])).ready();
    assert!(offered(&play).and(tiles).is_empty());
    let play = holding(&cards(Site::Asia, &faces)).ready();
    assert!(
        offered(&play)
            .and(tiles)
            .iter()
            .eq([from_site(Site::Asia, 4)])
    );
    faces.push(Face::Pottery);
    let play = holding(&cards(Site::Asia, &faces)).ready();
    assert_eq!(offered(&play).and(tiles), tiles);
    assert!(
        offered(&play)
            .and(TileSet::of_site(Site::Africa))
            .is_empty()
    );
}

/// Base Game: IV. Produce an exhibition, Note: 3, 4 or 5 of one type.
#[test]
fn a_type_tile_wants_three_to_five_artifacts_of_its_type() {
    let all = each(
        Face::Weapons,
        &[
            Site::Africa,
            Site::Africa,
            Site::Asia,
            Site::America,
            Site::Africa,
        ],
    );
    let tiles = TileSet::of_type(ArtifactType::Weapons);
    for (count, sizes) in [(2, 0), (3, 1), (4, 2), (5, 3)] {
        let play = holding(&all[..count]).ready();
        assert_eq!(offered(&play).and(tiles).len(), sizes);
        let others = TileSet::of_type(ArtifactType::Pottery);
        assert!(offered(&play).and(others).is_empty());
    }
}

/// Base Game: IV. Produce an exhibition, Note: 3 artifacts from different sites, any type.
#[test]
fn the_tile_of_three_sites_wants_cards_of_any_type_from_three_sites() {
    let shown = [
        card(Site::Africa, Face::Weapons),
        card(Site::Asia, Face::Weapons),
        card(Site::MiddleEast, Face::Pottery),
    ];
    let mut play = holding(&shown).ready();
    play.act(Action::Exhibit(Tile::DIFFERENT_SITES))
        .choose(&shown);
    assert!(play.player(One).tiles.contains(Tile::DIFFERENT_SITES));
    let two_sites = [shown[0], shown[1], card(Site::Asia, Face::Pottery)];
    let play = holding(&two_sites).ready();
    assert!(!offered(&play).contains(Tile::DIFFERENT_SITES));
}

/// Base Game: IV. Produce an exhibition, Note: 5 different types, from any site.
#[test]
fn the_tile_of_five_types_wants_one_card_of_each_type_from_anywhere() {
    let mut shown = cards(Site::Asia, &ALL_TYPES);
    shown[1] = card(Site::Africa, Face::Sculpture);
    let mut play = holding(&shown).ready();
    play.act(Action::Exhibit(Tile::DIFFERENT_TYPES))
        .choose(&shown);
    assert!(play.player(One).tiles.contains(Tile::DIFFERENT_TYPES));
    shown[1] = card(Site::Africa, Face::Weapons);
    let play = holding(&shown).ready();
    assert!(!offered(&play).contains(Tile::DIFFERENT_TYPES));
}

/// Base Game: IV. Produce an exhibition: the required cards, no more and no others.
#[test]
fn exactly_the_set_of_the_tile_is_shown() {
    let weapons = each(Face::Weapons, &THREE_SITES);
    let extra = each(Face::Weapons, &[Site::Asia]);
    let vase = card(Site::Asia, Face::Pottery);
    let hand = [weapons.as_slice(), &extra, &[vase]].concat();
    let mut play = holding(&hand).ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    assert_eq!(
        play.refused(Action::Choose(vase)),
        Refusal::DoesNotFit(vase)
    );
    play.choose(&weapons);
    assert!(matches!(play.phase(), Phase::Keeping { shown, .. } if shown.len() == 3));
    assert_eq!(play.hand(One), pile(&[extra[0], vase]));
}

/// Base Game: IV. Produce an exhibition: each chosen card fits beside the others.
#[test]
fn a_second_card_of_a_site_or_type_does_not_fit_the_mixed_tiles() {
    let first = card(Site::Asia, Face::Weapons);
    let second = card(Site::Asia, Face::Pottery);
    let third = card(Site::Africa, Face::Weapons);
    let rest = cards(
        Site::America,
        &[Face::Sculpture, Face::Jewellery, Face::Architecture],
    );
    let hand = [&[first, second, third], rest.as_slice()].concat();
    let mut play = holding(&hand).ready();
    play.act(Action::Exhibit(Tile::DIFFERENT_SITES))
        .choose(&[first]);
    assert_eq!(
        play.refused(Action::Choose(second)),
        Refusal::DoesNotFit(second)
    );
    let mut play = holding(&hand).ready();
    play.act(Action::Exhibit(Tile::DIFFERENT_TYPES))
        .choose(&[first]);
    assert_eq!(
        play.refused(Action::Choose(third)),
        Refusal::DoesNotFit(third)
    );
}

/// Base Game: IV. Produce an exhibition: one card goes back to the hand.
#[test]
fn one_of_the_shown_cards_has_to_be_kept() {
    let shown = cards(Site::MiddleEast, &FOUR);
    let mut play = holding(&shown).ready();
    play.act(Action::Exhibit(from_site(Site::MiddleEast, 4)))
        .choose(&shown);
    assert_eq!(play.refused(Action::Decline), Refusal::MustKeep);
    assert_eq!(play.legal().len(), 3);
    let other = Action::Choose(card(Site::MiddleEast, Face::Weapons));
    assert_eq!(play.refused(other), Refusal::NotThere);
    play.choose(&shown[..1]);
    assert_eq!(play.phase(), Phase::Turn);
}

/// Base Game: IV. Produce an exhibition: the kept card may serve again.
#[test]
fn the_kept_card_can_be_shown_in_a_later_exhibition() {
    let shown = each(Face::Weapons, &THREE_SITES);
    let more = each(Face::Weapons, &[Site::Africa, Site::Asia, Site::Asia]);
    let mut play = holding(&[shown.as_slice(), &more].concat())
        .mat(One, [2, 0, 0, 0, 0, 0])
        .ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 3)));
    play.choose(&shown).choose(&shown[2..]);
    play.act(Action::Exhibit(of_type(ArtifactType::Weapons, 4)));
    play.choose(&shown[2..]).choose(&more);
    assert_eq!(play.player(One).tiles.len(), 2);
}

/// Base Game: IV. Produce an exhibition: tiles are taken from the board.
#[test]
fn a_tile_that_somebody_has_cannot_be_taken() {
    let tile = from_site(Site::MiddleEast, 4);
    let play = holding(&cards(Site::MiddleEast, &FOUR))
        .tile(Two, tile)
        .ready();
    assert_eq!(
        play.refused(Action::Exhibit(tile)),
        Refusal::TileTaken(tile)
    );
}

/// Base Game: IV. Produce an exhibition: the cards have to be in hand.
#[test]
fn cards_at_a_site_or_on_the_market_do_not_count() {
    let tile = from_site(Site::MiddleEast, 4);
    let play = holding(&cards(Site::MiddleEast, &FOUR[..3]))
        .huts(One, Site::MiddleEast, 3)
        .market(&cards(Site::MiddleEast, &[Face::Weapons]))
        .ready();
    assert_eq!(
        play.refused(Action::Exhibit(tile)),
        Refusal::SetNotInHand(tile)
    );
}

/// Base Game: IV. Produce an exhibition, Important: only the income track's tiles shift.
#[test]
fn a_tile_from_the_museum_leaves_the_base_income_alone() {
    let shown = each(Face::Architecture, &THREE_SITES);
    let mut play = holding(&shown).ready();
    play.act(Action::Exhibit(of_type(ArtifactType::Architecture, 3)));
    play.choose(&shown).choose(&shown[..1]);
    assert_eq!(play.game.base_income(play.table()), 8);
    let moved = |event: &Event| matches!(event, Event::BaseIncome { .. });
    assert!(!play.events.iter().any(moved));
}

/// Base Game: IV. Produce an exhibition, Important: wherever on the track the tile lay.
#[test]
fn every_tile_from_the_income_track_moves_the_base_income_on() {
    for tile in TileSet::INCOME_TRACK.iter() {
        let play = Position::new(Setup::base(4)).tile(One, tile).ready();
        assert_eq!(play.game.base_income(play.table()), 7);
    }
}

/// Base Game: IV. Produce an exhibition, Important: a space of the same value moves nothing.
#[test]
fn the_new_base_income_is_that_of_the_next_space() {
    let taken = from_site(Site::Asia, 5);
    let shown = cards(Site::MiddleEast, &FOUR);
    let mut play = holding(&shown).tile(Two, taken).ready();
    assert_eq!(play.game.base_income(play.table()), 7);
    play.act(Action::Exhibit(from_site(Site::MiddleEast, 4)))
        .choose(&shown);
    assert_eq!(play.game.base_income(play.table()), 7);
}

/// Base Game: IV. Produce an exhibition: the bonus is paid from the next income on.
#[test]
fn an_exhibition_brings_no_money_in_the_round_it_is_produced_in() {
    let shown = cards(Site::MiddleEast, &FOUR);
    let mut play = holding(&shown).covering(Track::Museum, 3).ready();
    play.act(Action::Exhibit(from_site(Site::MiddleEast, 4)));
    play.choose(&shown).choose(&shown[..1]).end();
    assert_eq!(play.money(One), 17);
}

/// Base Game: IV. Produce an exhibition: nothing is paid or shown before the set is complete.
#[test]
fn nothing_is_public_before_the_set_is_complete() {
    let shown = cards(Site::MiddleEast, &FOUR);
    let mut play = holding(&shown).ready();
    let before = *play.table();
    play.act(Action::Exhibit(from_site(Site::MiddleEast, 4)));
    play.choose(&shown[..3]);
    assert_eq!(*play.table(), before);
    assert_eq!(play.refused(Action::Pass), Refusal::NotNow);
}

/// Base Game: IV. Produce an exhibition: it is a museum action, and a joker can pay for it.
#[test]
fn a_joker_can_pay_for_an_exhibition() {
    let shown = cards(Site::MiddleEast, &FOUR);
    let mut play = holding(&shown).mat(One, [0, 1, 0, 0, 0, 0]).ready();
    play.act(Action::Joker(Track::Ship));
    play.act(Action::Exhibit(from_site(Site::MiddleEast, 4)));
    play.choose(&shown).choose(&shown[..1]);
    assert_eq!(play.money(One), 14);
    assert_eq!(play.player(One).markers(), 0);
}

/// Base Game: Game material, Important: the tiles of the site left out are back in the box.
#[test]
fn the_tiles_of_the_site_that_is_left_out_are_not_in_play() {
    let play = Position::new(Setup::base(3)).ready();
    let tile = from_site(Site::Asia, 4);
    assert_eq!(play.refused(Action::Exhibit(tile)), Refusal::NotInPlay);
}
