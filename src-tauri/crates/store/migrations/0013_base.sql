-- Schema 13, the first that files in use have. Setup + steps = the game: there is no column for its
-- state. What is derived (totals, places, the final sheet, results) can be made again from the steps.
-- JSON columns hold what the engines write; times are ms since 1970 UTC. The columns stand in the
-- order in which files hold them.

-- Who plays: a person, or a bot's level; bots are known by `bot:` and their level.
CREATE TABLE profile (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  mark        TEXT NOT NULL,
  created_at  INTEGER NOT NULL,
  -- Since when the person is hidden from the lists to choose from.
  gone_at     INTEGER,
  bot_level   TEXT,
  help_level  TEXT,
  text_size   TEXT,
  merged_into TEXT REFERENCES profile (id),
  changed_at  INTEGER NOT NULL DEFAULT 0,
  -- When a game with them last began.
  played_at   INTEGER
) STRICT;

CREATE TABLE pack (
  game        TEXT NOT NULL,
  sha256      TEXT NOT NULL,
  id          TEXT NOT NULL,
  version     TEXT NOT NULL,
  name        TEXT,
  text        TEXT NOT NULL,
  added_at    INTEGER NOT NULL,
  PRIMARY KEY (game, sha256)
) STRICT;

CREATE TABLE game (
  id            TEXT PRIMARY KEY,
  game          TEXT NOT NULL,
  rules         INTEGER NOT NULL,
  app_version   TEXT NOT NULL,
  -- Games are compared only within a variant.
  variant       TEXT NOT NULL DEFAULT '',
  setup         TEXT NOT NULL CHECK (json_valid(setup)),
  -- The 64 bits of the seed, as a signed number.
  seed          INTEGER NOT NULL,
  salt          TEXT NOT NULL,
  script        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(script)),
  practice      INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1)),
  started_at    INTEGER NOT NULL,
  -- Minutes east of UTC where the game began.
  tz_offset     INTEGER NOT NULL,
  changed_at    INTEGER NOT NULL,
  ended_at      INTEGER,
  abandoned_at  INTEGER,
  -- How many of the steps are taken; the rest were taken back and can be taken again.
  at            INTEGER NOT NULL CHECK (at >= 0),
  -- Rises with every change, so that a writer with an older copy is refused.
  revision      INTEGER NOT NULL DEFAULT 0,
  on_turn       TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(on_turn)),
  final_sheet   TEXT CHECK (final_sheet IS NULL OR json_valid(final_sheet)),
  -- Left out of statistics by the players' wish.
  excluded      INTEGER NOT NULL DEFAULT 0 CHECK (excluded IN (0, 1)),
  note          TEXT NOT NULL DEFAULT '',
  place         TEXT NOT NULL DEFAULT '',
  -- The game this one was forked from, and after how many steps.
  parent        TEXT REFERENCES game (id),
  fork_at       INTEGER,
  status        TEXT GENERATED ALWAYS AS (CASE
    WHEN abandoned_at IS NOT NULL THEN 'abandoned'
    WHEN ended_at IS NOT NULL THEN 'finished'
    ELSE 'running' END) VIRTUAL,
  -- The day whose game it is: 2026-11-22.
  day           TEXT,
  -- When it came from another device.
  imported_at   INTEGER,
  -- The version of the derivation that its results were made with.
  summed        INTEGER NOT NULL DEFAULT 0,
  -- Checksums: `base` is that of the setup and the seats, `chain` that of `base`, all steps and `at`.
  base          INTEGER,
  chain         INTEGER,
  -- The lesson whose script it follows, and when that was first finished.
  lesson        TEXT,
  learned_at    INTEGER
) STRICT;

CREATE INDEX game_by_kind ON game (game, variant, changed_at DESC);
CREATE INDEX game_by_day ON game (game, day) WHERE day IS NOT NULL;
CREATE INDEX game_by_seed ON game (game, seed);
CREATE INDEX game_to_sum ON game (summed) WHERE ended_at IS NOT NULL;
CREATE INDEX game_running ON game (changed_at, id, game, ended_at, abandoned_at)
  WHERE ended_at IS NULL AND abandoned_at IS NULL AND lesson IS NULL;
CREATE INDEX game_finished ON game (ended_at, id, game, abandoned_at)
  WHERE ended_at IS NOT NULL AND abandoned_at IS NULL AND lesson IS NULL;
CREATE INDEX game_binned ON game (abandoned_at, id, game)
  WHERE abandoned_at IS NOT NULL AND lesson IS NULL;
CREATE INDEX game_lesson ON game (game, lesson) WHERE lesson IS NOT NULL;

CREATE TABLE seat (
  game_id       TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  idx           INTEGER NOT NULL,
  name          TEXT NOT NULL,
  mark          TEXT NOT NULL,
  -- Who that is now: merging and splitting people changes it.
  profile_id    TEXT REFERENCES profile (id),
  bot_level     TEXT,
  bot_version   TEXT,
  start_order   INTEGER,
  help_level    TEXT,
  -- Points that the seat had before the first step.
  handicap      INTEGER NOT NULL DEFAULT 0,
  -- Of finished games.
  score         INTEGER,
  rank          INTEGER,
  is_tied       INTEGER CHECK (is_tied IN (0, 1)),
  -- To the best other seat.
  margin        INTEGER,
  rating_before REAL,
  rating_after  REAL,
  rating_rd     REAL,
  -- Who sat there, which never changes.
  played_as     TEXT REFERENCES profile (id),
  -- After how many steps the head start was agreed on, 0 from the start.
  handicap_at   INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, idx)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_profile ON seat (profile_id, game_id);
CREATE INDEX seat_by_player ON seat (played_as);

CREATE TABLE move (
  game_id     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  ply         INTEGER NOT NULL,
  -- Whose step; nothing for chance.
  seat        INTEGER,
  -- The action, or what chance brought up.
  what        TEXT NOT NULL CHECK (json_valid(what)),
  think_ms    INTEGER NOT NULL DEFAULT 0,
  -- How often a step at this place was taken back.
  undone      INTEGER NOT NULL DEFAULT 0,
  hint_used   INTEGER NOT NULL DEFAULT 0,
  -- Set in all steps of a decision but the first.
  joined      INTEGER NOT NULL DEFAULT 0 CHECK (joined IN (0, 1)),
  -- The checksum of the step and all before it.
  chain       INTEGER,
  PRIMARY KEY (game_id, ply)
) STRICT, WITHOUT ROWID;

-- Who asked for a hint before which step; it stays when the step is taken back.
CREATE TABLE hint (
  game_id     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  ply         INTEGER NOT NULL,
  seat        INTEGER NOT NULL,
  PRIMARY KEY (game_id, ply, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE score_event (
  game_id     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  ply         INTEGER NOT NULL,
  seat        INTEGER NOT NULL,
  source      TEXT NOT NULL CHECK (json_valid(source)),
  points      INTEGER NOT NULL,
  detail      TEXT CHECK (detail IS NULL OR json_valid(detail)),
  PRIMARY KEY (game_id, ply, seat, source)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_result (
  puzzle      TEXT NOT NULL,
  profile_id  TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  at          INTEGER NOT NULL,
  tries       INTEGER NOT NULL,
  solved      INTEGER NOT NULL CHECK (solved IN (0, 1)),
  detail      TEXT CHECK (detail IS NULL OR json_valid(detail)),
  PRIMARY KEY (puzzle, profile_id, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
  key         TEXT PRIMARY KEY,
  value       TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- What finished games leave behind, one row a seat, made again whenever `game.summed` is behind the
-- version of the derivation. Rows lie in the order statistics read them. Ratings stand in the rows too,
-- in the order the games ended.
CREATE TABLE result (
  game          TEXT NOT NULL,
  variant       TEXT NOT NULL,
  n_seats       INTEGER NOT NULL,
  ended_at      INTEGER NOT NULL,
  game_id       TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  idx           INTEGER NOT NULL,
  -- The day it ended where it was played, in days since 1970.
  day           INTEGER NOT NULL,
  -- From the first step to the last, with all pauses.
  lasted_ms     INTEGER NOT NULL,
  profile_id    TEXT,
  is_bot        INTEGER NOT NULL CHECK (is_bot IN (0, 1)),
  -- Not practice, not left out by the players' wish, not in the bin.
  is_counted    INTEGER NOT NULL CHECK (is_counted IN (0, 1)),
  -- Whether the seat was told what is good.
  is_assisted   INTEGER NOT NULL CHECK (is_assisted IN (0, 1)),
  -- Whether it began.
  is_starter    INTEGER NOT NULL CHECK (is_starter IN (0, 1)),
  score         INTEGER NOT NULL,
  place         INTEGER NOT NULL,
  -- How many seats share the place.
  n_tied        INTEGER NOT NULL,
  -- To the best other seat.
  margin        INTEGER,
  solo_rank     TEXT,
  -- Points by kind of source.
  sources       TEXT NOT NULL CHECK (json_valid(sources)),
  feature       INTEGER,
  feature_kind  TEXT,
  stroke        INTEGER,
  stroke_at     INTEGER,
  think_ms      INTEGER NOT NULL,
  n_acts        INTEGER NOT NULL,
  n_undone      INTEGER NOT NULL,
  n_hints       INTEGER NOT NULL,
  -- Whether the row was derived by playing the steps again, and not carried over as it was.
  is_verified   INTEGER NOT NULL CHECK (is_verified IN (0, 1)),
  is_rated      INTEGER NOT NULL DEFAULT 0 CHECK (is_rated IN (0, 1)),
  rating_before REAL,
  rating        REAL,
  deviation     REAL,
  PRIMARY KEY (game, variant, n_seats, ended_at, game_id, idx)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX result_of_game ON result (game_id, idx);
CREATE INDEX result_of_profile ON result
  (profile_id, is_counted, game, variant, n_seats, is_assisted, ended_at, place, n_tied);
CREATE INDEX result_rating ON result (profile_id, game, ended_at, rating, deviation)
  WHERE rating IS NOT NULL;
CREATE INDEX result_to_rate ON result (is_rated, game, ended_at);

-- The best of what people reached: the records, and what was the best before them.
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

-- Merging people, leaving games out and putting them into the bin is done elsewhere and followed
-- here; what was rated with it is rated anew.
CREATE TRIGGER result_follows_seat AFTER UPDATE OF profile_id ON seat
WHEN OLD.profile_id IS NOT NEW.profile_id
BEGIN
  UPDATE result SET profile_id = NEW.profile_id, is_rated = 0
  WHERE game_id = NEW.game_id AND idx = NEW.idx;
END;

CREATE TRIGGER result_follows_game AFTER UPDATE OF practice, excluded, abandoned_at ON game
BEGIN
  UPDATE result SET
    is_counted = NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = NEW.id AND handicap != 0),
    is_rated = 0
  WHERE game_id = NEW.id
    AND is_counted IS NOT (NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = NEW.id AND handicap != 0));
END;

-- A game that comes from another file comes without its results.
CREATE TRIGGER game_comes_unsummed AFTER INSERT ON game WHEN NEW.summed != 0
BEGIN
  UPDATE game SET summed = 0 WHERE id = NEW.id;
END;

-- The next game after one that is gone is rated anew, and with it all later ones.
CREATE TRIGGER result_gone AFTER DELETE ON result WHEN OLD.is_rated = 1
BEGIN
  UPDATE result SET is_rated = 0
  WHERE game_id = (SELECT game_id FROM result
    WHERE game = OLD.game AND ended_at >= OLD.ended_at AND is_rated = 1
      AND game_id != OLD.game_id
    ORDER BY ended_at LIMIT 1);
END;

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

-- What the review of a finished game says, whole or as far as it has come: JSON that the app makes
-- and reads. It is derived of the steps, so it is neither carried over from a damaged file nor taken
-- in from a backup.
CREATE TABLE review (
  game_id  TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
  body     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is kept of trying to make decisions of one's own better. It hangs on the game and its seat, so
-- that it follows whoever the person of that seat is. A decision that nobody has tried yet has no row.
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

-- What the app has worked out from a date or a seed: the day's puzzles, and what an expert makes of a
-- deal. JSON that the app makes and reads. It is neither carried over from a damaged file nor taken in
-- from a backup.
CREATE TABLE reckoned (
  kind  TEXT NOT NULL,
  key   TEXT NOT NULL,
  body  TEXT NOT NULL,
  -- When it was written last, in ms since 1970 UTC.
  at    INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;
