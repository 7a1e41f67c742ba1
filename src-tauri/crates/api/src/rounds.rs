//! The bots' part of a game: they are set thinking when their turn comes, and act when they may.

use std::sync::{Arc, Weak};
use std::time::Duration;

use bots::Patience;
use game::{Seat, SeatSet};
use search::{Progress, Stop};
use table::{AnyTable, Level};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

use crate::app::{App, Inner};
use crate::bot::{Answer, Thinking, level_of, think};
use crate::guard::guarded;
use crate::open_table::OpenTable;
use crate::wire::{ApiError, Push, TableId, Trouble};

/// How long a bot waits before it tries again to write what the disk refused.
const RETRY: Duration = Duration::from_secs(3);

/// How often a bot that thinks tells how far it has come.
const TELL: Duration = Duration::from_millis(250);

impl App {
    /// Lets every bot think that may, and forgets those that need not any more.
    pub(crate) fn schedule_bots(&self, open_table: &mut OpenTable) {
        if open_table.exercise.is_some() || !self.may_play() {
            return;
        }
        // What the others do in a script is written there.
        let thinkers =
            if open_table.is_scripted() { SeatSet::EMPTY } else { open_table.table.thinkers() };
        open_table.bots.retain(|bot| thinkers.contains(bot.seat));
        for seat in thinkers.iter() {
            if open_table.bots.iter().all(|bot| bot.seat != seat) {
                let bot = Thinking::new(seat);
                let (stop, table, id) =
                    (bot.stop(), open_table.table.clone(), open_table.id.clone());
                open_table.bots.push(bot);
                let _ = self.inner.pushes.send(Push::Thinking {
                    table: id.clone(),
                    seat,
                    progress: 0.0,
                });
                tokio::spawn(run_bot(Arc::downgrade(&self.inner), id, table, seat, stop));
            }
        }
        if open_table.bots.iter().any(|bot| bot.answer.is_some()) {
            tokio::spawn(play_bots(Arc::downgrade(&self.inner), open_table.id.clone()));
        }
    }
}

/// Has a bot think on a thread of its own, and lets it act when it may.
async fn run_bot(app: Weak<Inner>, id: TableId, table: AnyTable, seat: Seat, stop: Arc<Stop>) {
    let Some(inner) = app.upgrade() else { return };
    let (longer, threads) = App { inner }.means().await;
    let (flag, progress) = (Arc::clone(&stop), Arc::new(Progress::new()));
    let told = Arc::clone(&progress);
    let mut thinking = spawn_blocking(move || {
        let patience = Patience { longer, threads, stop: &flag };
        let think = |level| guarded("bot", || think(&table, seat, level, patience, &told));
        let level = |level| think(level).ok().flatten();
        level_of(&table, seat).and_then(level).or_else(|| level(Level::Random))
    });
    let answer = loop {
        if let Ok(answer) = timeout(TELL, &mut thinking).await {
            break answer.ok().flatten();
        }
        let Some(inner) = app.upgrade() else { return };
        if !stop.is_stopped() {
            let (table, progress) = (id.clone(), progress.share());
            let _ = inner.pushes.send(Push::Thinking { table, seat, progress });
        }
    };
    let Some(inner) = app.upgrade() else { return };
    let here = App { inner };
    let Ok(open_table) = here.table_of(&id).await else { return };
    {
        let mut open_table = open_table.lock().await;
        let Some(bot) = open_table.bots.iter_mut().find(|bot| bot.is(&stop)) else { return };
        bot.answer = answer;
        if answer.is_none() {
            open_table.bots.retain(|bot| !bot.is(&stop));
            let trouble = Trouble::BotFailed { table: id, seat };
            let _ = here.inner.pushes.send(Push::Trouble { trouble });
            return;
        }
    }
    drop(open_table);
    drop(here);
    play_bots(app, id).await;
}

/// Lets the bots of a table act whose answers are wanted now, one after the other. What the disk
/// refuses for a while is tried again; at each table one task does that.
async fn play_bots(app: Weak<Inner>, id: TableId) {
    let (mut mine, mut told) = (Weak::new(), None);
    loop {
        let Some(inner) = app.upgrade() else { return };
        let here = App { inner };
        let Ok(found) = here.table_of(&id).await else { return };
        let mut open_table = found.lock().await;
        if !Weak::ptr_eq(&mine, &Arc::downgrade(&found)) {
            // Nobody acts at this table yet, or another task does.
            if mine.strong_count() > 0 || open_table.is_acting {
                return;
            }
            mine = Arc::downgrade(&found);
            open_table.is_acting = true;
        }
        let wanted = open_table.table.bots_to_act();
        let is_ready =
            |bot: &Thinking| here.may_play() && wanted.contains(bot.seat) && bot.answer.is_some();
        let Some(ready) = open_table.bots.iter().position(is_ready) else {
            open_table.is_acting = false;
            return;
        };
        // With its act the bot is done; on turn again at once, it thinks anew.
        let bot = open_table.bots.remove(ready);
        let (seat, Some(Answer { action, think_ms })) = (bot.seat, bot.answer) else { continue };
        let act = |it: &AnyTable| it.act_as_bot(seat, action, think_ms);
        let push = match here.change_of(&mut open_table, "bot", act).await {
            Ok(state) => {
                told = None;
                Push::Table { state: Box::new(state) }
            }
            // It is another table now.
            Err(ApiError::Stale { .. }) => {
                let Ok(state) = guarded("bot", || open_table.state(open_table.table.at())) else {
                    continue;
                };
                Push::Table { state: Box::new(state) }
            }
            Err(error) if is_passing(&error) => {
                // A table that was read anew has bots of its own.
                if error != ApiError::InUse {
                    open_table.bots.push(bot);
                }
                drop(open_table);
                drop(found);
                // A lock passes by itself, or was told when it was found.
                let trouble = if error == ApiError::DiskFull {
                    Some(Trouble::DiskFull)
                } else {
                    (error == ApiError::ReadOnly).then_some(Trouble::ReadOnly)
                };
                if let Some(trouble) = trouble.clone().filter(|it| told.as_ref() != Some(it)) {
                    let _ = here.inner.pushes.send(Push::Trouble { trouble });
                }
                told = trouble;
                drop(here);
                sleep(RETRY).await;
                continue;
            }
            Err(_) => Push::Trouble { trouble: Trouble::BotFailed { table: id.clone(), seat } },
        };
        let _ = here.inner.pushes.send(push);
    }
}

/// Whether what the disk refused may be taken in a while.
const fn is_passing(error: &ApiError) -> bool {
    matches!(error, ApiError::Busy | ApiError::InUse | ApiError::DiskFull | ApiError::ReadOnly)
}
