//! `lab beam`: how much of what is possible the levels make of Podivné kraje alone.

use std::io::Write;

use bots::{Beam, BeamWidth, Bot, Budget, Data, character, clairvoyant};
use game::{Dealer, Game, Seat, Step, Turn};
use kraje::{CardSet, Kraje, Placement, Setup};
use table::Level;

use super::block::{Side, Thought, play};
use super::ladder::ByNodes;
use crate::ratio::Ratio;
use crate::{Done, cli};

pub(crate) fn run(wanted: &cli::Beam, out: &mut dyn Write) -> Done {
    let start = Kraje::new(&Setup::for_seats(1))?;
    let data = Data::<Kraje>::own();
    let cli::Beam { candidates, futures, each, .. } = *wanted;
    let width = BeamWidth { candidates, futures, each };
    let levels = if wanted.levels.is_empty() { &Level::LADDER[..] } else { &wanted.levels };
    let mut players: Vec<Figures> = levels.iter().map(|it| Figures::of(it.name())).collect();
    let mut beam = Figures::of("beam");
    let mut sees_all = Figures::of("clairvoyant");
    for seed in wanted.first_seed..wanted.first_seed + wanted.deals {
        let mut lines = Vec::new();
        for (&level, figures) in levels.iter().zip(&mut players) {
            let bot = ByNodes { level, data: &data }.bot(1, character(seed, Seat::FIRST));
            lines.push(figures.play(&start, bot, seed)?);
        }
        let player = Box::new(Beam::new(data.guide().clone(), width));
        let bot = Bot { player, budget: Budget { nodes: u32::MAX, ms: None } };
        lines.push(beam.play(&start, bot, seed)?);
        if wanted.clairvoyant > 0 {
            let deal = Deal::of(&start, seed)?;
            let end = |line: &Vec<Placement>| {
                let Deal { first, hands } = &deal;
                clairvoyant(data.guide(), first, hands, wanted.clairvoyant, line).0
            };
            // The beam itself takes but one line; one narrow beam for each other is cheap.
            let narrow = |line: &Vec<Placement>| {
                clairvoyant(data.guide(), &deal.first, &deal.hands, 1, line).0
            };
            let wide = lines.last().map_or(0, end);
            let most = lines.iter().map(narrow).fold(wide, i32::max);
            sees_all.points.push(f64::from(most));
        }
    }
    writeln!(
        out,
        "kraje, seats 1: {} deals from seed {}; beam {} wide ({candidates} candidates, {futures} \
         futures, {each} each), clairvoyant {} wide",
        wanted.deals,
        wanted.first_seed,
        width.all(),
        wanted.clairvoyant,
    )?;
    writeln!(
        out,
        "{:12} {:>20} {:>24} {:>24} {:>9}",
        "", "points", "of the beam", "of the clairvoyant", "ms/choice"
    )?;
    let whole = |it: &Figures| (!it.points.is_empty()).then(|| it.points.clone());
    let wholes = [whole(&beam), whole(&sees_all)];
    for figures in players.iter().chain([&beam, &sees_all]) {
        figures.print(&wholes, out)?;
    }
    Ok(())
}

/// What somebody made of the deals.
struct Figures {
    name: &'static str,
    /// Deal by deal.
    points: Vec<f64>,
    time: Thought,
}

impl Figures {
    fn of(name: &'static str) -> Self {
        Self { name, points: Vec::new(), time: Thought::default() }
    }

    /// Plays a deal; gives the placements.
    fn play(
        &mut self,
        start: &Kraje,
        bot: Bot<Kraje>,
        seed: u64,
    ) -> Result<Vec<Placement>, String> {
        let (end, thoughts) = play(start, [bot].into_iter(), seed)?;
        self.points.push(f64::from(end.totals()[0]));
        for thought in thoughts {
            self.time.choices += thought.choices;
            self.time.cpu += thought.cpu;
        }
        Ok(end.realm(Seat::FIRST).placed().to_vec())
    }

    fn print(&self, wholes: &[Option<Vec<f64>>; 2], out: &mut dyn Write) -> Done {
        if self.points.is_empty() {
            return Ok(());
        }
        let points = Ratio::of(&self.points);
        write!(
            out,
            "{:12} {:>20}",
            self.name,
            format!("{:.2} [{:.2}, {:.2}]", points.mean, points.low, points.high)
        )?;
        for whole in wholes {
            let share = whole.as_ref().map_or_else(String::new, |whole| {
                let share = Ratio::of_parts(&self.points, whole);
                let [mean, low, high] = [share.mean, share.low, share.high].map(|it| 100.0 * it);
                format!("{mean:.1} % [{low:.1}, {high:.1}]")
            });
            write!(out, " {share:>24}")?;
        }
        match self.time.choices {
            0 => writeln!(out)?,
            n => writeln!(out, " {:>9.1}", 1e3 * self.time.cpu / f64::from(n))?,
        }
        Ok(())
    }
}

/// What nobody knows before a game for one is over. What is done in it changes nothing of what
/// comes up.
struct Deal {
    /// The position at the first choice.
    first: Kraje,
    /// The cards to choose from, choice by choice.
    hands: Vec<CardSet>,
}

impl Deal {
    fn of(start: &Kraje, seed: u64) -> Result<Self, String> {
        let stuck = || format!("seed {seed}: nobody can go on");
        let dealer = Dealer::new(seed);
        let (mut position, mut n_drawn) = (start.clone(), 0);
        let (mut first, mut hands) = (None, Vec::new());
        loop {
            let step = match position.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    n_drawn += 1;
                    Step::Chance(dealer.draw(&position, n_drawn - 1).ok_or_else(stuck)?)
                }
                Turn::Seats(_) => {
                    let seat = Seat::FIRST;
                    first.get_or_insert_with(|| position.clone());
                    hands.push(position.hand(seat));
                    let action = position.legal_actions(seat).next().ok_or_else(stuck)?;
                    Step::Act { seat, action }
                }
            };
            position.apply(step, &mut ());
        }
        Ok(Self { first: first.ok_or_else(stuck)?, hands })
    }
}
