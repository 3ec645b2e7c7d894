//! An emulated Pico: a child process that is asked and answers, one line of JSON each. What can be
//! asked is in `emulator/README.md`.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use base64::prelude::{BASE64_STANDARD, Engine};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::pixelcolor::raw::RawU16;
use handheld::board::Button;
use handheld::buttons;
use object::{Object, ObjectSymbol};
use serde_json::{Value, json};
use simulator::picture::Picture;
use simulator::runner::Fault;

use super::Image;
use super::log::Sentences;

const PROGRAM: &str = "emulator/src/main.mjs";
/// A short press lasts so long, in milliseconds,
pub const PRESS: u32 = 80;
/// and so long nothing is pressed after it: as on the simulated device.
const PAUSE: u32 = 40;

/// How it is switched on.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Where the secrets start, as scenario files say; without, they come from its noise.
    pub secrets: Option<u32>,
    /// What kind of noise its oscillator makes.
    pub noise: &'static str,
    /// Which noise of that kind.
    pub noise_seed: u32,
    /// A computer is plugged in.
    pub usb_host: bool,
    /// USB gives power.
    pub usb_power: bool,
    /// The supply's voltage, in millivolts.
    pub supply: u16,
    /// It is a Pico W.
    pub wireless: bool,
}

impl Start {
    /// On a battery of so many millivolts.
    pub fn on_battery(millivolts: u16) -> Self {
        Self {
            usb_power: false,
            supply: millivolts,
            ..Self::default()
        }
    }
}

impl Start {
    /// With power and nothing else on USB.
    pub const USUAL: Start = Start {
        secrets: None,
        noise: "random",
        noise_seed: 1,
        usb_host: false,
        usb_power: true,
        supply: 5000,
        wireless: false,
    };

    /// In somebody's hand, on fresh batteries: it waits on the slow clock.
    pub const IN_HAND: Start = Start {
        usb_power: false,
        supply: 4500,
        ..Start::USUAL
    };
}

impl Default for Start {
    fn default() -> Self {
        Self::USUAL
    }
}

/// An answer to a request.
pub struct Answered(Value);

impl Answered {
    /// A number of the answer.
    pub fn number(&self, name: &str) -> Result<u64, Fault> {
        let number = self.0.get(name).and_then(Value::as_u64);
        number.ok_or_else(|| self.lacks(name))
    }

    /// A number that may be missing.
    pub fn number_or_none(&self, name: &str) -> Option<f64> {
        self.0.get(name).and_then(Value::as_f64)
    }

    /// A text of the answer.
    pub fn text(&self, name: &str) -> Result<&str, Fault> {
        let text = self.0.get(name).and_then(Value::as_str);
        text.ok_or_else(|| self.lacks(name))
    }

    /// Bytes of the answer.
    pub fn bytes(&self, name: &str) -> Result<Vec<u8>, Fault> {
        Ok(BASE64_STANDARD.decode(self.text(name)?)?)
    }

    /// A yes or no of the answer.
    pub fn flag(&self, name: &str) -> Result<bool, Fault> {
        let flag = self.0.get(name).and_then(Value::as_bool);
        flag.ok_or_else(|| self.lacks(name))
    }

    /// A part of the answer.
    pub fn part(&self, name: &str) -> Result<Answered, Fault> {
        let part = self.0.get(name).cloned().map(Answered);
        part.ok_or_else(|| self.lacks(name))
    }

    /// Numbers in a list.
    pub fn numbers(&self, name: &str) -> Result<Vec<u64>, Fault> {
        let list = self.0.get(name).and_then(Value::as_array);
        let list = list.ok_or_else(|| self.lacks(name))?;
        Ok(list.iter().filter_map(Value::as_u64).collect())
    }

    /// Texts in a list.
    pub fn texts(&self, name: &str) -> Result<Vec<String>, Fault> {
        let list = self.0.get(name).and_then(Value::as_array);
        let list = list.ok_or_else(|| self.lacks(name))?;
        let texts = list.iter().filter_map(Value::as_str);
        Ok(texts.map(str::to_owned).collect())
    }

    fn lacks(&self, name: &str) -> Fault {
        format!("the emulator's answer has no {name}: {}", self.0).into()
    }
}

/// The emulated Pico.
pub struct Emulated {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    elf: Vec<u8>,
    slow_flash: bool,
    /// The log's bytes that were not decoded yet.
    log: Vec<u8>,
}

impl Emulated {
    /// A Pico with a firmware in an otherwise empty flash, switched off.
    pub fn with(image: &Image) -> Result<Self, Fault> {
        let mut child = Command::new("node")
            .arg(PROGRAM)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("the emulator has no pipes".into());
        };
        let mut pico = Self {
            child,
            input,
            output: BufReader::new(output),
            elf: fs::read(&image.path)?,
            slow_flash: image.slow_flash,
            log: Vec::new(),
        };
        pico.load(&image.path, image, false)?;
        Ok(pico)
    }

    /// Puts another firmware, as ELF or UF2, over the flash as dragging it onto the Pico does.
    pub fn update(&mut self, file: &Path, image: &Image) -> Result<(), Fault> {
        self.elf = fs::read(&image.path)?;
        self.load(file, image, true)
    }

    fn load(&mut self, file: &Path, image: &Image, keep_flash: bool) -> Result<(), Fault> {
        self.ask(json!({
            "do": "load",
            "image": file,
            "board": image.model.name(),
            "keep_flash": keep_flash,
        }))?;
        Ok(())
    }

    /// Asks for something.
    pub fn ask(&mut self, request: Value) -> Result<Answered, Fault> {
        writeln!(self.input, "{request}")?;
        self.input.flush()?;
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            return Err("the emulator ended".into());
        }
        let answer: Value = serde_json::from_str(&line)?;
        match (
            answer.get("ok"),
            answer.get("error").and_then(Value::as_str),
        ) {
            (Some(ok), None) => Ok(Answered(ok.clone())),
            (_, Some(error)) => Err(format!("the emulator refuses {request}: {error}").into()),
            _ => Err(format!("the emulator answers {line}").into()),
        }
    }

    /// Switches it on; nothing has run yet.
    pub fn power_on(&mut self, start: Start) -> Result<(), Fault> {
        self.ask(json!({
            "do": "power_on",
            "secrets": start.secrets,
            "noise": start.noise,
            "noise_seed": start.noise_seed,
            "usb_host": start.usb_host,
            "usb_power": start.usb_power,
            "battery_mv": start.supply,
            "wireless": start.wireless,
            "flash": if self.slow_flash { "worst" } else { "typical" },
        }))?;
        Ok(())
    }

    /// Pulls the plug.
    pub fn power_off(&mut self) -> Result<(), Fault> {
        self.ask(json!({"do": "power_off"}))?;
        Ok(())
    }

    /// Runs for some milliseconds. That it stops is an error. What a slow flash takes longer than a
    /// usual one is given in addition, so that tests need not know.
    pub fn run(&mut self, milliseconds: u32) -> Result<Answered, Fault> {
        let answer = self.run_or_cut(milliseconds)?;
        self.goes_on(answer)
    }

    /// The same, but something may stop it, as a power cut does.
    pub fn run_or_cut(&mut self, milliseconds: u32) -> Result<Answered, Fault> {
        let before = self.flash_time()?;
        self.run_from(before, milliseconds)
    }

    /// The same, with what the flash has taken longer since its time was `before`.
    fn run_from(&mut self, mut before: u64, milliseconds: u32) -> Result<Answered, Fault> {
        let mut microseconds = u64::from(milliseconds) * 1000;
        loop {
            let answer = self.run_or_stop(microseconds)?;
            let now = self.flash_time()?;
            let lost = now - before;
            // An eighth of it is what is usual.
            microseconds = lost - lost / 8;
            before = now;
            if microseconds == 0 || answer.text("stopped").is_ok() {
                return Ok(answer);
            }
        }
    }

    /// How long a slow flash has been at work, in microseconds.
    fn flash_time(&mut self) -> Result<u64, Fault> {
        if self.slow_flash {
            self.ask(json!({"do": "flash_stats"}))?.number("time_us")
        } else {
            Ok(0)
        }
    }

    /// What was run, unless it was stopped.
    fn goes_on(&mut self, answer: Answered) -> Result<Answered, Fault> {
        match answer.text("stopped") {
            Ok(why) => {
                let why = why.to_owned();
                let log = self.messages()?.join("\n");
                Err(format!("the device stopped: {why}\n{log}").into())
            }
            Err(_) => Ok(answer),
        }
    }

    /// Runs for some microseconds, or less if something stops it. That the processor finds something
    /// wrong is an error.
    pub fn run_or_stop(&mut self, microseconds: u64) -> Result<Answered, Fault> {
        let answer = self.ask(json!({"do": "run", "us": microseconds}))?;
        let faults = answer.texts("faults")?.join("; ");
        if faults.is_empty() {
            return Ok(answer);
        }
        let log = self.messages()?.join("\n");
        Err(format!("the processor found: {faults}\n{log}").into())
    }

    /// Runs for some milliseconds and says what the processor found wrong meanwhile.
    pub fn run_with_faults(&mut self, milliseconds: u32) -> Result<Vec<String>, Fault> {
        let microseconds = u64::from(milliseconds) * 1000;
        let answer = self.ask(json!({"do": "run", "us": microseconds}))?;
        answer.texts("faults")
    }

    /// A button goes down or comes up.
    pub fn button(&mut self, button: Button, down: bool) -> Result<(), Fault> {
        let name = buttons::name(button);
        self.ask(json!({"do": "button", "name": name, "down": down}))?;
        Ok(())
    }

    /// Presses a button shortly.
    pub fn press(&mut self, button: Button) -> Result<(), Fault> {
        self.hold(button, PRESS)
    }

    /// Holds a button for some milliseconds. Whoever does that does not wait for flash: a slow one is given what it
    /// takes longer when the button is up.
    pub fn hold(&mut self, button: Button, milliseconds: u32) -> Result<(), Fault> {
        let answer = self.hold_or_cut(button, milliseconds)?;
        self.goes_on(answer).map(drop)
    }

    /// Presses a button shortly, in which something may stop it, as a power cut does.
    pub fn press_or_cut(&mut self, button: Button) -> Result<Answered, Fault> {
        self.hold_or_cut(button, PRESS)
    }

    fn hold_or_cut(&mut self, button: Button, milliseconds: u32) -> Result<Answered, Fault> {
        let before = self.flash_time()?;
        self.button(button, true)?;
        let answer = self.run_or_stop(u64::from(milliseconds) * 1000)?;
        if answer.text("stopped").is_ok() {
            return Ok(answer);
        }
        self.button(button, false)?;
        self.run_from(before, PAUSE)
    }

    /// What a person sees, and how bright, in percent.
    pub fn screen(&mut self) -> Result<(Picture, u8), Fault> {
        let screen = self.ask(json!({"do": "screen"}))?;
        let (width, height) = (screen.number("width")?, screen.number("height")?);
        let pixels: Vec<Rgb565> = screen
            .bytes("rgb565")?
            .chunks_exact(2)
            .filter_map(|bytes| bytes.try_into().ok())
            .map(|bytes| RawU16::new(u16::from_le_bytes(bytes)).into())
            .collect();
        let picture = Picture::of_pixels(width as u32, height as u32, &pixels);
        Ok((picture, u8::try_from(screen.number("backlight")?)?))
    }

    /// What a person sees.
    pub fn picture(&mut self) -> Result<Picture, Fault> {
        Ok(self.screen()?.0)
    }

    /// How bright it is, in percent.
    pub fn backlight(&mut self) -> Result<u8, Fault> {
        Ok(self.screen()?.1)
    }

    /// How many bytes the stack has taken at most since it was switched on.
    pub fn deepest_stack(&mut self) -> Result<u64, Fault> {
        let memory = self.ask(json!({"do": "memory"}))?;
        memory.part("stack")?.number("used")
    }

    /// The same without interrupts, and how many these have taken at most.
    pub fn parts_of_stack(&mut self) -> Result<[u64; 2], Fault> {
        let memory = self.ask(json!({"do": "memory"}))?;
        let stack = memory.part("stack")?;
        Ok([stack.number("thread")?, stack.number("handlers")?])
    }

    /// The address of a symbol of the firmware.
    pub fn symbol(&self, name: &str) -> Result<u32, Fault> {
        let symbols = self.symbols(|symbol| symbol == name)?;
        let symbol = symbols.first().copied();
        symbol.ok_or_else(|| format!("the firmware has no symbol {name}").into())
    }

    /// The addresses of the symbols whose names are wanted.
    pub fn symbols(&self, is_wanted: impl Fn(&str) -> bool) -> Result<Vec<u32>, Fault> {
        let file = object::File::parse(self.elf.as_slice())?;
        let wanted = file
            .symbols()
            .filter(|symbol| symbol.name().is_ok_and(&is_wanted));
        let addresses = wanted.map(|symbol| u32::try_from(symbol.address()));
        Ok(addresses.collect::<Result<_, _>>()?)
    }

    /// Goes on at another instruction, as a debugger can.
    pub fn jump(&mut self, address: u32) -> Result<(), Fault> {
        self.ask(json!({"do": "jump", "address": address}))?;
        Ok(())
    }

    /// What lies in memory.
    pub fn memory(&mut self, address: u32, length: usize) -> Result<Vec<u8>, Fault> {
        let request = json!({"do": "peek", "address": address, "length": length});
        self.ask(request)?.bytes("data")
    }

    /// Puts something into memory, as a debugger can.
    pub fn set_memory(&mut self, address: u32, bytes: &[u8]) -> Result<(), Fault> {
        let data = BASE64_STANDARD.encode(bytes);
        self.ask(json!({"do": "poke", "address": address, "data": data}))?;
        Ok(())
    }

    /// Moves the stack's end, as a deep recursion does.
    pub fn sink_stack(&mut self, address: u32) -> Result<(), Fault> {
        self.ask(json!({"do": "sink_stack", "address": address}))?;
        Ok(())
    }

    /// What lies in a part of the flash.
    pub fn flash(&mut self, from: u32, length: usize) -> Result<Vec<u8>, Fault> {
        let request = json!({"do": "flash_read", "from": from, "length": length});
        self.ask(request)?.bytes("data")
    }

    /// How many sectors of flash were erased since the image was loaded.
    pub fn erases(&mut self) -> Result<u64, Fault> {
        self.ask(json!({"do": "flash_stats"}))?.number("erases")
    }

    /// Runs until a sector begins to be erased; says whether one does within a few seconds.
    pub fn until_erasing(&mut self) -> Result<bool, Fault> {
        const MILLISECONDS: usize = 3000;
        let before = self.erases()?;
        for _ in 0..MILLISECONDS {
            self.run_or_stop(1000)?;
            if self.erases()? > before {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Runs until nothing is erased ahead any more.
    pub fn until_flash_rests(&mut self) -> Result<(), Fault> {
        /// Longer than the quiet before the first one, or the slowest and the time to the next.
        const MILLISECONDS: u64 = 2000;
        loop {
            let before = self.erases()?;
            self.run_or_stop(MILLISECONDS * 1000)?;
            if self.erases()? == before {
                return Ok(());
            }
        }
    }

    /// Puts something into the flash.
    pub fn set_flash(&mut self, from: u32, bytes: &[u8]) -> Result<(), Fault> {
        let data = BASE64_STANDARD.encode(bytes);
        self.ask(json!({"do": "flash_write", "from": from, "data": data}))?;
        Ok(())
    }

    /// What the firmware logged since the last call.
    pub fn messages(&mut self) -> Result<Vec<String>, Fault> {
        let new = self.ask(json!({"do": "log"}))?.bytes("rtt")?;
        self.log.extend(new);
        Sentences::of(&self.elf)?.read(&mut self.log)
    }
}

impl Drop for Emulated {
    fn drop(&mut self) {
        // It ends by itself when its input does; there is nobody to tell if it does not.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
