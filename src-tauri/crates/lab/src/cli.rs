//! [`Cli`]: the commands and their options, with the help that documents them.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use table::{GameId, Level};

use crate::bots::level_named;

/// The trace format, told in the help of the commands that write and read it.
const TRACE_HELP: &str = "\
Trace format: JSON Lines, one object a line.
  First  {\"game\", \"rules\", \"setup\", \"seed\"}: what fixes the start. `seed` may be missing;
         nothing is dealt from it in a replay.
  Then   {\"n\", \"by\", \"step\", \"state\", \"scores\"} for each step. n counts from 1. by is a seat
         (0 = first) or \"chance\"; step is the action or the chance outcome. scores are all
         seats' totals after the step; state is {\"turn\", \"view\"}, who is to act and the view of
         everything after the step.
  Last   {\"final\", \"places\"}: the score sheet and the place of each seat, 1 = first.
Written by hand, n, scores, state and the last line may be left out; what is there is compared.
Several games may follow one another in a file.";

/// The names of all games.
pub(crate) fn names() -> Vec<&'static str> {
    GameId::ALL.iter().map(|game| game.name()).collect()
}

/// Reads the name of a game.
fn game_named() -> impl TypedValueParser<Value = GameId> {
    let named = |name: String| GameId::named(&name).expect("it is one of the names");
    PossibleValuesParser::new(names()).map(named)
}

/// Plays, replays, checks and measures the rule engines.
#[derive(Debug, Parser)]
#[command(name = "lab", version, propagate_version = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What can be asked for.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Plays games with bots and tells how they went.
    #[command(after_help = TRACE_HELP)]
    Playout(Playout),
    /// Reads a trace, checks that every step is legal, and prints the final sheet.
    ///
    /// Prints the last line of the trace format for each game, or {"soFar", "turn"} where a trace
    /// stops before the game is over. Exit code 1, with the step and the reason, where a step is
    /// illegal or what the trace says of scores, states or the end is not so.
    #[command(after_help = TRACE_HELP)]
    Replay(Replay),
    /// Measures the engines: random games and single calls, in CPU time, medians of repeated runs.
    Bench(Bench),
    /// Plays random games and checks the whole contract at every position.
    ///
    /// Exit code 1 with the broken law and a trace of the game that led there.
    Check(Check),
    /// Hands everything that reads what others wrote texts and files that are nearly right.
    ///
    /// A case is a function of its target and its seed alone. Exit code 1 at the first one in which
    /// something panics, is answered with a bug of the app, or does not end, with the command that
    /// plays this case again.
    Fuzz(Fuzz),
    /// Plays two bots against each other and tells which is the stronger, and how sure that is.
    ///
    /// One deal with the seats gone round is a block: every seed is played so that A sits at every
    /// seat once, B at the others. Shares and intervals are of blocks, not of games as if each were
    /// a new experiment. Win: A alone is first, its pair with each B counted alone; with one
    /// seat both play the same deals and the better total wins.
    Arena(Arena),
    /// Plays seats of games that it is told line by line: a trace on standard input.
    ///
    /// A line {"choose": SEAT} between steps asks what the bot of that seat does; the answer is a line
    /// {"step": ACTION}. Not until it is told as a step of the trace is it done. So an arena has seats
    /// played by another build, which stay comparable as long as this stays as it is.
    Seat(SeatOf),
    /// Plays every level against the one below it and prints how often it is first.
    ///
    /// As in `arena`, but bound by each level's positions alone, so that the same command plays the
    /// same games everywhere. Prints a JSON list of the shape of `bots/data/ladder.json`.
    Ladder(Ladder),
    /// Fits the weights of an evaluator to how games ended that it played itself.
    Learn(Learn),
    /// Counts what levels miss: actions that cost as much as the review calls a mistake, against the
    /// best that a faultless look to the end of the turn finds, and what most of it was.
    ///
    /// All seats are of one level, bound by its positions alone. With --json each line is a row of
    /// `bots/data/slips.json`.
    Slips(Slips),
    /// Counts for how many hints something can be said beside points at once, and prints some of them
    /// with what is said.
    ///
    /// The games are played by bots of one level, bound by its positions alone, and whoever advises
    /// in the game is asked at every so many decisions. A line has the number of seats, the advice, the
    /// points it brings at once, and the reasons with what they are better by than the next best.
    Reasons(Reasons),
    /// Tells what a step of policy improvement over a level would gain: at every choice other
    /// actions are tried in imagined futures that another level plays on to the end.
    ///
    /// A level of which nothing is gained is as good as more search of this kind gets. Bound by
    /// positions alone. Points are those over the best other seat, or with one seat all; what is
    /// gained is counted where it was not chosen by, and at most what all futures together find.
    Improve(Improve),
    /// Tells what somebody gains who knows how a level chooses where all choose in secret at once.
    ///
    /// Bound by positions alone. Points are those over the best other seat, as the evaluator sees
    /// them after so many rounds; the intervals are of games.
    Exploit(Exploit),
    /// Plays games with bots, reviews the decisions of all seats as if persons had made them, and
    /// tells how long that took and what was found.
    Review(Review),
    /// Fits what expected points mean for the chance of being first (`review/data/judge.json`) to
    /// games between bots, and tells how often what was said to happen in so many per cent happened.
    Odds(Odds),
    /// Tells what games as they come usually bring a seat (`statistics/src/usual.rs`).
    Usual(Usual),
    Serve(host::Serve),
    Stock(host::Stock),
}

/// Games to play.
#[derive(Debug, Args)]
pub(crate) struct Playout {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long, required_unless_present = "setup")]
    pub(crate) seats: Option<u8>,
    /// Where chance comes from; the second game has the next seed, and so on.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    pub(crate) games: u64,
    /// A file with the setup as JSON, instead of the normal game for so many seats.
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
    /// Who plays, in seat order: the yardsticks random and greedy, or newcomer, guest, regular,
    /// rival, expert, master; a single one plays all seats.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "random",
          value_parser = level_named)]
    pub(crate) bots: Vec<Level>,
    /// Writes the games here as a trace.
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,
    /// Puts the whole position into every line of the trace.
    #[arg(long, requires = "trace")]
    pub(crate) states: bool,
}

/// A trace to replay.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The trace; `-` is standard input.
    pub(crate) file: PathBuf,
}

/// What to measure.
#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// Only this game; otherwise all.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: Option<GameId>,
    /// One JSON object a line instead of a table: game, seats, `games_per_s`, `steps_per_s`,
    /// `clone_ns`, `legal_actions_ns`, `apply_ns`, `preview_ns`, `imagine_ns`, `score_ns`,
    /// `totals_ns`, `view_ns`, `offer_ns`, `state_bytes`.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Games to check.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long, required_unless_present = "setup")]
    pub(crate) seats: Option<u8>,
    /// The seed of the first game.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    pub(crate) games: u64,
    /// At about how many positions of each game, drawn by its seed, what everybody sees and
    /// imagines is compared; everything else is checked at every position. Without it, at all.
    #[arg(long, value_name = "POSITIONS")]
    pub(crate) looks: Option<usize>,
    /// A file with the setup as JSON, instead of the normal game for so many seats.
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
}

/// What to hand over, and for how long.
#[derive(Debug, Args)]
pub(crate) struct Fuzz {
    /// Only these; otherwise all in turn.
    #[arg(long, value_name = "TARGET", value_delimiter = ',',
          value_parser = PossibleValuesParser::new(crate::fuzz::TARGETS))]
    pub(crate) targets: Vec<String>,
    /// How long.
    #[arg(long, default_value_t = 10.0, conflicts_with = "cases")]
    pub(crate) minutes: f64,
    /// How many cases of each target instead.
    #[arg(long)]
    pub(crate) cases: Option<u64>,
    /// The seed of the first case; without it one that was not there before.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
}

/// Games to review.
#[derive(Debug, Args)]
pub(crate) struct Review {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: u8,
    /// The seed of the first game.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    pub(crate) games: u64,
    /// Who plays, in seat order; a single one plays all seats.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "regular",
          value_parser = level_named)]
    pub(crate) bots: Vec<Level>,
    /// The threads that judge.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Every decision that was looked at closely, too.
    #[arg(long)]
    pub(crate) all: bool,
    /// Only the luck of the draws, nobody's decisions, and what it comes to in all games together.
    #[arg(long)]
    pub(crate) luck: bool,
}

/// Whole games that the judge's evaluator plays.
#[derive(Debug, Args)]
pub(crate) struct Usual {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: u8,
    /// What their luck comes from.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 4000)]
    pub(crate) games: usize,
}

/// Games to fit odds to.
#[derive(Debug, Args)]
pub(crate) struct Odds {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// Numbers of seats, gone round.
    #[arg(long, value_delimiter = ',', default_value = "2")]
    pub(crate) seats: Vec<u8>,
    /// The seed of the first game.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// The first so many of them are fitted to, all others are for checking; half of them unless said.
    #[arg(long)]
    pub(crate) fitted: Option<usize>,
    /// Who plays all seats.
    #[arg(long, value_name = "LEVEL", default_value = "regular", value_parser = level_named)]
    pub(crate) bots: Level,
}

/// Who plays whom.
#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long, required_unless_present = "setup")]
    pub(crate) seats: Option<u8>,
    /// A file with the setup as JSON, instead of the normal game for so many seats.
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
    /// The level that sits at one seat.
    #[arg(long, value_name = "LEVEL", value_parser = level_named)]
    pub(crate) a: Level,
    /// The level that sits at all others. The same as A should share the wins evenly.
    #[arg(long, value_name = "LEVEL", value_parser = level_named)]
    pub(crate) b: Level,
    /// A's data file, instead of the game's own: other weights, other recipes.
    #[arg(long, value_name = "FILE")]
    pub(crate) a_data: Option<PathBuf>,
    /// B's data file, instead of the game's own.
    #[arg(long, value_name = "FILE")]
    pub(crate) b_data: Option<PathBuf>,
    /// The `lab` of another build, which plays B: its levels, its evaluators, its data. It is told
    /// games as traces (`lab seat`). What it uses up is not counted as CPU here.
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) b_lab: Option<PathBuf>,
    /// How many blocks; a block has as many games as seats (with one seat: two).
    #[arg(long, default_value_t = 50)]
    pub(crate) blocks: u64,
    /// The seed of the first block; the second has the next one, and so on. Claims are made with
    /// seeds from 1000000 on, all others are for tuning.
    #[arg(long, default_value_t = 0)]
    pub(crate) first_seed: u64,
    /// The positions a bot may judge for a choice, instead of its level's own number; the frozen
    /// yardsticks keep theirs. Without --ms time is not limited then, and the same command gives
    /// the same games everywhere.
    #[arg(long)]
    pub(crate) nodes: Option<u32>,
    /// The milliseconds a bot may think about a choice, without a limit of positions (unless
    /// --nodes sets one); the frozen yardsticks keep their positions.
    #[arg(long)]
    pub(crate) ms: Option<u32>,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// One JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Who plays the seats that are asked.
#[derive(Debug, Args)]
pub(crate) struct SeatOf {
    /// The level.
    #[arg(long, value_name = "LEVEL", value_parser = level_named)]
    pub(crate) level: Level,
    /// Its data file, instead of the game's own.
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// The positions it may judge for a choice; as in `arena`.
    #[arg(long)]
    pub(crate) nodes: Option<u32>,
    /// The milliseconds it may think about a choice; as in `arena`.
    #[arg(long)]
    pub(crate) ms: Option<u32>,
}

/// Levels to compare with their neighbours.
#[derive(Debug, Args)]
pub(crate) struct Ladder {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: u8,
    /// Only these levels against the ones below them; otherwise all.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = level_named)]
    pub(crate) levels: Vec<Level>,
    /// How many blocks for each pair.
    #[arg(long, default_value_t = 50)]
    pub(crate) blocks: u64,
    /// The seed of the first block; claims are made with seeds from 1000000 on.
    #[arg(long, default_value_t = 1_000_000)]
    pub(crate) first_seed: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

/// Weights fitted to how games ended.
#[derive(Debug, Args)]
pub(crate) struct Learn {
    /// Which game: one whose evaluator tells traits, or has networks.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats its tables have; what is learned is for so many.
    #[arg(long)]
    pub(crate) seats: u8,
    /// A data file to begin with, instead of the game's own.
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    /// Forgets all weights first.
    #[arg(long)]
    pub(crate) from_nothing: bool,
    /// Writes the data file with the new weights here, after each generation.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Where chance comes from.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many generations.
    #[arg(long, default_value_t = 3)]
    pub(crate) generations: u32,
    /// The games of a generation.
    #[arg(long, default_value_t = 2000)]
    pub(crate) games: u64,
    /// How much what is said later in a game counts against what is said a turn later, 0..=1; 1 counts
    /// only how it ended. Of traits alone: networks are always told how it ended.
    #[arg(long, default_value_t = 0.95)]
    pub(crate) lambda: f64,
    /// Who made it, for the data file: the commit.
    #[arg(long, value_name = "TEXT")]
    pub(crate) made_by: Option<String>,
    /// Games played at the same time. What is learned is the same with any number, but for rounding.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

/// Games whose slips are counted.
#[derive(Debug, Args)]
pub(crate) struct Slips {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats; each number gets lines of its own.
    #[arg(long, value_delimiter = ',', default_value = "2")]
    pub(crate) seats: Vec<u8>,
    /// Which levels: those that look no further than their own turn, which a look to its end can
    /// judge.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = level_named,
          default_value = "newcomer,guest,regular,rival")]
    pub(crate) levels: Vec<Level>,
    /// How many games of each level and number of seats.
    #[arg(long, default_value_t = 20)]
    pub(crate) games: u64,
    /// The seed of the first game; the second has the next one, and so on.
    #[arg(long, default_value_t = 0)]
    pub(crate) first_seed: u64,
    /// From how many points on it is a slip; otherwise from what the review calls a mistake.
    #[arg(long)]
    pub(crate) points: Option<f64>,
    /// One JSON object a line instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Hints that are asked for.
#[derive(Debug, Args)]
pub(crate) struct Reasons {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long, value_delimiter = ',', default_value = "2")]
    pub(crate) seats: Vec<u8>,
    /// Who plays the games.
    #[arg(long, value_name = "LEVEL", default_value = "regular", value_parser = level_named)]
    pub(crate) level: Level,
    /// How many games of each number of seats.
    #[arg(long, default_value_t = 10)]
    pub(crate) games: u64,
    /// The seed of the first game; the second has the next one, and so on.
    #[arg(long, default_value_t = 0)]
    pub(crate) first_seed: u64,
    /// A hint is asked for at every so many decisions.
    #[arg(long, default_value_t = 5)]
    pub(crate) every: usize,
    /// So many hints are printed, evenly spread over all.
    #[arg(long, default_value_t = 20)]
    pub(crate) show: usize,
    /// Prints only hints for which nothing can be said.
    #[arg(long)]
    pub(crate) bare: bool,
}

/// Games at whose choices other actions are tried.
#[derive(Debug, Args)]
pub(crate) struct Improve {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: u8,
    /// Who plays.
    #[arg(long, value_name = "LEVEL", default_value = "master", value_parser = level_named)]
    pub(crate) level: Level,
    /// How many games.
    #[arg(long, default_value_t = 12)]
    pub(crate) games: u64,
    /// The seed of the first game; the second has the next one, and so on.
    #[arg(long, default_value_t = 0)]
    pub(crate) first_seed: u64,
    /// The actions that promise most which are tried beside what was chosen.
    #[arg(long, default_value_t = 6)]
    pub(crate) best: usize,
    /// Others that are tried, drawn by lot.
    #[arg(long, default_value_t = 0)]
    pub(crate) others: usize,
    /// The futures that each is tried in.
    #[arg(long, default_value_t = 32)]
    pub(crate) futures: u32,
    /// Who plays futures on to the end.
    #[arg(long, value_name = "LEVEL", default_value = "expert", value_parser = level_named)]
    pub(crate) then: Level,
    /// The positions judged for a choice in a future, instead of that level's own number.
    #[arg(long)]
    pub(crate) then_nodes: Option<u32>,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

/// Games whose secret choices are answered.
#[derive(Debug, Args)]
pub(crate) struct Exploit {
    /// Which game.
    #[arg(long, value_parser = game_named())]
    pub(crate) game: GameId,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: u8,
    /// Who plays and is answered.
    #[arg(long, value_name = "LEVEL", default_value = "expert", value_parser = level_named)]
    pub(crate) level: Level,
    /// A data file, instead of the game's own.
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// How many games.
    #[arg(long, default_value_t = 20)]
    pub(crate) games: u64,
    /// The seed of the first game; the second has the next one, and so on.
    #[arg(long, default_value_t = 0)]
    pub(crate) first_seed: u64,
    /// Every so many secret choices of a game are answered.
    #[arg(long, default_value_t = 3)]
    pub(crate) every: usize,
    /// How often the level is asked.
    #[arg(long, default_value_t = 16)]
    pub(crate) draws: usize,
    /// The answers that promise most which are tried beside what the level does.
    #[arg(long, default_value_t = 10)]
    pub(crate) best: usize,
    /// The futures that each is tried in.
    #[arg(long, default_value_t = 48)]
    pub(crate) futures: usize,
    /// How many turns each seat plays in them, on the mean.
    #[arg(long, default_value_t = 20)]
    pub(crate) rounds: u32,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}
