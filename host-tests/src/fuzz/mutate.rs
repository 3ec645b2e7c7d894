//! Changes to bytes by somebody who does not know what they mean.

use crate::play::{Chance, below};

/// No input grows beyond this: more than anything that is read has room for.
const LONGEST: usize = 6000;
/// Bytes at which something often ends or begins.
const TELLING: [u8; 14] = [
    0x00, 0x01, 0x02, 0x07, 0x08, 0x10, 0x20, 0x7F, 0x80, 0xF0, 0xF8, 0xF9, 0xFA, 0xFF,
];

/// Changes something.
pub fn mutate(input: &mut Vec<u8>, other: &[u8], rng: &mut Chance) {
    let at = below(input.len(), rng);
    let few = 1 + below(8, rng);
    match below(9, rng) {
        0 => change(input, at, |byte| byte ^ 1 << (few - 1)),
        1 => {
            let byte = below(256, rng) as u8;
            change(input, at, |_| byte);
        }
        2 => {
            let byte = TELLING.get(below(TELLING.len(), rng)).copied();
            change(input, at, |old| byte.unwrap_or(old));
        }
        // A length, a count, an amount: one more, a few fewer.
        3 => change(input, at, |byte| byte.wrapping_add(few as u8)),
        4 => change(input, at, |byte| byte.wrapping_sub(few as u8)),
        5 => {
            let bytes: Vec<u8> = (0..few).map(|_| below(256, rng) as u8).collect();
            insert(input, at, &bytes);
        }
        6 => {
            let run = if below(4, rng) == 0 {
                below(input.len(), rng)
            } else {
                few
            };
            remove(input, at, run);
        }
        // What stands somewhere, or in another input, also stands here.
        7 => {
            let copy = part(&input.clone(), rng).to_vec();
            insert(input, at, &copy);
        }
        _ => {
            let copy = part(other, rng);
            if below(2, rng) == 0 {
                remove(input, at, copy.len());
            }
            insert(input, at, copy);
        }
    }
    input.truncate(LONGEST);
}

/// Changes something in its place, by little: in a list of fields, the next field stays where it is.
pub fn tweak(input: &mut [u8], other: &[u8], rng: &mut Chance) {
    let at = below(input.len(), rng);
    let small = below(12, rng) as u8;
    match below(4, rng) {
        0 => change(input, at, |byte| byte.wrapping_add(1)),
        1 => change(input, at, |byte| byte.wrapping_sub(1)),
        2 => change(input, at, |_| small),
        _ => {
            let run = 1 + usize::from(small);
            let fields = input.iter_mut().zip(other).skip(at).take(run);
            fields.for_each(|(field, others)| *field = *others);
        }
    }
}

/// Any run of bytes.
fn part<'a>(bytes: &'a [u8], rng: &mut Chance) -> &'a [u8] {
    let start = below(bytes.len(), rng);
    let end = start + 1 + below(bytes.len() - start, rng);
    bytes.get(start..end).unwrap_or_default()
}

fn change(input: &mut [u8], at: usize, change: impl Fn(u8) -> u8) {
    if let Some(byte) = input.get_mut(at) {
        *byte = change(*byte);
    }
}

fn insert(input: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    let at = at.min(input.len());
    input.splice(at..at, bytes.iter().copied());
}

fn remove(input: &mut Vec<u8>, at: usize, count: usize) {
    let end = (at + count).min(input.len());
    input.drain(at.min(end)..end);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::chance;

    #[test]
    fn every_kind_of_change_comes_up_and_nothing_grows_for_ever() {
        let mut rng = chance(1);
        let mut lengths = [false; 3];
        let mut input = b"some bytes".to_vec();
        for _ in 0..20_000 {
            let before = input.clone();
            mutate(&mut input, b"other ones", &mut rng);
            let way = input.len().cmp(&before.len()) as i8 + 1;
            lengths[way as usize] |= input != before;
            assert!(input.len() <= LONGEST);
        }
        assert_eq!(lengths, [true; 3], "shorter, changed, longer");
    }

    #[test]
    fn nothing_at_all_can_be_changed_too() {
        let mut rng = chance(2);
        for _ in 0..500 {
            mutate(&mut Vec::new(), &[], &mut rng);
        }
    }
}
