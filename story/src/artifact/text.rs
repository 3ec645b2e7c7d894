//! Artifact as a report: years, turns, and what came of them.

use engine::artifact::{
    Archaeologist, Artifact, Card, City, EndTrigger, Event, FragmentRule, Paid, PerTrack, Phase,
    Pile, Role, Setup, Site, SpecialRule, StartPlayer, State, Tile, Track,
};
use engine::each::Member;
use engine::game::Game;
use engine::seat::Seat;

use super::names::{
    all_types, card_words, face_words, faces_words, markers, pile_words, place, research_space,
    role_words, tile_words, trigger_words,
};
use crate::page::{Page, coins, colour, counted, list, number, players, sentence, unbroken};
use crate::tale::Step;
use crate::tell::Narrate;

/// Who plays, and with what.
pub fn introduce(game: &Artifact, page: &mut Page) {
    let setup = game.setup();
    page.paragraph(&format!(
        "{} museums send out archaeologists: {}, in this order round the table. {}",
        sentence(&number(setup.players)),
        players(Seat::first(setup.players)),
        expansions(setup)
    ));
    let in_play = |site: &Site| game.in_play(*site);
    let sites: Vec<String> = Site::ALL
        .into_iter()
        .filter(in_play)
        .map(|site| place(site).into())
        .collect();
    let left_out = setup.left_out.map_or(String::new(), |site| {
        format!(", while {} is left out", place(site))
    });
    let cards = game.start().table().unseen.len() / sites.len().max(1) as u8;
    let special = if setup.expansions.research {
        ", and special artifacts among them"
    } else {
        ""
    };
    page.paragraph(&format!(
        "They dig in {}{left_out}. Each site has {cards} cards: {}{special}. There are {} \
         exhibitions to be had. Every player has {} huts and room for {} markers; each track has \
         {}.",
        list(&sites),
        list(&all_types()),
        game.tiles().len(),
        number(setup.values.huts),
        number(setup.values.mat),
        number(game.markers(Track::Museum)),
    ));
    if let (true, Some(words)) = (setup.expansions.research, special_sets(setup)) {
        page.paragraph(words);
    }
    if let StartPlayer::Seat(seat) = setup.start {
        page.paragraph(&format!("{} begins.", colour(seat)));
    }
}

/// What was agreed on about special artifacts in sets, unless it is the usual.
fn special_sets(setup: &Setup) -> Option<&'static str> {
    match (setup.fragments, setup.special) {
        (FragmentRule::OwnSite, SpecialRule::Apart) => None,
        (FragmentRule::Wild, SpecialRule::Apart) => {
            Some("Fragments stand for any type of any site.")
        }
        (FragmentRule::OwnSite, SpecialRule::OfTheirSite) => Some(
            "Gold, manuscripts and stand-alone exhibits count in sets, as cards of their sites \
             without a type.",
        ),
        (FragmentRule::Wild, SpecialRule::OfTheirSite) => Some(
            "Fragments stand for any type of any site; gold, manuscripts and stand-alone exhibits \
             count in sets, as cards of their sites without a type.",
        ),
    }
}

fn expansions(setup: &Setup) -> &'static str {
    match (setup.expansions.research, setup.expansions.roles) {
        (false, false) => "They play the base game.",
        (true, false) => "They play with the research tracks and the special artifacts.",
        (false, true) => "They play with the cities and the archaeologists.",
        (true, true) => "They play the complete game, with both expansions.",
    }
}

/// One thing that somebody did, with what came of it.
#[derive(Default)]
struct Deed {
    /// Without the player: "researches Asia for 2 coins". A ship's load is named inside it.
    words: String,
    /// Do the words end in a list, which another "and" would seem to belong to?
    lists_cards: bool,
    /// What is on the ship, if it is one.
    load: Option<Vec<Card>>,
    dug_up: Vec<Card>,
    kept: Vec<Card>,
    /// Did the player do without the second card that Paris allows?
    no_second: bool,
    /// What the player did next, in order.
    then: Vec<String>,
    /// What happened besides.
    besides: Vec<String>,
}

/// Where a ship's load is named.
const LOAD: &str = "{load}";

impl Deed {
    fn new(words: String) -> Deed {
        Deed {
            words,
            ..Deed::default()
        }
    }

    fn tell(&self) -> String {
        let pile = |cards: &[Card]| cards.iter().copied().collect::<Pile>();
        let mut text = match &self.load {
            None => self.words.clone(),
            Some(cards) if cards.is_empty() => self.words.replace(LOAD, "nothing"),
            Some(cards) => self.words.replace(LOAD, &faces_words(&pile(cards))),
        };
        let mut then = Vec::new();
        if !self.dug_up.is_empty() {
            then.push(format!("digs up {}", faces_words(&pile(&self.dug_up))));
        }
        if !self.kept.is_empty() {
            let but = if self.no_second {
                " but no second card"
            } else {
                ""
            };
            then.push(format!("keeps {}{but}", pile_words(&pile(&self.kept))));
        }
        then.extend(self.then.iter().cloned());
        match then.as_slice() {
            [] => {}
            [only] if self.lists_cards => text += &format!(", and {only}"),
            [only] => text += &format!(" and {only}"),
            more => text += &format!(", {}", list(more)),
        }
        if !self.besides.is_empty() {
            text += &format!(" ({})", self.besides.join("; "));
        }
        text
    }
}

/// What one player does before another one does something.
struct Turn {
    seat: Seat,
    deeds: Vec<Deed>,
    /// What everybody has to know after the turn.
    notes: Vec<String>,
    /// The money after an action; nothing for a turn without one.
    money: Option<u16>,
}

/// Holds back a turn until it is complete.
pub struct Narrator<'g> {
    game: &'g Artifact,
    begun: bool,
    turn: Option<Turn>,
    /// Markers taken to fill up a mat.
    fill: Option<(Seat, PerTrack<u8>)>,
    incomes: Vec<String>,
    notes: Vec<String>,
}

impl Narrate<Artifact> for Narrator<'_> {
    fn step(&mut self, step: &Step<Artifact>, page: &mut Page) {
        if !self.begun {
            self.begun = true;
            page.heading("Set-up");
            page.paragraph("With each of the first huts comes a worker of its site.");
            if !matches!(step.before.table().phase, Phase::StartPlayer) {
                self.quick_start(&step.before, page);
            }
        }
        for event in &step.events {
            self.event(step, *event, page);
        }
    }

    fn finish(&mut self, page: &mut Page) {
        self.flush(page);
    }
}

impl<'g> Narrator<'g> {
    /// Somebody with nothing to say yet.
    pub fn new(game: &'g Artifact) -> Self {
        Narrator {
            game,
            begun: false,
            turn: None,
            fill: None,
            incomes: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The huts of the rulebook's table, which nobody chooses.
    fn quick_start(&mut self, first: &State, page: &mut Page) {
        if !self.game.setup().quick_start {
            return;
        }
        for seat in Seat::first(self.game.setup().players) {
            let huts = first.table().players[seat].huts;
            let sites = huts.iter().filter(|(_, count)| **count > 0);
            let sites: Vec<String> = sites.map(|(site, _)| place(site).into()).collect();
            let sites = list(&sites);
            page.paragraph(&format!(
                "{} has huts in {sites}, by the quick-start table.",
                colour(seat)
            ));
        }
    }

    /// The turn that is told, of this player.
    fn turn(&mut self, seat: Seat, page: &mut Page) -> &mut Turn {
        if self.turn.as_ref().is_none_or(|turn| turn.seat != seat) {
            self.flush(page);
        }
        self.turn.get_or_insert_with(|| Turn {
            seat,
            deeds: Vec::new(),
            notes: Vec::new(),
            money: None,
        })
    }

    fn deed(&mut self, seat: Seat, page: &mut Page, words: String) {
        self.turn(seat, page).deeds.push(Deed::new(words));
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

    fn besides(&mut self, words: String) {
        self.last(|deed| deed.besides.push(words));
    }

    fn event(&mut self, step: &Step<Artifact>, event: Event, page: &mut Page) {
        match event {
            Event::Begins { seat } => {
                page.paragraph(&format!("Chance lets {} begin.", colour(seat)));
                self.quick_start(&step.after, page);
            }
            // The huts of the quick-start table have been told already.
            Event::FirstHut { .. } if self.game.setup().quick_start => {}
            Event::FirstHut { seat, site } => {
                self.deed(seat, page, format!("builds a hut in {}", place(site)));
            }
            Event::MarkerTaken { seat, track } => self.marker_taken(seat, track, step, page),
            Event::MarkerExchanged { seat, give, take } => {
                let words = format!("exchanges {} for {}", markers(give, 1), markers(take, 1));
                self.passed_deed(seat, page, words);
            }
            Event::NoMarker { seat } => self.passed_deed(seat, page, "takes no marker".into()),
            Event::Year { year } => {
                self.flush(page);
                page.heading(&year.to_string());
            }
            Event::Income { seat, base, bonus } => self.income(seat, base, bonus, step),
            Event::TurnedUp { card } => self.turned_up(card, page),
            Event::Drew { site, card, .. } => {
                let deck = || format!("a card of {}", place(site));
                self.then(format!(
                    "draws {} unseen",
                    card.map_or_else(deck, face_words)
                ));
            }
            Event::DrewCursed { card, .. } => {
                self.then(format!("draws {} unseen", face_words(card)));
                self.besides("it has to be shown and leaves the game".into());
            }
            Event::CardShipped { card, .. } => {
                self.last(|deed| deed.load.get_or_insert_default().push(card));
            }
            Event::CursedShipped { .. } => {
                self.besides("the cursed artifact takes up room and leaves the game".into());
            }
            Event::BaseIncome { now } => self.besides(format!("the base income falls to {now}")),
            Event::Kept { card, .. } => self.last(|deed| deed.kept.push(card)),
            Event::RoleTaken { role, .. } => {
                self.then(format!("takes up the role of {}", role_words(role)));
            }
            Event::Declined { .. } => match step.before.table().phase {
                Phase::Keeping { .. } => self.last(|deed| deed.no_second = true),
                _ => self.then("draws no card".into()),
            },
            Event::TurnEnded { .. } | Event::GameOver => self.flush(page),
            Event::Passed { seat } => self.deed(seat, page, passing(step, seat).into()),
            Event::LastRound { trigger } => self.last_round(trigger, step),
            Event::RoundEnded { start } => self.round_ended(start, step, page),
            Event::ManuscriptsShown { seat, count } => {
                self.flush(page);
                let words = match count {
                    1 => "a manuscript".into(),
                    _ => format!("{} manuscripts", number(count)),
                };
                page.paragraph(&format!("{} shows {words}.", colour(seat)));
            }
            Event::ManuscriptUsed { seat, site, level } => {
                let there = place(site);
                let space = research_space(level);
                let words = format!("reaches space {space} of the research track of {there}");
                self.deed(seat, page, format!("{words} by a manuscript"));
            }
            Event::Researched { .. }
            | Event::Hired { .. }
            | Event::Shipped { .. }
            | Event::Exhibited { .. }
            | Event::StoodAlone { .. } => self.paid_action(step, event, page),
            Event::Sold { .. } | Event::Bought { .. } | Event::GoldSpent { .. } => {
                self.market(step, event, page);
            }
            // Nobody makes mistakes in a story.
            Event::House
            | Event::HandTold { .. }
            | Event::Corrected(_)
            | Event::HandCorrected { .. } => {}
        }
    }

    /// What is done after passing belongs to passing, in the same turn.
    fn passed_deed(&mut self, seat: Seat, page: &mut Page, words: String) {
        match self.turn(seat, page).deeds.last_mut() {
            Some(passing) => passing.then.push(words),
            None => self.deed(seat, page, words),
        }
    }

    fn marker_taken(&mut self, seat: Seat, track: Track, step: &Step<Artifact>, page: &mut Page) {
        if matches!(step.before.table().phase, Phase::PassedTurn) {
            self.passed_deed(seat, page, format!("takes {}", markers(track, 1)));
            return;
        }
        if self.fill.is_none_or(|(other, _)| other != seat) {
            self.flush(page);
        }
        let (_, taken) = self.fill.get_or_insert((seat, PerTrack::all(0)));
        taken[track] += 1;
    }

    fn income(&mut self, seat: Seat, base: u8, bonus: u16, step: &Step<Artifact>) {
        let sum = match bonus {
            0 => base.to_string(),
            _ => format!("{base} + {bonus}"),
        };
        let now = step.after.table().players[seat].money;
        let words = format!("{} {sum} (now {now})", colour(seat));
        self.incomes.push(unbroken(&words));
    }

    fn turned_up(&mut self, card: Card, page: &mut Page) {
        match &self.turn {
            Some(_) => self.last(|deed| deed.dug_up.push(card)),
            None => page.paragraph(&format!(
                "In {}, {} lies ready.",
                place(card.site),
                face_words(card)
            )),
        }
    }

    /// An action with a marker.
    fn paid_action(&mut self, step: &Step<Artifact>, event: Event, page: &mut Page) {
        match event {
            Event::Researched {
                seat,
                site,
                paid,
                level,
            } => {
                let words = format!("researches {} {}", place(site), price(paid));
                self.act(seat, step, page, words);
                if let Some(level) = level {
                    let carter = Role::Archaeologist(Archaeologist::Carter);
                    let carter = step.before.table().players[seat].has(carter);
                    let help = if carter { " with Carter" } else { "" };
                    let space = research_space(level);
                    self.besides(format!("reaching space {space} there{help}"));
                }
                self.digs_nothing(step, site);
            }
            Event::Hired {
                seat,
                site,
                huts,
                paid,
            } => {
                let two = if huts == 2 { " for two huts" } else { "" };
                let words = format!("hires workers{two} in {} {}", place(site), price(paid));
                self.act(seat, step, page, words);
                self.digs_nothing(step, site);
            }
            Event::Shipped {
                seat,
                site,
                paid,
                huts,
                ..
            } => {
                let words = format!("ships {LOAD} from {} {}", place(site), price(paid));
                self.act(seat, step, page, words);
                self.last(|deed| deed.load = Some(Vec::new()));
                self.besides(match huts {
                    1 => "a hut goes home".into(),
                    _ => format!("{} huts go home", number(huts)),
                });
            }
            Event::Exhibited {
                seat,
                tile,
                shown,
                paid,
            } => {
                let words = format!("exhibits {} {}", tile_words(tile), price(paid));
                let words = format!("{words}, showing {}", pile_words(&shown));
                self.act(seat, step, page, words);
                self.last(|deed| deed.lists_cards = true);
                if self.needs_new_york(step, seat, tile, &shown) {
                    self.besides("New York lets one card stand for another".into());
                }
                let value = self.game.values().tiles[tile];
                let points = counted(value.points.into(), ("point", "points"));
                self.besides(format!("{points}, {} a year", coins(value.income)));
            }
            Event::StoodAlone { seat, card, paid } => {
                let words = format!("exhibits {} {}", card_words(card), price(paid));
                self.act(seat, step, page, words);
            }
            _ => {}
        }
    }

    /// Why a hut digs nothing, if it does not.
    fn digs_nothing(&mut self, step: &Step<Artifact>, site: Site) {
        let before = step.before.table();
        if before.huts(site) == 0 {
            self.besides("the first hut there digs nothing".into());
        } else if before.deck[site] == 0 {
            self.besides("there is nothing left to dig up".into());
        }
    }

    fn needs_new_york(&self, step: &Step<Artifact>, seat: Seat, tile: Tile, shown: &Pile) -> bool {
        let mut player = step.before.table().players[seat];
        player.city = None;
        let alone = self.game.exhibitions_in_hand(shown, &player);
        !alone.contains(tile)
    }

    /// Dealings with the black market.
    fn market(&mut self, step: &Step<Artifact>, event: Event, page: &mut Page) {
        match event {
            Event::Sold {
                seat,
                card,
                coins: price,
                pushed_out,
            } => {
                let words = format!("sells {} for {}", card_words(card), coins(price));
                self.act(seat, step, page, words);
                if step.before.table().players[seat].has(Role::City(City::Berlin)) {
                    self.besides(format!("{} of them from Berlin", self.game.values().berlin));
                }
                if let Some(old) = pushed_out {
                    self.besides(format!("pushing {} off the market", card_words(old)));
                }
            }
            Event::Bought {
                seat,
                card,
                coins: price,
            } => {
                let words = format!("buys {} for {}", card_words(card), coins(price));
                self.act(seat, step, page, words);
            }
            Event::GoldSpent { seat, site, card } => {
                let gold = place(site);
                let words = format!("gives the gold of {gold} for {}", card_words(card));
                self.act(seat, step, page, words);
                self.besides("from the black market".into());
            }
            _ => {}
        }
    }

    /// A deed that changes what the player owns.
    fn act(&mut self, seat: Seat, step: &Step<Artifact>, page: &mut Page, words: String) {
        self.deed(seat, page, words);
        if let Some(turn) = &mut self.turn {
            turn.money = Some(step.after.table().players[seat].money);
        }
    }

    fn last_round(&mut self, trigger: EndTrigger, step: &Step<Artifact>) {
        let year = self.game.year(step.after.table());
        let note = format!(
            "*** {year} is the last year: {}. Nobody takes markers any more.",
            trigger_words(trigger)
        );
        match &mut self.turn {
            Some(turn) => turn.notes.push(note),
            None => self.notes.push(note),
        }
    }

    fn round_ended(&mut self, start: Seat, step: &Step<Artifact>, page: &mut Page) {
        self.flush(page);
        let table = step.after.table();
        let scores: Vec<String> = Seat::first(self.game.setup().players)
            .map(|seat| format!("{} {}", colour(seat), self.game.score(table, seat).total()))
            .collect();
        page.paragraph(&format!(
            "{} passed last and begins the next year. Points if it ended now: {}.",
            colour(start),
            list(&scores)
        ));
    }

    /// Says what was held back.
    fn flush(&mut self, page: &mut Page) {
        if let Some((seat, taken)) = self.fill.take() {
            let taken: Vec<String> = taken
                .iter()
                .filter(|(_, count)| **count > 0)
                .map(|(track, count)| markers(track, *count))
                .collect();
            page.paragraph(&format!("{} fills up with {}.", colour(seat), list(&taken)));
        }
        let incomes = std::mem::take(&mut self.incomes);
        if !incomes.is_empty() {
            page.paragraph(&format!("Income: {}.", list(&incomes)));
        }
        for note in std::mem::take(&mut self.notes) {
            page.paragraph(&note);
        }
        let Some(turn) = self.turn.take() else {
            return;
        };
        let deeds: Vec<String> = turn.deeds.iter().map(Deed::tell).collect();
        let left = turn.money.map_or(String::new(), |money| {
            unbroken(&format!("[{} left]", coins(money)))
        });
        let text = format!("{} {}. {left}", colour(turn.seat), deeds.join("; then "));
        page.paragraph(text.trim_end());
        for note in &turn.notes {
            page.paragraph(note);
        }
    }
}

/// Passing, and what is left unused by it.
fn passing(step: &Step<Artifact>, seat: Seat) -> &'static str {
    let player = &step.before.table().players[seat];
    let andersson = player.has(Role::Archaeologist(Archaeologist::Andersson));
    match andersson && player.markers() == 0 && !player.free_action_used {
        true => "passes, leaving Andersson's free action unused",
        false => "passes",
    }
}

/// "for 2 coins", and with what if not with the marker that belongs to it.
fn price(paid: Paid) -> String {
    match paid.marker {
        None => "by Andersson's free action".into(),
        Some(marker) if paid.joker => {
            let joker = markers(marker, 1);
            format!("for {} with {joker} as a joker", coins(paid.coins))
        }
        Some(_) => format!("for {}", coins(paid.coins)),
    }
}
