//! Which choices there are: for each phase the list that a person picks from, available or not.

use engine::actions::ActionSet;
use engine::artifact::{
    ACTIONS_A_TURN, Action, Archaeologist, Card, City, Face, Phase, Pile, Role, Site, Space, Tile,
    Track,
};
use engine::each::Member;

use super::Level;
use crate::text::Topic;
use crate::world::Play;

/// A kind of action that asks a second question: where, which?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    Research,
    Hire,
    HireTwo,
    Ship,
    Exhibit,
    StandAlone,
    Sell,
    Buy,
    Joker,
    Gold,
    TakeMarker,
    Exchange,
}

/// One entry of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// A second question follows.
    Open(Family),
    /// This marker is given in an exchange; which is taken follows.
    Give(Track),
    /// This is it.
    Do(Action),
    /// Take the last step back.
    Undo,
}

/// More than any list has.
const MOST: usize = 48;
pub(crate) type Choices = heapless::Vec<Choice, MOST>;

/// The list of a level.
pub(crate) fn choices(play: &Play, level: Level) -> Choices {
    match level {
        Level::Top => top(play),
        Level::Of(family) => members(play, family).collect(),
        Level::Give(give) => Track::ALL
            .into_iter()
            .filter(|take| *take != give && in_play(play, *take))
            .map(|take| Choice::Do(Action::Exchange { give, take }))
            .collect(),
    }
}

/// Can it be done now?
pub(crate) fn available(play: &Play, choice: Choice) -> bool {
    match choice {
        Choice::Undo => true,
        Choice::Do(action) => legal(play).contains(action),
        Choice::Give(give) => Track::ALL
            .into_iter()
            .any(|take| legal(play).contains(Action::Exchange { give, take })),
        Choice::Open(family) => members(play, family).any(|member| available(play, member)),
    }
}

pub(crate) fn legal(play: &Play) -> ActionSet<Action> {
    match play.turn() {
        Some(seat) => play.record.legal(seat),
        None => ActionSet::default(),
    }
}

fn in_play(play: &Play, track: Track) -> bool {
    track.site().is_none_or(|site| play.game().in_play(site))
}

fn sites(play: &Play) -> impl Iterator<Item = Site> {
    Site::ALL
        .into_iter()
        .filter(|site| play.game().in_play(*site))
}

fn top(play: &Play) -> Choices {
    let state = play.state();
    let table = play.table();
    let hand = state.hand(table.seat);
    let mut list: Choices = match table.phase {
        Phase::Turn if state.choosing().tile.is_some() => {
            fitting_first(play, cards(&hand.minus(&state.choosing().cards)))
        }
        Phase::Turn => turn(play),
        Phase::FirstHuts { .. } => sites(play)
            .map(|site| Choice::Do(Action::PlaceHut(site)))
            .collect(),
        Phase::FirstMarkers | Phase::Refilling => members(play, Family::TakeMarker).collect(),
        Phase::Shipping { .. } => {
            let mut list = Choices::new();
            list.extend(
                cards(&table.face_up)
                    .into_iter()
                    .filter(|choice| available(play, *choice)),
            );
            list
        }
        Phase::UnseenCard { .. } => {
            let mut list = Choices::new();
            list.extend([Choice::Do(Action::DrawUnseen), Choice::Do(Action::Decline)]);
            list
        }
        Phase::Keeping { shown, must, .. } => {
            let mut list = cards(&shown);
            if !must {
                let _ = list.push(Choice::Do(Action::Decline));
            }
            list
        }
        Phase::ChoosingRole => roles()
            .map(|role| Choice::Do(Action::TakeRole(role)))
            .collect(),
        Phase::PassedTurn => {
            let mut list = Choices::new();
            list.extend([
                Choice::Open(Family::TakeMarker),
                Choice::Open(Family::Exchange),
                Choice::Do(Action::NoMarker),
            ]);
            list
        }
        Phase::Manuscripts => sites(play)
            .map(|site| Choice::Do(Action::Manuscript(site)))
            .collect(),
        Phase::StartPlayer | Phase::Over => Choices::new(),
    };
    if play.record.can_undo() {
        let _ = list.push(Choice::Undo);
    }
    list
}

fn roles() -> impl Iterator<Item = Role> {
    City::ALL
        .into_iter()
        .map(Role::City)
        .chain(Archaeologist::ALL.into_iter().map(Role::Archaeologist))
}

/// Those that can be chosen before those that cannot.
fn fitting_first(play: &Play, list: Choices) -> Choices {
    let (mut fitting, mut rest) = (Choices::new(), Choices::new());
    for choice in list {
        let part = if available(play, choice) {
            &mut fitting
        } else {
            &mut rest
        };
        let _ = part.push(choice);
    }
    fitting.extend(rest);
    fitting
}

fn cards(pile: &Pile) -> Choices {
    pile.iter()
        .map(|(card, _)| Choice::Do(Action::Choose(card)))
        .collect()
}

/// The actions of a turn. What a role or an expansion adds is listed only with it.
fn turn(play: &Play) -> Choices {
    let table = play.table();
    let player = &table.players[table.seat];
    let expansions = play.game().setup().expansions;
    let joker = play.state().choosing().joker.is_some();
    let mut list = Choices::new();
    let mut add = |choice: Choice, when: bool| {
        if when {
            let _ = list.push(choice);
        }
    };
    let acts = table.actions_done < ACTIONS_A_TURN;
    let morley = player.has(Role::Archaeologist(Archaeologist::Morley));
    let gold = available(play, Choice::Open(Family::Gold));
    add(
        Choice::Do(Action::EndTurn),
        !joker && table.actions_done > 0,
    );
    add(Choice::Open(Family::Research), acts);
    add(Choice::Open(Family::Hire), acts);
    add(Choice::Open(Family::HireTwo), acts && morley);
    add(Choice::Open(Family::Ship), acts);
    add(Choice::Open(Family::Exhibit), acts);
    add(
        Choice::Open(Family::StandAlone),
        acts && expansions.research,
    );
    add(Choice::Open(Family::Sell), acts && !joker);
    add(Choice::Open(Family::Buy), acts && !joker);
    add(Choice::Open(Family::Joker), acts && !joker);
    add(Choice::Open(Family::Gold), gold);
    add(Choice::Do(Action::Pass), !joker && table.actions_done == 0);
    list
}

/// What a kind of action asks for.
fn members(play: &Play, family: Family) -> impl Iterator<Item = Choice> + use<> {
    let table = *play.table();
    let hand = play.state().hand(table.seat);
    let mut list = Choices::new();
    match family {
        Family::Research => list.extend(sites(play).map(|site| Choice::Do(Action::Research(site)))),
        Family::Hire => list.extend(sites(play).map(|site| Choice::Do(Action::Hire(site)))),
        Family::HireTwo => list.extend(sites(play).map(|site| Choice::Do(Action::HireTwo(site)))),
        Family::Ship => list.extend(sites(play).map(|site| Choice::Do(Action::Ship(site)))),
        Family::Exhibit => list.extend(tiles(play).map(|tile| Choice::Do(Action::Exhibit(tile)))),
        Family::StandAlone => {
            let held = |site: &Site| hand.has(Card::new(*site, Face::StandAlone));
            list.extend(
                sites(play)
                    .filter(held)
                    .map(|site| Choice::Do(Action::StandAlone(site))),
            );
        }
        Family::Sell => list.extend(hand.iter().map(|(card, _)| Choice::Do(Action::Sell(card)))),
        Family::Buy => list.extend(
            Space::ALL
                .into_iter()
                .filter(|space| table.market[*space].is_some())
                .map(|space| Choice::Do(Action::Buy(space))),
        ),
        Family::Joker => list.extend(
            Track::ALL
                .into_iter()
                .filter(|track| table.players[table.seat].mat[*track] > 0)
                .map(|track| Choice::Do(Action::Joker(track))),
        ),
        Family::Gold => {
            for site in sites(play).filter(|site| hand.has(Card::new(*site, Face::Gold))) {
                list.extend(
                    Space::ALL
                        .into_iter()
                        .filter(|space| table.market[*space].is_some())
                        .map(|space| Choice::Do(Action::Gold(site, space))),
                );
            }
        }
        Family::TakeMarker => list.extend(
            Track::ALL
                .into_iter()
                .filter(|track| in_play(play, *track))
                .map(|track| Choice::Do(Action::TakeMarker(track))),
        ),
        Family::Exchange => list.extend(
            Track::ALL
                .into_iter()
                .filter(|track| table.players[table.seat].mat[*track] > 0)
                .map(Choice::Give),
        ),
    }
    list.into_iter()
}

/// The tiles still there, those within reach first.
fn tiles(play: &Play) -> impl Iterator<Item = Tile> {
    let table = play.table();
    let hand = play.state().hand(table.seat);
    let player = table.players[table.seat];
    let reach = play
        .game()
        .exhibitions_in_hand(&hand, &player)
        .and(table.tiles);
    let rest = table.tiles.minus(reach);
    reach.iter().chain(rest.iter())
}

/// The help page of a choice.
pub(crate) fn topic(choice: Choice) -> Topic {
    match choice {
        Choice::Undo => Topic::Undo,
        Choice::Give(_) | Choice::Open(Family::Exchange | Family::TakeMarker) => Topic::Passing,
        Choice::Open(family) => family_topic(family),
        Choice::Do(action) => action_topic(action),
    }
}

fn family_topic(family: Family) -> Topic {
    match family {
        Family::Research => Topic::Research,
        Family::Hire | Family::HireTwo => Topic::Hire,
        Family::Ship => Topic::Ship,
        Family::Exhibit => Topic::Exhibition,
        Family::StandAlone => Topic::StandAlone,
        Family::Sell => Topic::Sell,
        Family::Buy => Topic::Buy,
        Family::Joker => Topic::Joker,
        Family::Gold => Topic::Gold,
        Family::TakeMarker | Family::Exchange => Topic::Passing,
    }
}

fn action_topic(action: Action) -> Topic {
    match action {
        Action::Research(_) => Topic::Research,
        Action::Hire(_) | Action::HireTwo(_) => Topic::Hire,
        Action::Ship(_) => Topic::Ship,
        Action::StandAlone(_) => Topic::StandAlone,
        Action::Exhibit(_) => Topic::Exhibition,
        Action::Sell(_) => Topic::Sell,
        Action::Buy(_) => Topic::Buy,
        Action::Joker(_) => Topic::Joker,
        Action::Gold(..) => Topic::Gold,
        Action::Pass | Action::NoMarker | Action::TakeMarker(_) | Action::Exchange { .. } => {
            Topic::Passing
        }
        Action::EndTurn => Topic::Turn,
        Action::PlaceHut(_) => Topic::Setup,
        Action::Choose(card) => face_topic(card.face),
        Action::TakeRole(role) => Topic::of_role(role),
        Action::DrawUnseen | Action::Decline => Topic::Roles,
        Action::Manuscript(_) => Topic::Manuscript,
    }
}

fn face_topic(face: Face) -> Topic {
    match face {
        Face::StandAlone => Topic::StandAlone,
        Face::Gold => Topic::Gold,
        Face::Fragments => Topic::Fragments,
        Face::Cursed => Topic::Cursed,
        Face::Manuscript => Topic::Manuscript,
        _ => Topic::Exhibition,
    }
}
