//! [`KeyedDraws`]: draws that belong to actions, so that who draws among some draws the same from more.

use std::hash::{Hash, Hasher};

use crate::hash::Mixer;

/// A lot for each action that a seat chooses from in a future.
///
/// Futures of two candidates differ by what these did, and with it a little by what is legal from
/// then on. Dice that are thrown for places in a list would have the seats do something else for
/// that alone, and it would look like the candidates' doing; draws have them do the same wherever
/// they can (consistent sampling, as in Broder's min-wise hashing, 1997).
#[derive(Copy, Clone, Debug)]
pub(crate) struct KeyedDraws(Mixer);

impl KeyedDraws {
    /// Those of a choice in a future with this luck: of which turn since its start, and which of
    /// that turn.
    pub(crate) fn new(luck: u64, moment: [u32; 2]) -> Self {
        Self(moment.into_iter().fold(Mixer::default().with(luck), |it, n| it.with(u64::from(n))))
    }

    /// An action's own.
    pub(crate) fn of(self, action: &impl Hash) -> u64 {
        let mut mixer = self.0;
        action.hash(&mut mixer);
        mixer.finish()
    }

    /// Leaves so many with the lowest draws, in no order.
    pub(crate) fn leave<A: Hash>(self, actions: &mut Vec<A>, n: usize) {
        if actions.len() > n {
            actions.select_nth_unstable_by_key(n, |action| self.of(action));
            actions.truncate(n);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(actions: impl IntoIterator<Item = u32>, n: usize, luck: u64) -> Vec<u32> {
        let mut actions: Vec<u32> = actions.into_iter().collect();
        KeyedDraws::new(luck, [3, 1]).leave(&mut actions, n);
        actions.sort_unstable();
        actions
    }

    #[test]
    fn who_is_drawn_from_more_is_drawn_from_fewer() {
        for luck in 0..200 {
            let of_more = left(0..90, 20, luck);
            let of_fewer = left((0..90).filter(|it| it % 7 != 2), 20, luck);
            assert_eq!((of_more.len(), of_fewer.len()), (20, 20));
            let still_there = of_more.iter().filter(|&it| it % 7 != 2);
            assert!(still_there.into_iter().all(|it| of_fewer.contains(it)), "luck {luck}");
        }
        assert_eq!(left([5, 3, 4], 3, 0), [3, 4, 5], "nobody needs a lot where all are left");
    }

    #[test]
    fn everybody_is_drawn_as_often_and_anew_each_time() {
        let mut drawn = [0; 30];
        for luck in 0..3_000 {
            for it in left(0..30, 10, luck) {
                drawn[it as usize] += 1;
            }
        }
        // Of 3,000 a third, with a standard deviation of 26.
        assert!(drawn.iter().all(|&n| (870..=1_130).contains(&n)), "{drawn:?}");
        let first = |moment| (0..90_u32).min_by_key(|it| KeyedDraws::new(0, moment).of(it));
        assert!((1..20).filter(|&turn| first([turn, 1]) == first([0, 1])).count() < 3);
        assert!((2..20).filter(|&nth| first([0, nth]) == first([0, 1])).count() < 3);
    }
}
