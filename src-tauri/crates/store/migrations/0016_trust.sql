-- Whether the people at the table trust each other, so that no curtain hides their secrets.
ALTER TABLE game ADD COLUMN trust INTEGER NOT NULL DEFAULT 0 CHECK (trust IN (0, 1));
