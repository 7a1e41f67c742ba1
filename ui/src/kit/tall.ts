// Whether the screen is high enough for what may as well wait in a sheet.

import { signal } from '@preact/signals';

const query = typeof matchMedia === 'function' ? matchMedia('(min-height: 700px)') : undefined;

export const isTall = signal(query?.matches ?? false);
query?.addEventListener('change', (event) => {
  isTall.value = event.matches;
});
