//! Capitals and small letters, as far as the fonts have them. The tables of the standard library know every
//! script, and are larger than a font.

use core::iter;

/// The capital of a letter: two of them for `ß`.
pub fn capital(letter: char) -> impl Iterator<Item = char> {
    let (first, second) = match letter {
        'ß' => ('S', Some('S')),
        'à'..='ö' | 'ø'..='þ' => (shifted(letter, false), None),
        _ => (letter.to_ascii_uppercase(), None),
    };
    iter::once(first).chain(second)
}

/// A letter, and the small one for a capital.
pub fn small(letter: char) -> char {
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' => shifted(letter, true),
        _ => letter.to_ascii_lowercase(),
    }
}

/// In Latin-1 a small letter stands 32 behind its capital, as in ASCII.
fn shifted(letter: char, up: bool) -> char {
    let number = u32::from(letter);
    let number = if up { number + 32 } else { number - 32 };
    char::from_u32(number).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::font;

    #[test]
    fn letters_of_the_fonts_change_as_in_any_script() {
        for letter in (' '..='ÿ').filter(|letter| font::has(*letter)) {
            assert!(capital(letter).eq(letter.to_uppercase()), "{letter}");
            assert!(letter.to_lowercase().eq([small(letter)]), "{letter}");
        }
    }

    #[test]
    fn the_fonts_have_the_capitals_of_their_letters() {
        for letter in (' '..='ÿ').filter(|letter| font::has(*letter)) {
            assert!(capital(letter).all(font::has), "{letter}");
        }
    }
}
