//! Examples of everything that is told: each kind at least once, those with long words among
//! them.

use std::vec;
use std::vec::Vec;

use engine::artifact::{
    Archaeologist, Card, CardPlace, City, Correction, EndTrigger, Event, Face, Paid, Pile, Refusal,
    Role, Site, Tile, Track,
};
use engine::each::Member;
use engine::seat::Seat;

pub(super) fn roles() -> Vec<Role> {
    let cities = City::ALL.into_iter().map(Role::City);
    let others = Archaeologist::ALL.into_iter().map(Role::Archaeologist);
    cities.chain(others).collect()
}

fn all_paid() -> Vec<Paid> {
    let paid = |marker, joker, coins| Paid {
        marker,
        joker,
        coins,
    };
    vec![
        paid(Some(Track::Museum), false, 1),
        paid(Some(Track::Ship), false, 5),
        paid(Some(Track::Ship), true, 6),
        paid(Some(Track::MiddleEasternWorkers), true, 12),
        paid(None, false, 0),
    ]
}

fn all_triggers() -> Vec<EndTrigger> {
    let mut triggers = vec![
        EndTrigger::IncomeTrackEmpty,
        EndTrigger::TwoTypesTaken,
        EndTrigger::LastYear,
    ];
    triggers.extend(Site::ALL.map(EndTrigger::DeckEmpty));
    triggers
}

fn all_corrections() -> Vec<Correction> {
    let (seat, site) = (Seat::Two, Site::MiddleEast);
    let (said, is) = (Face::Cursed, Face::Manuscript);
    vec![
        Correction::Money { seat, coins: 1 },
        Correction::Huts {
            seat,
            site,
            huts: 2,
        },
        Correction::Markers {
            seat,
            track: Track::MiddleEasternWorkers,
            markers: 3,
        },
        Correction::Research {
            seat,
            site,
            level: 4,
        },
        Correction::Role {
            seat,
            role: Role::Archaeologist(Archaeologist::Andersson),
        },
        Correction::FaceUp { site, said, is },
        Correction::Unseen {
            seat,
            site,
            said,
            is,
        },
        Correction::Told { seat, site, is },
        Correction::StandAlone { seat, count: 2 },
        Correction::NoRole {
            seat,
            role: Role::Archaeologist(Archaeologist::Andersson),
        },
        Correction::Start { seat },
        Correction::Round { round: 3 },
        Correction::Passed { seat, passed: true },
        Correction::Passed {
            seat,
            passed: false,
        },
        Correction::Turn { seat },
        Correction::Actions { done: 1 },
        Correction::Tile {
            tile: Tile::DIFFERENT_SITES,
            owner: Some(seat),
        },
        Correction::Tile {
            tile: Tile::DIFFERENT_TYPES,
            owner: None,
        },
    ]
    .into_iter()
    .chain(moved_cards())
    .collect()
}

/// The longest card, to every place that it can be put right to.
fn moved_cards() -> impl Iterator<Item = Correction> {
    let card = Card::new(Site::MiddleEast, Face::StandAlone);
    let places = [
        CardPlace::Deck,
        CardPlace::Site,
        CardPlace::Market,
        CardPlace::Gone,
        CardPlace::Hand(Seat::Two),
    ];
    let from = CardPlace::Site;
    places
        .map(|to| Correction::Card { card, from, to })
        .into_iter()
}

pub(super) fn all_events() -> Vec<Event> {
    let (seat, site) = (Seat::Two, Site::MiddleEast);
    let mut events = vec![
        Event::Begins { seat },
        Event::FirstHut { seat, site },
        Event::NoMarker { seat },
        Event::Year { year: 1924 },
        Event::Income {
            seat,
            base: 7,
            bonus: 4,
        },
        Event::Drew {
            seat,
            site,
            card: None,
        },
        Event::BaseIncome { now: 7 },
        Event::Declined { seat },
        Event::TurnEnded { seat },
        Event::Passed { seat },
        Event::RoundEnded { start: seat },
        Event::ManuscriptsShown { seat, count: 1 },
        Event::ManuscriptUsed {
            seat,
            site,
            level: 4,
        },
        Event::HandCorrected { seat },
        Event::HandTold { seat },
        Event::House,
        Event::GameOver,
    ];
    for track in Track::ALL {
        events.push(Event::MarkerTaken { seat, track });
        events.push(Event::MarkerExchanged {
            seat,
            give: track,
            take: Track::MiddleEasternWorkers,
        });
    }
    for face in Face::ALL {
        let card = Card::new(site, face);
        let gone = Card::new(Site::Asia, face);
        events.extend([
            Event::TurnedUp { card },
            Event::Drew {
                seat,
                site,
                card: Some(card),
            },
            Event::CardShipped { seat, card },
            Event::Kept { seat, card },
            Event::Sold {
                seat,
                card,
                coins: 5,
                pushed_out: None,
            },
            Event::Sold {
                seat,
                card,
                coins: 1,
                pushed_out: Some(gone),
            },
            Event::Bought {
                seat,
                card,
                coins: 4,
            },
            Event::GoldSpent { seat, site, card },
        ]);
    }
    let cursed = Card::new(site, Face::Cursed);
    events.push(Event::DrewCursed { seat, card: cursed });
    events.push(Event::CursedShipped { seat, card: cursed });
    for paid in all_paid() {
        for level in [None, Some(4)] {
            events.push(Event::Researched {
                seat,
                site,
                paid,
                level,
            });
        }
        for huts in [1, 2] {
            events.push(Event::Hired {
                seat,
                site,
                huts,
                paid,
            });
            events.push(Event::Shipped {
                seat,
                site,
                paid,
                huts,
                cards: huts - 1,
            });
        }
        for tile in Tile::ALL {
            events.push(Event::Exhibited {
                seat,
                tile,
                shown: Pile::EMPTY,
                paid,
            });
        }
        let card = Card::new(site, Face::StandAlone);
        events.push(Event::StoodAlone { seat, card, paid });
    }
    for role in roles() {
        events.push(Event::RoleTaken { seat, role });
    }
    for trigger in all_triggers() {
        events.push(Event::LastRound { trigger });
    }
    events.extend(all_corrections().into_iter().map(Event::Corrected));
    events
}

pub(super) fn all_refusals() -> Vec<Refusal> {
    let card = Card::new(Site::Asia, Face::Gold);
    let mut refusals = vec![
        Refusal::NotNow,
        Refusal::NotInPlay,
        Refusal::TwoActionsDone,
        Refusal::NothingDone,
        Refusal::AlreadyActed,
        Refusal::MatFull,
        Refusal::TooExpensive { cost: 12, money: 9 },
        Refusal::NoHutInReserve,
        Refusal::NotThere,
        Refusal::DoesNotFit(card),
        Refusal::FragmentsAreNotKept,
        Refusal::NoJokerOnMarket,
        Refusal::NoFreeMarket,
        Refusal::JokerForItself,
        Refusal::NothingForJoker,
        Refusal::MarketSpaceEmpty,
        Refusal::MarketFull,
        Refusal::RoleHeld,
        Refusal::SameMarker,
        Refusal::MustKeep,
    ];
    refusals.extend(Track::ALL.map(Refusal::NoMarker));
    refusals.extend(Track::ALL.map(Refusal::NoneOnBoard));
    refusals.extend(Site::ALL.map(Refusal::HutThere));
    refusals.extend(Site::ALL.map(Refusal::NoHutThere));
    refusals.extend(Site::ALL.map(Refusal::AtTheTop));
    refusals.extend(Tile::ALL.map(Refusal::TileTaken));
    refusals.extend(Tile::ALL.map(Refusal::SetNotInHand));
    refusals.extend(roles().into_iter().map(Refusal::WithoutRole));
    refusals
}
