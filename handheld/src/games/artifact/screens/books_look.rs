//! How the books look: a row for each player, the kinds of action with what the next one costs, and below
//! them what would be entered, with what it costs and leaves. What is asked besides a turn lies on the bar
//! itself; a marker with what the next action with it costs now and then.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::artifact::{Action, Phase, Player, Role, Track};
use engine::seat::Seat;

use super::super::choices::{self, Choice, Family};
use super::super::look::{face_icon, role_icon, site_colour, site_icon, track_colour, track_icon};
use super::super::text::{Label, names};
use super::super::{Scene, entries, icons, turn};
use super::books::{Books, Kind, families, is_asked};
use super::markers;
use crate::canvas::{Align, Canvas};
use crate::icons::{self as common, Icon};
use crate::screens::parts::{buttons, buttons_and_hold, buttons_going, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{
    Heading, Ledger, LedgerKind, LedgerRow, Line, ListItem, Pill, Right, Way, coin, digits,
    seat_colour, small_hut,
};

/// How wide and high a pip is, and how far the next one is.
const PIP: (u32, u32, i32) = (4, 9, 6);

/// Where the columns are.
struct Columns {
    coins: i32,
    markers: i32,
    huts: i32,
    tiles: i32,
    cards: i32,
    name: i32,
}

impl Columns {
    fn of(width: i32) -> Columns {
        match width > 300 {
            true => Columns {
                name: 98,
                coins: 148,
                markers: 162,
                huts: 222,
                tiles: 258,
                cards: 296,
            },
            false => Columns {
                name: 50,
                coins: 106,
                markers: 114,
                huts: 164,
                tiles: 190,
                cards: 218,
            },
        }
    }
}

/// Draws the books.
pub fn draw<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let title = title(scene);
    let heading = Heading {
        title: &title,
        pill: Pill::Public(label(scene.world, Ui::TableTag)),
    };
    let body = heading.draw(scene.world.board, canvas)?;
    let ledger = Ledger::new(body, scene.seats());
    let columns = Columns::of(body.size.width as i32);
    draw_heads(&columns, ledger.heads(), canvas)?;
    for seat in Seat::first(scene.seats()) {
        draw_row(scene, seat, &columns, ledger.row(seat as u8), canvas)?;
    }
    match is_asked(scene) {
        true => draw_asked(books, scene, &ledger, canvas)?,
        false => {
            draw_bar(books, scene, &ledger, canvas)?;
            draw_entry(books, scene, &ledger, canvas)?;
        }
    }
    let undo = match *books.draft() == Default::default() {
        true => Footer::Undo,
        false => Footer::Back,
    };
    let words = [Footer::Enter, undo, Footer::Fix, Footer::Menu];
    let words = words.map(Some);
    match books.draft().set {
        _ if is_asked(scene) => buttons_and_hold(scene.world, words, Some(Footer::Far), canvas),
        Some(_) => buttons(scene.world, words, canvas),
        None => {
            let without = (Way::Right, Some(Footer::Above));
            buttons_going(scene.world, words, without, canvas)
        }
    }
}

/// The year, and which round it is: the last one says so.
fn title(scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let year = Arg::Number(scene.game().year(table).into());
    match table.last_round {
        Some(_) => filled(scene.world, Label::YearAndLastRound, &[year]),
        None => {
            let round = Arg::Number(i32::from(table.round) + 1);
            filled(scene.world, Label::YearAndRound, &[year, round])
        }
    }
}

fn draw_heads<D: DrawTarget<Color = Colour>>(
    columns: &Columns,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    coin(
        Point::new(columns.coins - 14, top + 2),
        theme::ACCENT,
        theme::GROUND,
        canvas,
    )?;
    for (x, colour) in [(9, theme::LINE), (17, theme::DIM)] {
        canvas.disc(Point::new(columns.markers + x - 4, top + 2), colour)?;
    }
    small_hut(theme::DIM, Point::new(columns.huts - 7, top + 3), canvas)?;
    for (x, icon) in [
        (columns.tiles - 10, &icons::TILE),
        (columns.cards - 10, &icons::CARDS),
    ] {
        canvas.icon(icon, Point::new(x, top - 1), theme::DIM)?;
    }
    Ok(())
}

fn draw_row<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    columns: &Columns,
    place: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let player = &table.players[seat];
    let row = LedgerRow {
        name: scene.name(seat),
        colour: seat_colour(scene.world.colour(seat)),
        is_turn: table.seat == seat,
        is_out: player.passed,
        is_flagged: table.start == seat,
    };
    row.draw(place, columns.name, canvas)?;
    let base = LedgerRow::base(place);
    let coins = digits(player.money);
    let at = Point::new(columns.coins + 2, base + 1);
    canvas.text(&coins, at, &theme::NUMBER, row.bright(), Align::Right)?;
    draw_pips(scene, player, Point::new(columns.markers, base - 9), canvas)?;
    let numbers = [
        (columns.huts, player.reserve),
        (columns.tiles, player.exhibitions()),
        (columns.cards, player.hand_size()),
    ];
    for (x, count) in numbers {
        let at = Point::new(x, base);
        canvas.text(&digits(count), at, &theme::ENTRY, row.ink(), Align::Centre)?;
    }
    Ok(())
}

/// A place of the mat is a pip: filled with a marker, and without one not.
fn draw_pips<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    player: &Player,
    mut at: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (wide, tall, step) = PIP;
    for number in 0..scene.game().values().mat {
        let pip = Rectangle::new(at, Size::new(wide, tall));
        match number < player.markers() {
            true => canvas.fill(pip, theme::TEXT)?,
            false => canvas.fill(pip, theme::SHADE)?,
        }
        at.x += step;
    }
    Ok(())
}

fn icon_of(kind: Kind, books: &Books, scene: &Scene<'_>) -> &'static Icon {
    match kind {
        Kind::Research => &icons::RESEARCH,
        Kind::Hire | Kind::Dig => &icons::WORKER,
        Kind::HireTwo => &icons::MORLEY,
        Kind::Ship => &icons::SHIP,
        Kind::Exhibit => &icons::TILE,
        Kind::Market => &common::MARKET,
        Kind::Joker => &icons::JOKER,
        Kind::Private => &common::EYE,
        Kind::End => match books.entries_of(scene, Kind::End).first() {
            Some(Action::Pass) => &common::HAND_OVER,
            _ => &common::CHECK,
        },
    }
}

/// What the next action of a kind costs, where that is one number.
fn cost_of(kind: Kind, scene: &Scene<'_>) -> Option<u8> {
    let (game, table) = (scene.game(), scene.table());
    match kind {
        Kind::Research | Kind::Exhibit => Some(game.cost(table, Track::Museum)),
        Kind::Ship => Some(game.cost(table, Track::Ship)),
        Kind::Joker => Some(game.values().joker),
        Kind::Hire | Kind::Dig | Kind::HireTwo | Kind::Market | Kind::Private | Kind::End => None,
    }
}

fn draw_bar<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    ledger: &Ledger,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let kinds = books.kinds(scene);
    let kinds = kinds.iter().map(|kind| LedgerKind {
        icon: icon_of(*kind, books, scene),
        colour: theme::TEXT,
        cost: cost_of(*kind, scene),
        is_chosen: *kind == books.kind(),
        is_there: *kind == Kind::Private || !books.entries_of(scene, *kind).is_empty(),
    });
    ledger.draw_kinds(kinds, canvas)
}

/// What is asked besides a turn, sign by sign, and what would be answered.
#[inline(never)] // so that a turn takes no room on the stack for it
fn draw_asked<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    ledger: &Ledger,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (asked, place) = books.asked(scene).unwrap_or_default();
    let signs = asked.iter().enumerate().map(|(number, choice)| {
        let (icon, colour) = sign_of(*choice);
        LedgerKind {
            icon,
            colour,
            cost: number_of(scene, *choice),
            is_chosen: number == place,
            is_there: choices::available(scene, *choice),
        }
    });
    ledger.draw_kinds(signs, canvas)?;
    let Some(choice) = asked.get(place) else {
        return Ok(());
    };
    let (word, item) = asked_item(books, scene, *choice);
    ledger.draw_entry((word, &item), (0, 0), canvas)
}

/// The sign of something that is asked, and its colour.
fn sign_of(choice: Choice) -> (&'static Icon, Colour) {
    let track = |track| (track_icon(track), track_colour(track));
    match choice {
        Choice::Do(action) => match action {
            Action::TakeMarker(take) | Action::Exchange { take, .. } => track(take),
            Action::PlaceHut(site) | Action::Manuscript(site) => {
                (site_icon(site), site_colour(site))
            }
            Action::Choose(card) => (face_icon(card.face), site_colour(card.site)),
            Action::TakeRole(role) => (role_icon(role), theme::TEXT),
            Action::DrawUnseen => (&common::EYE, theme::TEXT),
            _ => (&common::CROSS, theme::TEXT),
        },
        Choice::Give(give) => track(give),
        _ => (&common::ROTATE, theme::TEXT),
    }
}

/// What the next action with a marker costs, or how many there are of a card.
fn number_of(scene: &Scene<'_>, choice: Choice) -> Option<u8> {
    let (game, table) = (scene.game(), scene.table());
    match choice {
        Choice::Do(Action::TakeMarker(track) | Action::Exchange { take: track, .. })
        | Choice::Give(track) => Some(game.cost(table, track)),
        Choice::Do(Action::Choose(card)) => Some(entries::count_of(scene, card)),
        _ => None,
    }
}

/// What is asked in a word, and what would be entered.
fn asked_item(books: &Books, scene: &Scene<'_>, choice: Choice) -> (&'static str, ListItem) {
    let mut item = entries::entry(scene, choice);
    if !item.dim {
        item.detail = asked_detail(books, scene, choice, &item);
        item.right = markers::change(scene, choice).map_or(Right::Nothing, Right::Change);
    }
    let word = match choice {
        Choice::Do(Action::TakeMarker(_) | Action::Exchange { .. }) => Label::TakeShort,
        Choice::Give(_) => Label::GiveShort,
        Choice::Do(Action::PlaceHut(_)) => match scene.table().phase {
            Phase::FirstHuts { placed } if placed >= scene.seats() => Label::ChooseSecondHut,
            _ => Label::ChooseFirstHut,
        },
        Choice::Do(Action::TakeRole(Role::City(_))) => Label::CityRole,
        Choice::Do(Action::TakeRole(Role::Archaeologist(_))) => Label::ArchaeologistRole,
        Choice::Do(Action::Manuscript(_)) => Label::ChooseManuscript,
        _ => return ("", item),
    };
    (label(scene.world, word), item)
}

/// Beside a marker, how many there are; beside a card, what is asked, and of which site it is.
fn asked_detail(books: &Books, scene: &Scene<'_>, choice: Choice, item: &ListItem) -> Line {
    let table = scene.table();
    let mut detail = Line::new();
    // Whatever is written here is far shorter than a line.
    let _ = match choice {
        Choice::Do(Action::TakeMarker(track) | Action::Exchange { take: track, .. }) => {
            let held = Arg::Number(table.players[table.seat].mat[track].into());
            let held = filled(scene.world, Label::MarkerCount, &[held]);
            match books.draft().give {
                Some(give) => {
                    let word = label(scene.world, Label::GiveShort);
                    let give = names::track(give, scene.language());
                    write!(detail, "{word}: {give}")
                }
                None => write!(detail, "{held}, {}", item.detail),
            }
        }
        Choice::Do(Action::Choose(_)) => {
            write!(detail, "{}  {}", item.detail, turn::phase_question(scene))
        }
        Choice::Do(Action::Manuscript(_)) => match &item.right {
            Right::Word(word) => write!(detail, "{}: {word}", item.detail),
            _ => write!(detail, "{}", item.detail),
        },
        _ => write!(detail, "{}", item.detail),
    };
    detail
}

/// What would be entered.
fn draw_entry<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    ledger: &Ledger,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (kind, item) = entry(books, scene);
    let (entries, place) = books.entries(scene);
    ledger.draw_entry((kind, &item), (place, entries.len()), canvas)
}

/// The kind in a word, and the entry.
fn entry(books: &Books, scene: &Scene<'_>) -> (&'static str, ListItem) {
    if let Some((tile, cards)) = &books.draft().set {
        return ("", set_item(books, scene, *tile, cards.len()));
    }
    let word = |family| label(scene.world, short(family));
    match books.chosen(scene) {
        Some(action) => {
            let family = families(books.kind())
                .iter()
                .find(|family| family.has(action));
            let mut item = entries::action_entry(scene, action);
            item.right = entries::price_with(scene, books.draft().joker, action);
            add_joker(scene, books, &mut item);
            if books.kind() == Kind::End {
                last_round(scene, &mut item);
            }
            (family.map_or("", |family| word(*family)), item)
        }
        None if books.kind() == Kind::Private => {
            let name = Arg::Name(scene.name(scene.table().seat));
            let title = filled(scene.world, Label::OwnCards, &[name]);
            let detail = label(scene.world, Label::OwnCardsDetail);
            ("", ListItem::titled(&title).detailed(detail))
        }
        None => match families(books.kind()).first() {
            Some(family) => {
                let mut item = entries::entry(scene, Choice::Open(*family));
                item.icon = None;
                item.right = Right::Nothing;
                item.dim = true;
                ("", item)
            }
            None => ("", ListItem::default()),
        },
    }
}

/// A kind of action in a word.
fn short(family: Family) -> Label {
    match family {
        Family::Research => Label::ResearchShort,
        Family::Hire => Label::HireShort,
        Family::HireTwo => Label::HireTwoShort,
        Family::Ship => Label::ShipShort,
        Family::Exhibit | Family::StandAlone => Label::ExhibitShort,
        Family::Sell => Label::SellShort,
        Family::Buy => Label::BuyShort,
        Family::Gold => Label::GoldShort,
        Family::Joker | Family::TakeMarker | Family::Exchange => Label::Joker,
    }
}

/// Which card of a set is shown next.
fn set_item(books: &Books, scene: &Scene<'_>, tile: engine::artifact::Tile, shown: u8) -> ListItem {
    let mut item = match books.chosen(scene) {
        Some(action) => entries::action_entry(scene, action),
        None => ListItem::default(),
    };
    let args = [
        Arg::Number(i32::from(shown) + 1),
        Arg::Number(i32::from(tile.wants().size())),
    ];
    item.detail = filled(scene.world, Label::ChooseShown, &args);
    item.right = entries::price_with(scene, books.draft().joker, Action::Exhibit(tile));
    item
}

/// What is paid with a joker says so.
fn add_joker(scene: &Scene<'_>, books: &Books, item: &mut ListItem) {
    if let Some(track) = books.draft().joker {
        let mut detail = Line::new();
        let joker = label(scene.world, Label::Joker);
        let marker = names::track(track, scene.language());
        // A line that is too long is cut.
        let _ = write!(detail, "{joker}: {marker}");
        item.detail = detail;
    }
}

/// Before a turn ends, why the round is the last.
fn last_round(scene: &Scene<'_>, item: &mut ListItem) {
    if let Some(trigger) = scene.table().last_round {
        item.detail = Line::new();
        // Every reason is measured to fit.
        let _ = names::trigger(&mut item.detail, scene.language(), trigger);
    }
}
