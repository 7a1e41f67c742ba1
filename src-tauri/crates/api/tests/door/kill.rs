//! Killed at any moment, the app never loses a step that it acknowledged, a decision of several
//! actions is there whole or not at all, and its file opens.
//!
//! Each test runs itself again as a child that plays a scripted game and says after every reply how
//! far it is. The parent kills it (SIGKILL) at a random moment and compares the file with what the
//! script must have left there. All children play on one file, so it has all their deaths behind
//! it in the end.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;
use std::{env, fs, thread};

use api::App;
use api::wire::{ApiError, At, Decision, NewTable, Reply, Request, SeatPlan, TableState, Take};
use game::{Game, HouseRng, rng_from_seed};
use game_check::tier;
use rand::RngExt;
use table::{AnyAction, AnyOffer, AnySetup, Holder, Next, Sitter};
use tokio::runtime::Runtime;

/// How often a child is killed: by each of the tests.
fn n_kills() -> u64 {
    tier(60, 200)
}

/// How many scripts the children play in turn.
const N_SCRIPTS: u64 = 4;

/// How many requests a script has at most.
const N_REQUESTS: usize = 120;

/// Set for the child: the file it plays on.
const FILE: &str = "KILL_FILE";
/// Set for the child: the number of its script.
const SCRIPT: &str = "KILL_SCRIPT";

/// What a table looks like on disk, without ids and times.
#[derive(Clone, Eq, PartialEq, Debug)]
struct OnDisk {
    at: usize,
    practice: bool,
    moves: Vec<(Option<u8>, String, u16, bool)>,
}

fn on_disk(file: &Path, table: &str) -> Option<OnDisk> {
    let store = store::open(file);
    let store::Opened::Sound(store) = store else { panic!("the file is not sound: {store:?}") };
    let game = store.game(table).ok()?;
    let moves = game.moves.into_iter().map(|it| (it.seat, it.what, it.undone, it.joined)).collect();
    Some(OnDisk { at: game.at, practice: game.practice, moves })
}

fn seats() -> Vec<SeatPlan> {
    let seat = |name: &str| SeatPlan {
        // People who know the deal from the last kill would play for practice, otherwise.
        name: format!("{name} {}", std::process::id()),
        mark: name.to_owned(),
        sitter: Sitter::Person,
        profile: None,
        help: None,
        handicap: None,
    };
    vec![seat("A"), seat("B")]
}

/// A way to play.
#[derive(Copy, Clone)]
struct Way {
    /// The name of its test.
    test: &'static str,
    /// What else is decided with an action, where the rules allow it.
    then: fn(hunters::Action) -> Option<hunters::Action>,
}

/// One action a request.
const ONE_BY_ONE: Way = Way { test: "no_acknowledged_step_is_lost_by_a_kill", then: |_| None };

/// A tile goes down together with the decision to put nothing on it.
const TOGETHER: Way = Way {
    test: "a_decision_of_several_actions_is_there_whole_or_not_at_all_after_a_kill",
    then: |action| matches!(action, hunters::Action::Place { .. }).then_some(hunters::Action::Pass),
};

impl Way {
    /// The next request of a script: mostly play on, now and then undo and redo.
    fn next(self, state: &TableState, rng: &mut HouseRng) -> Option<Request> {
        let at = || At { table: state.table.clone(), at: state.shown.at };
        let table = state.table.clone();
        if let Holder::Nobody { next } = state.shown.holder {
            return Some(Request::Take(Take { table, seat: next }));
        }
        if state.shown.can_undo && rng.random_range(0..4) == 0 {
            return Some(Request::Undo(at()));
        }
        if state.shown.can_redo && rng.random_range(0..2) == 0 {
            return Some(Request::Redo(at()));
        }
        match state.shown.next {
            Next::Act => {
                let Some(AnyOffer::Hunters(offer)) = &state.shown.offer else { panic!("an offer") };
                let offered = hunters::Hunters::offered(offer);
                let action = offered[rng.random_range(0..offered.len())];
                let all = std::iter::once(action).chain((self.then)(action));
                let actions = all.map(AnyAction::Hunters).collect();
                Some(Request::Act(Decision {
                    table,
                    seat: state.shown.actor?,
                    actions,
                    at: state.shown.at,
                }))
            }
            Next::Pass => Some(Request::Pass(at())),
            Next::Continue => Some(Request::Continue(at())),
            Next::Wait | Next::Over => None,
        }
    }

    /// Plays a script, and tells after every reply.
    fn play(self, file: &Path, script: u64, mut tell: impl FnMut(&TableState)) {
        Runtime::new().unwrap().block_on(async {
            let app = App::open(file);
            let new = NewTable {
                setup: AnySetup::Hunters(hunters::Setup::new(2)),
                seats: seats(),
                seed: Some(api::seed::code(script)),
                practice: None,
                trust: None,
                script: None,
            };
            let mut rng = rng_from_seed(script);
            let mut request = Some(Request::NewTable(new));
            for _ in 0..N_REQUESTS {
                let Some(next) = request else { break };
                let state = ask(&app, next).await;
                tell(&state);
                request = self.next(&state, &mut rng);
            }
        });
    }
}

/// The answer to a request. What the rules do not let be decided together goes one by one.
async fn ask(app: &App, request: Request) -> TableState {
    let first = if let Request::Act(all) = &request
        && all.actions.len() > 1
    {
        Some(Decision { actions: all.actions[..1].to_vec(), ..all.clone() })
    } else {
        None
    };
    let reply = match (app.handle(request).await, first) {
        (Err(ApiError::Illegal { n: 1, .. } | ApiError::Unforeseen { n: 1 }), Some(first)) => {
            app.handle(Request::Act(first)).await
        }
        (reply, _) => reply,
    };
    let Ok(Reply::Table(state)) = reply else { panic!("a table, not {reply:?}") };
    state
}

/// What the file must hold after each reply of a script.
fn expected(way: Way, script: u64) -> Vec<OnDisk> {
    let folder = Folder::new(&format!("expected-{}-{script}", way.test));
    let copy = Folder::new(&format!("copy-{}-{script}", way.test));
    let mut states = Vec::new();
    way.play(&folder.file(), script, |state| {
        // The file has an owner, who goes on playing: looked at is what lies on disk now.
        for name in ["games.db", "games.db-wal"] {
            fs::copy(folder.0.join(name), copy.0.join(name)).unwrap();
        }
        states.push(on_disk(&copy.file(), &state.table).unwrap());
    });
    states
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("kill-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn no_acknowledged_step_is_lost_by_a_kill() {
    kill_and_compare(ONE_BY_ONE);
}

#[test]
fn a_decision_of_several_actions_is_there_whole_or_not_at_all_after_a_kill() {
    for states in kill_and_compare(TOGETHER) {
        let joined = |state: &OnDisk| state.moves.iter().filter(|it| it.3).count();
        assert!(states.iter().map(joined).max() > Some(5), "there were such decisions");
    }
}

/// Kills children in the middle of their games and compares what they leave with what it must be.
/// Returns that, reply by reply, for every script.
fn kill_and_compare(way: Way) -> Vec<Vec<OnDisk>> {
    if let (Some(file), Ok(script)) = (env::var_os(FILE), env::var(SCRIPT)) {
        way.play(Path::new(&file), script.parse().unwrap(), |state| {
            // One write, so that a line is there whole or not at all.
            let line = format!("\nacknowledged {}\n", state.table);
            std::io::stdout().write_all(line.as_bytes()).unwrap();
        });
        return Vec::new();
    }

    let scripts: Vec<Vec<OnDisk>> = (0..N_SCRIPTS).map(|script| expected(way, script)).collect();
    let folder = Folder::new(way.test);
    let mut rng = rng_from_seed(2026);
    let mut n_acknowledged = 0;
    let mut n_midway = 0;
    for kill in 0..n_kills() {
        let script = kill % N_SCRIPTS;
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", &format!("kill::{}", way.test), "--nocapture"])
            .env(FILE, folder.file())
            .env(SCRIPT, script.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (told, hear) = channel();
        let lines = thread::spawn(move || {
            let lines = out.lines().map_while(Result::ok);
            let tables = lines.filter_map(|it| Some(it.strip_prefix("acknowledged ")?.to_owned()));
            tables.inspect(|_| told.send(()).unwrap_or_default()).collect::<Vec<String>>()
        });
        // One of five is killed while it starts or opens the file, the others in their game.
        if kill % 5 == 0 {
            thread::sleep(Duration::from_micros(rng.random_range(0..20_000)));
        } else {
            hear.recv().unwrap();
            thread::sleep(Duration::from_micros(rng.random_range(0..40_000)));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let tables = lines.join().unwrap();
        let n = tables.len();
        n_acknowledged += n;
        n_midway += usize::from(n > 0 && n < N_REQUESTS);
        let Some(table) = tables.last() else { continue };
        let found = on_disk(&folder.file(), table).expect("an acknowledged game is there");
        let states = &scripts[script as usize];
        // What was acknowledged is there; what was not may be, as far as the next request.
        let may_be = [Some(&states[n - 1]), states.get(n)];
        assert!(
            may_be.contains(&Some(&found)),
            "kill {kill}: after {n} replies the file is at step {}, not {}",
            found.at,
            states[n - 1].at,
        );
    }
    let n_kills = n_kills();
    eprintln!("{n_kills} kills, {n_midway} in the middle of a game, {n_acknowledged} replies");
    assert!(n_midway > n_kills as usize / 4, "the kills fall into games: {n_midway}");
    scripts
}
