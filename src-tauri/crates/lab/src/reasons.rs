//! `lab reasons`: for how many hints something can be said, and what.
//!
//! Positions are of games between bots of one level; the hint is what whoever advises in that game
//! does there, bound by positions alone.

use std::io::Write;

use bots::{Data, Opponents, character, explain, play, player};
use game::{HouseRng, Seat, Seen, Step, rng_from_seed};
use search::{Evaluator as _, Stop};
use table::{Level, for_game};

use crate::bots::Bots;
use crate::clock::Clock;
use crate::{Done, cli, setup};

/// The most actions of a decision.
const MOST_ACTIONS: usize = 12;

pub(crate) fn run(wanted: &cli::Reasons, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => count::<G>(wanted, out))
}

fn count<G: Opponents>(wanted: &cli::Reasons, out: &mut dyn Write) -> Done {
    let mut tally = Tally::default();
    let mut lines = Vec::new();
    for &seats in &wanted.seats {
        let start = G::new(&setup::of::<G>(Some(seats), None)?)?;
        for seed in wanted.first_seed..wanted.first_seed + wanted.games {
            let mut decisions = Vec::new();
            let mut before = start.clone();
            let levels = vec![wanted.level; usize::from(seats)];
            play(start.clone(), Bots::new(&levels, seed), seed, |step, position| {
                if let Step::Act { seat, .. } = step
                    && before.legal_actions(seat).nth(1).is_some()
                {
                    decisions.push((before.clone(), seat));
                }
                before = position.clone();
                Ok(())
            })?;
            // The games of a row begin to be asked at other places.
            let from = seed as usize % wanted.every;
            for (position, seat) in decisions.iter().skip(from).step_by(wanted.every) {
                let mut rng = rng_from_seed(seed);
                let hint = Hint::of(position, *seat, &mut rng);
                tally.add(&hint);
                if hint.is_bare() || !wanted.bare {
                    lines.push(format!("{seats} {}", hint.told()));
                }
            }
        }
    }
    let every = (lines.len() / wanted.show.max(1)).max(1);
    for line in lines.iter().step_by(every).take(wanted.show) {
        writeln!(out, "{line}")?;
    }
    tally.print(G::NAME, out)
}

/// What is advised, and what can be said for it.
struct Hint<G: Opponents> {
    actions: Vec<G::Action>,
    told: Vec<(G::Topic, f32)>,
    is_even: bool,
    /// The points it brings at once.
    now: i32,
    /// Whether it is what nobody should do.
    is_folly: bool,
    /// Seconds of CPU for the hint, and for its reason.
    took: [f64; 2],
}

impl<G: Opponents> Hint<G> {
    fn of(position: &G, seat: Seat, rng: &mut HouseRng) -> Self {
        let stop = Stop::new();
        let n_seats = position.n_seats();
        let clock = Clock::start();
        let mut actions = Vec::new();
        let mut ahead = position.clone();
        let mut is_folly = false;
        while actions.len() < MOST_ACTIONS {
            // What is begun is gone on with as the app does.
            let level = if actions.is_empty() { G::adviser(n_seats) } else { Level::Rival };
            let bot = player::<G>(level, n_seats, character(0, seat)).by_nodes();
            let Some(action) = bot.choose(Seen::new(&ahead, seat), &stop, rng) else { break };
            let goes_on = ahead.is_part(seat, action);
            is_folly |= Data::<G>::own().evaluator().is_folly(&ahead, seat, action);
            actions.push(action);
            ahead = ahead.foresee(seat, action, &mut ());
            if !goes_on {
                break;
            }
        }
        let thought = clock.seconds();
        let clock = Clock::start();
        let (told, is_even) = explain(&Seen::new(position, seat), &actions, None, &stop);
        let of = |position: &G| position.totals()[seat.index()];
        let now = of(&ahead) - of(position);
        Self { actions, told, is_even, now, is_folly, took: [thought, clock.seconds()] }
    }

    /// Whether nothing can be said for it.
    fn is_bare(&self) -> bool {
        self.told.is_empty() && !self.is_even && self.now <= 0
    }

    fn told(&self) -> String {
        let Self { actions, told, is_even, now, .. } = self;
        let told: Vec<String> =
            told.iter().map(|(topic, by)| format!("{by:.1} {}", json(topic))).collect();
        let even = if *is_even { " even" } else { "" };
        format!("{} | now {now}{even} | {}", json(actions), told.join(" ; "))
    }
}

fn json(it: &impl serde::Serialize) -> String {
    serde_json::to_string(it).expect("actions and reasons are plain data")
}

#[derive(Default)]
struct Tally {
    n: usize,
    with_reason: usize,
    now: usize,
    even: usize,
    bare: usize,
    folly: usize,
    took: [f64; 2],
}

impl Tally {
    fn add<G: Opponents>(&mut self, hint: &Hint<G>) {
        self.n += 1;
        let has_reason = !hint.told.is_empty();
        self.with_reason += usize::from(has_reason);
        self.now += usize::from(!has_reason && hint.now > 0);
        self.even += usize::from(!has_reason && hint.now <= 0 && hint.is_even);
        self.bare += usize::from(hint.is_bare());
        self.folly += usize::from(hint.is_folly);
        self.took.iter_mut().zip(hint.took).for_each(|(sum, it)| *sum += it);
    }

    fn print(&self, name: &str, out: &mut dyn Write) -> Done {
        let n = self.n.max(1) as f64;
        let share = |it: usize| 100.0 * it as f64 / n;
        let [thought, explained] = self.took.map(|it| 1_000.0 * it / n);
        writeln!(
            out,
            "{name}: {} hints, a reason for {:.1} %, points at once {:.1} %, all the same {:.1} %, \
             nothing {:.1} %, {} folly; {thought:.1} ms of CPU a hint, {explained:.2} ms its reason",
            self.n,
            share(self.with_reason),
            share(self.now),
            share(self.even),
            share(self.bare),
            self.folly,
        )?;
        Ok(())
    }
}
