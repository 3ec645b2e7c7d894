//! What is in the box: colours, relics, effects, certificates. What is printed on the cards is
//! in [`super::Values`], where the owner of a box can replace it.

use crate::each::Each;
use crate::members;
use crate::set::Set;

members! {
    /// A category of relics, and the stack that its cards are drawn from. Scoring goes in this
    /// order.
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
}

/// One value for each colour.
pub type PerColour<T> = Each<Colour, T, { Colour::COUNT }>;

members! {
    /// One of the 26 relics. Some names were found, the others are assumed.
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
}

/// How many relics there are.
pub const RELICS: usize = Relic::COUNT;

/// One value for each relic.
pub type PerRelic<T> = Each<Relic, T, RELICS>;

/// A set of relics.
pub type RelicSet = Set<Relic, u32, RELICS>;

members! {
    /// What kind of power a relic has.
    pub enum Mark {
        /// None.
        Neutral,
        /// A blessing.
        Blessed,
        /// A curse.
        Cursed,
    }
}

members! {
    /// How a relic is auctioned.
    pub enum AuctionKind {
        /// Bids are called out in turn.
        Open,
        /// All close their bids in the fist and open together.
        Fist,
    }
}

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

members! {
    /// What a relic does: the closed set that the data rows refer to. Some have an amount, which is
    /// printed in the row.
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
}

/// How many effects there are.
pub const EFFECTS: usize = Effect::COUNT;

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

members! {
    /// One of the two certificates of authenticity.
    pub enum Certificate {
        /// The first.
        One,
        /// The second.
        Two,
    }
}

/// One value for each certificate.
pub type PerCertificate<T> = Each<Certificate, T, { Certificate::COUNT }>;

impl Certificate {
    /// The effect of the relic that carries it.
    pub const fn carried_by(self) -> Effect {
        match self {
            Certificate::One => Effect::CertificateOne,
            Certificate::Two => Effect::CertificateTwo,
        }
    }
}
