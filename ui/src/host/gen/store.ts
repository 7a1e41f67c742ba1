// Written from the types of the crate `store` by `cargo xtask bindings`.

/** Where a saved game stands. */
export type GameStatus = "running" | "finished" | "abandoned";

/** Something true of a game. */
export type GameTrait = "solo" | "practice" | "assisted" | "ofDay" | "won" | "imported" | "real";

/** In what order games are listed. Those of which it says nothing come last. */
export type GamesOrder = "newest" | "oldest" | "mostPoints" | "fewestPoints" | "widest" | "closest" | "longest" | "shortest";
