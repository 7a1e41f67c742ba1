//! The desktop program. Everything is in the library, which phones start as well.

// No console window beside the app on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    ctyrhra_shell::run();
}
