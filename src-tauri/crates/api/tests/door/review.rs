//! Reviews through the door: made beside the work, kept, gone on with, and made anew when what is kept
//! is not what was written.

use std::time::Duration;

use api::App;
use api::wire::{
    AddPerson, ApiError, Beat, Fair, Finish, FortuneOf, GameStory, HintOf, KeyMoment, MomentOf,
    Push, Reply, Request, ReviewState, Sight, TableState,
};
use game::rng_from_seed;
use review::{Care, Grade, Settings};
use table::{AnyAction, GameId, Next};
use tokio::time::{sleep, timeout};

use crate::backup;
use crate::desk::{Folder, next_request, of, plan, table};
use crate::play::pushed;
use crate::result::result;

/// More than any of these takes.
const LONG: Duration = Duration::from_mins(5);

async fn asked(app: &App, request: Request) -> Result<ReviewState, ApiError> {
    let reply = app.handle(request).await?;
    let Reply::Review(state) = reply else { panic!("no review: {reply:?}") };
    Ok(state)
}

/// A game for one, played at random to its end.
async fn played(app: &App, seed: &str) -> TableState {
    played_by(app, seed, None).await
}

/// The same, by somebody with this profile.
pub(crate) async fn played_by(app: &App, seed: &str, profile: Option<&str>) -> TableState {
    let mut rng = rng_from_seed(3);
    let mut new = plan("kraje", "p", Some(seed));
    new.seats[0].profile = profile.map(str::to_owned);
    let mut state = table(app, Request::NewTable(new)).await.unwrap();
    while let Some(request) = next_request(&state, &mut rng) {
        state = table(app, request).await.unwrap();
    }
    state
}

/// A decision of it, as its review shows it.
async fn moment(app: &App, state: &TableState, n: u32) -> KeyMoment {
    let asked = Request::KeyMoment(MomentOf { table: state.table.clone(), n });
    let reply = app.handle(asked).await.unwrap();
    let Reply::KeyMoment(moment) = reply else { panic!("no moment: {reply:?}") };
    moment
}

/// What the review says when it has ended.
async fn ended(app: &App, state: &TableState) -> ReviewState {
    let wait = async {
        loop {
            let now = asked(app, Request::Review(of(state))).await.unwrap();
            if !now.is_running {
                return now;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(LONG, wait).await.expect("a review ends")
}

pub(crate) async fn reviewed(app: &App, state: &TableState) -> ReviewState {
    asked(app, Request::StartReview(of(state))).await.unwrap();
    ended(app, state).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_told_and_kept() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "1").await;
    let before = asked(&app, Request::Review(of(&state))).await.unwrap();
    assert_eq!((before.review, before.is_running), (None, false));
    let mut pushes = app.pushes();
    let done = reviewed(&app, &state).await;
    let review = done.review.as_ref().unwrap();
    assert!(review.done && review.share == 100);
    assert_eq!(review.decisions.len(), review.cases as usize);
    let seat = &review.seats[0];
    assert!(seat.decisions > 3 && seat.accuracy < 100, "it was played at random: {seat:?}");
    // Every key moment can be shown: what was played, and what would have been better.
    assert!(!review.moments.is_empty());
    for &n in &review.moments {
        let it = moment(&app, &state, n).await;
        assert_ne!(it.actions, it.better);
        let all = it.offer.actions();
        assert!(all.contains(&it.better[0]) && all.contains(&it.actions[0]));
    }
    let nowhere = MomentOf { table: state.table.clone(), n: u32::MAX };
    let none = app.handle(Request::KeyMoment(nowhere)).await;
    assert_eq!(none, Err(ApiError::BadRequest { r#where: "n".into() }));
    let told = timeout(LONG, async {
        loop {
            if let Push::Review { table, share: 100, is_running: false } =
                pushes.recv().await.unwrap()
            {
                return table;
            }
        }
    });
    assert_eq!(told.await.unwrap(), state.table);
    // Asked for again, it is not made again; and it is there after a start.
    let again = asked(&app, Request::StartReview(of(&state))).await.unwrap();
    assert_eq!((again.is_running, &again.review), (false, &done.review));
    drop(app);
    let app = folder.open();
    let kept = asked(&app, Request::Review(of(&state))).await.unwrap();
    assert_eq!(kept, done);
    let game = &backup::exported(&app).await["plays"][0];
    let luck = review.ledger.as_ref().unwrap().edge(0).unwrap();
    assert_eq!(game["players"][0]["accuracy"], seat.accuracy);
    assert_eq!(game["players"][0]["luck"], review::rounded(luck, 1));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "test --all"]
async fn people_have_the_judge_that_takes_care() {
    let folder = Folder::new();
    let app = App::open(folder.file());
    let state = played(&app, "1").await;
    let review = reviewed(&app, &state).await.review.unwrap();
    let least = Settings::with("kraje", Care::Whole).unwrap().points[0];
    let worse = review.decisions.iter().filter(|it| it.grade > Grade::Good);
    let lost: Vec<f64> = worse.map(|it| it.points.mean).collect();
    assert!(!lost.is_empty(), "it was played at random");
    assert!(lost.iter().all(|&it| it >= least), "less is no slip to people: {lost:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_moment_tells_whether_a_hint_was_asked_for() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(3);
    let mut state = table(&app, Request::NewTable(plan("kraje", "p", Some("1")))).await.unwrap();
    let mut asked_at = Vec::new();
    while let Some(request) = next_request(&state, &mut rng) {
        if let (Request::Act(_), Some(seat), true) =
            (&request, state.shown.actor, (18..24).contains(&state.shown.at))
        {
            let hint = HintOf { table: state.table.clone(), seat, at: state.shown.at };
            app.handle(Request::Hint(hint)).await.unwrap();
            asked_at.push(state.shown.at);
        }
        state = table(&app, request).await.unwrap();
    }
    let it = reviewed(&app, &state).await;
    let steps = it.review.unwrap().moments;
    let advised: Vec<u32> = steps.iter().copied().filter(|n| asked_at.contains(n)).collect();
    assert_eq!(it.advised, advised);
    assert!((1..steps.len()).contains(&advised.len()), "{advised:?} of {steps:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn key_moments_are_shown_whoever_acted_first_where_several_choose_at_once() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let mut rng = rng_from_seed(3);
    let mut state = table(&app, Request::NewTable(plan("kraje", "pg", Some("1")))).await.unwrap();
    while !matches!(state.shown.next, Next::Over) {
        state = match next_request(&state, &mut rng) {
            Some(request) => table(&app, request).await.unwrap(),
            None => pushed(&mut pushes).await,
        };
    }
    let done = reviewed(&app, &state).await;
    let steps = done.review.unwrap().moments;
    assert!(!steps.is_empty(), "it was played at random");
    for n in steps {
        assert_eq!(moment(&app, &state, n).await.n, n);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flight_is_shown_to_its_end() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(3);
    let mut state =
        table(&app, Request::NewTable(plan("bastards", "pp", Some("1")))).await.unwrap();
    while let Some(request) = next_request(&state, &mut rng) {
        state = table(&app, request).await.unwrap();
    }
    let review = reviewed(&app, &state).await.review.unwrap();
    let is_done = |it: &AnyAction| serde_json::to_value(it).unwrap()["type"] == "done";
    let mut lengths = [0, 0];
    for it in review.decisions.iter().filter(|it| it.best.is_some()) {
        let shown = moment(&app, &state, it.n).await;
        assert_eq!((shown.actions[0], shown.better[0]), (it.played, it.best.unwrap()));
        for (longest, way) in lengths.iter_mut().zip([&shown.actions, &shown.better]) {
            *longest = way.len().max(*longest);
            let ends = way.iter().rposition(is_done);
            assert!(ends.is_none_or(|at| at == way.len() - 1), "it goes on after its end: {way:?}");
        }
        assert_eq!(moment(&app, &state, it.n).await, shown, "it is the same every time");
    }
    assert!(lengths.iter().all(|&it| it > 3), "flights have several parts: {lengths:?}");
}

async fn told(app: &App, state: &TableState) -> Result<GameStory, ApiError> {
    let reply = app.handle(Request::Story(of(state))).await?;
    let Reply::Story(story) = reply else { panic!("no story: {reply:?}") };
    Ok(story)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_story_stands_by_itself_and_a_review_adds_to_it() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "1").await;
    let alone = told(&app, &state).await.unwrap();
    assert!(!alone.is_reviewed);
    let totals = result(&app, of(&state)).await.unwrap().course.last().unwrap().totals.clone();
    let Beat::Ending { how: Finish::Alone, points, .. } = alone.beats[0] else {
        panic!("{:?}", alone.beats)
    };
    assert_eq!(points, totals[0]);
    let is_found = |it: &Beat| {
        matches!(it, Beat::Slip { .. } | Beat::Clean | Beat::Draw { .. } | Beat::Turn { .. })
    };
    assert!(!alone.beats.iter().any(is_found), "nobody has looked yet");
    let review = reviewed(&app, &state).await;
    let whole = told(&app, &state).await.unwrap();
    assert!(whole.is_reviewed);
    // What was told before stands; whoever played at random has slipped, and the dearest is told.
    assert!(alone.beats.iter().all(|it| whole.beats.contains(it)));
    let slip = whole.beats.iter().find_map(|it| {
        if let Beat::Slip { n, points, .. } = it { Some((*n, points.mean)) } else { None }
    });
    let review = review.review.unwrap();
    let of_moments = review.decisions;
    let (n, lost) = slip.expect("there are key moments");
    let others = review.moments.iter().copied();
    let lost_on = |n: u32| of_moments.iter().find(|it| it.n == n).unwrap().points.mean;
    assert!(others.clone().any(|it| it == n) && others.map(lost_on).all(|it| it <= lost));
    // A game that goes on has no story yet.
    let new = Request::NewTable(plan("hunters", "pp", Some("4")));
    let running = table(&app, new).await.unwrap();
    assert_eq!(told(&app, &running).await, Err(ApiError::Running));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_that_was_stopped_comes_to_the_same() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "2").await;
    let mut pushes = app.pushes();
    asked(&app, Request::StartReview(of(&state))).await.unwrap();
    let begun = timeout(LONG, async {
        while !matches!(pushes.recv().await.unwrap(), Push::Review { .. }) {}
    });
    begun.await.unwrap();
    let stopped = asked(&app, Request::StopReview(of(&state))).await.unwrap();
    assert!(!stopped.is_running && stopped.review.is_some());
    let in_two = reviewed(&app, &state).await;
    // The same game elsewhere, reviewed without a stop.
    let (other, elsewhere) = (Folder::new(), played);
    let app = other.open();
    let same = elsewhere(&app, "2").await;
    let at_once = reviewed(&app, &same).await;
    assert!(in_two.review.as_ref().is_some_and(|it| it.done));
    assert_eq!(in_two.review, at_once.review);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_gives_way_to_a_game() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "3").await;
    asked(&app, Request::StartReview(of(&state))).await.unwrap();
    let new = Request::NewTable(plan("hunters", "pp", Some("4")));
    let game = table(&app, new).await.unwrap();
    assert!(!asked(&app, Request::Review(of(&state))).await.unwrap().is_running);
    let refused = asked(&app, Request::StartReview(of(&game))).await;
    assert_eq!(refused, Err(ApiError::Running), "a game that goes on has no review");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_review_is_made_anew() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "5").await;
    let done = reviewed(&app, &state).await;
    drop(app);
    for body in ["", "{}", "null", r#"{"judge":1}"#, "[[[[", "\u{0}"] {
        let db = rusqlite::Connection::open(folder.file()).unwrap();
        db.execute("UPDATE review SET body = ?1", [body]).unwrap();
        drop(db);
        let app = folder.open();
        assert_eq!(asked(&app, Request::Review(of(&state))).await.unwrap().review, None, "{body}");
    }
    let app = folder.open();
    assert_eq!(reviewed(&app, &state).await.review, done.review);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_stays_with_the_device_that_made_it() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "6").await;
    reviewed(&app, &state).await;
    let parts = backup::backup(&app).await;
    let (other, elsewhere) = (Folder::new(), of(&state));
    let app = other.open();
    backup::look(&app, &parts).await.unwrap();
    assert_eq!(backup::take(&app, Vec::new()).await.unwrap().new, 1);
    assert_eq!(asked(&app, Request::Review(elsewhere)).await.unwrap().review, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn luck_and_decisions_come_with_a_review_and_their_sum_over_games() {
    let folder = Folder::new();
    let app = folder.open();
    let person = AddPerson { name: "Eva".into(), mark: "sun".into() };
    let reply = app.handle(Request::AddPerson(person)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    let eva = people.added.as_deref();
    let mut lucks = Vec::new();
    for seed in ["11", "12"] {
        let state = played_by(&app, seed, eva).await;
        let told = reviewed(&app, &state).await;
        let ledger = told.review.unwrap().ledger.unwrap();
        let it = ledger.seats[0];
        assert!((it.total - ledger.usual - it.luck - it.decisions).abs() < 1e-9, "{it:?}");
        let score = result(&app, of(&state)).await.unwrap().seats[0].result.score;
        assert!((it.total - f64::from(score)).abs() < 1e-9, "what the result says: {it:?}");
        lucks.push(it.luck);
        assert!(told.bags.is_empty(), "so few games say nothing");
        let profile = eva.unwrap().to_owned();
        let asked = Request::Fortune(FortuneOf { profile, game: GameId::Kraje });
        let Reply::Fortune(fortune) = app.handle(asked).await.unwrap() else { panic!("no luck") };
        // One game is told already.
        assert_eq!(fortune.course.is_empty(), lucks.len() < 2);
        if let [one, two] = lucks[..] {
            let course: Vec<_> = fortune.course.iter().map(|it| (it.luck, it.usually)).collect();
            let tenth = |it: f64| (10.0 * it).round() / 10.0;
            let first = (tenth(one), tenth(2.0 * one.abs()));
            let last = (fortune.luck, tenth(2.0 * one.hypot(two)));
            assert_eq!(course, [first, last]);
            assert!((2.0 * fortune.mean - fortune.luck).abs() < 0.11, "{fortune:?}");
            assert_eq!(fortune.fair, Fair::Unknown, "two games say nothing");
            assert!((fortune.luck - one - two).abs() < 0.06, "{fortune:?} {lucks:?}");
            assert!((fortune.usually - 2.0 * one.hypot(two)).abs() < 0.06, "{fortune:?} {lucks:?}");
        }
    }
    // A guest's luck is added to nobody's.
    let state = played(&app, "13").await;
    assert!(reviewed(&app, &state).await.bags.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_reviewed_while_nobody_asks_for_anything() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "1").await;
    // On a full machine an answer takes far longer than on an idle one, and before it is there the work
    // must not begin anew.
    app.work_when_idle(Duration::from_secs(1));
    let mut pause = Duration::from_secs(4);
    let wait = async {
        loop {
            sleep(pause).await;
            // Asking ends it where it stands, and it is gone on with.
            let now = asked(&app, Request::Review(of(&state))).await.unwrap();
            assert!(!now.is_running);
            if now.review.is_some_and(|it| it.done) {
                return;
            }
            pause += pause / 2;
        }
    };
    timeout(LONG, wait).await.expect("it is reviewed");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_sight_and_on_battery_nothing_is_reviewed() {
    let folder = Folder::new();
    let app = folder.open();
    let state = played(&app, "1").await;
    app.work_when_idle(Duration::from_millis(300));
    let told = async |is_in_sight, is_on_battery| {
        let sight = Sight { is_in_sight, is_on_battery };
        app.handle(Request::Sight(sight)).await.unwrap();
        sleep(Duration::from_secs(2)).await;
        asked(&app, Request::Review(of(&state))).await.unwrap()
    };
    for (is_in_sight, is_on_battery) in [(false, false), (true, true), (false, true)] {
        assert_eq!(told(is_in_sight, is_on_battery).await.review, None);
    }
    // A review that somebody asked for waits as well, and goes on by itself.
    assert!(asked(&app, Request::StartReview(of(&state))).await.unwrap().is_running);
    assert!(!told(false, false).await.is_running);
    let seen = async { while !told(true, false).await.review.is_some_and(|it| it.done) {} };
    timeout(LONG, seen).await.expect("it is reviewed");
}
