//! One test for each clause of `RULES.md`, named after its tag.

use crate::script::{C, L, S, Script, T, U, colour, fly, lay, load, node, planet, seat};
use bastards::{
    Action, Bastards, Catalogue, Chance, Event, Planet, Reason, Relation, Setup, StageView,
};
use game::{Game, Odds, Seat, SeatSet, SetupError, Step, Turn, Viewer};

use Relation::{Change, Diplomacy, Eating, Love, Migration, Mutation, Shooting, Trade};

#[test]
fn sb_start_tokens_cards_and_coins() {
    let script = Script::dealt(3, &[]);
    let view = script.view();
    for seat in &view.seats {
        assert_eq!((seat.coins, seat.hand.len(), seat.ship), (5, 8, None));
        let all: Vec<u8> = seat.supply.iter().zip(seat.set_aside).map(|(a, b)| a + b).collect();
        assert_eq!(all, [8, 6, 6, 6, 6], "eight toadlings, six of the others");
    }
    assert_eq!(view.start, Some(seat(0)));
    let mut before = Bastards::new(&Setup::standard(3)).unwrap();
    for _ in 0..14 {
        let (outcome, _) = before.chance_outcomes().next().unwrap();
        before.play(Step::Chance(outcome), &mut ()).unwrap();
    }
    let starts: Vec<(Chance, u32)> = before.chance_outcomes().collect();
    assert_eq!(starts.len(), 3);
    assert!(starts.iter().all(|&(_, weight)| weight == 1));

    // Nobody is drawn where the setup names the start player, who names the first planet.
    let named = Setup { first: Some(seat(2)), ..Setup::standard(3) };
    let mut game = Bastards::new(&named).unwrap();
    let mut events = Vec::new();
    for _ in 0..14 {
        let (outcome, _) = game.chance_outcomes().next().unwrap();
        game.play(Step::Chance(outcome), &mut events).unwrap();
    }
    assert_eq!(game.turn(), Turn::of(seat(2)));
    assert_eq!(game.view(Viewer::Public).start, Some(seat(2)));
    assert_eq!(events.last(), Some(&Event::StartPlayer { seat: seat(2) }));
    let nobody = Setup { first: Some(seat(3)), ..Setup::standard(3) };
    let refused = Bastards::new(&nobody).err();
    assert_eq!(refused, Some(SetupError::Option { name: "first", given: "3".into() }));
}

#[test]
fn sb_planets_number_and_choice() {
    for (seats, n) in [(2, 5), (3, 7), (4, 8), (5, 8)] {
        let view = Bastards::new(&Setup::standard(seats)).unwrap().view(Viewer::Public);
        assert_eq!(view.planets.iter().filter(|it| !it.radioactive).count(), n);
    }
    let chosen = ["p6", "p7", "p8", "p9", "p10"].map(planet).to_vec();
    let setup = Setup { planets: chosen.clone(), ..Setup::standard(2) };
    let view = Bastards::new(&setup).unwrap().view(Viewer::Public);
    let open: Vec<_> =
        view.planets.iter().filter(|it| !it.radioactive).map(|it| it.planet).collect();
    assert_eq!(open, chosen);
    assert!(view.planets[0].free.is_empty(), "a shut planet is no place for creatures");
    // Those numbers are recommended: any from one to ten may be chosen, each planet once.
    let all: Vec<Planet> = (1..=10).map(|n| planet(&format!("p{n}"))).collect();
    for (seats, n) in [(2, 1), (2, 10), (3, 5), (5, 10)] {
        let setup = Setup { planets: all[..n].to_vec(), ..Setup::standard(seats) };
        let view = Bastards::new(&setup).unwrap().view(Viewer::Public);
        assert_eq!(view.planets.iter().filter(|it| !it.radioactive).count(), n);
    }
    let twice = Setup { planets: vec![all[0], all[0]], ..Setup::standard(2) };
    assert!(matches!(Bastards::new(&twice), Err(SetupError::Option { name: "planets", .. })));
    let mut script = Script::dealt(2, &[]);
    assert_eq!(script.refused(0, Action::Name { planet: planet("p9") }), Reason::Radioactive);
    script.settle("p2", &[(T, 0, 0, 0), (T, 1, 0, 0), (T, 2, 0, 0)]);
    assert_eq!(script.refused(1, Action::Name { planet: planet("p2") }), Reason::Settled);
}

#[test]
fn sb_relations_two_cards_each_and_six_on_offer() {
    let start = Bastards::new(&Setup::standard(4)).unwrap();
    let first: Vec<(Chance, u32)> = start.chance_outcomes().collect();
    assert!(first.iter().all(|&(_, weight)| weight == 4), "four cards of each race");
    let mut next = start.clone();
    next.play(Step::Chance(Chance::Card { race: L }), &mut ()).unwrap();
    let sluggies = next.chance_outcomes().find(|(it, _)| *it == Chance::Card { race: L });
    assert_eq!(sluggies.map(|(_, weight)| weight), Some(3));
    let script = Script::dealt(4, &[(Love, [L, L]), (Migration, [L, L])]);
    assert_eq!(script.pair(Love), [L, L], "equal ones are allowed");
    assert_eq!(script.view().offer.len(), 6);
    assert!(!script.view().offer.contains(&L));
}

#[test]
fn sb_scenario_orders_the_relations() {
    let setup = Setup::scenario(2, "random").unwrap();
    let mut script = Script::of(&setup, &[(Love, [T, T])]);
    let order: Vec<Relation> = script.view().relations.iter().map(|it| it.relation).collect();
    assert_eq!(order[..2], [Change, Love]);
    script.settle("p2", &[(T, 0, 0, 0), (T, 1, 0, 0), (T, 2, 0, 0)]);
    script.settle_rest(&[L, C]);
    script.plan(&[&[Love], &[Change]]);
    assert_eq!(script.on_turn(), [1], "the change comes before love");
    assert!(matches!(script.view().stage, StageView::Resolve { relation: Change, .. }));
    let twice = Setup { order: [Love; 8], ..Setup::standard(2) };
    assert!(matches!(Bastards::new(&twice), Err(SetupError::Option { name: "order", .. })));
}

#[test]
fn sb_settle_in_secret_then_clockwise_from_the_namer() {
    let mut script = Script::dealt(3, &[]);
    script.act(0, Action::Name { planet: planet("p3") });
    assert_eq!(script.position.turn(), Turn::Seats(SeatSet::all(3)));
    script.act(2, Action::Choose { race: L });
    let public = script.position.view(Viewer::Public);
    assert!(public.seats[2].answered && public.secrets.is_empty());
    let own = script.position.view(Viewer::Seat(seat(2)));
    assert_eq!(own.secrets.first().and_then(|it| it.race), Some(L));
    script.act(0, Action::Choose { race: T });
    assert!(script.position.reveals(seat(1), Action::Choose { race: T }));
    script.act(1, Action::Choose { race: S });
    assert_eq!(script.on_turn(), [0]);
    script.act(0, lay(1, 0, 0));
    script.act(1, lay(2, 0, 0));
    script.act(2, lay(0, 1, 0));
    assert_eq!(script.tokens("p3").len(), 3);
    assert_eq!(script.on_turn(), [1], "the next one names");
    script.settle_rest(&[L, C, U, S, T]);
    let view = script.view();
    for planet in view.planets.iter().filter(|it| !it.radioactive) {
        assert_eq!(planet.tokens.len(), 3, "everybody is on every planet");
    }
    for seat in &view.seats {
        assert_eq!(seat.set_aside, [0; 5]);
        assert_eq!(seat.supply.iter().sum::<u8>(), 32 - 7, "what was not used went back");
    }
}

#[test]
fn sb_two_neutral_colour() {
    let mut script = Script::dealt(2, &[(Trade, [T, S])]);
    script.act(0, Action::Name { planet: planet("p2") });
    script.acts(0, &[Action::Choose { race: T }]);
    script.acts(1, &[Action::Choose { race: L }]);
    assert_eq!(script.position.turn(), Turn::Chance);
    let cards: Vec<_> = script.position.chance_outcomes().collect();
    assert_eq!(cards.len(), 5, "one card of each race");
    let odds = |script: &Script, viewer| script.position.view(viewer).neutral.unwrap().odds;
    let own = Viewer::Seat(seat(1));
    assert_eq!(odds(&script, own), Some(Odds { next: 20, all: 100 }), "each of five comes");
    assert_eq!(odds(&script, Viewer::Public), None);
    script.chance(Chance::Neutral { race: S });
    script.acts(0, &[lay(0, 0, 0)]);
    script.acts(1, &[lay(2, 0, 0)]);
    assert_eq!(script.on_turn(), [0], "the namer lays the neutral token");
    script.acts(0, &[lay(0, 1, 0)]);
    assert_eq!(script.tokens("p2").iter().filter(|it| it.colour.seat().is_none()).count(), 1);
    script.act(1, Action::Name { planet: planet("p1") });
    script.acts(0, &[Action::Choose { race: T }]);
    script.acts(1, &[Action::Choose { race: L }]);
    assert!(!script.position.chance_outcomes().any(|(it, _)| it == Chance::Neutral { race: S }));
    script.chance(Chance::Neutral { race: L });
    assert_eq!(odds(&script, own), Some(Odds { next: 33, all: 100 }), "three are left");
    script.settle_rest(&[C, U]);
    assert_eq!(odds(&script, own), None, "all have settled");
    script.plan(&[&[Trade], &[Love]]);
    // Toadling and neutral spud: agreed at once, and only the player gains.
    script.finish_love();
    let pair = Action::Pair { planet: planet("p2"), left: colour(0), right: colour(5) };
    script.act(0, pair);
    assert_eq!(script.coins(0), 6);
    assert!(script.events.iter().any(|it| matches!(it, Event::Paired { .. })));
}

#[test]
fn sb_two_the_neutral_cards_are_shuffled_again_for_a_sixth_planet() {
    let planets: Vec<Planet> = (1..=7).map(|n| planet(&format!("p{n}"))).collect();
    let mut script = Script::of(&Setup { planets, ..Setup::standard(2) }, &[]);
    let cards = |script: &Script| script.view().neutral.unwrap().cards;
    let odds = |script: &Script| script.position.view(Viewer::Seat(seat(1))).neutral.unwrap().odds;
    // Seven cards are to come, so each of the five comes for sure.
    assert_eq!(odds(&script), Some(Odds { next: 20, all: 100 }));
    for (n, race) in [T, U, S, C, L].into_iter().enumerate() {
        assert_eq!(cards(&script).len(), 5 - n);
        script.settle_next(race);
    }
    assert_eq!(cards(&script).len(), 5, "all are shuffled again");
    assert_eq!(odds(&script), Some(Odds { next: 20, all: 40 }), "two planets are left");
    script.settle_next(T);
    assert_eq!((cards(&script).len(), cards(&script).contains(&T)), (4, false));
    script.settle_next(L);
    assert_eq!((cards(&script).len(), odds(&script)), (3, None));
}

impl Script {
    /// Settles the next planet, the neutral colour with this race.
    fn settle_next(&mut self, race: bastards::Race) {
        use StageView::{Choose, Neutral, Settle};
        let first = |script: &Self| {
            let seat = script.position.turn().seats().first().unwrap();
            (seat.index() as u8, script.position.legal_actions(seat).next().unwrap())
        };
        let (namer, name) = first(self);
        self.act(namer, name);
        while matches!(self.view().stage, Choose { .. } | Neutral { .. } | Settle { .. }) {
            if self.position.turn() == Turn::Chance {
                self.chance(Chance::Neutral { race });
            } else {
                let (index, action) = first(self);
                self.act(index, action);
            }
        }
    }

    /// Ends love, if somebody loves.
    fn finish_love(&mut self) {
        while let StageView::Resolve { relation: Love, seat, .. } = self.view().stage {
            self.act(seat.index() as u8, Action::Done);
        }
    }
}

/// Two seats on p2 with the neutral one, ready for round 1.
fn on_crate(
    pairs: &[(Relation, [bastards::Race; 2])],
    settlers: &[crate::script::Settler],
) -> Script {
    let mut script = Script::dealt(2, pairs);
    script.settle("p2", settlers);
    script.settle_rest(&[L, C, U]);
    script
}

#[test]
fn sb_track_rounds_and_ship_steps() {
    let mut script = Script::dealt(2, &[]);
    script.settle_rest(&[L, C, U, S, T]);
    assert_eq!((script.view().round, script.view().clock), (1, 1));
    let mut clocks = Vec::new();
    for round in 1..=2 {
        assert_eq!(script.view().round, round);
        script.plan(
            &[&[Migration], &[Migration]]
                .map(|_| if round == 1 { &[Migration][..] } else { &[Trade][..] }),
        );
        script.finish_actions();
        while script.view().round == round {
            clocks.push(script.view().clock);
            let on_turn = script.on_turn()[0];
            script.act(on_turn, Action::Done);
        }
    }
    assert_eq!(clocks, [1, 1, 2, 2, 3, 3], "after round 2 the ships fly once more");
    assert_eq!(script.view().round, 3);
    assert!(script.events.contains(&Event::ShipStep));
}

#[test]
fn sb_plan_in_secret_one_card_or_two_for_coins() {
    let mut script = Script::dealt(2, &[]);
    script.settle_rest(&[L, C, U, S, T]);
    let two = Action::Plan { card: Love, second: Some(Migration) };
    let left = script.position.offer(seat(1)).coins_after_two;
    script.act(1, two);
    assert_eq!(script.coins(1), 5, "paid when the cards are turned up");
    let told: Vec<_> = script
        .events
        .iter()
        .filter(|it| matches!(it, Event::Planned { .. }))
        .filter_map(|it| Bastards::tell(it, Viewer::Seat(seat(0))))
        .collect();
    assert_eq!(told, [Event::Planned { seat: seat(1), cards: None }]);
    assert_eq!(
        script.refused(0, Action::Plan { card: Love, second: Some(Love) }),
        Reason::SameCard
    );
    let foreseen = script.position.foresee(
        seat(0),
        Action::Plan { card: Trade, second: None },
        &mut Vec::new(),
    );
    assert!(foreseen.view(Viewer::Public).seats[1].open.is_empty(), "nothing comes to light");
    script.act(0, Action::Plan { card: Trade, second: None });
    assert_eq!((script.coins(1), left), (3, 3), "what was told beforehand is left");
    assert_eq!(script.view().seats[1].open, [Love, Migration]);
    script.finish_round();
    assert_eq!(script.view().seats[1].hand.len(), 6);
    assert_eq!(script.view().seats[1].played, [Love, Migration], "played cards stay open");
    assert_eq!(script.refused(1, Action::Plan { card: Love, second: None }), Reason::NotInHand);
    script.plan(&[&[Love], &[Shooting, Trade]]);
    script.finish_round();
    let poor = Action::Plan { card: Eating, second: Some(Diplomacy) };
    assert_eq!(script.refused(1, poor), Reason::Coins { needed: 2 });
}

#[test]
fn sb_plan_no_card_in_hand_no_action() {
    let mut script = Script::dealt(2, &[(Trade, [T, T]), (Diplomacy, [T, T])]);
    let settlers = [(T, L), (T, T), (S, C), (S, S), (U, U)];
    for (id, (race, neutral)) in ["p1", "p2", "p3", "p4", "p5"].into_iter().zip(settlers) {
        script.act(script.on_turn()[0], Action::Name { planet: planet(id) });
        script.act(0, Action::Choose { race });
        script.act(1, Action::Choose { race });
        script.chance(Chance::Neutral { race: neutral });
        while matches!(script.view().stage, StageView::Settle { .. }) {
            let on_turn = script.on_turn()[0];
            let first = script.position.legal_actions(seat(on_turn)).next().unwrap();
            script.act(on_turn, first);
        }
    }
    // Three rounds with two cards leave seat 1 two cards for rounds 4 and 5, none for 6.
    let own: [&[Relation]; 6] =
        [&[Love], &[Trade], &[Shooting], &[Eating], &[Diplomacy], &[Change]];
    let twos: [&[Relation]; 5] =
        [&[Trade, Migration], &[Love, Shooting], &[Eating], &[Diplomacy, Mutation], &[Change]];
    for (plan, other) in own.iter().zip(twos) {
        script.plan(&[plan, other]);
        while matches!(script.view().stage, StageView::Resolve { .. }) {
            let on_turn = script.on_turn()[0];
            let first = script.position.legal_actions(seat(on_turn)).next().unwrap();
            let is_gain =
                matches!(first, Action::Pair { .. } | Action::Accept | Action::Swap { .. });
            script.act(on_turn, if is_gain { first } else { script.last_of(on_turn) });
        }
        script.finish_round();
    }
    assert_eq!(script.view().round, 6);
    assert!(script.view().seats[1].hand.is_empty());
    assert_eq!(script.on_turn(), [0], "only seat 0 plans");
    let planned = Action::Plan { card: Change, second: None };
    assert!(!script.position.reveals(seat(0), planned), "there is nothing to bring to light");
    script.act(0, planned);
    assert_eq!(script.on_turn(), [0]);
    script.finish_round();
    assert_eq!(script.view().seats[1].hand.len(), 8, "SB-DOMINANCE: after round 6 all return");
}

impl Script {
    fn last_of(&self, index: u8) -> Action {
        self.position.legal_actions(seat(index)).last().unwrap()
    }
}

#[test]
fn sb_resolve_by_priority_then_from_the_start_player() {
    let mut script = on_crate(
        &[(Love, [T, T]), (Mutation, [T, S])],
        &[(T, 0, 0, 0), (T, 1, 0, 0), (S, 0, 1, 0)],
    );
    script.plan(&[&[Mutation], &[Love]]);
    assert_eq!(script.on_turn(), [1], "love comes before mutation");
    script.act(1, Action::Done);
    assert_eq!(script.on_turn(), [0]);
    script.finish_round();
    assert_eq!(script.view().start, Some(seat(1)));
    script.plan(&[&[Love], &[Mutation]]);
    script.finish_round();
    script.plan(&[&[Change], &[Change]]);
    assert_eq!(script.on_turn(), [0]);
}

#[test]
fn sb_next_start_player_moves_clockwise() {
    let mut script = Script::dealt(3, &[]);
    script.settle_rest(&[L, C, U, S, T]);
    let mut starts = Vec::new();
    for card in [Migration, Change, Love] {
        starts.push(script.view().start.map(Seat::index));
        script.plan(&[&[card], &[card], &[card]]);
        script.finish_round();
    }
    // Between rounds 2 and 3 is a ship step, which leaves the token where it is.
    assert_eq!(starts, [Some(0), Some(1), Some(2)]);
}

#[test]
fn sb_fly_steps_ends_and_planets() {
    let mut script = on_crate(&[(Migration, [L, L])], &[(T, 0, 0, 0), (T, 1, 0, 0), (S, 0, 1, 0)]);
    script.plan(&[&[Trade], &[Trade]]);
    script.finish_actions();
    assert_eq!(script.on_turn(), [1], "from the new start player on");
    script.acts(1, &[Action::Put { node: node("x5") }, Action::Done]);
    assert_eq!(script.refused(0, Action::Put { node: node("x5") }), Reason::ShipThere);
    script.acts(0, &[Action::Put { node: node("d8") }, fly("x5")]);
    assert_eq!(script.refused(0, Action::Done), Reason::ShipThere, "a path may pass ships only");
    script.acts(0, &[fly("d2"), load(0, 0)]);
    assert_eq!(script.refused(0, fly("x4")), Reason::NoStep, "the third step is lost");
    assert_eq!(script.refused(0, Action::Unload { race: T }), Reason::UpAndDown);
    script.act(0, Action::Done);
    assert_eq!(script.view().seats[0].hold.len(), 1);
    assert_eq!(script.on_turn(), [0, 1], "the next round is planned");
}

#[test]
fn sb_dominance_more_than_each_other_colour() {
    let mut script = Script::dealt(2, &[(Love, [S, T])]);
    script.settle("p2", &[(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)]);
    script.settle_rest(&[L, C, U]);
    script.plan(&[&[Love], &[Migration]]);
    script.acts(0, &[Action::Love { planet: planet("p2"), race: T }, lay(3, 2, 0)]);
    script.finish_round();
    for (a, b) in [(Trade, Shooting), (Change, Eating), (Shooting, Trade)] {
        assert_eq!(script.points(0), 0);
        script.plan(&[&[a], &[b]]);
        script.finish_round();
    }
    // Two toadlings of seat 0 against one and one; one each everywhere else.
    assert_eq!((script.points(0), script.points(1)), (1, 0));
    let sheet = script.position.score(Viewer::Public);
    let line = &sheet.of(seat(0)).lines()[0];
    assert_eq!(line.fields(), [bastards::Field::Planet { planet: planet("p2") }]);
}

#[test]
fn sb_love_parents_room_and_supply() {
    let mut script = on_crate(&[(Love, [T, S])], &[(T, 0, 0, 0), (C, 1, 0, 0), (S, 0, 1, 0)]);
    script.plan(&[&[Love], &[Love]]);
    let child = |race| Action::Love { planet: planet("p2"), race };
    assert_eq!(script.refused(0, child(L)), Reason::WrongRace);
    assert_eq!(
        script.refused(0, Action::Love { planet: planet("p9"), race: T }),
        Reason::Radioactive
    );
    script.acts(0, &[child(S), lay(2, 1, 0)]);
    assert_eq!(script.coins(0), 5, "the first is free");
    script.acts(0, &[child(T), lay(0, 2, 0)]);
    assert_eq!(script.coins(0), 3, "strengthened: once more");
    assert_eq!((script.count("p2", 0, S), script.count("p2", 0, T)), (1, 2));
    // Seat 1 has neither parent: its card is laid, but has no effect.
    assert!(!matches!(script.view().stage, StageView::Resolve { relation: Love, .. }));
}

#[test]
fn sb_shoot_makes_corpses() {
    let mut script = on_crate(&[(Shooting, [T, S])], &[(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)]);
    script.plan(&[&[Shooting], &[Migration]]);
    let shoot = |it| Action::Shoot { planet: planet("p2"), colour: colour(it) };
    assert_eq!(script.refused(0, shoot(0)), Reason::OwnColour);
    let free = script.view().planets[1].free.clone();
    script.act(0, shoot(1));
    assert_eq!((script.count("p2", 1, S), script.coins(0)), (0, 5));
    assert_eq!(script.view().planets[1].free, free, "a corpse keeps its cells");
    script.act(0, shoot(5));
    assert_eq!(script.coins(0), 3, "a second time, for coins");
    assert_eq!(script.tokens("p2").iter().filter(|it| it.corpse).count(), 2);
}

#[test]
fn sb_eat_returns_to_the_owner() {
    let mut script = on_crate(&[(Eating, [T, S])], &[(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)]);
    script.plan(&[&[Eating], &[Migration]]);
    let before = script.view().seats[1].supply[2];
    let free = script.view().planets[1].free.len();
    script.act(0, Action::Eat { planet: planet("p2"), colour: colour(1) });
    assert_eq!(script.view().seats[1].supply[2], before + 1);
    assert_eq!(script.view().planets[1].free.len(), free + 2);
    assert_eq!(script.tokens("p2").len(), 2);
}

#[test]
fn sb_trade_coins_for_both() {
    let mut script = on_crate(&[(Trade, [T, S])], &[(T, 0, 0, 0), (S, 1, 0, 0), (C, 0, 1, 0)]);
    script.plan(&[&[Trade], &[Migration]]);
    script.act(0, Action::Pair { planet: planet("p2"), left: colour(0), right: colour(1) });
    assert_eq!(script.on_turn(), [1], "its owner answers");
    script.act(1, Action::Accept);
    assert_eq!((script.coins(0), script.coins(1)), (6, 6));
}

#[test]
fn sb_diplomacy_points_or_refusal() {
    let mut script = on_crate(&[(Diplomacy, [T, S])], &[(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)]);
    script.plan(&[&[Diplomacy], &[Migration]]);
    let with = |it| Action::Pair { planet: planet("p2"), left: colour(0), right: colour(it) };
    assert_eq!(
        script.refused(0, Action::Pair { planet: planet("p2"), left: colour(5), right: colour(1) }),
        Reason::NotOwnPair
    );
    script.act(0, with(1));
    script.act(1, Action::Refuse);
    assert_eq!((script.points(0), script.points(1)), (0, 0), "nobody gets anything");
    assert!(!script.may(0, with(5)), "the toadling was in that pair");
    script.finish_round();
    script.plan(&[&[Trade], &[Diplomacy]]);
    script.finish_actions();
    assert_eq!(script.points(1), 0, "seat 1 has nothing to pair with on its own");
}

#[test]
fn sb_migrate_a_flight_for_coins() {
    let mut script = on_crate(&[(Migration, [T, S])], &[(T, 0, 0, 0), (S, 1, 0, 0), (C, 0, 1, 0)]);
    script.plan(&[&[Migration], &[Trade]]);
    script.acts(0, &[Action::Put { node: node("d2") }, load(0, 0)]);
    assert_eq!(script.view().seats[0].hold.len(), 1, "all races may be loaded");
    for to in ["x5", "d2", "x5", "d8", "x6", "d4"] {
        script.act(0, fly(to));
    }
    assert_eq!(script.coins(0), 0, "one step free, five for a coin each");
    assert_eq!(script.refused(0, fly("x7")), Reason::NoStep);
    script.act(0, Action::Unload { race: T });
    script.act(0, script.last_of(0));
    script.act(0, Action::Done);
    assert!(script.count("p4", 0, T) >= 1);
}

#[test]
fn sb_mutate_all_of_one_race_on_one_planet() {
    let mut script = on_crate(&[(Mutation, [T, S])], &[(T, 0, 0, 0), (S, 1, 0, 0), (T, 0, 1, 0)]);
    script.plan(&[&[Mutation], &[Trade]]);
    let of = |it, from| Action::Mutate { planet: planet("p2"), colour: colour(it), from };
    script.act(0, of(0, bastards::Side::Left));
    script.act(0, lay(2, 2, 0));
    assert_eq!((script.count("p2", 0, T), script.count("p2", 0, S)), (0, 1));
    assert_eq!(script.coins(0), 5);
    assert!(!matches!(script.view().stage, StageView::Resolve { .. }), "once, and no corpses");
}

#[test]
fn sb_change_by_all_players() {
    let mut script = Script::dealt(3, &[(Love, [T, S])]);
    script.settle_rest(&[L, C, U, S, T]);
    let offered = script.view().offer[0];
    script.plan(&[&[Trade], &[Change], &[Migration]]);
    script.finish_to_change();
    assert_eq!(script.on_turn(), [1], "who played it comes first");
    let side = bastards::Side::Left;
    script.acts(1, &[Action::Swap { relation: Love, side, race: offered }]);
    assert_eq!(script.pair(Love), [offered, S]);
    assert!(script.view().offer.contains(&T), "the card that went is on offer");
    script.act(1, Action::Flip { relation: Love });
    assert_eq!((script.pair(Love), script.coins(1)), ([S, offered], 4));
    script.act(1, Action::Done);
    assert_eq!(script.on_turn(), [2], "then the others, clockwise from there");
    let again = Action::Swap { relation: Love, side, race: T };
    assert_eq!(script.refused(2, again), Reason::Locked);
    assert_eq!(script.refused(2, Action::Flip { relation: Trade }), Reason::NotPlayed);
    assert_eq!(script.refused(2, Action::Done), Reason::MustChange);
    script.act(2, Action::Lock { relation: Trade });
    assert_eq!(script.locked(), [Love, Trade]);
    assert_eq!(script.on_turn(), [0]);
    script.act(0, Action::Lock { relation: Eating });
    script.finish_round();
    assert!(script.locked().is_empty(), "for this round only");
}

impl Script {
    fn finish_to_change(&mut self) {
        while !matches!(self.view().stage, StageView::Resolve { relation: Change, .. }) {
            let on_turn = self.on_turn()[0];
            self.act(on_turn, self.last_of(on_turn));
        }
    }
}

#[test]
fn sb_end_coins_into_points() {
    let mut script = Script::dealt(2, &[]);
    script.settle_rest(&[L, C, U, S, T]);
    let cards = [Love, Migration, Trade, Diplomacy, Shooting, Eating];
    for card in cards.into_iter().cycle().take(12) {
        assert_eq!(script.position.places(), None);
        script.plan(&[&[card], &[card]]);
        script.finish_round();
    }
    assert_eq!(script.position.turn(), Turn::Over);
    let sheet = script.position.score(Viewer::Public);
    let sources: Vec<_> = sheet.of(seat(0)).lines().iter().map(|it| *it.source()).collect();
    assert!(sources.contains(&bastards::Source::Coins), "five coins buy a point");
    assert!(script.position.places().is_some());
    assert_eq!(Catalogue::new().prices.point, 5);
}
