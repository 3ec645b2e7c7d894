//! The texts of codes among what somebody pastes, as scanners and mails give them: in quotes, in small letters,
//! inside a line with other words, broken into lines.

/// No code is longer. What comes behind it is of something else.
const LONGEST: usize = 600;

/// What stands behind each `mark`, in capitals and without what scanners put between, as `read` takes it; `None`
/// for a code that is not whole. A code ends where it is whole first: only its sum says which words still belong to it.
pub(crate) fn codes<T>(text: &str, mark: &str, read: impl Fn(&str) -> Option<T>) -> Vec<Option<T>> {
    let text = text.to_ascii_uppercase();
    let behind = text.split(mark).skip(1);
    behind.map(|behind| first_whole(behind, &read)).collect()
}

fn first_whole<T>(behind: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let mut code = String::new();
    for letter in behind.chars() {
        if letter.is_ascii_alphanumeric() || matches!(letter, ':' | '/') {
            code.push(letter);
            continue;
        }
        if let Some(whole) = read(&code) {
            return Some(whole);
        }
        if !may_stand_between(letter) || code.len() > LONGEST {
            return None;
        }
    }
    read(&code)
}

/// What a text is broken or quoted by, in mails too: those end a broken line with `=` and begin a quoted one with `>`.
fn may_stand_between(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(
            letter,
            '"' | '\'' | '`' | '“' | '”' | '„' | '«' | '»' | '=' | '>' | '\\' | '\u{FEFF}'
        )
}
