//! The kit's own test: the sound toy passes, and every fault put into it on purpose is caught
//! under the right name.

mod toy;

use game_check::{Check, Fault, Law, check};
use toy::flaw::{self, Flaw};
use toy::{Setup, Toy};

const SEEDS: std::ops::Range<u64> = 0..120;

fn fault_of(flaw: Flaw) -> Fault {
    flaw::put(flaw);
    let setup = Setup { n_seats: 3, n_cards: 4 };
    let check = Check::<Toy>::of(&setup).seeds(SEEDS).bound(300);
    check.law(Toy::cards_are_conserved).run().expect_err("the fault was not caught")
}

#[test]
fn a_sound_game_passes() {
    for n_seats in 2..=4 {
        for n_cards in 2..=4 {
            let setup = Setup { n_seats, n_cards };
            check::<Toy>(&setup, SEEDS, Toy::cards_are_conserved);
        }
    }
}

#[test]
fn a_passed_check_says_what_it_looked_at() {
    let setup = Setup { n_seats: 2, n_cards: 3 };
    let tally = Check::<Toy>::of(&setup).seeds(0..10).run().unwrap();
    assert_eq!(tally.games, 10);
    // 6 cards dealt, 2 rounds of a prize and two bids, and the end.
    assert!(tally.positions >= 10 * (6 + 2 * 3 + 1), "{tally}");
    assert_eq!((tally.looks, tally.imagined), (tally.positions, tally.positions * 2));
}

/// With few looks at each game the dear checks are made at a sample of positions and still find
/// what they are for; the cheap ones miss no position.
#[test]
fn few_looks_at_many_games_find_the_same_faults() {
    let setup = Setup { n_seats: 3, n_cards: 4 };
    let check = |looks| {
        let check = Check::<Toy>::of(&setup).seeds(SEEDS).looks(looks);
        check.law(Toy::cards_are_conserved).run()
    };
    let (few, all) = (check(4).unwrap(), check(usize::MAX).unwrap());
    assert_eq!((few.positions, few.games), (all.positions, all.games));
    // Four of each game and its end, more or less.
    assert!((4 * few.games..6 * few.games).contains(&few.looks), "{few}");
    for (flaw, law) in [
        (Flaw::LeakedHand, Law::ViewSecret),
        (Flaw::ImaginePeeks, Law::ImagineChanges),
        (Flaw::EventLeaksDeal, Law::EventSecret),
        (Flaw::DishonestReveals, Law::Reveals),
        (Flaw::FinalSecret, Law::FinalSheet),
    ] {
        flaw::put(flaw);
        assert_eq!(check(4).unwrap_err().law(), law);
    }
    for (flaw, law) in [(Flaw::LostCard, Law::Own), (Flaw::SinkMatters, Law::Sink)] {
        flaw::put(flaw);
        let fault = check(0).unwrap_err();
        assert_eq!((fault.law(), fault.seed()), (law, SEEDS.start));
    }
}

#[test]
fn a_fault_says_where_and_carries_the_game_so_far() {
    let fault = fault_of(Flaw::LostCard);
    assert_eq!(fault.trace().len(), fault.n_steps() + 1);
    let header: serde_json::Value = serde_json::from_str(&fault.trace()[0]).unwrap();
    let expected = serde_json::json!({
        "game": "toy", "rules": 1, "setup": { "nSeats": 3, "nCards": 4 }, "seed": fault.seed(),
    });
    assert_eq!(header, expected);
    let first: serde_json::Value = serde_json::from_str(&fault.trace()[1]).unwrap();
    assert_eq!((first["n"].as_u64(), first["by"].as_str()), (Some(1), Some("chance")));
    assert_eq!(first["step"]["type"], "card");
    let text = fault.to_string();
    for part in ["toy breaks a law", "the game's own laws hold", "instead of 4", &fault.trace()[0]]
    {
        assert!(text.contains(part), "{part:?} is missing in:\n{text}");
    }
    // The same seed alone finds the same fault at the same step.
    let setup = Setup { n_seats: 3, n_cards: 4 };
    let alone = Check::<Toy>::of(&setup);
    let alone = alone.seeds(fault.seed()..fault.seed() + 1).law(Toy::cards_are_conserved);
    assert_eq!(alone.run().unwrap_err().trace(), fault.trace());
}

#[test]
fn a_setup_no_game_can_start_from_is_a_fault() {
    let fault = Check::<Toy>::of(&Setup { n_seats: 9, n_cards: 3 }).run().unwrap_err();
    assert_eq!(fault.law(), Law::Setup);
    assert!(fault.found().contains("9 seats"), "{fault}");
}

/// One test for each fault: its name, the fault, the law, and words of the complaint.
macro_rules! caught {
    ($($name:ident: $flaw:ident => $law:ident, $words:literal;)*) => { $(
        #[test]
        fn $name() {
            let fault = fault_of(Flaw::$flaw);
            assert_eq!(fault.law(), Law::$law, "{fault}");
            assert!(fault.found().contains($words), "{:?} is not said:\n{fault}", $words);
        }
    )* };
}

caught! {
    a_leaked_hand_is_caught: LeakedHand => ViewSecret, "View > hands";
    a_lost_card_is_caught: LostCard => Own, "3 cards of rank";
    a_wrong_turn_is_caught: WrongTurn => Turn, "turn() is Seats";
    a_wrong_order_of_actions_is_caught: WrongOrder => ActionOrder, "not ascending";
    an_action_listed_twice_is_caught: DoubleAction => ActionOrder, "not ascending";
    a_score_that_tells_a_secret_is_caught: ScoreTells => ScoreSecret, "at ScoreSheet > seats";
    a_view_that_depends_on_the_hidden_is_caught: ViewDepends => ViewSecret, "hint";
    an_event_that_leaks_an_answer_is_caught: EventLeaksBid => EventSecret, "Bid";
    an_event_that_leaks_chance_is_caught: EventLeaksDeal => EventSecret, "Dealt";
    a_foresight_that_leaks_is_caught: ForeseeLeaks => ForeseeSecret, "foresee(Bid";
    a_foresight_that_errs_is_caught: ForeseeDiffers => Foresee, "points";
    an_offer_that_lacks_an_action_is_caught: OfferLacks => Offer, "one: offered";
    a_refusal_of_the_legal_is_caught: RefusesLegal => Refusal, "is a legal action";
    a_refusal_that_permits_too_much_is_caught: PermitsIllegal => Refusal, "is not a legal action";
    a_refusal_for_the_wrong_reason_is_caught: WrongRefusal => Refusal, "NotNow";
    a_reason_that_tells_a_secret_is_caught: RefusalTells => ChoiceSecret, "StockHas";
    totals_that_disagree_are_caught: TotalsDiffer => Totals, "one: totals()";
    a_step_that_changes_nothing_is_caught: Circle => End, "Pass changes nothing";
    a_circle_is_caught: LongCircle => End, "2 steps ago";
    an_endless_game_is_caught: Endless => End, "not over after 301 steps";
    a_dishonest_reveals_is_caught: DishonestReveals => Reveals, "does not reveal";
    an_action_lost_in_json_is_caught: ActionJson => StepJson, "reads back as";
    a_setup_lost_in_json_is_caught: SetupJson => SetupJson, "reads back as";
    a_refused_step_that_changes_the_position_is_caught: PlaySpoils => Play, "prize";
    an_illegal_sample_is_caught: SampleIllegal => Sample, "sampled Some(Bid";
    an_unfair_sample_is_caught: SampleUnfair => SampleFair, "sample_action";
    a_position_that_depends_on_the_sink_is_caught: SinkMatters => Sink, "points";
    an_imagination_that_peeks_is_caught: ImaginePeeks => ImagineChanges, "no imagined position";
    an_imagination_that_follows_the_truth_is_caught: ImagineFollows => ImagineSecret, "the same generator";
    an_imagination_that_loses_cards_is_caught: ImagineLoses => ImaginePlayable, "3 cards of rank 1";
    places_before_the_end_are_caught: EarlyPlaces => Places, "places() is Some";
    places_against_the_totals_are_caught: WrongPlaces => Places, "do not follow the totals";
    an_answer_shown_too_early_is_caught: AnswerShown => AnswerSecret, "bids";
    answers_that_depend_on_their_order_are_caught: AnswerOrder => AnswerOrder, "in this order";
    a_final_sheet_with_secrets_is_caught: FinalSecret => FinalSheet, "one: totals()";
    a_panic_is_caught_with_its_trace: Panic => Panic, "too rich";
    a_denied_secret_is_caught: DeniesSecrets => HasSecrets, "nothing is hidden";
    a_public_that_knows_more_is_caught: PublicKnowsMore => Tell, "told to the public";
    a_view_of_everything_that_lacks_something_is_caught: EverythingLacks => Everything, "one view";
    an_outcome_without_weight_is_caught: WeightZero => ChanceOrder, "a weight is 0";
    outcomes_out_of_order_are_caught: ChanceOrder => ChanceOrder, "not ascending";
    a_start_that_is_not_always_the_same_is_caught: StartDiffers => Setup, "two starts differ";
    a_replay_that_differs_is_caught: ReplayDiffers => Replay, "one: played, other: replayed";
    rounds_that_go_back_are_caught: RoundsBack => Round, "follows";
    secrets_that_come_and_go_are_caught: Inconstant => Constant, "has_secrets";
}
