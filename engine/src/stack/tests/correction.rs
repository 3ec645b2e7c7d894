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
        Correction::Looked { place, is },
        Correction::Taken { said, is },
    ] {
        let mut bytes: heapless::Vec<u8, { crate::log::CORRECTION_BYTES }> = heapless::Vec::new();
        ArtifactStack::write_correction(correction, &mut bytes).expect("it fits");
        let mut reader = Reader::new(&bytes);
        assert_eq!(ArtifactStack::read_correction(&mut reader), Ok(correction));
        assert_eq!(reader.left(), 0);
        let cut = bytes.get(..bytes.len() - 1).expect("shorter");
        assert!(ArtifactStack::read_correction(&mut Reader::new(cut)).is_err());
    }
    assert!(ArtifactStack::read_correction(&mut Reader::new(&[9, 0, 0])).is_err());
}
