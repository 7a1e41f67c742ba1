//! The opponents: what is known of each game, and the levels that play it.
//!
//! A game's folder here has its [`search::Evaluator`] (what its positions and actions are worth), and
//! `data/<game>.json` the evaluator's weights and the levels' recipes; see [`Data`]. Searches know no game and stand in the crate `search`; tables and the app know no
//! search and seat [`Bot`]s.
//!
//! To teach a game: write the evaluator in `src/<game>/` and name the folder below; name its weights in
//! the data file, and measure with `lab arena --game <game> --seats N --a LEVEL --b LEVEL`. Two sets
//! of weights are compared by `--a-data FILE` and `--b-data FILE`, without building anew.

mod bot;
#[cfg(test)]
mod by_chance;
mod config;
mod data;
mod judge;
mod ladder;
mod learns;
mod pace;
mod par;
mod playing;
mod reason;
mod seated;
mod slips;
mod strength;

// The games, one line each.
mod bastards;
mod hunters;
mod kraje;
mod okanagan;

pub use bastards::BastardsTopic;
pub use bot::{Bot, Budget};
pub use config::PlayerConfig;
pub use data::{Data, DataError, LevelConfig};
pub use hunters::HuntersTopic;
pub use kraje::{KrajeTopic, NetworkSize, REALM_NETWORKS, RealmLesson, realm_lessons};
pub use ladder::{Rung, ladder};
pub use learns::Learns;
pub use okanagan::OkanaganTopic;
pub use pace::slowness;
pub use par::to_par;
pub use playing::{Bots, play};
pub use reason::{Case, Fact, Reason, Topic, Why, explain, reasons};
pub use seated::{Patience, advice, hint, ranking};
pub use slips::{Slips, slips};
pub use strength::{Strength, strength};

use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use game::{HouseRng, Seat, Seen, Title};
use search::{Evaluator, Limits, OnePly, Player, Weakness};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Level;

/// A game that has opponents; said in the game's folder. A game on the shelf without is noticed by
/// the compiler where bots are seated.
pub trait Opponents: Title {
    /// What its players know, as it stands in its data file.
    type Evaluator: Evaluator<Self> + DeserializeOwned + 'static;

    /// What can be said for a decision, with its figures; the screen has the words.
    type Topic: Clone + PartialEq + Debug + Serialize;

    /// A difference of fewer points is no reason.
    const LEAST_REASON: f32 = 0.3;

    /// The text of its data file, `data/<game>.json`.
    const DATA: &'static str;

    /// Where [`Data::own`] keeps that file once it is read: a static of the game.
    fn data() -> &'static OnceLock<Data<Self>>;

    /// Who is asked for advice: strong, and done within a second.
    fn adviser(n_seats: u8) -> Level {
        let _ = n_seats;
        Level::Expert
    }

    /// Whether an action of `seat` comes to the same as another one that it has, so that whoever
    /// suggests or tries several leaves it out.
    fn is_twin(position: &Self, seat: Seat, action: Self::Action) -> bool {
        let _ = (position, seat, action);
        false
    }

    /// What a decision leaves behind that could be said for it: whatever of it is good for the seat,
    /// or bad, each with what it is worth. Only facts in which two decisions differ are ever said.
    ///
    /// Asked for advice alone, never in a search.
    fn facts(case: &Case<'_, Self>) -> Vec<Fact<Self::Topic>>;

    /// Whether a fact, beside being worth something, says so by itself.
    fn is_telling(topic: &Self::Topic) -> bool {
        let _ = topic;
        true
    }

    /// A player of the game's own, for recipes of the kind `planner` (see [`PlayerConfig::Planner`]).
    ///
    /// # Errors
    /// What is wrong with the settings, or that the game has no planner.
    fn planner(
        evaluator: Arc<Self::Evaluator>,
        settings: &Value,
        character: u64,
    ) -> Result<Box<dyn Player<Self>>, String> {
        let _ = (evaluator, settings, character);
        Err(format!("{} has no planner", Self::NAME))
    }
}

/// The bot of a level in game `G`, by the game's own data file. `character` decides its likings and
/// its blind spots: the same all game for a seat, another one for every game and seat.
///
/// Where the file has no plan for so many seats it plays at random.
pub fn player<G: Opponents>(level: Level, n_seats: u8, character: u64) -> Bot<G> {
    Data::own().bot(level, n_seats, character)
}

/// What a faultless look to the end of the turn makes of all that a seat may do, the best first,
/// each with its worth in points. Of what comes to the same it has one.
pub fn ranked<G: Opponents>(
    seen: &Seen<'_, G>,
    limits: Limits<'_>,
    rng: &mut HouseRng,
) -> Vec<(G::Action, f32)> {
    let evaluator = Arc::clone(Data::<G>::own().evaluator());
    let mut ranked = OnePly::new(evaluator, Weakness::default(), 0).rank(seen, limits, rng);
    let position = seen.imagine(rng);
    ranked.retain(|&(action, _)| !G::is_twin(&position, seen.seat(), action));
    ranked
}

/// The character of the bot of a seat in the game with this seed.
pub const fn character(seed: u64, seat: Seat) -> u64 {
    seed.wrapping_mul(game::MAX_SEATS as u64).wrapping_add(seat.index() as u64)
}
