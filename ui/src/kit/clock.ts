// Timers. Nothing else in the app calls `setTimeout`, so that each kind of wait has one rule: a guard
// or a flight keeps the page from being at rest, and a moment has no end where messages are kept.

import { signal } from '@preact/signals';
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

/** The time in which what a bot did is read: a message without a button (`momentOrTouch`). */
export function botMoment(ms: number, act: () => void): Cancel {
  const bot = globalThis.waits?.bot;
  return bot === undefined ? momentOrTouch(ms, act) : later(bot, act);
}

const keeps = signal(false);

/** Whether messages stay until somebody taps. */
export const isKept = (): boolean => keeps.value;

/** Called with the setting `messages`. */
export function setKept(value: boolean): void {
  keeps.value = value;
}

/** The time in which a message is read. Where messages are kept, its own button is the only end. */
export function moment(ms: number, act: () => void): Cancel {
  return isKept() ? () => undefined : later(ms, act);
}

/** The same for a message without a button: where messages are kept, the next touch or key ends it. */
export function momentOrTouch(ms: number, act: () => void): Cancel {
  if (!isKept()) return later(ms, act);
  const gone = new AbortController();
  const end = () => {
    gone.abort();
    act();
  };
  const early = { capture: true, signal: gone.signal };
  window.addEventListener('pointerdown', end, early);
  window.addEventListener('keydown', end, early);
  return () => gone.abort();
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
