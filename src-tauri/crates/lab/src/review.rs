//! `lab review` and `lab odds`: what the judge of finished games says, how long it takes, and whether
//! its chances are true.

use std::io::Write;

use bots::{Data, Opponents};
use game::{Seat, Step};
use review::{
    Care, Estimate, Grade, Judged, Review, Sample, Settings, WinModel, reviewed, samples,
};
use search::Stop;
use table::{GameId, KeptStep, KeptTable, Sitter, for_game};

use crate::bots::Bots;
use crate::clock::Watch;
use crate::playout::{levels, play};
use crate::{Done, cli, setup};

/// The parts that chances are sorted into when they are checked.
const TENTHS: usize = 10;

type Failed = Box<dyn std::error::Error>;

pub(crate) fn run(wanted: &cli::Review, out: &mut dyn Write) -> Done {
    let mut luck = Luck::default();
    for seed in (wanted.seed..).take(usize::try_from(wanted.games)?) {
        let kept = for_game!(wanted.game, G => kept::<G>(wanted, seed))?;
        let watch = Watch::start();
        let mut first = None;
        let mut tell = |it: &Review| {
            if first.is_none() && it.moments.len() == 3 {
                first = Some(watch.seconds());
            }
        };
        let stop = Stop::new();
        let heads = vec![0; usize::from(wanted.seats)];
        let given = (Care::Whole, wanted.threads, &stop);
        let review = reviewed(wanted.game, &kept, &heads, None, given, &mut tell)?;
        print(wanted.game, seed, (&review, watch.seconds(), first), wanted.all, out)?;
        luck.add(&review);
    }
    if wanted.luck { luck.print(out) } else { Ok(()) }
}

/// What draws came to in several games, for each seat.
#[derive(Default)]
struct Luck {
    /// The lead, or the points of a seat alone, less what is usual.
    results: Vec<Vec<f64>>,
    /// What of it was drawn.
    luck: Vec<Vec<f64>>,
}

impl Luck {
    fn add(&mut self, review: &Review) {
        let Some(ledger) = &review.ledger else { return };
        self.results.resize(ledger.seats.len(), Vec::new());
        self.luck.resize(ledger.seats.len(), Vec::new());
        for (seat, it) in ledger.seats.iter().enumerate() {
            let alone = (it.total - it.head - ledger.usual, it.luck);
            let (result, luck) = it.lead.map_or(alone, |lead| (lead.by - lead.head, lead.luck));
            self.results[seat].push(result);
            self.luck[seat].push(luck);
        }
    }

    fn print(&self, out: &mut dyn Write) -> Done {
        for (seat, (results, luck)) in self.results.iter().zip(&self.luck).enumerate() {
            let rest: Vec<f64> = results.iter().zip(luck).map(|(all, luck)| all - luck).collect();
            let [(result, by), (mean, scatter), (_, left)] =
                [results, luck, &rest].map(|it| spread(it));
            let error = scatter / (luck.len().max(1) as f64).sqrt();
            writeln!(
                out,
                "seat {seat}, {} games: luck {mean:.2} ± {error:.2} a game; result {result:.2}, \
                 which scatters by {by:.2}, without the luck by {left:.2}",
                luck.len()
            )?;
        }
        Ok(())
    }
}

/// The mean and the standard deviation.
fn spread(of: &[f64]) -> (f64, f64) {
    let n = of.len() as f64;
    let mean = of.iter().sum::<f64>() / n.max(1.0);
    let squares = of.iter().map(|it| (it - mean).powi(2)).sum::<f64>();
    (mean, (squares / (n - 1.0).max(1.0)).sqrt())
}

fn print(
    game: GameId,
    seed: u64,
    (review, seconds, first): (&Review, f64, Option<f64>),
    all: bool,
    out: &mut dyn Write,
) -> Done {
    let first = first.map_or_else(|| "none".to_owned(), |it| format!("after {it:.1} s"));
    writeln!(
        out,
        "{}, seed {seed}: {seconds:.1} s; {} decisions, {} of {} looked at closely, {} positions; \
         three key moments {first}: {:?}",
        game.name(),
        review.cases,
        review.looked,
        review.order.len(),
        review.nodes,
        review.moments,
    )?;
    for it in &review.seats {
        writeln!(
            out,
            "  seat {} {} decisions, good {} %: {} inaccuracies, {} mistakes, {} blunders, lost {:.1} ± {:.1}",
            it.seat,
            it.decisions,
            it.accuracy,
            it.inaccuracies,
            it.mistakes,
            it.blunders,
            it.lost.mean,
            it.lost.error
        )?;
    }
    if let Some(ledger) = &review.ledger {
        writeln!(
            out,
            "  usual {} ± {}, {} draws",
            ledger.usual,
            ledger.usual_error,
            review.draws.len()
        )?;
        for it in &ledger.seats {
            let lead = it.lead.map_or_else(String::new, |lead| {
                format!(
                    "; lead {} over seat {}: luck {} ± {}, decisions {}",
                    lead.by, lead.over, lead.luck, lead.error, lead.decisions
                )
            });
            writeln!(
                out,
                "  seat {} {}: luck {} ± {}, decisions {}{lead}",
                it.seat, it.total, it.luck, it.error, it.decisions
            )?;
        }
        for it in [ledger.luckiest, ledger.dearest].into_iter().flatten() {
            writeln!(
                out,
                "  step {}: {:.1} ± {:.1} points of luck for seat {}",
                it.n, it.points.mean, it.points.error, it.seat
            )?;
        }
    }
    let is_shown = |it: &&Judged| it.grade > Grade::Good || all && it.close;
    for it in review.decisions.iter().filter(is_shown) {
        writeln!(
            out,
            "  step {} seat {} {:?}: {:.2} ± {:.2} points, {:.3} ± {:.3}, {} futures: {} instead of {}",
            it.n,
            it.seat,
            it.grade,
            it.points.mean,
            it.points.error,
            it.chance.mean,
            it.chance.error,
            it.futures,
            it.best.map_or_else(String::new, |it| serde_json::to_string(&it).unwrap_or_default()),
            serde_json::to_string(&it.played)?,
        )?;
    }
    Ok(())
}

/// A game between bots as a table keeps it, with persons at all seats if decisions are asked for.
fn kept<G: Opponents>(wanted: &cli::Review, seed: u64) -> Result<KeptTable, Failed> {
    let setup = setup::of::<G>(Some(wanted.seats), None)?;
    let levels = levels(&wanted.bots, wanted.seats)?;
    let mut steps = Vec::new();
    play(G::new(&setup)?, Bots::new(&levels, seed), seed, |step, _| {
        let (by, what) = match step {
            Step::Act { seat, action } => (Some(seat), serde_json::to_string(&action)?),
            Step::Chance(outcome) => (None, serde_json::to_string(&outcome)?),
        };
        steps.push(KeptStep { by, what, think_ms: 0, undone: 0, joined: false });
        Ok(())
    })?;
    Ok(KeptTable {
        setup: serde_json::to_string(&setup)?,
        rules: G::RULES,
        seed,
        sitters: levels
            .iter()
            .map(|&level| if wanted.luck { Sitter::Bot { level } } else { Sitter::Person })
            .collect(),
        script: "[]".to_owned(),
        practice: false,
        at: steps.len(),
        steps,
    })
}

pub(crate) fn run_usual(wanted: &cli::Usual, out: &mut dyn Write) -> Done {
    let cli::Usual { game, seats, seed, games } = *wanted;
    let usual = review::usual(game, seats, (seed, games)).ok_or("there is no such game")?;
    let (name, Estimate { mean, error }) = (game.name(), usual);
    writeln!(out, "(\"{name}\", {seats}, {mean:.2}, {error:.2}), {games} games")?;
    Ok(())
}

pub(crate) fn run_odds(wanted: &cli::Odds, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => odds::<G>(wanted, out))
}

fn odds<G: Opponents>(wanted: &cli::Odds, out: &mut dyn Write) -> Done {
    let data = Data::<G>::own();
    let mut games = Vec::new();
    for (n, seed) in (wanted.seed..).take(usize::try_from(wanted.games)?).enumerate() {
        let seats = *wanted.seats.get(n % wanted.seats.len().max(1)).ok_or("no seats")?;
        let start = G::new(&setup::of::<G>(Some(seats), None)?)?;
        let levels = vec![wanted.bots; usize::from(seats)];
        let mut steps = Vec::new();
        play(start.clone(), Bots::<G>::new(&levels, seed), seed, |step, _| {
            steps.push(step);
            Ok(())
        })?;
        games.push(samples(data.evaluator(), &start, &steps));
    }
    let (fitted, checked) =
        games.split_at(wanted.fitted.unwrap_or(games.len() / 2).min(games.len()));
    let (fitted, checked) = (fitted.concat(), checked.concat());
    let best = fit(&fitted).ok_or("no games")?;
    writeln!(out, "{}: early {:.2}, late {:.2}", G::NAME, best.early, best.late)?;
    let now = Settings::of(G::NAME).map(|it| it.odds);
    for odds in [Some(best), now].into_iter().flatten() {
        writeln!(
            out,
            "  early {} late {}: surprise {:.4} where fitted, {:.4} where checked ({} and {} positions)",
            odds.early,
            odds.late,
            surprise(odds, &fitted),
            surprise(odds, &checked),
            fitted.len(),
            checked.len(),
        )?;
        for (said, was, n) in reliability(odds, &checked) {
            writeln!(out, "    said {:>5.1} %, was {:>5.1} %  ({n})", 100.0 * said, 100.0 * was)?;
        }
    }
    Ok(())
}

/// The odds that such games surprise least, by trying all of a grid.
fn fit(games: &[Sample]) -> Option<WinModel> {
    let grid = || (0..36).map(|n| 0.3 * 1.16_f64.powi(n));
    let all = grid().flat_map(|early| grid().map(move |late| WinModel { early, late }));
    let all = all.filter(|it| it.late <= it.early).map(|it| (it, surprise(it, games)));
    all.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(it, _)| it)
}

/// The mean of −ln of the chance that was given to what happened.
fn surprise(odds: WinModel, games: &[Sample]) -> f64 {
    let one = |it: &Sample| {
        let chances = odds.chances(&it.worth, it.n_seats, it.left);
        let seats = Seat::all(it.n_seats).map(Seat::index);
        -seats.map(|seat| it.firsts[seat] * chances[seat].max(1e-9).ln()).sum::<f64>()
    };
    games.iter().map(one).sum::<f64>() / games.len().max(1) as f64
}

/// What was said on the mean, how often it was so, and how many there were, tenth by tenth.
fn reliability(odds: WinModel, games: &[Sample]) -> Vec<(f64, f64, usize)> {
    let mut sums = [(0.0, 0.0, 0_usize); TENTHS];
    for it in games {
        let chances = odds.chances(&it.worth, it.n_seats, it.left);
        for seat in Seat::all(it.n_seats).map(Seat::index) {
            let tenth = ((chances[seat] * TENTHS as f64) as usize).min(TENTHS - 1);
            let (said, was, n) = &mut sums[tenth];
            (*said, *was, *n) = (*said + chances[seat], *was + it.firsts[seat], *n + 1);
        }
    }
    let mean = |(said, was, n): (f64, f64, usize)| (said / n as f64, was / n as f64, n);
    sums.into_iter().filter(|&(_, _, n)| n > 0).map(mean).collect()
}
