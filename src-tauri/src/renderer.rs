//! How `WebKitGTK` draws. With NVIDIA's driver it may show an empty window, or end at once with
//! "Error 71 (Protocol error)" (tauri-apps/tauri#9394, #10702). What helps are variables that it
//! reads when it starts: the program starts itself again with them.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What each way of drawing sets to 1, in the order in which they are tried.
const WAYS: [&[&str]; 3] = [&[], &[NO_DMABUF], &[NO_DMABUF, "WEBKIT_DISABLE_COMPOSITING_MODE"]];

/// What the issues recommend for NVIDIA: frames cross by shared memory.
const NO_DMABUF: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";

/// Whoever sets one of these has chosen, and nothing is tried.
const CHOSEN: [&str; 3] =
    [NO_DMABUF, "WEBKIT_DISABLE_COMPOSITING_MODE", "__NV_DISABLE_EXPLICIT_SYNC"];

/// Carries a [`Choice`] to the program that was started again.
const CARRIED: &str = "CTYRHRA_RENDERER";

/// Whoever closes the window sooner did not wait for the page.
const PATIENCE: Duration = Duration::from_secs(5);

/// A way of drawing.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Choice {
    /// Its place in [`WAYS`].
    way: usize,
    /// Whether the page of the last start, drawn another way, never answered.
    is_retry: bool,
}

/// How this start draws, and whether its page has answered.
#[derive(Debug)]
pub(crate) struct Renderer {
    /// What the next start reads: `0 seen`, or `0 blank` as long as the page has not answered.
    file: PathBuf,
    /// What stood there before.
    before: Option<String>,
    choice: Choice,
    begun: Instant,
    is_seen: AtomicBool,
}

impl Renderer {
    /// Chooses a way of drawing, and starts the program again where variables have to be set for
    /// it. `None` where the person has chosen.
    pub(crate) fn prepare(identifier: &str) -> Option<Self> {
        let var = |name: &str| env::var_os(name).filter(|it| !it.is_empty());
        let file = data_folder(var)?.join(identifier).join("renderer");
        let before = fs::read_to_string(&file).ok();
        let carried = var(CARRIED).and_then(|it| read_choice(it.to_str()?));
        let choice = match carried {
            Some(choice) => choice,
            None if CHOSEN.iter().any(|name| var(name).is_some()) => return None,
            None => choose(before.as_deref(), is_risky(Path::new("/"), var)),
        };
        if carried.is_none() && choice.way > 0 {
            let mut again = Command::new(env::current_exe().ok()?);
            again.args(env::args_os().skip(1)).envs(WAYS[choice.way].iter().map(|it| (it, "1")));
            again.env(CARRIED, format!("{} {}", choice.way, choice.is_retry));
            // It returns only where it fails: then the window opens as it is.
            let _ = again.exec();
            return None;
        }
        let (begun, is_seen) = (Instant::now(), AtomicBool::new(false));
        Some(Self { file, before, choice, begun, is_seen })
    }

    /// Whether another way than the last time is tried because the page never answered.
    pub(crate) const fn is_retry(&self) -> bool {
        self.choice.is_retry
    }

    /// The window is about to open. A second start that only hands over a file never gets here.
    pub(crate) fn open(&self) {
        self.write("blank");
    }

    /// The page has answered.
    pub(crate) fn see(&self) {
        if !self.is_seen.swap(true, Ordering::Relaxed) {
            self.write("seen");
        }
    }

    /// The app ends as people end it.
    pub(crate) fn end(&self) {
        if self.is_seen.load(Ordering::Relaxed) || self.begun.elapsed() >= PATIENCE {
            return;
        }
        let _ = match &self.before {
            Some(before) => fs::write(&self.file, before),
            None => fs::remove_file(&self.file),
        };
    }

    /// Where nothing can be written, nothing is learned for the next start.
    fn write(&self, how: &str) {
        let _ = fs::write(&self.file, format!("{} {how}", self.choice.way));
    }
}

/// The way for a start, by what the last one wrote and whether this machine is known for trouble.
fn choose(last: Option<&str>, is_risky: bool) -> Choice {
    let told = last.and_then(|it| it.split_once(' '));
    let told = told.and_then(|(way, how)| Some((way.parse::<usize>().ok()?, how == "blank")));
    let (way, is_blank) = told.unwrap_or_default();
    let last = WAYS.len() - 1;
    let way = (way.min(last) + usize::from(is_blank)).min(last);
    Choice { way: way.max(usize::from(is_risky)), is_retry: is_blank }
}

fn read_choice(text: &str) -> Option<Choice> {
    let (way, is_retry) = text.split_once(' ')?;
    let way = way.parse().ok().filter(|way| *way < WAYS.len())?;
    Some(Choice { way, is_retry: is_retry.parse().ok()? })
}

/// Whether NVIDIA's driver is there and the window is one of Wayland's.
fn is_risky(root: &Path, var: impl Fn(&str) -> Option<OsString>) -> bool {
    let has_driver = ["proc/driver/nvidia/version", "sys/module/nvidia/version"]
        .iter()
        .any(|path| root.join(path).exists());
    let is = |name: &str, value: &str| var(name).is_some_and(|it| it == value);
    let is_wayland = var("WAYLAND_DISPLAY").is_some() || is("XDG_SESSION_TYPE", "wayland");
    has_driver && is_wayland && !is("GDK_BACKEND", "x11")
}

/// Where programs keep their data, as Tauri knows it once it has started.
fn data_folder(var: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let named = var("XDG_DATA_HOME").map(PathBuf::from).filter(|it| it.is_absolute());
    named.or_else(|| Some(PathBuf::from(var("HOME")?).join(".local/share")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(last: Option<&str>, is_risky: bool) -> (usize, bool) {
        let Choice { way, is_retry } = choose(last, is_risky);
        (way, is_retry)
    }

    #[test]
    fn a_page_that_answered_is_drawn_that_way_again() {
        assert_eq!(way(None, false), (0, false));
        assert_eq!(way(Some("0 seen"), false), (0, false));
        assert_eq!(way(Some("2 seen"), false), (2, false));
        assert_eq!(way(Some("rubbish"), false), (0, false));
        assert_eq!(way(Some("99 seen"), false), (2, false));
    }

    #[test]
    fn a_page_that_never_answered_is_drawn_another_way() {
        assert_eq!(way(Some("0 blank"), false), (1, true));
        assert_eq!(way(Some("1 blank"), true), (2, true));
        assert_eq!(way(Some("2 blank"), false), (2, true), "there is no further way");
    }

    #[test]
    fn nvidia_on_wayland_begins_without_its_buffers() {
        assert_eq!(way(None, true), (1, false));
        assert_eq!(way(Some("0 seen"), true), (1, false), "the driver is new");
        let root = env::temp_dir().join(format!("renderer-{}", std::process::id()));
        let risky = |vars: &[(&str, &str)]| {
            let var = |name: &str| {
                let found = vars.iter().find(|(it, _)| *it == name);
                found.map(|(_, value)| OsString::from(value))
            };
            is_risky(&root, var)
        };
        let wayland = ("WAYLAND_DISPLAY", "wayland-0");
        assert!(!risky(&[wayland]), "no such driver");
        fs::create_dir_all(root.join("proc/driver/nvidia")).expect("a folder");
        fs::write(root.join("proc/driver/nvidia/version"), "NVRM").expect("a file");
        assert!(risky(&[wayland]));
        assert!(risky(&[("XDG_SESSION_TYPE", "wayland")]));
        assert!(!risky(&[("XDG_SESSION_TYPE", "x11")]));
        assert!(!risky(&[wayland, ("GDK_BACKEND", "x11")]));
        fs::remove_dir_all(root).expect("an end");
    }

    #[test]
    fn what_a_start_learned_is_there_for_the_next() {
        let file = env::temp_dir().join(format!("renderer-file-{}", std::process::id()));
        let _ = fs::remove_file(&file);
        let start = || {
            let before = fs::read_to_string(&file).ok();
            let choice = choose(before.as_deref(), false);
            let (begun, is_seen) = (Instant::now(), AtomicBool::new(false));
            let renderer = Renderer { file: file.clone(), before, choice, begun, is_seen };
            renderer.open();
            renderer
        };
        start().end();
        assert!(!file.exists(), "closed at once: nothing is known");
        drop(start());
        let second = start();
        assert!(second.is_retry(), "the first never answered");
        second.see();
        second.end();
        assert!(!start().is_retry());
        assert_eq!(fs::read_to_string(&file).expect("a file"), "1 blank", "and it is kept");
        fs::remove_file(file).expect("an end");
    }
}
