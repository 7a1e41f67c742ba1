//! SQLite: logs, history, statistics.
