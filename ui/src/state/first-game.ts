// Whose first game is guided: a person's who has never made a move of it, at whatever table they sit
// down to. A guest may have played it elsewhere and is asked. Who has waved it off, or has been asked,
// is never bothered again, and nobody is told a thing twice; kept with the device, the last of them.

import { signal } from '@preact/signals';
import type { GameId, Seat, TableState } from '../host/protocol';
import { remember, remembered } from '../kit/memory';
import { host } from './client';

const MOST_GUIDED = 8;
const MOST_SETTLED = 200;
const MOST_TOLD = 400;

type Place = Pick<TableState, 'table' | 'game' | 'seats'>;

function kept(key: string, most: number) {
  const list = signal<readonly string[]>(remembered<readonly string[]>(key) ?? []);
  const put = (next: readonly string[]): void => {
    list.value = next.slice(0, most);
    remember(key, list.value);
  };
  return {
    has: (it: string): boolean => list.value.includes(it),
    add: (it: string): void => put([it, ...list.value.filter((other) => other !== it)]),
    drop: (it: string): void => {
      if (list.value.includes(it)) put(list.value.filter((other) => other !== it));
    },
  };
}

const guided = kept('guided', MOST_GUIDED);
/** The games that somebody needs no guide to. */
const settled = kept('guided-no-more', MOST_SETTLED);
/** What was told to whom. */
const told = kept('guided-in', MOST_TOLD);
/** At which seats a guest is to be asked. */
const asking = signal<readonly string[]>([]);

const seatKey = (table: string, seat: Seat): string => `${table}:${seat}`;
const whoKey = (game: GameId, profile: string | undefined): string => `${game}:${profile ?? ''}`;
const whoAt = ({ game, seats }: Place, seat: Seat): string =>
  whoKey(game, seats[seat]?.profile ?? undefined);
const topicKey = (at: Place, seat: Seat, topic: string): string => `${whoAt(at, seat)}:${topic}`;

/** Whether somebody was told something before. */
export const isTold = (at: Place, seat: Seat, topic: string): boolean =>
  told.has(topicKey(at, seat, topic));

export function noteTold(at: Place, seat: Seat, topics: readonly string[]): void {
  for (const topic of topics) told.add(topicKey(at, seat, topic));
}

/** Guides through the first game at a table. */
export function guide(table: string, seat: Seat): void {
  guided.add(seatKey(table, seat));
}

/** Guides there no more, and the same person nowhere else. */
export function letBe(at: Place, seat: Seat): void {
  const key = seatKey(at.table, seat);
  guided.drop(key);
  asking.value = asking.value.filter((it) => it !== key);
  settled.add(whoAt(at, seat));
}

/** A guest has never played it. */
export function guideGuest(at: Place, seat: Seat): void {
  letBe(at, seat);
  guide(at.table, seat);
}

export const isGuided = (table: string, seat: Seat): boolean => guided.has(seatKey(table, seat));

/** Whether a guest is to be asked. */
export const isAsked = (table: string, seat: Seat): boolean =>
  asking.value.includes(seatKey(table, seat));

/** Finds out who at a table has never played its game. Tells whether anybody there is guided. */
export async function welcome(state: TableState): Promise<boolean> {
  if (state.lesson || state.exercise || state.next === 'over') return false;
  const { table } = state;
  const people = state.seats.filter(({ sitter }) => sitter.type === 'person');
  for (const { seat, profile } of people) {
    if (isGuided(table, seat) || settled.has(whoAt(state, seat))) continue;
    const of = profile === undefined ? {} : { profile };
    const { games } = await host().send({ type: 'lessons', ...of });
    if (games.find(({ game }) => game === state.game)?.playedBy !== false) continue;
    if (profile !== undefined) guide(table, seat);
    else asking.value = [seatKey(table, seat), ...asking.value].slice(0, MOST_GUIDED);
  }
  return people.some(({ seat }) => isGuided(table, seat) || isAsked(table, seat));
}
