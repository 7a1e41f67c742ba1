//! The settings: what is kept of them, and changes.

use std::collections::BTreeMap;

use serde_json::{Value, json};

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
                self.inner.lane.run(move |store| store.set(&fields)).await?;
            }
        }
        self.settings_now().await
    }

    pub(crate) async fn settings_now(&self) -> Result<Settings, ApiError> {
        let kept = self.inner.lane.run(|store| store.settings()).await?;
        let mut settings = Settings::default();
        for (key, text) in kept {
            // A key or a value that this version does not know is kept for one that does.
            let known = serde_json::from_str::<Value>(&text)
                .ok()
                .and_then(|value| serde_json::from_value(json!({ key: value })).ok());
            if let Some(change) = known {
                settings.apply(&change);
            }
        }
        Ok(settings)
    }
}

impl Settings {
    /// Changes what the change names.
    fn apply(&mut self, change: &SettingsChange) {
        let SettingsChange { language, theme, confirm, turn_end, motion, hand, text_size } =
            *change;
        self.language = language.unwrap_or(self.language);
        self.theme = theme.unwrap_or(self.theme);
        self.confirm = confirm.unwrap_or(self.confirm);
        self.turn_end = turn_end.unwrap_or(self.turn_end);
        self.motion = motion.unwrap_or(self.motion);
        self.hand = hand.unwrap_or(self.hand);
        self.text_size = text_size.unwrap_or(self.text_size);
    }
}
