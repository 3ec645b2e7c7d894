//! What pictures are taken of Warehouse 51 in positions that are played to: ties of fists, what somebody was
//! shown, the pawnshop from an auction, places that are shared or parted.

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour, Phase, Placing, Relic};
use handheld::board::Command;
use handheld::text::{Language, Ui};
use host_tests::handheld_hands::Hands;
use host_tests::handheld_positions::long_names;
use host_tests::handheld_sales::{Sale, sale};

use super::at_the_table::selected;
use super::warehouse51_knowing::{shown_to_some, to_what_is_known};
use super::warehouse51_telling::{CLOSES_EMPTY, resuming, tied_fists};
use Command::{Back, Down, Menu, Ok as Yes, Up};

/// A picture: its name, the save, the presses, and what has to be read on it.
pub type Shot = (&'static str, Vec<u8>, Vec<Command>, &'static str);

/// From the main menu, with names as long as they get.
fn shot(name: &'static str, sale: &Sale, commands: &[Command], shows: &'static str) -> Shot {
    (name, sale.save(&long_names()), commands.to_vec(), shows)
}

/// The end of a game in which a colour was placed so for the first player, and that colour.
fn placed(wish: fn(&Placing) -> bool) -> (Sale, Colour) {
    let colour = |sale: &Sale| {
        let score = sale.log.game().score(sale.table(), Seat::One);
        let is_so = |colour: &Colour| wish(&score.colours[*colour]);
        Colour::ALL.into_iter().find(is_so)
    };
    let end = sale(4, |sale| {
        sale.table().phase == Phase::Over && colour(sale).is_some()
    });
    let colour = colour(&end).unwrap();
    (end, colour)
}

/// All of them.
pub fn shots() -> Vec<Shot> {
    let poor = sale(5, |sale| {
        let table = sale.table();
        let may = !sale.log.game().pawnable(table, table.seat).is_empty();
        table.phase == Phase::OpenAuction && may
    });
    let mut gone = Sale::start(4, 3);
    gone.reveal(Relic::GoldenFleece);
    for _ in 0..4 {
        gone.decide(Action::Pass, Relic::GoldenFleece);
    }
    gone.reveal(Relic::HolyGrail);
    let mut mortar = Sale::start(4, 3);
    mortar.sell(Relic::BabaYagasMortar, Seat::One, 1);
    let over = sale(4, |sale| sale.table().phase == Phase::Over);
    let known = shown_to_some();
    let mut influence = Sale::start(3, 2);
    influence.sell(Relic::Mjollnir, Seat::Two, 1);
    influence.reveal(Relic::GoldenFleece);
    influence.decide(Action::Bid(2), Relic::GoldenFleece);
    let mut boots = Sale::start(3, 2);
    boots.sell(Relic::SevenLeagueBoots, Seat::Two, 1);
    let mut shots = vec![
        shot("w51-fists-level", &tied_fists(), &CLOSES_EMPTY, "are level"),
        shot(
            "w51-known-looked",
            &known,
            &to_what_is_known(Seat::One),
            "Between",
        ),
        shot(
            "w51-known-tops",
            &known,
            &to_what_is_known(Seat::Three),
            "Top of",
        ),
        shot("w51-stack-mortar", &mortar, &[Yes, Yes], "You saw"),
        shot("w51-stack-boots", &boots, &[Yes], "Seven-League Boots:"),
        shot("w51-auction-influence", &influence, &[Yes], "Mjöllnir"),
        shot("w51-pawn", &poor, &[Yes, Down, Yes], "Pays 5"),
        shot("w51-gone", &gone, &[Yes, Back, Up, Yes], "nobody bid"),
        shot("w51-chart", &over, &[Yes, Back], "Points by round"),
    ];
    shots.extend(of_places());
    shots.extend(of_news());
    shots.extend(of_influence());
    let sources = |downs: usize| [&[Yes, Yes], &[Yes].repeat(downs)[..]].concat();
    shots.push(shot("w51-sets", &over, &sources(4), "Each set: 5 points."));
    shots.push(shot("w51-gold", &over, &sources(5), "a point per"));
    let history = pausing(&influence, Ui::History);
    shots.push(shot("w51-history", &influence, &history, "History"));
    let save = Vec::new();
    shots.push(("w51-coach", save, vec![Down, Yes, Down, Yes], "Learn"));
    shots
}

/// Places in a colour that are shared, and such that a relic for ties parted.
fn of_places() -> Vec<Shot> {
    type Wish = fn(&Placing) -> bool;
    let places: [(&str, Wish, &str); 3] = [
        (
            "w51-places-shared",
            |placing| placing.sharing == 2 && !placing.parted,
            "Two share",
        ),
        ("w51-places-many", |placing| placing.sharing > 2, "Three or"),
        (
            "w51-places-parted",
            |placing| placing.parted && placing.sharing < 2,
            "loses ties.",
        ),
    ];
    let shown = |(name, wish, shows)| {
        let (end, colour) = placed(wish);
        let presses = [&[Yes, Yes], &[Yes].repeat(colour.place())[..]].concat();
        shot(name, &end, &presses, shows)
    };
    places.into_iter().map(shown).collect()
}

/// What is seen at a glance and what is told: a relic that is sold, one that nobody wants, who may not bid,
/// the end that begins, and what somebody missed.
fn of_news() -> Vec<Shot> {
    let mut last = Sale::start(4, 3);
    last.reveal(Relic::GoldenFleece);
    let mut sold = last.clone();
    sold.decide(Action::Bid(3), Relic::GoldenFleece);
    for _ in 0..3 {
        last.decide(Action::Pass, Relic::GoldenFleece);
    }
    for _ in 0..2 {
        sold.decide(Action::Pass, Relic::GoldenFleece);
    }
    let mut barred = Sale::start(4, 3);
    barred.sell(Relic::Tamatebako, Seat::Three, 1);
    let ends = sale(4, |sale| {
        let table = sale.table();
        let is_last = table.stacks.is_empty() && table.relic.is_some();
        let can_bid = table.players[table.seat].gold > table.high_bid();
        if !is_last || table.phase != Phase::OpenAuction || table.leader.is_none() || !can_bid {
            return false;
        }
        let mut next = sale.clone();
        next.decide(Action::Pass, Relic::Excalibur);
        next.table().phase.is_end()
    });
    let missed = sale(4, |sale| {
        let table = sale.table();
        let is_late = table.stacks.len() < 20 && sale.asked() == Seat::One;
        table.phase == Phase::FistAuction && is_late
    });
    vec![
        shot("w51-news-sold", &sold, &[Yes, Down, Yes], "buys"),
        shot("w51-news-no-bid", &last, &[Yes, Down, Yes], "Nobody bids"),
        shot("w51-news-barred", &barred, &[Yes, Yes], "Tamatebako"),
        shot("w51-news-end", &ends, &[Yes, Down, Yes], "The end begins"),
        shot("w51-recap", &missed, &[Yes], "NEWEST"),
    ]
}

/// Auctions that several relics have a say in, and one that somebody may not bid in.
fn of_influence() -> Vec<Shot> {
    let mut several = Sale::start(4, 3);
    several.sell(Relic::Mjollnir, Seat::Two, 1);
    several.sell(Relic::Cornucopia, Seat::Three, 1);
    several.sell(Relic::Tamatebako, Seat::Four, 1);
    several.reveal(Relic::GoldenFleece);
    let mut led = several.clone();
    led.decide(Action::Bid(2), Relic::GoldenFleece);
    vec![
        shot("w51-auction-several", &several, &[Yes], "Tamatebako"),
        shot("w51-auction-led", &led, &[Yes], "Tamatebako"),
    ]
}

/// From the main menu to an entry of the menu inside a game.
fn pausing(sale: &Sale, entry: Ui) -> Vec<Command> {
    let mut commands = vec![Yes, Menu];
    let mut app = resuming(sale);
    app.give(Menu);
    for _ in 0..16 {
        if selected(&mut app).as_deref() == Some(entry.text(Language::English)) {
            break;
        }
        app.give(Down);
        commands.push(Down);
    }
    commands.push(Yes);
    commands
}
