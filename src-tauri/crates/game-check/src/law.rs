//! [`Law`]: the contract's obligations by name, each as one sentence.

use std::fmt;

/// One obligation of the contract.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Law {
    /// A setup starts a game, and always the same one.
    Setup,
    /// A setup survives JSON.
    SetupJson,
    /// Actions and chance outcomes survive JSON.
    StepJson,
    /// Setup + steps = the game, also through JSON.
    Replay,
    /// Nothing the contract allows to ask makes the engine panic.
    Panic,
    /// Number of seats and presence of secrets stay what they were.
    Constant,
    /// A seat is on turn exactly when it has an action, chance exactly when it has an outcome.
    Turn,
    /// Rounds are counted one by one, and from the first position on or never.
    Round,
    /// Legal actions are ascending and without doubles.
    ActionOrder,
    /// Chance outcomes are ascending, without doubles, with positive weights.
    ChanceOrder,
    /// `offered(offer(seat))` is exactly `legal_actions(seat)`.
    Offer,
    /// `refusal` is `None` exactly for legal actions.
    Refusal,
    /// `play` refuses an illegal step, takes a legal one, and leaves the position unchanged where
    /// it refuses.
    Play,
    /// `sample_action` and `sample_chance` give something legal, and `None` exactly where there is
    /// nothing.
    Sample,
    /// All actions are drawn equally often and all outcomes by their weight.
    SampleFair,
    /// The position after a step does not depend on the sink.
    Sink,
    /// The game ends, whatever is played: no step leads back to an earlier position.
    End,
    /// Simultaneous answers can be given in any order.
    AnswerOrder,
    /// Nobody else learns a simultaneous answer before the last one.
    AnswerSecret,
    /// A sheet has a line-up for every seat, and its totals are `totals()`.
    Totals,
    /// Places exist exactly when the game is over, and rank the seats by their totals.
    Places,
    /// When the game is over everybody sees the same, true totals.
    FinalSheet,
    /// A view does not change with what its viewer cannot know.
    ViewSecret,
    /// A score sheet does not change with what its viewer cannot know.
    ScoreSecret,
    /// Turn, legal actions, offer, refusals, `reveals` and places do not change with what the seat
    /// cannot know.
    ChoiceSecret,
    /// What a viewer is told of a step does not change with what it cannot know.
    EventSecret,
    /// `tell` is a projection: everything to `Everything`, nothing new to anybody, and no more to
    /// the public than to a seat.
    Tell,
    /// What `imagine` gives depends only on what the seat sees and on the generator.
    ImagineSecret,
    /// An imagined position is a real one: it keeps the laws and can be played to the end.
    ImaginePlayable,
    /// `imagine` really changes what the seat cannot see.
    ImagineChanges,
    /// A game without secrets has none: nobody sees what another does not.
    HasSecrets,
    /// The view of everything tells any two positions apart.
    Everything,
    /// `foresee` shows nothing that the seat could not know.
    ForeseeSecret,
    /// `foresee` is `apply` as the seat sees it where nothing comes to light.
    Foresee,
    /// An action that does not reveal brings nothing to light.
    Reveals,
    /// The engine's own laws, given by its author: conservation of components and the like.
    Own,
}

impl Law {
    /// The obligation as a sentence.
    const fn sentence(self) -> &'static str {
        match self {
            Self::Setup => "a setup starts a game, and always the same one",
            Self::SetupJson => "a setup survives JSON",
            Self::StepJson => "actions and chance outcomes survive JSON",
            Self::Replay => "setup and steps replay to the same position",
            Self::Panic => "the engine does not panic",
            Self::Constant => "n_seats and has_secrets are constant during a game",
            Self::Turn => "a seat is on turn exactly when it has an action, chance when an outcome",
            Self::Round => "rounds are counted one by one, and always or never",
            Self::ActionOrder => "legal actions are ascending and without doubles",
            Self::ChanceOrder => "chance outcomes are ascending, without doubles, weights positive",
            Self::Offer => "offered(offer(seat)) is legal_actions(seat)",
            Self::Refusal => "refusal is None exactly for legal actions",
            Self::Play => "play takes what is legal and refuses the rest, changing nothing",
            Self::Sample => "samples are legal, and None exactly where there is nothing",
            Self::SampleFair => "actions are drawn equally often, outcomes by weight",
            Self::Sink => "the position after a step does not depend on the sink",
            Self::End => "the game ends, whatever is played",
            Self::AnswerOrder => "simultaneous answers can be given in any order",
            Self::AnswerSecret => "nobody learns a simultaneous answer before the last one",
            Self::Totals => "totals() are the totals of the sheet of everything",
            Self::Places => "places exist exactly when the game is over and follow the totals",
            Self::FinalSheet => "when the game is over everybody sees the true totals",
            Self::ViewSecret => "a view does not depend on what its viewer cannot know",
            Self::ScoreSecret => "a score sheet does not depend on what its viewer cannot know",
            Self::ChoiceSecret => "a seat's choice does not depend on what it cannot know",
            Self::EventSecret => "events told do not depend on what the viewer cannot know",
            Self::Tell => "tell is a projection that keeps everything for Everything",
            Self::ImagineSecret => {
                "imagine depends only on what the seat sees and on the generator"
            }
            Self::ImaginePlayable => "an imagined position keeps the laws and plays to the end",
            Self::ImagineChanges => "imagine changes what the seat cannot see",
            Self::HasSecrets => "without secrets nobody sees what another does not",
            Self::Everything => "the view of everything tells any two positions apart",
            Self::ForeseeSecret => "foresee shows nothing the seat cannot know",
            Self::Foresee => "foresee is apply as the seat sees it where nothing comes to light",
            Self::Reveals => "an action that does not reveal brings nothing to light",
            Self::Own => "the game's own laws hold",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}
