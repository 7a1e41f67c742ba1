// Whether anybody sees the app, and what the device lives on: the engines rest out of sight.

import { host } from './client';

/** As Chromium has it; WebKit tells nothing of a battery. */
interface Battery extends EventTarget {
  readonly charging: boolean;
}

type Powered = Navigator & { readonly getBattery?: () => Promise<Battery> };

/** Tells the engines each time the app comes into sight or goes out of it, or is plugged in or out. */
export function followSight(): void {
  let battery: Battery | undefined;
  const say = () => {
    const isInSight = document.visibilityState !== 'hidden';
    const isOnBattery = battery?.charging === false;
    // Whoever cannot be told goes on as before.
    host()
      .send({ type: 'sight', isInSight, isOnBattery })
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', say);
  (navigator as Powered).getBattery?.().then(
    (found) => {
      battery = found;
      found.addEventListener('chargingchange', say);
      if (!found.charging) say();
    },
    () => undefined,
  );
}
