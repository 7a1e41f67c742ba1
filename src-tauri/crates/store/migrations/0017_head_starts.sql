-- A game with a head start counts, as a kind of its own that is not rated.

DROP TRIGGER result_follows_game;

CREATE TRIGGER result_follows_game AFTER UPDATE OF practice, excluded, abandoned_at ON game
BEGIN
  UPDATE result SET
    is_counted = NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL
      AND NEW.agreements = '[]',
    is_rated = 0
  WHERE game_id = NEW.id
    AND is_counted IS NOT (NEW.practice = 0 AND NEW.excluded = 0 AND NEW.abandoned_at IS NULL
      AND NEW.agreements = '[]');
END;

UPDATE result SET
  variant = ltrim(variant || ' handicap'),
  is_counted = (SELECT practice = 0 AND excluded = 0 AND abandoned_at IS NULL AND agreements = '[]'
    FROM game WHERE id = game_id)
WHERE game_id IN (SELECT game_id FROM seat WHERE handicap != 0);
