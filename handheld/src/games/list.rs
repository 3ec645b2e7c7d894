//! The one list of games, and what follows from it: a running game, a set-up, a screen is that of one
//! of them.

use core::fmt::Write;

use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use engine::bytes::{BytesError, Reader};
use engine::chance::Seed;
use engine::game::Game;
use engine::record::Record;
use engine::seat::Seat;
use engine::verify::context;

use super::{GameInfo, GameScreen, GameUi, HelpTopic, SetupRows};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::play::{AnySession, Eyes, Play, Scored, Session, Shell};
use crate::save::ReadShell;
use crate::screens::{Screen, Transition};
use crate::tally::{AnyTally, Tally};
use crate::theme::Colour;
use crate::world::World;

/// What a commitment to chance is tied to.
type Context = heapless::Vec<u8, 512>;

macro_rules! games {
    ($($(#[$when:meta])* $name:ident: $game:ty,)+) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameKind {
            $(#[doc = concat!("[`", stringify!($game), "`].")] $(#[$when])* $name,)+
        }

        impl GameKind {
            /// Every game, those for tests included.
            pub const ALL: &'static [GameKind] = &[$($(#[$when])* GameKind::$name,)+];

            /// What is known of it.
            pub fn info(self) -> &'static GameInfo {
                match self {
                    $($(#[$when])* GameKind::$name => &<$game>::INFO,)+
                }
            }

            /// The set-up that a table begins with.
            pub fn draft(self) -> Draft {
                match self {
                    $($(#[$when])* GameKind::$name => Draft::$name(<$game>::draft()),)+
                }
            }

            /// The set-up and the seed of its lesson, if it has one.
            pub(crate) fn lesson(self) -> Option<(Draft, Seed)> {
                match self {
                    $($(#[$when])* GameKind::$name => {
                        let lesson = <$game>::LESSON?;
                        Some((Draft::$name((lesson.draft)()), lesson.seed))
                    })+
                }
            }

            /// How large a picture of its help pages is.
            pub fn picture_size(self, name: &str) -> Option<Size> {
                match self {
                    $($(#[$when])* GameKind::$name => <$game>::picture_size(name),)+
                }
            }

            /// Draws a picture of its help pages.
            pub fn draw_picture<D: DrawTarget<Color = Colour>>(
                self,
                name: &str,
                at: Point,
                world: &World,
                canvas: &mut Canvas<'_, D>,
            ) -> Result<(), D::Error> {
                match self {
                    $($(#[$when])* GameKind::$name => {
                        <$game>::draw_picture(name, at, world, canvas)
                    })+
                }
            }

            /// What a name on its help pages stands for, by what is printed in the box that is played with, or
            /// else would be.
            #[inline(never)] // a set-up is large: it is on the stack only here
            pub(crate) fn help_value(
                self,
                world: &World,
                name: &str,
                out: &mut dyn Write,
            ) -> Option<i32> {
                let language = world.language();
                let play = world.play.as_ref().filter(|_| world.entered.is_none());
                match play.map(Play::running) {
                    Some(running) if running.kind() == self => {
                        running.set_up_again().rows().help_value(name, language, out)
                    }
                    _ if world.draft.kind() == self => {
                        world.draft.rows().help_value(name, language, out)
                    }
                    _ => self.draft().rows().help_value(name, language, out),
                }
            }

            /// Reads the set-up of a saved game and forgets it.
            pub(crate) fn skip_setup(
                self,
                rules: u8,
                setup: &mut Reader<'_>,
            ) -> Result<(), BytesError> {
                match self {
                    $($(#[$when])* GameKind::$name => {
                        <$game>::read_setup(rules, setup).map(|_| ())
                    })+
                }
            }

            /// Reads the set-up of a saved game and puts the game at its beginning into the
            /// place: it is large, and is never anywhere else.
            pub(crate) fn begin_saved(
                self,
                rules: u8,
                setup: &mut Reader<'_>,
                shell: ReadShell<'_>,
                place: &mut Option<Play>,
            ) -> Result<(), BytesError> {
                match self {
                    $($(#[$when])* GameKind::$name => {
                        #[inline(never)] // so that no game takes room on the stack for another
                        fn begin(
                            rules: u8,
                            setup: &mut Reader<'_>,
                            shell: ReadShell<'_>,
                            place: &mut Option<Play>,
                        ) -> Result<(), BytesError> {
                            *place = None;
                            if let Some(game) = read_game::<$game>(rules, setup) {
                                place_game!($name, game, place);
                            }
                            read_shell(setup, shell, place)
                        }
                        begin(rules, setup, shell, place)
                    })+
                }
            }
        }

        /// The set-up of a game that is being put together.
        #[allow(clippy::large_enum_variant)] // there is one, in the world, with room for any game
        #[derive(Clone, Copy, Debug)]
        pub enum Draft {
            $(#[doc = concat!("Of [`", stringify!($game), "`].")]
            $(#[$when])* $name(<$game as GameUi>::Draft),)+
        }

        impl Draft {
            /// Which game it is of.
            pub fn kind(&self) -> GameKind {
                match self {
                    $($(#[$when])* Draft::$name(_) => GameKind::$name,)+
                }
            }

            /// Its rows.
            pub fn rows(&self) -> &dyn SetupRows {
                match self {
                    $($(#[$when])* Draft::$name(draft) => draft,)+
                }
            }

            /// Its rows, to be changed.
            pub fn rows_mut(&mut self) -> &mut dyn SetupRows {
                match self {
                    $($(#[$when])* Draft::$name(draft) => draft,)+
                }
            }

            /// What a commitment to chance is tied to; `None` if it cannot be played.
            pub(crate) fn context(&self) -> Option<Context> {
                match self {
                    $($(#[$when])* Draft::$name(draft) => {
                        <$game>::of(draft).map(|game| context(&game))
                    })+
                }
            }

            /// Puts a new game into the place, if it can be played: it is large, and is never
            /// anywhere else.
            pub(crate) fn begin(&self, shell: &Shell, place: &mut Option<Play>) {
                *place = None;
                match self {
                    $($(#[$when])* Draft::$name(draft) => {
                        #[inline(never)] // as above
                        fn begin(
                            draft: &<$game as GameUi>::Draft,
                            place: &mut Option<Play>,
                        ) {
                            if let Some(game) = game_of::<$game>(draft) {
                                place_game!($name, game, place);
                            }
                        }
                        begin(draft, place);
                    })+
                }
                furnish(place, shell);
            }
        }

        impl Draft {
            /// Puts an end to be entered into the place, if it can be played; it is large, as a game is.
            pub(crate) fn enter_end(&self, place: &mut Option<Entered>) {
                match self {
                    $($(#[$when])* Draft::$name(draft) => {
                        #[inline(never)] // as above
                        fn begin(draft: &<$game as GameUi>::Draft, place: &mut Option<Entered>) {
                            if let Some(game) = <$game>::of(draft) {
                                *place = Some(Entered::$name(Tally::new(game)));
                            }
                        }
                        begin(draft, place);
                    })+
                }
            }
        }

        /// The end of a game as people enter it.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant)] // there is one, in the world, with room for any game
        pub enum Entered {
            $(#[doc = concat!("Of [`", stringify!($game), "`].")]
            $(#[$when])* $name(Tally<$game>),)+
        }

        impl Entered {
            /// Its rows.
            pub fn tally(&self) -> &dyn AnyTally {
                match self {
                    $($(#[$when])* Entered::$name(tally) => tally,)+
                }
            }

            /// Its rows, to be changed.
            pub fn tally_mut(&mut self) -> &mut dyn AnyTally {
                match self {
                    $($(#[$when])* Entered::$name(tally) => tally,)+
                }
            }

            /// Its points.
            pub fn scored(&self) -> &dyn Scored {
                match self {
                    $($(#[$when])* Entered::$name(tally) => tally,)+
                }
            }
        }

        /// A game that runs.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant)] // there is one, it never moves, and nothing allocates
        pub enum Running {
            $(#[doc = concat!("[`", stringify!($game), "`].")]
            $(#[$when])* $name(Session<$game>),)+
        }

        impl Running {
            /// Which game it is.
            pub fn kind(&self) -> GameKind {
                match self {
                    $($(#[$when])* Running::$name(_) => GameKind::$name,)+
                }
            }

            /// What every game can be asked.
            pub fn session(&self) -> &dyn AnySession {
                match self {
                    $($(#[$when])* Running::$name(session) => session,)+
                }
            }

            /// Its points.
            pub fn scored(&self) -> &dyn Scored {
                match self {
                    $($(#[$when])* Running::$name(session) => session,)+
                }
            }

            /// What every game can be told.
            pub fn session_mut(&mut self) -> &mut dyn AnySession {
                match self {
                    $($(#[$when])* Running::$name(session) => session,)+
                }
            }

            /// The set-up of this game, for another one like it.
            pub fn set_up_again(&self) -> Draft {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        Draft::$name(session.set_up_again())
                    })+
                }
            }

            /// Is anything that happened drawn as a picture?
            pub fn has_pictures(&self) -> bool {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        <$game>::is_pictured(session.news())
                    })+
                }
            }

            /// Draws what happened as pictures, and says how many rows of pixels they took.
            pub fn draw_news<D: DrawTarget<Color = Colour>>(
                &self,
                world: &World,
                eyes: Eyes,
                body: Rectangle,
                canvas: &mut Canvas<'_, D>,
            ) -> Result<i32, D::Error> {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        let scene = session.scene(world, eyes);
                        <$game>::draw_told(&scene, session.news(), body, canvas)
                    })+
                }
            }

            /// How many pages of their own fill what happened.
            pub fn spectacles(&self, world: &World, eyes: Eyes) -> usize {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        <$game>::spectacles(&session.scene(world, eyes), session.news())
                    })+
                }
            }

            /// Draws one of these pages, so far as it has come.
            pub fn draw_spectacle<D: DrawTarget<Color = Colour>>(
                &self,
                world: &World,
                eyes: Eyes,
                page: (usize, u8),
                body: Rectangle,
                canvas: &mut Canvas<'_, D>,
            ) -> Result<(), D::Error> {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        let scene = session.scene(world, eyes);
                        <$game>::draw_spectacle(&scene, session.news(), page, body, canvas)
                    })+
                }
            }

            /// What explains that which one of these pages shows.
            pub fn spectacle_topic(&self, page: usize) -> HelpTopic {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        <$game>::spectacle_topic(session.news(), page)
                    })+
                }
            }

            /// The screen on which the seat that has the device decides.
            pub fn turn(&self, world: &World, play: &Play) -> Screen {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        let is_private = play.holder().is_some();
                        let scene = session.scene(world, play.eyes(is_private));
                        Screen::Game(GameView::$name(<$game>::turn(&scene)))
                    })+
                }
            }

            /// The screen on which everybody's books are kept at the table.
            pub fn books(&self, world: &World, play: &Play) -> Screen {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        let scene = session.scene(world, play.eyes(false));
                        Screen::Game(GameView::$name(<$game>::books(&scene)))
                    })+
                }
            }

            /// The game's own screen on which people say what came up, if it has one for it.
            pub fn telling(&self, world: &World, play: &Play) -> Option<Screen> {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        let scene = session.scene(world, play.eyes(play.holder().is_some()));
                        let screen = <$game>::telling(&scene)?;
                        Some(Screen::Game(GameView::$name(screen)))
                    })+
                }
            }

            /// The screen that shows what a seat has gathered, if the game has one.
            pub fn gathered_screen(&self, world: &World, eyes: Eyes, seat: Seat) -> Option<Screen> {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        let scene = session.scene(world, eyes);
                        let screen = <$game>::gathered_screen(&scene, seat)?;
                        Some(Screen::Game(GameView::$name(screen)))
                    })+
                }
            }

            /// Draws what a seat has gathered.
            pub fn draw_gathered<D: DrawTarget<Color = Colour>>(
                &self,
                world: &World,
                (eyes, seat): (Eyes, Seat),
                area: Rectangle,
                canvas: &mut Canvas<'_, D>,
            ) -> Result<(), D::Error> {
                match self {
                    $($(#[$when])* Running::$name(session) => {
                        let scene = session.scene(world, eyes);
                        <$game>::draw_gathered(&scene, seat, area, canvas)
                    })+
                }
            }

            /// What the seat that has the device owns in secret.
            pub fn holdings(&self) -> Screen {
                Screen::Game(match self {
                    $($(#[$when])* Running::$name(_) => {
                        GameView::$name(<$game>::holdings())
                    })+
                })
            }

            /// The table, as everybody sees it.
            pub fn table(&self) -> Screen {
                Screen::Game(match self {
                    $($(#[$when])* Running::$name(_) => GameView::$name(<$game>::table()),)+
                })
            }
        }

        /// A screen of one of the games.
        #[derive(Clone, Debug)]
        pub enum GameView {
            $(#[doc = concat!("Of [`", stringify!($game), "`].")]
            $(#[$when])* $name(<$game as GameUi>::Screen),)+
        }

        impl GameView {
            /// Answers a command.
            #[allow(unreachable_patterns)] // with one game, no screen is another's
            pub fn handle(&mut self, command: Command, world: &World) -> Transition {
                let Some(play) = &world.play else {
                    return Transition::Home;
                };
                let eyes = play.eyes(self.is_private());
                match (self, play.running()) {
                    $($(#[$when])* (GameView::$name(screen), Running::$name(session)) => {
                        screen.handle(command, &session.scene(world, eyes))
                    })+
                    _ => Transition::Home,
                }
            }

            /// Draws the screen. The drawing of each game is a function of its own, so that none
            /// takes room on the stack for another.
            #[allow(unreachable_patterns)] // as above
            pub fn draw<D: DrawTarget<Color = Colour>>(
                &mut self,
                world: &World,
                canvas: &mut Canvas<'_, D>,
            ) -> Result<(), D::Error> {
                let Some(play) = &world.play else {
                    return Ok(());
                };
                match (self, play.running()) {
                    $($(#[$when])* (GameView::$name(screen), Running::$name(session)) => {
                        draw_one(screen, session, world, play, canvas)
                    })+
                    _ => Ok(()),
                }
            }

            /// Does the menu button pause the game here?
            pub fn can_pause(&self) -> bool {
                match self {
                    $($(#[$when])* GameView::$name(screen) => screen.can_pause(),)+
                }
            }

            /// Without a joystick: does holding B do something here that its press does not?
            pub fn hears_hold(&self) -> bool {
                match self {
                    $($(#[$when])* GameView::$name(screen) => screen.hears_hold(),)+
                }
            }

            /// X or Y is held: moves back what its press moved, if up and down do not.
            pub fn retract(&mut self) -> bool {
                match self {
                    $($(#[$when])* GameView::$name(screen) => screen.retract(),)+
                }
            }

            /// Is it for one pair of eyes only?
            pub fn is_private(&self) -> bool {
                match self {
                    $($(#[$when])* GameView::$name(screen) => screen.is_private(),)+
                }
            }
        }

        $($(#[$when])* impl From<<$game as GameUi>::Screen> for Screen {
            fn from(screen: <$game as GameUi>::Screen) -> Screen {
                Screen::Game(GameView::$name(screen))
            }
        })+
    };
}

/// Builds a game where it stays. What belongs to it besides is brought in afterwards, so that both are
/// never on the stack together.
macro_rules! place_game {
    ($name:ident, $game:expr, $place:expr) => {
        // What was there goes first: then nothing stands between the new game and its place.
        *$place = None;
        *$place = Some(Play::new(Running::$name(Session::new(Record::new($game)))))
    };
}

/// Brings in what belongs to a game besides the game itself.
#[inline(never)]
fn furnish(place: &mut Option<Play>, shell: &Shell) {
    if let Some(play) = place {
        play.furnish(shell);
    }
}

/// The game of a set-up, if it can be played.
#[inline(never)] // what it is made of takes room on the stack only while it is made
fn game_of<G: GameUi>(draft: &G::Draft) -> Option<G> {
    G::of(draft)
}

/// The game of a set-up that was written, if it can be read.
#[inline(never)] // as above
fn read_game<G: Game>(rules: u8, setup: &mut Reader<'_>) -> Option<G> {
    G::read_setup(rules, setup).ok()
}

/// Reads what belongs to the game in the place besides the game itself.
#[inline(never)] // as above
fn read_shell(
    setup: &mut Reader<'_>,
    shell: ReadShell<'_>,
    place: &mut Option<Play>,
) -> Result<(), BytesError> {
    let play = place.as_mut().ok_or(BytesError::Impossible)?;
    let shell = shell(setup, &play.context()?)?;
    play.furnish(&shell);
    Ok(())
}

games! {
    Artifact: super::artifact::Artifact,
    Warehouse51: super::warehouse51::Warehouse51,
    Stack: super::stack::ArtifactStack,
    #[cfg(feature = "coin")]
    Coin: super::coin::Coin,
}

impl GameKind {
    /// The game that a table begins with.
    pub const FIRST: GameKind = GameKind::Artifact;

    /// The games that people are offered.
    pub const OFFERED: &'static [GameKind] =
        &[GameKind::FIRST, GameKind::Warehouse51, GameKind::Stack];

    /// The game with a number in a save.
    pub fn from_id(id: u8) -> Option<GameKind> {
        let mut all = Self::ALL.iter().copied();
        all.find(|kind| kind.info().id == id)
    }
}

#[inline(never)]
fn draw_one<G: GameUi, D: DrawTarget<Color = Colour>>(
    screen: &mut G::Screen,
    session: &Session<G>,
    world: &World,
    play: &Play,
    canvas: &mut Canvas<'_, D>,
) -> Result<(), D::Error> {
    let eyes = play.eyes(screen.is_private());
    screen.draw(&session.scene(world, eyes), canvas)
}
