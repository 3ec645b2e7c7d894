//! An auction: the relic large, everybody with their gold, and the dial for a bid. Open bids are called
//! out before everybody; what is in a fist is chosen in private.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::seat::Seat;
use engine::warehouse51::{Effect, Phase, Relic};

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
        if let Some(relic) = scene.table().relic {
            let area = Rectangle::new(Point::new(left, top + 4), Size::new(wide as u32, 94));
            draw_relic(scene, relic, area, canvas)?;
        }
        let row = Rectangle::new(
            Point::new(left, top + 101),
            Size::new(wide as u32, PADDLES as u32),
        );
        paddles(scene, row, canvas)?;
        self.draw_state(scene, Point::new(left, top + 139), wide, canvas)?;
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

    /// The highest bid and whose it is, or what that is good for which was advised; what is left in the stacks.
    fn draw_state<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        at: Point,
        wide: i32,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        // A bid that all hear is explained across the whole line.
        let room = match scene.table().phase {
            Phase::Announcing => wide,
            _ => stacks(scene, at + Point::new(wide, 0), canvas)? - at.x - 4,
        };
        let text = match self.is_advised(scene) {
            true => scene.reason_or(state(scene, room)),
            false => state(scene, room),
        };
        if let Some(below) = self.influence_below(scene) {
            let font = &theme::FOOTNOTE;
            canvas.text_within(&text, at + Point::new(0, 9), room, font, theme::TEXT)?;
            return canvas.text_within(&below, at + Point::new(0, 19), room, font, theme::DIM);
        }
        let font = if width_of(&text, &theme::KEY) <= room {
            &theme::KEY
        } else {
            &theme::FOOTNOTE
        };
        canvas.text_within(&text, at + Point::new(0, 15), room, font, theme::TEXT)
    }

    /// Which relic of somebody else has a say in this auction, where there is a bid to stand above it.
    fn influence_below(&self, scene: &Scene<'_>) -> Option<Line> {
        let is_led = scene.table().leader.is_some() && !self.is_advised(scene);
        is_led.then(|| others_influence(scene)).flatten()
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

/// The highest bid and whose it is, in so much room; without one, what else counts.
fn state(scene: &Scene<'_>, room: i32) -> Line {
    let table = scene.table();
    match table.leader {
        Some(leader) => {
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
            match width_of(&text, &theme::FOOTNOTE) <= room {
                true => text,
                false => {
                    let [_, bid] = args;
                    filled(scene.world, Label::HighBidShort, &[bid])
                }
            }
        }
        None if table.phase == Phase::Announcing => {
            let relic = scene.source_name(table.seat, Effect::Announce);
            filled(scene.world, Label::AnnounceDetail, &[Arg::Text(relic)])
        }
        None => {
            let influence = own_influence(scene).or_else(|| others_influence(scene));
            influence.unwrap_or_else(|| match table.phase {
                Phase::OpenAuction => filled(scene.world, Label::NoBidYet, &[]),
                _ => Line::new(),
            })
        }
    }
}

/// The weightiest lasting relic of somebody else who is still in this auction, by its name.
fn others_influence(scene: &Scene<'_>) -> Option<Line> {
    let table = scene.table();
    let is_in = |seat: &Seat| scene.decider() != Some(*seat) && !table.out.contains(*seat);
    let of = |effect: &Effect| {
        let mut others = Seat::first(scene.seats()).filter(is_in);
        others.find_map(|seat| Some((seat, scene.source(seat, *effect)?)))
    };
    let (seat, relic) = influential(table.phase).iter().find_map(of)?;
    let args = [
        Arg::Name(scene.name(seat)),
        Arg::Text(names::relic(relic, scene.language())),
    ];
    Some(filled(scene.world, Label::InfluenceDetail, &args))
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

/// The relic: its card, and beside it name, value, mark and effect.
#[inline(never)] // so that no screen takes room on the stack for another
pub fn draw_relic<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    relic: Relic,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let values = scene.game().values();
    draw_facts(scene.language(), values, relic, area, canvas)
}

/// The same by what is printed.
pub fn draw_facts<D: DrawTarget<Color = Colour>>(
    language: crate::text::Language,
    values: &engine::warehouse51::Values,
    relic: Relic,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
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
    wrapped(&effect, from, room, (lines, step), font, canvas)
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

fn count_lines(text: &str, room: i32, font: &Font) -> usize {
    let (mut rest, mut count) = (text, 0);
    while !rest.is_empty() {
        (_, rest) = first_line(rest, room, font);
        count += 1;
    }
    count
}

/// Writes a text in a few lines; the last one is cut if more is left.
fn wrapped<D: DrawTarget<Color = Colour>>(
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
