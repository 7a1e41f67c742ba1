// Nouns in sentences. A catalogue has a noun's nominative as a message and its other forms as
// attributes of that message; a sentence in Czech asks for one: `{ ACC($race) }`. A sentence about a
// person asks whom it speaks to: `{ DOES($who, "You lay", "lays") }`, `{ WHO($who) -> [you] … }`.

import { type FluentFunction, FluentType, type FluentValue } from '@fluent/bundle';

/**
 * `nom` is the nominative inside a sentence, without the capital that a name has alone; `own` the stem
 * of the possessive adjective.
 */
const CASES = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins', 'own'] as const;
type Case = (typeof CASES)[number];

/**
 * How a sentence treats a noun: `you` is spoken to, `bot` has all its forms, `name` only the
 * nominative; several are `they`, or `you-all` with whoever is spoken to among them.
 */
export type Who = 'you' | 'bot' | 'name' | 'neutral' | 'they' | 'you-all';

/** A noun that can be declined; said plainly, it is in the nominative. */
export class Noun extends FluentType<string> {
  /** `decline` gives the form of a case, `undefined` where the noun has only its name. */
  constructor(
    name: string,
    private readonly decline: (form: Case) => string | undefined = () => undefined,
    readonly who: Who = 'name',
  ) {
    super(name);
  }

  /** The form of a case. */
  in(form: Case): string {
    return this.decline(form) ?? this.value;
  }

  override toString(): string {
    return this.value;
  }
}

/** So many of a noun: "3× spuds". */
export const times = (n: number, noun: Noun): Noun =>
  n < 2 ? noun : new Noun(`${n}× ${noun}`, (form) => `${n}× ${noun.in(form)}`);

const declined =
  (form: Case): FluentFunction =>
  ([noun]: FluentValue[]) =>
    noun instanceof Noun ? noun.in(form) : (noun ?? '');

const PLURAL: ReadonlySet<Who> = new Set(['they', 'you-all', 'neutral']);
const whoOf = (noun: FluentValue | undefined): Who => (noun instanceof Noun ? noun.who : 'name');

/**
 * For sentences: the cases, `{ ACC($noun) }`; how a noun is treated, `{ WHO($who) -> … }`; subject and
 * verb, `{ DOES($who, "You lay", "lays") }`, of several `{ DOES($who, "You lay", "lays", "lay") }`.
 */
export const NOUN_FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  ...Object.fromEntries(CASES.map((form) => [form.toUpperCase(), declined(form)])),
  WHO: ([noun]) => whoOf(noun),
  DOES: ([noun, you, does, theyDo = does]) => {
    const who = whoOf(noun);
    if (who === 'you') return String(you);
    return `${String(noun)} ${String(PLURAL.has(who) ? theyDo : does)}`;
  },
};

/** Attributes that only the Czech catalogue has. */
export const isCase = (attribute: string): boolean => CASES.some((form) => form === attribute);
