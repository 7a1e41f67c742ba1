-- What finished games leave behind, one row a seat: derived from setup and steps, and made again
-- whenever `game.summed` is behind the version of how it is derived. Rows lie in the order
-- statistics read them. Ratings stand in the rows too, in the order the games ended.

DROP TABLE rating;

ALTER TABLE game ADD COLUMN summed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_to_sum ON game (summed) WHERE ended_at IS NOT NULL;

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
    is_counted = NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL, is_rated = 0
  WHERE game_id = NEW.id
    AND is_counted IS NOT (NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL);
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
