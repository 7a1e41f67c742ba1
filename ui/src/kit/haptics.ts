// A little shake under the finger, where the device can.

import type { Host, Shake } from '../host/host';

let isOn = true;
let shaker: Host['shake'];

/** What shakes the device; nothing where it cannot be shaken. */
export function shakeBy(found: Host['shake']): void {
  shaker = found;
}

/** Whether there is anything to switch off. */
export const canShake = (): boolean => shaker !== undefined;

export function setHaptics(wanted: boolean): void {
  isOn = wanted;
}

export function shake(what: Shake): void {
  if (isOn) shaker?.(what);
}
