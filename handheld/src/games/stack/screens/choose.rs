//! What is chosen from a list: a helper to hire or for nothing, a bonus, a card to steal, give, lose or
//! turn over. Every entry shows what it brings or costs, or why it cannot be had. All of it is open.

use core::fmt::Write;

use embedded_graphics::prelude::DrawTarget;
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;
use engine::stack::{Action, Card, CardSet, Deck, Helper, Letter, Phase, Refusal};

use super::super::look::{deck_icon, face_icon, helper_icon};
use super::super::text::names::Thing;
use super::super::text::{Label, Topic, names, refusal};
use super::super::{ArtifactStack, Scene, own, score};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::{GameUi, HelpTopic};
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::act::Choices;
use crate::screens::parts::{below, buttons, filled, label, right_word};
use crate::text::{Arg, Footer, Named, Ui, help};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Line, List, ListItem, Pill, Right, STRIP, Strip, seat_colour};

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// What the game asks for now.
    Phase,
    /// A helper to hire.
    Hire,
    /// A bonus to trigger, or a set to secure.
    Bonus,
}

/// An entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    /// This is it.
    Do(Action),
    /// A deck without a bonus now, and how many more cards it takes.
    Missing(Deck),
    /// Take the last step back.
    Undo,
}

/// Choosing.
#[derive(Clone, Debug)]
pub struct Choose {
    what: What,
    list: List,
}

/// The sizes of sets that bring a bonus.
const SIZES: [u8; 2] = [3, 2];
/// So many helpers fit the strip.
const MOST_HELPERS: usize = 3;
/// The cards of the smallest set.
const SMALLEST: u8 = 2;

impl Choose {
    /// What the game asks for now.
    pub fn of_phase(scene: &Scene<'_>) -> Self {
        Choose::new(What::Phase, scene)
    }

    /// A helper to hire.
    pub fn hire(scene: &Scene<'_>) -> Self {
        Choose::new(What::Hire, scene)
    }

    /// A bonus.
    pub fn bonus(scene: &Scene<'_>) -> Self {
        Choose::new(What::Bonus, scene)
    }

    fn new(what: What, scene: &Scene<'_>) -> Self {
        let choices = choices(what, scene);
        let at = |test: &dyn Fn(Choice) -> bool| choices.iter().position(|choice| test(*choice));
        let advised = at(&|choice| is_advised(scene, choice));
        let first = || at(&|choice| is_ready(scene, choice));
        Choose {
            what,
            list: List::at(advised.or_else(first).unwrap_or(0)),
        }
    }

    /// Does the menu button pause the game here?
    pub fn can_pause(&self) -> bool {
        self.what == What::Phase
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let choices = choices(self.what, scene);
        if self.list.handle(command, choices.len()) {
            return Transition::Stay;
        }
        let choice = choices.get(self.list.selected).copied();
        match (command, choice) {
            (Command::Ok, Some(Choice::Undo)) => Transition::Undo,
            (Command::Ok, Some(Choice::Do(action))) if scene.legal().contains(action) => {
                Transition::decide(scene.decide([action]))
            }
            (Command::Help | Command::Ok, Some(choice)) => Transition::help(topic(choice)),
            (Command::Help, None) => Transition::help(own(Topic::of_phase(&scene.table().phase))),
            (Command::Back | Command::Left, _) => match self.what {
                What::Phase => Transition::open(ArtifactStack::table()),
                What::Hire | What::Bonus => Transition::Close,
            },
            _ => Transition::Stay,
        }
    }

    /// Draws what the player owns, and the entries.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let choices = choices(self.what, scene);
        let seat = scene.decider().unwrap_or(scene.table().seat);
        let title = question(self.what, scene);
        let heading = Heading {
            title: &title,
            pill: Pill::Turn(scene.name(seat), seat_colour(scene.world.colour(seat))),
        };
        let body = heading.draw(scene.world.board, canvas)?;
        draw_strip(self.what, scene, seat, body, canvas)?;
        let tall = if canvas.look.large_text { 40 } else { 32 };
        self.list.draw_rows(
            below(body, STRIP + 1),
            tall,
            choices.len(),
            canvas,
            |number, place, selected, canvas| match choices.get(number) {
                Some(choice) => marked_item(scene, *choice).draw(place, selected, canvas),
                None => Ok(()),
            },
        )?;
        let chosen = choices.get(self.list.selected).copied();
        let ready = chosen.is_some_and(|choice| is_ready(scene, choice));
        let ok = if ready { Footer::DoIt } else { Footer::Why };
        let (back, menu) = match self.what {
            What::Phase => (Footer::Table, Some(Footer::Menu)),
            What::Hire | What::Bonus => (Footer::Back, None),
        };
        let words = [Some(ok), Some(back), Some(Footer::Help), menu];
        buttons(scene.world, words, canvas)
    }
}

/// Silver, helpers, and what hiring costs or which temple it is.
fn draw_strip<D: DrawTarget<Color = Colour>>(
    what: What,
    scene: &Scene<'_>,
    seat: Seat,
    body: embedded_graphics::primitives::Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let player = &scene.table().players[seat];
    let helpers: heapless::Vec<crate::widgets::Place, MOST_HELPERS> = player
        .helpers
        .iter()
        .take(MOST_HELPERS)
        .map(|helper| crate::widgets::Place {
            piece: Some((helper_icon(helper), theme::TEXT)),
            ringed: false,
        })
        .collect();
    let words = match what {
        What::Hire => {
            let price = Arg::Number(scene.game().values().hire.into());
            filled(scene.world, Label::HireForDetail, &[price])
        }
        What::Phase | What::Bonus => filled(scene.world, Label::Temple, &[scene.temple_number()]),
    };
    let strip = Strip {
        coins: player.silver.into(),
        places: &helpers,
        words: [&words, ""],
    };
    strip.draw(body, canvas)
}

/// The entries.
fn choices(what: What, scene: &Scene<'_>) -> Choices<Choice> {
    let mut list = Choices::new();
    let table = scene.table();
    match what {
        What::Phase => {
            list.extend(scene.legal().iter().map(Choice::Do).take(46));
            if scene.can_undo() {
                let _ = list.push(Choice::Undo);
            }
        }
        What::Hire => {
            let helpers = table.helpers.iter();
            list.extend(helpers.map(|helper| Choice::Do(Action::Hire(helper))));
        }
        What::Bonus => {
            for deck in table.decks.iter() {
                add_bonuses(scene, deck, &mut list);
            }
        }
    }
    list
}

/// The bonuses of a deck that can be triggered, the larger ones first; or that none can.
fn add_bonuses(scene: &Scene<'_>, deck: Deck, list: &mut Choices<Choice>) {
    let before = list.len();
    let legal = scene.legal();
    let mut add = |set: CardSet| {
        let action = Action::TurnOver(set);
        if legal.contains(action) {
            // There are fewer sets than there is room.
            let _ = list.push(Choice::Do(action));
        }
    };
    match deck {
        Deck::Statues => (SMALLEST..=9).rev().map(CardSet::Statues).for_each(add),
        Deck::Coins => SIZES.map(CardSet::Coins).into_iter().for_each(add),
        Deck::Weapons => SIZES.map(CardSet::Weapons).into_iter().for_each(add),
        Deck::Manuscripts => SIZES.map(CardSet::Manuscripts).into_iter().for_each(add),
        Deck::Jewels => SIZES.map(CardSet::Jewels).into_iter().for_each(add),
        Deck::Porcelain => {
            for letter in Letter::ALL {
                for size in SIZES {
                    add(CardSet::Porcelain(letter, size));
                }
            }
        }
        Deck::Relics | Deck::VampireMummy | Deck::CurseBlessing | Deck::Treasure => return,
    }
    if list.len() == before {
        let _ = list.push(Choice::Missing(deck));
    }
}

fn is_ready(scene: &Scene<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Do(action) => scene.legal().contains(action),
        Choice::Missing(_) => false,
        Choice::Undo => true,
    }
}

/// Is an entry what was advised?
fn is_advised(scene: &Scene<'_>, choice: Choice) -> bool {
    scene.advised().map(Choice::Do) == Some(choice)
}

/// How an entry looks, with a mark and what it is good for if it was advised.
fn marked_item(scene: &Scene<'_>, choice: Choice) -> ListItem {
    let mut item = item(scene, choice);
    if is_advised(scene, choice) {
        item.marked = true;
        item.detail = scene.reason_or(item.detail);
    }
    item
}

/// How an action looks that is chosen from several.
pub fn action_item(scene: &Scene<'_>, action: Action) -> ListItem {
    item(scene, Choice::Do(action))
}

/// How an entry looks.
fn item(scene: &Scene<'_>, choice: Choice) -> ListItem {
    let world = scene.world;
    let mut item = match choice {
        Choice::Undo => {
            let mut item =
                ListItem::titled(label(world, Ui::Undo)).detailed(label(world, Ui::UndoDetail));
            item.icon = Some((&common::UNDO, theme::ACCENT));
            return item;
        }
        Choice::Missing(deck) => return missing(scene, deck),
        Choice::Do(Action::Hire(helper) | Action::TakeHelper(helper)) => helper_item(scene, helper),
        Choice::Do(Action::TurnOver(set)) => bonus_item(scene, set),
        Choice::Do(Action::Choose(card)) => card_item(scene, card),
        Choice::Do(_) => ListItem::default(),
    };
    if let Choice::Do(action) = choice
        && let Some(rule) = scene.why_not(action)
    {
        item.dim = true;
        match rule {
            // What a helper brings is worth knowing before there is silver for it; the price is above.
            Refusal::TooExpensive { .. } => {}
            rule => {
                item.right = Right::Nothing;
                item.detail.clear();
                let _ = refusal(rule, scene.language(), &mut item.detail);
            }
        }
    }
    item
}

/// A helper: what it brings at the end, and what that would be now.
fn helper_item(scene: &Scene<'_>, helper: Helper) -> ListItem {
    let language = scene.language();
    let mut item = ListItem::titled(names::helper(helper, language));
    item.icon = Some((helper_icon(helper), theme::TEXT));
    let seat = scene.table().seat;
    let artifacts = scene.table().players[seat].artifacts();
    let now = scene.game().helper_points(&artifacts, helper);
    let value = scene.game().values().helpers[helper];
    // A line has room for all of it.
    let _ = names::brings(value.deck, value.effect, language, &mut item.detail);
    let mut points: heapless::String<16> = heapless::String::new();
    let _ = write!(points, "{now:+}");
    item.right = Right::Word(points);
    item
}

/// A bonus: what it brings.
fn bonus_item(scene: &Scene<'_>, set: CardSet) -> ListItem {
    let language = scene.language();
    let mut item = ListItem::default();
    let mut title = Line::new();
    // A set's name is shorter than a line.
    let _ = Thing::Set(set).write(language, &mut title);
    item.title = title;
    item.icon = Some((deck_icon(set.deck()), theme::TEXT));
    let values = scene.game().values();
    let (label, number) = match set {
        CardSet::Coins(size) => (Label::BonusSilverDetail, values.coins.of(size).into()),
        CardSet::Weapons(size) => (Label::BonusStealDetail, values.weapons.of(size).into()),
        CardSet::Manuscripts(size) => (
            Label::BonusActionsDetail,
            values.manuscripts.of(size).into(),
        ),
        CardSet::Jewels(size) => (Label::BonusHelpersDetail, values.jewels.of(size).into()),
        CardSet::Statues(size) => {
            let points = values.statues.get(usize::from(size)).copied();
            (Label::BonusSafeDetail, i32::from(points.unwrap_or(0)))
        }
        CardSet::Porcelain(_, size) => {
            let points = if size == SMALLEST {
                values.porcelain.pair
            } else {
                values.porcelain.three
            };
            (Label::BonusSafeDetail, i32::from(points))
        }
    };
    item.detail = filled(scene.world, label, &[Arg::Number(number)]);
    item
}

/// A deck without a bonus now.
fn missing(scene: &Scene<'_>, deck: Deck) -> ListItem {
    let cards = scene.table().players[scene.table().seat].open.field(deck);
    let open = match deck {
        // Only pieces of one letter make a set.
        Deck::Porcelain => Letter::ALL
            .map(|letter| (cards & scene.game().pieces(letter)).count_ones())
            .into_iter()
            .max()
            .unwrap_or(0),
        _ => cards.count_ones(),
    };
    let mut item = ListItem::titled(names::deck(deck, scene.language()));
    item.icon = Some((deck_icon(deck), theme::DIM));
    let args = [Arg::Number(open as i32), Arg::Number(SMALLEST.into())];
    item.detail = filled(scene.world, Label::BonusNeedsDetail, &args);
    item.dim = true;
    item
}

/// A card to steal, give, lose or turn over.
fn card_item(scene: &Scene<'_>, card: Card) -> ListItem {
    let table = scene.table();
    let value = scene.game().values().card(card);
    let mut item = ListItem::default();
    let language = scene.language();
    let _ = names::card_title(card.deck(), value.face, language, &mut item.title);
    item.icon = Some((face_icon(card.deck(), value.face), theme::TEXT));
    let mut points: heapless::String<8> = heapless::String::new();
    match table.phase {
        Phase::Stealing { .. } => {
            let from = table.owner(card).unwrap_or(table.seat);
            let _ = write!(points, "{:+}", score::worth(scene, table.seat, card));
            let args = [Arg::Name(scene.name(from)), Arg::Text(&points)];
            item.detail = filled(scene.world, Label::FromDetail, &args);
        }
        Phase::Giving { .. } | Phase::Removing { .. } => {
            let _ = write!(points, "{:+}", score::loss(scene, table.seat, card));
            let args = [Arg::Text(&points), Arg::Name(scene.name(table.seat))];
            item.detail = filled(scene.world, Label::CostsDetail, &args);
        }
        _ => {
            let star = if value.star {
                Label::WithStarDetail
            } else {
                Label::PlainDetail
            };
            item.detail = filled(scene.world, star, &[]);
        }
    }
    if value.star {
        item.right = right_word(label(scene.world, Label::StarWord));
    }
    item
}

/// What is asked.
fn question(what: What, scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let plain = |label: Label| filled(scene.world, label, &[]);
    match (what, table.phase) {
        (What::Hire, _) => plain(Label::ChooseHelper),
        (What::Bonus, _) => plain(Label::ChooseBonus),
        (What::Phase, Phase::FreeHelper { .. }) => plain(Label::ChooseFreeHelper),
        (What::Phase, Phase::Stealing { left }) => filled(
            scene.world,
            Label::ChooseStolen,
            &[Arg::Number(left.into())],
        ),
        (What::Phase, Phase::Giving { .. }) => {
            let left = table.seat.next(scene.game().seats());
            filled(
                scene.world,
                Label::ChooseGiven,
                &[Arg::Name(scene.name(left))],
            )
        }
        (What::Phase, Phase::Removing { .. }) => plain(Label::ChooseRemoved),
        (What::Phase, _) => plain(Label::ChooseTurned),
    }
}

/// What explains an entry.
fn topic(choice: Choice) -> HelpTopic {
    own(match choice {
        Choice::Undo => return HelpTopic::Shared(help::Topic::Undo),
        Choice::Missing(deck) => Topic::of_deck(deck),
        Choice::Do(action) => match action {
            Action::Hire(helper) | Action::TakeHelper(helper) => Topic::of_helper(helper),
            Action::TurnOver(set) => Topic::of_deck(set.deck()),
            Action::Choose(card) => Topic::of_deck(card.deck()),
            Action::Take(_) => Topic::Take,
            Action::Look(_) => Topic::Look,
            Action::EndTurn => Topic::EndOfTurn,
        },
    })
}
