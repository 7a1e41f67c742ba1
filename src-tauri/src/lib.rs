//! The shell: a window, one command to the engines, one push channel, where the files lie and how
//! files leave. Everything else is in the crates below, which know nothing of Tauri.

#![allow(clippy::disallowed_types, reason = "generate_context! writes a HashMap")]

mod battery;
mod device;
mod links;
mod opened;
mod outgoing;
#[cfg(target_os = "linux")]
mod renderer;
mod window;

use std::path::Path;

use tauri::async_runtime;
use tauri::ipc::{InvokeResponseBody, Response};
use tauri::{App, AppHandle, Emitter, Manager, RunEvent, State, WebviewWindowBuilder, WindowEvent};
use tokio::sync::broadcast::error::RecvError;

/// The file of saved games in the app's own folder.
const SAVES: &str = "ctyrhra.db";

/// Starts the app; phones enter here too.
///
/// # Panics
/// When no window can be opened at all; there is nobody to tell then.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let context = tauri::generate_context!();
    // Before anything of the window system has started.
    #[cfg(target_os = "linux")]
    let renderer = renderer::Renderer::prepare(&context.config().identifier);
    let builder = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_fs::init())
        // Pages open nothing by themselves: see `links`.
        .plugin(tauri_plugin_opener::Builder::new().open_js_links_on_click(false).build())
        .plugin(device::init())
        .manage(outgoing::Outgoing::default())
        .manage(opened::Opened::default());
    #[cfg(desktop)]
    let builder = builder
        .plugin(tauri_plugin_single_instance::init(|app, words, folder| {
            if let Some(file) = opened::among(&words, Path::new(&folder)) {
                opened::bring(app, file);
            }
            // A second start shows the window of the first instead of opening the saves twice.
            if let Some(window) = app.get_webview_window("main") {
                let _ = window.unminimize();
                let _ = window.set_focus();
            }
        }))
        .plugin(tauri_plugin_window_state::Builder::new().build());
    builder
        .setup(|shell| {
            let folder = shell.path().app_data_dir()?;
            // Where this fails, opening the file says so, in words.
            let _ = std::fs::create_dir_all(&folder);
            #[cfg(target_os = "linux")]
            if let Some(renderer) = renderer {
                renderer.open();
                shell.manage(renderer);
            }
            // `api::App` hands its work to the runtime it is opened in.
            let app = async_runtime::block_on(async {
                let app = api::App::open(folder.join(SAVES));
                app.work_when_plugged_in(api::IDLE_AFTER, battery::is_on_battery);
                app
            });
            async_runtime::spawn(carry_pushes(app.clone(), shell.handle().clone()));
            shell.manage(app);
            #[cfg(desktop)]
            let words = std::env::args_os().map(|it| it.to_string_lossy().into_owned());
            #[cfg(desktop)]
            if let Some(file) = opened::among(
                &words.collect::<Vec<_>>(),
                &std::env::current_dir().unwrap_or_default(),
            ) {
                opened::bring(shell.handle(), file);
            }
            open_window(shell, &folder)?;
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![
            call,
            device::shake,
            device::keep_lit,
            device::share_text,
            device::share_end,
            links::open_link,
            opened::opened_name,
            opened::opened_bytes,
            window::fill_screen,
            outgoing::share_begin,
            outgoing::save_as,
            outgoing::save_part,
            outgoing::save_end
        ])
        .build(context)
        .expect("the window system is there")
        .run(happened);
}

/// What the system tells the app: that it ends, that a phone's app may be ended from now on without
/// a word, and, on phones and Apple's computers, which file was tapped.
#[allow(clippy::needless_pass_by_value, reason = "the shell hands it over so")]
fn happened(shell: &AppHandle, event: RunEvent) {
    // Without it the app could not begin.
    #[cfg(target_os = "linux")]
    if let (RunEvent::Exit, Some(renderer)) = (&event, shell.try_state::<renderer::Renderer>()) {
        renderer.end();
    }
    if let Some(app) = shell.try_state::<api::App>() {
        match &event {
            // The process ends without dropping anything.
            RunEvent::Exit => async_runtime::block_on(app.end()),
            // So Windows makes it an icon, and its page goes on as if it were seen.
            #[cfg(desktop)]
            RunEvent::WindowEvent { event: WindowEvent::Resized(size), .. } => {
                app.set_minimised(size.width == 0);
            }
            #[cfg(mobile)]
            RunEvent::WindowEvent { event: WindowEvent::Suspended, .. } => {
                async_runtime::block_on(app.suspend());
            }
            #[cfg(mobile)]
            RunEvent::WindowEvent { event: WindowEvent::Resumed, .. } => {
                async_runtime::block_on(app.resume());
            }
            _ => {}
        }
    }
    #[cfg(any(target_os = "macos", target_os = "ios", target_os = "android"))]
    if let RunEvent::Opened { urls } = event
        && let Some(url) = urls.into_iter().next_back()
    {
        opened::bring(shell, tauri_plugin_fs::FilePath::Url(url));
    }
}

/// Opens the window, also where nothing can be written: then the page says so.
fn open_window(shell: &App, saves: &Path) -> tauri::Result<()> {
    let config = shell.config().app.windows.first().expect("the window is configured");
    let window = WebviewWindowBuilder::from_config(shell.handle(), config)?;
    // The web view wants a folder for its own things, and opens nothing without one.
    #[cfg(desktop)]
    let window = if saves.is_dir() {
        window
    } else {
        window.data_directory(std::env::temp_dir().join(&shell.config().identifier))
    };
    #[cfg(mobile)]
    let _ = saves;
    #[cfg(target_os = "linux")]
    let window = match shell.try_state::<renderer::Renderer>() {
        Some(it) if it.is_retry() => window.initialization_script("globalThis.isRedrawn = true"),
        _ => window,
    };
    window.build()?;
    Ok(())
}

/// The door to the engines: a request in, a reply or an error out, as texts that only the api and
/// the screen read. (A command's error cannot be handed out as the JSON it is, so it crosses as a
/// string; a command's raw bytes, which could come in without being a string, do not on Android.)
#[tauri::command]
async fn call(
    shell: AppHandle,
    app: State<'_, api::App>,
    request: String,
) -> Result<Response, String> {
    #[cfg(not(target_os = "linux"))]
    let _ = shell;
    #[cfg(target_os = "linux")]
    if let Some(renderer) = shell.try_state::<renderer::Renderer>() {
        renderer.see();
    }
    let reply = app.call(&request).await?;
    Ok(Response::new(InvokeResponseBody::Json(reply)))
}

/// Carries what the app says unasked to the screen, until one of them is gone.
async fn carry_pushes(app: api::App, shell: AppHandle) {
    let mut pushes = app.pushes();
    drop(app);
    loop {
        match pushes.recv().await {
            Ok(push) => {
                let _ = shell.emit("push", push);
            }
            // A screen that hears nothing of so many shows what was true before them until it asks.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}
