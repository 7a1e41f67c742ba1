//! Games that begin: new ones, another one after one, the day's.

use std::collections::BTreeMap;
use std::sync::PoisonError;

use game::Seat;
use review::PuzzleKind;
use sha2::{Digest, Sha256};
use store::{DayGame, GameStatus, Origin, PuzzleTry, Store, StoreError, Who};
use table::{GameId, Level, Sitter};

use crate::app::App;
use crate::clock::now;
use crate::guard::guarded;
use crate::open_table::OpenTable;
use crate::opponent::opponent;
use crate::par::{Deal, Known};
use crate::read::bad;
use crate::seed;
use crate::wire::{
    Again, AgainHow, ApiError, Day, DayBest, DayCard, DayOf, DayOpponent, DayPlay, DayPlayer,
    DaySolver, NewTable, OfTable, PlayDay, SeatPlan, TableState,
};

/// The pars of a day's deal, by the level it was played against: whom one plays is part of what the
/// expert has to do better.
pub(crate) type Pars = BTreeMap<Option<Level>, Known>;

/// What the saves tell of a game on a day.
type DayFound = (Vec<DayPlayer>, Vec<PuzzleTry>, Option<DayOpponent>);

impl App {
    pub(crate) async fn new_table(&self, mut new: NewTable) -> Result<TableState, ApiError> {
        if let Some(code) = &new.seed {
            let seed = seed::seed(code).ok_or(ApiError::Seed)?;
            let game = new.setup.game().name();
            let who: Vec<Who> = persons(&new).collect();
            let has_played = move |store: &mut Store| store.has_played(game, seed, &who);
            if self.inner.db.run(has_played).await? {
                new.practice = Some(true);
            }
        }
        self.begin(new, Origin::default()).await
    }

    /// Begins a game: first on disk, then on the table.
    pub(crate) async fn begin(
        &self,
        new: NewTable,
        origin: Origin,
    ) -> Result<TableState, ApiError> {
        let now = now();
        let (open_table, game, draft) = OpenTable::begin(new, origin, now)?;
        self.inner.db.run(move |store| store.begin(&game, &draft.change(now))).await?;
        self.seat(open_table, 0).await
    }

    pub(crate) async fn again(&self, Again { table, how }: Again) -> Result<TableState, ApiError> {
        let found = self.look_up(&table).await?;
        let setup = found.table.setup();
        let mut seats = found.began();
        let trust = found.table.has_trust().then_some(true);
        let new = match how {
            AgainHow::SameSeed => {
                let code = found.table.is_over().then(|| seed::code(found.table.seed()));
                // The seed of a game that goes on is a secret.
                let code = code.ok_or(ApiError::Running)?;
                NewTable { setup, seats, seed: Some(code), practice: None, trust, script: None }
            }
            AgainHow::NextStarter => {
                let starter = guarded("again", || found.table.starter())?;
                let n_seats = seats.len();
                seats.rotate_left((starter.index() + 1) % n_seats);
                // Alone there is nobody to take turns with.
                let setup = if n_seats > 1 { setup.begun_by(Seat::FIRST) } else { setup };
                NewTable { setup, seats, seed: None, practice: None, trust, script: None }
            }
        };
        self.new_table(new).await
    }

    pub(crate) async fn day(&self, DayOf { day, profile }: DayOf) -> Result<Day, ApiError> {
        let chosen = self.settings_now().await?.day_opponent.level();
        if profile.is_some() && chosen.is_none() {
            self.catch_up().await?;
            self.rate().await?;
        }
        let asked = day.clone();
        let read = move |store: &mut Store| {
            let number = store.day_number(&asked)?;
            let games = GameId::ALL.iter().map(|game| {
                let played = store.day_games(game.name())?;
                let pars = pars(store, *game, &asked, &played)?;
                let players = number.map(|number| players(played, number, &pars));
                let opponent = opponent(store, *game, profile.as_deref(), chosen)?;
                let tries = store.puzzle_tries(game.name())?;
                Ok((players.unwrap_or_default(), tries, opponent))
            });
            Ok((number, games.collect::<Result<Vec<_>, StoreError>>()?))
        };
        let (number, games) = self.inner.db.run(read).await?;
        let number = number.ok_or_else(|| bad("day"))?;
        *self.inner.day.lock().unwrap_or_else(PoisonError::into_inner) = Some(day.clone());
        let card = |(&game, (players, tries, opponent)): (&GameId, DayFound)| DayCard {
            game,
            sitters: day_sitters(game, opponent.as_ref().map(|it| it.level)),
            opponent,
            players,
            asks: PuzzleKind::of(game, number),
            solvers: solvers(&tries, number),
        };
        let games = GameId::ALL.iter().zip(games).map(card).collect();
        Ok(Day { day, games })
    }

    /// Begins the day's game, or goes on with it. Whoever gave it up and begins anew has seen some
    /// of the deal, and plays for practice.
    pub(crate) async fn play_day(&self, play: PlayDay) -> Result<TableState, ApiError> {
        check_day(&play)?;
        let PlayDay { game, day, seats } = play;
        let _day = self.inner.days.lock().await;
        let (who, asked) = (who(&seats[0]), day.clone());
        let read = move |store: &mut Store| {
            Ok((store.day_number(&asked)?.is_some(), store.day_games(game.name())?))
        };
        let (is_day, played) = self.inner.db.run(read).await?;
        if !is_day {
            return Err(bad("day"));
        }
        let own = |it: &&DayGame| it.day == day && Who::of(&it.player.seat).is(&who);
        let mut begun = played.iter().filter(own);
        if let Some(kept) = begun.clone().find(|it| it.status != GameStatus::Abandoned) {
            return self.open_table(OfTable { table: kept.id.clone() }).await;
        }
        let new = NewTable {
            setup: game.standard(seats.len() as u8),
            seats,
            seed: Some(seed::code(day_seed(game, &day))),
            practice: begun.next().map(|_| true),
            trust: None,
            script: None,
        };
        self.begin(new, Origin { day: Some(day), ..Origin::default() }).await
    }
}

/// Whether those who sit down are who the day's games and puzzles are for.
pub(crate) fn check_day(PlayDay { game, seats, .. }: &PlayDay) -> Result<(), ApiError> {
    let against = seats.iter().find_map(|plan| match plan.sitter {
        Sitter::Bot { level } if Level::LADDER.contains(&level) => Some(level),
        Sitter::Bot { .. } | Sitter::Person => None,
    });
    let sitters = day_sitters(*game, against);
    if seats.len() != usize::from(game.seats().0) {
        return Err(bad("seats"));
    }
    let is_other = |(i, plan): (usize, &SeatPlan)| sitters.get(i) != Some(&plan.sitter);
    if let Some(i) = seats.iter().enumerate().position(is_other) {
        return Err(bad(&format!("seats[{i}].sitter")));
    }
    // What is of a day is the same for everybody.
    if let Some(i) = seats.iter().position(|plan| plan.handicap.is_some()) {
        return Err(bad(&format!("seats[{i}].handicap")));
    }
    Ok(())
}

/// The people at a table.
fn persons(new: &NewTable) -> impl Iterator<Item = Who> {
    new.seats.iter().filter(|seat| seat.sitter.is_person()).map(who)
}

fn who(seat: &SeatPlan) -> Who {
    Who { profile: seat.profile.clone(), name: seat.name.clone() }
}

/// Who plays the day's game: a person, alone where the game allows it or nobody is there to play.
pub(crate) fn day_sitters(game: GameId, against: Option<Level>) -> Vec<Sitter> {
    let (least, _) = game.seats();
    let bots = (1..least).filter_map(|_| against.map(|level| Sitter::Bot { level }));
    std::iter::once(Sitter::Person).chain(bots).collect()
}

/// The level of the bots of a day's game, where this version knows it.
fn against(game: &DayGame) -> Option<Level> {
    game.bot_level.as_deref().and_then(Level::named)
}

/// The pars that are known of what was played to its end on a day.
fn pars(store: &Store, game: GameId, day: &str, played: &[DayGame]) -> Result<Pars, StoreError> {
    let is_over = |it: &&DayGame| it.day == day && it.status == GameStatus::Finished;
    let mut known = Pars::new();
    for against in played.iter().filter(is_over).map(against) {
        if known.contains_key(&against) {
            continue;
        }
        let deal = Deal::of_day(game, day, day_sitters(game, against));
        if let Some(par) = deal.map(|it| it.par(store)).transpose()?.flatten() {
            known.insert(against, par);
        }
    }
    Ok(known)
}

/// The seed of a game's day: the first 8 bytes of a SHA-256, most significant first.
pub(crate) fn day_seed(game: GameId, day: &str) -> u64 {
    seed_of(&format!("ctyrhra {} {day}", game.name()))
}

/// The seed of a game's puzzle of a day: another one, or the puzzle would give the game away.
pub(crate) fn puzzle_seed(game: GameId, day: &str) -> u64 {
    seed_of(&format!("ctyrhra puzzle {} {day}", game.name()))
}

fn seed_of(text: &str) -> u64 {
    let hash = Sha256::digest(text);
    hash.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// Everybody's standing with the puzzles on the day of this number, from their first tries by day.
pub(crate) fn solvers(tries: &[PuzzleTry], number: i64) -> Vec<DaySolver> {
    let mut by_person: BTreeMap<&str, Vec<&PuzzleTry>> = BTreeMap::new();
    for it in tries.iter().filter(|it| it.number <= number) {
        by_person.entry(&it.profile).or_default().push(it);
    }
    let solver = |(profile, tries): (&str, Vec<&PuzzleTry>)| {
        let solved = tries.iter().filter(|it| it.is_solved);
        // What was left for later is no habit.
        let days = solved.clone().filter(|it| !it.is_late).map(|it| it.number);
        let (streak, longest) = statistics::forgiving(days, number);
        DaySolver {
            profile: profile.to_owned(),
            today: tries.iter().find(|it| it.number == number).map(|it| it.is_solved),
            streak,
            longest,
            solved: solved.count() as u32,
        }
    };
    by_person.into_iter().map(solver).collect()
}

/// Everybody's standing on the day of this number, from the day's games in their order; the pars are
/// those of its deal.
fn players(played: Vec<DayGame>, number: i64, pars: &Pars) -> Vec<DayPlayer> {
    let mut by_person: BTreeMap<Who, Vec<DayGame>> = BTreeMap::new();
    for game in played.into_iter().filter(|game| game.number <= number) {
        by_person.entry(Who::of(&game.player.seat)).or_default().push(game);
    }
    let mut players: Vec<(String, DayPlayer)> = by_person
        .into_values()
        .filter_map(|games| Some((games.last()?.day.clone(), player(&games, number, pars)?)))
        .collect();
    players.sort_by(|a, b| b.0.cmp(&a.0));
    players.into_iter().map(|(_, player)| player).collect()
}

/// The standing of the person of these games; `None` without games.
pub(crate) fn player(games: &[DayGame], number: i64, pars: &Pars) -> Option<DayPlayer> {
    let last = games.last()?;
    let mut finished: Vec<i64> =
        games.iter().filter(|it| it.status == GameStatus::Finished).map(|it| it.number).collect();
    finished.dedup();
    let (streak, longest) = statistics::forgiving(finished.iter().copied(), number);
    let counted = games.iter().filter(|it| !it.practice && it.status == GameStatus::Finished);
    // Of equal results the first one is the best.
    let best = counted.rev().max_by_key(|it| it.player.score);
    let todays = || games.iter().filter(|it| it.number == number);
    let today = todays().find(|it| it.status != GameStatus::Abandoned).or_else(|| todays().next());
    Some(DayPlayer {
        name: last.player.seat.name.clone(),
        profile: last.player.seat.profile.clone(),
        mark: last.player.seat.mark.clone(),
        today: today.map(|it| DayPlay {
            table: it.id.clone(),
            status: it.status,
            practice: it.practice,
            against: against(it),
            total: it.player.score,
            place: it.player.rank,
            par: pars
                .get(&against(it))
                .zip(it.margin.or(it.player.score))
                .map(|(par, own)| par.to(own)),
        }),
        streak,
        longest,
        days: finished.len() as u32,
        best: best.and_then(|it| {
            let (table, day) = (it.id.clone(), it.day.clone());
            Some(DayBest { table, day, against: against(it), total: it.player.score? })
        }),
    })
}

#[cfg(test)]
mod tests {
    use store::{NewSeat, RowSeat};

    use super::*;

    /// A day's game that ended with so many points; `None` while it runs.
    fn game(number: i64, name: &str, score: Option<i32>) -> DayGame {
        DayGame {
            id: format!("{name}{number}"),
            day: format!("day {number:03}"),
            number,
            status: if score.is_some() { GameStatus::Finished } else { GameStatus::Running },
            practice: false,
            player: RowSeat {
                seat: NewSeat {
                    name: name.into(),
                    mark: "sun".into(),
                    bot_level: None,
                    profile: None,
                    help: None,
                    handicap: 0,
                    handicap_at: 0,
                },
                score,
                rank: score.map(|_| 1),
            },
            margin: None,
            bot_level: None,
        }
    }

    #[test]
    fn a_streak_goes_on_until_two_days_are_left_out() {
        let days = [1, 2, 5, 6, 7].map(|day| game(day, "Eva", Some(day as i32)));
        for (today, streak) in [(7, 3), (8, 3), (9, 3), (10, 0)] {
            let eva = &players(days.to_vec(), today, &Pars::new())[0];
            assert_eq!((eva.streak, eva.longest, eva.days), (streak, 3, 5), "on day {today}");
        }
        assert_eq!(
            players(days.to_vec(), 2, &Pars::new())[0].streak,
            2,
            "later days are not known yet"
        );
    }

    #[test]
    fn a_day_counts_when_it_is_finished_and_the_best_when_it_is_no_practice() {
        let practised = DayGame { practice: true, ..game(3, "Eva", Some(90)) };
        let days = vec![game(1, "Eva", Some(40)), game(2, "Eva", Some(40)), practised];
        let eva = &players(days.clone(), 3, &Pars::new())[0];
        assert_eq!((eva.streak, eva.best.as_ref().unwrap().table.as_str()), (3, "Eva1"));
        let running = [days, vec![game(4, "Eva", None), game(4, "Petr", None)]].concat();
        let all = players(running, 4, &Pars::new());
        let names: Vec<_> = all.iter().map(|it| (&*it.name, it.streak, it.days)).collect();
        assert_eq!(names, [("Eva", 3, 3), ("Petr", 0, 0)]);
        assert_eq!(all[0].today.as_ref().unwrap().status, GameStatus::Running);
    }

    /// The seeds of the days are shared by all devices: they must never change.
    #[test]
    fn the_seed_of_a_day_is_pinned() {
        // printf 'ctyrhra kraje 2026-11-22' | sha256sum | cut -c1-16
        assert_eq!(format!("{:016x}", day_seed(GameId::Kraje, "2026-11-22")), PINNED);
        assert_ne!(
            day_seed(GameId::Hunters, "2026-11-22"),
            day_seed(GameId::Hunters, "2026-11-23")
        );
    }

    const PINNED: &str = "4f672c6dcca5e1f5";
}
