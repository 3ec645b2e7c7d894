//! What the rules recommend is the best there is.

use engine::artifact::{Artifact, Card, Expansions, Face, Phase, Pile, Site, Table};
use engine::each::{Each, Member};
use engine::game::{Actor, Game, Observer};
use engine::record::Record;
use engine::seat::Seat;
use host_tests::play::{below, chance, step};

use super::{game, with};

const SEAT: Seat = Seat::Two;

fn level(game: &Artifact, table: &Table) -> u8 {
    game.score(table, SEAT).research_level
}

/// The table after a manuscript was used at a site.
fn used(table: &Table, site: Site) -> Table {
    let mut table = *table;
    let player = &mut table.players[SEAT];
    player.research[site] += 1;
    let cards = Site::ALL.map(|site| Card::new(site, Face::Manuscript));
    let _ = cards.into_iter().find(|card| player.known.take(*card));
    table
}

/// The best that so many manuscripts can do, by trying everything.
fn best(game: &Artifact, table: &Table, manuscripts: u8) -> u8 {
    let open = |site: &Site| game.in_play(*site) && table.players[SEAT].research[*site] < 4;
    let tried = Site::ALL
        .into_iter()
        .filter(open)
        .filter(|_| manuscripts > 0)
        .map(|site| best(game, &used(table, site), manuscripts - 1));
    tried.max().unwrap_or(level(game, table))
}

#[test]
fn manuscripts_go_where_they_help_most() {
    let mut rng = chance(1);
    for players in [3, 4] {
        let game = with(players, Expansions::BOTH);
        for _ in 0..300 {
            let mut table = game.view(&game.start(), Observer::Table).table;
            for site in Site::ALL.into_iter().filter(|site| game.in_play(*site)) {
                table.players[SEAT].research[site] = below(5, &mut rng) as u8;
            }
            let manuscripts = below(6, &mut rng) as u8;
            for number in 0..manuscripts {
                let site = Site::ALL[number as usize % 4];
                let card = Card::new(site, Face::Manuscript);
                table.players[SEAT].known.add(card);
            }
            let most = best(&game, &table, manuscripts);
            for _ in 0..manuscripts {
                if let Some(site) = game.best_manuscript_site(&table, SEAT) {
                    table = used(&table, site);
                }
            }
            assert_eq!(level(&game, &table), most);
        }
    }
}

/// With more than one manuscript of a site, one may have been shipped openly and another drawn
/// unseen.
#[test]
fn manuscripts_are_shown_beside_those_that_everybody_knows() {
    let mut setup = *with(3, Expansions::BOTH).setup();
    setup.values.copies = Each::new([1, 1, 1, 1, 1, 1, 1, 1, 1, 7]);
    setup.values.rounds = 20;
    let game = game(setup);
    let manuscripts = |pile: Pile| -> u8 {
        let shown = pile
            .iter()
            .filter(|(card, _)| card.face == Face::Manuscript);
        shown.map(|(_, count)| count).sum()
    };
    let mut both = 0;
    for seed in 0..400 {
        let mut rng = chance(seed);
        let mut record: Record<Artifact> = Record::new(game);
        let mut before = *record.state();
        while record.actor() != Actor::Nobody {
            before = *record.state();
            step(&mut record, &mut rng);
            let table = record.state().table();
            if table.phase == Phase::Manuscripts {
                break;
            }
        }
        let ended = record.state();
        for seat in Seat::first(3) {
            let known = before.table().players[seat].known;
            let unseen = before.hand(seat).minus(&known);
            both += usize::from(manuscripts(known) > 0 && manuscripts(unseen) > 0);
            let left = ended.hand(seat).minus(&ended.table().players[seat].known);
            assert_eq!(manuscripts(left), 0);
        }
    }
    assert!(both > 0, "nobody had both kinds: nothing was tried");
}

#[test]
fn a_hand_full_of_manuscripts_is_no_riddle() {
    let game = with(4, Expansions::BOTH);
    let mut table = game.view(&game.start(), Observer::Table).table;
    for site in Site::ALL {
        for _ in 0..7 {
            let card = Card::new(site, Face::Manuscript);
            table.players[SEAT].known.add(card);
        }
    }
    assert_eq!(game.best_manuscript_site(&table, SEAT), Some(Site::Africa));
}
