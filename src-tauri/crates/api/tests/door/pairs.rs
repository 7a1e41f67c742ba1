//! Secrets by pairs: two tables that differ only in what their holder may not know answer
//! everything the holder can ask the same, to the letter. For all games.
//!
//! A game is played a little way, and its log is changed where the holder cannot know it: a card in
//! another hand for one that nobody has seen, an answer that lies face down for another one. What
//! is hidden is said here by the rules of each game and not asked of the engine that is tested; the
//! engine only says whether the other log keeps the rules too.

use api::App;
use api::wire::{DayOf, GamesFilter, HintOf, NewTable, PositionAt, Request, TableState, Take};
use bastards::Bastards;
use game::{Dealer, Game, HouseRng, Seat, Step, Title, Turn, Viewer, rng_from_seed};
use game_check::tier;
use hunters::{Hunters, TileId, TileKind};
use kraje::{Kraje, N_CARDS};
use okanagan::{Goal, Okanagan, Tile};
use rand::RngExt;
use review::{Estimate, Grade, Judged, Puzzle, PuzzleKind, Settings};
use serde::Serialize;
use serde_json::{Value, json};
use table::{AnyChance, GameId, Holder, Next};

use crate::begin::play;
use crate::desk::{Folder, act, at, decision, next_request, of, plan, saved, story, table};

/// A step of a log as it is on disk.
#[derive(Clone, PartialEq, Debug)]
struct Taken {
    /// Who took it; nobody: chance.
    seat: Option<u8>,
    what: Value,
}

/// The steps of a table so far and its setup, as no screen sees them.
fn on_disk(folder: &Folder, state: &TableState) -> (Value, Vec<Taken>) {
    let saved = saved(&folder.file(), &state.table);
    let step =
        |it: &store::Move| Taken { seat: it.seat, what: serde_json::from_str(&it.what).unwrap() };
    let setup = serde_json::from_str(&saved.new.setup).unwrap();
    (setup, saved.moves[..saved.at].iter().map(step).collect())
}

/// The position after these steps; `None` where the rules refuse one of them.
fn played<G: Game>(setup: &Value, log: &[Taken]) -> Option<G> {
    let mut position = G::new(&serde_json::from_value(setup.clone()).unwrap()).unwrap();
    for Taken { seat, what } in log {
        let what = what.clone();
        let step = match seat {
            Some(seat) => Step::Act {
                seat: Seat::new(*seat).unwrap(),
                action: serde_json::from_value(what).unwrap(),
            },
            None => Step::Chance(serde_json::from_value(what).unwrap()),
        };
        position.play(step, &mut ()).ok()?;
    }
    Some(position)
}

/// The same log with two things exchanged wherever a field of this name has them.
fn exchanged(log: &[Taken], key: &str, a: &Value, b: &Value) -> Vec<Taken> {
    let swap = |it: &Taken| {
        let mut it = it.clone();
        if let Some(field) = it.what.get_mut(key) {
            *field = if field == a {
                b.clone()
            } else if field == b {
                a.clone()
            } else {
                return it;
            };
        }
        it
    };
    log.iter().map(swap).collect()
}

/// The things of `all` that no step so far has brought up in a field of this name.
fn unseen<T: Serialize>(log: &[Taken], key: &str, all: impl IntoIterator<Item = T>) -> Vec<Value> {
    let all = all.into_iter().map(|it| serde_json::to_value(it).unwrap());
    all.filter(|it| log.iter().all(|step| step.what.get(key) != Some(it))).collect()
}

/// The log with each hidden thing exchanged for each that nobody has seen.
fn with_others(log: &[Taken], key: &str, hidden: &[Value], fresh: &[Value]) -> Vec<Vec<Taken>> {
    let pairs = hidden.iter().flat_map(|a| fresh.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| exchanged(log, key, a, b)).collect()
}

fn json_of<T: Serialize>(items: impl IntoIterator<Item = T>) -> Vec<Value> {
    items.into_iter().map(|it| serde_json::to_value(it).unwrap()).collect()
}

/// A game of which pairs are made.
trait Hides: Game {
    /// Other logs that nobody could tell from this one who sat at this seat. Some may break the
    /// rules, where what was exchanged does not fit.
    fn others(&self, seat: Seat, setup: &Value, log: &[Taken]) -> Vec<Vec<Taken>>;
}

/// The other seats of a position.
fn but<G: Game>(position: &G, seat: Seat) -> impl Iterator<Item = Seat> + use<G> {
    Seat::all(position.n_seats()).filter(move |&it| it != seat)
}

impl Hides for Kraje {
    /// Hands and placements that lie face down, but for cards that came from the own hand.
    fn others(&self, seat: Seat, _: &Value, log: &[Taken]) -> Vec<Vec<Taken>> {
        let view = self.view(Viewer::Everything);
        let cards = but(self, seat).flat_map(|other| {
            let other = &view.seats[other.index()];
            other
                .hand
                .iter()
                .copied()
                .chain(other.committed.map(kraje::Action::card))
                .collect::<Vec<_>>()
        });
        let mut hidden = json_of(cards);
        let was_mine = |card: &Value| {
            log.iter().any(|it| {
                it.what.get("card") == Some(card) && it.what.get("seat") == Some(&json!(seat))
            })
        };
        hidden.retain(|card| !was_mine(card));
        with_others(log, "card", &hidden, &unseen(log, "card", 1..=N_CARDS))
    }
}

impl Hides for Hunters {
    /// Tiles in other hands; the back tells land from bonus.
    fn others(&self, seat: Seat, _: &Value, log: &[Taken]) -> Vec<Vec<Taken>> {
        let view = self.view(Viewer::Everything);
        let tiles = &hunters::catalogue().tiles;
        let of_kind = |kind: TileKind| {
            let all = tiles.iter().filter(|it| it.kind == kind).map(|it| it.id);
            let held = but(self, seat).filter_map(|other| view.seats[other.index()].hand.clone());
            let held = held.flatten().filter(|it: &TileId| tiles[it.index()].kind == kind);
            with_others(log, "tile", &json_of(held), &unseen(log, "tile", all))
        };
        [of_kind(TileKind::Land), of_kind(TileKind::Bonus)].concat()
    }
}

impl Hides for Okanagan {
    /// Goals of others, kept and discarded, and the landscapes of tiles they drew from a pile.
    fn others(&self, seat: Seat, _: &Value, log: &[Taken]) -> Vec<Vec<Taken>> {
        let view = self.view(Viewer::Everything);
        let goals = but(self, seat).flat_map(|other| {
            let player = &view.players[other.index()];
            let kept = player.goals.iter().flatten().map(|it| it.goal);
            kept.chain(player.discards.iter().flatten().copied()).collect::<Vec<_>>()
        });
        let all = (1..=36).filter_map(Goal::new);
        let by_goal = with_others(log, "goal", &json_of(goals), &unseen(log, "goal", all));
        let catalogue = okanagan::Catalogue::of(okanagan::Pack::original());
        let by_tile = but(self, seat).flat_map(|other| {
            // A tile that lay open before it was taken, all have seen.
            let drawn = log.iter().rfind(|it| {
                let is_draw = it.what["type"] == "drawOpen" || it.what["type"] == "drawPile";
                is_draw && it.seat == Some(other.index() as u8)
            });
            let is_seen = drawn.is_some_and(|it| it.what["type"] == "drawOpen");
            let hidden = view.players[other.index()].held.filter(|_| !is_seen);
            let back = hidden.map(|it| it.back);
            let same_back =
                catalogue.tiles.iter().filter(|it| it.back.is_some() && it.back == back);
            let fresh = unseen(log, "tile", same_back.map(|it| it.tile));
            let hidden: Vec<Tile> = hidden.and_then(|it| it.tile).into_iter().collect();
            with_others(log, "tile", &json_of(hidden), &fresh)
        });
        by_goal.into_iter().chain(by_tile).collect()
    }
}

impl Hides for Bastards {
    /// Plans and settlers that lie face down, given otherwise.
    fn others(&self, seat: Seat, setup: &Value, log: &[Taken]) -> Vec<Vec<Taken>> {
        let view = self.view(Viewer::Everything);
        let hidden = view.secrets.iter().map(|it| it.seat).filter(|&it| it != seat);
        let other_answers = |other: Seat| {
            let its = |it: &Taken| it.seat == Some(other.index() as u8);
            let n = log.iter().rposition(its).expect("it has answered");
            let before: Self = played(setup, &log[..n]).unwrap();
            let answers: Vec<_> = before.legal_actions(other).collect();
            json_of(answers).into_iter().filter(move |it| *it != log[n].what).map(move |what| {
                let mut log = log.to_vec();
                log[n].what = what;
                log
            })
        };
        hidden.flat_map(other_answers).collect()
    }
}

/// An answer without what no two tables have in common: names, times and salts.
fn plain(mut value: Value, table: &str) -> String {
    fn strip(value: &mut Value) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(strip),
            Value::Object(fields) => {
                let is_own = |key: &str| {
                    key.ends_with("At")
                        || key.ends_with("Ms")
                        || ["seedHash", "salt"].contains(&key)
                };
                fields.retain(|key, _| !is_own(key));
                fields.values_mut().for_each(strip);
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    strip(&mut value);
    value.to_string().replace(table, "this table")
}

async fn ask(app: &App, request: Request, table: &str) -> String {
    match app.handle(request).await {
        Ok(reply) => plain(serde_json::to_value(reply).unwrap(), table),
        Err(error) => plain(serde_json::to_value(error).unwrap(), table),
    }
}

/// Plays a log over the door until this seat holds the device after its last step, and asks all
/// that can be asked then. Gives everything that was shown on the way to the seat or to nobody.
async fn told(new: &NewTable, log: &[Taken], seat: Seat) -> Vec<String> {
    let folder = Folder::new();
    let app = folder.open();
    let game = new.setup.game().name();
    let outcome = |it: &Taken| {
        let mut what = it.what.clone();
        what["game"] = json!(game);
        serde_json::from_value::<AnyChance>(what).unwrap()
    };
    let script = log.iter().filter(|it| it.seat.is_none()).map(outcome).collect();
    let new = NewTable { script: Some(script), ..new.clone() };
    let mut state = table(&app, Request::NewTable(new)).await.unwrap();
    let id = state.table.clone();
    let mut told = Vec::new();
    loop {
        let may_look = match state.shown.holder {
            Holder::Nobody { .. } | Holder::Open => true,
            Holder::Seat { seat: holder } => holder == seat,
        };
        if may_look {
            told.push(plain(serde_json::to_value(&state).unwrap(), &id));
        }
        let now = state.shown.at as usize;
        if now == log.len() && state.shown.holder == (Holder::Seat { seat }) {
            break;
        }
        let request = match (state.shown.holder, state.shown.next) {
            (Holder::Nobody { next }, _) => Request::Take(Take { table: id.clone(), seat: next }),
            (_, Next::Pass) => Request::Pass(at(&state)),
            (_, Next::Continue) => Request::Continue(at(&state)),
            (_, Next::Act) => {
                let mut action = log[now].what.clone();
                action["game"] = json!(game);
                act(&state, serde_json::from_value(action).unwrap())
            }
            (_, Next::Wait | Next::Over) => panic!("{game} waits at {now} of {}", log.len()),
        };
        state = table(&app, request).await.unwrap();
    }
    for question in questions(&state, seat) {
        told.push(ask(&app, question, &id).await);
    }
    told
}

/// All that can be asked of a table by who holds it.
fn questions(state: &TableState, seat: Seat) -> Vec<Request> {
    let of = || of(state);
    let mut questions = vec![
        Request::Log(story(state, None)),
        Request::Picture(of()),
        Request::Course(story(state, None)),
        Request::Fairness(of()),
        Request::Share(of()),
        Request::Result(of()),
        Request::Games(GamesFilter::default()),
        Request::Household,
        Request::Undo(at(state)),
    ];
    let n_steps = state.shown.at;
    let earlier = |at| Request::Position(PositionAt { table: state.table.clone(), at, seat: None });
    questions.splice(0..0, (0..=n_steps).rev().step_by(3).map(earlier));
    if let (Some(offer), Some(actor)) = (&state.shown.offer, state.shown.actor) {
        assert_eq!(actor, seat);
        let actions = offer.actions();
        let some = actions.iter().step_by(actions.len().div_ceil(8));
        questions.splice(0..0, some.map(|it| Request::Preview(decision(state, &[*it]))));
    }
    questions
}

/// Plays games a little way and compares tables that the holder cannot tell apart: so many pairs,
/// five times as many in the whole tier.
async fn compare<G: Hides>(new: NewTable, n_pairs: u64) {
    let n_pairs = n_pairs * tier(1, 5);
    let mut n_compared = 0;
    for seed in 0.. {
        assert!(seed < 8 * n_pairs, "{n_compared} of {n_pairs} pairs: too little was hidden");
        let mut rng = rng_from_seed(seed);
        let folder = Folder::new();
        let app = folder.open();
        let mut state = table(&app, Request::NewTable(new.clone())).await.unwrap();
        // Early and late in a game other things are hidden.
        let steps: u32 = rng.random_range(1..if seed % 2 == 0 { 30 } else { 150 });
        let pair = loop {
            let holder = match state.shown.holder {
                Holder::Seat { seat } => Some(seat),
                Holder::Nobody { .. } | Holder::Open => None,
            };
            if let Some(seat) = holder.filter(|_| state.shown.at >= steps)
                && let Some(pair) = pair::<G>(&folder, &state, seat, &mut rng)
            {
                break Some((seat, pair));
            }
            if state.shown.at > steps + 60 || state.shown.next == Next::Over {
                break None;
            }
            state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
        };
        let Some((seat, [one, other])) = pair else { continue };
        let (told_one, told_other) = (told(&new, &one, seat).await, told(&new, &other, seat).await);
        assert_eq!(told_one.len(), told_other.len());
        let changed: Vec<_> = one.iter().zip(&other).filter(|(a, b)| a != b).collect();
        for (a, b) in told_one.iter().zip(&told_other) {
            let [differing, other] = [differing(a, b), differing(b, a)];
            let who = format!("{}, seed {seed}, seat {seat}", G::NAME);
            assert!(a == b, "{who} tells {changed:?} apart:\n{differing}\n{other}");
        }
        n_compared += 1;
        if n_compared == n_pairs {
            return;
        }
    }
}

/// What a text has where another begins to differ, with what leads there.
fn differing(text: &str, other: &str) -> String {
    let n_same = text.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    text.chars().skip(n_same.saturating_sub(120)).take(240).collect()
}

/// The log of a table and another one that its holder could not tell from it.
fn pair<G: Hides>(
    folder: &Folder,
    state: &TableState,
    seat: Seat,
    rng: &mut HouseRng,
) -> Option<[Vec<Taken>; 2]> {
    let (setup, log) = on_disk(folder, state);
    let truth: G = played(&setup, &log).unwrap();
    let mut others = truth.others(seat, &setup, &log);
    while !others.is_empty() {
        let other = others.swap_remove(rng.random_range(0..others.len()));
        if played::<G>(&setup, &other).is_some_and(|it| it.turn() == truth.turn()) {
            assert_ne!(other, log);
            return Some([log, other]);
        }
    }
    None
}

fn seated(game: &str, seats: &str, changes: &Value) -> NewTable {
    let new = plan(game, seats, Some("0123456789AB"));
    let mut setup = serde_json::to_value(&new.setup).unwrap();
    for (key, value) in changes.as_object().unwrap() {
        setup[key] = value.clone();
    }
    NewTable { setup: serde_json::from_value(setup).unwrap(), ..new }
}

#[tokio::test]
async fn kraje_tells_nothing_of_the_other_hand() {
    compare::<Kraje>(seated("kraje", "pp", &json!({})), 6).await;
}

#[tokio::test]
async fn hunters_tells_nothing_of_other_hands() {
    compare::<Hunters>(seated("hunters", "ppp", &json!({"hands": "hidden"})), 4).await;
    let strategic = json!({"hands": "hidden", "variant": "strategic"});
    compare::<Hunters>(seated("hunters", "pp", &strategic), 4).await;
}

#[tokio::test]
async fn okanagan_tells_nothing_of_goals_and_hidden_tiles() {
    compare::<Okanagan>(seated("okanagan", "ppp", &json!({})), 6).await;
}

#[tokio::test]
async fn bastards_tells_nothing_of_plans_and_settlers() {
    compare::<Bastards>(seated("bastards", "ppp", &json!({})), 6).await;
}

const DAY: &str = "2026-11-22";

/// The log of a game that goes on at random until it is to end; of several who are asked, the last one
/// answers first, so that something lies face down for the first.
fn gone_on<G: Game>(
    (setup, log): (&Value, &[Taken]),
    seed: u64,
    is_end: impl Fn(&G, usize) -> bool,
) -> Vec<Taken> {
    let (mut position, mut log): (G, _) = (played(setup, log).unwrap(), log.to_vec());
    let (mut rng, dealer) = (rng_from_seed(seed), Dealer::new(seed));
    while !is_end(&position, log.len()) {
        let (taken, step) = match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let came = dealer.draw(&position, log.len() as u32).unwrap();
                (
                    Taken { seat: None, what: serde_json::to_value(came).unwrap() },
                    Step::Chance(came),
                )
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().last().unwrap();
                let action = position.sample_action(seat, &mut rng).unwrap();
                let what = serde_json::to_value(action).unwrap();
                (Taken { seat: Some(seat.index() as u8), what }, Step::Act { seat, action })
            }
        };
        log.push(taken);
        position.apply(step, &mut ());
    }
    log
}

/// The puzzle of the position after so many steps of a log, with everything that is told of it only
/// after an answer hanging on `n`.
fn puzzle<G: Game>(setup: &Value, log: &[Taken], cut: usize, n: u64) -> Puzzle {
    let position: G = played(setup, &log[..cut]).unwrap();
    let actions: Vec<Value> = json_of(position.legal_actions(Seat::FIRST));
    let nth = |n: u64| {
        let mut action = actions[n as usize % actions.len()].clone();
        action["game"] = json!(G::NAME);
        serde_json::from_value(action).unwrap()
    };
    let lost = |by: f64| Estimate { mean: by * (n + 1) as f64, error: 0.5 };
    let step = |it: &Taken| (it.seat.and_then(Seat::new), it.what.to_string());
    Puzzle {
        judge: Settings::of(G::NAME).unwrap().judge,
        kind: PuzzleKind::BestMove,
        rules: G::RULES,
        setup: setup.to_string(),
        seats: position.n_seats(),
        seed: n,
        steps: log.iter().map(step).collect(),
        judged: Judged {
            n: cut as u32,
            seat: Seat::FIRST,
            played: nth(2 * n),
            best: Some(nth(2 * n + 1)),
            points: lost(7.0),
            chance: lost(0.1),
            futures: 64,
            close: true,
            grade: Grade::Mistake,
            worse: true,
        },
    }
}

/// What the screen gets of the day's puzzle before it is answered, whatever it asks.
async fn puzzle_told(game: GameId, puzzle: &Puzzle) -> Vec<String> {
    let folder = Folder::new();
    let app = folder.open();
    app.handle(Request::Hello).await.unwrap();
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    let kept = (format!("{}:{DAY}", game.name()), serde_json::to_string(puzzle).unwrap());
    let sql = "INSERT INTO reckoned (kind, key, body, at) VALUES ('puzzle', ?1, ?2, 1)";
    db.execute(sql, kept).unwrap();
    let Request::PlayDay(play) = play(game, DAY, "Eva") else {
        panic!("it asks for something else")
    };
    let state = table(&app, Request::Puzzle(play)).await.unwrap();
    assert_eq!(state.shown.at, puzzle.judged.n, "it is the one that was kept");
    assert_eq!(state.exercise.as_ref().map(|it| it.answer.is_none()), Some(true));
    assert!(state.shown.view.is_some() && state.shown.actor == Some(Seat::FIRST));
    let mut asked = questions(&state, Seat::FIRST);
    let other = Take { table: state.table.clone(), seat: Seat::new(1).unwrap() };
    let hint = HintOf { table: state.table.clone(), seat: Seat::FIRST, at: state.shown.at };
    asked.extend([Request::Hint(hint), Request::Review(of(&state)), Request::Story(of(&state))]);
    asked.extend([Request::Open(of(&state)), Request::Cover(of(&state)), Request::Take(other)]);
    asked.push(Request::Day(DayOf { day: DAY.into(), profile: None }));
    let mut told = vec![plain(serde_json::to_value(&state).unwrap(), &state.table)];
    for question in asked {
        told.push(ask(&app, question, &state.table).await);
    }
    told
}

/// Compares puzzles that differ in all that their seat may not know: what lies hidden, how the game went
/// on, what the bag holds, what was played there and what is better.
async fn compare_puzzles<G: Hides + Title>(game: GameId, n_pairs: u64, has_hidden: bool) {
    let mut n_compared = 0;
    let setup = serde_json::to_value(G::standard(game.seats().0)).unwrap();
    for seed in 0.. {
        assert!(seed < 40 * n_pairs, "{n_compared} of {n_pairs} pairs: too little was hidden");
        let mut rng = rng_from_seed(seed);
        let steps = rng.random_range(1..120);
        let is_asked = |position: &G, n: usize| {
            let asks = position.turn().seats().contains(Seat::FIRST);
            n >= steps && asks && position.legal_actions(Seat::FIRST).nth(3).is_some()
        };
        let one = gone_on((&setup, &[]), seed, is_asked);
        let truth: G = played(&setup, &one).unwrap();
        if truth.turn() == Turn::Over {
            continue;
        }
        let mut others = vec![one.clone()];
        if has_hidden {
            others = truth.others(Seat::FIRST, &setup, &one);
            let is_like = |it: &Vec<Taken>| {
                played::<G>(&setup, it).is_some_and(|it| it.turn() == truth.turn())
            };
            others.retain(is_like);
        }
        if others.is_empty() {
            continue;
        }
        let other = others.swap_remove(rng.random_range(0..others.len()));
        let whole = gone_on::<G>((&setup, &other), seed + 1, |_, n| n > other.len() + 8);
        let [a, b] = [
            puzzle_told(game, &puzzle::<G>(&setup, &one, one.len(), 0)).await,
            puzzle_told(game, &puzzle::<G>(&setup, &whole, one.len(), 1)).await,
        ];
        assert_eq!(a.len(), b.len());
        for (a, b) in a.iter().zip(&b) {
            let [one, other] = [differing(a, b), differing(b, a)];
            assert!(a == b, "{}, seed {seed} tells more:\n{one}\n{other}", G::NAME);
        }
        n_compared += 1;
        if n_compared == n_pairs {
            return;
        }
    }
}

#[tokio::test]
async fn a_puzzle_tells_nothing_that_its_seat_may_not_know_before_it_is_answered() {
    Box::pin(compare_puzzles::<Kraje>(GameId::Kraje, 3, false)).await;
    Box::pin(compare_puzzles::<Hunters>(GameId::Hunters, 3, false)).await;
    Box::pin(compare_puzzles::<Okanagan>(GameId::Okanagan, 6, true)).await;
    Box::pin(compare_puzzles::<Bastards>(GameId::Bastards, 6, true)).await;
}
