//! Versions of a game's rules: a game is played to its end by those it was begun with.

/// Defines the versions of a game's rules, the oldest first, each with the number that a log has for
/// it; the last is the newest.
macro_rules! versions {
    (
        $(#[$about:meta])*
        pub enum $kind:ident { $($(#[$about_one:meta])* $version:ident = $number:literal,)+ }
        newest $newest:ident
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum $kind { $($(#[$about_one])* $version,)+ }

        impl $kind {
            /// What new games are played by.
            pub const NEWEST: $kind = $kind::$newest;

            /// The number that a log has for it.
            pub const fn version(self) -> u8 {
                match self {
                    $($kind::$version => $number,)+
                }
            }

            /// The rules that a log's number stands for, if they are known.
            pub const fn of_version(version: u8) -> Option<$kind> {
                match version {
                    $($number => Some($kind::$version),)+
                    _ => None,
                }
            }
        }

        impl Default for $kind {
            fn default() -> Self {
                Self::NEWEST
            }
        }
    };
}

pub(crate) use versions;

#[cfg(test)]
mod tests {
    use crate::artifact::Rules;

    #[test]
    fn a_version_is_known_by_its_number_and_a_newer_one_is_not() {
        assert_eq!(Rules::of_version(1), Some(Rules::First));
        assert_eq!(
            Rules::of_version(Rules::NEWEST.version()),
            Some(Rules::NEWEST)
        );
        assert_eq!(Rules::of_version(Rules::NEWEST.version() + 1), None);
        assert_eq!(Rules::of_version(0), None);
        assert_eq!(Rules::default(), Rules::NEWEST);
    }
}
