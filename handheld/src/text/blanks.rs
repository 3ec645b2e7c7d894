//! Fills the places of a help page while it is unpacked: `{coin}` is a number that people can change to what is
//! printed in their box, `{coin|point|points}` the word that fits it. So no page says a number that is not played by.

use core::fmt::{Result, Write};

/// Writes what stands in a place, or says the number that does.
pub type Blank<'b> = &'b dyn Fn(&str, &mut dyn Write) -> Option<i32>;

/// Room for a place with both of its words.
type Place = heapless::String<64>;

/// A page that is written with its places filled.
pub struct Filling<'p> {
    page: &'p mut dyn Write,
    blank: Blank<'p>,
    /// What is known of the place that has begun.
    place: Option<Place>,
}

impl<'p> Filling<'p> {
    /// Fills a page.
    pub fn new(page: &'p mut dyn Write, blank: Blank<'p>) -> Self {
        Filling {
            page,
            blank,
            place: None,
        }
    }

    /// Writes what stands in a place.
    fn fill(&mut self, place: &str) -> Result {
        let mut parts = place.split('|');
        let name = parts.next().unwrap_or("");
        let Some(number) = (self.blank)(name, self.page) else {
            return Ok(());
        };
        match (parts.next(), parts.next()) {
            (Some(one), Some(many)) => self.page.write_str(match number {
                1 | -1 => one,
                _ => many,
            }),
            _ => write!(self.page, "{number}"),
        }
    }
}

impl Write for Filling<'_> {
    fn write_str(&mut self, text: &str) -> Result {
        let mut rest = text;
        while !rest.is_empty() {
            let end = if self.place.is_some() { '}' } else { '{' };
            let (before, after) = match rest.split_once(end) {
                Some((before, after)) => (before, Some(after)),
                None => (rest, None),
            };
            match &mut self.place {
                Some(place) => place.push_str(before).map_err(|_| core::fmt::Error)?,
                None => self.page.write_str(before)?,
            }
            let Some(after) = after else {
                return Ok(());
            };
            match self.place.take() {
                Some(place) => self.fill(&place)?,
                None => self.place = Some(Place::new()),
            }
            rest = after;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::string::String;

    use super::*;

    fn filled(pieces: &[&str]) -> String {
        let mut page = String::new();
        let blank = |name: &str, out: &mut dyn Write| match name {
            "coin" => Some(1),
            "jewel" => Some(3),
            _ => {
                out.write_str(name).unwrap();
                None
            }
        };
        let mut filling = Filling::new(&mut page, &blank);
        for piece in pieces {
            filling.write_str(piece).unwrap();
        }
        page
    }

    #[test]
    fn a_place_is_filled_by_its_name_and_a_word_by_its_number() {
        let text = "{coin} {coin|point|points}, {jewel} {jewel|point|points}: {so}.";
        assert_eq!(filled(&[text]), "1 point, 3 points: so.");
    }

    #[test]
    fn a_place_may_come_in_pieces() {
        let pieces = ["a {", "jew", "el", "|x|y", "} b{coin", "}"];
        assert_eq!(filled(&pieces), "a y b1");
    }
}
