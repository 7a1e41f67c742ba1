// Which clause of the rules something at the table follows from: a refusal, a line of the sheet.

import type { GameUi } from '../games/game-ui';
import type { Tag } from '../games/rules-ui';
import type { AnyRefusal, AnyView, LineOf } from '../host/protocol';

/** What its members are told apart by. */
const kindOf = (it: { readonly type: string } | { readonly code: string }): string =>
  'type' in it ? it.type : it.code;

/** The clause by which something is refused in a position; behind the curtain there is none. */
export function clauseOf({ rules }: GameUi, why: AnyRefusal, view: AnyView | undefined): Tag {
  const tags: Readonly<Record<string, Tag>> = rules.reasons;
  if (why.type !== 'rule') return tags[why.type] ?? '';
  const here = view ? rules.reasonTag?.(why.reason, view) : null;
  return here ?? tags[kindOf(why.reason)] ?? '';
}

/** The clause that gives a line its points. */
export function sourceTag({ rules }: GameUi, source: LineOf['source']): Tag {
  const tags: Readonly<Record<string, Tag>> = rules.sources;
  return rules.sourceTag?.(source) ?? tags[source.type] ?? '';
}
