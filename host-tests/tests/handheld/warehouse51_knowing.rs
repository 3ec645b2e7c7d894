//! What one player of Warehouse 51 was shown stays readable for that player, and for nobody else: pairs that
//! a relic let somebody look at, pairs that lie open, tops of stacks, closed fists.

use std::collections::BTreeSet;

use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour, Neighbour, Pair, Phase, Relic, View};
use handheld::board::Command;
use handheld::games::warehouse51::text::names;
use handheld::storage::Slot;
use handheld::text::Language;
use host_tests::handheld_hands::{BareApp, Hands, bare};
use host_tests::handheld_sales::Sale;
use simulator::storage::MemoryStorage;

use super::at_the_table::selected;
use super::warehouse51_telling::people;
use Command::{Back, Down, Ok as Yes};

/// The first player has looked between the third and the fourth, the second has shown what lies beside
/// them, and the third has seen the tops of the stacks.
pub fn shown_to_some() -> Sale {
    let mut sale = Sale::start(4, 3);
    sale.sell(Relic::MalleusMaleficarum, Seat::One, 1);
    assert_eq!(sale.table().phase, Phase::Examining);
    let far = Pair::beside(Seat::Three, Neighbour::Left, 4);
    sale.decide(Action::Examine(far), Relic::MalleusMaleficarum);
    sale.sell(Relic::BookOfThoth, Seat::Two, 1);
    sale.sell(Relic::BabaYagasMortar, Seat::Three, 1);
    // The revealer takes the green one; the others stay seen.
    let top = sale.log.state().table().tops;
    assert!(
        top.values()
            .iter()
            .all(|top| top.seats.contains(Seat::Three))
    );
    sale.decide(Action::Reveal(Colour::Green), Relic::GoldenFleece);
    sale
}

/// From the main menu to what a seat knows: the table, its row, its relics, past the curtain.
pub fn to_what_is_known(seat: Seat) -> Vec<Command> {
    [&[Yes, Back], &[Down].repeat(seat.place())[..], &[Yes; 3]].concat()
}

/// An app that shows what a seat knows.
pub fn knowing(sale: &Sale, seat: Seat) -> BareApp {
    let mut storage = MemoryStorage::default();
    *storage.bytes_mut(Slot::Game) = sale.save(&people());
    let mut app = bare(storage);
    app.give_all(&to_what_is_known(seat));
    app
}

/// All entries of the list on the screen.
pub fn all_entries(app: &mut BareApp) -> Vec<String> {
    let first = selected(app);
    let mut all = Vec::new();
    loop {
        all.extend(selected(app));
        app.give(Down);
        if selected(app) == first || all.len() > 40 {
            return all;
        }
    }
}

/// The relics that a view knows something secret of.
fn secrets(view: &View) -> BTreeSet<Relic> {
    let tops = view.tops.values().iter().flatten().copied();
    view.known_counterfeits().iter().chain(tops).collect()
}

#[test]
fn what_relics_showed_is_remembered_for_those_who_saw_it_and_nobody_else() {
    let sale = shown_to_some();
    let view = |seat| {
        let (game, state) = (sale.log.game(), sale.log.state());
        game.view(state, Observer::Seat(seat))
    };
    let far = Pair::beside(Seat::Three, Neighbour::Left, 4);
    let near = Pair::beside(Seat::One, Neighbour::Left, 4);
    let known = |pair| Seat::first(4).filter(move |seat| view(*seat).pairs[pair].is_some());
    let looked: Vec<Seat> = known(far).collect();
    assert_eq!(looked, [Seat::One, Seat::Three, Seat::Four]);
    assert_eq!(known(near).count(), 4, "shown to all");
    for seat in Seat::first(4) {
        let view = view(seat);
        let tops = view.tops.values().iter().flatten().count();
        assert_eq!(tops, if seat == Seat::Three { 3 } else { 0 });
        let name = |relic| names::relic(relic, Language::English).to_owned();
        let wanted: BTreeSet<String> = secrets(&view).into_iter().map(name).collect();
        let read = all_entries(&mut knowing(&sale, seat));
        let read: BTreeSet<String> = read.into_iter().collect();
        assert_eq!(read, wanted, "{seat:?}");
    }
}
