//! [`HealthReporter`]: keeps account of what is wrong with the saved games, and says so.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use store::{PutBack, Store};
use table::GameId;
use tokio::sync::broadcast;
use tokio::sync::mpsc::UnboundedSender;

use crate::check::Check;
use crate::clock::now;
use crate::db_thread::{StoreEvent, trouble_for};
use crate::guard::guarded;
use crate::wire::{Push, Trouble};

/// The file lost some of what was acknowledged; what is in memory has to be written again.
pub(crate) struct DataLoss;

/// Hears what becomes of the file of saved games.
pub(crate) struct HealthReporter {
    pub(crate) path: PathBuf,
    pub(crate) trouble: Arc<Mutex<Vec<Trouble>>>,
    pub(crate) pushes: broadcast::Sender<Push>,
    pub(crate) loss: UnboundedSender<DataLoss>,
}

impl HealthReporter {
    pub(crate) fn hear(&mut self, turn: StoreEvent<'_>) {
        match turn {
            StoreEvent::Opened(found, store) => self.opened(found, store),
            StoreEvent::PutBack(PutBack { kept_as, is_whole }) => {
                if !is_whole {
                    // Without an app nothing is in memory.
                    let _ = self.loss.send(DataLoss);
                }
                let kept_as = kept_as.map(|path| path.to_string_lossy().into_owned());
                self.say(Trouble::PutBack { kept_as });
            }
            StoreEvent::Lost(why) => self.say(trouble_for(&why)),
        }
    }

    fn opened(&self, found: Vec<Trouble>, store: &mut Store) {
        // A file that cannot be written keeps its bin.
        let _ = store.empty_bin(now());
        for pack in store.packs().unwrap_or_default() {
            // A pack that a newer version of the app refuses stays on disk for another one.
            if let Some(game) = GameId::named(&pack.game) {
                let _ = guarded("packs", || game.add_pack_again(&pack.text));
            }
        }
        let is_sound = found.is_empty();
        let mut known = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        // What had kept the file from being written is over, or found again.
        known.retain(|it| !matches!(it, Trouble::InUse));
        known.extend(found);
        drop(known);
        if is_sound {
            let Self { path, trouble, pushes, .. } = self;
            let (path, trouble, pushes) = (path.clone(), Arc::clone(trouble), pushes.clone());
            Check { path, trouble, pushes }.begin(store);
        }
    }

    /// Keeps it for whoever comes next, who is told with `hello`, and tells whoever listens.
    fn say(&self, trouble: Trouble) {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).push(trouble.clone());
        let _ = self.pushes.send(Push::Trouble { trouble });
    }
}
