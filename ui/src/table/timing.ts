// What sets a table going, and how long what it did stays in sight.

/** After a commit further touches are ignored for this long: a double tap commits once. */
export const LOCK_MS = 250;
/** A bot's step stays in sight at least this long, unless a tap hurries it on. */
export const BOT_MS = 600;

/** What changes a table. Only undo and redo may bring fewer steps than were seen. */
export type Cause =
  | 'act'
  | 'pass'
  | 'continue'
  | 'take'
  | 'cover'
  | 'open'
  | 'undo'
  | 'redo'
  | 'push';
