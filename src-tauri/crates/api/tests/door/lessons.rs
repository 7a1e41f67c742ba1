//! Lessons from outside: taken to their end, left and gone on with, and never among the games.

use api::App;
use api::wire::{
    AddPerson, ApiError, At, ExportForm, ExportPlays, HintOf, Learn, Lesson, Lessons, LessonsOf,
    RecordsOf, Reply, Request, SeatPlan, StatisticsOf, TableState,
};
use game::rng_from_seed;
use table::GameId;

use crate::backup::{backup, look, take};
use crate::desk::{Folder, decision, games, next_request, of, plan, seat, table};
use crate::result::play_on;

async fn lessons(app: &App, profile: Option<&str>) -> Lessons {
    let asked = LessonsOf { profile: profile.map(str::to_owned) };
    let reply = app.handle(Request::Lessons(asked)).await.unwrap();
    let Reply::Lessons(found) = reply else { panic!("no lessons: {reply:?}") };
    found
}

fn learn(game: GameId, lesson: &Lesson, profile: Option<&str>) -> Learn {
    let seat = |(i, &sitter): (usize, _)| SeatPlan {
        name: format!("Seat {i}"),
        mark: format!("mark{i}"),
        sitter,
        profile: profile.filter(|_| i == lesson.learner.index()).map(str::to_owned),
        help: None,
        handicap: None,
    };
    let seats = lesson.sitters.iter().enumerate().map(seat).collect();
    Learn { game, lesson: lesson.id.clone(), seats, anew: None }
}

/// Does what the learner is shown.
async fn shown(app: &App, state: &TableState) -> TableState {
    let (table_id, seat) = (state.table.clone(), state.shown.actor.unwrap());
    let asked = HintOf { table: table_id, seat, at: state.shown.at };
    let Reply::Hint(hint) = app.handle(Request::Hint(asked)).await.unwrap() else { panic!() };
    table(app, Request::Act(decision(state, &hint.actions))).await.unwrap()
}

fn is_through(state: &TableState) -> bool {
    state.lesson.as_ref().unwrap().is_through
}

#[tokio::test]
async fn every_lesson_is_taken_by_what_is_shown_and_none_of_them_is_a_game() {
    let folder = Folder::new();
    let app = folder.open();
    let mut n = 0;
    for listed in lessons(&app, None).await.games {
        for lesson in listed.lessons.iter().chain(&listed.small) {
            let mut state =
                table(&app, Request::Learn(learn(listed.game, lesson, None))).await.unwrap();
            assert!(!state.shown.can_undo, "{}", lesson.id);
            for task in 1..=lesson.tasks {
                assert_eq!(state.lesson.as_ref().unwrap().task, task, "{}", lesson.id);
                // A decision may be made in parts.
                for _ in 0..9 {
                    if state.lesson.as_ref().unwrap().task == task && !is_through(&state) {
                        state = shown(&app, &state).await;
                    }
                }
            }
            assert!(is_through(&state), "{}", lesson.id);
            assert_eq!(state.lesson.unwrap().is_done, !lesson.is_game, "{}", lesson.id);
            n += 1;
        }
    }
    assert!(n > 20, "only {n} lessons");
    assert_eq!(games(&app).await, []);
    for listed in lessons(&app, None).await.games {
        assert!(!listed.played && !listed.played_by);
        for lesson in listed.lessons.into_iter().chain(listed.small) {
            assert_eq!(lesson.is_learned, !lesson.is_game, "{}", lesson.id);
        }
    }
}

#[tokio::test]
async fn who_has_made_a_move_of_a_game_has_played_it_and_nobody_else() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = AddPerson { name: "Eva".to_owned(), mark: "sun".to_owned() };
    let Reply::People(people) = app.handle(Request::AddPerson(eva)).await.unwrap() else {
        panic!()
    };
    let eva = people.added;
    let mut new = plan("hunters", "pp", None);
    new.seats[0].profile.clone_from(&eva);
    let mut state = table(&app, Request::NewTable(new)).await.unwrap();
    let played = async |profile: Option<&str>| {
        let found = lessons(&app, profile).await.games.into_iter();
        found.map(|it| (it.game, it.played_by)).collect::<Vec<_>>()
    };
    let nobody: Vec<_> = GameId::ALL.iter().map(|&game| (game, false)).collect();
    assert_eq!(played(eva.as_deref()).await, nobody);
    let mut rng = rng_from_seed(1);
    while state.shown.actor != Some(seat(0)) {
        state = table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    }
    let guest_has = played(None).await;
    table(&app, next_request(&state, &mut rng).unwrap()).await.unwrap();
    let hunters = |(game, _): &(GameId, bool)| (*game, game.name() == "hunters");
    assert_eq!(played(eva.as_deref()).await, nobody.iter().map(hunters).collect::<Vec<_>>());
    assert_eq!(played(None).await, guest_has);
}

#[tokio::test]
async fn a_lesson_goes_on_where_it_was_left_for_whoever_left_it() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = AddPerson { name: "Eva".to_owned(), mark: "sun".to_owned() };
    let Reply::People(people) = app.handle(Request::AddPerson(eva)).await.unwrap() else {
        panic!()
    };
    let eva = people.added.unwrap();
    let listed = lessons(&app, Some(&eva)).await.games;
    let all = listed.iter().flat_map(|it| it.lessons.iter().map(|lesson| (it.game, lesson)));
    let (game, lesson) = all.into_iter().find(|(_, lesson)| lesson.tasks > 1).unwrap();
    let begun = table(&app, Request::Learn(learn(game, lesson, Some(&eva)))).await.unwrap();
    let left = shown(&app, &begun).await;
    drop(app);

    let app = folder.open();
    let found = table(&app, Request::Learn(learn(game, lesson, Some(&eva)))).await.unwrap();
    assert_eq!((&found.table, found.shown.at), (&left.table, left.shown.at));
    assert_eq!(found.lesson.as_ref().unwrap().task, 2);
    // It is nobody else's.
    let guest = lessons(&app, None).await.games;
    assert!(guest.iter().flat_map(|it| &it.lessons).all(|it| it.table.is_none()));
    let other = table(&app, Request::Learn(learn(game, lesson, None))).await.unwrap();
    assert_ne!(other.table, left.table);
    // Begun anew, it begins at its beginning.
    let anew = Learn { anew: Some(true), ..learn(game, lesson, Some(&eva)) };
    let anew = table(&app, Request::Learn(anew)).await.unwrap();
    assert_ne!(anew.table, left.table);
    assert_eq!(anew.lesson.as_ref().unwrap().task, 1);
    let gone = table(&app, Request::Open(of(&left))).await.unwrap_err();
    assert_eq!(gone, ApiError::UnknownTable { table: left.table });
    let Reply::People(people) = app.handle(Request::People).await.unwrap() else { panic!() };
    assert_eq!(people.people[0].games, 0);

    // Another device hears of it by a backup.
    let (elsewhere, parts) = (Folder::new(), backup(&app).await);
    let other = elsewhere.open();
    look(&other, &parts).await.unwrap();
    take(&other, Vec::new()).await.unwrap();
    let theirs = lessons(&other, Some(&eva)).await.games;
    let known = theirs.iter().flat_map(|it| &it.lessons).find(|it| it.table.is_some()).unwrap();
    assert_eq!(known.table.as_ref(), Some(&anew.table));
    assert_eq!(games(&other).await, []);
}

/// The lessons of a person that they were through with.
async fn learned(app: &App, eva: &str) -> Vec<(GameId, String)> {
    let all = lessons(app, Some(eva)).await.games.into_iter();
    let of_game = |it: api::wire::GameLessons| {
        let done = it.lessons.into_iter().filter(|lesson| lesson.is_learned);
        done.map(move |lesson| (it.game, lesson.id)).collect::<Vec<_>>()
    };
    all.flat_map(of_game).collect()
}

/// That no list, statistics, record or file for other programs has heard of any game.
async fn assert_nothing_counts(app: &App, eva: &str) {
    assert_eq!(games(app).await, []);
    let asked = StatisticsOf { person: eva.into(), kind: None, days: None, against: None };
    let Reply::Statistics(told) = app.handle(Request::Statistics(asked)).await.unwrap() else {
        panic!()
    };
    assert!(told.portrait.is_none(), "{told:?}");
    let asked = Request::Records(RecordsOf::default());
    let Reply::Records(told) = app.handle(asked).await.unwrap() else { panic!() };
    assert!(told.kinds.is_empty(), "{told:?}");
    let asked = Request::ExportPlays(ExportPlays { form: ExportForm::Csv });
    let Reply::TextFile(file) = app.handle(asked).await.unwrap() else { panic!() };
    assert_eq!(file.text.lines().count(), 1, "{}", file.text);
    let Reply::People(people) = app.handle(Request::People).await.unwrap() else { panic!() };
    assert_eq!(people.people[0].games, 0);
    for listed in lessons(app, Some(eva)).await.games {
        assert!(!listed.played && !listed.played_by, "{:?}", listed.game);
    }
}

#[tokio::test]
async fn the_game_that_ends_the_lessons_is_learned_by_playing_it_out_and_counts_nowhere() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = AddPerson { name: "Eva".to_owned(), mark: "sun".to_owned() };
    let Reply::People(people) = app.handle(Request::AddPerson(eva)).await.unwrap() else {
        panic!()
    };
    let eva = people.added.unwrap();
    let mut wanted = Vec::new();
    for listed in lessons(&app, Some(&eva)).await.games {
        let last = listed.lessons.last().unwrap();
        assert!(last.is_game, "{:?}", listed.game);
        let begin = Learn { anew: None, ..learn(listed.game, last, Some(&eva)) };
        let mut state = table(&app, Request::Learn(begin.clone())).await.unwrap();
        while !is_through(&state) {
            state = shown(&app, &state).await;
        }
        assert!(!state.lesson.as_ref().unwrap().is_done);
        let over = play_on(&app, Request::Learn(begin), 5).await;
        assert!(over.lesson.unwrap().is_done, "{:?}", listed.game);
        wanted.push((listed.game, last.id.clone()));
        assert_eq!(learned(&app, &eva).await, wanted);
    }
    assert_nothing_counts(&app, &eva).await;
    drop(app);

    let app = folder.open();
    assert_eq!(learned(&app, &eva).await, wanted);
    assert_nothing_counts(&app, &eva).await;
    let (elsewhere, parts) = (Folder::new(), backup(&app).await);
    let other = elsewhere.open();
    look(&other, &parts).await.unwrap();
    take(&other, Vec::new()).await.unwrap();
    assert_eq!(learned(&other, &eva).await, wanted);
    assert_nothing_counts(&other, &eva).await;
    // They left results, as games do: it is not for want of them that nothing counts.
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    let results = db.query_row("SELECT count(DISTINCT game_id) FROM result", [], |row| row.get(0));
    assert_eq!(results, Ok(wanted.len() as i64));
}

#[tokio::test]
async fn a_wrong_decision_is_answered_and_not_taken() {
    let folder = Folder::new();
    let app = folder.open();
    let listed = lessons(&app, None).await.games;
    for it in &listed {
        let Some(lesson) = it.lessons.iter().find(|lesson| lesson.tasks > 1) else { continue };
        let state = table(&app, Request::Learn(learn(it.game, lesson, None))).await.unwrap();
        let offered = state.shown.offer.as_ref().unwrap().actions();
        let mut n_wrong = 0;
        for action in offered {
            let tried = table(&app, Request::Act(decision(&state, &[action]))).await.unwrap();
            if tried.shown.at != state.shown.at {
                break;
            }
            assert!(tried.lesson.unwrap().answer.is_some());
            assert_eq!(tried.shown.view, state.shown.view);
            n_wrong += 1;
        }
        let back = At { table: state.table.clone(), at: state.shown.at };
        assert!(table(&app, Request::Undo(back)).await.is_err());
        assert!(n_wrong < 10_000);
    }
}

#[tokio::test]
async fn what_is_no_lesson_cannot_be_learnt() {
    let folder = Folder::new();
    let app = folder.open();
    let listed = lessons(&app, None).await.games;
    let it = listed.iter().find(|it| !it.lessons.is_empty()).unwrap();
    let asked = learn(it.game, &it.lessons[0], None);
    let bad = |what: &str| ApiError::BadRequest { r#where: what.to_owned() };
    let other = Learn { lesson: "nothing".to_owned(), ..asked.clone() };
    assert_eq!(table(&app, Request::Learn(other)).await.unwrap_err(), bad("lesson"));
    let empty = Learn { seats: Vec::new(), ..asked };
    assert_eq!(table(&app, Request::Learn(empty)).await.unwrap_err(), bad("seats"));
}
