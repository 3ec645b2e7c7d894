//! Warehouse 51 keeps every promise of the conformance suite, whatever is played and however:
//! as printed, and with any other printed values that make sense.

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{
    AuctionKind, Colour, Effect, Mark, Printed, Relic, Setup, StartPlayer, Values, Warehouse51,
};
use host_tests::conformance::random_game;
use proptest::prelude::*;
use proptest::sample::select;

fn setups() -> impl Strategy<Value = Setup> {
    (3u8..=5, 0usize..6).prop_map(|(players, start)| Setup {
        start: match Seat::at(start) {
            Some(seat) if (seat as u8) < players => StartPlayer::Seat(seat),
            _ => StartPlayer::Chance,
        },
        ..Setup::of(players)
    })
}

fn cards() -> impl Strategy<Value = Printed> {
    let colour = select(Colour::ALL.to_vec());
    let mark = select(Mark::ALL.to_vec());
    let auction = select(AuctionKind::ALL.to_vec());
    let effect = select(Effect::ALL.to_vec());
    (
        colour,
        1u8..=9,
        mark,
        auction,
        effect,
        1u8..=9,
        any::<bool>(),
    )
        .prop_map(
            |(colour, value, mark, auction, effect, amount, counterfeit)| {
                let effect = Some(effect).filter(|_| mark != Mark::Neutral);
                let needed = effect.is_some_and(Effect::has_amount);
                Printed {
                    colour,
                    value,
                    mark,
                    auction,
                    effect,
                    amount: if needed { amount } else { 0 },
                    counterfeit,
                }
            },
        )
}

/// Other boxes: some cards replaced, other sums.
fn values() -> impl Strategy<Value = Values> {
    let replaced = prop::collection::vec((select(Relic::ALL.to_vec()), cards()), 0..20);
    let sums = (0u8..=12, 0u8..=30, 0u8..=4, 0u8..=8, 0u8..=9, 0u8..=12);
    (replaced, sums).prop_filter_map("values that make sense", |(replaced, sums)| {
        let mut values = Values::default();
        for (relic, card) in replaced {
            values.relics[relic] = card;
        }
        let (purse, bank, between, pawn_tiles, pawn_pays, buy_back) = sums;
        values.purse = purse;
        values.bank = bank;
        values.ingots = (purse * 5 + bank).clamp(1, 94);
        values.between = [between, between.min(3), between.min(2)];
        values.pawn_tiles = pawn_tiles;
        values.pawn_below = pawn_pays;
        values.pawn_pays = pawn_pays;
        values.buy_back = buy_back;
        values.check().ok().map(|()| values)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]
    #[test]
    fn random_play_keeps_every_promise(setup in setups(), seed in any::<u64>()) {
        let game = Warehouse51::new(setup).expect("a set-up that can be played");
        let played = random_game(&game, seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
        prop_assert!(played.decisions > 50, "{played:?}");
    }

    #[test]
    fn other_boxes_keep_every_promise(
        setup in setups(),
        values in values(),
        seed in any::<u64>(),
    ) {
        let game = Warehouse51::new(Setup { values, ..setup }).expect("a set-up that can be played");
        let played = random_game(&game, seed);
        prop_assert!(played.log_bytes <= 2048, "{played:?}");
    }
}
