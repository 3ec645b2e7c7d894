//! The versions of the rules, and all places where they differ. A game is played to its end by the
//! rules it was begun with; new games have the newest.

/// Which version of the rules a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Rules {
    /// Of logs with version 1.
    First,
    /// Of logs with version 2.
    #[default]
    Second,
}

impl Rules {
    /// What new games are played by.
    pub const NEWEST: Rules = Rules::Second;

    /// The number that a log has for it.
    pub const fn version(self) -> u8 {
        match self {
            Rules::First => 1,
            Rules::Second => 2,
        }
    }

    /// The rules that a log's number stands for.
    ///
    /// ```
    /// use engine::warehouse51::Rules;
    /// assert_eq!(Rules::of_version(1), Some(Rules::First));
    /// assert_eq!(Rules::of_version(Rules::NEWEST.version() + 1), None);
    /// ```
    pub const fn of_version(version: u8) -> Option<Rules> {
        match version {
            1 => Some(Rules::First),
            2 => Some(Rules::Second),
            _ => None,
        }
    }

    /// "At any time" lasts until relics are bought back: before that, everybody who can is asked
    /// once. The first rules closed the pawnshop with the last auction.
    pub(super) fn pawnshop_outlasts_the_auctions(self) -> bool {
        self >= Rules::Second
    }

    /// Ties of fists have a rule of their own, which knows no relic. By the first rules, whoever
    /// may equal the highest bid in an open auction won them.
    pub(super) fn fist_ties_know_no_relic(self) -> bool {
        self >= Rules::Second
    }
}
