//! The best results of one kind of games, how the record came about, and what components brought.

use std::time::Duration;

use api::App;
use api::wire::{
    Best, BestOf, Components, ComponentsOf, Feat, Kind, OfTable, Placed, PositionAt, Record, Reply,
    Request, RowSeat,
};
use serde_json::Value;
use table::GameId;

use crate::desk::{self, Folder, games, later, plan, table};
use crate::people::add;
use crate::result::{play, play_on};

fn kind(seats: u8) -> Kind {
    Kind { game: GameId::Kraje, variant: Vec::new(), seats, assisted: false }
}

async fn best(app: &App, of: BestOf) -> Best {
    let reply = app.handle(Request::Best(of)).await.unwrap();
    let Reply::Best(best) = reply else { panic!("no best: {reply:?}") };
    best
}

fn of(seats: u8, feat: Feat) -> BestOf {
    BestOf { kind: kind(seats), feat, person: None, people_only: None }
}

#[tokio::test]
async fn the_ten_best_stand_with_how_the_record_came_about() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = add(&app, "Eva").await;
    let mut scores = Vec::new();
    for n in 0..13 {
        let mut new = plan("kraje", "p", Some(&format!("{}", n + 1)));
        new.seats[0].profile = (n % 2 == 0).then(|| eva.clone());
        let state = table(&app, Request::NewTable(new)).await.unwrap();
        later(Duration::from_secs(100 - n)).await;
        play_on(&app, Request::Open(desk::of(&state)), n).await;
    }
    let mut rows = games(&app).await;
    rows.reverse();
    for row in &rows {
        let RowSeat { total, profile, .. } = &row.seats[0];
        scores.push((f64::from(total.unwrap()), profile.is_some(), row.table.clone()));
    }
    let told = best(&app, of(1, Feat::Score)).await;
    assert_eq!(told.feats, [Feat::Score, Feat::Feature, Feat::Stroke, Feat::Fastest]);
    assert_eq!(told.people.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["Eva"]);
    let mut wanted: Vec<f64> = scores.iter().map(|it| it.0).collect();
    wanted.sort_by(|a, b| b.total_cmp(a));
    let top: Vec<f64> = told.top.iter().map(|it| it.record.value).collect();
    assert_eq!(top, wanted[..10]);
    for it in &told.top {
        let better = wanted.iter().filter(|&&other| other > it.record.value).count();
        assert_eq!(it.place as usize, better + 1, "equal ones share a place");
        assert!(it.record.is_verified);
    }
    let mut records: Vec<(f64, &str)> = Vec::new();
    for (score, _, table) in &scores {
        if records.last().is_none_or(|best| *score > best.0) {
            records.push((*score, table));
        }
    }
    records.reverse();
    let history: Vec<(f64, &str)> =
        told.history.iter().map(|it| (it.value, it.table.as_str())).collect();
    assert_eq!(history, records);
    for (record, before) in told.history.iter().zip(&told.history[1..]) {
        assert_eq!(record.before, Some(before.value));
    }
    let own = best(&app, BestOf { person: Some(eva), ..of(1, Feat::Score) }).await;
    let top: Vec<f64> = own.top.iter().map(|it| it.record.value).collect();
    let mut hers: Vec<f64> = scores.iter().filter(|it| it.1).map(|it| it.0).collect();
    hers.sort_by(|a, b| b.total_cmp(a));
    assert_eq!(top, hers);
    let fastest = best(&app, of(1, Feat::Fastest)).await;
    let floor = f64::from(fastest.floor.unwrap());
    assert!((floor - wanted[6]).abs() < 1e-9, "the middle one of thirteen");
    let is_good = |table: &str| scores.iter().any(|it| it.2 == table && it.0 >= floor);
    assert!(fastest.top.iter().all(|it| is_good(&it.record.table)));
    let last = scores.iter().rfind(|it| it.0 >= floor).unwrap();
    assert_eq!(fastest.top[0].record.table, last.2, "each game takes less time than the last");
}

#[tokio::test]
async fn the_largest_source_is_told_by_the_line_of_its_sheet() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = add(&app, "Eva").await;
    for seed in ["1", "2", "3"] {
        let mut new = plan("kraje", "p", Some(seed));
        new.seats[0].profile = Some(eva.clone());
        play(&app, new).await;
    }
    let told = best(&app, of(1, Feat::Feature)).await;
    for it in &told.top {
        let line = it.record.line.as_ref().unwrap();
        assert_eq!(line.source["type"].as_str(), it.record.source.as_deref());
        assert!(line.source["condition"].is_u64() && line.pack.is_some());
    }
    let asked = ComponentsOf { kind: kind(1), person: eva };
    let reply = app.handle(Request::Components(asked)).await.unwrap();
    let Reply::Components(Components { games, lines }) = reply else { panic!("{reply:?}") };
    assert_eq!(games, 3);
    assert!(lines.is_sorted_by(|a, b| a.mean >= b.mean));
    let all: f64 = lines.iter().map(|it| it.mean * f64::from(it.games)).sum();
    let scores: f64 =
        best(&app, of(1, Feat::Score)).await.top.iter().map(|it| it.record.value).sum();
    assert!((all - scores).abs() < 1e-9, "together they are the scores");
}

/// The points of each source of a seat after so many steps.
async fn points_at(app: &App, record: &Record, at: u32) -> Vec<(Value, i64)> {
    let (table, seat) = (record.table.clone(), Some(record.seat));
    let asked = Request::Position(PositionAt { table, at, seat });
    let Reply::Position(then) = app.handle(asked).await.unwrap() else { panic!("no position") };
    let sheet = serde_json::to_value(then.sheet).unwrap();
    let lines = sheet["seats"][record.seat.index()]["lines"].as_array().unwrap().clone();
    lines.iter().map(|it| (it["source"].clone(), it["points"].as_i64().unwrap())).collect()
}

#[tokio::test]
async fn the_best_stroke_is_told_by_what_gained_most() {
    let folder = Folder::new();
    let app = folder.open();
    for seed in ["1", "2", "3"] {
        play(&app, plan("kraje", "p", Some(seed))).await;
    }
    let told = best(&app, of(1, Feat::Stroke)).await;
    let mut n_named = 0;
    for Placed { record, .. } in &told.top {
        let Some(line) = &record.line else { continue };
        let step = record.step.unwrap();
        app.handle(Request::Open(OfTable { table: record.table.clone() })).await.unwrap();
        let (before, after) =
            (points_at(&app, record, step - 1).await, points_at(&app, record, step).await);
        let sum = |lines: &[(Value, i64)]| lines.iter().map(|it| it.1).sum::<i64>();
        // Where nothing is left to draw, several turns are one stroke.
        if record.value > (sum(&after) - sum(&before)) as f64 {
            continue;
        }
        n_named += 1;
        let gain = |(source, points): &(Value, i64)| {
            points - before.iter().find(|it| it.0 == *source).map_or(0, |it| it.1)
        };
        let own = after.iter().find(|it| it.0 == line.source).unwrap();
        assert_eq!(Some(gain(own)), after.iter().map(gain).max());
        assert!(2.0 * gain(own) as f64 >= record.value && line.pack.is_some());
    }
    assert!(n_named > 0, "no stroke had one source: {:?}", told.top);
    // What was found once is kept.
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    let sql = "SELECT count(*) FROM reckoned WHERE kind = 'stroke'";
    assert_eq!(db.query_row(sql, [], |row| row.get(0)), Ok(told.top.len()));
    assert_eq!(best(&app, of(1, Feat::Stroke)).await, told);
}

#[tokio::test]
async fn people_are_told_apart_from_tables_with_bots() {
    let folder = Folder::new();
    let app = folder.open();
    play(&app, plan("kraje", "pp", Some("1"))).await;
    play(&app, plan("kraje", "pb", Some("2"))).await;
    let n = async |people_only| {
        best(&app, BestOf { people_only, ..of(2, Feat::Score) }).await.top.len()
    };
    assert_eq!((n(None).await, n(Some(true)).await, n(Some(false)).await), (3, 2, 1));
    let none = BestOf { kind: kind(4), ..of(1, Feat::Score) };
    let none = best(&app, none).await;
    assert_eq!((none.top.len(), none.history.len(), none.feats.len()), (0, 0, 0));
}
