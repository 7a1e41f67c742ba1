-- What keeps a game out of statistics, said once: `why` is nothing for one that counts. A game from
-- another device is some other household's until somebody of this one says which seat was theirs.

CREATE VIEW counted AS
SELECT game_id, why, why IS NULL AS is_counted FROM (
  SELECT id AS game_id, CASE
    WHEN practice != 0 THEN 'practice'
    WHEN abandoned_at IS NOT NULL THEN 'binned'
    WHEN excluded != 0 THEN 'excluded'
    WHEN agreements != '[]' THEN 'agreed'
    WHEN imported_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM seat
      WHERE seat.game_id = game.id AND profile_id IS NOT NULL AND bot_level IS NULL)
      THEN 'imported'
    END AS why
  FROM game);

DROP TRIGGER result_follows_game;

CREATE TRIGGER result_follows_game AFTER UPDATE OF practice, excluded, abandoned_at ON game
BEGIN
  UPDATE result SET
    is_counted = (SELECT is_counted FROM counted WHERE counted.game_id = NEW.id),
    is_rated = 0
  WHERE game_id = NEW.id
    AND is_counted IS NOT (SELECT is_counted FROM counted WHERE counted.game_id = NEW.id);
END;

DROP TRIGGER result_follows_seat;

CREATE TRIGGER result_follows_seat AFTER UPDATE OF profile_id ON seat
WHEN OLD.profile_id IS NOT NEW.profile_id
BEGIN
  UPDATE result SET profile_id = NEW.profile_id, is_rated = 0
  WHERE game_id = NEW.game_id AND idx = NEW.idx;
  UPDATE result SET
    is_counted = (SELECT is_counted FROM counted WHERE counted.game_id = NEW.game_id),
    is_rated = 0
  WHERE game_id = NEW.game_id
    AND is_counted IS NOT (SELECT is_counted FROM counted WHERE counted.game_id = NEW.game_id);
END;

UPDATE result SET is_counted = 0, is_rated = 0
WHERE is_counted = 1 AND game_id IN (SELECT id FROM game WHERE imported_at IS NOT NULL)
  AND (SELECT counted.is_counted FROM counted WHERE counted.game_id = result.game_id) = 0;
