//! The window as a thing of the desktop. A phone's app always fills the screen.

use tauri::{Runtime, WebviewWindow};

/// Makes the window fill the screen, or not any more; tells whether it does.
///
/// # Errors
/// `other`: the system will not have it.
#[cfg(desktop)]
#[tauri::command]
#[allow(clippy::needless_pass_by_value, reason = "a command is given what it names")]
pub(crate) fn fill_screen<R: Runtime>(
    window: WebviewWindow<R>,
    wanted: Option<bool>,
) -> Result<bool, &'static str> {
    if let Some(full) = wanted {
        window.set_fullscreen(full).map_err(|_| "other")?;
        return Ok(full);
    }
    window.is_fullscreen().map_err(|_| "other")
}

/// There is nothing to be made larger.
///
/// # Errors
/// None.
#[cfg(mobile)]
#[tauri::command]
#[allow(clippy::needless_pass_by_value, reason = "a command is given what it names")]
pub(crate) fn fill_screen<R: Runtime>(
    _window: WebviewWindow<R>,
    _wanted: Option<bool>,
) -> Result<bool, &'static str> {
    Ok(true)
}
