-- Thousands of games: lists are read page by page along an index of their own, and the pages of
-- the household and of the records read a row a game, or the few games that matter.

DROP INDEX game_by_status;

CREATE INDEX game_running ON game (changed_at, id, game, ended_at, abandoned_at)
  WHERE ended_at IS NULL AND abandoned_at IS NULL;
CREATE INDEX game_finished ON game (ended_at, id, game, abandoned_at)
  WHERE ended_at IS NOT NULL AND abandoned_at IS NULL;
CREATE INDEX game_binned ON game (abandoned_at, id, game) WHERE abandoned_at IS NOT NULL;

-- One row a finished game: its results drawn together. Triggers keep it; nothing else writes it.
CREATE TABLE play (
  game_id     TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
  game        TEXT NOT NULL,
  variant     TEXT NOT NULL,
  n_seats     INTEGER NOT NULL,
  ended_at    INTEGER NOT NULL,
  day         INTEGER NOT NULL,
  -- Month and day of it: 1122.
  date        TEXT NOT NULL,
  is_counted  INTEGER NOT NULL,
  -- How many people sat there who were not told what is good, and how many who were.
  n_clean     INTEGER NOT NULL,
  n_assisted  INTEGER NOT NULL,
  -- How long all people together thought.
  think_ms    INTEGER NOT NULL,
  -- By how much it was won, where several people played.
  margin      INTEGER,
  -- By how much the person who won alone was rated below the best other seat.
  upset       REAL
) STRICT, WITHOUT ROWID;

CREATE VIEW play_of AS
SELECT game_id, min(game) AS game, min(variant) AS variant, min(n_seats) AS n_seats,
  min(ended_at) AS ended_at, min(day) AS day,
  strftime('%m%d', min(day) * 86400, 'unixepoch') AS date,
  min(is_counted) AS is_counted,
  sum(is_bot = 0 AND is_assisted = 0) AS n_clean,
  sum(is_bot = 0 AND is_assisted = 1) AS n_assisted,
  sum(iif(is_bot, 0, think_ms)) AS think_ms,
  iif(sum(is_bot = 0) > 1, min(iif(place = 1, abs(margin), NULL)), NULL) AS margin,
  nullif(max(0.0,
    max(iif((place > 1 OR n_tied > 1) AND deviation <= 110, rating_before, NULL))
    - max(iif(place = 1 AND n_tied = 1 AND is_bot = 0 AND deviation <= 110, rating_before, NULL))
  ), 0.0) AS upset
FROM result GROUP BY game_id;

INSERT INTO play SELECT * FROM play_of;

CREATE INDEX play_by_day ON play (day, game, think_ms, is_counted) WHERE is_counted = 1;
CREATE INDEX play_by_kind ON play (game, variant, n_seats, n_clean, n_assisted, is_counted)
  WHERE is_counted = 1;
CREATE INDEX play_by_date ON play (date, day, is_counted) WHERE is_counted = 1;
CREATE INDEX play_by_margin ON play (margin, ended_at) WHERE is_counted = 1 AND margin IS NOT NULL;
CREATE INDEX play_by_think ON play (think_ms DESC, ended_at) WHERE is_counted = 1;
CREATE INDEX play_by_upset ON play (upset DESC, ended_at)
  WHERE is_counted = 1 AND upset IS NOT NULL;

CREATE TRIGGER play_comes AFTER INSERT ON result
BEGIN
  INSERT OR REPLACE INTO play SELECT * FROM play_of WHERE game_id = NEW.game_id;
END;

CREATE TRIGGER play_follows AFTER UPDATE OF is_counted, rating_before, deviation ON result
WHEN OLD.is_counted IS NOT NEW.is_counted OR OLD.rating_before IS NOT NEW.rating_before
  OR OLD.deviation IS NOT NEW.deviation
BEGIN
  INSERT OR REPLACE INTO play SELECT * FROM play_of WHERE game_id = NEW.game_id;
END;

CREATE TRIGGER play_gone AFTER DELETE ON result
BEGIN
  DELETE FROM play WHERE game_id = OLD.game_id;
END;

-- What people reached, the best first: the records, and what was the best before them.
CREATE INDEX result_score ON result
  (game, variant, n_seats, is_assisted, score DESC, ended_at, game_id)
  WHERE is_counted = 1 AND is_bot = 0;
CREATE INDEX result_margin ON result
  (game, variant, n_seats, is_assisted, margin DESC, ended_at, game_id)
  WHERE is_counted = 1 AND is_bot = 0 AND place = 1 AND margin > 0;
CREATE INDEX result_losing ON result
  (game, variant, n_seats, is_assisted, score DESC, ended_at, game_id)
  WHERE is_counted = 1 AND is_bot = 0 AND place > 1;
CREATE INDEX result_feature ON result
  (game, variant, n_seats, is_assisted, feature DESC, ended_at, game_id)
  WHERE is_counted = 1 AND is_bot = 0 AND feature IS NOT NULL;
CREATE INDEX result_stroke ON result
  (game, variant, n_seats, is_assisted, stroke DESC, ended_at, game_id)
  WHERE is_counted = 1 AND is_bot = 0 AND stroke IS NOT NULL;
CREATE INDEX result_fastest ON result
  (game, variant, n_seats, is_assisted, think_ms, ended_at, game_id)
  WHERE is_counted = 1 AND is_bot = 0 AND place = 1 AND think_ms > 0;
