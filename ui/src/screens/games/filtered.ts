// What is chosen of the saved games: what the door is asked for, what each choice is called, and the
// same without it.

import type {
  CalledSo,
  GameId,
  GamesFilter,
  GamesOrder,
  GameTrait,
  Person,
} from '../../host/protocol';
import { folded, LEAST } from '../../kit/fold';
import { cards } from '../../state/games';
import { gameName, LEVELS, variantNames } from '../../words/names';
import { dayDate } from '../../words/numbers';
import { say } from '../../words/words';

/** Days since 1970; nothing for an open end. */
export interface Days {
  readonly from?: number;
  readonly to?: number;
}

/** Some days: by a name that moves with the calendar, or from one to another. */
export type Span = 'any' | 'month' | 'year' | 'last-year' | Days;

/** What is chosen. */
export interface Filtered {
  readonly text: string;
  readonly game: GameId | null;
  /** What makes its games a kind of their own; nothing for whatever does. */
  readonly variant: readonly string[] | null;
  /** Profiles that all were there. */
  readonly people: readonly string[];
  readonly span: Span;
  /** What is true of all of them. */
  readonly traits: readonly GameTrait[];
  readonly order: GamesOrder;
}

/** Whatever there is. */
export const ANY: Filtered = {
  text: '',
  game: null,
  variant: null,
  people: [],
  span: 'any',
  traits: [],
  order: 'newest',
};

export const TRAITS: readonly GameTrait[] = [
  'won',
  'solo',
  'ofDay',
  'assisted',
  'practice',
  'imported',
  'real',
];

export const ORDERS: readonly GamesOrder[] = [
  'newest',
  'oldest',
  'mostPoints',
  'fewestPoints',
  'widest',
  'closest',
  'longest',
  'shortest',
];

/** A date (`2026-11-22`) as a count of days since 1970; nothing where it is none. */
export function dayOf(date: string): number | undefined {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time / 86_400_000;
}

/** The same the other way round. */
export const dateOf = (day: number | undefined): string =>
  day === undefined ? '' : new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The days of a span; `today` is a date. */
export function daysOf(span: Span, today: string): Days {
  if (typeof span !== 'string') return span;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = (y: number, m: number) => Date.UTC(y, m - 1, 1) / 86_400_000;
  if (span === 'month') return { from: first(year, month), to: first(year, month + 1) - 1 };
  if (span === 'year') return { from: first(year, 1), to: first(year + 1, 1) - 1 };
  if (span === 'last-year') return { from: first(year - 1, 1), to: first(year, 1) - 1 };
  return {};
}

/** What is sought; nothing where it would be found everywhere. */
function soughtOf(text: string): Pick<GamesFilter, 'text' | 'called'> {
  const sought = text.trim();
  if (folded(sought).length < LEAST) return {};
  const called = sought
    .split(/\s+/)
    .slice(0, 16)
    .map(calledBy)
    .filter(({ games, levels }) => games.length + levels.length > 0);
  return { text: sought, ...(called.length === 0 ? {} : { called }) };
}

/** The games and the levels with this word in their names. */
function calledBy(word: string): CalledSo {
  const has = (name: string) => folded(name).includes(folded(word));
  return {
    word,
    games: cards.value.map(({ game }) => game).filter((game) => has(gameName(game))),
    levels: LEVELS.filter((level) => has(say(`level-${level}`))),
  };
}

/** The same for the door. */
export function filterOf(filtered: Filtered, today: string): GamesFilter {
  const { text, game, variant, people, traits, span } = filtered;
  return {
    ...soughtOf(text),
    ...(game === null ? {} : { game }),
    ...(game === null || variant === null ? {} : { variant: [...variant] }),
    ...(people.length === 0 ? {} : { people: [...people] }),
    ...(traits.length === 0 ? {} : { traits: [...traits] }),
    ...daysOf(span, today),
  };
}

/** One choice that is made. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  /** What is left without it. */
  readonly rest: Filtered;
}

const spanName = (span: Span): string => {
  if (typeof span === 'string') return say(`filter-days.${span}`);
  const [from, to] = [span.from, span.to].map((day) => (day === undefined ? '' : dayDate(day)));
  if (from === '') return say('filter-days.until', { to: to ?? '' });
  if (to === '') return say('filter-days.since', { from: from ?? '' });
  return from === to ? (from ?? '') : `${from} – ${to}`;
};

/** What a variant is called. */
export const variantName = (game: GameId, variant: readonly string[]): string =>
  variantNames({ game, variant: [...variant] }).join(' · ') || say('filter-variant.plain');

/** Everything that narrows the list, in the order of its page. */
export function choices(filtered: Filtered, people: readonly Person[]): readonly Choice[] {
  const { text, game, variant, span, traits } = filtered;
  const found: Choice[] = [];
  const add = (key: string, label: string, rest: Partial<Filtered>) =>
    found.push({ key, label, rest: { ...filtered, ...rest } });
  if (text.trim() !== '') add('text', say('filter-text', { text: text.trim() }), { text: '' });
  if (game !== null) add('game', gameName(game), { game: null, variant: null });
  if (game !== null && variant !== null) {
    add('variant', variantName(game, variant), { variant: null });
  }
  for (const profile of filtered.people) {
    const name = people.find((it) => it.profile === profile)?.name ?? '?';
    add(profile, name, { people: filtered.people.filter((it) => it !== profile) });
  }
  if (span !== 'any') add('span', spanName(span), { span: 'any' });
  for (const trait of traits) {
    add(trait, say(`filter-traits.${trait}`), { traits: traits.filter((it) => it !== trait) });
  }
  return found;
}
