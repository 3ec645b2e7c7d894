//! Base Game: Overview of the Actions, V. Sell artifact and VI. Buy artifact.

use super::position::*;

const VASE: Card = Card::new(Site::Asia, Face::Pottery);
const GEM: Card = Card::new(Site::Africa, Face::Jewellery);
const SWORD: Card = Card::new(Site::America, Face::Weapons);
const BUST: Card = Card::new(Site::MiddleEast, Face::Sculpture);

/// The number on the ship track below a coin.
fn below_coin(setup: &Setup, coin: u8) -> u8 {
    let place = setup.values.coins.iter().position(|one| *one == coin);
    setup.values.tracks[Track::Ship][place.unwrap()]
}

/// The next ship covers the space below a coin.
fn under(coin: u8) -> Position {
    let setup = Setup::base(4);
    Position::new(setup).covering(Track::Ship, below_coin(&setup, coin))
}

/// Base Game: V. Sell artifact, Example: 5 coins.
#[test]
fn a_sale_brings_the_five_coins_above_the_ship() {
    let mut play = under(5).hand(One, &[VASE]).money(One, 0).ready();
    play.act(Action::Sell(VASE));
    assert_eq!(play.money(One), 5);
    assert_eq!(play.player(One).mat[Track::Ship], 0);
    assert_eq!(play.market(), [VASE]);
    assert!(play.hand(One).is_empty());
    assert_eq!(play.table().actions_done, 1);
    assert!(play.saw(Event::Sold {
        seat: One,
        card: VASE,
        coins: 5,
        pushed_out: None
    }));
}

/// Base Game: V. Sell artifact: the number of the ship track is not paid.
#[test]
fn a_sale_costs_nothing() {
    let mut play = under(4).hand(One, &[VASE]).money(One, 0).ready();
    play.act(Action::Sell(VASE));
    assert_eq!(play.money(One), 4);
}

/// Base Game: V. Sell artifact: the card goes to the right, the others shift to the left.
#[test]
fn older_cards_lie_to_the_left_of_a_sold_one() {
    let mut play = under(5).market(&[GEM, SWORD]).hand(One, &[VASE]).ready();
    play.act(Action::Sell(VASE));
    assert_eq!(play.market(), [GEM, SWORD, VASE]);
    assert_eq!(play.table().market[Space::Right], Some(VASE));
}

/// Base Game: V. Sell artifact: with three cards the leftmost leaves the game.
#[test]
fn a_fourth_card_pushes_the_leftmost_out_of_the_game() {
    let mut play = under(5)
        .market(&[GEM, SWORD, BUST])
        .hand(One, &[VASE])
        .ready();
    play.act(Action::Sell(VASE));
    assert_eq!(play.market(), [SWORD, BUST, VASE]);
    assert_eq!(play.table().gone, pile(&[GEM]));
}

/// Base Game: V. Sell artifact: with a free space nothing is pushed out.
#[test]
fn with_a_space_free_no_card_is_pushed_out() {
    let mut play = Position::new(Setup::base(4))
        .mat(One, [0, 2, 0, 0, 0, 0])
        .market(&[GEM, SWORD, BUST])
        .hand(One, &[VASE])
        .ready();
    play.act(Action::Buy(Space::Middle));
    assert_eq!(play.market(), [GEM, BUST]);
    play.act(Action::Sell(VASE));
    assert_eq!(play.market(), [GEM, BUST, VASE]);
    assert!(play.table().gone.is_empty());
}

/// Base Game: V. Sell artifact, Important: no joker.
#[test]
fn a_joker_sells_nothing() {
    let mut play = Position::new(Setup::base(4))
        .mat(One, [1, 0, 0, 0, 0, 0])
        .huts(One, Site::Asia, 1)
        .hand(One, &[VASE])
        .ready();
    assert_eq!(
        play.refused(Action::Sell(VASE)),
        Refusal::NoMarker(Track::Ship)
    );
    play.act(Action::Joker(Track::Museum));
    assert_eq!(play.refused(Action::Sell(VASE)), Refusal::NoJokerOnMarket);
}

/// Base Game: V. Sell artifact: a card from the hand.
#[test]
fn only_a_card_in_hand_can_be_sold() {
    let play = under(5).hand(Two, &[VASE]).ready();
    assert_eq!(play.refused(Action::Sell(VASE)), Refusal::NotThere);
}

/// Base Game: VI. Buy artifact, Example: 4 coins.
#[test]
fn a_purchase_costs_the_four_coins_above_the_ship() {
    let mut play = under(4).market(&[VASE]).ready();
    play.act(Action::Buy(Space::Left));
    assert_eq!(play.money(One), 16);
    assert_eq!(play.player(One).mat[Track::Ship], 0);
    assert_eq!(play.hand(One), pile(&[VASE]));
    assert!(play.market().is_empty());
    assert_eq!(play.table().actions_done, 1);
    assert!(play.saw(Event::Bought {
        seat: One,
        card: VASE,
        coins: 4
    }));
}

/// Base Game: VI. Buy artifact: any of the spaces.
#[test]
fn any_card_of_the_market_can_be_bought() {
    for (space, card) in Space::ALL.into_iter().zip([GEM, SWORD, BUST]) {
        let mut play = under(4).market(&[GEM, SWORD, BUST]).ready();
        play.act(Action::Buy(space));
        assert_eq!(play.hand(One), pile(&[card]));
        assert_eq!(play.market().len(), 2);
    }
}

/// Base Game: VI. Buy artifact, Important: no joker.
#[test]
fn a_joker_buys_nothing() {
    let mut play = Position::new(Setup::base(4))
        .mat(One, [1, 0, 0, 0, 0, 0])
        .huts(One, Site::Asia, 1)
        .market(&[VASE])
        .ready();
    let buy = Action::Buy(Space::Left);
    assert_eq!(play.refused(buy), Refusal::NoMarker(Track::Ship));
    play.act(Action::Joker(Track::Museum));
    assert_eq!(play.refused(buy), Refusal::NoJokerOnMarket);
}

/// Base Game: VI. Buy artifact: the money has to be there.
#[test]
fn a_purchase_needs_the_money_for_it() {
    let play = under(4).market(&[VASE]).money(One, 3).ready();
    assert_eq!(
        play.refused(Action::Buy(Space::Left)),
        Refusal::TooExpensive { cost: 4, money: 3 }
    );
}

/// Base Game: VI. Buy artifact: there has to be a card.
#[test]
fn nothing_can_be_bought_from_an_empty_space() {
    let play = under(4).market(&[VASE]).ready();
    assert!(play.offers(Action::Buy(Space::Left)));
    assert_eq!(
        play.refused(Action::Buy(Space::Middle)),
        Refusal::MarketSpaceEmpty
    );
}

/// Base Game: V and VI: the price follows the space that the ship covers.
#[test]
fn the_price_is_the_coin_above_the_space_that_is_covered() {
    let coins = Setup::base(5).values.coins;
    let mut play = Position::new(Setup::base(5)).ready();
    for markers in 0..10 {
        play.state.table.board[Track::Ship] = markers;
        assert_eq!(
            play.game.market_price(play.table()),
            coins[markers as usize]
        );
    }
}

/// Base Game: V and VI: two dealings in a turn, each with its own ship.
#[test]
fn selling_and_buying_in_one_turn_take_two_ships_and_two_prices() {
    let mut play = Position::new(Setup::base(4))
        .mat(One, [0, 2, 0, 0, 0, 0])
        .covering(Track::Ship, 4)
        .hand(One, &[VASE])
        .market(&[GEM])
        .money(One, 0)
        .ready();
    let prices = [play.game.values().coins[2], play.game.values().coins[3]];
    play.act(Action::Sell(VASE)).act(Action::Buy(Space::Left));
    assert_eq!(play.money(One), u16::from(prices[0]) - u16::from(prices[1]));
    assert_eq!(play.hand(One), pile(&[GEM]));
    assert_eq!(play.market(), [VASE]);
}

/// Base Game: V. Sell artifact: a card drawn unseen becomes known to all.
#[test]
fn selling_a_card_shows_it_to_everybody() {
    let mut play = Position::new(with_roles(4)).unseen(One, &[VASE]).ready();
    let mut state = play.state;
    let barrier = play
        .game
        .apply(&mut state, One, Action::Sell(VASE), &mut |_| {});
    assert_eq!(barrier, Ok(Barrier::Reveal));
    play.act(Action::Sell(VASE));
    assert!(!play.table().unseen.has(VASE) || play.state.decks().has(VASE));
    assert_eq!(play.player(One).unseen[Site::Asia], 0);
}
