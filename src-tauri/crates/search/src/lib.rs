//! Players that know no game by name: random and greedy.
