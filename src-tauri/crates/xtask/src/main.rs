//! Set-up, play, test, bench: everything a developer runs.

fn main() {}
