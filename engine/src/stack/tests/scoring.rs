//! Final scoring: helpers, silver, stars, relics, ties.

use super::*;
use crate::standings::Standings;

/// Final scoring: one point for each silver.
#[test]
fn each_silver_is_a_point() {
    let play = Position::new(2, &[]).silver(Seat::One, 7).build();
    assert_eq!(play.score(Seat::One).silver_points, 7);
    assert_eq!(play.score(Seat::One).total(), 7);
}

/// Final scoring: the total is the sum of its sources.
#[test]
fn the_total_is_the_sum_of_the_sources() {
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [1, 6]))
        .open(Seat::One, &cards(Deck::Relics, [6, 7, 8]))
        .helper(Seat::One, Helper::Numismatist)
        .helper(Seat::One, Helper::Curator)
        .build();
    let score = play.score(Seat::One);
    assert_eq!(score.decks[Deck::Coins], 4);
    assert_eq!(score.decks[Deck::Relics], 3);
    assert_eq!(score.helpers[Helper::Numismatist], 2);
    assert_eq!(score.helpers[Helper::Curator], 1);
    assert_eq!((score.relics, score.stars, score.silver_points), (3, 3, 2));
    assert_eq!(score.total(), 4 + 3 + 2 + 1 + 3 + 3 + 2);
    assert_eq!(play.score(Seat::Two).total(), 2 - 3);
}

/// Stars: all who have the most get the award.
#[test]
fn everyone_with_the_most_stars_gets_the_award() {
    let play = Position::new(3, &[])
        .open(Seat::One, &cards(Deck::Coins, [1]))
        .open(Seat::Two, &cards(Deck::Coins, [2]))
        .open(Seat::Three, &cards(Deck::Coins, [6]))
        .build();
    let stars = [Seat::One, Seat::Two, Seat::Three].map(|seat| play.score(seat).stars);
    assert_eq!(stars, [3, 3, 0]);
}

/// Stars: turned cards count too.
#[test]
fn stars_on_turned_cards_count() {
    let play = Position::new(2, &[])
        .turned(Seat::One, &cards(Deck::Coins, [1, 2]))
        .open(Seat::Two, &cards(Deck::Jewels, [1]))
        .build();
    assert_eq!(play.score(Seat::One).star_cards, 2);
    assert_eq!(
        (play.score(Seat::One).stars, play.score(Seat::Two).stars),
        (3, 0)
    );
}

/// Stars: without any star there is no award.
#[test]
fn without_stars_there_is_no_award() {
    let play = Position::new(2, &[]).build();
    assert_eq!(play.score(Seat::One).stars, 0);
}

/// Relics: the example, two players with the most both gain.
#[test]
fn two_players_with_the_most_relics_both_gain() {
    let play = Position::new(3, &[])
        .open(Seat::One, &cards(Deck::Relics, [1, 2]))
        .open(Seat::Two, &cards(Deck::Relics, [6, 7]))
        .open(Seat::Three, &cards(Deck::Relics, [8]))
        .build();
    let relics = [Seat::One, Seat::Two, Seat::Three].map(|seat| play.score(seat).relics);
    assert_eq!(relics, [3, 3, -3]);
}

/// Relics: none at all is the fewest, and all with the fewest lose; others get nothing.
#[test]
fn no_relic_is_the_fewest_and_the_middle_gets_nothing() {
    let play = Position::new(4, &[])
        .open(Seat::One, &cards(Deck::Relics, [1, 2]))
        .open(Seat::Two, &cards(Deck::Relics, [6]))
        .build();
    let relics = Seat::first(4)
        .map(|seat| play.score(seat).relics)
        .collect::<Vec<_>>();
    assert_eq!(relics, [3, 0, -3, -3]);
}

/// Relics: if all have equally many, nothing happens.
#[test]
fn equally_many_relics_gain_and_lose_nothing() {
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Relics, [1]))
        .open(Seat::Two, &cards(Deck::Relics, [2]))
        .build();
    assert_eq!(
        (play.score(Seat::One).relics, play.score(Seat::Two).relics),
        (0, 0)
    );
}

/// Relics: not played with, not scored.
#[test]
fn relics_are_not_scored_when_their_deck_is_out() {
    let others = [
        Deck::Porcelain,
        Deck::VampireMummy,
        Deck::CurseBlessing,
        Deck::Treasure,
    ];
    let play = Position::new(2, &others).build();
    assert!(!play.state.table.decks.contains(Deck::Relics));
    assert_eq!(play.score(Seat::One).relics, 0);
}

/// Helpers: a point for each own card of their deck, open or turned.
#[test]
fn most_helpers_bring_a_point_for_each_card_of_their_deck() {
    for (helper, deck) in [
        (Helper::Sculptor, Deck::Statues),
        (Helper::Numismatist, Deck::Coins),
        (Helper::Armourer, Deck::Weapons),
        (Helper::Scribe, Deck::Manuscripts),
        (Helper::Jeweller, Deck::Jewels),
        (Helper::Priest, Deck::Relics),
        (Helper::Butler, Deck::Porcelain),
        (Helper::TreasureHunter, Deck::Treasure),
    ] {
        let play = Position::new(2, &[deck])
            .open(Seat::One, &cards(deck, [2, 4]))
            .helper(Seat::One, helper)
            .build();
        assert_eq!(play.score(Seat::One).helpers[helper], 2, "{helper:?}");
        assert_eq!(play.score(Seat::Two).helpers[helper], 0);
    }
}

/// Helpers: the exorcist brings two points for each own curse, none for blessings.
#[test]
fn the_exorcist_counts_curses() {
    let play = Position::new(2, &[Deck::CurseBlessing])
        .turned(Seat::One, &cards(Deck::CurseBlessing, [1, 2, 5, 9]))
        .helper(Seat::One, Helper::Exorcist)
        .build();
    assert_eq!(play.score(Seat::One).helpers[Helper::Exorcist], 4);
}

/// Helpers: with the monster hunter, monsters alone are worth 1 instead of -1.
#[test]
fn the_monster_hunter_turns_losses_into_gains() {
    let play = Position::new(2, &[Deck::VampireMummy])
        .open(Seat::One, &cards(Deck::VampireMummy, [1, 2, 4, 8]))
        .helper(Seat::One, Helper::MonsterHunter)
        .build();
    let score = play.score(Seat::One);
    assert_eq!(score.decks[Deck::VampireMummy], 5 - 2);
    assert_eq!(score.helpers[Helper::MonsterHunter], 4);
}

/// Helpers: the astronomer brings a point for two stars.
#[test]
fn the_astronomer_counts_stars_in_pairs() {
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [1, 2, 3]))
        .open(Seat::One, &cards(Deck::Jewels, [1, 2]))
        .helper(Seat::One, Helper::Astronomer)
        .build();
    assert_eq!(play.score(Seat::One).helpers[Helper::Astronomer], 2);
}

/// Helpers: the curator brings a point for each type with three cards or more.
#[test]
fn the_curator_counts_types() {
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [1, 2, 3, 4]))
        .open(Seat::One, &cards(Deck::Jewels, [1, 2, 3]))
        .open(Seat::One, &cards(Deck::Relics, [1, 2]))
        .helper(Seat::One, Helper::Curator)
        .build();
    assert_eq!(play.score(Seat::One).helpers[Helper::Curator], 2);
}

/// Ties: more artifact cards decide first.
#[test]
fn more_artifact_cards_decide_a_tie() {
    // Two points each: two weapons, or one coin.
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [6]))
        .open(Seat::Two, &cards(Deck::Weapons, [6, 7]))
        .build();
    let standings = Standings::of(&play.game, &play.state);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::Two]);
    assert_eq!(standings.decided_by(), Some(1));
}

/// Ties: then more silver decides.
#[test]
fn more_silver_decides_a_tie_of_cards() {
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [6]))
        .silver(Seat::One, 2)
        .open(Seat::Two, &cards(Deck::Weapons, [6]))
        .silver(Seat::Two, 3)
        .build();
    let standings = Standings::of(&play.game, &play.state);
    assert_eq!(play.score(Seat::One).total(), play.score(Seat::Two).total());
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::Two]);
    assert_eq!(standings.decided_by(), Some(2));
}

/// Ties: who is level in everything shares the victory.
#[test]
fn players_who_are_level_in_everything_share_the_victory() {
    let play = Position::new(2, &[]).build();
    let standings = Standings::of(&play.game, &play.state);
    assert_eq!(standings.winners().count(), 2);
}
