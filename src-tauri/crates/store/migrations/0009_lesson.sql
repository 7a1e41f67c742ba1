-- A lesson is a game that follows a script: which one, and when it was first through. It is on no list
-- of games and counts nowhere; how far somebody has come with the lessons is read off these rows.

ALTER TABLE game ADD COLUMN lesson     TEXT;
ALTER TABLE game ADD COLUMN learned_at INTEGER;

DROP INDEX game_running;
DROP INDEX game_finished;
DROP INDEX game_binned;

CREATE INDEX game_running ON game (changed_at, id, game, ended_at, abandoned_at)
  WHERE ended_at IS NULL AND abandoned_at IS NULL AND lesson IS NULL;
CREATE INDEX game_finished ON game (ended_at, id, game, abandoned_at)
  WHERE ended_at IS NOT NULL AND abandoned_at IS NULL AND lesson IS NULL;
CREATE INDEX game_binned ON game (abandoned_at, id, game)
  WHERE abandoned_at IS NOT NULL AND lesson IS NULL;
CREATE INDEX game_lesson ON game (game, lesson) WHERE lesson IS NOT NULL;
