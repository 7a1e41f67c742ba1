-- Games that were played at a real table, with the box: `rules` is 0, `setup` is what was written down,
-- and there are no steps. They count, as a kind of their own (the variant `real`) that is held against
-- nothing that was played here: no records, no rating, no par. How many there are and how long they
-- took is read from this index alone.

CREATE INDEX result_real ON result (game_id, profile_id, is_counted, lasted_ms) WHERE variant = 'real';
