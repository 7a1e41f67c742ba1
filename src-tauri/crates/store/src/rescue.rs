//! Carrying over what can be read of a damaged file, row by row.
//!
//! Nothing that the file says of itself is believed: its pages are read one by one. First those that
//! its trees still lead to; then those that belong to no tree that can be walked, whose rows are told
//! by their form; last, on pages whose own head makes no sense, whatever has the form of a row. What
//! came first stands.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rusqlite::Connection;

use crate::cells::readable;
use crate::game::read;
use crate::migrate::{OLDEST_SCHEMA, SCHEMA, at_schema};
use crate::raw::{Cell, Kind, Page, Pages, Stored, free_pages, roots, scattered, walk};
use crate::schema::{even, schema};
use crate::table::Table;
use crate::{StoreError, chain};

/// What is made again from the steps, and what the app never wrote.
const NOT_CARRIED: [&str; 7] =
    ["result", "play", "score_event", "review", "reviewed", "deal", "reckoned"];

/// How many rows of a tree are looked at to tell whether it is that of its table.
const LOOKED_AT: usize = 40;

/// A damaged file, and what was found of it.
pub(crate) struct Damaged {
    pages: Pages,
    /// The first page of each table and index, as far as that can be read.
    roots: BTreeMap<String, (u32, String)>,
    /// The schema it was written with: the one whose words most of its own are.
    pub(crate) schema: u32,
}

impl Damaged {
    /// A damaged file; nothing where it cannot be opened at all.
    pub(crate) fn open(path: &Path) -> Result<Option<Self>, StoreError> {
        let Some(pages) = Pages::open(path) else { return Ok(None) };
        let roots = roots(&pages);
        let found: Vec<(String, String)> =
            roots.iter().map(|(name, (_, sql))| (name.clone(), even(sql))).collect();
        // Older schemas hold parts of newer ones; what they do not hold tells them apart.
        let mut best = (i64::MIN, SCHEMA);
        for version in (OLDEST_SCHEMA..=SCHEMA).rev() {
            let ours: BTreeSet<(String, String)> = schema(&at_schema(version)?)?
                .into_iter()
                .map(|[_, name, _, sql]| (name, sql))
                .collect();
            let n_other = found.iter().filter(|it| !ours.contains(it)).count() as i64;
            if -n_other > best.0 {
                best = (-n_other, version);
            }
        }
        let schema = best.1;
        Ok(Some(Self { pages, roots, schema }))
    }

    /// Copies everything readable into an empty file of the same schema.
    ///
    /// # Errors
    /// When the new file cannot be written.
    pub(crate) fn rescue(&self, new: &mut Connection) -> Result<(), StoreError> {
        let tables: Vec<Table> = Table::all(new)?
            .into_iter()
            .filter(|table| !NOT_CARRIED.contains(&&*table.name))
            .collect();
        // What a row refers to may come after it, or not at all.
        new.pragma_update(None, "foreign_keys", "OFF")?;
        let step = new.transaction()?;
        let mut carry = Carry { db: &step, failed: None };
        let (seen, mut broken) = self.carry_trees(&mut carry, &tables);
        let free = free_pages(&self.pages);
        for number in (2..=self.pages.n).filter(|it| !seen.contains(it) && !free.contains(it)) {
            let page = Page::of(&self.pages, number);
            if page.as_ref().is_none_or(|page| !page.is_sound()) {
                broken.push(number);
            }
            for cell in page.iter().flat_map(|page| page.cells(&self.pages)) {
                carry.told_by_form(&tables, cell.values);
            }
        }
        for number in broken {
            scattered(&self.pages, number, |kind, cell| {
                let is_of = |it: &&Table| it.kind == kind && it.is_row(&cell.values);
                if let Some(table) = tables.iter().find(is_of) {
                    carry.put(table, cell.values);
                }
            });
        }
        if let Some(error) = carry.failed {
            return Err(error);
        }
        people_of_seats(&step)?;
        cut_gaps(&step)?;
        drop_dangling(&step)?;
        step.commit()?;
        new.pragma_update(None, "foreign_keys", "ON")?;
        Ok(())
    }

    /// Copies the rows of all trees that lead where they should. Returns their pages, and those of
    /// them that were changed by something else than the database.
    fn carry_trees(&self, carry: &mut Carry<'_>, tables: &[Table]) -> (BTreeSet<u32>, Vec<u32>) {
        let (mut seen, mut broken) = (BTreeSet::new(), Vec::new());
        // Rows on pages that came into a tree they do not belong to. The schema is no table of ours.
        let mut strays = Vec::new();
        walk(&self.pages, 1, Kind::Table, &mut seen, &mut |page| {
            strays.extend(page.cells(&self.pages).into_iter().map(|cell| cell.values));
        });
        for table in tables {
            let Some((root, _)) = self.roots.get(&table.name) else { continue };
            let mut own = seen.clone();
            let (mut n, mut n_fit) = (0, 0);
            walk(&self.pages, *root, table.kind, &mut own, &mut |page| {
                if n < LOOKED_AT {
                    for cell in page.cells(&self.pages) {
                        n += 1;
                        n_fit += usize::from(table.is_like(&cell.values));
                    }
                }
            });
            if 2 * n_fit < n && n > 1 {
                // The tree of another table.
                continue;
            }
            for number in own.difference(&seen).copied() {
                let Some(page) = Page::of(&self.pages, number) else { continue };
                if !page.is_sound() {
                    broken.push(number);
                }
                for Cell { values } in page.cells(&self.pages) {
                    let is_stray =
                        !table.is_like(&values) && tables.iter().any(|it| it.is_row(&values));
                    if is_stray {
                        strays.push(values);
                    } else {
                        carry.put(table, values);
                    }
                }
            }
            seen = own;
        }
        for values in strays {
            carry.told_by_form(tables, values);
        }
        (seen, broken)
    }
}

/// Rows on their way into a new file.
struct Carry<'a> {
    db: &'a Connection,
    /// A disk that takes nothing must not pass for rows that cannot be read.
    failed: Option<StoreError>,
}

impl Carry<'_> {
    fn put(&mut self, table: &Table, values: Vec<Stored>) {
        let Some(row) = table.row(values) else { return };
        if let Err(error) = table.put(self.db, &row) {
            let error = StoreError::from(error);
            if error.is_of_disk() {
                self.failed = Some(error);
            }
        }
    }

    /// A row of whichever table it can be of.
    fn told_by_form(&mut self, tables: &[Table], values: Vec<Stored>) {
        if let Some(table) = tables.iter().find(|table| table.is_row(&values)) {
            self.put(table, values);
        }
    }
}

/// Leaves of each game the steps before the first that is lost: what comes after a gap is no use.
fn cut_gaps(db: &Connection) -> Result<(), StoreError> {
    db.execute_batch(
        "DELETE FROM move WHERE ply < 0;
         DELETE FROM move WHERE (game_id, ply) IN (SELECT game_id, ply FROM (
           SELECT game_id, ply, row_number() OVER (PARTITION BY game_id ORDER BY ply) AS n
           FROM move) WHERE ply != n - 1)",
    )?;
    Ok(())
}

/// Marks the games that lost something, which so are known to be damaged wherever they are listed.
/// A game whose seats have places ended, whatever its own row says. Returns how many are whole.
pub(crate) fn mark_damaged(db: &Connection) -> Result<u32, StoreError> {
    db.execute(
        "UPDATE game SET ended_at = changed_at WHERE ended_at IS NULL
            AND EXISTS (SELECT 1 FROM seat WHERE game_id = id AND rank IS NOT NULL)",
        [],
    )?;
    let mut query = db.prepare(
        "SELECT id, (SELECT count(*) > 0 AND count(*) = max(idx) + 1 FROM seat WHERE game_id = id)
         FROM game",
    )?;
    let games: Vec<(String, bool)> =
        readable(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?)?;
    let mut n_whole = 0;
    for (id, has_seats) in games {
        if has_seats && read(db, &id).is_ok_and(|(game, sums)| sums.fit(&game)) {
            n_whole += 1;
        } else {
            chain::mark(db, &id)?;
        }
    }
    Ok(n_whole)
}

/// People whose own rows are lost are told by the seats they had.
fn people_of_seats(db: &Connection) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO profile (id, name, mark, bot_level, created_at, changed_at)
         SELECT played_as, iif(bot_level IS NULL, name, ''), iif(bot_level IS NULL, mark, ''),
            bot_level, max(started_at), max(started_at)
         FROM seat JOIN game ON game.id = game_id
         WHERE played_as IS NOT NULL AND played_as NOT IN (SELECT id FROM profile)
         GROUP BY played_as",
        [],
    )?;
    Ok(())
}

/// Takes out what refers to rows that did not come over: the reference where there need be none,
/// else the row.
fn drop_dangling(new: &Connection) -> Result<(), StoreError> {
    let mut links = new.prepare(
        "SELECT link.\"from\", link.\"table\", link.\"to\", col.\"notnull\"
         FROM pragma_foreign_key_list(?1) AS link
         JOIN pragma_table_info(?1) AS col ON col.name = link.\"from\"",
    )?;
    for Table { name, .. } in Table::all(new)? {
        let found: Vec<(String, String, String, bool)> = links
            .query_map([&name], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?
            .collect::<Result<_, _>>()?;
        for (from, other, to, is_needed) in found {
            let dangling = format!(
                "WHERE {from} IS NOT NULL AND NOT EXISTS
                   (SELECT 1 FROM {other} AS there WHERE there.{to} = {name}.{from})"
            );
            let mend = if is_needed {
                format!("DELETE FROM {name} {dangling}")
            } else {
                format!("UPDATE {name} SET {from} = NULL {dangling}")
            };
            new.execute(&mend, [])?;
        }
    }
    Ok(())
}
