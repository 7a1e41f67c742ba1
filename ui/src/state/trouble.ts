// What is wrong with the saved games as long as it is: told on Home until it is over, since words
// that pass are missed.

import { signal } from '@preact/signals';
import type { Trouble } from '../host/protocol';
import { hear, host } from './client';

/** What is wrong with the file of saved games. */
export const troubles = signal<readonly Trouble[]>([]);

/** Whether it is the trouble of the whole file, and not of one game that says so itself. */
function isOfFile({ type }: Trouble): boolean {
  return type !== 'badLog' && type !== 'badRow' && type !== 'botFailed' && type !== 'unplayable';
}

/** Keeps what is told of it: what was told twice is one trouble. */
export function keepTroubles(found: readonly Trouble[]): void {
  const texts = new Set(found.filter(isOfFile).map((it) => JSON.stringify(it)));
  troubles.value = [...texts].map((text) => JSON.parse(text));
}

/** Asks anew: what had been wrong may be over. */
export async function refreshTroubles(): Promise<void> {
  const reply = await host()
    .send({ type: 'hello' })
    .catch(() => null);
  if (reply) keepTroubles(reply.trouble);
}

/** From now on. */
export function followTroubles(): void {
  hear((push) => {
    if (push.type === 'trouble') keepTroubles([...troubles.value, push.trouble]);
  });
}
