//! What pictures are taken of Artifact Stack: the set-up, every screen of a turn, areas, the end.

use engine::each::Member;
use engine::stack::{Action, Deck, DeckSet, Decks, Phase, Setup};
use handheld::board::Command;
use handheld::settings::Settings;
use handheld::text::Language;
use host_tests::handheld_hands::{bare, stored, take_over};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_stack::{StackPosition, anywhere, seek, setup};

use Command::{Back, Down, Help, Left, Ok as Yes, Right, Up};

/// A picture: its name, the save, the presses, the look.
pub type StackShot = (&'static str, Vec<u8>, Vec<Command>, Look);

/// Larger letters, more contrast.
pub type Look = fn(&mut Settings);

fn save(position: &StackPosition) -> Vec<u8> {
    position.save(&long_names())
}

/// From the main menu to the turn, and on from there.
fn in_turn(name: &'static str, position: &StackPosition, then: &[Command]) -> StackShot {
    let game = save(position);
    let storage = stored(&Settings::default(), &long_names(), &game);
    let enter = take_over(&mut bare(storage), Language::English);
    (name, game, [enter.as_slice(), then].concat(), |_| {})
}

/// By way of the table, so many steps down in the menu, to the area of whose turn it is: alike on both
/// boards.
fn area(name: &'static str, position: &StackPosition, steps: usize, then: &[Command]) -> StackShot {
    let commands = [
        &[Yes, Command::Menu],
        &[Down].repeat(steps)[..],
        &[Yes, Yes],
        then,
    ];
    (name, save(position), commands.concat(), |_| {})
}

/// Four players with the decks that score in sets.
fn sets_setup() -> Setup {
    let decks = [
        Deck::Statues,
        Deck::Coins,
        Deck::Weapons,
        Deck::Relics,
        Deck::Porcelain,
        Deck::VampireMummy,
    ];
    Setup {
        decks: Decks::Chosen(decks.into_iter().fold(DeckSet::NONE, DeckSet::with)),
        ..setup(4)
    }
}

/// The end of a game with a box whose cards bring more: somebody has a hundred points.
fn hundred() -> StackPosition {
    let mut generous = setup(2);
    for deck in Deck::ALL {
        generous.values.points[deck] += 2;
    }
    let over = anywhere(generous, 3000, 5);
    let standings = over.log.standings();
    assert!(standings.iter().any(|one| one.tiers[0] >= 100));
    over
}

/// All of them.
pub fn shots() -> Vec<StackShot> {
    let in_phase = |wish: fn(Phase) -> bool| seek(setup(3), |position| wish(position.phase()));
    let start = StackPosition::start(Setup::base(3), 3);
    let late = seek(setup(3), |position| {
        let table = position.log.state().table();
        table.second && position.phase() == Phase::Turn && table.temple.standing().len() < 18
    });
    let bonus = seek(setup(4), |position| {
        let legal = position.turn().map(|seat| position.log.legal(seat));
        let is_bonus = |action: Action| matches!(action, Action::TurnOver(_));
        legal.is_some_and(|legal| legal.iter().any(is_bonus)) && position.phase() == Phase::Turn
    });
    let second = seek(setup(2), |position| {
        position.log.state().table().second && position.log.state().table().actions > 0
    });
    let sets = seek(sets_setup(), |position| {
        let table = position.log.state().table();
        let own = table.players[table.seat].open;
        let has = |deck: Deck| own.of(deck) >= 2;
        position.phase() == Phase::Turn
            && has(Deck::Porcelain)
            && has(Deck::VampireMummy)
            && table.actions > 0
    });
    let last_card = seek(setup(4), |position| {
        let table = position.log.state().table();
        let is_last = table.temple.standing().len() == 1 && !table.second;
        is_last && position.phase() == Phase::Turn && table.actions > 0
    });
    let over = anywhere(sets_setup(), 3000, 5);
    let list = [Yes, Down, Down, Yes];
    let large: Look = |settings| settings.large_text = true;
    let contrast: Look = |settings| settings.high_contrast = true;
    let plain: Look = |_| {};
    let mut shots: Vec<StackShot> = vec![
        ("stack-setup", Vec::new(), list.to_vec(), plain),
        (
            "stack-setup-decks",
            Vec::new(),
            [&list[..], &[Down].repeat(5), &[Yes, Down, Down, Down]].concat(),
            plain,
        ),
        in_turn("stack-temple", &start, &[]),
        in_turn("stack-temple-base", &start, &[Down, Down, Down, Down]),
        in_turn("stack-temple-late", &late, &[]),
        in_turn("stack-temple-second", &second, &[]),
        in_turn("stack-plan", &start, &[Back]),
        in_turn("stack-plan-lower", &start, &[Back, Down, Down, Down, Down]),
        in_turn("stack-bonuses", &bonus, &[Right, Right, Right, Right, Yes]),
        in_turn("stack-helpers", &late, &[Left, Up, Yes]),
        in_turn("stack-help-card", &start, &[Help]),
        (
            "stack-table",
            save(&late),
            vec![Yes, Command::Menu, Down, Down, Down, Yes],
            plain,
        ),
        in_turn(
            "stack-stealing",
            &in_phase(|phase| matches!(phase, Phase::Stealing { .. })),
            &[],
        ),
        in_turn(
            "stack-free-helper",
            &in_phase(|phase| matches!(phase, Phase::FreeHelper { .. })),
            &[],
        ),
        in_turn(
            "stack-giving",
            &in_phase(|phase| matches!(phase, Phase::Giving { .. })),
            &[],
        ),
        in_turn("stack-story", &start, &[Up]),
        in_turn("stack-recap", &second, &[Up, Yes]),
        area("stack-area", &late, 3, &[]),
        area("stack-area-helper", &late, 3, &[Up]),
        // What was done last can be taken back: the menu begins there.
        area("stack-area-sets", &sets, 2, &[Down; 4]),
        area("stack-area-monsters", &sets, 2, &[Down; 5]),
        area("stack-left", &late, 3, &[Down; 12]),
        (
            "stack-news-decks",
            Vec::new(),
            [&list[..], &[Yes]].concat(),
            plain,
        ),
        ("stack-news-second", save(&last_card), vec![Yes, Yes], plain),
        (
            "stack-coach",
            Vec::new(),
            vec![Down, Yes, Down, Down, Yes],
            plain,
        ),
        ("stack-over", save(&over), vec![Yes], plain),
        ("stack-over-sets", save(&over), vec![Yes, Back], plain),
        ("stack-chart", save(&over), vec![Yes, Yes], plain),
        (
            "stack-chart-hundred",
            save(&hundred()),
            vec![Yes, Yes],
            plain,
        ),
        ("stack-ranking", save(&over), vec![Yes, Yes, Yes], plain),
    ];
    let (name, game, commands, _) = in_turn("stack-temple-large", &late, &[]);
    shots.push((name, game, commands, large));
    let (name, game, commands, _) = in_turn("stack-temple-contrast", &late, &[]);
    shots.push((name, game, commands, contrast));
    shots
}
