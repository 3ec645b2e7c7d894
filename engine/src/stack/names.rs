//! What things are called by programs: in files and in JSON, whatever the language.

use super::data::{Deck, Helper, Letter, Monster};
use super::values::{Effect, HelperEffect};

/// A deck.
pub const fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Statues => "statues",
        Deck::Coins => "coins",
        Deck::Weapons => "weapons",
        Deck::Manuscripts => "manuscripts",
        Deck::Jewels => "jewels",
        Deck::Relics => "relics",
        Deck::Porcelain => "porcelain",
        Deck::VampireMummy => "vampire_mummy",
        Deck::CurseBlessing => "curse_blessing",
        Deck::Treasure => "treasure",
    }
}

/// A helper.
pub const fn helper(helper: Helper) -> &'static str {
    match helper {
        Helper::Sculptor => "sculptor",
        Helper::Numismatist => "numismatist",
        Helper::Armourer => "armourer",
        Helper::Scribe => "scribe",
        Helper::Jeweller => "jeweller",
        Helper::Priest => "priest",
        Helper::Butler => "butler",
        Helper::MonsterHunter => "monster_hunter",
        Helper::Exorcist => "exorcist",
        Helper::TreasureHunter => "treasure_hunter",
        Helper::Astronomer => "astronomer",
        Helper::Curator => "curator",
    }
}

/// The letter of a service.
pub const fn letter(letter: Letter) -> &'static str {
    match letter {
        Letter::A => "a",
        Letter::B => "b",
        Letter::C => "c",
    }
}

/// What a card of vampires and mummies shows.
pub const fn monster(monster: Monster) -> &'static str {
    match monster {
        Monster::Vampire => "vampire",
        Monster::Mummy => "mummy",
        Monster::Cross => "cross",
        Monster::Coffin => "coffin",
    }
}

/// What a curse, a blessing or a treasure does.
pub const fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Points(_) => "points",
        Effect::TakeSilver(_) => "take_silver",
        Effect::MoreActions(_) => "more_actions",
        Effect::FreeHelpers(_) => "free_helpers",
        Effect::OthersGive(_) => "others_give",
        Effect::Pay(_) => "pay",
        Effect::GiveToLeft(_) => "give_to_left",
        Effect::Remove(_) => "remove",
        Effect::OthersTake(_) => "others_take",
    }
}

/// What a helper counts.
pub const fn counts(effect: HelperEffect) -> &'static str {
    match effect {
        HelperEffect::PerCard(_) => "cards",
        HelperEffect::PerCurse(_) => "curses",
        HelperEffect::LoneMonsters(_) => "lone_monsters",
        HelperEffect::PerStars { .. } => "stars",
        HelperEffect::PerType { .. } => "types",
    }
}
