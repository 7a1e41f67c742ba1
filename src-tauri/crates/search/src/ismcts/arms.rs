//! [`Tree`]: the nodes and arms of a tree, in two pools with numbers for pointers.

use std::hash::{BuildHasherDefault, Hasher};

use game::Seat;

use super::Settings;

/// No arm.
const NONE: u32 = u32::MAX;

/// Where seats choose. Its arms form a list.
#[derive(Copy, Clone, Debug)]
struct Node {
    first_arm: u32,
    visits: u32,
}

/// One action of one seat at a node.
#[derive(Copy, Clone, Debug)]
pub(super) struct Arm<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How often it was there to be chosen.
    available: u32,
    next: u32,
    pub(super) seat: Seat,
    /// How good it looked, in points.
    prior: f32,
    /// The rewards of its seat.
    pub(super) sum: f64,
}

/// The number of a node.
pub(super) type NodeId = u32;
/// The number of an arm.
pub(super) type ArmId = u32;

/// The nodes and arms of a tree. A node is found by a key made of the way there.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    arms: Vec<Arm<A>>,
    found: Ways,
    most_nodes: usize,
    most_arms: usize,
}

/// The nodes by the way to them.
#[allow(clippy::disallowed_types, reason = "looked up only, never walked through")]
type Ways = std::collections::HashMap<u64, NodeId, BuildHasherDefault<Mixed>>;

/// Keys are mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 | u64::from(byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

impl<A: Copy + Ord> Tree<A> {
    /// A tree of the root alone, which will not outgrow the memory set.
    pub(super) fn new(settings: &Settings) -> Self {
        let bytes = settings.memory_mb as usize * (1 << 20);
        // A pool that grows is copied to twice its size, so half is for what is there. A node has
        // its place in the map too, of 16 bytes and a spare.
        let (for_nodes, for_arms) = (bytes / 8, bytes * 3 / 8);
        let most = |bytes: usize, each: usize| (bytes / each).min(NONE as usize);
        Self {
            nodes: vec![Node { first_arm: NONE, visits: 0 }],
            arms: Vec::new(),
            found: Ways::default(),
            most_nodes: most(for_nodes, size_of::<Node>() + 36),
            most_arms: most(for_arms, size_of::<Arm<A>>()),
        }
    }

    /// The root.
    pub(super) const ROOT: NodeId = 0;

    /// The node at the end of this way; a new one where there is none yet, as long as memory lasts.
    pub(super) fn node(&mut self, way: u64) -> Option<NodeId> {
        if let Some(&node) = self.found.get(&way) {
            return Some(node);
        }
        if self.nodes.len() >= self.most_nodes {
            return None;
        }
        let node = self.nodes.len() as NodeId;
        self.nodes.push(Node { first_arm: NONE, visits: 0 });
        self.found.insert(way, node);
        Some(node)
    }

    /// Counts a visit of a node; gives how many there were before.
    pub(super) fn visit(&mut self, node: NodeId) -> u32 {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.visits - 1
    }

    /// Adds an arm; nothing where memory is used up.
    pub(super) fn add_arm(&mut self, node: NodeId, seat: Seat, action: A, prior: f32) {
        if self.arms.len() >= self.most_arms {
            return;
        }
        let arm = self.arms.len() as ArmId;
        let next = std::mem::replace(&mut self.nodes[node as usize].first_arm, arm);
        self.arms.push(Arm { action, visits: 0, available: 0, next, seat, prior, sum: 0.0 });
    }

    /// The arm with this number.
    pub(super) fn arm(&self, arm: ArmId) -> &Arm<A> {
        &self.arms[arm as usize]
    }

    /// Counts what came of an arm.
    pub(super) fn learn(&mut self, arm: ArmId, reward: f32) {
        self.arms[arm as usize].sum += f64::from(reward);
    }

    /// All arms of a node that are of a seat, newest first.
    pub(super) fn arms_of(&self, node: NodeId, seat: Seat) -> impl Iterator<Item = ArmId> {
        let mut next = self.nodes[node as usize].first_arm;
        std::iter::from_fn(move || {
            let arm = (next != NONE).then_some(next)?;
            next = self.arms[arm as usize].next;
            Some(arm)
        })
        .filter(move |&arm| self.arms[arm as usize].seat == seat)
    }

    /// Chooses among these arms by UCB1 with availability and prior, and counts the choice.
    pub(super) fn choose(
        &mut self,
        among: &[ArmId],
        settings: &Settings,
        reward_of: impl Fn(f32) -> f32,
    ) -> Option<ArmId> {
        let (mut visits, mut sum, mut best_prior) = (0, 0.0, f32::NEG_INFINITY);
        for &arm in among {
            let arm = &self.arms[arm as usize];
            visits += arm.visits;
            sum += arm.sum;
            best_prior = best_prior.max(arm.prior);
        }
        let mean = if visits > 0 { (sum / f64::from(visits)) as f32 } else { 0.0 };
        // Even without a prior an untried arm is as good as the others are on the whole.
        let trust = settings.trust.max(0.5);
        let (mut best, mut best_bound) = (None, f32::NEG_INFINITY);
        for &id in among {
            let arm = &mut self.arms[id as usize];
            arm.available += 1;
            let n = arm.visits as f32 + trust;
            let expected = (mean + reward_of(arm.prior - best_prior)).max(-1.0);
            let value = (arm.sum as f32 + trust * expected) / n;
            let unsure = ((arm.available as f32 + trust).ln() / n).sqrt();
            let bound = value + settings.explore * unsure;
            if bound > best_bound {
                (best, best_bound) = (Some(id), bound);
            }
        }
        let best = best?;
        self.arms[best as usize].visits += 1;
        Some(best)
    }

    /// How many nodes and arms there are.
    #[cfg(test)]
    pub(super) fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.arms.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded() {
        let settings = Settings { memory_mb: 1, ..Settings::default() };
        let mut tree = Tree::<u32>::new(&settings);
        for n in 0..200_000 {
            tree.node(u64::from(n).wrapping_mul(0x9E37_79B9_7F4A_7C15));
            tree.add_arm(0, Seat::FIRST, n, 0.0);
        }
        let (nodes, arms) = tree.size();
        assert!(nodes < 3_000 && nodes > 1_000, "{nodes}");
        assert!(arms * size_of::<Arm<u32>>() <= 3 << 17, "{arms}");
    }

    #[test]
    fn an_arm_rarely_there_is_not_thought_unexplored() {
        let settings = Settings { trust: 1.0, explore: 0.5, ..Settings::default() };
        let mut tree = Tree::<u32>::new(&settings);
        tree.add_arm(0, Seat::FIRST, 7, 0.0);
        tree.add_arm(0, Seat::FIRST, 8, 0.0);
        for n in 0..1_000 {
            // Arm 0 is there every tenth time, and brings less.
            let among: &[ArmId] = if n % 10 == 0 { &[0, 1] } else { &[1] };
            let chosen = tree.choose(among, &settings, |points| points).unwrap();
            tree.learn(chosen, if chosen == 0 { 0.3 } else { 0.5 });
        }
        // √(ln 100 / n) says when it has been tried enough; by all 1,000 visits it would be 28.
        let visits = tree.arm(0).visits;
        assert!((12..=23).contains(&visits), "{visits}");
    }
}
