//! The luck of a person over all their reviewed games: near 0 where the bag is fair, and shown as what
//! it is.

use game::Seat;
use statistics::Sum;
use store::{ReviewedGame, Store};

use crate::app::App;
use crate::review::Case;
use crate::wire::{ApiError, Bag, Fortune, FortuneAt, FortuneOf};

/// The luck of at most so many games is added up, the last ones.
const MOST_GAMES: usize = 1_000;

impl App {
    /// What the luck of somebody's reviewed games comes to; nothing of fewer than two, which is told
    /// already.
    pub(crate) async fn fortune(
        &self,
        FortuneOf { profile, game }: FortuneOf,
    ) -> Result<Fortune, ApiError> {
        self.catch_up().await?;
        self.sum_reviews().await?;
        let read = move |store: &mut Store| store.reviewed(&profile, Some(game.name()));
        let kept = self.inner.db.run(read).await?;
        let at = |it: &Sum| FortuneAt { luck: rounded(it.sum), usually: rounded(it.usually) };
        let told = fortune(&kept).map(|it| Fortune {
            course: it.course.iter().map(at).collect(),
            luck: rounded(it.all.sum),
            usually: rounded(it.all.usually),
            mean: rounded(it.mean.sum),
            mean_usually: rounded(it.mean.usually),
            fair: it.fair,
        });
        Ok(told.unwrap_or_default())
    }

    /// The same of everybody at a table who has a profile.
    pub(crate) async fn bags(&self, case: &Case) -> Result<Vec<Bag>, ApiError> {
        self.catch_up().await?;
        self.sum_reviews().await?;
        let (game, profiles) = (case.table.game().name(), case.profiles.clone());
        let all = self.inner.db.run(move |store| {
            let of = |who: &Option<String>| match who {
                Some(who) => store.reviewed(who, Some(game)),
                None => Ok(Vec::new()),
            };
            profiles.iter().map(of).collect::<Result<Vec<_>, _>>()
        });
        let all = all.await?;
        let bag = |(kept, seat): (&Vec<_>, u8)| bag_of(Seat::new(seat)?, &fortune(kept)?);
        Ok(all.iter().zip(0..).filter_map(bag).collect())
    }
}

/// What is told of it beside one game; nothing where the games are too few to say.
fn bag_of(seat: Seat, it: &statistics::Fortune) -> Option<Bag> {
    (it.fair != statistics::Fair::Unknown).then(|| Bag {
        seat,
        games: it.course.len() as u32,
        luck: rounded(it.all.sum),
        usually: rounded(it.all.usually),
    })
}

/// Of these games, the oldest first.
fn fortune(kept: &[ReviewedGame]) -> Option<statistics::Fortune> {
    let lucks: Vec<f64> = kept.iter().filter_map(|it| it.sum.luck).collect();
    let lucks = &lucks[lucks.len().saturating_sub(MOST_GAMES)..];
    statistics::Fortune::of(lucks).filter(|it| it.course.len() > 1)
}

/// To tenths.
fn rounded(it: f64) -> f64 {
    review::rounded(it, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_few_games_nothing_is_told_beside_one() {
        let seat = Seat::new(0).unwrap();
        let told = |n| bag_of(seat, &statistics::Fortune::of(&vec![2.0; n]).unwrap());
        assert_eq!(told(9), None);
        let usually = rounded(2.0 * 2.0 * 10.0_f64.sqrt());
        assert_eq!(told(10), Some(Bag { seat, games: 10, luck: 20.0, usually }));
    }
}
