//! One auction, held back until it is over.

use engine::seat::{PerSeat, Seat, Seats};
use engine::warehouse51::{AuctionKind, Effect, Mark, Neighbour, Pair, Relic, State, Warehouse51};

use super::names::{self, ingots, power_words, relic_words};
use super::scores::carrier;
use crate::page::{colour, list, players, sentence, unbroken};

/// What was called out, one after the other.
enum Call {
    /// Somebody did something, without the player: "bids 3".
    Did(Seat, String),
    /// These passed.
    Passed(Vec<Seat>),
}

/// An auction.
pub struct Auction {
    /// What comes before the bids: whole sentences.
    opening: Vec<String>,
    calls: Vec<Call>,
    /// What comes after them: whole sentences.
    outcome: Vec<String>,
    /// What everybody holds when it is over.
    purses: String,
}

impl Auction {
    /// A relic is revealed.
    pub fn new(game: &Warehouse51, state: &State, seat: Seat, relic: Relic) -> Auction {
        let printed = &game.values().relics[relic];
        let table = state.table();
        let by = if table.revealer == table.last_winner {
            String::new()
        } else {
            format!(", who has {},", carrier(game, Effect::RevealEvery))
        };
        let reveal = format!(
            "{}{by} reveals from the {} stack: {} (value {}, {}).",
            colour(seat),
            names::colour(printed.colour),
            relic_words(relic),
            printed.value,
            power_words(printed)
        );
        let mut opening = vec![reveal];
        opening.extend(whose_secret(game, state, relic));
        if printed.auction == AuctionKind::Fist {
            opening.push("The bids are closed in fists.".into());
        }
        Auction {
            opening,
            calls: Vec::new(),
            outcome: Vec::new(),
            purses: purses(game, state),
        }
    }

    /// What everybody holds now.
    pub fn hold(&mut self, game: &Warehouse51, state: &State) {
        self.purses = purses(game, state);
    }

    /// A sentence before the bids.
    pub fn open(&mut self, sentence: String) {
        self.opening.push(sentence);
    }

    /// A sentence after the bids.
    pub fn close(&mut self, sentence: String) {
        self.outcome.push(sentence);
    }

    /// Somebody does something during the bids.
    pub fn did(&mut self, seat: Seat, words: &str) {
        match self.calls.last_mut() {
            Some(Call::Did(other, before)) if *other == seat => {
                *before += &format!(" and {words}");
            }
            _ => self.calls.push(Call::Did(seat, words.into())),
        }
    }

    /// A bid is called out.
    pub fn bid(&mut self, game: &Warehouse51, seat: Seat, bid: u8, first: bool, equalled: bool) {
        let words = match (first, equalled) {
            (true, _) => format!("opens with {bid}"),
            (_, true) => format!("equals {bid} with {}", carrier(game, Effect::Equal)),
            _ => format!("bids {bid}"),
        };
        self.did(seat, &words);
    }

    /// Somebody passes.
    pub fn passed(&mut self, seat: Seat) {
        match self.calls.last_mut() {
            Some(Call::Did(other, before)) if *other == seat => *before += " and passes",
            Some(Call::Passed(seats)) => seats.push(seat),
            _ => self.calls.push(Call::Passed(vec![seat])),
        }
    }

    /// All fists are opened.
    pub fn fists(
        &mut self,
        game: &Warehouse51,
        revealer: Seat,
        (bids, seats): (&PerSeat<u8>, Seats),
        by_relic: bool,
    ) {
        let clockwise: Vec<Seat> = revealer
            .clockwise(game.setup().players)
            .filter(|seat| seats.contains(*seat))
            .collect();
        let fist = |seat: &Seat| match bids[*seat] {
            0 => format!("{} nothing", colour(*seat)),
            bid => format!("{} {bid}", colour(*seat)),
        };
        let fists: Vec<String> = clockwise.iter().map(fist).collect();
        if fists.is_empty() {
            return;
        }
        self.close(format!("In the fists are: {}.", list(&fists)));
        let highest = clockwise.iter().map(|seat| bids[*seat]).max().unwrap_or(0);
        let level = clockwise.iter().filter(|seat| bids[**seat] == highest);
        let level: Vec<Seat> = level.copied().collect();
        if highest == 0 || level.len() < 2 {
            return;
        }
        let tied = players(level.iter().copied());
        self.close(if by_relic {
            let relic = carrier(game, Effect::Equal);
            format!("{tied} are level, and {relic} decides.")
        } else if level.first() == Some(&revealer) {
            format!("{tied} are level, and who revealed comes first.")
        } else {
            let winner = level.first().map_or("nobody", |seat| colour(*seat));
            format!(
                "{tied} are level, and {winner} is the first clockwise from {}.",
                colour(revealer)
            )
        });
    }

    /// It is won and paid.
    pub fn won(&mut self, game: &Warehouse51, seat: Seat, price: u8, to: Seat) {
        let right = Neighbour::Right.of(seat, game.setup().players);
        let side = if to == right {
            format!(" on the right, by {}", carrier(game, Effect::PayRight))
        } else {
            String::new()
        };
        self.close(format!(
            "{} wins and pays {} to {}{side}.",
            colour(seat),
            ingots(price),
            colour(to)
        ));
    }

    /// All of it.
    pub fn tell(&self, number: u8) -> String {
        let calls: Vec<String> = self
            .calls
            .iter()
            .map(|call| match call {
                Call::Did(seat, words) => format!("{} {words}", colour(*seat)),
                Call::Passed(seats) => {
                    let pass = if seats.len() == 1 { "passes" } else { "pass" };
                    format!("{} {pass}", players(seats.iter().copied()))
                }
            })
            .collect();
        let mut sentences = self.opening.clone();
        if !calls.is_empty() {
            sentences.push(format!("{}.", calls.join(", ")));
        }
        sentences.extend(self.outcome.iter().cloned());
        let text = sentences.join(" ");
        format!("{number}. {text} {}", self.purses)
    }
}

/// Who knows that a relic is a counterfeit, if it is one.
fn whose_secret(game: &Warehouse51, state: &State, relic: Relic) -> Option<String> {
    let count = game.setup().players;
    let pair = Pair::all(count).find(|pair| state.counterfeits(*pair).contains(relic))?;
    let known = state.table().pairs[pair];
    let who = if known.open {
        "everybody knows".into()
    } else {
        format!("{} know", players(known.seats.iter()))
    };
    Some(format!("A counterfeit, as {who}."))
}

/// "[Blue 10, Red 12 and Green 8 ingots, 20 in the bank]".
fn purses(game: &Warehouse51, state: &State) -> String {
    let table = state.table();
    let each: Vec<String> = Seat::first(game.setup().players)
        .map(|seat| format!("{} {}", colour(seat), table.players[seat].gold))
        .collect();
    unbroken(&format!("[{}; bank {}]", each.join(", "), table.bank))
}

/// Why an instant effect does not take place. What the buyer had before tells: at the end the relic
/// itself may be gone by now.
pub fn no_effect(game: &Warehouse51, before: &State, seat: Seat, relic: Relic) -> String {
    let name = sentence(relic_words(relic));
    let printed = &game.values().relics[relic];
    let cursed = printed.mark == Mark::Cursed;
    let why = match printed.effect {
        _ if cursed && game.has(before.table(), seat, Effect::NoCurses) => {
            let harp = carrier(game, Effect::NoCurses);
            format!("since {harp} keeps the curse off")
        }
        Some(Effect::FromBank) => "since the bank is empty".into(),
        Some(Effect::LosePart) => "since there is too little to lose".into(),
        Some(Effect::NoNextBid) => "since there is no next auction".into(),
        Some(Effect::Show) => "since the counterfeits on both sides lie open already".into(),
        _ => format!("since {} knows every counterfeit already", colour(seat)),
    };
    format!("{name} has no effect, {why}.")
}
