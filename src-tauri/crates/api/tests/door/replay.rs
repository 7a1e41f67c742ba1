//! Looking at games again from every seat, going on from their middle, proving their draws, and
//! sending them to another device.

use api::App;
use api::wire::{
    ApiError, Course, Earlier, Fairness, Fork, GameStatus, HintOf, Import, Imported, PositionAt,
    Reply, Request, SeatPlan, ShareFault, Shared, TableState,
};
use data_encoding::Specification;
use game::{Seat, rng_from_seed};
use sha2::{Digest, Sha256};
use table::{AnyView, Next, Period, Sitter};
use uuid::{Builder, Uuid, Variant, Version};

use crate::desk::{Folder, games, next_request, of, plan, seat, story, table};

/// A game of people and its end.
async fn finished(app: &App, game: &str, seats: &str, seed: u64) -> TableState {
    let new = plan(game, seats, Some(&api::seed::code(seed)));
    let state = table(app, Request::NewTable(new)).await.unwrap();
    played_out(app, state, seed).await
}

pub(crate) async fn played_out(app: &App, begun: TableState, seed: u64) -> TableState {
    let (mut state, mut rng) = (begun, rng_from_seed(seed));
    while state.shown.next != Next::Over {
        let request = next_request(&state, &mut rng).expect("no bot sits here");
        state = table(app, request).await.unwrap();
    }
    state
}

async fn look(app: &App, state: &TableState, at: u32, seat: Option<Seat>) -> Earlier {
    let asked = PositionAt { table: state.table.clone(), at, seat };
    let reply = app.handle(Request::Position(asked)).await.unwrap();
    let Reply::Position(position) = reply else { panic!("no position: {reply:?}") };
    position
}

pub(crate) async fn share(app: &App, state: &TableState) -> Shared {
    let reply = app.handle(Request::Share(of(state))).await.unwrap();
    let Reply::Shared(shared) = reply else { panic!("nothing shared: {reply:?}") };
    shared
}

pub(crate) async fn import(app: &App, text: &str) -> Result<Imported, ShareFault> {
    let text = text.to_owned();
    match app.handle(Request::Import(Import { text })).await {
        Ok(Reply::Imported(imported)) => Ok(imported),
        Err(ApiError::Share { why }) => Err(why),
        other => panic!("no import: {other:?}"),
    }
}

fn hands(view: &AnyView) -> Vec<usize> {
    let AnyView::Kraje(view) = view else { panic!("{view:?}") };
    let view = serde_json::to_value(view).unwrap();
    let seats = view["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["hand"].as_array().map_or(0, Vec::len)).collect()
}

#[tokio::test]
async fn a_finished_game_is_seen_from_above_and_as_each_seat_knew_it() {
    let folder = Folder::new();
    let app = folder.open();
    let state = finished(&app, "kraje", "pp", 3).await;
    let mut half = 0;
    // The first position at which both hold something.
    let above = loop {
        let above = look(&app, &state, half, None).await;
        if hands(&above.view).iter().all(|&n| n > 0) {
            break above;
        }
        half += 1;
        assert!(half < state.shown.at, "nobody ever holds anything");
    };
    for own in [0, 1] {
        let seen = look(&app, &state, half, Some(seat(own))).await;
        assert_eq!(seen.turn, above.turn);
        let hands = hands(&seen.view);
        assert!(hands[own as usize] > 0 && hands[1 - own as usize] == 0, "{hands:?}");
    }
    let beyond = PositionAt { table: state.table.clone(), at: 0, seat: Some(seat(4)) };
    let refused = app.handle(Request::Position(beyond)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "seat".into() });
}

#[tokio::test]
async fn a_finished_game_is_told_as_each_seat_heard_of_it() {
    let folder = Folder::new();
    let app = folder.open();
    let state = finished(&app, "kraje", "pp", 3).await;
    let mut told = Vec::new();
    for eyes in [None, Some(seat(0)), Some(seat(1))] {
        let Reply::Log(log) = app.handle(Request::Log(story(&state, eyes))).await.unwrap() else {
            panic!("no log")
        };
        let Reply::Course(course) = app.handle(Request::Course(story(&state, eyes))).await.unwrap()
        else {
            panic!("no course")
        };
        // Every step of the log is told in the same words as beside its position.
        for n in (0..state.shown.at).step_by(7) {
            let mut beside = look(&app, &state, n + 1, eyes).await.events;
            beside.retain(|it| it.n == n);
            let here: Vec<_> = log.entries.iter().filter(|it| it.n == n).cloned().collect();
            assert_eq!(here, beside);
        }
        told.push((log.entries, course.moments.last().unwrap().totals.clone()));
    }
    let [above, own, other] = &told[..] else { panic!("three were asked") };
    assert!(above.0 != own.0 && own.0 != other.0, "everybody heard the same");
    assert_eq!((&above.1, &above.1), (&own.1, &other.1), "the end lies open to all");
}

#[tokio::test]
async fn a_running_game_gives_nothing_away() {
    let folder = Folder::new();
    let app = folder.open();
    let state = table(&app, Request::NewTable(plan("kraje", "pp", None))).await.unwrap();
    let take = next_request(&state, &mut rng_from_seed(1)).unwrap();
    let state = table(&app, take).await.unwrap();
    let seats = people(&state);
    for request in [
        Request::Position(PositionAt { table: state.table.clone(), at: 0, seat: Some(seat(1)) }),
        Request::Log(story(&state, Some(seat(1)))),
        Request::Course(story(&state, Some(seat(1)))),
        Request::Fork(Fork { table: state.table.clone(), at: state.shown.at, seats }),
        Request::Share(of(&state)),
        Request::Fairness(of(&state)),
    ] {
        let told = format!("{request:?}");
        assert_eq!(app.handle(request).await.unwrap_err(), ApiError::Running, "{told}");
    }
    // The course is told as the holder may know it, and nobody holds it behind the curtain.
    let reply = app.handle(Request::Course(story(&state, None))).await.unwrap();
    assert!(matches!(reply, Reply::Course(Course { may_fork: false, .. })), "{reply:?}");
    let covered = app.handle(Request::Cover(of(&state))).await;
    assert!(covered.is_ok());
    assert_eq!(
        app.handle(Request::Course(story(&state, None))).await.unwrap_err(),
        ApiError::NotOnTurn
    );
}

fn people(state: &TableState) -> Vec<SeatPlan> {
    let plan = |seat: &api::wire::SeatState| SeatPlan {
        name: seat.name.clone(),
        mark: seat.mark.clone(),
        sitter: Sitter::Person,
        profile: None,
        help: None,
        handicap: None,
    };
    state.seats.iter().map(plan).collect()
}

#[tokio::test]
async fn the_course_of_a_finished_game_ends_with_its_totals() {
    let folder = Folder::new();
    let app = folder.open();
    let state = finished(&app, "hunters", "ppp", 4).await;
    let reply = app.handle(Request::Course(story(&state, None))).await.unwrap();
    let Reply::Course(Course { moments, leads, swings, periods, may_fork }) = reply else {
        panic!("{reply:?}")
    };
    assert!(may_fork);
    assert_eq!(moments[0].totals, [0, 0, 0]);
    assert_eq!(moments.last().unwrap().at, state.shown.at);
    let rows = games(&app).await;
    let totals: Vec<i32> = rows[0].seats.iter().map(|seat| seat.total.unwrap()).collect();
    assert_eq!(moments.last().unwrap().totals, totals);
    assert!(!leads.is_empty() && !swings.is_empty());
    assert!(periods.of == Period::Turn && periods.starts.len() > 30, "{periods:?}");
}

#[tokio::test]
async fn a_game_goes_on_from_its_middle_as_practice() {
    let folder = Folder::new();
    let app = folder.open();
    for (game, seats, seed) in
        [("kraje", "p", 5), ("hunters", "pp", 6), ("okanagan", "pp", 7), ("bastards", "pp", 8)]
    {
        let parent = finished(&app, game, seats, seed).await;
        let at = parent.shown.at / 2;
        let fork = Fork { table: parent.table.clone(), at, seats: people(&parent) };
        let state = table(&app, Request::Fork(fork)).await.unwrap();
        assert!(state.shown.practice && state.shown.next != Next::Over, "{game}");
        let from = state.forked_from.clone().unwrap();
        assert_eq!((&from.table, from.at), (&parent.table, at));
        let mut rng = rng_from_seed(99);
        let mut state = state;
        while state.shown.next != Next::Over {
            let request = next_request(&state, &mut rng).expect("no bot sits here");
            state = table(&app, request).await.unwrap();
        }
        let again = table(&app, Request::Open(of(&state))).await.unwrap();
        assert_eq!(again.forked_from, state.forked_from);
        assert_eq!(look(&app, &state, at, None).await, look(&app, &parent, at, None).await);
    }
}

#[tokio::test]
async fn the_draws_of_a_finished_game_are_proved() {
    let folder = Folder::new();
    let app = folder.open();
    let state = finished(&app, "hunters", "pp", 9).await;
    let reply = app.handle(Request::Fairness(of(&state))).await.unwrap();
    let Reply::Fairness(Fairness { hash, seed, salt, draws }) = reply else { panic!("{reply:?}") };
    assert_eq!((&hash, Some(&seed)), (&state.seed_hash, state.seed.as_ref()));
    assert_eq!(api::seed::hash(&salt, api::seed::seed(&seed).unwrap()), hash);
    assert!(draws.len() > 70 && draws.iter().all(|draw| draw.holds));
}

#[tokio::test]
async fn a_game_comes_over_to_another_device_once_and_whole() {
    for (game, seats, seed) in [
        ("kraje", "p", 10),
        ("kraje", "pp", 11),
        ("hunters", "ppppp", 12),
        ("okanagan", "ppp", 13),
        ("bastards", "ppp", 14),
    ] {
        let (here, there) = (Folder::new(), Folder::new());
        let app = here.open();
        let state = finished(&app, game, seats, seed).await;
        let shared = share(&app, &state).await;
        println!("{game} {seats}: {} letters", shared.code.len());
        assert!(shared.code.len() < 700, "{game} for {seats}: {}", shared.code.len());

        let other = there.open();
        let imported = import(&other, &shared.code.to_lowercase()).await.unwrap();
        assert_eq!((&imported.table, imported.is_new), (&state.table, true));
        let copy = table(&other, Request::Open(of(&state))).await.unwrap();
        assert_eq!(
            (&copy.shown.view, &copy.shown.sheet, copy.shown.at),
            (&state.shown.view, &state.shown.sheet, state.shown.at)
        );
        assert_eq!((&copy.seed_hash, &copy.seed), (&state.seed_hash, &state.seed));
        assert_eq!(games(&other).await[0].status, GameStatus::Finished);
        let again = import(&other, &shared.file).await.unwrap();
        assert!(!again.is_new);
        assert_eq!(games(&other).await.len(), 1);
        assert_eq!(share(&other, &state).await.code, shared.code);
    }
}

#[tokio::test]
async fn the_file_brings_the_times_along() {
    let (here, there) = (Folder::new(), Folder::new());
    let app = here.open();
    let state = finished(&app, "kraje", "p", 15).await;
    let shared = share(&app, &state).await;
    let other = there.open();
    import(&other, &shared.file).await.unwrap();
    assert_eq!(share(&other, &state).await.file, shared.file);
    let started = games(&app).await[0].started_at;
    assert_eq!(games(&other).await[0].started_at / 1000, started / 1000);
}

#[tokio::test]
async fn what_is_no_game_is_refused_with_its_reason() {
    let folder = Folder::new();
    let app = folder.open();
    let state = finished(&app, "kraje", "p", 16).await;
    let shared = share(&app, &state).await;
    let elsewhere = Folder::new();
    let other = elsewhere.open();
    for text in ["", "Ahoj!", "0-0000-0000-01ZA", "{}", "[1]"] {
        assert_eq!(import(&other, text).await.unwrap_err(), ShareFault::NoGame, "{text}");
    }
    let cut = &shared.code[..shared.code.len() - 1];
    assert_eq!(import(&other, cut).await.unwrap_err(), ShareFault::Damaged);
    // Its code is whole, and without its times.
    let cut = &shared.file[..shared.file.len() - 1];
    assert_eq!(import(&other, cut).await.unwrap_err(), ShareFault::Damaged);
    let newer = shared.file.replace("\"ctyrhraGame\":1", "\"ctyrhraGame\":7");
    let fault = import(&other, &newer).await.unwrap_err();
    assert_eq!(fault, ShareFault::Newer { found: 7, known: 1 });
    let odd = shared.file.replace("\"undone\":[", "\"undone\":[0,");
    assert_eq!(import(&other, &odd).await.unwrap_err(), ShareFault::Damaged);
    assert_eq!(games(&other).await.len(), 0);
    let told = format!("Ahoj {{Evo}}: {}\n-- \nPetr", shared.file);
    import(&other, &told).await.unwrap();
    assert_eq!(share(&other, &state).await.file, shared.file);
}

/// A code with another id and the right seal for it: Crockford's letters, the id after the versions
/// of code and rules, game and flags, at the end four bytes of a SHA-256.
fn with_id(code: &str, id: Uuid) -> String {
    let mut letters = Specification::new();
    letters.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    let letters = letters.encoding().unwrap();
    let mut bytes = letters.decode(&code.as_bytes()[2..]).unwrap();
    bytes.truncate(bytes.len() - 4);
    bytes[4..20].copy_from_slice(id.as_bytes());
    let seal = Sha256::digest(&bytes);
    bytes.extend(&seal[..4]);
    format!("4H{}", letters.encode(&bytes))
}

/// The times of a game stand in its id: one of the year 10000 could not be written into a list.
#[tokio::test]
async fn a_game_of_no_calendar_is_refused() {
    let (folder, there) = (Folder::new(), Folder::new());
    let app = folder.open();
    let state = finished(&app, "kraje", "p", 3).await;
    let code = share(&app, &state).await.code;
    let other = there.open();
    let id_of = |ms: u64| {
        let mut bytes = [7; 16];
        bytes[..6].copy_from_slice(&ms.to_be_bytes()[2..]);
        Builder::from_bytes(bytes)
            .with_version(Version::SortRand)
            .with_variant(Variant::RFC4122)
            .into_uuid()
    };
    for ms in [253_402_300_800_000, (1 << 48) - 1] {
        let refused = import(&other, &with_id(&code, id_of(ms))).await;
        assert_eq!(refused.unwrap_err(), ShareFault::Time, "{ms}");
    }
    assert!(import(&other, &with_id(&code, id_of(253_402_000_000_000))).await.unwrap().is_new);
    assert_eq!(games(&other).await.len(), 1);
}

#[tokio::test]
async fn help_is_not_forgotten_on_the_way() {
    let (here, there) = (Folder::new(), Folder::new());
    let app = here.open();
    let mut state = table(&app, Request::NewTable(plan("kraje", "p", Some("H")))).await.unwrap();
    let asked = HintOf { table: state.table.clone(), seat: seat(0), at: state.shown.at };
    app.handle(Request::Hint(asked)).await.unwrap();
    let mut rng = rng_from_seed(17);
    while state.shown.next != Next::Over {
        let request = next_request(&state, &mut rng).unwrap();
        state = table(&app, request).await.unwrap();
    }
    let shared = share(&app, &state).await;
    let other = there.open();
    import(&other, &shared.code).await.unwrap();
    let copy = table(&other, Request::Open(of(&state))).await.unwrap();
    assert!(state.assisted && copy.assisted);
}
