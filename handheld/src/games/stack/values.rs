//! Artifact Stack's printed values, in groups: every card of each deck, costs, bonuses, points,
//! awards, helpers.

use core::fmt::{Result as Written, Write};

use engine::each::Member;
use engine::print::Print;
use engine::stack::{
    BONUS_DECKS, Card, Deck, Effect, Face, Field, Helper, HelperEffect, LARGE_SET, OfCard,
    OfHelper, SMALL_SET, Values,
};

use super::text::{Label, names};
use crate::text::{Arg, Language, say, three};

/// Values that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The nine cards of a deck.
    Deck(Deck),
    /// Silver, and what things cost.
    Costs,
    /// What two and three cards bring.
    Bonuses,
    /// Sets of statues.
    Statues,
    /// Sets of porcelain.
    Porcelain,
    /// Monsters alone and combined.
    Monsters,
    /// Relics, stars, silver.
    Awards,
    /// What a helper brings.
    Helper(Helper),
}

/// How many groups there are.
pub const GROUPS: usize = OTHERS.len() + Deck::COUNT + Helper::COUNT;

/// Those besides the decks and the helpers.
const OTHERS: [Group; 6] = [
    Group::Costs,
    Group::Bonuses,
    Group::Statues,
    Group::Porcelain,
    Group::Monsters,
    Group::Awards,
];

/// How many cards a deck has.
const CARDS: usize = 9;

/// The least and the most that a number is set to.
pub const fn limits(field: Field) -> (i32, i32) {
    match field {
        Field::Silver => (0, 201),
        Field::Statues(_) => (0, 99),
        Field::Card(..)
        | Field::Bonus(..)
        | Field::StartSilver
        | Field::Dig
        | Field::Look
        | Field::Hire
        | Field::Helper(_, OfHelper::Of) => (0, 10),
        _ => (-60, 60),
    }
}

/// The group with a number: those of the game, then its decks, then its helpers.
pub fn group(number: usize) -> Group {
    if let Some(group) = OTHERS.get(number) {
        return *group;
    }
    let number = number - OTHERS.len();
    let helper = || number.checked_sub(Deck::COUNT).and_then(Helper::at);
    let deck = Deck::at(number).map(Group::Deck);
    deck.or_else(|| helper().map(Group::Helper))
        .unwrap_or(Group::Costs)
}

impl Group {
    /// What it is called.
    pub fn title(self, language: Language, out: &mut dyn Write) -> Written {
        let label = match self {
            Group::Deck(deck) => return out.write_str(names::deck(deck, language)),
            Group::Costs => Label::ValueCosts,
            Group::Bonuses => Label::ValueBonuses,
            Group::Statues => Label::ValueStatues,
            Group::Porcelain => Label::ValuePorcelain,
            Group::Monsters => Label::ValueMonsters,
            Group::Awards => Label::ValueAwards,
            Group::Helper(helper) => return out.write_str(names::helper(helper, language)),
        };
        out.write_str(label.text(language))
    }

    /// What its values say together: a helper's in words, all others one after the other.
    pub fn detail(self, values: &Values, language: Language, out: &mut dyn Write) -> Written {
        if let Group::Helper(helper) = self {
            let printed = &values.helpers[helper];
            return names::brings(printed.deck, printed.effect, language, out);
        }
        for place in 0..self.size() {
            self.value(values, place, language, out)?;
            out.write_char(' ')?;
        }
        Ok(())
    }

    /// How many values it has.
    pub fn size(self) -> usize {
        match self {
            Group::Deck(deck) => 1 + CARDS * OfCard::of_deck(deck).len(),
            Group::Costs => 5,
            Group::Bonuses => 2 * BONUS_DECKS.len(),
            Group::Statues => CARDS,
            Group::Porcelain => 4,
            Group::Monsters => 6,
            Group::Awards => 4,
            Group::Helper(_) => OfHelper::ALL.len(),
        }
    }

    /// The value at a place.
    pub fn field(self, place: usize) -> Option<Field> {
        if place >= self.size() {
            return None;
        }
        Some(match (self, place) {
            (Group::Deck(deck), 0) => Field::Points(deck),
            (Group::Deck(deck), place) => {
                let parts = OfCard::of_deck(deck);
                let number = (place - 1) / parts.len() + 1;
                let part = parts.get((place - 1) % parts.len())?;
                Field::Card(Card::new(deck, number as u8)?, *part)
            }
            (Group::Costs, 0) => Field::Silver,
            (Group::Costs, 1) => Field::StartSilver,
            (Group::Costs, 2) => Field::Dig,
            (Group::Costs, 3) => Field::Look,
            (Group::Costs, _) => Field::Hire,
            (Group::Bonuses, place) => {
                let size = [SMALL_SET, LARGE_SET];
                Field::Bonus(*BONUS_DECKS.get(place / 2)?, *size.get(place % 2)?)
            }
            (Group::Statues, place) => Field::Statues(place as u8 + 1),
            (Group::Porcelain, 0) => Field::PorcelainSingle,
            (Group::Porcelain, 1) => Field::PorcelainPair,
            (Group::Porcelain, 2) => Field::PorcelainThree,
            (Group::Porcelain, _) => Field::PorcelainMixed,
            (Group::Monsters, 0) => Field::Monster,
            (Group::Monsters, 1) => Field::Cross,
            (Group::Monsters, 2) => Field::Coffin,
            (Group::Monsters, 3) => Field::VampireCross,
            (Group::Monsters, 4) => Field::MummyCoffin,
            (Group::Monsters, _) => Field::Trio,
            (Group::Awards, 0) => Field::MostRelics,
            (Group::Awards, 1) => Field::FewestRelics,
            (Group::Awards, 2) => Field::MostStars,
            (Group::Awards, _) => Field::SilverPoints,
            (Group::Helper(helper), place) => Field::Helper(helper, *OfHelper::ALL.get(place)?),
        })
    }

    /// Writes a value as a number or a word.
    pub fn value(
        self,
        values: &Values,
        place: usize,
        language: Language,
        out: &mut dyn Write,
    ) -> Written {
        match self.field(place) {
            Some(Field::Card(card, part)) => card_word(values, card, part, language, out),
            Some(Field::Helper(helper, part)) => helper_word(values, helper, part, language, out),
            Some(field) => write!(out, "{}", values.get(field)),
            None => Ok(()),
        }
    }

    /// What the value at a place is called.
    pub fn label(self, place: usize, language: Language, out: &mut dyn Write) -> Written {
        let plain = |label: Label, out: &mut dyn Write| out.write_str(label.text(language));
        match self {
            Group::Deck(deck) => {
                let Some(place) = place.checked_sub(1) else {
                    return plain(Label::ValuePointsEach, out);
                };
                let parts = OfCard::of_deck(deck);
                let label = match parts.get(place % parts.len()) {
                    Some(OfCard::Star) | None => Label::ValueStar,
                    Some(OfCard::FaceDown) => Label::ValueDown,
                    Some(OfCard::Number) => Label::ValueNumber,
                    Some(OfCard::Effect) => Label::ValueEffect,
                    Some(OfCard::Shows) if deck == Deck::Porcelain => Label::ValueLetter,
                    Some(OfCard::Shows) => Label::ValueMonster,
                };
                let number = Arg::Number((place / parts.len()) as i32 + 1);
                say(out, language, label.text(language), &[number])
            }
            Group::Bonuses => {
                let deck = BONUS_DECKS.get(place / 2).copied();
                let name = deck.map_or("", |deck| names::deck(deck, language));
                let label = if place.is_multiple_of(2) {
                    Label::ValueTwo
                } else {
                    Label::ValueThree
                };
                say(out, language, label.text(language), &[Arg::Text(name)])
            }
            Group::Statues => {
                let args = [Arg::Number(place as i32 + 1)];
                say(out, language, Label::ValueSetOf.text(language), &args)
            }
            Group::Helper(_) => plain(
                match OfHelper::ALL.get(place) {
                    Some(OfHelper::Deck) | None => Label::ValueHelperDeck,
                    Some(OfHelper::Counts) => Label::ValueHelperCounts,
                    Some(OfHelper::Of) => Label::ValueHelperOf,
                    Some(OfHelper::Points) => Label::ValueHelperPoints,
                },
                out,
            ),
            Group::Costs | Group::Porcelain | Group::Monsters | Group::Awards => {
                plain(self.plain_label(place), out)
            }
        }
    }

    /// What a value is called that has a name of its own.
    const fn plain_label(self, place: usize) -> Label {
        match (self, place) {
            (Group::Costs, 0) => Label::ValueSilver,
            (Group::Costs, 1) => Label::ValueStart,
            (Group::Costs, 2) => Label::ValueDig,
            (Group::Costs, 3) => Label::ValueLook,
            (Group::Costs, _) => Label::ValueHire,
            (Group::Porcelain, 0) => Label::ValueSingle,
            (Group::Porcelain, 1) => Label::ValuePair,
            (Group::Porcelain, 2) => Label::ValueTriple,
            (Group::Porcelain, _) => Label::ValueMixed,
            (Group::Monsters, 0) => Label::ValueLone,
            (Group::Monsters, 1) => Label::ValueCross,
            (Group::Monsters, 2) => Label::ValueCoffin,
            (Group::Monsters, 3) => Label::ValueVampireCross,
            (Group::Monsters, 4) => Label::ValueMummyCoffin,
            (Group::Monsters, _) => Label::ValueTrio,
            (_, 0) => Label::ValueMostRelics,
            (_, 1) => Label::ValueFewestRelics,
            (_, 2) => Label::ValueMostStars,
            (_, _) => Label::ValueSilverPoints,
        }
    }
}

fn yes_or_no(yes: bool, language: Language, out: &mut dyn Write) -> Written {
    let label = if yes { Label::ValueYes } else { Label::ValueNo };
    out.write_str(label.text(language))
}

fn card_word(
    values: &Values,
    card: Card,
    part: OfCard,
    language: Language,
    out: &mut dyn Write,
) -> Written {
    let printed = values.card(card);
    match (part, printed.face) {
        (OfCard::Star, _) => yes_or_no(printed.star, language, out),
        (OfCard::FaceDown, _) => yes_or_no(printed.down, language, out),
        (OfCard::Shows, Face::Porcelain(letter)) => out.write_str(names::letter(letter)),
        (OfCard::Shows, face) => names::card_title(card.deck(), face, language, out),
        (OfCard::Effect, face) => match face.effect() {
            Some(effect) => out.write_str(effect_word(effect, language)),
            None => Ok(()),
        },
        (OfCard::Number, face) => write!(out, "{}", face.effect().map_or(0, Effect::number)),
    }
}

fn helper_word(
    values: &Values,
    helper: Helper,
    part: OfHelper,
    language: Language,
    out: &mut dyn Write,
) -> Written {
    let printed = &values.helpers[helper];
    match (part, printed.effect) {
        (OfHelper::Deck, _) => out.write_str(match printed.deck {
            Some(deck) => names::deck(deck, language),
            None => Label::ValueNone.text(language),
        }),
        (OfHelper::Counts, effect) => out.write_str(counted_word(effect, language)),
        (OfHelper::Of, HelperEffect::PerStars { .. } | HelperEffect::PerType { .. }) => {
            write!(out, "{}", printed.effect.together())
        }
        // Nothing else says how many count together.
        (OfHelper::Of, _) => out.write_str("-"),
        (OfHelper::Points, effect) => write!(out, "{}", effect.points()),
    }
}

/// What a helper counts, where there is little room.
const fn counted_word(effect: HelperEffect, language: Language) -> &'static str {
    match effect {
        HelperEffect::PerCard(_) => language.pick(three!("cards", "Karten", "kaarten")),
        HelperEffect::PerCurse(_) => language.pick(three!("curses", "Flüche", "vloeken")),
        HelperEffect::LoneMonsters(_) => {
            language.pick(three!("lone monsters", "Monster allein", "losse monsters"))
        }
        HelperEffect::PerStars { .. } => language.pick(three!("stars", "Sterne", "sterren")),
        HelperEffect::PerType { .. } => language.pick(three!("types", "Arten", "soorten")),
    }
}

/// An effect in a word, where there is little room.
const fn effect_word(effect: Effect, language: Language) -> &'static str {
    match effect {
        Effect::Points(_) => language.pick(three!("points", "Punkte", "punten")),
        Effect::TakeSilver(_) => language.pick(three!("silver", "Silber", "zilver")),
        Effect::MoreActions(_) => language.pick(three!("action", "Aktion", "actie")),
        Effect::FreeHelpers(_) => language.pick(three!("helper", "Gehilfe", "helper")),
        Effect::OthersGive(_) => language.pick(three!("all give", "alle geben", "allen geven")),
        Effect::Pay(_) => language.pick(three!("pay", "zahlen", "betalen")),
        Effect::GiveToLeft(_) => language.pick(three!("give", "abgeben", "weggeven")),
        Effect::Remove(_) => language.pick(three!("lose", "verlieren", "verliezen")),
        Effect::OthersTake(_) => language.pick(three!("all take", "alle nehmen", "allen nemen")),
    }
}
