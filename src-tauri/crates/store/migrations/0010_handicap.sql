-- Points that a seat had before the first step: `seat.handicap`, which was there from the beginning and
-- never written. `handicap_at` is after how many steps it was agreed on as it stands, 0 from the start.
-- A game with a head start counts neither in statistics nor for records and ratings.

ALTER TABLE seat ADD COLUMN handicap_at INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER result_follows_game;

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
