//! Artifact Stack as a report: two temples, turns, and what came of them.

use engine::seat::Seat;
use engine::stack::{
    ArtifactStack, Card, CardSet, Cards, Decks, DigRule, Effect, Event, Face, Place, StartPlayer,
    Table,
};

use super::names::{
    alike, card_words, cards_words, decks_words, helper_words, helpers_words, place_words, points,
    silver, whole_card_words,
};
use super::temple::draw;
use crate::page::{Page, colour, list, number, players, sentence, unbroken};
use crate::tale::Step;
use crate::tell::Narrate;

/// Who plays, and with what.
pub fn introduce(game: &ArtifactStack, page: &mut Page) {
    let setup = game.setup();
    let values = &setup.values;
    page.paragraph(&format!(
        "{} explorers set out for two temples: {}, in this order round the table. Each begins with \
         {}; {} is in the bank.",
        sentence(&number(setup.players)),
        players(Seat::first(setup.players)),
        silver(values.start_silver),
        silver(values.silver - values.start_silver * setup.players),
    ));
    if let Decks::Chosen(decks) = setup.decks {
        page.paragraph(&format!(
            "They have chosen six decks: {}.",
            decks_words(decks.iter())
        ));
    }
    let counted = match setup.dig {
        DigRule::AnyLevel => "that lies on it, even partly, on any level",
        DigRule::Contact => "that touches it from above",
    };
    page.paragraph(&format!(
        "A card that is covered has to be dug out, for {} a card {counted}.",
        silver(values.dig)
    ));
    if let StartPlayer::Seat(seat) = setup.start {
        page.paragraph(&format!("{} begins.", colour(seat)));
    }
}

/// One thing that somebody did, with what came of it.
#[derive(Default)]
struct Deed {
    /// Without the player: "takes a coin from F2".
    words: String,
    /// Do the words end in what a hidden card was, between commas?
    aside: bool,
    /// The card that was taken.
    card: Option<Card>,
    /// What came of it, in order: "gets 1 silver".
    then: Vec<String>,
    /// Where the player looked, if it is a look.
    looked: Option<Place>,
    /// Others who gave silver, and how much.
    givers: Vec<(Seat, u8)>,
    /// Others who received silver from the bank, and how much.
    receivers: Vec<(Seat, u8)>,
    /// Cards that were stolen, in words, and from whom.
    stolen: Vec<(Seat, String)>,
}

impl Deed {
    fn tell(&self) -> String {
        let mut then = self.then.clone();
        if !self.givers.is_empty() {
            let from = |what: &str, who: &str| format!("{what} from {who}");
            then.push(format!("gets {}", shares(&self.givers, from)));
        }
        if !self.receivers.is_empty() {
            let take = |what: &str, who: &str| format!("{who} take {what}");
            then.push(format!("lets {}", shares(&self.receivers, take)));
        }
        if !self.stolen.is_empty() {
            then.push(format!("steals {}", loot(&self.stolen)));
        }
        let comma = if self.aside { "," } else { "" };
        match then.as_slice() {
            [] => self.words.clone(),
            [only] => format!("{}{comma} and {only}", self.words),
            more => format!("{}, {}", self.words, list(more)),
        }
    }
}

/// "1 silver each from Red and Yellow but nothing from Green".
fn shares(all: &[(Seat, u8)], words: impl Fn(&str, &str) -> String) -> String {
    let most = all.iter().map(|(_, count)| *count).max().unwrap_or(0);
    let mut parts = Vec::new();
    for count in (0..=most).rev() {
        let seats = all.iter().filter(|(_, share)| *share == count);
        let seats: Vec<Seat> = seats.map(|(seat, _)| *seat).collect();
        let share = match (count, seats.len()) {
            (_, 0) => continue,
            (0, _) => "nothing".into(),
            (_, 1) => silver(count),
            _ => format!("{} each", silver(count)),
        };
        parts.push(words(&share, &players(seats)));
    }
    parts.join(" but ")
}

/// "a coin and a starred relic from Red", "a coin from Red and a relic from Green".
fn loot(stolen: &[(Seat, String)]) -> String {
    match stolen {
        [(one, first), (other, second)] if one == other => {
            let again = if first == second { "another" } else { second };
            format!("{first} and {again} from {}", colour(*one))
        }
        _ => {
            let words = stolen.iter();
            let words = words.map(|(from, card)| format!("{card} from {}", colour(*from)));
            list(&words.collect::<Vec<_>>())
        }
    }
}

/// What a player does in a turn.
struct Turn {
    seat: Seat,
    deeds: Vec<Deed>,
    taken: Vec<Place>,
    silver: u8,
}

/// What a dig cost: it is told with the card that came of it.
struct Dig {
    cards: u8,
    silver: u8,
}

/// Holds back a turn until it is complete.
pub struct Narrator<'g> {
    game: &'g ArtifactStack,
    turn: Option<Turn>,
    dig: Option<Dig>,
}

impl Narrate<ArtifactStack> for Narrator<'_> {
    fn step(&mut self, step: &Step<ArtifactStack>, page: &mut Page) {
        for event in &step.events {
            self.event(step, *event, page);
        }
        if let Some(turn) = &mut self.turn {
            turn.silver = step.after.table().players[turn.seat].silver;
        }
    }

    fn finish(&mut self, page: &mut Page) {
        self.flush(page);
    }
}

impl<'g> Narrator<'g> {
    /// Somebody with nothing to say yet.
    pub fn new(game: &'g ArtifactStack) -> Self {
        Narrator {
            game,
            turn: None,
            dig: None,
        }
    }

    fn turn(&mut self, seat: Seat) -> &mut Turn {
        self.turn.get_or_insert_with(|| Turn {
            seat,
            deeds: Vec::new(),
            taken: Vec::new(),
            silver: 0,
        })
    }

    fn deed(&mut self, seat: Seat, words: String) {
        self.turn(seat).deeds.push(Deed {
            words,
            ..Deed::default()
        });
    }

    /// Goes on with what the player did last.
    fn last(&mut self, go_on: impl FnOnce(&mut Deed)) {
        let deed = self.turn.as_mut().and_then(|turn| turn.deeds.last_mut());
        if let Some(deed) = deed {
            go_on(deed);
        }
    }

    fn then(&mut self, words: String) {
        self.last(|deed| deed.then.push(words));
    }

    fn event(&mut self, step: &Step<ArtifactStack>, event: Event, page: &mut Page) {
        let before = step.before.table();
        let after = step.after.table();
        match event {
            // They are told together, when the round begins.
            Event::DeckPicked { .. } | Event::Laid { .. } => {}
            Event::Begins { seat } => {
                page.paragraph(&format!("Chance lets {} begin.", colour(seat)));
            }
            Event::RoundBegins { second, seat } => self.round_begins(after, second, seat, page),
            Event::Dug { cards, silver, .. } => self.dig = Some(Dig { cards, silver }),
            Event::Took { seat, place, card } => self.took(before, seat, place, card),
            Event::Looked {
                seat,
                place,
                silver: paid,
                card,
            } => {
                let seen =
                    card.map_or("something".into(), |card| whole_card_words(self.game, card));
                let there = place_words(place);
                let price = silver(paid);
                let words = format!("looks at the hidden card of {there} for {price}, sees {seen}");
                self.deed(seat, words);
                self.last(|deed| deed.looked = Some(place));
            }
            Event::Hired {
                seat,
                helper,
                silver: paid,
            } => {
                let words = format!("hires {} for {}", helper_words(helper), silver(paid));
                self.deed(seat, words);
            }
            Event::TurnedOver { seat, set, cards } => self.turned_over(seat, set, &cards),
            Event::TurnEnded { .. } => {
                self.flush(page);
                if after.temple.standing().is_empty() {
                    self.temple_empty(before, page);
                }
            }
            Event::GameOver => {
                page.paragraph(&format!(
                    "{} cards never came into a temple: {}.",
                    sentence(&number(after.unseen.len())),
                    cards_words(self.game, &after.unseen)
                ));
            }
            other => self.effect(before, other),
        }
    }

    /// What cards do.
    fn effect(&mut self, before: &Table, event: Event) {
        match event {
            Event::HelperCame { helper, .. } => {
                self.then(format!("gets {} for nothing", helper_words(helper)));
            }
            Event::SilverReceived { seat, silver: got } if seat == before.seat => {
                self.then(match got {
                    0 => "gets nothing, for the bank is empty".into(),
                    _ => format!("gets {}", silver(got)),
                });
            }
            Event::SilverReceived { seat, silver } => {
                self.last(|deed| deed.receivers.push((seat, silver)));
            }
            Event::SilverPaid { silver: paid, .. } => self.has_to_pay(paid),
            Event::SilverGiven { from, silver, .. } => {
                self.last(|deed| deed.givers.push((from, silver)));
            }
            Event::MoreActions { actions: 1, .. } => self.then("may act once more".into()),
            Event::MoreActions { actions, .. } => {
                self.then(format!("may act {} times more", number(actions)));
            }
            Event::Stole { from, card, .. } => {
                let words = card_words(self.game, card);
                self.last(|deed| deed.stolen.push((from, words)));
            }
            Event::Gave { to, card, .. } => {
                let given = card_words(self.game, card);
                let to = colour(to);
                self.then(format!("has to give {given} to {to}, on the left"));
            }
            Event::Removed { card, .. } => {
                let removed = card_words(self.game, card);
                self.then(format!("has to remove {removed} from the game"));
            }
            Event::NoEffect { .. } => self.then("gets nothing out of it".into()),
            // Everything else has been told, and nobody makes mistakes in a story.
            _ => {}
        }
    }

    fn has_to_pay(&mut self, paid: u8) {
        let values = self.game.values();
        self.last(|deed| {
            let effect = deed.card.and_then(|card| values.card(card).face.at_once());
            let due = effect.map_or(paid, Effect::number);
            deed.then.push(match paid {
                0 => format!("has nothing to pay {} with", silver(due)),
                _ if paid < due => format!("has to pay {} but has only {paid}", silver(due)),
                _ => format!("has to pay {}", silver(paid)),
            });
        });
    }

    fn took(&mut self, before: &Table, seat: Seat, place: Place, card: Card) {
        let hidden = before.temple.face_down().contains(place);
        let knew = before.temple.looked_at_by(seat).contains(place);
        let words = card_words(self.game, card);
        let there = place_words(place);
        let dig = self.dig.take();
        let price = dig
            .as_ref()
            .map_or(String::new(), |dig| format!(" for {}", silver(dig.silver)));
        let under = dig.as_ref().map_or(String::new(), |dig| match dig.cards {
            1 => " from under one card".into(),
            more => format!(" from under {} cards", number(more)),
        });
        let turn = self.turn(seat);
        turn.taken.push(place);
        let just_seen = turn.deeds.last_mut();
        let just_seen = just_seen.filter(|deed| deed.looked == Some(place));
        if let Some(look) = just_seen {
            look.card = Some(card);
            look.then.push(match dig {
                Some(_) => format!("digs it out{under}{price}"),
                None => "takes it".into(),
            });
            return;
        }
        let dug = dig
            .as_ref()
            .map_or(String::new(), |_| format!(",{under}{price}"));
        let verb = if dig.is_some() { "digs out" } else { "takes" };
        let told = match (hidden, knew) {
            (false, _) if dig.is_some() => format!("digs {words} out of {there}{under}{price}"),
            (false, _) => format!("takes {words} from {there}"),
            (true, true) => format!("{verb} the card seen before at {there}, {words}{dug}"),
            (true, false) => format!("{verb} the hidden card of {there}, {words}{dug}"),
        };
        self.deed(seat, told);
        self.last(|deed| {
            deed.aside = hidden && dig.is_none();
            deed.card = Some(card);
        });
    }

    fn turned_over(&mut self, seat: Seat, set: CardSet, cards: &Cards) {
        let face = cards.iter().next();
        let face = face.map_or(Face::Plain, |card| self.game.values().card(card).face);
        let words = alike(set.deck(), face, set.size());
        let porcelain = &self.game.values().porcelain;
        let worth = match set {
            CardSet::Statues(size) => {
                let worth = self.game.values().statues.get(usize::from(size));
                worth.copied().map_or(0, i32::from)
            }
            CardSet::Porcelain(_, 2) => porcelain.pair.into(),
            CardSet::Porcelain(..) => porcelain.three.into(),
            _ => {
                self.deed(seat, format!("turns over {words}"));
                return;
            }
        };
        let words = format!("closes a set of {words}, worth {}", points(worth));
        self.deed(seat, words);
    }

    fn round_begins(&self, table: &Table, second: bool, seat: Seat, page: &mut Page) {
        if !second {
            if matches!(self.game.setup().decks, Decks::Chance) {
                let decks = decks_words(table.decks.iter());
                page.paragraph(&format!("Chance picks six decks: {decks}."));
            }
            page.paragraph(&format!(
                "Beside the temple wait {}.",
                helpers_words(table.helpers)
            ));
        }
        page.heading(if second {
            "The second temple"
        } else {
            "The first temple"
        });
        let hidden = table.temple.face_down().len();
        if second {
            page.paragraph(&format!(
                "{} of its cards lie face down. Now turns go counter-clockwise, and {} begins.",
                sentence(&number(hidden)),
                colour(seat)
            ));
        } else {
            page.paragraph(&format!(
                "{} of its cards lie face down; an asterisk marks a star. Each level lies half a \
                 card off the one below, so that D1 lies on A1, A2, B1 and B2, and F1 lies on D1, \
                 D2, E1, E2 and B2.",
                sentence(&number(hidden)),
            ));
        }
        draw(self.game, &table.temple, page);
        page.blank();
    }

    fn temple_empty(&self, table: &Table, page: &mut Page) {
        if table.second {
            return;
        }
        let scores: Vec<String> = Seat::first(self.game.setup().players)
            .map(|seat| format!("{} {}", colour(seat), self.game.score(table, seat).total()))
            .collect();
        page.paragraph(&format!(
            "The first temple is empty. Points if it ended now: {}.",
            list(&scores)
        ));
    }

    /// Says what was held back.
    fn flush(&mut self, page: &mut Page) {
        let Some(mut turn) = self.turn.take() else {
            return;
        };
        for deed in &mut turn.deeds {
            match deed.looked {
                Some(place) if !turn.taken.contains(&place) => {
                    deed.then.push("leaves it there".into());
                }
                _ => {}
            }
        }
        let deeds: Vec<String> = turn.deeds.iter().map(Deed::tell).collect();
        let left = unbroken(&format!("[{}]", silver(turn.silver)));
        page.paragraph(&format!(
            "{} {}. {left}",
            colour(turn.seat),
            deeds.join("; then ")
        ));
    }
}
