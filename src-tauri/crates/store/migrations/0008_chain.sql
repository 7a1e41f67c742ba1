-- A game has a checksum over what it is made of, so that nothing is shown that was changed without a
-- word. `base` is that of how it was set up and who plays, a step's `chain` that of the step and all
-- before it, and the game's `chain` that of all of these and of how many of the steps are taken. In
-- games from before they are empty until the game changes.

ALTER TABLE game ADD COLUMN base  INTEGER;
ALTER TABLE game ADD COLUMN chain INTEGER;
ALTER TABLE move ADD COLUMN chain INTEGER;
