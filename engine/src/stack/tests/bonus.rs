//! Triggering bonuses: two or three open cards of a type, turned over for good.

use super::*;
use crate::stack::{CardSet, Letter};

/// The example: with the second manuscript, one more action at once.
#[test]
fn two_manuscripts_bring_one_more_action() {
    let manuscript = card(Deck::Manuscripts, 6);
    let mut play = Position::new(2, &[])
        .open(Seat::One, &[card(Deck::Manuscripts, 1)])
        .up(top(), manuscript)
        .build();
    assert_eq!(
        play.why_not(Action::TurnOver(CardSet::Manuscripts(2))),
        Some(Refusal::TooFewOpen { open: 1, needed: 2 })
    );
    play.act(Action::Take(top()));
    play.act(Action::TurnOver(CardSet::Manuscripts(2)));
    assert_eq!(play.state.table.actions, 1);
    play.act(Action::Take(place(Level::Top, 0, 0)));
    assert_eq!(play.legal(), [Action::EndTurn]);
}

/// The example: or wait for a third manuscript, and then have two more actions.
#[test]
fn three_manuscripts_bring_two_more_actions() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Manuscripts, [1, 2]))
        .up(top(), card(Deck::Manuscripts, 6))
        .build();
    play.acts([
        Action::Take(top()),
        Action::TurnOver(CardSet::Manuscripts(3)),
    ]);
    assert_eq!(play.state.table.actions, 2);
    assert!(play.saw(Event::MoreActions {
        seat: Seat::One,
        actions: 2
    }));
}

/// Manuscripts: who has acted need not use the actions that are left.
#[test]
fn more_actions_may_be_left_undone() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Manuscripts, [1, 2]))
        .build();
    play.act(Action::TurnOver(CardSet::Manuscripts(2)));
    assert_eq!(play.why_not(Action::EndTurn), Some(Refusal::MustActFirst));
    play.act(Action::Take(top()));
    assert_eq!(play.state.table.actions, 1);
    play.act(Action::EndTurn);
    assert_eq!(play.seat(), Seat::Two);
}

/// Triggering bonuses: the cards are turned, and cannot be used for another set.
#[test]
fn turned_cards_cannot_be_used_again() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [1, 2, 4]))
        .build();
    play.act(Action::TurnOver(CardSet::Coins(2)));
    play.act(Action::Choose(card(Deck::Coins, 4)));
    assert_eq!(
        play.turned(Seat::One),
        cards(Deck::Coins, [1, 4]),
        "the two starred coins are alike, so one choice settled it"
    );
    assert_eq!(
        play.why_not(Action::TurnOver(CardSet::Coins(2))),
        Some(Refusal::TooFewOpen { open: 1, needed: 2 })
    );
}

/// Coins: one silver from the bank with two cards, two with three.
#[test]
fn coins_bring_silver_from_the_bank() {
    for (size, silver) in [(2, 1), (3, 2)] {
        let mut play = Position::new(2, &[])
            .open(Seat::One, &cards(Deck::Coins, [6, 7, 8]))
            .build();
        let bank = play.state.table.bank;
        play.act(Action::TurnOver(CardSet::Coins(size)));
        assert_eq!(play.silver(Seat::One), 2 + silver);
        assert_eq!(play.state.table.bank, bank - silver);
        assert_eq!(play.turned(Seat::One).len(), usize::from(size));
    }
}

/// Coins: the bank pays what it has.
#[test]
fn an_empty_bank_pays_nothing() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [6, 7]))
        .silver(Seat::Two, 38)
        .build();
    play.act(Action::TurnOver(CardSet::Coins(2)));
    assert_eq!(play.silver(Seat::One), 2);
    assert!(play.saw(Event::SilverReceived {
        seat: Seat::One,
        silver: 0
    }));
}

/// Weapons: with two cards, any open card of another player.
#[test]
fn two_weapons_steal_an_open_card() {
    let relic = card(Deck::Relics, 1);
    let mut play = Position::new(3, &[])
        .open(Seat::One, &cards(Deck::Weapons, [1, 2]))
        .open(Seat::Two, &[relic])
        .open(Seat::Three, &[card(Deck::Coins, 1)])
        .build();
    play.act(Action::TurnOver(CardSet::Weapons(2)));
    assert_eq!(play.legal().len(), 2);
    play.act(Action::Choose(relic));
    assert_eq!(play.open(Seat::One), [relic]);
    assert!(play.open(Seat::Two).is_empty());
    assert!(play.saw(Event::Stole {
        seat: Seat::One,
        from: Seat::Two,
        card: relic
    }));
}

/// Weapons: with three cards, two cards of one player or of two.
#[test]
fn three_weapons_steal_two_cards_from_one_or_two_players() {
    let [coin, relic, statue] = [
        card(Deck::Coins, 1),
        card(Deck::Relics, 1),
        card(Deck::Statues, 1),
    ];
    for (first, second) in [(coin, relic), (coin, statue)] {
        let mut play = Position::new(3, &[])
            .open(Seat::One, &cards(Deck::Weapons, [1, 2, 4]))
            .open(Seat::Two, &[coin, relic])
            .open(Seat::Three, &[statue])
            .build();
        play.act(Action::TurnOver(CardSet::Weapons(3)));
        play.acts([Action::Choose(first), Action::Choose(second)]);
        assert_eq!(play.open(Seat::One).len(), 2);
        assert_eq!(play.state.table.phase, Phase::Turn);
    }
}

/// Triggering bonuses: what is turned cannot be stolen any more.
#[test]
fn turned_cards_cannot_be_stolen() {
    let coins = cards(Deck::Coins, [1, 2]);
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Weapons, [1, 2]))
        .turned(Seat::Two, &coins)
        .open(Seat::Two, &[card(Deck::Relics, 1)])
        .build();
    play.act(Action::TurnOver(CardSet::Weapons(2)));
    assert_eq!(play.legal(), [Action::Choose(card(Deck::Relics, 1))]);
    assert_eq!(
        play.why_not(Action::Choose(coins[0])),
        Some(Refusal::Turned(coins[0]))
    );
}

/// Weapons: without anything to steal they can still be turned over.
#[test]
fn weapons_may_be_turned_over_for_nothing() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Weapons, [1, 2]))
        .build();
    play.act(Action::TurnOver(CardSet::Weapons(2)));
    assert!(play.saw(Event::NoEffect { seat: Seat::One }));
    assert_eq!(play.state.table.phase, Phase::Turn);
}

/// Theft: a stolen card may complete a set.
#[test]
fn a_stolen_card_may_complete_a_set() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Weapons, [1, 2]))
        .open(Seat::One, &[card(Deck::Coins, 1)])
        .open(Seat::Two, &[card(Deck::Coins, 2)])
        .build();
    play.acts([
        Action::TurnOver(CardSet::Weapons(2)),
        Action::Choose(card(Deck::Coins, 2)),
        Action::TurnOver(CardSet::Coins(2)),
    ]);
    assert_eq!(play.silver(Seat::One), 3);
}

/// Statues: two or more are closed as one set, and no other joins it.
#[test]
fn closed_statues_stay_a_set_of_their_own() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Statues, [4, 5, 6]))
        .up(top(), card(Deck::Statues, 7))
        .build();
    play.act(Action::TurnOver(CardSet::Statues(3)));
    assert_eq!(play.score(Seat::One).decks[Deck::Statues], 6);
    play.act(Action::Take(top()));
    assert_eq!(
        play.score(Seat::One).decks[Deck::Statues],
        7,
        "6 and 1, not 10"
    );
}

/// Statues: any number from two on can be closed.
#[test]
fn any_number_of_statues_from_two_on_can_be_closed() {
    let play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Statues, [4, 5, 6, 7]))
        .build();
    for size in 2..=4 {
        assert_eq!(play.why_not(Action::TurnOver(CardSet::Statues(size))), None);
    }
    assert_eq!(
        play.why_not(Action::TurnOver(CardSet::Statues(5))),
        Some(Refusal::TooFewOpen { open: 4, needed: 5 })
    );
}

/// Porcelain: two or three of one letter can be secured.
#[test]
fn porcelain_of_one_letter_is_closed() {
    let mut play = Position::new(2, &[Deck::Porcelain])
        .open(Seat::One, &cards(Deck::Porcelain, [1, 4, 7, 2]))
        .build();
    assert_eq!(
        play.why_not(Action::TurnOver(CardSet::Porcelain(Letter::B, 2))),
        Some(Refusal::TooFewOpen { open: 1, needed: 2 })
    );
    play.act(Action::TurnOver(CardSet::Porcelain(Letter::A, 3)));
    assert_eq!(play.turned(Seat::One), cards(Deck::Porcelain, [1, 4, 7]));
    assert_eq!(play.score(Seat::One).decks[Deck::Porcelain], 8 + 1);
}

/// Porcelain: a closed pair stays a pair, even if the third piece comes.
#[test]
fn a_closed_pair_of_porcelain_stays_a_pair() {
    let mut play = Position::new(2, &[Deck::Porcelain])
        .open(Seat::One, &cards(Deck::Porcelain, [4, 7]))
        .up(top(), card(Deck::Porcelain, 1))
        .build();
    play.act(Action::TurnOver(CardSet::Porcelain(Letter::A, 2)));
    play.act(Action::Take(top()));
    assert_eq!(play.score(Seat::One).decks[Deck::Porcelain], 4 + 1);
}

/// Which of several cards are turned is the player's choice, where it makes a difference.
#[test]
fn the_player_chooses_which_cards_are_turned() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [1, 4, 5]))
        .build();
    play.act(Action::TurnOver(CardSet::Coins(2)));
    assert_eq!(
        play.legal(),
        cards(Deck::Coins, [1, 4]).map(Action::Choose),
        "one of the two plain coins stands for both"
    );
    play.act(Action::Choose(card(Deck::Coins, 1)));
    assert_eq!(play.turned(Seat::One), cards(Deck::Coins, [1, 4]));
    assert_eq!(play.open(Seat::One), [card(Deck::Coins, 5)]);
}

/// Bonuses are for any time in the own turn: before the action and after it.
#[test]
fn bonuses_can_be_triggered_before_and_after_the_action() {
    let mut play = Position::new(2, &[])
        .open(Seat::One, &cards(Deck::Coins, [6, 7, 8, 9]))
        .build();
    play.acts([
        Action::TurnOver(CardSet::Coins(2)),
        Action::Take(top()),
        Action::TurnOver(CardSet::Coins(2)),
        Action::EndTurn,
    ]);
    assert_eq!(play.silver(Seat::One), 4);
}

/// Relics and monsters have no bonus: no set of theirs can be turned.
#[test]
fn relics_and_monsters_are_never_turned() {
    let play = Position::new(2, &[Deck::VampireMummy, Deck::Relics])
        .open(Seat::One, &cards(Deck::Relics, [1, 2, 6]))
        .open(Seat::One, &cards(Deck::VampireMummy, [1, 6]))
        .build();
    assert!(
        !play
            .legal()
            .iter()
            .any(|action| matches!(action, Action::TurnOver(_)))
    );
}

/// Turning cards over hangs on nothing hidden: what comes of it can be told from what lies open.
#[test]
fn what_turning_over_brings_follows_from_what_lies_open() {
    let game = ArtifactStack::new(Setup::base(3)).unwrap();
    let mut sets = 0;
    for seed in 0..20 {
        let mut state = game.start();
        play_randomly(&game, &mut state, &mut rng(seed), |state| {
            let seat = state.table.seat;
            for action in game.legal(state, seat).iter() {
                if let Action::TurnOver(set) = action {
                    let mut after = *state;
                    game.act(&mut after, seat, action, &mut Unwatched);
                    assert_eq!(game.turned(&state.table, set), after.table, "{set:?}");
                    sets += 1;
                }
            }
            false
        });
    }
    assert!(sets > 200, "only {sets} sets");
}
