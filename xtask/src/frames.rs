//! `cargo xtask frames`: how much of the stack each function of the firmware takes, read from the
//! instructions of its image. A frame that is larger than it may be fails, and so does a function that
//! should run from memory and does not.

use std::fs;

use object::{Object, ObjectSection, ObjectSymbol, SymbolKind};

use crate::hot;
use crate::pico::{Image, Model, image};

/// The most bytes that a function may take of the stack: half of what the firmware locks at its end.
const LARGEST_FRAME: u32 = 4 * 1024;
/// So many are printed, the largest first.
const PRINTED: usize = 10;

/// Prints the largest frames of the firmware on a device of each size, and checks them.
pub fn frames() -> Result<(), String> {
    for model in Model::SIMULATED {
        let image = image(model)?;
        check(&image)?;
        hot::check(&image)?;
    }
    Ok(())
}

/// Prints the largest frames of an image; fails if one is larger than it may be.
pub fn check(image: &Image) -> Result<(), String> {
    let elf = fs::read(&image.path).map_err(|error| error.to_string())?;
    let mut frames = read(&elf)?;
    frames.sort_by_key(|frame| std::cmp::Reverse(frame.size));
    println!("the largest stack frames, {}:", image.model.name());
    for Frame { name, size } in frames.iter().take(PRINTED) {
        println!("{size:8}  {name}");
    }
    let too_large = frames.iter().filter(|frame| frame.size > LARGEST_FRAME);
    match too_large.count() {
        0 => Ok(()),
        count => Err(format!(
            "{count} functions take more than {LARGEST_FRAME} bytes of the stack"
        )),
    }
}

/// What a function takes of the stack, without what it calls.
#[derive(Debug, PartialEq, Eq)]
struct Frame {
    name: String,
    size: u32,
}

/// The frames of all functions.
fn read(elf: &[u8]) -> Result<Vec<Frame>, String> {
    let file = object::File::parse(elf).map_err(|error| error.to_string())?;
    let code = Code::of(&file)?;
    let mut functions: Vec<(u32, u32, &str)> = file
        .symbols()
        .filter(|symbol| symbol.kind() == SymbolKind::Text && symbol.size() > 0)
        .filter_map(|symbol| {
            let start = u32::try_from(symbol.address()).ok()? & !1;
            let size = u32::try_from(symbol.size()).ok()?;
            Some((start, size, symbol.name().ok()?))
        })
        .collect();
    functions.sort_unstable();
    // The same code may have several names.
    functions.dedup_by_key(|(start, ..)| *start);
    if functions.is_empty() {
        return Err("the image has no functions".into());
    }
    functions
        .into_iter()
        .map(|(start, size, name)| {
            let name = format!("{:#}", rustc_demangle::demangle(name));
            match code.frame(start, start + size) {
                Ok(size) => Ok(Frame { name, size }),
                Err(at) => Err(format!("the frame of {name} cannot be read at {at:#x}")),
            }
        })
        .collect()
}

/// The image's instructions, and what lies between them.
struct Code<'f> {
    /// Sections with their addresses.
    sections: Vec<(u32, &'f [u8])>,
    /// Where instructions begin, or data (false), in the order of addresses.
    kinds: Vec<(u32, bool)>,
}

impl<'f> Code<'f> {
    fn of(file: &object::File<'f>) -> Result<Self, String> {
        let mut sections = Vec::new();
        for section in file.sections() {
            let data = section.data().map_err(|error| error.to_string())?;
            let address = u32::try_from(section.address());
            sections.push((address.map_err(|error| error.to_string())?, data));
        }
        let mut kinds: Vec<(u32, bool)> = file
            .symbols()
            .filter_map(|symbol| {
                // These names are the ABI's; a number may follow.
                let is_code = match symbol.name().ok()?.split('.').next()? {
                    "$t" => true,
                    "$d" => false,
                    _ => return None,
                };
                Some((u32::try_from(symbol.address()).ok()?, is_code))
            })
            .collect();
        kinds.sort_unstable();
        Ok(Self { sections, kinds })
    }

    /// Bytes at an address.
    fn bytes<const N: usize>(&self, address: u32) -> Option<[u8; N]> {
        self.sections.iter().find_map(|(start, data)| {
            let offset = address.checked_sub(*start)? as usize;
            data.get(offset..offset + N)?.try_into().ok()
        })
    }

    fn half(&self, address: u32) -> Option<u16> {
        self.bytes(address).map(u16::from_le_bytes)
    }

    fn is_code(&self, address: u32) -> bool {
        let next = self.kinds.partition_point(|(start, _)| *start <= address);
        next.checked_sub(1)
            .and_then(|at| self.kinds.get(at))
            .is_none_or(|(_, is_code)| *is_code)
    }

    /// By how many bytes a function moves the stack down, all its instructions taken together: it
    /// makes its frame in one go, at its start or a little later. Fails with the place of an
    /// instruction that moves it by a number that is not known.
    fn frame(&self, start: u32, end: u32) -> Result<u32, u32> {
        let mut size = 0;
        // The register that was loaded just before, and its value.
        let mut loaded = None;
        let mut address = start;
        while address < end {
            let at = address;
            let half = self.half(at).ok_or(at)?;
            address += if is_wide(half) { 4 } else { 2 };
            if !self.is_code(at) {
                address = at + 2;
                continue;
            }
            let before = loaded.take();
            match Step::of(half, at) {
                Step::Down(bytes) => size += bytes,
                Step::Load { register, from } => {
                    let value = self.bytes(from).map(i32::from_le_bytes).ok_or(at)?;
                    loaded = Some((register, value));
                }
                Step::Add(register) => match before {
                    // Upwards again, at its end.
                    Some((known, value)) if known == register => size += (-value).max(0) as u32,
                    _ => return Err(at),
                },
                Step::Other => {}
            }
        }
        Ok(size)
    }
}

/// What an instruction does to the stack pointer.
#[derive(Debug, PartialEq, Eq)]
enum Step {
    /// PUSH, SUB: down by so many bytes.
    Down(u32),
    /// Loads a register from an address beside the code, for the next step.
    Load { register: u16, from: u32 },
    /// ADD of a register.
    Add(u16),
    /// Nothing, or it moves it up.
    Other,
}

impl Step {
    fn of(half: u16, address: u32) -> Step {
        if is_wide(half) {
            Step::Other
        } else if half & 0xFE00 == 0xB400 {
            Step::Down(4 * (half & 0x1FF).count_ones())
        } else if half & 0xFF80 == 0xB080 {
            Step::Down(4 * u32::from(half & 0x7F))
        } else if half & 0xF800 == 0x4800 {
            Step::Load {
                register: half >> 8 & 7,
                from: ((address + 4) & !3) + 4 * u32::from(half & 0xFF),
            }
        } else if half & 0xFF87 == 0x4485 {
            Step::Add(half >> 3 & 15)
        } else {
            Step::Other
        }
    }
}

/// The first half of an instruction of 32 bits.
fn is_wide(half: u16) -> bool {
    half >> 11 > 0b11100
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u32 = 0x1000_0000;

    /// The frame of a function made of these instructions and, from a place on, of data.
    fn frame(halves: &[u16], data_from: u32) -> Result<u32, u32> {
        let bytes: Vec<u8> = halves.iter().flat_map(|half| half.to_le_bytes()).collect();
        let code = Code {
            sections: vec![(START, &bytes)],
            kinds: vec![(START, true), (START + data_from, false)],
        };
        code.frame(START, START + bytes.len() as u32)
    }

    #[test]
    fn a_frame_is_what_is_pushed_and_what_is_set_aside() {
        // push {r4-r7, lr}; add r7, sp, #12; sub sp, #84; add sp, #84; pop {r4-r7, pc}
        let small = [0xB5F0, 0xAF03, 0xB095, 0xB015, 0xBDF0];
        assert_eq!(frame(&small, 10), Ok(20 + 84));
    }

    #[test]
    fn a_large_frame_is_set_aside_by_a_number_beside_the_code() {
        // push {r4-r7, lr}; ldr r6, [pc, #4]; add sp, r6; ldr r6, [pc, #4]; add sp, r6; pop; the numbers
        let large = [
            0xB5F0, 0x4E02, 0x44B5, 0x4E02, 0x44B5, 0xBDF0, 0xEFF0, 0xFFFF, 0x1010, 0x0000,
        ];
        assert_eq!(frame(&large, 12), Ok(20 + 0x1010));
    }

    #[test]
    fn a_frame_by_a_number_that_is_not_known_is_an_error() {
        // push {lr}; ldr r6, [pc, #0]; movs r0, #1; add sp, r6
        assert_eq!(frame(&[0xB500, 0x4E00, 0x2001, 0x44B5], 8), Err(START + 6));
    }

    #[test]
    fn data_and_the_second_halves_of_wide_instructions_are_no_pushes() {
        // bl; push {lr}; then data that looks like a push of all
        assert_eq!(frame(&[0xF000, 0xB5FF, 0xB500, 0xB5FF], 6), Ok(4));
    }
}
