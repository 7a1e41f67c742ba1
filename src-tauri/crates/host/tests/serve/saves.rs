//! The saves of the served app: killed at any moment, started twice, whatever their folder is called.
//! What a kill does to every kind of decision is tested in `api`; here it is the whole program, and
//! these run on every system.

use std::sync::mpsc::channel;
use std::time::Duration;
use std::{env, fs, io, thread};

use api::App;
use api::wire::{At, Decision, NewTable, Reply, Request, SeatPlan, TableState};
use game::{HouseRng, rng_from_seed};
use rand::RngExt;
use serde_json::{Value, json};
use table::{GameId, Next, Sitter};
use tokio::runtime::Runtime;

use crate::server::{Folder, Server, call};

/// How often the program is killed, if `KILLS` says no other number.
const N_KILLS: usize = 10;

/// How many requests a game has at most.
const N_REQUESTS: usize = 60;

/// A game of two people: what is asked, and what the table is after each answer.
#[derive(Default)]
struct Script {
    asked: Vec<Value>,
    after: Vec<Value>,
}

impl Script {
    /// Plays it in this process.
    fn played() -> Self {
        let folder = Folder::new("script");
        let mut script = Self::default();
        Runtime::new().unwrap().block_on(async {
            let app = App::open(folder.file());
            let mut rng = rng_from_seed(43);
            let mut next = Some(first_request());
            for _ in 0..N_REQUESTS {
                let Some(request) = next else { break };
                script.asked.push(serde_json::to_value(&request).unwrap());
                let reply = app.handle(request).await;
                let Ok(Reply::Table(state)) = reply else { panic!("a table, not {reply:?}") };
                script.after.push(kept(&serde_json::to_value(&state).unwrap()));
                next = next_request(&state, &mut rng);
            }
        });
        script
    }

    /// Plays it at a server until that is gone. Tells the table's id after every answer.
    fn play(&self, address: &str, name: &str, mut tell: impl FnMut(&str)) {
        let mut table = String::new();
        for request in &self.asked {
            let mut request = request.clone();
            if request["type"] == "newTable" {
                // Who knows the deal from the last kill would play for practice, otherwise.
                for seat in 0..2 {
                    request["seats"][seat]["name"] = json!(format!("{name} {seat}"));
                }
            } else {
                request["table"] = json!(table);
            }
            let Ok(state) = answered(address, &request) else { return };
            state["table"].as_str().unwrap().clone_into(&mut table);
            tell(&table);
        }
    }
}

fn first_request() -> Request {
    let seat = |name: &str| SeatPlan {
        name: name.to_owned(),
        mark: name.to_owned(),
        sitter: Sitter::Person,
        profile: None,
        help: None,
        handicap: None,
    };
    Request::NewTable(NewTable {
        setup: GameId::Hunters.standard(2),
        seats: vec![seat("a"), seat("b")],
        seed: Some(api::seed::code(43)),
        practice: None,
        trust: Some(true),
        script: None,
    })
}

/// Plays on, and now and then takes something back.
fn next_request(state: &TableState, rng: &mut HouseRng) -> Option<Request> {
    let at = At { table: state.table.clone(), at: state.shown.at };
    if state.shown.can_undo && rng.random_range(0..6) == 0 {
        return Some(Request::Undo(at));
    }
    match state.shown.next {
        Next::Act => {
            let actions = state.shown.offer.as_ref()?.actions();
            let action = actions[rng.random_range(0..actions.len())];
            let (table, seat) = (state.table.clone(), state.shown.actor?);
            Some(Request::Act(Decision { table, seat, actions: vec![action], at: state.shown.at }))
        }
        Next::Pass => Some(Request::Pass(at)),
        Next::Continue => Some(Request::Continue(at)),
        Next::Wait | Next::Over => None,
    }
}

/// What of a table has to outlive a kill.
fn kept(state: &Value) -> Value {
    json!([state["at"], state["turn"], state["view"], state["sheet"], state["practice"]])
}

/// The answer of a server to a request; an error where there is nobody to answer any more.
fn answered(address: &str, request: &Value) -> io::Result<Value> {
    let answer = call(address, &request.to_string())?;
    let whole = answer.starts_with("HTTP/1.1 200").then(|| answer.split_once("\r\n\r\n")).flatten();
    let Some((_, body)) = whole else {
        assert!(!answer.starts_with("HTTP/1.1 4"), "{request}: {answer}");
        return Err(io::ErrorKind::UnexpectedEof.into());
    };
    Ok(serde_json::from_str(body)?)
}

/// A server on saves that lie elsewhere.
fn serve(folder: &Folder) -> Server {
    Server::on(&folder.file(), Folder::new("page"))
}

/// What a server has of a table.
fn opened(server: &Server, table: &str) -> Value {
    let state = answered(&server.address, &json!({"type": "open", "table": table}));
    kept(&state.expect("an acknowledged game is there"))
}

#[test]
fn killed_at_any_moment_it_has_every_step_that_it_acknowledged() {
    let n_kills = env::var("KILLS").map_or(N_KILLS, |it| it.parse().expect("KILLS is a number"));
    let script = Script::played();
    let folder = Folder::new("killed");
    let mut rng = rng_from_seed(2026);
    let mut n_acknowledged = 0;
    let mut n_midway = 0;
    let mut server = serve(&folder);
    for kill in 0..n_kills {
        let name = format!("{} {kill}", std::process::id());
        let (address, child) = (&server.address, &mut server.child);
        let (told, heard) = channel();
        let wanted = rng.random_range(1..script.asked.len());
        let pause = Duration::from_micros(rng.random_range(0..8_000));
        let tables: Vec<String> = thread::scope(|scope| {
            let player = scope.spawn(|| {
                let mut tables = Vec::new();
                script.play(address, &name, |table| {
                    tables.push(table.to_owned());
                    let _ = told.send(());
                });
                tables
            });
            assert_eq!(heard.iter().take(wanted).count(), wanted, "it answers until it is killed");
            // The game goes on.
            thread::sleep(pause);
            child.kill().unwrap();
            child.wait().unwrap();
            player.join().unwrap()
        });
        let n = tables.len();
        n_acknowledged += n;
        n_midway += usize::from(n < script.asked.len());
        server = serve(&folder);
        let found = opened(&server, tables.last().unwrap());
        // What was acknowledged is there; what was not may be, as far as the next request.
        let may_be = [Some(&script.after[n - 1]), script.after.get(n)];
        assert!(may_be.contains(&Some(&found)), "kill {kill} after {n} replies left {}", found[0]);
    }
    println!("{n_kills} kills, {n_midway} in the middle of a game, {n_acknowledged} replies");
    assert!(n_midway > n_kills / 2, "the kills fall into games: {n_midway}");
}

#[test]
fn a_second_start_looks_on_until_the_first_one_ends() {
    let folder = Folder::new("twice");
    let script = Script::played();
    let first = serve(&folder);
    let begun = answered(&first.address, &script.asked[0]).unwrap();
    let second = serve(&folder);
    let seen = opened(&second, begun["table"].as_str().unwrap());
    assert_eq!(seen, script.after[0]);
    let refused = second.call(&script.asked[0].to_string());
    assert!(refused.starts_with("HTTP/1.1 422"), "{refused}");
    assert!(refused.ends_with(r#"{"code":"inUse"}"#), "{refused}");
    drop(first);
    let again = (0..200).find_map(|_| {
        thread::sleep(Duration::from_millis(50));
        let answer = second.call(&script.asked[0].to_string());
        answer.starts_with("HTTP/1.1 200").then_some(answer)
    });
    again.expect("the second one may write once the first is gone");
}

#[test]
fn saves_lie_in_a_folder_of_any_name_and_length() {
    let script = Script::played();
    let top = Folder::new("Žluťoučký kůň, ÚPĚL (ďábelské) ódy & 1 % + #2 日本");
    let mut file = top.path().to_owned();
    while file.as_os_str().len() < 400 {
        file.push("Rodinné hry u babičky na chalupě – léto, co pršelo");
    }
    fs::create_dir_all(&file).unwrap();
    file.push("partie naší rodiny.db");
    let mut server = Server::on(&file, Folder::new("page"));
    let mut tables = Vec::new();
    script.play(&server.address, "A", |table| tables.push(table.to_owned()));
    assert_eq!(tables.len(), script.asked.len());
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    assert!(file.exists());
    server = Server::on(&file, Folder::new("page"));
    assert_eq!(Some(&opened(&server, &tables[0])), script.after.last());
}
