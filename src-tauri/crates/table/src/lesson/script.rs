//! [`Script`]: the text of a lesson in the types of its game, and where a game stands in it.

use game::{Game, Seat, Step};
use serde::Deserialize;
use serde_json::Value;

/// The script of a lesson.
#[derive(Clone, Debug)]
pub(crate) struct Script<G: Game> {
    pub(crate) setup: G::Setup,
    pub(crate) seed: u64,
    pub(crate) learner: Seat,
    pub(crate) level: String,
    pub(crate) play: bool,
    pub(crate) tags: Vec<String>,
    lines: Vec<Line<G>>,
}

/// A step of the script, and the task that begins with it.
#[derive(Clone, Debug)]
struct Line<G: Game> {
    step: Step<G>,
    task: Option<Task<G>>,
}

#[derive(Clone, Debug)]
struct Task<G: Game> {
    accept: Vec<Vec<G::Action>>,
    open: Option<Open>,
    wrong: Vec<Wrong<G>>,
    only: Option<String>,
}

/// What makes any decision right where a script leaves it open.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    /// How many points it has to bring at once.
    pub(crate) enough: Option<i32>,
    /// Which types of actions have to be among its own, all of them.
    pub(crate) kinds: Vec<String>,
    /// Of which types is what has to follow before it is done.
    pub(crate) then: Vec<String>,
}

/// A wrong decision that has an answer of its own.
#[derive(Clone, Debug)]
pub(crate) struct Wrong<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    /// The name of the answer; of a legal one.
    pub(crate) says: Option<String>,
    /// The reason of the rules; of an illegal one.
    pub(crate) refused: Option<Value>,
}

/// Where a game stands in a script.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Stand<A> {
    /// It did not follow it.
    OffScript,
    /// The script goes on with this line.
    Pending {
        /// Its number.
        next: usize,
    },
    /// The learner is to decide.
    Task {
        /// The line where the decision begins.
        first: usize,
        /// The number of the task, from 1.
        number: usize,
        /// What the learner has done of it.
        so_far: Vec<A>,
    },
    /// All of it is behind.
    Through,
}

#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct File<G: Game> {
    tags: Vec<String>,
    setup: G::Setup,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    learner: u8,
    #[serde(default = "gentle")]
    level: String,
    #[serde(default)]
    play: bool,
    steps: Vec<FileLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileLine {
    by: Value,
    step: Value,
    #[serde(default)]
    task: Option<FileTask>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTask {
    #[serde(default)]
    accept: Vec<Vec<Value>>,
    #[serde(default)]
    enough: Option<i32>,
    #[serde(default)]
    kind: Option<Kinds>,
    #[serde(default)]
    then: Option<Kinds>,
    #[serde(default)]
    only: Option<String>,
    #[serde(default)]
    wrong: Vec<FileWrong>,
}

/// One type or several.
#[derive(Deserialize)]
#[serde(untagged)]
enum Kinds {
    One(String),
    All(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileWrong {
    r#do: Vec<Value>,
    #[serde(default)]
    says: Option<String>,
    #[serde(default)]
    refused: Option<Value>,
}

fn gentle() -> String {
    crate::Level::Newcomer.name().to_owned()
}

fn actions<G: Game>(values: Vec<Value>) -> Result<Vec<G::Action>, String> {
    values.into_iter().map(|it| serde_json::from_value(it).map_err(|why| why.to_string())).collect()
}

fn types(kinds: Option<Kinds>) -> Vec<String> {
    match kinds {
        None => Vec::new(),
        Some(Kinds::One(kind)) => vec![kind],
        Some(Kinds::All(kinds)) => kinds,
    }
}

fn line<G: Game>(line: FileLine) -> Result<Line<G>, String> {
    let text = |why: serde_json::Error| why.to_string();
    let step = if line.by == "chance" {
        Step::Chance(serde_json::from_value(line.step).map_err(text)?)
    } else {
        let number: u8 = serde_json::from_value(line.by).map_err(text)?;
        let seat = Seat::new(number).ok_or("no such seat")?;
        Step::Act { seat, action: serde_json::from_value(line.step).map_err(text)? }
    };
    let task = line.task.map(|it| -> Result<Task<G>, String> {
        let accept = it.accept.into_iter().map(actions::<G>).collect::<Result<_, _>>()?;
        let wrong = it.wrong.into_iter().map(|it| {
            let FileWrong { r#do, says, refused } = it;
            Ok::<_, String>(Wrong { actions: actions::<G>(r#do)?, says, refused })
        });
        let (kinds, then) = (types(it.kind), types(it.then));
        let open = (it.enough.is_some() || !kinds.is_empty()).then_some(Open {
            enough: it.enough,
            kinds,
            then,
        });
        Ok(Task { accept, open, wrong: wrong.collect::<Result<_, _>>()?, only: it.only })
    });
    Ok(Line { step, task: task.transpose()? })
}

impl<G: Game> Script<G> {
    /// The script of this text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let file: File<G> = serde_json::from_str(text).map_err(|why| why.to_string())?;
        let File { tags, setup, seed, learner, level, play, steps } = file;
        let learner = Seat::new(learner).ok_or("no such seat")?;
        let lines: Vec<Line<G>> = steps.into_iter().map(line::<G>).collect::<Result<_, _>>()?;
        let is_own =
            |line: &Line<G>| matches!(line.step, Step::Act { seat, .. } if seat == learner);
        if lines.iter().any(|line| line.task.is_some() && !is_own(line)) {
            return Err("a task is the learner's".to_owned());
        }
        let last = lines.iter().rposition(|line| line.task.is_some());
        let is_open = |line: &Line<G>| line.task.as_ref().is_some_and(|it| it.open.is_some());
        let script = Self { setup, seed, learner, level, play, tags, lines };
        let n_lines = script.lines.len();
        let ends = |first| script.decision(first).1 == n_lines;
        match script.lines.iter().position(is_open) {
            Some(first) if Some(first) != last || !ends(first) => {
                Err("only the last decision of a script can be left open".to_owned())
            }
            Some(_) | None => Ok(script),
        }
    }

    /// What chance brings up in it.
    pub(crate) fn chance(&self) -> impl Iterator<Item = G::Chance> {
        self.lines.iter().filter_map(|line| match line.step {
            Step::Chance(outcome) => Some(outcome),
            Step::Act { .. } => None,
        })
    }

    /// How many tasks there are.
    pub(crate) fn n_tasks(&self) -> usize {
        self.lines.iter().filter(|line| line.task.is_some()).count()
    }

    /// The lines where tasks begin.
    pub(crate) fn tasks(&self) -> impl Iterator<Item = usize> {
        (0..self.lines.len()).filter(|&line| self.lines[line].task.is_some())
    }

    /// What a seat does in this line; `None` for chance.
    pub(crate) fn act(&self, line: usize) -> Option<(Seat, G::Action)> {
        match self.lines.get(line)?.step {
            Step::Act { seat, action } => Some((seat, action)),
            Step::Chance(_) => None,
        }
    }

    /// The decision that begins in this line, and the line after it.
    pub(crate) fn decision(&self, first: usize) -> (Vec<G::Action>, usize) {
        let mut found = Vec::new();
        let mut next = first;
        while let Some((seat, action)) = self.act(next)
            && seat == self.learner
            && (next == first || self.lines[next].task.is_none())
        {
            found.push(action);
            next += 1;
        }
        (found, next)
    }

    /// All decisions that are right at the task of this line, the script's first.
    pub(crate) fn ways(&self, first: usize) -> Vec<Vec<G::Action>> {
        let mut ways = vec![self.decision(first).0];
        let task = self.lines.get(first).and_then(|line| line.task.as_ref());
        ways.extend(task.into_iter().flat_map(|task| task.accept.iter().cloned()));
        ways
    }

    /// What makes any decision right at the task of this line, where it is left open.
    pub(crate) fn open(&self, first: usize) -> Option<&Open> {
        self.lines.get(first)?.task.as_ref()?.open.as_ref()
    }

    /// Why a task whose solution alone is right is that narrow, as the script says.
    pub(crate) fn only(&self, first: usize) -> Option<&str> {
        self.lines.get(first)?.task.as_ref()?.only.as_deref()
    }

    /// Whether a decision at the task of this line is, or goes on from, a wrong one that is named.
    pub(crate) fn is_named(&self, first: usize, done: &[G::Action]) -> bool {
        self.wrong(first).iter().any(|wrong| done.starts_with(&wrong.actions))
    }

    /// The wrong decisions with an answer of their own at the task of this line.
    pub(crate) fn wrong(&self, first: usize) -> &[Wrong<G>] {
        let task = self.lines.get(first).and_then(|line| line.task.as_ref());
        task.map_or(&[], |task| &task.wrong)
    }

    /// The name of the answer to a decision at the task of this line.
    pub(crate) fn answer(&self, first: usize, done: &[G::Action]) -> Option<String> {
        let is_it =
            |wrong: &&Wrong<G>| done.starts_with(&wrong.actions) || wrong.actions.starts_with(done);
        self.wrong(first).iter().find(is_it)?.says.clone()
    }

    /// Where a game with these steps stands. `is_on_turn` is whether the learner is to act.
    pub(crate) fn stand(&self, steps: &[Step<G>], is_on_turn: bool) -> Stand<G::Action> {
        let (mut line, mut taken, mut number) = (0, 0, 0);
        while line < self.lines.len() {
            if self.lines[line].task.is_none() {
                match steps.get(taken) {
                    None => return Stand::Pending { next: line },
                    Some(step) if *step == self.lines[line].step => {
                        (line, taken) = (line + 1, taken + 1);
                    }
                    Some(_) => return Stand::OffScript,
                }
                continue;
            }
            number += 1;
            let own = steps[taken..].iter().map_while(|step| match step {
                Step::Act { seat, action } if *seat == self.learner => Some(*action),
                Step::Act { .. } | Step::Chance(_) => None,
            });
            let own: Vec<G::Action> = own.collect();
            let ways = self.ways(line);
            let is_last = taken + own.len() == steps.len();
            if self.open(line).is_some() {
                // Whatever was let through is right; nothing of the script comes after it.
                let is_over = !is_last || !is_on_turn;
                return if is_over {
                    Stand::Through
                } else {
                    Stand::Task { first: line, number, so_far: own }
                };
            } else if let Some(way) = ways.iter().find(|way| own.starts_with(way)) {
                (line, taken) = (self.decision(line).1, taken + way.len());
            } else if is_last && ways.iter().any(|way| way.starts_with(&own)) {
                return Stand::Task { first: line, number, so_far: own };
            } else {
                return Stand::OffScript;
            }
        }
        Stand::Through
    }
}
