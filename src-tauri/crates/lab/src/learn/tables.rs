//! Fits the weights of an evaluator's traits to how games ended.
//!
//! After Sutton's TD(λ) ("Learning to Predict by the Methods of Temporal Differences", 1988) as Tesauro
//! used it in TD-Gammon, with the weights of a generation fitted at once by least squares (Boyan's
//! LSTD(λ), 1999, with the worth of the next position taken from the generation before): games are
//! played by the weights so far, and at the end of every turn each seat's traits are to say what it
//! ends with, or rather a mean of that and of what is said of it one, two, … turns later, where those
//! further away count the more the nearer λ is to 1.

use std::io::Write;
use std::sync::Arc;

use bots::{Bot, Data, Learns, Opponents, character};
use game::{Seat, Step, Turn};
use nalgebra::{DMatrix, DVector};
use search::{Evaluator as _, OnePly, Weakness};
use serde_json::json;
use table::Level;

use super::TEST_EVERY;
use crate::bots::Bots;
use crate::clock::Watch;
use crate::playout::play;
use crate::threads::on_threads;
use crate::{Done, cli};

/// How strongly weights are held near 0, in parts of what there is to a trait: the one that says most
/// of unseen games is taken.
const RIDGES: [f64; 5] = [1e-5, 1e-4, 1e-3, 1e-2, 1e-1];

/// What those who play in the games overlook and fancy: positions are wanted that good players make,
/// and some that they avoid.
const PLAYERS: [(f32, f32); 3] = [(0.0, 0.0), (0.05, 1.0), (0.15, 2.0)];

pub(super) fn learn<G>(wanted: &cli::Learn, out: &mut dyn Write) -> Done
where
    G: Opponents,
    G::Evaluator: Learns<G> + Clone + serde::Serialize,
{
    let text = super::text_of(wanted.from.as_deref(), G::DATA)?;
    let mut evaluator = (**Data::<G>::read(&text)?.evaluator()).clone();
    if wanted.from_nothing {
        evaluator = evaluator.blank();
    }
    let watch = Watch::start();
    writeln!(
        out,
        "{}, {} seats, seed {}\n\n\
         | generation | games | ends scatter by | unexplained of unseen games: before | after | ridge | s |\n\
         | --: | --: | --: | --: | --: | --: | --: |",
        G::NAME,
        wanted.seats,
        wanted.seed,
    )?;
    for generation in 0..wanted.generations {
        let first = wanted.seed + u64::from(generation) * 1_000_000;
        let met = meet::<G>(&evaluator, wanted, first)?;
        let (weights, ridge, after) = met.fitted().ok_or("nothing can be fitted")?;
        writeln!(
            out,
            "| {} | {} | {:.1} | {:.4} | {after:.4} | {ridge:e} | {:.0} |",
            generation + 1,
            wanted.games,
            met.unseen.scatter(),
            met.unseen.unexplained_before(),
            watch.seconds()
        )?;
        out.flush()?;
        let row: Vec<f32> =
            weights.iter().map(|&it| ((it * 1000.0).round() / 1000.0) as f32).collect();
        evaluator = evaluator.with(wanted.seats, &row);
        if let Some(path) = &wanted.out {
            let how = format!(" --lambda {}", wanted.lambda);
            super::write(path, &text, &evaluator, wanted, generation + 1, &how)?;
        }
    }
    Ok(())
}

/// What was met, as sums: what the traits of a position have in common, and what they have with what
/// was to be said of it.
struct Sums {
    n: f64,
    square: DMatrix<f64>,
    pull: DVector<f64>,
    wanted: f64,
    wanted_squared: f64,
    /// What the weights before were off by, squared.
    off: f64,
}

impl Sums {
    fn new(n_traits: usize) -> Self {
        Self {
            n: 0.0,
            square: DMatrix::zeros(n_traits, n_traits),
            pull: DVector::zeros(n_traits),
            wanted: 0.0,
            wanted_squared: 0.0,
            off: 0.0,
        }
    }

    fn add(&mut self, traits: &[f32], wanted: f64, said: f64) {
        let there: Vec<(usize, f64)> = traits
            .iter()
            .enumerate()
            .filter(|&(_, &it)| it != 0.0)
            .map(|(n, &it)| (n, f64::from(it)))
            .collect();
        for &(a, x) in &there {
            for &(b, y) in &there {
                self.square[(a, b)] += x * y;
            }
            self.pull[a] += x * wanted;
        }
        self.n += 1.0;
        self.wanted += wanted;
        self.wanted_squared += wanted * wanted;
        self.off += (wanted - said).powi(2);
    }

    fn join(&mut self, other: &Self) {
        self.n += other.n;
        self.square += &other.square;
        self.pull += &other.pull;
        self.wanted += other.wanted;
        self.wanted_squared += other.wanted_squared;
        self.off += other.off;
    }

    /// How much what was to be said scatters, squared, in all.
    fn all(&self) -> f64 {
        (self.wanted_squared - self.wanted * self.wanted / self.n.max(1.0)).max(f64::EPSILON)
    }

    fn scatter(&self) -> f64 {
        (self.all() / self.n.max(1.0)).sqrt()
    }

    fn unexplained_before(&self) -> f64 {
        self.off / self.all()
    }

    /// The part that these weights leave unexplained.
    fn unexplained(&self, weights: &DVector<f64>) -> f64 {
        let off = self.wanted_squared - 2.0 * weights.dot(&self.pull)
            + weights.dot(&(&self.square * weights));
        off / self.all()
    }
}

struct Met {
    taught: Sums,
    unseen: Sums,
}

impl Met {
    /// The weights, how strongly they were held, and what they leave unexplained of unseen games.
    fn fitted(&self) -> Option<(DVector<f64>, f64, f64)> {
        let fits = RIDGES.into_iter().filter_map(|ridge| {
            let mut square = self.taught.square.clone();
            for n in 0..square.nrows() {
                square[(n, n)] += ridge * square[(n, n)] + 1.0;
            }
            let weights = square.cholesky()?.solve(&self.taught.pull);
            let left = self.unseen.unexplained(&weights);
            Some((weights, ridge, left))
        });
        fits.min_by(|a, b| a.2.total_cmp(&b.2))
    }
}

/// Plays games by an evaluator and adds up what was met.
fn meet<G>(evaluator: &G::Evaluator, wanted: &cli::Learn, first: u64) -> Result<Met, String>
where
    G: Opponents,
    G::Evaluator: Learns<G> + Clone,
{
    let start = G::new(&G::standard(wanted.seats)).map_err(|why| why.to_string())?;
    let n_traits = evaluator.traits(&start, Seat::FIRST).1.len();
    let n_threads = wanted.threads.clamp(1, 64) as u64;
    let work = |thread: u64| -> Result<Met, String> {
        let mut met = Met { taught: Sums::new(n_traits), unseen: Sums::new(n_traits) };
        for n in (thread..wanted.games).step_by(n_threads as usize) {
            let sums = if n % TEST_EVERY == 0 { &mut met.unseen } else { &mut met.taught };
            game::<G>(evaluator, &start, first + n, wanted.lambda, sums)?;
        }
        Ok(met)
    };
    let mut all = Met { taught: Sums::new(n_traits), unseen: Sums::new(n_traits) };
    for part in on_threads(wanted.threads, 0..n_threads, work) {
        let part = part?;
        all.taught.join(&part.taught);
        all.unseen.join(&part.unseen);
    }
    Ok(all)
}

/// What a seat has at the end of a turn.
struct Moment {
    sure: f64,
    traits: Vec<f32>,
    said: f64,
}

/// Plays a game and adds up what is to be said of its positions.
fn game<G>(
    evaluator: &G::Evaluator,
    start: &G,
    seed: u64,
    lambda: f64,
    sums: &mut Sums,
) -> Result<(), String>
where
    G: Opponents,
    G::Evaluator: Learns<G> + Clone,
{
    let n_seats = start.n_seats();
    let data = Data::<G>::own();
    let shared = Arc::new(evaluator.clone());
    let bot = |seat: Seat| {
        let character = character(seed, seat);
        let (overlooks, taste) = PLAYERS[(seed as usize + seat.index()) % PLAYERS.len()];
        let faults = Weakness { overlooks, taste, ..Weakness::default() };
        // Whose game has a planner is played by that; its faults weigh more.
        let settings = json!({ "overlooks": overlooks / 3.0, "taste": taste / 4.0 });
        let player = G::planner(Arc::clone(&shared), &settings, character)
            .unwrap_or_else(|_| Box::new(OnePly::new(Arc::clone(&shared), faults, character)));
        Bot { player, ..data.bot(Level::Rival, n_seats, character).by_nodes() }
    };
    let bots = Bots::of(Seat::all(n_seats).map(bot), seed);
    let mut moments: Vec<Vec<Moment>> = Seat::all(n_seats).map(|_| Vec::new()).collect();
    let (end, _) = play(start.clone(), bots, seed, |step, position| {
        let Step::Act { seat, .. } = step else { return Ok(()) };
        if position.turn() == Turn::Over || position.turn().seats().contains(seat) {
            return Ok(());
        }
        let said = evaluator.value(position);
        for (seat, moments) in Seat::all(n_seats).zip(&mut moments) {
            let (sure, traits) = evaluator.traits(position, seat);
            let said = f64::from(said[seat.index()]);
            moments.push(Moment { sure: f64::from(sure), traits, said });
        }
        Ok(())
    })
    .map_err(|why| why.to_string())?;
    let totals = end.totals();
    for (seat, moments) in Seat::all(n_seats).zip(moments) {
        let mut later = f64::from(totals[seat.index()]);
        for moment in moments.into_iter().rev() {
            let Moment { sure, traits, said } = moment;
            sums.add(&traits, later - sure, said - sure);
            later = lambda * later + (1.0 - lambda) * said;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ends are 2 a first trait and −3 a second one; a third says nothing, and is hardly ever there.
    fn met(noise: f64) -> Met {
        let mut met = Met { taught: Sums::new(3), unseen: Sums::new(3) };
        for n in 0..400_u32 {
            let traits = [(n % 7) as f32, (n % 5) as f32, f32::from(u8::from(n % 97 == 0))];
            let scatter = if n / 4 % 2 == 0 { noise } else { -noise };
            let end = 2.0 * f64::from(traits[0]) - 3.0 * f64::from(traits[1]) + scatter;
            let sums = if n % 4 == 0 { &mut met.unseen } else { &mut met.taught };
            sums.add(&traits, end, 0.0);
        }
        met
    }

    #[test]
    fn the_weights_are_those_that_the_ends_were_made_of() {
        let (weights, _, left) = met(0.0).fitted().unwrap();
        for (found, made) in weights.iter().zip([2.0, -3.0, 0.0]) {
            assert!((found - made).abs() < 0.02, "{found} and {made}");
        }
        assert!(left < 1e-4, "{left}");
    }

    #[test]
    fn what_traits_do_not_say_stays_unexplained() {
        let met = met(4.0);
        let (_, _, left) = met.fitted().unwrap();
        // Of a variance of 4·4 + 9·2 + 16 the last 16.
        assert!((left - 16.0 / 50.0).abs() < 0.05, "{left}");
        assert!(met.unseen.unexplained_before() > 0.95, "nothing was said before");
    }

    #[test]
    fn sums_of_parts_are_the_sums_of_all() {
        let (whole, mut parts) = (met(1.0), met(1.0));
        parts.taught.join(&whole.unseen);
        assert!((parts.taught.n - 400.0).abs() < 1e-9);
        assert!((parts.taught.scatter() - (16.0 + 18.0 + 1.0_f64).sqrt()).abs() < 0.5);
    }
}
