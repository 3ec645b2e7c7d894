//! What pictures are taken of Artifact Stack: the set-up, every screen of a turn, areas, the end.

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Action, Deck, DeckSet, Decks, Phase, Setup};
use handheld::board::{Board, Command};
use handheld::settings::Settings;
use handheld::text::Language;
use host_tests::handheld_hands::{BOARDS, BareApp, Hands, bare_on, stored, take_over};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_stack::{StackPosition, anywhere, seek, setup};

use Command::{Back, Down, Help, Left, Ok as Yes, Right, Up};

/// A picture at a table: its name, the save, the presses, the look.
pub type StackShot = (&'static str, Vec<u8>, Vec<Command>, Look);

/// Larger letters, more contrast.
pub type Look = fn(&mut Settings);

/// A picture of a game that goes from hand to hand.
pub struct TempleShot {
    pub name: &'static str,
    pub game: Vec<u8>,
    /// The presses on a board with a joystick, and on one without.
    pub presses: [Vec<Command>; 2],
    /// A part of a text that it has to show.
    pub shows: &'static str,
    pub look: Look,
}

fn save(position: &StackPosition) -> Vec<u8> {
    position.save(&long_names())
}

/// From the main menu, alike on both boards.
fn menu(
    name: &'static str,
    game: Vec<u8>,
    commands: &[Command],
    shows: &'static str,
) -> TempleShot {
    let presses = [commands, commands].map(<[Command]>::to_vec);
    let look: Look = |_| {};
    TempleShot {
        name,
        game,
        presses,
        shows,
        look,
    }
}

fn resuming(board: Board, game: &[u8]) -> BareApp {
    bare_on(board, stored(&Settings::default(), &long_names(), game))
}

/// From the main menu to the own turn.
fn begun(board: Board, game: &[u8]) -> Vec<Command> {
    take_over(&mut resuming(board, game), Language::English)
}

/// From the main menu to the turn, and on from there alike on both boards.
fn in_turn(
    name: &'static str,
    position: &StackPosition,
    then: &[Command],
    shows: &'static str,
) -> TempleShot {
    at(name, position, (&[], ""), then, shows)
}

/// The same by way of a spot of which the screen says something: where the cursor goes is another matter on each
/// board.
fn at(
    name: &'static str,
    position: &StackPosition,
    way: (&[Command], &str),
    then: &[Command],
    shows: &'static str,
) -> TempleShot {
    let game = save(position);
    let enter = BOARDS.map(|board| begun(board, &game));
    at_in(name, game, enter, way, then, shows)
}

/// The same in a save, with what leads from the main menu to the turn on each board.
pub fn at_in(
    name: &'static str,
    game: Vec<u8>,
    enter: [Vec<Command>; 2],
    (first, spot): (&[Command], &str),
    then: &[Command],
    shows: &'static str,
) -> TempleShot {
    let mut boards = BOARDS.into_iter();
    let presses = enter.map(|enter| {
        let before = [&enter[..], first].concat();
        let way = boards
            .next()
            .and_then(|board| way_to(board, &game, &before, spot));
        let way = way.unwrap_or_else(|| panic!("{name}: nothing says {spot}"));
        [&before[..], &way, then].concat()
    });
    TempleShot {
        presses,
        ..menu(name, game, &[], shows)
    }
}

/// The moves of the cursor that lead to where the screen says something. Without a joystick down leads everywhere.
fn way_to(board: Board, game: &[u8], before: &[Command], spot: &str) -> Option<Vec<Command>> {
    if spot.is_empty() {
        return Some(Vec::new());
    }
    let starts: &[&[Command]] = match board.has_joystick {
        true => &[&[], &[Down], &[Down; 2], &[Down; 3], &[Down; 4], &[Up]],
        false => &[&[]],
    };
    let sides: &[Command] = match board.has_joystick {
        true => &[Right, Left],
        false => &[Down],
    };
    let ways = sides
        .iter()
        .flat_map(|side| starts.iter().map(move |start| (*start, *side)));
    ways.into_iter().find_map(|(start, side)| {
        let mut app = resuming(board, game);
        app.give_all(before);
        app.give_all(start);
        let mut way = start.to_vec();
        for _ in 0..32 {
            if app.read().iter().any(|text| text.contains(spot)) {
                return Some(way);
            }
            app.give(side);
            way.push(side);
        }
        None
    })
}

/// By way of the table, so many steps down in the menu, to the area of whose turn it is: alike on both
/// boards.
fn area(
    name: &'static str,
    position: &StackPosition,
    steps: usize,
    then: &[Command],
    shows: &'static str,
) -> TempleShot {
    let commands = [
        &[Yes, Command::Menu],
        &[Down].repeat(steps)[..],
        &[Yes, Yes],
        then,
    ];
    menu(name, save(position), &commands.concat(), shows)
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
pub fn shots() -> Vec<TempleShot> {
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
    let hidden = can_look();
    let mut looked = hidden.clone();
    let look = looked.turn().and_then(|seat| {
        let legal = looked.log.legal(seat);
        legal
            .iter()
            .find(|action| matches!(action, Action::Look(_)))
    });
    looked.decide(look.unwrap());
    let seen = seen_by_another();
    let list = [Yes, Down, Down, Yes];
    let large: Look = |settings| settings.large_text = true;
    let contrast: Look = |settings| settings.high_contrast = true;
    let decks = [&list[..], &[Down].repeat(5), &[Yes, Down, Down, Down]].concat();
    let end = |name: &'static str, then: &[Command], shows: &'static str| {
        menu(name, save(&over), &[&[Yes], then].concat(), shows)
    };
    let mut shots: Vec<TempleShot> = vec![
        menu("stack-setup", Vec::new(), &list, "Start player"),
        menu("stack-setup-decks", Vec::new(), &decks, "Statues"),
        in_turn("stack-temple", &start, &[], "Temple 1"),
        at(
            "stack-temple-base",
            &start,
            (&[], "5 cards"),
            &[],
            "5 cards",
        ),
        in_turn("stack-temple-late", &late, &[], "Temple 2"),
        in_turn("stack-temple-second", &second, &[], "Temple 2"),
        in_turn("stack-plan", &start, &[Back], "steps"),
        at(
            "stack-plan-lower",
            &start,
            (&[Back], "5 cards"),
            &[],
            "steps",
        ),
        at(
            "stack-bonuses",
            &bonus,
            (&[], "Bonuses"),
            &[Yes],
            "Which bonus?",
        ),
        at(
            "stack-helpers",
            &late,
            (&[], "Helpers"),
            &[Yes],
            "Which helper?",
        ),
        in_turn("stack-help-card", &start, &[Help], "face down"),
        menu(
            "stack-table",
            save(&late),
            &[Yes, Command::Menu, Down, Down, Down, Yes],
            "PUBLIC",
        ),
        in_turn(
            "stack-stealing",
            &in_phase(|phase| matches!(phase, Phase::Stealing { .. })),
            &[],
            "Steal: ",
        ),
        in_turn(
            "stack-free-helper",
            &in_phase(|phase| matches!(phase, Phase::FreeHelper { .. })),
            &[],
            "Free helper",
        ),
        in_turn(
            "stack-giving",
            &in_phase(|phase| matches!(phase, Phase::Giving { .. })),
            &[],
            "Give to ",
        ),
        in_turn(
            "stack-removing",
            &in_phase(|phase| matches!(phase, Phase::Removing { .. })),
            &[],
            "Which one goes?",
        ),
        at("stack-hidden", &hidden, (&[], "B: look,"), &[], "Hidden"),
        at("stack-hidden-seen", &seen, (&[], "seen"), &[], "Hidden"),
        at(
            "stack-look",
            &hidden,
            (&[], "B: look,"),
            &[Back, Yes],
            "A hidden card",
        ),
        at(
            "stack-known",
            &looked,
            (&[], "again"),
            &[Back, Yes],
            "What you know",
        ),
        at(
            "stack-story",
            &start,
            (&[], "Since your"),
            &[],
            "Since your",
        ),
        at(
            "stack-recap",
            &second,
            (&[], "Since your"),
            &[Yes],
            "'s turn",
        ),
        area("stack-area", &late, 3, &[], "'s area"),
        area("stack-area-helper", &late, 3, &[Up], "'s area"),
        // What was done last can be taken back: the menu begins there.
        area("stack-area-sets", &sets, 2, &[Down; 4], "Porcelain"),
        area("stack-area-monsters", &sets, 2, &[Down; 5], "Vampire"),
        area("stack-left", &late, 3, &[Down; 12], "Unseen"),
        menu(
            "stack-news-decks",
            Vec::new(),
            &[&list[..], &[Yes]].concat(),
            "The decks",
        ),
        menu(
            "stack-news-second",
            save(&last_card),
            &[Yes, Yes],
            "second temple",
        ),
        menu("stack-coach", Vec::new(), &[Down, Yes, Down, Down, Yes], ""),
        end("stack-over", &[], "Final score"),
        end("stack-over-sets", &[Yes], "Sets and"),
        end("stack-over-cards", &[Yes; 2], "Single cards"),
        end("stack-over-awards", &[Yes; 3], "Awards"),
        end("stack-over-helpers", &[Yes; 4], "Helpers"),
        end("stack-over-silver", &[Yes; 5], "Silver"),
        end("stack-chart", &[Back], "Points by"),
        menu(
            "stack-chart-hundred",
            save(&hundred()),
            &[Yes, Back],
            "Points by",
        ),
        end("stack-ranking", &[Back, Yes], "Ranking"),
        end("stack-ranking-more", &[Back, Yes, Down], "Ranking"),
        end("stack-history", &[Back, Yes, Yes, Down, Yes], "History"),
    ];
    for (name, look) in [
        ("stack-temple-large", large),
        ("stack-temple-contrast", contrast),
    ] {
        let shot = in_turn(name, &late, &[], "Temple 2");
        shots.push(TempleShot { look, ..shot });
    }
    shots
}

/// Somebody may pay for a look, and has seen nothing yet.
fn can_look() -> StackPosition {
    seek(setup(3), |position| {
        let table = position.log.state().table();
        let legal = position.turn().map(|seat| position.log.legal(seat));
        let may = legal.is_some_and(|legal| legal.iter().any(|one| matches!(one, Action::Look(_))));
        let untouched = table.temple.looked_at_by(table.seat).is_empty();
        position.phase() == Phase::Turn && may && untouched && table.actions > 0
    })
}

/// Somebody else has looked at a card, and whose turn it is cannot pay for that.
fn seen_by_another() -> StackPosition {
    seek(setup(3), |position| {
        let table = position.log.state().table();
        let others = Seat::first(3).filter(|seat| *seat != table.seat);
        let mut looked = others.map(|seat| table.temple.looked_at_by(seat));
        let poor = table.players[table.seat].silver == 0;
        let is_turn = position.phase() == Phase::Turn && table.actions > 0;
        is_turn && poor && looked.any(|seen| !seen.is_empty())
    })
}
