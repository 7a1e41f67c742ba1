//! What is asked about people.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::{Store, Traits, clean_label, folded};

use crate::app::App;
use crate::clock::now;
use crate::fresh::new_id;
use crate::open_table::is_label;
use crate::read::bad;
use crate::wire::{
    AddPerson, ApiError, ChangePerson, GuestPlays, MergePeople, MergePreview, Merged, OfPerson,
    People, Person, ProfileId,
};

impl App {
    pub(crate) async fn people(&self) -> Result<People, ApiError> {
        self.people_with(None).await
    }

    async fn people_with(&self, added: Option<ProfileId>) -> Result<People, ApiError> {
        let read = |store: &mut Store| {
            let people = store.people()?;
            let guest = if people.len() == 1 { Some(store.guest_plays()?) } else { None };
            Ok((people, guest))
        };
        let (people, guest) = self.inner.db.run(read).await?;
        let guest = guest.map(|it| GuestPlays { games: it.n_games, lessons: it.n_lessons });
        Ok(People {
            people: people.into_iter().map(to_person).collect(),
            added,
            guest: guest.filter(|it| it.games > 0 || it.lessons > 0),
        })
    }

    pub(crate) async fn add_person(&self, add: AddPerson) -> Result<People, ApiError> {
        let AddPerson { name, mark } = add;
        check("name", Some(&name))?;
        check("mark", Some(&mark))?;
        let now = now();
        let id = new_id(now);
        let traits = Traits { name: clean_label(&name), mark, ..Traits::default() };
        let add = move |store: &mut Store| {
            let called = folded(&traits.name);
            let found = store.people()?.into_iter().find(|it| folded(&it.traits.name) == called);
            match found {
                None => store.add_person(&id, &traits, now).map(|()| id),
                Some(found) => {
                    // Whoever was hidden is chosen again.
                    let seen = |it| Traits { is_hidden: false, ..it };
                    store.change_person(&found.id, seen, now).map(|()| found.id)
                }
            }
        };
        let added = self.inner.db.run(add).await?;
        self.people_with(Some(added)).await
    }

    pub(crate) async fn change_person(&self, change: ChangePerson) -> Result<People, ApiError> {
        let ChangePerson { profile, name, mark, help, text_size, is_hidden } = change;
        check("name", name.as_deref())?;
        check("mark", mark.as_deref())?;
        let changed = move |old: Traits| Traits {
            name: name.map_or(old.name, |name| clean_label(&name)),
            mark: mark.unwrap_or(old.mark),
            help: help.map(|help| to_word(&help)).or(old.help),
            text_size: text_size.map(|size| to_word(&size)).or(old.text_size),
            is_hidden: is_hidden.unwrap_or(old.is_hidden),
        };
        let change = move |store: &mut Store| store.change_person(&profile, changed, now());
        self.inner.db.run(change).await?;
        self.people().await
    }

    pub(crate) async fn merge_people(&self, merge: MergePeople) -> Result<People, ApiError> {
        let MergePeople { profile, into } = merge;
        let merge = move |store: &mut Store| store.merge_people(&profile, &into, now());
        self.inner.db.run(merge).await?;
        self.people().await
    }

    pub(crate) async fn preview_merge(&self, merge: MergePeople) -> Result<MergePreview, ApiError> {
        let MergePeople { profile, into } = merge;
        let found = self.inner.db.run(move |store| store.merge_of(&profile, &into)).await?;
        let store::MergeOf { n_moved, n_after, n_together } = found;
        Ok(MergePreview { games: n_moved, after: n_after, together: n_together })
    }

    pub(crate) async fn split_person(&self, of: OfPerson) -> Result<People, ApiError> {
        let OfPerson { profile } = of;
        self.inner.db.run(move |store| store.split_person(&profile, now())).await?;
        self.people().await
    }

    pub(crate) async fn take_guest_plays(&self, of: OfPerson) -> Result<People, ApiError> {
        let OfPerson { profile } = of;
        self.inner.db.run(move |store| store.take_guest_plays(&profile, now())).await?;
        self.people().await
    }
}

fn check(place: &str, text: Option<&str>) -> Result<(), ApiError> {
    if text.is_none_or(is_label) { Ok(()) } else { Err(bad(place)) }
}

fn to_person(it: store::Person) -> Person {
    let Traits { name, mark, help, text_size, is_hidden } = it.traits;
    Person {
        profile: it.id,
        name,
        mark,
        help: help.and_then(|word| from_word(&word)).unwrap_or_default(),
        text_size: text_size.and_then(|word| from_word(&word)).unwrap_or_default(),
        is_hidden,
        games: it.n_games,
        counted: it.n_counted,
        played_at: it.played_at,
        merged: it.merged.into_iter().map(|(profile, name)| Merged { profile, name }).collect(),
    }
}

/// One of a few values as the word it is saved as: the one it crosses the door as.
pub(crate) fn to_word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        other => unreachable!("a value without fields is written as its name, not {other:?}"),
    }
}

/// The value of a saved word; `None` when this version of the app does not know it.
pub(crate) fn from_word<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(Value::String(word.to_owned())).ok()
}
