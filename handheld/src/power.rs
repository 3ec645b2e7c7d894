//! Where the device's power comes from, and how much is left.

/// The power, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Power {
    /// Nobody has measured it, as on a desktop.
    #[default]
    Unmeasured,
    /// Somebody measures it, and it cannot be told from what is measured.
    Unknown,
    /// From USB.
    Usb,
    /// From a battery that is full to so many percent.
    Battery(u8),
}

/// No Pico runs on less, in millivolts: what is measured below is not the supply.
const LEAST: u16 = 1800;

/// Below this a warning is due.
const LOW: u8 = 15;

/// What is left of one lithium cell at a voltage, in millivolts and percent, falling. Between two
/// points it is a straight line.
const CELL: [(u16, u8); 7] = [
    (4150, 100),
    (3950, 80),
    (3800, 60),
    (3700, 40),
    (3600, 20),
    (3450, 8),
    (3300, 0),
];

impl Power {
    /// What the supply's voltage means.
    ///
    /// ```
    /// use handheld::power::Power;
    /// assert_eq!(Power::measured(4900, true), Power::Usb);
    /// assert_eq!(Power::measured(3800, false), Power::Battery(60));
    /// assert_eq!(Power::measured(3650, false), Power::Battery(30));
    /// assert_eq!(Power::measured(1200, false), Power::Unknown);
    /// ```
    pub fn measured(millivolts: u16, usb: bool) -> Power {
        match millivolts {
            _ if usb => Power::Usb,
            ..LEAST => Power::Unknown,
            _ => Power::Battery(percent(millivolts)),
        }
    }

    /// Should somebody be warned?
    pub fn is_low(self) -> bool {
        matches!(self, Power::Battery(percent) if percent < LOW)
    }
}

fn percent(millivolts: u16) -> u8 {
    let mut above = (u16::MAX, 100);
    for point in CELL {
        let (volts, full) = point;
        if millivolts >= volts {
            let span = u32::from(above.0 - volts);
            let part = u32::from(millivolts - volts) * u32::from(above.1 - full);
            return full + (part / span) as u8;
        }
        above = point;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_voltage_is_never_more_charge() {
        let mut last = 100;
        for millivolts in (3000..5500).rev() {
            let now = percent(millivolts);
            assert!(now <= last, "{millivolts}");
            last = now;
        }
        assert_eq!((percent(5500), percent(3300), percent(0)), (100, 0, 0));
    }

    #[test]
    fn what_no_pico_can_run_on_is_not_its_supply() {
        assert_eq!(Power::measured(1799, false), Power::Unknown);
        assert_eq!(Power::measured(1800, false), Power::Battery(0));
        assert_eq!(Power::measured(0, true), Power::Usb);
    }

    #[test]
    fn an_empty_battery_is_low_and_usb_never_is() {
        assert!(Power::measured(3400, false).is_low());
        assert!(!Power::measured(3700, false).is_low());
        assert!(!Power::measured(3400, true).is_low());
    }
}
