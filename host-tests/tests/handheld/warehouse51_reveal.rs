//! The counterfeits as they come to light: what becomes of each is a page of its own, also of what a
//! certificate or the horn saves, and of what leaves then.

use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::Seat;
use engine::warehouse51::{Action, Pair, Phase, Relic, RelicSet};
use handheld::board::{Board, Command};
use handheld::games::warehouse51::text::{Label, names};
use handheld::text::Language;
use host_tests::conformance::chance;
use host_tests::handheld_hands::{BOARDS, Hands};
use host_tests::handheld_sales::{Sale, sale};

use Command::{Down, Ok as Yes};

/// A stamp lies still after so many milliseconds.
const FALLEN: u64 = 2000;

/// The counterfeits between the players, once they are open.
fn revealed(sale: &Sale) -> RelicSet {
    let view = sale.log.game().view(sale.log.state(), Observer::Table);
    let pairs = Pair::all(sale.log.game().seats()).filter_map(|pair| view.pairs[pair]);
    pairs.flat_map(RelicSet::iter).collect()
}

/// What a last certificate leads to, if it is the last: who certifies which relic, and the position then.
fn certifying(before: &Sale) -> Vec<(Relic, Sale)> {
    if !matches!(before.table().phase, Phase::Certifying { .. }) {
        return Vec::new();
    }
    let legal = before.log.legal(before.asked());
    let relics = Relic::ALL.into_iter();
    let legal = relics.filter(|relic| legal.contains(Action::Certify(*relic)));
    let then = legal.map(|relic| {
        let mut after = before.clone();
        after.decide(Action::Certify(relic), relic);
        (relic, after)
    });
    let is_revealed = |after: &Sale| matches!(after.table().phase, Phase::Over | Phase::Cancelling);
    then.filter(|(_, after)| is_revealed(after)).collect()
}

/// The presses that certify a relic, and turn to the page that has this stamp.
fn to_the_stamp(before: &Sale, relic: Relic, stamp: &str) -> Option<Vec<Command>> {
    let name = names::relic(relic, Language::English);
    let mut device = before.device(Board::SQUARE);
    let mut commands = vec![Yes];
    device.give(Yes);
    for _ in 0..12 {
        if selected_is(&mut device, name) {
            break;
        }
        device.give(Down);
        commands.push(Down);
    }
    for _ in 0..12 {
        device.give(Yes);
        device.run(FALLEN).unwrap();
        commands.push(Yes);
        if device.says(stamp) {
            return Some(commands);
        }
    }
    None
}

/// Is this the entry that is selected?
fn selected_is(device: &mut impl Describes, name: &str) -> bool {
    device.selected().as_deref() == Some(name)
}

/// What can be asked for the entry that is selected.
trait Describes {
    fn selected(&mut self) -> Option<String>;
}

impl<S: handheld::storage::Storage, E: handheld::storage::Entropy> Describes
    for simulator::device::Device<S, E>
{
    fn selected(&mut self) -> Option<String> {
        let (mut is_next, mut found) = (false, None);
        self.describe(&mut |spoken| match spoken {
            handheld::canvas::Spoken::Selected => is_next = true,
            handheld::canvas::Spoken::Text(text) if core::mem::take(&mut is_next) => {
                found.get_or_insert_with(|| text.to_owned());
            }
            _ => {}
        });
        found
    }
}

/// A game before the certificate that saves a relic, and the presses to its page.
fn saved() -> (Sale, Vec<Command>) {
    let saves = |sale: &Sale| {
        certifying(sale).into_iter().find_map(|(relic, after)| {
            let is_struck = revealed(&after).contains(relic);
            let is_saved = is_struck && !after.table().exposed.contains(relic);
            is_saved.then_some(relic)
        })
    };
    let before = sale(4, |sale| saves(sale).is_some());
    let relic = saves(&before).unwrap();
    let commands = to_the_stamp(&before, relic, "GENUINE").unwrap();
    (before, commands)
}

/// A game before the reveal of a counterfeit of a relic that nobody wanted, and the presses to its page.
fn harmless() -> (Sale, Vec<Command>) {
    for seed in 0..200 {
        let mut rng = chance(seed.into());
        let mut sale = Sale::start(4, seed);
        nobody_bids(&mut sale);
        while sale.go_on(&mut rng) {
            if let Some((relic, _)) = certifying(&sale).first() {
                let commands = to_the_stamp(&sale, *relic, "HARMLESS").unwrap();
                return (sale, commands);
            }
        }
    }
    panic!("no game comes to the last certificate");
}

/// The relic of the first counterfeit is revealed, and leaves the game.
fn nobody_bids(sale: &mut Sale) {
    let view = sale
        .log
        .game()
        .view(sale.log.state(), Observer::Seat(Seat::One));
    let laid = Pair::all(4).filter_map(|pair| view.pairs[pair]);
    let relic = laid.flat_map(RelicSet::iter).next().unwrap();
    sale.reveal(relic);
    while sale.table().relic == Some(relic) {
        let action = match sale.table().phase {
            Phase::OpenAuction => Action::Pass,
            _ => Action::Bid(0),
        };
        sale.decide(action, relic);
    }
}

/// A game in which the horn may save one of at least two relics.
fn horn() -> Sale {
    sale(4, |sale| {
        let table = sale.table();
        table.phase == Phase::Cancelling && table.exposed.len() > 1
    })
}

/// A picture: its name, the position, the presses, and what is read on it.
pub type Shot = (&'static str, Sale, Vec<Command>, &'static str);

/// All of them.
pub fn shots() -> [Shot; 4] {
    let (saved, to_saved) = saved();
    let (harmless, to_harmless) = harmless();
    let horn = horn();
    [
        ("w51-reveal-genuine", saved, to_saved, "GENUINE"),
        ("w51-reveal-harmless", harmless, to_harmless, "HARMLESS"),
        ("w51-reveal-horn", horn.clone(), vec![Yes, Yes], "GENUINE"),
        ("w51-reveal-leaves", horn, vec![Yes, Yes, Yes], "FAKE"),
    ]
}

/// All that is read on a page when its stamp has fallen.
fn page(sale: &Sale, commands: &[Command], board: Board) -> String {
    let mut device = sale.device(board);
    device.give_all(commands);
    device.run(FALLEN).unwrap();
    device.read().join(" ").replace('\n', " ")
}

#[test]
fn a_relic_that_a_certificate_saves_is_stamped_genuine_and_says_by_which() {
    let (sale, commands) = saved();
    for board in BOARDS {
        let text = page(&sale, &commands, board);
        assert!(text.contains("GENUINE"), "{text}");
        assert!(text.contains("Stays with "), "{text}");
        let carriers = [Relic::HolyGrail, Relic::ArkOfTheCovenant];
        let carriers = carriers.map(|relic| names::relic(relic, Language::English));
        let by = carriers
            .iter()
            .any(|carrier| text.contains(&format!("Certificate: {carrier}")));
        assert!(by, "{text}");
    }
}

#[test]
fn a_counterfeit_of_what_nobody_owns_is_stamped_harmless() {
    let (sale, commands) = harmless();
    for board in BOARDS {
        let text = page(&sale, &commands, board);
        assert!(text.contains("HARMLESS"), "{text}");
        assert!(text.contains("Nobody owns it"), "{text}");
    }
}

#[test]
fn what_the_horn_saves_and_what_leaves_then_are_pages_of_their_own() {
    let sale = horn();
    let waiting = sale.table().exposed.len();
    let mut device = sale.device(Board::SQUARE);
    device.give_all(&[Yes, Yes]);
    device.run(FALLEN).unwrap();
    let text = device.read().join(" ");
    let horn = names::relic(Relic::UnicornHorn, Language::English);
    for words in ["GENUINE", "Stays with ", &format!("{horn}: ")] {
        assert!(text.contains(words), "{words}: {text}");
    }
    for _ in 1..waiting {
        device.give(Yes);
        device.run(FALLEN).unwrap();
        let text = device.read().join(" ");
        assert!(text.contains("FAKE"), "{text}");
        let leaves = [
            Label::Leaves,
            Label::LeavesWithBlessingDetail,
            Label::LeavesWithCurseDetail,
        ];
        let leaves = leaves.map(|label| label.text(Language::English));
        assert!(leaves.iter().any(|words| text.contains(words)), "{text}");
    }
    // Then it is scored.
    device.give(Yes);
    let text = device.read().join(" ");
    assert!(!text.contains("FAKE"), "{text}");
}

#[test]
fn what_the_horn_does_not_save_leaves_page_by_page() {
    let sale = horn();
    let mut device = sale.device(Board::SQUARE);
    device.give(Yes);
    let without = Label::DoWithout.text(Language::English);
    while !selected_is(&mut device, without) {
        device.give(Down);
    }
    for _ in 0..sale.table().exposed.len() {
        device.give(Yes);
        device.run(FALLEN).unwrap();
        assert!(device.says("FAKE"), "{:?}", device.read());
    }
}
