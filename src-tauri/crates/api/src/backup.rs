//! Everything in one file, and taking such a file in: looked at first, then game by game, each
//! played again before it is believed.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use data_encoding::BASE64;
use store::{BackupError, Incoming, Standing, Status, Store, StoreError};
use table::GameId;
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::clock::now;
use crate::guard::{bug, guarded};
use crate::lane::refused;
use crate::read::bad;
use crate::sitting::Sitting;
use crate::wire::{
    ApiError, Backup, BackupFault, BackupPart, BackupPartOf, Newcomer, Push, RefusedGame, Restore,
    RestoreLook, Restored, Trouble,
};

/// How many bytes a part has, but for the last.
const PART: u64 = 1 << 20;

/// How many games are taken in before others may use the disk.
const AT_ONCE: usize = 25;

/// A backup that was looked at, ready to be taken in.
#[derive(Clone)]
struct Looked {
    incoming: Arc<Mutex<Incoming>>,
    /// What is to be taken in, oldest first.
    games: Vec<(String, Standing)>,
}

/// The backups on their way in and out.
#[derive(Default)]
pub(crate) struct Backups(Mutex<Option<Looked>>);

impl std::fmt::Debug for Backups {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Backups")
    }
}

impl Backups {
    fn set(&self, looked: Option<Looked>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = looked;
    }

    fn take(&self) -> Option<Looked> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl App {
    /// The file of the backup that was made or is being handed in.
    fn backup_file(&self) -> PathBuf {
        store::backup_file(self.inner.lane.path())
    }

    /// Makes a backup of everything.
    pub(crate) async fn backup(&self) -> Result<Backup, ApiError> {
        let (saves, file) = (self.inner.lane.path().to_owned(), self.backup_file());
        let app = env!("CARGO_PKG_VERSION");
        // What is still to be written is written first.
        self.inner.lane.run(|_| Ok(())).await?;
        let bytes = apart(move || {
            store::write_backup(&saves, &file, app, now()).map_err(refused)?;
            fs::metadata(&file).map(|it| it.len()).map_err(|error| unread(&error))
        });
        let bytes = bytes.await?;
        let day = self.inner.lane.run(|store| store.date(now())).await?;
        Ok(Backup {
            name: format!("ctyrhra-{day}.backup"),
            bytes: bytes.cast_signed(),
            parts: u32::try_from(bytes.div_ceil(PART)).unwrap_or(u32::MAX),
        })
    }

    /// A part of the backup that was made. With the last one it is gone.
    pub(crate) async fn backup_part(
        &self,
        BackupPartOf { nth }: BackupPartOf,
    ) -> Result<BackupPart, ApiError> {
        let file = self.backup_file();
        let data = apart(move || {
            let mut from = File::open(&file).map_err(|_| bad("nth"))?;
            let begin = u64::from(nth) * PART;
            let read = || -> io::Result<(Vec<u8>, u64)> {
                let n_bytes = from.metadata()?.len();
                from.seek(SeekFrom::Start(begin))?;
                let mut data = Vec::new();
                from.take(PART).read_to_end(&mut data)?;
                Ok((data, n_bytes))
            };
            let (data, n_bytes) = read().map_err(|error| unread(&error))?;
            if data.is_empty() {
                return Err(bad("nth"));
            }
            if begin + data.len() as u64 >= n_bytes {
                let _ = fs::remove_file(&file);
            }
            Ok(BASE64.encode(&data))
        });
        Ok(BackupPart { nth, data: data.await? })
    }

    /// Takes a part of a backup, to be looked at when all of them are here.
    pub(crate) async fn restore_part(&self, part: BackupPart) -> Result<(), ApiError> {
        let BackupPart { nth, data } = part;
        let data = BASE64.decode(data.as_bytes()).map_err(|_| bad("data"))?;
        if data.len() as u64 > PART {
            return Err(bad("data"));
        }
        self.inner.backups.set(None);
        // Opening the saves clears away what an earlier backup left beside them.
        self.inner.lane.run(|_| Ok(())).await?;
        let file = self.backup_file();
        let write = move || {
            let mut to = File::options()
                .write(true)
                .create(nth == 0)
                .truncate(nth == 0)
                .open(&file)
                .map_err(|error| unwritten(&error))?;
            let end = to.seek(SeekFrom::End(0)).map_err(|error| unwritten(&error))?;
            if end != u64::from(nth) * PART {
                return Err(bad("nth"));
            }
            to.write_all(&data).map_err(|error| unwritten(&error))
        };
        apart(write).await?;
        Ok(())
    }

    /// What taking in the backup that was handed in would change.
    pub(crate) async fn restore_look(&self) -> Result<RestoreLook, ApiError> {
        self.inner.backups.set(None);
        let (saves, file) = (self.inner.lane.path().to_owned(), self.backup_file());
        let incoming = apart(move || {
            let unpacked = Incoming::unpack(&file, &saves);
            let _ = fs::remove_file(&file);
            unpacked.map_err(no_backup)
        });
        let incoming = Arc::new(Mutex::new(incoming.await?));
        let other = Arc::clone(&incoming);
        let look = move |here: &mut Store| {
            let other = other.lock().unwrap_or_else(PoisonError::into_inner);
            let there = other.store();
            let packs = here.packs()?;
            let is_new = |pack: &store::SavedPack| packs.iter().all(|it| it.sha256 != pack.sha256);
            let new_packs = there.packs()?.iter().filter(|pack| is_new(pack)).count();
            let people = here.newcomers(there)?;
            Ok((here.compare(there)?, people, new_packs, other.head.clone()))
        };
        let (games, people, packs, head) = self.inner.lane.run(look).await?;
        let count = |wanted| games.iter().filter(|(_, it)| *it == wanted).count() as u32;
        let look = RestoreLook {
            made_at: head.made_at,
            app: head.app,
            new: count(Standing::New),
            further: count(Standing::Further),
            known: count(Standing::Known),
            kept: count(Standing::Other),
            people: people.into_iter().map(to_newcomer).collect(),
            packs: packs as u32,
        };
        let is_taken = |it: &(String, Standing)| matches!(it.1, Standing::New | Standing::Further);
        let games = games.into_iter().filter(is_taken).collect();
        self.inner.backups.set(Some(Looked { incoming, games }));
        Ok(look)
    }

    /// Takes in the backup that was looked at.
    pub(crate) async fn restore_backup(&self, restore: Restore) -> Result<Restored, ApiError> {
        let Looked { incoming, games } = self.inner.backups.take().ok_or_else(|| bad("$"))?;
        let into: BTreeMap<String, String> =
            restore.people.into_iter().map(|it| (it.profile, it.into)).collect();
        let other = Arc::clone(&incoming);
        let begin = move |here: &mut Store| {
            let other = other.lock().unwrap_or_else(PoisonError::into_inner);
            take_packs(here, other.store())?;
            here.take_people(other.file(), &into, now())
        };
        self.inner.lane.run(begin).await?;
        let mut restored = Restored { new: 0, further: 0, unchecked: 0, refused: Vec::new() };
        let of = games.len() as u32;
        for (n, some) in (0..).step_by(AT_ONCE).zip(games.chunks(AT_ONCE)) {
            let _ = self.inner.pushes.send(Push::Restoring { done: n, of });
            // What is open of them is another game after this.
            let mut tables = self.inner.tables.lock().await;
            for (id, _) in some {
                tables.remove(id);
            }
            drop(tables);
            let (some, other) = (some.to_vec(), Arc::clone(&incoming));
            let take = move |here: &mut Store| take_some(here, &other, &some);
            let taken = self.inner.lane.run(take).await?;
            restored.new += taken.new;
            restored.further += taken.further;
            restored.unchecked += taken.unchecked;
            restored.refused.extend(taken.refused);
        }
        let finish = move |here: &mut Store| {
            let other = incoming.lock().unwrap_or_else(PoisonError::into_inner);
            here.take_rest(other.file())
        };
        self.inner.lane.run(finish).await?;
        Ok(restored)
    }
}

/// Adds the packs that are sound.
fn take_packs(here: &mut Store, there: &Store) -> Result<(), StoreError> {
    for pack in there.packs()? {
        let Some(game) = GameId::named(&pack.game) else { continue };
        let checked = guarded("restore", || game.add_pack(&pack.text));
        // Its own text says what it is, not the rows beside it.
        if matches!(checked, Ok(Ok(card)) if card.sha256 == pack.sha256) {
            here.add_pack(&pack, now())?;
        }
    }
    Ok(())
}

/// Takes in some games, those that are what they say.
fn take_some(
    here: &mut Store,
    incoming: &Mutex<Incoming>,
    games: &[(String, Standing)],
) -> Result<Restored, StoreError> {
    let other = incoming.lock().unwrap_or_else(PoisonError::into_inner);
    let mut taken = Restored { new: 0, further: 0, unchecked: 0, refused: Vec::new() };
    let mut sound = Vec::with_capacity(games.len());
    for (id, _) in games {
        match checked(other.store(), id)? {
            Checked::Sound => sound.push(id.clone()),
            Checked::Unknown => {
                taken.unchecked += 1;
                sound.push(id.clone());
            }
            Checked::Forged { step } => taken.refused.push(named(other.store(), id, step)?),
        }
    }
    for id in here.take_games(other.file(), &sound)? {
        taken.refused.push(named(other.store(), &id, None)?);
        sound.retain(|it| *it != id);
    }
    for (_, standing) in games.iter().filter(|(id, _)| sound.contains(id)) {
        match standing {
            Standing::New => taken.new += 1,
            Standing::Further | Standing::Known | Standing::Other => taken.further += 1,
        }
    }
    Ok(taken)
}

/// What a game of a backup turns out to be.
enum Checked {
    /// Every step keeps the rules, and it ends as it says.
    Sound,
    /// This version of the app cannot tell.
    Unknown,
    /// It is not what it says.
    Forged {
        /// The step that breaks the rules.
        step: Option<u32>,
    },
}

fn checked(there: &Store, id: &str) -> Result<Checked, StoreError> {
    let saved = match there.game(id) {
        Ok(saved) => saved,
        Err(StoreError::Damaged) => return Ok(Checked::Forged { step: None }),
        Err(error) => return Err(error),
    };
    let rows = there.games_with(&[id.to_owned()])?;
    let sitting = match Sitting::resume(saved) {
        Ok(sitting) => sitting,
        Err(Trouble::BadLog { n, .. }) => return Ok(Checked::Forged { step: Some(n) }),
        Err(_) => return Ok(Checked::Unknown),
    };
    let ending = guarded("restore", || sitting.table.ending());
    let Ok(ending) = ending else { return Ok(Checked::Forged { step: None }) };
    let Some(row) = rows.first() else { return Ok(Checked::Forged { step: None }) };
    let told: Vec<Option<i32>> = row.seats.iter().map(|seat| seat.score).collect();
    let is_told_over = row.ended_at.is_some();
    let is_so = match ending {
        Some(ending) => {
            let counted: Vec<Option<i32>> = ending.totals.iter().copied().map(Some).collect();
            is_told_over && told == counted
        }
        None => !is_told_over && row.status != Status::Finished,
    };
    Ok(if is_so { Checked::Sound } else { Checked::Forged { step: None } })
}

fn named(there: &Store, id: &str, step: Option<u32>) -> Result<RefusedGame, StoreError> {
    let row = there.games_with(&[id.to_owned()])?.pop();
    Ok(RefusedGame {
        table: id.to_owned(),
        game: row.as_ref().and_then(|row| GameId::named(&row.game)),
        started_at: row.map_or(0, |row| row.started_at),
        step,
    })
}

fn to_newcomer(it: store::Newcomer) -> Newcomer {
    Newcomer {
        profile: it.id,
        name: it.name,
        mark: it.mark,
        games: it.n_seats,
        namesake: it.namesake,
    }
}

fn no_backup(error: BackupError) -> ApiError {
    let why = match error {
        BackupError::NoBackup => BackupFault::NoBackup,
        BackupError::Damaged => BackupFault::Damaged,
        BackupError::Newer { found, known } => BackupFault::Newer { found, known },
        BackupError::Store(error) => return refused(error),
    };
    ApiError::Backup { why }
}

fn unread(error: &io::Error) -> ApiError {
    bug("backup", &error.to_string())
}

fn unwritten(error: &io::Error) -> ApiError {
    let kind = error.kind();
    if matches!(kind, io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) {
        ApiError::DiskFull
    } else if kind == io::ErrorKind::NotFound {
        bad("nth")
    } else {
        ApiError::ReadOnly
    }
}

/// Runs something long that waits for files on a thread of its own.
async fn apart<T: Send + 'static>(
    run: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = spawn_blocking(move || guarded("backup", run)).await;
    done.map_err(|_| bug("backup", "the thread is gone"))??
}
