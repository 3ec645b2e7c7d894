//! A turn of Artifact as lists: what is asked at each level, and what an answer leads to.

use engine::artifact::{ACTIONS_A_TURN, Action, Phase};
use engine::game::Game;

use super::choices::{self, Choice, Family, Level};
use super::text::{Label, Topic};
use super::{Artifact, Scene, entries, own};
use crate::games::HelpTopic;
use crate::screens::act::{Choices, Chosen, ListTurn};
use crate::screens::parts::filled;
use crate::text::Arg;
use crate::widgets::{Line, ListItem};

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

    fn choose(choice: Choice) -> Chosen<Action, Level> {
        match choice {
            Choice::Do(action) => Chosen::Decide(action),
            Choice::Undo => Chosen::Undo,
            Choice::Open(family) => Chosen::Ask(Level::Of(family)),
            Choice::Give(track) => Chosen::Ask(Level::Give(track)),
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
            Level::Give(_) => filled(scene.world, Label::ChooseTake, &[]),
        }
    }
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
        Family::TakeMarker => Label::ChooseTake,
        Family::Exchange => Label::ChooseGive,
    }
}

/// What the game asks for now.
fn phase_question(scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let plain = |label: Label| filled(scene.world, label, &[]);
    match table.phase {
        Phase::Turn => turn_question(scene),
        Phase::FirstHuts { placed } if placed < scene.game().seats() => {
            plain(Label::ChooseFirstHut)
        }
        Phase::FirstHuts { .. } => plain(Label::ChooseSecondHut),
        Phase::FirstMarkers | Phase::Refilling => {
            let markers = table.players[table.seat].markers();
            let args = [
                Arg::Number(i32::from(markers)),
                Arg::Number(i32::from(scene.game().values().mat)),
            ];
            filled(scene.world, Label::FillMat, &args)
        }
        Phase::Shipping { left, .. } => {
            filled(scene.world, Label::CardCount, &[Arg::Number(left.into())])
        }
        Phase::UnseenCard { .. } => plain(Label::DrawUnseen),
        Phase::Keeping { must: true, .. } => plain(Label::ChooseKept),
        Phase::Keeping { .. } => plain(Label::ChooseKeptSecond),
        Phase::ChoosingRole => plain(Label::ChooseRole),
        Phase::PassedTurn => plain(Label::ChooseMarker),
        Phase::Manuscripts => plain(Label::ChooseManuscript),
        Phase::StartPlayer | Phase::Over => Line::new(),
    }
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
