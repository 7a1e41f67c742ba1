// At which tables somebody sits who has never played the game: their first turn is guided, unless
// they wave it off. Kept with the device, the last few of them.

import { signal } from '@preact/signals';
import { remember, remembered } from '../kit/memory';

const KEY = 'guided';
const MOST = 8;

const tables = signal<readonly string[]>(remembered<readonly string[]>(KEY) ?? []);

function keep(next: readonly string[]): void {
  tables.value = next;
  remember(KEY, next);
}

/** Guides through the first turn at a table. */
export function guide(table: string): void {
  keep([table, ...tables.value.filter((it) => it !== table)].slice(0, MOST));
}

/** Guides there no more. */
export function letBe(table: string): void {
  if (tables.value.includes(table)) keep(tables.value.filter((it) => it !== table));
}

export function isGuided(table: string): boolean {
  return tables.value.includes(table);
}
