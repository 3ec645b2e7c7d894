//! Why not: each reason has a situation that gives it.

use std::collections::BTreeSet;
use std::vec::Vec;

use super::position::*;
use crate::artifact::Correction;

const VASE: Card = Card::new(Site::Asia, Face::Pottery);
const SWORD: Card = Card::new(Site::Africa, Face::Weapons);

fn base() -> Position {
    Position::new(Setup::base(4))
}

fn after(position: Position, actions: &[Action]) -> Play {
    let mut play = position.ready();
    for action in actions {
        play.act(*action);
        play.deal_all();
    }
    play
}

/// The name of a reason. A new one has to be added here, and then below.
fn name(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotNow => "not now",
        Refusal::NotInPlay => "not in play",
        Refusal::TwoActionsDone => "two actions done",
        Refusal::NothingDone => "nothing done",
        Refusal::AlreadyActed => "already acted",
        Refusal::NoMarker(_) => "no marker",
        Refusal::NoneOnBoard(_) => "none on board",
        Refusal::MatFull => "mat full",
        Refusal::TooExpensive { .. } => "too expensive",
        Refusal::NoHutInReserve => "no hut in reserve",
        Refusal::HutThere(_) => "hut there",
        Refusal::NoHutThere(_) => "no hut there",
        Refusal::TileTaken(_) => "tile taken",
        Refusal::SetNotInHand(_) => "set not in hand",
        Refusal::NotThere => "not there",
        Refusal::DoesNotFit(_) => "does not fit",
        Refusal::FragmentsAreNotKept => "fragments are not kept",
        Refusal::NoJokerOnMarket => "no joker on the market",
        Refusal::NoFreeMarket => "no free market",
        Refusal::JokerForItself => "joker for itself",
        Refusal::NothingForJoker => "nothing for a joker",
        Refusal::MarketSpaceEmpty => "market space empty",
        // Of corrections alone.
        Refusal::MarketFull => "market full",
        Refusal::WithoutRole(_) => "without the role",
        Refusal::RoleHeld => "role held",
        Refusal::SameMarker => "same marker",
        Refusal::MustKeep => "must keep",
        Refusal::AtTheTop(_) => "at the top",
    }
}

const REASONS: usize = 27;

fn in_a_turn() -> Vec<(Play, Action, Refusal)> {
    let africa = Site::Africa;
    let weapons = of_type(ArtifactType::Weapons, 3);
    Vec::from([
        (base().ready(), Action::Decline, Refusal::NotNow),
        (
            Position::new(Setup::base(3)).ready(),
            Action::Hire(Site::Asia),
            Refusal::NotInPlay,
        ),
        (
            base().done(2).ready(),
            Action::Research(africa),
            Refusal::TwoActionsDone,
        ),
        (base().ready(), Action::EndTurn, Refusal::NothingDone),
        (base().done(1).ready(), Action::Pass, Refusal::AlreadyActed),
        (
            base().mat(One, [0; 6]).ready(),
            Action::Research(africa),
            Refusal::NoMarker(Track::Museum),
        ),
        (
            base().money(One, 2).ready(),
            Action::Research(africa),
            Refusal::TooExpensive { cost: 3, money: 2 },
        ),
        (
            base().huts(One, africa, 10).ready(),
            Action::Research(Site::Asia),
            Refusal::NoHutInReserve,
        ),
        (
            base().huts(One, africa, 1).ready(),
            Action::Research(africa),
            Refusal::HutThere(africa),
        ),
        (
            base().ready(),
            Action::Ship(africa),
            Refusal::NoHutThere(africa),
        ),
        (
            base().tile(Two, weapons).ready(),
            Action::Exhibit(weapons),
            Refusal::TileTaken(weapons),
        ),
        (
            base().ready(),
            Action::Exhibit(weapons),
            Refusal::SetNotInHand(weapons),
        ),
        (base().ready(), Action::Sell(VASE), Refusal::NotThere),
        (
            base().ready(),
            Action::Buy(Space::Left),
            Refusal::MarketSpaceEmpty,
        ),
        (
            base().huts(One, africa, 1).ready(),
            Action::HireTwo(africa),
            Refusal::WithoutRole(MORLEY),
        ),
    ])
}

fn with_jokers_and_free_actions() -> Vec<(Play, Action, Refusal)> {
    let joker = [Action::Joker(Track::Museum)];
    let hut = || base().huts(One, Site::Africa, 1).hand(One, &[VASE]);
    let andersson = Position::new(with_roles(4))
        .role(One, ANDERSSON)
        .mat(One, [0; 6])
        .hand(One, &[VASE]);
    Vec::from([
        (
            after(hut(), &joker),
            Action::Sell(VASE),
            Refusal::NoJokerOnMarket,
        ),
        (
            after(hut(), &joker),
            Action::Research(Site::Asia),
            Refusal::JokerForItself,
        ),
        (
            base().ready(),
            Action::Joker(Track::Museum),
            Refusal::NothingForJoker,
        ),
        (andersson.ready(), Action::Sell(VASE), Refusal::NoFreeMarket),
    ])
}

fn with_markers() -> Vec<(Play, Action, Refusal)> {
    let exchange = Action::Exchange {
        give: Track::Ship,
        take: Track::Ship,
    };
    let none = base()
        .mat(Three, [0; 6])
        .mat(Four, [0; 6])
        .mat(One, [0, 0, 4, 0, 0, 0])
        .mat(Two, [0, 0, 5, 0, 0, 0]);
    let workers = Track::AfricanWorkers;
    Vec::from([
        (
            after(none, &[Action::Pass]),
            Action::TakeMarker(workers),
            Refusal::NoneOnBoard(workers),
        ),
        (
            after(base(), &[Action::Pass]),
            Action::TakeMarker(workers),
            Refusal::MatFull,
        ),
        (
            after(base(), &[Action::Pass]),
            exchange,
            Refusal::SameMarker,
        ),
    ])
}

fn with_exhibitions() -> Vec<(Play, Action, Refusal)> {
    let fragments = card(Site::Asia, Face::Fragments);
    let america = card(Site::America, Face::Weapons);
    let hand = [SWORD, fragments, america, VASE];
    let tile = Action::Exhibit(of_type(ArtifactType::Weapons, 3));
    let position = || {
        Position::new(complete(4))
            .hand(One, &hand)
            .role(One, LONDON)
    };
    let shown = [SWORD, fragments, america].map(Action::Choose);
    let keeping = [tile, shown[0], shown[1], shown[2]];
    let roles = [tile, shown[0], shown[1], shown[2], shown[0]];
    Vec::from([
        (
            after(position(), &[tile]),
            Action::Choose(VASE),
            Refusal::DoesNotFit(VASE),
        ),
        (
            after(position(), &keeping),
            Action::Choose(fragments),
            Refusal::FragmentsAreNotKept,
        ),
        (
            after(position(), &keeping),
            Action::Decline,
            Refusal::MustKeep,
        ),
        (
            after(position(), &roles),
            Action::TakeRole(LONDON),
            Refusal::RoleHeld,
        ),
        (
            after(
                Position::new(complete(4))
                    .year(1928)
                    .research(One, [4, 0, 0, 0])
                    .hand(One, &cards(Site::Asia, &[Face::Manuscript])),
                &[Action::Pass; 4],
            ),
            Action::Manuscript(Site::Africa),
            Refusal::AtTheTop(Site::Africa),
        ),
    ])
}

/// Every rule that stands against an action says so.
#[test]
fn every_reason_has_a_situation_that_gives_it() {
    let mut given = BTreeSet::new();
    let situations = [
        in_a_turn(),
        with_jokers_and_free_actions(),
        with_markers(),
        with_exhibitions(),
    ];
    for (play, action, refusal) in situations.concat() {
        assert_eq!(play.refused(action), refusal, "{action:?}");
        given.insert(name(refusal));
    }
    assert_eq!(given.len(), REASONS);
}

/// Board and hand come before mat and purse: what cannot be helped with money is said first.
#[test]
fn what_money_cannot_help_is_said_first() {
    let play = base().mat(One, [0; 6]).money(One, 0).ready();
    assert_eq!(
        play.refused(Action::Hire(Site::Asia)),
        Refusal::NoHutThere(Site::Asia)
    );
    assert_eq!(
        play.refused(Action::Research(Site::Asia)),
        Refusal::NoMarker(Track::Museum)
    );
}

/// Once a joker is chosen, only what it is for can be done.
#[test]
fn after_a_joker_nothing_but_its_action_is_possible() {
    let play = after(
        base().huts(One, Site::Africa, 1),
        &[Action::Joker(Track::Ship)],
    );
    for action in [
        Action::Pass,
        Action::EndTurn,
        Action::Joker(Track::Museum),
        Action::Gold(Site::Africa, Space::Left),
    ] {
        assert_eq!(play.refused(action), Refusal::NotNow, "{action:?}");
    }
}

/// What belongs to another phase is refused in each.
#[test]
fn actions_of_other_phases_are_not_for_now() {
    let set_up = Play::new(Setup::base(4));
    assert_eq!(set_up.refused(Action::Pass), Refusal::NotNow);
    let play = base().ready();
    for action in [
        Action::PlaceHut(Site::Asia),
        Action::TakeMarker(Track::Ship),
        Action::NoMarker,
        Action::DrawUnseen,
        Action::Choose(VASE),
        Action::TakeRole(LONDON),
        Action::Manuscript(Site::Asia),
    ] {
        assert_eq!(play.refused(action), Refusal::NotNow, "{action:?}");
    }
}

/// Corrections give reasons of the same kind.
#[test]
fn a_correction_for_an_empty_seat_is_refused() {
    let mut play = base().ready();
    let correction = Correction::Money {
        seat: Five,
        coins: 1,
    };
    let refused = play.game.correct(&mut play.state, correction, &mut |_| {});
    assert_eq!(refused, Err(Refusal::NotInPlay));
}
