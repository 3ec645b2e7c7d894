//! An auction: the relic large, everybody with their gold, and the dial for a bid. Open bids are called
//! out before everybody; what is in a fist is chosen in private.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;
use engine::warehouse51::{Effect, Neighbour, Phase, Relic};

use super::super::text::{Label, Topic, names};
use super::super::{RELICS, Scene, icons, look, own, relic_topic};
use super::dial::{Dial, Stop};
use super::paddles::{PADDLES, influential, paddles, stacks};
use super::{Counterfeits, Pawn, Screen};
use crate::board::Command;
use crate::canvas::{Align, Canvas, first_line, width_of};
use crate::font::Font;
use crate::games::GameUi;
use crate::icons::{self as common, Icon};
use crate::screens::parts::{Page, buttons_and_hold, filled, label, only_for};
use crate::screens::{Curtain, Screen as AnyScreen, Transition};
use crate::text::{Arg, Footer};
use crate::theme::{self, Colour};
use crate::widgets::{Line, Pill, advice_mark};

use super::super::Warehouse51;

/// So many lines say how an auction stands.
const STATES: usize = 2;
/// So many letters of a name tell who it is, where there is no room for more.
const SHORT: usize = 3;
/// The room for how many relics more have a say in it.
const MORE: &str = " +9";

/// Bidding.
#[derive(Clone, Debug)]
pub struct Auction {
    stop: Stop,
    is_public: bool,
}

impl Auction {
    /// At what was advised, or at the least bid; a fist begins nowhere.
    pub fn new(scene: &Scene<'_>) -> Self {
        let advised = scene.advised().and_then(Stop::of);
        let start = || Dial::new(scene).start(scene.table().phase);
        Auction {
            stop: advised.unwrap_or_else(start),
            is_public: scene.seat().is_none(),
        }
    }

    /// Does everybody look on?
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        if let Some(stop) = Dial::new(scene).turn(self.stop, command) {
            self.stop = stop;
            return Transition::Stay;
        }
        match command {
            Command::Ok => self.choose(scene),
            Command::Back if self.can_hand_back(scene) => Transition::HandBack,
            Command::Back => Transition::open(Warehouse51::table()),
            Command::Help => match scene.table().relic {
                Some(relic) => Transition::help(relic_topic(relic)),
                None => Transition::help(own(Topic::AuctionInShort)),
            },
            _ => Transition::Stay,
        }
    }

    /// Does the way back lead to the books of the table?
    fn can_hand_back(&self, scene: &Scene<'_>) -> bool {
        !self.is_public && scene.can_hand_back()
    }

    fn choose(&mut self, scene: &Scene<'_>) -> Transition {
        if let Some(action) = self.stop.action() {
            return Transition::decide(scene.decide([action]));
        }
        match self.stop {
            Stop::Pawn => Transition::open(Screen::Pawn(Pawn::new(self.is_public, scene))),
            Stop::Look => match scene.decider() {
                Some(seat) if self.is_public => {
                    Transition::Open(AnyScreen::Curtain(Curtain::look(seat)))
                }
                _ => Transition::open(Screen::Counterfeits(Counterfeits::default())),
            },
            // A first press brings the dial up, so that nothing is bid by mistake.
            _ => {
                let turned = Dial::new(scene).turn(self.stop, Command::Up);
                self.stop = turned.unwrap_or(self.stop);
                Transition::Stay
            }
        }
    }

    /// Draws relic, players and dial.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let body = self.draw_frame(scene, canvas)?;
        let left = body.top_left.x + theme::MARGIN;
        let top = body.top_left.y;
        let wide = body.size.width as i32 - theme::MARGIN * 2;
        let area = Rectangle::new(Point::new(left, top + 4), Size::new(wide as u32, 94));
        let is_payee_named = match scene.table().relic {
            Some(relic) => draw_relic(scene, relic, area, canvas)?,
            None => false,
        };
        let row = Rectangle::new(
            Point::new(left, top + 101),
            Size::new(wide as u32, PADDLES as u32),
        );
        paddles(scene, row, canvas)?;
        let state = (Point::new(left, top + 139), wide);
        self.draw_state(scene, state, is_payee_named, canvas)?;
        let dial = Rectangle::new(Point::new(left, top + 161), Size::new(wide as u32, 28));
        self.draw_dial(scene, dial, canvas)
    }

    fn draw_frame<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<Rectangle, D::Error> {
        let title = match scene.table().phase {
            Phase::OpenAuction => Label::AuctionOf,
            _ => Label::FistOf,
        };
        let args = [Arg::Number(scene.auction_number()), Arg::Number(RELICS)];
        let title = filled(scene.world, title, &args);
        let only = scene.seat().map(|seat| only_for(scene.world, seat));
        let page = Page {
            title: &title,
            pill: match (&only, scene.decider()) {
                (Some(only), _) => Pill::Private(only),
                (None, Some(seat)) => Pill::Turn(scene.name(seat), scene.seat_colour(seat)),
                (None, None) => Pill::None,
            },
            buttons: [
                Some(Footer::DoIt),
                Some(match self.can_hand_back(scene) {
                    true => Footer::Back,
                    false => Footer::Table,
                }),
                Some(Footer::Help),
                Some(Footer::Menu),
            ],
        };
        let body = page.heading().draw(scene.world.board, canvas)?;
        buttons_and_hold(scene.world, page.buttons, Some(Footer::Five), canvas)?;
        Ok(body)
    }

    /// Draws the dial: what is chosen in the middle, the limits at its sides.
    #[inline(never)] // so that no screen takes room on the stack for another
    fn draw_dial<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        area: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let dial = Dial::new(scene);
        canvas.panel(area, theme::SHADE)?;
        let middle = area.center().x;
        let plate = Rectangle::new(
            Point::new(middle - 58, area.top_left.y),
            Size::new(116, area.size.height),
        );
        let base = area.top_left.y + 19;
        if let Some((least, most)) = dial.limits {
            let least = filled(scene.world, Label::Least, &[Arg::Number(least.into())]);
            let most = filled(scene.world, Label::Most, &[Arg::Number(most.into())]);
            let at = Point::new(area.top_left.x + 6, base);
            canvas.text(&least, at, &theme::DETAIL, theme::DIM, Align::Left)?;
            let right = area.top_left.x + area.size.width as i32 - 6;
            let at = Point::new(right, base);
            canvas.text(&most, at, &theme::DETAIL, theme::DIM, Align::Right)?;
        } else {
            let poor = label(scene.world, Label::TooPoor);
            let at = Point::new(area.top_left.x + 4, base - 6);
            wrapped(poor, at, 54, (2, 11), &theme::FOOTNOTE, canvas)?;
        }
        canvas.panel(plate, theme::ACCENT)?;
        if self.is_advised(scene) {
            advice_mark(plate, canvas)?;
        }
        self.draw_stop(scene, plate, canvas)
    }

    /// Does the dial stand at what was advised?
    fn is_advised(&self, scene: &Scene<'_>) -> bool {
        scene.advised().and_then(Stop::of) == Some(self.stop)
    }

    /// The highest bid and whose it is, or what that is good for which was advised, with whose relics have a
    /// say in it; what is left in the stacks.
    fn draw_state<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        (at, wide): (Point, i32),
        is_payee_named: bool,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        // A bid that all hear is explained across the whole line.
        let room = match scene.table().phase {
            Phase::Announcing => wide,
            _ => stacks(scene, at + Point::new(wide, 0), canvas)? - at.x - 4,
        };
        let mut lines: heapless::Vec<Line, STATES> = heapless::Vec::new();
        let is_advised = self.is_advised(scene);
        let first = state(scene, room);
        match is_advised {
            true => lines.extend([scene.reason_or(first.unwrap_or_default())]),
            false => lines.extend(first),
        }
        if !is_advised {
            add_influences(scene, room, &mut lines);
        }
        if lines.is_empty() && scene.table().phase == Phase::OpenAuction {
            lines.extend([filled(scene.world, Label::NoBidYet, &[])]);
        }
        if !is_payee_named && !lines.is_full() {
            lines.extend(payee(scene));
        }
        if let Some(reason) = lines.first().filter(|_| is_advised) {
            canvas.is_advice_read |= width_of(reason, &theme::FOOTNOTE) <= room;
        }
        match lines.as_slice() {
            [text] => {
                let font = if width_of(text, &theme::KEY) <= room {
                    &theme::KEY
                } else {
                    &theme::FOOTNOTE
                };
                canvas.text_within(text, at + Point::new(0, 15), room, font, theme::TEXT)
            }
            several => {
                let rows = [(9, theme::TEXT), (19, theme::DIM)];
                for (text, (down, ink)) in several.iter().zip(rows) {
                    let at = at + Point::new(0, down);
                    canvas.text_within(text, at, room, &theme::FOOTNOTE, ink)?;
                }
                Ok(())
            }
        }
    }

    fn draw_stop<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        plate: Rectangle,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let mut text = Line::new();
        let icon: &Icon = match self.stop {
            Stop::Nowhere => {
                let _ = text.push_str(label(scene.world, Label::Fist));
                &icons::FIST
            }
            Stop::Bid(bid) => {
                // No bid has more than two digits.
                let _ = write!(text, "{bid}");
                &icons::INGOT
            }
            Stop::Pass => {
                let _ = text.push_str(label(scene.world, Label::Pass));
                &common::CROSS
            }
            Stop::Pawn => {
                let pays = [Arg::Number(scene.game().values().pawn_pays.into())];
                text = filled(scene.world, Label::PawnFor, &pays);
                &icons::PAWN
            }
            Stop::Look => {
                let _ = text.push_str(label(scene.world, Label::Counterfeits));
                &common::EYE
            }
        };
        let font = match self.stop {
            Stop::Bid(_) => &theme::BIG,
            _ if width_of(&text, &theme::ENTRY) <= 84 => &theme::ENTRY,
            _ => &theme::DETAIL,
        };
        let wide = width_of(&text, font) + 24;
        let left = plate.center().x - wide / 2;
        let top = plate.top_left.y;
        canvas.icon(icon, Point::new(left, top + 4), theme::GROUND)?;
        let drop = if matches!(self.stop, Stop::Bid(_)) {
            25
        } else {
            19
        };
        let at = Point::new(left + 24, top + drop);
        canvas.text(&text, at, font, theme::GROUND, Align::Left)
    }
}

/// The highest bid and whose it is, in so much room; without one, what a relic of whoever decides does.
fn state(scene: &Scene<'_>, room: i32) -> Option<Line> {
    let table = scene.table();
    let Some(leader) = table.leader else {
        if table.phase == Phase::Announcing {
            let relic = scene.source_name(table.seat, Effect::Announce);
            let args = [Arg::Text(relic)];
            return Some(filled(scene.world, Label::AnnounceDetail, &args));
        }
        return own_influence(scene);
    };
    let args = [
        Arg::Name(scene.name(leader)),
        Arg::Number(table.high_bid().into()),
    ];
    // A relic that lets its owner equal the highest bid is named where it counts.
    let equals = |seat| scene.game().has(table, seat, Effect::Equal);
    let label = match scene.decider().is_some_and(equals) {
        true => Label::EqualLeadsDetail,
        false => Label::HighBid,
    };
    let text = filled(scene.world, label, &args);
    // A long name stands on its paddle already: the bid is what must not be cut.
    Some(match width_of(&text, &theme::FOOTNOTE) <= room {
        true => text,
        false => {
            let [_, bid] = args;
            filled(scene.world, Label::HighBidShort, &[bid])
        }
    })
}

/// Whose relic has a say in this auction: what keeps somebody out of it, and the lasting ones of those who are
/// still in it, the weightiest first; not those of whoever decides.
fn influences(scene: &Scene<'_>) -> impl Iterator<Item = (Seat, Relic)> {
    let table = scene.table();
    let barred = table.barred.iter();
    let barred = barred.filter_map(|seat| Some((seat, scene.barring(seat)?)));
    let is_in = |seat: &Seat| scene.decider() != Some(*seat) && !table.out.contains(*seat);
    let lasting = influential(table.phase).iter().flat_map(move |effect| {
        let others = Seat::first(scene.seats()).filter(is_in);
        others.filter_map(|seat| Some((seat, scene.source(seat, *effect)?)))
    });
    barred.chain(lasting)
}

/// Adds them to what is said of an auction, as far as there is room: by a part of the names where
/// they are several. How many more there are stands behind them.
fn add_influences(scene: &Scene<'_>, room: i32, lines: &mut heapless::Vec<Line, STATES>) {
    let count = influences(scene).count();
    let mut line = Line::new();
    for (number, (seat, relic)) in influences(scene).enumerate() {
        let said = influence(scene, (seat, relic), room, count > 1);
        let left = count - number;
        let comma = if line.is_empty() { "" } else { ", " };
        let more = if left > 1 {
            width_of(MORE, &theme::FOOTNOTE)
        } else {
            0
        };
        let wide = [line.as_str(), comma, &said].map(|text| width_of(text, &theme::FOOTNOTE));
        let is_last_line = lines.len() + 1 >= STATES;
        if line.is_empty() || wide.iter().sum::<i32>() + if is_last_line { more } else { 0 } <= room
        {
            // Names are far shorter than a line.
            let _ = write!(line, "{comma}{said}");
        } else if is_last_line {
            let _ = write!(line, " +{left}");
            break;
        } else {
            lines.extend([core::mem::replace(&mut line, said)]);
        }
    }
    if !line.is_empty() && !lines.is_full() {
        lines.extend([line]);
    }
}

/// Whose relic, by name, or by its first letters where there is no room for more.
fn influence(scene: &Scene<'_>, (seat, relic): (Seat, Relic), room: i32, brief: bool) -> Line {
    let relic = Arg::Text(names::relic(relic, scene.language()));
    let name = scene.name(seat);
    let whole = filled(
        scene.world,
        Label::InfluenceDetail,
        &[Arg::Name(name), relic],
    );
    if !brief && width_of(&whole, &theme::FOOTNOTE) <= room {
        return whole;
    }
    let short: heapless::String<16> = name.chars().take(SHORT).collect();
    filled(
        scene.world,
        Label::InfluenceDetail,
        &[Arg::Name(&short), relic],
    )
}

/// Who gets the price, if whoever decides buys the relic.
fn payee(scene: &Scene<'_>) -> Option<Line> {
    let seat = scene.decider()?;
    let sides = [Neighbour::Left, Neighbour::Right];
    let names = sides.map(|side| Arg::Name(scene.name(side.of(seat, scene.seats()))));
    let picks = scene.game().has(scene.table(), seat, Effect::PayRight);
    let label = match picks {
        true => Label::PaysEitherDetail,
        false => Label::PaysDetail,
    };
    Some(filled(scene.world, label, &names))
}

/// What a lasting relic of whoever decides does in this auction.
fn own_influence(scene: &Scene<'_>) -> Option<Line> {
    let table = scene.table();
    let seat = scene.decider()?;
    let has = |effect: &Effect| scene.game().has(table, seat, *effect);
    let effect = influential(table.phase).iter().copied().find(has)?;
    let label = match effect {
        Effect::Equal => Label::EqualDetail,
        Effect::IngotsPerWin => Label::WinPaysDetail,
        Effect::PayRight => Label::PayRightDetail,
        _ => return None,
    };
    let values = scene.game().values();
    let relic = scene.source(seat, effect);
    let amount = relic.map_or(0, |relic| values.relics[relic].amount);
    Some(filled(scene.world, label, &[Arg::Number(amount.into())]))
}

/// The relic: its card, and beside it name, value, mark and effect; below them, where there is room, who
/// gets the price and what the relic makes of the total of whoever decides. Says whether there was.
#[inline(never)] // so that no screen takes room on the stack for another
fn draw_relic<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    relic: Relic,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<bool, D::Error> {
    let values = scene.game().values();
    let lines = draw_facts(scene.language(), values, relic, area, canvas)?;
    let (Some(seat), Some(payee)) = (scene.decider(), payee(scene)) else {
        return Ok(false);
    };
    if lines > 2 {
        return Ok(false);
    }
    let card = &values.relics[relic];
    let total = scene
        .game()
        .colour_total(&scene.table().players[seat], card.colour);
    let args = [
        Arg::Text(names::colour(card.colour, scene.language())),
        Arg::Number(total.into()),
        Arg::Number(total.saturating_add(card.value).into()),
    ];
    let mut then = filled(scene.world, Label::TotalThenDetail, &args);
    let left = area.top_left.x + look::CARD.width as i32 + 7;
    let right = area.top_left.x + area.size.width as i32;
    let base = area.top_left.y + 94;
    let is_wide =
        |then: &str, font: &Font| width_of(&payee, font) + width_of(then, font) + 8 > right - left;
    let font = match is_wide(&then, &theme::DETAIL) {
        true => &theme::FOOTNOTE,
        false => &theme::DETAIL,
    };
    if is_wide(&then, font) {
        // Which colour it is stands above.
        let [_, totals @ ..] = args;
        then = filled(scene.world, Label::TotalThenShort, &totals);
    }
    let room = match is_wide(&then, font) {
        // A neighbour is known by a part of the name.
        true => right - left - width_of(&then, font) - 6,
        false => right - left,
    };
    canvas.text_within(&payee, Point::new(left, base), room, font, theme::DIM)?;
    canvas.text(
        &then,
        Point::new(right, base),
        font,
        theme::DIM,
        Align::Right,
    )?;
    Ok(true)
}

/// Card and facts by what is printed. Says how many lines the effect takes.
pub fn draw_facts<D: DrawTarget<Color = Colour>>(
    language: crate::text::Language,
    values: &engine::warehouse51::Values,
    relic: Relic,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<usize, D::Error> {
    let card = values.relics[relic];
    look::relic_card(values, relic, true, area.top_left, canvas)?;
    let left = area.top_left.x + look::CARD.width as i32 + 7;
    let right = area.top_left.x + area.size.width as i32;
    let top = area.top_left.y;
    look::value_in_shape(card.colour, card.value, Point::new(right - 40, top), canvas)?;
    let name = names::relic(relic, language);
    let room = right - left - 42;
    let font = name_font(name, room);
    wrapped(
        name,
        Point::new(left, top + 12),
        room,
        (2, 16),
        font,
        canvas,
    )?;
    let mut at = Point::new(left, top + 34);
    if let Some((icon, ink)) = look::mark_icon(card.mark) {
        canvas.icon(icon, at, ink)?;
        at.x += 23;
    }
    let word = names::mark(card.mark, language);
    canvas.text(
        word,
        at + Point::new(0, 14),
        &theme::KEY,
        theme::TEXT,
        Align::Left,
    )?;
    let kind = Point::new(right - 30, top + 38);
    canvas.icon(look::auction_icon(card.auction), kind, theme::DIM)?;
    let mut effect = Line::new();
    // The longest is shorter than a line's room.
    let _ = names::effect(&mut effect, language, card.effect, card.amount);
    let room = right - left;
    let (font, step, lines) = effect_font(&effect, room, canvas);
    let from = Point::new(left, top + 68);
    wrapped(&effect, from, room, (lines, step), font, canvas)?;
    Ok(count_lines(&effect, room, font))
}

/// The largest font in which no word of a name is too wide, and there are no more than two lines.
fn name_font(name: &str, room: i32) -> &'static Font {
    let fonts = [&theme::ENTRY, &theme::KEY, &theme::DETAIL];
    let fits = |font: &&Font| {
        let mut words = name.split(' ');
        words.all(|word| width_of(word, font) <= room) && count_lines(name, room, font) <= 2
    };
    fonts.into_iter().find(fits).unwrap_or(&theme::FOOTNOTE)
}

/// The largest font in which an effect has room.
fn effect_font<D: DrawTarget<Color = Colour>>(
    text: &str,
    room: i32,
    canvas: &Canvas<'_, D>,
) -> (&'static Font, i32, usize) {
    let large = canvas.look.detail();
    for (font, step, lines) in [(large, 14, 2), (&theme::DETAIL, 13, 3)] {
        if count_lines(text, room, font) <= lines {
            return (font, step, lines);
        }
    }
    (&theme::FOOTNOTE, 11, 3)
}

/// How many lines a text takes.
pub fn count_lines(text: &str, room: i32, font: &Font) -> usize {
    let (mut rest, mut count) = (text, 0);
    while !rest.is_empty() {
        (_, rest) = first_line(rest, room, font);
        count += 1;
    }
    count
}

/// Writes a text in a few lines; the last one is cut if more is left.
pub fn wrapped<D: DrawTarget<Color = Colour>>(
    text: &str,
    mut at: Point,
    room: i32,
    (lines, step): (usize, i32),
    font: &'static Font,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut rest = text;
    for line in 1..=lines {
        let (first, behind) = first_line(rest, room, font);
        if line == lines {
            return canvas.text_within(rest, at, room, font, theme::TEXT);
        }
        canvas.text(first, at, font, theme::TEXT, Align::Left)?;
        rest = behind;
        if rest.is_empty() {
            break;
        }
        at.y += step;
    }
    Ok(())
}
