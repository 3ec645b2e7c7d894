//! What things of the game are called: as labels that stand alone, and within sentences.

use core::fmt::{Result, Write};

use engine::warehouse51::{AuctionKind, Certificate, Colour, Effect, Mark, Relic};

use crate::text::{Arg, Language, Named, say, texts, three};

/// A thing of the game as an argument of a sentence or a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A relic as a label: "Holy Grail".
    Relic(Relic),
    /// A relic within a sentence, as an object: "the Holy Grail".
    Object(Relic),
    /// A colour within a sentence: "blue".
    Colour(Colour),
    /// A certificate as an object: "the first certificate".
    Certificate(Certificate),
}

impl Named for Thing {
    fn write(&self, language: Language, out: &mut dyn Write) -> Result {
        out.write_str(match *self {
            Thing::Relic(one) => relic(one, language),
            Thing::Object(one) => relic_object(one, language),
            Thing::Colour(one) => colour(one, language),
            Thing::Certificate(one) => certificate(one, language),
        })
    }
}

/// A relic as a label.
pub const fn relic(relic: Relic, language: Language) -> &'static str {
    match relic {
        Relic::Excalibur => "Excalibur",
        Relic::HolyGrail => language.pick(three!("Holy Grail", "Heiliger Gral", "Heilige Graal")),
        Relic::SevenLeagueBoots => language.pick(three!(
            "Seven-League Boots",
            "Siebenmeilenstiefel",
            "Zevenmijlslaarzen"
        )),
        Relic::PhilosophersStone => language.pick(three!(
            "Philosopher's Stone",
            "Stein der Weisen",
            "Steen der Wijzen"
        )),
        Relic::MalleusMaleficarum => {
            language.pick(three!("Malleus Maleficarum", "Hexenhammer", "Heksenhamer"))
        }
        Relic::UnicornHorn => language.pick(three!(
            "Unicorn Horn",
            "Horn des Einhorns",
            "Hoorn van de Eenhoorn"
        )),
        Relic::WilliamTellsCrossbow => language.pick(three!(
            "William Tell's Crossbow",
            "Wilhelm Tells Armbrust",
            "Kruisboog van Tell"
        )),
        Relic::SnowWhitesMirror => language.pick(three!(
            "Snow White's Mirror",
            "Schneewittchens Spiegel",
            "Sneeuwwitjes Spiegel"
        )),
        Relic::Mjollnir => "Mjöllnir",
        Relic::GoldenFleece => {
            language.pick(three!("Golden Fleece", "Goldenes Vlies", "Gulden Vlies"))
        }
        Relic::PandorasBox => language.pick(three!(
            "Pandora's Box",
            "Büchse der Pandora",
            "Doos van Pandora"
        )),
        Relic::Cornucopia => {
            language.pick(three!("Cornucopia", "Füllhorn", "Hoorn des Overvloeds"))
        }
        Relic::ShirtOfNessus => {
            language.pick(three!("Shirt of Nessus", "Nessoshemd", "Kleed van Nessus"))
        }
        Relic::RingOfTheNibelung => language.pick(three!(
            "Ring of the Nibelung",
            "Ring des Nibelungen",
            "Ring van de Nibelung"
        )),
        Relic::BabaYagasMortar => language.pick(three!(
            "Baba Yaga's Mortar",
            "Mörser der Baba Jaga",
            "Vijzel van Baba Jaga"
        )),
        Relic::AladdinsLamp => language.pick(three!(
            "Aladdin's Lamp",
            "Aladins Lampe",
            "Lamp van Aladdin"
        )),
        Relic::FlyingCarpet => language.pick(three!(
            "Flying Carpet",
            "Fliegender Teppich",
            "Vliegend Tapijt"
        )),
        Relic::ArkOfTheCovenant => language.pick(three!(
            "Ark of the Covenant",
            "Bundeslade",
            "Ark van het Verbond"
        )),
        Relic::DavidsHarp => {
            language.pick(three!("David's Harp", "Davids Harfe", "Harp van David"))
        }
        Relic::GoliathsSword => language.pick(three!(
            "Goliath's Sword",
            "Goliaths Schwert",
            "Zwaard van Goliath"
        )),
        Relic::BookOfThoth => {
            language.pick(three!("Book of Thoth", "Buch des Thot", "Boek van Thoth"))
        }
        Relic::YataNoKagami => "Yata no Kagami",
        Relic::Amenonuhoko => "Amenonuhoko",
        Relic::PeachesOfImmortality => language.pick(three!(
            "Peaches of Immortality",
            "Unsterbliche Pfirsiche",
            "Onsterfelijke Perziken"
        )),
        Relic::Tamatebako => "Tamatebako",
        Relic::CintamaniJewel => language.pick(three!(
            "Cintamani Jewel",
            "Cintamani-Juwel",
            "Cintamani-juweel"
        )),
    }
}

/// A relic within a sentence, as an object.
pub const fn relic_object(one: Relic, language: Language) -> &'static str {
    match one {
        Relic::HolyGrail => language.pick(three!(
            "the Holy Grail",
            "den Heiligen Gral",
            "de Heilige Graal"
        )),
        Relic::SevenLeagueBoots => language.pick(three!(
            "the Seven-League Boots",
            "die Siebenmeilenstiefel",
            "de Zevenmijlslaarzen"
        )),
        Relic::PhilosophersStone => language.pick(three!(
            "the Philosopher's Stone",
            "den Stein der Weisen",
            "de Steen der Wijzen"
        )),
        Relic::MalleusMaleficarum => language.pick(three!(
            "the Malleus Maleficarum",
            "den Hexenhammer",
            "de Heksenhamer"
        )),
        Relic::UnicornHorn => language.pick(three!(
            "the Unicorn Horn",
            "das Horn des Einhorns",
            "de Hoorn van de Eenhoorn"
        )),
        Relic::WilliamTellsCrossbow => language.pick(three!(
            "William Tell's Crossbow",
            "Wilhelm Tells Armbrust",
            "de Kruisboog van Tell"
        )),
        Relic::GoldenFleece => language.pick(three!(
            "the Golden Fleece",
            "das Goldene Vlies",
            "het Gulden Vlies"
        )),
        Relic::PandorasBox => language.pick(three!(
            "Pandora's Box",
            "die Büchse der Pandora",
            "de Doos van Pandora"
        )),
        Relic::Cornucopia => language.pick(three!(
            "the Cornucopia",
            "das Füllhorn",
            "de Hoorn des Overvloeds"
        )),
        Relic::ShirtOfNessus => language.pick(three!(
            "the Shirt of Nessus",
            "das Nessoshemd",
            "het Kleed van Nessus"
        )),
        Relic::RingOfTheNibelung => language.pick(three!(
            "the Ring of the Nibelung",
            "den Ring des Nibelungen",
            "de Ring van de Nibelung"
        )),
        Relic::BabaYagasMortar => language.pick(three!(
            "Baba Yaga's Mortar",
            "den Mörser der Baba Jaga",
            "de Vijzel van Baba Jaga"
        )),
        Relic::AladdinsLamp => language.pick(three!(
            "Aladdin's Lamp",
            "Aladins Lampe",
            "de Lamp van Aladdin"
        )),
        Relic::FlyingCarpet => language.pick(three!(
            "the Flying Carpet",
            "den Fliegenden Teppich",
            "het Vliegende Tapijt"
        )),
        Relic::ArkOfTheCovenant => language.pick(three!(
            "the Ark of the Covenant",
            "die Bundeslade",
            "de Ark van het Verbond"
        )),
        Relic::DavidsHarp => {
            language.pick(three!("David's Harp", "Davids Harfe", "de Harp van David"))
        }
        Relic::GoliathsSword => language.pick(three!(
            "Goliath's Sword",
            "Goliaths Schwert",
            "het Zwaard van Goliath"
        )),
        Relic::BookOfThoth => language.pick(three!(
            "the Book of Thoth",
            "das Buch des Thot",
            "het Boek van Thoth"
        )),
        Relic::PeachesOfImmortality => language.pick(three!(
            "the Peaches of Immortality",
            "die Unsterblichen Pfirsiche",
            "de Onsterfelijke Perziken"
        )),
        Relic::CintamaniJewel => language.pick(three!(
            "the Cintamani Jewel",
            "das Cintamani-Juwel",
            "het Cintamani-juweel"
        )),
        Relic::Excalibur
        | Relic::SnowWhitesMirror
        | Relic::Mjollnir
        | Relic::YataNoKagami
        | Relic::Amenonuhoko
        | Relic::Tamatebako => relic(one, language),
    }
}

/// A colour within a sentence or a line.
pub const fn colour(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Blue => language.pick(three!("blue", "blau", "blauw")),
        Colour::Green => language.pick(three!("green", "grün", "groen")),
        Colour::Yellow => language.pick(three!("yellow", "gelb", "geel")),
        Colour::Red => language.pick(three!("red", "rot", "rood")),
    }
}

/// A colour as a title.
pub const fn colour_title(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Blue => language.pick(three!("Blue", "Blau", "Blauw")),
        Colour::Green => language.pick(three!("Green", "Grün", "Groen")),
        Colour::Yellow => language.pick(three!("Yellow", "Gelb", "Geel")),
        Colour::Red => language.pick(three!("Red", "Rot", "Rood")),
    }
}

/// Where the relics of a colour come from.
pub const fn origin(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Blue => language.pick(three!(
            "Tales of the West",
            "Sagen des Westens",
            "Westerse verhalen"
        )),
        Colour::Green => language.pick(three!(
            "Europe's myths",
            "Europas Mythen",
            "Europese mythen"
        )),
        Colour::Yellow => language.pick(three!(
            "The Near East",
            "Der Nahe Osten",
            "Het Nabije Oosten"
        )),
        Colour::Red => language.pick(three!(
            "The Far East",
            "Der Ferne Osten",
            "Het Verre Oosten"
        )),
    }
}

/// What power a relic has.
pub const fn mark(mark: Mark, language: Language) -> &'static str {
    match mark {
        Mark::Neutral => language.pick(three!("neutral", "neutral", "neutraal")),
        Mark::Blessed => language.pick(three!("blessed", "gesegnet", "gezegend")),
        Mark::Cursed => language.pick(three!("cursed", "verflucht", "vervloekt")),
    }
}

/// How a relic is auctioned.
pub const fn auction(kind: AuctionKind, language: Language) -> &'static str {
    match kind {
        AuctionKind::Open => language.pick(three!("open", "offen", "open")),
        AuctionKind::Fist => language.pick(three!("fist", "Faust", "vuist")),
    }
}

const fn certificate(certificate: Certificate, language: Language) -> &'static str {
    match certificate {
        Certificate::One => language.pick(three!(
            "the first certificate",
            "das erste Zertifikat",
            "het eerste certificaat"
        )),
        Certificate::Two => language.pick(three!(
            "the second certificate",
            "das zweite Zertifikat",
            "het tweede certificaat"
        )),
    }
}

texts! {
    /// What a relic does, said to whoever has it. The place is filled with the amount.
    pub enum Does {
        Certificate: "End: one of your relics gets a certificate and is safe.", "Ende: Eins deiner Relikte bekommt ein Zertifikat und ist sicher.", "Einde: een relikwie van jou krijgt een certificaat en is veilig.";
        RevealEvery: "You pick the stack for every auction.", "Du wählst für jede Auktion den Stapel.", "Jij kiest voor elke veiling de stapel.";
        PointPerIngots: "Scoring: a point for every {0} gold.", "Wertung: ein Punkt je {0} Gold.", "Telling: een punt per {0} goud.";
        Examine: "At once: look at the counterfeits between two others.", "Sofort: Sieh dir die Fälschungen zwischen zwei anderen an.", "Meteen: bekijk de vervalsingen tussen twee anderen.";
        Cancel: "End: cancel one counterfeit of any player.", "Ende: Hebe eine Fälschung auf, egal bei wem.", "Einde: hef één vervalsing op, bij wie dan ook.";
        Announce: "You name your fist bid before the others choose.", "Du nennst dein Faustgebot vor allen anderen.", "Je noemt je vuistbod voordat de rest kiest.";
        Equal: "An equal bid is enough for you to take the lead.", "Dir reicht ein gleich hohes Gebot zur Führung.", "Met een even hoog bod neem je al de leiding.";
        LosePart: "At once: 1/{0} of your gold goes to the bank.", "Sofort: 1/{0} deines Goldes geht an die Bank.", "Meteen: 1/{0} van je goud gaat naar de bank.";
        IngotsPerWin: "{0} gold from the bank after each later win.", "{0} Gold von der Bank nach jedem weiteren Kauf.", "{0} goud van de bank na elke volgende koop.";
        LoseTies: "Scoring: you lose every tie.", "Wertung: Du verlierst jeden Gleichstand.", "Telling: je verliest elke gelijke stand.";
        NoIngotPoints: "Scoring: your gold is worth nothing.", "Wertung: Dein Gold zählt nichts.", "Telling: je goud telt niet mee.";
        LookAtStacks: "Before you reveal, you see the top of each stack.", "Vor dem Aufdecken siehst du jeden Stapel von oben.", "Voor het onthullen zie je elke stapel van boven.";
        FromBank: "At once: up to {0} gold from the bank.", "Sofort: bis zu {0} Gold von der Bank.", "Meteen: tot {0} goud van de bank.";
        PayRight: "You may pay your right neighbour instead.", "Du darfst stattdessen rechts bezahlen.", "Je mag in plaats daarvan rechts betalen.";
        NoCurses: "Your own curses do nothing to you.", "Deine Flüche treffen dich nicht.", "Je eigen vloeken doen je niets.";
        Show: "At once: all see the counterfeits on your left and right.", "Sofort: Alle sehen die Fälschungen links und rechts von dir.", "Meteen: iedereen ziet de vervalsingen links en rechts van je.";
        WinTies: "Scoring: you win every tie.", "Wertung: Du gewinnst jeden Gleichstand.", "Telling: je wint elke gelijke stand.";
        BuyBackFor: "End: you buy back for {0} gold.", "Ende: Du löst für {0} Gold aus.", "Einde: je koopt terug voor {0} goud.";
        NoNextBid: "At once: you may not bid in the next auction.", "Sofort: In der nächsten Auktion bietest du nicht.", "Meteen: in de volgende veiling bied je niet.";
        AnyColour: "Scoring: any colour in a set of four.", "Wertung: im Vierersatz jede Farbe.", "Telling: elke kleur in een set van vier.";
        Nothing: "No effect: it counts for its colour.", "Keine Wirkung: Es zählt für seine Farbe.", "Geen effect: het telt voor zijn kleur.";
    }
}

impl Does {
    /// The wording of an effect.
    pub const fn of(effect: Option<Effect>) -> Does {
        let Some(effect) = effect else {
            return Does::Nothing;
        };
        match effect {
            Effect::CertificateOne | Effect::CertificateTwo => Does::Certificate,
            Effect::RevealEvery => Does::RevealEvery,
            Effect::PointPerIngots => Does::PointPerIngots,
            Effect::Examine => Does::Examine,
            Effect::Cancel => Does::Cancel,
            Effect::Announce => Does::Announce,
            Effect::Equal => Does::Equal,
            Effect::LosePart => Does::LosePart,
            Effect::IngotsPerWin => Does::IngotsPerWin,
            Effect::LoseTies => Does::LoseTies,
            Effect::NoIngotPoints => Does::NoIngotPoints,
            Effect::LookAtStacks => Does::LookAtStacks,
            Effect::FromBank => Does::FromBank,
            Effect::PayRight => Does::PayRight,
            Effect::NoCurses => Does::NoCurses,
            Effect::Show => Does::Show,
            Effect::WinTies => Does::WinTies,
            Effect::BuyBackFor => Does::BuyBackFor,
            Effect::NoNextBid => Does::NoNextBid,
            Effect::AnyColour => Does::AnyColour,
        }
    }
}

/// Writes what a relic does, as it is printed.
pub fn effect(
    out: &mut dyn Write,
    language: Language,
    effect: Option<Effect>,
    amount: u8,
) -> Result {
    let text = Does::of(effect).text(language);
    say(out, language, text, &[Arg::Number(amount.into())])
}

/// An effect in a word or two, for a row of printed values.
pub const fn effect_word(effect: Effect, language: Language) -> &'static str {
    match effect {
        Effect::CertificateOne => {
            language.pick(three!("certificate 1", "Zertifikat 1", "certificaat 1"))
        }
        Effect::CertificateTwo => {
            language.pick(three!("certificate 2", "Zertifikat 2", "certificaat 2"))
        }
        Effect::RevealEvery => language.pick(three!("reveals all", "deckt auf", "onthult")),
        Effect::PointPerIngots => language.pick(three!("gold points", "Goldpunkte", "goudpunten")),
        Effect::Examine => language.pick(three!("examine", "prüfen", "onderzoek")),
        Effect::Cancel => language.pick(three!("cancel", "aufheben", "opheffen")),
        Effect::Announce => language.pick(three!("announce", "ansagen", "noemen")),
        Effect::Equal => language.pick(three!("equal bid", "gleichziehen", "even hoog")),
        Effect::LosePart => language.pick(three!("lose part", "Teil weg", "deel weg")),
        Effect::IngotsPerWin => {
            language.pick(three!("gold a win", "Gold je Kauf", "goud per koop"))
        }
        Effect::LoseTies => language.pick(three!("lose ties", "Patt verloren", "verlies gelijk")),
        Effect::NoIngotPoints => {
            language.pick(three!("no gold pts", "Gold zählt 0", "goud telt 0"))
        }
        Effect::LookAtStacks => language.pick(three!("see stacks", "Stapel sehen", "ziet stapels")),
        Effect::FromBank => language.pick(three!("from bank", "aus der Bank", "van de bank")),
        Effect::PayRight => language.pick(three!("pay right", "rechts zahlen", "rechts betaald")),
        Effect::NoCurses => language.pick(three!("no curses", "keine Flüche", "geen vloek")),
        Effect::Show => language.pick(three!("show all", "allen zeigen", "toon allen")),
        Effect::WinTies => language.pick(three!("win ties", "Patt gewonnen", "wint gelijk")),
        Effect::BuyBackFor => language.pick(three!("buy back for", "auslösen für", "terugkoop")),
        Effect::NoNextBid => language.pick(three!("no next bid", "Bietpause", "slaat over")),
        Effect::AnyColour => language.pick(three!("any colour", "jede Farbe", "elke kleur")),
    }
}
