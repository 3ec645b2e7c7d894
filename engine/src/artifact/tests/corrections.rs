//! Mistakes at a real table: they are put right without making or losing anything.

use super::position::*;
use crate::artifact::{CardPlace, Correction};
use crate::bytes::Reader;
use crate::record::{Record, RecordError};
use std::vec::Vec;

const VASE: Card = Card::new(Site::Asia, Face::Pottery);

fn correct(play: &mut Play, correction: Correction) -> Result<(), Refusal> {
    let before = play.state;
    let events = &mut play.events;
    let result = play
        .game
        .correct(&mut play.state, correction, &mut |event| events.push(event));
    play.check();
    if result.is_err() {
        assert_eq!(play.state, before, "a refused correction changes nothing");
    }
    result
}

fn markers(seat: Seat, track: Track, markers: u8) -> Correction {
    Correction::Markers {
        seat,
        track,
        markers,
    }
}

fn huts(seat: Seat, site: Site, huts: u8) -> Correction {
    Correction::Huts { seat, site, huts }
}

/// "She has 12, not 11."
#[test]
fn money_is_put_right() {
    let mut play = Position::new(Setup::base(4)).money(Two, 11).ready();
    let correction = Correction::Money {
        seat: Two,
        coins: 12,
    };
    assert_eq!(correct(&mut play, correction), Ok(()));
    assert_eq!(play.money(Two), 12);
    assert!(play.saw(Event::Corrected(correction)));
}

/// However much it is, income and sales do not run over.
#[test]
fn the_greatest_sum_of_money_stays_the_greatest() {
    let mut play = Position::new(Setup::base(4)).hand(One, &[VASE]).ready();
    let correction = Correction::Money {
        seat: One,
        coins: u16::MAX,
    };
    correct(&mut play, correction).unwrap();
    play.act(Action::Sell(VASE)).end();
    play.pass().pass().pass().pass();
    while play.phase() == Phase::Refilling {
        let action = play.legal()[0];
        play.act(action);
    }
    assert_eq!(play.money(One), u16::MAX);
}

/// Huts come from the reserve or go there.
#[test]
fn huts_are_put_right_from_the_reserve() {
    let mut play = Position::new(complete(4)).huts(One, Site::Asia, 2).ready();
    assert_eq!(correct(&mut play, huts(One, Site::Asia, 3)), Ok(()));
    assert_eq!(play.player(One).reserve, 7);
    assert_eq!(correct(&mut play, huts(One, Site::Asia, 0)), Ok(()));
    assert_eq!(play.player(One).reserve, 10);
    let too_many = huts(One, Site::Asia, 11);
    assert_eq!(correct(&mut play, too_many), Err(Refusal::NoHutInReserve));
}

/// Markers come from the board or go there.
#[test]
fn markers_are_put_right_from_the_board() {
    let mut play = Position::new(Setup::base(4))
        .mat(One, [1, 0, 0, 0, 0, 0])
        .ready();
    let board = play.table().board[Track::Ship];
    assert_eq!(correct(&mut play, markers(One, Track::Ship, 2)), Ok(()));
    assert_eq!(play.table().board[Track::Ship], board - 2);
    let full = markers(One, Track::Ship, 6);
    assert_eq!(correct(&mut play, full), Err(Refusal::MatFull));
}

/// The board cannot give what it has not.
#[test]
fn more_markers_than_there_are_cannot_be() {
    let ship = Track::Ship;
    let mut play = Position::new(Setup::base(4))
        .mat(One, [0; 6])
        .mat(Two, [0, 4, 0, 0, 0, 0])
        .ready();
    let five = markers(One, ship, 5);
    assert_eq!(correct(&mut play, five), Err(Refusal::NoneOnBoard(ship)));
}

/// Research markers, with expansion I.
#[test]
fn research_markers_are_put_right() {
    let research = |site, level| Correction::Research {
        seat: One,
        site,
        level,
    };
    let mut play = Position::new(with_research(3)).ready();
    assert_eq!(correct(&mut play, research(Site::Africa, 3)), Ok(()));
    assert_eq!(play.player(One).research[Site::Africa], 3);
    let beyond = research(Site::Africa, 5);
    assert_eq!(correct(&mut play, beyond), Err(Refusal::NotInPlay));
    let left_out = research(Site::Asia, 1);
    assert_eq!(correct(&mut play, left_out), Err(Refusal::NotInPlay));
    let mut play = Position::new(Setup::base(3)).ready();
    let no_tracks = research(Site::Africa, 1);
    assert_eq!(correct(&mut play, no_tracks), Err(Refusal::NotInPlay));
}

/// Roles, with expansion II.
#[test]
fn roles_are_put_right() {
    let role = Correction::Role {
        seat: One,
        role: PARIS,
    };
    let mut play = Position::new(with_roles(4)).role(One, LONDON).ready();
    assert_eq!(correct(&mut play, role), Ok(()));
    assert!(play.player(One).has(PARIS) && !play.player(One).has(LONDON));
    let mut play = Position::new(Setup::base(4)).ready();
    assert_eq!(correct(&mut play, role), Err(Refusal::NotInPlay));
}

/// A card next to a site was read wrongly.
#[test]
fn a_face_up_card_is_exchanged_for_one_that_can_still_be_there() {
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Asia, 2)
        .face_up(Site::Asia, &[Face::Pottery])
        .ready();
    let face_up = |said, is| Correction::FaceUp {
        site: Site::Asia,
        said,
        is,
    };
    let right = face_up(Face::Pottery, Face::Weapons);
    assert_eq!(correct(&mut play, right), Ok(()));
    assert_eq!(
        play.table().face_up,
        pile(&[card(Site::Asia, Face::Weapons)])
    );
    assert_eq!(play.state.decks().count(VASE), 4);
    let not_there = face_up(Face::Pottery, Face::Weapons);
    assert_eq!(correct(&mut play, not_there), Err(Refusal::NotThere));
    let no_such_card = face_up(Face::Weapons, Face::Gold);
    assert_eq!(correct(&mut play, no_such_card), Err(Refusal::NotThere));
}

/// A card that turns out to be cursed cannot be slipped into a load that is being taken.
#[test]
fn no_card_becomes_cursed_while_a_ship_is_loaded() {
    let mut play = Position::new(with_research(4))
        .huts(One, Site::Asia, 1)
        .huts(Two, Site::Asia, 2)
        .face_up(Site::Asia, &[Face::Pottery, Face::Weapons])
        .ready();
    play.act(Action::Ship(Site::Asia));
    let cursed = Correction::FaceUp {
        site: Site::Asia,
        said: Face::Pottery,
        is: Face::Cursed,
    };
    assert_eq!(correct(&mut play, cursed), Err(Refusal::NotNow));
    play.choose(&[VASE]);
}

/// An unseen card was read wrongly: nobody else learns which.
#[test]
fn an_unseen_card_is_put_right_in_private() {
    let mut play = Position::new(complete(4)).unseen(One, &[VASE]).ready();
    let unseen = |seat, is| Correction::Unseen {
        seat,
        site: Site::Asia,
        said: Face::Pottery,
        is,
    };
    assert_eq!(
        correct(&mut play, unseen(Two, Face::Weapons)),
        Err(Refusal::NotThere)
    );
    assert_eq!(
        correct(&mut play, unseen(One, Face::Cursed)),
        Err(Refusal::NotThere)
    );
    let table = *play.table();
    assert_eq!(correct(&mut play, unseen(One, Face::Weapons)), Ok(()));
    assert_eq!(*play.table(), table);
    assert_eq!(play.hand(One), pile(&[card(Site::Asia, Face::Weapons)]));
    assert_eq!(play.events, [Event::HandCorrected { seat: One }]);
}

/// In the middle of a private choice there is nothing public to put right.
#[test]
fn corrections_wait_until_a_choice_is_made_and_end_with_the_game() {
    let money = Correction::Money {
        seat: Two,
        coins: 1,
    };
    let mut play = Position::new(Setup::base(4))
        .huts(One, Site::Asia, 1)
        .ready();
    play.act(Action::Joker(Track::Museum));
    assert_eq!(correct(&mut play, money), Err(Refusal::NotNow));
    let mut play = Position::new(Setup::base(3)).year(1928).ready();
    play.pass().pass().pass();
    assert_eq!(correct(&mut play, money), Err(Refusal::NotNow));
}

/// Seats and sites that are not played with.
#[test]
fn nothing_is_put_right_where_nobody_plays() {
    let mut play = Position::new(Setup::base(3)).ready();
    let empty_seat = huts(Four, Site::Africa, 1);
    assert_eq!(correct(&mut play, empty_seat), Err(Refusal::NotInPlay));
    let left_out = huts(One, Site::Asia, 1);
    assert_eq!(correct(&mut play, left_out), Err(Refusal::NotInPlay));
    let no_markers = markers(Four, Track::Ship, 1);
    assert_eq!(correct(&mut play, no_markers), Err(Refusal::NotInPlay));
}

/// Base Game: Game start up: huts and markers of the set-up are taken back, not corrected.
#[test]
fn while_the_first_huts_are_placed_neither_huts_nor_markers_are_put_right() {
    let mut play = Play::new(Setup::base(3));
    play.act(Action::PlaceHut(Site::Africa));
    let all = huts(One, Site::Africa, 10);
    assert_eq!(correct(&mut play, all), Err(Refusal::NotNow));
    let workers = markers(Two, Track::AfricanWorkers, 6);
    assert_eq!(correct(&mut play, workers), Err(Refusal::NotNow));
}

/// Base Game: III. End of the round: who is asked for a marker has to have room for one.
#[test]
fn a_correction_leaves_whoever_acts_something_to_do() {
    let mut play = Position::new(Setup::base(3))
        .turn(Three)
        .passed(One)
        .passed(Two)
        .mat(Three, [1, 0, 0, 0, 0, 0])
        .ready();
    play.pass();
    assert_eq!(play.phase(), Phase::Refilling);
    assert_eq!(correct(&mut play, markers(Three, Track::Ship, 4)), Ok(()));
    let full = markers(Three, Track::Ship, 5);
    assert_eq!(correct(&mut play, full), Err(Refusal::NotNow));
}

/// Expansion I: Manuscript: a marker that can move has to be left.
#[test]
fn a_correction_leaves_a_manuscript_something_to_move() {
    let mut play = Position::new(with_research(4))
        .year(1928)
        .research(One, [4, 4, 4, 3])
        .hand(One, &cards(Site::Asia, &[Face::Manuscript]))
        .ready();
    play.pass().pass().pass().pass();
    let top = Correction::Research {
        seat: One,
        site: Site::MiddleEast,
        level: 4,
    };
    assert_eq!(correct(&mut play, top), Err(Refusal::NotNow));
}

/// A correction is an entry of the log, and comes back with it.
#[test]
fn corrections_are_entries_of_the_log() {
    let game = Artifact::new(complete(4)).unwrap();
    let mut record: Record<Artifact> = Record::new(game);
    record.decide(One, Action::PlaceHut(Site::Asia)).unwrap();
    let money = Correction::Money {
        seat: Two,
        coins: 3,
    };
    record.correct(money).unwrap();
    let absent = Correction::Money {
        seat: Five,
        coins: 3,
    };
    let refused = Err(RecordError::Correction(Refusal::NotInPlay));
    assert_eq!(record.correct(absent), refused);
    let mut again: Record<Artifact> = Record::new(game);
    again.replay(record.entries()).unwrap();
    assert_eq!(again.hash(), record.hash());
    assert_eq!(again.state().table().players[Two].money, 3);
}

/// Every kind of correction is written and read.
#[test]
fn corrections_read_back_as_they_were_written() {
    for correction in [
        Correction::Money {
            seat: Five,
            coins: 1234,
        },
        huts(Two, Site::America, 3),
        markers(Three, Track::AsianWorkers, 2),
        Correction::Research {
            seat: One,
            site: Site::Africa,
            level: 4,
        },
        Correction::Role {
            seat: Four,
            role: MORLEY,
        },
        Correction::Role {
            seat: Four,
            role: BERLIN,
        },
        Correction::FaceUp {
            site: Site::Asia,
            said: Face::Gold,
            is: Face::Cursed,
        },
        Correction::Unseen {
            seat: One,
            site: Site::MiddleEast,
            said: Face::Weapons,
            is: Face::Fragments,
        },
        Correction::Told {
            seat: Three,
            site: Site::Asia,
            is: Face::Gold,
        },
        moved(VASE, CardPlace::Deck, CardPlace::Site),
        moved(VASE, CardPlace::Market, CardPlace::Gone),
        moved(VASE, CardPlace::Hand(One), CardPlace::Hand(Five)),
        Correction::Tile {
            tile: Tile::DIFFERENT_TYPES,
            owner: None,
        },
        Correction::Tile {
            tile: Tile::DIFFERENT_SITES,
            owner: Some(Five),
        },
        Correction::StandAlone {
            seat: One,
            count: 2,
        },
        Correction::NoRole {
            seat: One,
            role: BERLIN,
        },
        Correction::Start { seat: Three },
        Correction::Round { round: 6 },
        Correction::Passed {
            seat: Two,
            passed: true,
        },
        Correction::Turn { seat: Four },
        Correction::Actions { done: 1 },
    ] {
        let mut bytes: heapless::Vec<u8, 8> = heapless::Vec::new();
        Artifact::write_correction(correction, &mut bytes).unwrap();
        let mut reader = Reader::new(&bytes);
        assert_eq!(Artifact::read_correction(&mut reader), Ok(correction));
        assert_eq!(reader.end(), Ok(()));
    }
}

const fn moved(card: Card, from: CardPlace, to: CardPlace) -> Correction {
    Correction::Card { card, from, to }
}

fn by_house(play: &mut Play, correction: Correction) -> Result<(), Refusal> {
    let before = play.state;
    let events = &mut play.events;
    let result = play
        .game
        .correct_by_house(&mut play.state, correction, &mut |event| events.push(event));
    play.check();
    if result.is_err() {
        assert_eq!(play.state, before, "a refused correction changes nothing");
    }
    result
}

/// A fourth card has no space on the black market.
#[test]
fn no_card_is_put_on_a_full_market() {
    let full =
        [Face::Pottery, Face::Weapons, Face::Jewellery].map(|face| card(Site::America, face));
    let mut play = Position::new(Setup::base(4))
        .hand(One, &[VASE])
        .market(&full)
        .ready();
    let to_the_market = moved(VASE, CardPlace::Hand(One), CardPlace::Market);
    assert_eq!(correct(&mut play, to_the_market), Err(Refusal::MarketFull));
}

/// A card that everybody saw is elsewhere: in another hand, on the market, out of the game.
#[test]
fn an_open_card_is_somewhere_else() {
    let mut play = Position::new(Setup::base(4)).hand(One, &[VASE]).ready();
    let hand = CardPlace::Hand(One);
    let to = CardPlace::Hand(Two);
    assert_eq!(correct(&mut play, moved(VASE, hand, to)), Ok(()));
    assert_eq!(play.hand(Two), pile(&[VASE]));
    assert_eq!(
        correct(&mut play, moved(VASE, hand, to)),
        Err(Refusal::NotThere)
    );
    assert_eq!(
        correct(&mut play, moved(VASE, to, CardPlace::Market)),
        Ok(())
    );
    assert_eq!(play.market(), [VASE]);
    assert_eq!(
        correct(&mut play, moved(VASE, CardPlace::Market, CardPlace::Gone)),
        Ok(())
    );
    assert!(play.table().gone.has(VASE));
    let deck = play.table().deck[Site::Asia];
    assert_eq!(
        correct(&mut play, moved(VASE, CardPlace::Gone, CardPlace::Deck)),
        Ok(())
    );
    assert_eq!(play.table().deck[Site::Asia], deck + 1);
    let nobody = moved(VASE, CardPlace::Deck, CardPlace::Hand(Five));
    assert_eq!(correct(&mut play, nobody), Err(Refusal::NotInPlay));
}

/// Who has a tile decides about income and about the last round, which is found anew.
#[test]
fn a_tile_is_somebody_elses_and_the_last_round_follows() {
    let tiles: Vec<Tile> = TileSet::INCOME_TRACK.iter().collect();
    let (last, others) = tiles.split_last().unwrap();
    let mut play = Position::new(Setup::base(4))
        .tiles(One, others.iter().copied())
        .ready();
    assert_eq!(play.table().last_round, None);
    let owner = |owner| Correction::Tile { tile: *last, owner };
    assert_eq!(correct(&mut play, owner(Some(Two))), Ok(()));
    assert!(play.player(Two).tiles.contains(*last));
    let trigger = EndTrigger::IncomeTrackEmpty;
    assert_eq!(play.table().last_round, Some(trigger));
    assert!(play.saw(Event::LastRound { trigger }));
    assert_eq!(correct(&mut play, owner(None)), Ok(()));
    assert_eq!(play.table().last_round, None);
}

#[test]
fn year_start_player_and_who_has_passed_are_put_right() {
    let mut play = Position::new(Setup::base(4)).ready();
    assert_eq!(
        correct(&mut play, Correction::Start { seat: Three }),
        Ok(())
    );
    assert_eq!(play.table().start, Three);
    assert_eq!(correct(&mut play, Correction::Round { round: 1 }), Ok(()));
    assert_eq!(play.table().round, 1);
    let last = play.game.setup().values.rounds - 1;
    assert_eq!(
        correct(&mut play, Correction::Round { round: last }),
        Ok(())
    );
    assert_eq!(play.table().last_round, Some(EndTrigger::LastYear));
    let beyond = Correction::Round { round: last + 1 };
    assert_eq!(correct(&mut play, beyond), Err(Refusal::NotInPlay));
    assert_eq!(correct(&mut play, Correction::Round { round: 0 }), Ok(()));
    let passed = |seat, passed| Correction::Passed { seat, passed };
    assert_eq!(correct(&mut play, passed(Two, true)), Ok(()));
    assert!(play.player(Two).passed);
    // Whose turn it is has not passed; it is made somebody else's turn first.
    assert_eq!(correct(&mut play, passed(One, true)), Err(Refusal::NotNow));
    assert_eq!(correct(&mut play, Correction::Turn { seat: Three }), Ok(()));
    assert_eq!((play.seat(), play.phase()), (Three, Phase::Turn));
    assert_eq!(correct(&mut play, passed(One, true)), Ok(()));
    assert_eq!(correct(&mut play, Correction::Turn { seat: One }), Ok(()));
    assert_eq!(play.phase(), Phase::PassedTurn);
}

#[test]
fn actions_done_and_roles_not_held_are_put_right() {
    let mut play = Position::new(with_roles(4)).role(One, BERLIN).ready();
    assert_eq!(correct(&mut play, Correction::Actions { done: 1 }), Ok(()));
    assert_eq!(play.table().actions_done, 1);
    assert_eq!(
        correct(&mut play, Correction::Actions { done: 3 }),
        Err(Refusal::NotNow)
    );
    let none = Correction::NoRole {
        seat: One,
        role: BERLIN,
    };
    assert_eq!(correct(&mut play, none), Ok(()));
    assert_eq!(play.player(One).city, None);
    assert_eq!(correct(&mut play, none), Err(Refusal::NotThere));
}

/// What the rules forbid but the table did: money after the end. An eleventh hut there is not.
#[test]
fn the_table_puts_right_what_the_rules_would_not() {
    let money = Correction::Money {
        seat: Two,
        coins: 1,
    };
    let mut play = Position::new(Setup::base(3)).year(1928).ready();
    play.pass().pass().pass();
    assert_eq!(correct(&mut play, money), Err(Refusal::NotNow));
    assert_eq!(by_house(&mut play, money), Ok(()));
    let house = play.events.iter().rev().take(2).rev();
    assert!(house.eq(&[Event::House, Event::Corrected(money)]));
    let all = play.game.setup().values.huts;
    assert_eq!(
        by_house(&mut play, huts(One, Site::Africa, all + 1)),
        Err(Refusal::NoHutInReserve)
    );
    assert_eq!(by_house(&mut play, huts(One, Site::Africa, all)), Ok(()));
}

/// The table put a hut and its marker elsewhere before the first round.
#[test]
fn the_table_makes_no_marker_before_the_first_round() {
    let mut play = Play::new(Setup::base(3));
    play.act(Action::PlaceHut(Site::Africa));
    let workers = markers(Two, Track::AfricanWorkers, 6);
    assert_eq!(by_house(&mut play, workers), Err(Refusal::NotNow));
}
