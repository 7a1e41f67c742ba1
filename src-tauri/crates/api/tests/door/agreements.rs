//! What people agree on while a game goes on: a bot takes a seat over, its person comes back, somebody
//! else sits down, it ends as it stands. It goes wherever the game goes, and such a game counts nowhere.

use api::App;
use api::wire::{
    AddPerson, Again, AgainHow, Agreement, ApiError, ChangeGame, EndOf, GameStatus, Push, Reply,
    Request, SeatPlan, ShareFault, SubstituteOf, TableState,
};
use game::rng_from_seed;
use rand::RngExt;
use table::{GameId, Holder, Level, Next, Sitter};
use tokio::sync::broadcast::Receiver;

use crate::backup;
use crate::begin;
use crate::desk::{Folder, at, games, next_request, of, plan, saved, seat, table};
use crate::play::pushed;
use crate::replay::share;
use crate::result::result;
use crate::secrets::check;

const BOT: Sitter = Sitter::Bot { level: Level::Greedy };

fn sit(state: &TableState, n: u8, plan: Option<SeatPlan>) -> Request {
    let (table, at) = (state.table.clone(), state.shown.at);
    Request::Substitute(SubstituteOf { table, seat: seat(n), plan, at })
}

fn of_name(name: &str, sitter: Sitter) -> SeatPlan {
    let (name, mark) = (name.to_owned(), "none".to_owned());
    SeatPlan { name, mark, sitter, profile: None, help: None, handicap: None }
}

/// A bot plays for whoever sits there.
fn give(state: &TableState, n: u8) -> Request {
    sit(state, n, Some(of_name(&state.seats[usize::from(n)].name, BOT)))
}

/// Who sat where until when.
fn told(agreements: &[Agreement]) -> Vec<(usize, u32, &str)> {
    fn of(it: &Agreement) -> Option<(usize, u32, &str)> {
        match it {
            Agreement::Substitution { seat, at, was } => Some((seat.index(), *at, &was.name)),
            Agreement::End { .. } => None,
        }
    }
    agreements.iter().filter_map(of).collect()
}

/// Plays on until something holds, or to the end.
async fn play_until(
    app: &App,
    pushes: &mut Receiver<Push>,
    mut state: TableState,
    is_there: impl Fn(&TableState) -> bool,
) -> TableState {
    let mut rng = rng_from_seed(5);
    while state.shown.next != Next::Over && !is_there(&state) {
        state = match next_request(&state, &mut rng) {
            Some(request) => table(app, request).await.unwrap(),
            None => pushed(pushes).await,
        };
    }
    state
}

/// A game of Eva and Kuba, who are people of this device, some steps after its beginning.
async fn begun(app: &App, game: &str, pushes: &mut Receiver<Push>) -> TableState {
    let mut new = plan(game, "pp", Some(&api::seed::code(7)));
    for (seat, name) in new.seats.iter_mut().zip(["Eva", "Kuba"]) {
        let person = AddPerson { name: name.into(), mark: "sun".into() };
        let reply = app.handle(Request::AddPerson(person)).await.unwrap();
        let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
        (seat.name, seat.profile) = (name.into(), people.added);
    }
    let state = table(app, Request::NewTable(new)).await.unwrap();
    let first = state.shown.at;
    play_until(app, pushes, state, |it| it.shown.at > first + 6).await
}

#[tokio::test]
async fn a_bot_takes_a_seat_over_and_its_person_comes_back() {
    for game in ["kraje", "hunters", "okanagan", "bastards"] {
        let (folder, there) = (Folder::new(), Folder::new());
        let app = folder.open();
        let mut pushes = app.pushes();
        let state = begun(&app, game, &mut pushes).await;
        let before = state.seats.clone();
        let given = table(&app, give(&state, 1)).await.unwrap();
        let left_at = state.shown.at;
        assert_eq!(told(&given.agreements), [(1, left_at, "Kuba")], "{game}");
        let sitting = &given.seats[1];
        assert_eq!((sitting.sitter, &*sitting.name, &sitting.profile), (BOT, "Kuba", &None));
        assert_eq!(sitting.mark, before[1].mark, "the pieces on the board stay what they are");
        let steps = |folder: &Folder| saved(&folder.file(), &state.table).moves;
        let acts = |folder: &Folder| {
            steps(folder)[left_at as usize..].iter().filter(|it| it.seat == Some(1)).count()
        };
        let later = play_until(&app, &mut pushes, given, |_| acts(&folder) > 2).await;
        drop(app);

        // Killed and opened again the bot still sits there; then Kuba comes back.
        let app = folder.open();
        let mut pushes = app.pushes();
        let opened = table(&app, Request::Open(of(&later))).await.unwrap();
        assert_eq!(opened.agreements, later.agreements);
        assert_eq!(opened.seats[1].sitter, BOT);
        let is_hers = |it: &TableState| it.shown.next == Next::Act;
        let opened = play_until(&app, &mut pushes, opened, is_hers).await;
        let back = table(&app, sit(&opened, 1, None)).await.unwrap();
        let now = &back.seats[1];
        let was = &before[1];
        assert_eq!((now.sitter, &now.profile, &now.mark), (was.sitter, &was.profile, &was.mark));
        let back_at = opened.shown.at;
        let both = [(1, left_at, "Kuba"), (1, back_at, "Kuba")];
        assert_eq!(told(&back.agreements), both, "{game}");

        let end = play_until(&app, &mut pushes, back, |_| false).await;
        assert_eq!(told(&end.agreements), both);
        let page = result(&app, of(&end)).await.unwrap();
        assert!(!page.is_counted && page.records.is_empty());
        assert!(page.seats.iter().all(|seat| seat.honours.is_none()), "nobody is rated");
        // Left out and let in again it still does not count.
        for is_excluded in [Some(true), Some(false)] {
            let change = ChangeGame { table: end.table.clone(), note: None, is_excluded };
            app.handle(Request::ChangeGame(change)).await.unwrap();
        }
        app.handle(Request::Rebuild).await.unwrap();
        assert_eq!(result(&app, of(&end)).await.unwrap(), page);
        assert_eq!(told(&games(&app).await[0].agreements), both);
        let refused = app.handle(Request::Share(of(&end))).await.unwrap_err();
        assert_eq!(refused, ApiError::Share { why: ShareFault::Agreed });

        let parts = backup::backup(&app).await;
        let other = there.open();
        let found = backup::look(&other, &parts).await.unwrap();
        assert_eq!((found.new, found.forged), (1, 0));
        backup::take(&other, Vec::new()).await.unwrap();
        let copy = table(&other, Request::Open(of(&end))).await.unwrap();
        assert_eq!((&copy.shown.sheet, told(&copy.agreements)), (&end.shown.sheet, both.to_vec()));
        assert_eq!(result(&other, of(&end)).await.unwrap().is_counted, page.is_counted);
    }
}

#[tokio::test]
async fn another_game_begins_with_who_began_this_one() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let state = begun(&app, "hunters", &mut pushes).await;
    let given = table(&app, give(&state, 1)).await.unwrap();
    let other = of_name("Petr", Sitter::Person);
    let petr = table(&app, sit(&given, 0, Some(other))).await.unwrap();
    let end = play_until(&app, &mut pushes, petr, |_| false).await;
    assert_eq!((end.seats[0].name.as_str(), end.seats[1].sitter), ("Petr", BOT));
    let again = Again { table: end.table.clone(), how: AgainHow::SameSeed };
    let again = table(&app, Request::Again(again)).await.unwrap();
    let sit = |it: &TableState| -> Vec<_> {
        it.seats.iter().map(|seat| (seat.name.clone(), seat.sitter, seat.profile.clone())).collect()
    };
    assert_eq!((sit(&again), again.agreements), (sit(&state), Vec::new()));
}

#[tokio::test]
async fn what_is_taken_back_before_anybody_acted_leaves_nothing() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let state = begun(&app, "hunters", &mut pushes).await;
    let on_turn = state.shown.actor.unwrap().index() as u8;
    let mut given = table(&app, give(&state, 1 - on_turn)).await.unwrap();
    // A stronger one, another person, a bot again: only who began is of interest.
    for sitter in [Sitter::Bot { level: Level::Random }, Sitter::Person, BOT] {
        given = table(&app, sit(&given, 1 - on_turn, Some(of_name("X", sitter)))).await.unwrap();
        assert_eq!((given.agreements.len(), given.shown.at), (1, state.shown.at));
    }
    let back = table(&app, sit(&given, 1 - on_turn, None)).await.unwrap();
    assert_eq!((&back.seats, back.agreements.len()), (&state.seats, 0));
    let end = play_until(&app, &mut pushes, back, |_| false).await;
    assert!(result(&app, of(&end)).await.unwrap().is_counted);
    assert!(!share(&app, &end).await.code.is_empty());
}

#[tokio::test]
async fn no_step_of_before_is_undone() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let state = begun(&app, "hunters", &mut pushes).await;
    let has_begun = |it: &TableState| it.shown.can_undo && it.shown.next == Next::Act;
    let state = play_until(&app, &mut pushes, state, has_begun).await;
    let waits = 1 - state.shown.actor.unwrap().index() as u8;
    let stranger = sit(&state, waits, Some(of_name("Petr", Sitter::Person)));
    let other = table(&app, stranger).await.unwrap();
    assert!(!other.shown.can_undo);
    let refused = app.handle(Request::Undo(at(&other))).await.unwrap_err();
    assert_eq!(refused, ApiError::NothingToUndo);
    let back = table(&app, sit(&other, waits, None)).await.unwrap();
    assert!(back.shown.can_undo, "nothing was agreed on any more");
    table(&app, Request::Undo(at(&back))).await.unwrap();
}

#[tokio::test]
async fn nobody_sees_what_another_holds_when_people_come_and_go() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    for seed in 0..3 {
        let mut rng = rng_from_seed(seed);
        let new = plan("kraje", "pp", Some(&api::seed::code(seed)));
        let mut state = table(&app, Request::NewTable(new)).await.unwrap();
        let mut n_hidden = 0;
        while state.shown.next != Next::Over {
            if rng.random_range(0..3) == 0 {
                let n: u8 = rng.random_range(0..2);
                let plan = [BOT, Sitter::Person][rng.random_range(0..2)];
                let request = sit(&state, n, Some(of_name("X", plan)));
                let before = state.shown.holder;
                // It is refused where nobody would be left, or a bot has acted meanwhile.
                if let Ok(next) = table(&app, request).await {
                    state = next;
                }
                if let (Holder::Seat { seat: a }, Holder::Seat { seat: b }) =
                    (before, state.shown.holder)
                {
                    assert_eq!(a, b);
                }
                n_hidden += check(&app, &folder, &state).await;
            }
            state = match next_request(&state, &mut rng) {
                Some(request) => match table(&app, request).await {
                    Ok(next) => next,
                    // A bot acted meanwhile.
                    Err(ApiError::Stale { .. }) => pushed(&mut pushes).await,
                    Err(error) => panic!("{error:?}"),
                },
                None => pushed(&mut pushes).await,
            };
            n_hidden += check(&app, &folder, &state).await;
        }
        assert!(n_hidden > 10, "there was something to hide");
    }
}

#[tokio::test]
async fn where_people_cannot_change_seats_nothing_changes() {
    let refused = |field: &str| ApiError::BadRequest { r#where: field.into() };
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let state = begun(&app, "hunters", &mut pushes).await;
    let ask = async |request| app.handle(request).await.unwrap_err();
    assert_eq!(ask(sit(&state, 2, Some(of_name("X", BOT)))).await, refused("seat"));
    assert_eq!(ask(sit(&state, 0, None)).await, refused("plan"), "nobody sat there before");
    assert_eq!(ask(sit(&state, 0, Some(of_name(" ", BOT)))).await, refused("seats[0].name"));
    let mut twice = of_name("Kuba", Sitter::Person);
    twice.profile.clone_from(&state.seats[1].profile);
    assert_eq!(ask(sit(&state, 0, Some(twice))).await, refused("seats[1].profile"));
    let mut unknown = of_name("X", Sitter::Person);
    unknown.profile = Some("nobody".into());
    let error = ask(sit(&state, 0, Some(unknown))).await;
    assert!(matches!(error, ApiError::UnknownPerson { .. }), "{error:?}");
    let mut older = state.clone();
    older.shown.at -= 1;
    assert_eq!(ask(give(&older, 1)).await, ApiError::Stale { at: state.shown.at });
    let alone = table(&app, give(&state, 1)).await.unwrap();
    let last = ask(give(&alone, 0)).await;
    assert!(matches!(last, ApiError::NotOnTurn | ApiError::Stale { .. }), "somebody stays");
    let day = table(&app, begin::play(GameId::Hunters, "2026-11-22", "Eva")).await.unwrap();
    assert_eq!(ask(give(&day, 1)).await, refused("table"));
}

fn end(state: &TableState, is_over: bool) -> Request {
    Request::End(EndOf { table: state.table.clone(), is_over, at: state.shown.at })
}

#[tokio::test]
async fn a_game_ends_as_it_stands_and_goes_on_where_it_did() {
    for game in ["kraje", "hunters", "okanagan", "bastards"] {
        let (folder, there) = (Folder::new(), Folder::new());
        let app = folder.open();
        let mut pushes = app.pushes();
        let state = begun(&app, game, &mut pushes).await;
        let ended = table(&app, end(&state, true)).await.unwrap();
        assert_eq!((ended.shown.next, ended.shown.at), (Next::Over, state.shown.at), "{game}");
        assert_eq!(ended.agreements, [Agreement::End { at: state.shown.at }]);
        assert!(ended.seed.is_some() && !ended.shown.can_undo && !ended.shown.practice);
        let refused = app.handle(give(&ended, 1)).await.unwrap_err();
        assert_eq!(refused, ApiError::BadRequest { r#where: "table".into() }, "it is over");
        let page = result(&app, of(&ended)).await.unwrap();
        assert!(!page.is_counted && page.records.is_empty());
        let scores: Vec<i32> = page.seats.iter().map(|seat| seat.result.score).collect();
        assert_eq!(page.course.last().unwrap().totals, scores, "{game}");
        let places: Vec<u8> = page.seats.iter().map(|seat| seat.result.place).collect();
        assert_eq!(ended.shown.places.as_ref().unwrap().as_slice(), places);
        assert_eq!(places[0] < places[1], scores[0] > scores[1], "{game}");
        let refused = app.handle(Request::Share(of(&ended))).await.unwrap_err();
        assert_eq!(refused, ApiError::Share { why: ShareFault::Agreed });
        let row = &games(&app).await[0];
        assert_eq!((row.status, &row.agreements), (GameStatus::Finished, &ended.agreements));

        let parts = backup::backup(&app).await;
        let other = there.open();
        let found = backup::look(&other, &parts).await.unwrap();
        assert_eq!((found.new, found.forged), (1, 0), "{game}");
        backup::take(&other, Vec::new()).await.unwrap();
        let copy = result(&other, of(&ended)).await.unwrap();
        assert_eq!((&copy.course, copy.is_counted), (&page.course, false));
        drop(app);

        let app = folder.open();
        let mut pushes = app.pushes();
        let opened = table(&app, Request::Open(of(&ended))).await.unwrap();
        assert_eq!((opened.shown.next, &opened.agreements), (Next::Over, &ended.agreements));
        let on = table(&app, end(&opened, false)).await.unwrap();
        assert!(on.shown.practice && on.agreements.is_empty() && on.seed.is_none());
        assert_eq!(games(&app).await[0].status, GameStatus::Running);
        let refused = app.handle(end(&on, false)).await.unwrap_err();
        assert_eq!(refused, ApiError::BadRequest { r#where: "table".into() }, "it is not over");
        let over = play_until(&app, &mut pushes, on, |_| false).await;
        assert!(over.shown.at > state.shown.at);
        assert!(!result(&app, of(&over)).await.unwrap().is_counted, "it is practice");
    }
}

/// Who sits there is part of what a game's checksum is made of.
#[tokio::test]
async fn an_agreement_that_nobody_made_is_noticed() {
    let folder = Folder::new();
    let app = folder.open();
    let mut pushes = app.pushes();
    let state = begun(&app, "hunters", &mut pushes).await;
    let given = table(&app, give(&state, 1)).await.unwrap();
    assert_eq!(given.agreements.len(), 1);
    drop(app);
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    db.execute("UPDATE game SET agreements = '[]'", []).unwrap();
    drop(db);
    let found = folder.open().handle(Request::Open(of(&state))).await.unwrap_err();
    assert!(matches!(found, ApiError::Damaged { .. }), "{found:?}");
}
