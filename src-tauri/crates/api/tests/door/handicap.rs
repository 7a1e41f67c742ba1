//! Head starts through the door: they count for points and places, come along wherever a game goes,
//! and make it a kind of its own that is not rated.

use std::collections::{BTreeMap, BTreeSet};

use api::App;
use api::wire::{
    AddPerson, Again, AgainHow, ApiError, ExportForm, ExportPlays, HandicapOf, KindRecords,
    NewTable, RecordsOf, Reply, Request, StatisticsOf, TableState,
};
use table::{MOST_HANDICAP, Period, When};

use crate::backup;
use crate::begin;
use crate::desk::{Folder, games, of, plan, seat, table};
use crate::replay::{import, played_out, share};
use crate::result::result;

/// A game of two in which the second has a head start.
fn ahead(game: &str, points: u16) -> NewTable {
    let mut new = plan(game, "pp", Some(&api::seed::code(21)));
    new.seats[1].handicap = Some(points);
    new
}

fn set(state: &TableState, n: u8, points: u16) -> Request {
    let (table, at) = (state.table.clone(), state.shown.at);
    Request::SetHandicap(HandicapOf { table, seat: seat(n), points, at })
}

fn refused(field: &str) -> ApiError {
    ApiError::BadRequest { r#where: field.into() }
}

/// The head start of each seat, and after how many steps it was agreed on.
fn given(state: &TableState) -> Vec<(u16, u32)> {
    let of =
        |seat: &api::wire::SeatState| (seat.handicap.unwrap_or(0), seat.handicap_at.unwrap_or(0));
    state.seats.iter().map(of).collect()
}

/// In which turn or round the head start of each seat was agreed on.
fn when(state: &TableState) -> Vec<Option<When>> {
    state.seats.iter().map(|seat| seat.handicap_when).collect()
}

/// Plays a game of two people to its end.
async fn finish(app: &App, new: &NewTable) -> TableState {
    let begun = table(app, Request::NewTable(new.clone())).await.unwrap();
    played_out(app, begun, 21).await
}

/// The tables that hold records, by the words of their kind.
async fn holders(app: &App) -> BTreeMap<Vec<String>, BTreeSet<String>> {
    let reply = app.handle(Request::Records(RecordsOf { game: None })).await.unwrap();
    let Reply::Records(records) = reply else { panic!("no records: {reply:?}") };
    let tables = |kind: KindRecords| kind.records.into_iter().map(|it| it.table).collect();
    records.kinds.into_iter().map(|it| (it.kind.variant.clone(), tables(it))).collect()
}

/// The kinds of games of a person, and how many of each; after how many the rating moved.
async fn played(app: &App, person: &str) -> (Vec<(Vec<String>, u32)>, u32) {
    let of = StatisticsOf { person: person.into(), kind: None, days: None, against: None };
    let reply = app.handle(Request::Statistics(of)).await.unwrap();
    let Reply::Statistics(page) = reply else { panic!("no statistics: {reply:?}") };
    let kinds = page.kinds.into_iter().map(|it| (it.kind.variant, it.games));
    (kinds.collect(), page.rating.map_or(0, |it| it.games))
}

#[tokio::test]
async fn a_game_with_a_head_start_is_a_kind_of_its_own_and_not_rated() {
    for game in ["kraje", "hunters", "okanagan", "bastards"] {
        let folder = Folder::new();
        let app = folder.open();
        let mut new = ahead(game, MOST_HANDICAP);
        for (i, name) in ["Eva", "Petr"].into_iter().enumerate() {
            let person = AddPerson { name: name.into(), mark: format!("mark{i}") };
            let reply = app.handle(Request::AddPerson(person)).await.unwrap();
            let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
            new.seats[i].profile = people.added;
        }
        let eva = new.seats[0].profile.clone().unwrap();
        let state = finish(&app, &new).await;
        let told = result(&app, of(&state)).await.unwrap();
        let [first, second] = &told.seats[..] else { panic!("two played") };
        assert_eq!((first.handicap, second.handicap), (None, Some(MOST_HANDICAP)));
        assert_eq!(
            second.result.points.values().sum::<i32>() + i32::from(MOST_HANDICAP),
            second.result.score
        );
        assert_eq!(
            told.course.last().unwrap().totals,
            [first.result.score, second.result.score],
            "{game}"
        );
        let places = state.shown.places.clone().unwrap();
        assert_eq!([first.result.place, second.result.place], places.as_slice());
        assert_eq!(second.result.place == 1, second.result.score >= first.result.score, "{game}");
        let word = || vec!["handicap".to_owned()];
        assert_eq!((told.is_counted, &told.variant), (true, &word()), "{game}");
        assert_eq!(told.records, [], "the first of its kind");
        let honours = |seat: &api::wire::ResultSeat| seat.honours.unwrap();
        assert!(told.seats.iter().all(|it| honours(it).rating.is_none()), "nobody is rated");
        let row = &games(&app).await[0];
        assert_eq!(
            (row.seats[1].handicap, row.seats[1].total),
            (second.handicap, Some(second.result.score))
        );

        // An even game has its own records, as if the other had not been.
        new.seats[1].handicap = None;
        new.seed = Some(api::seed::code(22));
        let even = finish(&app, &new).await;
        let page = result(&app, of(&even)).await.unwrap();
        assert!(page.variant.is_empty() && page.records.is_empty());
        assert!(page.seats.iter().all(|it| honours(it).rating.is_some() && honours(it).games == 1));
        let one = |state: &TableState| BTreeSet::from([state.table.clone()]);
        let kinds = BTreeMap::from([(vec![], one(&even)), (word(), one(&state))]);
        assert_eq!(holders(&app).await, kinds, "{game}");
        let mine = (vec![(vec![], 1), (word(), 1)], 1);
        assert_eq!(played(&app, &eva).await, mine);

        // Left out it counts no longer, let in again it does.
        for is_excluded in [true, false] {
            let change = api::wire::ChangeGame {
                table: state.table.clone(),
                note: None,
                is_excluded: Some(is_excluded),
            };
            app.handle(Request::ChangeGame(change)).await.unwrap();
            assert_eq!(result(&app, of(&state)).await.unwrap().is_counted, !is_excluded);
        }
        drop(app);
        let app = folder.open();
        assert_eq!(result(&app, of(&state)).await.unwrap(), told);
        app.handle(Request::Rebuild).await.unwrap();
        assert_eq!(result(&app, of(&state)).await.unwrap(), told, "played again it is the same");
        assert_eq!((holders(&app).await, played(&app, &eva).await), (kinds, mine));
    }
}

#[tokio::test]
async fn a_head_start_changes_while_the_game_goes_on_and_that_is_kept() {
    let folder = Folder::new();
    let app = folder.open();
    let begun = table(&app, Request::NewTable(ahead("hunters", 3))).await.unwrap();
    assert_eq!(given(&begun), [(0, 0), (3, 0)]);
    assert_eq!(when(&begun), [None; 2], "from the start it was so");
    let request = crate::desk::next_request(&begun, &mut game::rng_from_seed(1)).unwrap();
    let taken = table(&app, request).await.unwrap();
    let at = taken.shown.at;
    assert!(at > 0);
    let older = HandicapOf { table: taken.table.clone(), seat: seat(0), points: 10, at: at - 1 };
    let stale = app.handle(Request::SetHandicap(older)).await.unwrap_err();
    assert_eq!(stale, ApiError::Stale { at });
    let changed = table(&app, set(&taken, 0, 10)).await.unwrap();
    assert_eq!((given(&changed), changed.shown.at), (vec![(10, at), (3, 0)], at));
    assert_eq!(changed.shown.view, taken.shown.view, "nothing happened on the board");
    let back = table(&app, set(&changed, 1, 0)).await.unwrap();
    let kept = vec![(10, at), (0, at)];
    assert_eq!(given(&back), kept, "what was taken back is known too");
    drop(app);

    let app = folder.open();
    let opened = table(&app, Request::Open(of(&taken))).await.unwrap();
    assert_eq!(given(&opened), kept);
    let end = played_out(&app, opened, 5).await;
    assert_eq!(end.shown.sheet, table(&app, Request::Open(of(&end))).await.unwrap().shown.sheet);
    assert_eq!(given(&end), kept);
    let first_turn = Some(When { of: Period::Turn, nth: 1 });
    assert_eq!(when(&end), [first_turn; 2]);
    assert_eq!(app.handle(set(&end, 0, 20)).await.unwrap_err(), refused("table"), "it is over");
    let again = Again { table: end.table.clone(), how: AgainHow::NextStarter };
    let again = table(&app, Request::Again(again)).await.unwrap();
    let mut agreed = given(&again);
    agreed.sort_unstable();
    assert_eq!(agreed, [(0, 0), (10, 0)], "who was ahead is ahead again");
}

#[tokio::test]
async fn a_head_start_goes_wherever_the_game_goes() {
    let (here, there, last) = (Folder::new(), Folder::new(), Folder::new());
    let app = here.open();
    let begun = table(&app, Request::NewTable(ahead("kraje", 4))).await.unwrap();
    let changed = table(&app, set(&begun, 0, 6)).await.unwrap();
    let state = played_out(&app, changed, 8).await;
    let shared = share(&app, &state).await;
    let other = there.open();
    assert!(import(&other, &shared.file).await.unwrap().is_new);
    let copy = table(&other, Request::Open(of(&state))).await.unwrap();
    assert_eq!((&copy.shown.sheet, given(&copy)), (&state.shown.sheet, given(&state)));
    assert_eq!(copy.shown.places, state.shown.places);
    assert_eq!(share(&other, &state).await.code, shared.code);
    assert_eq!(result(&other, of(&state)).await.unwrap().variant, ["handicap"]);

    let parts = backup::backup(&app).await;
    let third = last.open();
    let told = backup::look(&third, &parts).await.unwrap();
    assert_eq!((told.new, told.forged), (1, 0));
    backup::take(&third, Vec::new()).await.unwrap();
    let copy = table(&third, Request::Open(of(&state))).await.unwrap();
    assert_eq!((&copy.shown.sheet, given(&copy)), (&state.shown.sheet, given(&state)));

    let csv = ExportPlays { form: ExportForm::Csv };
    let reply = third.handle(Request::ExportPlays(csv)).await.unwrap();
    let Reply::TextFile(file) = reply else { panic!("no file: {reply:?}") };
    let mut lines = file.text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let column = head.iter().position(|name| *name == "handicap").unwrap();
    let told: Vec<&str> = lines.map(|cells| cells[column]).collect();
    assert_eq!(told, ["6", "4"]);
}

#[tokio::test]
async fn a_head_start_that_nobody_agreed_on_is_noticed() {
    let folder = Folder::new();
    let app = folder.open();
    let begun = table(&app, Request::NewTable(ahead("kraje", 4))).await.unwrap();
    drop(app);
    let db = rusqlite::Connection::open(folder.file()).unwrap();
    db.execute("UPDATE seat SET handicap = 40 WHERE idx = 0", []).unwrap();
    drop(db);
    let app = folder.open();
    let found = app.handle(Request::Open(of(&begun))).await.unwrap_err();
    assert!(matches!(found, ApiError::Damaged { .. }), "{found:?}");
}

#[tokio::test]
async fn where_a_head_start_means_nothing_there_is_none() {
    let folder = Folder::new();
    let app = folder.open();
    let too_much = Request::NewTable(ahead("hunters", MOST_HANDICAP + 1));
    assert_eq!(app.handle(too_much).await.unwrap_err(), refused("seats[1].handicap"));
    let mut alone = plan("kraje", "p", None);
    alone.seats[0].handicap = Some(1);
    let alone = app.handle(Request::NewTable(alone)).await;
    assert_eq!(alone.unwrap_err(), refused("seats[0].handicap"));
    let alone = table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    assert_eq!(app.handle(set(&alone, 0, 1)).await.unwrap_err(), refused("table"));

    let game = table::GameId::Hunters;
    let day = table(&app, begin::play(game, "2026-11-22", "Eva")).await.unwrap();
    assert_eq!(app.handle(set(&day, 0, 1)).await.unwrap_err(), refused("table"));
    let Request::PlayDay(mut plan) = begin::play(game, "2026-11-22", "Petr") else { panic!() };
    plan.seats[0].handicap = Some(1);
    let refusal = app.handle(Request::PlayDay(plan)).await.unwrap_err();
    assert_eq!(refusal, refused("seats[0].handicap"));

    let two = table(&app, Request::NewTable(ahead("hunters", 1))).await.unwrap();
    assert_eq!(app.handle(set(&two, 2, 1)).await.unwrap_err(), refused("seat"));
    let too_much = app.handle(set(&two, 0, MOST_HANDICAP + 1)).await;
    assert_eq!(too_much.unwrap_err(), refused("points"));
}
