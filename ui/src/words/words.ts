// Words in Czech and English. Screens name messages by key; the sentences live in `*.ftl` and are
// loaded when first needed: what every screen needs with the start, and with it `titles/`, what the
// games are called and what their points are for; the rest of a game's words when a table opens, and
// `lessons/` with the lessons.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { computed, signal } from '@preact/signals';
import { BEFORE_NUMBERS, held } from './czech';
import { NOUN_FUNCTIONS, Noun, type Who } from './noun';

export const LOCALES = ['cs', 'en'] as const;
type Locale = (typeof LOCALES)[number];

export type Args = Readonly<Record<string, string | number | Noun>>;

/** A sentence to be: its key and what goes into it. */
export interface Message {
  readonly id: string;
  readonly args?: Args;
}

/** Shorthand for a message. */
export function msg(id: string, args?: Args): Message {
  return args ? { id, args } : { id };
}

const BACKWARD = '\\p{sc=Hebr}\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Thaa}\\p{sc=Nkoo}';
/** Words that run from right to left, as some names do. */
const BACKWARDS = new RegExp(
  `[${BACKWARD}]([${BACKWARD}\\p{M}\\p{Zs}'-]*[${BACKWARD}\\p{M}])?`,
  'gu',
);

/** All words of one language that are loaded. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly locale: Locale,
    sources: readonly (string | FluentResource)[],
  ) {
    // Both languages run left to right: of what goes in, `say` isolates what does not.
    const options = { useIsolating: false, functions: { ...BEFORE_NUMBERS, ...NOUN_FUNCTIONS } };
    this.bundle = new FluentBundle(
      locale,
      locale === 'cs' ? { ...options, transform: held } : options,
    );
    for (const source of sources) {
      this.bundle.addResource(typeof source === 'string' ? new FluentResource(source) : source);
    }
  }

  /** The language as dates and numbers are written in it: our English is British. */
  get tag(): string {
    return this.locale === 'en' ? 'en-GB' : this.locale;
  }

  /** Whether there is a message (`key`) or an attribute of one (`key.attribute`). */
  has(id: string): boolean {
    return this.pattern(id) !== undefined;
  }

  /** The names of a message's attributes that begin so, in the order of its file. */
  attributes(key: string, prefix: string): readonly string[] {
    const names = Object.keys(this.bundle.getMessage(key)?.attributes ?? {});
    return names.filter((name) => name.startsWith(prefix));
  }

  /** The sentence. A missing one shows its key, so that it is seen and mended. */
  say(message: string | Message, args?: Args): string {
    const id = typeof message === 'string' ? message : message.id;
    const values = typeof message === 'string' ? args : message.args;
    const pattern = this.pattern(id);
    if (pattern === undefined) return id;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(
      pattern,
      values as Record<string, FluentVariable>,
      errors,
    );
    if (errors.length > 0 && import.meta.env.DEV) console.warn(id, errors);
    // Numbers beside it stay where they are.
    return text.replace(BACKWARDS, '\u2067$&\u2069');
  }

  /** A noun whose cases are attributes of its message. */
  noun(id: string, args?: Args, who?: Who): Noun {
    const form = (name: string) =>
      this.has(`${id}.${name}`) ? this.say(`${id}.${name}`, args) : undefined;
    return new Noun(this.say(id, args), form, who);
  }

  private pattern(id: string) {
    const [key = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ?? undefined;
  }
}

const files = import.meta.glob<string>('./*/{*,titles/*,lessons/*,rules/*}.ftl', {
  query: '?raw',
  import: 'default',
});
const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, FluentResource>();
/** What the games are called. Found by their files, so that adding a game touches no list. */
const titles = Object.keys(files).flatMap((path) => /titles\/\w+/.exec(path) ?? []);
const wanted = new Set<string>(['app', 'levels', ...titles]);

/** The shared words beside `app`, which the first screen does without: loaded right after it. */
export const SHARED: readonly string[] = [
  'people',
  'backup',
  'deal',
  'games',
  'keys',
  'share',
  'replay',
  'result',
  'learning',
  'rules',
];

const current = signal<Words>(new Words('cs', []));

/** The words in force. Reading it in a component follows the language. */
export const words = computed(() => current.value);

/** The sentence in the language in force. */
export function say(message: string | Message, args?: Args): string {
  return current.value.say(message, args);
}

/** The language asked for last; loading may still be under way. */
let asked: Locale | null = null;

/** Loads what is in use of a language that is likely to be spoken. */
export async function prepare(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((name) => load(locale, name)));
}

/** Switches to a language, loading what is in use. */
export async function speak(locale: Locale): Promise<void> {
  asked = locale;
  await prepare(locale);
  // Several calls may be under way: the language asked for last wins, with all words that came.
  if (locale !== asked) return;
  const sources = [...wanted].flatMap((name) => loaded.get(pathOf(locale, name)) ?? []);
  current.value = new Words(locale, sources);
  document.documentElement.lang = locale;
}

/** Adds the words of a game, or other files, to those in use. */
export async function loadMessages(...names: readonly string[]): Promise<void> {
  if (names.every((name) => wanted.has(name))) return;
  for (const name of names) wanted.add(name);
  // Before a language is chosen there is nothing to load; it will come with the language.
  if (asked !== null) await speak(asked);
}

/** The language for a setting: `auto` is the first of the device's that there is, Slovak as Czech. */
export function localeFor(setting: Locale | 'auto', device: readonly string[]): Locale {
  if (setting !== 'auto') return setting;
  return device.find((tag) => /^(cs|sk|en)\b/i.test(tag))?.match(/^(cs|sk)/i) ? 'cs' : 'en';
}

const pathOf = (locale: Locale, name: string): string => `./${locale}/${name}.ftl`;

/** Loads a file once. A failed attempt is made again by the next who asks. */
function load(locale: Locale, name: string): Promise<void> {
  const path = pathOf(locale, name);
  const fetched = loading.get(path) ?? fetchWords(path);
  loading.set(path, fetched);
  return fetched;
}

async function fetchWords(path: string): Promise<void> {
  try {
    loaded.set(path, new FluentResource((await files[path]?.()) ?? ''));
  } catch (thrown) {
    loading.delete(path);
    throw thrown;
  }
}

/** A name as it stands by itself, and not in a sentence: with a capital. */
export const capital = (name: string): string =>
  name.charAt(0).toLocaleUpperCase(current.value.tag) + name.slice(1);
