//! What the machine must have, and installing it where Debian has it.

use std::env;
use std::process::Command;

use crate::node;
use crate::shell::{Failure, output, run};

/// A Debian package and what it is for.
pub(crate) struct Wanted {
    package: &'static str,
    purpose: &'static str,
}

/// Needed to build and start the app.
pub(crate) const TO_BUILD: &[Wanted] = &[
    Wanted { package: "build-essential", purpose: "C compiler for the bundled SQLite" },
    Wanted { package: "pkg-config", purpose: "finds the system's libraries" },
    Wanted { package: "libwebkit2gtk-4.1-dev", purpose: "the window's web view" },
];

/// Needed besides to run every test.
pub(crate) const TO_TEST: &[Wanted] = &[
    Wanted { package: "xvfb", purpose: "a screen for the real window" },
    Wanted { package: "webkit2gtk-driver", purpose: "drives the real window" },
    Wanted { package: "dbus-daemon", purpose: "lets a second start find the window that is open" },
    Wanted { package: "xdotool", purpose: "answers the system's dialogs of the real window" },
    Wanted { package: "chromium-headless-shell", purpose: "drives the served app with touch" },
    Wanted { package: "appstream", purpose: "reads the app's page for shops" },
    Wanted { package: "desktop-file-utils", purpose: "reads the app's entry for desktops" },
];

/// Needed besides to try the packages of the app.
pub(crate) const TO_UNPACK: &[Wanted] =
    &[Wanted { package: "rpm", purpose: "installs the RPM package into a folder" }];

/// Needed to build and test for Windows.
pub(crate) const TO_WINDOWS: &[Wanted] = &[
    Wanted { package: "build-essential", purpose: "linker of what the build itself runs" },
    Wanted { package: "gcc-mingw-w64-x86-64-posix", purpose: "C compiler and linker for Windows" },
    Wanted { package: "wine64", purpose: "runs what is built for Windows" },
    Wanted { package: "nsis", purpose: "makes the installer for Windows" },
];

/// Sees to it that the packages and a recent Node.js are there.
pub(crate) fn require(wanted: &[Wanted]) -> Result<(), Failure> {
    if output("dpkg", &["--version"]).is_none() {
        // Not a Debian: the build itself will say what it misses.
        return node::require();
    }
    let missing: Vec<&Wanted> = wanted.iter().filter(|it| !is_installed(it.package)).collect();
    if !missing.is_empty() {
        for it in &missing {
            println!("missing: {} ({})", it.package, it.purpose);
        }
        let packages: Vec<&str> = missing.iter().map(|it| it.package).collect();
        install(&packages)?;
    }
    node::require()
}

/// Whether a window can be opened.
pub(crate) fn has_display() -> bool {
    cfg!(not(target_os = "linux"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some())
}

/// Whether Debian's package manager has the package on this machine.
pub(crate) fn is_installed(package: &str) -> bool {
    output("dpkg-query", &["-W", "-f=${Status}", package])
        .is_some_and(|status| status.ends_with("ok installed"))
}

/// Installs packages with apt, with sudo where we are not root.
pub(crate) fn install(packages: &[&str]) -> Result<(), Failure> {
    let by_hand = format!("apt-get install -y {}", packages.join(" "));
    if env::var_os("CTYRHRA_NO_INSTALL").is_some() {
        return Err(Failure::new(format!("Please run as root:\n  {by_hand}")));
    }
    let done = apt(&["update", "-q"]).and_then(|()| {
        apt(&[&["install", "-y", "-q", "--no-install-recommends"], packages].concat())
    });
    done.map_err(|failure| {
        Failure::new(format!("{failure}\nPlease run as root, then try again:\n  {by_hand}"))
    })
}

fn apt(words: &[&str]) -> Result<(), Failure> {
    let is_root = output("id", &["-u"]).as_deref() == Some("0");
    let mut command = if is_root {
        Command::new("apt-get")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg("apt-get");
        sudo
    };
    run(command.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
}
