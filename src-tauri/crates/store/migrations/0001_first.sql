-- The first schema. Setup + steps = the game: there is no column for its state. What is derived
-- (totals, places, the final sheet) is kept only for finished games, and can be made again from
-- the steps. JSON columns hold what the engines write; times are ms since 1970 UTC.

CREATE TABLE profile (
  id          TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  mark        TEXT NOT NULL,
  created_at  INTEGER NOT NULL,
  gone_at     INTEGER
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
  -- Rises with every change, so that nobody writes on what he has not seen.
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
    ELSE 'running' END) VIRTUAL
) STRICT;

CREATE INDEX game_by_status ON game (status, changed_at DESC);
CREATE INDEX game_by_kind ON game (game, variant, changed_at DESC);

CREATE TABLE seat (
  game_id       TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  idx           INTEGER NOT NULL,
  name          TEXT NOT NULL,
  mark          TEXT NOT NULL,
  -- A person's profile, or a bot's level and version.
  profile_id    TEXT REFERENCES profile (id),
  bot_level     TEXT,
  bot_version   TEXT,
  start_order   INTEGER,
  help_level    TEXT,
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
  PRIMARY KEY (game_id, idx)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_profile ON seat (profile_id, game_id);

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
  PRIMARY KEY (game_id, ply)
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

CREATE TABLE analysis (
  game_id         TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  ply             INTEGER NOT NULL,
  engine_version  TEXT NOT NULL,
  q_best          REAL,
  q_played        REAL,
  se              REAL,
  win_before      REAL,
  win_after       REAL,
  luck            REAL,
  best_action     TEXT CHECK (best_action IS NULL OR json_valid(best_action)),
  PRIMARY KEY (game_id, ply, engine_version)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating (
  profile_id  TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  game        TEXT NOT NULL,
  pool        TEXT NOT NULL,
  at          INTEGER NOT NULL,
  mu          REAL NOT NULL,
  rd          REAL NOT NULL,
  vol         REAL NOT NULL,
  PRIMARY KEY (profile_id, game, pool, at)
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
