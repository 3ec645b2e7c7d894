//! What a player has gathered: silver, stars and helpers, then a row for each deck with its open and
//! secured cards, its points now and what the next card brings; and, behind the last player, what is
//! not seen yet. Everybody may look.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;
use engine::stack::{Action, Card, Deck, Face, Helper, HelperSet, Player, Table};

use super::super::look::{deck_icon, face_icon, helper_icon, lines, small_star};
use super::super::text::{Label, Topic, names};
use super::super::{Scene, groups, own, score};
use super::{Choose, Screen};
use crate::board::Command;
use crate::canvas::{Align, Canvas, Spoken};
use crate::icons as common;
use crate::screens::Transition;
use crate::screens::parts::{below, buttons, filled, label};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Inks, Line, List, ListItem, Pill, coin};

/// The height of a deck's row.
const ROW: i32 = 21;
/// The height of what stands above the rows.
const TOP: i32 = 26;
/// The height of the heads of the columns.
const HEADS: i32 = 11;

/// So many monsters fit a row as icons.
const MOST_MONSTERS: u8 = 6;

/// Whose area, or what is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Page {
    Player(Seat),
    Left,
}

/// The areas.
#[derive(Clone, Debug)]
pub struct Area {
    page: Page,
    list: List,
}

impl Area {
    /// Beginning with a seat.
    pub fn new(seat: Seat, scene: &Scene<'_>) -> Self {
        let mut area = Area {
            page: Page::Player(seat),
            list: List::default(),
        };
        area.begin_with_decks(scene);
        area
    }

    /// The helpers of the player whose page it is: they come before the decks.
    fn helpers(&self, scene: &Scene<'_>) -> HelperSet {
        match self.page {
            Page::Player(seat) => scene.table().players[seat].helpers,
            Page::Left => HelperSet::NONE,
        }
    }

    fn begin_with_decks(&mut self, scene: &Scene<'_>) {
        self.list = List::at(self.helpers(scene).len().into());
    }

    /// To the next page, or the one before.
    fn turn(&mut self, scene: &Scene<'_>, up: bool) {
        let seats = usize::from(scene.game().seats());
        let count = seats + 1;
        let place = match self.page {
            Page::Player(seat) => seat.place(),
            Page::Left => seats,
        };
        let next = (place + if up { 1 } else { count - 1 }) % count;
        self.page = match Seat::at(next).filter(|_| next < seats) {
            Some(seat) => Page::Player(seat),
            None => Page::Left,
        };
        self.begin_with_decks(scene);
    }

    /// The helper that is chosen.
    fn helper(&self, scene: &Scene<'_>) -> Option<Helper> {
        self.helpers(scene).nth(self.list.selected as u8)
    }

    /// The deck of the chosen row.
    fn deck(&self, scene: &Scene<'_>) -> Option<Deck> {
        let helpers = usize::from(self.helpers(scene).len());
        let row = self.list.selected.checked_sub(helpers)?;
        scene.table().decks.nth(row as u8)
    }

    /// Can whoever decides trigger a bonus with the chosen row?
    fn has_bonus(&self, scene: &Scene<'_>) -> bool {
        let decides = matches!(self.page, Page::Player(seat) if scene.decider() == Some(seat));
        decides && self.deck(scene).is_some_and(|deck| is_ready(scene, deck))
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let rows = usize::from(scene.table().decks.len() + self.helpers(scene).len());
        // Past the end of the rows lies the next page, so that a device without left and right gets
        // there too.
        let at_end = self.list.selected + 1 >= rows;
        let at_start = self.list.selected == 0;
        let leaves = command == Command::Down && at_end || command == Command::Up && at_start;
        if !leaves && self.list.handle(command, rows) {
            return Transition::Stay;
        }
        match command {
            Command::Ok if self.has_bonus(scene) => {
                return Transition::Show(Screen::Choose(Choose::bonus(scene)).into());
            }
            Command::Ok | Command::Right | Command::Down => self.turn(scene, true),
            Command::Left | Command::Up => self.turn(scene, false),
            Command::Back => return Transition::Close,
            Command::Help => {
                let deck = self.deck(scene).map_or(Topic::Turned, Topic::of_deck);
                let topic = self.helper(scene).map_or(deck, Topic::of_helper);
                return Transition::help(own(topic));
            }
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// Draws the page.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let title = match self.page {
            Page::Player(seat) => {
                filled(scene.world, Label::AreaOf, &[Arg::Name(scene.name(seat))])
            }
            Page::Left => filled(scene.world, Label::LeftTitle, &[]),
        };
        let heading = Heading {
            title: &title,
            pill: Pill::Public(label(scene.world, Ui::Public)),
        };
        let body = heading.draw(scene.world.board, canvas)?;
        match self.page {
            Page::Player(seat) => self.draw_player(scene, seat, body, canvas)?,
            Page::Left => self.draw_left(scene, body, canvas)?,
        }
        let ok = if self.has_bonus(scene) {
            Footer::Choose
        } else {
            Footer::Page
        };
        let words = [Some(ok), Some(Footer::Back), Some(Footer::Help), None];
        buttons(scene.world, words, canvas)
    }

    #[inline(never)] // as above
    fn draw_player<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        seat: Seat,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        draw_top(scene, seat, self.helper(scene), body, canvas)?;
        draw_heads(scene, body, canvas)?;
        let mut top = body.top_left.y + TOP + HEADS;
        for deck in scene.table().decks.iter() {
            let place = Rectangle::new(
                Point::new(4, top),
                Size::new(body.size.width - 8, ROW as u32 - 1),
            );
            let selected = self.deck(scene) == Some(deck);
            draw_row(scene, seat, deck, place, selected, canvas)?;
            top += ROW;
        }
        let words = self.words(scene, seat);
        let at = Point::new(theme::MARGIN, top + 11);
        let room = body.size.width as i32 - 2 * theme::MARGIN;
        lines(&words, at, (room, 2), &theme::DETAIL, theme::TEXT, canvas).map(|_| ())
    }

    /// What is chosen, in words.
    fn words(&self, scene: &Scene<'_>, seat: Seat) -> Line {
        if let Some(helper) = self.helper(scene) {
            return helper_words(scene, seat, helper);
        }
        let mut line = Line::new();
        let Some(deck) = self.deck(scene) else {
            return line;
        };
        let player = &scene.table().players[seat];
        let (open, safe) = (player.open.of(deck), player.turned.of(deck));
        // Three short sentences fit a line's room.
        let _ = write!(line, "{}: ", names::deck(deck, scene.language()));
        let args = [Arg::Number(open.into()), Arg::Number(safe.into())];
        let counted = match deck {
            // None of them can be secured.
            Deck::VampireMummy | Deck::Relics => Label::OpenDetail,
            _ => Label::OpenAndSafeDetail,
        };
        let _ = line.push_str(&filled(scene.world, counted, &args));
        let mut best = Line::new();
        let _ = groups::write(scene, seat, deck, &mut best);
        let more = if !best.is_empty() {
            filled(scene.world, Label::BestGroupingDetail, &[Arg::Text(&best)])
        } else if deck == Deck::Relics {
            relics_of_all(scene)
        } else {
            bonus_words(scene, deck, open)
        };
        let _ = write!(line, " {more}");
        line
    }

    /// What nobody has seen yet: by deck, and the bank.
    #[inline(never)] // as above
    fn draw_left<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        body: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let table = scene.table();
        let hidden = i32::from(table.temple.face_down().len());
        let unseen = i32::from(table.unseen.len());
        let mut remark = filled(scene.world, Label::LeftHiddenDetail, &[Arg::Number(hidden)]);
        let rest = if table.second {
            Label::LeftOverDetail
        } else {
            Label::LeftLaterDetail
        };
        let rest = filled(scene.world, rest, &[Arg::Number(unseen - hidden)]);
        let bank = filled(
            scene.world,
            Label::BankDetail,
            &[Arg::Number(table.bank.into())],
        );
        // Three short lines fit.
        let _ = write!(remark, ", {rest}, {bank}.");
        let at = body.top_left + Point::new(theme::MARGIN, 16);
        let room = body.size.width as i32 - 2 * theme::MARGIN;
        lines(&remark, at, (room, 3), &theme::DETAIL, theme::TEXT, canvas)?;
        let rows = usize::from(table.decks.len());
        let area = below(body, 52);
        let item = |number: usize| left_item(scene, number);
        let tall = area.size.height as i32 / 6;
        self.list.draw_rows(
            area,
            tall.max(22),
            rows,
            canvas,
            |number, place, chosen, canvas| item(number).draw(place, chosen, canvas),
        )
    }
}

/// The cards of a deck that are unseen, and those that left the game.
fn left_item(scene: &Scene<'_>, number: usize) -> ListItem {
    let table = scene.table();
    let Some(deck) = table.decks.nth(number as u8) else {
        return ListItem::default();
    };
    let mut item = ListItem::titled(names::deck(deck, scene.language()));
    item.icon = Some((deck_icon(deck), theme::TEXT));
    let mut word: heapless::String<16> = heapless::String::new();
    // Two numbers of one digit fit.
    let _ = write!(word, "{}", table.unseen.of(deck));
    item.right = crate::widgets::Right::Word(word);
    item
}

/// A helper: what it counts, and what that brings now.
fn helper_words(scene: &Scene<'_>, seat: Seat, helper: Helper) -> Line {
    let language = scene.language();
    let value = scene.game().values().helpers[helper];
    let artifacts = scene.table().players[seat].artifacts();
    let mut brings = Line::new();
    // It is shorter than a line, and so are the points.
    let _ = names::brings(value.deck, value.effect, language, &mut brings);
    let mut now: heapless::String<8> = heapless::String::new();
    let points = scene.game().helper_points(&artifacts, helper);
    let _ = write!(now, "{points:+}");
    let args = [
        Arg::Text(names::helper(helper, language)),
        Arg::Text(&brings),
        Arg::Text(&now),
    ];
    filled(scene.world, Label::HelperNowMessage, &args)
}

/// The most and the fewest relics that anybody has, and what they bring.
fn relics_of_all(scene: &Scene<'_>) -> Line {
    let count = |seat: Seat| scene.table().players[seat].artifacts().of(Deck::Relics);
    let most = Seat::first(scene.seats()).map(count).max().unwrap_or(0);
    let fewest = Seat::first(scene.seats()).map(count).min().unwrap_or(0);
    let values = scene.game().values();
    let mut signed = [const { heapless::String::<8>::new() }; 2];
    for (text, points) in signed
        .iter_mut()
        .zip([values.most_relics, values.fewest_relics])
    {
        // A byte has four letters at most.
        let _ = write!(text, "{points:+}");
    }
    let [gain, loss] = &signed;
    let args = [
        Arg::Number(most.into()),
        Arg::Text(gain),
        Arg::Number(fewest.into()),
        Arg::Text(loss),
    ];
    filled(scene.world, Label::RelicsOfAllMessage, &args)
}

/// What the bonus of a deck brings now and with a third card, or what it needs; nothing for a deck
/// without one.
fn bonus_words(scene: &Scene<'_>, deck: Deck, open: u8) -> Line {
    let values = scene.game().values();
    let (bonus, word) = match deck {
        Deck::Coins => (values.coins, Label::SilverDetail),
        Deck::Weapons => (values.weapons, Label::StealDetail),
        Deck::Manuscripts => (values.manuscripts, Label::BonusActionsDetail),
        Deck::Jewels => (values.jewels, Label::BonusHelpersDetail),
        _ => return Line::new(),
    };
    let brings = |number: u8| filled(scene.world, word, &[Arg::Number(number.into())]);
    let (two, three) = (brings(bonus.two), brings(bonus.three));
    match open {
        0 | 1 => {
            let args = [Arg::Number((2 - open).into()), Arg::Text(&two)];
            filled(scene.world, Label::BonusMissingMessage, &args)
        }
        2 => {
            let args = [Arg::Text(&two), Arg::Text(&three)];
            filled(scene.world, Label::BonusThenMessage, &args)
        }
        _ => filled(scene.world, Label::BonusNowMessage, &[Arg::Text(&three)]),
    }
}

/// Can a set of a deck be turned over now?
fn is_ready(scene: &Scene<'_>, deck: Deck) -> bool {
    let is_set = |action: Action| matches!(action, Action::TurnOver(set) if set.deck() == deck);
    scene.legal().iter().any(is_set)
}

/// Silver, stars with the most of all, helpers.
fn draw_top<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    chosen: Option<Helper>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let table = scene.table();
    let player = &table.players[seat];
    let top = body.top_left.y;
    let mut text: heapless::String<8> = heapless::String::new();
    coin(Point::new(8, top + 6), theme::ACCENT, theme::GROUND, canvas)?;
    // Any number fits.
    let _ = write!(text, "{}", player.silver);
    let at = Point::new(26, top + 19);
    canvas.text(&text, at, &theme::TITLE, theme::TEXT, Align::Left)?;
    let mut left = at.x + theme::TITLE.width_of(&text) + 10;
    small_star(Point::new(left, top + 8), theme::ACCENT, canvas)?;
    text.clear();
    let score = scene.game().score(table, seat);
    let _ = write!(text, "{}", score.star_cards);
    left += 13;
    canvas.text(
        &text,
        Point::new(left, top + 19),
        &theme::TITLE,
        theme::TEXT,
        Align::Left,
    )?;
    left += theme::TITLE.width_of(&text) + 5;
    let most = most_stars(scene, table);
    let words = filled(scene.world, Label::MostStars, &[Arg::Number(most.into())]);
    let at = Point::new(left, top + 18);
    canvas.text(&words, at, &theme::DETAIL, theme::DIM, Align::Left)?;
    left += theme::DETAIL.width_of(&words) + 6;
    let right = body.size.width as i32 - 6;
    text.clear();
    let _ = write!(text, "{}", score.total());
    canvas.text(
        &text,
        Point::new(right, top + 20),
        &theme::TITLE,
        theme::ACCENT,
        Align::Right,
    )?;
    let end = right - theme::TITLE.width_of(&text) - 4;
    canvas.icon(
        &common::POINTS,
        Point::new(end - 20, top + 3),
        theme::ACCENT,
    )?;
    let step = 21.min((end - 22 - left) / i32::from(player.helpers.len().max(1)));
    for helper in player.helpers.iter() {
        let at = Point::new(left, top + 3);
        canvas.icon(helper_icon(helper), at, theme::TEXT)?;
        if chosen == Some(helper) {
            canvas.ring(Rectangle::new(at, Size::new(20, 20)), theme::ACCENT)?;
            canvas.speak(Spoken::Selected);
        }
        left += step;
    }
    Ok(())
}

/// The most stars that anybody has.
fn most_stars(scene: &Scene<'_>, table: &Table) -> u8 {
    let seats = Seat::first(scene.seats());
    seats
        .map(|seat| scene.game().score(table, seat).star_cards)
        .max()
        .unwrap_or(0)
}

fn draw_heads<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let y = body.top_left.y + TOP + HEADS - 3;
    let right = body.size.width as i32;
    let mut head = |text: Label, x: i32, align: Align| {
        let text = label(scene.world, text);
        canvas.text(text, Point::new(x, y), &theme::FOOTNOTE, theme::DIM, align)
    };
    head(Label::ColumnCards, 30, Align::Left)?;
    head(Label::ColumnPoints, right - 48, Align::Right)?;
    head(Label::ColumnNext, right - 8, Align::Right)
}

/// A deck: open cards bright, secured ones dark with a lock, points now, what the next one brings.
fn draw_row<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    seat: Seat,
    deck: Deck,
    place: Rectangle,
    selected: bool,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let inks = if selected {
        Inks::CHOSEN
    } else {
        Inks::ON_PANEL
    };
    canvas.panel(place, inks.ground)?;
    if selected {
        canvas.speak(Spoken::Selected);
    }
    let corner = place.top_left;
    canvas.icon(deck_icon(deck), corner + Point::new(2, 0), inks.number)?;
    let player = &scene.table().players[seat];
    let right = corner.x + place.size.width as i32 - 4;
    let (open, safe) = (player.open.of(deck), player.turned.of(deck));
    if open + safe == 0 {
        let at = corner + Point::new(26, 14);
        let text = label(scene.world, Label::NoneYet);
        canvas.text(text, at, &theme::DETAIL, inks.dim, Align::Left)?;
    } else {
        let at = corner + Point::new(26, 4);
        let left = match deck {
            // They differ: each is seen, where there is room.
            Deck::VampireMummy if open <= MOST_MONSTERS => {
                draw_monsters(scene, player, at - Point::new(0, 4), inks, canvas)?
            }
            _ => draw_cards(scene, player, deck, at, inks, canvas)?,
        };
        if scene.decider() == Some(seat) && is_ready(scene, deck) {
            draw_tag(
                scene,
                Point::new(left + 2, corner.y + 4),
                right - 70,
                canvas,
            )?;
        }
    }
    let score = scene.game().score(scene.table(), seat);
    let relics = if deck == Deck::Relics {
        score.relics
    } else {
        0
    };
    let mut text: heapless::String<8> = heapless::String::new();
    // Any number of points fits.
    let _ = write!(text, "{}", score.decks[deck] + relics);
    let at = Point::new(right - 40, corner.y + 15);
    canvas.text(&text, at, &theme::ENTRY, inks.number, Align::Right)?;
    if let Some(next) = score::next_card(scene, seat, deck) {
        text.clear();
        let _ = write!(text, "{next:+}");
        let at = Point::new(right, corner.y + 15);
        let ink = if selected { inks.number } else { theme::ACCENT };
        canvas.text(&text, at, &theme::ENTRY, ink, Align::Right)?;
    }
    Ok(())
}

/// Draws monsters and what keeps them at bay as icons; says where they end.
fn draw_monsters<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    player: &Player,
    at: Point,
    inks: Inks,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let mut at = at;
    for card in open_cards(player, Deck::VampireMummy) {
        let face = scene.game().values().card(card).face;
        canvas.icon(face_icon(card.deck(), face), at, inks.number)?;
        at.x += 19;
    }
    Ok(at.x)
}

/// The open cards of a deck.
fn open_cards(player: &Player, deck: Deck) -> impl Iterator<Item = Card> {
    player.open.iter().filter(move |card| card.deck() == deck)
}

/// Draws small cards, the secured ones first; says where they end. Porcelain shows its letters.
fn draw_cards<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    player: &Player,
    deck: Deck,
    at: Point,
    inks: Inks,
    canvas: &mut Canvas<'_, D>,
) -> Result<i32, D::Error> {
    let mut x = at.x;
    let safe = player.turned.of(deck);
    for _ in 0..safe {
        let card = Rectangle::new(Point::new(x, at.y), Size::new(8, 12));
        canvas.fill(card, theme::SHADE)?;
        canvas.outline(card, inks.dim)?;
        x += 7;
    }
    if safe > 0 {
        // A small lock: a body with a bow.
        let body = Rectangle::new(Point::new(x + 2, at.y + 5), Size::new(7, 6));
        canvas.fill(body, inks.number)?;
        let bow = Rectangle::new(Point::new(x + 3, at.y + 1), Size::new(5, 5));
        canvas.outline(bow, inks.number)?;
        x += 13;
    }
    for card in open_cards(player, deck) {
        let letter = match scene.game().values().card(card).face {
            Face::Porcelain(letter) => names::letter(letter),
            _ => "",
        };
        let wide = if letter.is_empty() { 9 } else { 11 };
        let place = Rectangle::new(Point::new(x, at.y), Size::new(wide, 12));
        canvas.fill(place, theme::TEXT)?;
        canvas.outline(place, theme::GROUND)?;
        let pen = Point::new(place.center().x + 1, at.y + 10);
        canvas.text(letter, pen, &theme::FOOTNOTE, theme::GROUND, Align::Centre)?;
        x += wide as i32 + 1;
    }
    Ok(x)
}

/// A word that a bonus can be triggered, where there is room for it.
fn draw_tag<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    at: Point,
    end: i32,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let text = label(scene.world, Label::BonusTag);
    let wide = theme::FOOTNOTE.width_of(text) + 6;
    if at.x + wide > end {
        return Ok(());
    }
    let tag = Rectangle::new(at, Size::new(wide as u32, 12));
    canvas.panel(tag, theme::SHADE)?;
    let pen = at + Point::new(3, 10);
    canvas.text(text, pen, &theme::FOOTNOTE, theme::ACCENT, Align::Left)
}
