// Keeps the screen lit while somebody has to decide: thinking about a move is not leaving the table.
// A device left lying goes dark all the same after a while.

import type { Host } from '../host/host';
import { type Cancel, later } from './clock';

/** Without a touch for this long, the device may sleep. */
const PATIENCE_MS = 5 * 60_000;

/** What keeps the screen lit until it is released; the system may release it, too. */
type Lock = Pick<WakeLockSentinel, 'released' | 'release'>;

let keepLit: Host['keepLit'];

/** What keeps the screen lit; where the host cannot, the page tries. */
export function litBy(found: Host['keepLit']): void {
  keepLit = found;
}

/** Whether the screen can be kept lit here. */
export const canStayAwake = (): boolean => keepLit !== undefined || 'wakeLock' in navigator;

async function lockOf(): Promise<Lock> {
  const keep = keepLit;
  if (!keep) return navigator.wakeLock.request('screen');
  await keep(true);
  return { released: false, release: () => keep(false) };
}

/** Keeps the screen lit until the returned function is called. */
export function keepAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: Lock | undefined;
  let isAsking = false;
  let isOver = false;
  let forget: Cancel | undefined;

  const sleep = () => {
    void lock?.release().catch(() => undefined);
    lock = undefined;
  };
  // The system takes the lock away when the page goes out of sight; a touch brings it back.
  const stir = () => {
    forget?.();
    forget = later(PATIENCE_MS, sleep);
    if (isAsking || (lock && !lock.released) || document.visibilityState !== 'visible') return;
    isAsking = true;
    lockOf()
      .then((got) => {
        if (isOver) void got.release();
        else lock = got;
      })
      // A device low on power says no.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  };
  stir();
  window.addEventListener('pointerdown', stir, true);
  window.addEventListener('keydown', stir, true);
  document.addEventListener('visibilitychange', stir);
  return () => {
    isOver = true;
    forget?.();
    window.removeEventListener('pointerdown', stir, true);
    window.removeEventListener('keydown', stir, true);
    document.removeEventListener('visibilitychange', stir);
    sleep();
  };
}
