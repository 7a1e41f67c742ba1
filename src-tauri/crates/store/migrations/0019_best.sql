-- The best of what people reached is read from its indexes alone, whole kinds of games at a time: each
-- holds what its condition names, too, and the one of the fastest their points.

DROP INDEX result_score;
DROP INDEX result_margin;
DROP INDEX result_losing;
DROP INDEX result_feature;
DROP INDEX result_stroke;
DROP INDEX result_fastest;

CREATE INDEX result_score ON result
  (game, variant, n_seats, is_assisted, score DESC, ended_at, game_id, is_counted, is_bot)
  WHERE is_counted = 1 AND is_bot = 0;
CREATE INDEX result_margin ON result
  (game, variant, n_seats, is_assisted, margin DESC, ended_at, game_id, is_counted, is_bot, place)
  WHERE is_counted = 1 AND is_bot = 0 AND place = 1 AND margin > 0;
CREATE INDEX result_losing ON result
  (game, variant, n_seats, is_assisted, score DESC, ended_at, game_id, is_counted, is_bot, place)
  WHERE is_counted = 1 AND is_bot = 0 AND place > 1;
CREATE INDEX result_feature ON result
  (game, variant, n_seats, is_assisted, feature DESC, ended_at, game_id, is_counted, is_bot)
  WHERE is_counted = 1 AND is_bot = 0 AND feature IS NOT NULL;
CREATE INDEX result_stroke ON result
  (game, variant, n_seats, is_assisted, stroke DESC, ended_at, game_id, is_counted, is_bot)
  WHERE is_counted = 1 AND is_bot = 0 AND stroke IS NOT NULL;
CREATE INDEX result_fastest ON result
  (game, variant, n_seats, is_assisted, think_ms, ended_at, game_id, is_counted, is_bot, place, score)
  WHERE is_counted = 1 AND is_bot = 0 AND place = 1 AND think_ms > 0;
