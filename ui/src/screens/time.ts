// How long ago something was, in words.

import { words } from '../words/words';
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
  const { tag } = words.value;
  // On another day it reads otherwise.
  today.value;
  const passed = Math.max(0, now - time);
  const days = dayOf(now) - dayOf(time);
  if (days > 7) {
    return new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(time);
  }
  if (passed < MINUTE) return words.value.say('just-now');
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (days > 0) return relative.format(-days, 'day');
  return relative.format(-Math.floor(passed / HOUR), 'hour');
}
