//! `serve`: the api over loopback HTTP with the built UI, for browsers on this machine: where no
//! window can open, and in tests.
//!
//! It carries bytes and nothing else. It listens on 127.0.0.1, and refuses whoever calls it by
//! another name or from a page of another machine: a page somewhere that makes a browser here
//! fetch from this server (by name tricks or across origins) gets nothing.

use std::convert::Infallible;
use std::io::Write;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

use api::{App, Care, Effort};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, serve};
use clap::Args;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};
use tower_http::services::ServeDir;

use crate::Done;

/// Serves the app over loopback HTTP, for browser tests: the same api as in the window.
///
/// Prints the address when it is ready. POST /call takes a request and gives the reply, or with
/// status 422 the error (409 where the table has moved on since); GET /push is the stream of
/// pushes as server-sent events; everything else is a file of the built UI. Only this machine
/// is answered, and only pages from it.
#[derive(Debug, Args)]
pub struct Serve {
    /// The port on 127.0.0.1; 0 takes any that is free.
    #[arg(long, default_value_t = 7171)]
    pub port: u16,
    /// The file of saved games; made when there is none.
    #[arg(long, value_name = "FILE")]
    pub db: PathBuf,
    /// The folder of the built UI.
    #[arg(long, value_name = "DIR", default_value = "ui/dist")]
    pub ui: PathBuf,
    /// Bots and hints are bound by positions alone, never by time: the same game on every machine.
    #[arg(long)]
    pub by_nodes: bool,
    /// Reviews and puzzles judge little of everything, for tests of their pages.
    #[arg(long)]
    pub hasty: bool,
    /// Reviews finished games while nobody asks for anything, as the app does in its window.
    #[arg(long)]
    pub idle: bool,
}

impl Serve {
    fn effort(&self) -> Effort {
        let care = if self.hasty { Care::Hasty } else { Care::Whole };
        Effort { by_nodes: self.by_nodes, care }
    }

    /// Serves until it is told to end, by Ctrl+C or as a system ends programs.
    ///
    /// # Errors
    /// The port is taken, or `out` cannot be written.
    pub fn run(&self, out: &mut dyn Write) -> Done {
        let runtime = Runtime::new()?;
        let done = runtime.block_on(async {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).await?;
            writeln!(out, "http://{}", listener.local_addr()?)?;
            out.flush()?;
            let app = App::open_with(&self.db, self.effort());
            if self.idle {
                app.work_when_idle(api::IDLE_AFTER);
            }
            tokio::select! {
                done = async { serve(listener, router(app.clone(), &self.ui)).await } => done?,
                () = ended() => app.end().await,
            }
            Ok(())
        });
        // Bots may still think, and pages still listen.
        runtime.shutdown_background();
        done
    }
}

/// Waits until the program is told to end.
async fn ended() {
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::SignalKind::terminate();
        if let Ok(mut told) = tokio::signal::unix::signal(terminate) {
            tokio::select! {
                _ = told.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

fn router(app: App, ui: &Path) -> Router {
    Router::new()
        .route("/call", post(call))
        .route("/push", get(push))
        .fallback_service(ServeDir::new(ui))
        .layer(from_fn(only_from_here))
        .with_state(app)
}

/// Answers a request of the api.
async fn call(State(app): State<App>, request: String) -> Response {
    let json = [(header::CONTENT_TYPE, "application/json")];
    match app.call(&request).await {
        Ok(reply) => (json, reply).into_response(),
        Err(error) => (status(&error), json, error).into_response(),
    }
}

/// A request that was overtaken by another is told apart from one that is wrong: what a screen
/// asks in passing, it may ask too late.
fn status(error: &str) -> StatusCode {
    match serde_json::from_str::<serde_json::Value>(error) {
        Ok(error) if error["code"] == "stale" => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// The stream of pushes.
async fn push(State(app): State<App>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let pushes = BroadcastStream::new(app.pushes()).filter_map(|push| {
        // Who was too slow has missed some.
        let push = push.ok()?;
        Some(Ok(Event::default().data(serde_json::to_string(&push).ok()?)))
    });
    Sse::new(pushes).keep_alive(KeepAlive::default())
}

/// Lets only those through who call this machine by its own name, from its own pages.
async fn only_from_here(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_named_here = named(headers, header::HOST).is_some_and(is_loopback);
    let is_from_here = match named(headers, header::ORIGIN) {
        None => !headers.contains_key(header::ORIGIN),
        Some(origin) => origin.strip_prefix("http://").is_some_and(is_loopback),
    };
    if is_named_here && is_from_here {
        next.run(request).await
    } else {
        StatusCode::FORBIDDEN.into_response()
    }
}

fn named(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a host, with or without a port, is this machine.
fn is_loopback(host: &str) -> bool {
    let (name, port) = host.rsplit_once(':').unwrap_or((host, "0"));
    ["127.0.0.1", "localhost"].contains(&name) && port.parse::<u16>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_this_machine() {
        for here in ["127.0.0.1:7171", "localhost:5173", "localhost", "127.0.0.1"] {
            assert!(is_loopback(here), "{here}");
        }
        for elsewhere in [
            "",
            "example.org",
            "example.org:7171",
            "localhost.example.org:80",
            "127.0.0.1.example.org",
            "127.0.0.1:80:80",
            "localhost:x",
            "evil@localhost:80/",
        ] {
            assert!(!is_loopback(elsewhere), "{elsewhere}");
        }
    }
}
