//! Advice tells no secret: in games that differ in nothing but what the asking seat may not know, it is asked for and
//! read alike, word for word and pixel for pixel.

use bots::{Asked, Level, Opponent, Pool};
use engine::dealer::Told;
use engine::game::{Actor, Observer};
use engine::seat::Seat;
use engine::stack::{Action, ArtifactStack, Outcome};
use engine::warehouse51::Warehouse51;
use handheld::board::{Board, Command};
use handheld::control::Control;
use handheld::play::Hints;
use handheld::settings::Roster;
use handheld::text::{Footer, Language};
use host_tests::conformance::chance;
use host_tests::handheld_hands::{BOARDS, Hands, device, likely_command};
use host_tests::handheld_positions::long_names;
use host_tests::handheld_stack::{StackPosition, setup};
use simulator::picture::Picture;

use super::advice::ask;
use super::bots::{Handheld, at_once, entries, let_think, play};
use super::{secrets, warehouse51};

/// One person, and bots in all other seats.
fn only(person: Seat) -> Roster {
    let mut roster = Roster {
        controls: [Control::Bot(Level::Medium); 5],
        ..long_names()
    };
    roster.set_control(person, Control::Person);
    roster
}

fn assert_alike(twins: &mut [Handheld; 2]) {
    let [one, two] = twins;
    assert_eq!(one.texts(), two.texts());
    let [one, two] = [one, two].map(|device| Picture::of(device.screen()));
    assert!(one == two);
}

/// Goes on in both by the same presses until a seat can choose something; not where other cards came up on the way.
fn to_the_turn(twins: &mut [Handheld; 2], seat: Seat) -> bool {
    let mut rng = chance(3);
    let dealt = |device: &Handheld, from: usize| entries(device)[from..].to_vec();
    let laid = twins.each_ref().map(|device| entries(device).len());
    for _ in 0..60 {
        twins.iter_mut().for_each(let_think);
        if dealt(&twins[0], laid[0]) != dealt(&twins[1], laid[1]) {
            return false;
        }
        // Whoever else has the device may know what is hidden.
        if play(&twins[0])
            .holder()
            .is_some_and(|holder| holder != seat)
        {
            return false;
        }
        assert_alike(twins);
        let is_own = play(&twins[0]).turn() == Some(seat);
        if is_own && twins[0].says(Footer::DoIt.text(Language::English)) {
            return true;
        }
        let command = likely_command(&mut twins[0], Language::English, &mut rng);
        twins.iter_mut().for_each(|device| device.give(command));
    }
    panic!("never their turn: {:?}", twins[0].texts());
}

/// Asks for advice in both, and says what is read then, in one line.
fn advice_on(twins: &mut [Handheld; 2], seat: Seat, level: Level) -> String {
    for device in &mut *twins {
        ask(device, level);
        if device.says(Footer::Ready.text(Language::English)) {
            device.give(Command::Ok);
        }
        assert_ne!(play(device).shell().hints[seat as usize], Hints::NONE);
    }
    assert_alike(twins);
    twins[0].texts().join(" ")
}

#[test]
fn in_artifact_advice_knows_no_hidden_card_of_another() {
    let mut asked = 0;
    for (seed, level) in (0..60).zip([Level::Medium, Level::Hard].into_iter().cycle()) {
        let twins = |roster: &dyn Fn(Seat) -> Roster| {
            let board = BOARDS[seed as usize / 2 % 2];
            let settings = at_once(Language::English);
            secrets::twins_played_by(seed, board, &settings, roster)
        };
        let (owner, people) = twins(&|_| long_names());
        let seat = play(&people[0]).turn().unwrap();
        if seat == owner {
            continue;
        }
        let (_, alone) = twins(&|_| only(seat));
        for mut twins in [people, alone] {
            if to_the_turn(&mut twins, seat) {
                advice_on(&mut twins, seat, level);
                asked += 1;
            }
        }
    }
    assert!(asked > 30, "{asked}");
}

#[test]
fn advice_on_the_last_fist_says_what_to_close_it_on_and_knows_none_of_the_others() {
    for seat in [Seat::Two, Seat::Three, Seat::Four] {
        for (board, level) in BOARDS.into_iter().zip([Level::Medium, Level::Hard]) {
            for roster in [only(seat), long_names()] {
                let settings = at_once(Language::English);
                let twins = warehouse51::with_other_fists();
                let mut twins = twins.played_by(board, &roster, &settings);
                // Among people the first that is asked takes the device first.
                let seat = match roster == long_names() {
                    true => Seat::Two,
                    false => seat,
                };
                assert!(to_the_turn(&mut twins, seat));
                let read = advice_on(&mut twins, seat, level);
                // The dial stands at it, or it is said on a page of its own.
                let dial = read
                    .rsplit(' ')
                    .next()
                    .and_then(|last| last.parse::<u8>().ok());
                assert!(
                    dial.is_some() || read.contains("Close the fist on"),
                    "{read}"
                );
            }
        }
    }
}

#[test]
fn advice_on_a_stack_does_not_know_what_another_has_seen_on_top_of_it() {
    let (mut asked, mut hidden) = (0, 0);
    for roster in [only(Seat::Two), long_names()] {
        for (board, level) in BOARDS.into_iter().zip([Level::Medium, Level::Hard]) {
            let settings = at_once(Language::English);
            let twins = warehouse51::before_revealing_other_tops();
            let log = &twins.logs[0];
            let action = decided(log.game(), &log.view(Observer::Seat(Seat::Two)), log, level);
            let is_seen = |action| match action {
                engine::warehouse51::Action::Reveal(colour) => {
                    log.state().table().tops[colour].seats.contains(Seat::One)
                }
                _ => false,
            };
            hidden += usize::from(is_seen(action));
            let mut twins = twins.played_by(board, &roster, &settings);
            assert!(to_the_turn(&mut twins, Seat::Two));
            advice_on(&mut twins, Seat::Two, level);
            asked += 1;
        }
    }
    assert!(hidden * 2 >= asked, "{hidden} of {asked}");
}

/// What a bot of a level would do there.
fn decided(
    game: &Warehouse51,
    view: &engine::warehouse51::View,
    log: &warehouse51::Log,
    level: Level,
) -> engine::warehouse51::Action {
    let asked = Asked {
        game,
        seat: Seat::Two,
        view: *view,
        legal: log.legal(Seat::Two),
        number: 1,
    };
    asked
        .think(Warehouse51::plan(level), &mut Pool::new(), 1000)
        .unwrap()
}

/// What a medium bot does in a position.
fn medium(position: &StackPosition) -> Option<(Seat, Action)> {
    let Actor::Seat(seat) = position.log.actor() else {
        return None;
    };
    let asked = Asked {
        game: position.log.game(),
        seat,
        view: position.log.view(Observer::Seat(seat)),
        legal: position.log.legal(seat),
        number: 1,
    };
    let plan = ArtifactStack::plan(Level::Medium);
    let action = asked.think(plan, &mut Pool::new(), 1000)?;
    Some((seat, action))
}

/// Games that differ in a card that one seat has looked at, and the next one would take unseen.
fn before_taking_what_another_saw(seed: u64) -> Option<[StackPosition; 2]> {
    let mut position = StackPosition::start(setup(3), seed);
    for _ in 0..200 {
        let (seat, action) = medium(&position)?;
        let legal = position.log.legal(seat);
        for look in legal.iter() {
            if let Action::Look(place) = look
                && let Some(twins) = looked(&position, seat, look)
                && medium(&twins[0]).is_some_and(|(_, action)| action == Action::Take(place))
            {
                return Some(twins);
            }
        }
        position.decide(action);
    }
    None
}

/// A seat looks, sees different cards, and does without them.
fn looked(position: &StackPosition, seat: Seat, look: Action) -> Option<[StackPosition; 2]> {
    let mut twins = [position.clone(), position.clone()];
    for (number, twin) in twins.iter_mut().enumerate() {
        twin.log.decide(seat, look).ok()?;
        let odds = twin.log.odds()?;
        let cards: Vec<Outcome> = odds.iter().map(|(outcome, _)| outcome).collect();
        let card = if number == 0 {
            cards[0]
        } else {
            *cards.last()?
        };
        twin.log.deal(&mut Told(|_: &_| Some(card))).ok()?;
        twin.log.decide(seat, Action::EndTurn).ok()?;
    }
    let [one, two] = twins.each_ref().map(|twin| twin.log.state());
    let is_next = twins[0].turn().is_some_and(|next| next != seat);
    (is_next && one.table() == two.table() && one != two).then_some(twins)
}

#[test]
fn in_artifact_stack_advice_does_not_know_a_card_that_another_has_looked_at() {
    let mut asked = 0;
    for seed in 0..30 {
        let Some(twins) = before_taking_what_another_saw(seed) else {
            continue;
        };
        let seat = twins[0].turn().unwrap();
        for roster in [only(seat), long_names()] {
            let mut devices = twins.each_ref().map(|twin| {
                let save = twin.save(&roster);
                device(Board::SQUARE, &at_once(Language::English), &roster, &save)
            });
            assert!(to_the_turn(&mut devices, seat));
            advice_on(&mut devices, seat, Level::Medium);
            asked += 1;
        }
    }
    assert!(asked > 4, "{asked}");
}
