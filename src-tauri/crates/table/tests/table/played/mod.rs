//! Games of the whole house, played to their ends at random.

use game::{Game, Seen, rng_from_seed};
use table::{Advise, AnyPlan, AnySetup, AnyTable, GameId, Level, Sitter};

/// Any legal action.
struct Blind(u64);

impl<G: Game> Advise<G> for Blind {
    fn choose(&self, seen: Seen<'_, G>) -> Option<G::Action> {
        seen.sample_action(&mut rng_from_seed(self.0))
    }
}

/// The usual setups, for every number of seats.
pub(crate) fn setups() -> Vec<AnySetup> {
    let of_game = |game: &GameId| {
        let (game, (least, most)) = (*game, game.seats());
        (least..=most).map(move |n| game.standard(n))
    };
    GameId::ALL.iter().flat_map(of_game).collect()
}

/// The seats of a setup.
pub(crate) fn n_seats(setup: &AnySetup) -> usize {
    let told = serde_json::to_value(setup).unwrap();
    usize::try_from(told["seats"].as_u64().unwrap()).unwrap()
}

/// A game played to its end by bots that do anything.
pub(crate) fn played(setup: AnySetup, seed: u64) -> AnyTable {
    let sitters = vec![Sitter::Bot { level: Level::Random }; n_seats(&setup)];
    let rules = setup.game().rules();
    let plan = AnyPlan { setup, rules, seed, sitters, script: Vec::new(), practice: false };
    let mut table = AnyTable::new(plan).unwrap();
    while let Some(seat) = table.bots_to_act().first() {
        let action = table.advice(seat, &Blind(seed ^ table.at() as u64)).unwrap();
        table = table.act_as_bot(seat, action, 7).unwrap();
    }
    assert!(table.is_over());
    table
}
