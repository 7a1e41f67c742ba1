-- Who asked for a hint before which step: kept at once, whether a step follows or not, and kept
-- when it is taken back. `move.hint_used` said so only of steps that were taken; it is written on,
-- for shares, but nothing is counted by it.

CREATE TABLE hint (
  game_id     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  ply         INTEGER NOT NULL,
  seat        INTEGER NOT NULL,
  PRIMARY KEY (game_id, ply, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO hint (game_id, ply, seat)
SELECT game_id, ply, seat FROM move WHERE hint_used > 0 AND seat IS NOT NULL;
