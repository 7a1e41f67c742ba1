//! The panic guard: a fault in an engine becomes an error, and the table stands as before.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::wire::{ApiError, Bug};

/// Calls into an engine. A table is never changed in place, so a panic leaves it whole.
pub(crate) fn guarded<T>(during: &str, call: impl FnOnce() -> T) -> Result<T, ApiError> {
    catch_unwind(AssertUnwindSafe(call)).map_err(|panic| bug(during, &message(&*panic)))
}

/// The error of a fault of ours.
pub(crate) fn bug(during: &str, message: &str) -> ApiError {
    ApiError::Bug(Bug { during: during.to_owned(), message: message.to_owned() })
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_error_with_its_message() {
        assert_eq!(guarded("act", || 1), Ok(1));
        let n = 7;
        for error in [
            guarded("act", || -> () { panic!("no such card: {n}") }).unwrap_err(),
            guarded("act", || -> () { panic!("no such card: 7") }).unwrap_err(),
        ] {
            assert_eq!(error, bug("act", "no such card: 7"));
        }
    }
}
