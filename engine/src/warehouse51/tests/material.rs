//! Spielmaterial, Kunstgegenstände: what is in the box, and which other printed values can be
//! played with.

use super::*;
use crate::bytes::Reader;

fn values() -> Values {
    Values::default()
}

/// Spielmaterial.
#[test]
fn the_box_holds_seventy_ingots_twenty_six_relics_and_two_certificates() {
    assert_eq!(values().ingots, 70);
    assert_eq!(Relic::ALL.len(), 26);
    assert_eq!(Certificate::ALL.len(), 2);
    assert_eq!(values().pawn_tiles, 6);
}

/// Spielmaterial: 22 counterfeit cards, none of four relics.
#[test]
fn of_four_relics_there_is_no_counterfeit() {
    let game = Warehouse51::new(Setup::of(3)).expect("playable");
    let genuine = RelicSet::ALL.minus(game.counterfeit_cards());
    assert_eq!(game.counterfeit_cards().len(), 22);
    assert!(
        genuine
            .iter()
            .eq([HolyGrail, MalleusMaleficarum, ArkOfTheCovenant, BookOfThoth])
    );
}

/// Kategorien: four colours.
#[test]
fn the_relics_belong_to_four_colours() {
    let game = Warehouse51::new(Setup::of(3)).expect("playable");
    let sizes = Colour::ALL.map(|colour| game.colours[colour].len());
    assert_eq!(sizes, [8, 7, 6, 5]);
}

/// Kategorien: values of 1, 2 or 3.
#[test]
fn every_relic_is_worth_one_to_three() {
    for printed in values().relics.values() {
        assert!((1..=3).contains(&printed.value), "{printed:?}");
    }
}

/// Auktionen: the fist relics are all weapons.
#[test]
fn five_weapons_and_the_hammer_are_auctioned_with_fists() {
    let values = values();
    let fists: RelicSet = Relic::ALL
        .into_iter()
        .filter(|relic| values.relics[*relic].auction == AuctionKind::Fist)
        .collect();
    let weapons = [
        Excalibur,
        WilliamTellsCrossbow,
        Mjollnir,
        GoliathsSword,
        Amenonuhoko,
    ];
    assert_eq!(fists, weapons.into_iter().collect());
}

/// Segen und Fluch: neutral relics have no effect, all others have one.
#[test]
fn blessed_and_cursed_relics_have_an_effect_and_neutral_ones_none() {
    for printed in values().relics.values() {
        assert_eq!(printed.effect.is_none(), printed.mark == Mark::Neutral);
    }
}

/// Segen und Fluch: four kinds of effect.
#[test]
fn effects_are_instant_permanent_at_the_end_or_in_the_scoring() {
    let count = |timing: Timing| {
        let effects = Effect::ALL.iter();
        effects.filter(|effect| effect.timing() == timing).count()
    };
    let counts = [
        count(Timing::Instant),
        count(Timing::Permanent),
        count(Timing::End),
        count(Timing::Scoring),
    ];
    assert_eq!(counts, [5, 7, 4, 5]);
}

/// Segen und Fluch: each effect of the closed set is on exactly one card of the box.
#[test]
fn every_effect_is_printed_once() {
    for effect in Effect::ALL {
        assert_eq!(values().carriers(effect).count(), 1, "{effect:?}");
    }
}

/// Wertung: the table of place points; a set 5, five ingots a point.
#[test]
fn the_points_are_those_of_the_table() {
    let values = values();
    assert_eq!(values.places.values(), &[[8, 6], [7, 5], [6, 4], [5, 3]]);
    assert_eq!((values.set_points, values.ingots_for_a_point), (5, 5));
}

fn refused(change: impl FnOnce(&mut Values)) -> ValuesError {
    let mut values = values();
    change(&mut values);
    values.check().expect_err("these make no sense")
}

/// Printed values that no game can be played with are refused, each for its reason.
#[test]
fn values_that_make_no_sense_are_refused() {
    use ValuesError::*;
    assert_eq!(refused(|v| v.ingots = 95), Ingots(95));
    assert_eq!(refused(|v| v.ingots = 69), Ingots(69));
    assert_eq!(refused(|v| v.purse = 11), Ingots(70));
    assert_eq!(
        refused(|v| v.relics[GoldenFleece].value = 10),
        Value(GoldenFleece)
    );
    assert_eq!(
        refused(|v| v.relics[Excalibur].effect = Some(Effect::Equal)),
        NeutralEffect(Excalibur)
    );
    assert_eq!(
        refused(|v| v.relics[AladdinsLamp].amount = 0),
        Amount(AladdinsLamp)
    );
    assert_eq!(
        refused(|v| v.relics[HolyGrail].amount = 1),
        Amount(HolyGrail)
    );
    assert_eq!(
        refused(|v| v.relics[YataNoKagami].effect = Some(Effect::CertificateTwo)),
        CertificateTwice(Certificate::Two)
    );
    assert_eq!(refused(|v| v.between = [2, 6, 1]), Counterfeits(4));
    assert_eq!(refused(|v| v.pawn_tiles = 27), PawnTiles(27));
    assert_eq!(refused(|v| v.buy_back = 95), Pawnshop);
    assert_eq!(
        refused(|v| v.places[Colour::Red] = [3, 4]),
        Places(Colour::Red)
    );
    assert_eq!(refused(|v| v.set_points = 100), SetPoints(100));
    assert_eq!(refused(|v| v.ingots_for_a_point = 0), IngotsForAPoint);
}

/// A colour without a relic would leave a stack that was never there.
#[test]
fn every_colour_needs_a_relic() {
    let all_blue = refused(|v| {
        for relic in Relic::ALL {
            if v.relics[relic].colour == Colour::Red {
                v.relics[relic].colour = Colour::Blue;
            }
        }
    });
    assert_eq!(all_blue, ValuesError::NoRelics(Colour::Red));
}

/// A box with other values is played with them, and they are kept with the set-up.
#[test]
fn other_printed_values_are_played_with_and_read_back() {
    let mut setup = Setup::of(4);
    setup.values.relics[Excalibur].auction = AuctionKind::Open;
    setup.values.relics[CintamaniJewel].counterfeit = false;
    setup.values.pawn_pays = 4;
    let game = Warehouse51::new(setup).expect("playable");
    let mut bytes: heapless::Vec<u8, { Warehouse51::SETUP_BYTES }> = heapless::Vec::new();
    game.write_setup(&mut bytes).expect("it fits");
    let again =
        Warehouse51::read_setup(game.rules(), &mut Reader::new(&bytes)).expect("it reads back");
    assert_eq!(again, game);
    assert_eq!(again.counterfeit_cards().len(), 21);
}

/// No effect is tied to a card: the row decides who carries it.
#[test]
fn an_effect_can_be_printed_on_another_relic() {
    let mut at = players(3)
        .values(|v| {
            v.relics[GoldenFleece].mark = Mark::Blessed;
            v.relics[GoldenFleece].effect = Some(Effect::FromBank);
            v.relics[GoldenFleece].amount = 2;
        })
        .ready();
    at.sells(GoldenFleece, Two, 1);
    assert_eq!(at.gold(Two), 11);
}

/// Two relics with the same effect add up where it is a gain, and the better price counts.
#[test]
fn the_same_effect_on_two_relics_adds_up() {
    let mut at = players(3)
        .values(|v| {
            v.relics[YataNoKagami].effect = Some(Effect::IngotsPerWin);
            v.relics[YataNoKagami].amount = 2;
        })
        .owns(Two, &[Cornucopia, YataNoKagami])
        .ready();
    at.sells(GoldenFleece, Two, 1);
    assert_eq!(at.gold(Two), 12);
}
