//! The counterfeits come to light at the end, one a page: what it is, whose relic it strikes, and what
//! that changes. Where a relic may still cancel one, that is a page too, and so is each that leaves then.
//! The stamp falls in three pictures.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Certificate, Colour as Group, Effect, Event, Mark, Phase, Relic};

use super::super::text::{Label, names};
use super::super::{Scene, look};
use crate::canvas::{Align, Canvas, Spoken, letter_step, width_of};
use crate::font::Font;
use crate::icons;
use crate::screens::STILL;
use crate::screens::parts::{filled, label};
use crate::text::Arg;
use crate::theme::{self, Colour};
use crate::widgets::Line;

/// The most counterfeits that lie between players.
const MOST: usize = Relic::COUNT;
/// The side of a place in the row above.
const PLACE: i32 = 14;
/// The stamp rises by a pixel over so many.
const SLANT: i32 = 8;

/// What becomes of a counterfeit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// Somebody loses the relic.
    Fake(Seat),
    /// It was struck, and this seat keeps it all the same.
    Saved(Seat, Means),
    /// Nobody owns the relic.
    Harmless,
}

/// What saves a relic from its counterfeit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Means {
    /// A certificate of its owner.
    Certificate,
    /// A relic of this seat that cancels a counterfeit.
    Horn(Seat),
}

/// The relics that have a page: first the counterfeits in the order in which they are turned up, then
/// those that were turned up before and of which it turns out only now what becomes of them.
fn cards(events: &[Event]) -> heapless::Vec<Relic, MOST> {
    let mut cards = heapless::Vec::new();
    for event in events {
        if let Event::CounterfeitsRevealed { relics, .. } = event {
            cards.extend(relics.iter());
        }
    }
    for event in events {
        let relic = match *event {
            Event::Protected { relic, .. }
            | Event::Cancelled { relic, .. }
            | Event::Exposed { relic, .. } => relic,
            _ => continue,
        };
        if !cards.contains(&relic) {
            // There is room for all relics.
            let _ = cards.push(relic);
        }
    }
    cards
}

/// The relic that a page is about.
pub fn relic_on(events: &[Event], page: usize) -> Option<Relic> {
    cards(events).get(page).copied()
}

/// How many pages there are.
pub fn pages(events: &[Event]) -> usize {
    cards(events).len()
}

fn fate(scene: &Scene<'_>, events: &[Event], relic: Relic) -> Fate {
    let table = scene.table();
    let named = events.iter().find_map(|event| match *event {
        Event::Protected { seat, relic: one } if one == relic => {
            Some(Fate::Saved(seat, Means::Certificate))
        }
        Event::Cancelled { seat, relic: one } if one == relic => {
            let owner = table.owner(relic)?;
            Some(Fate::Saved(owner, Means::Horn(seat)))
        }
        Event::Exposed {
            seat, relic: one, ..
        } if one == relic => Some(Fate::Fake(seat)),
        _ => None,
    });
    // As long as it can be cancelled, or others are turned up by people, it has not left yet.
    let waits = table.exposed.contains(relic) || table.phase == Phase::TellingCounterfeits;
    let struck = || table.owner(relic).filter(|_| waits).map(Fate::Fake);
    named.or_else(struck).unwrap_or(Fate::Harmless)
}

/// Draws a page: which, and how far the stamp has fallen.
#[inline(never)] // so that no screen takes room on the stack for another
pub fn draw<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    events: &[Event],
    (page, frame): (usize, u8),
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let cards = cards(events);
    let Some(relic) = cards.get(page).copied() else {
        return Ok(());
    };
    let fate = fate(scene, events, relic);
    // Beams of light from the middle, as in a show.
    let stage = Rectangle::new(body.top_left, Size::new(body.size.width, 123));
    canvas.rays(stage, 1, theme::SHADE)?;
    let fallen = frame >= STILL;
    let places = cards.iter().enumerate().map(|(number, relic)| {
        let known = number < page || number == page && fallen;
        known.then(|| self::fate(scene, events, *relic))
    });
    row(places.collect(), body, canvas)?;
    let is_fake = matches!(fate, Fate::Fake(_));
    let middle = body.center().x;
    let at = Point::new(middle - look::CARD.width as i32 / 2, body.top_left.y + 25);
    let values = scene.game().values();
    look::relic_card(values, relic, !(is_fake && fallen), at, canvas)?;
    if frame > 0 {
        stamp(scene, fate, frame, Point::new(middle, at.y + 70), canvas)?;
    }
    let strip = Rectangle::new(
        Point::new(theme::MARGIN, body.top_left.y + 125),
        Size::new(body.size.width - 12, 64),
    );
    canvas.panel(strip, theme::PANEL)?;
    words(scene, events, (page, relic, fate), (fallen, strip), canvas)
}

/// Draws the row of all counterfeits: a cross, a tick, or a question mark for what is still hidden.
fn row<D: DrawTarget<Color = Colour>>(
    fates: heapless::Vec<Option<Fate>, MOST>,
    body: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let count = (fates.len() as i32).max(1);
    // Where there are many, they stand closer.
    let step = ((body.size.width as i32 - theme::MARGIN * 2) / count).min(PLACE + 3);
    let gap = if step > PLACE { 3 } else { 1 };
    let mut at = Point::new(
        body.center().x - (count * step - gap) / 2,
        body.top_left.y + 5,
    );
    for fate in fates {
        let size = Size::new((step - gap) as u32, PLACE as u32);
        let place = Rectangle::new(at, size);
        let (ground, ink, sign) = match fate {
            None => (theme::LINE, theme::TEXT, "?"),
            Some(Fate::Fake(_)) => (theme::MARK_RED, theme::BLACK, "x"),
            Some(Fate::Saved(..)) => (theme::TEXT, theme::GROUND, "+"),
            Some(Fate::Harmless) => (theme::TEXT, theme::GROUND, "-"),
        };
        canvas.fill(place, ground)?;
        let centre = at + Point::new((step - gap) / 2, 11);
        canvas.text(sign, centre, &theme::KEY, ink, Align::Centre)?;
        at.x += step;
    }
    Ok(())
}

/// Draws the stamp, slanted and below the middle, so that what it is put on is still recognised: it falls
/// from above, larger at first.
fn stamp<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    fate: Fate,
    frame: u8,
    middle: Point,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (word, colour) = match fate {
        Fate::Fake(_) => (Label::Fake, theme::MARK_RED),
        Fate::Saved(..) => (Label::Genuine, theme::MARK_GREEN),
        Fate::Harmless => (Label::Harmless, theme::DIM),
    };
    let word = label(scene.world, word);
    let font = if width_of(word, &theme::BIG) <= 150 {
        &theme::BIG
    } else {
        &theme::TITLE
    };
    let left = i32::from(STILL.saturating_sub(frame));
    let wide = width_of(word, font) + 22 + left * 24;
    let tall = 34 + left * 10;
    let centre = middle - Point::new(0, left * 16);
    for (inset, ink) in [
        (0, colour),
        (2, theme::BLACK),
        (4, colour),
        (5, theme::BLACK),
    ] {
        slanted(centre, (wide - inset * 2, tall - inset * 2), ink, canvas)?;
    }
    let drop = if width_of("0", font) > 12 { 10 } else { 6 };
    slanted_text(word, centre + Point::new(0, drop), font, colour, canvas)
}

/// How much higher than in the middle the stamp is at a distance to the right of it.
fn rise(right: i32) -> i32 {
    right.div_euclid(SLANT)
}

/// Fills an area that rises to the right.
fn slanted<D: DrawTarget<Color = Colour>>(
    centre: Point,
    (wide, tall): (i32, i32),
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let (mut from, end) = (-wide / 2, wide / 2);
    while from < end {
        let to = ((rise(from) + 1) * SLANT).min(end);
        let corner = centre + Point::new(from, -tall / 2 - rise(from));
        let size = Size::new((to - from) as u32, tall as u32);
        canvas.fill(Rectangle::new(corner, size), colour)?;
        from = to;
    }
    Ok(())
}

/// Writes a word whose letters rise to the right. It is read as one word.
fn slanted_text<D: DrawTarget<Color = Colour>>(
    word: &str,
    centre: Point,
    font: &'static Font,
    colour: Colour,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    canvas.speak(Spoken::Text(word));
    let (mut rest, mut right) = (word, -width_of(word, font) / 2);
    while !rest.is_empty() {
        let (long, wide) = letter_step(rest, font);
        let (letter, behind) = rest.split_at_checked(long).unwrap_or((rest, ""));
        let pen = centre + Point::new(right, -rise(right + wide / 2));
        canvas.write(letter, pen, font, colour)?;
        (rest, right) = (behind, right + wide);
    }
    Ok(())
}

/// Says what it is and what changes.
fn words<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    events: &[Event],
    (page, relic, fate): (usize, Relic, Fate),
    (fallen, strip): (bool, Rectangle),
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let left = strip.top_left.x + 8;
    let room = strip.size.width as i32 - 16;
    let line = |y: i32| Point::new(left, strip.top_left.y + y);
    let name = names::relic(relic, scene.language());
    canvas.text_within(name, line(15), room, &theme::ENTRY, theme::TEXT)?;
    if !fallen {
        return Ok(());
    }
    let who = |seat: Seat| [Arg::Name(scene.name(seat))];
    let (what, owner) = match fate {
        Fate::Fake(seat) => (filled(scene.world, Label::IsFalse, &who(seat)), Some(seat)),
        Fate::Saved(seat, _) => (filled(scene.world, Label::IsSaved, &who(seat)), Some(seat)),
        Fate::Harmless => (filled(scene.world, Label::IsNobodys, &[]), None),
    };
    let mut at = line(30);
    if let Some(seat) = owner {
        canvas.icon(&icons::HUT, at - Point::new(2, 14), scene.seat_colour(seat))?;
        at.x += 22;
    }
    let beside = room - (at.x - left);
    let font = largest(&what, beside);
    canvas.text_within(&what, at, beside, font, theme::TEXT)?;
    let change = change(scene, events, relic, fate);
    // Beside the owner's hut, which is higher than a line.
    let below = Point::new(at.x, line(44).y);
    let font = match width_of(&change, &theme::DETAIL) <= beside {
        true => &theme::DETAIL,
        false => &theme::FOOTNOTE,
    };
    canvas.text_within(&change, below, beside, font, theme::DIM)?;
    let Some(seat) = owner else {
        return Ok(());
    };
    let group = scene.game().values().relics[relic].colour;
    let shape = line(44) + Point::new(-2, 1);
    canvas.icon(look::group_icon(group), shape, look::group_colour(group))?;
    let totals = match fate {
        Fate::Fake(_) => totals(scene, events, page, group, seat),
        _ => total_stays(scene, events, page, (relic, seat)),
    };
    let at = line(59) + Point::new(22, 0);
    let font = largest(&totals, room - 22);
    canvas.text_within(&totals, at, room - 22, font, theme::TEXT)
}

/// The largest font in which a line has room: long names make it smaller before they are cut.
fn largest(text: &str, room: i32) -> &'static Font {
    let mut fonts = [&theme::KEY, &theme::DETAIL].into_iter();
    let fits = fonts.find(|font| width_of(text, font) <= room);
    fits.unwrap_or(&theme::FOOTNOTE)
}

/// What the relic's fate changes: it leaves with its effect, or by what it was saved.
fn change(scene: &Scene<'_>, events: &[Event], relic: Relic, fate: Fate) -> Line {
    let label = match fate {
        Fate::Saved(seat, means) => return saved_by(scene, relic, seat, means),
        Fate::Harmless => Label::NothingChanges,
        Fate::Fake(_) if !has_left(events, relic) => Label::MayLeaveDetail,
        Fate::Fake(_) => match scene.game().values().relics[relic].mark {
            Mark::Neutral => Label::Leaves,
            Mark::Blessed => Label::LeavesWithBlessingDetail,
            Mark::Cursed => Label::LeavesWithCurseDetail,
        },
    };
    filled(scene.world, label, &[])
}

/// By what a relic was saved, and whose that is: a certificate is the owner's.
fn saved_by(scene: &Scene<'_>, relic: Relic, owner: Seat, means: Means) -> Line {
    match means {
        Means::Horn(seat) => {
            let horn = Arg::Text(scene.source_name(seat, Effect::Cancel));
            let args = [horn, Arg::Name(scene.name(seat))];
            filled(scene.world, Label::SavedByDetail, &args)
        }
        Means::Certificate => {
            let certified = &scene.table().certified;
            let mut all = Certificate::ALL.into_iter();
            let which = all.find(|one| certified[*one] == Some(relic));
            let carrier = which.map(|one| scene.source_name(owner, one.carried_by()));
            let args = [Arg::Text(carrier.unwrap_or(""))];
            filled(scene.world, Label::CertificateDetail, &args)
        }
    }
}

/// Has the relic left the game already? As long as it can be cancelled, it has not.
fn has_left(events: &[Event], relic: Relic) -> bool {
    let left = |event: &Event| matches!(event, Event::Exposed { relic: one, .. } if *one == relic);
    events.iter().any(left)
}

/// What a counterfeit costs its owner in its colour: nothing if it was pawned and did not count.
fn loss(scene: &Scene<'_>, events: &[Event], seat: Seat, relic: Relic) -> u8 {
    let was_pawned = events.iter().find_map(|event| match event {
        Event::Exposed {
            relic: one, pawned, ..
        } if *one == relic => Some(*pawned),
        _ => None,
    });
    let is_pawned = || scene.table().players[seat].pawned.contains(relic);
    match was_pawned.unwrap_or_else(is_pawned) {
        true => 0,
        false => scene.game().values().relics[relic].value,
    }
}

/// The total of a seat in a colour when so many of the counterfeits have come to light.
fn total_after(scene: &Scene<'_>, events: &[Event], pages: usize, group: Group, seat: Seat) -> u8 {
    let now = scene
        .game()
        .colour_total(&scene.table().players[seat], group);
    let mut total = now;
    for (page, relic) in cards(events).into_iter().enumerate() {
        let is_own = fate(scene, events, relic) == Fate::Fake(seat);
        if !is_own || scene.game().values().relics[relic].colour != group {
            continue;
        }
        let loss = loss(scene, events, seat, relic);
        match (has_left(events, relic), page < pages) {
            (true, false) => total = total.saturating_add(loss),
            (false, true) => total = total.saturating_sub(loss),
            _ => {}
        }
    }
    total
}

/// What the total of the owner was and is now, and who leads in the colour then.
fn totals(scene: &Scene<'_>, events: &[Event], page: usize, group: Group, seat: Seat) -> Line {
    let total = |pages: usize| total_after(scene, events, pages, group, seat);
    let (before, after) = (total(page), total(page + 1));
    if before == after {
        return filled(scene.world, Label::DidNotCountDetail, &[]);
    }
    let args = [before, after].map(|total| Arg::Number(total.into()));
    let mut line = filled(scene.world, Label::TotalChanges, &args);
    add_leaders(scene, events, page, group, &mut line);
    line
}

/// What the total of the owner of a relic that was saved still is, and who leads in the colour.
fn total_stays(scene: &Scene<'_>, events: &[Event], page: usize, whose: (Relic, Seat)) -> Line {
    let (relic, seat) = whose;
    if scene.table().players[seat].pawned.contains(relic) {
        return filled(scene.world, Label::DidNotCountDetail, &[]);
    }
    let group = scene.game().values().relics[relic].colour;
    let total = total_after(scene, events, page + 1, group, seat);
    let args = [Arg::Number(total.into())];
    let mut line = filled(scene.world, Label::TotalStays, &args);
    add_leaders(scene, events, page, group, &mut line);
    line
}

/// Adds who leads in a colour after a page, if anybody has something in it.
fn add_leaders(scene: &Scene<'_>, events: &[Event], page: usize, group: Group, line: &mut Line) {
    use core::fmt::Write;
    let total = |seat: Seat| total_after(scene, events, page + 1, group, seat);
    let seats = || Seat::first(scene.seats());
    let most = seats().map(total).max();
    let best = most.filter(|most| *most > 0);
    let ahead = || seats().filter(|seat| Some(total(*seat)) == best);
    let mut names = Line::new();
    for (number, seat) in ahead().enumerate() {
        let between = if number > 0 { " & " } else { "" };
        let _ = write!(names, "{between}{}", scene.name(seat));
    }
    let label = match ahead().count() {
        0 => return,
        1 => Label::LeadsNow,
        _ => Label::LevelNow,
    };
    let leads = filled(scene.world, label, &[Arg::Name(&names)]);
    let _ = write!(line, " - {leads}");
}
