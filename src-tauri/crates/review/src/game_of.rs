//! The review of a kept game, whatever game it is.

use std::fmt;

use bots::{Data, Opponents};
use game::{Game, Seat, SeatSet, Step, Title as _};
use search::{Evaluator, Stop};
use table::{AnyAction, GameId, KeptTable, Sitter, for_game};

use crate::grade::Estimate;
use crate::judge::Work;
use crate::luck;
use crate::report::{Judged, Review};
use crate::settings::{Care, Settings};

/// A kept game that cannot be played again, or is not over.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        "the game cannot be played again to its end".fmt(f)
    }
}

impl std::error::Error for Unreadable {}

/// What tells this game from any other, and from itself with other steps (FNV-1a).
pub fn mark(game: GameId, kept: &KeptTable, heads: &[u16]) -> String {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    let mut add = |text: &str| {
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    };
    add(game.name());
    add(&format!("{} {} {heads:?}", kept.rules, kept.seed));
    add(&kept.setup);
    for step in &kept.steps[..kept.at] {
        add(&format!("{:?}", step.by.map(Seat::index)));
        add(&step.what);
    }
    format!("{hash:016x}")
}

/// Reviews a finished game, or goes on with an earlier review of it, until it is done or stopped:
/// with this care, on so many threads.
/// `tell` hears what is known after every few decisions; as a trait object, because a closure's type
/// would have the judge and all searches compiled once more, where the caller is and as little
/// optimised as that.
///
/// # Errors
/// When the game cannot be played again, or is not over.
pub fn reviewed(
    game: GameId,
    kept: &KeptTable,
    heads: &[u16],
    earlier: Option<Review>,
    work: (Care, usize, &Stop),
    tell: &mut dyn FnMut(&Review),
) -> Result<Review, Unreadable> {
    let of = mark(game, kept, heads);
    for_game!(game, G => review::<G>(game, kept, heads, (of, earlier), work, tell))
}

/// Another answer to a decision of a finished game: what it loses against the action that looked better,
/// by what the seat knew then, in the same futures as the review has it. `None` when there is no such
/// decision, or the game cannot be played again, or stopped on the way.
pub fn answered(
    game: GameId,
    kept: &KeptTable,
    heads: &[u16],
    (n, answer, best): (u32, &[AnyAction], AnyAction),
    (care, stop): (Care, &Stop),
) -> Option<Judged> {
    for_game!(game, G => {
        let played = Played::<G>::of(kept).ok()?;
        let (&answer, then) = answer.split_first()?;
        let then: Option<Vec<_>> = then.iter().map(|&it| own::<G>(it)).collect();
        let answer = (own::<G>(answer)?, then?);
        let best = own::<G>(best)?;
        let data = Data::<G>::own();
        let known = (String::new(), None);
        let work = played.work((&**data.evaluator(), care), kept, heads, known).ok()?;
        work.answered(n, answer, best, stop)
    })
}

/// What a game as it comes usually brings a seat: the mean of so many whole games that the evaluator
/// plays. `None` where there is no such game.
pub fn usual(game: GameId, n_seats: u8, (seed, games): (u64, usize)) -> Option<Estimate> {
    for_game!(game, G => {
        let start = G::new(&G::standard(n_seats)).ok()?;
        let settings = Settings { usual: games, ..Settings::of(G::NAME)?.clone() };
        let data = Data::<G>::own();
        luck::usual((&start, seed), &**data.evaluator(), &settings, &Stop::new())
    })
}

/// A finished game, played again.
struct Played<G: Game> {
    start: G,
    steps: Vec<Step<G>>,
}

impl<G: Opponents> Played<G> {
    fn of(kept: &KeptTable) -> Result<Self, Unreadable> {
        let setup = serde_json::from_str(&kept.setup).map_err(|_| Unreadable)?;
        let start = G::new_under(&setup, kept.rules).map_err(|_| Unreadable)?;
        let mut position = start.clone();
        let mut steps = Vec::with_capacity(kept.at);
        for step in &kept.steps[..kept.at] {
            let read = match step.by {
                Some(seat) => {
                    serde_json::from_str(&step.what).map(|action| Step::Act { seat, action })
                }
                None => serde_json::from_str(&step.what).map(Step::Chance),
            };
            let step: Step<G> = read.map_err(|_| Unreadable)?;
            position.play(step, &mut ()).map_err(|_| Unreadable)?;
            steps.push(step);
        }
        if position.places().is_none() {
            return Err(Unreadable);
        }
        Ok(Self { start, steps })
    }

    /// The work on the decisions of its persons.
    fn work<'a, K: Evaluator<G>>(
        &self,
        (evaluator, care): (&'a K, Care),
        kept: &KeptTable,
        heads: &[u16],
        known: (String, Option<Review>),
    ) -> Result<Work<'a, G, K>, Unreadable> {
        let is_person = |seat: &Seat| kept.sitters.get(seat.index()) == Some(&Sitter::Person);
        let persons: SeatSet = Seat::all(self.start.n_seats()).filter(is_person).collect();
        let settings = Settings::with(G::NAME, care).ok_or(Unreadable)?;
        Ok(Work::new(
            (evaluator, settings),
            (&self.start, &self.steps, kept.seed),
            (persons, heads),
            known,
            any::<G>,
        ))
    }
}

fn review<G: Opponents>(
    game: GameId,
    kept: &KeptTable,
    heads: &[u16],
    known: (String, Option<Review>),
    (care, n_threads, called_back): (Care, usize, &Stop),
    tell: &mut dyn FnMut(&Review),
) -> Result<Review, Unreadable> {
    debug_assert_eq!(game.name(), G::NAME);
    let played = Played::<G>::of(kept)?;
    let data = Data::<G>::own();
    let work = played.work((&**data.evaluator(), care), kept, heads, known)?;
    Ok(work.run(n_threads, called_back, tell))
}

/// An action of this game, out of those of all games.
fn own<G: Game>(action: AnyAction) -> Option<G::Action> {
    let mut value = serde_json::to_value(action).ok()?;
    value.as_object_mut()?.remove("game")?;
    serde_json::from_value(value).ok()
}

/// An action among those of all games.
pub(crate) fn any<G: Game>(action: G::Action) -> AnyAction {
    let named = GameId::named(G::NAME).and_then(|game| serde_json::to_value(game).ok());
    let mut value = serde_json::to_value(action).expect("actions are plain data");
    if let (Some(object), Some(game)) = (value.as_object_mut(), named) {
        object.insert("game".to_owned(), game);
    }
    serde_json::from_value(value).expect("an action with its game is one of some game")
}
