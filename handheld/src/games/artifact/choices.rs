//! Which choices there are: for each phase the list that a person picks from, available or not.

use engine::artifact::{
    ACTIONS_A_TURN, Action, Archaeologist, Card, City, Face, Phase, Pile, Role, Site, Space, Tile,
    Track,
};
use engine::each::Member;

use super::text::Topic;
use super::{Scene, own};
use crate::games::HelpTopic;
use crate::screens;
use crate::text::help;

/// How deep into a choice the screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Everything that can be done now.
    Top,
    /// One kind of action: where, which?
    Of(Family),
    /// An exchange: this marker is given.
    Give(Track),
    /// An exhibition with the only set there is for it: are these cards shown?
    Set(Tile),
}

/// A kind of action that asks a second question: where, which?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
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

impl Family {
    /// Is an action of this kind?
    pub fn has(self, action: Action) -> bool {
        matches!(
            (self, action),
            (Family::Research, Action::Research(_))
                | (Family::Hire, Action::Hire(_))
                | (Family::HireTwo, Action::HireTwo(_))
                | (Family::Ship, Action::Ship(_))
                | (Family::Exhibit, Action::Exhibit(_))
                | (Family::StandAlone, Action::StandAlone(_))
                | (Family::Sell, Action::Sell(_))
                | (Family::Buy, Action::Buy(_))
                | (Family::Joker, Action::Joker(_))
                | (Family::Gold, Action::Gold(..))
                | (Family::TakeMarker, Action::TakeMarker(_))
                | (Family::Exchange, Action::Exchange { .. })
        )
    }

    /// Does the entry of the kind name the one thing that it would ask for, if there is but one?
    pub fn is_named_above(self) -> bool {
        match self {
            Family::Research | Family::Hire | Family::HireTwo | Family::Ship | Family::Exhibit => {
                true
            }
            Family::StandAlone
            | Family::Sell
            | Family::Buy
            | Family::Joker
            | Family::Gold
            | Family::TakeMarker
            | Family::Exchange => false,
        }
    }
}

/// One entry of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A second question follows.
    Open(Family),
    /// This marker is given in an exchange; which is taken follows.
    Give(Track),
    /// This is it.
    Do(Action),
    /// The only set that there is for a tile is shown.
    Show(Tile),
    /// A card of it.
    Shown(Tile, Card),
    /// Take the last step back.
    Undo,
}

pub type Choices = screens::act::Choices<Choice>;

/// The list of a level.
pub fn choices(scene: &Scene<'_>, level: Level) -> Choices {
    match level {
        Level::Top => top(scene),
        Level::Of(family) => members(scene, family).collect(),
        Level::Give(give) => Track::ALL
            .into_iter()
            .filter(|take| *take != give && in_play(scene, *take))
            .map(|take| Choice::Do(Action::Exchange { give, take }))
            .collect(),
        Level::Set(tile) => {
            let cards = only_set(scene, tile).unwrap_or_default();
            let shown = cards.into_iter().map(|card| Choice::Shown(tile, card));
            [Choice::Show(tile)].into_iter().chain(shown).collect()
        }
    }
}

/// The cards of the only set that there is for a tile, each as often as it is in it.
pub fn only_set(scene: &Scene<'_>, tile: Tile) -> Option<heapless::Vec<Card, 5>> {
    let table = scene.table();
    let player = &table.players[table.seat];
    let set = scene.game().only_set(&scene.hand(), player, tile)?;
    let each = set
        .iter()
        .flat_map(|(card, count)| core::iter::repeat_n(card, count.into()));
    Some(each.collect())
}

/// The shipment that brings the most cards, among those that can be paid for.
pub fn best_shipment(scene: &Scene<'_>) -> Option<Choice> {
    let table = scene.table();
    let load = |site: &Site| scene.game().ship_load(table, table.seat, *site);
    let possible = sites(scene).filter(|site| scene.legal().contains(Action::Ship(*site)));
    // Of equal ones, the first.
    let most = possible.reduce(|best, site| {
        if load(&site) > load(&best) {
            site
        } else {
            best
        }
    });
    most.map(|site| Choice::Do(Action::Ship(site)))
}

/// The first marker that the mat has none of, among those that can be taken; if none can, because the
/// mat is full, most leave it as it is.
pub fn likely_marker(scene: &Scene<'_>) -> Option<Choice> {
    let table = scene.table();
    let mat = table.players[table.seat].mat;
    let can_take = |track: &Track| scene.legal().contains(Action::TakeMarker(*track));
    if !Track::ALL.iter().any(can_take) {
        return Some(Choice::Do(Action::NoMarker));
    }
    let mut missing = Track::ALL.into_iter().filter(|track| mat[*track] == 0);
    missing
        .find(can_take)
        .map(|track| Choice::Do(Action::TakeMarker(track)))
}

/// Can it be done now?
pub fn available(scene: &Scene<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Undo | Choice::Shown(..) => true,
        Choice::Show(tile) => scene.legal().contains(Action::Exhibit(tile)),
        Choice::Do(action) => scene.legal().contains(action),
        Choice::Give(give) => Track::ALL
            .into_iter()
            .any(|take| scene.legal().contains(Action::Exchange { give, take })),
        Choice::Open(family) => members(scene, family).any(|member| available(scene, member)),
    }
}

fn in_play(scene: &Scene<'_>, track: Track) -> bool {
    track.site().is_none_or(|site| scene.game().in_play(site))
}

fn sites(scene: &Scene<'_>) -> impl Iterator<Item = Site> {
    Site::ALL
        .into_iter()
        .filter(|site| scene.game().in_play(*site))
}

fn top(scene: &Scene<'_>) -> Choices {
    let table = scene.table();
    let mut list: Choices = match table.phase {
        Phase::Turn if scene.choosing().tile.is_some() => {
            fitting_first(scene, cards(&scene.hand().minus(&scene.choosing().cards)))
        }
        Phase::Turn => turn(scene),
        Phase::FirstHuts { .. } => sites(scene)
            .map(|site| Choice::Do(Action::PlaceHut(site)))
            .collect(),
        Phase::FirstMarkers | Phase::Refilling => members(scene, Family::TakeMarker).collect(),
        Phase::Shipping { .. } => {
            let mut list = Choices::new();
            list.extend(
                cards(&table.face_up)
                    .into_iter()
                    .filter(|choice| available(scene, *choice)),
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
            let mut list: Choices = members(scene, Family::TakeMarker).collect();
            list.extend([Choice::Open(Family::Exchange), Choice::Do(Action::NoMarker)]);
            list
        }
        Phase::Manuscripts => sites(scene)
            .map(|site| Choice::Do(Action::Manuscript(site)))
            .collect(),
        Phase::StartPlayer | Phase::Over => Choices::new(),
    };
    if scene.can_undo() {
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
fn fitting_first(scene: &Scene<'_>, list: Choices) -> Choices {
    let (mut fitting, mut rest) = (Choices::new(), Choices::new());
    for choice in list {
        let part = if available(scene, choice) {
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
fn turn(scene: &Scene<'_>) -> Choices {
    let table = scene.table();
    let player = &table.players[table.seat];
    let expansions = scene.game().setup().expansions;
    let joker = scene.choosing().joker.is_some();
    let mut list = Choices::new();
    let mut add = |choice: Choice, when: bool| {
        if when {
            let _ = list.push(choice);
        }
    };
    let acts = table.actions_done < ACTIONS_A_TURN;
    let morley = player.has(Role::Archaeologist(Archaeologist::Morley));
    let gold = available(scene, Choice::Open(Family::Gold));
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
    let mut list = fitting_first(scene, list);
    // Last, so that nobody ends a turn by one press too many, and one press up leads there.
    if !joker {
        let last = match table.actions_done {
            0 => Action::Pass,
            _ => Action::EndTurn,
        };
        let _ = list.push(Choice::Do(last));
    }
    list
}

/// What a kind of action asks for.
fn members(scene: &Scene<'_>, family: Family) -> impl Iterator<Item = Choice> + use<> {
    let table = scene.table();
    let hand = scene.hand();
    let mut list = Choices::new();
    match family {
        Family::Research => {
            list.extend(sites(scene).map(|site| Choice::Do(Action::Research(site))))
        }
        Family::Hire => list.extend(sites(scene).map(|site| Choice::Do(Action::Hire(site)))),
        Family::HireTwo => list.extend(sites(scene).map(|site| Choice::Do(Action::HireTwo(site)))),
        Family::Ship => list.extend(sites(scene).map(|site| Choice::Do(Action::Ship(site)))),
        Family::Exhibit => list.extend(tiles(scene).map(|tile| Choice::Do(Action::Exhibit(tile)))),
        Family::StandAlone => {
            let held = |site: &Site| hand.has(Card::new(*site, Face::StandAlone));
            list.extend(
                sites(scene)
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
            for site in sites(scene).filter(|site| hand.has(Card::new(*site, Face::Gold))) {
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
                .filter(|track| in_play(scene, *track))
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
fn tiles(scene: &Scene<'_>) -> impl Iterator<Item = Tile> {
    let table = scene.table();
    let hand = scene.hand();
    let player = table.players[table.seat];
    let reach = scene
        .game()
        .exhibitions_in_hand(&hand, &player)
        .and(table.tiles);
    let rest = table.tiles.minus(reach);
    reach.iter().chain(rest.iter())
}

/// The help page of a choice.
pub fn topic(choice: Choice) -> HelpTopic {
    own(match choice {
        Choice::Undo => return HelpTopic::Shared(help::Topic::Undo),
        Choice::Give(_) => Topic::Markers,
        Choice::Show(_) | Choice::Shown(..) => Topic::Exhibition,
        Choice::Open(family) => Topic::of_family(family),
        Choice::Do(action) => Topic::of_action(action),
    })
}
