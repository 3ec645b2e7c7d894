//! An emulated Pico and a simulated device that are used alike, press by press: after each of them
//! both have to show the same, pixel by pixel.

use std::fs;
use std::path::{Path, PathBuf};

use handheld::board::Button;
use handheld::games::GameKind;
use handheld::power::Power;
use handheld::save;
use handheld::storage::{Slot, Storage};
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::picture::Picture;
use simulator::runner::{Album, Driven, Fault};
use simulator::scenario::Beginning;
use simulator::storage::MemoryStorage;

use super::emulated::PRESS;
use super::{Emulated, Image, Start, saves};

/// So long the Pico is given from power to its menu, in milliseconds.
pub const BOOT: u32 = 1000;
/// What the app sees of it: the display takes some of it to wake up.
const BOOT_OF_APP: u64 = 500;
/// So long the display takes to wake up, in milliseconds.
const WAKING: u32 = 300;

/// So long confetti falls, and longer, in milliseconds.
const FALLING: u32 = 2000;

/// The two devices.
pub struct Pair<S: Storage = MemoryStorage> {
    /// The emulated one.
    pub pico: Emulated,
    /// The simulated one.
    pub host: Device<S, Seeded>,
    start: Start,
    power: Power,
}

impl Pair {
    /// Both as a scenario wants them, switched on, in somebody's hand.
    pub fn new(image: &Image, setup: &Beginning) -> Result<Self, Fault> {
        let host = Device::for_scenario(setup)?;
        let pico = storing(image, &host.storage())?;
        let start = Start {
            secrets: Some(setup.seed),
            ..Start::IN_HAND
        };
        let power = Power::measured(start.supply, start.usb_power);
        Pair::powered(pico, host, start, power)
    }

    /// Both with a seed and nothing stored, switched on.
    pub fn fresh(image: &Image, seed: u32) -> Result<Self, Fault> {
        let host = Device::for_scenario(&Beginning {
            board: image.model.board(),
            language: None,
            seed,
        })?;
        Pair::of(Emulated::with(image)?, host, seed)
    }

    /// Both with these things stored, switched on.
    pub fn storing(image: &Image, stored: MemoryStorage) -> Result<Self, Fault> {
        let pico = storing(image, &stored)?;
        let host = Device::new(image.model.board(), stored, Seeded::new(0))?;
        Pair::of(pico, host, 0)
    }
}

impl<S: Storage> Pair<S> {
    /// A Pico that is switched off, and a host that expects of it what it does itself.
    pub fn of(pico: Emulated, host: Device<S, Seeded>, seed: u32) -> Result<Self, Fault> {
        let start = Start {
            secrets: Some(seed),
            ..Start::default()
        };
        Pair::powered(pico, host, start, Power::Usb)
    }

    /// A Pico that shows its menu already, and a host that has just been switched on, with power on USB.
    pub fn met(pico: Emulated, host: Device<S, Seeded>) -> Result<Self, Fault> {
        let mut pair = Self {
            pico,
            host,
            start: Start::default(),
            power: Power::Usb,
        };
        pair.meet()?;
        Ok(pair)
    }

    /// The same, switched on in some way, with the power that the app is to be told of.
    pub fn powered(
        pico: Emulated,
        host: Device<S, Seeded>,
        start: Start,
        power: Power,
    ) -> Result<Self, Fault> {
        let mut pair = Self {
            pico,
            host,
            start,
            power,
        };
        pair.switch_on()?;
        Ok(pair)
    }

    /// Switches the Pico on and lets both come to their menus. The host is as new.
    pub fn switch_on(&mut self) -> Result<(), Fault> {
        self.pico.power_on(self.start)?;
        self.pico.run(BOOT)?;
        self.meet()
    }

    /// The host comes to where the Pico is.
    fn meet(&mut self) -> Result<(), Fault> {
        let now = self.host.now();
        self.host.app_mut().set_power(self.power, now);
        self.host.run(BOOT_OF_APP)?;
        self.compare()
    }

    /// Both are left alone until the Pico erases nothing ahead any more.
    pub fn rest(&mut self) -> Result<(), Fault> {
        let now = |pico: &mut Emulated| pico.run(0)?.number("now_us");
        let before = now(&mut self.pico)?;
        self.pico.until_flash_rests()?;
        let passed = now(&mut self.pico)? - before;
        self.host.run(passed / 1000)?;
        self.compare()
    }

    /// The Pico alone loses its power and comes up again.
    pub fn cut_pico(&mut self) -> Result<(), Fault> {
        self.pico.power_off()?;
        self.pico.power_on(self.start)?;
        self.pico.run(BOOT)?;
        Ok(())
    }

    /// Both have to show the same, once confetti lies still. In the dark the panel sleeps and shows
    /// nothing.
    pub fn compare(&mut self) -> Result<(), Fault> {
        let (mut seen, backlight) = self.pico.screen()?;
        if self.host.app().backlight() != backlight {
            return Err(format!("the device is lit to {backlight} percent").into());
        }
        if backlight == 0 {
            return Ok(());
        }
        let world = self.host.app().world();
        let is_over = world.play.as_ref().is_some_and(|play| play.is_over());
        if (is_over || world.entered.is_some()) && seen != self.expected() {
            self.pico.run(FALLING)?;
            self.host.run(FALLING.into())?;
            seen = self.pico.picture()?;
        }
        let expected = self.expected();
        if seen == expected {
            return Ok(());
        }
        let folder = Path::new("target/device-test");
        fs::create_dir_all(folder)?;
        let pictures = [
            ("device", &seen),
            ("host", &expected),
            ("difference", &expected.difference(&seen)),
        ];
        for (name, picture) in pictures {
            fs::write(folder.join(format!("{name}.png")), picture.to_png()?)?;
        }
        let says = self.host.texts().join(" ");
        let folder = folder.display();
        Err(format!(
            "the device shows something else than the host, which says: {says} (see {folder})"
        )
        .into())
    }

    /// What the Pico has to show.
    fn expected(&self) -> Picture {
        let picture = Picture::of(self.host.screen());
        if self.host.app().rotated() {
            picture.upside_down()
        } else {
            picture
        }
    }

    /// The game in the Pico's flash, as bytes.
    pub fn saved_game(&mut self) -> Result<Vec<u8>, Fault> {
        saves::game(&mut self.pico)
    }
}

impl<S: Storage> Driven for Pair<S> {
    fn press(&mut self, button: Button) -> Result<(), Fault> {
        self.hold(button, PRESS)
    }

    fn hold(&mut self, button: Button, milliseconds: u32) -> Result<(), Fault> {
        let was_dark = self.host.app().backlight() == 0;
        self.pico.hold(button, milliseconds)?;
        self.host.hold(button, milliseconds.into())?;
        if was_dark {
            // The panel takes its time to wake up.
            self.pico.run(WAKING)?;
            self.host.run(WAKING.into())?;
        }
        self.compare()
    }

    fn wait(&mut self, milliseconds: u32) -> Result<(), Fault> {
        self.pico.run(milliseconds)?;
        self.host.run(milliseconds.into())?;
        self.compare()
    }

    fn power_cycle(&mut self) -> Result<(), Fault> {
        self.pico.power_off()?;
        self.host.power_cycle()?;
        self.switch_on()
    }

    // The pictures are the same, so the host's texts are the Pico's.
    fn texts(&mut self) -> Result<Vec<String>, Fault> {
        Ok(self.host.texts())
    }

    fn turn(&mut self) -> Result<Option<u8>, Fault> {
        Driven::turn(&mut self.host)
    }

    /// From the Pico's own flash: what is not there was not saved.
    fn hash(&mut self) -> Result<Option<u64>, Fault> {
        let bytes = self.saved_game()?;
        if bytes.is_empty() {
            return Ok(None);
        }
        let mut play = None;
        save::load(&bytes, &mut play).map_err(|error| format!("the save: {error:?}"))?;
        Ok(play.map(|play| play.game().hash()))
    }

    fn backlight(&mut self) -> Result<u8, Fault> {
        self.pico.backlight()
    }

    fn picture(&mut self) -> Result<Picture, Fault> {
        self.pico.picture()
    }
}

/// A Pico with these things in its flash, switched off.
pub fn storing(image: &Image, stored: &MemoryStorage) -> Result<Emulated, Fault> {
    let mut pico = Emulated::with(image)?;
    let boxes = GameKind::ALL.iter().copied().map(Slot::Box);
    for slot in [
        Slot::Settings,
        Slot::Lots,
        Slot::Results,
        Slot::Clock,
        Slot::Game,
    ]
    .into_iter()
    .chain(boxes)
    {
        let bytes = stored.bytes(slot);
        if !bytes.is_empty() {
            saves::edit(&mut pico, |saves| saves.replace(slot, bytes))?;
        }
    }
    Ok(pico)
}

/// Keeps a scenario's pictures. They are not compared here: after every press the pair is.
pub struct KeptPictures(pub PathBuf);

impl Album for KeptPictures {
    fn keep(&mut self, name: &str, picture: &Picture) -> Result<(), Fault> {
        fs::create_dir_all(&self.0)?;
        Ok(fs::write(
            self.0.join(format!("{name}.png")),
            picture.to_png()?,
        )?)
    }

    fn compare(&mut self, name: &str, picture: &Picture) -> Result<(), Fault> {
        self.keep(name, picture)
    }
}
