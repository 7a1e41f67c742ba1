//! [`tier`]: how much a test takes.

use std::env;

/// `quick` in the quick tier, which every push is held to, and `whole` in the whole one:
/// `cargo xtask test --all` sets `ALL=1`. A test of the whole tier alone is
/// `#[ignore = "test --all"]`.
pub fn tier<T>(quick: T, whole: T) -> T {
    if env::var_os("ALL").is_some_and(|it| it == "1") { whole } else { quick }
}
