// How far a learner has come without help: how many turns in a row went well with no suggestion
// looked at. Kept with the device, for the last few of them.

import { signal } from '@preact/signals';
import { remember, remembered } from '../kit/memory';
import { changePerson } from './people';

const KEY = 'growing';
const MOST = 16;

/** From here on it is asked whether the usual help is enough. */
const ENOUGH = 8;
/** A turn that nobody helped with, and one among the best on top of that. */
const OWN = 1;
const OWN_AND_BEST = 2;

type Steps = readonly (readonly [who: string, steps: number])[];

const all = signal<Steps>(remembered<Steps>(KEY) ?? []);
/** Who has grown out of it without a person to write that down for. */
const grown = signal<readonly string[]>(remembered<readonly string[]>(`${KEY}-up`) ?? []);

const stepsOf = (who: string): number => all.value.find(([it]) => it === who)?.[1] ?? 0;

function put(who: string, steps: number): void {
  all.value = [[who, steps] as const, ...all.value.filter(([it]) => it !== who)].slice(0, MOST);
  remember(KEY, all.value);
}

/** Takes note of a turn: whether a suggestion was looked at, and whether it was among the best. */
export function grow(
  who: string,
  turn: { readonly looked: boolean; readonly best: boolean },
): void {
  if (turn.looked) put(who, Math.min(0, stepsOf(who)));
  else put(who, stepsOf(who) + (turn.best ? OWN_AND_BEST : OWN));
}

/** Whether it is time to ask. */
export const isToBeAsked = (who: string): boolean => stepsOf(who) >= ENOUGH;

/** They would rather keep their help: they are asked again, but much later. */
export const stay = (who: string): void => put(who, -2 * ENOUGH);

/** They go on with the usual help. */
export function growUp(who: string, profile: string | undefined): void {
  put(who, 0);
  if (profile !== undefined) return void changePerson({ profile, help: 'normal' });
  grown.value = [who, ...grown.value].slice(0, MOST);
  remember(`${KEY}-up`, grown.value);
}

/** Whether somebody who is no person of this device has grown out of it. */
export const isGrown = (who: string): boolean => grown.value.includes(who);
