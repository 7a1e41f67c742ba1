//! The house's policy as tests: whatever ARCHITECTURE.md calls an invariant and a compiler cannot
//! see is checked here, so that `cargo test` is the whole gate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ lies at the top").to_path_buf()
}

/// Every file below `folder` (relative to the top) with one of the endings, but for generated,
/// installed and built ones.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    fn walk(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() {
                if !["target", "node_modules", "dist", "gen", ".git"].contains(&name.as_str()) {
                    walk(&path, endings, found);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join(folder), endings, &mut found);
    found.sort();
    assert!(!found.is_empty(), "nothing found below {folder}: the check would be empty");
    found
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// Fails with one line for each complaint.
#[track_caller]
fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn the_top_holds_only_what_belongs_there() {
    let allowed: BTreeSet<&str> = [
        "ARCHITECTURE.md",
        "Cargo.lock",
        "Cargo.toml",
        "README.md",
        "src-tauri",
        "target",
        "tests",
        "ui",
    ]
    .into();
    let strangers: Vec<String> = fs::read_dir(root())
        .unwrap()
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with('.') && !allowed.contains(name.as_str()))
        .collect();
    none(&strangers);
}

#[test]
fn files_are_short_enough_to_live_in() {
    let mut long = Vec::new();
    for folder in ["src-tauri", "ui", "tests"] {
        for path in files(folder, &[".rs", ".ts", ".tsx", ".css", ".mjs"]) {
            let lines = text(&path).lines().count();
            if lines > 600 {
                long.push(format!("{}: {lines} lines, 600 at most", short(&path)));
            }
        }
    }
    none(&long);
}

#[test]
fn every_rust_file_says_what_it_is() {
    let mut silent = Vec::new();
    for folder in ["src-tauri", "tests"] {
        for path in files(folder, &[".rs"]) {
            if !text(&path).starts_with("//!") {
                silent.push(format!("{}: no //! at the top", short(&path)));
            }
        }
    }
    none(&silent);
}

/// Arrows between crates point down only. Cargo refuses circles; this refuses short cuts.
#[test]
fn dependencies_point_down_only() {
    const ENGINES: &str = "every engine";
    fn role<'a>(engines: &[String], name: &'a str) -> &'a str {
        if engines.iter().any(|engine| engine == name) { ENGINES } else { name }
    }
    let allowed: &[(&str, &[&str])] = &[
        ("game", &[]),
        ("tiling", &[]),
        ("game-check", &["game"]),
        (ENGINES, &["game", "tiling"]),
        ("search", &["game"]),
        ("store", &["game"]),
        ("statistics", &["game"]),
        ("table", &["game", ENGINES]),
        ("bots", &["game", "table", "search", ENGINES]),
        ("review", &["game", "table", "search", "bots"]),
        ("api", &["game", "table", "search", "bots", "review", "statistics", "store"]),
        ("host", &["game", "table", "bots", "api"]),
        (
            "lab",
            &["game", "game-check", "table", "search", "bots", "review", "api", "host", ENGINES],
        ),
        ("xtask", &[]),
    ];
    let engines = engines();
    let house: BTreeSet<&str> = allowed.iter().map(|(name, _)| *name).collect();
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for entry in fs::read_dir(root().join("src-tauri/crates")).unwrap().flatten() {
        let manifest: toml::Table = text(&entry.path().join("Cargo.toml")).parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap().to_owned();
        let own = role(&engines, &name);
        let Some((_, below)) = allowed.iter().find(|(it, _)| *it == own) else {
            wrong.push(format!("crate {name} has no place in the plan of the house"));
            continue;
        };
        let used = manifest.get("dependencies").and_then(toml::Value::as_table);
        for dependency in used.into_iter().flat_map(toml::Table::keys) {
            let used = role(&engines, dependency);
            if house.contains(used) && !below.contains(&used) {
                wrong.push(format!("{name} must not depend on {dependency}"));
            }
            if dependency == "tauri" {
                wrong.push(format!("{name} must not know Tauri: only the shell does"));
            }
        }
        seen.insert(own.to_owned());
    }
    assert_eq!(seen.len(), allowed.len(), "the plan names a crate that is not there");
    none(&wrong);
}

/// Every tag of an engine's rules page has a test named after it (`pk_c1_mighty_river` for PK-C1),
/// which asserts something, and is cited by the code that does it.
#[test]
fn every_rule_has_a_test_named_after_it() {
    let mut untested = Vec::new();
    let mut n_tags = 0;
    for game in engines() {
        let folder = root().join("src-tauri/crates").join(&game);
        let rules = text(&folder.join("RULES.md"));
        let tests: String = files(&format!("src-tauri/crates/{game}/tests"), &[".rs"])
            .iter()
            .map(|path| text(path))
            .collect();
        let mut comments = String::new();
        for path in files(&format!("src-tauri/crates/{game}/src"), &[".rs"]) {
            let is_test = ["golden", "tests"].iter().any(|it| short(&path).contains(it));
            let source = if is_test { String::new() } else { text(&path) };
            let lines = source.lines().filter(|line| line.trim_start().starts_with("//"));
            lines.for_each(|line| comments.push_str(line));
        }
        let cited = tags(&comments);
        for tag in tags(&rules) {
            n_tags += 1;
            let name = format!("fn {}", tag.to_lowercase().replace('-', "_"));
            let is_tested = tests.match_indices(&name).any(|(at, _)| {
                let is_named = tests[at + name.len()..].starts_with(['_', '(']);
                let body = tests[at..].split("\n}\n").next().expect("a split has a first part");
                is_named && tests[..at].ends_with("#[test]\n") && body.contains("assert")
            });
            if !is_tested {
                untested.push(format!("{game}: {tag} has no test `{name}…`"));
            }
            if !cited.contains(&tag) {
                untested.push(format!("{game}: {tag} is cited nowhere in src"));
            }
        }
    }
    assert!(n_tags > 80, "only {n_tags} tags found: the check would be empty");
    none(&untested);
}

/// The tags that a rules page defines: list items that begin with one, like `- PK-PLACE: …`, or
/// tags in running text set in bold.
fn tags(rules: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in rules.split(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
        let Some((game, rest)) = word.split_once('-') else { continue };
        let is_tag = game.len() == 2
            && game.chars().all(|c| c.is_ascii_uppercase())
            && !rest.is_empty()
            && rest.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
        if is_tag {
            found.insert(word.trim_end_matches('-').to_owned());
        }
    }
    found
}

/// The engines: crates that keep a rules page.
fn engines() -> Vec<String> {
    let crates = fs::read_dir(root().join("src-tauri/crates")).expect("the crates lie there");
    let folders = crates.flatten();
    let mut found: Vec<String> = folders
        .filter(|it| it.path().join("RULES.md").exists())
        .map(|it| it.file_name().to_string_lossy().into_owned())
        .collect();
    found.sort();
    assert!(found.len() >= 4, "only {found:?} have rules: the check would be empty");
    found
}

/// The same file for the same thing, so that knowing one engine is knowing all.
#[test]
fn engines_have_the_same_files() {
    const FILES: [&str; 15] = [
        "setup",
        "action",
        "offer",
        "event",
        "pack",
        "catalogue",
        "position",
        "legal",
        "score",
        "apply",
        "imagine",
        "view",
        "survey",
        "contract",
        "title",
    ];
    let mut missing = Vec::new();
    for engine in engines() {
        let source = root().join("src-tauri/crates").join(&engine).join("src");
        for file in FILES {
            if !source.join(format!("{file}.rs")).exists() && !source.join(file).is_dir() {
                missing.push(format!("{engine}: no {file}.rs"));
            }
        }
    }
    none(&missing);
}

/// Inside an engine files depend downwards: whoever begins at the bottom meets nothing unknown.
#[test]
fn files_of_an_engine_make_no_circles() {
    let mut wrong = Vec::new();
    for engine in engines() {
        let source = format!("src-tauri/crates/{engine}/src");
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for path in files(&source, &[".rs"]) {
            let module = module_of(&path, &root().join(&source));
            if module.is_empty() {
                continue;
            }
            for used in modules_used(&text(&path)) {
                if used.starts_with(char::is_uppercase) || used == "{" {
                    wrong.push(format!("{}: names no file of crate::{used}", short(&path)));
                } else if used != module {
                    uses.entry(module.clone()).or_default().insert(used);
                }
            }
        }
        // What depends on nothing that is left is taken away until nothing can be.
        loop {
            let left: BTreeSet<String> = uses.keys().cloned().collect();
            let n = uses.len();
            uses.retain(|_, used| used.iter().any(|it| left.contains(it)));
            if uses.len() == n {
                break;
            }
        }
        // The same from above, so that only the circles remain.
        loop {
            let asked: BTreeSet<String> = uses.values().flatten().cloned().collect();
            let n = uses.len();
            uses.retain(|module, _| asked.contains(module));
            if uses.len() == n {
                break;
            }
        }
        if !uses.is_empty() {
            let names: Vec<&str> = uses.keys().map(String::as_str).collect();
            wrong.push(format!("{engine}: a circle among {}", names.join(", ")));
        }
    }
    none(&wrong);
}

/// The file or folder below `source` that a module's path begins with; empty for the crate's root.
fn module_of(path: &Path, source: &Path) -> String {
    let inside = path.strip_prefix(source).expect("the file lies below");
    let first = inside.components().next().expect("it has a name");
    let name = first.as_os_str().to_string_lossy();
    let name = name.strip_suffix(".rs").unwrap_or(&name);
    if name == "lib" { String::new() } else { name.to_owned() }
}

/// What follows `crate::` in a text, but for its comments and its unit tests.
fn modules_used(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().expect("a split has a first part");
    let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| after(line, "crate::"))
        .map(|rest| if rest.starts_with(is_name) { first_name(rest) } else { "{" }.to_owned())
        .collect()
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn first_name(text: &str) -> &str {
    text.split(|c| !is_name(c)).next().unwrap_or_default()
}

/// What follows a path wherever it begins in a text.
fn after<'a>(text: &'a str, path: &'a str) -> impl Iterator<Item = &'a str> {
    let is_inside = |c: char| is_name(c) || c == ':' || c == '$';
    let begins = text.match_indices(path).filter(move |(at, _)| !text[..*at].ends_with(is_inside));
    begins.map(|(at, found)| &text[at + found.len()..])
}

/// Generic code is compiled where its types are known, and as little optimised as the crate there is:
/// a judge that took a closure by its type once brought itself and every search into the api, where
/// they were half as fast.
#[test]
fn the_app_asks_bots_and_review_nothing_generic() {
    let app: String = ["src-tauri/crates/api/src", "src-tauri/src"]
        .into_iter()
        .flat_map(|folder| files(folder, &[".rs"]))
        .map(|path| text(&path))
        .collect();
    let mut asked = 0;
    let mut complaints = Vec::new();
    for name in ["bots", "review"] {
        let wanted = names_of(&app, name);
        for path in files(&format!("src-tauri/crates/{name}/src"), &[".rs"]) {
            for (function, signature) in functions(&text(&path)) {
                if !wanted.contains(&function) {
                    continue;
                }
                asked += 1;
                if is_generic(&signature) {
                    complaints.push(format!("{}: {function}{signature}", short(&path)));
                }
            }
        }
    }
    assert!(asked > 8, "only {asked} functions found: the check would be empty");
    none(&complaints);
}

/// The public functions of a file that belong to no type, and what stands from their name to their body.
fn functions(text: &str) -> Vec<(String, String)> {
    let after = text.match_indices("\npub fn ").map(|(at, found)| &text[at + found.len()..]);
    after
        .filter_map(|rest| {
            let (name, _) = rest.split_once(['(', '<'])?;
            let (signature, _) = rest[name.len()..].split_once('{')?;
            Some((name.to_owned(), signature.trim().to_owned()))
        })
        .collect()
}

/// Whether it is compiled anew for every type it is called with; lifetimes are no types.
fn is_generic(signature: &str) -> bool {
    let parameters = signature.strip_prefix('<').and_then(|rest| rest.split_once('>'));
    let of_types = parameters
        .is_some_and(|(them, _)| them.split(',').any(|it| !it.trim_start().starts_with('\'')));
    of_types || signature.contains("impl ")
}

/// What a text takes from a crate: `name::this`, or all of `use name::{these}`.
fn names_of(text: &str, name: &str) -> BTreeSet<String> {
    let taken = |rest: &str| -> Vec<String> {
        let list = rest.strip_prefix('{').and_then(|list| list.split_once('}'));
        let these = list.map_or_else(|| first_name(rest), |(these, _)| these);
        these.split(|c| !is_name(c)).filter(|it| !it.is_empty()).map(str::to_owned).collect()
    };
    after(text, &format!("{name}::")).flat_map(taken).collect()
}

#[test]
fn names_say_what_things_are() {
    let mut vague = Vec::new();
    for path in files("src-tauri", &[".rs"]) {
        for (n, line) in text(&path).lines().enumerate() {
            let mut words = line
                .split_whitespace()
                .skip_while(|word| *word != "struct" && *word != "enum" && *word != "trait");
            let Some(name) = words.nth(1) else { continue };
            let name = name.trim_end_matches(|c: char| !c.is_alphanumeric());
            for ending in ["Manager", "Service", "Helper", "Util", "Utils", "Info"] {
                if name.ends_with(ending) {
                    vague.push(format!("{}:{}: {name}", short(&path), n + 1));
                }
            }
        }
    }
    none(&vague);
}

#[test]
fn one_file_of_the_ui_knows_tauri() {
    let strangers: Vec<String> = files("ui/src", &[".ts", ".tsx"])
        .iter()
        .filter(|path| text(path).contains("@tauri-apps/") && !path.ends_with("host/tauri.ts"))
        .map(|path| short(path))
        .collect();
    none(&strangers);
}

/// Shared UI code never asks which game it is.
#[test]
fn shared_ui_code_names_no_game() {
    let engines = engines();
    let mut named = Vec::new();
    for folder in ["ui/src/kit", "ui/src/state", "ui/src/parts", "ui/src/table", "ui/src/screens"] {
        for path in files(folder, &[".ts", ".tsx", ".css"]) {
            // Tests need some game to show.
            if [".test.ts", ".test.tsx"].iter().any(|it| short(&path).ends_with(it))
                || path.ends_with("table/toy.ts")
            {
                continue;
            }
            for (n, line) in text(&path).lines().enumerate() {
                for game in &engines {
                    if line.contains(&format!("'{game}'")) || line.contains(&format!("\"{game}\""))
                    {
                        named.push(format!("{}:{}: {game}", short(&path), n + 1));
                    }
                }
            }
        }
    }
    none(&named);
}

/// Versions of outside crates stand in the root manifest and nowhere else.
#[test]
fn versions_stand_in_one_place() {
    let mut elsewhere = Vec::new();
    for path in
        files("src-tauri", &["Cargo.toml"]).into_iter().chain(files("tests", &["Cargo.toml"]))
    {
        let manifest: toml::Table = text(&path).parse().unwrap();
        for table in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let Some(dependencies) = manifest.get(table).and_then(toml::Value::as_table) else {
                continue;
            };
            for (name, value) in dependencies {
                if value.get("workspace").and_then(toml::Value::as_bool) != Some(true) {
                    elsewhere.push(format!("{}: {name}", short(&path)));
                }
            }
        }
    }
    none(&elsewhere);
}

/// Every line of ARCHITECTURE.md's table of promises names files with a test of the quick tier.
#[test]
fn promises_keep_a_test_in_the_quick_tier() {
    let page = text(&root().join("ARCHITECTURE.md"));
    let (_, table) = page.split_once("| promise | tested by |").expect("there is such a table");
    let rows: Vec<&str> = table.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert!(rows.len() > 8, "only {} promises found: the check would be empty", rows.len());
    let mut unproven = Vec::new();
    for row in rows {
        let names = row.split('`').skip(1).step_by(2).filter(|name| !name.starts_with("cargo "));
        let mut n_quick = 0;
        for name in names {
            let path = root().join(name);
            if path.is_dir() {
                n_quick +=
                    files(name, &[".rs", ".ts"]).iter().map(|it| quick_tests(it)).sum::<usize>();
            } else if path.exists() {
                n_quick += quick_tests(&path);
            } else {
                unproven.push(format!("{name} is not there"));
            }
        }
        if n_quick == 0 {
            unproven.push(format!("no test of the quick tier: {row}"));
        }
    }
    none(&unproven);
}

/// Every path that ARCHITECTURE.md names is there, for every engine where it says `<game>`, and the
/// page stays as short as a page that is read.
#[test]
fn the_map_of_the_house_is_short_and_true() {
    let page = text(&root().join("ARCHITECTURE.md"));
    assert!(page.len() <= 14 * 1024, "{} bytes: move what is longer beside its code", page.len());
    let in_code = page.split('`').skip(1).step_by(2);
    let linked = page.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(to, _)| to);
    let is_path = |name: &&str| name.contains('/') && !name.contains([' ', '{', '\n']);
    let paths: Vec<&str> = in_code.chain(linked).filter(is_path).collect();
    assert!(paths.len() > 50, "only {} paths found: the check would be empty", paths.len());
    let mut gone = Vec::new();
    for path in paths {
        let each = engines().into_iter().map(|engine| path.replace("<game>", &engine));
        let missing = each.filter(|path| !root().join(path).exists());
        gone.extend(missing.collect::<BTreeSet<_>>());
    }
    none(&gone);
}

/// A test that a push skips is of the whole tier, or is started by hand: `test --all` skips those
/// whose names say so, since they measure, or write what is then committed.
#[test]
fn skipped_tests_say_who_runs_them() {
    let mut nobodys = Vec::new();
    for path in ["src-tauri", "tests"].into_iter().flat_map(|folder| files(folder, &[".rs"])) {
        let text = text(&path);
        let is_attribute = |at: &usize| text[..*at].trim_end_matches(' ').ends_with('\n');
        let ignored = text.match_indices("#[ignore").map(|(at, _)| at).filter(is_attribute);
        for (n, at) in ignored.enumerate() {
            let (head, _) = text[at..].split_once('{').expect("a test has a body");
            if !head.contains("#[ignore = \"test --all\"]") && !head.contains("fn by_hand_") {
                nobodys.push(format!("{}: ignored test {}", short(&path), n + 1));
            }
        }
    }
    none(&nobodys);
}

/// How many tests of the quick tier a file has: in Rust those that are not ignored, in TypeScript
/// those that are not `thorough`.
fn quick_tests(path: &Path) -> usize {
    let text = text(path);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_ignored = |at: usize| {
        let attributes = lines[at + 1..].iter().take_while(|line| line.starts_with("#["));
        attributes.into_iter().any(|line| line.starts_with("#[ignore"))
    };
    let is_test = |(at, line): (usize, &&str)| {
        let is_rust = line.starts_with("#[test]") || line.starts_with("#[tokio::test");
        (is_rust && !is_ignored(at)) || line.starts_with("it(") || line.starts_with("it.for(")
    };
    lines.iter().enumerate().filter(|&it| is_test(it)).count()
}
