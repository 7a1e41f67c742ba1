//! [`PackRef`] and [`PackShelf`]: which pack of components a game is played with, and where the
//! engine finds it.

use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Which pack of components, exactly. All three must fit: a game is never replayed with other
/// components than it was played with.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PackRef {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// SHA-256 of its text in lower-case hexadecimal, whichever way its lines end.
    pub sha256: String,
}

impl PackRef {
    /// The reference of a pack with this text.
    pub fn of(id: impl Into<String>, version: impl Into<String>, text: &str) -> Self {
        // Some systems check text out with other ends of lines.
        let sha256 = sha256(&text.replace("\r\n", "\n"));
        Self { id: id.into(), version: version.into(), sha256 }
    }
}

fn sha256(text: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(text))
}

impl fmt::Display for PackRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.id, self.version, self.sha256)
    }
}

/// A checked pack that knows its reference.
pub trait Packed: Sized + Send + Sync + 'static {
    /// Which pack this is.
    fn reference(&self) -> &PackRef;
}

/// All packs a game can be played with: the one the app comes with, and those loaded since. They
/// live as long as the program, so that a position can point to its own.
pub struct PackShelf<P: 'static> {
    own: LazyLock<P>,
    loaded: Mutex<Vec<Loaded<P>>>,
}

struct Loaded<P: 'static> {
    pack: &'static P,
    /// What its hash was before ends of lines were evened out: games from then say so.
    sha256_as_is: String,
}

impl<P: Packed> PackShelf<P> {
    /// A shelf with the pack that `own` makes when it is first asked for.
    pub const fn new(own: fn() -> P) -> Self {
        Self { own: LazyLock::new(own), loaded: Mutex::new(Vec::new()) }
    }

    /// The pack the app comes with.
    pub fn own(&'static self) -> &'static P {
        &self.own
    }

    /// Keeps a pack with this text for the rest of the run. The same text is kept only once.
    pub fn keep(&'static self, pack: P, text: &str) -> &'static P {
        if self.own().reference() == pack.reference() {
            return self.own();
        }
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let sha256_as_is = sha256(text);
        let known = loaded.iter().find(|known| known.pack.reference() == pack.reference());
        let known = known.map(|known| (known.pack, known.sha256_as_is == sha256_as_is));
        if let Some((pack, true)) = known {
            return pack;
        }
        let pack = known.map_or_else(|| &*Box::leak(Box::new(pack)), |(pack, _)| pack);
        loaded.push(Loaded { pack, sha256_as_is });
        pack
    }

    /// The pack with this id, version and hash.
    pub fn find(&'static self, reference: &PackRef) -> Option<&'static P> {
        self.with(|known| known == reference)
    }

    /// The pack whose text has this SHA-256, in lower-case hexadecimal.
    pub fn with_sha256(&'static self, sha256: &str) -> Option<&'static P> {
        self.with(|known| known.sha256 == sha256)
    }

    fn with(&'static self, is_wanted: impl Fn(&PackRef) -> bool) -> Option<&'static P> {
        if is_wanted(self.own().reference()) {
            return Some(self.own());
        }
        let loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let is_one = |Loaded { pack, sha256_as_is }: &&Loaded<P>| {
            let known = pack.reference();
            is_wanted(known)
                || is_wanted(&PackRef { sha256: sha256_as_is.clone(), ..known.clone() })
        };
        loaded.iter().find(is_one).map(|found| found.pack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Case(PackRef);

    impl Packed for Case {
        fn reference(&self) -> &PackRef {
            &self.0
        }
    }

    static SHELF: PackShelf<Case> = PackShelf::new(|| Case(PackRef::of("own", "1", "a")));

    #[test]
    fn a_pack_is_kept_once_and_found_by_all_three_or_by_its_hash() {
        let other = PackRef::of("other", "1", "b");
        assert!(SHELF.find(&other).is_none());
        let kept = SHELF.keep(Case(other.clone()), "b");
        assert!(std::ptr::eq(kept, SHELF.keep(Case(other.clone()), "b")));
        assert!(std::ptr::eq(SHELF.own(), SHELF.keep(Case(PackRef::of("own", "1", "a")), "a")));
        assert!(SHELF.find(&other).is_some());
        assert!(SHELF.find(&PackRef { version: "2".into(), ..other.clone() }).is_none());
        assert!(SHELF.with_sha256(&other.sha256).is_some_and(|it| std::ptr::eq(it, kept)));
        assert!(SHELF.with_sha256("").is_none());
    }

    #[test]
    fn the_hash_is_sha_256_in_lower_case_hexadecimal() {
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(PackRef::of("x", "1", "abc").sha256, hash);
    }

    #[test]
    fn a_pack_is_the_same_whichever_way_its_lines_end() {
        let (unix, windows) = ("{\n}\n", "{\r\n}\r\n");
        let pack = PackRef::of("lines", "1", unix);
        assert_eq!(PackRef::of("lines", "1", windows), pack);
        assert_eq!(pack.sha256, sha256(unix), "as it was before");
        // A game from before was played with the text as it lay there.
        let before = PackRef { sha256: sha256(windows), ..pack.clone() };
        let kept = SHELF.keep(Case(pack.clone()), unix);
        assert!(SHELF.find(&before).is_none());
        assert!(std::ptr::eq(kept, SHELF.keep(Case(pack.clone()), windows)));
        for known in [pack, before] {
            assert!(SHELF.find(&known).is_some_and(|it| std::ptr::eq(it, kept)));
        }
    }
}
