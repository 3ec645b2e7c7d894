//! A turn of Artifact as lists: what is asked at each level, and what an answer leads to.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{ACTIONS_A_TURN, Action, Card, Face, Phase, Table, Tile, View};
use engine::game::Game;

use super::choices::{self, Choice, Family, Level};
use super::screens::{self, Screen, WhyPage};
use super::text::{Label, Topic};
use super::{Artifact, Scene, entries, own};
use crate::canvas::Canvas;
use crate::games::{HelpTopic, Secrecy};
use crate::screens::Transition;
use crate::screens::act::{Actions, Choices, Chosen, ListTurn};
use crate::screens::parts::filled;
use crate::text::{Arg, Ui};
use crate::theme::Colour;
use crate::widgets::{Line, List, ListItem};

impl ListTurn for Artifact {
    type Level = Level;
    type Choice = Choice;

    const TOP: Level = Level::Top;

    fn choices(scene: &Scene<'_>, level: Level) -> Choices<Choice> {
        choices::choices(scene, level)
    }

    fn is_available(scene: &Scene<'_>, choice: Choice) -> bool {
        choices::available(scene, choice)
    }

    fn choice_item(scene: &Scene<'_>, choice: Choice) -> ListItem {
        entries::entry(scene, choice)
    }

    fn choose(scene: &Scene<'_>, choice: Choice) -> Chosen<Action, Level> {
        match choice {
            Choice::Do(Action::Exhibit(tile)) if choices::only_set(scene, tile).is_some() => {
                Chosen::Ask(Level::Set(tile))
            }
            Choice::Do(action) => Chosen::Decide([action].into_iter().collect()),
            Choice::Show(tile) | Choice::Shown(tile, _) => Chosen::Decide(showing(scene, tile)),
            Choice::Undo => Chosen::Undo,
            Choice::Open(family) => Chosen::Ask(Level::Of(family)),
            Choice::Give(track) => Chosen::Ask(Level::Give(track)),
        }
    }

    fn only_entry(scene: &Scene<'_>, level: Level) -> Option<Choice> {
        match level {
            Level::Of(family) if family.is_named_above() => {
                let choices = choices::choices(scene, level);
                let mut available = choices
                    .into_iter()
                    .filter(|choice| choices::available(scene, *choice));
                let only = available.next().filter(|_| available.next().is_none());
                // A tile is named where its set is shown.
                only.filter(|only| match only {
                    Choice::Do(Action::Exhibit(tile)) => choices::only_set(scene, *tile).is_some(),
                    _ => true,
                })
            }
            _ => None,
        }
    }

    fn likely_entry(scene: &Scene<'_>, level: Level) -> Option<Choice> {
        match level {
            Level::Of(Family::Ship) => choices::best_shipment(scene),
            Level::Top => match scene.table().phase {
                Phase::FirstMarkers | Phase::Refilling | Phase::PassedTurn => {
                    choices::likely_marker(scene)
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn leads_to(choice: Choice, action: Action) -> bool {
        match (choice, action) {
            (Choice::Do(one), action) => one == action,
            (Choice::Open(family), action) => family.has(action),
            (Choice::Give(one), Action::Exchange { give, .. }) => one == give,
            (Choice::Show(one), Action::Exhibit(tile)) => one == tile,
            _ => false,
        }
    }

    fn choice_topic(scene: &Scene<'_>, choice: Option<Choice>) -> HelpTopic {
        match choice {
            Some(choice) => choices::topic(choice),
            None => own(Topic::of_phase(&scene.table().phase)),
        }
    }

    fn question(scene: &Scene<'_>, level: Level) -> Line {
        match level {
            Level::Top => phase_question(scene),
            Level::Of(family) => filled(scene.world, family_question(family), &[]),
            Level::Give(_) => filled(scene.world, Label::FillMat, &[]),
            Level::Set(_) => filled(scene.world, Label::ShowThese, &[]),
        }
    }

    fn why(scene: &Scene<'_>, choice: Choice) -> Transition {
        let is_public = scene.seat().is_none();
        Transition::open(Screen::Why(WhyPage::new(choice, is_public)))
    }

    fn draw_choices<D: DrawTarget<Color = Colour>>(
        scene: &Scene<'_>,
        _level: Level,
        choices: &Choices<Choice>,
        list: &mut List,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        screens::draw_choices(scene, choices, list, body, canvas)
    }
}

/// To produce an exhibition for which there is but one set: all of it at once.
fn showing(scene: &Scene<'_>, tile: Tile) -> Actions<Action> {
    let mut actions = Actions::new();
    let _ = actions.push(Action::Exhibit(tile));
    for card in choices::only_set(scene, tile).unwrap_or_default() {
        let _ = actions.push(Action::Choose(card));
    }
    actions
}

/// How much of the next decision is a secret. Huts, markers and what follows a pass are decided in the
/// open. In a turn, the hand says what can be shown, sold and spent, and is nobody else's business;
/// but what is shipped, kept and taken up lies open, and so does that nothing is left to do.
pub fn secrecy(game: &Artifact, table: &Table) -> Secrecy {
    match table.phase {
        Phase::FirstHuts { .. }
        | Phase::FirstMarkers
        | Phase::Refilling
        | Phase::PassedTurn
        | Phase::Manuscripts => Secrecy::Open,
        Phase::Shipping { .. }
        | Phase::UnseenCard { .. }
        | Phase::Keeping { .. }
        | Phase::ChoosingRole => Secrecy::Turn,
        Phase::Turn if nothing_left(game, table) => Secrecy::Turn,
        Phase::Turn | Phase::StartPlayer | Phase::Over => Secrecy::Choices,
    }
}

/// Does everybody know that the turn can only be ended? There is no action left, or no marker for one;
/// and no gold that could be spent, as far as anybody else can tell.
fn nothing_left(game: &Artifact, table: &Table) -> bool {
    let player = &table.players[table.seat];
    let acts = table.actions_done < ACTIONS_A_TURN
        && (player.markers() > 0 || game.has_free_action(player));
    let may_have_gold = player.known.iter().any(|(card, _)| card.face == Face::Gold)
        || player.unseen.values().iter().any(|count| *count > 0);
    let spends = game.setup().expansions.research && table.market_size() > 0 && may_have_gold;
    !acts && !spends
}

/// Does everybody know whether the seat whose turn it is may do this? What a hand allows is known only as
/// far as its cards are; but a card that everybody saw going there allows it whatever else is there.
pub fn is_known_to_all(game: &Artifact, view: &View, action: Action) -> bool {
    let seat = view.table.seat;
    let (known, unknown) = view.hand(seat);
    let player = &view.table.players[seat];
    if unknown == 0 {
        return true;
    }
    match (action, view.table.phase) {
        (Action::Exhibit(tile), _) => game.exhibitions_in_hand(&known, player).contains(tile),
        (Action::StandAlone(site), _) => known.has(Card::new(site, Face::StandAlone)),
        (Action::Gold(site, _), _) => known.has(Card::new(site, Face::Gold)),
        (Action::Sell(card), _) | (Action::Choose(card), Phase::Turn) => known.has(card),
        // What a joker is good for may be an exhibition of cards that nobody else knows.
        (Action::Joker(_), _) => false,
        _ => true,
    }
}

/// Is a set under way that is shown at once, because there is no other?
pub fn is_halfway(game: &Artifact, own: &View) -> bool {
    let seat = own.table.seat;
    own.choosing().tile.is_some_and(|tile| {
        let (hand, _) = own.hand(seat);
        game.only_set(&hand, &own.table.players[seat], tile)
            .is_some()
    })
}

/// The question that a kind of action asks.
fn family_question(family: Family) -> Label {
    match family {
        Family::Research | Family::Hire | Family::HireTwo | Family::Ship | Family::StandAlone => {
            Label::ChooseSite
        }
        Family::Exhibit => Label::ChooseTile,
        Family::Sell => Label::ChooseToSell,
        Family::Buy => Label::ChooseToBuy,
        Family::Joker => Label::ChooseJoker,
        Family::Gold => Label::ChooseForGold,
        Family::TakeMarker => Label::FillMat,
        Family::Exchange => Label::GiveMarker,
    }
}

/// What the game asks for now.
pub fn phase_question(scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let plain = |label: Label| filled(scene.world, label, &[]);
    match table.phase {
        Phase::Turn => turn_question(scene),
        Phase::FirstHuts { placed } if placed < scene.game().seats() => {
            plain(Label::ChooseFirstHut)
        }
        Phase::FirstHuts { .. } => plain(Label::ChooseSecondHut),
        Phase::FirstMarkers | Phase::Refilling => marker_question(scene),
        Phase::Shipping { left, .. } => filled(
            scene.world,
            Label::ChooseShipped,
            &[Arg::Number(left.into())],
        ),
        Phase::UnseenCard { .. } => plain(Label::DrawUnseen),
        Phase::Keeping { must: true, .. } => plain(Label::ChooseKept),
        Phase::Keeping { .. } => plain(Label::ChooseKeptSecond),
        Phase::ChoosingRole => plain(Label::ChooseRole),
        Phase::PassedTurn => plain(Label::ChooseMarker),
        Phase::Manuscripts => plain(Label::ChooseManuscript),
        Phase::StartPlayer | Phase::Over => Line::new(),
    }
}

/// Which marker of how many, where there is room for it; the mat says it in any case.
fn marker_question(scene: &Scene<'_>) -> Line {
    let held = scene.table().players[scene.table().seat].markers();
    let args = [
        Arg::Number(i32::from(held) + 1),
        Arg::Number(i32::from(scene.game().values().mat)),
    ];
    let mut question = filled(scene.world, Label::FillMat, &[]);
    if scene.world.board.width > 300 {
        let count = filled(scene.world, Ui::OfCount, &args);
        // Both together are far shorter than a line.
        let _ = write!(question, ", {count}");
    }
    question
}

/// Which card of a set, what a joker is for, or which action of the turn.
fn turn_question(scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let choosing = scene.choosing();
    if let Some(tile) = choosing.tile {
        let args = [
            Arg::Number(i32::from(choosing.cards.len()) + 1),
            Arg::Number(i32::from(tile.wants().size())),
        ];
        return filled(scene.world, Label::ChooseShown, &args);
    }
    if choosing.joker.is_some() {
        return filled(scene.world, Label::ChooseJokerFor, &[]);
    }
    match table.actions_done {
        ACTIONS_A_TURN.. => filled(scene.world, Label::EndOfTurn, &[]),
        _ if scene.game().has_free_action(&table.players[table.seat]) => {
            filled(scene.world, Label::FreeAction, &[])
        }
        done => {
            let args = [
                Arg::Number(i32::from(done) + 1),
                Arg::Number(ACTIONS_A_TURN.into()),
            ];
            filled(scene.world, Label::ActionOf, &args)
        }
    }
}
