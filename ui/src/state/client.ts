// The door as the screens use it: asked, heard, and with words for what went wrong.

import { signal } from '@preact/signals';
import { asApiError, Disconnected, type Host } from '../host/host';
import type { Push } from '../host/protocol';
import { stir, underWay } from '../kit/quiet';
import { errorMessage, troubleMessage } from './errors';
import { warn } from './notices';

let door: Host | undefined;
const hears = new Set<(push: Push) => void>();
const returns = new Set<() => void>();

/** Whether nobody answers behind the door. */
export const isCut = signal(false);

/** The door; there is one from the start on. */
export function host(): Host {
  if (!door) throw new Error('the door is not open yet');
  return door;
}

/** Asks through this door from now on; the page is not at rest before it has answered. */
export function openDoor(found: Host): void {
  const send = found.send.bind(found) as Host['send'];
  found.send = (request) => send(request).finally(underWay());
  door = found;
}

/** Hears what comes through the door by itself: pushes, trouble, and whether it is whole. */
export function listenAtDoor(): void {
  host().listen((push) => {
    stir();
    for (const hear of hears) hear(push);
    if (push.type === 'trouble') warn(troubleMessage(push.trouble));
  });
  host().watch?.((isThere) => {
    isCut.value = !isThere;
    if (!isThere) return;
    for (const back of returns) back();
  });
}

/** Hears pushes until the returned function is called. */
export function hear(push: (push: Push) => void): () => void {
  hears.add(push);
  return () => hears.delete(push);
}

/** Called when the door is whole again, until the returned function is called. */
export function onReturn(back: () => void): () => void {
  returns.add(back);
  return () => returns.delete(back);
}

/** Shows the words for what went wrong. A broken door has its own band above every screen. */
export function tellFailure(thrown: unknown): void {
  if (thrown instanceof Disconnected) return;
  if (import.meta.env.DEV) console.error(thrown);
  warn(errorMessage(asApiError(thrown)));
}

/**
 * Does something through the door, and shows the words where it is refused; then there is nothing,
 * while an answer that says nothing is `null`.
 */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (thrown) {
    tellFailure(thrown);
    return undefined;
  }
}
