//! What is in the box: sites, types, tracks, tiles, roles. The numbers printed on them are in
//! [`super::Values`], where the owner of a box can replace them.

use crate::each::{Each, Member};
use crate::set::Set;
use crate::{members, numbered_members};

members! {
    /// A dig. Its order is the order of the quick-start table and of every list.
    pub enum Site {
        /// Africa.
        Africa,
        /// Asia.
        Asia,
        /// America.
        America,
        /// The Middle East.
        MiddleEast,
    }
}

/// One value for each site.
pub type PerSite<T> = Each<Site, T, { Site::COUNT }>;

impl Site {
    /// The track of this site's workers.
    #[inline]
    pub const fn workers(self) -> Track {
        match self {
            Site::Africa => Track::AfricanWorkers,
            Site::Asia => Track::AsianWorkers,
            Site::America => Track::AmericanWorkers,
            Site::MiddleEast => Track::MiddleEasternWorkers,
        }
    }
}

members! {
    /// What an ordinary artifact is. Five types are printed; all but architecture are assumed
    /// names.
    pub enum ArtifactType {
        /// Temples, columns.
        Architecture,
        /// Busts, statues.
        Sculpture,
        /// Vases, bowls.
        Pottery,
        /// Gems, rings.
        Jewellery,
        /// Swords, spears.
        Weapons,
    }
}

members! {
    /// What is on the face of a card: an ordinary artifact, or one of the special ones of
    /// expansion I.
    pub enum Face {
        /// An artifact of this type.
        Architecture,
        /// An artifact of this type.
        Sculpture,
        /// An artifact of this type.
        Pottery,
        /// An artifact of this type.
        Jewellery,
        /// An artifact of this type.
        Weapons,
        /// Worth an exhibition of its own.
        StandAlone,
        /// Discarded for a card of the black market.
        Gold,
        /// Stands for any type in an exhibition.
        Fragments,
        /// The first to be shipped, and gone with that.
        Cursed,
        /// Moves a research marker at the end.
        Manuscript,
    }
}

impl Face {
    /// The special faces: only with expansion I.
    pub const fn is_special(self) -> bool {
        self as u8 >= Face::StandAlone as u8
    }

    /// The face of an ordinary artifact.
    pub const fn of(kind: ArtifactType) -> Face {
        match kind {
            ArtifactType::Architecture => Face::Architecture,
            ArtifactType::Sculpture => Face::Sculpture,
            ArtifactType::Pottery => Face::Pottery,
            ArtifactType::Jewellery => Face::Jewellery,
            ArtifactType::Weapons => Face::Weapons,
        }
    }
}

members! {
    /// The track that an action marker belongs to.
    pub enum Track {
        /// For research and exhibitions.
        Museum,
        /// For shipping, selling and buying.
        Ship,
        /// For hiring in Africa.
        AfricanWorkers,
        /// For hiring in Asia.
        AsianWorkers,
        /// For hiring in America.
        AmericanWorkers,
        /// For hiring in the Middle East.
        MiddleEasternWorkers,
    }
}

/// One value for each track.
pub type PerTrack<T> = Each<Track, T, { Track::COUNT }>;

impl Track {
    /// The site whose workers these are.
    pub const fn site(self) -> Option<Site> {
        match self {
            Track::Museum | Track::Ship => None,
            Track::AfricanWorkers => Some(Site::Africa),
            Track::AsianWorkers => Some(Site::Asia),
            Track::AmericanWorkers => Some(Site::America),
            Track::MiddleEasternWorkers => Some(Site::MiddleEast),
        }
    }
}

/// How many action markers, and so spaces, each track has.
pub const SPACES: usize = 10;
/// How many spaces the income track has: one for each tile on it, and the first.
pub const INCOME_SPACES: usize = 11;
/// How many cards the black market holds.
pub const MARKET_SPACES: usize = 3;
/// How many spaces a research track has.
pub const RESEARCH_SPACES: usize = 5;
/// The highest space of a research track.
pub const RESEARCH_TOP: u8 = RESEARCH_SPACES as u8 - 1;
/// How many actions a turn has at most.
pub const ACTIONS_A_TURN: u8 = 2;
/// How many huts each player places before the first round.
pub const FIRST_HUTS: u8 = 2;

/// How many cards the quick start turns up at each site.
pub(super) const QUICK_START_CARDS: u8 = 1;

/// What an exhibition tile asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// So many artifacts of one type, from anywhere.
    OfType(ArtifactType, u8),
    /// So many artifacts from one site, of any type.
    FromSite(Site, u8),
    /// Artifacts from three different sites.
    DifferentSites,
    /// Artifacts of all five types.
    DifferentTypes,
}

impl Wants {
    /// How many cards the set has.
    pub const fn size(self) -> u8 {
        match self {
            Wants::OfType(_, size) | Wants::FromSite(_, size) => size,
            Wants::DifferentSites => 3,
            Wants::DifferentTypes => 5,
        }
    }
}

/// One of the 25 exhibition tiles: three for each type, two for each site, two mixed ones. The
/// ten that are not for a type lie on the income track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

/// How many tiles there are.
pub const TILES: usize = 25;
/// The first tile that is not for a type.
const FIRST_SITE_TILE: u8 = 15;

/// One value for each tile.
pub type PerTile<T> = Each<Tile, T, TILES>;

impl Tile {
    /// Three artifacts from different sites.
    pub const DIFFERENT_SITES: Tile = Tile(23);
    /// Five different types.
    pub const DIFFERENT_TYPES: Tile = Tile(24);

    /// The tile for `size` artifacts of a type; there is one for 3, 4 and 5.
    pub const fn of_type(kind: ArtifactType, size: u8) -> Option<Tile> {
        if size >= 3 && size <= 5 {
            Some(Tile(kind as u8 * 3 + size - 3))
        } else {
            None
        }
    }

    /// The tile for `size` artifacts from a site; there is one for 4 and 5.
    pub const fn from_site(site: Site, size: u8) -> Option<Tile> {
        if size == 4 || size == 5 {
            Some(Tile(FIRST_SITE_TILE + site as u8 * 2 + size - 4))
        } else {
            None
        }
    }

    /// What has to be shown for it.
    pub fn wants(self) -> Wants {
        match self {
            Self::DIFFERENT_SITES => Wants::DifferentSites,
            Self::DIFFERENT_TYPES => Wants::DifferentTypes,
            Tile(number) if number < FIRST_SITE_TILE => {
                let (kind, size) = (number / 3, number % 3 + 3);
                ArtifactType::at(kind as usize)
                    .map_or(Wants::DifferentTypes, |kind| Wants::OfType(kind, size))
            }
            Tile(number) => {
                let (site, size) = ((number - FIRST_SITE_TILE) / 2, (number - 1) % 2 + 4);
                Site::at(site as usize)
                    .map_or(Wants::DifferentSites, |site| Wants::FromSite(site, size))
            }
        }
    }

    pub(super) const fn number(self) -> u8 {
        self.0
    }
}

numbered_members!(Tile, TILES);

/// A set of exhibition tiles.
pub type TileSet = Set<Tile, u32, TILES>;

impl TileSet {
    /// The ten that lie on the income track.
    pub const INCOME_TRACK: TileSet = TileSet::of((1 << TILES) - (1 << FIRST_SITE_TILE));

    /// The four for four artifacts from one site each.
    pub(super) const FOUR_FROM_SITES: TileSet = TileSet::of(0b0101_0101 << FIRST_SITE_TILE);

    /// The two tiles of a site.
    pub const fn of_site(site: Site) -> TileSet {
        TileSet::of(0b11 << (FIRST_SITE_TILE + site as u8 * 2))
    }

    /// The three tiles of a type.
    pub const fn of_type(kind: ArtifactType) -> TileSet {
        TileSet::of(0b111 << (kind as u8 * 3))
    }
}

members! {
    /// The four cities of expansion II.
    pub enum City {
        /// Keep two cards of an exhibition.
        Paris,
        /// Draw an unseen card when shipping.
        London,
        /// More coins for a sale.
        Berlin,
        /// One card of an exhibition stands for any other.
        NewYork,
    }
}

members! {
    /// The four archaeologists of expansion II.
    pub enum Archaeologist {
        /// A free action after the last marker.
        Andersson,
        /// Two spaces on the research track.
        Carter,
        /// Draw an unseen card when researching.
        Judd,
        /// Two huts for one marker.
        Morley,
    }
}

/// A role: each player holds at most one of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// A city.
    City(City),
    /// An archaeologist.
    Archaeologist(Archaeologist),
}
