//! Ratings: brought up to date with the games that ended, in their order.

use std::collections::BTreeMap;

use statistics::{NEWCOMER, Rated, Rating, rated};
use store::{RateKey, SeatRating, SeatToRate, Store, StoreError, ToRate};
use table::{GameId, Level};

use crate::app::App;
use crate::wire::{ApiError, RatingAt, RatingLine};

/// How many games are rated before others may use the disk.
const RATED_AT_ONCE: usize = 400;

/// Wider ratings say too little to be more than provisional.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// The most points of a line that a screen can tell apart.
const MOST_POINTS: usize = 120;

impl App {
    /// Rates all games that wait for it.
    pub(crate) async fn rate(&self) -> Result<(), ApiError> {
        let mut after = None;
        loop {
            let from = after.take();
            after = self.inner.db.run(move |store| rate_some(store, from.as_ref())).await?;
            if after.is_none() {
                return Ok(());
            }
        }
    }
}

/// Rates some of the games that wait for it. Returns after which of them the others come, if any.
fn rate_some(store: &mut Store, after: Option<&RateKey>) -> Result<Option<RateKey>, StoreError> {
    let batch = store.to_rate(after, RATED_AT_ONCE)?;
    let mut known = Known::default();
    let mut kept = Vec::with_capacity(batch.games.len());
    for game in batch.games {
        let ratings = known.rate(store, &game)?;
        kept.push((game.game_id, ratings));
    }
    if !kept.is_empty() {
        store.keep_ratings(&kept)?;
    }
    Ok(batch.after)
}

/// What is known while games are rated one after another.
#[derive(Default)]
struct Known {
    /// By game and profile.
    ratings: BTreeMap<(String, String), Rating>,
    /// By game, profile and seats: measured strengths of bots.
    anchors: BTreeMap<(String, String, usize), Option<Rating>>,
}

impl Known {
    /// The ratings of one game, seat by seat. A guest has the rating of a newcomer. Empty for a game
    /// that does not count, of one seat, with advice, with a head start, with one profile on two
    /// seats, or with a result that cannot be read.
    fn rate(&mut self, store: &Store, game: &ToRate) -> Result<Vec<SeatRating>, StoreError> {
        if !game.is_whole {
            return Ok(Vec::new());
        }
        let n_seats = game.seats.len();
        let profiles: Vec<&String> =
            game.seats.iter().filter_map(|it| it.profile.as_ref()).collect();
        let is_twice = profiles.iter().enumerate().any(|(n, it)| profiles[..n].contains(it));
        let is_even = game.seats.iter().all(|seat| !seat.is_assisted && !seat.is_ahead);
        if !game.is_counted || n_seats < 2 || !is_even || is_twice {
            return Ok(vec![None; n_seats]);
        }
        let mut seats = Vec::with_capacity(n_seats);
        for seat in &game.seats {
            seats.push(self.seat(store, game, seat)?);
        }
        let mut ratings = Vec::with_capacity(n_seats);
        for ((seat, before), after) in game.seats.iter().zip(&seats).zip(rated(&seats)) {
            if let Some(profile) = &seat.profile {
                self.ratings.insert((game.game.clone(), profile.clone()), after);
            }
            let points = [before.rating.points, after.points, after.deviation];
            ratings.push(seat.profile.as_ref().map(|_| points));
        }
        Ok(ratings)
    }

    fn seat(
        &mut self,
        store: &Store,
        game: &ToRate,
        seat: &SeatToRate,
    ) -> Result<Rated, StoreError> {
        let Some(profile) = &seat.profile else {
            return Ok(Rated { rating: NEWCOMER, place: seat.place, is_anchor: false });
        };
        let n_seats = game.seats.len();
        let key = (game.game.clone(), profile.clone(), n_seats);
        let anchor =
            self.anchors.entry(key).or_insert_with(|| anchor(&game.game, profile, n_seats));
        if let Some(rating) = *anchor {
            return Ok(Rated { rating, place: seat.place, is_anchor: true });
        }
        let key = (game.game.clone(), profile.clone());
        let rating = match self.ratings.get(&key) {
            Some(rating) => *rating,
            None => store
                .rating_before(profile, &game.game, (game.ended_at, &game.game_id))?
                .map_or(NEWCOMER, |(points, deviation)| Rating { points, deviation }),
        };
        Ok(Rated { rating, place: seat.place, is_anchor: false })
    }
}

/// The measured strength of a bot's level; `None` for people and for levels not measured yet.
pub(crate) fn anchor(game: &str, profile: &str, n_seats: usize) -> Option<Rating> {
    let level = Level::named(profile.strip_prefix("bot:")?)?;
    let strength = bots::strength(GameId::named(game)?, level, n_seats as u8)?;
    Some(Rating { points: strength.points, deviation: strength.deviation })
}

/// How a rating went; nothing before the first rated game.
pub(crate) fn line(kept: Vec<store::RatingAt>) -> Option<RatingLine> {
    let games = kept.len() as u32;
    let to_wire = |it: store::RatingAt| RatingAt {
        table: it.game_id,
        at: it.at,
        points: it.rating,
        deviation: it.deviation,
    };
    let all: Vec<RatingAt> = kept.into_iter().map(to_wire).collect();
    let last = all.last()?;
    let (points, deviation) = (last.points, last.deviation);
    // While a rating was wide it jumped about: its peaks then are no feats.
    let is_known = |it: &&RatingAt| it.deviation <= PROVISIONAL;
    let known: Vec<&RatingAt> = all.iter().filter(is_known).collect();
    let known = if known.is_empty() { all.iter().collect() } else { known };
    let by_points = |a: &&&RatingAt, b: &&&RatingAt| a.points.total_cmp(&b.points);
    let highest = (*known.iter().max_by(by_points)?).clone();
    let lowest = (*known.iter().min_by(by_points)?).clone();
    Some(RatingLine {
        points,
        deviation,
        is_provisional: deviation > PROVISIONAL,
        games,
        highest,
        lowest,
        line: thinned(all),
    })
}

/// The first, the last and evenly chosen ones between.
fn thinned(all: Vec<RatingAt>) -> Vec<RatingAt> {
    let n = all.len();
    if n <= MOST_POINTS {
        return all;
    }
    let is_kept = |i: usize| {
        let slot = |i: usize| i * (MOST_POINTS - 1) / (n - 1);
        i == 0 || slot(i) != slot(i - 1)
    };
    all.into_iter().enumerate().filter(|(i, _)| is_kept(*i)).map(|(_, it)| it).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::atomic::{AtomicU32, Ordering};

    use game::SeatResult;
    use game_check::tier;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use store::{
        Change, FinalResult, NewGame, NewSeat, Origin, Remark, ResultFilter, Times, Traits,
    };

    use super::*;

    fn at(i: usize, deviation: f64) -> store::RatingAt {
        let rating = 1000.0 + ((i * 37) % 100) as f64;
        store::RatingAt { game_id: i.to_string(), at: i as i64, rating, deviation }
    }

    #[test]
    fn a_line_keeps_its_ends_and_few_points_between() {
        let line = line((0..5_000).map(|i| at(i, 80.0)).collect()).unwrap();
        assert_eq!(line.games, 5_000);
        assert_eq!(line.line.len(), MOST_POINTS);
        assert_eq!((line.line[0].at, line.line[MOST_POINTS - 1].at), (0, 4_999));
        assert!(!line.is_provisional);
    }

    #[test]
    fn bots_play_with_the_strength_of_the_ladder() {
        let of = |profile: &str| anchor("hunters", profile, 2);
        let strength = bots::strength(GameId::Hunters, Level::Rival, 2).unwrap();
        let rating = of("bot:rival").unwrap();
        assert_eq!((rating.points, rating.deviation), (strength.points, strength.deviation));
        assert!(rating.points > of("bot:guest").unwrap().points, "the guest is weaker");
        for nobody in ["bot:greedy", "bot:random", "bot:nobody", "rival", "bot"] {
            assert_eq!(of(nobody), None, "{nobody}");
        }
        assert_eq!(anchor("no such game", "bot:rival", 2), None);
    }

    #[test]
    fn peaks_count_once_the_rating_is_known() {
        let mut kept: Vec<_> = (0..10).map(|i| at(i, 90.0)).collect();
        kept[0].rating = 2_000.0;
        kept[0].deviation = 200.0;
        let line = line(kept).unwrap();
        assert!(line.highest.points < 1_100.0 && line.lowest.points >= 1_000.0);
        assert_eq!(super::line(Vec::new()), None);
    }

    /// Something that changes what ratings are made of.
    #[derive(Clone, Debug)]
    enum Deed {
        /// Who sat there (guests have high numbers), the place of the last seat, and when it ended.
        Finish(Vec<u8>, u8, i64),
        Import(Vec<u8>, i64),
        Undo(usize),
        Merge(u8, u8),
        Split(u8),
        Exclude(usize, bool),
        Bin(usize),
        Restore(usize),
        TakeGuestPlays(u8),
        /// A day passes for the bin, which so is emptied now and then.
        EmptyBin,
        /// Somebody looks at a page with ratings.
        Look,
    }

    /// Beside them sit guests and bots.
    const PEOPLE: u8 = 4;

    fn deeds() -> impl Strategy<Value = Vec<Deed>> {
        // Times collide, and the clock goes back.
        let seats = || vec(0..PEOPLE + 2, 2..4);
        let at = || 1_000..1_030_i64;
        let game = || 0..20_usize;
        let deed = prop_oneof![
            4 => (seats(), 1..4_u8, at()).prop_map(|(who, place, at)| Deed::Finish(who, place, at)),
            1 => (seats(), at()).prop_map(|(who, at)| Deed::Import(who, at)),
            1 => game().prop_map(Deed::Undo),
            2 => (0..PEOPLE, 0..PEOPLE).prop_map(|(a, b)| Deed::Merge(a, b)),
            2 => (0..PEOPLE).prop_map(Deed::Split),
            1 => (game(), any::<bool>()).prop_map(|(game, is)| Deed::Exclude(game, is)),
            2 => game().prop_map(Deed::Bin),
            1 => game().prop_map(Deed::Restore),
            1 => (0..PEOPLE).prop_map(Deed::TakeGuestPlays),
            1 => Just(Deed::EmptyBin),
            3 => Just(Deed::Look),
        ];
        vec(deed, 1..40)
    }

    /// Some saves, and what was done to them.
    struct House {
        store: Store,
        games: Vec<String>,
        n_days: i64,
    }

    impl House {
        fn open(folder: &Path) -> Self {
            let mut store = store::open(&folder.join("games.db")).into_store();
            for n in 0..PEOPLE {
                let traits = Traits { name: n.to_string(), ..Traits::default() };
                store.add_person(&n.to_string(), &traits, 1).unwrap();
            }
            Self { store, games: Vec::new(), n_days: 0 }
        }

        fn new_game(&mut self, who: &[u8]) -> NewGame {
            let id = format!("game-{}", self.games.len());
            self.games.push(id.clone());
            let seat = |&who: &u8| NewSeat {
                name: who.to_string(),
                mark: "sun".into(),
                bot_level: (who > PEOPLE).then(|| "greedy".into()),
                profile: (who < PEOPLE).then(|| who.to_string()),
                help: None,
                handicap: 0,
                handicap_at: 0,
            };
            NewGame {
                id,
                game: "kraje".into(),
                rules: 1,
                app_version: "0".into(),
                setup: "{}".into(),
                seed: 0,
                salt: "salt".into(),
                script: "[]".into(),
                trust: false,
                seats: who.iter().map(seat).collect(),
                agreements: "[]".into(),
                origin: Origin::default(),
            }
        }

        fn change(now: i64, ending: Option<FinalResult>) -> Change<'static> {
            Change {
                keep: 0,
                moves: &[],
                at: 0,
                practice: false,
                on_turn: Vec::new(),
                ending,
                is_learned: false,
                agreed: None,
                now,
            }
        }

        fn ending(n_seats: usize, last: u8) -> FinalResult {
            let seat = |i: usize| SeatResult {
                place: if i + 1 == n_seats { last.min(n_seats as u8) } else { i as u8 + 1 },
                ..SeatResult::default()
            };
            let seats = (0..n_seats).map(seat).collect();
            FinalResult { sheet: "[]".into(), variant: String::new(), seats }
        }

        /// What makes no sense where things stand is refused, and changes nothing.
        fn do_it(&mut self, deed: Deed) {
            let (a_day, first) = (24 * 60 * 60 * 1000, 2_000);
            match deed {
                Deed::Finish(who, place, at) => {
                    let game = self.new_game(&who);
                    let ending = Self::ending(who.len(), place);
                    self.store.begin(&game, &Self::change(at, Some(ending))).unwrap();
                }
                Deed::Import(who, at) => {
                    let game = self.new_game(&who);
                    let change = Self::change(first, Some(Self::ending(who.len(), 1)));
                    let times = Times { started_at: at, ended_at: at };
                    self.store.import(&game, &change, times).unwrap();
                }
                Deed::Undo(game) => {
                    let Some(id) = self.games.get(game) else { return };
                    let Ok(saved) = self.store.game(id) else { return };
                    let _ = self.store.change(id, saved.revision, &Self::change(first, None));
                }
                Deed::Merge(a, b) => {
                    let _ = self.store.merge_people(&a.to_string(), &b.to_string(), first);
                }
                Deed::Split(a) => {
                    let _ = self.store.split_person(&a.to_string(), first);
                }
                Deed::Exclude(game, is_excluded) => {
                    let remark = Remark { is_excluded: Some(is_excluded), note: None };
                    let _ = self.games.get(game).map(|id| self.store.remark(id, &remark));
                }
                Deed::Bin(game) => {
                    let now = first + self.n_days * a_day;
                    let _ = self.games.get(game).map(|id| self.store.abandon(id, now));
                }
                Deed::Restore(game) => {
                    let _ = self.games.get(game).map(|id| self.store.restore(id, first));
                }
                Deed::TakeGuestPlays(a) => {
                    let _ = self.store.take_guest_plays(&a.to_string(), first);
                }
                Deed::EmptyBin => {
                    self.n_days += 31;
                    self.store.empty_bin(first + self.n_days * a_day).unwrap();
                }
                Deed::Look => self.rate(),
            }
        }

        fn rate(&mut self) {
            let mut after = None;
            loop {
                let from = after.take();
                after = rate_some(&mut self.store, from.as_ref()).unwrap();
                if after.is_none() {
                    return;
                }
            }
        }

        fn ratings(&mut self) -> Vec<(String, u8, Option<[f64; 3]>)> {
            self.rate();
            let rows = self.store.results(&ResultFilter::default()).unwrap();
            rows.into_iter().map(|row| (row.game_id, row.idx, row.rating)).collect()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: tier(16, 400),
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn whatever_was_done_ratings_are_those_reckoned_from_nothing(deeds in deeds()) {
            static N: AtomicU32 = AtomicU32::new(0);
            let n = N.fetch_add(1, Ordering::Relaxed);
            let folder = std::env::temp_dir().join(format!("rating-{}-{n}", std::process::id()));
            std::fs::create_dir_all(&folder).unwrap();
            let mut house = House::open(&folder);
            for deed in deeds {
                house.do_it(deed);
            }
            let kept = house.ratings();
            house.store.forget_results().unwrap();
            let anew = house.ratings();
            drop(house);
            std::fs::remove_dir_all(folder).unwrap();
            prop_assert_eq!(kept, anew);
        }
    }
}
