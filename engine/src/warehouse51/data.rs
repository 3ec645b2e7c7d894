//! What is in the box: colours, relics, effects, certificates. What is printed on the cards is
//! in [`super::Values`], where the owner of a box can replace it.

use crate::each::{Each, Member};
use crate::members;

/// A category of relics, and the stack that its cards are drawn from. Scoring goes in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Fantasy and literature of the West.
    Blue,
    /// European mythologies.
    Green,
    /// The Near and Middle East.
    Yellow,
    /// Eastern cultures.
    Red,
}

members!(Colour, 4, [Blue, Green, Yellow, Red]);

/// One value for each colour.
pub type PerColour<T> = Each<Colour, T, 4>;

/// One of the 26 relics. Some names were found, the others are assumed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Relic {
    /// B1.
    Excalibur,
    /// B2.
    HolyGrail,
    /// B3.
    SevenLeagueBoots,
    /// B4.
    PhilosophersStone,
    /// B5.
    MalleusMaleficarum,
    /// B6.
    UnicornHorn,
    /// B7.
    WilliamTellsCrossbow,
    /// B8.
    SnowWhitesMirror,
    /// G1.
    Mjollnir,
    /// G2.
    GoldenFleece,
    /// G3.
    PandorasBox,
    /// G4.
    Cornucopia,
    /// G5.
    ShirtOfNessus,
    /// G6.
    RingOfTheNibelung,
    /// G7.
    BabaYagasMortar,
    /// Y1.
    AladdinsLamp,
    /// Y2.
    FlyingCarpet,
    /// Y3.
    ArkOfTheCovenant,
    /// Y4.
    DavidsHarp,
    /// Y5.
    GoliathsSword,
    /// Y6.
    BookOfThoth,
    /// R1.
    YataNoKagami,
    /// R2.
    Amenonuhoko,
    /// R3.
    PeachesOfImmortality,
    /// R4.
    Tamatebako,
    /// R5.
    CintamaniJewel,
}

/// How many relics there are.
pub const RELICS: usize = 26;

members!(
    Relic,
    26,
    [
        Excalibur,
        HolyGrail,
        SevenLeagueBoots,
        PhilosophersStone,
        MalleusMaleficarum,
        UnicornHorn,
        WilliamTellsCrossbow,
        SnowWhitesMirror,
        Mjollnir,
        GoldenFleece,
        PandorasBox,
        Cornucopia,
        ShirtOfNessus,
        RingOfTheNibelung,
        BabaYagasMortar,
        AladdinsLamp,
        FlyingCarpet,
        ArkOfTheCovenant,
        DavidsHarp,
        GoliathsSword,
        BookOfThoth,
        YataNoKagami,
        Amenonuhoko,
        PeachesOfImmortality,
        Tamatebako,
        CintamaniJewel,
    ]
);

/// One value for each relic.
pub type PerRelic<T> = Each<Relic, T, RELICS>;

/// A set of relics.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RelicSet(u32);

impl RelicSet {
    /// No relic.
    pub const NONE: RelicSet = RelicSet(0);
    /// All 26.
    pub const ALL: RelicSet = RelicSet((1 << RELICS) - 1);

    /// One relic alone.
    #[inline]
    pub const fn only(relic: Relic) -> RelicSet {
        RelicSet(1 << relic as u8)
    }

    /// Is the relic in the set?
    #[inline]
    pub const fn contains(self, relic: Relic) -> bool {
        self.0 >> relic as u8 & 1 == 1
    }

    /// Those of this set and those of another.
    #[inline]
    #[must_use]
    pub const fn or(self, others: RelicSet) -> RelicSet {
        RelicSet(self.0 | others.0)
    }

    /// Those that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, others: RelicSet) -> RelicSet {
        RelicSet(self.0 & others.0)
    }

    /// Those of this set that are not in another.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: RelicSet) -> RelicSet {
        RelicSet(self.0 & !others.0)
    }

    /// With one relic more.
    #[inline]
    #[must_use]
    pub const fn with(self, relic: Relic) -> RelicSet {
        self.or(RelicSet::only(relic))
    }

    /// With one relic fewer.
    #[inline]
    #[must_use]
    pub const fn without(self, relic: Relic) -> RelicSet {
        self.minus(RelicSet::only(relic))
    }

    /// How many relics.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No relic at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The relic at a place in the order of the list.
    #[inline]
    pub fn nth(self, place: u8) -> Option<Relic> {
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        Relic::at(bits.trailing_zeros() as usize)
    }

    /// The relics in the order of the list.
    ///
    /// ```
    /// use engine::warehouse51::{Relic, RelicSet};
    /// let set = RelicSet::only(Relic::DavidsHarp).with(Relic::Excalibur);
    /// assert!(set.iter().eq([Relic::Excalibur, Relic::DavidsHarp]));
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Relic> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            let relic = Relic::at(bits.trailing_zeros() as usize)?;
            bits &= bits.wrapping_sub(1);
            Some(relic)
        })
    }

    /// One bit for each relic.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// From [`RelicSet::bits`], if no bit lies beyond the last relic.
    pub const fn from_bits(bits: u32) -> Option<RelicSet> {
        if bits & !Self::ALL.0 == 0 {
            Some(RelicSet(bits))
        } else {
            None
        }
    }
}

impl FromIterator<Relic> for RelicSet {
    fn from_iter<I: IntoIterator<Item = Relic>>(relics: I) -> Self {
        relics.into_iter().fold(RelicSet::NONE, RelicSet::with)
    }
}

/// What kind of power a relic has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Mark {
    /// None.
    Neutral,
    /// A blessing.
    Blessed,
    /// A curse.
    Cursed,
}

members!(Mark, 3, [Neutral, Blessed, Cursed]);

/// How a relic is auctioned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum AuctionKind {
    /// Bids are called out in turn.
    Open,
    /// All close their bids in the fist and open together.
    Fist,
}

members!(AuctionKind, 2, [Open, Fist]);

/// When an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Timing {
    /// Once, when the relic is bought.
    Instant,
    /// As long as the relic is owned.
    Permanent,
    /// At the end, before scoring.
    End,
    /// In the scoring.
    Scoring,
}

/// What a relic does: the closed set that the data rows refer to. Some have an amount, which is
/// printed in the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Effect {
    /// Carries the first certificate, for any one own relic.
    CertificateOne,
    /// Carries the second certificate, for any one own relic.
    CertificateTwo,
    /// The owner reveals every auction.
    RevealEvery,
    /// A point for this many ingots, instead of the usual number.
    PointPerIngots,
    /// Look at the counterfeits of one pair of neighbours.
    Examine,
    /// Cancel one counterfeit card, unless the relic itself is fake.
    Cancel,
    /// Announce the bid of a fist auction before the others choose.
    Announce,
    /// Take the lead in an open auction by equalling the highest bid.
    Equal,
    /// One part in this many of the own ingots goes to the bank.
    LosePart,
    /// This many ingots from the bank after each later auction won.
    IngotsPerWin,
    /// Lose every tie.
    LoseTies,
    /// The own ingots give no points.
    NoIngotPoints,
    /// Look at the top of each stack before revealing.
    LookAtStacks,
    /// Up to this many ingots from the bank.
    FromBank,
    /// The price may be paid to the right neighbour.
    PayRight,
    /// The own curses have no effect.
    NoCurses,
    /// Show everyone the counterfeits on the left and right.
    Show,
    /// Win every tie.
    WinTies,
    /// Buy back for this many ingots.
    BuyBackFor,
    /// No bid in the next auction.
    NoNextBid,
    /// Stands for any one colour in a set.
    AnyColour,
}

/// How many effects there are.
pub const EFFECTS: usize = 21;

members!(
    Effect,
    21,
    [
        CertificateOne,
        CertificateTwo,
        RevealEvery,
        PointPerIngots,
        Examine,
        Cancel,
        Announce,
        Equal,
        LosePart,
        IngotsPerWin,
        LoseTies,
        NoIngotPoints,
        LookAtStacks,
        FromBank,
        PayRight,
        NoCurses,
        Show,
        WinTies,
        BuyBackFor,
        NoNextBid,
        AnyColour,
    ]
);

/// One value for each effect.
pub type PerEffect<T> = Each<Effect, T, EFFECTS>;

impl Effect {
    /// When it counts.
    ///
    /// ```
    /// use engine::warehouse51::{Effect, Timing};
    /// assert_eq!(Effect::WinTies.timing(), Timing::Scoring);
    /// ```
    pub const fn timing(self) -> Timing {
        match self {
            Effect::Examine
            | Effect::LosePart
            | Effect::FromBank
            | Effect::Show
            | Effect::NoNextBid => Timing::Instant,
            Effect::RevealEvery
            | Effect::Announce
            | Effect::Equal
            | Effect::IngotsPerWin
            | Effect::LookAtStacks
            | Effect::PayRight
            | Effect::NoCurses => Timing::Permanent,
            Effect::CertificateOne
            | Effect::CertificateTwo
            | Effect::Cancel
            | Effect::BuyBackFor => Timing::End,
            Effect::PointPerIngots
            | Effect::LoseTies
            | Effect::NoIngotPoints
            | Effect::WinTies
            | Effect::AnyColour => Timing::Scoring,
        }
    }

    /// Does it have an amount?
    pub const fn has_amount(self) -> bool {
        matches!(
            self,
            Effect::PointPerIngots
                | Effect::LosePart
                | Effect::IngotsPerWin
                | Effect::FromBank
                | Effect::BuyBackFor
        )
    }
}

/// One of the two certificates of authenticity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Certificate {
    /// The first.
    One,
    /// The second.
    Two,
}

members!(Certificate, 2, [One, Two]);

/// One value for each certificate.
pub type PerCertificate<T> = Each<Certificate, T, 2>;

impl Certificate {
    /// The effect of the relic that carries it.
    pub const fn carried_by(self) -> Effect {
        match self {
            Certificate::One => Effect::CertificateOne,
            Certificate::Two => Effect::CertificateTwo,
        }
    }
}
