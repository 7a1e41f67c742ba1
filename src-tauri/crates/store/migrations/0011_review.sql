-- What the review of a finished game says, whole or as far as it has come: JSON that the app makes
-- and reads. It is derived of the steps and can be made anew, so it is neither carried over from a
-- damaged file nor taken in from a backup. It takes the place of `analysis`, which was never written.

DROP TABLE analysis;

CREATE TABLE review (
  game_id  TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
  body     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
