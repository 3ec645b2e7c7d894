//! How a choice looks in the list: its name, what it does or why it cannot be done, what it costs.

use core::fmt::Write;

use engine::artifact::{Action, Card, Choosing, Lack, Outcome, Refusal, Role, Site, Tile, Track};
use engine::each::Member;
use engine::seat::Seat;

use super::choices::{self, Choice, Family, Level};
use super::look::{
    face_icon, role_icon, site_colour, site_icon, tile_icon, track_colour, track_icon,
};
use super::strip::own_seat;
use super::text::{Label, lack, names, refusal};
use super::{Scene, icons};
use crate::icons as common;
use crate::screens::parts::{filled, label, right_word};
use crate::text::{Arg, Ui};
use crate::theme;
use crate::widgets::{Line, ListItem, Price, Right, seat_colour};
use crate::world::World;

/// The entry of a choice.
pub fn entry(scene: &Scene<'_>, choice: Choice) -> ListItem {
    let mut entry = match choice {
        Choice::Undo => {
            let mut entry = ListItem::titled(label(scene.world, Ui::Undo))
                .detailed(label(scene.world, Ui::UndoDetail));
            entry.icon = Some((&common::UNDO, theme::ACCENT));
            return entry;
        }
        Choice::Open(family) => family_entry(scene, family),
        Choice::Give(track) => track_entry(scene, track),
        Choice::Do(action) => action_entry(scene, action),
        Choice::Show(tile) => tile_entry(scene, tile),
        Choice::Shown(_, card) => card_entry(scene.world, card),
    };
    if !choices::available(scene, choice) {
        entry.dim = true;
        entry.right = Right::Nothing;
        if let Some(why) = why_not(scene, choice) {
            entry.detail = why;
        }
    }
    entry
}

/// Why a choice is not available; for a kind of action, the weightiest reason among its members.
fn why_not(scene: &Scene<'_>, choice: Choice) -> Option<Line> {
    if let Choice::Open(family) = choice
        && choices::choices(scene, Level::Of(family)).is_empty()
    {
        return Some(filled(scene.world, nothing(family), &[]));
    }
    let mut row = Line::new();
    let rule = reason(scene, choice)?;
    let _ = match rule {
        Refusal::SetNotInHand(tile) => lack(&mut row, scene.language(), lack_of(scene, tile)),
        rule => refusal(&mut row, scene.language(), &rule),
    };
    Some(row)
}

/// Which rule stands against a choice.
pub fn reason(scene: &Scene<'_>, choice: Choice) -> Option<Refusal> {
    match choice {
        Choice::Do(action) => scene.why_not(action),
        Choice::Open(family) => {
            let members = choices::choices(scene, Level::Of(family));
            let reasons = members.iter().filter_map(|member| match member {
                Choice::Do(action) => scene.why_not(*action),
                _ => None,
            });
            // Of equal ones the nearest: the first.
            reasons.min_by_key(|rule| u8::MAX - weight(scene, rule))
        }
        _ => None,
    }
}

/// What the hand lacks for a tile.
pub fn lack_of(scene: &Scene<'_>, tile: Tile) -> Lack {
    let player = &scene.table().players[own_seat(scene)];
    scene.game().lack(&scene.hand(), player, tile)
}

/// Reasons of purse and mat tell more than those of the board.
fn weight(scene: &Scene<'_>, rule: &Refusal) -> u8 {
    match rule {
        Refusal::TooExpensive { .. } | Refusal::NoMarker(_) => 101,
        Refusal::NoHutInReserve | Refusal::NothingForJoker => 100,
        // The set that is nearest to being complete.
        Refusal::SetNotInHand(tile) => 99 - lack_of(scene, *tile).count(),
        _ => 0,
    }
}

/// What is missing when a kind of action has nothing to choose from.
fn nothing(family: Family) -> Label {
    match family {
        Family::Buy | Family::Gold => Label::MarketEmpty,
        Family::Joker | Family::Exchange | Family::TakeMarker => Label::None,
        _ => Label::NoCards,
    }
}

/// What a kind of action is called, and its icon.
pub fn family_look(family: Family) -> (Label, &'static common::Icon) {
    match family {
        Family::Research => (Label::Research, &icons::RESEARCH),
        Family::Hire => (Label::Hire, &icons::WORKER),
        Family::HireTwo => (Label::HireTwo, &icons::MORLEY),
        Family::Ship => (Label::Ship, &icons::SHIP),
        Family::Exhibit => (Label::Exhibit, &icons::TILE),
        Family::StandAlone => (Label::StandAlone, &icons::STANDALONE),
        Family::Sell => (Label::Sell, &common::MARKET),
        Family::Buy => (Label::Buy, &icons::CARD),
        Family::Joker => (Label::Joker, &icons::JOKER),
        Family::Gold => (Label::Gold, &icons::GOLD),
        Family::TakeMarker => (Label::TakeMarker, &common::PLAY),
        Family::Exchange => (Label::Exchange, &common::ROTATE),
    }
}

fn family_entry(scene: &Scene<'_>, family: Family) -> ListItem {
    let (title, icon) = family_look(family);
    let mut entry = ListItem::titled(label(scene.world, title));
    entry.icon = Some((icon, theme::ACCENT));
    entry.detail = family_detail(scene, family);
    entry.right = family_price(scene, family);
    entry
}

/// What an action costs now, or brings, and what is left then.
fn price(scene: &Scene<'_>, action: Action) -> Right {
    price_with(scene, scene.choosing().joker, action)
}

/// The same with a marker that serves as a joker, or without.
pub fn price_with(scene: &Scene<'_>, joker: Option<Track>, action: Action) -> Right {
    let table = scene.table();
    let choosing = Choosing {
        joker,
        ..Choosing::NOTHING
    };
    let cost = match action {
        Action::Sell(_) => Some(-sale(scene)),
        Action::Joker(_) => Some(i32::from(scene.game().values().joker)),
        _ => {
            let price = scene.game().price_of(table, &choosing, action);
            price.map(i32::from)
        }
    };
    let money = i32::from(table.players[own_seat(scene)].money);
    cost.map_or(Right::Nothing, |cost| {
        Right::Price(Price {
            cost,
            rest: money - cost,
        })
    })
}

/// The price of a kind of action, if every member that can be done has the same.
fn family_price(scene: &Scene<'_>, family: Family) -> Right {
    let members = choices::choices(scene, Level::Of(family));
    let available = |member: &&Choice| choices::available(scene, **member);
    let mut prices = members.iter().filter(available).map(|member| match member {
        Choice::Do(action) => price(scene, *action),
        _ => Right::Nothing,
    });
    let Some(Right::Price(first)) = prices.next() else {
        return Right::Nothing;
    };
    let same = |other: Right| matches!(other, Right::Price(price) if price == first);
    if prices.all(same) {
        Right::Price(first)
    } else {
        Right::Nothing
    }
}

fn family_detail(scene: &Scene<'_>, family: Family) -> Line {
    let available = |site: &Site| match family {
        Family::Research => scene.legal().contains(Action::Research(*site)),
        Family::Hire => scene.legal().contains(Action::Hire(*site)),
        Family::HireTwo => scene.legal().contains(Action::HireTwo(*site)),
        Family::Ship => scene.legal().contains(Action::Ship(*site)),
        _ => false,
    };
    match family {
        Family::Research | Family::Hire | Family::HireTwo | Family::Ship => {
            let mut row = Line::new();
            for site in Site::ALL.into_iter().filter(available) {
                if !row.is_empty() {
                    let _ = row.push_str(", ");
                }
                let _ = row.push_str(names::site_medium(site, scene.world.language()));
            }
            row
        }
        Family::Exhibit => exhibit_detail(scene),
        Family::Sell => filled(scene.world, Label::SellDetail, &[Arg::Number(sale(scene))]),
        Family::StandAlone => stand_alone_detail(scene),
        Family::Buy => filled(scene.world, Label::BuyDetail, &[]),
        Family::Joker => {
            let price = i32::from(scene.game().values().joker);
            filled(scene.world, Label::JokerDetail, &[Arg::Number(price)])
        }
        Family::Gold => filled(scene.world, Label::GoldDetail, &[]),
        Family::TakeMarker => filled(scene.world, Label::TakeMarkerDetail, &[]),
        Family::Exchange => filled(scene.world, Label::ExchangeDetail, &[]),
    }
}

/// The one tile within reach with its points, or how many there are.
fn exhibit_detail(scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let player = &table.players[table.seat];
    let reach = scene
        .game()
        .exhibitions_in_hand(&scene.hand(), player)
        .and(table.tiles);
    match (reach.len(), reach.iter().next()) {
        (1, Some(tile)) => {
            let points = scene.game().values().tiles[tile].points;
            let points = filled(scene.world, Ui::PointsShort, &[Arg::Number(points.into())]);
            let mut line = Line::new();
            let _ = names::tile(&mut line, scene.world.language(), tile);
            let _ = write!(line, ": {points}");
            line
        }
        (count, _) => {
            let count = Arg::Number(i32::from(count));
            filled(scene.world, Label::ExhibitDetail, &[count])
        }
    }
}

fn stand_alone_detail(scene: &Scene<'_>) -> Line {
    let value = scene.game().values().stand_alone;
    let args = [
        Arg::Number(i32::from(value.points)),
        Arg::Number(i32::from(value.income)),
    ];
    filled(scene.world, Label::TileShortDetail, &args)
}

/// What a sale brings.
fn sale(scene: &Scene<'_>) -> i32 {
    let table = scene.table();
    i32::from(scene.game().sale_price(table, table.seat))
}

fn site_entry(world: &World, site: Site) -> ListItem {
    let mut entry = ListItem::titled(names::site(site, world.language()));
    entry.icon = Some((site_icon(site), site_colour(site)));
    entry
}

fn track_entry(scene: &Scene<'_>, track: Track) -> ListItem {
    let mut entry = ListItem::titled(names::track(track, scene.world.language()));
    entry.icon = Some((track_icon(track), track_colour(track)));
    let held = scene.table().players[scene.table().seat].mat[track];
    entry.detail = filled(
        scene.world,
        Label::MarkerCount,
        &[Arg::Number(i32::from(held))],
    );
    entry
}

/// The entry of a card.
pub fn card_entry(world: &World, card: Card) -> ListItem {
    let language = world.language();
    let mut entry = ListItem::titled(names::face_title(card.face, language))
        .detailed(names::site(card.site, language));
    entry.icon = Some((face_icon(card.face), site_colour(card.site)));
    entry
}

/// The entry of an action.
pub fn action_entry(scene: &Scene<'_>, action: Action) -> ListItem {
    let plain = |title: Label, detail: Label| {
        ListItem::titled(label(scene.world, title)).detailed(label(scene.world, detail))
    };
    let table = scene.table();
    match action {
        Action::Research(site) => {
            let mut entry = site_entry(scene.world, site);
            entry.detail = filled(scene.world, dig_detail(scene, site), &[]);
            entry.right = price(scene, action);
            entry
        }
        Action::Hire(site) => {
            let mut entry = site_entry(scene.world, site);
            entry.detail = filled(scene.world, Label::HireDetail, &[]);
            entry.right = price(scene, action);
            entry
        }
        Action::HireTwo(site) => {
            let mut entry = site_entry(scene.world, site);
            entry.detail = filled(scene.world, Label::HireTwoDetail, &[]);
            entry.right = price(scene, action);
            entry
        }
        Action::Ship(site) => {
            let mut entry = site_entry(scene.world, site);
            let load = scene.game().ship_load(table, table.seat, site);
            entry.detail = filled(
                scene.world,
                Label::CardCount,
                &[Arg::Number(i32::from(load))],
            );
            entry.right = price(scene, action);
            entry
        }
        Action::StandAlone(site) => {
            let mut entry = card_entry(
                scene.world,
                Card::new(site, engine::artifact::Face::StandAlone),
            );
            entry.detail = stand_alone_detail(scene);
            entry.right = price(scene, action);
            entry
        }
        Action::Exhibit(tile) => tile_entry(scene, tile),
        Action::Sell(card) => {
            let mut entry = card_entry(scene.world, card);
            entry.right = price(scene, action);
            entry
        }
        Action::Buy(space) => match table.market[space] {
            Some(card) => {
                let mut entry = card_entry(scene.world, card);
                entry.right = price(scene, action);
                entry
            }
            None => ListItem::titled(names::space(space, scene.world.language())),
        },
        Action::Gold(_, space) => match table.market[space] {
            Some(card) => card_entry(scene.world, card),
            None => ListItem::default(),
        },
        Action::Joker(track) => {
            let mut entry = track_entry(scene, track);
            entry.right = price(scene, action);
            entry
        }
        Action::TakeMarker(track) | Action::Exchange { take: track, .. } => {
            let mut entry = track_entry(scene, track);
            let board = i32::from(table.board[track]);
            entry.detail = filled(scene.world, Label::OnBoardCount, &[Arg::Number(board)]);
            entry
        }
        Action::Pass => icon(plain(Label::Pass, Label::PassDetail), &common::HAND_OVER),
        Action::EndTurn => icon(plain(Label::EndTurn, Label::ConfirmDetail), &common::CHECK),
        Action::NoMarker => icon(
            plain(Label::NoMarker, Label::NoMarkerDetail),
            &common::CROSS,
        ),
        Action::PlaceHut(site) => {
            let mut entry = site_entry(scene.world, site);
            entry.detail = filled(scene.world, dig_detail(scene, site), &[]);
            entry
        }
        Action::Choose(card) => {
            let mut entry = card_entry(scene.world, card);
            let count = count_of(scene, card);
            if count > 1 {
                let mut text: heapless::String<16> = heapless::String::new();
                let _ = write!(text, "x{count}");
                entry.right = Right::Word(text);
            }
            entry
        }
        Action::DrawUnseen => icon(
            plain(Label::DrawUnseen, Label::NobodyElseSeesDetail),
            &common::EYE,
        ),
        Action::Decline => icon(plain(Label::Decline, Label::DeclineDetail), &common::CROSS),
        Action::TakeRole(role) => role_entry(scene.world, role),
        Action::Manuscript(site) => manuscript_entry(scene, site),
    }
}

fn icon(mut entry: ListItem, icon: &'static common::Icon) -> ListItem {
    entry.icon = Some((icon, theme::ACCENT));
    entry
}

/// Does a hut at a site dig up a card?
fn dig_detail(scene: &Scene<'_>, site: Site) -> Label {
    if scene.table().huts(site) == 0 {
        Label::FirstHutDetail
    } else {
        Label::HireDetail
    }
}

/// How many of a card there are to choose from.
pub fn count_of(scene: &Scene<'_>, card: Card) -> u8 {
    use engine::artifact::Phase;
    let table = scene.table();
    match table.phase {
        Phase::Shipping { .. } => table.face_up.count(card),
        Phase::Keeping { shown, .. } => shown.count(card),
        _ => scene.hand().minus(&scene.choosing().cards).count(card),
    }
}

fn tile_entry(scene: &Scene<'_>, tile: Tile) -> ListItem {
    let mut title = Line::new();
    let _ = names::tile(&mut title, scene.world.language(), tile);
    let mut entry = ListItem::titled(&title);
    let value = scene.game().values().tiles[tile];
    entry.detail = filled(
        scene.world,
        Label::TileShortDetail,
        &[
            Arg::Number(i32::from(value.points)),
            Arg::Number(i32::from(value.income)),
        ],
    );
    entry.icon = Some(tile_icon(tile));
    entry.right = price(scene, Action::Exhibit(tile));
    entry
}

/// The entry of a role.
pub fn role_entry(world: &World, role: Role) -> ListItem {
    let mut entry = ListItem::titled(names::role(role, world.language()));
    let _ = entry
        .detail
        .push_str(names::role_detail(role, world.language()));
    entry.icon = Some((role_icon(role), theme::TEXT));
    entry
}

fn manuscript_entry(scene: &Scene<'_>, site: Site) -> ListItem {
    let table = scene.table();
    let mut entry = site_entry(scene.world, site);
    let level = i32::from(table.players[table.seat].research[site]) + 2;
    entry.detail = filled(scene.world, Label::ManuscriptDetail, &[Arg::Number(level)]);
    if scene.game().best_manuscript_site(table, table.seat) == Some(site) {
        entry.right = right_word(label(scene.world, Label::BestChoice));
    }
    entry
}

/// What chance may bring, as people at a table would say it.
pub fn outcome_item(scene: &Scene<'_>, outcome: Outcome) -> ListItem {
    match outcome {
        Outcome::Card(card) => card_entry(scene.world, card),
        Outcome::Untold => ListItem::titled(Ui::NotTold.text(scene.language())),
        Outcome::Start(seat) => seat_entry(scene, seat),
    }
}

/// The entry of a player.
pub fn seat_entry(scene: &Scene<'_>, seat: Seat) -> ListItem {
    let mut item = ListItem::titled(scene.name(seat));
    item.icon = Some((&common::HUT, seat_colour(scene.world.colour(seat))));
    item
}
