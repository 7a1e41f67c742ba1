//! Files of saved games and backups that came to harm: on disk, and by somebody who writes into
//! them what the app never would.

use std::error::Error;
use std::fs;
use std::io::{Read, Write};

use data_encoding::BASE64;
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

/// A household of two games of a person, compressed behind a line.
const SAVES: &str = "../api/tests/backups/0013.backup";

/// The file of its saves.
fn saves() -> Result<Vec<u8>, Box<dyn Error>> {
    let whole = fs::read(file(SAVES))?;
    let end = whole.iter().position(|&byte| byte == b'\n').ok_or("no head")?;
    let mut saves = Vec::new();
    ZlibDecoder::new(&whole[end + 1..]).read_to_end(&mut saves)?;
    Ok(saves)
}

/// What each record of a backup begins with; after it the length and the sum of what is packed.
const LETTERS: &[u8; 4] = b"4HF2";
const HEAD: usize = 16;

/// The head of a backup, and its records.
fn unpacked(backup: &[u8]) -> Result<(Vec<u8>, Vec<Value>), Box<dyn Error>> {
    let end = backup.iter().position(|&byte| byte == b'\n').ok_or("no head")? + 1;
    let (head, mut rest) = backup.split_at(end);
    let mut records = Vec::new();
    while let Some((begin, after)) = rest.split_first_chunk::<HEAD>() {
        let n_bytes = u32::from_le_bytes([begin[4], begin[5], begin[6], begin[7]]) as usize;
        records.push(serde_json::from_reader(ZlibDecoder::new(&after[..n_bytes]))?);
        rest = &after[n_bytes..];
    }
    Ok((head.to_vec(), records))
}

/// A backup of these records, with sums that fit them.
fn packed(head: &[u8], records: &[Value]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut whole = head.to_vec();
    for record in records {
        let mut pack = ZlibEncoder::new(Vec::new(), Compression::new(1));
        pack.write_all(record.to_string().as_bytes())?;
        let pack = pack.finish()?;
        whole.extend(LETTERS);
        whole.extend(u32::try_from(pack.len())?.to_le_bytes());
        whole.extend(&Sha256::digest(&pack)[..8]);
        whole.extend(pack);
    }
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

/// The same for what is written down, as JSON.
const ODD_CELLS: [&str; 12] = [
    "null",
    "true",
    "-1",
    "70000",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "1e300",
    r#""""#,
    r#""x""#,
    r#""\u0000\u202e\n""#,
    "[]",
];

/// Changes a record: a value, a whole column, how many there are, the name of a column or of a table.
fn forge(record: &mut Value, rng: &mut HouseRng) -> Option<()> {
    let tables = record.as_object_mut()?;
    let name = tables.keys().nth(rng.random_range(0..tables.len().max(1)))?.clone();
    let odd: Value = serde_json::from_str(ODD_CELLS[rng.random_range(0..ODD_CELLS.len())]).ok()?;
    let rows = tables.get_mut(&name)?;
    let n_columns = rows["columns"].as_array()?.len().max(1);
    let column = rng.random_range(0..n_columns);
    match rng.random_range(0..16) {
        0 => {
            let name = ["game", "seat", "profile", "setting"][rng.random_range(0..4)];
            let rows = rows.take();
            tables.insert(name.to_owned(), rows);
        }
        1 => *rows["columns"].get_mut(column)? = odd,
        2 => drop(rows["columns"].as_array_mut()?.pop()),
        kind => {
            let cells = rows["cells"].as_array_mut()?;
            let nth = rng.random_range(0..cells.len().max(1));
            match kind {
                3 => drop(cells.drain(..nth)),
                4 => cells.extend_from_within(nth..),
                5 => cells
                    .iter_mut()
                    .skip(column)
                    .step_by(n_columns)
                    .for_each(|it| *it = odd.clone()),
                _ => *cells.get_mut(nth)? = odd,
            }
        }
    }
    Some(())
}

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
    head: Vec<u8>,
    records: Vec<Value>,
}

impl Backups {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        let runtime = Runtime::new()?;
        let folder = Folder::new()?;
        fs::write(folder.saves(), saves()?)?;
        let desk = Desk::at(&folder, &runtime);
        desk.must(&json!({"type": "backup"}))?;
        let part = desk.must(&json!({"type": "backupPart", "nth": 0}))?;
        let data = part["data"].as_str().ok_or("no data")?;
        let (head, records) = unpacked(&BASE64.decode(data.as_bytes())?)?;
        Ok(Self { runtime, head, records })
    }
}

impl Target for Backups {
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>> {
        let mut records = self.records.clone();
        for _ in 0..rng.random_range(1..5) {
            let nth = rng.random_range(0..records.len());
            match rng.random_range(0..12) {
                0 => records.push(records[nth].clone()),
                1 => records[nth] = json!([]),
                _ => drop(forge(&mut records[nth], rng)),
            }
        }
        let mut backup = packed(&self.head, &records)?;
        match rng.random_range(0..6) {
            0 => bytes::change(&mut backup, rng),
            1 => bytes::damage(&mut backup, rng),
            _ => {}
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
        fs::write(folder.saves(), saves()?)?;
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
