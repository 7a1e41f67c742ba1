//! What is asked beside the tables: settings and packs.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use store::SavedPack;
use table::{AnyFault, GameId};

use crate::app::App;
use crate::chance::now;
use crate::guard::guarded;
use crate::wire::{
    AddPack, ApiError, Pack, PackOrigin, Packs, Reply, Settings, SettingsChange, SettingsOf,
};

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

    pub(crate) async fn add_pack(&self, add: AddPack) -> Result<Reply, ApiError> {
        let AddPack { game, text } = add;
        let found = guarded("addPack", || game.add_pack(&text))?;
        let card = found.map_err(|faults: Vec<AnyFault>| ApiError::Pack { faults })?;
        if card != game.own_pack() {
            let pack = SavedPack {
                game: game.name().to_owned(),
                sha256: card.sha256,
                id: card.id,
                version: card.version,
                name: card.name,
                text,
            };
            self.inner.lane.run(move |store| store.add_pack(&pack, now())).await?;
        }
        self.packs(game).await
    }

    pub(crate) async fn packs(&self, game: GameId) -> Result<Reply, ApiError> {
        let saved = self.inner.lane.run(|store| store.packs()).await?;
        let own = Pack { card: game.own_pack(), origin: PackOrigin::BuiltIn };
        let added = saved.into_iter().filter(|pack| pack.game == game.name()).map(|pack| Pack {
            card: game::PackCard {
                id: pack.id,
                version: pack.version,
                sha256: pack.sha256,
                name: pack.name,
            },
            origin: PackOrigin::Added,
        });
        Ok(Reply::Packs(Packs { packs: std::iter::once(own).chain(added).collect() }))
    }
}

impl Settings {
    /// Changes what the change names.
    fn apply(&mut self, change: &SettingsChange) {
        let SettingsChange { language, theme, confirm, motion, hand, text_size } = *change;
        self.language = language.unwrap_or(self.language);
        self.theme = theme.unwrap_or(self.theme);
        self.confirm = confirm.unwrap_or(self.confirm);
        self.motion = motion.unwrap_or(self.motion);
        self.hand = hand.unwrap_or(self.hand);
        self.text_size = text_size.unwrap_or(self.text_size);
    }
}
