//! Fälschungen, Echtheitszertifikate: who assigns them, to what, and what they cancel.

use super::*;

fn end(count: u8) -> Plan {
    players(count).left(&[])
}

/// Echtheitszertifikat: a counterfeit of a certified relic is ignored.
#[test]
fn a_certificate_cancels_the_counterfeit_of_its_relic() {
    let mut at = end(3)
        .owns(Two, &[HolyGrail, Excalibur])
        .fake(One, Excalibur)
        .ready();
    at.does(Two, Action::Certify(Excalibur));
    assert!(at.relics(Two).contains(Excalibur));
    assert!(at.saw(Event::Protected {
        seat: Two,
        relic: Excalibur
    }));
    assert!(at.table().exposed.is_empty());
}

/// Echtheitszertifikat: wasted on a relic that is genuine.
#[test]
fn a_certificate_on_a_genuine_relic_does_nothing() {
    let mut at = end(3)
        .owns(Two, &[HolyGrail, Excalibur, GoldenFleece])
        .fake(One, Excalibur)
        .ready();
    at.does(Two, Action::Certify(GoldenFleece));
    assert!(!at.relics(Two).contains(Excalibur));
    assert!(at.relics(Two).contains(GoldenFleece));
}

/// Ende der Partie 2: assigning is a choice.
#[test]
fn a_certificate_may_be_left_unused() {
    let mut at = end(3).owns(Two, &[HolyGrail]).ready();
    at.does(Two, Action::Decline);
    assert_eq!(at.phase(), Phase::Over);
    assert_eq!(at.table().certified[Certificate::One], None);
}

/// Ende der Partie 2: from the winner of the last auction on.
#[test]
fn certificates_are_assigned_from_the_last_winner_on() {
    let mut at = end(3)
        .owns(One, &[HolyGrail])
        .owns(Three, &[ArkOfTheCovenant])
        .last_winner(Two)
        .ready();
    let certificate = Certificate::Two;
    assert_eq!(at.phase(), Phase::Certifying { certificate });
    assert_eq!(at.actor(), Actor::Seat(Three));
    at.does(Three, Action::Decline);
    assert_eq!(at.actor(), Actor::Seat(One));
}

/// Ende der Partie 2: who has both assigns both, to two relics.
#[test]
fn both_certificates_may_be_with_one_player() {
    let mut at = end(3)
        .owns(Two, &[HolyGrail, ArkOfTheCovenant, Excalibur, GoldenFleece])
        .fake(One, Excalibur)
        .fake(One, GoldenFleece)
        .ready();
    at.does(Two, Action::Certify(Excalibur));
    at.refuses(
        Two,
        Action::Certify(Excalibur),
        Refusal::HasCertificate(Excalibur),
    );
    at.does(Two, Action::Certify(GoldenFleece));
    assert_eq!(at.relics(Two).len(), 4);
}

/// Ende der Partie 2: one's own relics, those in the pawnshop aside.
#[test]
fn a_certificate_goes_to_an_own_relic_that_is_not_pawned() {
    let at = end(3)
        .owns(Two, &[HolyGrail, Excalibur])
        .owns(One, &[GoldenFleece])
        .pawned(&[Excalibur])
        .gold(Two, 5)
        .ready();
    at.refuses(Two, Action::Certify(Excalibur), Refusal::Pawned(Excalibur));
    at.refuses(
        Two,
        Action::Certify(GoldenFleece),
        Refusal::NotOwned(GoldenFleece),
    );
    assert!(at.may(Two, Action::Certify(HolyGrail)));
}

/// Pfandleihe, Ende der Partie 2: a pawned carrier's certificate is void.
#[test]
fn a_pawned_carrier_assigns_nothing() {
    let at = end(3)
        .owns(Two, &[HolyGrail, Excalibur])
        .pawned(&[HolyGrail])
        .gold(Two, 5)
        .ready();
    assert_eq!(at.phase(), Phase::Over);
}

/// Ende der Partie 1 and 2: bought back first, a carrier assigns its certificate.
#[test]
fn a_carrier_that_was_bought_back_assigns_its_certificate() {
    let mut at = end(3)
        .owns(Two, &[HolyGrail, Excalibur])
        .pawned(&[HolyGrail])
        .ready();
    at.does(Two, Action::BuyBack(HolyGrail));
    at.does(Two, Action::Certify(Excalibur));
    assert_eq!(at.phase(), Phase::Over);
}

/// A box in which carriers can be counterfeits.
fn doubtful() -> Plan {
    end(3).values(|values| {
        values.relics[HolyGrail].counterfeit = true;
        values.relics[ArkOfTheCovenant].counterfeit = true;
    })
}

/// Ende der Partie 3: a carrier that leaves takes its certificate along.
#[test]
fn the_certificate_of_a_fake_carrier_is_void() {
    let mut at = doubtful()
        .owns(Two, &[HolyGrail, Excalibur])
        .fake(One, HolyGrail)
        .fake(One, Excalibur)
        .ready();
    at.does(Two, Action::Certify(Excalibur));
    assert!(at.relics(Two).is_empty());
}

/// Ende der Partie 3: a carrier may certify itself.
#[test]
fn a_carrier_may_carry_its_own_certificate() {
    let mut at = doubtful()
        .owns(Two, &[HolyGrail])
        .fake(One, HolyGrail)
        .ready();
    at.does(Two, Action::Certify(HolyGrail));
    assert!(at.relics(Two).contains(HolyGrail));
}

/// Ende der Partie 3: a void certificate saves no other carrier.
#[test]
fn one_void_certificate_makes_the_next_one_void() {
    let mut at = doubtful()
        .owns(Two, &[HolyGrail, ArkOfTheCovenant, Excalibur])
        .fake(One, HolyGrail)
        .fake(One, ArkOfTheCovenant)
        .fake(Two, Excalibur)
        .ready();
    at.does(Two, Action::Certify(ArkOfTheCovenant));
    at.does(Two, Action::Certify(Excalibur));
    assert!(at.relics(Two).is_empty());
}
