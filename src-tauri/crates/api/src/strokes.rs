//! What the best stroke of a seat was for: the line of the sheet that gained most by it. A result says
//! only how much it was and after which step, so the game is played again, once.

use game::Seat;
use table::AnyTable;
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::clock::now;
use crate::guard::{bug, guarded};
use crate::sheets::{KeptLine, KeptSheet, pack_of};
use crate::wire::{ApiError, Feat, Record, SheetLine, TableId};

/// What they are kept as.
const KIND: &str = "stroke";

impl App {
    /// Tells of records of a stroke what they were for.
    pub(crate) async fn name_strokes(
        &self,
        records: impl Iterator<Item = &mut Record> + Send,
    ) -> Result<(), ApiError> {
        for record in records.filter(|it| it.feat == Feat::Stroke) {
            let Some(at) = record.step else { continue };
            let stroke = (record.seat, at, record.value as i32);
            record.line = self.stroke_line(&record.table, stroke).await?;
        }
        Ok(())
    }

    async fn stroke_line(
        &self,
        table: &TableId,
        (seat, at, points): (Seat, u32, i32),
    ) -> Result<Option<SheetLine>, ApiError> {
        let key = format!("{table} {} {at} {points}", seat.index());
        let asked = key.clone();
        let kept = self.inner.db.run(move |store| store.reckoned(KIND, &asked)).await?;
        if let Some(known) = kept.and_then(|body| serde_json::from_str(&body).ok()) {
            return Ok(known);
        }
        // A game that nobody can play again has its points without a name.
        let Ok(open_table) = self.look_up(table).await else { return Ok(None) };
        let finding = spawn_blocking(move || {
            guarded("stroke", || line_of_stroke(&open_table.table, seat, at as usize, points))
        });
        let line = finding.await.map_err(|_| bug("stroke", "the thread is gone"))??;
        let body = serde_json::to_string(&line).expect("a line is plain data");
        let keep = move |store: &mut store::Store| store.keep_reckoned((KIND, &key), &body, now());
        // Where it cannot be written it is found again another time.
        let _ = self.inner.db.run(keep).await;
        Ok(line)
    }
}

/// The line that gained most by the stroke that was complete after `at` steps, where that is half of
/// these points at least; nothing where the game tells other points.
fn line_of_stroke(table: &AnyTable, seat: Seat, at: usize, points: i32) -> Option<SheetLine> {
    let kept = table.kept();
    let steps = kept.steps.get(..at)?;
    let by = steps.last()?.by;
    let from = steps.iter().rposition(|it| it.by != by).map_or(0, |n| n + 1);
    let lines = |at: usize| -> Option<Vec<KeptLine>> {
        let sheet = serde_json::to_value(table.earlier(at).ok()?.sheet).ok()?;
        let sheet: KeptSheet = serde_json::from_value(sheet).ok()?;
        Some(sheet.seats.into_iter().nth(seat.index())?.lines)
    };
    let (before, after) = (lines(from)?, lines(at)?);
    let sum = |lines: &[KeptLine]| lines.iter().map(|it| it.points).sum::<i32>();
    if sum(&after) - sum(&before) != points {
        return None;
    }
    let gain = |line: &KeptLine| {
        let had = before.iter().find(|it| it.source == line.source);
        line.points - had.map_or(0, |it| it.points)
    };
    // Of equal ones the first that is read out.
    let most = after.iter().map(gain).max()?;
    let line = after.iter().find(|it| gain(it) == most).filter(|_| 2 * most >= points)?;
    Some(SheetLine { source: line.source.clone(), pack: pack_of(&kept.setup) })
}
