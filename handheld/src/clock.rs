//! How long everybody takes: a clock for those who want one. Time comes from outside, as milliseconds; it
//! goes to whose turn it is. What a turn took counts for its player once the turn is over, and is stored then: a
//! power cut costs the turn that runs and no more.

use core::fmt::{self, Display, Formatter};

use engine::bytes::{BytesError, Reader};
use engine::each::Member;
use engine::seat::{PerSeat, Seat};

/// A time, in milliseconds. It stands for more than a month.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Time(u32);

impl Time {
    /// The whole seconds of it.
    pub fn seconds(self) -> u32 {
        self.0 / 1000
    }

    /// The minutes that it is nearest to.
    pub fn minutes(self) -> u32 {
        self.seconds().saturating_add(30) / 60
    }

    /// With another time after it.
    #[must_use]
    pub fn and(self, other: Time) -> Time {
        Time(self.0.saturating_add(other.0))
    }
}

/// Minutes and seconds; from an hour on, hours too.
impl Display for Time {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let (minutes, seconds) = (self.seconds() / 60, self.seconds() % 60);
        match minutes {
            0..60 => write!(out, "{minutes}:{seconds:02}"),
            _ => write!(out, "{}:{:02}:{seconds:02}", minutes / 60, minutes % 60),
        }
    }
}

/// The times of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What everybody took for turns that are over.
    spent: PerSeat<Time>,
    /// Whose turn runs, and what it took so far.
    turn: Option<(Seat, Time)>,
}

/// The version that is written.
const VERSION: u8 = 1;

/// How many bytes the times of everybody take.
pub const BYTES: usize = 1 + 4 * Seat::COUNT;

impl Clock {
    /// Nobody has taken any time.
    pub const fn new() -> Self {
        Clock {
            spent: PerSeat::all(Time(0)),
            turn: None,
        }
    }

    /// What everybody took, as it was stored.
    pub fn read(bytes: &[u8]) -> Result<Clock, BytesError> {
        let mut reader = Reader::new(bytes);
        reader.known(|version| (version == VERSION).then_some(()))?;
        let mut clock = Clock::new();
        for seat in Seat::ALL {
            clock.spent[seat] = Time(reader.u32()?);
        }
        reader.end()?;
        Ok(clock)
    }

    /// What everybody took for turns that are over, to be stored.
    pub fn write(&self) -> heapless::Vec<u8, BYTES> {
        let mut bytes = heapless::Vec::new();
        // The room is measured for it.
        let _ = bytes.push(VERSION);
        for seat in Seat::ALL {
            let _ = bytes.extend_from_slice(&self.spent[seat].0.to_le_bytes());
        }
        bytes
    }

    /// Has nobody taken any time yet?
    pub fn is_new(&self) -> bool {
        *self == Clock::new()
    }

    /// So many milliseconds passed in the turn that runs; says whether another second has begun.
    pub fn pass(&mut self, milliseconds: u64) -> bool {
        let Some((_, taken)) = &mut self.turn else {
            return false;
        };
        let before = taken.seconds();
        *taken = taken.and(Time(u32::try_from(milliseconds).unwrap_or(u32::MAX)));
        taken.seconds() != before
    }

    /// It is this seat's turn, or the game is over; says whether another turn is over now, so that it is to
    /// be stored.
    pub fn turn_of(&mut self, seat: Option<Seat>) -> bool {
        let ended = match self.turn {
            Some((whose, _)) if seat == Some(whose) => return false,
            ended => ended,
        };
        self.turn = seat.map(|seat| (seat, Time::default()));
        if let Some((whose, taken)) = ended {
            self.spent[whose] = self.spent[whose].and(taken);
        }
        ended.is_some()
    }

    /// What the turn that runs took so far.
    pub fn turn(&self) -> Option<(Seat, Time)> {
        self.turn
    }

    /// What a player took so far, with the turn that runs.
    pub fn of(&self, seat: Seat) -> Time {
        let running = self.turn.filter(|(whose, _)| *whose == seat);
        self.spent[seat].and(running.map_or(Time::default(), |(_, taken)| taken))
    }

    /// What everybody took together.
    pub fn all(&self) -> Time {
        let each = Seat::ALL.into_iter().map(|seat| self.of(seat));
        each.fold(Time::default(), Time::and)
    }
}

impl Default for Clock {
    fn default() -> Self {
        Clock::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_to_whose_turn_it_is_and_is_theirs_when_the_turn_is_over() {
        let mut clock = Clock::new();
        assert!(!clock.pass(500), "nobody's turn");
        assert!(!clock.turn_of(Some(Seat::Two)));
        assert!(!clock.pass(999));
        assert!(clock.pass(1), "a second");
        assert!(!clock.turn_of(Some(Seat::Two)), "the turn goes on");
        assert!(clock.turn_of(Some(Seat::One)));
        assert!(clock.pass(61_000));
        assert_eq!(clock.of(Seat::Two), Time(1000));
        assert_eq!(clock.of(Seat::One), Time(61_000));
        assert_eq!(clock.turn(), Some((Seat::One, Time(61_000))));
        assert!(clock.turn_of(None), "the game is over");
        assert_eq!(clock.all(), Time(62_000));
    }

    #[test]
    fn what_is_stored_is_every_turn_but_the_one_that_runs() {
        let mut clock = Clock::new();
        clock.turn_of(Some(Seat::One));
        clock.pass(70_000);
        clock.turn_of(Some(Seat::Five));
        let stored = Clock::read(&clock.write());
        clock.pass(5000);
        assert_eq!(
            stored.as_ref().map(|clock| clock.of(Seat::One)),
            Ok(Time(70_000))
        );
        assert_eq!(stored.map(|clock| clock.of(Seat::Five)), Ok(Time(0)));
        assert_eq!(Clock::read(&clock.write()), Clock::read(&clock.write()));
        for length in 0..BYTES {
            let bytes = clock.write();
            assert!(Clock::read(bytes.get(..length).unwrap_or_default()).is_err());
        }
        assert!(Clock::read(&[9; BYTES]).is_err());
    }

    #[test]
    fn the_longest_time_stays_the_longest() {
        let mut clock = Clock::new();
        clock.turn_of(Some(Seat::One));
        clock.pass(u64::MAX);
        clock.pass(1);
        clock.turn_of(Some(Seat::Two));
        clock.pass(u64::MAX);
        assert_eq!(clock.all(), Time(u32::MAX));
    }

    #[test]
    fn a_time_is_written_as_people_write_it() {
        extern crate std;
        use std::string::ToString;
        let written = |seconds: u32| Time(seconds * 1000).to_string();
        assert_eq!(written(0), "0:00");
        assert_eq!(written(59), "0:59");
        assert_eq!(written(754), "12:34");
        assert_eq!(written(3599), "59:59");
        assert_eq!(written(3600), "1:00:00");
        assert_eq!(written(45_296), "12:34:56");
        assert_eq!(Time(89_999).minutes(), 1);
        assert_eq!(Time(90_000).minutes(), 2);
    }
}
