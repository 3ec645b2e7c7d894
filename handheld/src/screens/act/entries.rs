//! How a choice looks in the list: its name, what it does or why it cannot be done, what it costs.

use core::fmt::Write;

use engine::artifact::{Action, Card, Role, Site, Track};
use engine::each::Member;
use engine::game::{Game, Refused};

use super::choices::{self, Choice, Family};
use crate::icons;
use crate::screens::parts::{word, words};
use crate::text::{Arg, Ui, names, refusal};
use crate::theme;
use crate::widgets::{
    Entry, Right, Row, face_icon, site_colour, site_icon, tile_icon, track_colour, track_icon,
};
use crate::world::{Play, World};

/// The question that a kind of action asks.
pub(crate) fn question(family: Family) -> Ui {
    match family {
        Family::Research | Family::Hire | Family::HireTwo | Family::Ship | Family::StandAlone => {
            Ui::ChooseSite
        }
        Family::Exhibit => Ui::ChooseTile,
        Family::Sell => Ui::ChooseToSell,
        Family::Buy => Ui::ChooseToBuy,
        Family::Joker => Ui::ChooseJoker,
        Family::Gold => Ui::ChooseForGold,
        Family::TakeMarker => Ui::ChooseTake,
        Family::Exchange => Ui::ChooseGive,
    }
}

/// The entry of a choice.
pub(crate) fn entry(world: &World, play: &Play, choice: Choice) -> Entry {
    let mut entry = match choice {
        Choice::Undo => {
            let mut entry =
                Entry::titled(word(world, Ui::Undo)).detailed(word(world, Ui::UndoDetail));
            entry.icon = Some((&icons::UNDO, theme::BRASS));
            return entry;
        }
        Choice::Open(family) => family_entry(world, play, family),
        Choice::Give(track) => track_entry(world, play, track),
        Choice::Do(action) => action_entry(world, play, action),
    };
    if !choices::available(play, choice) {
        entry.dim = true;
        entry.right = Right::Nothing;
        if let Some(why) = why_not(world, play, choice) {
            entry.detail = why;
        }
    }
    entry
}

/// Why a choice is not available; for a kind of action, why its last member is not: the
/// purse and the mat speak after the board.
fn why_not(world: &World, play: &Play, choice: Choice) -> Option<Row> {
    let seat = play.turn()?;
    let explain = |action: Action| match play.game().why_not(play.state(), seat, action) {
        Some(Refused::Rule(rule)) => Some(rule),
        _ => None,
    };
    let rule = match choice {
        Choice::Do(action) => explain(action),
        Choice::Open(family) => {
            let members = choices::choices(play, super::Level::Of(family));
            if members.is_empty() {
                return Some(words(world, nothing(family), &[]));
            }
            let reasons = members.iter().filter_map(|member| match member {
                Choice::Do(action) => explain(*action),
                _ => None,
            });
            reasons.max_by_key(weight)
        }
        _ => None,
    }?;
    let mut row = Row::new();
    let _ = refusal(&mut row, world.language(), &rule);
    Some(row)
}

/// Reasons of purse and mat tell more than those of the board.
fn weight(rule: &engine::artifact::Refusal) -> u8 {
    use engine::artifact::Refusal;
    match rule {
        Refusal::TooExpensive { .. } | Refusal::NoMarker(_) => 2,
        Refusal::NoHutInReserve | Refusal::NothingForJoker => 1,
        _ => 0,
    }
}

/// What is missing when a kind of action has nothing to choose from.
fn nothing(family: Family) -> Ui {
    match family {
        Family::Buy | Family::Gold => Ui::MarketEmpty,
        Family::Joker | Family::Exchange | Family::TakeMarker => Ui::None,
        _ => Ui::NoCards,
    }
}

fn family_entry(world: &World, play: &Play, family: Family) -> Entry {
    let table = play.table();
    let game = play.game();
    let (title, icon) = match family {
        Family::Research => (Ui::Research, &icons::RESEARCH),
        Family::Hire => (Ui::Hire, &icons::WORKER),
        Family::HireTwo => (Ui::HireTwo, &icons::MORLEY),
        Family::Ship => (Ui::Ship, &icons::SHIP),
        Family::Exhibit => (Ui::Exhibit, &icons::TILE),
        Family::StandAlone => (Ui::StandAlone, &icons::STANDALONE),
        Family::Sell => (Ui::Sell, &icons::MARKET),
        Family::Buy => (Ui::Buy, &icons::CARD),
        Family::Joker => (Ui::Joker, &icons::JOKER),
        Family::Gold => (Ui::Gold, &icons::GOLD),
        Family::TakeMarker => (Ui::TakeMarker, &icons::PLAY),
        Family::Exchange => (Ui::Exchange, &icons::ROTATE),
    };
    let mut entry = Entry::titled(word(world, title));
    entry.icon = Some((icon, theme::BRASS));
    entry.detail = family_detail(world, play, family);
    entry.right = match family {
        Family::Research | Family::Exhibit | Family::StandAlone => {
            Right::Coins(cost(play, Track::Museum))
        }
        Family::Ship => Right::Coins(cost(play, Track::Ship)),
        Family::Buy => Right::Coins(i32::from(game.market_price(table))),
        Family::Joker => Right::Coins(i32::from(game.values().joker)),
        _ => Right::Nothing,
    };
    entry
}

/// What an action of a track costs now.
fn cost(play: &Play, track: Track) -> i32 {
    i32::from(play.game().price(play.state(), track))
}

fn family_detail(world: &World, play: &Play, family: Family) -> Row {
    let available = |site: &Site| match family {
        Family::Research => choices::legal(play).contains(Action::Research(*site)),
        Family::Hire => choices::legal(play).contains(Action::Hire(*site)),
        Family::HireTwo => choices::legal(play).contains(Action::HireTwo(*site)),
        Family::Ship => choices::legal(play).contains(Action::Ship(*site)),
        _ => false,
    };
    match family {
        Family::Research | Family::Hire | Family::HireTwo | Family::Ship => {
            let mut row = Row::new();
            for site in Site::ALL.into_iter().filter(available) {
                if !row.is_empty() {
                    let _ = row.push_str(", ");
                }
                let _ = row.push_str(names::site(site, world.language()));
            }
            row
        }
        Family::Exhibit => {
            let table = play.table();
            let hand = play.state().hand(table.seat);
            let player = &table.players[table.seat];
            let reach = play
                .game()
                .exhibitions_in_hand(&hand, player)
                .and(table.tiles);
            words(
                world,
                Ui::ExhibitDetail,
                &[Arg::Number(i32::from(reach.len()))],
            )
        }
        Family::Sell => words(world, Ui::SellDetail, &[Arg::Number(sale(play))]),
        Family::StandAlone => stand_alone_detail(world, play),
        Family::Buy => words(world, Ui::BuyDetail, &[]),
        Family::Joker => {
            let price = i32::from(play.game().values().joker);
            words(world, Ui::JokerDetail, &[Arg::Number(price)])
        }
        Family::Gold => words(world, Ui::GoldDetail, &[]),
        Family::TakeMarker => words(world, Ui::TakeMarkerDetail, &[]),
        Family::Exchange => words(world, Ui::ExchangeDetail, &[]),
    }
}

fn stand_alone_detail(world: &World, play: &Play) -> Row {
    let value = play.game().values().stand_alone;
    let args = [
        Arg::Number(i32::from(value.points)),
        Arg::Number(i32::from(value.income)),
    ];
    words(world, Ui::StandAloneDetail, &args)
}

/// What a sale brings.
fn sale(play: &Play) -> i32 {
    let table = play.table();
    i32::from(play.game().sale_price(table, table.seat))
}

fn site_entry(world: &World, site: Site) -> Entry {
    let mut entry = Entry::titled(names::site(site, world.language()));
    entry.icon = Some((site_icon(site), site_colour(site)));
    entry
}

fn track_entry(world: &World, play: &Play, track: Track) -> Entry {
    let mut entry = Entry::titled(names::track(track, world.language()));
    entry.icon = Some((track_icon(track), track_colour(track)));
    let held = play.table().players[play.table().seat].mat[track];
    entry.detail = words(world, Ui::MarkerCount, &[Arg::Number(i32::from(held))]);
    entry
}

fn card_entry(world: &World, card: Card) -> Entry {
    let mut title = Row::new();
    let _ = names::card_title(&mut title, world.language(), card);
    let mut entry = Entry::titled(&title);
    entry.icon = Some((face_icon(card.face), site_colour(card.site)));
    entry
}

fn action_entry(world: &World, play: &Play, action: Action) -> Entry {
    let plain =
        |title: Ui, detail: Ui| Entry::titled(word(world, title)).detailed(word(world, detail));
    let table = play.table();
    match action {
        Action::Research(site) => {
            let mut entry = site_entry(world, site);
            entry.detail = words(world, dig_detail(play, site), &[]);
            entry.right = Right::Coins(cost(play, Track::Museum));
            entry
        }
        Action::Hire(site) => {
            let mut entry = site_entry(world, site);
            entry.detail = words(world, Ui::HireDetail, &[]);
            entry.right = Right::Coins(cost(play, site.workers()));
            entry
        }
        Action::HireTwo(site) => {
            let mut entry = site_entry(world, site);
            entry.detail = words(world, Ui::HireTwoDetail, &[]);
            entry.right = Right::Coins(cost(play, site.workers()) * 2);
            entry
        }
        Action::Ship(site) => {
            let mut entry = site_entry(world, site);
            let load = play.game().ship_load(table, table.seat, site);
            entry.detail = words(world, Ui::CardCount, &[Arg::Number(i32::from(load))]);
            entry.right = Right::Coins(cost(play, Track::Ship));
            entry
        }
        Action::StandAlone(site) => {
            let mut entry = card_entry(world, Card::new(site, engine::artifact::Face::StandAlone));
            entry.detail = stand_alone_detail(world, play);
            entry.right = Right::Coins(cost(play, Track::Museum));
            entry
        }
        Action::Exhibit(tile) => tile_entry(world, play, tile),
        Action::Sell(card) => {
            let mut entry = card_entry(world, card);
            entry.detail = words(world, Ui::SellDetail, &[Arg::Number(sale(play))]);
            entry
        }
        Action::Buy(space) => match table.market[space] {
            Some(card) => {
                let mut entry = card_entry(world, card);
                let price = i32::from(play.game().market_price(table));
                entry.right = Right::Coins(price);
                entry
            }
            None => Entry::titled(names::space(space, world.language())),
        },
        Action::Gold(_, space) => match table.market[space] {
            Some(card) => card_entry(world, card),
            None => Entry::default(),
        },
        Action::Joker(track) => {
            let mut entry = track_entry(world, play, track);
            entry.right = Right::Coins(i32::from(play.game().values().joker));
            entry
        }
        Action::TakeMarker(track) | Action::Exchange { take: track, .. } => {
            let mut entry = track_entry(world, play, track);
            let board = i32::from(table.board[track]);
            entry.detail = words(world, Ui::OnBoardCount, &[Arg::Number(board)]);
            entry
        }
        Action::Pass => icon(plain(Ui::Pass, Ui::PassDetail), &icons::HAND_OVER),
        Action::EndTurn => icon(plain(Ui::EndTurn, Ui::ConfirmDetail), &icons::CHECK),
        Action::NoMarker => icon(plain(Ui::NoMarker, Ui::NoMarkerDetail), &icons::CROSS),
        Action::PlaceHut(site) => {
            let mut entry = site_entry(world, site);
            entry.detail = words(world, dig_detail(play, site), &[]);
            entry
        }
        Action::Choose(card) => {
            let mut entry = card_entry(world, card);
            let count = count_of(play, card);
            if count > 1 {
                let mut text: heapless::String<16> = heapless::String::new();
                let _ = write!(text, "x{count}");
                entry.right = Right::Word(text);
            }
            entry
        }
        Action::DrawUnseen => icon(plain(Ui::DrawUnseen, Ui::NobodyElseSees), &icons::EYE),
        Action::Decline => icon(plain(Ui::Decline, Ui::DeclineDetail), &icons::CROSS),
        Action::TakeRole(role) => role_entry(world, role),
        Action::Manuscript(site) => manuscript_entry(world, play, site),
    }
}

fn icon(mut entry: Entry, icon: &'static icons::Icon) -> Entry {
    entry.icon = Some((icon, theme::BRASS));
    entry
}

/// Does a hut at a site dig up a card?
fn dig_detail(play: &Play, site: Site) -> Ui {
    if play.table().huts(site) == 0 {
        Ui::FirstHutDetail
    } else {
        Ui::HireDetail
    }
}

/// How many of a card there are to choose from.
fn count_of(play: &Play, card: Card) -> u8 {
    use engine::artifact::Phase;
    let table = play.table();
    match table.phase {
        Phase::Shipping { .. } => table.face_up.count(card),
        Phase::Keeping { shown, .. } => shown.count(card),
        _ => play
            .state()
            .hand(table.seat)
            .minus(&play.state().choosing().cards)
            .count(card),
    }
}

fn tile_entry(world: &World, play: &Play, tile: engine::artifact::Tile) -> Entry {
    let mut title = Row::new();
    let _ = names::tile(&mut title, world.language(), tile);
    let mut entry = Entry::titled(&title);
    let value = play.game().values().tiles[tile];
    entry.detail = words(
        world,
        Ui::StandAloneDetail,
        &[
            Arg::Number(i32::from(value.points)),
            Arg::Number(i32::from(value.income)),
        ],
    );
    entry.icon = Some(tile_icon(tile));
    entry.right = Right::Coins(cost(play, Track::Museum));
    entry
}

fn role_entry(world: &World, role: Role) -> Entry {
    use engine::artifact::{Archaeologist, City};
    let mut entry = Entry::titled(names::role(role, world.language()));
    let _ = entry
        .detail
        .push_str(names::role_detail(role, world.language()));
    let icon = match role {
        Role::City(City::Paris) => &icons::PARIS,
        Role::City(City::London) => &icons::LONDON,
        Role::City(City::Berlin) => &icons::BERLIN,
        Role::City(City::NewYork) => &icons::NEW_YORK,
        Role::Archaeologist(Archaeologist::Andersson) => &icons::ANDERSSON,
        Role::Archaeologist(Archaeologist::Carter) => &icons::CARTER,
        Role::Archaeologist(Archaeologist::Judd) => &icons::JUDD,
        Role::Archaeologist(Archaeologist::Morley) => &icons::MORLEY,
    };
    entry.icon = Some((icon, theme::PARCHMENT));
    entry
}

fn manuscript_entry(world: &World, play: &Play, site: Site) -> Entry {
    let table = play.table();
    let mut entry = site_entry(world, site);
    let level = i32::from(table.players[table.seat].research[site]) + 2;
    entry.detail = words(world, Ui::ManuscriptDetail, &[Arg::Number(level)]);
    if play.game().best_manuscript_site(table, table.seat) == Some(site) {
        entry.right = crate::screens::setup::right_word(word(world, Ui::BestChoice));
    }
    entry
}
