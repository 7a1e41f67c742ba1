// What those want at a table who are none of the people of this device: how much help, and how large
// the text. Of people it is written down with them; this is kept with the device, for the last tables.

import { signal } from '@preact/signals';
import type { Help, TextSize } from '../host/protocol';
import { remember, remembered } from '../kit/memory';

export interface GuestPreferences {
  readonly help?: Help;
  readonly textSize?: TextSize;
}

interface Kept extends GuestPreferences {
  readonly table: string;
  readonly seat: number;
}

const MOST_KEPT = 40;
const KEY = 'wishes';

function read(): readonly Kept[] {
  const kept = remembered<readonly Partial<Kept>[]>(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (it): it is Kept => typeof it?.table === 'string' && typeof it.seat === 'number',
  );
}

const wishes = signal<readonly Kept[]>(read());

const isAt = (it: Kept, table: string, seat: number): boolean =>
  it.table === table && it.seat === seat;

/** What a seat's guest wants, as far as they have said so. */
export function guestPreferencesOf(table: string, seat: number): GuestPreferences {
  return wishes.value.find((it) => isAt(it, table, seat)) ?? {};
}

/** They want something else from now on. */
export function setGuestPreferences(table: string, seat: number, change: GuestPreferences): void {
  const next = { ...guestPreferencesOf(table, seat), ...change, table, seat };
  const others = wishes.value.filter((it) => !isAt(it, table, seat));
  wishes.value = [next, ...others].slice(0, MOST_KEPT);
  remember(KEY, wishes.value);
}

interface Round {
  readonly table: string;
  readonly seats: readonly { readonly name: string }[];
}

/** A table that follows on another one: its guests want what they wanted. */
export function copyGuestPreferences(before: Round, next: Round): void {
  for (const [seat, { name }] of next.seats.entries()) {
    const was = before.seats.findIndex((other) => other.name === name);
    const { help, textSize } = was < 0 ? {} : guestPreferencesOf(before.table, was);
    const kept = { ...(help ? { help } : {}), ...(textSize ? { textSize } : {}) };
    if (help || textSize) setGuestPreferences(next.table, seat, kept);
  }
}
