//! Games at real tables through the door: kept, refused with the place of what is wrong, told again,
//! counted, exported, and never held against what was played here.

use std::collections::BTreeMap;

use api::App;
use api::wire::{
    ApiError, Best, BestOf, ExportForm, ExportPlays, Feat, GameTrait, GamesFilter, Household, Kind,
    Life, LifeOf, LogPlays, LoggedPlays, OfTable, RealPlay, RealSeat, RealSum, Records, RecordsOf,
    Reply, Request,
};
use serde_json::Value;
use table::GameId;

use crate::backup::{backup, look, take};
use crate::desk::{Folder, forge, games, plan};
use crate::life::person;
use crate::result::play;

pub(crate) fn seat(name: &str, profile: Option<&str>, score: i32) -> RealSeat {
    RealSeat {
        name: name.into(),
        mark: "sun".into(),
        profile: profile.map(str::to_owned),
        score,
        points: BTreeMap::new(),
        wins_ties: false,
    }
}

pub(crate) fn real(seats: Vec<RealSeat>) -> RealPlay {
    RealPlay {
        table: None,
        game: GameId::Kraje,
        day: 20_600,
        minute: None,
        minutes: Some(50),
        location: "Chata".into(),
        note: "pršelo".into(),
        seats,
    }
}

async fn log(app: &App, play: RealPlay, is_import: bool) -> Result<LoggedPlays, ApiError> {
    let reply = app.handle(Request::LogPlays(LogPlays { plays: vec![play], is_import })).await?;
    let Reply::LoggedPlays(kept) = reply else { panic!("nothing kept: {reply:?}") };
    Ok(kept)
}

async fn told(app: &App, table: &str) -> RealPlay {
    let asked = Request::RealPlay(OfTable { table: table.into() });
    let Reply::RealPlay(play) = app.handle(asked).await.unwrap() else { panic!("no play") };
    play
}

async fn household(app: &App) -> Household {
    let Reply::Household(house) = app.handle(Request::Household).await.unwrap() else { panic!() };
    house
}

/// Eva has played here, and more at a real table, with more points than anybody ever made.
async fn house(folder: &Folder) -> (App, String, String) {
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let mut new = plan("kraje", "pp", Some("1"));
    new.seats[0].profile = Some(eva.clone());
    play(&app, new).await;
    let seats = vec![seat("Eva", Some(&eva), 900), seat("Babi", None, 899)];
    let kept = log(&app, real(seats), false).await.unwrap();
    let table = kept.tables[0].clone();
    (app, eva, table)
}

#[tokio::test]
async fn it_stands_in_the_statistics_and_in_no_record() {
    let folder = Folder::new();
    let (app, eva, table) = house(&folder).await;
    let asked = Request::Life(LifeOf { person: eva, game: None });
    let Reply::Life(Life { life, kinds, real, ratings, .. }) = app.handle(asked).await.unwrap()
    else {
        panic!("no life")
    };
    assert_eq!(life.all.unwrap().games, 2);
    let sum = RealSum { games: 1, timed: 1, lasted_ms: 3_000_000.0 };
    assert_eq!(real, Some(sum));
    let of_real = kinds.iter().find(|it| it.variant == ["real"]).unwrap();
    assert_eq!((of_real.games, &of_real.best), (1, &None));
    assert!(ratings.iter().all(|it| it.games == 1));
    let house = household(&app).await;
    assert_eq!((house.games, house.days, house.real), (2, 2, Some(sum)));
    assert!(house.closest.is_none_or(|it| it.table != table));
    let Reply::Records(Records { kinds }) =
        app.handle(Request::Records(RecordsOf::default())).await.unwrap()
    else {
        panic!("no records")
    };
    assert!(kinds.iter().flat_map(|it| &it.records).all(|it| it.table != table));
    let kind =
        Kind { game: GameId::Kraje, variant: vec!["real".into()], seats: 2, assisted: false };
    let best = |kind: Kind| BestOf { kind, feat: Feat::Score, person: None, people_only: None };
    let refused = app.handle(Request::Best(best(kind.clone()))).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "kind.variant".into() });
    let Reply::Best(Best { top, .. }) =
        app.handle(Request::Best(best(Kind { variant: Vec::new(), ..kind }))).await.unwrap()
    else {
        panic!("no best")
    };
    assert!(top.iter().all(|it| it.record.table != table));
    let traits = Some(vec![GameTrait::Real]);
    let filter = GamesFilter { traits, ..GamesFilter::default() };
    let Reply::Games(found) = app.handle(Request::Games(filter)).await.unwrap() else { panic!() };
    let row = &found.games[0];
    assert_eq!((found.total, row.is_real, &*row.location), (Some(1), true, "Chata"));
    assert_eq!((&row.trouble, row.seats[0].place), (&None, Some(1)));
    app.handle(Request::Rebuild).await.unwrap();
    assert_eq!(household(&app).await.real, Some(sum));
}

#[tokio::test]
async fn nothing_opens_it_and_nothing_else_is_at_fault() {
    let folder = Folder::new();
    let (app, _, table) = house(&folder).await;
    let of = || OfTable { table: table.clone() };
    for request in [
        Request::Open(of()),
        Request::Result(of()),
        Request::Story(of()),
        Request::StartReview(of()),
        Request::Share(of()),
        Request::Picture(of()),
        Request::Fairness(of()),
    ] {
        let refused = app.handle(request.clone()).await.unwrap_err();
        assert_eq!(refused, ApiError::Unplayable { missing: "steps".into() }, "{request:?}");
    }
    let row = games(&app).await.into_iter().find(|row| row.table == table).unwrap();
    assert_eq!(row.trouble, None);
    let Reply::Hello(hello) = app.handle(Request::Hello).await.unwrap() else { panic!() };
    assert_eq!(hello.trouble, []);
}

#[tokio::test]
async fn it_is_told_again_changed_and_thrown_away() {
    let folder = Folder::new();
    let (app, eva, table) = house(&folder).await;
    let mut play = told(&app, &table).await;
    let kinds = GameId::Kraje.sources();
    play.seats[0].points = BTreeMap::from([(kinds[0].to_owned(), 30), (kinds[1].to_owned(), -2)]);
    play.seats[0].score = 28;
    (play.seats[1].profile, play.seats[1].name) = (Some(eva), "Eva".into());
    (play.seats[0].profile, play.seats[0].name) = (None, "Babi".into());
    let kept = log(&app, play.clone(), false).await.unwrap();
    assert_eq!((kept.tables.first(), kept.known), (Some(&table), 0));
    assert_eq!(told(&app, &table).await, play);
    assert_eq!(games(&app).await.len(), 2);
    app.handle(Request::Abandon(OfTable { table: table.clone() })).await.unwrap();
    assert_eq!(household(&app).await.real, None);
    app.handle(Request::Restore(OfTable { table })).await.unwrap();
    assert_eq!(household(&app).await.real.unwrap().games, 1);
}

#[tokio::test]
async fn what_cannot_have_been_is_refused_where_it_is_wrong() {
    let folder = Folder::new();
    let (app, eva, _) = house(&folder).await;
    let two = || vec![seat("Eva", Some(&eva), 9), seat("Babi", None, 8)];
    let kind = GameId::Kraje.sources()[0];
    let with = |change: fn(&mut RealSeat)| {
        let mut seats = two();
        change(&mut seats[1]);
        real(seats)
    };
    let points = |sum| {
        let mut play = real(two());
        (play.seats[0].score, play.seats[0].points) = (sum, BTreeMap::from([(kind.into(), 3)]));
        play
    };
    let played = games(&app).await.into_iter().find(|row| !row.is_real).unwrap().table;
    for (place, play) in [
        ("day", RealPlay { day: 99_999, ..real(two()) }),
        ("seats", RealPlay { minute: Some(1440), ..real(two()) }),
        ("seats", RealPlay { minutes: Some(0), ..real(two()) }),
        ("seats", real(Vec::new())),
        ("seats", real([two(), vec![seat("C", None, 1)]].concat())),
        ("seats", points(4)),
        ("seats[1].name", with(|it| it.name = " ".into())),
        ("seats[1].points", with(|it| it.points = BTreeMap::from([("none".into(), 8)]))),
        ("seats[1].profile", real(vec![two().remove(0), seat("Eva", Some(&eva), 1)])),
        ("note", RealPlay { note: "x".repeat(401), ..real(two()) }),
        ("table", RealPlay { table: Some("nothing".into()), ..real(two()) }),
        ("table", RealPlay { table: Some(played), ..real(two()) }),
    ] {
        let refused = log(&app, play, false).await.unwrap_err();
        assert_eq!(refused, ApiError::BadRequest { r#where: format!("plays[0].{place}") });
    }
    let refused = log(&app, real(vec![seat("A", Some("who"), 1)]), false).await.unwrap_err();
    assert_eq!(refused, ApiError::UnknownPerson { profile: "who".into() });
    log(&app, points(3), false).await.unwrap();
}

#[tokio::test]
async fn an_import_comes_once_and_counts_when_somebody_here_played() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = person(&app, "Eva").await;
    let id = "1DB76738-9A83-4201-93CB-48E842B3CC7B";
    let play = |seat: RealSeat| RealPlay { table: Some(id.into()), ..real(vec![seat]) };
    let first = log(&app, play(seat("Někdo", None, 7)), true).await.unwrap();
    assert_eq!((first.tables.as_slice(), first.known), (&[id.to_owned()][..], 0));
    let again = log(&app, play(seat("Jiný", None, 9)), true).await.unwrap();
    assert_eq!((again.tables.len(), again.known), (0, 1));
    let row = &games(&app).await[0];
    assert_eq!((row.is_foreign, &*row.seats[0].name), (true, "Někdo"));
    assert_eq!(household(&app).await.games, 0);
    log(&app, play(seat("Eva", Some(&eva), 7)), false).await.unwrap();
    assert!(!games(&app).await[0].is_foreign);
    assert_eq!(household(&app).await.games, 1);
}

#[tokio::test]
async fn exports_and_backups_carry_it() {
    let (there, here) = (Folder::new(), Folder::new());
    let (app, _, table) = house(&there).await;
    let export = Request::ExportPlays(ExportPlays { form: ExportForm::Json });
    let Reply::TextFile(file) = app.handle(export).await.unwrap() else { panic!("no file") };
    let file: Value = serde_json::from_str(&file.text).unwrap();
    let plays = file["plays"].as_array().unwrap();
    let play = plays.iter().find(|it| it["game_id"] == *table).unwrap();
    assert_eq!((&play["real_table"], &play["location"]), (&true.into(), &"Chata".into()));
    assert_eq!((&play["deal"], &play["lasted_s"]), (&Value::Null, &3000.into()));
    assert!(plays.iter().filter(|it| it["real_table"] == false).all(|it| it["deal"].is_string()));
    let parts = backup(&app).await;
    let other = here.open();
    assert_eq!(look(&other, &parts).await.unwrap().new, 2);
    let restored = take(&other, Vec::new()).await.unwrap();
    assert_eq!((restored.new, restored.unchecked, restored.refused.len()), (2, 0, 0));
    assert_eq!(told(&other, &table).await, told(&app, &table).await);
    assert_eq!(household(&other).await.real, household(&app).await.real);
    assert_eq!(look(&other, &parts).await.unwrap().known, 2);
    // What nobody can have written down is refused, and the other game comes.
    drop(app);
    let odd = "UPDATE game SET setup = '{\"day\":1,\"seats\":[{\"score\":1}]}' WHERE id = ?";
    forge(&there.file(), &odd.replace('?', &format!("'{table}'")));
    let parts = backup(&there.open()).await;
    let third = Folder::new();
    let looked = look(&third.open(), &parts).await.unwrap();
    assert_eq!((looked.new, looked.forged), (1, 1));
}
