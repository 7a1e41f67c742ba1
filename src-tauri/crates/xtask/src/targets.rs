//! Type-checks the whole app for the systems it cannot be built for here.
//!
//! Rust's standard library for them is built from its own source, by Debian's newer compiler and
//! cargo, unpacked into `target/` beside the installed ones. Nothing is linked, so no system's own
//! tools are needed: where a crate brings C along, a stand-in for its compiler makes empty objects.

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{Failure, root, run};
use crate::{machine, ui};

/// Phones and desktops, as the compiler calls them.
const TARGETS: &[&str] = &[
    "aarch64-linux-android",
    "aarch64-apple-ios",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
];

/// Debian's compiler for web browsers, which is newer than its others, and what it needs.
const PACKAGES: &[&str] = &[
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "libstd-rust-web-dev",
    "libstd-rust-web-1.96",
    "libllvm22",
    "libgit2-1.5",
    "libhttp-parser2.9",
    "libmbedcrypto7",
    "libmbedx509-1",
    "libmbedtls14",
    "lld-22",
];

/// Says yes to whatever a C compiler, an archiver or a resource compiler is asked to make. What is
/// only preprocessed goes through the real one, because build scripts read that.
const STAND_IN: &str = "#!/bin/sh
out=
next=
read=
for word in \"$@\"; do
  shift
  [ -n \"$next\" ] && out=$word && next=
  case \"$word\" in
    '/?') echo 'Resource Converter, no-preprocess'; exit 0 ;;
    -E) read=1 ;;
    -o | /fo) next=1 ;;
    -Fo* | /Fo*) out=${word#??o} ;;
    -out:* | /out:*) out=${word#?out:} ;;
    -o*) out=${word#-o} ;;
    -nologo | -MD | -Z7 | -Brepro | -W4 | -Xclang) continue ;;
    *.a) out=$word ;;
  esac
  set -- \"$@\" \"$word\"
done
[ -n \"$read\" ] && exec gcc \"$@\"
[ -z \"$out\" ] && exit 0
exec gcc -c -x c /dev/null -o \"$out\"
";

/// Checks the app for one target, or for each.
pub(crate) fn check(wanted: Option<&str>) -> Result<(), Failure> {
    machine::require(machine::TO_BUILD)?;
    // The shell carries the UI inside.
    ui::build()?;
    let tools = tools()?;
    let stand_in = tools.join("stand-in");
    put(&stand_in, STAND_IN)?;
    fs::set_permissions(&stand_in, Permissions::from_mode(0o755))
        .map_err(|it| at(&stand_in, &it))?;
    for target in TARGETS.iter().filter(|target| wanted.is_none_or(|wanted| wanted == **target)) {
        run(&mut checking(&tools, &stand_in, target))?;
    }
    Ok(())
}

/// The folder of the newer compiler and cargo.
pub(crate) fn tools() -> Result<PathBuf, Failure> {
    let tools = root().join("target/targets/tools");
    if !tools.join("usr/bin/cargo").exists() {
        unpack(&tools)?;
    }
    Ok(tools)
}

/// Debian's packages of the compiler, unpacked and not installed.
fn unpack(tools: &Path) -> Result<(), Failure> {
    let debs = tools.join("debs");
    fs::create_dir_all(&debs).map_err(|error| at(&debs, &error))?;
    // What Debian offers changes; lists of yesterday name files that are gone. Where they cannot be
    // fetched (nobody but root may), those that are there have to do.
    let _ = run(Command::new("apt-get").args(["update", "-q"]));
    run(Command::new("apt-get").args(["download", "-q"]).args(PACKAGES).current_dir(&debs))?;
    for deb in fs::read_dir(&debs).map_err(|error| at(&debs, &error))?.flatten() {
        run(Command::new("dpkg").arg("-x").arg(deb.path()).arg(tools))?;
    }
    fs::remove_dir_all(&debs).map_err(|error| at(&debs, &error))
}

fn checking(tools: &Path, stand_in: &Path, target: &str) -> Command {
    let name = target.replace('-', "_");
    let mut command = cargo(tools);
    command
        .args(["check", "--quiet", "--package", "ctyrhra", "-Zbuild-std=std,panic_abort"])
        .args(["--target", target, "--target-dir", "target/targets/built"])
        .env("SDKROOT", tools);
    for tool in ["CC", "CXX", "AR", "RC"] {
        command.env(format!("{tool}_{name}"), stand_in);
    }
    command
}

/// The newer cargo with its compiler, in the project's top folder.
pub(crate) fn cargo(tools: &Path) -> Command {
    let libraries = [tools.join("usr/lib/x86_64-linux-gnu"), tools.join("usr/lib/llvm-22/lib")];
    let mut path = OsString::new();
    for library in libraries {
        path.push(library);
        path.push(":");
    }
    let mut command = Command::new("nice");
    command
        .args(["-n", "19"])
        .arg(tools.join("usr/bin/cargo"))
        .current_dir(root())
        .env("LD_LIBRARY_PATH", path)
        .env("RUSTC", tools.join("usr/bin/rustc"))
        // Building the standard library is a feature of tomorrow's compilers; this one has it.
        .env("RUSTC_BOOTSTRAP", "1");
    // Set by the cargo that runs this one.
    for inherited in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTDOC", "RUSTFLAGS"] {
        command.env_remove(inherited);
    }
    command
}

pub(crate) fn put(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| at(path, &error))
}

pub(crate) fn at(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: {error}", path.display()))
}
