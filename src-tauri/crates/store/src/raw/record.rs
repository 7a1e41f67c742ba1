//! Cells of pages, and the rows in them.

use rusqlite::types::Value;

use super::number;
use super::pages::Pages;

/// The longest row that is read, in bytes: many times what the app writes.
const MOST_BYTES: usize = 64 << 20;

/// What kind of tree a cell belongs to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Kind {
    /// A table by the numbers of its rows.
    Table,
    /// A table by its keys, or an index.
    Keyed,
}

/// A value as it is stored.
pub(crate) type Stored = Result<Value, String>;

/// A cell: a row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Cell {
    /// The values, in the order they are stored. A text that is none is an error, with the signs
    /// that are none replaced.
    pub(crate) values: Vec<Stored>,
}

/// A number of variable length, and how many bytes it takes.
pub(super) fn varint(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let mut sum = 0_u64;
    for i in 0..9 {
        let byte = *bytes.get(at + i)?;
        if i == 8 {
            return Some((sum << 8 | u64::from(byte), 9));
        }
        sum = sum << 7 | u64::from(byte & 0x7f);
        if byte < 0x80 {
            return Some((sum, i + 1));
        }
    }
    None
}

/// Where the payload of a cell begins, how long it is, and how much of it is on the page.
struct Extent {
    begin: usize,
    length: usize,
    local: usize,
}

impl Extent {
    fn n_bytes(&self, at: usize) -> usize {
        let link = if self.local < self.length { 4 } else { 0 };
        (self.begin - at + self.local + link).max(4)
    }
}

fn extent(page: &[u8], at: usize, kind: Kind) -> Option<Extent> {
    let (length, mut n) = varint(page, at)?;
    if kind == Kind::Table {
        n += varint(page, at + n)?.1;
    }
    let length = usize::try_from(length).ok().filter(|&it| (2..=MOST_BYTES).contains(&it))?;
    let usable = page.len();
    let most = match kind {
        Kind::Table => usable - 35,
        Kind::Keyed => (usable - 12) * 64 / 255 - 23,
    };
    let least = (usable - 12) * 32 / 255 - 23;
    let local = if length <= most {
        length
    } else {
        let fit = least + (length - least) % (usable - 4);
        if fit <= most { fit } else { least }
    };
    let found = Extent { begin: at + n, length, local };
    (at + found.n_bytes(at) <= usable).then_some(found)
}

/// How many bytes of its page a cell takes.
pub(super) fn length(page: &[u8], at: usize, kind: Kind) -> Option<usize> {
    Some(extent(page, at, kind)?.n_bytes(at))
}

/// The cell of a leaf that begins there; what follows on other pages is fetched from them.
pub(super) fn cell(pages: &Pages, page: &[u8], at: usize, kind: Kind) -> Option<Cell> {
    let extent = extent(page, at, kind)?;
    let end = extent.begin + extent.local;
    let here = page.get(extent.begin..end)?;
    // Most of what is not a row is seen before anything else is fetched.
    let (n_head, n) = varint(here, 0)?;
    let n_head = usize::try_from(n_head).ok().filter(|&it| it > n && it <= extent.length)?;
    let values = if extent.local == extent.length {
        values(here, n, n_head)?
    } else {
        let mut payload = here.to_vec();
        let mut next = number(page, end, 4) as u32;
        while payload.len() < extent.length {
            let more = pages.bytes(next)?;
            let wanted = (extent.length - payload.len()).min(more.len() - 4);
            payload.extend_from_slice(&more[4..4 + wanted]);
            next = number(&more, 0, 4) as u32;
        }
        values(&payload, n, n_head)?
    };
    Some(Cell { values })
}

/// The values of a row whose head ends at `n_head`. All of it must be used up.
fn values(payload: &[u8], mut at: usize, n_head: usize) -> Option<Vec<Stored>> {
    let mut values = Vec::new();
    let mut body = n_head;
    while at < n_head {
        let (serial, n) = varint(payload, at)?;
        at += n;
        let n_bytes = match serial {
            0 | 8 | 9 => 0,
            1..=4 => serial as usize,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return None,
            _ => usize::try_from((serial - 12) / 2).ok()?,
        };
        let bytes = payload.get(body..body.checked_add(n_bytes)?)?;
        body += n_bytes;
        values.push(match serial {
            0 => Ok(Value::Null),
            8 => Ok(Value::Integer(0)),
            9 => Ok(Value::Integer(1)),
            7 => Ok(Value::Real(f64::from_bits(number(bytes, 0, 8)))),
            1..=6 => {
                let unused = 64 - 8 * n_bytes;
                let whole = number(bytes, 0, n_bytes) << unused;
                Ok(Value::Integer(whole.cast_signed() >> unused))
            }
            _ if serial % 2 == 0 => Ok(Value::Blob(bytes.to_vec())),
            _ => match str::from_utf8(bytes) {
                Ok(text) => Ok(Value::Text(text.to_owned())),
                Err(_) => Err(String::from_utf8_lossy(bytes).into_owned()),
            },
        });
    }
    (at == n_head && body == payload.len()).then_some(values)
}
