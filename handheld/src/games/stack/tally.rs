//! The end of a game of Artifact Stack as people enter it: silver, how many cards of each kind, sets
//! that were closed, stars, helpers. Which of several cards that count alike a player has does not
//! matter; how many of all the cards bear a star does.

use core::fmt::Write;

use engine::each::Member;
use engine::game::{Game, Observer, Tiers};
use engine::seat::Seat;
use engine::stack::{
    ArtifactStack, Card, Cards, Deck, DeckSet, Decks, Effect, Face, Helper, LARGE_SET, SMALL_SET,
    Table, View,
};

use super::icons::{self, deck_icon, helper_icon};
use super::look::face_icon;
use super::own;
use super::text::{Label, Topic, names};
use crate::games::HelpTopic;
use crate::screens::parts::{filled, label};
use crate::tally::{EndRows, Entry, all_taken};
use crate::text::{Arg, Ui};
use crate::theme;
use crate::widgets::{Line, ListItem, Right};
use crate::world::World;

/// The closed sets of statues that one player can have.
const STATUE_SETS: usize = 4;
/// The cards of a deck.
const CARDS: u8 = 9;
/// More stars than anybody can have: so that the number goes round.
const MOST_STARS: u8 = 19;

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Silver,
    /// Cards like this one that are in no closed set.
    Cards(Card),
    /// The size of a closed set of statues, by its number.
    StatueSet(usize),
    /// How many closed sets of so many pieces of porcelain.
    PorcelainSets(u8),
    Stars,
    Helper(Helper),
}

/// The decks that may lie before people. Where chance picked them, any may.
fn decks(game: &ArtifactStack) -> DeckSet {
    match game.setup().decks {
        Decks::Chosen(decks) => decks,
        Decks::Chance => DeckSet::ALL,
    }
}

/// What makes cards of a deck count alike, but for a star.
fn counts(game: &ArtifactStack, card: Card) -> (Face, bool, u8) {
    let face = game.values().card(card).face;
    match face {
        Face::Blessing(effect) | Face::Curse(effect) | Face::Treasure(effect) => {
            let points = match effect {
                Effect::Points(points) => points,
                _ => 0,
            };
            (Face::Plain, matches!(face, Face::Curse(_)), points)
        }
        face => (face, false, 0),
    }
}

/// All cards that count like one: others of its deck.
fn alike(game: &ArtifactStack, card: Card) -> impl Iterator<Item = Card> {
    let one = counts(game, card);
    let of_deck = Cards::of_deck(card.deck()).iter();
    of_deck.filter(move |other| counts(game, *other) == one)
}

fn has_star(game: &ArtifactStack, card: Card) -> bool {
    game.values().card(card).star
}

/// A card that counts like one and that is meant: one without a star, if there is such a one.
fn best(game: &ArtifactStack, like: Card, is_meant: impl Fn(Card) -> bool) -> Option<Card> {
    let cards = alike(game, like).filter(|card| is_meant(*card));
    cards.min_by_key(|card| has_star(game, *card))
}

fn rows(game: &ArtifactStack) -> impl Iterator<Item = Row> {
    let decks = decks(game);
    let kinds = Card::all()
        .filter(move |card| decks.contains(card.deck()))
        .filter(|card| alike(game, *card).next() == Some(*card));
    let statues = decks.contains(Deck::Statues);
    let statues = (0..STATUE_SETS).filter(move |_| statues);
    let porcelain = [SMALL_SET, LARGE_SET].into_iter();
    let porcelain = porcelain.filter(move |_| decks.contains(Deck::Porcelain));
    let helpers = game.helpers_of(decks);
    core::iter::once(Row::Silver)
        .chain(kinds.map(Row::Cards))
        .chain(statues.map(Row::StatueSet))
        .chain(porcelain.map(Row::PorcelainSets))
        .chain(core::iter::once(Row::Stars))
        .chain(helpers.iter().map(Row::Helper))
}

fn row(game: &ArtifactStack, number: usize) -> Row {
    rows(game).nth(number).unwrap_or(Row::Silver)
}

fn bit(card: Card) -> u16 {
    let mut only = Cards::NONE;
    only.insert(card);
    only.field(card.deck())
}

/// The closed sets of a deck, of all players.
fn sets(table: &mut Table, deck: Deck) -> &mut [u16] {
    match deck {
        Deck::Porcelain => &mut table.closed.porcelain,
        _ => &mut table.closed.statues,
    }
}

/// The cards of a deck that a closed set of a player may be made of: nobody's closed cards, and not the
/// player's own. Those without a star come first.
fn free(game: &ArtifactStack, table: &Table, seat: Seat, deck: Deck) -> impl Iterator<Item = Card> {
    let turned = table.players.values().iter();
    let closed = turned.fold(Cards::NONE, |all, player| all.plus(&player.turned));
    let taken = closed.plus(&table.players[seat].open);
    let cards = move |star: bool| {
        let of_deck = Cards::of_deck(deck).minus(&taken);
        of_deck
            .iter()
            .filter(move |card| has_star(game, *card) == star)
    };
    cards(false).chain(cards(true))
}

/// A card of a closed set gives way to another.
fn replace(table: &mut Table, seat: Seat, from: Card, to: Card) {
    let turned = &mut table.players[seat].turned;
    if !turned.remove(from) {
        return;
    }
    turned.insert(to);
    for set in sets(table, from.deck()) {
        if *set & bit(from) != 0 {
            *set ^= bit(from) | bit(to);
        }
    }
}

/// One more card like this lies open before a player: without a star, if there is such a one.
fn add(game: &ArtifactStack, table: &mut Table, seat: Seat, like: Card) {
    let own = table.players[seat].artifacts();
    if let Some(card) = best(game, like, |card| !own.contains(card)) {
        return table.players[seat].open.insert(card);
    }
    // All of them are in closed sets, where any other card of the deck does as well.
    let turned = table.players[seat].turned;
    let in_set = alike(game, like).find(|card| turned.contains(*card));
    let other = free(game, table, seat, like.deck()).next();
    if let (Some(card), Some(other)) = (in_set, other) {
        replace(table, seat, card, other);
        table.players[seat].open.insert(card);
    }
}

/// One card fewer like this: one without a star, if there is such a one.
fn remove(game: &ArtifactStack, table: &mut Table, seat: Seat, like: Card) {
    let open = &mut table.players[seat].open;
    if let Some(card) = best(game, like, |card| open.contains(card)) {
        open.remove(card);
    }
}

/// Closes a set of so many cards, if there are as many and a set more can be.
fn close(game: &ArtifactStack, table: &mut Table, seat: Seat, deck: Deck, size: u8) {
    let cards: heapless::Vec<Card, 9> = free(game, table, seat, deck).take(size.into()).collect();
    let place = sets(table, deck).iter_mut().find(|set| **set == 0);
    if let Some(place) = place
        && cards.len() == usize::from(size)
    {
        *place = cards.iter().fold(0, |set, card| set | bit(*card));
        for card in cards {
            table.players[seat].turned.insert(card);
        }
    }
}

/// Opens a closed set: its cards are gone.
fn open(table: &mut Table, deck: Deck, set: u16) {
    for player in table.players.values_mut() {
        for card in player.turned.iter().filter(|card| card.deck() == deck) {
            if set & bit(card) != 0 {
                player.turned.remove(card);
            }
        }
    }
    for place in sets(table, deck) {
        if *place == set {
            *place = 0;
        }
    }
}

/// An open card of a player gives way to one that counts alike but for the star; says whether there is
/// such a card.
fn change_open_star(game: &ArtifactStack, table: &mut Table, seat: Seat, star: bool) -> bool {
    let player = &mut table.players[seat];
    let own = player.artifacts();
    let cards = player.open.iter();
    for card in cards.filter(|card| has_star(game, *card) != star) {
        let mut others = alike(game, card);
        let other = others.find(|other| has_star(game, *other) == star && !own.contains(*other));
        if let Some(other) = other {
            player.open.remove(card);
            player.open.insert(other);
            return true;
        }
    }
    false
}

/// The same with a card of a closed set, and one of nobody's.
fn change_closed_star(game: &ArtifactStack, table: &mut Table, seat: Seat, star: bool) -> bool {
    let cards = table.players[seat].turned.iter();
    for card in cards.filter(|card| has_star(game, *card) != star) {
        let other = free(game, table, seat, card.deck()).find(|one| has_star(game, *one) == star);
        if let Some(other) = other {
            replace(table, seat, card, other);
            return true;
        }
    }
    false
}

/// The same with a card of another player's closed set, who is then settled with as many stars as
/// before.
fn swap_closed_star(
    game: &ArtifactStack,
    table: &mut Table,
    seat: Seat,
    star: bool,
    settle: impl Fn(&mut Table, Seat) -> bool,
) -> bool {
    let own = table.players[seat];
    for other in Seat::ALL.into_iter().filter(|other| *other != seat) {
        let theirs = table.players[other];
        let given = own.turned.minus(&theirs.open);
        let taken = theirs.turned.minus(&own.open);
        for (card, taken) in given
            .iter()
            .flat_map(|card| taken.iter().map(move |taken| (card, taken)))
            .filter(|(card, taken)| card.deck() == taken.deck())
            .filter(|(card, taken)| has_star(game, *card) != star && has_star(game, *taken) == star)
        {
            let mut tried = *table;
            exchange(&mut tried, (seat, card), (other, taken));
            if settle(&mut tried, other) {
                *table = tried;
                return true;
            }
        }
    }
    false
}

/// Two players' closed sets exchange a card.
fn exchange(table: &mut Table, (seat, card): (Seat, Card), (other, taken): (Seat, Card)) {
    let both = bit(card) | bit(taken);
    for set in sets(table, card.deck()) {
        if (*set & both).count_ones() == 1 {
            *set ^= both;
        }
    }
    for (seat, from, to) in [(seat, card, taken), (other, taken, card)] {
        table.players[seat].turned.remove(from);
        table.players[seat].turned.insert(to);
    }
}

/// One star more or fewer on a player's cards; says whether that can be.
fn change_star(game: &ArtifactStack, table: &mut Table, seat: Seat, star: bool) -> bool {
    // What nobody else has comes first; then another player, who may need a third one.
    let own = |table: &mut Table, seat: Seat| {
        change_open_star(game, table, seat, star) || change_closed_star(game, table, seat, star)
    };
    let with_another = |table: &mut Table, seat: Seat| {
        own(table, seat) || swap_closed_star(game, table, seat, star, own)
    };
    with_another(table, seat) || swap_closed_star(game, table, seat, star, with_another)
}

fn stars(game: &ArtifactStack, table: &Table, seat: Seat) -> u8 {
    game.score(table, seat).star_cards
}

/// How many cards of a deck lie before all players together.
fn in_use(table: &Table, deck: Deck) -> u8 {
    let players = table.players.values().iter();
    players.map(|player| player.artifacts().of(deck)).sum()
}

/// How many cards that count like one lie before a player, in no closed set.
fn count(game: &ArtifactStack, table: &Table, seat: Seat, card: Card) -> u8 {
    let own = table.players[seat].artifacts();
    let sets = own_sets(table, seat, card.deck()).fold(0, |all, set| all | set);
    let cards = alike(game, card).filter(|card| own.contains(*card) && sets & bit(*card) == 0);
    cards.count() as u8
}

/// The player's closed sets of a deck.
fn own_sets(table: &Table, seat: Seat, deck: Deck) -> impl Iterator<Item = u16> {
    table.closed.of(deck, &table.players[seat])
}

fn has_room_for_set(table: &Table, deck: Deck) -> bool {
    let mut table = *table;
    sets(&mut table, deck).contains(&0)
}

fn own_porcelain(table: &Table, seat: Seat, size: u8) -> u8 {
    let sets = own_sets(table, seat, Deck::Porcelain);
    sets.filter(|set| set.count_ones() == u32::from(size))
        .count() as u8
}

impl EndRows for ArtifactStack {
    fn bare_table(&self) -> View {
        let mut end = self.view(&self.start(), Observer::Table);
        end.table.decks = decks(self);
        for seat in Seat::ALL {
            end.table.players[seat].silver = 0;
        }
        end
    }

    fn end_rows(&self) -> usize {
        rows(self).count()
    }

    fn end_entry(&self, end: &View, seat: Seat, number: usize) -> Entry {
        let table = &end.table;
        let player = &table.players[seat];
        let left = |deck: Deck| (CARDS).saturating_sub(in_use(table, deck));
        match row(self, number) {
            Row::Silver => {
                let all = table.players.values().iter().map(|player| player.silver);
                let left = self.values().silver.saturating_sub(all.sum());
                Entry::up_to(left + player.silver, player.silver)
            }
            Row::Cards(card) => {
                let all = alike(self, card).count() as u8;
                let others: u8 = Seat::ALL
                    .into_iter()
                    .filter(|other| *other != seat)
                    .map(|other| count(self, table, other, card))
                    .sum();
                let own = count(self, table, seat, card);
                let most = all.saturating_sub(others).min(left(card.deck()) + own);
                Entry::up_to(most, own)
            }
            Row::StatueSet(place) => {
                let own = own_sets(table, seat, Deck::Statues).nth(place);
                let own = own.map_or(0, |set| set.count_ones() as u8);
                let most = match left(Deck::Statues) + own {
                    most if own > 0 => most,
                    most if most >= SMALL_SET && has_room_for_set(table, Deck::Statues) => most,
                    _ => 0,
                };
                Entry::up_to(most, own)
            }
            Row::PorcelainSets(size) => {
                let own = own_porcelain(table, seat, size);
                let more =
                    left(Deck::Porcelain) >= size && has_room_for_set(table, Deck::Porcelain);
                Entry::up_to(own + u8::from(more), own)
            }
            Row::Stars => Entry::up_to(
                player.artifacts().len().min(MOST_STARS),
                stars(self, table, seat),
            ),
            Row::Helper(helper) => {
                let own = player.helpers.contains(helper);
                let mut all = table.players.values().iter();
                let taken = all.any(|player| player.helpers.contains(helper));
                Entry::up_to(u8::from(own || !taken), own)
            }
        }
    }

    fn is_seldom_two(&self, number: usize) -> bool {
        matches!(row(self, number), Row::Helper(_))
    }

    fn is_elsewhere(&self, end: &View, seat: Seat, number: usize) -> bool {
        let is_shared = matches!(row(self, number), Row::Cards(_) | Row::Helper(_));
        is_shared && self.end_entry(end, seat, number).most == 0
    }

    fn enter(&self, end: &mut View, seat: Seat, number: usize, value: u16) {
        let table = &mut end.table;
        let value = value as u8;
        match row(self, number) {
            Row::Silver => table.players[seat].silver = value,
            Row::Cards(card) => {
                for _ in count(self, table, seat, card)..value {
                    add(self, table, seat, card);
                }
                for _ in value..count(self, table, seat, card) {
                    remove(self, table, seat, card);
                }
            }
            Row::StatueSet(place) => {
                let own = own_sets(table, seat, Deck::Statues).nth(place);
                // A set has two cards at least: up from none is two, down from two is none.
                let size = match (value, own) {
                    (1, None) => SMALL_SET,
                    (1, Some(_)) => 0,
                    (size, _) => size,
                };
                if let Some(set) = own {
                    open(table, Deck::Statues, set);
                }
                if size > 0 {
                    close(self, table, seat, Deck::Statues, size);
                }
            }
            Row::PorcelainSets(size) => {
                let own = own_porcelain(table, seat, size);
                for _ in own..value {
                    close(self, table, seat, Deck::Porcelain, size);
                }
                for _ in value..own {
                    let mut sets = own_sets(table, seat, Deck::Porcelain);
                    let set = sets.find(|set| set.count_ones() == u32::from(size));
                    drop(sets);
                    if let Some(set) = set {
                        open(table, Deck::Porcelain, set);
                    }
                }
            }
            Row::Stars => {
                let before = stars(self, table, seat);
                while stars(self, table, seat) < value && change_star(self, table, seat, true) {}
                // Beyond the most there can be it goes round.
                let is_most = value > before && stars(self, table, seat) == before;
                let value = if is_most { 0 } else { value };
                while stars(self, table, seat) > value && change_star(self, table, seat, false) {}
            }
            Row::Helper(helper) => {
                let helpers = table.players[seat].helpers;
                table.players[seat].helpers = match value {
                    0 => helpers.without(helper),
                    _ => helpers.with(helper),
                };
            }
        }
    }

    fn end_item(&self, end: &View, seat: Seat, number: usize, world: &World) -> ListItem {
        let language = world.language();
        let row = row(self, number);
        let mut item = match row {
            Row::Silver => ListItem::titled(label(world, Label::SourceSilver)),
            Row::Cards(card) => cards_item(self, card, world),
            Row::StatueSet(place) => {
                let set = [Arg::Number(place as i32 + 1)];
                ListItem::titled(&filled(world, Label::StatueSet, &set))
                    .detailed(label(world, Label::StatueSetDetail))
            }
            Row::PorcelainSets(size) => {
                let size = [Arg::Number(size.into())];
                ListItem::titled(&filled(world, Label::PorcelainSets, &size))
                    .detailed(label(world, Label::PorcelainSetsDetail))
            }
            Row::Stars => ListItem::titled(label(world, Label::StarsInAll))
                .detailed(label(world, Label::StarsInAllDetail)),
            Row::Helper(helper) => {
                let mut item = ListItem::titled(names::helper(helper, language));
                let value = self.values().helpers[helper];
                // Every such line fits.
                let _ = names::brings(value.deck, value.effect, language, &mut item.detail);
                item.right = Right::Switch(self.end_entry(end, seat, number).number > 0);
                item
            }
        };
        item.icon = Some(match row {
            Row::Silver => (&icons::SILVER, theme::ACCENT),
            Row::Cards(card) => {
                let face = self.values().card(card).face;
                (face_icon(card.deck(), face), theme::TEXT)
            }
            Row::StatueSet(_) => (deck_icon(Deck::Statues), theme::ACCENT),
            Row::PorcelainSets(_) => (deck_icon(Deck::Porcelain), theme::ACCENT),
            Row::Stars => (&icons::STAR, theme::ACCENT),
            Row::Helper(helper) => (helper_icon(helper), theme::TEXT),
        });
        if self.is_elsewhere(end, seat, number) {
            all_taken(&mut item, world);
        }
        item
    }

    fn end_topic(&self, number: usize) -> HelpTopic {
        own(match row(self, number) {
            Row::Silver => Topic::Scoring,
            Row::Cards(card) => Topic::of_deck(card.deck()),
            Row::StatueSet(_) => Topic::Statues,
            Row::PorcelainSets(_) => Topic::Porcelain,
            Row::Stars => Topic::Stars,
            Row::Helper(helper) => Topic::of_helper(helper),
        })
    }

    fn end_tiers(&self, end: &View, seat: Seat) -> Tiers {
        self.score(&end.table, seat).tiers()
    }
}

/// Cards that count alike: by their deck, by what they show, or by what is printed on them.
fn cards_item(game: &ArtifactStack, card: Card, world: &World) -> ListItem {
    let language = world.language();
    let face = game.values().card(card).face;
    let mut item = ListItem::default();
    // Every name of a card fits a line.
    let _ = match face {
        Face::Plain => item.title.write_str(names::deck(card.deck(), language)),
        _ => names::card_title(card.deck(), face, language, &mut item.title),
    };
    item.detail = match face {
        Face::Plain if card.deck() == Deck::Statues => {
            Line::try_from(label(world, Label::NotInSetsDetail)).unwrap_or_default()
        }
        Face::Porcelain(_) => {
            Line::try_from(label(world, Label::NotInSetsDetail)).unwrap_or_default()
        }
        Face::Treasure(Effect::Points(points)) => {
            filled(world, Ui::PointsShort, &[Arg::Number(points.into())])
        }
        Face::Treasure(_) => filled(world, Ui::PointsShort, &[Arg::Number(0)]),
        _ => Line::new(),
    };
    item
}
