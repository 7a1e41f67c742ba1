// Both languages say everything: the same messages with the same places to fill, words for every
// code of the engines, every key that any folder names, and no key that none does.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GameUi } from '../games/game-ui';
import type { Level } from '../host/protocol';
import { MARKS } from '../kit/marks';
import { SETTINGS } from '../parts/SettingsList';
import {
  BACKUP_WORDS,
  ERROR_WORDS,
  REFUSAL_WORDS,
  SHARE_WORDS,
  TROUBLE_WORDS,
} from '../state/errors';
import { isCase } from './noun';
import { LOCALES, localeFor, SHARED, Words } from './words';

const sources = import.meta.glob<string>('./*/{*,titles/*,lessons/*,rules/*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../host/gen', '!../**/*.test.*', '!../**/{toy,*.fixture}.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const games = import.meta.glob<GameUi>('../games/*/index.ts', { eager: true, import: 'ui' });
const files = [...new Set(Object.keys(sources).map((path) => path.replace(/^\.\/\w+\//, '')))];
/** The games, by their folders. */
const GAMES = Object.values(games).map(({ id }): string => id);
const source = (locale: string, file: string) => sources[`./${locale}/${file}`] ?? '';

/** Each message and attribute of a file with the variables it fills in. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let message = '';
  let key = '';
  let before = '';
  for (const line of text.split('\n')) {
    const start = /^([a-z][\w-]*) =/i.exec(line);
    const attribute = /^ {4}\.([\w-]+) =/.exec(line);
    if (start?.[1]) {
      message = start[1];
      key = message;
    } else if (attribute?.[1]) {
      // A message may have attributes alone.
      if (before === `${message} =`) found.delete(message);
      key = `${message}.${attribute[1]}`;
    }
    if (start || attribute) found.set(key, []);
    for (const [, name] of line.matchAll(/\$([\w-]+)/g)) {
      if (name && !line.startsWith('#')) found.get(key)?.push(name);
    }
    before = line;
  }
  return found;
}

const variables = (names: readonly string[] | undefined) => [...new Set(names)].sort();

describe.each(files)('%s', (file) => {
  const cs = messages(source('cs', file));
  const en = messages(source('en', file));

  it('has the same messages in both languages', () => {
    const shared = (key: string) => !isCase(key.split('.')[1] ?? '');
    expect([...en.keys()].sort()).toEqual([...cs.keys()].filter(shared).sort());
  });

  it('fills in the same things in both languages', () => {
    for (const [key, names] of en)
      expect([key, variables(cs.get(key))]).toEqual([key, variables(names)]);
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
  const shared = ['app', 'levels', ...SHARED].map((name) => source(locale, `${name}.ftl`));
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
    ...['running', 'finished', 'bin'].flatMap((status) => [
      `games-${status}`,
      `games-${status}.empty`,
    ]),
  ];

  it.each(keys)('%s', (key) => expect(words.has(key)).toBe(true));
});

/** What is called in a source to say something, or to keep it for later. */
const SAID = /\b(?:say|msg)\(|\bid: /g;
/** A key in quotes: on its own, or as one of those that a condition chooses between. */
const PLAIN = /(?:^|[?:]\s*)'([a-z][\w.-]*)'/g;
/** Keys made of parts, by the template that makes them. */
const BUILT = /`([\w.-]*\$\{[^`]*)`/g;

/** The expression that begins here: up to the comma or bracket that ends it. */
function expression(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (depth === 0 && /[,;)}\]\n]/.test(letter) && at > from) {
      if (letter !== '\n') return text.slice(from, at).trim();
    }
    if (/[([{]/.test(letter)) depth += 1;
    else if (/[)\]}]/.test(letter)) depth -= 1;
  }
  return '';
}

/** Without templates and what is handed to calls. */
const bare = (text: string) => text.replace(/`[^`]*`/g, '').replace(/\([^()]*\)/g, '');

/** What a template can make; `null` when it says too little: its first part is no word. */
function made(template: string): RegExp | null {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (!/^[a-z]{2}/.test(parts[0] ?? '') || !parts.every((part) => /^[\w.-]*$/.test(part)))
    return null;
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`);
}

const gameOf = (path: string) => /\/games\/([^/]+)\//.exec(path)?.[1];
/** The keys of some files of words. */
const keysOf = (names: readonly string[]) =>
  names.flatMap((name) => [...messages(source('cs', `${name}.ftl`)).keys()]);
/** The game whose words a file has, if it is one game's. */
const gameIn = (name: string) => GAMES.find((game) => name === game || name === `rules/${game}`);
/** The keys that a game's rules name by their sections, clauses and variants. */
const rulesOf = (game: string | undefined) =>
  (games[`../games/${game}/index.ts`]?.rules.sections ?? []).flatMap(({ key, clauses }) => [
    `${game}-rules-${key}`,
    ...clauses
      .filter(({ says }) => says === undefined)
      .flatMap(({ tag, variants = [] }) => {
        const clause = `${game}-clause-${tag.toLowerCase()}`;
        return [clause, `${clause}.title`, ...variants.map((it) => `${clause}.v-${it.key}`)];
      }),
  ]);
/** The clauses of a game's rules; those whose words come with the components have our rulings alone. */
const clausesOf = (game: string | undefined) =>
  (games[`../games/${game}/index.ts`]?.rules.sections ?? []).flatMap(({ clauses }) =>
    clauses.map(({ tag }) => `${game}-clause-${tag.toLowerCase()}`),
  );
/** What a section may begin with. */
const leadsOf = (game: string | undefined) =>
  (games[`../games/${game}/index.ts`]?.rules.sections ?? []).map(
    ({ key }) => `${game}-rules-${key}.lead`,
  );

describe('the code', () => {
  const shared = files
    .map((file) => file.replace('.ftl', ''))
    .filter((it) => gameIn(it) === undefined);

  it.each(Object.keys(code))('names only keys there are: %s', (path) => {
    const text = code[path] ?? '';
    const game = gameOf(path);
    const known = new Set(keysOf(game === undefined ? shared : [...shared, game, `rules/${game}`]));
    const said = [...text.matchAll(SAID)].map(({ 0: call, index }) =>
      expression(text, index + call.length),
    );
    const plain = said.flatMap((it) => [...bare(it).matchAll(PLAIN)].map(([, key = '']) => key));
    expect(plain.filter((key) => !known.has(key) && key !== game)).toEqual([]);
    const built = said.flatMap((it) =>
      [...it.matchAll(BUILT)].map(([, template = '']) => template),
    );
    const idle = built.filter((template) => {
      const keys = made(template);
      return keys !== null && ![...known].some((key) => keys.test(key));
    });
    expect(idle).toEqual([]);
  });

  it.each(files.map((file) => file.replace('.ftl', '')))('uses every key: %s', (name) => {
    const own = Object.entries(code).filter(([path]) => {
      const game = gameOf(path);
      return game === undefined || gameIn(name) === undefined || game === gameIn(name);
    });
    const texts = own.map(([, text]) => text);
    const quoted = new Set(
      texts.flatMap((text) => [...text.matchAll(/['"`]([a-z][\w.-]*)['"`]/g)].map(([, it]) => it)),
    );
    const templates = new Set(
      texts.flatMap((text) => [...text.matchAll(BUILT)].map(([, it = '']) => it)),
    );
    const built = [...templates].flatMap((template) => made(template) ?? []);
    const words = LOCALES.map((locale) => source(locale, `${name}.ftl`)).join('\n');
    const all = Object.values(sources).join('\n');
    // What a learner is told instead goes by the name of the prompt.
    const isUsed = (key: string): boolean =>
      (isCase(key.split('.')[1] ?? '') && all.includes(`${key.split('.')[1]?.toUpperCase()}(`)) ||
      (/-prompt-[\w-]+\.can$/.test(key) && isUsed(key.slice(0, -'.can'.length))) ||
      quoted.has(key) ||
      built.some((keys) => keys.test(key)) ||
      rulesOf(gameIn(name)).includes(key) ||
      leadsOf(gameIn(name)).includes(key) ||
      clausesOf(gameIn(name)).some((it) => key.startsWith(`${it}.ruling-`)) ||
      new RegExp(`\\{ *${key.replace('.', '\\.')} *\\}`).test(words);
    expect(keysOf([name]).filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(GAMES)('has every section of the rules: %s', (game) => {
    const known = keysOf([`rules/${game}`]);
    expect(rulesOf(game).length).toBeGreaterThan(0);
    expect(rulesOf(game).filter((key) => !known.includes(key))).toEqual([]);
  });
});

/** What nobody is asked to do anything by. */
const NOTHING_TO_DO = ['wait', 'over', 'committed', 'chance'];

describe('what a learner is told', () => {
  it.each(GAMES)('has a sentence for everything that is asked: %s', (game) => {
    const keys = keysOf([game]);
    const asked = keys.filter((key) => /^\w+-prompt-[\w-]+$/.test(key));
    const isBare = (key: string): boolean =>
      !keys.includes(`${key}.can`) && !NOTHING_TO_DO.includes(key.replace(`${game}-prompt-`, ''));
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(isBare)).toEqual([]);
  });
});

describe('what is told in a first game', () => {
  it.each(GAMES)('is about a kind of question, or a topic that the game names: %s', (game) => {
    const keys = keysOf([`lessons/${game}`]);
    const told = keys.flatMap((key) => key.split(`guide-${game}-`)[1] ?? []);
    const text = code[`../games/${game}/index.ts`] ?? '';
    const known = (it: string) =>
      keysOf([game]).includes(`${game}-prompt-${it}`) || text.includes(`'${it}'`);
    expect(told.length).toBeGreaterThan(4);
    expect(told.filter((it) => !known(it))).toEqual([]);
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

/** Variables that carry nouns: creatures, planets, goods, cards, people. */
const NOUNS =
  'race|races|planet|planets|card|cards|reward|given|taken|name|names|who|whom|source|pair|was|will|toAll|left|right';

describe('sentences', () => {
  const czech = Object.entries(sources).filter(([path]) => path.startsWith('./cs/'));

  it.each(czech)('decline what stands after a preposition: %s', (_, text) => {
    const plain = new RegExp(
      `[^\\p{L}](na|v|ve|do|z|ze|s|se|od|pro|za|o|k|ke|u|mezi|bez|vedle|místo) \\{ \\$(${NOUNS}) \\}`,
      'giu',
    );
    expect(text.match(plain) ?? []).toEqual([]);
  });

  it.each(czech)('have "si" and "se" in the second place: %s', (_, text) => {
    expect(text.match(/DOES\([^)]*\) \} (si|se)\b/g) ?? []).toEqual([]);
  });

  /** A label of a word or two, and a colon where a verb should be. */
  const LABELLED = /^(\{ \$\w+ \}|\p{L}+( \p{L}+)?): /u;
  const TOLD = /^\w+-(event|prompt|foretell|draw|says)-[\w-]+ = |^\w+-[\w-]+-says = /;
  /** A sum stands for a verb, and where a piece comes from is a title with its points. */
  const SUMS = ['hunters-event-scored', 'hunters-back-says', 'hunters-supply-says'];

  it.each(Object.entries(sources))('have a verb where a colon might be: %s', (_, text) => {
    const told = text.split('\n').flatMap((line) => {
      const [start] = TOLD.exec(line) ?? [];
      return start && LABELLED.test(line.slice(start.length)) ? [start.slice(0, -3)] : [];
    });
    expect(told.filter((key) => !SUMS.includes(key))).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    ['cs', ['en-GB'], 'cs'],
    ['en', ['cs-CZ'], 'en'],
    ['auto', ['cs-CZ', 'en'], 'cs'],
    ['auto', ['sk'], 'cs'],
    ['auto', ['de-DE', 'en'], 'en'],
    ['auto', ['en-US', 'cs'], 'en'],
    ['auto', ['de', 'cs', 'en'], 'cs'],
    ['auto', [], 'en'],
  ] as const)('%s on a device of %j is %s', (setting, device, locale) => {
    expect(localeFor(setting, device)).toBe(locale);
  });

  it('keeps numbers where they are beside a name that runs from right to left', () => {
    const words = new Words('en', ['of = { $name }: { $n }']);
    expect(words.say('of', { name: 'אבא', n: 12 })).toBe('\u2067אבא\u2069: 12');
    expect(words.say('of', { name: 'בן חיים, Eva', n: 2 })).toBe('\u2067בן חיים\u2069, Eva: 2');
    expect(words.say('of', { name: 'Z\u030cofie', n: 1 })).toBe('Z\u030cofie: 1');
  });

  it('shows the key of a missing message, so that it is seen', () => {
    expect(new Words('cs', []).say('nothing-here')).toBe('nothing-here');
  });
});
