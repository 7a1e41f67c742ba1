//! The figures of the rulebook that hold with every pack.

/// The fewest seats.
pub(crate) const LEAST_SEATS: u8 = 2;
/// The most seats.
pub(crate) const MOST_SEATS: u8 = 4;
/// The rounds of a whole game.
pub(crate) const N_ROUNDS: u8 = 2;
/// Tokens of each type (144 in all).
pub(crate) const TOKENS_OF_A_TYPE: u8 = 12;
/// Gold nugget cards.
pub(crate) const N_NUGGETS: u8 = 17;
/// The most tiles that can lie on the table: the start tile and one for every building that can
/// be built (four players with ten each).
pub(crate) const MAX_PLACED: usize = 41;
/// Points of the explorer card for a set of four colours.
pub const EXPLORER_POINTS: i32 = 4;
/// Points for nuggets by place.
pub const NUGGET_POINTS: [i32; 4] = [10, 5, 2, 0];
