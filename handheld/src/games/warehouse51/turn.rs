//! What is decided by choosing from a list: a stack, whom to pay, where to look, and the steps of the
//! end. Bids are chosen on a screen of their own.

use embedded_graphics::prelude::DrawTarget;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour, Neighbour, Pair, Phase, Relic, Table, Warehouse51};

use super::text::{Label, Thing, Topic, names, refusal};
use super::{Scene, icons, lists, look, own, relic_topic};
use crate::canvas::{Canvas, fitted, width_of};
use crate::games::{HelpTopic, Secrecy};
use crate::icons as common;
use crate::screens::act::{Choices, Chosen, ListTurn};
use crate::screens::parts::{filled, label, right_word};
use crate::text::{Arg, Footer, Ui, help};
use crate::theme::{self, Colour as Ink};
use crate::widgets::{Line, List, ListItem, Price, Right};

/// What margins, icon and scroll bar of a list take from the names in an entry.
const BESIDE_NAMES: i32 = 66;

/// One entry of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This is it.
    Do(Action),
    /// Which relic to pawn?
    Pawn,
    /// Who looks at the own counterfeits?
    Looks,
    /// This seat does.
    LookAs(Seat),
    /// Take the last step back.
    Undo,
}

/// How deep into a choice the screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// What is asked for.
    Top,
    /// Which relic to pawn?
    Pawn,
    /// Who looks?
    Looks,
}

/// How much of the next decision is a secret: what is in a fist, and what a revealer saw of the stacks or
/// a buyer sees of other people's counterfeits. Everything else lies open.
pub fn secrecy(table: &Table) -> Secrecy {
    match table.phase {
        Phase::FistAuction => Secrecy::Choices,
        Phase::Examining => Secrecy::Turn,
        Phase::Revealing => {
            let mut tops = table.tops.values().iter();
            if tops.any(|top| top.seats.contains(table.seat)) {
                Secrecy::Turn
            } else {
                Secrecy::Open
            }
        }
        _ => Secrecy::Open,
    }
}

impl ListTurn for Warehouse51 {
    type Level = Level;
    type Choice = Choice;

    const TOP: Level = Level::Top;
    const HOLDINGS: Footer = Footer::Look;

    fn choices(scene: &Scene<'_>, level: Level) -> Choices<Choice> {
        let mut list = Choices::new();
        match level {
            Level::Pawn => add_relics(scene, &mut list, Action::Pawn),
            Level::Looks => list.extend(Seat::first(scene.seats()).map(Choice::LookAs)),
            Level::Top if !scene.is_asked() => add_relics(scene, &mut list, Action::Pawn),
            Level::Top => add_asked(scene, &mut list),
        }
        if level == Level::Top && scene.can_undo() {
            let _ = list.push(Choice::Undo);
        }
        list
    }

    fn is_available(scene: &Scene<'_>, choice: Choice) -> bool {
        match choice {
            Choice::Do(action) => scene.legal().contains(action),
            Choice::Pawn | Choice::Looks | Choice::LookAs(_) | Choice::Undo => true,
        }
    }

    #[inline(never)] // so that no screen takes room on the stack for another
    fn choice_item(scene: &Scene<'_>, choice: Choice) -> ListItem {
        let mut item = match choice {
            Choice::Do(action) => action_item(scene, action),
            Choice::Pawn => {
                let pays = [Arg::Number(scene.game().values().pawn_pays.into())];
                let title = filled(scene.world, Label::PawnFor, &pays);
                let detail = label(scene.world, Label::PawnDetail);
                let item = ListItem::titled(&title).detailed(detail);
                with_icon(item, &icons::PAWN)
            }
            Choice::Looks => with_icon(
                ListItem::titled(label(scene.world, Label::LookFirst))
                    .detailed(label(scene.world, Label::LookFirstDetail)),
                &common::EYE,
            ),
            Choice::LookAs(seat) => {
                let mut item = ListItem::titled(scene.name(seat))
                    .detailed(label(scene.world, Label::WhoLooksDetail));
                item.icon = Some((&common::HUT, scene.seat_colour(seat)));
                item
            }
            Choice::Undo => with_icon(
                ListItem::titled(label(scene.world, Ui::Undo))
                    .detailed(label(scene.world, Ui::UndoDetail)),
                &common::UNDO,
            ),
        };
        if matches!(choice, Choice::Do(Action::Pawn(_))) {
            // What it brings is the same for all, and stands above them: a name has the room.
            item.right = Right::Nothing;
        }
        if let Choice::Do(action) = choice
            && let Some(rule) = scene.why_not(action)
        {
            item.dim = true;
            item.right = Right::Nothing;
            item.detail.clear();
            let _ = refusal(&mut item.detail, scene.language(), &rule);
        }
        item
    }

    fn choose(_: &Scene<'_>, choice: Choice) -> Chosen<Action, Level> {
        match choice {
            Choice::Do(action) => Chosen::Decide([action].into_iter().collect()),
            Choice::Pawn => Chosen::Ask(Level::Pawn),
            Choice::Looks => Chosen::Ask(Level::Looks),
            Choice::LookAs(seat) => Chosen::Look(seat),
            Choice::Undo => Chosen::Undo,
        }
    }

    fn leads_to(choice: Choice, action: Action) -> bool {
        match choice {
            Choice::Do(one) => one == action,
            Choice::Pawn => matches!(action, Action::Pawn(_)),
            Choice::Looks | Choice::LookAs(_) | Choice::Undo => false,
        }
    }

    fn choice_topic(scene: &Scene<'_>, choice: Option<Choice>) -> HelpTopic {
        match choice {
            // Whoever has seen what lies on a stack reads its page.
            Some(Choice::Do(Action::Reveal(colour))) => match scene.view().tops[colour] {
                Some(relic) => relic_topic(relic),
                None => own(Topic::of_phase(&scene.table().phase)),
            },
            Some(Choice::Do(action)) => match relic_of(action) {
                Some(relic) => relic_topic(relic),
                None => own(Topic::of_phase(&scene.table().phase)),
            },
            Some(Choice::Pawn) => own(Topic::Pawnshop),
            Some(Choice::Looks | Choice::LookAs(_)) => own(Topic::Counterfeits),
            Some(Choice::Undo) => HelpTopic::Shared(help::Topic::Undo),
            None => own(Topic::of_phase(&scene.table().phase)),
        }
    }

    fn question(scene: &Scene<'_>, level: Level) -> Line {
        let label = match level {
            Level::Pawn => Label::ChoosePawn,
            Level::Looks => Label::WhoLooks,
            Level::Top if !scene.is_asked() => Label::ChooseUnasked,
            Level::Top => match scene.table().phase {
                Phase::Paying => Label::ChoosePayee,
                Phase::Examining => Label::ChoosePair,
                Phase::BuyingBack => Label::ChooseBuyBack,
                Phase::Certifying { .. } => Label::ChooseCertify,
                Phase::Cancelling => Label::ChooseCancel,
                Phase::LastPawning => Label::ChoosePawn,
                _ => Label::ChooseStack,
            },
        };
        filled(scene.world, label, &[])
    }

    fn draw_choices<D: DrawTarget<Color = Ink>>(
        scene: &Scene<'_>,
        level: Level,
        choices: &Choices<Choice>,
        list: &mut List,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        lists::draw(scene, level, choices, list, body, canvas)
    }
}

/// The relic that an action is about.
pub fn relic_of(action: Action) -> Option<Relic> {
    match action {
        Action::Pawn(relic)
        | Action::BuyBack(relic)
        | Action::Certify(relic)
        | Action::Cancel(relic) => Some(relic),
        _ => None,
    }
}

/// An action for each relic that the seat which decides has.
fn add_relics(scene: &Scene<'_>, list: &mut Choices<Choice>, action: fn(Relic) -> Action) {
    let Some(seat) = scene.decider() else {
        return;
    };
    let own = scene.table().players[seat].relics;
    list.extend(own.iter().map(|relic| Choice::Do(action(relic))));
}

/// What the seat is asked for.
fn add_asked(scene: &Scene<'_>, list: &mut Choices<Choice>) {
    let table = scene.table();
    let all = |actions: &[Action]| {
        actions
            .iter()
            .copied()
            .map(Choice::Do)
            .collect::<Choices<_>>()
    };
    match table.phase {
        Phase::Revealing => {
            list.extend(Colour::ALL.map(Action::Reveal).map(Choice::Do));
            let _ = list.push(Choice::Looks);
        }
        Phase::Paying => {
            let sides = [Neighbour::Left, Neighbour::Right];
            list.extend(all(&sides.map(Action::Pay)));
        }
        Phase::Examining => {
            list.extend(Pair::all(scene.seats()).map(|pair| Choice::Do(Action::Examine(pair))));
        }
        Phase::LastPawning => add_relics(scene, list, Action::Pawn),
        Phase::BuyingBack => {
            let pawned = table.players[table.seat].pawned;
            list.extend(
                pawned
                    .iter()
                    .map(|relic| Choice::Do(Action::BuyBack(relic))),
            );
        }
        Phase::Certifying { .. } => add_relics(scene, list, Action::Certify),
        Phase::Cancelling => {
            let fakes = table.exposed;
            list.extend(fakes.iter().map(|relic| Choice::Do(Action::Cancel(relic))));
        }
        _ => {}
    }
    if scene.legal().contains(Action::Decline) {
        let _ = list.push(Choice::Do(Action::Decline));
    }
    let may_pawn = !scene.game().pawnable(table, table.seat).is_empty();
    if may_pawn && table.phase != Phase::LastPawning {
        let _ = list.push(Choice::Pawn);
    }
}

fn with_icon(mut item: ListItem, icon: &'static common::Icon) -> ListItem {
    item.icon = Some((icon, theme::ACCENT));
    item
}

/// How an action stands in a list.
pub fn action_item(scene: &Scene<'_>, action: Action) -> ListItem {
    match action {
        Action::Reveal(colour) => stack_item(scene, colour),
        Action::Pay(side) => payee_item(scene, side),
        Action::Examine(pair) => {
            let title = between(scene, pair);
            let between = scene.game().values().between;
            let count = between.get(usize::from(scene.seats()) - 3).copied();
            let args = [Arg::Number(count.unwrap_or(0).into())];
            let detail = filled(scene.world, Label::BetweenDetail, &args);
            with_icon(ListItem::titled(&title).detailed(&detail), &icons::MASK)
        }
        Action::Decline => {
            let detail = match scene.table().phase {
                Phase::LastPawning => Label::PawnNothingDetail,
                Phase::BuyingBack => Label::BuyNothingDetail,
                Phase::Cancelling => Label::CancelNothingDetail,
                _ => Label::CertifyNothingDetail,
            };
            with_icon(
                ListItem::titled(label(scene.world, Label::DoWithout))
                    .detailed(label(scene.world, detail)),
                &common::CROSS,
            )
        }
        Action::Pawn(relic) | Action::BuyBack(relic) | Action::Certify(relic) => {
            let mut item = relic_item(scene, relic);
            item.right = price(scene, action);
            item
        }
        Action::Cancel(relic) => {
            let mut item = relic_item(scene, relic);
            if let Some(owner) = scene.table().owner(relic) {
                let card = &scene.game().values().relics[relic];
                let args = [
                    Arg::Number(card.value.into()),
                    Arg::Text(names::colour(card.colour, scene.language())),
                    Arg::Name(scene.name(owner)),
                ];
                // Whose it is counts here, whatever its mark is.
                item.detail = filled(scene.world, Label::RelicDetail, &args);
            }
            item
        }
        Action::Bid(_) | Action::Pass => ListItem::default(),
    }
}

/// What pawning or buying back does to the purse.
fn price(scene: &Scene<'_>, action: Action) -> Right {
    let Some(seat) = scene.decider() else {
        return Right::Nothing;
    };
    let table = scene.table();
    let gold = i32::from(table.players[seat].gold);
    let cost = match action {
        Action::Pawn(_) => -i32::from(scene.game().values().pawn_pays),
        Action::BuyBack(_) => scene.game().buy_back_price(table, seat).into(),
        _ => return Right::Nothing,
    };
    Right::Price(Price {
        cost,
        rest: gold - cost,
    })
}

/// A relic with its value, group and mark.
pub fn relic_item(scene: &Scene<'_>, relic: Relic) -> ListItem {
    let language = scene.language();
    let card = &scene.game().values().relics[relic];
    let args = [
        Arg::Number(card.value.into()),
        Arg::Text(names::colour(card.colour, language)),
        Arg::Text(names::mark(card.mark, language)),
    ];
    let detail = filled(scene.world, Label::RelicDetail, &args);
    let mut item = ListItem::titled(names::relic(relic, language)).detailed(&detail);
    item.icon = Some(look::relic_icon(scene.game().values(), relic));
    item
}

fn stack_item(scene: &Scene<'_>, colour: Colour) -> ListItem {
    let language = scene.language();
    let left = scene.game().stack(scene.table(), colour).len();
    let mut item = ListItem::titled(names::colour_title(colour, language));
    match scene.view().tops[colour] {
        Some(top) => {
            let thing = Thing::Relic(top);
            item.detail = filled(scene.world, Label::StackTopDetail, &[Arg::Thing(&thing)]);
        }
        None => {
            // Where it comes from is shorter than a line.
            let _ = item.detail.push_str(names::origin(colour, language));
        }
    }
    let left = [Arg::Number(left.into())];
    item.right = right_word(&filled(scene.world, Label::StackLeft, &left));
    item.icon = Some((look::group_icon(colour), look::group_colour(colour)));
    item
}

/// The names of two neighbours. Where there is no room for both, each gets half of it, or what the other
/// does not need.
fn between(scene: &Scene<'_>, pair: Pair) -> Line {
    let [one, two] = pair.seats(scene.seats()).map(|seat| scene.name(seat));
    let font = &theme::KEY;
    let and = filled(scene.world, Label::Between, &[Arg::Name(""), Arg::Name("")]);
    let room = scene.world.board.size().width as i32 - BESIDE_NAMES - width_of(&and, font);
    let half = |other: &str| (room / 2).max(room - width_of(other, font));
    let [one, two]: [Line; 2] = [fitted(one, half(two), font), fitted(two, half(one), font)];
    filled(
        scene.world,
        Label::Between,
        &[Arg::Name(&one), Arg::Name(&two)],
    )
}

fn payee_item(scene: &Scene<'_>, side: Neighbour) -> ListItem {
    let table = scene.table();
    let payee = side.of(table.seat, scene.seats());
    let gold = i32::from(table.players[payee].gold) + i32::from(table.high_bid());
    let label = match side {
        Neighbour::Left => Label::PaidLeftDetail,
        Neighbour::Right => Label::PaidRightDetail,
    };
    let detail = filled(scene.world, label, &[Arg::Number(gold)]);
    let mut item = ListItem::titled(scene.name(payee)).detailed(&detail);
    item.icon = Some((&common::HUT, scene.seat_colour(payee)));
    item.right = Right::Coins(table.high_bid().into());
    item
}
