-- What the page of one person over all games is read from: an index with all of it that results hold,
-- and two small tables beside them.

CREATE INDEX result_life ON result
  (profile_id, ended_at, day, score, think_ms, is_assisted, is_counted)
  WHERE is_counted = 1;
CREATE INDEX puzzle_by_profile ON puzzle_result (profile_id, puzzle, at, solved);

-- The version of the derivation that `reviewed` was made with.
ALTER TABLE review ADD COLUMN summed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX review_to_sum ON review (summed);

-- What a review that is done says of a seat: a text of many kilobytes in four numbers.
CREATE TABLE reviewed (
  game_id    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  idx        INTEGER NOT NULL,
  -- How many decisions were its own, made without advice.
  decisions  INTEGER NOT NULL,
  -- How many of 100 of them were good.
  accuracy   INTEGER NOT NULL,
  -- What its draws brought it beside the others.
  luck       REAL,
  PRIMARY KEY (game_id, idx)
) STRICT, WITHOUT ROWID;

-- What the par of a finished game is kept as in `reckoned`; nothing where nobody has looked, and an
-- empty text where there is none.
CREATE TABLE deal (
  game_id  TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
  key      TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX deal_by_key ON deal (key);

INSERT INTO deal (game_id)
SELECT id FROM game
WHERE ended_at IS NOT NULL AND lesson IS NULL
  AND (day IS NOT NULL OR (SELECT count(*) FROM seat WHERE game_id = id) = 1);
