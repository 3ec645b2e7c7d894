//! What the system's clock comes from: the PLL, at 125 MHz, or the crystal, at 12. Both go on running, so that changing
//! over takes a few of their cycles. The clock's divider could do the same and is left alone: although its data sheet lets
//! it be changed at any time, a smaller divisor may hold the clock still until a counter of 24 bits has come round.

use embassy_rp::pac::CLOCKS;
use embassy_rp::pac::clocks::vals::{ClkSysCtrlAuxsrc, ClkSysCtrlSrc};

/// Where the clock comes from.
#[derive(Clone, Copy)]
pub enum Source {
    /// The crystal, by way of the reference clock.
    Crystal,
    /// The PLL.
    Pll,
}

impl Source {
    const fn setting(self) -> ClkSysCtrlSrc {
        match self {
            Source::Crystal => ClkSysCtrlSrc::CLK_REF,
            Source::Pll => ClkSysCtrlSrc::CLKSRC_CLK_SYS_AUX,
        }
    }

    /// As the register that tells which one is used counts them.
    const fn selected(self) -> u32 {
        match self {
            Source::Crystal => 1 << 0,
            Source::Pll => 1 << 1,
        }
    }
}

/// Runs from another source, once the clock has really changed over. Always inlined: who waits keeps it in memory.
#[inline(always)]
pub fn run_from(source: Source) {
    CLOCKS.clk_sys_ctrl().write(|clock| {
        clock.set_src(source.setting());
        clock.set_auxsrc(ClkSysCtrlAuxsrc::CLKSRC_PLL_SYS);
    });
    while CLOCKS.clk_sys_selected().read() != source.selected() {}
}
