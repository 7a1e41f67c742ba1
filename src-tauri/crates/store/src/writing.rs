//! [`Writing`]: a change of the file, all of it or nothing.

use std::ops::{Deref, DerefMut};

use rusqlite::{Transaction, TransactionBehavior};

use crate::watch::Watch;
use crate::{Store, StoreError};

/// A change of the file; without [`Writing::commit`] there was none.
#[derive(Debug)]
pub(crate) struct Writing<'a> {
    step: Transaction<'a>,
    watch: Option<&'a mut Watch>,
}

impl<'a> Deref for Writing<'a> {
    type Target = Transaction<'a>;

    fn deref(&self) -> &Self::Target {
        &self.step
    }
}

impl DerefMut for Writing<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.step
    }
}

impl Writing<'_> {
    /// Makes the change last.
    ///
    /// # Errors
    /// [`StoreError::Gone`] when it went into a file that was taken away meanwhile, and whatever
    /// keeps it from being written.
    pub(crate) fn commit(self) -> Result<(), StoreError> {
        self.step.commit()?;
        let is_in_place = self.watch.is_none_or(Watch::is_in_place);
        if is_in_place { Ok(()) } else { Err(StoreError::Gone) }
    }
}

impl Store {
    /// Begins a change of the file.
    pub(crate) fn writing(&mut self) -> Result<Writing<'_>, StoreError> {
        if let Some(why) = &self.refusal {
            return Err(why.clone());
        }
        let step = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        Ok(Writing { step, watch: self.watch.as_mut() })
    }
}
