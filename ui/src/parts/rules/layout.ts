// How a game's rules are laid out before somebody: which sections in which order, and what of them
// holds at the table they are read at. Without a table all of it holds, one way or the other.

import type { CatalogueOf, SetupOf } from '../../games/game-ui';
import type { Clause, Rulebook, Section, Tag, Variant } from '../../games/rules-ui';
import type { GameId } from '../../host/protocol';
import { type Args, say, words } from '../../words/words';

type G = GameId;

/** What is known of where the rules are read: the components, and the table if there is one. */
export interface Where {
  readonly game: G;
  readonly catalogue: CatalogueOf<G>;
  readonly setup?: SetupOf<G> | undefined;
}

/** Whether something holds at the table; `null` without one. */
type Holds = boolean | null;

interface VariantWords {
  readonly key: string;
  readonly text: string;
  readonly isPlayed: Holds;
}

/** A clause as it is read. */
export interface ClauseWords {
  readonly tag: Tag;
  readonly title: string;
  readonly text: readonly string[];
  readonly variants: readonly VariantWords[];
  /** How it is read here, where the rulebook leaves it open. */
  readonly rulings: readonly string[];
  /** Whether it means nothing at this table. */
  readonly isOther: boolean;
}

/** A section as it is read. */
export interface SectionWords {
  readonly key: string;
  readonly title: string;
  readonly lead: readonly string[];
  readonly clauses: readonly ClauseWords[];
}

const paragraphs = (text: string): readonly string[] => text.split('\n\n');

/** The key of a clause's words. */
const clauseKey = (game: string, tag: Tag): string => `${game}-clause-${tag.toLowerCase()}`;

/** A clause's title alone, for links to it. */
export function clauseTitle(rules: Rulebook<G>, tag: Tag, where: Where): string {
  const clause = rules.sections.flatMap(({ clauses }) => clauses).find((it) => it.tag === tag);
  return clause ? clauseWords(clause, where).title : tag;
}

/** A clause in words. */
function clauseWords(clause: Clause<G>, where: Where): ClauseWords {
  const { game, catalogue, setup } = where;
  const key = clauseKey(game, clause.tag);
  const args: Args = clause.args?.(catalogue) ?? {};
  const own = clause.says?.(catalogue, words.value);
  return {
    tag: clause.tag,
    title: own?.title ?? say(`${key}.title`, args),
    text: paragraphs(own?.text ?? say(key, args)),
    variants: (clause.variants ?? []).map((it) => variantWords(key, it, where)),
    rulings:
      (clause.isRuled?.(catalogue) ?? true)
        ? words.value.attributes(key, 'ruling-').map((name) => say(`${key}.${name}`, args))
        : [],
    isOther: setup !== undefined && clause.isFor?.(setup) === false,
  };
}

function variantWords(clause: string, variant: Variant<G>, where: Where): VariantWords {
  const { catalogue, setup } = where;
  return {
    key: variant.key,
    text: say(`${clause}.v-${variant.key}`, variant.args?.(catalogue) ?? {}),
    isPlayed: setup === undefined ? null : variant.isPlayed(setup),
  };
}

/** The sections in the order in which they are read there. */
function sectionsOf<S extends Section<G>>(
  sections: readonly S[],
  setup: SetupOf<G> | undefined,
): readonly S[] {
  const isFirst = (it: S): boolean => setup !== undefined && it.isFirst?.(setup) === true;
  const [first, ...rest] = sections;
  if (!first) return [];
  return [first, ...rest.filter(isFirst), ...rest.filter((it) => !isFirst(it))];
}

/** All of it in words. */
export function rulesWords(rules: Rulebook<G>, where: Where): readonly SectionWords[] {
  return sectionsOf(rules.sections, where.setup).map(({ key, clauses }) => {
    const title = `${where.game}-rules-${key}`;
    const lead = `${title}.lead`;
    return {
      key,
      title: say(title),
      lead: words.value.has(lead) ? paragraphs(say(lead)) : [],
      clauses: clauses.map((clause) => clauseWords(clause, where)),
    };
  });
}
