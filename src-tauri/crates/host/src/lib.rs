//! The app over loopback HTTP, and files of saved games to serve. A crate of its own, so that what
//! a browser test needs is built without the rest of `lab`, whose `serve` and `stock` these are.

mod serve;
mod stock;

use std::error::Error;

pub use serve::Serve;
pub use stock::Stock;

/// What a command returns; the error is printed as it is.
pub type Done = Result<(), Box<dyn Error>>;
