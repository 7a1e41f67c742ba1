// Written from the types of the crate `tiling` by `cargo xtask bindings`.

/** A side of a tile, or the way to the next one; clockwise from north. */
export type Dir = "north" | "east" | "south" | "west";

/** A square of the table: x grows east, y south. */
export type Pos = {
/** Columns east of the origin. */
x: number,
/** Rows south of the origin. */
y: number, };

/** Quarter turns clockwise, 0 to 3. Serialized as that number. */
export type Rotation = number;
