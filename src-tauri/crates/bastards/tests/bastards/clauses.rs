//! Clauses of `RULES.md` in positions worked out by hand, where one small case says more than the
//! test named after the tag.

use crate::script::{C, L, S, Script, Settler, T, U, colour, fly, lay, load, node, planet, seat};
use bastards::{Action, Planet, Race, Reason, Relation, Setup, Side, StageView};
use game::{Game, Viewer};

use Relation::{Change, Diplomacy, Eating, Love, Migration, Mutation, Shooting, Trade};

/// Two seats and the neutral colour on these planets, ready for round 1.
fn on_planets(pairs: &[(Relation, [Race; 2])], planets: &[(&str, [Settler; 3])]) -> Script {
    let mut ids: Vec<&str> = planets.iter().map(|it| it.0).collect();
    ids.extend(
        ["p1", "p2", "p3", "p4", "p5", "p6"]
            .into_iter()
            .filter(|id| planets.iter().all(|it| it.0 != *id)),
    );
    let planets_of: Vec<Planet> = ids[..5].iter().map(|id| planet(id)).collect();
    let mut script = Script::of(&Setup { planets: planets_of, ..Setup::standard(2) }, pairs);
    for (id, settlers) in planets {
        script.settle(id, settlers);
    }
    script.settle_rest(&[L, C, U]);
    script
}

/// A toadling of seat 0 and creatures of others on p2, and the same on p8: two steps apart.
const CRATE: (&str, [Settler; 3]) = ("p2", [(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)]);
const CRATER: (&str, [Settler; 3]) = ("p8", [(T, 1, 0, 0), (S, 2, 0, 0), (T, 0, 1, 0)]);

#[test]
fn a_creature_carried_on_is_still_the_same() {
    let mut script = on_planets(&[(Love, [L, L])], &[CRATE, CRATER]);
    script.plan(&[&[Migration], &[Trade]]);
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0), fly("x5"), fly("d8")]);
    script.acts(0, &[Action::Unload { race: T }, lay(2, 4, 0), load(2, 4)]);
    assert_eq!(script.refused(0, Action::Unload { race: T }), Reason::UpAndDown, "loaded here too");
    script.acts(0, &[fly("x5"), fly("d2")]);
    let back = script.refused(0, Action::Unload { race: T });
    assert_eq!(back, Reason::UpAndDown, "it came from here, whatever it did in between");
}

#[test]
fn its_twin_may_go_where_it_may_not() {
    let mut script = on_planets(&[(Love, [L, L])], &[CRATE, CRATER]);
    script.plan(&[&[Migration], &[Trade]]);
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0), fly("x5"), fly("d8")]);
    // The one from the crate stays on the crater; the one that lay there comes along instead.
    script.acts(0, &[Action::Unload { race: T }, lay(2, 4, 0), load(1, 0), fly("x5"), fly("d2")]);
    script.acts(0, &[Action::Unload { race: T }, lay(0, 0, 0)]);
    assert_eq!((script.count("p2", 0, T), script.count("p8", 0, T)), (1, 1));
}

#[test]
fn of_several_alike_one_loaded_in_this_flight_leaves_first() {
    let mut script = on_planets(&[(Migration, [U, U]), (Love, [L, L])], &[CRATE, CRATER]);
    script.plan(&[&[Trade], &[Trade]]);
    script.finish_actions();
    script.act(1, Action::Done);
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0), Action::Done]);
    script.plan(&[&[Migration], &[Shooting]]);
    script.until(0, fly("x5"));
    script.acts(0, &[fly("x5"), fly("d8"), load(1, 0), fly("x5"), fly("d2")]);
    // The newer one leaves here, so that the older one may still go down on the crater.
    script.acts(0, &[Action::Unload { race: T }, lay(3, 2, 0), fly("x5"), fly("d8")]);
    assert_eq!(script.coins(0), 0, "six steps, one of them free");
    script.acts(0, &[Action::Unload { race: T }, lay(1, 0, 0)]);
    assert_eq!((script.count("p2", 0, T), script.count("p8", 0, T)), (1, 1));
}

#[test]
fn at_a_shut_planet_a_ship_only_stops() {
    let mut script = on_planets(&[], &[CRATE]);
    script.plan(&[&[Migration], &[Trade]]);
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0), fly("x5"), fly("d8")]);
    assert_eq!(script.refused(0, Action::Unload { race: T }), Reason::NoDock, "p8 is radioactive");
    assert!(script.may(0, Action::Done), "its field is one like any other");
}

#[test]
fn a_creature_goes_down_on_free_cells_only() {
    // Four cells of the crate are free, no three of them in a row.
    let no_row = ("p2", [(S, 2, 1, 0), (C, 0, 0, 1), (C, 1, 0, 1)]);
    let crumb = ("p1", [(C, 0, 1, 0), (T, 1, 0, 0), (T, 2, 0, 0)]);
    let mut script = on_planets(&[], &[no_row, crumb]);
    script.plan(&[&[Migration], &[Trade]]);
    script.acts(0, &[Action::Put { node: node("d1") }, load(0, 1), fly("x8"), fly("T1")]);
    script.acts(0, &[fly("T2"), fly("x4"), fly("d2")]);
    assert_eq!(script.coins(0), 2, "four steps; the teleport is none");
    let row = script.refused(0, Action::Unload { race: C });
    assert_eq!(row, Reason::NoRoom, "what lies there is not moved for it");
    script.act(0, load(2, 1));
    assert!(!script.may(0, Action::Unload { race: S }), "loaded here");
    let row = Action::Unload { race: C };
    script.act(0, row);
    assert_eq!(script.refused(0, lay(0, 0, 1)), Reason::Taken);
    script.act(0, lay(2, 0, 1));
    assert_eq!(script.count("p2", 0, C), 1, "the spud has made room");
}

#[test]
fn a_corpse_counts_for_nothing() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let pairs = [(Shooting, [T, S]), (Love, [T, S]), (Trade, [S, T]), (Migration, [L, L])];
    let mut script = on_planets(&pairs, &[("p2", settlers)]);
    script.plan(&[&[Shooting], &[Migration]]);
    let shoot = |it| Action::Shoot { planet: planet("p2"), colour: colour(it) };
    assert!(script.may(0, shoot(1)));
    script.acts(0, &[shoot(1), shoot(5)]);
    script.acts(1, &[Action::Put { node: node("d2") }]);
    assert_eq!(script.refused(1, load(1, 0)), Reason::NotYours, "not to be taken along");
    script.finish_round();
    let leader = script.view().planets[1].leader;
    assert_eq!(leader, Some(colour(0)), "one living against none");
    script.plan(&[&[Love, Trade], &[Trade]]);
    assert!(
        matches!(script.view().stage, StageView::Fly { .. }),
        "no parent, no partner: nothing to choose for anybody"
    );
}

#[test]
fn the_neutral_colour_can_keep_a_planet_from_all() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (C, 0, 1, 0)];
    let mut script = on_planets(&[(Shooting, [T, S]), (Migration, [L, L])], &[("p2", settlers)]);
    script.plan(&[&[Shooting], &[Migration]]);
    script.act(0, Action::Shoot { planet: planet("p2"), colour: colour(1) });
    let put = Action::Put { node: node("d2") };
    script.finish_actions();
    script.until(0, put);
    script.acts(0, &[put, load(0, 0)]);
    assert_eq!(script.view().planets[1].leader, Some(colour(5)));
    while script.view().round < 5 {
        while matches!(script.view().stage, StageView::Plan { .. }) {
            let on_turn = script.on_turn()[0];
            let first = script.position.legal_actions(seat(on_turn)).next().unwrap();
            script.act(on_turn, first);
        }
        script.finish_round();
    }
    assert_eq!((script.points(0), script.points(1)), (0, 0), "one each everywhere else");
}

#[test]
fn strengthening_needs_the_coins() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let pairs = [(Love, [T, S]), (Shooting, [T, S]), (Eating, [T, S]), (Mutation, [S, C])];
    let mut script = on_planets(&pairs, &[("p2", settlers)]);
    let crate_planet = planet("p2");
    // Five coins: two for the second card, two for the second blow, one is left.
    script.plan(&[&[Love, Shooting], &[Migration]]);
    script.acts(0, &[Action::Love { planet: crate_planet, race: T }, lay(3, 2, 0), Action::Done]);
    script.act(0, Action::Shoot { planet: crate_planet, colour: colour(1) });
    script.act(0, Action::Done);
    script.finish_round();
    assert_eq!(script.coins(0), 3);
    script.plan(&[&[Eating, Mutation], &[Trade]]);
    assert_eq!(script.coins(0), 1);
    let eat = Action::Eat { planet: crate_planet, colour: colour(5) };
    script.until(0, eat);
    script.act(0, eat);
    assert!(
        !matches!(script.view().stage, StageView::Resolve { relation: Eating, .. }),
        "no coins for a second meal"
    );
    let relay = Action::Relay { planet: crate_planet };
    script.until(0, relay);
    let other = Action::Mutate { planet: crate_planet, colour: colour(1), from: Side::Left };
    assert_eq!(script.refused(0, other), Reason::Coins { needed: 2 });
    script.acts(0, &[relay, lay(1, 0, 0)]);
    assert_eq!(script.coins(0), 0, "one was enough for the corpse");
}

#[test]
fn a_second_blow_may_fall_elsewhere() {
    let crate_planet = ("p2", [(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)]);
    let crumb = ("p1", [(T, 1, 0, 0), (S, 2, 0, 0), (C, 0, 1, 0)]);
    let mut script = on_planets(&[(Shooting, [T, S])], &[crate_planet, crumb]);
    script.plan(&[&[Shooting], &[Migration]]);
    for id in ["p1", "p2"] {
        assert_eq!(script.count(id, 1, S), 1, "one planet at a time");
        script.act(0, Action::Shoot { planet: planet(id), colour: colour(1) });
        assert_eq!(script.count(id, 1, S), 0);
    }
    assert_eq!(script.coins(0), 3);
}

#[test]
fn the_neutral_colour_is_eaten_too() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let mut script = on_planets(&[(Eating, [T, S])], &[("p2", settlers)]);
    script.plan(&[&[Eating], &[Migration]]);
    let before = script.view().neutral.unwrap().supply[2];
    script.act(0, Action::Eat { planet: planet("p2"), colour: colour(5) });
    assert_eq!(script.view().neutral.unwrap().supply[2], before + 1, "back to its own supply");
    assert_eq!(script.count("p2", 1, S), 1, "one colour at a time");
}

#[test]
fn ones_own_may_stand_on_either_side_on_every_planet() {
    let crate_planet = ("p2", [(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)]);
    let crumb = ("p1", [(S, 2, 0, 0), (T, 1, 0, 0), (T, 0, 1, 0)]);
    let mut script = on_planets(&[(Trade, [S, T])], &[crate_planet, crumb]);
    script.plan(&[&[Trade], &[Migration]]);
    let pair = |id, left, right| Action::Pair {
        planet: planet(id),
        left: colour(left),
        right: colour(right),
    };
    script.act(0, pair("p2", 1, 0));
    script.act(1, Action::Accept);
    script.act(0, pair("p1", 0, 1));
    script.act(1, Action::Accept);
    assert_eq!((script.coins(0), script.coins(1)), (7, 7), "one pair on each planet, for both");
    assert!(!script.may(0, pair("p1", 0, 5)), "the spud is in a pair");
}

#[test]
fn diplomacy_brings_points_to_both() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)];
    let mut script = on_planets(&[(Diplomacy, [T, S])], &[("p2", settlers)]);
    script.plan(&[&[Diplomacy], &[Migration]]);
    let left = colour(0);
    script.act(0, Action::Pair { planet: planet("p2"), left, right: colour(1) });
    assert_eq!((script.points(0), script.points(1)), (0, 0), "not before it is agreed");
    script.act(1, Action::Accept);
    assert_eq!((script.points(0), script.points(1)), (1, 1));
    assert_eq!((script.coins(0), script.coins(1)), (5, 5));
}

#[test]
fn who_played_the_change_may_do_nothing() {
    let mut script = on_planets(&[(Love, [T, S])], &[]);
    script.plan(&[&[Change], &[Trade]]);
    script.until(0, Action::Lock { relation: Love });
    script.act(0, Action::Done);
    assert!(script.locked().is_empty());
    assert_eq!(script.refused(1, Action::Done), Reason::MustChange);
}

#[test]
fn one_flip_and_two_paid_locks() {
    let mut script = on_planets(&[(Love, [T, S]), (Eating, [L, L])], &[]);
    script.plan(&[&[Change], &[Migration]]);
    let lock = |relation| Action::Lock { relation };
    let flip = |relation| Action::Flip { relation };
    script.until(0, lock(Love));
    let side = Side::Left;
    let same = Action::Swap { relation: Love, side, race: T };
    assert_eq!(script.refused(0, same), Reason::NoChange, "a toadling for a toadling");
    let none_left = Action::Swap { relation: Love, side, race: L };
    assert_eq!(script.view().offer.contains(&L), script.may(0, none_left));
    assert_eq!(script.refused(0, flip(Eating)), Reason::NoChange, "sluggies on both sides");
    assert_eq!(script.refused(0, lock(Change)), Reason::NoPair);
    script.acts(0, &[flip(Love), lock(Love), lock(Trade), lock(Eating)]);
    assert_eq!(script.pair(Love), [S, T]);
    assert_eq!(script.coins(0), 2, "the flip and two locks; the lock for a swap is free");
    assert!(!script.may(0, lock(Shooting)) && !script.may(0, flip(Shooting)), "no third of either");
    assert_eq!(script.locked(), [Love, Eating, Trade]);
    assert_eq!(script.on_turn(), [1], "nothing is left to do, so the other one follows");
}

#[test]
fn among_smallest_of_one_size_the_owner_chooses() {
    let ids = ["p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"];
    let setup = Setup { planets: ids.map(planet).to_vec(), ..Setup::standard(5) };
    let mut script = Script::of(&setup, &[]);
    // After four planets seat 3 has nothing smaller than three cells; the others have toadlings.
    let sent = [("p3", T, S), ("p4", T, S), ("p5", S, U), ("p6", S, U)];
    for (id, by_three, by_others) in sent {
        script.act(script.on_turn()[0], Action::Name { planet: planet(id) });
        for index in 0..5 {
            let race = if index == 3 { by_three } else { by_others };
            script.act(index, Action::Choose { race });
        }
        while matches!(script.view().stage, StageView::Settle { .. }) {
            let on_turn = script.on_turn()[0];
            let first = script.position.legal_actions(seat(on_turn)).next().unwrap();
            script.act(on_turn, first);
        }
    }
    script.act(4, Action::Name { planet: planet("p2") });
    for (index, race) in (0..).zip([L, T, T, L, C]) {
        script.act(index, Action::Choose { race });
    }
    // Nine of twelve cells are taken, a column of three is free.
    script.act(4, lay(0, 0, 1));
    script.act(0, lay(2, 0, 0));
    script.act(1, lay(2, 2, 0));
    script.act(2, lay(3, 2, 0));
    assert_eq!(script.on_turn(), [3], "its four cells do not fit in any way");
    let choices: Vec<Action> = script.position.legal_actions(seat(3)).collect();
    assert_eq!(choices, [Action::Choose { race: U }, Action::Choose { race: C }]);
    let smallest = script.refused(3, Action::Choose { race: L });
    assert_eq!(smallest, Reason::NotSmallest);
    let mut corner = Script { position: script.position.clone(), events: Vec::new() };
    corner.act(3, Action::Choose { race: U });
    let laying = corner.view().laying.unwrap();
    assert_eq!(laying.tokens.len(), 5, "round a corner it fits only when all are laid anew");
    script.act(3, Action::Choose { race: C });
    script.act(3, lay(1, 0, 1));
    assert_eq!(script.tokens("p2").len(), 5);
    assert_eq!(script.view().seats[3].set_aside, [0, 2, 0, 1, 2]);
}

#[test]
fn corpses_of_all_colours_are_laid_anew_by_who_pays() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let mut script = on_planets(&[(Shooting, [T, S])], &[("p2", settlers)]);
    script.plan(&[&[Shooting, Mutation], &[Migration]]);
    let shoot = |it| Action::Shoot { planet: planet("p2"), colour: colour(it) };
    script.acts(0, &[shoot(1), shoot(5)]);
    let relay = Action::Relay { planet: planet("p2") };
    script.until(0, relay);
    script.act(0, relay);
    assert_eq!(
        script.coins(0),
        0,
        "two for the second card, two for the second shot, one for this"
    );
    let laying = script.position.view(Viewer::Public).laying.unwrap();
    let whose: Vec<_> = laying.tokens.iter().map(|it| (it.race, it.colour)).collect();
    assert_eq!(whose, [(S, colour(1)), (S, colour(5))], "seat 0 lays what is not its own");
    script.acts(0, &[lay(0, 2, 0), lay(2, 2, 0)]);
    assert!(script.tokens("p2").iter().filter(|it| it.corpse).count() == 2, "corpses they stay");
    assert!(!script.may(0, relay), "once per card");
}

#[test]
fn migration_first_brings_a_parent_in_time() {
    let setup = Setup {
        planets: ["p2", "p8", "p3", "p4", "p5"].map(planet).to_vec(),
        ..Setup::scenario(2, "aggressive-migration").unwrap()
    };
    let mut script = Script::of(&setup, &[(Love, [T, C])]);
    script.settle("p2", &[(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)]);
    script.settle("p8", &[(S, 1, 0, 0), (C, 1, 4, 0), (T, 0, 1, 0)]);
    script.settle_rest(&[L, U]);
    script.plan(&[&[Love, Migration], &[Trade]]);
    let born = Action::Love { planet: planet("p8"), race: T };
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0), fly("x5"), fly("d8")]);
    script.acts(0, &[Action::Unload { race: T }, lay(4, 1, 0), Action::Done]);
    assert!(script.may(0, born), "there was no toadling of its own here when it planned");
    script.acts(0, &[born, lay(4, 2, 0)]);
    assert_eq!(script.count("p8", 0, T), 2);
}
