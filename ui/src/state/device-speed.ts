// How much longer the computer's players think on this device than where they were measured. It is
// asked for once, by whatever shows it first.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { host } from './client';

/** From here on one notices. */
const NOTICED = 1.5;

const longer = signal(1);
let isAsked = false;

/** How many times longer, where one notices. */
export function usePace(): number | undefined {
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    host()
      .send({ type: 'pace' })
      .then((reply) => {
        longer.value = reply.longer;
      })
      // Asked again by the next who shows it.
      .catch(() => {
        isAsked = false;
      });
  }, []);
  return longer.value < NOTICED ? undefined : longer.value;
}
