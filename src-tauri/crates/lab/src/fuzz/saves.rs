//! Files of saved games and backups that came to harm: on disk, and by somebody who writes into
//! them what the app never would.

use std::error::Error;
use std::fs;
use std::io::{Read, Write};

use data_encoding::{BASE64, HEXLOWER};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use game::HouseRng;
use rand::RngExt;
use rusqlite::Connection;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::runtime::Runtime;

use super::desk::{Desk, Folder};
use super::{Target, bytes, file};

/// A backup that a version of the app wrote: two games of a person.
const BACKUP: &str = "../api/tests/backups/0013.backup";

/// The head and the snapshot of a backup.
fn unpacked(path: &str) -> Result<(Value, Vec<u8>), Box<dyn Error>> {
    let whole = fs::read(file(path))?;
    let end = whole.iter().position(|&byte| byte == b'\n').ok_or("no head")?;
    let head = serde_json::from_slice(&whole[..end])?;
    let mut snapshot = Vec::new();
    ZlibDecoder::new(&whole[end + 1..]).read_to_end(&mut snapshot)?;
    Ok((head, snapshot))
}

/// A backup of this snapshot, with a head that fits it.
fn packed(head: &Value, snapshot: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut head = head.clone();
    head["bytes"] = json!(snapshot.len());
    head["sha256"] = json!(HEXLOWER.encode(&Sha256::digest(snapshot)));
    let mut whole = format!("{head}\n").into_bytes();
    let mut pack = ZlibEncoder::new(&mut whole, Compression::new(1));
    pack.write_all(snapshot)?;
    pack.finish()?;
    Ok(whole)
}

/// Values that the app never writes, at least not there.
const ODD: [&str; 16] = [
    "NULL",
    "-1",
    "-126",
    "0",
    "9",
    "70000",
    "3000000000",
    "9223372036854775807",
    "-9223372036854775808",
    "1e300",
    "''",
    "'x'",
    "CAST(x'ff' AS TEXT)",
    "x'00ff'",
    "char(0, 8238, 10)",
    "printf('%.*c', 100000, 'a')",
];

/// Writes odd values into a database, takes rows away or makes more of them. What the database
/// itself refuses stays as it was.
fn poison(snapshot: &[u8], rng: &mut HouseRng) -> Result<Vec<u8>, Box<dyn Error>> {
    let folder = Folder::new()?;
    fs::write(folder.saves(), snapshot)?;
    let db = Connection::open(folder.saves())?;
    db.execute_batch(
        "PRAGMA journal_mode=DELETE; PRAGMA ignore_check_constraints=ON; PRAGMA foreign_keys=OFF;",
    )?;
    let mut names =
        db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")?;
    let tables: Vec<String> = names.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    drop(names);
    for _ in 0..rng.random_range(1..4) {
        let table = &tables[rng.random_range(0..tables.len())];
        let mut about = db.prepare(&format!("PRAGMA table_info(\"{table}\")"))?;
        let columns: Vec<String> =
            about.query_map([], |row| row.get(1))?.collect::<Result<_, _>>()?;
        drop(about);
        let column = &columns[rng.random_range(0..columns.len())];
        let n: u32 = rng.random_range(0..1000);
        let row = format!(
            "rowid = (SELECT rowid FROM \"{table}\" LIMIT 1
             OFFSET {n} % max(1, (SELECT count(*) FROM \"{table}\")))"
        );
        let odd = ODD[rng.random_range(0..ODD.len())];
        let statement = match rng.random_range(0..8) {
            0 => format!("DELETE FROM \"{table}\" WHERE {row}"),
            1 => format!("UPDATE \"{table}\" SET \"{column}\" = {odd}"),
            2 => format!(
                "UPDATE \"{table}\" SET \"{column}\" =
                 (SELECT \"{column}\" FROM \"{table}\" ORDER BY rowid DESC LIMIT 1) WHERE {row}"
            ),
            _ => format!("UPDATE \"{table}\" SET \"{column}\" = {odd} WHERE {row}"),
        };
        // Some tables have no rowid, some columns take nothing else.
        let _ = db.execute_batch(&statement);
    }
    db.close().map_err(|(_, why)| why)?;
    Ok(fs::read(folder.saves())?)
}

/// A snapshot that came to harm one way or the other.
fn harmed(snapshot: &[u8], rng: &mut HouseRng) -> Result<Vec<u8>, Box<dyn Error>> {
    if rng.random_range(0..2) == 0 {
        return poison(snapshot, rng);
    }
    let mut snapshot = snapshot.to_vec();
    bytes::damage(&mut snapshot, rng);
    Ok(snapshot)
}

pub(super) struct Backups {
    runtime: Runtime,
    backup: (Value, Vec<u8>),
}

impl Backups {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        Ok(Self { runtime: Runtime::new()?, backup: unpacked(BACKUP)? })
    }
}

impl Target for Backups {
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>> {
        let (head, snapshot) = &self.backup;
        let mut backup = packed(head, &harmed(snapshot, rng)?)?;
        if rng.random_range(0..6) == 0 {
            bytes::change(&mut backup, rng);
        }
        let folder = Folder::new()?;
        let desk = Desk::at(&folder, &self.runtime);
        let seat = json!({"name": "Eva", "mark": "sun", "sitter": {"type": "person"}});
        let new =
            json!({"type": "newTable", "setup": {"game": "kraje", "seats": 1}, "seats": [seat]});
        let own = desk.must(&new)?["table"].clone();
        let before = desk.must(&json!({"type": "open", "table": own}))?;
        let part = json!({"type": "restorePart", "nth": 0, "data": BASE64.encode(&backup)});
        desk.must(&part)?;
        if desk.call(&json!({"type": "restoreLook"}).to_string())?.is_ok() {
            let _ = desk.call(&json!({"type": "restoreBackup", "people": []}).to_string())?;
        }
        desk.look_at_everything()?;
        let after = desk.must(&json!({"type": "open", "table": own}))?;
        if after["view"] != before["view"] || after["at"] != before["at"] {
            return Err("the own game is another one now".into());
        }
        Ok(())
    }
}

pub(super) struct Databases {
    runtime: Runtime,
    /// The file of a household of the present schema.
    saves: Vec<u8>,
}

impl Databases {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        let runtime = Runtime::new()?;
        let folder = Folder::new()?;
        fs::write(folder.saves(), unpacked(BACKUP)?.1)?;
        Desk::at(&folder, &runtime).must(&json!({"type": "hello"}))?;
        // The app is still closing the file; what is asked for is a copy of what is in it.
        let copy = folder.path().join("copy.db");
        let db = Connection::open(folder.saves())?;
        db.execute("VACUUM INTO ?1", [copy.to_str().ok_or("an odd path")?])?;
        Ok(Self { runtime, saves: fs::read(copy)? })
    }
}

impl Target for Databases {
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>> {
        let folder = Folder::new()?;
        fs::write(folder.saves(), harmed(&self.saves, rng)?)?;
        let n_aside = || -> Result<usize, Box<dyn Error>> {
            let names = fs::read_dir(folder.path())?.flatten().map(|it| it.file_name());
            Ok(names.filter(|it| it.to_string_lossy().contains("damaged")).count())
        };
        let seat = json!({"name": "Eva", "mark": "sun", "sitter": {"type": "person"}});
        let new =
            json!({"type": "newTable", "setup": {"game": "kraje", "seats": 1}, "seats": [seat]});
        // What the first start only suspects, the second puts aside; the third has nothing to do.
        let mut put_aside = [0; 3];
        for n in &mut put_aside {
            let desk = Desk::at(&folder, &self.runtime);
            desk.look_at_everything()?;
            let _ = desk.call(&new.to_string())?;
            drop(desk);
            *n = n_aside()?;
        }
        if put_aside[2] > put_aside[1] {
            return Err(format!("files put aside at each start: {put_aside:?}").into());
        }
        Ok(())
    }
}
