// How large texts are: as the device is set, or larger where somebody before it likes them so. At a
// table the largest wish of all who sit there counts, so that nothing jumps when the turn goes on.

import { computed, effect, signal } from '@preact/signals';
import { useId, useLayoutEffect } from 'preact/hooks';
import type { TextSize } from '../host/protocol';
import { people } from './people';
import { settings } from './settings';

const FACTORS: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.25, huge: 1.5 };

interface Wishes {
  readonly profiles: readonly string[];
  /** Of those who are none of the people of this device. */
  readonly sizes: readonly TextSize[];
}

/** The people before the device and their text sizes, by the screen that named them. */
const before = signal<ReadonlyMap<string, Wishes>>(new Map());

/** The factor in force. */
const textFactor = computed(() => {
  const all = [...before.value.values()];
  const wanted = all.flatMap(({ profiles }) => profiles);
  const sizes = people.value
    .filter(({ profile }) => wanted.includes(profile))
    .map(({ textSize }) => textSize);
  const every = [settings.value.textSize, ...sizes, ...all.flatMap(({ sizes }) => sizes)];
  return Math.max(...every.map((size) => FACTORS[size]));
});

/** Counts the wishes of these people while the component is there. */
export function useTextSize(profiles: readonly string[], sizes: readonly TextSize[] = []): void {
  const id = useId();
  const key = [...profiles, ...sizes].join();
  // Before the first paint, or all would grow under the finger.
  useLayoutEffect(() => {
    before.value = new Map(before.value).set(id, { profiles, sizes });
    return () => {
      const rest = new Map(before.value);
      rest.delete(id);
      before.value = rest;
    };
  }, [id, key]);
}

/** The factor takes effect on the page as a whole. */
export function followTextSize(): void {
  effect(() => {
    document.documentElement.style.setProperty('--text', String(textFactor.value));
  });
}
