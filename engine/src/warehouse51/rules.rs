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
