//! "We trust each other" through the door: no curtain falls, and the wish goes wherever the game goes.

use api::wire::{Again, AgainHow, NewTable, Request, TableState};
use table::Holder;

use crate::backup;
use crate::desk::{Folder, games, next_request, of, plan, table};
use crate::replay::{import, played_out, share};
use crate::result::result;

fn trusting(game: &str, seats: &str) -> Request {
    Request::NewTable(NewTable {
        trust: Some(true),
        ..plan(game, seats, Some(&api::seed::code(5)))
    })
}

/// Whether somebody has the device at a table of trust.
fn lies_in_hand(state: &TableState) -> bool {
    state.shown.trust && matches!(state.shown.holder, Holder::Seat { .. })
}

#[tokio::test]
async fn trust_goes_wherever_the_game_goes() {
    let (here, there, last) = (Folder::new(), Folder::new(), Folder::new());
    let app = here.open();
    let begun = table(&app, trusting("kraje", "pp")).await.unwrap();
    assert!(lies_in_hand(&begun));
    let acted = next_request(&begun, &mut game::rng_from_seed(1)).unwrap();
    let acted = table(&app, acted).await.unwrap();
    assert!(lies_in_hand(&acted) && acted.shown.holder != begun.shown.holder, "handed on at once");
    drop(app);

    let app = here.open();
    let opened = table(&app, Request::Open(of(&begun))).await.unwrap();
    assert!(lies_in_hand(&opened));
    let covered = table(&app, Request::Cover(of(&begun))).await.unwrap();
    assert!(lies_in_hand(&covered), "nothing to cover");
    let end = played_out(&app, covered, 5).await;
    assert!(end.shown.trust && games(&app).await[0].trust);
    let told = result(&app, of(&end)).await.unwrap();
    assert_eq!((told.is_counted, told.variant), (true, vec!["trust".to_owned()]), "its own kind");
    let again = Again { table: end.table.clone(), how: AgainHow::NextStarter };
    assert!(lies_in_hand(&table(&app, Request::Again(again)).await.unwrap()));

    let other = there.open();
    assert!(import(&other, &share(&app, &end).await.code).await.unwrap().is_new);
    assert!(table(&other, Request::Open(of(&end))).await.unwrap().shown.trust);
    let third = last.open();
    let told = backup::look(&third, &backup::backup(&app).await).await.unwrap();
    assert_eq!(told.forged, 0);
    backup::take(&third, Vec::new()).await.unwrap();
    assert!(table(&third, Request::Open(of(&end))).await.unwrap().shown.trust);
    let told = result(&third, of(&end)).await.unwrap();
    assert_eq!(told.variant, ["trust"]);
}

#[tokio::test]
async fn where_no_curtain_falls_there_is_nothing_to_trust() {
    let folder = Folder::new();
    let app = folder.open();
    for (game, seats) in [("kraje", "p"), ("okanagan", "pg"), ("bastards", "rpg")] {
        let begun = table(&app, trusting(game, seats)).await.unwrap();
        assert!(!begun.shown.trust, "{game}");
    }
}
