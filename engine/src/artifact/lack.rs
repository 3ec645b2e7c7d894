//! What a hand lacks for an exhibition: which cards would complete a tile's set at best, fragments and
//! New York counted in.

use super::cards::Pile;
use super::data::{ArtifactType, Site, Tile, Wants};
use super::exhibition::{Holdings, jokers};
use super::setup::Artifact;
use super::state::Player;
use crate::each::Member;
use crate::set::Set;

/// A set of sites.
pub type SiteSet = Set<Site, u8, { Site::COUNT }>;
/// A set of types.
pub type TypeSet = Set<ArtifactType, u8, { ArtifactType::COUNT }>;

/// What a hand lacks for a tile's set, at best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lack {
    /// The cards that have to be certain ones.
    pub wanted: Wanted,
    /// How many more may be any that count in the set, since New York lets one stand for another.
    pub any: u8,
}

/// Which cards a set lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// So many of a type.
    OfType(ArtifactType, u8),
    /// So many from a site.
    FromSite(Site, u8),
    /// So many, each from another one of these sites.
    Sites(SiteSet, u8),
    /// So many, each of another one of these types.
    Types(TypeSet, u8),
}

impl Wanted {
    /// How many cards.
    pub const fn count(self) -> u8 {
        match self {
            Wanted::OfType(_, count)
            | Wanted::FromSite(_, count)
            | Wanted::Sites(_, count)
            | Wanted::Types(_, count) => count,
        }
    }
}

impl Lack {
    /// How many cards in all; none if the set is complete.
    pub const fn count(self) -> u8 {
        self.wanted.count() + self.any
    }
}

impl Artifact {
    /// What a hand lacks for a tile's set.
    pub fn lack(&self, hand: &Pile, player: &Player, tile: Tile) -> Lack {
        let holdings = Holdings::of(hand, self.setup());
        let wants = tile.wants();
        let fitting = holdings.fitting(wants);
        let missing = wants.size().saturating_sub(fitting);
        let joker = jokers(player).min(missing);
        // A card to spare is the joker; without one it has to come, whatever it is.
        let any = if holdings.usable(wants) > fitting {
            0
        } else {
            joker
        };
        let count = missing - joker;
        let wanted = match wants {
            Wants::OfType(kind, _) => Wanted::OfType(kind, count),
            Wants::FromSite(site, _) => Wanted::FromSite(site, count),
            Wants::DifferentSites => {
                let open = |site: &Site| self.in_play(*site) && !holdings.has_site(*site);
                Wanted::Sites(Site::ALL.into_iter().filter(open).collect(), count)
            }
            Wants::DifferentTypes => {
                let open = |kind: &ArtifactType| !holdings.has_type(*kind);
                Wanted::Types(ArtifactType::ALL.into_iter().filter(open).collect(), count)
            }
        };
        Lack { wanted, any }
    }
}
