//! Preparation: six of ten decks, two silver each, helpers of the decks in play, a start player.

use super::*;
use crate::stack::{SetupError, StartPlayer};

fn started(setup: Setup) -> Play {
    let game = ArtifactStack::new(setup).expect("a set-up that can be played");
    let state = game.start();
    Play {
        game,
        state,
        seen: Vec::new(),
    }
}

/// Lays the first card that can come until the temple stands.
fn laid(mut play: Play) -> Play {
    while play.game.actor(&play.state) == Actor::Chance {
        let odds = play.game.odds(&play.state).expect("chance acts");
        play.deal(odds.pick(0).expect("an outcome"));
    }
    play
}

/// Material: 90 artifact cards, ten decks of nine.
#[test]
fn the_box_holds_ninety_cards_in_ten_decks() {
    assert_eq!(Card::all().count(), 90);
    for deck in Deck::ALL {
        assert_eq!(Cards::of_deck(deck).len(), 9);
    }
}

/// Preparation: six decks are chosen.
#[test]
fn six_decks_by_choice_are_the_cards_in_play() {
    let play = started(setup_with(2, &[Deck::Treasure, Deck::Porcelain]));
    assert_eq!(play.state.table.unseen.len(), 54);
    assert_eq!(play.state.table.unseen.of(Deck::Treasure), 9);
    assert_eq!(play.state.table.unseen.of(Deck::Relics), 0);
}

/// Preparation: chance may choose them instead, each of those left alike.
#[test]
fn six_decks_by_chance_come_one_after_the_other() {
    let mut play = started(Setup {
        decks: Decks::Chance,
        ..first_begins(3)
    });
    for (number, deck) in Deck::ALL.into_iter().rev().take(6).enumerate() {
        let odds = play.game.odds(&play.state).expect("chance acts");
        assert_eq!(usize::from(odds.total()), 10 - number);
        play.deal(Outcome::Deck(deck));
        assert!(play.saw(Event::DeckPicked { deck }));
    }
    assert_eq!(play.state.table.phase, Phase::Laying);
    assert_eq!(play.state.table.unseen.len(), 54);
}

/// Preparation: helpers of unused decks go back to the box.
#[test]
fn helpers_of_unused_decks_stay_out() {
    let play = started(setup_with(2, &[]));
    let helpers = play.state.table.helpers;
    assert_eq!(helpers.len(), 8);
    assert!(helpers.contains(Helper::Priest) && helpers.contains(Helper::Curator));
    assert!(!helpers.contains(Helper::Butler) && !helpers.contains(Helper::Exorcist));
}

/// Preparation: two silver each, the rest of the forty is the bank.
#[test]
fn everyone_has_two_silver_and_the_bank_the_rest() {
    for players in 2..=4 {
        let play = started(Setup::base(players));
        for seat in Seat::first(players) {
            assert_eq!(play.silver(seat), 2);
        }
        assert_eq!(play.state.table.bank, 40 - 2 * players);
    }
}

/// Preparation: the cards with the symbol lie face down, the others open, 26 of them together.
#[test]
fn a_temple_is_built_of_open_and_face_down_cards() {
    let game = ArtifactStack::new(Setup::base(4)).expect("a set-up that can be played");
    let mut state = game.start();
    play_randomly(&game, &mut state, &mut rng(5), |state| {
        state.table.phase == Phase::Turn
    });
    let temple = &state.table.temple;
    assert_eq!(temple.standing(), Places::ALL);
    for place in Place::ALL {
        match temple.face_up(place) {
            Some(card) => assert!(!game.values().card(card).down),
            None => assert!(temple.face_down().contains(place)),
        }
    }
    assert_eq!(state.table.unseen.len() - temple.face_down().len(), 28);
}

/// Preparation: a face-down card is laid as one that nobody knows, as often as there are such.
#[test]
fn laying_has_an_outcome_for_each_open_card_and_one_for_all_face_down_cards() {
    let mut play = started(first_begins(2));
    let odds = play.game.odds(&play.state).expect("chance acts");
    assert_eq!(odds.total(), 54);
    assert_eq!(odds.weight(Outcome::FaceDown), 18);
    assert_eq!(odds.weight(Outcome::Card(card(Deck::Coins, 1))), 1);
    assert_eq!(odds.weight(Outcome::Card(card(Deck::Coins, 3))), 0);
    play.deal(Outcome::FaceDown);
    play.deal(Outcome::Card(card(Deck::Coins, 1)));
    let odds = play.game.odds(&play.state).expect("chance acts");
    assert_eq!(odds.total(), 52);
    assert_eq!(odds.weight(Outcome::FaceDown), 17);
    assert_eq!(odds.weight(Outcome::Card(card(Deck::Coins, 1))), 0);
}

/// Course of the game ("zufällig bestimmt"), ruling: chance picks the start player unless the table
/// says otherwise.
#[test]
fn chance_picks_the_start_player_by_default() {
    assert_eq!(Setup::base(4).start, StartPlayer::Chance);
    let play = laid(started(first_begins(4)));
    assert_eq!(play.seat(), Seat::One);
    let mut play = started(Setup::base(4));
    assert_eq!(play.state.table.phase, Phase::StartPlayer);
    play.deal(Outcome::Start(Seat::Three));
    let play = laid(play);
    assert_eq!(play.seat(), Seat::Three);
    assert!(play.saw(Event::RoundBegins {
        second: false,
        seat: Seat::Three
    }));
}

/// Preparation: a set-up that cannot be played says why.
#[test]
fn impossible_set_ups_are_refused() {
    let error = |setup| ArtifactStack::new(setup).err();
    let base = Setup::base(2);
    let five = DeckSet::ALL.minus(
        DeckSet::ALL
            .iter()
            .take(5)
            .fold(DeckSet::NONE, DeckSet::with),
    );
    assert_eq!(
        error(Setup { players: 1, ..base }),
        Some(SetupError::Players(1))
    );
    assert_eq!(
        error(Setup { players: 5, ..base }),
        Some(SetupError::Players(5))
    );
    assert_eq!(
        error(Setup {
            decks: Decks::Chosen(five),
            ..base
        }),
        Some(SetupError::Decks(5))
    );
    assert_eq!(
        error(Setup {
            start: StartPlayer::Seat(Seat::Three),
            ..base
        }),
        Some(SetupError::Start(Seat::Three))
    );
}
