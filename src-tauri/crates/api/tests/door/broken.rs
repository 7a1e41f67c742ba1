//! Files that are damaged, newer, not writable, and disks that are full.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use api::App;
use api::wire::{ApiError, GamesFilter, Push, Reply, Request, TableState, Trouble};
use game::rng_from_seed;
use rand::RngExt;
use table::Next;
use tokio::time::{sleep, timeout};

use crate::desk::{Folder, forge, games, next_request, of, plan, saved, table};
use crate::result::play;

/// Plays two games a little way and puts the app away.
async fn two_games(folder: &Folder) -> [TableState; 2] {
    let app = folder.open();
    let mut states = Vec::new();
    for seed in 0..2 {
        let mut rng = rng_from_seed(seed);
        let mut state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
        for _ in 0..8 {
            state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
        }
        states.push(state);
    }
    states.try_into().expect("two games")
}

pub(crate) async fn trouble(app: &App) -> Vec<Trouble> {
    let reply = app.handle(Request::Hello).await.unwrap();
    let Reply::Hello(hello) = reply else { panic!("no hello: {reply:?}") };
    hello.trouble
}

/// Runs a statement on the file.
fn sql(file: &Path, statement: &str) {
    rusqlite::Connection::open(file).unwrap().execute_batch(statement).unwrap();
}

#[tokio::test]
async fn a_damaged_file_is_put_aside_and_the_app_goes_on() {
    for damage in ["garbage", "truncated", "flipped", "zeroed"] {
        let folder = Folder::new();
        two_games(&folder).await;
        // Everything into the one file, as after a clean end.
        sql(&folder.file(), "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE;");
        let mut bytes = fs::read(folder.file()).unwrap();
        let n = bytes.len();
        match damage {
            "garbage" => bytes = b"this is not a database at all, not by far".repeat(200),
            "truncated" => bytes.truncate(n / 2),
            "flipped" => {
                // The heads of the later pages, where the trees are.
                for page in (4096..n).step_by(4096).skip(3) {
                    for byte in &mut bytes[page..page + 12] {
                        *byte ^= 0xff;
                    }
                }
            }
            _ => bytes[n / 3..].fill(0),
        }
        fs::write(folder.file(), &bytes).unwrap();

        let app = folder.open();
        let found = trouble(&app).await;
        let [Trouble::SetAside { kept_as, rescued }] = &found[..] else {
            panic!("{damage}: {found:?}")
        };
        assert_eq!(fs::read(kept_as).unwrap(), bytes, "{damage}: kept as it was");
        let rows = games(&app).await;
        let n_whole = rows.iter().filter(|row| row.trouble.is_none()).count();
        assert_eq!(n_whole as u32, *rescued, "{damage}");
        for row in rows {
            let of = api::wire::OfTable { table: row.table };
            let opened = table(&app, Request::Open(of)).await;
            assert_eq!(opened.is_ok(), row.trouble.is_none(), "{damage}: {opened:?}");
        }
        let state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
        drop(app);
        let app = folder.open();
        assert_eq!(trouble(&app).await, [], "{damage}: the new file is sound");
        table(&app, Request::Open(of(&state))).await.unwrap();
    }
}

#[tokio::test]
async fn whatever_is_flipped_or_cut_the_app_opens_and_says_what_it_can() {
    let folder = Folder::new();
    two_games(&folder).await;
    sql(&folder.file(), "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE;");
    let sound = fs::read(folder.file()).unwrap();
    let mut rng = rng_from_seed(12);
    for _ in 0..120 {
        let mut bytes = sound.clone();
        if rng.random_range(0..4) == 0 {
            bytes.truncate(rng.random_range(0..sound.len()));
        } else {
            let at = rng.random_range(0..sound.len());
            bytes[at] ^= 1 << rng.random_range(0..8);
        }
        let broken = Folder::new();
        fs::write(broken.file(), &bytes).unwrap();
        let app = broken.open();
        trouble(&app).await;
        let rows = app.handle(Request::Games(GamesFilter::default())).await;
        let rows = match rows {
            Ok(Reply::Games(games)) => games.games,
            Ok(other) => panic!("no games: {other:?}"),
            Err(error) => {
                assert!(matches!(error, ApiError::Damaged { .. }), "{error:?}");
                continue;
            }
        };
        for row in rows {
            let of = api::wire::OfTable { table: row.table };
            if let Err(error) = table(&app, Request::Open(of)).await {
                let is_known = matches!(
                    error,
                    ApiError::Damaged { .. }
                        | ApiError::Unplayable { .. }
                        | ApiError::UnknownTable { .. }
                );
                assert!(is_known, "{error:?}");
            }
        }
    }
}

#[tokio::test]
async fn what_a_damaged_file_still_holds_comes_over() {
    let folder = Folder::new();
    let [one, other] = two_games(&folder).await;
    sql(&folder.file(), "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE;");
    // The page of an index is gone: no row is lost with it, but the file is not sound.
    let page: usize = rusqlite::Connection::open(folder.file())
        .unwrap()
        .query_row("SELECT rootpage FROM sqlite_schema WHERE name = 'game_by_kind'", [], |row| {
            row.get(0)
        })
        .unwrap();
    let mut bytes = fs::read(folder.file()).unwrap();
    bytes[(page - 1) * 4096..page * 4096].fill(0xff);
    fs::write(folder.file(), bytes).unwrap();
    let app = folder.open();
    let found = trouble(&app).await;
    assert!(matches!(found[..], [Trouble::SetAside { rescued: 2, .. }]), "{found:?}");
    for state in [one, other] {
        assert_eq!(table(&app, Request::Open(of(&state))).await.unwrap().shown.at, state.shown.at);
    }
}

#[tokio::test]
async fn a_half_written_log_of_the_database_loses_only_what_was_not_acknowledged() {
    let folder = Folder::new();
    let [one, other] = two_games(&folder).await;
    let app = folder.open();
    let again = table(&app, Request::Open(of(&one))).await.unwrap();
    // A copy of the files in the middle of the work, with half a record at the end.
    let copy = Folder::new();
    for end in ["", "-wal"] {
        let name = |folder: &Folder| folder.path().join(format!("games.db{end}"));
        if let Ok(mut bytes) = fs::read(name(&folder)) {
            if end == "-wal" {
                bytes.extend([0x37; 1_000]);
            }
            fs::write(name(&copy), bytes).unwrap();
        }
    }
    let there = copy.open();
    assert_eq!(trouble(&there).await, []);
    for state in [&again, &other] {
        assert_eq!(table(&there, Request::Open(of(state))).await.unwrap().shown.at, state.shown.at);
    }
}

#[tokio::test]
async fn a_log_that_breaks_the_rules_is_set_apart_and_the_others_go_on() {
    for (what, n) in [
        (
            "UPDATE move SET what = (SELECT what FROM move AS m WHERE m.game_id = move.game_id \
            AND m.ply = 1) WHERE ply = 2",
            2,
        ),
        ("UPDATE move SET what = '{\"type\":\"dance\"}' WHERE ply = 3", 3),
        ("UPDATE move SET seat = 4 WHERE ply = (SELECT min(ply) FROM move WHERE seat = 0)", 6),
    ] {
        let folder = Folder::new();
        let [bad, good] = two_games(&folder).await;
        forge(&folder.file(), &format!("{what} AND game_id = '{}'", bad.table));
        let app = folder.open();
        let refused = table(&app, Request::Open(of(&bad))).await.unwrap_err();
        let ApiError::Damaged { table: Some(named), n: Some(step) } = refused else {
            panic!("{refused:?}")
        };
        assert_eq!(named, bad.table);
        assert!(step <= n, "{step}");
        assert_eq!(trouble(&app).await.len(), 1);
        let rows = games(&app).await;
        assert_eq!(rows.iter().filter(|row| row.trouble.is_some()).count(), 1);
        assert_eq!(table(&app, Request::Open(of(&good))).await.unwrap().shown.at, good.shown.at);
    }
}

#[tokio::test]
async fn a_game_with_another_legal_step_is_not_shown_and_a_finished_one_comes_from_its_copy() {
    let folder = Folder::new();
    let [bad, good] = two_games(&folder).await;
    let app = folder.open();
    let over = play(&app, plan("kraje", "p", Some("1"))).await;
    drop(app);
    // What lies on the table is turned, which the rules allow as well.
    for table in [&bad.table, &over.table] {
        let other = "UPDATE move SET joined = NOT joined WHERE seat IS NOT NULL";
        sql(&folder.file(), &format!("{other} AND game_id = '{table}'"));
    }
    let app = folder.open();
    let refused = table(&app, Request::Open(of(&bad))).await.unwrap_err();
    assert!(matches!(refused, ApiError::Damaged { table: Some(_), .. }), "{refused:?}");
    table(&app, Request::Open(of(&good))).await.unwrap();
    let back = table(&app, Request::Open(of(&over))).await.unwrap();
    assert_eq!((back.shown.at, back.shown.places), (over.shown.at, over.shown.places));
}

#[tokio::test]
async fn a_game_of_other_rules_or_of_no_game_we_know_is_kept() {
    for (what, missing) in [
        ("UPDATE game SET rules = 99", "rules"),
        ("UPDATE game SET game = 'chess'", "game"),
        ("UPDATE game SET setup = '{}'", "setup"),
        ("UPDATE seat SET bot_level = 'genius'", "setup"),
    ] {
        let folder = Folder::new();
        let [one, _] = two_games(&folder).await;
        // As the other version would have written it.
        forge(&folder.file(), what);
        let app = folder.open();
        let refused = table(&app, Request::Open(of(&one))).await.unwrap_err();
        assert_eq!(refused, ApiError::Unplayable { missing: missing.to_owned() });
        assert_eq!(games(&app).await.len(), 2, "nothing is lost");
    }
}

#[tokio::test]
async fn a_newer_file_is_read_and_never_written() {
    let folder = Folder::new();
    let [one, _] = two_games(&folder).await;
    sql(
        &folder.file(),
        "CREATE TABLE later (x TEXT) STRICT; PRAGMA user_version = 99;
         PRAGMA wal_checkpoint(TRUNCATE);",
    );
    let before = fs::read(folder.file()).unwrap();
    let app = folder.open();
    assert_eq!(trouble(&app).await, [Trouble::Newer { found: 99, known: store::SCHEMA }]);
    let newer = ApiError::Newer { found: 99, known: store::SCHEMA };
    assert_eq!(table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap_err(), newer);
    assert_eq!(games(&app).await.len(), 2);
    let state = table(&app, Request::Open(of(&one))).await.unwrap();
    let state = table(&app, next_request(&state, &mut rng_from_seed(1)).unwrap()).await.unwrap();
    if state.shown.next == Next::Act {
        let act = next_request(&state, &mut rng_from_seed(1)).unwrap();
        assert_eq!(table(&app, act).await.unwrap_err(), newer);
    }
    drop(app);
    assert_eq!(fs::read(folder.file()).unwrap(), before);
}

#[tokio::test]
async fn an_older_file_is_refused_and_never_written() {
    let folder = Folder::new();
    two_games(&folder).await;
    sql(
        &folder.file(),
        "DROP TABLE exercise; PRAGMA user_version = 11; PRAGMA wal_checkpoint(TRUNCATE);",
    );
    let before = fs::read(folder.file()).unwrap();
    let app = folder.open();
    let oldest = store::OLDEST_SCHEMA;
    assert_eq!(trouble(&app).await, [Trouble::Older { found: 11, oldest }]);
    let older = ApiError::Older { found: 11, oldest };
    assert_eq!(table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap_err(), older);
    assert_eq!(games(&app).await, []);
    drop(app);
    assert_eq!(fs::read(folder.file()).unwrap(), before);
}

/// Runs one of the tests below again with a disk of its own, of so many KiB, at `$DOOR_DISK`.
/// `None` inside of that, and where the machine does not give out such disks.
pub(crate) fn on_small_disk(test: &str, kib: u32) -> bool {
    if std::env::var_os("DOOR_DISK").is_some() {
        return true;
    }
    let folder = Folder::new();
    let mount = format!("mount -t tmpfs -o size={kib}k none \"$DOOR_DISK\" && exec \"$0\" \"$@\"");
    let can = Command::new("unshare")
        .args(["-rm", "sh", "-c", &mount, "true"])
        .env("DOOR_DISK", folder.path())
        .status();
    if !can.is_ok_and(|status| status.success()) {
        eprintln!("this machine gives out no disks: {test} was not run");
        return false;
    }
    let status = Command::new("unshare")
        .args(["-rm", "sh", "-c", &mount])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env("DOOR_DISK", folder.path())
        .status()
        .unwrap();
    assert!(status.success());
    false
}

/// Fills the disk of a file up with another one.
fn fill_up(file: &Path) -> PathBuf {
    let stuffing = file.with_file_name("stuffing");
    let mut n_bytes = 1 << 20;
    let mut stuffed: Vec<u8> = Vec::new();
    while n_bytes > 0 {
        let more = [&stuffed[..], &vec![1; n_bytes]].concat();
        match fs::write(&stuffing, &more) {
            Ok(()) => stuffed = more,
            Err(_) => n_bytes /= 2,
        }
    }
    fs::write(&stuffing, &stuffed).unwrap();
    stuffing
}

#[tokio::test]
async fn on_a_full_disk_bots_wait_and_say_so_once() {
    if !on_small_disk("broken::on_a_full_disk_bots_wait_and_say_so_once", 1_000) {
        return;
    }
    let file = Path::new(&std::env::var_os("DOOR_DISK").unwrap()).join("games.db");
    let app = App::open(&file);
    let state = table(&app, Request::NewTable(plan("hunters", "gg", None))).await.unwrap();
    let stuffing = fill_up(&file);
    let mut pushes = app.pushes();
    // Its pages of the log are used up after some steps.
    let mut next = async || loop {
        match pushes.recv().await.unwrap() {
            Push::Trouble { trouble } => return trouble,
            Push::Table { state } => assert_ne!(state.shown.next, Next::Over),
            Push::Thinking { .. } | Push::Review { .. } | Push::Restoring { .. } => {}
        }
    };
    assert_eq!(next().await, Trouble::DiskFull);
    for _ in 0..3 {
        table(&app, Request::Open(of(&state))).await.unwrap();
    }
    let told = timeout(Duration::from_millis(500), next()).await;
    assert!(told.is_err(), "{told:?}");
    fs::remove_file(&stuffing).unwrap();
    let at = table(&app, Request::Open(of(&state))).await.unwrap().shown.at;
    while table(&app, Request::Open(of(&state))).await.unwrap().shown.at == at {
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn on_a_full_disk_the_table_stands_as_it_does_on_disk() {
    if !on_small_disk("broken::on_a_full_disk_the_table_stands_as_it_does_on_disk", 1_000) {
        return;
    }
    let file = Path::new(&std::env::var_os("DOOR_DISK").unwrap()).join("games.db");
    let app = App::open(&file);
    let mut rng = rng_from_seed(3);
    let mut state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    let stuffing = fill_up(&file);
    let refused = loop {
        let request = next_request(&state, &mut rng)
            .unwrap_or_else(|| Request::NewTable(plan("kraje", "p", None)));
        match table(&app, request).await {
            Ok(next) => state = next,
            Err(error) => break error,
        }
    };
    assert_eq!(refused, ApiError::DiskFull);
    // What is in memory is what is on disk, and goes on as soon as there is room.
    let on_disk = saved(&file, &state.table);
    assert_eq!(on_disk.at as u32, state.shown.at);
    assert_eq!(table(&app, Request::Open(of(&state))).await.unwrap().shown.view, state.shown.view);
    fs::remove_file(&stuffing).unwrap();
    let request = next_request(&state, &mut rng)
        .unwrap_or_else(|| Request::NewTable(plan("kraje", "p", None)));
    table(&app, request).await.unwrap();
}

#[tokio::test]
async fn on_a_disk_that_cannot_be_written_games_can_be_looked_at() {
    if !on_small_disk("broken::on_a_disk_that_cannot_be_written_games_can_be_looked_at", 4_000) {
        return;
    }
    let folder = std::env::var_os("DOOR_DISK").unwrap();
    let file = Path::new(&folder).join("games.db");
    let app = App::open(&file);
    let mut rng = rng_from_seed(4);
    let mut state = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    drop(app);
    sleep(Duration::from_millis(300)).await;
    let remount = Command::new("mount").args(["-o", "remount,ro"]).arg(&folder).status();
    assert!(remount.unwrap().success());
    let app = App::open(&file);
    assert_eq!(trouble(&app).await, [Trouble::ReadOnly]);
    assert_eq!(games(&app).await.len(), 1);
    let again = table(&app, Request::Open(of(&state))).await.unwrap();
    assert_eq!(again.shown.view, state.shown.view);
    let act = next_request(&again, &mut rng).unwrap();
    assert_eq!(table(&app, act).await.unwrap_err(), ApiError::ReadOnly);
    let after = table(&app, Request::Open(of(&state))).await.unwrap();
    assert_eq!((after.shown.at, after.shown.view), (state.shown.at, state.shown.view));
    let elsewhere = App::open(Path::new(&folder).join("new/games.db"));
    assert_eq!(trouble(&elsewhere).await, [Trouble::ReadOnly]);
    let new = table(&elsewhere, Request::NewTable(plan("kraje", "p", None))).await;
    assert_eq!(new.unwrap_err(), ApiError::ReadOnly);
}
