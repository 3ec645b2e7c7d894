//! Corrections at a real table.

use super::*;
use crate::bytes::Reader;
use crate::game::Observer;
use crate::stack::Correction;

impl Play {
    fn correct(&mut self, correction: Correction) -> Result<(), Refusal> {
        let before = self.state;
        let seen = &mut self.seen;
        let mut witness = |event| seen.push(event);
        let result = self.game.correct(&mut self.state, correction, &mut witness);
        self.sound();
        if result.is_err() {
            assert_eq!(self.state, before, "a refused correction changed something");
        }
        result
    }
}

/// A seat's silver, which the bank makes up for.
#[test]
fn silver_is_put_right_with_the_bank() {
    let mut play = Position::new(2, &[]).build();
    let correction = Correction::Silver {
        seat: Seat::Two,
        silver: 5,
    };
    assert_eq!(play.correct(correction), Ok(()));
    assert_eq!(play.silver(Seat::Two), 5);
    assert_eq!(play.state.table.bank, 33);
    assert!(play.saw(Event::Corrected(correction)));
    let too_much = Correction::Silver {
        seat: Seat::Two,
        silver: 39,
    };
    assert_eq!(play.correct(too_much), Err(Refusal::NotInBank));
    let nobody = Correction::Silver {
        seat: Seat::Three,
        silver: 1,
    };
    assert_eq!(play.correct(nobody), Err(Refusal::NotInPlay));
}

/// A helper is with somebody else, or beside the temple.
#[test]
fn helpers_are_put_right() {
    let mut play = Position::new(2, &[])
        .helper(Seat::One, Helper::Priest)
        .build();
    let helper = Helper::Priest;
    let seat = Some(Seat::Two);
    assert_eq!(play.correct(Correction::Helper { helper, seat }), Ok(()));
    assert!(play.state.table.players[Seat::Two].helpers.contains(helper));
    assert_eq!(
        play.correct(Correction::Helper { helper, seat: None }),
        Ok(())
    );
    assert!(play.state.table.helpers.contains(helper));
    let helper = Helper::Butler;
    assert_eq!(
        play.correct(Correction::Helper { helper, seat }),
        Err(Refusal::NotInPlay)
    );
}

/// An open artifact lies before somebody else.
#[test]
fn the_owner_of_an_artifact_is_put_right() {
    let coin = card(Deck::Coins, 1);
    let mut play = Position::new(2, &[]).open(Seat::One, &[coin]).build();
    let seat = Seat::Two;
    assert_eq!(play.correct(Correction::Owner { card: coin, seat }), Ok(()));
    assert_eq!(play.open(Seat::Two), [coin]);
    let card = card(Deck::Coins, 2);
    assert_eq!(
        play.correct(Correction::Owner { card, seat }),
        Err(Refusal::NotOpen(card))
    );
}

/// A face-up card of the temple is another one that can still be.
#[test]
fn a_face_up_card_is_put_right() {
    let said = card(Deck::Coins, 1);
    let mut play = Position::new(2, &[]).up(top(), said).build();
    let is = play.state.table.unseen.minus(&play.game.down).nth(0);
    let is = is.expect("an open card is left over");
    let place = top();
    assert_eq!(play.correct(Correction::FaceUp { place, is }), Ok(()));
    assert_eq!(play.state.table.temple.face_up(top()), Some(is));
    assert!(play.state.table.unseen.contains(said));
    let hidden = card(Deck::Coins, 3);
    assert_eq!(
        play.correct(Correction::FaceUp { place, is: hidden }),
        Err(Refusal::CannotBe(hidden))
    );
}

/// A card that was said to lie face down lies face up: what was seen of it was another card.
#[test]
fn a_card_that_lies_face_up_after_all_is_put_right() {
    let mut play = Position::new(2, &[]).down(top()).down(heart()).build();
    play.act(Action::Look(top()));
    let seen = play.game.possible_face_down(&play.state).nth(0);
    play.deal(Outcome::Card(seen.expect("a card")));
    let is = play.state.table.unseen.minus(&play.game.down).nth(0);
    let (place, is) = (top(), is.expect("an open card is left over"));
    assert_eq!(play.correct(Correction::FaceUp { place, is }), Ok(()));
    let temple = &play.state.table.temple;
    assert_eq!(temple.face_up(place), Some(is));
    assert!(!temple.face_down().contains(place) && temple.looked_at().is_empty());
}

/// No more cards lie face down than there are with such a back.
#[test]
fn a_card_lies_face_down_only_if_there_can_be_one_more() {
    let said = card(Deck::Coins, 1);
    let mut play = Position::new(2, &[]).up(top(), said).down(heart()).build();
    let all = play.state.table.unseen.and(&play.game.down).len();
    assert_eq!(all, 1, "the one that lies there");
    let place = top();
    let refused = play.correct(Correction::FaceDown { place });
    assert_eq!(refused, Err(Refusal::NoneLeft));
    let place = heart();
    let refused = play.correct(Correction::FaceDown { place });
    assert_eq!(refused, Err(Refusal::NothingThere(place)));
}

/// While a temple is laid out, only what lies there is put right.
#[test]
fn a_temple_is_put_right_while_it_is_laid_out() {
    let game = ArtifactStack::new(Setup::base(2)).expect("a set-up");
    let mut state = game.start();
    let mut said = None;
    while state.table.phase != Phase::Laying || state.table.temple.standing.len() < 9 {
        let outcome = match state.table.phase {
            Phase::Laying => {
                let odds = game.odds(&state).expect("odds");
                let open = |outcome: &Outcome| matches!(outcome, Outcome::Card(_));
                let open = odds.iter().map(|(outcome, _)| outcome).find(open);
                said = said.or(open);
                open.expect("a card")
            }
            _ => game
                .odds(&state)
                .and_then(|odds| odds.pick(0))
                .expect("odds"),
        };
        game.deal(&mut state, outcome, &mut Unwatched);
    }
    let place = Place::ALL[0];
    let down = Correction::FaceDown { place };
    assert_eq!(game.correct(&mut state, down, &mut Unwatched), Ok(()));
    assert!(state.table.temple.face_down().contains(place));
    let Some(Outcome::Card(is)) = said else {
        panic!("a card was laid");
    };
    let up = Correction::FaceUp { place, is };
    assert_eq!(game.correct(&mut state, up, &mut Unwatched), Ok(()));
    assert_eq!(state.table.temple.face_up(place), Some(is));
    let silver = Correction::Silver {
        seat: Seat::One,
        silver: 1,
    };
    let refused = game.correct(&mut state, silver, &mut Unwatched);
    assert_eq!(refused, Err(Refusal::NotNow));
    assert_eq!(game.check(&state), Ok(()));
}

/// A card that was looked at is another: nobody is told which.
#[test]
fn a_look_is_put_right_in_private() {
    let mut play = Position::new(2, &[]).down(top()).down(heart()).build();
    play.act(Action::Look(top()));
    let possible = play.game.possible_face_down(&play.state);
    let [said, is] = [0, 1].map(|number| possible.nth(number).expect("two cards"));
    play.deal(Outcome::Card(said));
    let place = top();
    assert_eq!(play.correct(Correction::Looked { place, is }), Ok(()));
    assert_eq!(play.seen.last(), Some(&Event::LookCorrected { place }));
    let view = play.game.view(&play.state, Observer::Seat(Seat::One));
    assert_eq!(view.card(top()), Some(is));
    let place = heart();
    assert_eq!(
        play.correct(Correction::Looked { place, is: said }),
        Err(Refusal::NotSeen(place))
    );
}

/// A card was called another when it was taken.
#[test]
fn a_taken_card_is_put_right() {
    let mut play = Position::new(2, &[]).down(top()).down(heart()).build();
    play.act(Action::Take(top()));
    let possible = play.game.possible_face_down(&play.state);
    let [said, is] = [0, 1].map(|number| possible.nth(number).expect("two cards"));
    play.deal(Outcome::Card(said));
    assert_eq!(play.correct(Correction::Taken { said, is }), Ok(()));
    assert_eq!(play.open(Seat::One), [is]);
    assert_eq!(
        play.correct(Correction::Taken { said, is }),
        Err(Refusal::NotOpen(said))
    );
}

/// Corrections come between the small decisions, not within one.
#[test]
fn nothing_is_put_right_within_a_decision() {
    let mut play = Position::new(2, &[]).down(top()).build();
    play.act(Action::Take(top()));
    let correction = Correction::Silver {
        seat: Seat::One,
        silver: 0,
    };
    assert_eq!(play.correct(correction), Err(Refusal::NotNow));
}

/// Statues that were turned over as a set lie open again, and the other way.
#[test]
fn a_set_is_turned_over_and_back() {
    let statues = [1, 2, 3].map(|number| card(Deck::Statues, number));
    let mut play = Position::new(2, &[Deck::Statues])
        .open(Seat::One, &statues)
        .build();
    let turned = |cards, turned| Correction::Turned {
        deck: Deck::Statues,
        cards,
        turned,
    };
    assert_eq!(play.correct(turned(0b11, true)), Ok(()));
    assert_eq!(play.state.table.closed.statues[0], 0b11);
    assert_eq!(play.open(Seat::One), [statues[2]]);
    // One card is no set, and these two never were one.
    assert_eq!(play.correct(turned(0b100, true)), Err(Refusal::NotNow));
    assert_eq!(play.correct(turned(0b110, false)), Err(Refusal::NoSuchSet));
    assert_eq!(play.correct(turned(0b11, false)), Ok(()));
    assert_eq!(play.state.table.closed.statues, [0; 4]);
    assert_eq!(play.open(Seat::One), statues);
}

#[test]
fn a_card_left_the_game_or_did_not() {
    let coin = card(Deck::Coins, 1);
    let mut play = Position::new(2, &[Deck::Coins])
        .open(Seat::One, &[coin])
        .build();
    assert_eq!(play.correct(Correction::Removed { card: coin }), Ok(()));
    assert!(play.state.table.gone.contains(coin));
    let seat = Seat::Two;
    assert_eq!(play.correct(Correction::Owner { card: coin, seat }), Ok(()));
    assert_eq!(play.open(Seat::Two), [coin]);
}

#[test]
fn it_is_somebody_elses_turn_or_more_is_left_in_it() {
    let mut play = Position::new(3, &[]).build();
    let turn = Correction::Turn { seat: Seat::Three };
    assert_eq!(play.correct(turn), Ok(()));
    assert_eq!(play.game.actor(&play.state), Actor::Seat(Seat::Three));
    assert_eq!(play.correct(Correction::Actions { actions: 2 }), Ok(()));
    assert_eq!(play.state.table.actions, 2);
    assert_eq!(play.correct(Correction::Actions { actions: 0 }), Ok(()));
    assert!(play.state.table.acted);
    let nobody = Correction::Turn { seat: Seat::Four };
    assert_eq!(play.correct(nobody), Err(Refusal::NotInPlay));
}

/// What the rules forbid but the table did: silver changes hands within a decision.
#[test]
fn the_table_puts_right_what_the_rules_would_not() {
    let mut play = Position::new(2, &[]).down(top()).build();
    play.act(Action::Take(top()));
    let silver = |silver| Correction::Silver {
        seat: Seat::One,
        silver,
    };
    assert_eq!(play.correct(silver(0)), Err(Refusal::NotNow));
    let mut seen = Vec::new();
    let game = play.game;
    game.correct_by_house(&mut play.state, silver(0), &mut |event| seen.push(event))
        .expect("the table decides");
    assert_eq!(seen, [Event::House, Event::Corrected(silver(0))]);
    let before = play.state;
    // There are 40 silver and no more, whatever the table says.
    let more = game.correct_by_house(&mut play.state, silver(41), &mut |_| {});
    assert_eq!((more, play.state), (Err(Refusal::NotInBank), before));
    play.sound();
}

/// Corrections read back as they were written, and nothing else reads as one.
#[test]
fn corrections_read_back_as_they_were_written() {
    let seat = Seat::Two;
    let [said, is] = [card(Deck::Coins, 1), card(Deck::Treasure, 9)];
    let place = heart();
    let helper = Helper::Butler;
    for correction in [
        Correction::Silver { seat, silver: 12 },
        Correction::Helper { helper, seat: None },
        Correction::Helper {
            helper,
            seat: Some(seat),
        },
        Correction::Owner { card: said, seat },
        Correction::FaceUp { place, is },
        Correction::FaceDown { place },
        Correction::Looked { place, is },
        Correction::Taken { said, is },
        Correction::Turned {
            deck: Deck::Statues,
            cards: 0x101,
            turned: true,
        },
        Correction::Removed { card: said },
        Correction::Turn { seat },
        Correction::Actions { actions: 2 },
    ] {
        let mut bytes: heapless::Vec<u8, { crate::log::CORRECTION_BYTES }> = heapless::Vec::new();
        ArtifactStack::write_correction(correction, &mut bytes).expect("it fits");
        let mut reader = Reader::new(&bytes);
        assert_eq!(ArtifactStack::read_correction(&mut reader), Ok(correction));
        assert_eq!(reader.left(), 0);
        let cut = bytes.get(..bytes.len() - 1).expect("shorter");
        assert!(ArtifactStack::read_correction(&mut Reader::new(cut)).is_err());
    }
    assert!(ArtifactStack::read_correction(&mut Reader::new(&[11, 0, 0])).is_err());
}
