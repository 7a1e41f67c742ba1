//! The settings: what is kept of them, and changes.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use store::StoreError;

use crate::app::App;
use crate::wire::{ApiError, Settings, SettingsChange, SettingsOf};

impl App {
    pub(crate) async fn settings(&self, of: SettingsOf) -> Result<Settings, ApiError> {
        if let Some(change) = of.change {
            let Value::Object(fields) = json!(change) else {
                unreachable!("a struct of settings is an object")
            };
            let fields: BTreeMap<String, String> =
                fields.into_iter().map(|(key, value)| (key, value.to_string())).collect();
            if !fields.is_empty() {
                self.inner.db.run(move |store| store.set(&fields)).await?;
            }
        }
        self.settings_now().await
    }

    pub(crate) async fn settings_now(&self) -> Result<Settings, ApiError> {
        let kept = self.inner.db.run(|store| match store.settings() {
            // Where they cannot be read at all they are what they were at first.
            Err(StoreError::Damaged) => Ok(BTreeMap::new()),
            found => found,
        });
        let kept = kept.await?;
        let mut settings = Settings::default();
        for (key, text) in kept {
            // A key or a value that this version does not know is kept for one that does.
            if let Some(change) = known(&key, &text) {
                settings.apply(&change);
            }
        }
        Ok(settings)
    }
}

/// What a setting on disk means; nothing when this version does not know it.
fn known(key: &str, text: &str) -> Option<SettingsChange> {
    let value: Value = serde_json::from_str(text).ok()?;
    serde_json::from_value(json!({ key: value })).ok()
}

/// Whether that is a setting of this version of the app.
pub(crate) fn is_setting(key: &str, text: &str) -> bool {
    known(key, text).is_some()
}

impl Settings {
    /// Changes what the change names.
    fn apply(&mut self, change: &SettingsChange) {
        let SettingsChange {
            language,
            theme,
            confirm,
            turn_end,
            tempo,
            messages,
            motion,
            sound,
            haptics,
            awake,
            closer,
            hand,
            text_size,
            idle,
            portion,
            day_opponent,
        } = *change;
        self.language = language.unwrap_or(self.language);
        self.theme = theme.unwrap_or(self.theme);
        self.confirm = confirm.unwrap_or(self.confirm);
        self.turn_end = turn_end.unwrap_or(self.turn_end);
        self.tempo = tempo.unwrap_or(self.tempo);
        self.messages = messages.unwrap_or(self.messages);
        self.motion = motion.unwrap_or(self.motion);
        self.sound = sound.unwrap_or(self.sound);
        self.haptics = haptics.unwrap_or(self.haptics);
        self.awake = awake.unwrap_or(self.awake);
        self.closer = closer.unwrap_or(self.closer);
        self.hand = hand.unwrap_or(self.hand);
        self.text_size = text_size.unwrap_or(self.text_size);
        self.idle = idle.unwrap_or(self.idle);
        self.portion = portion.unwrap_or(self.portion);
        self.day_opponent = day_opponent.unwrap_or(self.day_opponent);
    }
}
