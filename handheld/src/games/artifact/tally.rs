//! The end of a game of Artifact as people enter it: coins and exhibition tiles, with expansion I
//! stand-alone exhibitions and research markers too. Tiles that count alike are counted together: how
//! many of them is all that matters.

use engine::artifact::{Artifact, Face, Site, Tile, TileSet, View, Wants};
use engine::each::Member;
use engine::game::{Game, Observer, Tiers};
use engine::seat::Seat;

use super::look::{face_icon, site_colour, site_icon, tile_icon};
use super::text::{Label, Topic, names};
use super::{icons, own};
use crate::games::HelpTopic;
use crate::icons::{self as common, Icon};
use crate::screens::parts::{filled, label};
use crate::tally::{EndRows, Entry, all_taken};
use crate::text::{Arg, Ui};
use crate::theme::{self, Colour};
use crate::widgets::ListItem;
use crate::world::World;

/// The most coins that can be entered.
const MOST_COINS: u16 = 999;
/// The spaces of a research track.
const SPACES: u16 = 5;

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Coins,
    /// Tiles that count as this one does.
    Tiles(Tile),
    StandAlone,
    Research(Site),
}

/// What tiles have in common that are counted together: what they ask for, but for the type or the
/// site, and what they are worth.
fn kind(game: &Artifact, tile: Tile) -> (bool, u8, u8) {
    let wants = tile.wants();
    let by_site = matches!(wants, Wants::FromSite(..) | Wants::DifferentSites);
    (by_site, wants.size(), game.values().tiles[tile].points)
}

fn is_mixed(tile: Tile) -> bool {
    matches!(tile.wants(), Wants::DifferentSites | Wants::DifferentTypes)
}

/// All tiles in play that are counted together with one.
fn alike(game: &Artifact, tile: Tile) -> TileSet {
    let (is_one_mixed, one) = (is_mixed(tile), kind(game, tile));
    let like = |other: &Tile| is_mixed(*other) == is_one_mixed && kind(game, *other) == one;
    let tiles = game.tiles().iter().filter(like);
    tiles.fold(TileSet::NONE, TileSet::with)
}

/// One tile of each kind, small sets first: they are made most often.
fn kinds(game: &Artifact) -> impl Iterator<Item = Tile> {
    (3..=5).flat_map(move |size| {
        let mut counted = TileSet::NONE;
        game.tiles().iter().filter(move |tile| {
            let is_first = tile.wants().size() == size && !counted.contains(*tile);
            if is_first {
                counted = counted.or(alike(game, *tile));
            }
            is_first
        })
    })
}

fn rows(game: &Artifact) -> impl Iterator<Item = Row> {
    let with_research = game.setup().expansions.research;
    let sites = Site::ALL.into_iter().filter(|site| game.in_play(*site));
    let research = core::iter::once(Row::StandAlone).chain(sites.map(Row::Research));
    core::iter::once(Row::Coins)
        .chain(kinds(game).map(Row::Tiles))
        .chain(research.filter(move |_| with_research))
}

fn row(game: &Artifact, number: usize) -> Row {
    rows(game).nth(number).unwrap_or(Row::Coins)
}

impl EndRows for Artifact {
    fn bare_table(&self) -> View {
        let mut end = self.view(&self.start(), Observer::Table);
        for seat in Seat::ALL {
            end.table.players[seat].money = 0;
        }
        end
    }

    fn end_rows(&self) -> usize {
        rows(self).count()
    }

    fn end_entry(&self, end: &View, seat: Seat, number: usize) -> Entry {
        let players = &end.table.players;
        let player = &players[seat];
        match row(self, number) {
            Row::Coins => Entry::up_to(MOST_COINS, player.money),
            Row::Tiles(tile) => {
                let alike = alike(self, tile);
                let all = players.values().iter().map(|player| player.tiles);
                let taken = all.fold(TileSet::NONE, TileSet::or).and(alike);
                let own = player.tiles.and(alike).len();
                Entry::up_to(alike.len() - taken.len() + own, own)
            }
            Row::StandAlone => {
                let sites = Site::ALL.into_iter().filter(|site| self.in_play(*site));
                let cards = sites.count() as u8 * self.values().copies[Face::StandAlone];
                let all = players.values().iter().map(|player| player.stand_alone);
                let taken: u8 = all.sum();
                let left = cards.saturating_sub(taken);
                Entry::up_to(left + player.stand_alone, player.stand_alone)
            }
            Row::Research(site) => Entry {
                number: u16::from(player.research[site]) + 1,
                least: 1,
                most: SPACES,
            },
        }
    }

    fn is_seldom_two(&self, number: usize) -> bool {
        matches!(row(self, number), Row::Tiles(_))
    }

    fn is_elsewhere(&self, end: &View, seat: Seat, number: usize) -> bool {
        self.end_entry(end, seat, number).most == 0
    }

    fn enter(&self, end: &mut View, seat: Seat, number: usize, value: u16) {
        let players = &end.table.players;
        let taken = players.values().iter().map(|player| player.tiles);
        let taken = taken.fold(TileSet::NONE, TileSet::or);
        let player = &mut end.table.players[seat];
        match row(self, number) {
            Row::Coins => player.money = value,
            Row::Tiles(tile) => {
                let alike = alike(self, tile);
                let (own, free) = (player.tiles.and(alike), alike.minus(taken));
                // Which of them does not matter: they count alike.
                let tiles = own.iter().chain(free.iter()).take(value.into());
                player.tiles = tiles.fold(player.tiles.minus(alike), TileSet::with);
            }
            Row::StandAlone => player.stand_alone = value as u8,
            Row::Research(site) => player.research[site] = value.saturating_sub(1) as u8,
        }
    }

    fn end_item(&self, end: &View, seat: Seat, number: usize, world: &World) -> ListItem {
        let points = |points: u8| filled(world, Ui::PointsShort, &[Arg::Number(points.into())]);
        let (mut item, (icon, colour)): (ListItem, (&'static Icon, Colour)) =
            match row(self, number) {
                Row::Coins => (
                    ListItem::titled(label(world, Label::SourceMoney)),
                    (&common::COIN, theme::ACCENT),
                ),
                Row::Tiles(tile) => {
                    let points = points(self.values().tiles[tile].points);
                    let item = tiles_item(self, tile, world).detailed(&points);
                    (item, tiles_icon(tile))
                }
                Row::StandAlone => {
                    let points = points(self.values().stand_alone.points);
                    let item = ListItem::titled(label(world, Label::SourceStandAlone));
                    let icon = face_icon(Face::StandAlone);
                    (item.detailed(&points), (icon, theme::TEXT))
                }
                Row::Research(site) => {
                    let item = ListItem::titled(label(world, Label::SourceResearch))
                        .detailed(names::site(site, world.language()));
                    (item, (site_icon(site), site_colour(site)))
                }
            };
        item.icon = Some((icon, colour));
        if self.is_elsewhere(end, seat, number) {
            all_taken(&mut item, world);
        }
        item
    }

    fn end_topic(&self, number: usize) -> HelpTopic {
        own(match row(self, number) {
            Row::Research(_) => Topic::ResearchTracks,
            _ => Topic::Scoring,
        })
    }

    fn end_tiers(&self, end: &View, seat: Seat) -> Tiers {
        self.score(&end.table, seat).tiers()
    }
}

/// Tiles that are counted together by what they have in common; one that is alone by its own name.
fn tiles_item(game: &Artifact, tile: Tile, world: &World) -> ListItem {
    let size = [Arg::Number(tile.wants().size().into())];
    let common = match tile.wants() {
        _ if alike(game, tile).len() == 1 => {
            let mut item = ListItem::default();
            // Every name of a tile fits a line.
            let _ = names::tile(&mut item.title, world.language(), tile);
            return item;
        }
        Wants::OfType(..) | Wants::DifferentTypes => Label::TilesOfType,
        Wants::FromSite(..) | Wants::DifferentSites => Label::TilesFromSite,
    };
    ListItem::titled(&filled(world, common, &size))
}

/// The picture of tiles whose type or site is not known.
pub fn tiles_icon(tile: Tile) -> (&'static Icon, Colour) {
    match tile.wants() {
        Wants::OfType(..) => (&icons::CARDS, theme::TEXT),
        Wants::FromSite(..) => (&common::CIRCLE, theme::TEXT),
        Wants::DifferentSites | Wants::DifferentTypes => tile_icon(tile),
    }
}
