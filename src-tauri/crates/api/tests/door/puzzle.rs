//! The day's puzzles through the door: the same for everybody, one try that counts, and a table that says
//! nothing its seat may not know.

use api::App;
use api::wire::{
    AddPerson, ApiError, Day, DayOf, DaySolver, Decision, ExerciseAnswer, HintOf, PlayDay,
    PuzzleDay, PuzzleStand, Puzzles, PuzzlesOf, Reply, Request, SeatPlan, TableState, Take,
};
use review::PuzzleKind;
use table::{AnyAction, GameId, Sitter};

use crate::desk::{Folder, at, decision, games, of, seat, table};

const DAY: &str = "2026-11-22";

async fn day(app: &App, day: &str) -> Day {
    let reply = app.handle(Request::Day(DayOf { day: day.into(), profile: None })).await.unwrap();
    let Reply::Day(day) = reply else { panic!("no day: {reply:?}") };
    day
}

/// How the only one who has tried a puzzle of this game stands.
async fn standing(app: &App, on: &str, game: GameId) -> Option<DaySolver> {
    let all = day(app, on).await.games;
    let card = all.into_iter().find(|it| it.game == game).unwrap();
    assert!(card.solvers.len() <= 1);
    card.solvers.into_iter().next()
}

async fn person(app: &App, name: &str) -> String {
    let person = AddPerson { name: name.into(), mark: "sun".into() };
    let reply = app.handle(Request::AddPerson(person)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    people.added.unwrap()
}

/// The puzzle of a day, for a person or a guest.
async fn asked(app: &App, game: GameId, on: &str, who: Option<&str>) -> PlayDay {
    let cards = day(app, on).await.games;
    let card = cards.into_iter().find(|it| it.game == game).unwrap();
    let plan = |(i, &sitter): (usize, &Sitter)| SeatPlan {
        name: if sitter.is_person() { "Eva".into() } else { format!("bot {i}") },
        mark: ["sun", "moon", "leaf", "wave", "star"][i].into(),
        sitter,
        profile: who.map(str::to_owned).filter(|_| sitter.is_person()),
        help: None,
        handicap: None,
    };
    let seats = card.sitters.iter().enumerate().map(plan).collect();
    PlayDay { game, day: on.into(), seats }
}

async fn puzzle(app: &App, game: GameId, on: &str, who: Option<&str>) -> TableState {
    let play = asked(app, game, on, who).await;
    table(app, Request::Puzzle(play)).await.unwrap()
}

async fn answered(app: &App, state: &TableState, action: AnyAction) -> ExerciseAnswer {
    let after = table(app, Request::Act(decision(state, &[action]))).await.unwrap();
    assert_eq!(after.shown.at, state.shown.at, "nothing is played");
    *after.exercise.unwrap().answer.unwrap()
}

/// An answer that is not good enough, and what it is worth.
async fn missed(app: &App, game: GameId, who: Option<&str>) -> (AnyAction, ExerciseAnswer) {
    let all = puzzle(app, game, DAY, None).await.shown.offer.unwrap().actions();
    for action in all {
        let given = puzzle(app, game, DAY, None).await;
        if !answered(app, &given, action).await.is_solved {
            let given = puzzle(app, game, DAY, who).await;
            return (action, answered(app, &given, action).await);
        }
    }
    panic!("whatever is done there is good enough")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_try_counts_and_the_streak_forgives() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let game = GameId::Kraje;
    let given = puzzle(&app, game, DAY, Some(&eva)).await;
    let exercise = given.exercise.clone().unwrap();
    assert_eq!((exercise.day.as_deref(), exercise.of, exercise.answer), (Some(DAY), None, None));
    assert_eq!(given.shown.actor, Some(seat(0)));
    assert_eq!(standing(&app, DAY, game).await, None, "to look is not to try");

    let (worse, told) = missed(&app, game, Some(&eva)).await;
    assert!(told.is_first && !told.is_best && told.back.is_none());
    assert!(
        told.points.unwrap().mean > 0.0 && told.chance.is_none(),
        "alone there are points only"
    );
    assert_eq!((&told.moment.actions[..], told.moment.seat), (&[worse][..], seat(0)));
    let best = told.moment.better[0];
    assert_ne!(best, worse);
    let solver = told.solver.unwrap();
    assert_eq!((solver.today, solver.streak, solver.solved), (Some(false), 0, 0));

    // Trying again is allowed, and does not count.
    let given = puzzle(&app, game, DAY, Some(&eva)).await;
    let again = answered(&app, &given, best).await;
    assert!(again.is_solved && again.is_best && !again.is_first);
    assert_eq!(again.solver, standing(&app, DAY, game).await);
    assert_eq!(standing(&app, DAY, game).await.unwrap().today, Some(false));
    // Of a guest nothing is kept.
    let given = puzzle(&app, game, DAY, None).await;
    let guest = answered(&app, &given, best).await;
    assert_eq!((guest.is_best, guest.is_first, guest.solver), (true, false, None));

    // Solved the day before and the day after, the missed day between is forgiven.
    for on in ["2026-11-21", "2026-11-23"] {
        let told = day_best(&app, game, on, &eva).await;
        assert!(told.is_first && told.is_best);
    }
    // What is solved after its day is solved, and no streak.
    let solver = standing(&app, "2026-11-23", game).await.unwrap();
    assert_eq!((solver.today, solver.streak, solver.solved), (Some(true), 0, 2));
    let of = |until: &str| PuzzlesOf { profile: Some(eva.clone()), until: until.into() };
    let archive = app.handle(Request::Puzzles(of("2026-11-23"))).await.unwrap();
    let Reply::Puzzles(Puzzles { days, stands }) = archive else { panic!("{archive:?}") };
    let told = |day: &PuzzleDay| day.puzzles.iter().find(|it| it.game == game).unwrap().solved;
    let latest: Vec<_> = days.iter().take(4).map(|it| (&*it.day, told(it))).collect();
    let yes = Some(true);
    let (on, before) = ((DAY, Some(false)), ("2026-11-21", yes));
    assert_eq!(latest, [("2026-11-23", yes), on, before, ("2026-11-20", None)]);
    assert_eq!((days.len(), &*days[27].day), (28, "2026-10-27"));
    assert_eq!(stands, [PuzzleStand { game, asks: PuzzleKind::BestMove, tried: 3, solved: 2 }]);
    let bad = app.handle(Request::Puzzles(of("2026-02-30"))).await;
    assert_eq!(bad, Err(ApiError::BadRequest { r#where: "until".into() }));

    let db = rusqlite::Connection::open(folder.file()).unwrap();
    assert_eq!(db.execute("UPDATE puzzle_result SET is_late = 0 WHERE is_late = 1", []), Ok(3));
    let solver = standing(&app, "2026-11-23", game).await.unwrap();
    assert_eq!((solver.today, solver.streak, solver.solved), (Some(true), 2, 2));
    assert_eq!(games(&app).await.len(), 0, "puzzles are no games of the list");
    assert_eq!(standing(&app, "2026-11-23", GameId::Hunters).await, None);
    drop(app);
    let app = folder.open();
    assert_eq!(standing(&app, "2026-11-23", game).await, Some(solver), "it is on disk");
}

/// The best answer on a day, tried first by a guest.
async fn day_best(app: &App, game: GameId, on: &str, who: &str) -> ExerciseAnswer {
    let given = puzzle(app, game, on, None).await;
    let any = given.shown.offer.as_ref().unwrap().actions()[0];
    let best = answered(app, &given, any).await.moment.better[0];
    let given = puzzle(app, game, on, Some(who)).await;
    answered(app, &given, best).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_the_same_for_everybody_and_kept() {
    let (one, other) = (Folder::new(), Folder::new());
    let mut known = Vec::new();
    for folder in [&one, &other] {
        let app = folder.open();
        known.push(puzzle(&app, GameId::Hunters, DAY, None).await.shown);
    }
    assert_eq!(known[0], known[1], "on another device");
    let db = rusqlite::Connection::open(one.file()).unwrap();
    let sql = "SELECT body FROM reckoned WHERE kind = 'puzzle' AND key = ?1";
    let kept = |day: &str| -> rusqlite::Result<String> {
        db.query_row(sql, [format!("hunters:{day}")], |row| row.get(0))
    };
    let made = kept(DAY).unwrap();
    // What is kept is what is asked; what is damaged is made anew.
    db.execute("UPDATE reckoned SET key = 'hunters:2026-11-24'", []).unwrap();
    let app = one.open();
    assert_eq!(puzzle(&app, GameId::Hunters, "2026-11-24", None).await.shown, known[0]);
    drop(app);
    db.execute("UPDATE reckoned SET key = 'hunters:2026-11-22', body = '{\"judge\":1}'", [])
        .unwrap();
    let app = one.open();
    assert_eq!(puzzle(&app, GameId::Hunters, DAY, None).await.shown, known[0]);
    assert_eq!(kept(DAY).unwrap(), made);
}

/// From December 2026 on every second day asks for the most points, and what was kept of another kind
/// for such a day is not asked.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_for_is_said_on_the_day_and_at_the_table() {
    let folder = Folder::new();
    let app = folder.open();
    let game = GameId::Kraje;
    let (best, most) = (PuzzleKind::BestMove, PuzzleKind::MostPoints);
    for (on, asks) in
        [(DAY, best), ("2026-11-23", best), ("2026-12-01", most), ("2026-12-02", best)]
    {
        let cards = day(&app, on).await.games;
        let said: Vec<_> = cards.iter().map(|it| (it.game, it.asks)).collect();
        let all = GameId::ALL.iter().map(|&it| (it, if it == game { asks } else { best }));
        assert_eq!(said, all.collect::<Vec<_>>(), "on {on}");
    }
    let old = puzzle(&app, game, DAY, None).await;
    assert_eq!(old.exercise.as_ref().unwrap().asks, Some(best));
    drop(app);
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    let moved = "UPDATE reckoned SET key = 'kraje:2026-12-01' WHERE key = 'kraje:2026-11-22'";
    assert_eq!(db.execute(moved, []).unwrap(), 1);
    drop(db);
    let app = folder.open();
    let given = puzzle(&app, game, "2026-12-01", None).await;
    assert_ne!(given.shown.view, old.shown.view);
    assert_eq!(given.exercise.as_ref().unwrap().asks, Some(most));
    let any = given.shown.offer.as_ref().unwrap().actions()[0];
    let told = answered(&app, &given, any).await;
    let lost = told.points.unwrap_or_default();
    assert_eq!((lost.error, lost.mean.fract()), (0.0, 0.0), "to the point");
    assert_eq!(told.is_solved, lost.mean < 1.5);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_else_can_be_done_at_a_puzzle() {
    let folder = Folder::new();
    let app = folder.open();
    let given = puzzle(&app, GameId::Kraje, DAY, None).await;
    let hint = HintOf { table: given.table.clone(), seat: seat(0), at: given.shown.at };
    assert_eq!(app.handle(Request::Hint(hint)).await, Err(ApiError::NotOnTurn));
    assert_eq!(table(&app, Request::Undo(at(&given))).await, Err(ApiError::NotOnTurn));
    let covered = table(&app, Request::Cover(of(&given))).await.unwrap();
    assert_eq!(covered.shown.view, given.shown.view);
    let action = given.shown.offer.as_ref().unwrap().actions()[0];
    answered(&app, &given, action).await;
    let again = table(&app, Request::Act(decision(&given, &[action]))).await;
    assert_eq!(again, Err(ApiError::NotOnTurn));
    // Nobody else is there.
    let mut play = asked(&app, GameId::Kraje, DAY, None).await;
    play.day = "2026-13-01".into();
    let wrong = table(&app, Request::Puzzle(play.clone())).await;
    assert!(matches!(wrong, Err(ApiError::BadRequest { .. })), "there is no such day");
    play.day = DAY.into();
    play.seats.push(play.seats[0].clone());
    assert!(matches!(table(&app, Request::Puzzle(play)).await, Err(ApiError::BadRequest { .. })));
}

/// In a game with hands the other hand is not in the bytes, and the device is nobody else's.
#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_says_what_its_seat_knows() {
    let folder = Folder::new();
    let app = folder.open();
    let game = GameId::Okanagan;
    let given = puzzle(&app, game, DAY, None).await;
    assert_eq!(given.shown.actor, Some(seat(0)));
    assert!(given.seed.is_none() && given.salt.is_none(), "what comes is not told");
    let other = Take { table: given.table.clone(), seat: seat(1) };
    let taken = table(&app, Request::Take(other)).await.unwrap();
    assert_eq!(taken.shown.view, given.shown.view);
    let action = given.shown.offer.as_ref().unwrap().actions()[0];
    let acts = Decision { seat: seat(1), ..decision(&given, &[action]) };
    assert_eq!(table(&app, Request::Act(acts)).await, Err(ApiError::NotOnTurn));
}
