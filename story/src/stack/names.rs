//! What things are called: one word for programs, and words for people.

pub use engine::stack::names::{deck, helper, letter, monster};
use engine::stack::{
    ArtifactStack, Card, Cards, Deck, Effect, Face, Helper, HelperSet, Level, Monster, Place,
};

use crate::page::{counted, list, number, with_article};

/// Helpers' names in the JSON.
pub fn helpers(set: HelperSet) -> Vec<&'static str> {
    set.iter().map(helper).collect()
}

/// A card's name in the JSON.
pub fn card(card: Card) -> String {
    format!("{}.{}", deck(card.deck()), card.number())
}

/// Cards' names in the JSON.
pub fn cards(set: &Cards) -> Vec<String> {
    set.iter().map(card).collect()
}

/// Some cards of a deck, by their bits.
pub fn some_of(deck: Deck, bits: u16) -> Cards {
    let mut cards = Cards::NONE;
    let some = Cards::of_deck(deck).iter();
    for card in some.filter(|card| bits >> (card.number() - 1) & 1 == 1) {
        cards.insert(card);
    }
    cards
}

/// A level's name, in the JSON and for people.
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Base => "base",
        Level::Middle => "middle",
        Level::Top => "top",
    }
}

/// The letter of a row: the base has A to C, the middle D and E, the top F.
pub fn row(level: Level, row: u8) -> char {
    let first = match level {
        Level::Base => b'A',
        Level::Middle => b'D',
        Level::Top => b'F',
    };
    char::from(first + row)
}

/// A place in a sentence.
pub fn place_words(place: Place) -> String {
    format!("{}{}", row(place.level(), place.row()), place.column() + 1)
}

/// A place's name in the JSON.
pub fn place(place: Place) -> String {
    place_words(place).to_lowercase()
}

/// A deck in a sentence.
pub fn deck_words(one: Deck) -> &'static str {
    match one {
        Deck::VampireMummy => "vampires and mummies",
        Deck::CurseBlessing => "curses and blessings",
        Deck::Treasure => "treasures",
        plain => deck(plain),
    }
}

/// Decks in a sentence; those with an "and" of their own at the end.
pub fn decks_words(decks: impl Iterator<Item = Deck>) -> String {
    let words: Vec<String> = decks.map(|deck| deck_words(deck).into()).collect();
    match words.iter().any(|word| word.contains(" and ")) {
        true => words.join(", "),
        false => list(&words),
    }
}

/// A helper in a sentence.
pub fn helper_words(helper: Helper) -> &'static str {
    match helper {
        Helper::Sculptor => "the Sculptor",
        Helper::Numismatist => "the Numismatist",
        Helper::Armourer => "the Armourer",
        Helper::Scribe => "the Scribe",
        Helper::Jeweller => "the Jeweller",
        Helper::Priest => "the Priest",
        Helper::Butler => "the Butler",
        Helper::MonsterHunter => "the Monster hunter",
        Helper::Exorcist => "the Exorcist",
        Helper::TreasureHunter => "the Treasure hunter",
        Helper::Astronomer => "the Astronomer",
        Helper::Curator => "the Curator",
    }
}

/// Helpers in a sentence.
pub fn helpers_words(set: HelperSet) -> String {
    let words: Vec<String> = set.iter().map(|one| helper_words(one).into()).collect();
    list(&words)
}

/// "2 silver".
pub fn silver(count: u8) -> String {
    format!("{count} silver")
}

/// "3 points".
pub fn points(count: i32) -> String {
    counted(count, ("point", "points"))
}

/// What one card of its kind is called, and several.
fn kind(deck: Deck, face: Face) -> (String, String) {
    let (one, many) = match face {
        Face::Porcelain(of) => {
            let of = row(Level::Base, of as u8);
            return (
                format!("piece of service {of}"),
                format!("pieces of service {of}"),
            );
        }
        Face::Monster(Monster::Vampire) => ("vampire", "vampires"),
        Face::Monster(Monster::Mummy) => ("mummy", "mummies"),
        Face::Monster(Monster::Cross) => ("silver cross", "silver crosses"),
        Face::Monster(Monster::Coffin) => ("coffin", "coffins"),
        Face::Blessing(_) => ("blessing", "blessings"),
        Face::Curse(_) => ("curse", "curses"),
        Face::Treasure(_) => ("treasure", "treasures"),
        Face::Plain => match deck {
            Deck::Statues => ("statue", "statues"),
            Deck::Coins => ("coin", "coins"),
            Deck::Weapons => ("weapon", "weapons"),
            Deck::Manuscripts => ("manuscript", "manuscripts"),
            Deck::Jewels => ("jewel", "jewels"),
            Deck::Relics => ("relic", "relics"),
            _ => ("artifact", "artifacts"),
        },
    };
    (one.into(), many.into())
}

/// What a curse, a blessing or a treasure says.
fn effect_words(effect: Effect) -> String {
    match effect {
        Effect::Points(count) => points(count.into()),
        Effect::TakeSilver(count) => format!("take {}", silver(count)),
        Effect::MoreActions(1) => "one more action".into(),
        Effect::MoreActions(count) => format!("{} more actions", number(count)),
        Effect::FreeHelpers(1) => "a free helper".into(),
        Effect::FreeHelpers(count) => format!("{} free helpers", number(count)),
        Effect::OthersGive(count) => format!("each other player gives {}", silver(count)),
        Effect::Pay(count) => format!("pay {}", silver(count)),
        Effect::GiveToLeft(1) => "give an artifact to the left".into(),
        Effect::GiveToLeft(count) => format!("give {} artifacts to the left", number(count)),
        Effect::Remove(1) => "remove an artifact".into(),
        Effect::Remove(count) => format!("remove {} artifacts", number(count)),
        Effect::OthersTake(count) => format!("each other player takes {}", silver(count)),
    }
}

/// A card in a sentence that goes on to say what comes of it.
pub fn card_words(game: &ArtifactStack, card: Card) -> String {
    let value = game.values().card(card);
    let (name, _) = kind(card.deck(), value.face);
    let star = if value.star { "starred " } else { "" };
    let worth = match value.face.effect() {
        Some(Effect::Points(count)) => format!(" of {}", points(count.into())),
        _ => String::new(),
    };
    with_article(&format!("{star}{name}{worth}"))
}

/// A card with everything it says.
pub fn whole_card_words(game: &ArtifactStack, card: Card) -> String {
    let words = card_words(game, card);
    match game.values().card(card).face.at_once() {
        Some(effect) => format!("{words} ({})", effect_words(effect)),
        None => words,
    }
}

/// A card in the drawing of a temple.
pub fn short_card(game: &ArtifactStack, card: Card) -> String {
    let value = game.values().card(card);
    let name = match value.face {
        Face::Porcelain(of) => format!("service {}", row(Level::Base, of as u8)),
        Face::Monster(Monster::Cross) => "cross".into(),
        Face::Treasure(Effect::Points(count)) => points(count.into()),
        Face::Treasure(Effect::TakeSilver(count)) => silver(count),
        Face::Treasure(Effect::FreeHelpers(_)) => "helper".into(),
        face => kind(card.deck(), face).0,
    };
    let star = if value.star { "*" } else { "" };
    format!("{name}{star}")
}

/// So many cards of one kind: "a coin", "two coins".
pub fn alike(of: Deck, face: Face, count: u8) -> String {
    let (one, many) = kind(of, face);
    match count {
        1 => with_article(&one),
        _ => format!("{} {many}", number(count)),
    }
}

/// Cards in a sentence, those of a kind together. Stars are not told.
pub fn cards_words(game: &ArtifactStack, set: &Cards) -> String {
    let mut kinds: Vec<(Deck, Face, u8)> = Vec::new();
    for card in set.iter() {
        let (of, face) = (card.deck(), game.values().card(card).face);
        let same = kinds
            .iter_mut()
            .find(|(other, seen, _)| kind(*other, *seen) == kind(of, face));
        match same {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((of, face, 1)),
        }
    }
    kinds.sort_by_key(|(of, face, _)| match face {
        Face::Porcelain(letter) => (*of, *letter as u8),
        _ => (*of, 0),
    });
    let words = kinds
        .into_iter()
        .map(|(of, face, count)| alike(of, face, count));
    list(&words.collect::<Vec<_>>())
}
