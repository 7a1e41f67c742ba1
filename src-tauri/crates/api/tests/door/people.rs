//! People: who is added sits down under their profile, and games follow renaming and merging.

use api::App;
use api::wire::{
    AddPerson, ApiError, ChangePerson, GameRow, GuestPlays, Help, MergePeople, MergePreview,
    OfPerson, Person, ProfileId, Reply, Request, StatisticsOf, TextSize,
};

use crate::desk::{Folder, games, of, plan, table};
use crate::result::play;

async fn ask(app: &App, request: Request) -> Result<Vec<Person>, ApiError> {
    let reply = app.handle(request).await?;
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    Ok(people.people)
}

pub(crate) async fn add(app: &App, name: &str) -> ProfileId {
    let person = AddPerson { name: name.to_owned(), mark: "sun".to_owned() };
    let reply = app.handle(Request::AddPerson(person)).await.unwrap();
    let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
    people.added.unwrap()
}

fn same(profile: &ProfileId) -> ChangePerson {
    let profile = profile.clone();
    ChangePerson { profile, name: None, mark: None, help: None, text_size: None, is_hidden: None }
}

#[tokio::test]
async fn a_person_is_added_changed_and_remembered() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = add(&app, " Eva ").await;
    let people = ask(&app, Request::People).await.unwrap();
    assert_eq!((people[0].name.as_str(), people[0].help), ("Eva", Help::Normal));
    let change = ChangePerson {
        help: Some(Help::Learner),
        text_size: Some(TextSize::Huge),
        is_hidden: Some(true),
        ..same(&eva)
    };
    ask(&app, Request::ChangePerson(change)).await.unwrap();
    drop(app);
    let people = ask(&folder.open(), Request::People).await.unwrap();
    let Person { name, help, text_size, is_hidden, .. } = &people[0];
    assert_eq!((name.as_str(), *help), ("Eva", Help::Learner));
    assert_eq!((*text_size, *is_hidden), (TextSize::Huge, true));
}

#[tokio::test]
async fn a_name_written_otherwise_is_the_same_person() {
    let folder = Folder::new();
    let app = folder.open();
    let zofie = add(&app, "Žofie").await;
    let hide = ChangePerson { is_hidden: Some(true), ..same(&zofie) };
    ask(&app, Request::ChangePerson(hide)).await.unwrap();
    for name in ["Zofie", "žOFIE", "Z\u{30c}ofie", "Žofie\u{200b}", " Žofie\u{3164} "] {
        assert_eq!(add(&app, name).await, zofie, "{name:?}");
    }
    let people = ask(&app, Request::People).await.unwrap();
    assert_eq!((people.len(), people[0].name.as_str()), (1, "Žofie"));
    assert!(!people[0].is_hidden, "whoever is named is chosen again");
    assert_ne!(add(&app, "Žofka").await, zofie);
    let unseen = "\u{200b}\u{3164}\u{2800}";
    let nobody = AddPerson { name: unseen.into(), mark: "sun".into() };
    let refused = ask(&app, Request::AddPerson(nobody)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "name".into() });
    // So do guests come to a table.
    let mut guest = plan("kraje", "p", None);
    guest.seats[0].name = format!("Eva{unseen}");
    let state = table(&app, Request::NewTable(guest.clone())).await.unwrap();
    assert_eq!(state.seats[0].name, "Eva");
    guest.seats[0].name = unseen.into();
    let refused = table(&app, Request::NewTable(guest)).await.unwrap_err();
    assert_eq!(refused, ApiError::BadRequest { r#where: "seats[0].name".into() });
}

#[tokio::test]
async fn a_seat_keeps_its_person_through_renaming_and_merging() {
    let folder = Folder::new();
    let app = folder.open();
    let (eva, adam, evi) =
        (add(&app, "Eva").await, add(&app, "Adam").await, add(&app, "Evi").await);
    let mut new = plan("kraje", "pp", None);
    new.seats[0].profile = Some(evi.clone());
    new.seats[0].help = Some(Help::Purist);
    new.seats[1].profile = Some(adam);
    let state = table(&app, Request::NewTable(new)).await.unwrap();
    assert_eq!(state.seats[0].profile.as_ref(), Some(&evi));
    assert_eq!((state.seats[0].help, state.seats[1].help), (Help::Purist, Help::Normal));

    let merge = MergePeople { profile: evi.clone(), into: eva.clone() };
    let told = app.handle(Request::PreviewMerge(merge.clone())).await;
    let would = MergePreview { games: 1, after: 1, together: 0 };
    assert_eq!(told, Ok(Reply::MergePreview(would)));
    let people = ask(&app, Request::MergePeople(merge)).await.unwrap();
    assert_eq!(people.len(), 2);
    let found = people.iter().find(|person| person.profile == eva).unwrap();
    assert_eq!((found.games, found.merged[0].name.as_str()), (1, "Evi"));
    let row = &games(&app).await[0];
    assert_eq!((row.seats[0].name.as_str(), row.seats[0].profile.as_ref()), ("Eva", Some(&eva)));

    app.handle(Request::Close(of(&state))).await.unwrap();
    let state = table(&app, Request::Open(of(&state))).await.unwrap();
    assert_eq!((state.seats[0].name.as_str(), state.seats[0].help), ("Eva", Help::Purist));

    let people = ask(&app, Request::SplitPerson(OfPerson { profile: evi.clone() })).await.unwrap();
    assert_eq!(people.len(), 3);
    assert_eq!(games(&app).await[0].seats[0].profile.as_ref(), Some(&evi));
}

#[tokio::test]
async fn what_a_guest_played_alone_can_be_taken_over_by_the_only_person() {
    let folder = Folder::new();
    let app = folder.open();
    play(&app, plan("kraje", "p", None)).await;
    for (game, seats) in [("hunters", "pg"), ("kraje", "pp")] {
        table(&app, Request::NewTable(plan(game, seats, None))).await.unwrap();
    }
    let reply = async |request| {
        let reply = app.handle(request).await.unwrap();
        let Reply::People(people) = reply else { panic!("no people: {reply:?}") };
        people
    };
    let told = reply(Request::People).await;
    assert_eq!(told.guest, None, "there is nobody to take it over");
    let eva = add(&app, "Eva").await;
    let told = reply(Request::People).await;
    assert_eq!((told.guest, told.people[0].games), (Some(GuestPlays { games: 2, lessons: 0 }), 0));

    let told = reply(Request::TakeGuestPlays(OfPerson { profile: eva.clone() })).await;
    assert_eq!((told.guest, told.people[0].games), (None, 2));
    let whose = |it: &GameRow| it.seats.iter().any(|it| it.profile.as_ref() == Some(&eva));
    let taken: Vec<_> = games(&app).await.into_iter().filter(whose).collect();
    assert_eq!(taken.len(), 2, "two guests stay guests: {taken:?}");
    let of = StatisticsOf { person: eva, kind: None, days: None, against: None };
    let reply_of = app.handle(Request::Statistics(of)).await;
    let Ok(Reply::Statistics(statistics)) = reply_of else { panic!("{reply_of:?}") };
    assert_eq!(statistics.kinds.len(), 1, "the finished one counts");

    add(&app, "Adam").await;
    table(&app, Request::NewTable(plan("kraje", "p", None))).await.unwrap();
    assert_eq!(reply(Request::People).await.guest, None, "it may be either's");
}

#[tokio::test]
async fn what_makes_no_sense_about_people_is_refused() {
    let folder = Folder::new();
    let app = folder.open();
    let eva = add(&app, "Eva").await;
    let bad = |place: &str| ApiError::BadRequest { r#where: place.to_owned() };
    let nobody = |profile: &str| ApiError::UnknownPerson { profile: profile.to_owned() };

    let mut twice = plan("kraje", "pp", None);
    for seat in &mut twice.seats {
        seat.profile = Some(eva.clone());
    }
    let refused = table(&app, Request::NewTable(twice)).await.unwrap_err();
    assert_eq!(refused, bad("seats[1].profile"));
    let mut bot = plan("kraje", "pg", None);
    bot.seats[1].profile = Some(eva.clone());
    let refused = table(&app, Request::NewTable(bot)).await.unwrap_err();
    assert_eq!(refused, bad("seats[1].profile"));
    let mut unknown = plan("kraje", "pp", None);
    unknown.seats[0].profile = Some("nobody".to_owned());
    let refused = table(&app, Request::NewTable(unknown)).await.unwrap_err();
    assert!(matches!(refused, ApiError::UnknownPerson { .. }));
    assert_eq!(games(&app).await, []);

    let empty = ChangePerson { name: Some("  ".to_owned()), ..same(&eva) };
    assert_eq!(ask(&app, Request::ChangePerson(empty)).await.unwrap_err(), bad("name"));
    let other = same(&"nobody".to_owned());
    assert_eq!(ask(&app, Request::ChangePerson(other)).await.unwrap_err(), nobody("nobody"));
    let itself = MergePeople { profile: eva.clone(), into: eva.clone() };
    assert_eq!(ask(&app, Request::MergePeople(itself)).await.unwrap_err(), nobody(&eva));
    let split = OfPerson { profile: eva.clone() };
    assert_eq!(ask(&app, Request::SplitPerson(split)).await.unwrap_err(), nobody(&eva));
}
