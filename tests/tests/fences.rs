//! What the app may do on a device, named piece by piece: whoever adds a permission, a command or a
//! package that runs in the window has to add it here too, where it is seen.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// What the window's page may load and where it may send to, one directive a line.
const POLICY: [&str; 6] = [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ipc: http://ipc.localhost",
    "base-uri 'none'",
    "form-action 'none'",
];

/// What the page may ask of Tauri itself.
const PERMISSIONS: [&str; 5] = [
    "core:event:allow-listen",
    "core:event:allow-unlisten",
    "core:app:allow-register-listener",
    "core:app:allow-remove-listener",
    "core:app:allow-exit",
];

/// What the page may ask of the shell. Commands of the app need no permission, so they are one.
const COMMANDS: [&str; 13] = [
    "call",
    "device::shake",
    "device::keep_lit",
    "device::share_text",
    "device::share_end",
    "links::open_link",
    "opened::opened_name",
    "opened::opened_bytes",
    "window::fill_screen",
    "outgoing::share_begin",
    "outgoing::save_as",
    "outgoing::save_part",
    "outgoing::save_end",
];

/// What the shell is built from beside the crates of the house.
const SHELL_CRATES: [&str; 8] = [
    "data-encoding",
    "tauri",
    "tauri-plugin-dialog",
    "tauri-plugin-fs",
    "tauri-plugin-opener",
    "tauri-plugin-single-instance",
    "tauri-plugin-window-state",
    "tokio",
];

/// The npm packages that run in the window because we asked for them.
const PACKAGES: [&str; 9] = [
    "@fluent/bundle",
    "@fontsource-variable/alegreya",
    "@fontsource/alegreya-sans",
    "@preact/signals",
    "@tauri-apps/api",
    "d3-scale",
    "d3-shape",
    "preact",
    "qr",
];

/// Those that run there because one of them asked.
const PACKAGES_OF_PACKAGES: [&str; 9] = [
    "@preact/signals-core",
    "d3-array",
    "d3-color",
    "d3-format",
    "d3-interpolate",
    "d3-path",
    "d3-time",
    "d3-time-format",
    "internmap",
];

/// What the Flatpak's box lets through.
const BOX: [&str; 5] = [
    "--share=ipc",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--device=dri",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ lies at the top").to_path_buf()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn json(path: &str) -> Value {
    serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The names of the files in a folder; none where there is no such folder.
fn names_in(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(root().join(folder)).into_iter().flatten().flatten();
    entries.map(|it| it.file_name().to_string_lossy().into_owned()).collect()
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().expect("an object").keys().cloned().collect()
}

fn texts(value: &Value) -> BTreeSet<String> {
    let items = value.as_array().expect("a list").iter();
    items.map(|it| it.as_str().expect("a text").to_owned()).collect()
}

fn set<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn the_page_loads_and_sends_only_what_is_named_here() {
    let shell = json("src-tauri/tauri.conf.json");
    let security = &shell["app"]["security"];
    let policy = security["csp"].as_str().expect("one policy for all");
    let given: BTreeSet<String> = policy.split(';').map(|it| it.trim().to_owned()).collect();
    assert_eq!(given, set(POLICY));
    // Nothing that loosens it: no page of another machine, no file of the device, no global object.
    assert_eq!(keys(security), set(["capabilities", "csp"]));
    assert_eq!(keys(&shell["app"]), set(["security", "windows"]));
    let known =
        ["$schema", "productName", "mainBinaryName", "identifier", "build", "app", "bundle"];
    assert_eq!(keys(&shell), set(known));
    assert_eq!(keys(&shell["build"]), set(["frontendDist"]));
    // What a system adds is its packages' business only.
    let added = names_in("src-tauri");
    let added = added.iter().filter(|it| it.starts_with("tauri.") && *it != "tauri.conf.json");
    let added: Vec<&String> = added.collect();
    let systems = ["ios", "linux", "macos"].map(|it| format!("tauri.{it}.conf.json"));
    assert_eq!(added, systems.iter().collect::<Vec<_>>());
    let known = set(["$schema", "productName", "bundle"]);
    for file in added {
        let said = json(&format!("src-tauri/{file}"));
        let said = keys(&said);
        assert!(said.is_subset(&known), "{file}: {said:?}");
    }
}

#[test]
fn the_page_asks_tauri_only_for_what_is_named_here() {
    let shell = json("src-tauri/tauri.conf.json");
    assert_eq!(texts(&shell["app"]["security"]["capabilities"]), set(["main"]));
    assert_eq!(names_in("src-tauri/capabilities"), set(["main.json"]));
    assert_eq!(names_in("src-tauri/permissions"), BTreeSet::new());
    let capability = json("src-tauri/capabilities/main.json");
    assert_eq!(
        keys(&capability),
        set(["$schema", "identifier", "description", "windows", "permissions"]),
        "no page of another machine, no other system"
    );
    assert_eq!(texts(&capability["permissions"]), set(PERMISSIONS));
    assert_eq!(texts(&capability["windows"]), set(["main"]));
    let windows = shell["app"]["windows"].as_array().expect("windows");
    assert!(matches!(windows.as_slice(), [window] if window["label"] == "main"));
}

#[test]
fn the_shell_is_made_of_what_is_named_here() {
    let source = read("src-tauri/src/lib.rs");
    let (_, rest) = source.split_once("generate_handler![").expect("commands are listed");
    let (commands, _) = rest.split_once(']').expect("the list ends");
    assert_eq!(set(commands.split(',').map(str::trim).filter(|it| !it.is_empty())), set(COMMANDS));
    assert_eq!(source.matches("generate_handler!").count(), 1);

    let manifest: toml::Table = read("src-tauri/Cargo.toml").parse().expect("a manifest");
    let mut used: BTreeSet<String> = BTreeSet::new();
    let mut take = |table: &toml::Value| {
        let dependencies = table.get("dependencies").and_then(toml::Value::as_table);
        used.extend(dependencies.into_iter().flat_map(toml::Table::keys).cloned());
    };
    take(&toml::Value::Table(manifest.clone()));
    let systems = manifest.get("target").and_then(toml::Value::as_table);
    systems.into_iter().flat_map(toml::Table::values).for_each(&mut take);
    used.remove("api");
    assert_eq!(used, set(SHELL_CRATES));
}

#[test]
fn the_flatpak_lets_through_only_what_is_named_here() {
    let manifest = read("src-tauri/packaging/cz.ctyrhra.app.yml");
    let (_, rest) = manifest.split_once("finish-args:\n").expect("a box with holes");
    let holes = rest.lines().map_while(|line| line.trim().strip_prefix("- "));
    assert_eq!(set(holes), set(BOX));
}

#[test]
fn the_window_runs_only_the_packages_that_are_named_here() {
    let asked = keys(&json("ui/package.json")["dependencies"]);
    assert_eq!(asked, set(PACKAGES));
    let lock = json("ui/package-lock.json");
    let installed = lock["packages"].as_object().expect("packages").iter();
    let running: Vec<_> = installed
        .filter(|(place, it)| !place.is_empty() && it["dev"] != true)
        .map(|(place, it)| (place.rsplit("node_modules/").next().expect("a name"), it))
        .collect();
    let named = PACKAGES.into_iter().chain(PACKAGES_OF_PACKAGES);
    assert_eq!(set(running.iter().map(|(name, _)| *name)), set(named));
    // None of them does anything while it is installed.
    let busy = running.iter().filter(|(_, it)| it["hasInstallScript"] == true);
    assert_eq!(busy.count(), 0);
}
