//! The smallest window this framework can open, to measure the app against: what it costs beyond
//! this is ours. Used by `cargo xtask measure` only.

#![allow(clippy::disallowed_types, reason = "generate_context! writes a HashMap")]

fn main() {
    tauri::Builder::default()
        .invoke_handler(tauri::generate_handler![echo])
        .run(tauri::generate_context!("examples/empty/tauri.conf.json"))
        .expect("the window system is there");
}

/// A round trip with nothing in it.
#[tauri::command]
fn echo(request: String) -> String {
    request
}
