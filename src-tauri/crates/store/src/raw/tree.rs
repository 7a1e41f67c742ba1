//! Trees of pages: where they begin, what belongs to them, and what belongs to none.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::types::Value;

use super::number;
use super::page::Page;
use super::pages::Pages;
use super::record::Kind;

/// The first page of every table and index, as the schema of the file names them, with the words of
/// each: what can be read of it.
pub(crate) fn roots(pages: &Pages) -> BTreeMap<String, (u32, String)> {
    let mut roots = BTreeMap::new();
    let mut seen = BTreeSet::new();
    walk(pages, 1, Kind::Table, &mut seen, &mut |page| {
        for cell in page.cells(pages) {
            if let [_, Ok(Value::Text(name)), _, Ok(Value::Integer(root)), sql] = &cell.values[..] {
                let sql = if let Ok(Value::Text(sql)) = sql { sql.clone() } else { String::new() };
                roots.insert(name.clone(), (u32::try_from(*root).unwrap_or(0), sql));
            }
        }
    });
    roots
}

/// Goes through all pages of a tree that can be reached and were not seen before.
pub(crate) fn walk(
    pages: &Pages,
    root: u32,
    kind: Kind,
    seen: &mut BTreeSet<u32>,
    visit: &mut impl FnMut(&Page),
) {
    let mut next = vec![root];
    while let Some(number) = next.pop() {
        if seen.contains(&number) {
            continue;
        }
        let Some(page) = Page::of(pages, number).filter(|page| page.kind == kind) else { continue };
        seen.insert(number);
        visit(&page);
        next.extend(page.children().into_iter().rev());
    }
}

/// The pages that are in no use, when the list of them can be believed: it is as long as the file
/// says. What stands on them was given up.
pub(crate) fn free_pages(pages: &Pages) -> BTreeSet<u32> {
    let Some(header) = pages.bytes(1) else { return BTreeSet::new() };
    let (mut trunk, told) = (number(&header, 32, 4) as u32, number(&header, 36, 4));
    let mut free = BTreeSet::new();
    while trunk != 0 && free.insert(trunk) {
        let Some(bytes) = pages.bytes(trunk) else { break };
        let n = (number(&bytes, 4, 4) as usize).min(bytes.len() / 4 - 2);
        free.extend((0..n).map(|i| number(&bytes, 8 + 4 * i, 4) as u32));
        trunk = number(&bytes, 0, 4) as u32;
    }
    if free.len() as u64 == told { free } else { BTreeSet::new() }
}
