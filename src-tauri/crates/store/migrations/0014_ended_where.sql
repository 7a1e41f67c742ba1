-- Minutes east of UTC where and when a game ended; `tz_offset` is the same of its beginning. The day of
-- a game is that of its end. Of games from before, those that began by the clock of this place ended by
-- it, too; of others nothing else is known than where they began.

ALTER TABLE game ADD COLUMN ended_tz INTEGER;

UPDATE game SET ended_tz = iif(
    (strftime('%s', started_at / 1000, 'unixepoch', 'localtime') - started_at / 1000) / 60 = tz_offset,
    (strftime('%s', ended_at / 1000, 'unixepoch', 'localtime') - ended_at / 1000) / 60,
    tz_offset)
WHERE ended_at IS NOT NULL;

UPDATE result SET day = (
  SELECT (game.ended_at / 60000 + max(-1440, min(coalesce(ended_tz, tz_offset), 1440))) / 1440
  FROM game WHERE id = game_id);
DELETE FROM play;
INSERT INTO play SELECT * FROM play_of;

-- What is rated after a game that is gone hangs on it, also where that one had not been rated yet.
DROP TRIGGER result_gone;

CREATE TRIGGER result_gone AFTER DELETE ON result
BEGIN
  UPDATE result SET is_rated = 0
  WHERE game_id = (SELECT game_id FROM result
    WHERE game = OLD.game AND ended_at >= OLD.ended_at AND is_rated = 1
      AND game_id != OLD.game_id
    ORDER BY ended_at LIMIT 1);
END;
