//! `lab learn`: fits what an evaluator knows to how games ended: the weights of its traits ([`tables`]), or
//! its networks ([`networks`]).

mod networks;
mod tables;

use std::fs;
use std::io::Write;
use std::path::Path;

use table::GameId;

use crate::{Done, cli};

/// Of so many games one tests what was learned, and teaches nothing.
const TEST_EVERY: u64 = 5;

pub(crate) fn run(wanted: &cli::Learn, out: &mut dyn Write) -> Done {
    match wanted.game {
        GameId::Hunters => tables::learn::<hunters::Hunters>(wanted, out),
        GameId::Okanagan => tables::learn::<okanagan::Okanagan>(wanted, out),
        GameId::Kraje => networks::learn(wanted, out),
        GameId::Bastards => tables::learn::<bastards::Bastards>(wanted, out),
    }
}

/// The data file to begin with.
fn text_of(from: Option<&Path>, own: &str) -> Result<String, String> {
    match from {
        None => Ok(own.to_owned()),
        Some(path) => fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display())),
    }
}

/// Writes a data file with another evaluator, and how that was learned.
fn write(
    path: &Path,
    text: &str,
    evaluator: &impl serde::Serialize,
    wanted: &cli::Learn,
    generations: u32,
    how: &str,
) -> Done {
    let how = format!(
        "Weights: `lab learn --game {} --seats {} --seed {} --games {}{how}`, {generations} generations{}.",
        wanted.game.name(),
        wanted.seats,
        wanted.seed,
        wanted.games,
        wanted.made_by.as_ref().map(|it| format!(", {it}")).unwrap_or_default(),
    );
    let mut file: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text)?;
    file.insert("evaluator".to_owned(), serde_json::to_value(evaluator)?);
    file.insert("tuned".to_owned(), how.into());
    fs::write(path, serde_json::to_string(&file)?)?;
    Ok(())
}
