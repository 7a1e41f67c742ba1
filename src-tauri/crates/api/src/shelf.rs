//! What is asked beside the tables: saved games, settings, packs.

use std::collections::BTreeMap;

use game::Seat;
use serde_json::{Value, json};
use store::{SavedPack, Status};
use table::{AnyFault, GameId};

use crate::app::App;
use crate::chance::now;
use crate::guard::guarded;
use crate::sitting::from_seat;
use crate::wire::{
    AddPack, ApiError, GameRow, GameStatus, Games, GamesFilter, Pack, PackOrigin, Packs, Reply,
    RowSeat, SeatPlan, Settings, SettingsChange, SettingsOf, Trouble,
};

impl App {
    pub(crate) async fn games(&self, filter: GamesFilter) -> Result<Reply, ApiError> {
        let saved = self.inner.lane.run(|store| store.games(now())).await?;
        let trouble = self.trouble();
        let games = saved.into_iter().map(|row| to_row(row, &trouble));
        let is_wanted = |row: &GameRow| {
            filter.game.is_none_or(|game| row.game == Some(game))
                && filter.status.is_none_or(|status| row.status == status)
        };
        Ok(Reply::Games(Games { games: games.filter(is_wanted).collect() }))
    }

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
            card: table::PackCard {
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

pub(crate) fn to_row(row: store::GameRow, trouble: &[Trouble]) -> GameRow {
    let game = GameId::named(&row.game);
    let known = trouble.iter().find(|trouble| match trouble {
        Trouble::BadLog { table, .. } | Trouble::Unplayable { table, .. } => *table == row.id,
        Trouble::SetAside { .. }
        | Trouble::Newer { .. }
        | Trouble::ReadOnly
        | Trouble::DiskFull
        | Trouble::BotFailed { .. } => false,
    });
    let missing = match game {
        None => Some("game"),
        Some(game) if game.rules() != row.rules => Some("rules"),
        Some(_) => None,
    };
    let unplayable = missing
        .map(|missing| Trouble::Unplayable { table: row.id.clone(), missing: missing.to_owned() });
    GameRow {
        trouble: known.cloned().or(unplayable),
        game,
        rules: row.rules,
        status: status_of(row.status),
        seats: row.seats.iter().map(to_seat).collect(),
        on_turn: row.on_turn.iter().filter_map(|&seat| Seat::new(seat)).collect(),
        at: row.at as u32,
        practice: row.practice,
        started_at: row.started_at,
        changed_at: row.changed_at,
        table: row.id,
    }
}

pub(crate) const fn status_of(status: Status) -> GameStatus {
    match status {
        Status::Running => GameStatus::Running,
        Status::Finished => GameStatus::Finished,
        Status::Abandoned => GameStatus::Abandoned,
    }
}

fn to_seat(seat: &store::RowSeat) -> RowSeat {
    let plan = from_seat(&seat.seat);
    RowSeat {
        name: seat.seat.name.clone(),
        mark: seat.seat.mark.clone(),
        sitter: plan.map(|SeatPlan { sitter, .. }| sitter),
        profile: seat.seat.profile.clone(),
        total: seat.score,
        place: seat.rank,
    }
}
