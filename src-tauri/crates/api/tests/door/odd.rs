//! Values that nobody wrote: one of them costs the row it stands in, and nothing else.

use std::path::Path;
use std::time::Duration;

use api::App;
use api::wire::{
    AddPerson, ApiError, ExportForm, ExportPlays, Feat, GameRow, GamesFilter, LifeOf, OfGame,
    RecordsOf, Reply, Request, StatisticsOf, Trouble,
};
use game::rng_from_seed;
use game_check::tier;
use rusqlite::Connection;
use table::GameId;

use crate::desk::{Folder, games, next_request, of, plan, table};
use crate::result::{play, result};

/// Long after everything has answered.
const ENDLESS: Duration = Duration::from_mins(2);

/// Two finished games of one person, and one that goes on. Returns the person's profile.
async fn house(folder: &Folder) -> String {
    let app = folder.open();
    let add = AddPerson { name: "Eva".into(), mark: "sun".into() };
    let reply = app.handle(Request::AddPerson(add)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    let eva = people.added.unwrap();
    for seed in ["1", "2"] {
        let mut new = plan("kraje", "pp", Some(seed));
        new.seats[0].profile = Some(eva.clone());
        let state = play(&app, new).await;
        result(&app, of(&state)).await.unwrap();
    }
    let mut state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    let mut rng = rng_from_seed(7);
    for _ in 0..4 {
        state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    }
    app.handle(Request::Household).await.unwrap();
    eva
}

/// Writes what the app itself never writes.
fn sql(file: &Path, statement: &str) -> rusqlite::Result<()> {
    let db = Connection::open(file)?;
    db.execute_batch("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF")?;
    db.execute_batch(statement)
}

/// Asks for every page. None may say that the file is damaged, or that the app is at fault.
async fn pages(app: &App, person: &str, why: &str) -> Vec<GameRow> {
    let faults = faults(app, person).await;
    assert!(faults.is_empty(), "{why}: {faults:#?}");
    games(app).await
}

/// The pages that do not answer, with what they say.
async fn faults(app: &App, person: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let statistics =
        StatisticsOf { person: person.to_owned(), kind: None, days: None, against: None };
    for request in [
        Request::Hello,
        Request::People,
        Request::Household,
        Request::Records(RecordsOf { game: None }),
        Request::Statistics(statistics),
        Request::Life(LifeOf { person: person.to_owned(), game: None }),
        Request::Packs(OfGame { game: GameId::Kraje }),
        Request::ExportPlays(ExportPlays { form: ExportForm::Csv }),
        Request::Games(GamesFilter::default()),
    ] {
        let told = tokio::time::timeout(ENDLESS, app.handle(request.clone())).await;
        if let Err(error) = told.expect("every page comes to its end") {
            faults.push(format!("{request:?}: {error:?}"));
        }
    }
    faults
}

#[tokio::test]
async fn a_row_with_an_odd_value_is_named_and_the_others_stand() {
    let whole = Folder::new();
    let eva = house(&whole).await;
    sql(&whole.file(), "PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    let one = "(SELECT max(id) FROM game WHERE ended_at IS NOT NULL)";
    for odd in [
        format!("UPDATE game SET note = CAST(x'ff' AS TEXT) WHERE id = {one}"),
        format!("UPDATE game SET rules = 70000 WHERE id = {one}"),
        format!("UPDATE game SET changed_at = 9223372036854775807 WHERE id = {one}"),
        format!("UPDATE seat SET rank = -126 WHERE idx = 1 AND game_id = {one}"),
        format!("UPDATE seat SET score = 3000000000 WHERE idx = 0 AND game_id = {one}"),
        format!("UPDATE seat SET mark = CAST(x'c3' AS TEXT) WHERE idx = 0 AND game_id = {one}"),
    ] {
        let folder = Folder::new();
        std::fs::copy(whole.file(), folder.file()).unwrap();
        sql(&folder.file(), &odd).unwrap();
        let app = folder.open();
        let rows = pages(&app, &eva, &odd).await;
        let named: Vec<bool> = rows
            .iter()
            .map(|row| matches!(&row.trouble, Some(Trouble::BadRow { table }) if *table == row.table))
            .collect();
        assert_eq!(named, [false, true, false], "{odd}");
        for row in &rows {
            let opened =
                table(&app, Request::Open(api::wire::OfTable { table: row.table.clone() }));
            match opened.await {
                Ok(_) => {}
                Err(ApiError::Damaged { table: Some(table), .. }) => {
                    assert_eq!(table, rows[1].table, "{odd}");
                }
                Err(error) => panic!("{odd}: {error:?}"),
            }
        }
        let Reply::Hello(hello) = app.handle(Request::Hello).await.unwrap() else { panic!() };
        assert!(!hello.trouble.iter().any(|it| matches!(it, Trouble::SetAside { .. })), "{odd}");
    }
}

#[tokio::test]
async fn a_person_whose_name_is_none_can_be_given_one() {
    let folder = Folder::new();
    let eva = house(&folder).await;
    sql(&folder.file(), "UPDATE profile SET name = CAST(x'45ff' AS TEXT)").unwrap();
    let app = folder.open();
    pages(&app, &eva, "name").await;
    let Reply::People(people) = app.handle(Request::People).await.unwrap() else { panic!() };
    assert_eq!(people.people[0].name, "E\u{fffd}");
    let change = api::wire::ChangePerson {
        profile: eva.clone(),
        name: Some("Eva".into()),
        mark: None,
        help: None,
        text_size: None,
        is_hidden: None,
    };
    app.handle(Request::ChangePerson(change)).await.unwrap();
    assert!(games(&app).await.iter().all(|row| row.trouble.is_none()));
}

#[tokio::test]
async fn a_setting_that_cannot_be_read_is_the_default() {
    let folder = Folder::new();
    let eva = house(&folder).await;
    let usual = api::wire::Settings::default();
    sql(
        &folder.file(),
        "INSERT OR REPLACE INTO setting VALUES ('theme', CAST(x'22ff22' AS TEXT)),
           ('language', '\"en\"'), (CAST(x'ff' AS TEXT), '1')",
    )
    .unwrap();
    let app = folder.open();
    pages(&app, &eva, "setting").await;
    let Reply::Hello(hello) = app.handle(Request::Hello).await.unwrap() else { panic!() };
    assert_eq!(hello.settings.theme, usual.theme);
    assert_eq!(serde_json::json!(hello.settings)["language"], "en", "the others stand");
}

#[tokio::test]
async fn results_without_the_first_seat_come_to_an_end() {
    let folder = Folder::new();
    let eva = house(&folder).await;
    sql(
        &folder.file(),
        "UPDATE seat SET idx = 9 WHERE idx = 0 AND game_id = (SELECT min(game_id) FROM result);
         DELETE FROM result; UPDATE game SET summed = 0",
    )
    .unwrap();
    let app = folder.open();
    assert_eq!(pages(&app, &eva, "idx").await.len(), 3);
    drop(app);
    let waiting = "SELECT count(*) FROM result WHERE is_rated = 0";
    let n: u32 =
        Connection::open(folder.file()).unwrap().query_row(waiting, [], |row| row.get(0)).unwrap();
    assert_eq!(n, 0, "everything had its turn");
}

/// Every column of every table, one after the other, in one row and in all of them.
#[tokio::test]
async fn whatever_stands_in_a_column_every_page_answers() {
    let whole = Folder::new();
    let eva = house(&whole).await;
    sql(&whole.file(), "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE").unwrap();
    let db = Connection::open(whole.file()).unwrap();
    let mut columns = db
        .prepare(
            "SELECT list.name, col.name, col.type, col.hidden FROM pragma_table_list AS list
             JOIN pragma_table_xinfo(list.name) AS col
             WHERE list.schema = 'main' AND list.type = 'table' AND list.name NOT GLOB 'sqlite_*'",
        )
        .unwrap();
    let columns: Vec<(String, String, String, u8)> = columns
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let mut n_tried = 0;
    let mut wrong = Vec::new();
    for (table, column, kind, hidden) in columns {
        let odd: &[&str] = match &*kind {
            _ if hidden != 0 => continue,
            "INTEGER" => &["9223372036854775807", "-9223372036854775808"],
            "REAL" => &["9e999"],
            _ => &["CAST(x'ff' AS TEXT)"],
        };
        for value in odd {
            let set = format!("UPDATE OR REPLACE {table} SET {column} = {value}");
            // All rows at once; one alone in the whole tier, too.
            for &is_one in tier(&[false][..], &[false, true][..]) {
                let one = format!(" WHERE {column} = (SELECT max({column}) FROM {table})");
                let odd = set.clone() + if is_one { &one } else { "" };
                let folder = Folder::new();
                std::fs::copy(whole.file(), folder.file()).unwrap();
                if sql(&folder.file(), &odd).is_err() {
                    // A trigger does not let it come about.
                    continue;
                }
                n_tried += 1;
                let app = folder.open();
                let faults = faults(&app, &eva).await;
                wrong.extend(faults.iter().map(|fault| format!("{odd}: {fault}")));
                if !faults.is_empty() {
                    continue;
                }
                for row in games(&app).await {
                    let of = api::wire::OfTable { table: row.table.clone() };
                    for request in [Request::Open(of.clone()), Request::Result(of)] {
                        let told = app.handle(request.clone()).await;
                        if let Err(
                            error @ (ApiError::Bug(_) | ApiError::Damaged { table: None, .. }),
                        ) = told
                        {
                            wrong.push(format!("{odd}: {request:?}: {error:?}"));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(n_tried > 50, "only {n_tried}: the test would be empty");
}

/// The best score of Podivné kraje alone, and whether it was played again.
async fn best_alone(app: &App) -> (f64, bool) {
    let reply = app.handle(Request::Records(RecordsOf { game: None })).await.unwrap();
    let Reply::Records(records) = reply else { panic!("no records: {reply:?}") };
    let mut alone = records.kinds.iter().filter(|it| it.kind.seats == 1);
    let best = alone.next().unwrap().records.iter().find(|it| it.feat == Feat::Score).unwrap();
    (best.value, best.is_verified)
}

#[tokio::test]
async fn a_record_is_what_was_played() {
    let folder = Folder::new();
    let app = folder.open();
    for seed in ["1", "2", "3"] {
        play(&app, plan("kraje", "p", Some(seed))).await;
    }
    let (best, is_verified) = best_alone(&app).await;
    assert!(is_verified);
    drop(app);
    let least = "(SELECT game_id FROM result ORDER BY score LIMIT 1)";
    let forged = format!("UPDATE result SET score = 300, place = 1 WHERE game_id = {least}");
    sql(&folder.file(), &forged).unwrap();
    let app = folder.open();
    assert_eq!(best_alone(&app).await, (best, true), "its steps tell another score");
    drop(app);
    // Now the steps do not tell it any more, and neither does a second copy.
    let lost = format!("{forged}; DELETE FROM move WHERE game_id = {least} AND ply > 3");
    sql(&folder.file(), &lost.replace(least, "(SELECT min(game_id) FROM result)")).unwrap();
    std::fs::remove_file(folder.path().join("games-finished.log")).unwrap();
    let left = best_alone(&folder.open()).await;
    assert!(left.0 <= best && left.1, "{left:?} is the best of those that are left");
}
