-- Who plays. A profile is a person, or a bot's level; bots are known by `bot:` and their level.
--
-- `seat.played_as` is who sat there, and never changes; `seat.profile_id` is who that is now:
-- merging two people moves it along `merged_into`, and splitting them again moves it back.
-- `gone_at` is since when a person is hidden from the lists to choose from.

ALTER TABLE profile ADD COLUMN bot_level   TEXT;
ALTER TABLE profile ADD COLUMN help_level  TEXT;
ALTER TABLE profile ADD COLUMN text_size   TEXT;
ALTER TABLE profile ADD COLUMN merged_into TEXT REFERENCES profile (id);
ALTER TABLE profile ADD COLUMN changed_at  INTEGER NOT NULL DEFAULT 0;
-- When a game with them last began.
ALTER TABLE profile ADD COLUMN played_at   INTEGER;
ALTER TABLE seat    ADD COLUMN played_as   TEXT REFERENCES profile (id);

CREATE INDEX seat_by_player ON seat (played_as);

-- Before there were profiles, people were names. Everybody who gave one becomes a person.
INSERT INTO profile (id, name, mark, created_at, changed_at, played_at)
SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
         || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
       name,
       (SELECT mark FROM seat AS last JOIN game ON game.id = last.game_id
        WHERE last.name = seat.name AND last.bot_level IS NULL ORDER BY started_at DESC LIMIT 1),
       min(started_at), max(started_at), max(started_at)
FROM seat JOIN game ON game.id = seat.game_id
WHERE bot_level IS NULL AND name NOT GLOB 'Hráč [0-9]' AND name NOT GLOB 'Player [0-9]'
GROUP BY name;

INSERT INTO profile (id, name, mark, bot_level, created_at, changed_at, played_at)
SELECT 'bot:' || bot_level, '', '', bot_level, min(started_at), max(started_at), max(started_at)
FROM seat JOIN game ON game.id = seat.game_id
WHERE bot_level IS NOT NULL
GROUP BY bot_level;

UPDATE seat SET played_as = CASE
  WHEN bot_level IS NOT NULL THEN 'bot:' || bot_level
  ELSE (SELECT id FROM profile WHERE profile.bot_level IS NULL AND profile.name = seat.name) END
WHERE played_as IS NULL;
UPDATE seat SET profile_id = played_as;
