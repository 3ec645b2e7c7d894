//! Segen und Fluch, Pfandleihe, Ende: every relic that has an effect, as it is, pawned, with a
//! harp, with a pawned harp, as a counterfeit, and as a counterfeit with a certificate.

use super::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variant {
    Plain,
    Pawned,
    Harped,
    PawnedHarp,
    Fake,
    Certified,
}

const VARIANTS: [Variant; 6] = [
    Variant::Plain,
    Variant::Pawned,
    Variant::Harped,
    Variant::PawnedHarp,
    Variant::Fake,
    Variant::Certified,
];

/// What the rules say: is the effect on?
fn expected(relic: Relic, variant: Variant) -> bool {
    let printed = Values::default().relics[relic];
    let effect = printed.effect.expect("an effect");
    // Until the counterfeits are revealed, nobody knows: buying back comes before that.
    let before_reveal = matches!(effect.timing(), Timing::Instant | Timing::Permanent)
        || effect == Effect::BuyBackFor;
    match variant {
        Variant::Plain | Variant::PawnedHarp | Variant::Certified => true,
        Variant::Pawned => printed.mark == Mark::Cursed,
        Variant::Harped => printed.mark == Mark::Blessed,
        Variant::Fake => before_reveal,
    }
}

/// The first player owns the relic in a variant, and a fleece that is a counterfeit.
fn plan(relic: Relic, variant: Variant) -> Plan {
    let effect = Values::default().relics[relic].effect;
    let instant = effect.is_some_and(|effect| effect.timing() == Timing::Instant);
    let mut plan = players(4).values(|values| {
        // So that every relic has a variant as a counterfeit.
        for relic in Relic::ALL {
            values.relics[relic].counterfeit = true;
        }
    });
    if !instant {
        plan = plan.owns(One, &[relic]);
    }
    let harp = matches!(variant, Variant::Harped | Variant::PawnedHarp) && relic != DavidsHarp;
    if harp {
        plan = plan.owns(One, &[DavidsHarp]);
    }
    if variant == Variant::PawnedHarp && harp {
        plan = plan.pawned(&[DavidsHarp]);
    }
    if variant == Variant::Pawned && !instant {
        plan = plan.pawned(&[relic]);
    }
    if matches!(variant, Variant::Fake | Variant::Certified) {
        plan = plan.fake(One, relic);
    }
    if variant == Variant::Certified {
        plan = plan.owns(One, &[other_carrier(relic)]);
    }
    plan
}

/// A relic with a certificate, and another one for each of the two.
fn other_carrier(relic: Relic) -> Relic {
    if relic == HolyGrail {
        ArkOfTheCovenant
    } else {
        HolyGrail
    }
}

/// Is a permanent effect on? Played out at the table.
fn permanent_is_on(effect: Effect, plan: Plan) -> bool {
    match effect {
        Effect::RevealEvery => plan.last_winner(Three).ready().table().seat == One,
        Effect::LookAtStacks => plan.ready().phase() == Phase::LookingAtStacks,
        Effect::Equal => {
            let mut at = plan.last_winner(Three).ready();
            at.up(GoldenFleece).calls(&[2]);
            at.may(One, Action::Bid(2))
        }
        Effect::Announce => {
            let mut at = plan.ready();
            at.up(Excalibur);
            at.phase() == Phase::Announcing
        }
        Effect::IngotsPerWin => {
            let mut at = plan.ready();
            at.sells(GoldenFleece, One, 1);
            at.gold(One) == 10
        }
        Effect::PayRight => {
            let mut at = plan.ready();
            at.sells(GoldenFleece, One, 1);
            at.phase() == Phase::Paying
        }
        Effect::NoCurses => {
            let mut at = plan.owns(One, &[SnowWhitesMirror]).ready();
            at.up(Excalibur);
            at.phase() != Phase::Announcing
        }
        effect => panic!("{effect:?} is not permanent"),
    }
}

/// Did an instant effect take place when the relic was bought?
fn instant_is_on(relic: Relic, plan: Plan) -> bool {
    let mut at = plan.ready();
    at.sells(relic, One, 1);
    !at.saw(Event::NoEffect { seat: One, relic })
}

/// Is an effect of the end or of the scoring on? Played to the end: the relic's own certificate
/// goes to a fake fleece, another one to the relic.
fn end_is_on(relic: Relic, effect: Effect, variant: Variant, plan: Plan) -> bool {
    let mut at = plan
        .left(&[])
        .gold(One, 9)
        .owns(One, &[GoldenFleece, Excalibur, Amenonuhoko])
        .fake(Two, GoldenFleece)
        .ready();
    let mut asked_to_cancel = false;
    while let Actor::Seat(seat) = at.actor() {
        let action = match at.phase() {
            Phase::Certifying { certificate } if effect == certificate.carried_by() => {
                Action::Certify(GoldenFleece)
            }
            Phase::Certifying { .. } if variant == Variant::Certified => Action::Certify(relic),
            phase => {
                asked_to_cancel |= phase == Phase::Cancelling;
                Action::Decline
            }
        };
        at.does(seat, action);
    }
    let score = at.score(One);
    match effect {
        Effect::CertificateOne | Effect::CertificateTwo => at.relics(One).contains(GoldenFleece),
        Effect::Cancel => asked_to_cancel,
        Effect::PointPerIngots => score.ingots_for_a_point == Some(3) && score.ingot_points == 3,
        Effect::NoIngotPoints => score.ingots_for_a_point.is_none() && score.ingot_points == 0,
        Effect::WinTies => score.tie == Tie::Wins,
        Effect::LoseTies => score.tie == Tie::Loses,
        effect => panic!("{effect:?} is none of the end"),
    }
}

/// R3 changes the price while somebody is asked to buy back.
fn cheap_buy_back_is_on(plan: Plan) -> bool {
    let at = plan
        .left(&[])
        .owns(One, &[GoliathsSword])
        .pawned(&[GoliathsSword])
        .ready();
    assert_eq!(
        (at.phase(), at.actor()),
        (Phase::BuyingBack, Actor::Seat(One))
    );
    at.game.buy_back_price(at.table(), One) == 5
}

/// R5 stands for the one colour that is missing: yellow, or green beside a harp that counts.
fn any_colour_is_on(variant: Variant, plan: Plan) -> bool {
    let mut plan = plan.left(&[]).owns(One, &[Excalibur, Amenonuhoko]);
    if variant != Variant::Harped {
        plan = plan.owns(One, &[GoldenFleece]);
    }
    let mut at = plan.ready();
    while let Actor::Seat(seat) = at.actor() {
        let action = match at.phase() {
            Phase::Certifying { .. } => Action::Certify(CintamaniJewel),
            _ => Action::Decline,
        };
        at.does(seat, action);
    }
    at.score(One).sets == 1
}

fn is_on(relic: Relic, variant: Variant) -> bool {
    let effect = Values::default().relics[relic].effect.expect("an effect");
    let plan = plan(relic, variant);
    match effect.timing() {
        Timing::Permanent => permanent_is_on(effect, plan),
        Timing::Instant => instant_is_on(relic, plan),
        _ if effect == Effect::BuyBackFor => cheap_buy_back_is_on(plan),
        _ if effect == Effect::AnyColour => any_colour_is_on(variant, plan),
        _ => end_is_on(relic, effect, variant, plan),
    }
}

/// Segen und Fluch, Pfandleihe, Fälschungen, Echtheitszertifikat.
#[test]
fn every_relic_works_pawned_harped_fake_and_certified_as_the_rules_say() {
    let default = Values::default();
    for relic in Relic::ALL {
        let Some(effect) = default.relics[relic].effect else {
            continue;
        };
        for variant in VARIANTS {
            // What is bought cannot be in the pawnshop already.
            if effect.timing() == Timing::Instant && variant == Variant::Pawned {
                continue;
            }
            assert_eq!(
                is_on(relic, variant),
                expected(relic, variant),
                "{relic:?} {variant:?}"
            );
        }
    }
}

/// Ende der Partie 3: a neutral counterfeit leaves too, and a certificate keeps it.
#[test]
fn neutral_relics_leave_as_counterfeits_and_stay_with_a_certificate() {
    let neutral = [
        Excalibur,
        WilliamTellsCrossbow,
        GoldenFleece,
        GoliathsSword,
        Amenonuhoko,
    ];
    for relic in neutral {
        let plan = players(4).left(&[]).owns(One, &[relic, HolyGrail]);
        let mut real = plan.clone().ready();
        real.finish();
        assert!(real.relics(One).contains(relic));
        let mut fake = plan.clone().fake(Three, relic).ready();
        fake.finish();
        assert!(!fake.relics(One).contains(relic));
        let mut certified = plan.fake(Three, relic).ready();
        certified.does(One, Action::Certify(relic));
        assert!(certified.relics(One).contains(relic));
    }
}
