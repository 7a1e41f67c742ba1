//! `lab train`: finds the weights of a game's guide by playing, without a hand.
//!
//! Policy improvement by roll-outs, as in Tesauro and Galperin, "On-line Policy Improvement using
//! Monte-Carlo Search" (1996), put back into what judges positions by regression, as Buro did for
//! evaluation functions in "From Simple Features to Sophisticated Evaluation Functions" (1998).
//! A generation plays games with the weights so far; at some of its decisions several actions are
//! tried in the same guessed futures, played on by the same weights; and the weights are changed so
//! that what they say of the positions after these actions differs as the futures differed. What
//! a position is worth by itself does not count, for players choose by differences alone.

mod fit;
mod lessons;
mod weights;

use std::fs;
use std::io::Write;

use bots::{Data, Opponents};
use table::for_game;

use crate::clock::Watch;
use crate::{Done, cli};
use fit::{Fit, loss};
use lessons::{Lesson, Plan, lessons};
use weights::Weights;

/// Of so many decisions one tests the weights, and teaches nothing.
const TEST_EVERY: usize = 5;

/// A generation that makes what is said of unseen decisions better by less than this share is the
/// last but one.
const LEAST_GAIN: f64 = 0.005;

pub(crate) fn run(wanted: &cli::Train, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => train::<G>(wanted, out))
}

fn train<G: Opponents>(wanted: &cli::Train, out: &mut dyn Write) -> Done {
    let text = match &wanted.from {
        None => G::DATA.to_owned(),
        Some(path) => {
            fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?
        }
    };
    let mut weights = Weights::read(&text)?;
    if wanted.from.is_none() {
        weights.forget();
    }
    let watch = Watch::start();
    writeln!(
        out,
        "{}, {} weights, seed {}\n\n\
         | generation | decisions | unexplained before | after | unseen before | after | s |\n\
         | --: | --: | --: | --: | --: | --: | --: |",
        G::NAME,
        weights.values().len(),
        wanted.seed,
    )?;
    let mut n_poor = 0;
    for generation in 0..wanted.generations {
        let data = Data::<G>::read(&weights.text())?;
        let plan = Plan {
            seed: wanted.seed + u64::from(generation) * 1_000_000,
            decisions: wanted.decisions,
            futures: wanted.futures,
            rounds: wanted.rounds,
            seats: wanted.seats.clone(),
            threads: wanted.threads,
        };
        let met = lessons(&data, &plan)?;
        let (mut taught, mut unseen): (Vec<Lesson<G>>, Vec<Lesson<G>>) = (Vec::new(), Vec::new());
        for (n, lesson) in met.into_iter().enumerate() {
            if n % TEST_EVERY == 0 { unseen.push(lesson) } else { taught.push(lesson) }
        }
        let said = |weights: &Weights, of: &[Lesson<G>]| -> Result<f64, String> {
            Ok(loss(&weights.guide::<G>()?, of))
        };
        let before = (said(&weights, &taught)?, said(&weights, &unseen)?);
        let fitted =
            Fit { taught: &taught, unseen: &unseen, ridge: wanted.ridge }.from(&weights)?;
        let after = (said(&fitted, &taught)?, said(&fitted, &unseen)?);
        writeln!(
            out,
            "| {} | {} | {:.4} | {:.4} | {:.4} | {:.4} | {:.0} |",
            generation + 1,
            taught.len() + unseen.len(),
            before.0,
            after.0,
            before.1,
            after.1,
            watch.seconds()
        )?;
        out.flush()?;
        weights = fitted;
        if let Some(path) = &wanted.out {
            let how = how(wanted, generation + 1);
            fs::write(path, weights.named(&how))
                .map_err(|why| format!("{}: {why}", path.display()))?;
        }
        n_poor = if after.1 > before.1 * (1.0 - LEAST_GAIN) { n_poor + 1 } else { 0 };
        if n_poor == 2 {
            writeln!(out, "\nTwo generations brought less than {} %.", LEAST_GAIN * 100.0)?;
            break;
        }
    }
    Ok(())
}

/// How the weights were found, as a data file says it.
fn how(wanted: &cli::Train, generations: u32) -> String {
    let from = if wanted.from.is_some() { "from the weights given" } else { "from nothing" };
    format!(
        "Weights: `lab train --game {} --seed {} --decisions {} --futures {} --ridge {}`, {from}, {generations} generations{}.",
        wanted.game.name(),
        wanted.seed,
        wanted.decisions,
        wanted.futures,
        wanted.ridge,
        wanted.made_by.as_ref().map(|it| format!(", {it}")).unwrap_or_default(),
    )
}
