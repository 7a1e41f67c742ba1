// How large texts are: as the device is set, or larger where somebody before it likes them so. At a
// table the largest wish of all who sit there counts, so that nothing jumps when the turn goes on.

import { computed, effect, signal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { TextSize } from '../host/door';
import { people } from './people';
import { settings } from './settings';

const FACTORS: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.25, huge: 1.5 };

/** Whose wishes count now, by whoever asked for them. */
const before = signal<ReadonlyMap<string, readonly string[]>>(new Map());

/** The factor in force. */
const textFactor = computed(() => {
  const wanted = [...before.value.values()].flat();
  const sizes = people.value
    .filter(({ profile }) => wanted.includes(profile))
    .map(({ textSize }) => FACTORS[textSize]);
  return Math.max(FACTORS[settings.value.textSize], ...sizes);
});

/** Counts the wishes of these people while the component is there. */
export function useTextSize(profiles: readonly string[]): void {
  const id = useId();
  const key = profiles.join();
  useEffect(() => {
    before.value = new Map(before.value).set(id, profiles);
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
