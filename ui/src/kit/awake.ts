// Keeps the screen lit while somebody has to decide, where the browser can: thinking about a move
// is not leaving the table. A device left lying goes dark all the same after a while.

import { type Cancel, later } from './clock';

/** Without a touch for this long, the device may sleep. */
const PATIENCE_MS = 5 * 60_000;

/** Whether the screen can be kept lit here. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen lit until the returned function is called. */
export function keepAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | undefined;
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
    navigator.wakeLock
      .request('screen')
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
