//! What is wrong with a lesson: it is played through the engine, with everything it says. For tests.

use game::{Refusal, Title};

use super::{Taught, begun, card, is_small, place, script::Script, script::Stand, solution};
use super::{taught, text_of};
use crate::shelf::{OnShelf, for_game};
use crate::{AnyAction, GameId, Refused, Table, TableError};

/// Everything that is wrong with a lesson; nothing with one that can be taken. Its script is played
/// to its end by the solution, by each decision that is as good, and every wrong decision is tried.
pub fn faults(game: GameId, id: &str) -> Vec<String> {
    for_game!(game, G => faults_of::<G>(id))
}

/// The keys of its words, after `lesson-<game>-<id>`, or after `try-<game>-<id>` for a small
/// position.
pub fn words(game: GameId, id: &str) -> Vec<String> {
    for_game!(game, G => words_of::<G>(id))
}

fn script_of<G: Title>(id: &str) -> Result<Script<G>, String> {
    Script::<G>::read(text_of::<G>(id).ok_or("there is no such lesson")?)
}

fn words_of<G: Title>(id: &str) -> Vec<String> {
    let Ok(script) = script_of::<G>(id) else { return Vec::new() };
    let is_small = is_small::<G>(id);
    let mut keys: Vec<String> = ["", ".end"].map(str::to_owned).into();
    keys.extend((!is_small).then(|| ".line".to_owned()));
    for (n, first) in (1..).zip(script.tasks()) {
        // The first task of a small position is all that is said before it.
        keys.extend((!is_small || n > 1).then(|| format!(".t{n}")));
        let said = script.wrong(first).iter().filter_map(|wrong| wrong.says.as_ref());
        keys.extend(said.map(|says| format!(".t{n}-{says}")));
    }
    keys
}

fn faults_of<G: OnShelf>(id: &'_ str) -> Vec<String> {
    let script = match script_of::<G>(id) {
        Ok(script) => script,
        Err(why) => return vec![why],
    };
    if card("", &script).is_none() {
        return vec!["no game can start from its setup, or there is no such level".to_owned()];
    }
    if script.tags.is_empty() || script.n_tasks() == 0 && !script.play {
        return vec!["it shows nothing".to_owned()];
    }
    let Some(table) = begun::<G>(id) else {
        return vec!["the script breaks the rules before its first task".to_owned()];
    };
    let mut faults = Vec::new();
    if is_small::<G>(id) && (script.play || script.n_tasks() > 2 || script.tags != [id]) {
        faults.push("a small position is one or two decisions about its own clause".to_owned());
    }
    if let Some(last) = script.tasks().last()
        && script.open(last).is_none()
        && script.ways(last).len() == 1
        && script.only(last).is_none_or(|why| why.len() < 10)
    {
        faults.push("its last task takes one decision alone and does not say why".to_owned());
    }
    if !script.play && script.tasks().all(|task| script.wrong(task).is_empty()) {
        faults.push("it has no answer to anything that is wrong".to_owned());
    }
    through(table, &script, id, &mut faults);
    faults
}

/// Plays a script to its end by the solution, and tries everything else on the way.
fn through<G: OnShelf>(
    mut table: Table<G>,
    script: &Script<G>,
    id: &str,
    faults: &mut Vec<String>,
) {
    while let Stand::Task { first, number, so_far } = table.stand(script) {
        if !so_far.is_empty() {
            // What has to follow of a decision that is right.
            let Some(after) = shown(&table, script, id) else {
                faults.push(format!("task {number}: after {so_far:?} nothing is shown"));
                return;
            };
            table = after;
            continue;
        }
        for wrong in script.wrong(first) {
            let tried = tried(&table, script, id, &wrong.actions);
            let is_as_said = match (&wrong.says, &wrong.refused) {
                (Some(says), None) => tried == Ok(Some(says.clone())),
                (None, Some(reason)) => tried == Err(reason.clone()),
                (Some(_), Some(_)) | (None, None) => false,
            };
            if !is_as_said {
                faults.push(format!("task {number}: {:?} is {tried:?}", wrong.actions));
            }
        }
        let ways = script.ways(first);
        for way in &ways[1..] {
            match taken(&table, script, id, way) {
                Some(after) if is_through(after.clone(), script, id) => {}
                Some(_) => faults.push(format!("task {number}: after {way:?} it does not go on")),
                None => faults.push(format!("task {number}: {way:?} is not taken")),
            }
        }
        let Some(after) = taken(&table, script, id, &ways[0]) else {
            faults.push(format!("task {number}: the solution is not taken: {:?}", ways[0]));
            return;
        };
        table = after;
    }
    match place(&table, id) {
        Some(place) if place.is_through && place.is_done != script.play => {}
        other => faults.push(format!("it ends at {other:?}")),
    }
}

/// Whether the script is played to its end by what a learner is shown.
fn is_through<G: OnShelf>(mut table: Table<G>, script: &Script<G>, id: &str) -> bool {
    while let Stand::Task { .. } = table.stand(script) {
        match shown(&table, script, id) {
            Some(after) => table = after,
            None => return false,
        }
    }
    table.stand(script) == Stand::Through
}

/// The table after what a learner is shown; `None` when it is not taken.
fn shown<G: OnShelf>(table: &Table<G>, script: &Script<G>, id: &str) -> Option<Table<G>> {
    let shown: Vec<G::Action> =
        solution(table, id).into_iter().filter_map(G::find_action).collect();
    taken(table, script, id, &shown)
}

fn put<G: OnShelf>(actions: &[G::Action]) -> Vec<AnyAction> {
    actions.iter().map(|&action| G::put_action(action)).collect()
}

/// The table after a right decision and all that the script does then.
fn taken<G: OnShelf>(
    table: &Table<G>,
    script: &Script<G>,
    id: &str,
    actions: &[G::Action],
) -> Option<Table<G>> {
    let done = taught(table, id, script.learner, &put::<G>(actions), table.at(), 0);
    let Ok(Taught::Taken(after)) = done else { return None };
    G::find_table(&after).cloned()
}

/// The name of the answer to a decision that is not taken, or why the rules refuse it.
fn tried<G: OnShelf>(
    table: &Table<G>,
    script: &Script<G>,
    id: &str,
    actions: &[G::Action],
) -> Result<Option<String>, serde_json::Value> {
    match taught(table, id, script.learner, &put::<G>(actions), table.at(), 0) {
        Ok(Taught::Wrong { says, .. }) => Ok(says),
        Ok(Taught::Taken(_)) => Err("it is taken".into()),
        Err(Refused::Illegal { .. }) => match table.act(script.learner, actions, table.at(), 0) {
            Err(TableError::Illegal { why: Refusal::Rule(reason), .. }) => {
                Err(serde_json::json!(reason))
            }
            other => Err(format!("{:?}", other.err()).into()),
        },
        Err(other) => Err(format!("{other:?}").into()),
    }
}
