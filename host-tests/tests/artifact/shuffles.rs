//! The deck of a site as it comes up in games: every card is equally often in every place of it, and two bad dealers
//! in the same games are found out.

use engine::artifact::{Action, Artifact, Face, Outcome, Site};
use engine::chance::{Seed, Stream, Words};
use engine::dealer::{Dealer, Seeded};
use engine::each::Member;
use engine::game::{Actor, Odds};
use engine::record::Record;
use host_tests::play::{Chance, TOO_LONG, chance, random_action};
use host_tests::shuffles::{FAIR, FOUND_OUT, Places, modulo, naive_swaps};

use super::{RESEARCH, with};

/// The site that is looked at.
const SITE: Site = Site::Africa;
/// Every game comes to so many cards of it.
const PLACES: usize = 14;
/// So many games are dealt.
const GAMES: u32 = 4000;

/// Notes what another dealer deals from the deck.
struct Noting<D> {
    dealer: D,
    came: Vec<usize>,
}

fn face_of(outcome: Outcome) -> Option<Face> {
    match outcome {
        Outcome::Card(card) if card.site == SITE => Some(card.face),
        _ => None,
    }
}

impl<D: Dealer<Outcome>> Dealer<Outcome> for Noting<D> {
    fn outcome(&mut self, odds: &Odds<Outcome>) -> Option<Outcome> {
        let outcome = self.dealer.outcome(odds)?;
        self.came.extend(face_of(outcome).map(|face| face as usize));
        Some(outcome)
    }
}

/// Digs at the site wherever that is possible.
fn decide(record: &mut Record<Artifact>, rng: &mut Chance) -> bool {
    let Actor::Seat(seat) = record.actor() else {
        return false;
    };
    let legal = record.legal(seat);
    let wanted = [
        Action::PlaceHut(SITE),
        Action::Research(SITE),
        Action::Hire(SITE),
        Action::Ship(SITE),
    ];
    let wanted = wanted.into_iter().find(|action| legal.contains(*action));
    let action = wanted.unwrap_or_else(|| random_action(&legal, rng));
    record.decide(seat, action).is_ok()
}

/// The faces of the cards in the order in which they come up in a game.
fn came_up<D: Dealer<Outcome>>(dealer: D, game: &Artifact, number: u64) -> Vec<usize> {
    let mut noting = Noting {
        dealer,
        came: Vec::new(),
    };
    let mut rng = chance(number);
    let mut record: Record<Artifact> = Record::new(*game);
    for _ in 0..TOO_LONG {
        let goes_on = match record.actor() {
            Actor::Chance => record.deal(&mut noting).is_ok(),
            _ => decide(&mut record, &mut rng),
        };
        if !goes_on || noting.came.len() >= PLACES {
            break;
        }
    }
    noting.came
}

fn deviation<D: Dealer<Outcome>>(dealer: impl Fn(Seed) -> D) -> f64 {
    // With special artifacts: every face is in the deck.
    let game = with(3, RESEARCH);
    let copies = Face::ALL.map(|face| u32::from(game.values().copies[face]));
    let mut places = Places::of(&copies, PLACES);
    for number in 0..GAMES {
        let mut seed = [7; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let came = came_up(dealer(Seed(seed)), &game, number.into());
        assert!(came.len() >= PLACES, "game {number}: {} cards", came.len());
        places.count(came);
    }
    places.deviation()
}

fn words(seed: &Seed) -> Words {
    seed.words(Stream(*b"bad dealers-"))
}

/// Takes the remainder of a division.
struct Modulo(Words);

impl Dealer<Outcome> for Modulo {
    fn outcome(&mut self, odds: &Odds<Outcome>) -> Option<Outcome> {
        odds.pick(modulo(odds.total(), || self.0.next().unwrap_or_default()))
    }
}

/// Has shuffled the deck by naive swaps before the game.
struct Swapping {
    seed: Seed,
    deck: Option<std::vec::IntoIter<Outcome>>,
}

impl Dealer<Outcome> for Swapping {
    fn outcome(&mut self, odds: &Odds<Outcome>) -> Option<Outcome> {
        if !odds.iter().any(|(outcome, _)| face_of(outcome).is_some()) {
            return Seeded(self.seed).outcome(odds);
        }
        let deck = self.deck.get_or_insert_with(|| {
            let copies = odds
                .iter()
                .flat_map(|(outcome, copies)| std::iter::repeat_n(outcome, copies.into()));
            let (mut deck, mut words) = (Vec::from_iter(copies), words(&self.seed));
            naive_swaps(&mut deck, || words.next().unwrap_or_default());
            deck.into_iter()
        });
        deck.next()
    }
}

#[test]
fn every_card_of_a_site_comes_equally_often_in_every_place() {
    let deviation = deviation(Seeded);
    assert!(deviation.abs() < FAIR, "{deviation}");
}

#[test]
fn the_same_check_finds_out_a_dealer_by_modulo() {
    let deviation = deviation(|seed| Modulo(words(&seed)));
    assert!(deviation > FOUND_OUT, "{deviation}");
}

#[test]
fn the_same_check_finds_out_a_dealer_by_naive_swaps() {
    let deviation = deviation(|seed| Swapping { seed, deck: None });
    assert!(deviation > FOUND_OUT, "{deviation}");
}
