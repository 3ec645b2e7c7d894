//! What an observer may see: everything that lies open, and of the secrets only the observer's
//! own. Bots and screens get nothing else.

use rand_core::Rng;

use super::cards::{Card, Pile};
use super::data::{Face, Site};
use super::setup::Artifact;
use super::state::{Choosing, Secret, State, Table};
use crate::chance::below;
use crate::each::Member;
use crate::game::Observer;
use crate::seat::{PerSeat, Seat, Seats};

/// The secrets that an observer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Insight {
    /// None: what everybody sees.
    Open,
    /// One's own.
    Own {
        /// Whose.
        seat: Seat,
        /// The cards drawn unseen.
        unseen: Pile,
        /// What one has in mind, in one's own turn.
        choosing: Choosing,
    },
    /// Everybody's, as after the game.
    All {
        /// The cards that each seat drew unseen.
        unseen: PerSeat<Pile>,
        /// What the seat whose turn it is has in mind.
        choosing: Choosing,
    },
}

/// The game through an observer's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// What this observer knows beyond that.
    pub insight: Insight,
}

impl View {
    /// A hand as far as it is known here, and how many of its cards are not. The table knows the
    /// cards that everybody saw going there; of its own cards a seat finds those missing here that it
    /// has not told.
    ///
    /// ```
    /// use engine::artifact::{Artifact, Setup};
    /// use engine::game::{Game, Observer};
    /// use engine::seat::Seat;
    ///
    /// let game = Artifact::new(Setup::base(3))?;
    /// let view = game.view(&game.start(), Observer::Seat(Seat::One));
    /// let (known, unknown) = view.hand(Seat::Two);
    /// assert!(known.is_empty() && unknown == 0);
    /// # Ok::<(), engine::artifact::SetupError>(())
    /// ```
    pub fn hand(&self, seat: Seat) -> (Pile, u8) {
        let player = &self.table.players[seat];
        let unseen = match &self.insight {
            Insight::Own {
                seat: own, unseen, ..
            } if *own == seat => Some(unseen),
            Insight::All { unseen, .. } => Some(&unseen[seat]),
            _ => None,
        };
        let drawn: u8 = player.unseen.values().iter().sum();
        match unseen {
            Some(unseen) => (
                player.known.plus(unseen),
                drawn.saturating_sub(unseen.len()),
            ),
            None => (player.known, drawn),
        }
    }

    /// What the seat whose turn it is has in mind, as far as this observer may know it.
    pub fn choosing(&self) -> &Choosing {
        match &self.insight {
            Insight::Own { choosing, .. } | Insight::All { choosing, .. } => choosing,
            Insight::Open => &Choosing::NOTHING,
        }
    }
}

impl Artifact {
    pub(super) fn look(&self, state: &State, observer: Observer) -> View {
        let insight = match observer {
            Observer::Table => Insight::Open,
            Observer::Seat(seat) => Insight::Own {
                seat,
                unseen: state.secret.hands[seat],
                choosing: if seat == state.table.seat {
                    state.secret.choosing
                } else {
                    Choosing::NOTHING
                },
            },
            Observer::Everybody => Insight::All {
                unseen: state.secret.hands,
                choosing: state.secret.choosing,
            },
        };
        View {
            table: state.table,
            insight,
        }
    }

    /// Deals the cards that others drew unseen among all that they can be. A cursed card is
    /// never among them: it would have been shown.
    pub(super) fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        let mut hands = PerSeat::all(Pile::EMPTY);
        let mut choosing = Choosing::NOTHING;
        let mut known = Seats::NONE;
        match &view.insight {
            Insight::Open => {}
            Insight::Own {
                seat,
                unseen,
                choosing: mind,
            } => {
                hands[*seat] = *unseen;
                choosing = *mind;
                known = Seats::only(*seat);
            }
            Insight::All {
                unseen,
                choosing: mind,
            } => {
                hands = *unseen;
                choosing = *mind;
                known = Seats::first(self.setup.players);
            }
        }
        let mut pool = hands
            .values()
            .iter()
            .fold(view.table.unseen, |pool, hand| pool.minus(hand));
        for site in Site::ALL {
            while pool.take(Card::new(site, Face::Cursed)) {}
        }
        for (seat, player) in view.table.players.iter() {
            if known.contains(seat) {
                continue;
            }
            for site in Site::ALL {
                for _ in 0..player.unseen[site] {
                    let number = below(u16::from(pool.of_site(site)), || rng.next_u32() as u16);
                    if let Some(card) = pool.nth_of_site(site, number as u8) {
                        pool.take(card);
                        hands[seat].add(card);
                    }
                }
            }
        }
        State {
            table: view.table,
            secret: Secret { hands, choosing },
        }
    }
}
