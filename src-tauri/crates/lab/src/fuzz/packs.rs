//! Packs: those the games come with, with changes; what is taken is played to the end. (Games that
//! take no other pack read theirs in their own tests.)

use std::error::Error;
use std::fs;

use game::{Game, HouseRng, PackCard, PackRef, Title};
use game_check::{Mutator, play_to_end};
use rand::RngExt;
use serde_json::{Value, json};
use table::{GameId, for_game};

use super::{Target, bytes, file};

/// Games with each pack that is taken, for each number of seats.
const GAMES: u64 = 2;

pub(super) struct Packs(Vec<(GameId, Mutator)>);

impl Packs {
    pub(super) fn new() -> Result<Self, Box<dyn Error>> {
        let pack = |&game: &GameId| -> Result<_, Box<dyn Error>> {
            Ok((game, Mutator::of(serde_json::from_str(&own_text(game)?)?)))
        };
        Ok(Self(GameId::ALL.iter().map(pack).collect::<Result<_, _>>()?))
    }
}

/// The text of the pack a game comes with: the file of its crate that has its SHA-256.
fn own_text(game: GameId) -> Result<String, Box<dyn Error>> {
    let data = file("..").join(for_game!(game, G => G::NAME)).join("data");
    let own = game.own_pack();
    for found in fs::read_dir(&data)? {
        let text = fs::read_to_string(found?.path())?;
        if PackRef::of("", "", &text).sha256 == own.sha256 {
            return Ok(text);
        }
    }
    Err(format!("the pack {} is in no file of {}", own.id, data.display()).into())
}

impl Target for Packs {
    fn play(&mut self, rng: &mut HouseRng) -> Result<(), Box<dyn Error>> {
        let (game, mutator) = &self.0[rng.random_range(0..self.0.len())];
        let pack = mutator.changed(rng.random_range(1..4), rng);
        let mut text = pack.to_string().into_bytes();
        if rng.random_range(0..8) == 0 {
            bytes::change(&mut text, rng);
        }
        let text = String::from_utf8_lossy(&text);
        let _ = game.add_pack_again(&text);
        match game.add_pack(&text) {
            Ok(card) => for_game!(*game, G => play::<G>(&card)),
            Err(faults) if faults.is_empty() => Err("refused without a fault".into()),
            Err(_) => Ok(()),
        }
    }
}

/// Plays games with a pack that was taken.
fn play<G: Title>(card: &PackCard) -> Result<(), Box<dyn Error>> {
    for seats in G::LEAST_SEATS..=G::MOST_SEATS {
        let mut setup: Value = serde_json::to_value(G::standard(seats))?;
        setup["pack"] = json!({"id": card.id, "version": card.version, "sha256": card.sha256});
        let setup: G::Setup = serde_json::from_value(setup)?;
        for seed in 0..GAMES {
            play_to_end::<G>(&setup, seed)?;
        }
    }
    Ok(())
}
