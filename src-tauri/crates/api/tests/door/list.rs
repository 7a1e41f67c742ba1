//! The list of saved games, the pictures of their tables, and what players say of them.

use api::App;
use api::wire::{
    AddPerson, ApiError, CalledSo, ChangeGame, GameRow, GameStatus, GameTrait, Games, GamesFilter,
    GamesOrder, Picture, RecordsOf, Reply, Request, TableState,
};
use game::rng_from_seed;
use table::{AnyView, GameId, Level};

use crate::desk::{Folder, games, next_request, of, plan, table};
use crate::result::{play, result};

async fn page(app: &App, filter: GamesFilter) -> Games {
    let reply = app.handle(Request::Games(filter)).await.unwrap();
    let Reply::Games(games) = reply else { panic!("no games: {reply:?}") };
    games
}

async fn change(app: &App, change: ChangeGame) -> Result<GameRow, ApiError> {
    let reply = app.handle(Request::ChangeGame(change)).await?;
    let Reply::Row(row) = reply else { panic!("no row: {reply:?}") };
    Ok(row)
}

#[tokio::test]
async fn the_list_is_read_page_by_page() {
    let folder = Folder::new();
    let app = folder.open();
    let add = AddPerson { name: "Eva".into(), mark: "sun".into() };
    let Reply::People(people) = app.handle(Request::AddPerson(add)).await.unwrap() else {
        panic!("no people")
    };
    let eva = people.added.unwrap();
    for n in 0..5 {
        let mut new = plan("kraje", "pp", None);
        new.seats[0].profile = (n < 2).then(|| eva.clone());
        table(&app, Request::NewTable(new)).await.unwrap();
    }
    table(&app, Request::NewTable(plan("hunters", "pp", None))).await.unwrap();
    let two = GamesFilter { most: Some(4), ..GamesFilter::default() };
    let first = page(&app, two.clone()).await;
    assert_eq!((first.games.len(), first.total), (4, Some(6)));
    let second = page(&app, GamesFilter { after: first.next, ..two }).await;
    assert_eq!((second.games.len(), second.total, second.next), (2, None, None));
    let with = GamesFilter { people: Some(vec![eva]), ..GamesFilter::default() };
    assert_eq!(page(&app, with).await.total, Some(2));
    let hunters = GamesFilter { game: Some(GameId::Hunters), ..GamesFilter::default() };
    assert_eq!(page(&app, hunters).await.total, Some(1));
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let today = (now.as_secs() / 86_400) as i32;
    let of_days = |from, to| GamesFilter { from, to, ..GamesFilter::default() };
    // Wherever this is, it is at most a day before or after.
    assert_eq!(page(&app, of_days(Some(today - 1), Some(today + 1))).await.total, Some(6));
    assert_eq!(page(&app, of_days(None, Some(today - 2))).await.total, Some(0));
    let named = GamesFilter { text: Some("éVA".into()), ..GamesFilter::default() };
    assert_eq!(page(&app, named).await.total, Some(2));
    let long = GamesFilter { text: Some("x".repeat(101)), ..GamesFilter::default() };
    let refused = app.handle(Request::Games(long)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "text".into() });
    let word = |word: &str, games: &[GameId], levels: &[Level]| CalledSo {
        word: word.into(),
        games: games.to_vec(),
        levels: levels.to_vec(),
    };
    let called = |text: &str, called| GamesFilter {
        text: Some(text.into()),
        called: Some(vec![called]),
        ..GamesFilter::default()
    };
    let lovci = called("Lovci", word("Lovci", &[GameId::Hunters], &[]));
    assert_eq!(page(&app, lovci).await.total, Some(1), "a game by its name in some language");
    let many =
        GamesFilter { called: Some(vec![word("a", &[], &[]); 17]), ..GamesFilter::default() };
    let refused = app.handle(Request::Games(many)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "called".into() });
    let odd = GamesFilter { after: Some("there".into()), ..GamesFilter::default() };
    let refused = app.handle(Request::Games(odd)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "after".into() });
}

#[tokio::test]
async fn what_was_played_is_found_by_what_is_true_of_it_and_in_every_order() {
    let folder = Folder::new();
    let app = folder.open();
    let alone = play(&app, plan("kraje", "p", Some("1"))).await;
    let together = play(&app, plan("kraje", "pp", Some("2"))).await;
    let tables = async |filter: GamesFilter| -> Vec<String> {
        page(&app, filter).await.games.into_iter().map(|row| row.table).collect()
    };
    let is = |it| GamesFilter { traits: Some(vec![it]), ..GamesFilter::default() };
    assert_eq!(tables(is(GameTrait::Solo)).await, [alone.table.as_str()]);
    assert_eq!(tables(is(GameTrait::Won)).await, [together.table.as_str()]);
    for it in [GameTrait::Practice, GameTrait::Assisted, GameTrait::OfDay, GameTrait::Imported] {
        assert_eq!(tables(is(it)).await, Vec::<String>::new());
    }
    let plain = GamesFilter { variant: Some(vec![]), ..GamesFilter::default() };
    assert_eq!(tables(plain).await.len(), 2);
    let sorted = |order| tables(GamesFilter { order: Some(order), ..GamesFilter::default() });
    for (down, up) in [
        (GamesOrder::Newest, GamesOrder::Oldest),
        (GamesOrder::MostPoints, GamesOrder::FewestPoints),
    ] {
        let mut turned = sorted(up).await;
        turned.reverse();
        assert_eq!(sorted(down).await, turned);
    }
    assert_eq!(sorted(GamesOrder::Closest).await, sorted(GamesOrder::Widest).await, "one has none");
}

#[tokio::test]
async fn a_game_in_the_bin_tells_how_long_it_stays() {
    let folder = Folder::new();
    let app = folder.open();
    let state = play(&app, plan("kraje", "p", Some("1"))).await;
    app.handle(Request::Abandon(of(&state))).await.unwrap();
    let row = &games(&app).await[0];
    assert_eq!((row.status, row.days_left), (GameStatus::Abandoned, Some(30)));
    app.handle(Request::Restore(of(&state))).await.unwrap();
    let row = &games(&app).await[0];
    assert_eq!((row.status, row.days_left), (GameStatus::Finished, None));
    app.handle(Request::Abandon(of(&state))).await.unwrap();
    drop(app);
    let earlier = |days: u32| {
        let earlier = format!(
            "UPDATE game SET abandoned_at = abandoned_at - {days} * 86400000;
             UPDATE setting SET value = value - {days} * 86400000 WHERE key = 'binSeen'"
        );
        rusqlite::Connection::open(folder.file()).unwrap().execute_batch(&earlier).unwrap();
    };
    earlier(31);
    assert_eq!(games(&folder.open()).await.len(), 1, "seen to be due");
    earlier(1);
    assert_eq!(games(&folder.open()).await, [], "deleted for good");
}

#[tokio::test]
async fn a_game_left_out_counts_nowhere_until_it_is_taken_in() {
    let folder = Folder::new();
    let app = folder.open();
    let state = play(&app, plan("kraje", "p", Some("1"))).await;
    let of_game = |note: Option<&str>, is_excluded| ChangeGame {
        table: state.table.clone(),
        note: note.map(str::to_owned),
        is_excluded,
    };
    let kinds = || async {
        let reply = app.handle(Request::Records(RecordsOf::default())).await.unwrap();
        let Reply::Records(records) = reply else { panic!("no records: {reply:?}") };
        records.kinds.len()
    };
    assert_eq!(kinds().await, 1);
    let row = change(&app, of_game(Some(" s babičkou "), Some(true))).await.unwrap();
    assert_eq!((row.note.as_str(), row.is_excluded), ("s babičkou", true));
    assert_eq!(kinds().await, 0);
    let row = change(&app, of_game(None, Some(false))).await.unwrap();
    assert_eq!((row.note.as_str(), row.is_excluded), ("s babičkou", false));
    assert_eq!(result(&app, of(&state)).await.unwrap().note, "s babičkou");
    assert_eq!(kinds().await, 1);
    let long = "x".repeat(401);
    let refused = change(&app, of_game(Some(&long), None)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "note".into() });
    let nowhere = ChangeGame { table: "x".into(), note: None, is_excluded: None };
    let refused = change(&app, nowhere).await.unwrap_err();
    assert_eq!(refused, ApiError::UnknownTable { table: "x".into() });
}

async fn picture_of(app: &App, state: &TableState) -> AnyView {
    let reply = app.handle(Request::Picture(of(state))).await.unwrap();
    let Reply::Picture(picture) = reply else { panic!("no picture: {reply:?}") };
    let Picture { table, view, .. } = picture;
    assert_eq!(table, state.table);
    view
}

#[tokio::test]
async fn a_picture_shows_what_lies_open_and_no_hand() {
    let folder = Folder::new();
    let app = folder.open();
    for game in GameId::ALL.iter().map(|game| game.name()) {
        let mut state = table(&app, Request::NewTable(plan(game, "pp", Some("3")))).await.unwrap();
        let first = picture_of(&app, &state).await;
        let mut rng = rng_from_seed(5);
        for _ in 0..12 {
            let Some(request) = next_request(&state, &mut rng) else { break };
            state = table(&app, request).await.unwrap();
        }
        let later = picture_of(&app, &state).await;
        assert_ne!(later, first, "{game}: it shows what lies there");
        if let AnyView::Kraje(view) = later {
            assert!(view.seats.iter().all(|seat| seat.hand.is_empty()));
        }
    }
}
