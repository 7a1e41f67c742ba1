//! What the opponents know of Okanagan.

mod bonus;
mod facts;
mod knowledge;
mod learned;
mod memo;
mod sets;

use std::sync::OnceLock;

use game::Seat;
use search::{Evaluator, Worth, own_plan};

use crate::judge::Judge;
use crate::{Case, Data, Fact, Opponents};
use ::okanagan::{Action, Okanagan};
pub use facts::OkanaganTopic;
use knowledge::Knowledge;

impl Opponents for Okanagan {
    type Evaluator = Judge<Knowledge>;
    type Topic = OkanaganTopic;

    const DATA: &'static str = include_str!("../../data/okanagan.json");

    fn data() -> &'static OnceLock<Data<Self>> {
        static DATA: OnceLock<Data<Okanagan>> = OnceLock::new();
        &DATA
    }

    fn facts(case: &Case<'_, Self>) -> Vec<Fact<OkanaganTopic>> {
        facts::facts(case)
    }

    fn is_telling(topic: &OkanaganTopic) -> bool {
        facts::is_telling(*topic)
    }
}

impl Evaluator<Okanagan> for Judge<Knowledge> {
    fn value(&self, position: &Okanagan) -> Worth {
        self.worth(position)
    }

    fn prior(&self, position: &Okanagan, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.look(position, seat, actions, out);
    }

    fn left(&self, position: &Okanagan) -> f64 {
        f64::from(knowledge::left(position))
    }

    /// A place for the tile is one idea, however turned; a draw is about the tile that lies there, an
    /// action about what it does. What is drawn, and what is done with tokens, is a whim of the turn:
    /// nobody shuns the same tile all game.
    fn plan(&self, position: &Okanagan, _: Seat, action: Action) -> u64 {
        if let Action::Place { at, .. } = action {
            return u64::from(at.x as u8) << 8 | u64::from(at.y as u8);
        }
        let turn = position.tiles_to_come().count_ones();
        let there = match action {
            Action::DrawOpen { place } => {
                position.open_tile(place).map(|tile| own_plan(&(tile, turn)))
            }
            Action::DrawPile { pile } => {
                position.top_of(pile).map(|back| own_plan(&(back, turn, DRAWN)))
            }
            Action::Bonus { pile } => position.top_of(pile).map(|back| own_plan(&back)),
            Action::NoBonus
            | Action::Rewards
            | Action::Take { .. }
            | Action::Give { .. }
            | Action::TakeFrom { .. }
            | Action::Stop => Some(own_plan(&(action, turn))),
            Action::DiscardGoal { .. }
            | Action::Place { .. }
            | Action::Misfit
            | Action::Farm { .. }
            | Action::Warehouse { .. }
            | Action::Silo
            | Action::Evaluate { .. }
            | Action::Next { .. } => None,
        };
        there.unwrap_or_else(|| own_plan(&action))
    }

    /// To decline what is given for nothing.
    fn is_folly(&self, position: &Okanagan, seat: Seat, action: Action) -> bool {
        action == Action::NoBonus && bonus::is_gift_shown(position, seat)
    }
}

/// Tells the plan to draw a tile with such a back from the one to use it.
const DRAWN: u8 = 1;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ::okanagan::{Back, Tile};
    use game::{Game, Step, Title, Turn};
    use search::lead;

    use super::*;
    use crate::by_chance;

    #[test]
    fn nobody_shuns_the_same_tile_all_game() {
        let data: Data<Okanagan> = Data::read(Okanagan::DATA).unwrap();
        let start = Okanagan::new(&Okanagan::standard(2)).unwrap();
        let mut plans: BTreeMap<Tile, Vec<u64>> = BTreeMap::new();
        for position in by_chance::positions(start, 1) {
            let Turn::Seats(seats) = position.turn() else { continue };
            let seat = seats.first().unwrap();
            for action in position.legal_actions(seat) {
                let Action::DrawOpen { place } = action else { continue };
                let plan = data.evaluator().plan(&position, seat, action);
                plans.entry(position.open_tile(place).unwrap()).or_default().push(plan);
            }
        }
        let lay_there = |all: &&Vec<u64>| all.len() > 1;
        assert!(plans.values().filter(lay_there).count() > 3, "{plans:?}");
        for mut all in plans.into_values() {
            let n_draws = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), n_draws, "each draw is another whim");
        }
    }

    #[test]
    fn many_actions_looked_at_together_are_worth_what_each_is_alone() {
        let data: Data<Okanagan> = Data::read(Okanagan::DATA).unwrap();
        let evaluator = data.evaluator();
        let mut kinds = Vec::new();
        for seats in [2, 3, 4] {
            let start = Okanagan::new(&Okanagan::standard(seats)).unwrap();
            for position in by_chance::positions(start, seats) {
                let Some(seat) = position.turn().seats().first() else { continue };
                let actions: Vec<Action> = position.legal_actions(seat).collect();
                let mut together = Vec::new();
                evaluator.prior(&position, seat, &actions, &mut together);
                for (&action, together) in actions.iter().zip(together) {
                    let mut next = position.clone();
                    next.apply(Step::Act { seat, action }, &mut ());
                    let alone = lead(&evaluator.value(&next), seat, seats);
                    assert!((together - alone).abs() < 1e-3, "{action:?}: {together}, {alone}");
                    let kind = std::mem::discriminant(&action);
                    if !kinds.contains(&kind) {
                        kinds.push(kind);
                    }
                }
            }
        }
        assert!(kinds.len() > 10, "{} kinds of actions", kinds.len());
    }

    /// Others take rewards in a turn, and chance turns tiles up.
    #[test]
    fn a_turn_lasts_from_one_tile_to_the_next() {
        let is_placing = |it: &Action| matches!(it, Action::Place { .. });
        let placed = by_chance::times_a_turn::<Okanagan>(0..4, is_placing);
        assert!(placed.len() > 4 * 20 && placed.iter().all(|&n| n == 1), "{placed:?}");
    }

    /// Tokens and nuggets of a seat.
    fn held(position: &Okanagan, seat: Seat) -> u8 {
        position.tokens_of(seat).iter().sum::<u8>() + position.nuggets_of(seat)
    }

    /// The positions after an action, until nobody has to decide anything about it.
    fn settled(position: &Okanagan, seat: Seat, action: Action) -> Okanagan {
        let mut next = position.clone();
        next.apply(Step::Act { seat, action }, &mut ());
        let is_under_way = |it: &Okanagan| {
            it.turn() == Turn::Chance || it.sharing().is_some_and(|it| it.acting.is_under_way())
        };
        while is_under_way(&next) {
            let step = match next.turn().seats().first() {
                None => Step::Chance(next.chance_outcomes().next().unwrap().0),
                Some(seat) => Step::Act { seat, action: next.legal_actions(seat).last().unwrap() },
            };
            next.apply(step, &mut ());
        }
        next
    }

    #[test]
    fn who_may_have_something_for_nothing_does_not_decline() {
        let data: Data<Okanagan> = Data::read(Okanagan::DATA).unwrap();
        let evaluator = data.evaluator();
        let start = Okanagan::new(&Okanagan::standard(3)).unwrap();
        let (mut n_follies, mut n_sane) = (0, 0);
        for position in (0..20).flat_map(|seed| by_chance::positions(start.clone(), seed)) {
            let Some(seat) = position.turn().seats().first() else { continue };
            if position.refusal(seat, Action::NoBonus).is_some() {
                continue;
            }
            let backs: Vec<Back> = position.tops().collect();
            let declined = held(&settled(&position, seat, Action::NoBonus), seat);
            let piles = (0..3).filter(|&pile| position.top_of(pile).is_some());
            let used = piles.map(|pile| settled(&position, seat, Action::Bonus { pile }));
            let most = used.map(|it| held(&it, seat)).max().unwrap();
            if evaluator.is_folly(&position, seat, Action::NoBonus) {
                n_follies += 1;
                assert!(most > declined, "{most} and {declined}: {backs:?}");
            } else {
                n_sane += 1;
                let is_change = |back: &Back| {
                    !matches!(back, Back::Gain1Shape { .. } | Back::Gain2Type { .. } | Back::Nugget)
                };
                assert!(backs.iter().all(is_change), "{backs:?}");
            }
            let others = position.legal_actions(seat).filter(|&it| it != Action::NoBonus);
            others.for_each(|it| assert!(!evaluator.is_folly(&position, seat, it)));
        }
        assert!(n_follies > 20 && n_sane > 3, "{n_follies} and {n_sane}");
    }
}
