//! Before the first card: the device shows what binds it to its secret, in words and as a code, and then
//! every player cuts with a number. From here on nobody, the device included, can choose a card. A table
//! that was not asked to cut may begin without; where the device takes over from people who dealt, its
//! commitment is shown and the game goes on.

use core::fmt::Write;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine::chance::{Commitment, Cuts, Reveal, Secret};
use engine::seat::Seat;

use super::Transition;
use super::parts::{Page, filled, label};
use crate::board::Command;
use crate::canvas::{Align, Canvas};
use crate::games::HelpTopic;
use crate::icons;
use crate::qr::QrText;
use crate::text::help::Topic;
use crate::text::{Arg, Footer, Ui};
use crate::theme::{self, Colour};
use crate::widgets::{Line, Pages, Pill, qr, seat_colour};
use crate::world::World;

/// What stands before the commitment in a code: `xtask verify` knows it by this.
pub const COMMITMENT_MARK: &str = "PMCOMMIT:";
/// The words of a commitment that people note: 64 bits of it.
const NOTED: usize = 4;
/// Pixels for the code: version 3 at three pixels a module, quiet zone included.
const CODE: u32 = 111;
/// Cuts go from 0 up to this.
const MOST: u16 = 99;

/// What the device is bound for.
#[derive(Clone, Debug)]
enum Bound {
    /// A game that begins after everybody has cut.
    Cut(Secret),
    /// The same, but it may begin without.
    Free(Secret),
    /// The rest of a game that runs.
    Rest,
}

/// The commitment, and then the cuts of one player after the other.
#[derive(Clone, Debug)]
pub struct Cutting {
    bound: Bound,
    commitment: Commitment,
    /// The cuts so far; `None` while the commitment is shown.
    cuts: Option<Cuts>,
    number: u16,
    /// Without a joystick: are the ones turned by now? Tens come first.
    by_ones: bool,
}

impl Cutting {
    /// With a secret that is bound to a set-up. Everybody cuts, or a game may also begin without.
    pub fn new(secret: Secret, context: &[u8], may_begin: bool) -> Self {
        let commitment = secret.commit(context);
        Self::bound(
            commitment,
            match may_begin {
                true => Bound::Free(secret),
                false => Bound::Cut(secret),
            },
        )
    }

    /// From here on the device deals a game that runs.
    pub fn rest(commitment: Commitment) -> Self {
        Self::bound(commitment, Bound::Rest)
    }

    fn bound(commitment: Commitment, bound: Bound) -> Self {
        Self {
            commitment,
            bound,
            cuts: None,
            number: 0,
            by_ones: false,
        }
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let Some(cuts) = &mut self.cuts else {
            return self.answer(command, world);
        };
        let by_tens = !world.board.has_joystick && !self.by_ones;
        let by = match command {
            Command::Up if by_tens => 10,
            Command::Down if by_tens => MOST - 9,
            Command::Up => 1,
            Command::Down => MOST,
            Command::Right => 10,
            Command::Left => MOST - 9,
            Command::Help => return help(),
            Command::Ok if by_tens => {
                self.by_ones = true;
                return Transition::Stay;
            }
            Command::Back if self.by_ones => {
                self.by_ones = false;
                return Transition::Stay;
            }
            Command::Back => {
                // The cut before, or the commitment.
                match cuts.pop() {
                    Some(cut) => self.number = cut,
                    None => self.cuts = None,
                }
                return Transition::Stay;
            }
            Command::Ok => return self.cut(world),
            Command::Menu => return Transition::Stay,
        };
        self.number = (self.number + by) % (MOST + 1);
        Transition::Stay
    }

    /// While the commitment is shown.
    fn answer(&mut self, command: Command, world: &World) -> Transition {
        match (command, &self.bound) {
            (Command::Help, _) => return help(),
            (Command::Ok | Command::Back, Bound::Rest) => return Transition::GoOn,
            (Command::Ok, _) => {
                self.cuts = Some(Cuts::new());
                if cutters(world).next().is_none() {
                    return self.cut(world);
                }
            }
            (Command::Back, _) => return Transition::Close,
            (Command::Menu, Bound::Free(secret)) => {
                return Transition::BeginCut(Reveal {
                    secret: *secret,
                    cuts: Cuts::new(),
                });
            }
            _ => {}
        }
        Transition::Stay
    }

    fn cut(&mut self, world: &World) -> Transition {
        let (Some(cuts), Bound::Cut(secret) | Bound::Free(secret)) = (&mut self.cuts, &self.bound)
        else {
            return Transition::Stay;
        };
        if cutters(world).nth(cuts.len()).is_some() {
            // There are as many as players at most.
            let _ = cuts.push(self.number);
        }
        self.number = 0;
        self.by_ones = false;
        if cutters(world).nth(cuts.len()).is_some() {
            return Transition::Stay;
        }
        Transition::BeginCut(Reveal {
            secret: *secret,
            cuts: cuts.clone(),
        })
    }

    /// Writes what the code holds: all of the commitment.
    pub fn write_code(&self, out: &mut QrText<'_>) {
        if self.cuts.is_some() {
            return;
        }
        // It is far shorter than the longest code.
        let _ = out.write_str(COMMITMENT_MARK);
        for byte in self.commitment.0 {
            let _ = write!(out, "{byte:02X}");
        }
    }

    /// Draws the commitment, or the cut of the player whose turn it is.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        match &self.cuts {
            None => self.draw_commitment(world, canvas),
            Some(cuts) => self.draw_cut(cuts, world, canvas),
        }
    }

    fn draw_commitment<D: DrawTarget<Color = Colour>>(
        &self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let (ok, back, begin, message) = match self.bound {
            Bound::Cut(_) => (Footer::Cut, Some(Footer::Back), None, Ui::CommitmentMessage),
            Bound::Free(_) => (
                Footer::Cut,
                Some(Footer::Back),
                Some(Footer::Begin),
                Ui::CommitmentFreeMessage,
            ),
            Bound::Rest => (Footer::Next, None, None, Ui::CommitmentRestMessage),
        };
        let page = Page {
            title: label(world, Ui::Commitment),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [Some(ok), back, Some(Footer::Help), begin],
        };
        let body = page.draw_frame(world, canvas)?;
        let code = Rectangle::new(
            body.top_left + Point::new(theme::MARGIN, theme::GRID),
            Size::new_equal(CODE),
        );
        qr(&world.code, code, canvas)?;
        let left = code.top_left.x + CODE as i32 + 10;
        for place in 0..NOTED {
            let word = self.commitment.word(place);
            let at = Point::new(left, code.top_left.y + 20 + 28 * place as i32);
            canvas.text(word.as_str(), at, &theme::TITLE, theme::ACCENT, Align::Left)?;
        }
        let top = CODE as i32 + theme::GRID * 2;
        let text = Rectangle::new(
            body.top_left + Point::new(0, top),
            Size::new(body.size.width, body.size.height - top as u32),
        );
        Pages::default().draw(text, label(world, message), canvas)
    }

    fn draw_cut<D: DrawTarget<Color = Colour>>(
        &self,
        cuts: &Cuts,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let seat = cutters(world).nth(cuts.len()).unwrap_or(Seat::One);
        let by_tens = !world.board.has_joystick && !self.by_ones;
        let page = Page {
            title: label(world, Ui::CutTitle),
            pill: Pill::Public(label(world, Ui::Public)),
            buttons: [
                Some(if by_tens { Footer::Next } else { Footer::Cut }),
                Some(Footer::Back),
                Some(Footer::Help),
                None,
            ],
        };
        let body = page.draw_frame(world, canvas)?;
        let corner = body.top_left + Point::new(theme::MARGIN + 2, theme::GRID * 2);
        canvas.icon(&icons::HUT, corner, seat_colour(world.next_colour(seat)))?;
        let name = filled(world, Ui::CutOf, &[Arg::Text(world.next_name(seat))]);
        let room = body.size.width as i32 - 44;
        let at = corner + Point::new(28, 16);
        canvas.text_within(&name, at, room, &theme::TITLE, theme::TEXT)?;
        let middle = body.center().x;
        let plate = Rectangle::new(Point::new(middle - 60, corner.y + 30), Size::new(120, 64));
        canvas.panel(plate, theme::PANEL)?;
        canvas.outline(plate, theme::ACCENT)?;
        let mut number = Line::new();
        let _ = write!(number, "{}", self.number);
        let at = Point::new(middle, plate.top_left.y + 44);
        canvas.text(&number, at, &theme::BIG, theme::ACCENT, Align::Centre)?;
        let top = plate.top_left.y + 72;
        let bottom = body.top_left.y + body.size.height as i32;
        let text = Rectangle::new(
            Point::new(0, top),
            Size::new(body.size.width, (bottom - top) as u32),
        );
        let message = match (world.board.has_joystick, by_tens) {
            (true, _) => Ui::CutMessage,
            (false, true) => Ui::CutTensMessage,
            (false, false) => Ui::CutOnesMessage,
        };
        let message = filled(world, message, &[Arg::Number(MOST.into())]);
        Pages::default().draw(text, &message, canvas)
    }
}

/// Those who cut: people, because for a bot the device itself would.
fn cutters(world: &World) -> impl Iterator<Item = Seat> {
    let seats = Seat::first(world.draft.rows().players());
    seats.filter(|seat| world.next_control(*seat).is_person())
}

fn help() -> Transition {
    Transition::help(HelpTopic::Shared(Topic::FairChance))
}
