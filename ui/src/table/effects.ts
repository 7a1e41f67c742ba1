// What each entry of the list of moves would do, in words, and the groups they stand in by it. All of
// it is what the engine foresees; this file only sorts and names.

import { type Choice, type Draft, gainOf } from '../games/game-ui';
import { asApiError } from '../host/host';
import type { GameId, Preview, Seat } from '../host/protocol';
import { host, tellFailure } from '../state/client';
import { signed } from '../words/numbers';
import { personNoun, youNoun } from '../words/person';
import { type Message, say } from '../words/words';
import type { LiveTable } from './live';

type Entry = Choice<GameId>;

/** What one decision would do. */
interface Effect {
  readonly group: string;
  readonly title: Message;
  /** Points for oneself, less what the best of the others would get. */
  readonly worth: number;
  readonly text: string;
  /** Nothing changes at once: there is nothing to be read about it. */
  readonly isNothing: boolean;
}

export interface Group {
  readonly key: string;
  readonly title: string | null;
  readonly entries: readonly {
    readonly choice: Entry;
    readonly effect: string | null;
    /** Its effect is that nothing changes at once. */
    readonly isNothing?: boolean;
  }[];
}

/** So many drafts are looked at with one question. */
const MOST_TOGETHER = 256;

/** What each of several drafts would change; `null` where the table has moved on meanwhile. */
export async function foreseeAll(
  live: LiveTable,
  drafts: readonly Draft<GameId>[],
): Promise<ReadonlyMap<Draft<GameId>, Preview> | null> {
  const { table, actor: seat, at } = live.state.value;
  if (seat === undefined) return null;
  const found = new Map<Draft<GameId>, Preview>();
  try {
    for (let i = 0; i < drafts.length; i += MOST_TOGETHER) {
      const part = drafts.slice(i, i + MOST_TOGETHER);
      const decisions = part.map(({ actions, next }) => (next ? [...actions, next] : [...actions]));
      const { previews } = await host().send({ type: 'previewAll', table, seat, decisions, at });
      for (const [n, draft] of part.entries()) {
        const preview = previews[n];
        if (preview) found.set(draft, preview);
      }
    }
    return found;
  } catch (thrown) {
    if (asApiError(thrown).code !== 'stale') tellFailure(thrown);
    return null;
  }
}

/** The groups every game has, in the order in which they are listed, after a game's own. */
const ORDER = ['gain', 'others', 'event', 'quiet', 'cost'];

/** The entries by what they do, the best first; those that lead on stand before all, untold. */
export function grouped(
  table: LiveTable,
  choices: readonly Entry[],
  previews: ReadonlyMap<Draft<GameId>, Preview> | null,
): readonly Group[] {
  const onward: { choice: Entry; effect: null }[] = [];
  const found = new Map<string, { title: Message; entries: { choice: Entry; effect: Effect }[] }>();
  for (const choice of choices) {
    const preview = choice.draft && previews?.get(choice.draft);
    if (!preview) {
      onward.push({ choice, effect: null });
      continue;
    }
    const effect = effectOf(table, preview);
    const group = found.get(effect.group) ?? { title: effect.title, entries: [] };
    group.entries.push({ choice, effect });
    found.set(effect.group, group);
  }
  const isAlone = found.size === 1 && onward.length === 0;
  const groups = [...found].map(([key, { title, entries }]) => ({
    key,
    title: isAlone ? null : say(title),
    entries: entries
      .toSorted((a, b) => b.effect.worth - a.effect.worth)
      .map(({ choice, effect: { text, isNothing } }) => ({ choice, effect: text, isNothing })),
  }));
  const order = [...(table.ui.groups ?? []), ...ORDER];
  groups.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return onward.length === 0 ? groups : [{ key: '', title: null, entries: onward }, ...groups];
}

/** Points for one seat at once, less what the best of the others would get. */
export function worthOf(preview: Preview, of: Seat): number {
  const others = preview.changes.seats.filter(({ seat }) => seat !== of);
  return gainOf(preview, of) - Math.max(0, ...others.map((it) => it.after - it.before));
}

/** What a decision changes, in words; `own` is whoever is spoken to. `null` when nothing does at once. */
export function effectWords(table: LiveTable, preview: Preview, own: Seat | null): string | null {
  const foretold = table.ui.foretell?.(preview.events, table.teller.value) ?? [];
  const parts = preview.changes.seats.flatMap(({ seat, before, after, lines }) => {
    if (after === before) return [];
    const name = seat === own ? youNoun() : personNoun(table.seats.value, seat);
    const why = lines
      .filter((line) => line.before !== line.after)
      .map(({ source }) => table.ui.describeSource(source, table.teller.value));
    return [
      say('effect-points', {
        name,
        points: signed(after - before),
        has: why.length > 0 ? 'yes' : 'no',
        why: [...new Set(why)].join(', '),
      }),
    ];
  });
  return [...parts, ...foretold].join('; ') || null;
}

function effectOf(table: LiveTable, preview: Preview): Effect {
  const own = table.seat.value;
  const gain = gainOf(preview, own);
  const others = preview.changes.seats.filter(({ seat }) => seat !== own);
  const foretold = table.ui.foretell?.(preview.events, table.teller.value) ?? [];
  const told = effectWords(table, preview, own);
  const isFelt = others.some((it) => it.after !== it.before);
  // A game that names groups of its own says with them what matters beside points.
  const named = table.ui.groupOf?.(preview, own) ?? null;
  const shared = sharedGroup(gain, isFelt, foretold.length > 0 && !table.ui.groupOf);
  return {
    group: named ?? shared,
    title: { id: named ?? `effect-group-${shared}` },
    worth: worthOf(preview, own),
    text: told || say('effect-none'),
    isNothing: told === null,
  };
}

function sharedGroup(gain: number, isFelt: boolean, isEvent: boolean): string {
  if (gain !== 0) return gain > 0 ? 'gain' : 'cost';
  if (isFelt) return 'others';
  return isEvent ? 'event' : 'quiet';
}
