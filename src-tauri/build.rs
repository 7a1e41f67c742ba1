//! Lets the shell carry the built UI inside.

fn main() {
    // A file that is only added to the folder is not noticed otherwise.
    println!("cargo:rerun-if-changed=../ui/dist");
    tauri_build::build();
}
