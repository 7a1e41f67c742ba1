//! What a file says it is made of, compared word for word with what our migrations make: whatever
//! else stands there, a trigger for instance, would be carried out by the database.

use rusqlite::Connection;

use crate::StoreError;

/// Everything the schema holds: kind, name, table and the words that make it, by kind and name. Only
/// what counts rows for the planner of queries is left out, which any tool may add.
pub(crate) fn schema(db: &Connection) -> Result<Vec<[String; 4]>, StoreError> {
    let mut query = db.prepare(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema
         WHERE NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))
         ORDER BY type, name, tbl_name",
    )?;
    let rows = query.query_map([], |row| {
        Ok([row.get(0)?, row.get(1)?, row.get(2)?, even(&row.get::<_, String>(3)?)])
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The words of a statement with one space between them, none inside brackets and before commas, and
/// without comments. What stands in quotes stays as it is.
pub(crate) fn even(sql: &str) -> String {
    let mut even = String::with_capacity(sql.len());
    let mut rest = sql;
    while let Some(first) = rest.chars().next() {
        let n_bytes = match first {
            '\'' | '"' | '`' => rest[1..].find(first).map_or(rest.len(), |end| end + 2),
            '[' => rest.find(']').map_or(rest.len(), |end| end + 1),
            '-' if rest.starts_with("--") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ => first.len_utf8(),
        };
        let (word, behind) = rest.split_at(n_bytes);
        let is_blank = word.starts_with("--") || word.starts_with("/*") || first.is_whitespace();
        if !is_blank {
            // SQLite leaves a blank before the comma of a column that was added later.
            let n = even.trim_end_matches(' ').len();
            even.truncate(if matches!(first, ',' | ')') { n } else { even.len() });
            even.push_str(word);
        } else if !even.is_empty() && !even.ends_with([' ', '(']) {
            even.push(' ');
        }
        rest = behind;
    }
    even.truncate(even.trim_end().len());
    even
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changes_no_meaning_is_evened_out() {
        assert_eq!(
            even("CREATE  TABLE a (\r\n\tx TEXT -- one\n, y)"),
            "CREATE TABLE a (x TEXT, y)"
        );
        assert_eq!(even("a /* b\n-- */ c"), "a c");
        assert_eq!(
            even("x = 'two  blanks -- and no comment'"),
            "x = 'two  blanks -- and no comment'"
        );
        assert_ne!(even("a -- b\n c"), even("a -- b c"));
        assert_eq!(even("'never ends"), "'never ends");
        assert_eq!(even("ž -- ž"), "ž");
    }
}
