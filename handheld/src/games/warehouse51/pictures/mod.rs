//! A picture for each relic, drawn after its legend; one file for each colour. To change one, change
//! its shapes, then look at all of them: `cargo xtask pictures` paints `docs/screens/relics.png`.

mod blue;
mod green;
mod red;
#[cfg(test)]
mod tests;
mod yellow;

use engine::warehouse51::Relic;

use crate::picture::Picture;

/// The palette by what the relics are made of.
mod paint {
    use crate::theme::{self, Colour};

    pub use crate::picture::drawing::NOTHING;

    pub const LIGHT: Colour = theme::TEXT;
    pub const PARCHMENT: Colour = theme::TEXT;
    pub const STEEL: Colour = theme::DIM;
    pub const STEEL_DARK: Colour = theme::LINE;
    pub const DEEP: Colour = theme::PANEL;
    pub const INK: Colour = theme::GROUND;
    pub const SHADOW: Colour = theme::SHADE;
    pub const GOLD: Colour = theme::ACCENT;
    pub const GOLD_LIGHT: Colour = theme::MARK_YELLOW;
    pub const GOLD_DARK: Colour = theme::UMBER;
    pub const ORANGE: Colour = theme::MARK_ORANGE;
    pub const RED: Colour = theme::MARK_RED;
    pub const GREEN: Colour = theme::MARK_GREEN;
    pub const BLUE: Colour = theme::MARK_BLUE;
    pub const PURPLE: Colour = theme::MARK_PURPLE;
}

/// The picture of a relic.
pub fn picture(relic: Relic) -> &'static Picture {
    match relic {
        Relic::Excalibur => &blue::EXCALIBUR,
        Relic::HolyGrail => &blue::HOLY_GRAIL,
        Relic::SevenLeagueBoots => &blue::SEVEN_LEAGUE_BOOTS,
        Relic::PhilosophersStone => &blue::PHILOSOPHERS_STONE,
        Relic::MalleusMaleficarum => &blue::MALLEUS_MALEFICARUM,
        Relic::UnicornHorn => &blue::UNICORN_HORN,
        Relic::WilliamTellsCrossbow => &blue::WILLIAM_TELLS_CROSSBOW,
        Relic::SnowWhitesMirror => &blue::SNOW_WHITES_MIRROR,
        Relic::Mjollnir => &green::MJOLLNIR,
        Relic::GoldenFleece => &green::GOLDEN_FLEECE,
        Relic::PandorasBox => &green::PANDORAS_BOX,
        Relic::Cornucopia => &green::CORNUCOPIA,
        Relic::ShirtOfNessus => &green::SHIRT_OF_NESSUS,
        Relic::RingOfTheNibelung => &green::RING_OF_THE_NIBELUNG,
        Relic::BabaYagasMortar => &green::BABA_YAGAS_MORTAR,
        Relic::AladdinsLamp => &yellow::ALADDINS_LAMP,
        Relic::FlyingCarpet => &yellow::FLYING_CARPET,
        Relic::ArkOfTheCovenant => &yellow::ARK_OF_THE_COVENANT,
        Relic::DavidsHarp => &yellow::DAVIDS_HARP,
        Relic::GoliathsSword => &yellow::GOLIATHS_SWORD,
        Relic::BookOfThoth => &yellow::BOOK_OF_THOTH,
        Relic::YataNoKagami => &red::YATA_NO_KAGAMI,
        Relic::Amenonuhoko => &red::AMENONUHOKO,
        Relic::PeachesOfImmortality => &red::PEACHES_OF_IMMORTALITY,
        Relic::Tamatebako => &red::TAMATEBAKO,
        Relic::CintamaniJewel => &red::CINTAMANI_JEWEL,
    }
}
