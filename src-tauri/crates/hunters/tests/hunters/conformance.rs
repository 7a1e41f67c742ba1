//! The conformance kit over every seat count, variant, way to hold the hands and house rule, with
//! the conservation of tiles, pawns and huts as the game's own law. `lab check` plays the
//! thousands.

use game::{Game, Step, Title, Turn, Viewer, rng_from_seed};
use game_check::Check;
use hunters::{CanoeRule, ForestScore, Hands, Hunters, MenhirRule, Setup, TileId, Variant};

/// Positions of each game at which all views are compared: about every fourth.
const LOOKS: usize = 48;

fn check(setup: &Setup, seeds: std::ops::Range<u64>) -> Check<'_, Hunters> {
    Check::of(setup).seeds(seeds).law(Hunters::keeps_its_laws).looks(LOOKS)
}

fn conforms(check: &Check<'_, Hunters>) {
    if let Err(fault) = check.run() {
        panic!("{fault}");
    }
}

macro_rules! conformance {
    ($($name:ident: $seats:expr, $variant:ident;)*) => {$(
        #[test]
        fn $name() {
            conforms(&check(&Setup { variant: Variant::$variant, ..Setup::new($seats) }, 0..25));
        }
    )*};
}

conformance! {
    two_seats_conform: 2, Normal;
    three_seats_conform: 3, Normal;
    four_seats_conform: 4, Normal;
    five_seats_conform: 5, Normal;
    two_strategic_seats_conform: 2, Strategic;
    three_strategic_seats_conform: 3, Strategic;
    four_strategic_seats_conform: 4, Strategic;
    five_strategic_seats_conform: 5, Strategic;
}

#[test]
fn open_hands_and_house_rules_conform() {
    let (hands, menhir) = (Hands::Open, MenhirRule::Any);
    let (forest_score, canoe) = (ForestScore::Tiles, CanoeRule::Out);
    for variant in [Variant::Normal, Variant::Strategic] {
        let setup = Setup { variant, hands, menhir, forest_score, canoe, ..Setup::new(3) };
        conforms(&check(&setup, 0..10));
    }
}

#[test]
fn a_short_stack_conforms() {
    let stack: Vec<TileId> = (1..13).map(TileId).collect();
    for variant in [Variant::Normal, Variant::Strategic] {
        let setup = Setup { stack: stack.clone(), variant, ..Setup::new(3) };
        conforms(&check(&setup, 0..10));
    }
}

/// A view goes over the door with every position, so it has to stay small.
#[test]
fn a_full_board_is_small() {
    let mut rng = rng_from_seed(9);
    let setup = Setup { menhir: MenhirRule::Any, ..Setup::new(5) };
    let mut game = Hunters::new(&setup).expect("a plain setup");
    loop {
        let step = match game.turn() {
            Turn::Chance => game.sample_chance(&mut rng).map(Step::Chance),
            Turn::Seats(seats) => seats.first().and_then(|seat| {
                game.sample_action(seat, &mut rng).map(|action| Step::Act { seat, action })
            }),
            Turn::Over => None,
        };
        let Some(step) = step else { break };
        game.apply(step, &mut ());
    }
    let view = game.view(Viewer::Public);
    assert!(view.placed.len() > 80);
    let json = serde_json::to_string(&view).expect("views are plain");
    println!("{} tiles, {} areas, {} bytes", view.placed.len(), view.areas.len(), json.len());
    assert!(json.len() < 28_000);
}
