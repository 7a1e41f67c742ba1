-- What the app has worked out from a date or a seed, and what took it a while: the day's puzzles, and
-- what an expert makes of a deal. JSON that the app makes and reads. It can be made anew, so it is
-- neither carried over from a damaged file nor taken in from a backup.

CREATE TABLE reckoned (
  kind  TEXT NOT NULL,
  key   TEXT NOT NULL,
  body  TEXT NOT NULL,
  -- When it was written last, in ms since 1970 UTC.
  at    INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;
