//! Packs of components: each game's own, and those the players add.

use store::SavedPack;
use table::AnyFault;

use crate::app::App;
use crate::clock::now;
use crate::guard::guarded;
use crate::wire::{AddPack, ApiError, OfGame, Pack, PackOrigin, Packs};

impl App {
    pub(crate) async fn add_pack(&self, add: AddPack) -> Result<Packs, ApiError> {
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
            self.inner.db.run(move |store| store.add_pack(&pack, now())).await?;
        }
        self.packs(OfGame { game }).await
    }

    pub(crate) async fn packs(&self, OfGame { game }: OfGame) -> Result<Packs, ApiError> {
        let saved = self.inner.db.run(|store| store.packs()).await?;
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
        Ok(Packs { packs: std::iter::once(own).chain(added).collect() })
    }
}
