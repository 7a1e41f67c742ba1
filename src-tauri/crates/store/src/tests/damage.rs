//! Files damaged at random: whatever stands in the file comes over, and nothing comes over as
//! another. `DAMAGE_FILES=1000 DAMAGE_SEED=7 cargo test --release -p store random_damage --
//! --nocapture` for a long run.

use std::collections::{BTreeMap, BTreeSet};

use super::rescue::crowded;
use super::*;

const PAGE: usize = 4096;

/// Numbers that look like chance, the same for the same seed (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// Damages a file in one of the ways disks, memories and other programs do. Says how.
fn damage(bytes: &mut Vec<u8>, chance: &mut Chance) -> String {
    let n_pages = bytes.len() / PAGE;
    let noise = |bytes: &mut [u8], chance: &mut Chance| {
        for byte in bytes {
            *byte = chance.below(256) as u8;
        }
    };
    match chance.below(8) {
        0 => {
            let n = 1 + chance.below(4);
            for _ in 0..n {
                let begin = chance.below(n_pages) * PAGE;
                bytes[begin..begin + PAGE].fill(0);
            }
            format!("{n} pages zeroed")
        }
        1 => {
            let n = 1 + chance.below(4);
            for _ in 0..n {
                let begin = chance.below(n_pages) * PAGE;
                noise(&mut bytes[begin..begin + PAGE], chance);
            }
            format!("{n} pages of noise")
        }
        2 => {
            let n = 1 + chance.below(32);
            for _ in 0..n {
                let at = chance.below(bytes.len());
                bytes[at] ^= 1 << chance.below(8);
            }
            format!("{n} bits flipped")
        }
        3 => {
            let bit = chance.below(800);
            bytes[bit / 8] ^= 1 << (bit % 8);
            format!("bit {bit} of the header flipped")
        }
        4 => {
            let n = chance.below(n_pages / 4) * PAGE + chance.below(PAGE);
            bytes.truncate(bytes.len() - n);
            format!("{n} bytes cut off")
        }
        5 => {
            let (a, b) = (chance.below(n_pages), chance.below(n_pages));
            let page = bytes[a * PAGE..(a + 1) * PAGE].to_vec();
            bytes.copy_within(b * PAGE..(b + 1) * PAGE, a * PAGE);
            bytes[b * PAGE..(b + 1) * PAGE].copy_from_slice(&page);
            format!("pages {a} and {b} swapped")
        }
        6 => {
            let begin = chance.below(bytes.len() / 512) * 512;
            bytes[begin..begin + 512].fill(0);
            format!("the sector at {begin} zeroed")
        }
        _ => {
            let begin = chance.below(n_pages) * PAGE;
            let begin = if begin == 0 { 100 } else { begin };
            noise(&mut bytes[begin..begin + 12], chance);
            format!("noise in the head of the page at {begin}")
        }
    }
}

/// Which pages hold rows of which game. Rows that go on to other pages are on all of those that do.
fn pages_of(file: &std::path::Path, games: &[SavedGame]) -> BTreeMap<String, BTreeSet<usize>> {
    let bytes = fs::read(file).unwrap();
    let mut pages: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for game in games {
        let id = game.new.id.as_bytes();
        let found = (0..bytes.len() - id.len()).filter(|&at| bytes[at..].starts_with(id));
        pages.insert(game.new.id.clone(), found.map(|at| at / PAGE).collect());
    }
    let long = games.iter().filter(|game| game.moves.iter().any(|it| it.what.len() > 2_000));
    let db = Connection::open(file).unwrap();
    let mut query =
        db.prepare("SELECT pageno - 1 FROM dbstat WHERE pagetype = 'overflow'").unwrap();
    let more: Vec<usize> =
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    for game in long {
        pages.get_mut(&game.new.id).unwrap().extend(&more);
    }
    pages
}

/// Seeds of long runs that once lost games: a page of games stood in the tree of the schema; the
/// first page of the steps, or two pages of them, had changed places, and nothing seemed wrong.
const FOUND: [u64; 4] = [500_426, 500_651, 7_000_077, 7_000_748];

#[test]
fn random_damage_loses_nothing_that_stands_and_changes_nothing() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(usual)
    };
    let (n_files, first) = (number("DAMAGE_FILES", tier(4, 12)), number("DAMAGE_SEED", 1));
    let (folder, games) = crowded("random");
    let file = folder.0.join("games.db");
    let sound = fs::read(&file).unwrap();
    let pages = pages_of(&file, &games);
    let (mut n_standing, mut n_rescued, mut n_aside) = (0, 0, 0);
    let mut wrong = Vec::new();
    for seed in FOUND.into_iter().chain(first..first + n_files) {
        let mut bytes = sound.clone();
        let how = damage(&mut bytes, &mut Chance(seed));
        let damaged = Folder::new("random-damaged");
        let file = damaged.0.join("games.db");
        fs::write(&file, &bytes).unwrap();
        let is_same = |page: &usize| {
            let span = page * PAGE..(page + 1) * PAGE;
            bytes.get(span.clone()) == sound.get(span)
        };
        let opened = open(&file);
        let is_usable = matches!(opened, Opened::Sound(_) | Opened::SetAside { .. });
        n_aside += u32::from(matches!(opened, Opened::SetAside { .. }));
        if !is_usable {
            wrong.push(format!("seed {seed}, {how}: {opened:?}"));
        }
        let store = opened.into_store();
        for game in &games {
            let stands = pages[&game.new.id].iter().all(is_same);
            n_standing += u32::from(stands);
            match store.game(&game.new.id) {
                Ok(found) => {
                    n_rescued += u32::from(stands);
                    let played = |it: &SavedGame| {
                        let levels: Vec<_> =
                            it.new.seats.iter().map(|seat| seat.bot_level.clone()).collect();
                        (it.new.setup.clone(), it.new.seed, levels, it.at, it.moves.len())
                    };
                    let is_so = played(&found) == played(game)
                        && found.moves.iter().zip(&game.moves).all(|(a, b)| a.what == b.what);
                    if !is_so {
                        wrong.push(format!("seed {seed}, {how}: {} is another", game.new.id));
                    }
                }
                Err(error) if stands => {
                    wrong.push(format!("seed {seed}, {how}: {} {error:?}", game.new.id));
                }
                Err(_) => {}
            }
        }
        drop(store);
        if is_usable && !matches!(open(&file), Opened::Sound(_)) {
            wrong.push(format!("seed {seed}, {how}: put aside twice"));
        }
    }
    eprintln!(
        "{n_files} files from seed {first}: {n_aside} put aside, of {n_standing} games that stand \
         {n_rescued} are there"
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(n_standing > 0, "the test would be empty");
}
