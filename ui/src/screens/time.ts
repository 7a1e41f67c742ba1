// How long ago something was, in words.

import { formatOf } from '../words/numbers';
import { say } from '../words/words';
import { today } from './today';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A date where the player is, as a count of days. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * HOUR);
}

/** "5 minutes ago", on the same day "3 hours ago", then "yesterday"; a date beyond a week. */
export function ago(time: number, now = Date.now()): string {
  // On another day it reads otherwise.
  today.value;
  const passed = Math.max(0, now - time);
  const days = dayOf(now) - dayOf(time);
  if (days > 7) {
    const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    return formatOf(Intl.DateTimeFormat, whole).format(time);
  }
  if (passed < MINUTE) return say('just-now');
  const relative = formatOf(Intl.RelativeTimeFormat, { numeric: 'auto' as const });
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (days > 0) return relative.format(-days, 'day');
  return relative.format(-Math.floor(passed / HOUR), 'hour');
}
