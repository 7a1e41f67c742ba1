//! `stock`: a file of saved games as a household fills it in three years.
//!
//! The games are real: played to their ends and put on disk by the api after it replayed them. So
//! that many can be made, everybody plays as one of the two yardsticks, the better ones more often
//! as the stronger, whatever level a bot's seat names.

use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use api::wire::{AddPerson, OfTable, ProfileId, Reply, Request, SeatPlan};
use api::{App, Played};
use bots::{Bots, Opponents, play};
use clap::Args;
use game::{Game, HouseRng, Seat, Step, rng_from_seed};
use rand::RngExt;
use table::{GameId, KeptStep, KeptTable, Level, Sitter, for_game};
use tokio::runtime::Runtime;

use crate::Done;

const NAMES: [&str; 10] =
    ["Eva", "Petr", "Anežka", "Matěj", "Babička", "Děda", "Žofie", "Šimon", "Lucie", "Karel"];
/// What the app calls a bot without a name of its own, weakest first.
const BOT_NAMES: [(Level, &str); Level::LADDER.len()] = [
    (Level::Newcomer, "Nováček"),
    (Level::Guest, "Návštěvník"),
    (Level::Regular, "Štamgast"),
    (Level::Rival, "Rival"),
    (Level::Expert, "Znalec"),
    (Level::Master, "Mistr"),
];
const MARKS: [&str; 6] = ["sun", "drop", "leaf", "moon", "peak", "knot"];
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const YEARS_MS: i64 = 3 * 365 * DAY_MS;
/// One game in so many is not finished, and one is in the bin.
const ONE_IN: u32 = 200;

/// Fills a file of saved games with those of a household: whole games of all kinds over three
/// years, between a few people and bots, for measuring and for looking at full screens.
#[derive(Debug, Args)]
pub struct Stock {
    /// The file of saved games; games are added to those in it.
    #[arg(long, value_name = "FILE")]
    pub db: PathBuf,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// How many people there are, at most ten.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=10))]
    pub people: u8,
    /// Where chance comes from; the games of one seed are always the same.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

impl Stock {
    /// Plays the games and puts them on disk.
    ///
    /// # Errors
    /// A game cannot be played or written.
    pub fn run(&self, out: &mut dyn Write) -> Done {
        Runtime::new()?.block_on(async {
            let app = App::open(&self.db);
            let mut rng = rng_from_seed(self.seed);
            let mut people = Vec::new();
            for name in NAMES.iter().take(usize::from(self.people)) {
                people.push(person(&app, name, people.len()).await?);
            }
            let end = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis())?;
            for n in 0..self.games {
                let share =
                    i64::try_from(u128::from(n) * YEARS_MS as u128 / u128::from(self.games))?;
                let began_at = end - YEARS_MS + share;
                let game = GameId::ALL[rng.random_range(0..GameId::ALL.len())];
                let played = for_game!(game, G => evening::<G>(game, &mut rng, &people, began_at))?;
                let table = told(app.keep(played).await)?;
                if rng.random_range(0..ONE_IN) == 0 {
                    told(app.handle(Request::Abandon(OfTable { table })).await)?;
                }
            }
            writeln!(
                out,
                "{} games of {} people in {}",
                self.games,
                people.len(),
                self.db.display()
            )?;
            Ok(())
        })
    }
}

async fn person(app: &App, name: &str, n: usize) -> Result<ProfileId, Box<dyn std::error::Error>> {
    let add = AddPerson { name: name.to_owned(), mark: MARKS[n % MARKS.len()].to_owned() };
    let reply = told(app.handle(Request::AddPerson(add)).await)?;
    let Reply::People(people) = reply else { return Err("no people".into()) };
    Ok(people.added.ok_or("nobody was added")?)
}

fn told<T>(done: Result<T, api::wire::ApiError>) -> Result<T, String> {
    done.map_err(|error| format!("{error:?}"))
}

/// One game of the household.
fn evening<G: Opponents>(
    game: GameId,
    rng: &mut HouseRng,
    people: &[ProfileId],
    began_at: i64,
) -> Result<Played, Box<dyn std::error::Error>> {
    let n_seats = rng.random_range(G::LEAST_SEATS..=G::MOST_SEATS);
    let setup = G::standard(n_seats);
    let (seats, levels) = company(rng, people, n_seats);
    let seed = rng.random();
    let mut steps: Vec<KeptStep> = Vec::new();
    play(G::new(&setup)?, Bots::new(&levels, seed), seed, |step: Step<G>, _| {
        steps.push(kept(step, rng));
        Ok(())
    })?;
    if rng.random_range(0..ONE_IN) == 0 {
        let n = rng.random_range(0..steps.len());
        steps.truncate(n);
    }
    let lasted: i64 = steps.iter().map(|step| i64::from(step.think_ms)).sum();
    let kept = KeptTable {
        setup: serde_json::to_string(&setup)?,
        rules: G::RULES,
        seed,
        sitters: seats.iter().map(|seat| seat.sitter).collect(),
        script: "[]".to_owned(),
        practice: rng.random_range(0..20) == 0,
        at: steps.len(),
        steps,
    };
    Ok(Played { game, kept, seats, began_at, ended_at: began_at + lasted })
}

/// Who sits at a table: people, one of them at least, and bots; and how each of them plays. The
/// first person plays best, the last one worst.
fn company(rng: &mut HouseRng, people: &[ProfileId], n_seats: u8) -> (Vec<SeatPlan>, Vec<Level>) {
    let mut free: Vec<usize> = (0..people.len()).collect();
    let mut seats = Vec::new();
    let mut levels = Vec::new();
    for n in 0..usize::from(n_seats) {
        let is_bot = n > 0 && (free.is_empty() || rng.random_range(0..4) == 0);
        let mark = MARKS[n % MARKS.len()].to_owned();
        if is_bot {
            let step = rng.random_range(0..BOT_NAMES.len());
            let (level, name) = BOT_NAMES[step];
            let is_strong = rng.random_range(0..Level::LADDER.len()) < step;
            levels.push(if is_strong { Level::Greedy } else { Level::Random });
            let sitter = Sitter::Bot { level };
            let name = name.to_owned();
            seats.push(SeatPlan { name, mark, sitter, profile: None, help: None, handicap: None });
        } else {
            let who = free.swap_remove(rng.random_range(0..free.len()));
            let is_strong = rng.random_range(0..people.len() + 1) > who;
            levels.push(if is_strong { Level::Greedy } else { Level::Random });
            let (name, profile) = (NAMES[who].to_owned(), Some(people[who].clone()));
            seats.push(SeatPlan {
                name,
                mark,
                sitter: Sitter::Person,
                profile,
                help: None,
                handicap: None,
            });
        }
    }
    number_alike(&mut seats);
    (seats, levels)
}

/// Bots of one level at a table are told apart by numbers, as in the app.
fn number_alike(seats: &mut [SeatPlan]) {
    for (level, name) in BOT_NAMES {
        let is_alike = |seat: &&mut SeatPlan| seat.sitter == Sitter::Bot { level };
        let alike: Vec<&mut SeatPlan> = seats.iter_mut().filter(is_alike).collect();
        if alike.len() > 1 {
            for (seat, n) in alike.into_iter().zip(1..) {
                seat.name = format!("{name} {n}");
            }
        }
    }
}

/// A step as it is kept, with the time somebody may have thought.
fn kept<G: Game>(step: Step<G>, rng: &mut HouseRng) -> KeptStep {
    let (by, what): (Option<Seat>, _) = match step {
        Step::Act { seat, action } => (Some(seat), serde_json::to_string(&action)),
        Step::Chance(chance) => (None, serde_json::to_string(&chance)),
    };
    let think_ms = if by.is_some() { rng.random_range(500..30_000) } else { 0 };
    KeptStep { by, what: what.expect("steps are plain data"), think_ms, undone: 0, joined: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_as_the_app_names_them() {
        let words = include_str!("../../../../ui/src/words/cs/levels.ftl");
        for (level, name) in BOT_NAMES {
            let line = format!("level-{} = {name}", level.name());
            assert!(words.lines().any(|it| it == line), "{line}");
        }
        assert!(words.lines().any(|it| it == "bot-default = { $name } { $n }"));
    }

    #[test]
    fn bots_of_one_level_at_a_table_are_numbered() {
        let people = vec![ProfileId::from("eva".to_owned())];
        let mut n_numbered = 0;
        for seed in 0..40 {
            let (seats, _) = company(&mut rng_from_seed(seed), &people, 5);
            let mut names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 5, "{seats:?}");
            n_numbered += names.iter().filter(|it| it.ends_with(" 2")).count();
        }
        assert!(n_numbered > 10, "{n_numbered}");
    }
}
