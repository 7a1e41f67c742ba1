//! Command-line tool: play out, replay, bench, serve.

fn main() {}
