//! Settings: each shows its value; A and right change it, left changes it back.

use embedded_graphics::prelude::DrawTarget;

use super::Transition;
use super::parts::{CHANGE, Page, filled, label, right_word};
use crate::board::Command;
use crate::canvas::Canvas;
use crate::games::HelpTopic;
use crate::settings::Settings;
use crate::text::help::Topic;
use crate::text::{Arg, BotText, Language, Ui};
use crate::theme::Colour;
use crate::widgets::{List, ListItem, Pill, Right};
use crate::world::World;

/// The settings.
#[derive(Clone, Debug, Default)]
pub struct SettingsScreen {
    list: List,
}

#[derive(Clone, Copy)]
enum Item {
    Language,
    Brightness,
    TextSize,
    HighContrast,
    HideHand,
    FriendlyUndo,
    AutoDim,
    AutoOff,
    Rotate,
    Calm,
    Light,
    Clock,
    Pace,
    Restore,
}

const ITEMS: [Item; 14] = [
    Item::Language,
    Item::Brightness,
    Item::TextSize,
    Item::HighContrast,
    Item::HideHand,
    Item::FriendlyUndo,
    Item::AutoDim,
    Item::AutoOff,
    Item::Rotate,
    Item::Calm,
    Item::Light,
    Item::Clock,
    Item::Pace,
    Item::Restore,
];

/// The settings of a board: one without a light has nothing to set there.
fn items(world: &World) -> impl Iterator<Item = Item> + Clone + use<> {
    let has_light = world.board.has_light;
    ITEMS
        .into_iter()
        .filter(move |item| has_light || !matches!(item, Item::Light))
}

const DIM_TIMES: [u16; 5] = [15, 30, 60, 120, 0];
const OFF_TIMES: [u16; 5] = [2, 5, 10, 20, 0];
/// A hand that never hides itself is not offered.
const HIDE_TIMES: [u16; 4] = [20, 45, 90, 180];

/// The next of a few values, or the one before.
fn turn(values: &[u16], now: u16, up: bool) -> u16 {
    let place = values.iter().position(|value| *value == now).unwrap_or(0);
    let step = if up { 1 } else { values.len() - 1 };
    values
        .get((place + step) % values.len())
        .copied()
        .unwrap_or(now)
}

fn change(item: Item, settings: &mut Settings, up: bool) {
    match item {
        Item::Language => {
            let count = Language::ALL.len();
            let step = if up { 1 } else { count - 1 };
            let place = (settings.language as usize + step) % count;
            settings.language = Language::ALL.get(place).copied().unwrap_or_default();
        }
        Item::Brightness => {
            settings.brightness = match (settings.brightness, up) {
                (10.., true) => 1,
                (..=1, false) => 10,
                (value, true) => value + 1,
                (value, false) => value - 1,
            };
        }
        Item::TextSize => settings.large_text = !settings.large_text,
        Item::HighContrast => settings.high_contrast = !settings.high_contrast,
        Item::HideHand => settings.hide_after = turn(&HIDE_TIMES, settings.hide_after, up),
        Item::FriendlyUndo => settings.friendly_undo = !settings.friendly_undo,
        Item::AutoDim => settings.dim_after = turn(&DIM_TIMES, settings.dim_after, up),
        Item::AutoOff => {
            settings.off_after = turn(&OFF_TIMES, settings.off_after.into(), up) as u8;
        }
        Item::Rotate => settings.rotated = !settings.rotated,
        Item::Calm => settings.calm = !settings.calm,
        Item::Light => settings.light = !settings.light,
        Item::Clock => settings.clock = !settings.clock,
        Item::Pace => settings.pace = settings.pace.other(up),
        Item::Restore => {
            *settings = Settings {
                language: settings.language,
                own_boxes: settings.own_boxes,
                ..Settings::default()
            };
        }
    }
}

impl SettingsScreen {
    /// Answers a command.
    pub fn handle(&mut self, command: Command, world: &mut World) -> Transition {
        let mut items = items(world);
        if self.list.handle(command, items.clone().count()) {
            return Transition::Stay;
        }
        let Some(item) = items.nth(self.list.selected) else {
            return Transition::Stay;
        };
        match command {
            Command::Ok | Command::Right => change(item, &mut world.settings, true),
            Command::Left => change(item, &mut world.settings, false),
            Command::Back => return Transition::Close,
            Command::Help => {
                return Transition::help(HelpTopic::Shared(Topic::Buttons));
            }
            _ => return Transition::Stay,
        }
        Transition::Keep
    }

    /// Draws the settings.
    pub fn draw<D: DrawTarget<Color = Colour>>(
        &mut self,
        world: &World,
        canvas: &mut Canvas<'_, D>,
    ) -> Result<(), D::Error> {
        let page = Page {
            title: label(world, Ui::Settings),
            pill: Pill::None,
            buttons: CHANGE,
        };
        let items = items(world);
        let mut item = |number: usize| {
            let one = items.clone().nth(number);
            one.map(|one| entry(world, one)).unwrap_or_default()
        };
        let count = items.clone().count();
        page.draw_list(world, &mut self.list, count, &mut item, canvas)
    }
}

fn entry(world: &World, item: Item) -> ListItem {
    let settings = &world.settings;
    let time = |value: u16, unit: Ui| {
        if value == 0 {
            right_word(label(world, Ui::Never))
        } else {
            right_word(&filled(world, unit, &[Arg::Number(i32::from(value))]))
        }
    };
    let (title, detail, right) = match item {
        Item::Language => (Ui::Language, None, right_word(settings.language.own_name())),
        Item::Brightness => {
            let args = [Arg::Number(i32::from(settings.brightness)), Arg::Number(10)];
            (
                Ui::Brightness,
                None,
                right_word(&filled(world, Ui::OfCount, &args)),
            )
        }
        Item::TextSize => {
            let size = if settings.large_text {
                Ui::TextLarge
            } else {
                Ui::TextNormal
            };
            (
                Ui::TextSize,
                Some(Ui::TextSizeDetail),
                right_word(label(world, size)),
            )
        }
        Item::HighContrast => (
            Ui::HighContrast,
            Some(Ui::HighContrastDetail),
            Right::Switch(settings.high_contrast),
        ),
        Item::HideHand => (Ui::HideHand, None, time(settings.hide_after, Ui::Seconds)),
        Item::FriendlyUndo => (
            Ui::FriendlyUndo,
            Some(Ui::FriendlyUndoDetail),
            Right::Switch(settings.friendly_undo),
        ),
        Item::AutoDim => (Ui::AutoDim, None, time(settings.dim_after, Ui::Seconds)),
        Item::AutoOff => (
            Ui::AutoOff,
            None,
            time(settings.off_after.into(), Ui::Minutes),
        ),
        Item::Rotate => (
            Ui::Rotate,
            Some(Ui::RotateDetail),
            Right::Switch(settings.rotated),
        ),
        Item::Calm => (
            Ui::ReduceFlashing,
            Some(Ui::ReduceFlashingDetail),
            Right::Switch(settings.calm),
        ),
        Item::Light => (
            Ui::Light,
            Some(Ui::LightDetail),
            Right::Switch(settings.light),
        ),
        Item::Clock => (
            Ui::Clock,
            Some(Ui::ClockDetail),
            Right::Switch(settings.clock),
        ),
        Item::Pace => (
            Ui::Pace,
            Some(Ui::PaceDetail),
            right_word(label(world, BotText::pace(settings.pace))),
        ),
        Item::Restore => (Ui::RestoreDefaults, None, Right::Nothing),
    };
    let mut entry = ListItem::titled(label(world, title));
    if let Some(detail) = detail {
        entry = entry.detailed(label(world, detail));
    }
    entry.right = right;
    entry
}
