//! `cargo xtask uf2`: the firmware as a file to drag onto a Pico. The format is Microsoft's UF2:
//! blocks of 512 bytes that each say where 256 bytes of flash go.

use std::path::Path;
use std::{fs, io};

use object::Endianness;
use object::elf::PT_LOAD;
use object::read::elf::{ElfFile32, ProgramHeader};

use super::{Image, Model, image};
use crate::Failure;

const PAGE: usize = 256;
const BLOCK: usize = 512;
const MAGIC_START: [u32; 2] = [0x0A32_4655, 0x9E5D_5157];
const MAGIC_END: u32 = 0x0AB1_6F30;
/// The field at the end of the head is a family: a Pico takes its own only.
const FLAG_FAMILY: u32 = 0x0000_2000;
const FAMILY_RP2040: u32 = 0xE48B_FF56;
/// Flash begins here in the processor's memory.
const FLASH: u32 = 0x1000_0000;
/// What flash holds where nothing was written.
const ERASED: u8 = 0xFF;

/// Makes `pocket-museum-<board>-rp2040.uf2` for the boards named, or for all.
pub fn uf2(mut parser: lexopt::Parser) -> Result<(), Failure> {
    let mut models = Vec::new();
    while let Some(argument) = parser.next()? {
        let lexopt::Arg::Value(name) = argument else {
            return Err(argument.unexpected().into());
        };
        let name = name.to_string_lossy().into_owned();
        models.push(Model::named(&name).ok_or_else(|| {
            let known = Model::ALL.map(Model::name).join(", ");
            Failure::Usage(format!("unknown board {name:?}: expected {known}"))
        })?);
    }
    if models.is_empty() {
        models = Model::ALL.to_vec();
    }
    for model in models {
        let image = image(model).map_err(Failure::Failed)?;
        let file = format!("pocket-museum-{}-rp2040.uf2", model.name());
        let size = write_uf2(&image, Path::new(&file))?;
        println!("{file}: {} KB of flash", size / 1024);
    }
    Ok(())
}

/// Writes an image as UF2 and says how much flash it takes.
pub fn write_uf2(image: &Image, file: &Path) -> io::Result<usize> {
    let pages = pages(&fs::read(&image.path)?).map_err(io::Error::other)?;
    fs::write(file, blocks(&pages))?;
    Ok(pages.len() * PAGE)
}

/// A page of flash and where it goes.
type Page = (u32, [u8; PAGE]);

/// What an ELF file puts into flash, page by page.
fn pages(elf: &[u8]) -> Result<Vec<Page>, String> {
    let wrong = |error: object::Error| format!("the firmware cannot be read: {error}");
    let file = ElfFile32::<Endianness>::parse(elf).map_err(wrong)?;
    let endian = file.endian();
    let mut flash = Vec::new();
    for header in file.elf_program_headers() {
        let data = header
            .data(endian, elf)
            .map_err(|()| "the firmware is cut short".to_owned())?;
        // What is copied to memory at the start lies in flash too: at its physical address.
        let address = header.p_paddr(endian);
        if header.p_type(endian) == PT_LOAD && address >= FLASH && !data.is_empty() {
            place(data, (address - FLASH) as usize, &mut flash);
        }
    }
    let pages = flash.chunks(PAGE).zip(0..).map(|(bytes, number)| {
        let mut page = [ERASED; PAGE];
        let pairs = page.iter_mut().zip(bytes);
        pairs.for_each(|(to, from)| *to = *from);
        (FLASH + number * PAGE as u32, page)
    });
    Ok(pages.collect())
}

fn place(data: &[u8], start: usize, flash: &mut Vec<u8>) {
    let end = start + data.len();
    if flash.len() < end {
        flash.resize(end, ERASED);
    }
    if let Some(place) = flash.get_mut(start..end) {
        place.copy_from_slice(data);
    }
}

/// The pages as a file.
fn blocks(pages: &[Page]) -> Vec<u8> {
    let total = pages.len() as u32;
    let mut file = Vec::with_capacity(pages.len() * BLOCK);
    for (number, (address, data)) in (0..).zip(pages) {
        let [magic, second] = MAGIC_START;
        let head = [
            magic,
            second,
            FLAG_FAMILY,
            *address,
            PAGE as u32,
            number,
            total,
            FAMILY_RP2040,
        ];
        let start = file.len();
        file.extend(head.into_iter().flat_map(u32::to_le_bytes));
        file.extend_from_slice(data);
        file.resize(start + BLOCK - 4, 0);
        file.extend_from_slice(&MAGIC_END.to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(file: &[u8], at: usize) -> u32 {
        u32::from_le_bytes(file[at..at + 4].try_into().unwrap())
    }

    #[test]
    fn every_block_says_what_it_is_and_where_its_page_goes() {
        let file = blocks(&[(FLASH, [1; PAGE]), (FLASH + 256, [2; PAGE])]);
        assert_eq!(file.len(), 2 * BLOCK);
        for (number, block) in file.chunks(BLOCK).enumerate() {
            assert_eq!(word(block, 0), 0x0A32_4655);
            assert_eq!(word(block, 4), 0x9E5D_5157);
            assert_eq!(word(block, 8), 0x2000);
            assert_eq!(word(block, 12), 0x1000_0000 + 256 * number as u32);
            assert_eq!(word(block, 16), 256);
            assert_eq!(word(block, 20), number as u32);
            assert_eq!(word(block, 24), 2);
            assert_eq!(word(block, 28), 0xE48B_FF56);
            assert!(block[32..288].iter().all(|byte| *byte == number as u8 + 1));
            assert_eq!(word(block, 508), 0x0AB1_6F30);
        }
    }

    #[test]
    fn gaps_are_as_after_erasing() {
        let mut flash = Vec::new();
        place(&[7], 3, &mut flash);
        place(&[1, 2], 0, &mut flash);
        assert_eq!(flash, [1, 2, 0xFF, 7]);
    }
}
