//! How long the slowest picture takes to paint.

use defmt::info;
use embassy_time::Instant;
use embedded_graphics::prelude::Point;
use engine::each::Member;
use engine::warehouse51::Relic;
use firmware::framebuffer::Framebuffer;
use handheld::games::warehouse51::pictures::picture;
use handheld::picture::{Condition, Scale};
use static_cell::ConstStaticCell;

/// As large as that of the square board.
static FRAMEBUFFER: ConstStaticCell<Framebuffer<30, 240>> =
    ConstStaticCell::new(Framebuffer::new());

/// Paints every relic, and reports the slowest of each kind.
pub fn slowest() {
    let framebuffer = FRAMEBUFFER.take();
    for (name, scale, condition) in [
        ("full", Scale::Full, Condition::Genuine),
        ("full.fake", Scale::Full, Condition::Fake),
        ("half", Scale::Half, Condition::Genuine),
        ("half.fake", Scale::Half, Condition::Fake),
    ] {
        let times = Relic::ALL.into_iter().map(|relic| {
            let begun = Instant::now();
            // An odd place, as most are.
            let at = Point::new(7, 31);
            let Ok(()) = picture(relic).draw(framebuffer, at, scale, condition);
            begun.elapsed().as_micros()
        });
        let slowest = times.max().unwrap_or(0);
        info!("device.picture.{=str} {=u64} us", name, slowest);
    }
}
