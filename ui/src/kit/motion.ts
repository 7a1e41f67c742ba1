// Whether things move: the player's setting, or else the device's wish.

import { signal } from '@preact/signals';

const query =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;
const isCalmDevice = signal(query?.matches ?? false);
const isCalmSetting = signal(false);

query?.addEventListener('change', (event) => {
  isCalmDevice.value = event.matches;
});

/** Whether animation is to be left out. */
export function isCalm(): boolean {
  return isCalmDevice.value || isCalmSetting.value;
}

/** Follows the setting. */
export function setCalm(value: boolean): void {
  isCalmSetting.value = value;
}
