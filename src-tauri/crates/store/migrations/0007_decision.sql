-- A decision may be several steps: what went with one ✔ comes back with one undo. `joined` is set in
-- all of its steps but the first. Of games from before nobody knows: every step is a decision of its
-- own there.

ALTER TABLE move ADD COLUMN joined INTEGER NOT NULL DEFAULT 0 CHECK (joined IN (0, 1));
