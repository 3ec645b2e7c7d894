//! A strict NOR flash in memory that fails on demand. Programming only clears bits; the power can
//! go off at any byte that is programmed and in the course of any erase. Bits that were being cleared
//! then may be set again some day, though all of them read as cleared for now. A clone is a power
//! cycle.

use std::vec;
use std::vec::Vec;

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash, check_erase,
    check_read, check_write,
};

use crate::saves::SECTOR;

/// The steps of an erase at which it can be cut short.
const ERASE_STEPS: usize = 3;

/// Chance for tests: SplitMix64.
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.number() % limit as u64) as usize
    }

    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.number() as u8).collect()
    }
}

#[derive(Debug)]
pub struct FakeFlash {
    pub bytes: Vec<u8>,
    /// Bits that were being cleared when the power went off: they read so for now.
    weak: Vec<u8>,
    /// How often each sector was erased.
    pub erases: Vec<u32>,
    /// How many pages of 256 bytes were programmed.
    pub programs: usize,
    /// How many bytes were read, in how many goes.
    pub read: usize,
    pub reads: usize,
    /// How many steps were taken at which the power could have gone off.
    pub steps: usize,
    /// The step at which it does.
    cut_at: Option<usize>,
    /// What the power goes off in reads as if it had been programmed to its end.
    is_at_the_brink: bool,
    /// The operation that fails once, counted from now; how much of it happens is up to chance.
    stumble_in: Option<usize>,
    is_off: bool,
    /// No erase works any more.
    pub is_worn_out: bool,
    chance: Chance,
}

impl Clone for FakeFlash {
    fn clone(&self) -> Self {
        let mut clone = Self::holding(self.bytes.clone());
        clone.weak.clone_from(&self.weak);
        clone
    }
}

impl FakeFlash {
    pub fn new(sectors: usize) -> Self {
        Self::holding(vec![0xFF; sectors * SECTOR])
    }

    pub fn holding(bytes: Vec<u8>) -> Self {
        Self {
            erases: vec![0; bytes.len() / SECTOR],
            weak: vec![0; bytes.len()],
            bytes,
            programs: 0,
            read: 0,
            reads: 0,
            steps: 0,
            cut_at: None,
            is_at_the_brink: false,
            stumble_in: None,
            is_off: false,
            is_worn_out: false,
            chance: Chance(0),
        }
    }

    /// Time passes: some of the bits that were not programmed to the end are lost, or all.
    pub fn aged(mut self, seed: u64) -> Self {
        let mut chance = Chance(seed);
        let all = chance.below(2) == 0;
        for (byte, weak) in self.bytes.iter_mut().zip(&mut self.weak) {
            if *weak != 0 {
                *byte |= *weak & if all { 0xFF } else { chance.number() as u8 };
                *weak = 0;
            }
        }
        self
    }

    /// The power goes off after so many more steps, by every second seed at the brink.
    pub fn cut_in(mut self, steps: usize, seed: u64) -> Self {
        self.cut_at = Some(self.steps + steps);
        self.is_at_the_brink = seed.is_multiple_of(2);
        self.chance = Chance(seed);
        self
    }

    /// What is being programmed when the power goes off is weak, but reads as it should.
    pub fn at_the_brink(mut self) -> Self {
        self.is_at_the_brink = true;
        self
    }

    /// One operation fails, and all after it work again.
    pub fn stumble_in(mut self, operations: usize, seed: u64) -> Self {
        self.stumble_in = Some(operations);
        self.chance = Chance(seed);
        self
    }

    pub fn has_stumbled(&self) -> bool {
        self.stumble_in.is_none()
    }

    pub fn total_erases(&self) -> u32 {
        self.erases.iter().sum()
    }

    /// How many of the steps of an operation happen, and whether it works.
    fn begin(&mut self, steps: usize) -> Result<(usize, bool), NorFlashErrorKind> {
        if self.is_off {
            return Err(NorFlashErrorKind::Other);
        }
        let first = self.steps;
        self.steps += steps;
        if let Some(cut) = self.cut_at.filter(|cut| *cut < self.steps) {
            self.is_off = true;
            return Ok((cut - first, false));
        }
        match self.stumble_in {
            Some(0) => {
                self.stumble_in = None;
                Ok((self.chance.below(steps + 1), false))
            }
            more => {
                self.stumble_in = more.map(|more| more - 1);
                Ok((steps, true))
            }
        }
    }

    fn end(works: bool) -> Result<(), NorFlashErrorKind> {
        if works {
            Ok(())
        } else {
            Err(NorFlashErrorKind::Other)
        }
    }

    /// Programs so many bytes, and a part of the bits of the next; at the brink, all of them.
    fn program(&mut self, offset: usize, bytes: &[u8], whole: usize) {
        let is_at_the_brink = self.is_at_the_brink && whole < bytes.len();
        let scattered = whole < bytes.len() && self.chance.below(3) == 0;
        for (number, byte) in bytes.iter().enumerate() {
            let left_out = match number.cmp(&whole) {
                _ if is_at_the_brink => 0,
                _ if scattered => self.chance.number() as u8,
                core::cmp::Ordering::Less => 0,
                core::cmp::Ordering::Equal => self.chance.number() as u8,
                core::cmp::Ordering::Greater => 0xFF,
            };
            let at = offset + number;
            let before = self.bytes[at];
            self.bytes[at] &= byte | left_out;
            if whole < bytes.len() {
                self.weak[at] |= before & !self.bytes[at];
            } else {
                self.weak[at] &= byte;
            }
        }
    }

    /// Erases a sector; if it is cut short, a part of its bits, more of them the later.
    fn erase_sector(&mut self, sector: usize, steps: usize) {
        self.erases[sector] += 1;
        let rarely = [16, 2, 1][steps.min(2)];
        for at in sector * SECTOR..(sector + 1) * SECTOR {
            let erased = match steps {
                ERASE_STEPS => 0xFF,
                0 | 1 => (0..8).fold(0, |bits, _| {
                    bits << 1 | u8::from(self.chance.below(rarely) == 0)
                }),
                _ => (0..8).fold(0, |bits, _| {
                    bits << 1 | u8::from(self.chance.below(16) != 0)
                }),
            };
            self.bytes[at] |= erased;
            self.weak[at] &= !erased;
        }
    }
}

impl ErrorType for FakeFlash {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for FakeFlash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        check_read(self, offset, bytes.len()).expect("reads inside the flash");
        if self.is_off {
            return Err(NorFlashErrorKind::Other);
        }
        self.reads += 1;
        self.read += bytes.len();
        bytes.copy_from_slice(&self.bytes[offset as usize..][..bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for FakeFlash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        check_erase(self, from, to).expect("erases whole sectors");
        for sector in from as usize / SECTOR..to as usize / SECTOR {
            let (steps, works) = self.begin(ERASE_STEPS)?;
            self.erase_sector(sector, steps);
            Self::end(works && !self.is_worn_out)?;
        }
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        check_write(self, offset, bytes.len()).expect("programs inside the flash");
        assert!(offset.is_multiple_of(4) && bytes.len().is_multiple_of(4));
        let offset = offset as usize;
        self.programs += (offset + bytes.len()).div_ceil(256) - offset / 256;
        let (whole, works) = self.begin(bytes.len())?;
        self.program(offset, bytes, whole);
        Self::end(works)
    }
}

impl MultiwriteNorFlash for FakeFlash {}
