//! What a screen of a game gets, and what it answers: decisions of a seat, as the log keeps them.

use core::cell::OnceCell;
use core::fmt::{Result as Written, Write};

use engine::actions::{ActionSet, Coded};
use engine::dealer::Deals;
use engine::each::Member;
use engine::game::{Observer, Refused, Unwatched};
use engine::seat::Seat;

use super::{Dealing, Eyes, Play, Session};
use crate::games::GameUi;
use crate::text::Language;
use crate::widgets::Line;
use crate::world::World;

/// What a screen of a game gets: the rules, what its observer may see, names, settings.
///
/// ```
/// use handheld::games::artifact::Scene;
/// fn how_many_choices(scene: &Scene<'_>) -> usize {
///     scene.legal().len()
/// }
/// ```
///
/// There is no way from here to what the observer may not see: the session is private,
///
/// ```compile_fail
/// use handheld::games::artifact::Scene;
/// fn peek(scene: &Scene<'_>) {
///     let _ = &scene.session;
/// }
/// ```
///
/// and nobody but [`Play::eyes`] decides through whose eyes is looked.
///
/// ```compile_fail
/// use engine::game::Observer;
/// use handheld::play::Eyes;
/// let everybodys = Eyes { observer: Observer::Everybody, decider: None };
/// ```
pub struct Scene<'w, G: GameUi> {
    /// The device, settings and names.
    pub world: &'w World,
    game: &'w G,
    /// The game that runs; an end that was entered has none.
    session: Option<&'w Session<G>>,
    eyes: Eyes,
    view: G::View,
    /// What the seat that decides here may do, once it was asked: a list asks for each of its rows.
    legal: OnceCell<ActionSet<G::Action>>,
}

impl<'w, G: GameUi> Scene<'w, G> {
    pub(super) fn new(session: &'w Session<G>, world: &'w World, eyes: Eyes) -> Self {
        Scene {
            world,
            game: session.record.game(),
            session: Some(session),
            eyes,
            view: session.record.view(eyes.observer),
            legal: OnceCell::new(),
        }
    }

    /// An end that was entered: nobody decides anything there.
    pub(crate) fn of_end(game: &'w G, end: G::View, world: &'w World) -> Self {
        Scene {
            world,
            game,
            session: None,
            eyes: Eyes::TABLE,
            view: end,
            legal: OnceCell::new(),
        }
    }

    /// Is it an end that was entered, and not played here?
    pub fn is_entered(&self) -> bool {
        self.session.is_none()
    }

    /// The rules, with the set-up.
    pub fn game(&self) -> &'w G {
        self.game
    }

    /// What the observer may see.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.eyes.observer {
            Observer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat that may decide on this screen: the one that looks, or, where nothing is secret and
    /// everybody looks on, the one that is asked.
    pub fn decider(&self) -> Option<Seat> {
        self.eyes.decider
    }

    /// Everything the seat that decides here may do now; nothing if there is none.
    pub fn legal(&self) -> ActionSet<G::Action> {
        let legal = |seat| Some(self.session?.record.legal(seat));
        *self.legal.get_or_init(|| {
            let legal = self.decider().and_then(legal).unwrap_or_default();
            self.as_all_know(legal)
        })
    }

    /// Of what a seat may do, that of which everybody knows: before everybody's eyes nothing else is
    /// offered.
    fn as_all_know(&self, legal: ActionSet<G::Action>) -> ActionSet<G::Action> {
        if self.eyes.observer != Observer::Table {
            return legal;
        }
        let mut known = ActionSet::default();
        let game = self.game();
        for action in legal
            .iter()
            .filter(|action| game.is_known_to_all(&self.view, *action))
        {
            known.insert(action);
        }
        known
    }

    /// How things would stand before everybody's eyes if the seat that decides here did this, one
    /// after the other; `None` if it may not.
    pub fn ahead(&self, actions: &[G::Action]) -> Option<Ahead<G>> {
        let seat = self.decider()?;
        self.ahead_for(seat, actions.iter().map(|action| (seat, *action)))
    }

    /// The same if several seats did this. What is known to one seat alone must not follow from it.
    #[inline(never)] // it plays ahead on a state of its own: so much of the stack is taken only then
    pub fn ahead_for(
        &self,
        seat: Seat,
        all: impl IntoIterator<Item = (Seat, G::Action)>,
    ) -> Option<Ahead<G>> {
        let game = self.game();
        let mut state = *self.session?.record.state();
        for (seat, action) in all {
            game.apply(&mut state, seat, action, &mut Unwatched).ok()?;
        }
        Some(Ahead {
            view: game.view(&state, Observer::Table),
            legal: game.legal(&state, seat),
        })
    }

    /// Which rule keeps the seat that decides here from an action.
    pub fn why_not(&self, action: G::Action) -> Option<G::Refusal> {
        let is_known = || self.game().is_known_to_all(&self.view, action);
        if self.eyes.observer == Observer::Table && !is_known() {
            return None;
        }
        match self.session?.record.why_not(self.decider()?, action) {
            Some(Refused::Rule(rule)) => Some(rule),
            _ => None,
        }
    }

    /// What the seat that decides here was advised to do. Advice rests on what that seat knows alone: nothing of it is
    /// there where anybody else looks on.
    pub fn advised(&self) -> Option<G::Action> {
        let seat = self.decider()?;
        let is_alone = || {
            let play = self.world.play.as_ref();
            play.and_then(Play::sole_person) == Some(seat)
        };
        let is_for_it = self.seat() == Some(seat) || is_alone();
        self.session?.advised(seat).filter(|_| is_for_it)
    }

    /// Writes what that would be good for, where it may be read.
    pub fn write_reason(&self, out: &mut dyn Write) -> Written {
        let reason = self.session.and_then(Session::advice_reason);
        match (self.advised(), reason) {
            (Some(_), Some(reason)) => G::because(self, &reason, out),
            _ => Ok(()),
        }
    }

    /// The same in place of what is said of the advised thing otherwise, if there is anything to say.
    pub fn reason_or(&self, otherwise: Line) -> Line {
        let mut reason = Line::new();
        // A sentence is shorter than a line.
        let _ = self.write_reason(&mut reason);
        match reason.is_empty() {
            true => otherwise,
            false => reason,
        }
    }

    /// That the seat which decides here does so.
    pub fn decide(&self, actions: impl IntoIterator<Item = G::Action>) -> Option<Decisions> {
        let seat = self.decider()?;
        Self::decide_for(actions.into_iter().map(|action| (seat, action)))
    }

    /// That several seats do so, each what was opened on the table.
    pub fn decide_for(all: impl IntoIterator<Item = (Seat, G::Action)>) -> Option<Decisions> {
        let mut decisions = heapless::Vec::new();
        for (seat, action) in all {
            let code = action.code();
            decisions.push(Decision { seat, code }).ok()?;
        }
        Some(Decisions(decisions))
    }

    /// Is it played with the real box?
    pub fn is_at_table(&self) -> bool {
        self.world.play.as_ref().is_some_and(Play::is_at_table)
    }

    /// Who dealt what came last, if nobody has decided anything since.
    pub fn just_dealt(&self) -> Option<Deals> {
        self.session?.record.just_dealt()
    }

    /// Does this device deal?
    pub fn is_dealt_here(&self) -> bool {
        let dealer = self.world.play.as_ref().map(Play::dealer);
        matches!(dealer, Some(Dealing::Device(_)))
    }

    /// May the last decision be taken back?
    pub fn can_undo(&self) -> bool {
        let play = self.world.play.as_ref();
        play.is_some_and(|play| play.can_undo(false))
    }

    /// The seat whose decision comes next, if one is asked.
    pub fn turn(&self) -> Option<Seat> {
        self.world.play.as_ref().and_then(Play::turn)
    }

    /// The language of all texts.
    pub fn language(&self) -> Language {
        self.world.language()
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> &'w str {
        self.world.name(seat)
    }

    /// What all players are called, by seat.
    pub fn names(&self) -> [&'w str; 5] {
        Seat::ALL.map(|seat| self.name(seat))
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.game().seats()
    }
}

/// How things would stand.
#[derive(Clone, Copy, Debug)]
pub struct Ahead<G: GameUi> {
    /// What everybody would see.
    pub view: G::View,
    /// What the same seat might do next.
    pub legal: ActionSet<G::Action>,
}

/// The most decisions that are made at once: to produce an exhibition, and each card of its set.
const AT_ONCE: usize = 8;

/// Decisions that are made at once, and taken back at once: of one seat, or of several that opened theirs
/// together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decisions(heapless::Vec<Decision, AT_ONCE>);

impl Decisions {
    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = Decision> {
        self.0.iter().copied()
    }
}

impl From<Decision> for Decisions {
    fn from(decision: Decision) -> Self {
        let mut one = heapless::Vec::new();
        // One fits.
        let _ = one.push(decision);
        Decisions(one)
    }
}

/// A decision, as the log keeps it: by whom, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// The code of the action.
    pub code: u8,
}
