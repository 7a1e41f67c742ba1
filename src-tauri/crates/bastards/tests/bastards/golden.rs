//! Positions worked out by hand: what the clauses and rulings of `RULES.md` mean where they meet.

use crate::script::{C, L, S, Script, Settler, T, U, colour, fly, lay, load, node, planet, seat};
use bastards::{Action, Cell, Chance, Event, Planet, Reason, Relation, Setup, Side, StageView};
use game::{Game, Turn, Viewer};

use Relation::{Change, Diplomacy, Eating, Love, Migration, Mutation, Shooting, Trade};

/// Two seats and the neutral colour on p2, four columns and three rows, ready for round 1.
fn on_crate(pairs: &[(Relation, [bastards::Race; 2])], settlers: &[Settler]) -> Script {
    let mut script = Script::dealt(2, pairs);
    script.settle("p2", settlers);
    script.settle_rest(&[L, C, U]);
    script
}

fn love(race: bastards::Race) -> Action {
    Action::Love { planet: planet("p2"), race }
}

fn pair(left: u8, right: u8) -> Action {
    Action::Pair { planet: planet("p2"), left: colour(left), right: colour(right) }
}

fn mutate(of: u8, from: Side) -> Action {
    Action::Mutate { planet: planet("p2"), colour: colour(of), from }
}

#[test]
fn one_race_twice_needs_two_tokens_to_love() {
    let pairs = [(Love, [T, T])];
    let mut alone = on_crate(&pairs, &[(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)]);
    alone.plan(&[&[Love], &[Migration]]);
    assert!(!matches!(alone.view().stage, StageView::Resolve { relation: Love, .. }));
    let mut two = on_crate(&pairs, &[(T, 0, 0, 0), (S, 1, 0, 0), (T, 0, 1, 0)]);
    two.plan(&[&[Love], &[Migration]]);
    two.acts(0, &[love(T), lay(3, 2, 0)]);
    assert_eq!(two.count("p2", 0, T), 2);
}

#[test]
fn one_race_twice_pairs_two_tokens_of_it() {
    let mut script = on_crate(&[(Trade, [T, T])], &[(T, 0, 0, 0), (T, 1, 0, 0), (T, 0, 1, 0)]);
    script.plan(&[&[Trade], &[Migration]]);
    assert!(!script.may(0, pair(0, 0)), "not one token with itself");
    assert_eq!(script.refused(0, pair(1, 0)), Reason::NoPair, "the own one stands left");
    script.act(0, pair(0, 5));
    assert_eq!((script.coins(0), script.coins(1)), (6, 5));
    assert!(!matches!(script.view().stage, StageView::Resolve { relation: Trade, .. }));
}

#[test]
fn shooting_ones_own_race_spares_ones_own_colour() {
    let mut script = on_crate(&[(Shooting, [T, T])], &[(T, 0, 0, 0), (T, 1, 0, 0), (T, 0, 1, 0)]);
    script.plan(&[&[Shooting], &[Migration]]);
    script.act(0, Action::Shoot { planet: planet("p2"), colour: colour(1) });
    let living: Vec<usize> = [0, 1, 5].map(|it| script.count("p2", it, T)).to_vec();
    assert_eq!(living, [1, 0, 1], "only one colour, and never the shooter's");
}

/// Cactusoids in the first two columns, a spud across the middle of the other two: four free
/// cells, none of them three in a row.
const NO_ROW: [Settler; 3] = [(C, 0, 0, 1), (C, 1, 0, 1), (S, 2, 1, 0)];

#[test]
fn a_corpse_blocks_a_birth() {
    let mut script = on_crate(&[(Love, [C, C]), (Shooting, [C, S])], &NO_ROW);
    script.plan(&[&[Shooting], &[Migration]]);
    script.act(0, Action::Shoot { planet: planet("p2"), colour: colour(5) });
    assert!(!could_love(&script));
    script.finish_round();
    script.plan(&[&[Love], &[Trade]]);
    assert!(!script.may(0, love(C)));
}

/// Whether love would do something for seat 0 on p2.
fn could_love(script: &Script) -> bool {
    let prospects = script.position.prospects(seat(0));
    let love = prospects.iter().find(|it| it.relation == Love).unwrap();
    love.places.iter().any(|it| it.planet == planet("p2"))
}

#[test]
fn eating_makes_room_for_a_birth() {
    let mut script = on_crate(&[(Love, [C, C]), (Eating, [C, S])], &NO_ROW);
    script.plan(&[&[Eating], &[Migration]]);
    script.act(0, Action::Eat { planet: planet("p2"), colour: colour(5) });
    assert!(could_love(&script));
    script.finish_round();
    script.plan(&[&[Love], &[Trade]]);
    script.acts(0, &[love(C), lay(2, 0, 1)]);
    assert_eq!(script.count("p2", 0, C), 2);
}

#[test]
fn corpses_re_laid_make_room() {
    let mut script = on_crate(&[(Love, [C, C]), (Shooting, [C, S])], &NO_ROW);
    script.plan(&[&[Shooting, Mutation], &[Migration]]);
    script.act(0, Action::Shoot { planet: planet("p2"), colour: colour(5) });
    let relay = Action::Relay { planet: planet("p2") };
    script.until(0, relay);
    script.act(0, relay);
    assert_eq!(script.coins(0), 2, "two for the second card, one for this");
    assert_eq!(script.refused(0, Action::Done), Reason::LayFirst);
    script.act(0, lay(2, 0, 1));
    let corpse = script.tokens("p2").into_iter().find(|it| it.corpse).unwrap();
    assert_eq!(corpse.cells, [Cell::at(2, 0), Cell::at(2, 1)]);
    script.finish_round();
    script.plan(&[&[Love], &[Trade]]);
    script.acts(0, &[love(C), lay(3, 0, 1)]);
}

#[test]
fn one_token_could_serve_two_partners() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let mut script = on_crate(&[(Trade, [T, S])], &settlers);
    script.plan(&[&[Trade], &[Migration]]);
    assert!(script.may(0, pair(0, 1)) && script.may(0, pair(0, 5)));
    script.act(0, pair(0, 5));
    assert_eq!((script.coins(0), script.coins(1)), (6, 5), "nothing for seat 1");
    assert!(!script.may(0, pair(0, 1)), "each token is in one pair");
}

#[test]
fn a_pair_of_ones_own_brings_one_coin() {
    let settlers = [(T, 0, 0, 0), (C, 1, 0, 0), (S, 0, 1, 0)];
    let mut script = on_crate(&[(Love, [T, S]), (Trade, [T, S])], &settlers);
    script.plan(&[&[Love, Trade], &[Migration]]);
    script.acts(0, &[love(S), lay(2, 1, 0), Action::Done, pair(0, 0)]);
    assert_eq!(script.coins(0), 4, "five, two for the second card, one for the pair");
    assert!(!script.may(0, pair(0, 5)), "its toadling is used");
}

#[test]
fn not_all_fit_after_a_mutation() {
    // Row by row: toadling, neutral toadling and a sluggy of seat 1; then two free cells beside
    // it; then toadling, two free cells, toadling. Three toadlings of seat 0 could become
    // cactusoids; two of those would need all three to be taken up, so only one changes.
    let settlers = [(T, 0, 0, 0), (L, 2, 0, 0), (T, 1, 0, 0)];
    let mut script = on_crate(&[(Love, [T, T]), (Mutation, [T, C])], &settlers);
    script.plan(&[&[Love], &[Migration]]);
    script.acts(0, &[love(T), lay(0, 2, 0), love(T), lay(3, 2, 0)]);
    script.finish_round();
    script.plan(&[&[Mutation], &[Trade]]);
    let offer = script.position.offer(seat(0));
    let offered = offer.mutate.iter().find(|it| it.planet == planet("p2")).unwrap();
    assert_eq!((offered.count, offered.changes), (3, 1));
    script.act(0, mutate(0, Side::Left));
    let lift = |x, y| Action::Lift { cell: Cell::at(x, y) };
    assert_eq!(script.refused(0, lift(0, 0)), Reason::TooFew, "no cactusoid fits without it");
    script.acts(0, &[lift(3, 2), lay(1, 2, 0)]);
    assert_eq!((script.count("p2", 0, T), script.count("p2", 0, C)), (2, 1));
}

#[test]
fn anothers_creatures_change_for_coins() {
    let settlers = [(L, 0, 0, 0), (S, 2, 0, 0), (C, 0, 2, 0)];
    let mut script = on_crate(&[(Mutation, [T, S])], &settlers);
    script.plan(&[&[Mutation], &[Trade]]);
    let supply = script.view().seats[1].supply;
    script.act(0, mutate(1, Side::Right));
    assert_eq!((script.coins(0), script.on_turn()), (3, vec![0]), "who mutates lays them");
    assert_eq!(script.refused(0, lay(0, 0, 0)), Reason::Taken);
    script.act(0, lay(3, 2, 0));
    assert_eq!((script.count("p2", 1, S), script.count("p2", 1, T)), (0, 1));
    let now = script.view().seats[1].supply;
    assert_eq!((now[0], now[2]), (supply[0] - 1, supply[2] + 1), "from its owner's supply");
}

#[test]
fn several_change_and_the_first_must_leave_room() {
    // Two cactusoids in the first two columns become spuds; a sluggy of seat 1 and a neutral
    // toadling hold the rest but one cell.
    let settlers = [(C, 0, 0, 1), (L, 2, 0, 0), (T, 2, 2, 0)];
    let mut script = on_crate(&[(Love, [C, L]), (Mutation, [C, S])], &settlers);
    script.plan(&[&[Love, Mutation], &[Trade]]);
    script.acts(0, &[love(C), lay(1, 0, 1), Action::Done]);
    script.until(0, mutate(0, Side::Left));
    script.act(0, mutate(0, Side::Left));
    assert_eq!(script.position.view(Viewer::Public).laying.unwrap().tokens.len(), 2);
    script.acts(0, &[lay(0, 1, 1)]);
    let last: Vec<Action> = script.position.legal_actions(seat(0)).collect();
    assert!(last.contains(&lay(0, 0, 0)) && last.contains(&lay(1, 1, 1)));
    script.act(0, lay(1, 1, 1));
    assert_eq!(script.count("p2", 0, S), 2);
}

#[test]
fn four_players_change_and_two_of_them_played_it() {
    let mut script = Script::dealt(4, &[(Love, [T, S]), (Shooting, [C, L])]);
    script.settle_rest(&[L, C, U, S, T]);
    script.plan(&[&[Trade], &[Trade], &[Trade], &[Trade]]);
    script.finish_round();
    assert_eq!(script.view().start, Some(seat(1)));
    script.plan(&[&[Change], &[Migration], &[Change], &[Migration]]);
    let mut order = Vec::new();
    while !matches!(script.view().stage, StageView::Resolve { relation: Change, .. }) {
        let on_turn = script.on_turn()[0];
        script.act(on_turn, Action::Done);
    }
    let lock = |relation| Action::Lock { relation };
    let flip = |relation| Action::Flip { relation };
    let offered = script.view().offer.clone();
    order.push(script.on_turn()[0]);
    let swap = Action::Swap { relation: Love, side: Side::Right, race: offered[0] };
    script.acts(2, &[swap, flip(Love), lock(Trade), lock(Eating)]);
    assert_eq!(script.pair(Love), [offered[0], T], "changed, then turned round before it locks");
    assert_eq!(script.coins(2), 2, "a swap of sides and two locks");
    order.push(script.on_turn()[0]);
    assert_eq!(script.refused(0, flip(Love)), Reason::Locked);
    script.acts(0, &[flip(Shooting), lock(Shooting)]);
    assert_eq!(script.pair(Shooting), [L, C]);
    assert_eq!(script.coins(0), 4, "the lock instead of a swap is free");
    script.act(0, Action::Done);
    order.push(script.on_turn()[0]);
    script.act(3, lock(Diplomacy));
    order.push(script.on_turn()[0]);
    script.act(1, lock(Migration));
    assert_eq!(order, [2, 0, 3, 1], "from the start player 1: players of the card, then others");
    assert_eq!(script.locked(), [Love, Shooting, Eating, Trade, Diplomacy, Migration]);
    assert!(matches!(script.view().stage, StageView::Fly { .. }), "once a round");
}

#[test]
fn a_teleport_costs_no_step_and_migration_forbids_loading() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)];
    let mut script = on_crate(&[(Migration, [T, L])], &settlers);
    script.plan(&[&[Trade], &[Trade]]);
    script.finish_actions();
    script.acts(1, &[Action::Put { node: node("x8") }, fly("T1"), fly("T2")]);
    assert_eq!(script.refused(1, fly("T1")), Reason::JustJumped);
    script.acts(1, &[fly("x4")]);
    assert!(script.may(1, fly("d2")), "two steps so far, and the hold is empty");
    script.act(1, Action::Done);
    script.acts(0, &[Action::Put { node: node("T1") }, fly("T2"), fly("x4"), fly("d2")]);
    assert_eq!(script.refused(0, load(0, 0)), Reason::Grounded);
    assert_eq!(script.refused(0, load(1, 0)), Reason::NotYours);
}

#[test]
fn the_third_step_needs_an_empty_hold_until_it_is_made() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (L, 0, 1, 0)];
    let mut script = on_crate(&[(Migration, [L, L])], &settlers);
    script.plan(&[&[Trade], &[Trade]]);
    script.finish_actions();
    script.act(1, Action::Done);
    let mut at_the_end = Script { position: script.position.clone(), events: Vec::new() };
    at_the_end.acts(0, &[Action::Put { node: node("x6") }, fly("d8"), fly("x5"), fly("d2")]);
    at_the_end.acts(0, &[load(0, 0), Action::Done]);
    assert_eq!(at_the_end.view().seats[0].hold.len(), 1);
    script.acts(0, &[Action::Put { node: node("x5") }, fly("d2"), load(0, 0), fly("x5")]);
    assert_eq!(script.refused(0, fly("d8")), Reason::NoStep);
}

#[test]
fn a_hold_is_full_when_nothing_more_can_be_re_laid_into_it() {
    // Two rows of three: a sluggy leaves a column of two, which takes a spud but no cactusoid.
    let mut script = Script::dealt(2, &[(Migration, [T, U])]);
    script.settle("p2", &[(L, 0, 0, 0), (S, 2, 0, 0), (C, 0, 2, 0)]);
    script.settle("p1", &[(C, 0, 1, 0), (T, 1, 0, 0), (T, 2, 0, 0)]);
    script.settle_rest(&[L, C, U]);
    script.plan(&[&[Migration], &[Trade]]);
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0), fly("x4"), fly("T2")]);
    script.acts(0, &[fly("T1"), fly("x8"), fly("d1")]);
    assert_eq!(script.refused(0, load(0, 1)), Reason::HoldFull);
}

#[test]
fn a_settler_without_room_lets_its_owner_re_lay() {
    let mut script = crowded([T, L, L, T, T]);
    script.acts(0, &[lay(1, 1, 0)]);
    script.acts(1, &[lay(2, 0, 0)]);
    assert_eq!(script.on_turn(), [2]);
    let laying = script.view().laying.unwrap();
    let races: Vec<_> = laying.tokens.iter().map(|it| it.race).collect();
    assert_eq!(races, [L, L, T], "all are in hand, the largest first");
    assert_eq!(script.refused(2, lay(1, 0, 0)), Reason::BlocksRest);
    script.acts(2, &[lay(0, 0, 0), lay(2, 0, 0), lay(3, 2, 0)]);
    assert_eq!(script.on_turn(), [3]);
    assert_eq!(script.tokens("p2").len(), 3);
}

#[test]
fn a_settler_without_room_is_exchanged_for_the_smallest() {
    let mut script = crowded([L, L, L, T, T]);
    script.acts(0, &[lay(0, 0, 0)]);
    script.acts(1, &[lay(2, 0, 0)]);
    let exchanged = Event::SettlerExchanged { seat: seat(2), from: L, to: T };
    assert!(script.events.contains(&exchanged), "three squares do not fit in any way");
    assert_eq!(script.view().seats[2].set_aside, [1, 2, 2, 2, 2], "the sluggy is in hand again");
    script.act(2, lay(0, 2, 0));
    assert_eq!(script.count("p2", 2, T), 1);
}

#[test]
fn others_exchange_in_reverse_order() {
    // Two sluggies, a cactusoid and a toadling fill the planet; the toadling is the smallest
    // already, so the cactusoid's owner has to make room for the last one.
    let mut script = crowded([L, L, C, T, S]);
    script.acts(0, &[lay(0, 0, 0)]);
    script.acts(1, &[lay(2, 0, 0)]);
    script.acts(2, &[lay(0, 2, 0)]);
    script.acts(3, &[lay(3, 2, 0)]);
    let exchanges: Vec<(usize, bastards::Race)> = script
        .events
        .iter()
        .filter_map(|it| {
            if let Event::SettlerExchanged { seat, to, .. } = it {
                return Some((seat.index(), *to));
            }
            None
        })
        .collect();
    assert_eq!(exchanges, [(4, T), (2, T)]);
    assert_eq!(script.on_turn(), [4], "who did not fit re-lays all");
    assert_eq!(script.view().laying.unwrap().tokens.len(), 5);
    script.acts(4, &[lay(0, 0, 0), lay(2, 0, 0), lay(0, 2, 0), lay(1, 2, 0), lay(2, 2, 0)]);
    assert_eq!(script.tokens("p2").len(), 5, "everybody is there");
}

#[test]
fn a_settler_that_fits_in_no_way_stays_at_home() {
    let ids = ["p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"];
    let planets: Vec<Planet> = ids.map(planet).to_vec();
    let mut script = Script::of(&Setup { planets, ..Setup::standard(5) }, &[]);
    for (id, race) in ["p3", "p4", "p5", "p6"].into_iter().zip([T, T, S, S]) {
        script.act(script.on_turn()[0], Action::Name { planet: planet(id) });
        for index in 0..5 {
            script.act(index, Action::Choose { race });
        }
        while matches!(script.view().stage, StageView::Settle { .. }) {
            let on_turn = script.on_turn()[0];
            let first = script.position.legal_actions(seat(on_turn)).next().unwrap();
            script.act(on_turn, first);
        }
    }
    // Nobody has anything smaller than three cells left, and p2 has twelve.
    let namer = script.on_turn()[0];
    script.act(namer, Action::Name { planet: planet("p2") });
    for index in 0..5 {
        script.act(index, Action::Choose { race: C });
    }
    for i in 0..4 {
        script.act((namer + i) % 5, lay(i, 0, 1));
    }
    let last = (namer + 4) % 5;
    assert!(script.events.contains(&Event::LeftOut { colour: colour(last) }));
    assert_eq!(script.view().seats[usize::from(last)].set_aside, [0, 2, 0, 2, 2]);
    assert!(matches!(script.view().stage, StageView::Name { .. }));
}

/// Five players who send these to p2; the first of them is to lay.
fn crowded(races: [bastards::Race; 5]) -> Script {
    let ids = ["p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"];
    let planets = ids.map(planet).to_vec();
    let mut script = Script::of(&Setup { planets, ..Setup::standard(5) }, &[]);
    script.act(0, Action::Name { planet: planet("p2") });
    for (index, race) in (0..).zip(races) {
        script.act(index, Action::Choose { race });
    }
    script
}

#[test]
fn a_neutral_settler_makes_others_exchange() {
    // On p1 three squares do not fit; the neutral card cannot be exchanged.
    let mut script = Script::dealt(2, &[]);
    script.act(0, Action::Name { planet: planet("p1") });
    script.act(0, Action::Choose { race: L });
    script.act(1, Action::Choose { race: L });
    script.chance(Chance::Neutral { race: L });
    script.acts(0, &[lay(0, 1, 0)]);
    script.acts(1, &[lay(2, 0, 0)]);
    let exchanged = Event::SettlerExchanged { seat: seat(1), from: L, to: T };
    assert!(script.events.contains(&exchanged), "the seat before it, in reverse order");
    assert_eq!(script.on_turn(), [0], "the namer lays for the neutral colour");
}

/// Rounds in which everybody plays the first card in hand and does nothing with it.
fn quiet_rounds(script: &mut Script, n: usize) {
    for _ in 0..n {
        while matches!(script.view().stage, StageView::Plan { .. }) {
            let on_turn = script.on_turn()[0];
            let first = script.position.legal_actions(seat(on_turn)).next().unwrap();
            script.act(on_turn, first);
        }
        script.finish_round();
    }
}

#[test]
fn dominance_counts_twice_in_the_last_round() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let mut script = on_crate(&[(Love, [T, S])], &settlers);
    script.plan(&[&[Love], &[Migration]]);
    script.acts(0, &[love(T), lay(3, 2, 0)]);
    script.finish_round();
    quiet_rounds(&mut script, 11);
    assert_eq!(script.position.turn(), Turn::Over);
    let sheet = script.position.score(Viewer::Public);
    let lines: Vec<(i32, i32)> = sheet
        .of(seat(0))
        .lines()
        .iter()
        .flat_map(|it| it.terms().iter().map(|term| (term.count, term.each)))
        .collect();
    assert_eq!(lines, [(1, 1), (1, 1), (1, 2), (1, 1)], "rounds 4, 8, 12, and five coins");
    assert_eq!(script.position.places().unwrap().as_slice(), [1, 2]);
}

#[test]
fn a_tie_for_most_gives_nobody_anything() {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)];
    let mut script = on_crate(&[(Love, [T, S])], &settlers);
    script.plan(&[&[Love], &[Love]]);
    script.acts(0, &[love(T), lay(3, 2, 0), Action::Done]);
    script.acts(1, &[love(S), lay(2, 1, 0)]);
    script.finish_round();
    let view = script.view();
    let crate_view = view.planets.iter().find(|it| it.planet == planet("p2")).unwrap();
    assert_eq!((crate_view.tokens.len(), crate_view.leader), (5, None));
    quiet_rounds(&mut script, 3);
    assert_eq!((script.points(0), script.points(1)), (0, 0));
}

/// Twelve rounds in which only the first may bring anything.
fn quiet_game(first: [&[Relation]; 2], each: impl FnOnce(&mut Script)) -> Script {
    let settlers = [(T, 0, 0, 0), (S, 1, 0, 0), (C, 0, 1, 0)];
    let mut script = on_crate(&[(Shooting, [T, S])], &settlers);
    script.plan(&first);
    each(&mut script);
    script.finish_round();
    quiet_rounds(&mut script, 11);
    assert_eq!(script.position.turn(), Turn::Over);
    script
}

#[test]
fn ties_are_broken_by_coins_then_creatures_then_shared() {
    let shared = quiet_game([&[Migration], &[Migration]], |_| {});
    assert_eq!(shared.position.places().unwrap().as_slice(), [1, 1]);

    let coins = quiet_game([&[Migration], &[Love, Migration]], |script| {
        let on_map = Action::Put { node: node("x1") };
        while script.on_turn() == [1] {
            script.act(1, Action::Done);
        }
        script.acts(0, &[on_map, fly("c1"), fly("x1")]);
    });
    assert_eq!((coins.coins(0), coins.coins(1)), (4, 3));
    assert_eq!(coins.position.totals()[..2], [0, 0]);
    assert_eq!(coins.position.places().unwrap().as_slice(), [1, 2], "four coins against three");

    let creatures = quiet_game([&[Shooting], &[Migration]], |script| {
        script.act(0, Action::Shoot { planet: planet("p2"), colour: colour(1) });
    });
    assert_eq!((creatures.coins(0), creatures.coins(1)), (5, 5));
    assert_eq!(creatures.position.totals()[..2], [1, 1]);
    assert_eq!(creatures.position.places().unwrap().as_slice(), [1, 2], "five against four");
}
