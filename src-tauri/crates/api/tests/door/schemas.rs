//! Saves that an older version of the app wrote, `tests/backups/<schema>.backup`: everything in them is
//! still there, counts and plays on. Those of schema 14 have every table filled, all games finished and
//! begun under the rules of that time, and a finished one of rules before.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use api::wire::{
    ApiError, ExercisesOf, GameStatus, OfTable, Push, RecordsOf, Reply, Request, Trouble,
};
use flate2::read::ZlibDecoder;
use game::rng_from_seed;
use rusqlite::Connection;
use table::GameId;

use crate::broken::trouble;
use crate::desk::{Folder, games, next_request, table};
use crate::result::result;

/// A backup that a version of the app wrote.
pub(crate) fn shipped(schema: u32) -> PathBuf {
    let name = format!("tests/backups/{schema:04}.backup");
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The saves that a backup was made of.
fn saves_of(schema: u32) -> Folder {
    let folder = Folder::new();
    let backup = fs::read(shipped(schema)).unwrap();
    let head = backup.iter().position(|&byte| byte == b'\n').unwrap();
    let mut file = Vec::new();
    ZlibDecoder::new(&backup[head + 1..]).read_to_end(&mut file).unwrap();
    fs::write(folder.file(), file).unwrap();
    folder
}

const EVA: &str = "01a2274d-daad-75a7-8f47-a203ddd248cf";
const OLD_RULES: &str = "018c203a-5763-7a72-ad00-0000000000a1";
const REVIEWED: &str = "019dbf7d-2763-7581-8f46-a545496aaa61";

macro_rules! asked {
    ($app:expr, $Reply:ident, $request:expr) => {
        match $app.handle($request).await.unwrap() {
            Reply::$Reply(it) => it,
            other => panic!("another answer: {other:?}"),
        }
    };
}

/// What a player wrote into the first file that is not in the second, by table.
fn lost(before: &Path, after: &Path) -> Vec<String> {
    let db = Connection::open(after).unwrap();
    db.execute("ATTACH ?1 AS old", [before.to_str().unwrap()]).unwrap();
    let text = |sql: &str| -> String { db.query_row(sql, [], |row| row.get(0)).unwrap() };
    let is_lost = |table: &&&str| {
        let columns = text(&format!(
            "SELECT group_concat(name) FROM pragma_table_info('{table}', 'old')
             WHERE name IN (SELECT name FROM pragma_table_info('{table}', 'main'))"
        ));
        let rows = format!("SELECT {columns} FROM old.{table}");
        assert_ne!(text(&format!("SELECT CAST(count(*) AS TEXT) FROM ({rows})")), "0", "{table}");
        let gone = format!(
            "SELECT CAST(count(*) AS TEXT) FROM ({rows} EXCEPT SELECT {columns} FROM {table})"
        );
        text(&gone) != "0"
    };
    let tables = [
        "profile",
        "pack",
        "game",
        "seat",
        "move",
        "hint",
        "setting",
        "puzzle_result",
        "exercise",
        "review",
        "reckoned",
    ];
    tables.iter().filter(is_lost).map(|it| (*it).to_owned()).collect()
}

#[tokio::test]
async fn saves_of_an_older_version_open_whole_count_and_play_on() {
    let (folder, before) = (saves_of(14), saves_of(14));
    let app = folder.open();
    assert_eq!(trouble(&app).await, []);
    let rows = games(&app).await;
    let n_finished = rows.iter().filter(|row| row.ended_at.is_some()).count();
    assert_eq!((rows.len(), n_finished), (13, 6));

    // It counts as it did there.
    let household = asked!(app, Household, Request::Household);
    assert_eq!((household.games, household.days, household.think_ms), (5, 5, 7_227_700.0));
    let by_game: Vec<_> = household.by_game.iter().map(|it| (it.game, it.games)).collect();
    let [kraje, hunters, okanagan, bastards] =
        [GameId::Kraje, GameId::Hunters, GameId::Okanagan, GameId::Bastards];
    assert_eq!(by_game, [(okanagan, 2), (bastards, 1), (hunters, 1), (kraje, 1)]);
    let records = asked!(app, Records, Request::Records(RecordsOf { game: None }));
    let counted: Vec<_> = records.kinds.iter().map(|it| (it.games, it.records.len())).collect();
    assert_eq!(counted, [(1, 6), (1, 4), (2, 4), (1, 5)]);
    let page = result(&app, OfTable { table: REVIEWED.into() }).await.unwrap();
    let seats: Vec<_> =
        page.seats.iter().map(|it| (it.result.score, it.result.place, it.margin)).collect();
    assert_eq!(seats, [(37, 2, Some(-9)), (46, 1, Some(9))]);
    let rating = page.seats[1].honours.unwrap().rating.unwrap();
    assert_eq!((rating.before, rating.after.round()), (1_000.0, 1_078.0));
    let review = asked!(app, Review, Request::Review(OfTable { table: REVIEWED.into() }));
    assert!(review.review.unwrap().done);
    let exercises = asked!(
        app,
        Exercises,
        Request::Exercises(ExercisesOf { profile: EVA.into(), table: None })
    );
    // The exercise is due a day after it was tried; until then it counts as later.
    assert_eq!((exercises.due + exercises.later, exercises.solved), (1, 0));

    // A game of rules that are no longer here keeps its result, and says that it cannot be opened.
    let of = || OfTable { table: OLD_RULES.into() };
    let missing = || "rules".to_owned();
    let row = rows.iter().find(|row| row.table == OLD_RULES).unwrap();
    let trouble = Trouble::Unplayable { table: OLD_RULES.into(), missing: missing() };
    assert_eq!((row.rules, row.trouble.as_ref()), (1, Some(&trouble)));
    let totals: Vec<_> = row.seats.iter().map(|it| (it.total, it.place)).collect();
    assert_eq!(totals, [(Some(10), Some(3)), (Some(29), Some(1)), (Some(15), Some(2))]);
    let refused = Err(ApiError::Unplayable { missing: missing() });
    assert_eq!(table(&app, Request::Open(of())).await.map(|_| ()), refused);
    drop(app);
    assert_eq!(lost(&before.file(), &folder.file()), [""; 0]);

    // It is played on.
    let app = folder.open();
    let (mut rng, mut pushes) = (rng_from_seed(14), app.pushes());
    let running = rows.iter().filter(|row| row.status == GameStatus::Running);
    let mut played = BTreeSet::new();
    for row in running {
        let open = Request::Open(OfTable { table: row.table.clone() });
        let mut state = table(&app, open).await.unwrap();
        assert_eq!((state.shown.at, &row.trouble), (row.at, &None));
        while state.shown.at <= row.at {
            state = match next_request(&state, &mut rng) {
                Some(request) => table(&app, request).await.unwrap(),
                // A bot is on turn.
                None => loop {
                    if let Push::Table { state } = pushes.recv().await.unwrap()
                        && state.table == row.table
                    {
                        break *state;
                    }
                },
            };
        }
        played.insert(row.game);
    }
    assert_eq!(played, GameId::ALL.iter().copied().map(Some).collect());
}
