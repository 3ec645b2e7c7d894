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
    /// use engine::artifact::Rules;
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

    /// The quick start turns up one card at every site. By the first rules it was one for each
    /// hut after a site's first, which at five players are two in America and in Asia.
    pub(super) fn quick_start_turns_up_one_card(self) -> bool {
        self >= Rules::Second
    }

    /// Carter, who does nothing without research tracks, is on offer only with expansion I. The
    /// first rules offered him always.
    pub(super) fn carter_needs_research(self) -> bool {
        self >= Rules::Second
    }

    /// In a turn after passing there are no actions, so none are counted. By the first rules the
    /// number of the player before stood on.
    pub(super) fn passed_turns_count_no_actions(self) -> bool {
        self >= Rules::Second
    }

    /// It can be agreed on that gold, manuscripts and stand-alone cards count in sets. The first
    /// rules had no such option.
    pub(super) fn special_artifacts_may_count(self) -> bool {
        self >= Rules::Second
    }
}
