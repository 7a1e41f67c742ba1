//! Square tiles: positions, rotations, grids and areas. No word of any game; a part enters when a
//! second game needs it.

mod dir;
mod fitting;
mod grid;
mod pos;
mod regions;

pub use dir::{Dir, Rotation};
pub use fitting::{Around, Fitting};
pub use grid::{Cell, Grid, cells_for};
pub use pos::Pos;
pub use regions::{Joined, Regions};
