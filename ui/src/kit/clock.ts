// Timers. Nothing else in the app calls `setTimeout`, so that each kind of wait has one rule: a guard
// or a flight keeps the page from being at rest.

import { stir, underWay } from './quiet';

declare global {
  /** Milliseconds that waits of a kind take instead of their own, for tests that are not about them. */
  var waits: { readonly guard?: number; readonly bot?: number } | undefined;
}

/** Cancels a wait: its action is not run. */
export type Cancel = () => void;

/** A wait without a rule of its own. */
export function later(ms: number, act: () => void): Cancel {
  const timer = setTimeout(() => {
    stir();
    act();
  }, ms);
  return () => clearTimeout(timer);
}

/** A guard against the second half of a double tap. */
export function guard(ms: number, act: () => void): Cancel {
  return counted(globalThis.waits?.guard ?? ms, act);
}

/** The time that something on the board takes to its place. */
export function flight(ms: number, act: () => void): Cancel {
  return counted(ms, act);
}

/** The pause in which players see what a bot did. */
export function botPause(ms: number, act: () => void): Cancel {
  return later(globalThis.waits?.bot ?? ms, act);
}

/** The time in which a message is read. */
export function moment(ms: number, act: () => void): Cancel {
  return later(ms, act);
}

function counted(ms: number, act: () => void): Cancel {
  const end = underWay();
  const stop = later(ms, () => {
    end();
    act();
  });
  return () => {
    stop();
    end();
  };
}
