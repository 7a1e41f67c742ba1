//! [`Tables`]: the tables in memory, and those that were put away because nobody was at them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use tokio::sync::Mutex;

use crate::open_table::OpenTable;
use crate::wire::TableId;

/// How many tables stay in memory. A screen has one open and leaves it by closing it; more come
/// from pages that were reloaded or lost.
const MOST: usize = 16;

/// How many tables that were put away are known to have been open.
const MOST_AWAY: usize = 1_000;

/// The tables in memory.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    open: BTreeMap<TableId, Arc<Mutex<OpenTable>>>,
    /// Those that are open, the one asked for last at the end.
    order: VecDeque<TableId>,
    /// Those that are open for whoever asks, and come back from the disk then.
    away: BTreeSet<TableId>,
}

impl Tables {
    /// A table in memory.
    pub(crate) fn get(&mut self, id: &str) -> Option<Arc<Mutex<OpenTable>>> {
        let found = self.open.get(id).cloned()?;
        self.order.retain(|it| it != id);
        self.order.push_back(id.to_owned());
        Some(found)
    }

    /// Whether the table was put away, and not closed by anybody.
    pub(crate) fn is_away(&self, id: &str) -> bool {
        self.away.contains(id)
    }

    /// Keeps a table, unless it is here already. Returns the one that is here.
    pub(crate) fn keep(&mut self, open_table: OpenTable) -> Arc<Mutex<OpenTable>> {
        let id = open_table.id.clone();
        self.away.remove(&id);
        if let Some(found) = self.get(&id) {
            return found;
        }
        let open_table = Arc::new(Mutex::new(open_table));
        self.open.insert(id.clone(), Arc::clone(&open_table));
        self.order.push_back(id);
        self.put_away();
        open_table
    }

    /// Forgets a table.
    pub(crate) fn close(&mut self, id: &str) {
        self.open.remove(id);
        self.order.retain(|it| it != id);
        self.away.remove(id);
    }

    /// How many are in memory.
    pub(crate) fn len(&self) -> usize {
        self.open.len()
    }

    /// All that are in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Mutex<OpenTable>>> {
        self.open.values().cloned().collect()
    }

    /// Puts those away that nobody has asked for in the longest time. All of them is on disk.
    fn put_away(&mut self) {
        let n_over = self.open.len().saturating_sub(MOST);
        let is_left = |id: &&TableId| {
            // One that is being asked for is locked, and bots may be about to act at another.
            let open_table = self.open.get(*id).and_then(|it| it.try_lock().ok());
            open_table.is_some_and(|it| it.bots.is_empty())
        };
        let left: Vec<_> = self.order.iter().filter(is_left).take(n_over).cloned().collect();
        for id in left {
            self.close(&id);
            if self.away.len() < MOST_AWAY {
                self.away.insert(id);
            }
        }
    }
}
