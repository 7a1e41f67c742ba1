-- What was agreed on while a game goes on: who sat on a seat before somebody else took it over, and
-- that the game ended early. A game with any does not count, as one with a head start.

ALTER TABLE game ADD COLUMN agreements TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(agreements));

DROP TRIGGER result_follows_game;

CREATE TRIGGER result_follows_game AFTER UPDATE OF practice, excluded, abandoned_at ON game
BEGIN
  UPDATE result SET
    is_counted = NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL
      AND NEW.agreements = '[]'
      AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = NEW.id AND handicap != 0),
    is_rated = 0
  WHERE game_id = NEW.id
    AND is_counted IS NOT (NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL
      AND NEW.agreements = '[]'
      AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = NEW.id AND handicap != 0));
END;
