//! Every word of the app in English, German and Dutch, side by side, so that a missing
//! translation does not compile. The rules are told in our own words.

pub mod blanks;
mod bots;
mod capitals;
mod lots;
mod say;
mod score_only;

pub mod help;
pub mod packed;
pub mod ui;

#[cfg(test)]
pub(crate) mod check;
#[cfg(test)]
mod tests;

pub use bots::BotText;
pub use capitals::{capital, small};
pub use lots::LotText;
pub use say::{Arg, Named, say};
pub use score_only::ScoreText;
pub use ui::{Footer, Ui};

/// A language of the app.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Dutch.
    Dutch,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Dutch];

    /// The language with a number, in the order of [`Language::ALL`].
    pub fn from_number(number: u8) -> Option<Language> {
        Self::ALL.get(number as usize).copied()
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Dutch => "Nederlands",
        }
    }

    /// The one of three texts that is in this language.
    #[inline(never)] // so that it is there once
    pub const fn pick(self, texts: &'static Three) -> &'static str {
        let Some((english, others)) = texts.texts.split_at_checked(texts.german as usize) else {
            return "";
        };
        let Some((german, dutch)) = others.split_at_checked(texts.dutch as usize) else {
            return "";
        };
        match self {
            Language::English => english,
            Language::German => german,
            Language::Dutch => dutch,
        }
    }
}

/// A text in three languages, one behind the other: half the room of three texts.
#[derive(Debug)]
pub struct Three {
    /// English, German and Dutch.
    pub(crate) texts: &'static str,
    /// Where the German one begins, from the beginning.
    pub(crate) german: u16,
    /// Where the Dutch one begins, from the German one.
    pub(crate) dutch: u16,
}

/// A text in English, German and Dutch.
macro_rules! three {
    ($english:literal, $german:literal, $dutch:literal $(,)?) => {{
        const THREE: &$crate::text::Three = &$crate::text::Three {
            texts: concat!($english, $german, $dutch),
            german: $english.len() as u16,
            dutch: $german.len() as u16,
        };
        THREE
    }};
}

pub(crate) use three;

/// A text that stands in every language.
pub trait Wording: Copy {
    /// The wording in a language. It may hold places for [`say`].
    fn text(self, language: Language) -> &'static str;
}

/// A player's colour, by its place in the box: blue, red, green, yellow, purple.
pub const fn colour(number: usize, language: Language) -> &'static str {
    match number {
        0 => language.pick(three!("Blue", "Blau", "Blauw")),
        1 => language.pick(three!("Red", "Rot", "Rood")),
        2 => language.pick(three!("Green", "Grün", "Groen")),
        3 => language.pick(three!("Yellow", "Gelb", "Geel")),
        _ => language.pick(three!("Purple", "Lila", "Paars")),
    }
}

/// Defines an enum of texts, each with its English, German and Dutch wording. All of them lie in one [`Row`]: a
/// table of separate texts would be as long as the texts are.
macro_rules! texts {
    (
        $(#[$about:meta])*
        pub enum $kind:ident {
            $($variant:ident: $english:literal, $german:literal, $dutch:literal;)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $kind {
            $(#[doc = $english] $variant,)+
        }

        impl $kind {
            /// Every text, in order.
            pub const ALL: &'static [$kind] = &[$($kind::$variant),+];

            /// The wording in a language. It may hold places for [`say`](crate::text::say).
            #[inline(never)] // so that the row is named once, not wherever a text is
            pub const fn text(self, language: $crate::text::Language) -> &'static str {
                const ROW: $crate::text::Row =
                    $crate::text::row![$($english,)+ $($german,)+ $($dutch,)+];
                ROW.text(language as usize * Self::ALL.len() + self as usize)
            }
        }

        impl $crate::text::Wording for $kind {
            fn text(self, language: $crate::text::Language) -> &'static str {
                $kind::text(self, language)
            }
        }
    };
}

pub(crate) use texts;

/// Puts texts one behind the other.
macro_rules! row {
    ($($text:literal),+ $(,)?) => {
        $crate::text::Row {
            texts: concat!($($text),+),
            starts: &$crate::text::starts([$($text.len()),+]),
        }
    };
}

pub(crate) use row;

/// Many texts one behind the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// All of them.
    pub texts: &'static str,
    /// Where each begins. It ends where the next begins.
    pub starts: &'static [u16],
}

impl Row {
    /// The text with a number; beyond the last there is nothing to say.
    pub const fn text(&self, number: usize) -> &'static str {
        let Some((_, [start, others @ ..])) = self.starts.split_at_checked(number) else {
            return "";
        };
        let Some((_, texts)) = self.texts.split_at_checked(*start as usize) else {
            return "";
        };
        let [end, ..] = others else {
            return texts;
        };
        match texts.split_at_checked((*end - *start) as usize) {
            Some((text, _)) => text,
            None => "",
        }
    }
}

/// Where texts begin that lie one behind the other, of their lengths.
#[allow(clippy::indexing_slicing, clippy::panic)] // the compiler checks it
pub(crate) const fn starts<const COUNT: usize>(lengths: [usize; COUNT]) -> [u16; COUNT] {
    let mut starts = [0; COUNT];
    let mut place = 1;
    while place < COUNT {
        let start = starts[place - 1] as usize + lengths[place - 1];
        assert!(start <= u16::MAX as usize, "too many texts for one row");
        starts[place] = start as u16;
        place += 1;
    }
    starts
}
