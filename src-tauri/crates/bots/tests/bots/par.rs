//! Par: the same on every device, of the deal of one person alone.

use std::sync::Arc;

use bots::to_par;
use search::Stop;
use table::{AnyPlan, AnyTable, GameId, KeptTable, Level, Sitter};

fn deal(game: GameId, sitters: Vec<Sitter>) -> KeptTable {
    let plan = AnyPlan {
        rules: game.rules(),
        setup: game.standard(sitters.len() as u8),
        seed: 7,
        sitters,
        script: Vec::new(),
        practice: true,
    };
    AnyTable::new(plan).unwrap().kept()
}

#[test]
fn the_expert_makes_the_same_of_a_deal_whenever_it_plays_it_so() {
    let alone = deal(GameId::Kraje, vec![Sitter::Person]);
    let played = |n| to_par(GameId::Kraje, &alone, n, &Arc::new(Stop::new())).unwrap();
    let first = played(0);
    assert_eq!(first, played(0));
    assert!(first > 20, "an expert makes more than {first} of any deal");
}

#[test]
fn whoever_is_not_one_person_or_stops_it_has_no_par() {
    let stop = Arc::new(Stop::new());
    let bot = Sitter::Bot { level: Level::Greedy };
    for sitters in [vec![Sitter::Person, Sitter::Person], vec![bot, bot]] {
        assert_eq!(to_par(GameId::Hunters, &deal(GameId::Hunters, sitters), 0, &stop), None);
    }
    stop.stop();
    let alone = deal(GameId::Kraje, vec![Sitter::Person]);
    assert_eq!(to_par(GameId::Kraje, &alone, 0, &stop), None);
}
