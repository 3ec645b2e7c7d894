//! What can be put right at a table of Warehouse 51: everybody's gold and relics, the bank, the pawnshop, how
//! an auction stands, who won the last one, and certificates.

use core::fmt::Write;
use core::iter::once;

use engine::each::Member;
use engine::seat::Seat;
use engine::warehouse51::{Certificate, Correction, Pair, Phase, Relic, RelicSet};

use super::text::{Label, names};
use super::turn::relic_item;
use super::{Scene, icons, look};
use crate::icons as common;
use crate::play::Thing;
use crate::screens::parts::{filled, label, right_word};
use crate::text::Arg;
use crate::theme;
use crate::widgets::{Line, ListItem, Right, digits};

/// More gold than there is in any box: what is too much is refused with the reason.
const MOST_GOLD: usize = 100;
/// A player with every relic, three things about each, and what he has besides.
const MOST: usize = 96;
/// What is so or not so.
const NO_OR_YES: usize = 2;

/// What can be put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Amend {
    Gold(Seat),
    HighBid(Seat),
    Passed(Seat),
    BarredNext(Seat),
    Owner(Relic),
    Pawned(Relic),
    /// Which relic it really is, if it was named wrongly.
    Taken(Relic),
    Bank,
    LastWinner,
    Turn,
    Revealed(Relic),
    Certified(Certificate),
    /// On the left of whom it lies, and what was said of it.
    Counterfeit(Seat, Relic),
}

/// What a value of something is.
enum Value {
    Gold(u8),
    Yes(bool),
    Seat(Seat),
    /// Not anybody's, or not any of them.
    Nothing,
    Relic(Relic),
}

/// Everything of a player, or of the table, in the order it is listed in.
fn all(scene: &Scene<'_>, owner: Option<Seat>) -> heapless::Vec<Amend, MOST> {
    let table = scene.table();
    let is_open = table.phase == Phase::OpenAuction;
    let mut all = heapless::Vec::new();
    let Some(seat) = owner else {
        all.extend([Amend::Bank, Amend::LastWinner]);
        all.extend(table.relic.map(Amend::Revealed));
        all.extend(is_open.then_some(Amend::Turn));
        if matches!(table.phase, Phase::Certifying { .. }) {
            all.extend(Certificate::ALL.map(Amend::Certified));
        }
        let gone = table.gone.iter();
        all.extend(gone.flat_map(|relic| once(Amend::Owner(relic)).chain(renamed(scene, relic))));
        all.extend(told(scene));
        return all;
    };
    all.extend([Amend::Gold(seat)]);
    if is_open {
        all.extend([Amend::HighBid(seat), Amend::Passed(seat)]);
    }
    if !table.stacks.is_empty() {
        all.extend([Amend::BarredNext(seat)]);
    }
    let relics = table.players[seat].relics.iter();
    all.extend(relics.flat_map(|relic| {
        let both = [Amend::Owner(relic), Amend::Pawned(relic)];
        both.into_iter().chain(renamed(scene, relic))
    }));
    if scene.seat() == Some(seat) {
        all.extend(told(scene));
    }
    all
}

/// That a relic which was auctioned is another, if its stack has one that it could be.
fn renamed(scene: &Scene<'_>, relic: Relic) -> Option<Amend> {
    let amend = Amend::Taken(relic);
    (!others(scene, amend).is_empty()).then_some(amend)
}

/// The counterfeits that whoever looks knows: alone those on the left and right, before everybody's eyes
/// those that lie open.
fn told(scene: &Scene<'_>) -> heapless::Vec<Amend, { Relic::COUNT }> {
    let players = scene.seats();
    let (table, view) = (scene.table(), scene.view());
    let beside = |pair: &Pair| match scene.seat() {
        Some(seat) => pair.both(players).contains(seat),
        None => table.pairs[*pair].open,
    };
    let told = Pair::all(players).filter(beside).flat_map(|pair| {
        let [left_of, _] = pair.seats(players);
        let relics = view.pairs[pair].unwrap_or(RelicSet::NONE);
        relics
            .iter()
            .map(move |relic| Amend::Counterfeit(left_of, relic))
    });
    told.take(Relic::COUNT).collect()
}

fn amend(scene: &Scene<'_>, thing: Thing) -> Option<Amend> {
    all(scene, thing.owner).get(thing.number).copied()
}

/// How many things of a player, or of the table, can be put right.
pub fn count(scene: &Scene<'_>, owner: Option<Seat>) -> usize {
    all(scene, owner).len()
}

/// How many values a thing can have.
pub fn values(scene: &Scene<'_>, thing: Thing) -> usize {
    let seats = usize::from(scene.seats());
    match amend(scene, thing) {
        Some(Amend::Gold(_) | Amend::HighBid(_) | Amend::Bank) => MOST_GOLD,
        Some(Amend::Passed(_) | Amend::BarredNext(_) | Amend::Pawned(_)) => NO_OR_YES,
        Some(Amend::Owner(_)) => seats + 1,
        Some(Amend::LastWinner | Amend::Turn) => seats,
        Some(Amend::Certified(_)) => usize::from(scene.table().owned().len()) + 1,
        Some(amend @ (Amend::Revealed(_) | Amend::Taken(_) | Amend::Counterfeit(..))) => {
            others(scene, amend).len().into()
        }
        None => 0,
    }
}

/// The relics that it might be instead.
fn others(scene: &Scene<'_>, amend: Amend) -> RelicSet {
    match amend {
        Amend::Revealed(relic) | Amend::Taken(relic) => {
            let colour = scene.game().values().relics[relic].colour;
            scene.game().stack(scene.table(), colour)
        }
        Amend::Counterfeit(..) => {
            let cards = scene.game().counterfeit_cards();
            cards.minus(scene.view().known_counterfeits())
        }
        _ => scene.table().owned(),
    }
}

/// One of the values of a thing, by its number.
fn value(scene: &Scene<'_>, amend: Amend, number: usize) -> Option<Value> {
    let seats = usize::from(scene.seats());
    let relic = |number: usize| {
        let place = u8::try_from(number).ok()?;
        let others = others(scene, amend);
        (place < others.len()).then(|| others.nth(place)).flatten()
    };
    Some(match amend {
        Amend::Gold(_) | Amend::HighBid(_) | Amend::Bank => Value::Gold(u8::try_from(number).ok()?),
        Amend::Passed(_) | Amend::BarredNext(_) | Amend::Pawned(_) => Value::Yes(number == 1),
        Amend::Owner(_) if number == seats => Value::Nothing,
        Amend::Owner(_) | Amend::LastWinner | Amend::Turn => Value::Seat(Seat::at(number)?),
        Amend::Certified(_) if number == 0 => Value::Nothing,
        Amend::Certified(_) => Value::Relic(relic(number - 1)?),
        Amend::Revealed(_) | Amend::Taken(_) | Amend::Counterfeit(..) => {
            Value::Relic(relic(number)?)
        }
    })
}

/// Which of its values a thing has, if any: a relic is never among those that it might be instead.
pub fn now(scene: &Scene<'_>, thing: Thing) -> Option<usize> {
    let amend = amend(scene, thing)?;
    let has_one = match amend {
        Amend::HighBid(seat) => scene.table().leader == Some(seat),
        Amend::Revealed(_) | Amend::Taken(_) | Amend::Counterfeit(..) => false,
        _ => true,
    };
    has_one.then(|| position(scene, amend))
}

fn position(scene: &Scene<'_>, amend: Amend) -> usize {
    let table = scene.table();
    let seats = usize::from(scene.seats());
    match amend {
        Amend::Gold(seat) => table.players[seat].gold.into(),
        Amend::HighBid(seat) => match table.leader == Some(seat) {
            true => table.high_bid().into(),
            false => 0,
        },
        Amend::Passed(seat) => table.out.contains(seat).into(),
        Amend::BarredNext(seat) => table.barred_next.contains(seat).into(),
        Amend::Owner(relic) => table.owner(relic).map_or(seats, Member::place),
        Amend::Pawned(relic) => {
            let owner = table.owner(relic);
            owner
                .is_some_and(|seat| table.players[seat].pawned.contains(relic))
                .into()
        }
        Amend::Bank => table.bank.into(),
        Amend::LastWinner => table.last_winner.place(),
        Amend::Turn => table.seat.place(),
        Amend::Certified(certificate) => table.certified[certificate].map_or(0, |relic| {
            let place = table.owned().iter().position(|one| one == relic);
            place.map_or(0, |place| place + 1)
        }),
        Amend::Revealed(_) | Amend::Taken(_) | Amend::Counterfeit(..) => 0,
    }
}

/// A thing, with how the device has it.
pub fn item(scene: &Scene<'_>, thing: Thing) -> ListItem {
    let Some(amend) = amend(scene, thing) else {
        return ListItem::default();
    };
    let mut item = titled(scene, amend);
    let now = value(scene, amend, position(scene, amend));
    item.right = match (amend, now) {
        (Amend::Revealed(_) | Amend::Taken(_) | Amend::Counterfeit(..), _) | (_, None) => {
            Right::Nothing
        }
        (_, Some(Value::Gold(ingots))) => right_word(&digits(ingots)),
        (_, Some(Value::Yes(yes))) => Right::Switch(yes),
        (_, Some(Value::Seat(seat))) => right_word(scene.name(seat)),
        (_, Some(Value::Nothing)) => right_word(label(scene.world, Label::NoneOfThem)),
        (_, Some(Value::Relic(relic))) => right_word(names::relic(relic, scene.language())),
    };
    item
}

/// What a thing is called.
fn titled(scene: &Scene<'_>, amend: Amend) -> ListItem {
    let word = |one: Label| label(scene.world, one);
    let (title, icon, ink) = match amend {
        Amend::Gold(_) => (word(Label::SourceGold), &icons::INGOT, theme::ACCENT),
        Amend::Bank => (word(Label::ValueBank), &icons::BANK, theme::ACCENT),
        Amend::HighBid(_) => (word(Label::AmendBid), &icons::GAVEL, theme::ACCENT),
        Amend::Passed(_) => (word(Label::AmendPassed), &common::CROSS, theme::TEXT),
        Amend::BarredNext(_) => (word(Label::AmendBarred), &icons::CURSE, theme::MARK_RED),
        Amend::LastWinner => (word(Label::AmendWinner), &common::CROWN, theme::ACCENT),
        Amend::Turn => (word(Label::AmendTurn), &icons::GAVEL, theme::ACCENT),
        Amend::Certified(certificate) => {
            let number = [Arg::Number(certificate.place() as i32 + 1)];
            let title = filled(scene.world, Label::AmendCertificate, &number);
            let mut item = ListItem::titled(&title);
            item.icon = Some((&icons::CERTIFICATE, theme::ACCENT));
            return item;
        }
        Amend::Owner(relic) => return about(scene, relic, Label::AmendOwnerDetail),
        Amend::Pawned(relic) => {
            let mut item = about(scene, relic, Label::AmendPawnedDetail);
            item.icon = Some((
                &icons::PAWN,
                look::relic_icon(scene.game().values(), relic).1,
            ));
            return item;
        }
        Amend::Revealed(relic) => return about(scene, relic, Label::AmendRevealedDetail),
        Amend::Taken(relic) => return about(scene, relic, Label::AmendTakenDetail),
        Amend::Counterfeit(left_of, relic) => {
            let pair = Pair::beside(left_of, engine::warehouse51::Neighbour::Left, scene.seats());
            let names = pair
                .seats(scene.seats())
                .map(|seat| Arg::Name(scene.name(seat)));
            let mut item = about(scene, relic, Label::AmendOwnerDetail);
            item.detail = filled(scene.world, Label::BetweenOthers, &names);
            item.icon = Some((&icons::MASK, theme::ACCENT));
            return item;
        }
    };
    let mut item = ListItem::titled(title);
    item.icon = Some((icon, ink));
    item
}

/// Something about a relic.
fn about(scene: &Scene<'_>, relic: Relic, detail: Label) -> ListItem {
    let name = names::relic(relic, scene.language());
    let mut item = ListItem::titled(name).detailed(label(scene.world, detail));
    item.icon = Some(look::relic_icon(scene.game().values(), relic));
    item
}

/// One of the values of a thing.
pub fn value_item(scene: &Scene<'_>, thing: Thing, number: usize) -> ListItem {
    let Some(amend) = amend(scene, thing) else {
        return ListItem::default();
    };
    match value(scene, amend, number) {
        Some(Value::Gold(ingots)) => {
            let mut item = ListItem::titled(&digits(ingots));
            item.icon = titled(scene, amend).icon;
            let change = number as i32 - position(scene, amend) as i32;
            if change != 0 {
                let mut by = Line::new();
                // Far shorter than a line.
                let _ = write!(by, "{change:+}");
                item.right = right_word(&by);
            }
            item
        }
        Some(Value::Yes(yes)) => {
            let word = if yes { Label::Yes } else { Label::No };
            ListItem::titled(label(scene.world, word))
        }
        Some(Value::Seat(seat)) => {
            let mut item = ListItem::titled(scene.name(seat));
            item.icon = Some((&common::HUT, scene.seat_colour(seat)));
            item
        }
        Some(Value::Nothing) => {
            let word = match amend {
                Amend::Owner(_) => Label::Gone,
                _ => Label::NoneOfThem,
            };
            ListItem::titled(label(scene.world, word))
        }
        Some(Value::Relic(relic)) => relic_item(scene, relic),
        None => ListItem::default(),
    }
}

/// That a thing really has one of its values.
pub fn correction(scene: &Scene<'_>, thing: Thing, number: usize) -> Option<Correction> {
    let amend = amend(scene, thing)?;
    let value = value(scene, amend, number)?;
    Some(match (amend, value) {
        (Amend::Gold(seat), Value::Gold(ingots)) => Correction::Gold { seat, ingots },
        (Amend::HighBid(seat), Value::Gold(ingots)) => Correction::HighBid { seat, ingots },
        (Amend::Bank, Value::Gold(ingots)) => Correction::Bank { ingots },
        (Amend::Passed(seat), Value::Yes(passed)) => Correction::Passed { seat, passed },
        (Amend::BarredNext(seat), Value::Yes(barred)) => Correction::BarredNext { seat, barred },
        (Amend::Pawned(relic), Value::Yes(pawned)) => Correction::Pawned { relic, pawned },
        (Amend::Owner(relic), Value::Seat(seat)) => Correction::Owner {
            relic,
            owner: Some(seat),
        },
        (Amend::Owner(relic), _) => Correction::Owner { relic, owner: None },
        (Amend::LastWinner, Value::Seat(seat)) => Correction::LastWinner { seat },
        (Amend::Turn, Value::Seat(seat)) => Correction::Turn { seat },
        (Amend::Revealed(_), Value::Relic(is)) => Correction::Revealed { is },
        (Amend::Taken(said), Value::Relic(is)) => Correction::Taken { said, is },
        (Amend::Certified(certificate), Value::Relic(relic)) => Correction::Certified {
            certificate,
            relic: Some(relic),
        },
        (Amend::Certified(certificate), _) => Correction::Certified {
            certificate,
            relic: None,
        },
        (Amend::Counterfeit(left_of, said), Value::Relic(is)) => {
            Correction::Counterfeit { left_of, said, is }
        }
        _ => return None,
    })
}
