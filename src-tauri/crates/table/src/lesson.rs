//! Lessons: a game on a table that follows a script, in which the learner makes the decisions that
//! matter.
//!
//! A lesson is data, `crates/<game>/lessons/<nn>-<id>.json`:
//!
//! ```json
//! {
//!   "tags": ["PK-PLACE"],
//!   "setup": { "seats": 1 },
//!   "learner": 0,
//!   "level": "newcomer",
//!   "play": false,
//!   "steps": [
//!     { "by": "chance", "step": { "type": "shared", "card": 5 } },
//!     { "by": 0, "step": { "type": "place", "card": 3 } },
//!     { "by": 0, "step": { "type": "place", "card": 4 }, "task": {
//!       "accept": [[{ "type": "place", "card": 5 }]],
//!       "wrong": [
//!         { "do": [{ "type": "place", "card": 6 }], "says": "alone" },
//!         { "do": [{ "type": "place", "card": 7 }], "refused": { "type": "coversNothing" } }
//!       ]
//!     } }
//!   ]
//! }
//! ```
//!
//! - `steps` are those of a trace: `by` is a seat or `"chance"`, what chance brings up is written by
//!   hand. All steps before the first task are taken before the learner sees the board; after a
//!   decision of the learner the script goes on by itself until the next task.
//! - A step with a `task` begins a decision of the learner: it, and what the learner's seat does
//!   right after it, up to the next task. `accept` are decisions that are as good: the rest of the
//!   script goes on after each of them as it is; at the last decision of a script, `enough` says
//!   how many points at once make any other decision as good, `kind` of which type one of its
//!   actions has to be (or a list: all of them); as long as nothing can be done but more of these
//!   types, or of those in `then`, it is not done yet. A last decision with nothing of these says in `only` why one alone is right.
//!   `wrong` are decisions with an answer of their own: legal ones are answered by the sentence
//!   that `says` names, illegal ones are `refused` by the rules for that reason. Any other decision
//!   that is legal is answered by what it would bring. Who does at once what several tasks ask for
//!   one after another is through with all of them.
//! - `tags` are the clauses of RULES.md that the lesson shows. `level` is that of the other seats,
//!   where the game goes on after the script; with `play` it goes on to its end, and only that
//!   ends the lesson.
//! - Its words are in `ui/src/words/*/lessons/<game>.ftl`: `lesson-<game>-<id>` is its name,
//!   `.line` what it is about, `.end` what is said at its end, `.t<n>` the task of number `n`
//!   (from 1), `.t<n>-<says>` the answer to a wrong decision.
//!
//! A **small position** is a lesson of one or two decisions that shows one clause and is played
//! from the rules as they are read: `crates/<game>/lessons/small/<tag>.json`, named by the clause,
//! which stands alone in its `tags`; nothing is played on after it. It is begun, gone on with and
//! kept like a lesson, but stands on no list of them and counts in nobody's progress. Its name is
//! the heading of its clause; its words are `try-<game>-<tag>`, which is the first task, `.t<n>`
//! for a later one, `.t<n>-<says>` and `.end` as above.
//!
//! Running a script is the same for all games and lies here; every rule stays in its engine, and
//! the learner's table is a table like any other.

mod check;
mod script;

use std::collections::VecDeque;

use game::{Game, Seat, Title};

use crate::shelf::{OnShelf, for_game, on_table};
use crate::{AnyAction, AnyTable, GameId, Level, Plan, Refused, Sitter, Table, TableError};
pub use check::{faults, words};
use script::{Open, Script, Stand};

/// What is told of a lesson before it is taken.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LessonCard {
    /// What it is called in saves, requests and words.
    pub id: &'static str,
    /// How many decisions the learner makes in it, before the game goes on freely.
    pub n_tasks: usize,
    /// Whether a game is played to its end in it.
    pub is_game: bool,
    /// The learner's seat.
    pub learner: Seat,
    /// Who sits at the table, in seat order: the learner is the only person.
    pub sitters: Vec<Sitter>,
    /// The clauses of the rules it shows.
    pub tags: Vec<String>,
}

/// Where a learner stands in a lesson.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct LessonPlace {
    /// The number of the task that waits, from 1; the last one after the script.
    pub task: usize,
    /// How many tasks there are.
    pub n_tasks: usize,
    /// Whether all of the script is behind.
    pub is_through: bool,
    /// Whether nothing of the lesson is left.
    pub is_done: bool,
    /// Whether it is a small position.
    pub is_small: bool,
}

/// What becomes of a learner's decision.
#[derive(Clone, Debug)]
pub enum Taught {
    /// It is taken, and the script went on.
    Taken(Box<AnyTable>),
    /// It is legal, but not what the lesson is about; the table stays as it was.
    Wrong {
        /// The answer to just this, if it has one.
        says: Option<String>,
        /// What it would bring the learner at once.
        gain: i32,
    },
}

impl GameId {
    /// The lessons of the game, in the order they are best taken.
    pub fn lessons(self) -> Vec<LessonCard> {
        for_game!(self, G => <G as Title>::LESSONS.iter().filter_map(|(id, text)| {
            Script::<G>::read(text).ok().and_then(|script| card(id, &script))
        }).collect())
    }

    /// The small positions of the game, one a clause.
    pub fn small_positions(self) -> Vec<LessonCard> {
        for_game!(self, G => <G as Title>::SMALL.iter().filter_map(|(id, text)| {
            Script::<G>::read(text).ok().and_then(|script| card(id, &script))
        }).collect())
    }

    /// The lesson or small position of this name.
    pub fn lesson(self, id: &str) -> Option<LessonCard> {
        self.lessons().into_iter().chain(self.small_positions()).find(|it| it.id == id)
    }

    /// A table at the first task of a lesson; `None` when there is no such lesson, or when its
    /// script breaks the rules.
    pub fn lesson_table(self, id: &str) -> Option<AnyTable> {
        for_game!(self, G => begun::<G>(id).map(<G as OnShelf>::put_table))
    }
}

impl AnyTable {
    /// Where the learner stands; `None` when the table does not follow the script of this lesson.
    pub fn lesson_place(&self, id: &str) -> Option<LessonPlace> {
        on_table!(self, table => place(table, id))
    }

    /// What the learner is to do now, as the script has it; empty when no task waits.
    pub fn lesson_solution(&self, id: &str) -> Vec<AnyAction> {
        on_table!(self, table => solution(table, id))
    }

    /// What becomes of a decision of the learner, who has seen `at` steps and thought `think_ms`.
    ///
    /// # Errors
    /// As those of [`AnyTable::act`].
    pub fn taught(
        &self,
        id: &str,
        seat: Seat,
        actions: &[AnyAction],
        at: usize,
        think_ms: u32,
    ) -> Result<Taught, Refused> {
        on_table!(self, table => taught(table, id, seat, actions, at, think_ms))
    }
}

/// The text of a lesson or small position.
fn text_of<G: Title>(id: &str) -> Option<&'static str> {
    let mut all = G::LESSONS.iter().chain(G::SMALL);
    all.find(|(it, _)| *it == id).map(|(_, text)| *text)
}

fn is_small<G: Title>(id: &str) -> bool {
    G::SMALL.iter().any(|(it, _)| *it == id)
}

fn script_of<G: OnShelf>(id: &str) -> Option<Script<G>> {
    Script::read(text_of::<G>(id)?).ok()
}

fn card<G: OnShelf>(id: &'static str, script: &Script<G>) -> Option<LessonCard> {
    Some(LessonCard {
        id,
        n_tasks: script.n_tasks(),
        is_game: script.play,
        learner: script.learner,
        sitters: sitters(script)?,
        tags: script.tags.clone(),
    })
}

/// The learner, and bots on all other seats.
fn sitters<G: Game>(script: &Script<G>) -> Option<Vec<Sitter>> {
    let level = Level::named(&script.level)?;
    let n_seats = G::new(&script.setup).ok()?.n_seats();
    let sitter = |seat| {
        if seat == script.learner { Sitter::Person } else { Sitter::Bot { level } }
    };
    Some(Seat::all(n_seats).map(sitter).collect())
}

fn begun<G: OnShelf>(id: &str) -> Option<Table<G>> {
    let script = script_of::<G>(id)?;
    let plan = Plan {
        setup: script.setup.clone(),
        rules: G::RULES,
        // Only what the script leaves open hangs on it.
        seed: script.seed,
        sitters: sitters(&script)?,
        script: script.chance().collect(),
        practice: true,
    };
    let table = gone_on(Table::new(plan).ok()?, &script).ok()?;
    (table.stand(&script) != Stand::OffScript).then_some(table)
}

/// The table after all that the script does by itself.
fn gone_on<G: Game>(
    mut table: Table<G>,
    script: &Script<G>,
) -> Result<Table<G>, TableError<G::Reason>> {
    while let Stand::Pending { next } = table.stand(script) {
        let Some((seat, action)) = script.act(next) else { break };
        table = table.acted(seat, &[action], 0)?;
    }
    Ok(table)
}

fn place<G: OnShelf>(table: &Table<G>, id: &str) -> Option<LessonPlace> {
    let script = script_of::<G>(id)?;
    let n_tasks = script.n_tasks();
    let (task, is_through) = match table.stand(&script) {
        Stand::OffScript | Stand::Pending { .. } => return None,
        Stand::Task { number, .. } => (number, false),
        Stand::Through => (n_tasks, true),
    };
    let is_done = is_through && (!script.play || table.is_over());
    Some(LessonPlace { task, n_tasks, is_through, is_done, is_small: is_small::<G>(id) })
}

fn solution<G: OnShelf>(table: &Table<G>, id: &str) -> Vec<AnyAction> {
    let Some(script) = script_of::<G>(id) else { return Vec::new() };
    let Stand::Task { first, so_far, .. } = table.stand(&script) else { return Vec::new() };
    let ways = script.ways(first).into_iter().filter(|way| way.starts_with(&so_far));
    let mut rests = ways.map(|mut way| way.split_off(so_far.len()));
    let is_legal = |rest: &Vec<G::Action>| {
        !rest.is_empty() && table.foreseen(script.learner, rest, table.at()).is_ok()
    };
    let found = rests.find(is_legal).or_else(|| made_right(table, &script, first, &so_far));
    found.unwrap_or_default().into_iter().map(G::put_action).collect()
}

/// Whether a decision is right where the script leaves it open. Its first `so_far` actions are
/// taken.
fn is_right<G: Game>(
    table: &Table<G>,
    seat: Seat,
    open: &Open,
    so_far: usize,
    done: &[G::Action],
) -> bool {
    let is_done = |kind: &String| done.iter().any(|action| is_of::<G>(kind, *action));
    let brings = |enough| table.gain(seat, so_far, done).is_some_and(|gain| gain >= enough);
    open.kinds.iter().all(is_done) && open.enough.is_none_or(brings)
}

fn is_of<G: Game>(kind: &str, action: G::Action) -> bool {
    serde_json::json!(action)["type"] == *kind
}

/// How many positions are looked at for a way to make a decision right.
const MOST_LOOKED_AT: usize = 3000;

/// How a decision that was begun can be made right at the task of this line, where it is left open:
/// what was as good before may have made way for another than the script's.
fn made_right<G: Game>(
    table: &Table<G>,
    script: &Script<G>,
    first: usize,
    so_far: &[G::Action],
) -> Option<Vec<G::Action>> {
    let (seat, open) = (script.learner, script.open(first)?);
    let is_enough = |actions: &[G::Action]| {
        let done = [so_far, actions].concat();
        !script.is_named(first, &done) && is_right(table, seat, open, so_far.len(), &done)
    };
    // Points are counted on whole tables, which takes its time.
    let depth = if open.enough.is_some() { 2 } else { usize::MAX };
    let mut found = VecDeque::from([(Vec::new(), table.position().clone())]);
    let mut n_seen = 0;
    while let Some((actions, position)) = found.pop_front() {
        for action in position.legal_actions(seat) {
            let next: Vec<G::Action> = actions.iter().copied().chain([action]).collect();
            if is_enough(&next) {
                return Some(next);
            }
            n_seen += 1;
            if next.len() < depth && n_seen < MOST_LOOKED_AT {
                found.push_back((next, position.foresee(seat, action, &mut ())));
            }
        }
    }
    None
}

fn taught<G: OnShelf>(
    table: &Table<G>,
    id: &str,
    seat: Seat,
    actions: &[AnyAction],
    at: usize,
    think_ms: u32,
) -> Result<Taught, Refused> {
    let put = |table: Table<G>| Taught::Taken(Box::new(G::put_table(table)));
    let refused = crate::any::refused::<G>;
    let actions = crate::any::find_actions(table, actions)?;
    // Whatever is refused anywhere else is refused here.
    let after = table.act(seat, &actions, at, think_ms).map_err(refused)?;
    let Some(script) = script_of::<G>(id) else { return Ok(put(after)) };
    let Stand::Task { first, so_far, .. } = table.stand(&script) else {
        return Ok(put(after));
    };
    let (n_before, done) = (so_far.len(), [so_far, actions.clone()].concat());
    let ways = script.ways(first);
    if ways.iter().any(|way| way.starts_with(&done)) {
        return gone_on(after, &script).map(put).map_err(refused);
    }
    let gain = table.gain(seat, n_before, &done).unwrap_or(0);
    if let Some(way) = ways.iter().find(|way| done.starts_with(way) && way.len() > n_before) {
        // What comes after a task is done already.
        let (now, then) = actions.split_at(way.len() - n_before);
        let half = table.act(seat, now, at, think_ms).map_err(refused)?;
        if matches!(half.stand(&script), Stand::Task { .. } | Stand::Through) {
            let then: Vec<_> = then.iter().map(|&action| G::put_action(action)).collect();
            return Ok(match taught(&half, id, seat, &then, half.at(), 0)? {
                Taught::Wrong { .. } => Taught::Wrong { says: None, gain },
                taken @ Taught::Taken(_) => taken,
            });
        }
    }
    if let Some(open) = script.open(first)
        && !script.is_named(first, &done)
    {
        // A part of a decision is as good as the best that can still become of it.
        let is_part = after.turn().has(seat) && after.at() == at + done.len() - n_before;
        let is_right = is_right(table, seat, open, n_before, &done);
        if is_right || is_part && made_right(&after, &script, first, &done).is_some() {
            return Ok(put(after));
        }
    }
    Ok(Taught::Wrong { says: script.answer(first, &done), gain })
}

impl<G: Game> Table<G> {
    /// Where it stands in a script.
    fn stand(&self, script: &Script<G>) -> Stand<G::Action> {
        let steps: Vec<_> = self.steps().take(self.at()).map(|kept| kept.step).collect();
        let stand = script.stand(&steps, self.turn().has(script.learner));
        if let Stand::Task { first, so_far, .. } = &stand
            && let Some(open) = script.open(*first)
            && !so_far.is_empty()
            && is_right(self, script.learner, open, so_far.len(), so_far)
            && !self.is_more_of(script.learner, open)
        {
            // What is left of the turn is the learner's own business.
            return Stand::Through;
        }
        stand
    }

    /// Whether a seat can do nothing but more of what a task leaves open.
    fn is_more_of(&self, seat: Seat, open: &Open) -> bool {
        let mut actions = self.position().legal_actions(seat).peekable();
        let kinds = open.kinds.iter().chain(&open.then);
        let is_more = |action| kinds.clone().any(|kind| is_of::<G>(kind, action));
        actions.peek().is_some() && actions.all(is_more)
    }

    /// What a seat's own points would gain by a decision of which the last `so_far` steps are a
    /// part.
    fn gain(&self, seat: Seat, so_far: usize, done: &[G::Action]) -> Option<i32> {
        let mut before = self.clone();
        before.cut(self.at() - so_far);
        Some(before.foreseen(seat, done, before.at()).ok()?.changes.gain(seat))
    }
}
