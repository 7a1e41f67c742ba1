//! What only a phone's own code can do and Android's web view cannot: the system's sheet for sharing,
//! a little shake, and a screen that stays lit. `DevicePlugin.kt` of the Android project does it; elsewhere nobody asks,
//! because the screen knows where it is.

use tauri::plugin::{Builder, TauriPlugin};
use tauri::{AppHandle, Runtime, State};

use crate::outgoing::{Outgoing, save_end, to_share};

/// The phone's side of it.
#[cfg(target_os = "android")]
struct Device<R: Runtime>(tauri::plugin::PluginHandle<R>);

/// Finds the phone's side, where there is one.
pub(crate) fn init<R: Runtime>() -> TauriPlugin<R> {
    let builder = Builder::new("device");
    #[cfg(target_os = "android")]
    let builder = builder.setup(|shell, api| {
        use tauri::Manager;
        shell.manage(Device(api.register_android_plugin("cz.ctyrhra.app", "DevicePlugin")?));
        Ok(())
    });
    builder.build()
}

/// Shakes the device a little, for what is named.
///
/// # Errors
/// `other`: it cannot be shaken.
#[tauri::command(async)]
#[allow(clippy::needless_pass_by_value, reason = "a command is given what it names")]
pub(crate) fn shake<R: Runtime>(shell: AppHandle<R>, what: String) -> Result<(), &'static str> {
    ask(&shell, "shake", &[("what", &what)])
}

/// Keeps the screen lit while the window is in sight, or not any more.
///
/// # Errors
/// `other`: there is no window.
#[tauri::command(async)]
#[allow(clippy::needless_pass_by_value, reason = "a command is given what it names")]
pub(crate) fn keep_lit<R: Runtime>(shell: AppHandle<R>, is_lit: bool) -> Result<(), &'static str> {
    ask(&shell, if is_lit { "keepLit" } else { "letSleep" }, &[])
}

/// Hands a text to whoever people choose.
///
/// # Errors
/// `other`: there is no sheet for sharing.
#[tauri::command(async)]
#[allow(clippy::needless_pass_by_value, reason = "a command is given what it names")]
pub(crate) fn share_text<R: Runtime>(
    shell: AppHandle<R>,
    text: String,
) -> Result<(), &'static str> {
    ask(&shell, "shareText", &[("text", &text)])
}

/// Closes the file that `share_begin` began, and hands it to whoever people choose.
///
/// # Errors
/// It cannot be written to the end, or `other`: there is no sheet for sharing.
#[tauri::command]
pub(crate) async fn share_end<R: Runtime>(
    shell: AppHandle<R>,
    outgoing: State<'_, Outgoing>,
    name: String,
    kind: String,
) -> Result<(), &'static str> {
    save_end(outgoing, true).await?;
    let place = to_share(&shell, &name).ok_or("other")?;
    let path = place.to_str().ok_or("other")?;
    ask(&shell, "shareFile", &[("path", path), ("kind", &kind)])
}

/// Asks the phone's side for something, with these words.
#[cfg(target_os = "android")]
fn ask<R: Runtime>(
    shell: &AppHandle<R>,
    what: &str,
    words: &[(&str, &str)],
) -> Result<(), &'static str> {
    use std::collections::BTreeMap;
    use tauri::Manager;
    let words: BTreeMap<_, _> = words.iter().copied().collect();
    let device = shell.try_state::<Device<R>>().ok_or("other")?;
    device.0.run_mobile_plugin::<()>(what, words).map_err(|_| "other")
}

/// There is nobody to ask.
#[cfg(not(target_os = "android"))]
fn ask<R: Runtime>(
    _shell: &AppHandle<R>,
    _what: &str,
    _words: &[(&str, &str)],
) -> Result<(), &'static str> {
    Err("other")
}
