//! The same deal compared: one's own tries, a friend's by code, and the bots; and whose a game from
//! another device is.

use api::App;
use api::wire::{
    Again, AgainHow, ApiError, ClaimSeat, Import, OfTable, RecordsOf, Reply, Request, SameDeal,
    TableId,
};
use game::Seat;

use crate::desk::{Folder, games, plan};
use crate::people::add;
use crate::result::{play, play_on, result};

async fn same_deal(app: &App, table: &TableId) -> SameDeal {
    let asked = Request::SameDeal(OfTable { table: table.clone() });
    let reply = app.handle(asked).await.unwrap();
    let Reply::SameDeal(deal) = reply else { panic!("no deal: {reply:?}") };
    deal
}

/// Takes a finished game over from one device to another.
pub(crate) async fn bring(from: &App, to: &App, table: &TableId) -> TableId {
    let asked = Request::Share(OfTable { table: table.clone() });
    let reply = from.handle(asked).await.unwrap();
    let Reply::Shared(shared) = reply else { panic!("not shared: {reply:?}") };
    let reply = to.handle(Request::Import(Import { text: shared.code })).await.unwrap();
    let Reply::Imported(imported) = reply else { panic!("not taken over: {reply:?}") };
    imported.table
}

#[tokio::test]
async fn a_deal_is_compared_over_all_who_played_it() {
    let (here, there) = (Folder::new(), Folder::new());
    let (app, other) = (here.open(), there.open());
    let eva = add(&app, "Eva").await;
    let mut new = plan("kraje", "p", Some("ABCD-1"));
    new.seats[0].profile = Some(eva.clone());
    let first = play(&app, new).await.table;
    let deal = same_deal(&app, &first).await;
    assert_eq!((deal.games, deal.results.len(), deal.par), (1, 1, None));
    let again = Again { table: first.clone(), how: AgainHow::SameSeed };
    let second = play_on(&app, Request::Again(again), 9).await.table;
    let friends = play(&other, plan("kraje", "p", Some("ABCD-1"))).await.table;
    let friends = bring(&other, &app, &friends).await;
    // Another deal, and the same for two, are others.
    play(&app, plan("kraje", "p", Some("ABCD-2"))).await;
    play(&app, plan("kraje", "pp", Some("ABCD-1"))).await;
    let deal = same_deal(&app, &second).await;
    assert_eq!((deal.games, deal.results.len()), (3, 3));
    assert!(deal.results.is_sorted_by(|a, b| a.score >= b.score));
    let told = |table: &TableId| deal.results.iter().find(|it| it.table == *table).unwrap();
    let facts = |table: &TableId| {
        let it = told(table);
        (it.is_this, it.is_own, it.is_practice, it.is_imported)
    };
    assert_eq!(facts(&first), (false, true, false, false));
    assert_eq!(facts(&second), (true, true, true, false), "she has played it before");
    assert_eq!(facts(&friends), (false, false, false, true));
    assert_eq!(told(&friends).player.name, "Seat 0");
    // What lies in the bin is not of it.
    app.handle(Request::Abandon(OfTable { table: first })).await.unwrap();
    assert_eq!(same_deal(&app, &second).await.games, 2);
}

#[tokio::test]
async fn bots_stand_among_those_who_played_a_deal() {
    let folder = Folder::new();
    let app = folder.open();
    let table = play(&app, plan("kraje", "pb", Some("ABCD-3"))).await.table;
    let deal = same_deal(&app, &table).await;
    let levels: Vec<_> = deal.results.iter().map(|it| it.player.level.is_some()).collect();
    assert_eq!((deal.games, levels.len()), (1, 2));
    assert!(levels.contains(&true) && levels.contains(&false));
    let unknown = same_deal(&app, &"nowhere".to_owned()).await;
    assert_eq!((unknown.games, unknown.results, unknown.par), (0, Vec::new(), None));
}

#[tokio::test]
async fn a_friends_game_counts_here_when_somebody_here_played_it() {
    let (here, there) = (Folder::new(), Folder::new());
    let (app, other) = (here.open(), there.open());
    let eva = add(&app, "Eva").await;
    let far = play(&other, plan("kraje", "pp", Some("ABCD-5"))).await.table;
    let far = bring(&other, &app, &far).await;
    let of = || OfTable { table: far.clone() };
    let n_kinds = async || {
        let reply = app.handle(Request::Records(RecordsOf::default())).await.unwrap();
        let Reply::Records(records) = reply else { panic!("no records: {reply:?}") };
        records.kinds.len()
    };
    let claim = async |person: Option<String>| {
        let seat = Seat::new(1).unwrap();
        let claim = ClaimSeat { table: far.clone(), seat, person };
        app.handle(Request::ClaimSeat(claim)).await
    };
    let told = result(&app, of()).await.unwrap();
    assert_eq!((told.is_counted, told.is_foreign, told.records.len()), (false, true, 0));
    assert_eq!((n_kinds().await, games(&app).await[0].is_foreign), (0, true));
    claim(Some(eva.clone())).await.unwrap();
    let told = result(&app, of()).await.unwrap();
    assert_eq!((told.is_counted, told.is_foreign), (true, false));
    assert_eq!(told.seats[1].profile.as_ref(), Some(&eva));
    assert!(told.seats[1].honours.is_some() && told.seats[0].honours.is_none());
    assert_eq!((n_kinds().await, games(&app).await[0].is_foreign), (1, false));
    claim(None).await.unwrap();
    assert!(result(&app, of()).await.unwrap().is_foreign);
    let nobody = claim(Some("nobody".into())).await.unwrap_err();
    assert!(matches!(nobody, ApiError::UnknownPerson { .. }), "{nobody:?}");
    // A game that was played here is whose it is.
    let own = play(&app, plan("kraje", "p", Some("ABCD-6"))).await.table;
    let seat = Seat::new(0).unwrap();
    let own = ClaimSeat { table: own, seat, person: Some(eva) };
    let refused = app.handle(Request::ClaimSeat(own)).await.unwrap_err();
    assert!(matches!(refused, ApiError::UnknownTable { .. }), "{refused:?}");
}
