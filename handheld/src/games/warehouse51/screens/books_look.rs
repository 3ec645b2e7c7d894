//! How the books look: a row for each player with gold, the total of each colour and how they stand in the
//! auction; above them the bank, the pawnshop and the stacks; below them what would be entered, who would
//! win then, and who pays whom.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Action, Colour as Group, Effect, Neighbour, Phase, Relic, Table};

use super::super::text::{Label, names};
use super::super::turn::{action_item, relic_item};
use super::super::{RELICS, Scene, icons, look};
use super::books::{Books, Entry, Fists, Kind, asked, entries_of, kinds};
use crate::canvas::{Align, Canvas, width_of};
use crate::icons::{self as common, Icon};
use crate::screens::parts::{buttons_and_hold, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{
    Heading, Ledger, LedgerKind, LedgerRow, Line, ListItem, Pill, Price, Right, digits,
};

/// Where the columns are.
struct Columns {
    name: i32,
    gold: i32,
    /// The first colour, and how far the next one is.
    groups: (i32, i32),
    /// Where there is room for it: how many relics are pawned.
    pawned: Option<i32>,
    /// The right end of the last column.
    state: i32,
}

impl Columns {
    fn of(width: i32) -> Columns {
        match width > 300 {
            true => Columns {
                name: 92,
                gold: 150,
                groups: (168, 22),
                pawned: Some(258),
                state: 308,
            },
            false => Columns {
                name: 48,
                gold: 101,
                groups: (114, 20),
                pawned: None,
                state: 229,
            },
        }
    }

    /// The middle of a colour's column.
    fn group(&self, group: Group) -> i32 {
        let (first, step) = self.groups;
        first + step * group.place() as i32
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
    draw_heads(scene, &columns, ledger.heads(), canvas)?;
    for seat in Seat::first(scene.seats()) {
        let place = ledger.row(seat as u8);
        draw_row(books, scene, seat, (&columns, place), canvas)?;
    }
    draw_bar(books, scene, &ledger, canvas)?;
    draw_entry(books, scene, &ledger, canvas)?;
    let (back, held) = match books.fists() {
        Some(_) => (Footer::Back, Footer::Five),
        None => (Footer::Undo, Footer::Kind),
    };
    let words = [Footer::Enter, back, Footer::Fix, Footer::Menu];
    buttons_and_hold(scene.world, words.map(Some), Some(held), canvas)
}

/// What is on sale, and the how manieth auction it is if there is room for it; at the end, which step.
fn title(scene: &Scene<'_>) -> Line {
    let table = scene.table();
    let number = [Arg::Number(scene.auction_number()), Arg::Number(RELICS)];
    if let Some((step, word)) = end_step(table.phase) {
        let word = Arg::Text(label(scene.world, word));
        let args = [Arg::Number(step), Arg::Number(END_STEPS), word];
        return filled(scene.world, Label::EndStepOf, &args);
    }
    let Some(relic) = table.relic else {
        return filled(scene.world, Label::AuctionOf, &number);
    };
    let name = names::relic(relic, scene.language());
    let [one, all] = number;
    let whole = filled(scene.world, Label::EndStepOf, &[one, all, Arg::Text(name)]);
    let pill = width_of(label(scene.world, Ui::TableTag), &theme::DETAIL) + 18;
    let room = scene.world.board.size().width as i32 - theme::MARGIN * 2 - pill;
    match width_of(&whole, &theme::TITLE) <= room {
        true => whole,
        false => {
            let mut short = Line::new();
            // Every name is far shorter than a line.
            let _ = short.push_str(name);
            short
        }
    }
}

/// Pawning, buying back, certificates, counterfeits, the horn, points.
const END_STEPS: i32 = 6;

/// Which step of the end it is.
fn end_step(phase: Phase) -> Option<(i32, Label)> {
    Some(match phase {
        Phase::LastPawning => (1, Label::StepPawning),
        Phase::BuyingBack => (2, Label::ValueBuyBack),
        Phase::Certifying { .. } => (3, Label::StepCertificates),
        Phase::TellingCounterfeits => (4, Label::Counterfeits),
        Phase::Cancelling => (5, Label::StepCancelling),
        _ => return None,
    })
}

/// The bank and the free tiles of the pawnshop; what is left in the stacks, over the columns of their
/// colours; over the last column a gavel, or that it is about points.
fn draw_heads<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    columns: &Columns,
    top: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let mut x = theme::MARGIN;
    for (icon, ink, number) in [
        (&icons::BANK, theme::ACCENT, table.bank),
        (&icons::PAWN, theme::DIM, table.pawn_tiles),
    ] {
        canvas.icon(icon, Point::new(x, top - 1), ink)?;
        let at = Point::new(x + 22, top + 14);
        let text = digits(number);
        canvas.text(&text, at, &theme::KEY, theme::TEXT, Align::Left)?;
        x += 22 + width_of(&text, &theme::KEY) + 6;
    }
    for group in Group::ALL {
        let left = scene.game().stack(table, group).len();
        let at = Point::new(columns.group(group) - 10, top - 1);
        look::small_value(group, left, left > 0, at, canvas)?;
    }
    if let Some(x) = columns.pawned {
        canvas.icon(&icons::PAWN, Point::new(x - 10, top - 1), theme::DIM)?;
    }
    let icon = match table.phase.is_auction() {
        true => &icons::GAVEL,
        false => &common::POINTS,
    };
    let at = Point::new(columns.state - 20, top - 1);
    canvas.icon(icon, at, theme::DIM)
}

fn draw_row<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    seat: Seat,
    (columns, place): (&Columns, Rectangle),
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let player = &table.players[seat];
    let row = LedgerRow {
        name: scene.name(seat),
        colour: scene.seat_colour(seat),
        is_turn: books.turn(scene) == Some(seat),
        is_out: table.phase.is_auction() && table.out.contains(seat),
        is_flagged: !table.phase.is_end() && table.revealer == seat,
    };
    row.draw(place, columns.name, canvas)?;
    let base = LedgerRow::base(place);
    let at = Point::new(columns.gold, base + 1);
    let gold = digits(player.gold);
    canvas.text(&gold, at, &theme::NUMBER, row.bright(), Align::Right)?;
    for group in Group::ALL {
        let total = scene.game().colour_total(player, group);
        let at = Point::new(columns.group(group), base);
        let ink = if total > 0 { row.ink() } else { theme::LINE };
        canvas.text(&digits(total), at, &theme::ENTRY, ink, Align::Centre)?;
    }
    let pawned = player.pawned.len();
    if let Some(x) = columns.pawned {
        let ink = if pawned > 0 { row.ink() } else { theme::LINE };
        let at = Point::new(x, base);
        canvas.text(&digits(pawned), at, &theme::ENTRY, ink, Align::Centre)?;
    }
    let end = Point::new(columns.state, base);
    match table.phase.is_auction() {
        true => draw_bid(books, scene, seat, end, canvas),
        false => {
            let pawned = columns.pawned.is_none().then_some(pawned);
            draw_points(scene, seat, pawned.unwrap_or_default(), end, canvas)
        }
    }
}

/// How a player stands in the auction: out, a bid, with the gavel if it leads, or a fist.
fn draw_bid<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    seat: Seat,
    end: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    if table.out.contains(seat) {
        let word = label(scene.world, Label::Out);
        return canvas.text(word, end, &theme::DETAIL, theme::DIM, Align::Right);
    }
    let corner = end - Point::new(20, 15);
    if let Some(fists) = books.fists()
        && !table.announced.contains(seat)
    {
        return match fists.of(asked(scene), seat) {
            Some(bid) => {
                let is_turn = books.turn(scene) == Some(seat);
                let ink = if is_turn { theme::ACCENT } else { theme::TEXT };
                canvas.text(&digits(bid), end, &theme::NUMBER, ink, Align::Right)
            }
            None => canvas.icon(&icons::FIST, corner, theme::LINE),
        };
    }
    let bid = table.bids[seat];
    if bid == 0 && !table.announced.contains(seat) {
        return Ok(());
    }
    let leads = table.leader == Some(seat);
    let ink = if leads { theme::ACCENT } else { theme::DIM };
    if leads {
        canvas.icon(&icons::GAVEL, corner - Point::new(18, 0), ink)?;
    }
    canvas.text(&digits(bid), end, &theme::ENTRY, ink, Align::Right)
}

/// The points as they stand; before them how many relics are pawned, if any are.
fn draw_points<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    pawned: u8,
    end: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let points = scene.game().score(scene.table(), seat).total();
    canvas.text(
        &digits(points),
        end,
        &theme::ENTRY,
        theme::TEXT,
        Align::Right,
    )?;
    if pawned == 0 {
        return Ok(());
    }
    let at = end - Point::new(48, 14);
    canvas.icon(&icons::PAWN, at, theme::DIM)?;
    let at = end - Point::new(27, 0);
    canvas.text(
        &digits(pawned),
        at,
        &theme::FOOTNOTE,
        theme::DIM,
        Align::Left,
    )
}

fn icon_of(kind: Kind) -> &'static Icon {
    match kind {
        Kind::Reveal | Kind::Relic => &icons::RELIC,
        Kind::Bid => &icons::GAVEL,
        Kind::Pass => &common::CROSS,
        Kind::Opened => &icons::OPEN_HAND,
        Kind::Closed => &icons::FIST,
        Kind::Pay => &icons::INGOT,
        Kind::Examine => &icons::MASK,
        Kind::BuyBack | Kind::Pawn => &icons::PAWN,
        Kind::Certify => &icons::CERTIFICATE,
        Kind::Cancel => &icons::BLESSING,
        Kind::Decline => &common::CHECK,
        Kind::Look => &common::EYE,
    }
}

/// The least bid, or what buying back costs.
fn cost_of(kind: Kind, scene: &Scene<'_>) -> Option<u8> {
    let (game, table) = (scene.game(), scene.table());
    let seat = scene.decider()?;
    match kind {
        Kind::Bid if table.phase == Phase::OpenAuction => Some(game.least_bid(table, seat)),
        Kind::BuyBack => Some(game.buy_back_price(table, seat)),
        _ => None,
    }
}

fn draw_bar<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    ledger: &Ledger,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let kinds = kinds(scene);
    let kinds = kinds.iter().map(|kind| LedgerKind {
        icon: icon_of(*kind),
        colour: theme::TEXT,
        cost: cost_of(*kind, scene),
        is_chosen: *kind == books.kind(),
        is_there: !entries_of(scene, *kind).is_empty(),
    });
    ledger.draw_kinds(kinds, canvas)
}

fn draw_entry<D: DrawTarget<Color = Colour>>(
    books: &Books,
    scene: &Scene<'_>,
    ledger: &Ledger,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    if let Some(fists) = books.fists() {
        let count = usize::from(asked(scene).len());
        let item = fist_item(scene, fists);
        return ledger.draw_entry(("", &item), (fists.count(), count), canvas);
    }
    let (entries, place) = books.entries(scene);
    let (word, item) = match entries.get(place) {
        Some(entry) => entry_item(scene, *entry),
        None => ("", nothing_item(scene, books.kind())),
    };
    // How many bids there are says nothing.
    let count = match books.kind() {
        Kind::Bid => 0,
        _ => entries.len(),
    };
    ledger.draw_entry((word, &item), (place, count), canvas)
}

/// The fist that is entered now; with the last one, who wins.
fn fist_item(scene: &Scene<'_>, fists: &Fists) -> ListItem {
    let asked = asked(scene);
    let Some(seat) = fists.seat(asked) else {
        return ListItem::default();
    };
    let title = filled(
        scene.world,
        Label::FistOfName,
        &[Arg::Name(scene.name(seat))],
    );
    let mut item = ListItem::titled(&title);
    item.icon = Some((&icons::OPEN_HAND, scene.seat_colour(seat)));
    let bid = fists.of(asked, seat).unwrap_or_default();
    item.right = price(scene, seat, bid);
    item.detail = match fists.whole(asked) {
        Some(all) => {
            let after = scene.ahead_for(seat, all);
            let bid = |seat| fists.of(asked, seat).unwrap_or(scene.table().bids[seat]);
            after.map_or_else(Line::new, |after| {
                outcome(scene, Some(seat), &after.view.table, bid)
            })
        }
        None => filled(scene.world, Label::FistsGoOnDetail, &[]),
    };
    item
}

/// A sum that a player would pay, and what is left.
fn price(scene: &Scene<'_>, seat: Seat, sum: u8) -> Right {
    let cost = i32::from(sum);
    let rest = i32::from(scene.table().players[seat].gold) - cost;
    Right::Price(Price { cost, rest })
}

/// An entry: its kind in a word, and the rest.
fn entry_item(scene: &Scene<'_>, entry: Entry) -> (&'static str, ListItem) {
    let word = |one: Label| label(scene.world, one);
    let plain =
        |title: Label, detail: Label| ("", ListItem::titled(word(title)).detailed(word(detail)));
    match entry {
        Entry::Do(seat, Action::Bid(ingots)) => {
            let mut item = ListItem::titled(&digits(ingots));
            item.icon = Some((&icons::INGOT, theme::ACCENT));
            item.right = price(scene, seat, ingots);
            item.detail = after(scene, Action::Bid(ingots), ingots);
            (word(Label::BidShort), item)
        }
        Entry::Do(_, Action::Pass) => {
            let mut item = ListItem::titled(word(Label::Pass));
            item.detail = after(scene, Action::Pass, scene.table().high_bid());
            ("", item)
        }
        Entry::Do(_, action @ Action::Reveal(group)) => {
            let mut item = action_item(scene, action);
            let left = scene.game().stack(scene.table(), group).len();
            item.detail = filled(scene.world, Label::StackLeft, &[Arg::Number(left.into())]);
            (word(Label::RevealShort), item)
        }
        Entry::Do(seat, action @ Action::Pawn(_)) => {
            let mut item = action_item(scene, action);
            let pays = scene.game().values().pawn_pays;
            let rest = i32::from(scene.table().players[seat].gold) + i32::from(pays);
            let cost = -i32::from(pays);
            item.right = Right::Price(Price { cost, rest });
            item.detail = filled(
                scene.world,
                Label::PawnsDetail,
                &[Arg::Name(scene.name(seat))],
            );
            ("", item)
        }
        Entry::Do(seat, action @ Action::Pay(side)) => {
            let mut item = action_item(scene, action);
            item.title.clear();
            // A name is far shorter than a line.
            let payee = side.of(seat, scene.seats());
            let _ = item.title.push_str(scene.name(payee));
            item.right = price(scene, seat, scene.table().high_bid());
            (word(Label::PaysShort), item)
        }
        Entry::Do(_, action) => ("", action_item(scene, action)),
        Entry::OpenFists => plain(Label::FistsOpened, Label::FistsOpenedDetail),
        Entry::CloseFist(_) => plain(Label::FistsClosed, Label::FistsClosedDetail),
        Entry::Page(relic) => ("", page_item(scene, relic)),
        Entry::Look(seat) => {
            let mut item = ListItem::titled(scene.name(seat)).detailed(word(Label::LookFirst));
            item.icon = Some((&common::HUT, scene.seat_colour(seat)));
            ("", item)
        }
    }
}

/// The relic on sale, and what it does.
fn page_item(scene: &Scene<'_>, relic: Relic) -> ListItem {
    let mut item = relic_item(scene, relic);
    let card = &scene.game().values().relics[relic];
    if card.effect.is_some() {
        item.detail.clear();
        // The longest is shorter than a line's room.
        let _ = names::effect(&mut item.detail, scene.language(), card.effect, card.amount);
    }
    item
}

/// Why nothing of a kind can be entered.
fn nothing_item(scene: &Scene<'_>, kind: Kind) -> ListItem {
    let (title, detail) = match kind {
        Kind::Bid => (label(scene.world, Label::TooPoor), Line::new()),
        Kind::Pawn => {
            let values = scene.game().values();
            let below = [Arg::Number(values.pawn_below.into())];
            let detail = filled(scene.world, Label::PawnNobodyDetail, &below);
            (label(scene.world, Label::PawnNobody), detail)
        }
        _ => ("", Line::new()),
    };
    let mut item = ListItem::titled(title).detailed(&detail);
    item.dim = true;
    item
}

/// How the auction would go on, or end.
fn after(scene: &Scene<'_>, action: Action, bid: u8) -> Line {
    match scene.ahead(&[action]) {
        Some(after) => outcome(scene, scene.decider(), &after.view.table, |_| bid),
        None => Line::new(),
    }
}

/// Who would have won for how much and pays whom, if this ended the auction; or who leads then.
fn outcome(scene: &Scene<'_>, turn: Option<Seat>, after: &Table, bid: impl Fn(Seat) -> u8) -> Line {
    let before = scene.table();
    let Some(relic) = before.relic else {
        return Line::new();
    };
    let said = |label: Label, seat: Seat, bid: u8| {
        let payee = Arg::Name(scene.name(Neighbour::Left.of(seat, scene.seats())));
        // Whose entry it is, and what is paid, stands above.
        let own = match label {
            Label::WinsPaysDetail => Some(Label::OwnWinDetail),
            Label::LeadsPaysDetail => Some(Label::OwnLeadDetail),
            _ => None,
        };
        match own.filter(|_| Some(seat) == turn) {
            Some(own) => filled(scene.world, own, &[payee]),
            None => {
                let args = [Arg::Name(scene.name(seat)), Arg::Number(bid.into()), payee];
                filled(scene.world, label, &args)
            }
        }
    };
    match (after.owner(relic), after.leader) {
        (Some(winner), _) => said(Label::WinsPaysDetail, winner, bid(winner)),
        (None, Some(winner)) if after.phase == Phase::Paying => {
            said(Label::WinsPicksDetail, winner, bid(winner))
        }
        (None, _) if after.gone.contains(relic) => filled(scene.world, Label::NobodyDetail, &[]),
        (None, Some(leader)) if scene.game().has(after, leader, Effect::PayRight) => {
            said(Label::LeadsPicksDetail, leader, after.high_bid())
        }
        (None, Some(leader)) => said(Label::LeadsPaysDetail, leader, after.high_bid()),
        (None, None) if before.phase == Phase::Announcing => {
            let relic = scene.source_name(before.seat, Effect::Announce);
            filled(scene.world, Label::AnnounceDetail, &[Arg::Text(relic)])
        }
        (None, None) => filled(scene.world, Label::NoBidYet, &[]),
    }
}
