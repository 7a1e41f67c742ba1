//! Everything in one file, and taking such a file in: looked at first, then game by game, each
//! played again before it is believed.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256};
use store::{BackupError, Coming, GameStatus, Incoming, SavedPack, Standing, Store, StoreError};
use table::GameId;
use tokio::sync::broadcast::Sender;
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::clock::now;
use crate::db_thread::refused;
use crate::guard::{bug, guarded};
use crate::open_table::OpenTable;
use crate::read::bad;
use crate::real::is_kept_play;
use crate::settings::is_setting;
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
    found: Arc<Found>,
}

/// What was found in a backup: each game that is not here, or not as far, was played again.
#[derive(Default)]
struct Found {
    /// What is to be taken in, oldest first.
    games: Vec<Wanted>,
    packs: Vec<SavedPack>,
    people: Vec<store::Newcomer>,
    /// What is not taken in.
    refused: Vec<RefusedGame>,
    /// How many games are here already, and how many go another way.
    known: u32,
    kept: u32,
}

/// A game of which something is to be taken in.
#[derive(Clone)]
struct Wanted {
    /// What is told of it if it does not come after all.
    named: RefusedGame,
    /// Where it stands in the backup.
    place: u64,
    is_new: bool,
    /// Whether it was played again, could not be, or is here.
    coming: Coming,
}

/// The backups on their way in and out.
#[derive(Default)]
pub(crate) struct Backups {
    looked: Mutex<Option<Looked>>,
    /// Held while one is made: there is one place for it.
    making: tokio::sync::Mutex<()>,
}

impl std::fmt::Debug for Backups {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Backups")
    }
}

impl Backups {
    fn set(&self, looked: Option<Looked>) {
        *self.looked.lock().unwrap_or_else(PoisonError::into_inner) = looked;
    }

    fn take(&self) -> Option<Looked> {
        self.looked.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl App {
    /// The file of the backup that was made or is being handed in.
    fn backup_file(&self) -> PathBuf {
        store::backup_file(self.inner.db.path())
    }

    /// Makes a backup of everything.
    pub(crate) async fn backup(&self) -> Result<Backup, ApiError> {
        let (saves, file) = (self.inner.db.path().to_owned(), self.backup_file());
        let app = env!("CARGO_PKG_VERSION");
        let _making = self.inner.backups.making.lock().await;
        // What is still to be written is written first.
        self.inner.db.run(|_| Ok(())).await?;
        let made = apart(move || {
            let damaged = store::write_backup(&saves, &file, app, now()).map_err(refused)?;
            let bytes = fs::metadata(&file).map_err(|error| unread(&error))?.len();
            Ok((damaged, bytes))
        });
        let (damaged, bytes) = made.await?;
        let day = self.inner.db.run(|store| store.date(now())).await?;
        Ok(Backup {
            name: format!("ctyrhra-{day}.backup"),
            bytes: bytes.cast_signed(),
            parts: u32::try_from(bytes.div_ceil(PART)).unwrap_or(u32::MAX),
            damaged,
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
        self.inner.db.run(|_| Ok(())).await?;
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
        let (saves, file) = (self.inner.db.path().to_owned(), self.backup_file());
        // Saves that were taken away are put back before they are read.
        self.inner.db.run(|_| Ok(())).await?;
        // Every game is played again before it is counted, which takes its time.
        let pushes = self.inner.pushes.clone();
        let read = move || {
            let here = store::read_beside(&saves).map_err(refused)?;
            Incoming::open(&file, &saves)
                .and_then(|mut incoming| Ok((find(&here, &mut incoming, &pushes)?, incoming)))
                .map_err(no_backup)
        };
        let (found, incoming) = apart(read).await?;
        let count = |is_new| {
            let is_so = |it: &&Wanted| it.coming != Coming::Beside && it.is_new == is_new;
            found.games.iter().filter(is_so).count() as u32
        };
        let look = RestoreLook {
            made_at: incoming.head.made_at,
            app: incoming.head.app.clone(),
            new: count(true),
            further: count(false),
            known: found.known,
            kept: found.kept,
            forged: found.refused.len() as u32,
            damaged: u32::try_from(incoming.n_damaged()).unwrap_or(u32::MAX),
            people: found.people.iter().cloned().map(to_newcomer).collect(),
            packs: found.packs.len() as u32,
        };
        let incoming = Arc::new(Mutex::new(incoming));
        self.inner.backups.set(Some(Looked { incoming, found: Arc::new(found) }));
        Ok(look)
    }

    /// Takes in the backup that was looked at.
    pub(crate) async fn restore_backup(&self, restore: Restore) -> Result<Restored, ApiError> {
        let Looked { incoming, found } = self.inner.backups.take().ok_or_else(|| bad("$"))?;
        let into: BTreeMap<String, String> =
            restore.people.into_iter().map(|it| (it.profile, it.into)).collect();
        let (other, packs) = (Arc::clone(&incoming), found.packs.clone());
        let begin = move |here: &mut Store| {
            for pack in packs {
                here.add_pack(&pack, now())?;
            }
            here.take_people(&locked(&other), &into, now())
        };
        self.inner.db.run(begin).await?;
        let refused = found.refused.clone();
        let mut restored = Restored { new: 0, further: 0, unchecked: 0, refused };
        let of = found.games.len() as u32;
        for (n, some) in (0..).step_by(AT_ONCE).zip(found.games.chunks(AT_ONCE)) {
            let _ = self.inner.pushes.send(Push::Restoring { done: n, of });
            // What is open of them is another game after this.
            let mut tables = self.inner.tables.lock().await;
            for it in some.iter().filter(|it| it.coming != Coming::Beside) {
                tables.close(&it.named.table);
            }
            drop(tables);
            let (games, other) = (some.to_vec(), Arc::clone(&incoming));
            let take = move |here: &mut Store| {
                let places: Vec<_> = games.iter().map(|it| (it.place, it.coming)).collect();
                here.take_games(&mut locked(&other), &places)
            };
            let came = self.inner.db.run(take).await?;
            for (it, came) in some.iter().zip(came).filter(|(it, _)| it.coming != Coming::Beside) {
                restored.new += u32::from(came && it.is_new);
                restored.further += u32::from(came && !it.is_new);
                restored.unchecked += u32::from(came && it.coming == Coming::Unplayed);
                restored.refused.extend((!came).then(|| it.named.clone()));
            }
        }
        let finish = move |here: &mut Store| {
            let other = locked(&incoming);
            let settings = other.store().settings()?;
            let known = settings.into_iter().filter(|(key, value)| is_setting(key, value));
            here.take_rest(&other, &known.collect())
        };
        self.inner.db.run(finish).await?;
        Ok(restored)
    }
}

fn locked(incoming: &Mutex<Incoming>) -> MutexGuard<'_, Incoming> {
    incoming.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The packs of a backup that are sound and not here.
fn new_packs(here: &Store, there: &Store) -> Result<Vec<SavedPack>, StoreError> {
    let known = here.packs()?;
    let is_new = |pack: &SavedPack| {
        let Some(game) = GameId::named(&pack.game) else { return false };
        // Its own text says what it is, not the rows beside it.
        let checked = guarded("restore", || game.add_pack_again(&pack.text));
        // Before ends of lines were evened out, the hash was that of the text as it is.
        let as_it_is = || HEXLOWER.encode(&Sha256::digest(&pack.text));
        matches!(checked, Ok(Ok(card)) if card.sha256 == pack.sha256 || as_it_is() == pack.sha256)
            && known.iter().all(|it| it.sha256 != pack.sha256)
    };
    Ok(there.packs()?.into_iter().filter(is_new).collect())
}

/// Reads a backup to its end, and plays again what is not here, or not as far.
fn find(
    here: &Store,
    incoming: &mut Incoming,
    pushes: &Sender<Push>,
) -> Result<Found, BackupError> {
    let mut found = Found::default();
    let of = u32::try_from(incoming.head.records).unwrap_or(u32::MAX);
    for n in 0.. {
        let next = incoming.next_game()?;
        if n == 0 {
            // Games may need its packs to be played.
            found.packs = new_packs(here, incoming.store())?;
        }
        let Some((id, place)) = next else { break };
        if n % AT_ONCE == 0 {
            let _ = pushes.send(Push::Restoring { done: incoming.n_read().min(of), of });
        }
        let standing = here.standing(incoming, &id)?;
        let is_new = standing == Standing::New;
        let there = incoming.store();
        let coming = match standing {
            Standing::Known | Standing::Other => Coming::Beside,
            Standing::New | Standing::Further => match checked(there, &id)? {
                Checked::Sound => Coming::Played,
                Checked::Unknown if is_new => Coming::Unplayed,
                // What is here is never given up for what cannot be played.
                Checked::Unknown => Coming::Beside,
                Checked::Forged { step } => {
                    found.refused.push(named(there, &id, step)?);
                    continue;
                }
            },
        };
        let is_known = standing == Standing::Known;
        found.known += u32::from(is_known);
        found.kept += u32::from(coming == Coming::Beside && !is_known);
        if coming != Coming::Beside || incoming.has_remarks()? {
            let named = named(there, &id, None)?;
            found.games.push(Wanted { named, place, is_new, coming });
        }
    }
    found.people = here.newcomers(incoming)?;
    Ok(found)
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
    if saved.new.rules == store::BY_THE_BOX {
        let is_over = saved.status != GameStatus::Running && saved.moves.is_empty();
        let is_kept = is_over && is_kept_play(there, id)?;
        return Ok(if is_kept { Checked::Sound } else { Checked::Forged { step: None } });
    }
    let rows = there.games_with(&[id.to_owned()])?;
    let open_table = match OpenTable::resume(saved) {
        Ok(open_table) => open_table,
        Err(Trouble::BadLog { n, .. }) => return Ok(Checked::Forged { step: Some(n) }),
        Err(_) => return Ok(Checked::Unknown),
    };
    let ending = guarded("restore", || open_table.table.ending());
    let Ok(ending) = ending else { return Ok(Checked::Forged { step: None }) };
    let Some(row) = rows.first().filter(|row| row.is_whole) else {
        return Ok(Checked::Forged { step: None });
    };
    let told: Vec<Option<i32>> = row.seats.iter().map(|seat| seat.score).collect();
    let is_told_over = row.ended_at.is_some();
    let is_so = match ending {
        Some(ending) => {
            let counted: Vec<Option<i32>> = ending.totals.iter().copied().map(Some).collect();
            is_told_over && told == counted
        }
        None => !is_told_over && row.status != GameStatus::Finished,
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
        games: it.n_games,
        namesake: it.namesake,
    }
}

fn no_backup(error: BackupError) -> ApiError {
    let why = match error {
        BackupError::NoBackup => BackupFault::NoBackup,
        BackupError::Damaged => BackupFault::Damaged,
        BackupError::Newer { found, known } => BackupFault::Newer { found, known },
        BackupError::Older { found, oldest } => BackupFault::Older { found, oldest },
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
