//! Cards that are elsewhere, or others, than the device has them. An open card lies at a site, on the
//! market, out of the game or in a hand where everybody saw it going; one more comes from the deck.
//! What somebody drew unseen, he alone puts right.

use engine::artifact::{Card, CardPlace, Correction, Face, Insight, Pile, Site};
use engine::each::Member;
use engine::seat::Seat;

use super::super::entries::{card_entry, seat_entry};
use super::super::look::{site_colour, site_icon};
use super::super::text::{Label, names};
use super::super::{Scene, icons};
use super::sites;
use crate::icons as common;
use crate::screens::parts::{label, right_word};
use crate::text::Ui;
use crate::theme;
use crate::widgets::{ListItem, Right};

/// What can be put right about cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardAmend {
    /// An open card is somewhere else, or next to its site lies another.
    Open(Card, CardPlace),
    /// One more card of a site lies there.
    More(Site, CardPlace),
    /// An own card that nobody else has seen is another.
    Unseen(Seat, Card),
    /// Of an own card that nobody else has seen, it was not told which it is.
    Untold(Seat, Site),
}

/// Where a card can be, before the hands.
const PLACES: [CardPlace; 4] = [
    CardPlace::Site,
    CardPlace::Market,
    CardPlace::Gone,
    CardPlace::Deck,
];

fn place(number: usize) -> Option<CardPlace> {
    let hand = || {
        number
            .checked_sub(PLACES.len())
            .and_then(Seat::at)
            .map(CardPlace::Hand)
    };
    PLACES.get(number).copied().or_else(hand)
}

fn number_of(place: CardPlace) -> usize {
    match place {
        CardPlace::Hand(seat) => PLACES.len() + seat.place(),
        place => PLACES.iter().position(|one| *one == place).unwrap_or(0),
    }
}

fn lying(pile: Pile, place: CardPlace) -> impl Iterator<Item = CardAmend> {
    pile.iter()
        .map(move |(card, _)| CardAmend::Open(card, place))
}

/// One more card of each site.
fn more(scene: &Scene<'_>, place: CardPlace) -> impl Iterator<Item = CardAmend> {
    let unseen = unseen(scene);
    sites(scene)
        .filter(move |site| unseen.of_site(*site) > 0)
        .map(move |site| CardAmend::More(site, place))
}

/// The open cards of a hand, and one more.
pub fn in_hand(scene: &Scene<'_>, seat: Seat) -> impl Iterator<Item = CardAmend> {
    let place = CardPlace::Hand(seat);
    lying(scene.table().players[seat].known, place).chain(more(scene, place))
}

/// The cards that lie openly, where each can be another or elsewhere.
pub fn on_table(scene: &Scene<'_>) -> impl Iterator<Item = CardAmend> {
    let table = scene.table();
    let market = table.market.values().iter().flatten();
    let market = market.map(|card| CardAmend::Open(*card, CardPlace::Market));
    lying(table.face_up, CardPlace::Site)
        .chain(more(scene, CardPlace::Site))
        .chain(market)
        .chain(more(scene, CardPlace::Market))
        .chain(lying(table.gone, CardPlace::Gone))
        .chain(more(scene, CardPlace::Gone))
}

/// What who looks alone has drawn unseen, and has told or not.
fn own_unseen(scene: &Scene<'_>) -> Option<(Seat, Pile)> {
    match &scene.view().insight {
        Insight::Own { seat, unseen, .. } => Some((*seat, *unseen)),
        Insight::Open | Insight::All { .. } => None,
    }
}

/// The cards of a seat that it alone has seen, if it is who looks.
pub fn seen_alone(scene: &Scene<'_>, seat: Seat) -> impl Iterator<Item = CardAmend> {
    let own = own_unseen(scene).filter(|(own, _)| *own == seat);
    let told = own.map_or(Pile::EMPTY, |(_, unseen)| unseen);
    let drawn = scene.table().players[seat].unseen;
    let untold = move |site: &Site| own.is_some() && drawn[*site] > told.of_site(*site);
    sites(scene)
        .filter(untold)
        .map(move |site| CardAmend::Untold(seat, site))
        .chain(
            told.iter()
                .map(move |(card, _)| CardAmend::Unseen(seat, card)),
        )
}

/// What who looks has not seen anywhere.
fn unseen(scene: &Scene<'_>) -> Pile {
    let all = scene.table().unseen;
    own_unseen(scene).map_or(all, |(_, own)| all.minus(&own))
}

/// The cards of a site that who looks has not seen anywhere.
fn unseen_of(scene: &Scene<'_>, site: Site) -> impl Iterator<Item = Card> {
    let unseen = unseen(scene);
    let cards = Face::ALL.into_iter().map(move |face| Card::new(site, face));
    cards.filter(move |card| unseen.has(*card))
}

/// The same without the cursed one: who draws that shows it.
fn secret_of(scene: &Scene<'_>, site: Site) -> impl Iterator<Item = Card> {
    unseen_of(scene, site).filter(|card| card.face != Face::Cursed)
}

/// The cards of the same deck that a card might be instead.
fn others(scene: &Scene<'_>, card: Card) -> impl Iterator<Item = Card> {
    unseen_of(scene, card.site).filter(move |other| *other != card)
}

/// How many stand-alone cards there are.
pub fn stand_alone(scene: &Scene<'_>) -> usize {
    usize::from(scene.game().values().copies[Face::StandAlone]) * sites(scene).count()
}

impl CardAmend {
    /// How many values it can have.
    pub fn values(self, scene: &Scene<'_>) -> usize {
        let places = PLACES.len() + usize::from(scene.seats());
        match self {
            CardAmend::Open(card, CardPlace::Site) => places + others(scene, card).count(),
            CardAmend::Open(..) => places,
            CardAmend::More(site, _) => unseen_of(scene, site).count(),
            CardAmend::Unseen(_, card) => self.secrets(scene, card.site).count(),
            CardAmend::Untold(_, site) => self.secrets(scene, site).count(),
        }
    }

    /// What an own card that nobody else has seen might be.
    fn secrets(self, scene: &Scene<'_>, site: Site) -> impl Iterator<Item = Card> {
        let is_now = move |card: &Card| matches!(self, CardAmend::Unseen(_, now) if now == *card);
        secret_of(scene, site).filter(move |card| !is_now(card))
    }

    /// Is it said of a card that lies somewhere now, and not of one that is missing?
    pub fn is_somewhere(self) -> bool {
        matches!(self, CardAmend::Open(..))
    }

    /// Which of them it has.
    pub fn position(self) -> usize {
        match self {
            CardAmend::Open(_, place) => number_of(place),
            CardAmend::More(..) | CardAmend::Unseen(..) | CardAmend::Untold(..) => 0,
        }
    }

    /// What it is called, and where the device has it.
    pub fn title(self, scene: &Scene<'_>) -> ListItem {
        match self {
            CardAmend::Open(card, place) => {
                let mut item = card_entry(scene.world, card);
                item.right = right_place(scene, place);
                item
            }
            CardAmend::More(site, place) => {
                let mut item = of_site(scene, label(scene.world, Label::OneMoreCard), site);
                item.right = right_place(scene, place);
                item
            }
            CardAmend::Unseen(_, card) => card_entry(scene.world, card)
                .detailed(label(scene.world, Label::NobodyElseSeesDetail)),
            CardAmend::Untold(_, site) => of_site(scene, label(scene.world, Ui::NotTold), site),
        }
    }

    /// One of its values.
    pub fn value_item(self, scene: &Scene<'_>, number: usize) -> ListItem {
        let places = PLACES.len() + usize::from(scene.seats());
        let card = match self {
            CardAmend::Open(..) if number < places => {
                return place(number)
                    .map_or_else(ListItem::default, |place| place_item(scene, place));
            }
            CardAmend::Open(card, _) => others(scene, card).nth(number - places),
            CardAmend::More(site, _) => unseen_of(scene, site).nth(number),
            CardAmend::Unseen(_, Card { site, .. }) | CardAmend::Untold(_, site) => {
                self.secrets(scene, site).nth(number)
            }
        };
        card.map_or_else(ListItem::default, |card| card_entry(scene.world, card))
    }

    /// That it really has one of them.
    pub fn correction(self, scene: &Scene<'_>, value: usize) -> Option<Correction> {
        let places = PLACES.len() + usize::from(scene.seats());
        Some(match self {
            CardAmend::Open(card, from) if value < places => Correction::Card {
                card,
                from,
                to: place(value)?,
            },
            CardAmend::Open(card, _) => Correction::FaceUp {
                site: card.site,
                said: card.face,
                is: others(scene, card).nth(value - places)?.face,
            },
            CardAmend::More(site, to) => Correction::Card {
                card: unseen_of(scene, site).nth(value)?,
                from: CardPlace::Deck,
                to,
            },
            CardAmend::Unseen(seat, card) => Correction::Unseen {
                seat,
                site: card.site,
                said: card.face,
                is: self.secrets(scene, card.site).nth(value)?.face,
            },
            CardAmend::Untold(seat, site) => Correction::Told {
                seat,
                site,
                is: self.secrets(scene, site).nth(value)?.face,
            },
        })
    }
}

/// Something of a site.
fn of_site(scene: &Scene<'_>, title: &str, site: Site) -> ListItem {
    let mut item = ListItem::titled(title).detailed(names::site(site, scene.language()));
    item.icon = Some((site_icon(site), site_colour(site)));
    item
}

/// Where a card of the list is, if it is not next to its site or in the hand that is listed.
fn right_place(scene: &Scene<'_>, place: CardPlace) -> Right {
    match place {
        CardPlace::Market => right_word(label(scene.world, Label::MarketShort)),
        CardPlace::Gone => right_word(label(scene.world, Label::OutShort)),
        CardPlace::Deck | CardPlace::Site | CardPlace::Hand(_) => Right::Nothing,
    }
}

/// Where a card is.
fn place_item(scene: &Scene<'_>, place: CardPlace) -> ListItem {
    let world = scene.world;
    let (title, icon) = match place {
        CardPlace::Deck => (Label::InDeck, &icons::CARDS),
        CardPlace::Site => (Label::AtSite, &icons::CARD),
        CardPlace::Market => (Label::Market, &common::MARKET),
        CardPlace::Gone => (Label::OutOfGame, &common::CROSS),
        CardPlace::Hand(seat) => {
            return seat_entry(scene, seat).detailed(label(world, Label::InHand));
        }
    };
    let mut item = ListItem::titled(label(world, title));
    item.icon = Some((icon, theme::ACCENT));
    item
}
