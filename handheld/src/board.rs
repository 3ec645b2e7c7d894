//! What the app has to know of the device it is on: the size of its screen, which buttons it has and
//! whether there is a light. Nothing else differs between boards.

use embedded_graphics::geometry::Size;

/// A device as the app sees it: its size and its abilities. Whoever starts the app says them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// How wide the screen is, in pixels.
    pub width: u16,
    /// How high it is.
    pub height: u16,
    /// Is there a joystick? Without one, X and Y move up and down, and holding them calls help
    /// and the menu; on some screens, holding B does what the joystick's right does.
    pub has_joystick: bool,
    /// Is there a light beside the screen that can have any colour?
    pub has_light: bool,
}

impl Board {
    /// 240 by 240 with a joystick and no light: what desktop and tests call square.
    pub const SQUARE: Board = Board {
        width: 240,
        height: 240,
        has_joystick: true,
        has_light: false,
    };
    /// 320 by 240 with a light and no joystick: what desktop and tests call wide.
    pub const WIDE: Board = Board {
        width: 320,
        height: 240,
        has_joystick: false,
        has_light: true,
    };

    /// The screen.
    pub const fn size(self) -> Size {
        Size::new(self.width as u32, self.height as u32)
    }

    /// Is a button on this board?
    pub const fn has(self, button: Button) -> bool {
        self.has_joystick || !button.is_joystick()
    }
}

/// A button of the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    /// The joystick up.
    Up,
    /// The joystick down.
    Down,
    /// The joystick to the left.
    Left,
    /// The joystick to the right.
    Right,
    /// The joystick pressed.
    Press,
    /// The button A.
    A,
    /// The button B.
    B,
    /// The button X.
    X,
    /// The button Y.
    Y,
}

/// What a person did, after debouncing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A button was pressed.
    Press(Button),
    /// A direction is held; its press came before.
    Repeat(Button),
    /// A button has been held for a while; its press came before.
    Hold(Button),
    /// A button came up; its press came before. Only [`Button::tells_release`] do.
    Release(Button),
}

impl Button {
    /// Does it belong to the joystick?
    pub const fn is_joystick(self) -> bool {
        self.is_direction() || matches!(self, Button::Press)
    }

    /// Is it one of the joystick's four directions?
    pub const fn is_direction(self) -> bool {
        matches!(
            self,
            Button::Up | Button::Down | Button::Left | Button::Right
        )
    }

    /// Is it told when it comes up? Where B does one thing pressed and another held, its press acts then.
    pub const fn tells_release(self) -> bool {
        matches!(self, Button::B)
    }

    /// The direction that it is when the device is held upside down. The other buttons have their
    /// names printed beside them.
    pub const fn upside_down(self) -> Button {
        match self {
            Button::Up => Button::Down,
            Button::Down => Button::Up,
            Button::Left => Button::Right,
            Button::Right => Button::Left,
            other => other,
        }
    }
}

impl Input {
    /// The button it is about.
    pub const fn button(self) -> Button {
        match self {
            Input::Press(button)
            | Input::Repeat(button)
            | Input::Hold(button)
            | Input::Release(button) => button,
        }
    }
}

/// What an input means on any screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// To the entry above.
    Up,
    /// To the entry below.
    Down,
    /// To the left, or less.
    Left,
    /// To the right, or more.
    Right,
    /// Do it.
    Ok,
    /// Back.
    Back,
    /// Explain.
    Help,
    /// The menu.
    Menu,
}

impl Board {
    /// What an input is to whoever holds the device: its contacts stay where they are when it is
    /// turned upside down.
    ///
    /// ```
    /// use handheld::board::{Board, Button, Input};
    /// let up = Input::Press(Button::Up);
    /// assert_eq!(Board::SQUARE.as_held(up, false), up);
    /// assert_eq!(Board::SQUARE.as_held(up, true), Input::Press(Button::Down));
    /// let x = Input::Press(Button::X);
    /// assert_eq!(Board::WIDE.as_held(x, true), Input::Press(Button::Y));
    /// ```
    pub const fn as_held(self, input: Input, is_rotated: bool) -> Input {
        match input {
            _ if !is_rotated => input,
            Input::Press(button) => Input::Press(self.turned(button)),
            Input::Repeat(button) => Input::Repeat(self.turned(button)),
            Input::Hold(button) => Input::Hold(self.turned(button)),
            Input::Release(button) => Input::Release(self.turned(button)),
        }
    }

    /// Without a joystick, X lies above Y and moves up: upside down it is the other way round.
    const fn turned(self, button: Button) -> Button {
        match button {
            Button::X if !self.has_joystick => Button::Y,
            Button::Y if !self.has_joystick => Button::X,
            other => other.upside_down(),
        }
    }

    /// What takes back the press that came before a hold: without a joystick, X and Y have moved
    /// the selection by then.
    pub const fn before_hold(self, input: Input) -> Option<Command> {
        match input {
            Input::Hold(Button::X) if !self.has_joystick => Some(Command::Down),
            Input::Hold(Button::Y) if !self.has_joystick => Some(Command::Up),
            _ => None,
        }
    }

    /// What an input means on this board.
    ///
    /// ```
    /// use handheld::board::{Board, Button, Command, Input};
    /// let x = Input::Press(Button::X);
    /// assert_eq!(Board::SQUARE.command(x), Some(Command::Help));
    /// assert_eq!(Board::WIDE.command(x), Some(Command::Up));
    /// ```
    pub const fn command(self, input: Input) -> Option<Command> {
        Some(match (input, self.has_joystick) {
            (Input::Press(Button::Up) | Input::Repeat(Button::Up), _) => Command::Up,
            (Input::Press(Button::Down) | Input::Repeat(Button::Down), _) => Command::Down,
            (Input::Press(Button::Left) | Input::Repeat(Button::Left), _) => Command::Left,
            (Input::Press(Button::Right) | Input::Repeat(Button::Right), _) => Command::Right,
            (Input::Press(Button::Press | Button::A), _) => Command::Ok,
            (Input::Press(Button::B), _) => Command::Back,
            (Input::Press(Button::X), true) => Command::Help,
            (Input::Press(Button::Y), true) => Command::Menu,
            (Input::Press(Button::X), false) => Command::Up,
            (Input::Press(Button::Y), false) => Command::Down,
            (Input::Hold(Button::X), false) => Command::Help,
            (Input::Hold(Button::Y), false) => Command::Menu,
            (Input::Hold(Button::B), false) => Command::Right,
            (Input::Repeat(_) | Input::Hold(_) | Input::Release(_), _) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::buttons;

    /// A board of neither preset: the presets are nothing special.
    const TALL: Board = Board {
        width: 128,
        height: 296,
        has_joystick: false,
        has_light: false,
    };

    #[test]
    fn a_board_is_nothing_but_its_size_and_its_abilities() {
        assert_eq!(TALL.size(), Size::new(128, 296));
        assert!(TALL.has(Button::Y) && !TALL.has(Button::Press));
        let x = Input::Press(Button::X);
        assert_eq!(TALL.command(x), Board::WIDE.command(x));
        let with_joystick = Board {
            has_joystick: true,
            ..TALL
        };
        assert!(with_joystick.has(Button::Press));
        assert_eq!(with_joystick.command(x), Board::SQUARE.command(x));
    }

    #[test]
    fn upside_down_whatever_moves_turns_and_other_buttons_do_not() {
        for board in [Board::SQUARE, Board::WIDE] {
            for button in buttons::ALL {
                let is_named = matches!(button, Button::X | Button::Y);
                let moves = button.is_direction() || is_named && !board.has_joystick;
                for input in [
                    Input::Press(button),
                    Input::Repeat(button),
                    Input::Hold(button),
                    Input::Release(button),
                ] {
                    let held = board.as_held(input, true);
                    assert_eq!(held == input, !moves, "{input:?}");
                    assert_eq!(board.as_held(held, true), input);
                    assert_eq!(board.as_held(input, false), input);
                }
            }
        }
    }

    #[test]
    fn holding_takes_back_what_its_press_has_moved() {
        for board in [Board::SQUARE, Board::WIDE, TALL] {
            for button in [Button::X, Button::Y] {
                let moved = board.command(Input::Press(button));
                let back = board.before_hold(Input::Hold(button));
                match moved {
                    Some(Command::Up) => assert_eq!(back, Some(Command::Down)),
                    Some(Command::Down) => assert_eq!(back, Some(Command::Up)),
                    _ => assert_eq!(back, None),
                }
            }
        }
    }
}
