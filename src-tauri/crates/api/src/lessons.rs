//! Lessons: what there is to learn, tables that follow a script, and what is said to a decision.

use std::collections::BTreeSet;

use game::Seat;
use store::Origin;
use table::{AnyAction, GameId, LessonCard, Sitter, Taught};
use tokio::sync::MutexGuard;
use tokio::task::spawn_blocking;

use crate::app::{App, refused};
use crate::clock::now;
use crate::guard::{bug, guarded};
use crate::open_table::{OpenTable, check_seats};
use crate::read::bad;
use crate::wire::{
    ApiError, GameLessons, Learn, Lesson, LessonAnswer, Lessons, LessonsOf, OfTable, SeatPlan,
    TableState,
};

impl App {
    pub(crate) async fn lessons(
        &self,
        LessonsOf { profile }: LessonsOf,
    ) -> Result<Lessons, ApiError> {
        let read = move |store: &mut store::Store| {
            let begun = store.lessons(profile.as_deref())?;
            let played = |game: &GameId| -> Result<_, store::StoreError> {
                let by_them = store.is_played_by(game.name(), profile.as_deref())?;
                Ok((store.is_played(game.name())?, by_them))
            };
            Ok((begun, GameId::ALL.iter().map(played).collect::<Result<Vec<_>, _>>()?))
        };
        let (begun, played) = self.inner.db.run(read).await?;
        let mut games = Vec::with_capacity(GameId::ALL.len());
        for (&game, (played, played_by)) in GameId::ALL.iter().zip(played) {
            let rows = || begun.iter().filter(|row| row.game == game.name());
            let learned: BTreeSet<&str> = rows()
                .filter(|row| row.learned_at.is_some())
                .map(|row| row.lesson.as_str())
                .collect();
            let lesson = |card: LessonCard| Lesson {
                is_learned: learned.contains(card.id),
                table: rows()
                    .find(|row| row.lesson == card.id && row.learned_at.is_none())
                    .map(|row| row.id.clone()),
                id: card.id.to_owned(),
                tasks: card.n_tasks as u32,
                is_game: card.is_game,
                learner: card.learner,
                sitters: card.sitters,
                tags: card.tags,
            };
            let (lessons, small) = guarded("lessons", || (game.lessons(), game.small_positions()))?;
            games.push(GameLessons {
                game,
                played,
                played_by,
                lessons: lessons.into_iter().map(&lesson).collect(),
                small: small.into_iter().map(&lesson).collect(),
            });
        }
        Ok(Lessons { games })
    }

    /// Goes on with the lesson where the learner left it, unless its script has changed since;
    /// else it begins: first on disk, then on the table.
    pub(crate) async fn learn(&self, learn: Learn) -> Result<TableState, ApiError> {
        let Learn { game, lesson: id, seats, anew } = learn;
        let card = guarded("learn", || game.lesson(&id))?.ok_or_else(|| bad("lesson"))?;
        if seats.len() != card.sitters.len() {
            return Err(bad("seats"));
        }
        let is_other = |(plan, sitter): (&SeatPlan, &Sitter)| plan.sitter != *sitter;
        if let Some(i) = seats.iter().zip(&card.sitters).position(is_other) {
            return Err(bad(&format!("seats[{i}].sitter")));
        }
        check_seats(&seats)?;
        let profile = seats[card.learner.index()].profile.clone();
        if anew != Some(true)
            && let Some(table) = self.begun_lesson(game, &id, profile.clone()).await?
        {
            return self.open_table(OfTable { table }).await;
        }
        let table = guarded("learn", || game.lesson_table(&id))?.ok_or_else(|| bad("lesson"))?;
        let (at, now) = (table.at(), now());
        let origin = Origin { lesson: Some(id.clone()), ..Origin::default() };
        let (open_table, new, draft) = OpenTable::lay(&table, seats, origin, now)?;
        let write = move |store: &mut store::Store| {
            let gone = store.drop_lesson(game.name(), &id, profile.as_deref())?;
            store.begin(&new, &draft.change(now)).map(|()| gone)
        };
        for gone in self.inner.db.run(write).await? {
            self.inner.tables.lock().await.close(&gone);
        }
        self.seat(open_table, at).await
    }

    /// The table of a lesson that somebody has begun and can go on with.
    async fn begun_lesson(
        &self,
        game: GameId,
        lesson: &str,
        profile: Option<String>,
    ) -> Result<Option<String>, ApiError> {
        let begun = self.inner.db.run(move |store| store.lessons(profile.as_deref())).await?;
        let of_it = begun.into_iter().find(|row| {
            row.game == game.name() && row.lesson == lesson && row.learned_at.is_none()
        });
        let Some(row) = of_it else { return Ok(None) };
        // What cannot be gone on with is begun anew: nothing is lost by it but a few moves.
        let Ok(open_table) = self.look_up(&row.id).await else { return Ok(None) };
        Ok(open_table.place_at(&open_table.table).map(|_| row.id))
    }

    /// What becomes of a decision in a script.
    pub(crate) async fn learnt(
        &self,
        open_table: &mut MutexGuard<'_, OpenTable>,
        seat: Seat,
        actions: &[AnyAction],
        at: u32,
        think_ms: u32,
    ) -> Result<TableState, ApiError> {
        let id = open_table.lesson().unwrap_or_default().to_owned();
        // Telling how good it is may try thousands of others.
        let (table, actions) = (open_table.table.clone(), actions.to_vec());
        let teach = move || table.taught(&id, seat, &actions, at as usize, think_ms);
        let taught = spawn_blocking(move || guarded("act", teach)).await;
        match taught.map_err(|_| bug("act", "the thread is gone"))??.map_err(refused)? {
            Taught::Taken(next) => self.change_of(open_table, "act", |_| Ok(*next)).await,
            Taught::Wrong { says, gain } => {
                let mut state = guarded("act", || open_table.state(open_table.table.at()))?;
                if let Some(lesson) = &mut state.lesson {
                    lesson.answer = Some(LessonAnswer { says, gain });
                }
                Ok(state)
            }
        }
    }
}
