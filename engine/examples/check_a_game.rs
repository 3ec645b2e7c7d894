//! Commit, cut, reveal: how a table finds out that the device dealt what it had promised before
//! anybody cut. `cargo run -p engine --example check_a_game`.

use std::error::Error;

use engine::chance::{Commitment, Cuts, Reveal, Secret};
use engine::dealer::Seeded;
use engine::game::Actor;
use engine::record::{Record, RecordError};
use engine::verify::{context, verify};
use engine::warehouse51::{Refusal, Setup, Warehouse51};

/// The first legal action, whatever it is, until the game is over.
fn play(game: Warehouse51, mut dealer: Seeded) -> Result<Vec<u8>, RecordError<Refusal>> {
    let mut record: Record<Warehouse51> = Record::new(game);
    loop {
        let seat = match record.actor() {
            Actor::Seat(seat) => Some(seat),
            Actor::Secret(seats) => seats.iter().next(),
            Actor::Chance => None,
            Actor::Nobody => return Ok(record.entries().to_vec()),
        };
        match seat.and_then(|seat| Some((seat, record.legal(seat).first()?))) {
            Some((seat, action)) => record.decide(seat, action)?,
            None => record.deal(&mut dealer)?,
        }
    }
}

/// What the table says after a game: the commitment was shown before it, the reveal after it.
fn verdict(game: &Warehouse51, log: &[u8], before: &Commitment, after: &Reveal) -> String {
    match verify(game, log, before, after) {
        Ok(fair) => format!("fair, {} cards checked", fair.outcomes),
        Err(unfair) => format!("not fair: {unfair:?}"),
    }
}

fn verdicts() -> Result<[String; 3], Box<dyn Error>> {
    let game = Warehouse51::new(Setup::of(3))?;
    let context = context(&game);

    // Before the game the device shows what it is bound to; then everybody says a number.
    let secret = Secret([42; 32]);
    let commitment = secret.commit(&context);
    println!("The device commits itself: {}", commitment.short());
    let cuts = Cuts::from_array([12, 900, 4]);

    // An honest device deals from the seed that both make.
    let log = play(game, Seeded(secret.seed(&context, &cuts)))?;
    let reveal = Reveal { secret, cuts };
    let honest = verdict(&game, &log, &commitment, &reveal);

    // One that ignores the cuts deals other cards, and one that reveals another secret is not
    // bound to it.
    let uncut = play(game, Seeded(secret.seed(&context, &Cuts::new())))?;
    let ignored = verdict(&game, &uncut, &commitment, &reveal);
    let cuts = reveal.cuts.clone();
    let secret = Secret([43; 32]);
    let other = verdict(&game, &log, &commitment, &Reveal { secret, cuts });
    Ok([honest, ignored, other])
}

fn main() -> Result<(), Box<dyn Error>> {
    let [honest, ignored, other] = verdicts()?;
    println!("Dealt as promised: {honest}");
    println!("The cuts ignored: {ignored}");
    println!("Another secret revealed: {other}");
    Ok(())
}

#[test]
fn only_the_honest_game_is_called_fair() {
    let [honest, ignored, other] = verdicts().unwrap();
    assert!(honest.starts_with("fair"), "{honest}");
    assert!(ignored.starts_with("not fair: Dealt"), "{ignored}");
    assert!(other.starts_with("not fair: Reveal"), "{other}");
}
