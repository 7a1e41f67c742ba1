//! One test for each tag of RULES.md, named after it. The 18 conditions stand in
//! `rules/conditions.rs`.

mod conditions;
mod drawing;
mod script;

use game::{
    Game, Line, Places, Refusal, Seat, SeatSet, SetupError, Step, Turn, Viewer, rng_from_seed,
};
use kraje::{
    Action, CardId, Chance, Choosing, ConditionNo, Event, Kraje, Offer, Pack, Rank, Realm, Reason,
    SeatView, Setup, Side, Source, Spot, Stage, sheet,
};
use script::{Script, place, seat};

#[test]
fn pk_setup() {
    let mut game = Script::for_seats(2);
    assert_eq!(game.position.turn(), Turn::Chance);
    let shared: Vec<_> = game.position.chance_outcomes().collect();
    assert_eq!(shared.len(), 18);
    assert_eq!(shared[0], (Chance::Shared { card: CardId(1) }, 1));

    game.chance(Chance::Shared { card: CardId(7) });
    let view = game.position.view(Viewer::Public);
    assert_eq!(view.shared.map(|shared| shared.condition), Some(ConditionNo(7)));
    assert_eq!((view.deck_count, view.deck_top), (17, None));
    assert!(!game.can_come_up(Chance::Top { card: CardId(7) }));

    // The top card is open to all, and it is not the one dealt: cards are dealt from the bottom.
    game.chance(Chance::Top { card: CardId(9) });
    let view = game.position.view(Viewer::Public);
    assert_eq!((view.deck_count, view.deck_top), (17, Some(CardId(9))));
    assert!(!game.can_come_up(Chance::Deal { seat: seat(0), card: CardId(9) }));
    assert!(game.can_come_up(Chance::Deal { seat: seat(0), card: CardId(1) }));
}

#[test]
fn pk_round() {
    let mut game = Script::for_seats(2);
    game.chance(Chance::Shared { card: CardId(7) });
    game.chance(Chance::Top { card: CardId(9) });
    // One card each in turn, two cards each.
    game.deal(&[(0, 1), (1, 2), (0, 3), (1, 4)]);
    assert_eq!(game.position.turn(), Turn::Seats(SeatSet::all(2)));
    let hand = |game: &Script, viewer: u8, owner: usize| {
        game.position.view(Viewer::Seat(seat(viewer))).seats[owner].hand.clone()
    };
    assert_eq!(hand(&game, 0, 0), [CardId(1), CardId(3)]);
    assert_eq!(hand(&game, 0, 1), []);

    // The first answer stays hidden, in view, score and events.
    let first = place(3, Side::Scoring, 0, 0, 0);
    let events = game.act(0, first);
    let told = Kraje::tell(&events[0], Viewer::Seat(seat(1)));
    assert_eq!(told, Some(Event::Committed { seat: seat(0), action: None, covers: None }));
    assert!(!game.position.reveals(seat(0), first));
    assert_eq!(game.position.turn(), Turn::of(seat(1)));
    let seen = game.position.view(Viewer::Seat(seat(1)));
    assert!(seen.seats[0].has_committed && seen.seats[0].placed.is_empty());
    assert_eq!((seen.seats[0].hand_count, seen.seats[0].committed), (1, None));
    let own = game.position.view(Viewer::Seat(seat(0)));
    assert_eq!((own.seats[0].placed.len(), own.seats[0].fields.len()), (1, 6));
    assert_eq!(own.seats[0].hand, [CardId(1)]);
    let total = |viewer: u8| game.position.score(Viewer::Seat(seat(viewer))).of(seat(0)).total();
    assert_eq!((total(0), total(1)), (3 - 10, 0));

    // The second one reveals both, and the other cards change hands.
    let second = place(2, Side::Plain, 1, 0, 0);
    assert!(game.position.reveals(seat(1), second));
    let foreseen = game.position.foresee(seat(1), second, &mut ());
    assert!(foreseen.view(Viewer::Seat(seat(1))).seats[0].placed.is_empty());
    let events = game.act(1, second);
    assert!(
        events.iter().any(|event| matches!(event, Event::Placed { seat, .. } if seat.index() == 0))
    );
    assert_eq!((hand(&game, 0, 0), hand(&game, 1, 1)), (vec![CardId(4)], vec![CardId(1)]));
    // Each knows what it passed on; who only watches does not.
    assert_eq!(hand(&game, 0, 1), [CardId(1)]);
    assert_eq!(game.position.view(Viewer::Public).seats[1].hand, []);

    // The passed cards are placed in the same way, then the next round is dealt.
    game.act(1, place(1, Side::Plain, 0, 0, 0));
    assert_eq!(game.position.view(Viewer::Seat(seat(0))).seats[1].placed.len(), 1);
    game.act(0, place(4, Side::Plain, 0, 0, 1));
    let view = game.position.view(Viewer::Public);
    assert_eq!((view.round, view.stage), (2, Stage::Deal));
    assert_eq!([view.seats[0].placed.len(), view.seats[1].placed.len()], [2, 2]);
}

/// The house rule of open choosing: seat 1 begins.
fn open() -> Setup {
    Setup { choosing: Choosing::Open, first: Some(seat(1)), ..Setup::for_seats(2) }
}

#[test]
fn pk_round_openly_one_after_the_other() {
    let mut game = Script { position: Kraje::new(&open()).unwrap() };
    game.chance(Chance::Shared { card: CardId(7) });
    game.chance(Chance::Top { card: CardId(9) });
    // Whoever begins is dealt first and chooses first. All hands lie open, to who only watches, too.
    game.deal(&[(1, 2), (0, 1), (1, 4), (0, 3)]);
    assert!(!game.position.has_secrets());
    assert_eq!(game.position.turn(), Turn::of(seat(1)));
    let view = |game: &Script| game.position.view(Viewer::Public);
    let hands = |game: &Script| view(game).seats.into_iter().map(|it| it.hand).collect::<Vec<_>>();
    assert_eq!(hands(&game), [[CardId(1), CardId(3)], [CardId(2), CardId(4)]]);
    assert!(!view(&game).unseen.contains(&CardId(4)));

    // The placement lies open at once, in view, score and events.
    let first = place(2, Side::Scoring, 0, 0, 0);
    assert!(!game.position.reveals(seat(1), first));
    let Action::Place(placement) = first else { unreachable!() };
    let events = game.act(1, first);
    assert_eq!(events, [Event::Placed { seat: seat(1), placement, covers: 0 }]);
    let SeatView { hand, hand_count, has_committed, placed, .. } = &view(&game).seats[1];
    assert_eq!((&hand[..], *hand_count), (&[CardId(4)][..], 1));
    assert_eq!((*has_committed, placed.len()), (false, 1));
    assert_eq!(game.position.score(Viewer::Public).of(seat(1)).total(), -10);

    // The second one chooses, which brings nothing to light, and the cards change hands.
    assert_eq!(game.position.turn(), Turn::of(seat(0)));
    let second = place(1, Side::Plain, 0, 0, 0);
    assert!(!game.position.reveals(seat(0), second));
    let events = game.act(0, second);
    let n_placed = events.iter().filter(|it| matches!(it, Event::Placed { .. })).count();
    assert_eq!(n_placed, 1, "{events:?}");
    assert_eq!(hands(&game), [[CardId(4)], [CardId(3)]]);

    // Whoever chose last goes on with the second half, and the same seat begins every round.
    assert_eq!(game.position.turn(), Turn::of(seat(0)));
    game.act(0, place(4, Side::Plain, 0, 0, 1));
    assert_eq!(game.position.turn(), Turn::of(seat(1)));
    game.act(1, place(3, Side::Plain, 0, 0, 1));
    assert_eq!((view(&game).round, view(&game).stage), (2, Stage::Deal));
    assert!(game.can_come_up(Chance::Deal { seat: seat(1), card: CardId(5) }));
}

#[test]
fn pk_round_openly_is_for_two_and_only_there_somebody_begins() {
    let begun = Setup { first: None, ..open() };
    let mut game = Script { position: Kraje::new(&begun).unwrap() };
    game.chance(Chance::Shared { card: CardId(7) });
    game.chance(Chance::Top { card: CardId(9) });
    game.deal(&[(0, 1), (1, 2), (0, 3), (1, 4)]);
    assert_eq!(game.position.turn(), Turn::of(Seat::FIRST));
    let first = |given: &str| SetupError::Option { name: "first", given: given.into() };
    let choosing = SetupError::Option { name: "choosing", given: "open".into() };
    for (setup, refused) in [
        (Setup { choosing: Choosing::Secret, ..open() }, first("1")),
        (Setup { first: Seat::new(2), ..open() }, first("2")),
        (Setup { seats: 1, first: None, ..open() }, choosing),
    ] {
        assert_eq!(Kraje::new(&setup).err(), Some(refused), "{setup:?}");
    }
    // A file may leave out what is usual.
    assert_eq!(serde_json::from_str::<Setup>(r#"{"seats":2}"#).unwrap(), Setup::for_seats(2));
}

#[test]
fn pk_solo() {
    let mut game = Script::for_seats(1);
    game.chance(Chance::Shared { card: CardId(7) });
    game.chance(Chance::Top { card: CardId(9) });
    game.deal(&[(0, 1), (0, 2)]);
    assert!(!game.position.has_secrets());
    game.act(0, place(1, Side::Plain, 0, 0, 0));
    // The other card and the top of the deck are gone, the next card of the deck comes.
    let view = game.position.view(Viewer::Seat(seat(0)));
    assert_eq!(view.discarded, [CardId(2), CardId(9)]);
    assert_eq!((view.stage, view.deck_top, view.deck_count), (Stage::Take, None, 14));
    game.chance(Chance::Take { card: CardId(3) });
    game.chance(Chance::Top { card: CardId(4) });
    let view = game.position.view(Viewer::Seat(seat(0)));
    assert_eq!(view.seats[0].hand, [CardId(3)]);
    assert_eq!((view.deck_top, view.deck_count), (Some(CardId(4)), 13));
    game.act(0, place(3, Side::Plain, 0, 0, 1));
    assert_eq!(game.position.view(Viewer::Public).round, 2);
    assert_eq!(game.position.turn(), Turn::Chance);
}

#[test]
fn pk_place() {
    // Card 1 with its scoring side up:   1    1
    //                                    M    F
    //                                    Rew  Rnw
    let mut game = Script::with_hand(CardId(1), CardId(2));
    let refusal = |game: &Script, action: Action| game.position.refusal(seat(0), action);
    let rule = |reason: Reason| Some(Refusal::Rule(reason));
    let elsewhere = place(1, Side::Scoring, 0, 1, 0);
    assert_eq!(refusal(&game, elsewhere), rule(Reason::FirstCardAtOrigin));
    let not_held = place(3, Side::Scoring, 0, 0, 0);
    assert_eq!(refusal(&game, not_held), rule(Reason::NotYourCard { card: CardId(3) }));
    // Two cards, two sides, four quarter turns, one spot.
    assert_eq!(game.position.legal_actions(seat(0)).count(), 16);
    game.act(0, place(1, Side::Scoring, 0, 0, 0));
    game.chance(Chance::Take { card: CardId(3) });
    game.chance(Chance::Top { card: CardId(4) });

    let covers = Reason::CoversCondition { condition: ConditionNo(1), x: 1, y: 0 };
    assert_eq!(refusal(&game, place(3, Side::Plain, 0, 1, -2)), rule(covers));
    assert_eq!(refusal(&game, place(3, Side::Plain, 0, 2, 0)), rule(Reason::CoversNothing));
    assert_eq!(refusal(&game, place(3, Side::Plain, 0, 100, -100)), rule(Reason::CoversNothing));
    assert_eq!(refusal(&game, Action::Discard { card: CardId(3) }), rule(Reason::NotStuck));
    // Upright it may begin in rows 1 and 2 and in columns -1 to 1, sideways in columns -2 to 1.
    let Offer { cards, is_stuck, upright, sideways } = game.position.offer(seat(0));
    assert_eq!((cards, is_stuck), (vec![CardId(3)], false));
    let spots = |xs: [i8; 2]| -> Vec<Spot> {
        (1..=2).flat_map(|y| (xs[0]..=xs[1]).map(move |x| Spot(x, y))).collect()
    };
    assert_eq!((upright, sideways), (spots([-1, 1]), spots([-2, 1])));

    // Card 3, plain, a quarter clockwise:   o    Rne  C
    //                                       V    M    F
    game.act(0, place(3, Side::Plain, 1, 0, 2));
    let realm = "1   1   .
                 M   F   .
                 o   Rne C
                 V   M   F";
    drawing::assert_shows(&game.position, seat(0), realm);
}

#[test]
fn pk_end() {
    for n_seats in [1, 2] {
        let mut game = Script::for_seats(n_seats);
        let mut rng = rng_from_seed(5);
        while let Some(step) = script::plain_step(&game.position, &mut rng) {
            game.step(step);
        }
        let view = game.position.view(Viewer::Public);
        assert_eq!((view.stage, view.round, view.deck_count), (Stage::Over, 4, 1));
        assert!(view.seats.iter().all(|seat| seat.placed.len() == 8 && seat.hand_count == 0));
    }
}

#[test]
fn pk_stuck() {
    // Four scoring sides; each card hides the ordinary fields below it and leaves its own
    // condition outside, until the conditions stand around the last four ordinary fields:
    //      .  a  a  .
    //      c  o  o  d
    //      c  o  o  d
    //      .  b  b  .
    let mut game = Script::with_hand(CardId(1), CardId(2));
    game.act(0, place(1, Side::Scoring, 0, 0, 0));
    game.chance(Chance::Take { card: CardId(3) });
    game.chance(Chance::Top { card: CardId(4) });
    game.act(0, place(3, Side::Scoring, 2, 0, 1));
    game.deal(&[(0, 5), (0, 6)]);
    game.act(0, place(5, Side::Scoring, 3, -1, 1));
    game.chance(Chance::Take { card: CardId(7) });
    game.chance(Chance::Top { card: CardId(8) });
    assert!(!game.position.offer(seat(0)).is_stuck);
    game.act(0, place(7, Side::Scoring, 1, 0, 1));
    game.deal(&[(0, 10), (0, 11)]);
    let offer = game.position.offer(seat(0));
    assert!(offer.is_stuck && offer.upright.is_empty() && offer.sideways.is_empty());
    let actions: Vec<Action> = game.position.legal_actions(seat(0)).collect();
    let discards = [CardId(10), CardId(11)].map(|card| Action::Discard { card });
    assert_eq!(actions, discards);
    game.act(0, discards[1]);
    let view = game.position.view(Viewer::Seat(seat(0)));
    assert!([CardId(10), CardId(11)].iter().all(|card| view.discarded.contains(card)));
    assert_eq!((view.stage, view.seats[0].placed.len()), (Stage::Take, 4));
}

#[test]
fn pk_score() {
    let pack = Pack::original();
    // The worked sum of the rulebook: 8 + 12 + 14 + 12 - 30 = 16.
    let realm = "M  2  2  3  3  15 15 M
                 M  F  F  Re Rw o  o  M
                 .  F  F  .  o  o  o  o
                 .  .  .  .  .  .  o  .";
    let realm = Realm::from_text(realm).unwrap();
    let sheet_of = |realm: &Realm| sheet(pack, realm, Some(ConditionNo(1)));
    let lines: Vec<(Source, i32)> =
        sheet_of(&realm).lines().iter().map(|line| (*line.source(), line.points())).collect();
    let [river, woods, range, prairie] = [1, 2, 3, 15].map(ConditionNo);
    let expected = [
        (Source::Shared { condition: river }, 8),
        (Source::Own { condition: woods }, 12),
        (Source::Own { condition: range }, 12),
        (Source::Own { condition: prairie }, 14),
        (Source::Penalty { condition: woods }, -10),
        (Source::Penalty { condition: range }, -10),
        (Source::Penalty { condition: prairie }, -10),
    ];
    assert_eq!(lines, expected);
    assert_eq!(sheet_of(&realm).total(), 16);

    // Without a condition of its own a realm gets nothing from the shared one.
    let bare = sheet_of(&Realm::from_text("Re Rw").unwrap());
    assert_eq!(bare.total(), 0);
    assert_eq!(bare.lines()[0].source(), &Source::SharedIdle { condition: river });
}

#[test]
fn pk_tie() {
    // Two realms without conditions are worth 0 each: a full tie, and a deciding game.
    let mut game = Script::for_seats(2);
    let mut rng = rng_from_seed(1);
    while let Some(step) = script::plain_step(&game.position, &mut rng) {
        game.step(step);
    }
    assert_eq!(game.position.places(), Some(Places::by_key([0, 0])));
    assert!(game.position.view(Viewer::Public).outcome.unwrap().full_tie);

    // Random games that end with equal totals: the conditions decide, from the highest down.
    let (mut n_decided, mut n_ties) = (0, 0);
    for seed in 0..2_000 {
        let position = script::random_end(2, seed);
        let sheets = position.score(Viewer::Everything);
        let [one, other] = [0, 1].map(|index| sheets.of(seat(index)));
        let falling = |index: u8| {
            let lines = sheets.of(seat(index)).lines().iter();
            let conditions = lines.filter(|line| !matches!(line.source(), Source::Penalty { .. }));
            let mut values: Vec<i32> = conditions.map(Line::points).collect();
            values.sort_unstable_by(|a, b| b.cmp(a));
            values.resize(9, 0);
            values
        };
        let is_full_tie = one.total() == other.total() && falling(0) == falling(1);
        assert_eq!(position.view(Viewer::Public).outcome.unwrap().full_tie, is_full_tie);
        if one.total() == other.total() {
            let expected = Places::by_key([falling(0), falling(1)]);
            assert_eq!(position.places(), Some(expected), "seed {seed}");
            n_ties += u32::from(is_full_tie);
            n_decided += u32::from(!is_full_tie);
        }
    }
    assert!(n_decided > 5, "{n_decided} decided, {n_ties} full ties");
}

#[test]
fn pk_rating() {
    let rank = |total: i32| Pack::original().rank(total);
    let floors = [
        (50, Rank::Incredible),
        (40, Rank::Amazing),
        (30, Rank::Wondrous),
        (20, Rank::Tricky),
        (10, Rank::Confused),
    ];
    for (floor, expected) in floors {
        assert_eq!(rank(floor), expected);
        assert!(rank(floor - 1) > expected, "one point less is a lower rank");
    }
    assert_eq!((rank(120), rank(9), rank(-30)), (Rank::Incredible, Rank::Lost, Rank::Lost));
    let end = script::random_end(1, 3);
    let outcome = end.view(Viewer::Public).outcome.unwrap();
    assert_eq!(outcome.rank, Some(rank(end.totals()[0])));
    assert!(!outcome.full_tie);
    assert_eq!(script::random_end(2, 3).view(Viewer::Public).outcome.unwrap().rank, None);
}

/// A seat that is not on turn, an end, and chance before its time are refused as such.
#[test]
fn steps_out_of_turn_are_refused() {
    let mut game = Script::for_seats(2);
    let action = place(1, Side::Plain, 0, 0, 0);
    assert_eq!(game.position.refusal(seat(0), action), Some(Refusal::ChanceFirst));
    game.chance(Chance::Shared { card: CardId(7) });
    let again = Step::Chance(Chance::Shared { card: CardId(8) });
    assert_eq!(game.position.play(again, &mut ()).unwrap_err().why, Refusal::Impossible);
    let end = script::random_end(2, 0);
    assert_eq!(end.refusal(Seat::FIRST, action), Some(Refusal::Over));
}
