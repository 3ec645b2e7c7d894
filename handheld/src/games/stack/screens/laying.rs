//! The temple as a map at a table with the real box. If the device deals, it says card by card what lies
//! where; if people deal, they say it. A card that lies face down stays unknown to the device until
//! somebody says which it is: to everybody when it is taken, alone behind the curtain after a look.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::actions::Coded;
use engine::dealer::Deals;
use engine::each::Member;
use engine::stack::{Card, Cards, Deck, Outcome, Phase, Place, Places};

use super::super::kinds::{alike, distinct};
use super::super::look::{deck_icon, face_icon};
use super::super::text::{Label, Topic, names};
use super::super::{ArtifactStack, Scene, own, place_words};
use super::lens::{self, Face, Words};
use super::plan;
use crate::board::Command;
use crate::canvas::{Canvas, Spoken};
use crate::games::GameUi;
use crate::icons;
use crate::screens::Transition;
use crate::screens::parts::{buttons, filled, label, only_for};
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Heading, Line, Pill};

/// How high the lens below the map is.
const LENS: i32 = 50;
/// How high the bar with what may lie there is.
const BAR: i32 = 24;
/// How wide the map is where the lens stands beside it.
const BESIDE: i32 = 226;

/// Where the parts are: the map, the bar below it, the lens below both or beside them.
struct Parts {
    map: Rectangle,
    bar: Rectangle,
    lens: Rectangle,
}

impl Parts {
    fn of(body: Rectangle, bar: i32) -> Parts {
        let (width, height) = (body.size.width as i32, body.size.height as i32);
        let part = |x: i32, y: i32, wide: i32, tall: i32| {
            let corner = body.top_left + Point::new(x, y);
            Rectangle::new(corner, Size::new(wide as u32, tall as u32))
        };
        if width > 300 {
            Parts {
                map: part(0, 0, BESIDE, height - bar),
                bar: part(4, height - bar, BESIDE - 4, bar),
                lens: part(BESIDE + 4, 2, width - BESIDE - 8, height - 4),
            }
        } else {
            let map = height - LENS - bar;
            Parts {
                map: part(0, 0, width, map),
                bar: part(4, map, width - 8, bar),
                lens: part(4, height - LENS + 1, width - 8, LENS - 3),
            }
        }
    }
}

/// The places before one in the order of laying out.
fn before(place: Place) -> Places {
    let all = Place::ALL.into_iter();
    all.take_while(|one| *one != place).collect()
}

/// What the device says of a card to be laid out: which, and from which pile.
fn card_words(scene: &Scene<'_>, card: Card) -> Words {
    let value = scene.game().values().card(card);
    let mut title = Line::new();
    // A name is shorter than a line.
    let _ = names::card_title(card.deck(), value.face, scene.language(), &mut title);
    Words {
        face: Face::Card(face_icon(card.deck(), value.face)),
        has_star: value.star,
        title,
        first: Line::new(),
        second: Line::new(),
        cost: None,
    }
}

fn back_words(scene: &Scene<'_>) -> Words {
    Words {
        face: Face::Back,
        has_star: false,
        title: filled(scene.world, Label::FaceDown, &[]),
        first: Line::new(),
        second: Line::new(),
        cost: None,
    }
}

/// The device has dealt a temple and says card by card what to lay where.
#[derive(Clone, Debug, Default)]
pub struct LayOut {
    /// Which card, by its place in the order of laying out.
    number: usize,
}

impl LayOut {
    /// Has the device dealt a temple that nobody has touched yet?
    pub fn is_due(scene: &Scene<'_>) -> bool {
        let table = scene.table();
        let temple = &table.temple;
        let is_whole = temple.standing() == Places::ALL && temple.looked_at().is_empty();
        let is_dealt = scene.is_dealt_here() && scene.just_dealt() == Some(Deals::Device);
        table.phase == Phase::Turn && is_whole && is_dealt
    }

    fn place(&self) -> Option<Place> {
        Place::at(self.number)
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let last = Place::ALL.len() - 1;
        let has_joystick = scene.world.board.has_joystick;
        match command {
            Command::Ok if self.number == last => return Transition::Show(books(scene)),
            Command::Ok | Command::Right => self.number = (self.number + 1).min(last),
            Command::Left => self.number = self.number.saturating_sub(1),
            Command::Down if has_joystick => self.number = self.row(true),
            Command::Up if has_joystick => self.number = self.row(false),
            Command::Down => self.number = (self.number + 1).min(last),
            Command::Up => self.number = self.number.saturating_sub(1),
            Command::Back => return Transition::Show(books(scene)),
            Command::Help => return Transition::help(own(Topic::LayingOut)),
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// Where the next row begins, or the one before.
    fn row(&self, down: bool) -> usize {
        let key = |place: &Place| (place.level(), place.row());
        let here = self.place().map(|place| key(&place));
        let starts = || {
            Place::ALL
                .into_iter()
                .enumerate()
                .filter(|(_, place)| place.column() == 0)
        };
        let next = match down {
            true => starts().find(|(_, place)| Some(key(place)) > here),
            false => starts()
                .take_while(|(_, place)| Some(key(place)) < here)
                .last(),
        };
        next.map_or(self.number, |(number, _)| number)
    }

    /// Draws the map as far as it is laid out, with the card that is laid now.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(place) = self.place() else {
            return Ok(());
        };
        let args = [
            Arg::Number(self.number as i32 + 1),
            Arg::Number(Place::ALL.len() as i32),
        ];
        let title = filled(scene.world, Label::LayOut, &args);
        let pill = Pill::Public(label(scene.world, Ui::TableTag));
        let body = Heading {
            title: &title,
            pill,
        }
        .draw(scene.world.board, canvas)?;
        let parts = Parts::of(body, 0);
        let laid = before(place).with(place);
        plan::draw_laid(scene, laid, place, parts.map, canvas)?;
        let mut words = match scene.table().temple.face_up(place) {
            Some(card) => {
                let mut words = card_words(scene, card);
                let pile = Arg::Text(names::deck(card.deck(), scene.language()));
                words.second = filled(scene.world, Label::FromPileDetail, &[pile]);
                words
            }
            None => {
                let mut words = back_words(scene);
                words.second = filled(scene.world, Label::StandInDetail, &[]);
                words
            }
        };
        words.first = place_words(scene, place);
        lens::draw_words(scene, &words, parts.lens, canvas)?;
        let footer = [Footer::Next, Footer::Done, Footer::Help, Footer::Menu];
        buttons(scene.world, footer.map(Some), canvas)
    }
}

fn books(scene: &Scene<'_>) -> crate::screens::Screen {
    super::Screen::Books(super::Books::new(scene)).into()
}

/// What may lie at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum May {
    /// Some card, face down.
    FaceDown,
    /// This one, or any that looks like it.
    Card(Card),
    /// Who has seen it keeps it to themselves.
    Untold,
}

type All = heapless::Vec<May, 64>;

/// People say which card lies at a place.
#[derive(Clone, Debug)]
pub struct Told {
    number: usize,
    /// Does only the seat that has the device know?
    is_alone: bool,
}

impl Told {
    /// Beginning with what is most likely.
    pub fn new(scene: &Scene<'_>) -> Self {
        Told {
            number: 0,
            is_alone: matches!(scene.table().phase, Phase::Looking(_)),
        }
    }

    /// Is it for one pair of eyes only?
    pub fn is_private(&self) -> bool {
        self.is_alone
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        let all = all(scene);
        let count = all.len().max(1);
        match command {
            Command::Down => self.number = (self.number + 1) % count,
            Command::Up => self.number = (self.number + count - 1) % count,
            Command::Right => self.number = beside(&all, self.number, true),
            Command::Left => self.number = beside(&all, self.number, false),
            Command::Ok => {
                let outcome = match all.get(self.number) {
                    Some(May::Card(card)) => Outcome::Card(*card),
                    Some(May::Untold) => Outcome::Untold,
                    _ => Outcome::FaceDown,
                };
                return Transition::Tell(outcome.code());
            }
            Command::Back => return Transition::open(ArtifactStack::table()),
            Command::Help => return Transition::help(own(Topic::LayingOut)),
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// Draws the map, what may lie there, and what is chosen.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let Some(place) = place(scene) else {
            return Ok(());
        };
        let body = draw_heading(scene, place, canvas)?;
        let parts = Parts::of(body, BAR);
        let standing = scene.table().temple.standing();
        plan::draw_laid(scene, standing, place, parts.map, canvas)?;
        let all = all(scene);
        let chosen = all.get(self.number).copied().unwrap_or(May::FaceDown);
        draw_bar(&all, chosen, parts.bar, canvas)?;
        lens::draw_words(
            scene,
            &self.words(scene, place, &all, chosen),
            parts.lens,
            canvas,
        )?;
        let footer = [Footer::Enter, Footer::Table, Footer::Help, Footer::Menu];
        buttons(scene.world, footer.map(Some), canvas)
    }

    fn words(&self, scene: &Scene<'_>, place: Place, all: &All, chosen: May) -> Words {
        let mut words = match chosen {
            May::FaceDown => back_words(scene),
            May::Card(card) => {
                let mut words = card_words(scene, card);
                if let Some(effect) = scene.game().values().card(card).face.effect() {
                    let _ = names::does(effect, scene.language(), &mut words.second);
                }
                words
            }
            May::Untold => {
                let mut words = back_words(scene);
                words.title = filled(scene.world, Ui::NotTold, &[]);
                words.second = filled(scene.world, Label::UntoldDetail, &[]);
                words
            }
        };
        words.first = place_words(scene, place);
        let left = match chosen {
            May::FaceDown => usize::from(face_down_left(scene)),
            May::Card(card) => alike(scene, &possible(scene), card),
            May::Untold => 0,
        };
        if words.second.is_empty() && left > 0 {
            let args = [
                Arg::Number(left as i32),
                Arg::Number(self.number as i32 + 1),
                Arg::Number(all.len() as i32),
            ];
            words.second = filled(scene.world, Label::MayLieDetail, &args);
        }
        words
    }
}

/// Whose place is asked for.
fn place(scene: &Scene<'_>) -> Option<Place> {
    let table = scene.table();
    match table.phase {
        Phase::Looking(place) | Phase::Uncovering(place) => Some(place),
        _ => Place::at(table.temple.standing().len().into()),
    }
}

/// The cards that can be said to lie there, by what everybody knows: what somebody else has looked at is
/// among them.
fn possible(scene: &Scene<'_>) -> Cards {
    let is_laid = scene.table().phase == Phase::Laying;
    let values = scene.game().values();
    let mut cards = Cards::NONE;
    for card in scene.table().unseen.iter() {
        if values.card(card).down != is_laid {
            cards.insert(card);
        }
    }
    cards
}

/// How many cards are left to be laid face down.
fn face_down_left(scene: &Scene<'_>) -> u8 {
    let table = scene.table();
    let values = scene.game().values();
    let down = table.unseen.iter().filter(|card| values.card(*card).down);
    (down.count() as u8).saturating_sub(table.temple.face_down().len())
}

/// All that may lie there.
fn all(scene: &Scene<'_>) -> All {
    let mut all = All::new();
    let phase = scene.table().phase;
    if phase == Phase::Laying && face_down_left(scene) > 0 {
        all.extend([May::FaceDown]);
    }
    if matches!(phase, Phase::Looking(_)) {
        all.extend([May::Untold]);
    }
    let cards = possible(scene);
    // What is plain is more likely than what bears a star.
    for deck in scene.table().decks.iter() {
        let cards = cards.and(&Cards::of_deck(deck));
        for star in [false, true] {
            let of = |card: &Card| scene.game().values().card(*card).star == star;
            all.extend(distinct(scene, &cards).filter(of).map(May::Card));
        }
    }
    all
}

fn deck(may: May) -> Option<Deck> {
    match may {
        May::Card(card) => Some(card.deck()),
        May::FaceDown | May::Untold => None,
    }
}

/// The first of the next deck, or of the one before.
fn beside(all: &All, from: usize, up: bool) -> usize {
    let group = |number: usize| all.get(number).copied().map(deck);
    let here = group(from);
    let count = all.len().max(1);
    let step = if up { 1 } else { count - 1 };
    let ring = (1..=count).map(|steps| (from + step * steps) % count);
    let next = ring.into_iter().find(|number| group(*number) != here);
    let Some(next) = next else {
        return from;
    };
    let first = (0..count).find(|number| group(*number) == group(next));
    first.unwrap_or(next)
}

/// Draws the decks that may lie there, and the back of a card if that may.
fn draw_bar<D: DrawTarget<Color = Colour>>(
    all: &All,
    chosen: May,
    area: Rectangle,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let mut groups: heapless::Vec<May, 12> = heapless::Vec::new();
    for may in all {
        if groups.last().map(|last| deck(*last)) != Some(deck(*may)) {
            // There are six decks, and what is no card.
            let _ = groups.push(*may);
        }
    }
    let wide = (area.size.width as i32 / groups.len().max(1) as i32).min(36);
    for (number, may) in (0..).zip(&groups) {
        let corner = area.top_left + Point::new(number * wide, 1);
        let place = Rectangle::new(corner, Size::new(wide as u32 - 2, BAR as u32 - 3));
        let is_chosen = deck(*may) == deck(chosen);
        let (ground, ink) = match is_chosen {
            true => (theme::ACCENT, theme::GROUND),
            false => (theme::PANEL, theme::TEXT),
        };
        canvas.panel(place, ground)?;
        let icon = deck(*may).map_or(&icons::EYE_CLOSED, deck_icon);
        let at = Point::new(place.center().x - 10, place.top_left.y);
        canvas.icon(icon, at, ink)?;
        if is_chosen {
            canvas.speak(Spoken::Selected);
        }
    }
    Ok(())
}

fn draw_heading<D: DrawTarget<Color = Colour>>(
    scene: &Scene<'_>,
    place: Place,
    canvas: &mut Canvas<'_, D>,
) -> Result<Rectangle, D::Error> {
    let phase = scene.table().phase;
    let title = match phase {
        Phase::Laying => {
            let args = [
                Arg::Number(place.place() as i32 + 1),
                Arg::Number(Place::ALL.len() as i32),
            ];
            filled(scene.world, Label::LayOut, &args)
        }
        _ => filled(scene.world, Ui::TurnedUp, &[]),
    };
    let only = scene.seat().map(|seat| only_for(scene.world, seat));
    let pill = match (&only, phase) {
        (Some(only), Phase::Looking(_)) => Pill::Private(only),
        _ => Pill::Public(label(scene.world, Ui::TableTag)),
    };
    let heading = Heading {
        title: &title,
        pill,
    };
    heading.draw(scene.world.board, canvas)
}
