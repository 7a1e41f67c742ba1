//! Backups through the door: made, handed in, looked at, taken in; older ones, forged ones, and
//! games for other programs.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use api::App;
use api::wire::{
    AddPerson, ApiError, BackupFault, BackupPart, BackupPartOf, ExportForm, ExportPlays, LogPlays,
    Push, RealPlay, Reply, Request, Restore, RestoreLook, Restored, SamePerson,
};
use data_encoding::BASE64;
use game::rng_from_seed;
use game_check::tier;
use rand::RngExt;

use crate::broken::on_small_disk;
use table::GameId;

use crate::desk::{Folder, forge, games, next_request, of, plan, table};
use crate::real::{real, seat};
use crate::result::play;
use crate::schemas::shipped;

/// A backup of an app, fetched part by part.
pub(crate) async fn backup(app: &App) -> Vec<BackupPart> {
    let reply = app.handle(Request::Backup).await.unwrap();
    let Reply::Backup(made) = reply else { panic!("no backup: {reply:?}") };
    assert!(made.name.starts_with("ctyrhra-20") && made.name.ends_with(".backup"));
    let mut parts = Vec::new();
    for nth in 0..made.parts {
        let reply = app.handle(Request::BackupPart(BackupPartOf { nth })).await.unwrap();
        let Reply::BackupPart(part) = reply else { panic!("no part: {reply:?}") };
        parts.push(part);
    }
    parts
}

pub(crate) async fn look(app: &App, parts: &[BackupPart]) -> Result<RestoreLook, ApiError> {
    for part in parts {
        app.handle(Request::RestorePart(part.clone())).await?;
    }
    let reply = app.handle(Request::RestoreLook).await?;
    let Reply::RestoreLook(look) = reply else { panic!("no look: {reply:?}") };
    Ok(look)
}

pub(crate) async fn take(app: &App, people: Vec<SamePerson>) -> Result<Restored, ApiError> {
    let reply = app.handle(Request::RestoreBackup(Restore { people })).await?;
    let Reply::Restored(restored) = reply else { panic!("nothing restored: {reply:?}") };
    Ok(restored)
}

/// The first bytes of a backup.
fn part_of(parts: &[BackupPart], n_bytes: usize) -> String {
    let data = BASE64.decode(parts[0].data.as_bytes()).unwrap();
    BASE64.encode(&data[..n_bytes])
}

async fn person(app: &App, name: &str) -> String {
    let add = AddPerson { name: name.into(), mark: "sun".into() };
    let reply = app.handle(Request::AddPerson(add)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    people.added.unwrap()
}

/// Eva has finished a game and goes on with another.
async fn house(folder: &Folder) -> App {
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let mut new = plan("kraje", "p", Some("1"));
    new.seats[0].profile = Some(eva.clone());
    play(&app, new).await;
    let mut new = plan("hunters", "pg", Some("2"));
    new.seats[0].handicap = Some(5);
    new.seats[0].profile = Some(eva);
    let mut state = table(&app, Request::NewTable(new)).await.unwrap();
    let mut rng = rng_from_seed(4);
    for _ in 0..4 {
        let Some(request) = next_request(&state, &mut rng) else { break };
        state = table(&app, request).await.unwrap();
    }
    app.handle(Request::Close(of(&state))).await.unwrap();
    app
}

#[tokio::test]
async fn everything_goes_to_another_device_and_comes_only_once() {
    let (there, here) = (Folder::new(), Folder::new());
    let old = house(&there).await;
    let parts = backup(&old).await;
    let app = here.open();
    let me = person(&app, "Eva").await;
    let told = look(&app, &parts).await.unwrap();
    assert_eq!((told.new, told.known, told.further, told.kept), (2, 0, 0, 0));
    assert_eq!(told.people.len(), 1);
    assert_eq!((told.people[0].games, told.people[0].namesake.as_ref()), (2, Some(&me)));
    assert_eq!(games(&app).await, [], "looking changes nothing");
    let same = SamePerson { profile: told.people[0].profile.clone(), into: me.clone() };
    let restored = take(&app, vec![same]).await.unwrap();
    assert_eq!((restored.new, restored.further, restored.unchecked), (2, 0, 0));
    assert_eq!(restored.refused, []);
    let rows = games(&app).await;
    assert!(rows.iter().all(|row| row.seats[0].profile.as_ref() == Some(&me)));
    for (row, before) in rows.iter().zip(games(&old).await) {
        assert_eq!(
            (&row.table, row.at, &row.seats[0].total),
            (&before.table, before.at, &before.seats[0].total)
        );
    }
    let told = look(&app, &parts).await.unwrap();
    assert_eq!((told.new, told.known, told.people.len()), (0, 2, 0));
    take(&app, Vec::new()).await.unwrap();
    assert_eq!(games(&app).await, rows);
    let files: Vec<_> = fs::read_dir(here.path()).unwrap().map(|it| it.unwrap().path()).collect();
    assert!(files.iter().all(|it| !it.to_string_lossy().contains("incoming")), "{files:?}");
}

#[tokio::test]
async fn what_is_no_backup_is_refused_and_order_is_kept() {
    let folder = Folder::new();
    let app = folder.open();
    let none = [BackupPart { nth: 0, data: "aGVsbG8=".into() }];
    let refused = look(&app, &none).await.unwrap_err();
    assert_eq!(refused, ApiError::Backup { why: BackupFault::NoBackup });
    let bad = |place: &str| ApiError::BadRequest { r#where: place.into() };
    let odd = BackupPart { nth: 0, data: "***".into() };
    assert_eq!(app.handle(Request::RestorePart(odd)).await.unwrap_err(), bad("data"));
    let late = BackupPart { nth: 3, data: "aGVsbG8=".into() };
    assert_eq!(app.handle(Request::RestorePart(late)).await.unwrap_err(), bad("nth"));
    assert_eq!(take(&app, Vec::new()).await.unwrap_err(), bad("$"), "nothing was looked at");
    let beyond = Request::BackupPart(BackupPartOf { nth: 0 });
    assert_eq!(app.handle(beyond).await.unwrap_err(), bad("nth"), "none was made");
}

#[tokio::test]
async fn a_forged_game_is_refused_and_the_others_come() {
    for (forgery, step) in [
        ("UPDATE seat SET score = score + 10 WHERE game_id = ?", None),
        ("UPDATE game SET ended_at = NULL, final_sheet = NULL WHERE id = ?", None),
        (
            "UPDATE move SET what = (SELECT what FROM move AS it WHERE it.game_id = move.game_id
               AND it.ply = 1) WHERE ply = 3 AND game_id = ?",
            Some(3),
        ),
        ("DELETE FROM move WHERE ply = 2 AND game_id = ?", None),
    ] {
        let (there, here) = (Folder::new(), Folder::new());
        let old = house(&there).await;
        let rows = games(&old).await;
        let forged = rows.iter().find(|row| row.ended_at.is_some()).unwrap().table.clone();
        drop(old);
        // Who forges a game forges its checksum too.
        forge(&there.file(), &forgery.replace('?', &format!("'{forged}'")));
        // And what would be put back for it.
        fs::remove_file(there.path().join("games-finished.log")).unwrap();
        let parts = backup(&there.open()).await;
        let app = here.open();
        let told = look(&app, &parts).await.unwrap();
        let restored = take(&app, Vec::new()).await.unwrap();
        assert_eq!((told.new, told.forged), (restored.new, 1), "{forgery}: what is told comes");
        assert_eq!(restored.refused.len(), 1, "{forgery}");
        assert_eq!(restored.refused[0].table, forged);
        if let Some(step) = step {
            assert!(restored.refused[0].step.is_some_and(|it| it <= step), "{forgery}");
        }
        assert_eq!(restored.new as usize, rows.len() - 1, "the others came");
        assert!(games(&app).await.iter().all(|row| row.table != forged));
    }
}

#[tokio::test]
async fn a_game_of_rules_we_do_not_have_comes_unchecked() {
    let (there, here) = (Folder::new(), Folder::new());
    drop(house(&there).await);
    forge(&there.file(), "UPDATE game SET rules = 99 WHERE ended_at IS NOT NULL");
    let parts = backup(&there.open()).await;
    let app = here.open();
    look(&app, &parts).await.unwrap();
    let restored = take(&app, Vec::new()).await.unwrap();
    assert_eq!((restored.new, restored.unchecked, restored.refused.len()), (2, 1, 0));
    assert!(games(&app).await.iter().any(|row| row.trouble.is_some()), "kept, and told");
}

#[tokio::test]
async fn what_can_be_played_here_stays_and_what_cannot_brings_no_records() {
    let there = Folder::new();
    let old = house(&there).await;
    let before = backup(&old).await;
    drop(old);
    let poison = "UPDATE game SET rules = 99; UPDATE seat SET score = 9999 WHERE score IS NOT NULL;
        INSERT INTO move (game_id, ply, seat, what)
          SELECT game_id, max(ply) + 1, 0, '1' FROM move GROUP BY game_id;
        UPDATE game SET at = at + 1, revision = revision + 1;
        INSERT INTO setting VALUES ('theme', CAST(x'22ff22' AS TEXT)), ('checkedAt', '1'),
          ('confirm', '7')";
    forge(&there.file(), poison);
    let poisoned = backup(&there.open()).await;

    let (here, empty) = (Folder::new(), Folder::new());
    let app = here.open();
    look(&app, &before).await.unwrap();
    take(&app, Vec::new()).await.unwrap();
    let rows = games(&app).await;
    let told = look(&app, &poisoned).await.unwrap();
    assert_eq!((told.new, told.further, told.kept), (0, 0, 2));
    let restored = take(&app, Vec::new()).await.unwrap();
    assert_eq!((restored.new, restored.further), (0, 0));
    assert_eq!(games(&app).await, rows, "and they can be played");

    let app = empty.open();
    let told = look(&app, &poisoned).await.unwrap();
    let restored = take(&app, Vec::new()).await.unwrap();
    assert_eq!((told.new, restored.new, restored.unchecked), (2, 2, 2));
    assert!(games(&app).await.iter().all(|row| row.seats.iter().all(|it| it.total.is_none())));
    for request in [Request::Household, Request::Hello] {
        app.handle(request).await.unwrap();
    }
    let reply = app.handle(Request::Records(api::wire::RecordsOf { game: None })).await.unwrap();
    let Reply::Records(records) = reply else { panic!("no records: {reply:?}") };
    assert_eq!(records.kinds, []);
}

#[tokio::test]
async fn damage_of_a_backup_is_not_told_of_the_saves() {
    let folder = Folder::new();
    let app = house(&folder).await;
    let parts = backup(&app).await;
    let there = Folder::new();
    let other = there.open();
    look(&other, &parts).await.unwrap();
    take(&other, Vec::new()).await.unwrap();
    drop(other);
    // Steps that are not UTF-8, of games that went on there.
    let damage = "UPDATE move SET what = CAST(x'22ff22' AS TEXT); UPDATE game SET revision = 99";
    rusqlite::Connection::open(there.file()).unwrap().execute_batch(damage).unwrap();
    fs::remove_file(there.path().join("games-finished.log")).unwrap();
    let damaged = backup(&there.open()).await;
    assert_eq!(look(&app, &damaged).await.unwrap().kept, 2);
    let nothing = vec![BackupPart { data: part_of(&damaged, 300), ..damaged[0].clone() }];
    let refused = look(&app, &nothing).await.unwrap_err();
    assert_eq!(refused, ApiError::Backup { why: BackupFault::Damaged });
    assert!(!folder.path().join("games-suspect.db").exists(), "the saves are not suspected");
}

#[tokio::test]
async fn names_come_without_what_nobody_sees() {
    let folder = Folder::new();
    let app = folder.open();
    let add = r#"{"type":"addPerson","name":"E\u0000v\u202ea\u001b","mark":"sun"}"#;
    let reply = app.call(add).await.unwrap();
    assert!(reply.contains(r#""name":"Eva""#), "{reply}");
    let none = r#"{"type":"addPerson","name":"\u202e\u0007","mark":"sun"}"#;
    assert!(app.call(none).await.unwrap_err().contains("badRequest"));
}

#[tokio::test]
async fn a_restore_that_fills_the_disk_loses_nothing_and_can_be_done_again() {
    let name = "backup::a_restore_that_fills_the_disk_loses_nothing_and_can_be_done_again";
    if !on_small_disk(name, 1_500) {
        return;
    }
    let there = Folder::new();
    let parts = backup(&house(&there).await).await;
    let disk = PathBuf::from(std::env::var_os("DOOR_DISK").unwrap());
    let app = App::open(disk.join("games.db"));
    let own = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    let stuffing = disk.join("stuffing");
    let mut n_bytes = 1_500 << 10;
    while fs::write(&stuffing, vec![1; n_bytes]).is_err() {
        n_bytes -= 4 << 10;
    }
    // More and more room, until all of it finds some.
    let mut n_refused = 0;
    loop {
        fs::write(&stuffing, vec![1; n_bytes]).unwrap();
        let done = match look(&app, &parts).await {
            Ok(_) => take(&app, Vec::new()).await.map(|_| ()),
            Err(error) => Err(error),
        };
        assert!(games(&app).await.iter().any(|row| row.table == own.table));
        match done {
            Ok(()) => break,
            Err(error) => assert_eq!(error, ApiError::DiskFull),
        }
        n_refused += 1;
        n_bytes = n_bytes.checked_sub(24 << 10).expect("the disk has room for two games");
    }
    assert!(n_refused > 0, "the disk was never full");
    fs::remove_file(&stuffing).unwrap();
    look(&app, &parts).await.unwrap();
    take(&app, Vec::new()).await.unwrap();
    assert_eq!(games(&app).await.len(), 3, "what came and what was here");
    drop(app);
    assert_eq!(games(&App::open(disk.join("games.db"))).await.len(), 3);
}

/// Set for a child that restores: the folder with the saves and the backup.
const RESTORING: &str = "RESTORING";

#[tokio::test]
async fn a_restore_that_is_killed_loses_nothing_and_can_be_done_again() {
    if let Some(folder) = std::env::var_os(RESTORING) {
        let app = App::open(Path::new(&folder).join("games.db"));
        let data = BASE64.encode(&fs::read(Path::new(&folder).join("all.backup")).unwrap());
        look(&app, &[BackupPart { nth: 0, data }]).await.unwrap();
        let mut pushes = app.pushes();
        tokio::spawn(async move {
            while let Ok(push) = pushes.recv().await {
                let Push::Restoring { done, .. } = push else { continue };
                println!("\nrestored {done}");
            }
        });
        take(&app, Vec::new()).await.unwrap();
        return;
    }
    let there = Folder::new();
    let old = house(&there).await;
    let play = |day| RealPlay { day, ..real(vec![seat("Eva", None, 9)]) };
    let plays = LogPlays { plays: (20_000..20_200).map(play).collect(), is_import: false };
    old.handle(Request::LogPlays(plays)).await.unwrap();
    let parts = backup(&old).await;
    let told = exported(&old).await;
    let n_plays = |told: &serde_json::Value| told["plays"].as_array().unwrap().len();
    let mut rng = rng_from_seed(5);
    let mut n_midway = 0;
    for _ in 0..tier(6, 40) {
        let here = Folder::new();
        let app = here.open();
        let own = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
        drop(app);
        let data = BASE64.decode(parts[0].data.as_bytes()).unwrap();
        fs::write(here.path().join("all.backup"), data).unwrap();
        let name = "backup::a_restore_that_is_killed_loses_nothing_and_can_be_done_again";
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture"])
            .env(RESTORING, here.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let n_before = 25 * rng.random_range(0..6);
        assert!(lines.any(|it| it == format!("restored {n_before}")));
        std::thread::sleep(Duration::from_micros(rng.random_range(0..2_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        let app = here.open();
        table(&app, Request::Open(of(&own))).await.unwrap();
        assert!(games(&app).await.iter().all(|row| row.trouble.is_none()));
        let n = n_plays(&exported(&app).await);
        assert!(n + 1 >= n_before, "what was told is there: {n} of {n_before}");
        n_midway += usize::from(n > 0 && n < n_plays(&told));
        look(&app, &parts).await.unwrap();
        take(&app, Vec::new()).await.unwrap();
        assert_eq!(exported(&app).await, told);
    }
    assert!(n_midway > 0, "no kill fell into a restore");
}

#[tokio::test]
async fn a_database_as_backups_once_were_is_told_to_be_too_old() {
    let folder = Folder::new();
    let data = BASE64.encode(&fs::read(shipped(13)).unwrap());
    let refused = look(&folder.open(), &[BackupPart { nth: 0, data }]).await.unwrap_err();
    assert_eq!(refused, ApiError::Backup { why: BackupFault::Older { found: 1, oldest: 2 } });
}

#[tokio::test]
async fn what_is_damaged_costs_its_record_and_what_is_there_is_the_same() {
    let (there, here, other) = (Folder::new(), Folder::new(), Folder::new());
    let old = house(&there).await;
    let parts = backup(&old).await;
    let app = here.open();
    assert_eq!(look(&app, &parts).await.unwrap().damaged, 0);
    take(&app, Vec::new()).await.unwrap();
    assert_eq!(exported(&app).await, exported(&old).await);
    assert_eq!(games(&app).await, games(&old).await);
    // A byte of the last game, and a file that breaks off in it.
    let mut data = BASE64.decode(parts[0].data.as_bytes()).unwrap();
    let n_bytes = data.len();
    data[n_bytes - 9] ^= 1;
    let app = other.open();
    for n_bytes in [n_bytes, n_bytes - 50] {
        let part = BackupPart { nth: 0, data: BASE64.encode(&data[..n_bytes]) };
        let told = look(&app, &[part]).await.unwrap();
        assert_eq!((told.new, told.damaged, told.people.len()), (1, 1, 1));
    }
    assert_eq!(take(&app, Vec::new()).await.unwrap().new, 1);
}

#[tokio::test]
async fn a_game_that_does_not_go_in_after_the_look_is_named() {
    let (there, here) = (Folder::new(), Folder::new());
    let old = house(&there).await;
    let app = here.open();
    let game = games(&old).await.remove(0);
    assert_eq!(look(&app, &backup(&old).await).await.unwrap().new, 2);
    let refuse = "CREATE TRIGGER refuse BEFORE INSERT ON seat WHEN NEW.game_id = '?'
        BEGIN SELECT RAISE(ABORT, 'no'); END";
    forge(&here.file(), &refuse.replace('?', &game.table));
    let Restored { new, refused, .. } = take(&app, Vec::new()).await.unwrap();
    assert_eq!((new, refused.len()), (1, 1));
    assert_eq!((refused[0].game, refused[0].started_at), (game.game, game.started_at));
    assert!(games(&app).await.iter().all(|row| row.table != game.table));
}

/// The finished games as other programs get them.
pub(crate) async fn exported(app: &App) -> serde_json::Value {
    let asked = Request::ExportPlays(ExportPlays { form: ExportForm::Json });
    let Reply::TextFile(file) = app.handle(asked).await.unwrap() else { panic!("no file") };
    serde_json::from_str(&file.text).unwrap()
}

#[tokio::test]
async fn plays_go_to_other_programs() {
    let folder = Folder::new();
    let app = house(&folder).await;
    let export = |form| {
        let app = app.clone();
        async move {
            let reply = app.handle(Request::ExportPlays(ExportPlays { form })).await.unwrap();
            let Reply::TextFile(file) = reply else { panic!("no file: {reply:?}") };
            file
        }
    };
    let table = export(ExportForm::Csv).await;
    assert_eq!(Path::new(&table.name).extension().unwrap(), "csv");
    let lines: Vec<&str> = table.text.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines.len(), 2, "a head and the one seat of the finished game");
    assert!(lines[1].contains(",kraje,") && lines[1].contains(",Eva,"), "{}", lines[1]);
    let cells = |line: &str, between: char| -> Vec<String> {
        line.split(between).map(str::to_owned).collect()
    };
    let [head, seat] = [cells(lines[0], ','), cells(lines[1], ',')];
    let of_kind = |it: &(&String, &String)| it.0.starts_with("points_");
    let by_kind: Vec<_> = head.iter().zip(&seat).filter(of_kind).collect();
    let semicolons = export(ExportForm::CsvSemicolon).await.text;
    let same = semicolons.trim_start_matches('\u{feff}').lines().next().unwrap();
    assert_eq!(cells(same, ';'), head);
    let told = exported(&app).await;
    assert_eq!(told["ctyrhraPlays"], 3);
    let game = &told["plays"][0];
    let row = games(&app).await.into_iter().find(|row| row.ended_at.is_some()).unwrap();
    assert_eq!(game["game_id"], row.table);
    assert_eq!(game["players"][0]["score"], row.seats[0].total.unwrap());
    let points = game["players"][0]["points"].as_object().unwrap();
    let sum: i64 = points.values().map(|it| it.as_i64().unwrap()).sum();
    assert_eq!(sum, i64::from(row.seats[0].total.unwrap()));
    // The table has the same, a column for each kind, and no other.
    assert_eq!(by_kind.len(), GameId::named("kraje").unwrap().sources().len());
    for (name, cell) in by_kind {
        let told = points.get(name.trim_start_matches("points_")).map(ToString::to_string);
        assert_eq!(*cell, told.unwrap_or_default(), "{name}");
    }
    let ended = game["ended"].as_str().unwrap();
    assert!(ended.len() == 25 && ended.as_bytes()[19] != b'Z', "{ended}");
    let of = |name: &str| &seat[head.iter().position(|it| it == name).unwrap()];
    // A spreadsheet takes it for a time.
    assert_eq!(*of("ended"), ended[..19].replace('T', " "));
    assert_eq!(*of("ended_offset"), format!("UTC{}", &ended[19..]));
    assert_eq!(*of("deal"), game["deal"].as_str().unwrap());
    assert_eq!((of("imported").as_str(), of("day").as_str()), ("false", ""));
    assert_eq!((of("par").as_str(), of("accuracy").as_str(), of("luck").as_str()), ("", "", ""));
}
