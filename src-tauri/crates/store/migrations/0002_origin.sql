-- Where a game is from: the day whose game it is (2026-11-22), or another device it was shared
-- from. A fork has its parent since the first schema.

ALTER TABLE game ADD COLUMN day TEXT;
ALTER TABLE game ADD COLUMN imported_at INTEGER;

CREATE INDEX game_by_day ON game (game, day) WHERE day IS NOT NULL;
CREATE INDEX game_by_seed ON game (game, seed);
