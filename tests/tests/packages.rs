//! What the packages say, as far as it can be read without a phone or a shop.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ lies at the top").to_path_buf()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every `AndroidManifest.xml` that Gradle merges into ours and that lies in a crate. (Those of
/// Google's libraries come only when it builds; the release looks into the finished package.)
fn manifests_of_crates() -> Vec<PathBuf> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        // The crates that every checkout has fetched by now.
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let metadata: Value = serde_json::from_slice(&out.stdout).expect("cargo speaks JSON");
    let folders = metadata["packages"].as_array().expect("packages").iter().map(|package| {
        let manifest = Path::new(package["manifest_path"].as_str().expect("a path"));
        manifest.parent().expect("a folder")
    });
    // They lie beside those that only a phone needs, which are looked at where they were fetched.
    let shelves: BTreeSet<_> = folders
        .filter(|folder| !folder.starts_with(root()))
        .filter_map(Path::parent)
        .map(Path::to_path_buf)
        .collect();
    let mut found = Vec::new();
    let lock: toml::Value = toml::from_str(&read(&root().join("Cargo.lock"))).expect("a lock file");
    for package in lock["package"].as_array().expect("packages") {
        let part = |key: &str| package[key].as_str().expect("a text").to_owned();
        let name = format!("{}-{}", part("name"), part("version"));
        for crate_folder in shelves.iter().map(|shelf| shelf.join(&name)) {
            for project in ["android", "mobile/android"] {
                walk(&crate_folder.join(project), &mut found);
            }
        }
    }
    found
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_test = ["test", "androidTest"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !is_test {
            walk(&path, found);
        } else if path.ends_with("AndroidManifest.xml") {
            found.push(path);
        }
    }
}

/// The tags that ask for a permission, whole.
fn asked(manifest: &str) -> Vec<&str> {
    manifest
        .match_indices("<uses-permission")
        .map(|(at, _)| {
            let tag = &manifest[at..];
            &tag[..=tag.find('>').expect("the tag ends")]
        })
        .collect()
}

#[test]
fn the_app_asks_for_no_permission() {
    let ours = root().join("src-tauri/gen/android/app/src/main/AndroidManifest.xml");
    let text = read(&ours);
    let (removed, wanted): (Vec<&str>, Vec<&str>) =
        asked(&text).into_iter().partition(|tag| tag.contains("tools:node=\"remove\""));
    assert!(wanted.is_empty(), "{wanted:?}");
    assert!(removed.iter().any(|tag| tag.contains("android.permission.INTERNET")), "{removed:?}");

    let crates = manifests_of_crates();
    assert!(
        crates.iter().any(|path| path
            .components()
            .any(|it| { it.as_os_str().to_string_lossy().starts_with("tauri-plugin-dialog") })),
        "the crates' manifests are not where they were: {crates:?}"
    );
    for path in crates {
        let text = read(&path);
        for tag in asked(&text) {
            let is_removed = tag
                .split('"')
                .nth(1)
                .is_some_and(|name| removed.iter().any(|ours| ours.contains(name)));
            assert!(is_removed, "{}: {tag}", path.display());
        }
    }
}

/// The compiler of neither side sees the other's names.
#[test]
fn the_phones_side_knows_every_command_of_the_shell() {
    let shell = read(&root().join("src-tauri/src/device.rs"));
    let phone = read(
        &root().join("src-tauri/gen/android/app/src/main/java/cz/ctyrhra/app/DevicePlugin.kt"),
    );
    let (asked, _) = shell.split_once("/// Asks the phone's side").expect("it is asked");
    let known: BTreeSet<&str> = phone
        .split("@Command\n  fun ")
        .skip(1)
        .map(|it| it.split('(').next().expect("a name"))
        .collect();
    let names = ["keepLit", "letSleep", "shake", "shareFile", "shareText"];
    assert_eq!(known, BTreeSet::from(names));
    for name in names {
        assert!(asked.contains(&format!("\"{name}\"")), "the shell asks for no {name}");
    }
    assert!(phone.contains("addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)"));
    assert!(phone.contains("clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)"));
}

#[test]
fn saves_travel_with_the_devices_backup() {
    let project = root().join("src-tauri/gen/android/app/src/main");
    let manifest = read(&project.join("AndroidManifest.xml"));
    assert!(manifest.contains("android:allowBackup=\"true\""));
    for (attribute, rules) in
        [("fullBackupContent", "backup_rules"), ("dataExtractionRules", "data_extraction_rules")]
    {
        assert!(manifest.contains(&format!("android:{attribute}=\"@xml/{rules}\"")));
        let rules = read(&project.join(format!("res/xml/{rules}.xml")));
        // The saves lie in the app's own folder; only what the web view keeps is left out.
        assert!(!rules.contains("<include"), "naming one thing leaves out all others");
        for tag in rules.match_indices("<exclude").map(|(at, _)| &rules[at..]) {
            assert!(tag.starts_with("<exclude domain=\"root\" path=\"app_webview\""), "{tag}");
        }
    }
}

#[test]
fn every_way_to_package_uses_one_bundler() {
    let xtask = read(&root().join("src-tauri/crates/xtask/src/package.rs"));
    let at = xtask.find("@tauri-apps/cli@").expect("the bundler is named");
    let bundler: &str = xtask[at..].split('"').next().expect("the name ends");
    for user in [
        ".github/workflows/release.yml",
        ".github/workflows/android.yml",
        "src-tauri/gen/android/buildSrc/src/main/java/cz/ctyrhra/app/kotlin/BuildTask.kt",
    ] {
        assert!(read(&root().join(user)).contains(bundler), "{user} does not use {bundler}");
    }
    let manifest: toml::Value =
        toml::from_str(&read(&root().join("Cargo.toml"))).expect("a manifest");
    let tauri = manifest["workspace"]["dependencies"]["tauri"]["version"].as_str();
    assert_eq!(bundler.rsplit('@').next(), tauri, "bundler and crate differ");
}

#[test]
fn the_changelog_and_the_shops_page_know_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let changelog = read(&root().join("src-tauri/CHANGELOG.md"));
    assert!(changelog.contains(&format!("## [{version}]")), "CHANGELOG.md lacks {version}");
    let page = read(&root().join("src-tauri/packaging/cz.ctyrhra.app.metainfo.xml"));
    assert!(page.contains(&format!("<release version=\"{version}\"")), "AppStream lacks {version}");
    let shell = read(&root().join("src-tauri/tauri.conf.json"));
    assert!(!shell.contains("\"version\":"), "the version stands in Cargo.toml");
}

/// Files of ours are known by how they begin: what the desktop is told, and what is looked for in
/// whatever comes in.
#[test]
fn a_tapped_file_opens_the_app() {
    let types = read(&root().join("src-tauri/packaging/cz.ctyrhra.app.xml"));
    let entry = read(&root().join("src-tauri/packaging/ctyrhra.desktop"));
    let line = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).expect("a list");
    let known: Vec<&str> = line.split_terminator(';').collect();
    let told: Vec<&str> = types
        .split("<mime-type type=\"")
        .skip(1)
        .map(|it| it.split('"').next().expect("a name"))
        .collect();
    let (links, known): (Vec<&str>, Vec<&str>) =
        known.into_iter().partition(|it| it.starts_with("x-scheme-handler/"));
    assert_eq!(links, ["x-scheme-handler/ctyrhra"]);
    assert_eq!(known, told);
    assert!(entry.contains("Exec={{exec}} %u"), "files and links are handed over");
    for (first, of) in [
        ("{\"ctyrhraGame\"", "src-tauri/crates/api/src/share/mod.rs"),
        ("{\"ctyrhraBackup\"", "src-tauri/crates/store/src/backup.rs"),
    ] {
        assert!(types.contains(&format!("value='{first}'")), "{first}");
        let key = first.trim_start_matches('{').trim_matches('"');
        let snake: String = key
            .chars()
            .flat_map(|it| {
                let line = it.is_uppercase().then_some('_');
                line.into_iter().chain(it.to_lowercase())
            })
            .collect();
        let source = read(&root().join(of));
        assert!(source.contains(key) || source.contains(&snake), "{of} writes no {key}");
    }
    let linux = read(&root().join("src-tauri/tauri.linux.conf.json"));
    assert_eq!(linux.matches("/usr/share/mime/packages/cz.ctyrhra.app.xml").count(), 2);
    // A phone has no names to go by: the app itself says what is none of its files.
    let manifest = read(&root().join("src-tauri/gen/android/app/src/main/AndroidManifest.xml"));
    let (_, filter) = manifest.split_once("android.intent.action.VIEW").expect("files open it");
    let (filter, _) = filter.split_once("</intent-filter>").expect("the filter ends");
    assert!(filter.contains("android:scheme=\"content\""));
    assert!(!filter.contains("BROWSABLE") && !filter.contains("http"), "no page of the web does");
    // Other systems go by the ending of a saved game.
    assert!(types.contains("<glob pattern=\"*.ctyrhra\""));
    let share = read(&root().join("src-tauri/crates/api/src/share/mod.rs"));
    assert!(share.contains(".ctyrhra\""), "a game that is handed out has the ending of games");
    for system in ["macos", "ios"] {
        let text = read(&root().join(format!("src-tauri/tauri.{system}.conf.json")));
        let config: Value = serde_json::from_str(&text).expect("JSON");
        let first = &config["bundle"]["fileAssociations"][0];
        assert_eq!(first["ext"][0], "ctyrhra", "{system}");
        assert_eq!(first["mimeType"], told[0], "{system}");
    }
    let windows = read(&root().join("src-tauri/packaging/ctyrhra.nsi"));
    assert!(windows.contains(r#""${CLASSES}\.ctyrhra" "" cz.ctyrhra.game"#));
    assert!(windows.contains(&format!("\"Content Type\" {}", told[0])));
}

/// A link of ours opens the app with the code of a game in it, on every system that has links.
#[test]
fn a_link_opens_the_app() {
    let opened = read(&root().join("src-tauri/src/opened.rs"));
    assert!(opened.contains("const SCHEME: &str = \"ctyrhra\";"));
    let manifest = read(&root().join("src-tauri/gen/android/app/src/main/AndroidManifest.xml"));
    assert!(manifest.contains("<data android:scheme=\"ctyrhra\" />"));
    for plist in ["src-tauri/Info.plist", "src-tauri/Info.ios.plist"] {
        assert!(read(&root().join(plist)).contains("<string>ctyrhra</string>"), "{plist}");
    }
    let linux = read(&root().join("src-tauri/packaging/ctyrhra.desktop"));
    assert!(linux.contains("x-scheme-handler/ctyrhra;"));
    let windows = read(&root().join("src-tauri/packaging/ctyrhra.nsi"));
    assert!(windows.contains(r#""${CLASSES}\ctyrhra" "URL Protocol""#));
}

/// Back is the page's, with the system's own picture of where it leads; before there is a page, the
/// screen has the colour of its table.
#[test]
fn the_phone_starts_on_our_table_and_goes_back_by_our_stack() {
    let project = root().join("src-tauri/gen/android/app/src/main");
    let manifest = read(&project.join("AndroidManifest.xml"));
    assert!(manifest.contains("android:enableOnBackInvokedCallback=\"true\""));
    let tokens = read(&root().join("ui/src/style/tokens.css"));
    let tables: Vec<&str> = tokens
        .lines()
        .filter_map(|line| line.trim().strip_prefix("--table: ")?.strip_suffix(';'))
        .collect();
    for (values, table) in ["values", "values-night"].into_iter().zip(tables) {
        let colours = read(&project.join(format!("res/{values}/colors.xml")));
        let said = format!("<color name=\"table\">{}</color>", table.to_uppercase());
        assert!(colours.contains(&said), "{values} has not {table}");
    }
    let steps = read(&root().join("src-tauri/packaging/ios.md"));
    assert!(steps.contains("`#E3D5B8`") && steps.contains("`#17130F`"));
    for icon in ["ic_launcher", "ic_launcher_round"] {
        let icon = read(&project.join(format!("res/mipmap-anydpi-v26/{icon}.xml")));
        assert!(icon.contains("<monochrome"));
    }
}

#[test]
fn the_flatpak_takes_the_package_that_is_made() {
    let linux = read(&root().join("src-tauri/tauri.linux.conf.json"));
    let linux: Value = serde_json::from_str(&linux).expect("JSON");
    let name = linux["productName"].as_str().expect("a name");
    let made = format!("bundle/deb/{name}_{}_amd64.deb", env!("CARGO_PKG_VERSION"));
    let manifest = read(&root().join("src-tauri/packaging/cz.ctyrhra.app.yml"));
    assert!(manifest.contains(&made), "{made}");
}

/// The oldest web engines stand in `ui/floor.json`; whoever else says them says the same.
#[test]
fn the_oldest_engines_are_said_alike() {
    let json = |path: &str| -> Value {
        serde_json::from_str(&read(&root().join(path))).expect("a JSON file")
    };
    let floor = json("ui/floor.json");
    let part = |name: &str| floor[name].as_str().expect("a version").to_owned();
    let (chrome, safari, webkitgtk) = (part("chrome"), part("safari"), part("webkitgtk"));

    let ios = &json("src-tauri/tauri.ios.conf.json")["bundle"]["iOS"];
    assert_eq!(ios["minimumSystemVersion"], safari.as_str());
    // (What an .rpm asks for is named by the bundler and cannot have a version.)
    let deb = &json("src-tauri/tauri.linux.conf.json")["bundle"]["linux"]["deb"];
    assert_eq!(deb["depends"][0], format!("libwebkit2gtk-4.1-0 (>= {webkitgtk})"));
    for (path, said) in [
        (
            "README.md",
            format!("Chromium {chrome}, Safari or iOS {safari}, or WebKitGTK {webkitgtk}"),
        ),
        ("src-tauri/packaging/ios.md", format!("iOS {safari}")),
        (
            "ui/public/floor.js",
            format!("{{ chrome: '{chrome}', safari: '{safari}', webkitgtk: '{webkitgtk}' }}"),
        ),
        ("ui/vite.config.ts", "`chrome${floor.chrome}`".to_owned()),
    ] {
        assert!(read(&root().join(path)).contains(&said), "{path} does not say {said}");
    }
}
