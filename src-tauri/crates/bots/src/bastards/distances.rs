//! [`Distances`]: how far it is between the fields of the board.

use std::sync::LazyLock;

use ::bastards::{Catalogue, Node, Planet};

/// Fields and planets of a board at the most.
const NODES: usize = 32;
const PLANETS: usize = 10;
/// Farther than any ship ever flies.
const FAR: u8 = 99;

/// Steps to the nearest dock of each planet, no ship being in the way; the teleport costs none.
#[derive(Clone, Debug)]
pub(super) struct Distances {
    from_nodes: [[u8; PLANETS]; NODES],
    from_planets: [[u8; PLANETS]; PLANETS],
}

static BOARD: LazyLock<Distances> = LazyLock::new(|| Distances::of(&Catalogue::new()));

/// Those of the board that is played on.
pub(super) fn board() -> &'static Distances {
    &BOARD
}

impl Distances {
    fn of(board: &Catalogue) -> Self {
        let mut steps = [[FAR; NODES]; NODES];
        for (n, row) in steps.iter_mut().enumerate() {
            row[n] = 0;
        }
        for (ways, cost) in [(&board.edges, 1), (&board.teleports, 0)] {
            for [a, b] in ways.iter().map(|way| way.map(Node::index)) {
                steps[a][b] = cost;
                steps[b][a] = cost;
            }
        }
        for over in 0..NODES {
            let onwards = steps[over];
            for row in &mut steps {
                let there = row[over];
                for (to, onwards) in row.iter_mut().zip(onwards) {
                    *to = (*to).min(there.saturating_add(onwards));
                }
            }
        }
        let mut from_nodes = [[FAR; PLANETS]; NODES];
        let mut from_planets = [[FAR; PLANETS]; PLANETS];
        for planet in &board.planets {
            let to = planet.planet.index();
            for dock in &planet.docks {
                for (from, row) in from_nodes.iter_mut().zip(&steps) {
                    from[to] = from[to].min(row[dock.index()]);
                }
            }
        }
        for planet in &board.planets {
            for dock in &planet.docks {
                let row = &mut from_planets[planet.planet.index()];
                for (to, steps) in row.iter_mut().zip(from_nodes[dock.index()]) {
                    *to = (*to).min(steps);
                }
            }
        }
        Self { from_nodes, from_planets }
    }

    pub(super) const fn to(&self, from: Node, planet: Planet) -> u8 {
        self.from_nodes[from.index()][planet.index()]
    }

    pub(super) const fn between(&self, from: Planet, to: Planet) -> u8 {
        self.from_planets[from.index()][to.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: &str) -> Node {
        Node::by_id(id).expect("a field of the board")
    }

    fn planet(id: &str) -> Planet {
        Planet::by_id(id).expect("a planet of the board")
    }

    #[test]
    fn ways_are_counted_in_steps() {
        let board = board();
        assert_eq!(board.to(node("d1"), planet("p1")), 0);
        assert_eq!(board.to(node("x1"), planet("p9")), 1);
        assert_eq!(board.between(planet("p1"), planet("p9")), 2, "d1, x1, d9");
        assert_eq!(board.between(planet("p1"), planet("p6")), 4, "d1, x8, T1 = T2, x4, d6");
        // One dock of the giant is two steps above the heart, the other three.
        assert_eq!(board.between(planet("p10"), planet("p5")), 2, "d10b, c3, d5");
    }
}
