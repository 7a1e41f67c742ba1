// What the device says of itself, followed as it changes.

import { type Signal, signal } from '@preact/signals';

/** Whether a media query holds; where nobody can ask, in tests without a page, it does not. */
export function mediaQuery(query: string): Signal<boolean> {
  const list = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
  const isTrue = signal(list?.matches ?? false);
  list?.addEventListener('change', (event) => {
    isTrue.value = event.matches;
  });
  return isTrue;
}
