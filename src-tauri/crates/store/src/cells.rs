//! Reading rows that may hold what nobody wrote: a value that does not fit costs itself, a row that
//! cannot be read at all costs that row, and never the others around it.

use rusqlite::types::{FromSql, ValueRef};
use rusqlite::{OptionalExtension, Row};

use crate::StoreError;
use crate::error::is_misfit;

/// The latest time that is believed, in ms since 1970 UTC: past the year 5000, and still a date
/// wherever one is written.
pub(crate) const LATEST: i64 = 100_000_000_000_000;

/// The values of a row, taken one by one.
pub(crate) struct Cells<'r, 's> {
    row: &'r Row<'s>,
    /// Whether all that was taken so far is what belongs there.
    pub(crate) is_whole: bool,
}

impl<'r, 's> Cells<'r, 's> {
    pub(crate) const fn of(row: &'r Row<'s>) -> Self {
        Self { row, is_whole: true }
    }

    /// A value, or the one that stands for one that does not fit.
    pub(crate) fn get_or<T: FromSql>(&mut self, i: usize, blank: T) -> T {
        self.row.get(i).unwrap_or_else(|_| {
            self.is_whole = false;
            blank
        })
    }

    pub(crate) fn get<T: FromSql + Default>(&mut self, i: usize) -> T {
        self.get_or(i, T::default())
    }

    /// A text, with signs that are none replaced.
    pub(crate) fn text(&mut self, i: usize) -> String {
        if let Ok(ValueRef::Text(bytes)) = self.row.get_ref(i) {
            let text = String::from_utf8_lossy(bytes);
            self.is_whole &= matches!(text, std::borrow::Cow::Borrowed(_));
            return text.into_owned();
        }
        self.is_whole = false;
        String::new()
    }

    /// A text that need not be there.
    pub(crate) fn text_if_any(&mut self, i: usize) -> Option<String> {
        let is_none = matches!(self.row.get_ref(i), Ok(ValueRef::Null));
        (!is_none).then(|| self.text(i))
    }

    /// A time in ms since 1970 UTC, such as a calendar has.
    pub(crate) fn time(&mut self, i: usize) -> i64 {
        let time: i64 = self.get(i);
        let fit = time.clamp(0, LATEST);
        self.is_whole &= fit == time;
        fit
    }

    /// A time that need not be there.
    pub(crate) fn time_if_any(&mut self, i: usize) -> Option<i64> {
        let is_none = matches!(self.row.get_ref(i), Ok(ValueRef::Null));
        (!is_none).then(|| self.time(i))
    }
}

/// The row, when there is one and it can be read.
pub(crate) fn if_readable<T>(row: rusqlite::Result<T>) -> rusqlite::Result<Option<T>> {
    match row {
        Err(error) if is_misfit(&error) => Ok(None),
        row => row.optional(),
    }
}

/// The rows that can be read.
pub(crate) fn readable<T>(
    rows: impl Iterator<Item = rusqlite::Result<T>>,
) -> Result<Vec<T>, StoreError> {
    rows.filter(|row| !row.as_ref().is_err_and(is_misfit))
        .map(|row| row.map_err(StoreError::from))
        .collect()
}
