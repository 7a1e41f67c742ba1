//! The installer for Windows, made by Debian's `makensis` and tried under Wine: the app is put in
//! place, started by itself, with a file and with a link, replaced by a later version and removed. The
//! saves are there each time.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use crate::shell::{self, Failure, root};
use crate::targets::{at, put};
use crate::windows::folder;
use crate::wine::Wine;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What an installer says when the app is open.
const IS_OPEN: i32 = 2;

/// What the registry says once the app is installed. `$` is the folder it is in.
const REGISTERED: &[(&str, &str)] = &[
    (r"Classes\.ctyrhra", "@=\"cz.ctyrhra.game\""),
    (r"Classes\.ctyrhra\OpenWithProgids", "\"cz.ctyrhra.game\"=\"\""),
    (r"Classes\.backup\OpenWithProgids", "\"cz.ctyrhra.backup\"=\"\""),
    (r"Classes\cz.ctyrhra.game\shell\open\command", r#"@="\"$\\ctyrhra.exe\" \"%1\"""#),
    (r"Classes\cz.ctyrhra.backup\shell\open\command", r#"@="\"$\\ctyrhra.exe\" \"%1\"""#),
    (r"Classes\ctyrhra", "\"URL Protocol\"=\"\""),
    (r"Classes\ctyrhra\shell\open\command", r#"@="\"$\\ctyrhra.exe\" \"%1\"""#),
    (UNINSTALL, "\"DisplayName\"=\"Čtyřhra\""),
    (UNINSTALL, r#""UninstallString"="\"$\\uninstall.exe\"""#),
];

const UNINSTALL: &str = r"Microsoft\Windows\CurrentVersion\Uninstall\cz.ctyrhra.app";

/// Makes the installer of a version; `built` is where cargo put the app and what lies beside it.
fn pack(built: &Path, version: &str) -> Result<PathBuf, Failure> {
    let app = folder().join("ctyrhra.exe");
    shell::run(
        Command::new("x86_64-w64-mingw32-strip").arg("-o").arg(&app).arg(built.join("ctyrhra.exe")),
    )?;
    let made = folder().join(format!("ctyrhra-{version}-setup.exe"));
    let defined = |name: &str, path: &Path| format!("-D{name}={}", path.display());
    shell::run(
        Command::new("makensis")
            .args(["-V2", "-WX", "-INPUTCHARSET", "UTF8", &format!("-DVERSION={version}")])
            .arg(defined("EXE", &app))
            .arg(defined("LOADER", &built.join("WebView2Loader.dll")))
            .arg(defined("OUT", &made))
            .arg(root().join("src-tauri/packaging/ctyrhra.nsi")),
    )?;
    Ok(made)
}

/// Makes installers and lets one person live with them.
pub(crate) fn check(wine: &Wine, built: &Path) -> Result<(), Failure> {
    let home = Home::of(wine)?;
    let now = pack(built, VERSION)?;
    let later = pack(built, "99.0.0")?;
    home.stock(built)?;

    home.install(&now)?;
    home.is_installed(VERSION)?;
    home.starts("by itself", &[])?;
    // Wine 8 asks only the machine's part of the registry what opens a file; a Windows would also ask
    // the person's and start the app with these words.
    let file = home.folder.join("Partie u babičky.ctyrhra");
    put(&file, "{}")?;
    home.starts("with a file", &[&file.to_string_lossy()])?;
    home.starts("with a link", &["ctyrhra:0-0000-0000-0000"])?;

    home.refuses_while_open(built, &later)?;
    home.install(&later)?;
    home.is_installed("99.0.0")?;
    home.remove()
}

/// Where one person of that Windows has their things.
struct Home<'a> {
    wine: &'a Wine,
    folder: PathBuf,
}

impl<'a> Home<'a> {
    fn of(wine: &'a Wine) -> Result<Self, Failure> {
        let users = wine.drive().join("users");
        let names = fs::read_dir(&users).map_err(|error| at(&users, &error))?;
        let mut folders = names.flatten().map(|it| it.path()).filter(|it| !it.ends_with("Public"));
        let folder = folders.next().ok_or_else(|| Failure::new("Wine has no user"))?;
        let home = Self { wine, folder };
        // What an earlier run left half done.
        for left in [home.programs(), home.data()] {
            if left.exists() {
                fs::remove_dir_all(&left).map_err(|error| at(&left, &error))?;
            }
        }
        Ok(home)
    }

    fn programs(&self) -> PathBuf {
        self.folder.join("AppData/Local/Programs/Čtyřhra")
    }

    fn program(&self, name: &str) -> PathBuf {
        self.programs().join(name)
    }

    fn shortcut(&self) -> PathBuf {
        self.folder.join("AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Čtyřhra.lnk")
    }

    fn data(&self) -> PathBuf {
        self.folder.join("AppData/Roaming/cz.ctyrhra.app")
    }

    fn saves(&self) -> PathBuf {
        self.data().join("ctyrhra.db")
    }

    /// Puts games there that were played before.
    fn stock(&self, built: &Path) -> Result<(), Failure> {
        fs::create_dir_all(self.data()).map_err(|error| at(&self.data(), &error))?;
        let mut command = self.wine.command(built.join("host.exe"));
        command.args(["stock", "--games", "3", "--people", "2", "--db"]).arg(self.saves());
        shell::run(&mut command)
    }

    fn install(&self, installer: &Path) -> Result<(), Failure> {
        shell::run(self.wine.command(installer).arg("/S"))
    }

    /// Whether everything is where it belongs and known under this version.
    fn is_installed(&self, version: &str) -> Result<(), Failure> {
        let names = ["ctyrhra.exe", "WebView2Loader.dll", "uninstall.exe"];
        for wanted in names.map(|it| self.program(it)).into_iter().chain([self.shortcut()]) {
            holds(wanted.exists(), &format!("{} is there", wanted.display()))?;
        }
        let known = self.registry()?;
        let user = self.folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let place = format!(r"C:\\users\\{user}\\AppData\\Local\\Programs\\Čtyřhra");
        for (key, line) in REGISTERED {
            let line = line.replace('$', &place);
            holds(says(&known, key, &line), &format!("the registry says {line} at {key}"))?;
        }
        let line = format!("\"DisplayVersion\"=\"{version}\"");
        holds(says(&known, UNINSTALL, &line), &format!("the registry says {line}"))
    }

    /// The part of the registry in which programs say what they are.
    fn registry(&self) -> Result<String, Failure> {
        let file = folder().join("registry.reg");
        let mut command = self.wine.command("reg");
        shell::run(command.args(["export", r"HKCU\Software"]).arg(&file).arg("/y"))?;
        let bytes = fs::read(&file).map_err(|error| at(&file, &error))?;
        let letters = bytes.chunks_exact(2).map(|it| u16::from_le_bytes([it[0], it[1]]));
        Ok(String::from_utf16_lossy(&letters.collect::<Vec<_>>()))
    }

    /// Starts the app with these words. It opens the saves and fails at its window, which Wine does not
    /// take for a reason to end it.
    fn starts(&self, how: &str, words: &[&str]) -> Result<(), Failure> {
        let app = self.program("ctyrhra.exe");
        let lock = self.data().join("ctyrhra.db.lock");
        let _ = fs::remove_file(&lock);
        let mut command = self.wine.command(&app);
        let mut running = command.args(words).spawn().map_err(|error| at(&app, &error))?;
        let opened = wait_for(|| lock.exists());
        let _ = running.kill();
        let _ = running.wait();
        holds(opened.is_ok(), &format!("started {how}, the app opens its saves"))
    }

    /// A program that runs is not replaced, and the installer says so.
    fn refuses_while_open(&self, built: &Path, later: &Path) -> Result<(), Failure> {
        // One that stays open without a window, in its place.
        let open = self.program("ctyrhra.exe");
        fs::copy(built.join("host.exe"), &open).map_err(|error| at(&open, &error))?;
        let elsewhere = folder().join("open.db");
        let mut command = self.wine.command(&open);
        command.args(["serve", "--port", "0", "--db"]).arg(&elsewhere);
        let fault = |error| at(&open, &error);
        let mut running = command.spawn().map_err(fault)?;
        wait_for(|| elsewhere.exists())?;
        let refused = self.wine.command(later).arg("/S").status();
        let _ = running.kill();
        let _ = running.wait();
        let refused = refused.map_err(fault)?.code();
        holds(refused == Some(IS_OPEN), "an app that is open is not replaced")
    }

    /// Removes the app, and looks that the saves are the only thing left.
    fn remove(&self) -> Result<(), Failure> {
        let read = || fs::read(self.saves()).map_err(|error| at(&self.saves(), &error));
        let before = read()?;
        shell::run(self.wine.command(self.program("uninstall.exe")).arg("/S"))?;
        // It goes on as a copy of itself, because it cannot remove what runs.
        wait_for(|| !self.programs().exists())?;
        holds(!self.shortcut().exists(), "the shortcut is gone")?;
        let known = self.registry()?;
        let mut keys = known.lines().filter(|it| it.starts_with('[') && it.contains("ctyrhra"));
        holds(keys.next().is_none(), "the registry has forgotten it")?;
        holds(read()? == before, "the saves are what they were")
    }
}

/// Whether a key of the registry has a line.
fn says(known: &str, key: &str, line: &str) -> bool {
    let key = format!("[HKEY_CURRENT_USER\\Software\\{key}]");
    let of_key = known.lines().skip_while(|it| !it.eq_ignore_ascii_case(&key)).skip(1);
    of_key.take_while(|it| !it.starts_with('[')).any(|it| it == line)
}

fn holds(is_so: bool, what: &str) -> Result<(), Failure> {
    println!("{} {what}", if is_so { "ok:" } else { "NOT SO:" });
    if is_so { Ok(()) } else { Err(Failure::new(format!("not so: {what}"))) }
}

/// Waits until something is so, for a minute at most.
fn wait_for(is_so: impl Fn() -> bool) -> Result<(), Failure> {
    for _ in 0..600 {
        if is_so() {
            return Ok(());
        }
        sleep(Duration::from_millis(100));
    }
    Err(Failure::new("what was waited for did not come about"))
}
