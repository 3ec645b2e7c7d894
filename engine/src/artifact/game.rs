//! Artifact as a [`Game`]: which rule answers in which phase, and states as bytes.

use rand_core::Rng;

use super::action::{Action, Families, Outcome, Space};
use super::cards::{Card, Pile};
use super::correction::Correction;
use super::data::{Face, PerSite, PerTrack, Site, TileSet};
use super::ending::EndTrigger;
use super::event::Event;
use super::flaw::Flaw;
use super::refusal::Refusal;
use super::rules::Rules;
use super::setup::{Artifact, Setup};
use super::state::{Choosing, Phase, Player, Secret, State, Table};
use super::view::View;
use crate::actions::{ActionSet, scale};
use crate::bytes::{BytesError, NOTHING, Reader, Sink, member_byte};
use crate::chance::Stream;
use crate::each::{Each, Member};
use crate::game::{Actor, Barrier, Game, Observer, Odds, Refused, Tiers, Unwatched, Witness};
use crate::seat::{PerSeat, Seat, StartPlayer};

impl Game for Artifact {
    const ID: u8 = 1;
    const RULES: u8 = Rules::NEWEST.version();
    const SETUP_BYTES: usize = 192;

    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Correction = Correction;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Flaw = Flaw;

    fn rules(&self) -> u8 {
        self.setup.rules.version()
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn start(&self) -> State {
        self.first_state()
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        if self.due_site(state).is_some() {
            return Actor::Chance;
        }
        match state.table.phase {
            Phase::Over => Actor::Nobody,
            Phase::StartPlayer => Actor::Chance,
            _ => Actor::Seat(state.table.seat),
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> ActionSet<Action> {
        let mut set = ActionSet::default();
        if self.due_site(state).is_none() && state.table.seat == seat {
            self.choices(state, &mut set);
        }
        set
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Refused<Refusal>> {
        match self.actor(state) {
            Actor::Nobody => Some(Refused::GameOver),
            Actor::Seat(other) if other == seat => {
                if self.legal(state, seat).contains(action) {
                    return None;
                }
                Some(Refused::Rule(self.explain(state, action)))
            }
            _ => Some(Refused::NotTheirTurn),
        }
    }

    #[inline]
    fn act(
        &self,
        state: &mut State,
        _seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Barrier {
        match action {
            Action::Research(site) => self.research(state, site, witness),
            Action::Hire(site) => self.hire(state, site, 1, witness),
            Action::HireTwo(site) => self.hire(state, site, 2, witness),
            Action::Ship(site) => self.ship(state, site, witness),
            Action::StandAlone(site) => self.stand_alone(state, site, witness),
            Action::Exhibit(tile) => self.choose_tile(state, tile),
            Action::Sell(card) => self.sell(state, card, witness),
            Action::Buy(space) => self.buy(state, space, witness),
            Action::Gold(site, space) => self.spend_gold(state, site, space, witness),
            Action::Joker(track) => {
                state.secret.choosing.joker = Some(track);
                Barrier::None
            }
            Action::Pass => self.pass(state, witness),
            Action::EndTurn => self.end_turn(state, witness),
            Action::PlaceHut(site) => match state.table.phase {
                Phase::FirstHuts { placed } => self.first_hut(state, site, placed, witness),
                _ => Barrier::None,
            },
            Action::TakeMarker(track) => match state.table.phase {
                Phase::FirstMarkers => self.first_marker(state, track, witness),
                Phase::Refilling => self.refill(state, track, witness),
                _ => self.take_after_passing(state, track, witness),
            },
            Action::Exchange { give, take } => self.exchange(state, give, take, witness),
            Action::NoMarker => self.no_marker(state, witness),
            Action::Choose(card) => match state.table.phase {
                Phase::Shipping { left, .. } => self.choose_shipped(state, card, left, witness),
                Phase::Keeping { shown, left, .. } => {
                    self.choose_kept(state, shown, left, card, witness)
                }
                _ => match state.secret.choosing.tile {
                    Some(tile) => self.choose_shown(state, tile, card, witness),
                    None => Barrier::None,
                },
            },
            Action::DrawUnseen => match state.table.phase {
                Phase::UnseenCard { site } => self.draw_unseen(state, site),
                _ => Barrier::None,
            },
            Action::Decline => match state.table.phase {
                Phase::UnseenCard { .. } => self.decline_unseen(state, witness),
                Phase::Keeping { shown, .. } => self.keep_no_more(state, shown, witness),
                _ => Barrier::None,
            },
            Action::TakeRole(role) => self.take_role(state, role, witness),
            Action::Manuscript(site) => self.use_manuscript(state, site, witness),
        }
    }

    fn odds(&self, state: &State) -> Option<Odds<Outcome>> {
        if let Some(site) = self.due_site(state) {
            return Some(self.deck_odds(state, site));
        }
        if state.table.phase != Phase::StartPlayer {
            return None;
        }
        let odds = Odds::new(Stream(*b"artifact beg"), 0);
        Some(odds.with_each(Seat::first(self.setup.players).map(Outcome::Start)))
    }

    fn sayable(&self, state: &State, observer: Observer) -> Option<Odds<Outcome>> {
        match self.due_site(state) {
            Some(site) => Some(self.sayable_odds(state, site, observer)),
            None => self.odds(state),
        }
    }

    fn give_way(&self, state: &mut State, outcome: Outcome) {
        if let Outcome::Card(card) = outcome {
            state.forget(card);
        }
    }

    /// The same odds as [`Game::odds`], without writing them down.
    fn weight(&self, state: &State, outcome: Outcome) -> u16 {
        match (outcome, self.due_site(state)) {
            (Outcome::Card(card), Some(site)) if card.site == site => {
                state.left_in_deck(card).into()
            }
            (Outcome::Start(seat), None) if state.table.phase == Phase::StartPlayer => {
                u16::from((seat as u8) < self.setup.players)
            }
            _ => 0,
        }
    }

    #[inline]
    fn deal(&self, state: &mut State, outcome: Outcome, witness: &mut impl Witness<Event>) {
        match outcome {
            Outcome::Card(card) => self.deal_card(state, card, witness),
            Outcome::Start(seat) => self.begin_with(state, seat, witness),
            Outcome::Untold => self.deal_untold(state, witness),
        }
    }

    /// The same odds as [`Game::odds`], without writing them down.
    #[inline]
    fn roll(&self, state: &mut State, rng: &mut impl Rng) {
        let word = rng.next_u32();
        if let Some(site) = self.due_site(state) {
            if let Some(card) = state.any_of_deck(site, word) {
                self.deal_card(state, card, &mut Unwatched);
            }
        } else if self.setup.start == StartPlayer::Chance {
            let number = scale(word, self.setup.players.into());
            if let Some(seat) = Seat::at(number as usize) {
                self.begin_with(state, seat, &mut Unwatched);
            }
        }
    }

    fn correct(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.put_right(state, correction, witness)
    }

    fn correct_by_house(
        &self,
        state: &mut State,
        correction: Correction,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.put_right_by_house(state, correction, witness)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.look(state, observer)
    }

    fn sample(&self, view: &View, rng: &mut impl Rng) -> State {
        self.imagine(view, rng)
    }

    fn tiers(&self, state: &State, seat: Seat) -> Tiers {
        self.score(&state.table, seat).tiers()
    }

    fn check(&self, state: &State) -> Result<(), Flaw> {
        self.find_flaw(state)
    }

    fn write_setup(&self, sink: &mut impl Sink) -> Result<(), BytesError> {
        self.setup.write(sink)
    }

    fn read_setup(rules: u8, reader: &mut Reader<'_>) -> Result<Self, BytesError> {
        let rules = Rules::of_version(rules).ok_or(BytesError::Impossible)?;
        Artifact::new(Setup::read(rules, reader)?).map_err(|_| BytesError::Impossible)
    }

    fn write_state(&self, state: &State, sink: &mut impl Sink) -> Result<(), BytesError> {
        for seat in Seat::first(self.setup.players) {
            write_player(&state.table.players[seat], sink)?;
            write_pile(&state.secret.hands[seat], sink)?;
        }
        write_table(&state.table, sink)?;
        write_choosing(&state.secret.choosing, sink)
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, BytesError> {
        let mut state = self.first_state();
        let mut hands = PerSeat::all(Pile::EMPTY);
        for seat in Seat::first(self.setup.players) {
            state.table.players[seat] = read_player(reader)?;
            hands[seat] = read_pile(reader)?;
        }
        read_table(&mut state.table, reader)?;
        state.secret = Secret {
            hands,
            choosing: read_choosing(reader)?,
        };
        match self.check(&state) {
            Ok(()) => Ok(state),
            Err(_) => Err(BytesError::Impossible),
        }
    }

    fn write_correction(correction: Correction, sink: &mut impl Sink) -> Result<(), BytesError> {
        correction.write(sink)
    }

    fn read_correction(reader: &mut Reader<'_>) -> Result<Correction, BytesError> {
        Correction::read(reader)
    }
}

impl Artifact {
    /// Everything that the seat whose turn it is may do.
    fn choices(&self, state: &State, set: &mut ActionSet<Action>) {
        let table = &state.table;
        match table.phase {
            Phase::Turn => self.turn_legal(state, set),
            Phase::PassedTurn => self.passed_legal(table, set),
            Phase::FirstMarkers | Phase::Refilling => self.take_legal(table, set),
            Phase::FirstHuts { .. } => set.sites(Action::PlaceHut, self.sites),
            Phase::Shipping { site, .. } => {
                set.faces(Action::Choose, site, table.face_up.faces_of_site(site));
            }
            Phase::Keeping {
                ref shown, must, ..
            } => self.keeping_legal(shown, must, set),
            Phase::ChoosingRole => self.roles_legal(state, set),
            Phase::Manuscripts => {
                set.sites(Action::Manuscript, self.manuscript_sites(table, table.seat));
            }
            Phase::UnseenCard { .. } => {
                set.insert(Action::Decline);
                set.insert(Action::DrawUnseen);
            }
            Phase::StartPlayer | Phase::Over => {}
        }
    }
}

fn write_pile(pile: &Pile, sink: &mut impl Sink) -> Result<(), BytesError> {
    for site in Site::ALL {
        sink.put(&pile.word(site).to_le_bytes())?;
    }
    Ok(())
}

fn read_pile(reader: &mut Reader<'_>) -> Result<Pile, BytesError> {
    let mut words = [0; 4];
    for word in &mut words {
        *word = reader.u32()?;
    }
    Pile::from_words(words).ok_or(BytesError::Impossible)
}

fn card_number(card: Option<Card>) -> u8 {
    card.map_or(NOTHING, |card| card.site as u8 * 10 + card.face as u8)
}

fn card(number: u8) -> Option<Option<Card>> {
    if number == NOTHING {
        return Some(None);
    }
    let site = Site::at((number / 10) as usize)?;
    let face = Face::at((number % 10) as usize)?;
    Some(Some(Card { site, face }))
}

fn write_player(player: &Player, sink: &mut impl Sink) -> Result<(), BytesError> {
    sink.put(&player.money.to_le_bytes())?;
    sink.put(player.mat.values())?;
    sink.put(player.huts.values())?;
    sink.put(&[player.reserve])?;
    sink.put(player.research.values())?;
    sink.put(&[
        member_byte(player.city),
        member_byte(player.archaeologist),
        u8::from(player.passed),
        u8::from(player.free_action_used),
    ])?;
    sink.put(&player.tiles.bits().to_le_bytes())?;
    sink.put(&[player.stand_alone, player.manuscripts_used])?;
    write_pile(&player.known, sink)?;
    sink.put(player.unseen.values())
}

fn read_player(reader: &mut Reader<'_>) -> Result<Player, BytesError> {
    Ok(Player {
        money: reader.u16()?,
        mat: PerTrack::new(reader.array()?),
        huts: PerSite::new(reader.array()?),
        reserve: reader.byte()?,
        research: PerSite::new(reader.array()?),
        city: reader.maybe_member()?,
        archaeologist: reader.maybe_member()?,
        passed: reader.below(2)? == 1,
        free_action_used: reader.below(2)? == 1,
        tiles: TileSet::from_bits(reader.u32()?).ok_or(BytesError::Impossible)?,
        stand_alone: reader.below(29)?,
        manuscripts_used: reader.below(29)?,
        known: read_pile(reader)?,
        unseen: PerSite::new(reader.array()?),
    })
}

fn write_table(table: &Table, sink: &mut impl Sink) -> Result<(), BytesError> {
    write_pile(&table.face_up, sink)?;
    write_pile(&table.unseen, sink)?;
    write_pile(&table.gone, sink)?;
    sink.put(table.deck.values())?;
    for space in Space::ALL {
        sink.put(&[card_number(table.market[space])])?;
    }
    sink.put(table.board.values())?;
    sink.put(&table.tiles.bits().to_le_bytes())?;
    sink.put(&[
        table.round,
        table.start as u8,
        table.last_round.map_or(NOTHING, trigger_number),
        table.seat as u8,
        table.actions_done,
        member_byte(table.drawing),
    ])?;
    sink.put(table.owed.values())?;
    write_phase(&table.phase, sink)
}

fn read_table(table: &mut Table, reader: &mut Reader<'_>) -> Result<(), BytesError> {
    table.face_up = read_pile(reader)?;
    table.unseen = read_pile(reader)?;
    table.gone = read_pile(reader)?;
    table.deck = PerSite::new(reader.array()?);
    table.market = Each::new([
        reader.known(card)?,
        reader.known(card)?,
        reader.known(card)?,
    ]);
    table.board = PerTrack::new(reader.array()?);
    table.tiles = TileSet::from_bits(reader.u32()?).ok_or(BytesError::Impossible)?;
    table.round = reader.byte()?;
    table.start = reader.member()?;
    table.last_round = reader.known(trigger)?;
    table.seat = reader.member()?;
    table.actions_done = reader.below(3)?;
    table.drawing = reader.maybe_member()?;
    table.owed = PerSite::new(reader.array()?);
    table.phase = read_phase(reader)?;
    Ok(())
}

fn trigger_number(trigger: EndTrigger) -> u8 {
    match trigger {
        EndTrigger::DeckEmpty(site) => site as u8,
        EndTrigger::IncomeTrackEmpty => 4,
        EndTrigger::TwoTypesTaken => 5,
        EndTrigger::LastYear => 6,
    }
}

fn trigger(number: u8) -> Option<Option<EndTrigger>> {
    match number {
        4 => Some(Some(EndTrigger::IncomeTrackEmpty)),
        5 => Some(Some(EndTrigger::TwoTypesTaken)),
        6 => Some(Some(EndTrigger::LastYear)),
        NOTHING => Some(None),
        site => Site::at(site.into()).map(|site| Some(EndTrigger::DeckEmpty(site))),
    }
}

fn write_phase(phase: &Phase, sink: &mut impl Sink) -> Result<(), BytesError> {
    match phase {
        Phase::StartPlayer => sink.put(&[0]),
        Phase::FirstHuts { placed } => sink.put(&[1, *placed]),
        Phase::FirstMarkers => sink.put(&[2]),
        Phase::Turn => sink.put(&[3]),
        Phase::Shipping { site, left } => sink.put(&[4, *site as u8, *left]),
        Phase::UnseenCard { site } => sink.put(&[5, *site as u8]),
        Phase::Keeping { shown, left, must } => {
            sink.put(&[6, *left, u8::from(*must)])?;
            write_pile(shown, sink)
        }
        Phase::ChoosingRole => sink.put(&[7]),
        Phase::PassedTurn => sink.put(&[8]),
        Phase::Refilling => sink.put(&[9]),
        Phase::Manuscripts => sink.put(&[10]),
        Phase::Over => sink.put(&[11]),
    }
}

fn read_phase(reader: &mut Reader<'_>) -> Result<Phase, BytesError> {
    Ok(match reader.byte()? {
        0 => Phase::StartPlayer,
        1 => Phase::FirstHuts {
            placed: reader.below(10)?,
        },
        2 => Phase::FirstMarkers,
        3 => Phase::Turn,
        4 => Phase::Shipping {
            site: reader.member()?,
            left: reader.known(|left| (1..=20).contains(&left).then_some(left))?,
        },
        5 => Phase::UnseenCard {
            site: reader.member()?,
        },
        6 => Phase::Keeping {
            left: reader.known(|left| (1..=2).contains(&left).then_some(left))?,
            must: reader.below(2)? == 1,
            shown: read_pile(reader)?,
        },
        7 => Phase::ChoosingRole,
        8 => Phase::PassedTurn,
        9 => Phase::Refilling,
        10 => Phase::Manuscripts,
        11 => Phase::Over,
        _ => return Err(BytesError::Impossible),
    })
}

fn write_choosing(choosing: &Choosing, sink: &mut impl Sink) -> Result<(), BytesError> {
    sink.put(&[member_byte(choosing.joker), member_byte(choosing.tile)])?;
    write_pile(&choosing.cards, sink)
}

fn read_choosing(reader: &mut Reader<'_>) -> Result<Choosing, BytesError> {
    Ok(Choosing {
        joker: reader.maybe_member()?,
        tile: reader.maybe_member()?,
        cards: read_pile(reader)?,
    })
}
