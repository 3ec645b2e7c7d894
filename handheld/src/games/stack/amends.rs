//! What can be put right at a table of Artifact Stack: a player's silver, cards and helpers, whose turn it
//! is, and the cards of the temple. What a seat has looked at, it puts right alone.

use core::fmt::Write;

use engine::each::Member;
use engine::seat::Seat;
use engine::stack::{Card, Correction, Deck, Helper, LARGE_SET, Letter, Place, Player, SMALL_SET};

use super::kinds::distinct;
use super::look::{deck_icon, face_icon, helper_icon};
use super::text::{Label, names};
use super::{Scene, icons, place_words};
use crate::icons as common;
use crate::play::Thing;
use crate::screens::parts::{label, right_word};
use crate::theme;
use crate::widgets::{Line, ListItem, Right, seat_colour};

/// More actions than anybody has in a turn.
const MOST_ACTIONS: usize = 10;
/// More than a player, or the table, ever has to be put right.
const MOST: usize = 64;

/// What can be put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Amend {
    Silver(Seat),
    /// An open artifact: whose it is, whether it left the game, which card it really is. It stands for all
    /// that look like it.
    Open(Seat, Card),
    /// How many cards of a deck are turned over.
    Turned(Seat, Deck),
    /// A set of statues or porcelain that is to be closed.
    Close(Seat, Deck),
    /// A closed set, a bit for each card: whether it lies open.
    Closed(Seat, Deck, u16),
    Helper(Helper),
    /// What a seat has seen of a card that lies face down: it alone puts that right.
    Looked(Seat, Place),
    Turn,
    Actions,
    /// A card of the temple: which it is, or that it lies face down, or up after all.
    Lying(Place),
    /// A card that left the game: whose it really is.
    Gone(Card),
}

type All = heapless::Vec<Amend, MOST>;

/// The decks whose turned cards are sets that stay as they were formed.
const IN_SETS: [Deck; 2] = [Deck::Statues, Deck::Porcelain];
/// The decks whose cards are turned over for a bonus.
const FOR_BONUS: [Deck; 4] = [Deck::Coins, Deck::Weapons, Deck::Manuscripts, Deck::Jewels];

/// Everything of a player, or of the table, in the order it is listed in.
fn all(scene: &Scene<'_>, owner: Option<Seat>) -> All {
    let table = scene.table();
    let mut all = All::new();
    let Some(seat) = owner else {
        all.extend([Amend::Turn, Amend::Actions]);
        all.extend(helpers(scene).map(Amend::Helper));
        let temple = &table.temple;
        let open = temple.standing().minus(temple.face_down());
        let places = open.iter().chain(temple.face_down().iter());
        all.extend(places.map(Amend::Lying));
        all.extend(distinct(scene, &table.gone).map(Amend::Gone));
        return all;
    };
    let player = &table.players[seat];
    if scene.seat() == Some(seat) {
        let seen = table.temple.looked_at_by(seat);
        all.extend(seen.iter().map(|place| Amend::Looked(seat, place)));
    }
    all.extend([Amend::Silver(seat)]);
    all.extend(distinct(scene, &player.open).map(|card| Amend::Open(seat, card)));
    let has = |deck: &Deck| player.artifacts().of(*deck) >= SMALL_SET;
    let bonus = FOR_BONUS.into_iter().filter(has);
    all.extend(bonus.map(|deck| Amend::Turned(seat, deck)));
    for deck in IN_SETS {
        let sets = table.closed.of(deck, player);
        all.extend(sets.map(|set| Amend::Closed(seat, deck, set)));
        if closings(scene, player, deck).next().is_some() {
            all.extend([Amend::Close(seat, deck)]);
        }
    }
    all.extend(player.helpers.iter().map(Amend::Helper));
    all
}

/// The helpers that are played with, wherever they are.
fn helpers(scene: &Scene<'_>) -> impl Iterator<Item = Helper> + use<> {
    let table = scene.table();
    let players = table.players.values().iter();
    let hired = players.fold(table.helpers, |all, player| all.or(player.helpers));
    hired.iter()
}

fn amend(scene: &Scene<'_>, thing: Thing) -> Option<Amend> {
    all(scene, thing.owner).get(thing.number).copied()
}

/// How many things of a player, or of the table, can be put right.
pub fn count(scene: &Scene<'_>, owner: Option<Seat>) -> usize {
    all(scene, owner).len()
}

/// A thing, with how the device has it.
pub fn item(scene: &Scene<'_>, thing: Thing) -> ListItem {
    amend(scene, thing).map_or_else(ListItem::default, |amend| title(scene, amend))
}

/// The sets of a deck that a player could have closed: which cards, the starred ones first.
fn closings<'w>(
    scene: &Scene<'w>,
    player: &Player,
    deck: Deck,
) -> impl Iterator<Item = u16> + use<'w> {
    let open = player.open.field(deck);
    let game = scene.game();
    let values = game.values();
    let (groups, largest) = match deck {
        Deck::Porcelain => (
            Letter::ALL.map(|letter| open & game.pieces(letter)),
            LARGE_SET,
        ),
        _ => ([open, 0, 0], u8::MAX),
    };
    groups.into_iter().flat_map(move |cards| {
        let most = (cards.count_ones() as u8).min(largest);
        (SMALL_SET..=most).map(move |size| {
            some(cards, size, &|number| {
                Card::new(deck, number).is_some_and(|card| values.card(card).star)
            })
        })
    })
}

/// So many of some cards of a deck, a bit for each, those that are better first.
fn some(cards: u16, count: u8, is_better: &dyn Fn(u8) -> bool) -> u16 {
    let bits = || (0..9).filter(move |bit| cards >> bit & 1 == 1);
    let better = bits().filter(|bit| is_better(bit + 1));
    let others = bits().filter(|bit| !is_better(bit + 1));
    let chosen = better.chain(others).take(count.into());
    chosen.fold(0, |set, bit| set | 1 << bit)
}

/// The cards that one of the temple or of a player might be instead: those that nobody has seen openly yet
/// and that lie the same way.
fn others<'w>(scene: &Scene<'w>, down: bool, open: bool) -> impl Iterator<Item = Card> + use<'w> {
    let values = scene.game().values();
    distinct(scene, &scene.table().unseen).filter(move |card| {
        let value = values.card(*card);
        // What is carried out at once never lies open before a player.
        value.down == down && !(open && value.face.at_once().is_some())
    })
}

/// The cards that an open artifact might be instead.
fn instead_of<'w>(scene: &Scene<'w>, card: Card) -> impl Iterator<Item = Card> + use<'w> {
    others(scene, scene.game().values().card(card).down, true)
}

/// How many values a thing can have.
pub fn values(scene: &Scene<'_>, thing: Thing) -> usize {
    let seats = usize::from(scene.seats());
    let table = scene.table();
    match amend(scene, thing) {
        Some(Amend::Silver(_)) => usize::from(scene.game().values().silver) + 1,
        Some(Amend::Open(_, card)) => seats + 1 + instead_of(scene, card).count(),
        Some(Amend::Turned(seat, deck)) => {
            usize::from(table.players[seat].artifacts().of(deck)) + 1
        }
        Some(Amend::Close(seat, deck)) => 1 + closings(scene, &table.players[seat], deck).count(),
        Some(Amend::Closed(..)) => 2,
        Some(Amend::Helper(_) | Amend::Gone(_)) => seats + 1,
        Some(Amend::Looked(..)) => others(scene, true, false).count(),
        Some(Amend::Lying(place)) => {
            let is_open = table.temple.face_up(place).is_some();
            others(scene, false, false).count() + usize::from(is_open)
        }
        Some(Amend::Turn) => seats,
        Some(Amend::Actions) => MOST_ACTIONS,
        None => 0,
    }
}

/// Which of them it has, if any: a card is never among those that it might be instead.
pub fn now(scene: &Scene<'_>, thing: Thing) -> Option<usize> {
    let amend = amend(scene, thing)?;
    let has_one = !matches!(amend, Amend::Looked(..) | Amend::Lying(_));
    has_one.then(|| position(scene, amend))
}

fn position(scene: &Scene<'_>, amend: Amend) -> usize {
    let table = scene.table();
    match amend {
        Amend::Silver(seat) => table.players[seat].silver.into(),
        Amend::Open(seat, _) => seat.place(),
        Amend::Turned(seat, deck) => table.players[seat].turned.of(deck).into(),
        Amend::Helper(helper) => {
            let mut seats = Seat::first(scene.seats());
            let owner = seats.find(|seat| table.players[*seat].helpers.contains(helper));
            owner.map_or(usize::from(scene.seats()), Member::place)
        }
        Amend::Turn => table.seat.place(),
        Amend::Actions => table.actions.into(),
        Amend::Gone(_) => usize::from(scene.seats()),
        Amend::Close(..) | Amend::Closed(..) | Amend::Looked(..) | Amend::Lying(_) => 0,
    }
}

/// One of them.
pub fn value_item(scene: &Scene<'_>, thing: Thing, number: usize) -> ListItem {
    let Some(amend) = amend(scene, thing) else {
        return ListItem::default();
    };
    let seats = usize::from(scene.seats());
    let is =
        |card: Option<Card>| card.map_or_else(ListItem::default, |card| card_item(scene, card));
    match amend {
        Amend::Silver(_) | Amend::Turned(..) | Amend::Actions => counted(scene, amend, number),
        Amend::Turn => seat_item(scene, number),
        Amend::Open(..) | Amend::Helper(_) | Amend::Gone(_) if number < seats => {
            seat_item(scene, number)
        }
        Amend::Open(_, card) if number > seats => {
            is(instead_of(scene, card).nth(number - seats - 1))
        }
        Amend::Open(..) | Amend::Gone(_) => plain(scene, Label::OutOfGame),
        Amend::Helper(_) => plain(scene, Label::BesideTemple),
        Amend::Closed(..) | Amend::Close(..) if number == 0 => plain(scene, Label::AsItIs),
        Amend::Closed(..) => plain(scene, Label::LiesOpen),
        Amend::Close(seat, deck) => {
            let set = closings(scene, &scene.table().players[seat], deck).nth(number - 1);
            set_item(scene, deck, set.unwrap_or(0))
        }
        Amend::Looked(..) => is(others(scene, true, false).nth(number)),
        Amend::Lying(_) => match others(scene, false, false).nth(number) {
            None => plain(scene, Label::FaceDown),
            card => is(card),
        },
    }
}

fn plain(scene: &Scene<'_>, text: Label) -> ListItem {
    ListItem::titled(label(scene.world, text))
}

fn seat_item(scene: &Scene<'_>, number: usize) -> ListItem {
    let Some(seat) = Seat::at(number) else {
        return ListItem::default();
    };
    let mut item = ListItem::titled(scene.name(seat));
    item.icon = Some((&common::HUT, seat_colour(scene.world.colour(seat))));
    item
}

/// A card, and whether it bears a star.
fn card_item(scene: &Scene<'_>, card: Card) -> ListItem {
    let value = scene.game().values().card(card);
    let mut item = ListItem::default();
    // A name is shorter than a line.
    let _ = names::card_title(card.deck(), value.face, scene.language(), &mut item.title);
    item.icon = Some((face_icon(card.deck(), value.face), theme::TEXT));
    if let Some(effect) = value.face.effect() {
        let _ = names::does(effect, scene.language(), &mut item.detail);
    }
    if value.star {
        item.right = right_word(label(scene.world, Label::StarWord));
    }
    item
}

/// Cards that make a set.
fn set_item(scene: &Scene<'_>, deck: Deck, set: u16) -> ListItem {
    let size = set.count_ones() as u8;
    let mut item = ListItem::titled(names::deck(deck, scene.language()));
    item.icon = Some((deck_icon(deck), theme::TEXT));
    let of = |letter: &Letter| scene.game().pieces(*letter) & set != 0;
    let mut word = Line::new();
    // Three letters, or a digit.
    let _ = match Letter::ALL.into_iter().find(of) {
        Some(letter) if deck == Deck::Porcelain => word.push_str(names::service(letter, size)),
        _ => write!(word, "{size}").map_err(|_| Default::default()),
    };
    item.right = right_word(&word);
    item
}

/// A number of something.
fn counted(scene: &Scene<'_>, amend: Amend, number: usize) -> ListItem {
    let mut item = title(scene, amend);
    item.title = Line::new();
    // No number here has more digits than fit.
    let _ = write!(item.title, "{number}");
    item.detail = Line::new();
    item.right = Right::Nothing;
    let change = number as i32 - position(scene, amend) as i32;
    if change != 0 {
        let mut by = Line::new();
        let _ = write!(by, "{change:+}");
        item.right = right_word(&by);
    }
    item
}

/// What it is called, and how the device has it.
fn title(scene: &Scene<'_>, amend: Amend) -> ListItem {
    let table = scene.table();
    let language = scene.language();
    let mut item = match amend {
        Amend::Open(_, card) => {
            return card_item(scene, card).detailed(label(scene.world, Label::LiesOpen));
        }
        Amend::Gone(card) => {
            return card_item(scene, card).detailed(label(scene.world, Label::OutOfGame));
        }
        Amend::Lying(place) => {
            let mut item = plain(scene, Label::FaceDown);
            item.icon = Some((&common::EYE_CLOSED, theme::TEXT));
            if let Some(card) = table.temple.face_up(place) {
                item = card_item(scene, card);
            }
            return item.detailed(&place_words(scene, place));
        }
        Amend::Looked(_, place) => {
            let mut item = plain(scene, Label::HiddenCard).detailed(&place_words(scene, place));
            item.icon = Some((&common::EYE_CLOSED, theme::SECRET));
            return item;
        }
        Amend::Closed(_, deck, set) => {
            return set_item(scene, deck, set).detailed(label(scene.world, Label::ClosedSetDetail));
        }
        Amend::Close(_, deck) => {
            let mut item = ListItem::titled(names::deck(deck, language));
            item.icon = Some((deck_icon(deck), theme::TEXT));
            return item.detailed(label(scene.world, Label::CloseSetDetail));
        }
        Amend::Silver(_) => {
            let mut item = plain(scene, Label::SourceSilver);
            item.icon = Some((&common::COIN, theme::ACCENT));
            item
        }
        Amend::Turned(_, deck) => {
            let mut item = ListItem::titled(names::deck(deck, language));
            item.icon = Some((deck_icon(deck), theme::TEXT));
            item.detailed(label(scene.world, Label::TurnedOver))
        }
        Amend::Helper(helper) => {
            let mut item = ListItem::titled(names::helper(helper, language));
            item.icon = Some((helper_icon(helper), theme::TEXT));
            item
        }
        Amend::Turn => {
            let mut item = plain(scene, Label::WhoseTurn);
            item.icon = Some((&common::HAND_OVER, theme::ACCENT));
            item
        }
        Amend::Actions => {
            let mut item = plain(scene, Label::ActionsLeft);
            item.icon = Some((&icons::PYRAMID, theme::TEXT));
            item
        }
    };
    item.right = right_now(scene, amend);
    item
}

/// How the device has it.
fn right_now(scene: &Scene<'_>, amend: Amend) -> Right {
    let position = position(scene, amend);
    match amend {
        Amend::Silver(_) => Right::Coins(position as i32),
        Amend::Helper(_) | Amend::Turn => {
            let seat = Seat::at(position).filter(|seat| (*seat as u8) < scene.seats());
            right_word(seat.map_or("", |seat| scene.name(seat)))
        }
        _ => {
            let mut word = Line::new();
            // A number of two digits.
            let _ = write!(word, "{position}");
            right_word(&word)
        }
    }
}

/// That a thing really has one of its values.
pub fn correction(scene: &Scene<'_>, thing: Thing, value: usize) -> Option<Correction> {
    let table = scene.table();
    let seats = usize::from(scene.seats());
    let small = u8::try_from(value).ok();
    let seat_at = || Seat::at(value).filter(|_| value < seats);
    Some(match amend(scene, thing)? {
        Amend::Silver(seat) => Correction::Silver {
            seat,
            silver: small?,
        },
        Amend::Open(_, said) if value > seats => Correction::Taken {
            said,
            is: instead_of(scene, said).nth(value - seats - 1)?,
        },
        Amend::Open(_, card) if value == seats => Correction::Removed { card },
        Amend::Open(_, card) | Amend::Gone(card) => Correction::Owner {
            card,
            seat: seat_at()?,
        },
        Amend::Turned(seat, deck) => turned(scene, seat, deck, small?)?,
        Amend::Close(seat, deck) => Correction::Turned {
            deck,
            cards: closings(scene, &table.players[seat], deck).nth(value.checked_sub(1)?)?,
            turned: true,
        },
        Amend::Closed(_, deck, cards) => (value == 1).then_some(Correction::Turned {
            deck,
            cards,
            turned: false,
        })?,
        Amend::Helper(helper) => Correction::Helper {
            helper,
            seat: seat_at(),
        },
        Amend::Looked(_, place) => Correction::Looked {
            place,
            is: others(scene, true, false).nth(value)?,
        },
        Amend::Lying(place) => match others(scene, false, false).nth(value) {
            Some(is) => Correction::FaceUp { place, is },
            None => Correction::FaceDown { place },
        },
        Amend::Turn => Correction::Turn { seat: seat_at()? },
        Amend::Actions => Correction::Actions { actions: small? },
    })
}

/// So many cards of a deck are turned over before a player: those that bear a star are turned first, and
/// turned back last.
fn turned(scene: &Scene<'_>, seat: Seat, deck: Deck, count: u8) -> Option<Correction> {
    let player = &scene.table().players[seat];
    let now = player.turned.of(deck);
    let values = scene.game().values();
    let has_star = |number: u8| Card::new(deck, number).is_some_and(|card| values.card(card).star);
    let (cards, turned) = match count.checked_sub(now) {
        Some(more) => (some(player.open.field(deck), more, &has_star), true),
        None => {
            let back = now - count;
            (
                some(player.turned.field(deck), back, &|number| !has_star(number)),
                false,
            )
        }
    };
    (cards != 0).then_some(Correction::Turned {
        deck,
        cards,
        turned,
    })
}
