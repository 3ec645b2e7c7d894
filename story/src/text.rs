//! A story as text: what all games have in common is the beginning and the end.

use engine::seat::Seat;
use engine::standings::{Standing, Standings};

use crate::page::{Page, colour, counted, list, players};
use crate::tale::{Entry, Origin, Tale};
use crate::tell::{Narrate, Source, Tell};
use crate::values::{Change, changes};

/// The whole story.
pub fn text<G: Tell>(tale: &Tale<G>) -> String {
    let mut page = Page::default();
    page.title(&match tale.origin {
        Origin::Invented { seeds, .. } => format!("{}, game number {}", G::TITLE, seeds.number),
        Origin::Played { .. } => format!("{}, as it was played", G::TITLE),
    });
    page.blank();
    let game = &tale.game;
    game.introduce(&mut page);
    let changed: Vec<String> = changes(game).iter().map(Change::to_string).collect();
    if !changed.is_empty() {
        page.paragraph(&format!(
            "Some printed values were changed: {}.",
            list(&changed)
        ));
    }
    page.paragraph(&who(&tale.origin));
    let mut narrator = game.narrator();
    for step in &tale.steps {
        match &step.entry {
            Entry::Correction { correction, house } => {
                let by = if *house {
                    " whatever the rules say"
                } else {
                    ""
                };
                page.paragraph(&format!(
                    "The table puts something right{by}: {correction:?}."
                ));
            }
            _ => narrator.step(step, &mut page),
        }
    }
    narrator.finish(&mut page);
    if !tale.is_over() {
        page.blank();
        page.paragraph("The game is not over: this is all that happened so far.");
        return page.into_text();
    }
    scores(tale, &mut page);
    game.explain_scores(tale.last(), &mut page);
    verdict(tale, &mut page);
    page.into_text()
}

/// Who decided.
fn who(origin: &Origin) -> String {
    match origin {
        Origin::Invented { plain: true, .. } => {
            "Nobody thinks: chance alone decides what the players do.".into()
        }
        Origin::Invented { plain: false, .. } => {
            "Nobody thinks far: chance decides what the players do, weighted by common sense."
                .into()
        }
        Origin::Played { names, seed } => {
            let people = Seat::first(names.len() as u8).zip(names);
            let people: Vec<String> = people
                .map(|(seat, name)| format!("{name} ({})", colour(seat)))
                .collect();
            let dealer = match seed {
                Some(_) => "The device dealt.",
                None => "The cards came from the real box.",
            };
            format!("It was played by {}. {dealer}", list(&people))
        }
    }
}

const FIRST_COLUMN: usize = 24;
const COLUMN: usize = 9;

/// The table of points by source.
fn scores<G: Tell>(tale: &Tale<G>, page: &mut Page) {
    let game = &tale.game;
    let seats: Vec<Seat> = Seat::first(game.seats()).collect();
    let columns: Vec<_> = seats
        .iter()
        .map(|seat| game.sources(tale.last(), *seat))
        .collect();
    page.heading("Scores");
    let row = |name: &str, cells: Vec<String>| {
        let cells: String = cells
            .iter()
            .map(|cell| format!("{cell:>COLUMN$}"))
            .collect();
        format!("{name:FIRST_COLUMN$}{cells}")
    };
    page.line(&row(
        "",
        seats.iter().map(|seat| colour(*seat).into()).collect(),
    ));
    let sources = columns.first().map(Vec::as_slice).unwrap_or_default();
    for (number, source) in sources.iter().enumerate() {
        let points = columns.iter().filter_map(|column| column.get(number));
        page.line(&row(
            source.words,
            points.map(|source| source.points.to_string()).collect(),
        ));
    }
    let total = |column: &Vec<Source>| -> i32 { column.iter().map(|source| source.points).sum() };
    page.line(&row(
        "total",
        columns
            .iter()
            .map(|column| total(column).to_string())
            .collect(),
    ));
    page.blank();
}

/// Who won, and by what.
fn verdict<G: Tell>(tale: &Tale<G>, page: &mut Page) {
    let standings = Standings::of(&tale.game, tale.last());
    let ranked: Vec<&Standing> = standings.iter().collect();
    page.blank();
    for pair in ranked.windows(2) {
        if let [ahead, behind] = pair {
            explain_tie(&tale.game, ahead, behind, page);
        }
    }
    let Some(best) = ranked.first() else {
        return;
    };
    let points = points::<G>(best);
    if standings.winners().count() > 1 {
        page.paragraph(&format!(
            "{} share the victory with {points} each.",
            players(standings.winners())
        ));
        return;
    }
    let others: Vec<String> = ranked
        .iter()
        .skip(1)
        .map(|standing| format!("{} with {}", colour(standing.seat), tier(standing, 0)))
        .collect();
    page.paragraph(&format!(
        "{} wins with {points}, ahead of {}.",
        colour(best.seat),
        list(&others)
    ));
}

fn tier(standing: &Standing, number: usize) -> i32 {
    standing.tiers.get(number).copied().unwrap_or(0)
}

fn points<G: Tell>(standing: &Standing) -> String {
    let words = G::TIERS
        .first()
        .map_or(("point", "points"), |tier| tier.words);
    counted(tier(standing, 0), words)
}

/// Two with as many points: which yardstick told them apart?
fn explain_tie<G: Tell>(game: &G, ahead: &Standing, behind: &Standing, page: &mut Page) {
    if tier(ahead, 0) != tier(behind, 0) {
        return;
    }
    let both = format!(
        "{} and {} both have {}",
        colour(ahead.seat),
        colour(behind.seat),
        points::<G>(ahead)
    );
    if let Some(words) = game.tie_break_words(ahead, behind) {
        page.paragraph(&format!("{both}; {words}."));
        return;
    }
    let decided = behind.decided_by.map(usize::from);
    let words = decided.and_then(|number| Some((number, G::TIERS.get(number)?)));
    page.paragraph(&match words {
        Some((number, yardstick)) => format!(
            "{both}; {} is ahead with {} to {}.",
            colour(ahead.seat),
            counted(tier(ahead, number), yardstick.words),
            tier(behind, number)
        ),
        None => format!("{both} and are level in every tie-break: they share a place."),
    });
}
