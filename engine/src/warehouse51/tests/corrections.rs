//! Mistakes at a real table: what can be put right, what not, and that nothing gets lost by it.

use super::*;
use crate::bytes::Reader;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

impl At {
    fn corrects(&mut self, correction: Correction) {
        let mut seen = Vec::new();
        self.game
            .correct(&mut self.state, correction, &mut |event| seen.push(event))
            .unwrap_or_else(|why| panic!("{correction:?}: {why:?}"));
        self.seen.extend(seen);
        self.sound();
    }

    fn rejects(&self, correction: Correction, why: Refusal) {
        let mut state = self.state;
        let result = self.game.correct(&mut state, correction, &mut |_| {});
        assert_eq!(result, Err(why));
        assert_eq!(state, self.state);
    }
}

const fn gold(seat: Seat, ingots: u8) -> Correction {
    Correction::Gold { seat, ingots }
}

/// "She has 12, not 10": the bank makes up for it.
#[test]
fn a_players_ingots_are_put_right_with_the_bank() {
    let mut at = players(3).ready();
    at.corrects(gold(Two, 12));
    assert_eq!((at.gold(Two), at.table().bank), (12, 18));
    at.corrects(gold(Two, 0));
    assert_eq!((at.gold(Two), at.table().bank), (0, 30));
    assert!(at.saw(Event::Corrected(gold(Two, 12))));
    at.rejects(gold(Two, 31), Refusal::BankShort { bank: 30 });
    at.rejects(gold(Four, 1), Refusal::NotInPlay);
}

/// The bank is put right with what is left in the box.
#[test]
fn the_bank_is_put_right_with_the_box() {
    let mut at = players(3).ready();
    at.corrects(Correction::Bank { ingots: 25 });
    assert_eq!((at.table().bank, at.table().boxed), (25, 15));
    let bank = |ingots| Correction::Bank { ingots };
    at.rejects(bank(41), Refusal::BeyondTheBox { left: 40 });
    at.rejects(bank(71), Refusal::BeyondAllGold { ingots: 70 });
}

/// A bid that leads has to stay covered.
#[test]
fn a_leading_bid_stays_covered() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[6]);
    at.rejects(gold(Two, 5), Refusal::BidStands { bid: 6 });
    at.corrects(gold(Two, 6));
    at.corrects(gold(Three, 1));
}

/// Closed fists must neither lose their cover nor be guessed at.
#[test]
fn nothing_is_put_right_while_fists_are_closed() {
    let mut at = players(3).ready();
    at.up(Excalibur);
    at.corrects(gold(Two, 9));
    at.does(Two, Action::Bid(3));
    at.rejects(gold(Two, 9), Refusal::NotNow);
    at.rejects(gold(Three, 9), Refusal::NotNow);
}

/// A relic lies with another player, or was thrown out by mistake.
#[test]
fn a_relic_is_given_to_its_real_owner() {
    let mut at = players(3)
        .owns(One, &[GoldenFleece])
        .pawned(&[GoldenFleece])
        .ready();
    let owner = |owner| Correction::Owner {
        relic: GoldenFleece,
        owner,
    };
    at.corrects(owner(Some(Three)));
    assert!(at.relics(Three).contains(GoldenFleece));
    assert_eq!(at.table().pawn_tiles, 6);
    at.corrects(owner(None));
    assert!(at.table().gone.contains(GoldenFleece));
    at.corrects(owner(Some(One)));
    assert!(at.relics(One).contains(GoldenFleece));
    at.rejects(owner(Some(Five)), Refusal::NotInPlay);
    let in_stack = Correction::Owner {
        relic: Excalibur,
        owner: Some(One),
    };
    at.rejects(in_stack, Refusal::NotThere);
}

/// Who owns the boots after a correction reveals.
#[test]
fn a_correction_may_change_who_reveals() {
    let mut at = players(3).owns(Two, &[SevenLeagueBoots]).ready();
    assert_eq!(at.table().seat, Two);
    at.corrects(Correction::Owner {
        relic: SevenLeagueBoots,
        owner: Some(Three),
    });
    assert_eq!(at.table().seat, Three);
    let mut at = players(3).ready();
    at.corrects(Correction::LastWinner { seat: Three });
    assert_eq!(at.table().seat, Three);
}

/// A pawn tile was forgotten, or lies on the wrong relic.
#[test]
fn a_pawn_tile_is_put_right() {
    let mut at = players(3).owns(One, &[GoldenFleece]).ready();
    let pawned = |pawned| Correction::Pawned {
        relic: GoldenFleece,
        pawned,
    };
    at.rejects(pawned(false), Refusal::AsItIs);
    at.corrects(pawned(true));
    assert_eq!(at.table().pawn_tiles, 5);
    at.corrects(pawned(false));
    assert_eq!(at.table().pawn_tiles, 6);
    let nobodys = Correction::Pawned {
        relic: Excalibur,
        pawned: true,
    };
    at.rejects(nobodys, Refusal::NotThere);
}

/// Another relic of the same stack was turned up: its auction begins anew, of its own kind.
#[test]
fn the_relic_that_really_came_up_is_auctioned() {
    let mut at = players(3).ready();
    at.up(HolyGrail).calls(&[3, 0]);
    at.corrects(Correction::Revealed { is: Excalibur });
    assert_eq!(at.table().relic, Some(Excalibur));
    assert_eq!(at.phase(), Phase::FistAuction);
    assert!(at.table().stacks.contains(HolyGrail));
    assert_eq!(at.table().bids, PerSeat::all(0));
    let other_stack = Correction::Revealed { is: GoldenFleece };
    at.rejects(other_stack, Refusal::NotThere);
    let at = players(3).ready();
    let nothing_up = Correction::Revealed { is: Excalibur };
    at.rejects(nothing_up, Refusal::NotNow);
}

const fn taken(said: Relic, is: Relic) -> Correction {
    Correction::Taken { said, is }
}

/// A relic was named wrongly and its auction is over: the real one changes places with it.
#[test]
fn a_relic_that_was_bought_is_really_another_of_its_stack() {
    let mut at = players(3)
        .owns(Two, &[HolyGrail])
        .pawned(&[HolyGrail])
        .ready();
    at.corrects(taken(HolyGrail, Excalibur));
    assert_eq!(at.relics(Two), RelicSet::only(Excalibur));
    assert_eq!(at.table().players[Two].pawned, RelicSet::only(Excalibur));
    assert!(at.table().stacks.contains(HolyGrail));
    assert!(!at.table().stacks.contains(Excalibur));
    assert!(at.saw(Event::Corrected(taken(HolyGrail, Excalibur))));
    // What was said can still come up.
    at.up(HolyGrail);
}

/// One that nobody bid for may have been named wrongly too.
#[test]
fn a_relic_that_left_is_really_another_of_its_stack() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[0, 0, 0]);
    assert!(at.table().gone.contains(GoldenFleece));
    at.corrects(taken(GoldenFleece, PandorasBox));
    assert_eq!(at.table().gone, RelicSet::only(PandorasBox));
    at.up(GoldenFleece);
}

/// It came from its own stack, and only what is still there can be it.
#[test]
fn a_relic_is_taken_for_no_other_than_one_of_its_stack() {
    let at = players(3).owns(Two, &[HolyGrail, Excalibur]).ready();
    at.rejects(taken(HolyGrail, GoldenFleece), Refusal::NotThere);
    at.rejects(taken(HolyGrail, Excalibur), Refusal::NotThere);
    at.rejects(taken(HolyGrail, HolyGrail), Refusal::NotThere);
    at.rejects(taken(UnicornHorn, SevenLeagueBoots), Refusal::NotThere);
}

/// Who reveals may be another, if it is the boots.
#[test]
fn boots_that_were_named_wrongly_reveal_from_now_on() {
    let mut at = players(3).owns(Three, &[HolyGrail]).ready();
    assert_eq!(at.table().seat, One);
    at.corrects(taken(HolyGrail, SevenLeagueBoots));
    assert_eq!(at.table().seat, Three);
}

/// Nobody learns by it what somebody saw on top of a stack.
#[test]
fn a_top_that_was_seen_changes_places_with_what_was_said() {
    let mut at = players(3)
        .owns(One, &[BabaYagasMortar])
        .owns(Two, &[HolyGrail])
        .ready();
    for relic in [Excalibur, GoldenFleece, AladdinsLamp, Amenonuhoko] {
        at.deal(Outcome::Relic(relic));
    }
    at.corrects(taken(HolyGrail, Excalibur));
    assert_eq!(at.state.secret.tops[Colour::Blue], Some(HolyGrail));
    assert!(at.relics(Two).contains(Excalibur));
}

/// A counterfeit was mistyped: only its neighbours learn what it is.
#[test]
fn a_counterfeit_is_put_right_in_secret() {
    let mut at = players(4).fake(Two, Excalibur).ready();
    let is = Tamatebako;
    at.corrects(Correction::Counterfeit {
        left_of: Two,
        said: Excalibur,
        is,
    });
    assert_eq!(at.state.counterfeits(left_of(Two)), RelicSet::only(is));
    let told = Event::CounterfeitCorrected {
        between: [Two, Three],
    };
    assert!(at.saw(told));
    let not_said = Correction::Counterfeit {
        left_of: Two,
        said: Excalibur,
        is: GoldenFleece,
    };
    at.rejects(not_said, Refusal::NotThere);
    let there_already = Correction::Counterfeit {
        left_of: Two,
        said: is,
        is,
    };
    at.rejects(there_already, Refusal::NotThere);
    let no_such_card = Correction::Counterfeit {
        left_of: Two,
        said: is,
        is: HolyGrail,
    };
    at.rejects(no_such_card, Refusal::NotThere);
}

/// Whether a card lies between two others cannot be found out by saying that it lies here.
#[test]
fn two_counterfeits_that_were_taken_for_each_other_change_places() {
    let mut at = players(4)
        .fake(Two, Excalibur)
        .fake(Four, Tamatebako)
        .ready();
    at.corrects(Correction::Counterfeit {
        left_of: Two,
        said: Excalibur,
        is: Tamatebako,
    });
    let lies = |seat| at.state.counterfeits(left_of(seat));
    assert_eq!(lies(Two), RelicSet::only(Tamatebako));
    assert_eq!(lies(Four), RelicSet::only(Excalibur));
}

/// Once the game is over, or the end rests on who owns what, it is too late.
#[test]
fn the_end_is_not_corrected_away() {
    let mut at = players(3)
        .left(&[])
        .owns(One, &[HolyGrail, Excalibur])
        .ready();
    let moved = Correction::Owner {
        relic: Excalibur,
        owner: Some(Two),
    };
    at.rejects(moved, Refusal::NotNow);
    at.rejects(Correction::LastWinner { seat: Two }, Refusal::NotNow);
    at.corrects(gold(One, 11));
    at.finish();
    at.rejects(gold(One, 10), Refusal::NotNow);
}

/// Who is asked to buy back must be able to pay for it.
#[test]
fn who_buys_back_keeps_the_price() {
    let mut at = players(3)
        .left(&[])
        .owns(One, &[Excalibur])
        .pawned(&[Excalibur])
        .ready();
    at.rejects(gold(One, 9), Refusal::NotNow);
    at.corrects(gold(One, 10));
}

/// Corrections are kept in the log.
#[test]
fn every_correction_reads_back() {
    let all = [
        gold(Five, 70),
        Correction::Bank { ingots: 3 },
        Correction::Owner {
            relic: CintamaniJewel,
            owner: None,
        },
        Correction::Owner {
            relic: Excalibur,
            owner: Some(Four),
        },
        Correction::Pawned {
            relic: Mjollnir,
            pawned: true,
        },
        Correction::Revealed { is: DavidsHarp },
        taken(Excalibur, HolyGrail),
        Correction::LastWinner { seat: Three },
        Correction::Counterfeit {
            left_of: One,
            said: Excalibur,
            is: Mjollnir,
        },
        Correction::HighBid {
            seat: Two,
            ingots: 7,
        },
        Correction::Passed {
            seat: Three,
            passed: true,
        },
        Correction::Turn { seat: One },
        Correction::BarredNext {
            seat: Two,
            barred: false,
        },
        Correction::Certified {
            certificate: Certificate::Two,
            relic: None,
        },
    ];
    for correction in all {
        let mut bytes: heapless::Vec<u8, { crate::log::CORRECTION_BYTES }> = heapless::Vec::new();
        Warehouse51::write_correction(correction, &mut bytes).expect("it fits");
        let mut reader = Reader::new(&bytes);
        let again = Warehouse51::read_correction(&mut reader);
        assert_eq!((again, reader.left()), (Ok(correction), 0));
    }
    for nonsense in [
        &[12u8, 0][..],
        &[8, 0, 2],
        &[11, 2, 0],
        &[0, 9, 1],
        &[2, 26, 0],
        &[3, 0, 2],
        &[],
    ] {
        assert!(Warehouse51::read_correction(&mut Reader::new(nonsense)).is_err());
    }
}

/// Whatever is put right and whenever: it is refused, or the game goes on soundly to its end.
#[test]
fn corrections_at_any_time_leave_a_game_that_can_be_played() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut below = |n: usize| (rng.next_u64() % n as u64) as usize;
    let mut accepted = 0;
    for round in 0..1_000u32 {
        let mut setup = Setup::of(3 + (round % 3) as u8);
        if round % 4 == 0 {
            setup.counterfeits = Counterfeits::InTheBox;
        }
        let game = Warehouse51::new(setup).expect("playable");
        let mut state = game.start();
        loop {
            super::bytes::play(&game, &mut state, below(40), &mut below);
            let correction = any_correction(&mut below);
            let before = state;
            let result = match below(3) {
                0 => game.correct_by_house(&mut state, correction, &mut |_| {}),
                _ => game.correct(&mut state, correction, &mut |_| {}),
            };
            match result {
                Ok(()) => accepted += 1,
                Err(_) => assert_eq!(state, before),
            }
            assert_eq!(game.check(&state), Ok(()), "{correction:?} {before:?}");
            if game.actor(&state) == Actor::Nobody {
                break;
            }
        }
    }
    assert!(accepted > 1_000);
}

fn any_correction(below: &mut impl FnMut(usize) -> usize) -> Correction {
    let seat = Seat::ALL[below(5)];
    let (relic, is) = (Relic::ALL[below(26)], Relic::ALL[below(26)]);
    match below(13) {
        7 => Correction::HighBid {
            seat,
            ingots: below(12) as u8,
        },
        8 => Correction::Passed {
            seat,
            passed: below(2) > 0,
        },
        9 => Correction::Turn { seat },
        10 => Correction::BarredNext {
            seat,
            barred: below(2) > 0,
        },
        12 => taken(relic, is),
        11 => Correction::Certified {
            certificate: Certificate::ALL[below(2)],
            relic: Some(relic).filter(|_| below(3) > 0),
        },
        0 => gold(seat, below(30) as u8),
        1 => Correction::Bank {
            ingots: below(30) as u8,
        },
        2 => Correction::Owner {
            relic,
            owner: Some(seat).filter(|_| below(4) > 0),
        },
        3 => Correction::Pawned {
            relic,
            pawned: below(2) > 0,
        },
        4 => Correction::Revealed { is },
        5 => Correction::LastWinner { seat },
        _ => Correction::Counterfeit {
            left_of: seat,
            said: relic,
            is,
        },
    }
}

impl At {
    fn house(&mut self, correction: Correction) {
        let mut seen = Vec::new();
        self.game
            .correct_by_house(&mut self.state, correction, &mut |event| seen.push(event))
            .unwrap_or_else(|why| panic!("{correction:?}: {why:?}"));
        assert_eq!(seen.first(), Some(&Event::House));
        self.seen.extend(seen);
        self.sound();
    }

    fn not_even_by_house(&self, correction: Correction, why: Refusal) {
        let mut state = self.state;
        let mut seen = 0;
        let result = self
            .game
            .correct_by_house(&mut state, correction, &mut |_| seen += 1);
        assert_eq!((result, seen), (Err(why), 0));
        assert_eq!(state, self.state);
    }
}

const fn high_bid(seat: Seat, ingots: u8) -> Correction {
    Correction::HighBid { seat, ingots }
}

/// "Two bid 6, not Three": the turn goes on behind whoever leads.
#[test]
fn the_high_bid_is_another_than_was_said() {
    let mut at = players(4).ready();
    at.up(GoldenFleece).calls(&[3, 5]);
    assert_eq!(at.table().seat, Four);
    at.corrects(high_bid(Two, 6));
    assert_eq!((at.table().leader, at.table().high_bid()), (Some(Two), 6));
    assert_eq!((at.table().bids[Three], at.table().seat), (5, Four));
    at.corrects(high_bid(Four, 4));
    assert_eq!((at.table().leader, at.table().high_bid()), (Some(Four), 4));
    assert_eq!((at.table().bids[Three], at.table().seat), (0, One));
    at.rejects(high_bid(Two, 11), Refusal::MoreThanHeld { held: 10 });
    at.corrects(high_bid(Four, 0));
    assert_eq!((at.table().leader, at.table().high_bid()), (None, 0));
}

#[test]
fn who_passed_bids_again_and_who_bid_has_passed() {
    let mut at = players(3).ready();
    at.up(GoldenFleece).calls(&[0, 2]);
    let passed = |seat, passed| Correction::Passed { seat, passed };
    at.corrects(passed(Two, false));
    assert!(!at.table().out.contains(Two));
    at.rejects(passed(Two, false), Refusal::AsItIs);
    at.rejects(passed(Three, true), Refusal::BidStands { bid: 2 });
    at.corrects(passed(Two, true));
    at.rejects(passed(Two, true), Refusal::AsItIs);
    // One is asked and turns out to have passed: Three has won.
    at.corrects(passed(One, true));
    assert!(at.relics(Three).contains(GoldenFleece));
}

#[test]
fn somebody_else_is_to_bid() {
    let mut at = players(4).ready();
    at.up(GoldenFleece).calls(&[3]);
    at.corrects(Correction::Turn { seat: One });
    assert_eq!(at.actor(), Actor::Seat(One));
    at.rejects(
        Correction::Turn { seat: Two },
        Refusal::BidStands { bid: 3 },
    );
}

#[test]
fn a_bar_on_the_next_auction_is_put_right() {
    let mut at = players(3).ready();
    let barred = |barred| Correction::BarredNext { seat: Two, barred };
    at.corrects(barred(true));
    at.rejects(barred(true), Refusal::AsItIs);
    at.up(GoldenFleece);
    assert!(at.table().barred.contains(Two));
    at.rejects(high_bid(Two, 1), Refusal::MayNotBid);
    // The table let him bid all the same.
    at.house(high_bid(Two, 1));
    assert_eq!(at.table().leader, Some(Two));
}

#[test]
fn a_certificate_is_put_right_while_they_are_assigned() {
    let mut at = players(3)
        .owns(One, &[HolyGrail, Excalibur, Mjollnir])
        .owns(Two, &[GoldenFleece])
        .left(&[])
        .ready();
    let certified = |relic| Correction::Certified {
        certificate: Certificate::One,
        relic,
    };
    at.corrects(certified(Some(Excalibur)));
    at.corrects(certified(Some(Mjollnir)));
    assert_eq!(at.table().certified[Certificate::One], Some(Mjollnir));
    at.rejects(certified(Some(Mjollnir)), Refusal::HasCertificate(Mjollnir));
    at.corrects(certified(None));
    at.rejects(certified(None), Refusal::AsItIs);
    at.rejects(certified(Some(DavidsHarp)), Refusal::NotThere);
}

/// What the rules forbid but the table did: relics change hands at the end, ingots after it.
#[test]
fn the_table_moves_relics_and_gold_when_the_rules_would_not() {
    let mut at = players(3)
        .owns(One, &[Mjollnir])
        .left(&[])
        .gold(One, 3)
        .ready();
    assert_eq!(at.phase(), Phase::LastPawning);
    let moved = Correction::Owner {
        relic: Mjollnir,
        owner: Some(Two),
    };
    at.rejects(moved, Refusal::NotNow);
    at.finish();
    at.rejects(gold(Two, 12), Refusal::NotNow);
    at.house(gold(Two, 12));
    at.house(moved);
    assert_eq!(at.relics(Two), RelicSet::only(Mjollnir));
    assert_eq!(at.gold(Two), 12);
}

#[test]
fn the_table_makes_no_ingot_and_no_relic() {
    let at = players(3).ready();
    at.not_even_by_house(
        gold(One, 71),
        Refusal::BankShort {
            bank: at.table().bank,
        },
    );
    at.not_even_by_house(gold(Four, 1), Refusal::NotInPlay);
    let unsold = Correction::Owner {
        relic: Mjollnir,
        owner: Some(Two),
    };
    at.not_even_by_house(unsold, Refusal::NotThere);
}
