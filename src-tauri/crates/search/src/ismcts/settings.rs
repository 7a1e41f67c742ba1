//! [`Settings`]: what can be set about a tree search, and what it means.

use serde::Deserialize;

/// What can be set about a tree search.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Settings {
    /// How many turns are played out beyond the tree before the evaluator is asked what the position
    /// is worth. A turn ends when somebody else or chance comes in. 0 asks where the tree ends.
    pub horizon: u32,
    /// How much an uncertain arm is tried (UCB1's constant). Rewards lie in −1..1.
    pub explore: f32,
    /// The lead in points that is half-way to a sure win: a lead of `scale` has the reward
    /// tanh(1) ≈ 0.76. Also what makes points of a prior into reward.
    pub scale: f32,
    /// How much of the reward is the place rather than the lead, 0..=1, with three seats or more.
    pub places: f32,
    /// How much of the lead at the root is taken for granted, 0..=1. 0 plays for the win and is
    /// content when far ahead or behind; 1 plays for points as much as ever. Alone it is always 1.
    pub anchor: f32,
    /// How many visits the prior of an arm counts for.
    pub trust: f32,
    /// How many arms a branching has at first; those with the best prior.
    pub width: u32,
    /// How many more it has for each root of its visits: width + widen · √visits.
    pub widen: f32,
    /// Where priors are from.
    pub bias: Bias,
    /// How often a position is played out from before it branches. More where a prior is dear.
    pub ripens: u32,
    /// Whether the tree branches by what chance brought up. Better when chance says much and can
    /// bring up little; needs many more play-outs otherwise.
    pub by_chance: bool,
    /// The most memory of the tree of one thread, in MB; then it grows no more, but goes on
    /// learning.
    pub memory_mb: u32,
}

/// Where priors are from.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Bias {
    /// All arms look the same.
    None,
    /// From [`crate::Evaluator::prior`].
    Evaluator,
    /// From [`crate::Evaluator::value`] of the position after the action: the lead it leaves.
    Look,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            horizon: 8,
            explore: 0.4,
            scale: 20.0,
            places: 0.3,
            anchor: 0.5,
            trust: 4.0,
            width: 8,
            widen: 1.0,
            bias: Bias::Look,
            ripens: 4,
            by_chance: false,
            memory_mb: 64,
        }
    }
}
