//! The worked examples of the rules page (`data/examples.json`): each is played step by step, and
//! what is drawn and counted is what the engine says.

use std::collections::BTreeMap;

use crate::script::{Script, planet, seat};
use bastards::{
    Action, Catalogue, Cell, Colour, Event, FlightView, Node, Planet, Progress, Race, Reason,
    Relation, Setup, StageView,
};
use game::Game;
use serde::Deserialize;

#[derive(Deserialize)]
struct Page {
    scenes: Vec<Scene>,
    flights: Vec<Flight>,
    cards: Vec<Cards>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scene {
    section: String,
    key: String,
    seats: u8,
    #[serde(default)]
    pairs: BTreeMap<Relation, [Race; 2]>,
    #[serde(default)]
    sends: Vec<Race>,
    #[serde(default)]
    settlers: Vec<crate::script::Settler>,
    rounds: Vec<Round>,
    /// What lies on the planet before the last round; absent where it is what lies there after it.
    before: Option<Vec<Token>>,
    after: Vec<Token>,
    until: Option<u8>,
    /// Two tokens of `after` that are a pair.
    link: Option<[usize; 2]>,
    coins: Option<Vec<u16>>,
    points: Option<Vec<u16>>,
    leader: Option<Colour>,
    /// Whether nobody has the most.
    #[serde(default)]
    tie: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Round {
    #[serde(default)]
    plan: Vec<Vec<Relation>>,
    moves: Vec<Move>,
}

#[derive(Deserialize)]
struct Move {
    by: u8,
    #[serde(flatten)]
    action: Action,
}

#[derive(Clone, Deserialize, Eq, PartialEq, Ord, PartialOrd, Debug)]
#[serde(deny_unknown_fields)]
struct Token {
    colour: Colour,
    race: Race,
    cells: Vec<Cell>,
    #[serde(default)]
    corpse: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Flight {
    section: String,
    key: String,
    put: Node,
    path: Vec<Node>,
    /// The steps made when it comes to each of them.
    steps: Vec<u8>,
    /// After which of the fields it loads the creature at the top left of the planet.
    loads: Option<usize>,
    left: u8,
    refused: Option<Node>,
    /// Whether it is a migration, and the coins of the seat after it.
    #[serde(default)]
    migrates: bool,
    coins: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    section: String,
    key: String,
    pairs: BTreeMap<Relation, [Race; 2]>,
    #[serde(default)]
    plan: Vec<Vec<Relation>>,
    #[serde(default)]
    moves: Vec<Move>,
    pair: Option<PairShown>,
    coins: Option<Vec<u16>>,
    order: Option<Vec<(u8, Relation)>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PairShown {
    relation: Relation,
    before: Option<[Race; 2]>,
    after: [Race; 2],
    #[serde(default)]
    locked: bool,
}

fn page() -> Page {
    serde_json::from_str(include_str!("../../data/examples.json")).unwrap()
}

fn lying(script: &Script) -> Vec<Token> {
    let mut tokens: Vec<Token> = script
        .tokens("p2")
        .into_iter()
        .map(|it| Token { colour: it.colour, race: it.race, cells: it.cells, corpse: it.corpse })
        .collect();
    tokens.sort();
    tokens
}

/// What was laid so far, whether or not it has been taken up again since.
fn laid(script: &Script) -> Vec<Token> {
    let catalogue = Catalogue::new();
    let token = |event: &Event| {
        let &Event::Laid { colour, race, cell, turn, corpse, .. } = event else { return None };
        let entry = catalogue.races.iter().find(|it| it.race == race)?;
        let anchor = serde_json::to_value(cell).unwrap().as_i64().unwrap() as i8;
        let at = |&[dx, dy]: &[i8; 2]| Cell::at((anchor % 8 + dx) as u8, (anchor / 8 + dy) as u8);
        let cells = entry.turns[usize::from(turn.0)].iter().map(at).collect();
        Some(Token { colour, race, cells, corpse })
    };
    sorted(script.events.iter().filter_map(token).collect())
}

fn sorted(mut tokens: Vec<Token>) -> Vec<Token> {
    tokens.sort();
    tokens
}

fn begin(scene: &Scene) -> Script {
    let pairs: Vec<_> = scene.pairs.iter().map(|(&relation, &pair)| (relation, pair)).collect();
    if scene.sends.is_empty() {
        let mut script = Script::dealt(scene.seats, &pairs);
        script.settle("p2", &scene.settlers);
        script.settle_rest(&[crate::script::L, crate::script::C, crate::script::U]);
        return script;
    }
    let ids = ["p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"];
    let planets: Vec<Planet> = ids.map(planet).to_vec();
    let mut script = Script::of(&Setup { planets, ..Setup::standard(scene.seats) }, &pairs);
    script.act(0, Action::Name { planet: planet("p2") });
    for (index, &race) in (0..).zip(&scene.sends) {
        script.act(index, Action::Choose { race });
    }
    script
}

fn quiet_until(script: &mut Script, round: u8) {
    while script.view().round < round {
        while matches!(script.view().stage, StageView::Plan { .. }) {
            let on_turn = script.on_turn()[0];
            let first = script.position.legal_actions(seat(on_turn)).next().unwrap();
            script.act(on_turn, first);
        }
        script.finish_round();
    }
}

#[test]
fn every_scene_is_what_the_engine_makes_of_it() {
    for scene in page().scenes {
        let name = format!("{}-{}", scene.section, scene.key);
        let mut script = begin(&scene);
        let n_rounds = scene.rounds.len();
        for (n, round) in scene.rounds.iter().enumerate() {
            let plans: Vec<&[Relation]> = round.plan.iter().map(Vec::as_slice).collect();
            script.plan(&plans);
            let is_last = n + 1 == n_rounds;
            if let (true, Some(before)) = (is_last, &scene.before) {
                let lay = if scene.sends.is_empty() { lying(&script) } else { laid(&script) };
                assert_eq!(lay, sorted(before.clone()), "{name}");
            }
            for &Move { by, action } in &round.moves {
                script.act(by, action);
            }
            if !is_last && !round.plan.is_empty() {
                script.finish_round();
            }
        }
        assert_eq!(lying(&script), sorted(scene.after), "{name}");
        if let Some(until) = scene.until {
            quiet_until(&mut script, until);
        }
        let view = script.view();
        let seats = || view.seats.iter();
        if let Some(coins) = scene.coins {
            assert_eq!(seats().map(|it| it.coins).collect::<Vec<_>>(), coins, "{name}");
        }
        if let Some(points) = scene.points {
            assert_eq!(seats().map(|it| it.points).collect::<Vec<_>>(), points, "{name}");
        }
        if scene.leader.is_some() || scene.tie {
            let now = view.planets.iter().find(|it| it.planet == planet("p2")).unwrap();
            assert_eq!(now.leader, scene.leader, "{name}");
        }
        assert_eq!(scene.link.is_some(), ["trade", "diplomacy"].contains(&&*scene.key), "{name}");
    }
}

#[test]
fn every_flight_is_what_the_engine_makes_of_it() {
    use crate::script::{L, S, T, U};
    for flight in page().flights {
        let name = format!("{}-{}", flight.section, flight.key);
        let mut script = Script::dealt(2, &[(Relation::Migration, [U, L])]);
        script.settle("p2", &[(T, 0, 0, 0), (S, 1, 0, 0), (T, 0, 1, 0)]);
        script.settle_rest(&[L, crate::script::C, U]);
        if flight.migrates {
            script.plan(&[&[Relation::Migration], &[Relation::Change]]);
        } else {
            script.plan(&[&[Relation::Trade], &[Relation::Trade]]);
            script.finish_actions();
            script.acts(1, &[Action::Done]);
        }
        script.act(0, Action::Put { node: flight.put });
        let mut steps = Vec::new();
        for (n, &node) in (1..).zip(&flight.path) {
            script.act(0, Action::Fly { node });
            steps.push(flight_of(&script).steps);
            if flight.loads == Some(n) {
                script.act(0, crate::script::load(0, 0));
            }
        }
        assert_eq!(steps, flight.steps, "{name}");
        assert_eq!(flight_of(&script).left, flight.left, "{name}");
        if let Some(node) = flight.refused {
            assert_eq!(script.refused(0, Action::Fly { node }), Reason::NoStep, "{name}");
        }
        assert!(flight.coins.is_none_or(|coins| coins == script.coins(0)), "{name}");
    }
}

fn flight_of(script: &Script) -> FlightView {
    let (StageView::Fly { flight, .. }
    | StageView::Resolve { progress: Progress::Migration { flight }, .. }) = script.view().stage
    else {
        panic!("no ship flies")
    };
    flight
}

#[test]
fn all_cards_lie_as_the_engine_has_them() {
    use crate::script::{S, T};
    for cards in page().cards {
        let name = format!("{}-{}", cards.section, cards.key);
        let pairs: Vec<_> = cards.pairs.iter().map(|(&relation, &pair)| (relation, pair)).collect();
        let mut script = Script::dealt(2, &pairs);
        script.settle("p2", &[(T, 0, 0, 0), (S, 1, 0, 0), (S, 0, 1, 0)]);
        script.settle_rest(&[crate::script::L, crate::script::C, crate::script::U]);
        if let Some(PairShown { relation, before, after, .. }) = cards.pair {
            assert_eq!(script.pair(relation), before.unwrap_or(after), "{name}");
        }
        if !cards.plan.is_empty() {
            script.plan(&cards.plan.iter().map(Vec::as_slice).collect::<Vec<_>>());
            let open: Vec<_> = script.view().seats.into_iter().map(|it| it.open).collect();
            assert_eq!(open, cards.plan, "{name}");
        }
        for &Move { by, action } in &cards.moves {
            script.act(by, action);
        }
        if let Some(PairShown { relation, after, locked, .. }) = cards.pair {
            assert_eq!(script.pair(relation), after, "{name}");
            assert_eq!(script.locked().contains(&relation), locked, "{name}");
        }
        if let Some(coins) = cards.coins {
            assert_eq!([script.coins(0), script.coins(1)][..], coins, "{name}");
        }
        if let Some(wanted) = cards.order {
            let mut order = Vec::new();
            while let StageView::Resolve { relation, seat, .. } = script.view().stage {
                order.push((seat.index() as u8, relation));
                script.act(script.on_turn()[0], Action::Done);
            }
            assert_eq!(order[..wanted.len()], wanted, "{name}");
        }
    }
}
