//! `lab slips`: what the levels miss, and what others can punish.
//!
//! A **slip** is an action that costs so many points, or more, against the best that a faultless look
//! to the end of the own turn finds: as many as the review calls a mistake, unless it is said. Its
//! kind is what most of the difference is made of: points that are on the sheet right after the turn
//! (`lying`), what is still to come of it (`unforeseen`), or what the best other seat has of it
//! (`given`).

use std::io::Write;
use std::sync::Arc;

use bots::{Data, Opponents, Slips, character};
use game::{HouseRng, Seat, Seen, Step, rng_from_seed};
use review::Settings;
use search::{Limits, OnePly, Stop, Weakness};
use table::{GameId, Level, for_game};

use crate::bots::Bots;
use crate::{Done, cli, playout, setup};

/// The positions that are judged for one look at a decision.
const NODES: u32 = 20_000;

pub(crate) fn run(wanted: &cli::Slips, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => count::<G>(wanted, out))
}

fn count<G: Opponents>(wanted: &cli::Slips, out: &mut dyn Write) -> Done {
    let settings = Settings::of(G::NAME).ok_or("the game has no judge")?;
    let [_, mistake, _] = settings.points;
    let least = wanted.points.unwrap_or(mistake);
    let judge = Judge::<G>::new(least as f32);
    let data = Data::<G>::own();
    if !wanted.json {
        writeln!(out, "{}: {} games each from seed {}", G::NAME, wanted.games, wanted.first_seed)?;
        writeln!(out, "seats level     slips a seat and game   lying  unforeseen  given")?;
    }
    for &seats in &wanted.seats {
        let start = G::new(&setup::of::<G>(Some(seats), None)?)?;
        for &level in &wanted.levels {
            let mut tally = Tally::default();
            for seed in wanted.first_seed..wanted.first_seed + wanted.games {
                let bot = |seat| data.bot(level, seats, character(seed, seat)).by_nodes();
                let bots = Bots::of(Seat::all(seats).map(bot), seed);
                let mut before = start.clone();
                let mut games = vec![[0; 3]; usize::from(seats)];
                let mut rng = rng_from_seed(seed);
                playout::play(start.clone(), bots, seed, |step, position| {
                    if let Step::Act { seat, action } = step {
                        let slip = judge.slip(&Seen::new(&before, seat), action, &mut rng);
                        if let Some(kind) = slip {
                            games[seat.index()][kind as usize] += 1;
                        }
                    }
                    before = position.clone();
                    Ok(())
                })?;
                for game in games {
                    tally.add(game);
                }
            }
            let slips = tally.slips(wanted.game, seats, level, least);
            if wanted.json {
                serde_json::to_writer(&mut *out, &slips)?;
                writeln!(out)?;
            } else {
                let Slips { each, lying, unforeseen, given, .. } = slips;
                let [lying, unforeseen, given] =
                    [lying, unforeseen, given].map(|share| 100.0 * share);
                writeln!(
                    out,
                    "{seats:>5} {:<9} {each:>21.2} {lying:>6.0}% {unforeseen:>10.0}% {given:>5.0}%",
                    level.name()
                )?;
            }
        }
    }
    Ok(())
}

/// What most of a slip is made of.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Kind {
    Lying,
    Unforeseen,
    Given,
}

/// Three looks at the same actions.
struct Judge<G: Opponents> {
    /// Sees everything and wants to be ahead.
    lead: OnePly<Arc<G::Evaluator>>,
    /// Counts what its seat ends with.
    own: OnePly<Arc<G::Evaluator>>,
    /// Counts what is on its seat's sheet.
    sheet: OnePly<Arc<G::Evaluator>>,
    /// From how many points on it is a slip.
    least: f32,
    stop: Stop,
}

impl<G: Opponents> Judge<G> {
    fn new(least: f32) -> Self {
        let look = |sight, envy| {
            let evaluator = Arc::clone(Data::<G>::own().evaluator());
            OnePly::new(evaluator, Weakness { sight, envy, ..Weakness::default() }, 0)
        };
        let (lead, own, sheet) = (look(1.0, 1.0), look(1.0, 0.0), look(0.0, 0.0));
        Self { lead, own, sheet, least, stop: Stop::new() }
    }

    /// The kind of slip that an action is, if it is one.
    fn slip(&self, seen: &Seen<'_, G>, action: G::Action, rng: &mut HouseRng) -> Option<Kind> {
        seen.legal_actions().nth(1)?;
        // All three meet the same imagined positions.
        let imagines = rng.clone();
        let look = |eyes: &OnePly<_>, rng: &mut HouseRng| {
            eyes.rank(seen, Limits::new(NODES, &self.stop), rng)
        };
        let lead = look(&self.lead, rng);
        let &(best, most) = lead.first()?;
        let loss = most - worth_of(&lead, &action)?;
        if loss < self.least {
            return None;
        }
        let cost = |eyes| {
            let ranked = look(eyes, &mut imagines.clone());
            Some(worth_of(&ranked, &best)? - worth_of(&ranked, &action)?)
        };
        Some(kind_of(loss, cost(&self.own)?, cost(&self.sheet)?))
    }
}

fn worth_of<A: PartialEq>(ranked: &[(A, f32)], action: &A) -> Option<f32> {
    ranked.iter().find(|(it, _)| it == action).map(|&(_, worth)| worth)
}

/// What most of a loss of lead is made of, when so much of it is the seat's own and so much of that
/// on its sheet already.
fn kind_of(loss: f32, own: f32, sheet: f32) -> Kind {
    let (lying, unforeseen, given) = (sheet, own - sheet, loss - own);
    if lying >= unforeseen && lying >= given {
        Kind::Lying
    } else if unforeseen >= given {
        Kind::Unforeseen
    } else {
        Kind::Given
    }
}

/// How many slips there were, and in how many of the games that a seat played.
#[derive(Default)]
struct Tally {
    n_games: u32,
    n_slips: u32,
    /// By kind.
    games_with: [u32; 3],
}

impl Tally {
    fn add(&mut self, game: [u32; 3]) {
        self.n_games += 1;
        self.n_slips += game.iter().sum::<u32>();
        for (games, n) in self.games_with.iter_mut().zip(game) {
            *games += u32::from(n > 0);
        }
    }

    fn slips(&self, game: GameId, seats: u8, level: Level, points: f64) -> Slips {
        let n_games = f64::from(self.n_games.max(1));
        let rounded = |it: f64| (it * 1000.0).round() / 1000.0;
        let [lying, unforeseen, given] =
            self.games_with.map(|games| rounded(f64::from(games) / n_games));
        Slips {
            game,
            seats,
            level,
            games: self.n_games,
            points,
            each: rounded(f64::from(self.n_slips) / n_games),
            lying,
            unforeseen,
            given,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_what_most_of_it_is_made_of() {
        assert_eq!(kind_of(6.0, 6.0, 6.0), Kind::Lying, "six points that were there");
        assert_eq!(kind_of(6.0, 6.0, -2.0), Kind::Unforeseen, "two more now, eight fewer later");
        assert_eq!(kind_of(6.0, 0.0, 0.0), Kind::Given, "another has six more");
        assert_eq!(kind_of(7.0, 4.0, 1.0), Kind::Unforeseen, "1, 3 and 3: the own ones first");
    }

    #[test]
    fn a_game_counts_once_for_each_kind() {
        let mut tally = Tally::default();
        tally.add([2, 0, 1]);
        tally.add([0, 0, 0]);
        let slips = tally.slips(GameId::Hunters, 2, Level::Guest, 6.0);
        assert_eq!((slips.games, slips.each), (2, 1.5));
        assert_eq!((slips.lying, slips.unforeseen, slips.given), (0.5, 0.0, 0.5));
    }
}
