//! Square tiles: positions, rotations, grids and areas. No word of any game.
