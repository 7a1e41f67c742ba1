// The games the engines know, and the saved games as last heard of.

import { computed, signal } from '@preact/signals';
import type { GameCard, GameId, GameRow } from '../host/protocol';
import { remember, remembered } from '../kit/memory';
import { attempt, host } from './client';
import { tellWithUndo } from './notices';
import { withNamesNow } from './people';

/** The games the engines know. */
export const cards = signal<readonly GameCard[]>([]);
/** As the engines told them; `rows` is what is shown. */
export const heard = signal<readonly GameRow[] | null>(null);

/** The same game with everybody called as they are now. */
const withNames = (row: GameRow): GameRow => ({ ...row, seats: withNamesNow(row.seats) });

/** The games that go on, the newest first; `null` until first heard of. */
export const rows = computed<readonly GameRow[] | null>(() => heard.value?.map(withNames) ?? null);
/** How many games go on. */
export const running = signal(0);

/** What Home asks for: the games that go on. */
export const GOING_ON = { type: 'games', status: 'running' } as const;

/** What the engines say of a game. */
export function cardOfEngine(game: GameId): GameCard | undefined {
  return cards.value.find((card) => card.game === game);
}

/** Hears anew which games go on. */
export async function refreshRows(): Promise<void> {
  const reply = await attempt(() => host().send(GOING_ON));
  if (!reply) return;
  heard.value = reply.games;
  running.value = reply.total ?? 0;
}

/**
 * A game that was played on is the newest of those known here, already before the engines are heard
 * anew: whoever leaves it and goes on at once goes on with this one.
 */
export function playedOn(table: string): void {
  heard.value =
    heard.value?.map((row) => (row.table === table ? { ...row, changedAt: Date.now() } : row)) ??
    null;
}

const SHELF = 'shelf';

/** The games played here, the one played last first. */
export const playedGames = (): readonly string[] => remembered<readonly string[]>(SHELF) ?? [];

/** Somebody has played this game. */
export function playedGame(game: GameId): void {
  remember(SHELF, [game, ...playedGames().filter((it) => it !== game)]);
}

/** Puts a game into the bin, and offers to take it out again; `then` follows either. */
export async function abandon(table: string, then?: () => void): Promise<void> {
  const reply = await attempt(() => host().send({ type: 'abandon', table }));
  if (reply === undefined) return;
  await refreshRows();
  then?.();
  tellWithUndo({ id: 'game-binned' }, () => void restore(table, then));
}

/** Takes a game out of the bin. */
export async function restore(table: string, then?: () => void): Promise<void> {
  const reply = await attempt(() => host().send({ type: 'restore', table }));
  if (reply === undefined) return;
  await refreshRows();
  then?.();
}
