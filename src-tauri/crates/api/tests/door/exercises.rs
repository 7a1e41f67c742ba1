//! Exercises through the door: what comes back and when, what an answer is worth, and that the table of
//! one says nothing that its seat did not know.

use api::App;
use api::wire::{
    AddPerson, ApiError, Decision, ExerciseAnswer, Exercises, ExercisesOf, HintOf, Judged, Portion,
    PositionAt, Practise, Reply, Request, SettingsChange, SettingsOf, TableState, Take,
};
use game::rng_from_seed;
use table::AnyAction;

use crate::desk::{Folder, at, decision, games, next_request, of, plan, seat, story, table};
use crate::review::{played_by, reviewed};

async fn exercises(app: &App, profile: &str) -> Exercises {
    exercises_of(app, profile, None).await
}

/// Of one game where a table is named, else the day's portion.
async fn exercises_of(app: &App, profile: &str, table: Option<&str>) -> Exercises {
    let of = ExercisesOf { profile: profile.to_owned(), table: table.map(str::to_owned) };
    let reply = app.handle(Request::Exercises(of)).await.unwrap();
    let Reply::Exercises(told) = reply else { panic!("no exercises: {reply:?}") };
    told
}

async fn person(app: &App, name: &str) -> String {
    let person = AddPerson { name: name.into(), mark: "sun".into() };
    let reply = app.handle(Request::AddPerson(person)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    people.added.unwrap()
}

fn sql(folder: &Folder, statement: &str) {
    rusqlite::Connection::open(folder.file()).unwrap().execute_batch(statement).unwrap();
}

async fn answered(app: &App, state: &TableState, action: AnyAction) -> ExerciseAnswer {
    let asked = Request::Act(decision(state, &[action]));
    let after = table(app, asked).await.unwrap();
    assert_eq!(after.shown.at, state.shown.at, "nothing is played");
    *after.exercise.unwrap().answer.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dear_decision_comes_back_until_it_is_solved_twice() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let state = played_by(&app, "1", Some(&eva)).await;
    assert_eq!(exercises(&app, &eva).await.due, 0, "nobody has looked");
    let told = reviewed(&app, &state).await;
    let fresh = exercises(&app, &eva).await;
    assert!(fresh.due == 0 && fresh.later > 0, "it rests after the game: {fresh:?}");
    sql(&folder, "UPDATE game SET ended_at = 1700000000000");
    let portion = |portion| SettingsChange { portion: Some(portion), ..SettingsChange::default() };
    let set = |change| Request::Settings(SettingsOf { change: Some(change) });
    app.handle(set(portion(Portion::Five))).await.unwrap();
    let few = exercises(&app, &eva).await;
    assert_eq!((few.due, few.later), (5.min(fresh.later), fresh.later.saturating_sub(5)));
    app.handle(set(portion(Portion::All))).await.unwrap();
    let due = exercises(&app, &eva).await;
    assert_eq!((due.due, due.later), (fresh.later, 0));
    let dearest = due.exercises[0].clone();
    let judged = |n| -> Judged {
        let all = &told.review.as_ref().unwrap().decisions;
        all.iter().find(|it| it.n == n).unwrap().clone()
    };
    let it = judged(dearest.n);
    assert!(due.exercises.iter().all(|other| judged(other.n).points.mean <= it.points.mean));
    let asked = || {
        let (table, n) = (state.table.clone(), dearest.n);
        Request::Practise(Practise { table, n, seat: seat(0) })
    };

    // What was played again is as bad as it was.
    let given = table(&app, asked()).await.unwrap();
    assert_eq!((given.shown.at, given.shown.actor), (dearest.n, Some(seat(0))));
    let missed = answered(&app, &given, it.played).await;
    assert!(!missed.is_solved && !missed.is_best);
    assert!(!missed.back.unwrap().is_done && missed.solver.is_none());
    assert_eq!((missed.points, missed.chance), (Some(it.points), None));
    let moment = (missed.moment.actions, missed.moment.better);
    assert_eq!(moment, (vec![it.played], vec![it.best.unwrap()]));
    // There is one answer to a table, and nothing else can be done there.
    let again = Request::Act(decision(&given, &[it.played]));
    assert_eq!(table(&app, again).await, Err(ApiError::NotOnTurn));
    assert_eq!(table(&app, Request::Undo(at(&given))).await, Err(ApiError::NotOnTurn));
    let hint = HintOf { table: given.table.clone(), seat: seat(0), at: dearest.n };
    assert_eq!(app.handle(Request::Hint(hint)).await, Err(ApiError::NotOnTurn));
    assert_eq!(games(&app).await.len(), 1, "it is no game of the list");
    let now = exercises(&app, &eva).await;
    assert_eq!((now.due, now.later), (due.due - 1, 1), "it comes back another day");

    // The best twice, and it is done.
    for n in 1..=2 {
        sql(&folder, "UPDATE exercise SET due = 0");
        let given = table(&app, asked()).await.unwrap();
        let best = answered(&app, &given, it.best.unwrap()).await;
        assert_eq!((best.is_solved, best.is_best, best.points), (true, true, None));
        assert_eq!(best.back.unwrap().is_done, n == 2);
    }
    let done = exercises(&app, &eva).await;
    assert_eq!((done.due, done.later, done.solved), (due.due - 1, 0, 1));
    // What no review calls a mistake is no exercise.
    let wrong = Practise { table: state.table.clone(), n: 0, seat: seat(0) };
    assert!(matches!(
        table(&app, Request::Practise(wrong)).await,
        Err(ApiError::BadRequest { .. })
    ));
    sql(&folder, "UPDATE game SET excluded = 1");
    assert_eq!(exercises(&app, &eva).await.solved, 0, "left out, it brings none");
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_of_a_game_can_be_tried_right_after_its_review() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let state = played_by(&app, "1", Some(&eva)).await;
    let told = reviewed(&app, &state).await;
    let of_game = || exercises_of(&app, &eva, Some(&state.table));
    let all = of_game().await;
    assert_eq!(all.later, 0);
    assert!(all.exercises.is_sorted_by_key(|it| it.n) && !all.exercises.is_empty());
    let first = all.exercises[0].clone();
    let asked = Request::Practise(Practise { table: first.table, n: first.n, seat: first.seat });
    let given = table(&app, asked).await.unwrap();
    assert!(given.exercise.as_ref().unwrap().is_early);
    let judged = told.review.unwrap().decisions.into_iter().find(|it| it.n == first.n).unwrap();
    let best = answered(&app, &given, judged.best.unwrap()).await;
    // Solved with the answer still in mind, it comes back as if it had not been tried.
    assert!(best.is_solved && !best.back.unwrap().is_done);
    let left = of_game().await;
    assert_eq!((left.due, left.later, left.solved), (all.due - 1, 1, 0));
    assert_eq!(exercises_of(&app, &eva, Some("another")).await.due, 0);
    // Whatever is tried on a day is of its portion.
    sql(&folder, "UPDATE game SET ended_at = 1700000000000; UPDATE exercise SET due = 0");
    assert_eq!(exercises(&app, &eva).await.due, all.due.min(9));
    sql(&folder, "UPDATE exercise SET tried_at = tried_at - 86400000");
    assert_eq!(exercises(&app, &eva).await.due, all.due.min(10));
}

#[tokio::test(flavor = "multi_thread")]
async fn any_other_answer_is_judged_in_the_same_futures() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let state = played_by(&app, "1", Some(&eva)).await;
    reviewed(&app, &state).await;
    sql(&folder, "UPDATE game SET ended_at = 1700000000000");
    let first = exercises(&app, &eva).await.exercises[0].clone();
    let asked = Request::Practise(Practise { table: first.table, n: first.n, seat: first.seat });
    let mut lost = Vec::new();
    for _ in 0..2 {
        let given = table(&app, asked.clone()).await.unwrap();
        let all = given.shown.offer.as_ref().unwrap().actions();
        let known = answered(&app, &given, all[0]).await;
        assert_eq!(known.is_best, known.points.is_none());
        lost.push((known.points, known.is_solved));
    }
    assert_eq!(lost[0], lost[1], "the same answer is worth the same");
}

/// The table of an exercise shows what the replay of the whole game shows with the eyes of the seat: not
/// the other hand, and nothing that came later.
#[tokio::test(flavor = "multi_thread")]
async fn an_exercise_knows_what_its_seat_knew() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let mut rng = rng_from_seed(5);
    let mut new = plan("kraje", "pp", Some("21"));
    new.seats[1].profile = Some(eva.clone());
    let mut state = table(&app, Request::NewTable(new)).await.unwrap();
    while let Some(request) = next_request(&state, &mut rng) {
        state = table(&app, request).await.unwrap();
    }
    reviewed(&app, &state).await;
    sql(&folder, "UPDATE game SET ended_at = 1700000000000");
    let all = exercises(&app, &eva).await.exercises;
    assert!(!all.is_empty(), "it was played at random");
    for it in all {
        assert_eq!(it.seat, seat(1));
        let asked = Practise { table: it.table.clone(), n: it.n, seat: it.seat };
        let given = table(&app, Request::Practise(asked)).await.unwrap();
        let then = PositionAt { table: it.table.clone(), at: it.n, seat: Some(it.seat) };
        app.handle(Request::Open(of(&state))).await.unwrap();
        let Reply::Position(then) = app.handle(Request::Position(then)).await.unwrap() else {
            panic!("no position")
        };
        assert_eq!(given.shown.view.as_ref(), Some(&then.view));
        let heard = |state: &TableState, seat| {
            let (app, asked) = (app.clone(), Request::Log(story(state, seat)));
            async move {
                let Reply::Log(log) = app.handle(asked).await.unwrap() else { panic!("no log") };
                log.entries
            }
        };
        let mut whole = heard(&state, Some(it.seat)).await;
        whole.retain(|entry| entry.n < it.n);
        assert_eq!(heard(&given, None).await, whole);
        // Nobody else takes the device there, and a curtain shows no more.
        let other = Take { table: given.table.clone(), seat: seat(0) };
        let taken = table(&app, Request::Take(other)).await.unwrap();
        assert_eq!(taken.shown.view, given.shown.view);
        let covered = table(&app, Request::Cover(of(&given))).await.unwrap();
        assert_eq!(covered.shown.view, given.shown.view);
        let acts = Decision {
            seat: seat(0),
            ..decision(&given, &given.shown.offer.as_ref().unwrap().actions()[..1])
        };
        assert_eq!(table(&app, Request::Act(acts)).await, Err(ApiError::NotOnTurn));
    }
}
