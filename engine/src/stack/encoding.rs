//! Printed values and states as bytes: the same on every machine, and read back with care.

use super::action::{Action, card_set};
use super::cards::Cards;
use super::data::{CARDS_A_DECK, Deck, DeckSet, Helper, HelperSet, Letter, Monster};
use super::setup::ArtifactStack;
use super::state::{Closed, MOST_SETS, Phase, Player, State, Table};
use super::temple::{KnownCards, Place, Places, Temple};
use super::values::{
    BonusValue, CardValue, Effect, Face, HelperEffect, HelperValue, MonsterValues, PorcelainValues,
    Values,
};
use crate::actions::Coded;
use crate::bytes::{BytesError, Reader, Sink, member_byte};
use crate::each::Member;
use crate::game::Game;
use crate::seat::{PerSeat, Seat};

fn signed(reader: &mut Reader<'_>) -> Result<i8, BytesError> {
    reader.byte().map(|byte| i8::from_le_bytes([byte]))
}

const fn byte(number: i8) -> u8 {
    let [byte] = number.to_le_bytes();
    byte
}

impl Values {
    pub(super) fn write(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        for value in self.cards.values().iter().flatten() {
            write_card(value, sink)?;
        }
        for value in self.helpers.values() {
            write_helper(value, sink)?;
        }
        sink.put(&[
            self.silver,
            self.start_silver,
            self.dig,
            self.look,
            self.hire,
        ])?;
        sink.put(&self.points.values().map(byte))?;
        sink.put(&self.statues)?;
        for bonus in [self.coins, self.weapons, self.manuscripts, self.jewels] {
            sink.put(&[bonus.two, bonus.three])?;
        }
        let porcelain = &self.porcelain;
        let monsters = &self.monsters;
        let points = [
            porcelain.single,
            porcelain.pair,
            porcelain.three,
            porcelain.mixed,
            monsters.monster,
            monsters.cross,
            monsters.coffin,
            monsters.vampire_cross,
            monsters.mummy_coffin,
            monsters.trio,
            self.most_relics,
            self.fewest_relics,
            self.most_stars,
            self.silver_points,
        ];
        sink.put(&points.map(byte))
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let mut values = Values::default();
        for deck in Deck::ALL {
            for value in &mut values.cards[deck] {
                *value = read_card(reader)?;
            }
        }
        for helper in Helper::ALL {
            values.helpers[helper] = read_helper(reader)?;
        }
        values.silver = reader.byte()?;
        values.start_silver = reader.byte()?;
        values.dig = reader.byte()?;
        values.look = reader.byte()?;
        values.hire = reader.byte()?;
        for deck in Deck::ALL {
            values.points[deck] = signed(reader)?;
        }
        values.statues = reader.array::<{ CARDS_A_DECK + 1 }>()?;
        values.coins = read_bonus(reader)?;
        values.weapons = read_bonus(reader)?;
        values.manuscripts = read_bonus(reader)?;
        values.jewels = read_bonus(reader)?;
        values.porcelain = PorcelainValues {
            single: signed(reader)?,
            pair: signed(reader)?,
            three: signed(reader)?,
            mixed: signed(reader)?,
        };
        values.monsters = MonsterValues {
            monster: signed(reader)?,
            cross: signed(reader)?,
            coffin: signed(reader)?,
            vampire_cross: signed(reader)?,
            mummy_coffin: signed(reader)?,
            trio: signed(reader)?,
        };
        values.most_relics = signed(reader)?;
        values.fewest_relics = signed(reader)?;
        values.most_stars = signed(reader)?;
        values.silver_points = signed(reader)?;
        Ok(values)
    }
}

fn read_bonus(reader: &mut Reader<'_>) -> Result<BonusValue, BytesError> {
    let [two, three] = reader.array()?;
    Ok(BonusValue { two, three })
}

/// The bit of a card with a star.
const STAR: u8 = 0x10;
/// The bit of a card that lies face down.
const DOWN: u8 = 0x20;

/// Two bytes: star, lie and kind of face; then its detail, an effect in the high half.
fn write_card(value: &CardValue, sink: &mut impl Sink) -> Result<(), BytesError> {
    let (kind, detail) = match value.face {
        Face::Plain => (0, 0),
        Face::Porcelain(letter) => (1, letter as u8),
        Face::Monster(monster) => (2, monster as u8),
        Face::Blessing(effect) => (3, effect_byte(effect)),
        Face::Curse(effect) => (4, effect_byte(effect)),
        Face::Treasure(effect) => (5, effect_byte(effect)),
    };
    let star = if value.star { STAR } else { 0 };
    let down = if value.down { DOWN } else { 0 };
    sink.put(&[kind | star | down, detail])
}

fn read_card(reader: &mut Reader<'_>) -> Result<CardValue, BytesError> {
    let flags = reader.byte()?;
    let face = match flags & !(STAR | DOWN) {
        0 => reader.below(1).map(|_| Face::Plain),
        1 => reader.known(|byte| Letter::at(byte as usize).map(Face::Porcelain)),
        2 => reader.known(|byte| Monster::at(byte as usize).map(Face::Monster)),
        3 => reader.known(|byte| effect(byte).map(Face::Blessing)),
        4 => reader.known(|byte| effect(byte).map(Face::Curse)),
        5 => reader.known(|byte| effect(byte).map(Face::Treasure)),
        _ => Err(BytesError::Impossible),
    }?;
    Ok(CardValue {
        star: flags & STAR != 0,
        down: flags & DOWN != 0,
        face,
    })
}

fn effect_byte(effect: Effect) -> u8 {
    let kind = match effect {
        Effect::Points(_) => 0,
        Effect::TakeSilver(_) => 1,
        Effect::MoreActions(_) => 2,
        Effect::FreeHelpers(_) => 3,
        Effect::OthersGive(_) => 4,
        Effect::Pay(_) => 5,
        Effect::GiveToLeft(_) => 6,
        Effect::Remove(_) => 7,
        Effect::OthersTake(_) => 8,
    };
    // Values that were checked have numbers of one digit.
    kind << 4 | effect.number() & 0xF
}

fn effect(byte: u8) -> Option<Effect> {
    let number = byte & 0xF;
    Some(match byte >> 4 {
        0 => Effect::Points(number),
        1 => Effect::TakeSilver(number),
        2 => Effect::MoreActions(number),
        3 => Effect::FreeHelpers(number),
        4 => Effect::OthersGive(number),
        5 => Effect::Pay(number),
        6 => Effect::GiveToLeft(number),
        7 => Effect::Remove(number),
        8 => Effect::OthersTake(number),
        _ => return None,
    })
}

fn write_helper(value: &HelperValue, sink: &mut impl Sink) -> Result<(), BytesError> {
    let (kind, count, points) = match value.effect {
        HelperEffect::PerCard(points) => (0, 0, points),
        HelperEffect::PerCurse(points) => (1, 0, points),
        HelperEffect::LoneMonsters(points) => (2, 0, points),
        HelperEffect::PerStars { stars, points } => (3, stars, points),
        HelperEffect::PerType { cards, points } => (4, cards, points),
    };
    let deck = member_byte(value.deck);
    sink.put(&[deck, kind, count, byte(points)])
}

fn read_helper(reader: &mut Reader<'_>) -> Result<HelperValue, BytesError> {
    let deck = reader.maybe_member()?;
    let kind = reader.byte()?;
    let count = reader.byte()?;
    let points = signed(reader)?;
    let effect = match (kind, count) {
        (0, 0) => HelperEffect::PerCard(points),
        (1, 0) => HelperEffect::PerCurse(points),
        (2, 0) => HelperEffect::LoneMonsters(points),
        (3, stars) => HelperEffect::PerStars { stars, points },
        (4, cards) => HelperEffect::PerType { cards, points },
        _ => return Err(BytesError::Impossible),
    };
    Ok(HelperValue { deck, effect })
}

fn write_cards(cards: &Cards, sink: &mut impl Sink) -> Result<(), BytesError> {
    for word in cards.words() {
        sink.put(&word.to_le_bytes())?;
    }
    Ok(())
}

fn read_cards(reader: &mut Reader<'_>) -> Result<Cards, BytesError> {
    let mut words = [0; 4];
    for word in &mut words {
        *word = reader.u32()?;
    }
    Cards::from_words(words).ok_or(BytesError::Impossible)
}

fn read_places(reader: &mut Reader<'_>) -> Result<Places, BytesError> {
    Places::from_bits(reader.u32()?).ok_or(BytesError::Impossible)
}

fn read_known(reader: &mut Reader<'_>) -> Result<KnownCards, BytesError> {
    KnownCards::from_bytes(reader.array()?).ok_or(BytesError::Impossible)
}

fn read_sets(reader: &mut Reader<'_>) -> Result<[u16; MOST_SETS], BytesError> {
    let mut sets = [0; MOST_SETS];
    for set in &mut sets {
        *set = reader.u16()?;
    }
    Ok(sets)
}

fn read_helpers(reader: &mut Reader<'_>) -> Result<HelperSet, BytesError> {
    HelperSet::from_bits(reader.u16()?).ok_or(BytesError::Impossible)
}

impl ArtifactStack {
    pub(super) fn put_state(&self, state: &State, sink: &mut impl Sink) -> Result<(), BytesError> {
        let table = &state.table;
        for seat in Seat::first(self.setup.players) {
            let player = &table.players[seat];
            sink.put(&[player.silver])?;
            sink.put(&player.helpers.bits().to_le_bytes())?;
            write_cards(&player.open, sink)?;
            write_cards(&player.turned, sink)?;
            sink.put(&table.temple.looked[seat].bits().to_le_bytes())?;
        }
        write_cards(&table.unseen, sink)?;
        write_cards(&table.gone, sink)?;
        sink.put(&table.temple.standing.bits().to_le_bytes())?;
        sink.put(&table.temple.down.bits().to_le_bytes())?;
        sink.put(table.temple.cards.bytes())?;
        sink.put(state.secret.cards.bytes())?;
        for set in table.closed.statues.iter().chain(&table.closed.porcelain) {
            sink.put(&set.to_le_bytes())?;
        }
        sink.put(&table.decks.bits().to_le_bytes())?;
        sink.put(&table.helpers.bits().to_le_bytes())?;
        sink.put(&[
            table.bank,
            u8::from(table.second),
            table.start as u8,
            table.seat as u8,
            table.actions,
            u8::from(table.acted),
        ])?;
        write_phase(table.phase, sink)
    }

    pub(super) fn take_state(&self, reader: &mut Reader<'_>) -> Result<State, BytesError> {
        let mut state = self.start();
        let mut looked = PerSeat::all(Places::NONE);
        for seat in Seat::first(self.setup.players) {
            state.table.players[seat] = Player {
                silver: reader.byte()?,
                helpers: read_helpers(reader)?,
                open: read_cards(reader)?,
                turned: read_cards(reader)?,
            };
            looked[seat] = read_places(reader)?;
        }
        let players = state.table.players;
        let unseen = read_cards(reader)?;
        let gone = read_cards(reader)?;
        let temple = Temple {
            standing: read_places(reader)?,
            down: read_places(reader)?,
            looked,
            cards: read_known(reader)?,
        };
        state.secret.cards = read_known(reader)?;
        let closed = Closed {
            statues: read_sets(reader)?,
            porcelain: read_sets(reader)?,
        };
        state.table = Table {
            players,
            unseen,
            gone,
            temple,
            closed,
            decks: DeckSet::from_bits(reader.u16()?).ok_or(BytesError::Impossible)?,
            helpers: read_helpers(reader)?,
            bank: reader.byte()?,
            second: reader.below(2)? == 1,
            start: reader.member()?,
            seat: reader.member()?,
            actions: reader.byte()?,
            acted: reader.below(2)? == 1,
            phase: read_phase(reader)?,
        };
        Ok(state)
    }
}

fn write_phase(phase: Phase, sink: &mut impl Sink) -> Result<(), BytesError> {
    match phase {
        Phase::Decks => sink.put(&[0]),
        Phase::StartPlayer => sink.put(&[1]),
        Phase::Laying => sink.put(&[2]),
        Phase::Turn => sink.put(&[3]),
        Phase::Looking(place) => sink.put(&[4, place.number()]),
        Phase::Uncovering(place) => sink.put(&[5, place.number()]),
        Phase::TurningOver { set, picked } => {
            sink.put(&[6, Action::TurnOver(set).code()])?;
            sink.put(&picked.to_le_bytes())
        }
        Phase::Stealing { left } => sink.put(&[7, left]),
        Phase::FreeHelper { left } => sink.put(&[8, left]),
        Phase::Giving { left } => sink.put(&[9, left]),
        Phase::Removing { left } => sink.put(&[10, left]),
        Phase::Over => sink.put(&[11]),
    }
}

fn read_phase(reader: &mut Reader<'_>) -> Result<Phase, BytesError> {
    Ok(match reader.byte()? {
        0 => Phase::Decks,
        1 => Phase::StartPlayer,
        2 => Phase::Laying,
        3 => Phase::Turn,
        4 => Phase::Looking(reader.known(Place::from_number)?),
        5 => Phase::Uncovering(reader.known(Place::from_number)?),
        6 => Phase::TurningOver {
            set: reader.known(card_set)?,
            picked: reader.u16()?,
        },
        7 => Phase::Stealing {
            left: reader.byte()?,
        },
        8 => Phase::FreeHelper {
            left: reader.byte()?,
        },
        9 => Phase::Giving {
            left: reader.byte()?,
        },
        10 => Phase::Removing {
            left: reader.byte()?,
        },
        11 => Phase::Over,
        _ => return Err(BytesError::Impossible),
    })
}
