// A hint as something to look at: what is advised is found among what the game can show as a ghost, so that the board draws it like the player's own.

import type { Choice, Draft } from '../games/game-ui';
import type { GameId, Hint } from '../host/protocol';
import { msg } from '../words/words';
import type { LiveTable } from './live';

type G = GameId;

/**
 * What a hint says, as a draft: as the game would draw it, or else in the words of the log with the
 * first of what is to be done drawn, so that one sees where.
 */
export function draftOf(table: LiveTable, hint: Pick<Hint, 'actions' | 'preview'>): Draft<G> {
  const [first, ...rest] = hint.actions;
  if (!first) throw new Error('a hint without an action');
  const actions = [first, ...rest] as const;
  const choices = table.ui.choices(table);
  const found = table.ui.draftOf?.(table, actions) ?? find(choices, canonical(actions));
  if (found) return found;
  const told = hint.preview.events.flatMap(
    (event) => table.ui.describeEvent(event, table.teller.value) ?? [],
  );
  const says = told.length > 0 ? msg('hint-event', { text: told.join(' ') }) : msg('hint-bare');
  const begun = rest.length > 0 ? find(choices, canonical([first])) : undefined;
  const { where, ghost } = begun ?? {};
  return { actions, says, ...(where && { where }), ...(ghost !== undefined && { ghost }) };
}

/** The draft that does these actions and nothing after them. */
function find(choices: readonly Choice<G>[], wanted: string): Draft<G> | undefined {
  for (const { draft, more } of choices) {
    if (draft && canonical(draft.actions) === wanted) return draft;
    const found = more && find(more(), wanted);
    if (found) return found;
  }
  return undefined;
}

/**
 * Names of a few moves side by side, of the parts of each, the most telling first: as many of them as
 * it takes to tell the moves apart, and none that all of them share.
 */
export function namesOf(moves: readonly (readonly string[])[]): string[] {
  const isShared = (part: string) => moves.length > 1 && moves.every((it) => it.includes(part));
  const telling = moves.map((parts) => {
    const own = [...new Set(parts)].filter((part) => !isShared(part));
    return own.length > 0 ? own : parts.slice(0, 1);
  });
  const most = Math.max(1, ...telling.map((own) => own.length));
  const areApart = (names: readonly (string | undefined)[]) =>
    new Set(names).size === names.length && !names.includes(undefined);
  for (let n = 1; ; n += 1) {
    const names = telling.map((own) => own.slice(0, n).join(' · '));
    if (n < most && !areApart(names)) continue;
    // What tells them apart alone is read first.
    if (!areApart(telling.map((own) => own[n - 1]))) return names;
    return telling.map((own) => [own[n - 1], ...own.slice(0, n - 1)].join(' · '));
  }
}

/** The same text for the same action, whatever the order of its fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
