// Both languages say everything: the same messages with the same places to fill, words for every
// code of the engines, and every key the code names.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Level } from '../host/door';
import { MARKS } from '../kit/marks';
import { SETTINGS } from '../parts/SettingsList';
import {
  BACKUP_WORDS,
  ERROR_WORDS,
  REFUSAL_WORDS,
  SHARE_WORDS,
  TROUBLE_WORDS,
} from '../state/errors';
import { LOCALES, localeFor, SHARED, Words } from './words';

const sources = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>(
  '../{app,state,kit,parts,screens,screens/games,screens/backup,table}/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const files = [...new Set(Object.keys(sources).map((path) => path.split('/').at(-1) ?? ''))];
const source = (locale: string, file: string) => sources[`./${locale}/${file}`] ?? '';

/** Each message and attribute of a file with the variables it fills in. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let message = '';
  let key = '';
  for (const line of text.split('\n')) {
    const start = /^([a-z][\w-]*) =/i.exec(line);
    const attribute = /^ {4}\.([\w-]+) =/.exec(line);
    if (start?.[1]) {
      message = start[1];
      key = message;
    } else if (attribute?.[1]) key = `${message}.${attribute[1]}`;
    if (start || attribute) found.set(key, []);
    for (const [, name] of line.matchAll(/\$([\w-]+)/g)) {
      if (name && !line.startsWith('#')) found.get(key)?.push(name);
    }
  }
  return found;
}

const variables = (names: readonly string[] | undefined) => [...new Set(names)].sort();

describe.each(files)('%s', (file) => {
  const cs = messages(source('cs', file));
  const en = messages(source('en', file));

  it('has the same messages in both languages', () => {
    expect([...en.keys()].sort()).toEqual([...cs.keys()].sort());
  });

  it('fills in the same things in both languages', () => {
    for (const [key, names] of cs)
      expect([key, variables(en.get(key))]).toEqual([key, variables(names)]);
  });

  it.each(LOCALES)('is well formed: %s', (locale) => {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source(locale, file)))).toEqual([]);
    const known = messages(source(locale, file));
    const parsed = new FluentResource(source(locale, file)).body;
    const ids = parsed.flatMap((entry) => [
      ...(entry.value ? [entry.id] : []),
      ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`),
    ]);
    // What the parser drops as junk would be missing here.
    expect(ids.filter((id) => !id.startsWith('-')).sort()).toEqual([...known.keys()].sort());
  });
});

describe.each(LOCALES)('the shared words: %s', (locale) => {
  const shared = ['app', ...SHARED].map((name) => source(locale, `${name}.ftl`));
  const words = new Words(locale, shared);
  const levels: Readonly<Record<Level, true>> = {
    random: true,
    greedy: true,
    newcomer: true,
    guest: true,
    regular: true,
    rival: true,
    expert: true,
    master: true,
  };
  /** Those that people play against; the others are yardsticks. */
  const LADDER = Object.keys(levels).filter((level) => level !== 'random' && level !== 'greedy');
  const keys = [
    ...Object.values(ERROR_WORDS),
    ...Object.values(SHARE_WORDS),
    ...Object.values(BACKUP_WORDS),
    ...Object.values(TROUBLE_WORDS),
    ...Object.values(REFUSAL_WORDS),
    ...MARKS.map((mark) => `mark-${mark}`),
    ...Object.keys(levels).map((level) => `level-${level}`),
    ...LADDER.flatMap((level) => [`plays-${level}`, `beaten-${level}`]),
    ...Object.entries(SETTINGS).flatMap(([key, values]) => [
      `set-${key}`,
      ...values.map((value) => `set-${key}.${value}`),
    ]),
    ...['kraje', 'hunters', 'okanagan', 'bastards'].flatMap((game) => [
      `game-${game}`,
      `game-${game}.line`,
    ]),
    ...['running', 'finished', 'bin'].flatMap((status) => [
      `games-${status}`,
      `games-${status}.empty`,
    ]),
  ];

  it.each(keys)('%s', (key) => expect(words.has(key)).toBe(true));

  it('has every key the shared code names', () => {
    const missing = Object.entries(code)
      .filter(([path]) => !/\.test\.|\/toy\.ts$/.test(path))
      .flatMap(([path, text]) =>
        [...text.matchAll(/(?:say|msg)\(\s*'([\w.-]+)'|\bid: '([\w.-]+)'/g)].map((match) => ({
          path,
          key: match[1] ?? match[2] ?? '',
        })),
      )
      .filter(({ key }) => !words.has(key));
    expect(missing).toEqual([]);
  });
});

describe('plural forms', () => {
  const say = (locale: 'cs' | 'en', id: string, args: Record<string, number>) =>
    new Words(locale, [source(locale, 'app.ftl')]).say(id, args);

  it.each([
    [1, 'bod'],
    [2, 'body'],
    [4, 'body'],
    [5, 'bodů'],
    [0, 'bodů'],
    [22, 'bodů'],
    [-1, 'bod'],
  ])('cs: %i %s', (count, word) => expect(say('cs', 'points', { count })).toBe(word));

  it('en: 1 point, 2 points', () => {
    expect(say('en', 'points', { count: 1 })).toBe('point');
    expect(say('en', 'points', { count: 2 })).toBe('points');
  });
});

describe('the language', () => {
  it.each([
    ['cs', ['en-GB'], 'cs'],
    ['en', ['cs-CZ'], 'en'],
    ['auto', ['cs-CZ', 'en'], 'cs'],
    ['auto', ['sk'], 'cs'],
    ['auto', ['de-DE', 'en'], 'en'],
    ['auto', [], 'en'],
  ] as const)('%s on a device of %j is %s', (setting, device, locale) => {
    expect(localeFor(setting, device)).toBe(locale);
  });

  it('shows the key of a missing message, so that it is seen', () => {
    expect(new Words('cs', []).say('nothing-here')).toBe('nothing-here');
  });
});
