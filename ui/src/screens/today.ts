// The day as the calendar on the wall has it.

import { signal } from '@preact/signals';
import { type Cancel, later } from '../kit/clock';
import { formatOf } from '../words/numbers';

/** How often the day is asked for: a timer to midnight would stand still while the device sleeps. */
const LOOK_MS = 60_000;

/** A date where the player is: `2026-11-22`. */
function dateOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

let stopWait: Cancel | undefined;

/** Asks for the day, and again at midnight; out of sight it waits for the page to come back. */
function look(): void {
  stopWait?.();
  if (document.visibilityState === 'hidden') return;
  const now = new Date();
  today.value = dateOf(now);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  stopWait = later(Math.min(midnight - now.getTime(), LOOK_MS), look);
}

/** The date where the player is. What shows it is drawn again when it changes. */
export const today = signal(dateOf(new Date()), {
  watched: () => {
    document.addEventListener('visibilitychange', look);
    look();
  },
  unwatched: () => {
    document.removeEventListener('visibilitychange', look);
    stopWait?.();
  },
});

/** The day before a day. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dateOf(new Date(year, month - 1, date - 1));
}

/** "22 November", "22. listopadu"; with the year where it is not this one. */
export function dayName(day: string, now = new Date()): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const isThisYear = year === now.getFullYear();
  return formatOf(Intl.DateTimeFormat, {
    day: 'numeric' as const,
    month: 'long' as const,
    ...(isThisYear ? {} : { year: 'numeric' as const }),
  }).format(new Date(year, month - 1, date));
}
