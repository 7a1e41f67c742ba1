//! Every lesson of every game is played through its engine, has its words in both languages, and
//! the lessons of a game together show every clause of its rules that can be shown.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use table::{GameId, lesson};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_lesson_can_be_taken() {
    let mut complaints = Vec::new();
    for &game in GameId::ALL {
        for id in files(game).into_iter().chain(small_files(game)) {
            let faults = lesson::faults(game, &id);
            complaints.extend(faults.iter().map(|it| format!("{} {id}: {it}", game.name())));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// What the files of a game's lessons are called, without their numbers.
fn files(game: GameId) -> Vec<String> {
    let folder = root().join("src-tauri/crates").join(game.name()).join("lessons");
    let names = names(&folder).into_iter().filter(|it| it != "untaught");
    names.map(|it| it.split_once('-').unwrap().1.to_owned()).collect()
}

/// The names of the files of small positions.
fn small_files(game: GameId) -> Vec<String> {
    names(&root().join("src-tauri/crates").join(game.name()).join("lessons/small"))
}

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let Ok(found) = fs::read_dir(folder) else { return Vec::new() };
    let files = found.map(|it| it.unwrap().path()).filter(|it| it.is_file());
    let mut names: Vec<String> =
        files.map(|it| it.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

/// The game that ends the lessons is a whole one where the rules have a shorter game, or a game is
/// short: nobody has done anything before the learner.
#[test]
fn the_game_that_ends_the_lessons_begins_with_its_first_turn() {
    for &game in GameId::ALL {
        let folder = root().join("src-tauri/crates").join(game.name()).join("lessons");
        let last = game.lessons().pop().unwrap();
        let n = game.lessons().len();
        let file = text(&folder.join(format!("{n:02}-{}.json", last.id)));
        let script: serde_json::Value = serde_json::from_str(&file).unwrap();
        let steps = script["steps"].as_array().unwrap();
        let before = steps.iter().take_while(|it| it.get("task").is_none());
        let is_whole =
            before.clone().count() < steps.len() && before.clone().all(|it| it["by"] == "chance");
        // A round of Okanagan is as long as its rules make it.
        assert!(is_whole || game.name() == "okanagan", "{}", game.name());
    }
}

#[test]
fn every_file_is_a_lesson_in_its_place() {
    for &game in GameId::ALL {
        let known: Vec<_> = game.lessons().into_iter().map(|it| it.id.to_owned()).collect();
        assert_eq!(known, files(game), "{}", game.name());
        let mut small: Vec<_> = game.small_positions().iter().map(|it| it.id.to_owned()).collect();
        small.sort();
        assert_eq!(small, small_files(game), "{}", game.name());
    }
}

/// The messages and attributes of a file of words.
fn keys(text: &str) -> BTreeSet<String> {
    let mut message = String::new();
    let mut found = BTreeSet::new();
    for line in text.lines() {
        let Some((key, _)) = line.split_once(" =") else { continue };
        if let Some(attribute) = key.strip_prefix("    .") {
            found.insert(format!("{message}.{attribute}"));
        } else if key.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            key.clone_into(&mut message);
            found.insert(message.clone());
        }
    }
    found
}

#[test]
fn every_lesson_has_its_words_and_no_others() {
    for &game in GameId::ALL {
        let wanted: BTreeSet<String> = game
            .lessons()
            .iter()
            .flat_map(|it| {
                let words = lesson::words(game, it.id).into_iter();
                words.map(|word| format!("lesson-{}-{}{word}", game.name(), it.id))
            })
            .chain(game.small_positions().iter().flat_map(|it| {
                let words = lesson::words(game, it.id).into_iter();
                words.map(|word| format!("try-{}-{}{word}", game.name(), it.id))
            }))
            .collect();
        for language in ["cs", "en"] {
            let file = root().join("ui/src/words").join(language).join("lessons");
            let file = file.join(game.name()).with_extension("ftl");
            let mut found = keys(&text(&file));
            // What is told in a first game is the screen's own: `ui/src/words/words.test.ts`.
            found.retain(|it| !it.starts_with("first-") && !it.starts_with("guide-"));
            let differ: Vec<_> = found.symmetric_difference(&wanted).collect();
            assert!(differ.is_empty(), "{}: {differ:?}", file.display());
        }
    }
}

/// The tags of the clauses of a game.
fn tags(game: GameId) -> BTreeSet<String> {
    let rules = text(&root().join("src-tauri/crates").join(game.name()).join("RULES.md"));
    let is_tag = |it: &&str| {
        it.split_once('-').is_some_and(|(game, _)| game.len() == 2)
            && it.bytes().all(|b| b == b'-' || b.is_ascii_uppercase() || b.is_ascii_digit())
    };
    rules.split("**").filter(is_tag).map(str::to_owned).collect()
}

/// Prints which lesson shows which clause: `cargo test -p table --test table lessons -- --nocapture`.
#[test]
fn every_clause_is_shown_or_says_why_not() {
    for &game in GameId::ALL {
        let lessons = game.lessons();
        if lessons.is_empty() {
            continue;
        }
        let mut shown: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for lesson in lessons.iter().chain(&game.small_positions()) {
            for tag in &lesson.tags {
                shown.entry(tag.clone()).or_default().push(lesson.id);
            }
        }
        let file = root().join("src-tauri/crates").join(game.name()).join("lessons/untaught.json");
        let untaught: BTreeMap<String, String> = serde_json::from_str(&text(&file)).unwrap();
        let tags = tags(game);
        for tag in shown.keys().chain(untaught.keys()) {
            assert!(tags.contains(tag), "{tag} is no clause of {}", game.name());
        }
        for tag in &tags {
            let (by, why) = (shown.get(tag), untaught.get(tag));
            println!(
                "{tag}: {}",
                by.map_or_else(|| why.cloned().unwrap_or_default(), |it| it.join(", "))
            );
            assert_eq!(by.is_some(), why.is_none(), "{tag}: shown by {by:?}, untaught: {why:?}");
            assert!(why.is_none_or(|why| why.len() > 10), "{tag}: {why:?} is no reason");
        }
    }
}
