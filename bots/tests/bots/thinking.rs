//! What every opponent has to keep, whatever its level: a legal move within its budget, the same
//! however the work is sliced, and nothing that its seat may not know.

use std::collections::BTreeSet;

use bots::{BotSeed, Level, Opponent, Plan, Pool, Thinker, Thought, Way, Weigh};
use engine::actions::ActionSet;
use engine::artifact::{self, Artifact, Expansions};
use engine::each::Member;
use engine::game::{Game, Observer};
use engine::seat::Seat;
use engine::stack::{self, ArtifactStack};
use engine::warehouse51::{self, Warehouse51};

use crate::play::{Asked, chance, play_all};

pub fn artifact_of(players: u8) -> Artifact {
    let setup = artifact::Setup {
        expansions: Expansions::BOTH,
        ..artifact::Setup::base(players)
    };
    Artifact::new(setup).unwrap()
}

fn artifact() -> Artifact {
    artifact_of(4)
}

pub fn warehouse51_of(players: u8) -> Warehouse51 {
    Warehouse51::new(warehouse51::Setup::of(players)).unwrap()
}

fn warehouse51() -> Warehouse51 {
    warehouse51_of(4)
}

pub fn stack_of(players: u8) -> ArtifactStack {
    let setup = stack::Setup {
        decks: stack::Decks::Chance,
        ..stack::Setup::base(players)
    };
    ArtifactStack::new(setup).unwrap()
}

fn stack() -> ArtifactStack {
    stack_of(4)
}

/// Every way to decide, with budgets that many positions can be tried with.
fn plans<G: Opponent>() -> [Plan; 7] {
    let small = |plan: Plan| Plan {
        calls: plan.calls.min(700),
        ..plan
    };
    let [easy, medium, hard] = Level::ALL.map(G::plan).map(small);
    let plain = small(Plan::plain::<G>());
    let judgement = Plan::at_once(Way::Judgement);
    let sense = Plan::at_once(Way::Sense);
    [Plan::RANDOM, easy, medium, hard, plain, judgement, sense]
}

/// Thinks to the end in slices, and says what was decided and how many engine calls it took.
fn think<G: Opponent>(
    asked: &Position<'_, G>,
    plan: Plan,
    seed: u64,
    slice: u32,
) -> (G::Action, u32) {
    let mut pool = Pool::new();
    let (view, legal) = (&asked.view, &asked.legal);
    let mut thinker = Thinker::start(
        asked.game,
        asked.seat,
        view,
        legal,
        plan,
        BotSeed(seed),
        &mut pool,
    )
    .expect("a choice");
    loop {
        let before = thinker.progress().done;
        let thought = thinker.step(asked.game, &mut pool, slice);
        let done = thinker.progress().done;
        assert!(legal.contains(thinker.move_now(&pool)));
        match thought {
            Thought::Decided(action) => return (action, done),
            Thought::Thinking(progress) => {
                assert!(progress.done < progress.of, "it is over by then");
                assert!(done > before, "it goes on");
                assert!(
                    done - before <= slice + G::VALUE_CALLS + G::RUSH_CALLS,
                    "and not for longer"
                );
                assert!(progress.share(100) < 100);
            }
        }
    }
}

/// Where a seat has to decide.
struct Position<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    view: G::View,
    legal: ActionSet<G::Action>,
}

impl<'g, G: Game> Position<'g, G> {
    fn of(game: &'g G, state: &G::State, seat: Seat) -> Self {
        Position {
            game,
            seat,
            view: game.view(state, Observer::Seat(seat)),
            legal: game.legal(state, seat),
        }
    }
}

/// Some of the decisions of a few games.
fn every<G: Opponent>(game: &G, nth: usize, mut look: impl FnMut(&Asked<'_, G>)) {
    let mut number = 0;
    play_all(core::slice::from_ref(game), 4, |asked| {
        number += 1;
        if number % nth == 0 && asked.legal.len() > 1 {
            look(asked);
        }
    });
}

fn moves_are_legal_and_within_the_budget<G: Opponent>(game: &G) {
    every(game, 5, |asked| {
        let position = Position::of(game, asked.state, asked.seat);
        for plan in plans::<G>() {
            let (action, spent) = think(&position, plan, 3, 100);
            assert!(position.legal.contains(action), "{plan:?}: {action:?}");
            assert!(spent <= plan.calls, "{plan:?}: {spent}");
        }
    });
}

#[test]
fn moves_of_artifact_are_legal_and_within_the_budget() {
    moves_are_legal_and_within_the_budget(&artifact());
}

#[test]
fn moves_of_warehouse_51_are_legal_and_within_the_budget() {
    moves_are_legal_and_within_the_budget(&warehouse51());
}

#[test]
fn moves_of_artifact_stack_are_legal_and_within_the_budget() {
    moves_are_legal_and_within_the_budget(&stack());
}

fn slices_change_nothing<G: Opponent>(game: &G) {
    every(game, 11, |asked| {
        let position = Position::of(game, asked.state, asked.seat);
        for plan in plans::<G>() {
            let slices = [1, 7, 150, u32::MAX].map(|slice| think(&position, plan, 5, slice));
            assert!(
                slices.iter().all(|one| *one == slices[0]),
                "{plan:?}: {slices:?}"
            );
        }
    });
}

#[test]
fn how_thinking_is_sliced_changes_no_decision() {
    slices_change_nothing(&artifact());
    slices_change_nothing(&warehouse51());
    slices_change_nothing(&stack());
}

/// A seat decides the same in a state that differs only in what is hidden from it. Says how many such twins there were,
/// and in which of the game's phases.
fn twins_decide_alike<G: Opponent>(
    game: &G,
    nth: usize,
    phase: impl Fn(&G::State) -> String,
) -> (usize, BTreeSet<String>) {
    let mut rng = chance(77);
    let (mut twins, mut phases) = (0, BTreeSet::new());
    every(game, nth, |asked| {
        let twin = game.sample(&asked.view, &mut rng);
        if twin == *asked.state {
            return;
        }
        twins += 1;
        phases.insert(phase(asked.state));
        for plan in plans::<G>() {
            let [one, other] = [asked.state, &twin].map(|state| {
                let position = Position::of(game, state, asked.seat);
                [1, 2].map(|seed| think(&position, plan, seed, 1000))
            });
            assert_eq!(one, other, "{:?} knows too much", asked.seat);
        }
    });
    (twins, phases)
}

#[test]
fn what_others_drew_unseen_changes_no_decision() {
    for players in 3..=5 {
        let (twins, _) = twins_decide_alike(&artifact_of(players), 3, |_| String::new());
        assert!(twins >= 20, "only {twins} twins of {players}");
    }
}

#[test]
fn counterfeits_and_fists_of_others_change_no_decision_in_any_phase() {
    let mut all = BTreeSet::new();
    for players in 3..=5 {
        let phase = |state: &warehouse51::State| {
            let phase = format!("{:?}", state.table().phase);
            let name = phase.split([' ', '(', '{']).next();
            name.unwrap_or_default().to_owned()
        };
        let (twins, phases) = twins_decide_alike(&warehouse51_of(players), 3, phase);
        assert!(twins >= 50, "only {twins} twins of {players}");
        all.extend(phases);
    }
    let wanted = [
        "Revealing",
        "OpenAuction",
        "FistAuction",
        "Announcing",
        "Paying",
        "Examining",
        "BuyingBack",
        "Certifying",
    ];
    let missing: Vec<&str> = wanted
        .into_iter()
        .filter(|one| !all.contains(*one))
        .collect();
    assert!(missing.is_empty(), "{missing:?} of {all:?}");
}

#[test]
fn cards_that_others_looked_at_change_no_decision() {
    for players in 2..=4 {
        let (twins, _) = twins_decide_alike(&stack_of(players), 2, |_| String::new());
        assert!(twins >= 10, "only {twins} twins of {players}");
    }
}

/// With the budgets that are played with, not those that tests can afford everywhere.
fn hard_keeps_its_budget<G: Opponent>(game: &G) {
    let plan = G::plan(Level::Hard);
    let mut asked_for = 0;
    every(game, 40, |asked| {
        let position = Position::of(game, asked.state, asked.seat);
        let (action, spent) = think(&position, plan, 3, 150);
        assert!(position.legal.contains(action));
        assert!(spent <= plan.calls, "{spent} of {}", plan.calls);
        asked_for += usize::from(spent * 2 > plan.calls);
    });
    assert!(asked_for > 5, "{asked_for} long thoughts");
}

#[test]
fn hard_bots_keep_the_budgets_that_are_played_with() {
    hard_keeps_its_budget(&artifact());
    hard_keeps_its_budget(&warehouse51());
    hard_keeps_its_budget(&stack());
}

/// Where there is room for few actions, those are tried that the game's own judgement puts first.
fn few_arms_are_those_that_weigh_most<G: Opponent>(game: &G) {
    let mut dropped = 0;
    every(game, 9, |asked| {
        let position = Position::of(game, asked.state, asked.seat);
        let judgement = game.judgement(asked.seat, &position.view);
        let weight = |action| judgement.weigh(action);
        for arms in [0, 1, 2, 3, 255] {
            let plan = Plan {
                way: Way::Search { arms, ahead: 1 },
                calls: 900,
            };
            let (action, spent) = think(&position, plan, 1, 50);
            let heavier = position.legal.iter();
            let heavier = heavier.filter(|other| weight(*other) > weight(action));
            let heavier = heavier.count();
            assert!(
                heavier < usize::from(arms.max(1)),
                "{arms} arms: {action:?}"
            );
            dropped += usize::from(position.legal.len() > u16::from(arms).into());
            // With one left there is nothing to try.
            assert!(arms >= 2 || spent == 0, "{arms} arms: {spent}");
        }
    });
    assert!(dropped > 50, "{dropped}");
}

#[test]
fn the_least_promising_actions_are_not_tried_where_there_is_room_for_few() {
    few_arms_are_those_that_weigh_most(&artifact());
    few_arms_are_those_that_weigh_most(&warehouse51());
    few_arms_are_those_that_weigh_most(&stack());
}

#[test]
fn a_pool_that_was_used_otherwise_in_between_makes_no_illegal_move() {
    let game = artifact();
    let mut pool = Pool::new();
    let mut others = Pool::new();
    every(&game, 9, |asked| {
        let position = Position::of(&game, asked.state, asked.seat);
        let plan = Artifact::plan(Level::Hard);
        let (view, legal) = (&position.view, &position.legal);
        let seed = BotSeed(1);
        let mut thinker =
            Thinker::start(&game, asked.seat, view, legal, plan, seed, &mut pool).unwrap();
        thinker.step(&game, &mut pool, 300);
        assert!(legal.contains(thinker.move_now(&others)));
        if let Thought::Decided(action) = thinker.step(&game, &mut others, 300) {
            assert!(legal.contains(action));
        }
        core::mem::swap(&mut pool, &mut others);
    });
}

#[test]
fn without_anything_legal_nobody_thinks() {
    let game = stack();
    let view = game.view(&game.start(), Observer::Seat(Seat::One));
    let plan = ArtifactStack::plan(Level::Hard);
    let nothing = ActionSet::default();
    let mut pool = Pool::new();
    let seed = BotSeed(1);
    assert!(Thinker::start(&game, Seat::One, &view, &nothing, plan, seed, &mut pool).is_none());
}

/// A whole number of thinkers must fit beside the app on a Pico.
#[test]
fn thinking_takes_little_memory() {
    let thinkers = [
        size_of::<Thinker<Artifact>>(),
        size_of::<Thinker<Warehouse51>>(),
        size_of::<Thinker<ArtifactStack>>(),
    ];
    assert!(thinkers.iter().all(|bytes| *bytes <= 2048), "{thinkers:?}");
    assert!(size_of::<Pool>() <= 8192);
}
