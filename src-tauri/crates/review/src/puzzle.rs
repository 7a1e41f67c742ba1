//! [`Puzzle`]: a position out of a game between bots, where the best move is clear and not the one that
//! comes to mind first.
//!
//! There are two kinds. In the middle of a game the best is judged in futures, as a review does it. At
//! the last decision of a game nothing is left to imagine: all that can be done is tried, and the most
//! points are proved.

use std::sync::Arc;

use bots::{Bots, Data, Opponents, play, ranked};
use game::{Game, Seat, SeatSet, Seen, Step, rng_from_seed};
use search::{Limits, Stop};
use serde::{Deserialize, Serialize};
use table::{GameId, KeptStep, KeptTable, Level, Sitter, for_game};

use crate::case::{Case, Verdict};
use crate::game_of::any;
use crate::grade::Grade;
use crate::judge::{Work, mixed};
use crate::report::Judged;
use crate::settings::{CHANCE, Care, Settings};

/// What is asked for in some of the games that are looked through, one after the other until it is found.
struct Demand {
    games: u64,
    /// Who plays them: they err as people do, and where they do is asked.
    players: Level,
    /// What was played there is at least this.
    least: Grade,
    /// Whether a faultless look to the end of the turn does not find the best either.
    is_hard: bool,
}

/// The hardest first.
const DEMANDS: [Demand; 3] = [
    Demand { games: 2, players: Level::Guest, least: Grade::Mistake, is_hard: true },
    Demand { games: 4, players: Level::Newcomer, least: Grade::Mistake, is_hard: false },
    Demand { games: 20, players: Level::Newcomer, least: Grade::Inaccuracy, is_hard: false },
];

/// At so many decisions of each.
const MOST_CASES: usize = 24;

/// With so many things to do at least: of few the best is soon guessed.
const LEAST_CHOICE: usize = 5;

/// So many others of the best may be as good as the best, as far as that can be told.
const MOST_EQUALS: usize = 1;

/// Where the most points are asked, so many things to do may be accepted.
const MOST_ACCEPTED: usize = 4;

/// How far one look goes.
const LOOK: u32 = 20_000;

/// What is asked for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PuzzleKind {
    /// The best move, as far as futures tell.
    #[default]
    BestMove,
    /// The most points that the last decision of a game can bring.
    MostPoints,
}

impl PuzzleKind {
    /// What is asked for in a game on the day of this number, which is the Julian one.
    pub fn of(game: GameId, day: i64) -> Self {
        let from = Settings::of(game.name()).and_then(|it| it.most_points_from);
        match from {
            Some(from) if day >= from && (day - from) % 2 == 0 => Self::MostPoints,
            _ => Self::BestMove,
        }
    }
}

/// A position to solve: what its first seat should do there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The version of the judge that found it.
    pub judge: u32,
    /// What is asked for.
    #[serde(default)]
    pub kind: PuzzleKind,
    /// The version of the rules.
    pub rules: u16,
    /// What fixes the start of its game, as JSON.
    pub setup: String,
    /// How many seats there are.
    pub seats: u8,
    /// Where chance came from.
    pub seed: u64,
    /// The whole game: whose step, nobody's for chance, and the step as JSON.
    pub steps: Vec<(Option<Seat>, String)>,
    /// What was played there, and what is better.
    pub judged: Judged,
}

impl Puzzle {
    /// Its whole game, with a person at the seat that is asked.
    pub fn kept(&self, level: Level) -> KeptTable {
        let sitter = |seat: Seat| {
            if seat == self.judged.seat { Sitter::Person } else { Sitter::Bot { level } }
        };
        let step = |(by, what): &(Option<Seat>, String)| KeptStep {
            by: *by,
            what: what.clone(),
            think_ms: 0,
            undone: 0,
            joined: false,
        };
        KeptTable {
            setup: self.setup.clone(),
            rules: self.rules,
            seed: self.seed,
            sitters: Seat::all(self.seats).map(sitter).collect(),
            script: "[]".to_owned(),
            practice: true,
            steps: self.steps.iter().map(step).collect(),
            at: self.steps.len(),
        }
    }
}

/// The puzzle of this kind and seed: the same on every device, for it is bound by positions judged and
/// never by time. `None` where none was found, or stopped on the way.
pub fn puzzle(
    game: GameId,
    kind: PuzzleKind,
    seed: u64,
    (care, stop): (Care, &Arc<Stop>),
) -> Option<Puzzle> {
    for_game!(game, G => found::<G>(game, kind, seed, (care, stop)))
}

fn found<G: Opponents>(
    game: GameId,
    kind: PuzzleKind,
    seed: u64,
    (taken, stop): (Care, &Arc<Stop>),
) -> Option<Puzzle> {
    let settings = Settings::with(G::NAME, taken)?;
    let data = Data::<G>::own();
    let (n_seats, _) = game.seats();
    let setup = G::standard(n_seats);
    let start = G::new(&setup).ok()?;
    let demands = DEMANDS.iter().flat_map(|it| (0..it.games).map(move |_| it));
    demands.zip(0..).find_map(|(demand, n)| {
        let seed = mixed(seed, n);
        let levels = vec![demand.players; usize::from(n_seats)];
        let mut steps = Vec::new();
        let saw = |step, _: &G| {
            steps.push(step);
            Ok(())
        };
        let bots = Bots::new(&levels, seed).until(stop);
        play(start.clone(), bots, seed, saw).ok()?;
        let evaluator = &**data.evaluator();
        let asked = (SeatSet::only(Seat::FIRST), &[][..]);
        let known = (String::new(), None);
        let work = Work::new((evaluator, settings), (&start, &steps, seed), asked, known, any::<G>);
        let mut cases: Vec<&Case<G>> = work.cases().iter().filter(|it| is_choice(it)).collect();
        let judged = match kind {
            PuzzleKind::BestMove => {
                cases.sort_by_key(|it| mixed(seed, it.n as u64));
                let mut some = cases.into_iter().take(MOST_CASES);
                some.find_map(|it| clear(&work, it, demand, stop))?
            }
            PuzzleKind::MostPoints => proved(&work, cases.last()?, demand, stop)?,
        };
        let kept = |step: &Step<G>| match *step {
            Step::Act { seat, action } => Some((Some(seat), serde_json::to_string(&action).ok()?)),
            Step::Chance(came) => Some((None, serde_json::to_string(&came).ok()?)),
        };
        Some(Puzzle {
            judge: settings.judge,
            kind,
            rules: G::RULES,
            setup: serde_json::to_string(&setup).ok()?,
            seats: n_seats,
            seed,
            steps: steps.iter().map(kept).collect::<Option<_>>()?,
            judged,
        })
    })
}

/// The last decision of a game as it is judged, where it is worth asking: whatever is done ends the game,
/// so that what it brings is known to the point; what was played falls short as demanded, and hardly
/// anything comes near the most.
fn proved<G: Opponents>(
    work: &Work<'_, G, G::Evaluator>,
    case: &Case<G>,
    demand: &Demand,
    stop: &Stop,
) -> Option<Judged> {
    let (settings, n_seats) = (work.settings(), case.position.n_seats());
    let brought = |action| {
        let mut end = case.position.clone();
        end.apply(Step::Act { seat: case.seat, action }, &mut ());
        end.places()?;
        Some((action, end.totals()[case.seat.index()]))
    };
    let all: Vec<(G::Action, i32)> =
        case.position.legal_actions(case.seat).map(brought).collect::<Option<_>>()?;
    let most = all.iter().map(|&(_, total)| total).max()?;
    let &(best, _) = all.iter().find(|&&(_, total)| total == most)?;
    let is_accepted = |&&(_, total): &&(_, i32)| f64::from(most - total) < settings.points[0];
    if all.iter().filter(is_accepted).count() > MOST_ACCEPTED {
        return None;
    }
    let verdict = work.bench(case, stop).against(best)?;
    let is_asked = verdict.grade(settings, n_seats) >= demand.least && !stop.is_stopped();
    is_asked.then(|| work.decision(case, &verdict, true))
}

fn is_choice<G: Game>(case: &Case<G>) -> bool {
    case.position.legal_actions(case.seat).nth(LEAST_CHOICE - 1).is_some()
}

/// The decision as it is judged, where it is worth asking: what was played is as bad as demanded, what
/// scores most at once is worse than the best, too, and so is nearly all else. Where it is to be hard,
/// it is what a look to the end of the turn likes best as well.
fn clear<G: Opponents>(
    work: &Work<'_, G, G::Evaluator>,
    case: &Case<G>,
    demand: &Demand,
    stop: &Stop,
) -> Option<Judged> {
    let (settings, n_seats) = (work.settings(), case.position.n_seats());
    let quick = work.bench(case, stop).look()?;
    let may_be = |it: &Verdict<G::Action>| {
        let nth = usize::from(demand.least >= Grade::Mistake);
        it.points.mean >= settings.points[nth] && (n_seats == 1 || it.chance.mean >= CHANCE[nth])
    };
    quick.best.filter(|_| may_be(&quick))?;
    let verdict = work.bench(case, stop).look_closely()?;
    let best = verdict.best.filter(|_| verdict.grade(settings, n_seats) >= demand.least)?;
    let loses = |other: G::Action| {
        let other = Case { played: other, ..case.clone() };
        Some(work.bench(&other, stop).against(best)?.grade(settings, n_seats))
    };
    let at_once = Bots::<G>::new(&vec![Level::Greedy; usize::from(n_seats)], case.seed)
        .choose(&case.position, case.seat)?;
    let looked = || {
        let seen = Seen::new(&case.position, case.seat);
        let limits = Limits::new(LOOK, stop);
        Some(ranked::<G>(&seen, limits, &mut rng_from_seed(case.seed)).first()?.0)
    };
    let mut obvious = vec![at_once];
    if demand.is_hard {
        obvious.push(looked()?);
    }
    for other in obvious {
        if other == best || other != case.played && loses(other)? == Grade::Good {
            return None;
        }
    }
    let mut n_equals = 0;
    for other in work.bench(case, stop).finalists()? {
        if other != best && other != case.played && loses(other)? == Grade::Good {
            n_equals += 1;
        }
        if n_equals > MOST_EQUALS {
            return None;
        }
    }
    // A stop may have cut any of these short.
    (!stop.is_stopped()).then(|| work.decision(case, &verdict, true))
}
