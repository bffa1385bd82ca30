//! The JavaScript face: checked conversions in, plain values out. No rule of a game lives here.
//!
//! * [`args`]: what a caller passes, read without trusting it;
//! * [`error`]: every refusal as one JavaScript class;
//! * one file per room of the crate, whose exports carry the room's name as prefix (`bridgeDealerOf`,
//!   `BridgeTable`): the build strips it and puts them in that room's namespace (`bridge.dealerOf`, `bridge.Table`);
//! * `types/`: the hand-written TypeScript types, one file per room.

#[cfg(feature = "js-analysis")]
mod analysis;
// A room on its own uses some of the readers; all rooms together use every one.
#[cfg_attr(not(feature = "js"), allow(dead_code))]
mod args;
#[cfg(feature = "js-bridge")]
mod bridge;
mod error;
#[cfg(feature = "js-event")]
mod event;
// As with the readers.
#[cfg_attr(not(feature = "js"), allow(dead_code))]
mod json;
#[cfg(feature = "js-shengji")]
mod shengji;

use wasm_bindgen::prelude::wasm_bindgen;

#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Shows the place of a panic, which would be a fault of this crate, in the console.
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}
