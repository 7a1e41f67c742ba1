-- Decisions of one's own that come back to be made better: what is kept of trying one. It hangs on the
-- game and its seat, so that it follows whoever the person of that seat is. A decision that nobody has
-- tried yet has no row; which decisions there are is told by the reviews.

CREATE TABLE exercise (
  game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  ply      INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  -- From when on it comes back, in ms since 1970 UTC.
  due      INTEGER NOT NULL,
  -- How often it was solved since it was last not.
  times    INTEGER NOT NULL,
  tries    INTEGER NOT NULL,
  PRIMARY KEY (game_id, ply, seat)
) STRICT, WITHOUT ROWID;
