//! `lab fuzz`: everything that reads what others wrote is handed texts and files that are nearly
//! right.
//!
//! A driver of our own and not cargo-fuzz: that needs a nightly compiler, and what it is good at,
//! finding a way through a reader of bytes by watching branches, is done by serde, SQLite and zlib
//! here, which are fuzzed where they are made. What is ours begins behind them, where a text is of
//! the right shape and means something wrong; there changes that know the shape get further. So a
//! case is a few changes to something real, drawn by a seed, and runs on stable, in the tests too.

mod bytes;
mod codes;
mod desk;
mod packs;
mod requests;
mod saves;
mod traces;

use std::error::Error;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use game::{HouseRng, rng_from_seed};

use crate::{Done, cli};

/// What can be handed over, by the names of the command line.
pub(crate) const TARGETS: [&str; 6] =
    ["requests", "traces", "packs", "codes", "backups", "databases"];

/// A case that takes longer does not end.
const PATIENCE: Duration = Duration::from_mins(2);

/// Something that reads what others wrote.
trait Target {
    /// Plays one case; everything in it is drawn from the generator.
    ///
    /// # Errors
    /// What should not have happened.
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>>;
}

fn target(name: &str) -> Result<Box<dyn Target>, Box<dyn Error>> {
    Ok(match name {
        "requests" => Box::new(requests::Requests::new()?),
        "traces" => Box::new(traces::Traces::new()?),
        "packs" => Box::new(packs::Packs::new()?),
        "codes" => Box::new(codes::Codes::new()?),
        "backups" => Box::new(saves::Backups::new()?),
        _ => Box::new(saves::Databases::new()?),
    })
}

/// A file of this crate or of one beside it, from `crates/lab`.
fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

pub(crate) fn run(wanted: &cli::Fuzz, out: &mut dyn Write) -> Done {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?;
    let first = wanted.seed.unwrap_or(since.as_millis() as u64);
    let names: Vec<&str> = match wanted.targets.as_slice() {
        [] => TARGETS.to_vec(),
        some => some.iter().map(String::as_str).collect(),
    };
    let mut targets: Vec<(&str, Box<dyn Target>)> = Vec::new();
    for name in names {
        targets.push((name, target(name)?));
    }
    let until = Instant::now() + Duration::from_secs_f64(60.0 * wanted.minutes.max(0.0));
    let watch = Watch::begin();
    let mut n_cases = 0;
    while wanted.cases.map_or_else(|| Instant::now() < until, |most| n_cases < most) {
        let seed = first.wrapping_add(n_cases);
        for (name, target) in &mut targets {
            let again = format!("lab fuzz --targets {name} --cases 1 --seed {seed}");
            watch.on(&again);
            let played = catch_unwind(AssertUnwindSafe(|| target.play(&mut rng_from_seed(seed))));
            let why = match played {
                Ok(Ok(())) => continue,
                Ok(Err(why)) => why.to_string(),
                Err(panic) => format!("panicked: {}", message(panic.as_ref())),
            };
            return Err(format!("{why}\nagain: {again}").into());
        }
        n_cases += 1;
    }
    watch.off();
    let names: Vec<&str> = targets.iter().map(|(name, _)| *name).collect();
    Ok(writeln!(out, "{n_cases} cases each of {}, seeds from {first}", names.join(", "))?)
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("(no message)")
}

/// Ends the program when a case does not end: there is nothing else to be done about it then.
struct Watch(Arc<Mutex<Option<(Instant, String)>>>);

impl Watch {
    fn begin() -> Self {
        let now: Arc<Mutex<Option<(Instant, String)>>> = Arc::default();
        let watched = Arc::clone(&now);
        thread::spawn(move || {
            loop {
                thread::sleep(Duration::from_secs(1));
                let now = watched.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some((since, again)) = now.as_ref()
                    && since.elapsed() > PATIENCE
                {
                    let _ = writeln!(io::stderr(), "does not end\nagain: {again}");
                    std::process::exit(1);
                }
            }
        });
        Self(now)
    }

    fn on(&self, again: &str) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) =
            Some((Instant::now(), again.to_owned()));
    }

    fn off(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
