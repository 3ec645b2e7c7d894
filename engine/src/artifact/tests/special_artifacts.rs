//! Expansion I: Special artifact cards. The research tracks are in `research` and `scoring`.

use super::position::*;

const VASE: Card = Card::new(Site::Asia, Face::Pottery);
const GOLD: Card = Card::new(Site::Africa, Face::Gold);

fn one() -> Position {
    Position::new(with_research(4))
}

fn wild() -> Position {
    Position::new(Setup {
        fragments: FragmentRule::Wild,
        ..with_research(4)
    })
}

fn fragments(site: Site) -> Card {
    card(site, Face::Fragments)
}

fn has_set(position: Position, hand: &[Card], tile: Tile) -> bool {
    position
        .hand(One, hand)
        .ready()
        .offers(Action::Exhibit(tile))
}

/// Expansion I: Special artifact cards: revealed and taken like others.
#[test]
fn special_cards_are_dug_up_and_shipped_like_others() {
    let mut play = one()
        .huts(One, Site::Asia, 1)
        .huts(Two, Site::Asia, 1)
        .face_up(Site::Asia, &[Face::Pottery])
        .ready();
    let gold = card(Site::Asia, Face::Gold);
    play.act(Action::Hire(Site::Asia)).deal(gold);
    assert!(play.table().face_up.has(gold));
    play.act(Action::Ship(Site::Asia));
    assert!(play.hand(One).has(gold));
}

/// Expansion I: Special artifact cards: they can be sold like others.
#[test]
fn special_cards_are_sold_like_others() {
    let manuscript = card(Site::Asia, Face::Manuscript);
    let mut play = one().hand(One, &[manuscript]).ready();
    play.act(Action::Sell(manuscript));
    assert_eq!(play.market(), [manuscript]);
}

/// Expansion I: Stand-alone exhibition: a museum action with this card alone.
#[test]
fn a_stand_alone_exhibition_takes_the_museum_action_and_no_other_card() {
    let treasure = card(Site::Asia, Face::StandAlone);
    let mut play = one()
        .hand(One, &[treasure])
        .covering(Track::Museum, 3)
        .ready();
    play.act(Action::StandAlone(Site::Asia));
    assert_eq!(play.money(One), 17);
    assert_eq!(play.player(One).mat[Track::Museum], 0);
    assert_eq!(play.player(One).stand_alone, 1);
    assert!(play.hand(One).is_empty());
    assert_eq!((play.phase(), play.table().actions_done), (Phase::Turn, 1));
}

/// Expansion I: Stand-alone exhibition: one coin of income, one point.
#[test]
fn a_stand_alone_exhibition_brings_one_income_and_one_point() {
    let mut play = one()
        .hand(One, &cards(Site::Asia, &[Face::StandAlone]))
        .ready();
    let before = play.score(One);
    play.act(Action::StandAlone(Site::Asia));
    assert_eq!(play.game.bonus_income(play.table(), One), 1);
    assert_eq!(play.score(One).stand_alone_points, 1);
    assert_eq!(play.score(One).exhibitions, before.exhibitions + 1);
}

/// Expansion I: Stand-alone exhibition: it takes no tile, so the base income stays.
#[test]
fn a_stand_alone_exhibition_leaves_the_tiles_and_the_base_income_alone() {
    let mut play = one()
        .hand(One, &cards(Site::Asia, &[Face::StandAlone]))
        .ready();
    play.act(Action::StandAlone(Site::Asia));
    assert_eq!(play.table().tiles.len(), 25);
    assert_eq!(play.game.base_income(play.table()), 8);
}

/// Expansion I: Stand-alone exhibition: the card has to be in hand.
#[test]
fn a_stand_alone_exhibition_needs_its_card() {
    let play = one().ready();
    assert_eq!(
        play.refused(Action::StandAlone(Site::Asia)),
        Refusal::NotThere
    );
}

/// Expansion I: Gold discovered: free, without a marker, not an action.
#[test]
fn gold_takes_a_card_of_the_market_for_nothing() {
    let mut play = one().hand(One, &[GOLD]).market(&[VASE]).ready();
    play.act(Action::Gold(Site::Africa, Space::Left));
    assert_eq!(play.hand(One), pile(&[VASE]));
    assert!(play.table().gone.has(GOLD));
    assert!(play.market().is_empty());
    assert_eq!((play.money(One), play.player(One).markers()), (20, 6));
    assert_eq!(play.table().actions_done, 0);
    assert!(play.saw(Event::GoldSpent {
        seat: One,
        site: Site::Africa,
        card: VASE
    }));
}

/// Expansion I: Gold discovered: at any time of the turn, beside both actions.
#[test]
fn gold_may_be_spent_before_between_and_after_two_actions() {
    for actions in 0..=2 {
        let mut play = one()
            .hand(One, &[GOLD])
            .market(&[VASE])
            .done(actions)
            .ready();
        play.act(Action::Gold(Site::Africa, Space::Left));
        assert_eq!(play.table().actions_done, actions);
        assert_eq!(play.offers(Action::Research(Site::Asia)), actions < 2);
    }
}

/// Expansion I: Gold discovered: any card of the market.
#[test]
fn gold_takes_any_card_of_the_market() {
    let there = [
        VASE,
        card(Site::Asia, Face::Weapons),
        card(Site::America, Face::Gold),
    ];
    for (space, card) in Space::ALL.into_iter().zip(there) {
        let mut play = one().hand(One, &[GOLD]).market(&there).ready();
        play.act(Action::Gold(Site::Africa, space));
        assert_eq!(play.hand(One), pile(&[card]));
    }
}

/// Expansion I: Gold discovered: not after passing.
#[test]
fn gold_is_not_spent_after_passing() {
    let mut play = one().hand(One, &[GOLD]).market(&[VASE]).ready();
    play.act(Action::Pass);
    assert_eq!(
        play.refused(Action::Gold(Site::Africa, Space::Left)),
        Refusal::NotNow
    );
}

/// Expansion I: Gold discovered: it is no action, so passing may follow.
#[test]
fn who_has_only_spent_gold_may_still_pass() {
    let mut play = one().hand(One, &[GOLD]).market(&[VASE]).ready();
    play.act(Action::Gold(Site::Africa, Space::Left));
    assert_eq!(play.refused(Action::EndTurn), Refusal::NothingDone);
    play.act(Action::Pass);
}

/// Expansion I: Gold discovered: there has to be something to take.
#[test]
fn gold_needs_a_card_on_the_market() {
    let play = one().hand(One, &[GOLD]).ready();
    assert_eq!(
        play.refused(Action::Gold(Site::Africa, Space::Left)),
        Refusal::MarketSpaceEmpty
    );
    let play = one().market(&[VASE]).ready();
    assert_eq!(
        play.refused(Action::Gold(Site::Africa, Space::Left)),
        Refusal::NotThere
    );
}

/// Expansion I: Fragments (English, Dutch): any type, but of their own site.
#[test]
fn fragments_are_any_type_of_their_own_site() {
    let asia = cards(Site::Asia, &[Face::Pottery, Face::Pottery, Face::Weapons]);
    let own = [asia.as_slice(), &[fragments(Site::Asia)]].concat();
    assert!(has_set(one(), &own, from_site(Site::Asia, 4)));
    assert!(has_set(one(), &own, of_type(ArtifactType::Pottery, 3)));
    let foreign = [asia.as_slice(), &[fragments(Site::Africa)]].concat();
    assert!(!has_set(one(), &foreign, from_site(Site::Asia, 4)));
    assert!(has_set(one(), &foreign, of_type(ArtifactType::Pottery, 3)));
}

/// Expansion I: Fragments (German): any type of any site.
#[test]
fn wild_fragments_are_any_type_of_any_site() {
    let asia = cards(Site::Asia, &[Face::Pottery, Face::Pottery, Face::Weapons]);
    let foreign = [asia.as_slice(), &[fragments(Site::Africa)]].concat();
    assert!(has_set(wild(), &foreign, from_site(Site::Asia, 4)));
    assert!(has_set(wild(), &foreign, of_type(ArtifactType::Pottery, 3)));
}

/// Expansion I: Fragments: in the set of three sites they stand for a site.
#[test]
fn fragments_tell_three_sites_apart_by_their_own_site_unless_they_are_wild() {
    let two = [VASE, card(Site::America, Face::Pottery)];
    let third = [two[0], two[1], fragments(Site::Africa)];
    let same = [two[0], two[1], fragments(Site::Asia)];
    assert!(has_set(one(), &third, Tile::DIFFERENT_SITES));
    assert!(!has_set(one(), &same, Tile::DIFFERENT_SITES));
    assert!(has_set(wild(), &same, Tile::DIFFERENT_SITES));
}

/// Expansion I: Fragments: in the set of five types they are the one that is missing.
#[test]
fn fragments_stand_for_the_missing_type() {
    let four = cards(
        Site::Asia,
        &[
            Face::Architecture,
            Face::Sculpture,
            Face::Pottery,
            Face::Weapons,
        ],
    );
    let hand = [four.as_slice(), &[fragments(Site::Africa)]].concat();
    assert!(has_set(one(), &hand, Tile::DIFFERENT_TYPES));
    assert!(has_set(wild(), &hand, Tile::DIFFERENT_TYPES));
    let pair = [
        &hand[..3],
        &[fragments(Site::Africa), fragments(Site::Asia)],
    ]
    .concat();
    assert!(has_set(one(), &pair, Tile::DIFFERENT_TYPES));
}

/// Expansion I: Fragments, Important: they stay under the tile.
#[test]
fn fragments_are_never_kept() {
    let mut hand = cards(Site::Asia, &[Face::Pottery; 3]);
    hand.push(fragments(Site::Asia));
    let mut play = one().hand(One, &hand).ready();
    play.act(Action::Exhibit(from_site(Site::Asia, 4)))
        .choose(&hand);
    assert_eq!(
        play.refused(Action::Choose(fragments(Site::Asia))),
        Refusal::FragmentsAreNotKept
    );
    assert_eq!(play.legal(), [Action::Choose(VASE)]);
    play.choose(&[VASE]);
    assert!(play.table().gone.has(fragments(Site::Asia)));
}

/// Expansion I: Fragments, Important: from a set of fragments alone nothing is kept.
#[test]
fn a_set_of_fragments_alone_leaves_nothing_to_keep() {
    let hand = [Site::Africa, Site::Asia, Site::America].map(fragments);
    let mut play = one().hand(One, &hand).ready();
    play.act(Action::Exhibit(Tile::DIFFERENT_SITES))
        .choose(&hand);
    assert_eq!(play.phase(), Phase::Turn);
    assert!(play.hand(One).is_empty());
}

/// Expansion I: Fragments: part of a set only if one chooses them.
#[test]
fn fragments_can_be_spared_where_other_cards_suffice() {
    let mut hand = cards(Site::Asia, &[Face::Pottery; 4]);
    hand.push(fragments(Site::Asia));
    let mut play = one().hand(One, &hand).ready();
    play.act(Action::Exhibit(from_site(Site::Asia, 4)));
    play.choose(&hand[..4]).choose(&[VASE]);
    assert!(play.hand(One).has(fragments(Site::Asia)));
}

/// Expansion I: Special artifact cards: other special cards have uses of their own.
#[test]
fn other_special_cards_do_not_count_in_sets() {
    let mut hand = cards(Site::Asia, &[Face::Pottery, Face::Weapons, Face::Sculpture]);
    hand.extend(cards(
        Site::Asia,
        &[Face::Gold, Face::Manuscript, Face::StandAlone],
    ));
    assert!(!has_set(one(), &hand, from_site(Site::Asia, 4)));
}

/// Two own huts and a foreign one, with a cursed card among those dug up.
fn cursed(own: u8, dug: &[Face]) -> Play {
    one()
        .huts(One, Site::Asia, own)
        .huts(Two, Site::Asia, 1)
        .face_up(Site::Asia, dug)
        .ready()
}

/// Expansion I: Cursed artifact: the first card to be taken, and out of the game.
#[test]
fn a_cursed_card_is_shipped_first_and_leaves_the_game() {
    let mut play = cursed(2, &[Face::Pottery, Face::Cursed, Face::Weapons]);
    let curse = card(Site::Asia, Face::Cursed);
    play.act(Action::Ship(Site::Asia));
    assert!(play.table().gone.has(curse));
    assert!(play.saw(Event::CursedShipped {
        seat: One,
        card: curse
    }));
    assert_eq!(
        play.phase(),
        Phase::Shipping {
            site: Site::Asia,
            left: 1
        }
    );
    play.choose(&[VASE]);
    assert_eq!(play.hand(One), pile(&[VASE]));
}

/// Expansion I: Cursed artifact: it counts as one of the load.
#[test]
fn a_cursed_card_can_be_the_whole_load() {
    let mut play = cursed(1, &[Face::Cursed, Face::Weapons]);
    play.act(Action::Ship(Site::Asia));
    assert!(play.hand(One).is_empty());
    assert_eq!(play.table().face_up.of_site(Site::Asia), 1);
    assert_eq!(play.phase(), Phase::Turn);
}

/// Expansion I: Cursed artifact: a load of none does not take it.
#[test]
fn a_ship_without_a_load_leaves_the_cursed_card_where_it_is() {
    let mut play = one()
        .huts(One, Site::Asia, 1)
        .face_up(Site::Asia, &[Face::Cursed])
        .ready();
    play.act(Action::Ship(Site::Asia));
    assert!(play.table().face_up.has(card(Site::Asia, Face::Cursed)));
}

/// Expansion I: Cursed artifact: only from the site where it lies.
#[test]
fn a_cursed_card_does_not_burden_ships_from_other_sites() {
    let mut play = one()
        .huts(One, Site::Africa, 2)
        .face_up(Site::Africa, &[Face::Weapons])
        .face_up(Site::Asia, &[Face::Cursed])
        .ready();
    play.act(Action::Ship(Site::Africa));
    assert_eq!(play.hand(One).len(), 1);
    assert!(play.table().face_up.has(card(Site::Asia, Face::Cursed)));
}

/// Four players at the end of 1928, the first seat with these manuscripts.
fn manuscripts(sites: &[Site], levels: [u8; 4]) -> Play {
    let mut play = one()
        .year(1928)
        .hand(One, &each(Face::Manuscript, sites))
        .research(One, levels)
        .ready();
    play.pass().pass().pass().pass();
    play
}

/// Expansion I: Manuscript: before the bonus points, one marker one space for each.
#[test]
fn each_manuscript_moves_a_marker_of_choice_one_space() {
    let mut play = manuscripts(&[Site::Asia, Site::Africa], [1, 1, 1, 2]);
    assert_eq!((play.seat(), play.phase()), (One, Phase::Manuscripts));
    assert_eq!(play.score(One).research_points, 2);
    assert_eq!(play.legal().len(), 4);
    play.act(Action::Manuscript(Site::America));
    play.act(Action::Manuscript(Site::Africa));
    assert!(play.is_over());
    assert_eq!(*play.player(One).research.values(), [2, 1, 2, 2]);
    assert_eq!(play.score(One).research_points, 4);
    assert_eq!(play.score(One).manuscripts, 2);
    assert!(play.saw(Event::ManuscriptsShown {
        seat: One,
        count: 2
    }));
}

/// Expansion I: Manuscript: both may move the same marker.
#[test]
fn two_manuscripts_may_move_the_same_marker() {
    let mut play = manuscripts(&[Site::Asia, Site::Africa], [1, 1, 1, 2]);
    play.act(Action::Manuscript(Site::Asia));
    play.act(Action::Manuscript(Site::Asia));
    assert_eq!(*play.player(One).research.values(), [1, 3, 1, 2]);
}

/// Expansion I: Manuscript: of any site, whatever the card's own.
#[test]
fn a_manuscript_may_move_the_marker_of_another_site() {
    let mut play = manuscripts(&[Site::Asia], [0; 4]);
    play.act(Action::Manuscript(Site::MiddleEast));
    assert_eq!(play.player(One).research[Site::MiddleEast], 1);
}

/// Expansion I: Manuscript: a marker at the top stays there.
#[test]
fn a_manuscript_moves_no_marker_beyond_the_top() {
    let play = manuscripts(&[Site::Asia], [4, 4, 3, 4]);
    assert_eq!(play.legal(), [Action::Manuscript(Site::America)]);
    assert_eq!(
        play.refused(Action::Manuscript(Site::Asia)),
        Refusal::AtTheTop(Site::Asia)
    );
    let play = manuscripts(&[Site::Asia], [4; 4]);
    assert!(play.is_over());
}

/// Expansion I: Manuscript: in hand at the end, not on the market or sold.
#[test]
fn only_manuscripts_in_hand_count() {
    let mut play = one()
        .year(1928)
        .market(&each(Face::Manuscript, &[Site::Asia]))
        .ready();
    play.pass().pass().pass().pass();
    assert!(play.is_over());
}

/// Expansion I: Manuscript: everybody uses theirs, from the start player on.
#[test]
fn manuscripts_are_used_from_the_start_player_on() {
    let both = Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(4)
    };
    let mut play = Position::new(both)
        .year(1928)
        .start(Three)
        .turn(Three)
        .hand(One, &each(Face::Manuscript, &[Site::Asia]))
        .unseen(Four, &each(Face::Manuscript, &[Site::Africa]))
        .ready();
    play.pass().pass().pass().pass();
    assert_eq!(play.seat(), Four);
    assert_eq!(play.player(Four).unseen[Site::Africa], 0);
    play.act(Action::Manuscript(Site::Asia));
    assert_eq!(play.seat(), One);
    play.act(Action::Manuscript(Site::Asia));
    assert!(play.is_over());
}

/// Expansion I: Manuscript, with Research tracks, Note: the best use is offered.
#[test]
fn the_best_site_for_a_manuscript_raises_the_marker_that_counts() {
    for (levels, best) in [
        ([0, 1, 2, 2], Site::Asia),
        ([3, 3, 0, 2], Site::MiddleEast),
        ([4, 4, 4, 3], Site::MiddleEast),
    ] {
        let play = manuscripts(&[Site::Asia], levels);
        let site = play.game.best_manuscript_site(play.table(), One).unwrap();
        let mut after = play.clone();
        after.act(Action::Manuscript(site));
        assert_eq!(site, best, "{levels:?}");
    }
}

/// Expansion I: Manuscript: no other use of several of them scores more.
#[test]
fn following_the_best_sites_reaches_the_best_score() {
    fn best(play: &Play) -> u16 {
        if play.is_over() {
            return play.score(One).research_points;
        }
        let reach = |action| best(play.clone().act(action));
        play.legal().into_iter().map(reach).max().unwrap()
    }
    for levels in [
        [0, 0, 0, 0],
        [1, 3, 0, 2],
        [2, 2, 1, 4],
        [0, 4, 1, 1],
        [3, 0, 0, 3],
    ] {
        let mut play = manuscripts(&[Site::Asia, Site::Africa, Site::America], levels);
        let points = best(&play);
        while !play.is_over() {
            let site = play.game.best_manuscript_site(play.table(), One).unwrap();
            play.act(Action::Manuscript(site));
        }
        assert_eq!(play.score(One).research_points, points, "{levels:?}");
    }
}

/// Expansion I: Special artifact cards: none of this is in the base game.
#[test]
fn the_base_game_has_none_of_it() {
    let play = Position::new(Setup::base(4)).market(&[VASE]).ready();
    assert_eq!(
        play.refused(Action::StandAlone(Site::Asia)),
        Refusal::NotThere
    );
    let gold = Action::Gold(Site::Africa, Space::Left);
    assert_eq!(play.refused(gold), Refusal::NotThere);
}

/// Gold, a manuscript and two stand-alone cards of one site.
const ASIAN: [Face; 4] = [
    Face::Gold,
    Face::Manuscript,
    Face::StandAlone,
    Face::StandAlone,
];

/// Ruling, Gold, manuscript and stand-alone cards: no part of a set, unless it is agreed on.
#[test]
fn special_artifacts_count_in_no_set() {
    let play = Position::new(complete(4))
        .hand(One, &cards(Site::Asia, &ASIAN))
        .ready();
    let tile = from_site(Site::Asia, 4);
    assert_eq!(
        play.refused(Action::Exhibit(tile)),
        Refusal::SetNotInHand(tile)
    );
    assert_eq!(
        play.game
            .missing_for(&play.hand(One), play.player(One), tile),
        4
    );
}

/// Option "special artifacts count": each stands for its site in the tiles of that site.
#[test]
fn by_agreement_special_artifacts_make_up_a_site_tile() {
    let shown = cards(Site::Asia, &ASIAN);
    let mut play = Position::new(special_count(4)).hand(One, &shown).ready();
    let tile = from_site(Site::Asia, 4);
    assert_eq!(
        play.game
            .missing_for(&play.hand(One), play.player(One), tile),
        0
    );
    play.act(Action::Exhibit(tile)).choose(&shown);
    assert!(play.player(One).tiles.contains(tile));
}

/// Option "special artifacts count": each stands for its site among different sites.
#[test]
fn by_agreement_special_artifacts_stand_for_different_sites() {
    let shown = [
        card(Site::Asia, Face::Gold),
        card(Site::Africa, Face::Manuscript),
        card(Site::America, Face::StandAlone),
    ];
    let mut play = Position::new(special_count(4)).hand(One, &shown).ready();
    play.act(Action::Exhibit(Tile::DIFFERENT_SITES))
        .choose(&shown);
    assert!(play.player(One).tiles.contains(Tile::DIFFERENT_SITES));
    let play = Position::new(special_count(4))
        .hand(One, &cards(Site::Asia, &ASIAN))
        .ready();
    assert!(!play.offers(Action::Exhibit(Tile::DIFFERENT_SITES)));
}

/// Option "special artifacts count": they have no type, not even by the role of New York.
#[test]
fn by_agreement_special_artifacts_still_have_no_type() {
    let hand = [
        card(Site::Asia, Face::Weapons),
        card(Site::Africa, Face::Weapons),
        card(Site::America, Face::Gold),
    ];
    let play = Position::new(special_count(4))
        .hand(One, &hand)
        .role(One, NEW_YORK)
        .ready();
    let tile = of_type(ArtifactType::Weapons, 3);
    assert!(!play.offers(Action::Exhibit(tile)));
    assert!(play.offers(Action::Exhibit(Tile::DIFFERENT_SITES)));
}

/// Option "special artifacts count", with IV. Produce an exhibition: any card of the set is kept,
/// fragments aside, and does then what it always does.
#[test]
fn by_agreement_a_special_artifact_may_be_the_card_that_is_kept() {
    let shown = cards(
        Site::Asia,
        &[
            Face::Gold,
            Face::Fragments,
            Face::StandAlone,
            Face::StandAlone,
        ],
    );
    let mut play = Position::new(special_count(4))
        .mat(One, [2, 0, 1, 0, 0, 0])
        .hand(One, &shown)
        .ready();
    play.act(Action::Exhibit(from_site(Site::Asia, 4)))
        .choose(&shown);
    let fragments = card(Site::Asia, Face::Fragments);
    assert_eq!(
        play.refused(Action::Choose(fragments)),
        Refusal::FragmentsAreNotKept
    );
    play.choose(&cards(Site::Asia, &[Face::StandAlone]));
    play.act(Action::TakeRole(LONDON));
    assert!(play.offers(Action::StandAlone(Site::Asia)));
    assert_eq!(play.table().gone.len(), 3);
}

/// Expansion I: Cursed artifact: barred by name, also where special artifacts count.
#[test]
fn by_agreement_cursed_cards_still_count_in_no_set() {
    let play = Position::new(special_count(4)).ready();
    let hand = pile(&cards(Site::Asia, &[Face::Gold, Face::Manuscript]));
    let mut with_curse = hand;
    with_curse.add(card(Site::Asia, Face::Cursed));
    with_curse.add(card(Site::Africa, Face::Cursed));
    let missing = |hand: &Pile, tile| play.game.missing_for(hand, play.player(One), tile);
    for tile in [from_site(Site::Asia, 4), Tile::DIFFERENT_SITES] {
        assert_eq!(missing(&with_curse, tile), missing(&hand, tile));
    }
}

/// The first rules had no option: a set-up with it cannot be played by them.
#[test]
fn by_the_first_rules_special_artifacts_cannot_be_agreed_to_count() {
    let setup = by_first_rules(special_count(4));
    let error = Artifact::new(setup).err();
    assert_eq!(error, Some(crate::artifact::SetupError::SpecialArtifacts));
    assert!(Artifact::new(by_first_rules(complete(4))).is_ok());
}
