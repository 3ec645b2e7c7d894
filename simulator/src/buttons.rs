//! From button edges to inputs: debouncing, repeating and holding, with the times of the firmware.

use handheld::board::{Button, Input};

/// After an edge, a button's bouncing is ignored for so many milliseconds.
pub const DEBOUNCE: u64 = 20;
/// A direction that is held repeats after so many milliseconds,
pub const REPEAT_AFTER: u64 = 400;
/// and then each time so many have passed.
pub const REPEAT_EVERY: u64 = 120;
/// A button that is down for so many milliseconds is held.
pub const HOLD_AFTER: u64 = 600;

/// All buttons of all boards.
pub const ALL: [Button; 9] = [
    Button::Up,
    Button::Down,
    Button::Left,
    Button::Right,
    Button::Press,
    Button::A,
    Button::B,
    Button::X,
    Button::Y,
];

/// The name of a button in scenario files and in requests of the page.
pub const fn name(button: Button) -> &'static str {
    match button {
        Button::Up => "up",
        Button::Down => "down",
        Button::Left => "left",
        Button::Right => "right",
        Button::Press => "press",
        Button::A => "A",
        Button::B => "B",
        Button::X => "X",
        Button::Y => "Y",
    }
}

/// The button of a name; small and capital letters are alike.
///
/// ```
/// use handheld::board::Button;
/// assert_eq!(simulator::buttons::named("a"), Some(Button::A));
/// assert_eq!(simulator::buttons::named("start"), None);
/// ```
pub fn named(text: &str) -> Option<Button> {
    ALL.into_iter()
        .find(|button| name(*button).eq_ignore_ascii_case(text))
}

/// Does a button belong to the joystick?
pub const fn is_joystick(button: Button) -> bool {
    is_direction(button) || matches!(button, Button::Press)
}

const fn is_direction(button: Button) -> bool {
    matches!(
        button,
        Button::Up | Button::Down | Button::Left | Button::Right
    )
}

/// One button's contact and what has been told of it.
#[derive(Clone, Copy, Debug)]
struct Contact {
    button: Button,
    /// What the contact says now.
    closed: bool,
    /// What it says without its bouncing.
    down: bool,
    /// Until when bouncing is ignored.
    settled: u64,
    /// When a hold is due.
    hold: u64,
    /// When the next repetition is due.
    repeat: u64,
    /// Has the hold been told?
    held: bool,
}

impl Contact {
    const fn open(button: Button) -> Self {
        Self {
            button,
            closed: false,
            down: false,
            settled: 0,
            hold: 0,
            repeat: 0,
            held: false,
        }
    }

    fn poll(&mut self, now: u64) -> Option<Input> {
        if self.closed != self.down {
            return self.change(now);
        }
        if !self.down {
            return None;
        }
        if is_direction(self.button) && now >= self.repeat {
            self.repeat += REPEAT_EVERY;
            return Some(Input::Press(self.button));
        }
        if !self.held && now >= self.hold {
            self.held = true;
            return Some(Input::Hold(self.button));
        }
        None
    }

    fn change(&mut self, now: u64) -> Option<Input> {
        if now < self.settled {
            return None;
        }
        *self = Self {
            down: self.closed,
            settled: now + DEBOUNCE,
            hold: now + HOLD_AFTER,
            repeat: now + REPEAT_AFTER,
            held: false,
            ..*self
        };
        self.down.then_some(Input::Press(self.button))
    }
}

/// All buttons of a device.
#[derive(Clone, Debug)]
pub struct Buttons {
    contacts: [Contact; 9],
}

impl Default for Buttons {
    fn default() -> Self {
        Self {
            contacts: ALL.map(Contact::open),
        }
    }
}

impl Buttons {
    /// A contact closes (the button goes down) or opens.
    pub fn set(&mut self, button: Button, closed: bool) {
        for contact in &mut self.contacts {
            if contact.button == button {
                contact.closed = closed;
            }
        }
    }

    /// All contacts open.
    pub fn release_all(&mut self) {
        for contact in &mut self.contacts {
            contact.closed = false;
        }
    }

    /// Is any contact closed?
    pub fn any_closed(&self) -> bool {
        self.contacts.iter().any(|contact| contact.closed)
    }

    /// The next input that is due. Call it until it says `None`.
    pub fn poll(&mut self, now: u64) -> Option<Input> {
        self.contacts
            .iter_mut()
            .find_map(|contact| contact.poll(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that a button tells while its contact closes and opens at these times.
    fn told(button: Button, edges: &[u64], until: u64) -> Vec<(u64, Input)> {
        let mut buttons = Buttons::default();
        let mut told = Vec::new();
        for now in 0..until {
            if let Some(edge) = edges.iter().position(|edge| *edge == now) {
                buttons.set(button, edge % 2 == 0);
            }
            while let Some(input) = buttons.poll(now) {
                told.push((now, input));
            }
        }
        told
    }

    #[test]
    fn a_press_is_told_at_once_and_only_once() {
        let press = Input::Press(Button::A);
        assert_eq!(told(Button::A, &[100, 300], 1000), [(100, press)]);
    }

    #[test]
    fn bouncing_contacts_are_one_press() {
        let press = Input::Press(Button::B);
        let closing = [100, 103, 104, 109, 110];
        let opening = [300, 302, 305, 307, 309];
        let edges = [closing, opening].concat();
        assert_eq!(told(Button::B, &edges, 1000), [(100, press)]);
    }

    #[test]
    fn the_shortest_tap_is_a_press() {
        let press = Input::Press(Button::B);
        assert_eq!(told(Button::B, &[100, 101], 1000), [(100, press)]);
    }

    #[test]
    fn a_direction_repeats_and_holds() {
        let (press, hold) = (Input::Press(Button::Down), Input::Hold(Button::Down));
        let expected = [
            (100, press),
            (500, press),
            (620, press),
            (700, hold),
            (740, press),
        ];
        assert_eq!(told(Button::Down, &[100, 800], 2000), expected);
    }

    #[test]
    fn other_buttons_hold_but_do_not_repeat() {
        let (press, hold) = (Input::Press(Button::X), Input::Hold(Button::X));
        let expected = [(100, press), (700, hold)];
        assert_eq!(told(Button::X, &[100, 3000], 4000), expected);
    }

    #[test]
    fn every_name_leads_back_to_its_button() {
        for button in ALL {
            assert_eq!(named(name(button)), Some(button));
        }
    }
}
