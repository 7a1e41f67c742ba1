// How long ago something was, in words.

import { words } from '../words/words';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "yesterday", "3 hours ago"; a date beyond a week. */
export function ago(time: number, now = Date.now()): string {
  const { tag } = words.value;
  const passed = Math.max(0, now - time);
  if (passed > 7 * 86_400_000) {
    return new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(time);
  }
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  for (const [unit, ms] of STEPS) {
    if (passed >= ms) return relative.format(-Math.floor(passed / ms), unit);
  }
  return words.value.say('just-now');
}
