//! [`App`]: everything behind the door.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex as SyncMutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use game::Seat;
use review::Care;
use store::{Store, StoreError};
use table::{AnyAction, AnyTable, GameId, Level, Refused};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::sync::{Mutex, MutexGuard, OnceCell, broadcast, watch};
use tokio::time::timeout;

use crate::backup::Backups;
use crate::clock::now;
use crate::db_thread::DbThread;
use crate::guard::{bug, guarded};
use crate::health::{DataLoss, HealthReporter};
use crate::idle::IdleJob;
use crate::open_table::{Draft, OpenTable};
use crate::puzzle::KnownPuzzles;
use crate::read::{bad, read};
use crate::result::sound_game;
use crate::review::Reviewing;
use crate::sight::Seen;
use crate::tables::Tables;
use crate::wire::{
    ApiError, At, Catalogue, CatalogueOf, Decision, Decisions, GameCard, Hello, LevelSlips,
    OfTable, Preview, Previews, Push, Rung, SlipKind, TableId, TableState, Take, Trouble,
};

/// How many pushes wait for a screen that is busy. Of more the oldest are lost.
const MOST_PUSHES: usize = 64;

/// How long the end of the app waits for the disk at most. Nothing is lost without it.
pub(crate) const AT_THE_END: Duration = Duration::from_millis(200);

/// How much thought the app spends.
#[derive(Copy, Clone, Default, Debug)]
pub struct Effort {
    /// Bots and hints are bound by positions alone, never by time: the same game everywhere.
    pub by_nodes: bool,
    /// How carefully reviews and puzzles judge.
    pub care: Care,
}

/// Everything behind the door. Handles are cheap to clone; the bots stop with the last one. It
/// runs in a tokio runtime.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) db: DbThread,
    pub(crate) tables: Mutex<Tables>,
    /// Held while a day's game is looked for and begun, so that nobody begins it twice.
    pub(crate) days: Mutex<()>,
    /// The day that was asked for last: only a screen knows which one it is where the players are.
    pub(crate) day: SyncMutex<Option<String>>,
    /// What is done unasked and is no review.
    pub(crate) idle_job: SyncMutex<IdleJob>,
    /// The days' puzzles that were made or asked for since the app began. Held while one is made, so that
    /// nobody makes it twice.
    pub(crate) puzzles: Mutex<KnownPuzzles>,
    /// Held while a game that somebody sent is played again: one is enough work at a time.
    pub(crate) imports: Mutex<()>,
    /// The finished games that were held against their results since the app began.
    pub(crate) proven: SyncMutex<BTreeSet<TableId>>,
    trouble: Arc<SyncMutex<Vec<Trouble>>>,
    pub(crate) backups: Backups,
    /// The review that is being made: one is enough work at a time.
    pub(crate) reviewing: SyncMutex<Option<Reviewing>>,
    /// How much slower this device is than the one the bots' levels were measured on.
    pub(crate) slowness: OnceCell<f32>,
    pub(crate) pushes: broadcast::Sender<Push>,
    pub(crate) effort: Effort,
    /// When somebody asked for something last.
    pub(crate) asked: watch::Sender<Instant>,
    pub(crate) seen: SyncMutex<Seen>,
}

impl App {
    /// Everything behind the door, with the file of saved games at `path`. Returns at once: the
    /// file is opened on a thread of its own, and every request that needs it waits for that.
    pub fn open(path: impl Into<PathBuf>) -> Self {
        Self::open_with(path, Effort::default())
    }

    /// The same with another effort, for tests of pages and doors.
    pub fn open_with(path: impl Into<PathBuf>, effort: Effort) -> Self {
        let trouble = Arc::new(SyncMutex::new(Vec::new()));
        let (pushes, _) = broadcast::channel(MOST_PUSHES);
        let path = path.into();
        let (loss, losses) = unbounded_channel();
        let mut health = HealthReporter {
            path: path.clone(),
            trouble: Arc::clone(&trouble),
            pushes: pushes.clone(),
            loss,
        };
        let db = DbThread::open(path, move |turn| health.hear(turn));
        let inner = Inner {
            db,
            tables: Mutex::default(),
            days: Mutex::default(),
            day: SyncMutex::default(),
            idle_job: SyncMutex::default(),
            puzzles: Mutex::default(),
            imports: Mutex::default(),
            proven: SyncMutex::default(),
            trouble,
            backups: Backups::default(),
            reviewing: SyncMutex::default(),
            slowness: OnceCell::new(),
            pushes,
            effort,
            asked: watch::Sender::new(Instant::now()),
            seen: SyncMutex::default(),
        };
        let inner = Arc::new(inner);
        tokio::spawn(write_after_losses(Arc::downgrade(&inner), losses));
        Self { inner }
    }

    /// What the app says unasked, from now on.
    pub fn pushes(&self) -> broadcast::Receiver<Push> {
        self.inner.pushes.subscribe()
    }

    /// The app may be killed from now on without a word: all that is saved is brought into the one
    /// file that people copy. Gives up after [`AT_THE_END`].
    pub async fn rest(&self) {
        // What cannot be written now is in the log beside it.
        let _ = timeout(AT_THE_END, self.inner.db.run(Store::checkpoint)).await;
    }

    /// Closes the file of saved games. Whatever is asked for afterwards is refused. Gives up after
    /// [`AT_THE_END`].
    pub async fn end(&self) {
        let _ = timeout(AT_THE_END, self.inner.db.close()).await;
    }

    /// How many tables are in memory.
    pub async fn n_open(&self) -> usize {
        self.inner.tables.lock().await.len()
    }

    /// Answers a request in JSON, with the reply or the error in JSON.
    ///
    /// # Errors
    /// The text of an [`ApiError`].
    pub async fn call(&self, request: &str) -> Result<String, String> {
        let done = match read(request) {
            Ok(request) => self.handle(request).await,
            Err(error) => Err(error),
        };
        match done {
            Ok(reply) => Ok(serde_json::to_string(&reply).expect("replies are plain data")),
            Err(error) => Err(serde_json::to_string(&error).expect("errors are plain data")),
        }
    }

    pub(crate) async fn hello(&self) -> Result<Hello, ApiError> {
        let settings = self.settings_now().await?;
        let (measured, missed) = (bots::ladder(), bots::slips());
        let card = |&game: &GameId| {
            let (least_seats, most_seats) = game.seats();
            let levels = Level::LADDER.to_vec();
            let ladder = measured.iter().filter(|it| it.game == game).map(rung).collect();
            let slips = missed.iter().filter(|it| it.game == game).filter_map(slips).collect();
            let sources = game.sources().iter().map(|&kind| kind.to_owned()).collect();
            let rules = game.rules();
            GameCard { game, rules, least_seats, most_seats, sources, levels, ladder, slips }
        };
        Ok(Hello {
            app: crate::wire::App { version: env!("CARGO_PKG_VERSION").to_owned() },
            games: GameId::ALL.iter().map(card).collect(),
            settings,
            trouble: self.trouble(),
        })
    }

    #[allow(clippy::unused_async, reason = "it is asked for like all others")]
    pub(crate) async fn catalogue(&self, of: CatalogueOf) -> Result<Catalogue, ApiError> {
        let found = guarded("catalogue", || of.game.catalogue(of.pack.as_deref()))?;
        let catalogue = found.ok_or_else(|| bad("pack"))?;
        Ok(Catalogue { catalogue })
    }

    pub(crate) async fn open_table(
        &self,
        OfTable { table: id }: OfTable,
    ) -> Result<TableState, ApiError> {
        let found = self.inner.tables.lock().await.get(&id);
        if let Some(open_table) = found {
            let mut open_table = open_table.lock().await;
            if open_table.exercise.is_none() {
                open_table.table = open_table.table.covered();
            }
            open_table.come_back();
            self.leave_reviews(&open_table.table);
            self.schedule_bots(&mut open_table);
            return guarded("open", || open_table.state(open_table.table.at()));
        }
        let open_table = self.look_up(&id).await?;
        let at = open_table.table.at();
        self.seat(open_table, at).await
    }

    /// A saved game, replayed, without putting it on a table.
    ///
    /// # Errors
    /// What keeps it from being opened.
    pub(crate) async fn look_up(&self, id: &str) -> Result<OpenTable, ApiError> {
        let (id, asked) = (id.to_owned(), id.to_owned());
        // Rows that do not fit together are this game's trouble and no other's.
        let saved = self.inner.db.run(move |store| sound_game(store, &asked)).await?;
        let open_table = match saved {
            Some(saved) if saved.status == store::GameStatus::Abandoned => {
                return Err(ApiError::UnknownTable { table: id });
            }
            Some(saved) if saved.new.rules == store::BY_THE_BOX => {
                return Err(ApiError::Unplayable { missing: "steps".to_owned() });
            }
            Some(saved) => OpenTable::resume(saved),
            None => Err(Trouble::BadLog { table: id.clone(), n: 0 }),
        };
        match open_table {
            Ok(open_table) => Ok(open_table),
            Err(trouble) => {
                self.add_trouble(trouble.clone());
                Err(match trouble {
                    Trouble::Unplayable { missing, .. } => ApiError::Unplayable { missing },
                    Trouble::BadLog { n, .. } => ApiError::Damaged { table: Some(id), n: Some(n) },
                    Trouble::SetAside { .. }
                    | Trouble::Damaged
                    | Trouble::Newer { .. }
                    | Trouble::Older { .. }
                    | Trouble::ReadOnly
                    | Trouble::InUse
                    | Trouble::PutBack { .. }
                    | Trouble::DiskFull
                    | Trouble::BadRow { .. }
                    | Trouble::BotFailed { .. } => {
                        bug("open", "a trouble of the file, not of a game")
                    }
                })
            }
        }
    }

    pub(crate) async fn seat(
        &self,
        open_table: OpenTable,
        from: usize,
    ) -> Result<TableState, ApiError> {
        let open_table = self.inner.tables.lock().await.keep(open_table);
        let mut open_table = open_table.lock().await;
        self.leave_reviews(&open_table.table);
        self.schedule_bots(&mut open_table);
        guarded("open", || open_table.state(from))
    }

    pub(crate) async fn act(&self, decision: Decision) -> Result<TableState, ApiError> {
        let Decision { table, seat, actions, at } = checked(decision)?;
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        if open_table.exercise.is_some() {
            // It is seldom asked, and holds much.
            return Box::pin(self.answered(&mut open_table, seat, &actions, at)).await;
        }
        open_table.come_back();
        let think_ms = open_table.thought.ms();
        if open_table.is_scripted() {
            return self.learnt(&mut open_table, seat, &actions, at, think_ms).await;
        }
        let act = |it: &AnyTable| it.act(seat, &actions, at as usize, think_ms);
        self.change_of(&mut open_table, "act", act).await
    }

    pub(crate) async fn undo(&self, At { table, at }: At) -> Result<TableState, ApiError> {
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        let back = |it: &AnyTable| it.undone(at as usize);
        // What bots were thinking about is gone; they begin anew if they are still on turn.
        self.change_dropping_bots(&mut open_table, "undo", back).await
    }

    pub(crate) async fn redo(&self, At { table, at }: At) -> Result<TableState, ApiError> {
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        let forth = |it: &AnyTable| it.redone(at as usize);
        self.change_dropping_bots(&mut open_table, "redo", forth).await
    }

    pub(crate) async fn close(&self, of: OfTable) -> Result<(), ApiError> {
        self.inner.tables.lock().await.close(&of.table);
        Ok(())
    }

    pub(crate) async fn pass(&self, At { table, at }: At) -> Result<TableState, ApiError> {
        self.change(&table, "pass", |it| it.pass(at as usize)).await
    }

    pub(crate) async fn continued(&self, At { table, at }: At) -> Result<TableState, ApiError> {
        self.change(&table, "continue", |it| it.continued(at as usize)).await
    }

    pub(crate) async fn take(&self, Take { table, seat }: Take) -> Result<TableState, ApiError> {
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        open_table.come_back();
        self.change_of(&mut open_table, "take", |it| it.take(seat)).await
    }

    pub(crate) async fn cover(&self, of: OfTable) -> Result<TableState, ApiError> {
        let open_table = self.table_of(&of.table).await?;
        let mut open_table = open_table.lock().await;
        open_table.thought.leave();
        self.change_of(&mut open_table, "cover", |it| Ok(it.covered())).await
    }

    async fn change(
        &self,
        table: &str,
        during: &str,
        change: impl FnOnce(&AnyTable) -> Result<AnyTable, Refused>,
    ) -> Result<TableState, ApiError> {
        let open_table = self.table_of(table).await?;
        let mut open_table = open_table.lock().await;
        self.change_of(&mut open_table, during, change).await
    }

    async fn change_dropping_bots(
        &self,
        open_table: &mut MutexGuard<'_, OpenTable>,
        during: &str,
        change: impl FnOnce(&AnyTable) -> Result<AnyTable, Refused>,
    ) -> Result<TableState, ApiError> {
        let next = guarded(during, || change(&open_table.table))?.map_err(refused)?;
        let is_of_script = open_table.place_at(&next).is_some_and(|place| !place.is_through);
        if is_of_script || !open_table.may_go_back_to(&next) {
            return Err(ApiError::NothingToUndo);
        }
        let bots = std::mem::take(&mut open_table.bots);
        let done = self.change_of(open_table, during, |_| Ok(next)).await;
        if done.is_err() {
            open_table.bots = bots;
        }
        done
    }

    /// Changes a table: first on disk, then in memory.
    pub(crate) async fn change_of(
        &self,
        open_table: &mut MutexGuard<'_, OpenTable>,
        during: &str,
        change: impl FnOnce(&AnyTable) -> Result<AnyTable, Refused>,
    ) -> Result<TableState, ApiError> {
        let from = open_table.table.at();
        if open_table.exercise.is_some() {
            // It stands as it is; only the screen comes and goes.
            let is_seen = matches!(during, "cover" | "take");
            return if is_seen {
                guarded(during, || open_table.state(from))
            } else {
                Err(ApiError::NotOnTurn)
            };
        }
        let next = guarded(during, || change(&open_table.table))?.map_err(refused)?;
        let draft = guarded(during, || open_table.draft(next))?;
        if open_table.is_written(&draft) {
            let revision = open_table.revision;
            open_table.adopt(draft, revision);
        } else {
            self.write(open_table, draft).await?;
        }
        self.schedule_bots(open_table);
        guarded(during, || open_table.state(from))
    }

    /// Writes a change of a table, and only then makes it.
    ///
    /// # Errors
    /// [`ApiError::Stale`] when somebody else wrote on the game: the table is then what is on disk.
    pub(crate) async fn write(
        &self,
        open_table: &mut MutexGuard<'_, OpenTable>,
        draft: Draft,
    ) -> Result<(), ApiError> {
        let (new, revision, now) = (draft.new_game(open_table), open_table.revision, now());
        let (n_losses, hinted) = (open_table.n_losses, open_table.hinted.clone());
        let write = move |store: &mut Store| {
            let written = if store.n_losses() == n_losses {
                store.change(&new.id, revision, &draft.change(now))
            } else {
                let whole = draft.made_whole(&hinted);
                store.write_whole(&new, &whole.change(now))
            };
            Ok((written, store.n_losses(), draft))
        };
        let (written, n_losses, draft) = self.inner.db.run(write).await?;
        match written {
            Ok(revision) => {
                open_table.adopt(draft, revision);
                open_table.n_losses = n_losses;
                Ok(())
            }
            Err(StoreError::Stale) => Err(self.read_anew(open_table).await),
            Err(error) => {
                if error == StoreError::Gone {
                    // Nobody knows what is on disk. What was acknowledged is here.
                    open_table.n_losses = u32::MAX;
                } else if error == StoreError::InUse {
                    // The other app may have written on the game.
                    self.read_anew(open_table).await;
                }
                Err(crate::db_thread::refused(error))
            }
        }
    }

    /// Replaces a table by the game as it is on disk, and returns what its change is refused with.
    async fn read_anew(&self, open_table: &mut MutexGuard<'_, OpenTable>) -> ApiError {
        match self.look_up(&open_table.id).await {
            Ok(found) => {
                **open_table = OpenTable { is_acting: open_table.is_acting, ..found };
                self.schedule_bots(open_table);
                ApiError::Stale { at: open_table.table.at() as u32 }
            }
            Err(error) => {
                self.inner.tables.lock().await.close(&open_table.id);
                error
            }
        }
    }

    /// Writes every open table whole: the file lost what was in it.
    async fn write_all(&self) {
        let open = self.inner.tables.lock().await.all();
        for open_table in open {
            let mut open_table = open_table.lock().await;
            if open_table.exercise.is_some() {
                continue;
            }
            let table = open_table.table.clone();
            if let Ok(draft) = guarded("writeAll", || open_table.draft(table)) {
                // Where this fails, the next change of the table writes it whole.
                let _ = self.write(&mut open_table, draft).await;
            }
        }
    }

    pub(crate) async fn preview(&self, decision: Decision) -> Result<Preview, ApiError> {
        let Decision { table, seat, actions, at } = checked(decision)?;
        let open_table = self.table_of(&table).await?;
        let mut open_table = open_table.lock().await;
        open_table.come_back();
        preview_of(&open_table, seat, &actions, at)
    }

    pub(crate) async fn preview_all(&self, of: Decisions) -> Result<Previews, ApiError> {
        let Decisions { table, seat, decisions, at } = of;
        if decisions.len() > Decisions::MOST {
            return Err(bad("decisions"));
        }
        let open_table = self.table_of(&table).await?;
        let open_table = open_table.lock().await;
        let mut previews = Vec::with_capacity(decisions.len());
        for actions in decisions {
            if !(1..=Decision::MOST_ACTIONS).contains(&actions.len()) {
                return Err(bad("decisions"));
            }
            // What could be done after each of hundreds is nobody's question yet.
            previews.push(Preview { offer: None, ..preview_of(&open_table, seat, &actions, at)? });
        }
        Ok(Previews { previews })
    }

    /// An open table; from the disk when it was put away meanwhile.
    pub(crate) async fn table_of(&self, id: &str) -> Result<Arc<Mutex<OpenTable>>, ApiError> {
        let mut tables = self.inner.tables.lock().await;
        let (found, is_away) = (tables.get(id), tables.is_away(id));
        drop(tables);
        match found {
            Some(found) => Ok(found),
            None if is_away => {
                let open_table = self.look_up(id).await?;
                Ok(self.inner.tables.lock().await.keep(open_table))
            }
            None => Err(ApiError::UnknownTable { table: id.to_owned() }),
        }
    }

    pub(crate) fn trouble(&self) -> Vec<Trouble> {
        self.inner.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn add_trouble(&self, trouble: Trouble) {
        let mut known = self.inner.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.contains(&trouble) {
            known.push(trouble);
        }
    }
}

/// Writes the open tables whole each time the file lost something, as long as there is an app.
async fn write_after_losses(app: Weak<Inner>, mut losses: UnboundedReceiver<DataLoss>) {
    while let Some(DataLoss) = losses.recv().await {
        let Some(inner) = app.upgrade() else { return };
        App { inner }.write_all().await;
    }
}

/// A rung of the ladder as it crosses the door.
fn rung(it: &bots::Rung) -> Rung {
    let bots::Rung { seats, level, below, games, firsts, low, high, .. } = *it;
    Rung { seats, level, below, games, firsts, low, high, even: 1.0 / f64::from(seats.max(2)) }
}

/// What is missed in so large a share of the games is told.
const OFTEN: f64 = 0.5;

/// What a level misses as it crosses the door; `None` when it misses nothing worth telling.
fn slips(it: &bots::Slips) -> Option<LevelSlips> {
    let bots::Slips { seats, level, games, points, each, .. } = *it;
    let kinds = [
        (SlipKind::Lying, it.lying),
        (SlipKind::Unforeseen, it.unforeseen),
        (SlipKind::Given, it.given),
    ];
    let (most, share) = kinds.into_iter().reduce(|a, b| if b.1 > a.1 { b } else { a })?;
    let is_told = |&(kind, share): &(SlipKind, f64)| kind == most || share >= OFTEN;
    let kinds = kinds.into_iter().filter(is_told).map(|(kind, _)| kind).collect();
    (share >= 0.1).then_some(LevelSlips { seats, level, games, points, each, kinds })
}

/// The decision, when it is one: something, and not without end.
fn checked(decision: Decision) -> Result<Decision, ApiError> {
    let is_one = (1..=Decision::MOST_ACTIONS).contains(&decision.actions.len());
    if is_one { Ok(decision) } else { Err(bad("actions")) }
}

/// What a decision would change.
pub(crate) fn preview_of(
    open_table: &OpenTable,
    seat: Seat,
    actions: &[AnyAction],
    at: u32,
) -> Result<Preview, ApiError> {
    guarded("preview", || open_table.table.foreseen(seat, actions, at as usize))?.map_err(refused)
}

/// The error for what a table refuses.
pub(crate) fn refused(why: Refused) -> ApiError {
    match why {
        Refused::Stale { at } => ApiError::Stale { at: at as u32 },
        Refused::NotOnTurn => ApiError::NotOnTurn,
        Refused::Illegal { n, refusal } => ApiError::Illegal { n: n as u32, refusal },
        Refused::Unforeseen { n } => ApiError::Unforeseen { n: n as u32 },
        Refused::NothingToUndo => ApiError::NothingToUndo,
        Refused::Script { n } => bad(&format!("script[{n}]")),
        Refused::OtherGame => ApiError::UnknownGame,
    }
}
