//! The buttons: waits for contacts to change, debounces, and tells what a person did. The time of
//! every change goes to the noise: nobody can press at a chosen microsecond.

use embassy_futures::select::{select, select_array};
use embassy_rp::gpio::Input;
use embassy_time::{Instant, Timer};
use handheld::board::Button;
use handheld::buttons::{Buttons, DEBOUNCE};

use crate::boards::{BUTTONS, ButtonPin};
use crate::{EVENTS, Event, entropy};

/// Feeds the app with inputs, for ever.
#[embassy_executor::task]
pub async fn watch(mut pins: [ButtonPin; BUTTONS]) {
    let mut buttons = Buttons::default();
    for (button, pin) in &pins {
        if pin.is_low() {
            buttons.closed_at_start(*button);
        }
    }
    loop {
        let now = Instant::now().as_millis();
        while let Some(input) = buttons.poll(now) {
            EVENTS.send(Event::Input(input)).await;
        }
        match buttons.due() {
            Some(due) => {
                select(
                    change(&mut pins, &buttons),
                    Timer::at(Instant::from_millis(due)),
                )
                .await;
            }
            None => change(&mut pins, &buttons).await,
        }
        for (button, pin) in &pins {
            let closed = pin.is_low();
            if closed != buttons.is_closed(*button) {
                let now = Instant::now();
                entropy::edge(now);
                buttons.set(*button, closed, now.as_millis());
            }
        }
    }
}

/// Waits until a contact is not as it was. It waits for levels, not for edges: one that came
/// before the waiting is not missed.
async fn change(pins: &mut [ButtonPin; BUTTONS], buttons: &Buttons) {
    let changes = pins
        .each_mut()
        .map(|(button, pin)| differs(pin, buttons.is_closed(*button)));
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
    let presses = pins.each_mut().map(|(button, pin)| async move {
        if pin.is_low() {
            pin.wait_for_high().await;
            Timer::after_millis(DEBOUNCE).await;
        }
        pin.wait_for_low().await;
        *button
    });
    select_array(presses).await.0
}
