// The day as the calendar on the wall has it.

import { words } from '../words/words';

/** The date where the player is: `2026-11-22`. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** "22 November", "22. listopadu"; with the year where it is not this one. */
export function dayName(day: string, now = new Date()): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const isThisYear = year === now.getFullYear();
  return new Intl.DateTimeFormat(words.value.tag, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(new Date(year, month - 1, date));
}
