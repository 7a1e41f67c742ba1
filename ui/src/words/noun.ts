// Nouns in sentences. A catalogue has a noun's nominative as a message and its other cases as
// attributes of that message; a sentence in Czech asks for one: `{ ACC($race) }`.

import { type FluentFunction, FluentType, type FluentValue } from '@fluent/bundle';

/** `nom` is the nominative inside a sentence, without the capital that a name has alone. */
const CASES = ['nom', 'gen', 'acc', 'loc', 'ins'] as const;
type Case = (typeof CASES)[number];

/** A noun that can be declined; said plainly, it is in the nominative. */
export class Noun extends FluentType<string> {
  /** `decline` gives the form of a case, `undefined` where the noun has only its name. */
  constructor(
    name: string,
    private readonly decline: (form: Case) => string | undefined = () => undefined,
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

const declined =
  (form: Case): FluentFunction =>
  ([noun]: FluentValue[]) =>
    noun instanceof Noun ? noun.in(form) : (noun ?? '');

/** For sentences: `{ NOM($noun) }`, `{ GEN($noun) }`, `{ ACC($noun) }`, `{ LOC($noun) }`, `{ INS($noun) }`. */
export const CASE_FUNCTIONS: Readonly<Record<string, FluentFunction>> = Object.fromEntries(
  CASES.map((form) => [form.toUpperCase(), declined(form)]),
);

/** Attributes that only the Czech catalogue has. */
export const isCase = (attribute: string): boolean => CASES.some((form) => form === attribute);
