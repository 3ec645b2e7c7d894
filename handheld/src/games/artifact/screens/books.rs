//! Everybody's books at the table, on one screen. Who keeps them enters what the seat whose turn it is
//! does: left and right choose the kind of action, up and down where or which, A enters it. What it costs
//! and leaves stands there before it counts. Without a joystick, X goes on to the next kind that has
//! anything, Y to the next entry, and B held to the one before.
//!
//! What is asked besides a turn, such as which marker is taken, lies on the bar itself, so that a few steps lead
//! to each: one by one, or over half of the bar.
//!
//! The books know what lies open. What needs a card that only its owner has seen, its owner enters behind
//! the curtain.

use engine::actions::ActionSet;
use engine::artifact::{Action, Archaeologist, Card, Phase, Pile, Role, Tile, Track};

use super::super::choices::{self, Choice, Choices, Family, Level};
use super::super::{Artifact, Scene};
use super::books_look;
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::GameUi;
use crate::screens::act::ListTurn;
use crate::screens::{Curtain, PutRight, Screen as AnyScreen, Transition};
use crate::theme::Colour;
use crate::widgets::LedgerCursor;
use embedded_graphics::prelude::DrawTarget;

/// The kinds of action on the bar. It is round: from the ship, which most turns use, all others are near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Research,
    Hire,
    /// Either of them: which one follows from the site.
    Dig,
    /// Morley's two huts.
    HireTwo,
    Ship,
    Exhibit,
    Market,
    Joker,
    /// What only the owner of a hand may see: behind the curtain.
    Private,
    End,
}

/// The bar where it is gone along both ways.
const ROUND: [Kind; 9] = [
    Kind::Research,
    Kind::Hire,
    Kind::Ship,
    Kind::HireTwo,
    Kind::Exhibit,
    Kind::Market,
    Kind::Joker,
    Kind::Private,
    Kind::End,
];

/// The bar where it is gone along one way, from what most turns use. What is done at a site, and the end, are
/// three kinds away at most.
const ONE_WAY: [Kind; 7] = [
    Kind::Ship,
    Kind::Dig,
    Kind::Exhibit,
    Kind::End,
    Kind::Market,
    Kind::Joker,
    Kind::Private,
];

/// The same for who has Morley: two huts are hired at a site too.
const ONE_WAY_WITH_MORLEY: [Kind; 8] = [
    Kind::Ship,
    Kind::Dig,
    Kind::HireTwo,
    Kind::End,
    Kind::Exhibit,
    Kind::Market,
    Kind::Joker,
    Kind::Private,
];

/// What is entered, or would be.
pub type Entries = heapless::Vec<Action, 48>;

/// More than any table has kinds of action.
pub type Kinds = heapless::Vec<Kind, 9>;

/// What is being put together, before it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// This marker serves as a joker.
    pub joker: Option<Track>,
    /// An exhibition, with the cards that were named for it so far.
    pub set: Option<(Tile, Pile)>,
    /// A marker is given for another one.
    pub exchanges: bool,
    /// It is this one.
    pub give: Option<Track>,
}

/// The books.
#[derive(Clone, Debug)]
pub struct Books {
    cursor: LedgerCursor<Kind>,
    /// Where it was before the last step.
    before: LedgerCursor<Kind>,
    draft: Draft,
}

/// The kinds that most turns begin with, in the order they are looked for.
const LIKELY: [Kind; 7] = [
    Kind::Ship,
    Kind::Dig,
    Kind::Hire,
    Kind::Research,
    Kind::HireTwo,
    Kind::Exhibit,
    Kind::Market,
];

impl Books {
    /// At what most enter.
    pub fn new(scene: &Scene<'_>) -> Self {
        let mut books = Self {
            cursor: LedgerCursor::at(Kind::End),
            before: LedgerCursor::at(Kind::End),
            draft: Draft::default(),
        };
        books.begin(scene);
        books
    }

    fn begin(&mut self, scene: &Scene<'_>) {
        self.cursor = LedgerCursor::at(Kind::End);
        match self.asked(scene) {
            Some((asked, _)) => self.cursor.place = likely(scene, &asked),
            None => {
                let kinds = self.kinds(scene);
                let is_there =
                    |kind: &Kind| kinds.contains(kind) && !self.entries_of(scene, *kind).is_empty();
                if let Some(kind) = LIKELY.into_iter().find(is_there) {
                    self.cursor.kind = kind;
                }
            }
        }
        self.before = self.cursor;
    }

    /// What is asked besides the actions of a turn, and which of it is chosen.
    pub fn asked(&self, scene: &Scene<'_>) -> Option<(Choices, usize)> {
        if !is_asked(scene) {
            return None;
        }
        let mut asked = match (scene.table().phase, self.draft.give) {
            (Phase::PassedTurn, Some(give)) => choices::choices(scene, Level::Give(give)),
            (Phase::PassedTurn, None) => after_passing(scene, self.draft.exchanges),
            _ => choices::choices(scene, Level::Top),
        };
        // B takes back.
        asked.retain(|choice| *choice != Choice::Undo);
        let place = self.cursor.place.min(asked.len().saturating_sub(1));
        Some((asked, place))
    }

    /// The kinds on the bar.
    pub fn kinds(&self, scene: &Scene<'_>) -> Kinds {
        let seat = scene.table().seat;
        let (_, unknown) = scene.view().hand(seat);
        let morley = Role::Archaeologist(Archaeologist::Morley);
        let has_morley = scene.table().players[seat].has(morley);
        let all: &[Kind] = match (scene.world.board.has_joystick, has_morley) {
            (true, _) => &ROUND,
            (false, true) => &ONE_WAY_WITH_MORLEY,
            (false, false) => &ONE_WAY,
        };
        let is_on = |kind: &Kind| match kind {
            Kind::Private => unknown > 0,
            Kind::HireTwo => has_morley,
            _ => true,
        };
        all.iter().copied().filter(is_on).collect()
    }

    /// The kind that is chosen.
    pub fn kind(&self) -> Kind {
        self.cursor.kind
    }

    /// What is being put together.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What can be entered of the chosen kind, and which of it is chosen.
    pub fn entries(&self, scene: &Scene<'_>) -> (Entries, usize) {
        let entries = self.entries_of(scene, self.cursor.kind);
        let place = self.cursor.place.min(entries.len().saturating_sub(1));
        (entries, place)
    }

    /// The entry that A would enter.
    pub fn chosen(&self, scene: &Scene<'_>) -> Option<Action> {
        let (entries, place) = self.entries(scene);
        entries.get(place).copied()
    }

    /// What may be done now, as everybody knows it.
    fn legal(&self, scene: &Scene<'_>) -> ActionSet<Action> {
        match self.begun() {
            begun if begun.is_empty() => scene.legal(),
            begun => scene
                .ahead(&begun)
                .map_or_else(ActionSet::default, |ahead| ahead.legal),
        }
    }

    /// What was put together so far, as decisions.
    fn begun(&self) -> Entries {
        let mut begun = Entries::new();
        begun.extend(self.draft.joker.map(Action::Joker));
        if let Some((tile, cards)) = &self.draft.set {
            begun.extend([Action::Exhibit(*tile)]);
            for (card, count) in cards.iter() {
                begun.extend(core::iter::repeat_n(Action::Choose(card), count.into()));
            }
        }
        begun
    }

    /// What can be entered of a kind.
    pub fn entries_of(&self, scene: &Scene<'_>, kind: Kind) -> Entries {
        let legal = self.legal(scene);
        let game = scene.game();
        let is_known = |action: &Action| game.is_known_to_all(scene.view(), *action);
        if let Some((_, cards)) = &self.draft.set {
            let left = scene.hand().minus(cards);
            let fits = |card: &Card| left.has(*card) && legal.contains(Action::Choose(*card));
            let cards = left.iter().map(|(card, _)| card).filter(fits);
            return match kind {
                Kind::Exhibit => cards.map(Action::Choose).collect(),
                _ => Entries::new(),
            };
        }
        let all = families(kind)
            .iter()
            .flat_map(|family| choices::choices(scene, choices::Level::Of(*family)));
        let mut entries: Entries = all
            .filter_map(|choice| match choice {
                Choice::Do(action) => Some(action),
                _ => None,
            })
            .filter(|action| legal.contains(*action) && is_known(action))
            .collect();
        if kind == Kind::End {
            let last = [Action::EndTurn, Action::Pass];
            entries.extend(last.into_iter().filter(|action| legal.contains(*action)));
        }
        entries
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, scene: &Scene<'_>) -> Transition {
        match command {
            Command::Left | Command::Right | Command::Up | Command::Down => {
                self.before = self.cursor;
                self.move_on(command, scene);
            }
            Command::Ok => return self.enter(scene),
            Command::Back => return self.take_back(scene),
            Command::Help => {
                return Transition::open(PutRight::new(scene.world));
            }
            Command::Menu => {}
        }
        Transition::Stay
    }

    /// X or Y is held: back to where the cursor was before its press.
    pub fn retract(&mut self) {
        self.cursor = self.before;
    }

    fn move_on(&mut self, command: Command, scene: &Scene<'_>) {
        if let Some((asked, place)) = self.asked(scene) {
            let has_joystick = scene.world.board.has_joystick;
            self.cursor.place = along(place, asked.len(), command, has_joystick);
            return;
        }
        // With but one kind, up and down are what they always are.
        let goes_on = !scene.world.board.has_joystick && self.draft.set.is_none();
        match command {
            Command::Up if goes_on => self.step_on(scene),
            Command::Right if goes_on => self.choose(scene, false),
            Command::Left => self.step(scene, false),
            Command::Right => self.step(scene, true),
            _ => self.choose(scene, command == Command::Down),
        }
    }

    /// To the next kind of which anything can be entered.
    fn step_on(&mut self, scene: &Scene<'_>) {
        let mut cursor = self.cursor;
        cursor.step_on(&self.kinds(scene), |kind| {
            kind == Kind::Private || !self.entries_of(scene, kind).is_empty()
        });
        self.cursor = cursor;
    }

    /// To the next kind, or the one before.
    fn step(&mut self, scene: &Scene<'_>, up: bool) {
        if self.draft.set.is_some() {
            // A set is put together first.
            return;
        }
        self.cursor.step(&self.kinds(scene), up);
    }

    /// To the next entry of the kind, or the one before.
    fn choose(&mut self, scene: &Scene<'_>, down: bool) {
        let count = self.entries_of(scene, self.cursor.kind).len();
        self.cursor.choose(&[], |_| count, down, false);
    }

    fn enter(&mut self, scene: &Scene<'_>) -> Transition {
        if let Some((asked, place)) = self.asked(scene) {
            let choice = asked.get(place).copied();
            return choice.map_or(Transition::Stay, |choice| self.answer(scene, choice));
        }
        let seat = scene.table().seat;
        if self.cursor.kind == Kind::Private {
            return Transition::Open(AnyScreen::Curtain(Curtain::look(seat)));
        }
        let Some(action) = self.chosen(scene) else {
            return self.why();
        };
        match action {
            Action::Joker(track) => {
                self.draft.joker = Some(track);
                self.begin(scene);
                Transition::Stay
            }
            Action::Exhibit(tile) => self.exhibit(scene, tile),
            Action::Choose(card) => self.show(scene, card),
            _ => self.decide(scene, [action]),
        }
    }

    /// What is asked is answered; an exchange asks for two markers.
    fn answer(&mut self, scene: &Scene<'_>, choice: Choice) -> Transition {
        if !choices::available(scene, choice) {
            return Transition::open(super::Screen::Why(super::WhyPage::new(choice, true)));
        }
        match choice {
            Choice::Do(action) => self.decide(scene, [action]),
            Choice::Give(give) => {
                self.draft.give = Some(give);
                self.begin(scene);
                Transition::Stay
            }
            // Of all that is asked, only an exchange asks again.
            _ => {
                self.draft.exchanges = true;
                self.begin(scene);
                Transition::Stay
            }
        }
    }

    /// An exhibition: if the hand has but one set for it, all at once; or else its cards are named.
    fn exhibit(&mut self, scene: &Scene<'_>, tile: Tile) -> Transition {
        let player = &scene.table().players[scene.table().seat];
        match scene.game().only_set(&scene.hand(), player, tile) {
            Some(cards) => {
                self.draft.set = Some((tile, cards));
                self.decide(scene, [])
            }
            None => {
                self.draft.set = Some((tile, Pile::EMPTY));
                self.cursor.place = 0;
                Transition::Stay
            }
        }
    }

    /// Another card of the set that is shown; with the last one it is entered.
    fn show(&mut self, scene: &Scene<'_>, card: Card) -> Transition {
        let Some((tile, cards)) = &mut self.draft.set else {
            return Transition::Stay;
        };
        cards.add(card);
        let is_whole = cards.len() >= tile.wants().size();
        self.cursor.place = 0;
        match is_whole {
            true => self.decide(scene, []),
            false => Transition::Stay,
        }
    }

    /// Enters what was put together, and this.
    fn decide<const N: usize>(&self, scene: &Scene<'_>, then: [Action; N]) -> Transition {
        let all = self.begun().into_iter().chain(then);
        Transition::decide(scene.decide(all))
    }

    /// What is being put together is given up, or else the last entry is taken back.
    fn take_back(&mut self, scene: &Scene<'_>) -> Transition {
        if self.draft == Draft::default() {
            return Transition::Undo;
        }
        let draft = &mut self.draft;
        // The last step of it first.
        if draft.set.take().is_none() && draft.give.take().is_none() {
            *draft = Draft::default();
        }
        self.begin(scene);
        Transition::Stay
    }

    /// Why nothing of a kind can be entered.
    fn why(&self) -> Transition {
        let topic = families(self.cursor.kind).first();
        topic.map_or(Transition::Stay, |family| {
            let choice = Choice::Open(*family);
            Transition::open(super::Screen::Why(super::WhyPage::new(choice, true)))
        })
    }

    /// Draws the books.
    #[inline(never)] // so that no screen takes room on the stack for another
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        books_look::draw(self, scene, canvas)
    }
}

/// Is anything else asked than what is done in a turn?
pub fn is_asked(scene: &Scene<'_>) -> bool {
    scene.table().phase != Phase::Turn
}

/// The place of what most choose, or else of the first that can be chosen.
fn likely(scene: &Scene<'_>, asked: &Choices) -> usize {
    let place = |wanted: Choice| asked.iter().position(|choice| *choice == wanted);
    let likely = Artifact::likely_entry(scene, Level::Top).and_then(place);
    let first = || {
        let mut asked = asked.iter();
        asked.position(|choice| choices::available(scene, *choice))
    };
    likely.or_else(first).unwrap_or_default()
}

/// After passing, a marker is taken or exchanged, or neither: what can be given is asked only then, or where
/// there is no room to take one.
fn after_passing(scene: &Scene<'_>, exchanges: bool) -> Choices {
    let takes = choices::choices(scene, Level::Of(Family::TakeMarker));
    let has_room = takes.iter().any(|take| choices::available(scene, *take));
    let mut asked = match has_room && !exchanges {
        true => takes,
        false => choices::choices(scene, Level::Of(Family::Exchange)),
    };
    let exchange = (has_room && !exchanges).then_some(Choice::Open(Family::Exchange));
    let nothing = (!exchanges).then_some(Choice::Do(Action::NoMarker));
    asked.extend(exchange.into_iter().chain(nothing));
    asked
}

/// A step along a bar that is round: to what is next to it, or over half of it.
fn along(place: usize, count: usize, command: Command, has_joystick: bool) -> usize {
    let count = count.max(1);
    let half = count / 2;
    let on = match (command, has_joystick) {
        (Command::Right, true) | (Command::Down, false) => 1,
        (Command::Left, true) | (Command::Up, false) => count - 1,
        (Command::Up, true) => count - half,
        _ => half,
    };
    (place + on) % count
}

/// What a kind of the bar holds.
pub fn families(kind: Kind) -> &'static [Family] {
    match kind {
        Kind::Research => &[Family::Research],
        Kind::Hire => &[Family::Hire],
        Kind::Dig => &[Family::Hire, Family::Research],
        Kind::HireTwo => &[Family::HireTwo],
        Kind::Ship => &[Family::Ship],
        Kind::Exhibit => &[Family::Exhibit, Family::StandAlone],
        Kind::Market => &[Family::Buy, Family::Sell, Family::Gold],
        Kind::Joker => &[Family::Joker],
        Kind::Private | Kind::End => &[],
    }
}
