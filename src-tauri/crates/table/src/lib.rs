//! A game in progress: log, undo, chance, hand-over; and the closed list of the games.
