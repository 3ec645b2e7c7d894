//! What the linker script `hot.x` moves to memory, held against an image. A name in it that matches nothing
//! is no error to the linker: the function would quietly be in flash again.

use std::fs;

use object::{Object, ObjectSection, ObjectSymbol};

use crate::pico::Image;

/// The script.
const SCRIPT: &str = include_str!("../../firmware/hot.x");
/// What is only in the image that measures the engine has one of these in its name: the rules' `act` is
/// part of its callers elsewhere.
const BENCH: [&str; 2] = ["*8play_out17h*", "*3act17h*"];

/// Fails if the script names something that an image does not have in memory.
pub fn check(image: &Image) -> Result<(), String> {
    let elf = fs::read(&image.path).map_err(|error| error.to_string())?;
    let names = in_memory(&elf)?;
    let missing: Vec<&str> = patterns(SCRIPT)
        .filter(|pattern| !BENCH.iter().any(|one| pattern.contains(one)))
        .filter(|pattern| !names.iter().any(|name| is_named(pattern, name)))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join("\n");
    Err(format!("hot.x names what is not there:\n{missing}"))
}

/// The names of everything in the section that is run from memory.
fn in_memory(elf: &[u8]) -> Result<Vec<String>, String> {
    let file = object::File::parse(elf).map_err(|error| error.to_string())?;
    let hot = file.section_by_name(".hot");
    let hot = hot.ok_or("the image has no section .hot")?;
    let place = hot.address()..hot.address() + hot.size();
    let symbols = file.symbols().filter(|one| place.contains(&one.address()));
    Ok(symbols
        .filter_map(|one| Some(one.name().ok()?.to_string()))
        .collect())
}

/// The names of sections in a script, with stars.
fn patterns(script: &str) -> impl Iterator<Item = &str> {
    let lines = script.lines().map(str::trim);
    lines.filter_map(|line| line.strip_prefix("*(")?.strip_suffix(')'))
}

/// Is a symbol's section, which is called after it, meant by a pattern?
fn is_named(pattern: &str, symbol: &str) -> bool {
    [".text.", ".rodata."]
        .iter()
        .any(|kind| matches(pattern, &format!("{kind}{symbol}")))
}

/// A star stands for anything.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((start, rest)) => name.strip_prefix(start).is_some_and(|name| {
            (0..=name.len()).any(|at| name.is_char_boundary(at) && matches(rest, &name[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything_and_all_else_for_itself() {
        let name = "_ZN8handheld6canvas3fit17hf13aE";
        for pattern in [".text.*", ".text.*6canvas3fit17h*", ".text._ZN8*fit*E"] {
            assert!(is_named(pattern, name), "{pattern}");
        }
        for pattern in [".text", ".text.*6canvas4fits*", ".bss.*fit*", ".text.*fit"] {
            assert!(!is_named(pattern, name), "{pattern}");
        }
        assert!(is_named(".text.__aeabi_memcpy4", "__aeabi_memcpy4"));
    }

    #[test]
    fn the_script_has_patterns_for_code_and_data() {
        let kinds = |kind| patterns(SCRIPT).filter(|one| one.starts_with(kind)).count();
        assert!(kinds(".text.") > 9);
        assert_eq!(kinds(".rodata."), 2);
    }
}
