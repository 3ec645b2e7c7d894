//! Help is about what is asked: whatever can be chosen leads to the page that explains it. What a
//! page has to say is written down here by hand, and no other page may say it.

use std::string::ToString;
use std::vec::Vec;

use engine::actions::Coded;
use engine::artifact::{
    Action, Archaeologist, City, Face, Phase, Pile, Role, Site, Tile, Track, Wants,
};
use engine::each::Member;

use super::super::super::choices::{Choice, Family, topic};
use super::super::super::help_pictures::HelpPicture;
use super::super::super::{Artifact, look, own};
use super::examples::roles;
use super::{Topic, names, page};
use crate::games::{GameKind, GameUi, HelpTopic};
use crate::icons::Icon;
use crate::text::check::pictures;
use crate::text::{Language, help};

/// The pages that say something.
fn pages_saying(words: &str) -> Vec<Topic> {
    let says = |topic: &Topic| page(*topic, Language::English).contains(words);
    Topic::ALL.iter().copied().filter(says).collect()
}

/// What one wants to read before choosing an action.
fn words_for_action(action: Action) -> &'static str {
    match action {
        Action::Research(_) => "a first own hut",
        Action::Hire(_) => "Adds a hut at a site",
        Action::HireTwo(_) => "two huts instead of one",
        Action::Ship(_) => "Brings face-up cards of one site to the hand",
        Action::StandAlone(_) => "an exhibition all by itself",
        Action::Buy(_) => "Takes any card of the black market",
        Action::Joker(_) => "Any marker can stand in for another one",
        Action::Pass => "Passing ends a player's actions",
        Action::NoMarker => "or do nothing",
        Action::EndTurn => "A turn is one action, two actions",
        Action::Exhibit(tile) => words_for_tile(tile),
        Action::PlaceHut(_) => "Everyone places two huts",
        Action::Decline | Action::DrawUnseen => "It helps from the next action on",
        Action::Sell(_) => "Puts a card from the hand on the black market",
        Action::Gold(..) => "gold can be thrown away for any card",
        Action::Choose(card) => words_for_face(card.face),
        Action::Exchange { .. } => "A marker that goes back to its track",
        Action::TakeMarker(_) => "Taking a marker frees the lowest",
        Action::TakeRole(role) => words_for_role(role),
        Action::Manuscript(_) => "moves one own research marker up",
    }
}

fn words_for_tile(tile: Tile) -> &'static str {
    match tile.wants() {
        Wants::OfType(..) => "artifacts of that type",
        Wants::FromSite(..) => "artifacts from there",
        Wants::DifferentSites => "each from another site",
        Wants::DifferentTypes => "one of each type",
    }
}

fn words_for_face(face: Face) -> &'static str {
    match face {
        Face::Architecture => "architecture",
        Face::Sculpture => "sculpture",
        Face::Pottery => "pottery",
        Face::Jewellery => "jewellery",
        Face::Weapons => "weapons",
        Face::StandAlone => "an exhibition all by itself",
        Face::Gold => "Gold is never part of an exhibition",
        Face::Fragments => "fragments stand for an artifact of any type",
        Face::Cursed => "A cursed artifact is never exhibited",
        Face::Manuscript => "Kept in hand until the end",
    }
}

fn words_for_role(role: Role) -> &'static str {
    match role {
        Role::City(City::Paris) => "two cards of the set may go back",
        Role::City(City::London) => "after shipping, the player may also draw",
        Role::City(City::Berlin) => "a sale on the black market brings extra coins",
        Role::City(City::NewYork) => "stands for any type or any site",
        Role::Archaeologist(Archaeologist::Andersson) => "one more action is free",
        Role::Archaeologist(Archaeologist::Carter) => "moves up two spaces instead of one",
        Role::Archaeologist(Archaeologist::Judd) => "Research: the player may also draw",
        Role::Archaeologist(Archaeologist::Morley) => "two huts instead of one",
    }
}

/// What one wants to read before a kind of action is opened.
fn words_for_family(family: Family) -> &'static str {
    match family {
        Family::Research => "a first own hut",
        Family::Hire => "Adds a hut at a site",
        Family::HireTwo => "two huts instead of one",
        Family::Ship => "Brings face-up cards of one site to the hand",
        Family::Exhibit => "Takes a tile for a set of cards",
        Family::StandAlone => "an exhibition all by itself",
        Family::Sell => "Puts a card from the hand on the black market",
        Family::Buy => "Takes any card of the black market",
        Family::Joker => "Any marker can stand in for another one",
        Family::Gold => "gold can be thrown away for any card",
        Family::TakeMarker => "the player may take one marker from the board",
        Family::Exchange => "exchange one, or do nothing",
    }
}

/// The kind that an action is offered under; none for what is offered by itself.
fn family_of(action: Action) -> Option<Family> {
    match action {
        Action::Research(_) => Some(Family::Research),
        Action::Hire(_) => Some(Family::Hire),
        Action::HireTwo(_) => Some(Family::HireTwo),
        Action::Ship(_) => Some(Family::Ship),
        Action::Exhibit(_) => Some(Family::Exhibit),
        Action::StandAlone(_) => Some(Family::StandAlone),
        Action::Sell(_) => Some(Family::Sell),
        Action::Buy(_) => Some(Family::Buy),
        Action::Joker(_) => Some(Family::Joker),
        Action::Gold(..) => Some(Family::Gold),
        Action::TakeMarker(_) => Some(Family::TakeMarker),
        Action::Exchange { .. } => Some(Family::Exchange),
        Action::Pass
        | Action::EndTurn
        | Action::PlaceHut(_)
        | Action::NoMarker
        | Action::Decline
        | Action::DrawUnseen
        | Action::Choose(_)
        | Action::TakeRole(_)
        | Action::Manuscript(_) => None,
    }
}

/// What one wants to read when nothing in particular is chosen.
fn words_for_phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::StartPlayer | Phase::FirstHuts { .. } => "Everyone places two huts",
        Phase::FirstMarkers => "fills the mat with markers of choice",
        Phase::Turn => "A turn is one action, two actions",
        Phase::Shipping { .. } => "A cursed card must be taken first",
        Phase::UnseenCard { .. } => "It helps from the next action on",
        Phase::Keeping { .. } => "One of them goes back to the hand",
        Phase::ChoosingRole => "places or moves one of two role markers",
        Phase::PassedTurn => "exchange one, or do nothing",
        Phase::Refilling => "fills the mat up again",
        Phase::Manuscripts => "moves one own research marker up",
        Phase::Over => "the victory is shared",
    }
}

fn all_phases() -> [Phase; 12] {
    let (site, left) = (Site::Asia, 1);
    let (shown, must) = (Pile::EMPTY, true);
    [
        Phase::StartPlayer,
        Phase::FirstHuts { placed: 0 },
        Phase::FirstMarkers,
        Phase::Turn,
        Phase::Shipping { site, left },
        Phase::UnseenCard { site },
        Phase::Keeping { shown, left, must },
        Phase::ChoosingRole,
        Phase::PassedTurn,
        Phase::Refilling,
        Phase::Manuscripts,
        Phase::Over,
    ]
}

fn all_actions() -> impl Iterator<Item = Action> {
    (0..=u8::MAX).filter_map(Action::from_code)
}

#[test]
fn every_action_leads_to_the_page_that_explains_it() {
    for action in all_actions() {
        let pages = pages_saying(words_for_action(action));
        assert_eq!(pages, [Topic::of_action(action)], "{action:?}");
        assert_eq!(topic(Choice::Do(action)), own(Topic::of_action(action)));
    }
}

#[test]
fn every_kind_of_action_leads_to_the_page_that_explains_it() {
    for family in all_actions().filter_map(family_of) {
        let pages = pages_saying(words_for_family(family));
        assert_eq!(pages, [Topic::of_family(family)], "{family:?}");
        assert_eq!(topic(Choice::Open(family)), own(Topic::of_family(family)));
    }
}

#[test]
fn every_phase_leads_to_the_page_that_explains_it() {
    for phase in all_phases() {
        let pages = pages_saying(words_for_phase(&phase));
        assert_eq!(pages, [Topic::of_phase(&phase)], "{phase:?}");
    }
}

#[test]
fn a_marker_that_is_given_leads_to_markers_and_undo_to_undo() {
    let given = Choice::Give(Track::Ship);
    let pages = pages_saying("A marker that goes back to its track");
    let pages: Vec<HelpTopic> = pages.into_iter().map(own).collect();
    assert_eq!(pages, [topic(given)]);
    let undo = HelpTopic::Shared(help::Topic::Undo);
    assert_eq!(topic(Choice::Undo), undo);
}

#[test]
fn a_card_or_a_role_is_named_on_its_page_in_every_language() {
    for language in Language::ALL {
        for face in Face::ALL {
            let topic = Topic::of_face(face);
            let name = names::face_title(face, language).to_lowercase();
            let title = topic.text(language).to_lowercase();
            let text = page(topic, language).to_lowercase();
            assert!(title.contains(&name) || text.contains(&name), "{name}");
        }
        for role in roles() {
            let title = Topic::of_role(role).text(language);
            assert!(title.contains(names::role(role, language)), "{title}");
        }
    }
}

#[test]
fn the_page_of_a_tile_gives_the_number_of_cards_in_every_language() {
    for language in Language::ALL {
        for tile in Tile::ALL {
            let topic = Topic::of_tile(tile);
            let size = tile.wants().size().to_string();
            assert!(page(topic, language).contains(&size), "{tile:?} {topic:?}");
        }
    }
}

#[test]
fn every_picture_of_a_page_is_there_and_the_same_in_all_languages() {
    for topic in Topic::ALL {
        let [english, german, dutch] =
            Language::ALL.map(|language| pictures(page(*topic, language)));
        assert_eq!(english, german, "{topic:?}");
        assert_eq!(english, dutch, "{topic:?}");
        for name in english {
            assert!(Artifact::picture_size(name).is_some(), "{topic:?}: {name}");
        }
    }
}

#[test]
fn every_page_is_in_one_group_and_no_group_has_more_than_eight() {
    let info = GameKind::Artifact.info();
    let own_pages = Topic::ALL.iter().copied().map(own);
    let shared = help::Topic::ALL.iter().copied().map(HelpTopic::Shared);
    for topic in own_pages.chain(shared) {
        assert_eq!(
            info.topics().filter(|one| *one == topic).count(),
            1,
            "{topic:?}"
        );
    }
    for group in info.help {
        assert!((1..=8).contains(&group.topics.len()));
    }
}

#[test]
fn pages_are_read_one_after_the_other_from_the_first_to_the_last() {
    let info = GameKind::Artifact.info();
    let all: Vec<HelpTopic> = info.topics().collect();
    assert_eq!(info.beside(all[0]), (None, Some(all[1])));
    for three in all.windows(3) {
        assert_eq!(info.beside(three[1]), (Some(three[0]), Some(three[2])));
    }
    let (last, before) = (all[all.len() - 1], all[all.len() - 2]);
    assert_eq!(info.beside(last), (Some(before), None));
}

#[test]
fn every_sign_on_a_card_a_tile_a_track_and_a_role_is_in_the_legend() {
    let legend = [
        Topic::SignsOfTheBoard,
        Topic::SignsOfCards,
        Topic::SignsOfRoles,
    ];
    let shown: Vec<&Icon> = legend
        .into_iter()
        .flat_map(|topic| pictures(page(topic, Language::English)))
        .filter_map(|name| match HelpPicture::named(name) {
            Some(HelpPicture::Sign(icon, _)) => Some(icon),
            _ => None,
        })
        .collect();
    for (name, icon) in super::super::super::icons::ALL {
        assert!(shown.contains(icon), "{name}");
    }
    let sites = Site::ALL.into_iter().map(look::site_icon);
    let tracks = Track::ALL.into_iter().map(look::track_icon);
    let tiles = Tile::ALL.into_iter().map(|tile| look::tile_icon(tile).0);
    for icon in sites.chain(tracks).chain(tiles) {
        assert!(shown.contains(&icon));
    }
}
