// Numbers, lengths of time, dates and lists as they are written: in the language in force, and with a
// real minus, which is also spoken as one.

import { Noun } from './noun';
import { words } from './words';

const formats = new Map<string, unknown>();

/** A format of the platform. Each is made once: that takes hundreds of times as long as its use. */
export function formatOf<F, O>(
  Format: new (tag: string, options: O) => F,
  options: O,
  tag = words.value.tag,
): F {
  const key = `${Format.name} ${tag} ${JSON.stringify(options)}`;
  const known = (formats.get(key) as F | undefined) ?? new Format(tag, options);
  formats.set(key, known);
  return known;
}

/** "Eva", "Eva and Petr", "Eva, Petr and Jan". */
export function list(
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
  tag = words.value.tag,
): string {
  return formatOf(Intl.ListFormat, { type }, tag).format(parts);
}

/** Several nouns as one, each in the case that is asked for. */
export function listOfNouns(nouns: readonly Noun[], tag = words.value.tag): Noun {
  const joined = (each: (noun: Noun) => string) => list(nouns.map(each), 'conjunction', tag);
  const [first] = nouns;
  const who = nouns.some((noun) => noun.who === 'you') ? 'you-all' : 'they';
  return new Noun(
    joined(String),
    (form) => joined((noun) => noun.in(form)),
    nouns.length === 1 ? first?.who : who,
  );
}

/** "12", "−7". */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A change of points with its sign: "+6", "−4", "±0". */
export function signed(value: number): string {
  if (value > 0) return `+${value}`;
  return value < 0 ? `−${-value}` : '±0';
}

/**
 * Half away from 0, by the digits as they are read: one rule, so that a figure is the same wherever it
 * stands, and above and below 0 alike.
 */
function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toFixed(6)))) / scale || 0;
}

/** With thousands parted and a real minus; at most so many places behind the point, and at least. */
export function number(value: number, places = 0, least = 0): string {
  const digits = { maximumFractionDigits: places, minimumFractionDigits: least };
  const format = formatOf(Intl.NumberFormat, digits);
  return format.format(rounded(value, places)).replace('-', '−');
}

/** "58 %". */
export function percent(value: number): string {
  return formatOf(Intl.NumberFormat, { style: 'percent' as const }).format(value);
}

/** A difference of points with its sign: "+6.4", "−4", "±0". */
export function difference(value: number): string {
  const shown = rounded(value, 1);
  if (shown === 0) return '±0';
  return shown > 0 ? `+${number(shown, 1)}` : number(shown, 1);
}

/** The same with nothing as "0", where "±" and an error follow. */
export function shift(value: number): string {
  const shown = difference(value);
  return shown === '±0' ? number(0) : shown;
}

/** A standard error as it stands after "±": never told smaller than it is, so never as 0. */
export function doubt(error: number, places: number, least = 0): string {
  const scale = 10 ** places;
  return number(Math.ceil(Number((error * scale).toFixed(6))) / scale, places, least);
}

/** "7 points", "1 point", "6.4 points". */
export function amount(value: number, places = 0): string {
  const shown = rounded(value, places);
  return `${number(shown, places)}\u00a0${words.value.say('points', { count: Math.abs(shown) })}`;
}

/** The same as a difference: "+6.4 points", "−1 point". */
export function gained(value: number): string {
  const shown = Math.abs(rounded(value, 1));
  return `${difference(value)}\u00a0${words.value.say('points', { count: shown })}`;
}

/** "120 h", "3 h 12 min", "4 min 5 s", "38 s". */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours >= 10) return `${number(hours)} h`;
  if (hours > 0) return `${number(hours)} h ${minutes} min`;
  if (minutes > 0) return `${minutes} min ${seconds % 60} s`;
  return seconds > 0 ? `${seconds} s` : `${number(ms / 1000, 1)} s`;
}

/** "22. 11. 2026". */
export function date(ms: number): string {
  return formatOf(Intl.DateTimeFormat, { dateStyle: 'medium' as const }).format(ms);
}

/** A day since 1970 as a date, wherever it was. */
export function dayDate(day: number): string {
  const inUtc = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return formatOf(Intl.DateTimeFormat, inUtc).format(day * 86_400_000);
}
