//! What finished games leave behind, tried on random games of the whole house.

use crate::played::{n_seats, played, setups};
use game::{Seat, Title};
use table::{AnySetup, AnyTable, GameId, KeptStep, KeptTable, Lasting, Sitter, Summary, for_game};

fn every_game() -> impl Iterator<Item = (AnyTable, Summary)> {
    setups().into_iter().flat_map(|setup| (0..4).map(move |seed| (setup.clone(), seed))).map(
        |(setup, seed)| {
            let table = played(setup, seed);
            let summary = table.summary().unwrap();
            (table, summary)
        },
    )
}

#[test]
fn points_by_source_add_up_to_the_score() {
    for (table, summary) in every_game() {
        let known = table.game().sources();
        let ending = table.ending().unwrap();
        for (i, seat) in summary.seats.iter().enumerate() {
            assert_eq!(seat.score, ending.totals[i]);
            assert_eq!(seat.place, ending.places.as_slice()[i]);
            assert_eq!(seat.points.values().sum::<i32>(), seat.score);
            assert!(seat.points.keys().all(|kind| known.contains(&&**kind)));
            if let Some(feature) = &seat.feature {
                assert!(feature.points > 0 && known.contains(&&*feature.kind));
            }
        }
    }
}

#[test]
fn the_course_leads_from_the_start_to_the_score() {
    for (table, Summary { course, seats, strokes, .. }) in every_game() {
        let scores: Vec<i32> = seats.iter().map(|seat| seat.score).collect();
        assert_eq!(course.moments[0].at, 0);
        let last = course.moments.last().unwrap();
        assert_eq!((last.at, &last.totals), (table.at() as u32, &scores));
        assert!(course.moments.is_sorted_by(|a, b| a.at < b.at));
        let is_moment = |at| course.moments.iter().any(|moment| moment.at == at);
        assert!(course.leads.iter().all(|lead| is_moment(lead.at)));
        assert!(course.swings.iter().all(|swing| is_moment(swing.at) && swing.size > 0));
        let best = *scores.iter().max().unwrap();
        let n_best = scores.iter().filter(|score| **score == best).count();
        if scores.len() > 1 && n_best == 1 {
            assert_eq!(scores[course.leads.last().unwrap().seat.index()], best);
        }
        for (seat, best) in seats.iter().zip(strokes) {
            assert_eq!(seat.stroke.map(|it| (it.points, it.at)), best.map(|it| (it.points, it.at)));
            assert!(seat.stroke.is_none_or(|it| it.points > 0 && it.at as usize <= table.at()));
            assert_eq!(seat.think_ms, 7 * u64::from(seat.n_acts));
        }
    }
}

/// Both cards of Podivné kraje's two lie face down until the second does.
#[test]
fn points_of_hidden_cards_move_when_they_are_turned_up() {
    for seed in 0..8 {
        let table = played(GameId::Kraje.standard(2), seed);
        let Summary { course, strokes, .. } = table.summary().unwrap();
        let steps = table.kept().steps;
        let n_laid = |at: u32| steps[..at as usize].iter().filter(|step| step.by.is_some()).count();
        assert!(course.moments.len() > 3);
        let strokes: Vec<_> = strokes.into_iter().flatten().collect();
        assert!(strokes.iter().all(|stroke| stroke.is_own));
        let at = course.moments.iter().map(|it| it.at).chain(strokes.iter().map(|it| it.at));
        assert!(at.into_iter().all(|at| n_laid(at) % 2 == 0), "{course:?} {strokes:?}");
    }
}

#[test]
fn who_starts_is_told() {
    let begins_with = |setup: AnySetup| {
        let seats = played(setup, 5).summary().unwrap().seats;
        assert_eq!(seats.iter().filter(|it| it.is_starter).count(), 1);
        Seat::new(seats.iter().position(|it| it.is_starter).unwrap() as u8).unwrap()
    };
    for setup in setups() {
        for seat in Seat::all(n_seats(&setup) as u8) {
            // In the usual game of Podivné kraje all choose at once, so nobody begins.
            let is_at_once = setup.game() == GameId::Kraje;
            let expected = if is_at_once { Seat::FIRST } else { seat };
            assert_eq!(begins_with(setup.clone().begun_by(seat)), expected, "{setup:?}");
        }
    }
    let choosing = kraje::Choosing::Open;
    let open = AnySetup::Kraje(kraje::Setup { choosing, ..kraje::Setup::for_seats(2) });
    for seat in Seat::all(2) {
        assert_eq!(begins_with(open.clone().begun_by(seat)), seat);
    }
}

#[test]
fn a_summary_is_made_again_from_the_steps_alone() {
    for (table, summary) in every_game() {
        let kept: KeptTable = table.kept();
        let again = AnyTable::resumed(table.game(), &kept).unwrap();
        assert_eq!(again.summary().unwrap(), summary);
        let n = kept.steps.len() - 1;
        let shorter = KeptTable { steps: kept.steps[..n].to_vec(), at: n, ..kept };
        let running = AnyTable::resumed(table.game(), &shorter).unwrap();
        assert_eq!(running.summary(), None, "a game that goes on has none");
    }
}

#[test]
fn what_was_taken_back_is_counted() {
    let table = played(AnySetup::Kraje(kraje::Setup::for_seats(1)), 3);
    let mut kept = table.kept();
    let is_own = |step: &&mut KeptStep| step.by == Some(Seat::FIRST);
    kept.steps.iter_mut().find(is_own).unwrap().undone = 2;
    kept.steps.iter_mut().rfind(is_own).unwrap().undone = 1;
    let again = AnyTable::resumed(table.game(), &kept).unwrap();
    assert_eq!(again.summary().unwrap().seats[0].n_undone, 3);
}

#[test]
fn only_a_game_for_one_reaches_ranks() {
    for (table, summary) in every_game() {
        let ranks = table.game().solo_ranks();
        for seat in &summary.seats {
            assert_eq!(seat.rank.is_some(), summary.seats.len() == 1);
            assert!(seat.rank.iter().all(|rank| ranks.contains(&&**rank)));
        }
    }
}

#[test]
fn what_makes_a_game_unlike_others_is_in_its_variant() {
    assert!(setups().iter().all(|setup| setup.variant().is_empty()), "the games as they come");
    let usual = hunters::Setup::new(3);
    let variant = |setup: hunters::Setup| AnySetup::Hunters(setup).variant();
    let strategic = hunters::Variant::Strategic;
    assert_eq!(variant(hunters::Setup { variant: strategic, ..usual.clone() }), "strategic");
    let setup = hunters::Setup {
        variant: strategic,
        hands: hunters::Hands::Open,
        menhir: hunters::MenhirRule::Any,
        forest_score: hunters::ForestScore::Tiles,
        canoe: hunters::CanoeRule::Out,
        ..usual.clone()
    };
    let words = "strategic openHands anyMenhir forestTiles noCanoe";
    assert_eq!(variant(setup), words);
    assert_eq!(variant_words(GameId::Hunters), format!("{words} stack"));
    let stack = [1, 2, 7].map(hunters::TileId).to_vec();
    assert_eq!(variant(hunters::Setup { stack, ..usual.clone() }), "stack:1,2,7");
    assert_eq!(variant(hunters::Setup { first: Some(Seat::FIRST), ..usual }), "");
    let mut scenario = bastards::Setup::standard(3);
    scenario.order.swap(0, 1);
    assert!(AnySetup::Bastards(scenario).variant().starts_with("order:"));
    let short = bastards::Setup { rounds: Some(4), ..bastards::Setup::standard(2) };
    assert_eq!(AnySetup::Bastards(short).variant(), "rounds:4");
    let settling = bastards::Settling::Dealt;
    let dealt = bastards::Setup { settling, ..bastards::Setup::standard(2) };
    assert_eq!(AnySetup::Bastards(dealt).variant(), "dealt");
    let short = okanagan::Setup { rounds: Some(1), ..okanagan::Setup::new(2) };
    assert_eq!(AnySetup::Okanagan(short).variant(), "rounds:1");
    assert_eq!(variant_words(GameId::Okanagan), "rounds");
    let mut packed = kraje::Setup::for_seats(1);
    packed.pack.sha256 = "0123456789abcdef".repeat(4);
    assert_eq!(AnySetup::Kraje(packed).variant(), "pack:0123456789ab");
    assert_eq!(variant_words(GameId::Bastards), "order planets rounds dealt");
    assert_eq!(GameId::Hunters.sources().len(), 6);
}

/// All that variants of a game may be made of.
fn variant_words(game: GameId) -> String {
    for_game!(game, G => <G as Title>::VARIANTS.join(" "))
}

#[test]
fn what_lasted_longest_lies_within_the_game() {
    let (mut n_found, mut n_counted) = (0, 0);
    for (table, summary) in every_game() {
        let Some(it) = table.lasting() else { continue };
        n_found += 1;
        assert!(it.from < it.to && it.to <= table.at(), "{it:?}");
        assert!(it.seat.index() < summary.seats.len());
        // Nobody begins more turns than steps were taken.
        assert!(it.turns as usize <= it.to - it.from, "{it:?}");
        assert!(!it.is_open || it.to == table.at());
        // Others and chance decide things in a turn of Okanagan, which begins with a tile for all that.
        if table.game() == GameId::Okanagan {
            let of_turn = &table.kept().steps[it.from..it.to];
            let own = of_turn.iter().filter(|step| step.by == Some(it.seat));
            let n_placed = own.filter(|step| step.what.contains(r#""type":"place""#)).count();
            assert_eq!(it.turns as usize, n_placed, "{it:?}");
            n_counted += 1;
        }
    }
    assert!(n_found > 0 && n_counted > 0);
}

/// A gatherer goes into a forest in the fifth step and comes home in the thirteenth, with 6 points for
/// the forest that the other seat closes; in between its owner begins one turn.
const FOREST: [(Option<u8>, &str); 13] = [
    (None, r#"{"type":"first","seat":0}"#),
    (None, r#"{"type":"land","tile":35}"#),
    (None, r#"{"type":"land","tile":62}"#),
    (Some(0), r#"{"type":"place","tile":35,"x":1,"y":0,"turns":2}"#),
    (Some(0), r#"{"type":"occupy","piece":"pawn","zone":1}"#),
    (None, r#"{"type":"land","tile":61}"#),
    (Some(1), r#"{"type":"place","tile":62,"x":0,"y":-1,"turns":0}"#),
    (Some(1), r#"{"type":"occupy","piece":"pawn","zone":0}"#),
    (None, r#"{"type":"land","tile":37}"#),
    (Some(0), r#"{"type":"place","tile":61,"x":0,"y":-2,"turns":0}"#),
    (None, r#"{"type":"land","tile":14}"#),
    (Some(1), r#"{"type":"place","tile":37,"x":0,"y":1,"turns":0}"#),
    (Some(1), r#"{"type":"pass"}"#),
];

#[test]
fn a_forest_lasts_from_its_gatherer_to_its_end() {
    let step = |&(by, what): &(Option<u8>, &str)| KeptStep {
        by: by.and_then(Seat::new),
        what: what.to_owned(),
        think_ms: 0,
        undone: 0,
        joined: false,
    };
    let after = |at: usize| {
        let kept = KeptTable {
            setup: serde_json::to_string(&hunters::Setup::new(2)).unwrap(),
            rules: GameId::Hunters.rules(),
            seed: 1,
            sitters: vec![Sitter::Person; 2],
            script: "[]".to_owned(),
            practice: false,
            steps: FOREST.iter().map(step).collect(),
            at,
        };
        AnyTable::resumed(GameId::Hunters, &kept).unwrap().lasting()
    };
    assert_eq!(after(4), None);
    let waits = Lasting { seat: Seat::FIRST, from: 5, to: 12, turns: 1, is_open: true, brought: 0 };
    assert_eq!(after(12), Some(waits));
    assert_eq!(after(13), Some(Lasting { to: 13, is_open: false, brought: 6, ..waits }));
}
