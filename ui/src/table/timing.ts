// What sets a table going, and how long what it did stays in sight.

import type { Request, Settings } from '../host/protocol';

/** After a commit further touches are ignored for this long: a double tap commits once. */
export const LOCK_MS = 250;
/** A bot's step of which nothing is told stays in sight this long, unless a tap hurries it on. */
export const BOT_MS = 600;

/** The least time what is told stays: enough to find on the board what it is about. */
const TOLD_MS = 1200;
/** The time a letter takes to read, for whoever reads slowly: two seconds for a usual sentence. */
const LETTER_MS = 45;

/** Milliseconds in which sentences are read. */
export const readingTime = (...texts: readonly string[]): number =>
  Math.max(TOLD_MS, LETTER_MS * texts.reduce((sum, text) => sum + text.length, 0));

/** How many times longer bots' steps stay in sight than that. */
export const TEMPOS: Readonly<Record<Settings['tempo'], number>> = {
  slow: 2,
  normal: 1,
  quick: 0.5,
  atOnce: 0,
};

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

type Untabled<R> = R extends unknown ? Omit<R, 'table' | 'at'> : never;
/** What people agree on while a game goes on. */
export type Agreed = Untabled<Extract<Request, { type: 'setHandicap' | 'substitute' | 'end' }>>;
