//! The versions of the rules, and all places where they differ. A game is played to its end by the
//! rules it was begun with; new games have the newest.

use crate::versions::versions;

versions! {
    /// Which version of the rules a game is played by.
    pub enum Rules {
        /// Of logs with version 1.
        First = 1,
        /// Of logs with version 2.
        Second = 2,
    }
    newest Second
}

impl Rules {
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
