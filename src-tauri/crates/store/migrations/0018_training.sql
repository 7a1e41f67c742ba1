-- When a decision of one's own was last tried, for the portion of a day; 0 for never or before this was kept.
ALTER TABLE exercise ADD COLUMN tried_at INTEGER NOT NULL DEFAULT 0;

-- Whether a day's puzzle was first tried after its day: it counts as solved, but makes no streak.
ALTER TABLE puzzle_result ADD COLUMN is_late INTEGER NOT NULL DEFAULT 0 CHECK (is_late IN (0, 1));
