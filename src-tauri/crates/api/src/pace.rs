//! How fast this device thinks. The levels of the bots promise so many positions in so much time,
//! measured on one machine; on a slower device they get more time, so that they play as well.
//!
//! It is found out once, when a bot or the page that seats them first asks, and kept with the
//! settings. It is none of them, so it does not travel in a backup. A new version of the app may
//! think faster or slower, so it finds it out again.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::json;
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::bot::threads;
use crate::wire::{ApiError, Pace};

/// The version of the app that found it out stands beside it.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What it is kept under.
const KEY: &str = "pace";

/// How long it is looked at.
const PROBE: Duration = Duration::from_millis(100);

/// Longer than so many times nobody waits for a bot.
const MOST: f32 = 6.0;

impl App {
    /// How many times longer bots think here than where their levels were measured.
    pub(crate) async fn pace(&self) -> Result<Pace, ApiError> {
        Ok(Pace { longer: self.longer().await.unwrap_or(1.0) })
    }

    /// The same, for the bots themselves, and on how many threads; `None` on one thread where they
    /// are bound by positions alone, since a choice differs with the number of threads.
    pub(crate) async fn means(&self) -> (Option<f32>, u32) {
        let longer = self.longer().await;
        (longer, longer.map_or(1, |_| threads()))
    }

    async fn longer(&self) -> Option<f32> {
        if self.inner.effort.by_nodes {
            return None;
        }
        let slowness = self.inner.slowness.get_or_init(|| self.slowness());
        Some(slowness.await.clamp(1.0, MOST))
    }

    /// What is kept, or what is found out now.
    async fn slowness(&self) -> f32 {
        let kept = self.inner.db.run(|store| store.settings()).await.ok();
        if let Some(kept) = kept.and_then(|all| all.get(KEY).and_then(|text| readable(text))) {
            return kept;
        }
        let Ok(found) = spawn_blocking(|| bots::slowness(PROBE)).await else { return 1.0 };
        let fields = BTreeMap::from([(KEY.to_owned(), json!([found, VERSION]).to_string())]);
        // Where it cannot be kept it is found out again the next time.
        let _ = self.inner.db.run(move |store| store.set(&fields)).await;
        found
    }
}

/// A slowness that can be meant and that this version found out.
fn readable(text: &str) -> Option<f32> {
    let (found, version): (f32, String) = serde_json::from_str(text).ok()?;
    (version == VERSION && found.is_finite() && found > 0.0).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_meant_is_found_out_anew() {
        assert_eq!(readable(&json!([2.5, VERSION]).to_string()), Some(2.5));
        for found in [json!("fast"), json!(null), json!(-1), json!(0), json!(1e300)] {
            assert_eq!(readable(&json!([found, VERSION]).to_string()), None, "{found}");
        }
        // Another version, and those that did not say which they were.
        for text in [r#"[2.5,"0.0.9"]"#, "2.5", "[2.5]", ""] {
            assert_eq!(readable(text), None, "{text}");
        }
    }
}
