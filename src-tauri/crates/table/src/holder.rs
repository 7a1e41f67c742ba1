//! [`Holder`]: who holds the device, and [`Next`]: what it waits for.
//!
//! Handing the device over is a state of the table and not a dialogue of the screen, so that no
//! way in (loading, coming back from the background, a reload of the page) can go around it.

use game::Seat;
use serde::Serialize;

/// Who holds the device. Views are made for the holder and for nobody else.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Holder {
    /// The curtain is up: nothing of the game is shown until the person of seat `next` takes it.
    Nobody {
        /// Who is to take the device.
        next: Seat,
    },
    /// The person of this seat.
    Seat {
        /// Whose eyes see the screen.
        seat: Seat,
    },
    /// Everybody: nothing is secret now, or the game is over.
    Open,
}

/// What the table waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Next {
    /// The holder acts.
    Act,
    /// The device goes to another person.
    Pass,
    /// The holder confirms the end of the turn; then chance brings up what comes.
    Continue,
    /// A bot thinks. Behind the curtain: it has to act before anybody takes the device.
    Wait,
    /// Nothing: the game is over.
    Over,
}
