//! A turn of Coin as a list: what to call, and whether to raise. A seat that nobody asked may only
//! raise.

use super::rules::{Action, Coin, Face, RAISE};
use super::text::{Label, Topic, names, refusal};
use super::{Scene, look, own};
use crate::games::HelpTopic;
use crate::icons;
use crate::screens::act::{Choices, Chosen, ListTurn};
use crate::screens::parts::{filled, label};
use crate::text::{Ui, help};
use crate::theme;
use crate::widgets::{Line, ListItem, Right};

/// One entry of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This is it.
    Do(Action),
    /// Take the last step back.
    Undo,
}

impl ListTurn for Coin {
    /// No choice asks a second question.
    type Level = ();
    type Choice = Choice;

    const TOP: () = ();

    fn choices(scene: &Scene<'_>, (): ()) -> Choices<Choice> {
        let mut list = Choices::new();
        if scene.may_call() {
            let calls = [Face::Heads, Face::Tails].map(Action::Call);
            list.extend(calls.map(Choice::Do));
        }
        let _ = list.push(Choice::Do(Action::Raise));
        if scene.can_undo() {
            let _ = list.push(Choice::Undo);
        }
        list
    }

    fn is_available(scene: &Scene<'_>, choice: Choice) -> bool {
        match choice {
            Choice::Do(action) => scene.legal().contains(action),
            Choice::Undo => true,
        }
    }

    fn leads_to(choice: Choice, action: Action) -> bool {
        choice == Choice::Do(action)
    }

    fn choice_item(scene: &Scene<'_>, choice: Choice) -> ListItem {
        let titled = |title: &str, detail: &str| ListItem::titled(title).detailed(detail);
        let (world, language) = (scene.world, scene.language());
        let (mut item, icon) = match choice {
            Choice::Undo => (
                titled(label(world, Ui::Undo), label(world, Ui::UndoDetail)),
                &icons::UNDO,
            ),
            Choice::Do(Action::Call(face)) => (
                titled(names::face(face, language), label(world, Label::CallDetail)),
                look::face_icon(face),
            ),
            Choice::Do(Action::Raise) => {
                let mut item = titled(label(world, Label::Raise), label(world, Label::RaiseDetail));
                item.right = Right::Coins(RAISE.into());
                (item, &icons::ARROW_UP)
            }
        };
        item.icon = Some((icon, theme::ACCENT));
        if let Choice::Do(action) = choice
            && let Some(rule) = scene.why_not(action)
        {
            item.dim = true;
            item.right = Right::Nothing;
            item.detail.clear();
            let _ = item.detail.push_str(refusal(rule, language));
        }
        item
    }

    fn choose(_: &Scene<'_>, choice: Choice) -> Chosen<Action, ()> {
        match choice {
            Choice::Do(action) => Chosen::Decide([action].into_iter().collect()),
            Choice::Undo => Chosen::Undo,
        }
    }

    fn choice_topic(_: &Scene<'_>, choice: Option<Choice>) -> HelpTopic {
        match choice {
            Some(Choice::Undo) => HelpTopic::Shared(help::Topic::Undo),
            _ => own(Topic::Round),
        }
    }

    fn question(scene: &Scene<'_>, (): ()) -> Line {
        let question = if scene.may_call() {
            Label::ChooseCall
        } else {
            Label::ChooseUnasked
        };
        filled(scene.world, question, &[])
    }
}
