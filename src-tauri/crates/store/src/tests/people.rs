//! People: added, changed, hidden, merged and split again; who sat where follows.

use super::*;

fn traits(name: &str) -> Traits {
    Traits { name: name.into(), mark: "sun".into(), ..Traits::default() }
}

fn played_by(id: &str, people: [Option<&str>; 2]) -> NewGame {
    let mut game = new_game(id);
    game.seats[1].bot_level = None;
    for (seat, person) in game.seats.iter_mut().zip(people) {
        seat.profile = person.map(str::to_owned);
    }
    game
}

/// Whose the seats of a game are now.
fn whose(store: &Store, game: &str) -> Vec<Option<String>> {
    let seats = store.game(game).unwrap().new.seats;
    seats.into_iter().map(|seat| seat.profile).collect()
}

#[allow(clippy::unnecessary_wraps, reason = "what it is compared with is an option")]
fn some(id: &str) -> Option<String> {
    Some(id.to_owned())
}

#[test]
fn a_person_is_added_changed_and_hidden() {
    let folder = Folder::new("person");
    let mut store = folder.open();
    store.add_person("eva", &traits("Eva"), 10).unwrap();
    let rename = |old| Traits { name: "Evička".into(), help: some("learner"), ..old };
    store.change_person("eva", rename, 20).unwrap();
    store.change_person("eva", |old| Traits { is_hidden: true, ..old }, 30).unwrap();
    drop(store);
    let mut store = folder.open();
    let people = store.people().unwrap();
    assert_eq!(people.len(), 1);
    let expected = Traits { help: some("learner"), is_hidden: true, ..traits("Evička") };
    assert_eq!(people[0].traits, expected);
    assert_eq!((people[0].n_games, people[0].played_at), (0, None));
    let nobody = store.change_person("adam", |old| old, 40);
    assert_eq!(nobody, Err(StoreError::UnknownPerson("adam".into())));
}

#[test]
fn a_seat_is_its_persons_under_whatever_name() {
    let folder = Folder::new("seat");
    let mut store = folder.open();
    store.add_person("eva", &traits("Eva"), 10).unwrap();
    store.add_person("adam", &traits("Adam"), 10).unwrap();
    store.begin(&played_by("g", [Some("eva"), None]), &change(0, &[], 0, 50)).unwrap();
    store.change_person("eva", |old| Traits { name: "Evička".into(), ..old }, 60).unwrap();
    let seats = store.game("g").unwrap().new.seats;
    assert_eq!((seats[0].name.as_str(), &seats[0].profile), ("Evička", &some("eva")));
    assert_eq!((seats[1].name.as_str(), &seats[1].profile), ("B", &None), "a guest");
    let people = store.people().unwrap();
    assert_eq!((people[0].id.as_str(), people[0].n_games), ("eva", 1), "who played comes first");
    assert_eq!(people[0].played_at, Some(50));
    let refused = store.begin(&played_by("h", [Some("nobody"), None]), &change(0, &[], 0, 70));
    assert_eq!(refused, Err(StoreError::UnknownPerson("nobody".into())));
    assert_eq!(
        store.game("h").unwrap_err(),
        StoreError::Unknown("h".into()),
        "nothing of it is kept"
    );
}

#[test]
fn bots_have_a_profile_by_level_and_are_no_people() {
    let folder = Folder::new("bot");
    let mut store = folder.open();
    store.begin(&new_game("g"), &change(0, &[], 0, 50)).unwrap();
    store.begin(&new_game("h"), &change(0, &[], 0, 60)).unwrap();
    let find =
        "SELECT game_id FROM seat WHERE profile_id = 'bot:greedy' AND played_as = profile_id";
    let mut query = store.db.prepare(find).unwrap();
    let games: Vec<String> =
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert_eq!(games, ["g", "h"]);
    drop(query);
    assert_eq!(store.people().unwrap(), []);
    assert_eq!(store.game("g").unwrap().new.seats[1].name, "B", "a bot is called as at the table");
    store.add_person("eva", &traits("Eva"), 70).unwrap();
    for (id, into, not) in [("bot:greedy", "eva", 0), ("eva", "bot:greedy", 1), ("eva", "eva", 0)] {
        let unknown = StoreError::UnknownPerson([id, into][not].into());
        assert_eq!(store.merge_people(id, into, 80), Err(unknown));
    }
}

#[test]
fn merging_moves_all_games_and_splitting_moves_them_back() {
    let folder = Folder::new("merge");
    let mut store = folder.open();
    for id in ["a", "b", "c"] {
        store.add_person(id, &traits(id), 10).unwrap();
        store
            .begin(&played_by(&format!("of-{id}"), [Some(id), None]), &change(0, &[], 0, 20))
            .unwrap();
    }
    store.merge_people("a", "b", 30).unwrap();
    store.merge_people("b", "c", 40).unwrap();
    for id in ["a", "b", "c"] {
        assert_eq!(whose(&store, &format!("of-{id}"))[0], some("c"));
    }
    let people = store.people().unwrap();
    assert_eq!((people.len(), people[0].n_games), (1, 3));
    assert_eq!(people[0].merged, [("b".to_owned(), "b".to_owned())]);
    let merged = Err(StoreError::UnknownPerson("a".into()));
    assert_eq!(store.merge_people("a", "c", 50), merged, "merged already");
    // Who sits down under a merged profile, on a screen that has not heard of it, is the other.
    store.begin(&played_by("late", [Some("a"), None]), &change(0, &[], 0, 60)).unwrap();
    assert_eq!(whose(&store, "late")[0], some("c"));

    store.split_person("b", 70).unwrap();
    assert_eq!(whose(&store, "of-a")[0], some("b"), "still merged into b");
    assert_eq!(whose(&store, "late")[0], some("b"));
    assert_eq!(whose(&store, "of-b")[0], some("b"));
    assert_eq!(whose(&store, "of-c")[0], some("c"));
    store.split_person("a", 80).unwrap();
    assert_eq!(whose(&store, "of-a")[0], some("a"));
    assert_eq!(whose(&store, "late")[0], some("a"));
    assert_eq!(store.split_person("a", 90), merged);
}

#[test]
fn what_merging_would_do_is_told_and_not_done() {
    let folder = Folder::new("would");
    let mut store = folder.open();
    for id in ["a", "b"] {
        store.add_person(id, &traits(id), 10).unwrap();
    }
    let seatings =
        [[Some("a"), None], [None, Some("a")], [Some("b"), None], [Some("b"), Some("a")]];
    for (i, seats) in seatings.into_iter().enumerate() {
        store.begin(&played_by(&format!("g{i}"), seats), &change(0, &[], 0, 20)).unwrap();
    }
    let told = store.merge_of("a", "b").unwrap();
    assert_eq!(told, MergeOf { n_moved: 3, n_after: 4, n_together: 1 });
    assert_eq!(store.people().unwrap().len(), 2);
    for (id, into, not) in [("a", "a", 0), ("a", "nobody", 1), ("bot:greedy", "a", 0)] {
        let unknown = StoreError::UnknownPerson([id, into][not].into());
        assert_eq!(store.merge_of(id, into), Err(unknown));
    }
    store.merge_people("a", "b", 30).unwrap();
    let people = store.people().unwrap();
    assert_eq!((people.len(), people[0].n_games), (1, 4), "as it was told");
}

#[test]
fn a_game_from_elsewhere_counts_when_somebody_here_sat_at_it() {
    let folder = Folder::new("foreign");
    let mut store = folder.open();
    store.add_person("eva", &traits("Eva"), 10).unwrap();
    store.add_person("adam", &traits("Adam"), 10).unwrap();
    result::finish(&mut store, "own", 1_000_000, &[(9, 1), (4, 2)]);
    let times = Times { started_at: 1_500_000, ended_at: 2_000_000 };
    let moves = steps(&["deal", "act"]);
    let ending = Some(ended(&[(12, 1), (3, 2)]));
    let over = Change { ending, on_turn: vec![], ..change(0, &moves, 2, 3_000_000) };
    assert_eq!(store.import(&played_by("far", [None, None]), &over, times), Ok(true));
    let counted = |store: &Store| {
        let rows = store.results(&ResultFilter::default()).unwrap();
        let far = rows.iter().filter(|row| row.game_id == "far" && row.is_counted).count();
        let all = store.house(0, 1).unwrap().games.iter().map(|it| it.1).sum::<u32>();
        (all, far, store.why_uncounted("far").unwrap())
    };
    assert_eq!(counted(&store), (1, 0, some("imported")));
    assert_eq!(store.why_uncounted("own").unwrap(), None);
    // Rated is what is said of it now.
    let to_rate = |store: &mut Store| {
        let games = store.to_rate(None, 9).unwrap().games;
        let done: Vec<_> = games.iter().map(|it| (it.game_id.clone(), vec![None; 2])).collect();
        store.keep_ratings(&done).unwrap();
        games.into_iter().map(|it| (it.game_id, it.is_counted)).collect::<Vec<_>>()
    };
    to_rate(&mut store);
    store.claim_seat("far", 1, Some("eva")).unwrap();
    assert_eq!(counted(&store), (2, 2, None));
    assert_eq!(to_rate(&mut store), [("far".to_owned(), true)]);
    assert_eq!(whose(&store, "far"), [None, some("eva")]);
    // She sat on one seat only.
    store.claim_seat("far", 0, Some("eva")).unwrap();
    assert_eq!(whose(&store, "far"), [some("eva"), None]);
    store.merge_people("eva", "adam", 20).unwrap();
    assert_eq!((whose(&store, "far"), counted(&store).1), (vec![some("adam"), None], 2));
    store.claim_seat("far", 0, None).unwrap();
    assert_eq!(counted(&store), (1, 0, some("imported")));
    assert_eq!(to_rate(&mut store), [("far".to_owned(), false)]);
    let refused = [
        store.claim_seat("own", 0, Some("adam")),
        store.claim_seat("far", 7, Some("adam")),
        store.claim_seat("far", 0, Some("nobody")),
    ];
    let unknown = |id: &str| Err(StoreError::Unknown(id.into()));
    let nobody = Err(StoreError::UnknownPerson("nobody".into()));
    assert_eq!(refused, [unknown("own"), unknown("far"), nobody]);
    // Left out it does not count, whoever sat there.
    store.claim_seat("far", 1, Some("adam")).unwrap();
    store.remark("far", &Remark { note: None, is_excluded: Some(true) }).unwrap();
    assert_eq!(counted(&store), (1, 0, some("excluded")));
}
