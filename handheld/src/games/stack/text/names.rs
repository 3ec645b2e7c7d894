//! What things of the game are called: as labels that stand alone, and within sentences.

use core::fmt::{Result, Write};

use engine::stack::{CardSet, Deck, Effect, Face, Helper, HelperEffect, Letter, Monster, Values};

use crate::text::{Arg, Language, Named, say, small, texts, three};

/// A thing of the game as an argument of a sentence or a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A card within a sentence, as an object: "a statue".
    Card(Deck, Face),
    /// A deck as a label: "Statues".
    Deck(Deck),
    /// A helper as a label: "Sculptor".
    Helper(Helper),
    /// Some cards of a deck within a sentence: "3 statues".
    Set(CardSet),
}

impl Named for Thing {
    fn write(&self, language: Language, out: &mut dyn Write) -> Result {
        match *self {
            Thing::Card(kind, face) => card(kind, face, language, out),
            Thing::Deck(kind) => out.write_str(deck(kind, language)),
            Thing::Helper(one) => out.write_str(helper(one, language)),
            Thing::Set(set) => card_set(set, language, out),
        }
    }
}

/// A deck as a label.
pub const fn deck(deck: Deck, language: Language) -> &'static str {
    match deck {
        Deck::Statues => language.pick(three!("Statues", "Statuen", "Beelden")),
        Deck::Coins => language.pick(three!("Coins", "Münzen", "Munten")),
        Deck::Weapons => language.pick(three!("Weapons", "Waffen", "Wapens")),
        Deck::Manuscripts => language.pick(three!("Manuscripts", "Manuskripte", "Manuscripten")),
        Deck::Jewels => language.pick(three!("Jewels", "Juwelen", "Juwelen")),
        Deck::Relics => language.pick(three!("Relics", "Relikte", "Relieken")),
        Deck::Porcelain => language.pick(three!("Porcelain", "Porzellan", "Porselein")),
        Deck::VampireMummy => language.pick(three!(
            "Vampire & Mummy",
            "Vampir & Mumie",
            "Vampier & Mummie"
        )),
        Deck::CurseBlessing => {
            language.pick(three!("Curse & Blessing", "Fluch & Segen", "Vloek & Zegen"))
        }
        Deck::Treasure => language.pick(three!("Treasure", "Schatz", "Schat")),
    }
}

texts! {
    /// What a deck is about, in a line.
    pub enum InShort {
        StatuesDetail: "{0}, {1}, {2}, {3} and more", "{0}, {1}, {2}, {3} und mehr", "{0}, {1}, {2}, {3} en meer";
        CoinsDetail: "{0} each; 2 or 3: silver", "Je {0}; 2 oder 3: Silber", "Elk {0}; 2 of 3: zilver";
        WeaponsDetail: "{0} each; 2 or 3: steal", "Je {0}; 2 oder 3: Diebstahl", "Elk {0}; 2 of 3: stelen";
        ManuscriptsDetail: "{0} each; 2 or 3: actions", "Je {0}; 2 oder 3: Aktionen", "Elk {0}; 2 of 3: acties";
        JewelsDetail: "{0} each; 2 or 3: helpers", "Je {0}; 2 oder 3: Gehilfen", "Elk {0}; 2 of 3: helpers";
        RelicsDetail: "{0} each; most {1}, fewest {2}", "Je {0}; meiste {1}, wenigste {2}", "Elk {0}; meeste {1}, minste {2}";
        PorcelainDetail: "2 alike {0}, 3: {1}, ABC {2}", "2 gleiche {0}, 3: {1}, ABC {2}", "2 gelijk {0}, 3: {1}, ABC {2}";
        VampireMummyDetail: "Paired {0}, alone {1}", "Paare {0}, allein {1}", "Paren {0}, alleen {1}";
        CurseBlessingDetail: "Acts at once, good or bad", "Wirkt sofort, gut oder übel", "Meteen, goed of slecht";
        TreasureDetail: "Points, or acts at once", "Punkte, oder wirkt sofort", "Punten, of werkt meteen";
    }
}

/// What a deck is about, with what is printed in this box.
pub fn in_short(deck: Deck, values: &Values, language: Language, out: &mut dyn Write) -> Result {
    let points = Arg::Number(values.points[deck].into());
    let mut signed = [const { heapless::String::<8>::new() }; 2];
    let [first, second] = &mut signed;
    // A byte has four letters at most.
    let _ = write!(first, "{:+}", values.most_relics);
    let _ = write!(second, "{:+}", values.fewest_relics);
    let [_, one, two, three, four, ..] = values.statues.map(|points| Arg::Number(points.into()));
    let (porcelain, monsters) = (&values.porcelain, &values.monsters);
    let number = |points: i8| Arg::Number(points.into());
    let (text, args) = match deck {
        Deck::Statues => (InShort::StatuesDetail, [one, two, three, four]),
        Deck::Coins => (InShort::CoinsDetail, [points; 4]),
        Deck::Weapons => (InShort::WeaponsDetail, [points; 4]),
        Deck::Manuscripts => (InShort::ManuscriptsDetail, [points; 4]),
        Deck::Jewels => (InShort::JewelsDetail, [points; 4]),
        Deck::Relics => {
            let [most, fewest] = [Arg::Text(first), Arg::Text(second)];
            (InShort::RelicsDetail, [points, most, fewest, fewest])
        }
        Deck::Porcelain => {
            let [pair, three, mixed] =
                [porcelain.pair, porcelain.three, porcelain.mixed].map(number);
            (InShort::PorcelainDetail, [pair, three, mixed, mixed])
        }
        Deck::VampireMummy => {
            let [paired, alone] = [monsters.vampire_cross, monsters.monster].map(number);
            (InShort::VampireMummyDetail, [paired, alone, alone, alone])
        }
        Deck::CurseBlessing => (InShort::CurseBlessingDetail, [points; 4]),
        Deck::Treasure => (InShort::TreasureDetail, [points; 4]),
    };
    say(out, language, text.text(language), &args)
}

/// A card as a label, without what sets it apart from others of its kind.
const fn kind(deck: Deck, face: Face, language: Language) -> &'static str {
    match face {
        Face::Monster(Monster::Vampire) => language.pick(three!("Vampire", "Vampir", "Vampier")),
        Face::Monster(Monster::Mummy) => language.pick(three!("Mummy", "Mumie", "Mummie")),
        Face::Monster(Monster::Cross) => {
            language.pick(three!("Silver cross", "Silberkreuz", "Kruis"))
        }
        Face::Monster(Monster::Coffin) => language.pick(three!("Coffin", "Sarg", "Doodskist")),
        Face::Blessing(_) => language.pick(three!("Blessing", "Segen", "Zegen")),
        Face::Curse(_) => language.pick(three!("Curse", "Fluch", "Vloek")),
        Face::Treasure(_) => language.pick(three!("Treasure", "Schatz", "Schat")),
        Face::Porcelain(_) => language.pick(three!("Porcelain", "Porzellan", "Porselein")),
        Face::Plain => match deck {
            Deck::Statues => language.pick(three!("Statue", "Statue", "Beeld")),
            Deck::Coins => language.pick(three!("Coin", "Münze", "Munt")),
            Deck::Weapons => language.pick(three!("Weapon", "Waffe", "Wapen")),
            Deck::Manuscripts => language.pick(three!("Manuscript", "Manuskript", "Manuscript")),
            Deck::Jewels => language.pick(three!("Jewel", "Juwel", "Juweel")),
            _ => language.pick(three!("Relic", "Relikt", "Reliek")),
        },
    }
}

/// The letter of a service.
pub const fn letter(letter: Letter) -> &'static str {
    match letter {
        Letter::A => "A",
        Letter::B => "B",
        Letter::C => "C",
    }
}

/// A set of all three letters.
pub const MIXED_SERVICE: &str = "ABC";

/// One to three pieces of one letter.
pub const fn service(letter: Letter, pieces: u8) -> &'static str {
    match (letter, pieces) {
        (Letter::A, 1) => "A",
        (Letter::A, 2) => "AA",
        (Letter::A, _) => "AAA",
        (Letter::B, 1) => "B",
        (Letter::B, 2) => "BB",
        (Letter::B, _) => "BBB",
        (Letter::C, 1) => "C",
        (Letter::C, 2) => "CC",
        (Letter::C, _) => "CCC",
    }
}

/// A monster, or what keeps it at bay, in a word.
pub const fn monster(monster: Monster, language: Language) -> &'static str {
    match monster {
        Monster::Vampire => language.pick(three!("vampire", "Vampir", "vampier")),
        Monster::Mummy => language.pick(three!("mummy", "Mumie", "mummie")),
        Monster::Cross => language.pick(three!("cross", "Kreuz", "kruis")),
        Monster::Coffin => language.pick(three!("coffin", "Sarg", "kist")),
    }
}

/// A card as a label: "Porcelain A".
pub fn card_title(deck: Deck, face: Face, language: Language, out: &mut dyn Write) -> Result {
    out.write_str(kind(deck, face, language))?;
    match face {
        Face::Porcelain(of) => write!(out, " {}", letter(of)),
        _ => Ok(()),
    }
}

/// A card within a sentence, as what somebody takes or gives.
fn card(deck: Deck, face: Face, language: Language, out: &mut dyn Write) -> Result {
    let article = match language {
        Language::English => "a ",
        Language::Dutch => "een ",
        Language::German => match (deck, face) {
            (_, Face::Monster(Monster::Vampire | Monster::Coffin))
            | (_, Face::Blessing(_) | Face::Curse(_) | Face::Treasure(_)) => "einen ",
            (_, Face::Monster(Monster::Cross))
            | (Deck::Manuscripts | Deck::Jewels | Deck::Relics, Face::Plain) => "ein ",
            _ => "eine ",
        },
    };
    match (face, language) {
        (Face::Porcelain(of), _) => {
            let text = language.pick(three!("porcelain {0}", "Porzellan {0}", "porselein {0}"));
            say(out, language, text, &[Arg::Text(letter(of))])
        }
        (Face::Monster(Monster::Cross), Language::Dutch) => out.write_str("een kruis"),
        (_, Language::German) => write!(out, "{article}{}", kind(deck, face, language)),
        _ => {
            out.write_str(article)?;
            let name = kind(deck, face, language);
            name.chars()
                .map(small)
                .try_for_each(|letter| out.write_char(letter))
        }
    }
}

/// Some cards of a deck within a sentence: "3 statues".
fn card_set(set: CardSet, language: Language, out: &mut dyn Write) -> Result {
    let text = match set {
        CardSet::Statues(_) => language.pick(three!("{0} statues", "{0} Statuen", "{0} beelden")),
        CardSet::Coins(_) => language.pick(three!("{0} coins", "{0} Münzen", "{0} munten")),
        CardSet::Weapons(_) => language.pick(three!("{0} weapons", "{0} Waffen", "{0} wapens")),
        CardSet::Manuscripts(_) => language.pick(three!(
            "{0} manuscripts",
            "{0} Manuskripte",
            "{0} manuscripten"
        )),
        CardSet::Jewels(_) => language.pick(three!("{0} jewels", "{0} Juwelen", "{0} juwelen")),
        CardSet::Porcelain(..) => language.pick(three!(
            "{0} porcelain {1}",
            "{0} Porzellan {1}",
            "{0} porselein {1}"
        )),
    };
    let service = match set {
        CardSet::Porcelain(of, _) => letter(of),
        _ => "",
    };
    let args = [Arg::Number(set.size().into()), Arg::Text(service)];
    say(out, language, text, &args)
}

/// A helper as a label.
pub const fn helper(helper: Helper, language: Language) -> &'static str {
    match helper {
        Helper::Sculptor => language.pick(three!("Sculptor", "Bildhauer", "Beeldhouwer")),
        Helper::Numismatist => language.pick(three!("Numismatist", "Münzkundler", "Muntkenner")),
        Helper::Armourer => language.pick(three!("Armourer", "Waffenschmied", "Wapensmid")),
        Helper::Scribe => language.pick(three!("Scribe", "Schreiber", "Schrijver")),
        Helper::Jeweller => language.pick(three!("Jeweller", "Juwelier", "Juwelier")),
        Helper::Priest => language.pick(three!("Priest", "Priester", "Priester")),
        Helper::Butler => language.pick(three!("Butler", "Butler", "Butler")),
        Helper::MonsterHunter => {
            language.pick(three!("Monster hunter", "Monsterjäger", "Monsterjager"))
        }
        Helper::Exorcist => language.pick(three!("Exorcist", "Exorzist", "Exorcist")),
        Helper::TreasureHunter => {
            language.pick(three!("Treasure hunter", "Schatzsucher", "Schatzoeker"))
        }
        Helper::Astronomer => language.pick(three!("Astronomer", "Astronom", "Astronoom")),
        Helper::Curator => language.pick(three!("Curator", "Kurator", "Curator")),
    }
}

texts! {
    /// What helpers bring at the end.
    pub enum Brings {
        PerCardDetail: "{0} for each: {1}", "je {0}: {1}", "elk {0}: {1}";
        PerCurseDetail: "{0} for each curse", "{0} je Fluch", "{0} per vloek";
        LoneDetail: "A lone monster counts {0}", "Einzelnes Monster zählt {0}", "Los monster telt {0}";
        PerStarsDetail: "{0} for every {1} stars", "{0} je {1} Sterne", "{0} per {1} sterren";
        PerTypeDetail: "{0} per type with {1} cards", "{0} je Typ ab {1} Karten", "{0} per type vanaf {1}";
    }
}

/// What a helper brings, below its name.
pub fn brings(
    deck_of: Option<Deck>,
    effect: HelperEffect,
    language: Language,
    out: &mut dyn Write,
) -> Result {
    let mut points: heapless::String<8> = heapless::String::new();
    let mut sign = |number: i8| {
        // A byte has four letters at most.
        let _ = write!(points, "{number:+}");
    };
    let (text, second) = match effect {
        HelperEffect::PerCard(number) => {
            sign(number);
            let name = deck_of.map_or("", |one| deck(one, language));
            (Brings::PerCardDetail, Arg::Text(name))
        }
        HelperEffect::PerCurse(number) => {
            sign(number);
            (Brings::PerCurseDetail, Arg::Text(""))
        }
        HelperEffect::LoneMonsters(number) => {
            sign(number);
            (Brings::LoneDetail, Arg::Text(""))
        }
        HelperEffect::PerStars { stars, points } => {
            sign(points);
            (Brings::PerStarsDetail, Arg::Number(stars.into()))
        }
        HelperEffect::PerType { cards, points } => {
            sign(points);
            (Brings::PerTypeDetail, Arg::Number(cards.into()))
        }
    };
    say(
        out,
        language,
        text.text(language),
        &[Arg::Text(&points), second],
    )
}

texts! {
    /// What a curse, a blessing or a treasure does.
    pub enum Does {
        PointsDetail: "{0} {0|point|points} at the end", "{0} {0|Punkt|Punkte} am Ende", "{0} {0|punt|punten} aan het eind";
        TakeSilverDetail: "Take {0} silver", "{0} Silber nehmen", "Neem {0} zilver";
        MoreActionsDetail: "{0} more {0|action|actions} now", "Sofort {0} {0|Aktion|Aktionen} mehr", "Nu {0} {0|actie|acties} erbij";
        FreeHelpersDetail: "{0} {0|helper|helpers} for nothing", "{0} {0|Gehilfe|Gehilfen} umsonst", "{0} gratis {0|helper|helpers}";
        OthersGiveDetail: "All others give {0} silver", "Alle geben {0} Silber", "Allen geven {0} zilver";
        PayDetail: "Pay {0} silver", "{0} Silber zahlen", "Betaal {0} zilver";
        GiveToLeftDetail: "{0} open {0|card|cards} to the left", "{0} offene {0|Karte|Karten} nach links", "{0} open {0|kaart|kaarten} naar links";
        RemoveDetail: "{0} open {0|card leaves|cards leave} play", "{0} offene {0|Karte|Karten} verlieren", "{0} open {0|kaart|kaarten} uit het spel";
        OthersTakeDetail: "All others take {0} silver", "Alle anderen: {0} Silber", "Alle anderen: {0} zilver";
    }
}

/// What an effect does, in a line.
pub fn does(effect: Effect, language: Language, out: &mut dyn Write) -> Result {
    let text = match effect {
        Effect::Points(_) => Does::PointsDetail,
        Effect::TakeSilver(_) => Does::TakeSilverDetail,
        Effect::MoreActions(_) => Does::MoreActionsDetail,
        Effect::FreeHelpers(_) => Does::FreeHelpersDetail,
        Effect::OthersGive(_) => Does::OthersGiveDetail,
        Effect::Pay(_) => Does::PayDetail,
        Effect::GiveToLeft(_) => Does::GiveToLeftDetail,
        Effect::Remove(_) => Does::RemoveDetail,
        Effect::OthersTake(_) => Does::OthersTakeDetail,
    };
    let number = Arg::Number(effect.number().into());
    say(out, language, text.text(language), &[number])
}
