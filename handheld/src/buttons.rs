//! From button contacts to inputs: debouncing, repeating and holding. Every device uses it, so that
//! a press is the same everywhere.

use crate::board::{Button, Input};

/// A contact that has been open for so many milliseconds has come up; before, it is bouncing. Taps
/// follow each other more slowly than that.
pub const DEBOUNCE: u64 = 10;
/// A direction that is held repeats for the first time after so many milliseconds.
pub const REPEAT_AFTER: u64 = 400;
/// It repeats again each time so many milliseconds have passed.
pub const REPEAT_EVERY: u64 = 120;
/// A direction stops repeating after so many milliseconds: nobody holds on that long, it is stuck.
pub const REPEAT_FOR: u64 = 10_000;
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
/// assert_eq!(handheld::buttons::named("a"), Some(Button::A));
/// assert_eq!(handheld::buttons::named("start"), None);
/// ```
pub fn named(text: &str) -> Option<Button> {
    ALL.into_iter()
        .find(|button| name(*button).eq_ignore_ascii_case(text))
}

/// One button's contact and what has been told of it.
#[derive(Clone, Copy, Debug)]
struct Contact {
    button: Button,
    /// What the contact says now.
    closed: bool,
    /// Since when it says so.
    since: u64,
    /// It went down and has not come up since, as far as bouncing is over.
    down: bool,
    /// Presses that are not told yet.
    presses: u8,
    /// When a hold is due.
    hold: u64,
    /// When the next repetition is due.
    repeat: u64,
    /// When it stops repeating.
    repeat_until: u64,
    /// Has the hold been told?
    held: bool,
    /// It came up, and that is not told yet.
    released: bool,
    /// It was closed when the device was switched on: it says nothing before it has opened.
    stuck: bool,
}

impl Contact {
    const fn open(button: Button) -> Self {
        Self {
            button,
            closed: false,
            since: 0,
            down: false,
            presses: 0,
            hold: 0,
            repeat: 0,
            repeat_until: 0,
            held: false,
            released: false,
            stuck: false,
        }
    }

    fn set(&mut self, closed: bool, now: u64) {
        if closed == self.closed {
            return;
        }
        self.settle(now);
        self.closed = closed;
        self.since = now;
        if closed && !self.down {
            self.press(now);
        }
    }

    /// A contact that has been open for long enough has come up.
    fn settle(&mut self, now: u64) {
        if self.down && !self.closed && now >= self.since + DEBOUNCE {
            self.down = false;
            self.released = self.button.tells_release() && !self.stuck;
            self.stuck = false;
        }
    }

    fn press(&mut self, now: u64) {
        *self = Self {
            down: true,
            presses: self.presses.saturating_add(1),
            hold: now + HOLD_AFTER,
            repeat: now + REPEAT_AFTER,
            repeat_until: now + REPEAT_FOR,
            held: false,
            // That it came up before follows from the press.
            released: false,
            ..*self
        };
    }

    fn poll(&mut self, now: u64) -> Option<Input> {
        self.settle(now);
        if self.presses > 0 {
            self.presses -= 1;
            return Some(Input::Press(self.button));
        }
        if self.released {
            self.released = false;
            return Some(Input::Release(self.button));
        }
        if !self.is_held() {
            return None;
        }
        if self.repeats() && now >= self.repeat {
            self.repeat += REPEAT_EVERY;
            return Some(Input::Repeat(self.button));
        }
        if !self.held && now >= self.hold {
            self.held = true;
            return Some(Input::Hold(self.button));
        }
        None
    }

    /// Somebody keeps it down.
    fn is_held(&self) -> bool {
        self.down && self.closed && !self.stuck
    }

    fn repeats(&self) -> bool {
        self.button.is_direction() && self.repeat < self.repeat_until
    }

    /// When it has something to say, if nothing changes.
    fn due(&self) -> Option<u64> {
        if self.presses > 0 {
            return Some(self.since);
        }
        let comes_up = self.down && !self.closed && self.button.tells_release() && !self.stuck;
        if comes_up || self.released {
            return Some(self.since + DEBOUNCE);
        }
        if !self.is_held() {
            return None;
        }
        let repeat = self.repeats().then_some(self.repeat);
        let hold = (!self.held).then_some(self.hold);
        repeat.into_iter().chain(hold).min()
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
    /// A contact closes (the button goes down) or opens, now or a while ago: changes have to come in
    /// their order. A press is kept until it is told, even if the button is up again by then.
    pub fn set(&mut self, button: Button, closed: bool, at: u64) {
        for contact in &mut self.contacts {
            if contact.button == button {
                contact.set(closed, at);
            }
        }
    }

    /// A contact is closed already when the device is switched on: somebody leans on it, or it is
    /// broken. It says nothing until it has opened.
    pub fn closed_at_start(&mut self, button: Button) {
        for contact in &mut self.contacts {
            if contact.button == button {
                contact.closed = true;
                contact.down = true;
                contact.stuck = true;
            }
        }
    }

    /// Is a contact closed, as far as was told?
    pub fn is_closed(&self, button: Button) -> bool {
        let is_it = |contact: &&Contact| contact.button == button;
        let found = self.contacts.iter().find(is_it);
        found.is_some_and(|contact| contact.closed)
    }

    /// Until when nothing will be due, if no contact changes; `None` is for ever.
    pub fn due(&self) -> Option<u64> {
        self.contacts.iter().filter_map(Contact::due).min()
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
    use std::vec::Vec;

    use super::*;

    /// Everything that a button tells while its contact closes and opens at these times.
    fn told(button: Button, edges: &[u64], until: u64) -> Vec<(u64, Input)> {
        let mut buttons = Buttons::default();
        let mut told = Vec::new();
        for now in 0..until {
            if let Some(edge) = edges.iter().position(|edge| *edge == now) {
                buttons.set(button, edge % 2 == 0, now);
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
        let (press, release) = (Input::Press(Button::B), Input::Release(Button::B));
        let closing = [100, 103, 104, 109, 110];
        let opening = [300, 302, 305, 307, 309];
        let edges = [closing, opening].concat();
        assert_eq!(
            told(Button::B, &edges, 1000),
            [(100, press), (319, release)]
        );
    }

    #[test]
    fn the_shortest_tap_is_a_press() {
        let (press, release) = (Input::Press(Button::B), Input::Release(Button::B));
        let expected = [(100, press), (111, release)];
        assert_eq!(told(Button::B, &[100, 101], 1000), expected);
    }

    #[test]
    fn only_b_tells_that_it_came_up_and_after_its_hold_too() {
        for button in ALL.into_iter().filter(|button| *button != Button::B) {
            let told = told(button, &[100, 800], 1000);
            assert!(!told.contains(&(810, Input::Release(button))), "{told:?}");
        }
        let told = told(Button::B, &[100, 800], 1000);
        let inputs: Vec<Input> = told.iter().map(|(_, input)| *input).collect();
        let b = Button::B;
        assert_eq!(inputs, [Input::Press(b), Input::Hold(b), Input::Release(b)]);
    }

    #[test]
    fn that_it_came_up_is_due_once_it_bounces_no_more() {
        let mut buttons = Buttons::default();
        buttons.set(Button::B, true, 100);
        assert!(buttons.poll(100).is_some());
        buttons.set(Button::B, false, 200);
        assert_eq!(buttons.due(), Some(200 + DEBOUNCE));
        assert_eq!(buttons.poll(200), None);
        assert_eq!(
            buttons.poll(200 + DEBOUNCE),
            Some(Input::Release(Button::B))
        );
        assert_eq!(buttons.due(), None);
    }

    #[test]
    fn quick_taps_are_a_press_each() {
        // Twelve milliseconds down, twelve up: quicker than any thumb.
        let edges: Vec<u64> = (0..20).map(|edge| 100 + 12 * edge).collect();
        assert_eq!(told(Button::Down, &edges, 1000).len(), 10);
    }

    #[test]
    fn a_tap_that_nobody_polled_meanwhile_is_a_press_all_the_same() {
        let mut buttons = Buttons::default();
        for tap in 0..3 {
            buttons.set(Button::A, true, 100 * tap);
            buttons.set(Button::A, false, 100 * tap + 30);
        }
        let press = Some(Input::Press(Button::A));
        assert_eq!(buttons.due(), Some(230));
        assert_eq!(
            [(); 4].map(|()| buttons.poll(1000)),
            [press, press, press, None]
        );
    }

    #[test]
    fn what_came_up_does_not_repeat_while_it_still_bounces() {
        let told = told(Button::Down, &[100, 498], 1000);
        assert_eq!(told, [(100, Input::Press(Button::Down))]);
    }

    #[test]
    fn a_direction_repeats_and_holds() {
        let (press, hold) = (Input::Press(Button::Down), Input::Hold(Button::Down));
        let repeat = Input::Repeat(Button::Down);
        let expected = [
            (100, press),
            (500, repeat),
            (620, repeat),
            (700, hold),
            (740, repeat),
        ];
        assert_eq!(told(Button::Down, &[100, 800], 2000), expected);
    }

    #[test]
    fn a_direction_that_sticks_stops_repeating_after_a_while() {
        let told = told(Button::Left, &[100], 60_000);
        let last = told.last().unwrap().0;
        assert!((9_000..=10_100).contains(&last), "{last}");
    }

    #[test]
    fn other_buttons_hold_but_do_not_repeat() {
        let (press, hold) = (Input::Press(Button::X), Input::Hold(Button::X));
        let expected = [(100, press), (700, hold)];
        assert_eq!(told(Button::X, &[100, 3000], 4000), expected);
    }

    #[test]
    fn a_button_that_is_stuck_at_the_start_says_nothing_until_it_has_come_up() {
        let mut buttons = Buttons::default();
        buttons.closed_at_start(Button::Down);
        assert_eq!(buttons.poll(2000), None);
        assert_eq!(buttons.due(), None);
        buttons.set(Button::Down, false, 2000);
        assert_eq!(buttons.poll(2001), None);
        // It only bounced.
        buttons.set(Button::Down, true, 2003);
        assert_eq!(buttons.poll(2500), None);
        buttons.set(Button::Down, false, 2600);
        buttons.set(Button::Down, true, 2630);
        assert_eq!(buttons.poll(2630), Some(Input::Press(Button::Down)));
        assert_eq!(buttons.poll(3030), Some(Input::Repeat(Button::Down)));
    }

    #[test]
    fn nothing_is_told_before_it_is_due_and_something_is_when_it_is() {
        let mut buttons = Buttons::default();
        assert_eq!(buttons.due(), None);
        buttons.set(Button::Up, true, 100);
        assert!(buttons.poll(100).is_some());
        for _ in 0..6 {
            let due = buttons.due().unwrap();
            assert_eq!(buttons.clone().poll(due.saturating_sub(1)), None);
            assert!(buttons.poll(due).is_some());
        }
    }

    #[test]
    fn every_name_leads_back_to_its_button() {
        for button in ALL {
            assert_eq!(named(name(button)), Some(button));
        }
    }
}
