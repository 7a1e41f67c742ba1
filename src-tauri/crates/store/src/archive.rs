//! A second copy of finished games, that does not share the fate of the first: one record a game, put
//! to the end of a file of its own when the game ends, and read only where a game of the first is
//! damaged. The file is bounded: when it is full it becomes the old one, and the old one before it goes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::StoreError;
use crate::game::read;
use crate::put::put;
use crate::record::{OF_GAME, Record, Records};
use crate::table::Table;

/// The size at which the file becomes the old one, in bytes: some ten thousand games.
const MOST_BYTES: u64 = 16 << 20;

/// What stands for a game that was deleted for good, in place of its rows.
const GONE: [(&str, &str); 1] = [("gone", "id")];

/// The second copy beside some saves.
#[derive(Clone, Debug)]
pub(crate) struct Archive {
    newer: PathBuf,
    older: PathBuf,
}

impl Archive {
    pub(crate) fn beside(saves: &Path) -> Self {
        let stem = saves.file_stem().unwrap_or_default().to_string_lossy();
        let file = |what: &str| saves.with_file_name(format!("{stem}-{what}.log"));
        Self { newer: file("finished"), older: file("finished-before") }
    }

    /// Puts a game that ended to the end of it. What fails here fails without a word: the game is
    /// in the first copy.
    pub(crate) fn keep(&self, db: &Connection, tables: &[Table], id: &str) {
        let _ = Record::of(db, tables, &OF_GAME, id).map(|record| self.append(&record));
    }

    /// Games that were deleted for good do not come back.
    pub(crate) fn forget(&self, ids: &[String]) {
        for id in ids {
            let _ = self.append(&Record::of_word(GONE[0], id));
        }
    }

    fn append(&self, record: &Record) -> io::Result<()> {
        if fs::metadata(&self.newer).is_ok_and(|it| it.len() > MOST_BYTES) {
            fs::rename(&self.newer, &self.older)?;
        }
        record.append(&mut File::options().create(true).append(true).open(&self.newer)?)
    }

    /// The last record of each game, nothing for those that were deleted for good.
    pub(crate) fn records(&self) -> BTreeMap<String, Option<Record>> {
        let mut found = BTreeMap::new();
        for file in [&self.older, &self.newer] {
            let Ok(mut records) = Records::open(file, 0) else { continue };
            while let Ok(Some((_, record))) = records.next() {
                let Some(record) = record else { continue };
                if let Some(id) = record.id_of(&GONE) {
                    found.insert(id.to_owned(), None);
                } else if let Some(id) = record.id_of(&OF_GAME) {
                    found.insert(id.to_owned(), Some(record));
                }
            }
        }
        found
    }

    /// Puts back a damaged game as it ended. Returns whether it was there.
    ///
    /// # Errors
    /// When the saves cannot be written; nothing is changed then.
    pub(crate) fn put_back(&self, db: &mut Connection, id: &str) -> Result<bool, StoreError> {
        let Some(Some(record)) = self.records().remove(id) else { return Ok(false) };
        let mut step = db.transaction()?;
        let tables = Table::all_of(&step, &OF_GAME)?;
        let is_back = put(&mut step, &tables, &record, true)?;
        step.commit()?;
        Ok(is_back)
    }

    /// Puts back all games that are missing, damaged or older than here.
    ///
    /// # Errors
    /// When the saves cannot be written.
    pub(crate) fn fill(&self, db: &mut Connection) -> Result<(), StoreError> {
        let mut step = db.transaction()?;
        let tables = Table::all_of(&step, &OF_GAME)?;
        for (id, record) in self.records() {
            let Some(record) = record else { continue };
            let is_there = read(&step, &id)
                .is_ok_and(|(game, sums)| sums.fit(&game) && game.revision >= record.revision());
            if !is_there {
                put(&mut step, &tables, &record, true)?;
            }
        }
        Ok(step.commit()?)
    }
}
