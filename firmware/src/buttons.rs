//! The buttons: waits for contacts to change, debounces, and tells what a person did. The time of
//! every change that it sees itself goes to the noise: nobody can press at a chosen microsecond.
//!
//! The task interrupts whatever else runs, so that a tap is seen however busy drawing is. What it
//! cannot see, because interrupts are off while flash works or because the chip sleeps, others
//! report here: nothing is lost or merged.

use core::sync::atomic::{AtomicBool, Ordering};

use embassy_futures::select::{select, select_array, select3};
use embassy_rp::gpio::Input;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Instant, Timer};
use handheld::board::Button;
use handheld::buttons::{Buttons, DEBOUNCE};

use crate::boards::{BUTTONS, ButtonPin};
use crate::{EVENTS, Event, entropy};

/// A contact that changed while the task could not look.
#[derive(Clone, Copy)]
pub struct Change {
    /// The button.
    pub button: Button,
    /// It went down.
    pub closed: bool,
    /// When, in milliseconds.
    pub at: u64,
}

/// What others saw, in its order; a contact may be said to be what it was. There is room for more taps
/// than anybody manages meanwhile.
pub static UNSEEN: Channel<CriticalSectionRawMutex, Change, 64> = Channel::new();

/// A button is down.
static IS_HELD: AtomicBool = AtomicBool::new(false);

/// Is a finger still on a button?
pub fn is_held() -> bool {
    IS_HELD.load(Ordering::Relaxed)
}

/// Feeds the app with inputs, for ever.
#[embassy_executor::task]
pub async fn watch(mut pins: [ButtonPin; BUTTONS]) {
    let mut buttons = Buttons::default();
    // What was seen before was no answer to anything that the app has shown.
    UNSEEN.clear();
    for pin in &pins {
        if pin.input.is_low() {
            buttons.closed_at_start(pin.button);
        }
    }
    loop {
        while let Ok(change) = UNSEEN.try_receive() {
            buttons.set(change.button, change.closed, change.at);
            tell(&mut buttons, change.at).await;
        }
        let at = Instant::now().as_millis();
        let mut is_held = false;
        for pin in &pins {
            let closed = pin.input.is_low();
            is_held |= closed;
            if closed != buttons.is_closed(pin.button) {
                entropy::edge(Instant::now());
                buttons.set(pin.button, closed, at);
            }
        }
        IS_HELD.store(is_held, Ordering::Relaxed);
        tell(&mut buttons, at).await;
        let changed = change(&mut pins, &buttons);
        match buttons.due().map(Instant::from_millis) {
            Some(due) => {
                select3(changed, UNSEEN.ready_to_receive(), Timer::at(due)).await;
            }
            None => {
                select(changed, UNSEEN.ready_to_receive()).await;
            }
        }
    }
}

/// Tells the app what was due at a time.
async fn tell(buttons: &mut Buttons, at: u64) {
    while let Some(input) = buttons.poll(at) {
        EVENTS.send(Event::Input(input)).await;
    }
}

/// Waits until a contact is not as it was. It waits for levels, not for edges: one that came
/// before the waiting is not missed.
async fn change(pins: &mut [ButtonPin; BUTTONS], buttons: &Buttons) {
    let changes = pins.each_mut().map(|pin| {
        let closed = buttons.is_closed(pin.button);
        differs(&mut pin.input, closed)
    });
    select_array(changes).await;
}

async fn differs(pin: &mut Input<'static>, closed: bool) {
    if closed {
        pin.wait_for_high().await;
    } else {
        pin.wait_for_low().await;
    }
}

/// Waits for any button to be pressed anew: for screens that are not the app's. One that is stuck
/// does not count.
pub async fn any_press(pins: &mut [ButtonPin; BUTTONS]) -> Button {
    let presses = pins.each_mut().map(|pin| async move {
        if pin.input.is_low() {
            pin.input.wait_for_high().await;
            Timer::after_millis(DEBOUNCE).await;
        }
        pin.input.wait_for_low().await;
        pin.button
    });
    select_array(presses).await.0
}
