//! Debian's Wine, with a folder of its own that it takes for a whole Windows.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{self, Failure};
use crate::targets::{at, put};
use crate::windows::{GCC, folder};

/// Debian's own `wine` asks for the half that runs programs of 32 bits first.
pub(crate) const PROGRAM: &str = "/usr/lib/wine/wine64";

/// Rust's standard library asks this library for chance, and Wine 8 has none of its name.
const CHANCE: &str = "
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T n) {
  return SystemFunction036(bytes, (ULONG)n);
}
";

/// A Windows 10 as Wine has it.
pub(crate) struct Wine {
    prefix: PathBuf,
}

impl Wine {
    /// Sees to it that the folder is there.
    pub(crate) fn ready() -> Result<Self, Failure> {
        let wine = Self { prefix: folder().join("prefix") };
        let chance = wine.drive().join("windows/system32/bcryptprimitives.dll");
        if chance.exists() {
            return Ok(wine);
        }
        fs::create_dir_all(&wine.prefix).map_err(|error| at(&wine.prefix, &error))?;
        shell::run(wine.command("wineboot").arg("--init"))?;
        // It says 7 by itself.
        shell::run(wine.command("winecfg").args(["/v", "win10"]))?;
        let source = folder().join("chance.c");
        put(&source, CHANCE)?;
        shell::run(
            Command::new(GCC).args(["-shared", "-o"]).arg(&chance).arg(&source).arg("-ladvapi32"),
        )?;
        Ok(wine)
    }

    /// Where its drive `C:` lies.
    pub(crate) fn drive(&self) -> PathBuf {
        self.prefix.join("drive_c")
    }

    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(PROGRAM);
        command.arg(program);
        self.told(&mut command);
        command
    }

    /// Tells a program, and those it starts, which Windows is meant.
    pub(crate) fn told<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("WINEPREFIX", &self.prefix)
            .env("WINEARCH", "win64")
            .env("WINEDEBUG", "-all")
            // Names of files are what they are to the letter.
            .env("LC_ALL", "C.UTF-8")
            // Else Wine asks whether it may fetch the first two, and names what is installed in it to
            // the desktop of whoever runs this.
            .env("WINEDLLOVERRIDES", "mscoree,mshtml,winemenubuilder.exe=")
            .env_remove("DISPLAY")
    }
}
